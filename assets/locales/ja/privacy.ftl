# What is stored about a person.

privacy-title = **保存されている自分のデータ**
privacy-account = • 対戦者の表示に使う、Discordアカウントとその名前：{ $name }。{ $face ->
    [yes] アイコン画像のファイル名も保存しています。
   *[no] { "" }
}
privacy-games = • 対戦：対戦中{ $running }、終了{ $ended }。募集中の挑戦：{ $open }。すべての手とその時刻、レートとランキングの変動を保存しています。
privacy-settings = • 設定{ $has_zone ->
    [yes] （タイムゾーン：{ $zone }）
   *[no] { "" }
}。休暇：{ $away }回。ブロックリスト：{ $blocked }人。
privacy-study = • CPUに勝ったゲームの種類：{ $beaten }。解いたパズル：{ $puzzles }。
privacy-notes = • 対戦の自分用メモ：{ $count }件。自分だけが見られます。
privacy-plans = • 進行中の対戦で予約した手：{ $count }件。自分だけが見られます。
privacy-cups = • 参加した大会：{ $count }件。
privacy-more = メッセージは読みません。保存している内容は、そのままの形ですべてダウンロードできます。
privacy-nothing = 保存しているデータはありません。
privacy-exported = 保存しているデータのJSONファイルです。人は番号で表され、`player`が自分です。{ $cut ->
    [0] { "" }
   *[other] Discordのサイズ上限に収めるため、古い対戦{ $cut }件の手を省きました。必要ならBotの運営者に頼んでください。
}
privacy-file = 保存されている自分のデータ。人は64ビットの番号で、`player`が自分です。時刻はUTC。席は1から数えます。対戦の出来事：pは手、oは脱落した席、eは盤の外で決まった終了、bは戻した手。どれにも1970年からのミリ秒で時刻が付きます。
privacy-question = ⚠️ **自分の個人データをすべて削除しますか？**元には戻せません。
privacy-resigns = • 進行中の対戦{ $count }件を投了します：{ $codes }。
privacy-leaves = • 募集中の挑戦{ $count }件から抜けます：{ $codes }。
privacy-stays = • 終わった対戦は相手のものでもあるので残ります。自分の名前は消えます。
    • すべてのランキングから消えます。戻ってきたときは、新しい人として始まります。
    • 削除したデータは1日以内にディスクから消えます。チャンネルのメッセージはDiscordに残ります。Botの運営者のバックアップにはしばらく残ることがあります。
privacy-deleted = 完了しました。データを削除しました。
privacy-kept = 何も削除していません。
button-privacy-export = データをダウンロード
button-privacy-delete = データを削除…
button-privacy-delete-yes = 完全に削除
button-privacy-delete-no = 残す
