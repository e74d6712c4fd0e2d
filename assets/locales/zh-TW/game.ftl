# Words of the game.

variant-halma8 = 正方跳棋 8×8
variant-halma10 = 正方跳棋 10×10
variant-halma16 = 正方跳棋 16×16
variant-halma16-4 = 四人正方跳棋 16×16
variant-corners = 角落棋（Ugolki）
variant-mini-corners = 迷你角落棋
variant-star2 = 雙人跳棋
variant-star2x3 = 雙人跳棋（每人三色）
variant-star3 = 三人跳棋
variant-star3x2 = 三人跳棋（每人兩色）
variant-star4 = 四人跳棋
variant-star5 = 五人跳棋
variant-star6 = 六人跳棋
variant-star2-15 = 雙人跳棋（每人 15 顆）
variant-star3-15 = 三人跳棋（每人 15 顆）

clock-1h = 1 小時
clock-12h = 12 小時
clock-1d = 1 天
clock-2d = 2 天
clock-3d = 3 天
clock-5d = 5 天
clock-7d = 7 天
clock-14d = 14 天
clock-none = 不限時
clock-bank-7d = 所有步數共 7 天
clock-bank-14d = 所有步數共 14 天
clock-bank-21d = 所有步數共 21 天
clock-bank-30d = 所有步數共 30 天
clock-bank-3d-12h = 3 天，每走一步加 12 小時
clock-bank-7d-1d = 7 天，每走一步加 1 天
clock-weekends = { $time }，週末不計時
clock-per-move = 每步 { $time }

rules-gambiter = 限回合（Gambiter）
rules-brainking = 及時離營（BrainKing）
rules-closed-camp = 進終點不離開
rules-classic = 先填滿終點（經典）
rules-igroved = 先填滿終點（星形）
rules-parlett = 終點滿了就獲勝（Parlett）
rules-family = 家庭規則（星形）
diagonals-on = 可斜走
diagonals-off = 不可斜走
jumps-long = 長跳
ends-places = 爭到最後名次
teams-pairs = 兩人一隊

color-a = 白棋
color-b = 黑棋
color-c = 紅棋
color-d = 藍棋
color-e = 綠棋
color-f = 黃棋

forgotten-person = 某位玩家
computer = 電腦（等級 { $level }）

# The board in words.

text-stone-a = w
text-stone-b = b
text-stone-c = r
text-stone-d = u
text-stone-e = g
text-stone-f = y
text-color = { $letter } { $name }
text-legend = { $colors }；{ $free } 空格

alt-board = { $game }，第 { $round } 回合。
alt-seat = { $name }（{ $colors }）：{ $tempo ->
    [0] 全部抵達終點
   *[other] 還差 { $tempo } 格
}，營地有 { $home } 顆，終點有 { $goal } 顆（共 { $stones } 顆）。
alt-out = { $name }（{ $colors }）已出局。
alt-place = { $name }（{ $colors }）：第 { $place } 名。
alt-to-move = 輪到 { $name }。
alt-won = { $name } 獲勝。
alt-won-pair = { $names } 一起獲勝。
picture-steps = 格到終點
picture-goal = 在終點
alt-over = 對局結束了。
alt-last = 上一步：{ $seat } { $route }。
alt-stones = { $color }：{ $cells }。

# The message of a turn.

