# Why something cannot be done, and what to do instead.

servers-only = Na razie gra się tylko na serwerach. Użyj tego polecenia na kanale serwera.
unknown-request = Nie znam już tego przycisku ani polecenia. `/halma help` mówi, co potrafię.
unreadable-request = Nie udało mi się odczytać tego, co przysłał Discord, więc nic się nie zmieniło. Spróbuj jeszcze raz.
not-admitted = Nie możesz tego tu użyć. Wpisz polecenie samodzielnie, a dostaniesz własne.
other-version-none = To pochodzi z innej wersji bota. Wpisz polecenie jeszcze raz.
unknown-choice = Nie znam takiej wartości opcji `{ $option }`. Wybierz ją z listy.
cannot-store = W tej chwili nie mogę niczego zapisać, więc nic się nie zmieniło. Plansze można nadal oglądać. Spróbuj ponownie za kilka minut.
may-be-stored = Podczas zapisywania zawiódł dysk. Za minutę sprawdź przez `/halma games`, czy się udało, a jeśli nie, spróbuj ponownie.
unavailable = Partie są teraz niedostępne. Spróbuj ponownie za chwilę; nic nie przepadło i nic nie zostanie zrobione dwa razy.
our-fault = Coś poszło nie tak po mojej stronie; nic się nie zmieniło. Spróbuj ponownie. Jeśli to się powtórzy, podaj operatorowi bota numer { $number }.
one-at-a-time = Po kolei: jeszcze pracuję nad twoją poprzednią prośbą. Spróbuj ponownie, gdy będzie gotowa.
plain-answer = Discord nie przyjął mojej odpowiedzi. Spróbuj inaczej. Jeśli to się powtórzy, podaj operatorowi bota: błąd { $number }.

