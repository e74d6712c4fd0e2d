# Words of the game.

variant-halma8 = هالما ۸×۸
variant-halma10 = هالما ۱۰×۱۰
variant-halma16 = هالما ۱۶×۱۶
variant-halma16-4 = هالما ۱۶×۱۶ چهارنفره
variant-corners = اوگولکی
variant-mini-corners = اوگولکی کوچک
variant-star2 = چکرز چینی دونفره
variant-star2x3 = چکرز چینی دونفره، هر نفر سه رنگ
variant-star3 = چکرز چینی سه‌نفره
variant-star3x2 = چکرز چینی سه‌نفره، هر نفر دو رنگ
variant-star4 = چکرز چینی چهارنفره
variant-star5 = چکرز چینی پنج‌نفره
variant-star6 = چکرز چینی شش‌نفره

clock-1h = ۱ ساعت
clock-12h = ۱۲ ساعت
clock-1d = ۱ روز
clock-2d = ۲ روز
clock-3d = ۳ روز
clock-5d = ۵ روز
clock-7d = ۷ روز
clock-14d = ۱۴ روز
clock-none = بدون محدودیت زمان
clock-per-move = { $time } برای هر حرکت

rules-gambiter = قواعد زمان‌دار (⁨Gambiter⁩)
rules-brainking = بررسی کمپ با شمار حرکت‌ها (⁨BrainKing⁩)
rules-closed-camp = مقصد بسته
rules-classic = زودتر پر کردن مقصد (کلاسیک)
rules-igroved = زودتر پر کردن مقصد (ستاره)
diagonals-on = با حرکت قطری
diagonals-off = بدون حرکت قطری

color-a = سفید
color-b = سیاه
color-c = قرمز
color-d = آبی
color-e = سبز
color-f = زرد
mark-a = ⚪
mark-b = ⚫
mark-c = 🔴
mark-d = 🔵
mark-e = 🟢
mark-f = 🟡

forgotten-person = یک نفر
computer = کامپیوتر (سطح { $level })

# The board in words.

text-stone-a = w
text-stone-b = b
text-stone-c = r
text-stone-d = u
text-stone-e = g
text-stone-f = y
text-color = { $letter } { $name }
text-legend = { $colors }؛ { $free } خالی

