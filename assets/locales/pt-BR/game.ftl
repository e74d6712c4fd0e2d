# Words of the game.

variant-halma8 = Halma 8×8
variant-halma10 = Halma 10×10
variant-halma16 = Halma 16×16
variant-halma16-4 = Halma 16×16 para 4
variant-corners = Cantos (Ugolki)
variant-mini-corners = Minicantos
variant-star2 = Damas Chinesas para 2
variant-star2x3 = Damas Chinesas para 2, três cores por pessoa
variant-star3 = Damas Chinesas para 3
variant-star3x2 = Damas Chinesas para 3, duas cores por pessoa
variant-star4 = Damas Chinesas para 4
variant-star5 = Damas Chinesas para 5
variant-star6 = Damas Chinesas para 6
variant-star2-15 = Damas Chinesas para 2, 15 peças
variant-star3-15 = Damas Chinesas para 3, 15 peças

clock-1h = 1 hora
clock-12h = 12 horas
clock-1d = 1 dia
clock-2d = 2 dias
clock-3d = 3 dias
clock-5d = 5 dias
clock-7d = 7 dias
clock-14d = 14 dias
clock-none = Sem limite de tempo
clock-bank-7d = 7 dias para todas as suas jogadas
clock-bank-14d = 14 dias para todas as suas jogadas
clock-bank-21d = 21 dias para todas as suas jogadas
clock-bank-30d = 30 dias para todas as suas jogadas
clock-bank-3d-12h = 3 dias, mais 12 horas por jogada
clock-bank-7d-1d = 7 dias, mais 1 dia por jogada
clock-weekends = { $time }, sem contar fins de semana
clock-per-move = { $time } por jogada

rules-gambiter = Limite de rodadas (Gambiter)
rules-brainking = Sair da base a tempo (BrainKing)
rules-closed-camp = Sem sair da chegada
rules-classic = Completar a chegada primeiro (clássicas)
rules-igroved = Completar a chegada primeiro (estrela)
rules-parlett = Chegada cheia vence (Parlett)
rules-family = Regras da família (estrela)
diagonals-on = com diagonais
diagonals-off = sem diagonais
jumps-long = pulos longos
ends-places = até a última colocação
teams-pairs = em duplas

color-a = Brancas
color-b = Pretas
color-c = Vermelhas
color-d = Azuis
color-e = Verdes
color-f = Amarelas

forgotten-person = Alguém
computer = Computador (nível { $level })

# The board in words.

text-stone-a = b
text-stone-b = p
text-stone-c = v
text-stone-d = a
text-stone-e = e
text-stone-f = m
text-color = { $letter } { $name }
text-legend = { $colors }; { $free } livre

alt-board = { $game }, rodada { $round }.
alt-seat = { $name } joga com { $colors }: { $tempo ->
    [0] tudo na chegada
    [one] resta { $tempo } passo
   *[other] restam { $tempo } passos
}, { $home } na base, { $goal } de { $stones } na chegada.
alt-out = { $practice ->
    [yes] { $name } ({ $colors }) saíram do jogo.
   *[no] { $name } ({ $colors }) saiu do jogo.
}
alt-place = { $name } ({ $colors }): lugar { $place }.
alt-to-move = Vez de { $name }.
alt-won = { $name } venceu.
alt-won-pair = { $names } venceram juntos.
alt-over = A partida acabou.
alt-last = Última jogada: { $seat } { $route }.
alt-stones = { $color }: { $cells }.
picture-steps = passos restantes
picture-goal = na chegada

# The message of a turn.

