# What is stored about a person.

privacy-title = **Mit tárolok rólad**
privacy-account = • A Discord-fiókod és a neve ({ $name }), hogy látszódjon, ki játszik.{ $face ->
    [yes] {" "}És a profilképed fájlneve.
   *[no] { "" }
}
privacy-games = • Játszmák: { $running } folyamatban, { $ended } befejezett. Nyílt kihívások: { $open }. Megőrzök minden lépést az idejével, és hogy az egyes játszmák mit változtattak az értékszámokon és a ranglistákon.
privacy-settings = • A beállításaid{ $has_zone ->
    [yes] {" "}az időzónával ({ $zone })
   *[no] { "" }
}. Távollétek: { $away }. A tiltólistádon: { $blocked }.
privacy-study = • Játékok, amelyekben legyőzted a gépet: { $beaten }. Megoldott feladványok: { $puzzles }.
privacy-notes = • Saját jegyzetek játszmákhoz: { $count }. Csak te látod őket.
privacy-plans = • Tervek folyamatban lévő játszmákban: { $count }. Csak te látod őket.
privacy-cups = • Versenyek, amelyekre beneveztél: { $count }.
privacy-more = Üzeneteket nem olvasok. Mindezt letöltheted pontosan úgy, ahogy tárolom.
privacy-nothing = Semmit sem tárolok rólad.
privacy-exported = Amit rólad tárolok, JSON formátumban. A személyek számként szerepelnek; `player` te vagy.{ $cut ->
    [0] { "" }
    [one] {" "}Hogy a fájl beleférjen a Discord korlátjába, kihagytam a legrégebbi játszmád lépéseit.
   *[other] {" "}Hogy a fájl beleférjen a Discord korlátjába, kihagytam { $cut } játszmád lépéseit, a legrégebbiekét. Kérd el őket a bot üzemeltetőjétől.
}
privacy-file = A rólad tárolt adatok. A személyek 64 bites számok; `player` te vagy. Az időpontok UTC szerintiek. A helyek 1-től számozódnak. Egy játszma eseményei: p egy lépés, o egy kiesett hely, e egy nem a táblán eldőlt befejezés, b visszavont lépések. Mindegyik mellett ott az ideje, 1970 óta eltelt ezredmásodpercben.
privacy-question = ⚠️ **Törlöd minden személyes adatodat?** Ez nem vonható vissza.
privacy-resigns = • { $count ->
    [one] Feladod a folyamatban lévő játszmádat: { $codes }.
   *[other] Feladsz { $count } folyamatban lévő játszmát: { $codes }.
}
privacy-leaves = • { $count ->
    [one] Kiszállsz egy nyílt kihívásból: { $codes }.
   *[other] Kiszállsz { $count } nyílt kihívásból: { $codes }.
}
privacy-stays = • A befejezett játszmák megmaradnak, mert az ellenfeleidéi is. A neved eltűnik belőlük.
    • Minden ranglistáról eltűnsz. Ha visszatérsz, új játékosként kezded.
    • A törölt adatok egy napon belül lekerülnek a lemezről. A csatornák üzenetei a Discordéi, és megmaradnak. A bot üzemeltetőjének biztonsági mentései egy ideig még megmaradhatnak.
privacy-deleted = Kész. Az adataid törölve.
privacy-kept = Rendben, semmi sem lett törölve.
button-privacy-export = Adataim letöltése
button-privacy-delete = Adataim törlése…
button-privacy-delete-yes = Végleges törlés
button-privacy-delete-no = Adataim megtartása
