# Challenges and lobbies.

challenge-named = { $challenger } fordert { $invited } heraus: { $game }!
challenge-open = { $challenger } möchte { $game } spielen. Wer macht mit?
challenge-rematch-open = { $challenger } möchte eine Revanche: { $game }. Wer macht mit?
challenge-rematch = { $challenger } möchte eine Revanche: { $game }. { $invited }: einverstanden?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · gewertet
challenge-casual = { $time } · ungewertet
challenge-expires = Läuft ab: { $at }.
challenge-standing = Sobald diese Partie beginnt, erneuere ich diese Herausforderung.
series-of-two = Zwei Partien, die zweite mit getauschten Seiten.
lobby-joined = Dabei: { $people }
lobby-invited = Eingeladen: { $people }
lobby-computer = Auf allen übrigen Plätzen: Computer (Stufe { $level })
lobby-free = { $free ->
    [one] Noch ein freier Platz, offen für alle
   *[other] Noch { $free } freie Plätze, offen für alle
}
first-lot = Das Los entscheidet über die Plätze.
first-challenger = { $challenger } zieht zuerst.
first-opponent = Nicht { $challenger } zieht zuerst, sondern jemand anders.

closed-declined = { $challenger }: { $by } hat deine Herausforderung abgelehnt ({ $game }, #{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } hat die Herausforderung zurückgezogen ({ $game }, #{ $code }).
   *[other] { $others }: { $challenger } hat die Herausforderung zurückgezogen ({ $game }, #{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }: Deine Herausforderung hat in 7 Tagen niemand angenommen ({ $game }, #{ $code }).
   *[other] { $challenger }: Auf deine Herausforderung kam in 7 Tagen keine Antwort von { $invited } ({ $game }, #{ $code }).
}
closed-expired-lobby = { $players }: Nach 7 Tagen blieb es bei { $taken } von { $seats } besetzten Plätzen; das reicht nicht für { $game } (#{ $code }). `/halma challenge` erstellt eine neue Herausforderung.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: Die Moderation ({ $who }) hat die Herausforderung beendet ({ $game }, #{ $code }).
   *[no] 🛡️ { $players }: Die Moderation hat die Herausforderung beendet ({ $game }, #{ $code }).
}
closed-begun = Die Partie hat begonnen.
closed-begun-in = Die Partie hat begonnen: { $thread }.

button-accept = Annehmen
button-join = Mitspielen
button-begin = { $seats ->
    [2] Zu zweit beginnen
    [3] Zu dritt beginnen
    [4] Zu viert beginnen
    [5] Zu fünft beginnen
   *[other] Zu { $seats } beginnen
}
button-fill = { $seats ->
    [2] Gegen den Computer
   *[other] Mit Computern starten
}
button-decline = Ablehnen
button-leave = Aussteigen
button-withdraw = Zurückziehen

menu-which-game = Spiel wählen
which-game = Welches Spiel möchtest du mit { $user } spielen?
missing-permissions = In diesem Kanal kann ich keine Partie leiten, mir fehlt: { $names }. Bitte die Moderation darum, oder spiele in einem anderen Kanal.
permission-view = „Kanal ansehen“
permission-send = „Nachrichten senden“
permission-send-in-threads = „Nachrichten in Threads senden“
permission-create-threads = „Öffentliche Threads erstellen“
permission-embed = „Links einbetten“
permission-attach = „Dateien anhängen“
permission-history = „Nachrichtenverlauf anzeigen“

notice-seat-declined = { $to }: { $by } macht nicht mit ({ $game }, #{ $code }). Der Platz ist jetzt für alle frei.
