# Why something cannot be done, and what to do instead.

kept-private = Na tym serwerze moje wiadomości widzisz tylko ty, więc nikt nie mógłby dołączyć. Poproś moderatorów o uprawnienie **Używanie zewnętrznych aplikacji** albo zagraj w wiadomościach prywatnych.
unknown-request = Nie znam już tego przycisku ani polecenia. Zobacz, co potrafię: `/halma help`.
unreadable-request = Nie udało mi się odczytać tego, co przysłał Discord, więc nic się nie zmieniło. Spróbuj jeszcze raz.
not-admitted = To nie jest dla ciebie. Wpisz to polecenie, a dostaniesz własne.
other-version-none = To pochodzi z innej wersji bota. Wpisz polecenie jeszcze raz.
unknown-choice = Tego nie ma do wyboru w opcji `{ $option }`. Wybierz coś z jej listy.
cannot-store = Nie mogę teraz niczego zapisać, więc nic się nie zmieniło. Spróbuj ponownie za kilka minut.
may-be-stored = Coś poszło nie tak podczas zapisywania. Za minutę sprawdź, czy się udało (partie: `/halma games`), a jeśli nie, spróbuj ponownie.
unavailable = Nie mam teraz dostępu do partii. Nic nie przepadło, spróbuj ponownie za chwilę.
our-fault = Przepraszam, coś się u mnie zepsuło. Spróbuj ponownie za chwilę. Jeśli to się powtarza, podaj operatorowi bota: błąd { $number }.
one-at-a-time = Po kolei: jeszcze pracuję nad twoją poprzednią prośbą. Spróbuj ponownie, gdy skończę.
plain-answer = Discord nie przyjął mojej odpowiedzi. Spróbuj ponownie za chwilę. Jeśli to się powtarza, podaj operatorowi bota: błąd { $number }.

