# Lessons and puzzles.

lesson-title = 🎓 **Lição { $number } de { $all }.** { $text }
lesson-ask-step = Você joga com as ⚪ brancas: do canto inferior direito até o canto contornado, no alto à esquerda. Um passo leva a peça a uma casa vizinha; neste jogo, também na diagonal. Escolha uma peça e o passo que mais a aproxima.
lesson-right-step = Um passo na diagonal vale por dois.
lesson-wrong-step = Esse passo vale, mas outro deixa a peça mais perto.
lesson-ask-jump = Em vez de dar um passo, uma peça pode pular por cima de qualquer outra para a casa livre logo atrás. Nada é capturado. Pule com esta peça.
lesson-right-jump = Duas casas numa jogada, e a peça pulada fica onde está.
lesson-wrong-jump = Isso é um passo. Procure uma peça vizinha com uma casa livre logo atrás.
lesson-ask-chain = Depois de um pulo, a mesma peça pode continuar pulando, em qualquer direção. Encontre a jogada com mais pulos.
lesson-right-chain = Três pulos numa jogada. Sequências longas vencem partidas.
lesson-wrong-chain = Há uma sequência mais longa. A cada casa em que cair, procure a próxima peça para pular.
lesson-ask-ladder = Sequências se constroem: peças com espaços entre elas são uma escada para as de trás. Encontre a jogada que dá a você uma sequência de quatro pulos ou mais na próxima vez, não importa o que as pretas façam.
lesson-right-ladder = Uma jogada discreta, e a próxima atravessa meio tabuleiro.
lesson-wrong-ladder = Depois disso, não há sequência longa, ou as pretas podem quebrá-la. Procure o degrau que falta na sua escada.
lesson-ask-home = Neste jogo, você perde se ainda tiver peça na base depois da rodada 30, e esta é a rodada 30. Encontre a jogada que salva você.
lesson-right-home = Sua base está vazia. Nas suas partidas, eu aviso embaixo do tabuleiro quando um limite desses está perto.
lesson-wrong-home = Ainda há uma peça sua na base, então você perde, por mais vantagem que tenha.
lesson-ask-block = Veja o que as pretas podem fazer em seguida. Escolha a jogada que deixa a melhor jogada delas o mais curta possível.
lesson-right-block = A escada das pretas sumiu, e sua peça ainda avançou.
lesson-wrong-block = As pretas ainda têm uma jogada mais longa. Ocupe a casa em que a sequência cai ou tire a peça que elas pulam.
lesson-ask-race = Ninguém mais atrapalha: é uma corrida. Encontre a primeira jogada do caminho mais rápido para completar sua chegada.
lesson-right-race = Às vezes um passo para o lado é mais rápido: ele faz uma ponte para a próxima peça.
lesson-wrong-race = Assim demora mais. Conte jogadas, não passos: veja como uma peça pode ajudar a outra.
lesson-ask-count = Você joga com as ⚫ pretas, e esta é a última jogada da rodada 80. Depois dela, a partida acaba e vence quem tiver menos passos restantes. As brancas têm 3. Vença!
lesson-right-count = Dois passos restantes contra três. Foi a última lição! Na próxima partida, experimente `/halma play computer:2`.
lesson-wrong-count = Você ainda tem tantos passos restantes quanto as brancas, ou mais. Lembre quanto vale um passo na diagonal.
study-right = ✅ **{ $route }**: isso! { $text }
study-wrong = ❌ **{ $route }**: quase. { $text }
study-none = Não encontro essa lição ou esse problema. `/halma-study learn` mostra as lições.
study-stone = { $number }: a peça em { $cell }
study-target = { $number }: para { $cell }
study-alt = { $color } jogam, da base ({ $home }) até a chegada ({ $goal }). Peças que podem mover: { $stones }.
menu-study-stone = Qual peça?
menu-study-target = Para onde? Sua escolha é jogada na hora
button-study-stones = Outra peça
button-study-again = Tentar de novo
button-next-lesson = Próxima lição
button-solve = Resolver
puzzle-game = { $diagonals ->
    [on] { $game }, com diagonais
    [off] { $game }, sem diagonais
   *[none] { $game }
}
puzzle-title = 🧩 **Problema do dia** · { $game }. Você joga com { $color }. { $text }
puzzle-of-the-day = 🧩 **Problema do dia** · { $game }. { $color } jogam. { $text }
puzzle-ask-chain = Encontre a maior sequência de pulos.
puzzle-ask-build = Você pode completar sua chegada em { $moves } jogadas, e ninguém atrapalha. Encontre a primeira: só uma é rápida o bastante.
puzzle-ask-home = Você perde se ainda tiver peça na base depois desta rodada. Só uma jogada salva você.
puzzle-right = É a única resposta.
puzzle-wrong = Há uma melhor.
puzzle-streak = { $tries ->
    [one] Resolvido de primeira!
   *[other] Resolvido na tentativa { $tries }.
} 🔥 { $days ->
    [one] { $days } dia
   *[other] { $days } dias seguidos
}, recorde: { $best }.
puzzle-days-7 = 🎉 Uma semana inteira de problemas resolvidos!
puzzle-days-30 = 🎉 Trinta dias seguidos. Já virou hábito.
puzzle-days-100 = 💯 Cem dias seguidos. Inacreditável!
puzzle-skips = { $skipped ->
    [one] Você perdeu { $skipped } dia, mas
   *[other] Você perdeu { $skipped } dias, mas
} tem dois dias livres por mês. { $left ->
    [0] Neste mês não resta nenhum.
    [one] Neste mês ainda resta { $left }.
   *[other] Neste mês ainda restam { $left }.
}
puzzle-shared = 🧩 { $who } resolveu o problema de hoje
    { $tries ->
        [one] ✅ de primeira
       *[other] ✅ na tentativa { $tries }
    }
    🔥 { $days ->
        [one] { $days } dia
       *[other] { $days } dias seguidos
    }
puzzle-share-old = Esse era o problema de outro dia. `/halma-study puzzle` mostra o de hoje.
march-title = 🥾 **Travessia { $number }**. Leve suas { $stones } peças até a chegada contornada, sem oponente e com o mínimo de jogadas. O melhor possível é { $par }.
march-so-far = { $moves ->
    [one] Até agora: { $moves } jogada.
   *[other] Até agora: { $moves } jogadas.
}
march-misfit = Não posso jogar `{ $word }` aqui. Uma jogada se escreve assim: `{ $example }`, com um espaço antes da próxima.
march-finished = 🏁 **Travessia { $number }**: você chegou em { $moves } jogadas. O melhor possível é { $par }.
march-perfect = 🏆 Ninguém consegue em menos!
march-best = Seu melhor resultado de hoje: { $moves }.
march-shared = 🥾 travessia { $number }: { $moves }/{ $par } · { $who }
march-share-old = Essa era a travessia de outro dia. `/halma-study march` mostra a de hoje.
march-way = Um caminho em { $par } jogadas: `{ $moves }`
march-table = 🥾 **Travessia { $number }** neste servidor (o melhor possível é { $par }):
march-table-empty = Ninguém aqui compartilhou a travessia { $number } ainda.
march-rank = { $place }. { $who } · { $moves }
march-yesterday = Resultados compartilhados da travessia { $number }:
button-march = Travessia
button-march-back = Desfazer
button-march-again = Recomeçar
button-march-way = Melhor caminho
button-march-table = Tabela
modal-march-title = Travessia { $number }
modal-march-field = Suas próximas jogadas, separadas por espaço
