# Words of the game.

variant-halma8 = 正方跳棋 8×8
variant-halma10 = 正方跳棋 10×10
variant-halma16 = 正方跳棋 16×16
variant-halma16-4 = 四人正方跳棋 16×16
variant-corners = 占角棋（Ugolki）
variant-mini-corners = 迷你占角棋
variant-star2 = 双人跳棋
variant-star2x3 = 双人跳棋（每人三色）
variant-star3 = 三人跳棋
variant-star3x2 = 三人跳棋（每人两色）
variant-star4 = 四人跳棋
variant-star5 = 五人跳棋
variant-star6 = 六人跳棋
variant-star2-15 = 双人跳棋（每人 15 子）
variant-star3-15 = 三人跳棋（每人 15 子）

clock-1h = 1 小时
clock-12h = 12 小时
clock-1d = 1 天
clock-2d = 2 天
clock-3d = 3 天
clock-5d = 5 天
clock-7d = 7 天
clock-14d = 14 天
clock-none = 不限时
clock-bank-7d = 所有步数共 7 天
clock-bank-14d = 所有步数共 14 天
clock-bank-21d = 所有步数共 21 天
clock-bank-30d = 所有步数共 30 天
clock-bank-3d-12h = 3 天，每走一步加 12 小时
clock-bank-7d-1d = 7 天，每走一步加 1 天
clock-weekends = { $time }，周末不计时
clock-per-move = 每步 { $time }

rules-gambiter = 限定回合（Gambiter）
rules-brainking = 按时离开大本营（BrainKing）
rules-closed-camp = 只进不出
rules-classic = 先占满者胜（经典）
rules-igroved = 先占满者胜（星形）
rules-parlett = 目标区满即胜（Parlett）
rules-family = 家庭规则（星形）
diagonals-on = 可走斜线
diagonals-off = 不走斜线
jumps-long = 长跳
ends-places = 争到最后名次
teams-pairs = 双人组队

color-a = 白棋
color-b = 黑棋
color-c = 红棋
color-d = 蓝棋
color-e = 绿棋
color-f = 黄棋

forgotten-person = 某位玩家
computer = 电脑（难度 { $level }）

# The board in words.

text-stone-a = w
text-stone-b = b
text-stone-c = r
text-stone-d = u
text-stone-e = g
text-stone-f = y
text-color = { $letter } { $name }
text-legend = { $colors }；{ $free } 表示空格

alt-board = { $game }，第 { $round } 回合。
alt-seat = { $name } 执{ $colors }：{ $tempo ->
    [0] 全部到达目标区
   *[other] 还差 { $tempo } 格
}，大本营里 { $home } 颗，目标区里 { $goal } 颗（共 { $stones } 颗）。
alt-out = { $name }（{ $colors }）已出局。
alt-place = { $name }（{ $colors }）：第 { $place } 名。
alt-to-move = 轮到 { $name }。
alt-won = { $name } 获胜。
alt-won-pair = { $names } 一起获胜。
picture-steps = 剩余格数
picture-goal = 已到目标区
alt-over = 对局已结束。
alt-last = 上一步：{ $seat } { $route }。
alt-stones = { $color }：{ $cells }。

# The message of a turn.

turn-first = { $practice ->
    [yes] **{ $seat }先走**，{ $user }。
   *[no] **{ $seat } 先走。**
}
turn-aim = { $aim ->
    [duel] 抢在 { $other } 占满目标区之前，把你的 { $stones } 颗 { $marks } 棋子全部走到{ $corners }。点击 **走棋**。
    [pair] 把你的 { $stones } 颗 { $marks } 棋子全部走到{ $corners }。你的队友是 { $other }：两人都先占满目标区的一队获胜。点击 **走棋**。
    [places] 把你的 { $stones } 颗 { $marks } 棋子全部走到{ $corners }：越早走完，名次越好。点击 **走棋**。
   *[others] 抢在所有人之前，把你的 { $stones } 颗 { $marks } 棋子全部走到{ $corners }。点击 **走棋**。
}
# Where a goal lies in the picture, after "into".
corner-bottom = 下方的角
corner-bottom-left = 左下角
corner-bottom-right = 右下角
corner-top = 上方的角
corner-top-left = 左上角
corner-top-right = 右上角
turn-next = { $practice ->
    [yes] 轮到 { $seat }，{ $user }。
   *[no] { $seat }，轮到你了。
}
turn-look = 轮到 { $seat }。
turn-thinks = { $seat } 正在思考…
played = { $seat } 走了 **{ $route }**。
played-planned = { $seat } 按计划走了 **{ $route }**。
taken-back = { $count ->
    [1] ↩️ 已悔棋：撤回上一步。
   *[other] ↩️ 已悔棋：撤回最近 { $count } 步。
}
moderator-undid = 🛡️ { $players }，管理员 { $who } 撤回了上一步。
moderator-moved = 🛡️ { $players }，管理员 { $who } 把这局棋移到了这里。
moderator-ended = 🛡️ { $players }，管理员 { $who } 结束了这局棋。
moderator-voided = 🛡️ { $players }，管理员 { $who } 从本服务器的排行榜中移除了这局棋。
void-everywhere = 🛡️ { $players }，机器人的运营者从所有排行榜中移除了这局棋。
moderator-reason = 原因：{ $reason }
past-began = #{ $code } 已开始：{ $game }，{ $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
   *[other] { $first } · 另有 { $between } 步 · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to }（{ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}）
past-resigned = { $seat } 认输。
past-timeout = { $seat } 超时。
turn-short = { $seat }，#{ $code } 轮到你了：{ $place }
moved-away = ➡️ #{ $code } 转到 { $place } 继续。
paused-place = ⏸️ 已暂停：我没法在原频道发消息。请在其他频道使用 `/halma game move-here game:{ $code }`，否则这局棋将于 { $until } 取消。
paused-player = ⏸️ 已暂停：{ $who } 离开了本服务器，不回来的话将于 { $until } 出局。走一步棋即可继续。
offer-agreed = 🤝 已同意。
offer-draw = 🤝 #{ $code }：{ $by } 提议平局。{ $asked }，同意吗？
offer-takeback = ↩️ #{ $code }：{ $by } 想悔棋。{ $asked }，同意吗？
offer-cancel = 🚫 #{ $code }：{ $by } 想取消这局棋，取消后不计成绩。{ $asked }，同意吗？
offer-hints = 💡 #{ $code }：{ $by } 想让大家都能用提示，这局棋仍是排位。{ $asked }，同意吗？
offer-undoes = 将撤回：{ $plies }
offer-declined-draw = { $declined } 拒绝了 { $by } 的平局提议。
offer-declined-takeback = { $declined } 拒绝了 { $by } 的悔棋请求。
offer-declined-cancel = { $declined } 不想取消，对局继续。
offer-declined-hints = { $declined } 拒绝了：这局棋不能用提示。
offer-withdrawn-draw = { $by } 撤回了平局提议。
offer-withdrawn-takeback = { $by } 撤回了悔棋请求。
offer-withdrawn-cancel = { $by } 不想取消了，对局继续。
offer-withdrawn-hints = { $by } 撤回了使用提示的请求。
notice-declined-draw = { $to }，{ $by } 在 #{ $code } 中拒绝了你的平局提议，对局继续。
notice-declined-takeback = { $to }，{ $by } 在 #{ $code } 中拒绝了你的悔棋请求。
notice-declined-hints = { $to }，{ $by } 拒绝了：#{ $code } 中不能用提示。
notice-hints-agreed = { $to }，大家都同意了：在 #{ $code } 中轮到你时，可以用 `/halma hint`。
notice-declined-cancel = { $to }，{ $by } 不想取消 #{ $code }，对局继续。
notice-day-given = { $known ->
    [yes] { $to }，{ $by } 在 #{ $code } 中多给了你一天。你将于 { $ends } 超时。
   *[no] { $to }，{ $by } 在 #{ $code } 中多给了你一天。
}
had-to-pass = { $seat } 无棋可走，跳过这一步。
out-resignation = { $seat } 认输，棋子移出棋盘，其他人继续。
out-timeout = { $seat } 超时，棋子移出棋盘，其他人继续。
out-pair-resignation = { $seat } 认输，队友 { $partner } 的对局也随之结束。两人的棋子移出棋盘，其他人继续。
out-pair-timeout = { $seat } 超时，队友 { $partner } 的对局也随之结束。两人的棋子移出棋盘，其他人继续。

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 平局
title-cancelled = 🚫 已取消
thread-name = { $game } · { $names } · #{ $code }
thread-summary = { $game } #{ $code } 已结束：{ $place }
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · 第 { $round } 回合
board-footer-whole = #{ $code } · { $game } · 第 { $round } 回合 · { $rules }
steps-to-go = 剩余格数：{ $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } 已出局
race-needs = { $winner } 最多还需 { $most } 步，{ $loser } 至少还需 { $least } 步。
time-left = ⏳ { $at }
bank-left = ⌛ { $who }：{ $time }
bot-was-away = 🔌 这一步期间我离线了一阵，离线时间不计入用时。
player-away = ✈️ { $who } 从 { $from } 到 { $until } 请假，这段时间不计入用时。
reminder = ⏰ { $user }，{ $game } #{ $code } 在等你走棋，你将于 { $ends } 超时：{ $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [1] 离开大本营的最后一回合：第 { $round } 回合结束时，谁的大本营里还有棋子，谁就输（双方都有就是平局）。{ $homes }
   *[other] 还剩 { $left } 回合可以离开大本营：第 { $round } 回合结束时，谁的大本营里还有棋子，谁就输（双方都有就是平局）。{ $homes }
}
forced-home-own = 你还有 { $count } 颗。
forced-home-seat = { $seat } 还有 { $count } 颗。
forced-home-moves = { $seat } 还有 { $left } 步可以清空大本营，否则就输。{ $homes }
forced-tempo = { $left ->
    [1] 这一回合（第 { $round } 回合）结束时，剩余格数少的获胜
   *[other] 还有 { $left } 回合：第 { $round } 回合结束时，剩余格数少的获胜
}
forced-stall = 已有 { $quiet } 回合没有进展：再过 { $left } 回合就是平局
forced-stall-places = 已有 { $quiet } 回合没有进展：再过 { $left } 回合对局就结束，还在下的人并列
forced-stall-loses = 已有 { $quiet } 回合没有进展：再过 { $left } 回合，{ $loser } 的大本营还没清空就输

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-built = { $seats ->
    [2] 🏆 **{ $winner } 获胜！**{ $stones } 颗棋子用 { $moves } 步全部到达目标区，领先 { $losers } { $ahead } 格。
   *[other] 🏆 **{ $winner } 获胜！**{ $stones } 颗棋子用 { $moves } 步全部到达目标区。
}
won-locked = { $seats ->
    [2] 🏆 { $winner } 战胜 { $losers }：目标区已满（被困的对手棋子也算）。
   *[other] 🏆 { $winner } 获胜：目标区已满（被困的对手棋子也算）。
}
won-filled = { $seats ->
    [2] 🏆 { $winner } 战胜 { $losers }：目标区已满，己方棋子占多数。
   *[other] 🏆 { $winner } 获胜：目标区已满，己方棋子占多数。
}
level-beaten = 🎉 **首次击败难度 { $level } 的电脑！**
moment-move = 🔗 一步连跳 { $jumps } 次！
moment-upset = 🎯 爆冷！{ $seat } 的等级分低 { $points }。
moment-leads = 👑 { $seat } 现在是这里的第一名！
moment-comeback = 🚀 大逆转：{ $seat } 在第 { $round } 回合还落后 { $steps } 格。
moment-streak = 🔥 { $seat } 已 { $count } 连胜！
moment-fastest = ⚡ 个人最佳：{ $seat } 在这个游戏里从没用这么少的步数赢过（{ $moves }）。
moment-chain = 🔗 { $seat } 迄今最长的连跳：{ $jumps } 次。
moment-ranked = 📈 三局排位：{ $seat } 上榜了。
moment-first = 🎉 { $seat } 的第一局排位！
moment-short = { $seat } 只差 { $steps } 格，太可惜了！
level-last = 🎉 **击败了难度 10 的电脑。没有难度 11！**
won-home = 🏆 { $winner } 获胜：{ $losers } 的大本营里还有棋子。
won-tempo = 🏆 { $winner } 战胜 { $losers }：剩余格数更少（{ $tempo }）。
won-stall = 🏆 { $winner } 获胜：50 回合没有进展，而 { $losers } 的大本营里还有棋子。
won-resignation = { $seats ->
    [2] { $losers } 认输。🏆 { $winner } 获胜。
   *[other] { $last } 认输，其他人都已出局。🏆 { $winner } 获胜。
}
won-race = 🏆 **{ $winner } 获胜！**{ $losers } 已经追不上了。
won-timeout = { $seats ->
    [2] { $losers } 超时。🏆 { $winner } 获胜。
   *[other] { $last } 超时，其他人都已出局。🏆 { $winner } 获胜。
}
won-pair = 🏆 **{ $winner } 一起获胜！**两人都已到达目标区。
won-pair-resignation = { $last } 认输。🏆 **{ $winner } 一起获胜！**
won-pair-timeout = { $last } 超时。🏆 **{ $winner } 一起获胜！**
placed-places = 🏁 { $places }
placed-stall = 50 回合没有进展：还在下的人并列。🏁 { $places }
placed-blocked = 谁都无棋可走：还在下的人并列。🏁 { $places }
placed-agreement = 🤝 还在下的人同意并列。🏁 { $places }
placed-resignation = { $last } 认输。🏁 { $places }
placed-timeout = { $last } 超时。🏁 { $places }
drawn-built = { $seats ->
    [2] 🤝 { $players } 战成平局：双方在同一回合占满了目标区。
   *[other] 🤝 平局：双方在同一回合占满了目标区。
}
drawn-home = { $seats ->
    [2] 🤝 { $players } 战成平局：双方的大本营里都还有棋子。
   *[other] 🤝 平局：双方的大本营里都还有棋子。
}
drawn-tempo = { $seats ->
    [2] 🤝 { $players } 战成平局：剩余格数相同（{ $tempo }）。
   *[other] 🤝 平局：剩余格数相同（{ $tempo }）。
}
drawn-stall = { $seats ->
    [2] 🤝 { $players } 战成平局：50 回合没有进展。
   *[other] 🤝 平局：50 回合没有进展。
}
drawn-blocked = { $seats ->
    [2] 🤝 { $players } 战成平局：谁都无棋可走。
   *[other] 🤝 平局：谁都无棋可走。
}
drawn-race = 🤝 { $players } 战成平局：无论怎么走，双方都在同一回合到达。
drawn-agreement = { $seats ->
    [2] 🤝 { $players } 同意平局。
   *[other] 🤝 大家同意平局。
}
void-agreed = 🚫 { $players } 同意取消这局棋，不计成绩。
void-late = 🚫 { $blamed } 在所有人都走满两步之前超时。{ $players } 的对局已取消，不计成绩。
void-left = 🚫 { $blamed } 在所有人都走满两步之前离开了本服务器。{ $players } 的对局已取消，不计成绩。
void-no-place = 🚫 { $players }，这局棋一周都没有可用的频道，已取消，不计成绩。
void-moderator = 不计成绩。
void-unknown = 🚫 { $players }，这局棋已取消，不计成绩。

