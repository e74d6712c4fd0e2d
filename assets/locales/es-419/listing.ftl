# How the bot introduces itself: in its profile at Discord, and in lists of bots.

listing-line = Juega Halma, Esquinas y damas chinas con tu gente, en tu canal.
listing-short = Halma, Esquinas y damas chinas para tu servidor. Desafía a alguien o a la computadora, mueve cuando quieras y mira el nuevo tablero después de cada turno.
listing-description = Juega Halma, Esquinas (Ugolki) y damas chinas con tu gente. Haz una jugada hoy y otra mañana: yo compruebo las jugadas, aviso a quien le toca y publico el tablero. Juega contra la computadora en diez niveles, sube en la clasificación y resuelve el problema del día. Empieza con /halma play.
listing-long =
    ⚪⚫ **Halma, Esquinas (Ugolki) y damas chinas, en tu propio canal.**

    • **A tu ritmo.** Una jugada hoy, otra mañana. Elige entre una hora y dos semanas por jugada, con recordatorios y horas de silencio en tu zona horaria.
    • **Dos toques y listo.** Elige una ficha y elige adónde va. Yo encuentro los saltos y cada turno trae una imagen nueva del tablero.
    • **¿No hay nadie?** Juega contra la computadora en diez niveles, pide una pista, haz una lección o resuelve el problema de hoy.
    • **Algo que ganar.** Puntuaciones y clasificaciones de tu servidor y globales, y una temporada nueva cada trimestre.
    • **De dos a seis.** Quince juegos, desde Miniesquinas hasta la estrella para seis, con las reglas con las que se juega de verdad.
    • **Ordenado y privado.** Los tableros anteriores se reducen a una línea. No leo mensajes, y puedes ver y borrar todo lo que guardo sobre ti.

    Empieza con `/halma play`. Veintidós idiomas.
