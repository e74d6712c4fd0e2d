# Cups: leagues and tournaments over days.

command-halma-cup = Cups: Ligen und Turniere über mehrere Tage
cup-new = Einen Cup auf diesem Server starten (Mods)
cup-join = An einem Cup teilnehmen
cup-leave = Einen Cup verlassen
cup-table = Die Tabelle eines Cups zeigen
cup-games = Deine Partien in einem Cup zeigen
cup-list = Die Cups dieses Servers
cup-start = Anmeldung jetzt schließen und anfangen (Leitung)
cup-put-off = Anmeldeschluss verschieben (Leitung)
cup-correct = Entscheiden, wie eine Partie zählt (Leitung)
cup-remove = Jemanden aus einem Cup entfernen (Leitung)
cup-call-off = Einen Cup absagen (Leitung)
option-cup-new-name = Name des Cups
option-cup-new-kind = Wer gegen wen spielt
option-cup-new-game = Welches Spiel (Standard: das des Servers)
option-cup-new-days = Tage bis Anmeldeschluss (Standard: 7)
option-cup-new-rounds = Runden, falls es mehrere gibt (Standard: 5, an Tischen 3)
option-cup-new-threads = Eigener Thread für jede Partie
option-cup-join-cup = Welcher Cup
option-cup-leave-cup = Welcher Cup
option-cup-table-cup = Welcher Cup
option-cup-games-cup = Welcher Cup
option-cup-start-cup = Welcher Cup
option-cup-put-off-days = Um wie viele Tage
option-cup-put-off-cup = Welcher Cup
option-cup-correct-game = Code der Partie
option-cup-correct-winner = Wer gewinnt (leer: Remis)
option-cup-correct-cup = Welcher Cup
option-cup-remove-cup = Welcher Cup
option-cup-remove-player = Wen
option-cup-call-off-cup = Welcher Cup
cup-kind-round-robin = Alle gegen alle (3 bis 8 Leute)
cup-kind-league = Gruppen zu etwa fünft (ab 9 Leuten)
cup-kind-swiss = Runden gegen Gleichstarke (ab 8 Leuten)
cup-kind-tables = Tische zu dritt, viert oder sechst (7 bis 49 Leute)

button-cup-join = Beitreten
button-cup-in = Bin dabei
button-cup-leave = Verlassen
button-cup-table = Tabelle
button-cup-games = Meine Partien

cup-announced = 🏆 **{ $name }**: { $game }. { $kind }.
cup-until = Anmeldeschluss: { $at }. Zwei Tage vorher frage ich, wer mitspielt.
cup-lasts = { $rounds ->
    [0] Dauer: höchstens { $days } Tage.
   *[other] Es gibt { $rounds } Runden, jede dauert höchstens { $days } Tage.
}
cup-todo = Alle Partien einer Runde beginnen gleichzeitig. Bedenkzeit: { $clock }.
cup-draw = Die Auslosung lässt sich nachprüfen. SHA-256 ihres Geheimnisses: `{ $commitment }`.
cup-entered = Du bist bei **{ $name }** dabei. Bisher angemeldet: { $count ->
    [one] nur du
   *[other] { $count } Leute
}. Beginn: { $at }. Zwei Tage vorher frage ich, ob du mitspielst.
cup-confirmed = Du spielst bei **{ $name }** mit. Beginn: { $at }.
cup-left = Du bist bei **{ $name }** nicht mehr dabei.
cup-removed = { $who } ist bei **{ $name }** nicht mehr dabei.
cup-started = Die Anmeldung für **{ $name }** ist geschlossen. Gleich beginnt die erste Runde.
cup-none = Auf diesem Server gibt es keine Cups. Mods können mit `/halma-cup new` einen starten.
cup-which = Welcher Cup? Nenne ihn mit der Option `cup`.
cup-list-line = **{ $name }** · { $state }
cup-state-entry = Anmeldung schließt { $at }
cup-state-closed = beginnt gleich
cup-state-running = Runde { $round }
cup-state-over = vorbei
cup-state-called-off = abgesagt

