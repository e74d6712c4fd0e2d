# Challenges and lobbies.

challenge-named = { $challenger } 向 { $invited } 發起挑戰：{ $game }！
challenge-open = { $challenger } 想玩{ $game }，誰要加入？
challenge-rematch-open = { $challenger } 想再來一局{ $game }，誰要加入？
challenge-rematch = { $challenger } 想再來一局{ $game }。{ $invited }，接受嗎？
challenge-settled = { $game }：{ $people }
challenge-rated = { $time } · 積分賽
challenge-casual = { $time } · 休閒賽
challenge-uneven = 休閒賽：五個人玩時，有些角比較有利。
challenge-expires = 到期時間：{ $at }
challenge-standing = 每次開局後，我會再貼出這個挑戰。
series-of-two = 共兩局，第二局交換先後。
lobby-joined = 已加入：{ $people }
lobby-invited = 已邀請：{ $people }
lobby-computer = 其他座位：電腦（等級 { $level }）
lobby-free = 還有 { $free } 個座位開放給任何人
first-lot = 走棋順序隨機決定。
first-challenger = { $challenger } 先走。
first-opponent = 對手先走。
first-swapped = 這次換 { $first } 先走。

closed-declined = { $challenger }，{ $by } 拒絕了你的挑戰：{ $game }（#{ $code }）。
closed-withdrawn = { $count ->
    [0] { $challenger } 撤回了挑戰：{ $game }（#{ $code }）。
   *[other] { $others }：{ $challenger } 撤回了挑戰：{ $game }（#{ $code }）。
}
closed-expired = { $count ->
    [0] { $challenger }，7 天內沒有人接受你的挑戰：{ $game }（#{ $code }）。
   *[other] { $challenger }，{ $invited } 在 7 天內沒有回覆你的挑戰：{ $game }（#{ $code }）。
}
closed-expired-lobby = { $players }：7 天內 { $seats } 個座位只坐了 { $taken } 個，{ $game }（#{ $code }）人數不足。用 `/halma play` 可以再發起一次。
closed-removed = { $known ->
    [yes] 🛡️ { $players }：管理員 { $who } 移除了挑戰：{ $game }（#{ $code }）。
   *[no] 🛡️ { $players }：管理員移除了挑戰：{ $game }（#{ $code }）。
}
closed-begun = 對局開始了。
closed-begun-in = 對局在 { $thread } 開始了。

button-accept = 接受
button-join = 加入
button-begin = { $seats } 人開局
button-fill = { $seats ->
    [2] 跟電腦玩
   *[other] 電腦補位
}
button-decline = 拒絕
button-leave = 退出
button-withdraw = 撤回

button-start = 開始
button-more-rules = 更多規則
panel-anyone = 任何人都可以加入，也可以選擇對手：
panel-with = 對手：{ $people }
menu-with = 任何人
extra-rated = 積分賽
extra-diagonals = 可以斜走

menu-which-game = 選擇棋種
missing-permissions = 我無法在這個頻道主持對局，缺少的權限：{ $names }。請管理員開啟，或換個頻道玩。
permission-view = 「檢視頻道」
permission-send = 「傳送訊息」
permission-send-in-threads = 「在討論串中傳送訊息」
permission-create-threads = 「建立公開討論串」
permission-embed = 「嵌入連結」
permission-attach = 「附加檔案」
permission-history = 「讀取訊息歷史」

notice-seat-declined = { $to }，{ $by } 不加入{ $game }（#{ $code }）。這個座位現在開放給任何人。
