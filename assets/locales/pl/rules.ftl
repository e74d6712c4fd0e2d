# Rules and help.

rules-overview = **Halma** i jej rodzina to wyścigi: przeprowadź wszystkie pionki ze swojej bazy na metę po drugiej stronie, zanim zrobią to inni. Wybierz niżej grę, żeby zobaczyć jej zasady.
menu-rules = Zasady gry
button-rule-sets = Inne zasady
menu-illustrations = Zasady na obrazkach
illustration-long-jump = Długi skok
illustration-filled = Pełna meta
illustration-corner = Przez róg
illustration-places = Miejsca
illustration-pairs = Pary
illustrate-long-jump = Pionek przeskakuje odległy pionek i ląduje równie daleko za nim. Reszta drogi jest wolna.
illustrate-filled = Obrysowana meta jest pełna, a większość pionków na niej jest u siebie. To wystarczy, choć zaznaczony pionek należy do przeciwnika.
illustrate-corner = Pionek wskakuje w inny róg gwiazdy i z niego wyskakuje. Przez ten róg może przejść, ale nie może się tam zatrzymać.
illustrate-places = Kto zapełni metę, zajmuje najlepsze wolne miejsce. Numery pokazują miejsca zajęte do tej pory; reszta gra dalej.
illustrate-pairs = Gracze naprzeciw siebie tworzą parę. Oboje zapełnili swoje mety i wygrywają razem: mają wieńce laurowe.
rules-moves = Rusz jednym pionkiem: zrób **krok** na wolne sąsiednie pole albo **skok** przez dowolny pionek na wolne pole tuż za nim. Skacz dalej, ile się da. Pionków się nie zbija. Jeśli nie masz ruchu, pasujesz.
rules-moves-long = Rusz jednym pionkiem: zrób **krok** na wolne sąsiednie pole albo **skok** przez dokładnie jeden pionek, bliski lub daleki, na pole równie daleko za nim. Reszta drogi musi być wolna. Skacz dalej, ile się da. Pionków się nie zbija. Jeśli nie masz ruchu, pasujesz.
unusual-jumps = **Długie skoki**: przeskocz jeden pionek z dowolnej odległości i wyląduj równie daleko za nim. Reszta drogi musi być wolna.
rules-diagonals-on = Kroki i skoki w ośmiu kierunkach. W wyzwaniu można wyłączyć ruchy po skosie.
rules-diagonals-off = Kroki i skoki w czterech kierunkach. W wyzwaniu można włączyć ruchy po skosie.
rules-rated = Partia rankingowa liczy się, gdy wszyscy zrobią dwa ruchy. Po trzech takich partiach wchodzisz do tabeli.
rules-of = { $default ->
    [yes] **{ $name }** (domyślne): { $text }
   *[no] **{ $name }**: { $text }
}
explain-gambiter = Wygrywasz, gdy zapełnisz metę przed innymi. Po rundzie { $home } przegrywasz, jeśli masz jeszcze pionek w bazie. Po rundzie { $tempo } wygrywa, kto ma mniej kroków do mety. Obie strony mają zawsze tyle samo ruchów.
explain-brainking = Wygrywasz, gdy zapełnisz metę przed innymi. Po swoich pierwszych { $moves } ruchach przegrywasz, jeśli na koniec tury masz pionek w bazie. Jeśli przez 50 rund nikt nie zbliży się do mety bardziej niż wcześniej, jest remis. Jeśli wtedy tylko jeden gracz ma pionek w bazie, przegrywa.
explain-closed-camp = Wygrywasz, gdy zapełnisz metę przed innymi. Pionek, który jest na mecie, nie może jej opuścić. Jeśli przez 50 rund nikt nie zbliży się do mety bardziej niż wcześniej, jest remis. Jeśli wtedy tylko jeden gracz ma pionek w bazie, przegrywa.
explain-classic = Wygrywasz, gdy zapełnisz metę przed innymi. Jeśli przez 50 rund nikt nie zbliży się do mety bardziej niż wcześniej, jest remis.{ $seats ->
    [2] {" "}Jeśli wtedy tylko jeden gracz ma pionek w bazie, przegrywa.
   *[other] { "" }
}
explain-igroved = Wygrywasz, gdy zapełnisz metę przed innymi. Cudze pionki zablokowane na twojej mecie liczą się jak twoje, jeśli stoi tam choć jeden twój. Jeśli przez 50 rund nikt nie zbliży się do mety bardziej niż wcześniej, jest remis.{ $seats ->
    [2] {" "}Jeśli wtedy tylko jeden gracz ma pionek w bazie, przegrywa.
   *[other] { "" }
}
explain-parlett = Wygrywasz, gdy zapełnisz metę przed innymi. Wystarczy pełna meta, jeśli większość pionków na niej jest twoja. Jeśli przez 50 rund nikt nie zbliży się do mety bardziej niż wcześniej, jest remis.{ $seats ->
    [2] {" "}Jeśli wtedy tylko jeden gracz ma pionek w bazie, przegrywa.
   *[other] { "" }
}
explain-family = Wygrywasz, gdy zapełnisz metę przed innymi. Wystarczy pełna meta, jeśli większość pionków na niej jest twoja. Pionek na mecie nie może jej opuścić, a w cudzych rogach nie można się zatrzymać. Jeśli przez 50 rund nikt nie zbliży się do mety bardziej niż wcześniej, jest remis.{ $seats ->
    [2] {" "}Jeśli wtedy tylko jeden gracz ma pionek w bazie, przegrywa.
   *[other] { "" }
}

# For new players.

how-to-title = **{ $game }: jak grać**
how-to-aim = Przeprowadź wszystkie pionki ze swojej bazy na metę po drugiej stronie. Wygrywa, kto zapełni ją pierwszy.
how-to-aim-places = Przeprowadź wszystkie pionki ze swojej bazy na metę po drugiej stronie. Gra trwa, aż każdy zajmie miejsce.
how-to-aim-pairs = Gracze naprzeciw siebie tworzą parę. Wygrywa para, która pierwsza zapełni obie swoje mety.
how-to-lines = 1️⃣ **Cel**: wprowadź przed innymi wszystkie pionki na obrysowaną metę.
    2️⃣ **Krok**: rusz jednym pionkiem na wolne sąsiednie pole.
    3️⃣ **Skok**: albo przeskocz dowolny pionek, swój lub cudzy, na wolne pole tuż za nim.
    4️⃣ **Seria**: skacz dalej, ile się da. Pionków się nie zbija.
alt-how-to = Cztery plansze, { $game }: początek z obrysowaną metą, krok, skok i seria skoków.
alt-start = Początek gry „{ $game }” z obrysowaną metą pierwszego gracza.
lesson-begin = Ćwiczenie: pionek na { $stone } może skoczyć daleko. Dokąd ma pójść?
lesson-played = { $jumps ->
    [0] **{ $route }**: krok. Skok przez inny pionek zaprowadzi cię dalej.
    [one] **{ $route }**: jeden skok.
    [few] **{ $route }**: { $jumps } skoki w jednej turze. Tak się wygrywa: buduj drabiny dla swoich pionków i korzystaj z cudzych.
    [many] **{ $route }**: { $jumps } skoków w jednej turze. Tak się wygrywa: buduj drabiny dla swoich pionków i korzystaj z cudzych.
   *[other] **{ $route }**: { $jumps } skoku w jednej turze. Tak się wygrywa: buduj drabiny dla swoich pionków i korzystaj z cudzych.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] krok
    [one] jeden skok
    [few] { $jumps } skoki
    [many] { $jumps } skoków
   *[other] { $jumps } skoku
}
menu-lesson = Dokąd ma pójść?
button-how-to = Jak grać
button-try-chain = Wypróbuj serię
button-try-again-chain = Jeszcze raz

greeting = 👋 Cześć! Grasz tu w halmę, narożniki i chińskie warcaby: jeden ruch teraz, kolejny jutro. `/halma play` zaczyna partię.
    Dla moderacji: `/halma-admin settings`. Nie czytam niczyich wiadomości.
help = **Jak grać**
    • `/halma play` zaczyna partię: ze znajomą osobą, z kimkolwiek stąd albo z komputerem. Możesz też otworzyć menu danej osoby: Aplikacje → **Zagraj w Halmę**.
    • W swojej turze kliknij **Ruch**: zobaczysz numery pionków i propozycje, dwa kliknięcia i gotowe. Albo wpisz ruch: `/halma move text:h4-f2`.
    • `/halma board` pokazuje planszę tylko tobie. `/halma games` to lista twoich partii.
    • Na ruch masz 3 dni, chyba że wyzwanie mówi inaczej. Dostajesz wzmiankę, gdy przychodzi twoja kolej, i jeszcze raz przed końcem czasu.
    • `/halma me settings` ustawia godziny ciszy i język, `/halma me away` zatrzymuje twoje zegary.
    • `/halma rules` wyjaśnia zasady. **Jak grać** pod nową planszą wyjaśnia tę grę.
help-more = • `/halma hint` pokazuje, co zagrałby komputer: w treningu, w partiach towarzyskich albo za zgodą wszystkich.
    • `/halma-study` to lekcje, zadanie dnia i analiza partii. Tak samo działa **Analiza** pod zakończoną partią.
    • `/halma game replay` pokazuje partię ruch po ruchu, razem z zapisem. `/halma game import` wczytuje zapis partii.
    • `/halma leaderboard` pokazuje tabele wyników, `/halma profile` rankingi i rekordy gracza, `/halma game open` wyzwania, do których możesz dołączyć.
    • `/halma draw`, `/halma takeback`, `/halma cancel`, `/halma resign`, `/halma me block`
    Każda partia ma kod, na przykład #K7X9Q. Jeśli masz tu kilka partii, wskaż jedną opcją `game`.
button-help-more = Więcej poleceń
