# Challenges and lobbies.

challenge-named = { $challenger } daagt { $invited } uit: { $game }!
challenge-open = { $challenger } wil { $game } spelen. Wie doet er mee?
challenge-rematch-open = { $challenger } wil een revanche: { $game }. Wie doet er mee?
challenge-rematch = { $challenger } wil een revanche: { $game }. { $invited }, akkoord?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · met rating
challenge-casual = { $time } · vrijblijvend, zonder rating
challenge-expires = Verloopt { $at }.
challenge-standing = Zodra deze partij begint, plaats ik dezelfde uitdaging opnieuw.
series-of-two = Twee partijen; voor de tweede wissel je van kant.
lobby-joined = Deelnemers: { $people }
lobby-invited = Uitgenodigd: { $people }
lobby-computer = Op alle andere plaatsen: computer (niveau { $level })
lobby-free = { $free ->
    [one] Eén vrije plaats voor wie wil
   *[other] { $free } vrije plaatsen voor wie wil
}
first-lot = Om de plaatsen wordt geloot.
first-challenger = { $challenger } begint.
first-opponent = Niet { $challenger } begint, maar iemand anders.

closed-declined = { $challenger }, { $by } heeft je uitdaging afgewezen ({ $game }, #{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } heeft de uitdaging ingetrokken ({ $game }, #{ $code }).
   *[other] { $others }: { $challenger } heeft de uitdaging ingetrokken ({ $game }, #{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }, niemand heeft je uitdaging binnen 7 dagen aangenomen ({ $game }, #{ $code }).
   *[other] { $challenger }, er kwam binnen 7 dagen geen antwoord van { $invited } op je uitdaging ({ $game }, #{ $code }).
}
closed-expired-lobby = { $players }: na 7 dagen stond de teller op { $taken } van { $seats } plaatsen, te weinig voor { $game } (#{ $code }). Met `/halma challenge` maak je een nieuwe uitdaging.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: moderator { $who } heeft de uitdaging verwijderd ({ $game }, #{ $code }).
   *[no] 🛡️ { $players }: een moderator heeft de uitdaging verwijderd ({ $game }, #{ $code }).
}
closed-begun = De partij is begonnen.
closed-begun-in = De partij is begonnen in { $thread }.

button-accept = Aannemen
button-join = Meedoen
button-begin = Begin met { $seats } spelers
button-fill = { $seats ->
    [2] Tegen de computer
   *[other] Begin met computers
}
button-decline = Afwijzen
button-leave = Verlaten
button-withdraw = Intrekken

menu-which-game = Kies een spel
which-game = Welk spel wil je met { $user } spelen?
missing-permissions = In dit kanaal kan ik geen partij laten spelen. Ontbrekende machtigingen: { $names }. Vraag een moderator om ze te geven, of speel in een ander kanaal.
permission-view = “Kanaal bekijken”
permission-send = “Berichten versturen”
permission-send-in-threads = “Berichten versturen in threads”
permission-create-threads = “Openbare threads maken”
permission-embed = “Links insluiten”
permission-attach = “Bestanden bijvoegen”
permission-history = “Berichtgeschiedenis lezen”

notice-seat-declined = { $to }, { $by } doet niet mee ({ $game }, #{ $code }). De plaats is nu voor iedereen vrij.
