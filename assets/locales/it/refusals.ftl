# Why something cannot be done, and what to do instead.

kept-private = In questo server quello che dico lo vedi solo tu, quindi nessuno potrebbe partecipare. Chiedi ai moderatori di consentire **Usa app esterne**, o gioca in un messaggio diretto.
unknown-request = Non conosco più questo pulsante o comando. Con `/halma help` vedi che cosa so fare.
unreadable-request = Non sono riuscito a leggere ciò che Discord mi ha inviato, quindi non è cambiato nulla. Riprova.
not-admitted = Questo non è tuo. Usa tu il comando per avere il tuo.
other-version-none = Viene da un’altra versione del bot. Usa di nuovo il comando.
unknown-choice = Questa scelta non c’è per `{ $option }`. Scegli dal suo elenco.
cannot-store = Al momento non posso salvare nulla, quindi non è cambiato nulla. Riprova tra qualche minuto.
may-be-stored = Qualcosa è andato storto durante il salvataggio. Tra un minuto controlla se ha funzionato (partite: `/halma games`), altrimenti riprova.
unavailable = Al momento non riesco a raggiungere le partite. Non si è perso nulla: riprova tra un attimo.
our-fault = Scusa, qualcosa si è rotto dalla mia parte. Riprova tra un attimo. Se succede ancora, dillo a chi gestisce questo bot: errore { $number }.
one-at-a-time = Una cosa alla volta: sto ancora lavorando alla tua ultima richiesta. Riprova quando ho finito.
plain-answer = Discord non ha accettato la mia risposta. Riprova tra un momento. Se succede ancora, dillo a chi gestisce questo bot: errore { $number }.

refused-no-such-match = In questo server non c’è nessuna partita con questo codice. Trova le tue con `/halma games`.
refused-not-a-player = Non giochi in questa partita. Cominciane una tua con `/halma play`.
refused-not-your-turn-shared = Tocca a { $next }. Per mandare un avviso, tocca **⏰ Sveglia** sotto la scacchiera.
refused-not-your-turn = Tocca a { $next }. Ti menziono quando tocca a te.
refused-computer-thinks = Il computer sta pensando. Riprova tra un attimo, quando avrà mosso.
refused-no-seat-for-computer = Hai indicato abbastanza persone per tutti i posti: per il computer non ne restano. Indicane meno, o togli `computer`.
refused-seat-is-out = Non giochi più in questa partita. Cominciane un’altra con `/halma play`.
refused-seat-is-done = Hai raggiunto il traguardo e non hai più turni. Guarda come va agli altri con `/halma board`.
refused-not-proven = Non è certo, o non lo è più. Puoi reclamare solo un risultato che nessuno può cambiare.
refused-stale = Questa scacchiera non è aggiornata. Vedi quella attuale con `/halma board`.
refused-not-begun = Questa partita non è cominciata. Riprova quando lo sarà.
refused-game-over = Questa partita è finita. Tocca **Rivincita** sotto la sua ultima scacchiera, o cominciane un’altra con `/halma play`.
refused-challenge-declined = Questa sfida è stata rifiutata. Lanciane una nuova con `/halma play`.
refused-challenge-withdrawn = Questa sfida è stata ritirata. Lanciane una tua con `/halma play`.
refused-challenge-expired = Questa sfida è scaduta. Lanciane una nuova con `/halma play`.
refused-already-begun = Questa partita è già cominciata. Trova le tue con `/halma games`, o cominciane un’altra con `/halma play`.
refused-rules = “{ $rules }” non va con { $game }. Scegli tra: { $fitting }.
refused-diagonals = In { $game } non ci sono diagonali: si gioca sulla stella. Togli questa opzione.
refused-option = { $game } non ha l’opzione `{ $option }`: toglila. Ha: { $has }.
refused-fixed = In questo server { $game } si gioca con queste regole: { $rules }. Togli le opzioni di altre regole, o comincia con `/halma play`.
refused-places-and-pairs = Si gioca a piazzamenti o a coppie, non entrambi. Togli `ends` o `teams`.
refused-bot = Non puoi giocare con { $user }: è un altro bot. Sfida una persona, o scegli me per giocare contro il computer.
refused-not-here = { $user } non è in questo server. Sfida qualcuno che c’è, o non indicare avversari, così può partecipare chiunque.
refused-too-many-opponents = { $seats ->
    [one] Questo gioco è per due. Indica un solo avversario.
   *[other] In questo gioco c’è posto per { $seats } avversari. Indicane meno.
}
refused-named-twice = { $user } sarebbe due volte nella partita. Indica ogni persona una volta sola, o solo te per allenarti.
refused-already-challenged = Tra voi due c’è già una sfida aperta. Prima rispondi o ritirala.
refused-too-many-challenges = Hai lanciato dieci sfide in un’ora. Potrai lanciare la prossima { $until }.
refused-not-invited = Questa sfida non è per te. Lanciane una tua con `/halma play`.
refused-already-in = Partecipi già. La partita comincia quando tutti i posti sono occupati.
refused-no-seat-left = Tutti i posti sono occupati o riservati. Lancia una sfida tua con `/halma play`.
refused-begins-elsewhere = Questa partita non parte dalla posizione solita. Importane una che comincia con tutte le pedine nella base.
refused-not-the-challenger = Può farlo solo chi ha lanciato la sfida. Lanciane una tua con `/halma play`.
refused-challenger-may-withdraw = Questa sfida è tua. Tocca **Ritira** per ritirarla.
refused-not-finished = Questa partita non è finita. Riprova quando lo sarà.
refused-moves-deleted = Le mosse di questa partita sono state cancellate: le conservo per { $time } dopo la fine. Per conservare quelle delle prossime partite: `/halma me settings`.
refused-standing = Si può pubblicare di nuovo solo una sfida aperta a tutti. Non indicare né avversari né il computer, o togli `repeat`.
refused-series = Per due partite con cambio di lato servono due persone diverse e un gioco per due. Togli `two-games`, o scegli un altro avversario o gioco.
refused-second-follows = La vostra seconda partita comincia automaticamente tra un attimo.
refused-forgotten = Qualcuno di questa partita ha eliminato i propri dati, quindi non può cominciare con le stesse persone. Comincia una nuova partita con `/halma play`.
refused-so-few = Siete in troppo pochi per questo gioco. Aspetta che si aggiunga qualcuno, o cominciane un altro con `/halma play`.
refused-counts-nowhere = Questa partita non è in nessuna classifica, quindi non c’è nulla da togliere.
refused-voided-before = Questa partita è già stata tolta dalle classifiche.
refused-no-clock = Questa partita non ha limiti di tempo, quindi non serve altro tempo.
refused-own-clock = Il tempo che scorre è il tuo. Solo un avversario può darti un giorno in più.
refused-given-enough = Il massimo è una settimana in più, ed è già stata data. Aspetta la mossa.
refused-own-turn = Sei tu a dover muovere. Tocca **Muovi** sotto la scacchiera.
refused-woken-already = Per questa mossa l’avviso è già partito. Aspetta un po’.
refused-reminded-already = Niente da silenziare: per questa mossa non arriverà alcun promemoria.
refused-no-offer = Questa proposta non c’è più. Fanne una nuova.
refused-offer-stands = In questa partita c’è già una proposta. Prima rispondi o ritirala.
refused-offered-already = In questo turno hai già fatto una proposta. Potrai farne un’altra nel prossimo.
refused-not-your-offer = Solo chi ha fatto questa proposta può ritirarla. Tu puoi rifiutarla.
refused-not-asked = Questa proposta non aspetta la tua risposta. Aspetta quella degli altri.
refused-hints-allowed = In questa partita i suggerimenti sono già permessi. Usa `/halma hint` quando tocca a te.
refused-too-late-to-cancel = Tutti hanno già fatto due mosse: è troppo tardi per annullare. Proponi la patta con `/halma draw`, o abbandona con `/halma resign`.
refused-challenge-removed = La moderazione ha rimosso questa sfida. Lanciane una tua con `/halma play`.
refused-moderators-only = In questo server solo la moderazione lancia sfide. Puoi partecipare alle sue: vedi `/halma game open`.
refused-not-permitted = Non puoi iniziare partite in quel canale: lì ti manca un permesso, oppure sei in time-out. Gioca in un altro canale con `/halma play`.
refused-channel = Qui non si gioca. In questo server si può giocare in { $channels }.
refused-this-channel = In questo server si può giocare in { $channels }. Usa un altro canale.
refused-all-channels = Al momento non si può giocare in nessun canale di questo server. Chiedi alla moderazione di permetterne uno con `/halma-admin channel`.
refused-shared = È già stato condiviso in questo canale. Scorri in su per trovarlo.
refused-too-many-channels = Posso ricordare solo 100 canali per server. Prima permettili o vietali tutti, poi indica le eccezioni.
refused-too-many-running = { $most ->
    [one] In questo server puoi giocare una partita alla volta. Prima finisci la tua.
   *[other] In questo server puoi giocare { $most } partite alla volta. Prima finiscine una.
}
refused-other-plays-most = { $user } gioca già tante partite quante ne permette questo server. Riprova quando ne finisce una.
refused-already-here = Questa partita si gioca già in questo canale. Vedila con `/halma board`.
refused-other-server = Questa partita è di un altro server e deve restare lì. Continua lì, o abbandona con `/halma resign`.
refused-not-lost = Il canale di questa partita funziona ancora. Se vuoi spostarla, chiedi alla moderazione: `/halma-admin move-here`.
refused-paused = Questa partita è in pausa, quindi il tempo non scorre. Riprova quando riprende.
refused-no-such-zone = Non conosco né un fuso orario né una grande città di nome `{ $name }`. Scrivi una grande città vicina e scegli dall’elenco, per esempio `Berlin`, `Mumbai` o `Москва`.
refused-several-zones = Ci sono più luoghi di nome `{ $name }`. Scegli un fuso orario: { $zones }.
refused-no-such-hour = Questa non è un’ora del giorno. Usa un numero intero da 0 a 23.
refused-away-too-long = { $left ->
    [0] Per quest’anno non ti restano giorni di pausa. Gli avversari possono darti altro tempo con **+1 giorno**.
    [one] Per quest’anno ti resta un solo giorno di pausa. Scegli un giorno.
   *[other] Per quest’anno ti restano solo { $left } giorni di pausa. Scegli meno giorni.
}
refused-blocked = Al momento non puoi giocare con { $user }. Scegli un altro avversario.
refused-blocked-self = Non puoi bloccarti. Scegli qualcun altro.
refused-blocked-most = Il tuo elenco dei bloccati è pieno: 200 persone. Prima sblocca qualcuno con `/halma me block`.
refused-computer-plays-on = Il computer non è in svantaggio, quindi continua. Proponi di nuovo la patta quando sei in vantaggio, oppure abbandona.
refused-changed-elsewhere = Nel frattempo hai modificato questo testo altrove, quindi non è stato salvato nulla. Guarda cosa c’è adesso e salva di nuovo.
refused-note-too-long = La tua nota è troppo lunga. Scrivi al massimo { $most } caratteri; la nota di prima non è cambiata.
refused-plan-own-turn = Tocca a te. Prima muovi, poi puoi pianificare le risposte.
refused-plan-without-others = In questa partita giochi tutte le parti, quindi non c’è niente da pianificare.
refused-plan-impossible = Riga { $line }: `{ $text }` lì non è possibile. Il piano di prima non è cambiato. Correggi la riga e salva di nuovo.
refused-plan-two-answers = Riga { $line }: `{ $text }` è una seconda risposta a una mossa che ne ha già una. Tienine una sola; il piano di prima non è cambiato.
refused-plan-no-answer = La riga { $line } deve finire con una tua mossa. Aggiungila e salva di nuovo; il piano di prima non è cambiato.
refused-plan-too-long = Il tuo piano è troppo lungo. Scrivi al massimo { $lines } righe e { $chars } caratteri; il piano di prima non è cambiato.
refused-nothing-to-undo = In questa partita nessuno ha ancora mosso, quindi non c’è nulla da annullare.
refused-nothing-to-take-back = Non c’è ancora una mossa da annullare.

