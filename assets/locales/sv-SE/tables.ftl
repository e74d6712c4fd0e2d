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
table-empty = Ingen på listan än. Tre rankade partier mot människor ger dig en placering: `/halma play`.
table-unplaced = *På väg mot en placering:*
table-unplaced-row = · { $who } **{ $rating }** · { $missing ->
    [one] 1 rankat parti kvar till en placering
   *[other] { $missing } rankade partier kvar till en placering
} · { $last }
table-hall-of-fame = *Hall of fame*
table-champions = { $year } Q{ $quarter }: { $champions }
digest-title = 🏆 **Säsong { $year } Q{ $quarter } är slut på den här servern.**
digest-family = **{ $family }**: { $champions }
digest-next = En ny säsong har börjat och alla är tillbaka på noll: `/halma play`
table-own-no-points = *Du: en vinst eller remi ger poäng den här säsongen.*
table-own-hidden = *Du: dold i topplistorna. Ändra det med `/halma me settings hidden:False`.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Överallt
button-here = Den här servern

rating-changes = 📈 { $changes }
rating-too-early = 📈 Orankat: partiet tog slut innan alla hade gjort två drag.
rating-why-first = ? står vid de första partierna: då ändras ratingen mycket
rating-why-half = Halva ändringen: andra rankade partiet mellan samma spelare på 30 dagar
rating-why-quarter = En fjärdedel av ändringen: tredje rankade partiet mellan samma spelare på 30 dagar
rating-why-none = Oförändrat: bara de tre första rankade partierna mellan samma spelare på 30 dagar räknas
series-first = Parti 1 av 2
series-second = Parti 2 av 2
series-goes-on = ⏭️ Nu kommer det andra partiet, med ombytta sidor.
series-score = 🏁 Efter båda partierna: { $one } **{ $won } : { $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } : { $lost } { $other }

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
profile-best-win = 🏅 Bästa vinst: mot rating { $rating } (#{ $code })
profile-longest-chain = 🔗 Längsta hoppkedja: { $jumps ->
    [one] ett hopp
   *[other] { $jumps } hopp
} (#{ $code })
profile-fastest = ⚡ Snabbaste { $game }: målet fyllt på { $moves } drag (#{ $code })
profile-streaks = 🔥 Vinster i rad: { $now } nu, { $best } som bäst
profile-times = ⏱️ { $moves } drag, mediantid { $median } · { $late ->
    [0] tiden har aldrig gått ut
    [one] tiden har gått ut en gång
   *[other] tiden har gått ut { $late } gånger
}
profile-variants = Per spel (vinst–remi–förlust): { $rows }
profile-reasons = Per avslut (vinst–remi–förlust): { $rows }
profile-seats = Per startplats (vinst–remi–förlust): { $rows }
seat-games = { $seat ->
    [1] första
    [2] andra
    [3] tredje
    [4] fjärde
    [5] femte
   *[other] sjätte
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
