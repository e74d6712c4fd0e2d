# Words of the game.

variant-halma8 = ハルマ8×8
variant-halma10 = ハルマ10×10
variant-halma16 = ハルマ16×16
variant-halma16-4 = ハルマ16×16（4人用）
variant-corners = コーナーズ（ウゴルキ）
variant-mini-corners = ミニコーナーズ
variant-star2 = ダイヤモンドゲーム（2人用）
variant-star2x3 = ダイヤモンドゲーム（2人用・3色ずつ）
variant-star3 = ダイヤモンドゲーム（3人用）
variant-star3x2 = ダイヤモンドゲーム（3人用・2色ずつ）
variant-star4 = ダイヤモンドゲーム（4人用）
variant-star5 = ダイヤモンドゲーム（5人用）
variant-star6 = ダイヤモンドゲーム（6人用）
variant-star2-15 = ダイヤモンドゲーム（2人用・駒15個）
variant-star3-15 = ダイヤモンドゲーム（3人用・駒15個）

clock-1h = 1時間
clock-12h = 12時間
clock-1d = 1日
clock-2d = 2日
clock-3d = 3日
clock-5d = 5日
clock-7d = 7日
clock-14d = 14日
clock-none = 時間制限なし
clock-bank-7d = 1人合計7日
clock-bank-14d = 1人合計14日
clock-bank-21d = 1人合計21日
clock-bank-30d = 1人合計30日
clock-bank-3d-12h = 3日＋1手ごとに12時間
clock-bank-7d-1d = 7日＋1手ごとに1日
clock-weekends = { $time }（土日休み）
clock-per-move = 1手{ $time }

rules-gambiter = ラウンド制限（Gambiter）
rules-brainking = 陣地に期限あり（BrainKing）
rules-closed-camp = ゴールから出られない
rules-classic = 先にゴールを埋める（クラシック）
rules-igroved = 先にゴールを埋める（星形）
rules-parlett = ゴールが埋まれば勝ち（Parlett）
rules-family = 家庭ルール（星形）
diagonals-on = 斜め移動あり
diagonals-off = 斜め移動なし
jumps-long = ロングジャンプ
ends-places = 全員の順位を決める
teams-pairs = ペア戦

color-a = 白
color-b = 黒
color-c = 赤
color-d = 青
color-e = 緑
color-f = 黄

forgotten-person = 匿名プレイヤー
computer = CPU（レベル{ $level }）

# The board in words. Letters as wide as its dots keep it in shape.

text-stone-a = w
text-stone-b = b
text-stone-c = r
text-stone-d = u
text-stone-e = g
text-stone-f = y
text-color = { $letter }は{ $name }
text-legend = { $colors }、{ $free }は空き

alt-board = { $game }、ラウンド{ $round }。
alt-seat = { $name }は{ $colors }：{ $tempo ->
    [0] 全駒がゴール
   *[other] 残り{ $tempo }歩
}、陣地に{ $home }個、ゴールに{ $stones }個中{ $goal }個。
alt-out = { $name }（{ $colors }）は脱落しました。
alt-place = { $name }（{ $colors }）：{ $place }位。
alt-to-move = { $name }の番です。
alt-won = { $name }の勝ちです。
alt-won-pair = { $names }のペアが勝ちました。
picture-steps = 歩残り
picture-goal = ゴール
alt-over = 対戦は終わりました。
alt-last = 最後の手：{ $seat } { $route }。
alt-stones = { $color }：{ $cells }。

# The message of a turn.