turn-first = { $practice ->
    [yes] { $user }，**{ $seat }先走。**
   *[no] **{ $seat } 先走。**
}
turn-aim = { $aim ->
    [duel] 搶在 { $other } 填滿終點之前，把你的 { $stones } 顆 { $marks } 棋子全部走到{ $corners }！點 **走棋**。
    [pair] 把你的 { $stones } 顆 { $marks } 棋子全部走到{ $corners }。你的隊友是 { $other }：兩人都先填滿終點的那一隊獲勝。點 **走棋**。
    [places] 把你的 { $stones } 顆 { $marks } 棋子全部走到{ $corners }：越早走完，名次越好。點 **走棋**。
   *[others] 搶在其他人之前，把你的 { $stones } 顆 { $marks } 棋子全部走到{ $corners }！點 **走棋**。
}
# Where a goal lies in the picture, after "into".
corner-bottom = 最下面的角
corner-bottom-left = 左下角
corner-bottom-right = 右下角
corner-top = 最上面的角
corner-top-left = 左上角
corner-top-right = 右上角
turn-next = { $practice ->
    [yes] { $user }，輪到 { $seat }。
   *[no] { $seat }，輪到你了。
}
turn-look = 輪到 { $seat }。
turn-thinks = { $seat } 正在思考…
played = { $seat } 走了 **{ $route }**。
played-planned = { $seat } 按計畫走了 **{ $route }**。
taken-back = { $count ->
    [1] ↩️ 已收回最後一步。
   *[other] ↩️ 已收回最後 { $count } 步。
}
moderator-undid = 🛡️ { $players }：管理員 { $who } 收回了最後一步。
moderator-moved = 🛡️ { $players }：管理員 { $who } 把這局移到這裡了。
moderator-ended = 🛡️ { $players }：管理員 { $who } 結束了這局。
moderator-voided = 🛡️ { $players }：管理員 { $who } 把這局從這個伺服器的排行榜移除了。
void-everywhere = 🛡️ { $players }：機器人的營運者把這局從所有排行榜移除了。
moderator-reason = 原因：{ $reason }
past-began = #{ $code } 開始了：{ $game }，{ $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
   *[other] { $first } · 中間 { $between } 步 · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to }（{ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}）
