# Why something cannot be done, and what to do instead.

kept-private = This server shows what I say only to you, so nobody could join. Ask its moderators to allow **Use External Apps**, or play in a direct message.
unknown-request = I don't know this button or command anymore. See what I can do with `/halma help`.
unreadable-request = I couldn't read what Discord sent me, so nothing has changed. Try again.
not-admitted = This one isn't for you. Run the command yourself to get your own.
other-version-none = This is from another version of the bot. Run the command again.
unknown-choice = That's not a choice for `{ $option }`. Pick one from its list.
cannot-store = I can't save anything right now, so nothing has changed. Try again in a few minutes.
may-be-stored = Something went wrong while I was saving this. Wait a minute, then check if it worked (your games: `/halma games`). If not, try again.
unavailable = I can't reach the games right now. Nothing is lost: try again in a moment.
our-fault = Sorry, something broke on my side. Try again in a moment. If it keeps happening, tell whoever runs this bot: error { $number }.
one-at-a-time = One at a time, please: I'm still working on your last request. Try again when it's done.
plain-answer = Discord didn't accept my reply. Try again in a moment. If it keeps happening, tell whoever runs this bot: error { $number }.

refused-no-such-match = There's no game with this code in this server. Find yours with `/halma games`.
refused-not-a-player = You're not in this game. Start your own with `/halma play`.
refused-not-your-turn-shared = It's { $next }'s turn. Tap **⏰ Wake up** below the board to call them.
refused-not-your-turn = It's { $next }'s turn. I'll mention you when it's yours.
refused-computer-thinks = The computer is thinking. Try again in a moment, when it has moved.
refused-no-seat-for-computer = You named enough people for every seat, so there's none left for the computer. Name fewer, or leave out `computer`.
refused-seat-is-out = You're out of this game. Start another with `/halma play`.
refused-seat-is-done = You've reached your goal and have no more turns. See how the others are doing with `/halma board`.
refused-not-proven = That's not certain (any more). Only a result that nobody can change can be claimed.
refused-stale = That board is out of date. See the current one with `/halma board`.
refused-not-begun = This game hasn't started. Try again when it has.
refused-game-over = This game is over. Tap **Rematch** below its last board, or start another with `/halma play`.
refused-challenge-declined = This challenge was declined. Make a new one with `/halma play`.
refused-challenge-withdrawn = This challenge was withdrawn. Make your own with `/halma play`.
refused-challenge-expired = This challenge has expired. Make a new one with `/halma play`.
refused-already-begun = This game has already started. See your games with `/halma games`, or start another with `/halma play`.
refused-rules = “{ $rules }” doesn't work with { $game }. Pick one of these: { $fitting }.
refused-diagonals = There are no diagonals in { $game }: it's played on the star. Leave out that option.
refused-option = { $game } doesn't have the option `{ $option }`, so leave it out. It has: { $has }.
refused-fixed = In this server { $game } is played by these rules: { $rules }. Leave out options for other rules, or start with `/halma play`.
refused-places-and-pairs = You can play for places or in pairs, but not both. Leave out `ends` or `teams`.
refused-bot = You can't play { $user }: that's another bot. Challenge a person, or name me to play the computer.
refused-not-here = { $user } isn't in this server. Challenge someone who is, or leave the opponent out so that anyone can join.
refused-too-many-opponents = { $seats ->
    [one] This game is for two. Name one opponent.
   *[other] This game has room for { $seats } opponents. Name fewer.
}
refused-named-twice = { $user } would be in this game twice. Name everyone once, or only yourself to practice.
refused-already-challenged = There's already an open challenge between you two. Answer or withdraw it first.
refused-too-many-challenges = You've made ten challenges this hour. You can make the next one { $until }.
refused-not-invited = This challenge isn't for you. Make your own with `/halma play`.
refused-already-in = You're already in. The game starts when all seats are taken.
refused-no-seat-left = All seats are taken or kept for invited people. Make your own challenge with `/halma play`.
refused-begins-elsewhere = This game doesn't start from the usual setup. Import one that starts with all stones at home.
refused-not-the-challenger = Only the challenger can do that. Make your own challenge with `/halma play`.
refused-challenger-may-withdraw = This is your own challenge. Tap **Withdraw** to take it back.
refused-not-finished = This game isn't over. Try again when it is.
refused-moves-deleted = The moves of this game are gone: I keep them for { $time } after the end. Keep those of your future games with `/halma me settings`.
refused-standing = Only a challenge open to anyone can be posted again. Leave out the opponents and the computer, or `repeat`.
refused-series = To swap sides you need two different people and a game for two. Leave out `two-games`, or pick another opponent or game.
refused-second-follows = Your second game starts automatically in a moment.
refused-forgotten = Someone in this game deleted their data, so it can't start with the same people. Start a new game with `/halma play`.
refused-so-few = There are too few of you for this game. Wait for more to join, or start another with `/halma play`.
refused-counts-nowhere = This game isn't in any leaderboard, so there's nothing to remove.
refused-voided-before = This game has already been removed from the leaderboards.
refused-no-clock = This game has no time limit, so nobody needs more time.
refused-own-clock = Your own clock is running. Only an opponent can give you an extra day.
refused-given-enough = A week extra is the limit, and it's all given. Wait for the move.
refused-own-turn = It's your own turn. Tap **Move** on the board.
refused-woken-already = Somebody already woke them up this turn. Give them a while.
refused-reminded-already = There's nothing to mute: no reminder is coming for this turn.
refused-no-offer = That offer is gone. Make a new one.
refused-offer-stands = There's already an offer in this game. Answer or withdraw it first.
refused-offered-already = You've already made an offer this turn. You can make another one next turn.
refused-not-your-offer = Only the person who made this offer can withdraw it. You can decline it.
refused-not-asked = This offer isn't waiting for your answer. Wait for the others to answer.
refused-hints-allowed = Hints are already allowed in this game. Use `/halma hint` on your turn.
refused-too-late-to-cancel = Everyone has made two moves, so it's too late to cancel. Offer a draw with `/halma draw`, or resign with `/halma resign`.
refused-challenge-removed = A moderator removed this challenge. Make your own with `/halma play`.
refused-moderators-only = In this server only moderators make challenges. You can join theirs: see `/halma game open`.
refused-not-permitted = You can't start games in that channel: you're missing a permission there, or you're timed out. Play in another channel with `/halma play`.
refused-channel = Games in this server are played in { $channels }, not here.
refused-this-channel = In this server you can play in { $channels }. Use another channel.
refused-all-channels = There's no channel for games in this server right now. Ask a moderator to allow one with `/halma-admin channel`.
refused-shared = That's already been shared in this channel. Scroll up to find it.
refused-too-many-channels = I can only remember 100 channels per server. Allow or forbid all of them first, then name the exceptions.
refused-too-many-running = { $most ->
    [one] In this server you can play one game at a time. Finish yours first.
   *[other] In this server you can play { $most } games at a time. Finish one of yours first.
}
refused-other-plays-most = { $user } already plays as many games as this server allows. Try again when one of them has ended.
refused-already-here = This game is already in this channel. See it with `/halma board`.
refused-other-server = This game belongs to another server and has to stay there. Play on there, or resign with `/halma resign`.
refused-not-lost = This game's channel still works. Ask a moderator if you want it moved: `/halma-admin move-here`.
refused-paused = This game is paused, so no clock is running. Try again when it goes on.
refused-no-such-zone = I don't know a time zone or large city called `{ $name }`. Type a large city near you and pick from the list, like `Berlin`, `Mumbai` or `Москва`.
refused-several-zones = There are several places called `{ $name }`. Pick a time zone: { $zones }.
refused-no-such-hour = That's not an hour of the day. Use a whole number from 0 to 23.
refused-away-too-long = { $left ->
    [0] You have no away days left this year. Your opponents can give you extra time with **+1 day**.
    [one] You only have one away day left this year. Choose one day.
   *[other] You only have { $left } away days left this year. Choose fewer days.
}
refused-blocked = You can't play with { $user } right now. Pick another opponent.
refused-blocked-self = You can't block yourself. Pick someone else.
refused-blocked-most = Your block list is full: 200 people. Unblock someone first with `/halma me block`.
refused-computer-plays-on = The computer isn't behind, so it plays on. Offer a draw again when you're ahead, or resign.
refused-changed-elsewhere = You've changed this somewhere else in the meantime, so nothing was saved. Look at what's there now, then save again.
refused-note-too-long = Your note is too long. Keep it to { $most } characters or fewer; your old note hasn't changed.
refused-plan-own-turn = It's your turn. Make your move first; then you can plan your replies.
refused-plan-without-others = You're playing yourself here, so there's nothing to premove.
refused-plan-impossible = Line { $line }: `{ $text }` isn't possible there. Your old plan hasn't changed. Fix the line and save again.
refused-plan-two-answers = Line { $line }: `{ $text }` is a second reply to a move you've already covered. Keep one; your old plan hasn't changed.
refused-plan-no-answer = Line { $line } has to end with your move. Add it and save again; your old plan hasn't changed.
refused-plan-too-long = Your plan is too long. Keep it to { $lines } lines and { $chars } characters; your old plan hasn't changed.
refused-nothing-to-undo = No player has made a move in this game yet, so there's nothing to undo.
refused-nothing-to-take-back = There's no move to take back yet.