turn-first = { $practice ->
    [yes] { $user }、**{ $seat }からスタートです。**
   *[no] **{ $seat }からスタートです。**
}
turn-aim = { $aim ->
    [duel] { $other }がゴールを埋める前に、{ $marks }の駒{ $stones }個をすべて{ $corners }に入れましょう。**駒を動かす**をタップ。
    [pair] { $marks }の駒{ $stones }個をすべて{ $corners }に入れましょう。ペアの相手は{ $other }です。2人とも先にゴールを埋めたペアの勝ちです。**駒を動かす**をタップ。
    [places] { $marks }の駒{ $stones }個をすべて{ $corners }に入れましょう。早いほど上の順位になります。**駒を動かす**をタップ。
   *[others] ほかの人より先に、{ $marks }の駒{ $stones }個をすべて{ $corners }に入れましょう。**駒を動かす**をタップ。
}
# Where a goal lies in the picture, before "に入れましょう".
corner-bottom = 下の角
corner-bottom-left = 左下の角
corner-bottom-right = 右下の角
corner-top = 上の角
corner-top-left = 左上の角
corner-top-right = 右上の角
turn-next = { $practice ->
    [yes] { $user }、{ $seat }の番です。
   *[no] { $seat }の番です。
}
turn-look = { $seat }の番です。
turn-thinks = { $seat }が考えています…
played = { $seat }：**{ $route }**
played-planned = { $seat }（予約した手）：**{ $route }**
taken-back = ↩️ 最後の{ $count }手を戻しました。
moderator-undid = 🛡️ { $players }：モデレーターの{ $who }が最後の1手を戻しました。
moderator-moved = 🛡️ { $players }：モデレーターの{ $who }がこの対戦をここへ移しました。
moderator-ended = 🛡️ { $players }：モデレーターの{ $who }がこの対戦を終了しました。
moderator-voided = 🛡️ { $players }：モデレーターの{ $who }がこの対戦をこのサーバーのランキングから外しました。
void-everywhere = 🛡️ { $players }：Botの運営者がこの対戦をすべてのランキングから外しました。
moderator-reason = 理由：{ $reason }
past-began = #{ $code } 開始：{ $game }、{ $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
   *[other] { $first } · ほか{ $between }手 · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to }（{ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}）
