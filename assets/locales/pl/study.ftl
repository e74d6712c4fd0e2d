# Lessons and puzzles.

lesson-title = 🎓 **Lekcja { $number } z { $all }.** { $text }
lesson-ask-step = Grasz białymi ⚪ z prawego dolnego rogu do lewego górnego, którego pola są obrysowane. Krok prowadzi na sąsiednie pole, w tej grze także po skosie. Wybierz pionek i krok, który najbardziej zbliży go do mety.
lesson-right-step = Krok po skosie liczy się za dwa.
lesson-wrong-step = Tak wolno zagrać, ale inny krok bardziej zbliża pionek do mety.
lesson-ask-jump = Zamiast zrobić krok, pionek może przeskoczyć nad sąsiednim pionkiem, obojętnie czyim, na wolne pole tuż za nim. Nic się nie zbija. Skocz tym pionkiem.
lesson-right-jump = Dwa pola w jednym ruchu, a przeskoczony pionek zostaje na miejscu.
lesson-wrong-jump = To krok. Poszukaj sąsiedniego pionka, za którym jest wolne pole.
lesson-ask-chain = Po skoku w tym samym ruchu mogą nastąpić kolejne skoki, w dowolnych kierunkach. Znajdź, dokąd ten pionek dotrze, robiąc najwięcej skoków.
lesson-right-chain = Trzy skoki w jednym ruchu. Partie wygrywa się długimi seriami.
lesson-wrong-chain = Jest dłuższa seria: po każdym lądowaniu szukaj następnego pionka do przeskoczenia.
lesson-ask-ladder = Serie się buduje: pionki z przerwami między sobą są drabiną dla tych z tyłu. Znajdź ruch, po którym masz serię co najmniej czterech skoków, cokolwiek zagrają czarne.
lesson-right-ladder = Cichy ruch, a już następny przenosi przez pół planszy.
lesson-wrong-ladder = Po tym ruchu czarne mogą zniszczyć długą serię albo wcale jej nie ma. Poszukaj szczebla, którego brakuje w twojej drabinie.
lesson-ask-home = Według tych zasad przegrywa, kto po rundzie 30 ma pionki w bazie, a to jest runda 30. Znajdź ruch, który ratuje partię.
lesson-right-home = Baza jest pusta. Zanim dojdzie do takiej kontroli, ostrzegam pod planszą.
lesson-wrong-home = Pionek zostaje w bazie, a to od razu przegrana, choćby przewaga była ogromna.
lesson-ask-block = Zobacz, co czarne mogą zagrać dalej. Wybierz ruch, po którym najlepszy ruch czarnych będzie jak najkrótszy.
lesson-right-block = Drabiny czarnych już nie ma, a twój pionek też ruszył naprzód.
lesson-wrong-block = Czarne nadal mają dłuższy ruch. Stań tam, gdzie ląduje ich seria, albo odsuń pionek, nad którym przeskakują.
lesson-ask-race = Nikt już nie przeszkadza: teraz to wyścig. Znajdź pierwszy ruch drogi, która zapełnia twoją metę w najmniejszej liczbie ruchów.
lesson-right-race = Czasem krok w bok jest szybszy: buduje most dla następnego pionka.
lesson-wrong-race = Tak wyjdzie o ruch za długo. Licz ruchy, nie kroki: poszukaj drogi, na której jeden pionek pomaga drugiemu.
lesson-ask-count = Grasz czarnymi ⚫, a to ostatni ruch rundy 80. Według tych zasad partia się po nim kończy i wygrywa ta strona, która ma mniej pojedynczych kroków do mety. Białym zostały 3. Wygraj.
lesson-right-count = Dwa kroki do mety przeciw trzem. To była ostatnia lekcja: dobra następna partia to `/halma challenge computer:2`.
lesson-wrong-count = Nadal masz do mety tyle kroków co białe albo więcej. Przypomnij sobie, za ile liczy się krok po skosie.
study-right = ✅ **{ $route }**: dobrze! { $text }
study-wrong = ❌ **{ $route }**: jeszcze nie. { $text }
study-none = Nie ma takiej lekcji ani zadania.
study-stone = { $number }: pionek na { $cell }
study-target = { $number }: na { $cell }
menu-study-stone = Który pionek?
menu-study-target = Dokąd? Wybór od razu wykonuje ruch
button-study-stones = Inny pionek
button-study-again = Spróbuj ponownie
button-next-lesson = Następna lekcja
button-solve = Rozwiąż
puzzle-ask-chain = Znajdź najdłuższą serię skoków.
puzzle-ask-build = { $moves ->
    [one] Twoją metę da się zapełnić w { $moves } własnym ruchu; nikt nie przeszkadza. Znajdź ten ruch.
    [few] Twoją metę da się zapełnić w { $moves } własnych ruchach; nikt nie przeszkadza. Znajdź pierwszy: żaden inny nie jest dość szybki.
    [many] Twoją metę da się zapełnić w { $moves } własnych ruchach; nikt nie przeszkadza. Znajdź pierwszy: żaden inny nie jest dość szybki.
   *[other] Twoją metę da się zapełnić w { $moves } własnego ruchu; nikt nie przeszkadza. Znajdź pierwszy: żaden inny nie jest dość szybki.
}
puzzle-ask-home = Po tej rundzie żaden pionek nie może już stać w bazie. Ratuje cię tylko jeden ruch.
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
