# Lessons and puzzles.

lesson-title = 🎓 **第 { $number } 课（共 { $all } 课）**：{ $text }
lesson-ask-step = 你执 ⚪ 白棋：从右下角走到左上角框出的区域。棋子可以走到相邻的空格，在这种棋里也可以斜走。选一颗棋子，再选最接近目标区的一步。
lesson-right-step = 斜走一步相当于前进两格。
lesson-wrong-step = 这样走可以，但还有一步能更接近目标区。
lesson-ask-jump = 除了走一格，棋子还可以跳过任意一颗相邻的棋子，落到它正后方的空格。棋子不会被吃掉。用这颗棋子跳一次。
lesson-right-jump = 一步前进两格，被跳过的棋子留在原地。
lesson-wrong-jump = 这只是走一格。找一颗相邻的、正后方是空格的棋子。
lesson-ask-chain = 跳完一次，同一颗棋子还可以朝任意方向继续跳。找出跳得最多的一步。
lesson-right-chain = 一步三连跳。长长的连跳能赢棋。
lesson-wrong-chain = 还有更长的连跳。每次落下后，再找下一颗能跳过的棋子。
lesson-ask-ladder = 连跳可以自己搭：隔空排开的棋子，就是后面棋子的桥。找出一步棋，让你下一步不管黑棋怎么走，都至少有四连跳。
lesson-right-ladder = 一步不起眼的棋，下一步就能跨过半个棋盘。
lesson-wrong-ladder = 这样走没有长连跳，或会被黑棋拆掉。看看你的桥还缺哪一块。
lesson-ask-home = 在这种棋里，第 30 回合结束时大本营里还有棋子就输，而现在正是第 30 回合。找出能救你的一步。
lesson-right-home = 大本营清空了。在你的对局里，快到这种检查时，我会在棋盘下方提醒你。
lesson-wrong-home = 大本营里还有棋子，所以你输了，领先再多也没用。
lesson-ask-block = 看看黑棋下一步能怎么走。选一步棋，让黑棋最好的一步尽可能短。
lesson-right-block = 黑棋的桥断了，你的棋子也前进了。
lesson-wrong-block = 黑棋还有更长的一步。占住它连跳的落点，或挪走它要跳过的那颗棋子。
lesson-ask-race = 已经没有人挡路，现在只拼速度。找出最快占满目标区的第一步。
lesson-right-race = 有时横走一步反而更快：它给下一颗棋子搭了桥。
lesson-wrong-race = 这样更慢。要数步数，不是数格数：看看哪颗棋子能帮另一颗。
lesson-ask-count = 你执 ⚫ 黑棋，这是第 80 回合的最后一步。走完对局就结束，剩余格数少的获胜。白棋还差 3 格。赢下来！
lesson-right-count = 两格对三格，你赢了。这是最后一课！下一局试试 `/halma play computer:2`。
lesson-wrong-count = 你的剩余格数还是不比白棋少。别忘了斜走一步相当于几格。
study-right = ✅ **{ $route }**：正确！{ $text }
study-wrong = ❌ **{ $route }**：不太对。{ $text }
study-none = 我找不到这节课或这道题。`/halma-study learn` 列出所有课程。
study-stone = { $number }：{ $cell } 的棋子
study-target = { $number }：走到 { $cell }
menu-study-stone = 选哪颗棋子？
menu-study-target = 走到哪里？选中即走
button-study-stones = 换一颗棋子
button-study-again = 再试一次
button-next-lesson = 下一课
button-solve = 来解题
puzzle-game = { $diagonals ->
    [on] { $game }（可走斜线）
    [off] { $game }（不走斜线）
   *[none] { $game }
}
puzzle-title = 🧩 **每日一题** · { $game }。你执 { $color }。{ $text }
puzzle-of-the-day = 🧩 **每日一题** · { $game }。轮到 { $color }。{ $text }
study-alt = 轮到{ $color }，从大本营（{ $home }）走到目标区（{ $goal }）。能走的棋子：{ $stones }。
puzzle-ask-chain = 找出最长的连跳。
puzzle-ask-build = 你能在 { $moves } 步内占满目标区，没有人挡路。找出第一步：只有一步够快。
puzzle-ask-home = 这一回合结束时，大本营里还有棋子就输。只有一步能救你。
puzzle-right = 这是唯一的答案。
puzzle-wrong = 还有更好的一步。
puzzle-streak = { $tries ->
    [1] 一次就解出来了！
   *[other] 第 { $tries } 次解出来了。
}🔥 连续 { $days } 天，最长 { $best } 天。
puzzle-days-7 = 🎉 连续解题一整周！
puzzle-days-30 = 🎉 连续三十天，已经成习惯了。
puzzle-days-100 = 💯 连续一百天，太不可思议了！
puzzle-skips = 你漏了 { $skipped } 天，不过每月可以漏两天。{ $left ->
    [0] 这个月的次数用完了。
   *[other] 这个月还能漏 { $left } 天。
}
puzzle-shared = 🧩 { $who } 解出了今天的题目
    { $tries ->
        [1] ✅ 一次就解出来了
       *[other] ✅ 第 { $tries } 次解出来了
    }
    🔥 连续 { $days } 天
puzzle-share-old = 那是另一天的题目。用 `/halma-study puzzle` 看今天的。
march-title = 🥾 **行军 { $number }**。没有对手，用尽可能少的步数把你的 { $stones } 颗棋子走到框出的目标区。最少要 { $par } 步。
march-so-far = 已走 { $moves } 步。
march-misfit = 这里不能走 `{ $word }`。走法要写成 `{ $example }`，下一步前面加空格。
march-finished = 🏁 **行军 { $number }**：用 { $moves } 步走完。最少要 { $par } 步。
march-perfect = 🏆 没人能用更少的步数！
march-best = 你今天的最好成绩：{ $moves } 步。
march-shared = 🥾 行军 { $number }：{ $moves }/{ $par } · { $who }
march-share-old = 那是另一天的行军。用 `/halma-study march` 看今天的。
march-way = 一种 { $par } 步的走法：`{ $moves }`
march-table = 🥾 本服务器的**行军 { $number }**（最少要 { $par } 步）：
march-table-empty = 这里还没有人分享行军 { $number }。
march-rank = { $place }. { $who } · { $moves }
march-yesterday = 行军 { $number } 的分享成绩：
button-march = 行军
button-march-back = 撤回一步
button-march-again = 重新开始
button-march-way = 看最佳走法
button-march-table = 成绩表
modal-march-title = 行军 { $number }
modal-march-field = 接下来的走法，用空格隔开
