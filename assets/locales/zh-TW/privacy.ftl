# What is stored about a person.

privacy-title = **我存了哪些關於你的資料**
privacy-account = • 你的 Discord 帳號和名稱 { $name }，用來顯示是誰在玩。{ $face ->
    [yes] 還有你頭像的檔名。
   *[no] { "" }
}
privacy-games = • 對局：進行中 { $running } 局，已結束 { $ended } 局。等待中的挑戰：{ $open } 個。我會保存每一步、走棋的時間，以及積分和排行榜的變化。
privacy-settings = • 你的設定{ $has_zone ->
    [yes] ，包括時區 { $zone }
   *[no] { "" }
}。請假：{ $away } 次。封鎖名單：{ $blocked } 人。
privacy-study = • 你打敗過電腦的棋種：{ $beaten } 種。解開的謎題：{ $puzzles } 題。
privacy-notes = • 對局的私人筆記：{ $count } 則，只有你看得到。
privacy-plans = • 進行中對局的計畫：{ $count } 個，只有你看得到。
privacy-cups = • 報名過的比賽：{ $count } 個。
privacy-more = 我不會讀訊息。這些資料你都可以下載，內容跟我存的完全一樣。
privacy-nothing = 我沒有存任何關於你的資料。
privacy-exported = 我存的關於你的資料（JSON）。裡面的人都以數字代表，`player` 就是你。{ $cut ->
    [0] { "" }
   *[other] 為了符合 Discord 的檔案大小限制，我略過了你最早 { $cut } 局的走法。需要的話，請找這個機器人的營運者。
}
privacy-file = 這是我存的關於你的資料。人以 64 位元數字代表，`player` 就是你。時間為 UTC，座位從 1 開始。對局事件：p 是走一步，o 是座位出局，e 是棋盤外決定的結局，b 是被收回的走法。每個事件都有時間，以 1970 年起的毫秒數表示。
privacy-question = ⚠️ **要刪除你所有的個人資料嗎**？刪除後無法復原。
privacy-resigns = • 你進行中的 { $count } 局會認輸：{ $codes }。
privacy-leaves = • 你會退出 { $count } 個等待中的挑戰：{ $codes }。
privacy-stays = • 已結束的對局會保留，因為那也是對手的對局，但不再顯示你的名字。
    • 你會從所有排行榜消失。之後再回來，就是全新的玩家。
    • 刪除的資料會在一天內從硬碟清除。頻道裡的訊息屬於 Discord，會留著。機器人營運者的備份可能還會保留一段時間。
privacy-deleted = 完成，你的資料已刪除。
privacy-kept = 好，什麼都沒刪。
button-privacy-export = 下載我的資料
button-privacy-delete = 刪除我的資料…
button-privacy-delete-yes = 永久刪除
button-privacy-delete-no = 保留資料
