# Why something cannot be done, and what to do instead.

kept-private = En este servidor, lo que digo solo lo ves tú, así que nadie podría unirse. Pide a la moderación que permita **Usar aplicaciones externas** o juega en un mensaje directo.
unknown-request = Ya no conozco este botón o comando. Mira lo que sé hacer con `/halma help`.
unreadable-request = No he podido leer lo que me ha enviado Discord, así que no ha cambiado nada. Prueba otra vez.
not-admitted = Esto no es para ti. Usa tú el comando para tener el tuyo.
other-version-none = Esto es de otra versión del bot. Usa otra vez el comando.
unknown-choice = Eso no se puede elegir en `{ $option }`. Elige algo de su lista.
cannot-store = Ahora no puedo guardar nada, así que no ha cambiado nada. Prueba otra vez en unos minutos.
may-be-stored = Algo ha fallado al guardar esto. Espera un minuto y mira si ha funcionado (tus partidas: `/halma games`). Si no, prueba otra vez.
unavailable = Ahora no puedo acceder a las partidas. No se ha perdido nada: prueba otra vez en un momento.
our-fault = Perdona, algo ha fallado por mi parte. Prueba otra vez en un momento. Si sigue igual, avisa a quien administra este bot: error { $number }.
one-at-a-time = De uno en uno, por favor: sigo con lo último que me has pedido. Prueba otra vez cuando acabe.
plain-answer = Discord no ha aceptado mi respuesta. Prueba otra vez en un momento. Si sigue igual, avisa a quien administra este bot: error { $number }.

refused-no-such-match = No hay ninguna partida con ese código en este servidor. Busca las tuyas con `/halma games`.
refused-not-a-player = No juegas en esta partida. Empieza una con `/halma play`.
refused-not-your-turn-shared = Es el turno de { $next }. Pulsa **⏰ Avisar** bajo el tablero para llamar su atención.
refused-not-your-turn = Es el turno de { $next }. Te mencionaré cuando te toque.
refused-computer-thinks = El ordenador está pensando. Prueba otra vez en un momento, cuando haya movido.
refused-no-seat-for-computer = Has nombrado a gente para todas las plazas y no queda ninguna para el ordenador. Nombra a menos personas o quita `computer`.
refused-seat-is-out = Ya no juegas en esta partida. Empieza otra con `/halma play`.
refused-seat-is-done = Ya has llegado a tu meta y no tienes más turnos. Mira cómo van los demás con `/halma board`.
refused-not-proven = Eso no es seguro, o ya no lo es. Solo puedes reclamar un resultado que nadie pueda cambiar.
refused-stale = Ese tablero está desactualizado. Mira el actual con `/halma board`.
refused-not-begun = Esta partida no ha empezado. Prueba otra vez cuando empiece.
refused-game-over = Esta partida ha terminado. Pulsa **Revancha** bajo su último tablero o empieza otra con `/halma play`.
refused-challenge-declined = Este reto se ha rechazado. Crea otro con `/halma play`.
refused-challenge-withdrawn = Este reto se ha retirado. Crea el tuyo con `/halma play`.
refused-challenge-expired = Este reto ha caducado. Crea otro con `/halma play`.
refused-already-begun = Esta partida ya ha empezado. Busca las tuyas con `/halma games` o empieza otra con `/halma play`.
refused-rules = «{ $rules }» no vale para { $game }. Elige una de estas: { $fitting }.
refused-diagonals = No hay diagonales en { $game }: se juega en la estrella. Quita esa opción.
refused-option = { $game } no tiene la opción `{ $option }`: quítala. Tiene: { $has }.
refused-fixed = En este servidor se juega a { $game } con estas reglas: { $rules }. Quita las opciones de otras reglas o empieza con `/halma play`.
refused-places-and-pairs = Se juega por puestos o en parejas, pero no las dos cosas. Quita `ends` o `teams`.
refused-bot = No puedes jugar con { $user }: es otro bot. Reta a una persona o elígeme a mí para jugar contra el ordenador.
refused-not-here = { $user } no está en este servidor. Reta a alguien que esté o no indiques rival para que se apunte cualquiera.
refused-too-many-opponents = { $seats ->
    [one] Esta partida es para dos. Indica un solo rival.
   *[other] En esta partida caben { $seats } rivales. Indica menos.
}
refused-named-twice = { $user } estaría dos veces en la partida. Nombra a cada persona una vez o solo a ti para practicar.
refused-already-challenged = Ya hay un reto abierto entre vosotros. Antes, respóndelo o retíralo.
refused-too-many-challenges = Has creado diez retos en una hora. Podrás crear el siguiente { $until }.
refused-not-invited = Este reto no es para ti. Crea el tuyo con `/halma play`.
refused-already-in = Ya estás dentro. La partida empieza cuando se ocupen todas las plazas.
refused-no-seat-left = Todas las plazas están ocupadas o reservadas. Crea tu propio reto con `/halma play`.
refused-begins-elsewhere = Esta partida no empieza desde la posición habitual. Importa una que empiece con todas las fichas en casa.
refused-not-the-challenger = Solo puede hacerlo quien ha creado el reto. Crea el tuyo con `/halma play`.
refused-challenger-may-withdraw = Este reto es tuyo. Pulsa **Retirar** para retirarlo.
refused-not-finished = Esta partida no ha terminado. Prueba otra vez cuando acabe.
refused-moves-deleted = Las jugadas de esta partida ya se han borrado: las conservo { $time } después del final. Para conservar las de tus próximas partidas: `/halma me settings`.
refused-standing = Solo se puede volver a publicar un reto abierto a cualquiera. Quita los rivales y el ordenador, o `repeat`.
refused-series = Dos partidas con cambio de puestos necesitan dos personas y un juego para dos. Quita `two-games` o elige otro rival u otro juego.
refused-second-follows = Tu segunda partida empieza automáticamente en un momento.
refused-forgotten = Alguien de esta partida ha borrado sus datos, así que no puede empezar con las mismas personas. Empieza otra con `/halma play`.
refused-so-few = Falta gente para este juego. Espera a que se apunte más gente o empieza otro con `/halma play`.
refused-counts-nowhere = Esta partida no está en ninguna clasificación, así que no hay nada que quitar.
refused-voided-before = Esta partida ya se ha quitado de las clasificaciones.
refused-no-clock = Esta partida no tiene límite de tiempo, así que nadie necesita más.
refused-own-clock = El reloj que corre es el tuyo. Solo un rival puede darte un día más.
refused-given-enough = El máximo es una semana más, y ya está dada. Espera la jugada.
refused-own-turn = Te toca a ti. Pulsa **Mover** en el tablero.
refused-woken-already = Alguien ya ha avisado en este turno. Espera un rato.
refused-reminded-already = No hay nada que silenciar: no llegará ningún recordatorio de este turno.
refused-no-offer = Esa propuesta ya no existe. Haz otra.
refused-offer-stands = Ya hay una propuesta en esta partida. Antes, respóndela o retírala.
refused-offered-already = Ya has hecho una propuesta en este turno. Podrás hacer otra en el siguiente.
refused-not-your-offer = Solo quien ha hecho esta propuesta puede retirarla. Tú puedes rechazarla.
refused-not-asked = Esta propuesta no espera tu respuesta. Espera a que responda el resto.
refused-hints-allowed = En esta partida ya se permiten las pistas. Usa `/halma hint` en tu turno.
refused-too-late-to-cancel = Todo el mundo ha hecho dos jugadas, así que ya no se puede cancelar. Ofrece tablas con `/halma draw` o ríndete con `/halma resign`.
refused-challenge-removed = La moderación ha quitado este reto. Crea el tuyo con `/halma play`.
refused-moderators-only = En este servidor solo la moderación crea retos. Puedes unirte a los suyos: mira `/halma game open`.
refused-not-permitted = No puedes empezar partidas en ese canal: te falta un permiso ahí o estás en aislamiento temporal. Juega en otro canal con `/halma play`.
refused-channel = Aquí no se puede jugar. En este servidor se juega en { $channels }.
refused-this-channel = En este servidor se juega en { $channels }. Usa otro canal.
refused-all-channels = Ahora no se puede jugar en ningún canal de este servidor. Pide a la moderación que permita uno con `/halma-admin channel`.
refused-shared = Ya se ha compartido en este canal. Sube un poco para verlo.
refused-too-many-channels = Solo puedo recordar 100 canales por servidor. Primero, permítelos o prohíbelos todos; después, indica las excepciones.
refused-too-many-running = { $most ->
    [one] En este servidor solo puedes jugar una partida a la vez. Termina antes la tuya.
   *[other] En este servidor puedes jugar { $most } partidas a la vez. Termina antes una de las tuyas.
}
refused-other-plays-most = { $user } ya juega todas las partidas que permite este servidor. Prueba otra vez cuando acabe alguna.
refused-already-here = Esta partida ya se juega en este canal. Mírala con `/halma board`.
refused-other-server = Esta partida es de otro servidor y tiene que seguir allí. Sigue jugando allí o ríndete con `/halma resign`.
refused-not-lost = El canal de esta partida aún funciona. Si quieres cambiarla de canal, pídeselo a la moderación: `/halma-admin move-here`.
refused-paused = Esta partida está en pausa, así que no corre ningún reloj. Prueba otra vez cuando siga.
refused-no-such-zone = No conozco ninguna zona horaria ni ciudad grande llamada `{ $name }`. Escribe una ciudad grande cercana y elige de la lista, como `Berlin`, `Mumbai` o `Москва`.
refused-several-zones = Hay varios lugares llamados `{ $name }`. Elige una zona horaria: { $zones }.
refused-no-such-hour = Eso no es una hora del día. Usa un número entero de 0 a 23.
refused-away-too-long = { $left ->
    [0] Este año ya no te quedan días de ausencia. Tus rivales pueden darte más tiempo con **+1 día**.
    [one] Este año solo te queda un día de ausencia. Elige un día.
   *[other] Este año solo te quedan { $left } días de ausencia. Elige menos días.
}
refused-blocked = Ahora no puedes jugar con { $user }. Elige otro rival.
refused-blocked-self = No puedes bloquearte. Elige a otra persona.
refused-blocked-most = Tu lista de bloqueo está llena: 200 personas. Antes, desbloquea a alguien con `/halma me block`.
refused-computer-plays-on = El ordenador no va por detrás, así que sigue jugando. Vuelve a ofrecer tablas cuando vayas por delante, o ríndete.
refused-changed-elsewhere = Has cambiado esto en otro sitio, así que no se ha guardado nada. Mira lo que hay ahora y guarda otra vez.
refused-note-too-long = Tu nota es demasiado larga. Escribe { $most } caracteres como máximo; tu nota anterior no ha cambiado.
refused-plan-own-turn = Es tu turno. Juega primero; después puedes planear tus respuestas.
refused-plan-without-others = Aquí juegas contra ti, así que no hay nada que planear.
refused-plan-impossible = Línea { $line }: `{ $text }` no es posible ahí. Tu plan anterior no ha cambiado. Corrige la línea y guarda otra vez.
refused-plan-two-answers = Línea { $line }: `{ $text }` es una segunda respuesta a una jugada que ya tiene una. Deja solo una; tu plan anterior no ha cambiado.
refused-plan-no-answer = La línea { $line } tiene que terminar con una jugada tuya. Añádela y guarda otra vez; tu plan anterior no ha cambiado.
refused-plan-too-long = Tu plan es demasiado largo. Escribe { $lines } líneas y { $chars } caracteres como máximo; tu plan anterior no ha cambiado.
refused-nothing-to-undo = Aún no se ha hecho ninguna jugada en esta partida, así que no hay nada que deshacer.
refused-nothing-to-take-back = Aún no hay ninguna jugada que deshacer.

