# Challenges and lobbies.

challenge-named = ¡{ $challenger } desafía a { $invited } a una partida de { $game }!
challenge-open = { $challenger } quiere jugar { $game }. ¿Quién se suma?
challenge-rematch-open = { $challenger } quiere la revancha en { $game }. ¿Quién se suma?
challenge-rematch = { $challenger } quiere la revancha en { $game }. { $invited }, ¿aceptas?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · puntuable
challenge-casual = { $time } · amistosa
challenge-uneven = Amistosa: con cinco, unas puntas son mejores que otras.
challenge-expires = Vence { $at }.
challenge-standing = Cuando empiece una partida, volveré a publicar este desafío.
series-of-two = Dos partidas; en la segunda se cambian los puestos.
lobby-joined = Juegan: { $people }
lobby-invited = Invitaciones pendientes: { $people }
lobby-computer = Los demás lugares: Computadora (nivel { $level })
lobby-free = { $free ->
    [one] Queda un lugar libre
   *[other] Quedan { $free } lugares libres
}
first-lot = El orden se sortea.
first-challenger = Empieza { $challenger }.
first-opponent = Empieza el rival.
first-swapped = Esta vez empieza { $first }.

closed-declined = { $challenger }, { $by } rechazó tu desafío de { $game } (#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } retiró el desafío de { $game } (#{ $code }).
   *[other] { $others }: { $challenger } retiró el desafío de { $game } (#{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }, nadie aceptó tu desafío de { $game } (#{ $code }) en 7 días.
   *[other] { $challenger }, tu desafío de { $game } (#{ $code }) venció: 7 días sin respuesta de { $invited }.
}
closed-expired-lobby = { $players }: en 7 días solo se ocuparon { $taken } de { $seats } lugares y no bastan para { $game } (#{ $code }). `/halma play` crea otro desafío.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: { $who } (moderación) quitó el desafío de { $game } (#{ $code }).
   *[no] 🛡️ { $players }: la moderación quitó el desafío de { $game } (#{ $code }).
}
closed-begun = La partida empezó.
closed-begun-in = La partida empezó en { $thread }.

button-accept = Aceptar
button-join = Unirme
button-begin = Empezar con { $seats }
button-fill = { $seats ->
    [2] Contra la computadora
   *[other] Con computadoras
}
button-decline = Rechazar
button-leave = Salir
button-withdraw = Retirar

button-start = Empezar
button-more-rules = Más reglas
panel-anyone = Cualquiera puede unirse. O elige con quién jugar:
panel-with = Con { $people }
menu-with = Cualquiera
extra-rated = Puntuable
extra-diagonals = Jugadas en diagonal

menu-which-game = Elige un juego
missing-permissions = No puedo abrir partidas en este canal. Me faltan estos permisos: { $names }. Pídeselos a la moderación o juega en otro canal.
permission-view = “Ver canal”
permission-send = “Enviar mensajes”
permission-send-in-threads = “Enviar mensajes en hilos”
permission-create-threads = “Crear hilos públicos”
permission-embed = “Insertar enlaces”
permission-attach = “Adjuntar archivos”
permission-history = “Leer el historial de mensajes”

notice-seat-declined = { $to }, { $by } no se une a { $game } (#{ $code }). Su lugar queda libre para cualquiera.
