# Cups: leagues and tournaments over days.

command-halma-cup = Tornei e campionati di più giorni
cup-new = Crea un torneo in questo server (moderatori)
cup-challenge = Sfida qualcuno sulla scala
cup-join = Iscriviti a un torneo
cup-leave = Esci da un torneo
cup-table = Mostra la classifica di un torneo
cup-games = Mostra le tue partite in un torneo
cup-list = I tornei di questo server
cup-start = Chiudi subito le iscrizioni e comincia (chi organizza)
cup-put-off = Rimanda la fine delle iscrizioni (chi organizza)
cup-correct = Decidi il risultato di una partita (chi organizza)
cup-remove = Togli qualcuno da un torneo (chi organizza)
cup-call-off = Annulla un torneo (chi organizza)
option-cup-new-name = Nome del torneo
option-cup-new-kind = Chi gioca contro chi
option-cup-new-game = Quale gioco (predefinito: quello del server)
option-cup-new-days = Giorni di iscrizione (predefinito: 7)
option-cup-new-rounds = Turni, se sono più d’uno (predefinito: 5, ai tavoli 3)
option-cup-new-threads = Ogni partita nel suo thread
option-cup-challenge-player = Chi: a tre gradini da te al massimo
option-cup-challenge-cup = Quale torneo
option-cup-join-cup = Quale torneo
option-cup-leave-cup = Quale torneo
option-cup-table-cup = Quale torneo
option-cup-games-cup = Quale torneo
option-cup-start-cup = Quale torneo
option-cup-put-off-days = Di quanti giorni
option-cup-put-off-cup = Quale torneo
option-cup-correct-game = Codice della partita
option-cup-correct-winner = Chi vince (vuoto: patta)
option-cup-correct-cup = Quale torneo
option-cup-remove-cup = Quale torneo
option-cup-remove-player = Chi
option-cup-call-off-cup = Quale torneo
cup-kind-round-robin = Tutti contro tutti (da 3 a 8 persone)
cup-kind-league = Gruppi di circa cinque (da 9 persone in su)
cup-kind-swiss = Turni alla pari (da 8 persone in su)
cup-kind-stairs = Scala: sfide tra partecipanti, senza fine (da 4 persone in su)
cup-kind-tables = Tavoli da 3, 4 o 6 (da 7 a 49 persone)

button-cup-join = Partecipa
button-cup-in = Ci sono
button-cup-name = Dai un nome e annuncia
button-cup-small = Comincia con chi c’è
button-cup-leave = Esci
button-cup-table = Classifica
button-cup-games = Le mie partite

