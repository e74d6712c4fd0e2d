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

clock-1h = 1 saat
clock-12h = 12 saat
clock-1d = 1 gün
clock-2d = 2 gün
clock-3d = 3 gün
clock-5d = 5 gün
clock-7d = 7 gün
clock-14d = 14 gün
clock-none = Süre sınırı yok
clock-per-move = Hamle başına { $time }

rules-gambiter = Tur sınırlı kurallar (Gambiter)
rules-brainking = Hamle sayılı ev kontrolü (BrainKing)
rules-closed-camp = Kapalı hedef
rules-classic = Hedefi ilk dolduran (klasik)
rules-igroved = Hedefi ilk dolduran (yıldız)
diagonals-on = çaprazlar açık
diagonals-off = çaprazlar kapalı

color-a = Beyaz
color-b = Siyah
color-c = Kırmızı
color-d = Mavi
color-e = Yeşil
color-f = Sarı
mark-a = ⚪
mark-b = ⚫
mark-c = 🔴
mark-d = 🔵
mark-e = 🟢
mark-f = 🟡

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
    [one] hedefe bir adım kaldı
   *[other] hedefe { $tempo } adım kaldı
}, evde { $home } taş, { $stones } taştan { $goal } tanesi hedefte.
alt-out = { $name } ({ $colors }) oyun dışı.
alt-to-move = Sıra: { $name }.
alt-won = { $name } kazandı.
alt-over = Oyun bitti.
alt-last = Son hamle: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] { $user }, { $seat } başlıyor.
   *[no] { $seat } başlıyor.
}
turn-next = { $practice ->
    [yes] { $user }, sıra: { $seat }.
   *[no] Sıra: { $seat }.
}
turn-thinks = { $seat } düşünüyor.
played = { $seat } **{ $route }** oynadı.
taken-back = { $count ->
    [one] ↩️ Son hamle geri alındı.
   *[other] ↩️ Son { $count } hamle geri alındı.
}
moderator-undid = 🛡️ { $players }: moderatör { $who } son hamleyi geri aldı.
moderator-moved = 🛡️ { $players }: moderatör { $who } bu oyunu buraya taşıdı.
moderator-ended = 🛡️ { $players }: moderatör { $who } bu oyunu bitirdi.
moderator-voided = 🛡️ { $players }: moderatör { $who } bu oyunu bu sunucunun sıralamalarından çıkardı.
void-everywhere = 🛡️ { $players }: bu botu işleten kişi bu oyunu bütün sıralamalardan çıkardı.
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
past-timeout = { $seat } süreyi aştı.
turn-short = { $seat }, #{ $code } oyununda sıra sende: { $place }
moved-away = ➡️ #{ $code } şurada devam ediyor: { $place }
paused-place = ⏸️ Bu oyun duraklatıldı, çünkü kanalına mesaj gönderemiyorum. `/halma bring-here game:{ $code }` onu başka bir kanala taşır; taşınmazsa { $until } iptal edilir.
paused-player = ⏸️ { $who } bu sunucudan ayrıldı, bu yüzden oyun duraklatıldı. Geri dönmeyen { $until } oyun dışı kalır; bir hamle oyunu yeniden canlandırır.
offer-agreed = 🤝 Kabul edildi.
offer-draw = 🤝 #{ $code }: { $by } beraberlik teklif ediyor. { $asked }: kabul mü?
offer-takeback = ↩️ #{ $code }: { $by } son hamleyi geri almak istiyor. { $asked }: kabul mü?
offer-cancel = 🚫 #{ $code }: { $by } bu oyunu iptal etmek istiyor; oyun kimse için sayılmaz. { $asked }: kabul mü?
offer-hints = 💡 #{ $code }: { $by } bu oyunda herkesin bilgisayardan ipucu alabilmesini istiyor; oyun puanlı kalır. { $asked }: kabul mü?
offer-undoes = Geri alınacak: { $plies }
offer-declined-draw = { $by } beraberlik teklif etmişti, { $declined } reddetti.
offer-declined-takeback = { $by } son hamleyi geri almak istemişti, { $declined } reddetti; hamle kalıyor.
offer-declined-cancel = { $declined } oyunun iptalini reddetti, oyun devam ediyor.
offer-declined-hints = { $declined } reddetti, bu oyunda ipucu yok.
offer-withdrawn-draw = { $by } beraberlik teklifini geri çekti.
offer-withdrawn-takeback = { $by } son hamleyi geri almaktan vazgeçti.
offer-withdrawn-cancel = { $by } oyunu iptal etmekten vazgeçti.
offer-withdrawn-hints = { $by } ipucu istemekten vazgeçti.
notice-declined-draw = { $to }: { $by } #{ $code } oyunundaki beraberlik teklifini reddetti. Oyun devam ediyor.
notice-declined-takeback = { $to }: { $by } reddetti, #{ $code } oyunundaki son hamlen kalıyor.
notice-declined-hints = { $to }: { $by } reddetti, #{ $code } oyununda ipucu yok.
notice-hints-agreed = { $to }: herkes kabul etti. #{ $code } oyununda sırası gelen, `/halma hint` ile bilgisayara sorabilir.
notice-declined-cancel = { $to }: { $by } #{ $code } oyununun iptalini reddetti. Oyun devam ediyor.
notice-day-given = { $known ->
    [yes] { $to }: { $by } #{ $code } oyununda sana bir gün daha verdi. Hamle süren { $ends } doluyor.
   *[no] { $to }: { $by } #{ $code } oyununda sana bir gün daha verdi.
}
had-to-pass = { $seat } oynayamıyor, pas geçmek zorunda.
out-resignation = { $seat } pes etti. Taşları tahtadan kalkıyor, diğerleri devam ediyor.
out-timeout = { $seat } süreyi aştı. Taşları tahtadan kalkıyor, diğerleri devam ediyor.

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
with-time = { $text } · ⏳ { $at }
bot-was-away = 🔌 Bu hamle sırasında bir süre yoktum; o süre sayılmaz.
player-away = ✈️ { $who }: { $from } – { $until } arası molada; bu süre sayılmaz.
reminder = ⏰ { $user }: { $game } #{ $code } hâlâ hamleni bekliyor. Süre { $ends } doluyor — { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] Bu turdan sonra ({ $round }. tur) evinde taşı olan kaybeder. Hâlâ evde: { $homes }
   *[other] { $round }. turdan sonra evinde taşı olan kaybeder; { $left } tur kaldı. Hâlâ evde: { $homes }
}
forced-home-seat = { $seat } { $count }
forced-home-moves = { $left ->
    [one] { $seat }: bir serbest hamle kaldı; ondan sonra evde taş bırakan hamle kaybettirir. Hâlâ evde: { $homes }
   *[other] Bir oyuncu { $moves } hamle yaptıktan sonra, evinde taş bırakan hamlesi kaybettirir; { $seat }: { $left } hamle kaldı. Hâlâ evde: { $homes }
}
forced-home-moves-now = { $seat }: evde taş bırakan hamle artık kaybettirir. Hâlâ evde: { $homes }
forced-tempo = { $left ->
    [one] Bu turdan sonra ({ $round }. tur) kalan adımı daha az olan kazanır
   *[other] { $round }. turdan sonra kalan adımı daha az olan kazanır; { $left } tur kaldı
}
forced-stall = { $left ->
    [one] { $quiet } turdur ilerleme yok: bir tur daha böyle geçerse oyun berabere biter
   *[other] { $quiet } turdur ilerleme yok; { $left } tur daha böyle geçerse oyun berabere biter
}
forced-stall-loses = { $left ->
    [one] { $quiet } turdur ilerleme yok: bir tur daha böyle geçerse { $loser } kaybeder, çünkü evde hâlâ taş var
   *[other] { $quiet } turdur ilerleme yok; { $left } tur daha böyle geçer ve ev o zamana kadar boşalmazsa { $loser } kaybeder
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-locked = { $seats ->
    [2] 🏆 { $winner }, { $losers } karşısında kazandı: hedef, kilitli yabancı taşlar dışında doldu.
   *[other] 🏆 { $winner } kazandı: hedef, kilitli yabancı taşlar dışında doldu.
}
won-home = 🏆 { $winner } kazandı: { $losers } ev kontrolüne kadar evini boşaltamadı.
won-tempo = 🏆 { $winner }, { $losers } karşısında kalan adım sayısıyla kazandı, { $tempo }: hedefe daha az adım kalmıştı.
won-stall = 🏆 { $winner } kazandı: 50 tur boyunca ilerleme olmadı ve { $losers } evini boşaltmadı.
won-resignation = { $seats ->
    [2] { $losers } pes etti. 🏆 { $winner } kazandı.
   *[other] { $last } pes etti, diğer herkes de oyun dışı. 🏆 { $winner } kazandı.
}
won-timeout = { $seats ->
    [2] { $losers } süreyi aştı. 🏆 { $winner } kazandı.
   *[other] { $last } süreyi aştı, diğer herkes de oyun dışı. 🏆 { $winner } kazandı.
}
drawn-built = { $seats ->
    [2] 🤝 { $players } berabere kaldı: iki hedef de aynı turda doldu.
   *[other] 🤝 Beraberlik: iki hedef de aynı turda doldu.
}
drawn-home = { $seats ->
    [2] 🤝 { $players } berabere kaldı: ev kontrolünde iki tarafın da evinde hâlâ taş vardı.
   *[other] 🤝 Beraberlik: ev kontrolünde iki tarafın da evinde hâlâ taş vardı.
}
drawn-tempo = { $seats ->
    [2] 🤝 { $players } berabere kaldı: kalan adım sayıları eşit, { $tempo }.
   *[other] 🤝 Beraberlik: kalan adım sayıları eşit, { $tempo }.
}
drawn-stall = { $seats ->
    [2] 🤝 { $players } berabere kaldı: 50 tur boyunca ilerleme olmadı.
   *[other] 🤝 Beraberlik: 50 tur boyunca ilerleme olmadı.
}
drawn-blocked = { $seats ->
    [2] 🤝 { $players } berabere kaldı: artık kimse oynayamıyor.
   *[other] 🤝 Beraberlik: artık kimse oynayamıyor.
}
drawn-agreement = { $seats ->
    [2] 🤝 { $players } beraberlikte anlaştı.
   *[other] 🤝 Anlaşmayla beraberlik.
}
void-agreed = 🚫 { $players } bu oyunu iptal etmekte anlaştı. Oyun kimse için sayılmıyor.
void-late = 🚫 Herkes ilk hamlesini yapmadan { $blamed } süreyi aştı; { $players } arasındaki bu oyun iptal edildi ve kimse için sayılmıyor.
void-left = 🚫 Herkes ilk hamlesini yapmadan { $blamed } bu sunucudan ayrıldı; { $players } arasındaki bu oyun iptal edildi ve kimse için sayılmıyor.
void-no-place = 🚫 { $players }: bu oyunun bir hafta boyunca kanalı yoktu; iptal edildi ve kimse için sayılmıyor.
void-moderator = Oyun kimse için sayılmıyor.
void-unknown = 🚫 { $players }: bu oyun iptal edildi ve kimse için sayılmıyor.

# Buttons, menus, forms.

button-move = Hamle yap
choose-move = #{ $code } oyununda hamlen: en iyilerden birini seç ya da nereye gidebileceğini görmek için numarasıyla bir taş seç.
choose-target = #{ $code }: { $stone } hanesindeki taş nereye gitsin?
went-on = Bu arada oyun ilerledi; şu anki durum bu.
menu-best-moves = En iyi hamleler: seçtiğin oynanır
menu-stones = Başka taş…
menu-targets = { $first ->
    [1] Nereye? Seçtiğin oynanır
   *[other] Diğer yerler, { $first } ve sonrası
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
    [won] {" "}· 🏆 kazandırır
    [lost] {" "}· ⚠️ kaybettirir
    [late] {" "}· ⌛ ev geç boşalır
    [drawn] {" "}· 🤝 berabere biter
   *[none] { "" }
}
jumps-begin = #{ $code }: { $from } hanesindeki taş atlıyor. İlk nereye insin?
jumps-on = #{ $code }: taş { $from } hanesinden { $at } hanesine geldi. Atlamaya devam edebilir.
menu-jumps = Şuraya atla…
button-jump-by-jump = Tek tek atla
button-stop-here = Burada dur
hint-title = 💡 #{ $code }: bilgisayar olsa bunları oynardı.
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Sonra belki { $reply }.
hint-play = { $text } oyna
hint-rated = Bu oyun puanlı, bu yüzden ancak herkes kabul ederse ipucu var: `/halma offer what:hints` ile isteyebilirsin. Puansız oyunlarda (meydan okurken `rated:False`) ve alıştırmada ipucu her zaman var.
hint-wins = { $moves ->
    [one] kazandırır.
   *[other] { $moves } hamlede kazandırır.
}
hint-shortest = { $moves ->
    [one] hedefe giden en kısa yolun son hamlesi.
   *[other] artık kimse kimsenin yolunda değil, en kısa yol bu: { $moves } hamle.
}
hint-leaves-home = { $left ->
    [0] ev kontrolden önce boşalmış olur.
    [one] evin yakında boşalması gerek; orada bir taş daha kalıyor.
   *[other] evin yakında boşalması gerek; orada { $left } taş daha kalıyor.
}
hint-fills-goal = hedefe bir taş daha girer.
hint-brings-up = en geride kalan taşı ilerletir.
hint-chain = { $jumps } atlamalık bir zincir.
hint-prepares = şunu hazırlar: { $next }, arada belki { $reply }.
hint-best = en iyi devam yolunu açar.
hint-no-mark = 🤖 İpucundan sonra bu oyundaki galibiyet profilde yenilen seviye olarak yer almaz.
confirm-move = #{ $code } oyununda **{ $text }** oynansın mı?
button-play = Oyna
button-type-move = Hamle yaz
button-other-stones = Diğer taşlar
button-back = Geri
button-board = Benim tarafım
button-resign = Pes et
button-resign-yes = Evet, pes et
button-resign-no = Hayır, oyuna devam
button-agree = Kabul et
button-disagree = Reddet
button-give-day = +1 gün
button-rematch = Rövanş
button-analyze = Analiz
analysis-title = 📈 **#{ $code }** { $game }: oyun analizi
analysis-failed = Bu oyunu analiz edemedim. Birazdan tekrar dene; yine olmazsa beni işleten kişiye haber ver.
analysis-curve = { $seats ->
    [2] Eğri: { $seat } kaç adım öndeydi, tur tur.
   *[other] Eğriler: her renk diğerlerinden kaç adım öndeydi, tur tur.
}
analysis-no-moment = Hiçbir hamle bir adıma bile mal olmadı. Güzel oyun!
analysis-missed = 🔗 Kaçan en uzun zincir: { $round }. tur, { $seat } **{ $chain }**, { $jumps } atlama, { $gain ->
    [one] bir adım
   *[other] { $gain } adım
} ileri.
analysis-race = 🏁 { $round }. turdan itibaren kimse kimsenin yolunda değildi: { $sides }.
analysis-race-side = { $seat }: { $needed ->
    [one] bir hamle
   *[other] { $needed } hamle
} gerekiyordu (yapılan: { $made })
analysis-alt = { $rounds } turluk eğri: ilk renk en iyi anında { $most } adım öndeydi, en kötü anında { $least }.
button-replay = Tekrar izle
button-replay-files = GIF ve kayıt
button-replay-files-from = Buradan GIF ve kayıt
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
   *[other] { $jumps } atlama · en uzun zincir { $longest }: { $seat }
}
replay-files = #{ $code } hareketli resim olarak, kaydıyla birlikte.
replay-skips = Çok uzun sürmesin diye her { $step } hamleden birini gösterir.
replay-small = Discord için fazla büyük olmasın diye boyutu { $pixels } piksel.
replay-no-picture = #{ $code } için hareketli resim yapılamadı. Kaydı burada.
imported = #{ $code } yalnızca senin incelemen için: başka kimseye söylenmez, hiçbir sıralamada sayılmaz.
import-several = Burada birden çok oyun var. Lütfen tek tek ver.
import-unreadable = Bu kaydın { $line }. satırını okuyamıyorum: { $text }. { $why } Bir kaydın nasıl göründüğünü `/halma export` gösterir; satırı düzelt ve `/halma import` ile tekrar dene.
import-why-empty = İçinde oyun yok.
import-why-large = Bir kayıt bu kadar uzun olamaz.
import-why-token = Ne `[Variant "halma8"]` gibi bir etiket ne de bir hamle.
import-why-tag = Bu etiket iki kez geçiyor, hamlelerin arasında duruyor ya da bilmediğim bir değeri var.
import-why-no-variant = Bir oyunun adını taşıyan `[Variant "halma8"]` etiketi eksik.
import-why-move = Oyunun { $ply }. hamlesi orada oynanamaz: { $why }
import-why-seat = Bu oyunda oyun dışı kalabilecek böyle bir yer yok.
import-why-result = Hamleler başka bir sonuca varıyor ya da sonuçlar birbiriyle çelişiyor.
modal-import-title = Başka yerden bir oyun
modal-import-field = Oyunun kaydı
record-of = #{ $code } oyununun kaydı.
button-previous = ◀ Önceki
button-next = Sonraki ▶
modal-move-title = Hamlen · #{ $code }
modal-move-field = Nereden nereye ya da bütün yol
modal-move-example = { $example }
menu-which-match = Bir oyun seç
menu-which-challenge = Bir meydan okumayı yanıtla ya da geri çek
challenge-chosen = Bu meydan okuma yanıt bekliyor.
modal-end-title = #{ $code } bitirilsin mi? Kimse için sayılmaz.
modal-void-title = #{ $code } sıralamalardan çıkarılsın mı?
modal-reset-tables-title = Bu sunucunun sıralamaları sıfırlansın mı?
modal-reset-tables-field = Bu sunucunun adını yaz
modal-undo-title = #{ $code }: son hamle geri alınsın mı?
modal-reason-field = Neden? Oyuncular görür.
modal-reason-example = Bunu boş bırakabilirsin.
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = Oyunlarından hangisi?
name-the-match = Burada birkaç oyunun var. Lütfen hangisini istediğini `game` seçeneğiyle belirt.

