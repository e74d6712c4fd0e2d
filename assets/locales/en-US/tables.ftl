# Tables of who stands where.

family-halma = Halma
family-corners = Corners
family-star = Chinese Checkers (two)
family-many = Three and more players
choice-where-here = This server
choice-where-everywhere = Everywhere
choice-by-rating = Rating
choice-by-wins = Games won
choice-by-season = Season

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] one player
   *[other] { $people } players
}
table-by-rating = all time
table-by-wins = games won
table-by-season = season { $year } Q{ $quarter }
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $last }
table-wins-row = { $rank } { $who } **{ $won }** of { $games } won · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Nobody stands here yet. A rated game that comes to its end changes that: `/halma challenge`.
table-provisional = *Too few games for a sure rating:*
table-hall-of-fame = *Hall of fame*
table-champions = { $year } Q{ $quarter }: { $champions }
digest-title = 🏆 **The season { $year } Q{ $quarter } of this server is over.**
digest-family = **{ $family }**: { $champions }
digest-next = The next one has begun, and everybody starts from nothing: `/halma challenge`
table-own-provisional = *You: a few more games, and your rating is sure enough for a place.*
table-own-no-points = *You: a win or a draw brings points of this season.*
table-own-hidden = *You: hidden from the tables.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Everywhere
button-here = This server

rating-changes = 📈 { $changes }
series-first = Game 1 of 2
series-second = Game 2 of 2
series-goes-on = ⏭️ The second game follows, with sides swapped.
series-score = 🏁 Both games: { $one } **{ $won } : { $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } : { $lost } { $other }

# How somebody plays.

profile-none = { $who } has not played a game to its end yet.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $balance }
balance = { $won } won, { $drawn } drawn, { $lost } lost
profile-rank-here = #{ $rank } in this server
profile-rank-everywhere = #{ $rank } everywhere
profile-best-win = 🏅 Best win: over a rating of { $rating } (#{ $code })
profile-longest-chain = 🔗 Longest chain: { $jumps ->
    [one] one jump
   *[other] { $jumps } jumps
} (#{ $code })
profile-fastest = ⚡ Fastest { $game }: built in { $moves } moves (#{ $code })
profile-streaks = 🔥 Wins in a row: { $now } now, { $best } at best
profile-times = ⏱️ { $moves } moves, half of them within { $median } · { $late ->
    [0] never out of time
    [one] out of time once
   *[other] out of time { $late } times
}
profile-variants = Won–drawn–lost by game: { $rows }
profile-reasons = Won–drawn–lost by ending: { $rows }
profile-seats = Won–drawn–lost by seat: { $rows }
seat-games = { $seat ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} { $games }
profile-beaten = 🤖 The computer beaten: { $levels }
profile-beaten-level = { $game } level { $level }
profile-last = **Last games**
profile-curve = The rating over the last { $games } games: from { $from } to { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } and { $other } have finished no game for two yet.
reason-built = goal filled
reason-home = home check
reason-tempo = tempo count
reason-locked = locked in
reason-stall = stall
reason-blocked = nobody can move
reason-resignation = resignation
reason-timeout = out of time
reason-agreement = agreement
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } h
duration-days = { $count ->
    [one] one day
   *[other] { $count } days
}

reset-tables-done = 🛡️ { $by } let the tables of this server begin anew. Ratings of all servers stay as they are.
reset-tables-other-name = That is not the name of this server, so nothing has changed.
reset-tables-unknown = Discord does not tell me the name of this server just now, so nothing has changed. Please try again later.
