# Challenges and lobbies.

challenge-named = { $challenger } sfida { $invited } a una partita di { $game }!
challenge-open = { $challenger } vuole giocare una partita di { $game }. Chi partecipa?
challenge-rematch-open = { $challenger } vuole la rivincita: { $game }. Chi partecipa?
challenge-rematch = { $challenger } vuole la rivincita: { $game }. { $invited }, va bene?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · partita classificata
challenge-casual = { $time } · partita amichevole, non cambia i punteggi
challenge-expires = Scade { $at }.
challenge-standing = Appena questa partita comincia, rilancio la stessa sfida.
series-of-two = Due partite, la seconda a colori invertiti.
lobby-joined = Già dentro: { $people }
lobby-invited = Su invito: { $people }
lobby-computer = In tutti gli altri posti: Computer (livello { $level })
lobby-free = { $free ->
    [one] Un posto libero per chiunque
    [many] { $free } di posti liberi per chiunque
   *[other] { $free } posti liberi per chiunque
}
first-lot = I posti si assegnano a sorte.
first-challenger = La prima mossa spetta a { $challenger }.
first-opponent = La prima mossa non spetta a { $challenger }.

closed-declined = { $challenger }, { $by } ha rifiutato la tua sfida di { $game } (#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } ha ritirato la sfida di { $game } (#{ $code }).
   *[other] { $others }: { $challenger } ha ritirato la sfida di { $game } (#{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }, in 7 giorni nessuno ha accettato la tua sfida di { $game } (#{ $code }).
   *[other] { $challenger }, in 7 giorni nessuna risposta da { $invited } alla tua sfida di { $game } (#{ $code }).
}
closed-expired-lobby = { $players }: in 7 giorni si è riempita solo una parte dei posti ({ $taken } su { $seats }), troppo poco per una partita di { $game } (#{ $code }). `/halma challenge` lancia una nuova sfida.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: { $who } (moderazione) ha chiuso la sfida di { $game } (#{ $code }).
   *[no] 🛡️ { $players }: la moderazione ha chiuso la sfida di { $game } (#{ $code }).
}
closed-begun = La partita è cominciata.
closed-begun-in = La partita è cominciata in { $thread }.

button-accept = Accetta
button-join = Partecipa
button-begin = Comincia in { $seats }
button-fill = { $seats ->
    [2] Gioca contro il computer
   *[other] Completa col computer
}
button-decline = Rifiuta
button-leave = Esci
button-withdraw = Ritira

menu-which-game = Scegli un gioco
which-game = A quale gioco vuoi giocare con { $user }?
missing-permissions = Non posso ospitare partite in questo canale. Permessi che mi mancano: { $names }. Chiedi alla moderazione di concedermeli, o gioca in un altro canale.
permission-view = “Visualizza canale”
permission-send = “Invia messaggi”
permission-send-in-threads = “Invia messaggi nei thread”
permission-create-threads = “Crea thread pubblici”
permission-embed = “Incorpora link”
permission-attach = “Allega file”
permission-history = “Leggi cronologia messaggi”

notice-seat-declined = { $to }, { $by } non partecipa alla partita di { $game } (#{ $code }). Il posto è libero per chiunque.
