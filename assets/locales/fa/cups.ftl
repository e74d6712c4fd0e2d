# Cups: leagues and tournaments over days.

command-halma-cup = تورنمنت‌ها و لیگ‌های چندروزه
cup-new = شروع یک تورنمنت در این سرور (مدیران)
cup-challenge = دعوت یک نفر به بازی در نردبان
cup-join = ثبت‌نام در یک تورنمنت
cup-leave = خروج از یک تورنمنت
cup-table = دیدن جدول یک تورنمنت
cup-games = دیدن بازی‌های شما در یک تورنمنت
cup-list = تورنمنت‌های این سرور
cup-start = بستن ثبت‌نام و شروع همین حالا (برگزارکننده)
cup-put-off = عقب انداختن پایان ثبت‌نام (برگزارکننده)
cup-correct = تعیین نتیجهٔ یک بازی (برگزارکننده)
cup-remove = بیرون گذاشتن یک نفر از تورنمنت (برگزارکننده)
cup-call-off = لغو یک تورنمنت (برگزارکننده)
option-cup-new-name = نام تورنمنت
option-cup-new-kind = چه کسی با چه کسی بازی می‌کند
option-cup-new-game = کدام بازی (پیش‌فرض: بازی سرور)
option-cup-new-days = چند روز تا پایان ثبت‌نام (پیش‌فرض: ۷)
option-cup-new-rounds = تعداد دورها، اگر چند دور باشد (پیش‌فرض: ۵، در میزها ۳)
option-cup-new-threads = هر بازی در ترد خودش
option-cup-challenge-player = چه کسی: حداکثر سه پله فاصله
option-cup-challenge-cup = کدام تورنمنت
option-cup-join-cup = کدام تورنمنت
option-cup-leave-cup = کدام تورنمنت
option-cup-table-cup = کدام تورنمنت
option-cup-games-cup = کدام تورنمنت
option-cup-start-cup = کدام تورنمنت
option-cup-put-off-days = چند روز دیرتر
option-cup-put-off-cup = کدام تورنمنت
option-cup-correct-game = کد بازی
option-cup-correct-winner = چه کسی برنده است (خالی: مساوی)
option-cup-correct-cup = کدام تورنمنت
option-cup-remove-cup = کدام تورنمنت
option-cup-remove-player = چه کسی
option-cup-call-off-cup = کدام تورنمنت
cup-kind-round-robin = همه با همه بازی می‌کنند (۳ تا ۸ نفر)
cup-kind-league = گروه‌های حدوداً پنج‌نفره (۹ نفر به بالا)
cup-kind-swiss = چند دور با هم‌سطح‌ها (۸ نفر به بالا)
cup-kind-stairs = نردبان: همدیگر را به بازی دعوت کنید، بدون پایان (۴ نفر به بالا)
cup-kind-tables = میزهای ۳، ۴ یا ۶نفره (۷ تا ۴۹ نفر)

button-cup-join = پیوستن
button-cup-in = هستم
button-cup-name = نام‌گذاری و اعلام
button-cup-small = شروع با همین افراد
button-cup-leave = خروج
button-cup-table = جدول
button-cup-games = بازی‌های من

