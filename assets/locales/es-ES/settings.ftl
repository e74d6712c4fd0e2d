# What a person wants.

settings-title = **Tus ajustes**, en todos los servidores. Cámbialos con las opciones de este comando.
settings-language = • Idioma: { $language }
settings-no-language = • Idioma: el de tu Discord
language-unknown = No hablo «{ $name }». Hablo: { $languages }. `none` vuelve al idioma de tu Discord.
language-of-discord = el de tu Discord
settings-reminders = • Menciones: { $when }
settings-no-zone = • Horas de silencio: ninguna, porque no conozco tu zona horaria. Indícala con la opción `zone`.
settings-no-quiet = • Horas de silencio: ninguna (zona horaria { $zone })
settings-quiet = • Horas de silencio sin recordatorios: de { $from }:00 a { $until }:00 en { $zone }
settings-declines-openly = • Propuestas que rechazas: se avisa al resto.
settings-declines-quietly = • Propuestas que rechazas: no se avisa a nadie.
settings-no-theme = • Aspecto de los tableros que solo ves tú: el del servidor.
settings-theme = • Aspecto de los tableros que solo ves tú: { $theme }
settings-picture = • Tableros que solo ves tú: en imagen.
settings-with-text = • Tableros que solo ves tú: en imagen y en texto para leer en voz alta.
settings-plays-at-once = • La jugada que eliges se juega al momento.
settings-confirms = • Se te pregunta antes de jugar la jugada que eliges.
theme-unknown = No hay ningún aspecto llamado `{ $name }`. Hay estos: { $themes }. `none` vuelve al habitual.
theme-of-server = el del servidor
theme-usual = el habitual
settings-in-tables = • Clasificaciones: apareces en ellas.
settings-hidden = • Clasificaciones: no apareces en ellas. Tus partidas cuentan igualmente.

away-until = Ausencia activada hasta: { $until }. Tus relojes se paran y tus rivales lo ven. Puedes jugar igualmente; `/halma away days:0` le pone fin. Días de ausencia que te quedan este año: { $left }.
away-back = Ya has vuelto: tus relojes corren. Días de ausencia que te quedan este año: { $left }.

blocked = Entre { $user } y tú ya no habrá retos ni partidas nuevas. Las que están en juego no cambian. `/halma block` muestra tus bloqueos y permite quitarlos.
blocked-nobody = No tienes a nadie en tu lista de bloqueo.
blocked-people = { $count ->
    [one] Tienes a una persona en tu lista de bloqueo.
    [many] Tienes a { $count } de personas en tu lista de bloqueo.
   *[other] Tienes a { $count } personas en tu lista de bloqueo.
} { $more ->
    [0] { "" }
    [one] Aquí no cabe una más; aparecerá cuando desbloquees a alguien.
    [many] Aquí no caben { $more } más; aparecerán cuando desbloquees a alguien.
   *[other] Aquí no caben { $more } más; aparecerán cuando desbloquees a alguien.
}
menu-unblock = Desbloquear a alguien
unblocked = { $user } puede volver a retarte.

# What a server wants, and its log.

server-title = **Ajustes de este servidor.** Cámbialos con las opciones de este comando; `/halma-admin channel` indica dónde se puede jugar.
server-channels = • Se puede jugar en: { $value }
server-all-channels = todos los canales
server-all-channels-but = todos los canales menos { $channels }
server-no-channel = ningún canal
server-same = Ya estaba así; nada ha cambiado.
server-games-none = No hay partidas ni retos abiertos en este servidor.
server-games-title = Partidas y retos de este servidor: { $count }
server-language = • Idioma de los mensajes públicos: { $value }
server-own-language = el del servidor
server-game = • Juego de un reto que no indica ninguno: { $value }
server-rules = • Reglas: { $value }
server-clock = • Tiempo por jugada: { $value }
server-threads = • Hilo propio para cada partida: { $value }
yes = sí
no = no
server-who = • Quién puede retar: { $value }
server-most = • Partidas a la vez por persona: { $value }
server-any-number = sin límite
server-boards = • Tableros de turnos pasados: { $value }
choice-boards-tidy = Ordenados: cada uno se reduce a una línea
choice-boards-keep = Se quedan como imágenes
choice-boards-one-message = Un solo tablero que cambia en su sitio
server-theme = • Aspecto de los tableros: { $value }
server-text = • Tableros también en texto, para lectores de pantalla: { $value }
server-digest = • El podio de cada temporada se publica en: { $value }
server-puzzle = • El problema de cada día se publica en: { $value }
server-no-digest = ningún canal

log-title = **Qué ha hecho la moderación**, primero lo más reciente:
log-empty = La moderación no ha hecho nada en los últimos 90 días.
log-ended = { $at } { $by } cerró #{ $code }.
log-undone = { $at } { $by } deshizo la última jugada de #{ $code }.
log-moved = { $known ->
    [yes] { $at } { $by } llevó #{ $code } de { $from } a { $to }.
   *[no] { $at } { $by } llevó #{ $code } a otro canal.
}
log-voided = { $at } { $by } sacó #{ $code } de las clasificaciones de este servidor.
log-tables = { $at } { $by } puso a cero las clasificaciones de este servidor.
log-settings = { $count ->
    [0] { $at } { $by } cambió los ajustes de este servidor.
   *[other] { $at } { $by } cambió los ajustes de este servidor:
}
log-change = { $what }: { $from } → { $to }
setting-channels = dónde se puede jugar
setting-language = idioma de los mensajes públicos
setting-game = juego habitual
setting-rules = reglas habituales
setting-clock = tiempo habitual por jugada
setting-threads = hilo propio para cada partida
setting-who = quién puede retar
setting-boards = tableros de turnos pasados
setting-theme = aspecto de los tableros
setting-text = tableros también en texto
setting-puzzle = dónde se publica el problema de cada día
setting-digest = dónde se publica el podio de cada temporada
setting-most = partidas a la vez por persona
