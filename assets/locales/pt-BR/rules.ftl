# Rules and help.

rules-moves = Cada jogada move uma peça: um **passo** para uma casa vizinha vazia, ou um **pulo** por cima de uma peça vizinha, seja de quem for, para a casa vazia logo atrás dela; depois, se você quiser, mais pulos com a mesma peça. Quem não pode mover passa a vez.
rules-diagonals-on = As peças dão passos e pulos em oito direções (o desafio pode desligar as diagonais).
rules-diagonals-off = As peças dão passos e pulos em quatro direções (o desafio pode ligar as diagonais).
rules-of = { $default ->
    [yes] **{ $name }** (as regras padrão): { $text }
   *[no] **{ $name }**: { $text }
}
explain-gambiter = Os dois lados jogam, e só então se confere. Quem tiver o destino completo vence; se os dois estiverem completos, é empate. Depois da rodada { $home }, quem tiver peça na base perde. Depois da rodada { $tempo }, vence quem tiver menos passos restantes.
explain-brainking = Quem completa o destino vence na hora. Depois de { $moves } jogadas próprias, a jogada que deixar alguma peça sua na base perde. 50 rodadas sem progresso são empate; mas, se só um lado ainda tiver peça na base, esse lado perde.
explain-closed-camp = Quem completa o destino vence na hora. Uma peça que está no destino não pode terminar a jogada fora dele. 50 rodadas sem progresso são empate; mas, se só um lado ainda tiver peça na base, esse lado perde.
explain-classic = Quem completa o destino vence na hora. 50 rodadas sem progresso são empate{ $seats ->
    [2] {"; mas, se só um lado ainda tiver peça na base, esse lado perde."}
   *[other] {"."}
}
explain-igroved = Quem completa o destino vence na hora. O destino também conta como completo quando as peças alheias nele estão presas e há lá pelo menos uma peça sua. 50 rodadas sem progresso são empate{ $seats ->
    [2] {"; mas, se só um lado ainda tiver peça na base, esse lado perde."}
   *[other] {"."}
}

# For whoever is new.

how-to-title = **Como se joga { $game }**
how-to-aim = Leve todas as suas peças da sua base até o destino, a base oposta; vence quem chegar lá primeiro. Nenhuma peça é capturada: você pula por cima das suas e das alheias para avançar.
alt-start = O começo de { $game }, com o destino do primeiro lado contornado.
lesson-begin = A peça em { $stone } pode pular longe. Para onde ela vai?
lesson-played = { $jumps ->
    [0] **{ $route }**: um passo. Um pulo por cima de outra peça teria ido mais longe.
    [one] **{ $route }**: um pulo.
    [many] **{ $route }**: { $jumps } de pulos numa jogada só. É assim que se vence no Halma: monte escadas para as suas peças e use as alheias.
   *[other] **{ $route }**: { $jumps } pulos numa jogada só. É assim que se vence no Halma: monte escadas para as suas peças e use as alheias.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] passo
    [one] { $jumps } pulo
    [many] { $jumps } de pulos
   *[other] { $jumps } pulos
}
menu-lesson = Para onde ela vai?
button-how-to = Como jogar
button-try-chain = Tentar uma sequência de pulos
button-try-again-chain = Mais uma vez

help = **Como jogar**
    • `/halma challenge opponent:@friend` desafia alguém; sem oponente, entra quem quiser. `computer:3` é para jogar com o computador, do nível 1 ao 10. Para treinar, indique você como oponente.
    • `/halma move` mostra suas jogadas possíveis, primeiro as que mais avançam. Ou digite uma: `h4-f2`, `h4 f2` ou o caminho inteiro `h1-f3-d3`. O botão **Mover** numera as peças que podem se mover e tem menus de jogadas: dois toques, e está jogado.
    • `/halma board` mostra o tabuleiro do seu lado, só para você. `/halma games` mostra suas partidas. `/halma resign` desiste de uma partida.
    • Cada jogada tem 3 dias, a menos que o desafio diga outra coisa; eu menciono você na sua vez e de novo antes de o tempo acabar. `/halma settings` define o horário de silêncio, `/halma away` faz seus relógios pararem quando você viaja, e **+1 dia** dá tempo ao outro lado.
    • `/halma hint` diz o que o computador jogaria: no treino, em partidas amistosas e onde todo mundo concordar (`/halma offer what:hints`). `/halma-study` tem lições, um problema por dia e a análise das suas partidas encerradas; o botão **Análise** embaixo delas faz o mesmo.
    • `/halma replay` mostra uma partida jogada a jogada e dá o registro dela, `/halma import` traz uma de fora. **Como jogar**, embaixo de um tabuleiro novo, explica um jogo.
    • `/halma leaderboard` mostra a classificação, `/halma profile` como alguém joga, `/halma open` em que desafios você pode entrar.
    • `/halma offer` propõe empate, desfazer sua última jogada ou liberar dicas. `/halma block` impede alguém de desafiar você.
    • `/halma rules` explica as regras, também os finais que elas forçam: eu faço a contagem para você embaixo de cada tabuleiro.
    Toda partida tem um código, como #K7X9Q. Use-o na opção `game` quando jogar várias aqui.