alt-board = { $game }، دور { $round }.
alt-seat = { $name }، { $colors }: { $tempo ->
    [0] همه در مقصد
    [one] { $tempo } گام مانده
   *[other] { $tempo } گام مانده
}، { $home } مهره در کمپ، { $goal } از { $stones } در مقصد.
alt-out = { $name } ({ $colors }) بیرون از بازی است.
alt-to-move = نوبت { $name } است.
alt-won = { $name } برنده شد.
alt-over = بازی تمام شد.
alt-last = آخرین حرکت: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] { $user }، { $seat } شروع می‌کند.
   *[no] { $seat } شروع می‌کند.
}
turn-next = { $practice ->
    [yes] { $user }، نوبت { $seat } است.
   *[no] نوبت { $seat } است.
}
turn-thinks = { $seat } دارد فکر می‌کند.
played = حرکت { $seat }: **{ $route }**.
taken-back = { $count ->
    [one] ↩️ آخرین حرکت پس گرفته شد.
   *[other] ↩️ { $count } حرکت آخر پس گرفته شد.
}
moderator-undid = 🛡️ { $players }: مدیر سرور، { $who }، آخرین حرکت را پس گرفت.
moderator-moved = 🛡️ { $players }: مدیر سرور، { $who }، این بازی را به اینجا آورد.
moderator-ended = 🛡️ { $players }: مدیر سرور، { $who }، به این بازی پایان داد.
moderator-voided = 🛡️ { $players }: مدیر سرور، { $who }، این بازی را از جدول‌های این سرور کنار گذاشت.
void-everywhere = 🛡️ { $players }: گردانندهٔ این ربات، این بازی را از همهٔ جدول‌ها کنار گذاشت.
moderator-reason = دلیل: { $reason }
past-began = ⁦#{ $code }⁩ شروع شد: { $game }، { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [one] { $first } · { $between } حرکت دیگر · { $last }
   *[other] { $first } · { $between } حرکت دیگر · { $last }
}
past-played = { $round }. { $seat } ⁦{ $from }→{ $to }⁩ ({ $sign ->
    [up] ⁦+{ $gain }⁩
    [even] ⁦±۰⁩
   *[down] { $gain }
})
past-resigned = { $seat } تسلیم شد.
past-timeout = وقت { $seat } تمام شد.
turn-short = { $seat }، در ⁦#{ $code }⁩ نوبت شماست: { $place }
moved-away = ⬅️ ⁦#{ $code }⁩ در { $place } ادامه دارد.
paused-place = ⏸️ این بازی متوقف است، چون نمی‌توانم در کانالش پیام بگذارم. `/halma bring-here game:{ $code }` آن را به کانال دیگری می‌آورد؛ وگرنه بازی لغو می‌شود: { $until }.
paused-player = ⏸️ { $who } از این سرور رفته و بازی متوقف است. یک حرکت، بازی را دوباره راه می‌اندازد؛ هر که برنگردد از بازی بیرون می‌رود: { $until }.
offer-agreed = 🤝 توافق شد.
offer-draw = 🤝 ⁦#{ $code }⁩: { $by } پیشنهاد مساوی می‌دهد. { $asked }، موافقید؟
offer-takeback = ↩️ ⁦#{ $code }⁩: { $by } می‌خواهد آخرین حرکت خود را پس بگیرد. { $asked }، موافقید؟
offer-cancel = 🚫 ⁦#{ $code }⁩: { $by } می‌خواهد این بازی لغو شود؛ آن وقت برای کسی حساب نمی‌شود. { $asked }، موافقید؟
offer-hints = 💡 ⁦#{ $code }⁩: { $by } می‌خواهد در این بازی همه بتوانند از کامپیوتر راهنمایی بگیرند؛ بازی رسمی می‌ماند. { $asked }، موافقید؟
offer-undoes = این حرکت‌ها پس گرفته می‌شود: { $plies }
offer-declined-draw = { $declined } پیشنهاد مساوی { $by } را رد کرد.
offer-declined-takeback = { $declined } موافق نبود، پس آخرین حرکت { $by } می‌ماند.
offer-declined-cancel = { $declined } با لغو بازی موافق نبود، پس بازی ادامه دارد.
offer-declined-hints = { $declined } موافق نبود، پس در این بازی راهنمایی نیست.
offer-withdrawn-draw = { $by } پیشنهاد مساوی را پس گرفت.
offer-withdrawn-takeback = { $by } دیگر نمی‌خواهد آخرین حرکت را پس بگیرد.
offer-withdrawn-cancel = { $by } دیگر نمی‌خواهد بازی لغو شود.
offer-withdrawn-hints = { $by } بدون راهنمایی ادامه می‌دهد.
notice-declined-draw = { $to }، { $by } پیشنهاد مساوی شما را در ⁦#{ $code }⁩ رد کرد. بازی ادامه دارد.
notice-declined-takeback = { $to }، { $by } موافق نبود، پس آخرین حرکت شما در ⁦#{ $code }⁩ می‌ماند.
notice-declined-hints = { $to }، { $by } موافق نبود، پس در ⁦#{ $code }⁩ راهنمایی نیست.
notice-hints-agreed = { $to }، همه موافق‌اند: در ⁦#{ $code }⁩ هر که نوبتش باشد، می‌تواند با `/halma hint` از کامپیوتر بپرسد.
notice-declined-cancel = { $to }، { $by } با لغو ⁦#{ $code }⁩ موافق نبود. بازی ادامه دارد.
notice-day-given = { $known ->
    [yes] { $to }، { $by } در ⁦#{ $code }⁩ یک روز بیشتر به شما وقت داد. پایان مهلت حرکت شما: { $ends }.
   *[no] { $to }، { $by } در ⁦#{ $code }⁩ یک روز بیشتر به شما وقت داد.
}
had-to-pass = { $seat } نمی‌تواند حرکت کند و نوبتش رد می‌شود.
out-resignation = { $seat } تسلیم شد. مهره‌هایش از صفحه برداشته می‌شود و بقیه ادامه می‌دهند.
out-timeout = وقت { $seat } تمام شد. مهره‌هایش از صفحه برداشته می‌شود و بقیه ادامه می‌دهند.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 مساوی
title-cancelled = 🚫 لغو شد
thread-name = { $game } · { $names } · ⁦#{ $code }⁩
thread-summary = { $game } ⁦#{ $code }⁩ تمام شد، اینجا ببینید: { $place }.
    { $ended }
board-footer = ⁦#{ $code }⁩ · { $rules }
board-footer-round = ⁦#{ $code }⁩ · { $game } · دور { $round }
board-footer-whole = ⁦#{ $code }⁩ · { $game } · دور { $round } · { $rules }
steps-to-go = گام‌های مانده: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } بیرون
with-time = { $text } · ⏳ { $at }
bot-was-away = 🔌 در این نوبت مدتی در دسترس نبودم؛ آن زمان حساب نمی‌شود.
player-away = ✈️ غیبت { $who }: از { $from } تا { $until }؛ این زمان حساب نمی‌شود.
reminder = ⏰ { $user }، { $game } ⁦#{ $code }⁩ هنوز منتظر حرکت شماست. پایان مهلت: { $ends } — { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] پس از این دور ({ $round }) هر که در کمپ خود مهره داشته باشد می‌بازد. هنوز در کمپ: { $homes }
   *[other] پس از دور { $round } هر که در کمپ خود مهره داشته باشد می‌بازد؛ { $left } دور مانده. هنوز در کمپ: { $homes }
}
forced-home-seat = { $seat } { $count }
forced-home-moves = { $left ->
    [one] { $seat } فقط { $left } حرکت آزاد دیگر دارد؛ از آن پس حرکتی که مهره‌ای در کمپ باقی بگذارد، باخت است. هنوز در کمپ: { $homes }
   *[other] پس از { $moves } حرکت هر طرف، حرکتی که مهره‌ای در کمپ باقی بگذارد، باخت است؛ برای { $seat } هنوز { $left } حرکت مانده. هنوز در کمپ: { $homes }
}
forced-home-moves-now = { $seat }، حالا دیگر حرکتی که مهره‌ای در کمپ باقی بگذارد، باخت است. هنوز در کمپ: { $homes }
forced-tempo = { $left ->
    [one] پس از این دور ({ $round }) هر که گام‌های ماندهٔ کمتری داشته باشد برنده است
   *[other] پس از دور { $round } هر که گام‌های ماندهٔ کمتری داشته باشد برنده است؛ { $left } دور مانده
}
forced-stall = { $left ->
    [one] { $quiet } دور بدون پیشرفت: { $left } دور دیگر، و بازی مساوی می‌شود
   *[other] { $quiet } دور بدون پیشرفت؛ پس از { $left } دور دیگر بازی مساوی می‌شود
}
forced-stall-loses = { $left ->
    [one] { $quiet } دور بدون پیشرفت: { $left } دور دیگر، و { $loser } می‌بازد، چون هنوز در کمپ خود مهره دارد
   *[other] { $quiet } دور بدون پیشرفت؛ پس از { $left } دور دیگر { $loser } می‌بازد، مگر کمپش تا آن موقع خالی شده باشد
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-locked = { $seats ->
    [2] 🏆 { $winner } در برابر { $losers } برنده شد: مقصد پر است، جز جای مهره‌های قفل‌شدهٔ دیگران.
   *[other] 🏆 { $winner } برنده شد: مقصد پر است، جز جای مهره‌های قفل‌شدهٔ دیگران.
}
won-home = 🏆 { $winner } برنده شد: هنگام بررسی کمپ، مهره‌های { $losers } هنوز در کمپ بود.
won-tempo = 🏆 { $winner } در برابر { $losers } با شمارش گام‌ها ({ $tempo }) برنده شد: گام‌های کمتری تا مقصد مانده بود.
won-stall = 🏆 { $winner } برنده شد: ۵۰ دور کسی پیشرفتی نکرد و مهره‌های { $losers } هنوز در کمپ بود.
won-resignation = { $seats ->
    [2] { $losers } تسلیم شد. 🏆 { $winner } برنده شد.
   *[other] { $last } تسلیم شد و همهٔ دیگران بیرون‌اند. 🏆 { $winner } برنده شد.
}
won-timeout = { $seats ->
    [2] وقت { $losers } تمام شد. 🏆 { $winner } برنده شد.
   *[other] وقت { $last } تمام شد و همهٔ دیگران بیرون‌اند. 🏆 { $winner } برنده شد.
}
drawn-built = { $seats ->
    [2] 🤝 مساوی میان { $players }: هر دو مقصد در یک دور پر شد.
   *[other] 🤝 مساوی: هر دو مقصد در یک دور پر شد.
}
drawn-home = { $seats ->
    [2] 🤝 مساوی میان { $players }: هنگام بررسی کمپ، هر دو طرف هنوز در کمپ خود مهره داشتند.
   *[other] 🤝 مساوی: هنگام بررسی کمپ، هر دو طرف هنوز در کمپ خود مهره داشتند.
}
drawn-tempo = { $seats ->
    [2] 🤝 مساوی میان { $players }: گام‌های مانده برابر است ({ $tempo }).
   *[other] 🤝 مساوی: گام‌های مانده برابر است ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 مساوی میان { $players }: ۵۰ دور کسی پیشرفتی نکرد.
   *[other] 🤝 مساوی: ۵۰ دور کسی پیشرفتی نکرد.
}
drawn-blocked = { $seats ->
    [2] 🤝 مساوی میان { $players }: دیگر کسی نمی‌تواند حرکت کند.
   *[other] 🤝 مساوی: دیگر کسی نمی‌تواند حرکت کند.
}
drawn-agreement = { $seats ->
    [2] 🤝 مساوی با توافق { $players }.
   *[other] 🤝 مساوی با توافق.
}
void-agreed = 🚫 این بازی با توافق { $players } لغو شد. برای کسی حساب نمی‌شود.
void-late = 🚫 { $players }: پیش از آن‌که همه حرکت کرده باشند وقت { $blamed } تمام شد، پس این بازی لغو شد و برای کسی حساب نمی‌شود.
void-left = 🚫 { $players }: پیش از آن‌که همه حرکت کرده باشند { $blamed } از این سرور رفت، پس این بازی لغو شد و برای کسی حساب نمی‌شود.
void-no-place = 🚫 { $players }: این بازی یک هفته کانال نداشت، پس لغو شد و برای کسی حساب نمی‌شود.
void-moderator = بازی برای کسی حساب نمی‌شود.
void-unknown = 🚫 { $players }: این بازی لغو شد و برای کسی حساب نمی‌شود.

# Buttons, menus, forms.

button-move = حرکت
choose-move = حرکت شما در ⁦#{ $code }⁩: یکی از بهترین‌ها را انتخاب کنید، یا مهره‌ای را با شماره‌اش، تا ببینید کجا می‌تواند برود.
choose-target = ⁦#{ $code }⁩: مهرهٔ { $stone } کجا برود؟
went-on = در این میان بازی ادامه پیدا کرد؛ وضعیت الان این است.
menu-best-moves = بهترین حرکت‌ها: با انتخاب، حرکت انجام می‌شود
menu-stones = مهرهٔ دیگر…
menu-targets = { $first ->
    [1] به کجا؟ با انتخاب، حرکت انجام می‌شود
   *[other] جاهای دیگر، از شمارهٔ { $first }
}
stone-label = { $number } · { $stone } · { $moves ->
    [one] { $moves } حرکت
   *[other] { $moves } حرکت
}
choice-move = ⁦{ $begins } → { $to }⁩ · { $jumps ->
    [0] گام
    [one] { $jumps } پرش
   *[other] { $jumps } پرش
} · { $sign ->
    [up] ⁦+{ $gain }⁩
    [even] ⁦±۰⁩
   *[down] { $gain }
}{ $end ->
    [won] {" "}· 🏆 برد
    [lost] {" "}· ⚠️ باخت
    [late] {" "}· ⌛ کمپ دیر خالی می‌شود
    [drawn] {" "}· 🤝 مساوی
   *[none] { "" }
}
jumps-begin = ⁦#{ $code }⁩: مهرهٔ { $from } می‌پرد. اول کجا فرود بیاید؟
jumps-on = ⁦#{ $code }⁩: مهره از { $from } به { $at } رسیده است. می‌تواند باز هم بپرد.
menu-jumps = پرش بعدی به…
button-jump-by-jump = پرش‌به‌پرش
button-stop-here = همین‌جا بماند
hint-title = 💡 ⁦#{ $code }⁩: کامپیوتر این‌ها را بازی می‌کرد.
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] ⁦+{ $gain }⁩
    [even] ⁦±۰⁩
   *[down] { $gain }
}): { $why }
hint-reply = { $text } بعد شاید { $reply }.
hint-play = انجام { $text }
hint-rated = این بازی بر ریتینگ اثر دارد، پس راهنمایی فقط با موافقت همه ممکن است: `/halma offer what:hints` از همه می‌پرسد. در بازی‌های دوستانه (`rated:False` هنگام دعوت) و در تمرین، راهنمایی همیشه هست.
hint-wins = { $moves ->
    [one] می‌برد.
   *[other] در { $moves } حرکت می‌برد.
}
hint-shortest = { $moves ->
    [one] آخرین حرکتِ کوتاه‌ترین راه به مقصد.
   *[other] دیگر کسی سر راه نیست و این کوتاه‌ترین راه است: { $moves } حرکت.
}
hint-leaves-home = { $left ->
    [0] کمپ با این حرکت خالی می‌شود، پیش از بررسی.
    [one] کمپ باید زود خالی شود؛ { $left } مهرهٔ دیگر آنجاست.
   *[other] کمپ باید زود خالی شود؛ { $left } مهرهٔ دیگر آنجاست.
}
hint-fills-goal = یک مهرهٔ دیگر در مقصد.
hint-brings-up = عقب‌ترین مهره را جلو می‌آورد.
hint-chain = زنجیره‌ای با { $jumps } پرش.
hint-prepares = راه را برای { $next } باز می‌کند، شاید پس از { $reply }.
hint-best = به بهترین ادامهٔ ممکن می‌رسد.
hint-no-mark = 🤖 پس از راهنمایی، برد این بازی در نمایهٔ شما به‌عنوان برد در برابر کامپیوتر نمی‌آید.
confirm-move = حرکت **{ $text }** در ⁦#{ $code }⁩ انجام شود؟
button-play = انجام حرکت
button-type-move = نوشتن حرکت
button-other-stones = مهره‌های دیگر
button-back = برگشت
button-board = از سمت من
button-resign = تسلیم
button-resign-yes = بله، تسلیم
button-resign-no = نه، ادامه می‌دهم
button-agree = موافقم
button-disagree = مخالفم
button-give-day = یک روز بیشتر
button-rematch = بازی دوباره
button-analyze = تحلیل
analysis-title = 📈 نگاهی دوباره به **⁦#{ $code }⁩** · { $game }
analysis-failed = نتوانستم این بازی را تا آخر بررسی کنم. کمی بعد دوباره امتحان کنید؛ اگر باز هم نشد، به گردانندهٔ این ربات خبر بدهید.
analysis-curve = { $seats ->
    [2] نمودار: { $seat } در هر دور چند گام جلو بود.
   *[other] نمودارها: هر رنگ در هر دور چند گام از بقیه جلو بود.
}
analysis-no-moment = هیچ حرکتی حتی یک گام هم ضرر نداشت. آفرین!
analysis-missed = 🔗 بلندترین زنجیره‌ای که دیده نشد: دور { $round }، { $seat } **{ $chain }**، { $jumps } پرش، { $gain ->
    [one] { $gain } گام
   *[other] { $gain } گام
} به جلو.
analysis-race = 🏁 از دور { $round } به بعد دیگر کسی سر راه نبود: { $sides }.
analysis-race-side = { $seat } به { $needed ->
    [one] { $needed } حرکت نیاز داشت
   *[other] { $needed } حرکت نیاز داشت
} ({ $made } حرکت کرد)
analysis-alt = نموداری از { $rounds } دور: رنگ اول در بهترین حالت { $most } گام جلو بود و در بدترین حالت { $least }.
button-replay = مرور بازی
button-replay-files = ⁨GIF⁩ و متن بازی
button-replay-files-from = ⁨GIF⁩ از اینجا و متن بازی
menu-replay = رفتن به یک حرکت
replay-title = **⁦#{ $code }⁩** · { $game } · حرکت { $number } از { $count }
replay-move = { $number ->
    [0] آغاز
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] { $rounds } دور
   *[other] { $rounds } دور
} · { $jumps ->
    [0] بدون پرش
    [one] { $jumps } پرش ({ $seat })
   *[other] { $jumps } پرش · بلندترین زنجیره: { $longest } پرش ({ $seat })
}
replay-files = ⁦#{ $code }⁩ به‌صورت تصویر متحرک، همراه با متن بازی.
replay-skips = از هر { $step } حرکت یکی را نشان می‌دهد، وگرنه زیادی طولانی می‌شد.
replay-small = { $pixels } پیکسل دارد، وگرنه برای دیسکورد زیادی بزرگ می‌شد.
replay-no-picture = تصویر متحرک ⁦#{ $code }⁩ ساخته نشد. این متن بازی است.
imported = ⁦#{ $code }⁩ فقط برای تماشای خودتان است: به کس دیگری خبر داده نمی‌شود و در هیچ جدولی حساب نمی‌شود.
import-several = در این متن بیش از یک بازی هست. لطفاً هر بار یک بازی بدهید.
import-unreadable = خط { $line } این متن بازی را نمی‌توانم بخوانم: { $text }. { $why } `/halma export` نشان می‌دهد متن بازی چه شکلی است؛ آن خط را درست کنید و `/halma import` را دوباره امتحان کنید.
import-why-empty = هیچ بازی‌ای در آن نیست.
import-why-large = از حد مجاز بلندتر است.
import-why-token = نه برچسب است، مثل `[Variant "halma8"]`، نه حرکت.
import-why-tag = این برچسب دو بار آمده، یا میان حرکت‌هاست، یا مقداری دارد که نمی‌شناسم.
import-why-no-variant = برچسب `[Variant "halma8"]`، با نام یک بازی، جا افتاده است.
import-why-move = حرکت شمارهٔ { $ply } بازی آنجا شدنی نیست: { $why }
import-why-seat = جایی که در این خط آمده، در این بازی نیست یا نمی‌تواند بیرون برود.
import-why-result = حرکت‌ها به نتیجهٔ دیگری می‌رسد، یا نتیجه‌ها با هم نمی‌خواند.
modal-import-title = بازی از جای دیگر
modal-import-field = متن بازی
record-of = متن بازی ⁦#{ $code }⁩.
button-previous = ▶ قبلی
button-next = بعدی ◀
modal-move-title = حرکت شما · ⁦#{ $code }⁩
modal-move-field = خانهٔ اول و آخر، یا کل مسیر
modal-move-example = { $example }
menu-which-match = یک بازی انتخاب کنید
menu-which-challenge = به دعوتی پاسخ دهید، یا پسش بگیرید
challenge-chosen = این دعوت منتظر پاسخ است.
modal-end-title = پایان ⁦#{ $code }⁩؟ برای کسی حساب نمی‌شود.
modal-void-title = کنار گذاشتن ⁦#{ $code }⁩ از جدول‌ها؟
modal-reset-tables-title = جدول‌های این سرور از نو شروع شود؟
modal-reset-tables-field = نام این سرور را بنویسید
modal-undo-title = پس گرفتن آخرین حرکت ⁦#{ $code }⁩؟
modal-reason-field = چرا؟ بازیکنان آن را می‌بینند.
modal-reason-example = می‌توانید خالی بگذارید.
match-label = ⁦#{ $code }⁩ · { $game } · { $names }
move-label = { $sign ->
    [up] ⁦{ $route }  (+{ $gain })⁩
   *[other] ⁦{ $route }  ({ $gain })⁩
}
which-match = منظورتان کدام بازی است؟
name-the-match = اینجا چند بازی دارید. لطفاً بازی موردنظر را با گزینهٔ `game` مشخص کنید.

