# Rules and help.

rules-moves = Sıran gelince tek bir taş oynatırsın: ya boş bir komşu haneye bir **adım** atarsın ya da, kime ait olursa olsun, komşu bir taşın üzerinden hemen arkasındaki boş haneye **atlarsın**; atladıktan sonra istersen aynı taşla atlamaya devam edersin. Oynayamayan pas geçer.
rules-diagonals-on = Taşlar sekiz yöne adım atar ve atlar (meydan okurken çaprazlar kapatılabilir).
rules-diagonals-off = Taşlar dört yöne adım atar ve atlar (meydan okurken çaprazlar açılabilir).
rules-of = { $default ->
    [yes] **{ $name }** (varsayılan): { $text }
   *[no] **{ $name }**: { $text }
}
explain-gambiter = Duruma iki taraf da oynadıktan sonra bakılır. Hedefini dolduran kazanır; iki hedef de dolduysa oyun berabere biter. { $home }. turdan sonra evinde taşı olan kaybeder. { $tempo }. turdan sonra kalan adımı daha az olan kazanır.
explain-brainking = Dolan hedef hemen kazandırır. Bir oyuncu { $moves } hamle yaptıktan sonra, evinde taş bırakan her hamlesi kaybettirir. İlerlemesiz 50 tur beraberliktir; o anda yalnızca bir tarafın evinde hâlâ taş varsa o taraf kaybeder.
explain-closed-camp = Dolan hedef hemen kazandırır. Hedefine giren bir taş, hamlesini hedefin dışında bitiremez. İlerlemesiz 50 tur beraberliktir; o anda yalnızca bir tarafın evinde hâlâ taş varsa o taraf kaybeder.
explain-classic = Dolan hedef hemen kazandırır. İlerlemesiz 50 tur beraberliktir{ $seats ->
    [2] {"; o anda yalnızca bir tarafın evinde hâlâ taş varsa o taraf kaybeder."}
   *[other] {"."}
}
explain-igroved = Dolan hedef hemen kazandırır. Hedefteki yabancı taşlar kilitliyse ve kendi taşlarından en az biri oradaysa hedef yine dolu sayılır. İlerlemesiz 50 tur beraberliktir{ $seats ->
    [2] {"; o anda yalnızca bir tarafın evinde hâlâ taş varsa o taraf kaybeder."}
   *[other] {"."}
}

# For whoever is new.

how-to-title = **{ $game } nasıl oynanır**
how-to-aim = Bütün taşlarını evinden hedefe, yani karşıdaki eve götür; oraya ilk varan kazanır. Taş yenmez: ilerlemek için hem kendi taşlarının hem başkalarının üzerinden atlarsın.
alt-start = Oyunun başlangıcı: { $game }; ilk tarafın hedefi çerçeve içinde.
lesson-begin = { $stone } hanesindeki taş uzağa atlayabilir. Nereye gitsin?
lesson-played = { $jumps ->
    [0] **{ $route }**: bir adım. Başka bir taşın üzerinden atlasan daha uzağa giderdi.
    [one] **{ $route }**: bir atlama.
   *[other] **{ $route }**: tek hamlede { $jumps } atlama. Halma böyle kazanılır: taşlarına merdiven kur, başkalarınınkini de kullan.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] adım
    [one] bir atlama
   *[other] { $jumps } atlama
}
menu-lesson = Nereye gitsin?
button-how-to = Nasıl oynanır
button-try-chain = Zincirleme atlamayı dene
button-try-again-chain = Bir daha

help = **Nasıl oynanır**
    • `/halma challenge opponent:@friend` ile bir arkadaşına meydan okursun; rakip seçmezsen isteyen katılır. `computer:3` ile bilgisayara karşı oynarsın, seviyesi 1 ile 10 arasındadır. Alıştırma için kendine meydan oku.
    • `/halma move` oynayabileceğin hamleleri listeler, en çok ilerleten başta. Ya da kendin yaz: `h4-f2`, `h4 f2` veya bütün yolu `h1-f3-d3`. **Hamle yap** düğmesi oynayabilen taşları numaralar ve hamleleri menülerde gösterir: iki dokunuşta oynarsın.
    • `/halma board` tahtayı senin tarafından ve yalnızca sana gösterir. `/halma games` oyunlarını listeler. `/halma resign` ile bir oyunda pes edersin.
    • Meydan okumada başka bir şey denmediyse her hamle için 3 gün vardır; sıran gelince ve süre dolmadan önce bir kez daha senden bahsederim. `/halma settings` sessiz saatleri ayarlar, `/halma away` tatildeyken sürelerini durdurur, **+1 gün** rakibine zaman verir.
    • `/halma hint` bilgisayar olsa ne oynardı, onu söyler: alıştırmada, puansız oyunlarda ve herkesin kabul ettiği oyunlarda (`/halma offer what:hints`). `/halma-study` dersler ve her gün bir bulmaca sunar, biten oyunlarını analiz eder; biten oyunun altındaki **Analiz** de aynısını yapar.
    • `/halma replay` bir oyunu hamle hamle gösterir ve kaydını verir, `/halma import` kayıttan oyun aktarır. Yeni bir tahtanın altındaki **Nasıl oynanır** oyunu açıklar.
    • `/halma leaderboard` sıralamayı, `/halma profile` birinin nasıl oynadığını, `/halma open` katılabileceğin meydan okumaları gösterir.
    • `/halma offer` ile beraberlik teklif edersin ya da son hamleni geri almayı veya ipuçlarını istersin. `/halma block` birinin sana meydan okumasını engeller.
    • `/halma rules` kuralları ve oyunu kendiliğinden bitiren durumları açıklar; onlara ne kadar kaldığını her tahtanın altında senin için sayarım.
    Her oyunun #K7X9Q gibi bir kodu vardır. Burada birkaç oyunun varsa kodu `game` seçeneğiyle belirt.
