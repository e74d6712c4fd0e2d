# Lessons and puzzles.

lesson-title = 🎓 **Lezione { $number } di { $all }.** { $text }
lesson-ask-step = Giochi con il ⚪ Bianco, dall’angolo in basso a destra a quello in alto a sinistra, le cui caselle sono contornate. Con un passo una pedina va in una casella vicina, in questo gioco anche in diagonale. Scegli una pedina, e il passo che la porta più vicino.
lesson-right-step = Un passo in diagonale vale per due.
lesson-wrong-step = La mossa è valida, ma un altro passo porta la pedina più vicino.
lesson-ask-jump = Invece di fare un passo, una pedina può saltarne una vicina, di chiunque sia, e finire nella casella vuota subito dietro. Non si mangia nulla. Salta con questa pedina.
lesson-right-jump = Due caselle in una mossa, e la pedina saltata resta dov’è.
lesson-wrong-jump = Questo è un passo. Cerca una pedina vicina con una casella vuota subito dietro.
lesson-ask-chain = A un salto possono seguirne altri nella stessa mossa, in qualsiasi direzione. Trova dove arriva questa pedina con il maggior numero di salti.
lesson-right-chain = Tre salti in una mossa. Sono le catene lunghe a vincere le partite.
lesson-wrong-chain = C’è una catena più lunga: da ogni casella d’arrivo cerca la prossima pedina da saltare.
lesson-ask-ladder = Le catene si costruiscono: pedine con spazi vuoti in mezzo sono una scala per quelle dietro. Trova la mossa dopo la quale hai una catena di quattro salti o più, qualunque cosa faccia il Nero.
lesson-right-ladder = Una mossa tranquilla, e la prossima attraversa mezzo tavoliere.
lesson-wrong-ladder = Dopo questa mossa il Nero può toglierti la catena lunga, oppure non ce n’è nessuna. Cerca il piolo che manca alla tua scala.
lesson-ask-home = Con queste regole perde chi ha pedine nella propria base dopo il giro 30, e questo è il giro 30. Trova la mossa che salva la partita.
lesson-right-home = Nella base non c’è più nessuna pedina. Prima di un controllo così ti avviso sotto il tavoliere.
lesson-wrong-home = Una pedina resta nella base, e così si perde subito, per quanto grande sia il vantaggio.
lesson-ask-block = Guarda che cosa può fare poi il Nero. Scegli la mossa che lascia più piccola possibile la sua mossa migliore.
lesson-right-block = La scala del Nero non c’è più, e intanto la tua pedina va avanti.
lesson-wrong-block = Il Nero ha ancora una mossa più lunga. Mettiti dove arriva la sua catena, o sposta la pedina sopra cui salta.
lesson-ask-race = Ormai la strada è libera: adesso è una corsa. Trova la prima mossa della via che riempie il tuo traguardo nel minor numero di mosse.
lesson-right-race = A volte un passo di lato è più veloce: fa da ponte per la prossima pedina.
lesson-wrong-race = Così ci vuole una mossa in più. Conta le mosse, non i passi: cerca una via in cui una pedina ne aiuta un’altra.
lesson-ask-count = Giochi con il ⚫ Nero, e questa è l’ultima mossa del giro 80. Con queste regole la partita poi finisce, e vince chi ha meno passi singoli da fare fino al traguardo. Al Bianco ne servono 3. Vinci.
lesson-right-count = Due passi da fare contro tre. Questa era l’ultima lezione: `/halma challenge computer:2` è una buona prossima partita.
lesson-wrong-count = Hai ancora tanti passi da fare quanti il Bianco, o di più. Ricorda quanto vale un passo in diagonale.
study-right = ✅ **{ $route }**: giusto! { $text }
study-wrong = ❌ **{ $route }**: non ancora. { $text }
study-none = Questa lezione o questo problema non esiste.
study-stone = { $number }: la pedina in { $cell }
study-target = { $number }: in { $cell }
menu-study-stone = Quale pedina?
menu-study-target = Dove va? Scegliendo giochi la mossa
button-study-stones = Un’altra pedina
button-study-again = Riprova
button-next-lesson = Lezione successiva
button-solve = Risolvi
puzzle-ask-chain = Trova la catena di salti più lunga.
puzzle-ask-build = Il tuo traguardo si può riempire in { $moves } mosse tue; la strada è libera. Trova la prima: nessun’altra è abbastanza veloce.
puzzle-ask-home = È il giro dopo il quale nella base non può restare nessuna pedina. Ti salva una sola mossa.
puzzle-right = È l’unica soluzione.
puzzle-wrong = C’è di meglio.
puzzle-streak = { $tries ->
    [one] Risolto al primo tentativo!
    [many] Risolto al tentativo n. { $tries }.
   *[other] Risolto al tentativo n. { $tries }.
} 🔥 { $days ->
    [one] Un giorno
    [many] { $days } di giorni di fila
   *[other] { $days } giorni di fila
}, record: { $best }.
