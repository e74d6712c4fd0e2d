# Leaderboards.

family-halma = ハルマ
family-corners = コーナーズ、ミニコーナーズ
family-star = ダイヤモンドゲーム（2人）
family-many = 3人以上の対戦
choice-where-here = このサーバー
choice-where-everywhere = 全サーバー
choice-by-rating = レート
choice-by-wins = 勝利数
choice-by-season = シーズン

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people }人
table-by-rating = 通算
table-by-wins = 勝利数
table-by-season = { $year }年シーズン{ $quarter }
table-rating-row = { $rank } { $who } **{ $rating }** · { $games }戦 · { $last }
table-wins-row = { $rank } { $who } { $games }戦**{ $won }**勝 · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = まだ誰も載っていません。人とのレート戦を3戦すると載ります：`/halma play`
table-unplaced = *まだ順位なし：*
table-unplaced-row = · { $who } **{ $rating }** · 順位まであとレート戦{ $missing }戦 · { $last }
table-hall-of-fame = *殿堂*
table-champions = { $year }年シーズン{ $quarter }：{ $champions }
digest-title = 🏆 **{ $year }年シーズン{ $quarter }が終わりました。優勝者はこちら！**
digest-family = **{ $family }**：{ $champions }
digest-most = 🎲 最多対戦：{ $who }（{ $games }戦）
digest-chain = 🔗 最長の連続ジャンプ：{ $who }、1手で{ $jumps }回
digest-closest = 🤏 一番の接戦：{ $winner }が、ゴールまであと{ $steps }歩の{ $loser }に勝利
digest-thanks = 全部で{ $games }戦でした。{ $people }、ご参加ありがとうございました！
digest-next = 新しいシーズンが始まり、全員0ポイントからのスタートです：`/halma play`
digest-alt = シーズン最長の連続ジャンプ：{ $who }、{ $jumps }回。
table-own-no-points = *自分：このシーズンは、勝つか引き分けるとポイントが入ります。*
table-own-hidden = *自分：ランキングに表示されていません。`/halma me settings hidden:False`で変更できます。*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = 全サーバー
button-here = このサーバー

rating-changes = 📈 { $changes }
rating-too-early = 📈 レート変動なし：全員が2手動かす前に終わりました。
rating-why-first = 「?」はまだ定まっていない新しいレートの印です
rating-why-half = 変動は半分：同じプレイヤーどうしのレート戦、30日以内の2戦目
rating-why-quarter = 変動は4分の1：同じプレイヤーどうしのレート戦、30日以内の3戦目
rating-why-none = 変動なし：同じプレイヤーどうしのレート戦は、30日以内の3戦目まで
series-first = 2戦中の1戦目
series-second = 2戦中の2戦目
series-goes-on = ⏭️ 次は2戦目です。先手と後手を入れ替えます。
series-score = 🏁 2戦の結果：{ $one } **{ $won } : { $lost }** { $other }
rating-change = { $seat } { $rating }（{ $change }）
between-two = ⚔️ { $one } { $won } : { $lost } { $other }

# How somebody plays.

profile-none = { $who }には終わった対戦がまだありません。
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games }戦：{ $balance }
balance = { $won }勝{ $lost }敗{ $drawn }分
profile-rank-here = このサーバーで{ $rank }位
profile-rank-everywhere = 全サーバーで{ $rank }位
profile-best-win = 🏅 最高の勝利：レート{ $rating }の相手（#{ $code }）
profile-longest-chain = 🔗 最長の連続ジャンプ：{ $jumps }回（#{ $code }）
profile-fastest = ⚡ { $game }の最速：{ $moves }手でゴール（#{ $code }）
profile-streaks = 🔥 連勝：現在{ $now }、最高{ $best }
profile-times = ⏱️ 1手にたいてい{ $median }、計{ $moves }手 · { $late ->
    [0] 時間切れなし
   *[other] 時間切れ{ $late }回
}
profile-variants = ゲーム別（勝–分–敗）：{ $rows }
profile-reasons = 決着別（勝–分–敗）：{ $rows }
profile-seats = 順番別（勝–分–敗）：{ $rows }
seat-games = { $seat ->
    [1] 1番手
    [2] 2番手
    [3] 3番手
    [4] 4番手
    [5] 5番手
   *[other] 6番手
} { $games }
profile-beaten = 🤖 **勝ったCPUのレベル**
profile-beaten-level = { $ladder } { $game }：レベル{ $level }/{ $levels }
profile-last = **最近の対戦**
profile-curve = 最近{ $games }戦のレート：{ $from }から{ $to }へ。
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one }と{ $other }の終わった対戦はまだありません。
reason-built = ゴール完成
reason-home = 陣地に駒が残る
reason-tempo = 残り歩数
reason-locked = 駒を閉じ込めてゴール完成
reason-filled = ゴールが埋まり過半数が自分の駒
reason-places = 全員の順位が決定
reason-stall = 進展なし
reason-blocked = 動かせる駒なし
reason-resignation = 投了
reason-timeout = 時間切れ
reason-agreement = 同意
reason-race = 結果確定
duration-seconds = { $count }秒
duration-minutes = { $count }分
duration-hours = { $count }時間
duration-days = { $count }日

reset-tables-done = 🛡️ { $by }がこのサーバーのランキングをリセットしました。全サーバーのレートはそのままです。
reset-tables-other-name = このサーバーの名前と違うので、何も変わっていません。正確な名前でもう一度試してください。
reset-tables-unknown = 今、Discordからこのサーバーの名前を取得できないため、何も変わっていません。後でもう一度試してください。
