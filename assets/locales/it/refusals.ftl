# Why something cannot be done, and what to do instead.

servers-only = Per ora si gioca nei server. Usa questo comando nel canale di un server.
unknown-request = Non conosco più questo pulsante o comando. `/halma help` dice che cosa so fare.
unreadable-request = Non sono riuscito a leggere ciò che Discord mi ha inviato, quindi non è cambiato nulla. Riprova.
not-admitted = Non puoi usarlo qui. Usa tu il comando per avere il tuo.
other-version-none = Viene da un’altra versione del bot. Usa di nuovo il comando.
unknown-choice = Non conosco questo valore dell’opzione `{ $option }`. Scegline uno dal suo elenco.
cannot-store = Al momento non si può salvare nulla, quindi nulla è cambiato. I tavolieri si possono guardare lo stesso. Riprova tra qualche minuto.
may-be-stored = Il disco ha avuto un guasto durante il salvataggio. Tra un minuto guarda con `/halma games` se è andato a buon fine, e se non è così riprova.
unavailable = Le partite non sono raggiungibili in questo momento. Riprova tra un attimo; nulla è perduto e nulla verrà fatto due volte.
our-fault = Qualcosa è andato storto da parte mia; nulla è cambiato. Riprova. Se continua così, riferisci a chi gestisce questo bot il numero { $number }.
one-at-a-time = Una cosa alla volta: sto ancora lavorando alla tua richiesta. Riprova quando sarà pronta.
plain-answer = Discord non ha accettato la mia risposta. Prova in un altro modo. Se continua così, riferisci a chi gestisce questo bot: errore { $number }.

