# The board page, on which people play in a browser.

command-web = Play in your browser: pick a stone, pick where it goes
button-page = Open board
page-link = Your board page: pick a stone, then where it goes. This link is only for you. It works once and expires after 10 minutes.
refused-link-used = This link has been used. Get a new one with `/halma web`.
refused-link-too-old = This link doesn't work anymore. Get a new one with `/halma web`.
refused-signed-out = You're not signed in here. Get a link with `/halma web`.
page-not-signed-in = Discord didn't sign you in. Close the board and open it again.
page-unreadable = I can't read this request. Reload the page and try again.
page-busy = That's a lot at once. Wait a moment and try again.
page-offline = No connection. Trying again…
page-no-answer = No connection. Try again in a moment.
page-discord-silent = Discord isn't answering. Try again in a moment.
page-offer-in-chat = Ask in the chat itself: from here they wouldn't be told.
page-challenge-in-chat = Challenge people in the chat itself, with `/halma play`: from here they wouldn't be told.
page-not-on-server = You're not in this game's server anymore. Join it again to start games there.
page-thinking = The computer is thinking…
page-sending = Sending…
page-game = Game
page-games = Your games
page-cups = Cups
# After the state of a cup, such as "round 2 of 3".
page-cup-in = you're in
page-cup-asked = do you play?
page-cup-place = Place
page-cup-player = Player
page-cup-points = Points
# Above what decided between people with the same points, such as "head-to-head".
page-cup-tie = Tie-break
page-cup-ask-leave = Leave this cup? If you have running games in it, you resign them.
page-next = Next game
page-hint = Hint
page-hint-costs = Hint (a win won't count)
page-new-game = New game
page-begin = Start
page-time = Time
page-opponent = Opponent
page-someone-else = Someone else…
page-member = Search members
page-nobody = No one found. Try the start of the name.
page-more = Too many people found. Keep typing.
page-sign-out = Sign out
page-my-move = your move
page-their-move = waiting for others
page-waiting = open challenge
page-over = finished
page-touch-stone = Your turn: pick a stone.
page-touch-target = Now pick where it goes.
page-move-example = such as { $example }
page-turn-board = Flip the board
page-rest = More
page-sound = Sound
# Behind one's own name.
page-you = you
page-waiting-for = Waiting for { $name }
# A kind word to those who lost.
page-lost = Good game! Another one?
# Read of a cell: it is in one's own home or goal.
page-home = home
page-goal = goal
# Filters of one's games.
page-all = All
page-running = Running
page-try = Try moves
# A switch: stones may go anywhere, not only where the rules let them.
page-try-free = Move freely
# From a position of a replay.
page-try-here = Try from here
page-try-hint = Move any stone. Nobody else sees this.
page-puzzle = Puzzle of the day
page-profile = My profile
page-lessons = Lessons
page-plan = My plan
page-plan-add = Add to my plan
page-plan-remove = Remove
page-save = Save
page-saved = Saved.
page-empty = empty
page-can-move = can move
page-step = step
page-jumps = { $jumps ->
    [one] 1 jump
   *[other] { $jumps } jumps
}
page-replay-at = Move { $number } of { $count }
page-replay-play = Play
page-replay-pause = Pause
page-replay-start = To the start
page-replay-back = Previous move
page-replay-on = Next move
page-replay-end = To the end
privacy-sessions = • Browsers signed in to the board page: { $count ->
    [0] none
   *[other] { $count }, since { $since }
}.
privacy-sessions-ended = Done: all browsers are signed out.
button-sessions-end = Sign out all browsers
page-other-person = You're signed in as { $name }, but this link belongs to someone else. Switch to their account?
page-ask-draw = Offer a draw?
page-ask-takeback = Ask to take back your last move?
page-cookies = Your browser blocks cookies for this page, so I can't keep you signed in. Allow them and open the link again.
page-sign-in-again = Sign in again
page-not-this-channel = New games aren't allowed in this channel. Start one in the chat, in another channel.
page-signed-out = You're signed out.
page-switch = Switch account
page-stay = Stay signed in
page-stored = Saved now:
