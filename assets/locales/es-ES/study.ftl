# Lessons and puzzles.

lesson-title = 🎓 **Lección { $number } de { $all }.** { $text }
lesson-ask-step = Juegas con ⚪ Blanco, de la esquina de abajo a la derecha a la de arriba a la izquierda, que tiene las casillas recuadradas. Una ficha da un paso a una casilla vecina, en este juego también en diagonal. Elige una ficha y el paso que más la acerque.
lesson-right-step = Un paso en diagonal vale por dos.
lesson-wrong-step = Es legal, pero otro paso acerca más la ficha.
lesson-ask-jump = En vez de dar un paso, una ficha puede saltar por encima de una vecina, sea de quien sea, a la casilla vacía justo detrás. No se captura nada. Salta con esta ficha.
lesson-right-jump = Dos casillas en una jugada, y la ficha saltada se queda donde está.
lesson-wrong-jump = Eso es un paso. Busca una ficha vecina con una casilla vacía justo detrás.
lesson-ask-chain = Tras un salto pueden venir más saltos en la misma jugada, en cualquier dirección. Busca adónde llega esta ficha con más saltos.
lesson-right-chain = Tres saltos en una jugada. Las cadenas largas son lo que gana partidas.
lesson-wrong-chain = Hay una cadena más larga: desde cada casilla en la que caes, busca la siguiente ficha que saltar.
lesson-ask-ladder = Las cadenas se construyen: las fichas con huecos entre ellas son una escalera para las de atrás. Busca la jugada tras la que tendrás una cadena de cuatro saltos o más, haga lo que haga ⚫ Negro.
lesson-right-ladder = Una jugada tranquila, y la siguiente cruza medio tablero.
lesson-wrong-ladder = Después de eso, ⚫ Negro puede quitarte la cadena larga, o no la hay. Busca el peldaño que le falta a tu escalera.
lesson-ask-home = Con estas reglas, quien tenga fichas en casa tras la ronda 30 pierde, y esta es la ronda 30. Busca la jugada que salva la partida.
lesson-right-home = Ya no queda nada en casa. Antes de un control así, te aviso bajo el tablero.
lesson-wrong-home = Se queda una ficha en casa, y con eso pierdes al momento, por mucha ventaja que lleves.
lesson-ask-block = Mira qué puede hacer ⚫ Negro después. Elige la jugada que deje lo más pequeña posible su mejor jugada.
lesson-right-block = La escalera de ⚫ Negro ha desaparecido, y tu ficha, además, avanza.
lesson-wrong-block = ⚫ Negro aún tiene una jugada más larga. Colócate donde cae su cadena, o aparta la ficha sobre la que salta.
lesson-ask-race = Ya nadie estorba: ahora es una carrera. Busca la primera jugada del camino que llena tu meta en menos jugadas.
lesson-right-race = A veces un paso de lado es más rápido: hace de puente para la ficha siguiente.
lesson-wrong-race = Así se tarda una jugada más. Cuenta jugadas, no pasos: busca un camino en el que una ficha ayude a otra.
lesson-ask-count = Juegas con ⚫ Negro, y esta es la última jugada de la ronda 80. Con estas reglas, la partida acaba después, y gana quien necesite menos pasos sueltos hasta la meta. A ⚪ Blanco le faltan 3. Busca la jugada ganadora.
lesson-right-count = Dos pasos restantes contra tres. Era la última lección: `/halma challenge computer:2` es una buena partida para seguir.
lesson-wrong-count = Aún te faltan tantos pasos como a ⚪ Blanco, o más. Recuerda cuánto vale un paso en diagonal.
study-right = ✅ **{ $route }**: ¡correcto! { $text }
study-wrong = ❌ **{ $route }**: todavía no. { $text }
study-none = No existe esa lección o ese problema.
study-stone = { $number }: la ficha de { $cell }
study-target = { $number }: a { $cell }
menu-study-stone = ¿Qué ficha?
menu-study-target = ¿Adónde? Al elegir, se juega
button-study-stones = Otra ficha
button-study-again = Reintentar
button-next-lesson = Siguiente lección
button-solve = Resolver
puzzle-ask-chain = Busca la cadena de saltos más larga.
puzzle-ask-build = Puedes llenar tu meta en { $moves } jugadas tuyas; nadie estorba. Busca la primera: ninguna otra es lo bastante rápida.
puzzle-ask-home = Tras esta ronda no puede quedar ninguna ficha en casa. Solo una jugada te salva.
puzzle-right = Es la única respuesta.
puzzle-wrong = Hay una mejor.
puzzle-streak = { $tries ->
    [one] ¡Resuelto a la primera!
    [many] Resuelto al intento { $tries }.
   *[other] Resuelto al intento { $tries }.
} 🔥 { $days ->
    [one] Un día
    [many] { $days } de días seguidos
   *[other] { $days } días seguidos
}, récord: { $best }.
