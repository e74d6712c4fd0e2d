# Why something cannot be done, and what to do instead.

servers-only = 目前只能在伺服器裡玩。請在伺服器的頻道使用這個指令。
unknown-request = 我不認得這個按鈕或指令了。用 `/halma help` 看看我會什麼。
unreadable-request = Discord 傳來的內容我讀不懂，所以什麼都沒變。請再試一次。
not-admitted = 這不是給你的。自己執行一次指令，就會有你的。
other-version-none = 這來自機器人的另一個版本。請再執行一次指令。
unknown-choice = 選項 `{ $option }` 沒有這個值。請從清單選一個。
cannot-store = 我現在無法儲存，所以什麼都沒變。請過幾分鐘再試。
may-be-stored = 儲存到一半，我的硬碟出了問題。過一分鐘用 `/halma games` 看看有沒有成功，沒有就再試一次。
unavailable = 我現在讀不到對局。資料都還在，請稍後再試；同一步不會做兩次。
our-fault = 抱歉，我這邊出錯了，什麼都沒變。如果一直這樣，請告訴這個機器人的營運者：錯誤 { $number }。
one-at-a-time = 一次一件事：我還在處理你的上一個請求。等它完成再試。
plain-answer = Discord 沒有接受我的回覆，請換個方式用這個指令。如果一直這樣，請告訴這個機器人的營運者：錯誤 { $number }。

refused-no-such-match = 這個伺服器沒有這個代碼的對局。用 `/halma games` 找你的對局。
refused-not-a-player = 你不在這局裡。用 `/halma challenge` 開自己的一局。
refused-not-your-turn = 現在輪到 { $next }。輪到你時，我會提及你。
refused-computer-thinks = 電腦正在思考。等它走完再試。
refused-no-seat-for-computer = 你指定的人已經坐滿，沒有位子給電腦了。少指定幾個人，或不要填 `computer`。
refused-seat-is-out = 你在這局已經出局。用 `/halma challenge` 再開一局。
refused-seat-is-done = 你已經到終點了，不會再輪到你。用 `/halma board` 看看其他人的狀況。
refused-stale = 那個棋盤過時了。用 `/halma board` 看目前的棋盤。
refused-not-begun = 這局還沒開始，還在等玩家。等開始後再試。
refused-game-over = 這局已經結束。想再玩，點最後棋盤下方的 **再來一局**。
refused-challenge-declined = 這個挑戰被拒絕了。用 `/halma challenge` 發起新的挑戰。
refused-challenge-withdrawn = 這個挑戰已經撤回。用 `/halma challenge` 發起你自己的挑戰。
refused-challenge-expired = 這個挑戰已經過期。用 `/halma challenge` 發起新的挑戰。
refused-already-begun = 這局已經開始了。用 `/halma challenge` 另開一局。
refused-rules = 「{ $rules }」不適用於{ $game }。請從這些挑一個：{ $fitting }。
refused-diagonals = { $game }用的是星形棋盤，沒有斜走的選項。請拿掉 `diagonals`。
refused-option = { $game }沒有 `{ $option }` 選項。可用的有：{ $has }。
refused-fixed = 這個伺服器的{ $game }用這些規則：{ $rules }。請拿掉其他規則的選項。
refused-places-and-pairs = 爭名次和兩人一隊只能選一個。請拿掉 `ends` 或 `teams`。
refused-bot = 我不能跟 { $user } 玩，那是另一個機器人。挑戰真人，或把我填成對手跟電腦玩。
refused-not-here = { $user } 不在這個伺服器。挑戰在這裡的人，或不填對手，讓任何人加入。
refused-too-many-opponents = { $seats ->
    [1] 這種棋是兩人玩的，請只填一位對手。
   *[other] 這種棋最多 { $seats } 位對手，請少填幾位。
}
refused-named-twice = 你填了 { $user } 兩次。每個人填一次，或只填自己來練習。
refused-already-challenged = 你們之間已經有等待中的挑戰，就在這裡：
refused-too-many-challenges = 你這一小時已經發起十次挑戰。可以再發起的時間：{ $until }
refused-not-invited = 這個挑戰不是給你的。用 `/halma challenge` 發起你自己的挑戰。
refused-already-in = 你已經加入了。坐滿就會開局。
refused-no-seat-left = 座位已滿，或保留給受邀的人。用 `/halma challenge` 發起你自己的挑戰。
refused-begins-elsewhere = 這局不是從一般的起始位置開始。請匯入所有棋子都從營地出發的棋局。
refused-not-the-challenger = 只有發起挑戰的人能這麼做。用 `/halma challenge` 發起你自己的挑戰。
refused-challenger-may-withdraw = 這是你自己的挑戰。想收回就點 **撤回**。
refused-not-finished = 這局還在進行。等結束後再試。
refused-standing = 只有任何人都能加入的挑戰才能重複貼出。請不要填對手和電腦。
refused-series = 要交換先後，必須是兩個不同的人，玩兩人的棋種。不要填 `games`，或換個對手或棋種。
refused-second-follows = 你們的第二局馬上會自動開始。
refused-forgotten = 這局有玩家刪除了資料，無法再來一局。用 `/halma challenge` 開新的一局。
refused-so-few = 人數不夠玩這種棋。再等一個人，或另外發起挑戰。
refused-counts-nowhere = 這局不在任何排行榜上，不需要移除。
refused-voided-before = 這局已經從排行榜移除了。
refused-no-clock = 這局不限時，沒有人需要加時間。
refused-own-clock = 現在走的是你自己的時間。只有對手能多給你一天。
refused-given-enough = 這一步已經多了一週，不能再加。等對方走棋吧。
refused-reminded-already = 這一步已經提醒過你，我不會再提醒。
refused-no-offer = 那個提議已經失效。用 `/halma offer` 再提一次。
refused-offer-stands = 這局已經有一個提議。先回覆或撤回它。
refused-offered-already = 這一步你已經提議過。下次輪到你時可以再提。
refused-not-your-offer = 只有提議的人能撤回。你可以拒絕。
refused-not-asked = 這個提議不是在等你回覆。等其他人的回覆吧。
refused-hints-allowed = 這局已經開放提示。輪到你時用 `/halma hint`。
refused-too-late-to-cancel = 每個人都走了兩步，來不及取消了。你可以提議和局或認輸。
refused-challenge-removed = 管理員移除了這個挑戰。用 `/halma challenge` 發起你自己的挑戰。
refused-moderators-only = 這個伺服器只有管理員能發起挑戰。你可以加入他們的挑戰：看 `/halma open`。
refused-channel = 這個伺服器可以下棋的頻道：{ $channels }。
refused-this-channel = 這個伺服器可以下棋的頻道：{ $channels }。請換個頻道。
refused-all-channels = 這個伺服器目前沒有可以下棋的頻道。請管理員用 `/halma-admin channel` 開放一個。
refused-shared = 這已經在這個頻道分享過了，往上捲就能找到。
refused-too-many-channels = 每個伺服器我只能記住 100 個頻道。先全部允許或全部禁止，再指定例外。
refused-too-many-running = 在這個伺服器，你同時只能玩 { $most } 局。先下完一局吧。
refused-other-plays-most = { $user } 的對局數已達這個伺服器的上限。等其中一局結束再試。
refused-already-here = 這局已經在這個頻道。用 `/halma board` 看棋盤。
refused-other-server = 這局屬於另一個伺服器，不能移過來。你可以用 `/halma resign` 認輸。
refused-not-lost = 這局的頻道還能用。想移動的話，請管理員用 `/halma-admin move`。
refused-paused = 這局暫停中，沒有人在計時。等它繼續再試。
refused-no-such-zone = 找不到叫 `{ $name }` 的時區或大城市。輸入附近的大城市再從清單選，例如 `台北`、`Berlin`、`Mumbai` 或 `Москва`。
refused-several-zones = 叫 `{ $name }` 的地方不只一個。請選一個時區：{ $zones }。
refused-no-such-hour = 沒有這個時間。請填 0 到 23 的整數。
refused-away-too-long = { $left ->
    [0] 你今年的請假天數用完了。對手可以用 **+1 天** 多給你時間。
    [1] 你今年只能再請假 1 天，請選 1 天。
   *[other] 你今年只能再請假 { $left } 天，請少選幾天。
}
refused-blocked = 你和 { $user } 不能一起玩：有一方封鎖了另一方。請換個對手。
refused-blocked-self = 你不能封鎖自己。請選別人。
refused-blocked-most = 你的封鎖名單滿了：200 人。先用 `/halma block` 解除封鎖某人。
refused-note-too-long = 你的筆記太長，請縮到 { $most } 字以內。原本的筆記沒有變。
refused-nothing-to-undo = 這局還沒有玩家走過棋，沒有可以收回的。
refused-nothing-to-take-back = 還沒有可以收回的一步。

