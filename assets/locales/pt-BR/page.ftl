# The board page, on which people play in a browser.

command-web = Jogue no navegador: escolha uma peça e depois aonde ela vai
button-page = Abrir o tabuleiro
page-link = Sua página de jogo: escolha uma peça e depois aonde ela vai. O link é só seu; funciona uma vez, por 10 minutos.
refused-link-used = Este link já foi usado. Peça outro com `/halma web`.
refused-link-too-old = Este link não funciona mais. Peça outro com `/halma web`.
refused-signed-out = Você não entrou aqui. Peça um link com `/halma web`.
page-not-signed-in = Não deu para entrar com o Discord. Feche o tabuleiro e abra de novo.
page-unreadable = Não consigo ler este pedido. Recarregue a página e tente de novo.
page-busy = É muita coisa de uma vez. Espere um momento e tente de novo.
page-offline = Sem conexão. Tentando de novo…
page-no-answer = Sem conexão. Tente de novo daqui a pouco.
page-discord-silent = O Discord não responde. Tente de novo daqui a pouco.
page-not-on-server = Você não está mais no servidor desta partida. Entre nele de novo para começar partidas lá.
page-thinking = O computador está pensando…
page-sending = Enviando…
page-game = Jogo
page-games = Suas partidas
page-next = Próxima partida
page-hint = Dica
page-hint-costs = Dica (a vitória não vai contar)
page-new-game = Nova partida
page-begin = Começar
page-opponent = Adversário
page-someone-else = Alguém do servidor…
page-member = Buscar membros
page-nobody = Ninguém encontrado. Digite o começo do nome.
page-more = Resultados demais. Continue digitando.
page-sign-out = Sair
page-my-move = sua vez
page-their-move = esperando os outros
page-waiting = desafio aberto
page-over = encerrada
page-touch-stone = Sua vez: escolha uma peça.
page-touch-target = Agora escolha aonde ela vai.
page-move-example = por exemplo, { $example }
page-turn-board = Girar o tabuleiro
page-rest = Mais
page-sound = Som
page-you = você
page-waiting-for = Esperando { $name }
page-lost = Boa partida! Mais uma?
page-home = base
page-goal = chegada
page-all = Todas
page-running = Em andamento
page-try = Testar jogadas
page-try-free = Mover livremente
page-try-here = Testar daqui
page-try-hint = Mova qualquer peça. Ninguém mais vê isso.
page-puzzle = Problema do dia
page-profile = Meu perfil
page-lessons = Lições
page-plan = Meu plano
page-plan-add = Adicionar ao meu plano
page-plan-remove = Remover
page-save = Salvar
page-saved = Salvo.
page-empty = vazia
page-can-move = pode jogar
page-step = um passo
page-jumps = { $jumps ->
    [one] { $jumps } pulo
   *[other] { $jumps } pulos
}
page-replay-at = Lance { $number } de { $count }
page-replay-play = Reproduzir
page-replay-pause = Pausar
page-replay-start = Para o início
page-replay-back = Jogada anterior
page-replay-on = Próxima jogada
page-replay-end = Para o fim
privacy-sessions = • Navegadores conectados à página de jogo: { $count ->
    [0] nenhum
   *[other] { $count }, desde { $since }
}.
privacy-sessions-ended = Pronto: todos os navegadores saíram.
button-sessions-end = Sair dos navegadores
page-other-person = Você entrou como { $name }, e este link é de outra pessoa. Trocar para a outra conta?
page-ask-draw = Propor empate?
page-ask-takeback = Pedir para desfazer sua última jogada?
page-cookies = Seu navegador bloqueia os cookies desta página, então não consigo manter seu login. Permita os cookies e abra o link de novo.
page-sign-in-again = Entrar de novo
page-signed-out = Sua sessão está encerrada.
page-switch = Trocar de conta
page-stay = Não trocar
page-stored = Versão salva:
