# Why something cannot be done, and what to do instead.

kept-private = Ezen a szerveren csak te látod, amit mondok, így senki sem tudna beszállni. Kérd meg a moderátorokat, hogy engedélyezzék ezt: **Külső alkalmazások használata**, vagy játssz közvetlen üzenetben.
unknown-request = Ezt a gombot vagy parancsot már nem ismerem. Hogy mit tudok, megmutatja a `/halma help`.
unreadable-request = Nem tudtam elolvasni, amit a Discord küldött, így semmi sem változott. Próbáld újra.
not-admitted = Ez nem a tiéd. Írd be te is a parancsot, és megkapod a sajátodat.
other-version-none = Ez a bot egy másik változatából való. Írd be újra a parancsot.
unknown-choice = Ezt itt nem lehet választani: `{ $option }`. Válassz a listájából.
cannot-store = Most semmit sem tudok menteni, így semmi sem változott. Próbáld újra pár perc múlva.
may-be-stored = Mentés közben hiba történt. Egy perc múlva nézd meg, hogy sikerült-e (játszmák: `/halma games`), és ha nem, próbáld újra.
unavailable = Most nem érem el a játszmákat. Semmi sem veszett el, próbáld újra egy kicsit később.
our-fault = Bocs, valami elromlott nálam. Próbáld újra egy kicsit később. Ha máskor is előfordul, szólj a bot üzemeltetőjének: hiba { $number }.
one-at-a-time = Egyszerre csak egyet: még az előző kéréseden dolgozom. Próbáld újra, ha kész.
plain-answer = A Discord nem fogadta el a válaszomat. Próbáld újra egy kicsit később. Ha máskor is előfordul, szólj a bot üzemeltetőjének: hiba { $number }.

refused-no-such-match = Ezen a szerveren nincs játszma ezzel a kóddal. A tieidet a `/halma games` mutatja.
refused-not-a-player = Nem játszol ebben a játszmában. Indíts sajátot: `/halma play`.
refused-not-your-turn-shared = Most { $next } jön. Ha szólnál neki, koppints erre a tábla alatt: **⏰ Ébresztő**.
refused-not-your-turn = Most { $next } jön. Megemlítelek, ha te jössz.
refused-computer-thinks = A gép gondolkodik. Próbáld újra egy kicsit később, ha már lépett.
refused-no-seat-for-computer = Minden helyre adtál meg embert, így a gépnek nem maradt hely. Adj meg kevesebbet, vagy hagyd ki ezt: `computer`.
refused-seat-is-out = Ebből a játszmából kiestél. Indíts másikat: `/halma play`.
refused-seat-is-done = Célba értél, már nincs több lépésed. A többiek állását itt látod: `/halma board`.
refused-not-proven = Ez nem biztos (vagy már nem az). Csak olyan eredményt igényelhetsz, amelyen már senki sem változtathat.
refused-stale = Ez a tábla már elavult. A mostanit a `/halma board` mutatja.
refused-not-begun = Ez a játszma nem kezdődött el. Próbáld újra, ha elindult.
refused-game-over = Ez a játszma véget ért. Koppints az utolsó táblája alatt erre: **Visszavágó**, vagy indíts másikat: `/halma play`.
refused-challenge-declined = Ezt a kihívást elutasították. Írj ki újat: `/halma play`.
refused-challenge-withdrawn = Ezt a kihívást visszavonták. Írj ki sajátot: `/halma play`.
refused-challenge-expired = Ez a kihívás lejárt. Írj ki újat: `/halma play`.
refused-already-begun = Ez a játszma már elkezdődött. A tieidet a `/halma games` mutatja, másikat így indíthatsz: `/halma play`.
refused-rules = „{ $rules }”: ez itt nem működik ({ $game }). Válassz ezek közül: { $fitting }.
refused-diagonals = Itt nincsenek átlók, mert ezt csillagon játsszák: { $game }. Hagyd ki ezt az opciót.
refused-option = Ebben a játékban ({ $game }) nincs `{ $option }` opció, ezért hagyd ki. Ezek vannak: { $has }.
refused-fixed = Ezen a szerveren ez a játék ({ $game }) ezekkel a szabályokkal megy: { $rules }. Hagyd ki a többi szabály opcióit, vagy indíts így: `/halma play`.
refused-places-and-pairs = Vagy helyezésekért, vagy párban lehet játszani. Hagyd ki az `ends` vagy a `teams` opciót.
refused-bot = Ez nem megy: { $user } egy másik bot. Hívj ki egy embert, vagy engem adj meg, ha a gép ellen játszanál.
refused-not-here = { $user } nincs ezen a szerveren. Hívj ki valakit innen, vagy hagyd ki az ellenfelet, hogy bárki beszállhasson.
refused-too-many-opponents = { $seats ->
    [one] Ez a játék két főre szól. Egy ellenfelet adj meg.
   *[other] Ebben a játékban { $seats } ellenfélnek van hely. Adj meg kevesebbet.
}
refused-named-twice = { $user } kétszer szerepel. Mindenkit egyszer adj meg, gyakorláshoz pedig csak magadat.
refused-already-challenged = Kettőtök között már van egy nyílt kihívás. Előbb válaszolj rá, vagy vond vissza.
refused-too-many-challenges = Óránként tíz kihívást írhatsz ki. A következőt { $until } írhatod ki.
refused-not-invited = Ez a kihívás nem neked szól. Írj ki sajátot: `/halma play`.
refused-already-in = Már beszálltál. A játszma akkor indul, ha minden hely betelt.
refused-no-seat-left = Minden hely foglalt, vagy a meghívottaké. Írj ki saját kihívást: `/halma play`.
refused-begins-elsewhere = Ez a játszma nem a szokásos állásból indul. Olyat tölts be, amelyben az elején minden bábu a táborában áll.
refused-not-the-challenger = Ezt csak a kihívó teheti meg. Írj ki saját kihívást: `/halma play`.
refused-challenger-may-withdraw = Ez a te kihívásod. Ha már nem akarod, koppints erre: **Visszavonás**.
refused-not-finished = Ez a játszma még nem ért véget. Próbáld újra, ha vége.
refused-moves-deleted = Ennek a játszmának a lépései már törlődtek. Ennyi ideig őrzöm meg őket: { $time }. A következő játszmáid lépéseit megőrizheted: `/halma me settings`.
refused-standing = Csak bárkinek szóló kihívás írható ki újra. Hagyd ki az ellenfeleket és a gépet, vagy ezt: `repeat`.
refused-series = Az oldalcserés két játszmához két különböző ember és kétfős játék kell. Hagyd ki ezt: `two-games`, vagy válassz más ellenfelet vagy játékot.
refused-second-follows = A második játszma mindjárt automatikusan elindul.
refused-forgotten = Valaki ebből a játszmából törölte az adatait, így ugyanazokkal nem indulhat el. Indíts új játszmát: `/halma play`.
refused-so-few = Ehhez a játékhoz kevesen vagytok. Várj még másokra, vagy indíts másikat: `/halma play`.
refused-counts-nowhere = Ez a játszma egyik ranglistán sem szerepel, így nincs mit törölni.
refused-voided-before = Ezt a játszmát már törölték a ranglistákról.
refused-no-clock = Ennek a játszmának nincs időkorlátja, így senkinek sem kell több idő.
refused-own-clock = Most a te időd fut. Plusz napot csak ellenfél adhat neked.
refused-given-enough = Legfeljebb egy plusz hét adható, és az már ki van adva. Várd meg a lépést.
refused-own-turn = Te magad jössz. Koppints erre a tábla alatt: **Lépés**.
refused-woken-already = Ennél a lépésnél már szólt valaki. Várj egy kicsit.
refused-reminded-already = Nincs mit némítani: erre a lépésre már nem jön emlékeztető.
refused-no-offer = Ez az ajánlat már nem él. Tegyél újat.
refused-offer-stands = Ebben a játszmában már van egy ajánlat. Előbb válaszolj rá, vagy vond vissza.
refused-offered-already = Ennél a lépésnél már tettél ajánlatot. Újabbat a következőnél tehetsz.
refused-not-your-offer = Ezt az ajánlatot csak az vonhatja vissza, aki tette. Te elutasíthatod.
refused-not-asked = Ez az ajánlat nem a te válaszodra vár. Várd meg a többiekét.
refused-hints-allowed = Ebben a játszmában már vannak tippek. Ha te jössz, használd a `/halma hint` parancsot.
refused-too-late-to-cancel = Már mindenki kétszer lépett, így késő érvényteleníteni. Ajánlj döntetlent: `/halma draw`, vagy add fel: `/halma resign`.
refused-challenge-removed = Ezt a kihívást egy moderátor törölte. Írj ki sajátot: `/halma play`.
refused-moderators-only = Ezen a szerveren csak moderátorok írnak ki kihívást. Az övékbe beszállhatsz: `/halma game open`.
refused-not-permitted = Abban a csatornában nem kezdhetsz játszmát: nincs hozzá jogosultságod, vagy időkorlátozást kaptál. Játssz másik csatornában: `/halma play`.
refused-channel = Itt nem lehet játszani. Játékcsatornák ezen a szerveren: { $channels }.
refused-this-channel = Ezen a szerveren itt lehet játszani: { $channels }. Menj át egy másik csatornába.
refused-all-channels = Ezen a szerveren most nincs csatorna a játékhoz. Kérd meg egy moderátort, hogy engedélyezzen egyet: `/halma-admin channel`.
refused-shared = Ezt ebben a csatornában már megosztották. Görgess feljebb, ott megtalálod.
refused-too-many-channels = Szerverenként csak 100 csatornát tudok megjegyezni. Előbb engedélyezd vagy tiltsd az összeset, aztán add meg a kivételeket.
refused-too-many-running = { $most ->
    [one] Ezen a szerveren egyszerre egy játszmát játszhatsz. Előbb fejezd be a mostanit.
   *[other] Ezen a szerveren egyszerre { $most } játszmát játszhatsz. Előbb fejezz be egyet.
}
refused-other-plays-most = { $user } már annyi játszmát játszik, amennyit ez a szerver enged. Próbáld újra, ha az egyik véget ért.
refused-already-here = Ez a játszma már ebben a csatornában van. A `/halma board` megmutatja.
refused-other-server = Ez a játszma egy másik szerverhez tartozik, és ott kell maradnia. Játssz ott tovább, vagy add fel: `/halma resign`.
refused-not-lost = Ennek a játszmának a csatornája működik. Ha mégis áthelyeznéd, kérj meg egy moderátort: `/halma-admin move-here`.
refused-paused = Ez a játszma szünetel, így az idő nem fut. Próbáld újra, ha folytatódik.
refused-no-such-zone = Nem ismerek ilyen időzónát vagy nagyvárost: `{ $name }`. Írj be egy közeli nagyvárost, és válassz a listából, például `Berlin`, `Mumbai` vagy `Москва`.
refused-several-zones = Több ilyen nevű hely is van: `{ $name }`. Válassz időzónát: { $zones }.
refused-no-such-hour = Ez nem óra. Adj meg egy egész számot 0 és 23 között.
refused-away-too-long = { $left ->
    [0] Idén elfogytak a távolléti napjaid. Az ellenfeleid több időt adhatnak a **+1 nap** gombbal.
    [one] Idén már csak egy távolléti napod maradt. Válassz egy napot.
   *[other] Idén már csak { $left } távolléti napod maradt. Válassz kevesebb napot.
}
refused-blocked = Vele most nem játszhatsz: { $user }. Válassz másik ellenfelet.
refused-blocked-self = Magadat nem tilthatod le. Válassz valaki mást.
refused-blocked-most = A tiltólistád megtelt: 200 ember. Előbb oldj fel valakit: `/halma me block`.
refused-computer-plays-on = A gép nincs lemaradva, ezért tovább játszik. Ajánlj újra döntetlent, ha te vezetsz, vagy add fel.
refused-changed-elsewhere = Ezt közben máshol módosítottad, ezért most nem mentettem semmit. Nézd meg, mi van ott most, aztán mentsd újra.
refused-note-too-long = A jegyzeted túl hosszú. Legfeljebb { $most } karakter lehet; a régi jegyzeted nem változott.
refused-plan-own-turn = Te jössz. Előbb lépj, utána tervezhetsz válaszokat.
refused-plan-without-others = Itt magad ellen játszol, így nincs mit előre megtervezni.
refused-plan-impossible = { $line }. sor: `{ $text }` ott nem lehetséges. A régi terved nem változott. Javítsd ki a sort, és mentsd újra.
refused-plan-two-answers = { $line }. sor: `{ $text }` már a második válasz ugyanarra a lépésre. Csak az egyiket hagyd meg; a régi terved nem változott.
refused-plan-no-answer = A terv { $line }. sorának a te lépéseddel kell végződnie. Írd hozzá, és mentsd újra; a régi terved nem változott.
refused-plan-too-long = A terved túl hosszú. Legfeljebb { $lines } sor és { $chars } karakter lehet; a régi terved nem változott.
refused-nothing-to-undo = Ebben a játszmában még egyik játékos sem lépett, így nincs mit visszavonni.
refused-nothing-to-take-back = Még nincs mit visszavonni.

illegal-in = **#{ $code }:** { $why }
illegal-targets = Innen ({ $from }) ide mehetsz: { $targets }.
illegal-stones = Ezek a bábuid tudnak lépni: { $stones }.
button-try-again = Újra
illegal-malformed = Ezt nem tudom elolvasni: { $typed }. Próbáld így: `{ $example }`, vagy koppints erre, és válassz a listából: **Lépés**.
illegal-unreadable = Ez nem lépés. Így írd be: `h4-f2`.
illegal-no-such-cell = Ezen a táblán nincs ilyen mező: `{ $name }`.
illegal-empty-cell = Itt nincs bábu: { $cell }.
illegal-not-your-stone = Ez a bábu nem a tiéd: { $cell }.
illegal-same-cell = Nem érhetsz vissza oda, ahonnan indultál: { $cell }.
illegal-target-taken = Itt már áll egy bábu: { $cell }.
illegal-not-reachable = Innen oda nem lehet eljutni: { $from } → { $to }. Ide mehetsz: { $targets }.
illegal-cannot-move = Ez a bábud nem tud lépni: { $from }.
illegal-leaves-goal = { $from } → { $to } nem lehet: ez a bábud a céltáborban van, és onnan nem jöhet ki.
illegal-enters-corner = { $from } → { $to } nem lehet: ezen a csúcson a bábud áthaladhat, de ott nem állhat meg.
illegal-enters-corner-of = { $from } → { $to } nem lehet: ezen a csúcson ({ $seat }) áthaladhatsz, de nem állhatsz meg.
illegal-wrong-route = Ez az ugrás ({ $leg }.) nem megy: { $from } → { $to }. Hosszabb út csak ugrásokból állhat.
illegal-jump-empty = { $from }–{ $to } nem ugrás: nincs közte bábu.
illegal-jump-several = { $from }–{ $to } nem ugrás: { $count } bábu van útban.
illegal-jump-halfway = { $from }–{ $to } nem ugrás: ez a bábu nem félúton áll: { $stone }.
illegal-jump-far = { $from }–{ $to } nem ugrás: ez a bábu túl messze van: { $stone }. Ebben a játékban csak szomszédos bábut lehet átugrani.
illegal-pass = Még tudsz lépni, így nem passzolhatsz.
