# Lessons and puzzles.

lesson-title = 🎓 **Lesson { $number } of { $all }.** { $text }
lesson-ask-step = You play ⚪ White, from the corner on the right below to the one on the left above, whose cells are outlined. A stone steps to a neighboring cell, in this game also diagonally. Choose a stone, and the step that brings it nearest.
lesson-right-step = A diagonal step is worth two.
lesson-wrong-step = It is legal, but another step brings the stone nearer.
lesson-ask-jump = Instead of stepping, a stone may jump over a neighbor, whosever it is, to the empty cell right behind. Nothing is captured. Jump with this stone.
lesson-right-jump = Two cells in one move, and the stone that was jumped over stays where it is.
lesson-wrong-jump = That is a step. Look for a neighbor with an empty cell right behind it.
lesson-ask-chain = A jump may be followed by more jumps in the same move, in any directions. Find where this stone gets with the most jumps.
lesson-right-chain = Three jumps in one move. Long chains are what wins games.
lesson-wrong-chain = There is a longer chain: from each landing, look for the next stone to jump over.
lesson-ask-ladder = Chains are built: stones with gaps between them are a ladder for those behind. Find the move after which you have a chain of four jumps or more, whatever Black does.
lesson-right-ladder = A quiet move, and the next one goes across half of the board.
lesson-wrong-ladder = After that, Black can take the long chain away, or there is none. Look for the rung that is missing in your ladder.
lesson-ask-home = By these rules whoever has stones at home after round 30 loses, and this is round 30. Find the move that saves the game.
lesson-right-home = Nobody is at home. I warn you below the board before such a check comes.
lesson-wrong-home = A stone stays at home, and that loses at once, however far ahead you are.
lesson-ask-block = Look at what Black can do next. Choose the move that leaves Black's best move as small as possible.
lesson-right-block = Black's ladder is gone, and your stone is on its way, too.
lesson-wrong-block = Black still has a longer move. Stand where its chain lands, or take away the stone that it jumps over.
lesson-ask-race = Nobody is in the way any more: now it is a race. Find the first move of the way that fills your goal in the fewest moves.
lesson-right-race = Sometimes a step aside is faster: it makes a bridge for the next stone.
lesson-wrong-race = That takes a move more. Count moves, not steps: look for a way in which one stone helps another.
lesson-ask-count = You play ⚫ Black, and this is the last move of round 80. By these rules the game ends after it, and whoever needs fewer single steps to the goal wins. White needs 3. Win.
lesson-right-count = Two steps to go against three. That was the last lesson: `/halma challenge computer:2` is a good next game.
lesson-wrong-count = You still need as many steps as White, or more. Remember what a diagonal step is worth.
study-right = ✅ **{ $route }**: right! { $text }
study-wrong = ❌ **{ $route }**: not yet. { $text }
study-none = There is no such lesson or puzzle.
study-stone = { $number }: the stone on { $cell }
study-target = { $number }: to { $cell }
menu-study-stone = Which stone?
menu-study-target = Where to? Choosing plays it
button-study-stones = Another stone
button-study-again = Try again
button-next-lesson = Next lesson
button-solve = Solve it
puzzle-title = 🧩 **The puzzle of the day.** You play { $color }. { $text }
puzzle-of-the-day = 🧩 **The puzzle of the day.** { $color } is to move. { $text }
puzzle-ask-chain = Find the longest chain of jumps.
puzzle-ask-build = Your goal can be filled in { $moves } moves of your own; nobody is in the way. Find the first one: no other is fast enough.
puzzle-ask-home = It is the round after which no stone may be at home. One move alone saves you.
puzzle-right = That is the only answer.
puzzle-wrong = There is a better one.
puzzle-streak = { $tries ->
    [one] Solved at the first try!
   *[other] Solved at try { $tries }.
} 🔥 { $days ->
    [one] One day
   *[other] { $days } days in a row
}, { $best } at best.
