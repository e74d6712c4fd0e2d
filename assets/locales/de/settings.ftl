# What a person wants.

settings-title = **Deine Einstellungen**, auf allen Servern. Ändere sie mit den Optionen dieses Befehls.
settings-language = • Sprache: { $language }
settings-no-language = • Sprache: wie in deinem Discord
language-unknown = Die Sprache „{ $name }“ spreche ich nicht. Ich spreche: { $languages }. `none` stellt die Sprache deines Discord wieder ein.
language-of-discord = wie in deinem Discord
settings-reminders = • Erwähnungen: { $when }
settings-no-zone = • Ruhezeiten: keine, denn ich kenne deine Zeitzone nicht. Stell sie mit der Option `zone` ein.
settings-no-quiet = • Ruhezeiten: keine (Zeitzone { $zone })
settings-quiet = • Ruhezeiten ohne Erinnerungen: von { $from }:00 bis { $until }:00 Uhr (Zeitzone { $zone })
settings-declines-openly = • Angebote, die du ablehnst: Die anderen erfahren es.
settings-declines-quietly = • Angebote, die du ablehnst: Niemand erfährt es.
settings-no-theme = • Design der Bretter, die nur du siehst: wie auf dem Server.
settings-theme = • Design der Bretter, die nur du siehst: { $theme }
settings-picture = • Bretter, die nur du siehst: als Bild.
settings-with-text = • Bretter, die nur du siehst: als Bild und als Text zum Vorlesen.
settings-plays-at-once = • Ein Zug, den du wählst, wird sofort gespielt.
settings-confirms = • Bevor ein Zug gespielt wird, den du wählst, frage ich nach.
theme-unknown = Ein Design namens `{ $name }` gibt es nicht. Es gibt: { $themes }. `none` stellt den Standard wieder ein.
theme-of-server = wie auf dem Server
theme-usual = Standard
settings-in-tables = • Ranglisten: Du erscheinst darin.
settings-hidden = • Ranglisten: Du bist ausgeblendet. Deine Partien zählen trotzdem.

away-until = Du bist bis { $until } abwesend: Deine Uhren stehen still, und die anderen sehen es. Spielen kannst du trotzdem; `/halma away days:0` beendet es. Übrige Abwesenheitstage in diesem Jahr: { $left }.
away-back = Du bist zurück: Deine Uhren laufen. Übrige Abwesenheitstage in diesem Jahr: { $left }.

blocked = Du und { $user } könnt einander nicht mehr herausfordern und nicht mehr in derselben Partie mitspielen. Laufende Partien bleiben unberührt. `/halma block` zeigt, wen du blockierst, und hebt Blockierungen wieder auf.
blocked-nobody = Du blockierst niemanden.
blocked-people = { $count ->
    [one] Du blockierst eine Person.
   *[other] Du blockierst { $count } Personen.
} { $more ->
    [0] { "" }
    [one] Eine weitere passt hier nicht mehr hinein und erscheint, sobald du eine Blockierung aufhebst.
   *[other] { $more } weitere passen hier nicht mehr hinein und erscheinen, sobald du Blockierungen aufhebst.
}
menu-unblock = Blockierung aufheben
unblocked = { $user } kann dich wieder herausfordern.

# What a server wants, and its log.

server-title = **Die Vorgaben dieses Servers.** Ändere sie mit den Optionen dieses Befehls; `/halma-admin channel` legt fest, wo gespielt werden darf.
server-channels = • Gespielt werden darf in: { $value }
server-all-channels = allen Kanälen
server-all-channels-but = allen Kanälen außer { $channels }
server-no-channel = keinem Kanal
server-same = Das war schon so; nichts hat sich geändert.
server-games-none = Auf diesem Server gibt es keine laufende Partie und keine offene Herausforderung.
server-games-title = Partien und Herausforderungen dieses Servers: { $count }
server-language = • Sprache öffentlicher Nachrichten: { $value }
server-own-language = die des Servers
server-game = • Spiel, wenn eine Herausforderung keins nennt: { $value }
server-rules = • Regeln: { $value }
server-clock = • Zeit pro Zug: { $value }
server-threads = • Eigene Threads für Partien: { $value }
yes = ja
no = nein
server-who = • Herausfordern dürfen: { $value }
server-most = • Partien pro Person zugleich: { $value }
server-any-number = beliebig viele
server-boards = • Bretter vergangener Züge: { $value }
choice-boards-tidy = Aufgeräumt: Jedes wird zu einer Zeile
choice-boards-keep = Sie bleiben als Bilder stehen
choice-boards-one-message = Ein Brett, das sich an Ort und Stelle ändert
server-theme = • Design der Bretter: { $value }
server-text = • Bretter auch als Text, für Screenreader: { $value }
server-digest = • Die Besten jeder Saison nenne ich in: { $value }
server-puzzle = • Das Rätsel des Tages poste ich in: { $value }
server-no-digest = keinem Kanal

log-title = **Was die Moderation getan hat**, das Neueste zuerst:
log-empty = Die Moderation hat in den letzten 90 Tagen nichts getan.
log-ended = { $at } { $by } hat #{ $code } beendet.
log-undone = { $at } { $by } hat den letzten Zug in #{ $code } zurückgenommen.
log-moved = { $known ->
    [yes] { $at } { $by } hat #{ $code } verlegt, von { $from } nach { $to }.
   *[no] { $at } { $by } hat #{ $code } in einen anderen Kanal verlegt.
}
log-voided = { $at } { $by } hat #{ $code } aus den Ranglisten dieses Servers genommen.
log-tables = { $at } { $by } hat die Ranglisten dieses Servers zurückgesetzt.
log-settings = { $count ->
    [0] { $at } { $by } hat die Vorgaben dieses Servers geändert.
   *[other] { $at } { $by } hat die Vorgaben dieses Servers geändert:
}
log-change = { $what }: { $from } → { $to }
setting-channels = Gespielt werden darf in
setting-language = Sprache öffentlicher Nachrichten
setting-game = Übliches Spiel
setting-rules = Übliche Regeln
setting-clock = Übliche Zeit pro Zug
setting-threads = Eigene Threads für Partien
setting-who = Herausfordern dürfen
setting-boards = Bretter vergangener Züge
setting-theme = Design der Bretter
setting-text = Bretter auch als Text
setting-puzzle = Rätsel des Tages in
setting-digest = Die Besten jeder Saison in
setting-most = Partien pro Person zugleich
