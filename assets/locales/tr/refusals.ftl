# Why something cannot be done, and what to do instead.

kept-private = Bu sunucuda yazdıklarımı yalnızca sen görüyorsun, bu yüzden kimse katılamaz. Moderatörlerden **Harici Uygulamaları Kullan** iznini açmalarını iste ya da direkt mesajda oyna.
unknown-request = Bu düğmeyi ya da komutu artık bilmiyorum. Neler yapabildiğime `/halma help` ile bak.
unreadable-request = Discord'un gönderdiğini okuyamadım, hiçbir şey değişmedi. Tekrar dene.
not-admitted = Bu senin için değil. Kendininkini almak için komutu kendin çalıştır.
other-version-none = Bu, botun başka bir sürümünden. Komutu yeniden çalıştır.
unknown-choice = `{ $option }` seçeneğinde böyle bir değer yok. Listeden birini seç.
cannot-store = Şu an hiçbir şey kaydedemiyorum, bu yüzden hiçbir şey değişmedi. Birkaç dakika sonra tekrar dene.
may-be-stored = Bunu kaydederken bir şeyler ters gitti. Bir dakika sonra olup olmadığına bak (oyunlar: `/halma games`); olmadıysa tekrar dene.
unavailable = Şu an oyunlara ulaşamıyorum. Hiçbir şey kaybolmadı, birazdan tekrar dene.
our-fault = Kusura bakma, bende bir şey bozuldu. Birazdan tekrar dene. Sürerse bot sahibine haber ver: hata { $number }.
one-at-a-time = Teker teker: önceki isteğin hâlâ sürüyor. Bitince tekrar dene.
plain-answer = Discord yanıtımı kabul etmedi. Biraz sonra tekrar dene. Sürerse bot sahibine haber ver: hata { $number }.

