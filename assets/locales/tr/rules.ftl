# Rules and help.

rules-overview = **Halma** ve benzerleri birer yarıştır: bütün taşlarını evinden karşıdaki hedefe herkesten önce götür. Kurallarını görmek için aşağıdan bir oyun seç.
menu-rules = Bir oyunun kuralları
button-rule-sets = Diğer kurallar
menu-illustrations = Resimlerle kurallar
illustration-long-jump = Uzun atlama
illustration-filled = Dolu hedef
illustration-corner = Bir köşeden geçiş
illustration-places = Sıralar
illustration-pairs = Çiftler
illustrate-long-jump = Taş uzaktaki bir taşın üzerinden atlar ve aynı uzaklıkta arkasına iner. Yolun geri kalanı boştur.
illustrate-filled = Çerçeveli hedef dolu ve içindeki taşların çoğu oraya ait. İşaretli taş rakibin olsa da bu yeter.
illustrate-corner = Taş yıldızın başka bir köşesine atlar ve yine çıkar. O köşeden geçebilir ama orada duramaz.
illustrate-places = Hedefini dolduran, boştaki en iyi sırayı alır. Sayılar şimdiye kadarki sıraları gösterir; diğerleri oynamayı sürdürür.
illustrate-pairs = Karşılıklı oturanlar eştir. İkisi de hedefini doldurdu ve birlikte kazanıyor: defne çelengi onlarda.
rules-moves = Tek bir taş oynat: boş bir komşu haneye **adım** at ya da herhangi bir taşın üzerinden hemen arkasındaki boş haneye **atla**. Yapabildiğin sürece atlamaya devam edebilirsin. Taş yenmez. Oynayamazsan pas geçersin.
rules-moves-long = Tek bir taş oynat: boş bir komşu haneye **adım** at ya da yakın veya uzak tek bir taşın üzerinden, aynı uzaklıkta arkasındaki haneye **atla**. Yolun geri kalanı boş olmalı. Yapabildiğin sürece atlamaya devam edebilirsin. Taş yenmez. Oynayamazsan pas geçersin.
unusual-jumps = **Uzun atlamalar**: herhangi bir uzaklıktaki bir taşın üzerinden atla, aynı uzaklıkta arkasına in. Yolun geri kalanı boş olmalı.
rules-diagonals-on = Taşlar sekiz yöne adım atar ve atlar. Davette çaprazlar kapatılabilir.
rules-diagonals-off = Taşlar dört yöne adım atar ve atlar. Davette çaprazlar açılabilir.
rules-rated = Puanlı oyun, herkes iki hamle yapınca sayılır. Üç puanlı oyunla sıralamaya girersin.
rules-of = { $default ->
    [yes] **{ $name }** (varsayılan): { $text }
   *[no] **{ $name }**: { $text }
}
explain-gambiter = Hedefi önce doldurursan kazanırsın. { $home }. turdan sonra evinde hâlâ taş varsa kaybedersin. { $tempo }. turdan sonra kalan adımı daha az olan kazanır. İki oyuncu da hep aynı sayıda hamle yapar.
explain-brainking = Hedefi önce doldurursan kazanırsın. İlk { $moves } hamlenden sonra, sıran bittiğinde evinde taş varsa kaybedersin. 50 tur boyunca kimse hedefine öncekinden fazla yaklaşmazsa oyun berabere biter. Ama o anda yalnızca bir oyuncunun evinde taş varsa o oyuncu kaybeder.
explain-closed-camp = Hedefi önce doldurursan kazanırsın. Hedefe giren taş oradan çıkamaz. 50 tur boyunca kimse hedefine öncekinden fazla yaklaşmazsa oyun berabere biter. Ama o anda yalnızca bir oyuncunun evinde taş varsa o oyuncu kaybeder.
explain-classic = Hedefi önce doldurursan kazanırsın. 50 tur boyunca kimse hedefine öncekinden fazla yaklaşmazsa oyun berabere biter.{ $seats ->
    [2] {" "}Ama o anda yalnızca bir oyuncunun evinde taş varsa o oyuncu kaybeder.
   *[other] { "" }
}
explain-igroved = Hedefi önce doldurursan kazanırsın. Hedefinde kilitli kalan rakip taşları seninmiş gibi sayılır, yeter ki orada bir taşın olsun. 50 tur boyunca kimse hedefine öncekinden fazla yaklaşmazsa oyun berabere biter.{ $seats ->
    [2] {" "}Ama o anda yalnızca bir oyuncunun evinde taş varsa o oyuncu kaybeder.
   *[other] { "" }
}
explain-parlett = Hedefi önce doldurursan kazanırsın. İçindeki taşların çoğu seninse hedefin dolu olması yeter. 50 tur boyunca kimse hedefine öncekinden fazla yaklaşmazsa oyun berabere biter.{ $seats ->
    [2] {" "}Ama o anda yalnızca bir oyuncunun evinde taş varsa o oyuncu kaybeder.
   *[other] { "" }
}
explain-family = Hedefi önce doldurursan kazanırsın. İçindeki taşların çoğu seninse hedefin dolu olması yeter. Hedefe giren taş oradan çıkamaz, başkalarının köşelerinden geçilir ama orada durulmaz. 50 tur boyunca kimse hedefine öncekinden fazla yaklaşmazsa oyun berabere biter.{ $seats ->
    [2] {" "}Ama o anda yalnızca bir oyuncunun evinde taş varsa o oyuncu kaybeder.
   *[other] { "" }
}

