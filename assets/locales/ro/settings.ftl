# What a person wants.

settings-title = **Setările tale** pe toate serverele. Schimbă-le cu opțiunile acestei comenzi.
settings-language = • Limbă: { $language }
settings-no-language = • Limbă: cea din Discordul tău
language-unknown = Nu vorbesc „{ $name }”. Vorbesc: { $languages }. `none` revine la limba din Discordul tău.
language-of-discord = cea din Discordul tău
settings-reminders = • Mențiuni: { $when }
settings-no-zone = • Ore de liniște: nu ai. Ca să le folosești, alege-ți fusul orar cu opțiunea `zone`.
settings-no-quiet = • Ore de liniște: nu ai (fus orar { $zone })
settings-quiet = • Ore de liniște: fără mențiuni de la { $from }:00 la { $until }:00 ({ $zone })
settings-declines-openly = • Când refuzi o propunere: ceilalți află
settings-declines-quietly = • Când refuzi o propunere: nu află nimeni
settings-no-theme = • Aspectul tablelor tale: cel al serverului
settings-theme = • Aspectul tablelor tale: { $theme }
settings-picture = • Tablele tale: imagini
settings-with-text = • Tablele tale: imagini, plus text pentru cititoare de ecran
settings-plays-at-once = • Mutarea aleasă: se joacă imediat
settings-confirms = • Mutarea aleasă: te întreb înainte să o joc
settings-keeps-games = • Mutările partidelor tale încheiate: păstrate mereu
settings-keeps-no-games = • Mutările partidelor tale încheiate: șterse când botul curăță partidele vechi
theme-unknown = Nu există un aspect numit `{ $name }`. Alege dintre: { $themes }. `none` revine la cel implicit.
theme-of-server = cel al serverului
theme-usual = implicit
settings-in-tables = • Clasamente: apari în ele
settings-hidden = • Clasamente: nu apari în ele. Partidele tale contează totuși.

away-until = Ești în pauză până la { $until }. Ceasurile tale sunt oprite, iar adversarii văd asta. Poți juca totuși; închei pauza cu `/halma me away days:0`. Zile de absență rămase anul acesta: { $left }.
away-back = Bine ai revenit! Ceasurile tale merg din nou. Zile de absență rămase anul acesta: { $left }.

blocked = Ai blocat { $user }. Nu vă mai puteți provoca și nu mai puteți intra în aceeași partidă. Partidele în curs continuă. Vezi-ți lista de blocări cu `/halma me block`.
blocked-nobody = Lista ta de blocări e goală.
blocked-people = { $count ->
    [one] Ai blocat o persoană.
    [few] Ai blocat { $count } persoane.
   *[other] Ai blocat { $count } de persoane.
} { $more ->
    [0] { "" }
    [one] Încă una nu încape aici și apare după ce deblochezi pe cineva.
    [few] Încă { $more } nu încap aici și apar după ce deblochezi pe cineva.
   *[other] Încă { $more } nu încap aici și apar după ce deblochezi pe cineva.
}
menu-unblock = Deblochează pe cineva
unblocked = Ai deblocat { $user }. Puteți juca din nou împreună.

# What a server wants, and its log.

server-title = **Setările serverului.** Schimbă-le cu opțiunile acestei comenzi. Alege canalele în care se joacă cu `/halma-admin channel`.
server-channels = • Canale în care se joacă: { $value }
server-all-channels = toate canalele
server-all-channels-but = toate canalele, în afară de { $channels }
server-no-channel = niciun canal
choice-games-only-here = Doar aici
choice-games-here = Și aici
choice-games-not-here = Nu aici
choice-games-everywhere = În toate canalele
choice-games-nowhere = Nicăieri
server-same = Era deja așa, deci nu s-a schimbat nimic.
server-games-none = Acum nu e nicio partidă și nicio provocare pe acest server.
server-games-title = Partide și provocări pe acest server: { $count }
server-language = • Limba mesajelor publice: { $value }
server-own-language = cea a serverului
server-usual = { $value } (implicit)
server-usual-rules = cele ale fiecărui joc ({ $rules } pentru { $game })
server-games-own-rules = cele ale fiecărui joc
server-changed = **{ $line }** (înainte: { $from })
server-game = • Jocul implicit: { $value }
server-rules = • Regulile implicite: { $value }
server-preset = • Presetare implicită: { $value }
server-allowed = • Reguli permise: { $value }
server-all-rules = toate
server-default-rules = doar regulile implicite
server-clock = • Limita de timp implicită: { $value }
server-threads = • Un fir pentru fiecare partidă: { $value }
yes = da
no = nu
server-who = • Cine poate lansa provocări: { $value }
server-most = • Partide deodată de persoană: { $value }
server-any-number = fără limită
server-boards = • Tablele vechi: { $value }
choice-boards-tidy = Devin câte un rând
choice-boards-keep = Rămân imagini
choice-boards-one-message = O singură tablă, mereu actualizată
server-theme = • Aspectul tablelor: { $value }
server-text = • Table în text pentru cititoare de ecran: { $value }
server-digest = • Câștigătorii sezonului, anunțați în: { $value }
server-puzzle = • Problema zilei, postată în: { $value }
server-no-digest = niciun canal

log-title = **Acțiunile moderatorilor**, cele noi întâi:
log-empty = Nicio acțiune a moderatorilor în 90 de zile.
log-ended = { $at } { $by } a încheiat #{ $code }.
log-undone = { $at } { $by } a luat înapoi ultima mutare din #{ $code }.
log-moved = { $known ->
    [yes] { $at } { $by } a mutat #{ $code } din { $from } în { $to }.
   *[no] { $at } { $by } a mutat #{ $code } în alt canal.
}
log-voided = { $at } { $by } a scos #{ $code } din clasamentele acestui server.
log-cup-made = { $at } { $by } a început turneul **{ $name }**.
log-cup-started = { $at } { $by } a închis înscrierile la **{ $name }**.
log-cup-put-off = { $at } { $by } a mutat sfârșitul înscrierilor la **{ $name }**.
log-cup-corrected = { $at } { $by } a decis o partidă din **{ $name }**.
log-cup-removed = { $at } { $by } a scos pe cineva din **{ $name }**.
log-cup-called-off = { $at } { $by } a anulat turneul **{ $name }**.
log-tables = { $at } { $by } a resetat clasamentele acestui server.
log-settings = { $count ->
    [0] { $at } { $by } a schimbat setările serverului.
   *[other] { $at } { $by } a schimbat setările serverului:
}
log-change = { $what }: { $from } → { $to }
setting-channels = canale în care se joacă
setting-language = limba mesajelor publice
setting-game = jocul implicit
setting-rules = regulile implicite
setting-preset = presetare implicită
setting-allowed = reguli permise
setting-clock = limita de timp implicită
setting-threads = un fir pentru fiecare partidă
setting-who = cine poate lansa provocări
setting-boards = tablele vechi
setting-theme = aspectul tablelor
setting-text = table în text
setting-puzzle = canalul problemei zilei
setting-digest = canalul câștigătorilor sezonului
setting-most = partide deodată de persoană
