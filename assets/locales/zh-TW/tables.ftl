# Leaderboards.

family-halma = 正方跳棋
family-corners = 角落棋、迷你角落棋
family-star = 雙人跳棋
family-many = 三人以上
choice-where-here = 這個伺服器
choice-where-everywhere = 所有伺服器
choice-by-rating = 積分
choice-by-wins = 勝場
choice-by-season = 賽季

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people } 人
table-by-rating = 積分
table-by-wins = 勝場
table-by-season = { $year } 年第 { $quarter } 季
table-rating-row = { $rank } { $who } **{ $rating }** · { $games } 局 · { $last }
table-wins-row = { $rank } { $who } **{ $won }** 勝（共 { $games } 局）· { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = 還沒有人上榜。和真人下三局積分賽就能上榜：`/halma play`
table-unplaced = *尚未上榜：*
table-unplaced-row = · { $who } **{ $rating }** · 再下 { $missing } 局積分賽就能上榜 · { $last }
table-hall-of-fame = *名人堂*
table-champions = { $year } 年第 { $quarter } 季：{ $champions }
digest-title = 🏆 **{ $year } 年第 { $quarter } 季結束了，冠軍揭曉！**
digest-family = **{ $family }**：{ $champions }
digest-most = 🎲 對局最多：{ $who }（{ $games } 局）
digest-chain = 🔗 最長連跳：{ $who }，一步連跳 { $jumps } 次
digest-closest = 🤏 最驚險的一局：{ $winner } 險勝 { $loser }，對方只差 { $steps } 格
digest-thanks = 總共 { $games } 局。感謝 { $people } 的參與！
digest-next = 新賽季開始了，大家都從零開始：`/halma play`
digest-alt = 賽季最長連跳：{ $who }，{ $jumps } 次。
table-own-no-points = *你：這個賽季贏一局或和一局就會有分數。*
table-own-hidden = *你：沒有顯示在排行榜上。用 `/halma me settings hidden:False` 更改。*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = 所有伺服器
button-here = 這個伺服器

rating-changes = 📈 { $changes }
rating-too-early = 📈 不計積分：還有人沒走滿兩步就結束了。
rating-why-first = ? 表示新的積分，還沒穩定
rating-why-half = 變動減半：你們 30 天內的第二局積分賽
rating-why-quarter = 變動只有四分之一：你們 30 天內的第三局積分賽
rating-why-none = 沒有變動：你們 30 天內只計前三局積分賽
series-first = 第 1 局（共 2 局）
series-second = 第 2 局（共 2 局）
series-goes-on = ⏭️ 接下來是第二局，先後交換。
series-score = 🏁 兩局下來：{ $one } **{ $won } : { $lost }** { $other }
rating-change = { $seat } { $rating }（{ $change }）
between-two = ⚔️ { $one } { $won } : { $lost } { $other }

# How somebody plays.

profile-none = { $who } 還沒有下完任何一局。
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games } 局：{ $balance }
balance = { $won } 勝 { $drawn } 和 { $lost } 敗
profile-rank-here = 這個伺服器第 { $rank } 名
profile-rank-everywhere = 所有伺服器第 { $rank } 名
profile-best-win = 🏅 最佳勝局：打敗積分 { $rating } 的對手（#{ $code }）
profile-longest-chain = 🔗 最長連跳：{ $jumps } 次（#{ $code }）
profile-fastest = ⚡ 最快的{ $game }：{ $moves } 步填滿終點（#{ $code }）
profile-streaks = 🔥 連勝：目前 { $now } 場，最佳 { $best } 場
profile-times = ⏱️ 每步通常用 { $median }，共 { $moves } 步 · { $late ->
    [0] 從未逾時
   *[other] 逾時 { $late } 次
}
profile-variants = 依棋種（勝–和–敗）：{ $rows }
profile-reasons = 依結束方式（勝–和–敗）：{ $rows }
profile-seats = 依走棋順序（勝–和–敗）：{ $rows }
seat-games = { $seat ->
    [1] 第一個走
    [2] 第二個走
    [3] 第三個走
    [4] 第四個走
    [5] 第五個走
   *[other] 第六個走
} { $games }
profile-beaten = 🤖 **打敗過的電腦等級**
profile-beaten-level = { $ladder } { $game }：等級 { $level }（最高 { $levels }）
profile-last = **最近的對局**
profile-curve = 最近 { $games } 局的積分：從 { $from } 到 { $to }。
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } 和 { $other } 還沒有下完過任何一局。
reason-built = 填滿終點
reason-home = 棋子留在營地
reason-tempo = 剩餘格數少
reason-locked = 對手受困，終點填滿
reason-filled = 終點已滿且自己的棋子占多數
reason-places = 名次已定
reason-stall = 沒有進展
reason-blocked = 沒有棋可走
reason-resignation = 認輸
reason-timeout = 逾時
reason-agreement = 同意和局
reason-race = 結果已定
duration-seconds = { $count } 秒
duration-minutes = { $count } 分鐘
duration-hours = { $count } 小時
duration-days = { $count } 天

reset-tables-done = 🛡️ { $by } 重置了這個伺服器的排行榜。跨伺服器的積分不變。
reset-tables-other-name = 這不是這個伺服器的名稱，所以什麼都沒變。請輸入完全相同的名稱再試。
reset-tables-unknown = Discord 現在不告訴我這個伺服器的名稱，所以什麼都沒變。請稍後再試。