cup-panel = یک تورنمنت برای این کانال: { $game }. هر چه دوست دارید انتخاب کنید و بعد نامی برایش بگذارید.
menu-cup-days = ثبت‌نام چند روز باز باشد؟
cup-panel-days = ثبت‌نام { $days ->
    [one] { $days } روز
   *[other] { $days } روز
} دیگر بسته می‌شود
cup-name-proposed = جام { $game }
cup-announced = 🏆 **{ $name }**: { $game }. { $kind }.
cup-until = مهلت ثبت‌نام: { $at }. دو روز قبلش می‌پرسم چه کسی بازی می‌کند.
cup-lasts = { $rounds ->
    [0] حداکثر { $days } روز طول می‌کشد.
   *[other] { $rounds } دور دارد، هر دور حداکثر { $days } روز.
}
cup-lasts-tables = حداکثر { $rounds } دور دارد، هر دور حداکثر { $days } روز، و در پایان میز فینال بهترین‌ها.
cup-lasts-stairs = با `/halma-cup challenge` کسی را که حداکثر سه پله با شما فاصله دارد به بازی دعوت کنید. با هر برد یک پله بالا می‌روید و با هر باخت یک پله پایین می‌آیید.
cup-lasts-league = هر فصل حداکثر { $days } روز طول می‌کشد. از هر گروه یک نفر بالا می‌رود، یک نفر پایین می‌آید و فصل بعد شروع می‌شود.
cup-todo = همهٔ بازی‌های یک دور هم‌زمان شروع می‌شوند. وقت: { $clock }.
cup-draw = قرعه‌کشی را می‌شود بررسی کرد. هش SHA-256 رمز آن: `{ $commitment }`.
cup-entered = در **{ $name }** هستید. ثبت‌نام تا الان: { $count ->
    [one] فقط شما
   *[other] { $count } نفر
}. شروع: { $at }. دو روز قبلش می‌پرسم بازی می‌کنید یا نه.
cup-entered-stairs = روی نردبان **{ $name }** هستید. با `/halma-cup challenge` یکی را به بازی دعوت کنید.
cup-confirmed = در **{ $name }** بازی می‌کنید. شروع: { $at }.
cup-left = از **{ $name }** خارج شدید.
cup-removed = { $who } دیگر در **{ $name }** نیست.
cup-started = ثبت‌نام **{ $name }** بسته شد. دور اول تا چند لحظهٔ دیگر شروع می‌شود.
cup-none = در این سرور تورنمنتی نیست. مدیران می‌توانند با `/halma-cup new` یکی شروع کنند.
cup-which = کدام تورنمنت؟ با گزینهٔ `cup` مشخصش کنید.
cup-list-line = **{ $name }** · { $state }
cup-state-entry = پایان ثبت‌نام: { $at }
cup-state-open = پیوستن همیشه آزاد است
cup-state-closed = تا چند لحظهٔ دیگر شروع می‌شود
cup-state-running = دور { $round }
cup-state-rounds = دور { $round } از { $rounds }
cup-state-season = فصل { $season }
cup-state-over = تمام‌شده
cup-state-called-off = لغوشده

cup-call-in = 🏆 **{ $name }** به‌زودی شروع می‌شود: { $at }. بازی می‌کنید؟ قبل از شروع دکمهٔ **هستم** را بزنید، وگرنه جا می‌مانید. { $people }
cup-too-few = 🏆 **{ $name }** هنوز شروع نمی‌شود: { $count } نفر از حداقل { $least } نفر هستند. مهلت تازهٔ ثبت‌نام: { $at }. { $who } می‌تواند تورنمنت را با `/halma-cup call-off` لغو کند.
cup-put-off-done = مهلت تازهٔ ثبت‌نام **{ $name }**: { $at }. در کانال خبر می‌دهم.
cup-corrected-done = انجام شد. در کانال خبر می‌دهم.
cup-new-date = 🏆 ثبت‌نام **{ $name }** دیرتر بسته می‌شود: { $at }.
cup-won = 🏆 **{ $name }**: با تصمیم برگزارکننده، { $who } یک بازی را از { $people } برد.
cup-drawn = 🏆 **{ $name }**: با تصمیم برگزارکننده، یک بازی مساوی شد: { $people }.
cup-closed = 🏆 ثبت‌نام **{ $name }** بسته شد: { $count } نفر بازی می‌کنند. حریف‌ها به‌زودی مشخص می‌شوند.
cup-round-begun = 🏆 **{ $name }**، دور { $round }: بازی‌ها همین حالا شروع می‌شوند. آخرین روز: { $day }. { $people }
cup-final-begun = 🏆 **{ $name }**: میز فینال بهترین‌ها همین حالا شروع می‌شود. آخرین روز: { $day }. { $people }
cup-open = هر وقت بخواهید بپیوندید و هر وقت بخواهید خارج شوید.
cup-todo-stairs = وقت: { $clock }. می‌توانید یک بازی با دعوت خودتان و یک بازی با دعوت دیگران داشته باشید.
cup-month-begun = 🏆 **{ $name }**: ماه تازه‌ای شروع می‌شود و پله‌های خالی حذف می‌شوند.
cup-challenged = بازی تا چند لحظهٔ دیگر شروع می‌شود. حریف: { $who }.
cup-season-begun = 🏆 **{ $name }**، فصل { $round }: بازی‌ها همین حالا شروع می‌شوند. آخرین روز: { $day }. { $people }
cup-later = 🏆 **{ $name }**: مدتی آفلاین بودم، پس این دور بیشتر طول می‌کشد. آخرین روز تازه: { $day }.
cup-season-over = 🏆 **{ $name }**: فصل { $season } تمام شد. تبریک، { $who }! شروع فصل بعد: { $at }. دو روز قبلش از همه‌تان می‌پرسم بازی می‌کنید یا نه، و بقیه هم می‌توانند بپیوندند.
cup-season-group = گروه { $group }: { $who }
cup-byes = بدون بازی در این دور: { $people }.
cup-lots = رمز قرعه‌کشی: `{ $secret }`.
cup-over = 🏆 **{ $name }** تمام شد. تبریک، { $who }!
cup-over-empty = 🏆 **{ $name }** تمام شد.
cup-called-off = 🏆 **{ $name }** لغو شد. بازی‌های در جریان ادامه دارند.

