# Cups: leagues and tournaments over days.

command-halma-cup = Cups: leagues and tournaments over days
cup-new = Start a cup in this server (moderators)
cup-challenge = Challenge somebody on the stairs
cup-join = Enter a cup
cup-leave = Leave a cup
cup-table = Show a cup's table
cup-games = Show your games in a cup
cup-list = List this server's cups
cup-start = Close entry now and begin (organizers)
cup-put-off = Let entry close later (organizers)
cup-correct = Decide how a game counts (organizers)
cup-remove = Take somebody out of a cup (organizers)
cup-call-off = Call a cup off (organizers)
option-cup-new-name = The cup's name
option-cup-new-kind = Who plays whom
option-cup-new-game = The game (default: the server's)
option-cup-new-days = Days until entry closes (default: 7)
option-cup-new-rounds = Rounds, if there are several (default: 5, at tables 3)
option-cup-new-threads = Each game in its own thread
option-cup-challenge-player = Whom: at most three steps away
option-cup-challenge-cup = Which cup
option-cup-join-cup = Which cup
option-cup-leave-cup = Which cup
option-cup-table-cup = Which cup
option-cup-games-cup = Which cup
option-cup-start-cup = Which cup
option-cup-put-off-days = How many days later
option-cup-put-off-cup = Which cup
option-cup-correct-game = The game's code
option-cup-correct-winner = Who wins (nobody: a draw)
option-cup-correct-cup = Which cup
option-cup-remove-cup = Which cup
option-cup-remove-player = Whom
option-cup-call-off-cup = Which cup
cup-kind-round-robin = Everyone plays everyone (3 to 8 people)
cup-kind-league = Groups of about five (9 and more people)
cup-kind-swiss = Rounds against equals (8 and more people)
cup-kind-stairs = Stairs: challenge each other, without end (4 and more people)
cup-kind-tables = Tables for 3, 4 or 6 (7 to 49 people)

button-cup-join = Join
button-cup-in = I'm in
button-cup-name = Name and announce
button-cup-small = Start with those who are in
button-cup-leave = Leave
button-cup-table = Table
button-cup-games = My games

cup-panel = A cup for this channel: { $game }. Pick what you like, then give it a name.
menu-cup-days = How long can people join?
cup-panel-days = Entry closes in { $days ->
    [one] { $days } day
   *[other] { $days } days
}
cup-name-proposed = { $game } Cup
cup-announced = 🏆 **{ $name }**: { $game }. { $kind }.
cup-until = Enter until { $at }. Two days before that, I ask who plays.
cup-lasts = { $rounds ->
    [0] It takes { $days } days at most.
   *[other] It has { $rounds } rounds, each of { $days } days at most.
}
cup-lasts-tables = It has up to { $rounds } rounds, each of { $days } days at most, then a final table of the best.
cup-lasts-stairs = Challenge somebody at most three steps away with `/halma-cup challenge`. A win is a step up, a loss one down.
cup-lasts-league = A season takes { $days } days at most. One of each group moves up, one down, and the next season follows.
cup-todo = All games of a round begin at once. Time limit: { $clock }.
cup-draw = The draw of lots can be checked. Its secret has the SHA-256 `{ $commitment }`.
cup-entered = You're in **{ $name }**, with { $count ->
    [one] nobody else so far
   *[other] { $count } people in all
}. It begins { $at }; two days before that, I ask whether you play.
cup-entered-stairs = You're on the stairs of **{ $name }**. Challenge somebody with `/halma-cup challenge`.
cup-confirmed = You play in **{ $name }**. It begins { $at }.
cup-left = You've left **{ $name }**.
cup-removed = { $who } is out of **{ $name }**.
cup-started = Entry to **{ $name }** is closed. The first round begins in a moment.
cup-none = There are no cups in this server. A moderator can start one with `/halma-cup new`.
cup-which = Which cup? Name it with the option `cup`.
cup-list-line = **{ $name }** · { $state }
cup-state-entry = entry closes { $at }
cup-state-open = people join whenever they like
cup-state-closed = begins in a moment
cup-state-running = round { $round }
cup-state-rounds = round { $round } of { $rounds }
cup-state-season = season { $season }
cup-state-over = over
cup-state-called-off = called off