past-resigned = { $seat } 認輸。
past-timeout = { $seat } 逾時。
turn-short = { $seat }，#{ $code } 輪到你了：{ $place }
moved-away = ➡️ #{ $code } 移到這裡繼續：{ $place }
paused-place = ⏸️ 暫停中：我無法在這局的頻道發文。請到別的頻道使用 `/halma game move-here game:{ $code }`，否則這局會在 { $until } 取消。
paused-player = ⏸️ 暫停中：{ $who } 離開了這個伺服器。如果沒回來，會在 { $until } 出局。只要走一步，對局就會繼續。
offer-agreed = 🤝 大家都同意了。
offer-draw = 🤝 #{ $code }：{ $by } 提議和局。{ $asked }，同意嗎？
offer-takeback = ↩️ #{ $code }：{ $by } 想悔棋。{ $asked }，同意嗎？
offer-cancel = 🚫 #{ $code }：{ $by } 想取消這局，取消後不列入戰績。{ $asked }，同意嗎？
offer-hints = 💡 #{ $code }：{ $by } 想讓大家都能看提示，這局仍是積分賽。{ $asked }，同意嗎？
offer-undoes = 會收回：{ $plies }
offer-declined-draw = { $declined } 拒絕了 { $by } 的和局提議。
offer-declined-takeback = { $declined } 拒絕了 { $by } 的悔棋請求。
offer-declined-cancel = { $declined } 不想取消，對局繼續。
offer-declined-hints = { $declined } 拒絕了：這局沒有提示。
offer-withdrawn-draw = { $by } 撤回了和局提議。
offer-withdrawn-takeback = { $by } 撤回了悔棋請求。
offer-withdrawn-cancel = { $by } 不取消了，對局繼續。
offer-withdrawn-hints = { $by } 撤回了開放提示的請求。
notice-declined-draw = { $to }，{ $by } 拒絕了你在 #{ $code } 的和局提議，對局繼續。
notice-declined-takeback = { $to }，{ $by } 拒絕了你在 #{ $code } 的悔棋請求。
notice-declined-hints = { $to }，{ $by } 拒絕了：#{ $code } 沒有提示。
notice-hints-agreed = { $to }，大家都同意了：在 #{ $code } 輪到你時，就能用 `/halma hint`。
notice-declined-cancel = { $to }，{ $by } 不想取消 #{ $code }，對局繼續。
notice-day-given = { $known ->
    [yes] { $to }，{ $by } 在 #{ $code } 多給你 1 天。時限：{ $ends }
   *[no] { $to }，{ $by } 在 #{ $code } 多給你 1 天。
}
had-to-pass = { $seat } 沒有棋可以走，這次略過。
out-resignation = { $seat } 認輸，棋子移出棋盤，其他人繼續玩。
out-timeout = { $seat } 逾時，棋子移出棋盤，其他人繼續玩。
out-pair-resignation = { $seat } 認輸，隊友 { $partner } 的對局也跟著結束。兩人的棋子移出棋盤，其他人繼續玩。
out-pair-timeout = { $seat } 超時，隊友 { $partner } 的對局也跟著結束。兩人的棋子移出棋盤，其他人繼續玩。

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 和局
title-cancelled = 🚫 已取消
thread-name = { $game } · { $names } · #{ $code }
thread-summary = { $game } #{ $code } 結束了：{ $place }
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · 第 { $round } 回合
board-footer-whole = #{ $code } · { $game } · 第 { $round } 回合 · { $rules }
steps-to-go = 剩餘格數：{ $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } 出局
race-needs = { $winner } 最多還要 { $most } 步，{ $loser } 至少還要 { $least } 步。
time-left = ⏳ { $at }
bank-left = ⌛ { $who }：{ $time }
bot-was-away = 🔌 等這一步的時候我曾經離線，那段時間不計。
player-away = ✈️ { $who } 請假：{ $from } 到 { $until }，這段時間不計。
reminder = ⏰ { $user }，{ $game } #{ $code } 在等你走棋。時限：{ $ends } — { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [1] 離開營地的最後一回合：第 { $round } 回合結束時，誰的營地裡還有棋子，誰就輸了（雙方都有就和局）。{ $homes }
   *[other] 還剩 { $left } 回合可以離開營地：第 { $round } 回合結束時，誰的營地裡還有棋子，誰就輸了（雙方都有就和局）。{ $homes }
}
forced-home-own = 你的營地還有 { $count } 顆。
forced-home-seat = { $seat } 的營地還有 { $count } 顆。
forced-home-moves = { $seat } 還有 { $left } 步可以清空營地，否則就輸了。{ $homes }
forced-tempo = { $left ->
    [1] 這回合（第 { $round } 回合）結束時，剩餘格數少的人獲勝
   *[other] 第 { $round } 回合結束時，剩餘格數少的人獲勝：還有 { $left } 回合
}
forced-stall = 連續 { $quiet } 回合沒有進展：再 { $left } 回合就和局
forced-stall-places = 連續 { $quiet } 回合沒有進展：再 { $left } 回合就結束，還在玩的人並列
forced-stall-loses = 連續 { $quiet } 回合沒有進展：再 { $left } 回合，{ $loser } 就輸了，除非清空營地

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-built = { $seats ->
    [2] 🏆 **{ $winner } 獲勝**！{ $stones } 顆棋子用 { $moves } 步全部抵達終點，領先 { $losers } { $ahead } 格。
   *[other] 🏆 **{ $winner } 獲勝**！{ $stones } 顆棋子用 { $moves } 步全部抵達終點。
}
won-locked = { $seats ->
    [2] 🏆 { $winner } 勝過 { $losers }：終點已滿（受困的對手棋子也算）。
   *[other] 🏆 { $winner } 獲勝：終點已滿（受困的對手棋子也算）。
}
won-filled = { $seats ->
    [2] 🏆 { $winner } 勝過 { $losers }：終點已滿，自己的棋子占多數。
   *[other] 🏆 { $winner } 獲勝：終點已滿，自己的棋子占多數。
}
level-beaten = 🎉 **首次打敗等級 { $level } 的電腦！**
moment-move = 🔗 一步連跳 { $jumps } 次！
moment-upset = 🎯 爆冷！{ $seat } 的積分低 { $points }。
moment-leads = 👑 { $seat } 現在是這裡的第一名！
moment-comeback = 🚀 大逆轉：{ $seat } 在第 { $round } 回合還落後 { $steps } 格。
moment-streak = 🔥 { $seat } 已 { $count } 連勝！
moment-fastest = ⚡ 個人最佳：{ $seat } 在這個遊戲裡從沒用這麼少的步數贏過（{ $moves }）。
moment-chain = 🔗 { $seat } 至今最長的連跳：{ $jumps } 次。
moment-ranked = 📈 三局積分賽：{ $seat } 上榜了。
moment-first = 🎉 { $seat } 的第一局積分賽！
moment-short = { $seat } 只差 { $steps } 格，太可惜了！
level-last = 🎉 **打敗了等級 10 的電腦。沒有等級 11！**
won-home = 🏆 { $winner } 獲勝：{ $losers } 的營地裡還有棋子。
won-tempo = 🏆 { $winner } 勝過 { $losers }：剩餘格數較少（{ $tempo }）。
won-stall = 🏆 { $winner } 獲勝：50 回合沒有進展，而 { $losers } 的營地裡還有棋子。
won-resignation = { $seats ->
    [2] { $losers } 認輸。🏆 { $winner } 獲勝。
   *[other] { $last } 認輸，其他人都已出局。🏆 { $winner } 獲勝。
}
won-race = 🏆 **{ $winner } 獲勝**！{ $losers } 已經追不上了。
won-timeout = { $seats ->
    [2] { $losers } 逾時。🏆 { $winner } 獲勝。
   *[other] { $last } 逾時，其他人都已出局。🏆 { $winner } 獲勝。
}
won-pair = 🏆 **{ $winner } 一起獲勝！**兩人都到終點了。
won-pair-resignation = { $last } 認輸。🏆 **{ $winner } 一起獲勝！**
won-pair-timeout = { $last } 超時。🏆 **{ $winner } 一起獲勝！**
placed-places = 🏁 { $places }
placed-stall = 50 回合沒有進展：還在玩的人並列。🏁 { $places }
placed-blocked = 沒有人能走了：還在玩的人並列。🏁 { $places }
placed-agreement = 🤝 還在玩的人同意並列。🏁 { $places }
placed-resignation = { $last } 認輸。🏁 { $places }
placed-timeout = { $last } 超時。🏁 { $places }
drawn-built = { $seats ->
    [2] 🤝 { $players } 和局：雙方在同一回合填滿終點。
   *[other] 🤝 和局：雙方在同一回合填滿終點。
}
drawn-home = { $seats ->
    [2] 🤝 { $players } 和局：雙方的營地裡都還有棋子。
   *[other] 🤝 和局：雙方的營地裡都還有棋子。
}
drawn-tempo = { $seats ->
    [2] 🤝 { $players } 和局：剩餘格數相同（{ $tempo }）。
   *[other] 🤝 和局：剩餘格數相同（{ $tempo }）。
}
drawn-stall = { $seats ->
    [2] 🤝 { $players } 和局：50 回合沒有進展。
   *[other] 🤝 和局：50 回合沒有進展。
}
drawn-blocked = { $seats ->
    [2] 🤝 { $players } 和局：誰都沒有棋可以走了。
   *[other] 🤝 和局：誰都沒有棋可以走了。
}
drawn-race = 🤝 { $players } 和局：不管怎麼走，雙方都在同一回合抵達。
drawn-agreement = { $seats ->
    [2] 🤝 { $players } 同意和局。
   *[other] 🤝 大家同意和局。
}
void-agreed = 🚫 { $players } 同意取消這局，不列入戰績。
void-late = 🚫 還有人沒走滿兩步，{ $blamed } 就逾時了。{ $players } 的對局取消，不列入戰績。
void-left = 🚫 還有人沒走滿兩步，{ $blamed } 就離開了這個伺服器。{ $players } 的對局取消，不列入戰績。
void-no-place = 🚫 { $players }：這局已經一週沒有頻道，因此取消，不列入戰績。
void-moderator = 這局不列入戰績。
void-unknown = 🚫 { $players }：這局已取消，不列入戰績。

