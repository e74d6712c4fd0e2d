# Rules and help.

rules-overview = **Halma** e os jogos da família são corridas: leve todas as suas peças da sua base até a chegada, no canto oposto, antes de todo mundo. Escolha um jogo abaixo para ver as regras.
menu-rules = Regras de um jogo
button-rule-sets = Outras regras
menu-illustrations = Regras em imagens
illustration-long-jump = Pulo longo
illustration-filled = Chegada cheia
illustration-corner = Por uma ponta
illustration-places = Colocações
illustration-pairs = Duplas
illustrate-long-jump = A peça pula uma peça distante e cai à mesma distância atrás dela. O resto do caminho está livre.
illustrate-filled = A chegada contornada está cheia e a maioria das peças nela é de lá. Isso basta, embora a peça marcada seja de um oponente.
illustrate-corner = A peça pula para outra ponta da estrela e sai de novo. Pode passar por ela, mas não parar ali.
illustrate-places = Quem completa a chegada fica com a melhor colocação livre. Os números mostram as colocações até agora; os outros continuam.
illustrate-pairs = Quem fica frente a frente forma dupla. Os dois completaram a chegada e vencem juntos: são deles os louros.
rules-moves = Mova uma peça: um **passo** para uma casa vizinha livre ou um **pulo** por cima de qualquer peça para a casa livre logo atrás. Continue pulando enquanto der. Nada é capturado. Se não puder jogar, você passa a vez.
rules-moves-long = Mova uma peça: um **passo** para uma casa vizinha livre ou um **pulo** por cima de uma única peça, perto ou longe, para a casa à mesma distância atrás dela. Todo o resto do caminho precisa estar livre. Continue pulando enquanto der. Nada é capturado. Se não puder jogar, você passa a vez.
unusual-jumps = **Pulos longos**: pule uma peça a qualquer distância e caia à mesma distância atrás dela. Todo o resto do caminho precisa estar livre.
rules-diagonals-on = As peças dão passos e pulos em oito direções. O desafio pode desligar as diagonais.
rules-diagonals-off = As peças dão passos e pulos em quatro direções. O desafio pode ligar as diagonais.
rules-rated = Uma partida ranqueada conta quando todo mundo já fez duas jogadas. Com três, você entra na classificação.
rules-of = { $default ->
    [yes] **{ $name }** (padrão): { $text }
   *[no] **{ $name }**: { $text }
}
explain-gambiter = Vence quem completa a chegada primeiro. Depois da rodada { $home }, você perde se ainda tiver peça na base. Depois da rodada { $tempo }, vence quem tiver menos passos restantes. Vocês sempre fazem o mesmo número de jogadas.
explain-brainking = Vence quem completa a chegada primeiro. Depois das suas primeiras { $moves } jogadas, você perde se terminar a vez com peça na base. Se em 50 rodadas ninguém ficar mais perto da chegada do que antes, dá empate. Mas, se só uma pessoa ainda tiver peça na base, ela perde.
explain-closed-camp = Vence quem completa a chegada primeiro. Uma peça que está na chegada não pode sair. Se em 50 rodadas ninguém ficar mais perto da chegada do que antes, dá empate. Mas, se só uma pessoa ainda tiver peça na base, ela perde.
explain-classic = Vence quem completa a chegada primeiro. Se em 50 rodadas ninguém ficar mais perto da chegada do que antes, dá empate.{ $seats ->
    [2] {" "}Mas, se só uma pessoa ainda tiver peça na base, ela perde.
   *[other] { "" }
}
explain-igroved = Vence quem completa a chegada primeiro. Peças dos oponentes presas na sua chegada contam como suas, desde que haja lá pelo menos uma sua. Se em 50 rodadas ninguém ficar mais perto da chegada do que antes, dá empate.{ $seats ->
    [2] {" "}Mas, se só uma pessoa ainda tiver peça na base, ela perde.
   *[other] { "" }
}
explain-parlett = Vence quem completa a chegada primeiro. Basta a chegada cheia se a maioria das peças nela for sua. Se em 50 rodadas ninguém ficar mais perto da chegada do que antes, dá empate.{ $seats ->
    [2] {" "}Mas, se só uma pessoa ainda tiver peça na base, ela perde.
   *[other] { "" }
}
explain-family = Vence quem completa a chegada primeiro. Basta a chegada cheia se a maioria das peças nela for sua. Uma peça na chegada não pode sair, e nas pontas dos outros só dá para passar, não parar. Se em 50 rodadas ninguém ficar mais perto da chegada do que antes, dá empate.{ $seats ->
    [2] {" "}Mas, se só uma pessoa ainda tiver peça na base, ela perde.
   *[other] { "" }
}

