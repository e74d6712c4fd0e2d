# What a person wants.

settings-title = **Setările tale**, pe toate serverele. Le schimbi cu opțiunile acestei comenzi.
settings-language = • Limba: { $language }
settings-no-language = • Limba: cea a Discordului tău
language-unknown = Nu vorbesc „{ $name }”. Vorbesc: { $languages }. `none` revine la limba Discordului tău.
language-of-discord = cea a Discordului tău
settings-reminders = • Mențiuni: { $when }
settings-no-zone = • Ore de liniște: niciuna, fiindcă nu îți cunosc fusul orar. Stabilește-l cu opțiunea `zone`.
settings-no-quiet = • Ore de liniște: niciuna (fus orar { $zone })
settings-quiet = • Ore de liniște, fără mementouri: de la { $from }:00 la { $until }:00 ({ $zone })
settings-declines-openly = • Propunerile pe care le refuzi: ceilalți află.
settings-declines-quietly = • Propunerile pe care le refuzi: nu află nimeni.
settings-no-theme = • Aspectul tablelor pe care le vezi doar tu: cel al serverului.
settings-theme = • Aspectul tablelor pe care le vezi doar tu: { $theme }
settings-picture = • Tablele pe care le vezi doar tu: ca imagini.
settings-with-text = • Tablele pe care le vezi doar tu: ca imagini și ca text, pentru citit cu voce tare.
settings-plays-at-once = • Mutarea pe care o alegi se joacă pe loc.
settings-confirms = • Ți se cere confirmarea înainte de a juca mutarea aleasă.
theme-unknown = Nu există niciun aspect numit `{ $name }`. Există: { $themes }. `none` revine la cel implicit.
theme-of-server = cel al serverului
theme-usual = cel implicit
settings-in-tables = • Clasamente: apari în ele.
settings-hidden = • Clasamente: nu apari în ele. Partidele tale contează totuși.

away-until = Absența ta durează până la { $until }: ceasurile tale stau pe loc, iar adversarii tăi văd asta. Poți juca oricum; `/halma away days:0` o încheie. Zile de absență rămase anul acesta: { $left }.
away-back = Absența ta s-a încheiat: ceasurile tale merg. Zile de absență rămase anul acesta: { $left }.

blocked = Tu și { $user } nu vă mai puteți provoca și nu mai puteți intra în aceeași partidă. Partidele în curs rămân cum sunt. `/halma block` arată pe cine blochezi și poate debloca.
blocked-nobody = Nu blochezi pe nimeni.
blocked-people = { $count ->
    [one] Blochezi o persoană.
    [few] Blochezi { $count } persoane.
   *[other] Blochezi { $count } de persoane.
} { $more ->
    [0] { "" }
    [one] Încă una nu încape aici și apare după ce deblochezi pe cineva.
    [few] Încă { $more } nu încap aici și apar după ce deblochezi pe cineva.
   *[other] Încă { $more } nu încap aici și apar după ce deblochezi pe cineva.
}
menu-unblock = Deblochează pe cineva
unblocked = { $user } te poate provoca din nou.

# What a server wants, and its log.

server-title = **Setările acestui server.** Le schimbi cu opțiunile acestei comenzi; `/halma-admin channel` spune unde se poate juca.
server-channels = • Canale de joc: { $value }
server-all-channels = toate canalele
server-all-channels-but = toate canalele, în afară de { $channels }
server-no-channel = niciun canal
server-same = Așa era și înainte; nu s-a schimbat nimic.
server-games-none = Nu e nicio partidă și nicio provocare deschisă pe acest server.
server-games-title = Partide și provocări pe acest server: { $count }
server-language = • Limba mesajelor publice: { $value }
server-own-language = cea a serverului
server-game = • Jocul unei provocări care nu precizează unul: { $value }
server-rules = • Reguli: { $value }
server-clock = • Timp pentru o mutare: { $value }
server-threads = • Fire de discuție proprii pentru partide: { $value }
yes = da
no = nu
server-who = • Cine poate lansa provocări: { $value }
server-most = • Partide ale unei persoane în același timp: { $value }
server-any-number = oricâte
server-boards = • Tablele mutărilor trecute: { $value }
choice-boards-tidy = Restrânse: fiecare devine un rând
choice-boards-keep = Rămân ca imagini
choice-boards-one-message = O singură tablă, care se schimbă pe loc
server-theme = • Aspectul tablelor: { $value }
server-text = • Table și ca text, pentru cititoare de ecran: { $value }
server-digest = • Podiumul fiecărui sezon se anunță în: { $value }
server-puzzle = • Problema fiecărei zile se postează în: { $value }
server-no-digest = niciun canal

log-title = **Ce au făcut moderatorii**, începând cu cele mai noi:
log-empty = Moderatorii nu au făcut nimic în ultimele 90 de zile.
log-ended = { $at } { $by } a încheiat #{ $code }.
log-undone = { $at } { $by } a luat înapoi ultima mutare din #{ $code }.
log-moved = { $known ->
    [yes] { $at } { $by } a mutat #{ $code } din { $from } în { $to }.
   *[no] { $at } { $by } a mutat #{ $code } în alt canal.
}
log-voided = { $at } { $by } a scos #{ $code } din clasamentele serverului.
log-tables = { $at } { $by } a resetat clasamentele serverului.
log-settings = { $count ->
    [0] { $at } { $by } a schimbat setările serverului.
   *[other] { $at } { $by } a schimbat setările serverului:
}
log-change = { $what }: { $from } → { $to }
setting-channels = canale de joc
setting-language = limba mesajelor publice
setting-game = jocul implicit
setting-rules = regulile implicite
setting-clock = timpul implicit pentru o mutare
setting-threads = fire de discuție proprii pentru partide
setting-who = cine poate lansa provocări
setting-boards = tablele mutărilor trecute
setting-theme = aspectul tablelor
setting-text = table și ca text
setting-puzzle = unde se postează problema fiecărei zile
setting-digest = unde se anunță podiumul fiecărui sezon
setting-most = partide ale unei persoane în același timp
