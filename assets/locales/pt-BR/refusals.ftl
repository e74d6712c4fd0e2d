# Why something cannot be done, and what to do instead.

servers-only = Por enquanto, só se joga em servidores. Use este comando num canal de um servidor.
unknown-request = Não conheço mais este botão ou comando. `/halma help` diz o que eu sei fazer.
unreadable-request = Não consegui ler o que o Discord me enviou, então nada mudou. Tente de novo.
not-admitted = Você não pode usar isto aqui. Use você mesmo o comando para ter o seu.
other-version-none = Isto vem de outra versão do bot. Use o comando de novo.
unknown-choice = Não conheço este valor da opção `{ $option }`. Escolha um da lista.
cannot-store = No momento não consigo guardar nada, então nada mudou. Mesmo assim, dá para ver os tabuleiros. Tente de novo em alguns minutos.
may-be-stored = O disco falhou enquanto isto era guardado. Daqui a um minuto, veja com `/halma games` se foi feito e, se não foi, tente de novo.
unavailable = Não consigo acessar as partidas agora. Tente de novo daqui a pouco; nada se perde, e nada é feito duas vezes.
our-fault = Algo deu errado do meu lado; nada mudou. Tente de novo. Se continuar assim, passe a quem opera este bot o número { $number }.
one-at-a-time = Um de cada vez: ainda estou trabalhando no seu pedido. Tente de novo quando ele estiver pronto.
plain-answer = O Discord não aceitou minha resposta. Tente de outro jeito. Se continuar assim, avise quem opera este bot: erro { $number }.

