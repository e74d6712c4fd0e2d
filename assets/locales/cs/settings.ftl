# What a person wants.

settings-title = **Tvoje nastavení** na všech serverech. Změníš je možnostmi tohoto příkazu.
settings-language = • Jazyk: { $language }
settings-no-language = • Jazyk: stejný jako tvůj Discord
language-unknown = Jazyk „{ $name }“ neumím. Umím: { $languages }. `none` vrátí jazyk tvého Discordu.
language-of-discord = stejný jako tvůj Discord
settings-reminders = • Zmínky: { $when }
settings-no-zone = • Tiché hodiny: žádné. Nejdřív nastav časové pásmo možností `zone`.
settings-no-quiet = • Tiché hodiny: žádné (časové pásmo { $zone })
settings-quiet = • Tiché hodiny: bez zmínek od { $from }:00 do { $until }:00 ({ $zone })
settings-declines-openly = • Když odmítneš nabídku: ostatní se to dozví
settings-declines-quietly = • Když odmítneš nabídku: nikdo se to nedozví
settings-no-theme = • Vzhled tvých desek: stejný jako na serveru
settings-theme = • Vzhled tvých desek: { $theme }
settings-picture = • Tvoje desky: obrázky
settings-with-text = • Tvoje desky: obrázky a text pro čtečky obrazovky
settings-plays-at-once = • Tahy, které vybereš: zahraju hned
settings-confirms = • Tahy, které vybereš: nejdřív se zeptám
settings-keeps-games = • Tahy tvých dohraných partií: uchovávám je vždy
settings-keeps-no-games = • Tahy tvých dohraných partií: smažu je, až bot promaže staré partie
theme-unknown = Vzhled `{ $name }` neexistuje. Vyber některý z těchto: { $themes }. `none` vrátí výchozí.
theme-of-server = stejný jako na serveru
theme-usual = výchozí
settings-in-tables = • Žebříčky: je tě vidět
settings-hidden = • Žebříčky: není tě vidět. Tvoje partie se ale počítají.

away-until = Jsi pryč do { $until }. Čas ti neběží a soupeři to vidí. Hrát můžeš dál; ukončíš to přes `/halma me away days:0`. Dny nepřítomnosti, které ti letos zbývají: { $left }.
away-back = Vítej zpátky! Čas ti zase běží. Dny nepřítomnosti, které ti letos zbývají: { $left }.

blocked = { $user } je teď na tvém seznamu blokovaných. Nemůžete se už vyzvat ani se přidat do stejné partie. Rozehrané partie pokračují. Seznam ukáže `/halma me block`.
blocked-nobody = Tvůj seznam blokovaných je prázdný.
blocked-people = { $count ->
    [one] Blokuješ jednoho člověka.
    [few] Blokuješ { $count } lidi.
   *[other] Blokuješ { $count } lidí.
} { $more ->
    [0] { "" }
    [one] Jeden další se sem nevešel a objeví se, až někoho odblokuješ.
    [few] Další { $more } se sem nevešli a objeví se, až někoho odblokuješ.
   *[other] Dalších { $more } se sem nevešlo a objeví se, až někoho odblokuješ.
}
menu-unblock = Někoho odblokovat
unblocked = { $user } už není na tvém seznamu blokovaných. Zase spolu můžete hrát.

# What a server wants, and its log.

server-title = **Nastavení serveru.** Změníš je možnostmi tohoto příkazu. Kanály pro hraní vybere `/halma-admin channel`.
server-channels = • Kanály pro hraní: { $value }
server-all-channels = všechny kanály
server-all-channels-but = všechny kanály kromě { $channels }
server-no-channel = žádný kanál
choice-games-only-here = Jen tady
choice-games-here = I tady
choice-games-not-here = Tady ne
choice-games-everywhere = Ve všech kanálech
choice-games-nowhere = Nikde
server-same = Takhle to už bylo, takže se nic nezměnilo.
server-games-none = Na tomto serveru teď nejsou žádné partie ani výzvy.
server-games-title = Partie a výzvy na tomto serveru: { $count }
server-language = • Jazyk veřejných zpráv: { $value }
server-own-language = jazyk serveru
server-usual = { $value } (výchozí)
server-usual-rules = obvyklá pro každou hru ({ $game }: { $rules })
server-games-own-rules = obvyklá pro každou hru
server-changed = **{ $line }** (předtím: { $from })
server-game = • Výchozí hra: { $value }
server-rules = • Výchozí pravidla: { $value }
server-preset = • Výchozí předvolba: { $value }
server-allowed = • Povolená pravidla: { $value }
server-all-rules = všechna
server-default-rules = jen výchozí
server-clock = • Výchozí časový limit: { $value }
server-threads = • Vlákno pro každou partii: { $value }
yes = ano
no = ne
server-who = • Kdo může posílat výzvy: { $value }
server-most = • Partií najednou na osobu: { $value }
server-any-number = bez omezení
server-boards = • Staré desky: { $value }
choice-boards-tidy = Smrsknou se na řádek
choice-boards-keep = Zůstanou jako obrázky
choice-boards-one-message = Jedna deska, která se aktualizuje
server-theme = • Vzhled desek: { $value }
server-text = • Textové desky pro čtečky obrazovky: { $value }
server-digest = • Vítězové sezony v kanálu: { $value }
server-puzzle = • Kanál pro úlohu dne: { $value }
server-no-digest = žádný kanál

log-title = **Zásahy moderátorů**, nejnovější první:
log-empty = Za 90 dní žádné zásahy moderátorů.
log-ended = { $at } { $by } ukončuje #{ $code }.
log-undone = { $at } { $by } vrací poslední tah v #{ $code }.
log-moved = { $known ->
    [yes] { $at } { $by } přesouvá #{ $code }: { $from } → { $to }.
   *[no] { $at } { $by } přesouvá #{ $code } do jiného kanálu.
}
log-voided = { $at } { $by } vyřazuje #{ $code } ze žebříčků tohoto serveru.
log-cup-made = { $at } { $by } zakládá turnaj **{ $name }**.
log-cup-started = { $at } { $by } uzavírá přihlášky do turnaje **{ $name }**.
log-cup-put-off = { $at } { $by } posouvá uzávěrku přihlášek do turnaje **{ $name }**.
log-cup-corrected = { $at } { $by } rozhoduje o partii v turnaji **{ $name }**.
log-cup-removed = { $at } { $by } vyřazuje někoho z turnaje **{ $name }**.
log-cup-called-off = { $at } { $by } ruší turnaj **{ $name }**.
log-tables = { $at } { $by } nuluje žebříčky tohoto serveru.
log-settings = { $count ->
    [0] { $at } { $by } mění nastavení serveru.
   *[other] { $at } { $by } mění nastavení serveru:
}
log-change = { $what }: { $from } → { $to }
setting-channels = kanály pro hraní
setting-language = jazyk veřejných zpráv
setting-game = výchozí hra
setting-rules = výchozí pravidla
setting-preset = výchozí předvolba
setting-allowed = povolená pravidla
setting-clock = výchozí časový limit
setting-threads = vlákno pro každou partii
setting-who = kdo může posílat výzvy
setting-boards = staré desky
setting-theme = vzhled desek
setting-text = textové desky
setting-puzzle = kanál pro úlohu dne
setting-digest = kanál pro vítěze sezony
setting-most = partií najednou na osobu
