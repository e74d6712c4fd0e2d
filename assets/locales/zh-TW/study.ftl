# Lessons and puzzles.

lesson-title = 🎓 **第 { $number } 課（共 { $all } 課）**：{ $text }
lesson-ask-step = 你是 ⚪ 白棋，要從右下角走到左上角框起來的終點。棋子可以走到相鄰的一格，這種棋也能斜走。選一顆棋子，再選讓它最靠近終點的一格。
lesson-right-step = 斜走一格，等於前進兩格。
lesson-wrong-step = 可以這樣走，但有另一種走法更靠近終點。
lesson-ask-jump = 除了走一格，棋子也能跳過任何一顆棋子，落在它正後方的空格。不會吃子。用這顆棋子跳跳看。
lesson-right-jump = 一步前進兩格，被跳過的棋子留在原地。
lesson-wrong-jump = 那只是走一格。找一顆正後方有空格的相鄰棋子。
lesson-ask-chain = 跳完之後，同一顆棋子可以接著跳，往哪個方向都行。找出跳最多次的走法。
lesson-right-chain = 一步連跳三次。長長的連跳就是贏棋的關鍵。
lesson-wrong-chain = 還有更長的連跳。每次落地後，找找下一顆可以跳過的棋子。
lesson-ask-ladder = 連跳可以自己搭：隔一格排一顆，就是後面棋子的梯子。找出一步，不管黑棋怎麼走，你下一步都能連跳四次以上。
lesson-right-ladder = 這步看起來沒什麼，下一步卻能跨過半個棋盤。
lesson-wrong-ladder = 這樣走之後沒有長的連跳，或是黑棋能破壞它。找出你的梯子少了哪一階。
lesson-ask-home = 這種棋在第 30 回合後，營地裡還有棋子就輸，而現在就是第 30 回合。找出能救你的一步。
lesson-right-home = 營地清空了。你下棋時，快要檢查的時候我會在棋盤下方提醒你。
lesson-wrong-home = 營地裡還有一顆棋子，不管領先多少都會輸。
lesson-ask-block = 看看黑棋下一步能怎麼走。選一步，讓黑棋最好的走法也走不遠。
lesson-right-block = 黑棋的梯子沒了，你的棋子也前進了。
lesson-wrong-block = 黑棋還有更遠的走法。站到它連跳的落點，或移走它要跳過的棋子。
lesson-ask-race = 已經沒有人擋路，現在是競速。找出最快填滿終點的第一步。
lesson-right-race = 有時橫走一格反而更快：它替下一顆棋子搭了橋。
lesson-wrong-race = 這樣比較慢。要算步數，不是算格數：想想棋子之間怎麼互相幫忙。
lesson-ask-count = 你是 ⚫ 黑棋，這是第 80 回合的最後一步。走完就結束，剩餘格數少的人獲勝。白棋還差 3 格。贏下來！
lesson-right-count = 兩格對三格，你贏了。這是最後一課！下一局試試 `/halma play computer:2`。
lesson-wrong-count = 你的剩餘格數跟白棋一樣多，或更多。想想斜走一格等於前進幾格。
study-right = ✅ **{ $route }**：答對了！{ $text }
study-wrong = ❌ **{ $route }**：不太對。{ $text }
study-none = 我找不到那堂課或謎題。`/halma-study learn` 會列出所有課程。
study-stone = { $number }：{ $cell } 的棋子
study-target = { $number }：到 { $cell }
menu-study-stone = 哪一顆棋子？
menu-study-target = 要走到哪？選了就會走
button-study-stones = 換一顆棋子
button-study-again = 再試一次
button-next-lesson = 下一課
button-solve = 來解題
puzzle-game = { $diagonals ->
    [on] { $game }，可斜走
    [off] { $game }，不可斜走
   *[none] { $game }
}
puzzle-title = 🧩 **今日謎題** · { $game }。你是 { $color }。{ $text }
puzzle-of-the-day = 🧩 **今日謎題** · { $game }。輪到 { $color }。{ $text }
study-alt = 輪到 { $color }，從營地（{ $home }）走到終點（{ $goal }）。可以走的棋子：{ $stones }。
puzzle-ask-chain = 找出最長的連跳。
puzzle-ask-build = 沒有人擋路，你可以用 { $moves } 步填滿終點。找出第一步：只有一種走法夠快。
puzzle-ask-home = 這回合結束後，營地裡還有棋子就輸。只有一步能救你。
puzzle-right = 這是唯一的答案。
puzzle-wrong = 還有更好的一步。
puzzle-streak = { $tries ->
    [1] 一次就答對！
   *[other] 第 { $tries } 次答對。
}🔥 連續 { $days } 天，最佳 { $best } 天。
puzzle-days-7 = 🎉 連續解謎一整週！
puzzle-days-30 = 🎉 連續三十天，已經變成習慣了。
puzzle-days-100 = 💯 連續一百天，太不可思議了！
puzzle-skips = 你漏了 { $skipped } 天，不過每個月可以漏兩天。{ $left ->
    [0] 這個月已經用完了。
   *[other] 這個月還可以漏 { $left } 天。
}
puzzle-shared = 🧩 { $who } 解開了今天的謎題
    { $tries ->
        [1] ✅ 一次就答對
       *[other] ✅ 第 { $tries } 次答對
    }
    🔥 連續 { $days } 天
puzzle-share-old = 那是另一天的謎題。用 `/halma-study puzzle` 看今天的。
march-title = 🥾 **行軍 { $number }**。沒有對手，用最少的步數把你的 { $stones } 顆棋子走到框起來的終點。最少要 { $par } 步。
march-so-far = 已走 { $moves } 步。
march-misfit = 這裡不能走 `{ $word }`。走法要寫成 `{ $example }`，下一步前面加空格。
march-finished = 🏁 **行軍 { $number }**：用 { $moves } 步走到終點。最少要 { $par } 步。
march-perfect = 🏆 沒有人能用更少的步數！
march-best = 你今天的最佳成績：{ $moves } 步。
march-shared = 🥾 行軍 { $number }：{ $moves }/{ $par } · { $who }
march-share-old = 那是另一天的行軍。用 `/halma-study march` 看今天的。
march-way = 一種 { $par } 步的走法：`{ $moves }`
march-table = 🥾 這個伺服器的**行軍 { $number }**（最少要 { $par } 步）：
march-table-empty = 這裡還沒有人分享行軍 { $number }。
march-rank = { $place }. { $who } · { $moves }
march-yesterday = 行軍 { $number } 的分享成績：
button-march = 行軍
button-march-back = 退一步
button-march-again = 重新開始
button-march-way = 看最佳走法
button-march-table = 成績表
modal-march-title = 行軍 { $number }
modal-march-field = 接下來的走法，用空格隔開
