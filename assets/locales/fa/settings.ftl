# What a person wants.

settings-title = **تنظیمات شما** در همهٔ سرورها. با گزینه‌های همین دستور تغییرشان دهید.
settings-language = • زبان: { $language }
settings-no-language = • زبان: مثل دیسکورد شما
language-unknown = زبان «{ $name }» را بلد نیستم. این‌ها را بلدم: { $languages }. `none` به زبان دیسکورد شما برمی‌گرداند.
language-of-discord = مثل دیسکورد شما
settings-reminders = • منشن‌ها: { $when }
settings-no-zone = • ساعت‌های سکوت: ندارید. اول منطقهٔ زمانی‌تان را با گزینهٔ `zone` تعیین کنید.
settings-no-quiet = • ساعت‌های سکوت: ندارید (منطقهٔ زمانی { $zone })
settings-quiet = • ساعت‌های سکوت: بدون منشن از ⁦{ $from }:۰۰⁩ تا ⁦{ $until }:۰۰⁩ ({ $zone })
settings-declines-openly = • رد کردن پیشنهاد: بقیه باخبر می‌شوند
settings-declines-quietly = • رد کردن پیشنهاد: کسی باخبر نمی‌شود
settings-no-theme = • ظاهر صفحه‌هایتان: مثل سرور
settings-theme = • ظاهر صفحه‌هایتان: { $theme }
settings-picture = • صفحه‌هایتان: عکس
settings-with-text = • صفحه‌هایتان: عکس، و متن برای صفحه‌خوان‌ها
settings-plays-at-once = • حرکت‌هایی که انتخاب می‌کنید: فوراً انجام می‌شود
settings-confirms = • حرکت‌هایی که انتخاب می‌کنید: پیش از انجام می‌پرسم
settings-keeps-games = • حرکت‌های بازی‌های تمام‌شدهٔ شما: همیشه نگه داشته می‌شود
settings-keeps-no-games = • حرکت‌های بازی‌های تمام‌شدهٔ شما: وقتی ربات بازی‌های قدیمی را پاک کند، پاک می‌شود
theme-unknown = ظاهری به نام `{ $name }` نیست. یکی از این‌ها را انتخاب کنید: { $themes }. `none` به پیش‌فرض برمی‌گرداند.
theme-of-server = مثل سرور
theme-usual = پیش‌فرض
settings-in-tables = • جدول‌های رده‌بندی: در آن‌ها هستید
settings-hidden = • جدول‌های رده‌بندی: پنهان هستید. بازی‌هایتان همچنان حساب می‌شود.

away-until = مرخصی شما تا { $until } است. وقتتان متوقف است و حریف‌هایتان این را می‌بینند. همچنان می‌توانید بازی کنید؛ پایان مرخصی با `/halma me away days:0`. روزهای مرخصی مانده در امسال: { $left }.
away-back = خوش برگشتید! وقتتان دوباره می‌گذرد. روزهای مرخصی مانده در امسال: { $left }.

blocked = { $user } را مسدود کردید. دیگر نمی‌توانید یکدیگر را دعوت کنید یا وارد یک بازی شوید. بازی‌های در جریان ادامه دارد. فهرست مسدودشده‌ها را با `/halma me block` ببینید.
blocked-nobody = فهرست مسدودشده‌های شما خالی است.
blocked-people = { $count ->
    [one] { $count } نفر را مسدود کرده‌اید.
   *[other] { $count } نفر را مسدود کرده‌اید.
} { $more ->
    [0] { "" }
    [one] { $more } نفر دیگر اینجا جا نمی‌شود؛ وقتی کسی را رفع مسدودیت کنید دیده می‌شود.
   *[other] { $more } نفر دیگر اینجا جا نمی‌شوند؛ وقتی کسی را رفع مسدودیت کنید دیده می‌شوند.
}
menu-unblock = رفع مسدودیت یک نفر
unblocked = { $user } رفع مسدودیت شد. دوباره می‌توانید با هم بازی کنید.

# What a server wants, and its log.

