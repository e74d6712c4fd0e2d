# The board page, on which people play in a browser.

command-web = Im Browser spielen: Stein wählen, Ziel wählen
button-page = Brett öffnen
page-link = Deine Brettseite: Wähle einen Stein, dann, wohin er soll. Der Link ist nur für dich und gilt einmal, 10 Minuten lang.
refused-link-used = Dieser Link wurde schon benutzt. Einen neuen gibt es mit `/halma web`.
refused-link-too-old = Dieser Link gilt nicht mehr. Einen neuen gibt es mit `/halma web`.
refused-signed-out = Du bist hier nicht angemeldet. Einen Link gibt es mit `/halma web`.
page-not-signed-in = Die Anmeldung bei Discord hat nicht geklappt. Schließ das Brett und öffne es noch einmal.
page-unreadable = Ich kann diese Anfrage nicht lesen. Lade die Seite neu und versuch es noch einmal.
page-busy = Das ist viel auf einmal. Warte kurz und versuch es noch einmal.
page-offline = Keine Verbindung. Neuer Versuch läuft…
page-no-answer = Keine Verbindung. Versuch es gleich noch einmal.
page-discord-silent = Discord antwortet nicht. Versuch es gleich noch einmal.
page-not-on-server = Du bist nicht mehr auf dem Server dieser Partie. Tritt ihm wieder bei, um dort Partien zu starten.
page-thinking = Der Computer denkt nach…
page-sending = Wird gesendet…
page-game = Spiel
page-games = Deine Partien
page-next = Nächste Partie
page-hint = Tipp
page-hint-costs = Tipp (Sieg zählt dann nicht)
page-new-game = Neue Partie
page-begin = Starten
page-opponent = Gegner
page-someone-else = Jemand anderes …
page-member = Mitglieder suchen
page-nobody = Niemand gefunden. Versuch es mit dem Anfang des Namens.
page-more = Zu viele Treffer. Tippe weiter.
page-sign-out = Abmelden
page-my-move = du bist dran
page-their-move = wartet auf andere
page-waiting = offene Herausforderung
page-over = beendet
page-touch-stone = Du bist dran: Wähle einen Stein.
page-touch-target = Wähle jetzt, wohin er soll.
page-move-example = zum Beispiel { $example }
page-turn-board = Brett drehen
page-rest = Mehr
page-sound = Ton
page-you = du
page-waiting-for = { $name } ist am Zug
page-lost = Schöne Partie! Noch eine?
page-home = Haus
page-goal = Ziel
page-all = Alle
page-running = Laufende
page-try = Züge ausprobieren
page-try-free = Frei bewegen
page-try-here = Ab hier ausprobieren
page-try-hint = Beweg beliebige Steine. Niemand sonst sieht das.
page-puzzle = Rätsel des Tages
page-profile = Mein Profil
page-lessons = Lektionen
page-plan = Mein Plan
page-plan-add = In meinen Plan
page-plan-remove = Entfernen
page-save = Speichern
page-saved = Gespeichert.
page-empty = leer
page-can-move = kann ziehen
page-step = Schritt
page-jumps = { $jumps ->
    [one] ein Sprung
   *[other] { $jumps } Sprünge
}
page-replay-at = Zug { $number } von { $count }
page-replay-play = Abspielen
page-replay-pause = Pause
page-replay-start = Zum Anfang
page-replay-back = Voriger Zug
page-replay-on = Nächster Zug
page-replay-end = Zum Ende
privacy-sessions = • Auf der Brettseite angemeldete Browser: { $count ->
    [0] keine
   *[other] { $count }, seit { $since }
}.
privacy-sessions-ended = Erledigt: Alle Browser sind abgemeldet.
button-sessions-end = Alle Browser abmelden
page-other-person = Du bist als { $name } angemeldet, aber dieser Link gehört jemand anderem. Zum anderen Konto wechseln?
page-ask-draw = Remis anbieten?
page-ask-takeback = Darum bitten, deinen letzten Zug zurückzunehmen?
page-cookies = Dein Browser blockiert Cookies für diese Seite, deshalb kannst du nicht angemeldet bleiben. Erlaube sie und öffne den Link noch einmal.
page-sign-in-again = Neu anmelden
page-signed-out = Du bist abgemeldet.
page-switch = Konto wechseln
page-stay = Nicht wechseln
page-stored = Gespeichert ist jetzt:
