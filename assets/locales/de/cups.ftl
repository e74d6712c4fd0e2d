# Cups: leagues and tournaments over days.

command-halma-cup = Cups: Ligen und Turniere über mehrere Tage
cup-new = Einen Cup auf diesem Server starten (Mods)
cup-challenge = Jemanden auf der Leiter herausfordern
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
option-cup-challenge-player = Wen: höchstens drei Sprossen entfernt
option-cup-challenge-cup = Welcher Cup
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
cup-kind-stairs = Leiter: sich gegenseitig herausfordern, ohne Ende (ab 4 Leuten)
cup-kind-tables = Tische zu dritt, viert oder sechst (7 bis 49 Leute)

button-cup-join = Beitreten
button-cup-in = Bin dabei
button-cup-name = Benennen und ankündigen
button-cup-small = In dieser Besetzung starten
button-cup-leave = Verlassen
button-cup-table = Tabelle
button-cup-games = Meine Partien

cup-panel = Ein Cup für diesen Kanal: { $game }. Wähle, was du magst, und gib ihm dann einen Namen.
menu-cup-days = Wie lange kann man sich anmelden?
cup-panel-days = Anmeldeschluss in { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
}
cup-name-proposed = { $game } Cup
cup-announced = 🏆 **{ $name }**: { $game }. { $kind }.
cup-until = Anmeldeschluss: { $at }. Zwei Tage vorher frage ich, wer mitspielt.
cup-lasts = { $rounds ->
    [0] Dauer: höchstens { $days } Tage.
   *[other] Es gibt { $rounds } Runden, jede dauert höchstens { $days } Tage.
}
cup-lasts-tables = Es gibt bis zu { $rounds } Runden, jede dauert höchstens { $days } Tage. Danach spielen die Besten an einem Finaltisch.
cup-lasts-stairs = Fordere mit `/halma-cup challenge` jemanden heraus, der höchstens drei Sprossen entfernt ist. Ein Sieg bringt dich eine Sprosse hinauf, eine Niederlage eine hinunter.
cup-lasts-league = Eine Saison dauert höchstens { $days } Tage. Pro Gruppe steigt eine Person auf und eine ab, dann folgt die nächste Saison.
cup-todo = Alle Partien einer Runde beginnen gleichzeitig. Bedenkzeit: { $clock }.
cup-draw = Die Auslosung lässt sich nachprüfen. SHA-256 ihres Geheimnisses: `{ $commitment }`.
cup-entered = Du bist bei **{ $name }** dabei. Bisher angemeldet: { $count ->
    [one] nur du
   *[other] { $count } Leute
}. Beginn: { $at }. Zwei Tage vorher frage ich, ob du mitspielst.
cup-entered-stairs = Du stehst auf der Leiter von **{ $name }**. Fordere jemanden heraus: `/halma-cup challenge`.
cup-confirmed = Du spielst bei **{ $name }** mit. Beginn: { $at }.
cup-left = Du bist bei **{ $name }** nicht mehr dabei.
cup-removed = { $who } ist bei **{ $name }** nicht mehr dabei.
cup-started = Die Anmeldung für **{ $name }** ist geschlossen. Gleich beginnt die erste Runde.
cup-none = Auf diesem Server gibt es keine Cups. Mods können mit `/halma-cup new` einen starten.
cup-which = Welcher Cup? Nenne ihn mit der Option `cup`.
cup-list-line = **{ $name }** · { $state }
cup-state-entry = Anmeldung schließt { $at }
cup-state-open = Einstieg jederzeit
cup-state-closed = beginnt gleich
cup-state-running = Runde { $round }
cup-state-rounds = Runde { $round } von { $rounds }
cup-state-season = Saison { $season }
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
cup-final-begun = 🏆 **{ $name }**: Der Finaltisch der Besten beginnt jetzt. Letzter Tag: { $day }. { $people }
cup-open = Du kannst jederzeit einsteigen und jederzeit wieder aussteigen.
cup-todo-stairs = Bedenkzeit: { $clock }. Du kannst eine Partie haben, zu der du herausgefordert hast, und eine, zu der andere dich herausgefordert haben.
cup-month-begun = 🏆 **{ $name }**: Ein neuer Monat beginnt, und leere Sprossen fallen weg.
cup-challenged = Deine Partie gegen { $who } beginnt gleich.
cup-season-begun = 🏆 **{ $name }**, Saison { $round }: Die Partien beginnen jetzt. Letzter Tag: { $day }. { $people }
cup-later = 🏆 **{ $name }**: Ich war eine Weile weg, deshalb dauert diese Runde länger. Neuer letzter Tag: { $day }.
cup-season-over = 🏆 **{ $name }**: Saison { $season } ist vorbei. Herzlichen Glückwunsch, { $who }! Beginn der nächsten Saison: { $at }. Zwei Tage vorher frage ich euch alle, ob ihr mitspielt, und auch andere können einsteigen.
cup-season-group = Gruppe { $group }: { $who }
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
cup-decided-final = Finaltisch
cup-decided-direct = direkter Vergleich
cup-decided-sonneborn-berger = stärkere Gegner
cup-decided-margin = knappere Partien
cup-decided-on-time = seltener auf Zeit verloren
cup-table-number = Nr. { $id } für `halma cup export`
cup-games-none = Du hast noch keine Partien in **{ $name }**.
cup-games-title = Deine Partien in **{ $name }**:
cup-of-final = 🏆 Finaltisch
cup-of-season = 🏆 Saison { $season }
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
refused-not-on-stairs = Ihr müsst beide auf der Leiter stehen: Tippt unter der Nachricht des Cups auf **Beitreten**.
refused-no-stairs = In diesem Cup bestimme ich, wer gegen wen spielt. **Meine Partien** zeigt deine.
refused-stairs-yourself = Dich selbst kannst du nicht herausfordern. Such dir unter **Tabelle** jemand anderen aus.
refused-stairs-too-far = Ihr steht { $steps } Sprossen auseinander. Wähle jemanden, der höchstens 3 Sprossen entfernt ist.
refused-stairs-out = Du hast schon eine laufende Partie, zu der du herausgefordert hast. Spiel sie zuerst zu Ende.
refused-stairs-in = Diese Person hat schon eine laufende Partie, zu der sie herausgefordert wurde. Wähle jemand anderen.
refused-stairs-again = Ihr habt gerade erst gegeneinander gespielt. Wieder herausfordern kannst du in { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
}.
refused-stairs-unseen = Diese Person war seit { $days } Tagen nicht hier. Wähle jemand anderen.
refused-not-in-cups = Dieses Spiel passt nicht zu dieser Art von Cup. Tische brauchen Spiele für 3, 4 oder 6, alles andere Spiele für zwei.
refused-cup-name = Gib dem Cup einen Namen mit höchstens { $most } Zeichen.