server-title = **تنظیمات سرور.** با گزینه‌های همین دستور تغییرشان دهید. کانال‌های بازی را با `/halma-admin channel` انتخاب کنید.
server-channels = • کانال‌های بازی: { $value }
server-all-channels = همهٔ کانال‌ها
server-all-channels-but = همهٔ کانال‌ها به جز { $channels }
server-no-channel = هیچ کانالی
choice-games-only-here = فقط اینجا
choice-games-here = اینجا هم
choice-games-not-here = اینجا نه
choice-games-everywhere = در همهٔ کانال‌ها
choice-games-nowhere = هیچ‌جا
server-same = از قبل همین‌طور بود، پس چیزی تغییر نکرد.
server-games-none = الان هیچ بازی یا دعوتی در این سرور نیست.
server-games-title = بازی‌ها و دعوت‌های این سرور: { $count }
server-language = • زبان پیام‌های عمومی: { $value }
server-own-language = زبان سرور
server-usual = { $value } (پیش‌فرض)
server-usual-rules = قوانین خود هر بازی ({ $rules } برای { $game })
server-games-own-rules = قوانین خود هر بازی
server-changed = **{ $line }** (قبلاً: { $from })
server-game = • بازی پیش‌فرض: { $value }
server-rules = • قوانین پیش‌فرض: { $value }
server-preset = • پیش‌تنظیم پیش‌فرض: { $value }
server-allowed = • قوانین مجاز: { $value }
server-all-rules = همه
server-default-rules = فقط قوانین پیش‌فرض
server-clock = • محدودیت زمان پیش‌فرض: { $value }
server-threads = • ترد جدا برای هر بازی: { $value }
yes = بله
no = خیر
server-who = • چه کسی می‌تواند دعوت بسازد: { $value }
server-most = • بازی‌های هم‌زمان هر نفر: { $value }
server-any-number = بدون محدودیت
server-boards = • صفحه‌های قدیمی: { $value }
choice-boards-tidy = هر کدام یک خط شود
choice-boards-keep = عکس بماند
choice-boards-one-message = یک صفحه که به‌روز می‌شود
server-theme = • ظاهر صفحه‌ها: { $value }
server-text = • صفحهٔ متنی برای صفحه‌خوان‌ها: { $value }
server-digest = • اعلام برنده‌های فصل در: { $value }
server-puzzle = • معمای روز در: { $value }
server-no-digest = هیچ کانالی

log-title = **کارهای مدیران**، تازه‌ترین‌ها اول:
log-empty = در ۹۰ روز گذشته کاری از مدیران ثبت نشده.
log-ended = { $at } { $by } به ⁦#{ $code }⁩ پایان داد.
log-undone = { $at } { $by } آخرین حرکت ⁦#{ $code }⁩ را پس گرفت.
log-moved = { $known ->
    [yes] { $at } { $by } بازی ⁦#{ $code }⁩ را از { $from } به { $to } برد.
   *[no] { $at } { $by } بازی ⁦#{ $code }⁩ را به کانال دیگری برد.
}
log-voided = { $at } { $by } بازی ⁦#{ $code }⁩ را از جدول‌های رده‌بندی این سرور حذف کرد.
log-cup-made = { $at } { $by } تورنمنت **{ $name }** را شروع کرد.
log-cup-started = { $at } { $by } ثبت‌نام **{ $name }** را بست.
log-cup-put-off = { $at } { $by } زمان پایان ثبت‌نام **{ $name }** را تغییر داد.
log-cup-corrected = { $at } { $by } نتیجهٔ یک بازی را در **{ $name }** تعیین کرد.
log-cup-removed = { $at } { $by } یک نفر را از **{ $name }** بیرون گذاشت.
log-cup-called-off = { $at } { $by } تورنمنت **{ $name }** را لغو کرد.
log-tables = { $at } { $by } جدول‌های رده‌بندی این سرور را صفر کرد.
log-settings = { $count ->
    [0] { $at } { $by } تنظیمات سرور را تغییر داد.
   *[other] { $at } { $by } تنظیمات سرور را تغییر داد:
}
log-change = { $what }: { $from } ← { $to }
setting-channels = کانال‌های بازی
setting-language = زبان پیام‌های عمومی
setting-game = بازی پیش‌فرض
setting-rules = قوانین پیش‌فرض
setting-preset = پیش‌تنظیم پیش‌فرض
setting-allowed = قوانین مجاز
setting-clock = محدودیت زمان پیش‌فرض
setting-threads = ترد جدا برای هر بازی
setting-who = چه کسی می‌تواند دعوت بسازد
setting-boards = صفحه‌های قدیمی
setting-theme = ظاهر صفحه‌ها
setting-text = صفحه‌های متنی
setting-puzzle = کانال معمای روز
setting-digest = کانال برنده‌های فصل
setting-most = بازی‌های هم‌زمان هر نفر
