# What a person wants.

settings-title = **Tu configuración** en todos los servidores. Cámbiala con las opciones de este comando.
settings-language = • Idioma: { $language }
settings-no-language = • Idioma: el de tu Discord
language-unknown = No hablo “{ $name }”. Hablo: { $languages }. `none` vuelve al idioma de tu Discord.
language-of-discord = el de tu Discord
settings-reminders = • Menciones: { $when }
settings-no-zone = • Horas de silencio: ninguna. Para usarlas, indica tu zona horaria con la opción `zone`.
settings-no-quiet = • Horas de silencio: ninguna (zona horaria { $zone })
settings-quiet = • Horas de silencio: sin menciones de { $from }:00 a { $until }:00 ({ $zone })
settings-declines-openly = • Cuando rechazas una propuesta: aviso al resto
settings-declines-quietly = • Cuando rechazas una propuesta: no aviso a nadie
settings-no-theme = • Aspecto de tus tableros: el del servidor
settings-theme = • Aspecto de tus tableros: { $theme }
settings-picture = • Tus tableros: en imagen
settings-with-text = • Tus tableros: en imagen, con texto para lectores de pantalla
settings-plays-at-once = • Jugadas que eliges: se hacen al momento
settings-confirms = • Jugadas que eliges: te pido confirmación
settings-keeps-games = • Jugadas de tus partidas terminadas: se conservan siempre
settings-keeps-no-games = • Jugadas de tus partidas terminadas: se borran cuando el bot limpia las partidas antiguas
theme-unknown = No hay ningún aspecto llamado `{ $name }`. Elige uno de estos: { $themes }. `none` recupera el aspecto por defecto.
theme-of-server = el del servidor
theme-usual = por defecto
settings-in-tables = • Clasificaciones: apareces en ellas
settings-hidden = • Clasificaciones: no apareces en ellas. Tus partidas cuentan igual.

away-until = Tu ausencia dura hasta el { $until }. Tus relojes están detenidos y tus rivales lo ven. Puedes jugar igual; termínala con `/halma me away days:0`. Días de ausencia que te quedan este año: { $left }.
away-back = ¡Hola de nuevo! Tus relojes vuelven a correr. Días de ausencia que te quedan este año: { $left }.

blocked = Bloqueaste a { $user }. Ya no pueden desafiarse ni unirse a la misma partida. Las partidas en curso siguen. Mira tu lista de bloqueo con `/halma me block`.
blocked-nobody = Tu lista de bloqueo está vacía.
blocked-people = { $count ->
    [one] Tienes a una persona en tu lista de bloqueo.
   *[other] Tienes a { $count } personas en tu lista de bloqueo.
} { $more ->
    [0] { "" }
    [one] Una más no cabe aquí; aparecerá cuando desbloquees a alguien.
   *[other] Otras { $more } no caben aquí; aparecerán cuando desbloquees a alguien.
}
menu-unblock = Desbloquear a alguien
unblocked = Desbloqueaste a { $user }. Ya pueden volver a jugar.

# What a server wants, and its log.

server-title = **Configuración del servidor.** Cámbiala con las opciones de este comando. Elige los canales donde se juega con `/halma-admin channel`.
server-channels = • Canales donde se juega: { $value }
server-all-channels = todos los canales
server-all-channels-but = todos los canales menos { $channels }
server-no-channel = ningún canal
choice-games-only-here = Solo aquí
choice-games-here = Aquí también
choice-games-not-here = Aquí no
choice-games-everywhere = En todos los canales
choice-games-nowhere = En ningún canal
server-same = Ya estaba así, no cambió nada.
server-games-none = Ahora no hay partidas ni desafíos en este servidor.
server-games-title = Partidas y desafíos de este servidor: { $count }
server-language = • Idioma de los mensajes públicos: { $value }
server-own-language = el del servidor
server-usual = { $value } (por defecto)
server-usual-rules = las de cada juego ({ $rules } en { $game })
server-games-own-rules = las de cada juego
server-changed = **{ $line }** (antes: { $from })
server-game = • Juego por defecto: { $value }
server-rules = • Reglas por defecto: { $value }
server-preset = • Preajuste por defecto: { $value }
server-allowed = • Reglas permitidas: { $value }
server-all-rules = todas
server-default-rules = solo las reglas por defecto
server-clock = • Límite de tiempo por defecto: { $value }
server-threads = • Un hilo para cada partida: { $value }
yes = sí
no = no
server-who = • Quién puede crear desafíos: { $value }
server-most = • Partidas a la vez por persona: { $value }
server-any-number = sin límite
server-boards = • Tableros anteriores: { $value }
choice-boards-tidy = Se reducen a una línea
choice-boards-keep = Se quedan como imágenes
choice-boards-one-message = Un solo tablero que se actualiza
server-theme = • Aspecto de los tableros: { $value }
server-text = • Tableros en texto para lectores de pantalla: { $value }
server-digest = • Campeones de la temporada anunciados en: { $value }
server-puzzle = • Problema del día: { $value }
server-no-digest = ningún canal

log-title = **Acciones de la moderación**, las últimas primero:
log-empty = Ninguna acción de la moderación en 90 días.
log-ended = { $at } { $by } cerró #{ $code }.
log-undone = { $at } { $by } deshizo la última jugada de #{ $code }.
log-moved = { $known ->
    [yes] { $at } { $by } llevó #{ $code } de { $from } a { $to }.
   *[no] { $at } { $by } llevó #{ $code } a otro canal.
}
log-voided = { $at } { $by } quitó #{ $code } de las clasificaciones de este servidor.
log-cup-made = { $at } { $by } creó el torneo **{ $name }**.
log-cup-started = { $at } { $by } cerró las inscripciones de **{ $name }**.
log-cup-put-off = { $at } { $by } cambió la fecha de cierre de las inscripciones de **{ $name }**.
log-cup-corrected = { $at } { $by } decidió una partida de **{ $name }**.
log-cup-removed = { $at } { $by } sacó a alguien de **{ $name }**.
log-cup-called-off = { $at } { $by } canceló **{ $name }**.
log-tables = { $at } { $by } reinició las clasificaciones de este servidor.
log-settings = { $count ->
    [0] { $at } { $by } cambió la configuración del servidor.
   *[other] { $at } { $by } cambió la configuración del servidor:
}
log-change = { $what }: { $from } → { $to }
setting-channels = canales donde se juega
setting-language = idioma de los mensajes públicos
setting-game = juego por defecto
setting-rules = reglas por defecto
setting-preset = preajuste por defecto
setting-allowed = reglas permitidas
setting-clock = límite de tiempo por defecto
setting-threads = un hilo para cada partida
setting-who = quién puede crear desafíos
setting-boards = tableros anteriores
setting-theme = aspecto de los tableros
setting-text = tableros en texto
setting-puzzle = canal del problema del día
setting-digest = canal de los campeones de la temporada
setting-most = partidas a la vez por persona
