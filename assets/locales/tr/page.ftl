# The board page, on which people play in a browser.

command-web = Oyunların, taşlara dokunarak oynadığın bir sayfada
button-page = Tahtayı aç
page-link = Oyun sayfan: bir taşa, sonra gideceği yere dokun. Bu bağlantı yalnızca senin için; bir kez, 10 dakika boyunca çalışır.
refused-link-used = Bu bağlantı kullanıldı. `/halma web` ile yenisini al.
refused-link-too-old = Bu bağlantı artık çalışmıyor. `/halma web` ile yenisini al.
refused-signed-out = Burada oturumun açık değil. `/halma web` ile bağlantı al.
page-not-signed-in = Discord oturumunu açmadı. Tahtayı kapatıp yeniden aç.
page-unreadable = Bu isteği okuyamıyorum. Sayfayı yenile ve tekrar dene.
page-busy = Bir anda çok fazla oldu. Biraz bekle ve tekrar dene.
page-offline = Bağlantı yok. Yeniden deneniyor…
page-no-answer = Bağlantı yok. Birazdan tekrar dene.
page-discord-silent = Discord yanıt vermiyor. Birazdan tekrar dene.
page-not-on-server = Artık bu oyunun sunucusunda değilsin. Orada oyun başlatmak için yeniden katıl.
page-thinking = Bilgisayar düşünüyor…
page-sending = Gönderiliyor…
page-game = Oyun
page-games = Oyunların
page-next = Sonraki oyun
page-hint = İpucu
page-new-game = Yeni oyun
page-begin = Başlat
page-opponent = Rakip
page-someone-else = Başka biri…
page-member = Bu sunucudaki adı
page-nobody = Kimse bulunamadı. Adın başını yaz.
page-more = Başkaları da var. Adın devamını yaz.
page-sign-out = Çıkış yap
page-my-move = sıra sende
page-their-move = diğerleri bekleniyor
page-waiting = açık meydan okuma
page-over = bitti
page-touch-stone = Sıra sende: bir taşa dokun.
page-touch-target = Şimdi gideceği yere dokun.
page-move-example = örneğin h4-g5
page-turn-board = Tahtayı çevir
page-try = Hamle dene
page-try-hint = İstediğin taşı oynat. Bunu başka kimse görmez.
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
page-replay-start = Başa
page-replay-back = Bir hamle geri
page-replay-on = Bir hamle ileri
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
page-signed-out = Oturumun kapandı.
page-switch = Hesap değiştir
page-stay = Bu hesapta kal
page-stored = Kayıtlı sürüm:
