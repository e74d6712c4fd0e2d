# Why something cannot be done, and what to do instead.

servers-only = Oyunlar şimdilik yalnızca sunucularda oynanıyor. Lütfen bu komutu bir sunucunun kanalında kullan.
unknown-request = Bu düğmeyi ya da komutu artık tanımıyorum. Neler yapabildiğimi `/halma help` anlatır.
unreadable-request = Discord'un gönderdiğini okuyamadım, bu yüzden hiçbir şey değişmedi. Lütfen yeniden dene.
not-admitted = Bunu burada kullanamazsın. Kendininkini almak için komutu kendin çalıştır.
other-version-none = Bu, botun başka bir sürümünden kalma. Komutu yeniden çalıştır.
unknown-choice = `{ $option }` seçeneğinde böyle bir değer bilmiyorum. Lütfen listesinden bir tane seç.
cannot-store = Şu anda hiçbir şey kaydedilemiyor, bu yüzden hiçbir şey değişmedi. Tahtalara yine de bakılabilir. Lütfen birkaç dakika sonra tekrar dene.
may-be-stored = Bu kaydedilirken disk hata verdi. Lütfen bir dakika sonra `/halma games` ile yapılıp yapılmadığına bak; yapılmadıysa tekrar dene.
unavailable = Şu anda oyunlara ulaşılamıyor. Lütfen birazdan tekrar dene; hiçbir şey kaybolmadı, hiçbir şey de iki kez yapılmaz.
our-fault = Bende bir şeyler ters gitti; hiçbir şey değişmedi. Lütfen tekrar dene. Düzelmezse bu botu işleten kişiye şu numarayı ilet: { $number }.
one-at-a-time = Sırayla lütfen: önceki isteğin üzerinde hâlâ çalışıyorum. Hazır olunca yeniden dene.
plain-answer = Discord cevabımı kabul etmedi. Başka bir yoldan dene. Düzelmezse bu botu işleten kişiye ilet: hata { $number }.

