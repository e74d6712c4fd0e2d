# Challenges and lobbies.

challenge-named = { $challenger } rzuca wyzwanie: { $game }! { $invited }, gramy?
challenge-open = { $challenger } szuka chętnych: { $game }. Kto gra?
challenge-rematch-open = { $challenger } chce rewanżu: { $game }. Kto gra?
challenge-rematch = { $challenger } chce rewanżu: { $game }. { $invited }, gramy?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · rankingowa
challenge-casual = { $time } · towarzyska
challenge-uneven = Towarzyska: w pięć osób jedne rogi są lepsze od innych.
challenge-expires = Wygasa { $at }.
challenge-standing = Gdy partia się zacznie, opublikuję to wyzwanie jeszcze raz.
series-of-two = Dwie partie, w drugiej zamiana stron.
lobby-joined = Grają: { $people }
lobby-invited = Zaproszenia: { $people }
lobby-computer = Pozostałe miejsca: komputer (poziom { $level })
lobby-free = { $free ->
    [one] Jedno wolne miejsce dla każdego
    [few] { $free } wolne miejsca dla każdego
    [many] { $free } wolnych miejsc dla każdego
   *[other] { $free } wolnego miejsca dla każdego
}
first-lot = Kolejność losowa.
first-challenger = Zaczyna { $challenger }.
first-opponent = Zaczyna przeciwnik.
first-swapped = Tym razem zaczyna { $first }.

closed-declined = { $challenger }, { $by } odrzuca twoje wyzwanie: { $game } (#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } wycofuje wyzwanie: { $game } (#{ $code }).
   *[other] { $others }: { $challenger } wycofuje wyzwanie: { $game } (#{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }, przez 7 dni nikt nie przyjął twojego wyzwania: { $game } (#{ $code }).
   *[other] { $challenger }, twoje wyzwanie wygasło po 7 dniach: { $game } (#{ $code }). Bez odpowiedzi: { $invited }.
}
closed-expired-lobby = { $players }: przez 7 dni zajęto tylko { $taken } z { $seats } miejsc, a to za mało: { $game } (#{ $code }). Nowe wyzwanie: `/halma play`.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: moderator { $who } usuwa wyzwanie: { $game } (#{ $code }).
   *[no] 🛡️ { $players }: moderator usuwa wyzwanie: { $game } (#{ $code }).
}
closed-begun = Partia się zaczęła.
closed-begun-in = Partia się zaczęła: { $thread }

button-accept = Przyjmij
button-join = Dołącz
button-begin = Start: { $seats } graczy
button-fill = { $seats ->
    [2] Zagraj z komputerem
   *[other] Zagraj z komputerami
}
button-decline = Odrzuć
button-leave = Wyjdź
button-withdraw = Wycofaj

button-start = Start
button-more-rules = Więcej zasad
panel-anyone = Każdy może dołączyć. Albo wybierz, z kim grasz:
panel-with = Gra: { $people }
menu-with = Każdy
extra-rated = Rankingowa
extra-diagonals = Ruchy po skosie

menu-which-game = Wybierz grę
missing-permissions = Nie mogę prowadzić partii na tym kanale. Brakuje mi uprawnień: { $names }. Poproś moderatora, żeby je nadał, albo zagraj na innym kanale.
permission-view = „Wyświetlanie kanału”
permission-send = „Wysyłanie wiadomości”
permission-send-in-threads = „Wysyłanie wiadomości w wątkach”
permission-create-threads = „Tworzenie publicznych wątków”
permission-embed = „Wyświetlanie podglądu linku”
permission-attach = „Załączanie plików”
permission-history = „Wyświetlanie historii czatu”

notice-seat-declined = { $to }, { $by } nie dołącza: { $game } (#{ $code }). Miejsce jest wolne dla każdego.
