# Rules and help.

rules-overview = El **Halma** y su familia son carreras: lleva todas tus fichas de tu casa a la meta, en el lado opuesto, antes que nadie. Elige abajo un juego para ver sus reglas.
menu-rules = Reglas de un juego
button-rule-sets = Otras reglas
menu-illustrations = Reglas en imágenes
illustration-long-jump = Salto largo
illustration-filled = Meta llena
illustration-corner = A través de una punta
illustration-places = Puestos
illustration-pairs = Parejas
illustrate-long-jump = La ficha salta una ficha lejana y cae igual de lejos detrás. El resto del camino está libre.
illustrate-filled = La meta recuadrada está llena y la mayoría de sus fichas son de allí. Basta, aunque la ficha marcada sea de un rival.
illustrate-corner = La ficha salta a una punta ajena de la estrella y vuelve a salir. Puede pasar por ella, pero no parar allí.
illustrate-places = Quien llena su meta se queda con el mejor puesto libre. Los números muestran los puestos hasta ahora; los demás siguen jugando.
illustrate-pairs = Quienes están frente a frente forman pareja. Ambos llenaron su meta y ganan juntos: llevan los laureles.
rules-moves = Mueve una ficha: un **paso** a una casilla vecina libre o un **salto** por encima de cualquier ficha a la casilla libre justo detrás. Sigue saltando mientras puedas. Nunca se captura nada. Si no puedes mover, pasas.
rules-moves-long = Mueve una ficha: un **paso** a una casilla vecina libre o un **salto** por encima de una sola ficha, cerca o lejos, a la casilla que está igual de lejos detrás. Todo lo demás del camino tiene que estar libre. Sigue saltando mientras puedas. Nunca se captura nada. Si no puedes mover, pasas.
unusual-jumps = **Saltos largos**: salta una ficha a cualquier distancia y cae igual de lejos detrás. Todo lo demás del camino tiene que estar libre.
rules-diagonals-on = Las fichas dan pasos y saltan en ocho direcciones. El desafío puede quitar las diagonales.
rules-diagonals-off = Las fichas dan pasos y saltan en cuatro direcciones. El desafío puede agregar las diagonales.
rules-rated = Una partida puntuable cuenta cuando todo el mundo hizo dos jugadas. Con tres partidas así, entras en la clasificación.
rules-of = { $default ->
    [yes] **{ $name }** (por defecto): { $text }
   *[no] **{ $name }**: { $text }
}
explain-gambiter = Gana quien llena antes su meta. Después de la ronda { $home } pierdes si te queda alguna ficha en casa. Después de la ronda { $tempo } gana quien tenga menos pasos restantes. Siempre hacen el mismo número de jugadas.
explain-brainking = Gana quien llena antes su meta. Después de tus primeras { $moves } jugadas, pierdes si al terminar tu turno te queda alguna ficha en casa. Si en 50 rondas nadie se acerca a su meta más que antes, hay empate. Si entonces solo una persona tiene fichas en casa, pierde.
explain-closed-camp = Gana quien llena antes su meta. Una ficha que está en su meta no puede salir de ella. Si en 50 rondas nadie se acerca a su meta más que antes, hay empate. Si entonces solo una persona tiene fichas en casa, pierde.
explain-classic = Gana quien llena antes su meta. Si en 50 rondas nadie se acerca a su meta más que antes, hay empate.{ $seats ->
    [2] {" "}Si entonces solo una persona tiene fichas en casa, pierde.
   *[other] { "" }
}
explain-igroved = Gana quien llena antes su meta. Las fichas rivales encerradas en tu meta cuentan como tuyas si hay al menos una tuya. Si en 50 rondas nadie se acerca a su meta más que antes, hay empate.{ $seats ->
    [2] {" "}Si entonces solo una persona tiene fichas en casa, pierde.
   *[other] { "" }
}
explain-parlett = Gana quien llena antes su meta. También ganas si tu meta está llena y la mayoría de sus fichas son tuyas. Si en 50 rondas nadie se acerca a su meta más que antes, hay empate.{ $seats ->
    [2] {" "}Si entonces solo una persona tiene fichas en casa, pierde.
   *[other] { "" }
}
explain-family = Gana quien llena antes su meta. También ganas si tu meta está llena y la mayoría de sus fichas son tuyas. Una ficha que está en su meta no puede salir, y por las puntas ajenas se puede pasar, pero no parar en ellas. Si en 50 rondas nadie se acerca a su meta más que antes, hay empate.{ $seats ->
    [2] {" "}Si entonces solo una persona tiene fichas en casa, pierde.
   *[other] { "" }
}