turn-first = { $practice ->
    [yes] **{ $seat } começam,** { $user }.
   *[no] **{ $seat } começa.**
}
turn-aim = { $aim ->
    [duel] Leve suas { $stones } peças { $marks } até { $corners } antes que as de { $other } completem a chegada. Toque em **Mover**.
    [pair] Leve suas { $stones } peças { $marks } até { $corners }. Você faz dupla com { $other }: vence a dupla que completa as duas chegadas primeiro. Toque em **Mover**.
    [places] Leve suas { $stones } peças { $marks } até { $corners }: quanto antes, melhor a sua colocação. Toque em **Mover**.
   *[others] Leve suas { $stones } peças { $marks } até { $corners } antes de todo mundo. Toque em **Mover**.
}
# Where a goal lies in the picture, after "até".
corner-bottom = o canto de baixo
corner-bottom-left = o canto inferior esquerdo
corner-bottom-right = o canto inferior direito
corner-top = o canto de cima
corner-top-left = o canto superior esquerdo
corner-top-right = o canto superior direito
turn-next = { $practice ->
    [yes] { $seat } jogam, { $user }.
   *[no] { $seat }, sua vez.
}
turn-look = Vez de { $seat }.
turn-thinks = { $seat } está pensando…
played = { $seat } jogou **{ $route }**.
played-planned = { $seat } jogou **{ $route }**, como planejado.
taken-back = { $count ->
    [one] ↩️ Última jogada desfeita.
   *[other] ↩️ Últimas { $count } jogadas desfeitas.
}
moderator-undid = 🛡️ { $players }: { $who }, da moderação, desfez a última jogada.
moderator-moved = 🛡️ { $players }: { $who }, da moderação, trouxe esta partida para cá.
moderator-ended = 🛡️ { $players }: { $who }, da moderação, encerrou esta partida.
moderator-voided = 🛡️ { $players }: { $who }, da moderação, tirou esta partida das classificações deste servidor.
void-everywhere = 🛡️ { $players }: quem cuida deste bot tirou esta partida de todas as classificações.
moderator-reason = Motivo: { $reason }
past-began = #{ $code } começou: { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [one] { $first } · mais uma · { $last }
   *[other] { $first } · mais { $between } · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to } ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
})
past-resigned = { $practice ->
    [yes] { $seat } desistiram.
   *[no] { $seat } desistiu.
}
past-timeout = { $practice ->
    [yes] { $seat } ficaram sem tempo.
   *[no] { $seat } ficou sem tempo.
}
turn-short = { $seat }, sua vez em #{ $code }: { $place }
moved-away = ➡️ #{ $code } continua em { $place }.
paused-place = ⏸️ Em pausa: não posso postar no canal da partida. Use `/halma game move-here game:{ $code }` em outro canal, ou ela será cancelada { $until }.
paused-player = ⏸️ Em pausa: { $who } saiu deste servidor. Se não voltar, sai do jogo { $until }. Uma jogada retoma a partida.
offer-agreed = 🤝 Combinado.
offer-draw = 🤝 #{ $code }: { $by } propõe empate. { $asked }, você aceita?
offer-takeback = ↩️ #{ $code }: { $by } quer desfazer uma jogada. { $asked }, você aceita?
offer-cancel = 🚫 #{ $code }: { $by } pede para cancelar esta partida; ela não vai valer. { $asked }, você aceita?
offer-hints = 💡 #{ $code }: { $by } quer liberar dicas para todo mundo. A partida continua ranqueada. { $asked }, você aceita?
offer-undoes = Isto desfaz: { $plies }
offer-declined-draw = { $declined } recusou o empate proposto por { $by }.
offer-declined-takeback = { $declined } recusou desfazer a jogada de { $by }.
offer-declined-cancel = { $declined } não quer cancelar. A partida continua.
offer-declined-hints = { $declined } recusou: sem dicas nesta partida.
offer-withdrawn-draw = { $by } retirou a proposta de empate.
offer-withdrawn-takeback = { $by } não quer mais desfazer a jogada.
offer-withdrawn-cancel = { $by } não quer mais cancelar. A partida continua.
offer-withdrawn-hints = { $by } não quer mais dicas.
notice-declined-draw = { $to }, { $by } recusou sua proposta de empate em #{ $code }. A partida continua.
notice-declined-takeback = { $to }, { $by } recusou desfazer sua jogada em #{ $code }.
notice-declined-hints = { $to }, { $by } recusou: sem dicas em #{ $code }.
notice-hints-agreed = { $to }, todo mundo aceitou: use `/halma hint` na sua vez em #{ $code }.
notice-declined-cancel = { $to }, { $by } não quer cancelar #{ $code }. A partida continua.
notice-day-given = { $known ->
    [yes] { $to }, { $by } te deu mais um dia em #{ $code }. Seu tempo acaba { $ends }.
   *[no] { $to }, { $by } te deu mais um dia em #{ $code }.
}
had-to-pass = { $seat } não tem jogada e passa a vez.
out-resignation = { $practice ->
    [yes] { $seat } desistiram. As peças saem do tabuleiro, e a partida continua.
   *[no] { $seat } desistiu. As peças saem do tabuleiro, e a partida continua.
}
out-timeout = { $practice ->
    [yes] { $seat } ficaram sem tempo. As peças saem do tabuleiro, e a partida continua.
   *[no] { $seat } ficou sem tempo. As peças saem do tabuleiro, e a partida continua.
}
out-pair-resignation = { $seat } desistiu, e o jogo também acabou para { $partner }. As peças deles saem do tabuleiro e os outros continuam.
out-pair-timeout = O tempo de { $seat } acabou, e o jogo também acabou para { $partner }. As peças deles saem do tabuleiro e os outros continuam.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 empate
title-cancelled = 🚫 cancelada
thread-name = { $game } · { $names } · #{ $code }
thread-summary = { $game } #{ $code }, partida encerrada: { $place }
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · rodada { $round }
board-footer-whole = #{ $code } · { $game } · rodada { $round } · { $rules }
steps-to-go = Passos restantes: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } fora
race-needs = Até a chegada: { $winner }, no máximo { $most ->
    [one] uma jogada
   *[other] { $most } jogadas
}; { $loser }, no mínimo { $least }.
time-left = ⏳ { $at }
bank-left = ⌛ { $who }: { $time }
bot-was-away = 🔌 Fiquei offline durante parte desta jogada. Esse tempo não conta.
player-away = ✈️ Ausência de { $who }: de { $from } a { $until }. Esse tempo não conta.
reminder = ⏰ { $user }, { $game } #{ $code } espera sua jogada. Seu tempo acaba { $ends } — { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] Última rodada para sair da base: perde quem ainda tiver peça lá depois da rodada { $round } (se os dois tiverem, empate). { $homes }
   *[other] Faltam { $left } rodadas para sair da base: perde quem ainda tiver peça lá depois da rodada { $round } (se os dois tiverem, empate). { $homes }
}
forced-home-own = Você tem { $count } lá.
forced-home-seat = Há { $count } de { $seat } lá.
forced-home-moves = { $left ->
    [one] { $seat }: resta uma jogada para tirar todas as peças da base; senão, partida perdida. { $homes }
   *[other] { $seat }: restam { $left } jogadas para tirar todas as peças da base; senão, partida perdida. { $homes }
}
forced-tempo = { $left ->
    [one] Depois desta rodada ({ $round }), vence quem tiver menos passos restantes
   *[other] Depois da rodada { $round }, vence quem tiver menos passos restantes: faltam { $left } rodadas
}
forced-stall = { $left ->
    [one] Rodadas sem progresso: { $quiet }. Mais uma e é empate
   *[other] Rodadas sem progresso: { $quiet }. Mais { $left } e é empate
}
forced-stall-places = { $left ->
    [one] Rodadas sem progresso: { $quiet }. Mais uma e o jogo termina; quem ainda joga divide uma colocação
   *[other] Rodadas sem progresso: { $quiet }. Mais { $left } e o jogo termina; quem ainda joga divide uma colocação
}
forced-stall-loses = { $practice ->
    [yes] { $left ->
        [one] Rodadas sem progresso: { $quiet }. Mais uma e { $loser } perdem, se a base não estiver vazia
       *[other] Rodadas sem progresso: { $quiet }. Mais { $left } e { $loser } perdem, se a base não estiver vazia
    }
   *[no] { $left ->
        [one] Rodadas sem progresso: { $quiet }. Mais uma e { $loser } perde, se a base não estiver vazia
       *[other] Rodadas sem progresso: { $quiet }. Mais { $left } e { $loser } perde, se a base não estiver vazia
    }
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-built = { $practice ->
    [yes] 🏆 **{ $winner } venceram!** Todas as { $stones } peças chegaram em { $moves } jogadas.
   *[no] { $seats ->
        [2] 🏆 **{ $winner } venceu!** Todas as { $stones } peças chegaram em { $moves } jogadas, { $ahead ->
            [one] { $ahead } passo
           *[other] { $ahead } passos
        } à frente de { $losers }.
       *[other] 🏆 **{ $winner } venceu!** Todas as { $stones } peças chegaram em { $moves } jogadas.
    }
}
won-locked = { $practice ->
    [yes] 🏆 { $winner } venceram: a chegada está completa, contando as peças presas dos oponentes.
   *[no] { $seats ->
        [2] 🏆 { $winner } venceu { $losers }: a chegada está completa, contando as peças presas dos oponentes.
       *[other] 🏆 { $winner } venceu: a chegada está completa, contando as peças presas dos oponentes.
    }
}
won-filled = { $practice ->
    [yes] 🏆 { $winner } venceram: a chegada está cheia, e a maioria das peças é de { $winner }.
   *[no] { $seats ->
        [2] 🏆 { $winner } venceu { $losers }: a chegada está cheia, e a maioria das peças é de { $winner }.
       *[other] 🏆 { $winner } venceu: a chegada está cheia, e a maioria das peças é de { $winner }.
    }
}
level-beaten = 🎉 **Você venceu o nível { $level } pela primeira vez!**
moment-move = 🔗 { $jumps } pulos em uma jogada!
moment-upset = 🎯 Surpresa! O rating de { $seat } era { $points } pontos menor.
moment-leads = 👑 { $seat } agora está em primeiro lugar aqui!
moment-comeback = 🚀 Que virada! { $seat } estava { $steps } passos atrás na rodada { $round }.
moment-streak = 🔥 { $seat }: { $count } vitórias seguidas!
moment-fastest = ⚡ Recorde pessoal: { $seat } nunca tinha vencido este jogo em tão poucas jogadas ({ $moves }).
moment-chain = 🔗 A sequência mais longa de { $seat } até hoje: { $jumps } pulos.
moment-ranked = 📈 Três partidas ranqueadas: { $seat } entrou na classificação.
moment-first = 🎉 A primeira partida ranqueada de { $seat }!
moment-short = { $steps ->
    [one] Faltou só { $steps } passo para { $seat }.
   *[other] Faltaram só { $steps } passos para { $seat }.
} Foi por pouco!
level-last = 🎉 **Você venceu o nível 10. Não existe nível 11!**
won-home = { $practice ->
    [yes] 🏆 { $winner } venceram. Ainda havia peças na base: { $losers }.
   *[no] 🏆 { $winner } venceu: ainda havia peça na base de { $losers }.
}
won-tempo = { $practice ->
    [yes] 🏆 { $winner } venceram com menos passos restantes ({ $tempo }).
   *[no] 🏆 { $winner } venceu { $losers }, com menos passos restantes ({ $tempo }).
}
won-stall = { $practice ->
    [yes] 🏆 { $winner } venceram: 50 rodadas sem progresso. Ainda havia peças na base: { $losers }.
   *[no] 🏆 { $winner } venceu: 50 rodadas sem progresso, e ainda havia peça na base de { $losers }.
}
won-resignation = { $practice ->
    [yes] { $seats ->
        [2] { $losers } desistiram. 🏆 { $winner } venceram!
       *[other] { $last } desistiram, e ninguém mais está no jogo. 🏆 { $winner } venceram!
    }
   *[no] { $seats ->
        [2] { $losers } desistiu. 🏆 { $winner } venceu!
       *[other] { $last } desistiu, e ninguém mais está no jogo. 🏆 { $winner } venceu!
    }
}
won-race = { $practice ->
    [yes] 🏆 **{ $winner } venceram!** { $losers } não têm mais como alcançar.
   *[no] 🏆 **{ $winner } venceu!** { $losers } não tem mais como alcançar.
}
won-timeout = { $practice ->
    [yes] { $seats ->
        [2] { $losers } ficaram sem tempo. 🏆 { $winner } venceram!
       *[other] { $last } ficaram sem tempo, e ninguém mais está no jogo. 🏆 { $winner } venceram!
    }
   *[no] { $seats ->
        [2] { $losers } ficou sem tempo. 🏆 { $winner } venceu!
       *[other] { $last } ficou sem tempo, e ninguém mais está no jogo. 🏆 { $winner } venceu!
    }
}
won-pair = 🏆 **{ $winner } vencem juntos!** Os dois completaram a chegada.
won-pair-resignation = { $last } desistiu. 🏆 **{ $winner } vencem juntos!**
won-pair-timeout = O tempo de { $last } acabou. 🏆 **{ $winner } vencem juntos!**
placed-places = 🏁 { $places }
placed-stall = 50 rodadas sem progresso: quem ainda joga divide uma colocação. 🏁 { $places }
placed-blocked = Ninguém mais pode jogar: quem ainda joga divide uma colocação. 🏁 { $places }
placed-agreement = 🤝 Quem ainda joga concordou em dividir uma colocação. 🏁 { $places }
placed-resignation = { $last } desistiu. 🏁 { $places }
placed-timeout = O tempo de { $last } acabou. 🏁 { $places }
drawn-built = { $seats ->
    [2] 🤝 Empate entre { $players }: as duas chegadas ficaram completas na mesma rodada.
   *[other] 🤝 Empate: as duas chegadas ficaram completas na mesma rodada.
}
drawn-home = { $seats ->
    [2] 🤝 Empate entre { $players }: ainda havia peças nas duas bases.
   *[other] 🤝 Empate: ainda havia peças nas duas bases.
}
drawn-tempo = { $seats ->
    [2] 🤝 Empate entre { $players }: mesmo número de passos restantes ({ $tempo }).
   *[other] 🤝 Empate: mesmo número de passos restantes ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 Empate entre { $players }: 50 rodadas sem progresso.
   *[other] 🤝 Empate: 50 rodadas sem progresso.
}
drawn-blocked = { $seats ->
    [2] 🤝 Empate entre { $players }: ninguém mais pode jogar.
   *[other] 🤝 Empate: ninguém mais pode jogar.
}
drawn-race = 🤝 Empate entre { $players }: chegam na mesma rodada, joguem o que jogarem.
drawn-agreement = { $seats ->
    [2] 🤝 { $players } combinaram empate.
   *[other] 🤝 Empate por acordo.
}
void-agreed = 🚫 { $players } combinaram cancelar esta partida. Ela não vale.
void-late = 🚫 { $blamed } ficou sem tempo antes de todo mundo fazer duas jogadas. A partida entre { $players } foi cancelada e não vale.
void-left = 🚫 { $blamed } saiu deste servidor antes de todo mundo fazer duas jogadas. A partida entre { $players } foi cancelada e não vale.
void-no-place = 🚫 { $players }: esta partida ficou uma semana sem canal. Ela foi cancelada e não vale.
void-moderator = A partida não vale.
void-unknown = 🚫 { $players }: esta partida foi cancelada e não vale.

# Buttons, menus, forms.

button-move = Mover
chooses-move = { $who } está escolhendo uma jogada em #{ $code }.
choose-move = Sua jogada em #{ $code }: escolha uma sugestão (+4: 4 passos mais perto) ou o número de uma peça para ver as jogadas dela.
choose-side = Do seu lado, suas peças vão até { $corners }.
choose-target = #{ $code }: para onde vai a peça em { $stone }?
went-on = Esse tabuleiro está desatualizado. Este é o atual:
menu-best-moves = Jogadas sugeridas: escolha uma para jogar
menu-first-stones = Escolha uma peça…
menu-stones = Outra peça…
menu-targets = { $first ->
    [1] Para onde? Sua escolha é jogada na hora
   *[other] Mais jogadas, a partir da { $first }
}
stone-label = { $number } · { $stone } · { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
choice-move = { $begins } → { $to } · { $jumps ->
    [0] passo
    [one] { $jumps } pulo
   *[other] { $jumps } pulos
} · { $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}{ $end ->
    [won] {" "}· 🏆 vence
    [lost] {" "}· ⚠️ perde
    [late] {" "}· ⌛ não sai da base a tempo
    [drawn] {" "}· 🤝 empata
   *[none] { "" }
}
jumps-begin = #{ $code }: pule com a peça em { $from }. Para onde primeiro?
jumps-on = #{ $code }: sua peça de { $from } está em { $at }. Continue pulando ou pare aqui.
jumps-back = #{ $code }: sua peça de { $from } está em { $at }. Daqui ela só pode pular de volta.
menu-jumps = Pular para…
button-jump-by-jump = Pulo a pulo
button-stop-here = Parar aqui
hint-title = 💡 #{ $code }: o que o computador jogaria
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Resposta provável: { $reply }.
hint-play = Jogar { $text }
hint-rated = Esta partida é ranqueada: só há dicas se todo mundo aceitar. No treino e em partidas amistosas, sempre há.
button-ask-hints = Perguntar a todos
hint-wins = { $moves ->
    [one] vence agora.
   *[other] vence em { $moves } jogadas.
}
hint-shortest = { $moves ->
    [one] termina a corrida.
   *[other] agora é uma corrida, e este é o caminho mais curto até a chegada: { $moves } jogadas.
}
hint-leaves-home = { $left ->
    [0] esvazia sua base a tempo.
    [one] esvazia sua base a tempo; falta sair mais uma peça.
   *[other] esvazia sua base a tempo; faltam sair mais { $left } peças.
}
hint-fills-goal = põe mais uma peça na chegada.
hint-brings-up = aproxima sua última peça.
hint-chain = uma sequência de { $jumps } pulos.
hint-prepares = prepara { $next }. Resposta provável: { $reply }.
hint-best = a melhor a longo prazo.
hint-no-mark = 🤖 Você usou uma dica: se vencer, este nível não conta como vencido.
confirm-move = Jogar **{ $text }** em #{ $code }?
button-play = Jogar
button-type-move = Digitar jogada
button-other-stones = Outras peças
button-back = Voltar
button-note = Minha nota
button-plan-write = Mudar plano
button-plan-delete = Apagar plano
button-board = Meu lado
button-resign = Desistir
button-resign-yes = Sim, desistir
button-resign-no = Não, continuar
button-agree = Aceitar
button-disagree = Recusar
button-claim-win = 🏁 Reivindicar vitória
button-claim-draw = 🏁 Reivindicar empate
button-give-day = +1 dia
button-to-board = Mostrar o tabuleiro
button-wake = ⏰ Chamar
button-mute = Silenciar
button-rematch = Revanche
button-level = Nível { $level }
button-analyze = Análise
analysis-title = 📈 **#{ $code }** { $game } · Análise
analysis-failed = Não consegui terminar a análise. Tente de novo daqui a pouco. Se continuar, avise quem cuida deste bot.
analysis-curve = { $seats ->
    [2] A curva mostra quantos passos { $seat } tinha de vantagem, rodada a rodada.
   *[other] As curvas mostram quantos passos cada cor tinha de vantagem, rodada a rodada.
}
analysis-no-moment = Nenhum passo desperdiçado. Mandou bem!
analysis-too-short = Esta partida é curta demais para analisar. Preciso de pelo menos { $moves } jogadas de cada pessoa.
analysis-cost-steps = 🔴 Rodada { $round }: { $own ->
    [yes] você jogou { $played }
   *[no] { $seat } jogou { $played }
}. **{ $better }** era { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
} melhor.
analysis-cost-moves = 🔴 Rodada { $round }: { $own ->
    [yes] você jogou { $played }
   *[no] { $seat } jogou { $played }
}. **{ $better }** era { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
} mais rápido.
analysis-cost-win = ❗ Rodada { $round }: { $own ->
    [yes] você
   *[no] { $seat }
} { $moves ->
    [one] podia vencer na hora (**{ $better }**) e deixou escapar.
   *[other] tinha uma vitória forçada em { $moves } (**{ $better }**) e deixou escapar.
}
analysis-cost-game = 🔴 Rodada { $round }: { $own ->
    [yes] você jogou { $played }
   *[no] { $seat } jogou { $played }
} e { $moves ->
    [one] perdeu na hora
   *[other] dali em diante a partida estava perdida
}. **{ $better }** era melhor.
analysis-missed = 🔗 Maior sequência que escapou: { $seat } **{ $chain }** na rodada { $round }, { $jumps } pulos, { $gain ->
    [one] { $gain } passo
   *[other] { $gain } passos
} para a frente.
analysis-race = 🏁 Da rodada { $round } em diante, foi uma corrida: { $sides }.
analysis-race-side = { $seat } precisava de { $needed ->
    [one] { $needed } jogada
   *[other] { $needed } jogadas
} (fez { $made })
analysis-alt = Vantagem da primeira cor em { $rounds } rodadas, em passos: no máximo { $most }, no mínimo { $least }.
curve-rounds = Rodada
curve-steps = Passos
curve-ahead = { $name } na frente
button-replay = Replay
button-share = Compartilhar
shared = { $who } compartilhou #{ $code }: { $game }, { $players }
button-replay-files = GIF e notação
button-replay-files-from = GIF a partir daqui
menu-replay = Ir para uma jogada
replay-title = **#{ $code }** · { $game } · jogada { $number } de { $count }
replay-move = { $number ->
    [0] Começo
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
} · { $jumps ->
    [0] nenhum pulo
    [one] um pulo, de { $seat }
   *[other] { $jumps } pulos{ $longest ->
        [1] {""}
       *[other] {" "}· maior sequência: { $longest }, de { $seat }
    }
}
replay-files = #{ $code } em GIF, com a notação.
replay-skips = Mostra uma jogada a cada { $step } para não ficar longo.
replay-small = Reduzido para { $pixels } pixels para caber no Discord.
replay-no-picture = Não consegui fazer o GIF de #{ $code }. Aqui está a notação.
imported = #{ $code } está nos seus replays. Só você vê, e ela não conta.
import-several = Há mais de uma partida aqui. Importe uma de cada vez.
import-unreadable = Não consigo ler a linha { $line } desta notação: { $text }. { $why } `/halma game export` mostra como é uma notação. Corrija a linha e tente `/halma game import` de novo.
import-why-empty = Não há nenhuma partida nela.
import-why-large = Esta linha ou a notação inteira é longa demais.
import-why-token = Não é uma etiqueta como `[Variant "halma8"]` nem uma jogada.
import-why-tag = Esta etiqueta aparece duas vezes, vem depois da primeira jogada ou tem um valor que não conheço.
import-why-no-variant = Falta a etiqueta `[Variant "halma8"]`, com o nome do seu jogo.
import-why-move = A jogada { $ply } não é possível ali: { $why }
import-why-seat = Esse lugar não existe nesta partida ou já saiu do jogo.
import-why-result = As jogadas levam a outro resultado, ou os resultados se contradizem.
modal-import-title = Importar uma partida
modal-import-field = Notação da partida
modal-import-example =
    {"[Variant \"halma8\"]"}
    1. h4-g4 a5-b5
record-of = Notação de #{ $code }.
button-previous = ◀ Anterior
button-next = Próxima ▶
modal-move-title = Sua jogada · #{ $code }
modal-move-field = De onde para onde, ou o caminho inteiro
modal-move-example = { $example }
menu-which-match = Escolha uma partida
menu-which-challenge = Responda a um desafio ou retire o seu
challenge-chosen = Este desafio espera resposta.
modal-end-title = Encerrar #{ $code }? Ela não vai valer.
modal-void-title = Tirar #{ $code } das classificações?
modal-reset-tables-title = Zerar as classificações deste servidor?
modal-reset-tables-field = Digite o nome deste servidor
modal-undo-title = Desfazer a última jogada em #{ $code }?
modal-reason-field = Por quê? Quem joga vai ver.
modal-reason-example = Opcional
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = De qual partida você está falando?
name-the-match = Você joga várias partidas aqui. Escolha uma com a opção `game`.

# Private answers.

already-done = Isso já foi feito. Tabuleiro atual:
done-privately = Pronto. Veja #{ $code } em { $place }.
unposted = Não posso mais postar em { $place }, então a partida #{ $code } está em pausa, no máximo por uma semana. Nada se perdeu: `/halma board game:{ $code }` mostra o tabuleiro. `/halma game move-here game:{ $code }` leva a partida para outro canal.
unposted-over = Não consegui mostrar como #{ $code } acabou em { $place }: não posso postar lá ou o canal não existe mais. `/halma board game:{ $code }` mostra.
plain-post = { $people }: há novidades na partida #{ $code }, mas o Discord não aceitou minha mensagem. `/halma board game:{ $code }` mostra.
no-lost-game = Todas as suas partidas têm canal. Não há nada para trazer aqui.
done-late = Pronto. Desculpe a demora.
press-again = Isso demorou demais. Toque no botão de novo.
other-version = Esse botão é de outra versão do bot. Aqui está o tabuleiro atual:
no-turn-here = Não é sua vez em nenhuma partida deste canal. `/halma games` mostra suas partidas, `/halma play` começa uma.
no-game-here = Você não joga nenhuma partida neste canal. `/halma games` mostra suas partidas.
note-title = 📝 **Sua nota** (só você vê)
note-saved = 📝 Salva. Sua nota em #{ $code }, que só você vê:
note-deleted = Nota de #{ $code } apagada.
note-no-game = Você não joga nenhuma partida neste canal. Para uma de outro lugar, indique o código: `/halma game note game:`.
modal-note-title = Sua nota em #{ $code }
modal-note-field = Só você vê (vazio: sem nota)
modal-note-example = Qual é o seu plano?
plan-none = Você não tem plano para #{ $code }.
plan-title = 🗺️ **Seu plano para #{ $code }** (só você vê)
plan-saved = 🗺️ Salvo. Seu plano para #{ $code }, que só você vê:
plan-how = Em cada linha: a jogada deles, sua resposta e assim por diante, por exemplo `{ $example }`. Se jogarem isso, sua resposta é jogada na hora.
plan-typed = O que você escreveu:
plan-no-game = Você não joga nenhuma partida em andamento neste canal. Para uma de outro lugar, indique o código: `/halma game plan game:`.
modal-plan-title = Seu plano para #{ $code }
modal-plan-field = Eles jogam, você responde… (vazio: sem plano)
no-board-here = Não há nenhuma partida neste canal agora. `/halma play` começa uma.
resign-question = { $two ->
    [yes] Desistir da sua partida contra { $others }? Ela acaba aqui.
   *[no] Desistir de #{ $code }? Não dá para desfazer.
}
resign-question-pair = Abandonar #{ $code }? O jogo também acaba para { $partner }. Não dá para desfazer.
resign-kept = Ok, você continua jogando.
day-given = Pronto: em #{ $code }, seu oponente tem mais um dia.
menu-of = Partidas { $from } a { $to }
menu-more = Nem todas cabem aqui (faltam { $count }). Escolha uma com a opção `game`.
wake-up = ⏰ { $who }, é a sua vez em #{ $code }.
muted = Ok, não vou mais lembrar você desta jogada em #{ $code }.
offer-declined-quietly = Recusada. Não aviso ninguém; a proposta continua aberta até a vez passar.
next-waiting = Próxima: { $game }
open-none = Não há desafios abertos neste servidor. `/halma play` sem oponente posta um em que qualquer pessoa pode entrar.
open-title = Desafios abertos deste servidor: { $count }
games-none = Você não tem partidas. `/halma play` começa uma.
games-none-of = { $who } não tem partidas neste servidor.
games-title = Suas partidas: { $count }
games-title-of = Partidas de { $who } neste servidor: { $count }
games-my-turn = ▶️ **Sua vez**
games-their-turn = ⏳ **Esperando os outros**
link-to-board = ver tabuleiro
games-open = 📨 **Esperando gente**
games-answer = 📨 **Desafio para você**
menu-move-in = Jogar em…
seat-namesake = { $name } ({ $color })
