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
variant-star2-15 = Dama cinese in due, 15 pedine
variant-star3-15 = Dama cinese in tre, 15 pedine

clock-1h = 1 ora
clock-12h = 12 ore
clock-1d = 1 giorno
clock-2d = 2 giorni
clock-3d = 3 giorni
clock-5d = 5 giorni
clock-7d = 7 giorni
clock-14d = 14 giorni
clock-none = Senza limite di tempo
clock-bank-7d = 7 giorni per tutte le tue mosse
clock-bank-14d = 14 giorni per tutte le tue mosse
clock-bank-21d = 21 giorni per tutte le tue mosse
clock-bank-30d = 30 giorni per tutte le tue mosse
clock-bank-3d-12h = 3 giorni, più 12 ore per mossa
clock-bank-7d-1d = 7 giorni, più 1 giorno per mossa
clock-weekends = { $time }, weekend esclusi
clock-per-move = { $time } per mossa

rules-gambiter = Giri limitati (Gambiter)
rules-brainking = Base libera in tempo (BrainKing)
rules-closed-camp = Traguardo senza uscita
rules-classic = Traguardo pieno per primo (classico)
rules-igroved = Traguardo pieno per primo (stella)
rules-parlett = Vince il traguardo pieno (Parlett)
rules-family = Regole di famiglia (stella)
diagonals-on = con diagonali
diagonals-off = senza diagonali
jumps-long = salti lunghi
ends-places = si gioca per tutti i posti
teams-pairs = a coppie

color-a = Bianco
color-b = Nero
color-c = Rosso
color-d = Blu
color-e = Verde
color-f = Giallo

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
text-legend = { $colors }; { $free } libera

