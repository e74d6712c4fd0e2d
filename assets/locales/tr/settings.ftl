# What a person wants.

settings-title = **Ayarların**, bütün sunucularda geçerli. Bu komutun seçenekleriyle değiştirebilirsin.
settings-language = • Dil: { $language }
settings-no-language = • Dil: Discord'unun dili
language-unknown = “{ $name }” dilini bilmiyorum. Bildiklerim: { $languages }. `none` Discord'unun diline döner.
language-of-discord = Discord'unun dili
settings-reminders = • Bahsetmeler: { $when }
settings-no-zone = • Sessiz saatler: yok, çünkü saat dilimini bilmiyorum. `zone` seçeneğiyle belirt.
settings-no-quiet = • Sessiz saatler: yok (saat dilimi { $zone })
settings-quiet = • Hatırlatmasız sessiz saatler: { $from }:00 – { $until }:00 ({ $zone })
settings-declines-openly = • Reddettiğin teklifler: diğerlerine söylenir.
settings-declines-quietly = • Reddettiğin teklifler: kimseye söylenmez.
settings-no-theme = • Yalnızca senin gördüğün tahtaların görünümü: sunucudaki gibi.
settings-theme = • Yalnızca senin gördüğün tahtaların görünümü: { $theme }
settings-picture = • Yalnızca senin gördüğün tahtalar: resim olarak.
settings-with-text = • Yalnızca senin gördüğün tahtalar: resim olarak ve sesli okunacak metin olarak.
settings-plays-at-once = • Seçtiğin hamle hemen oynanır.
settings-confirms = • Seçtiğin hamle oynanmadan önce sana sorulur.
theme-unknown = `{ $name }` adında bir görünüm yok. Olanlar: { $themes }. `none` varsayılana döner.
theme-of-server = sunucudaki gibi
theme-usual = varsayılan
settings-in-tables = • Sıralamalar: görünüyorsun.
settings-hidden = • Sıralamalar: gizlisin. Oyunların yine de sayılır.

away-until = { $until } tarihine kadar moladasın: sürelerin duruyor, rakiplerin bunu görüyor. Yine de oynayabilirsin; `/halma away days:0` molayı bitirir. Bu yıl kalan mola günlerin: { $left }.
away-back = Hoş geldin: sürelerin yeniden işliyor. Bu yıl kalan mola günlerin: { $left }.

blocked = Sen ve { $user } artık birbirinize meydan okuyamaz, aynı oyuna da oturamazsınız. Devam eden oyunlar etkilenmez. `/halma block` engellediklerini listeler, engellerini de kaldırır.
blocked-nobody = Kimseyi engellemiyorsun.
blocked-people = { $count ->
    [one] Bir kişiyi engelliyorsun.
   *[other] { $count } kişiyi engelliyorsun.
} { $more ->
    [0] { "" }
    [one] Bir kişi daha buraya sığmıyor; birinin engelini kaldırınca görünür.
   *[other] { $more } kişi daha buraya sığmıyor; birinin engelini kaldırdıkça görünürler.
}
menu-unblock = Birinin engelini kaldır
unblocked = { $user } artık sana yeniden meydan okuyabilir.

# What a server wants, and its log.

server-title = **Bu sunucunun oyun ayarları.** Bu komutun seçenekleriyle değiştirebilirsin; nerede oynanabileceğini `/halma-admin channel` belirler.
server-channels = • Oynanabilen yerler: { $value }
server-all-channels = bütün kanallar
server-all-channels-but = { $channels } dışında bütün kanallar
server-no-channel = hiçbir kanal
server-same = Zaten öyleydi; hiçbir şey değişmedi.
server-games-none = Bu sunucuda devam eden oyun ya da açık meydan okuma yok.
server-games-title = Bu sunucunun oyunları ve meydan okumaları: { $count }
server-language = • Herkese açık mesajların dili: { $value }
server-own-language = sunucunun dili
server-game = • Oyun belirtilmeyen meydan okumanın oyunu: { $value }
server-rules = • Kurallar: { $value }
server-clock = • Hamle süresi: { $value }
server-threads = • Oyunlara ayrı alt başlık: { $value }
yes = evet
no = hayır
server-who = • Meydan okuyabilenler: { $value }
server-most = • Bir kişinin aynı andaki oyunları: { $value }
server-any-number = sınırsız
server-boards = • Sırası geçen tahtalar: { $value }
choice-boards-tidy = Derli toplu: her biri tek satır olur
choice-boards-keep = Resim olarak kalırlar
choice-boards-one-message = Yerinde değişen tek bir tahta
server-theme = • Tahtaların görünümü: { $value }
server-text = • Ekran okuyucular için metin olarak da: { $value }
server-digest = • Her sezonun en iyilerinin duyurulduğu yer: { $value }
server-puzzle = • Günün bulmacasının gönderildiği yer: { $value }
server-no-digest = hiçbir kanal

log-title = **Moderatörlerin yaptıkları**, en yenisi başta:
log-empty = Moderatörler son 90 günde bir şey yapmadı.
log-ended = { $at } { $by } #{ $code } oyununu bitirdi.
log-undone = { $at } { $by } #{ $code } oyununda son hamleyi geri aldı.
log-moved = { $known ->
    [yes] { $at } { $by } #{ $code } oyununu taşıdı: { $from } → { $to }.
   *[no] { $at } { $by } #{ $code } oyununu başka bir kanala taşıdı.
}
log-voided = { $at } { $by } #{ $code } oyununu bu sunucunun sıralamalarından çıkardı.
log-tables = { $at } { $by } bu sunucunun sıralamalarını sıfırladı.
log-settings = { $count ->
    [0] { $at } { $by } bu sunucunun oyun ayarlarını değiştirdi.
   *[other] { $at } { $by } bu sunucunun oyun ayarlarını değiştirdi:
}
log-change = { $what }: { $from } → { $to }
setting-channels = oynanabilen yerler
setting-language = herkese açık mesajların dili
setting-game = varsayılan oyun
setting-rules = varsayılan kurallar
setting-clock = varsayılan hamle süresi
setting-threads = oyunlara ayrı alt başlık
setting-who = meydan okuyabilenler
setting-boards = sırası geçen tahtalar
setting-theme = tahtaların görünümü
setting-text = tahtalar metin olarak da
setting-puzzle = günün bulmacasının gönderildiği yer
setting-digest = her sezonun en iyilerinin duyurulduğu yer
setting-most = bir kişinin aynı andaki oyunları
