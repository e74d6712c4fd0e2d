# Challenges and lobbies.

challenge-named = { $challenger } 向 { $invited } 发起挑战：{ $game }！
challenge-open = { $challenger } 想玩{ $game }，谁来？
challenge-rematch-open = { $challenger } 想再来一局：{ $game }，谁来？
challenge-rematch = { $challenger } 想再来一局：{ $game }。{ $invited }，接受吗？
challenge-settled = { $game }：{ $people }
challenge-rated = { $time } · 排位
challenge-casual = { $time } · 休闲
challenge-uneven = 休闲：五人局里各个角优劣不同。
challenge-expires = 将于 { $at } 过期。
challenge-standing = 每开始一局，我都会再发布一次这个挑战。
series-of-two = 共两局，第二局互换先后手。
lobby-joined = 已加入：{ $people }
lobby-invited = 已邀请：{ $people }
lobby-computer = 其余位置：电脑（难度 { $level }）
lobby-free = 还有 { $free } 个空位，谁都可以加入
first-lot = 随机决定谁先走。
first-challenger = { $challenger } 先走。
first-opponent = 对手先走。
first-swapped = 这次 { $first } 先走。

closed-declined = { $challenger }，{ $by } 拒绝了你的挑战：{ $game }（#{ $code }）。
closed-withdrawn = { $count ->
    [0] { $challenger } 撤回了挑战：{ $game }（#{ $code }）。
   *[other] { $others }，{ $challenger } 撤回了挑战：{ $game }（#{ $code }）。
}
closed-expired = { $count ->
    [0] { $challenger }，7 天内没有人接受你的挑战：{ $game }（#{ $code }）。
   *[other] { $challenger }，{ $invited } 在 7 天内没有回应你的挑战：{ $game }（#{ $code }）。
}
closed-expired-lobby = { $players }，7 天内只来了 { $taken } 人（需要 { $seats } 人），人数不够：{ $game }（#{ $code }）。用 `/halma play` 可以重新发起。
closed-removed = { $known ->
    [yes] 🛡️ { $players }，管理员 { $who } 移除了这个挑战：{ $game }（#{ $code }）。
   *[no] 🛡️ { $players }，管理员移除了这个挑战：{ $game }（#{ $code }）。
}
closed-begun = 对局已开始。
closed-begun-in = 对局已在 { $thread } 开始。

button-accept = 接受
button-join = 加入
button-begin = { $seats } 人开局
button-fill = { $seats ->
    [2] 和电脑玩
   *[other] 电脑补位
}
button-decline = 拒绝
button-leave = 退出
button-withdraw = 撤回

button-start = 开始
button-more-rules = 更多规则
panel-anyone = 任何人都可以加入，也可以选择对手：
panel-with = 对手：{ $people }
menu-with = 任何人
extra-rated = 排位
extra-diagonals = 可走斜线

menu-which-game = 选择棋种
missing-permissions = 我没法在这个频道开局，缺少权限：{ $names }。请管理员开启这些权限，或换个频道玩。
permission-view = “查看频道”
permission-send = “发送消息”
permission-send-in-threads = “在子区内发送消息”
permission-create-threads = “创建公共子区”
permission-embed = “嵌入链接”
permission-attach = “添加附件”
permission-history = “阅读消息历史”

notice-seat-declined = { $to }，{ $by } 不参加{ $game }（#{ $code }）。空出的位置谁都可以加入。
