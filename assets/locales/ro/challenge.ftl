# Challenges and lobbies.

challenge-named = Provocare! { $challenger } vrea să joace { $game } cu { $invited }.
challenge-open = { $challenger } vrea să joace { $game }. Cine intră?
challenge-rematch-open = { $challenger } vrea revanșa la { $game }. Cine intră?
challenge-rematch = { $challenger } vrea revanșa la { $game }: { $invited }, de acord?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · cu rating
challenge-casual = { $time } · amicală
challenge-uneven = Amicală: în cinci, unele colțuri sunt mai bune decât altele.
challenge-expires = Expiră { $at }.
challenge-standing = Când începe o partidă, postez din nou provocarea.
series-of-two = Două partide; la a doua se schimbă locurile.
lobby-joined = În joc: { $people }
lobby-invited = Invitații: { $people }
lobby-computer = Celelalte locuri: Calculator (nivel { $level })
lobby-free = { $free ->
    [one] Un loc e liber pentru oricine
    [few] { $free } locuri sunt libere pentru oricine
   *[other] { $free } de locuri sunt libere pentru oricine
}
first-lot = Ordinea de start e la întâmplare.
first-challenger = Începe { $challenger }.
first-opponent = Începe adversarul.
first-swapped = De data asta începe { $first }.

closed-declined = { $challenger }, { $by } ți-a refuzat provocarea la { $game } (#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } a retras provocarea la { $game } (#{ $code }).
   *[other] { $others }: { $challenger } a retras provocarea la { $game } (#{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }, nimeni nu ți-a acceptat în 7 zile provocarea la { $game } (#{ $code }).
   *[other] { $challenger }, provocarea ta la { $game } (#{ $code }) n-a primit răspuns în 7 zile de la { $invited }.
}
closed-expired-lobby = { $players }: în 7 zile s-au ocupat doar { $taken } din { $seats } locuri, prea puține pentru { $game } (#{ $code }). `/halma play` lansează o provocare nouă.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: { $who } (moderare) a șters provocarea la { $game } (#{ $code }).
   *[no] 🛡️ { $players }: un moderator a șters provocarea la { $game } (#{ $code }).
}
closed-begun = Partida a început.
closed-begun-in = Partida a început în { $thread }.

button-accept = Acceptă
button-join = Intră în joc
button-begin = Începe în { $seats }
button-fill = { $seats ->
    [2] Cu calculatorul
   *[other] Adaugă calculatoare
}
button-decline = Refuză
button-leave = Ieși
button-withdraw = Retrage

button-start = Începe
button-more-rules = Mai multe reguli
panel-anyone = Oricine poate intra. Sau alege cu cine joci:
panel-with = Cu { $people }
menu-with = Oricine
extra-rated = Cu rating
extra-diagonals = Mutări în diagonală

menu-which-game = Alege un joc
missing-permissions = Nu pot găzdui partide în acest canal. Permisiuni care îmi lipsesc: { $names }. Cere unui moderator să mi le dea sau joacă în alt canal.
permission-view = „Vizualizează canalul”
permission-send = „Trimite mesaje”
permission-send-in-threads = „Trimite mesaje în fire”
permission-create-threads = „Creează fire publice”
permission-embed = „Încorporează linkuri”
permission-attach = „Atașează fișiere”
permission-history = „Citește istoricul mesajelor”

notice-seat-declined = { $to }, { $by } nu intră în joc: { $game } (#{ $code }). Locul e liber pentru oricine.
