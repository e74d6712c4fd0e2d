# Leaderboards.

family-halma = Halma
family-corners = Hoeken, Mini-Hoeken
family-star = Chinees dammen voor twee
family-many = Drie of meer spelers
choice-where-here = Deze server
choice-where-everywhere = Overal
choice-by-rating = Rating
choice-by-wins = Gewonnen
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
table-empty = Hier staat nog niemand. Speel drie partijen met rating tegen mensen, dan kom je erin: `/halma play`.
table-unplaced = *Nog zonder plaats:*
table-unplaced-row = · { $who } **{ $rating }** · { $missing ->
    [one] nog 1 partij met rating tot een plaats
   *[other] nog { $missing } partijen met rating tot een plaats
} · { $last }
table-hall-of-fame = *Eregalerij*
table-champions = Q{ $quarter } { $year }: { $champions }
digest-title = 🏆 **Seizoen Q{ $quarter } { $year } is voorbij. Dit zijn jullie kampioenen!**
digest-family = **{ $family }**: { $champions }
digest-most = 🎲 Meeste partijen: { $who } ({ $games })
digest-chain = 🔗 Langste sprongenreeks: { $who }, { $jumps } sprongen in één zet
digest-closest = 🤏 Spannendste race: { $winner } won van { $loser }, die nog { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} te gaan had
digest-thanks = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
} in totaal. Bedankt voor het spelen, { $people }!
digest-next = Een nieuw seizoen is begonnen en iedereen staat weer op nul: `/halma play`
digest-alt = De langste sprongenreeks van het seizoen: { $jumps } sprongen van { $who }.
table-own-no-points = *Jij: met winst of remise krijg je punten dit seizoen.*
table-own-hidden = *Jij: verborgen in de ranglijsten. Wijzig het met `/halma me settings hidden:False`.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Overal
button-here = Deze server

rating-changes = 📈 { $changes }
rating-too-early = 📈 Geen ratingverandering: de partij was voorbij voordat iedereen twee zetten had gedaan.
rating-why-first = ? = nieuwe rating, nog voorlopig
rating-why-half = Halve verandering: tweede partij met rating tussen jullie in 30 dagen
rating-why-quarter = Een kwart van de verandering: derde partij met rating tussen jullie in 30 dagen
rating-why-none = Onveranderd: alleen de eerste drie partijen met rating tussen jullie in 30 dagen tellen
series-first = Partij 1 van 2
series-second = Partij 2 van 2
series-goes-on = ⏭️ Nu de tweede partij; jullie wisselen van kant.
series-score = 🏁 Na beide partijen: { $one } **{ $won }–{ $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won }–{ $lost } { $other }

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
profile-best-win = 🏅 Beste overwinning: op iemand met { $rating } (#{ $code })
profile-longest-chain = 🔗 Langste sprongenreeks: { $jumps ->
    [one] één sprong
   *[other] { $jumps } sprongen
} (#{ $code })
profile-fastest = ⚡ Snelste { $game }: doel gevuld in { $moves } zetten (#{ $code })
profile-streaks = 🔥 Overwinningen op rij: nu { $now }, record { $best }
profile-times = ⏱️ Meestal { $median } per zet (tot nu toe { $moves }) · { $late ->
    [0] tijd nooit om
    [one] tijd één keer om
   *[other] tijd { $late } keer om
}
profile-variants = Per spel (winst–remise–verlies): { $rows }
profile-reasons = Per einde (winst–remise–verlies): { $rows }
profile-seats = Per startvolgorde (winst–remise–verlies): { $rows }
seat-games = { $seat ->
    [1] als eerste
    [2] als tweede
    [3] als derde
    [4] als vierde
    [5] als vijfde
   *[other] als zesde
} { $games }
profile-beaten = 🤖 **Verslagen computerniveaus**
profile-beaten-level = { $ladder } { $game }: niveau { $level } van { $levels }
profile-last = **Laatste partijen**
profile-curve = Rating over de laatste { $games } partijen: van { $from } naar { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } en { $other } hebben nog geen partij tegen elkaar uitgespeeld.
reason-built = doel gevuld
reason-home = steen in het kamp
reason-tempo = minder stappen te gaan
reason-locked = doel vol met ingesloten stenen
reason-filled = doel vol, vooral eigen stenen
reason-places = iedereen heeft een plaats
reason-stall = geen vooruitgang
reason-blocked = geen zetten meer
reason-resignation = opgave
reason-timeout = tijd om
reason-agreement = in overleg
reason-race = race beslist
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } u
duration-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
}

reset-tables-done = 🛡️ { $by } heeft de ranglijsten van deze server gereset. De ratings over alle servers blijven gelijk.
reset-tables-other-name = Dat is niet de naam van deze server, dus er is niets veranderd. Probeer het opnieuw met de exacte naam.
reset-tables-unknown = Discord vertelt me de naam van deze server nu niet, dus er is niets veranderd. Probeer het later opnieuw.
