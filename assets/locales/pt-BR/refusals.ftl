# Why something cannot be done, and what to do instead.

kept-private = Neste servidor, só você vê o que eu digo, então ninguém poderia entrar. Peça à moderação para permitir **Usar aplicativos externos** ou jogue em uma mensagem direta.
unknown-request = Não conheço mais este botão ou comando. Veja o que eu sei fazer com `/halma help`.
unreadable-request = Não consegui ler o que o Discord me enviou, então nada mudou. Tente de novo.
not-admitted = Isto não é para você. Use o comando para ter o seu.
other-version-none = Isto é de outra versão do bot. Use o comando de novo.
unknown-choice = Isso não dá para escolher em `{ $option }`. Escolha algo da lista.
cannot-store = Não consigo salvar nada agora, então nada mudou. Tente de novo em alguns minutos.
may-be-stored = Algo deu errado enquanto eu salvava isto. Veja daqui a um minuto se funcionou (partidas: `/halma games`) e, se não, tente de novo.
unavailable = Não consigo acessar as partidas agora. Nada se perdeu: tente de novo daqui a pouco.
our-fault = Desculpe, algo deu errado do meu lado. Tente de novo daqui a pouco. Se continuar, avise quem cuida deste bot: erro { $number }.
one-at-a-time = Uma coisa de cada vez: ainda estou no seu último pedido. Tente de novo quando eu terminar.
plain-answer = O Discord não aceitou minha resposta. Tente de novo daqui a pouco. Se continuar, avise quem cuida deste bot: erro { $number }.

