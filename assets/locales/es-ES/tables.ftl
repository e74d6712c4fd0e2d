# Leaderboards.

family-halma = Halma
family-corners = Esquinas, Miniesquinas
family-star = Damas chinas para dos
family-many = Tres o más participantes
choice-where-here = Este servidor
choice-where-everywhere = Global
choice-by-rating = Puntuación
choice-by-wins = Victorias
choice-by-season = Temporada

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] 1 participante
   *[other] { $people } participantes
}
table-by-rating = histórica
table-by-wins = victorias
table-by-season = temporada { $year } T{ $quarter }
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} · { $last }
table-wins-row = { $rank } { $who } ha ganado **{ $won }** de { $games } · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Aún no hay nadie en la clasificación. Juega tres partidas puntuables contra personas para entrar: `/halma play`.
table-unplaced = *Todavía sin puesto:*
table-unplaced-row = · { $who } **{ $rating }** · { $missing ->
    [one] falta 1 partida puntuable
   *[other] faltan { $missing } partidas puntuables
} · { $last }
table-hall-of-fame = *Salón de la fama*
table-champions = { $year } T{ $quarter }: { $champions }
digest-title = 🏆 **Ha terminado la temporada { $year } T{ $quarter }. ¡Aquí están sus campeones!**
digest-family = **{ $family }**: { $champions }
digest-most = 🎲 Más partidas: { $who } ({ $games })
digest-chain = 🔗 Cadena más larga: { $who }, { $jumps } saltos en una jugada
digest-closest = 🤏 Carrera más reñida: { $winner } ganó a { $loser }, que se quedó a { $steps ->
    [one] un paso
   *[other] { $steps } pasos
} de la meta
digest-thanks = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} en total. ¡Gracias por jugar, { $people }!
digest-next = Ya ha empezado otra temporada y todo el mundo parte de cero: `/halma play`
digest-alt = La cadena más larga de la temporada: { $jumps } saltos de { $who }.
table-own-no-points = *Tú: gana o empata una partida para tener puntos esta temporada.*
table-own-hidden = *Tú: no apareces en las clasificaciones. Cámbialo con `/halma me settings hidden:False`.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Global
button-here = Este servidor

rating-changes = 📈 { $changes }
rating-too-early = 📈 No puntúa: acabó antes de que todo el mundo hiciera dos jugadas.
rating-why-first = ? = puntuación nueva, todavía provisional
rating-why-half = La mitad del cambio: segunda partida puntuable entre vosotros en 30 días
rating-why-quarter = Un cuarto del cambio: tercera partida puntuable entre vosotros en 30 días
rating-why-none = Sin cambios: solo cuentan las tres primeras partidas puntuables entre vosotros en 30 días
series-first = Partida 1 de 2
series-second = Partida 2 de 2
series-goes-on = ⏭️ Ahora viene la segunda partida, con los puestos cambiados.
series-score = 🏁 Tras las dos partidas: { $one } **{ $won }–{ $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won }–{ $lost } { $other }

# How somebody plays.

profile-none = { $who } aún no ha terminado ninguna partida.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}: { $balance }
balance = { $won ->
    [one] una victoria
   *[other] { $won } victorias
}, { $drawn } en tablas, { $lost ->
    [one] una derrota
   *[other] { $lost } derrotas
}
profile-rank-here = n.º { $rank } en este servidor
profile-rank-everywhere = n.º { $rank } global
profile-best-win = 🏅 Mejor victoria: contra alguien con { $rating } (#{ $code })
profile-longest-chain = 🔗 Cadena más larga: { $jumps ->
    [one] un salto
   *[other] { $jumps } saltos
} (#{ $code })
profile-fastest = ⚡ Récord en { $game }: meta llena en { $moves } jugadas (#{ $code })
profile-streaks = 🔥 Victorias seguidas: { $now } ahora, récord { $best }
profile-times = ⏱️ Normalmente { $median } por jugada (hasta ahora { $moves }) · { $late ->
    [0] nunca sin tiempo
    [one] una vez sin tiempo
   *[other] { $late } veces sin tiempo
}
profile-variants = Por juego (ganadas–tablas–perdidas): { $rows }
profile-reasons = Por final (ganadas–tablas–perdidas): { $rows }
profile-seats = Por orden de salida (ganadas–tablas–perdidas): { $rows }
seat-games = { $seat ->
    [1] 1.º en salir
    [2] 2.º en salir
    [3] 3.º en salir
    [4] 4.º en salir
    [5] 5.º en salir
   *[other] 6.º en salir
} { $games }
profile-beaten = 🤖 **Niveles del ordenador superados**
profile-beaten-level = { $ladder } { $game }: nivel { $level } de { $levels }
profile-last = **Últimas partidas**
profile-curve = Puntuación en las últimas { $games } partidas: de { $from } a { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } y { $other } aún no han terminado ninguna partida entre sí.
reason-built = meta llena
reason-home = fichas en casa
reason-tempo = menos pasos restantes
reason-locked = meta llena con fichas encerradas
reason-filled = meta llena, mayoría propia
reason-places = todos tienen puesto
reason-stall = sin progreso
reason-blocked = sin jugadas
reason-resignation = rendición
reason-timeout = sin tiempo
reason-agreement = acuerdo
reason-race = carrera decidida
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } h
duration-days = { $count ->
    [one] un día
   *[other] { $count } días
}

reset-tables-done = 🛡️ { $by } ha puesto a cero las clasificaciones de este servidor. Las puntuaciones globales se quedan igual.
reset-tables-other-name = Ese no es el nombre de este servidor, así que no ha cambiado nada. Prueba otra vez con su nombre exacto.
reset-tables-unknown = Discord no me dice ahora el nombre de este servidor, así que no ha cambiado nada. Prueba más tarde.
