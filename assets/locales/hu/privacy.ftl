# What is stored about a person.

privacy-title = **Mit tárolok rólad**
privacy-account = • A Discord-fiókod, a neve ({ $name }){ $face ->
    [yes] {" "}és a képének a neve
   *[no] { "" }
}, hogy a játszmákban látszódjon, ki játszik.
privacy-games = • { $running ->
    [0] Folyamatban lévő játszma nincs,
    [one] Egy folyamatban lévő játszma,
   *[other] { $running } folyamatban lévő játszma,
} { $open ->
    [0] nyílt kihívás nincs
    [one] egy nyílt kihívás
   *[other] { $open } nyílt kihívás
} és { $ended ->
    [0] befejezett játszma nincs,
    [one] egy befejezett játszma,
   *[other] { $ended } befejezett játszma,
} az összes lépéssel, azok idejével és azzal, hogyan számítottak az értékszámokba és a ranglistákba.
privacy-settings = • A beállításaid{ $has_zone ->
    [yes] {" "}az időzónával ({ $zone })
   *[no] { "" }
}; { $away ->
    [0] nem volt távolléted
    [one] egy távolléted
   *[other] { $away } távolléted
}; { $blocked ->
    [0] senkit sem tiltottál le
    [one] egy általad letiltott személy
   *[other] { $blocked } általad letiltott személy
}.
privacy-study = • A gép általad legyőzött szintjei: { $beaten ->
    [one] egy játékban
   *[other] { $beaten } játékban
}. Megoldott feladványok: { $puzzles }.
privacy-more = Üzeneteket nem olvasok. A fájlban ezek az adatok szó szerint benne vannak.
privacy-nothing = Semmit sem tárolok rólad.
privacy-exported = Amit rólad tárolok, JSON formátumban. A személyek számként szerepelnek; a tiéd: `player`.{ $cut ->
    [0] { "" }
    [one] {" "}A legrégebbi játszmád lépései kimaradtak, mert a fájl túl nagy lenne a Discordnak.
   *[other] {" "}A legrégebbi játszmáid ({ $cut }) lépései kimaradtak, mert a fájl túl nagy lenne a Discordnak; a bot üzemeltetőjénél megvannak.
}
privacy-file = A rólad tárolt adatok. A személyek 64 bites számok, a tiéd: `player`. Az időpontok UTC szerintiek. A helyek számozása 1-től indul. Egy játszma eseményei: p lépés, o kiesett hely, e nem a táblán eldőlt befejezés, b visszavont lépések; mindegyik mellett az időpontja, 1970 óta eltelt ezredmásodpercben.
privacy-question = ⚠️ **Töröljek mindent, amiből kiderül, ki vagy?** Ez nem vonható vissza.
privacy-resigns = • { $count ->
    [one] Feladod ezt a játszmát: { $codes }.
   *[other] Feladsz { $count } játszmát: { $codes }.
}
privacy-leaves = • { $count ->
    [one] Kiszállsz ebből a nyílt kihívásból: { $codes }.
   *[other] Kiszállsz { $count } nyílt kihívásból: { $codes }.
}
privacy-stays = • A befejezett játszmák megmaradnak, hiszen az ellenfeleidhez is tartoznak, de név nélküli játékossal.
    • Minden ranglistáról eltűnsz. Ha visszatérsz, új játékosként kezded.
    • Ami törölve lett, egy napon belül lekerül a lemezről. A csatornák üzenetei a Discordéi, és megmaradnak; egy ideig megmaradhatnak a bot üzemeltetőjének biztonsági mentései is.
privacy-deleted = Kész: már nem ismerlek.
privacy-kept = Minden marad, ahogy van.
button-privacy-export = Kérem az egészet
button-privacy-delete = Adataim törlése…
button-privacy-delete-yes = Végleges törlés
button-privacy-delete-no = Maradjon
