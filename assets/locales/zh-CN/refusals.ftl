# Why something cannot be done, and what to do instead.

kept-private = 在本服务器，我的回复只有你能看到，别人没法加入。请管理员开启 **使用外部应用**（Use External Apps）权限，或在私信中下棋。
unknown-request = 我已经不认识这个按钮或命令了。用 `/halma help` 看看我能做什么。
unreadable-request = 我没看懂 Discord 发来的内容，所以什么都没改变。请再试一次。
not-admitted = 这是别人的，自己输入命令就有你的了。
other-version-none = 这来自机器人的其他版本。请重新使用命令。
unknown-choice = 选项 `{ $option }` 没有这个值。请从列表中选一个。
cannot-store = 我现在没法保存，所以什么都没改变。请过几分钟再试。
may-be-stored = 保存时出了问题。过一分钟看看有没有成功（对局：`/halma games`），没有的话请再试一次。
unavailable = 我现在读取不了对局。什么都没丢，请稍后再试。
our-fault = 抱歉，我这边出错了。请稍后再试。如果一直这样，请把错误编号 { $number } 告诉机器人的运营者。
one-at-a-time = 请一个一个来：我还在处理你的上一个请求。等它完成后再试。
plain-answer = Discord 没有接受我的回复。请过一会儿再试一次。如果一直这样，请把错误编号 { $number } 告诉机器人的运营者。

