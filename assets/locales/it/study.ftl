# Lessons and puzzles.

lesson-title = 🎓 **Lezione { $number } di { $all }.** { $text }
lesson-ask-step = Giochi con il ⚪ Bianco: dall’angolo in basso a destra a quello contornato in alto a sinistra. Con un passo una pedina va in una casella vicina, in questo gioco anche in diagonale. Scegli una pedina, poi il passo che la avvicina di più.
lesson-right-step = Un passo in diagonale vale due.
lesson-wrong-step = È permesso, ma un altro passo avvicina di più la pedina.
lesson-ask-jump = Invece di fare un passo, una pedina può saltarne un’altra, di chiunque sia, nella casella libera subito dietro. Non si mangia nulla. Salta con questa pedina.
lesson-right-jump = Due caselle in una mossa, e la pedina saltata resta dov’è.
lesson-wrong-jump = Questo è un passo. Cerca una pedina vicina con una casella libera subito dietro.
lesson-ask-chain = Dopo un salto la stessa pedina può saltare ancora, in ogni direzione. Trova la mossa con più salti.
lesson-right-chain = Tre salti in una mossa. Le catene lunghe fanno vincere.
lesson-wrong-chain = C’è una catena più lunga. Dopo ogni salto cerca la prossima pedina da saltare.
lesson-ask-ladder = Le catene si costruiscono: pedine con caselle libere in mezzo fanno da scala a quelle dietro. Trova la mossa che nel prossimo turno ti dà una catena di almeno quattro salti, qualunque cosa faccia il Nero.
lesson-right-ladder = Una mossa tranquilla, e la prossima attraversa mezza scacchiera.
lesson-wrong-ladder = Dopo questa non c’è una catena lunga, o il Nero può spezzarla. Trova il piolo che manca alla tua scala.
lesson-ask-home = In questo gioco perdi se dopo il giro 30 hai ancora una pedina nella base, e questo è il giro 30. Trova la mossa che ti salva.
lesson-right-home = La tua base è vuota. Nelle tue partite ti avviso sotto la scacchiera quando si avvicina quel momento.
lesson-wrong-home = Hai ancora una pedina nella base, quindi perdi, anche con un grande vantaggio.
lesson-ask-block = Guarda che cosa può fare poi il Nero. Scegli la mossa che accorcia di più la sua mossa migliore.
lesson-right-block = La scala del Nero non c’è più, e anche la tua pedina va avanti.
lesson-wrong-block = Il Nero ha ancora una mossa più lunga. Mettiti dove arriva la sua catena, o togli la pedina che salta.
lesson-ask-race = Nessuno è più d’intralcio: è una corsa. Trova la prima mossa della via più veloce per riempire il traguardo.
lesson-right-race = A volte un passo di lato è più veloce: fa da ponte alla prossima pedina.
lesson-wrong-race = Così ci vuole di più. Conta le mosse, non i passi: cerca come una pedina può aiutarne un’altra.
lesson-ask-count = Giochi con il ⚫ Nero, e questa è l’ultima mossa del giro 80. Poi la partita finisce, e vince chi ha meno passi da fare. Al Bianco ne mancano 3. Vinci!
lesson-right-count = Due passi da fare contro tre. Era l’ultima lezione! Per la prossima partita prova `/halma play computer:2`.
lesson-wrong-count = Hai ancora tanti passi da fare quanti il Bianco, o di più. Ricorda quanto vale un passo in diagonale.
study-right = ✅ **{ $route }**: giusto! { $text }
study-wrong = ❌ **{ $route }**: non proprio. { $text }
study-none = Non trovo questa lezione o questo problema. `/halma-study learn` elenca le lezioni.
study-stone = { $number }: la pedina in { $cell }
study-target = { $number }: in { $cell }
menu-study-stone = Quale pedina?
menu-study-target = Dove va? La mossa viene giocata subito
button-study-stones = Un’altra pedina
button-study-again = Riprova
button-next-lesson = Prossima lezione
button-solve = Risolvi
puzzle-game = { $diagonals ->
    [on] { $game }, con diagonali
    [off] { $game }, senza diagonali
   *[none] { $game }
}
puzzle-title = 🧩 **Problema del giorno** · { $game }. Giochi con il { $color }. { $text }
puzzle-of-the-day = 🧩 **Problema del giorno** · { $game }. Muove il { $color }. { $text }
study-alt = Muove il { $color }, dalla base ({ $home }) al traguardo ({ $goal }). Pedine che possono muovere: { $stones }.
puzzle-ask-chain = Trova la catena di salti più lunga.
puzzle-ask-build = Puoi riempire il traguardo in { $moves } mosse, e nessuno ti è d’intralcio. Trova la prima: solo una è abbastanza veloce.
puzzle-ask-home = Perdi se dopo questo giro hai ancora una pedina nella base. Ti salva una sola mossa.
puzzle-right = È l’unica risposta.
puzzle-wrong = C’è di meglio.
puzzle-streak = { $tries ->
    [one] Risolto al primo tentativo!
   *[other] Risolto in { $tries } tentativi.
} 🔥 { $days ->
    [one] Un giorno
   *[other] { $days } giorni di fila
}, record: { $best }.
puzzle-days-7 = 🎉 Un’intera settimana di problemi risolti!
puzzle-days-30 = 🎉 Trenta giorni di fila. Ormai è un’abitudine.
puzzle-days-100 = 💯 Cento giorni di fila. Incredibile!
puzzle-skips = { $skipped ->
    [one] Hai saltato un giorno, ma
   *[other] Hai saltato { $skipped } giorni, ma
} due giorni al mese sono liberi. { $left ->
    [0] Questo mese non te ne restano più.
    [one] Questo mese te ne resta uno.
   *[other] Questo mese te ne restano { $left }.
}
puzzle-shared = 🧩 { $who } ha risolto il problema di oggi
    { $tries ->
        [one] ✅ al primo tentativo
       *[other] ✅ in { $tries } tentativi
    }
    🔥 { $days ->
        [one] un giorno
       *[other] { $days } giorni di fila
    }
