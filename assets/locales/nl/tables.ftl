# Tables of who stands where.

family-halma = Halma
family-corners = Hoeken
family-star = Chinees dammen (twee)
family-many = Drie of meer spelers
choice-where-here = Deze server
choice-where-everywhere = Overal
choice-by-rating = Rating
choice-by-wins = Gewonnen partijen
choice-by-season = Seizoen

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] één speler
   *[other] { $people } spelers
}
table-by-rating = aller tijden
table-by-wins = gewonnen partijen
table-by-season = seizoen Q{ $quarter } { $year }
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} · { $last }
table-wins-row = { $rank } { $who } **{ $won }** van { $games } gewonnen · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Hier staat nog niemand. Daar komt verandering in met een uitgespeelde partij met rating: `/halma challenge`.
table-hall-of-fame = *Eregalerij*
table-champions = Q{ $quarter } { $year }: { $champions }
digest-title = 🏆 **Seizoen Q{ $quarter } { $year } van deze server is voorbij.**
digest-family = **{ $family }**: { $champions }
digest-next = Het volgende is begonnen, en iedereen begint bij nul: `/halma challenge`
table-own-no-points = *Jij: winst of remise levert punten op voor dit seizoen.*
table-own-hidden = *Jij: verborgen in de ranglijsten.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Overal
button-here = Deze server

rating-changes = 📈 { $changes }
series-first = Partij 1 van 2
series-second = Partij 2 van 2
series-goes-on = ⏭️ De tweede partij volgt; jullie wisselen van kant.
series-score = 🏁 Beide partijen: { $one } **{ $won } : { $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } : { $lost } { $other }

# How somebody plays.

profile-none = { $who } heeft nog geen partij uitgespeeld.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}: { $balance }
balance = { $won } gewonnen, { $drawn } remise, { $lost } verloren
profile-rank-here = #{ $rank } op deze server
profile-rank-everywhere = #{ $rank } overal
profile-best-win = 🏅 Beste overwinning: op een rating van { $rating } (#{ $code })
profile-longest-chain = 🔗 Langste sprongenreeks: { $jumps ->
    [one] één sprong
   *[other] { $jumps } sprongen
} (#{ $code })
profile-fastest = ⚡ Snelste { $game }: doel gevuld in { $moves } zetten (#{ $code })
profile-streaks = 🔥 Overwinningen op rij: nu { $now }, record { $best }
profile-times = ⏱️ { $moves } zetten, de helft binnen { $median } · { $late ->
    [0] nooit over de tijd
    [one] één keer over de tijd
   *[other] { $late } keer over de tijd
}
profile-variants = Winst–remise–verlies per spel: { $rows }
profile-reasons = Winst–remise–verlies per einde: { $rows }
profile-seats = Winst–remise–verlies per plaats: { $rows }
seat-games = { $seat ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
   *[other] zesde
} { $games }
profile-last = **Laatste partijen**
profile-curve = De rating over de laatste { $games } partijen: van { $from } naar { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } en { $other } hebben samen nog geen partij voor twee uitgespeeld.
reason-built = doel gevuld
reason-home = kampcontrole
reason-tempo = tempotelling
reason-locked = ingesloten
reason-stall = geen vooruitgang
reason-blocked = niemand kan zetten
reason-resignation = opgave
reason-timeout = tijd om
reason-agreement = in overleg
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } u
duration-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
}

reset-tables-done = 🛡️ { $by } heeft de ranglijsten van deze server op nul gezet. Ratings over alle servers blijven zoals ze zijn.
reset-tables-other-name = Dat is niet de naam van deze server, dus er is niets veranderd.
reset-tables-unknown = Discord vertelt me de naam van deze server nu niet, dus er is niets veranderd. Probeer het later opnieuw.
