# Rules and help.

rules-overview = **Halma** e i giochi della sua famiglia sono corse: porta tutte le tue pedine dalla tua base al traguardo, dall’altra parte, prima degli altri. Scegli un gioco qui sotto per vedere le regole.
menu-rules = Regole di un gioco
button-rule-sets = Altre regole
menu-illustrations = Regole in immagini
illustration-long-jump = Salto lungo
illustration-filled = Traguardo pieno
illustration-corner = Attraverso una punta
illustration-places = Posti
illustration-pairs = Coppie
illustrate-long-jump = La pedina salta una pedina lontana e atterra alla stessa distanza dietro. Il resto del percorso è libero.
illustrate-filled = Il traguardo contornato è pieno e la maggior parte delle sue pedine è al suo posto. Basta, anche se la pedina segnata è di un avversario.
illustrate-corner = La pedina salta in un’altra punta della stella e ne esce. Può attraversarla, ma non fermarsi lì.
illustrate-places = Chi riempie il traguardo prende il miglior posto libero. I numeri mostrano i posti presi finora; gli altri continuano.
illustrate-pairs = Chi si trova di fronte gioca in coppia. Tutti e due hanno riempito il traguardo e vincono insieme: hanno l’alloro.
rules-moves = Muovi una pedina: fai un **passo** in una casella vicina libera, o **salta** una pedina qualsiasi nella casella libera subito dietro. Continua a saltare finché puoi. Non si mangia nulla. Se non puoi muovere, passi.
rules-moves-long = Muovi una pedina: fai un **passo** in una casella vicina libera, o **salta** una sola pedina, vicina o lontana, nella casella alla stessa distanza dietro. Tutto il resto del percorso deve essere libero. Continua a saltare finché puoi. Non si mangia nulla. Se non puoi muovere, passi.
unusual-jumps = **Salti lunghi**: salta una pedina a qualsiasi distanza e atterra alla stessa distanza dietro. Tutto il resto del percorso deve essere libero.
rules-diagonals-on = Si muove e si salta in otto direzioni. Una sfida può vietare le diagonali.
rules-diagonals-off = Si muove e si salta in quattro direzioni. Una sfida può permettere le diagonali.
rules-rated = Una partita classificata conta quando tutti hanno fatto due mosse. Con tre hai un posto in classifica.
rules-of = { $default ->
    [yes] **{ $name }** (predefinite): { $text }
   *[no] **{ $name }**: { $text }
}
explain-gambiter = Riempi il traguardo prima degli altri e vinci. Dopo il giro { $home } perdi se hai ancora una pedina nella base. Dopo il giro { $tempo } vince chi ha meno passi da fare. Tutti giocano lo stesso numero di mosse.
explain-brainking = Riempi il traguardo prima degli altri e vinci. Dopo le tue prime { $moves } mosse perdi se finisci un turno con una pedina nella base. Se per 50 giri nessuno si avvicina al traguardo più di prima, è patta. Ma se solo uno dei due ha ancora una pedina nella base, perde.
explain-closed-camp = Riempi il traguardo prima degli altri e vinci. Una pedina arrivata al traguardo non può lasciarlo. Se per 50 giri nessuno si avvicina al traguardo più di prima, è patta. Ma se solo uno dei due ha ancora una pedina nella base, perde.
explain-classic = Riempi il traguardo prima degli altri e vinci. Se per 50 giri nessuno si avvicina al traguardo più di prima, è patta.{ $seats ->
    [2] {" "}Ma se solo uno dei due ha ancora una pedina nella base, perde.
   *[other] { "" }
}
explain-igroved = Riempi il traguardo prima degli altri e vinci. Le pedine avversarie intrappolate nel tuo traguardo valgono come tue, se ce n’è almeno una tua. Se per 50 giri nessuno si avvicina al traguardo più di prima, è patta.{ $seats ->
    [2] {" "}Ma se solo uno dei due ha ancora una pedina nella base, perde.
   *[other] { "" }
}
explain-parlett = Riempi il traguardo prima degli altri e vinci. Basta il traguardo pieno, se la maggior parte delle pedine è tua. Se per 50 giri nessuno si avvicina al traguardo più di prima, è patta.{ $seats ->
    [2] {" "}Ma se solo uno dei due ha ancora una pedina nella base, perde.
   *[other] { "" }
}
explain-family = Riempi il traguardo prima degli altri e vinci. Basta il traguardo pieno, se la maggior parte delle pedine è tua. Una pedina al traguardo non può lasciarlo, e le punte degli altri si attraversano soltanto. Se per 50 giri nessuno si avvicina al traguardo più di prima, è patta.{ $seats ->
    [2] {" "}Ma se solo uno dei due ha ancora una pedina nella base, perde.
   *[other] { "" }
}

