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

clock-1h = 1 hora
clock-12h = 12 horas
clock-1d = 1 día
clock-2d = 2 días
clock-3d = 3 días
clock-5d = 5 días
clock-7d = 7 días
clock-14d = 14 días
clock-none = Sin límite de tiempo
clock-per-move = { $time } por jugada

rules-gambiter = Con plazos (Gambiter)
rules-brainking = Control de casa por jugadas (BrainKing)
rules-closed-camp = Meta cerrada
rules-classic = Llenar antes la meta (clásicas)
rules-igroved = Llenar antes la meta (estrella)
diagonals-on = con diagonales
diagonals-off = sin diagonales

color-a = Blanco
color-b = Negro
color-c = Rojo
color-d = Azul
color-e = Verde
color-f = Amarillo
mark-a = ⚪
mark-b = ⚫
mark-c = 🔴
mark-d = 🔵
mark-e = 🟢
mark-f = 🟡

forgotten-person = Alguien
computer = Computadora (nivel { $level })

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
    [one] falta un paso
    [many] faltan { $tempo } de pasos
   *[other] faltan { $tempo } pasos
}, { $home } en casa, { $goal } de { $stones } en la meta.
alt-out = { $name } ({ $colors }) ya no juega.
alt-to-move = Turno de { $name }.
alt-won = { $name } ganó.
alt-over = La partida terminó.
alt-last = Última jugada: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] { $user }, empieza { $seat }.
   *[no] Empieza { $seat }.
}
turn-next = { $practice ->
    [yes] { $user }, turno de { $seat }.
   *[no] Turno de { $seat }.
}
turn-thinks = { $seat } está pensando.
played = { $seat } jugó **{ $route }**.
taken-back = { $count ->
    [one] ↩️ Se deshizo la última jugada.
    [many] ↩️ Se deshicieron los últimos { $count } de jugadas.
   *[other] ↩️ Se deshicieron las últimas { $count } jugadas.
}
moderator-undid = 🛡️ { $players }: { $who } (moderación) deshizo la última jugada.
moderator-moved = 🛡️ { $players }: { $who } (moderación) trajo aquí esta partida.
moderator-ended = 🛡️ { $players }: { $who } (moderación) cerró esta partida.
moderator-voided = 🛡️ { $players }: { $who } (moderación) sacó esta partida de las clasificaciones de este servidor.
void-everywhere = 🛡️ { $players }: la administración de este bot sacó esta partida de todas las clasificaciones.
moderator-reason = Motivo: { $reason }
past-began = #{ $code } empezó: { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [one] { $first } · una más · { $last }
    [many] { $first } · { $between } más · { $last }
   *[other] { $first } · { $between } más · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to } ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
})
past-resigned = { $seat } se rindió.
past-timeout = { $seat } se quedó sin tiempo.
turn-short = { $seat }, te toca en #{ $code }: { $place }
moved-away = ➡️ #{ $code } sigue en { $place }.
paused-place = ⏸️ Esta partida está en pausa: no puedo publicar en su canal. `/halma bring-here game:{ $code }` la lleva a otro; si no, se cancela { $until }.
paused-player = ⏸️ { $who } ya no está en este servidor, así que la partida está en pausa. Si no vuelve, pierde su lugar { $until }; si vuelve y mueve, la partida se reanuda.
offer-agreed = 🤝 De acuerdo.
offer-draw = 🤝 #{ $code }: { $by } ofrece empate. { $asked }, ¿de acuerdo?
offer-takeback = ↩️ #{ $code }: { $by } pide deshacer su última jugada. { $asked }, ¿de acuerdo?
offer-cancel = 🚫 #{ $code }: { $by } pide cancelar esta partida; no contaría para nadie. { $asked }, ¿de acuerdo?
offer-hints = 💡 #{ $code }: { $by } propone permitir a todo el mundo las pistas de la computadora en esta partida; sigue siendo puntuable. { $asked }, ¿de acuerdo?
offer-undoes = Se desharía: { $plies }
offer-declined-draw = { $declined } rechazó el empate que ofrecía { $by }.
offer-declined-takeback = { $declined } dijo que no: la última jugada de { $by } se queda como está.
offer-declined-cancel = { $declined } dijo que no a cancelar la partida, así que sigue.
offer-declined-hints = { $declined } dijo que no: en esta partida no hay pistas.
offer-withdrawn-draw = { $by } retiró su oferta de empate.
offer-withdrawn-takeback = { $by } deja su última jugada como está.
offer-withdrawn-cancel = { $by } prefiere seguir jugando.
offer-withdrawn-hints = { $by } prefiere seguir sin pistas.
notice-declined-draw = { $to }, { $by } rechazó tu oferta de empate en #{ $code }. La partida sigue.
notice-declined-takeback = { $to }, { $by } dijo que no: tu última jugada en #{ $code } se queda como está.
notice-declined-hints = { $to }, { $by } dijo que no: en #{ $code } no hay pistas.
notice-hints-agreed = { $to }, hay acuerdo: en #{ $code }, quien tenga el turno puede preguntarle a la computadora con `/halma hint`.
notice-declined-cancel = { $to }, { $by } dijo que no a cancelar #{ $code }. La partida sigue.
notice-day-given = { $known ->
    [yes] { $to }, { $by } te dio un día más en #{ $code }. El tiempo para tu jugada termina { $ends }.
   *[no] { $to }, { $by } te dio un día más en #{ $code }.
}
had-to-pass = { $seat } no puede mover y tiene que pasar.
out-resignation = { $seat } se rindió. Sus fichas salen del tablero y el resto sigue jugando.
out-timeout = { $seat } se quedó sin tiempo. Sus fichas salen del tablero y el resto sigue jugando.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 empate
title-cancelled = 🚫 cancelada
thread-name = { $game } · { $names } · #{ $code }
thread-summary = { $game } #{ $code } terminó: mira { $place }.
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · ronda { $round }
board-footer-whole = #{ $code } · { $game } · ronda { $round } · { $rules }
steps-to-go = Pasos restantes: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } fuera
with-time = { $text } · ⏳ { $at }
bot-was-away = 🔌 Estuve fuera de servicio un rato en este turno; ese tiempo no cuenta.
player-away = ✈️ { $who }: ausencia ({ $from } – { $until }); ese tiempo no cuenta.
reminder = ⏰ { $user }, { $game } #{ $code } sigue esperando tu jugada. El tiempo termina { $ends } — { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] Tras esta ronda ({ $round }) pierde quien tenga fichas en casa. Aún en casa: { $homes }
    [many] Tras la ronda { $round } pierde quien tenga fichas en casa; quedan { $left } de rondas. Aún en casa: { $homes }
   *[other] Tras la ronda { $round } pierde quien tenga fichas en casa; quedan { $left } rondas. Aún en casa: { $homes }
}
forced-home-seat = { $seat } { $count }
forced-home-moves = { $left ->
    [one] A { $seat } le queda una jugada libre; después, pierde si una jugada deja fichas en casa. Aún en casa: { $homes }
    [many] Tras { $moves } jugadas propias, se pierde si una jugada deja fichas en casa; a { $seat } le quedan { $left }. Aún en casa: { $homes }
   *[other] Tras { $moves } jugadas propias, se pierde si una jugada deja fichas en casa; a { $seat } le quedan { $left }. Aún en casa: { $homes }
}
forced-home-moves-now = { $seat }, desde ahora pierdes si una jugada deja fichas en casa. Aún en casa: { $homes }
forced-tempo = { $left ->
    [one] Tras esta ronda ({ $round }) gana quien tenga menos pasos restantes
    [many] Tras la ronda { $round } gana quien tenga menos pasos restantes; quedan { $left } de rondas
   *[other] Tras la ronda { $round } gana quien tenga menos pasos restantes; quedan { $left } rondas
}
forced-stall = { $left ->
    [one] { $quiet } rondas sin progreso: una más y hay empate
    [many] { $quiet } rondas sin progreso; tras { $left } más hay empate
   *[other] { $quiet } rondas sin progreso; tras { $left } más hay empate
}
forced-stall-loses = { $left ->
    [one] { $quiet } rondas sin progreso: una más y { $loser } pierde, porque aún tiene fichas en casa
    [many] { $quiet } rondas sin progreso; tras { $left } más, { $loser } pierde si su casa no está vacía
   *[other] { $quiet } rondas sin progreso; tras { $left } más, { $loser } pierde si su casa no está vacía
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-locked = { $seats ->
    [2] 🏆 { $winner } le gana a { $losers }: la meta está llena, salvo por fichas ajenas encerradas.
   *[other] 🏆 { $winner } gana: la meta está llena, salvo por fichas ajenas encerradas.
}
won-home = 🏆 { $winner } gana: en el control de casa aún había fichas en la casa de { $losers }.
won-tempo = 🏆 { $winner } le gana a { $losers } en el conteo de pasos ({ $tempo }): menos pasos hasta la meta.
won-stall = 🏆 { $winner } gana: 50 rondas sin progreso, y aún había fichas en la casa de { $losers }.
won-resignation = { $seats ->
    [2] { $losers } se rindió. 🏆 { $winner } gana.
   *[other] { $last } se rindió y el resto ya estaba fuera. 🏆 { $winner } gana.
}
won-timeout = { $seats ->
    [2] { $losers } se quedó sin tiempo. 🏆 { $winner } gana.
   *[other] { $last } se quedó sin tiempo y el resto ya estaba fuera. 🏆 { $winner } gana.
}
drawn-built = { $seats ->
    [2] 🤝 Empate ({ $players }): ambas metas se llenaron en la misma ronda.
   *[other] 🤝 Empate: ambas metas se llenaron en la misma ronda.
}
drawn-home = { $seats ->
    [2] 🤝 Empate ({ $players }): en el control de casa, ambos bandos aún tenían fichas en casa.
   *[other] 🤝 Empate: en el control de casa, ambos bandos aún tenían fichas en casa.
}
drawn-tempo = { $seats ->
    [2] 🤝 Empate ({ $players }): igualdad en el conteo de pasos ({ $tempo }).
   *[other] 🤝 Empate: igualdad en el conteo de pasos ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 Empate ({ $players }): 50 rondas sin que nadie avanzara.
   *[other] 🤝 Empate: 50 rondas sin que nadie avanzara.
}
drawn-blocked = { $seats ->
    [2] 🤝 Empate ({ $players }): ya nadie puede mover.
   *[other] 🤝 Empate: ya nadie puede mover.
}
drawn-agreement = { $seats ->
    [2] 🤝 Empate de común acuerdo: { $players }.
   *[other] 🤝 Empate de común acuerdo.
}
void-agreed = 🚫 { $players }: partida cancelada de común acuerdo. No cuenta para nadie.
void-late = 🚫 { $players }: partida cancelada, no cuenta para nadie. { $blamed } dejó pasar el tiempo antes de que todo el mundo moviera.
void-left = 🚫 { $players }: partida cancelada, no cuenta para nadie. { $blamed } se fue de este servidor antes de que todo el mundo moviera.
void-no-place = 🚫 { $players }: esta partida pasó una semana sin canal, así que se cancela y no cuenta para nadie.
void-moderator = No cuenta para nadie.
void-unknown = 🚫 { $players }: esta partida se canceló y no cuenta para nadie.

# Buttons, menus, forms.

button-move = Mover
choose-move = Tu jugada en #{ $code }: elige una de las mejores, o una ficha por su número para ver a dónde puede ir.
choose-target = #{ $code }: ¿a dónde va la ficha de { $stone }?
went-on = La partida siguió mientras tanto; ahora está así.
menu-best-moves = Las mejores jugadas: elige una para jugarla
menu-stones = Otra ficha…
menu-targets = { $first ->
    [1] ¿A dónde? Al elegir, se juega
   *[other] Más destinos, desde { $first }
}
stone-label = { $number } · { $stone } · { $moves ->
    [one] una jugada
    [many] { $moves } de jugadas
   *[other] { $moves } jugadas
}
choice-move = { $begins } → { $to } · { $jumps ->
    [0] paso
    [one] un salto
    [many] { $jumps } de saltos
   *[other] { $jumps } saltos
} · { $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}{ $end ->
    [won] {" "}· 🏆 gana
    [lost] {" "}· ⚠️ pierde
    [late] {" "}· ⌛ casa sin vaciar a tiempo
    [drawn] {" "}· 🤝 empata
   *[none] { "" }
}
jumps-begin = #{ $code }: la ficha de { $from } salta. ¿Dónde cae primero?
jumps-on = #{ $code }: desde { $from }, la ficha llegó a { $at }. Puede seguir saltando.
menu-jumps = Seguir saltando a…
button-jump-by-jump = Salto a salto
button-stop-here = Parar aquí
hint-title = 💡 #{ $code }: esto es lo que jugaría la computadora.
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Después, quizá { $reply }.
hint-play = Jugar { $text }
hint-rated = Esta partida es puntuable, así que solo hay pistas si todo el mundo está de acuerdo: `/halma offer what:hints` lo propone. En las amistosas (`rated:False` en el desafío) y en las de práctica siempre las hay.
hint-wins = { $moves ->
    [one] gana.
    [many] gana en { $moves } de jugadas.
   *[other] gana en { $moves } jugadas.
}
hint-shortest = { $moves ->
    [one] la última jugada del camino más corto a la meta.
    [many] ya nadie estorba, y este es el camino más corto: { $moves } de jugadas.
   *[other] ya nadie estorba, y este es el camino más corto: { $moves } jugadas.
}
hint-leaves-home = { $left ->
    [0] así la casa queda vacía a tiempo para el control.
    [one] la casa tiene que quedar vacía pronto; allí queda una ficha más.
    [many] la casa tiene que quedar vacía pronto; allí quedan { $left } de fichas más.
   *[other] la casa tiene que quedar vacía pronto; allí quedan { $left } fichas más.
}
hint-fills-goal = una ficha más en la meta.
hint-brings-up = acerca la ficha más rezagada.
hint-chain = una cadena de { $jumps } saltos.
hint-prepares = prepara { $next }, quizá tras { $reply }.
hint-best = abre la mejor continuación.
hint-no-mark = 🤖 Con una pista, ganar esta partida ya no cuenta en tu perfil como nivel vencido.
confirm-move = ¿Jugar **{ $text }** en #{ $code }?
button-play = Jugar
button-type-move = Escribir jugada
button-other-stones = Otras fichas
button-back = Volver
button-board = Desde mi lado
button-resign = Rendirme
button-resign-yes = Sí, me rindo
button-resign-no = No, sigo jugando
button-agree = De acuerdo
button-disagree = Rechazar
button-give-day = +1 día
button-rematch = Revancha
button-analyze = Análisis
analysis-title = 📈 **#{ $code }** { $game }: análisis
analysis-failed = No pude analizar esta partida. Inténtalo de nuevo en un momento; si vuelve a pasar, avísale a la administración de este bot.
analysis-curve = { $seats ->
    [2] La curva: por cuántos pasos iba adelante { $seat }, ronda a ronda.
   *[other] Las curvas: por cuántos pasos le ganaba cada color al resto, ronda a ronda.
}
analysis-no-moment = Ninguna jugada costó ni un paso. ¡Bien jugado!
analysis-missed = 🔗 Cadena más larga desaprovechada: ronda { $round }, { $seat } **{ $chain }**, { $jumps } saltos, avance de { $gain ->
    [one] un paso
    [many] { $gain } de pasos
   *[other] { $gain } pasos
}.
analysis-race = 🏁 Desde la ronda { $round } ya nadie estorbaba: { $sides }.
analysis-race-side = { $seat } necesitaba { $needed ->
    [one] una jugada
    [many] { $needed } de jugadas
   *[other] { $needed } jugadas
} (hizo { $made })
analysis-alt = Una curva de { $rounds } rondas. Ventaja del primer color, en pasos: { $most } en su mejor momento y { $least } en el peor.
button-replay = Repetición
button-replay-files = GIF y registro
button-replay-files-from = GIF desde aquí y registro
menu-replay = Ir a una jugada
replay-title = **#{ $code }** · { $game } · jugada { $number } de { $count }
replay-move = { $number ->
    [0] Posición inicial
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] una ronda
    [many] { $rounds } de rondas
   *[other] { $rounds } rondas
} · { $jumps ->
    [0] sin saltos
    [one] un salto, de { $seat }
    [many] { $jumps } de saltos · cadena más larga: { $longest }, de { $seat }
   *[other] { $jumps } saltos · cadena más larga: { $longest }, de { $seat }
}
replay-files = #{ $code } en imagen animada, con su registro.
replay-skips = Muestra una de cada { $step } jugadas; si no, duraría demasiado.
replay-small = Tiene { $pixels } píxeles; si no, sería demasiado grande para Discord.
replay-no-picture = No se pudo hacer la imagen animada de #{ $code }. Este es el registro.
imported = #{ $code } es tuya para repasarla: no se avisa a nadie más y no cuenta en ninguna clasificación.
import-several = Aquí hay más de una partida. Pásamelas de una en una.
import-unreadable = No puedo leer la línea { $line } de este registro, { $text }. { $why } `/halma export` muestra cómo es un registro; corrige la línea y inténtalo de nuevo con `/halma import`.
import-why-empty = No contiene ninguna partida.
import-why-large = Es más largo de lo que puede ser un registro.
import-why-token = No es ni una etiqueta, como `[Variant "halma8"]`, ni una jugada.
import-why-tag = Esta etiqueta aparece dos veces o entre las jugadas, o tiene un valor que no conozco.
import-why-no-variant = Falta la etiqueta `[Variant "halma8"]`, con el nombre de un juego.
import-why-move = La jugada { $ply } de la partida no se puede jugar ahí: { $why }
import-why-seat = No nombra ningún lugar de esta partida que pueda quedar fuera.
import-why-result = Las jugadas llevan a otro resultado, o los resultados se contradicen.
modal-import-title = Una partida de otro lugar
modal-import-field = Su registro
record-of = El registro de #{ $code }.
button-previous = ◀ Anterior
button-next = Siguiente ▶
modal-move-title = Tu jugada · #{ $code }
modal-move-field = Origen y destino, o la ruta entera
modal-move-example = { $example }
menu-which-match = Elige una partida
menu-which-challenge = Responde a un desafío, o retíralo
challenge-chosen = Este desafío espera respuesta.
modal-end-title = ¿Cerrar #{ $code }? No cuenta para nadie.
modal-void-title = ¿Sacar #{ $code } de las clasificaciones?
modal-reset-tables-title = ¿Reiniciar las clasificaciones?
modal-reset-tables-field = Escribe el nombre de este servidor
modal-undo-title = ¿Deshacer la última jugada de #{ $code }?
modal-reason-field = ¿Por qué? Lo ve quien juega.
modal-reason-example = Puedes dejarlo vacío.
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = ¿A cuál de tus partidas te refieres?
name-the-match = Aquí juegas varias partidas. Di a cuál te refieres con la opción `game`.

