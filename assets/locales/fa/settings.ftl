# What a person wants.

settings-title = **تنظیمات شما**، در همهٔ سرورها. با گزینه‌های همین فرمان تغییرشان دهید.
settings-language = • زبان: { $language }
settings-no-language = • زبان: همان زبان دیسکورد شما
language-unknown = زبان «{ $name }» را بلد نیستم. این‌ها را بلدم: { $languages }. `none` به زبان دیسکورد شما برمی‌گرداند.
language-of-discord = همان زبان دیسکورد شما
settings-reminders = • منشن‌ها: { $when }
settings-no-zone = • ساعت‌های سکوت: تعیین نشده، چون منطقهٔ زمانی شما را نمی‌دانم. آن را با گزینهٔ `zone` بگویید.
settings-no-quiet = • ساعت‌های سکوت: ندارد (منطقهٔ زمانی { $zone })
settings-quiet = • ساعت‌های سکوت، بدون یادآوری: از ⁦{ $from }:۰۰⁩ تا ⁦{ $until }:۰۰⁩ به وقت { $zone }
settings-declines-openly = • پیشنهادهایی که رد می‌کنید: به بقیه گفته می‌شود.
settings-declines-quietly = • پیشنهادهایی که رد می‌کنید: به کسی گفته نمی‌شود.
settings-no-theme = • ظاهر صفحه‌هایی که فقط شما می‌بینید: مثل سرور.
settings-theme = • ظاهر صفحه‌هایی که فقط شما می‌بینید: { $theme }
settings-picture = • صفحه‌هایی که فقط شما می‌بینید: به‌صورت تصویر.
settings-with-text = • صفحه‌هایی که فقط شما می‌بینید: به‌صورت تصویر، و متن برای بلندخوانی.
settings-plays-at-once = • حرکتی که انتخاب می‌کنید فوراً انجام می‌شود.
settings-confirms = • پیش از انجام حرکتی که انتخاب کرده‌اید، از شما پرسیده می‌شود.
theme-unknown = ظاهری به نام `{ $name }` نیست. این‌ها هست: { $themes }. `none` به ظاهر معمول برمی‌گرداند.
theme-of-server = مثل سرور
theme-usual = ظاهر معمول
settings-in-tables = • جدول‌ها: در آن‌ها هستید.
settings-hidden = • جدول‌ها: در آن‌ها پنهان هستید. بازی‌هایتان با این حال حساب می‌شود.

away-until = غیبت شما تا { $until } است: زمان شما متوقف است و حریفانتان آن را می‌بینند. با این حال می‌توانید بازی کنید؛ `/halma away days:0` به غیبت پایان می‌دهد. روزهای غیبت باقی‌مانده برای این سال: { $left }.
away-back = برگشته‌اید: زمان شما می‌گذرد. روزهای غیبت باقی‌مانده برای این سال: { $left }.

blocked = شما و { $user } دیگر نمی‌توانید یکدیگر را دعوت کنید یا وارد یک بازی شوید. بازی‌های در جریان سر جایشان هستند. `/halma block` فهرست کسانی را که مسدود کرده‌اید نشان می‌دهد و آن‌ها را رفع انسداد می‌کند.
blocked-nobody = کسی را مسدود نکرده‌اید.
blocked-people = { $count ->
    [one] { $count } نفر را مسدود کرده‌اید.
   *[other] { $count } نفر را مسدود کرده‌اید.
} { $more ->
    [0] { "" }
    [one] { $more } نفر دیگر اینجا جا نمی‌شود؛ وقتی کسی را رفع انسداد کنید دیده می‌شود.
   *[other] { $more } نفر دیگر اینجا جا نمی‌شود؛ وقتی کسی را رفع انسداد کنید دیده می‌شود.
}
menu-unblock = رفع انسداد یک نفر
unblocked = { $user } دوباره می‌تواند شما را دعوت کند.

# What a server wants, and its log.

server-title = **تنظیمات این سرور.** با گزینه‌های همین فرمان تغییرشان دهید؛ `/halma-admin channel` تعیین می‌کند کجا می‌شود بازی کرد.
server-channels = • کانال‌های بازی: { $value }
server-all-channels = همهٔ کانال‌ها
server-all-channels-but = همهٔ کانال‌ها به جز { $channels }
server-no-channel = هیچ کانالی
server-same = همین‌طور بود؛ چیزی تغییر نکرد.
server-games-none = هیچ بازی یا دعوتی در این سرور در جریان نیست.
server-games-title = بازی‌ها و دعوت‌های این سرور: { $count }
server-language = • زبان پیام‌های عمومی: { $value }
server-own-language = زبان سرور
server-game = • بازیِ دعوتی که بازی‌اش تعیین نشده: { $value }
server-rules = • قواعد: { $value }
server-clock = • مهلت هر حرکت: { $value }
server-threads = • رشتهٔ جداگانه برای بازی‌ها: { $value }
yes = بله
no = خیر
server-who = • چه کسی می‌تواند دعوت کند: { $value }
server-most = • بازی‌های هم‌زمان هر نفر: { $value }
server-any-number = هر تعداد
server-boards = • صفحهٔ نوبت‌های گذشته: { $value }
choice-boards-tidy = مرتب: هر کدام یک خط می‌شود
choice-boards-keep = به‌صورت تصویر می‌مانند
choice-boards-one-message = یک صفحه که همان‌جا عوض می‌شود
server-theme = • ظاهر صفحه‌ها: { $value }
server-text = • صفحه‌ها به‌صورت متن هم، برای صفحه‌خوان‌ها: { $value }
server-digest = • اعلام بهترین‌های هر فصل در: { $value }
server-puzzle = • گذاشتن معمای هر روز در: { $value }
server-no-digest = هیچ کانالی

log-title = **کارهای مدیران**، تازه‌ترین‌ها اول:
log-empty = مدیران در ۹۰ روز گذشته کاری نکرده‌اند.
log-ended = { $at } { $by } به ⁦#{ $code }⁩ پایان داد.
log-undone = { $at } { $by } آخرین حرکت ⁦#{ $code }⁩ را پس گرفت.
log-moved = { $known ->
    [yes] { $at } { $by } بازی ⁦#{ $code }⁩ را از { $from } به { $to } برد.
   *[no] { $at } { $by } بازی ⁦#{ $code }⁩ را به کانال دیگری برد.
}
log-voided = { $at } { $by } بازی ⁦#{ $code }⁩ را از جدول‌های این سرور کنار گذاشت.
log-tables = { $at } { $by } جدول‌های این سرور را از نو شروع کرد.
log-settings = { $count ->
    [0] { $at } { $by } تنظیمات این سرور را تغییر داد.
   *[other] { $at } { $by } تنظیمات این سرور را تغییر داد:
}
log-change = { $what }: { $from } ← { $to }
setting-channels = کانال‌های بازی
setting-language = زبان پیام‌های عمومی
setting-game = بازی معمول
setting-rules = قواعد معمول
setting-clock = مهلت معمول هر حرکت
setting-threads = رشتهٔ جداگانه برای بازی‌ها
setting-who = چه کسی می‌تواند دعوت کند
setting-boards = صفحهٔ نوبت‌های گذشته
setting-theme = ظاهر صفحه‌ها
setting-text = صفحه‌ها به‌صورت متن هم
setting-puzzle = جای معمای هر روز
setting-digest = جای اعلام بهترین‌های هر فصل
setting-most = بازی‌های هم‌زمان هر نفر
