# What is stored about a person.

privacy-title = **O que eu guardo sobre você**
privacy-account = • Sua conta do Discord, o nome dela { $name }{ $face ->
    [yes] {" "}e o nome do avatar
   *[no] { "" }
}, para que as partidas digam quem joga.
privacy-games = • { $running ->
    [0] Nenhuma partida em andamento,
    [one] { $running } partida em andamento,
    [many] { $running } de partidas em andamento,
   *[other] { $running } partidas em andamento,
} { $open ->
    [0] nenhum desafio aberto
    [one] { $open } desafio aberto
    [many] { $open } de desafios abertos
   *[other] { $open } desafios abertos
} e { $ended ->
    [0] nenhuma partida encerrada,
    [one] { $ended } partida encerrada,
    [many] { $ended } de partidas encerradas,
   *[other] { $ended } partidas encerradas,
} com todas as jogadas, os tempos delas e o efeito no rating e nas classificações.
privacy-settings = • Suas configurações{ $has_zone ->
    [yes] , com o fuso horário { $zone }
   *[no] { "" }
}; { $away ->
    [0] nenhum período de ausência
    [one] { $away } período de ausência
    [many] { $away } de períodos de ausência
   *[other] { $away } períodos de ausência
}; { $blocked ->
    [0] ninguém na sua lista de bloqueio
    [one] { $blocked } pessoa na sua lista de bloqueio
    [many] { $blocked } de pessoas na sua lista de bloqueio
   *[other] { $blocked } pessoas na sua lista de bloqueio
}.
privacy-study = • Níveis do computador que você venceu: em { $beaten ->
    [one] { $beaten } jogo
    [many] { $beaten } de jogos
   *[other] { $beaten } jogos
}. Problemas resolvidos: { $puzzles }.
privacy-more = Eu não leio mensagens. O arquivo traz esses registros na íntegra.
privacy-nothing = Não guardo nada sobre você.
privacy-exported = O que eu guardo sobre você, em JSON. Nele, as pessoas são números; `player` é o seu.{ $cut ->
    [0] { "" }
    [one] {" "}Na sua partida mais antiga faltam as jogadas, senão o arquivo seria grande demais para o Discord.
    [many] {" "}Nas suas { $cut } de partidas mais antigas faltam as jogadas, senão o arquivo seria grande demais para o Discord; quem opera este bot tem todas.
   *[other] {" "}Nas suas { $cut } partidas mais antigas faltam as jogadas, senão o arquivo seria grande demais para o Discord; quem opera este bot tem todas.
}
privacy-file = O que está guardado sobre você. As pessoas são números de 64 bits, `player` é o seu. Os horários estão em UTC. Os lugares são contados a partir de 1. Eventos de uma partida: p = uma jogada, o = um lugar que saiu, e = um fim decidido fora do tabuleiro, b = jogadas que foram desfeitas, cada um com o momento em milissegundos desde 1970.
privacy-question = ⚠️ **Apagar tudo o que diz quem você é?** Não dá para desfazer.
privacy-resigns = • { $count ->
    [one] Você desiste da partida { $codes }.
    [many] Você desiste de { $count } de partidas: { $codes }.
   *[other] Você desiste de { $count } partidas: { $codes }.
}
privacy-leaves = • { $count ->
    [one] Você sai do desafio aberto { $codes }.
    [many] Você sai de { $count } de desafios abertos: { $codes }.
   *[other] Você sai de { $count } desafios abertos: { $codes }.
}
privacy-stays = • As partidas encerradas ficam, pois são também de quem jogou com você; no seu lugar, aparece alguém sem nome.
    • Você some de todas as classificações. Se voltar, começa do zero.
    • O que foi apagado sai do disco em até um dia. As mensagens em canais são do Discord e ficam; também podem ficar, por um tempo, as cópias de segurança de quem opera este bot.
privacy-deleted = Feito: não conheço mais você.
privacy-kept = Fica tudo como está.
button-privacy-export = Baixar tudo
button-privacy-delete = Apagar meus dados…
button-privacy-delete-yes = Apagar de vez
button-privacy-delete-no = Manter
