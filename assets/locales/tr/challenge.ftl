# Challenges and lobbies.

challenge-named = { $invited }, { $challenger } sana meydan okuyor: { $game }!
challenge-open = { $challenger } { $game } oynamak istiyor. Kim var?
challenge-rematch-open = { $challenger } rövanş istiyor: { $game }. Kim var?
challenge-rematch = { $challenger } rövanş istiyor: { $game }. { $invited }, kabul mü?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · puanlı
challenge-casual = { $time } · puansız
challenge-uneven = Puansız: beş kişide bazı köşeler diğerlerinden iyidir.
challenge-expires = Davetin süresi { $at } doluyor.
challenge-standing = Oyun başlayınca bu daveti yeniden paylaşırım.
series-of-two = İki oyun, ikincide taraflar değişir.
lobby-joined = Katılanlar: { $people }
lobby-invited = Davetliler: { $people }
lobby-computer = Kalan yerler: Bilgisayar (seviye { $level })
lobby-free = { $free ->
    [one] Herkese açık bir yer var
   *[other] Herkese açık { $free } yer var
}
first-lot = Kimin başlayacağı rastgele.
first-challenger = { $challenger } başlar.
first-opponent = Rakip başlar.
first-swapped = Bu kez { $first } başlar.

closed-declined = { $challenger }, { $by } davetini reddetti: { $game } (#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } davetini geri çekti: { $game } (#{ $code }).
   *[other] { $others }: { $challenger } davetini geri çekti: { $game } (#{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }, davetini 7 gün içinde kimse kabul etmedi: { $game } (#{ $code }).
   *[other] { $challenger }, { $invited } davetine 7 gün içinde yanıt vermedi: { $game } (#{ $code }).
}
closed-expired-lobby = { $players }: 7 günde { $seats } yerden yalnızca { $taken } tanesi doldu. { $game } (#{ $code }) için bu yetmiyor. Yeni davet: `/halma play`.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: moderatör { $who } daveti kaldırdı: { $game } (#{ $code }).
   *[no] 🛡️ { $players }: bir moderatör daveti kaldırdı: { $game } (#{ $code }).
}
closed-begun = Oyun başladı.
closed-begun-in = Oyun başladı: { $thread }

button-accept = Kabul et
button-join = Katıl
button-begin = { $seats } kişiyle başla
button-fill = { $seats ->
    [2] Bilgisayarla oyna
   *[other] Bilgisayarlarla oyna
}
button-decline = Reddet
button-leave = Ayrıl
button-withdraw = Geri çek

button-start = Başlat
button-more-rules = Diğer kurallar
panel-anyone = Buradaki herkes katılabilir. Ya da kiminle oynayacağını seç:
panel-with = Rakip: { $people }
menu-with = Herkese açık
extra-rated = Puanlı
extra-diagonals = Çapraz hamleler

menu-which-game = Bir oyun seç
missing-permissions = Bu kanalda oyun açamıyorum, şu izinler eksik: { $names }. Bir moderatörden bu izinleri vermesini iste ya da başka bir kanalda oyna.
permission-view = “Kanalı Görüntüle”
permission-send = “Mesaj Gönder”
permission-send-in-threads = “Alt Başlıklarda Mesaj Gönder”
permission-create-threads = “Herkese Açık Alt Başlıklar Oluştur”
permission-embed = “Bağlantı Yerleştir”
permission-attach = “Dosya Ekle”
permission-history = “Mesaj Geçmişini Oku”

notice-seat-declined = { $to }, { $by } katılmıyor: { $game } (#{ $code }). Yeri herkese açık.
