# The board page, on which people play in a browser.

command-web = 在瀏覽器裡下棋：先選棋子，再選要去的地方
button-page = 打開棋盤
page-link = 你的棋盤頁面：先選棋子，再選要去的地方。連結只給你用，10 分鐘內有效，只能用一次。
refused-link-used = 這個連結已經用過了。用 `/halma web` 取得新的。
refused-link-too-old = 這個連結已經失效。用 `/halma web` 取得新的。
refused-signed-out = 你還沒有在這裡登入。用 `/halma web` 取得連結。
page-not-signed-in = Discord 登入失敗。請關閉棋盤後重新開啟。
page-unreadable = 我讀不懂這個請求。請重新整理頁面再試一次。
page-busy = 一下子太多了。請稍等再試。
page-offline = 沒有連線，正在重試…
page-no-answer = 沒有連線，請稍後再試。
page-discord-silent = Discord 沒有回應，請稍後再試。
page-not-on-server = 你已不在這局棋的伺服器上。要在那裡開局，請重新加入。
page-thinking = 電腦正在思考…
page-sending = 傳送中…
page-game = 棋種
page-games = 你的對局
page-next = 下一局
page-hint = 提示
page-new-game = 新的一局
page-begin = 開局
page-opponent = 對手
page-someone-else = 其他人…
page-member = 搜尋成員
page-nobody = 沒有找到。請輸入名字的開頭。
page-more = 結果太多，請繼續輸入。
page-sign-out = 登出
page-my-move = 輪到你
page-their-move = 等待其他人
page-waiting = 等待玩家加入
page-over = 已結束
page-touch-stone = 輪到你了：選一顆棋子。
page-touch-target = 現在選它要去的地方。
page-move-example = 例如 h4-g5
page-turn-board = 翻轉棋盤
page-try = 試走
page-try-hint = 可以移動任何棋子，別人看不到。
page-plan = 我的計畫
page-plan-add = 加入我的計畫
page-plan-remove = 移除
page-save = 儲存
page-saved = 已儲存。
page-empty = 空
page-can-move = 可以走
page-step = 一步
page-jumps = { $jumps ->
   *[other] 連跳 { $jumps } 次
}
page-replay-at = 第 { $number } 步，共 { $count } 步
page-replay-start = 到開頭
page-replay-back = 上一步
page-replay-on = 下一步
page-replay-end = 到結尾
privacy-sessions = • 登入棋盤頁面的瀏覽器：{ $count ->
    [0] 無
   *[other] { $count }，自 { $since }
}。
privacy-sessions-ended = 好了：所有瀏覽器都已登出。
button-sessions-end = 全部登出
page-other-person = 目前登入的是 { $name }，但這個連結是別人的。要切換到那個帳號嗎？
page-ask-draw = 要提議和局嗎？
page-ask-takeback = 要請求收回你的上一步嗎？
page-cookies = 你的瀏覽器封鎖了這個頁面的 Cookie，所以無法保持登入。請允許 Cookie，再重新開啟連結。
page-sign-in-again = 重新登入
page-signed-out = 你已登出。
page-switch = 切換帳號
page-stay = 不切換
page-stored = 已儲存的內容：
