# Cups: leagues and tournaments over days.

command-halma-cup = Torneos y ligas de varios días
cup-new = Crea un torneo en este servidor (moderación)
cup-challenge = Reta a alguien en la escalera
cup-join = Inscríbete en un torneo
cup-leave = Sal de un torneo
cup-table = Mira la tabla de un torneo
cup-games = Mira tus partidas en un torneo
cup-list = Torneos de este servidor
cup-start = Cierra las inscripciones y empieza ya (organización)
cup-put-off = Aplaza el cierre de inscripciones (organización)
cup-correct = Decide cómo cuenta una partida (organización)
cup-remove = Saca a alguien de un torneo (organización)
cup-call-off = Cancela un torneo (organización)
option-cup-new-name = Nombre del torneo
option-cup-new-kind = Quién juega contra quién
option-cup-new-game = Qué juego (por defecto: el del servidor)
option-cup-new-days = Días de inscripción (por defecto: 7)
option-cup-new-rounds = Rondas, si hay varias (por defecto: 5; en mesas, 3)
option-cup-new-threads = Cada partida en su propio hilo
option-cup-challenge-player = A quién: a tres escalones como máximo
option-cup-challenge-cup = Qué torneo
option-cup-join-cup = Qué torneo
option-cup-leave-cup = Qué torneo
option-cup-table-cup = Qué torneo
option-cup-games-cup = Qué torneo
option-cup-start-cup = Qué torneo
option-cup-put-off-days = Cuántos días más tarde
option-cup-put-off-cup = Qué torneo
option-cup-correct-game = Código de la partida
option-cup-correct-winner = Quién gana (vacío: tablas)
option-cup-correct-cup = Qué torneo
option-cup-remove-cup = Qué torneo
option-cup-remove-player = A quién
option-cup-call-off-cup = Qué torneo
cup-kind-round-robin = Todos contra todos (3 a 8 personas)
cup-kind-league = Grupos de unas cinco personas (9 o más en total)
cup-kind-swiss = Rondas entre iguales (8 personas o más)
cup-kind-stairs = Escalera: retos entre participantes, sin final (4 personas o más)
cup-kind-tables = Mesas de 3, 4 o 6 (7 a 49 personas)

button-cup-join = Unirme
button-cup-in = Sí, juego
button-cup-name = Poner nombre y anunciar
button-cup-small = Empezar con quienes están
button-cup-leave = Salir
button-cup-table = Tabla
button-cup-games = Mis partidas

cup-panel = Un torneo para este canal: { $game }. Elige lo que quieras y luego ponle nombre.
menu-cup-days = ¿Cuánto tiempo habrá para inscribirse?
cup-panel-days = Las inscripciones cierran en { $days ->
    [one] { $days } día
   *[other] { $days } días
}
cup-name-proposed = Copa { $game }
cup-announced = 🏆 **{ $name }**: { $game }. { $kind }.
cup-until = Cierre de inscripciones: { $at }. Dos días antes pregunto quién juega.
cup-lasts = { $rounds ->
    [0] Dura { $days } días como máximo.
   *[other] Tiene { $rounds } rondas, cada una de { $days } días como máximo.
}
cup-lasts-tables = Tiene hasta { $rounds } rondas, cada una de { $days } días como máximo, y luego una mesa final con los mejores.
cup-lasts-stairs = Reta con `/halma-cup challenge` a alguien que esté a tres escalones como máximo. Si ganas, subes un escalón; si pierdes, bajas uno.
cup-lasts-league = Una temporada dura { $days } días como máximo. En cada grupo, una persona sube y otra baja, y empieza la temporada siguiente.
cup-todo = Todas las partidas de una ronda empiezan a la vez. Tiempo: { $clock }.
cup-draw = El sorteo se puede comprobar. SHA-256 de su clave secreta: `{ $commitment }`.
cup-entered = Estás en **{ $name }**. Inscripciones hasta ahora: { $count ->
    [one] solo la tuya
   *[other] { $count }
}. Comienzo: { $at }. Dos días antes te pregunto si juegas.
cup-entered-stairs = Estás en la escalera de **{ $name }**. Reta a alguien con `/halma-cup challenge`.
cup-confirmed = Juegas en **{ $name }**. Comienzo: { $at }.
cup-left = Has salido de **{ $name }**.
cup-removed = { $who } ya no está en **{ $name }**.
cup-started = Se han cerrado las inscripciones de **{ $name }**. La primera ronda empieza enseguida.
cup-none = En este servidor no hay torneos. La moderación puede crear uno con `/halma-cup new`.
cup-which = ¿Qué torneo? Indícalo con la opción `cup`.
cup-list-line = **{ $name }** · { $state }
cup-state-entry = cierre de inscripciones { $at }
cup-state-open = inscripciones siempre abiertas
cup-state-closed = empieza enseguida
cup-state-running = ronda { $round }
cup-state-rounds = ronda { $round } de { $rounds }
cup-state-season = temporada { $season }
cup-state-over = terminado
cup-state-called-off = cancelado