alt-board = { $game }, giro { $round }.
alt-seat = { $name } gioca { $colors }: { $tempo ->
    [0] tutte al traguardo
    [one] manca un passo
   *[other] mancano { $tempo } passi
}, { $home } nella base, { $goal } su { $stones } al traguardo.
alt-out = { $name } ({ $colors }) non gioca più.
alt-place = { $name } ({ $colors }): posto { $place }.
alt-to-move = Tocca a { $name }.
alt-won = { $name } ha vinto.
alt-won-pair = { $names } hanno vinto insieme.
picture-steps = passi da fare
picture-goal = al traguardo
alt-over = La partita è finita.
alt-last = Ultima mossa: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] **Comincia { $seat },** { $user }.
   *[no] **Comincia { $seat }.**
}
turn-aim = { $aim ->
    [duel] Porta le tue { $stones } pedine { $marks } { $corners } prima che { $other } riempia il suo traguardo. Tocca **Muovi**.
    [pair] Porta le tue { $stones } pedine { $marks } { $corners }. Giochi in coppia con { $other }: vince la coppia che riempie per prima entrambi i traguardi. Tocca **Muovi**.
    [places] Porta le tue { $stones } pedine { $marks } { $corners }: prima arrivi, migliore è il tuo posto. Tocca **Muovi**.
   *[others] Porta le tue { $stones } pedine { $marks } { $corners } prima di tutti gli altri. Tocca **Muovi**.
}
# Where a goal lies in the picture, after "into".
corner-bottom = nell’angolo in basso
corner-bottom-left = nell’angolo in basso a sinistra
corner-bottom-right = nell’angolo in basso a destra
corner-top = nell’angolo in alto
corner-top-left = nell’angolo in alto a sinistra
corner-top-right = nell’angolo in alto a destra
turn-next = { $practice ->
    [yes] Muove { $seat }, { $user }.
   *[no] { $seat }, tocca a te.
}
turn-look = Tocca a { $seat }.
turn-thinks = { $seat } sta pensando…
played = { $seat } ha giocato **{ $route }**.
played-planned = { $seat } ha giocato **{ $route }**, come da piano.
taken-back = { $count ->
    [one] ↩️ Ultima mossa annullata.
   *[other] ↩️ Ultime { $count } mosse annullate.
}
moderator-undid = 🛡️ { $players }: { $who } (moderazione) ha annullato l’ultima mossa.
moderator-moved = 🛡️ { $players }: { $who } (moderazione) ha spostato qui questa partita.
moderator-ended = 🛡️ { $players }: { $who } (moderazione) ha chiuso questa partita.
moderator-voided = 🛡️ { $players }: { $who } (moderazione) ha tolto questa partita dalle classifiche di questo server.
void-everywhere = 🛡️ { $players }: chi gestisce questo bot ha tolto questa partita da tutte le classifiche.
moderator-reason = Motivo: { $reason }
past-began = #{ $code } è cominciata: { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [one] { $first } · un’altra · { $last }
   *[other] { $first } · altre { $between } · { $last }
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
paused-place = ⏸️ In pausa: non posso scrivere nel canale della partita. Usa `/halma game move-here game:{ $code }` in un altro canale, o la partita sarà annullata { $until }.
paused-player = ⏸️ In pausa: { $who } ha lasciato questo server. Se non torna, è fuori { $until }. Con una mossa si riparte.
offer-agreed = 🤝 D’accordo.
offer-draw = 🤝 #{ $code }: { $by } propone la patta. { $asked }, va bene?
offer-takeback = ↩️ #{ $code }: { $by } vorrebbe annullare una mossa. { $asked }, va bene?
offer-cancel = 🚫 #{ $code }: { $by } chiede di annullare questa partita; non conterà. { $asked }, va bene?
offer-hints = 💡 #{ $code }: { $by } vuole permettere i suggerimenti a tutti. La partita resta classificata. { $asked }, va bene?
offer-undoes = Mosse annullate: { $plies }
offer-declined-draw = { $declined } ha rifiutato la patta proposta da { $by }.
offer-declined-takeback = { $declined } ha rifiutato: la mossa di { $by } resta.
offer-declined-cancel = { $declined } non vuole annullare. La partita continua.
offer-declined-hints = { $declined } ha rifiutato: niente suggerimenti in questa partita.
offer-withdrawn-draw = { $by } ha ritirato la proposta di patta.
offer-withdrawn-takeback = { $by } non chiede più di annullare una mossa.
offer-withdrawn-cancel = { $by } non vuole più annullare. La partita continua.
offer-withdrawn-hints = { $by } non chiede più suggerimenti.
notice-declined-draw = { $to }, { $by } ha rifiutato la tua proposta di patta in #{ $code }. La partita continua.
notice-declined-takeback = { $to }, { $by } non vuole annullare la tua mossa in #{ $code }.
notice-declined-hints = { $to }, { $by } ha rifiutato: niente suggerimenti in #{ $code }.
notice-hints-agreed = { $to }, tutti d’accordo: in #{ $code } usa `/halma hint` quando tocca a te.
notice-declined-cancel = { $to }, { $by } non vuole annullare #{ $code }. La partita continua.
notice-day-given = { $known ->
    [yes] { $to }, { $by } ti ha dato un giorno in più in #{ $code }. Il tuo tempo scade { $ends }.
   *[no] { $to }, { $by } ti ha dato un giorno in più in #{ $code }.
}
had-to-pass = { $seat } non può muovere e passa.
out-resignation = { $seat } ha abbandonato. Le sue pedine lasciano la scacchiera e gli altri continuano.
out-timeout = Tempo scaduto per { $seat }. Le sue pedine lasciano la scacchiera e gli altri continuano.
out-pair-resignation = { $seat } ha abbandonato: la partita finisce anche per { $partner }. Le loro pedine lasciano la scacchiera e gli altri continuano.
out-pair-timeout = { $seat } ha finito il tempo: la partita finisce anche per { $partner }. Le loro pedine lasciano la scacchiera e gli altri continuano.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 patta
title-cancelled = 🚫 annullata
thread-name = { $game } · { $names } · #{ $code }
thread-summary = { $game } #{ $code } è finita: { $place }
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · giro { $round }
board-footer-whole = #{ $code } · { $game } · giro { $round } · { $rules }
steps-to-go = Passi da fare: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } fuori
race-needs = A { $winner } { $most ->
    [one] serve al massimo una mossa
   *[other] servono al massimo { $most } mosse
}, a { $loser } almeno { $least }.
time-left = ⏳ { $at }
bank-left = ⌛ { $who }: { $time }
bot-was-away = 🔌 Ero offline per una parte di questo turno. Quel tempo non conta.
player-away = ✈️ { $who } è in pausa ({ $from } – { $until }). Quel tempo non conta.
reminder = ⏰ { $user }, { $game } #{ $code } aspetta la tua mossa. Il tuo tempo scade { $ends } — { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] Ultimo giro per lasciare la base: perde chi ha ancora pedine lì dopo il giro { $round } (se le hanno entrambi, è patta). { $homes }
   *[other] Ancora { $left } giri per lasciare la base: perde chi ha ancora pedine lì dopo il giro { $round } (se le hanno entrambi, è patta). { $homes }
}
forced-home-own = Tu ne hai ancora { $count }.
forced-home-seat = { $seat } ne ha ancora { $count }.
forced-home-moves = { $left ->
    [one] { $seat } ha ancora una mossa per togliere tutte le pedine dalla base, altrimenti perde. { $homes }
   *[other] { $seat } ha ancora { $left } mosse per togliere tutte le pedine dalla base, altrimenti perde. { $homes }
}
forced-tempo = { $left ->
    [one] Dopo questo giro ({ $round }) vince chi ha meno passi da fare
   *[other] Dopo il giro { $round } vince chi ha meno passi da fare: mancano { $left } giri
}
forced-stall = { $left ->
    [one] Giri senza progressi: { $quiet }. Ancora uno ed è patta
   *[other] Giri senza progressi: { $quiet }. Ancora { $left } ed è patta
}
forced-stall-places = { $left ->
    [one] Giri senza progressi: { $quiet }. Ancora uno e la partita finisce: chi gioca ancora condivide un posto
   *[other] Giri senza progressi: { $quiet }. Ancora { $left } e la partita finisce: chi gioca ancora condivide un posto
}
forced-stall-loses = { $left ->
    [one] Giri senza progressi: { $quiet }. Ancora uno e { $loser } perde, se la sua base non è vuota
   *[other] Giri senza progressi: { $quiet }. Ancora { $left } e { $loser } perde, se la sua base non è vuota
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-built = { $seats ->
    [2] 🏆 **Vince { $winner }!** Tutte le { $stones } pedine al traguardo in { $moves } mosse, { $ahead ->
        [one] un passo
       *[other] { $ahead } passi
    } davanti a { $losers }.
   *[other] 🏆 **Vince { $winner }!** Tutte le { $stones } pedine al traguardo in { $moves } mosse.
}
won-locked = { $seats ->
    [2] 🏆 { $winner } batte { $losers }: il traguardo è pieno, contando le pedine avversarie intrappolate.
   *[other] 🏆 Vince { $winner }: il traguardo è pieno, contando le pedine avversarie intrappolate.
}
won-filled = { $seats ->
    [2] 🏆 { $winner } batte { $losers }: il traguardo è pieno, per lo più di pedine proprie.
   *[other] 🏆 Vince { $winner }: il traguardo è pieno, per lo più di pedine proprie.
}
level-beaten = 🎉 **Hai battuto il livello { $level } per la prima volta!**
moment-move = 🔗 { $jumps } salti in una mossa!
moment-upset = 🎯 Sorpresa! Il punteggio di { $seat } era più basso di { $points } punti.
moment-leads = 👑 Ora { $seat } è in cima alla classifica qui!
moment-comeback = 🚀 Che rimonta! { $seat } aveva { $steps } passi di ritardo al giro { $round }.
moment-streak = 🔥 { $seat }: { $count } vittorie di fila!
moment-fastest = ⚡ Record personale: { $seat } non aveva mai vinto questo gioco in così poche mosse ({ $moves }).
moment-chain = 🔗 La catena più lunga di { $seat } finora: { $jumps } salti.
moment-ranked = 📈 Tre partite classificate: { $seat } entra in classifica.
moment-first = 🎉 La prima partita classificata di { $seat }!
moment-short = { $steps ->
    [one] A { $seat } mancava solo un passo.
   *[other] A { $seat } mancavano solo { $steps } passi.
} Per un soffio!
level-last = 🎉 **Hai battuto il livello 10. Il livello 11 non c’è!**
won-home = 🏆 Vince { $winner }: c’erano ancora pedine nella base di { $losers }.
won-tempo = 🏆 { $winner } batte { $losers } con meno passi da fare ({ $tempo }).
won-stall = 🏆 Vince { $winner }: 50 giri senza progressi, e c’erano ancora pedine nella base di { $losers }.
won-resignation = { $seats ->
    [2] { $losers } ha abbandonato. 🏆 Vince { $winner }.
   *[other] { $last } ha abbandonato, e gli altri erano già fuori. 🏆 Vince { $winner }.
}
won-race = 🏆 **Vince { $winner }!** { $losers } non può più recuperare.
won-timeout = { $seats ->
    [2] Tempo scaduto per { $losers }. 🏆 Vince { $winner }.
   *[other] Tempo scaduto per { $last }, e gli altri erano già fuori. 🏆 Vince { $winner }.
}
won-pair = 🏆 **{ $winner } vincono insieme!** Tutti e due hanno raggiunto il traguardo.
won-pair-resignation = { $last } ha abbandonato. 🏆 **{ $winner } vincono insieme!**
won-pair-timeout = { $last } ha finito il tempo. 🏆 **{ $winner } vincono insieme!**
placed-places = 🏁 { $places }
placed-stall = 50 giri senza progressi: chi gioca ancora condivide un posto. 🏁 { $places }
placed-blocked = Nessuno può più muovere: chi gioca ancora condivide un posto. 🏁 { $places }
placed-agreement = 🤝 Chi gioca ancora ha deciso di condividere un posto. 🏁 { $places }
placed-resignation = { $last } ha abbandonato. 🏁 { $places }
placed-timeout = { $last } ha finito il tempo. 🏁 { $places }
drawn-built = { $seats ->
    [2] 🤝 Patta tra { $players }: entrambi al traguardo nello stesso giro.
   *[other] 🤝 Patta: entrambi al traguardo nello stesso giro.
}
drawn-home = { $seats ->
    [2] 🤝 Patta tra { $players }: entrambi avevano ancora pedine nella base.
   *[other] 🤝 Patta: entrambi avevano ancora pedine nella base.
}
drawn-tempo = { $seats ->
    [2] 🤝 Patta tra { $players }: stesso numero di passi da fare ({ $tempo }).
   *[other] 🤝 Patta: stesso numero di passi da fare ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 Patta tra { $players }: 50 giri senza progressi.
   *[other] 🤝 Patta: 50 giri senza progressi.
}
drawn-blocked = { $seats ->
    [2] 🤝 Patta tra { $players }: nessuno può più muovere.
   *[other] 🤝 Patta: nessuno può più muovere.
}
drawn-race = 🤝 Patta tra { $players }: comunque giochino, arrivano al traguardo nello stesso giro.
drawn-agreement = { $seats ->
    [2] 🤝 Patta concordata tra { $players }.
   *[other] 🤝 Patta concordata.
}
void-agreed = 🚫 { $players }: partita annullata di comune accordo. Non conta.
void-late = 🚫 Tempo scaduto per { $blamed } prima che tutti avessero fatto due mosse. La partita tra { $players } è annullata e non conta.
void-left = 🚫 { $blamed } ha lasciato questo server prima che tutti avessero fatto due mosse. La partita tra { $players } è annullata e non conta.
void-no-place = 🚫 { $players }: questa partita è rimasta una settimana senza canale. È annullata e non conta.
void-moderator = Non vale per la classifica.
void-unknown = 🚫 { $players }: questa partita è stata annullata e non conta.

# Buttons, menus, forms.

button-move = Muovi
chooses-move = { $who } sceglie una mossa in #{ $code }.
choose-move = La tua mossa in #{ $code }: scegli una mossa consigliata (+4: 4 passi più vicino), o una pedina numerata per vedere le sue.
choose-side = Dal tuo lato le tue pedine vanno { $corners }.
choose-target = #{ $code }: dove va la pedina in { $stone }?
went-on = Questa scacchiera non è aggiornata. Ecco quella attuale:
menu-best-moves = Mosse consigliate: scegline una per giocarla
menu-first-stones = Scegli una pedina…
menu-stones = Un’altra pedina…
menu-targets = { $first ->
    [1] Dove va? La mossa viene giocata subito
   *[other] Altre mosse, dalla { $first }
}
stone-label = { $number } · { $stone } · { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}
choice-move = { $begins } → { $to } · { $jumps ->
    [0] passo
    [one] un salto
   *[other] { $jumps } salti
} · { $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}{ $end ->
    [won] {" "}· 🏆 vince
    [lost] {" "}· ⚠️ perde
    [late] {" "}· ⌛ non lascia la base in tempo
    [drawn] {" "}· 🤝 patta
   *[none] { "" }
}
jumps-begin = #{ $code }: salta con la pedina in { $from }. Prima dove?
jumps-on = #{ $code }: la tua pedina di { $from } è in { $at }. Salta ancora o fermati qui.
jumps-back = #{ $code }: la tua pedina di { $from } è in { $at }. Da qui può solo tornare indietro.
menu-jumps = Salta in…
button-jump-by-jump = Salto a salto
button-stop-here = Fermati qui
hint-title = 💡 #{ $code }: che cosa giocherebbe il computer
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Risposta probabile: { $reply }.
hint-play = Gioca { $text }
hint-rated = Questa partita è classificata: suggerimenti solo se tutti sono d’accordo. In allenamento e nelle amichevoli ci sono sempre.
button-ask-hints = Chiedi a tutti
hint-wins = { $moves ->
    [one] vince subito.
   *[other] vince in { $moves } mosse.
}
hint-shortest = { $moves ->
    [one] chiude la corsa.
   *[other] ormai è una corsa, e questa è la via più breve al traguardo: { $moves } mosse.
}
hint-leaves-home = { $left ->
    [0] libera la base in tempo.
    [one] libera la base in tempo; resta una pedina da portare fuori.
   *[other] lascia la base in tempo; restano { $left } pedine da portare fuori.
}
hint-fills-goal = porta un’altra pedina al traguardo.
hint-brings-up = porta avanti la tua ultima pedina.
hint-chain = una catena di { $jumps } salti.
hint-prepares = prepara { $next }. Risposta probabile: { $reply }.
hint-best = la migliore alla lunga.
hint-no-mark = 🤖 Hai usato un suggerimento: vincere qui non varrà come livello battuto.
confirm-move = Giocare **{ $text }** in #{ $code }?
button-play = Gioca
button-type-move = Scrivi mossa
button-other-stones = Altre pedine
button-back = Indietro
button-note = La mia nota
button-plan-write = Modifica piano
button-plan-delete = Elimina piano
button-board = Il mio lato
button-resign = Abbandona
button-resign-yes = Sì, abbandono
button-resign-no = No, continuo
button-agree = Accetta
button-disagree = Rifiuta
button-claim-win = 🏁 Reclama la vittoria
button-claim-draw = 🏁 Reclama la patta
button-give-day = +1 giorno
button-to-board = Mostra la scacchiera
button-wake = ⏰ Sveglia
button-mute = 🔕 Silenzia
button-rematch = Rivincita
button-level = Livello { $level }
button-analyze = Analisi
analysis-title = 📈 **#{ $code }** { $game } · Analisi
analysis-failed = Non sono riuscito a finire l’analisi. Riprova tra un attimo. Se succede ancora, dillo a chi gestisce questo bot.
analysis-curve = { $seats ->
    [2] La curva mostra di quanti passi era in vantaggio { $seat }, giro per giro.
   *[other] Le curve mostrano di quanti passi ogni colore era in vantaggio sugli altri, giro per giro.
}
analysis-no-moment = Nemmeno un passo sprecato. Ottima partita!
analysis-cost-steps = 🔴 Giro { $round }: { $own ->
    [yes] hai
   *[no] { $seat } ha
} giocato { $played }. **{ $better }** valeva { $steps ->
    [one] un passo
   *[other] { $steps } passi
} in più.
analysis-cost-moves = 🔴 Giro { $round }: { $own ->
    [yes] hai
   *[no] { $seat } ha
} giocato { $played }. **{ $better }** faceva guadagnare { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}.
analysis-cost-win = ❗ Giro { $round }: { $own ->
    [yes] hai
   *[no] { $seat } ha
} mancato { $moves ->
    [one] una vittoria immediata
   *[other] una vittoria forzata in { $moves } mosse
} (**{ $better }**).
analysis-cost-game = 🔴 Giro { $round }: { $own ->
    [yes] hai
   *[no] { $seat } ha
} giocato { $played }, e { $moves ->
    [one] la partita era subito persa
   *[other] da lì la partita era persa
}. Meglio **{ $better }**.
analysis-missed = 🔗 Catena più lunga mancata: { $seat } **{ $chain }** nel giro { $round }, { $jumps } salti, { $gain ->
    [one] un passo
   *[other] { $gain } passi
} in avanti.
analysis-race = 🏁 Dal giro { $round } in poi è stata una corsa: { $sides }.
analysis-race-side = a { $seat } { $needed ->
    [one] serviva una mossa
   *[other] servivano { $needed } mosse
} (usate: { $made })
analysis-too-short = Questa partita è troppo corta per analizzarla. Mi servono almeno { $moves } mosse a testa.
curve-rounds = Giro
curve-steps = Passi
curve-ahead = { $name } in testa
analysis-alt = Il vantaggio del primo colore in { $rounds } giri, in passi: al massimo { $most }, al minimo { $least }.
button-replay = Rivedi
button-share = Condividi
shared = { $who } ha condiviso #{ $code }: { $game }, { $players }
button-replay-files = GIF e notazione
button-replay-files-from = GIF da qui
menu-replay = Vai a una mossa
replay-title = **#{ $code }** · { $game } · mossa { $number } di { $count }
replay-move = { $number ->
    [0] Inizio
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] un giro
   *[other] { $rounds } giri
} · { $jumps ->
    [0] nessun salto
    [one] un salto, di { $seat }
   *[other] { $jumps } salti{ $longest ->
        [1] {""}
       *[other] {" "}· catena più lunga { $longest }, di { $seat }
    }
}
replay-files = #{ $code } in GIF, con la notazione.
replay-skips = Mostra una mossa su { $step }, per restare breve.
replay-small = Ridotta a { $pixels } pixel per i limiti di Discord.
replay-no-picture = Non sono riuscito a fare la GIF di #{ $code }. Ecco la notazione.
imported = #{ $code } è tra le tue partite da rivedere. La vedi solo tu e non è classificata.
import-several = Qui c’è più di una partita. Importane una alla volta.
import-unreadable = Non riesco a leggere la riga { $line } di questa notazione: { $text }. { $why } `/halma game export` mostra com’è fatta una notazione. Correggi la riga e prova di nuovo `/halma game import`.
import-why-empty = Non contiene nessuna partita.
import-why-large = Questa riga o tutta la notazione è troppo lunga.
import-why-token = Non è né un tag come `[Variant "halma8"]` né una mossa.
import-why-tag = Questo tag compare due volte, viene dopo la prima mossa o ha un valore che non conosco.
import-why-no-variant = Manca il tag `[Variant "halma8"]`, con il nome del tuo gioco.
import-why-move = La mossa { $ply } lì non è possibile: { $why }
import-why-seat = Questa persona non è nella partita o è già fuori.
import-why-result = Le mosse portano a un altro risultato, o i risultati si contraddicono.
modal-import-title = Importa una partita
modal-import-field = Notazione della partita
modal-import-example =
    {"[Variant \"halma8\"]"}
    1. h4-g4 a5-b5