cup-table-title = 🏆 **{ $name }** · { $state }
cup-table-nobody = هنوز کسی ثبت‌نام نکرده.
cup-table-people = تا الان: { $people }
cup-table-group = **گروه { $group }**
cup-row = { $place }. { $who }: { $points }
cup-row-decided = { $place }. { $who }: { $points } ({ $by })
cup-decided-final = میز فینال
cup-decided-direct = بازی رودررو
cup-decided-sonneborn-berger = حریف‌های قوی‌تر
cup-decided-margin = بازی‌های نزدیک‌تر
cup-decided-on-time = باخت زمانی کمتر
cup-table-number = شمارهٔ { $id } برای `halma cup export`
cup-games-none = هنوز بازی‌ای در **{ $name }** ندارید.
cup-games-title = بازی‌های شما در **{ $name }**:
cup-of-final = 🏆 میز فینال
cup-of-season = 🏆 فصل { $season }
cup-of-rounds = 🏆 دور { $round } از { $rounds }

refused-no-such-cup = چنین تورنمنتی در این سرور نیست. تورنمنت‌ها را با `/halma-cup list` ببینید.
refused-cup-time = در تورنمنت کسی وقت اضافه نمی‌گیرد، چون بقیه منتظر پایان دور می‌مانند.
refused-cup-moderators = اینجا فقط مدیران تورنمنت شروع می‌کنند. از آن‌ها بخواهید، یا با `/halma-cup list` یکی برای ثبت‌نام پیدا کنید.
refused-not-the-organizer = فقط برگزارکننده و مدیران می‌توانند این کار را بکنند. خودتان می‌توانید با `/halma-cup leave` از تورنمنت خارج شوید.
refused-entry-closed = ثبت‌نام این تورنمنت بسته شده. منتظر بعدی باشید.
refused-no-cup-game = در این تورنمنت بازی‌ای با این کد نیست. کدها را با دکمهٔ **بازی‌های من** ببینید.
refused-not-in-cup = این شخص در این تورنمنت نیست.
refused-cup-full = این تورنمنت پر است. منتظر بعدی باشید.
refused-too-many-cups = این سرور دیگر جای تورنمنت تازه ندارد. صبر کنید یکی تمام شود، یا یکی را لغو کنید.
refused-cup-over = این تورنمنت تمام شده. بقیه را با `/halma-cup list` ببینید.
refused-too-few-in-cup = { $people } نفر ثبت‌نام کرده‌اند، ولی این نوع حداقل { $least } نفر می‌خواهد. صبر کنید تا بقیه بیایند.
refused-not-on-stairs = هر دو نفرتان باید روی نردبان باشید: زیر پیام تورنمنت دکمهٔ **پیوستن** را بزنید.
refused-no-stairs = در این تورنمنت من حریف‌ها را مشخص می‌کنم. بازی‌هایتان را با دکمهٔ **بازی‌های من** ببینید.
refused-stairs-yourself = نمی‌توانید خودتان را دعوت کنید. از **جدول** کس دیگری را انتخاب کنید.
refused-stairs-too-far = این شخص { $steps } پله با شما فاصله دارد. کسی را با حداکثر ۳ پله فاصله انتخاب کنید.
refused-stairs-out = از قبل یک بازی با دعوت خودتان دارید. اول آن را تمام کنید.
refused-stairs-in = کس دیگری این شخص را به بازی دعوت کرده. یک نفر دیگر را انتخاب کنید.
refused-stairs-again = شما دو نفر تازه با هم بازی کرده‌اید. { $days ->
    [one] { $days } روز
   *[other] { $days } روز
} دیگر می‌توانید دوباره دعوتش کنید.
refused-stairs-unseen = این شخص { $days } روز است که اینجا نیامده. کس دیگری را انتخاب کنید.
refused-not-in-cups = این بازی به این نوع تورنمنت نمی‌خورد. میزها برای بازی‌های ۳، ۴ یا ۶نفره‌اند و بقیه برای بازی‌های دونفره.
refused-cup-name = نام تورنمنت حداکثر { $most } نویسه باشد.
