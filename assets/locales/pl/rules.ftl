# Rules and help.

rules-moves = W każdym ruchu przesuwa się jeden pionek: albo o **krok** na wolne sąsiednie pole, albo **skokiem** przez jeden sąsiedni pionek, obojętnie czyj, na wolne pole tuż za nim, a potem, jeśli chcesz, kolejnymi skokami tym samym pionkiem. Kto nie ma ruchu, pasuje.
rules-diagonals-on = Pionki robią kroki i skoki w ośmiu kierunkach (w wyzwaniu można wyłączyć ruchy po skosie).
rules-diagonals-off = Pionki robią kroki i skoki w czterech kierunkach (w wyzwaniu można włączyć ruchy po skosie).
rules-of = { $default ->
    [yes] **{ $name }** (zwykłe zasady): { $text }
   *[no] **{ $name }**: { $text }
}
explain-gambiter = Wynik sprawdza się, gdy obie strony wykonają ruch. Zapełniona meta wygrywa; jeśli zapełnione są obie, jest remis. Po rundzie { $home } przegrywa, kto ma pionek w bazie. Po rundzie { $tempo } wygrywa, kto ma mniej kroków do mety.
explain-brainking = Zapełniona meta od razu wygrywa. Po { $moves } własnych ruchach przegrywa ruch, który zostawia w bazie choć jeden własny pionek. 50 rund bez postępu to remis; jeśli wtedy tylko jedna strona ma pionek w bazie, przegrywa.
explain-closed-camp = Zapełniona meta od razu wygrywa. Pionek, który stoi na mecie, nie może skończyć ruchu poza nią. 50 rund bez postępu to remis; jeśli wtedy tylko jedna strona ma pionek w bazie, przegrywa.
explain-classic = Zapełniona meta od razu wygrywa. 50 rund bez postępu to remis{ $seats ->
    [2] {"; jeśli wtedy tylko jedna strona ma pionek w bazie, przegrywa."}
   *[other] {"."}
}
explain-igroved = Zapełniona meta od razu wygrywa. Meta liczy się jako zapełniona także wtedy, gdy obce pionki są w niej zablokowane i stoi tam co najmniej jeden własny. 50 rund bez postępu to remis{ $seats ->
    [2] {"; jeśli wtedy tylko jedna strona ma pionek w bazie, przegrywa."}
   *[other] {"."}
}

# For whoever is new.

how-to-title = **{ $game }: jak się gra**
how-to-aim = Przeprowadź wszystkie pionki ze swojej bazy na metę, czyli do bazy naprzeciwko; wygrywa, kto zrobi to pierwszy. Pionków się nie zbija: skaczesz przez własne i obce, żeby iść naprzód.
alt-start = Początek gry „{ $game }” z obrysowaną metą pierwszej strony.
lesson-begin = Pionek na polu { $stone } może skoczyć daleko. Dokąd ma pójść?
lesson-played = { $jumps ->
    [0] **{ $route }**: krok. Skok przez inny pionek zaprowadziłby dalej.
    [one] **{ $route }**: jeden skok.
    [few] **{ $route }**: { $jumps } skoki w jednym ruchu. Tak się wygrywa w halmę: buduj drabiny dla swoich pionków i korzystaj z cudzych.
    [many] **{ $route }**: { $jumps } skoków w jednym ruchu. Tak się wygrywa w halmę: buduj drabiny dla swoich pionków i korzystaj z cudzych.
   *[other] **{ $route }**: { $jumps } skoku w jednym ruchu. Tak się wygrywa w halmę: buduj drabiny dla swoich pionków i korzystaj z cudzych.
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
button-try-chain = Spróbuj serii skoków
button-try-again-chain = Jeszcze raz

help = **Jak grać**
    • `/halma challenge opponent:@friend` rzuca wyzwanie znajomej osobie; bez przeciwnika dołączyć może każdy. `computer:3` to gra z komputerem, na poziomie od 1 do 10. Żeby trenować, rzuć wyzwanie sobie.
    • `/halma move` pokazuje twoje dozwolone ruchy, najpierw te z największym postępem. Albo wpisz ruch: `h4-f2`, `h4 f2` lub całą trasę `h1-f3-d3`. Przycisk **Wykonaj ruch** numeruje pionki, które mają ruch, i daje listy ruchów: wystarczą dwa kliknięcia.
    • `/halma board` pokazuje planszę z twojej strony, tylko tobie. `/halma games` pokazuje twoje partie. `/halma resign` poddaje partię.
    • Na ruch są 3 dni, chyba że wyzwanie mówi inaczej; w swojej turze dostajesz wzmiankę i jeszcze jedną przed końcem czasu. `/halma settings` ustawia godziny ciszy, `/halma away` zatrzymuje twoje zegary na czas urlopu, **+1 dzień** daje czas przeciwnikowi.
    • `/halma hint` mówi, co zagrałby komputer: na treningu, w partiach towarzyskich i tam, gdzie wszyscy się zgodzą (`/halma offer what:hints`). `/halma-study` ma lekcje, zadanie na każdy dzień i analizę twoich zakończonych partii; otwiera ją też przycisk **Analiza** pod nimi.
    • `/halma replay` pokazuje partię ruch po ruchu i daje jej zapis, `/halma import` wczytuje gotowy zapis. **Jak grać** pod nową planszą wyjaśnia grę.
    • `/halma leaderboard` pokazuje tabele wyników, `/halma profile` – jak ktoś gra, `/halma open` – do kogo możesz dołączyć.
    • `/halma offer` proponuje remis albo prosi o cofnięcie ruchu lub o podpowiedzi. `/halma block` sprawia, że ktoś nie może rzucać ci wyzwań.
    • `/halma rules` wyjaśnia zasady, także zakończenia, które one wymuszają: odliczam je dla ciebie pod każdą planszą.
    Każda partia ma kod, na przykład #K7X9Q. Podaj go w opcji `game`, jeśli masz tu kilka partii.
