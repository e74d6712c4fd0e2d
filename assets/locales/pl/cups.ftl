# Cups: leagues and tournaments over days.

command-halma-cup = Turnieje i ligi na wiele dni
cup-new = Zacznij turniej na tym serwerze (moderatorzy)
cup-challenge = Rzuć komuś wyzwanie na drabinie
cup-join = Zapisz się na turniej
cup-leave = Wyjdź z turnieju
cup-table = Pokaż tabelę turnieju
cup-games = Pokaż swoje partie w turnieju
cup-list = Turnieje na tym serwerze
cup-start = Zamknij zapisy i zacznij teraz (organizator)
cup-put-off = Przesuń koniec zapisów (organizator)
cup-correct = Zdecyduj o wyniku partii (organizator)
cup-remove = Usuń kogoś z turnieju (organizator)
cup-call-off = Odwołaj turniej (organizator)
option-cup-new-name = Nazwa turnieju
option-cup-new-kind = Kto gra z kim
option-cup-new-game = Która gra (domyślnie: gra serwera)
option-cup-new-days = Ile dni trwają zapisy (domyślnie: 7)
option-cup-new-rounds = Liczba rund, jeśli jest kilka (domyślnie: 5, stoły 3)
option-cup-new-threads = Każda partia we własnym wątku
option-cup-challenge-player = Komu: najwyżej trzy szczeble dalej
option-cup-challenge-cup = Który turniej
option-cup-join-cup = Który turniej
option-cup-leave-cup = Który turniej
option-cup-table-cup = Który turniej
option-cup-games-cup = Który turniej
option-cup-start-cup = Który turniej
option-cup-put-off-days = O ile dni później
option-cup-put-off-cup = Który turniej
option-cup-correct-game = Kod partii
option-cup-correct-winner = Kto wygrywa (puste: remis)
option-cup-correct-cup = Który turniej
option-cup-remove-cup = Który turniej
option-cup-remove-player = Kogo
option-cup-call-off-cup = Który turniej
cup-kind-round-robin = Każdy z każdym (od 3 do 8 osób)
cup-kind-league = Grupy mniej więcej po pięć osób (od 9 osób)
cup-kind-swiss = Rundy z równymi sobie (od 8 osób)
cup-kind-stairs = Drabina: rzucacie sobie wyzwania, bez końca (od 4 osób)
cup-kind-tables = Stoły na 3, 4 lub 6 osób (od 7 do 49 osób)

button-cup-join = Dołącz
button-cup-in = Gram
button-cup-name = Nazwij i ogłoś
button-cup-small = Zacznij w tym składzie
button-cup-leave = Wyjdź
button-cup-table = Tabela
button-cup-games = Moje partie

