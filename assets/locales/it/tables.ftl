# Tables of who stands where.

family-halma = Halma
family-corners = Angoli
family-star = Dama cinese (in due)
family-many = In tre o più
choice-where-here = Questo server
choice-where-everywhere = Ovunque
choice-by-rating = Punteggio
choice-by-wins = Partite vinte
choice-by-season = Stagione

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] una persona
    [many] { $people } di persone
   *[other] { $people } persone
}
table-by-rating = punteggi di sempre
table-by-wins = partite vinte
table-by-season = stagione { $year } T{ $quarter }
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] 1 partita
    [many] { $games } di partite
   *[other] { $games } partite
} · { $last }
table-wins-row = { $rank } { $who } · vittorie: **{ $won }** su { $games } · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Qui non c’è ancora nessuno. Per entrare basta portare a termine una partita classificata: `/halma challenge`.
table-hall-of-fame = *Albo d’oro*
table-champions = { $year } T{ $quarter }: { $champions }
digest-title = 🏆 **La stagione { $year } T{ $quarter } di questo server è finita.**
digest-family = **{ $family }**: { $champions }
digest-next = La prossima è cominciata, e si riparte tutti da zero: `/halma challenge`
table-own-no-points = *Tu: una vittoria o una patta porta punti in questa stagione.*
table-own-hidden = *Tu: fuori dalle classifiche, per tua scelta.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Ovunque
button-here = Questo server

rating-changes = 📈 { $changes }
series-first = Partita 1 di 2
series-second = Partita 2 di 2
series-goes-on = ⏭️ Segue la seconda partita, a colori invertiti.
series-score = 🏁 Le due partite: { $one } **{ $won } – { $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } – { $lost } { $other }

# How somebody plays.

profile-none = { $who } non ha ancora portato a termine una partita.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] 1 partita
    [many] { $games } di partite
   *[other] { $games } partite
}: { $balance }
balance = vinte { $won }, patte { $drawn }, perse { $lost }
profile-rank-here = n. { $rank } in questo server
profile-rank-everywhere = n. { $rank } ovunque
profile-best-win = 🏅 Vittoria più bella: contro un punteggio di { $rating } (#{ $code })
profile-longest-chain = 🔗 Catena più lunga: { $jumps ->
    [one] un salto
    [many] { $jumps } di salti
   *[other] { $jumps } salti
} (#{ $code })
profile-fastest = ⚡ Record di velocità, { $game }: traguardo pieno in { $moves } mosse (#{ $code })
profile-streaks = 🔥 Vittorie di fila: { $now } ora, record { $best }
profile-times = ⏱️ Mosse: { $moves }, la metà entro { $median } · { $late ->
    [0] tempo mai scaduto
    [one] tempo scaduto una volta
    [many] tempo scaduto { $late } di volte
   *[other] tempo scaduto { $late } volte
}
profile-variants = Vinte–patte–perse per gioco: { $rows }
profile-reasons = Vinte–patte–perse per tipo di finale: { $rows }
profile-seats = Vinte–patte–perse per posto: { $rows }
seat-games = { $seat ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
   *[other] sesto
} { $games }
profile-last = **Ultime partite**
profile-curve = Il punteggio nelle ultime { $games } partite: da { $from } a { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = Tra { $one } e { $other } non c’è ancora nessuna partita in due conclusa.
reason-built = traguardo pieno
reason-home = controllo della base
reason-tempo = conteggio dei passi
reason-locked = pedine intrappolate
reason-stall = senza progressi
reason-blocked = nessuno può muovere
reason-resignation = abbandono
reason-timeout = tempo scaduto
reason-agreement = accordo
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } h
duration-days = { $count ->
    [one] un giorno
    [many] { $count } di giorni
   *[other] { $count } giorni
}

reset-tables-done = 🛡️ { $by } ha azzerato le classifiche di questo server. I punteggi di tutti i server restano come sono.
reset-tables-other-name = Questo non è il nome di questo server, quindi nulla è cambiato.
reset-tables-unknown = Discord al momento non mi dice il nome di questo server, quindi nulla è cambiato. Riprova più tardi.
