# What a person wants.

settings-title = **自分の設定**（全サーバー共通）。このコマンドのオプションで変更できます。
settings-language = • 言語：{ $language }
settings-no-language = • 言語：Discordと同じ
language-unknown = 「{ $name }」には対応していません。使える言語：{ $languages }。`none`でDiscordと同じ言語に戻ります。
language-of-discord = Discordと同じ
settings-reminders = • メンション：{ $when }
settings-no-zone = • おやすみ時間：なし。使うには、オプション`zone`でタイムゾーンを設定してください。
settings-no-quiet = • おやすみ時間：なし（タイムゾーン：{ $zone }）
settings-quiet = • おやすみ時間：{ $from }:00〜{ $until }:00はメンションなし（{ $zone }）
settings-declines-openly = • 提案を断ったとき：ほかの人に知らせる
settings-declines-quietly = • 提案を断ったとき：誰にも知らせない
settings-no-theme = • 自分の盤面の見た目：サーバーと同じ
settings-theme = • 自分の盤面の見た目：{ $theme }
settings-picture = • 自分の盤面：画像
settings-with-text = • 自分の盤面：画像と、スクリーンリーダー用の文字
settings-plays-at-once = • 選んだ手：すぐに動かす
settings-confirms = • 選んだ手：決定の前に確認する
settings-keeps-games = • 終わった対戦の手順：ずっと残す
settings-keeps-no-games = • 終わった対戦の手順：Botが古い対戦を整理するときに削除
theme-unknown = `{ $name }`という見た目はありません。次から選んでください：{ $themes }。`none`でデフォルトに戻ります。
theme-of-server = サーバーと同じ
theme-usual = デフォルト
settings-in-tables = • ランキング：表示する
settings-hidden = • ランキング：表示しない。対戦の成績は残ります。

away-until = { $until }まで休暇中です。持ち時間は止まり、相手にも休暇中と表示されます。休暇中も対戦はできます。終えるには`/halma me away days:0`を使ってください。今年の休暇：残り{ $left }日。
away-back = おかえりなさい！持ち時間がまた動き出しました。今年の休暇：残り{ $left }日。

blocked = { $user }をブロックしました。今後、お互いに挑戦することも、同じ対戦に参加することもできません。進行中の対戦は続きます。ブロックリストは`/halma me block`で見られます。
blocked-nobody = ブロックリストは空です。
blocked-people = { $count }人をブロックしています。{ $more ->
    [0] { "" }
   *[other] あと{ $more }人は入りきりません。誰かのブロックを解除すると表示されます。
}
menu-unblock = ブロックを解除
unblocked = { $user }のブロックを解除しました。また一緒に遊べます。

# What a server wants, and its log.

server-title = **サーバー設定**。このコマンドのオプションで変更できます。遊べるチャンネルは`/halma-admin channel`で選びます。
server-channels = • 遊べるチャンネル：{ $value }
server-all-channels = すべてのチャンネル
server-all-channels-but = { $channels }以外のすべてのチャンネル
server-no-channel = なし
choice-games-only-here = ここだけ
choice-games-here = ここも使う
choice-games-not-here = ここは使わない
choice-games-everywhere = すべてのチャンネル
choice-games-nowhere = どこでも使わない
server-same = もうその設定なので、何も変わっていません。
server-games-none = 今、このサーバーに対戦も挑戦もありません。
server-games-title = このサーバーの対戦と挑戦：{ $count }件
server-language = • みんなに見えるメッセージの言語：{ $value }
server-own-language = サーバーの言語
server-usual = { $value }（デフォルト）
server-usual-rules = 各ゲームの標準（{ $game }は{ $rules }）
server-games-own-rules = 各ゲームの標準
server-changed = **{ $line }**（変更前：{ $from }）
server-game = • デフォルトのゲーム：{ $value }
server-rules = • デフォルトのルール：{ $value }
server-preset = • デフォルトのプリセット：{ $value }
server-allowed = • 使えるルール：{ $value }
server-all-rules = すべて
server-default-rules = デフォルトルールのみ
server-clock = • デフォルトの持ち時間：{ $value }
server-threads = • 対戦ごとのスレッド：{ $value }
yes = はい
no = いいえ
server-who = • 対戦を申し込める人：{ $value }
server-most = • 1人が同時にできる対戦の数：{ $value }
server-any-number = 制限なし
server-boards = • 古い盤面：{ $value }
choice-boards-tidy = 1行にまとめる
choice-boards-keep = 画像のまま残す
choice-boards-one-message = 1つの盤面を更新し続ける
server-theme = • 盤面の見た目：{ $value }
server-text = • スクリーンリーダー用の文字の盤面：{ $value }
server-digest = • シーズンの優勝者を発表する場所：{ $value }
server-puzzle = • 今日のパズルを投稿する場所：{ $value }
server-no-digest = なし

log-title = **モデレーターの操作**（新しい順）：
log-empty = 90日間、モデレーターの操作はありません。
log-ended = { $at } { $by }が#{ $code }を終了しました。
log-undone = { $at } { $by }が#{ $code }の最後の1手を戻しました。
log-moved = { $known ->
    [yes] { $at } { $by }が#{ $code }を{ $from }から{ $to }へ移しました。
   *[no] { $at } { $by }が#{ $code }を別のチャンネルへ移しました。
}
log-voided = { $at } { $by }が#{ $code }をこのサーバーのランキングから外しました。
log-cup-made = { $at } { $by }が大会**{ $name }**を始めました。
log-cup-started = { $at } { $by }が**{ $name }**の受付を締め切りました。
log-cup-put-off = { $at } { $by }が**{ $name }**の受付の締め切りを変更しました。
log-cup-corrected = { $at } { $by }が**{ $name }**の対戦の結果を決めました。
log-cup-removed = { $at } { $by }が**{ $name }**から参加者を外しました。
log-cup-called-off = { $at } { $by }が**{ $name }**を中止しました。
log-tables = { $at } { $by }がこのサーバーのランキングをリセットしました。
log-settings = { $count ->
    [0] { $at } { $by }がサーバー設定を変更しました。
   *[other] { $at } { $by }がサーバー設定を変更しました：
}
log-change = { $what }：{ $from } → { $to }
setting-channels = 遊べるチャンネル
setting-language = みんなに見えるメッセージの言語
setting-game = デフォルトのゲーム
setting-rules = デフォルトのルール
setting-preset = デフォルトのプリセット
setting-allowed = 使えるルール
setting-clock = デフォルトの持ち時間
setting-threads = 対戦ごとのスレッド
setting-who = 対戦を申し込める人
setting-boards = 古い盤面
setting-theme = 盤面の見た目
setting-text = 文字の盤面
setting-puzzle = 今日のパズルを投稿する場所
setting-digest = シーズンの優勝者を発表する場所
setting-most = 1人が同時にできる対戦の数
