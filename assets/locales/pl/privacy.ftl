# What is stored about a person.

privacy-title = **Co o tobie przechowuję**
privacy-account = • Twoje konto na Discordzie, jego nazwa { $name }{ $face ->
    [yes] {" "}i nazwa jego awatara
   *[no] { "" }
}, żeby było widać, kto gra.
privacy-games = • { $running ->
    [0] Brak trwających partii,
    [one] Jedna trwająca partia,
    [few] { $running } trwające partie,
    [many] { $running } trwających partii,
   *[other] { $running } trwającej partii,
} { $open ->
    [0] brak otwartych wyzwań
    [one] jedno otwarte wyzwanie
    [few] { $open } otwarte wyzwania
    [many] { $open } otwartych wyzwań
   *[other] { $open } otwartego wyzwania
} i { $ended ->
    [0] brak zakończonych partii,
    [one] jedna zakończona partia,
    [few] { $ended } zakończone partie,
    [many] { $ended } zakończonych partii,
   *[other] { $ended } zakończonej partii,
} ze wszystkimi ruchami, ich czasem i wpływem na rankingi i tabele.
privacy-settings = • Twoje ustawienia{ $has_zone ->
    [yes] {" "}wraz ze strefą czasową { $zone }
   *[no] { "" }
}; { $away ->
    [0] brak dni nieobecności
    [one] jeden okres nieobecności
    [few] { $away } okresy nieobecności
    [many] { $away } okresów nieobecności
   *[other] { $away } okresu nieobecności
}; { $blocked ->
    [0] brak zablokowanych osób
    [one] jedna zablokowana osoba
    [few] { $blocked } zablokowane osoby
    [many] { $blocked } zablokowanych osób
   *[other] { $blocked } zablokowanej osoby
}.
privacy-study = • Pokonane poziomy komputera: w { $beaten ->
    [one] jednej grze
    [few] { $beaten } grach
    [many] { $beaten } grach
   *[other] { $beaten } gry
}. Rozwiązane zadania: { $puzzles }.
privacy-more = Nie czytam wiadomości. Plik zawiera te dane słowo w słowo.
privacy-nothing = Nie przechowuję o tobie niczego.
privacy-exported = Co o tobie przechowuję, w formacie JSON. Osoby są w nim liczbami; `player` to ty.{ $cut ->
    [0] { "" }
    [one] {" "}Brakuje ruchów twojej najstarszej partii, bo plik byłby za duży dla Discorda.
    [few] {" "}Brakuje ruchów twoich { $cut } najstarszych partii, bo plik byłby za duży dla Discorda; ma je operator tego bota.
    [many] {" "}Brakuje ruchów twoich { $cut } najstarszych partii, bo plik byłby za duży dla Discorda; ma je operator tego bota.
   *[other] {" "}Brakuje ruchów twoich { $cut } najstarszych partii, bo plik byłby za duży dla Discorda; ma je operator tego bota.
}
privacy-file = Co jest o tobie przechowywane. Osoby to liczby 64-bitowe, `player` to ty. Czas podano w UTC. Miejsca liczy się od 1. Zdarzenia w partii: p – ruch, o – miejsce, które odpadło, e – koniec rozstrzygnięty poza planszą, b – cofnięte ruchy, każde z chwilą w milisekundach od 1970 roku.
privacy-question = ⚠️ **Usunąć wszystko, co mówi, kim jesteś?** Tego nie da się cofnąć.
privacy-resigns = • { $count ->
    [one] Poddajesz partię { $codes }.
    [few] Poddajesz { $count } partie: { $codes }.
    [many] Poddajesz { $count } partii: { $codes }.
   *[other] Poddajesz { $count } partii: { $codes }.
}
privacy-leaves = • { $count ->
    [one] Opuszczasz otwarte wyzwanie { $codes }.
    [few] Opuszczasz { $count } otwarte wyzwania: { $codes }.
    [many] Opuszczasz { $count } otwartych wyzwań: { $codes }.
   *[other] Opuszczasz { $count } otwartego wyzwania: { $codes }.
}
privacy-stays = • Zakończone partie zostają, bo należą też do twoich przeciwników, ale z graczem bez nazwy.
    • Znikasz ze wszystkich tabel. Jeśli wrócisz, zaczynasz jako ktoś nowy.
    • Usunięte dane znikają z dysku w ciągu doby. Wiadomości na kanałach należą do Discorda i zostają; mogą też zostać kopie zapasowe, które operator tego bota przez pewien czas trzyma.
privacy-deleted = Gotowe: już cię nie znam.
privacy-kept = Wszystko zostaje po staremu.
button-privacy-export = Pobierz wszystko
button-privacy-delete = Usuń moje dane…
button-privacy-delete-yes = Usuń na zawsze
button-privacy-delete-no = Zachowaj
