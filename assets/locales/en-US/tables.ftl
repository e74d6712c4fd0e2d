# Leaderboards.

family-halma = Halma
family-corners = Corners, Mini-Corners
family-star = Chinese Checkers for two
family-many = Three or more players
choice-where-here = This server
choice-where-everywhere = Everywhere
choice-by-rating = Rating
choice-by-wins = Wins
choice-by-season = Season

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] one player
   *[other] { $people } players
}
table-by-rating = all time
table-by-wins = wins
table-by-season = season { $year } Q{ $quarter }
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $last }
table-wins-row = { $rank } { $who } **{ $won }** of { $games } won · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = No one ranked yet. Play three rated games against people to get ranked: `/halma play`.
table-unplaced = *Not ranked yet:*
table-unplaced-row = · { $who } **{ $rating }** · { $missing ->
    [one] 1 more rated game to get ranked
   *[other] { $missing } more rated games to get ranked
} · { $last }
table-hall-of-fame = *Hall of fame*
table-champions = { $year } Q{ $quarter }: { $champions }
digest-title = 🏆 **Season { $year } Q{ $quarter } is over. Here are your champions!**
digest-family = **{ $family }**: { $champions }
digest-most = 🎲 Most games: { $who } ({ $games })
digest-chain = 🔗 Longest chain: { $who }, { $jumps } jumps in one move
digest-closest = 🤏 Closest race: { $winner } beat { $loser }, who was { $steps ->
    [one] one step
   *[other] { $steps } steps
} short
digest-thanks = { $games ->
    [one] One game
   *[other] { $games } games
} in all. Thanks for playing, { $people }!
digest-next = A new season has started, and everyone is back at zero: `/halma play`
digest-alt = The longest chain of the season: { $jumps } jumps by { $who }.
table-own-no-points = *You: win or draw a game to get points this season.*
table-own-hidden = *You: hidden from leaderboards. Change it with `/halma me settings hidden:False`.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Everywhere
button-here = This server

rating-changes = 📈 { $changes }
rating-too-early = 📈 Not rated: it ended before everyone had made two moves.
rating-why-first = ? = new rating, still settling
rating-why-half = Counts half: second rated game between you in 30 days
rating-why-quarter = Counts a quarter: third rated game between you in 30 days
rating-why-none = Doesn't count: only the first three rated games between you in 30 days do
series-first = Game 1 of 2
series-second = Game 2 of 2
series-goes-on = ⏭️ The second game is next, with sides swapped.
series-score = 🏁 After both games: { $one } **{ $won }–{ $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won }–{ $lost } { $other }

# How somebody plays.

profile-none = { $who } hasn't finished a game yet.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $balance }
balance = { $won } won, { $drawn } drawn, { $lost } lost
profile-rank-here = #{ $rank } in this server
profile-rank-everywhere = #{ $rank } everywhere
profile-best-win = 🏅 Best win: beat a { $rating } (#{ $code })
profile-longest-chain = 🔗 Longest chain: { $jumps ->
    [one] one jump
   *[other] { $jumps } jumps
} (#{ $code })
profile-fastest = ⚡ Fastest { $game }: goal filled in { $moves } moves (#{ $code })
profile-streaks = 🔥 Wins in a row: { $now } now, best { $best }
profile-times = ⏱️ Usually { $median } per move ({ $moves } so far) · { $late ->
    [0] never timed out
    [one] timed out once
   *[other] timed out { $late } times
}
profile-variants = By game (won–drawn–lost): { $rows }
profile-reasons = By ending (won–drawn–lost): { $rows }
profile-seats = By starting order (won–drawn–lost): { $rows }
seat-games = { $seat ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} { $games }
profile-beaten = 🤖 **Computer levels beaten**
profile-beaten-level = { $ladder } { $game }: level { $level } of { $levels }
profile-last = **Recent games**
profile-curve = Rating over the last { $games } games: from { $from } to { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } and { $other } haven't finished a game against each other yet.
reason-built = goal filled
reason-home = stones left at home
reason-tempo = fewer steps left
reason-locked = goal full with trapped stones
reason-filled = goal full, mostly own stones
reason-places = everyone has a place
reason-stall = no progress
reason-blocked = no moves left
reason-resignation = resignation
reason-timeout = out of time
reason-agreement = agreement
reason-race = race decided
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } h
duration-days = { $count ->
    [one] one day
   *[other] { $count } days
}

reset-tables-done = 🛡️ { $by } reset this server's leaderboards. Ratings across all servers stay the same.
reset-tables-other-name = That's not this server's name, so nothing has changed. Try again with its exact name.
reset-tables-unknown = Discord won't tell me this server's name right now, so nothing has changed. Try again later.