refused-no-such-match = Não há partida com esse código neste servidor. Encontre as suas com `/halma games`.
refused-not-a-player = Você não está nesta partida. Comece a sua com `/halma play`.
refused-not-your-turn-shared = É a vez de { $next }. Toque em **⏰ Chamar** embaixo do tabuleiro para avisar.
refused-not-your-turn = É a vez de { $next }. Eu menciono você quando for a sua.
refused-computer-thinks = O computador está pensando. Tente de novo daqui a pouco, quando ele tiver jogado.
refused-no-seat-for-computer = Você indicou gente para todas as vagas, e não sobra nenhuma para o computador. Indique menos gente ou tire `computer`.
refused-seat-is-out = Você não está mais nesta partida. Comece outra com `/halma play`.
refused-seat-is-done = Você já completou a chegada e não tem mais jogadas. Veja como estão os outros com `/halma board`.
refused-not-proven = Isso não é certo, ou não é mais. Só dá para reivindicar um resultado que ninguém possa mudar.
refused-stale = Esse tabuleiro não é mais o atual. Veja o atual com `/halma board`.
refused-not-begun = Esta partida não começou. Tente de novo quando começar.
refused-game-over = Esta partida acabou. Toque em **Revanche** embaixo do último tabuleiro ou comece outra com `/halma play`.
refused-challenge-declined = Este desafio foi recusado. Crie outro com `/halma play`.
refused-challenge-withdrawn = Este desafio foi retirado. Crie o seu com `/halma play`.
refused-challenge-expired = Este desafio expirou. Crie outro com `/halma play`.
refused-already-begun = Esta partida já começou. Encontre as suas com `/halma games` ou comece outra com `/halma play`.
refused-rules = “{ $rules }” não serve para { $game }. Escolha uma destas: { $fitting }.
refused-diagonals = Não há diagonais em { $game }: o jogo é na estrela. Tire essa opção.
refused-option = { $game } não tem a opção `{ $option }`, então não a use. Tem: { $has }.
refused-fixed = Neste servidor, { $game } se joga com estas regras: { $rules }. Tire as opções de outras regras ou comece com `/halma play`.
refused-places-and-pairs = Dá para jogar por colocação ou em duplas, mas não os dois. Tire `ends` ou `teams`.
refused-bot = Você não pode jogar com { $user }: é outro bot. Desafie uma pessoa ou me escolha para jogar contra o computador.
refused-not-here = { $user } não está neste servidor. Desafie alguém que esteja ou não indique oponente, e qualquer pessoa pode entrar.
refused-too-many-opponents = { $seats ->
    [one] Esta partida é para dois. Indique só um oponente.
   *[other] Nesta partida cabem { $seats } oponentes. Indique menos.
}
refused-named-twice = { $user } estaria duas vezes na partida. Indique cada pessoa uma vez ou só você, para treinar.
refused-already-challenged = Já existe um desafio aberto entre vocês. Antes, responda ou retire.
refused-too-many-challenges = Você já fez dez desafios nesta hora. O próximo pode ser feito { $until }.
refused-not-invited = Este desafio não é para você. Crie o seu com `/halma play`.
refused-already-in = Você já entrou. A partida começa quando todas as vagas estiverem ocupadas.
refused-no-seat-left = Todas as vagas estão ocupadas ou reservadas. Crie seu próprio desafio com `/halma play`.
refused-begins-elsewhere = Esta partida não começa da posição de costume. Importe uma que comece com todas as peças na base.
refused-not-the-challenger = Só quem criou o desafio pode fazer isso. Crie o seu com `/halma play`.
refused-challenger-may-withdraw = Este desafio é seu. Toque em **Retirar** para retirar.
refused-not-finished = Esta partida ainda não acabou. Tente de novo quando acabar.
refused-moves-deleted = As jogadas desta partida já foram apagadas: guardo por { $time } depois do fim. Para guardar as das próximas partidas: `/halma me settings`.
refused-standing = Só dá para repetir um desafio aberto a qualquer pessoa. Tire os oponentes e o computador, ou `repeat`.
refused-series = Duas partidas com troca de lugares pedem duas pessoas e um jogo para dois. Tire `two-games` ou escolha outro oponente ou jogo.
refused-second-follows = Sua segunda partida começa automaticamente daqui a pouco.
refused-forgotten = Alguém desta partida apagou os dados, então ela não pode começar com as mesmas pessoas. Comece outra com `/halma play`.
refused-so-few = Falta gente para este jogo. Espere mais gente entrar ou comece outro com `/halma play`.
refused-counts-nowhere = Esta partida não está em nenhuma classificação, então não há o que tirar.
refused-voided-before = Esta partida já foi tirada das classificações.
refused-no-clock = Esta partida não tem limite de tempo, então ninguém precisa de mais.
refused-own-clock = É o seu relógio que está correndo. Só o oponente pode te dar um dia.
refused-given-enough = O máximo é uma semana a mais, e ela já foi dada. Espere a jogada.
refused-own-turn = A vez é sua. Toque em **Mover** embaixo do tabuleiro.
refused-woken-already = Alguém já tocou em **⏰ Chamar** nesta vez. Espere um pouco.
refused-reminded-already = Não há o que mutar: não vai haver lembrete desta jogada.
refused-no-offer = Essa proposta não existe mais. Faça outra.
refused-offer-stands = Já há uma proposta nesta partida. Antes, responda ou retire.
refused-offered-already = Você já fez uma proposta nesta vez. Pode fazer outra na próxima.
refused-not-your-offer = Só quem fez esta proposta pode retirar. Você pode recusar.
refused-not-asked = Esta proposta não espera sua resposta. Espere as outras respostas.
refused-hints-allowed = As dicas já estão liberadas nesta partida. Use `/halma hint` na sua vez.
refused-too-late-to-cancel = Todo mundo já fez duas jogadas, então não dá mais para cancelar. Proponha empate com `/halma draw` ou desista com `/halma resign`.
refused-challenge-removed = A moderação removeu este desafio. Crie o seu com `/halma play`.
refused-moderators-only = Neste servidor, só a moderação cria desafios. Você pode entrar neles: veja `/halma game open`.
refused-not-permitted = Você não pode começar partidas nesse canal: falta uma permissão lá ou você está de castigo. Jogue em outro canal com `/halma play`.
refused-channel = Aqui não dá para jogar. Canais de jogo deste servidor: { $channels }.
refused-this-channel = Neste servidor, dá para jogar em { $channels }. Use outro canal.
refused-all-channels = Não há canal para partidas neste servidor agora. Peça à moderação para liberar um com `/halma-admin channel`.
refused-shared = Isso já foi compartilhado neste canal. Role para cima para ver.
refused-too-many-channels = Só consigo guardar 100 canais por servidor. Antes, libere ou proíba todos; depois, indique as exceções.
refused-too-many-running = { $most ->
    [one] Neste servidor, você pode jogar { $most } partida por vez. Termine a sua antes.
   *[other] Neste servidor, você pode jogar { $most } partidas por vez. Termine uma das suas antes.
}
refused-other-plays-most = { $user } já joga todas as partidas que este servidor permite. Tente de novo quando uma acabar.
refused-already-here = Esta partida já é jogada neste canal. Veja com `/halma board`.
refused-other-server = Esta partida é de outro servidor e precisa ficar lá. Continue lá ou desista com `/halma resign`.
refused-not-lost = O canal desta partida ainda funciona. Se quiser mudar, peça à moderação: `/halma-admin move-here`.
refused-paused = Esta partida está em pausa, então nenhum relógio corre. Tente de novo quando ela continuar.
refused-no-such-zone = Não conheço fuso horário nem cidade grande com o nome `{ $name }`. Digite uma cidade grande próxima e escolha na lista, como `Berlin`, `Mumbai` ou `Москва`.
refused-several-zones = Há vários lugares chamados `{ $name }`. Escolha um fuso horário: { $zones }.
refused-no-such-hour = Isso não é uma hora do dia. Use um número inteiro de 0 a 23.
refused-away-too-long = { $left ->
    [0] Você não tem mais dias de ausência neste ano. Seus oponentes podem te dar mais tempo com **+1 dia**.
    [one] Você só tem { $left } dia de ausência neste ano. Escolha um dia.
   *[other] Você só tem { $left } dias de ausência neste ano. Escolha menos dias.
}
refused-blocked = Você não pode jogar com { $user } agora. Escolha outro oponente.
refused-blocked-self = Você não pode se bloquear. Escolha alguém diferente.
refused-blocked-most = Sua lista de bloqueio está cheia: 200 pessoas. Antes, desbloqueie alguém com `/halma me block`.
refused-computer-plays-on = O computador não está atrás, então continua jogando. Proponha empate de novo quando você estiver na frente, ou desista.
refused-changed-elsewhere = Você mudou isto em outro lugar, então nada foi salvo. Veja o que está lá agora e salve de novo.
refused-note-too-long = Sua nota é longa demais. Use no máximo { $most } caracteres; sua nota anterior não mudou.
refused-plan-own-turn = É a sua vez. Jogue primeiro; depois você pode planejar respostas.
refused-plan-without-others = Você joga com todos os lados desta partida, então não há o que planejar.
refused-plan-impossible = Linha { $line }: `{ $text }` não é possível ali. Seu plano anterior não mudou. Corrija a linha e salve de novo.
refused-plan-two-answers = Linha { $line }: `{ $text }` é uma segunda resposta a uma jogada que já tem uma. Deixe só uma; seu plano anterior não mudou.
refused-plan-no-answer = A linha { $line } precisa terminar com uma jogada sua. Adicione e salve de novo; seu plano anterior não mudou.
refused-plan-too-long = Seu plano é longo demais. Use no máximo { $lines } linhas e { $chars } caracteres; seu plano anterior não mudou.
refused-nothing-to-undo = Ninguém jogou ainda nesta partida, então não há o que desfazer.
refused-nothing-to-take-back = Ainda não há jogada para desfazer.

