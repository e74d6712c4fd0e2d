# What is stored about a person.

privacy-title = **O que eu guardo sobre você**
privacy-account = • Sua conta do Discord e o nome dela, { $name }, para as partidas mostrarem quem joga.{ $face ->
    [yes] {" "}E o nome do arquivo do seu avatar.
   *[no] { "" }
}
privacy-games = • Partidas em andamento: { $running }; encerradas: { $ended }. Desafios abertos: { $open }. Guardo cada jogada com o horário, e o efeito de cada partida no rating e nas classificações.
privacy-settings = • Suas configurações{ $has_zone ->
    [yes] {" "}e seu fuso horário, { $zone }
   *[no] { "" }
}. Ausências: { $away }. Pessoas na sua lista de bloqueio: { $blocked }.
privacy-study = • Jogos em que você venceu o computador: { $beaten }. Problemas resolvidos: { $puzzles }.
privacy-notes = • Notas particulares em partidas: { $count }. Só você vê.
privacy-plans = • Planos em partidas em andamento: { $count }. Só você vê.
privacy-cups = • Torneios em que você se inscreveu: { $count }.
privacy-more = Eu não leio mensagens. Você pode baixar tudo isso exatamente como eu guardo.
privacy-nothing = Não guardo nada sobre você.
privacy-exported = O que eu guardo sobre você, em JSON. Nele, as pessoas são números; `player` é o seu.{ $cut ->
    [0] { "" }
    [one] {" "}Faltam as jogadas da sua partida mais antiga; com elas, o arquivo não caberia no Discord.
   *[other] {" "}Faltam as jogadas das suas { $cut } partidas mais antigas; com elas, o arquivo não caberia no Discord. Peça essas jogadas a quem cuida deste bot.
}
privacy-file = O que está guardado sobre você. As pessoas são números de 64 bits; `player` é o seu. Os horários estão em UTC. Os lugares são contados a partir de 1. Eventos de uma partida: p, uma jogada; o, um lugar que saiu; e, um fim decidido fora do tabuleiro; b, jogadas desfeitas. Cada um traz o horário em milissegundos desde 1970.
privacy-question = ⚠️ **Apagar todos os seus dados pessoais?** Não dá para desfazer.
privacy-resigns = • { $count ->
    [one] Você desiste da sua partida em andamento: { $codes }.
   *[other] Você desiste das suas { $count } partidas em andamento: { $codes }.
}
privacy-leaves = • { $count ->
    [one] Você sai do desafio aberto { $codes }.
   *[other] Você sai de { $count } desafios abertos: { $codes }.
}
privacy-stays = • As partidas encerradas ficam, porque também são dos seus oponentes. Seu nome some delas.
    • Você some de todas as classificações. Se voltar, começa do zero.
    • O que for apagado sai do disco em até um dia. As mensagens nos canais são do Discord e ficam. Backups de quem cuida deste bot podem durar mais um tempo.
privacy-deleted = Pronto. Seus dados foram apagados.
privacy-kept = Ok, nada foi apagado.
button-privacy-export = Baixar meus dados
button-privacy-delete = Apagar meus dados…
button-privacy-delete-yes = Apagar de vez
button-privacy-delete-no = Manter dados