puzzle-share-old = Quello era il problema di un altro giorno. `/halma-study puzzle` mostra quello di oggi.
march-title = 🥾 **Marcia { $number }**. Porta le tue { $stones } pedine al traguardo contornato, senza avversari e nel minor numero di mosse. Il minimo possibile è { $par }.
march-so-far = { $moves ->
    [one] Finora: una mossa.
   *[other] Finora: { $moves } mosse.
}
march-misfit = Qui non posso giocare `{ $word }`. Una mossa si scrive così: `{ $example }`, con uno spazio prima della successiva.
march-finished = 🏁 **Marcia { $number }**: traguardo raggiunto in { $moves } mosse. Il minimo possibile è { $par }.
march-perfect = 🏆 Nessuno può farcela in meno!
march-best = Il tuo miglior risultato di oggi: { $moves }.
march-shared = 🥾 marcia { $number }: { $moves }/{ $par } · { $who }
march-share-old = Quella era la marcia di un altro giorno. `/halma-study march` mostra quella di oggi.
march-way = Un percorso in { $par } mosse: `{ $moves }`
march-table = 🥾 **Marcia { $number }** su questo server (il minimo possibile è { $par }):
march-table-empty = Qui nessuno ha ancora condiviso la marcia { $number }.
march-rank = { $place }. { $who } · { $moves }
march-yesterday = Risultati condivisi della marcia { $number }:
button-march = Marcia
button-march-back = Annulla mossa
button-march-again = Da capo
button-march-way = Percorso migliore
button-march-table = Tabella
modal-march-title = Marcia { $number }
modal-march-field = Le tue prossime mosse, separate da spazi
