# Tables of who stands where.

family-halma = Halma
family-corners = Esquinas
family-star = Damas chinas (dos)
family-many = Tres o más participantes
choice-where-here = Este servidor
choice-where-everywhere = Global
choice-by-rating = Puntuación
choice-by-wins = Partidas ganadas
choice-by-season = Temporada

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] 1 participante
    [many] { $people } de participantes
   *[other] { $people } participantes
}
table-by-rating = histórico
table-by-wins = partidas ganadas
table-by-season = temporada { $year } T{ $quarter }
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] 1 partida
    [many] { $games } de partidas
   *[other] { $games } partidas
} · { $last }
table-wins-row = { $rank } { $who } · victorias: **{ $won }** de { $games } · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Aquí aún no hay nadie. Una partida puntuable que llegue a su final lo cambia: `/halma challenge`.
table-hall-of-fame = *Salón de la fama*
table-champions = { $year } T{ $quarter }: { $champions }
digest-title = 🏆 **La temporada { $year } T{ $quarter } de este servidor ha terminado.**
digest-family = **{ $family }**: { $champions }
digest-next = La siguiente ya ha empezado, y todo el mundo parte de cero: `/halma challenge`
table-own-no-points = *Tú: una victoria o unas tablas te darán puntos en esta temporada.*
table-own-hidden = *Tú: no apareces en las clasificaciones.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Global
button-here = Este servidor

rating-changes = 📈 { $changes }
series-first = Partida 1 de 2
series-second = Partida 2 de 2
series-goes-on = ⏭️ Ahora viene la segunda partida, con cambio de bando.
series-score = 🏁 Las dos partidas: { $one } **{ $won } : { $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } : { $lost } { $other }

# How somebody plays.

profile-none = { $who } aún no ha jugado ninguna partida hasta el final.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] 1 partida
    [many] { $games } de partidas
   *[other] { $games } partidas
}: { $balance }
balance = ganadas { $won }, tablas { $drawn }, perdidas { $lost }
profile-rank-here = n.º { $rank } en este servidor
profile-rank-everywhere = n.º { $rank } global
profile-best-win = 🏅 Mejor victoria: contra una puntuación de { $rating } (#{ $code })
profile-longest-chain = 🔗 Cadena más larga: { $jumps ->
    [one] un salto
    [many] { $jumps } de saltos
   *[other] { $jumps } saltos
} (#{ $code })
profile-fastest = ⚡ Victoria más rápida en { $game }: meta llena en { $moves } jugadas (#{ $code })
profile-streaks = 🔥 Victorias seguidas: ahora { $now }, récord { $best }
profile-times = ⏱️ Jugadas: { $moves }, la mitad en { $median } como mucho · { $late ->
    [0] tiempo nunca agotado
    [one] tiempo agotado una vez
    [many] tiempo agotado { $late } de veces
   *[other] tiempo agotado { $late } veces
}
profile-variants = Ganadas–tablas–perdidas por juego: { $rows }
profile-reasons = Ganadas–tablas–perdidas por final: { $rows }
profile-seats = Ganadas–tablas–perdidas por orden de juego: { $rows }
seat-games = { $seat ->
    [1] 1.º
    [2] 2.º
    [3] 3.º
    [4] 4.º
    [5] 5.º
   *[other] 6.º
} { $games }
profile-last = **Últimas partidas**
profile-curve = La puntuación en las últimas { $games } partidas: de { $from } a { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } y { $other } aún no han terminado ninguna partida para dos.
reason-built = meta llena
reason-home = control de casa
reason-tempo = recuento de pasos
reason-locked = fichas encerradas
reason-stall = sin progreso
reason-blocked = nadie puede mover
reason-resignation = rendición
reason-timeout = tiempo agotado
reason-agreement = acuerdo
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } h
duration-days = { $count ->
    [one] un día
    [many] { $count } de días
   *[other] { $count } días
}

reset-tables-done = 🛡️ { $by } ha puesto a cero las clasificaciones de este servidor. Las puntuaciones globales se quedan como están.
reset-tables-other-name = Ese no es el nombre de este servidor, así que nada ha cambiado.
reset-tables-unknown = Discord no me dice ahora el nombre de este servidor, así que nada ha cambiado. Prueba otra vez más tarde.
