# The board page, on which people play in a browser.

command-web = Gioca nel browser: scegli una pedina, poi dove va
button-page = Apri scacchiera
page-link = La tua pagina di gioco: scegli una pedina, poi dove deve andare. Il link è solo per te; vale una volta, per 10 minuti.
refused-link-used = Questo link è già stato usato. Chiedine uno nuovo con `/halma web`.
refused-link-too-old = Questo link non vale più. Chiedine uno nuovo con `/halma web`.
refused-signed-out = Qui non hai fatto l’accesso. Chiedi un link con `/halma web`.
page-not-signed-in = L’accesso con Discord non è riuscito. Chiudi la scacchiera e riaprila.
page-unreadable = Non riesco a leggere questa richiesta. Ricarica la pagina e riprova.
page-busy = È troppo in una volta. Aspetta un momento e riprova.
page-offline = Nessuna connessione. Riprovo…
page-no-answer = Nessuna connessione. Riprova tra poco.
page-discord-silent = Discord non risponde. Riprova tra poco.
page-not-on-server = Non sei più nel server di questa partita. Rientra per iniziare partite lì.
page-thinking = Il computer sta pensando…
page-sending = Invio…
page-game = Gioco
page-games = Le tue partite
page-next = Prossima partita
page-hint = Suggerimento
page-hint-costs = Suggerimento (vincere non varrà)
page-new-game = Nuova partita
page-begin = Inizia
page-opponent = Avversario
page-someone-else = Qualcun altro…
page-member = Cerca membri
page-nobody = Nessuno trovato. Prova con l’inizio del nome.
page-more = Troppi risultati. Continua a scrivere.
page-sign-out = Esci
page-my-move = tocca a te
page-their-move = in attesa degli altri
page-waiting = sfida aperta
page-over = finita
page-touch-stone = Tocca a te: scegli una pedina.
page-touch-target = Ora scegli dove deve andare.
page-move-example = per esempio { $example }
page-turn-board = Gira la scacchiera
page-rest = Altro
page-sound = Audio
page-you = tu
page-waiting-for = Tocca a { $name }
page-lost = Bella partita! Un’altra?
page-home = base
page-goal = traguardo
page-all = Tutte
page-running = In corso
page-try = Prova mosse
page-try-free = Muovi liberamente
page-try-here = Prova da qui
page-try-hint = Muovi qualsiasi pedina. Nessun altro lo vede.
page-puzzle = Problema del giorno
page-profile = Il mio profilo
page-lessons = Lezioni
page-plan = Il mio piano
page-plan-add = Aggiungi al piano
page-plan-remove = Togli
page-save = Salva
page-saved = Salvato.
page-empty = vuota
page-can-move = può muovere
page-step = un passo
page-jumps = { $jumps ->
    [one] un salto
   *[other] { $jumps } salti
}
page-replay-at = Mossa { $number } di { $count }
page-replay-play = Riproduci
page-replay-pause = Pausa
page-replay-start = All’inizio
page-replay-back = Mossa precedente
page-replay-on = Mossa successiva
page-replay-end = Alla fine
privacy-sessions = • Browser con accesso alla pagina di gioco: { $count ->
    [0] nessuno
   *[other] { $count }, dal { $since }
}.
privacy-sessions-ended = Fatto: tutti i browser sono usciti.
button-sessions-end = Fai uscire i browser
page-other-person = Hai fatto l’accesso come { $name } e questo link è di un’altra persona. Passare all’altro account?
page-ask-draw = Proporre la patta?
page-ask-takeback = Chiedere di annullare la tua ultima mossa?
page-cookies = Il tuo browser blocca i cookie di questa pagina, quindi l’accesso non resta attivo. Consentili e apri di nuovo il link.
page-sign-in-again = Accedi di nuovo
page-signed-out = La tua sessione è chiusa.
page-switch = Cambia account
page-stay = Non cambiare
page-stored = Versione salvata:
