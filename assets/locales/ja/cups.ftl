# Cups: leagues and tournaments over days.

command-halma-cup = 数日にわたる大会とリーグ戦
cup-new = このサーバーで大会を始める（モデレーター用）
cup-join = 大会に参加する
cup-leave = 大会から抜ける
cup-table = 大会の順位表を見る
cup-games = 大会での自分の対戦を見る
cup-list = このサーバーの大会一覧
cup-start = 受付を今すぐ締め切って始める（主催者用）
cup-put-off = 受付の締め切りを延ばす（主催者用）
cup-correct = 対戦の結果を決める（主催者用）
cup-remove = 大会から参加者を外す（主催者用）
cup-call-off = 大会を中止する（主催者用）
option-cup-new-name = 大会の名前
option-cup-new-kind = 組み合わせの方式
option-cup-new-game = ゲーム（デフォルト：サーバーの設定）
option-cup-new-days = 受付の日数（デフォルト：7）
option-cup-new-rounds = 回戦数、複数ある場合（デフォルト：5、テーブル戦は3）
option-cup-new-threads = 対戦ごとにスレッドを作る
option-cup-join-cup = どの大会か
option-cup-leave-cup = どの大会か
option-cup-table-cup = どの大会か
option-cup-games-cup = どの大会か
option-cup-start-cup = どの大会か
option-cup-put-off-days = 延ばす日数
option-cup-put-off-cup = どの大会か
option-cup-correct-game = 対戦コード
option-cup-correct-winner = 勝った人（空欄なら引き分け）
option-cup-correct-cup = どの大会か
option-cup-remove-cup = どの大会か
option-cup-remove-player = 外す人
option-cup-call-off-cup = どの大会か
cup-kind-round-robin = 総当たり戦（3〜8人）
cup-kind-league = 5人前後のグループ戦（9人以上）
cup-kind-swiss = 成績の近い人と数回戦（8人以上）
cup-kind-tables = 3人、4人、6人のテーブル戦（7〜49人）

button-cup-join = 参加
button-cup-in = 出ます
button-cup-leave = 抜ける
button-cup-table = 順位表
button-cup-games = 自分の対戦

cup-announced = 🏆 **{ $name }**：{ $game }。{ $kind }。
cup-until = 受付締め切り：{ $at }。その2日前に、出場するかどうかを確認します。
cup-lasts = { $rounds ->
    [0] 期間は最長{ $days }日です。
   *[other] 全{ $rounds }回戦で、各回戦は最長{ $days }日です。
}
cup-todo = 同じ回戦の対戦は一斉に始まります。持ち時間：{ $clock }。
cup-draw = 抽選は検証できます。秘密の値のSHA-256：`{ $commitment }`
cup-entered = **{ $name }**に参加しました。今の参加者：{ $count ->
    [1] 自分だけ
   *[other] { $count }人
}。開始：{ $at }。その2日前に、出場するかどうかを確認します。
cup-confirmed = **{ $name }**に出場します。開始：{ $at }
cup-left = **{ $name }**から抜けました。
cup-removed = { $who }は**{ $name }**から外れました。
cup-started = **{ $name }**の受付を締め切りました。まもなく第1回戦が始まります。
cup-none = このサーバーに大会はありません。モデレーターは`/halma-cup new`で始められます。
cup-which = どの大会ですか？`cup`オプションで指定してください。
cup-list-line = **{ $name }** · { $state }
cup-state-entry = 受付締め切り：{ $at }
cup-state-closed = まもなく開始
cup-state-running = 第{ $round }回戦
cup-state-over = 終了
cup-state-called-off = 中止

cup-call-in = 🏆 まもなく**{ $name }**が始まります：{ $at }。出場しますか？それまでに**出ます**をタップしないと参加できません。{ $people }
cup-too-few = 🏆 **{ $name }**はまだ始まりません。出場者は{ $count }人で、{ $least }人以上必要です。受付を延長します（締め切り：{ $at }）。{ $who }は`/halma-cup call-off`で大会を中止できます。
cup-put-off-done = **{ $name }**の新しい締め切り：{ $at }。チャンネルでお知らせします。
cup-corrected-done = 決定しました。チャンネルでお知らせします。
cup-new-date = 🏆 **{ $name }**の受付を延長しました。締め切り：{ $at }
cup-won = 🏆 **{ $name }**：主催者の判断で、{ $people }との対戦は{ $who }の勝ちになりました。
cup-drawn = 🏆 **{ $name }**：主催者の判断で、{ $people }の対戦は引き分けになりました。
cup-closed = 🏆 **{ $name }**の受付を締め切りました。出場者は{ $count }人です。組み合わせはまもなく発表します。
cup-round-begun = 🏆 **{ $name }**の第{ $round }回戦：対戦が始まります。最終日：{ $day }。{ $people }
cup-byes = この回戦で対戦のない人：{ $people }
cup-lots = 抽選の秘密の値：`{ $secret }`
cup-over = 🏆 **{ $name }**が終わりました。{ $who }、おめでとうございます！
cup-over-empty = 🏆 **{ $name }**が終わりました。
cup-called-off = 🏆 **{ $name }**は中止になりました。進行中の対戦は続きます。

cup-table-title = 🏆 **{ $name }** · { $state }
cup-table-nobody = まだ参加者はいません。
cup-table-people = 今の参加者：{ $people }
cup-table-group = **グループ{ $group }**
cup-row = { $place }位 { $who }：{ $points }点
cup-row-decided = { $place }位 { $who }：{ $points }点（{ $by }）
cup-decided-direct = 直接対決
cup-decided-sonneborn-berger = 相手の強さ
cup-decided-margin = 接戦の多さ
cup-decided-on-time = 時間切れ負けの少なさ
cup-table-number = `halma cup export`用の番号：{ $id }
cup-games-none = **{ $name }**での対戦はまだありません。
cup-games-title = **{ $name }**での自分の対戦：
cup-of-rounds = 🏆 第{ $round }回戦（全{ $rounds }回戦）

refused-no-such-cup = このサーバーにその大会はありません。大会は`/halma-cup list`で見られます。
refused-cup-time = 大会では持ち時間を延ばせません。ほかの参加者がみんな、回戦の終わりを待っています。
refused-cup-moderators = ここで大会を始められるのはモデレーターだけです。モデレーターに頼むか、参加できる大会を`/halma-cup list`で探してください。
refused-not-the-organizer = これは主催者とモデレーターにしかできません。自分が抜けるには`/halma-cup leave`を使ってください。
refused-entry-closed = この大会の受付は終わりました。次の大会をお待ちください。
refused-no-cup-game = この大会にそのコードの対戦はありません。コードは**自分の対戦**で見られます。
refused-not-in-cup = その人はこの大会に参加していません。
refused-cup-full = この大会は満員です。次の大会をお待ちください。
refused-too-many-cups = このサーバーの大会の数は上限に達しています。どれかが終わるのを待つか、中止してください。
refused-cup-over = この大会は終わりました。ほかの大会は`/halma-cup list`で見られます。
refused-too-few-in-cup = 参加者は{ $people }人ですが、この方式では{ $least }人以上必要です。参加者が増えるのを待ってください。
refused-not-in-cups = このゲームはこの方式では使えません。テーブル戦は3人、4人、6人用、ほかは2人用のゲームです。
refused-cup-name = 大会の名前は{ $most }文字以内にしてください。
