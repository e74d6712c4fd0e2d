# Challenges and lobbies.

challenge-named = { $challenger }が{ $game }で{ $invited }に挑戦！
challenge-open = { $challenger }が{ $game }の参加者を募集中！
challenge-rematch-open = { $challenger }が{ $game }の再戦の参加者を募集中！
challenge-rematch = { $challenger }が{ $game }の再戦を希望しています。{ $invited }、受けますか？
challenge-settled = { $game }：{ $people }
challenge-rated = { $time } · レート戦
challenge-casual = { $time } · 非レート戦
challenge-uneven = 非レート戦：5人では角によって有利不利があります。
challenge-expires = 締め切り：{ $at }
challenge-standing = 対戦が始まるたびに、同じ募集をもう一度投稿します。
series-of-two = 2戦します。2戦目は先手と後手を入れ替えます。
lobby-joined = 参加：{ $people }
lobby-invited = 招待中：{ $people }
lobby-computer = 残りの席：CPU（レベル{ $level }）
lobby-free = 空席：{ $free }（誰でも参加できます）
first-lot = 順番はランダムです。
first-challenger = { $challenger }からスタートします。
first-opponent = 相手が先手です。
first-swapped = 今回は{ $first }からスタートします。

closed-declined = { $challenger }、{ $game }（#{ $code }）の挑戦を{ $by }が断りました。
closed-withdrawn = { $count ->
    [0] { $challenger }が{ $game }（#{ $code }）の挑戦を取り下げました。
   *[other] { $others }：{ $challenger }が{ $game }（#{ $code }）の挑戦を取り下げました。
}
closed-expired = { $count ->
    [0] { $challenger }、7日以内に{ $game }（#{ $code }）の挑戦を受ける人がいませんでした。
   *[other] { $challenger }、7日以内に{ $game }（#{ $code }）の挑戦に{ $invited }から返事がありませんでした。
}
closed-expired-lobby = { $players }：7日以内に{ $seats }席のうち{ $taken }席しか埋まらず、{ $game }（#{ $code }）を始められませんでした。`/halma play`でもう一度募集できます。
closed-removed = { $known ->
    [yes] 🛡️ { $players }：モデレーターの{ $who }が{ $game }（#{ $code }）の挑戦を削除しました。
   *[no] 🛡️ { $players }：モデレーターが{ $game }（#{ $code }）の挑戦を削除しました。
}
closed-begun = 対戦が始まりました。
closed-begun-in = { $thread }で対戦が始まりました。

button-accept = 受ける
button-join = 参加
button-begin = { $seats }人で開始
button-fill = { $seats ->
    [2] CPUと対戦
   *[other] 空席をCPUに
}
button-decline = 断る
button-leave = 抜ける
button-withdraw = 取り下げる

button-start = 開始
button-more-rules = くわしいルール
panel-anyone = 誰でも参加できます。相手を選ぶこともできます：
panel-with = 相手：{ $people }
menu-with = 誰でも
extra-rated = レート戦
extra-diagonals = 斜め移動

menu-which-game = ゲームを選ぶ
missing-permissions = このチャンネルでは対戦を開けません。足りない権限：{ $names }。モデレーターに許可してもらうか、別のチャンネルを使ってください。
permission-view = 「チャンネルを見る」
permission-send = 「メッセージを送信」
permission-send-in-threads = 「スレッドでメッセージを送信」
permission-create-threads = 「公開スレッドの作成」
permission-embed = 「埋め込みリンク」
permission-attach = 「ファイルを添付」
permission-history = 「メッセージ履歴を読む」

notice-seat-declined = { $to }、{ $by }は{ $game }（#{ $code }）に参加しません。空いた席には誰でも参加できます。
