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
table-own-provisional = *You: a few more games, and your rating is sure enough for a place.*
table-own-no-points = *You: a win or a draw brings points of this season.*
table-own-hidden = *You: hidden from the tables.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Everywhere
button-here = This server
button-first-page = First page

rating-changes = 📈 { $changes }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } : { $lost } { $other }
