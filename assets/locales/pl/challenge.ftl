# Challenges and lobbies.

challenge-named = { $challenger } rzuca wyzwanie: { $game }! { $invited }, gramy?
challenge-open = { $challenger } chce zagrać: { $game }. Kto dołączy?
challenge-rematch-open = { $challenger } chce rewanżu: { $game }. Kto dołączy?
challenge-rematch = { $challenger } chce rewanżu: { $game }. { $invited }, gramy?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · partia rankingowa
challenge-casual = { $time } · partia towarzyska, nie zmienia rankingu
challenge-expires = Wygasa { $at }.
challenge-standing = Gdy ta partia się zacznie, ponowię to samo wyzwanie.
series-of-two = Dwie partie, druga z zamianą stron.
lobby-joined = W grze: { $people }
lobby-invited = Zaproszenia: { $people }
lobby-computer = Na pozostałych miejscach: Komputer (poziom { $level })
lobby-free = { $free ->
    [one] Jedno wolne miejsce dla każdego
    [few] { $free } wolne miejsca dla każdego
    [many] { $free } wolnych miejsc dla każdego
   *[other] { $free } wolnego miejsca dla każdego
}
first-lot = O miejscach decyduje losowanie.
first-challenger = Zaczyna { $challenger }.
first-opponent = Zaczyna ktoś inny niż { $challenger }.

closed-declined = { $challenger }, { $by } odrzuca twoje wyzwanie: { $game } (#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } wycofuje wyzwanie: { $game } (#{ $code }).
   *[other] { $others }: { $challenger } wycofuje wyzwanie: { $game } (#{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }, twoje wyzwanie wygasło po 7 dniach: { $game } (#{ $code }). Brak chętnych.
   *[other] { $challenger }, twoje wyzwanie wygasło po 7 dniach: { $game } (#{ $code }). Bez odpowiedzi: { $invited }.
}
closed-expired-lobby = { $players }: w ciągu 7 dni zajęto { $taken } z { $seats } miejsc, a to za mało: { $game } (#{ $code }). Nowe wyzwanie: `/halma challenge`.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: moderator { $who } usuwa wyzwanie: { $game } (#{ $code }).
   *[no] 🛡️ { $players }: moderator usuwa wyzwanie: { $game } (#{ $code }).
}
closed-begun = Partia się zaczęła.
closed-begun-in = Partia się zaczęła: { $thread }.

button-accept = Przyjmij
button-join = Dołącz
button-begin = { $seats ->
    [one] Zacznij w { $seats } osobę
    [few] Zacznij w { $seats } osoby
    [many] Zacznij w { $seats } osób
   *[other] Zacznij w { $seats } osoby
}
button-fill = { $seats ->
    [2] Zagraj z komputerem
   *[other] Zacznij z komputerami
}
button-decline = Odrzuć
button-leave = Opuść
button-withdraw = Wycofaj

menu-which-game = Wybierz grę
which-game = Ty i { $user }: w co zagracie?
missing-permissions = Nie mogę prowadzić partii na tym kanale, bo brakuje mi uprawnień: { $names }. Poproś moderatora o ich nadanie albo zagraj na innym kanale.
permission-view = „Wyświetlanie kanału”
permission-send = „Wysyłanie wiadomości”
permission-send-in-threads = „Wysyłanie wiadomości w wątkach”
permission-create-threads = „Tworzenie publicznych wątków”
permission-embed = „Wyświetlanie podglądu linku”
permission-attach = „Załączanie plików”
permission-history = „Wyświetlanie historii czatu”

notice-seat-declined = { $to }, { $by } nie dołącza do gry: { $game } (#{ $code }). Miejsce jest wolne dla każdego.
