# Rules and help.

rules-moves = En cada turno se mueve una ficha: o un **paso** a una casilla vecina vacía, o un **salto** por encima de una ficha vecina, sea de quien sea, a la casilla vacía justo detrás; después, si quieres, puedes seguir saltando con la misma ficha. Quien no puede mover, pasa.
rules-diagonals-on = Las fichas dan pasos y saltan en ocho direcciones (el desafío puede quitar las diagonales).
rules-diagonals-off = Las fichas dan pasos y saltan en cuatro direcciones (el desafío puede agregar las diagonales).
rules-of = { $default ->
    [yes] **{ $name }** (las habituales): { $text }
   *[no] **{ $name }**: { $text }
}
explain-gambiter = Mueven ambos bandos y entonces se comprueba. Una meta llena gana; si lo están ambas, hay empate. Tras la ronda { $home } pierde quien tenga fichas en casa. Tras la ronda { $tempo } gana quien tenga menos pasos restantes.
explain-brainking = Una meta llena gana al instante. Tras { $moves } jugadas propias, pierdes si una jugada tuya deja alguna de tus fichas en casa. 50 rondas sin progreso son empate; pero si solo un bando tiene aún fichas en casa, ese bando pierde.
explain-closed-camp = Una meta llena gana al instante. Una ficha que está en su meta no puede terminar un turno fuera de ella. 50 rondas sin progreso son empate; pero si solo un bando tiene aún fichas en casa, ese bando pierde.
explain-classic = Una meta llena gana al instante. 50 rondas sin progreso son empate{ $seats ->
    [2] {"; pero si solo un bando tiene aún fichas en casa, ese bando pierde."}
   *[other] {"."}
}
explain-igroved = Una meta llena gana al instante. Una meta también cuenta como llena si las fichas ajenas que hay en ella están encerradas y hay al menos una propia. 50 rondas sin progreso son empate{ $seats ->
    [2] {"; pero si solo un bando tiene aún fichas en casa, ese bando pierde."}
   *[other] {"."}
}

# For whoever is new.

how-to-title = **Cómo se juega: { $game }**
how-to-aim = Lleva todas tus fichas de tu casa a la meta, que es la casa opuesta; gana quien llega antes. Las fichas nunca se comen: saltas por encima de las tuyas y de las ajenas para avanzar.
alt-start = Posición inicial de { $game }, con la meta del primer bando recuadrada.
lesson-begin = La ficha de { $stone } puede saltar lejos. ¿A dónde la llevas?
lesson-played = { $jumps ->
    [0] **{ $route }**: un paso. Un salto por encima de otra ficha habría llegado más lejos.
    [one] **{ $route }**: un salto.
    [many] **{ $route }**: { $jumps } de saltos en un turno. Así se gana al Halma: construye escaleras para tus fichas y usa las ajenas.
   *[other] **{ $route }**: { $jumps } saltos en un turno. Así se gana al Halma: construye escaleras para tus fichas y usa las ajenas.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] paso
    [one] un salto
    [many] { $jumps } de saltos
   *[other] { $jumps } saltos
}
menu-lesson = ¿A dónde la llevas?
button-how-to = Cómo jugar
button-try-chain = Probar una cadena de saltos
button-try-again-chain = Otra vez

help = **Cómo jugar**
    • `/halma challenge opponent:@friend` desafía a alguien; sin rival, puede unirse quien quiera. Con `computer:3` juegas contra la computadora, a un nivel de 1 a 10. Para practicar, pon tu propio nombre como rival.
    • `/halma move` muestra tus jugadas legales, primero las que más avanzan. O escribe una: `h4-f2`, `h4 f2` o la ruta entera `h1-f3-d3`. El botón **Mover** numera las fichas que pueden moverse y trae menús de jugadas: con dos toques se juega una.
    • `/halma board` muestra el tablero desde tu lado, solo para ti. `/halma games` muestra tus partidas. Con `/halma resign` te rindes en una.
    • Hay 3 días por jugada, salvo que el desafío diga otra cosa; te menciono cuando te toca y otra vez antes de que termine el tiempo. `/halma settings` fija horas de silencio, `/halma away` detiene tus relojes en vacaciones, **+1 día** le da tiempo a tu rival.
    • `/halma hint` dice qué jugaría la computadora: en las partidas de práctica, en las amistosas y donde todo el mundo esté de acuerdo (`/halma offer what:hints`). `/halma-study` tiene lecciones y un problema cada día, y analiza tus partidas terminadas, igual que el botón **Análisis** bajo ellas.
    • `/halma replay` repasa una partida jugada a jugada y da su registro; `/halma import` importa una. **Cómo jugar**, bajo un tablero nuevo, explica el juego.
    • `/halma leaderboard` muestra la clasificación, `/halma profile` cómo juega alguien, `/halma open` a qué desafíos puedes unirte.
    • `/halma offer` ofrece empate, o pide deshacer tu última jugada o usar pistas. `/halma block` impide que alguien te desafíe.
    • `/halma rules` explica las reglas, también los finales que imponen: te los voy contando bajo cada tablero.
    Cada partida tiene un código, como #K7X9Q. Indícalo con la opción `game` cuando juegues varias aquí.
