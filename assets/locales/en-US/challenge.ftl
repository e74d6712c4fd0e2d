# Challenges and lobbies.

challenge-named = { $challenger } challenges { $invited } to { $game }!
challenge-open = { $challenger } wants to play { $game }. Who's in?
challenge-rematch-open = { $challenger } wants a rematch: { $game }. Who's in?
challenge-rematch = { $challenger } wants a rematch: { $game }. { $invited }, are you in?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · rated
challenge-casual = { $time } · unrated
challenge-uneven = Unrated: with five players some corners are better than others.
challenge-expires = Expires { $at }.
challenge-standing = When a game starts, I'll post this challenge again.
series-of-two = Two games, swapping sides for the second.
lobby-joined = In: { $people }
lobby-invited = Invited: { $people }
lobby-computer = Other seats: Computer (level { $level })
lobby-free = { $free ->
    [one] One seat is open to anyone
   *[other] { $free } seats are open to anyone
}
first-lot = Starting order is random.
first-challenger = { $challenger } goes first.
first-opponent = The opponent goes first.
first-swapped = { $first } goes first this time.

closed-declined = { $challenger }, { $by } declined your challenge to { $game } (#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } withdrew the challenge to { $game } (#{ $code }).
   *[other] { $others }: { $challenger } withdrew the challenge to { $game } (#{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }, nobody accepted your challenge to { $game } (#{ $code }) within 7 days.
   *[other] { $challenger }, { $invited } didn't answer your challenge to { $game } (#{ $code }) within 7 days.
}
closed-expired-lobby = { $players }: only { $taken } of { $seats } seats were taken within 7 days, too few for { $game } (#{ $code }). `/halma play` posts a new one.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: moderator { $who } removed the challenge to { $game } (#{ $code }).
   *[no] 🛡️ { $players }: a moderator removed the challenge to { $game } (#{ $code }).
}
closed-begun = The game has started.
closed-begun-in = The game has started in { $thread }.

button-accept = Accept
button-join = Join
button-begin = Start with { $seats }
button-fill = { $seats ->
    [2] Play the computer
   *[other] Play computers
}
button-decline = Decline
button-leave = Leave
button-withdraw = Withdraw

button-start = Start
button-more-rules = More rules
panel-anyone = Anyone here can join. Or pick who to play:
panel-with = With { $people }
menu-with = Anyone here
menu-which-game = Choose a game
extra-rated = Rated
extra-diagonals = Diagonal moves
# What a game is called, in any language; nobody reads it, people find the game by it.
names-halma = halma hoppers alma 正方跳棋 ハルマ 할마 хальма халма هالما حلما
names-corners = ugolki corners уголки куточки ecken-halma narożniki rohy sarkok köşeler hörnhalma hoeken angoli coins esquinas cantos colțuri kulmat コーナーズ ウゴルキ 코너스 占角棋 角落棋 اوگولکی
names-star = chinese checkers sternhalma star halma dames chinoises damas chinas xadrez chinês china dam dama cinese kinaschack kinesisk kinashakki chińskie warcaby chińskie čínská dáma kínai dáma çin daması șah chinezesc tiaoqi 跳棋 中国跳棋 中國跳棋 ダイヤモンドゲーム 中国チェッカー 중국 체커 다이아몬드게임 китайские шашки китайські шашки چکرز چینی ستاره csillaghalma
missing-permissions = I can't host a game in this channel. Missing permissions: { $names }. Ask a moderator to allow them, or play in another channel.
permission-view = “View Channel”
permission-send = “Send Messages”
permission-send-in-threads = “Send Messages in Threads”
permission-create-threads = “Create Public Threads”
permission-embed = “Embed Links”
permission-attach = “Attach Files”
permission-history = “Read Message History”

notice-seat-declined = { $to }, { $by } isn't joining { $game } (#{ $code }). The seat is open to anyone.
