# What a person wants.

settings-title = **Le tue impostazioni**, in tutti i server. Cambiale con le opzioni di questo comando.
settings-language = • Lingua: { $language }
settings-no-language = • Lingua: quella del tuo Discord
language-unknown = Non parlo “{ $name }”. Parlo: { $languages }. `none` torna alla lingua del tuo Discord.
language-of-discord = quella del tuo Discord
settings-reminders = • Menzioni: { $when }
settings-no-zone = • Ore di silenzio: nessuna, perché non conosco il tuo fuso orario. Impostalo con l’opzione `zone`.
settings-no-quiet = • Ore di silenzio: nessuna (fuso orario { $zone })
settings-quiet = • Ore di silenzio, senza promemoria: { $from }:00–{ $until }:00, fuso orario { $zone }
settings-declines-openly = • Proposte che rifiuti: lo dico agli altri.
settings-declines-quietly = • Proposte che rifiuti: non lo dico a nessuno.
settings-no-theme = • Aspetto dei tavolieri che vedi solo tu: quello del server.
settings-theme = • Aspetto dei tavolieri che vedi solo tu: { $theme }
settings-picture = • Tavolieri che vedi solo tu: come immagini.
settings-with-text = • Tavolieri che vedi solo tu: come immagini, e come testo da far leggere ad alta voce.
settings-plays-at-once = • La mossa che scegli viene giocata subito.
settings-confirms = • Prima di giocare la mossa che scegli chiedo conferma.
theme-unknown = Non c’è nessun aspetto chiamato `{ $name }`. Ci sono: { $themes }. `none` torna a quello predefinito.
theme-of-server = quello del server
theme-usual = quello predefinito
settings-in-tables = • Classifiche: ci sei.
settings-hidden = • Classifiche: non ci sei. Le tue partite contano lo stesso.

away-until = La tua assenza è segnata (fine: { $until }): il tuo tempo è fermo, e chi gioca con te lo vede. Puoi giocare lo stesso; `/halma away days:0` la termina. Giorni di assenza che ti restano per quest’anno: { $left }.
away-back = Eccoti di nuovo: il tuo tempo scorre. Giorni di assenza che ti restano per quest’anno: { $left }.

blocked = Tu e { $user } non potete più sfidarvi, né giocare nella stessa partita. Le partite in corso restano come sono. `/halma block` elenca chi blocchi e permette di sbloccare.
blocked-nobody = Non blocchi nessuno.
blocked-people = { $count ->
    [one] Blocchi una persona.
    [many] Blocchi { $count } di persone.
   *[other] Blocchi { $count } persone.
} { $more ->
    [0] { "" }
    [one] Un’altra non entra qui, e comparirà quando avrai sbloccato qualcuno.
    [many] Altri { $more } non entrano qui, e compariranno quando avrai sbloccato qualcuno.
   *[other] Altre { $more } non entrano qui, e compariranno quando avrai sbloccato qualcuno.
}
menu-unblock = Sblocca qualcuno
unblocked = { $user } può di nuovo sfidarti.

# What a server wants, and its log.

server-title = **Le impostazioni di questo server.** Cambiale con le opzioni di questo comando; `/halma-admin channel` dice dove si può giocare.
server-channels = • Si può giocare in: { $value }
server-all-channels = tutti i canali
server-all-channels-but = tutti i canali tranne { $channels }
server-no-channel = nessun canale
server-same = Era già così; nulla è cambiato.
server-games-none = In questo server non ci sono partite o sfide aperte.
server-games-title = Partite e sfide di questo server: { $count }
server-language = • Lingua dei messaggi pubblici: { $value }
server-own-language = quella del server
server-game = • Gioco di una sfida che non lo indica: { $value }
server-rules = • Regole: { $value }
server-clock = • Tempo per mossa: { $value }
server-threads = • Thread propri per le partite: { $value }
yes = sì
no = no
server-who = • Chi può lanciare sfide: { $value }
server-most = • Partite di una persona alla volta: { $value }
server-any-number = senza limite
server-boards = • Tavolieri dei turni passati: { $value }
choice-boards-tidy = In ordine: ognuno diventa una riga
choice-boards-keep = Restano come immagini
choice-boards-one-message = Un solo tavoliere che cambia sul posto
server-theme = • Aspetto dei tavolieri: { $value }
server-text = • Tavolieri anche come testo, per gli screen reader: { $value }
server-digest = • A fine stagione, annuncio di chi ha fatto meglio in: { $value }
server-puzzle = • Problema del giorno pubblicato in: { $value }
server-no-digest = nessun canale

log-title = **Che cosa ha fatto la moderazione**, prima le azioni più recenti:
log-empty = Negli ultimi 90 giorni la moderazione non ha fatto nulla.
log-ended = { $at } { $by } ha chiuso #{ $code }.
log-undone = { $at } { $by } ha annullato l’ultima mossa in #{ $code }.
log-moved = { $known ->
    [yes] { $at } { $by } ha portato #{ $code } da { $from } a { $to }.
   *[no] { $at } { $by } ha portato #{ $code } in un altro canale.
}
log-voided = { $at } { $by } ha tolto #{ $code } dalle classifiche di questo server.
log-tables = { $at } { $by } ha azzerato le classifiche di questo server.
log-settings = { $count ->
    [0] { $at } { $by } ha cambiato le impostazioni di questo server.
   *[other] { $at } { $by } ha cambiato le impostazioni di questo server:
}
log-change = { $what }: { $from } → { $to }
setting-channels = dove si può giocare
setting-language = lingua dei messaggi pubblici
setting-game = gioco predefinito
setting-rules = regole predefinite
setting-clock = tempo predefinito per mossa
setting-threads = thread propri per le partite
setting-who = chi può lanciare sfide
setting-boards = tavolieri dei turni passati
setting-theme = aspetto dei tavolieri
setting-text = tavolieri anche come testo
setting-puzzle = dove si pubblica il problema del giorno
setting-digest = dove si annuncia chi ha fatto meglio nella stagione
setting-most = partite di una persona alla volta
