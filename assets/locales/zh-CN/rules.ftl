# Rules and help.

rules-overview = **跳棋**、正方跳棋（Halma）和它们的同类比的都是速度：抢在所有人之前，把你的棋子全部从大本营走到对面的目标区。在下面选一种棋查看规则。
menu-rules = 选一种棋，看规则
button-rule-sets = 其他规则
menu-illustrations = 看图学规则
illustration-long-jump = 长跳
illustration-filled = 目标区已满
illustration-corner = 穿过一角
illustration-places = 名次
illustration-pairs = 组队
illustrate-long-jump = 棋子跳过远处的一颗棋子，落到它后面同样远的地方。途中其余的格子全空。
illustrate-filled = 框出的目标区满了，里面多数是该到那里的棋子。虽然标出的棋子是对手的，这也够了。
illustrate-corner = 棋子跳进星形棋盘的另一个角，又跳了出来。那个角可以经过，但不能停。
illustrate-places = 占满目标区的人取得还空着的最好名次。数字是目前的名次，其他人继续下。
illustrate-pairs = 面对面的两人是队友。两人都占满了目标区，一起获胜：戴桂冠的就是他们。
rules-moves = 每次走一颗棋子：**走一格**，到相邻的空格；或者**跳**过任意一颗相邻的棋子，落到它正后方的空格。能跳就可以一直连跳。棋子不会被吃掉。无棋可走时跳过这一步。
rules-moves-long = 每次走一颗棋子：**走一格**，到相邻的空格；或者**跳**过正好一颗棋子，远近都行，落到它后面同样远的空格，途中其余的格子必须全空。能跳就可以一直连跳。棋子不会被吃掉。无棋可走时跳过这一步。
unusual-jumps = **长跳**：隔多远都能跳过一颗棋子，落到它后面同样远的地方。途中其余的格子必须全空。
rules-diagonals-on = 棋子可以朝八个方向走和跳。发起挑战时可以关掉斜线。
rules-diagonals-off = 棋子可以朝四个方向走和跳。发起挑战时可以打开斜线。
rules-rated = 所有人都走满两步后，排位对局才计分。下满三局排位就能登上排行榜。
rules-of = { $default ->
    [yes] **{ $name }**（默认）：{ $text }
   *[no] **{ $name }**：{ $text }
}
explain-gambiter = 先占满目标区的获胜。第 { $home } 回合结束时，大本营里还有棋子就输。第 { $tempo } 回合结束时，剩余格数少的获胜。双方走的步数总是一样多。
explain-brainking = 先占满目标区的获胜。走满 { $moves } 步以后，每走完一步，大本营里还有棋子就输。连续 50 回合没有人比之前更接近目标区，就是平局；但如果只有一方的大本营里还有棋子，这一方就输。
explain-closed-camp = 先占满目标区的获胜。棋子进了自己的目标区就不能再出来。连续 50 回合没有人比之前更接近目标区，就是平局；但如果只有一方的大本营里还有棋子，这一方就输。
explain-classic = 先占满目标区的获胜。连续 50 回合没有人比之前更接近目标区，就是平局{ $seats ->
    [2] ；但如果只有一方的大本营里还有棋子，这一方就输
   *[other] { "" }
}。
explain-igroved = 先占满目标区的获胜。困在你目标区里的对手棋子也算你的，只要里面至少有一颗你的棋子。连续 50 回合没有人比之前更接近目标区，就是平局{ $seats ->
    [2] ；但如果只有一方的大本营里还有棋子，这一方就输
   *[other] { "" }
}。
explain-parlett = 先占满目标区的获胜。目标区满了，只要里面你的棋子占多数就获胜。连续 50 回合没有人比之前更接近目标区，就是平局{ $seats ->
    [2] ；但如果只有一方的大本营里还有棋子，这一方就输
   *[other] { "" }
}。
explain-family = 先占满目标区的获胜。目标区满了，只要里面你的棋子占多数就获胜。棋子进了目标区就不能再出来；别人的角可以经过，但不能停。连续 50 回合没有人比之前更接近目标区，就是平局{ $seats ->
    [2] ；但如果只有一方的大本营里还有棋子，这一方就输
   *[other] { "" }
}。

# For new players.

how-to-title = **怎么玩：{ $game }**
how-to-aim = 把你的棋子全部从大本营走到对面的目标区。先占满的获胜。
how-to-aim-places = 把你的棋子全部从大本营走到对面的目标区。一直下到每个人都有名次。
how-to-aim-pairs = 面对面的两人是队友。两人都先占满目标区的一队获胜。
how-to-lines = 1️⃣ **目标**：抢先把你的棋子全部走进框出的目标区。
    2️⃣ **走一格**：把一颗棋子走到相邻的空格。
    3️⃣ **跳**：或者跳过任意一颗相邻的棋子（不管是谁的），落到它正后方的空格。
    4️⃣ **连跳**：能跳就可以一直跳。棋子不会被吃掉。
alt-how-to = { $game }：四个棋盘，分别是框出目标区的开局、走一格、跳和连跳。
alt-start = { $game }：开局，框出了先走一方的目标区。
lesson-begin = 练习：{ $stone } 的棋子可以跳很远，要跳到哪里？
lesson-played = { $jumps ->
    [0] **{ $route }**：走一格。跳过其他棋子能走得更远。
    [1] **{ $route }**：跳 1 次。
   *[other] **{ $route }**：一步之内 { $jumps } 连跳。这就是取胜之道：给自己的棋子搭桥，也借用对手的桥。
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] 走一格
    [1] 跳 1 次
   *[other] { $jumps } 连跳
}
menu-lesson = 走到哪里？
button-how-to = 怎么玩
button-try-chain = 试试连跳
button-try-again-chain = 再试一次

greeting = 👋 你好！在这里可以玩正方跳棋、占角棋和跳棋：现在一步，明天一步。`/halma play` 开始一局。
    管理员：`/halma-admin settings`。我不读任何人的消息。
help = **怎么玩**
    • `/halma play` 开始一局：和朋友、和这里的任何人，或者和电脑。也可以打开某人的菜单：应用 → **来一局跳棋**。
    • 轮到你时，点击 **走棋**：棋子会标上编号，还有推荐走法，点两下就走一步。也可以直接输入：`/halma move text:h4-f2`。
    • `/halma board` 查看你的棋盘，只有你能看到。`/halma games` 列出你的对局。
    • 没有另外约定的话，每步限时 3 天。轮到你时我会 @ 你，快超时前再 @ 一次。
    • `/halma me settings` 设置免打扰时段和语言，`/halma me away` 暂停你的计时。
    • `/halma rules` 讲解规则。新棋盘下方的 **怎么玩** 讲解这种棋。
help-more = • `/halma hint` 看看电脑会怎么走：练习、休闲对局，或大家都同意时可用。
    • `/halma-study` 有课程、每日一题和对局分析。已结束对局下方的 **分析** 也一样。
    • `/halma game replay` 逐步回放一局棋，附棋谱。`/halma game import` 导入棋谱。
    • `/halma leaderboard` 查看排行榜，`/halma profile` 查看玩家的等级分和纪录，`/halma game open` 查看你能加入的挑战。
    • `/halma draw`, `/halma takeback`, `/halma cancel`, `/halma resign`, `/halma me block`
    每局棋都有一个代码，比如 #K7X9Q。如果你在这里有多局棋，用选项 `game` 选一局。
button-help-more = 更多命令
