# Tables of who stands where.

family-halma = هالما
family-corners = اوگولکی
family-star = چکرز چینی (دونفره)
family-many = سه‌نفره و بیشتر
choice-where-here = این سرور
choice-where-everywhere = همه‌جا
choice-by-rating = ریتینگ
choice-by-wins = تعداد برد
choice-by-season = فصل

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] { $people } بازیکن
   *[other] { $people } بازیکن
}
table-by-rating = کل دوران
table-by-wins = تعداد برد
table-by-season = فصل { $quarter } سال { $year }
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] { $games } بازی
   *[other] { $games } بازی
} · { $last }
table-wins-row = { $rank } { $who } **{ $won }** برد از { $games } بازی · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = هنوز کسی اینجا نیست. با یک بازی رسمی که به پایان برسد، جدول پر می‌شود: `/halma challenge`.
table-hall-of-fame = *تالار افتخارات*
table-champions = فصل { $quarter } سال { $year }: { $champions }
digest-title = 🏆 **فصل { $quarter } سال { $year } در این سرور تمام شد.**
digest-family = **{ $family }**: { $champions }
digest-next = فصل بعدی شروع شده و همه از صفر آغاز می‌کنند: `/halma challenge`
table-own-no-points = *شما: با برد یا مساوی، در این فصل امتیاز می‌گیرید.*
table-own-hidden = *شما: پنهان از جدول‌ها.*
rating-sure = { $points }
rating-provisional = { $points }؟
button-everywhere = همه‌جا
button-here = این سرور

rating-changes = 📈 { $changes }
series-first = بازی ۱ از ۲
series-second = بازی ۲ از ۲
series-goes-on = ⏭️ بازی دوم در ادامه شروع می‌شود، با جاهای عوض‌شده.
series-score = 🏁 هر دو بازی: { $one } **{ $won } : { $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } : { $lost } { $other }

# How somebody plays.

profile-none = { $who } هنوز هیچ بازی‌ای را به پایان نرسانده است.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] { $games } بازی
   *[other] { $games } بازی
}: { $balance }
balance = { $won } برد، { $drawn } مساوی، { $lost } باخت
profile-rank-here = رتبهٔ { $rank } در این سرور
profile-rank-everywhere = رتبهٔ { $rank } در همه‌جا
profile-best-win = 🏅 بهترین برد: در برابر ریتینگ { $rating } (⁦#{ $code }⁩)
profile-longest-chain = 🔗 بلندترین زنجیره: { $jumps ->
    [one] { $jumps } پرش
   *[other] { $jumps } پرش
} (⁦#{ $code }⁩)
profile-fastest = ⚡ سریع‌ترین { $game }: پر شدن مقصد با { $moves } حرکت (⁦#{ $code }⁩)
profile-streaks = 🔥 بردهای پیاپی: الان { $now }، بهترین رکورد { $best }
profile-times = ⏱️ { $moves } حرکت، نیمی از آن‌ها در کمتر از { $median } · { $late ->
    [0] هرگز وقت تمام نشده
    [one] { $late } بار وقت تمام شده
   *[other] { $late } بار وقت تمام شده
}
profile-variants = برد–مساوی–باخت به تفکیک بازی: { $rows }
profile-reasons = برد–مساوی–باخت به تفکیک پایان: { $rows }
profile-seats = برد–مساوی–باخت به تفکیک جا: { $rows }
seat-games = { $seat ->
    [1] جای اول
    [2] جای دوم
    [3] جای سوم
    [4] جای چهارم
    [5] جای پنجم
   *[other] جای ششم
} { $games }
profile-last = **آخرین بازی‌ها**
profile-curve = ریتینگ در { $games } بازی اخیر: از { $from } به { $to }.
past-game = { $mark } ⁦#{ $code }⁩ { $game } · { $others } · { $ended }
versus-none = { $one } و { $other } هنوز هیچ بازی دونفره‌ای را با هم به پایان نرسانده‌اند.
reason-built = پر شدن مقصد
reason-home = بررسی کمپ
reason-tempo = شمارش گام‌ها
reason-locked = مهرهٔ قفل‌شده
reason-stall = بدون پیشرفت
reason-blocked = نبودِ حرکت
reason-resignation = تسلیم
reason-timeout = پایان وقت
reason-agreement = توافق
duration-seconds = { $count } ثانیه
duration-minutes = { $count } دقیقه
duration-hours = { $count } ساعت
duration-days = { $count ->
    [one] { $count } روز
   *[other] { $count } روز
}

reset-tables-done = 🛡️ { $by } جدول‌های این سرور را از نو شروع کرد. ریتینگ‌های همهٔ سرورها سر جایشان می‌ماند.
reset-tables-other-name = نام این سرور این نیست، پس چیزی تغییر نکرد.
reset-tables-unknown = دیسکورد الان نام این سرور را به من نمی‌گوید، پس چیزی تغییر نکرد. لطفاً بعداً دوباره امتحان کنید.
