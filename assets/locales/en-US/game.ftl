# Words of the game.

variant-halma8 = Halma 8×8
variant-halma10 = Halma 10×10
variant-halma16 = Halma 16×16
variant-halma16-4 = Halma 16×16 for four
variant-corners = Corners (Ugolki)
variant-mini-corners = Mini-Corners
variant-star2 = Chinese Checkers for two
variant-star2x3 = Chinese Checkers for two, three colors each
variant-star3 = Chinese Checkers for three
variant-star3x2 = Chinese Checkers for three, two colors each
variant-star4 = Chinese Checkers for four
variant-star5 = Chinese Checkers for five
variant-star6 = Chinese Checkers for six

clock-1h = 1 hour
clock-12h = 12 hours
clock-1d = 1 day
clock-2d = 2 days
clock-3d = 3 days
clock-5d = 5 days
clock-7d = 7 days
clock-14d = 14 days
clock-none = No time limit
clock-per-move = { $time } for each move

rules-gambiter = Timed rules (Gambiter)
rules-brainking = Home check by moves (BrainKing)
rules-closed-camp = Closed goal
rules-classic = First to fill the goal (classic)
rules-igroved = First to fill the goal (star)
diagonals-on = diagonals on
diagonals-off = diagonals off

color-a = White
color-b = Black
color-c = Red
color-d = Blue
color-e = Green
color-f = Yellow
mark-a = ⚪
mark-b = ⚫
mark-c = 🔴
mark-d = 🔵
mark-e = 🟢
mark-f = 🟡

forgotten-person = Somebody
computer = Computer (level { $level })

# The board in words.

text-stone-a = w
text-stone-b = b
text-stone-c = r
text-stone-d = u
text-stone-e = g
text-stone-f = y
text-color = { $letter } { $name }
text-legend = { $colors }; { $free } free