refused-no-such-match = 本服务器没有这个代码的对局。用 `/halma games` 查看你的对局。
refused-not-a-player = 你不在这局棋中。用 `/halma play` 自己开一局吧。
refused-not-your-turn-shared = 现在轮到 { $next }。点击棋盘下方的 **⏰ 催一下** 提醒对方。
refused-not-your-turn = 现在轮到 { $next }。轮到你时我会 @ 你。
refused-computer-thinks = 电脑正在思考。等它走完再试。
refused-no-seat-for-computer = 你选的人已经坐满，没有电脑的位置了。请少选几位，或不填 `computer`。
refused-seat-is-out = 你在这局棋中已出局。用 `/halma play` 再开一局吧。
refused-seat-is-done = 你已到达目标区，不再轮到你走。用 `/halma board` 看看其他人下得怎样。
refused-not-proven = 这个结果还不确定，或已不再确定。只能宣布谁都无法改变的结果。
refused-stale = 棋盘已更新。用 `/halma board` 查看最新的。
refused-not-begun = 这局棋没有开始。开始后再试。
refused-game-over = 这局棋已结束。点击最后一个棋盘下方的 **再来一局**，或用 `/halma play` 另开一局。
refused-challenge-declined = 这个挑战已被拒绝。用 `/halma play` 重新发起一个吧。
refused-challenge-withdrawn = 这个挑战已撤回。用 `/halma play` 自己发起一个吧。
refused-challenge-expired = 这个挑战已过期。用 `/halma play` 重新发起一个吧。
refused-already-begun = 这局棋已经开始了。用 `/halma games` 查看你的对局，或用 `/halma play` 另开一局。
refused-rules = “{ $rules }”不适用于{ $game }。可以选：{ $fitting }。
refused-diagonals = { $game }在星形棋盘上下，没有斜线。请不要填这个选项。
refused-option = { $game }没有 `{ $option }` 选项，请去掉它。可用的有：{ $has }。
refused-fixed = 在本服务器，{ $game }用这些规则：{ $rules }。请去掉其他规则的选项，或直接用 `/halma play` 开局。
refused-places-and-pairs = 争名次和双人组队只能选一个。请去掉 `ends` 或 `teams`。
refused-bot = 你不能和 { $user } 下棋：那是另一个机器人。挑战真人，或选我来和电脑下。
refused-not-here = { $user } 不在本服务器。请挑战服务器里的人，或不填对手，让谁都可以加入。
refused-too-many-opponents = { $seats ->
    [1] 这种棋是两个人下的。请只选一位对手。
   *[other] 这种棋最多 { $seats } 位对手。请少选几位。
}
refused-named-twice = { $user } 会在这局里出现两次。每人只能选一次；想练习的话，只选你自己。
refused-already-challenged = 你们之间已有一个挑战。请先回应或撤回它。
refused-too-many-challenges = 你这一小时已发起十个挑战。下一个可以在 { $until } 发起。
refused-not-invited = 这个挑战不是给你的。用 `/halma play` 自己发起一个吧。
refused-already-in = 你已经加入了。人满后对局就会开始。
refused-no-seat-left = 位置已满，或已留给受邀的人。用 `/halma play` 自己发起一个吧。
refused-begins-elsewhere = 这局棋不是从标准开局开始的。请导入所有棋子都从大本营出发的对局。
refused-not-the-challenger = 只有发起人可以这样做。用 `/halma play` 自己发起一个吧。
refused-challenger-may-withdraw = 这是你自己的挑战。想收回的话，点击 **撤回**。
refused-not-finished = 这局棋还没结束。结束后再试。
refused-moves-deleted = 这局棋的走法已删除：结束后只保留 { $time }。想保留以后对局的走法，用 `/halma me settings`。
refused-standing = 只有谁都能加入的挑战才能重复发布。请不要填对手和电脑，或不要填 `repeat`。
refused-series = 互换先后手需要两位不同的玩家和一种双人棋。请不要填 `two-games`，或换一位对手或一种棋。
refused-second-follows = 你的第二局马上会自动开始。
refused-forgotten = 这局棋里有人删除了自己的数据，所以没法和原来的人一起开局。用 `/halma play` 重新开一局吧。
refused-so-few = 人数不够，这种棋下不了。再等等其他人，或用 `/halma play` 另开一局。
refused-counts-nowhere = 这局棋不在任何排行榜中，没有什么可移除的。
refused-voided-before = 这局棋之前已从排行榜中移除。
refused-no-clock = 这局棋不限时，不需要加时间。
refused-own-clock = 现在走的是你自己的时间。只有对手能多给你一天。
refused-given-enough = 最多只能多给一周，已经给满了。请等对手走棋。
refused-own-turn = 现在轮到你自己。点击棋盘下方的 **走棋**。
refused-woken-already = 这一步已经有人催过了，请稍等一会儿。
refused-reminded-already = 没有提醒可关：这一步我不会再提醒。
refused-no-offer = 那个提议已失效。请重新提议。
refused-offer-stands = 这局棋已有一个提议。请先回应或撤回它。
refused-offered-already = 这一步你已经提议过了。下一步可以再提议。
refused-not-your-offer = 只有提议的人能撤回它。你可以拒绝。
refused-not-asked = 这个提议不用你回应。请等其他人回应。
refused-hints-allowed = 这局棋已经可以用提示了。轮到你时用 `/halma hint`。
refused-too-late-to-cancel = 所有人都走满了两步，已经不能取消。用 `/halma draw` 提议平局，或用 `/halma resign` 认输。
refused-challenge-removed = 管理员移除了这个挑战。用 `/halma play` 自己发起一个吧。
refused-moderators-only = 本服务器只有管理员能发起挑战。你可以加入他们的挑战：用 `/halma game open` 查看。
refused-not-permitted = 你不能在那个频道开局：你在那里缺少权限，或者正在被禁言。请在其他频道用 `/halma play`。
refused-channel = 这里不能下棋。本服务器可以下棋的频道：{ $channels }。
refused-this-channel = 本服务器可以下棋的频道：{ $channels }。请换到那里。
refused-all-channels = 本服务器目前没有可以下棋的频道。请管理员用 `/halma-admin channel` 开放一个。
refused-shared = 这个内容已经在这个频道分享过了。往上翻就能找到。
refused-too-many-channels = 每个服务器我最多记住 100 个频道。请先全部允许或全部禁止，再设置例外。
refused-too-many-running = { $most ->
    [1] 在本服务器每人同时只能下一局。请先下完这一局。
   *[other] 在本服务器每人同时最多下 { $most } 局。请先下完一局。
}
refused-other-plays-most = { $user } 的对局数已达到本服务器的上限。等其中一局结束后再试。
refused-already-here = 这局棋已经在这个频道了。用 `/halma board` 查看。
refused-other-server = 这局棋属于另一个服务器，不能移过来。请在那边继续下，或用 `/halma resign` 认输。
refused-not-lost = 这局棋的频道还能用。想移动的话，请管理员用 `/halma-admin move-here`。
refused-paused = 这局棋已暂停，没有在计时。等它继续后再试。
refused-no-such-zone = 我不认识叫 `{ $name }` 的时区或大城市。请输入你附近的大城市，再从列表中选，例如 `上海`、`Berlin`、`Mumbai` 或 `Москва`。
refused-several-zones = 有好几个地方叫 `{ $name }`。请选一个时区：{ $zones }。
refused-no-such-hour = 这不是一天中的钟点。请填 0 到 23 的整数。
refused-away-too-long = { $left ->
    [0] 你今年的请假天数用完了。对手可以用 **+1 天** 给你加时间。
    [1] 你今年只剩 1 天假。请选 1 天。
   *[other] 你今年只剩 { $left } 天假。请少选几天。
}
refused-blocked = 你现在不能和 { $user } 下棋。请换一位对手。
refused-blocked-self = 你不能屏蔽自己。请选别人。
refused-blocked-most = 你的屏蔽名单已满（200 人）。请先用 `/halma me block` 取消屏蔽一位。
refused-computer-plays-on = 电脑没有落后，所以继续下。等你领先时再提议平局，或者认输。
refused-changed-elsewhere = 你已经在别处改过这里的内容，所以这次没有保存。先看看现在的内容，再保存一次。
refused-note-too-long = 你的笔记太长了。请控制在 { $most } 个字符以内；原来的笔记没有变。
refused-plan-own-turn = 轮到你了。请先走，再安排应对。
refused-plan-without-others = 这局的各方都由你来走，没什么可预先安排的。
refused-plan-impossible = 第 { $line } 行：`{ $text }` 在那里走不了。原来的计划没有变。请改好这一行再保存。
refused-plan-two-answers = 第 { $line } 行：`{ $text }` 应对的那一步，你已经有应对了。请只留一个；原来的计划没有变。
refused-plan-no-answer = 第 { $line } 行必须以你的一步结束。补上后再保存；原来的计划没有变。
refused-plan-too-long = 你的计划太长了。请控制在 { $lines } 行、{ $chars } 个字符以内；原来的计划没有变。
refused-nothing-to-undo = 这局棋还没有玩家走过，没有可撤回的。
refused-nothing-to-take-back = 还没有可以悔的棋。

