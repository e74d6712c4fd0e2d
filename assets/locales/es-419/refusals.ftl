# Why something cannot be done, and what to do instead.

servers-only = Por ahora solo se juega en servidores. Usa este comando en un canal de un servidor.
unknown-request = Ya no conozco este botón o comando. `/halma help` dice qué sé hacer.
unreadable-request = No pude leer lo que me envió Discord, así que no cambió nada. Inténtalo de nuevo.
not-admitted = No puedes usar esto aquí. Usa tú el comando para tener el tuyo.
other-version-none = Esto es de otra versión del bot. Vuelve a usar el comando.
unknown-choice = No conozco este valor de la opción `{ $option }`. Elige uno de su lista.
cannot-store = Ahora mismo no se puede guardar nada, así que nada cambió. Los tableros sí se pueden mirar. Inténtalo de nuevo dentro de unos minutos.
may-be-stored = El disco falló mientras se guardaba esto. Dentro de un minuto, mira con `/halma games` si está hecho y, si no, inténtalo de nuevo.
unavailable = Ahora mismo no puedo acceder a las partidas. Inténtalo de nuevo dentro de un momento; no se pierde nada, y nada se hará dos veces.
our-fault = Algo falló por mi parte; nada cambió. Inténtalo de nuevo. Si sigue así, comunícale el número { $number } a la administración de este bot.
one-at-a-time = De a uno, por favor: todavía estoy con lo que pediste. Inténtalo de nuevo cuando esté listo.
plain-answer = Discord no aceptó mi respuesta. Inténtalo de otra forma. Si sigue así, avísale a la administración de este bot: error { $number }.

