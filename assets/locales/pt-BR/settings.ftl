# What a person wants.

settings-title = **Suas configurações** em todos os servidores. Mude com as opções deste comando.
settings-language = • Idioma: { $language }
settings-no-language = • Idioma: o do seu Discord
language-unknown = Não falo “{ $name }”. Falo: { $languages }. `none` volta ao idioma do seu Discord.
language-of-discord = o do seu Discord
settings-reminders = • Menções: { $when }
settings-no-zone = • Horário de silêncio: nenhum. Para usar, defina seu fuso horário com a opção `zone`.
settings-no-quiet = • Horário de silêncio: nenhum (fuso horário { $zone })
settings-quiet = • Horário de silêncio: sem menções das { $from }:00 às { $until }:00 ({ $zone })
settings-declines-openly = • Quando você recusa uma proposta: aviso o pessoal
settings-declines-quietly = • Quando você recusa uma proposta: não aviso ninguém
settings-no-theme = • Aparência dos seus tabuleiros: a do servidor
settings-theme = • Aparência dos seus tabuleiros: { $theme }
settings-picture = • Seus tabuleiros: em imagem
settings-with-text = • Seus tabuleiros: em imagem, com texto para leitores de tela
settings-plays-at-once = • Jogadas que você escolhe: faço na hora
settings-confirms = • Jogadas que você escolhe: peço confirmação
settings-keeps-games = • Jogadas das suas partidas terminadas: sempre guardadas
settings-keeps-no-games = • Jogadas das suas partidas terminadas: apagadas quando o bot limpa partidas antigas
theme-unknown = Não existe a aparência `{ $name }`. Escolha uma destas: { $themes }. `none` volta à padrão.
theme-of-server = a do servidor
theme-usual = padrão
settings-in-tables = • Classificações: você aparece
settings-hidden = • Classificações: você não aparece. Suas partidas contam mesmo assim.

away-until = Sua ausência vai até { $until }. Seus relógios estão pausados, e seus oponentes veem isso. Você ainda pode jogar; volte com `/halma me away days:0`. Dias de ausência que restam neste ano: { $left }.
away-back = Que bom ter você de volta! Seus relógios voltaram a correr. Dias de ausência que restam neste ano: { $left }.

blocked = Você bloqueou { $user }. Vocês não podem mais se desafiar nem entrar na mesma partida. As partidas em andamento continuam. Veja sua lista de bloqueio com `/halma me block`.
blocked-nobody = Sua lista de bloqueio está vazia.
blocked-people = { $count ->
    [one] Você bloqueou { $count } pessoa.
   *[other] Você bloqueou { $count } pessoas.
} { $more ->
    [0] { "" }
    [one] Mais uma não cabe aqui e aparece quando você desbloquear alguém.
   *[other] Mais { $more } não cabem aqui e aparecem quando você desbloquear alguém.
}
menu-unblock = Desbloquear alguém
unblocked = Você desbloqueou { $user }. Vocês podem jogar de novo.

# What a server wants, and its log.

server-title = **Configurações do servidor.** Mude com as opções deste comando. Escolha os canais para as partidas com `/halma-admin channel`.
server-channels = • Canais para partidas: { $value }
server-all-channels = todos os canais
server-all-channels-but = todos os canais menos { $channels }
server-no-channel = nenhum canal
choice-games-only-here = Só aqui
choice-games-here = Aqui também
choice-games-not-here = Aqui não
choice-games-everywhere = Em todos os canais
choice-games-nowhere = Em nenhum canal
server-same = Já estava assim, então nada mudou.
server-games-none = Não há partidas nem desafios neste servidor agora.
server-games-title = Partidas e desafios deste servidor: { $count }
server-language = • Idioma das mensagens públicas: { $value }
server-own-language = o do servidor
server-usual = { $value } (padrão)
server-usual-rules = as de cada jogo ({ $rules } em { $game })
server-games-own-rules = as de cada jogo
server-changed = **{ $line }** (antes: { $from })
server-game = • Jogo padrão: { $value }
server-rules = • Regras padrão: { $value }
server-preset = • Predefinição padrão: { $value }
server-allowed = • Regras permitidas: { $value }
server-all-rules = todas
server-default-rules = só as regras padrão
server-clock = • Limite de tempo padrão: { $value }
server-threads = • Um tópico para cada partida: { $value }
yes = sim
no = não
server-who = • Quem pode criar desafios: { $value }
server-most = • Partidas ao mesmo tempo por pessoa: { $value }
server-any-number = sem limite
server-boards = • Tabuleiros antigos: { $value }
choice-boards-tidy = Viram uma linha
choice-boards-keep = Ficam como imagens
choice-boards-one-message = Um só tabuleiro, sempre atualizado
server-theme = • Aparência dos tabuleiros: { $value }
server-text = • Tabuleiros em texto para leitores de tela: { $value }
server-digest = • Campeões da temporada anunciados em: { $value }
server-puzzle = • Problema do dia postado em: { $value }
server-no-digest = nenhum canal

log-title = **Ações da moderação**, das mais novas às mais antigas:
log-empty = Nenhuma ação da moderação em 90 dias.
log-ended = { $at } { $by } encerrou #{ $code }.
log-undone = { $at } { $by } desfez a última jogada em #{ $code }.
log-moved = { $known ->
    [yes] { $at } { $by } levou #{ $code } de { $from } para { $to }.
   *[no] { $at } { $by } levou #{ $code } para outro canal.
}
log-voided = { $at } { $by } tirou #{ $code } das classificações deste servidor.
log-cup-made = { $at } { $by } criou o torneio **{ $name }**.
log-cup-started = { $at } { $by } encerrou as inscrições de **{ $name }**.
log-cup-put-off = { $at } { $by } mudou o fim das inscrições de **{ $name }**.
log-cup-corrected = { $at } { $by } decidiu uma partida de **{ $name }**.
log-cup-removed = { $at } { $by } tirou alguém de **{ $name }**.
log-cup-called-off = { $at } { $by } cancelou **{ $name }**.
log-tables = { $at } { $by } zerou as classificações deste servidor.
log-settings = { $count ->
    [0] { $at } { $by } mudou as configurações do servidor.
   *[other] { $at } { $by } mudou as configurações do servidor:
}
log-change = { $what }: { $from } → { $to }
setting-channels = canais para partidas
setting-language = idioma das mensagens públicas
setting-game = jogo padrão
setting-rules = regras padrão
setting-preset = predefinição padrão
setting-allowed = regras permitidas
setting-clock = limite de tempo padrão
setting-threads = um tópico para cada partida
setting-who = quem pode criar desafios
setting-boards = tabuleiros antigos
setting-theme = aparência dos tabuleiros
setting-text = tabuleiros em texto
setting-puzzle = canal do problema do dia
setting-digest = canal dos campeões da temporada
setting-most = partidas ao mesmo tempo por pessoa
