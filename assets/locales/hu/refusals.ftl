# Why something cannot be done, and what to do instead.

servers-only = Egyelőre csak szervereken lehet játszani. Használd ezt a parancsot egy szerver csatornájában.
unknown-request = Ezt a gombot vagy parancsot már nem ismerem. A `/halma help` elmondja, mit tudok.
unreadable-request = Nem tudtam elolvasni, amit a Discord küldött, így semmi sem változott. Próbáld újra.
not-admitted = Ezt itt nem használhatod. Add ki magad a parancsot, és megkapod a sajátodat.
other-version-none = Ez a bot egy másik változatából való. Add ki újra a parancsot.
unknown-choice = Ezt az értéket nem ismerem ennél az opciónál: `{ $option }`. Válassz a listájából.
cannot-store = Most semmit sem lehet elmenteni, ezért semmi sem változott. A táblák így is megnézhetők. Próbáld újra néhány perc múlva.
may-be-stored = Mentés közben hibázott a lemez. Egy perc múlva nézd meg a `/halma games` paranccsal, hogy sikerült-e, és ha nem, próbáld újra.
unavailable = A játszmák most nem érhetők el. Próbáld újra egy kis idő múlva; semmi sem vész el, és semmi sem történik meg kétszer.
our-fault = Valami elromlott nálam; semmi sem változott. Próbáld újra. Ha nem javul meg, mondd el ezt a számot annak, aki a botot üzemelteti: { $number }.
one-at-a-time = Egyszerre csak egyet: még az előző kéréseden dolgozom. Próbáld újra, ha elkészült.
plain-answer = A Discord nem fogadta el a válaszomat. Próbáld másképp. Ha nem javul meg, szólj annak, aki a botot üzemelteti: hiba { $number }.

refused-no-such-match = Ezen a szerveren nincs játszma ezzel a kóddal. A `/halma games` felsorolja a játszmáidat.
refused-not-a-player = Ebben a játszmában nem veszel részt. A `/halma challenge` sajátot indít.
refused-not-your-turn = Most nem te jössz, hanem { $next }. Megemlítelek, ha te következel.
refused-computer-thinks = A gép gondolkodik; mindjárt lép. Utána te jössz, vagy a következő játékos.
refused-no-seat-for-computer = Annyi embert adtál meg, ahány hely van a játékban, így a gépnek nem maradt hely. Adj meg kevesebbet, vagy hagyd ki ezt: `computer`.
refused-seat-is-out = Ebből a játszmából kiestél.
refused-stale = Közben továbbment a játszma, ez már nem a mostani tábla. A `/halma board` megmutatja az állást, működő gombokkal.
refused-not-begun = Ez a játszma még nem kezdődött el; játékosokra vár.
refused-game-over = Ez a játszma véget ért. Az utolsó táblája alatt a **Visszavágó** gomb újat indít.
refused-challenge-declined = Ezt a kihívást elutasították.
refused-challenge-withdrawn = Ezt a kihívást visszavonták.
refused-challenge-expired = Ez a kihívás lejárt. A `/halma challenge` újat ír ki.
refused-already-begun = Ez a játszma már elkezdődött.
refused-rules = „{ $rules }” – ez a szabály itt nem használható: { $game }. Használható: { $fitting }.
refused-diagonals = Ezt a játékot csillagon játsszák, ahol nincs átlós lépés: { $game }. Hagyd ki ezt az opciót.
refused-not-here = { $user } nincs ezen a szerveren.
refused-too-many-opponents = { $seats ->
    [one] Ez a játék két főre szól: egy ellenfelet adj meg.
   *[other] Ebben a játékban { $seats } másik játékosnak van hely. Adj meg kevesebbet.
}
refused-named-twice = { $user } kétszer szerepel. Mindenkit csak egyszer adj meg; ha egyedül gyakorolnál, csak magadat.
refused-already-challenged = Kettőtök között már van egy nyílt kihívás. Itt van, a gombjaival:
refused-too-many-challenges = Egy órán belül tíz kihívást írtál ki. A következőt { $until } írhatod ki.
refused-not-invited = Ez a kihívás nem a te válaszodra vár. A `/halma challenge` sajátot ír ki.
refused-already-in = Már beszálltál. A játszma akkor kezdődik, ha minden hely betelt.
refused-no-seat-left = Minden hely foglalt, vagy a meghívottaké.
refused-begins-elsewhere = Ez a játszma nem a szokásos állásból indul. Csak olyat tudok átvenni, amelynek az első lépése is megvan.
refused-not-the-challenger = Ezt a kihívást csak az vonhatja vissza, aki kiírta.
refused-challenger-may-withdraw = Ezt a kihívást te írtad ki. A **Visszavonás** gombbal vonhatod vissza.
refused-not-finished = Ez a játszma még tart.
refused-standing = A magától megújuló kihívás bárkinek szól: hagyd ki az ellenfeleket és a gépet.
refused-series = Az oldalcserés két játszma két különböző embernek szól, kétfős játékban.
refused-second-follows = A két játszmátok közül a második mindjárt magától elindul.
refused-forgotten = Valakit, aki ebben a játszmában játszott, már nem ismerek, ezért nincs visszavágó.
refused-so-few = Ez a játék nem létezik ilyen kevés játékosra. Várj még valakire, vagy írj ki másik kihívást.
refused-counts-nowhere = Ez a játszma egyik ranglistában sem számít, így nincs mit kivenni.
refused-voided-before = Ez a játszma már korábban kikerült a ranglistákból.
refused-no-clock = Ennek a játszmának nincs időkorlátja.
refused-own-clock = Most a te időd fut. Plusz napot csak ellenfél adhat neked.
refused-given-enough = Ez a lépés már kapott egy hetet, és ennél többet nem kaphat.
refused-reminded-already = Erre a lépésre már kaptál emlékeztetőt, többet nem fogsz kapni.
refused-no-offer = Ez az ajánlat már nem él.
refused-offer-stands = Már van egy ajánlat függőben. Előbb válaszolni kell rá, vagy vissza kell vonni.
refused-offered-already = Ennél a lépésnél már tettél ajánlatot. Újabbat a következő lépésnél tehetsz.
refused-not-your-offer = Ezt az ajánlatot csak az vonhatja vissza, aki tette.
refused-not-asked = Ez az ajánlat nem a te válaszodra vár.
refused-hints-allowed = Ebben a játszmában már most is lehet kérdezni a gépet: `/halma hint`, amikor te jössz.
refused-too-late-to-cancel = Már mindenki lépett, ezért ez a játszma nem érvényteleníthető. Ajánlhatsz döntetlent, vagy feladhatod.
refused-challenge-removed = Ezt a kihívást egy moderátor törölte.
refused-moderators-only = Ezen a szerveren csak moderátorok indítanak játszmát. Azokba beszállhatsz.
refused-channel = Ezen a szerveren itt lehet játszani: { $channels }.
refused-this-channel = Ezen a szerveren itt lehet játszani: { $channels }. Menj át egy másik csatornába.
refused-too-many-channels = Egy szerver legfeljebb 100 csatornát adhat meg.
refused-too-many-running = { $most ->
    [one] Ezen a szerveren egyszerre egy játszmát játszhatsz. Előbb fejezd be a mostanit.
   *[other] Ezen a szerveren egyszerre { $most } játszmát játszhatsz. Előbb fejezz be egyet.
}
refused-other-plays-most = { $user } most annyi játszmát játszik, amennyit ez a szerver egyszerre enged. A játszma akkor kezdődhet, ha azok közül egy véget ért.
refused-already-here = Ez a játszma már ebben a csatornában folyik.
refused-other-server = Ez a játszma egy másik szerverhez tartozik, csak az ottani csatornákba hozható át. A `/halma resign` feladja.
refused-not-lost = Ennek a játszmának működő csatornája van. Máshová csak moderátor viheti a `/halma-admin move` paranccsal.
refused-paused = Ez a játszma most áll, így az idő sem telik.
refused-no-such-zone = Sem ilyen időzónát, sem ilyen nagyvárost nem ismerek: `{ $name }`. Válassz a listából: írj be egy közeli nagyvárost, például `Berlin`, `Mumbai` vagy `Москва`.
refused-several-zones = Több ilyen nevű hely is van: `{ $name }`. Add meg az időzónát: { $zones }.
refused-no-such-hour = Az óra 0 és 23 közötti egész szám lehet.
refused-away-too-long = { $left ->
    [0] Idén nem maradt több távolléti napod.
    [one] Idén egy távolléti napod maradt.
   *[other] Idén { $left } távolléti napod maradt.
}
refused-blocked = Te és { $user } nem játszhattok együtt: egyikőtök letiltotta a másikat.
refused-blocked-self = Magadat nem tilthatod le.
refused-blocked-most = 200 személyt tiltottál le, többet nem lehet.
refused-nothing-to-take-back = Nincs olyan lépésed, amelyet vissza lehetne vonni.

illegal-in = **#{ $code }:** { $why }
illegal-targets = A bábud ({ $from }) ide mehet: { $targets }.
illegal-stones = Ezek a bábuid tudnak lépni: { $stones }.
button-try-again = Újra
illegal-no-such-cell = Ezen a táblán nincs ilyen mező: `{ $name }`.
illegal-empty-cell = Ezen a mezőn nincs bábu: { $cell }.
illegal-not-your-stone = Ez a bábu nem a tiéd: { $cell }.
illegal-same-cell = Egy lépés nem érhet véget ott, ahol kezdődött: { $cell }.
illegal-target-taken = Ezen a mezőn már áll egy bábu: { $cell }.
illegal-not-reachable = A bábud nem juthat el oda: { $from } → { $to }. Ide mehet: { $targets }.
illegal-cannot-move = Ez a bábud nem tud lépni: { $from }.
illegal-leaves-goal = Ez a bábud ({ $from }) a céltáborában áll, és onnan már nem jöhet ki, így ide nem mehet: { $to }.
illegal-wrong-route = Az út { $leg }. ugrása ({ $from } → { $to }) nem lehetséges. Három vagy több mezőből álló út csak ugrásokból állhat.
illegal-pass = Tudsz lépni, így nem passzolhatsz.