refused-no-such-match = Na tym serwerze nie ma partii z tym kodem. Swoje znajdziesz przez `/halma games`.
refused-not-a-player = Nie grasz w tej partii. Zacznij własną: `/halma play`.
refused-not-your-turn-shared = Teraz gra { $next }. Kliknij **⏰ Obudź** pod planszą, żeby o tym przypomnieć.
refused-not-your-turn = Teraz gra { $next }. Gdy przyjdzie twoja kolej, dostaniesz wzmiankę.
refused-computer-thinks = Komputer myśli. Spróbuj ponownie za chwilę, po jego ruchu.
refused-no-seat-for-computer = Podane osoby zajmują wszystkie miejsca, więc dla komputera żadne nie zostało. Podaj mniej osób albo pomiń `computer`.
refused-seat-is-out = W tej partii już nie grasz. Zacznij nową: `/halma play`.
refused-seat-is-done = Twoje pionki są na mecie i nie masz już ruchów. Zobacz, jak idzie innym: `/halma board`.
refused-not-proven = To nie jest (już) pewne. Ogłosić można tylko wynik, którego nikt nie może zmienić.
refused-stale = Ta plansza jest już nieaktualna. Obecną pokazuje `/halma board`.
refused-not-begun = Ta partia się nie zaczęła. Spróbuj, gdy się zacznie.
refused-game-over = Ta partia jest zakończona. Kliknij **Rewanż** pod jej ostatnią planszą albo zacznij inną: `/halma play`.
refused-challenge-declined = To wyzwanie zostało odrzucone. Nowe tworzy `/halma play`.
refused-challenge-withdrawn = To wyzwanie zostało wycofane. Rzuć własne: `/halma play`.
refused-challenge-expired = To wyzwanie wygasło. Nowe tworzy `/halma play`.
refused-already-begun = Ta partia już się zaczęła. Swoje znajdziesz przez `/halma games`, a inną zaczniesz przez `/halma play`.
refused-rules = Zasady „{ $rules }” nie pasują do gry „{ $game }”. Wybierz jedne z tych: { $fitting }.
refused-diagonals = „{ $game }” to gra na gwieździe, a na niej nie ma ruchów po skosie. Pomiń tę opcję.
refused-option = „{ $game }” nie ma opcji `{ $option }`, więc ją pomiń. Ma: { $has }.
refused-fixed = Na tym serwerze „{ $game }” ma takie zasady: { $rules }. Pomiń opcje innych zasad albo zacznij przez `/halma play`.
refused-places-and-pairs = Można grać o miejsca albo w parach, nie jedno i drugie. Pomiń `ends` lub `teams`.
refused-bot = Tak się nie da zagrać: { $user } to inny bot. Rzuć wyzwanie człowiekowi albo podaj mnie, żeby zagrać z komputerem.
refused-not-here = { $user } nie należy do tego serwera. Wybierz kogoś stąd albo pomiń przeciwnika, żeby mógł dołączyć każdy.
refused-too-many-opponents = { $seats ->
    [one] To gra dla 2 osób. Podaj jednego przeciwnika.
    [few] W tej grze są { $seats } miejsca dla przeciwników. Podaj mniej osób.
    [many] W tej grze jest { $seats } miejsc dla przeciwników. Podaj mniej osób.
   *[other] W tej grze jest { $seats } miejsca dla przeciwników. Podaj mniej osób.
}
refused-named-twice = { $user } pojawia się dwa razy. Podaj każdego raz, a żeby trenować, tylko siebie.
refused-already-challenged = Między wami jest już otwarte wyzwanie. Najpierw na nie odpowiedz albo je wycofaj.
refused-too-many-challenges = Limit to dziesięć wyzwań na godzinę. Następne możesz rzucić { $until }.
refused-not-invited = To wyzwanie nie jest dla ciebie. Rzuć własne: `/halma play`.
refused-already-in = Masz już miejsce. Partia zacznie się, gdy wszystkie będą zajęte.
refused-no-seat-left = Wszystkie miejsca są zajęte albo czekają na zaproszone osoby. Rzuć własne wyzwanie: `/halma play`.
refused-begins-elsewhere = Ta partia nie zaczyna się od zwykłego ustawienia. Wczytaj taką, w której na początku wszystkie pionki stoją w bazach.
refused-not-the-challenger = Może to zrobić tylko osoba, która rzuciła wyzwanie. Rzuć własne: `/halma play`.
refused-challenger-may-withdraw = To twoje własne wyzwanie. Kliknij **Wycofaj**, żeby z niego zrezygnować.
refused-not-finished = Ta partia jeszcze się nie skończyła. Spróbuj ponownie, gdy się skończy.
refused-moves-deleted = Ruchy tej partii są już usunięte: po jej końcu przechowuję je { $time }. Ruchy następnych partii możesz zachować: `/halma me settings`.
refused-standing = Ponawiać można tylko wyzwanie otwarte dla każdego. Pomiń przeciwników i komputer albo `repeat`.
refused-series = Dwie partie z zamianą stron wymagają dwóch różnych osób i gry dla dwóch. Pomiń `two-games` albo wybierz innego przeciwnika lub inną grę.
refused-second-follows = Druga partia zacznie się automatycznie za chwilę.
refused-forgotten = Ktoś z tej partii usunął swoje dane, więc nie zacznie się w tym samym składzie. Zacznij nową partię: `/halma play`.
refused-so-few = Na tę grę jest was za mało. Poczekaj, aż dołączą inni, albo zacznij inną: `/halma play`.
refused-counts-nowhere = Tej partii nie ma w żadnej tabeli, więc nie ma czego usuwać.
refused-voided-before = Ta partia została już usunięta z tabel.
refused-no-clock = Ta partia nie ma limitu czasu, więc nikt nie potrzebuje go więcej.
refused-own-clock = To biegnie twój czas. Dodatkowy dzień może ci dać tylko przeciwnik.
refused-given-enough = Limit to dodatkowy tydzień i jest już wykorzystany. Poczekaj na ruch.
refused-own-turn = To twoja tura. Kliknij **Ruch** pod planszą.
refused-woken-already = W tej turze pobudka już była. Poczekaj trochę.
refused-reminded-already = Nie ma czego wyciszać: przypomnienia o tej turze już nie będzie.
refused-no-offer = Tej propozycji już nie ma. Złóż nową.
refused-offer-stands = W tej partii jest już propozycja. Najpierw na nią odpowiedz albo ją wycofaj.
refused-offered-already = W tej turze była już twoja propozycja. Następną możesz złożyć w kolejnej turze.
refused-not-your-offer = Tę propozycję może wycofać tylko jej autor. Możesz ją odrzucić.
refused-not-asked = Ta propozycja nie czeka na twoją odpowiedź. Poczekaj na odpowiedź innych.
refused-hints-allowed = Podpowiedzi są już w tej partii dozwolone. Użyj `/halma hint`, gdy przyjdzie twoja kolej.
refused-too-late-to-cancel = Wszyscy zrobili już dwa ruchy, więc na anulowanie jest za późno. Zaproponuj remis: `/halma draw`, albo się poddaj: `/halma resign`.
refused-challenge-removed = Moderator usunął to wyzwanie. Rzuć własne: `/halma play`.
refused-moderators-only = Na tym serwerze wyzwania rzucają tylko moderatorzy. Możesz do nich dołączać: `/halma game open`.
refused-not-permitted = Nie możesz zaczynać partii na tym kanale: brakuje ci tam uprawnienia albo masz nałożoną przerwę (timeout). Zagraj na innym kanale: `/halma play`.
refused-channel = Tutaj nie można grać. Kanały do gry na tym serwerze: { $channels }.
refused-this-channel = Na tym serwerze gra się tutaj: { $channels }. Przejdź na inny kanał.
refused-all-channels = Na tym serwerze nie ma teraz kanału do gry. Poproś moderatora, żeby go wybrał: `/halma-admin channel`.
refused-shared = To już jest udostępnione na tym kanale. Przewiń w górę, żeby to zobaczyć.
refused-too-many-channels = Mogę zapamiętać tylko 100 kanałów na serwer. Najpierw zezwól na wszystkie albo zabroń wszystkich, a potem podaj wyjątki.
refused-too-many-running = { $most ->
    [one] Na tym serwerze można grać jedną partię naraz. Najpierw dokończ swoją.
    [few] Na tym serwerze można grać { $most } partie naraz. Najpierw dokończ jedną ze swoich.
    [many] Na tym serwerze można grać { $most } partii naraz. Najpierw dokończ jedną ze swoich.
   *[other] Na tym serwerze można grać { $most } partii naraz. Najpierw dokończ jedną ze swoich.
}
refused-other-plays-most = { $user } gra już tyle partii, na ile pozwala ten serwer. Spróbuj ponownie, gdy któraś się skończy.
refused-already-here = Ta partia jest już na tym kanale. Zobacz ją przez `/halma board`.
refused-other-server = Ta partia należy do innego serwera i musi tam zostać. Graj dalej tam albo się poddaj: `/halma resign`.
refused-not-lost = Kanał tej partii nadal działa. Jeśli chcesz ją przenieść, poproś moderatora: `/halma-admin move-here`.
refused-paused = Ta partia jest wstrzymana, więc czas nie biegnie. Spróbuj ponownie, gdy ruszy dalej.
refused-no-such-zone = Nie znam strefy czasowej ani dużego miasta `{ $name }`. Wpisz duże miasto w pobliżu i wybierz z listy, na przykład `Berlin`, `Mumbai` albo `Москва`.
refused-several-zones = Jest kilka miejsc o nazwie `{ $name }`. Wybierz strefę czasową: { $zones }.
refused-no-such-hour = To nie jest godzina. Podaj liczbę całkowitą od 0 do 23.
refused-away-too-long = { $left ->
    [0] Nie masz już w tym roku dni nieobecności. Przeciwnicy mogą dać ci więcej czasu przyciskiem **+1 dzień**.
    [one] Masz w tym roku jeszcze tylko jeden dzień nieobecności. Wybierz jeden dzień.
    [few] Masz w tym roku jeszcze tylko { $left } dni nieobecności. Wybierz mniej dni.
    [many] Masz w tym roku jeszcze tylko { $left } dni nieobecności. Wybierz mniej dni.
   *[other] Masz w tym roku jeszcze tylko { $left } dnia nieobecności. Wybierz mniej dni.
}
refused-blocked = Nie możesz teraz grać z { $user }. Wybierz innego przeciwnika.
refused-blocked-self = Nie możesz zablokować siebie. Wybierz kogoś innego.
refused-blocked-most = Twoja lista zablokowanych jest pełna: 200 osób. Najpierw kogoś odblokuj: `/halma me block`.
refused-computer-plays-on = Komputer nie jest w tyle, więc gra dalej. Zaproponuj remis ponownie, gdy będziesz na prowadzeniu, albo się poddaj.
refused-changed-elsewhere = W międzyczasie zmieniono to gdzie indziej, więc nic się nie zapisało. Sprawdź, co jest tam teraz, i zapisz ponownie.
refused-note-too-long = Notatka jest za długa. Zmieść się w { $most } znakach; twoja stara notatka się nie zmieniła.
refused-plan-own-turn = To twój ruch. Najpierw go wykonaj, potem możesz planować odpowiedzi.
refused-plan-without-others = W tej partii grasz za wszystkie strony, więc nie ma czego planować.
refused-plan-impossible = Wiersz { $line }: `{ $text }` jest tam niemożliwe. Twój stary plan się nie zmienił. Popraw wiersz i zapisz ponownie.
refused-plan-two-answers = Wiersz { $line }: `{ $text }` to druga odpowiedź na ruch, na który już jest odpowiedź. Zostaw jedną; twój stary plan się nie zmienił.
refused-plan-no-answer = Wiersz { $line } musi kończyć się twoim ruchem. Dopisz go i zapisz ponownie; twój stary plan się nie zmienił.
refused-plan-too-long = Plan jest za długi. Zmieść się w { $lines } wierszach i { $chars } znakach; twój stary plan się nie zmienił.
refused-nothing-to-undo = Żaden gracz nie zrobił jeszcze ruchu w tej partii, więc nie ma czego cofać.
refused-nothing-to-take-back = Nie ma jeszcze ruchu do cofnięcia.