# For new players.

how-to-title = **{ $game } nasıl oynanır**
how-to-aim = Bütün taşlarını evinden karşıdaki hedefe götür. Hedefi önce dolduran kazanır.
how-to-aim-places = Bütün taşlarını evinden karşıdaki hedefe götür. Oyun herkesin sırası belli olana kadar sürer.
how-to-aim-pairs = Karşılıklı oturanlar eştir. İki hedefini de önce dolduran çift kazanır.
how-to-lines = 1️⃣ **Amaç**: bütün taşlarını çerçeveli hedefe herkesten önce götür.
    2️⃣ **Adım**: bir taşı boş bir komşu haneye oynat.
    3️⃣ **Atlama**: ya da senin olsun olmasın, herhangi bir taşın üzerinden hemen arkasındaki boş haneye atla.
    4️⃣ **Zincir**: yapabildiğin sürece atlamaya devam et. Taş yenmez.
alt-how-to = { $game } için dört tahta: hedefin çerçeveli olduğu başlangıç, bir adım, bir atlama ve bir atlama zinciri.
alt-start = Oyunun başlangıcı: { $game }. İlk oyuncunun hedefi çerçeveli.
lesson-begin = Alıştırma: { $stone } hanesindeki taş uzağa atlayabilir. Nereye gitsin?
lesson-played = { $jumps ->
    [0] **{ $route }**: bir adım. Başka bir taşın üzerinden atlarsan daha uzağa gidersin.
    [one] **{ $route }**: bir atlama.
   *[other] **{ $route }**: tek hamlede { $jumps } atlama. Böyle kazanılır: taşlarına merdiven kur, rakiplerininkini de kullan.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] adım
    [one] bir atlama
   *[other] { $jumps } atlama
}
menu-lesson = Nereye gitsin?
button-how-to = Nasıl oynanır
button-try-chain = Zincir dene
button-try-again-chain = Bir daha

greeting = 👋 Merhaba! Benimle Halma, Köşeler ve Çin daması oynanır: bir hamle şimdi, biri yarın. `/halma play` oyun başlatır.
    Moderatörler: `/halma-admin settings`. Kimsenin mesajını okumam.
help = **Nasıl oynanır**
    • `/halma play` bir oyun başlatır: bir arkadaşla, buradan herhangi biriyle ya da bilgisayarla. Birinin menüsünden de olur: Uygulamalar → **Halma oyna**.
    • Sıran gelince **Hamle yap** düğmesine dokun: taşların numaralanır, hamleler önerilir; iki dokunuşta oynarsın. Ya da hamleni yaz: `/halma move text:h4-f2`.
    • `/halma board` tahtanı yalnızca sana gösterir. `/halma games` oyunlarını listeler.
    • Davette başka bir süre seçilmediyse her hamle için 3 günün var. Sıran gelince ve süren dolmadan önce bir kez daha seni etiketlerim.
    • `/halma me settings` sessiz saatleri ve dilini ayarlar, `/halma me away` süreni durdurur.
    • `/halma rules` kuralları açıklar. Yeni bir tahtanın altındaki **Nasıl oynanır** o oyunu açıklar.
help-more = • `/halma hint` bilgisayar ne oynardı, onu gösterir: alıştırmada, puansız oyunlarda ya da herkes kabul ederse.
    • `/halma-study` dersler, günün bulmacası ve oyun analizi sunar. Biten bir oyunun altındaki **Analiz** de aynısını yapar.
    • `/halma game replay` bir oyunu hamle hamle gösterir, kaydını da verir. `/halma game import` kayıttan oyun aktarır.
    • `/halma leaderboard` sıralamaları, `/halma profile` bir oyuncunun puanlarını ve rekorlarını, `/halma game open` katılabileceğin davetleri gösterir.
    • `/halma draw`, `/halma takeback`, `/halma cancel`, `/halma resign`, `/halma me block`
    Her oyunun #K7X9Q gibi bir kodu var. Burada birkaç oyunun varsa `game` seçeneğiyle birini seç.
button-help-more = Diğer komutlar