cup-panel = Un torneo per questo canale: { $game }. Scegli quello che vuoi, poi dagli un nome.
menu-cup-days = Per quanto tempo ci si può iscrivere?
cup-panel-days = Le iscrizioni chiudono tra { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
cup-name-proposed = Coppa { $game }
cup-announced = 🏆 **{ $name }**: { $game }. { $kind }.
cup-until = Fine delle iscrizioni: { $at }. Due giorni prima chiedo chi gioca.
cup-lasts = { $rounds ->
    [0] Dura al massimo { $days } giorni.
   *[other] Ha { $rounds } turni, ognuno di { $days } giorni al massimo.
}
cup-lasts-tables = Ha fino a { $rounds } turni, ognuno di { $days } giorni al massimo, poi un tavolo finale con i migliori.
cup-lasts-stairs = Con `/halma-cup challenge` sfida qualcuno a tre gradini da te al massimo. Se vinci sali di un gradino, se perdi scendi di uno.
cup-lasts-league = Una stagione dura al massimo { $days } giorni. In ogni gruppo una persona sale e una scende, poi comincia la stagione successiva.
cup-todo = Tutte le partite di un turno cominciano insieme. Tempo: { $clock }.
cup-draw = Il sorteggio si può verificare. SHA-256 del suo segreto: `{ $commitment }`.
cup-entered = Partecipi a **{ $name }**. Iscrizioni finora: { $count ->
    [one] solo la tua
   *[other] { $count }
}. Inizio: { $at }. Due giorni prima ti chiedo se giochi.
cup-entered-stairs = Sei sulla scala di **{ $name }**. Sfida qualcuno con `/halma-cup challenge`.
cup-confirmed = Giochi in **{ $name }**. Inizio: { $at }.
cup-left = Hai lasciato **{ $name }**.
cup-removed = { $who } non partecipa più a **{ $name }**.
cup-started = Le iscrizioni a **{ $name }** sono chiuse. Il primo turno comincia tra un attimo.
cup-none = In questo server non ci sono tornei. Un moderatore può crearne uno con `/halma-cup new`.
cup-which = Quale torneo? Indicalo con l’opzione `cup`.
cup-list-line = **{ $name }** · { $state }
cup-state-entry = le iscrizioni chiudono { $at }
cup-state-open = iscrizioni sempre aperte
cup-state-closed = comincia tra un attimo
cup-state-running = turno { $round }
cup-state-rounds = turno { $round } di { $rounds }
cup-state-season = stagione { $season }
cup-state-over = finito
cup-state-called-off = annullato

cup-call-in = 🏆 **{ $name }** comincia presto: { $at }. Giochi? Tocca prima **Ci sono**, altrimenti resti fuori. { $people }
cup-too-few = 🏆 **{ $name }** non comincia ancora. Partecipanti: { $count }, ne servono almeno { $least }. Le iscrizioni sono prolungate, chiusura: { $at }. { $who } può annullare il torneo con `/halma-cup call-off`.
cup-put-off-done = Nuova fine delle iscrizioni a **{ $name }**: { $at }. Lo annuncio nel canale.
cup-corrected-done = Fatto. Lo annuncio nel canale.
cup-new-date = 🏆 Le iscrizioni a **{ $name }** chiudono più tardi: { $at }.
cup-won = 🏆 **{ $name }**: per decisione di chi organizza, { $who } vince una partita contro { $people }.
cup-drawn = 🏆 **{ $name }**: per decisione di chi organizza, una partita finisce patta: { $people }.
cup-closed = 🏆 Le iscrizioni a **{ $name }** sono chiuse: giocano { $count } persone. Seguono gli abbinamenti.
cup-round-begun = 🏆 **{ $name }**, turno { $round }: le partite cominciano ora. Ultimo giorno: { $day }. { $people }
cup-final-begun = 🏆 **{ $name }**: il tavolo finale con i migliori comincia ora. Ultimo giorno: { $day }. { $people }
cup-open = Entra quando vuoi ed esci quando vuoi.
cup-todo-stairs = Tempo: { $clock }. Puoi avere una partita chiesta da te e una chiesta da altri.
cup-month-begun = 🏆 **{ $name }**: comincia un nuovo mese e i gradini vuoti spariscono.
cup-challenged = La tua partita contro { $who } comincia tra un attimo.
cup-season-begun = 🏆 **{ $name }**, stagione { $round }: le partite cominciano ora. Ultimo giorno: { $day }. { $people }
cup-later = 🏆 **{ $name }**: non ci sono stato per un po’, quindi questo turno dura di più. Nuovo ultimo giorno: { $day }.
cup-season-over = 🏆 **{ $name }**: la stagione { $season } è finita. Complimenti, { $who }! Inizio della prossima stagione: { $at }. Due giorni prima chiedo a tutti voi se giocate, e altri possono iscriversi.
cup-season-group = Gruppo { $group }: { $who }
cup-byes = Senza partita in questo turno: { $people }.
cup-lots = Il segreto del sorteggio: `{ $secret }`.
cup-over = 🏆 Il torneo **{ $name }** è finito. Complimenti, { $who }!
cup-over-empty = 🏆 Il torneo **{ $name }** è finito.
cup-called-off = 🏆 Il torneo **{ $name }** è annullato. Le partite in corso continuano.

cup-table-title = 🏆 **{ $name }** · { $state }
cup-table-nobody = Non ci sono ancora iscrizioni.
cup-table-people = Finora partecipano: { $people }
cup-table-group = **Gruppo { $group }**
cup-row = { $place }. { $who }: { $points }
cup-row-decided = { $place }. { $who }: { $points } ({ $by })
cup-decided-final = tavolo finale
cup-decided-direct = scontro diretto
cup-decided-sonneborn-berger = avversari più forti
cup-decided-margin = partite più combattute
cup-decided-on-time = meno sconfitte a tempo
cup-table-number = N. { $id } per `halma cup export`
cup-games-none = Non hai ancora partite in **{ $name }**.
cup-games-title = Le tue partite in **{ $name }**:
cup-of-final = 🏆 Tavolo finale
cup-of-season = 🏆 Stagione { $season }
cup-of-rounds = 🏆 Turno { $round } di { $rounds }

refused-no-such-cup = In questo server non c’è questo torneo. Vedi quelli che ci sono con `/halma-cup list`.
refused-cup-time = In un torneo nessuno riceve tempo in più: tutti gli altri aspettano la fine del turno.
refused-cup-moderators = Qui solo i moderatori creano tornei. Chiedi a loro, o cercane uno con `/halma-cup list`.
refused-not-the-organizer = Possono farlo solo i moderatori e chi organizza il torneo. Per uscire da un torneo usa `/halma-cup leave`.
refused-entry-closed = Le iscrizioni a questo torneo sono chiuse. Aspetta il prossimo.
refused-no-cup-game = In questo torneo non c’è una partita con questo codice. Vedi i codici con **Le mie partite**.
refused-not-in-cup = Questa persona non partecipa a questo torneo.
refused-cup-full = Questo torneo è al completo. Aspetta il prossimo.
refused-too-many-cups = Questo server non può avere altri tornei. Aspetta che ne finisca uno, o annullane uno.
refused-cup-over = Questo torneo è finito. Vedi gli altri con `/halma-cup list`.
refused-too-few-in-cup = Iscrizioni: { $people }. Per questo formato ne servono almeno { $least }. Aspetta che si aggiunga qualcuno.
refused-not-on-stairs = Dovete essere entrambi sulla scala: toccate **Partecipa** sotto il messaggio del torneo.
refused-no-stairs = In questo torneo decido io chi gioca contro chi. Trovi le tue in **Le mie partite**.
refused-stairs-yourself = Non puoi sfidarti. Scegli qualcun altro in **Classifica**.
refused-stairs-too-far = Questa persona è a { $steps } gradini da te. Scegli qualcuno a 3 gradini al massimo.
refused-stairs-out = Hai già in corso una partita chiesta da te. Prima finiscila.
refused-stairs-in = Questa persona ha già in corso una partita chiesta da altri. Scegli qualcun altro.
refused-stairs-again = Avete appena giocato. Potrai sfidare di nuovo questa persona tra { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}.
refused-stairs-unseen = Questa persona non si vede da { $days } giorni. Scegli qualcun altro.
refused-not-in-cups = Questo gioco non va con questo formato. Ai tavoli servono giochi per 3, 4 o 6, altrimenti giochi per due.
refused-cup-name = Dai al torneo un nome di { $most } caratteri al massimo.
