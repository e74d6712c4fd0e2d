# Leaderboards.

family-halma = Halma
family-corners = Hörnhalma, Minihörnhalma
family-star = Kinaschack för två
family-many = Tre eller fler spelare
choice-where-here = Den här servern
choice-where-everywhere = Överallt
choice-by-rating = Rating
choice-by-wins = Vinster
choice-by-season = Säsong

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] en spelare
   *[other] { $people } spelare
}
table-by-rating = genom tiderna
table-by-wins = vinster
table-by-season = säsong { $year } Q{ $quarter }
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] 1 parti
   *[other] { $games } partier
} · { $last }
table-wins-row = { $rank } { $who } **{ $won }** av { $games } vunna · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Ingen på listan än. Spela tre rankade partier mot människor för att få en placering: `/halma play`.
table-unplaced = *Ännu utan placering:*
table-unplaced-row = · { $who } **{ $rating }** · { $missing ->
    [one] 1 rankat parti kvar till en placering
   *[other] { $missing } rankade partier kvar till en placering
} · { $last }
table-hall-of-fame = *Hall of fame*
table-champions = { $year } Q{ $quarter }: { $champions }
digest-title = 🏆 **Säsong { $year } Q{ $quarter } är slut. Här är vinnarna!**
digest-family = **{ $family }**: { $champions }
digest-most = 🎲 Flest partier: { $who } ({ $games })
digest-chain = 🔗 Längsta hoppkedja: { $who }, { $jumps } hopp i ett drag
digest-closest = 🤏 Jämnaste kapplöpning: { $winner } vann mot { $loser }, som hade { $steps ->
    [one] ett steg
   *[other] { $steps } steg
} kvar
digest-thanks = { $games ->
    [one] Ett parti
   *[other] { $games } partier
} totalt. Tack för spelet, { $people }!
digest-next = En ny säsong har börjat och alla är tillbaka på noll: `/halma play`
digest-alt = Säsongens längsta hoppkedja: { $jumps } hopp av { $who }.
table-own-no-points = *Du: en vinst eller remi ger poäng den här säsongen.*
table-own-hidden = *Du: dold i topplistorna. Ändra det med `/halma me settings hidden:False`.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Överallt
button-here = Den här servern

rating-changes = 📈 { $changes }
rating-too-early = 📈 Orankat: partiet tog slut innan alla hade gjort två drag.
rating-why-first = ? = ny rating, ännu preliminär
rating-why-half = Halva ändringen: andra rankade partiet mellan er på 30 dagar
rating-why-quarter = En fjärdedel av ändringen: tredje rankade partiet mellan er på 30 dagar
rating-why-none = Oförändrat: bara de tre första rankade partierna mellan er på 30 dagar räknas
series-first = Parti 1 av 2
series-second = Parti 2 av 2
series-goes-on = ⏭️ Nu kommer det andra partiet, med ombytta sidor.
series-score = 🏁 Efter båda partierna: { $one } **{ $won }–{ $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won }–{ $lost } { $other }

# How somebody plays.

profile-none = { $who } har inte spelat klart något parti än.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] 1 parti
   *[other] { $games } partier
}: { $balance }
balance = { $won ->
    [one] { $won } vinst
   *[other] { $won } vinster
}, { $drawn ->
    [one] { $drawn } remi
   *[other] { $drawn } remier
}, { $lost ->
    [one] { $lost } förlust
   *[other] { $lost } förluster
}
profile-rank-here = #{ $rank } på den här servern
profile-rank-everywhere = #{ $rank } överallt
profile-best-win = 🏅 Bästa vinst: mot någon med { $rating } (#{ $code })
profile-longest-chain = 🔗 Längsta hoppkedja: { $jumps ->
    [one] ett hopp
   *[other] { $jumps } hopp
} (#{ $code })
profile-fastest = ⚡ Snabbaste { $game }: målet fyllt på { $moves } drag (#{ $code })
profile-streaks = 🔥 Vinster i rad: { $now } nu, { $best } som bäst
profile-times = ⏱️ Oftast { $median } per drag (hittills { $moves }) · { $late ->
    [0] tiden har aldrig gått ut
    [one] tiden har gått ut en gång
   *[other] tiden har gått ut { $late } gånger
}
profile-variants = Per spel (vinst–remi–förlust): { $rows }
profile-reasons = Per avslut (vinst–remi–förlust): { $rows }
profile-seats = Efter startordning (vinst–remi–förlust): { $rows }
seat-games = { $seat ->
    [1] som etta
    [2] som tvåa
    [3] som trea
    [4] som fyra
    [5] som femma
   *[other] som sexa
} { $games }
profile-beaten = 🤖 **Besegrade datornivåer**
profile-beaten-level = { $ladder } { $game }: nivå { $level } av { $levels }
profile-last = **Senaste partier**
profile-curve = Rating under de senaste { $games } partierna: från { $from } till { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } och { $other } har inte spelat klart något parti mot varandra än.
reason-built = målet fyllt
reason-home = pjäser kvar i boet
reason-tempo = färre steg kvar
reason-locked = målet fullt med instängda pjäser
reason-filled = fullt mål, mest egna pjäser
reason-places = alla har en placering
reason-stall = inga framsteg
reason-blocked = inga drag kvar
reason-resignation = gav upp
reason-timeout = tiden ute
reason-agreement = överenskommelse
reason-race = kapplöpningen avgjord
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } h
duration-days = { $count ->
    [one] en dag
   *[other] { $count } dagar
}

reset-tables-done = 🛡️ { $by } nollställde serverns topplistor. Ratingen över alla servrar är oförändrad.
reset-tables-other-name = Det är inte serverns namn, så inget har ändrats. Försök igen med det exakta namnet.
reset-tables-unknown = Discord berättar inte vad servern heter just nu, så inget har ändrats. Försök igen senare.