refused-no-such-match = Bu sunucuda bu kodla bir oyun yok. Oyunlarına `/halma games` ile bak.
refused-not-a-player = Bu oyunda değilsin. Kendi oyununu `/halma play` ile başlat.
refused-not-your-turn-shared = Sıra şu an { $next } oyuncusunda. Haber vermek için tahtanın altındaki **⏰ Uyandır** düğmesine dokun.
refused-not-your-turn = Sıra şu an { $next } oyuncusunda. Sıran gelince seni etiketlerim.
refused-computer-thinks = Bilgisayar düşünüyor. Birazdan, hamlesini yapınca tekrar dene.
refused-no-seat-for-computer = Bütün yerlere yetecek kadar kişi seçtin, bilgisayara yer kalmadı. Daha az kişi seç ya da `computer` seçeneğini boş bırak.
refused-seat-is-out = Bu oyunda artık yoksun. `/halma play` ile yenisini başlat.
refused-seat-is-done = Hedefine ulaştın, artık sıran gelmeyecek. Diğerlerinin durumunu `/halma board` ile gör.
refused-not-proven = Bu sonuç kesin değil ya da artık değil. Yalnızca kimsenin değiştiremeyeceği bir sonucu ilan edebilirsin.
refused-stale = O tahta eskidi. Güncel tahtaya `/halma board` ile bak.
refused-not-begun = Bu oyun başlamadı. Başlayınca tekrar dene.
refused-game-over = Bu oyun bitti. Son tahtanın altındaki **Rövanş** düğmesine dokun ya da `/halma play` ile yenisini başlat.
refused-challenge-declined = Bu davet reddedildi. `/halma play` ile yenisini aç.
refused-challenge-withdrawn = Bu davet geri çekildi. `/halma play` ile kendininkini aç.
refused-challenge-expired = Bu davetin süresi doldu. `/halma play` ile yenisini aç.
refused-already-begun = Bu oyun çoktan başladı. Oyunlarına `/halma games` ile bak ya da `/halma play` ile başka bir oyun başlat.
refused-rules = “{ $rules }”, { $game } oyununa uymuyor. Şunlardan birini seç: { $fitting }.
refused-diagonals = { $game } yıldızda oynanır, çapraz yoktur. Bu seçeneği boş bırak.
refused-option = { $game } oyununda `{ $option }` seçeneği yok, boş bırak. Olanlar: { $has }.
refused-fixed = Bu sunucuda { $game } şu kurallarla oynanır: { $rules }. Diğer kuralların seçeneklerini boş bırak ya da `/halma play` ile başla.
refused-places-and-pairs = Ya sıralama için ya da eşli oynanır, ikisi birden olmaz. `ends` ya da `teams` seçeneğini boş bırak.
refused-bot = { $user } ile oynayamazsın: o başka bir bot. Bir kişiye meydan oku ya da bilgisayara karşı oynamak için beni seç.
refused-not-here = { $user } bu sunucuda değil. Burada olan birine meydan oku ya da rakibi boş bırak.
refused-too-many-opponents = { $seats ->
    [one] Bu oyun iki kişilik. Tek rakip seç.
   *[other] Bu oyunda { $seats } rakibe yer var. Daha az kişi seç.
}
refused-named-twice = { $user } bu oyunda iki kez yer alacak. Herkesi bir kez, alıştırma için yalnızca kendini seç.
refused-already-challenged = Aranızda zaten açık bir davet var. Önce onu yanıtla ya da geri çek.
refused-too-many-challenges = Bu saat içinde on davet açtın. Sonrakini { $until } açabilirsin.
refused-not-invited = Bu davet sana değil. `/halma play` ile kendininkini aç.
refused-already-in = Zaten katıldın. Bütün yerler dolunca oyun başlar.
refused-no-seat-left = Bütün yerler dolu ya da davetlilere ayrılmış. `/halma play` ile kendi davetini aç.
refused-begins-elsewhere = Bu oyun alışılmış dizilişle başlamıyor. Bütün taşların evde başladığı bir oyun aktar.
refused-not-the-challenger = Bunu yalnızca daveti açan yapabilir. `/halma play` ile kendi davetini aç.
refused-challenger-may-withdraw = Bu senin davetin. Geri almak için **Geri çek** düğmesine dokun.
refused-not-finished = Bu oyun henüz bitmedi. Bitince tekrar dene.
refused-moves-deleted = Bu oyunun hamleleri silindi: oyun bittikten sonra { $time } saklarım. Sonraki oyunlarının hamlelerini `/halma me settings` ile saklayabilirsin.
refused-standing = Yalnızca herkese açık bir davet yeniden paylaşılabilir. Rakipleri ve bilgisayarı ya da `repeat` seçeneğini boş bırak.
refused-series = Tarafları değişen iki oyun için iki farklı kişi ve iki kişilik bir oyun gerekir. `two-games` seçeneğini boş bırak ya da başka bir rakip veya oyun seç.
refused-second-follows = İkinci oyununuz birazdan otomatik başlar.
refused-forgotten = Bu oyunun bir oyuncusu verilerini sildi, bu yüzden aynı kişilerle başlayamaz. `/halma play` ile yeni bir oyun başlat.
refused-so-few = Bu oyun için sayınız az. Başkalarını bekle ya da `/halma play` ile başka bir oyun başlat.
refused-counts-nowhere = Bu oyun hiçbir sıralamada yok, çıkarılacak bir şey yok.
refused-voided-before = Bu oyun sıralamalardan zaten çıkarılmış.
refused-no-clock = Bu oyunda süre sınırı yok, kimseye ek süre gerekmez.
refused-own-clock = Şu an senin süren işliyor. Ek günü ancak bir rakibin verebilir.
refused-given-enough = En fazla bir hafta eklenebilir ve hepsi eklendi. Hamleyi bekle.
refused-own-turn = Sıra zaten sende. Tahtanın altındaki **Hamle yap** düğmesine dokun.
refused-woken-already = Bu hamle için zaten uyandırıldı. Biraz bekle.
refused-reminded-already = Susturacak bir şey yok: bu hamle için hatırlatma gelmeyecek.
refused-no-offer = Bu teklif artık yok. Yenisini yap.
refused-offer-stands = Bu oyunda zaten bir teklif var. Önce onu yanıtla ya da geri çek.
refused-offered-already = Bu hamlede zaten bir teklif yaptın. Sonraki hamlede yenisini yapabilirsin.
refused-not-your-offer = Bu teklifi yalnızca yapan geri çekebilir. Sen reddedebilirsin.
refused-not-asked = Bu teklif senden yanıt beklemiyor. Diğerlerinin yanıtını bekle.
refused-hints-allowed = Bu oyunda ipucu zaten açık. Sıran gelince `/halma hint` kullan.
refused-too-late-to-cancel = Herkes iki hamle yaptı, iptal için geç. `/halma draw` ile beraberlik teklif et ya da `/halma resign` ile pes et.
refused-challenge-removed = Bir moderatör bu daveti kaldırdı. `/halma play` ile kendininkini aç.
refused-moderators-only = Bu sunucuda davetleri yalnızca moderatörler açar. Onlarınkine katılabilirsin: `/halma game open`.
refused-not-permitted = O kanalda oyun başlatamazsın: orada bir yetkin eksik ya da zaman aşımın var. Başka bir kanalda `/halma play` ile oyna.
refused-channel = Burada oynanmıyor. Bu sunucunun oyun kanalları: { $channels }.
refused-this-channel = Bu sunucunun oyun kanalları: { $channels }. Oraya geç.
refused-all-channels = Bu sunucuda şu an oyun kanalı yok. Bir moderatörden `/halma-admin channel` ile bir kanala izin vermesini iste.
refused-shared = Bu kanalda zaten paylaşıldı. Görmek için yukarı kaydır.
refused-too-many-channels = Sunucu başına yalnızca 100 kanal aklımda tutabilirim. Önce hepsine izin ver ya da hepsini yasakla, sonra istisnaları seç.
refused-too-many-running = { $most ->
    [one] Bu sunucuda aynı anda tek oyun oynayabilirsin. Önce oyununu bitir.
   *[other] Bu sunucuda aynı anda { $most } oyun oynayabilirsin. Önce birini bitir.
}
refused-other-plays-most = { $user } bu sunucunun izin verdiği kadar oyun oynuyor zaten. Biri bitince tekrar dene.
refused-already-here = Bu oyun zaten bu kanalda. Tahtaya `/halma board` ile bak.
refused-other-server = Bu oyun başka bir sunucunun ve orada kalmalı. Orada devam et ya da `/halma resign` ile pes et.
refused-not-lost = Bu oyunun kanalı çalışıyor. Taşınsın istiyorsan bir moderatöre söyle: `/halma-admin move-here`.
refused-paused = Bu oyun duraklatıldı, süre işlemiyor. Oyun sürünce tekrar dene.
refused-no-such-zone = `{ $name }` adında bir saat dilimi ya da büyük şehir bilmiyorum. Yakınındaki büyük bir şehri yaz ve listeden seç, örneğin `İstanbul`, `Berlin`, `Mumbai` ya da `Москва`.
refused-several-zones = `{ $name }` adında birkaç yer var. Saat dilimini seç: { $zones }.
refused-no-such-hour = Böyle bir saat yok. 0 ile 23 arasında bir tam sayı yaz.
refused-away-too-long = { $left ->
    [0] Bu yıl mola günün kalmadı. Rakiplerin sana **+1 gün** ile zaman verebilir.
    [one] Bu yıl yalnızca bir mola günün kaldı. Bir gün seç.
   *[other] Bu yıl yalnızca { $left } mola günün kaldı. Daha az gün seç.
}
refused-blocked = Şu an { $user } ile oynayamazsın. Başka bir rakip seç.
refused-blocked-self = Kendini engelleyemezsin. Başka birini seç.
refused-blocked-most = Engel listen dolu: 200 kişi. Önce `/halma me block` ile birinin engelini kaldır.
refused-computer-plays-on = Bilgisayar geride değil, bu yüzden oynamaya devam ediyor. Öne geçince tekrar beraberlik teklif et ya da pes et.
refused-changed-elsewhere = Bunu bu arada başka bir yerde değiştirdin, bu yüzden hiçbir şey kaydedilmedi. Şu anki hâline bak, sonra tekrar kaydet.
refused-note-too-long = Notun çok uzun. En fazla { $most } karakter olabilir. Eski notun değişmedi.
refused-plan-own-turn = Sıra sende. Önce hamleni yap; sonra cevaplarını planlayabilirsin.
refused-plan-without-others = Bu oyunda bütün tarafları sen oynuyorsun, planlayacak bir şey yok.
refused-plan-impossible = { $line }. satır: `{ $text }` orada oynanamaz. Eski planın değişmedi. Satırı düzeltip yeniden kaydet.
refused-plan-two-answers = { $line }. satır: `{ $text }`, zaten cevabı olan bir hamleye ikinci cevap. Birini bırak; eski planın değişmedi.
refused-plan-no-answer = { $line }. satır senin bir hamlenle bitmeli. Onu ekleyip yeniden kaydet; eski planın değişmedi.
refused-plan-too-long = Planın çok uzun. En fazla { $lines } satır ve { $chars } karakter olabilir. Eski planın değişmedi.
refused-nothing-to-undo = Bu oyunda henüz hiçbir oyuncu hamle yapmadı, geri alınacak bir şey yok.
refused-nothing-to-take-back = Henüz geri alınacak hamle yok.

