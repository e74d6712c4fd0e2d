# Lessons and puzzles.

lesson-title = 🎓 **レッスン{ $number }/{ $all }** { $text }
lesson-ask-step = ⚪ 白で遊びます。右下の角から、枠で囲まれた左上の角を目指します。駒は隣のマスへ1歩進めます。このゲームでは斜めにも進めます。駒を選び、一番ゴールに近づく1歩を選びましょう。
lesson-right-step = 斜めの1歩は2歩分です。
lesson-wrong-step = ルール上は正しい手ですが、もっと近づける1歩があります。
lesson-ask-jump = 1歩進む代わりに、隣の駒を1つ飛び越えて、すぐ先の空きマスへジャンプできます。駒を取ることはありません。この駒でジャンプしましょう。
lesson-right-jump = 1手で2マス進みました。飛び越えた駒はそのままです。
lesson-wrong-jump = それは1歩です。すぐ先のマスが空いている隣の駒を探しましょう。
lesson-ask-chain = ジャンプした後、同じ駒で続けてジャンプできます。方向は自由です。ジャンプの回数が一番多い手を見つけましょう。
lesson-right-chain = 1手で3回ジャンプしました。長い連続ジャンプが勝利につながります。
lesson-wrong-chain = もっと長い連続ジャンプがあります。着地するたびに、次に飛び越せる駒を探しましょう。
lesson-ask-ladder = 連続ジャンプの道は自分で作れます。1マスおきに並んだ駒は、後ろの駒が登る「はしご」になります。黒がどう動いても、次の手番に4回以上の連続ジャンプができる手を見つけましょう。
lesson-right-ladder = 地味な1手ですが、次の手で盤の半分を飛び越えられます。
lesson-wrong-ladder = その手では長い連続ジャンプができないか、黒にじゃまされます。はしごに足りない1段を見つけましょう。
lesson-ask-home = このゲームでは、ラウンド30が終わったとき陣地に駒が残っていると負けです。今がラウンド30。負けを防ぐ手を見つけましょう。
lesson-right-home = 陣地が空になりました。対戦では、この判定が近づくと盤面の下でお知らせします。
lesson-wrong-home = 陣地に駒が残っているので負けです。どれだけリードしていても同じです。
lesson-ask-block = 黒が次にできる手を見ましょう。黒の一番よい手が、できるだけ短くなる手を選んでください。
lesson-right-block = 黒のはしごが消え、自分の駒も前に進みました。
lesson-wrong-block = 黒にはまだもっと長い手があります。着地するマスをふさぐか、飛び越える駒をなくしましょう。
lesson-ask-race = もうじゃまをする駒はなく、ここからは競走です。一番早くゴールを埋める手順の、最初の手を見つけましょう。
lesson-right-race = 横への1歩が近道になることもあります。次の駒の橋になるからです。
lesson-wrong-race = それでは時間がかかります。歩数ではなく手数を数えて、駒どうしが助け合う手順を探しましょう。
lesson-ask-count = ⚫ 黒で遊びます。これがラウンド80の最後の手です。この手で対戦が終わり、残り歩数の少ない方の勝ちです。白は残り3歩。勝ちましょう！
lesson-right-count = 3歩に対して残り2歩で勝ちです。これで最後のレッスンはおしまい！次の対戦は`/halma play computer:2`がおすすめです。
lesson-wrong-count = 残り歩数がまだ白と同じか、白より多いです。斜めの1歩が何歩分だったか思い出しましょう。
study-right = ✅ **{ $route }**：正解！{ $text }
study-wrong = ❌ **{ $route }**：おしい！{ $text }
study-none = そのレッスンやパズルは見つかりません。レッスンの一覧は`/halma-study learn`で見られます。
study-stone = { $number }：{ $cell }の駒
study-target = { $number }：{ $cell }へ
menu-study-stone = どの駒？
menu-study-target = 移動先：選ぶとすぐ動かします
button-study-stones = ほかの駒
button-study-again = もう一度
button-next-lesson = 次のレッスン
button-solve = 解いてみる
puzzle-game = { $diagonals ->
    [on] { $game }、斜め移動あり
    [off] { $game }、斜め移動なし
   *[none] { $game }
}
puzzle-title = 🧩 **今日のパズル** · { $game }。{ $color }で解きます。{ $text }
puzzle-of-the-day = 🧩 **今日のパズル** · { $game }。{ $color }の番です。{ $text }
study-alt = { $color }の番。陣地（{ $home }）からゴール（{ $goal }）へ。動かせる駒：{ $stones }。
puzzle-ask-chain = 一番長い連続ジャンプを見つけましょう。
puzzle-ask-build = じゃまをする駒はなく、{ $moves }手でゴールを埋められます。最初の手を見つけましょう。間に合う手は1つだけです。
puzzle-ask-home = このラウンドが終わったとき陣地に駒が残っていると負けです。負けを防ぐ手は1つだけです。
puzzle-right = 答えはこの手だけです。
puzzle-wrong = もっとよい手があります。
puzzle-streak = { $tries ->
    [1] 1回で解けました！
   *[other] { $tries }回目で解けました。
}🔥 { $days }日連続、最高{ $best }日。
puzzle-days-7 = 🎉 パズルを1週間続けて解きました！
puzzle-days-30 = 🎉 30日連続。もう習慣ですね。
puzzle-days-100 = 💯 100日連続。すごすぎます！
puzzle-skips = { $skipped }日空きましたが、月に2日までは連続記録が途切れません。{ $left ->
    [0] 今月分はもう残っていません。
   *[other] 今月はあと{ $left }日残っています。
}
puzzle-shared = 🧩 { $who }が今日のパズルを解きました
    { $tries ->
        [1] ✅ 1回で正解
       *[other] ✅ { $tries }回目で正解
    }
    🔥 { $days }日連続
puzzle-share-old = それは別の日のパズルです。今日のパズルは`/halma-study puzzle`で見られます。
march-title = 🥾 **行進{ $number }**。相手なしで、{ $stones }個の駒を枠で囲まれたゴールまで、できるだけ少ない手数で運びましょう。最少は{ $par }手です。
march-so-far = ここまで{ $moves }手。
march-misfit = ここでは`{ $word }`は指せません。`{ $example }`のように入力し、次の手の前にはスペースを入れてください。
march-finished = 🏁 **行進{ $number }**：{ $moves }手でゴールしました。最少は{ $par }手です。
march-perfect = 🏆 これより少ない手数は誰にも無理です！
march-best = 今日の自己ベスト：{ $moves }手。
march-shared = 🥾 行進{ $number }：{ $moves }/{ $par } · { $who }
march-share-old = それは別の日の行進です。今日の行進は`/halma-study march`で見られます。
march-way = { $par }手の手順の例：`{ $moves }`
march-table = 🥾 このサーバーの**行進{ $number }**（最少は{ $par }手）：
march-table-empty = ここではまだ誰も行進{ $number }を共有していません。
march-rank = { $place }. { $who } · { $moves }
march-yesterday = 共有された行進{ $number }の結果：
button-march = 行進
button-march-back = 1手戻す
button-march-again = 最初から
button-march-way = 最短の手順
button-march-table = 順位表
modal-march-title = 行進{ $number }
modal-march-field = 続きの手（スペース区切り）