# Buttons, menus, forms.

button-move = 走棋
chooses-move = { $who } 正在选择 #{ $code } 的走法。
choose-move = #{ $code } 轮到你了：选一个推荐走法（+4 表示近了 4 格），或选一颗带编号的棋子看它能怎么走。
choose-side = 从你的视角看，你的棋子要走到{ $corners }。
choose-target = #{ $code }：{ $stone } 的棋子走到哪里？
went-on = 棋盘已更新，这是最新的：
menu-best-moves = 推荐走法：选中即走
menu-first-stones = 选一颗棋子…
menu-stones = 其他棋子…
menu-targets = { $first ->
    [1] 走到哪里？选中即走
   *[other] 更多走法，从第 { $first } 个起
}
stone-label = { $number } · { $stone } · { $moves } 种走法
choice-move = { $begins } → { $to } · { $jumps ->
    [0] 走一格
    [1] 跳 1 次
   *[other] { $jumps } 连跳
} · { $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}{ $end ->
    [won] {" "}· 🏆 获胜
    [lost] {" "}· ⚠️ 输棋
    [late] {" "}· ⌛ 来不及离开大本营
    [drawn] {" "}· 🤝 平局
   *[none] { "" }
}
jumps-begin = #{ $code }：{ $from } 的棋子，第一跳跳到哪里？
jumps-on = #{ $code }：{ $from } 的棋子现在在 { $at }。继续跳，或停在这里。
jumps-back = #{ $code }：{ $from } 的棋子现在在 { $at }。从这里只能往回跳。
menu-jumps = 跳到…
button-jump-by-jump = 逐跳走
button-stop-here = 停在这里
hint-title = 💡 #{ $code }：电脑会这样走
hint-move = { $number }. **{ $route }**（{ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}）：{ $why }
hint-reply = { $text }对手可能会走 { $reply }。
hint-play = 走 { $text }
hint-rated = 这局棋是排位：大家都同意才能用提示。练习和休闲对局随时可以用提示。
button-ask-hints = 询问所有人
hint-wins = { $moves ->
    [1] 立即获胜。
   *[other] { $moves } 步获胜。
}
hint-shortest = { $moves ->
    [1] 一步走完。
   *[other] 现在只拼速度，这是到目标区最快的走法：{ $moves } 步。
}
hint-leaves-home = { $left ->
    [0] 及时清空大本营。
   *[other] 及时离开大本营，里面还剩 { $left } 颗。
}
hint-fills-goal = 又有一颗棋子进入目标区。
hint-brings-up = 让落在最后的棋子跟上来。
hint-chain = { $jumps } 连跳。
hint-prepares = 为 { $next } 做准备。对手可能会走 { $reply }。
hint-best = 从长远看最好。
hint-no-mark = 🤖 你用过提示，所以这局赢了也不算击败这个难度。
confirm-move = 在 #{ $code } 中走 **{ $text }**？
button-play = 走这步
button-type-move = 输入走法
button-other-stones = 其他棋子
button-back = 返回
button-note = 我的笔记
button-plan-write = 修改计划
button-plan-delete = 删除计划
button-board = 我的视角
button-resign = 认输
button-resign-yes = 确认认输
button-resign-no = 继续下棋
button-agree = 同意
button-disagree = 拒绝
button-claim-win = 🏁 宣布获胜
button-claim-draw = 🏁 宣布平局
button-give-day = +1 天
button-to-board = 显示棋盘
button-wake = ⏰ 催一下
button-mute = 不再提醒
button-rematch = 再来一局
button-level = 难度 { $level }
button-analyze = 分析
analysis-title = 📈 **#{ $code }** { $game } · 分析
analysis-failed = 没能完成分析，请稍后再试。如果一直这样，请告诉机器人的运营者。
analysis-curve = { $seats ->
    [2] 曲线显示 { $seat } 每回合领先多少格。
   *[other] 曲线显示各方每回合领先其他人多少格。
}
analysis-no-moment = 一格都没浪费，下得漂亮！
analysis-cost-steps = 🔴 第 { $round } 回合：{ $own ->
    [yes] 你走了
   *[no] { $seat } 走了
} { $played }，改走 **{ $better }** 能多赚 { $steps } 格。
analysis-cost-moves = 🔴 第 { $round } 回合：{ $own ->
    [yes] 你走了
   *[no] { $seat } 走了
} { $played }，改走 **{ $better }** 能快 { $moves } 步。
analysis-cost-win = ❗ 第 { $round } 回合：{ $own ->
    [yes] 你本可
   *[no] { $seat } 本可
}{ $moves ->
    [1] 立即获胜（**{ $better }**），却错过了。
   *[other] 在 { $moves } 步内必胜（**{ $better }**），却错过了。
}
analysis-cost-game = 🔴 第 { $round } 回合：{ $own ->
    [yes] 你走了
   *[no] { $seat } 走了
} { $played }，{ $moves ->
    [1] 立刻输棋
   *[other] 之后就是败局
}。改走 **{ $better }** 更好。
analysis-missed = 🔗 错过的最长连跳：第 { $round } 回合，{ $seat } **{ $chain }**，{ $jumps } 连跳，前进 { $gain } 格。
analysis-race = 🏁 从第 { $round } 回合起只拼速度：{ $sides }。
analysis-race-side = { $seat } 最快 { $needed } 步（实走 { $made } 步）
analysis-too-short = 这局棋太短，没法分析。每位玩家至少要走 { $moves } 步。
curve-rounds = 回合
curve-steps = 格数
curve-ahead = { $name } 领先
analysis-alt = 先走一方在 { $rounds } 个回合中领先的格数：最好时 { $most }，最差时 { $least }。
button-replay = 回放
button-share = 分享
shared = { $who } 分享了 #{ $code }：{ $game }，{ $players }
button-replay-files = GIF 和棋谱
button-replay-files-from = 从这里做 GIF
menu-replay = 看某一步
replay-title = **#{ $code }** · { $game } · 第 { $number } 步（共 { $count } 步）
replay-move = { $number ->
    [0] 开局
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds } 回合 · { $jumps ->
    [0] 没有跳跃
    [1] 跳 1 次（{ $seat }）
   *[other] 跳 { $jumps } 次{ $longest ->
        [1] {""}
       *[other] {" "}· 最长连跳 { $longest } 次（{ $seat }）
    }
}
replay-files = #{ $code } 的 GIF 和棋谱。
replay-skips = 为控制长度，每 { $step } 步显示一步。
replay-small = 已缩小到 { $pixels } 像素，以符合 Discord 的大小限制。
replay-no-picture = 没能生成 #{ $code } 的 GIF，这是棋谱。
imported = #{ $code } 已导入，可以回放。只有你能看到，不计入排位。
import-several = 这里不止一局棋，请一次导入一局。
import-unreadable = 棋谱第 { $line } 行我看不懂：{ $text }。{ $why }用 `/halma game export` 看看棋谱是什么样的。改好这一行，再用 `/halma game import` 试试。
import-why-empty = 里面没有对局。
import-why-large = 这一行或整个棋谱太长了。
import-why-token = 它既不是 `[Variant "halma8"]` 这样的标签，也不是一步棋。
import-why-tag = 这个标签重复了，或写在了第一步之后，或有我不认识的值。
import-why-no-variant = 缺少写明棋种的标签 `[Variant "halma8"]`。
import-why-move = 第 { $ply } 步在那里走不了：{ $why }
import-why-seat = 这位玩家不在这局棋中，或已出局。
import-why-result = 棋步得出的结果与棋谱不符，或几个结果互相矛盾。
modal-import-title = 导入对局
modal-import-field = 棋谱
modal-import-example =
    {"[Variant \"halma8\"]"}
    1. h4-g4 a5-b5
