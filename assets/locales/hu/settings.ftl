# What a person wants.

settings-title = **A beállításaid** minden szerveren. A parancs opcióival módosíthatod őket.
settings-language = • Nyelv: { $language }
settings-no-language = • Nyelv: a Discordod nyelve
language-unknown = Ilyen nyelven nem beszélek: „{ $name }”. Ezeken beszélek: { $languages }. A `none` visszaállítja a Discordod nyelvét.
language-of-discord = a Discordod nyelve
settings-reminders = • Említések: { $when }
settings-no-zone = • Csendes órák: nincsenek, mert nem ismerem az időzónádat. Add meg a `zone` opcióval.
settings-no-quiet = • Csendes órák: nincsenek (időzóna: { $zone })
settings-quiet = • Csendes órák emlékeztetők nélkül: { $from }:00–{ $until }:00 ({ $zone })
settings-declines-openly = • Ha elutasítasz egy ajánlatot: a többiek értesülnek róla.
settings-declines-quietly = • Ha elutasítasz egy ajánlatot: senki sem értesül róla.
settings-no-theme = • Csak általad látott táblák kinézete: mint a szerveren.
settings-theme = • Csak általad látott táblák kinézete: { $theme }
settings-picture = • Csak általad látott táblák: képként.
settings-with-text = • Csak általad látott táblák: képként, és felolvasható szövegként is.
settings-plays-at-once = • A kiválasztott lépést azonnal megteszem.
settings-confirms = • A kiválasztott lépés előtt rákérdezek.
theme-unknown = Nincs ilyen kinézet: `{ $name }`. Ezek vannak: { $themes }. A `none` visszaállítja a szokásosat.
theme-of-server = mint a szerveren
theme-usual = a szokásos
settings-in-tables = • Ranglisták: szerepelsz rajtuk.
settings-hidden = • Ranglisták: rejtve vagy rajtuk. A játszmáid így is számítanak.

away-until = Távol vagy eddig: { $until } – a játékóráid addig állnak, és az ellenfeleid látják ezt. Közben is játszhatsz; a `/halma away days:0` véget vet neki. Idén hátralévő távolléti napjaid: { $left }.
away-back = Visszatértél: járnak a játékóráid. Idén hátralévő távolléti napjaid: { $left }.

blocked = Te és { $user } többé nem hívhatjátok ki egymást, és nem ülhettek le ugyanahhoz a játszmához. A folyamatban lévő játszmákat ez nem érinti. A `/halma block` felsorolja, kiket tiltottál le, és ott fel is oldhatod.
blocked-nobody = Senkit sem tiltottál le.
blocked-people = { $count ->
    [one] Egy személyt tiltottál le.
   *[other] { $count } személyt tiltottál le.
} { $more ->
    [0] { "" }
    [one] Még egy nem fér ide; akkor jelenik meg, ha valakit feloldasz.
   *[other] Még { $more } nem fér ide; akkor jelennek meg, ha valakit feloldasz.
}
menu-unblock = Letiltás feloldása
unblocked = { $user } újra kihívhat téged.

# What a server wants, and its log.

server-title = **A szerver játékbeállításai.** A parancs opcióival módosíthatod őket; a `/halma-admin channel` adja meg, hol lehet játszani.
server-channels = • Hol lehet játszani: { $value }
server-all-channels = minden csatornában
server-all-channels-but = minden csatornában { $channels } kivételével
server-no-channel = egyik csatornában sem
server-same = Eddig is így volt; semmi sem változott.
server-games-none = Ezen a szerveren nincs folyamatban játszma vagy kihívás.
server-games-title = A szerver játszmái és kihívásai: { $count }
server-language = • Nyilvános üzenetek nyelve: { $value }
server-own-language = a szerver nyelve
server-game = • Játék, ha a kihívás nem ad meg mást: { $value }
server-rules = • Szabályok: { $value }
server-clock = • Lépésidő: { $value }
server-threads = • Saját szál a játszmáknak: { $value }
yes = igen
no = nem
server-who = • Ki írhat ki kihívást: { $value }
server-most = • Egy játékos játszmái egyszerre: { $value }
server-any-number = akárhány
server-boards = • Korábbi lépések táblái: { $value }
choice-boards-tidy = Rendben tartva: mindegyikből egy sor lesz
choice-boards-keep = Képként maradnak
choice-boards-one-message = Egyetlen, helyben változó tábla
server-theme = • A táblák kinézete: { $value }
server-text = • Tábla szövegként is, képernyőolvasókhoz: { $value }
server-digest = • A szezon legjobbjainak kihirdetése: { $value }
server-puzzle = • A nap feladványának helye: { $value }
server-no-digest = sehol

log-title = **Mit tettek a moderátorok**, a legújabbal kezdve:
log-empty = Az elmúlt 90 napban a moderátorok semmit sem tettek.
log-ended = { $at } { $by } lezárta ezt: #{ $code }.
log-undone = { $at } { $by } visszavonta az utolsó lépést: #{ $code }.
log-moved = { $known ->
    [yes] { $at } { $by } áthelyezte ezt: #{ $code }, { $from } → { $to }.
   *[no] { $at } { $by } másik csatornába helyezte ezt: #{ $code }.
}
log-voided = { $at } { $by } kivette a szerver ranglistáiból ezt: #{ $code }.
log-tables = { $at } { $by } újraindította a szerver ranglistáit.
log-settings = { $count ->
    [0] { $at } { $by } módosította a szerver játékbeállításait.
   *[other] { $at } { $by } módosította a szerver játékbeállításait:
}
log-change = { $what }: { $from } → { $to }
setting-channels = hol lehet játszani
setting-language = nyilvános üzenetek nyelve
setting-game = szokásos játék
setting-rules = szokásos szabályok
setting-clock = szokásos lépésidő
setting-threads = saját szál a játszmáknak
setting-who = ki írhat ki kihívást
setting-boards = korábbi lépések táblái
setting-theme = a táblák kinézete
setting-text = tábla szövegként is
setting-puzzle = a nap feladványának helye
setting-digest = a szezon legjobbjainak kihirdetése
setting-most = egy játékos játszmái egyszerre
