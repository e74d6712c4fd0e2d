# Challenges and lobbies.

challenge-named = { $challenger } desafia { $invited } para uma partida de { $game }!
challenge-open = { $challenger } quer jogar { $game }. Quem entra?
challenge-rematch-open = { $challenger } quer uma revanche de { $game }. Quem entra?
challenge-rematch = { $challenger } quer uma revanche de { $game }. { $invited }, de acordo?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · vale rating
challenge-casual = { $time } · amistosa, não vale rating
challenge-expires = Expira { $at }.
challenge-standing = Quando esta partida começar, eu abro o mesmo desafio de novo.
series-of-two = Duas partidas, a segunda com lados trocados.
lobby-joined = Na partida: { $people }
lobby-invited = Convite para: { $people }
lobby-computer = Em todos os outros lugares: Computador (nível { $level })
lobby-free = { $free ->
    [one] { $free } lugar livre para quem quiser
    [many] { $free } de lugares livres para quem quiser
   *[other] { $free } lugares livres para quem quiser
}
first-lot = Os lugares são sorteados.
first-challenger = Quem começa é { $challenger }.
first-opponent = Quem começa é outra pessoa, não { $challenger }.

closed-declined = { $challenger }, { $by } recusou seu desafio de { $game } (#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } retirou o desafio de { $game } (#{ $code }).
   *[other] { $others }: { $challenger } retirou o desafio de { $game } (#{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }, ninguém aceitou em 7 dias seu desafio de { $game } (#{ $code }).
   *[other] { $challenger }, em 7 dias não houve resposta de { $invited } ao seu desafio de { $game } (#{ $code }).
}
closed-expired-lobby = { $players }, em 7 dias o desafio ficou com { $taken } de { $seats } lugares ocupados, muito pouco para { $game } (#{ $code }). `/halma challenge` cria outro desafio.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: { $who }, da moderação, encerrou o desafio de { $game } (#{ $code }).
   *[no] 🛡️ { $players }: a moderação encerrou o desafio de { $game } (#{ $code }).
}
closed-begun = A partida começou.
closed-begun-in = A partida começou em { $thread }.

button-accept = Aceitar
button-join = Entrar
button-begin = Começar com { $seats }
button-fill = { $seats ->
    [2] Jogar com o computador
   *[other] Começar com computadores
}
button-decline = Recusar
button-leave = Sair
button-withdraw = Retirar

menu-which-game = Escolha um jogo
which-game = Que jogo você quer jogar com { $user }?
missing-permissions = Não posso abrir partidas neste canal. Permissões que me faltam: { $names }. Peça à moderação para liberar, ou jogue em outro canal.
permission-view = “Ver canal”
permission-send = “Enviar mensagens”
permission-send-in-threads = “Enviar mensagens em tópicos”
permission-create-threads = “Criar tópicos públicos”
permission-embed = “Inserir links”
permission-attach = “Anexar arquivos”
permission-history = “Ver histórico de mensagens”

notice-seat-declined = { $to }, { $by } não vai entrar em { $game } (#{ $code }). O lugar está livre para quem quiser.
