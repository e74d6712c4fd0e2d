# Challenges and lobbies.

challenge-named = { $challenger } desafia { $invited } para uma partida de { $game }!
challenge-open = { $challenger } quer jogar { $game }. Quem topa?
challenge-rematch-open = { $challenger } quer revanche em { $game }. Quem topa?
challenge-rematch = { $challenger } quer revanche em { $game }. { $invited }, você topa?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · ranqueada
challenge-casual = { $time } · amistosa
challenge-uneven = Amistosa: com cinco, umas pontas são melhores que outras.
challenge-expires = Expira { $at }.
challenge-standing = Quando uma partida começar, eu posto este desafio de novo.
series-of-two = Duas partidas, trocando de lugar na segunda.
lobby-joined = Já entraram: { $people }
lobby-invited = Convites: { $people }
lobby-computer = Outras vagas: Computador (nível { $level })
lobby-free = { $free ->
    [one] Ainda há { $free } vaga livre
   *[other] Ainda há { $free } vagas livres
}
first-lot = A ordem é sorteada.
first-challenger = { $challenger } começa.
first-opponent = O oponente começa.
first-swapped = Desta vez, { $first } começa.

closed-declined = { $challenger }, { $by } recusou seu desafio de { $game } (#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } retirou o desafio de { $game } (#{ $code }).
   *[other] { $others }: { $challenger } retirou o desafio de { $game } (#{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }, ninguém aceitou seu desafio de { $game } (#{ $code }) em 7 dias.
   *[other] { $challenger }, seu desafio de { $game } (#{ $code }) expirou: 7 dias sem resposta de { $invited }.
}
closed-expired-lobby = { $players }: em 7 dias, só { $taken } de { $seats } vagas foram ocupadas, e não dá para jogar { $game } (#{ $code }). `/halma play` cria outro desafio.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: { $who }, da moderação, removeu o desafio de { $game } (#{ $code }).
   *[no] 🛡️ { $players }: a moderação removeu o desafio de { $game } (#{ $code }).
}
closed-begun = A partida começou.
closed-begun-in = A partida começou em { $thread }.

button-accept = Aceitar
button-join = Entrar
button-begin = Começar com { $seats }
button-fill = { $seats ->
    [2] Contra o computador
   *[other] Com computadores
}
button-decline = Recusar
button-leave = Sair
button-withdraw = Retirar

button-start = Começar
button-more-rules = Mais regras
panel-anyone = Qualquer pessoa pode entrar. Ou escolha com quem jogar:
panel-with = Com { $people }
menu-with = Qualquer pessoa
extra-rated = Ranqueada
extra-diagonals = Jogadas na diagonal

menu-which-game = Escolha um jogo
missing-permissions = Não posso abrir partidas neste canal. Faltam estas permissões: { $names }. Peça à moderação para liberar ou jogue em outro canal.
permission-view = “Ver canal”
permission-send = “Enviar mensagens”
permission-send-in-threads = “Enviar mensagens em tópicos”
permission-create-threads = “Criar tópicos públicos”
permission-embed = “Inserir links”
permission-attach = “Anexar arquivos”
permission-history = “Ver histórico de mensagens”

notice-seat-declined = { $to }, { $by } não vai entrar em { $game } (#{ $code }). A vaga está livre para qualquer pessoa.