cup-call-in = 🏆 **{ $name }** beginnt bald: { $at }. Spielst du mit? Tippe vorher auf **Bin dabei**, sonst bist du raus. { $people }
cup-too-few = 🏆 **{ $name }** beginnt noch nicht. Dabei: { $count } von mindestens { $least }. Neuer Anmeldeschluss: { $at }. { $who } kann den Cup mit `/halma-cup call-off` absagen.
cup-put-off-done = Neuer Anmeldeschluss für **{ $name }**: { $at }. Ich gebe es im Kanal bekannt.
cup-corrected-done = Erledigt. Ich gebe es im Kanal bekannt.
cup-new-date = 🏆 Der Anmeldeschluss für **{ $name }** ist verschoben: { $at }.
cup-won = 🏆 **{ $name }**: Auf Entscheidung der Leitung gewinnt { $who } eine Partie gegen { $people }.
cup-drawn = 🏆 **{ $name }**: Auf Entscheidung der Leitung endet eine Partie remis: { $people }.
cup-closed = 🏆 Die Anmeldung für **{ $name }** ist geschlossen: { $count } Leute spielen mit. Die Paarungen folgen.
cup-round-begun = 🏆 **{ $name }**, Runde { $round }: Die Partien beginnen jetzt. Letzter Tag: { $day }. { $people }
cup-byes = In dieser Runde ohne Partie: { $people }.
cup-lots = Das Geheimnis der Auslosung: `{ $secret }`.
cup-over = 🏆 **{ $name }** ist vorbei. Herzlichen Glückwunsch, { $who }!
cup-over-empty = 🏆 **{ $name }** ist vorbei.
cup-called-off = 🏆 **{ $name }** ist abgesagt. Laufende Partien gehen weiter.

cup-table-title = 🏆 **{ $name }** · { $state }
cup-table-nobody = Noch ist niemand angemeldet.
cup-table-people = Bisher dabei: { $people }
cup-table-group = **Gruppe { $group }**
cup-row = { $place }. { $who }: { $points }
cup-row-decided = { $place }. { $who }: { $points } ({ $by })
cup-decided-direct = direkter Vergleich
cup-decided-sonneborn-berger = stärkere Gegner
cup-decided-margin = knappere Partien
cup-decided-on-time = seltener auf Zeit verloren
cup-table-number = Nr. { $id } für `halma cup export`
cup-games-none = Du hast noch keine Partien in **{ $name }**.
cup-games-title = Deine Partien in **{ $name }**:
cup-of-rounds = 🏆 Runde { $round } von { $rounds }

refused-no-such-cup = Diesen Cup gibt es auf diesem Server nicht. `/halma-cup list` zeigt alle.
refused-cup-time = In einem Cup bekommt niemand zusätzliche Zeit: Alle anderen warten auf das Ende der Runde.
refused-cup-moderators = Cups starten hier nur Mods. Frag sie, oder such dir mit `/halma-cup list` einen zum Mitspielen.
refused-not-the-organizer = Das können nur Mods und wer den Cup leitet. Selbst verlassen kannst du ihn mit `/halma-cup leave`.
refused-entry-closed = Die Anmeldung für diesen Cup ist geschlossen. Halte nach dem nächsten Ausschau.
refused-no-cup-game = In diesem Cup gibt es keine Partie mit diesem Code. **Meine Partien** zeigt die Codes.
refused-not-in-cup = Diese Person ist bei diesem Cup nicht dabei.
refused-cup-full = Dieser Cup ist voll. Halte nach dem nächsten Ausschau.
refused-too-many-cups = Mehr Cups kann dieser Server nicht haben. Warte, bis einer vorbei ist, oder sag einen ab.
refused-cup-over = Dieser Cup ist vorbei. `/halma-cup list` zeigt die anderen.
refused-too-few-in-cup = Angemeldet: { $people }. Diese Art von Cup braucht mindestens { $least } Leute. Warte, bis mehr dabei sind.
refused-not-in-cups = Dieses Spiel passt nicht zu dieser Art von Cup. Tische brauchen Spiele für 3, 4 oder 6, alles andere Spiele für zwei.
refused-cup-name = Gib dem Cup einen Namen mit höchstens { $most } Zeichen.