refused-no-such-match = In questo server non c’è nessuna partita con questo codice. `/halma games` elenca le tue partite.
refused-not-a-player = Non giochi in questa partita. `/halma challenge` ne comincia una tua.
refused-not-your-turn = Tocca a { $next }, non a te. Ti menziono quando è il tuo turno.
refused-computer-thinks = Il computer sta pensando; la sua mossa arriva tra un attimo. Poi tocca a te, o a chi viene dopo.
refused-no-seat-for-computer = Hai indicato tante persone quanti sono i posti del gioco, e per il computer non ne resta nessuno. Indicane meno, o fai a meno di `computer`.
refused-seat-is-out = In questa partita sei fuori gioco.
refused-stale = Nel frattempo la partita è andata avanti, e questo tavoliere non è più attuale. `/halma board` mostra a che punto è, con pulsanti che funzionano.
refused-not-begun = Questa partita non è cominciata; aspetta ancora partecipanti.
refused-game-over = Questa partita è conclusa. Il pulsante **Rivincita** sotto il suo ultimo tavoliere ne comincia un’altra.
refused-challenge-declined = Questa sfida è stata rifiutata.
refused-challenge-withdrawn = Questa sfida è stata ritirata.
refused-challenge-expired = Questa sfida è scaduta. `/halma challenge` ne lancia una nuova.
refused-already-begun = Questa partita è già cominciata.
refused-rules = Le regole “{ $rules }” non valgono per il gioco “{ $game }”. Regole possibili: { $fitting }.
refused-diagonals = “{ $game }” si gioca sulla stella, che non ha diagonali. Fai a meno di questa opzione.
refused-not-here = { $user } non è in questo server.
refused-too-many-opponents = { $seats ->
    [one] Questo gioco è per due: indica una sola persona.
    [many] Oltre al tuo, questo gioco ha { $seats } di posti. Indica meno persone.
   *[other] Oltre al tuo, questo gioco ha { $seats } posti. Indica meno persone.
}
refused-named-twice = { $user } compare due volte. Indica ogni persona una volta sola; per allenarti, indica solo il tuo nome.
refused-already-challenged = Tra voi due c’è già una sfida aperta. Eccola, con i suoi pulsanti:
refused-too-many-challenges = Hai lanciato dieci sfide in un’ora. Potrai lanciare la prossima { $until }.
refused-not-invited = Questa sfida non aspetta la tua risposta. `/halma challenge` ne lancia una tua.
refused-already-in = Partecipi già. La partita comincia quando tutti i posti sono occupati.
refused-no-seat-left = Tutti i posti sono occupati o riservati a chi ha ricevuto un invito.
refused-begins-elsewhere = In questa partita le pedine non partono dalle caselle solite. Posso riprendere solo partite dalla prima mossa.
refused-not-the-challenger = Solo chi ha lanciato questa sfida può ritirarla.
refused-challenger-may-withdraw = Questa sfida è tua. Il pulsante **Ritira** la ritira.
refused-not-finished = Questa partita è ancora in corso.
refused-standing = Una sfida che si rilancia da sola è aperta a chiunque: non indicare né persone né il computer.
refused-series = Due partite a colori invertiti sono per due persone diverse, in un gioco per due.
refused-second-follows = La seconda delle vostre due partite comincia da sola tra un attimo.
refused-forgotten = Non conosco più una delle persone che hanno giocato questa partita, quindi niente rivincita.
refused-so-few = Questo gioco non esiste per così poche persone. Aspettane un’altra, o lancia un’altra sfida.
refused-counts-nowhere = Questa partita non conta in nessuna classifica, quindi non c’è nulla da togliere.
refused-voided-before = Questa partita è già stata tolta dalle classifiche.
refused-no-clock = Questa partita non ha limiti di tempo.
refused-own-clock = Il tempo che scorre è il tuo. Solo chi gioca contro di te può darti un giorno.
refused-given-enough = Questo turno ha già ricevuto una settimana, che è il massimo.
refused-reminded-already = Hai già ricevuto il promemoria di questo turno, e non ne arriveranno altri.
refused-no-offer = Questa proposta non vale più.
refused-offer-stands = C’è già una proposta in corso. Prima va accettata, rifiutata o ritirata.
refused-offered-already = In questo turno hai già fatto una proposta. Potrai farne un’altra quando il turno è passato.
refused-not-your-offer = Solo chi ha fatto questa proposta può ritirarla.
refused-not-asked = Questa proposta non aspetta la tua risposta.
refused-hints-allowed = In questa partita si può già chiedere al computer: `/halma hint`, quando è il tuo turno.
refused-too-late-to-cancel = Tutti hanno già mosso, quindi questa partita non si può più annullare. Puoi proporre la patta o abbandonare.
refused-challenge-removed = La moderazione ha chiuso questa sfida.
refused-moderators-only = In questo server solo la moderazione lancia sfide. Alle sue puoi partecipare.
refused-channel = In questo server si gioca in { $channels }.
refused-this-channel = In questo server si gioca in { $channels }. Vai in un altro canale.
refused-too-many-channels = Un server può indicare al massimo 100 canali.
refused-too-many-running = { $most ->
    [one] In questo server ogni persona gioca una partita alla volta. Prima finisci la tua.
    [many] In questo server ogni persona gioca { $most } di partite alla volta. Prima finiscine una.
   *[other] In questo server ogni persona gioca { $most } partite alla volta. Prima finiscine una.
}
refused-other-plays-most = { $user } gioca già tante partite quante ne permette questo server. La partita potrà cominciare quando ne finisce una.
refused-already-here = Questa partita si gioca già in questo canale.
refused-other-server = Questa partita è di un altro server, e si può portare solo in un canale di quello. `/halma resign` la abbandona.
refused-not-lost = Questa partita ha un canale che funziona. Solo la moderazione può portarla altrove, con `/halma-admin move`.
refused-paused = Per ora questa partita è ferma, quindi il tempo non scorre.
refused-no-such-zone = Non conosco né un fuso orario né una grande città `{ $name }`. Scegli dall’elenco: scrivi una grande città vicina a te, per esempio `Berlin`, `Mumbai` o `Москва`.
refused-several-zones = Ci sono più luoghi chiamati `{ $name }`. Indica il fuso orario: { $zones }.
refused-no-such-hour = Un’ora del giorno è un numero intero da 0 a 23.
refused-away-too-long = { $left ->
    [0] Per quest’anno non ti restano giorni di assenza.
    [one] Per quest’anno ti resta un giorno di assenza.
    [many] Per quest’anno ti restano { $left } di giorni di assenza.
   *[other] Per quest’anno ti restano { $left } giorni di assenza.
}
refused-blocked = Tu e { $user } non potete giocare insieme: c’è un blocco tra voi.
refused-blocked-self = Non puoi bloccarti.
refused-blocked-most = Blocchi già 200 persone, che è il massimo.
refused-nothing-to-take-back = Non hai mosse che si possano annullare.

illegal-in = **#{ $code }:** { $why }
illegal-targets = La tua pedina in { $from } può andare in: { $targets }.
illegal-stones = Le tue pedine che possono muoversi: { $stones }.
button-try-again = Riprova
illegal-no-such-cell = Su questo tavoliere non c’è nessuna casella `{ $name }`.
illegal-empty-cell = In { $cell } non c’è nessuna pedina.
illegal-not-your-stone = La pedina in { $cell } non è tua.
illegal-same-cell = Una mossa non può finire in { $cell }, dove è cominciata.
illegal-target-taken = In { $cell } c’è già una pedina.
illegal-not-reachable = La tua pedina in { $from } non può arrivare in { $to }. Può andare in: { $targets }.
illegal-cannot-move = La tua pedina in { $from } non può proprio muoversi.
illegal-leaves-goal = La tua pedina in { $from } è al traguardo e non può più lasciarlo, quindi non può andare in { $to }.
illegal-wrong-route = Il salto { $leg } di questo percorso, da { $from } a { $to }, non è possibile. Un percorso di tre o più caselle è fatto di soli salti.
illegal-pass = Puoi muovere, quindi non puoi passare.