illegal-in = **#{ $code }:** { $why }
illegal-targets = Desde { $from } puedes ir a: { $targets }.
illegal-stones = Fichas que puedes mover: { $stones }.
button-try-again = Reintentar
illegal-malformed = No entiendo { $typed }. Prueba `{ $example }` o pulsa **Mover** para elegir de una lista.
illegal-unreadable = Eso no es una jugada. Escríbela así: `h4-f2`.
illegal-no-such-cell = No hay ninguna casilla `{ $name }` en este tablero.
illegal-empty-cell = No hay ninguna ficha en { $cell }.
illegal-not-your-stone = La ficha de { $cell } no es tuya.
illegal-same-cell = No puedes acabar la jugada donde empezó, en { $cell }.
illegal-target-taken = Ya hay una ficha en { $cell }.
illegal-not-reachable = Desde { $from } no puedes llegar a { $to }. Puedes ir a: { $targets }.
illegal-cannot-move = Tu ficha de { $from } no puede moverse.
illegal-leaves-goal = No puedes ir de { $from } a { $to }: tu ficha está en su meta y no puede salir.
illegal-enters-corner = No puedes ir de { $from } a { $to }: tu ficha puede pasar por esa punta, pero no quedarse en ella.
illegal-enters-corner-of = No puedes ir de { $from } a { $to }: por la punta de { $seat } puedes pasar, pero no parar.
illegal-wrong-route = El salto { $leg } no vale: no puedes saltar de { $from } a { $to }. En una ruta más larga, todo tienen que ser saltos.
illegal-jump-empty = { $from }–{ $to } no es un salto: no hay ninguna ficha que saltar.
illegal-jump-several = { $from }–{ $to } no es un salto: hay { $count } fichas en el camino.
illegal-jump-halfway = { $from }–{ $to } no es un salto: la ficha de { $stone } no está en el medio.
illegal-jump-far = { $from }–{ $to } no es un salto: la ficha de { $stone } está demasiado lejos. En este juego solo se salta una ficha vecina.
illegal-pass = Aún puedes mover, así que no puedes pasar.
