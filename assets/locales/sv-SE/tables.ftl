# Tables of who stands where.

family-halma = Halma
family-corners = Hörnhalma
family-star = Kinaschack (två)
family-many = Tre eller fler spelare
choice-where-here = Den här servern
choice-where-everywhere = Överallt
choice-by-rating = Rating
choice-by-wins = Vunna partier
choice-by-season = Säsong

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] en spelare
   *[other] { $people } spelare
}
table-by-rating = genom tiderna
table-by-wins = vunna partier
table-by-season = säsong { $year } Q{ $quarter }
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] 1 parti
   *[other] { $games } partier
} · { $last }
table-wins-row = { $rank } { $who } **{ $won }** av { $games } vunna · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Här finns ingen än. Ett rankat parti som spelas klart ändrar på det: `/halma challenge`.
table-hall-of-fame = *Hall of fame*
table-champions = { $year } Q{ $quarter }: { $champions }
digest-title = 🏆 **Serverns säsong { $year } Q{ $quarter } är slut.**
digest-family = **{ $family }**: { $champions }
digest-next = Nästa har börjat, och alla startar från noll: `/halma challenge`
table-own-no-points = *Du: en vinst eller remi ger poäng den här säsongen.*
table-own-hidden = *Du: dold i topplistorna.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Överallt
button-here = Den här servern

rating-changes = 📈 { $changes }
series-first = Parti 1 av 2
series-second = Parti 2 av 2
series-goes-on = ⏭️ Det andra partiet följer, med ombytta sidor.
series-score = 🏁 Båda partierna: { $one } **{ $won } : { $lost }** { $other }
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
profile-fastest = ⚡ Snabbaste { $game }: i mål på { $moves } drag (#{ $code })
profile-streaks = 🔥 Vinster i rad: { $now } nu, { $best } som bäst
profile-times = ⏱️ { $moves } drag, hälften av dem inom { $median } · { $late ->
    [0] tiden har aldrig tagit slut
    [one] tiden har tagit slut en gång
   *[other] tiden har tagit slut { $late } gånger
}
profile-variants = Vinst–remi–förlust per spel: { $rows }
profile-reasons = Vinst–remi–förlust per avslut: { $rows }
profile-seats = Vinst–remi–förlust per plats: { $rows }
seat-games = { $seat ->
    [1] första
    [2] andra
    [3] tredje
    [4] fjärde
    [5] femte
   *[other] sjätte
} { $games }
profile-last = **Senaste partierna**
profile-curve = Ratingen under de senaste { $games } partierna: från { $from } till { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } och { $other } har inte spelat klart något parti för två än.
reason-built = fyllt mål
reason-home = bokontroll
reason-tempo = stegräkning
reason-locked = instängda pjäser
reason-stall = inga framsteg
reason-blocked = ingen kan flytta
reason-resignation = uppgivet parti
reason-timeout = slut på tid
reason-agreement = överenskommelse
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } h
duration-days = { $count ->
    [one] en dag
   *[other] { $count } dagar
}

reset-tables-done = 🛡️ { $by } nollställde serverns topplistor. Den gemensamma ratingen för alla servrar är oförändrad.
reset-tables-other-name = Det är inte serverns namn, så inget har ändrats.
reset-tables-unknown = Discord berättar inte vad servern heter just nu, så inget har ändrats. Försök igen senare.
