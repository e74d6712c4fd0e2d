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
variant-star2-15 = Chinese Checkers for two, 15 stones
variant-star3-15 = Chinese Checkers for three, 15 stones

clock-1h = 1 hour
clock-12h = 12 hours
clock-1d = 1 day
clock-2d = 2 days
clock-3d = 3 days
clock-5d = 5 days
clock-7d = 7 days
clock-14d = 14 days
clock-none = No time limit
clock-bank-7d = 7 days for all your moves
clock-bank-14d = 14 days for all your moves
clock-bank-21d = 21 days for all your moves
clock-bank-30d = 30 days for all your moves
clock-bank-3d-12h = 3 days, plus 12 hours per move
clock-bank-7d-1d = 7 days, plus 1 day per move
clock-weekends = { $time }, weekends off
clock-per-move = { $time } per move

rules-gambiter = Round limits (Gambiter)
rules-brainking = Leave home in time (BrainKing)
rules-closed-camp = No way back
rules-classic = First to fill the goal (classic)
rules-igroved = First to fill the goal (star)
rules-parlett = Full goal wins (Parlett)
rules-family = Family rules (star)
diagonals-on = diagonals on
diagonals-off = diagonals off
jumps-long = long jumps
ends-places = play on for every place
teams-pairs = in pairs

color-a = White
color-b = Black
color-c = Red
color-d = Blue
color-e = Green
color-f = Yellow

