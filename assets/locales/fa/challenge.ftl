# Challenges and lobbies.

challenge-named = { $challenger } از { $invited } دعوت می‌کند: { $game }!
challenge-open = { $challenger } دنبال هم‌بازی است: { $game }. کی پایه است؟
challenge-rematch-open = { $challenger } می‌خواهد دوباره بازی کند: { $game }. کی پایه است؟
challenge-rematch = { $challenger } می‌خواهد دوباره بازی کند: { $game }. { $invited }، قبول می‌کنید؟
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · رسمی
challenge-casual = { $time } · دوستانه
challenge-uneven = دوستانه: در بازی پنج‌نفره بعضی گوشه‌ها بهترند.
challenge-expires = مهلت پاسخ: { $at }.
challenge-standing = با شروع بازی، همین دعوت را دوباره می‌گذارم.
series-of-two = دو بازی؛ در دومی جاها عوض می‌شود.
lobby-joined = حاضر: { $people }
lobby-invited = دعوت‌شده: { $people }
lobby-computer = بقیهٔ جاها: کامپیوتر (سطح { $level })
lobby-free = { $free ->
    [one] { $free } جای خالی برای هر کسی که بخواهد
   *[other] { $free } جای خالی برای هر کسی که بخواهد
}
first-lot = شروع‌کننده با قرعه مشخص می‌شود.
first-challenger = { $challenger } شروع می‌کند.
first-opponent = حریف شروع می‌کند.
first-swapped = این بار { $first } شروع می‌کند.

closed-declined = { $challenger }، { $by } دعوت شما به { $game } (⁦#{ $code }⁩) را رد کرد.
closed-withdrawn = { $count ->
    [0] { $challenger } دعوت به { $game } (⁦#{ $code }⁩) را پس گرفت.
   *[other] { $others }: { $challenger } دعوت به { $game } (⁦#{ $code }⁩) را پس گرفت.
}
closed-expired = { $count ->
    [0] { $challenger }، در ۷ روز کسی دعوت شما به { $game } (⁦#{ $code }⁩) را قبول نکرد.
   *[other] { $challenger }، دعوت شما از { $invited } به { $game } (⁦#{ $code }⁩) در ۷ روز بی‌جواب ماند.
}
closed-expired-lobby = { $players }: در ۷ روز فقط { $taken } جا از { $seats } جا پر شد و این برای { $game } (⁦#{ $code }⁩) کم است. با `/halma play` دعوت تازه‌ای بسازید.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: مدیر سرور، { $who }، دعوت به { $game } (⁦#{ $code }⁩) را حذف کرد.
   *[no] 🛡️ { $players }: یکی از مدیران سرور دعوت به { $game } (⁦#{ $code }⁩) را حذف کرد.
}
closed-begun = بازی شروع شده است.
closed-begun-in = بازی اینجا شروع شده: { $thread }.

button-accept = قبول کردن
button-join = پیوستن
button-begin = شروع با { $seats } نفر
button-fill = { $seats ->
    [2] بازی با کامپیوتر
   *[other] بازی با کامپیوترها
}
button-decline = رد کردن
button-leave = خروج
button-withdraw = پس گرفتن

button-start = شروع
button-more-rules = قوانین بیشتر
panel-anyone = هر کسی اینجا می‌تواند بیاید. یا هم‌بازی را انتخاب کنید:
panel-with = با { $people }
menu-with = هر کسی
extra-rated = رسمی
extra-diagonals = حرکت قطری

menu-which-game = یک بازی انتخاب کنید
missing-permissions = نمی‌توانم در این کانال بازی برگزار کنم. این مجوزها را ندارم: { $names }. از یکی از مدیران بخواهید اجازه بدهد، یا در کانال دیگری بازی کنید.
permission-view = «دیدن کانال» (⁨View Channel⁩)
permission-send = «ارسال پیام» (⁨Send Messages⁩)
permission-send-in-threads = «ارسال پیام در تردها» (⁨Send Messages in Threads⁩)
permission-create-threads = «ساختن ترد عمومی» (⁨Create Public Threads⁩)
permission-embed = «جاسازی لینک» (⁨Embed Links⁩)
permission-attach = «پیوست فایل» (⁨Attach Files⁩)
permission-history = «خواندن پیام‌های قبلی» (⁨Read Message History⁩)

notice-seat-declined = { $to }، { $by } به { $game } (⁦#{ $code }⁩) نمی‌آید. حالا هر کسی می‌تواند این جا را بگیرد.
