# The board page, on which people play in a browser.

command-web = بازی در مرورگر: مهره را انتخاب کنید، بعد جایی را که باید برود
button-page = باز کردن صفحه
page-link = صفحهٔ بازی شما: مهره‌ای را انتخاب کنید، بعد جایی را که باید برود. این پیوند فقط برای شماست و یک بار، تا ۱۰ دقیقه کار می‌کند.
refused-link-used = این پیوند استفاده شده است. با `/halma web` پیوند تازه بگیرید.
refused-link-too-old = این پیوند دیگر کار نمی‌کند. با `/halma web` پیوند تازه بگیرید.
refused-signed-out = اینجا وارد نشده‌اید. با `/halma web` پیوند بگیرید.
page-not-signed-in = ورود با دیسکورد انجام نشد. صفحه را ببندید و دوباره باز کنید.
page-unreadable = نتوانستم این درخواست را بخوانم. صفحه را دوباره بار کنید و دوباره امتحان کنید.
page-busy = یک‌باره زیاد شد. کمی صبر کنید و دوباره امتحان کنید.
page-offline = اتصال قطع است. دوباره تلاش می‌کنم…
page-no-answer = اتصال قطع است. کمی بعد دوباره تلاش کنید.
page-discord-silent = دیسکورد پاسخ نمی‌دهد. کمی بعد دوباره تلاش کنید.
page-offer-in-chat = در خود چت بپرسید: از اینجا کسی خبردار نمی‌شود.
page-challenge-in-chat = بقیه را در خود چت با `/halma play` دعوت کنید: از اینجا خبردار نمی‌شوند.
page-not-on-server = دیگر در سرور این بازی نیستید. برای آغاز بازی در آنجا دوباره به آن بپیوندید.
page-thinking = کامپیوتر دارد فکر می‌کند…
page-sending = در حال ارسال…
page-game = بازی
page-games = بازی‌های شما
page-cups = تورنمنت‌ها
# After the state of a cup, such as "round 2 of 3".
page-cup-in = شما هستید
page-cup-asked = بازی می‌کنید؟
page-cup-place = رتبه
page-cup-player = بازیکن
page-cup-points = امتیاز
# Above what decided between people with the same points, such as "head-to-head".
page-cup-tie = معیار برتری
page-cup-ask-leave = از این تورنمنت خارج می‌شوید؟ در همهٔ بازی‌های در جریان آن تسلیم می‌شوید.
page-next = بازی بعدی
page-hint = راهنمایی
page-hint-costs = راهنمایی (برد حساب نمی‌شود)
page-new-game = بازی جدید
page-begin = شروع
page-time = وقت
page-opponent = حریف
page-someone-else = کسی دیگر…
page-member = جست‌وجوی اعضا
page-nobody = کسی پیدا نشد. ابتدای نام را بنویسید.
page-more = نتیجه‌ها زیاد است. بیشتر بنویسید.
page-sign-out = خروج
page-my-move = نوبت شما
page-their-move = منتظر دیگران
page-waiting = دعوت باز
page-over = تمام‌شده
page-touch-stone = نوبت شماست: مهره‌ای را انتخاب کنید.
page-touch-target = حالا انتخاب کنید کجا برود.
page-move-example = مثلاً { $example }
page-turn-board = چرخاندن صفحه
page-rest = بیشتر
page-sound = صدا
page-you = شما
page-waiting-for = منتظر { $name }
page-lost = بازی خوبی بود! یک دست دیگر؟
page-home = کمپ
page-goal = مقصد
page-all = همه
page-running = در جریان
page-try = امتحان حرکت‌ها
page-try-free = جابه‌جایی آزاد
page-try-here = امتحان از اینجا
page-try-hint = هر مهره‌ای را جابه‌جا کنید. کس دیگری نمی‌بیند.
page-puzzle = معمای روز
page-profile = پروفایل من
page-lessons = درس‌ها
page-plan = نقشهٔ من
page-plan-add = افزودن به نقشه
page-plan-remove = حذف
page-save = ذخیره
page-saved = ذخیره شد.
page-empty = خالی
page-can-move = می‌تواند حرکت کند
page-step = گام
page-jumps = { $jumps ->
    [one] { $jumps } پرش
   *[other] { $jumps } پرش
}
page-replay-at = حرکت { $number } از { $count }
page-replay-play = پخش
page-replay-pause = مکث
page-replay-start = به آغاز
page-replay-back = حرکت قبلی
page-replay-on = حرکت بعدی
page-replay-end = به پایان
privacy-sessions = • مرورگرهایی که در صفحهٔ بازی وارد شده‌اند: { $count ->
    [0] هیچ
   *[other] { $count }، از { $since }
}.
privacy-sessions-ended = انجام شد: از همهٔ مرورگرها خارج شدید.
button-sessions-end = خروج از همه
page-other-person = با حساب { $name } وارد شده‌اید و این پیوند مال کس دیگری است. با آن حساب وارد می‌شوید؟
page-ask-draw = پیشنهاد مساوی می‌دهید؟
page-ask-takeback = درخواست پس گرفتن آخرین حرکتتان را می‌دهید؟
page-cookies = مرورگرتان کوکی‌های این صفحه را مسدود کرده و نمی‌توانم شما را در حسابتان نگه دارم. اجازه‌شان بدهید و پیوند را دوباره باز کنید.
page-sign-in-again = ورود دوباره
page-not-this-channel = در این کانال نمی‌شود بازی تازه شروع کرد. از چت، در کانال دیگری شروع کنید.
page-signed-out = از حساب خارج شده‌اید.
page-switch = تغییر حساب
page-stay = ماندن در حساب فعلی
page-stored = متن ذخیره‌شده:
