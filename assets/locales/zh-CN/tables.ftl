# Leaderboards.

family-halma = 正方跳棋
family-corners = 占角棋、迷你占角棋
family-star = 双人跳棋
family-many = 三人及以上
choice-where-here = 本服务器
choice-where-everywhere = 全部服务器
choice-by-rating = 等级分
choice-by-wins = 胜局
choice-by-season = 赛季

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people } 人
table-by-rating = 总榜
table-by-wins = 胜局
table-by-season = { $year } 年第 { $quarter } 赛季
table-rating-row = { $rank } { $who } **{ $rating }** · { $games } 局 · { $last }
table-wins-row = { $rank } { $who } **{ $won }** 胜（共 { $games } 局）· { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = 还没有人上榜。和真人下满三局排位就能上榜：`/halma play`
table-unplaced = *未上榜：*
table-unplaced-row = · { $who } **{ $rating }** · 再下 { $missing } 局排位就能上榜 · { $last }
table-hall-of-fame = *名人堂*
table-champions = { $year } 年第 { $quarter } 赛季：{ $champions }
digest-title = 🏆 **{ $year } 年第 { $quarter } 赛季结束，冠军揭晓！**
digest-family = **{ $family }**：{ $champions }
digest-most = 🎲 对局最多：{ $who }（{ $games } 局）
digest-chain = 🔗 最长连跳：{ $who }，一步连跳 { $jumps } 次
digest-closest = 🤏 最惊险的一局：{ $winner } 险胜 { $loser }，对方只差 { $steps } 格
digest-thanks = 一共 { $games } 局。感谢 { $people } 的参与！
digest-next = 新赛季已开始，所有人从零起步：`/halma play`
digest-alt = 赛季最长连跳：{ $who }，{ $jumps } 次。
table-own-no-points = *你：这个赛季赢一局或平一局就有积分。*
table-own-hidden = *你：没有显示在排行榜上。用 `/halma me settings hidden:False` 更改。*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = 全部服务器
button-here = 本服务器

rating-changes = 📈 { $changes }
rating-too-early = 📈 不计分：在所有人都走满两步之前就结束了。
rating-why-first = ? 表示新的等级分，尚未稳定
rating-why-half = 变化减半：你们 30 天内的第二局排位
rating-why-quarter = 变化减为四分之一：你们 30 天内的第三局排位
rating-why-none = 没有变化：你们 30 天内只有前三局排位计分
series-first = 第 1 局（共 2 局）
series-second = 第 2 局（共 2 局）
series-goes-on = ⏭️ 接下来是第二局，互换先后手。
series-score = 🏁 两局结束：{ $one } **{ $won } : { $lost }** { $other }
rating-change = { $seat } { $rating }（{ $change }）
between-two = ⚔️ { $one } { $won } : { $lost } { $other }

# How somebody plays.

profile-none = { $who } 还没有下完过一局。
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games } 局：{ $balance }
balance = { $won } 胜 { $drawn } 平 { $lost } 负
profile-rank-here = 本服务器第 { $rank } 名
profile-rank-everywhere = 全部服务器第 { $rank } 名
profile-best-win = 🏅 最佳胜局：战胜等级分 { $rating } 的对手（#{ $code }）
profile-longest-chain = 🔗 最长连跳：{ $jumps } 次（#{ $code }）
profile-fastest = ⚡ 最快的{ $game }：{ $moves } 步占满目标区（#{ $code }）
profile-streaks = 🔥 连胜：当前 { $now } 局，最长 { $best } 局
profile-times = ⏱️ 每步通常用 { $median }，共 { $moves } 步 · { $late ->
    [0] 从未超时
   *[other] 超时 { $late } 次
}
profile-variants = 按棋种（胜–平–负）：{ $rows }
profile-reasons = 按结束方式（胜–平–负）：{ $rows }
profile-seats = 按走棋顺序（胜–平–负）：{ $rows }
seat-games = { $seat ->
    [1] 第一个走
    [2] 第二个走
    [3] 第三个走
    [4] 第四个走
    [5] 第五个走
   *[other] 第六个走
} { $games }
profile-beaten = 🤖 **击败过的电脑难度**
profile-beaten-level = { $ladder } { $game }：难度 { $level }（最高 { $levels }）
profile-last = **最近对局**
profile-curve = 最近 { $games } 局的等级分：从 { $from } 到 { $to }。
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } 和 { $other } 还没有下完过一局。
reason-built = 占满目标区
reason-home = 大本营里还有棋子
reason-tempo = 剩余格数更少
reason-locked = 占满目标区（含被困棋子）
reason-filled = 目标区已满且己方占多数
reason-places = 名次已定
reason-stall = 没有进展
reason-blocked = 无棋可走
reason-resignation = 认输
reason-timeout = 超时
reason-agreement = 同意平局
reason-race = 结果已定
duration-seconds = { $count } 秒
duration-minutes = { $count } 分钟
duration-hours = { $count } 小时
duration-days = { $count } 天

reset-tables-done = 🛡️ { $by } 清零了本服务器的排行榜。全部服务器的等级分不变。
reset-tables-other-name = 这不是本服务器的名称，所以什么都没改变。请输入完整准确的名称再试。
reset-tables-unknown = Discord 现在没有告诉我本服务器的名称，所以什么都没改变。请稍后再试。
