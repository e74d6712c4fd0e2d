# Cups: leagues and tournaments over days.

command-halma-cup = Günlerce süren turnuvalar ve ligler
cup-new = Bu sunucuda bir turnuva başlat (moderatörler)
cup-challenge = Merdivende birine meydan oku
cup-join = Bir turnuvaya katıl
cup-leave = Bir turnuvadan ayrıl
cup-table = Bir turnuvanın tablosunu göster
cup-games = Bir turnuvadaki oyunlarını göster
cup-list = Bu sunucunun turnuvaları
cup-start = Kaydı şimdi kapat ve başla (düzenleyen)
cup-put-off = Kayıt bitişini ertele (düzenleyen)
cup-correct = Bir oyunun sonucuna karar ver (düzenleyen)
cup-remove = Birini turnuvadan çıkar (düzenleyen)
cup-call-off = Bir turnuvayı iptal et (düzenleyen)
option-cup-new-name = Turnuvanın adı
option-cup-new-kind = Kim kiminle oynar
option-cup-new-game = Hangi oyun (varsayılan: sunucununki)
option-cup-new-days = Kayıt kaç gün açık (varsayılan: 7)
option-cup-new-rounds = Birden çoksa tur sayısı (varsayılan: 5, masalarda 3)
option-cup-new-threads = Her oyuna ayrı alt başlık
option-cup-challenge-player = Kime: en çok üç basamak ötedeki birine
option-cup-challenge-cup = Hangi turnuva
option-cup-join-cup = Hangi turnuva
option-cup-leave-cup = Hangi turnuva
option-cup-table-cup = Hangi turnuva
option-cup-games-cup = Hangi turnuva
option-cup-start-cup = Hangi turnuva
option-cup-put-off-days = Kaç gün sonraya
option-cup-put-off-cup = Hangi turnuva
option-cup-correct-game = Oyunun kodu
option-cup-correct-winner = Kim kazandı (boş: beraberlik)
option-cup-correct-cup = Hangi turnuva
option-cup-remove-cup = Hangi turnuva
option-cup-remove-player = Kimi
option-cup-call-off-cup = Hangi turnuva
cup-kind-round-robin = Herkes herkesle (3–8 kişi)
cup-kind-league = Yaklaşık beşer kişilik gruplar (en az 9 kişi)
cup-kind-swiss = Denk rakiplerle turlar (en az 8 kişi)
cup-kind-stairs = Merdiven: birbirinize meydan okuyun, sonu yok (en az 4 kişi)
cup-kind-tables = 3, 4 ya da 6 kişilik masalar (7–49 kişi)

button-cup-join = Katıl
button-cup-in = Ben varım
button-cup-name = Ad ver ve duyur
button-cup-small = Katılanlarla başla
button-cup-leave = Ayrıl
button-cup-table = Tablo
button-cup-games = Oyunlarım

cup-panel = Bu kanal için bir turnuva: { $game }. İstediğini seç, sonra bir ad ver.
menu-cup-days = Kayıt ne kadar açık kalsın?
cup-panel-days = Kayıt { $days ->
    [one] { $days } gün
   *[other] { $days } gün
} sonra kapanır
cup-name-proposed = { $game } Kupası
cup-announced = 🏆 **{ $name }**: { $game }. { $kind }.
cup-until = Kayıt bitişi: { $at }. İki gün önce kimlerin oynayacağını sorarım.
cup-lasts = { $rounds ->
    [0] En çok { $days } gün sürer.
   *[other] { $rounds } tur var, her biri en çok { $days } gün sürer.
}
cup-lasts-tables = En çok { $rounds } tur var, her biri en çok { $days } gün sürer. Sonunda en iyiler final masasında buluşur.
cup-lasts-stairs = En çok üç basamak ötedeki birine `/halma-cup challenge` ile meydan oku. Kazanan bir basamak çıkar, kaybeden bir basamak iner.
cup-lasts-league = Bir sezon en çok { $days } gün sürer. Her grupta biri yükselir, biri düşer ve yeni sezon başlar.
cup-todo = Bir turun bütün oyunları aynı anda başlar. Süre: { $clock }.
cup-draw = Kura denetlenebilir. Gizli kodunun SHA-256 değeri: `{ $commitment }`.
cup-entered = **{ $name }** turnuvasındasın. Şimdiye kadar kaydolan: { $count ->
    [one] yalnızca sen
   *[other] { $count } kişi
}. Başlangıç: { $at }. İki gün önce oynayıp oynamayacağını sorarım.
cup-entered-stairs = **{ $name }** merdivenindesin. `/halma-cup challenge` ile birine meydan oku.
cup-confirmed = **{ $name }** turnuvasında oynuyorsun. Başlangıç: { $at }.
cup-left = **{ $name }** turnuvasından ayrıldın.
cup-removed = { $who } artık **{ $name }** turnuvasında değil.
cup-started = **{ $name }** kaydı kapandı. İlk tur birazdan başlıyor.
cup-none = Bu sunucuda turnuva yok. Bir moderatör `/halma-cup new` ile başlatabilir.
cup-which = Hangi turnuva? `cup` seçeneğiyle belirt.
cup-list-line = **{ $name }** · { $state }
cup-state-entry = kayıt { $at } kapanıyor
cup-state-open = istediğin zaman katılabilirsin
cup-state-closed = birazdan başlıyor
cup-state-running = { $round }. tur
cup-state-rounds = tur { $round }/{ $rounds }
cup-state-season = { $season }. sezon
cup-state-over = bitti
cup-state-called-off = iptal edildi

cup-call-in = 🏆 **{ $name }** yakında başlıyor: { $at }. Oynuyor musun? O zamana kadar **Ben varım** düğmesine dokun, yoksa dışarıda kalırsın. { $people }
cup-too-few = 🏆 **{ $name }** henüz başlamıyor: { $count } kişi var, en az { $least } gerekli. Kayıt uzatıldı, bitişi: { $at }. { $who } turnuvayı `/halma-cup call-off` ile iptal edebilir.
cup-put-off-done = **{ $name }** için yeni kayıt bitişi: { $at }. Kanalda duyuruyorum.
cup-corrected-done = Tamam. Kanalda duyuruyorum.
cup-new-date = 🏆 **{ $name }** kaydı daha geç kapanacak: { $at }.
cup-won = 🏆 **{ $name }**: düzenleyenin kararıyla { $who }, { $people } karşısında bir oyun kazandı.
cup-drawn = 🏆 **{ $name }**: düzenleyenin kararıyla bir oyun berabere bitti: { $people }.
cup-closed = 🏆 **{ $name }** kaydı kapandı: { $count } kişi oynuyor. Eşleşmeler birazdan.
cup-round-begun = 🏆 **{ $name }**, { $round }. tur: oyunlar şimdi başlıyor. Son gün: { $day }. { $people }
cup-final-begun = 🏆 **{ $name }**: en iyilerin final masası şimdi başlıyor. Son gün: { $day }. { $people }
cup-open = İstediğin zaman katıl, istediğin zaman ayrıl.
cup-todo-stairs = Süre: { $clock }. Senin meydan okuduğun bir oyunun ve sana meydan okunan bir oyunun olabilir.
cup-month-begun = 🏆 **{ $name }**: yeni ay başlıyor, boş basamaklar kapanıyor.
cup-challenged = Oyun birazdan başlıyor. Rakibin: { $who }.
cup-season-begun = 🏆 **{ $name }**, { $round }. sezon: oyunlar şimdi başlıyor. Son gün: { $day }. { $people }
cup-later = 🏆 **{ $name }**: bir süre çevrimdışıydım, bu yüzden bu tur daha uzun sürecek. Yeni son gün: { $day }.
cup-season-over = 🏆 **{ $name }**: { $season }. sezon bitti. Tebrikler, { $who }! Sonraki sezonun başlangıcı: { $at }. İki gün önce hepinize oynayıp oynamayacağınızı sorarım, yeni oyuncular da katılabilir.
cup-season-group = { $group }. grup: { $who }
cup-byes = Bu turda oyunu olmayanlar: { $people }.
cup-lots = Kuranın gizli kodu: `{ $secret }`.
cup-over = 🏆 **{ $name }** bitti. Tebrikler, { $who }!
cup-over-empty = 🏆 **{ $name }** bitti.
cup-called-off = 🏆 **{ $name }** iptal edildi. Süren oyunlar devam ediyor.

