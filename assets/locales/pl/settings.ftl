# What a person wants.

settings-title = **Twoje ustawienia** na wszystkich serwerach. Zmienisz je opcjami tego polecenia.
settings-language = • Język: { $language }
settings-no-language = • Język: jak w twoim Discordzie
language-unknown = Nie znam języka „{ $name }”. Znam: { $languages }. `none` przywraca język twojego Discorda.
language-of-discord = jak w twoim Discordzie
settings-reminders = • Wzmianki: { $when }
settings-no-zone = • Godziny ciszy: brak. Żeby ich używać, ustaw strefę czasową opcją `zone`.
settings-no-quiet = • Godziny ciszy: brak (strefa czasowa { $zone })
settings-quiet = • Godziny ciszy: bez wzmianek od { $from }:00 do { $until }:00 ({ $zone })
settings-declines-openly = • Gdy odrzucasz propozycję: inni się o tym dowiadują
settings-declines-quietly = • Gdy odrzucasz propozycję: nikt się o tym nie dowiaduje
settings-no-theme = • Wygląd twoich plansz: jak na serwerze
settings-theme = • Wygląd twoich plansz: { $theme }
settings-picture = • Twoje plansze: obrazy
settings-with-text = • Twoje plansze: obrazy i tekst dla czytników ekranu
settings-plays-at-once = • Wybrane ruchy: gram je od razu
settings-confirms = • Wybrane ruchy: najpierw pytam
settings-keeps-games = • Ruchy twoich zakończonych partii: zawsze przechowywane
settings-keeps-no-games = • Ruchy twoich zakończonych partii: usuwane, gdy bot czyści stare partie
theme-unknown = Nie ma wyglądu `{ $name }`. Wybierz jeden z tych: { $themes }. `none` przywraca domyślny.
theme-of-server = jak na serwerze
theme-usual = domyślny
settings-in-tables = • Tabele: widać cię
settings-hidden = • Tabele: nie widać cię. Twoje partie i tak się liczą.

away-until = Nie ma cię do { $until }. Twoje zegary stoją, a przeciwnicy to widzą. Możesz grać dalej; nieobecność kończy `/halma me away days:0`. Dni nieobecności, które zostały ci w tym roku: { $left }.
away-back = Witaj z powrotem! Twoje zegary znów biegną. Dni nieobecności, które zostały ci w tym roku: { $left }.

blocked = { $user } jest teraz na twojej liście zablokowanych. Nie możecie już rzucać sobie wyzwań ani dołączać do tej samej partii. Trwające partie toczą się dalej. Listę pokazuje `/halma me block`.
blocked-nobody = Twoja lista zablokowanych jest pusta.
blocked-people = { $count ->
    [one] Blokujesz jedną osobę.
    [few] Blokujesz { $count } osoby.
    [many] Blokujesz { $count } osób.
   *[other] Blokujesz { $count } osoby.
} { $more ->
    [0] { "" }
    [one] Jeszcze jedna się tu nie mieści i pokaże się, gdy kogoś odblokujesz.
    [few] Jeszcze { $more } się tu nie mieszczą i pokażą się, gdy kogoś odblokujesz.
    [many] Jeszcze { $more } się tu nie mieści i pokaże się, gdy kogoś odblokujesz.
   *[other] Jeszcze { $more } się tu nie mieści i pokaże się, gdy kogoś odblokujesz.
}
menu-unblock = Odblokuj kogoś
unblocked = { $user }: blokada zdjęta. Znów możecie razem grać.

# What a server wants, and its log.

server-title = **Ustawienia serwera.** Zmienisz je opcjami tego polecenia. Kanały do gry wybiera `/halma-admin channel`.
server-channels = • Kanały do gry: { $value }
server-all-channels = wszystkie kanały
server-all-channels-but = wszystkie kanały oprócz { $channels }
server-no-channel = żaden kanał
choice-games-only-here = Tylko tutaj
choice-games-here = Także tutaj
choice-games-not-here = Nie tutaj
choice-games-everywhere = Na wszystkich kanałach
choice-games-nowhere = Nigdzie
server-same = Tak już było, więc nic się nie zmieniło.
server-games-none = Na tym serwerze nie ma teraz partii ani wyzwań.
server-games-title = Partie i wyzwania na tym serwerze: { $count }
server-language = • Język wiadomości publicznych: { $value }
server-own-language = język serwera
server-usual = { $value } (domyślnie)
server-usual-rules = zwykłe dla każdej gry ({ $game }: { $rules })
server-games-own-rules = zwykłe dla każdej gry
server-changed = **{ $line }** (wcześniej: { $from })
server-game = • Domyślna gra: { $value }
server-rules = • Domyślne zasady: { $value }
server-preset = • Domyślny szablon: { $value }
server-allowed = • Dozwolone zasady: { $value }
server-all-rules = wszystkie
server-default-rules = tylko domyślne zasady
server-clock = • Domyślny limit czasu: { $value }
server-threads = • Wątek dla każdej partii: { $value }
yes = tak
no = nie
server-who = • Kto może rzucać wyzwania: { $value }
server-most = • Partie naraz na osobę: { $value }
server-any-number = bez limitu
server-boards = • Stare plansze: { $value }
choice-boards-tidy = Kurczą się do jednego wiersza
choice-boards-keep = Zostają jako obrazy
choice-boards-one-message = Jedna plansza, która się aktualizuje
server-theme = • Wygląd plansz: { $value }
server-text = • Plansze tekstowe dla czytników ekranu: { $value }
server-digest = • Kanał dla zwycięzców sezonu: { $value }
server-puzzle = • Kanał dla zadania dnia: { $value }
server-no-digest = brak

log-title = **Działania moderatorów**, od najnowszych:
log-empty = Brak działań moderatorów z ostatnich 90 dni.
log-ended = { $at } { $by } kończy #{ $code }.
log-undone = { $at } { $by } cofa ostatni ruch w #{ $code }.
log-moved = { $known ->
    [yes] { $at } { $by } przenosi #{ $code }: { $from } → { $to }.
   *[no] { $at } { $by } przenosi #{ $code } na inny kanał.
}
log-voided = { $at } { $by } usuwa #{ $code } z tabel tego serwera.
log-cup-made = { $at } { $by } zaczyna turniej **{ $name }**.
log-cup-started = { $at } { $by } zamyka zapisy na turniej **{ $name }**.
log-cup-put-off = { $at } { $by } przesuwa koniec zapisów na turniej **{ $name }**.
log-cup-corrected = { $at } { $by } decyduje o wyniku partii w turnieju **{ $name }**.
log-cup-removed = { $at } { $by } usuwa kogoś z turnieju **{ $name }**.
log-cup-called-off = { $at } { $by } odwołuje turniej **{ $name }**.
log-tables = { $at } { $by } zeruje tabele tego serwera.
log-settings = { $count ->
    [0] { $at } { $by } zmienia ustawienia serwera.
   *[other] { $at } { $by } zmienia ustawienia serwera:
}
log-change = { $what }: { $from } → { $to }
setting-channels = kanały do gry
setting-language = język wiadomości publicznych
setting-game = domyślna gra
setting-rules = domyślne zasady
setting-preset = domyślny szablon
setting-allowed = dozwolone zasady
setting-clock = domyślny limit czasu
setting-threads = wątek dla każdej partii
setting-who = kto może rzucać wyzwania
setting-boards = stare plansze
setting-theme = wygląd plansz
setting-text = plansze tekstowe
setting-puzzle = kanał dla zadania dnia
setting-digest = kanał dla zwycięzców sezonu
setting-most = partie naraz na osobę
