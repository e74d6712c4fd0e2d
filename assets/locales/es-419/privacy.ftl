# What is stored about a person.

privacy-title = **Lo que guardo sobre ti**
privacy-account = • Tu cuenta de Discord y su nombre, { $name }, para que las partidas digan quién juega.{ $face ->
    [yes] {" "}Y el nombre de archivo de tu avatar.
   *[no] { "" }
}
privacy-games = • Partidas en curso: { $running }; terminadas: { $ended }. Desafíos abiertos: { $open }. Guardo cada jugada con su hora, y el efecto de cada partida en puntuaciones y clasificaciones.
privacy-settings = • Tu configuración{ $has_zone ->
    [yes] {" "}y tu zona horaria, { $zone }
   *[no] { "" }
}. Ausencias: { $away }. Personas en tu lista de bloqueo: { $blocked }.
privacy-study = • Juegos en los que le ganaste a la computadora: { $beaten }. Problemas resueltos: { $puzzles }.
privacy-notes = • Notas privadas en partidas: { $count }. Solo las ves tú.
privacy-plans = • Planes en partidas en curso: { $count }. Solo los ves tú.
privacy-cups = • Torneos en los que te inscribiste: { $count }.
privacy-more = No leo mensajes. Puedes descargar todo esto tal como lo guardo.
privacy-nothing = No guardo nada sobre ti.
privacy-exported = Lo que guardo sobre ti, en JSON. Ahí las personas son números; `player` es el tuyo.{ $cut ->
    [0] { "" }
    [one] {" "}Faltan las jugadas de tu partida más antigua; con ellas, el archivo no cabría en Discord.
   *[other] {" "}Faltan las jugadas de tus { $cut } partidas más antiguas; con ellas, el archivo no cabría en Discord. Pídeselas a quien administra este bot.
}
privacy-file = Lo que se guarda sobre ti. Las personas son números de 64 bits; `player` es el tuyo. Las horas están en UTC. Los lugares se cuentan desde 1. Eventos de una partida: p, una jugada; o, un lugar que queda fuera; e, un final decidido fuera del tablero; b, jugadas deshechas. Cada uno lleva su hora en milisegundos desde 1970.
privacy-question = ⚠️ **¿Borrar todos tus datos personales?** No se puede deshacer.
privacy-resigns = • { $count ->
    [one] Te rindes en tu partida en curso: { $codes }.
   *[other] Te rindes en tus { $count } partidas en curso: { $codes }.
}
privacy-leaves = • { $count ->
    [one] Dejas el desafío abierto { $codes }.
   *[other] Dejas { $count } desafíos abiertos: { $codes }.
}
privacy-stays = • Las partidas terminadas se quedan, porque también son de tus rivales. Tu nombre desaparece de ellas.
    • Desapareces de todas las clasificaciones. Si vuelves, empiezas de cero.
    • Lo borrado sale del disco en un día. Los mensajes de los canales son de Discord y se quedan. Las copias de seguridad de quien administra este bot pueden durar un tiempo.
privacy-deleted = Hecho. Tus datos están borrados.
privacy-kept = Listo, no se borró nada.
button-privacy-export = Descargar datos
button-privacy-delete = Borrar mis datos…
button-privacy-delete-yes = Borrar para siempre
button-privacy-delete-no = No borrar
