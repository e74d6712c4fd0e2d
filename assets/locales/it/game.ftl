# Words of the game.

variant-halma8 = Halma 8×8
variant-halma10 = Halma 10×10
variant-halma16 = Halma 16×16
variant-halma16-4 = Halma 16×16 in quattro
variant-corners = Angoli (Ugolki)
variant-mini-corners = Mini-Angoli
variant-star2 = Dama cinese in due
variant-star2x3 = Dama cinese in due, tre colori a testa
variant-star3 = Dama cinese in tre
variant-star3x2 = Dama cinese in tre, due colori a testa
variant-star4 = Dama cinese in quattro
variant-star5 = Dama cinese in cinque
variant-star6 = Dama cinese in sei

clock-1h = 1 ora
clock-12h = 12 ore
clock-1d = 1 giorno
clock-2d = 2 giorni
clock-3d = 3 giorni
clock-5d = 5 giorni
clock-7d = 7 giorni
clock-14d = 14 giorni
clock-none = Nessun limite di tempo
clock-per-move = { $time } per mossa

rules-gambiter = Giri contati (Gambiter)
rules-brainking = Controllo della base (BrainKing)
rules-closed-camp = Traguardo chiuso
rules-classic = Primo traguardo pieno (classico)
rules-igroved = Primo traguardo pieno (stella)
diagonals-on = con diagonali
diagonals-off = senza diagonali

color-a = Bianco
color-b = Nero
color-c = Rosso
color-d = Blu
color-e = Verde
color-f = Giallo
mark-a = ⚪
mark-b = ⚫
mark-c = 🔴
mark-d = 🔵
mark-e = 🟢
mark-f = 🟡

forgotten-person = Qualcuno
computer = Computer (livello { $level })

# The board in words.

text-stone-a = b
text-stone-b = n
text-stone-c = r
text-stone-d = u
text-stone-e = v
text-stone-f = g
text-color = { $letter } { $name }
text-legend = { $colors }; { $free } casella libera