illegal-in = **#{ $code }:** { $why }
illegal-targets = From { $from } you can go to: { $targets }.
illegal-stones = Stones you can move: { $stones }.
button-try-again = Try again
illegal-malformed = I couldn't read { $typed }. Try `{ $example }`, or tap **Move** to pick from a list.
illegal-unreadable = That isn't a move. Type it like `h4-f2`.
illegal-no-such-cell = There's no space `{ $name }` on this board.
illegal-empty-cell = There's no stone on { $cell }.
illegal-not-your-stone = The stone on { $cell } isn't yours.
illegal-same-cell = You can't end your move where it started, on { $cell }.
illegal-target-taken = There's already a stone on { $cell }.
illegal-not-reachable = { $from } can't reach { $to }. From { $from } you can go to: { $targets }.
illegal-cannot-move = Your stone on { $from } can't move at all.
illegal-leaves-goal = { $from } can't go to { $to }: your stone is in its goal and can't leave it.
illegal-enters-corner = { $from } can't stop on { $to }: your stone can pass through that corner but can't stay there.
illegal-enters-corner-of = { $from } can't stop on { $to }: you can pass through { $seat }'s corner, but not stop there.
illegal-wrong-route = Jump { $leg } doesn't work: you can't jump from { $from } to { $to }. Every part of a longer route has to be a jump.
illegal-jump-empty = { $from }–{ $to } isn't a jump: there's no stone to jump over.
illegal-jump-several = { $from }–{ $to } isn't a jump: { $count } stones are in the way.
illegal-jump-halfway = { $from }–{ $to } isn't a jump: the stone on { $stone } isn't halfway.
illegal-jump-far = { $from }–{ $to } isn't a jump: the stone on { $stone } is too far away. In this game you can only jump over a stone right next to yours.
illegal-pass = You can still move, so you can't pass.
