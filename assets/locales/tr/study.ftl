# Lessons and puzzles.

lesson-title = 🎓 **Ders { $number }/{ $all }.** { $text }
lesson-ask-step = ⚪ Beyaz sensin: sağ alt köşeden sol üstteki çerçeveli köşeye gidiyorsun. Taş komşu bir haneye adım atar, bu oyunda çapraz da olur. Bir taş, sonra onu hedefe en çok yaklaştıran adımı seç.
lesson-right-step = Çapraz bir adım iki adıma bedel.
lesson-wrong-step = Kurallara uygun, ama taşı daha çok yaklaştıran bir adım var.
lesson-ask-jump = Taş adım atmak yerine herhangi bir taşın üzerinden hemen arkasındaki boş haneye atlayabilir. Taş yenmez. Bu taşla atla.
lesson-right-jump = Tek hamlede iki hane; üzerinden atladığın taş da yerinde kaldı.
lesson-wrong-jump = Bu bir adım. Hemen arkası boş olan komşu bir taş ara.
lesson-ask-chain = Atladıktan sonra aynı taş her yöne atlamaya devam edebilir. En çok atlamalı hamleyi bul.
lesson-right-chain = Tek hamlede üç atlama. Oyunlar uzun zincirlerle kazanılır.
lesson-wrong-chain = Daha uzun bir zincir var. Her inişten sonra üzerinden atlanacak bir sonraki taşı ara.
lesson-ask-ladder = Zincir kurabilirsin: aralarında boşluk olan taşlar, gerideki taşlar için merdivendir. Öyle bir hamle bul ki Siyah ne oynarsa oynasın, sonraki hamlede en az dört atlamalık bir zincirin olsun.
lesson-right-ladder = Sessiz bir hamle; sonraki, tahtanın yarısını aşıyor.
lesson-wrong-ladder = Bundan sonra uzun zincir yok ya da Siyah onu bozabilir. Merdivenindeki eksik basamağı bul.
lesson-ask-home = Bu oyunda 30. turdan sonra evinde hâlâ taş varsa kaybedersin ve şimdi 30. tur. Seni kurtaran hamleyi bul.
lesson-right-home = Evin boş. Oyunlarında böyle bir kontrol yaklaşınca seni tahtanın altında uyarırım.
lesson-wrong-home = Evinde hâlâ taş var; ne kadar önde olursan ol, kaybedersin.
lesson-ask-block = Siyah'ın sırada ne yapabileceğine bak. Siyah'ın en iyi hamlesini olabildiğince kısaltan hamleyi seç.
lesson-right-block = Siyah'ın merdiveni yok oldu, üstelik taşın da yol aldı.
lesson-wrong-block = Siyah'ın hâlâ daha uzun bir hamlesi var. Zincirinin indiği yere geç ya da üzerinden atladığı taşı çek.
lesson-ask-race = Artık kimse yolda değil: bu bir yarış. Hedefini en hızlı dolduran yolun ilk hamlesini bul.
lesson-right-race = Bazen yana bir adım daha hızlıdır: sonraki taşa köprü olur.
lesson-wrong-race = Böyle daha uzun sürer. Adımları değil hamleleri say: bir taşın diğerine yardım ettiği bir yol ara.
lesson-ask-count = ⚫ Siyah sensin ve bu, 80. turun son hamlesi. Sonra oyun biter, kalan adımı daha az olan kazanır. Beyaz'ın 3 adımı kaldı. Kazan!
lesson-right-count = Üç adıma karşı iki adım kaldı. Bu son dersti! Sıradaki oyunun için `/halma play computer:2` dene.
lesson-wrong-count = Hâlâ Beyaz kadar ya da ondan çok adımın var. Çapraz bir adımın kaç adım ettiğini hatırla.
study-right = ✅ **{ $route }**: doğru! { $text }
study-wrong = ❌ **{ $route }**: tam değil. { $text }
study-none = Bu dersi ya da bulmacayı bulamadım. `/halma-study learn` dersleri listeler.
study-stone = { $number }: { $cell } hanesindeki taş
study-target = { $number }: { $cell } hanesine
menu-study-stone = Hangi taş?
menu-study-target = Nereye? Seçtiğin hemen oynanır
button-study-stones = Başka taş
button-study-again = Tekrar dene
button-next-lesson = Sonraki ders
button-solve = Çöz
puzzle-game = { $diagonals ->
    [on] { $game }, çaprazlar açık
    [off] { $game }, çaprazlar kapalı
   *[none] { $game }
}
puzzle-title = 🧩 **Günün bulmacası** · { $game }. Rengin: { $color }. { $text }
puzzle-of-the-day = 🧩 **Günün bulmacası** · { $game }. Sıra: { $color }. { $text }
study-alt = Sıra: { $color }; evden ({ $home }) hedefe ({ $goal }). Oynayabilen taşlar: { $stones }.
puzzle-ask-chain = En uzun atlama zincirini bul.
puzzle-ask-build = Hedefini { $moves } hamlede doldurabilirsin, yolunda kimse yok. İlkini bul: yalnızca biri yeterince hızlı.
puzzle-ask-home = Bu turdan sonra evinde taş kalırsa kaybedersin. Seni tek bir hamle kurtarır.
puzzle-right = Tek doğru yanıt bu.
puzzle-wrong = Daha iyisi var.
puzzle-streak = { $tries ->
    [one] İlk denemede çözdün!
   *[other] { $tries }. denemede çözdün.
} 🔥 { $days ->
    [one] Bir gün
   *[other] { $days } gün üst üste
}, rekor: { $best }.
puzzle-days-7 = 🎉 Tam bir hafta bulmaca!
puzzle-days-30 = 🎉 Otuz gün üst üste. Bu artık bir alışkanlık.
puzzle-days-100 = 💯 Yüz gün üst üste. İnanılmaz!
puzzle-skips = { $skipped ->
    [one] Bir gün kaçırdın ama
   *[other] { $skipped } gün kaçırdın ama
} ayda iki gün serbest. { $left ->
    [0] Bu ay hiç kalmadı.
    [one] Bu ay bir gün kaldı.
   *[other] Bu ay { $left } gün kaldı.
}
puzzle-shared = 🧩 { $who } günün bulmacasını çözdü
    { $tries ->
        [one] ✅ ilk denemede
       *[other] ✅ { $tries }. denemede
    }
    🔥 { $days ->
        [one] bir gün
       *[other] { $days } gün üst üste
    }
puzzle-share-old = O, başka bir günün bulmacasıydı. `/halma-study puzzle` bugünkünü gösterir.
march-title = 🥾 **Yürüyüş { $number }**. { $stones } taşını çerçeveli hedefe rakipsiz, olabildiğince az hamlede götür. Mümkün olan en iyisi { $par }.
march-so-far = { $moves ->
    [one] Şimdiye kadar bir hamle.
   *[other] Şimdiye kadar { $moves } hamle.
}
march-misfit = `{ $word }` hamlesini burada oynayamam. Hamle şöyle yazılır: `{ $example }`; sonrakinden önce boşluk bırak.
march-finished = 🏁 **Yürüyüş { $number }**: { $moves } hamlede hedefe vardın. Mümkün olan en iyisi { $par }.
march-perfect = 🏆 Kimse daha azıyla yapamaz!
march-best = Bugünkü en iyi sonucun: { $moves }.
march-shared = 🥾 yürüyüş { $number }: { $moves }/{ $par } · { $who }
march-share-old = O, başka bir günün yürüyüşüydü. `/halma-study march` bugünkünü gösterir.
march-way = { $par } hamlelik bir yol: `{ $moves }`
march-table = 🥾 Bu sunucuda **Yürüyüş { $number }** (mümkün olan en iyisi { $par }):
march-table-empty = Yürüyüş { $number } sonucunu burada henüz kimse paylaşmadı.
march-rank = { $place }. { $who } · { $moves }
march-yesterday = Yürüyüş { $number } için paylaşılanlar:
button-march = Yürüyüş
button-march-back = Geri al
button-march-again = Baştan başla
button-march-way = En iyi yol
button-march-table = Tablo
modal-march-title = Yürüyüş { $number }
modal-march-field = Sıradaki hamlelerin, aralarında boşlukla
