# Rules and help.

rules-overview = A **Halma** és rokonai versenyfutások: juttasd át minden bábudat a táborodból a szemközti céltáborba, mielőtt a többieknek sikerül. Válassz lent egy játékot, és látod a szabályait.
menu-rules = Egy játék szabályai
button-rule-sets = Más szabályok
menu-illustrations = Szabályok képekben
illustration-long-jump = Hosszú ugrás
illustration-filled = Teli céltábor
illustration-corner = Csúcson át
illustration-places = Helyezések
illustration-pairs = Párok
illustrate-long-jump = A bábu átugrik egy távoli bábut, és ugyanolyan messzire érkezik mögé. Az út többi része szabad.
illustrate-filled = A bekeretezett céltábor megtelt, és a benne lévő bábuk többsége odavaló. Ez elég, bár a megjelölt bábu az ellenfélé.
illustrate-corner = A bábu beugrik a csillag egy másik csúcsába, majd ki is ugrik belőle. Áthaladhat a csúcson, de nem állhat meg ott.
illustrate-places = Aki megtölti a céltáborát, a legjobb szabad helyet kapja. A számok az eddigi helyezéseket mutatják; a többiek tovább játszanak.
illustrate-pairs = A szemben ülők egy párt alkotnak. Mindketten megtöltötték a céltáborukat, így együtt nyernek: ők viselik a babérkoszorút.
rules-moves = Egy bábuval lépsz: **sima lépéssel** egy szabad szomszédos mezőre, vagy **ugrással** bármelyik bábu fölött a közvetlenül mögötte lévő szabad mezőre. Ugorj tovább, ameddig csak lehet. Ütés nincs. Ha nem tudsz lépni, passzolsz.
rules-moves-long = Egy bábuval lépsz: **sima lépéssel** egy szabad szomszédos mezőre, vagy **ugrással** pontosan egy bábu fölött, közelről vagy messziről, ugyanolyan messzire mögé. Az út többi része legyen szabad. Ugorj tovább, ameddig csak lehet. Ütés nincs. Ha nem tudsz lépni, passzolsz.
unusual-jumps = **Hosszú ugrások**: bármilyen messziről átugorhatsz egy bábut, és ugyanolyan messzire érkezel mögé. Az út többi része legyen szabad.
rules-diagonals-on = A bábuk nyolc irányba léphetnek és ugorhatnak. A kihívásban kikapcsolhatod az átlókat.
rules-diagonals-off = A bábuk négy irányba léphetnek és ugorhatnak. A kihívásban bekapcsolhatod az átlókat.
rules-rated = Az értékszámos játszma akkor számít, ha már mindenki kétszer lépett. Három után lesz helyezésed a ranglistán.
rules-of = { $default ->
    [yes] **{ $name }** (alapértelmezett): { $text }
   *[no] **{ $name }**: { $text }
}
explain-gambiter = Nyersz, ha elsőként töltöd meg a céltáborodat. { $home } kör után veszítesz, ha még van bábud a táborodban. { $tempo } kör után az nyer, akinek kevesebb mező van hátra. A két játékos mindig ugyanannyit lép.
explain-brainking = Nyersz, ha elsőként töltöd meg a céltáborodat. Az első { $moves } lépésed után veszítesz, ha a lépésed után bábud marad a táborodban. Ha 50 körön át senki sem jut közelebb a céltáborához, mint korábban, döntetlen. Ha ekkor csak az egyik játékosnak van bábuja a táborában, ő veszít.
explain-closed-camp = Nyersz, ha elsőként töltöd meg a céltáborodat. A céltáborában álló bábu nem jöhet ki onnan. Ha 50 körön át senki sem jut közelebb a céltáborához, mint korábban, döntetlen. Ha ekkor csak az egyik játékosnak van bábuja a táborában, ő veszít.
explain-classic = Nyersz, ha elsőként töltöd meg a céltáborodat. Ha 50 körön át senki sem jut közelebb a céltáborához, mint korábban, döntetlen.{ $seats ->
    [2] {" "}Ha ekkor csak az egyik játékosnak van bábuja a táborában, ő veszít.
   *[other] { "" }
}
explain-igroved = Nyersz, ha elsőként töltöd meg a céltáborodat. Az ellenfelek oda bezárt bábui a tieidnek számítanak, ha legalább egy sajátod is ott áll. Ha 50 körön át senki sem jut közelebb a céltáborához, mint korábban, döntetlen.{ $seats ->
    [2] {" "}Ha ekkor csak az egyik játékosnak van bábuja a táborában, ő veszít.
   *[other] { "" }
}
explain-parlett = Nyersz, ha elsőként töltöd meg a céltáborodat. Idegen bábuk is lehetnek benne, ha megtelt, és a bábuk többsége a tiéd. Ha 50 körön át senki sem jut közelebb a céltáborához, mint korábban, döntetlen.{ $seats ->
    [2] {" "}Ha ekkor csak az egyik játékosnak van bábuja a táborában, ő veszít.
   *[other] { "" }
}
explain-family = Nyersz, ha elsőként töltöd meg a céltáborodat. Idegen bábuk is lehetnek benne, ha megtelt, és a bábuk többsége a tiéd. A céltáborból nem lehet kijönni, és mások csúcsain csak áthaladni lehet, megállni nem. Ha 50 körön át senki sem jut közelebb a céltáborához, mint korábban, döntetlen.{ $seats ->
    [2] {" "}Ha ekkor csak az egyik játékosnak van bábuja a táborában, ő veszít.
   *[other] { "" }
}

# For new players.

how-to-title = **Játékleírás: { $game }**
how-to-aim = Juttasd át minden bábudat a táborodból a szemközti céltáborba. Aki előbb megtölti, nyer.
how-to-aim-places = Juttasd át minden bábudat a táborodból a szemközti céltáborba. A játék addig tart, amíg mindenkinek meglesz a helyezése.
how-to-aim-pairs = A szemben ülők egy párt alkotnak. Az a pár nyer, amelyik előbb megtölti mindkét céltáborát.
how-to-lines = 1️⃣ **Cél**: vidd be elsőként minden bábudat a bekeretezett céltáborba.
    2️⃣ **Sima lépés**: tedd egy bábudat egy szabad szomszédos mezőre.
    3️⃣ **Ugrás**: vagy ugorj át bármelyik bábut, akárkié is, a közvetlenül mögötte lévő szabad mezőre.
    4️⃣ **Sorozat**: ugorj tovább, ameddig csak lehet. Ütés nincs.
alt-how-to = Négy tábla, { $game }: kezdőállás a bekeretezett céltáborral, sima lépés, ugrás és ugrássorozat.
alt-start = Kezdőállás: { $game }, bekeretezve az első játékos céltábora.
lesson-begin = Gyakorlás: ez a bábu messzire ugorhat: { $stone }. Hová menjen?
lesson-played = { $jumps ->
    [0] **{ $route }**: sima lépés. Ha átugrasz egy bábut, messzebbre jutsz.
    [one] **{ $route }**: egy ugrás.
   *[other] **{ $route }**: { $jumps } ugrás egy lépésben. Így lehet nyerni: építs létrákat a bábuidnak, és használd az ellenfeledét is.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] sima lépés
    [one] egy ugrás
   *[other] { $jumps } ugrás
}
menu-lesson = Hová menjen?
button-how-to = Játékleírás
button-try-chain = Sorozat kipróbálása
button-try-again-chain = Még egyszer

greeting = 👋 Sziasztok! Nálam halmát, sarkokat és csillaghalmát játszhattok: egy lépés most, a következő holnap. A `/halma play` játszmát indít.
    Moderátoroknak: `/halma-admin settings`. Senkinek az üzeneteit nem olvasom.
help = **Játékleírás**
    • A `/halma play` játszmát indít: egy baráttal, bárkivel itt vagy a gép ellen. Egy ember menüjéből is megy: Alkalmazások → **Halma játék**.
    • Ha te jössz, koppints erre: **Lépés**. Megszámozza a bábuidat, és lépéseket javasol; két koppintás, és léptél. Vagy írd be: `/halma move text:h4-f2`.
    • A `/halma board` csak neked mutatja a táblát. A `/halma games` felsorolja a játszmáidat.
    • Lépésenként 3 napod van, ha a kihívás nem ad meg mást. Megemlítelek, ha te jössz, és még egyszer, mielőtt lejár az időd.
    • A `/halma me settings` állítja a csendes órákat és a nyelvet, a `/halma me away` megállítja az idődet.
    • A `/halma rules` elmagyarázza a szabályokat. A **Játékleírás** az új táblák alatt azt a játékot magyarázza el.
help-more = • A `/halma hint` megmutatja, mit lépne a gép: gyakorláskor, barátságos játszmában, vagy ha mindenki beleegyezik.
    • A `/halma-study` alatt leckék, napi feladvány és elemzés van. Ugyanezt adja az **Elemzés** a befejezett játszmák alatt.
    • A `/halma game replay` lépésről lépésre megmutat egy játszmát, a lejegyzésével együtt. A `/halma game import` betölt egy lejegyzést.
    • A `/halma leaderboard` a ranglistákat mutatja, a `/halma profile` egy játékos értékszámait és rekordjait, a `/halma game open` a kihívásokat, amelyekbe beszállhatsz.
    • `/halma draw`, `/halma takeback`, `/halma cancel`, `/halma resign`, `/halma me block`
    Minden játszmának van kódja, például #K7X9Q. Ha több játszmád is van itt, válassz egyet a `game` opcióval.
button-help-more = További parancsok
