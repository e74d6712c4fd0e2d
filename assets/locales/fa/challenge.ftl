# Challenges and lobbies.

challenge-named = { $challenger } از { $invited } برای یک بازی دعوت می‌کند: { $game }!
challenge-open = { $challenger } دنبال هم‌بازی است: { $game }. چه کسی می‌آید؟
challenge-rematch-open = { $challenger } می‌خواهد دوباره بازی کند: { $game }. چه کسی می‌آید؟
challenge-rematch = { $challenger } می‌خواهد دوباره بازی کند: { $game }. { $invited }، قبول می‌کنید؟
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · رسمی
challenge-casual = { $time } · دوستانه، بی‌اثر بر ریتینگ
challenge-expires = مهلت پاسخ: { $at }.
challenge-standing = با شروع این بازی، همین دعوت را دوباره می‌گذارم.
series-of-two = دو بازی؛ در دومی جاها عوض می‌شود.
lobby-joined = حاضر: { $people }
lobby-invited = دعوت‌شده: { $people }
lobby-computer = در بقیهٔ جاها: کامپیوتر (سطح { $level })
lobby-free = { $free ->
    [one] { $free } جای خالی برای هر که بخواهد
   *[other] { $free } جای خالی برای هر که بخواهد
}
first-lot = جاها با قرعه تعیین می‌شود.
first-challenger = حرکت اول با { $challenger } است.
first-opponent = حرکت اول با بازیکنی غیر از { $challenger } است.

closed-declined = { $challenger }، { $by } دعوت شما به { $game } (⁦#{ $code }⁩) را رد کرد.
closed-withdrawn = { $count ->
    [0] { $challenger } دعوت به { $game } (⁦#{ $code }⁩) را پس گرفت.
   *[other] { $others }: { $challenger } دعوت به { $game } (⁦#{ $code }⁩) را پس گرفت.
}
closed-expired = { $count ->
    [0] { $challenger }، تا ۷ روز کسی دعوت شما به { $game } (⁦#{ $code }⁩) را نپذیرفت.
   *[other] { $challenger }، دعوت شما از { $invited } به { $game } (⁦#{ $code }⁩) تا ۷ روز بی‌پاسخ ماند.
}
closed-expired-lobby = { $players }: در ۷ روز فقط { $taken } جا از { $seats } جا پر شد و این برای { $game } (⁦#{ $code }⁩) کم است. با `/halma challenge` دعوت تازه‌ای بسازید.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: مدیر سرور، { $who }، دعوت به { $game } (⁦#{ $code }⁩) را لغو کرد.
   *[no] 🛡️ { $players }: یکی از مدیران سرور دعوت به { $game } (⁦#{ $code }⁩) را لغو کرد.
}
closed-begun = بازی شروع شده است.
closed-begun-in = بازی در { $thread } شروع شده است.

button-accept = پذیرفتن
button-join = پیوستن
button-begin = شروع با { $seats } نفر
button-fill = { $seats ->
    [2] بازی با کامپیوتر
   *[other] شروع با کامپیوترها
}
button-decline = رد کردن
button-leave = خروج
button-withdraw = پس گرفتن

menu-which-game = یک بازی انتخاب کنید
which-game = کدام بازی را با { $user } می‌خواهید؟
missing-permissions = نمی‌توانم در این کانال بازی برگزار کنم، چون این مجوزها را ندارم: { $names }. لطفاً از یکی از مدیران بخواهید اجازه بدهد، یا در کانال دیگری بازی کنید.
permission-view = «دیدن کانال» (⁨View Channel⁩)
permission-send = «ارسال پیام» (⁨Send Messages⁩)
permission-send-in-threads = «ارسال پیام در رشته‌ها» (⁨Send Messages in Threads⁩)
permission-create-threads = «ساختن رشتهٔ عمومی» (⁨Create Public Threads⁩)
permission-embed = «جاسازی پیوند» (⁨Embed Links⁩)
permission-attach = «پیوست فایل» (⁨Attach Files⁩)
permission-history = «خواندن پیام‌های قبلی» (⁨Read Message History⁩)

notice-seat-declined = { $to }، { $by } به { $game } (⁦#{ $code }⁩) نمی‌آید. جای خالی را حالا هر کسی می‌تواند بگیرد.
