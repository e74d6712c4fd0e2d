# Tables of who stands where.

family-halma = Halma
family-corners = Sarkok
family-star = Csillaghalma (két fő)
family-many = Három vagy több játékos
choice-where-here = Ez a szerver
choice-where-everywhere = Mindenhol
choice-by-rating = Értékszám
choice-by-wins = Megnyert játszmák
choice-by-season = Szezon

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] egy játékos
   *[other] { $people } játékos
}
table-by-rating = örökranglista
table-by-wins = megnyert játszmák
table-by-season = { $year }/{ $quarter }. szezon
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] 1 játszma
   *[other] { $games } játszma
} · { $last }
table-wins-row = { $rank } { $who } **{ $won }** győzelem { $games } játszmából · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Itt még nem szerepel senki. Egy végigjátszott értékszámos játszma változtat ezen: `/halma challenge`.
table-hall-of-fame = *Dicsőségcsarnok*
table-champions = { $year }/{ $quarter }. szezon: { $champions }
digest-title = 🏆 **Ezen a szerveren véget ért a { $year }/{ $quarter }. szezon.**
digest-family = **{ $family }**: { $champions }
digest-next = Elkezdődött a következő, és mindenki nulláról indul: `/halma challenge`
table-own-no-points = *Te: egy győzelem vagy döntetlen pontot hoz ebben a szezonban.*
table-own-hidden = *Te: rejtve vagy a ranglistákon.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Mindenhol
button-here = Ez a szerver

rating-changes = 📈 { $changes }
series-first = Kettőből az első játszma
series-second = Kettőből a második játszma
series-goes-on = ⏭️ Jön a második játszma, oldalcserével.
series-score = 🏁 A két játszma együtt: { $one } **{ $won } : { $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } : { $lost } { $other }

# How somebody plays.

profile-none = { $who } még egy játszmát sem játszott végig.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] 1 játszma
   *[other] { $games } játszma
}: { $balance }
balance = { $won } győzelem, { $drawn } döntetlen, { $lost } vereség
profile-rank-here = { $rank }. hely ezen a szerveren
profile-rank-everywhere = { $rank }. hely mindenhol
profile-best-win = 🏅 Legjobb győzelem: { $rating } értékszámú ellenfél ellen (#{ $code })
profile-longest-chain = 🔗 Leghosszabb ugrássorozat: { $jumps ->
    [one] egy ugrás
   *[other] { $jumps } ugrás
} (#{ $code })
profile-fastest = ⚡ Leggyorsabb – { $game }: { $moves } lépés a teli céltáborig (#{ $code })
profile-streaks = 🔥 Győzelmek egymás után: most { $now }, legjobb { $best }
profile-times = ⏱️ { $moves } lépés, a fele { $median } alatt · { $late ->
    [0] sosem futott ki az időből
    [one] egyszer futott ki az időből
   *[other] { $late } alkalommal futott ki az időből
}
profile-variants = Győzelem–döntetlen–vereség játékonként: { $rows }
profile-reasons = Győzelem–döntetlen–vereség befejezésenként: { $rows }
profile-seats = Győzelem–döntetlen–vereség helyenként: { $rows }
seat-games = { $seat ->
    [1] első
    [2] második
    [3] harmadik
    [4] negyedik
    [5] ötödik
   *[other] hatodik
} { $games }
profile-last = **Utolsó játszmák**
profile-curve = Az értékszám az utolsó { $games } játszmában: { $from } → { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } és { $other } még egyetlen kétfős játszmát sem fejezett be egymás ellen.
reason-built = teli céltábor
reason-home = táborellenőrzés
reason-tempo = hátralévő mezők
reason-locked = bezárt bábuk
reason-stall = nincs haladás
reason-blocked = senki sem tud lépni
reason-resignation = feladás
reason-timeout = időtúllépés
reason-agreement = megegyezés
duration-seconds = { $count } mp
duration-minutes = { $count } perc
duration-hours = { $count } óra
duration-days = { $count ->
    [one] egy nap
   *[other] { $count } nap
}

reset-tables-done = 🛡️ { $by } újraindította a szerver ranglistáit. Az összes szerverre közös értékszámok nem változnak.
reset-tables-other-name = Ez nem a szerver neve, ezért semmi sem változott.
reset-tables-unknown = A Discord most nem árulja el nekem a szerver nevét, ezért semmi sem változott. Próbáld újra később.