# Buttons, menus, forms.

button-move = 走棋
chooses-move = { $who } 正在選 #{ $code } 要走哪一步。
choose-move = #{ $code } 輪到你：選一個建議走法（+4 表示近了 4 格），或選一顆編號的棋子看它能走到哪。
choose-side = 從你的視角看，你的棋子要走到{ $corners }。
choose-target = #{ $code }：{ $stone } 的棋子要走到哪？
went-on = 棋盤已更新，這是目前的：
menu-best-moves = 建議走法：選了就會走
menu-first-stones = 選一顆棋子…
menu-stones = 其他棋子…
menu-targets = { $first ->
    [1] 要走到哪？選了就會走
   *[other] 更多走法，從第 { $first } 個開始
}
stone-label = { $number } · { $stone } · { $moves } 種走法
choice-move = { $begins } → { $to } · { $jumps ->
    [0] 走一格
    [1] 跳一次
   *[other] 連跳 { $jumps } 次
} · { $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}{ $end ->
    [won] {" "}· 🏆 獲勝
    [lost] {" "}· ⚠️ 會輸
    [late] {" "}· ⌛ 來不及離營
    [drawn] {" "}· 🤝 和局
   *[none] { "" }
}
jumps-begin = #{ $code }：用 { $from } 的棋子跳，先跳到哪？
jumps-on = #{ $code }：{ $from } 的棋子現在在 { $at }。繼續跳，或停在這裡。
jumps-back = #{ $code }：{ $from } 的棋子現在在 { $at }。從這裡只能往回跳。
menu-jumps = 跳到…
button-jump-by-jump = 逐次跳躍
button-stop-here = 停在這裡
hint-title = 💡 #{ $code }：電腦會這樣走
hint-move = { $number }. **{ $route }**（{ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}）：{ $why }
hint-reply = { $text }對手可能走：{ $reply }。
hint-play = 走 { $text }
hint-rated = 這局是積分賽：要大家都同意才有提示。練習和休閒賽隨時都有提示。
button-ask-hints = 詢問所有人
hint-wins = { $moves ->
    [1] 馬上獲勝。
   *[other] { $moves } 步獲勝。
}
hint-shortest = { $moves ->
    [1] 一步走完。
   *[other] 現在是競速，這是到終點最快的走法：{ $moves } 步。
}
hint-leaves-home = { $left ->
    [0] 及時清空營地。
   *[other] 及時離開營地，還剩 { $left } 顆。
}
hint-fills-goal = 又有一顆棋子抵達終點。
hint-brings-up = 讓落在最後的棋子跟上。
hint-chain = 連跳 { $jumps } 次。
hint-prepares = 為 { $next } 鋪路。對手可能走：{ $reply }。
hint-best = 長遠來看最好。
hint-no-mark = 🤖 你用過提示，這局就算贏了，也不算打敗這個等級。
confirm-move = 要在 #{ $code } 走 **{ $text }** 嗎？
button-play = 走這步
button-type-move = 輸入走法
button-other-stones = 其他棋子
button-back = 返回
button-note = 我的筆記
button-plan-write = 修改計畫
button-plan-delete = 刪除計畫
button-board = 我的視角
button-resign = 認輸
button-resign-yes = 確定認輸
button-resign-no = 不，繼續玩
button-agree = 同意
button-disagree = 拒絕
button-claim-win = 🏁 宣告獲勝
button-claim-draw = 🏁 宣告和局
button-give-day = +1 天
button-to-board = 顯示棋盤
button-wake = ⏰ 催一下
button-mute = 🔕 別提醒
button-rematch = 再來一局
button-level = 等級 { $level }
button-analyze = 分析
analysis-title = 📈 **#{ $code }** { $game } · 分析
analysis-failed = 我沒能完成分析，請稍後再試。如果一直這樣，請告訴這個機器人的營運者。
analysis-curve = { $seats ->
    [2] 曲線顯示每回合 { $seat } 領先幾格。
   *[other] 曲線顯示每回合各種顏色比其他人領先幾格。
}
analysis-no-moment = 一格都沒浪費，走得漂亮！
analysis-cost-steps = 🔴 第 { $round } 回合：{ $own ->
    [yes] 你走
   *[no] { $seat } 走
} { $played }。走 **{ $better }** 可以多領先 { $steps } 格。
analysis-cost-moves = 🔴 第 { $round } 回合：{ $own ->
    [yes] 你走
   *[no] { $seat } 走
} { $played }。走 **{ $better }** 可以快 { $moves } 步。
analysis-cost-win = ❗ 第 { $round } 回合：{ $own ->
    [yes] 你
   *[no] { $seat }{" "}
}{ $moves ->
    [1] 本來可以馬上獲勝（**{ $better }**），卻錯過了。
   *[other] 本來 { $moves } 步必勝（**{ $better }**），卻錯過了。
}
analysis-cost-game = 🔴 第 { $round } 回合：{ $own ->
    [yes] 你走
   *[no] { $seat } 走
} { $played }，{ $moves ->
    [1] 馬上就輸了
   *[other] 之後就是敗局
}。走 **{ $better }** 比較好。
analysis-missed = 🔗 錯過的最長連跳：第 { $round } 回合，{ $seat } **{ $chain }**，連跳 { $jumps } 次，前進 { $gain } 格。
analysis-race = 🏁 第 { $round } 回合起是競速：{ $sides }。
analysis-race-side = { $seat } 最快 { $needed } 步（實際 { $made } 步）
analysis-too-short = 這局太短，無法分析。每位玩家至少要走 { $moves } 步。
curve-rounds = 回合
curve-steps = 格
curve-ahead = { $name } 領先
analysis-alt = 第一種顏色在 { $rounds } 回合中領先的格數：最多 { $most }，最少 { $least }。
button-replay = 重播
button-share = 分享
shared = { $who } 分享了 #{ $code }：{ $game }，{ $players }
button-replay-files = GIF 和棋譜
button-replay-files-from = 從這裡做 GIF
menu-replay = 跳到某一步
replay-title = **#{ $code }** · { $game } · 第 { $number } 步（共 { $count } 步）
replay-move = { $number ->
    [0] 開局
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds } 回合 · { $jumps ->
    [0] 沒有跳過
    [1] 跳了 1 次（{ $seat }）
   *[other] 共跳 { $jumps } 次{ $longest ->
        [1] {""}
       *[other] {" "}· 最長連跳 { $longest } 次（{ $seat }）
    }
}
replay-files = #{ $code } 的 GIF 和棋譜。
replay-skips = 為了縮短，每 { $step } 步只顯示一步。
replay-small = 為了符合 Discord 的大小限制，已縮小到 { $pixels } 像素。
replay-no-picture = 我做不出 #{ $code } 的 GIF，先給你棋譜。
imported = #{ $code } 已加進你的重播。只有你看得到，也不計積分。
import-several = 這裡面不只一局，請一次匯入一局。
import-unreadable = 這份棋譜的第 { $line } 行我看不懂：{ $text }。{ $why }用 `/halma game export` 可以看棋譜長什麼樣子。改好那一行，再試一次 `/halma game import`。
import-why-empty = 裡面沒有對局。
import-why-large = 這一行或整份棋譜太長了。
import-why-token = 這不是走法，也不是像 `[Variant "halma8"]` 這樣的標籤。
import-why-tag = 這個標籤重複了、寫在第一步之後，或有我不認得的值。
import-why-no-variant = 少了標籤 `[Variant "halma8"]`（填你那局的棋種）。
import-why-move = 第 { $ply } 步走不通：{ $why }
import-why-seat = 那位玩家不在這局，或已經出局。
import-why-result = 照走法下來結果不同，或棋譜裡的結果互相矛盾。
modal-import-title = 匯入棋局
modal-import-field = 棋譜
modal-import-example =
    {"[Variant \"halma8\"]"}
    1. h4-g4 a5-b5