illegal-in = **#{ $code }:** { $why }
illegal-targets = De { $from } você pode ir para: { $targets }.
illegal-stones = Peças que você pode mover: { $stones }.
button-try-again = Tentar de novo
illegal-malformed = Não entendi { $typed }. Tente `{ $example }` ou toque em **Mover** para escolher numa lista.
illegal-unreadable = Isso não é uma jogada. Digite assim: `h4-f2`.
illegal-no-such-cell = Não há casa `{ $name }` neste tabuleiro.
illegal-empty-cell = Não há peça em { $cell }.
illegal-not-your-stone = A peça em { $cell } não é sua.
illegal-same-cell = Você não pode terminar a jogada onde começou, em { $cell }.
illegal-target-taken = Já há uma peça em { $cell }.
illegal-not-reachable = De { $from } não dá para chegar a { $to }. De { $from } você pode ir para: { $targets }.
illegal-cannot-move = Sua peça em { $from } não pode se mover.
illegal-leaves-goal = De { $from } não dá para ir a { $to }: sua peça está na chegada e não pode sair.
illegal-enters-corner = De { $from } não dá para ir a { $to }: sua peça pode passar por essa ponta, mas não pode parar nela.
illegal-enters-corner-of = De { $from } não dá para ir a { $to }: dá para passar pela ponta de { $seat }, mas não parar nela.
illegal-wrong-route = O pulo { $leg } não vale: não dá para pular de { $from } para { $to }. Num caminho mais longo, tudo precisa ser pulo.
illegal-jump-empty = { $from }–{ $to } não é um pulo: não há peça para pular.
illegal-jump-several = { $from }–{ $to } não é um pulo: há { $count } peças no caminho.
illegal-jump-halfway = { $from }–{ $to } não é um pulo: a peça em { $stone } não está no meio do caminho.
illegal-jump-far = { $from }–{ $to } não é um pulo: a peça em { $stone } está longe demais. Neste jogo só se pula uma peça vizinha.
illegal-pass = Você ainda pode jogar, então não pode passar a vez.
