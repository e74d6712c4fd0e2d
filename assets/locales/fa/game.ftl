# Words of the game.

variant-halma8 = هالما ۸×۸
variant-halma10 = هالما ۱۰×۱۰
variant-halma16 = هالما ۱۶×۱۶
variant-halma16-4 = هالما ۱۶×۱۶ چهارنفره
variant-corners = اوگولکی (گوشه‌ها)
variant-mini-corners = اوگولکی کوچک
variant-star2 = چکرز چینی دونفره
variant-star2x3 = چکرز چینی دونفره، هر نفر سه رنگ
variant-star3 = چکرز چینی سه‌نفره
variant-star3x2 = چکرز چینی سه‌نفره، هر نفر دو رنگ
variant-star4 = چکرز چینی چهارنفره
variant-star5 = چکرز چینی پنج‌نفره
variant-star6 = چکرز چینی شش‌نفره
variant-star2-15 = چکرز چینی دونفره، ۱۵ مهره
variant-star3-15 = چکرز چینی سه‌نفره، ۱۵ مهره

clock-1h = ۱ ساعت
clock-12h = ۱۲ ساعت
clock-1d = ۱ روز
clock-2d = ۲ روز
clock-3d = ۳ روز
clock-5d = ۵ روز
clock-7d = ۷ روز
clock-14d = ۱۴ روز
clock-none = بدون محدودیت زمان
clock-bank-7d = ۷ روز برای همهٔ حرکت‌هایتان
clock-bank-14d = ۱۴ روز برای همهٔ حرکت‌هایتان
clock-bank-21d = ۲۱ روز برای همهٔ حرکت‌هایتان
clock-bank-30d = ۳۰ روز برای همهٔ حرکت‌هایتان
clock-bank-3d-12h = ۳ روز، به‌علاوهٔ ۱۲ ساعت برای هر حرکت
clock-bank-7d-1d = ۷ روز، به‌علاوهٔ ۱ روز برای هر حرکت
clock-weekends = { $time }، شنبه و یکشنبه حساب نمی‌شود
clock-per-move = { $time } برای هر حرکت

rules-gambiter = با سقف دور (⁨Gambiter⁩)
rules-brainking = ترک به‌موقع کمپ (⁨BrainKing⁩)
rules-closed-camp = مقصد بسته
rules-classic = پر کردن مقصد (کلاسیک)
rules-igroved = پر کردن مقصد (ستاره)
rules-parlett = برد با مقصد پر (⁨Parlett⁩)
rules-family = قوانین خانگی (ستاره)
diagonals-on = با حرکت قطری
diagonals-off = بدون حرکت قطری
jumps-long = پرش بلند
ends-places = ادامه تا رتبهٔ آخر
teams-pairs = دوبه‌دو

color-a = سفید
color-b = سیاه
color-c = قرمز
color-d = آبی
color-e = سبز
color-f = زرد

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
alt-out = { $name } ({ $colors }) از بازی خارج شده است.
alt-place = { $name } ({ $colors }): رتبهٔ { $place }.
alt-to-move = نوبت { $name } است.
alt-won = { $name } برنده شد.
alt-won-pair = { $names } با هم برنده شدند.
picture-steps = گام مانده
picture-goal = در مقصد
alt-over = بازی تمام شد.
alt-last = آخرین حرکت: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] **{ $seat } شروع می‌کند،** { $user }.
   *[no] **{ $seat } شروع می‌کند.**
}
turn-aim = { $aim ->
    [duel] هر { $stones } مهرهٔ { $marks } خودتان را به { $corners } برسانید، قبل از اینکه { $other } مقصدش را پر کند. دکمهٔ **حرکت** را بزنید.
    [pair] هر { $stones } مهرهٔ { $marks } خودتان را به { $corners } برسانید. یار شما: { $other }. هر تیمی که زودتر هر دو مقصدش را پر کند می‌برد. دکمهٔ **حرکت** را بزنید.
    [places] هر { $stones } مهرهٔ { $marks } خودتان را به { $corners } برسانید: هر چه زودتر، رتبهٔ بهتر. دکمهٔ **حرکت** را بزنید.
   *[others] هر { $stones } مهرهٔ { $marks } خودتان را زودتر از بقیه به { $corners } برسانید. دکمهٔ **حرکت** را بزنید.
}
# Where a goal lies in the picture, after "into".
corner-bottom = گوشهٔ پایین
corner-bottom-left = گوشهٔ پایین چپ
corner-bottom-right = گوشهٔ پایین راست
corner-top = گوشهٔ بالا
corner-top-left = گوشهٔ بالا چپ
corner-top-right = گوشهٔ بالا راست
turn-next = { $practice ->
    [yes] نوبت { $seat } است، { $user }.
   *[no] { $seat }، نوبت شماست.
}
turn-look = نوبت { $seat } است.
turn-thinks = { $seat } دارد فکر می‌کند…
played = حرکت { $seat }: **{ $route }**.
played-planned = حرکت { $seat } طبق نقشه: **{ $route }**.
taken-back = { $count ->
    [one] ↩️ آخرین حرکت پس گرفته شد.
   *[other] ↩️ { $count } حرکت آخر پس گرفته شد.
}
moderator-undid = 🛡️ { $players }: مدیر سرور، { $who }، آخرین حرکت را پس گرفت.
moderator-moved = 🛡️ { $players }: مدیر سرور، { $who }، این بازی را به اینجا آورد.
moderator-ended = 🛡️ { $players }: مدیر سرور، { $who }، به این بازی پایان داد.
moderator-voided = 🛡️ { $players }: مدیر سرور، { $who }، این بازی را از جدول‌های رده‌بندی این سرور حذف کرد.
void-everywhere = 🛡️ { $players }: صاحب ربات این بازی را از همهٔ جدول‌های رده‌بندی حذف کرد.
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
moved-away = ⬅️ ادامهٔ ⁦#{ $code }⁩ اینجاست: { $place }.
paused-place = ⏸️ متوقف شد: نمی‌توانم در کانال این بازی پیام بگذارم. در کانال دیگری `/halma game move-here game:{ $code }` را بزنید. وگرنه بازی لغو می‌شود: { $until }.
paused-player = ⏸️ متوقف شد: { $who } از این سرور رفته. یک حرکت بازی را ادامه می‌دهد. اگر برنگردد از بازی خارج می‌شود: { $until }.
offer-agreed = 🤝 توافق شد.
offer-draw = 🤝 ⁦#{ $code }⁩: { $by } پیشنهاد مساوی می‌دهد. { $asked }، موافقید؟
offer-takeback = ↩️ ⁦#{ $code }⁩: { $by } می‌خواهد حرکتش را پس بگیرد. { $asked }، موافقید؟
offer-cancel = 🚫 ⁦#{ $code }⁩: { $by } می‌خواهد این بازی لغو شود و حساب نشود. { $asked }، موافقید؟
offer-hints = 💡 ⁦#{ $code }⁩: { $by } می‌خواهد راهنمایی برای همه آزاد شود. بازی رسمی می‌ماند. { $asked }، موافقید؟
offer-undoes = این حرکت‌ها پس گرفته می‌شود: { $plies }
offer-declined-draw = { $declined } پیشنهاد مساوی { $by } را رد کرد.
offer-declined-takeback = { $declined } با پس گرفتن حرکت { $by } موافق نبود.
offer-declined-cancel = { $declined } با لغو بازی موافق نبود. بازی ادامه دارد.
offer-declined-hints = { $declined } موافق نبود: در این بازی راهنمایی نیست.
offer-withdrawn-draw = { $by } پیشنهاد مساوی را پس گرفت.
offer-withdrawn-takeback = { $by } دیگر نمی‌خواهد حرکتش را پس بگیرد.
offer-withdrawn-cancel = { $by } دیگر نمی‌خواهد بازی لغو شود. بازی ادامه دارد.
offer-withdrawn-hints = { $by } دیگر راهنمایی نمی‌خواهد.
notice-declined-draw = { $to }، { $by } پیشنهاد مساوی شما را در ⁦#{ $code }⁩ رد کرد. بازی ادامه دارد.
notice-declined-takeback = { $to }، { $by } با پس گرفتن حرکتتان در ⁦#{ $code }⁩ موافق نبود.
notice-declined-hints = { $to }، { $by } موافق نبود: در ⁦#{ $code }⁩ راهنمایی نیست.
notice-hints-agreed = { $to }، همه موافقت کردند: در نوبتتان در ⁦#{ $code }⁩ از `/halma hint` استفاده کنید.
notice-declined-cancel = { $to }، { $by } با لغو ⁦#{ $code }⁩ موافق نبود. بازی ادامه دارد.
notice-day-given = { $known ->
    [yes] { $to }، { $by } در ⁦#{ $code }⁩ یک روز بیشتر به شما وقت داد. پایان وقت شما: { $ends }.
   *[no] { $to }، { $by } در ⁦#{ $code }⁩ یک روز بیشتر به شما وقت داد.
}
had-to-pass = { $seat } نمی‌تواند حرکت کند و نوبتش رد می‌شود.
out-resignation = { $seat } تسلیم شد. مهره‌هایش از صفحه برداشته می‌شود و بقیه ادامه می‌دهند.
out-timeout = وقت { $seat } تمام شد. مهره‌هایش از صفحه برداشته می‌شود و بقیه ادامه می‌دهند.
out-pair-resignation = { $seat } تسلیم شد و بازی برای { $partner } هم تمام شد. مهره‌هایشان از صفحه برداشته می‌شود و بقیه ادامه می‌دهند.
out-pair-timeout = وقت { $seat } تمام شد و بازی برای { $partner } هم تمام شد. مهره‌هایشان از صفحه برداشته می‌شود و بقیه ادامه می‌دهند.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 مساوی
title-cancelled = 🚫 لغو شد
thread-name = { $game } · { $names } · ⁦#{ $code }⁩
thread-summary = { $game } ⁦#{ $code }⁩ تمام شد: { $place }
    { $ended }
