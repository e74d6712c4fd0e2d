# Tables of who stands where.

family-halma = Halma
family-corners = Cantos
family-star = Damas Chinesas (para 2)
family-many = Três ou mais pessoas
choice-where-here = Este servidor
choice-where-everywhere = Todos os servidores
choice-by-rating = Rating
choice-by-wins = Vitórias
choice-by-season = Temporada

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] { $people } participante
    [many] { $people } de participantes
   *[other] { $people } participantes
}
table-by-rating = todos os tempos
table-by-wins = vitórias
table-by-season = { $quarter }º trimestre de { $year }
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] { $games } partida
    [many] { $games } de partidas
   *[other] { $games } partidas
} · { $last }
table-wins-row = { $rank } { $who } venceu **{ $won }** de { $games } · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Ainda não há ninguém aqui. Uma partida que vale rating e chega ao fim muda isso: `/halma challenge`.
table-hall-of-fame = *Hall da fama*
table-champions = { $quarter }º trimestre de { $year }: { $champions }
digest-title = 🏆 **Fim da temporada deste servidor: { $quarter }º trimestre de { $year }.**
digest-family = **{ $family }**: { $champions }
digest-next = A próxima já começou, e todo mundo parte do zero: `/halma challenge`
table-own-no-points = *Você: uma vitória ou um empate já dá pontos nesta temporada.*
table-own-hidden = *Você: fora das classificações, como está nas suas configurações.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Todos os servidores
button-here = Este servidor

rating-changes = 📈 { $changes }
series-first = Partida 1 de 2
series-second = Partida 2 de 2
series-goes-on = ⏭️ A segunda partida vem em seguida, com lados trocados.
series-score = 🏁 As duas partidas: { $one } **{ $won } : { $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } : { $lost } { $other }

# How somebody plays.

profile-none = { $who } ainda não jogou nenhuma partida até o fim.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] { $games } partida
    [many] { $games } de partidas
   *[other] { $games } partidas
}: { $balance }
balance = { $won ->
    [0] nenhuma vitória
    [one] { $won } vitória
    [many] { $won } de vitórias
   *[other] { $won } vitórias
}, { $drawn ->
    [0] nenhum empate
    [one] { $drawn } empate
    [many] { $drawn } de empates
   *[other] { $drawn } empates
}, { $lost ->
    [0] nenhuma derrota
    [one] { $lost } derrota
    [many] { $lost } de derrotas
   *[other] { $lost } derrotas
}
profile-rank-here = { $rank }º lugar neste servidor
profile-rank-everywhere = { $rank }º lugar em todos os servidores
profile-best-win = 🏅 Melhor vitória: contra um rating de { $rating } (#{ $code })
profile-longest-chain = 🔗 Maior sequência: { $jumps ->
    [one] { $jumps } pulo
    [many] { $jumps } de pulos
   *[other] { $jumps } pulos
} (#{ $code })
profile-fastest = ⚡ Recorde em { $game }: destino completo em { $moves } jogadas (#{ $code })
profile-streaks = 🔥 Vitórias seguidas: { $now } agora, recorde { $best }
profile-times = ⏱️ Jogadas: { $moves }, metade delas em até { $median } · { $late ->
    [0] tempo nunca esgotado
    [one] tempo esgotado { $late } vez
    [many] tempo esgotado { $late } de vezes
   *[other] tempo esgotado { $late } vezes
}
profile-variants = Vitórias–empates–derrotas por jogo: { $rows }
profile-reasons = Vitórias–empates–derrotas por tipo de fim: { $rows }
profile-seats = Vitórias–empates–derrotas por posição na ordem de jogo: { $rows }
seat-games = { $seat ->
    [1] primeira
    [2] segunda
    [3] terceira
    [4] quarta
    [5] quinta
   *[other] sexta
} { $games }
profile-last = **Últimas partidas**
profile-curve = O rating nas últimas { $games } partidas: de { $from } a { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } e { $other } ainda não terminaram nenhuma partida só entre si.
reason-built = destino completo
reason-home = checagem da base
reason-tempo = contagem de passos
reason-locked = peças presas
reason-stall = sem progresso
reason-blocked = ninguém pode mover
reason-resignation = desistência
reason-timeout = tempo esgotado
reason-agreement = comum acordo
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } h
duration-days = { $count ->
    [one] { $count } dia
    [many] { $count } de dias
   *[other] { $count } dias
}

reset-tables-done = 🛡️ { $by } zerou as classificações deste servidor. O rating geral, de todos os servidores, fica como está.
reset-tables-other-name = Este não é o nome deste servidor; nada mudou.
reset-tables-unknown = O Discord não está me dizendo o nome deste servidor; nada mudou. Tente de novo mais tarde.
