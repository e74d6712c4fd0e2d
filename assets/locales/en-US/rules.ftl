# Rules and help.

rules-overview = **Halma** and its family are races: bring all your stones from your home to the home opposite before the others do. Stones are never captured. `/halma rules game:` explains each game.
rules-moves = A turn moves one stone, either a **step** to an empty neighboring cell, or a **jump** over one neighboring stone of anybody to the empty cell straight behind it, and then, if you like, further jumps with the same stone. Who cannot move passes.
rules-diagonals-on = Stones step and jump in eight directions (the challenge can switch the diagonals off).
rules-diagonals-off = Stones step and jump in four directions (the challenge can switch the diagonals on).
rules-of = { $default ->
    [yes] **{ $name }** (the usual ones): { $text }
   *[no] **{ $name }**: { $text }
}
explain-gambiter = Both sides move, then it is looked at. A filled goal wins; if both are filled, it is a draw. After round { $home } whoever has a stone at home loses. After round { $tempo } whoever has fewer steps to go wins.
explain-brainking = A filled goal wins at once. After { $moves } own moves a move that leaves any of your stones at home loses. 50 rounds without progress are a draw; whoever alone still has a stone at home loses then.
explain-closed-camp = A filled goal wins at once. A stone that stands in its goal may not end a turn outside it. 50 rounds without progress are a draw; whoever alone still has a stone at home loses then.
explain-classic = A filled goal wins at once. 50 rounds without progress are a draw{ $seats ->
    [2] {"; whoever alone still has a stone at home loses then."}
   *[other] {"."}
}
explain-igroved = A filled goal wins at once. A goal also counts as filled when the stones of others in it are locked in and at least one of your own is there. 50 rounds without progress are a draw{ $seats ->
    [2] {"; whoever alone still has a stone at home loses then."}
   *[other] {"."}
}

# For whoever is new.

how-to-title = **How { $game } is played**
how-to-aim = Bring all your stones from your home into the goal, the home opposite; whoever is there first wins. Stones are never taken: you jump over your own and over others to get ahead.
how-to-turn = When it is your turn, press **Move** below the board: it numbers your stones and lists the best moves, and one more tap plays. The picture shows the beginning; your goal is outlined.
alt-start = The beginning of { $game }, with the goal of the first side outlined.
lesson-begin = The stone on { $stone } can jump far. Where shall it go?
lesson-played = { $jumps ->
    [0] **{ $route }**: a step. A jump over another stone would have gone farther.
    [one] **{ $route }**: one jump.
   *[other] **{ $route }**: { $jumps } jumps in one turn. That is how Halma is won: build ladders for your stones, and use those of others.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] step
    [one] one jump
   *[other] { $jumps } jumps
}
menu-lesson = Where shall it go?
button-how-to = How to play
button-try-chain = Try a chain of jumps
button-try-again-chain = Once more

help = **How to play**
    • `/halma challenge opponent:@friend` challenges a friend; without an opponent anybody may join. `computer:3` plays against the computer, at a level from 1 to 10. Challenge yourself to practice.
    • `/halma move` lists your legal moves, best progress first. Or type one: `h4-f2`, `h4 f2` or the whole route `h1-f3-d3`. The button **Move** numbers the stones that can move and has menus of moves: two taps play one.
    • `/halma board` shows the board from your side, just for you. `/halma games` lists your games. `/halma resign` gives up a game.
    • There are 3 days for a move unless the challenge says otherwise; I mention you at your turn and once more before the time ends. `/halma settings` sets quiet hours, `/halma away` stops your clocks while you are on holiday, **+1 day** gives your opponent time.
    • `/halma hint` tells what the computer would play, in practice and in casual games, and where all agree (`/halma offer what:hints`). `/halma-study` has lessons, a puzzle for each day, and looks at your finished games again; so does **Analysis** below them.
    • `/halma replay` shows a game move by move and gives its record, `/halma import` takes one over. **How to play** below a new board explains a game.
    • `/halma leaderboard` shows who stands where, `/halma profile` how somebody plays, `/halma open` whom you can join.
    • `/halma offer` offers a draw, or asks for your last move back or for hints. `/halma block` keeps somebody from challenging you.
    • `/halma rules` explains the rules, including the ends that they force: I count them for you below each board.
    Every game has a code such as #K7X9Q. Name it with the option `game` when you play several here.
