# Rules and help.

rules-overview = **正方跳棋**（Halma）和它的親戚都是比快的棋：搶先把所有棋子從自己的營地走到對面的終點。選一種棋看規則。
menu-rules = 各種棋的規則
button-rule-sets = 其他規則
menu-illustrations = 看圖學規則
illustration-long-jump = 長跳
illustration-filled = 終點已滿
illustration-corner = 穿過一角
illustration-places = 名次
illustration-pairs = 雙人組隊
illustrate-long-jump = 棋子跳過遠處的一顆棋子，落在它後面一樣遠的地方。途中其他格子全空。
illustrate-filled = 框起來的終點滿了，裡面多數是該到那裡的棋子。雖然標出的棋子是對手的，這樣也夠了。
illustrate-corner = 棋子跳進星形棋盤的另一個角，再跳出來。那個角可以經過，但不能停。
illustrate-places = 填滿終點的人取得還空著的最好名次。數字是目前的名次，其他人繼續玩。
illustrate-pairs = 面對面的兩人同隊。兩人都填滿了終點，一起獲勝：戴桂冠的就是他們。
rules-moves = 每次走一顆棋子：**走一格**到相鄰的空格，或**跳**過任何一顆棋子，落在它正後方的空格。只要還能跳，就可以接著跳。不會吃子。沒有棋可以走時，就略過。
rules-moves-long = 每次走一顆棋子：**走一格**到相鄰的空格，或**跳**過剛好一顆棋子，遠近都可以，落在它後面一樣遠的空格，途中其他格子必須全空。只要還能跳，就可以接著跳。不會吃子。沒有棋可以走時，就略過。
unusual-jumps = **長跳**：隔多遠都能跳過一顆棋子，落在它後面一樣遠的地方。途中其他格子必須全空。
rules-diagonals-on = 可以往八個方向走和跳。發起挑戰時可以關掉斜走。
rules-diagonals-off = 可以往四個方向走和跳。發起挑戰時可以開啟斜走。
rules-rated = 每個人都走滿兩步後，積分賽才算數。下完三局就會登上排行榜。
rules-of = { $default ->
    [yes] **{ $name }**（預設）：{ $text }
   *[no] **{ $name }**：{ $text }
}
explain-gambiter = 先填滿終點的人獲勝。第 { $home } 回合後，營地裡還有棋子就輸了。第 { $tempo } 回合後，剩餘格數少的人獲勝。雙方走的步數一定相同。
explain-brainking = 先填滿終點的人獲勝。你走滿 { $moves } 步之後，任何一步走完時，營地裡還有棋子就輸了。連續 50 回合沒有人比之前更接近終點，就和局；但如果只有一方的營地裡還有棋子，那一方就輸了。
explain-closed-camp = 先填滿終點的人獲勝。棋子進了終點就不能離開。連續 50 回合沒有人比之前更接近終點，就和局；但如果只有一方的營地裡還有棋子，那一方就輸了。
explain-classic = 先填滿終點的人獲勝。連續 50 回合沒有人比之前更接近終點，就和局{ $seats ->
    [2] ；但如果只有一方的營地裡還有棋子，那一方就輸了。
   *[other] 。
}
explain-igroved = 先填滿終點的人獲勝。只要終點裡有你的棋子，對手受困在裡面的棋子也算你的。連續 50 回合沒有人比之前更接近終點，就和局{ $seats ->
    [2] ；但如果只有一方的營地裡還有棋子，那一方就輸了。
   *[other] 。
}
explain-parlett = 先填滿終點的人獲勝。終點滿了，只要裡面你的棋子占多數就獲勝。連續 50 回合沒有人比之前更接近終點，就和局{ $seats ->
    [2] ；但如果只有一方的營地裡還有棋子，那一方就輸了。
   *[other] 。
}
explain-family = 先填滿終點的人獲勝。終點滿了，只要裡面你的棋子占多數就獲勝。棋子進了終點就不能離開；別人的角可以經過，但不能停。連續 50 回合沒有人比之前更接近終點，就和局{ $seats ->
    [2] ；但如果只有一方的營地裡還有棋子，那一方就輸了。
   *[other] 。
}

# For new players.

how-to-title = **怎麼玩：{ $game }**
how-to-aim = 把所有棋子從自己的營地走到對面的終點，先填滿的人獲勝。
how-to-aim-places = 把所有棋子從自己的營地走到對面的終點。一直玩到每個人都有名次。
how-to-aim-pairs = 面對面的兩人同隊。兩人都先填滿終點的那一隊獲勝。
how-to-lines = 1️⃣ **目標**：搶先把所有棋子走到框起來的終點。
    2️⃣ **走一格**：把一顆棋子走到相鄰的空格。
    3️⃣ **跳**：或跳過任何一顆棋子（不管是誰的），落在它正後方的空格。
    4️⃣ **連跳**：只要還能跳，就可以接著跳。不會吃子。
alt-how-to = { $game }，四張棋盤：起始位置（框出你的終點）、走一格、跳一次、連跳。
alt-start = { $game }：起始位置，框出先走玩家的終點。
lesson-begin = 練習：{ $stone } 的棋子可以跳很遠，要走到哪？
lesson-played = { $jumps ->
    [0] **{ $route }**：走了一格。跳過別的棋子可以走得更遠。
    [1] **{ $route }**：跳了一次。
   *[other] **{ $route }**：一步就連跳 { $jumps } 次。這就是贏棋的方法：幫自己的棋子搭梯子，也借用對手的梯子。
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] 走一格
    [1] 跳一次
   *[other] 連跳 { $jumps } 次
}
menu-lesson = 要走到哪？
button-how-to = 怎麼玩
button-try-chain = 試試連跳
button-try-again-chain = 再試一次

greeting = 👋 你好！在這裡可以玩正方跳棋、角落棋和跳棋：現在一步，明天一步。`/halma play` 開始一局。
    管理員：`/halma-admin settings`。我不讀任何人的訊息。
help = **怎麼玩**
    • `/halma play` 開始一局：跟朋友、跟這裡的任何人，或跟電腦。也可以打開某人的選單：應用程式 → **來一局跳棋**。
    • 輪到你時點 **走棋**：我會為棋子編號並建議走法，點兩下就走好。也可以自己輸入：`/halma move text:h4-f2`。
    • `/halma board` 顯示你的棋盤，只有你看得到。`/halma games` 列出你的對局。
    • 每步有 3 天，除非挑戰另有設定。輪到你時我會提及你，時間快用完時再提醒一次。
    • `/halma me settings` 設定勿擾時段和語言，`/halma me away` 請假並暫停計時。
    • `/halma rules` 說明規則。新棋盤下方的 **怎麼玩** 說明那種棋。
help-more = • `/halma hint` 顯示電腦會怎麼走：練習、休閒賽，或大家都同意時可以用。
    • `/halma-study` 有課程、每日謎題和對局分析。結束的對局下方也有 **分析**。
    • `/halma game replay` 一步一步重播對局，還有棋譜。`/halma game import` 匯入棋譜。
    • `/halma leaderboard` 看排行榜，`/halma profile` 看玩家的積分和戰績，`/halma game open` 看你能加入的挑戰。
    • `/halma draw`, `/halma takeback`, `/halma cancel`, `/halma resign`, `/halma me block`
    每局都有代碼，像是 #K7X9Q。你在這裡有好幾局時，用選項 `game` 選一局。
button-help-more = 更多指令