illegal-in = **#{ $code }**：{ $why }
illegal-targets = 從 { $from } 可以走到：{ $targets }。
illegal-stones = 可以走的棋子：{ $stones }。
button-try-again = 再試一次
illegal-malformed = 我看不懂 { $typed }。試試 `{ $example }`，或點 **走棋** 從清單選。
illegal-unreadable = 這不是走法。
illegal-no-such-cell = 這個棋盤沒有 `{ $name }` 這一格。
illegal-empty-cell = { $cell } 上沒有棋子。
illegal-not-your-stone = { $cell } 上的棋子不是你的。
illegal-same-cell = 不能走完又停在起點 { $cell }。
illegal-target-taken = { $cell } 上已經有棋子。
illegal-not-reachable = { $from } 走不到 { $to }。從 { $from } 可以走到：{ $targets }。
illegal-cannot-move = 你在 { $from } 的棋子完全動不了。
illegal-leaves-goal = { $from } 不能走到 { $to }：這顆棋子已在終點，不能離開。
illegal-enters-corner = { $from } 不能停在 { $to }：棋子可以經過那個角，但不能停在裡面。
illegal-enters-corner-of = { $from } 不能停在 { $to }：{ $seat } 的角可以經過，但不能停。
illegal-wrong-route = 第 { $leg } 跳不行：從 { $from } 跳不到 { $to }。路線超過一段時，每一段都必須是跳。
illegal-jump-empty = { $from }–{ $to } 不是跳：中間沒有棋子可以跳。
illegal-jump-several = { $from }–{ $to } 不是跳：中間有 { $count } 顆棋子擋著。
illegal-jump-halfway = { $from }–{ $to } 不是跳：{ $stone } 上的棋子不在正中間。
illegal-jump-far = { $from }–{ $to } 不是跳：{ $stone } 上的棋子太遠。這盤棋只能跳過相鄰的棋子。
illegal-pass = 你還有棋可以走，不能略過。
