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

clock-1h = 1 hora
clock-12h = 12 horas
clock-1d = 1 dia
clock-2d = 2 dias
clock-3d = 3 dias
clock-5d = 5 dias
clock-7d = 7 dias
clock-14d = 14 dias
clock-none = Sem limite de tempo
clock-per-move = { $time } por jogada

rules-gambiter = Com prazo (Gambiter)
rules-brainking = Checagem da base por jogadas (BrainKing)
rules-closed-camp = Destino fechado
rules-classic = Completar primeiro o destino (clássicas)
rules-igroved = Completar primeiro o destino (estrela)
diagonals-on = com diagonais
diagonals-off = sem diagonais

color-a = Brancas
color-b = Pretas
color-c = Vermelhas
color-d = Azuis
color-e = Verdes
color-f = Amarelas
mark-a = ⚪
mark-b = ⚫
mark-c = 🔴
mark-d = 🔵
mark-e = 🟢
mark-f = 🟡

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
alt-seat = { $name } ({ $colors }): { $tempo ->
    [0] tudo no destino
    [one] falta { $tempo } passo
    [many] faltam { $tempo } de passos
   *[other] faltam { $tempo } passos
}; peças na base: { $home }; no destino: { $goal } de { $stones }.
alt-out = { $name } ({ $colors }): fora.
alt-to-move = É a vez de { $name }.
alt-won = Vitória de { $name }.
alt-over = A partida acabou.
alt-last = Última jogada: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] { $user }, a partida começa com { $seat }.
   *[no] A partida começa com { $seat }.
}
turn-next = { $practice ->
    [yes] { $user }, é a vez de { $seat }.
   *[no] É a vez de { $seat }.
}
turn-thinks = { $seat } está pensando.
played = Jogada de { $seat }: **{ $route }**.
taken-back = { $count ->
    [one] ↩️ A última jogada foi desfeita.
    [many] ↩️ As últimas { $count } de jogadas foram desfeitas.
   *[other] ↩️ As últimas { $count } jogadas foram desfeitas.
}
moderator-undid = 🛡️ { $players }: { $who }, da moderação, desfez a última jogada.
moderator-moved = 🛡️ { $players }: { $who }, da moderação, trouxe esta partida para cá.
moderator-ended = 🛡️ { $players }: { $who }, da moderação, encerrou esta partida.
moderator-voided = 🛡️ { $players }: { $who }, da moderação, tirou esta partida das classificações deste servidor.
void-everywhere = 🛡️ { $players }: quem opera este bot tirou esta partida de todas as classificações.
moderator-reason = Motivo: { $reason }
past-began = #{ $code } começou: { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [one] { $first } · mais uma · { $last }
    [many] { $first } · mais { $between } · { $last }
   *[other] { $first } · mais { $between } · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to } ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
})
past-resigned = Desistência de { $seat }.
past-timeout = Tempo esgotado para { $seat }.
turn-short = { $seat }, é a sua vez em #{ $code }: { $place }
moved-away = ➡️ #{ $code } continua em { $place }.
paused-place = ⏸️ Esta partida está parada, pois não posso postar no canal dela. `/halma bring-here game:{ $code }` leva a partida para outro canal; senão, ela será cancelada { $until }.
paused-player = ⏸️ { $who } saiu deste servidor, e a partida está parada. O prazo para voltar acaba { $until }; quem não voltar até lá fica fora. Uma jogada faz a partida andar de novo.
offer-agreed = 🤝 Combinado.
offer-draw = 🤝 #{ $code }: { $by } propõe empate. { $asked }, de acordo?
offer-takeback = ↩️ #{ $code }: { $by } pede para desfazer a última jogada. { $asked }, de acordo?
offer-cancel = 🚫 #{ $code }: { $by } propõe cancelar esta partida; ela não contaria para ninguém. { $asked }, de acordo?
offer-hints = 💡 #{ $code }: { $by } propõe liberar as dicas do computador para todo mundo nesta partida; ela continua valendo rating. { $asked }, de acordo?
offer-undoes = Seria desfeito: { $plies }
offer-declined-draw = { $declined } recusou o empate proposto por { $by }.
offer-declined-takeback = { $declined } recusou; a última jogada de { $by } fica valendo.
offer-declined-cancel = { $declined } não quis cancelar a partida; ela continua.
offer-declined-hints = { $declined } recusou; esta partida fica sem dicas.
offer-withdrawn-draw = { $by } retirou a proposta de empate.
offer-withdrawn-takeback = { $by } resolveu manter a última jogada.
offer-withdrawn-cancel = { $by } resolveu continuar a partida.
offer-withdrawn-hints = { $by } resolveu continuar sem dicas.
notice-declined-draw = { $to }, { $by } recusou sua proposta de empate em #{ $code }. A partida continua.
notice-declined-takeback = { $to }, { $by } recusou; sua última jogada em #{ $code } fica valendo.
notice-declined-hints = { $to }, { $by } recusou; #{ $code } fica sem dicas.
notice-hints-agreed = { $to }, todo mundo concordou: em #{ $code }, quem tem a vez pode consultar o computador com `/halma hint`.
notice-declined-cancel = { $to }, { $by } não quis cancelar #{ $code }. A partida continua.
notice-day-given = { $known ->
    [yes] { $to }, { $by } deu mais um dia a você em #{ $code }. O tempo da sua jogada acaba { $ends }.
   *[no] { $to }, { $by } deu mais um dia a você em #{ $code }.
}
had-to-pass = Sem jogada possível para { $seat }: a vez passa.
out-resignation = Desistência de { $seat }. As peças desse lado saem do tabuleiro, e a partida continua.
out-timeout = Tempo esgotado para { $seat }. As peças desse lado saem do tabuleiro, e a partida continua.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 empate
title-cancelled = 🚫 cancelada
thread-name = { $game } · { $names } · #{ $code }
thread-summary = A partida #{ $code } ({ $game }) acabou; veja em { $place }.
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · rodada { $round }
board-footer-whole = #{ $code } · { $game } · rodada { $round } · { $rules }
steps-to-go = Passos restantes: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } fora
with-time = { $text } · ⏳ { $at }
bot-was-away = 🔌 Fiquei um tempo fora do ar nesta jogada; esse tempo não conta.
player-away = ✈️ { $who }: ausência de { $from } até { $until }; esse tempo não conta.
reminder = ⏰ { $user }, { $game } #{ $code } ainda espera a sua jogada. O tempo acaba { $ends } — { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] Depois desta rodada ({ $round }), quem tiver peça na base perde. Ainda na base: { $homes }
    [many] Depois da rodada { $round }, quem tiver peça na base perde; faltam { $left } de rodadas. Ainda na base: { $homes }
   *[other] Depois da rodada { $round }, quem tiver peça na base perde; faltam { $left } rodadas. Ainda na base: { $homes }
}
forced-home-seat = { $seat } { $count }
forced-home-moves = { $left ->
    [one] Só mais uma jogada livre para { $seat }; depois dela, a jogada que deixar peça na base perde. Ainda na base: { $homes }
    [many] Depois de { $moves } jogadas próprias, a jogada que deixar peça na base perde; para { $seat }, faltam { $left }. Ainda na base: { $homes }
   *[other] Depois de { $moves } jogadas próprias, a jogada que deixar peça na base perde; para { $seat }, faltam { $left }. Ainda na base: { $homes }
}
forced-home-moves-now = { $seat }, a partir de agora a jogada que deixar peça na base perde. Ainda na base: { $homes }
forced-tempo = { $left ->
    [one] Depois desta rodada ({ $round }), vence quem tiver menos passos restantes
    [many] Depois da rodada { $round }, vence quem tiver menos passos restantes; faltam { $left } de rodadas
   *[other] Depois da rodada { $round }, vence quem tiver menos passos restantes; faltam { $left } rodadas
}
forced-stall = { $left ->
    [one] Rodadas sem progresso: { $quiet }. Com mais uma, a partida empata
    [many] Rodadas sem progresso: { $quiet }. Com mais { $left }, a partida empata
   *[other] Rodadas sem progresso: { $quiet }. Com mais { $left }, a partida empata
}
forced-stall-loses = { $left ->
    [one] Rodadas sem progresso: { $quiet }. Com mais uma, derrota de { $loser }, pois ainda há peças na base
    [many] Rodadas sem progresso: { $quiet }. Com mais { $left }, derrota de { $loser }, se a base não estiver vazia até lá
   *[other] Rodadas sem progresso: { $quiet }. Com mais { $left }, derrota de { $loser }, se a base não estiver vazia até lá
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-locked = { $seats ->
    [2] 🏆 Vitória de { $winner } sobre { $losers }: o destino está completo, fora as peças alheias presas nele.
   *[other] 🏆 Vitória de { $winner }: o destino está completo, fora as peças alheias presas nele.
}
won-home = 🏆 Vitória de { $winner }: na checagem da base, ainda havia peças na base de { $losers }.
won-tempo = 🏆 Vitória de { $winner } sobre { $losers } na contagem de passos ({ $tempo }): menos passos até o destino.
won-stall = 🏆 Vitória de { $winner }: 50 rodadas sem progresso, e ainda havia peças na base de { $losers }.
won-resignation = { $seats ->
    [2] Desistência de { $losers }. 🏆 Vitória de { $winner }.
   *[other] Desistência de { $last }. 🏆 Vitória de { $winner }: ninguém mais está no jogo.
}
won-timeout = { $seats ->
    [2] Tempo esgotado para { $losers }. 🏆 Vitória de { $winner }.
   *[other] Tempo esgotado para { $last }. 🏆 Vitória de { $winner }: ninguém mais está no jogo.
}
drawn-built = { $seats ->
    [2] 🤝 Empate entre { $players }: os dois destinos ficaram completos na mesma rodada.
   *[other] 🤝 Empate: os dois destinos ficaram completos na mesma rodada.
}
drawn-home = { $seats ->
    [2] 🤝 Empate entre { $players }: na checagem da base, os dois lados ainda tinham peças na base.
   *[other] 🤝 Empate: na checagem da base, os dois lados ainda tinham peças na base.
}
drawn-tempo = { $seats ->
    [2] 🤝 Empate entre { $players }: contagem de passos igual ({ $tempo }).
   *[other] 🤝 Empate: contagem de passos igual ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 Empate entre { $players }: 50 rodadas sem progresso.
   *[other] 🤝 Empate: 50 rodadas sem progresso.
}
drawn-blocked = { $seats ->
    [2] 🤝 Empate entre { $players }: ninguém mais tem jogada possível.
   *[other] 🤝 Empate: ninguém mais tem jogada possível.
}
drawn-agreement = { $seats ->
    [2] 🤝 Empate de comum acordo entre { $players }.
   *[other] 🤝 Empate de comum acordo.
}
void-agreed = 🚫 { $players }: partida cancelada de comum acordo. Não conta para ninguém.
void-late = 🚫 { $players }: partida cancelada, não conta para ninguém. { $blamed } deixou o tempo passar antes que todo mundo tivesse jogado.
void-left = 🚫 { $players }: partida cancelada, não conta para ninguém. { $blamed } saiu deste servidor antes que todo mundo tivesse jogado.
void-no-place = 🚫 { $players }: esta partida ficou uma semana sem canal; foi cancelada e não conta para ninguém.
void-moderator = Não conta para ninguém.
void-unknown = 🚫 { $players }: esta partida foi cancelada e não conta para ninguém.

# Buttons, menus, forms.

button-move = Mover
choose-move = Sua jogada em #{ $code }: escolha uma das melhores, ou uma peça pelo número para ver aonde ela pode ir.
choose-target = #{ $code }: para onde vai a peça em { $stone }?
went-on = Enquanto isso, a partida continuou; agora está assim.
menu-best-moves = As melhores jogadas: toque em uma para jogar
menu-stones = Outra peça…
menu-targets = { $first ->
    [1] Para onde? Ao escolher, já joga
   *[other] Mais casas, do nº { $first } em diante
}
stone-label = { $number } · { $stone } · { $moves ->
    [one] { $moves } jogada
    [many] { $moves } de jogadas
   *[other] { $moves } jogadas
}
choice-move = { $begins } → { $to } · { $jumps ->
    [0] passo
    [one] { $jumps } pulo
    [many] { $jumps } de pulos
   *[other] { $jumps } pulos
} · { $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}{ $end ->
    [won] {" "}· 🏆 vence
    [lost] {" "}· ⚠️ perde
    [late] {" "}· ⌛ base não esvazia a tempo
    [drawn] {" "}· 🤝 empata
   *[none] { "" }
}
jumps-begin = #{ $code }: a peça em { $from } pula. Onde ela cai primeiro?
jumps-on = #{ $code }: de { $from }, a peça chegou a { $at }. Ela pode continuar pulando.
menu-jumps = Pular de novo, para…
button-jump-by-jump = Pulo a pulo
button-stop-here = Parar aqui
hint-title = 💡 #{ $code }: isto é o que o computador jogaria.
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Depois, talvez { $reply }.
hint-play = Jogar { $text }
hint-rated = Esta partida vale rating; por isso, só há dicas se todo mundo concordar: `/halma offer what:hints` faz a proposta. Em partidas amistosas (`rated:False` no desafio) e no treino, sempre há.
hint-wins = { $moves ->
    [one] vence.
    [many] vence em { $moves } de jogadas.
   *[other] vence em { $moves } jogadas.
}
hint-shortest = { $moves ->
    [one] a última jogada do caminho mais curto até o destino.
    [many] ninguém mais atrapalha, e este é o caminho mais curto: { $moves } de jogadas.
   *[other] ninguém mais atrapalha, e este é o caminho mais curto: { $moves } jogadas.
}
hint-leaves-home = { $left ->
    [0] assim a base fica vazia, a tempo da checagem.
    [one] a base precisa ficar vazia logo; ainda há mais uma peça lá.
    [many] a base precisa ficar vazia logo; ainda há mais { $left } de peças lá.
   *[other] a base precisa ficar vazia logo; ainda há mais { $left } peças lá.
}
hint-fills-goal = mais uma peça no destino.
hint-brings-up = aproxima a peça mais atrasada.
hint-chain = uma sequência de { $jumps } pulos.
hint-prepares = prepara { $next }, talvez depois de { $reply }.
hint-best = leva à melhor continuação possível.
hint-no-mark = 🤖 Depois de uma dica, vencer esta partida não conta mais no perfil como nível vencido.
confirm-move = Jogar **{ $text }** em #{ $code }?
button-play = Jogar
button-type-move = Digitar jogada
button-other-stones = Outras peças
button-back = Voltar
button-board = Do meu lado
button-resign = Desistir
button-resign-yes = Sim, desistir
button-resign-no = Não, continuar
button-agree = Concordar
button-disagree = Recusar
button-give-day = +1 dia
button-rematch = Revanche
button-analyze = Análise
analysis-title = 📈 **#{ $code }** { $game }, em análise
analysis-failed = Não consegui analisar esta partida até o fim. Tente de novo daqui a pouco; se acontecer outra vez, avise quem opera este bot.
analysis-curve = { $seats ->
    [2] A curva: a vantagem de { $seat } em passos, rodada a rodada.
   *[other] As curvas: a vantagem de cada cor sobre as outras em passos, rodada a rodada.
}
analysis-no-moment = Nenhuma jogada custou um passo inteiro. Bela partida!
analysis-missed = 🔗 Maior sequência que escapou: rodada { $round }, { $seat } **{ $chain }**, { $jumps } pulos, { $gain ->
    [one] { $gain } passo
    [many] { $gain } de passos
   *[other] { $gain } passos
} para a frente.
analysis-race = 🏁 Da rodada { $round } em diante, ninguém mais atrapalhava: { $sides }.
analysis-race-side = { $needed ->
    [one] { $needed } jogada necessária
    [many] { $needed } de jogadas necessárias
   *[other] { $needed } jogadas necessárias
} para { $seat } (feitas: { $made })
analysis-alt = Curva de { $rounds ->
    [one] { $rounds } rodada
    [many] { $rounds } de rodadas
   *[other] { $rounds } rodadas
}. Vantagem da primeira cor, em passos: no máximo { $most }, no mínimo { $least }.
button-replay = Rever
button-replay-files = GIF e registro
button-replay-files-from = GIF daqui e registro
menu-replay = Ir para uma jogada
replay-title = **#{ $code }** · { $game } · jogada { $number } de { $count }
replay-move = { $number ->
    [0] O começo
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] { $rounds } rodada
    [many] { $rounds } de rodadas
   *[other] { $rounds } rodadas
} · { $jumps ->
    [0] nenhum pulo
    [one] um pulo, de { $seat }
    [many] { $jumps } de pulos · maior sequência: { $longest }, de { $seat }
   *[other] { $jumps } pulos · maior sequência: { $longest }, de { $seat }
}
replay-files = #{ $code } em imagem animada, com o registro.
replay-skips = Ela mostra uma jogada a cada { $step }, senão ficaria longa demais.
replay-small = Ela tem { $pixels } pixels, senão ficaria grande demais para o Discord.
replay-no-picture = Não consegui fazer a imagem animada de #{ $code }. Este é o registro.
imported = #{ $code } fica à disposição só para você ver: mais ninguém fica sabendo, e ela não conta em nenhuma classificação.
import-several = Há mais de uma partida aqui. Mande uma de cada vez.
import-unreadable = Não consigo ler a linha { $line } deste registro, { $text }. { $why } `/halma export` mostra como é um registro; corrija a linha e tente `/halma import` de novo.
import-why-empty = Não há nenhuma partida nele.
import-why-large = Ele é mais longo do que um registro pode ser.
import-why-token = Isso não é uma etiqueta, como `[Variant "halma8"]`, nem uma jogada.
import-why-tag = Esta etiqueta aparece duas vezes, ou no meio das jogadas, ou tem um valor que não conheço.
import-why-no-variant = Falta a etiqueta `[Variant "halma8"]`, com o nome de um jogo.
import-why-move = A jogada { $ply } da partida não é possível ali: { $why }
import-why-seat = Isso não indica nenhum lugar desta partida que pudesse sair.
import-why-result = As jogadas levam a outro resultado, ou os resultados se contradizem.
modal-import-title = Uma partida de fora
modal-import-field = O registro dela
record-of = O registro de #{ $code }.
button-previous = ◀ Anterior
button-next = Próxima ▶
modal-move-title = Sua jogada · #{ $code }
modal-move-field = De onde para onde, ou o caminho inteiro
modal-move-example = { $example }
menu-which-match = Escolha uma partida
menu-which-challenge = Responda a um desafio, ou retire o seu
challenge-chosen = Este desafio espera resposta.
modal-end-title = Encerrar #{ $code }? Não conta para ninguém.
modal-void-title = Tirar #{ $code } das classificações?
modal-reset-tables-title = Zerar as classificações deste servidor?
modal-reset-tables-field = Digite o nome deste servidor
modal-undo-title = Desfazer a última jogada em #{ $code }?
modal-reason-field = Por quê? Quem joga vê o motivo.
modal-reason-example = Pode deixar em branco.
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = Qual das suas partidas?
name-the-match = Você joga várias partidas aqui. Indique qual com a opção `game`.

# Private answers.

already-done = Isso já foi feito. Agora está assim:
done-privately = Feito. Veja #{ $code } em { $place }.
unposted = Aliás: o que aconteceu por último na partida #{ $code } não pôde ser mostrado em { $place }, pois não posso postar lá, ou o lugar não existe mais. Nada se perdeu: `/halma board game:{ $code }` mostra como ela está, e `/halma bring-here game:{ $code }` leva a partida para um canal à sua escolha. Até lá, ela fica parada, no máximo por uma semana.
unposted-over = Aliás: como #{ $code } acabou, ou o que aconteceu com ela, não pôde ser mostrado em { $place }, pois não posso postar lá, ou o lugar não existe mais. `/halma board game:{ $code }` mostra.
plain-post = { $people }: há novidades na partida #{ $code }, mas o Discord não aceitou minha mensagem. `/halma board game:{ $code }` mostra.
no-lost-game = Nenhuma das suas partidas perdeu o canal.
done-late = Feito, embora tenha demorado um pouco.
press-again = Demorou demais. Aperte o botão de novo.
other-version = Este botão é de outra versão do bot. Este é o tabuleiro agora:
no-turn-here = Não é a sua vez em nenhuma partida deste canal. `/halma games` mostra todas as suas partidas, `/halma challenge` começa uma.
no-game-here = Você não joga nenhuma partida neste canal. `/halma games` mostra todas as suas partidas.
no-board-here = Não há partida em andamento neste canal. `/halma challenge` começa uma.
resign-kept = Você continua na partida.
day-given = Feito: em #{ $code }, o outro lado tem mais um dia.
menu-of = Partidas { $from } a { $to }
menu-more = Partidas que não cabem aqui: { $count }. Indique a sua com a opção `game`.
muted = Feito: não vou mais lembrar você desta jogada em #{ $code }.
offer-declined-quietly = Proposta recusada. Ninguém fica sabendo; para as outras pessoas, a proposta vale até a vez passar.
next-waiting = Próxima: { $game }
open-none = Não há desafio aberto neste servidor. `/halma challenge` sem oponente cria um em que qualquer pessoa pode entrar.
open-title = Desafios abertos deste servidor: { $count }
games-none = Você não tem partidas. `/halma challenge` começa uma.
games-none-of = Nenhuma partida de { $who } neste servidor.
games-title = Suas partidas: { $count }
games-title-of = Partidas de { $who } neste servidor: { $count }
games-my-turn = ▶️ **#{ $code }** { $game }: { $people } — **sua vez** — { $place }
games-my-turn-until = ▶️ **#{ $code }** { $game }: { $people } — **sua vez**, o tempo acaba { $at } — { $place }
games-their-turn = ⏳ **#{ $code }** { $game }: { $people } — { $place }
games-their-turn-until = ⏳ **#{ $code }** { $game }: { $people }, o tempo acaba { $at } — { $place }
link-to-board = ver tabuleiro
games-open = 📨 **#{ $code }** { $game }: { $people } — espera participantes — { $place }
games-answer = 📨 **#{ $code }** { $game }: { $people } — **desafio para você** — { $place }
