# Leaderboards.

family-halma = هالما
family-corners = اوگولکی (گوشه‌ها)، اوگولکی کوچک
family-star = چکرز چینی دونفره
family-many = سه‌نفره و بیشتر
choice-where-here = این سرور
choice-where-everywhere = همه‌جا
choice-by-rating = ریتینگ
choice-by-wins = بردها
choice-by-season = فصل

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] { $people } بازیکن
   *[other] { $people } بازیکن
}
table-by-rating = از ابتدا
table-by-wins = بردها
table-by-season = فصل { $quarter } سال { $year } میلادی
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] { $games } بازی
   *[other] { $games } بازی
} · { $last }
table-wins-row = { $rank } { $who } **{ $won }** برد از { $games } بازی · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = هنوز کسی رتبه ندارد. با سه بازی رسمی با آدم‌ها رتبه بگیرید: `/halma play`.
table-unplaced = *هنوز بدون رتبه:*
table-unplaced-row = · { $who } **{ $rating }** · { $missing ->
    [one] { $missing } بازی رسمی دیگر تا رتبه
   *[other] { $missing } بازی رسمی دیگر تا رتبه
} · { $last }
table-hall-of-fame = *تالار افتخارات*
table-champions = فصل { $quarter } سال { $year } میلادی: { $champions }
digest-title = 🏆 **فصل { $quarter } سال { $year } میلادی تمام شد. این هم قهرمان‌ها!**
digest-family = **{ $family }**: { $champions }
digest-most = 🎲 بیشترین بازی: { $who } ({ $games })
digest-chain = 🔗 بلندترین زنجیره: { $who }، { $jumps } پرش در یک حرکت
digest-closest = 🤏 نزدیک‌ترین مسابقه: { $winner } برنده شد و { $loser } { $steps ->
    [one] { $steps } گام
   *[other] { $steps } گام
} تا مقصد فاصله داشت
digest-thanks = در مجموع { $games ->
    [one] { $games } بازی
   *[other] { $games } بازی
}. ممنون که بازی کردید، { $people }!
digest-next = فصل تازه شروع شد و همه دوباره از صفر شروع می‌کنند: `/halma play`
digest-alt = بلندترین زنجیرهٔ فصل: { $who } با { $jumps } پرش.
table-own-no-points = *شما: با یک برد یا مساوی در این فصل امتیاز می‌گیرید.*
table-own-hidden = *شما: پنهان از جدول‌های رده‌بندی. تغییر با `/halma me settings hidden:False`.*
rating-sure = { $points }
rating-provisional = { $points }؟
button-everywhere = همه‌جا
button-here = این سرور

rating-changes = 📈 { $changes }
rating-too-early = 📈 روی ریتینگ اثر نداشت: بازی پیش از آن‌که همه دو حرکت کنند تمام شد.
rating-why-first = علامت ؟ یعنی ریتینگ تازه است و هنوز جا نیفتاده
rating-why-half = نصف تغییر: دومین بازی رسمی بین شما در ۳۰ روز
rating-why-quarter = یک‌چهارم تغییر: سومین بازی رسمی بین شما در ۳۰ روز
rating-why-none = بدون تغییر: فقط سه بازی رسمی اول بین شما در ۳۰ روز حساب می‌شود
series-first = بازی ۱ از ۲
series-second = بازی ۲ از ۲
series-goes-on = ⏭️ حالا بازی دوم، با جاهای عوض‌شده.
series-score = 🏁 بعد از هر دو بازی: { $one } **{ $won } : { $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } : { $lost } { $other }

# How somebody plays.

profile-none = { $who } هنوز هیچ بازی‌ای را تمام نکرده است.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] { $games } بازی
   *[other] { $games } بازی
}: { $balance }
balance = { $won } برد، { $drawn } مساوی، { $lost } باخت
profile-rank-here = رتبهٔ { $rank } در این سرور
profile-rank-everywhere = رتبهٔ { $rank } در همه‌جا
profile-best-win = 🏅 بهترین برد: برابر حریفی با ریتینگ { $rating } (⁦#{ $code }⁩)
profile-longest-chain = 🔗 بلندترین زنجیره: { $jumps ->
    [one] { $jumps } پرش
   *[other] { $jumps } پرش
} (⁦#{ $code }⁩)
profile-fastest = ⚡ سریع‌ترین { $game }: پر شدن مقصد در { $moves } حرکت (⁦#{ $code }⁩)
profile-streaks = 🔥 بردهای پشت سر هم: الان { $now }، بهترین { $best }
profile-times = ⏱️ معمولاً { $median } برای هر حرکت ({ $moves } حرکت) · { $late ->
    [0] وقت هیچ‌وقت تمام نشده
    [one] وقت { $late } بار تمام شده
   *[other] وقت { $late } بار تمام شده
}
profile-variants = بر پایهٔ بازی (برد–مساوی–باخت): { $rows }
profile-reasons = بر پایهٔ پایان (برد–مساوی–باخت): { $rows }
profile-seats = بر پایهٔ ترتیب شروع (برد–مساوی–باخت): { $rows }
seat-games = { $seat ->
    [1] اول
    [2] دوم
    [3] سوم
    [4] چهارم
    [5] پنجم
   *[other] ششم
} { $games }
profile-beaten = 🤖 **بردها در برابر کامپیوتر**
profile-beaten-level = { $ladder } { $game }: سطح { $level } از { $levels }
profile-last = **بازی‌های اخیر**
profile-curve = ریتینگ در { $games } بازی اخیر: از { $from } تا { $to }.
past-game = { $mark } ⁦#{ $code }⁩ { $game } · { $others } · { $ended }
versus-none = { $one } و { $other } هنوز هیچ بازی‌ای را با هم تمام نکرده‌اند.
reason-built = پر شدن مقصد
reason-home = مهرهٔ مانده در کمپ
reason-tempo = گام ماندهٔ کمتر
reason-locked = مقصد پر با مهره‌های گیرافتاده
reason-filled = مقصد پر، بیشتر مهره‌ها خودی
reason-places = رتبهٔ همه معلوم شد
reason-stall = بدون پیشرفت
reason-blocked = نبودِ حرکت
reason-resignation = تسلیم
reason-timeout = تمام شدن وقت
reason-agreement = توافق
reason-race = قطعی شدن نتیجه
duration-seconds = { $count } ثانیه
duration-minutes = { $count } دقیقه
duration-hours = { $count } ساعت
duration-days = { $count ->
    [one] { $count } روز
   *[other] { $count } روز
}

reset-tables-done = 🛡️ { $by } جدول‌های رده‌بندی این سرور را صفر کرد. ریتینگ‌های همهٔ سرورها همان می‌ماند.
reset-tables-other-name = این نام سرور نیست، پس چیزی تغییر نکرد. با نام دقیق سرور دوباره امتحان کنید.
reset-tables-unknown = دیسکورد الان نام این سرور را به من نمی‌گوید، پس چیزی تغییر نکرد. بعداً دوباره امتحان کنید.
