# What a person wants.

settings-title = **你的設定**，適用於所有伺服器。用這個指令的選項來更改。
settings-language = • 語言：{ $language }
settings-no-language = • 語言：跟你的 Discord 一樣
language-unknown = 我不會「{ $name }」。我會的語言：{ $languages }。填 `none` 就會改回跟你的 Discord 一樣。
language-of-discord = 跟你的 Discord 一樣
settings-reminders = • 提及：{ $when }
settings-no-zone = • 勿擾時段：無。要使用的話，先用選項 `zone` 設定時區。
settings-no-quiet = • 勿擾時段：無（時區 { $zone }）
settings-quiet = • 勿擾時段：{ $from }:00 到 { $until }:00 不提及你（{ $zone }）
settings-declines-openly = • 你拒絕提議時：其他人會知道
settings-declines-quietly = • 你拒絕提議時：不告訴任何人
settings-no-theme = • 你的棋盤外觀：跟伺服器一樣
settings-theme = • 你的棋盤外觀：{ $theme }
settings-picture = • 你的棋盤：圖片
settings-with-text = • 你的棋盤：圖片，附上供螢幕閱讀器使用的文字
settings-plays-at-once = • 選好走法後：直接走
settings-confirms = • 選好走法後：先跟你確認
settings-keeps-games = • 已結束對局的走法：永久保留
settings-keeps-no-games = • 已結束對局的走法：機器人清理舊對局時刪除
theme-unknown = 沒有叫 `{ $name }` 的外觀。請從這些挑一個：{ $themes }。填 `none` 就會改回預設。
theme-of-server = 跟伺服器一樣
theme-usual = 預設
settings-in-tables = • 排行榜：顯示你
settings-hidden = • 排行榜：不顯示你，但對局照樣列入戰績。

away-until = 你請假到 { $until }。你的計時已暫停，對手看得到你在請假。你還是可以走棋；想提早回來，用 `/halma me away days:0`。今年還能請假：{ $left } 天。
away-back = 歡迎回來！你的計時繼續了。今年還能請假：{ $left } 天。

blocked = 你封鎖了 { $user }。你們不能再互相挑戰，也不能加入同一局。進行中的對局會繼續。用 `/halma me block` 查看封鎖名單。
blocked-nobody = 你的封鎖名單是空的。
blocked-people = 你封鎖了 { $count } 人。{ $more ->
    [0] { "" }
   *[other] 還有 { $more } 人放不下，解除封鎖一些人後就會顯示。
}
menu-unblock = 解除封鎖某人
unblocked = 你解除封鎖了 { $user }，又可以一起玩了。

# What a server wants, and its log.

server-title = **伺服器設定**：用這個指令的選項來更改。可以下棋的頻道用 `/halma-admin channel` 選擇。
server-channels = • 可以下棋的頻道：{ $value }
server-all-channels = 所有頻道
server-all-channels-but = 所有頻道，除了 { $channels }
server-no-channel = 沒有頻道
choice-games-only-here = 只限這裡
choice-games-here = 這裡也可以
choice-games-not-here = 這裡不行
choice-games-everywhere = 所有頻道
choice-games-nowhere = 全都不行
server-same = 本來就是這樣設定的，什麼都沒變。
server-games-none = 這個伺服器目前沒有對局或挑戰。
server-games-title = 這個伺服器的對局和挑戰：{ $count }
server-language = • 公開訊息的語言：{ $value }
server-own-language = 伺服器的語言
server-usual = { $value }（預設）
server-usual-rules = 各棋種自己的規則（{ $game }：{ $rules }）
server-games-own-rules = 各棋種自己的規則
server-changed = **{ $line }**（原本：{ $from }）
server-game = • 預設棋種：{ $value }
server-rules = • 預設規則：{ $value }
server-preset = • 預設常見玩法：{ $value }
server-allowed = • 允許的規則：{ $value }
server-all-rules = 全部
server-default-rules = 只用預設規則
server-clock = • 預設時間限制：{ $value }
server-threads = • 每局都開討論串：{ $value }
yes = 是
no = 否
server-who = • 誰可以發起挑戰：{ $value }
server-most = • 每人同時進行的對局上限：{ $value }
server-any-number = 不限
server-boards = • 舊棋盤：{ $value }
choice-boards-tidy = 各縮成一行
choice-boards-keep = 保留圖片
choice-boards-one-message = 只用一個持續更新的棋盤
server-theme = • 棋盤外觀：{ $value }
server-text = • 供螢幕閱讀器使用的文字棋盤：{ $value }
server-digest = • 公布賽季優勝者的頻道：{ $value }
server-puzzle = • 每日謎題的頻道：{ $value }
server-no-digest = 沒有頻道

log-title = **管理員操作**，最新的在前：
log-empty = 最近 90 天沒有管理員操作。
log-ended = { $at } { $by } 結束了 #{ $code }。
log-undone = { $at } { $by } 收回了 #{ $code } 的最後一步。
log-moved = { $known ->
    [yes] { $at } { $by } 把 #{ $code } 從 { $from } 移到 { $to }。
   *[no] { $at } { $by } 把 #{ $code } 移到了另一個頻道。
}
log-voided = { $at } { $by } 把 #{ $code } 從這個伺服器的排行榜移除了。
log-cup-made = { $at } { $by } 舉辦了比賽 **{ $name }**。
log-cup-started = { $at } { $by } 截止了 **{ $name }** 的報名。
log-cup-put-off = { $at } { $by } 更改了 **{ $name }** 的報名截止時間。
log-cup-corrected = { $at } { $by } 判定了 **{ $name }** 的一局。
log-cup-removed = { $at } { $by } 把一個人移出了 **{ $name }**。
log-cup-called-off = { $at } { $by } 取消了 **{ $name }**。
log-tables = { $at } { $by } 重置了這個伺服器的排行榜。
log-settings = { $count ->
    [0] { $at } { $by } 更改了伺服器設定。
   *[other] { $at } { $by } 更改了伺服器設定：
}
log-change = { $what }：{ $from } → { $to }
setting-channels = 可以下棋的頻道
setting-language = 公開訊息的語言
setting-game = 預設棋種
setting-rules = 預設規則
setting-preset = 預設常見玩法
setting-allowed = 允許的規則
setting-clock = 預設時間限制
setting-threads = 每局都開討論串
setting-who = 誰可以發起挑戰
setting-boards = 舊棋盤
setting-theme = 棋盤外觀
setting-text = 文字棋盤
setting-puzzle = 每日謎題的頻道
setting-digest = 公布賽季優勝者的頻道
setting-most = 每人同時進行的對局上限
