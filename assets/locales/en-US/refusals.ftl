# Why something cannot be done, and what to do instead.

servers-only = Games are played in servers for now. Please use this command in a channel of a server.
unknown-request = I do not know this button or command any more. `/halma help` says what I can do.
unreadable-request = I couldn't read what Discord sent me, so nothing has changed. Please try again.
not-admitted = You can't use this here. Run the command yourself to get your own.
other-version-none = This is from another version of the bot. Run the command again.
unknown-choice = I do not know this value of the option `{ $option }`. Please choose one from its list.
cannot-store = Nothing can be stored at the moment, so nothing was changed. Boards can be looked at all the same. Please try again in a few minutes.
may-be-stored = The disk failed while this was being stored. Please look with `/halma games` in a minute whether it was done, and try again if it was not.
unavailable = The games cannot be reached right now. Please try again in a moment; nothing is lost, and nothing will be done twice.
our-fault = Something went wrong on my side; nothing was changed. Please try again. If it stays so, tell whoever runs this bot the number { $number }.
one-at-a-time = One at a time, please: I'm still working on what you asked for. Try again when it's here.
plain-answer = Discord didn't accept my answer. Try the command another way. If it keeps happening, tell whoever runs this bot: error { $number }.

refused-no-such-match = There is no game with this code in this server. `/halma games` lists your games.
refused-not-a-player = You are not in this game. `/halma challenge` begins one of your own.
refused-not-your-turn = It is { $next }'s turn, not yours. I will mention you when it is.
refused-computer-thinks = The computer is thinking; its move comes in a moment. Then it is your turn, or the next player's.
refused-no-seat-for-computer = You named as many people as the game has seats for, so none is left for the computer. Name fewer, or leave `computer` out.
refused-seat-is-out = You are out of this game.
refused-stale = The game went on meanwhile, so this is no longer the present board. `/halma board` shows how the game stands, with buttons that work.
refused-not-begun = This game has not begun; it still waits for players.
refused-game-over = This game is over. The button **Rematch** below its last board begins another.
refused-challenge-declined = This challenge was declined.
refused-challenge-withdrawn = This challenge was taken back.
refused-challenge-expired = This challenge has expired. `/halma challenge` makes a new one.
refused-already-begun = This game has begun already.
refused-rules = “{ $rules }” does not fit { $game }. These do: { $fitting }.
refused-diagonals = { $game } is played on the star, which has no diagonals. Please leave that option out.
refused-bot = { $user } is a bot, and bots do not play. Challenge a person, or leave the opponent out so that anybody may join.
refused-not-here = { $user } is not in this server.
refused-too-many-opponents = { $seats ->
    [one] This game is for two: please name one opponent.
   *[other] This game has seats for { $seats } others. Please name fewer.
}
refused-named-twice = { $user } is in twice. Please name everybody once; to practice alone, name only yourself.
refused-already-challenged = There is an open challenge between you two already. Here it is, with its buttons:
refused-too-many-challenges = You made ten challenges within an hour. You can make the next one { $until }.
refused-not-invited = This challenge does not wait for your answer. `/halma challenge` makes one of your own.
refused-already-in = You are in already. The game begins when all seats are taken.
refused-no-seat-left = All seats are taken or kept for people who were invited.
refused-begins-elsewhere = This game begins with the stones elsewhere than usual. I can only take over games from their first move.
refused-not-the-challenger = Only the person who made this challenge can take it back.
refused-challenger-may-withdraw = You made this challenge. The button **Withdraw** takes it back.
refused-not-finished = This game is still going on.
refused-standing = A challenge that comes back by itself is for anybody: leave the opponents and the computer out.
refused-series = Two games with sides swapped are for two different people, in a game for two.
refused-second-follows = The second of your two games begins by itself in a moment.
refused-forgotten = Somebody who played this game is not known to me any more, so there is no rematch.
refused-so-few = This game does not exist for so few. Wait for one more, or make another challenge.
refused-counts-nowhere = This game counts in no table, so there is nothing to take out.
refused-voided-before = This game was taken out of the tables before.
refused-no-clock = This game has no time limit.
refused-own-clock = It is your own time that runs. Only an opponent can give you a day.
refused-given-enough = This turn was given a week already, which is the most.
refused-reminded-already = You were reminded of this turn already, and nobody will remind you of it again.
refused-no-offer = That offer does not stand any more.
refused-offer-stands = There is an offer on the board already. It has to be answered or withdrawn first.
refused-offered-already = You made an offer in this turn already. You can make another when the turn has passed.
refused-not-your-offer = Only the person who made this offer can withdraw it.
refused-not-asked = This offer does not wait for your answer.
refused-hints-allowed = The computer may be asked in this game already: `/halma hint`, when it is your turn.
refused-too-late-to-cancel = Everybody has moved, so this game cannot be cancelled any more. You can offer a draw, or resign.
refused-challenge-removed = A moderator ended this challenge.
refused-moderators-only = In this server only moderators begin games. You can join those that they begin.
refused-channel = In this server games are played in { $channels }.
refused-this-channel = In this server games are played in { $channels }. Please go to another channel.
refused-all-channels = In this server games are played in { $channels } at present. Whoever manages the server can allow some with `/halma-admin channel`.
refused-too-many-channels = A server can name 100 channels at most.
refused-too-many-running = { $most ->
    [one] In this server a person plays one game at a time. Finish yours first.
   *[other] In this server a person plays { $most } games at a time. Finish one of yours first.
}
refused-other-plays-most = { $user } plays as many games at a time as this server allows. The game can begin when one of them has ended.
refused-already-here = This game is played in this channel already.
refused-other-server = This game belongs to another server, and can only be brought to a channel there. `/halma resign` gives it up.
refused-not-lost = This game has a channel that works. Only a moderator can bring it elsewhere, with `/halma-admin move`.
refused-paused = This game stands still for now, so no time runs.
refused-no-such-zone = I know neither a time zone nor a large city `{ $name }`. Please choose one from the list: type a large city near you, such as `Berlin`, `Mumbai` or `Москва`.
refused-several-zones = There are several places called `{ $name }`. Please name the time zone: { $zones }.
refused-no-such-hour = An hour of the day is a whole number from 0 to 23.
refused-away-too-long = { $left ->
    [0] You have no days of absence left within this year.
    [one] You have one day of absence left within this year.
   *[other] You have { $left } days of absence left within this year.
}
refused-blocked = You and { $user } cannot play together: one of you keeps the other out.
refused-blocked-self = You cannot keep yourself out.
refused-blocked-most = You keep 200 people out, which is the most.
refused-nothing-to-take-back = You have no move that could be taken back.

illegal-in = **#{ $code }:** { $why }
illegal-targets = Your stone on { $from } can go to: { $targets }.
illegal-stones = Your stones that can move: { $stones }.
button-choose-move = Choose a move
button-try-again = Try again
illegal-malformed = I cannot read this as a move. Write from and to, such as `h4-f2`, or the whole route, such as `h1-f3-d3`.
illegal-no-such-cell = There is no cell `{ $name }` on this board.
illegal-empty-cell = There is no stone on { $cell }.
illegal-not-your-stone = The stone on { $cell } is not yours.
illegal-same-cell = A turn may not end on { $cell }, where it began.
illegal-target-taken = There is a stone on { $cell } already.
illegal-not-reachable = Your stone on { $from } cannot get to { $to }. It can go to: { $targets }.
illegal-cannot-move = Your stone on { $from } cannot move at all.
illegal-leaves-goal = Your stone on { $from } stands in its goal and may not leave it again, so it cannot go to { $to }.
illegal-wrong-route = Jump { $leg } of this route, from { $from } to { $to }, is not possible. A route of three and more cells consists of jumps only.
illegal-pass = You can move, so you may not pass.