alt-board = { $game }, giro { $round }.
alt-seat = { $name } ({ $colors }): { $tempo ->
    [0] tutte le pedine al traguardo
    [one] manca un passo
    [many] mancano { $tempo } di passi
   *[other] mancano { $tempo } passi
}; pedine nella base: { $home }, al traguardo: { $goal } su { $stones }.
alt-out = { $name } ({ $colors }): fuori gioco.
alt-to-move = Di turno: { $name }.
alt-won = Vince { $name }.
alt-over = La partita è conclusa.
alt-last = Ultima mossa: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] { $user }, comincia { $seat }.
   *[no] Comincia { $seat }.
}
turn-next = { $practice ->
    [yes] { $user }, tocca a { $seat }.
   *[no] Tocca a { $seat }.
}
turn-thinks = { $seat } sta pensando.
played = { $seat } ha giocato **{ $route }**.
taken-back = { $count ->
    [one] ↩️ L’ultima mossa è stata annullata.
    [many] ↩️ Sono state annullate le ultime { $count } di mosse.
   *[other] ↩️ Le ultime { $count } mosse sono state annullate.
}
moderator-undid = 🛡️ { $players }: { $who } (moderazione) ha annullato l’ultima mossa.
moderator-moved = 🛡️ { $players }: { $who } (moderazione) ha portato qui questa partita.
moderator-ended = 🛡️ { $players }: { $who } (moderazione) ha chiuso questa partita.
moderator-voided = 🛡️ { $players }: { $who } (moderazione) ha tolto questa partita dalle classifiche di questo server.
void-everywhere = 🛡️ { $players }: chi gestisce questo bot ha tolto questa partita da tutte le classifiche.
moderator-reason = Motivo: { $reason }
past-began = #{ $code } è cominciata: { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [one] { $first } · un’altra mossa · { $last }
    [many] { $first } · altri { $between } di mosse · { $last }
   *[other] { $first } · altre { $between } mosse · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to } ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
})
past-resigned = { $seat } ha abbandonato.
past-timeout = { $seat }: tempo scaduto.
turn-short = { $seat }, tocca a te in #{ $code }: { $place }
moved-away = ➡️ #{ $code } continua in { $place }.
paused-place = ⏸️ Questa partita è ferma, perché non posso scrivere nel suo canale. `/halma bring-here game:{ $code }` la porta in un altro; altrimenti sarà annullata { $until }.
paused-player = ⏸️ { $who } ha lasciato questo server, quindi la partita è ferma. Chi non torna esce dal gioco { $until }; una mossa la fa ripartire.
offer-agreed = 🤝 D’accordo.
offer-draw = 🤝 #{ $code }: { $by } propone la patta. { $asked }, va bene?
offer-takeback = ↩️ #{ $code }: { $by } chiede di annullare la propria ultima mossa. { $asked }, va bene?
offer-cancel = 🚫 #{ $code }: { $by } chiede di annullare questa partita; non conterebbe per nessuno. { $asked }, va bene?
offer-hints = 💡 #{ $code }: { $by } vorrebbe permettere a tutti i suggerimenti del computer in questa partita, che resta classificata. { $asked }, va bene?
offer-undoes = Mosse che verrebbero annullate: { $plies }
offer-declined-draw = { $declined } ha rifiutato la patta proposta da { $by }.
offer-declined-takeback = { $declined } ha rifiutato: l’ultima mossa di { $by } resta valida.
offer-declined-cancel = { $declined } ha rifiutato di annullare la partita, che quindi continua.
offer-declined-hints = { $declined } ha rifiutato: niente suggerimenti in questa partita.
offer-withdrawn-draw = { $by } ha ritirato la proposta di patta.
offer-withdrawn-takeback = { $by } ci ha ripensato: l’ultima mossa resta valida.
offer-withdrawn-cancel = { $by } ci ha ripensato: la partita continua.
offer-withdrawn-hints = { $by } ci ha ripensato e continua senza suggerimenti.
notice-declined-draw = { $to }, { $by } ha rifiutato la tua proposta di patta in #{ $code }. La partita continua.
notice-declined-takeback = { $to }, { $by } ha rifiutato: la tua ultima mossa in #{ $code } resta valida.
notice-declined-hints = { $to }, { $by } ha rifiutato: niente suggerimenti in #{ $code }.
notice-hints-agreed = { $to }, c’è l’accordo di tutti: in #{ $code } chi è di turno può chiedere al computer con `/halma hint`.
notice-declined-cancel = { $to }, { $by } ha rifiutato di annullare #{ $code }. La partita continua.
notice-day-given = { $known ->
    [yes] { $to }, { $by } ti ha dato un giorno in più in #{ $code }. Il tempo per la tua mossa scade { $ends }.
   *[no] { $to }, { $by } ti ha dato un giorno in più in #{ $code }.
}
had-to-pass = { $seat } non può muovere e deve passare.
out-resignation = { $seat } ha abbandonato. Le sue pedine lasciano il tavoliere e la partita continua.
out-timeout = { $seat }: tempo scaduto. Le sue pedine lasciano il tavoliere e la partita continua.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 patta
title-cancelled = 🚫 annullata
thread-name = { $game } · { $names } · #{ $code }
thread-summary = { $game } #{ $code }: partita conclusa, vedi { $place }.
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · giro { $round }
board-footer-whole = #{ $code } · { $game } · giro { $round } · { $rules }
steps-to-go = Passi da fare: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } fuori gioco
with-time = { $text } · ⏳ { $at }
bot-was-away = 🔌 Per un po’ di questo turno non ero in linea; quel tempo non conta.
player-away = ✈️ { $who }: assenza, { $from } – { $until }; quel tempo non conta.
reminder = ⏰ { $user }, { $game } #{ $code } aspetta ancora la tua mossa. Il tempo scade { $ends } – { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] Dopo questo giro ({ $round }) perde chi ha una pedina nella propria base. Ancora nella base: { $homes }
    [many] Dopo il giro { $round } perde chi ha una pedina nella propria base; mancano { $left } di giri. Ancora nella base: { $homes }
   *[other] Dopo il giro { $round } perde chi ha una pedina nella propria base; mancano { $left } giri. Ancora nella base: { $homes }
}
forced-home-seat = { $seat } { $count }
forced-home-moves = { $left ->
    [one] { $seat } ha ancora una mossa libera; poi lasciare una pedina nella base fa perdere. Ancora nella base: { $homes }
    [many] Dopo { $moves } mosse proprie, lasciare una pedina nella base fa perdere; a { $seat } ne restano { $left }. Ancora nella base: { $homes }
   *[other] Dopo { $moves } mosse proprie, lasciare una pedina nella base fa perdere; a { $seat } ne restano { $left }. Ancora nella base: { $homes }
}
forced-home-moves-now = { $seat }, d’ora in poi lasciare una pedina nella base fa perdere. Ancora nella base: { $homes }
forced-tempo = { $left ->
    [one] Dopo questo giro ({ $round }) vince chi ha meno passi da fare
    [many] Dopo il giro { $round } vince chi ha meno passi da fare; mancano { $left } di giri
   *[other] Dopo il giro { $round } vince chi ha meno passi da fare; mancano { $left } giri
}
forced-stall = { $left ->
    [one] Giri senza progressi: { $quiet }; ancora uno e la partita è patta
    [many] Giri senza progressi: { $quiet }; ancora { $left } e la partita è patta
   *[other] Giri senza progressi: { $quiet }; ancora { $left } e la partita è patta
}
forced-stall-loses = { $left ->
    [one] Giri senza progressi: { $quiet }; ancora uno e { $loser } perde, perché ha ancora pedine nella base
    [many] Giri senza progressi: { $quiet }; ancora { $left } e { $loser } perde, a meno che la sua base non sia vuota
   *[other] Giri senza progressi: { $quiet }; ancora { $left } e { $loser } perde, a meno che la sua base non sia vuota
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-locked = { $seats ->
    [2] 🏆 { $winner } vince contro { $losers }: il traguardo è pieno, a parte le pedine altrui intrappolate.
   *[other] 🏆 { $winner } vince: il traguardo è pieno, a parte le pedine altrui intrappolate.
}
won-home = 🏆 { $winner } vince. Pedine ancora nella base al controllo: { $losers }.
won-tempo = 🏆 { $winner } vince contro { $losers } al conteggio dei passi ({ $tempo }): meno passi da fare fino al traguardo.
won-stall = 🏆 { $winner } vince: 50 giri senza progressi, e pedine ancora nella base per { $losers }.
won-resignation = { $seats ->
    [2] { $losers } ha abbandonato. 🏆 { $winner } vince.
   *[other] { $last } ha abbandonato: non c’è più nessuno contro cui giocare. 🏆 { $winner } vince.
}
won-timeout = { $seats ->
    [2] Tempo scaduto per { $losers }. 🏆 { $winner } vince.
   *[other] Tempo scaduto per { $last }: non c’è più nessuno contro cui giocare. 🏆 { $winner } vince.
}
drawn-built = { $seats ->
    [2] 🤝 Patta tra { $players }: i due traguardi si sono riempiti nello stesso giro.
   *[other] 🤝 Patta: i due traguardi si sono riempiti nello stesso giro.
}
drawn-home = { $seats ->
    [2] 🤝 Patta tra { $players }: al controllo, entrambe le parti avevano ancora pedine nella base.
   *[other] 🤝 Patta: al controllo, entrambe le parti avevano ancora pedine nella base.
}
drawn-tempo = { $seats ->
    [2] 🤝 Patta tra { $players }: parità al conteggio dei passi ({ $tempo }).
   *[other] 🤝 Patta: parità al conteggio dei passi ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 Patta tra { $players }: 50 giri senza progressi.
   *[other] 🤝 Patta: 50 giri senza progressi.
}
drawn-blocked = { $seats ->
    [2] 🤝 Patta tra { $players }: nessuno può più muovere.
   *[other] 🤝 Patta: nessuno può più muovere.
}
drawn-agreement = { $seats ->
    [2] 🤝 Patta d’accordo tra { $players }.
   *[other] 🤝 Patta d’accordo.
}
void-agreed = 🚫 { $players }: partita annullata di comune accordo. Non conta per nessuno.
void-late = 🚫 { $blamed } ha lasciato scadere il tempo prima che tutti avessero mosso: questa partita tra { $players } è annullata e non conta per nessuno.
void-left = 🚫 { $blamed } ha lasciato questo server prima che tutti avessero mosso: questa partita tra { $players } è annullata e non conta per nessuno.
void-no-place = 🚫 { $players }: questa partita è rimasta una settimana senza canale, quindi è annullata e non conta per nessuno.
void-moderator = Non conta per nessuno.
void-unknown = 🚫 { $players }: questa partita è stata annullata e non conta per nessuno.

# Buttons, menus, forms.

button-move = Muovi
choose-move = La tua mossa in #{ $code }: scegli una delle migliori, oppure il numero di una pedina per vedere dove può andare.
choose-target = #{ $code }: dove va la pedina in { $stone }?
went-on = Nel frattempo la partita è andata avanti; ecco a che punto è.
menu-best-moves = Le mosse migliori: scegline una per giocarla
menu-stones = Un’altra pedina…
menu-targets = { $first ->
    [1] Dove va? Scegliendo giochi la mossa
   *[other] Altre caselle, da { $first } in poi
}
stone-label = { $number } · { $stone } · { $moves ->
    [one] una mossa
    [many] { $moves } di mosse
   *[other] { $moves } mosse
}
choice-move = { $begins } → { $to } · { $jumps ->
    [0] passo
    [one] un salto
    [many] { $jumps } di salti
   *[other] { $jumps } salti
} · { $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}{ $end ->
    [won] {" "}· 🏆 vince
    [lost] {" "}· ⚠️ perde
    [late] {" "}· ⌛ base vuota troppo tardi
    [drawn] {" "}· 🤝 patta
   *[none] { "" }
}
jumps-begin = #{ $code }: la pedina in { $from } salta. Dove arriva col primo salto?
jumps-on = #{ $code }: da { $from } la pedina è arrivata in { $at }. Può saltare ancora.
menu-jumps = Salta ancora in…
button-jump-by-jump = Salto per salto
button-stop-here = Fermati qui
hint-title = 💡 #{ $code }: ecco che cosa giocherebbe il computer.
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Poi forse { $reply }.
hint-play = Gioca { $text }
hint-rated = Questa partita è classificata, quindi i suggerimenti ci sono solo se va bene a tutti: lo chiede `/halma offer what:hints`. Nelle partite amichevoli (`rated:False` nella sfida) e in allenamento ci sono sempre.
hint-wins = { $moves ->
    [one] vince.
    [many] vince in { $moves } di mosse.
   *[other] vince in { $moves } mosse.
}
hint-shortest = { $moves ->
    [one] l’ultima mossa della via più breve al traguardo.
    [many] ormai la strada è libera, e questa è la via più breve: { $moves } di mosse.
   *[other] ormai la strada è libera, e questa è la via più breve: { $moves } mosse.
}
hint-leaves-home = { $left ->
    [0] così la base è vuota, in tempo per il controllo.
    [one] la base va svuotata presto; resta ancora una pedina.
    [many] la base va svuotata presto; restano ancora { $left } di pedine.
   *[other] la base va svuotata presto; restano ancora { $left } pedine.
}
hint-fills-goal = una pedina in più al traguardo.
hint-brings-up = porta avanti la pedina più arretrata.
hint-chain = una catena di { $jumps } salti.
hint-prepares = prepara { $next }, magari dopo { $reply }.
hint-best = porta al miglior seguito possibile.
hint-no-mark = 🤖 Dopo un suggerimento, vincere questa partita non vale più nel profilo come livello battuto.
confirm-move = Vuoi giocare **{ $text }** in #{ $code }?
button-play = Gioca
button-type-move = Scrivi una mossa
button-other-stones = Altre pedine
button-back = Indietro
button-board = Dal mio lato
button-resign = Abbandona
button-resign-yes = Sì, abbandono
button-resign-no = No, continuo
button-agree = Accetta
button-disagree = Rifiuta
button-give-day = +1 giorno
button-rematch = Rivincita
button-analyze = Analisi
analysis-title = 📈 **#{ $code }** { $game }: l’analisi
analysis-failed = L’analisi di questa partita non è riuscita. Riprova tra un momento; se succede ancora, dillo a chi mi gestisce.
analysis-curve = { $seats ->
    [2] La curva: di quanti passi era in vantaggio { $seat }, giro per giro.
   *[other] Le curve: di quanti passi ogni colore era in vantaggio sugli altri, giro per giro.
}
analysis-no-moment = Nessuna mossa è costata anche solo un passo. Ben giocato!
analysis-missed = 🔗 Catena più lunga sfuggita: giro { $round }, { $seat } **{ $chain }**, { $jumps } salti, { $gain ->
    [one] un passo
    [many] { $gain } di passi
   *[other] { $gain } passi
} in avanti.
analysis-race = 🏁 Dal giro { $round } la strada era libera per tutti: { $sides }.
analysis-race-side = a { $seat } { $needed ->
    [one] serviva una mossa
    [many] servivano { $needed } di mosse
   *[other] servivano { $needed } mosse
} (giocate: { $made })
analysis-alt = Una curva su { $rounds } giri: vantaggio in passi del primo colore, al meglio { $most }, al peggio { $least }.
button-replay = Rivedi
button-replay-files = GIF e trascrizione
button-replay-files-from = GIF da qui e trascrizione
menu-replay = Vai a una mossa
replay-title = **#{ $code }** · { $game } · mossa { $number } di { $count }
replay-move = { $number ->
    [0] L’inizio
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] un giro
    [many] { $rounds } di giri
   *[other] { $rounds } giri
} · { $jumps ->
    [0] nessun salto
    [one] un salto, di { $seat }
    [many] { $jumps } di salti · catena più lunga: { $longest }, di { $seat }
   *[other] { $jumps } salti · catena più lunga: { $longest }, di { $seat }
}
replay-files = #{ $code } come immagine animata, con la sua trascrizione.
replay-skips = Mostra una mossa su { $step }, altrimenti durerebbe troppo.
replay-small = È di { $pixels } pixel, altrimenti sarebbe troppo grande per Discord.
replay-no-picture = L’immagine animata di #{ $code } non è riuscita. Ecco la trascrizione.
imported = #{ $code } è qui solo per te: non lo sa nessun altro, e non conta in nessuna classifica.
import-several = Qui c’è più di una partita. Dammene una alla volta.
import-unreadable = Non riesco a leggere la riga { $line } di questa trascrizione, { $text }. { $why } `/halma export` mostra com’è fatta una trascrizione; correggi la riga e riprova con `/halma import`.
import-why-empty = Non contiene nessuna partita.
import-why-large = È più lunga di quanto possa essere una trascrizione.
import-why-token = Non è né un tag, come `[Variant "halma8"]`, né una mossa.
import-why-tag = Questo tag compare due volte, o tra le mosse, o ha un valore che non conosco.
import-why-no-variant = Manca il tag `[Variant "halma8"]`, con il nome di un gioco.
import-why-move = Lì la mossa { $ply } della partita non si può giocare: { $why }
import-why-seat = Non indica un posto di questa partita che possa uscire dal gioco.
import-why-result = Le mosse portano a un altro risultato, o i risultati si contraddicono.
modal-import-title = Una partita giocata altrove
modal-import-field = La sua trascrizione
record-of = La trascrizione di #{ $code }.
button-previous = ◀ Prima
button-next = Dopo ▶
modal-move-title = La tua mossa · #{ $code }
modal-move-field = Da dove a dove, o tutto il percorso
modal-move-example = { $example }
menu-which-match = Scegli una partita
menu-which-challenge = Rispondi a una sfida, o ritirala
challenge-chosen = Questa sfida aspetta una risposta.
modal-end-title = Chiudere #{ $code }? Non conterà per nessuno.
modal-void-title = Togliere #{ $code } dalle classifiche?
modal-reset-tables-title = Azzerare le classifiche di questo server?
modal-reset-tables-field = Scrivi il nome di questo server
modal-undo-title = Annullare l’ultima mossa in #{ $code }?
modal-reason-field = Perché? Chi gioca lo vede.
modal-reason-example = Puoi anche non scrivere nulla.
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = Quale delle tue partite intendi?
name-the-match = Qui giochi più partite. Indica quale con l’opzione `game`.

# Private answers.

already-done = Era già fatto. Ecco a che punto siamo:
done-privately = Fatto. Vedi #{ $code } in { $place }.
unposted = A proposito: l’ultima novità della partita #{ $code } non si è potuta mostrare in { $place }, perché lì non posso scrivere o il canale non c’è più. Nulla è perduto: `/halma board game:{ $code }` mostra a che punto è, e `/halma bring-here game:{ $code }` la porta in un canale a tua scelta. Fino ad allora resta ferma, al massimo per una settimana.
unposted-over = A proposito: com’è finita #{ $code }, o che ne è stato, non si è potuto mostrare in { $place }, perché lì non posso scrivere o il canale non c’è più. `/halma board game:{ $code }` lo mostra.
plain-post = { $people }: ci sono novità nella partita #{ $code }, ma Discord non ha accettato il mio messaggio. `/halma board game:{ $code }` le mostra.
no-lost-game = Nessuna delle tue partite ha perso il suo canale.
done-late = Fatto, anche se c’è voluto un momento.
press-again = Ci è voluto troppo tempo. Premi di nuovo il pulsante.
other-version = Questo pulsante viene da un’altra versione del bot. Ecco il tavoliere com’è ora:
no-turn-here = In questo canale non tocca a te in nessuna partita. `/halma games` elenca tutte le tue partite, `/halma challenge` ne comincia una.
no-game-here = In questo canale non giochi nessuna partita. `/halma games` elenca tutte le tue partite.
no-board-here = In questo canale non c’è nessuna partita in corso. `/halma challenge` ne comincia una.
resign-kept = Continui a giocare.
day-given = Fatto: chi gioca contro di te in #{ $code } ha un giorno in più.
menu-of = Partite da { $from } a { $to }
menu-more = { $count ->
    [one] Un’altra non entra qui.
    [many] Altri { $count } non entrano qui.
   *[other] Altre { $count } non entrano qui.
} Indica quella che vuoi con l’opzione `game`.
muted = Fatto: non ti ricorderò più questo turno in #{ $code }.
offer-declined-quietly = Rifiutata. Non lo dico a nessuno; per gli altri la proposta resta aperta fino alla fine del turno.
next-waiting = La prossima: { $game }
open-none = In questo server non ci sono sfide aperte. `/halma challenge` senza nomi ne lancia una a cui può partecipare chiunque.
open-title = Sfide aperte di questo server: { $count }
games-none = Non hai partite. `/halma challenge` ne comincia una.
games-none-of = { $who } non ha partite in questo server.
games-title = Le tue partite: { $count }
games-title-of = Partite di { $who } in questo server: { $count }
games-my-turn = ▶️ **#{ $code }** { $game }: { $people } – **tocca a te** – { $place }
games-my-turn-until = ▶️ **#{ $code }** { $game }: { $people } – **tocca a te**, il tempo scade { $at } – { $place }
games-their-turn = ⏳ **#{ $code }** { $game }: { $people } – { $place }
games-their-turn-until = ⏳ **#{ $code }** { $game }: { $people }, il tempo scade { $at } – { $place }
link-to-board = al tavoliere
games-open = 📨 **#{ $code }** { $game }: { $people } – aspetta partecipanti – { $place }
games-answer = 📨 **#{ $code }** { $game }: { $people } – **una sfida per te** – { $place }