refused-no-such-match = Na tym serwerze nie ma partii z tym kodem. `/halma games` pokazuje twoje partie.
refused-not-a-player = Nie grasz w tej partii. `/halma challenge` zaczyna twoją własną.
refused-not-your-turn = Teraz ruch ma { $next }, nie ty. Gdy przyjdzie twoja kolej, dostaniesz wzmiankę.
refused-computer-thinks = Komputer myśli; jego ruch pojawi się za chwilę. Potem kolej na ciebie albo na następną osobę.
refused-no-seat-for-computer = Podano tyle osób, ile gra ma miejsc, więc dla komputera żadne nie zostało. Podaj mniej osób albo pomiń `computer`.
refused-seat-is-out = W tej partii jesteś już poza grą.
refused-stale = Partia potoczyła się tymczasem dalej, więc to już nieaktualna plansza. `/halma board` pokazuje obecny stan partii, z działającymi przyciskami.
refused-not-begun = Ta partia się nie zaczęła; wciąż czeka na graczy.
refused-game-over = Ta partia jest zakończona. Przycisk **Rewanż** pod jej ostatnią planszą zaczyna następną.
refused-challenge-declined = To wyzwanie zostało odrzucone.
refused-challenge-withdrawn = To wyzwanie zostało wycofane.
refused-challenge-expired = To wyzwanie wygasło. `/halma challenge` tworzy nowe.
refused-already-begun = Ta partia już się zaczęła.
refused-rules = Zasady „{ $rules }” nie pasują do gry „{ $game }”. Pasują: { $fitting }.
refused-diagonals = „{ $game }” to gra na gwieździe, a na niej nie ma ruchów po skosie. Pomiń tę opcję.
refused-not-here = { $user } nie należy do tego serwera.
refused-too-many-opponents = { $seats ->
    [one] To gra dla dwojga: podaj jednego przeciwnika.
    [few] W tej grze są { $seats } miejsca dla przeciwników. Podaj ich mniej.
    [many] W tej grze jest { $seats } miejsc dla przeciwników. Podaj ich mniej.
   *[other] W tej grze jest { $seats } miejsca dla przeciwników. Podaj ich mniej.
}
refused-named-twice = { $user } pojawia się dwa razy. Podaj każdą osobę tylko raz; żeby trenować bez przeciwnika, podaj tylko siebie.
refused-already-challenged = Między wami jest już otwarte wyzwanie. Oto ono, razem z przyciskami:
refused-too-many-challenges = Masz za sobą dziesięć wyzwań w ciągu godziny. Następne możesz rzucić { $until }.
refused-not-invited = To wyzwanie nie czeka na twoją odpowiedź. `/halma challenge` tworzy twoje własne.
refused-already-in = Masz już miejsce w tej partii. Zacznie się ona, gdy wszystkie będą zajęte.
refused-no-seat-left = Wszystkie miejsca są zajęte albo czekają na zaproszone osoby.
refused-begins-elsewhere = Ta partia zaczyna się z innym ustawieniem pionków niż zwykle. Mogę wczytywać tylko partie od pierwszego ruchu.
refused-not-the-challenger = To wyzwanie może wycofać tylko osoba, która je rzuciła.
refused-challenger-may-withdraw = To twoje wyzwanie. Wycofuje je przycisk **Wycofaj**.
refused-not-finished = Ta partia jeszcze trwa.
refused-standing = Wyzwanie, które samo się ponawia, jest dla każdego: pomiń przeciwników i komputer.
refused-series = Dwie partie z zamianą stron są dla dwóch różnych osób, w grze dla dwojga.
refused-second-follows = Druga z dwóch partii zacznie się za chwilę sama.
refused-forgotten = Nie znam już jednej z osób z tej partii, więc rewanżu nie będzie.
refused-so-few = W tak małym składzie nie da się w to grać. Poczekaj na jeszcze jedną osobę albo rzuć inne wyzwanie.
refused-counts-nowhere = Ta partia nie liczy się w żadnej tabeli, więc nie ma czego usuwać.
refused-voided-before = Tę partię usunięto z tabel już wcześniej.
refused-no-clock = Ta partia nie ma limitu czasu.
refused-own-clock = To biegnie twój własny czas. Dzień może ci dodać tylko przeciwnik.
refused-given-enough = Do tej tury dodano już tydzień, więcej się nie da.
refused-reminded-already = Przypomnienie o tej turze już było i kolejnego nie będzie.
refused-no-offer = Ta propozycja nie jest już aktualna.
refused-offer-stands = Na planszy czeka już inna propozycja. Najpierw trzeba na nią odpowiedzieć albo ją wycofać.
refused-offered-already = W tej turze masz już za sobą jedną propozycję. Następną możesz złożyć, gdy tura minie.
refused-not-your-offer = Tę propozycję może wycofać tylko osoba, która ją złożyła.
refused-not-asked = Ta propozycja nie czeka na twoją odpowiedź.
refused-hints-allowed = W tej partii można już pytać komputer: `/halma hint`, gdy przyjdzie twoja kolej.
refused-too-late-to-cancel = Każdy ma już za sobą pierwszy ruch, więc tej partii nie można anulować. Możesz zaproponować remis albo poddać partię.
refused-challenge-removed = To wyzwanie zostało usunięte przez moderatora.
refused-moderators-only = Na tym serwerze partie zaczynają tylko moderatorzy. Możesz dołączać do tych, które zaczną.
refused-channel = Kanały do gry na tym serwerze: { $channels }.
refused-this-channel = Kanały do gry na tym serwerze: { $channels }. Przejdź na inny kanał.
refused-too-many-channels = Serwer może wskazać najwyżej 100 kanałów.
refused-too-many-running = { $most ->
    [one] Na tym serwerze gra się jedną partię naraz. Dokończ najpierw swoją.
    [few] Na tym serwerze gra się najwyżej { $most } partie naraz. Dokończ najpierw jedną ze swoich.
    [many] Na tym serwerze gra się najwyżej { $most } partii naraz. Dokończ najpierw jedną ze swoich.
   *[other] Na tym serwerze gra się najwyżej { $most } partii naraz. Dokończ najpierw jedną ze swoich.
}
refused-other-plays-most = { $user } gra już tyle partii naraz, na ile pozwala ten serwer. Ta będzie mogła się zacząć, gdy któraś z nich się skończy.
refused-already-here = Ta partia toczy się już na tym kanale.
refused-other-server = Ta partia należy do innego serwera i można ją przenieść tylko na jego kanał. `/halma resign` ją poddaje.
refused-not-lost = Ta partia ma działający kanał. Przenieść ją może tylko moderator, poleceniem `/halma-admin move`.
refused-paused = Ta partia jest na razie wstrzymana, więc czas nie biegnie.
refused-no-such-zone = Nie znam ani strefy czasowej, ani dużego miasta `{ $name }`. Wybierz z listy: wpisz duże miasto w pobliżu, na przykład `Berlin`, `Mumbai` albo `Москва`.
refused-several-zones = Jest kilka miejsc o nazwie `{ $name }`. Podaj strefę czasową: { $zones }.
refused-no-such-hour = Godzina to liczba całkowita od 0 do 23.
refused-away-too-long = { $left ->
    [0] Nie masz już dni nieobecności w tym roku.
    [one] Masz jeszcze jeden dzień nieobecności w tym roku.
    [few] Masz jeszcze { $left } dni nieobecności w tym roku.
    [many] Masz jeszcze { $left } dni nieobecności w tym roku.
   *[other] Masz jeszcze { $left } dnia nieobecności w tym roku.
}
refused-blocked = Ty i { $user } nie możecie razem grać: jedno z was blokuje drugie.
refused-blocked-self = Nie możesz zablokować siebie.
refused-blocked-most = Blokujesz 200 osób, a to najwięcej, ile można.
refused-nothing-to-take-back = Nie masz ruchu, który można by cofnąć.

illegal-in = **#{ $code }:** { $why }
illegal-targets = Twój pionek z pola { $from } może pójść na: { $targets }.
illegal-stones = Twoje pionki, które mają ruch: { $stones }.
button-try-again = Spróbuj ponownie
illegal-no-such-cell = Na tej planszy nie ma pola `{ $name }`.
illegal-empty-cell = Na polu { $cell } nie ma pionka.
illegal-not-your-stone = Pionek na polu { $cell } nie jest twój.
illegal-same-cell = Ruch nie może się skończyć na polu { $cell }, na którym się zaczął.
illegal-target-taken = Na polu { $cell } stoi już pionek.
illegal-not-reachable = Twój pionek z pola { $from } nie może dotrzeć na { $to }. Może pójść na: { $targets }.
illegal-cannot-move = Twój pionek na polu { $from } nie ma żadnego ruchu.
illegal-leaves-goal = Twój pionek na polu { $from } stoi na mecie i nie może już jej opuścić, więc nie może pójść na { $to }.
illegal-wrong-route = Skok { $leg } tej trasy, z { $from } na { $to }, nie jest możliwy. Trasa z trzech lub więcej pól składa się wyłącznie ze skoków.
illegal-pass = Masz ruch, więc nie możesz spasować.