forgotten-person = Someone
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
alt-seat = { $name } plays { $colors }: { $tempo ->
    [0] all in the goal
    [one] one step left
   *[other] { $tempo } steps left
}, { $home } at home, { $goal } of { $stones } in the goal.
alt-out = { $name } ({ $colors }) is out.
alt-place = { $name } ({ $colors }): place { $place }.
alt-to-move = { $name } to move.
alt-won = { $name } won.
alt-won-pair = { $names } won together.
picture-steps = steps left
picture-goal = in goal
alt-over = The game is over.
alt-last = Last move: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] **{ $seat } goes first,** { $user }.
   *[no] **{ $seat } goes first.**
}
turn-aim = { $aim ->
    [duel] Get your { $stones } { $marks } stones into { $corners } before { $other } makes it across. Tap **Move**.
    [pair] Get your { $stones } { $marks } stones into { $corners }. You're with { $other }: the first pair to fill both goals wins. Tap **Move**.
    [places] Get your { $stones } { $marks } stones into { $corners }: the sooner, the better your place. Tap **Move**.
   *[others] Get your { $stones } { $marks } stones into { $corners } before anyone else fills their goal. Tap **Move**.
}
# Where a goal lies in the picture, after "into".
corner-bottom = the bottom corner
corner-bottom-left = the bottom-left corner
corner-bottom-right = the bottom-right corner
corner-top = the top corner
corner-top-left = the top-left corner
corner-top-right = the top-right corner
turn-next = { $practice ->
    [yes] { $seat } to move, { $user }.
   *[no] { $seat }, your turn.
}
turn-look = { $seat } to move.
turn-thinks = { $seat } is thinking…
played = { $seat } played **{ $route }**.
played-planned = { $seat } played **{ $route }**, as planned.
taken-back = { $count ->
    [one] ↩️ Last move taken back.
   *[other] ↩️ Last { $count } moves taken back.
}
moderator-undid = 🛡️ { $players }: moderator { $who } took back the last move.
moderator-moved = 🛡️ { $players }: moderator { $who } moved this game here.
moderator-ended = 🛡️ { $players }: moderator { $who } ended this game.
moderator-voided = 🛡️ { $players }: moderator { $who } removed this game from this server's leaderboards.
void-everywhere = 🛡️ { $players }: the operator of this bot removed this game from all leaderboards.
moderator-reason = Reason: { $reason }
past-began = #{ $code } started: { $game }, { $seats }
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
turn-short = { $seat }, your turn in #{ $code }: { $place }
moved-away = ➡️ #{ $code } continues in { $place }.
paused-place = ⏸️ Paused: I can't post in its channel. Use `/halma game move-here game:{ $code }` in another channel, or the game is canceled { $until }.
paused-player = ⏸️ Paused: { $who } left this server. If they don't come back, they're out { $until }. A move resumes the game.
offer-agreed = 🤝 Agreed.
offer-draw = 🤝 #{ $code }: { $by } offers a draw. { $asked }, do you accept?
offer-takeback = ↩️ #{ $code }: { $by } would like to take back a move. { $asked }, do you accept?
offer-cancel = 🚫 #{ $code }: { $by } asks to cancel this game; it won't count. { $asked }, do you accept?
offer-hints = 💡 #{ $code }: { $by } wants to allow hints for everyone. The game stays rated. { $asked }, do you accept?
offer-undoes = This undoes: { $plies }
offer-declined-draw = { $declined } declined { $by }'s draw offer.
offer-declined-takeback = { $declined } said no to { $by }'s takeback.
offer-declined-cancel = { $declined } doesn't want to cancel. The game goes on.
offer-declined-hints = { $declined } declined: no hints in this game.
offer-withdrawn-draw = { $by } withdrew the draw offer.
offer-withdrawn-takeback = { $by } withdrew the takeback request.
offer-withdrawn-cancel = { $by } no longer wants to cancel. The game goes on.
offer-withdrawn-hints = { $by } withdrew the request for hints.
notice-declined-draw = { $to }, { $by } declined your draw offer in #{ $code }. The game goes on.
notice-declined-takeback = { $to }, { $by } said no to your takeback in #{ $code }.
notice-declined-hints = { $to }, { $by } declined: no hints in #{ $code }.
notice-hints-agreed = { $to }, everyone agreed: use `/halma hint` on your turn in #{ $code }.
notice-declined-cancel = { $to }, { $by } doesn't want to cancel #{ $code }. The game goes on.
notice-day-given = { $known ->
    [yes] { $to }, { $by } gave you an extra day in #{ $code }. Your time runs out { $ends }.
   *[no] { $to }, { $by } gave you an extra day in #{ $code }.
}
had-to-pass = { $seat } can't move and passes.
out-resignation = { $seat } resigned. Their stones come off the board and the others play on.
out-timeout = { $seat } ran out of time. Their stones come off the board and the others play on.
out-pair-resignation = { $seat } resigned, which also ends the game for { $partner }. Their stones come off the board and the others play on.
out-pair-timeout = { $seat } ran out of time, which also ends the game for { $partner }. Their stones come off the board and the others play on.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 draw
title-cancelled = 🚫 canceled
thread-name = { $game } · { $names } · #{ $code }
thread-summary = { $game } #{ $code } is over: { $place }
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · round { $round }
board-footer-whole = #{ $code } · { $game } · round { $round } · { $rules }
steps-to-go = Steps left: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } out
race-needs = { $winner } needs at most { $most ->
    [one] one move
   *[other] { $most } moves
}, { $loser } at least { $least }.
time-left = ⏳ { $at }
bank-left = ⌛ { $who }: { $time }
bot-was-away = 🔌 I was offline for part of this turn. That time doesn't count.
player-away = ✈️ { $who } is away from { $from } to { $until }. That time doesn't count.
reminder = ⏰ { $user }, { $game } #{ $code } is waiting for your move. Your time runs out { $ends } — { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] Last round to leave home: whoever still has a stone there after round { $round } loses (if both do, it's a draw). { $homes }
   *[other] { $left } rounds left to leave home: whoever still has a stone there after round { $round } loses (if both do, it's a draw). { $homes }
}
forced-home-own = You have { $count } there.
forced-home-seat = { $seat } has { $count } there.
forced-home-moves = { $left ->
    [one] { $seat } has one move left to leave home, or they lose. { $homes }
   *[other] { $seat } has { $left } moves left to leave home, or they lose. { $homes }
}
forced-tempo = { $left ->
    [one] After this round ({ $round }) whoever has fewer steps left wins
   *[other] After round { $round } whoever has fewer steps left wins: { $left } rounds left
}
forced-stall = { $left ->
    [one] Rounds without progress: { $quiet }. One more and it's a draw
   *[other] Rounds without progress: { $quiet }. { $left } more and it's a draw
}
forced-stall-places = { $left ->
    [one] Rounds without progress: { $quiet }. One more and the game ends; everyone still playing ties
   *[other] Rounds without progress: { $quiet }. { $left } more and the game ends; everyone still playing ties
}
forced-stall-loses = { $left ->
    [one] Rounds without progress: { $quiet }. One more and { $loser } loses, unless their home is empty
   *[other] Rounds without progress: { $quiet }. { $left } more and { $loser } loses, unless their home is empty
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-built = { $seats ->
    [2] 🏆 **{ $winner } wins!** All { $stones } stones across in { $moves } moves, { $ahead ->
        [one] one step
       *[other] { $ahead } steps
    } ahead of { $losers }.
   *[other] 🏆 **{ $winner } wins!** All { $stones } stones across in { $moves } moves.
}
won-locked = { $seats ->
    [2] 🏆 { $winner } beats { $losers }: the goal is full, counting opponents' trapped stones.
   *[other] 🏆 { $winner } wins: the goal is full, counting opponents' trapped stones.
}
won-filled = { $seats ->
    [2] 🏆 { $winner } beats { $losers }: the goal is full, mostly with their own stones.
   *[other] 🏆 { $winner } wins: the goal is full, mostly with their own stones.
}
level-beaten = 🎉 **You beat level { $level } for the first time!**
moment-move = 🔗 { $jumps } jumps in one move!
moment-upset = 🎯 Upset! { $seat } was rated { $points } points lower.
moment-leads = 👑 { $seat } is number one here now!
moment-comeback = 🚀 What a comeback: { $seat } was { $steps } steps behind in round { $round }.
moment-streak = 🔥 { $seat } has won { $count } in a row!
moment-fastest = ⚡ Personal best: { $seat } has never won this game in fewer moves ({ $moves }).
moment-chain = 🔗 { $seat }'s longest chain ever: { $jumps } jumps.
moment-ranked = 📈 Three rated games: { $seat } is ranked now.
moment-first = 🎉 { $seat }'s first rated game!
moment-short = { $seat } was only { $steps ->
    [one] one step
   *[other] { $steps } steps
} short. So close!
level-last = 🎉 **You beat level 10. There is no level 11!**
won-home = 🏆 { $winner } wins: { $losers } still had a stone at home.
won-tempo = 🏆 { $winner } beats { $losers } with fewer steps left ({ $tempo }).
won-stall = 🏆 { $winner } wins: 50 rounds without progress, and { $losers } still had stones at home.
won-resignation = { $seats ->
    [2] { $losers } resigned. 🏆 { $winner } wins.
   *[other] { $last } resigned and everyone else is out. 🏆 { $winner } wins.
}
won-race = 🏆 **{ $winner } wins!** { $losers } can't catch up any more.
won-timeout = { $seats ->
    [2] { $losers } ran out of time. 🏆 { $winner } wins.
   *[other] { $last } ran out of time and everyone else is out. 🏆 { $winner } wins.
}
won-pair = 🏆 **{ $winner } win together!** Both of them have reached their goals.
won-pair-resignation = { $last } resigned. 🏆 **{ $winner } win together!**
won-pair-timeout = { $last } ran out of time. 🏆 **{ $winner } win together!**
placed-places = 🏁 { $places }
placed-stall = 50 rounds without progress: everyone still playing ties. 🏁 { $places }
placed-blocked = Nobody can move anymore: everyone still playing ties. 🏁 { $places }
placed-agreement = 🤝 Everyone still playing agreed to tie. 🏁 { $places }
placed-resignation = { $last } resigned. 🏁 { $places }
placed-timeout = { $last } ran out of time. 🏁 { $places }
drawn-built = { $seats ->
    [2] 🤝 Draw between { $players }: both filled the goal in the same round.
   *[other] 🤝 Draw: both filled the goal in the same round.
}
drawn-home = { $seats ->
    [2] 🤝 Draw between { $players }: both still had a stone at home.
   *[other] 🤝 Draw: both still had a stone at home.
}
drawn-tempo = { $seats ->
    [2] 🤝 Draw between { $players }: same number of steps left ({ $tempo }).
   *[other] 🤝 Draw: same number of steps left ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 Draw between { $players }: 50 rounds without progress.
   *[other] 🤝 Draw: 50 rounds without progress.
}
drawn-blocked = { $seats ->
    [2] 🤝 Draw between { $players }: nobody can move anymore.
   *[other] 🤝 Draw: nobody can move anymore.
}
drawn-race = 🤝 It's a draw: { $players } arrive in the same round, whatever they play.
drawn-agreement = { $seats ->
    [2] 🤝 { $players } agreed to a draw.
   *[other] 🤝 Draw by agreement.
}
void-agreed = 🚫 { $players } agreed to cancel this game. It doesn't count.
void-late = 🚫 { $blamed } ran out of time before everyone had made two moves. The game between { $players } is canceled and doesn't count.
void-left = 🚫 { $blamed } left this server before everyone had made two moves. The game between { $players } is canceled and doesn't count.
void-no-place = 🚫 { $players }: this game had no channel for a week. It's canceled and doesn't count.
void-moderator = It doesn't count.
void-unknown = 🚫 { $players }: this game was canceled and doesn't count.

# Buttons, menus, forms.

button-move = Move
chooses-move = { $who } picks a move in #{ $code }.
choose-move = Your move in #{ $code }: pick a suggested move (+4 means 4 steps closer), or a numbered stone to see its moves.
choose-side = From your side, you're heading for { $corners }.
choose-target = #{ $code }: where should the stone on { $stone } go?
went-on = That board is out of date. Here's the current one:
menu-best-moves = Suggested moves: pick one to play it
menu-first-stones = Pick a stone…
menu-stones = Another stone…
menu-targets = { $first ->
    [1] Where to? Your pick is played right away
   *[other] More moves, from { $first }
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
    [late] {" "}· ⌛ won't leave home in time
    [drawn] {" "}· 🤝 draws
   *[none] { "" }
}
jumps-begin = #{ $code }: jump with the stone on { $from }. Where to first?
jumps-on = #{ $code }: your { $from } stone is on { $at }. Keep jumping, or stop here.
jumps-back = #{ $code }: your { $from } stone is on { $at }. From here it can only jump back.
menu-jumps = Jump to…
button-jump-by-jump = Jump by jump
button-stop-here = Stop here
hint-title = 💡 #{ $code }: what the computer would play
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Likely reply: { $reply }.
hint-play = Play { $text }
hint-rated = This game is rated: hints only if everyone agrees. Practice and unrated games always allow hints.
button-ask-hints = Ask everyone
hint-wins = { $moves ->
    [one] wins right away.
   *[other] wins in { $moves } moves.
}
hint-shortest = { $moves ->
    [one] finishes the race.
   *[other] it's a race now, and this is the shortest way to the goal: { $moves } moves.
}
hint-leaves-home = { $left ->
    [0] clears your home in time.
    [one] gets out of home in time; one more stone to go.
   *[other] gets out of home in time; { $left } more stones to go.
}
hint-fills-goal = puts another stone in the goal.
hint-brings-up = brings your last stone forward.
hint-chain = a chain of { $jumps } jumps.
hint-prepares = sets up { $next }. Likely reply: { $reply }.
hint-best = best in the long run.
hint-no-mark = 🤖 You used a hint, so a win here won't count as beating this level.
confirm-move = Play **{ $text }** in #{ $code }?
button-play = Play
button-type-move = Type a move
button-other-stones = Other stones
button-back = Back
button-note = My note
button-plan-write = Edit plan
button-plan-delete = Delete plan
button-board = My side
button-resign = Resign
button-resign-yes = Yes, resign
button-resign-no = No, keep playing
button-agree = Accept
button-disagree = Decline
button-claim-win = 🏁 Claim the win
button-claim-draw = 🏁 Claim the draw
button-give-day = +1 day
button-to-board = Show the board
button-wake = ⏰ Wake up
button-mute = 🔕 Mute
button-rematch = Rematch
button-level = Level { $level }
button-analyze = Analysis
analysis-title = 📈 **#{ $code }** { $game } · Analysis
analysis-failed = I couldn't finish the analysis. Try again in a moment. If it keeps happening, tell whoever runs this bot.
analysis-curve = { $seats ->
    [2] The curve shows how many steps ahead { $seat } was, round by round.
   *[other] The curves show how many steps each color was ahead of the others, round by round.
}
analysis-no-moment = Not a single step wasted. Well played!
analysis-cost-steps = 🔴 Round { $round }: { $own ->
    [yes] you
   *[no] { $seat }
} played { $played }. **{ $better }** was { $steps ->
    [one] a step
   *[other] { $steps } steps
} better.
analysis-cost-moves = 🔴 Round { $round }: { $own ->
    [yes] you
   *[no] { $seat }
} played { $played }. **{ $better }** was { $moves ->
    [one] a move
   *[other] { $moves } moves
} faster.
analysis-cost-win = ❗ Round { $round }: { $own ->
    [yes] you
   *[no] { $seat }
} { $moves ->
    [one] missed a win in one: **{ $better }**.
   *[other] had a forced win in { $moves } (**{ $better }**) and missed it.
}
analysis-cost-game = 🔴 Round { $round }: { $own ->
    [yes] you
   *[no] { $seat }
} played { $played }, and { $moves ->
    [one] that lost at once
   *[other] from there the game was lost
}. **{ $better }** was better.
analysis-missed = 🔗 Longest chain missed: { $seat } **{ $chain }** in round { $round }, { $jumps } jumps, { $gain ->
    [one] one step
   *[other] { $gain } steps
} forward.
analysis-race = 🏁 From round { $round } on it was a race: { $sides }.
analysis-race-side = { $seat } needed { $needed ->
    [one] one move
   *[other] { $needed } moves
} (took { $made })
analysis-too-short = This game was too short to analyze. I need at least { $moves } moves from each player.
curve-rounds = Round
curve-steps = Steps
curve-ahead = { $name } ahead
analysis-alt = The first color's lead over { $rounds } rounds, in steps: { $most } at best, { $least } at worst.
button-replay = Replay
button-share = Share
shared = { $who } shared #{ $code }: { $game }, { $players }
button-replay-files = GIF and game file
button-replay-files-from = GIF from here
menu-replay = Go to a move
replay-title = **#{ $code }** · { $game } · move { $number } of { $count }
replay-move = { $number ->
    [0] Start
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} · { $jumps ->
    [0] no jumps
    [one] one jump, by { $seat }
   *[other] { $jumps } jumps{ $longest ->
        [1] {""}
       *[other] {" "}· longest chain { $longest }, by { $seat }
    }
}
replay-files = #{ $code } as a GIF, with its game file.
replay-skips = Shows one of every { $step } moves, to keep it short.
replay-small = Scaled to { $pixels } pixels to fit Discord's size limit.
replay-no-picture = I couldn't make the GIF of #{ $code }. Here's its game file.
imported = #{ $code } is in your replays. Only you can see it; it isn't rated.
import-several = That's more than one game. Please import one at a time.
import-unreadable = I can't read line { $line } of this game file: { $text }. { $why } `/halma game export` shows what one looks like. Fix the line and try `/halma game import` again.
import-why-empty = There's no game in it.
import-why-large = This line or the whole file is too long.
import-why-token = It's neither a tag like `[Variant "halma8"]` nor a move.
import-why-tag = This tag is there twice, comes after the first move, or has a value I don't know.
import-why-no-variant = The tag `[Variant "halma8"]`, with the name of your game, is missing.
import-why-move = Move { $ply } isn't possible there: { $why }
import-why-seat = That player isn't in this game or is already out.
import-why-result = The moves lead to a different result, or the results contradict each other.
modal-import-title = Import a game
modal-import-field = Game file
modal-import-example =
    {"[Variant \"halma8\"]"}
    1. h4-g4 a5-b5
record-of = Game file of #{ $code }.
button-previous = ◀ Earlier
button-next = Later ▶
modal-move-title = Your move · #{ $code }
modal-move-field = From and to, or the whole route
modal-move-example = { $example }
menu-which-match = Choose a game
menu-which-challenge = Answer or withdraw a challenge
challenge-chosen = This challenge is waiting for an answer.
modal-end-title = End #{ $code }? It won't count.
modal-void-title = Remove #{ $code } from leaderboards?
modal-reset-tables-title = Reset this server's leaderboards?
modal-reset-tables-field = Type this server's name
modal-undo-title = Take back the last move in #{ $code }?
modal-reason-field = Why? The players will see it.
modal-reason-example = Optional
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = Which game do you mean?
name-the-match = You have several games here. Use the option `game` to pick one.

# Private answers.

already-done = Already done. Current board:
done-privately = Done. See #{ $code } in { $place }.
unposted = I can't post in { $place } anymore, so game #{ $code } is paused for up to a week. Nothing is lost: `/halma board game:{ $code }` shows the board. `/halma game move-here game:{ $code }` moves the game to another channel.
unposted-over = I couldn't show how #{ $code } ended in { $place }: I can't post there, or the channel is gone. `/halma board game:{ $code }` shows it.
plain-post = { $people }: there's news in game #{ $code }, but Discord didn't accept my message. `/halma board game:{ $code }` shows it.
no-lost-game = All your games still have a channel, so there's nothing to move.
done-late = Done. Sorry, that took a moment.
press-again = That took too long. Please tap the button again.
other-version = That button is from another version of this bot. Here's the current board:
no-turn-here = It's not your turn in any game in this channel. `/halma games` lists your games, `/halma play` starts one.
no-game-here = You have no game in this channel. `/halma games` lists your games.
note-title = 📝 **Your note** (only you can see it)
note-saved = 📝 Saved. Your note on #{ $code }, which only you can see:
note-deleted = Note on #{ $code } deleted.
note-no-game = You're not in a game in this channel. For a game elsewhere, give its code: `/halma game note game:`.
modal-note-title = Your note on #{ $code }
modal-note-field = Only you can see it (empty: no note)
modal-note-example = What's your plan?
plan-none = You have no plan for #{ $code }.
plan-title = 🗺️ **Your plan for #{ $code }** (only you can see it)
plan-saved = 🗺️ Saved. Your plan for #{ $code }, which only you can see:
plan-how = On each line: their move, your reply, and so on, such as `{ $example }`. If they play it, your reply is played at once.
plan-typed = What you typed:
plan-no-game = You're not in a running game in this channel. For a game elsewhere, give its code: `/halma game plan game:`.
modal-plan-title = Your plan for #{ $code }
modal-plan-field = Their move, your reply, … (empty: no plan)
no-board-here = There's no game in this channel right now. `/halma play` starts one.
resign-question = { $two ->
    [yes] Resign your game against { $others }? This ends it.
   *[no] Resign #{ $code }? You can't undo this.
}
resign-question-pair = Resign #{ $code }? This also ends the game for { $partner }. You can't undo this.
resign-kept = OK, you're still playing.
day-given = Done: your opponent in #{ $code } has an extra day.
menu-of = Games { $from } to { $to }
menu-more = { $count } more don't fit here. Use the option `game` to pick one.
wake-up = ⏰ { $who }, it's your turn in #{ $code }.
muted = OK, I won't remind you about this turn in #{ $code }.
offer-declined-quietly = Declined. I won't tell anyone; the offer stays open until the turn is over.
next-waiting = Next: { $game }
open-none = No open challenges in this server. `/halma play` without an opponent posts one that anyone can join.
open-title = Open challenges in this server: { $count }
games-none = You have no games. `/halma play` starts one.
games-none-of = { $who } has no games in this server.
games-title = Your games: { $count }
games-title-of = { $who }'s games in this server: { $count }
games-my-turn = ▶️ **Your move**
games-their-turn = ⏳ **Waiting for others**
link-to-board = go to board
games-open = 📨 **Waiting for players**
games-answer = 📨 **You're challenged**
menu-move-in = Move in…
# One of two players with the same name, with the color of the stones.
seat-namesake = { $name } ({ $color })
