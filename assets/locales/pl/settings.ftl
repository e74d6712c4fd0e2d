# What a person wants.

settings-title = **Twoje ustawienia**, na wszystkich serwerach. Zmienisz je opcjami tego polecenia.
settings-language = • Język: { $language }
settings-no-language = • Język: taki jak w twoim Discordzie
language-unknown = Nie znam języka „{ $name }”. Znam: { $languages }. `none` przywraca język twojego Discorda.
language-of-discord = taki jak w twoim Discordzie
settings-reminders = • Wzmianki: { $when }
settings-no-zone = • Godziny ciszy: brak, bo nie znam twojej strefy czasowej. Ustaw ją opcją `zone`.
settings-no-quiet = • Godziny ciszy: brak (strefa czasowa { $zone })
settings-quiet = • Godziny ciszy bez przypomnień: od { $from }:00 do { $until }:00, strefa { $zone }
settings-declines-openly = • Propozycje, które odrzucasz: pozostali się o tym dowiadują.
settings-declines-quietly = • Propozycje, które odrzucasz: nikt się o tym nie dowiaduje.
settings-no-theme = • Wygląd plansz, które widzisz tylko ty: jak na serwerze.
settings-theme = • Wygląd plansz, które widzisz tylko ty: { $theme }
settings-picture = • Plansze, które widzisz tylko ty: jako obrazy.
settings-with-text = • Plansze, które widzisz tylko ty: jako obrazy i jako tekst do odczytania na głos.
settings-plays-at-once = • Wybrany ruch jest wykonywany od razu.
settings-confirms = • Przed wykonaniem wybranego ruchu pytam o potwierdzenie.
theme-unknown = Nie ma wyglądu o nazwie `{ $name }`. Są: { $themes }. `none` przywraca zwykły.
theme-of-server = jak na serwerze
theme-usual = zwykły
settings-in-tables = • Tabele: widać cię w nich.
settings-hidden = • Tabele: nie widać cię w nich. Twoje partie i tak się liczą.

away-until = Twoja nieobecność trwa do { $until }: twoje zegary stoją, a przeciwnicy to widzą. Mimo to możesz grać; `/halma away days:0` ją kończy. Pozostałe dni nieobecności w tym roku: { $left }.
away-back = Znów grasz: twoje zegary biegną. Pozostałe dni nieobecności w tym roku: { $left }.

blocked = Ty i { $user } nie możecie już rzucać sobie wyzwań ani zasiadać do jednej partii. Trwających partii to nie dotyczy. `/halma block` pokazuje, kogo blokujesz, i pozwala odblokować.
blocked-nobody = Nikogo nie blokujesz.
blocked-people = { $count ->
    [one] Blokujesz jedną osobę.
    [few] Blokujesz { $count } osoby.
    [many] Blokujesz { $count } osób.
   *[other] Blokujesz { $count } osoby.
} { $more ->
    [0] { "" }
    [one] Jeszcze jedna się tu nie mieści i pojawi się, gdy kogoś odblokujesz.
    [few] Jeszcze { $more } się tu nie mieszczą i pojawią się, gdy kogoś odblokujesz.
    [many] Jeszcze { $more } się tu nie mieści i pojawi się, gdy kogoś odblokujesz.
   *[other] Jeszcze { $more } się tu nie mieści i pojawi się, gdy kogoś odblokujesz.
}
menu-unblock = Odblokuj kogoś
unblocked = { $user } może znów rzucać ci wyzwania.

# What a server wants, and its log.

server-title = **Ustawienia tego serwera.** Zmienisz je opcjami tego polecenia; `/halma-admin channel` ustala, gdzie wolno grać.
server-channels = • Gdzie wolno grać: { $value }
server-all-channels = wszystkie kanały
server-all-channels-but = wszystkie kanały oprócz { $channels }
server-no-channel = żaden kanał
server-same = Tak już było; nic się nie zmieniło.
server-games-none = Na tym serwerze nie ma trwających partii ani otwartych wyzwań.
server-games-title = Partie i wyzwania na tym serwerze: { $count }
server-language = • Język wiadomości publicznych: { $value }
server-own-language = język serwera
server-game = • Gra, gdy wyzwanie jej nie podaje: { $value }
server-rules = • Zasady: { $value }
server-clock = • Czas na ruch: { $value }
server-threads = • Własne wątki partii: { $value }
yes = tak
no = nie
server-who = • Kto może rzucać wyzwania: { $value }
server-most = • Partie jednej osoby naraz: { $value }
server-any-number = bez limitu
server-boards = • Plansze z minionych tur: { $value }
choice-boards-tidy = Porządek: każda staje się jednym wierszem
choice-boards-keep = Zostają jako obrazy
choice-boards-one-message = Jedna plansza, która zmienia się w miejscu
server-theme = • Wygląd plansz: { $value }
server-text = • Plansze także jako tekst, dla czytników ekranu: { $value }
server-digest = • Gdzie ogłaszam najlepszych każdego sezonu: { $value }
server-puzzle = • Gdzie publikuję zadanie dnia: { $value }
server-no-digest = nigdzie

log-title = **Działania moderatorów**, najnowsze na początku:
log-empty = Brak działań moderatorów w ciągu 90 dni.
log-ended = { $at } { $by } kończy #{ $code }.
log-undone = { $at } { $by } cofa ostatni ruch w #{ $code }.
log-moved = { $known ->
    [yes] { $at } { $by } przenosi #{ $code }: { $from } → { $to }.
   *[no] { $at } { $by } przenosi #{ $code } na inny kanał.
}
log-voided = { $at } { $by } usuwa #{ $code } z tabel tego serwera.
log-tables = { $at } { $by } zaczyna tabele tego serwera od nowa.
log-settings = { $count ->
    [0] { $at } { $by } zmienia ustawienia tego serwera.
   *[other] { $at } { $by } zmienia ustawienia tego serwera:
}
log-change = { $what }: { $from } → { $to }
setting-channels = gdzie wolno grać
setting-language = język wiadomości publicznych
setting-game = domyślna gra
setting-rules = domyślne zasady
setting-clock = domyślny czas na ruch
setting-threads = własne wątki partii
setting-who = kto może rzucać wyzwania
setting-boards = plansze z minionych tur
setting-theme = wygląd plansz
setting-text = plansze także jako tekst
setting-puzzle = gdzie publikuję zadanie dnia
setting-digest = gdzie ogłaszam najlepszych każdego sezonu
setting-most = partie jednej osoby naraz
