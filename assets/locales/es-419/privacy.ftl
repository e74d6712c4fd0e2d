# What is stored about a person.

privacy-title = **Qué guardo sobre ti**
privacy-account = • Tu cuenta de Discord, su nombre { $name }{ $face ->
    [yes] {" "}y el nombre de su imagen
   *[no] { "" }
}, para que las partidas puedan decir quién juega.
privacy-games = • { $running ->
    [0] Ninguna partida en juego,
    [one] Una partida en juego,
    [many] { $running } de partidas en juego,
   *[other] { $running } partidas en juego,
} { $open ->
    [0] ningún desafío abierto
    [one] un desafío abierto
    [many] { $open } de desafíos abiertos
   *[other] { $open } desafíos abiertos
} y { $ended ->
    [0] ninguna partida terminada,
    [one] una partida terminada,
    [many] { $ended } de partidas terminadas,
   *[other] { $ended } partidas terminadas,
} con todas las jugadas, sus horas y su efecto en puntuaciones y clasificaciones.
privacy-settings = • Tu configuración{ $has_zone ->
    [yes] {" "}con la zona horaria { $zone }
   *[no] { "" }
}; { $away ->
    [0] ningún día de ausencia
    [one] un periodo de ausencia
    [many] { $away } de periodos de ausencia
   *[other] { $away } periodos de ausencia
}; { $blocked ->
    [0] ninguna persona bloqueada
    [one] una persona bloqueada
    [many] { $blocked } de personas bloqueadas
   *[other] { $blocked } personas bloqueadas
}.
privacy-study = • Niveles de la computadora que venciste: en { $beaten ->
    [one] un juego
    [many] { $beaten } de juegos
   *[other] { $beaten } juegos
}. Problemas resueltos: { $puzzles }.
privacy-more = No leo mensajes. El archivo contiene estos datos, palabra por palabra.
privacy-nothing = No guardo nada sobre ti.
privacy-exported = Lo que guardo sobre ti, en JSON. Ahí las personas son números; `player` es el tuyo.{ $cut ->
    [0] { "" }
    [one] {" "}Faltan las jugadas de tu partida más antigua; si no, el archivo sería demasiado grande para Discord.
    [many] {" "}Faltan las jugadas de tus { $cut } de partidas más antiguas; si no, el archivo sería demasiado grande para Discord. Las tiene la administración de este bot.
   *[other] {" "}Faltan las jugadas de tus { $cut } partidas más antiguas; si no, el archivo sería demasiado grande para Discord. Las tiene la administración de este bot.
}
privacy-file = Lo que se guarda sobre ti. Las personas son números de 64 bits; `player` es el tuyo. Las horas van en UTC. Los lugares se cuentan desde 1. Eventos de una partida: p, una jugada; o, un lugar que quedó fuera; e, un final decidido fuera del tablero; b, jugadas deshechas; cada uno con su momento en milisegundos desde 1970.
privacy-question = ⚠️ **¿Borrar todo lo que dice quién eres?** No se puede deshacer.
privacy-resigns = • { $count ->
    [one] Te rindes en la partida { $codes }.
    [many] Te rindes en { $count } de partidas: { $codes }.
   *[other] Te rindes en { $count } partidas: { $codes }.
}
privacy-leaves = • { $count ->
    [one] Dejas el desafío abierto { $codes }.
    [many] Dejas { $count } de desafíos abiertos: { $codes }.
   *[other] Dejas { $count } desafíos abiertos: { $codes }.
}
privacy-stays = • Las partidas terminadas se quedan, porque también son de tus rivales, pero sin tu nombre.
    • Desapareces de todas las clasificaciones. Si vuelves, empiezas de cero.
    • Lo borrado sale del disco en menos de un día. Los mensajes de los canales son cosa de Discord y se quedan; quizá también copias de seguridad que la administración de este bot conserva un tiempo.
privacy-deleted = Hecho: ya no te conozco.
privacy-kept = Todo se queda como está.
button-privacy-export = Dámelo todo
button-privacy-delete = Borrar mis datos…
button-privacy-delete-yes = Borrar para siempre
button-privacy-delete-no = No borrar