alt-board = { $game }, round { $round }.
alt-seat = { $name } has { $colors }: { $tempo ->
    [0] all in the goal
    [one] one step to go
   *[other] { $tempo } steps to go
}, { $home } at home, { $goal } of { $stones } in the goal.
alt-out = { $name } ({ $colors }) is out.
alt-to-move = { $name } is to move.
alt-won = { $name } has won.
alt-over = The game has ended.
alt-last = Last move: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] { $seat } begins, { $user }.
   *[no] { $seat } begins.
}
turn-next = { $practice ->
    [yes] { $seat } is to move, { $user }.
   *[no] { $seat } is to move.
}
turn-thinks = { $seat } is thinking.
played = { $seat } played **{ $route }**.
taken-back = { $count ->
    [one] ↩️ The last move was taken back.
   *[other] ↩️ The last { $count } moves were taken back.
}
moderator-undid = 🛡️ { $players }: the moderator { $who } took the last move back.
moderator-moved = 🛡️ { $players }: the moderator { $who } brought this game here.
moderator-ended = 🛡️ { $players }: the moderator { $who } ended this game.
moderator-voided = 🛡️ { $players }: the moderator { $who } took this game out of the tables of this server.
void-everywhere = 🛡️ { $players }: the operator of this bot took this game out of all tables.
moderator-reason = Reason: { $reason }
past-began = #{ $code } began: { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [one] { $first } · one more · { $last }
   *[other] { $first } · { $between } more · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to } ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
})
past-resigned = { $seat } resigned.
past-timeout = { $seat } ran out of time.
turn-short = { $seat }, it is your turn in #{ $code }: { $place }
moved-away = ➡️ #{ $code } goes on in { $place }.
paused-place = ⏸️ This game stands still, for I cannot post in its channel. `/halma bring-here game:{ $code }` brings it to another one; otherwise it is cancelled { $until }.
paused-player = ⏸️ { $who } has left this server, so the game stands still. Who is not back { $until } is out; a move brings it back to life.
offer-agreed = 🤝 Agreed.
offer-draw = 🤝 #{ $code }: { $by } offers a draw. { $asked }, do you agree?
offer-takeback = ↩️ #{ $code }: { $by } asks to take the last move back. { $asked }, do you agree?
offer-cancel = 🚫 #{ $code }: { $by } asks to cancel this game; it would count for nobody. { $asked }, do you agree?
offer-hints = 💡 #{ $code }: { $by } would like all to be allowed hints from the computer in this game; it stays rated. { $asked }, do you agree?
offer-undoes = It would undo: { $plies }
offer-declined-draw = { $declined } declined the draw that { $by } offered.
offer-declined-takeback = { $declined } declined, so the last move of { $by } stays.
offer-declined-cancel = { $declined } declined to cancel the game, so it goes on.
offer-declined-hints = { $declined } declined, so there are no hints in this game.
offer-withdrawn-draw = { $by } took the offer of a draw back.
offer-withdrawn-takeback = { $by } lets the last move stand after all.
offer-withdrawn-cancel = { $by } wants to play on after all.
offer-withdrawn-hints = { $by } plays on without hints after all.
notice-declined-draw = { $to }, { $by } declined your offer of a draw in #{ $code }. The game goes on.
notice-declined-takeback = { $to }, { $by } declined, so your last move in #{ $code } stays.
notice-declined-hints = { $to }, { $by } declined, so there are no hints in #{ $code }.
notice-hints-agreed = { $to }, all agree: whose turn it is in #{ $code } may ask the computer with `/halma hint`.
notice-declined-cancel = { $to }, { $by } declined to cancel #{ $code }. The game goes on.
notice-day-given = { $known ->
    [yes] { $to }, { $by } gave you a day more in #{ $code }. The time for your move ends { $ends }.
   *[no] { $to }, { $by } gave you a day more in #{ $code }.
}
had-to-pass = { $seat } cannot move and has to pass.
out-resignation = { $seat } resigned. The stones come off the board and the others play on.
out-timeout = { $seat } ran out of time. The stones come off the board and the others play on.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 a draw
title-cancelled = 🚫 cancelled
thread-name = { $game } · { $names } · #{ $code }
thread-summary = { $game } #{ $code } has ended, see { $place }.
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · round { $round }
board-footer-whole = #{ $code } · { $game } · round { $round } · { $rules }
steps-to-go = Steps to go: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } out
with-time = { $text } · ⏳ { $at }
bot-was-away = 🔌 I was away for a while in this turn; that time does not count.
player-away = ✈️ { $who }: away from { $from } to { $until }; that time does not count.
reminder = ⏰ { $user }, { $game } #{ $code } still waits for your move. The time ends { $ends } — { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
tempo-explained = Whoever has fewer steps to go after round { $round } wins, if nobody has won before.
forced-home = { $left ->
    [one] After this round ({ $round }) whoever has a stone at home loses. Still at home: { $homes }
   *[other] After round { $round } whoever has a stone at home loses; { $left } rounds to go. Still at home: { $homes }
}
forced-home-seat = { $seat } { $count }
forced-home-moves = { $left ->
    [one] { $seat } has one more free move; from then on a move that leaves a stone at home loses. Still at home: { $homes }
   *[other] After { $moves } own moves a move that leaves a stone at home loses; { $left } to go for { $seat }. Still at home: { $homes }
}
forced-home-moves-now = { $seat }, a move that leaves a stone at home loses now. Still at home: { $homes }
forced-tempo = { $left ->
    [one] After this round ({ $round }) whoever has fewer steps to go wins
   *[other] After round { $round } whoever has fewer steps to go wins; { $left } rounds to go
}
forced-stall = { $left ->
    [one] { $quiet } rounds without progress: one more and the game is drawn
   *[other] { $quiet } rounds without progress; after { $left } more the game is drawn
}
forced-stall-loses = { $left ->
    [one] { $quiet } rounds without progress: one more and { $loser } loses, for stones still stand at home
   *[other] { $quiet } rounds without progress; after { $left } more { $loser } loses, unless the home is empty then
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-built = { $seats ->
    [2] 🏆 { $winner } wins against { $losers }: the whole goal is filled.
   *[other] 🏆 { $winner } wins: the whole goal is filled.
}
won-locked = { $seats ->
    [2] 🏆 { $winner } wins against { $losers }: the goal is filled but for locked stones of others.
   *[other] 🏆 { $winner } wins: the goal is filled but for locked stones of others.
}
won-home = 🏆 { $winner } wins: { $losers } still had stones at home at the home check.
won-tempo = 🏆 { $winner } wins against { $losers } on the tempo count, { $tempo }: fewer steps left to the goal.
won-stall = 🏆 { $winner } wins: nobody made progress for 50 rounds, and { $losers } still had stones at home.
won-resignation = { $seats ->
    [2] { $losers } resigned. 🏆 { $winner } wins.
   *[other] { $last } resigned, and all others are out. 🏆 { $winner } wins.
}
won-timeout = { $seats ->
    [2] { $losers } ran out of time. 🏆 { $winner } wins.
   *[other] { $last } ran out of time, and all others are out. 🏆 { $winner } wins.
}
drawn-built = { $seats ->
    [2] 🤝 Draw between { $players }: both goals were filled in the same round.
   *[other] 🤝 Draw: both goals were filled in the same round.
}
drawn-home = { $seats ->
    [2] 🤝 Draw between { $players }: both sides still had stones at home at the home check.
   *[other] 🤝 Draw: both sides still had stones at home at the home check.
}
drawn-tempo = { $seats ->
    [2] 🤝 Draw between { $players }: the tempo counts are equal, { $tempo }.
   *[other] 🤝 Draw: the tempo counts are equal, { $tempo }.
}
drawn-stall = { $seats ->
    [2] 🤝 Draw between { $players }: nobody made progress for 50 rounds.
   *[other] 🤝 Draw: nobody made progress for 50 rounds.
}
drawn-blocked = { $seats ->
    [2] 🤝 Draw between { $players }: nobody can move any more.
   *[other] 🤝 Draw: nobody can move any more.
}
drawn-agreement = { $seats ->
    [2] 🤝 { $players } agreed on a draw.
   *[other] 🤝 Draw by agreement.
}
void-agreed = 🚫 { $players } agreed to cancel this game. It counts for nobody.
void-late = 🚫 { $blamed } let the time pass before everybody had moved, so this game between { $players } is cancelled and counts for nobody.
void-left = 🚫 { $blamed } has left this server before everybody had moved, so this game between { $players } is cancelled and counts for nobody.
void-no-place = 🚫 { $players }: this game had no channel for a week, so it is cancelled and counts for nobody.
void-moderator = It counts for nobody.
void-unknown = 🚫 { $players }: this game was cancelled and counts for nobody.

# Buttons, menus, forms.

button-move = Move
choose-move = Your move in #{ $code }: take one of the best, or a stone by its number to see where it can go.
choose-target = #{ $code }: where does the stone on { $stone } go?
went-on = The game went on meanwhile; this is how it stands now.
menu-best-moves = The best moves: choose one to play it
menu-stones = Another stone…
menu-targets = { $first ->
    [1] Where to? Choosing plays it
   *[other] More places, from { $first }
}
stone-label = { $number } · { $stone } · { $moves ->
    [one] one move
   *[other] { $moves } moves
}
choice-move = { $begins } → { $to } · { $jumps ->
    [0] step
    [one] one jump
   *[other] { $jumps } jumps
} · { $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}{ $end ->
    [won] {" "}· 🏆 wins
    [lost] {" "}· ⚠️ loses
    [late] {" "}· ⌛ home too late
    [drawn] {" "}· 🤝 draws
   *[none] { "" }
}
jumps-begin = #{ $code }: the stone on { $from } jumps. Where does it land first?
jumps-on = #{ $code }: from { $from } the stone has come to { $at }. It may jump on.
menu-jumps = Jump on to…
button-jump-by-jump = Jump by jump
button-stop-here = Stop here
hint-title = 💡 #{ $code }: this is what the computer would play.
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Then perhaps { $reply }.
hint-play = Play { $text }
hint-rated = This game moves ratings, so there are hints in it only if all agree: `/halma offer what:hints` asks them. In casual games (`rated:False` in the challenge) and in practice there always are.
hint-wins = { $moves ->
    [one] it wins.
   *[other] it wins in { $moves } moves.
}
hint-shortest = { $moves ->
    [one] the last move of the shortest way into the goal.
   *[other] nobody is in the way any more, and this is the shortest way: { $moves } moves.
}
hint-leaves-home = { $left ->
    [0] home is empty then, in time for the check.
    [one] home must be empty soon; one more stone is there.
   *[other] home must be empty soon; { $left } more stones are there.
}
hint-fills-goal = one stone more in the goal.
hint-brings-up = it brings up the stone that is farthest behind.
hint-chain = a chain of { $jumps } jumps.
hint-prepares = it prepares { $next }, after { $reply } perhaps.
hint-best = it leads to the best that can follow.
hint-no-mark = 🤖 After a hint, winning this game no longer counts in your profile as a beaten level.
confirm-move = Play **{ $text }** in #{ $code }?
button-play = Play
button-type-move = Type a move
button-other-stones = Other stones
button-back = Back
button-board = My side
button-resign = Resign
button-resign-yes = Yes, resign
button-resign-no = No, keep playing
button-agree = Agree
button-disagree = Decline
button-give-day = +1 day
button-mute = 🔕
button-rematch = Rematch
button-analyze = Analysis
analysis-title = 📈 **#{ $code }** { $game }, looked at again
analysis-failed = I could not think this game through. Try again in a moment; if it happens again, tell whoever runs me.
analysis-curve = { $seats ->
    [2] The curve: by how many steps { $seat } was ahead, round by round.
   *[other] The curves: by how many steps each color was ahead of the others, round by round.
}
analysis-no-moment = No move cost as much as a step. Well played!
analysis-cost-steps = 🔴 Round { $round }: { $seat } **{ $played }** cost { $steps } steps; **{ $better }** was better.
analysis-cost-moves = { $moves ->
    [one] 🔴 Round { $round }: { $seat } **{ $played }** cost a move of the race; **{ $better }** was better.
   *[other] 🔴 Round { $round }: { $seat } **{ $played }** cost { $moves } moves of the race; **{ $better }** was better.
}
analysis-cost-win = { $moves ->
    [one] 🔴 Round { $round }: { $seat } **{ $played }** let the win go; **{ $better }** won at once.
   *[other] 🔴 Round { $round }: { $seat } **{ $played }** let a win in { $moves } moves go; it began with **{ $better }**.
}
analysis-cost-game = { $moves ->
    [one] 🔴 Round { $round }: { $seat } **{ $played }** lost the game at once; **{ $better }** was better.
   *[other] 🔴 Round { $round }: { $seat } **{ $played }** lost the game within { $moves } moves; **{ $better }** was better.
}
analysis-missed = 🔗 Longest chain missed: round { $round }, { $seat } **{ $chain }**, { $jumps } jumps, { $gain ->
    [one] one step
   *[other] { $gain } steps
} forward.
analysis-race = 🏁 From round { $round } on nobody was in the way any more: { $sides }.
analysis-race-side = { $seat } needed { $needed ->
    [one] one move
   *[other] { $needed } moves
} (made { $made })
analysis-alt = A curve over { $rounds } rounds: the first color was { $most } steps ahead at best, and { $least } at worst.
button-replay = Replay
button-replay-files = GIF and record
button-replay-files-from = GIF from here and record
menu-replay = Go to a move
replay-title = **#{ $code }** · { $game } · move { $number } of { $count }
replay-move = { $number ->
    [0] The beginning
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} · { $jumps ->
    [0] no jumps
    [one] one jump, by { $seat }
   *[other] { $jumps } jumps · longest chain { $longest }, by { $seat }
}
replay-files = #{ $code } as a moving picture, with its record.
replay-skips = It shows one move of { $step }, or it would take too long.
replay-small = It has { $pixels } pixels, or it would be too large for Discord.
replay-no-picture = The moving picture of #{ $code } could not be made. This is the record.
imported = #{ $code } is yours to look at: nobody else is told of it, and it counts in no table.
import-several = This holds more than one game. Please give me one at a time.
import-unreadable = I cannot read line { $line } of this record, { $text }. { $why } `/halma export` shows how a record looks; mend the line and try `/halma import` again.
import-why-empty = There is no game in it.
import-why-large = It is longer than a record may be.
import-why-token = It is neither a tag, such as `[Variant "halma8"]`, nor a move.
import-why-tag = This tag stands twice, or among the moves, or has a value that I do not know.
import-why-no-variant = The tag `[Variant "halma8"]`, with the name of a game, is missing.
import-why-move = Move { $ply } of the game cannot be played there: { $why }
import-why-seat = It names no seat of this game that could go out.
import-why-result = The moves come to another result, or the results contradict each other.
modal-import-title = A game from elsewhere
modal-import-field = Its record
modal-import-example = [Variant "halma8"] 1. h4-g4 a5-b5 2. …
record-of = The record of #{ $code }.
button-previous = ◀ Earlier
button-next = Later ▶
modal-move-title = Your move · #{ $code }
modal-move-field = From and to, or the whole route
modal-move-example = { $example }
menu-which-match = Choose a game
menu-which-challenge = Answer a challenge, or take it back
challenge-chosen = This challenge waits for an answer.
modal-end-title = End #{ $code }? It counts for nobody.
modal-void-title = Take #{ $code } out of the tables?
modal-reset-tables-title = Let the tables of this server begin anew?
modal-reset-tables-field = Type the name of this server
modal-undo-title = Take the last move in #{ $code } back?
modal-reason-field = Why? The players see it.
modal-reason-example = You can leave this empty.
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = Which of your games do you mean?
name-the-match = You play several games here. Please name the one you mean with the option `game`.

# Private answers.

already-done = That was done already. This is how it stands now:
done-privately = Done. See #{ $code } in { $place }.
unposted = By the way: what happened last in game #{ $code } could not be shown in { $place }, for I may not post there, or the place is gone. Nothing is lost: `/halma board game:{ $code }` shows how it stands, and `/halma bring-here game:{ $code }` brings it to a channel of your choice. Until then it stands still, for a week at most.
unposted-over = By the way: how #{ $code } ended, or what became of it, could not be shown in { $place }, for I may not post there, or the place is gone. `/halma board game:{ $code }` shows it.
plain-post = { $people }: there's news in game #{ $code }, but Discord didn't accept my message. `/halma board game:{ $code }` shows it.
no-lost-game = None of your games has lost its channel.
done-late = Done, though it took a moment.
press-again = That took too long. Please press the button again.
other-version = This button is from another version of the bot. This is the board now:
no-turn-here = It is not your turn in any game of this channel. `/halma games` lists all your games, `/halma challenge` begins one.
no-game-here = You play no game in this channel. `/halma games` lists all your games.
no-board-here = No game is going on in this channel. `/halma challenge` begins one.
resign-question = Do you really want to resign #{ $code }?
resign-kept = You keep playing.
day-given = Done: your opponent in #{ $code } has a day more.
menu-of = Games { $from } to { $to }
menu-more = { $count } more do not fit here. Name the one you mean with the option `game`.
muted = Done: I will not remind you of this turn in #{ $code }.
offer-declined-quietly = Declined. Nobody is told; to the others the offer stands until the turn passes.
next-waiting = Next: { $game }
open-none = No challenge is open in this server. `/halma challenge` without an opponent makes one that anybody can join.
open-title = Open challenges of this server: { $count }
games-none = You have no games. `/halma challenge` begins one.
games-none-of = { $who } has no games in this server.
games-title = Your games: { $count }
games-title-of = Games of { $who } in this server: { $count }
games-my-turn = ▶️ **#{ $code }** { $game }: { $people } — **your move** — { $place }
games-my-turn-until = ▶️ **#{ $code }** { $game }: { $people } — **your move**, time ends { $at } — { $place }
games-their-turn = ⏳ **#{ $code }** { $game }: { $people } — { $place }
games-their-turn-until = ⏳ **#{ $code }** { $game }: { $people }, time ends { $at } — { $place }
link-to-board = to the board
games-open = 📨 **#{ $code }** { $game }: { $people } — waits for players — { $place }
games-answer = 📨 **#{ $code }** { $game }: { $people } — **you are challenged** — { $place }
