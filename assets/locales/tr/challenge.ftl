# Challenges and lobbies.

challenge-named = { $challenger } meydan okuyor: { $invited } ile { $game }!
challenge-open = { $challenger } { $game } oynamak istiyor. Kim katılır?
challenge-rematch-open = { $challenger } rövanş istiyor: { $game }. Kim katılır?
challenge-rematch = { $challenger } rövanş istiyor: { $game }. { $invited }: kabul mü?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · puanlı
challenge-casual = { $time } · puansız, kimsenin puanını değiştirmez
challenge-expires = Süresi { $at } doluyor.
challenge-standing = Bu oyun başlayınca aynı meydan okumayı yeniden açarım.
series-of-two = İki oyun; ikincisinde taraflar yer değiştirir.
lobby-joined = Katılanlar: { $people }
lobby-invited = Davetliler: { $people }
lobby-computer = Kalan bütün yerlerde: Bilgisayar (seviye { $level })
lobby-free = { $free ->
    [one] Herkese açık bir boş yer var
   *[other] Herkese açık { $free } boş yer var
}
first-lot = Yerler kurayla belirlenir.
first-challenger = { $challenger } başlar.
first-opponent = { $challenger } dışındaki bir oyuncu başlar.

closed-declined = { $challenger }: { $by }, { $game } (#{ $code }) için meydan okumanı reddetti.
closed-withdrawn = { $count ->
    [0] { $challenger }, { $game } (#{ $code }) için meydan okumasını geri çekti.
   *[other] { $others }: { $challenger }, { $game } (#{ $code }) için meydan okumasını geri çekti.
}
closed-expired = { $count ->
    [0] { $challenger }: { $game } (#{ $code }) için meydan okumanı 7 gün içinde kimse kabul etmedi.
   *[other] { $challenger }: { $invited }, { $game } (#{ $code }) için meydan okumana 7 gün içinde yanıt vermedi.
}
closed-expired-lobby = { $players }: 7 gün içinde { $seats } yerden yalnızca { $taken } tanesi doldu; bu, { $game } (#{ $code }) için yetmiyor. `/halma challenge` yeni bir meydan okuma açar.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: moderatör { $who }, { $game } (#{ $code }) için meydan okumayı sonlandırdı.
   *[no] 🛡️ { $players }: bir moderatör, { $game } (#{ $code }) için meydan okumayı sonlandırdı.
}
closed-begun = Oyun başladı.
closed-begun-in = Oyun şurada başladı: { $thread }

button-accept = Kabul et
button-join = Katıl
button-begin = { $seats } kişiyle başla
button-fill = { $seats ->
    [2] Bilgisayarla oyna
   *[other] Bilgisayarlarla başla
}
button-decline = Reddet
button-leave = Ayrıl
button-withdraw = Geri çek

menu-which-game = Bir oyun seç
which-game = { $user } ile hangi oyunu oynamak istersin?
missing-permissions = Bu kanalda oyun açamıyorum; şu izinler eksik: { $names }. Bir moderatörden izin vermesini iste ya da başka bir kanalda oyna.
permission-view = “Kanalı Görüntüle”
permission-send = “Mesaj Gönder”
permission-send-in-threads = “Alt Başlıklarda Mesaj Gönder”
permission-create-threads = “Herkese Açık Alt Başlıklar Oluştur”
permission-embed = “Bağlantı Yerleştir”
permission-attach = “Dosya Ekle”
permission-history = “Mesaj Geçmişini Oku”

notice-seat-declined = { $to }: { $by }, { $game } (#{ $code }) oyununa katılmıyor. Boşalan yer herkese açık.
