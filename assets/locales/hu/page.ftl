# The board page, on which people play in a browser.

command-web = Játék a böngészőben: válassz egy bábut, aztán azt, hová menjen
button-page = Tábla megnyitása
page-link = A játékoldalad: válassz egy bábut, aztán azt, hová menjen. A link csak neked szól; egyszer, 10 percig működik.
refused-link-used = Ezt a linket már használták. Újat a `/halma web` ad.
refused-link-too-old = Ez a link már nem működik. Újat a `/halma web` ad.
refused-signed-out = Itt nem vagy bejelentkezve. Linket a `/halma web` ad.
page-not-signed-in = Nem sikerült a bejelentkezés a Discorddal. Zárd be a táblát, és nyisd meg újra.
page-unreadable = Ezt a kérést nem tudom elolvasni. Töltsd újra az oldalt, és próbáld újra.
page-busy = Ez egyszerre túl sok. Várj egy kicsit, és próbáld újra.
page-offline = Nincs kapcsolat. Újrapróbálom…
page-no-answer = Nincs kapcsolat. Próbáld újra egy kicsit később.
page-discord-silent = A Discord nem válaszol. Próbáld újra egy kicsit később.
page-not-on-server = Már nem vagy ennek a játszmának a szerverén. Csatlakozz újra, ha ott szeretnél játszmát kezdeni.
page-thinking = A gép gondolkodik…
page-sending = Küldés…
page-game = Játék
page-games = A játszmáid
page-next = Következő játszma
page-hint = Tipp
page-hint-costs = Tipp (így a győzelem nem számít)
page-new-game = Új játszma
page-begin = Kezdés
page-opponent = Ellenfél
page-someone-else = Valaki más…
page-member = Tagok keresése
page-nobody = Nincs találat. Írd be a név elejét.
page-more = Túl sok a találat. Írd tovább a nevet.
page-sign-out = Kijelentkezés
page-my-move = te jössz
page-their-move = a többiekre vár
page-waiting = nyílt kihívás
page-over = vége
page-touch-stone = Te jössz: válassz egy bábut.
page-touch-target = Most válaszd ki, hová menjen.
page-move-example = például { $example }
page-turn-board = Tábla elforgatása
page-rest = Továbbiak
page-sound = Hang
page-you = te
page-waiting-for = { $name } jön
page-lost = Szép játszma volt! Jöhet még egy?
page-home = tábor
page-goal = céltábor
page-all = Összes
page-running = Folyamatban
page-try = Lépések kipróbálása
page-try-free = Szabad mozgatás
page-try-here = Kipróbálás innen
page-try-hint = Bármelyik bábut mozgathatod. Senki más nem látja.
page-puzzle = Napi feladvány
page-profile = Profilom
page-lessons = Leckék
page-plan = A tervem
page-plan-add = Hozzáadás a tervhez
page-plan-remove = Eltávolítás
page-save = Mentés
page-saved = Mentve.
page-empty = üres
page-can-move = léphet
page-step = lépés
page-jumps = { $jumps ->
    [one] egy ugrás
   *[other] { $jumps } ugrás
}
page-replay-at = { $number }. lépés a { $count } közül
page-replay-play = Lejátszás
page-replay-pause = Szünet
page-replay-start = Az elejére
page-replay-back = Előző lépés
page-replay-on = Következő lépés
page-replay-end = A végére
privacy-sessions = • A játékoldalra bejelentkezett böngészők: { $count ->
    [0] nincs
   *[other] { $count }, kezdete: { $since }
}.
privacy-sessions-ended = Kész: minden böngésző ki van jelentkeztetve.
button-sessions-end = Böngészők kiléptetése
page-other-person = { $name } néven vagy bejelentkezve, ez a link viszont másé. Átváltasz a másik fiókra?
page-ask-draw = Döntetlent ajánlasz?
page-ask-takeback = Kéred az utolsó lépésed visszavonását?
page-cookies = A böngésződ letiltja a sütiket ezen az oldalon, ezért nem maradhatsz bejelentkezve. Engedélyezd őket, és nyisd meg újra a linket.
page-sign-in-again = Bejelentkezés újra
page-signed-out = Kijelentkeztél.
page-switch = Fiókváltás
page-stay = Nem váltok
page-stored = Mentett változat:
