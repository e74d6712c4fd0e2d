# Leaderboards.

family-halma = Halma
family-corners = Sarkok, Minisarkok
family-star = Csillaghalma két főre
family-many = Három vagy több játékos
choice-where-here = Ez a szerver
choice-where-everywhere = Mindenhol
choice-by-rating = Értékszám
choice-by-wins = Győzelmek
choice-by-season = Szezon

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] egy játékos
   *[other] { $people } játékos
}
table-by-rating = örökranglista
table-by-wins = győzelmek
table-by-season = { $year }/{ $quarter }. szezon
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] 1 játszma
   *[other] { $games } játszma
} · { $last }
table-wins-row = { $rank } { $who } **{ $won }** győzelem { $games } játszmából · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Itt még nem szerepel senki. Játssz három értékszámos játszmát emberek ellen, és felkerülsz: `/halma play`.
table-unplaced = *Még helyezés nélkül:*
table-unplaced-row = · { $who } **{ $rating }** · { $missing ->
    [one] még 1 értékszámos játszma a helyezésig
   *[other] még { $missing } értékszámos játszma a helyezésig
} · { $last }
table-hall-of-fame = *Dicsőségcsarnok*
table-champions = { $year }/{ $quarter }. szezon: { $champions }
digest-title = 🏆 **Véget ért a { $year }/{ $quarter }. szezon. Íme a bajnokok!**
digest-family = **{ $family }**: { $champions }
digest-most = 🎲 Legtöbb játszma: { $who } ({ $games })
digest-chain = 🔗 Leghosszabb sorozat: { $who }, { $jumps } ugrás egy lépésben
digest-closest = 🤏 Legszorosabb versenyfutás: { $winner } nyert { $loser } ellen, akinek { $steps ->
    [one] egy mező
   *[other] { $steps } mező
} hiányzott a célig
digest-thanks = Összesen { $games ->
    [one] egy játszma
   *[other] { $games } játszma
}. Köszi a játékot, { $people }!
digest-next = Új szezon kezdődött, mindenki nulláról indul: `/halma play`
digest-alt = A szezon leghosszabb sorozata: { $who }, { $jumps } ugrás.
table-own-no-points = *Te: nyerj vagy játssz döntetlent, és pontot szerzel ebben a szezonban.*
table-own-hidden = *Te: rejtve vagy a ranglistákon. Módosítás: `/halma me settings hidden:False`.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Mindenhol
button-here = Ez a szerver

rating-changes = 📈 { $changes }
rating-too-early = 📈 Nem értékszámos: véget ért, mielőtt mindenki kétszer lépett volna.
rating-why-first = ? = új értékszám, még alakul
rating-why-half = Fele változás: a második értékszámos játszmátok 30 napon belül
rating-why-quarter = Negyed változás: a harmadik értékszámos játszmátok 30 napon belül
rating-why-none = Nincs változás: 30 napon belül csak az első három értékszámos játszmátok számít
series-first = 1. játszma a 2-ből
series-second = 2. játszma a 2-ből
series-goes-on = ⏭️ Jön a második játszma, oldalcserével.
series-score = 🏁 A két játszma után: { $one } **{ $won }–{ $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won }–{ $lost } { $other }

# How somebody plays.

profile-none = { $who } még egy játszmát sem fejezett be.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] 1 játszma
   *[other] { $games } játszma
}: { $balance }
balance = { $won } győzelem, { $drawn } döntetlen, { $lost } vereség
profile-rank-here = { $rank }. hely ezen a szerveren
profile-rank-everywhere = { $rank }. hely mindenhol
profile-best-win = 🏅 Legjobb győzelem: { $rating } értékszámú ellenfél (#{ $code })
profile-longest-chain = 🔗 Leghosszabb sorozat: { $jumps ->
    [one] egy ugrás
   *[other] { $jumps } ugrás
} (#{ $code })
profile-fastest = ⚡ Leggyorsabb – { $game }: { $moves } lépés a céltábor megtöltéséig (#{ $code })
profile-streaks = 🔥 Győzelmek egymás után: most { $now }, rekord { $best }
profile-times = ⏱️ Általában { $median } lépésenként ({ $moves } lépés) · { $late ->
    [0] sosem futott ki az időből
    [one] egyszer futott ki az időből
   *[other] { $late } alkalommal futott ki az időből
}
profile-variants = Játékonként (győzelem–döntetlen–vereség): { $rows }
profile-reasons = Befejezésenként (győzelem–döntetlen–vereség): { $rows }
profile-seats = Kezdési sorrend szerint (győzelem–döntetlen–vereség): { $rows }
seat-games = { $seat ->
    [1] elsőként
    [2] másodikként
    [3] harmadikként
    [4] negyedikként
    [5] ötödikként
   *[other] hatodikként
} { $games }
profile-beaten = 🤖 **Legyőzött gépi szintek**
profile-beaten-level = { $ladder } { $game }, szint: { $level }/{ $levels }
profile-last = **Utolsó játszmák**
profile-curve = Az értékszám az utolsó { $games } játszmában: { $from } → { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } és { $other } még egy játszmát sem fejezett be egymás ellen.
reason-built = megtelt a céltábor
reason-home = bábuk a táborban
reason-tempo = kevesebb hátralévő mező
reason-locked = céltábor bezárt bábukkal
reason-filled = megtelt céltábor, többségében saját
reason-places = mindenkinek van helyezése
reason-stall = nincs haladás
reason-blocked = nincs több lépés
reason-resignation = feladás
reason-timeout = időtúllépés
reason-agreement = megegyezés
reason-race = eldőlt a versenyfutás
duration-seconds = { $count } mp
duration-minutes = { $count } perc
duration-hours = { $count } óra
duration-days = { $count ->
    [one] egy nap
   *[other] { $count } nap
}

reset-tables-done = 🛡️ { $by } nullázta a szerver ranglistáit. Az összes szerverre közös értékszámok nem változtak.
reset-tables-other-name = Ez nem a szerver neve, így semmi sem változott. Próbáld újra a pontos névvel.
reset-tables-unknown = A Discord most nem árulja el a szerver nevét, így semmi sem változott. Próbáld újra később.
