# What a person wants.

settings-title = **A beállításaid** minden szerveren. A parancs opcióival módosíthatod őket.
settings-language = • Nyelv: { $language }
settings-no-language = • Nyelv: mint a Discordodé
language-unknown = Ilyen nyelven nem beszélek: „{ $name }”. Ezeken beszélek: { $languages }. A `none` visszaállítja a Discordod nyelvét.
language-of-discord = mint a Discordodé
settings-reminders = • Említések: { $when }
settings-no-zone = • Csendes órák: nincsenek. Előbb állítsd be az időzónádat a `zone` opcióval.
settings-no-quiet = • Csendes órák: nincsenek (időzóna: { $zone })
settings-quiet = • Csendes órák: nincs említés { $from }:00 és { $until }:00 között ({ $zone })
settings-declines-openly = • Ha elutasítasz egy ajánlatot: a többiek megtudják
settings-declines-quietly = • Ha elutasítasz egy ajánlatot: senki sem tudja meg
settings-no-theme = • A tábláid kinézete: mint a szerveren
settings-theme = • A tábláid kinézete: { $theme }
settings-picture = • A tábláid: képek
settings-with-text = • A tábláid: képek, és szöveg képernyőolvasókhoz
settings-plays-at-once = • Választott lépések: azonnal meglépem
settings-confirms = • Választott lépések: előbb rákérdezek
settings-keeps-games = • Befejezett játszmáid lépései: mindig megőrzöm
settings-keeps-no-games = • Befejezett játszmáid lépései: törlődnek, amikor a bot kitakarítja a régi játszmákat
theme-unknown = Nincs ilyen kinézet: `{ $name }`. Válassz ezek közül: { $themes }. A `none` visszaállítja az alapértelmezettet.
theme-of-server = mint a szerveren
theme-usual = alapértelmezett
settings-in-tables = • Ranglisták: szerepelsz rajtuk
settings-hidden = • Ranglisták: rejtve vagy. A játszmáid így is számítanak.

away-until = Távol vagy, visszatérés: { $until }. Az időd addig áll, és ezt az ellenfeleid is látják. Közben is játszhatsz; a `/halma me away days:0` véget vet neki. Idén maradt távolléti napjaid: { $left }.
away-back = Üdv újra! Az időd megint fut. Idén maradt távolléti napjaid: { $left }.

blocked = Letiltottad: { $user }. Többé nem hívhatjátok ki egymást, és nem szállhattok be ugyanabba a játszmába. A folyamatban lévő játszmák folytatódnak. A tiltólistád: `/halma me block`.
blocked-nobody = A tiltólistád üres.
blocked-people = { $count ->
    [one] Egy embert tiltottál le.
   *[other] { $count } embert tiltottál le.
} { $more ->
    [0] { "" }
    [one] Még egy nem fér ide; akkor jelenik meg, ha valakit feloldasz.
   *[other] Még { $more } nem fér ide; akkor jelennek meg, ha valakit feloldasz.
}
menu-unblock = Letiltás feloldása
unblocked = Feloldottad: { $user }. Újra játszhattok együtt.

# What a server wants, and its log.

server-title = **Szerverbeállítások.** A parancs opcióival módosíthatod őket. A játék csatornáit itt választhatod ki: `/halma-admin channel`.
server-channels = • A játék csatornái: { $value }
server-all-channels = minden csatorna
server-all-channels-but = minden csatorna, kivéve: { $channels }
server-no-channel = egyik csatorna sem
choice-games-only-here = Csak itt
choice-games-here = Itt is
choice-games-not-here = Itt nem
choice-games-everywhere = Minden csatornában
choice-games-nowhere = Sehol
server-same = Eddig is így volt, semmi sem változott.
server-games-none = Ezen a szerveren most nincs játszma vagy kihívás.
server-games-title = Játszmák és kihívások ezen a szerveren: { $count }
server-language = • A nyilvános üzenetek nyelve: { $value }
server-own-language = a szerver nyelve
server-usual = { $value } (alapértelmezett)
server-usual-rules = minden játéknak a sajátja ({ $game }: { $rules })
server-games-own-rules = minden játéknak a sajátja
server-changed = **{ $line }** (eddig: { $from })
server-game = • Alapértelmezett játék: { $value }
server-rules = • Alapértelmezett szabályok: { $value }
server-preset = • Alapértelmezett sablon: { $value }
server-allowed = • Engedélyezett szabályok: { $value }
server-all-rules = mind
server-default-rules = csak az alapszabályok
server-clock = • Alapértelmezett időkorlát: { $value }
server-threads = • Saját szál minden játszmának: { $value }
yes = igen
no = nem
server-who = • Ki írhat ki kihívást: { $value }
server-most = • Játszmák egyszerre, fejenként: { $value }
server-any-number = akárhány
server-boards = • Régi táblák: { $value }
choice-boards-tidy = Egy sor lesz belőlük
choice-boards-keep = Képként maradnak
choice-boards-one-message = Egyetlen, folyton frissülő tábla
server-theme = • A táblák kinézete: { $value }
server-text = • Szöveges tábla képernyőolvasókhoz: { $value }
server-digest = • A szezon győztesei itt: { $value }
server-puzzle = • Napi feladvány itt: { $value }
server-no-digest = sehol

log-title = **Moderátori műveletek**, elöl a legújabb:
log-empty = Az elmúlt 90 napban nem volt moderátori művelet.
log-ended = { $at } { $by } lezárta: #{ $code }
log-undone = { $at } { $by } visszavonta az utolsó lépést: #{ $code }
log-moved = { $known ->
    [yes] { $at } { $by } áthelyezte: #{ $code }, { $from } → { $to }
   *[no] { $at } { $by } másik csatornába helyezte: #{ $code }
}
log-voided = { $at } { $by } törölte a szerver ranglistáiról: #{ $code }
log-cup-made = { $at } { $by } elindította a versenyt: **{ $name }**
log-cup-started = { $at } { $by } lezárta a nevezést: **{ $name }**
log-cup-put-off = { $at } { $by } módosította a nevezési határidőt: **{ $name }**
log-cup-corrected = { $at } { $by } eldöntött egy játszmát: **{ $name }**
log-cup-removed = { $at } { $by } törölt valakit a versenyből: **{ $name }**
log-cup-called-off = { $at } { $by } lemondta a versenyt: **{ $name }**
log-tables = { $at } { $by } nullázta a szerver ranglistáit.
log-settings = { $count ->
    [0] { $at } { $by } módosította a szerverbeállításokat.
   *[other] { $at } { $by } módosította a szerverbeállításokat:
}
log-change = { $what }: { $from } → { $to }
setting-channels = a játék csatornái
setting-language = a nyilvános üzenetek nyelve
setting-game = alapértelmezett játék
setting-rules = alapértelmezett szabályok
setting-preset = alapértelmezett sablon
setting-allowed = engedélyezett szabályok
setting-clock = alapértelmezett időkorlát
setting-threads = saját szál minden játszmának
setting-who = ki írhat ki kihívást
setting-boards = régi táblák
setting-theme = a táblák kinézete
setting-text = szöveges táblák
setting-puzzle = a napi feladvány csatornája
setting-digest = a szezon győzteseinek csatornája
setting-most = játszmák egyszerre, fejenként