past-resigned = { $seat }が投了しました。
past-timeout = { $seat }が時間切れになりました。
turn-short = { $seat }、#{ $code }の手番です：{ $place }
moved-away = ➡️ #{ $code }の続きはこちら：{ $place }
paused-place = ⏸️ 一時停止中：対戦のチャンネルに投稿できません。別のチャンネルで`/halma game move-here game:{ $code }`を使ってください。そのままだと{ $until }に中止されます。
paused-player = ⏸️ 一時停止中：{ $who }がこのサーバーを抜けました。戻らなければ{ $until }に脱落となります。駒を動かせば再開します。
offer-agreed = 🤝 全員が同意しました。
offer-draw = 🤝 #{ $code }：{ $by }が引き分けを提案しています。{ $asked }、受けますか？
offer-takeback = ↩️ #{ $code }：{ $by }が待った（手を戻すこと）を希望しています。{ $asked }、受けますか？
offer-cancel = 🚫 #{ $code }：{ $by }が対戦の中止を希望しています。中止すると成績に入りません。{ $asked }、受けますか？
offer-hints = 💡 #{ $code }：{ $by }が全員のヒント使用を希望しています。レート戦のままです。{ $asked }、受けますか？
offer-undoes = 戻す手：{ $plies }
offer-declined-draw = { $declined }が{ $by }の引き分けの提案を断りました。
offer-declined-takeback = { $declined }が{ $by }の待ったを断りました。
offer-declined-cancel = { $declined }は中止に同意しませんでした。対戦は続きます。
offer-declined-hints = { $declined }が断ったので、この対戦でヒントは使えません。
offer-withdrawn-draw = { $by }が引き分けの提案を取り下げました。
offer-withdrawn-takeback = { $by }が待ったを取り下げました。
offer-withdrawn-cancel = { $by }が中止の提案を取り下げました。対戦は続きます。
offer-withdrawn-hints = { $by }がヒントの提案を取り下げました。
notice-declined-draw = { $to }、{ $by }が#{ $code }の引き分けを断りました。対戦は続きます。
notice-declined-takeback = { $to }、{ $by }が#{ $code }の待ったを断りました。
notice-declined-hints = { $to }、{ $by }が断ったので、#{ $code }でヒントは使えません。
notice-hints-agreed = { $to }、全員が同意しました。#{ $code }の手番で`/halma hint`が使えます。
notice-declined-cancel = { $to }、{ $by }は#{ $code }の中止に同意しませんでした。対戦は続きます。
notice-day-given = { $known ->
    [yes] { $to }、{ $by }が#{ $code }の持ち時間を1日延ばしてくれました。時間切れは{ $ends }です。
   *[no] { $to }、{ $by }が#{ $code }の持ち時間を1日延ばしてくれました。
}
had-to-pass = { $seat }は動かせる駒がなくパスです。
out-resignation = { $seat }が投了しました。駒を盤から取り除き、残りの人で続けます。
out-timeout = { $seat }が時間切れになりました。駒を盤から取り除き、残りの人で続けます。
out-pair-resignation = { $seat }が投了し、ペアの{ $partner }の対戦も終わりました。2人の駒を盤から取り除き、残りの人で続けます。
out-pair-timeout = { $seat }が時間切れになり、ペアの{ $partner }の対戦も終わりました。2人の駒を盤から取り除き、残りの人で続けます。

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 引き分け
title-cancelled = 🚫 中止
thread-name = { $game } · { $names } · #{ $code }
thread-summary = { $game } #{ $code }が終わりました：{ $place }
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · ラウンド{ $round }
board-footer-whole = #{ $code } · { $game } · ラウンド{ $round } · { $rules }
steps-to-go = 残り歩数：{ $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } 脱落
race-needs = { $winner }は多くてもあと{ $most }手、{ $loser }は少なくともあと{ $least }手かかります。
time-left = ⏳ { $at }
bank-left = ⌛ { $who }：{ $time }
bot-was-away = 🔌 この手番中にBotが停止していました。その時間は数えません。
player-away = ✈️ { $who }は{ $from }から{ $until }まで休暇です。その時間は数えません。
reminder = ⏰ { $user }、{ $game } #{ $code }の手番です。時間切れは{ $ends }です。{ $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [1] このラウンドのうちに陣地を空にしましょう。ラウンド{ $round }が終わったとき陣地に駒が残っている人の負けです（両者とも残っていれば引き分け）。{ $homes }
   *[other] あと{ $left }ラウンドのうちに陣地を空にしましょう。ラウンド{ $round }が終わったとき陣地に駒が残っている人の負けです（両者とも残っていれば引き分け）。{ $homes }
}
forced-home-own = 手番側の陣地に{ $count }個あります。
forced-home-seat = { $seat }の陣地に{ $count }個あります。
forced-home-moves = { $seat }は、あと{ $left }手のうちに陣地を空にしないと負けです。{ $homes }
forced-tempo = { $left ->
    [1] このラウンド（{ $round }）が終わると、残り歩数の少ない方の勝ちです。
   *[other] ラウンド{ $round }が終わると、残り歩数の少ない方の勝ちです（あと{ $left }ラウンド）。
}
forced-stall = { $quiet }ラウンド進展なし：あと{ $left }ラウンド続くと引き分けです。
forced-stall-places = { $quiet }ラウンド進展なし：あと{ $left }ラウンド続くと終了し、残りの人は同じ順位です。
forced-stall-loses = { $quiet }ラウンド進展なし：あと{ $left }ラウンドのうちに陣地を空にしないと、{ $loser }の負けです。

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }位 { $seat }
won-built = { $seats ->
    [2] 🏆 **{ $winner }の勝ち！**{ $moves }手で駒{ $stones }個をすべてゴールに入れました。{ $losers }に{ $ahead }歩差。
   *[other] 🏆 **{ $winner }の勝ち！**{ $moves }手で駒{ $stones }個をすべてゴールに入れました。
}
won-locked = { $seats ->
    [2] 🏆 { $winner }が{ $losers }に勝利：閉じ込めた相手の駒も数えて、ゴールが埋まりました。
   *[other] 🏆 { $winner }の勝ち：閉じ込めた相手の駒も数えて、ゴールが埋まりました。
}
won-filled = { $seats ->
    [2] 🏆 { $winner }が{ $losers }に勝利：ゴールが埋まり、駒の過半数が自分の駒です。
   *[other] 🏆 { $winner }の勝ち：ゴールが埋まり、駒の過半数が自分の駒です。
}
level-beaten = 🎉 **レベル{ $level }に初勝利！**
moment-move = 🔗 1手で{ $jumps }回ジャンプ！
moment-upset = 🎯 番狂わせ！{ $seat }のレートは{ $points }低かったです。
moment-leads = 👑 { $seat }がここで1位になりました！
moment-comeback = 🚀 大逆転！{ $seat }はラウンド{ $round }で{ $steps }歩遅れていました。
moment-streak = 🔥 { $seat }、{ $count }連勝！
moment-fastest = ⚡ 自己ベスト：{ $seat }がこのゲームでこれまで最少の{ $moves }手で勝ちました。
moment-chain = 🔗 { $seat }の最長の連続ジャンプ：{ $jumps }回。
moment-ranked = 📈 レート戦3局：{ $seat }がランキング入り。
moment-first = 🎉 { $seat }の初めてのレート戦！
moment-short = { $seat }はあとたった{ $steps }歩でした。おしい！
level-last = 🎉 **レベル10に勝利。レベル11はありません！**
won-home = 🏆 { $winner }の勝ち：{ $losers }の陣地に駒が残っていました。
won-tempo = 🏆 { $winner }が残り歩数で{ $losers }に勝利（{ $tempo }）。
won-stall = 🏆 { $winner }の勝ち：50ラウンド進展がなく、{ $losers }の陣地に駒が残っていました。
won-resignation = { $seats ->
    [2] { $losers }が投了しました。🏆 { $winner }の勝ちです。
   *[other] { $last }が投了し、ほかの全員が脱落しました。🏆 { $winner }の勝ちです。
}
won-race = 🏆 **{ $winner }の勝ち！**{ $losers }はもう追いつけません。
won-timeout = { $seats ->
    [2] { $losers }が時間切れになりました。🏆 { $winner }の勝ちです。
   *[other] { $last }が時間切れになり、ほかの全員が脱落しました。🏆 { $winner }の勝ちです。
}
won-pair = 🏆 **{ $winner }のペアの勝ち！**2人ともゴールしました。
won-pair-resignation = { $last }が投了しました。🏆 **{ $winner }のペアの勝ち！**
won-pair-timeout = { $last }が時間切れになりました。🏆 **{ $winner }のペアの勝ち！**
placed-places = 🏁 { $places }
placed-stall = 50ラウンド進展がないため、残りの人は同じ順位です。🏁 { $places }
placed-blocked = 誰も動けなくなったため、残りの人は同じ順位です。🏁 { $places }
placed-agreement = 🤝 合意により、残りの人は同じ順位です。🏁 { $places }
placed-resignation = { $last }が投了しました。🏁 { $places }
placed-timeout = { $last }が時間切れになりました。🏁 { $places }
drawn-built = { $seats ->
    [2] 🤝 { $players }の引き分け：同じラウンドに両者がゴールを埋めました。
   *[other] 🤝 引き分け：同じラウンドに両者がゴールを埋めました。
}
drawn-home = { $seats ->
    [2] 🤝 { $players }の引き分け：両者とも陣地に駒が残っていました。
   *[other] 🤝 引き分け：両者とも陣地に駒が残っていました。
}
drawn-tempo = { $seats ->
    [2] 🤝 { $players }の引き分け：残り歩数が同じ（{ $tempo }）。
   *[other] 🤝 引き分け：残り歩数が同じ（{ $tempo }）。
}
drawn-stall = { $seats ->
    [2] 🤝 { $players }の引き分け：50ラウンド進展がありませんでした。
   *[other] 🤝 引き分け：50ラウンド進展がありませんでした。
}
drawn-blocked = { $seats ->
    [2] 🤝 { $players }の引き分け：もう誰も動かせません。
   *[other] 🤝 引き分け：もう誰も動かせません。
}
drawn-race = 🤝 { $players }の引き分け：どう指しても、同じラウンドに両者がゴールします。
drawn-agreement = { $seats ->
    [2] 🤝 { $players }が引き分けに同意しました。
   *[other] 🤝 全員の同意で引き分けになりました。
}
void-agreed = 🚫 { $players }の同意で、この対戦は中止になりました。成績に入りません。
void-late = 🚫 全員が2手動かす前に、{ $blamed }が時間切れになりました。{ $players }の対戦は中止です。成績に入りません。
void-left = 🚫 全員が2手動かす前に、{ $blamed }がこのサーバーを抜けました。{ $players }の対戦は中止です。成績に入りません。
void-no-place = 🚫 { $players }：1週間チャンネルがなかったため、この対戦は中止です。成績に入りません。
void-moderator = 成績に入りません。
void-unknown = 🚫 { $players }：この対戦は中止されました。成績に入りません。