record-of = #{ $code } 的棋譜。
button-previous = ◀ 上一頁
button-next = 下一頁 ▶
modal-move-title = 走棋 · #{ $code }
modal-move-field = 起點和終點，或完整路線
modal-move-example = { $example }
menu-which-match = 選擇對局
menu-which-challenge = 回覆或撤回挑戰
challenge-chosen = 這個挑戰正在等待回覆。
modal-end-title = 要結束 #{ $code } 嗎？不列入戰績。
modal-void-title = 要把 #{ $code } 從排行榜移除嗎？
modal-reset-tables-title = 要重置這個伺服器的排行榜嗎？
modal-reset-tables-field = 輸入這個伺服器的名稱
modal-undo-title = 要收回 #{ $code } 的最後一步嗎？
modal-reason-field = 原因？玩家看得到。
modal-reason-example = 選填
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }（+{ $gain }）
   *[other] { $route }（{ $gain }）
}
which-match = 你指的是哪一局？
name-the-match = 你在這裡有好幾局，請用選項 `game` 選一局。

# Private answers.

already-done = 已經完成了。目前的棋盤：
done-privately = 完成。#{ $code }：{ $place }
unposted = 我不能再在 { $place } 發文，所以 #{ $code } 先暫停，最多一週。資料都還在：用 `/halma board game:{ $code }` 看棋盤，用 `/halma game move-here game:{ $code }` 把對局移到別的頻道。
unposted-over = #{ $code } 結束了，但我無法在 { $place } 顯示結果：我不能在那裡發文，或頻道已經不在。用 `/halma board game:{ $code }` 可以看。
plain-post = { $people }：#{ $code } 有新進展，但 Discord 沒有接受我的訊息。用 `/halma board game:{ $code }` 可以看。
no-lost-game = 你的對局都還有頻道，不用移動。
done-late = 完成。抱歉，花了一點時間。
press-again = 等太久了，請再點一次按鈕。
other-version = 那個按鈕來自這個機器人的另一個版本。目前的棋盤：
no-turn-here = 這個頻道沒有輪到你的對局。用 `/halma games` 看你的對局，或用 `/halma play` 開一局。
no-game-here = 你在這個頻道沒有對局。用 `/halma games` 看你的對局。
note-title = 📝 **你的筆記**（只有你看得到）
note-saved = 📝 已儲存。你對 #{ $code } 的筆記，只有你看得到：
note-deleted = #{ $code } 的筆記已刪除。
note-no-game = 你在這個頻道沒有對局。要寫別處的對局，請附上代碼：`/halma game note game:`。
modal-note-title = #{ $code } 的筆記
modal-note-field = 只有你看得到（留空就沒有筆記）
modal-note-example = 你有什麼計畫？
plan-none = 你在 #{ $code } 沒有計畫。
plan-title = 🗺️ **你在 #{ $code } 的計畫**（只有你看得到）
plan-saved = 🗺️ 已儲存。你在 #{ $code } 的計畫，只有你看得到：
plan-how = 每行依序寫：對方的走法、你的應對，例如 `{ $example }`。對方這樣走時，你的應對會立刻走出。
plan-typed = 你輸入的內容：
plan-no-game = 你在這個頻道沒有進行中的對局。要寫別處的對局，請附上代碼：`/halma game plan game:`。
modal-plan-title = 你在 #{ $code } 的計畫
modal-plan-field = 對方的走法、你的應對…（留空就沒有計畫）
no-board-here = 這個頻道現在沒有對局。用 `/halma play` 開一局。
resign-question = { $two ->
    [yes] 要在跟 { $others } 的這局認輸嗎？對局會就此結束。
   *[no] 要在 #{ $code } 認輸嗎？認輸後無法反悔。
}
resign-question-pair = 要在 #{ $code } 認輸嗎？隊友 { $partner } 的對局也會結束，而且無法復原。
resign-kept = 好，你繼續玩。
day-given = 完成：你在 #{ $code } 的對手多了 1 天。
menu-of = 第 { $from } 到 { $to } 局
menu-more = 還有 { $count } 局放不下，請用選項 `game` 選一局。
wake-up = ⏰ { $who }，#{ $code } 輪到你了。
muted = 好，#{ $code } 的這一步我不會再提醒你。
offer-declined-quietly = 已拒絕。我不會告訴任何人；這個提議會保留到這一步走完。
next-waiting = 下一局：{ $game }
open-none = 這個伺服器沒有公開挑戰。用 `/halma play` 不填對手，就能發起任何人都能加入的挑戰。
open-title = 這個伺服器的公開挑戰：{ $count }
games-none = 你沒有對局。用 `/halma play` 開一局。
games-none-of = { $who } 在這個伺服器沒有對局。
games-title = 你的對局：{ $count }
games-title-of = { $who } 在這個伺服器的對局：{ $count }
games-my-turn = ▶️ **輪到你**
games-their-turn = ⏳ **等待其他人**
link-to-board = 前往棋盤
games-open = 📨 **等待玩家加入**
games-answer = 📨 **有人挑戰你**
menu-move-in = 在這局走棋…
seat-namesake = { $name }（{ $color }）
