# What is stored about a person.

privacy-title = **Co o tobie przechowuję**
privacy-account = • Twoje konto na Discordzie i jego nazwa, { $name }, żeby było widać, kto gra.{ $face ->
    [yes] {" "}Oraz nazwa pliku twojego awatara.
   *[no] { "" }
}
privacy-games = • Partie: trwające { $running }, zakończone { $ended }. Otwarte wyzwania: { $open }. Zapisuję każdy ruch z jego czasem oraz wpływ każdej partii na rankingi i tabele.
privacy-settings = • Twoje ustawienia{ $has_zone ->
    [yes] {" "}ze strefą czasową { $zone }
   *[no] { "" }
}. Nieobecności: { $away }. Osoby na liście zablokowanych: { $blocked }.
privacy-study = • Gry, w których pokonujesz komputer: { $beaten }. Rozwiązane zadania: { $puzzles }.
privacy-notes = • Prywatne notatki do partii: { $count }. Widzisz je tylko ty.
privacy-plans = • Plany w trwających partiach: { $count }. Widzisz je tylko ty.
privacy-cups = • Zapisy na turnieje: { $count }.
privacy-more = Nie czytam wiadomości. Wszystko to możesz pobrać dokładnie tak, jak to przechowuję.
privacy-nothing = Nie przechowuję o tobie niczego.
privacy-exported = Co o tobie przechowuję, w formacie JSON. Osoby są w nim liczbami; `player` to ty.{ $cut ->
    [0] { "" }
    [one] {" "}Brakuje ruchów twojej najstarszej partii, żeby plik zmieścił się w limicie Discorda.
    [few] {" "}Brakuje ruchów twoich { $cut } najstarszych partii, żeby plik zmieścił się w limicie Discorda. Poproś o nie operatora bota.
    [many] {" "}Brakuje ruchów twoich { $cut } najstarszych partii, żeby plik zmieścił się w limicie Discorda. Poproś o nie operatora bota.
   *[other] {" "}Brakuje ruchów twoich { $cut } najstarszych partii, żeby plik zmieścił się w limicie Discorda. Poproś o nie operatora bota.
}
privacy-file = Co jest o tobie przechowywane. Osoby to liczby 64-bitowe; `player` to ty. Czas podano w UTC. Miejsca liczą się od 1. Zdarzenia w partii: p to ruch, o to miejsce, które odpadło, e to koniec rozstrzygnięty poza planszą, b to cofnięte ruchy. Każde ma czas w milisekundach od 1970 roku.
privacy-question = ⚠️ **Usunąć wszystkie twoje dane osobowe?** Tego nie da się cofnąć.
privacy-resigns = • { $count ->
    [one] Poddasz trwającą partię: { $codes }.
    [few] Poddasz { $count } trwające partie: { $codes }.
    [many] Poddasz { $count } trwających partii: { $codes }.
   *[other] Poddasz { $count } trwającej partii: { $codes }.
}
privacy-leaves = • { $count ->
    [one] Opuścisz otwarte wyzwanie { $codes }.
    [few] Opuścisz { $count } otwarte wyzwania: { $codes }.
    [many] Opuścisz { $count } otwartych wyzwań: { $codes }.
   *[other] Opuścisz { $count } otwartego wyzwania: { $codes }.
}
privacy-stays = • Zakończone partie zostają, bo należą też do twoich przeciwników. Twoja nazwa z nich znika.
    • Znikasz ze wszystkich tabel. Jeśli wrócisz, zaczynasz jako ktoś nowy.
    • Usunięte dane znikają z dysku w ciągu doby. Wiadomości na kanałach należą do Discorda i zostają. Kopie zapasowe operatora bota mogą jeszcze przez pewien czas istnieć.
privacy-deleted = Gotowe. Twoje dane są usunięte.
privacy-kept = OK, nic nie usunięto.
button-privacy-export = Pobierz moje dane
button-privacy-delete = Usuń moje dane…
button-privacy-delete-yes = Usuń na zawsze
button-privacy-delete-no = Zachowaj moje dane