board-footer = ⁦#{ $code }⁩ · { $rules }
board-footer-round = ⁦#{ $code }⁩ · { $game } · دور { $round }
board-footer-whole = ⁦#{ $code }⁩ · { $game } · دور { $round } · { $rules }
steps-to-go = گام‌های مانده: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } خارج شده
race-needs = { $winner } حداکثر { $most ->
    [one] { $most } حرکت
   *[other] { $most } حرکت
} لازم دارد، { $loser } حداقل { $least } حرکت.
time-left = ⏳ { $at }
bank-left = ⌛ { $who }: { $time }
bot-was-away = 🔌 بخشی از این نوبت آفلاین بودم. آن زمان حساب نمی‌شود.
player-away = ✈️ مرخصی { $who }: از { $from } تا { $until }. این زمان حساب نمی‌شود.
reminder = ⏰ { $user }، { $game } ⁦#{ $code }⁩ منتظر حرکت شماست. پایان وقت شما: { $ends } — { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] آخرین دور برای خالی کردن کمپ. هر کسی بعد از دور { $round } هنوز آنجا مهره داشته باشد می‌بازد (اگر هر دو داشته باشند، مساوی است). { $homes }
   *[other] { $left } دور برای خالی کردن کمپ مانده. هر کسی بعد از دور { $round } هنوز آنجا مهره داشته باشد می‌بازد (اگر هر دو داشته باشند، مساوی است). { $homes }
}
forced-home-own = شما { $count } مهره در کمپ دارید.
forced-home-seat = { $seat }: { $count } مهره در کمپ.
forced-home-moves = { $left ->
    [one] { $seat } برای خالی کردن کمپ فقط { $left } حرکت دارد، وگرنه می‌بازد. { $homes }
   *[other] { $seat } برای خالی کردن کمپ { $left } حرکت دیگر دارد، وگرنه می‌بازد. { $homes }
}
forced-tempo = { $left ->
    [one] بعد از این دور ({ $round }) هر کسی گام ماندهٔ کمتری داشته باشد می‌برد
   *[other] بعد از دور { $round } هر کسی گام ماندهٔ کمتری داشته باشد می‌برد: { $left } دور مانده
}
forced-stall = { $left ->
    [one] { $quiet } دور بدون پیشرفت: با { $left } دور دیگر بازی مساوی می‌شود
   *[other] { $quiet } دور بدون پیشرفت: با { $left } دور دیگر بازی مساوی می‌شود
}
forced-stall-places = { $left ->
    [one] { $quiet } دور بدون پیشرفت: با { $left } دور دیگر بازی تمام می‌شود و بقیه رتبهٔ مشترک می‌گیرند
   *[other] { $quiet } دور بدون پیشرفت: با { $left } دور دیگر بازی تمام می‌شود و بقیه رتبهٔ مشترک می‌گیرند
}
forced-stall-loses = { $left ->
    [one] { $quiet } دور بدون پیشرفت: با { $left } دور دیگر { $loser } می‌بازد، مگر کمپش خالی باشد
   *[other] { $quiet } دور بدون پیشرفت: با { $left } دور دیگر { $loser } می‌بازد، مگر کمپش خالی باشد
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-built = { $seats ->
    [2] 🏆 **{ $winner } برنده شد!** همهٔ { $stones } مهره در { $moves } حرکت به مقصد رسید، { $ahead ->
        [one] { $ahead } گام
       *[other] { $ahead } گام
    } جلوتر از { $losers }.
   *[other] 🏆 **{ $winner } برنده شد!** همهٔ { $stones } مهره در { $moves } حرکت به مقصد رسید.
}
won-locked = { $seats ->
    [2] 🏆 { $winner } در برابر { $losers } برنده شد: مقصد پر است، با حساب مهره‌های گیرافتادهٔ دیگران.
   *[other] 🏆 { $winner } برنده شد: مقصد پر است، با حساب مهره‌های گیرافتادهٔ دیگران.
}
won-filled = { $seats ->
    [2] 🏆 { $winner } در برابر { $losers } برنده شد: مقصد پر است و بیشتر مهره‌هایش خودی است.
   *[other] 🏆 { $winner } برنده شد: مقصد پر است و بیشتر مهره‌هایش خودی است.
}
level-beaten = 🎉 **اولین برد در سطح { $level }!**
moment-move = 🔗 { $jumps } پرش در یک حرکت!
moment-upset = 🎯 غافلگیری! ریتینگ { $seat } به اندازهٔ { $points } پایین‌تر بود.
moment-leads = 👑 { $seat } حالا اینجا نفر اول است!
moment-comeback = 🚀 چه بازگشتی! { $seat } در دور { $round } به اندازهٔ { $steps } گام عقب بود.
moment-streak = 🔥 { $seat } پشت سر هم { $count } برد دارد!
moment-fastest = ⚡ رکورد شخصی: { $seat } هیچ‌وقت این بازی را با حرکت‌های کمتر نبرده بود ({ $moves }).
moment-chain = 🔗 بلندترین زنجیرهٔ { $seat } تا امروز: { $jumps } پرش.
moment-ranked = 📈 سه بازی رسمی: { $seat } حالا در جدول است.
moment-first = 🎉 اولین بازی رسمی { $seat }!
moment-short = { $seat } فقط { $steps ->
    [one] { $steps } گام
   *[other] { $steps } گام
} کم داشت. خیلی نزدیک بود!
level-last = 🎉 **سطح ۱۰ را بردید. سطح ۱۱ وجود ندارد!**
won-home = 🏆 { $winner } برنده شد: { $losers } هنوز در کمپ مهره داشت.
won-tempo = 🏆 { $winner } در برابر { $losers } برنده شد، با گام ماندهٔ کمتر ({ $tempo }).
won-stall = 🏆 { $winner } برنده شد: ۵۰ دور بدون پیشرفت گذشت و { $losers } هنوز در کمپ مهره داشت.
won-resignation = { $seats ->
    [2] { $losers } تسلیم شد. 🏆 { $winner } برنده شد.
   *[other] { $last } تسلیم شد و بقیه هم از بازی خارج شده‌اند. 🏆 { $winner } برنده شد.
}
won-race = 🏆 **{ $winner } برنده شد!** { $losers } دیگر نمی‌تواند جبران کند.
won-timeout = { $seats ->
    [2] وقت { $losers } تمام شد. 🏆 { $winner } برنده شد.
   *[other] وقت { $last } تمام شد و بقیه هم از بازی خارج شده‌اند. 🏆 { $winner } برنده شد.
}
won-pair = 🏆 **{ $winner } با هم برنده شدند!** هر دو به مقصد رسیدند.
won-pair-resignation = { $last } تسلیم شد. 🏆 **{ $winner } با هم برنده شدند!**
won-pair-timeout = وقت { $last } تمام شد. 🏆 **{ $winner } با هم برنده شدند!**
placed-places = 🏁 { $places }
placed-stall = ۵۰ دور بدون پیشرفت: کسانی که هنوز بازی می‌کنند رتبهٔ مشترک می‌گیرند. 🏁 { $places }
placed-blocked = دیگر کسی نمی‌تواند حرکت کند: کسانی که هنوز بازی می‌کنند رتبهٔ مشترک می‌گیرند. 🏁 { $places }
placed-agreement = 🤝 کسانی که هنوز بازی می‌کنند روی رتبهٔ مشترک توافق کردند. 🏁 { $places }
placed-resignation = { $last } تسلیم شد. 🏁 { $places }
placed-timeout = وقت { $last } تمام شد. 🏁 { $places }
drawn-built = { $seats ->
    [2] 🤝 مساوی بین { $players }: هر دو در یک دور مقصد را پر کردند.
   *[other] 🤝 مساوی: هر دو در یک دور مقصد را پر کردند.
}
drawn-home = { $seats ->
    [2] 🤝 مساوی بین { $players }: هر دو هنوز در کمپ مهره داشتند.
   *[other] 🤝 مساوی: هر دو هنوز در کمپ مهره داشتند.
}
drawn-tempo = { $seats ->
    [2] 🤝 مساوی بین { $players }: گام‌های مانده برابر است ({ $tempo }).
   *[other] 🤝 مساوی: گام‌های مانده برابر است ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 مساوی بین { $players }: ۵۰ دور بدون پیشرفت.
   *[other] 🤝 مساوی: ۵۰ دور بدون پیشرفت.
}
drawn-blocked = { $seats ->
    [2] 🤝 مساوی بین { $players }: دیگر کسی نمی‌تواند حرکت کند.
   *[other] 🤝 مساوی: دیگر کسی نمی‌تواند حرکت کند.
}
drawn-race = 🤝 مساوی بین { $players }: هر حرکتی بکنند، در یک دور به مقصد می‌رسند.
drawn-agreement = { $seats ->
    [2] 🤝 مساوی با توافق { $players }.
   *[other] 🤝 مساوی با توافق.
}
void-agreed = 🚫 این بازی با توافق { $players } لغو شد. حساب نمی‌شود.
void-late = 🚫 وقت { $blamed } تمام شد، پیش از آن‌که همه دو حرکت کرده باشند. بازی { $players } لغو شد و حساب نمی‌شود.
void-left = 🚫 { $blamed } از این سرور رفت، پیش از آن‌که همه دو حرکت کرده باشند. بازی { $players } لغو شد و حساب نمی‌شود.
void-no-place = 🚫 { $players }: این بازی یک هفته کانال نداشت. لغو شد و حساب نمی‌شود.
void-moderator = بازی حساب نمی‌شود.
void-unknown = 🚫 { $players }: این بازی لغو شد و حساب نمی‌شود.

# Buttons, menus, forms.

button-move = حرکت
chooses-move = { $who } حرکتش را در ⁦#{ $code }⁩ انتخاب می‌کند.
choose-move = حرکت شما در ⁦#{ $code }⁩: یک حرکت پیشنهادی (‎+4 یعنی ۴ گام نزدیک‌تر) انتخاب کنید، یا شمارهٔ یک مهره را تا حرکت‌هایش را ببینید.
choose-side = از سمت شما، مهره‌هایتان باید به { $corners } برسند.
choose-target = ⁦#{ $code }⁩: مهرهٔ { $stone } کجا برود؟
went-on = این صفحه قدیمی شده. صفحهٔ فعلی:
menu-best-moves = حرکت‌های پیشنهادی: با انتخاب، انجام می‌شود
menu-first-stones = یک مهره انتخاب کنید…
menu-stones = مهرهٔ دیگر…
menu-targets = { $first ->
    [1] به کجا؟ با انتخاب، حرکت انجام می‌شود
   *[other] حرکت‌های بیشتر، از شمارهٔ { $first }
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
    [late] {" "}· ⌛ کمپ به‌موقع خالی نمی‌شود
    [drawn] {" "}· 🤝 مساوی
   *[none] { "" }
}
jumps-begin = ⁦#{ $code }⁩: با مهرهٔ { $from } بپرید. اول کجا؟
jumps-on = ⁦#{ $code }⁩: مهرهٔ { $from } حالا روی { $at } است. باز هم بپرید یا همین‌جا بمانید.
jumps-back = ⁦#{ $code }⁩: مهرهٔ { $from } حالا روی { $at } است. از اینجا فقط می‌تواند برگردد.
menu-jumps = پرش به…
button-jump-by-jump = پرش‌به‌پرش
button-stop-here = همین‌جا بماند
hint-title = 💡 ⁦#{ $code }⁩: پیشنهاد کامپیوتر
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] ⁦+{ $gain }⁩
    [even] ⁦±۰⁩
   *[down] { $gain }
}): { $why }
hint-reply = { $text } جواب احتمالی: { $reply }.
hint-play = ▶ { $text }
hint-rated = این بازی رسمی است: راهنمایی فقط با موافقت همه. در تمرین و بازی‌های دوستانه راهنمایی همیشه آزاد است.
button-ask-hints = پرسیدن از همه
hint-wins = { $moves ->
    [one] همین حالا می‌برد.
   *[other] در { $moves } حرکت می‌برد.
}
hint-shortest = { $moves ->
    [one] مسابقه را تمام می‌کند.
   *[other] حالا مسابقهٔ سرعت است و این کوتاه‌ترین راه به مقصد است: { $moves } حرکت.
}
hint-leaves-home = { $left ->
    [0] کمپ را به‌موقع خالی می‌کند.
    [one] کمپ را به‌موقع خالی می‌کند؛ { $left } مهرهٔ دیگر مانده.
   *[other] کمپ را به‌موقع خالی می‌کند؛ { $left } مهرهٔ دیگر مانده.
}
hint-fills-goal = یک مهرهٔ دیگر را به مقصد می‌رساند.
hint-brings-up = عقب‌ترین مهره را جلو می‌آورد.
hint-chain = زنجیره‌ای با { $jumps } پرش.
hint-prepares = راه { $next } را باز می‌کند. جواب احتمالی: { $reply }.
hint-best = در درازمدت از همه بهتر است.
hint-no-mark = 🤖 راهنمایی گرفتید، پس برد در این بازی برای این سطح حساب نمی‌شود.
confirm-move = حرکت **{ $text }** در ⁦#{ $code }⁩ انجام شود؟
button-play = انجام حرکت
button-type-move = نوشتن حرکت
button-other-stones = مهره‌های دیگر
button-back = برگشت
button-note = یادداشت من
button-plan-write = ویرایش نقشه
button-plan-delete = حذف نقشه
button-board = سمت من
button-resign = تسلیم
button-resign-yes = بله، تسلیم
button-resign-no = نه، ادامه می‌دهم
button-agree = موافقم
button-disagree = مخالفم
button-claim-win = 🏁 اعلام برد
button-claim-draw = 🏁 اعلام مساوی
button-give-day = ⁦+۱⁩ روز
button-to-board = دیدن صفحه
button-wake = ⏰ بیدار کردن
button-mute = 🔕 بی‌صدا
button-rematch = بازی دوباره
button-level = سطح { $level }
button-analyze = تحلیل
analysis-title = 📈 **⁦#{ $code }⁩** { $game } · تحلیل
analysis-failed = نتوانستم تحلیل را تمام کنم. کمی بعد دوباره امتحان کنید. اگر باز هم نشد، به صاحب ربات خبر بدهید.
analysis-curve = { $seats ->
    [2] نمودار نشان می‌دهد { $seat } در هر دور چند گام جلو بود.
   *[other] نمودارها نشان می‌دهند هر رنگ در هر دور چند گام از بقیه جلو بود.
}
analysis-no-moment = حتی یک گام هم هدر نرفت. آفرین!
analysis-cost-steps = 🔴 دور { $round }: { $own ->
    [yes] حرکت شما
   *[no] حرکت { $seat }
} { $played } بود. **{ $better }** { $steps ->
    [one] { $steps } گام
   *[other] { $steps } گام
} بهتر بود.
analysis-cost-moves = 🔴 دور { $round }: { $own ->
    [yes] حرکت شما
   *[no] حرکت { $seat }
} { $played } بود. **{ $better }** { $moves ->
    [one] { $moves } حرکت
   *[other] { $moves } حرکت
} سریع‌تر بود.
analysis-cost-win = ❗ دور { $round }: { $own ->
    [yes] فرصت شما
   *[no] فرصت { $seat }
} { $moves ->
    [one] برای برد فوری (**{ $better }**) از دست رفت.
   *[other] برای برد حتمی در { $moves } حرکت (**{ $better }**) از دست رفت.
}
analysis-cost-game = 🔴 دور { $round }: { $own ->
    [yes] حرکت شما
   *[no] حرکت { $seat }
} { $played } بود و { $moves ->
    [one] بازی همان‌جا باخته شد
   *[other] بعد از آن راه نجاتی نماند
}. **{ $better }** بهتر بود.
analysis-missed = 🔗 بلندترین زنجیره‌ای که دیده نشد: { $seat } **{ $chain }** در دور { $round }، { $jumps } پرش، { $gain ->
    [one] { $gain } گام
   *[other] { $gain } گام
} به جلو.
analysis-race = 🏁 از دور { $round } به بعد مسابقهٔ سرعت بود: { $sides }.
analysis-race-side = { $seat } { $needed ->
    [one] { $needed } حرکت
   *[other] { $needed } حرکت
} لازم داشت ({ $made } حرکت کرد)
analysis-too-short = این بازی برای تحلیل خیلی کوتاه بود. از هر بازیکن دست‌کم { $moves } حرکت لازم دارم.
curve-rounds = دور
curve-steps = گام
curve-ahead = { $name } جلو
analysis-alt = جلو بودن رنگ اول در { $rounds } دور، به گام: در بهترین حالت { $most } و در بدترین حالت { $least }.
button-replay = مرور بازی
button-share = اشتراک‌گذاری
shared = { $who } این بازی را به اشتراک گذاشت: ⁦#{ $code }⁩، { $game }، { $players }
button-replay-files = گیف و متن بازی
button-replay-files-from = گیف از اینجا
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
   *[other] { $jumps } پرش{ $longest ->
        [1] {""}
       *[other] {" "}· بلندترین زنجیره: { $longest } پرش ({ $seat })
    }
}
replay-files = گیف و متن بازی ⁦#{ $code }⁩.
replay-skips = از هر { $step } حرکت یکی را نشان می‌دهد تا کوتاه بماند.
replay-small = تا { $pixels } پیکسل کوچک شده تا در دیسکورد جا شود.
replay-no-picture = گیف ⁦#{ $code }⁩ ساخته نشد. این متن بازی است.
imported = ⁦#{ $code }⁩ وارد شد و در مرور بازی‌های شماست. فقط خودتان آن را می‌بینید و رسمی نیست.
import-several = این بیش از یک بازی است. هر بار فقط یکی وارد کنید.
import-unreadable = خط { $line } این متن بازی را نمی‌توانم بخوانم: { $text }. { $why } `/halma game export` نشان می‌دهد متن بازی چه شکلی است. آن خط را درست کنید و دوباره `/halma game import` را بزنید.
import-why-empty = هیچ بازی‌ای در آن نیست.
import-why-large = این خط یا کل متن بازی زیادی بلند است.
import-why-token = نه برچسبی مثل `[Variant "halma8"]` است و نه حرکت.
import-why-tag = این برچسب دو بار آمده، یا بعد از حرکت اول است، یا مقدارش را بلد نیستم.
import-why-no-variant = برچسب `[Variant "halma8"]` با نام بازی شما جا افتاده است.
import-why-move = حرکت شمارهٔ { $ply } آنجا ممکن نیست: { $why }
import-why-seat = این بازیکن در این بازی نیست یا از آن خارج شده است.
import-why-result = حرکت‌ها به نتیجهٔ دیگری می‌رسد، یا نتیجه‌ها با هم نمی‌خواند.
modal-import-title = وارد کردن بازی
modal-import-field = متن بازی
modal-import-example =
    {"[Variant \"halma8\"]"}
    1. h4-g4 a5-b5
