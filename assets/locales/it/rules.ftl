# Rules and help.

rules-moves = A ogni turno si muove una pedina: o un **passo** in una casella vicina vuota, o un **salto** sopra una pedina vicina, di chiunque sia, nella casella vuota subito dietro, e poi, se vuoi, altri salti con la stessa pedina. Chi non può muovere passa.
rules-diagonals-on = Le pedine fanno passi e salti in otto direzioni (nella sfida si possono togliere le diagonali).
rules-diagonals-off = Le pedine fanno passi e salti in quattro direzioni (nella sfida si possono aggiungere le diagonali).
rules-of = { $default ->
    [yes] **{ $name }** (le regole solite): { $text }
   *[no] **{ $name }**: { $text }
}
explain-gambiter = Muovono entrambe le parti, poi si controlla. Chi ha riempito il traguardo vince; se sono pieni tutti e due, è patta. Dopo il giro { $home } perde chi ha una pedina nella propria base. Dopo il giro { $tempo } vince chi ha meno passi da fare.
explain-brainking = Chi riempie il traguardo vince subito. Dopo { $moves } mosse proprie, perde chi muove lasciando una pedina nella propria base. Dopo 50 giri senza progressi è patta; se però solo una parte ha ancora pedine nella base, quella perde.
explain-closed-camp = Chi riempie il traguardo vince subito. Una pedina arrivata al traguardo non può finire la mossa fuori. Dopo 50 giri senza progressi è patta; se però solo una parte ha ancora pedine nella base, quella perde.
explain-classic = Chi riempie il traguardo vince subito. Dopo 50 giri senza progressi è patta{ $seats ->
    [2] {"; se però solo una parte ha ancora pedine nella base, quella perde."}
   *[other] {"."}
}
explain-igroved = Chi riempie il traguardo vince subito. Il traguardo vale come pieno anche quando le pedine altrui al suo interno sono intrappolate e ce n’è almeno una propria. Dopo 50 giri senza progressi è patta{ $seats ->
    [2] {"; se però solo una parte ha ancora pedine nella base, quella perde."}
   *[other] {"."}
}

# For whoever is new.

how-to-title = **Come si gioca: { $game }**
how-to-aim = Porta tutte le tue pedine dalla tua base al traguardo, cioè la base opposta; vince chi ci arriva prima. Le pedine non si mangiano mai: per avanzare salti le tue e quelle altrui.
alt-start = L’inizio di una partita di { $game }, con il traguardo della prima parte contornato.
lesson-begin = La pedina in { $stone } può saltare lontano. Dove va?
lesson-played = { $jumps ->
    [0] **{ $route }**: un passo. Saltando un’altra pedina si andava più lontano.
    [one] **{ $route }**: un salto.
    [many] **{ $route }**: { $jumps } di salti in un turno. Così si vince a Halma: costruisci scale per le tue pedine e usa quelle altrui.
   *[other] **{ $route }**: { $jumps } salti in un turno. Così si vince a Halma: costruisci scale per le tue pedine e usa quelle altrui.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] passo
    [one] un salto
    [many] { $jumps } di salti
   *[other] { $jumps } salti
}
menu-lesson = Dove va?
button-how-to = Come si gioca
button-try-chain = Prova una catena di salti
button-try-again-chain = Ancora una volta

help = **Come si gioca**
    • `/halma challenge opponent:@friend` sfida qualcuno; senza `opponent` può partecipare chiunque. Con `computer:3` giochi contro il computer, a un livello da 1 a 10. Per allenarti, indica il tuo nome come `opponent`.
    • `/halma move` elenca le mosse possibili, prima quelle che avanzano di più. Oppure scrivine una: `h4-f2`, `h4 f2` o tutto il percorso `h1-f3-d3`. Il pulsante **Muovi** numera le pedine che possono muoversi e ha menu di mosse: due tocchi ne giocano una.
    • `/halma board` mostra il tavoliere dal tuo lato, solo per te. `/halma games` elenca le tue partite. `/halma resign` abbandona una partita.
    • Per ogni mossa ci sono 3 giorni, se la sfida non dice altro; ti menziono quando è il tuo turno e ancora una volta prima che scada il tempo. `/halma settings` imposta le ore di silenzio, `/halma away` ferma il tuo tempo quando vai in vacanza, **+1 giorno** dà tempo a chi gioca contro di te.
    • `/halma hint` dice che cosa giocherebbe il computer, in allenamento e nelle partite amichevoli, e dove c’è l’accordo di tutti (`/halma offer what:hints`). `/halma-study` ha lezioni, un problema al giorno e l’analisi delle tue partite concluse; la trovi anche con **Analisi** sotto ognuna.
    • `/halma replay` mostra una partita mossa per mossa e ne dà la trascrizione, `/halma import` ne importa una. **Come si gioca** sotto un tavoliere nuovo spiega il gioco.
    • `/halma leaderboard` mostra le classifiche, `/halma profile` come gioca qualcuno, `/halma open` a quali sfide puoi partecipare.
    • `/halma offer` propone la patta, o chiede di annullare la tua ultima mossa o di permettere i suggerimenti. `/halma block` impedisce a qualcuno di sfidarti.
    • `/halma rules` spiega le regole, compresi i finali che impongono: tengo io il conto sotto ogni tavoliere.
    Ogni partita ha un codice, per esempio #K7X9Q. Indicalo con l’opzione `game` quando qui ne giochi più d’una.
