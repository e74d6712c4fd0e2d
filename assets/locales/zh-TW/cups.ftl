# Cups: leagues and tournaments over days.

command-halma-cup = 比賽：為期多天的聯賽和錦標賽
cup-new = 在這個伺服器舉辦比賽（管理員）
cup-join = 報名參加比賽
cup-leave = 退出比賽
cup-table = 看比賽的排名
cup-games = 看你在比賽裡的對局
cup-list = 這個伺服器的比賽
cup-start = 立刻截止報名並開賽（主辦人）
cup-put-off = 延後報名截止時間（主辦人）
cup-correct = 判定一局的結果（主辦人）
cup-remove = 把某人移出比賽（主辦人）
cup-call-off = 取消比賽（主辦人）
option-cup-new-name = 比賽名稱
option-cup-new-kind = 誰跟誰對戰
option-cup-new-game = 哪種棋（預設：伺服器的設定）
option-cup-new-days = 報名天數（預設：7）
option-cup-new-rounds = 輪數，只用於有多輪的比賽（預設：5，分桌為 3）
option-cup-new-threads = 每局都開討論串
option-cup-join-cup = 哪個比賽
option-cup-leave-cup = 哪個比賽
option-cup-table-cup = 哪個比賽
option-cup-games-cup = 哪個比賽
option-cup-start-cup = 哪個比賽
option-cup-put-off-days = 延後幾天
option-cup-put-off-cup = 哪個比賽
option-cup-correct-game = 對局代碼
option-cup-correct-winner = 誰獲勝（留空為和局）
option-cup-correct-cup = 哪個比賽
option-cup-remove-cup = 哪個比賽
option-cup-remove-player = 要移出誰
option-cup-call-off-cup = 哪個比賽
cup-kind-round-robin = 循環賽，每個人互相對戰（3 到 8 人）
cup-kind-league = 分組賽，每組約五人（9 人以上）
cup-kind-swiss = 多輪，跟戰績相近的人對戰（8 人以上）
cup-kind-tables = 分桌，每桌 3、4 或 6 人（7 到 49 人）

button-cup-join = 加入
button-cup-in = 我參加
button-cup-leave = 退出
button-cup-table = 排名
button-cup-games = 我的對局

cup-announced = 🏆 **{ $name }**：{ $game }。{ $kind }。
cup-until = 報名截止：{ $at }。截止前兩天，我會問誰要參加。
cup-lasts = { $rounds ->
    [0] 最多持續 { $days } 天。
   *[other] 共 { $rounds } 輪，每輪最多 { $days } 天。
}
cup-todo = 同一輪的對局同時開始。時間限制：{ $clock }。
cup-draw = 隨機配對的結果可以驗證。金鑰的 SHA-256：`{ $commitment }`。
cup-entered = 你已報名 **{ $name }**。目前報名：{ $count ->
    [1] 只有你
   *[other] { $count } 人
}。開賽：{ $at }。開賽前兩天，我會問你要不要參加。
cup-confirmed = 你會參加 **{ $name }**。開賽：{ $at }。
cup-left = 你已退出 **{ $name }**。
cup-removed = { $who } 已經不在 **{ $name }** 裡。
cup-started = **{ $name }** 的報名已截止，第一輪馬上開始。
cup-none = 這個伺服器沒有比賽。管理員可以用 `/halma-cup new` 舉辦。
cup-which = 哪個比賽？用選項 `cup` 指定。
cup-list-line = **{ $name }** · { $state }
cup-state-entry = 報名截止：{ $at }
cup-state-closed = 馬上開始
cup-state-running = 第 { $round } 輪
cup-state-over = 已結束
cup-state-called-off = 已取消

cup-call-in = 🏆 **{ $name }** 快開始了：{ $at }。要參加嗎？請在那之前點 **我參加**，否則不能參賽。{ $people }
cup-too-few = 🏆 **{ $name }** 還不會開始：目前 { $count } 人參加，至少需要 { $least } 人。報名延長，截止：{ $at }。{ $who } 可以用 `/halma-cup call-off` 取消比賽。
cup-put-off-done = **{ $name }** 新的報名截止時間：{ $at }。我會在頻道裡通知。
cup-corrected-done = 完成了。我會在頻道裡通知。
cup-new-date = 🏆 **{ $name }** 的報名截止時間延後了：{ $at }。
cup-won = 🏆 **{ $name }**：主辦人判定，{ $who } 贏了跟 { $people } 的一局。
cup-drawn = 🏆 **{ $name }**：主辦人判定，{ $people } 的一局為和局。
cup-closed = 🏆 **{ $name }** 的報名已截止，共 { $count } 人參加。對戰組合馬上公布。
cup-round-begun = 🏆 **{ $name }** 第 { $round } 輪：對局現在開始。最後一天：{ $day }。{ $people }
cup-byes = 這輪輪空：{ $people }。
cup-lots = 隨機配對的金鑰：`{ $secret }`。
cup-over = 🏆 **{ $name }** 結束了。恭喜 { $who }！
cup-over-empty = 🏆 **{ $name }** 結束了。
cup-called-off = 🏆 **{ $name }** 已取消。進行中的對局會繼續。

cup-table-title = 🏆 **{ $name }** · { $state }
cup-table-nobody = 還沒有人報名。
cup-table-people = 目前報名：{ $people }
cup-table-group = **第 { $group } 組**
cup-row = { $place }. { $who }：{ $points } 分
cup-row-decided = { $place }. { $who }：{ $points } 分（{ $by }）
cup-decided-direct = 直接對戰
cup-decided-sonneborn-berger = 對手更強
cup-decided-margin = 對局更接近
cup-decided-on-time = 逾時落敗較少
cup-table-number = `halma cup export` 用的編號：{ $id }
cup-games-none = 你在 **{ $name }** 裡還沒有對局。
cup-games-title = 你在 **{ $name }** 裡的對局：
cup-of-rounds = 🏆 第 { $round } 輪（共 { $rounds } 輪）

refused-no-such-cup = 這個伺服器沒有這個比賽。用 `/halma-cup list` 看有哪些。
refused-cup-time = 比賽中不能多給任何人時間：其他人都在等這一輪結束。
refused-cup-moderators = 這裡只有管理員能舉辦比賽。請找管理員，或用 `/halma-cup list` 找一個比賽報名。
refused-not-the-organizer = 只有主辦人和管理員能這麼做。你可以用 `/halma-cup leave` 自己退出比賽。
refused-entry-closed = 這個比賽的報名已截止。請等下一次。
refused-no-cup-game = 這個比賽裡沒有這個代碼的對局。點 **我的對局** 看代碼。
refused-not-in-cup = 這個人沒有參加這個比賽。
refused-cup-full = 這個比賽已經額滿。請等下一次。
refused-too-many-cups = 這個伺服器的比賽數量已達上限。等其中一個結束，或取消一個。
refused-cup-over = 這個比賽已經結束。用 `/halma-cup list` 看其他比賽。
refused-too-few-in-cup = 目前 { $people } 人報名，但這種比賽至少需要 { $least } 人。再等等其他人吧。
refused-not-in-cups = 這種棋不適合這種比賽。分桌用 3、4 或 6 人的棋，其他用雙人的棋。
refused-cup-name = 比賽名稱最多 { $most } 個字元。