cup-call-in = 🏆 **{ $name }** empieza pronto: { $at }. ¿Juegas? Pulsa antes **Sí, juego** o te quedas fuera. { $people }
cup-too-few = 🏆 **{ $name }** aún no empieza. Participantes: { $count } de un mínimo de { $least }. Se amplían las inscripciones; cierre: { $at }. { $who } puede cancelar el torneo con `/halma-cup call-off`.
cup-put-off-done = Nuevo cierre de inscripciones de **{ $name }**: { $at }. Aviso en el canal.
cup-corrected-done = Listo. Aviso en el canal.
cup-new-date = 🏆 Las inscripciones de **{ $name }** cierran más tarde: { $at }.
cup-won = 🏆 **{ $name }**: por decisión de la organización, { $who } gana una partida contra { $people }.
cup-drawn = 🏆 **{ $name }**: por decisión de la organización, una partida acaba en tablas: { $people }.
cup-closed = 🏆 Se han cerrado las inscripciones de **{ $name }**: juegan { $count } personas. Ya vienen los emparejamientos.
cup-round-begun = 🏆 **{ $name }**, ronda { $round }: las partidas empiezan ahora. Último día: { $day }. { $people }
cup-final-begun = 🏆 **{ $name }**: la mesa final con los mejores empieza ahora. Último día: { $day }. { $people }
cup-open = Entra cuando quieras y sal cuando quieras.
cup-todo-stairs = Tiempo: { $clock }. Puedes tener una partida por un reto tuyo y otra por un reto que hayas recibido.
cup-month-begun = 🏆 **{ $name }**: empieza un mes nuevo y desaparecen los escalones vacíos.
cup-challenged = Tu partida contra { $who } empieza enseguida.
cup-season-begun = 🏆 **{ $name }**, temporada { $round }: las partidas empiezan ahora. Último día: { $day }. { $people }
cup-later = 🏆 **{ $name }**: he estado un tiempo sin conexión, así que esta ronda dura más. Nuevo último día: { $day }.
cup-season-over = 🏆 **{ $name }**: ha terminado la temporada { $season }. ¡Enhorabuena, { $who }! Comienzo de la próxima temporada: { $at }. Dos días antes os pregunto a todos si jugáis, y se puede apuntar más gente.
cup-season-group = Grupo { $group }: { $who }
cup-byes = Sin partida en esta ronda: { $people }.
cup-lots = Clave secreta del sorteo: `{ $secret }`.
cup-over = 🏆 **{ $name }** ha terminado. ¡Enhorabuena, { $who }!
cup-over-empty = 🏆 **{ $name }** ha terminado.
cup-called-off = 🏆 El torneo **{ $name }** se ha cancelado. Las partidas en curso siguen.

cup-table-title = 🏆 **{ $name }** · { $state }
cup-table-nobody = Aún no hay inscripciones.
cup-table-people = Hasta ahora: { $people }
cup-table-group = **Grupo { $group }**
cup-row = { $place }. { $who }: { $points }
cup-row-decided = { $place }. { $who }: { $points } ({ $by })
cup-decided-final = mesa final
cup-decided-direct = enfrentamiento directo
cup-decided-sonneborn-berger = rivales más fuertes
cup-decided-margin = partidas más igualadas
cup-decided-on-time = menos derrotas por tiempo
cup-table-number = N.º { $id } para `halma cup export`
cup-games-none = Aún no tienes partidas en **{ $name }**.
cup-games-title = Tus partidas en **{ $name }**:
cup-of-final = 🏆 Mesa final
cup-of-season = 🏆 Temporada { $season }
cup-of-rounds = 🏆 Ronda { $round } de { $rounds }

refused-no-such-cup = No existe ese torneo en este servidor. Mira los que hay con `/halma-cup list`.
refused-cup-time = En un torneo nadie recibe tiempo extra: los demás esperan a que termine la ronda.
refused-cup-moderators = Aquí solo la moderación crea torneos. Pídele uno o busca en `/halma-cup list` en cuál inscribirte.
refused-not-the-organizer = Solo pueden hacerlo quien organiza el torneo y la moderación. Para salir tú de un torneo, usa `/halma-cup leave`.
refused-entry-closed = Las inscripciones de este torneo están cerradas. Espera al próximo.
refused-no-cup-game = En este torneo no hay ninguna partida con ese código. **Mis partidas** muestra los códigos.
refused-not-in-cup = Esa persona no está en este torneo.
refused-cup-full = Este torneo está lleno. Espera al próximo.
refused-too-many-cups = Este servidor ya no puede tener más torneos. Espera a que termine uno o cancela alguno.
refused-cup-over = Este torneo ha terminado. Mira los demás con `/halma-cup list`.
refused-too-few-in-cup = Inscripciones: { $people }. Este formato necesita al menos { $least }. Espera a que se apunte más gente.
refused-not-on-stairs = Tenéis que estar ambos en la escalera: pulsad **Unirme** en el mensaje del torneo.
refused-no-stairs = En este torneo decido yo quién juega contra quién. **Mis partidas** muestra las tuyas.
refused-stairs-yourself = No puedes retarte. Elige a otra persona en **Tabla**.
refused-stairs-too-far = Esa persona está a { $steps } escalones. Elige a alguien que esté a 3 como máximo.
refused-stairs-out = Ya tienes en curso una partida por un reto tuyo. Termínala antes.
refused-stairs-in = Esa persona ya tiene en curso una partida por un reto que recibió. Elige a otra.
refused-stairs-again = Acabas de jugar con esa persona. Podrás volver a retarla en { $days ->
    [one] { $days } día
   *[other] { $days } días
}.
refused-stairs-unseen = Esa persona lleva { $days } días sin pasar por aquí. Elige a otra.
refused-not-in-cups = Ese juego no sirve para este formato. Las mesas son para juegos de 3, 4 o 6; los demás formatos, para juegos de dos.
refused-cup-name = Ponle al torneo un nombre de { $most } caracteres como máximo.