illegal-in = **#{ $code }:** { $why }
illegal-targets = Da { $from } puoi andare in: { $targets }.
illegal-stones = Pedine che puoi muovere: { $stones }.
button-try-again = Riprova
illegal-malformed = Non riesco a leggere { $typed }. Prova `{ $example }`, o tocca **Muovi** per scegliere da un elenco.
illegal-unreadable = Questa non è una mossa. Scrivila così: `h4-f2`.
illegal-no-such-cell = Su questa scacchiera non c’è la casella `{ $name }`.
illegal-empty-cell = In { $cell } non c’è nessuna pedina.
illegal-not-your-stone = La pedina in { $cell } non è tua.
illegal-same-cell = Non puoi finire la mossa dove è cominciata, in { $cell }.
illegal-target-taken = In { $cell } c’è già una pedina.
illegal-not-reachable = { $from } non arriva in { $to }. Da { $from } puoi andare in: { $targets }.
illegal-cannot-move = La tua pedina in { $from } non può proprio muoversi.
illegal-leaves-goal = { $from } non può andare in { $to }: la tua pedina è al traguardo e non può lasciarlo.
illegal-enters-corner = { $from } non può andare in { $to }: la tua pedina può attraversare quella punta, ma non fermarsi lì.
illegal-enters-corner-of = { $from } non può andare in { $to }: puoi attraversare la punta di { $seat }, ma non fermarti lì.
illegal-wrong-route = Il salto { $leg } non va: non si può saltare da { $from } a { $to }. In un percorso più lungo ogni tratto è un salto.
illegal-jump-empty = { $from }–{ $to } non è un salto: non c’è nessuna pedina da saltare.
illegal-jump-several = { $from }–{ $to } non è un salto: ci sono { $count } pedine in mezzo.
illegal-jump-halfway = { $from }–{ $to } non è un salto: la pedina in { $stone } non è a metà strada.
illegal-jump-far = { $from }–{ $to } non è un salto: la pedina in { $stone } è troppo lontana. In questo gioco si salta solo una pedina vicina.
illegal-pass = Puoi ancora muovere, quindi non puoi passare.
