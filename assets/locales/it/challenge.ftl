# Challenges and lobbies.

challenge-named = { $challenger } sfida { $invited } a { $game }!
challenge-open = { $challenger } vuole giocare a { $game }. Chi partecipa?
challenge-rematch-open = { $challenger } vuole la rivincita a { $game }. Chi partecipa?
challenge-rematch = { $challenger } vuole la rivincita a { $game }: { $invited }, va bene?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · classificata
challenge-casual = { $time } · amichevole
challenge-uneven = Amichevole: in cinque alcune punte sono migliori di altre.
challenge-expires = Scade { $at }.
challenge-standing = Quando comincia una partita, pubblico di nuovo questa sfida.
series-of-two = Due partite: nella seconda si cambia lato.
lobby-joined = In gioco: { $people }
lobby-invited = Su invito: { $people }
lobby-computer = Altri posti: Computer (livello { $level })
lobby-free = { $free ->
    [one] Un posto è aperto a tutti
   *[other] { $free } posti sono aperti a tutti
}
first-lot = L’ordine di partenza è casuale.
first-challenger = Comincia { $challenger }.
first-opponent = Comincia l’avversario.
first-swapped = Questa volta comincia { $first }.

closed-declined = { $challenger }, { $by } ha rifiutato la tua sfida a { $game } (#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } ha ritirato la sfida a { $game } (#{ $code }).
   *[other] { $others }: { $challenger } ha ritirato la sfida a { $game } (#{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }, in 7 giorni nessuno ha accettato la tua sfida a { $game } (#{ $code }).
   *[other] { $challenger }, in 7 giorni nessuna risposta alla tua sfida a { $game } (#{ $code }) da { $invited }.
}
closed-expired-lobby = { $players }: in 7 giorni si sono riempiti solo { $taken } posti su { $seats }, troppo pochi per { $game } (#{ $code }). `/halma play` lancia una nuova sfida.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: { $who } (moderazione) ha rimosso la sfida a { $game } (#{ $code }).
   *[no] 🛡️ { $players }: la moderazione ha rimosso la sfida a { $game } (#{ $code }).
}
closed-begun = La partita è cominciata.
closed-begun-in = La partita è cominciata in { $thread }.

button-accept = Accetta
button-join = Partecipa
button-begin = Comincia in { $seats }
button-fill = { $seats ->
    [2] Contro il computer
   *[other] Aggiungi computer
}
button-decline = Rifiuta
button-leave = Esci
button-withdraw = Ritira

button-start = Inizia
button-more-rules = Altre regole
panel-anyone = Può unirsi chiunque. Oppure scegli con chi giocare:
panel-with = Con { $people }
menu-with = Chiunque
extra-rated = Classificata
extra-diagonals = Mosse in diagonale

menu-which-game = Scegli un gioco
missing-permissions = Non posso ospitare partite in questo canale. Permessi mancanti: { $names }. Chiedi alla moderazione di concedermeli, o gioca in un altro canale.
permission-view = “Visualizza canale”
permission-send = “Invia messaggi”
permission-send-in-threads = “Invia messaggi nei thread”
permission-create-threads = “Crea thread pubblici”
permission-embed = “Incorpora link”
permission-attach = “Allega file”
permission-history = “Leggi cronologia messaggi”

notice-seat-declined = { $to }, { $by } non partecipa a { $game } (#{ $code }). Il posto è aperto a tutti.