# Private answers.

already-done = Eso ya estaba hecho. Ahora está así:
done-privately = Hecho. Mira #{ $code } en { $place }.
unposted = Por cierto: lo último que pasó en la partida #{ $code } no se pudo mostrar en { $place }, porque no puedo publicar ahí o ya no existe. No se perdió nada: `/halma board game:{ $code }` muestra cómo está, y `/halma bring-here game:{ $code }` la trae al canal que elijas. Hasta entonces está en pausa, una semana como mucho.
unposted-over = Por cierto: cómo terminó #{ $code }, o qué fue de ella, no se pudo mostrar en { $place }, porque no puedo publicar ahí o ya no existe. `/halma board game:{ $code }` lo muestra.
plain-post = { $people }: hay novedades en la partida #{ $code }, pero Discord no aceptó mi mensaje. `/halma board game:{ $code }` las muestra.
no-lost-game = Ninguna de tus partidas perdió su canal.
done-late = Hecho, aunque tardó un poco.
press-again = Eso tardó demasiado. Vuelve a presionar el botón.
other-version = Este botón es de otra versión del bot. Este es el tablero ahora:
no-turn-here = No te toca en ninguna partida de este canal. `/halma games` muestra todas tus partidas, `/halma challenge` empieza una.
no-game-here = No juegas ninguna partida en este canal. `/halma games` muestra todas tus partidas.
no-board-here = En este canal no hay ninguna partida en juego. `/halma challenge` empieza una.
resign-kept = Sigues jugando.
day-given = Hecho: tu rival en #{ $code } tiene un día más.
menu-of = Partidas de la { $from } a la { $to }
menu-more = Aquí no cabe todo (quedan fuera: { $count }). Di a cuál te refieres con la opción `game`.
muted = Hecho: no te recordaré este turno en #{ $code }.
offer-declined-quietly = Propuesta rechazada. No se avisa a nadie; para el resto sigue en pie hasta que pase el turno.
next-waiting = Siguiente: { $game }
open-none = No hay desafíos abiertos en este servidor. `/halma challenge` sin rival crea uno al que puede unirse quien quiera.
open-title = Desafíos abiertos de este servidor: { $count }
games-none = No tienes partidas. `/halma challenge` empieza una.
games-none-of = { $who } no tiene partidas en este servidor.
games-title = Tus partidas: { $count }
games-title-of = Partidas de { $who } en este servidor: { $count }
games-my-turn = ▶️ **#{ $code }** { $game }: { $people } — **te toca** — { $place }
games-my-turn-until = ▶️ **#{ $code }** { $game }: { $people } — **te toca**, el tiempo termina { $at } — { $place }
games-their-turn = ⏳ **#{ $code }** { $game }: { $people } — { $place }
games-their-turn-until = ⏳ **#{ $code }** { $game }: { $people }, el tiempo termina { $at } — { $place }
link-to-board = al tablero
games-open = 📨 **#{ $code }** { $game }: { $people } — faltan participantes — { $place }
games-answer = 📨 **#{ $code }** { $game }: { $people } — **te desafiaron** — { $place }