refused-no-such-match = En este servidor no hay ninguna partida con ese código. `/halma games` muestra tus partidas.
refused-not-a-player = No juegas en esta partida. `/halma challenge` empieza una propia.
refused-not-your-turn = Es el turno de { $next }, no el tuyo. Te mencionaré cuando te toque.
refused-computer-thinks = La computadora está pensando; su jugada llega en un momento. Después te tocará a ti o a quien siga.
refused-no-seat-for-computer = Nombraste a tantas personas como lugares tiene la partida, así que no queda ninguno para la computadora. Nombra a menos personas o quita `computer`.
refused-seat-is-out = Ya no juegas en esta partida.
refused-stale = La partida siguió mientras tanto, así que este ya no es el tablero actual. `/halma board` muestra cómo está, con botones que funcionan.
refused-not-begun = Esta partida aún no empieza; faltan participantes.
refused-game-over = Esta partida terminó. El botón **Revancha**, bajo su último tablero, empieza otra.
refused-challenge-declined = Este desafío se rechazó.
refused-challenge-withdrawn = Este desafío se retiró.
refused-challenge-expired = Este desafío venció. `/halma challenge` crea uno nuevo.
refused-already-begun = Esta partida ya empezó.
refused-rules = Las reglas “{ $rules }” no valen para { $game }. Estas sí: { $fitting }.
refused-diagonals = { $game } se juega en la estrella, que no tiene diagonales. Quita esa opción.
refused-not-here = { $user } no está en este servidor.
refused-too-many-opponents = { $seats ->
    [one] Esta partida es para dos: nombra solo a una persona.
    [many] En esta partida caben { $seats } de personas más. Nombra a menos.
   *[other] En esta partida caben { $seats } personas más. Nombra a menos.
}
refused-named-twice = { $user } aparece dos veces. Nombra a cada cual una sola vez; para practicar, pon solo tu nombre.
refused-already-challenged = Ya hay un desafío abierto entre esa persona y tú. Aquí está, con sus botones:
refused-too-many-challenges = Creaste diez desafíos en una hora. Podrás crear el siguiente { $until }.
refused-not-invited = Este desafío no espera tu respuesta. `/halma challenge` crea uno propio.
refused-already-in = Ya estás dentro. La partida empieza cuando se ocupen todos los lugares.
refused-no-seat-left = Todos los lugares están ocupados o reservados para quienes tienen invitación.
refused-begins-elsewhere = Esta partida empieza con las fichas en un lugar distinto del habitual. Solo puedo importar partidas desde su primera jugada.
refused-not-the-challenger = Solo quien creó este desafío puede retirarlo.
refused-challenger-may-withdraw = Este desafío es tuyo. Puedes retirarlo con el botón **Retirar**.
refused-not-finished = Esta partida sigue en juego.
refused-standing = Un desafío que vuelve por sí solo es para quien quiera: no indiques rivales ni computadora.
refused-series = Las dos partidas con cambio de bando son para dos personas distintas, en un juego para dos.
refused-second-follows = La segunda de tus dos partidas empieza sola en un momento.
refused-forgotten = Ya no conozco a una de las personas que jugaron esta partida, así que no hay revancha.
refused-so-few = Este juego no existe para tan poca gente. Espera a una persona más o crea otro desafío.
refused-counts-nowhere = Esta partida no cuenta en ninguna clasificación, así que no hay nada que sacar.
refused-voided-before = Esta partida ya se sacó de las clasificaciones.
refused-no-clock = Esta partida no tiene límite de tiempo.
refused-own-clock = El tiempo que corre es el tuyo. Solo tus rivales pueden darte un día.
refused-given-enough = Este turno ya recibió una semana, que es lo máximo.
refused-reminded-already = Este turno ya se te recordó, y no se te recordará más.
refused-no-offer = Esa propuesta ya no está en pie.
refused-offer-stands = Ya hay una propuesta pendiente. Antes hay que responderla o retirarla.
refused-offered-already = Ya hiciste una propuesta en este turno. Podrás hacer otra cuando pase el turno.
refused-not-your-offer = Solo quien hizo esta propuesta puede retirarla.
refused-not-asked = Esta propuesta no espera tu respuesta.
refused-hints-allowed = En esta partida ya se le puede preguntar a la computadora: `/halma hint`, cuando te toque.
refused-too-late-to-cancel = Ya movió todo el mundo, así que esta partida no se puede cancelar. Puedes ofrecer empate o rendirte.
refused-challenge-removed = La moderación cerró este desafío.
refused-moderators-only = En este servidor solo la moderación empieza partidas. Puedes unirte a las que empiece.
refused-channel = En este servidor se juega en { $channels }.
refused-this-channel = En este servidor se juega en { $channels }. Ve a otro canal.
refused-too-many-channels = Un servidor puede indicar 100 canales como máximo.
refused-too-many-running = { $most ->
    [one] En este servidor cada persona juega una partida a la vez. Termina antes la tuya.
    [many] En este servidor cada persona juega { $most } de partidas a la vez. Termina antes una de las tuyas.
   *[other] En este servidor cada persona juega { $most } partidas a la vez. Termina antes una de las tuyas.
}
refused-other-plays-most = { $user } ya juega tantas partidas a la vez como permite este servidor. Esta podrá empezar cuando termine una de ellas.
refused-already-here = Esta partida ya se juega en este canal.
refused-other-server = Esta partida es de otro servidor, y solo se puede llevar a un canal de allí. Con `/halma resign` te rindes en ella.
refused-not-lost = Esta partida tiene un canal que funciona. Solo la moderación puede llevarla a otro, con `/halma-admin move`.
refused-paused = Esta partida está en pausa, así que no corre el tiempo.
refused-no-such-zone = No conozco ninguna zona horaria ni ciudad grande `{ $name }`. Elige de la lista: escribe una ciudad grande cercana, como `Berlin`, `Mumbai` o `Москва`.
refused-several-zones = Hay varios lugares llamados `{ $name }`. Indica la zona horaria: { $zones }.
refused-no-such-hour = Una hora del día es un número entero de 0 a 23.
refused-away-too-long = { $left ->
    [0] Este año ya no te quedan días de ausencia.
    [one] Este año te queda un día de ausencia.
    [many] Este año te quedan { $left } de días de ausencia.
   *[other] Este año te quedan { $left } días de ausencia.
}
refused-blocked = No puedes jugar con { $user }: hay un bloqueo por una de las dos partes.
refused-blocked-self = No puedes bloquearte.
refused-blocked-most = Tienes 200 personas bloqueadas, que es el máximo.
refused-nothing-to-take-back = No tienes ninguna jugada que se pueda deshacer.

illegal-in = **#{ $code }:** { $why }
illegal-targets = Tu ficha de { $from } puede ir a: { $targets }.
illegal-stones = Tus fichas que pueden moverse: { $stones }.
button-try-again = Reintentar
illegal-no-such-cell = En este tablero no hay ninguna casilla `{ $name }`.
illegal-empty-cell = En { $cell } no hay ninguna ficha.
illegal-not-your-stone = La ficha de { $cell } no es tuya.
illegal-same-cell = Un turno no puede terminar en { $cell }, donde empezó.
illegal-target-taken = En { $cell } ya hay una ficha.
illegal-not-reachable = Tu ficha de { $from } no puede llegar a { $to }. Puede ir a: { $targets }.
illegal-cannot-move = Tu ficha de { $from } no puede moverse.
illegal-leaves-goal = Tu ficha de { $from } está en su meta y ya no puede salir, así que no puede ir a { $to }.
illegal-wrong-route = El salto { $leg } de esta ruta, de { $from } a { $to }, no es posible. Una ruta de tres casillas o más solo puede tener saltos.
illegal-pass = Puedes mover, así que no puedes pasar.