# Buttons, menus, forms.

button-move = 駒を動かす
chooses-move = { $who }が#{ $code }の手を選んでいます。
choose-move = #{ $code }の手番です。おすすめの手（+4は4歩近づく手）か、番号の付いた駒を選んでください。
choose-side = 自分の側から見て、駒を入れるのは{ $corners }です。
choose-target = #{ $code }：{ $stone }の駒をどこへ動かしますか？
went-on = この盤面は古くなっています。今の盤面はこちら：
menu-best-moves = おすすめの手：選ぶとすぐ動かします
menu-first-stones = 駒を選ぶ…
menu-stones = ほかの駒…
menu-targets = { $first ->
    [1] 移動先：選ぶとすぐ動かします
   *[other] ほかの手（{ $first }番から）
}
stone-label = { $number } · { $stone } · { $moves }通り
choice-move = { $begins } → { $to } · { $jumps ->
    [0] 1歩
   *[other] ジャンプ{ $jumps }回
} · { $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}{ $end ->
    [won] {" "}· 🏆 勝ち
    [lost] {" "}· ⚠️ 負け
    [late] {" "}· ⌛ 陣地から出るのが間に合わない
    [drawn] {" "}· 🤝 引き分け
   *[none] { "" }
}
jumps-begin = #{ $code }：{ $from }の駒でジャンプします。最初はどこへ？
jumps-on = #{ $code }：{ $from }の駒は今{ $at }です。ジャンプを続けるか、ここで止まってください。
jumps-back = #{ $code }：{ $from }の駒は今{ $at }です。ここからは戻るジャンプしかできません。
menu-jumps = ジャンプ先…
button-jump-by-jump = 1回ずつジャンプ
button-stop-here = ここで止まる
hint-title = 💡 #{ $code }：CPUならこう動かします
hint-move = { $number }. **{ $route }**（{ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}）：{ $why }
hint-reply = { $text }相手の予想手：{ $reply }。
hint-play = ▶ { $text }
hint-rated = これはレート戦です。ヒントは全員が同意したときだけ使えます。練習と非レート戦ではいつでも使えます。
button-ask-hints = みんなに聞く
hint-wins = { $moves ->
    [1] この手で勝ちです。
   *[other] { $moves }手で勝てます。
}
hint-shortest = { $moves ->
    [1] これでゴールが埋まります。
   *[other] あとは競走です。ゴールへの最短ルートで、{ $moves }手かかります。
}
hint-leaves-home = { $left ->
    [0] 期限内に陣地が空になります。
   *[other] 期限内に陣地を出られます。あと{ $left }個です。
}
hint-fills-goal = ゴールに駒がもう1つ入ります。
hint-brings-up = 一番後ろの駒を前に進めます。
hint-chain = { $jumps }回の連続ジャンプです。
hint-prepares = { $next }の準備になります。相手の予想手：{ $reply }。
hint-best = 長い目で見て一番よい手です。
hint-no-mark = 🤖 ヒントを使ったので、勝ってもこのレベルに勝った記録は付きません。
confirm-move = #{ $code }：**{ $text }**で決定しますか？
button-play = 決定
button-type-move = 手を入力
button-other-stones = ほかの駒
button-back = 戻る
button-note = 自分のメモ
button-plan-write = 予約を編集
button-plan-delete = 予約を削除
button-board = 自分の盤面
button-resign = 投了
button-resign-yes = 投了する
button-resign-no = 続ける
button-agree = 受ける
button-disagree = 断る
button-claim-win = 🏁 勝ちを宣言
button-claim-draw = 🏁 引き分けを宣言
button-give-day = +1日
button-to-board = 盤面を表示
button-wake = ⏰ 呼び出す
button-mute = 🔕 通知オフ
button-rematch = 再戦
button-level = レベル{ $level }
button-analyze = 解析
analysis-title = 📈 **#{ $code }** { $game } · 解析
analysis-failed = 解析を終えられませんでした。少し待ってからやり直してください。何度も続くときは、Botの運営者に知らせてください。
analysis-curve = { $seats ->
    [2] グラフは、{ $seat }が何歩リードしていたかをラウンドごとに表します。
   *[other] グラフは、各色がほかの色より何歩リードしていたかをラウンドごとに表します。
}
analysis-no-moment = 1歩の無駄もありません。お見事！
analysis-cost-steps = 🔴 ラウンド{ $round }：{ $own ->
    [yes] 自分
   *[no] { $seat }
}の{ $played }。**{ $better }**の方が{ $steps }歩得でした。
analysis-cost-moves = 🔴 ラウンド{ $round }：{ $own ->
    [yes] 自分
   *[no] { $seat }
}の{ $played }。**{ $better }**の方が{ $moves }手早くゴールできました。
analysis-cost-win = ❗ ラウンド{ $round }：{ $own ->
    [yes] 自分
   *[no] { $seat }
}は{ $moves ->
    [1] 1手で勝てた手（**{ $better }**）を逃しました。
   *[other] { $moves }手で必ず勝てた手（**{ $better }**）を逃しました。
}
analysis-cost-game = 🔴 ラウンド{ $round }：{ $own ->
    [yes] 自分
   *[no] { $seat }
}は{ $played }で{ $moves ->
    [1] すぐに負けました
   *[other] そこから負けになりました
}。**{ $better }**の方がよい手でした。
analysis-missed = 🔗 逃した最長の連続ジャンプ：{ $seat } **{ $chain }**（ラウンド{ $round }、ジャンプ{ $jumps }回、{ $gain }歩前進）。
analysis-race = 🏁 ラウンド{ $round }から競走：{ $sides }。
analysis-race-side = { $seat }は最短{ $needed }手（実際は{ $made }手）
analysis-too-short = この対戦は短すぎて解析できません。全員がそれぞれ{ $moves }手以上動かしている必要があります。
curve-rounds = ラウンド
curve-steps = 歩
curve-ahead = { $name }がリード
analysis-alt = 最初の色のリード、{ $rounds }ラウンド分、単位は歩：最大{ $most }、最小{ $least }。
button-replay = リプレイ
button-share = 共有
shared = { $who }が#{ $code }を共有：{ $game }、{ $players }
button-replay-files = GIFと棋譜
button-replay-files-from = ここからのGIF
menu-replay = 見たい手へ移動
replay-title = **#{ $code }** · { $game } · { $number }/{ $count }手
replay-move = { $number ->
    [0] 開始
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds }ラウンド · { $jumps ->
    [0] ジャンプなし
   *[other] ジャンプ{ $jumps }回{ $longest ->
        [1] {""}
       *[other] {" "}· 最長{ $longest }連続、{ $seat }
    }
}
replay-files = #{ $code }のGIFと棋譜です。
replay-skips = 短くするため、{ $step }手に1手だけ表示しています。
replay-small = Discordのサイズ上限に合わせて{ $pixels }ピクセルに縮小しました。
replay-no-picture = #{ $code }のGIFを作れませんでした。棋譜はこちらです。
imported = #{ $code }をリプレイに追加しました。自分だけが見られます。レートには影響しません。
import-several = 2つ以上の対戦が入っています。1つずつ読み込んでください。
import-unreadable = この棋譜の{ $line }行目が読めません：{ $text }。{ $why }棋譜の書き方は`/halma game export`で見られます。直してから、もう一度`/halma game import`を使ってください。
import-why-empty = 対戦が入っていません。
import-why-large = この行か、棋譜全体が長すぎます。
import-why-token = `[Variant "halma8"]`のようなタグでも、手でもありません。
import-why-tag = このタグが重複しているか、最初の手より後にあるか、値が正しくありません。
import-why-no-variant = ゲーム名を書いた`[Variant "halma8"]`のタグがありません。
import-why-move = { $ply }手目はそこでは動かせません：{ $why }
import-why-seat = そのプレイヤーはこの対戦にいないか、すでに脱落しています。
import-why-result = 手順の結果が違うか、結果どうしが食い違っています。
modal-import-title = 対戦の読み込み
modal-import-field = 棋譜
modal-import-example =
    {"[Variant \"halma8\"]"}
    1. h4-g4 a5-b5
