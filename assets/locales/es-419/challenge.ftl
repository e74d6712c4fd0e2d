# Challenges and lobbies.

challenge-named = ¡{ $challenger } desafía a { $invited } a una partida de { $game }!
challenge-open = { $challenger } propone una partida de { $game }. ¿Quién se suma?
challenge-rematch-open = { $challenger } pide la revancha en { $game }. ¿Quién se suma?
challenge-rematch = { $challenger } pide la revancha en { $game }. { $invited }, ¿de acuerdo?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · puntuable
challenge-casual = { $time } · amistosa, no afecta la puntuación
challenge-expires = Vence { $at }.
challenge-standing = Cuando empiece esta partida, volveré a publicar el mismo desafío.
series-of-two = Dos partidas; en la segunda se cambia de bando.
lobby-joined = Participan: { $people }
lobby-invited = Con invitación: { $people }
lobby-computer = En los demás lugares: Computadora (nivel { $level })
lobby-free = { $free ->
    [one] Un lugar libre para quien quiera
    [many] { $free } de lugares libres para quien quiera
   *[other] { $free } lugares libres para quien quiera
}
first-lot = Los lugares se sortean.
first-challenger = Empieza { $challenger }.
first-opponent = Empieza otra persona, no { $challenger }.

closed-declined = { $challenger }, { $by } rechazó tu desafío de { $game } (#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } retiró el desafío de { $game } (#{ $code }).
   *[other] { $others }: { $challenger } retiró el desafío de { $game } (#{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }, nadie aceptó en 7 días tu desafío de { $game } (#{ $code }).
   *[other] { $challenger }, tu desafío de { $game } (#{ $code }) venció tras 7 días sin respuesta de { $invited }.
}
closed-expired-lobby = { $players }: tras 7 días hay { $taken } de { $seats } lugares ocupados, y no alcanzan para { $game } (#{ $code }). `/halma challenge` crea un desafío nuevo.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: { $who } (moderación) cerró el desafío de { $game } (#{ $code }).
   *[no] 🛡️ { $players }: la moderación cerró el desafío de { $game } (#{ $code }).
}
closed-begun = La partida empezó.
closed-begun-in = La partida empezó en { $thread }.

button-accept = Aceptar
button-join = Unirme
button-begin = Empezar con { $seats }
button-fill = { $seats ->
    [2] Contra la computadora
   *[other] Completar con computadoras
}
button-decline = Rechazar
button-leave = Salir
button-withdraw = Retirar

menu-which-game = Elige un juego
which-game = ¿A qué quieres jugar con { $user }?
missing-permissions = No puedo alojar partidas en este canal: me faltan permisos ({ $names }). Pídele a la moderación que me los dé, o juega en otro canal.
permission-view = “Ver canal”
permission-send = “Enviar mensajes”
permission-send-in-threads = “Enviar mensajes en hilos”
permission-create-threads = “Crear hilos públicos”
permission-embed = “Insertar enlaces”
permission-attach = “Adjuntar archivos”
permission-history = “Leer el historial de mensajes”

notice-seat-declined = { $to }, { $by } no se une a { $game } (#{ $code }). Su lugar queda libre para quien quiera.
