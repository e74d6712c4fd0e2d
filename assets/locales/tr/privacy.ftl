# What is stored about a person.

privacy-title = **Hakkında ne saklıyorum**
privacy-account = • Discord hesabın (adı: { $name }){ $face ->
    [yes] {" "}ve resminin adı
   *[no] { "" }
}; oyunlarda kimin oynadığı görünsün diye.
privacy-games = • { $running ->
    [0] Devam eden oyun yok,
    [one] Devam eden bir oyun,
   *[other] Devam eden { $running } oyun,
} { $open ->
    [0] açık meydan okuma yok,
    [one] bir açık meydan okuma,
   *[other] { $open } açık meydan okuma,
} { $ended ->
    [0] biten oyun yok
    [one] biten bir oyun
   *[other] biten { $ended } oyun
}; oyunların bütün hamleleri, zamanları, puanlara ve sıralamalara etkileri.
privacy-settings = • Ayarların{ $has_zone ->
    [yes] {" "}ve saat dilimin ({ $zone })
   *[no] { "" }
}; { $away ->
    [0] mola yok
    [one] bir mola
   *[other] { $away } mola
}; { $blocked ->
    [0] engellediğin kimse yok
    [one] engellediğin bir kişi
   *[other] engellediğin { $blocked } kişi
}.
privacy-study = • Bilgisayarı yendiğin seviyeler: { $beaten ->
    [one] bir oyun türünde
   *[other] { $beaten } oyun türünde
}. Çözdüğün bulmacalar: { $puzzles }.
privacy-more = Mesajları okumam. Bu kayıtlar dosyada olduğu gibi duruyor.
privacy-nothing = Hakkında hiçbir şey saklamıyorum.
privacy-exported = Hakkında sakladıklarım, JSON olarak. Kişiler dosyada birer sayı; `player` seninki.{ $cut ->
    [0] { "" }
    [one] {" "}Dosya Discord için fazla büyük olacağından en eski oyununun hamleleri yok.
   *[other] {" "}Dosya Discord için fazla büyük olacağından en eski { $cut } oyununun hamleleri yok; onlar bu botu işleten kişide.
}
privacy-file = Hakkında saklananlar. Kişiler 64 bitlik sayılardır, `player` seninki. Zamanlar UTC'dir. Yerler 1'den sayılır. Bir oyunun olayları: p hamle, o oyun dışı kalan yer, e tahta dışında verilen sonuç, b geri alınan hamleler; her olayın anı 1970'ten beri geçen milisaniye olarak yazılır.
privacy-question = ⚠️ **Kim olduğunu belli eden her şey silinsin mi?** Bu geri alınamaz.
privacy-resigns = • { $count ->
    [one] Şu oyunda pes etmiş olursun: { $codes }.
   *[other] Şu { $count } oyunda pes etmiş olursun: { $codes }.
}
privacy-leaves = • { $count ->
    [one] Şu açık meydan okumadan ayrılmış olursun: { $codes }.
   *[other] Şu { $count } açık meydan okumadan ayrılmış olursun: { $codes }.
}
privacy-stays = • Biten oyunlar rakiplerinin de olduğu için kalır; ama oyuncunun adı olmadan.
    • Bütün sıralamalardan kaybolursun. Geri gelirsen sıfırdan, yeni biri olarak başlarsın.
    • Silinenler bir gün içinde diskten kalkar. Kanallardaki mesajlar Discord'undur ve kalır; bu botu işleten kişinin bir süre sakladığı yedekler de kalabilir.
privacy-deleted = Tamam: artık seni tanımıyorum.
privacy-kept = Her şey olduğu gibi kalıyor.
button-privacy-export = Hepsini indir
button-privacy-delete = Verilerimi sil…
button-privacy-delete-yes = Kalıcı olarak sil
button-privacy-delete-no = Kalsın
