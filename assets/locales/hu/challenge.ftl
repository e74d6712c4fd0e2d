# Challenges and lobbies.

challenge-named = { $invited }, itt egy kihívás! { $challenger } ezt játszaná: { $game }.
challenge-open = { $challenger } játékostársat keres: { $game }. Ki száll be?
challenge-rematch-open = { $challenger } visszavágót szeretne: { $game }. Ki száll be?
challenge-rematch = { $challenger } visszavágót szeretne: { $game }. { $invited }, jöhet?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · értékszámos
challenge-casual = { $time } · barátságos, nem érinti az értékszámot
challenge-expires = Lejár { $at }.
challenge-standing = Ha ez a játszma elindul, ugyanezt a kihívást újra kiírom.
series-of-two = Két játszma, a második oldalcserével.
lobby-joined = Beszállt: { $people }
lobby-invited = Meghívva: { $people }
lobby-computer = Az összes többi helyen: Gép ({ $level }. szint)
lobby-free = { $free ->
    [one] Egy szabad hely bárkinek
   *[other] { $free } szabad hely bárkinek
}
first-lot = A helyeket sorsoljuk.
first-challenger = { $challenger } kezd.
first-opponent = Nem { $challenger } kezd, hanem egy másik játékos.

closed-declined = { $challenger }, { $by } elutasította a kihívásodat: { $game } (#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } visszavonta a kihívást: { $game } (#{ $code }).
   *[other] { $others }: { $challenger } visszavonta a kihívást: { $game } (#{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }, 7 napon belül senki sem fogadta el a kihívásodat: { $game } (#{ $code }).
   *[other] { $challenger }, { $invited } 7 napon belül nem válaszolt a kihívásodra: { $game } (#{ $code }).
}
closed-expired-lobby = { $players }: 7 nap alatt { $seats } helyből csak { $taken } telt be, és ez kevés: { $game } (#{ $code }). Új kihívás: `/halma challenge`.
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
   *[other] Kezdés gépekkel
}
button-decline = Elutasítás
button-leave = Kiszállás
button-withdraw = Visszavonás

menu-which-game = Válassz játékot
which-game = Mit szeretnél játszani? Ellenfél: { $user }
missing-permissions = Ebben a csatornában nem tudok játszmát vezetni, mert nincs meg hozzá ez a jogosultságom: { $names }. Kérd meg egy moderátort, hogy engedélyezze, vagy játssz másik csatornában.
permission-view = „Csatorna megtekintése”
permission-send = „Üzenetek küldése”
permission-send-in-threads = „Üzenetek küldése szálakban”
permission-create-threads = „Nyilvános szálak létrehozása”
permission-embed = „Linkek beágyazása”
permission-attach = „Fájlok csatolása”
permission-history = „Üzenetelőzmények olvasása”

notice-seat-declined = { $to }, { $by } nem száll be: { $game } (#{ $code }). A hely szabad, bárki elfoglalhatja.
