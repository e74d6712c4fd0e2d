# Words of the game.

variant-halma8 = Halma 8×8
variant-halma10 = Halma 10×10
variant-halma16 = Halma 16×16
variant-halma16-4 = 4 kişilik Halma 16×16
variant-corners = Köşeler (Ugolki)
variant-mini-corners = Mini Köşeler
variant-star2 = 2 kişilik Çin Daması
variant-star2x3 = 2 kişilik üçer renkli Çin Daması
variant-star3 = 3 kişilik Çin Daması
variant-star3x2 = 3 kişilik ikişer renkli Çin Daması
variant-star4 = 4 kişilik Çin Daması
variant-star5 = 5 kişilik Çin Daması
variant-star6 = 6 kişilik Çin Daması
variant-star2-15 = 2 kişilik Çin Daması, 15 taş
variant-star3-15 = 3 kişilik Çin Daması, 15 taş

clock-1h = 1 saat
clock-12h = 12 saat
clock-1d = 1 gün
clock-2d = 2 gün
clock-3d = 3 gün
clock-5d = 5 gün
clock-7d = 7 gün
clock-14d = 14 gün
clock-none = Süre sınırı yok
clock-bank-7d = Tüm hamlelerin için 7 gün
clock-bank-14d = Tüm hamlelerin için 14 gün
clock-bank-21d = Tüm hamlelerin için 21 gün
clock-bank-30d = Tüm hamlelerin için 30 gün
clock-bank-3d-12h = 3 gün, artı hamle başına 12 saat
clock-bank-7d-1d = 7 gün, artı hamle başına 1 gün
clock-weekends = { $time }, hafta sonları sayılmaz
clock-per-move = Hamle başına { $time }

rules-gambiter = Tur sınırı (Gambiter)
rules-brainking = Evden zamanında çık (BrainKing)
rules-closed-camp = Hedeften çıkış yok
rules-classic = Hedefi önce dolduran kazanır (klasik)
rules-igroved = Hedefi önce dolduran kazanır (yıldız)
rules-parlett = Dolu hedef kazanır (Parlett)
rules-family = Aile kuralları (yıldız)
diagonals-on = çaprazlar açık
diagonals-off = çaprazlar kapalı
jumps-long = uzun atlamalar
ends-places = tüm sıralar için
teams-pairs = eşli

color-a = Beyaz
color-b = Siyah
color-c = Kırmızı
color-d = Mavi
color-e = Yeşil
color-f = Sarı

forgotten-person = Biri
computer = Bilgisayar (seviye { $level })

# The board in words.

text-stone-a = b
text-stone-b = s
text-stone-c = k
text-stone-d = m
text-stone-e = y
text-stone-f = a
text-color = { $letter } { $name }
text-legend = { $colors }; { $free } boş

alt-board = { $game }, { $round }. tur.
alt-seat = { $name }, { $colors }: { $tempo ->
    [0] hepsi hedefte
    [one] bir adım kaldı
   *[other] { $tempo } adım kaldı
}, evde { $home } taş, { $stones } taştan { $goal } tanesi hedefte.
alt-out = { $name } ({ $colors }) oyun dışı.
alt-place = { $name } ({ $colors }): { $place }. sıra.
alt-to-move = Sıra: { $name }.
alt-won = { $name } kazandı.
alt-won-pair = { $names } birlikte kazandı.
picture-steps = adım kaldı
picture-goal = hedefte
alt-over = Oyun bitti.
alt-last = Son hamle: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] { $user }, **{ $seat } başlıyor.**
   *[no] **{ $seat } başlıyor.**
}
turn-aim = { $aim ->
    [duel] { $other } hedefini doldurmadan { $stones } { $marks } taşını { $corners } götür. **Hamle yap**'a dokun.
    [pair] { $stones } { $marks } taşını { $corners } götür. Eşin: { $other }. İki hedefini de önce dolduran çift kazanır. **Hamle yap**'a dokun.
    [places] { $stones } { $marks } taşını { $corners } götür: ne kadar erken, o kadar iyi sıra. **Hamle yap**'a dokun.
   *[others] { $stones } { $marks } taşını herkesten önce { $corners } götür. **Hamle yap**'a dokun.
}
# Where a goal lies in the picture, after "into".
corner-bottom = alt köşeye
corner-bottom-left = sol alt köşeye
corner-bottom-right = sağ alt köşeye
corner-top = üst köşeye
corner-top-left = sol üst köşeye
corner-top-right = sağ üst köşeye
turn-next = { $practice ->
    [yes] { $user }, sıra: { $seat }.
   *[no] { $seat }, sıra sende.
}
turn-look = Sıra: { $seat }.
turn-thinks = { $seat } düşünüyor…
played = { $seat } **{ $route }** oynadı.
played-planned = { $seat } planladığı gibi **{ $route }** oynadı.
taken-back = { $count ->
    [one] ↩️ Son hamle geri alındı.
   *[other] ↩️ Son { $count } hamle geri alındı.
}
moderator-undid = 🛡️ { $players }: moderatör { $who } son hamleyi geri aldı.
moderator-moved = 🛡️ { $players }: moderatör { $who } bu oyunu buraya taşıdı.
moderator-ended = 🛡️ { $players }: moderatör { $who } bu oyunu bitirdi.
moderator-voided = 🛡️ { $players }: moderatör { $who } bu oyunu bu sunucunun sıralamalarından çıkardı.
void-everywhere = 🛡️ { $players }: bot sahibi bu oyunu tüm sıralamalardan çıkardı.
moderator-reason = Neden: { $reason }
past-began = #{ $code } başladı: { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [one] { $first } · bir hamle daha · { $last }
   *[other] { $first } · { $between } hamle daha · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to } ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
})
past-resigned = { $seat } pes etti.
past-timeout = { $seat } için süre doldu.
turn-short = { $seat }, #{ $code } oyununda sıra sende: { $place }
moved-away = ➡️ #{ $code } burada devam ediyor: { $place }
paused-place = ⏸️ Oyun duraklatıldı: kanalına yazamıyorum. Başka bir kanalda `/halma game move-here game:{ $code }` kullan, yoksa oyun { $until } iptal edilir.
paused-player = ⏸️ { $who } sunucudan ayrıldı, oyun durdu. Dönmezse { $until } oyun dışı kalır; hamle yaparsa oyun sürer.
offer-agreed = 🤝 Anlaştınız.
offer-draw = 🤝 #{ $code }: { $by } beraberlik teklif ediyor. { $asked }, kabul mü?
offer-takeback = ↩️ #{ $code }: { $by } bir hamleyi geri almak istiyor. { $asked }, kabul mü?
offer-cancel = 🚫 #{ $code }: { $by } oyunu iptal etmek istiyor; oyun sayılmaz. { $asked }, kabul mü?
offer-hints = 💡 #{ $code }: { $by } herkese ipucu açılsın istiyor. Oyun puanlı kalır. { $asked }, kabul mü?
offer-undoes = Geri alınacak: { $plies }
offer-declined-draw = { $by } beraberlik istedi, { $declined } reddetti.
offer-declined-takeback = { $by } hamlesini geri almak istedi, { $declined } reddetti.
offer-declined-cancel = { $declined } iptali reddetti. Oyun devam ediyor.
offer-declined-hints = { $declined } reddetti: bu oyunda ipucu yok.
offer-withdrawn-draw = { $by } beraberlik teklifini geri çekti.
offer-withdrawn-takeback = { $by } hamlesini geri almaktan vazgeçti.
offer-withdrawn-cancel = { $by } iptalden vazgeçti. Oyun devam ediyor.
offer-withdrawn-hints = { $by } ipucu istemekten vazgeçti.
notice-declined-draw = { $to }, { $by } #{ $code } oyunundaki beraberlik teklifini reddetti. Oyun devam ediyor.
notice-declined-takeback = { $to }, { $by } #{ $code } oyununda hamleni geri almanı kabul etmedi.
notice-declined-hints = { $to }, { $by } reddetti: #{ $code } oyununda ipucu yok.
notice-hints-agreed = { $to }, herkes kabul etti: #{ $code } oyununda sıran gelince `/halma hint` kullan.
notice-declined-cancel = { $to }, { $by } #{ $code } oyununun iptalini reddetti. Oyun devam ediyor.
notice-day-given = { $known ->
    [yes] { $to }, { $by } #{ $code } oyununda sana bir gün daha verdi. Süren { $ends } doluyor.
   *[no] { $to }, { $by } #{ $code } oyununda sana bir gün daha verdi.
}
had-to-pass = { $seat } oynayamıyor, pas geçiyor.
out-resignation = { $seat } pes etti. Taşları tahtadan kalkıyor, diğerleri devam ediyor.
out-timeout = { $seat } için süre doldu. Taşları tahtadan kalkıyor, diğerleri devam ediyor.
out-pair-resignation = { $seat } pes etti, oyun eşi { $partner } için de bitti. Taşları tahtadan kalkıyor, diğerleri devam ediyor.
out-pair-timeout = { $seat } süresini doldurdu, oyun eşi { $partner } için de bitti. Taşları tahtadan kalkıyor, diğerleri devam ediyor.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 berabere
title-cancelled = 🚫 iptal edildi
thread-name = { $game } · { $names } · #{ $code }
thread-summary = { $game } #{ $code } bitti: { $place }
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · { $round }. tur
board-footer-whole = #{ $code } · { $game } · { $round }. tur · { $rules }
steps-to-go = Kalan adım: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } oyun dışı
race-needs = { $winner } için en çok { $most ->
    [one] bir hamle
   *[other] { $most } hamle
} gerekli, { $loser } için en az { $least }.
time-left = ⏳ { $at }
bank-left = ⌛ { $who }: { $time }
bot-was-away = 🔌 Bu hamle sırasında bir süre çevrimdışıydım. O süre sayılmaz.
player-away = ✈️ { $who } molada: { $from } – { $until }. O süre sayılmaz.
reminder = ⏰ { $user }, { $game } #{ $code } hamleni bekliyor. Süren { $ends } doluyor — { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] Evi boşaltmak için son tur: { $round }. turdan sonra evinde hâlâ taş olan kaybeder (ikisinin de varsa berabere). { $homes }
   *[other] Evi boşaltmak için { $left } tur kaldı: { $round }. turdan sonra evinde hâlâ taş olan kaybeder (ikisinin de varsa berabere). { $homes }
}
forced-home-own = Evinde { $count } taşın var.
forced-home-seat = { $seat }: evde { $count } taş.
forced-home-moves = { $left ->
    [one] { $seat }: evi boşaltmak için bir hamle kaldı, yoksa kaybeder. { $homes }
   *[other] { $seat }: evi boşaltmak için { $left } hamle kaldı, yoksa kaybeder. { $homes }
}
forced-tempo = { $left ->
    [one] Bu turdan ({ $round }. tur) sonra kalan adımı daha az olan kazanır
   *[other] { $round }. turdan sonra kalan adımı daha az olan kazanır: { $left } tur kaldı
}
forced-stall = { $left ->
    [one] { $quiet } turdur ilerleme yok: bir tur daha geçerse berabere
   *[other] { $quiet } turdur ilerleme yok: { $left } tur daha geçerse berabere
}
forced-stall-places = { $left ->
    [one] { $quiet } turdur ilerleme yok: bir tur daha geçerse oyun biter, kalanlar bir sırayı paylaşır
   *[other] { $quiet } turdur ilerleme yok: { $left } tur daha geçerse oyun biter, kalanlar bir sırayı paylaşır
}
forced-stall-loses = { $left ->
    [one] { $quiet } turdur ilerleme yok: bir tur daha geçer ve evi boşalmazsa { $loser } kaybeder
   *[other] { $quiet } turdur ilerleme yok: { $left } tur daha geçer ve evi boşalmazsa { $loser } kaybeder
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-built = { $seats ->
    [2] 🏆 **{ $winner } kazandı!** { $stones } taşın hepsi { $moves } hamlede hedefte, { $losers } { $ahead ->
        [one] bir adım
       *[other] { $ahead } adım
    } geride.
   *[other] 🏆 **{ $winner } kazandı!** { $stones } taşın hepsi { $moves } hamlede hedefte.
}
won-locked = { $seats ->
    [2] 🏆 { $winner }, { $losers } karşısında kazandı: hedef, rakibin kilitli taşlarıyla birlikte doldu.
   *[other] 🏆 { $winner } kazandı: hedef, rakiplerin kilitli taşlarıyla birlikte doldu.
}
won-filled = { $seats ->
    [2] 🏆 { $winner }, { $losers } karşısında kazandı: hedef dolu ve taşların çoğu kendisinin.
   *[other] 🏆 { $winner } kazandı: hedef dolu ve taşların çoğu kendisinin.
}
level-beaten = 🎉 **Seviye { $level } ilk kez geçildi!**
moment-move = 🔗 Tek hamlede { $jumps } atlama!
moment-upset = 🎯 Sürpriz! { $seat } oyuncusunun puanı { $points } daha düşüktü.
moment-leads = 👑 { $seat } artık burada bir numara!
moment-comeback = 🚀 Müthiş geri dönüş: { $seat } { $round }. turda { $steps } adım gerideydi.
moment-streak = 🔥 { $seat }: art arda { $count } galibiyet!
moment-fastest = ⚡ Kişisel rekor: { $seat } bu oyunu hiç bu kadar az hamlede kazanmamıştı ({ $moves }).
moment-chain = 🔗 { $seat } için en uzun zincir: { $jumps } atlama.
moment-ranked = 📈 Üç puanlı oyun: { $seat } artık sıralamada.
moment-first = 🎉 { $seat } için ilk puanlı oyun!
moment-short = { $seat } hedefe yalnızca { $steps ->
    [one] bir adım
   *[other] { $steps } adım
} uzaktaydı. Çok yakındı!
level-last = 🎉 **Seviye 10 geçildi. Seviye 11 yok!**
won-home = 🏆 { $winner } kazandı: { $losers } evini boşaltamadı.
won-tempo = 🏆 { $winner }, { $losers } karşısında kazandı: daha az adımı kaldı ({ $tempo }).
won-stall = 🏆 { $winner } kazandı: 50 tur ilerleme olmadı ve { $losers } evini boşaltamadı.
won-resignation = { $seats ->
    [2] { $losers } pes etti. 🏆 { $winner } kazandı.
   *[other] { $last } pes etti, diğerleri zaten oyun dışı. 🏆 { $winner } kazandı.
}
won-race = 🏆 **{ $winner } kazandı!** { $losers } artık yetişemez.
won-timeout = { $seats ->
    [2] { $losers } için süre doldu. 🏆 { $winner } kazandı.
   *[other] { $last } için süre doldu, diğerleri zaten oyun dışı. 🏆 { $winner } kazandı.
}
won-pair = 🏆 **{ $winner } birlikte kazandı!** İkisi de hedefine ulaştı.
won-pair-resignation = { $last } pes etti. 🏆 **{ $winner } birlikte kazandı!**
won-pair-timeout = { $last } süresini doldurdu. 🏆 **{ $winner } birlikte kazandı!**
placed-places = 🏁 { $places }
placed-stall = İlerlemesiz 50 tur: hâlâ oynayanlar bir sırayı paylaşıyor. 🏁 { $places }
placed-blocked = Artık kimse oynayamıyor: hâlâ oynayanlar bir sırayı paylaşıyor. 🏁 { $places }
placed-agreement = 🤝 Hâlâ oynayanlar bir sırayı paylaşmakta anlaştı. 🏁 { $places }
placed-resignation = { $last } pes etti. 🏁 { $places }
placed-timeout = { $last } süresini doldurdu. 🏁 { $places }
drawn-built = { $seats ->
    [2] 🤝 { $players } berabere kaldı: iki hedef de aynı turda doldu.
   *[other] 🤝 Beraberlik: iki hedef de aynı turda doldu.
}
drawn-home = { $seats ->
    [2] 🤝 { $players } berabere kaldı: ikisinin de evinde hâlâ taş vardı.
   *[other] 🤝 Beraberlik: ikisinin de evinde hâlâ taş vardı.
}
drawn-tempo = { $seats ->
    [2] 🤝 { $players } berabere kaldı: kalan adımlar eşit ({ $tempo }).
   *[other] 🤝 Beraberlik: kalan adımlar eşit ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 { $players } berabere kaldı: 50 tur ilerleme olmadı.
   *[other] 🤝 Beraberlik: 50 tur ilerleme olmadı.
}
drawn-blocked = { $seats ->
    [2] 🤝 { $players } berabere kaldı: artık kimse oynayamıyor.
   *[other] 🤝 Beraberlik: artık kimse oynayamıyor.
}
drawn-race = 🤝 { $players } berabere kaldı: ne oynarlarsa oynasınlar hedefe aynı turda varacaklar.
drawn-agreement = { $seats ->
    [2] 🤝 { $players } beraberlikte anlaştı.
   *[other] 🤝 Anlaşmayla beraberlik.
}
void-agreed = 🚫 { $players } bu oyunu iptal etmekte anlaştı. Oyun sayılmaz.
void-late = 🚫 Herkes iki hamle yapmadan { $blamed } için süre doldu. Oyun iptal edildi, sayılmaz: { $players }.
void-left = 🚫 Herkes iki hamle yapmadan { $blamed } sunucudan ayrıldı. Oyun iptal edildi, sayılmaz: { $players }.
void-no-place = 🚫 { $players }: bu oyunun bir haftadır kanalı yok. İptal edildi, sayılmaz.
void-moderator = Oyun sayılmaz.
void-unknown = 🚫 { $players }: bu oyun iptal edildi, sayılmaz.

# Buttons, menus, forms.

button-move = Hamle yap
chooses-move = { $who }, #{ $code } oyununda hamle seçiyor.
choose-move = #{ $code } oyununda hamlen: önerilen bir hamleyi (+4: 4 adım daha yakın) ya da hamlelerini görmek için numaralı bir taşı seç.
choose-side = Senin tarafından bakınca taşların { $corners } gidecek.
choose-target = #{ $code }: { $stone } hanesindeki taş nereye gitsin?
went-on = O tahta eskidi. Güncel tahta:
menu-best-moves = Önerilen hamleler: seçtiğin oynanır
menu-first-stones = Taş seç…
menu-stones = Başka taş…
menu-targets = { $first ->
    [1] Nereye? Seçtiğin hemen oynanır
   *[other] Diğer hamleler, { $first } ve sonrası
}
stone-label = { $number } · { $stone } · { $moves ->
    [one] bir hamle
   *[other] { $moves } hamle
}
choice-move = { $begins } → { $to } · { $jumps ->
    [0] adım
    [one] bir atlama
   *[other] { $jumps } atlama
} · { $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}{ $end ->
    [won] {" "}· 🏆 kazanırsın
    [lost] {" "}· ⚠️ kaybedersin
    [late] {" "}· ⌛ ev zamanında boşalmaz
    [drawn] {" "}· 🤝 berabere
   *[none] { "" }
}
jumps-begin = #{ $code }: { $from } hanesindeki taşla atla. Önce nereye?
jumps-on = #{ $code }: { $from } hanesindeki taşın şimdi { $at } hanesinde. Atlamaya devam et ya da burada dur.
jumps-back = #{ $code }: { $from } hanesindeki taşın şimdi { $at } hanesinde. Buradan yalnızca geri atlayabilir.
menu-jumps = Şuraya atla…
button-jump-by-jump = Tek tek atla
button-stop-here = Burada dur
hint-title = 💡 #{ $code }: bilgisayar ne oynardı
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Olası yanıt: { $reply }.
hint-play = ▶ { $text }
hint-rated = Bu oyun puanlı: ancak herkes kabul ederse ipucu var. Alıştırmada ve puansız oyunlarda ipucu hep açık.
button-ask-hints = Herkese sor
hint-wins = { $moves ->
    [one] hemen kazanırsın.
   *[other] { $moves } hamlede kazanırsın.
}
hint-shortest = { $moves ->
    [one] yarışı bitirir.
   *[other] artık bir yarış, hedefe en kısa yol bu: { $moves } hamle.
}
hint-leaves-home = { $left ->
    [0] evini zamanında boşaltır.
    [one] evden zamanında çıkar; çıkacak bir taş daha kalır.
   *[other] evden zamanında çıkar; çıkacak { $left } taş daha kalır.
}
hint-fills-goal = hedefe bir taş daha girer.
hint-brings-up = en geride kalan taşı öne getirir.
hint-chain = { $jumps } atlamalık zincir.
hint-prepares = { $next } hamlesini hazırlar. Olası yanıt: { $reply }.
hint-best = uzun vadede en iyisi.
hint-no-mark = 🤖 İpucu aldın: kazansan da bu seviye profiline yazılmaz.
confirm-move = #{ $code } oyununda **{ $text }** oynansın mı?
button-play = Oyna
button-type-move = Hamle yaz
button-other-stones = Diğer taşlar
button-back = Geri
button-note = Notum
button-plan-write = Planı düzenle
button-plan-delete = Planı sil
button-board = Benim tarafım
button-resign = Pes et
button-resign-yes = Evet, pes et
button-resign-no = Hayır, oyuna devam
button-agree = Kabul et
button-disagree = Reddet
button-claim-win = 🏁 Galibiyeti ilan et
button-claim-draw = 🏁 Beraberliği ilan et
button-give-day = +1 gün
button-to-board = Tahtayı göster
button-wake = ⏰ Uyandır
button-mute = 🔕 Sustur
button-rematch = Rövanş
button-level = Seviye { $level }
button-analyze = Analiz
analysis-title = 📈 **#{ $code }** { $game } · Analiz
analysis-failed = Analizi bitiremedim. Birazdan tekrar dene. Yine olmazsa bot sahibine haber ver.
analysis-curve = { $seats ->
    [2] Eğri: { $seat } tur tur kaç adım öndeydi.
   *[other] Eğriler: her renk tur tur diğerlerinden kaç adım öndeydi.
}
analysis-no-moment = Tek bir adım bile boşa gitmedi. İyi oyun!
analysis-cost-steps = 🔴 { $round }. tur: { $own ->
    [yes] { $played } oynadın
   *[no] { $seat } { $played } oynadı
}. **{ $better }** { $steps ->
    [one] bir adım
   *[other] { $steps } adım
} daha iyiydi.
analysis-cost-moves = 🔴 { $round }. tur: { $own ->
    [yes] { $played } oynadın
   *[no] { $seat } { $played } oynadı
}. **{ $better }** { $moves ->
    [one] bir hamle
   *[other] { $moves } hamle
} daha hızlıydı.
analysis-cost-win = ❗ { $round }. tur: { $own ->
    [yes] { $moves ->
        [one] tek hamlede
       *[other] { $moves } hamlede
    } kazanabilirdin
   *[no] { $seat } { $moves ->
        [one] tek hamlede
       *[other] { $moves } hamlede
    } kazanabilirdi
}, fırsat kaçtı (**{ $better }**).
analysis-cost-game = 🔴 { $round }. tur: { $own ->
    [yes] { $played } oynadın
   *[no] { $seat } { $played } oynadı
}, { $moves ->
    [one] oyun hemen kaybedildi
   *[other] oyun oradan sonra kayıptı
}. **{ $better }** daha iyiydi.
analysis-missed = 🔗 Kaçan en uzun zincir: { $seat } **{ $chain }**, { $round }. tur, { $jumps } atlama, { $gain ->
    [one] bir adım
   *[other] { $gain } adım
} ileri.
analysis-race = 🏁 { $round }. turdan sonrası yarıştı: { $sides }.
analysis-race-side = { $seat }: { $needed ->
    [one] bir hamle
   *[other] { $needed } hamle
} yeterdi ({ $made } sürdü)
analysis-too-short = Bu oyun analiz için fazla kısa. Her oyuncudan en az { $moves } hamle gerekiyor.
curve-rounds = Tur
curve-steps = Adım
curve-ahead = { $name } önde
analysis-alt = { $rounds } tur boyunca ilk rengin adım farkı: en iyi { $most }, en kötü { $least }.
button-replay = Tekrar izle
button-share = Paylaş
shared = { $who } #{ $code } oyununu paylaştı: { $game }, { $players }
button-replay-files = GIF ve kayıt
button-replay-files-from = Buradan GIF
menu-replay = Bir hamleye git
replay-title = **#{ $code }** · { $game } · hamle { $number }/{ $count }
replay-move = { $number ->
    [0] Başlangıç
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] bir tur
   *[other] { $rounds } tur
} · { $jumps ->
    [0] atlama yok
    [one] bir atlama: { $seat }
   *[other] { $jumps } atlama{ $longest ->
        [1] {""}
       *[other] {" "}· en uzun zincir { $longest }: { $seat }
    }
}
replay-files = #{ $code }: GIF ve oyun kaydı.
replay-skips = Kısa sürsün diye { $step } hamlede bir gösteriliyor.
replay-small = Discord'un boyut sınırına sığsın diye { $pixels } piksele küçültüldü.
replay-no-picture = #{ $code } için GIF yapamadım. Kaydı burada.
imported = #{ $code } yüklendi. Yalnızca sen görürsün, puanları etkilemez.
import-several = Burada birden çok oyun var. Tek tek içe aktar.
import-unreadable = Bu kaydın { $line }. satırını okuyamıyorum: { $text }. { $why } Kaydın nasıl göründüğünü `/halma game export` gösterir. Satırı düzelt ve `/halma game import` ile tekrar dene.
import-why-empty = İçinde oyun yok.
import-why-large = Bu satır ya da kaydın tamamı fazla uzun.
import-why-token = Ne `[Variant "halma8"]` gibi bir etiket ne de bir hamle.
import-why-tag = Bu etiket iki kez geçiyor, ilk hamleden sonra geliyor ya da değerini bilmiyorum.
import-why-no-variant = Oyununun adıyla `[Variant "halma8"]` etiketi eksik.
import-why-move = { $ply }. hamle orada oynanamaz: { $why }
import-why-seat = Bu oyuncu oyunda yok ya da zaten oyun dışı.
import-why-result = Hamleler başka bir sonuca varıyor ya da sonuçlar birbiriyle çelişiyor.
modal-import-title = Oyun içe aktar
modal-import-field = Oyun kaydı
modal-import-example =
    {"[Variant \"halma8\"]"}
    1. h4-g4 a5-b5
record-of = #{ $code } oyununun kaydı.
button-previous = ◀ Önceki
button-next = Sonraki ▶
modal-move-title = Hamlen · #{ $code }
modal-move-field = Nereden nereye ya da bütün yol
modal-move-example = { $example }
menu-which-match = Bir oyun seç
menu-which-challenge = Bir daveti yanıtla ya da geri çek
challenge-chosen = Bu davet yanıt bekliyor.
modal-end-title = #{ $code } bitsin mi? Oyun sayılmaz.
modal-void-title = #{ $code } sıralamalardan çıkarılsın mı?
modal-reset-tables-title = Bu sunucunun sıralamaları sıfırlansın mı?
modal-reset-tables-field = Bu sunucunun adını yaz
modal-undo-title = #{ $code }: son hamle geri alınsın mı?
modal-reason-field = Neden? Oyuncular görür.
modal-reason-example = İsteğe bağlı
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = Hangi oyun?
name-the-match = Burada birkaç oyunun var. `game` seçeneğiyle birini seç.

# Private answers.

already-done = Zaten yapıldı. Güncel tahta:
done-privately = Tamam. #{ $code } burada: { $place }
unposted = { $place } kanalına artık yazamıyorum, bu yüzden #{ $code } oyunu en çok bir hafta duruyor. Hiçbir şey kaybolmadı: `/halma board game:{ $code }` tahtayı gösterir. `/halma game move-here game:{ $code }` oyunu başka bir kanala taşır.
unposted-over = #{ $code } nasıl bitti, { $place } kanalında gösteremedim: oraya yazamıyorum ya da kanal artık yok. `/halma board game:{ $code }` gösterir.
plain-post = { $people }: #{ $code } oyununda gelişme var ama Discord mesajımı kabul etmedi. `/halma board game:{ $code }` gösterir.
no-lost-game = Bütün oyunlarının kanalı yerinde. Taşınacak oyun yok.
done-late = Tamam. Beklettim, kusura bakma.
press-again = Fazla uzun sürdü. Düğmeye bir daha dokun.
other-version = Bu düğme botun başka bir sürümünden. Güncel tahta:
no-turn-here = Bu kanaldaki hiçbir oyunda sıra sende değil. `/halma games` oyunlarını listeler, `/halma play` yenisini başlatır.
no-game-here = Bu kanalda oyunun yok. `/halma games` oyunlarını listeler.
note-title = 📝 **Notun** (yalnızca sen görürsün)
note-saved = 📝 Kaydedildi. #{ $code } için notun, yalnızca sen görürsün:
note-deleted = #{ $code } notu silindi.
note-no-game = Bu kanalda oyunun yok. Başka yerdeki bir oyun için kodunu yaz: `/halma game note game:`.
modal-note-title = #{ $code } için notun
modal-note-field = Yalnızca sen görürsün (boş: not yok)
modal-note-example = Planın ne?
plan-none = #{ $code } için planın yok.
plan-title = 🗺️ **#{ $code } için planın** (yalnızca sen görürsün)
plan-saved = 🗺️ Kaydedildi. #{ $code } için planın, yalnızca sen görürsün:
plan-how = Her satırda: onların hamlesi, senin cevabın ve böyle devam eder; örneğin `{ $example }`. Bunu oynarlarsa cevabın hemen oynanır.
plan-typed = Yazdıkların:
plan-no-game = Bu kanalda süren bir oyunun yok. Başka yerdeki bir oyun için kodunu yaz: `/halma game plan game:`.
modal-plan-title = #{ $code } için planın
modal-plan-field = Onların hamlesi, cevabın… (boş: plan yok)
no-board-here = Bu kanalda şu an oyun yok. `/halma play` ile başlat.
resign-question = { $two ->
    [yes] { $others } karşısında pes ediyor musun? Oyun biter.
   *[no] #{ $code } oyununda pes ediyor musun? Bu geri alınamaz.
}
resign-question-pair = #{ $code } oyununda pes ediyor musun? Oyun eşin { $partner } için de biter. Geri alınamaz.
resign-kept = Tamam, oyuna devam.
day-given = Tamam: #{ $code } oyununda rakibinin bir günü daha var.
menu-of = Oyunlar { $from }–{ $to }
menu-more = { $count } oyun daha buraya sığmıyor. `game` seçeneğiyle birini seç.
wake-up = ⏰ { $who }, #{ $code } oyununda sıra sende.
muted = Tamam, #{ $code } oyununda bu hamleyi sana hatırlatmam.
offer-declined-quietly = Reddettin. Kimseye söylemem; teklif sıra geçene kadar açık kalır.
next-waiting = Sıradaki: { $game }
open-none = Bu sunucuda açık davet yok. Rakip seçmeden `/halma play` herkesin katılabileceği bir davet açar.
open-title = Bu sunucudaki açık davetler: { $count }
games-none = Hiç oyunun yok. `/halma play` ile başlat.
games-none-of = { $who } için bu sunucuda oyun yok.
games-title = Oyunların: { $count }
games-title-of = { $who } · bu sunucudaki oyunlar: { $count }
games-my-turn = ▶️ **Sıra sende**
games-their-turn = ⏳ **Diğerleri bekleniyor**
link-to-board = tahtaya git
games-open = 📨 **Oyuncu bekliyor**
games-answer = 📨 **Sana meydan okundu**
menu-move-in = Hamle yapılacak oyun…
seat-namesake = { $name } ({ $color })
