# What a person wants.

settings-title = **Deine Einstellungen** auf allen Servern. Ändere sie mit den Optionen dieses Befehls.
settings-language = • Sprache: { $language }
settings-no-language = • Sprache: wie in deinem Discord
language-unknown = „{ $name }“ spreche ich nicht. Ich spreche: { $languages }. Mit `none` gilt wieder die Sprache deines Discord.
language-of-discord = wie in deinem Discord
settings-reminders = • Erwähnungen: { $when }
settings-no-zone = • Ruhezeit: keine. Stelle zuerst mit der Option `zone` deine Zeitzone ein.
settings-no-quiet = • Ruhezeit: keine (Zeitzone { $zone })
settings-quiet = • Ruhezeit: keine Erwähnungen von { $from }:00 bis { $until }:00 Uhr ({ $zone })
settings-declines-openly = • Wenn du ein Angebot ablehnst: Die anderen erfahren es
settings-declines-quietly = • Wenn du ein Angebot ablehnst: Niemand erfährt es
settings-no-theme = • Design deiner Bretter: wie auf dem Server
settings-theme = • Design deiner Bretter: { $theme }
settings-picture = • Deine Bretter: als Bild
settings-with-text = • Deine Bretter: als Bild und als Text für Screenreader
settings-plays-at-once = • Züge, die du wählst: sofort gespielt
settings-confirms = • Züge, die du wählst: Ich frage vorher nach
settings-keeps-games = • Züge deiner beendeten Partien: werden immer aufbewahrt
settings-keeps-no-games = • Züge deiner beendeten Partien: werden gelöscht, wenn der Bot alte Partien aufräumt
theme-unknown = Ein Design namens `{ $name }` gibt es nicht. Wähle eins davon: { $themes }. Mit `none` gilt wieder der Standard.
theme-of-server = wie auf dem Server
theme-usual = Standard
settings-in-tables = • Ranglisten: Du bist dabei
settings-hidden = • Ranglisten: Du bist ausgeblendet. Deine Partien zählen trotzdem.

away-until = Du bist bis { $until } abwesend. Deine Uhren stehen, und deine Gegner sehen es. Spielen kannst du trotzdem; `/halma me away days:0` beendet die Abwesenheit. Übrige Abwesenheitstage in diesem Jahr: { $left }.
away-back = Willkommen zurück! Deine Uhren laufen wieder. Übrige Abwesenheitstage in diesem Jahr: { $left }.

blocked = Du hast { $user } blockiert. Ihr könnt euch nicht mehr herausfordern und nicht mehr in derselben Partie mitmachen. Laufende Partien gehen weiter. Deine Blockierliste siehst du mit `/halma me block`.
blocked-nobody = Deine Blockierliste ist leer.
blocked-people = { $count ->
    [one] Du hast eine Person blockiert.
   *[other] Du hast { $count } Personen blockiert.
} { $more ->
    [0] { "" }
    [one] Eine weitere passt hier nicht mehr hin und erscheint, sobald du eine Blockierung aufhebst.
   *[other] { $more } weitere passen hier nicht mehr hin und erscheinen, sobald du eine Blockierung aufhebst.
}
menu-unblock = Blockierung aufheben
unblocked = Du blockierst { $user } nicht mehr. Ihr könnt wieder zusammen spielen.

# What a server wants, and its log.

server-title = **Servereinstellungen.** Ändere sie mit den Optionen dieses Befehls. Die Kanäle für Partien wählst du mit `/halma-admin channel`.
server-channels = • Kanäle für Partien: { $value }
server-all-channels = alle Kanäle
server-all-channels-but = alle Kanäle außer { $channels }
server-no-channel = keine
choice-games-only-here = Nur hier
choice-games-here = Auch hier
choice-games-not-here = Hier nicht
choice-games-everywhere = In allen Kanälen
choice-games-nowhere = Nirgends
server-same = Das war schon so eingestellt, es hat sich nichts geändert.
server-games-none = Auf diesem Server gibt es gerade keine Partien oder Herausforderungen.
server-games-title = Partien und Herausforderungen auf diesem Server: { $count }
server-language = • Sprache der öffentlichen Nachrichten: { $value }
server-own-language = die Sprache des Servers
server-usual = { $value } (Standard)
server-usual-rules = je nach Spiel ({ $rules } bei { $game })
server-games-own-rules = je nach Spiel
server-changed = **{ $line }** (vorher: { $from })
server-game = • Standardspiel: { $value }
server-rules = • Standardregeln: { $value }
server-preset = • Standardvorlage: { $value }
server-allowed = • Erlaubte Regeln: { $value }
server-all-rules = alle
server-default-rules = nur die Standardregeln
server-clock = • Standard-Zeitlimit: { $value }
server-threads = • Eigener Thread für jede Partie: { $value }
yes = ja
no = nein
server-who = • Wer herausfordern darf: { $value }
server-most = • Gleichzeitige Partien pro Person: { $value }
server-any-number = unbegrenzt
server-boards = • Alte Bretter: { $value }
choice-boards-tidy = Auf je eine Zeile schrumpfen
choice-boards-keep = Als Bilder stehen lassen
choice-boards-one-message = Ein einziges Brett, das sich aktualisiert
server-theme = • Design der Bretter: { $value }
server-text = • Textbretter für Screenreader: { $value }
server-digest = • Kanal für die Saisonsieger: { $value }
server-puzzle = • Kanal für das tägliche Rätsel: { $value }
server-no-digest = keiner

log-title = **Mod-Aktionen**, die neuesten zuerst:
log-empty = Keine Mod-Aktionen in den letzten 90 Tagen.
log-ended = { $at } { $by } hat #{ $code } beendet.
log-undone = { $at } { $by } hat den letzten Zug in #{ $code } zurückgenommen.
log-moved = { $known ->
    [yes] { $at } { $by } hat #{ $code } von { $from } nach { $to } verlegt.
   *[no] { $at } { $by } hat #{ $code } in einen anderen Kanal verlegt.
}
log-voided = { $at } { $by } hat #{ $code } aus den Ranglisten dieses Servers entfernt.
log-cup-made = { $at } { $by } hat den Cup **{ $name }** gestartet.
log-cup-started = { $at } { $by } hat die Anmeldung für **{ $name }** geschlossen.
log-cup-put-off = { $at } { $by } hat den Anmeldeschluss für **{ $name }** verschoben.
log-cup-corrected = { $at } { $by } hat eine Partie in **{ $name }** entschieden.
log-cup-removed = { $at } { $by } hat jemanden aus **{ $name }** entfernt.
log-cup-called-off = { $at } { $by } hat **{ $name }** abgesagt.
log-tables = { $at } { $by } hat die Ranglisten dieses Servers zurückgesetzt.
log-settings = { $count ->
    [0] { $at } { $by } hat die Servereinstellungen geändert.
   *[other] { $at } { $by } hat die Servereinstellungen geändert:
}
log-change = { $what }: { $from } → { $to }
setting-channels = Kanäle für Partien
setting-language = Sprache der öffentlichen Nachrichten
setting-game = Standardspiel
setting-rules = Standardregeln
setting-preset = Standardvorlage
setting-allowed = Erlaubte Regeln
setting-clock = Standard-Zeitlimit
setting-threads = Eigener Thread für jede Partie
setting-who = Wer herausfordern darf
setting-boards = Alte Bretter
setting-theme = Design der Bretter
setting-text = Textbretter
setting-puzzle = Kanal für das tägliche Rätsel
setting-digest = Kanal für die Saisonsieger
setting-most = Gleichzeitige Partien pro Person
