# What a person wants.

settings-title = **Ayarların**, tüm sunucularda. Bu komutun seçenekleriyle değiştir.
settings-language = • Dil: { $language }
settings-no-language = • Dil: Discord'unla aynı
language-unknown = “{ $name }” dilini bilmiyorum. Bildiklerim: { $languages }. `none` yeniden Discord'unun dilini kullanır.
language-of-discord = Discord'unla aynı
settings-reminders = • Etiketlemeler: { $when }
settings-no-zone = • Sessiz saatler: yok. Kullanmak için `zone` seçeneğiyle saat dilimini belirt.
settings-no-quiet = • Sessiz saatler: yok (saat dilimi { $zone })
settings-quiet = • Sessiz saatler: { $from }:00 – { $until }:00 arası etiketleme yok ({ $zone })
settings-declines-openly = • Reddettiklerin: diğerleri öğrenir
settings-declines-quietly = • Reddettiklerin: kimse öğrenmez
settings-no-theme = • Tahtalarının görünümü: sunucuyla aynı
settings-theme = • Tahtalarının görünümü: { $theme }
settings-picture = • Tahtaların: resim
settings-with-text = • Tahtaların: resim ve ekran okuyucular için metin
settings-plays-at-once = • Seçtiğin hamle: hemen oynanır
settings-confirms = • Seçtiğin hamle: oynamadan önce sorarım
settings-keeps-games = • Biten oyunlarının hamleleri: her zaman saklanır
settings-keeps-no-games = • Biten oyunlarının hamleleri: bot eski oyunları temizleyince silinir
theme-unknown = `{ $name }` adında bir görünüm yok. Şunlardan birini seç: { $themes }. `none` varsayılana döner.
theme-of-server = sunucuyla aynı
theme-usual = varsayılan
settings-in-tables = • Sıralamalar: görünüyorsun
settings-hidden = • Sıralamalar: gizlisin. Oyunların yine de sayılır.

away-until = { $until } tarihine kadar moladasın. Süren durdu, rakiplerin bunu görebilir. Yine de oynayabilirsin; molayı `/halma me away days:0` ile bitir. Bu yıl kalan mola günün: { $left }.
away-back = Hoş geldin! Süren yeniden işliyor. Bu yıl kalan mola günün: { $left }.

blocked = { $user } engellendi. Artık birbirinize meydan okuyamaz, aynı oyuna katılamazsınız. Süren oyunlar devam eder. Engel listene `/halma me block` ile bak.
blocked-nobody = Engel listen boş.
blocked-people = { $count ->
    [one] Bir kişiyi engelledin.
   *[other] { $count } kişiyi engelledin.
} { $more ->
    [0] { "" }
    [one] Bir kişi daha buraya sığmıyor; birinin engelini kaldırınca görünür.
   *[other] { $more } kişi daha buraya sığmıyor; birinin engelini kaldırınca görünürler.
}
menu-unblock = Birinin engelini kaldır
unblocked = { $user } artık engelli değil. Yine birlikte oynayabilirsiniz.

# What a server wants, and its log.

server-title = **Sunucu ayarları.** Bu komutun seçenekleriyle değiştir. Oyun kanallarını `/halma-admin channel` ile seç.
server-channels = • Oyun kanalları: { $value }
server-all-channels = tüm kanallar
server-all-channels-but = { $channels } dışında tüm kanallar
server-no-channel = hiçbir kanal
choice-games-only-here = Yalnızca burada
choice-games-here = Burada da
choice-games-not-here = Burada değil
choice-games-everywhere = Tüm kanallarda
choice-games-nowhere = Hiçbir yerde
server-same = Zaten öyleydi, hiçbir şey değişmedi.
server-games-none = Bu sunucuda şu an oyun ya da davet yok.
server-games-title = Bu sunucudaki oyunlar ve davetler: { $count }
server-language = • Herkese açık mesajların dili: { $value }
server-own-language = sunucunun dili
server-usual = { $value } (varsayılan)
server-usual-rules = her oyunun kendi kuralları ({ $game }: { $rules })
server-games-own-rules = her oyunun kendi kuralları
server-changed = **{ $line }** (önceki: { $from })
server-game = • Varsayılan oyun: { $value }
server-rules = • Varsayılan kurallar: { $value }
server-preset = • Varsayılan hazır ayar: { $value }
server-allowed = • İzin verilen kurallar: { $value }
server-all-rules = hepsi
server-default-rules = yalnızca varsayılan kurallar
server-clock = • Varsayılan süre sınırı: { $value }
server-threads = • Her oyuna ayrı alt başlık: { $value }
yes = evet
no = hayır
server-who = • Davet açabilenler: { $value }
server-most = • Kişi başına aynı anda oyun: { $value }
server-any-number = sınırsız
server-boards = • Eski tahtalar: { $value }
choice-boards-tidy = Tek satıra indir
choice-boards-keep = Resim olarak kalsın
choice-boards-one-message = Güncellenen tek tahta
server-theme = • Tahtaların görünümü: { $value }
server-text = • Ekran okuyucular için metin tahtalar: { $value }
server-digest = • Sezon kazananlarının duyurulduğu kanal: { $value }
server-puzzle = • Günün bulmacasının paylaşıldığı kanal: { $value }
server-no-digest = yok

log-title = **Moderatör işlemleri**, en yenisi başta:
log-empty = Son 90 günde moderatör işlemi yok.
log-ended = { $at } { $by } #{ $code } oyununu bitirdi.
log-undone = { $at } { $by } #{ $code } oyununun son hamlesini geri aldı.
log-moved = { $known ->
    [yes] { $at } { $by } #{ $code } oyununu taşıdı: { $from } → { $to }.
   *[no] { $at } { $by } #{ $code } oyununu başka bir kanala taşıdı.
}
log-voided = { $at } { $by } #{ $code } oyununu bu sunucunun sıralamalarından çıkardı.
log-cup-made = { $at } { $by } **{ $name }** turnuvasını başlattı.
log-cup-started = { $at } { $by } **{ $name }** kaydını kapattı.
log-cup-put-off = { $at } { $by } **{ $name }** kayıt bitişini değiştirdi.
log-cup-corrected = { $at } { $by } **{ $name }** turnuvasında bir oyunun sonucuna karar verdi.
log-cup-removed = { $at } { $by } birini **{ $name }** turnuvasından çıkardı.
log-cup-called-off = { $at } { $by } **{ $name }** turnuvasını iptal etti.
log-tables = { $at } { $by } bu sunucunun sıralamalarını sıfırladı.
log-settings = { $count ->
    [0] { $at } { $by } sunucu ayarlarını değiştirdi.
   *[other] { $at } { $by } sunucu ayarlarını değiştirdi:
}
log-change = { $what }: { $from } → { $to }
setting-channels = oyun kanalları
setting-language = herkese açık mesajların dili
setting-game = varsayılan oyun
setting-rules = varsayılan kurallar
setting-preset = varsayılan hazır ayar
setting-allowed = izin verilen kurallar
setting-clock = varsayılan süre sınırı
setting-threads = her oyuna ayrı alt başlık
setting-who = davet açabilenler
setting-boards = eski tahtalar
setting-theme = tahtaların görünümü
setting-text = metin tahtalar
setting-puzzle = günün bulmacasının kanalı
setting-digest = sezon kazananlarının kanalı
setting-most = kişi başına aynı anda oyun
