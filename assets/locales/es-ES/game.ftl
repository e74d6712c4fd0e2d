# Words of the game.

variant-halma8 = Halma 8×8
variant-halma10 = Halma 10×10
variant-halma16 = Halma 16×16
variant-halma16-4 = Halma 16×16 para cuatro
variant-corners = Esquinas (Ugolki)
variant-mini-corners = Miniesquinas
variant-star2 = Damas chinas para dos
variant-star2x3 = Damas chinas para dos, tres colores por persona
variant-star3 = Damas chinas para tres
variant-star3x2 = Damas chinas para tres, dos colores por persona
variant-star4 = Damas chinas para cuatro
variant-star5 = Damas chinas para cinco
variant-star6 = Damas chinas para seis
variant-star2-15 = Damas chinas para dos, 15 fichas
variant-star3-15 = Damas chinas para tres, 15 fichas

clock-1h = 1 hora
clock-12h = 12 horas
clock-1d = 1 día
clock-2d = 2 días
clock-3d = 3 días
clock-5d = 5 días
clock-7d = 7 días
clock-14d = 14 días
clock-none = Sin límite de tiempo
clock-bank-7d = 7 días para todas tus jugadas
clock-bank-14d = 14 días para todas tus jugadas
clock-bank-21d = 21 días para todas tus jugadas
clock-bank-30d = 30 días para todas tus jugadas
clock-bank-3d-12h = 3 días, más 12 horas por jugada
clock-bank-7d-1d = 7 días, más 1 día por jugada
clock-weekends = { $time }, fines de semana libres
clock-per-move = { $time } por jugada

rules-gambiter = Límite de rondas (Gambiter)
rules-brainking = Salir de casa a tiempo (BrainKing)
rules-closed-camp = Sin salir de la meta
rules-classic = Llenar primero la meta (reglas clásicas)
rules-igroved = Llenar primero la meta (estrella)
rules-parlett = Gana la meta llena (Parlett)
rules-family = Reglas familiares (estrella)
diagonals-on = con diagonales
diagonals-off = sin diagonales
jumps-long = saltos largos
ends-places = se juega por todos los puestos
teams-pairs = en parejas

color-a = Blancas
color-b = Negras
color-c = Rojas
color-d = Azules
color-e = Verdes
color-f = Amarillas

forgotten-person = Alguien
computer = Ordenador (nivel { $level })

# The board in words.

text-stone-a = b
text-stone-b = n
text-stone-c = r
text-stone-d = a
text-stone-e = v
text-stone-f = m
text-color = { $letter } { $name }
text-legend = { $colors }; { $free } libre

alt-board = { $game }, ronda { $round }.
alt-seat = { $name } juega con { $colors }: { $tempo ->
    [0] todo en la meta
    [one] queda un paso
   *[other] quedan { $tempo } pasos
}, { $home } en casa, { $goal } de { $stones } en la meta.
alt-out = { $practice ->
    [yes] { $name } ({ $colors }) ya no juegan.
   *[no] { $name } ({ $colors }) ya no juega.
}
alt-place = { $name } ({ $colors }): puesto { $place }.
alt-to-move = Turno de { $name }.
alt-won = { $name } ha ganado.
alt-won-pair = { $names } han ganado juntos.
alt-over = La partida ha terminado.
alt-last = Última jugada: { $seat } { $route }.
alt-stones = { $color }: { $cells }.
picture-steps = pasos restantes
picture-goal = en la meta

# The message of a turn.