cup-table-title = 🏆 **{ $name }** · { $state }
cup-table-nobody = Henüz kimse kaydolmadı.
cup-table-people = Şimdiye kadar katılanlar: { $people }
cup-table-group = **{ $group }. grup**
cup-row = { $place }. { $who }: { $points }
cup-row-decided = { $place }. { $who }: { $points } ({ $by })
cup-decided-final = final masası
cup-decided-direct = aralarındaki oyun
cup-decided-sonneborn-berger = daha güçlü rakipler
cup-decided-margin = daha çekişmeli oyunlar
cup-decided-on-time = daha az süre aşımı
cup-table-number = `halma cup export` için numara: { $id }
cup-games-none = **{ $name }** turnuvasında henüz oyunun yok.
cup-games-title = **{ $name }** turnuvasındaki oyunların:
cup-of-final = 🏆 Final masası
cup-of-season = 🏆 { $season }. sezon
cup-of-rounds = 🏆 Tur { $round }/{ $rounds }

refused-no-such-cup = Bu sunucuda böyle bir turnuva yok. Olanlara `/halma-cup list` ile bak.
refused-cup-time = Turnuvada kimseye ek süre verilmez: diğer herkes turun bitmesini bekler.
refused-cup-moderators = Burada turnuvaları yalnızca moderatörler başlatır. Onlardan iste ya da `/halma-cup list` ile katılacak bir turnuva bul.
refused-not-the-organizer = Bunu yalnızca düzenleyen ve moderatörler yapabilir. Bir turnuvadan kendin `/halma-cup leave` ile ayrılabilirsin.
refused-entry-closed = Bu turnuvanın kaydı kapandı. Sonrakini bekle.
refused-no-cup-game = Bu turnuvada bu kodla bir oyun yok. Kodları **Oyunlarım** gösterir.
refused-not-in-cup = Bu kişi bu turnuvada değil.
refused-cup-full = Bu turnuva dolu. Sonrakini bekle.
refused-too-many-cups = Bu sunucuda daha fazla turnuva olamaz. Birinin bitmesini bekle ya da birini iptal et.
refused-cup-over = Bu turnuva bitti. Diğerlerine `/halma-cup list` ile bak.
refused-too-few-in-cup = { $people } kişi kaydoldu ama bu tür için en az { $least } kişi gerekli. Başkalarını bekle.
refused-not-on-stairs = İkiniz de merdivende olmalısınız: turnuva mesajının altındaki **Katıl** düğmesine dokunun.
refused-no-stairs = Bu turnuvada eşleşmeleri ben belirlerim. Oyunlarını **Oyunlarım** gösterir.
refused-stairs-yourself = Kendine meydan okuyamazsın. **Tablo** düğmesine dokunup başka birini seç.
refused-stairs-too-far = Bu kişi { $steps } basamak ötede. En çok 3 basamak ötedeki birini seç.
refused-stairs-out = Meydan okuduğun bir oyun zaten sürüyor. Önce onu bitir.
refused-stairs-in = Bu kişiye başka biri zaten meydan okudu. Başka birini seç.
refused-stairs-again = Siz ikiniz daha yeni oynadınız. Bu kişiye { $days ->
    [one] { $days } gün
   *[other] { $days } gün
} sonra yeniden meydan okuyabilirsin.
refused-stairs-unseen = Bu kişi { $days } gündür burada görünmüyor. Başka birini seç.
refused-not-in-cups = Bu oyun bu turnuva türüne uymuyor. Masalar 3, 4 ya da 6 kişilik, diğerleri iki kişilik oyunlar içindir.
refused-cup-name = Turnuvaya en çok { $most } karakterlik bir ad ver.
