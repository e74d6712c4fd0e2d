# What a person wants.

settings-title = **Le tue impostazioni** in tutti i server. Cambiale con le opzioni di questo comando.
settings-language = • Lingua: { $language }
settings-no-language = • Lingua: quella del tuo Discord
language-unknown = Non parlo “{ $name }”. Parlo: { $languages }. `none` torna alla lingua del tuo Discord.
language-of-discord = quella del tuo Discord
settings-reminders = • Menzioni: { $when }
settings-no-zone = • Ore di silenzio: nessuna. Per usarle, imposta il tuo fuso orario con l’opzione `zone`.
settings-no-quiet = • Ore di silenzio: nessuna (fuso orario { $zone })
settings-quiet = • Ore di silenzio: niente menzioni dalle { $from }:00 alle { $until }:00 ({ $zone })
settings-declines-openly = • Quando rifiuti una proposta: gli altri ricevono un avviso
settings-declines-quietly = • Quando rifiuti una proposta: nessuno riceve un avviso
settings-no-theme = • Aspetto delle tue scacchiere: quello del server
settings-theme = • Aspetto delle tue scacchiere: { $theme }
settings-picture = • Le tue scacchiere: immagini
settings-with-text = • Le tue scacchiere: immagini, più testo per gli screen reader
settings-plays-at-once = • La mossa che scegli: giocata subito
settings-confirms = • La mossa che scegli: prima chiedo conferma
settings-keeps-games = • Mosse delle tue partite finite: conservate sempre
settings-keeps-no-games = • Mosse delle tue partite finite: eliminate quando il bot fa pulizia delle vecchie partite
theme-unknown = Non c’è un aspetto di nome `{ $name }`. Scegli tra: { $themes }. `none` torna a quello predefinito.
theme-of-server = quello del server
theme-usual = predefinito
settings-in-tables = • Classifiche: ci sei
settings-hidden = • Classifiche: non ci sei. Le tue partite contano lo stesso.

away-until = In pausa fino al { $until }. Il tuo tempo è fermo e gli avversari lo vedono. Puoi giocare lo stesso; torni con `/halma me away days:0`. Giorni di pausa rimasti quest’anno: { $left }.
away-back = Eccoti di nuovo! Il tuo tempo scorre. Giorni di pausa rimasti quest’anno: { $left }.

blocked = Hai bloccato { $user }. Non potete più sfidarvi né partecipare alla stessa partita. Le partite in corso continuano. Vedi il tuo elenco dei bloccati con `/halma me block`.
blocked-nobody = Il tuo elenco dei bloccati è vuoto.
blocked-people = { $count ->
    [one] Hai bloccato una persona.
   *[other] Hai bloccato { $count } persone.
} { $more ->
    [0] { "" }
    [one] Un’altra qui non entra: apparirà quando sblocchi qualcuno.
   *[other] Altre { $more } qui non entrano: appariranno quando sblocchi qualcuno.
}
menu-unblock = Sblocca qualcuno
unblocked = Hai sbloccato { $user }. Potete di nuovo giocare insieme.

# What a server wants, and its log.

server-title = **Impostazioni del server.** Cambiale con le opzioni di questo comando. Scegli i canali in cui giocare con `/halma-admin channel`.
server-channels = • Canali in cui giocare: { $value }
server-all-channels = tutti i canali
server-all-channels-but = tutti i canali tranne { $channels }
server-no-channel = nessun canale
choice-games-only-here = Solo qui
choice-games-here = Anche qui
choice-games-not-here = Non qui
choice-games-everywhere = In tutti i canali
choice-games-nowhere = Da nessuna parte
server-same = Era già impostato così, quindi non è cambiato nulla.
server-games-none = Al momento in questo server non ci sono partite né sfide.
server-games-title = Partite e sfide in questo server: { $count }
server-language = • Lingua dei messaggi pubblici: { $value }
server-own-language = quella del server
server-usual = { $value } (predefinito)
server-usual-rules = quelle di ogni gioco ({ $rules } per { $game })
server-games-own-rules = quelle di ogni gioco
server-changed = **{ $line }** (prima: { $from })
server-game = • Gioco predefinito: { $value }
server-rules = • Regole predefinite: { $value }
server-preset = • Preset predefinito: { $value }
server-allowed = • Regole permesse: { $value }
server-all-rules = tutte
server-default-rules = solo le regole predefinite
server-clock = • Limite di tempo predefinito: { $value }
server-threads = • Un thread per ogni partita: { $value }
yes = sì
no = no
server-who = • Chi può lanciare sfide: { $value }
server-most = • Partite contemporanee a persona: { $value }
server-any-number = nessun limite
server-boards = • Vecchie scacchiere: { $value }
choice-boards-tidy = Ridotte a una riga
choice-boards-keep = Restano come immagini
choice-boards-one-message = Una sola scacchiera che si aggiorna
server-theme = • Aspetto delle scacchiere: { $value }
server-text = • Scacchiere in testo per gli screen reader: { $value }
server-digest = • Vincitori della stagione annunciati in: { $value }
server-puzzle = • Problema del giorno pubblicato in: { $value }
server-no-digest = nessun canale

log-title = **Azioni della moderazione**, dalla più recente:
log-empty = Nessuna azione della moderazione in 90 giorni.
log-ended = { $at } { $by } ha chiuso #{ $code }.
log-undone = { $at } { $by } ha annullato l’ultima mossa in #{ $code }.
log-moved = { $known ->
    [yes] { $at } { $by } ha spostato #{ $code } da { $from } a { $to }.
   *[no] { $at } { $by } ha spostato #{ $code } in un altro canale.
}
log-voided = { $at } { $by } ha tolto #{ $code } dalle classifiche di questo server.
log-cup-made = { $at } { $by } ha creato il torneo **{ $name }**.
log-cup-started = { $at } { $by } ha chiuso le iscrizioni a **{ $name }**.
log-cup-put-off = { $at } { $by } ha spostato la fine delle iscrizioni a **{ $name }**.
log-cup-corrected = { $at } { $by } ha deciso una partita in **{ $name }**.
log-cup-removed = { $at } { $by } ha tolto qualcuno da **{ $name }**.
log-cup-called-off = { $at } { $by } ha annullato **{ $name }**.
log-tables = { $at } { $by } ha azzerato le classifiche di questo server.
log-settings = { $count ->
    [0] { $at } { $by } ha cambiato le impostazioni del server.
   *[other] { $at } { $by } ha cambiato le impostazioni del server:
}
log-change = { $what }: { $from } → { $to }
setting-channels = canali in cui giocare
setting-language = lingua dei messaggi pubblici
setting-game = gioco predefinito
setting-rules = regole predefinite
setting-preset = preset predefinito
setting-allowed = regole permesse
setting-clock = limite di tempo predefinito
setting-threads = un thread per ogni partita
setting-who = chi può lanciare sfide
setting-boards = vecchie scacchiere
setting-theme = aspetto delle scacchiere
setting-text = scacchiere in testo
setting-puzzle = canale del problema del giorno
setting-digest = canale dei vincitori della stagione
setting-most = partite contemporanee a persona
