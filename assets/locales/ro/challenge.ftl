# Challenges and lobbies.

challenge-named = Provocare de la { $challenger } pentru { $invited }: { $game }!
challenge-open = { $challenger } vrea să joace { $game }. Cine intră în joc?
challenge-rematch-open = { $challenger } vrea revanșa la { $game }. Cine intră în joc?
challenge-rematch = { $challenger } vrea revanșa la { $game }. { $invited }, de acord?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · cu rating
challenge-casual = { $time } · amicală, fără rating
challenge-expires = Expiră { $at }.
challenge-standing = Când începe partida, lansez din nou aceeași provocare.
series-of-two = Două partide, a doua cu locurile schimbate.
lobby-joined = În joc: { $people }
lobby-invited = Invitații: { $people }
lobby-computer = Pe toate celelalte locuri: Calculator (nivel { $level })
lobby-free = { $free ->
    [one] Un loc liber, pentru oricine
    [few] { $free } locuri libere, pentru oricine
   *[other] { $free } de locuri libere, pentru oricine
}
first-lot = Locurile se trag la sorți.
first-challenger = Începe { $challenger }.
first-opponent = Începe altcineva, nu { $challenger }.

closed-declined = { $challenger }, { $by } ți-a refuzat provocarea la { $game } (#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } a retras provocarea la { $game } (#{ $code }).
   *[other] { $others }: { $challenger } a retras provocarea la { $game } (#{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }, nimeni nu a răspuns în 7 zile la provocarea ta: { $game } (#{ $code }).
   *[other] { $challenger }, provocarea ta la { $game } (#{ $code }) a rămas 7 zile fără răspuns de la { $invited }.
}
closed-expired-lobby = { $players }: în 7 zile, provocarea la { $game } (#{ $code }) a adunat { $taken } din { $seats } jucători, adică prea puțini. `/halma challenge` lansează una nouă.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: { $who }, din echipa de moderare, a închis provocarea la { $game } (#{ $code }).
   *[no] 🛡️ { $players }: un moderator a închis provocarea la { $game } (#{ $code }).
}
closed-begun = Partida a început.
closed-begun-in = Partida a început în { $thread }.

button-accept = Acceptă
button-join = Intră în joc
button-begin = Începe cu { $seats } jucători
button-fill = { $seats ->
    [2] Joacă cu calculatorul
   *[other] Completează cu calculatorul
}
button-decline = Refuză
button-leave = Ieși
button-withdraw = Retrage

menu-which-game = Alege un joc
which-game = Ce joc vrei să joci cu { $user }?
missing-permissions = Nu pot găzdui partide în acest canal. Permisiuni care îmi lipsesc: { $names }. Cere unui moderator să le acorde sau joacă în alt canal.
permission-view = „Vizualizează canalul”
permission-send = „Trimite mesaje”
permission-send-in-threads = „Trimite mesaje în fire”
permission-create-threads = „Creează fire publice”
permission-embed = „Încorporează linkuri”
permission-attach = „Atașează fișiere”
permission-history = „Citește istoricul mesajelor”

notice-seat-declined = { $to }, { $by } nu intră în partida de { $game } (#{ $code }). Locul e liber pentru oricine.
