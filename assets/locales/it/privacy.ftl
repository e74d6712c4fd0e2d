# What is stored about a person.

privacy-title = **Che cosa conservo su di te**
privacy-account = • Il tuo account Discord e il suo nome, { $name }, così le partite mostrano chi gioca.{ $face ->
    [yes] {" "}E il nome del file del tuo avatar.
   *[no] { "" }
}
privacy-games = • Partite: { $running } in corso, { $ended } finite. Sfide aperte: { $open }. Conservo ogni mossa con la sua ora, e l’effetto di ogni partita su punteggi e classifiche.
privacy-settings = • Le tue impostazioni{ $has_zone ->
    [yes] {" "}con il fuso orario { $zone }
   *[no] { "" }
}. Pause: { $away }. Persone nel tuo elenco dei bloccati: { $blocked }.
privacy-study = • Giochi in cui hai battuto il computer: { $beaten }. Problemi risolti: { $puzzles }.
privacy-notes = • Note private sulle partite: { $count }. Le vedi solo tu.
privacy-plans = • Piani nelle partite in corso: { $count }. Li vedi solo tu.
privacy-cups = • Iscrizioni a tornei: { $count }.
privacy-more = Non leggo i messaggi. Puoi scaricare tutto questo esattamente come lo conservo.
privacy-nothing = Non conservo nulla su di te.
privacy-exported = Che cosa conservo su di te, in JSON. Le persone sono numeri; `player` indica te.{ $cut ->
    [0] { "" }
    [one] {" "}Perché il file stia in un messaggio di Discord, ho tolto le mosse della tua partita più vecchia.
   *[other] {" "}Perché il file stia in un messaggio di Discord, ho tolto le mosse delle tue { $cut } partite più vecchie. Chiedile a chi gestisce questo bot.
}
privacy-file = Che cosa è conservato su di te. Le persone sono numeri a 64 bit; `player` indica te. Gli orari sono in UTC. I posti si contano da 1. Eventi di una partita: “p” è una mossa, “o” un posto fuori dal gioco, “e” una fine decisa fuori dalla scacchiera, “b” mosse annullate. Ognuno ha la sua ora in millisecondi dal 1970.
privacy-question = ⚠️ **Eliminare tutti i tuoi dati personali?** Non si può tornare indietro.
privacy-resigns = • { $count ->
    [one] Abbandoni la tua partita in corso: { $codes }.
   *[other] Abbandoni le tue { $count } partite in corso: { $codes }.
}
privacy-leaves = • { $count ->
    [one] Esci dalla sfida aperta { $codes }.
   *[other] Esci da { $count } sfide aperte: { $codes }.
}
privacy-stays = • Le partite finite restano, perché sono anche dei tuoi avversari. Il tuo nome però sparisce.
    • Sparisci da tutte le classifiche. Se torni, ricominci da zero.
    • I dati eliminati lasciano il disco entro un giorno. I messaggi nei canali appartengono a Discord e restano. Chi gestisce questo bot può conservare dei backup per un po’.
privacy-deleted = Fatto. I tuoi dati sono eliminati.
privacy-kept = OK, non ho eliminato nulla.
button-privacy-export = Scarica i miei dati
button-privacy-delete = Elimina tutto…
button-privacy-delete-yes = Elimina per sempre
button-privacy-delete-no = Tieni i miei dati
