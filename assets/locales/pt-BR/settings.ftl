# What a person wants.

settings-title = **Suas configurações**, em todos os servidores. Para mudar, use as opções deste comando.
settings-language = • Idioma: { $language }
settings-no-language = • Idioma: o do seu Discord
language-unknown = Não falo “{ $name }”. Falo: { $languages }. `none` volta ao idioma do seu Discord.
language-of-discord = o do seu Discord
settings-reminders = • Menções: { $when }
settings-no-zone = • Horário de silêncio: nenhum, pois não sei seu fuso horário. Defina-o com a opção `zone`.
settings-no-quiet = • Horário de silêncio: nenhum (fuso horário { $zone })
settings-quiet = • Horário de silêncio, sem lembretes: de { $from }:00 a { $until }:00 em { $zone }
settings-declines-openly = • Propostas que você recusa: as outras pessoas ficam sabendo.
settings-declines-quietly = • Propostas que você recusa: ninguém fica sabendo.
settings-no-theme = • Aparência dos tabuleiros que só você vê: a do servidor.
settings-theme = • Aparência dos tabuleiros que só você vê: { $theme }
settings-picture = • Tabuleiros que só você vê: em imagem.
settings-with-text = • Tabuleiros que só você vê: em imagem e em texto, para ler em voz alta.
settings-plays-at-once = • A jogada que você escolhe é feita na hora.
settings-confirms = • Eu peço confirmação antes de fazer a jogada que você escolhe.
theme-unknown = Não há aparência chamada `{ $name }`. Há: { $themes }. `none` volta à padrão.
theme-of-server = a do servidor
theme-usual = a padrão
settings-in-tables = • Classificações: você aparece nelas.
settings-hidden = • Classificações: você não aparece nelas. Suas partidas contam mesmo assim.

away-until = Você está ausente até { $until }: seus relógios param, e quem joga com você fica sabendo. Você pode jogar mesmo assim; `/halma away days:0` acaba com a ausência. Dias de ausência que restam neste ano: { $left }.
away-back = Você está de volta: seus relógios correm. Dias de ausência que restam neste ano: { $left }.

blocked = Você e { $user } não podem mais se desafiar nem entrar na mesma partida. As partidas em andamento continuam. `/halma block` mostra quem você bloqueia e permite desbloquear.
blocked-nobody = Você não bloqueia ninguém.
blocked-people = { $count ->
    [one] Você bloqueia { $count } pessoa.
    [many] Você bloqueia { $count } de pessoas.
   *[other] Você bloqueia { $count } pessoas.
} { $more ->
    [0] { "" }
    [one] Mais uma não cabe aqui e aparece quando você desbloquear alguém.
    [many] Mais { $more } não cabem aqui e aparecem quando você desbloquear alguém.
   *[other] Mais { $more } não cabem aqui e aparecem quando você desbloquear alguém.
}
menu-unblock = Desbloquear alguém
unblocked = { $user } pode desafiar você de novo.

# What a server wants, and its log.

server-title = **Configurações deste servidor.** Para mudar, use as opções deste comando; `/halma-admin channel` define onde se pode jogar.
server-channels = • Onde se pode jogar: { $value }
server-all-channels = todos os canais
server-all-channels-but = todos os canais menos { $channels }
server-no-channel = nenhum canal
server-same = Já estava assim; nada mudou.
server-games-none = Não há partida nem desafio em aberto neste servidor.
server-games-title = Partidas e desafios deste servidor: { $count }
server-language = • Idioma das mensagens públicas: { $value }
server-own-language = o do servidor
server-game = • Jogo de um desafio que não diz qual: { $value }
server-rules = • Regras: { $value }
server-clock = • Tempo por jogada: { $value }
server-threads = • Tópico próprio para cada partida: { $value }
yes = sim
no = não
server-who = • Quem pode desafiar: { $value }
server-most = • Partidas simultâneas por pessoa: { $value }
server-any-number = sem limite
server-boards = • Tabuleiros de jogadas passadas: { $value }
choice-boards-tidy = Enxutos: cada um vira uma linha
choice-boards-keep = Ficam como imagens
choice-boards-one-message = Um só tabuleiro, que vai mudando
server-theme = • Aparência dos tabuleiros: { $value }
server-text = • Tabuleiros também em texto, para leitores de tela: { $value }
server-digest = • O pódio de cada temporada sai em: { $value }
server-puzzle = • O problema do dia sai em: { $value }
server-no-digest = nenhum canal

log-title = **O que a moderação fez**, do mais recente ao mais antigo:
log-empty = A moderação não fez nada nos últimos 90 dias.
log-ended = { $at } { $by } encerrou #{ $code }.
log-undone = { $at } { $by } desfez a última jogada em #{ $code }.
log-moved = { $known ->
    [yes] { $at } { $by } levou #{ $code } de { $from } para { $to }.
   *[no] { $at } { $by } levou #{ $code } para outro canal.
}
log-voided = { $at } { $by } tirou #{ $code } das classificações deste servidor.
log-tables = { $at } { $by } zerou as classificações deste servidor.
log-settings = { $count ->
    [0] { $at } { $by } mudou as configurações deste servidor.
   *[other] { $at } { $by } mudou as configurações deste servidor:
}
log-change = { $what }: { $from } → { $to }
setting-channels = onde se pode jogar
setting-language = idioma das mensagens públicas
setting-game = jogo padrão
setting-rules = regras padrão
setting-clock = tempo padrão por jogada
setting-threads = tópico próprio para cada partida
setting-who = quem pode desafiar
setting-boards = tabuleiros de jogadas passadas
setting-theme = aparência dos tabuleiros
setting-text = tabuleiros também em texto
setting-puzzle = onde sai o problema do dia
setting-digest = onde sai o pódio de cada temporada
setting-most = partidas simultâneas por pessoa
