# Rules and help.

rules-moves = Egy lépésben egyetlen bábu mozdul: vagy **sima lépéssel** egy szomszédos üres mezőre kerül, vagy **ugrással** egy szomszédos bábu fölött, bárkié is az, az egyenesen mögötte lévő üres mezőre; utána, ha akarod, ugyanaz a bábu továbbugorhat. Aki nem tud lépni, passzol.
rules-diagonals-on = A bábuk nyolc irányba léphetnek és ugorhatnak (a kihívás kikapcsolhatja az átlókat).
rules-diagonals-off = A bábuk négy irányba léphetnek és ugorhatnak (a kihívás bekapcsolhatja az átlókat).
rules-of = { $default ->
    [yes] **{ $name }** (a szokásos): { $text }
   *[no] **{ $name }**: { $text }
}
explain-gambiter = Előbb mindkét fél lép, csak azután nézzük az állást. A teli céltábor nyer; ha mindkettő megtelt, döntetlen. { $home } kör után veszít, akinek bábuja van a táborában. { $tempo } kör után az nyer, akinek kevesebb hátralévő mezője van.
explain-brainking = A teli céltábor azonnal nyer. { $moves } saját lépés után veszít, aki a lépésével bábut hagy a táborában. 50 kör haladás nélkül döntetlen; ha ekkor csak egyvalakinek áll még bábuja a táborában, az veszít.
explain-closed-camp = A teli céltábor azonnal nyer. A céltáborában álló bábu lépése nem érhet véget azon kívül. 50 kör haladás nélkül döntetlen; ha ekkor csak egyvalakinek áll még bábuja a táborában, az veszít.
explain-classic = A teli céltábor azonnal nyer. 50 kör haladás nélkül döntetlen{ $seats ->
    [2] {"; ha ekkor csak egyvalakinek áll még bábuja a táborában, az veszít."}
   *[other] {"."}
}
explain-igroved = A teli céltábor azonnal nyer. A céltábor akkor is telinek számít, ha a benne álló idegen bábuk be vannak zárva, és legalább egy saját bábu is ott van. 50 kör haladás nélkül döntetlen{ $seats ->
    [2] {"; ha ekkor csak egyvalakinek áll még bábuja a táborában, az veszít."}
   *[other] {"."}
}

# For whoever is new.

how-to-title = **Így megy a játék: { $game }**
how-to-aim = Juttasd át minden bábudat a táborodból a céltáborba, vagyis a szemközti táborba; az nyer, aki előbb ott van. Ütés nincs: a saját és mások bábuit is átugorhatod, hogy előrébb juss.
alt-start = Kezdőállás: { $game }, bekeretezve az első fél céltábora.
lesson-begin = Ez a bábu messzire ugorhat: { $stone }. Hová menjen?
lesson-played = { $jumps ->
    [0] **{ $route }**: sima lépés. Egy másik bábut átugorva messzebbre jutott volna.
    [one] **{ $route }**: egy ugrás.
   *[other] **{ $route }**: { $jumps } ugrás egyetlen lépésben. Így lehet halmában nyerni: építs létrákat a bábuidnak, és használd a többiekét is.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] sima lépés
    [one] egy ugrás
   *[other] { $jumps } ugrás
}
menu-lesson = Hová menjen?
button-how-to = Hogyan kell játszani
button-try-chain = Ugrássorozat kipróbálása
button-try-again-chain = Még egyszer

help = **Hogyan kell játszani**
    • A `/halma challenge opponent:@friend` kihívja egy barátodat; ellenfél nélkül bárki beszállhat. A `computer:3` a gép ellen indít játszmát, 1-től 10-ig választható szinten. Gyakorláshoz hívd ki magadat.
    • A `/halma move` felsorolja a szabályos lépéseidet, elöl azokkal, amelyek a legtöbbet haladnak. Vagy írj be egyet: `h4-f2`, `h4 f2` vagy a teljes út, `h1-f3-d3`. A **Lépés** gomb megszámozza a bábukat, amelyek léphetnek, és menükben kínálja a lépéseket: két koppintás, és léptél.
    • A `/halma board` a te oldaladról mutatja a táblát, csak neked. A `/halma games` felsorolja a játszmáidat. A `/halma resign` felad egy játszmát.
    • Egy lépésre 3 nap jut, ha a kihívás nem ad meg mást; megemlítelek, amikor te jössz, és még egyszer, mielőtt lejár az idő. A `/halma settings` állítja be a csendes óráidat, a `/halma away` megállítja a játékóráidat, amíg nyaralsz, a **+1 nap** időt ad az ellenfelednek.
    • A `/halma hint` megmondja, mit lépne a gép: gyakorláskor, barátságos játszmákban, és ahol mindenki beleegyezik (`/halma offer what:hints`). A `/halma-study` leckéket, mindennap egy feladványt és a befejezett játszmáid elemzését kínálja; ez utóbbit az alattuk lévő **Elemzés** gomb is.
    • A `/halma replay` lépésről lépésre mutat egy játszmát, és megadja a lejegyzését, a `/halma import` pedig átvesz egyet. Az új táblák alatt a **Hogyan kell játszani** gomb elmagyarázza a játékot.
    • A `/halma leaderboard` megmutatja, ki hányadik, a `/halma profile`, hogy ki hogyan játszik, a `/halma open`, hogy hová szállhatsz be.
    • A `/halma offer` döntetlent ajánl, az utolsó lépésed visszavonását kéri, vagy tippeket. A `/halma block` letilt valakit, hogy ne hívhasson ki.
    • A `/halma rules` elmagyarázza a szabályokat, a kikényszerített befejezéseket is: ezek számlálóit minden tábla alatt megmutatom.
    Minden játszmának van kódja, például #K7X9Q. Add meg a `game` opcióval, ha többet is játszol itt.
