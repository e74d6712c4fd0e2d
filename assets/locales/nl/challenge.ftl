# Challenges and lobbies.

challenge-named = { $challenger } daagt { $invited } uit: { $game }!
challenge-open = { $challenger } wil { $game } spelen. Wie doet er mee?
challenge-rematch-open = { $challenger } wil een revanche: { $game }. Wie doet er mee?
challenge-rematch = { $challenger } wil een revanche: { $game }. { $invited }, akkoord?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · met rating
challenge-casual = { $time } · vrijblijvend
challenge-uneven = Vrijblijvend: met vijf zijn sommige punten beter dan andere.
challenge-expires = Verloopt { $at }.
challenge-standing = Als er een partij start, plaats ik deze uitdaging opnieuw.
series-of-two = Twee partijen; bij de tweede wissel je van kant.
lobby-joined = Doet mee: { $people }
lobby-invited = Uitgenodigd: { $people }
lobby-computer = Overige plaatsen: Computer (niveau { $level })
lobby-free = { $free ->
    [one] Eén plaats is vrij voor iedereen
   *[other] { $free } plaatsen zijn vrij voor iedereen
}
first-lot = Loting bepaalt wie begint.
first-challenger = { $challenger } begint.
first-opponent = De tegenstander begint.
first-swapped = Deze keer begint { $first }.

closed-declined = { $challenger }, { $by } heeft je uitdaging afgewezen ({ $game }, #{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } heeft de uitdaging ingetrokken ({ $game }, #{ $code }).
   *[other] { $others }: { $challenger } heeft de uitdaging ingetrokken ({ $game }, #{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }, niemand heeft je uitdaging binnen 7 dagen aangenomen ({ $game }, #{ $code }).
   *[other] { $challenger }, { $invited } heeft niet binnen 7 dagen op je uitdaging gereageerd ({ $game }, #{ $code }).
}
closed-expired-lobby = { $players }: na 7 dagen waren maar { $taken } van de { $seats } plaatsen bezet, te weinig voor { $game } (#{ $code }). Met `/halma play` plaats je een nieuwe uitdaging.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: moderator { $who } heeft de uitdaging verwijderd ({ $game }, #{ $code }).
   *[no] 🛡️ { $players }: een moderator heeft de uitdaging verwijderd ({ $game }, #{ $code }).
}
closed-begun = De partij is begonnen.
closed-begun-in = De partij is begonnen in { $thread }.

button-accept = Aannemen
button-join = Meedoen
button-begin = Starten met { $seats }
button-fill = { $seats ->
    [2] Tegen de computer
   *[other] Starten met computers
}
button-decline = Afwijzen
button-leave = Verlaten
button-withdraw = Intrekken

button-start = Start
button-more-rules = Meer regels
panel-anyone = Iedereen hier kan meedoen. Of kies met wie je speelt:
panel-with = Met { $people }
menu-with = Open voor iedereen
extra-rated = Met rating
extra-diagonals = Diagonale zetten

menu-which-game = Kies een spel
missing-permissions = In dit kanaal kan ik geen partij starten. Ik mis deze machtigingen: { $names }. Vraag een moderator om ze te geven, of speel in een ander kanaal.
permission-view = “Kanaal bekijken”
permission-send = “Berichten versturen”
permission-send-in-threads = “Berichten versturen in threads”
permission-create-threads = “Openbare threads maken”
permission-embed = “Links insluiten”
permission-attach = “Bestanden bijvoegen”
permission-history = “Berichtgeschiedenis lezen”

notice-seat-declined = { $to }, { $by } doet niet mee ({ $game }, #{ $code }). De plaats is nu vrij voor iedereen.