# For new players.

how-to-title = **Cómo se juega: { $game }**
how-to-aim = Lleva todas tus fichas de tu casa a la meta, en el lado opuesto. Gana quien la llena antes.
how-to-aim-places = Lleva todas tus fichas de tu casa a la meta, en el lado opuesto. Se juega hasta que todos tengan su puesto.
how-to-aim-pairs = Quienes están frente a frente forman pareja. Gana la pareja que llena antes sus dos metas.
how-to-lines = 1️⃣ **Objetivo**: lleva antes que nadie todas tus fichas a la meta recuadrada.
    2️⃣ **Paso**: mueve una ficha a una casilla vecina libre.
    3️⃣ **Salto**: o salta por encima de cualquier ficha, tuya o no, a la casilla libre justo detrás.
    4️⃣ **Cadena**: sigue saltando mientras puedas. Nunca se captura nada.
alt-how-to = Cuatro tableros de { $game }: el inicio con tu meta recuadrada, un paso, un salto y una cadena de saltos.
alt-start = El inicio de { $game }, con la meta de quien empieza recuadrada.
lesson-begin = Práctica: la ficha de { $stone } puede saltar lejos. ¿Adónde la llevas?
lesson-played = { $jumps ->
    [0] **{ $route }**: un paso. Saltando por encima de otra ficha llegas más lejos.
    [one] **{ $route }**: un salto.
   *[other] **{ $route }**: { $jumps } saltos en un turno. Así se gana: construye escaleras para tus fichas y usa las de tus rivales.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] paso
    [one] un salto
   *[other] { $jumps } saltos
}
menu-lesson = ¿Adónde la llevas?
button-how-to = Cómo jugar
button-try-chain = Probar una cadena
button-try-again-chain = Otra vez

greeting = 👋 ¡Hola! Conmigo se juega al Halma, a Esquinas y a las damas chinas: una jugada ahora, otra mañana. `/halma play` empieza una partida.
    Para la moderación: `/halma-admin settings`. No leo mensajes.
help = **Cómo jugar**
    • `/halma play` empieza una partida: con alguien, con cualquiera de aquí o contra la computadora. O abre el menú de una persona: Aplicaciones → **Jugar Halma**.
    • En tu turno, toca **Mover**: numera tus fichas y propone jugadas; con dos toques juegas una. O escríbela: `/halma move text:h4-f2`.
    • `/halma board` muestra tu tablero solo para ti. `/halma games` muestra tus partidas.
    • Tienes 3 días por jugada, salvo que el desafío diga otra cosa. Te menciono en tu turno y otra vez antes de que se termine tu tiempo.
    • `/halma me settings` cambia tus horas de silencio y tu idioma; `/halma me away` detiene tus relojes.
    • `/halma rules` explica las reglas. **Cómo jugar**, bajo un tablero nuevo, explica ese juego.
help-more = • `/halma hint` muestra qué jugaría la computadora: en las prácticas, en las partidas amistosas o si todo el mundo está de acuerdo.
    • `/halma-study` tiene lecciones, un problema al día y análisis de partidas. **Análisis**, bajo una partida terminada, hace lo mismo.
    • `/halma game replay` repasa una partida jugada a jugada y da su notación. `/halma game import` lee la notación de una partida.
    • `/halma leaderboard` muestra las clasificaciones; `/halma profile`, las puntuaciones y los récords de alguien; `/halma game open`, los desafíos a los que puedes unirte.
    • `/halma draw`, `/halma takeback`, `/halma cancel`, `/halma resign`, `/halma me block`
    Cada partida tiene un código, como #K7X9Q. Si juegas varias aquí, elige una con la opción `game`.
button-help-more = Más comandos
