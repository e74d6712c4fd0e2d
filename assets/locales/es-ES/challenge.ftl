# Challenges and lobbies.

challenge-named = ¡{ $challenger } reta a { $invited } a una partida de { $game }!
challenge-open = { $challenger } propone una partida de { $game }. ¿Quién se apunta?
challenge-rematch-open = { $challenger } pide la revancha en { $game }. ¿Quién se apunta?
challenge-rematch = { $challenger } pide la revancha en { $game }. { $invited }, ¿de acuerdo?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · puntuable
challenge-casual = { $time } · amistosa, no afecta a la puntuación
challenge-expires = Caduca { $at }.
challenge-standing = Cuando empiece esta partida, volveré a publicar el mismo reto.
series-of-two = Dos partidas; en la segunda se cambia de bando.
lobby-joined = Participan: { $people }
lobby-invited = Con invitación: { $people }
lobby-computer = En las demás plazas: Ordenador (nivel { $level })
lobby-free = { $free ->
    [one] Una plaza libre para quien quiera
    [many] { $free } de plazas libres para quien quiera
   *[other] { $free } plazas libres para quien quiera
}
first-lot = Las plazas se sortean.
first-challenger = Empieza { $challenger }.
first-opponent = Empieza otra persona, no { $challenger }.

closed-declined = { $challenger }, { $by } ha rechazado tu reto de { $game } (#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } ha retirado el reto de { $game } (#{ $code }).
   *[other] { $others }: { $challenger } ha retirado el reto de { $game } (#{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }, nadie ha aceptado en 7 días tu reto de { $game } (#{ $code }).
   *[other] { $challenger }, tu reto de { $game } (#{ $code }) ha caducado tras 7 días sin respuesta de { $invited }.
}
closed-expired-lobby = { $players }: tras 7 días hay { $taken } de { $seats } plazas ocupadas, y no bastan para { $game } (#{ $code }). `/halma challenge` crea un reto nuevo.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: { $who } (moderación) ha cerrado el reto de { $game } (#{ $code }).
   *[no] 🛡️ { $players }: la moderación ha cerrado el reto de { $game } (#{ $code }).
}
closed-begun = La partida ha empezado.
closed-begun-in = La partida ha empezado en { $thread }.

button-accept = Aceptar
button-join = Unirme
button-begin = Empezar con { $seats }
button-fill = { $seats ->
    [2] Contra el ordenador
   *[other] Completar con ordenadores
}
button-decline = Rechazar
button-leave = Salir
button-withdraw = Retirar

menu-which-game = Elige un juego
which-game = ¿A qué quieres jugar con { $user }?
missing-permissions = No puedo alojar partidas en este canal: me faltan permisos ({ $names }). Pide a la moderación que me los dé, o juega en otro canal.
permission-view = «Ver canal»
permission-send = «Enviar mensajes»
permission-send-in-threads = «Enviar mensajes en hilos»
permission-create-threads = «Crear hilos públicos»
permission-embed = «Insertar enlaces»
permission-attach = «Adjuntar archivos»
permission-history = «Leer el historial de mensajes»

notice-seat-declined = { $to }, { $by } no se une a { $game } (#{ $code }). Su plaza queda libre para quien quiera.
