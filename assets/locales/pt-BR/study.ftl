# Lessons and puzzles.

lesson-title = 🎓 **Lição { $number } de { $all }.** { $text }
lesson-ask-step = Você joga de ⚪ brancas, do canto inferior direito para o superior esquerdo, que tem as casas contornadas. Um passo leva uma peça a uma casa vizinha; neste jogo, também na diagonal. Escolha uma peça e o passo que a deixa mais perto de lá.
lesson-right-step = Um passo na diagonal vale por dois.
lesson-wrong-step = Esse passo é permitido, mas outro deixa a peça mais perto.
lesson-ask-jump = Em vez de dar um passo, uma peça pode pular por cima de uma vizinha, seja de quem for, para a casa vazia logo atrás. Nenhuma peça é capturada. Pule com esta peça.
lesson-right-jump = Duas casas numa só jogada, e a peça pulada fica onde está.
lesson-wrong-jump = Isso é um passo. Procure uma vizinha com uma casa vazia logo atrás.
lesson-ask-chain = Depois de um pulo, podem vir outros na mesma jogada, em qualquer direção. Descubra aonde esta peça chega com o maior número de pulos.
lesson-right-chain = Três pulos numa jogada só. São as sequências longas que vencem partidas.
lesson-wrong-chain = Há uma sequência mais longa: a cada casa em que a peça cai, procure a próxima peça para pular.
lesson-ask-ladder = As sequências são construídas: peças com espaços entre elas são uma escada para as que vêm atrás. Descubra a jogada depois da qual você tem uma sequência de quatro pulos ou mais, não importa o que as pretas façam.
lesson-right-ladder = Uma jogada discreta, e a próxima atravessa meio tabuleiro.
lesson-wrong-ladder = Depois disso, as pretas podem acabar com a sequência longa, ou ela nem existe. Procure o degrau que falta na sua escada.
lesson-ask-home = Por estas regras, quem tiver peças na base depois da rodada 30 perde, e esta é a rodada 30. Descubra a jogada que salva a partida.
lesson-right-home = Não ficou nenhuma peça na base. Antes de uma checagem dessas, eu aviso embaixo do tabuleiro.
lesson-wrong-home = Uma peça fica na base, e isso perde na hora, por maior que seja a sua vantagem.
lesson-ask-block = Veja o que as pretas podem fazer em seguida. Escolha a jogada que deixa a melhor resposta delas o mais curta possível.
lesson-right-block = A escada das pretas sumiu, e a sua peça ainda avançou.
lesson-wrong-block = As pretas ainda têm uma jogada mais longa. Ocupe a casa em que a sequência delas cai, ou tire do lugar a peça que elas pulam.
lesson-ask-race = Ninguém mais atrapalha: agora é uma corrida. Descubra a primeira jogada do caminho que completa seu destino com menos jogadas.
lesson-right-race = Às vezes um passo para o lado é mais rápido: ele faz uma ponte para a próxima peça.
lesson-wrong-race = Assim leva uma jogada a mais. Conte jogadas, não passos: procure um caminho em que uma peça ajude a outra.
lesson-ask-count = Você joga de ⚫ pretas, e esta é a última jogada da rodada 80. Por estas regras, a partida acaba depois dela, e vence quem precisar de menos passos até o destino. As brancas precisam de 3. Vença.
lesson-right-count = Dois passos restantes contra três. Esta foi a última lição: `/halma challenge computer:2` é uma boa próxima partida.
lesson-wrong-count = Você ainda precisa de tantos passos quanto as brancas, ou mais. Lembre quanto vale um passo na diagonal.
study-right = ✅ **{ $route }**: isso mesmo! { $text }
study-wrong = ❌ **{ $route }**: ainda não. { $text }
study-none = Essa lição ou esse problema não existe.
study-stone = { $number }: a peça em { $cell }
study-target = { $number }: para { $cell }
menu-study-stone = Qual peça?
menu-study-target = Para onde? Ao escolher, já joga
button-study-stones = Outra peça
button-study-again = Tentar de novo
button-next-lesson = Próxima lição
button-solve = Resolver
puzzle-ask-chain = Descubra a sequência de pulos mais longa.
puzzle-ask-build = Seu destino pode ser completado em { $moves } jogadas suas; ninguém atrapalha. Descubra a primeira: nenhuma outra é rápida o bastante.
puzzle-ask-home = Depois desta rodada, nenhuma peça pode estar na base. Só uma jogada salva você.
puzzle-right = É a única resposta.
puzzle-wrong = Há uma melhor.
puzzle-streak = { $tries ->
    [one] Resolvido de primeira!
    [many] Resolvido na tentativa { $tries }.
   *[other] Resolvido na tentativa { $tries }.
} 🔥 { $days ->
    [one] { $days } dia
    [many] { $days } de dias seguidos
   *[other] { $days } dias seguidos
}, recorde: { $best }.