illegal-in = **#{ $code }:** { $why }
illegal-targets = { $from } hanesinden gidebileceğin yerler: { $targets }.
illegal-stones = Oynayabileceğin taşlar: { $stones }.
button-try-again = Tekrar dene
illegal-malformed = Bunu okuyamadım: { $typed }. `{ $example }` dene ya da **Hamle yap** düğmesine dokunup listeden seç.
illegal-unreadable = Bu bir hamle değil. Şöyle yaz: `h4-f2`.
illegal-no-such-cell = Bu tahtada `{ $name }` diye bir hane yok.
illegal-empty-cell = { $cell } hanesinde taş yok.
illegal-not-your-stone = { $cell } hanesindeki taş senin değil.
illegal-same-cell = Hamleni başladığı yerde, { $cell } hanesinde bitiremezsin.
illegal-target-taken = { $cell } hanesinde zaten bir taş var.
illegal-not-reachable = { $from } hanesinden { $to } hanesine gidilmez. { $from } hanesinden gidebileceğin yerler: { $targets }.
illegal-cannot-move = { $from } hanesindeki taşın hiç oynayamaz.
illegal-leaves-goal = { $from } hanesinden { $to } hanesine gidilmez: taşın hedefinde ve oradan çıkamaz.
illegal-enters-corner = { $from } hanesinden { $to } hanesine gidilmez: taşın o köşeden geçebilir, ama orada kalamaz.
illegal-enters-corner-of = { $from } hanesinden { $to } hanesine gidilmez: bu köşeden ({ $seat }) geçebilirsin ama orada duramazsın.
illegal-wrong-route = { $leg }. atlama olmuyor: { $from } hanesinden { $to } hanesine atlanmaz. Uzun bir yol yalnızca atlamalardan oluşur.
illegal-jump-empty = { $from }–{ $to } atlama değil: üzerinden atlanacak taş yok.
illegal-jump-several = { $from }–{ $to } atlama değil: yolda { $count } taş var.
illegal-jump-halfway = { $from }–{ $to } atlama değil: { $stone } hanesindeki taş tam ortada değil.
illegal-jump-far = { $from }–{ $to } atlama değil: { $stone } hanesindeki taş çok uzakta. Bu oyunda yalnızca komşu taşın üzerinden atlanır.
illegal-pass = Hâlâ oynayabilirsin, bu yüzden pas geçemezsin.
