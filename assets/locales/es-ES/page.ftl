# The board page, on which people play in a browser.

command-web = Juega en el navegador: elige una ficha y luego adónde va
button-page = Abrir el tablero
page-link = Tu página de juego: elige una ficha y luego adónde va. El enlace es solo para ti; sirve una vez, durante 10 minutos.
refused-link-used = Este enlace ya se ha usado. Pide otro con `/halma web`.
refused-link-too-old = Este enlace ya no sirve. Pide otro con `/halma web`.
refused-signed-out = No has iniciado sesión aquí. Pide un enlace con `/halma web`.
page-not-signed-in = No se ha podido iniciar sesión con Discord. Cierra el tablero y ábrelo de nuevo.
page-unreadable = No puedo leer esta petición. Recarga la página y prueba otra vez.
page-busy = Es mucho de golpe. Espera un momento y prueba otra vez.
page-offline = Sin conexión. Probando otra vez…
page-no-answer = Sin conexión. Vuelve a intentarlo en un momento.
page-discord-silent = Discord no responde. Vuelve a intentarlo en un momento.
page-not-on-server = Ya no estás en el servidor de esta partida. Vuelve a unirte para empezar partidas ahí.
page-thinking = El ordenador está pensando…
page-sending = Enviando…
page-game = Juego
page-games = Tus partidas
page-next = Siguiente partida
page-hint = Pista
page-hint-costs = Pista (la victoria no contará)
page-new-game = Nueva partida
page-begin = Empezar
page-opponent = Rival
page-someone-else = Otra persona…
page-member = Buscar miembros
page-nobody = No se ha encontrado a nadie. Prueba con el principio del nombre.
page-more = Demasiados resultados. Sigue escribiendo.
page-sign-out = Cerrar sesión
page-my-move = te toca
page-their-move = esperando a los demás
page-waiting = reto abierto
page-over = terminada
page-touch-stone = Tu turno: elige una ficha.
page-touch-target = Ahora elige adónde va.
page-move-example = por ejemplo, { $example }
page-turn-board = Girar el tablero
page-rest = Más
page-sound = Sonido
page-you = tú
page-waiting-for = Esperando a { $name }
page-lost = ¡Buena partida! ¿Otra?
page-home = casa
page-goal = meta
page-all = Todas
page-running = En curso
page-try = Probar jugadas
page-try-free = Mover libremente
page-try-here = Probar desde aquí
page-try-hint = Mueve cualquier ficha. Nadie más lo ve.
page-puzzle = Problema del día
page-profile = Mi perfil
page-lessons = Lecciones
page-plan = Mi plan
page-plan-add = Añadir a mi plan
page-plan-remove = Quitar
page-save = Guardar
page-saved = Guardado.
page-empty = vacía
page-can-move = se puede mover
page-step = un paso
page-jumps = { $jumps ->
    [one] un salto
   *[other] { $jumps } saltos
}
page-replay-at = Jugada { $number } de { $count }
page-replay-play = Reproducir
page-replay-pause = Pausar
page-replay-start = Al principio
page-replay-back = Jugada anterior
page-replay-on = Jugada siguiente
page-replay-end = Al final
privacy-sessions = • Navegadores con sesión en la página de juego: { $count ->
    [0] ninguno
   *[other] { $count }, desde { $since }
}.
privacy-sessions-ended = Hecho: se han cerrado todas las sesiones.
button-sessions-end = Cerrar las sesiones
page-other-person = Tienes abierta la sesión de { $name } y este enlace es de otra persona. ¿Cambiar a la otra cuenta?
page-ask-draw = ¿Ofrecer tablas?
page-ask-takeback = ¿Pedir deshacer tu última jugada?
page-cookies = Tu navegador bloquea las cookies de esta página, así que no puedo mantener tu sesión abierta. Permítelas y abre el enlace otra vez.
page-sign-in-again = Iniciar sesión de nuevo
page-signed-out = Tu sesión está cerrada.
page-switch = Cambiar de cuenta
page-stay = No cambiar
page-stored = Versión guardada:
