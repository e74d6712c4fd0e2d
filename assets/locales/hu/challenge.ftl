# Challenges and lobbies.

challenge-named = { $challenger } kihívása: { $game }! { $invited }, jöhet?
challenge-open = { $challenger } játékostársat keres: { $game }. Ki száll be?
challenge-rematch-open = { $challenger } visszavágót szeretne: { $game }. Ki száll be?
challenge-rematch = { $challenger } visszavágót szeretne: { $game }. { $invited }, jöhet?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · értékszámos
challenge-casual = { $time } · barátságos
challenge-uneven = Barátságos: öten egyes csúcsok jobbak, mint mások.
challenge-expires = Lejár { $at }.
challenge-standing = Ha a játszma elindul, újra kiírom ezt a kihívást.
series-of-two = Két játszma, a másodikban oldalcsere.
lobby-joined = Játszik: { $people }
lobby-invited = Meghívva: { $people }
lobby-computer = A többi helyen: gép ({ $level }. szint)
lobby-free = { $free ->
    [one] Egy szabad hely bárkinek
   *[other] { $free } szabad hely bárkinek
}
first-lot = A kezdési sorrend véletlenszerű.
first-challenger = { $challenger } kezd.
first-opponent = Az ellenfél kezd.
first-swapped = Most { $first } kezd.

closed-declined = { $challenger }, { $by } elutasította a kihívásodat: { $game } (#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } visszavonta a kihívást: { $game } (#{ $code }).
   *[other] { $others }: { $challenger } visszavonta a kihívást: { $game } (#{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }, 7 napig senki sem fogadta el a kihívásodat: { $game } (#{ $code }).
   *[other] { $challenger }, 7 nap után lejárt a kihívásod: { $game } (#{ $code }). Nem válaszolt: { $invited }.
}
closed-expired-lobby = { $players }: 7 nap alatt { $seats } helyből csak { $taken } telt be, és ez kevés: { $game } (#{ $code }). Új kihívás: `/halma play`.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: { $who } moderátor törölte a kihívást: { $game } (#{ $code }).
   *[no] 🛡️ { $players }: egy moderátor törölte a kihívást: { $game } (#{ $code }).
}
closed-begun = A játszma elkezdődött.
closed-begun-in = A játszma elkezdődött itt: { $thread }

button-accept = Elfogadás
button-join = Beszállás
button-begin = Kezdés { $seats } fővel
button-fill = { $seats ->
    [2] Játék a gép ellen
   *[other] Játék gépek ellen
}
button-decline = Elutasítás
button-leave = Kiszállás
button-withdraw = Visszavonás

button-start = Indítás
button-more-rules = További szabályok
panel-anyone = Bárki csatlakozhat. Vagy válaszd ki, kivel játszol:
panel-with = Játszik: { $people }
menu-with = Bárki
extra-rated = Értékszámos
extra-diagonals = Átlós lépések

menu-which-game = Válassz játékot
missing-permissions = Ebben a csatornában nem tudok játszmát vezetni. Hiányzó engedélyek: { $names }. Kérd meg egy moderátort, hogy adja meg őket, vagy játssz másik csatornában.
permission-view = „Csatorna megtekintése”
permission-send = „Üzenetek küldése”
permission-send-in-threads = „Üzenetek küldése szálakban”
permission-create-threads = „Nyilvános szálak létrehozása”
permission-embed = „Linkek beágyazása”
permission-attach = „Fájlok csatolása”
permission-history = „Üzenetelőzmények olvasása”

notice-seat-declined = { $to }, { $by } nem száll be: { $game } (#{ $code }). A helyre bárki beszállhat.