# Private answers.

already-done = این کار قبلاً انجام شده. وضعیت الان این است:
done-privately = انجام شد. ⁦#{ $code }⁩ را اینجا ببینید: { $place }.
unposted = راستی: نتوانستم آخرین رویداد بازی ⁦#{ $code }⁩ را در { $place } نشان بدهم، چون اجازهٔ پیام گذاشتن ندارم یا آنجا دیگر وجود ندارد. چیزی از دست نرفته: `/halma board game:{ $code }` وضعیت را نشان می‌دهد و `/halma bring-here game:{ $code }` بازی را به کانال دلخواه شما می‌آورد. تا آن موقع بازی متوقف است، حداکثر یک هفته.
unposted-over = راستی: نتوانستم پایان ⁦#{ $code }⁩ (یا سرنوشت آن) را در { $place } نشان بدهم، چون اجازهٔ پیام گذاشتن ندارم یا آنجا دیگر وجود ندارد. `/halma board game:{ $code }` آن را نشان می‌دهد.
plain-post = { $people }: در بازی ⁦#{ $code }⁩ اتفاق تازه‌ای افتاد، اما دیسکورد پیام من را نپذیرفت. `/halma board game:{ $code }` آن را نشان می‌دهد.
no-lost-game = هیچ‌کدام از بازی‌هایتان کانالش را از دست نداده است.
done-late = انجام شد، هرچند کمی طول کشید.
press-again = زیادی طول کشید. لطفاً دکمه را دوباره بزنید.
other-version = این دکمه مال نسخهٔ دیگری از ربات است. صفحه الان این است:
no-turn-here = در هیچ بازی‌ای در این کانال نوبت شما نیست. `/halma games` همهٔ بازی‌هایتان را نشان می‌دهد، `/halma challenge` بازی تازه‌ای شروع می‌کند.
no-game-here = در این کانال بازی‌ای ندارید. `/halma games` همهٔ بازی‌هایتان را نشان می‌دهد.
no-board-here = در این کانال بازی‌ای در جریان نیست. `/halma challenge` یکی شروع می‌کند.
resign-kept = به بازی ادامه می‌دهید.
day-given = انجام شد: حریفتان در ⁦#{ $code }⁩ یک روز بیشتر وقت دارد.
menu-of = بازی‌های { $from } تا { $to }
menu-more = { $count } بازی دیگر اینجا جا نمی‌شود. بازی موردنظر را با گزینهٔ `game` مشخص کنید.
muted = انجام شد: این نوبت را در ⁦#{ $code }⁩ دیگر یادآوری نمی‌کنم.
offer-declined-quietly = رد شد. به کسی گفته نمی‌شود؛ برای بقیه، پیشنهاد تا گذشتن این نوبت سر جایش است.
next-waiting = بعدی: { $game }
open-none = هیچ دعوت همگانی‌ای در این سرور نیست. `/halma challenge` بدون حریف، دعوتی می‌سازد که هر کسی می‌تواند به آن بپیوندد.
open-title = دعوت‌های همگانی این سرور: { $count }
games-none = بازی‌ای ندارید. `/halma challenge` یکی شروع می‌کند.
games-none-of = { $who } در این سرور بازی‌ای ندارد.
games-title = بازی‌های شما: { $count }
games-title-of = بازی‌های { $who } در این سرور: { $count }
games-my-turn = ▶️ **⁦#{ $code }⁩** { $game }: { $people } — **نوبت شما** — { $place }
games-my-turn-until = ▶️ **⁦#{ $code }⁩** { $game }: { $people } — **نوبت شما**، پایان مهلت: { $at } — { $place }
games-their-turn = ⏳ **⁦#{ $code }⁩** { $game }: { $people } — { $place }
games-their-turn-until = ⏳ **⁦#{ $code }⁩** { $game }: { $people }، پایان مهلت: { $at } — { $place }
link-to-board = به صفحهٔ بازی
games-open = 📨 **⁦#{ $code }⁩** { $game }: { $people } — منتظر بازیکن — { $place }
games-answer = 📨 **⁦#{ $code }⁩** { $game }: { $people } — **شما دعوت شده‌اید** — { $place }