record-of = #{ $code } 的棋谱。
button-previous = ◀ 上一页
button-next = 下一页 ▶
modal-move-title = 轮到你了 · #{ $code }
modal-move-field = 起点和终点，或完整路线
modal-move-example = { $example }
menu-which-match = 选择对局
menu-which-challenge = 回应或撤回挑战
challenge-chosen = 这个挑战正在等待回应。
modal-end-title = 结束 #{ $code }？将不计成绩。
modal-void-title = 从排行榜中移除 #{ $code }？
modal-reset-tables-title = 清零本服务器的排行榜？
modal-reset-tables-field = 输入本服务器的名称
modal-undo-title = 撤回 #{ $code } 的最后一步？
modal-reason-field = 原因（玩家能看到）
modal-reason-example = 选填
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = 你指的是哪一局？
name-the-match = 你在这里有多局棋，请用选项 `game` 选一局。

# Private answers.

already-done = 已经完成了。当前棋盘：
done-privately = 完成。#{ $code } 在这里：{ $place }
unposted = 我不能再在 { $place } 发消息，所以 #{ $code } 已暂停，最多一周。什么都没丢：用 `/halma board game:{ $code }` 查看棋盘，用 `/halma game move-here game:{ $code }` 把对局移到其他频道。
unposted-over = 我没法在 { $place } 显示 #{ $code } 的结果：我不能在那里发消息，或频道已不存在。用 `/halma board game:{ $code }` 查看。
plain-post = { $people }，#{ $code } 有新情况，但 Discord 没有接受我的消息。用 `/halma board game:{ $code }` 查看。
no-lost-game = 你的对局都还有频道，没有需要移动的。
done-late = 完成。抱歉，花了点时间。
press-again = 花的时间太长了，请再点一次按钮。
other-version = 那个按钮来自机器人的其他版本。这是当前棋盘：
no-turn-here = 这个频道里没有轮到你的对局。用 `/halma games` 查看你的对局，用 `/halma play` 开一局。
no-game-here = 你在这个频道没有对局。用 `/halma games` 查看你的对局。
note-title = 📝 **你的笔记**（只有你能看到）
note-saved = 📝 已保存。你在 #{ $code } 的笔记，只有你能看到：
note-deleted = #{ $code } 的笔记已删除。
note-no-game = 你在这个频道没有对局。别处的对局请填写代码：`/halma game note game:`。
modal-note-title = 你在 #{ $code } 的笔记
modal-note-field = 只有你能看到（留空：没有笔记）
modal-note-example = 你打算怎么下？
plan-none = 你在 #{ $code } 没有计划。
plan-title = 🗺️ **你在 #{ $code } 的计划**（只有你能看到）
plan-saved = 🗺️ 已保存。你在 #{ $code } 的计划，只有你能看到：
plan-how = 每行依次写：对方的走法、你的应对，例如 `{ $example }`。对方这样走时，你的应对会立刻走出。
plan-typed = 你输入的内容：
plan-no-game = 你在这个频道没有进行中的对局。别处的对局请填写代码：`/halma game plan game:`。
modal-plan-title = 你在 #{ $code } 的计划
modal-plan-field = 对方的走法、你的应对…（留空：没有计划）
no-board-here = 这个频道现在没有对局。用 `/halma play` 开一局。
resign-question = { $two ->
    [yes] 向 { $others } 认输？对局将就此结束。
   *[no] 在 #{ $code } 中认输？认输后无法撤销。
}
resign-question-pair = 在 #{ $code } 中认输？队友 { $partner } 的对局也会结束。无法撤销。
resign-kept = 好的，继续下棋。
day-given = 完成：你在 #{ $code } 的对手多了一天时间。
menu-of = 第 { $from } 到 { $to } 局
menu-more = 还有 { $count } 局显示不下，请用选项 `game` 选一局。
wake-up = ⏰ { $who }，#{ $code } 轮到你了。
muted = 好的，#{ $code } 的这一步我不再提醒你。
offer-declined-quietly = 已拒绝。我不会告诉任何人；这一步走完之前，提议一直有效。
next-waiting = 下一局：{ $game }
open-none = 本服务器没有公开挑战。用 `/halma play` 时不填对手，就能发布一个谁都可以加入的挑战。
open-title = 本服务器的公开挑战：{ $count }
games-none = 你没有对局。用 `/halma play` 开一局。
games-none-of = { $who } 在本服务器没有对局。
games-title = 你的对局：{ $count }
games-title-of = { $who } 在本服务器的对局：{ $count }
games-my-turn = ▶️ **轮到你了**
games-their-turn = ⏳ **等待其他人**
link-to-board = 前往棋盘
games-open = 📨 **等人加入**
games-answer = 📨 **有人向你挑战**
menu-move-in = 在这局走棋…
seat-namesake = { $name }（{ $color }）
