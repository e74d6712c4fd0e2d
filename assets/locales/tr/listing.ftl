# How the bot introduces itself: in its profile at Discord, and in lists of bots.

listing-line = Arkadaşlarınla kanalında Halma, Köşeler ve Çin Daması oyna.
listing-short = Sunucun için Halma, Köşeler ve Çin Daması. Bir arkadaşına ya da bilgisayara meydan oku, istediğin zaman hamle yap, her hamleden sonra yeni tahtayı gör.
listing-description = Arkadaşlarınla Halma, Köşeler (Ugolki) ve Çin Daması oyna. Bir hamle şimdi, bir hamle yarın: hamleleri denetlerim, sırası geleni etiketlerim ve tahtanın resmini paylaşırım. On seviyede bilgisayara karşı oyna, sıralamada yüksel, günün bulmacasını çöz. /halma play ile başla.
listing-long =
    ⚪⚫ **Halma, Köşeler (Ugolki) ve Çin Daması, doğrudan kanalında.**

    • **Kendi hızında oyna.** Bir hamle şimdi, bir hamle yarın. Hamle süresi bir saatten iki haftaya kadar; hatırlatmalar ve kendi saat diliminde sessiz saatler var.
    • **İki dokunuşta hamle.** Bir taş seç, gideceği yeri seç. Atlamaları senin için bulurum, her hamleden sonra yeni tahtayı paylaşırım.
    • **Kimse yok mu?** On seviyede bilgisayara karşı oyna, ipucu iste, ders al ya da günün bulmacasını çöz.
    • **Uğruna oynanacak bir şey.** Sunucun için ve herkes için puanlar ve sıralamalar, her çeyrekte yeni bir sezon.
    • **İki kişiden altı kişiye.** Mini Köşeler'den altı kişilik yıldıza on beş oyun, gerçekten oynanan kurallarla.
    • **Derli toplu ve özel.** Eski tahtalar tek satıra iner. Mesajları okumam; hakkında sakladığım her şeyi görebilir ve silebilirsin.

    `/halma play` ile başla. Yirmi iki dil.
