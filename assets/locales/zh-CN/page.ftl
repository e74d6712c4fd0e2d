# The board page, on which people play in a browser.

command-web = 在浏览器里下棋：先选棋子，再选要去的地方
button-page = 打开棋盘
page-link = 你的棋盘页面：先选棋子，再选要去的地方。链接只给你用，10 分钟内有效，只能用一次。
refused-link-used = 这个链接已经用过了。用 `/halma web` 获取新的。
refused-link-too-old = 这个链接已经失效。用 `/halma web` 获取新的。
refused-signed-out = 你还没有在这里登录。用 `/halma web` 获取链接。
page-not-signed-in = Discord 登录失败。请关闭棋盘后重新打开。
page-unreadable = 我看不懂这个请求。请刷新页面再试一次。
page-busy = 一下子太多了。请稍等再试。
page-offline = 没有连接，正在重试…
page-no-answer = 没有连接，请稍后再试。
page-discord-silent = Discord 没有回应，请稍后再试。
page-not-on-server = 你已不在这局棋的服务器上。要在那里开局，请重新加入。
page-thinking = 电脑正在思考…
page-sending = 正在发送…
page-game = 棋种
page-games = 你的对局
page-next = 下一局
page-hint = 提示
page-new-game = 新的一局
page-begin = 开局
page-opponent = 对手
page-someone-else = 其他人…
page-member = 搜索成员
page-nobody = 没有找到。请输入名字的开头。
page-more = 结果太多，请继续输入。
page-sign-out = 退出登录
page-my-move = 轮到你了
page-their-move = 等待其他人
page-waiting = 等人加入
page-over = 已结束
page-touch-stone = 轮到你了：选一颗棋子。
page-touch-target = 现在选它要去的地方。
page-move-example = 例如 h4-g5
page-turn-board = 翻转棋盘
page-try = 试走
page-try-hint = 可以移动任何棋子，别人看不到。
page-plan = 我的计划
page-plan-add = 加入我的计划
page-plan-remove = 移除
page-save = 保存
page-saved = 已保存。
page-empty = 空
page-can-move = 可以走
page-step = 一步
page-jumps = { $jumps ->
   *[other] { $jumps } 连跳
}
page-replay-at = 第 { $number } 步，共 { $count } 步
page-replay-start = 到开头
page-replay-back = 上一步
page-replay-on = 下一步
page-replay-end = 到结尾
privacy-sessions = • 登录了棋盘页面的浏览器：{ $count ->
    [0] 无
   *[other] { $count }，自 { $since }
}。
privacy-sessions-ended = 好了：所有浏览器都已退出登录。
button-sessions-end = 全部退出登录
page-other-person = 当前登录的是 { $name }，而这个链接是别人的。要切换到那个账号吗？
page-ask-draw = 要提议平局吗？
page-ask-takeback = 要请求悔棋，撤回你的上一步吗？
page-cookies = 你的浏览器屏蔽了这个页面的 Cookie，所以无法保持登录。请允许 Cookie，再重新打开链接。
page-sign-in-again = 重新登录
page-signed-out = 你已退出登录。
page-switch = 切换账号
page-stay = 不切换
page-stored = 已保存的内容：
