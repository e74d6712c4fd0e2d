# Cups: leagues and tournaments over days.

command-halma-cup = 比赛：持续多天的联赛和锦标赛
cup-new = 在本服务器发起比赛（管理员）
cup-join = 报名参加比赛
cup-leave = 退出比赛
cup-table = 查看比赛的积分榜
cup-games = 查看你在比赛中的对局
cup-list = 本服务器的比赛
cup-start = 立即截止报名并开赛（主办者）
cup-put-off = 推迟报名截止时间（主办者）
cup-correct = 裁定一局的结果（主办者）
cup-remove = 把某人移出比赛（主办者）
cup-call-off = 取消比赛（主办者）
option-cup-new-name = 比赛名称
option-cup-new-kind = 谁和谁对阵
option-cup-new-game = 哪种棋（默认：本服务器的设置）
option-cup-new-days = 报名天数（默认：7）
option-cup-new-rounds = 轮数，仅用于多轮的比赛（默认：5，分桌为 3）
option-cup-new-threads = 为每一局创建子区
option-cup-join-cup = 哪项比赛
option-cup-leave-cup = 哪项比赛
option-cup-table-cup = 哪项比赛
option-cup-games-cup = 哪项比赛
option-cup-start-cup = 哪项比赛
option-cup-put-off-days = 推迟几天
option-cup-put-off-cup = 哪项比赛
option-cup-correct-game = 对局代码
option-cup-correct-winner = 谁获胜（留空为平局）
option-cup-correct-cup = 哪项比赛
option-cup-remove-cup = 哪项比赛
option-cup-remove-player = 移出谁
option-cup-call-off-cup = 哪项比赛
cup-kind-round-robin = 循环赛，人人对阵（3 到 8 人）
cup-kind-league = 分组赛，每组约五人（9 人及以上）
cup-kind-swiss = 多轮，与战绩相近的人对阵（8 人及以上）
cup-kind-tables = 分桌，每桌 3、4 或 6 人（7 到 49 人）

button-cup-join = 加入
button-cup-in = 我参加
button-cup-leave = 退出
button-cup-table = 积分榜
button-cup-games = 我的对局

cup-announced = 🏆 **{ $name }**：{ $game }。{ $kind }。
cup-until = 报名截止：{ $at }。截止前两天，我会问谁参加。
cup-lasts = { $rounds ->
    [0] 最多持续 { $days } 天。
   *[other] 共 { $rounds } 轮，每轮最多 { $days } 天。
}
cup-todo = 同一轮的对局同时开始。限时：{ $clock }。
cup-draw = 随机配对的结果可以验证。密钥的 SHA-256：`{ $commitment }`。
cup-entered = 你已报名 **{ $name }**。目前报名：{ $count ->
    [1] 只有你
   *[other] { $count } 人
}。开赛：{ $at }。开赛前两天，我会问你是否参加。
cup-confirmed = 你将参加 **{ $name }**。开赛：{ $at }。
cup-left = 你已退出 **{ $name }**。
cup-removed = { $who } 已不在 **{ $name }** 中。
cup-started = **{ $name }** 的报名已截止，第一轮马上开始。
cup-none = 本服务器没有比赛。管理员可以用 `/halma-cup new` 发起。
cup-which = 哪项比赛？用选项 `cup` 指定。
cup-list-line = **{ $name }** · { $state }
cup-state-entry = 报名截止：{ $at }
cup-state-closed = 马上开始
cup-state-running = 第 { $round } 轮
cup-state-over = 已结束
cup-state-called-off = 已取消

cup-call-in = 🏆 **{ $name }** 即将开始：{ $at }。参加吗？请在此之前点击 **我参加**，否则不能参赛。{ $people }
cup-too-few = 🏆 **{ $name }** 暂不开始：现有 { $count } 人参加，至少需要 { $least } 人。报名延期，截止：{ $at }。{ $who } 可以用 `/halma-cup call-off` 取消比赛。
cup-put-off-done = **{ $name }** 的新报名截止时间：{ $at }。我会在频道里通知。
cup-corrected-done = 已完成。我会在频道里通知。
cup-new-date = 🏆 **{ $name }** 的报名截止时间推迟了：{ $at }。
cup-won = 🏆 **{ $name }**：主办者裁定，{ $who } 赢了与 { $people } 的一局。
cup-drawn = 🏆 **{ $name }**：主办者裁定，{ $people } 的一局为平局。
cup-closed = 🏆 **{ $name }** 的报名已截止，共 { $count } 人参加。对阵马上公布。
cup-round-begun = 🏆 **{ $name }** 第 { $round } 轮：对局现在开始。最后一天：{ $day }。{ $people }
cup-byes = 本轮轮空：{ $people }。
cup-lots = 随机配对的密钥：`{ $secret }`。
cup-over = 🏆 **{ $name }** 结束了。恭喜 { $who }！
cup-over-empty = 🏆 **{ $name }** 结束了。
cup-called-off = 🏆 **{ $name }** 已取消。进行中的对局继续。

cup-table-title = 🏆 **{ $name }** · { $state }
cup-table-nobody = 还没有人报名。
cup-table-people = 目前报名：{ $people }
cup-table-group = **第 { $group } 组**
cup-row = { $place }. { $who }：{ $points } 分
cup-row-decided = { $place }. { $who }：{ $points } 分（{ $by }）
cup-decided-direct = 直接交手
cup-decided-sonneborn-berger = 对手更强
cup-decided-margin = 对局更接近
cup-decided-on-time = 超时负更少
cup-table-number = `halma cup export` 用的编号：{ $id }
cup-games-none = 你在 **{ $name }** 中还没有对局。
cup-games-title = 你在 **{ $name }** 中的对局：
cup-of-rounds = 🏆 第 { $round } 轮（共 { $rounds } 轮）

refused-no-such-cup = 本服务器没有这项比赛。用 `/halma-cup list` 查看有哪些。
refused-cup-time = 比赛中谁都不能加时间：其他人都在等这一轮结束。
refused-cup-moderators = 这里只有管理员能发起比赛。请联系管理员，或用 `/halma-cup list` 找一项比赛报名。
refused-not-the-organizer = 只有主办者和管理员可以这样做。你可以用 `/halma-cup leave` 自己退出比赛。
refused-entry-closed = 这项比赛的报名已截止。请等下一次。
refused-no-cup-game = 这项比赛中没有这个代码的对局。点击 **我的对局** 查看代码。
refused-not-in-cup = 这个人没有参加这项比赛。
refused-cup-full = 这项比赛已满员。请等下一次。
refused-too-many-cups = 本服务器的比赛数已达上限。请等其中一项结束，或取消一项。
refused-cup-over = 这项比赛已结束。用 `/halma-cup list` 查看其他比赛。
refused-too-few-in-cup = 目前 { $people } 人报名，但这种比赛至少需要 { $least } 人。请再等等其他人。
refused-not-in-cups = 这种棋不适合这种比赛。分桌用 3、4 或 6 人的棋，其他用双人的棋。
refused-cup-name = 比赛名称最多 { $most } 个字符。
