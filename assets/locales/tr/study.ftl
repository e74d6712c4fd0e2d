# Lessons and puzzles.

lesson-title = 🎓 **Ders { $number }/{ $all }.** { $text }
lesson-ask-step = ⚪ Beyaz sensin: sağ alt köşeden, haneleri çerçeveli olan sol üst köşeye gidiyorsun. Bir taş komşu bir haneye adım atar; bu oyunda çapraz da olur. Bir taş ve onu hedefe en çok yaklaştıran adımı seç.
lesson-right-step = Çapraz bir adım iki adıma bedeldir.
lesson-wrong-step = Kurallara uygun, ama taşı daha çok yaklaştıran bir adım var.
lesson-ask-jump = Bir taş adım atmak yerine, kime ait olursa olsun komşu bir taşın üzerinden hemen arkasındaki boş haneye atlayabilir. Taş yenmez. Bu taşla atla.
lesson-right-jump = Tek hamlede iki hane; üzerinden atlanan taş da yerinde kalır.
lesson-wrong-jump = Bu bir adım. Hemen arkası boş olan komşu bir taş ara.
lesson-ask-chain = Bir atlamanın ardından, aynı hamlede istediğin yönlere atlamayı sürdürebilirsin. Bu taşın en çok atlamayla nereye vardığını bul.
lesson-right-chain = Tek hamlede üç atlama. Oyunları uzun zincirler kazandırır.
lesson-wrong-chain = Daha uzun bir zincir var: her indiğin haneden, üzerinden atlanacak bir sonraki taşı ara.
lesson-ask-ladder = Zincirler kurulur: aralarında boşluk olan taşlar, gerideki taşlar için merdivendir. Öyle bir hamle bul ki Siyah ne oynarsa oynasın en az dört atlamalık bir zincirin olsun.
lesson-right-ladder = Sessiz bir hamle; bir sonrakiyse tahtanın yarısını aşıyor.
lesson-wrong-ladder = Bundan sonra Siyah uzun zinciri bozabilir ya da ortada zincir yok. Merdivenindeki eksik basamağı ara.
lesson-ask-home = Bu kurallara göre 30. turdan sonra evinde taşı olan kaybeder ve şimdi 30. turdasın. Oyunu kurtaran hamleyi bul.
lesson-right-home = Evde taş kalmadı. Böyle bir kontrol yaklaşınca tahtanın altında seni uyarırım.
lesson-wrong-home = Evde bir taş kalıyor; ne kadar önde olursan ol, bu hemen kaybettirir.
lesson-ask-block = Siyahın sıradaki hamlede ne yapabileceğine bak. Siyahın en iyi hamlesini olabildiğince kısaltan hamleyi seç.
lesson-right-block = Siyahın merdiveni yok oldu; üstelik taşın da yol aldı.
lesson-wrong-block = Siyahın hâlâ daha uzun bir hamlesi var. Zincirinin indiği haneye gir ya da üzerinden atladığı taşı çek.
lesson-ask-race = Artık kimse kimsenin yolunda değil: iş yarışa kaldı. Hedefini en az hamlede dolduran yolun ilk hamlesini bul.
lesson-right-race = Bazen yana atılan bir adım daha hızlıdır: sonraki taşa köprü olur.
lesson-wrong-race = Bu yol bir hamle fazla tutar. Adımları değil hamleleri say: bir taşın ötekine yardım ettiği bir yol ara.
lesson-ask-count = ⚫ Siyah sensin ve bu, 80. turun son hamlesi. Bu kurallara göre oyun bundan sonra biter; hedefe daha az adımı kalan kazanır. Beyazın 3 adımı kaldı. Kazan.
lesson-right-count = Üçe karşı iki adım kaldı. Bu son dersti: sıradaki oyun için `/halma challenge computer:2` iyi bir seçim.
lesson-wrong-count = Hâlâ Beyaz kadar ya da ondan çok adımın var. Çapraz bir adımın kaç adıma bedel olduğunu hatırla.
study-right = ✅ **{ $route }**: doğru! { $text }
study-wrong = ❌ **{ $route }**: henüz değil. { $text }
study-none = Böyle bir ders ya da bulmaca yok.
study-stone = { $number }: { $cell } hanesindeki taş
study-target = { $number }: { $cell } hanesine
menu-study-stone = Hangi taş?
menu-study-target = Nereye? Seçtiğin oynanır
button-study-stones = Başka taş
button-study-again = Tekrar dene
button-next-lesson = Sonraki ders
button-solve = Çöz
puzzle-ask-chain = En uzun atlama zincirini bul.
puzzle-ask-build = Hedefin { $moves } hamlede dolabilir; yolunda kimse yok. İlk hamleyi bul: başka hiçbiri yeterince hızlı değil.
puzzle-ask-home = Bu tur bitince evde taş kalmamalı. Seni tek bir hamle kurtarır.
puzzle-right = Tek doğru yanıt bu.
puzzle-wrong = Daha iyisi var.
puzzle-streak = { $tries ->
    [one] İlk denemede çözüldü!
   *[other] { $tries }. denemede çözüldü.
} 🔥 { $days ->
    [one] Bir günlük seri
   *[other] { $days } günlük seri
}, en uzunu { $best }.