# Private answers.

already-done = Bu zaten yapılmıştı. Şu anki durum:
done-privately = Tamam. #{ $code }: { $place }
unposted = Bu arada: #{ $code } oyununda son olan biteni { $place } kanalında gösteremedim; ya oraya mesaj gönderemiyorum ya da kanal artık yok. Kaybolan bir şey yok: `/halma board game:{ $code }` son durumu gösterir, `/halma bring-here game:{ $code }` oyunu istediğin bir kanala taşır. O zamana kadar oyun duraklatılmış kalır, en çok bir hafta.
unposted-over = Bu arada: #{ $code } oyununun nasıl bittiğini ya da ona ne olduğunu { $place } kanalında gösteremedim; ya oraya mesaj gönderemiyorum ya da kanal artık yok. `/halma board game:{ $code }` gösterir.
plain-post = { $people }: #{ $code } oyununda bir gelişme var ama Discord mesajımı kabul etmedi. `/halma board game:{ $code }` gösterir.
no-lost-game = Oyunlarından hiçbirinin kanalı kaybolmamış.
done-late = Tamam, biraz sürdü ama oldu.
press-again = Bu çok uzun sürdü. Lütfen düğmeye bir daha bas.
other-version = Bu düğme botun başka bir sürümünden kalma. Tahtanın şu anki hâli:
no-turn-here = Bu kanaldaki hiçbir oyunda sıra sende değil. `/halma games` bütün oyunlarını listeler, `/halma challenge` yeni bir oyun başlatır.
no-game-here = Bu kanalda oyunun yok. `/halma games` bütün oyunlarını listeler.
no-board-here = Bu kanalda devam eden oyun yok. `/halma challenge` bir oyun başlatır.
resign-kept = Oyuna devam ediyorsun.
day-given = Tamam: #{ $code } oyunundaki rakibinin bir günü daha var.
menu-of = Oyunlar { $from }–{ $to }
menu-more = { $count } tane daha buraya sığmıyor. İstediğin oyunu `game` seçeneğiyle belirt.
muted = Tamam: #{ $code } oyunundaki bu hamleyi sana hatırlatmayacağım.
offer-declined-quietly = Reddedildi. Kimseye söylenmiyor; teklif, diğerleri için sıra geçene kadar geçerli.
next-waiting = Sıradaki: { $game }
open-none = Bu sunucuda açık meydan okuma yok. `/halma challenge` komutunu rakip seçmeden kullanırsan isteyen herkes katılabilir.
open-title = Bu sunucunun açık meydan okumaları: { $count }
games-none = Hiç oyunun yok. `/halma challenge` bir oyun başlatır.
games-none-of = { $who } şu anda bu sunucuda hiçbir oyun oynamıyor.
games-title = Oyunların: { $count }
games-title-of = { $who } · bu sunucudaki oyunlar: { $count }
games-my-turn = ▶️ **#{ $code }** { $game }: { $people } — **sıra sende** — { $place }
games-my-turn-until = ▶️ **#{ $code }** { $game }: { $people } — **sıra sende**, süre { $at } doluyor — { $place }
games-their-turn = ⏳ **#{ $code }** { $game }: { $people } — { $place }
games-their-turn-until = ⏳ **#{ $code }** { $game }: { $people }, süre { $at } doluyor — { $place }
link-to-board = tahtaya git
games-open = 📨 **#{ $code }** { $game }: { $people } — oyuncu bekliyor — { $place }
games-answer = 📨 **#{ $code }** { $game }: { $people } — **sana meydan okundu** — { $place }