cup-call-in = 🏆 **{ $name }** begins { $at }. Do you play? Tap **I'm in** before that, or you're left out. { $people }
cup-too-few = 🏆 **{ $name }** doesn't begin yet: { $count } of at least { $least } people play. Entry closes { $at } instead. { $who } can call it off with `/halma-cup call-off`.
cup-put-off-done = Entry to **{ $name }** closes { $at }. I tell the channel.
cup-corrected-done = Done. I tell the channel.
cup-new-date = 🏆 Entry to **{ $name }** closes later: { $at }.
cup-won = 🏆 **{ $name }**: the organizer decided that { $who } won a game against { $people }.
cup-drawn = 🏆 **{ $name }**: the organizer decided that { $people } drew a game.
cup-closed = 🏆 Entry to **{ $name }** is closed: { $count } people play. The pairings follow.
cup-round-begun = 🏆 **{ $name }**, round { $round }: the games begin now. The last day is { $day }. { $people }
cup-final-begun = 🏆 **{ $name }**: the final table of the best begins now. The last day is { $day }. { $people }
cup-open = Join whenever you like, and leave whenever you like.
cup-todo-stairs = Time limit: { $clock }. You can have one game that you asked for, and one that others asked you for.
cup-month-begun = 🏆 **{ $name }**: a new month begins, and empty steps close.
cup-challenged = Your game against { $who } begins in a moment.
cup-season-begun = 🏆 **{ $name }**, season { $round }: the games begin now. The last day is { $day }. { $people }
cup-later = 🏆 **{ $name }**: I was away for a while, so this round lasts longer. Its last day is now { $day }.
cup-season-over = 🏆 **{ $name }**, season { $season } is over. Congratulations, { $who }! The next season begins { $at }; two days before that, I ask all of you, and others can join.
cup-season-group = Group { $group }: { $who }
cup-byes = Without a game in this round: { $people }.
cup-lots = The secret of the draw is `{ $secret }`.
cup-over = 🏆 **{ $name }** is over. Congratulations, { $who }!
cup-over-empty = 🏆 **{ $name }** is over.
cup-called-off = 🏆 **{ $name }** is called off. Games that are running go on.

cup-table-title = 🏆 **{ $name }** · { $state }
cup-table-nobody = Nobody has entered yet.
cup-table-people = In so far: { $people }
cup-table-group = **Group { $group }**
cup-row = { $place }. { $who }: { $points }
cup-row-decided = { $place }. { $who }: { $points } ({ $by })
cup-decided-final = final table
cup-decided-direct = head-to-head
cup-decided-sonneborn-berger = stronger opponents
cup-decided-margin = closer games
cup-decided-on-time = fewer losses on time
cup-table-number = No. { $id } for `halma cup export`
cup-games-none = You have no games in **{ $name }** yet.
cup-games-title = Your games in **{ $name }**:
cup-of-final = 🏆 Final table
cup-of-season = 🏆 Season { $season }
cup-of-rounds = 🏆 Round { $round } of { $rounds }

refused-no-such-cup = There's no such cup in this server. `/halma-cup list` shows what there is.
refused-cup-time = Nobody gets extra time in a cup: everyone else waits for the round to end.
refused-cup-moderators = Only moderators start cups here. Ask one of them, or see `/halma-cup list` for one to enter.
refused-not-the-organizer = Only the organizer and moderators can do that. You can leave a cup yourself with `/halma-cup leave`.
refused-entry-closed = Entry to this cup is closed. Watch for the next one.
refused-no-cup-game = There's no game with this code in the cup. **My games** shows the codes.
refused-not-in-cup = That person isn't in this cup.
refused-cup-full = This cup is full. Watch for the next one.
refused-too-many-cups = This server already has as many cups as it can have. Wait until one is over, or call one off.
refused-cup-over = This cup is over. `/halma-cup list` shows the others.
refused-too-few-in-cup = { $people } people have entered, but this kind needs at least { $least }. Wait for more.
refused-not-on-stairs = You two must both be on the stairs: tap **Join** on the cup's message.
refused-no-stairs = In this cup I say who plays whom. **My games** shows yours.
refused-stairs-yourself = You can't challenge yourself. Pick somebody else from **Table**.
refused-stairs-too-far = They are { $steps } steps away. Pick somebody at most 3 steps away.
refused-stairs-out = You already have a game that you asked for. Finish it first.
refused-stairs-in = They already have a game that somebody asked them for. Pick somebody else.
refused-stairs-again = You two have just played. You can challenge them again in { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
refused-stairs-unseen = They haven't been here for { $days } days. Pick somebody else.
refused-not-in-cups = That game doesn't fit this kind of cup. Tables take games for 3, 4 or 6, the others games for two.
refused-cup-name = Give the cup a name of at most { $most } characters.