# For new players.

how-to-title = **Como jogar { $game }**
how-to-aim = Leve todas as suas peças da sua base até a chegada, no canto oposto. Vence quem completa a chegada primeiro.
how-to-aim-places = Leve todas as suas peças da sua base até a chegada, no canto oposto. O jogo continua até todos terem uma colocação.
how-to-aim-pairs = Quem fica frente a frente forma dupla. Vence a dupla que completa as duas chegadas primeiro.
how-to-lines = 1️⃣ **Objetivo**: leve todas as suas peças até a chegada contornada antes de todo mundo.
    2️⃣ **Passo**: mova uma peça para uma casa vizinha livre.
    3️⃣ **Pulo**: ou pule por cima de qualquer peça, sua ou não, para a casa livre logo atrás.
    4️⃣ **Sequência**: continue pulando enquanto der. Nada é capturado.
alt-how-to = Quatro tabuleiros de { $game }: o começo com sua chegada contornada, um passo, um pulo e uma sequência de pulos.
alt-start = O começo de { $game }, com a chegada de quem joga primeiro contornada.
lesson-begin = Treino: a peça em { $stone } pode pular longe. Para onde ela vai?
lesson-played = { $jumps ->
    [0] **{ $route }**: um passo. Pulando por cima de outra peça, você vai mais longe.
    [one] **{ $route }**: um pulo.
   *[other] **{ $route }**: { $jumps } pulos numa jogada. É assim que se vence: monte escadas para as suas peças e use as dos oponentes.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] passo
    [one] { $jumps } pulo
   *[other] { $jumps } pulos
}
menu-lesson = Para onde ela vai?
button-how-to = Como jogar
button-try-chain = Testar sequência
button-try-again-chain = De novo

greeting = 👋 Olá! Comigo se joga Halma, Cantos e damas chinesas: uma jogada agora, outra amanhã. `/halma play` começa uma partida.
    Para a moderação: `/halma-admin settings`. Não leio mensagens de ninguém.
help = **Como jogar**
    • `/halma play` começa uma partida: com alguém, com qualquer pessoa daqui ou contra o computador. Ou abra o menu de alguém: Apps → **Jogar Halma**.
    • Na sua vez, toque em **Mover**: suas peças ganham números, com jogadas sugeridas; dois toques e pronto. Ou digite: `/halma move text:h4-f2`.
    • `/halma board` mostra seu tabuleiro só para você. `/halma games` mostra suas partidas.
    • Você tem 3 dias por jogada, a menos que o desafio diga outra coisa. Eu menciono você na sua vez e de novo antes do seu tempo acabar.
    • `/halma me settings` muda o horário de silêncio e o idioma; `/halma me away` pausa seus relógios.
    • `/halma rules` explica as regras. **Como jogar**, embaixo de um tabuleiro novo, explica aquele jogo.
help-more = • `/halma hint` mostra o que o computador jogaria: no treino, em partidas amistosas ou se todo mundo aceitar.
    • `/halma-study` tem lições, um problema por dia e análise de partidas. **Análise**, embaixo de uma partida encerrada, faz o mesmo.
    • `/halma game replay` mostra uma partida jogada a jogada, com a notação. `/halma game import` lê a notação de uma partida.
    • `/halma leaderboard` mostra as classificações; `/halma profile`, os ratings e recordes de alguém; `/halma game open`, os desafios em que você pode entrar.
    • `/halma draw`, `/halma takeback`, `/halma cancel`, `/halma resign`, `/halma me block`
    Toda partida tem um código, como #K7X9Q. Se você joga várias aqui, escolha uma com a opção `game`.
button-help-more = Mais comandos
