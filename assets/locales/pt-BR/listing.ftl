# How the bot introduces itself: in its profile at Discord, and in lists of bots.

listing-line = Jogue Halma, Cantos e Damas Chinesas com a galera, direto no seu canal.
listing-short = Halma, Cantos e Damas Chinesas para o seu servidor. Desafie alguém ou o computador, jogue quando quiser e veja um tabuleiro novo a cada jogada.
listing-description = Jogue Halma, Cantos (Ugolki) e Damas Chinesas com a galera. Faça uma jogada hoje e outra amanhã: eu confiro as jogadas, aviso de quem é a vez e posto o tabuleiro. Jogue contra o computador em dez níveis, suba na classificação e resolva o problema do dia. Comece com /halma play.
listing-long =
    ⚪⚫ **Halma, Cantos (Ugolki) e Damas Chinesas, direto no seu canal.**

    • **No seu ritmo.** Uma jogada hoje, outra amanhã. Escolha de uma hora a duas semanas por jogada, com lembretes e horário de silêncio no seu fuso.
    • **Dois toques e pronto.** Escolha uma peça e para onde ela vai. Eu encontro os pulos, e cada jogada traz uma imagem nova do tabuleiro.
    • **Ninguém por perto?** Jogue contra o computador em dez níveis, peça uma dica, faça uma lição ou resolva o problema de hoje.
    • **Algo para conquistar.** Ratings e classificações do seu servidor e globais, com uma temporada nova a cada trimestre.
    • **De dois a seis.** Quinze jogos, dos Minicantos à estrela para seis, com as regras que o pessoal usa de verdade.
    • **Organizado e discreto.** Tabuleiros antigos viram uma linha. Eu não leio mensagens, e você pode ver e apagar tudo o que guardo sobre você.

    Comece com `/halma play`. Vinte e dois idiomas.
