# The board page, on which people play in a browser.

command-web = Tarayıcıda oyna: bir taş, sonra gideceği yeri seç
button-page = Tahtayı aç
page-link = Oyun sayfan: bir taş, sonra gideceği yeri seç. Bu bağlantı yalnızca senin için; bir kez, 10 dakika boyunca çalışır.
refused-link-used = Bu bağlantı kullanıldı. `/halma web` ile yenisini al.
refused-link-too-old = Bu bağlantı artık çalışmıyor. `/halma web` ile yenisini al.
refused-signed-out = Burada oturumun açık değil. `/halma web` ile bağlantı al.
page-not-signed-in = Discord ile oturum açılamadı. Tahtayı kapatıp yeniden aç.
page-unreadable = Bu isteği okuyamıyorum. Sayfayı yenile ve tekrar dene.
page-busy = Bir anda çok fazla oldu. Biraz bekle ve tekrar dene.
page-offline = Bağlantı yok. Yeniden deneniyor…
page-no-answer = Bağlantı yok. Birazdan tekrar dene.
page-discord-silent = Discord yanıt vermiyor. Birazdan tekrar dene.
page-offer-in-chat = Sohbetin içinden sor: buradan kimsenin haberi olmaz.
page-challenge-in-chat = İnsanlara sohbetin içinden, `/halma play` ile meydan oku: buradan haberleri olmaz.
page-not-on-server = Artık bu oyunun sunucusunda değilsin. Orada oyun başlatmak için yeniden katıl.
page-thinking = Bilgisayar düşünüyor…
page-sending = Gönderiliyor…
page-game = Oyun
page-games = Oyunların
page-cups = Turnuvalar
# After the state of a cup, such as "round 2 of 3".
page-cup-in = sen de varsın
page-cup-asked = oynuyor musun?
page-cup-place = Sıra
page-cup-player = Oyuncu
page-cup-points = Puan
# Above what decided between people with the same points, such as "head-to-head".
page-cup-tie = Eşitlik bozma
page-cup-ask-leave = Bu turnuvadan ayrılıyor musun? Süren oyunlarında pes etmiş olursun.
page-next = Sonraki oyun
page-hint = İpucu
page-hint-costs = İpucu (kazansan da sayılmaz)
page-new-game = Yeni oyun
page-begin = Başlat
page-time = Süre
page-opponent = Rakip
page-someone-else = Başka biri…
page-member = Üyelerde ara
page-nobody = Kimse bulunamadı. Adın başını yaz.
page-more = Çok fazla sonuç var. Yazmaya devam et.
page-sign-out = Çıkış yap
page-my-move = sıra sende
page-their-move = diğerleri bekleniyor
page-waiting = açık davet
page-over = bitti
page-touch-stone = Sıra sende: bir taş seç.
page-touch-target = Şimdi gideceği yeri seç.
page-move-example = örneğin { $example }
page-turn-board = Tahtayı çevir
page-rest = Daha fazla
page-sound = Ses
page-you = sen
page-waiting-for = Sıra: { $name }
page-lost = Güzel oyundu! Bir tane daha?
page-home = ev
page-goal = hedef
page-all = Tümü
page-running = Devam eden
page-try = Hamle dene
page-try-free = Serbestçe oynat
page-try-here = Buradan dene
page-try-hint = İstediğin taşı oynat. Bunu başka kimse görmez.
page-puzzle = Günün bulmacası
page-profile = Profilim
page-lessons = Dersler
page-plan = Planım
page-plan-add = Plana ekle
page-plan-remove = Kaldır
page-save = Kaydet
page-saved = Kaydedildi.
page-empty = boş
page-can-move = oynayabilir
page-step = adım
page-jumps = { $jumps ->
    [one] bir atlama
   *[other] { $jumps } atlama
}
page-replay-at = Hamle { $number } / { $count }
page-replay-play = Oynat
page-replay-pause = Duraklat
page-replay-start = Başa
page-replay-back = Önceki hamle
page-replay-on = Sonraki hamle
page-replay-end = Sona
privacy-sessions = • Oyun sayfasında oturumu açık tarayıcılar: { $count ->
    [0] yok
   *[other] { $count }, başlangıç: { $since }
}.
privacy-sessions-ended = Tamam: tüm tarayıcılardan çıkış yapıldı.
button-sessions-end = Hepsinden çıkış yap
page-other-person = Açık oturum: { $name }. Bu bağlantı ise başkasına ait. Öbür hesaba geçilsin mi?
page-ask-draw = Beraberlik teklif edilsin mi?
page-ask-takeback = Son hamleni geri alma isteği gönderilsin mi?
page-cookies = Tarayıcın bu sayfanın çerezlerini engelliyor, bu yüzden oturumunu açık tutamıyorum. Çerezlere izin ver ve bağlantıyı yeniden aç.
page-sign-in-again = Yeniden oturum aç
page-not-this-channel = Bu kanalda yeni oyun başlatılamaz. Sohbette, başka bir kanalda başlat.
page-signed-out = Oturumun kapandı.
page-switch = Hesap değiştir
page-stay = Bu hesapta kal
page-stored = Kayıtlı sürüm:
