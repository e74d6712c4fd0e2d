# Leaderboards.

family-halma = Halma
family-corners = Cantos, Minicantos
family-star = Damas Chinesas para 2
family-many = Três ou mais participantes
choice-where-here = Este servidor
choice-where-everywhere = Global
choice-by-rating = Rating
choice-by-wins = Vitórias
choice-by-season = Temporada

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] { $people } participante
   *[other] { $people } participantes
}
table-by-rating = geral
table-by-wins = vitórias
table-by-season = temporada { $year } T{ $quarter }
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} · { $last }
table-wins-row = { $rank } { $who } venceu **{ $won }** de { $games } · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Ainda não há ninguém aqui. Jogue três partidas ranqueadas contra pessoas para entrar: `/halma play`.
table-unplaced = *Ainda sem colocação:*
table-unplaced-row = · { $who } **{ $rating }** · { $missing ->
    [one] falta { $missing } partida ranqueada
   *[other] faltam { $missing } partidas ranqueadas
} · { $last }
table-hall-of-fame = *Hall da fama*
table-champions = { $year } T{ $quarter }: { $champions }
digest-title = 🏆 **A temporada { $year } T{ $quarter } acabou. Conheça os campeões!**
digest-family = **{ $family }**: { $champions }
digest-most = 🎲 Mais partidas: { $who } ({ $games })
digest-chain = 🔗 Maior sequência: { $who }, { $jumps } pulos em uma jogada
digest-closest = 🤏 Corrida mais disputada: { $winner } venceu { $loser }, que ficou a { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
} da chegada
digest-thanks = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} no total. Valeu por jogar, { $people }!
digest-next = Uma nova temporada começou, e todo mundo volta ao zero: `/halma play`
digest-alt = A maior sequência da temporada: { $jumps } pulos de { $who }.
table-own-no-points = *Você: vença ou empate uma partida para ter pontos nesta temporada.*
table-own-hidden = *Você: não aparece nas classificações. Mude com `/halma me settings hidden:False`.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Global
button-here = Este servidor

rating-changes = 📈 { $changes }
rating-too-early = 📈 Não ranqueada: acabou antes de todo mundo fazer duas jogadas.
rating-why-first = ? = rating novo, ainda provisório
rating-why-half = Metade da mudança: segunda partida ranqueada entre vocês em 30 dias
rating-why-quarter = Um quarto da mudança: terceira partida ranqueada entre vocês em 30 dias
rating-why-none = Sem mudança: só contam as três primeiras partidas ranqueadas entre vocês em 30 dias
series-first = Partida 1 de 2
series-second = Partida 2 de 2
series-goes-on = ⏭️ Agora vem a segunda partida, com os lugares trocados.
series-score = 🏁 Depois das duas partidas: { $one } **{ $won }–{ $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won }–{ $lost } { $other }

# How somebody plays.

profile-none = { $who } ainda não terminou nenhuma partida.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}: { $balance }
balance = { $won ->
    [one] { $won } vitória
   *[other] { $won } vitórias
}, { $drawn ->
    [one] { $drawn } empate
   *[other] { $drawn } empates
}, { $lost ->
    [one] { $lost } derrota
   *[other] { $lost } derrotas
}
profile-rank-here = { $rank }º lugar neste servidor
profile-rank-everywhere = { $rank }º lugar global
profile-best-win = 🏅 Melhor vitória: contra alguém com { $rating } (#{ $code })
profile-longest-chain = 🔗 Maior sequência: { $jumps ->
    [one] { $jumps } pulo
   *[other] { $jumps } pulos
} (#{ $code })
profile-fastest = ⚡ Recorde em { $game }: chegada completa em { $moves } jogadas (#{ $code })
profile-streaks = 🔥 Vitórias seguidas: { $now } agora, recorde { $best }
profile-times = ⏱️ Em geral { $median } por jogada (até agora { $moves }) · { $late ->
    [0] nunca ficou sem tempo
    [one] ficou sem tempo { $late } vez
   *[other] ficou sem tempo { $late } vezes
}
profile-variants = Por jogo (vitórias–empates–derrotas): { $rows }
profile-reasons = Por final (vitórias–empates–derrotas): { $rows }
profile-seats = Por ordem de início (vitórias–empates–derrotas): { $rows }
seat-games = { $seat ->
    [1] 1º
    [2] 2º
    [3] 3º
    [4] 4º
    [5] 5º
   *[other] 6º
} { $games }
profile-beaten = 🤖 **Níveis do computador vencidos**
profile-beaten-level = { $ladder } { $game }: nível { $level } de { $levels }
profile-last = **Últimas partidas**
profile-curve = Rating nas últimas { $games } partidas: de { $from } a { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } e { $other } ainda não terminaram nenhuma partida entre si.
reason-built = chegada completa
reason-home = peças na base
reason-tempo = menos passos restantes
reason-locked = chegada completa com peças presas
reason-filled = chegada cheia, maioria própria
reason-places = todos têm colocação
reason-stall = sem progresso
reason-blocked = sem jogadas
reason-resignation = desistência
reason-timeout = tempo esgotado
reason-agreement = acordo
reason-race = corrida decidida
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } h
duration-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}

reset-tables-done = 🛡️ { $by } zerou as classificações deste servidor. Os ratings globais continuam iguais.
reset-tables-other-name = Esse não é o nome deste servidor, então nada mudou. Tente de novo com o nome exato.
reset-tables-unknown = O Discord não me diz agora o nome deste servidor, então nada mudou. Tente mais tarde.
