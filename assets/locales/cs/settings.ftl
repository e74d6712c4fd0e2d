# What a person wants.

settings-title = **Tvoje nastavení** na všech serverech. Změníš ho možnostmi tohoto příkazu.
settings-language = • Jazyk: { $language }
settings-no-language = • Jazyk: podle tvého Discordu
language-unknown = Jazykem „{ $name }“ nemluvím. Umím: { $languages }. `none` vrátí jazyk tvého Discordu.
language-of-discord = podle tvého Discordu
settings-reminders = • Zmínky: { $when }
settings-no-zone = • Tiché hodiny: žádné, protože neznám tvoje časové pásmo. Nastav ho možností `zone`.
settings-no-quiet = • Tiché hodiny: žádné (časové pásmo { $zone })
settings-quiet = • Tiché hodiny bez připomínek: od { $from }:00 do { $until }:00, { $zone }
settings-declines-openly = • Nabídky, které odmítneš: ostatní se to dozvědí.
settings-declines-quietly = • Nabídky, které odmítneš: nikdo se to nedozví.
settings-no-theme = • Vzhled desek, které vidíš jen ty: podle serveru.
settings-theme = • Vzhled desek, které vidíš jen ty: { $theme }
settings-picture = • Desky, které vidíš jen ty: jako obrázky.
settings-with-text = • Desky, které vidíš jen ty: jako obrázky a jako text k předčítání.
settings-plays-at-once = • Tah, který vybereš, se zahraje hned.
settings-confirms = • Než se tah, který vybereš, zahraje, ještě se zeptám.
theme-unknown = Vzhled `{ $name }` neexistuje. Na výběr: { $themes }. `none` vrátí výchozí.
theme-of-server = podle serveru
theme-usual = výchozí
settings-in-tables = • Žebříčky: jsi v nich vidět.
settings-hidden = • Žebříčky: není tě v nich vidět. Tvoje partie se přesto počítají.

away-until = Tvoje nepřítomnost trvá do { $until }: čas ti neběží a soupeři to vidí. Hrát můžeš i tak; `/halma away days:0` ji ukončí. Letos ti zbývá dní nepřítomnosti: { $left }.
away-back = Jsi zpátky: čas ti zase běží. Letos ti zbývá dní nepřítomnosti: { $left }.

blocked = Ty a { $user } se už nemůžete navzájem vyzvat ani si sednout k jedné partii. Rozehraných partií se to netýká. `/halma block` ukáže, koho blokuješ, a umí odblokovat.
blocked-nobody = Nikoho neblokuješ.
blocked-people = { $count ->
    [one] Blokuješ jednoho člověka.
    [few] Blokuješ { $count } lidi.
    [many] Blokuješ { $count } člověka.
   *[other] Blokuješ { $count } lidí.
} { $more ->
    [0] { "" }
    [one] Jeden další se sem nevejde; objeví se, až někoho odblokuješ.
    [few] Další { $more } se sem nevejdou; objeví se, až někoho odblokuješ.
    [many] Dalších { $more } se sem nevejde; objeví se, až někoho odblokuješ.
   *[other] Dalších { $more } se sem nevejde; objeví se, až někoho odblokuješ.
}
menu-unblock = Někoho odblokovat
unblocked = { $user } tě zase může vyzvat.

# What a server wants, and its log.

server-title = **Nastavení tohoto serveru.** Změníš ho možnostmi tohoto příkazu; kde se smí hrát, určuje `/halma-admin channel`.
server-channels = • Kde se smí hrát: { $value }
server-all-channels = všude
server-all-channels-but = všude kromě { $channels }
server-no-channel = nikde
server-same = Tak už to bylo; nic se nezměnilo.
server-games-none = Na tomto serveru není žádná rozehraná partie ani otevřená výzva.
server-games-title = Partie a výzvy na tomto serveru: { $count }
server-language = • Jazyk veřejných zpráv: { $value }
server-own-language = podle serveru
server-game = • Hra pro výzvy, které žádnou neuvádějí: { $value }
server-rules = • Pravidla: { $value }
server-clock = • Čas na tah: { $value }
server-threads = • Vlastní vlákna pro partie: { $value }
yes = ano
no = ne
server-who = • Kdo smí vyzývat: { $value }
server-most = • Partií jednoho člověka najednou: { $value }
server-any-number = bez omezení
server-boards = • Desky minulých tahů: { $value }
choice-boards-tidy = Úsporně: z každé zbude jeden řádek
choice-boards-keep = Zůstávají jako obrázky
choice-boards-one-message = Jedna deska, která se mění na místě
server-theme = • Vzhled desek: { $value }
server-text = • Desky i jako text, pro čtečky obrazovky: { $value }
server-digest = • Kde se vyhlašují nejlepší hráči sezony: { $value }
server-puzzle = • Kde se zveřejňuje úloha dne: { $value }
server-no-digest = nikde

log-title = **Co dělali moderátoři**, nejnovější nahoře:
log-empty = Za 90 dní moderátoři nic neudělali.
log-ended = { $at } { $by }: partie #{ $code } ukončena.
log-undone = { $at } { $by }: poslední tah v partii #{ $code } vrácen.
log-moved = { $known ->
    [yes] { $at } { $by }: partie #{ $code } přenesena, { $from } → { $to }.
   *[no] { $at } { $by }: partie #{ $code } přenesena do jiného kanálu.
}
log-voided = { $at } { $by }: partie #{ $code } vyřazena ze žebříčků tohoto serveru.
log-tables = { $at } { $by }: žebříčky tohoto serveru začínají od nuly.
log-settings = { $count ->
    [0] { $at } { $by }: nastavení serveru změněno.
   *[other] { $at } { $by }: nastavení serveru změněno:
}
log-change = { $what }: { $from } → { $to }
setting-channels = kde se smí hrát
setting-language = jazyk veřejných zpráv
setting-game = výchozí hra
setting-rules = výchozí pravidla
setting-clock = výchozí čas na tah
setting-threads = vlastní vlákna pro partie
setting-who = kdo smí vyzývat
setting-boards = desky minulých tahů
setting-theme = vzhled desek
setting-text = desky i jako text
setting-puzzle = kde se zveřejňuje úloha dne
setting-digest = kde se vyhlašují nejlepší hráči sezony
setting-most = partií jednoho člověka najednou