refused-no-such-match = Não há partida com este código neste servidor. `/halma games` mostra as suas.
refused-not-a-player = Você não está nesta partida. `/halma challenge` começa uma sua.
refused-not-your-turn = A vez é de { $next }, não sua. Eu menciono você quando for.
refused-computer-thinks = O computador está pensando; a jogada dele já vem. Depois é a sua vez, ou a de quem joga em seguida.
refused-no-seat-for-computer = Você indicou pessoas para todos os lugares da partida, e não sobrou nenhum para o computador. Indique menos, ou não use `computer`.
refused-seat-is-out = Você está fora desta partida.
refused-stale = A partida continuou enquanto isso, e este tabuleiro não é mais o atual. `/halma board` mostra como ela está, com botões que funcionam.
refused-not-begun = Esta partida não começou; ainda espera participantes.
refused-game-over = Esta partida acabou. O botão **Revanche**, embaixo do último tabuleiro dela, começa outra.
refused-challenge-declined = Este desafio foi recusado.
refused-challenge-withdrawn = Este desafio foi retirado.
refused-challenge-expired = Este desafio expirou. `/halma challenge` cria outro.
refused-already-begun = Esta partida já começou.
refused-rules = “{ $rules }” não serve para { $game }. Servem: { $fitting }.
refused-diagonals = { $game } se joga na estrela, que não tem diagonais. Deixe essa opção de fora.
refused-not-here = { $user } não está neste servidor.
refused-too-many-opponents = { $seats ->
    [one] Este jogo é para duas pessoas: indique uma só para jogar com você.
    [many] Este jogo tem lugar para mais { $seats } de pessoas. Indique menos.
   *[other] Este jogo tem lugar para mais { $seats } pessoas. Indique menos.
}
refused-named-twice = { $user } aparece duas vezes. Indique cada pessoa uma vez só; para treinar, indique apenas você.
refused-already-challenged = Já há um desafio aberto entre vocês. Aqui está, com os botões:
refused-too-many-challenges = Você criou dez desafios em uma hora. Vai poder criar o próximo { $until }.
refused-not-invited = Este desafio não espera a sua resposta. `/halma challenge` cria um seu.
refused-already-in = Você já está dentro. A partida começa quando todos os lugares estiverem ocupados.
refused-no-seat-left = Todos os lugares estão ocupados ou guardados para quem recebeu convite.
refused-begins-elsewhere = Esta partida começa com as peças em casas diferentes das de costume. Só posso trazer partidas desde a primeira jogada.
refused-not-the-challenger = Só quem criou este desafio pode retirá-lo.
refused-challenger-may-withdraw = Este desafio é seu. Para cancelar, use o botão **Retirar**.
refused-not-finished = Esta partida ainda está em andamento.
refused-standing = Um desafio que se repete sozinho é para quem quiser: não indique oponentes nem o computador.
refused-series = Duas partidas com lados trocados são para duas pessoas diferentes, num jogo para duas.
refused-second-follows = A segunda das suas duas partidas já vai começar sozinha.
refused-forgotten = Não conheço mais alguém que jogou esta partida; por isso, não dá para ter revanche.
refused-so-few = Este jogo não existe para tão pouca gente. Espere mais uma pessoa, ou crie outro desafio.
refused-counts-nowhere = Esta partida não conta em nenhuma classificação; não há o que tirar.
refused-voided-before = Esta partida já tinha sido tirada das classificações.
refused-no-clock = Esta partida não tem limite de tempo.
refused-own-clock = O tempo que corre é o seu. Só o outro lado pode dar um dia a você.
refused-given-enough = Esta jogada já ganhou uma semana, que é o máximo.
refused-reminded-already = Você já recebeu o lembrete desta jogada, e não vai vir outro.
refused-no-offer = Essa proposta não vale mais.
refused-offer-stands = Já há uma proposta na partida. Antes, ela precisa ser respondida ou retirada.
refused-offered-already = Você já fez uma proposta nesta jogada. Pode fazer outra quando a vez passar.
refused-not-your-offer = Só quem fez esta proposta pode retirá-la.
refused-not-asked = Esta proposta não espera a sua resposta.
refused-hints-allowed = Nesta partida já se pode consultar o computador: `/halma hint`, na sua vez.
refused-too-late-to-cancel = Todo mundo já jogou; esta partida não pode mais ser cancelada. Você pode propor empate, ou desistir.
refused-challenge-removed = A moderação encerrou este desafio.
refused-moderators-only = Neste servidor, só a moderação começa partidas. Você pode entrar nas que ela começar.
refused-channel = Onde se joga neste servidor: { $channels }.
refused-this-channel = Onde se joga neste servidor: { $channels }. Vá para outro canal.
refused-too-many-channels = Um servidor pode indicar no máximo 100 canais.
refused-too-many-running = { $most ->
    [one] Neste servidor, cada pessoa joga uma partida por vez. Termine antes a sua.
    [many] Neste servidor, cada pessoa joga até { $most } de partidas ao mesmo tempo. Termine antes uma das suas.
   *[other] Neste servidor, cada pessoa joga até { $most } partidas ao mesmo tempo. Termine antes uma das suas.
}
refused-other-plays-most = { $user } já joga o máximo de partidas simultâneas deste servidor. A partida pode começar quando uma delas acabar.
refused-already-here = Esta partida já está neste canal.
refused-other-server = Esta partida é de outro servidor e só pode ser levada para um canal de lá. `/halma resign` desiste dela.
refused-not-lost = Esta partida tem um canal que funciona. Só a moderação pode levá-la para outro, com `/halma-admin move`.
refused-paused = Esta partida está parada por enquanto; o tempo não corre.
refused-no-such-zone = Não conheço nenhum fuso horário nem cidade grande `{ $name }`. Escolha na lista: digite uma cidade grande perto de você, como `Berlin`, `Mumbai` ou `Москва`.
refused-several-zones = Há vários lugares chamados `{ $name }`. Indique o fuso horário: { $zones }.
refused-no-such-hour = Uma hora do dia é um número inteiro de 0 a 23.
refused-away-too-long = { $left ->
    [0] Você não tem mais dias de ausência neste ano.
    [one] Você ainda tem { $left } dia de ausência neste ano.
    [many] Você ainda tem { $left } de dias de ausência neste ano.
   *[other] Você ainda tem { $left } dias de ausência neste ano.
}
refused-blocked = Você e { $user } não podem jogar na mesma partida: há um bloqueio entre vocês.
refused-blocked-self = Você não pode se bloquear.
refused-blocked-most = Você bloqueia 200 pessoas, que é o máximo.
refused-nothing-to-take-back = Você não tem jogada que possa ser desfeita.

illegal-in = **#{ $code }:** { $why }
illegal-targets = Sua peça em { $from } pode ir para: { $targets }.
illegal-stones = Suas peças que podem se mover: { $stones }.
button-try-again = Tentar de novo
illegal-no-such-cell = Não há casa `{ $name }` neste tabuleiro.
illegal-empty-cell = Não há peça em { $cell }.
illegal-not-your-stone = A peça em { $cell } não é sua.
illegal-same-cell = Uma jogada não pode acabar em { $cell }, onde começou.
illegal-target-taken = Já há uma peça em { $cell }.
illegal-not-reachable = Sua peça em { $from } não chega a { $to }. Ela pode ir para: { $targets }.
illegal-cannot-move = Sua peça em { $from } não tem para onde ir.
illegal-leaves-goal = Sua peça em { $from } está no destino e não pode mais sair dele; por isso, não pode ir para { $to }.
illegal-wrong-route = O pulo { $leg } deste caminho, de { $from } para { $to }, não é possível. Um caminho de três ou mais casas é feito só de pulos.
illegal-pass = Você tem jogada possível, então não pode passar a vez.