record-of = متن بازی ⁦#{ $code }⁩.
button-previous = ▶ قبلی
button-next = بعدی ◀
modal-move-title = حرکت شما · ⁦#{ $code }⁩
modal-move-field = خانهٔ اول و آخر، یا کل مسیر
modal-move-example = { $example }
menu-which-match = یک بازی انتخاب کنید
menu-which-challenge = جواب دادن به یک دعوت، یا پس گرفتنش
challenge-chosen = این دعوت منتظر جواب است.
modal-end-title = پایان ⁦#{ $code }⁩؟ حساب نمی‌شود.
modal-void-title = حذف ⁦#{ $code }⁩ از جدول‌های رده‌بندی؟
modal-reset-tables-title = جدول‌های رده‌بندی این سرور صفر شود؟
modal-reset-tables-field = نام این سرور را بنویسید
modal-undo-title = آخرین حرکت ⁦#{ $code }⁩ پس گرفته شود؟
modal-reason-field = چرا؟ بازیکنان می‌بینند.
modal-reason-example = اختیاری
match-label = ⁦#{ $code }⁩ · { $game } · { $names }
move-label = { $sign ->
    [up] ⁦{ $route }  (+{ $gain })⁩
   *[other] ⁦{ $route }  ({ $gain })⁩
}
which-match = منظورتان کدام بازی است؟
name-the-match = اینجا چند بازی دارید. یکی را با گزینهٔ `game` انتخاب کنید.

