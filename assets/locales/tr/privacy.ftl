# What is stored about a person.

privacy-title = **Hakkında sakladıklarım**
privacy-account = • Discord hesabın ve adı, { $name }; oyunlarda kimin oynadığı görünsün diye.{ $face ->
    [yes] {" "}Ve profil resminin dosya adı.
   *[no] { "" }
}
privacy-games = • Oyunlar: { $running } süren, { $ended } biten. Açık davetler: { $open }. Her hamleyi zamanıyla birlikte, her oyunun da puanlarda ve sıralamalarda neyi değiştirdiğini saklarım.
privacy-settings = • Ayarların{ $has_zone ->
    [yes] {" "}ve saat dilimin ({ $zone })
   *[no] { "" }
}. Molalar: { $away }. Engel listendeki kişiler: { $blocked }.
privacy-study = • Bilgisayarı yendiğin oyun türleri: { $beaten }. Çözdüğün bulmacalar: { $puzzles }.
privacy-notes = • Oyunlara yazdığın özel notlar: { $count }. Onları yalnızca sen görürsün.
privacy-plans = • Süren oyunlardaki planların: { $count }. Onları yalnızca sen görürsün.
privacy-cups = • Kaydolduğun turnuvalar: { $count }.
privacy-more = Mesajları okumam. Bunların hepsini sakladığım hâliyle indirebilirsin.
privacy-nothing = Hakkında hiçbir şey saklamıyorum.
privacy-exported = Hakkında sakladıklarım, JSON olarak. Kişiler birer sayı; `player` sensin.{ $cut ->
    [0] { "" }
    [one] {" "}Dosya Discord'a sığsın diye en eski oyununun hamlelerini çıkardım.
   *[other] {" "}Dosya Discord'a sığsın diye en eski { $cut } oyununun hamlelerini çıkardım. Onları bot sahibinden isteyebilirsin.
}
privacy-file = Hakkında saklananlar. Kişiler 64 bitlik sayılardır; `player` sensin. Zamanlar UTC'dir. Yerler 1'den sayılır. Bir oyunun olayları: p hamle, o oyun dışı kalan yer, e tahta dışında verilen sonuç, b geri alınan hamleler. Her birinin zamanı 1970'ten beri geçen milisaniyedir.
privacy-question = ⚠️ **Bütün kişisel verilerin silinsin mi?** Bu geri alınamaz.
privacy-resigns = • { $count ->
    [one] Süren oyununda pes etmiş olursun: { $codes }.
   *[other] Süren { $count } oyununda pes etmiş olursun: { $codes }.
}
privacy-leaves = • { $count ->
    [one] Şu açık davetten ayrılırsın: { $codes }.
   *[other] Şu { $count } açık davetten ayrılırsın: { $codes }.
}
privacy-stays = • Biten oyunlar rakiplerinin de olduğu için kalır. Adın onlardan silinir.
    • Bütün sıralamalardan çıkarsın. Geri gelirsen sıfırdan başlarsın.
    • Silinen veriler bir gün içinde diskten kalkar. Kanallardaki mesajlar Discord'undur ve kalır. Bot sahibinin yedekleri bir süre kalabilir.
privacy-deleted = Tamam, verilerin silindi.
privacy-kept = Tamam, hiçbir şey silinmedi.
button-privacy-export = Verilerimi indir
button-privacy-delete = Verilerimi sil…
button-privacy-delete-yes = Kalıcı olarak sil
button-privacy-delete-no = Kalsın