record-of = Notazione di #{ $code }.
button-previous = ◀ Prima
button-next = Dopo ▶
modal-move-title = La tua mossa · #{ $code }
modal-move-field = Da dove a dove, o tutto il percorso
modal-move-example = { $example }
menu-which-match = Scegli una partita
menu-which-challenge = Rispondi a una sfida o ritirala
challenge-chosen = Questa sfida aspetta una risposta.
modal-end-title = Chiudere #{ $code }? Non conterà.
modal-void-title = Togliere #{ $code } dalle classifiche?
modal-reset-tables-title = Azzerare le classifiche di questo server?
modal-reset-tables-field = Scrivi il nome di questo server
modal-undo-title = Annullare l’ultima mossa in #{ $code }?
modal-reason-field = Perché? Chi gioca lo vedrà.
modal-reason-example = Facoltativo
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = Quale partita?
name-the-match = Qui hai più partite. Scegline una con l’opzione `game`.

# Private answers.

already-done = Già fatto. Scacchiera attuale:
done-privately = Fatto. Vedi #{ $code } in { $place }.
unposted = Non posso più scrivere in { $place }: la partita #{ $code } è in pausa, al massimo per una settimana. Non si è perso nulla: `/halma board game:{ $code }` mostra la scacchiera. `/halma game move-here game:{ $code }` sposta la partita in un altro canale.
unposted-over = Non ho potuto mostrare com’è finita #{ $code } in { $place }: non posso scrivere lì, o il canale non c’è più. `/halma board game:{ $code }` la mostra.
plain-post = { $people }: ci sono novità nella partita #{ $code }, ma Discord non ha accettato il mio messaggio. `/halma board game:{ $code }` le mostra.
no-lost-game = Tutte le tue partite hanno un canale. Niente da spostare qui.
done-late = Fatto. Scusa per l’attesa.
press-again = Ci è voluto troppo tempo. Tocca di nuovo il pulsante.
other-version = Questo pulsante è di un’altra versione del bot. Ecco la scacchiera attuale:
no-turn-here = In questo canale non tocca a te in nessuna partita. `/halma games` elenca le tue partite, `/halma play` ne comincia una.
no-game-here = Non hai partite in questo canale. `/halma games` elenca le tue partite.
note-title = 📝 **La tua nota** (la vedi solo tu)
note-saved = 📝 Salvata. La tua nota su #{ $code }, che vedi solo tu:
note-deleted = Nota su #{ $code } eliminata.
note-no-game = Non hai partite in questo canale. Per una partita giocata altrove, scrivi il suo codice: `/halma game note game:`.
modal-note-title = La tua nota su #{ $code }
modal-note-field = La vedi solo tu (vuoto: nessuna nota)
modal-note-example = Qual è il tuo piano?
plan-none = Non hai un piano per #{ $code }.
plan-title = 🗺️ **Il tuo piano per #{ $code }** (lo vedi solo tu)
plan-saved = 🗺️ Salvato. Il tuo piano per #{ $code }, che vedi solo tu:
plan-how = Su ogni riga: la loro mossa, la tua risposta e così via, per esempio `{ $example }`. Se la giocano, la tua risposta viene giocata subito.
plan-typed = Hai scritto:
plan-no-game = Non hai partite in corso in questo canale. Per una partita giocata altrove, scrivi il suo codice: `/halma game plan game:`.
modal-plan-title = Il tuo piano per #{ $code }
modal-plan-field = Mossa loro, risposta… (vuoto: nessun piano)
no-board-here = In questo canale ora non ci sono partite. `/halma play` ne comincia una.
resign-question = { $two ->
    [yes] Abbandonare la partita contro { $others }? Finisce qui.
   *[no] Abbandonare #{ $code }? Non si può tornare indietro.
}
resign-question-pair = Abbandonare #{ $code }? La partita finisce anche per { $partner }. Non si può annullare.
resign-kept = OK, continui a giocare.
day-given = Fatto: in #{ $code } l’avversario ha un giorno in più.
menu-of = Partite da { $from } a { $to }
menu-more = Ce ne sono altre ({ $count }) che qui non entrano. Scegline una con l’opzione `game`.
wake-up = ⏰ { $who }, tocca a te in #{ $code }.
muted = OK, per questo turno in #{ $code } niente promemoria.
offer-declined-quietly = Rifiutata. Non lo dico a nessuno; la proposta resta aperta fino alla fine del turno.
next-waiting = Prossima: { $game }
open-none = Nessuna sfida aperta in questo server. `/halma play` senza avversario ne lancia una a cui può partecipare chiunque.
open-title = Sfide aperte in questo server: { $count }
games-none = Non hai partite. `/halma play` ne comincia una.
games-none-of = { $who } non ha partite in questo server.
games-title = Le tue partite: { $count }
games-title-of = Partite di { $who } in questo server: { $count }
games-my-turn = ▶️ **Tocca a te**
games-their-turn = ⏳ **In attesa degli altri**
link-to-board = vai alla scacchiera
games-open = 📨 **In attesa di giocatori**
games-answer = 📨 **Sfida per te**
menu-move-in = Muovi in…
seat-namesake = { $name } ({ $color })