# Private answers.

already-done = قبلاً انجام شده. صفحهٔ فعلی:
done-privately = انجام شد. ⁦#{ $code }⁩ را اینجا ببینید: { $place }.
unposted = دیگر نمی‌توانم در { $place } پیام بگذارم، پس بازی ⁦#{ $code }⁩ متوقف است، حداکثر یک هفته. چیزی از دست نرفته: `/halma board game:{ $code }` صفحه را نشان می‌دهد. `/halma game move-here game:{ $code }` بازی را به کانال دیگری می‌آورد.
unposted-over = نتوانستم پایان ⁦#{ $code }⁩ را در { $place } نشان بدهم: اجازهٔ پیام گذاشتن ندارم، یا آن کانال دیگر نیست. `/halma board game:{ $code }` آن را نشان می‌دهد.
plain-post = { $people }: در بازی ⁦#{ $code }⁩ خبر تازه‌ای هست، ولی دیسکورد پیامم را قبول نکرد. `/halma board game:{ $code }` آن را نشان می‌دهد.
no-lost-game = همهٔ بازی‌هایتان کانال دارند. چیزی برای آوردن به اینجا نیست.
done-late = انجام شد. ببخشید که کمی طول کشید.
press-again = زیادی طول کشید. دکمه را دوباره بزنید.
other-version = این دکمه مال نسخهٔ دیگری از ربات است. صفحهٔ فعلی:
no-turn-here = در هیچ بازی این کانال نوبت شما نیست. `/halma games` بازی‌هایتان را نشان می‌دهد، `/halma play` یکی شروع می‌کند.
no-game-here = در این کانال بازی‌ای ندارید. `/halma games` بازی‌هایتان را نشان می‌دهد.
note-title = 📝 **یادداشت شما** (فقط شما می‌بینید)
note-saved = 📝 ذخیره شد. یادداشت شما روی ⁦#{ $code }⁩ که فقط خودتان می‌بینید:
note-deleted = یادداشت ⁦#{ $code }⁩ پاک شد.
note-no-game = در این کانال در بازی‌ای نیستید. برای بازی جای دیگر، کدش را بدهید: `/halma game note game:`.
modal-note-title = یادداشت شما روی ⁦#{ $code }⁩
modal-note-field = فقط شما می‌بینید (خالی: بدون یادداشت)
modal-note-example = نقشه‌تان چیست؟
plan-none = برای ⁦#{ $code }⁩ نقشه‌ای ندارید.
plan-title = 🗺️ **نقشهٔ شما برای ⁦#{ $code }⁩** (فقط شما می‌بینید)
plan-saved = 🗺️ ذخیره شد. نقشهٔ شما برای ⁦#{ $code }⁩ که فقط خودتان می‌بینید:
plan-how = در هر سطر: حرکت آن‌ها، پاسخ شما و همین‌طور تا آخر، مثلاً `{ $example }`. اگر آن را بازی کنند، پاسخ شما فوراً بازی می‌شود.
plan-typed = چیزی که نوشتید:
plan-no-game = در این کانال بازی در جریانی ندارید. برای بازی جای دیگر، کدش را بدهید: `/halma game plan game:`.
modal-plan-title = نقشهٔ شما برای ⁦#{ $code }⁩
modal-plan-field = حرکت آن‌ها، پاسخ شما… (خالی: بدون نقشه)
no-board-here = الان بازی‌ای در این کانال نیست. `/halma play` یکی شروع می‌کند.
resign-question = { $two ->
    [yes] در بازی با { $others } تسلیم می‌شوید؟ بازی همین‌جا تمام می‌شود.
   *[no] در ⁦#{ $code }⁩ تسلیم می‌شوید؟ این کار برگشت ندارد.
}
resign-question-pair = در ⁦#{ $code }⁩ تسلیم می‌شوید؟ بازی برای { $partner } هم تمام می‌شود. این کار برگشت ندارد.
resign-kept = باشد، هنوز در بازی هستید.
day-given = انجام شد: حریفتان در ⁦#{ $code }⁩ یک روز بیشتر وقت دارد.
menu-of = بازی‌های { $from } تا { $to }
menu-more = { $count } بازی دیگر اینجا جا نمی‌شود. یکی را با گزینهٔ `game` انتخاب کنید.
wake-up = ⏰ { $who }، در ⁦#{ $code }⁩ نوبت شماست.
muted = باشد، این نوبت را در ⁦#{ $code }⁩ دیگر یادآوری نمی‌کنم.
offer-declined-quietly = رد شد. به کسی نمی‌گویم؛ پیشنهاد تا پایان این نوبت باز می‌ماند.
next-waiting = بعدی: { $game }
open-none = در این سرور دعوت همگانی نیست. `/halma play` بدون حریف، دعوتی می‌سازد که هر کسی می‌تواند به آن بپیوندد.
open-title = دعوت‌های همگانی این سرور: { $count }
games-none = بازی‌ای ندارید. `/halma play` یکی شروع می‌کند.
games-none-of = { $who } در این سرور بازی‌ای ندارد.
games-title = بازی‌های شما: { $count }
games-title-of = بازی‌های { $who } در این سرور: { $count }
games-my-turn = ▶️ **نوبت شما**
games-their-turn = ⏳ **منتظر دیگران**
link-to-board = به صفحهٔ بازی
games-open = 📨 **منتظر بازیکن**
games-answer = 📨 **شما دعوت شده‌اید**
menu-move-in = حرکت در بازی…
seat-namesake = { $name } ({ $color })
