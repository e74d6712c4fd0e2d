# What a person wants.

settings-title = **你的设置**，对所有服务器有效。用这个命令的选项来更改。
settings-language = • 语言：{ $language }
settings-no-language = • 语言：跟随你的 Discord
language-unknown = 我不会“{ $name }”。我会：{ $languages }。填 `none` 恢复为你的 Discord 语言。
language-of-discord = 跟随你的 Discord
settings-reminders = • @ 你：{ $when }
settings-no-zone = • 免打扰时段：无。先用选项 `zone` 设置时区。
settings-no-quiet = • 免打扰时段：无（时区 { $zone }）
settings-quiet = • 免打扰时段：{ $from }:00 到 { $until }:00 不 @ 你（{ $zone }）
settings-declines-openly = • 你拒绝提议时：告诉其他人
settings-declines-quietly = • 你拒绝提议时：不告诉任何人
settings-no-theme = • 你的棋盘外观：跟随服务器
settings-theme = • 你的棋盘外观：{ $theme }
settings-picture = • 你的棋盘：图片
settings-with-text = • 你的棋盘：图片，另附读屏软件可读的文字
settings-plays-at-once = • 选好走法后：立即走棋
settings-confirms = • 选好走法后：先向你确认
settings-keeps-games = • 已结束对局的走法：永久保留
settings-keeps-no-games = • 已结束对局的走法：机器人清理旧对局时删除
theme-unknown = 没有叫 `{ $name }` 的外观。可以选：{ $themes }。填 `none` 恢复默认。
theme-of-server = 跟随服务器
theme-usual = 默认
settings-in-tables = • 排行榜：显示你
settings-hidden = • 排行榜：不显示你，但你的对局照常计分。

away-until = 你已请假到 { $until }。你的计时已暂停，对手能看到。你仍然可以走棋；用 `/halma me away days:0` 提前结束。今年剩余假期：{ $left } 天。
away-back = 欢迎回来！你的计时已恢复。今年剩余假期：{ $left } 天。

blocked = 你已屏蔽 { $user }。你们不能再互相挑战，也不能加入同一局。进行中的对局会继续。用 `/halma me block` 查看屏蔽名单。
blocked-nobody = 你的屏蔽名单是空的。
blocked-people = 你屏蔽了 { $count } 人。{ $more ->
    [0] { "" }
   *[other] 还有 { $more } 人显示不下，取消屏蔽几位后就会显示。
}
menu-unblock = 取消屏蔽
unblocked = 你已取消屏蔽 { $user }。你们又可以一起下棋了。

# What a server wants, and its log.

server-title = **服务器设置**：用这个命令的选项来更改。可以下棋的频道用 `/halma-admin channel` 选择。
server-channels = • 可以下棋的频道：{ $value }
server-all-channels = 所有频道
server-all-channels-but = 除 { $channels } 外的所有频道
server-no-channel = 没有频道
choice-games-only-here = 只在这里
choice-games-here = 这里也可以
choice-games-not-here = 这里不行
choice-games-everywhere = 所有频道
choice-games-nowhere = 哪里都不行
server-same = 本来就是这样设置的，什么都没改变。
server-games-none = 本服务器现在没有对局或挑战。
server-games-title = 本服务器的对局和挑战：{ $count }
server-language = • 公开消息的语言：{ $value }
server-own-language = 服务器的语言
server-usual = { $value }（默认）
server-usual-rules = 各棋种自己的规则（{ $game }：{ $rules }）
server-games-own-rules = 各棋种自己的规则
server-changed = **{ $line }**（原来：{ $from }）
server-game = • 默认棋种：{ $value }
server-rules = • 默认规则：{ $value }
server-preset = • 默认常见玩法：{ $value }
server-allowed = • 允许的规则：{ $value }
server-all-rules = 全部
server-default-rules = 只用默认规则
server-clock = • 默认限时：{ $value }
server-threads = • 为每一局创建子区：{ $value }
yes = 是
no = 否
server-who = • 谁可以发起挑战：{ $value }
server-most = • 每人同时最多几局：{ $value }
server-any-number = 不限
server-boards = • 旧棋盘：{ $value }
choice-boards-tidy = 收成一行
choice-boards-keep = 保留图片
choice-boards-one-message = 只用一个棋盘，不断更新
server-theme = • 棋盘外观：{ $value }
server-text = • 给读屏软件的文字棋盘：{ $value }
server-digest = • 公布赛季优胜者的频道：{ $value }
server-puzzle = • 发布每日一题的频道：{ $value }
server-no-digest = 没有频道

log-title = **管理记录**，最新的在前：
log-empty = 90 天内没有管理记录。
log-ended = { $at } { $by } 结束了 #{ $code }。
log-undone = { $at } { $by } 撤回了 #{ $code } 的最后一步。
log-moved = { $known ->
    [yes] { $at } { $by } 把 #{ $code } 从 { $from } 移到了 { $to }。
   *[no] { $at } { $by } 把 #{ $code } 移到了另一个频道。
}
log-voided = { $at } { $by } 从本服务器的排行榜中移除了 #{ $code }。
log-cup-made = { $at } { $by } 发起了比赛 **{ $name }**。
log-cup-started = { $at } { $by } 截止了 **{ $name }** 的报名。
log-cup-put-off = { $at } { $by } 更改了 **{ $name }** 的报名截止时间。
log-cup-corrected = { $at } { $by } 裁定了 **{ $name }** 的一局。
log-cup-removed = { $at } { $by } 把一人移出了 **{ $name }**。
log-cup-called-off = { $at } { $by } 取消了 **{ $name }**。
log-tables = { $at } { $by } 清零了本服务器的排行榜。
log-settings = { $count ->
    [0] { $at } { $by } 更改了服务器设置。
   *[other] { $at } { $by } 更改了服务器设置：
}
log-change = { $what }：{ $from } → { $to }
setting-channels = 可以下棋的频道
setting-language = 公开消息的语言
setting-game = 默认棋种
setting-rules = 默认规则
setting-preset = 默认常见玩法
setting-allowed = 允许的规则
setting-clock = 默认限时
setting-threads = 为每一局创建子区
setting-who = 谁可以发起挑战
setting-boards = 旧棋盘
setting-theme = 棋盘外观
setting-text = 文字棋盘
setting-puzzle = 发布每日一题的频道
setting-digest = 公布赛季优胜者的频道
setting-most = 每人同时最多几局
