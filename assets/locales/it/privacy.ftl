# What is stored about a person.

privacy-title = **Che cosa conservo su di te**
privacy-account = • Il tuo account Discord, il suo nome { $name }{ $face ->
    [yes] {" "}e il nome della sua immagine
   *[no] { "" }
}, così le partite possono dire chi gioca.
privacy-games = • { $running ->
    [0] Nessuna partita in corso,
    [one] Una partita in corso,
    [many] { $running } di partite in corso,
   *[other] { $running } partite in corso,
} { $open ->
    [0] nessuna sfida aperta
    [one] una sfida aperta
    [many] { $open } di sfide aperte
   *[other] { $open } sfide aperte
} e { $ended ->
    [0] nessuna partita conclusa,
    [one] una partita conclusa,
    [many] { $ended } di partite concluse,
   *[other] { $ended } partite concluse,
} con tutte le mosse, i loro orari e l’effetto su punteggi e classifiche.
privacy-settings = • Le tue impostazioni{ $has_zone ->
    [yes] {" "}con il fuso orario { $zone }
   *[no] { "" }
}; { $away ->
    [0] nessun periodo di assenza
    [one] un periodo di assenza
    [many] { $away } di periodi di assenza
   *[other] { $away } periodi di assenza
}; { $blocked ->
    [0] nessuna persona bloccata
    [one] una persona bloccata
    [many] { $blocked } di persone bloccate
   *[other] { $blocked } persone bloccate
}.
privacy-study = • Livelli del computer che hai battuto: in { $beaten ->
    [one] un gioco
    [many] { $beaten } di giochi
   *[other] { $beaten } giochi
}. Problemi risolti: { $puzzles }.
privacy-more = Non leggo messaggi. Il file contiene questi dati, parola per parola.
privacy-nothing = Non conservo nulla su di te.
privacy-exported = Che cosa conservo su di te, in formato JSON. Le persone sono numeri; `player` è il tuo.{ $cut ->
    [0] { "" }
    [one] {" "}Mancano le mosse della tua partita più vecchia, perché il file sarebbe troppo grande per Discord.
    [many] {" "}Mancano le mosse dei tuoi { $cut } di partite più vecchie, perché il file sarebbe troppo grande per Discord; le ha chi gestisce questo bot.
   *[other] {" "}Mancano le mosse delle tue { $cut } partite più vecchie, perché il file sarebbe troppo grande per Discord; le ha chi gestisce questo bot.
}
privacy-file = Che cosa è conservato su di te. Le persone sono numeri di 64 bit, `player` è il tuo. Gli orari sono in UTC. I posti si contano da 1. Eventi di una partita: “p” una mossa, “o” un posto uscito dal gioco, “e” una fine decisa fuori dal tavoliere, “b” mosse annullate, ognuno con il suo momento in millisecondi dal 1970.
privacy-question = ⚠️ **Eliminare tutto ciò che dice chi sei?** Non si può tornare indietro.
privacy-resigns = • { $count ->
    [one] Abbandoni la partita { $codes }.
    [many] Abbandoni { $count } di partite: { $codes }.
   *[other] Abbandoni { $count } partite: { $codes }.
}
privacy-leaves = • { $count ->
    [one] Esci dalla sfida aperta { $codes }.
    [many] Esci da { $count } di sfide aperte: { $codes }.
   *[other] Esci da { $count } sfide aperte: { $codes }.
}
privacy-stays = • Le partite concluse restano, perché sono anche di chi ha giocato con te; il tuo posto però non ha più un nome.
    • Sparisci da tutte le classifiche. Se torni, ricominci da zero.
    • Ciò che è eliminato lascia il disco entro un giorno. I messaggi nei canali appartengono a Discord e restano; per un po’ possono restare anche i backup di chi gestisce questo bot.
privacy-deleted = Fatto: non ti conosco più.
privacy-kept = Resta tutto com’è.
button-privacy-export = Dammi tutto
button-privacy-delete = Elimina i miei dati…
button-privacy-delete-yes = Elimina per sempre
button-privacy-delete-no = Conserva
