# Cups: leagues and tournaments over days.

command-halma-cup = Torneios e ligas de vários dias
cup-new = Crie um torneio neste servidor (moderação)
cup-challenge = Desafie alguém na escada
cup-join = Entre em um torneio
cup-leave = Saia de um torneio
cup-table = Veja a tabela de um torneio
cup-games = Veja suas partidas em um torneio
cup-list = Torneios deste servidor
cup-start = Encerre as inscrições e comece já (organização)
cup-put-off = Adie o fim das inscrições (organização)
cup-correct = Decida o resultado de uma partida (organização)
cup-remove = Tire alguém de um torneio (organização)
cup-call-off = Cancele um torneio (organização)
option-cup-new-name = Nome do torneio
option-cup-new-kind = Quem joga contra quem
option-cup-new-game = Qual jogo (padrão: o do servidor)
option-cup-new-days = Dias de inscrição (padrão: 7)
option-cup-new-rounds = Rodadas, se houver várias (padrão: 5; em mesas, 3)
option-cup-new-threads = Cada partida em seu próprio tópico
option-cup-challenge-player = Quem: a no máximo três degraus de você
option-cup-challenge-cup = Qual torneio
option-cup-join-cup = Qual torneio
option-cup-leave-cup = Qual torneio
option-cup-table-cup = Qual torneio
option-cup-games-cup = Qual torneio
option-cup-start-cup = Qual torneio
option-cup-put-off-days = Quantos dias depois
option-cup-put-off-cup = Qual torneio
option-cup-correct-game = Código da partida
option-cup-correct-winner = Quem vence (vazio: empate)
option-cup-correct-cup = Qual torneio
option-cup-remove-cup = Qual torneio
option-cup-remove-player = Quem
option-cup-call-off-cup = Qual torneio
cup-kind-round-robin = Todos contra todos (3 a 8 pessoas)
cup-kind-league = Grupos de umas cinco pessoas (9 ou mais no total)
cup-kind-swiss = Rodadas entre iguais (8 pessoas ou mais)
cup-kind-stairs = Escada: desafios entre participantes, sem fim (4 pessoas ou mais)
cup-kind-tables = Mesas de 3, 4 ou 6 (7 a 49 pessoas)

button-cup-join = Entrar
button-cup-in = Vou jogar
button-cup-name = Dar nome e anunciar
button-cup-small = Começar com quem está
button-cup-leave = Sair
button-cup-table = Tabela
button-cup-games = Minhas partidas

cup-panel = Um torneio para este canal: { $game }. Escolha o que quiser e depois dê um nome.
menu-cup-days = Por quanto tempo dá para se inscrever?
cup-panel-days = As inscrições terminam em { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}
cup-name-proposed = Copa { $game }
cup-announced = 🏆 **{ $name }**: { $game }. { $kind }.
cup-until = Fim das inscrições: { $at }. Dois dias antes, pergunto quem joga.
cup-lasts = { $rounds ->
    [0] Dura no máximo { $days } dias.
   *[other] São { $rounds } rodadas de no máximo { $days } dias cada.
}
cup-lasts-tables = São até { $rounds } rodadas de no máximo { $days } dias cada, e depois uma mesa final com os melhores.
cup-lasts-stairs = Use `/halma-cup challenge` para desafiar alguém a no máximo três degraus de você. Quem vence sobe um degrau, quem perde desce um.
cup-lasts-league = Uma temporada dura no máximo { $days } dias. Em cada grupo, uma pessoa sobe e outra desce, e começa a próxima temporada.
cup-todo = Todas as partidas de uma rodada começam juntas. Tempo: { $clock }.
cup-draw = O sorteio pode ser conferido. SHA-256 do segredo: `{ $commitment }`.
cup-entered = Você está em **{ $name }**. Inscrições até agora: { $count ->
    [one] só a sua
   *[other] { $count }
}. Início: { $at }. Dois dias antes, pergunto se você joga.
cup-entered-stairs = Você está na escada de **{ $name }**. Desafie alguém com `/halma-cup challenge`.
cup-confirmed = Você joga em **{ $name }**. Início: { $at }.
cup-left = Você saiu de **{ $name }**.
cup-removed = { $who } não está mais em **{ $name }**.
cup-started = As inscrições de **{ $name }** foram encerradas. A primeira rodada começa em instantes.
cup-none = Não há torneios neste servidor. A moderação pode criar um com `/halma-cup new`.
cup-which = Qual torneio? Indique com a opção `cup`.
cup-list-line = **{ $name }** · { $state }
cup-state-entry = inscrições terminam { $at }
cup-state-open = inscrições sempre abertas
cup-state-closed = começa em instantes
cup-state-running = rodada { $round }
cup-state-rounds = rodada { $round } de { $rounds }
cup-state-season = temporada { $season }
cup-state-over = encerrado
cup-state-called-off = cancelado