turn-first = { $practice ->
    [yes] **Empiezan { $seat },** { $user }.
   *[no] **Empieza { $seat }.**
}
turn-aim = { $aim ->
    [duel] Lleva tus { $stones } fichas { $marks } a { $corners } antes de que las de { $other } llenen su meta. Pulsa **Mover**.
    [pair] Lleva tus { $stones } fichas { $marks } a { $corners }. Juegas en pareja con { $other }: gana la pareja que llena antes sus dos metas. Pulsa **Mover**.
    [places] Lleva tus { $stones } fichas { $marks } a { $corners }: cuanto antes, mejor será tu puesto. Pulsa **Mover**.
   *[others] Lleva tus { $stones } fichas { $marks } a { $corners } antes que nadie. Pulsa **Mover**.
}
# Where a goal lies in the picture, after "a".
corner-bottom = la esquina de abajo
corner-bottom-left = la esquina inferior izquierda
corner-bottom-right = la esquina inferior derecha
corner-top = la esquina de arriba
corner-top-left = la esquina superior izquierda
corner-top-right = la esquina superior derecha
turn-next = { $practice ->
    [yes] Juegan { $seat }, { $user }.
   *[no] { $seat }, te toca.
}
turn-look = Turno de { $seat }.
turn-thinks = { $seat } está pensando…
played = Jugada de { $seat }: **{ $route }**.
played-planned = { $seat } ha jugado **{ $route }**, como tenía planeado.
taken-back = { $count ->
    [one] ↩️ Última jugada deshecha.
   *[other] ↩️ Últimas { $count } jugadas deshechas.
}
moderator-undid = 🛡️ { $players }: { $who } (moderación) ha deshecho la última jugada.
moderator-moved = 🛡️ { $players }: { $who } (moderación) ha traído aquí esta partida.
moderator-ended = 🛡️ { $players }: { $who } (moderación) ha cerrado esta partida.
moderator-voided = 🛡️ { $players }: { $who } (moderación) ha quitado esta partida de las clasificaciones de este servidor.
void-everywhere = 🛡️ { $players }: la administración de este bot ha quitado esta partida de todas las clasificaciones.
moderator-reason = Motivo: { $reason }
past-began = #{ $code } ha empezado: { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [one] { $first } · una más · { $last }
   *[other] { $first } · { $between } más · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to } ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
})
past-resigned = { $practice ->
    [yes] { $seat } se han rendido.
   *[no] { $seat } se ha rendido.
}
past-timeout = { $practice ->
    [yes] { $seat } se han quedado sin tiempo.
   *[no] { $seat } se ha quedado sin tiempo.
}
turn-short = { $seat }, te toca en #{ $code }: { $place }
moved-away = ➡️ #{ $code } sigue en { $place }.
paused-place = ⏸️ En pausa: no puedo publicar en su canal. Usa `/halma game move-here game:{ $code }` en otro canal o la partida se cancelará { $until }.
paused-player = ⏸️ En pausa: { $who } ha salido de este servidor. Si no vuelve, pierde su plaza { $until }. Si mueve, la partida sigue.
offer-agreed = 🤝 De acuerdo.
offer-draw = 🤝 #{ $code }: { $by } ofrece tablas. { $asked }, ¿aceptas?
offer-takeback = ↩️ #{ $code }: { $by } quiere deshacer una jugada. { $asked }, ¿aceptas?
offer-cancel = 🚫 #{ $code }: { $by } pide cancelar esta partida; no puntuaría. { $asked }, ¿aceptas?
offer-hints = 💡 #{ $code }: { $by } quiere permitir las pistas a todo el mundo. La partida sigue siendo puntuable. { $asked }, ¿aceptas?
offer-undoes = Se deshace: { $plies }
offer-declined-draw = { $declined } ha rechazado las tablas que ofrecía { $by }.
offer-declined-takeback = { $declined } ha rechazado deshacer la jugada de { $by }.
offer-declined-cancel = { $declined } no quiere cancelar. La partida sigue.
offer-declined-hints = { $declined } ha dicho que no: sin pistas en esta partida.
offer-withdrawn-draw = { $by } ha retirado su oferta de tablas.
offer-withdrawn-takeback = { $by } ya no quiere deshacer su jugada.
offer-withdrawn-cancel = { $by } ya no quiere cancelar. La partida sigue.
offer-withdrawn-hints = { $by } ya no pide pistas.
notice-declined-draw = { $to }, { $by } ha rechazado tu oferta de tablas en #{ $code }. La partida sigue.
notice-declined-takeback = { $to }, { $by } ha rechazado deshacer tu jugada en #{ $code }.
notice-declined-hints = { $to }, { $by } ha dicho que no: sin pistas en #{ $code }.
notice-hints-agreed = { $to }, todo el mundo ha aceptado: usa `/halma hint` en tu turno en #{ $code }.
notice-declined-cancel = { $to }, { $by } no quiere cancelar #{ $code }. La partida sigue.
notice-day-given = { $known ->
    [yes] { $to }, { $by } te ha dado un día más en #{ $code }. Tu tiempo se acaba { $ends }.
   *[no] { $to }, { $by } te ha dado un día más en #{ $code }.
}
had-to-pass = { $seat }: sin jugadas posibles; pasa el turno.
out-resignation = { $practice ->
    [yes] { $seat } se han rendido. Sus fichas salen del tablero y el resto sigue jugando.
   *[no] { $seat } se ha rendido. Sus fichas salen del tablero y el resto sigue jugando.
}
out-timeout = { $practice ->
    [yes] { $seat } se han quedado sin tiempo. Sus fichas salen del tablero y el resto sigue jugando.
   *[no] { $seat } se ha quedado sin tiempo. Sus fichas salen del tablero y el resto sigue jugando.
}
out-pair-resignation = { $seat } se ha rendido: también termina la partida para { $partner }. Sus fichas salen del tablero y los demás siguen.
out-pair-timeout = A { $seat } se le ha acabado el tiempo: también termina la partida para { $partner }. Sus fichas salen del tablero y los demás siguen.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 tablas
title-cancelled = 🚫 cancelada
thread-name = { $game } · { $names } · #{ $code }
thread-summary = { $game } #{ $code }, partida terminada: { $place }
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · ronda { $round }
board-footer-whole = #{ $code } · { $game } · ronda { $round } · { $rules }
steps-to-go = Pasos restantes: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } fuera
race-needs = Hasta la meta: { $winner }, { $most ->
    [one] una jugada
   *[other] { $most } jugadas
} como máximo; { $loser }, al menos { $least }.
time-left = ⏳ { $at }
bank-left = ⌛ { $who }: { $time }
bot-was-away = 🔌 He estado sin conexión parte de este turno. Ese tiempo no cuenta.
player-away = ✈️ Ausencia de { $who }: del { $from } al { $until }. Ese tiempo no cuenta.
reminder = ⏰ { $user }, { $game } #{ $code } espera tu jugada. Tu tiempo se acaba { $ends } — { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] Última ronda para salir de casa: pierde quien tenga alguna ficha ahí después de la ronda { $round } (si la tienen los dos, tablas). { $homes }
   *[other] Quedan { $left } rondas para salir de casa: pierde quien tenga alguna ficha ahí después de la ronda { $round } (si la tienen los dos, tablas). { $homes }
}
forced-home-own = { $count ->
    [one] Te queda { $count } ahí.
   *[other] Te quedan { $count } ahí.
}
forced-home-seat = { $count ->
    [one] Queda ahí { $count } de { $seat }.
   *[other] Quedan ahí { $count } de { $seat }.
}
forced-home-moves = { $left ->
    [one] { $seat }: queda una jugada para sacar todas las fichas de casa; si no, partida perdida. { $homes }
   *[other] { $seat }: quedan { $left } jugadas para sacar todas las fichas de casa; si no, partida perdida. { $homes }
}
forced-tempo = { $left ->
    [one] Después de esta ronda ({ $round }) gana quien tenga menos pasos restantes
   *[other] Después de la ronda { $round } gana quien tenga menos pasos restantes: faltan { $left } rondas
}
forced-stall = { $left ->
    [one] Rondas sin progreso: { $quiet }. Una más y son tablas
   *[other] Rondas sin progreso: { $quiet }. { $left } más y son tablas
}
forced-stall-places = { $left ->
    [one] Rondas sin progreso: { $quiet }. Una más y la partida termina; los que siguen comparten puesto
   *[other] Rondas sin progreso: { $quiet }. { $left } más y la partida termina; los que siguen comparten puesto
}
forced-stall-loses = { $practice ->
    [yes] { $left ->
        [one] Rondas sin progreso: { $quiet }. Una más y { $loser } pierden si su casa no está vacía
       *[other] Rondas sin progreso: { $quiet }. { $left } más y { $loser } pierden si su casa no está vacía
    }
   *[no] { $left ->
        [one] Rondas sin progreso: { $quiet }. Una más y { $loser } pierde si su casa no está vacía
       *[other] Rondas sin progreso: { $quiet }. { $left } más y { $loser } pierde si su casa no está vacía
    }
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-built = { $practice ->
    [yes] 🏆 **¡Ganan { $winner }!** Sus { $stones } fichas llegan a la meta en { $moves } jugadas.
   *[no] { $seats ->
        [2] 🏆 **¡Victoria de { $winner }!** Sus { $stones } fichas llegan a la meta en { $moves } jugadas, { $ahead ->
            [one] un paso
           *[other] { $ahead } pasos
        } por delante de { $losers }.
       *[other] 🏆 **¡Victoria de { $winner }!** Sus { $stones } fichas llegan a la meta en { $moves } jugadas.
    }
}
won-locked = { $practice ->
    [yes] 🏆 ¡Ganan { $winner }! Su meta está llena, contando las fichas rivales encerradas.
   *[no] { $seats ->
        [2] 🏆 ¡Victoria de { $winner } contra { $losers }! Su meta está llena, contando las fichas rivales encerradas.
       *[other] 🏆 ¡Victoria de { $winner }! Su meta está llena, contando las fichas rivales encerradas.
    }
}
won-filled = { $practice ->
    [yes] 🏆 ¡Ganan { $winner }! Su meta está llena, sobre todo con fichas propias.
   *[no] { $seats ->
        [2] 🏆 ¡Victoria de { $winner } contra { $losers }! La meta está llena y la mayoría de las fichas son de { $winner }.
       *[other] 🏆 ¡Victoria de { $winner }! La meta está llena y la mayoría de las fichas son de { $winner }.
    }
}
level-beaten = 🎉 **¡Has superado el nivel { $level } por primera vez!**
moment-move = 🔗 ¡{ $jumps } saltos en una jugada!
moment-upset = 🎯 ¡Sorpresa! La puntuación de { $seat } era { $points } puntos más baja.
moment-leads = 👑 ¡{ $seat } ya ocupa el primer puesto aquí!
moment-comeback = 🚀 ¡Qué remontada! { $seat } iba { $steps } pasos por detrás en la ronda { $round }.
moment-streak = 🔥 ¡{ $seat } lleva { $count } victorias seguidas!
moment-fastest = ⚡ Récord personal: { $seat } nunca había ganado este juego en tan pocas jugadas ({ $moves }).
moment-chain = 🔗 Récord personal: la cadena más larga de { $seat }, { $jumps } saltos.
moment-ranked = 📈 Tres partidas puntuables: { $seat } ya está en la clasificación.
moment-first = 🎉 ¡La primera partida puntuable de { $seat }!
moment-short = { $steps ->
    [one] A { $seat } le faltó solo un paso.
   *[other] A { $seat } le faltaron solo { $steps } pasos.
} ¡Por muy poco!
level-last = 🎉 **Has superado el nivel 10. ¡No hay nivel 11!**
won-home = { $practice ->
    [yes] 🏆 ¡Ganan { $winner }! Aún quedaban fichas en casa: { $losers }.
   *[no] 🏆 ¡Victoria de { $winner }! Aún quedaban fichas en la casa de { $losers }.
}
won-tempo = { $practice ->
    [yes] 🏆 ¡Ganan { $winner } con menos pasos restantes ({ $tempo })!
   *[no] 🏆 ¡Victoria de { $winner } contra { $losers }, con menos pasos restantes ({ $tempo })!
}
won-stall = { $practice ->
    [yes] 🏆 ¡Ganan { $winner }! 50 rondas sin progreso, y aún quedaban fichas en casa: { $losers }.
   *[no] 🏆 ¡Victoria de { $winner }! 50 rondas sin progreso, y aún quedaban fichas en la casa de { $losers }.
}
won-resignation = { $practice ->
    [yes] { $seats ->
        [2] { $losers } se han rendido. 🏆 ¡Ganan { $winner }!
       *[other] { $last } se han rendido y ya no queda nadie más. 🏆 ¡Ganan { $winner }!
    }
   *[no] { $seats ->
        [2] { $losers } se ha rendido. 🏆 ¡Victoria de { $winner }!
       *[other] { $last } se ha rendido y ya no queda nadie más. 🏆 ¡Victoria de { $winner }!
    }
}
won-race = { $practice ->
    [yes] 🏆 **¡Ganan { $winner }!** Ya no hay remontada posible para { $losers }.
   *[no] 🏆 **¡Victoria de { $winner }!** Ya no hay remontada posible para { $losers }.
}
won-timeout = { $practice ->
    [yes] { $seats ->
        [2] { $losers } se han quedado sin tiempo. 🏆 ¡Ganan { $winner }!
       *[other] { $last } se han quedado sin tiempo y ya no queda nadie más. 🏆 ¡Ganan { $winner }!
    }
   *[no] { $seats ->
        [2] { $losers } se ha quedado sin tiempo. 🏆 ¡Victoria de { $winner }!
       *[other] { $last } se ha quedado sin tiempo y ya no queda nadie más. 🏆 ¡Victoria de { $winner }!
    }
}
won-pair = 🏆 **¡Ganan juntos { $winner }!** Los dos han llegado a su meta.
won-pair-resignation = { $last } se ha rendido. 🏆 **¡Ganan juntos { $winner }!**
won-pair-timeout = A { $last } se le ha acabado el tiempo. 🏆 **¡Ganan juntos { $winner }!**
placed-places = 🏁 { $places }
placed-stall = 50 rondas sin progreso: quienes siguen en juego comparten puesto. 🏁 { $places }
placed-blocked = Ya nadie puede mover: quienes siguen en juego comparten puesto. 🏁 { $places }
placed-agreement = 🤝 Quienes siguen en juego han acordado compartir puesto. 🏁 { $places }
placed-resignation = { $last } se ha rendido. 🏁 { $places }
placed-timeout = A { $last } se le ha acabado el tiempo. 🏁 { $places }
drawn-built = { $seats ->
    [2] 🤝 Tablas entre { $players }: las dos metas se han llenado en la misma ronda.
   *[other] 🤝 Tablas: las dos metas se han llenado en la misma ronda.
}
drawn-home = { $seats ->
    [2] 🤝 Tablas entre { $players }: aún quedaban fichas en las dos casas.
   *[other] 🤝 Tablas: aún quedaban fichas en las dos casas.
}
drawn-tempo = { $seats ->
    [2] 🤝 Tablas entre { $players }: los mismos pasos restantes ({ $tempo }).
   *[other] 🤝 Tablas: los mismos pasos restantes ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 Tablas entre { $players }: 50 rondas sin progreso.
   *[other] 🤝 Tablas: 50 rondas sin progreso.
}
drawn-blocked = { $seats ->
    [2] 🤝 Tablas entre { $players }: ya nadie puede mover.
   *[other] 🤝 Tablas: ya nadie puede mover.
}
drawn-race = 🤝 Tablas entre { $players }: llegan en la misma ronda, jueguen lo que jueguen.
drawn-agreement = { $seats ->
    [2] 🤝 { $players } han acordado tablas.
   *[other] 🤝 Tablas de mutuo acuerdo.
}
void-agreed = 🚫 { $players } han acordado cancelar esta partida. No puntúa.
void-late = 🚫 { $blamed } se ha quedado sin tiempo antes de que todo el mundo hiciera dos jugadas. Partida cancelada entre { $players }; no puntúa.
void-left = 🚫 { $blamed } ha salido de este servidor antes de que todo el mundo hiciera dos jugadas. Partida cancelada entre { $players }; no puntúa.
void-no-place = 🚫 { $players }: esta partida ha pasado una semana sin canal. Queda cancelada y no puntúa.
void-moderator = No puntúa.
void-unknown = 🚫 { $players }: esta partida se ha cancelado y no puntúa.

# Buttons, menus, forms.

button-move = Mover
chooses-move = { $who } elige una jugada en #{ $code }.
choose-move = Tu jugada en #{ $code }: elige una de las propuestas (+4: 4 pasos más cerca) o el número de una ficha para ver sus jugadas.
choose-side = Desde tu lado, tus fichas van a { $corners }.
choose-target = #{ $code }: ¿adónde va la ficha de { $stone }?
went-on = Ese tablero ya no es el actual. Aquí tienes el de ahora:
menu-best-moves = Jugadas propuestas: elige una para jugarla
menu-first-stones = Elige una ficha…
menu-stones = Otra ficha…
menu-targets = { $first ->
    [1] ¿Adónde? Lo que elijas se juega al momento
   *[other] Más jugadas, desde la { $first }
}
stone-label = { $number } · { $stone } · { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}
choice-move = { $begins } → { $to } · { $jumps ->
    [0] paso
    [one] un salto
   *[other] { $jumps } saltos
} · { $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}{ $end ->
    [won] {" "}· 🏆 gana
    [lost] {" "}· ⚠️ pierde
    [late] {" "}· ⌛ no sale de casa a tiempo
    [drawn] {" "}· 🤝 tablas
   *[none] { "" }
}
jumps-begin = #{ $code }: salta con la ficha de { $from }. ¿Adónde primero?
jumps-on = #{ $code }: tu ficha de { $from } está en { $at }. Sigue saltando o detente aquí.
jumps-back = #{ $code }: tu ficha de { $from } está en { $at }. Desde aquí solo puede volver atrás.
menu-jumps = Saltar a…
button-jump-by-jump = Salto a salto
button-stop-here = Parar aquí
hint-title = 💡 #{ $code }: lo que jugaría el ordenador
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Respuesta probable: { $reply }.
hint-play = Jugar { $text }
hint-rated = Esta partida es puntuable: solo hay pistas si todo el mundo acepta. En las prácticas y en las amistosas siempre hay.
button-ask-hints = Preguntar a todos
hint-wins = { $moves ->
    [one] gana ya.
   *[other] gana en { $moves } jugadas.
}
hint-shortest = { $moves ->
    [one] termina la carrera.
   *[other] ya es una carrera, y este es el camino más corto a la meta: { $moves } jugadas.
}
hint-leaves-home = { $left ->
    [0] vacía tu casa a tiempo.
    [one] vacía tu casa a tiempo; queda una ficha por salir.
   *[other] vacía tu casa a tiempo; quedan { $left } fichas por salir.
}
hint-fills-goal = mete otra ficha en la meta.
hint-brings-up = acerca tu última ficha.
hint-chain = una cadena de { $jumps } saltos.
hint-prepares = prepara { $next }. Respuesta probable: { $reply }.
hint-best = lo mejor a la larga.
hint-no-mark = 🤖 Has usado una pista: si ganas, este nivel no contará como superado.
confirm-move = ¿Jugar **{ $text }** en #{ $code }?
button-play = Jugar
button-type-move = Escribir jugada
button-other-stones = Otras fichas
button-back = Atrás
button-note = Mi nota
button-plan-write = Cambiar plan
button-plan-delete = Borrar plan
button-board = Mi lado
button-resign = Rendirme
button-resign-yes = Sí, me rindo
button-resign-no = No, sigo jugando
button-agree = Aceptar
button-disagree = Rechazar
button-claim-win = 🏁 Reclamar victoria
button-claim-draw = 🏁 Reclamar tablas
button-give-day = +1 día
button-to-board = Ver el tablero
button-wake = ⏰ Avisar
button-mute = Silenciar
button-rematch = Revancha
button-level = Nivel { $level }
button-analyze = Análisis
analysis-title = 📈 **#{ $code }** { $game } · Análisis
analysis-failed = No he podido acabar el análisis. Prueba otra vez en un momento. Si sigue igual, avisa a quien administra este bot.
analysis-curve = { $seats ->
    [2] La curva muestra, ronda a ronda, los pasos de ventaja de { $seat }.
   *[other] Las curvas muestran cuántos pasos de ventaja tenía cada color, ronda a ronda.
}
analysis-no-moment = Ni un paso perdido. ¡Bien jugado!
analysis-too-short = Esta partida es demasiado corta para analizarla. Necesito al menos { $moves } jugadas de cada persona.
analysis-cost-steps = 🔴 Ronda { $round }{ $own ->
    [yes] : jugaste { $played }
   *[no] , jugada de { $seat }: { $played }
}. **{ $better }** era { $steps ->
    [one] un paso
   *[other] { $steps } pasos
} mejor.
analysis-cost-moves = 🔴 Ronda { $round }{ $own ->
    [yes] : jugaste { $played }
   *[no] , jugada de { $seat }: { $played }
}. **{ $better }** era { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
} más rápido.
analysis-cost-win = ❗ Ronda { $round }: { $own ->
    [yes] { $moves ->
        [one] podías ganar al momento (**{ $better }**) y se te escapó
       *[other] tenías la victoria forzada en { $moves } (**{ $better }**) y se te escapó
    }
   *[no] { $moves ->
        [one] victoria inmediata desaprovechada por { $seat } (**{ $better }**)
       *[other] victoria forzada en { $moves } desaprovechada por { $seat } (**{ $better }**)
    }
}.
analysis-cost-game = 🔴 Ronda { $round }{ $own ->
    [yes] : jugaste { $played } y { $moves ->
        [one] perdiste en el acto
       *[other] desde ahí la partida estaba perdida
    }
   *[no] , jugada de { $seat }: { $played }; { $moves ->
        [one] la partida se perdió en el acto
       *[other] desde ahí la partida estaba perdida
    }
}. Era mejor **{ $better }**.
analysis-missed = 🔗 Cadena más larga desaprovechada: { $seat } **{ $chain }** en la ronda { $round }, { $jumps } saltos, { $gain ->
    [one] un paso
   *[other] { $gain } pasos
} de avance.
analysis-race = 🏁 Desde la ronda { $round } fue una carrera: { $sides }.
analysis-race-side = { $seat }: { $needed ->
    [one] hacía falta una jugada
   *[other] hacían falta { $needed } jugadas
} (hechas: { $made })
curve-rounds = Ronda
curve-steps = Pasos
curve-ahead = { $name } por delante
analysis-alt = Ventaja del primer color en { $rounds } rondas, en pasos: { $most } como máximo, { $least } como mínimo.
button-replay = Repetición
button-share = Compartir
shared = { $who } ha compartido #{ $code }: { $game }, { $players }
button-replay-files = GIF y notación
button-replay-files-from = GIF desde aquí
menu-replay = Ir a una jugada
replay-title = **#{ $code }** · { $game } · jugada { $number } de { $count }
replay-move = { $number ->
    [0] Inicio
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
} · { $jumps ->
    [0] sin saltos
    [one] un salto, de { $seat }
   *[other] { $jumps } saltos{ $longest ->
        [1] {""}
       *[other] {" "}· cadena más larga: { $longest }, de { $seat }
    }
}
replay-files = #{ $code } en GIF, con su notación.
replay-skips = Muestra una de cada { $step } jugadas para que no sea muy largo.
replay-small = Reducido a { $pixels } píxeles para que quepa en Discord.
replay-no-picture = No he podido hacer el GIF de #{ $code }. Esta es la notación.
imported = #{ $code } está en tus repeticiones. Solo la ves tú y no puntúa.
import-several = Aquí hay más de una partida. Impórtalas de una en una.
import-unreadable = No entiendo la línea { $line } de esta notación: { $text }. { $why } `/halma game export` muestra cómo es una notación. Corrige la línea y prueba otra vez con `/halma game import`.
import-why-empty = No contiene ninguna partida.
import-why-large = Esta línea o toda la notación es demasiado larga.
import-why-token = No es una etiqueta como `[Variant "halma8"]` ni una jugada.
import-why-tag = Esta etiqueta aparece dos veces, va después de la primera jugada o tiene un valor que no conozco.
import-why-no-variant = Falta la etiqueta `[Variant "halma8"]`, con el nombre de tu juego.
import-why-move = La jugada { $ply } no es posible ahí: { $why }
import-why-seat = Ese puesto no está en esta partida o ya no juega.
import-why-result = Las jugadas llevan a otro resultado, o los resultados se contradicen.
modal-import-title = Importar una partida
modal-import-field = Notación de la partida
modal-import-example =
    {"[Variant \"halma8\"]"}
    1. h4-g4 a5-b5
record-of = Notación de #{ $code }.
button-previous = ◀ Anterior
button-next = Siguiente ▶
modal-move-title = Tu jugada · #{ $code }
modal-move-field = Origen y destino, o la ruta entera
modal-move-example = { $example }
menu-which-match = Elige una partida
menu-which-challenge = Responde a un reto o retíralo
challenge-chosen = Este reto espera una respuesta.
modal-end-title = ¿Cerrar #{ $code }? No puntuará.
modal-void-title = ¿Quitar #{ $code } de las clasificaciones?
modal-reset-tables-title = ¿Poner a cero las clasificaciones?
modal-reset-tables-field = Escribe el nombre de este servidor
modal-undo-title = ¿Deshacer la última jugada de #{ $code }?
modal-reason-field = ¿Por qué? Se verá en la partida.
modal-reason-example = Opcional
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = ¿Qué partida quieres decir?
name-the-match = Juegas varias partidas aquí. Elige una con la opción `game`.

# Private answers.

already-done = Eso ya estaba hecho. Tablero actual:
done-privately = Hecho. Mira #{ $code } en { $place }.
unposted = Ya no puedo publicar en { $place }: la partida #{ $code } queda en pausa, una semana como mucho. No se ha perdido nada: `/halma board game:{ $code }` muestra el tablero. `/halma game move-here game:{ $code }` lleva la partida a otro canal.
unposted-over = No he podido mostrar cómo ha acabado #{ $code } en { $place }: no puedo publicar ahí o el canal ya no existe. `/halma board game:{ $code }` lo muestra.
plain-post = { $people }: hay novedades en la partida #{ $code }, pero Discord no ha aceptado mi mensaje. `/halma board game:{ $code }` las muestra.
no-lost-game = Todas tus partidas tienen canal. No hay nada que traer aquí.
done-late = Hecho. Perdona, ha tardado un poco.
press-again = Eso ha tardado demasiado. Vuelve a pulsar el botón.
other-version = Ese botón es de otra versión de este bot. Este es el tablero actual:
no-turn-here = No te toca en ninguna partida de este canal. `/halma games` muestra tus partidas, `/halma play` empieza una.
no-game-here = No juegas ninguna partida en este canal. `/halma games` muestra tus partidas.
note-title = 📝 **Tu nota** (solo la ves tú)
note-saved = 📝 Guardada. Tu nota en #{ $code }, que solo ves tú:
note-deleted = Nota de #{ $code } borrada.
note-no-game = No juegas ninguna partida en este canal. Para una de otro sitio, indica su código: `/halma game note game:`.
modal-note-title = Tu nota en #{ $code }
modal-note-field = Solo la ves tú (vacío: sin nota)
modal-note-example = ¿Cuál es tu plan?
plan-none = No tienes ningún plan en #{ $code }.
plan-title = 🗺️ **Tu plan en #{ $code }** (solo lo ves tú)
plan-saved = 🗺️ Guardado. Tu plan en #{ $code }, que solo ves tú:
plan-how = En cada línea: su jugada, tu respuesta y así sucesivamente, por ejemplo `{ $example }`. Si la juegan, tu respuesta se juega enseguida.
plan-typed = Lo que has escrito:
plan-no-game = No juegas ninguna partida en curso en este canal. Para una de otro sitio, indica su código: `/halma game plan game:`.
modal-plan-title = Tu plan en #{ $code }
modal-plan-field = Su jugada, tu respuesta… (vacío: sin plan)
no-board-here = Ahora no hay ninguna partida en este canal. `/halma play` empieza una.
resign-question = { $two ->
    [yes] ¿Te rindes contra { $others }? La partida acaba.
   *[no] ¿Te rindes en #{ $code }? No se puede deshacer.
}
resign-question-pair = ¿Te rindes en #{ $code }? También termina la partida para { $partner }. No se puede deshacer.
resign-kept = Vale, sigues jugando.
day-given = Hecho: tu rival en #{ $code } tiene un día más.
menu-of = Partidas { $from } a { $to }
menu-more = No caben aquí todas (faltan { $count }). Elige una con la opción `game`.
wake-up = ⏰ { $who }, te toca en #{ $code }.
muted = Vale, no te recordaré este turno en #{ $code }.
offer-declined-quietly = Rechazada. No aviso a nadie; la propuesta sigue abierta hasta que acabe el turno.
next-waiting = Siguiente: { $game }
open-none = No hay retos abiertos en este servidor. `/halma play` sin rival publica uno al que puede unirse cualquiera.
open-title = Retos abiertos de este servidor: { $count }
games-none = No tienes partidas. `/halma play` empieza una.
games-none-of = { $who } no tiene partidas en este servidor.
games-title = Tus partidas: { $count }
games-title-of = Partidas de { $who } en este servidor: { $count }
games-my-turn = ▶️ **Te toca**
games-their-turn = ⏳ **Esperando a los demás**
link-to-board = ir al tablero
games-open = 📨 **Falta gente**
games-answer = 📨 **Te han retado**
menu-move-in = Jugar en…
seat-namesake = { $name } ({ $color })
