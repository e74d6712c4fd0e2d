# Lessons and puzzles.

lesson-title = 🎓 **Lekcja { $number } z { $all }.** { $text }
lesson-ask-step = Grasz białymi ⚪: z prawego dolnego rogu do obrysowanego w lewym górnym. Krok prowadzi na sąsiednie pole, w tej grze także po skosie. Wybierz pionek, a potem krok, który najbardziej zbliża go do mety.
lesson-right-step = Krok po skosie liczy się za dwa.
lesson-wrong-step = Tak można, ale inny krok bardziej zbliża pionek do mety.
lesson-ask-jump = Zamiast kroku pionek może skoczyć przez dowolny pionek na wolne pole tuż za nim. Nic się nie zbija. Skocz tym pionkiem.
lesson-right-jump = Dwa pola w jednym ruchu, a przeskoczony pionek zostaje na miejscu.
lesson-wrong-jump = To krok. Poszukaj sąsiedniego pionka, za którym jest wolne pole.
lesson-ask-chain = Po skoku ten sam pionek może skakać dalej, w dowolnym kierunku. Znajdź ruch z największą liczbą skoków.
lesson-right-chain = Trzy skoki w jednym ruchu. Długie serie wygrywają partie.
lesson-wrong-chain = Jest dłuższa seria. Po każdym skoku szukaj następnego pionka do przeskoczenia.
lesson-ask-ladder = Serie można budować: pionki z przerwami między nimi to drabina dla tych z tyłu. Znajdź ruch, po którym w następnej turze masz serię co najmniej czterech skoków, cokolwiek zagrają czarne.
lesson-right-ladder = Cichy ruch, a następny przeskakuje pół planszy.
lesson-wrong-ladder = Po tym nie ma długiej serii albo czarne mogą ją przerwać. Znajdź szczebel, którego brakuje w twojej drabinie.
lesson-ask-home = W tej grze przegrywasz, jeśli po rundzie 30 masz jeszcze pionek w bazie, a to jest runda 30. Znajdź ruch, który cię ratuje.
lesson-right-home = Twoja baza jest pusta. W twoich partiach ostrzegę cię pod planszą, gdy taka kontrola będzie blisko.
lesson-wrong-home = Masz jeszcze pionek w bazie, więc przegrywasz, choćby twoja przewaga była ogromna.
lesson-ask-block = Zobacz, co mogą zagrać czarne. Wybierz ruch, po którym ich najlepszy ruch będzie jak najkrótszy.
lesson-right-block = Drabiny czarnych już nie ma, a twój pionek też jest w drodze.
lesson-wrong-block = Czarne nadal mają dłuższy ruch. Stań tam, gdzie ląduje ich seria, albo zabierz pionek, przez który skaczą.
lesson-ask-race = Nikt już nie przeszkadza: to wyścig. Znajdź pierwszy ruch najszybszej drogi do zapełnienia mety.
lesson-right-race = Czasem krok w bok jest szybszy: buduje most dla następnego pionka.
lesson-wrong-race = Tak trwa to dłużej. Licz ruchy, nie kroki: szukaj, jak jeden pionek może pomóc drugiemu.
lesson-ask-count = Grasz czarnymi ⚫, a to ostatni ruch rundy 80. Po nim partia się kończy i wygrywa, kto ma mniej kroków do mety. Białym zostały 3. Wygraj!
lesson-right-count = Dwa kroki do mety przeciw trzem. To była ostatnia lekcja! Na następną partię spróbuj `/halma play computer:2`.
lesson-wrong-count = Masz nadal tyle kroków co białe albo więcej. Przypomnij sobie, ile jest wart krok po skosie.
study-right = ✅ **{ $route }**: dobrze! { $text }
study-wrong = ❌ **{ $route }**: jeszcze nie. { $text }
study-none = Nie mogę znaleźć tej lekcji ani zadania. Lista lekcji: `/halma-study learn`.
study-stone = { $number }: pionek na { $cell }
study-target = { $number }: na { $cell }
menu-study-stone = Który pionek?
menu-study-target = Dokąd? Wybrany ruch zagram od razu
button-study-stones = Inny pionek
button-study-again = Spróbuj ponownie
button-next-lesson = Następna lekcja
button-solve = Rozwiąż
puzzle-game = { $diagonals ->
    [on] { $game }, z ruchami po skosie
    [off] { $game }, bez ruchów po skosie
   *[none] { $game }
}
puzzle-title = 🧩 **Zadanie dnia** · { $game }. Twój kolor: { $color }. { $text }
puzzle-of-the-day = 🧩 **Zadanie dnia** · { $game }. Ruch: { $color }. { $text }
study-alt = Ruch: { $color }, z bazy ({ $home }) na metę ({ $goal }). Pionki, które mają ruch: { $stones }.
puzzle-ask-chain = Znajdź najdłuższą serię skoków.
puzzle-ask-build = { $moves ->
    [one] Możesz zapełnić metę w jednym ruchu i nikt nie przeszkadza. Znajdź ten ruch.
    [few] Możesz zapełnić metę w { $moves } ruchach i nikt nie przeszkadza. Znajdź pierwszy: tylko jeden jest dość szybki.
    [many] Możesz zapełnić metę w { $moves } ruchach i nikt nie przeszkadza. Znajdź pierwszy: tylko jeden jest dość szybki.
   *[other] Możesz zapełnić metę w { $moves } ruchu i nikt nie przeszkadza. Znajdź pierwszy: tylko jeden jest dość szybki.
}
puzzle-ask-home = Przegrywasz, jeśli po tej rundzie masz pionek w bazie. Ratuje cię tylko jeden ruch.
puzzle-right = To jedyna odpowiedź.
puzzle-wrong = Jest lepszy ruch.
puzzle-streak = { $tries ->
    [one] Rozwiązane za pierwszym razem!
    [few] Rozwiązane za { $tries }. razem.
    [many] Rozwiązane za { $tries }. razem.
   *[other] Rozwiązane za { $tries }. razem.
} 🔥 { $days ->
    [one] Jeden dzień
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}, rekord: { $best }.
puzzle-days-7 = 🎉 Cały tydzień zadań!
puzzle-days-30 = 🎉 Trzydzieści dni z rzędu. To już nawyk.
puzzle-days-100 = 💯 Sto dni z rzędu. Niesamowite!
puzzle-skips = { $skipped ->
    [one] Jeden dzień ci umknął, ale
    [few] { $skipped } dni ci umknęły, ale
    [many] { $skipped } dni ci umknęło, ale
   *[other] { $skipped } dnia ci umknęło, ale
} dwa dni w miesiącu są wolne. { $left ->
    [0] W tym miesiącu nie ma już ani jednego.
    [one] W tym miesiącu został jeszcze jeden.
    [few] W tym miesiącu zostały jeszcze { $left }.
    [many] W tym miesiącu zostało jeszcze { $left }.
   *[other] W tym miesiącu zostało jeszcze { $left }.
}
puzzle-shared = 🧩 { $who } rozwiązuje dzisiejsze zadanie
    { $tries ->
        [one] ✅ za pierwszym razem
        [few] ✅ za { $tries }. razem
        [many] ✅ za { $tries }. razem
       *[other] ✅ za { $tries }. razem
    }
    🔥 { $days ->
        [one] jeden dzień
        [few] { $days } dni z rzędu
        [many] { $days } dni z rzędu
       *[other] { $days } dnia z rzędu
    }
puzzle-share-old = To było zadanie z innego dnia. Dzisiejsze: `/halma-study puzzle`.
march-title = 🥾 **Marsz { $number }**. Doprowadź { $stones ->
    [one] swój pionek
    [few] swoje { $stones } pionki
    [many] swoich { $stones } pionków
   *[other] swoje { $stones } pionka
} na obrysowaną metę, bez przeciwnika i w jak najmniejszej liczbie ruchów. Najlepszy możliwy wynik to { $par }.
march-so-far = { $moves ->
    [one] Na razie jeden ruch.
    [few] Na razie { $moves } ruchy.
    [many] Na razie { $moves } ruchów.
   *[other] Na razie { $moves } ruchu.
}
march-misfit = Nie mogę tu zagrać `{ $word }`. Ruch wygląda tak: `{ $example }`, a przed następnym jest spacja.
march-finished = 🏁 **Marsz { $number }**: na mecie w { $moves ->
    [one] { $moves } ruchu
    [few] { $moves } ruchach
    [many] { $moves } ruchach
   *[other] { $moves } ruchu
}. Najlepszy możliwy wynik to { $par }.
march-perfect = 🏆 Nikt nie zrobi tego w mniejszej liczbie ruchów!
march-best = Twój najlepszy wynik dzisiaj: { $moves }.
march-shared = 🥾 marsz { $number }: { $moves }/{ $par } · { $who }
march-share-old = To był marsz z innego dnia. Dzisiejszy: `/halma-study march`.
march-way = Jedna z dróg w { $par ->
    [one] { $par } ruchu
    [few] { $par } ruchach
    [many] { $par } ruchach
   *[other] { $par } ruchu
}: `{ $moves }`
march-table = 🥾 **Marsz { $number }** na tym serwerze (najlepszy możliwy wynik to { $par }):
march-table-empty = Nikt tu jeszcze nie udostępnił marszu { $number }.
march-rank = { $place }. { $who } · { $moves }
march-yesterday = Udostępnione wyniki marszu { $number }:
button-march = Marsz
button-march-back = Cofnij
button-march-again = Od nowa
button-march-way = Najlepsza droga
button-march-table = Tabela
modal-march-title = Marsz { $number }
modal-march-field = Twoje następne ruchy, oddzielone spacjami
