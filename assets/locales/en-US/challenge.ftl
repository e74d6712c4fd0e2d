# Challenges and lobbies.

challenge-named = { $challenger } challenges { $invited } to { $game }!
challenge-open = { $challenger } wants to play { $game }. Who joins?
challenge-rematch-open = { $challenger } wants a rematch of { $game }. Who joins?
challenge-rematch = { $challenger } wants a rematch of { $game }: { $invited }, do you accept?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · rated
challenge-casual = { $time } · casual, moves no rating
challenge-expires = Expires { $at }.
challenge-standing = Once this game begins, I make the same challenge again.
series-of-two = Two games, the second with sides swapped.
lobby-joined = In: { $people }
lobby-invited = Invited: { $people }
lobby-computer = On all other seats: Computer (level { $level })
lobby-free = { $free ->
    [one] One free seat for anybody
   *[other] { $free } free seats for anybody
}
first-lot = Seats are drawn by lot.
first-challenger = { $challenger } moves first.
first-opponent = Another player than { $challenger } moves first.
first-swapped = Everybody moves one seat on.

closed-declined = { $challenger }, { $by } declined your challenge to { $game } (#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } took the challenge to { $game } (#{ $code }) back.
   *[other] { $others }: { $challenger } took the challenge to { $game } (#{ $code }) back.
}
closed-expired = { $count ->
    [0] { $challenger }, nobody took up your challenge to { $game } (#{ $code }) within 7 days.
   *[other] { $challenger }, { $invited } did not answer your challenge to { $game } (#{ $code }) within 7 days.
}
closed-expired-lobby = { $players }: { $taken } of { $seats } seats were taken within 7 days, which is too few for { $game } (#{ $code }). `/halma challenge` makes a new one.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: the moderator { $who } ended the challenge to { $game } (#{ $code }).
   *[no] 🛡️ { $players }: a moderator ended the challenge to { $game } (#{ $code }).
}
closed-begun = The game has begun.
closed-begun-in = The game has begun in { $thread }.

button-accept = Accept
button-join = Join
button-begin = Begin with { $seats }
button-fill = { $seats ->
    [2] Play the computer
   *[other] Start with computers
}
button-decline = Decline
button-leave = Leave
button-withdraw = Withdraw

menu-which-game = Choose a game
which-game = Which game do you want to play with { $user }?
missing-permissions = I cannot host a game in this channel: I lack { $names }. Please ask a moderator to allow it, or play in another channel.
permission-view = “View Channel”
permission-send = “Send Messages”
permission-send-in-threads = “Send Messages in Threads”
permission-create-threads = “Create Public Threads”
permission-embed = “Embed Links”
permission-attach = “Attach Files”
permission-history = “Read Message History”

notice-seat-declined = { $to }, { $by } does not join { $game } (#{ $code }). The seat is free for anybody.
