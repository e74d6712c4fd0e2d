# Leaderboards.

family-halma = Halma
family-corners = Angoli, Mini-Angoli
family-star = Dama cinese in due
family-many = In tre o più
choice-where-here = Questo server
choice-where-everywhere = Ovunque
choice-by-rating = Punteggio
choice-by-wins = Vittorie
choice-by-season = Stagione

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] una persona
   *[other] { $people } persone
}
table-by-rating = di sempre
table-by-wins = vittorie
table-by-season = stagione { $year } T{ $quarter }
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] 1 partita
   *[other] { $games } partite
} · { $last }
table-wins-row = { $rank } { $who } **{ $won }** vinte su { $games } · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Qui non c’è ancora nessuno. Gioca tre partite classificate contro persone per entrare in classifica: `/halma play`.
table-unplaced = *Ancora senza posto:*
table-unplaced-row = · { $who } **{ $rating }** · { $missing ->
    [one] manca 1 partita classificata
   *[other] mancano { $missing } partite classificate
} · { $last }
table-hall-of-fame = *Albo d’oro*
table-champions = { $year } T{ $quarter }: { $champions }
digest-title = 🏆 **La stagione { $year } T{ $quarter } è finita. Ecco i campioni!**
digest-family = **{ $family }**: { $champions }
digest-most = 🎲 Più partite: { $who } ({ $games })
digest-chain = 🔗 Catena più lunga: { $who }, { $jumps } salti in una mossa
digest-closest = 🤏 Corsa più combattuta: { $winner } batte { $loser }, a cui { $steps ->
    [one] mancava un passo
   *[other] mancavano { $steps } passi
}
digest-thanks = { $games ->
    [one] Una partita
   *[other] { $games } partite
} in tutto. Grazie per aver giocato, { $people }!
digest-next = È cominciata una nuova stagione, e tutti ripartono da zero: `/halma play`
digest-alt = La catena più lunga della stagione: { $jumps } salti di { $who }.
table-own-no-points = *Tu: vinci o pareggia una partita per avere punti in questa stagione.*
table-own-hidden = *Tu: fuori dalle classifiche. Cambialo con `/halma me settings hidden:False`.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Ovunque
button-here = Questo server

rating-changes = 📈 { $changes }
rating-too-early = 📈 Non classificata: è finita prima che tutti avessero fatto due mosse.
rating-why-first = ? = punteggio nuovo, ancora provvisorio
rating-why-half = Metà della variazione: seconda partita classificata tra voi in 30 giorni
rating-why-quarter = Un quarto della variazione: terza partita classificata tra voi in 30 giorni
rating-why-none = Invariato: contano solo le prime tre partite classificate tra voi in 30 giorni
series-first = Partita 1 di 2
series-second = Partita 2 di 2
series-goes-on = ⏭️ Ora la seconda partita, a lati scambiati.
series-score = 🏁 Dopo entrambe le partite: { $one } **{ $won } – { $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } – { $lost } { $other }

# How somebody plays.

profile-none = { $who } non ha ancora finito una partita.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] 1 partita
   *[other] { $games } partite
}: { $balance }
balance = vinte { $won }, patte { $drawn }, perse { $lost }
profile-rank-here = n. { $rank } in questo server
profile-rank-everywhere = n. { $rank } ovunque
profile-best-win = 🏅 Vittoria migliore: contro un avversario da { $rating } (#{ $code })
profile-longest-chain = 🔗 Catena più lunga: { $jumps ->
    [one] un salto
   *[other] { $jumps } salti
} (#{ $code })
profile-fastest = ⚡ Partita più veloce, { $game }: traguardo pieno in { $moves } mosse (#{ $code })
profile-streaks = 🔥 Vittorie di fila: { $now } ora, record { $best }
profile-times = ⏱️ Di solito { $median } a mossa (finora { $moves }) · { $late ->
    [0] tempo mai scaduto
    [one] tempo scaduto una volta
   *[other] tempo scaduto { $late } volte
}
profile-variants = Per gioco (vinte–patte–perse): { $rows }
profile-reasons = Per tipo di finale (vinte–patte–perse): { $rows }
profile-seats = Per ordine di partenza (vinte–patte–perse): { $rows }
seat-games = { $seat ->
    [1] per primo
    [2] per secondo
    [3] per terzo
    [4] per quarto
    [5] per quinto
   *[other] per sesto
} { $games }
profile-beaten = 🤖 **Livelli del computer battuti**
profile-beaten-level = { $ladder } { $game }: livello { $level } di { $levels }
profile-last = **Ultime partite**
profile-curve = Punteggio nelle ultime { $games } partite: da { $from } a { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } e { $other } non hanno ancora finito una partita tra loro.
reason-built = traguardo pieno
reason-home = pedine rimaste nella base
reason-tempo = meno passi da fare
reason-locked = traguardo pieno con pedine intrappolate
reason-filled = traguardo pieno, per lo più proprio
reason-places = tutti hanno un posto
reason-stall = senza progressi
reason-blocked = nessuna mossa possibile
reason-resignation = abbandono
reason-timeout = tempo scaduto
reason-agreement = accordo
reason-race = corsa decisa
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } h
duration-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
}

reset-tables-done = 🛡️ { $by } ha azzerato le classifiche di questo server. I punteggi di tutti i server restano uguali.
reset-tables-other-name = Questo non è il nome di questo server, quindi non è cambiato nulla. Riprova con il nome esatto.
reset-tables-unknown = Al momento Discord non mi dice il nome di questo server, quindi non è cambiato nulla. Riprova più tardi.