refused-no-such-match = Bu sunucuda bu kodla bir oyun yok. `/halma games` oyunlarını listeler.
refused-not-a-player = Bu oyunda değilsin. `/halma challenge` ile kendi oyununu başlatabilirsin.
refused-not-your-turn = Sıra sende değil. Şimdi oynayacak olan: { $next }. Sıran gelince senden bahsederim.
refused-computer-thinks = Bilgisayar düşünüyor; hamlesi birazdan gelir. Sonra sıra sende ya da bir sonraki oyuncuda.
refused-no-seat-for-computer = Oyundaki yer sayısı kadar kişi seçtin, bilgisayara yer kalmadı. Daha az kişi seç ya da `computer` seçeneğini boş bırak.
refused-seat-is-out = Bu oyunda artık oyun dışısın.
refused-stale = Bu arada oyun ilerledi; bu artık güncel tahta değil. `/halma board` oyunun son durumunu çalışan düğmelerle gösterir.
refused-not-begun = Bu oyun başlamadı; hâlâ oyuncu bekliyor.
refused-game-over = Bu oyun bitti. Son tahtanın altındaki **Rövanş** düğmesi yenisini başlatır.
refused-challenge-declined = Bu meydan okuma reddedildi.
refused-challenge-withdrawn = Bu meydan okuma geri çekildi.
refused-challenge-expired = Bu meydan okumanın süresi doldu. `/halma challenge` yenisini açar.
refused-already-begun = Bu oyun çoktan başladı.
refused-rules = “{ $rules }”, { $game } oyununa uymuyor. Uyanlar: { $fitting }.
refused-diagonals = { $game } yıldız üzerinde oynanır, yıldızda çapraz yoktur. Lütfen o seçeneği boş bırak.
refused-not-here = { $user } bu sunucuda değil.
refused-too-many-opponents = { $seats ->
    [one] Bu oyun iki kişilik: lütfen tek bir rakip seç.
   *[other] Bu oyunda { $seats } rakibe yer var. Lütfen daha az kişi seç.
}
refused-named-twice = { $user } iki kez seçilmiş. Lütfen herkesi bir kez seç; tek başına alıştırma için yalnızca kendini seç.
refused-already-challenged = Aranızda zaten açık bir meydan okuma var. İşte, düğmeleriyle birlikte:
refused-too-many-challenges = Bir saat içinde on kez meydan okudun. Yeniden { $until } meydan okuyabilirsin.
refused-not-invited = Bu meydan okuma senden yanıt beklemiyor. `/halma challenge` ile kendin meydan okuyabilirsin.
refused-already-in = Zaten katıldın. Bütün yerler dolunca oyun başlar.
refused-no-seat-left = Bütün yerler dolu ya da davetlilere ayrılmış.
refused-begins-elsewhere = Bu oyunda taşlar alışılmıştan farklı yerlerde başlıyor. Yalnızca ilk hamlesinden başlayan oyunları aktarabilirim.
refused-not-the-challenger = Bu meydan okumayı yalnızca açan kişi geri çekebilir.
refused-challenger-may-withdraw = Bu meydan okumayı sen açtın. **Geri çek** düğmesiyle geri alabilirsin.
refused-not-finished = Bu oyun hâlâ sürüyor.
refused-standing = Kendiliğinden yinelenen meydan okuma herkese açıktır: rakipleri ve bilgisayarı boş bırak.
refused-series = Tarafların değiştiği iki oyun, iki kişilik bir oyunda iki farklı kişi içindir.
refused-second-follows = İki oyununuzun ikincisi birazdan kendiliğinden başlar.
refused-forgotten = Bu oyunu oynayanlardan birini artık tanımıyorum, bu yüzden rövanş olmaz.
refused-so-few = Bu oyun bu kadar az kişiyle oynanmaz. Bir kişi daha bekle ya da başka bir oyun için meydan oku.
refused-counts-nowhere = Bu oyun hiçbir sıralamada sayılmıyor, yani çıkarılacak bir şey yok.
refused-voided-before = Bu oyun sıralamalardan zaten çıkarılmıştı.
refused-no-clock = Bu oyunda süre sınırı yok.
refused-own-clock = İşleyen senin süren. Sana ancak bir rakibin bir gün verebilir.
refused-given-enough = Bu hamleye şimdiden bir hafta eklendi, daha fazlası olmuyor.
refused-reminded-already = Bu hamle sana zaten hatırlatıldı, bir daha hatırlatılmayacak.
refused-no-offer = Bu teklif artık geçerli değil.
refused-offer-stands = Ortada zaten bir teklif var. Önce yanıtlanması ya da geri çekilmesi gerekiyor.
refused-offered-already = Bu hamle sırasında zaten bir teklif yaptın. Sıra geçince yenisini yapabilirsin.
refused-not-your-offer = Bu teklifi yalnızca yapan kişi geri çekebilir.
refused-not-asked = Bu teklif senden yanıt beklemiyor.
refused-hints-allowed = Bu oyunda bilgisayara zaten sorulabiliyor: sıran gelince `/halma hint`.
refused-too-late-to-cancel = Herkes hamle yaptı, bu oyun artık iptal edilemez. Beraberlik teklif edebilir ya da pes edebilirsin.
refused-challenge-removed = Bir moderatör bu meydan okumayı sonlandırdı.
refused-moderators-only = Bu sunucuda oyunları yalnızca moderatörler başlatır. Onların başlattıklarına katılabilirsin.
refused-channel = Bu sunucuda oynanabilen yerler: { $channels }.
refused-this-channel = Bu sunucuda oynanabilen yerler: { $channels }. Lütfen başka bir kanala geç.
refused-too-many-channels = Bir sunucu en çok 100 kanal belirtebilir.
refused-too-many-running = { $most ->
    [one] Bu sunucuda bir kişi aynı anda tek oyun oynar. Önce oyununu bitir.
   *[other] Bu sunucuda bir kişi aynı anda en çok { $most } oyun oynar. Önce oyunlarından birini bitir.
}
refused-other-plays-most = { $user } şu anda bu sunucunun izin verdiği kadar oyun oynuyor. Biri bitince bu oyun başlayabilir.
refused-already-here = Bu oyun zaten bu kanalda oynanıyor.
refused-other-server = Bu oyun başka bir sunucuya ait, yalnızca oradaki bir kanala taşınabilir. `/halma resign` ile pes edebilirsin.
refused-not-lost = Bu oyunun kanalı çalışıyor. Onu başka yere yalnızca bir moderatör, `/halma-admin move` ile taşıyabilir.
refused-paused = Bu oyun şimdilik duraklatıldı, yani süre işlemiyor.
refused-no-such-zone = `{ $name }` adında ne bir saat dilimi ne de büyük bir şehir biliyorum. Lütfen listeden seç: yakınındaki büyük bir şehri yaz, örneğin `Berlin`, `Mumbai` ya da `Москва`.
refused-several-zones = `{ $name }` adında birkaç yer var. Lütfen saat dilimini yaz: { $zones }.
refused-no-such-hour = Saat, 0 ile 23 arasında bir tam sayı olmalı.
refused-away-too-long = { $left ->
    [0] Bu yıl hiç mola günün kalmadı.
    [one] Bu yıl bir mola günün kaldı.
   *[other] Bu yıl { $left } mola günün kaldı.
}
refused-blocked = Sen ve { $user } birlikte oynayamazsınız: biriniz diğerini engellemiş.
refused-blocked-self = Kendini engelleyemezsin.
refused-blocked-most = 200 kişiyi engelledin, daha fazlası olmuyor.
refused-nothing-to-take-back = Geri alınabilecek bir hamlen yok.

illegal-in = **#{ $code }:** { $why }
illegal-targets = { $from } hanesindeki taşın gidebileceği yerler: { $targets }.
illegal-stones = Oynayabilen taşların: { $stones }.
button-try-again = Tekrar dene
illegal-no-such-cell = Bu tahtada `{ $name }` diye bir hane yok.
illegal-empty-cell = { $cell } hanesinde taş yok.
illegal-not-your-stone = { $cell } hanesindeki taş senin değil.
illegal-same-cell = Hamle, başladığı { $cell } hanesinde bitemez.
illegal-target-taken = { $cell } hanesinde zaten bir taş var.
illegal-not-reachable = { $from } hanesindeki taşın { $to } hanesine gidemez. Gidebileceği yerler: { $targets }.
illegal-cannot-move = { $from } hanesindeki taşın hiçbir yere gidemez.
illegal-leaves-goal = { $from } hanesindeki taşın hedefinde duruyor ve oradan çıkamaz; bu yüzden { $to } hanesine gidemez.
illegal-wrong-route = Bu yolun { $leg }. atlaması olmuyor: { $from } → { $to }. Üç ya da daha çok haneli bir yol yalnızca atlamalardan oluşur.
illegal-pass = Oynayabildiğin için pas geçemezsin.
