# Lessons and puzzles.

lesson-title = 🎓 **Lesson { $number } of { $all }.** { $text }
lesson-ask-step = You play ⚪ White: from the bottom-right corner to the outlined one at the top left. A stone steps to a neighboring space, and in this game diagonals count too. Pick a stone, then the step that gets it closest.
lesson-right-step = A diagonal step is worth two.
lesson-wrong-step = That's legal, but another step gets the stone closer.
lesson-ask-jump = Instead of stepping, a stone can jump over any one stone to the empty space right behind it. Nothing is ever captured. Jump with this stone.
lesson-right-jump = Two spaces in one move, and the stone you jumped over stays where it is.
lesson-wrong-jump = That's a step. Look for a neighbor with a free space right behind it.
lesson-ask-chain = After a jump the same stone can keep jumping, in any direction. Find the move with the most jumps.
lesson-right-chain = Three jumps in one move. Long chains win games.
lesson-wrong-chain = There's a longer chain. After each landing, look for the next stone to jump over.
lesson-ask-ladder = You can build chains: stones with gaps between them are a ladder for those behind. Find the move that gives you a chain of four or more jumps next turn, whatever Black does.
lesson-right-ladder = A quiet move, and the next one crosses half the board.
lesson-wrong-ladder = After that there's no long chain, or Black can break it. Find the rung that's missing in your ladder.
lesson-ask-home = In this game you lose if you still have a stone at home after round 30, and this is round 30. Find the move that saves you.
lesson-right-home = Your home is empty. In your games I'll warn you below the board when that deadline gets close.
lesson-wrong-home = You still have a stone at home, so you lose, however far ahead you are.
lesson-ask-block = Look at what Black can do next. Pick the move that makes Black's best move as short as possible.
lesson-right-block = Black's ladder is gone, and your stone is on its way too.
lesson-wrong-block = Black still has a longer move. Stand where its chain lands, or take away the stone it jumps over.
lesson-ask-race = Nobody is in the way anymore: it's a race. Find the first move of the fastest way to fill your goal.
lesson-right-race = Sometimes a step sideways is faster: it makes a bridge for the next stone.
lesson-wrong-race = That takes longer. Count moves, not steps: look for a way one stone can help another.
lesson-ask-count = You play ⚫ Black, and this is the last move of round 80. The game ends after it, and whoever has fewer steps left wins. White has 3 left. Win!
lesson-right-count = Two steps left against three. That was the last lesson! For your next game, try `/halma play computer:2`.
lesson-wrong-count = You still have as many steps left as White, or more. Remember what a diagonal step is worth.
study-right = ✅ **{ $route }**: right! { $text }
study-wrong = ❌ **{ $route }**: not quite. { $text }
study-none = I can't find that lesson or puzzle. `/halma-study learn` lists the lessons.
study-stone = { $number }: the stone on { $cell }
study-target = { $number }: to { $cell }
menu-study-stone = Which stone?
menu-study-target = Where to? Your pick is played right away
button-study-stones = Another stone
button-study-again = Try again
button-next-lesson = Next lesson
button-solve = Solve it
puzzle-game = { $diagonals ->
    [on] { $game }, diagonals on
    [off] { $game }, diagonals off
   *[none] { $game }
}
puzzle-title = 🧩 **Puzzle of the day** · { $game }. You play { $color }. { $text }
puzzle-of-the-day = 🧩 **Puzzle of the day** · { $game }. { $color } to move. { $text }
study-alt = { $color } to move, from home ({ $home }) to the goal ({ $goal }). Stones that can move: { $stones }.
puzzle-ask-chain = Find the longest chain of jumps.
puzzle-ask-build = You can fill your goal in { $moves } moves, and nobody is in the way. Find the first one: only one is fast enough.
puzzle-ask-home = You lose if a stone is still at home after this round. Only one move saves you.
puzzle-right = The only move that works. Nice!
puzzle-wrong = There's a better one.
puzzle-streak = { $tries ->
    [one] Solved on the first try!
   *[other] Solved on try { $tries }.
} 🔥 { $days ->
    [one] One day
   *[other] { $days } days in a row
}, best: { $best }.
puzzle-days-7 = 🎉 A whole week of puzzles!
puzzle-days-30 = 🎉 Thirty days in a row. That's a habit.
puzzle-days-100 = 💯 A hundred days in a row. Unbelievable!
puzzle-skips = { $skipped ->
    [one] You missed a day, but
   *[other] You missed { $skipped } days, but
} two days a month are free. { $left ->
    [0] None are left this month.
    [one] One is left this month.
   *[other] { $left } are left this month.
}
puzzle-shared = 🧩 { $who } solved today's puzzle
    { $tries ->
        [one] ✅ on the first try
       *[other] ✅ on try { $tries }
    }
    🔥 { $days ->
        [one] one day
       *[other] { $days } days in a row
    }
puzzle-share-old = That was another day's puzzle. `/halma-study puzzle` shows today's.
march-title = 🥾 **March { $number }**. No opponent: bring your { $stones } stones into the outlined goal in as few moves as you can. The best possible is { $par } moves.
march-so-far = { $moves ->
    [one] So far: one move.
   *[other] So far: { $moves } moves.
}
march-misfit = I can't play `{ $word }` here. A move looks like `{ $example }`, with a space before the next one.
march-finished = 🏁 **March { $number }**: across in { $moves } moves. The best possible is { $par }.
march-perfect = 🏆 Nobody can do it in fewer!
march-best = Your best today: { $moves }.
march-shared = 🥾 march { $number }: { $moves }/{ $par } · { $who }
march-share-old = That was another day's march. `/halma-study march` shows today's.
march-way = One way in { $par } moves: `{ $moves }`
march-table = 🥾 **March { $number }** in this server (the best possible is { $par }):
march-table-empty = Nobody here has shared march { $number } yet.
march-rank = { $place }. { $who } · { $moves }
march-yesterday = Shared from march { $number }:
button-march = March
button-march-back = Undo
button-march-again = Start over
button-march-way = Show a best way
button-march-table = Table
modal-march-title = March { $number }
modal-march-field = Your next moves, with spaces between