cup-call-in = 🏆 **{ $name }** começa em breve: { $at }. Você joga? Toque antes em **Vou jogar** ou você fica de fora. { $people }
cup-too-few = 🏆 **{ $name }** ainda não começa. Confirmações: { $count } de no mínimo { $least }. As inscrições foram prorrogadas; fim: { $at }. { $who } pode cancelar o torneio com `/halma-cup call-off`.
cup-put-off-done = Novo fim das inscrições de **{ $name }**: { $at }. Vou avisar no canal.
cup-corrected-done = Pronto. Vou avisar no canal.
cup-new-date = 🏆 As inscrições de **{ $name }** terminam mais tarde: { $at }.
cup-won = 🏆 **{ $name }**: por decisão da organização, { $who } venceu uma partida contra { $people }.
cup-drawn = 🏆 **{ $name }**: por decisão da organização, uma partida terminou empatada: { $people }.
cup-closed = 🏆 As inscrições de **{ $name }** foram encerradas: { $count } pessoas jogam. Os confrontos vêm a seguir.
cup-round-begun = 🏆 **{ $name }**, rodada { $round }: as partidas começam agora. Último dia: { $day }. { $people }
cup-final-begun = 🏆 **{ $name }**: a mesa final com os melhores começa agora. Último dia: { $day }. { $people }
cup-open = Entre quando quiser e saia quando quiser.
cup-todo-stairs = Tempo: { $clock }. Você pode ter uma partida que pediu e uma que pediram a você.
cup-month-begun = 🏆 **{ $name }**: começa um novo mês, e os degraus vazios somem.
cup-challenged = Sua partida contra { $who } começa em instantes.
cup-season-begun = 🏆 **{ $name }**, temporada { $round }: as partidas começam agora. Último dia: { $day }. { $people }
cup-later = 🏆 **{ $name }**: fiquei um tempo fora do ar, então esta rodada dura mais. Novo último dia: { $day }.
cup-season-over = 🏆 **{ $name }**: a temporada { $season } acabou. Parabéns, { $who }! Início da próxima temporada: { $at }. Dois dias antes, pergunto a todos vocês se jogam, e mais gente pode entrar.
cup-season-group = Grupo { $group }: { $who }
cup-byes = Sem partida nesta rodada: { $people }.
cup-lots = Segredo do sorteio: `{ $secret }`.
cup-over = 🏆 O torneio **{ $name }** acabou. Parabéns, { $who }!
cup-over-empty = 🏆 O torneio **{ $name }** acabou.
cup-called-off = 🏆 O torneio **{ $name }** foi cancelado. As partidas em andamento continuam.

cup-table-title = 🏆 **{ $name }** · { $state }
cup-table-nobody = Ainda não há inscrições.
cup-table-people = Até agora: { $people }
cup-table-group = **Grupo { $group }**
cup-row = { $place }. { $who }: { $points }
cup-row-decided = { $place }. { $who }: { $points } ({ $by })
cup-decided-final = mesa final
cup-decided-direct = confronto direto
cup-decided-sonneborn-berger = oponentes mais fortes
cup-decided-margin = partidas mais disputadas
cup-decided-on-time = menos derrotas por tempo
cup-table-number = Nº { $id } para `halma cup export`
cup-games-none = Você ainda não tem partidas em **{ $name }**.
cup-games-title = Suas partidas em **{ $name }**:
cup-of-final = 🏆 Mesa final
cup-of-season = 🏆 Temporada { $season }
cup-of-rounds = 🏆 Rodada { $round } de { $rounds }

refused-no-such-cup = Esse torneio não existe neste servidor. Veja os que existem com `/halma-cup list`.
refused-cup-time = Em um torneio, ninguém ganha tempo extra: todos os outros esperam a rodada acabar.
refused-cup-moderators = Aqui só a moderação cria torneios. Peça um a ela ou encontre um com `/halma-cup list`.
refused-not-the-organizer = Só quem organiza o torneio e a moderação podem fazer isso. Para sair de um torneio, use `/halma-cup leave`.
refused-entry-closed = As inscrições deste torneio estão encerradas. Espere o próximo.
refused-no-cup-game = Não há partida com esse código neste torneio. Veja os códigos em **Minhas partidas**.
refused-not-in-cup = Essa pessoa não está neste torneio.
refused-cup-full = Este torneio está cheio. Espere o próximo.
refused-too-many-cups = Este servidor não pode ter mais torneios. Espere um acabar ou cancele um.
refused-cup-over = Este torneio acabou. Veja os outros com `/halma-cup list`.
refused-too-few-in-cup = Inscrições: { $people }. Este formato precisa de pelo menos { $least }. Espere mais gente entrar.
refused-not-on-stairs = Vocês dois precisam estar na escada: toquem em **Entrar** embaixo da mensagem do torneio.
refused-no-stairs = Neste torneio, eu decido quem joga contra quem. Veja as suas em **Minhas partidas**.
refused-stairs-yourself = Você não pode se desafiar. Escolha alguém diferente em **Tabela**.
refused-stairs-too-far = Essa pessoa está a { $steps } degraus de você. Escolha alguém a no máximo 3.
refused-stairs-out = Você já tem em andamento uma partida que pediu. Termine essa primeiro.
refused-stairs-in = Essa pessoa já tem em andamento uma partida que pediram a ela. Escolha outro oponente.
refused-stairs-again = Vocês acabaram de jogar. Você poderá desafiar essa pessoa de novo em { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}.
refused-stairs-unseen = Essa pessoa não aparece aqui há { $days } dias. Escolha outro oponente.
refused-not-in-cups = Esse jogo não serve para este formato. As mesas são para jogos de 3, 4 ou 6; os outros formatos, para jogos de dois.
refused-cup-name = Dê ao torneio um nome de no máximo { $most } caracteres.
