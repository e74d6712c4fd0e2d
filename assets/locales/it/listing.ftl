# How the bot introduces itself: in its profile at Discord, and in lists of bots.

listing-line = Gioca a Halma, Angoli e Dama cinese con gli amici, direttamente nel tuo canale.
listing-short = Halma, Angoli e Dama cinese per il tuo server. Sfida gli amici o il computer, muovi quando vuoi e trova una nuova scacchiera dopo ogni mossa.
listing-description = Gioca a Halma, Angoli (Ugolki) e Dama cinese con gli amici. Una mossa ora, un’altra domani: controllo le mosse, menziono chi deve muovere e pubblico un’immagine della scacchiera. Gioca contro il computer su dieci livelli, scala la classifica, risolvi il problema del giorno. Comincia con /halma play.
listing-long =
    ⚪⚫ **Halma, Angoli (Ugolki) e Dama cinese, direttamente nel tuo canale.**

    • **Gioca con i tuoi tempi.** Una mossa ora, un’altra domani. Da un’ora a due settimane per mossa, con promemoria e ore di silenzio nel tuo fuso orario.
    • **Bastano due tocchi.** Scegli una pedina, scegli dove va. I salti li trovo io, e dopo ogni mossa arriva una nuova immagine della scacchiera.
    • **Non c’è nessuno?** Gioca contro il computer su dieci livelli, chiedi un suggerimento, fai una lezione o risolvi il problema di oggi.
    • **Qualcosa da vincere.** Punteggi e classifiche per il tuo server e per tutti, una nuova stagione ogni trimestre.
    • **Da due a sei.** Quindici giochi, dai Mini-Angoli alla stella in sei, con le regole con cui si gioca davvero.
    • **Ordine e privacy.** Le vecchie scacchiere si riducono a una riga. Non leggo i messaggi, e puoi vedere ed eliminare tutto ciò che conservo su di te.

    Comincia con `/halma play`. Ventidue lingue.