record-of = #{ $code }の棋譜です。
button-previous = ◀ 前へ
button-next = 次へ ▶
modal-move-title = 手を入力 · #{ $code }
modal-move-field = 動かす前と後のマス、または全部の道順
modal-move-example = { $example }
menu-which-match = 対戦を選ぶ
menu-which-challenge = 挑戦に返事する、または取り下げる
challenge-chosen = この挑戦は返事待ちです。
modal-end-title = #{ $code }を終了（成績に入りません）
modal-void-title = #{ $code }をランキングから外す？
modal-reset-tables-title = このサーバーのランキングをリセット？
modal-reset-tables-field = このサーバーの名前を入力
modal-undo-title = #{ $code }の最後の1手を戻す？
modal-reason-field = 理由（プレイヤーに表示されます）
modal-reason-example = 省略できます
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }（+{ $gain }）
   *[other] { $route }（{ $gain }）
}
which-match = どの対戦ですか？
name-the-match = ここには自分の対戦がいくつもあります。オプション`game`で選んでください。

# Private answers.

already-done = もう完了しています。今の盤面：
done-privately = 完了しました。#{ $code }はこちら：{ $place }
unposted = もう投稿できません（{ $place }）。対戦#{ $code }は最長1週間、一時停止します。データは無事です。`/halma board game:{ $code }`で盤面を見られます。`/halma game move-here game:{ $code }`で別のチャンネルへ移せます。
unposted-over = #{ $code }の結果を投稿できませんでした（{ $place }）。投稿する権限がないか、チャンネルがありません。`/halma board game:{ $code }`で見られます。
plain-post = { $people }：対戦#{ $code }が進みましたが、Discordにメッセージを送れませんでした。`/halma board game:{ $code }`で見られます。
no-lost-game = 自分の対戦にはすべてチャンネルがあります。移す必要はありません。
done-late = 完了しました。お待たせしてすみません。
press-again = 時間がかかりすぎました。もう一度ボタンをタップしてください。
other-version = そのボタンは、このBotの別のバージョンのものです。今の盤面はこちら：
no-turn-here = このチャンネルに、自分の手番の対戦はありません。`/halma games`で対戦一覧を見るか、`/halma play`で始めましょう。
no-game-here = このチャンネルに自分の対戦はありません。`/halma games`で対戦一覧を見られます。
note-title = 📝 **自分のメモ**（自分にだけ表示）
note-saved = 📝 保存しました。#{ $code }のメモ（自分にだけ表示）：
note-deleted = #{ $code }のメモを削除しました。
note-no-game = このチャンネルの対戦には参加していません。ほかの対戦にはコードを付けてください：`/halma game note game:`
modal-note-title = #{ $code }のメモ
modal-note-field = 自分だけが見られます（空欄：メモなし）
modal-note-example = どんな作戦？
plan-none = #{ $code }に予約した手はありません。
plan-title = 🗺️ **#{ $code }の予約した手**（自分にだけ表示）
plan-saved = 🗺️ 保存しました。#{ $code }の予約した手（自分にだけ表示）：
plan-how = 1行ごとに、相手の手、自分の応手、と続けます。例：`{ $example }`。相手がその手を指すと、応手がすぐに指されます。
plan-typed = 入力した内容：
plan-no-game = このチャンネルに進行中の対戦がありません。ほかの対戦にはコードを付けてください：`/halma game plan game:`
modal-plan-title = #{ $code }の予約した手
modal-plan-field = 相手の手、自分の応手…（空欄：予約なし）
no-board-here = 今、このチャンネルに対戦はありません。`/halma play`で始めましょう。
resign-question = { $two ->
    [yes] 投了すると対戦は終わります。{ $others }との対戦を投了しますか？
   *[no] 投了すると元に戻せません。#{ $code }を投了しますか？
}
resign-question-pair = #{ $code } を投了しますか？ペアの{ $partner }の対戦も終わります。取り消しはできません。
resign-kept = 対戦を続けます。
day-given = 完了：#{ $code }の相手の持ち時間を1日延ばしました。
menu-of = 対戦{ $from }〜{ $to }
menu-more = あと{ $count }件はここに入りきりません。オプション`game`で選んでください。
wake-up = ⏰ { $who }、#{ $code }の手番です。
muted = #{ $code }のこの手番は、もうお知らせしません。
offer-declined-quietly = 断りました。誰にも知らせません。提案は手番が終わるまで残ります。
next-waiting = 次：{ $game }
open-none = このサーバーで募集中の挑戦はありません。相手を空欄にして`/halma play`を使うと、誰でも参加できる募集を投稿できます。
open-title = このサーバーで募集中の挑戦：{ $count }件
games-none = 対戦がありません。`/halma play`で始めましょう。
games-none-of = このサーバーに{ $who }の対戦はありません。
games-title = 自分の対戦：{ $count }件
games-title-of = このサーバーでの{ $who }の対戦：{ $count }件
games-my-turn = ▶️ **手番です**
games-their-turn = ⏳ **相手待ち**
link-to-board = 盤面を見る
games-open = 📨 **募集中**
games-answer = 📨 **返事待ちです**
menu-move-in = 対戦を選んで手を指す…
seat-namesake = { $name }（{ $color }）