illegal-in = **#{ $code }:** { $why }
illegal-targets = Z { $from } możesz pójść na: { $targets }.
illegal-stones = Pionki, które mają ruch: { $stones }.
button-try-again = Spróbuj ponownie
illegal-malformed = Nie mogę odczytać { $typed }. Spróbuj `{ $example }` albo kliknij **Ruch** i wybierz z listy.
illegal-unreadable = To nie jest ruch. Wpisz go tak: `h4-f2`.
illegal-no-such-cell = Na tej planszy nie ma pola `{ $name }`.
illegal-empty-cell = Na { $cell } nie ma pionka.
illegal-not-your-stone = Pionek na { $cell } nie jest twój.
illegal-same-cell = Nie możesz skończyć ruchu tam, gdzie się zaczął, na { $cell }.
illegal-target-taken = Na { $cell } stoi już pionek.
illegal-not-reachable = Z { $from } nie dojdziesz na { $to }. Z { $from } możesz pójść na: { $targets }.
illegal-cannot-move = Twój pionek na { $from } nie ma żadnego ruchu.
illegal-leaves-goal = Z { $from } nie możesz pójść na { $to }: ten pionek jest na mecie i nie może jej opuścić.
illegal-enters-corner = Z { $from } nie możesz pójść na { $to }: przez ten róg pionek może przejść, ale nie może w nim zostać.
illegal-enters-corner-of = Z { $from } nie możesz pójść na { $to }: przez ten róg ({ $seat }) można przejść, ale nie można w nim zostać.
illegal-wrong-route = Skok { $leg } się nie uda: z { $from } nie można skoczyć na { $to }. Każda część dłuższej trasy musi być skokiem.
illegal-jump-empty = { $from }–{ $to } to nie skok: nie ma tam czego przeskoczyć.
illegal-jump-several = { $from }–{ $to } to nie skok: pionków po drodze: { $count }.
illegal-jump-halfway = { $from }–{ $to } to nie skok: pionek na { $stone } nie stoi w połowie drogi.
illegal-jump-far = { $from }–{ $to } to nie skok: pionek na { $stone } jest za daleko. W tej grze skacze się tylko przez sąsiedni pionek.
illegal-pass = Masz jeszcze ruch, więc nie możesz spasować.
