# What is stored about a person.

privacy-title = **我保存了你的哪些数据**
privacy-account = • 你的 Discord 账号及其名称 { $name }，用来显示是谁在下棋。{ $face ->
    [yes] 还有头像的文件名。
   *[no] { "" }
}
privacy-games = • 对局：{ $running } 局进行中，{ $ended } 局已结束。公开挑战：{ $open } 个。我保存每一步棋、走棋的时间，以及等级分和排行榜的变化。
privacy-settings = • 你的设置{ $has_zone ->
    [yes] ，包括时区 { $zone }
   *[no] { "" }
}。请假：{ $away } 次。屏蔽名单：{ $blocked } 人。
privacy-study = • 你击败过电脑的棋种：{ $beaten } 种。解出的题目：{ $puzzles } 道。
privacy-notes = • 对局的私人笔记：{ $count } 条，只有你能看到。
privacy-plans = • 进行中对局的计划：{ $count } 个，只有你能看到。
privacy-cups = • 报名过的比赛：{ $count } 项。
privacy-more = 我不读取消息。你可以原样下载以上全部数据。
privacy-nothing = 我没有保存你的任何数据。
privacy-exported = 这是我保存的你的数据（JSON）。其中的人都用数字表示，`player` 就是你。{ $cut ->
    [0] { "" }
    [1] 为了不超过 Discord 的文件大小限制，我省略了你最早一局的棋步。
   *[other] 为了不超过 Discord 的文件大小限制，我省略了你最早 { $cut } 局的棋步。需要的话，请向机器人的运营者索取。
}
privacy-file = 保存的关于你的数据。人用 64 位数字表示，`player` 就是你。时间均为 UTC。座位从 1 开始编号。对局事件：p 是一步棋，o 是有玩家出局，e 是在棋盘之外决定的结局，b 是撤回的棋步。每个事件都带有时间，即自 1970 年起的毫秒数。
privacy-question = ⚠️ **删除你的所有个人数据？**删除后无法恢复。
privacy-resigns = • 你将在 { $count } 局进行中的对局里认输：{ $codes }。
privacy-leaves = • 你将退出 { $count } 个公开挑战：{ $codes }。
privacy-stays = • 已结束的对局会保留，因为它们也属于你的对手。里面不再有你的名字。
    • 你会从所有排行榜上消失。如果你再回来，就是一位新玩家。
    • 删除的数据一天之内就会从磁盘上清除。频道里的消息属于 Discord，会保留。机器人运营者的备份可能还会保留一段时间。
privacy-deleted = 完成。你的数据已删除。
privacy-kept = 好的，什么都没有删除。
button-privacy-export = 下载我的数据
button-privacy-delete = 删除我的数据…
button-privacy-delete-yes = 永久删除
button-privacy-delete-no = 保留我的数据
