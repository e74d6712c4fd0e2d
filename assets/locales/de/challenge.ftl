# Challenges and lobbies.

challenge-named = { $challenger } fordert { $invited } heraus: { $game }!
challenge-open = { $challenger } will { $game } spielen. Wer ist dabei?
challenge-rematch-open = { $challenger } will eine Revanche: { $game }. Wer ist dabei?
challenge-rematch = { $challenger } will eine Revanche: { $game }. { $invited }, einverstanden?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · gewertet
challenge-casual = { $time } · ungewertet
challenge-uneven = Ungewertet: Zu fünft sind manche Ecken besser als andere.
challenge-expires = Läuft { $at } ab.
challenge-standing = Sobald eine Partie startet, poste ich diese Herausforderung neu.
series-of-two = Zwei Partien, die zweite mit getauschten Seiten.
lobby-joined = Dabei: { $people }
lobby-invited = Eingeladen: { $people }
lobby-computer = Übrige Plätze: Computer (Stufe { $level })
lobby-free = { $free ->
    [one] Ein Platz ist für alle offen
   *[other] { $free } Plätze sind für alle offen
}
first-lot = Wer anfängt, entscheidet der Zufall.
first-challenger = { $challenger } fängt an.
first-opponent = Der Gegner beginnt.
first-swapped = Diesmal fängt { $first } an.

closed-declined = { $challenger }: { $by } hat deine Herausforderung abgelehnt ({ $game }, #{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } hat die Herausforderung zurückgezogen ({ $game }, #{ $code }).
   *[other] { $others }: { $challenger } hat die Herausforderung zurückgezogen ({ $game }, #{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }: Niemand hat deine Herausforderung innerhalb von 7 Tagen angenommen ({ $game }, #{ $code }).
   *[other] { $challenger }: { $invited } hat 7 Tage lang nicht auf deine Herausforderung geantwortet ({ $game }, #{ $code }).
}
closed-expired-lobby = { $players }: Nach 7 Tagen sind nur { $taken } von { $seats } Plätzen besetzt, zu wenige für { $game } (#{ $code }). Starte eine neue Herausforderung mit `/halma play`.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: { $who } (Mod) hat die Herausforderung entfernt ({ $game }, #{ $code }).
   *[no] 🛡️ { $players }: Das Mod-Team hat die Herausforderung entfernt ({ $game }, #{ $code }).
}
closed-begun = Die Partie hat begonnen.
closed-begun-in = Die Partie hat begonnen: { $thread }

button-accept = Annehmen
button-join = Beitreten
button-begin = { $seats ->
    [2] Zu zweit starten
    [3] Zu dritt starten
    [4] Zu viert starten
    [5] Zu fünft starten
   *[other] Zu { $seats } starten
}
button-fill = { $seats ->
    [2] Gegen den Computer
   *[other] Mit Computern starten
}
button-decline = Ablehnen
button-leave = Verlassen
button-withdraw = Zurückziehen

button-start = Los
button-more-rules = Weitere Regeln
panel-anyone = Alle hier können mitmachen. Oder wähle, mit wem du spielst:
panel-with = Mit { $people }
menu-with = Offen für alle
extra-rated = Gewertet
extra-diagonals = Diagonale Züge

menu-which-game = Wähle ein Spiel
missing-permissions = In diesem Kanal kann ich keine Partie starten. Mir fehlen diese Berechtigungen: { $names }. Bitte das Mod-Team darum oder spiel in einem anderen Kanal.
permission-view = „Kanal ansehen“
permission-send = „Nachrichten senden“
permission-send-in-threads = „Nachrichten in Threads senden“
permission-create-threads = „Öffentliche Threads erstellen“
permission-embed = „Links einbetten“
permission-attach = „Dateien anhängen“
permission-history = „Nachrichtenverlauf anzeigen“

notice-seat-declined = { $to }: { $by } macht nicht mit ({ $game }, #{ $code }). Der Platz ist jetzt für alle offen.