illegal-in = **#{ $code }**：{ $why }
illegal-targets = { $from } 可以走到：{ $targets }。
illegal-stones = 你能走的棋子：{ $stones }。
button-try-again = 再试一次
illegal-malformed = 我没看懂 { $typed }。试试 `{ $example }`，或点击 **走棋** 从列表中选。
illegal-unreadable = 这不是一步棋。请这样输入：`h4-f2`。
illegal-no-such-cell = 这个棋盘上没有 `{ $name }` 这一格。
illegal-empty-cell = { $cell } 上没有棋子。
illegal-not-your-stone = { $cell } 上的棋子不是你的。
illegal-same-cell = 不能回到起点 { $cell }。
illegal-target-taken = { $cell } 上已有棋子。
illegal-not-reachable = { $from } 到不了 { $to }。{ $from } 可以走到：{ $targets }。
illegal-cannot-move = 你在 { $from } 上的棋子走不了。
illegal-leaves-goal = { $from } 不能走到 { $to }：棋子进了目标区就不能再出来。
illegal-enters-corner = { $from } 不能停在 { $to }：你的棋子可以经过那个角，但不能停在里面。
illegal-enters-corner-of = { $from } 不能停在 { $to }：{ $seat } 的角可以经过，但不能停。
illegal-wrong-route = 第 { $leg } 跳不行：从 { $from } 跳不到 { $to }。较长路线的每一段都必须是跳。
illegal-jump-empty = { $from }–{ $to } 不是跳：中间没有棋子可跳。
illegal-jump-several = { $from }–{ $to } 不是跳：中间有 { $count } 颗棋子挡着。
illegal-jump-halfway = { $from }–{ $to } 不是跳：{ $stone } 上的棋子不在正中间。
illegal-jump-far = { $from }–{ $to } 不是跳：{ $stone } 上的棋子太远。这盘棋只能跳过相邻的棋子。
illegal-pass = 你还有棋可走，不能跳过。
