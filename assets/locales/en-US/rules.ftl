# Rules and help.

rules-overview = **Halma** and its relatives are races: get all your stones from your home into the goal on the opposite side before anyone else does. Pick a game below for its rules.
menu-rules = Rules of a game
button-rule-sets = Other rules
menu-illustrations = Rules in pictures
illustration-long-jump = Long jump
illustration-filled = Full goal
illustration-corner = Through a corner
illustration-places = Places
illustration-pairs = Pairs
illustrate-long-jump = The stone jumps over one stone far away and lands just as far behind it. The rest of the way is free.
illustrate-filled = The outlined goal is full, and most of the stones in it belong there. That's enough, even though the marked stone is an opponent's.
illustrate-corner = The stone jumps into another corner of the star and out again. It may pass through that corner, but not stop there.
illustrate-places = Fill your goal and you take the best place that's still free. The numbers show the places so far; the others play on.
illustrate-pairs = Partners sit opposite each other. Both have filled their goals, so they win together: look for the laurels.
rules-moves = Move one stone: **step** to an empty space next to it, or **jump** over any one stone to the empty space right behind it. Keep jumping as long as you can. Nothing is ever captured. If you can't move, you pass.
rules-moves-long = Move one stone: **step** to an empty space next to it, or **jump** over exactly one stone, near or far, to the space just as far behind it. Everything else on the way must be free. Keep jumping as long as you can. Nothing is ever captured. If you can't move, you pass.
unusual-jumps = **Long jumps**: jump over one stone at any distance and land just as far behind it. Everything else on the way must be free.
rules-diagonals-on = Stones step and jump in eight directions. A challenge can turn diagonals off.
rules-diagonals-off = Stones step and jump in four directions. A challenge can turn diagonals on.
rules-rated = Rated games count once everyone has made two moves. Play three of them to get ranked.
rules-of = { $default ->
    [yes] **{ $name }** (default): { $text }
   *[no] **{ $name }**: { $text }
}
explain-gambiter = Fill the goal first and you win. After round { $home } you lose if you still have a stone at home. After round { $tempo } whoever has fewer steps left wins. Both players always get the same number of moves.
explain-brainking = Fill the goal first and you win. After your first { $moves } moves you lose if you have a stone at home when your turn ends. If for 50 rounds nobody gets closer to their goal than before, it's a draw. But if only one player still has a stone at home, that player loses.
explain-closed-camp = Fill the goal first and you win. A stone that's in its goal can't leave it. If for 50 rounds nobody gets closer to their goal than before, it's a draw. But if only one player still has a stone at home, that player loses.
explain-classic = Fill the goal first and you win. If for 50 rounds nobody gets closer to their goal than before, it's a draw.{ $seats ->
    [2] {" "}But if only one player still has a stone at home, that player loses.
   *[other] { "" }
}
explain-igroved = Fill the goal first and you win. Opponents' stones trapped in your goal count as yours, as long as one of yours is there. If for 50 rounds nobody gets closer to their goal than before, it's a draw.{ $seats ->
    [2] {" "}But if only one player still has a stone at home, that player loses.
   *[other] { "" }
}
explain-parlett = Fill the goal first and you win. A full goal is enough if most of the stones in it are yours. If for 50 rounds nobody gets closer to their goal than before, it's a draw.{ $seats ->
    [2] {" "}But if only one player still has a stone at home, that player loses.
   *[other] { "" }
}
explain-family = Fill the goal first and you win. A full goal is enough if most of the stones in it are yours. A stone that's in its goal can't leave it, and stones can pass through other players' corners but not stop there. If for 50 rounds nobody gets closer to their goal than before, it's a draw.{ $seats ->
    [2] {" "}But if only one player still has a stone at home, that player loses.
   *[other] { "" }
}

# For new players.

how-to-title = **How to play { $game }**
how-to-aim = Get all your stones from your home into the goal on the opposite side. The first to fill it wins.
how-to-aim-places = Get all your stones from your home into the goal on the opposite side. The game continues until everyone has a place.
how-to-aim-pairs = Partners sit opposite each other. The first pair to fill both goals wins.
how-to-lines = 1️⃣ **Aim**: be the first to get all your stones into the outlined goal.
    2️⃣ **Step**: move one stone to any empty space next to it.
    3️⃣ **Jump**: or jump over any one stone, yours or not, to the empty space right behind it.
    4️⃣ **Chain**: keep jumping as long as you can. Nothing is ever captured.
alt-how-to = Four boards of { $game }: the start with your goal outlined, a step, a jump and a chain of jumps.
alt-start = The start of { $game }, with the first player's goal outlined.
lesson-begin = Practice: the stone on { $stone } can jump a long way. Where should it go?
lesson-played = { $jumps ->
    [0] **{ $route }**: a step. Jumping over another stone gets you farther.
    [one] **{ $route }**: one jump.
   *[other] **{ $route }**: { $jumps } jumps in one turn. That's how you win: build ladders for your stones, and use your opponents'.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] step
    [one] one jump
   *[other] { $jumps } jumps
}
menu-lesson = Where should it go?
button-how-to = How to play
button-try-chain = Try a chain
button-try-again-chain = Try again

greeting = 👋 Hi! I host Halma, Corners and Chinese Checkers: a move now, another tomorrow. `/halma play` starts a game.
    Moderators: `/halma-admin settings`. I don't read messages.
help = **How to play**
    • `/halma play` starts a game: with a friend, anyone here, or the computer. Or open a person's menu: Apps → **Play Halma**.
    • On your turn, tap **Move**: you see suggested moves and numbers for your stones. Two taps make a move. Or type it: `/halma move text:h4-f2`.
    • `/halma board` shows your board (only you can see it). `/halma games` lists your games.
    • You have 3 days per move unless the challenge says otherwise. I mention you on your turn, and once more before your time runs out.
    • `/halma me settings` sets quiet hours and your language, `/halma me away` pauses your clocks.
    • `/halma rules` explains the rules. **How to play** below a new board explains that game.
help-more = • `/halma hint` shows what the computer would play: in practice, in unrated games, or if everyone agrees.
    • `/halma-study` has lessons, a daily puzzle and game analysis. **Analysis** below a finished game does the same.
    • `/halma game replay` shows a game move by move and makes a GIF and a game file. `/halma game import` reads a game file.
    • `/halma leaderboard` shows the leaderboards, `/halma profile` a player's ratings and records, `/halma game open` the challenges you can join.
    • `/halma draw`, `/halma takeback`, `/halma cancel`, `/halma resign`, `/halma me block`
    Every game has a code like #K7X9Q. If you have several games here, pick one with the option `game`.
button-help-more = More commands