cup-panel = Turniej na tym kanale: { $game }. Wybierz, co ci odpowiada, a potem nadaj mu nazwę.
menu-cup-days = Jak długo trwają zapisy?
cup-panel-days = Koniec zapisów za { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
cup-name-proposed = Puchar „{ $game }”
cup-announced = 🏆 **{ $name }**: { $game }. { $kind }.
cup-until = Koniec zapisów: { $at }. Dwa dni wcześniej zapytam, kto gra.
cup-lasts = { $rounds ->
    [0] Potrwa najwyżej { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }.
    [one] Ma { $rounds } rundę, najwyżej { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }.
    [few] Ma { $rounds } rundy, każda najwyżej { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }.
    [many] Ma { $rounds } rund, każda najwyżej { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }.
   *[other] Ma { $rounds } rundy, każda najwyżej { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }.
}
cup-lasts-tables = Ma najwyżej { $rounds ->
    [one] { $rounds } rundę
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}, każda najwyżej { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}, a na koniec stół finałowy najlepszych.
cup-lasts-stairs = Rzuć wyzwanie komuś najwyżej trzy szczeble dalej: `/halma-cup challenge`. Wygrana to szczebel w górę, porażka szczebel w dół.
cup-lasts-league = Sezon trwa najwyżej { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}. Z każdej grupy pierwsza osoba awansuje, ostatnia spada i zaczyna się następny sezon.
cup-todo = Wszystkie partie rundy zaczynają się naraz. Czas: { $clock }.
cup-draw = Losowanie można sprawdzić. SHA-256 jego sekretu: `{ $commitment }`.
cup-entered = Jesteś na liście turnieju **{ $name }**. Zapisy do tej pory: { $count ->
    [one] tylko ty
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}. Początek: { $at }. Dwa dni wcześniej zapytam, czy grasz.
cup-entered-stairs = Jesteś na drabinie **{ $name }**. Rzuć komuś wyzwanie: `/halma-cup challenge`.
cup-confirmed = Grasz w turnieju **{ $name }**. Początek: { $at }.
cup-left = Nie grasz już w turnieju **{ $name }**.
cup-removed = { $who } nie gra już w turnieju **{ $name }**.
cup-started = Zapisy na turniej **{ $name }** są zamknięte. Pierwsza runda zacznie się za chwilę.
cup-none = Na tym serwerze nie ma turniejów. Moderator może zacząć nowy: `/halma-cup new`.
cup-which = Który turniej? Podaj go w opcji `cup`.
cup-list-line = **{ $name }** · { $state }
cup-state-entry = zapisy kończą się { $at }
cup-state-open = dołączyć można w każdej chwili
cup-state-closed = zaraz się zacznie
cup-state-running = runda { $round }
cup-state-rounds = runda { $round } z { $rounds }
cup-state-season = sezon { $season }
cup-state-over = zakończony
cup-state-called-off = odwołany

cup-call-in = 🏆 **{ $name }** wkrótce się zaczyna: { $at }. Grasz? Kliknij wcześniej **Gram**, inaczej turniej odbędzie się bez ciebie. { $people }
cup-too-few = 🏆 **{ $name }** jeszcze się nie zaczyna. Liczba graczy: { $count }, potrzeba co najmniej { $least }. Zapisy są przedłużone, koniec: { $at }. { $who } może odwołać turniej: `/halma-cup call-off`.
cup-put-off-done = Nowy koniec zapisów na turniej **{ $name }**: { $at }. Ogłoszę to na kanale.
cup-corrected-done = Gotowe. Ogłoszę to na kanale.
cup-new-date = 🏆 Zapisy na turniej **{ $name }** potrwają dłużej. Koniec: { $at }.
cup-won = 🏆 **{ $name }**: decyzją organizatora partię wygrywa { $who }, a przegrywa { $people }.
cup-drawn = 🏆 **{ $name }**: decyzją organizatora partia kończy się remisem: { $people }.
cup-closed = 🏆 Zapisy na turniej **{ $name }** są zamknięte. Liczba graczy: { $count }. Za chwilę podam pary.
cup-round-begun = 🏆 **{ $name }**, runda { $round }: partie właśnie się zaczynają. Ostatni dzień: { $day }. { $people }
cup-final-begun = 🏆 **{ $name }**: zaczyna się stół finałowy najlepszych. Ostatni dzień: { $day }. { $people }
cup-open = Dołączyć i wyjść możesz w każdej chwili.
cup-todo-stairs = Czas: { $clock }. Możesz mieć jedną partię z własnego wyzwania i jedną z cudzego.
cup-month-begun = 🏆 **{ $name }**: zaczyna się nowy miesiąc i puste szczeble znikają.
cup-challenged = Partia zaraz się zacznie. Przeciwnik: { $who }.
cup-season-begun = 🏆 **{ $name }**, sezon { $round }: partie właśnie się zaczynają. Ostatni dzień: { $day }. { $people }
cup-later = 🏆 **{ $name }**: przez jakiś czas nie było mnie w sieci, więc ta runda potrwa dłużej. Nowy ostatni dzień: { $day }.
cup-season-over = 🏆 **{ $name }**: koniec sezonu { $season }. Gratulacje, { $who }! Początek następnego sezonu: { $at }. Dwa dni wcześniej zapytam was wszystkich, czy gracie, a inni mogą dołączyć.
cup-season-group = Grupa { $group }: { $who }
cup-byes = Bez partii w tej rundzie: { $people }.
cup-lots = Sekret losowania: `{ $secret }`.
cup-over = 🏆 Koniec turnieju **{ $name }**. Gratulacje, { $who }!
cup-over-empty = 🏆 Koniec turnieju **{ $name }**.
cup-called-off = 🏆 Turniej **{ $name }** jest odwołany. Trwające partie toczą się dalej.

cup-table-title = 🏆 **{ $name }** · { $state }
cup-table-nobody = Nikt się jeszcze nie zapisał.
cup-table-people = Na liście do tej pory: { $people }
cup-table-group = **Grupa { $group }**
cup-row = { $place }. { $who }: { $points }
cup-row-decided = { $place }. { $who }: { $points } ({ $by })
cup-decided-final = stół finałowy
cup-decided-direct = bezpośrednie partie
cup-decided-sonneborn-berger = silniejsi przeciwnicy
cup-decided-margin = bardziej wyrównane partie
cup-decided-on-time = mniej porażek na czas
cup-table-number = Nr { $id } dla `halma cup export`
cup-games-none = Nie masz jeszcze partii w turnieju **{ $name }**.
cup-games-title = Twoje partie w turnieju **{ $name }**:
cup-of-final = 🏆 Stół finałowy
cup-of-season = 🏆 Sezon { $season }
cup-of-rounds = 🏆 Runda { $round } z { $rounds }

refused-no-such-cup = Na tym serwerze nie ma takiego turnieju. Turnieje pokaże `/halma-cup list`.
refused-cup-time = W turnieju nikt nie dostaje dodatkowego czasu: wszyscy inni czekają na koniec rundy.
refused-cup-moderators = Turnieje zaczynają tu tylko moderatorzy. Poproś ich albo znajdź turniej dla siebie: `/halma-cup list`.
refused-not-the-organizer = Mogą to zrobić tylko organizator i moderatorzy. Z turnieju możesz wyjść przez `/halma-cup leave`.
refused-entry-closed = Zapisy na ten turniej są zamknięte. Poczekaj na następny.
refused-no-cup-game = W tym turnieju nie ma partii z tym kodem. Kody pokaże przycisk **Moje partie**.
refused-not-in-cup = Ta osoba nie gra w tym turnieju.
refused-cup-full = Ten turniej jest pełny. Poczekaj na następny.
refused-too-many-cups = Ten serwer nie może mieć więcej turniejów. Poczekaj, aż któryś się skończy, albo jakiś odwołaj.
refused-cup-over = Ten turniej jest zakończony. Pozostałe pokaże `/halma-cup list`.
refused-too-few-in-cup = Zapisanych osób: { $people }, a ten rodzaj turnieju wymaga co najmniej { $least }. Poczekaj na innych.
refused-not-on-stairs = Obie osoby muszą być na drabinie: kliknijcie **Dołącz** pod wiadomością o turnieju.
refused-no-stairs = W tym turnieju to ja ustalam, kto gra z kim. Twoje partie pokaże **Moje partie**.
refused-stairs-yourself = Nie możesz rzucić wyzwania sobie. Wybierz kogoś innego: **Tabela**.
refused-stairs-too-far = Ta osoba jest { $steps ->
    [one] { $steps } szczebel
    [few] { $steps } szczeble
    [many] { $steps } szczebli
   *[other] { $steps } szczebla
} dalej. Wybierz kogoś najwyżej 3 szczeble dalej.
refused-stairs-out = Masz już partię z własnego wyzwania. Najpierw ją dokończ.
refused-stairs-in = Ta osoba gra już partię z czyjegoś wyzwania. Wybierz kogoś innego.
refused-stairs-again = Wasza ostatnia partia była niedawno. Ponownie możesz rzucić wyzwanie tej osobie za { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}.
refused-stairs-unseen = Tej osoby nie ma tu od { $days ->
    [one] { $days } dnia
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}. Wybierz kogoś innego.
refused-not-in-cups = Ta gra nie pasuje do tego rodzaju turnieju. Stoły to gry na 3, 4 lub 6 osób, pozostałe rodzaje na dwie.
refused-cup-name = Nazwa turnieju może mieć najwyżej { $most } znaków.
