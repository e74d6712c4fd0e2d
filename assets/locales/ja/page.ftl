# The board page, on which people play in a browser.

command-web = ブラウザーで遊ぶ：駒を選び、行き先を選ぶ
button-page = 盤面を開く
page-link = 盤面のページです。駒を選び、次に行き先を選んでください。このリンクは自分専用で、10分以内に1回だけ使えます。
refused-link-used = このリンクは使用済みです。`/halma web`で新しいリンクを取得してください。
refused-link-too-old = このリンクはもう使えません。`/halma web`で新しいリンクを取得してください。
refused-signed-out = ここではログインしていません。`/halma web`でリンクを取得してください。
page-not-signed-in = Discordでログインできませんでした。盤面を閉じて、もう一度開いてください。
page-unreadable = このリクエストを読み取れません。ページを再読み込みしてもう一度試してください。
page-busy = 操作が多すぎます。少し待ってからもう一度試してください。
page-offline = 接続がありません。再試行しています…
page-no-answer = 接続がありません。少し待って、もう一度お試しください。
page-discord-silent = Discordから応答がありません。少し待って、もう一度お試しください。
page-not-on-server = このゲームのサーバーにはもう参加していません。ゲームを始めるには、もう一度参加してください。
page-thinking = CPUが考えています…
page-sending = 送信中…
page-game = ゲーム
page-games = 自分の対戦
page-next = 次の対戦
page-hint = ヒント
page-new-game = 新しい対戦
page-begin = 開始
page-opponent = 対戦相手
page-someone-else = ほかの人…
page-member = メンバーを検索
page-nobody = 見つかりませんでした。名前の最初の部分を入力してください。
page-more = 候補が多すぎます。続きを入力してください。
page-sign-out = ログアウト
page-my-move = 手番です
page-their-move = 相手待ち
page-waiting = 募集中
page-over = 終了
page-touch-stone = 手番です。駒を選んでください。
page-touch-target = 次に行き先を選んでください。
page-move-example = 例：h4-g5
page-turn-board = 盤を回す
page-try = 手を試す
page-try-hint = どの駒でも動かせます。ほかの人には見えません。
page-plan = 予約した手
page-plan-add = 予約に追加
page-plan-remove = 削除
page-save = 保存
page-saved = 保存しました。
page-empty = 空き
page-can-move = 動かせます
page-step = ステップ
page-jumps = { $jumps ->
   *[other] ジャンプ{ $jumps }回
}
page-replay-at = { $count }手中{ $number }手目
page-replay-start = 最初へ
page-replay-back = 前の手
page-replay-on = 次の手
page-replay-end = 最後へ
privacy-sessions = • 盤面のページにログイン中のブラウザ：{ $count ->
    [0] なし
   *[other] { $count }、{ $since }から
}。
privacy-sessions-ended = すべてのブラウザをログアウトしました。
button-sessions-end = 全ブラウザをログアウト
page-other-person = { $name }としてログイン中ですが、このリンクは別の人のものです。その人のアカウントに切り替えますか？
page-ask-draw = 引き分けを提案しますか？
page-ask-takeback = 待った（自分の最後の手を戻す）を提案しますか？
page-cookies = ブラウザがこのページのCookieをブロックしているため、ログインを維持できません。Cookieを許可して、リンクをもう一度開いてください。
page-sign-in-again = もう一度ログイン
page-signed-out = ログアウトしています。
page-switch = アカウントを切り替える
page-stay = このまま続ける
page-stored = 保存済みの内容：
