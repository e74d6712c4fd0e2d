# Lessons and puzzles.

lesson-title = 🎓 **Lección { $number } de { $all }.** { $text }
lesson-ask-step = Juegas con las ⚪ blancas: de la esquina de abajo a la derecha a la recuadrada, arriba a la izquierda. Una ficha da un paso a una casilla vecina, en este juego también en diagonal. Elige una ficha y el paso que más la acerque.
lesson-right-step = Un paso en diagonal vale por dos.
lesson-wrong-step = Es legal, pero otro paso la acerca más.
lesson-ask-jump = En vez de dar un paso, una ficha puede saltar por encima de cualquier otra a la casilla libre justo detrás. Nunca se captura nada. Salta con esta ficha.
lesson-right-jump = Dos casillas en una jugada, y la ficha saltada se queda donde está.
lesson-wrong-jump = Eso es un paso. Busca una ficha vecina con una casilla libre justo detrás.
lesson-ask-chain = Después de un salto, la misma ficha puede seguir saltando en cualquier dirección. Busca la jugada con más saltos.
lesson-right-chain = Tres saltos en una jugada. Las cadenas largas ganan partidas.
lesson-wrong-chain = Hay una cadena más larga. En cada casilla donde caes, busca la siguiente ficha que saltar.
lesson-ask-ladder = Las cadenas se construyen: fichas con huecos entre ellas son una escalera para las de atrás. Busca la jugada que te dé una cadena de cuatro saltos o más en tu próximo turno, hagan lo que hagan las negras.
lesson-right-ladder = Una jugada tranquila, y la siguiente cruza medio tablero.
lesson-wrong-ladder = Después de eso no hay cadena larga, o las negras pueden romperla. Busca el peldaño que le falta a tu escalera.
lesson-ask-home = En este juego pierdes si tienes alguna ficha en casa después de la ronda 30, y esta es la ronda 30. Busca la jugada que te salva.
lesson-right-home = Tu casa está vacía. En tus partidas, te aviso bajo el tablero cuando se acerca un límite así.
lesson-wrong-home = Aún te queda una ficha en casa, así que pierdes, por mucha ventaja que lleves.
lesson-ask-block = Mira qué pueden hacer las negras después. Elige la jugada que deje lo más corta posible su mejor jugada.
lesson-right-block = Las negras se quedan sin escalera, y además tu ficha avanza.
lesson-wrong-block = Las negras aún tienen una jugada más larga. Ponte donde cae su cadena o quita la ficha que salta.
lesson-ask-race = Ya nadie estorba: es una carrera. Busca la primera jugada del camino más rápido para llenar tu meta.
lesson-right-race = A veces un paso de lado es más rápido: hace de puente para la siguiente ficha.
lesson-wrong-race = Así tardas más. Cuenta jugadas, no pasos: busca cómo una ficha puede ayudar a otra.
lesson-ask-count = Juegas con las ⚫ negras, y esta es la última jugada de la ronda 80. Después termina la partida y gana quien tenga menos pasos restantes. A las blancas les quedan 3. ¡Gana!
lesson-right-count = Dos pasos restantes contra tres. ¡Era la última lección! Para tu próxima partida, prueba `/halma play computer:2`.
lesson-wrong-count = Aún te quedan tantos pasos como a las blancas, o más. Recuerda cuánto vale un paso en diagonal.
study-right = ✅ **{ $route }**: ¡correcto! { $text }
study-wrong = ❌ **{ $route }**: casi. { $text }
study-none = No encuentro esa lección o ese problema. `/halma-study learn` muestra las lecciones.
study-stone = { $number }: la ficha de { $cell }
study-target = { $number }: a { $cell }
study-alt = Juegan { $color }, de casa ({ $home }) a la meta ({ $goal }). Fichas que pueden moverse: { $stones }.
menu-study-stone = ¿Qué ficha?
menu-study-target = ¿Adónde? Lo que elijas se juega al momento
button-study-stones = Otra ficha
button-study-again = Reintentar
button-next-lesson = Siguiente lección
button-solve = Resolver
puzzle-game = { $diagonals ->
    [on] { $game }, con diagonales
    [off] { $game }, sin diagonales
   *[none] { $game }
}
puzzle-title = 🧩 **Problema del día** · { $game }. Juegas con { $color }. { $text }
puzzle-of-the-day = 🧩 **Problema del día** · { $game }. Juegan { $color }. { $text }
puzzle-ask-chain = Busca la cadena de saltos más larga.
puzzle-ask-build = Puedes llenar tu meta en { $moves } jugadas, y nadie estorba. Busca la primera: solo una es lo bastante rápida.
puzzle-ask-home = Pierdes si queda alguna ficha en casa después de esta ronda. Solo una jugada te salva.
puzzle-right = La única jugada que funciona. ¡Bien!
puzzle-wrong = Hay una mejor.
puzzle-streak = { $tries ->
    [one] ¡Resuelto a la primera!
   *[other] Resuelto al intento { $tries }.
} 🔥 { $days ->
    [one] Un día
   *[other] { $days } días seguidos
}, récord: { $best }.
puzzle-days-7 = 🎉 ¡Toda una semana de problemas resueltos!
puzzle-days-30 = 🎉 Treinta días seguidos. Eso ya es un hábito.
puzzle-days-100 = 💯 Cien días seguidos. ¡Increíble!
puzzle-skips = { $skipped ->
    [one] Te saltaste un día, pero
   *[other] Te saltaste { $skipped } días, pero
} tienes dos días libres al mes. { $left ->
    [0] Este mes ya no te queda ninguno.
    [one] Este mes te queda uno.
   *[other] Este mes te quedan { $left }.
}
puzzle-shared = 🧩 { $who } resolvió el problema de hoy
    { $tries ->
        [one] ✅ a la primera
       *[other] ✅ al intento { $tries }
    }
    🔥 { $days ->
        [one] un día
       *[other] { $days } días seguidos
    }
puzzle-share-old = Ese era el problema de otro día. `/halma-study puzzle` muestra el de hoy.
march-title = 🥾 **Travesía { $number }**. Lleva tus { $stones } fichas a la meta recuadrada, sin rival y con el menor número de jugadas. El mínimo posible es { $par }.
march-so-far = { $moves ->
    [one] Por ahora: una jugada.
   *[other] Por ahora: { $moves } jugadas.
}
march-misfit = No puedo jugar `{ $word }` aquí. Una jugada se escribe así: `{ $example }`, con un espacio antes de la siguiente.
march-finished = 🏁 **Travesía { $number }**: llegaste en { $moves } jugadas. El mínimo posible es { $par }.
march-perfect = 🏆 ¡Nadie puede hacerlo en menos!
march-best = Tu mejor resultado de hoy: { $moves }.
march-shared = 🥾 travesía { $number }: { $moves }/{ $par } · { $who }
march-share-old = Esa era la travesía de otro día. `/halma-study march` muestra la de hoy.
march-way = Un camino en { $par } jugadas: `{ $moves }`
march-table = 🥾 **Travesía { $number }** en este servidor (el mínimo posible es { $par }):
march-table-empty = Aquí nadie ha compartido todavía la travesía { $number }.
march-rank = { $place }. { $who } · { $moves }
march-yesterday = Resultados compartidos de la travesía { $number }:
button-march = Travesía
button-march-back = Deshacer
button-march-again = Desde cero
button-march-way = Mejor camino
button-march-table = Tabla
modal-march-title = Travesía { $number }
modal-march-field = Tus próximas jugadas, con espacios entre sí