# For new players.

how-to-title = **Come si gioca: { $game }**
how-to-aim = Porta tutte le tue pedine dalla tua base al traguardo, dall’altra parte. Vince chi lo riempie per primo.
how-to-aim-places = Porta tutte le tue pedine dalla tua base al traguardo, dall’altra parte. Si gioca finché tutti hanno un posto.
how-to-aim-pairs = Chi si trova di fronte gioca in coppia. Vince la coppia che riempie per prima entrambi i traguardi.
how-to-lines = 1️⃣ **Scopo**: porta tutte le tue pedine nel traguardo contornato prima degli altri.
    2️⃣ **Passo**: muovi una pedina in una casella vicina libera.
    3️⃣ **Salto**: o salta una pedina, tua o no, nella casella libera subito dietro.
    4️⃣ **Catena**: continua a saltare finché puoi. Non si mangia nulla.
alt-how-to = Quattro scacchiere di { $game }: l’inizio con il tuo traguardo contornato, un passo, un salto e una catena di salti.
alt-start = L’inizio di { $game }, con il traguardo di chi comincia contornato.
lesson-begin = Per esercizio: la pedina in { $stone } può saltare lontano. Dove deve andare?
lesson-played = { $jumps ->
    [0] **{ $route }**: un passo. Saltando un’altra pedina si va più lontano.
    [one] **{ $route }**: un salto.
   *[other] **{ $route }**: { $jumps } salti in una mossa. È così che si vince: costruisci scale per le tue pedine e usa quelle degli avversari.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] passo
    [one] un salto
   *[other] { $jumps } salti
}
menu-lesson = Dove deve andare?
button-how-to = Come si gioca
button-try-chain = Prova una catena
button-try-again-chain = Riprova

greeting = 👋 Ciao! Con me si gioca a Halma, ad Angoli e a dama cinese: una mossa adesso, un’altra domani. `/halma play` comincia una partita.
    Per chi modera: `/halma-admin settings`. Non leggo i messaggi di nessuno.
help = **Come si gioca**
    • `/halma play` comincia una partita: con qualcuno, con chiunque qui o contro il computer. Oppure apri il menu di una persona: App → **Gioca a Halma**.
    • Quando tocca a te, premi **Muovi**: numera le tue pedine e consiglia mosse, e con due tocchi ne giochi una. O scrivi una mossa: `/halma move text:h4-f2`.
    • `/halma board` mostra la tua scacchiera, solo a te. `/halma games` elenca le tue partite.
    • Hai 3 giorni per mossa, se la sfida non dice altro. Ti menziono quando tocca a te, e un’altra volta prima che scada il tuo tempo.
    • `/halma me settings` regola le ore di silenzio e la lingua, `/halma me away` mette in pausa il tuo tempo.
    • `/halma rules` spiega le regole. **Come si gioca** sotto una nuova scacchiera spiega quel gioco.
help-more = • `/halma hint` mostra che cosa giocherebbe il computer: in allenamento, nelle amichevoli, o se tutti sono d’accordo.
    • `/halma-study` ha lezioni, un problema al giorno e l’analisi delle partite. **Analisi** sotto una partita finita fa lo stesso.
    • `/halma game replay` mostra una partita mossa per mossa, con la notazione. `/halma game import` legge una notazione.
    • `/halma leaderboard` mostra le classifiche, `/halma profile` punteggi e record di una persona, `/halma game open` le sfide a cui puoi partecipare.
    • `/halma draw`, `/halma takeback`, `/halma cancel`, `/halma resign`, `/halma me block`
    Ogni partita ha un codice come #K7X9Q. Se qui hai più partite, scegline una con l’opzione `game`.
button-help-more = Altri comandi
