# Why something cannot be done, and what to do instead.

kept-private = Auf diesem Server siehst nur du, was ich sage, also könnte niemand mitmachen. Bitte die Mods, **Externe Apps verwenden** zu erlauben, oder spiel in einer Direktnachricht.
unknown-request = Diesen Button oder Befehl kenne ich nicht mehr. Was ich kann, zeigt dir `/halma help`.
unreadable-request = Ich konnte nicht lesen, was Discord mir geschickt hat. Es hat sich nichts geändert. Versuch es noch einmal.
not-admitted = Das gehört jemand anderem. Gib den Befehl selbst ein, dann bekommst du dein eigenes.
other-version-none = Das stammt aus einer anderen Version des Bots. Gib den Befehl noch einmal ein.
unknown-choice = Das gibt es bei `{ $option }` nicht zur Auswahl. Nimm etwas aus der Liste.
cannot-store = Ich kann gerade nichts speichern, also hat sich nichts geändert. Versuch es in ein paar Minuten noch einmal.
may-be-stored = Beim Speichern ist etwas schiefgegangen. Sieh in einer Minute nach, ob es geklappt hat (Partien: `/halma games`). Wenn nicht, versuch es noch einmal.
unavailable = Ich komme gerade nicht an die Partien heran. Nichts ist verloren, versuch es gleich noch einmal.
our-fault = Sorry, bei mir ist etwas schiefgegangen. Versuch es gleich noch einmal. Passiert das öfter, melde es dem Betreiber des Bots: Fehler { $number }.
one-at-a-time = Eins nach dem anderen, bitte: Ich arbeite noch an deiner letzten Anfrage. Versuch es noch einmal, wenn sie fertig ist.
plain-answer = Discord hat meine Antwort nicht angenommen. Versuch es gleich noch einmal. Passiert das öfter, melde es dem Betreiber des Bots: Fehler { $number }.

refused-no-such-match = Auf diesem Server gibt es keine Partie mit diesem Code. Deine findest du mit `/halma games`.
refused-not-a-player = Du spielst in dieser Partie nicht mit. Starte deine eigene mit `/halma play`.
refused-not-your-turn-shared = Gerade ist { $next } dran. Mit **⏰ Aufwecken** unter dem Brett kannst du Bescheid geben.
refused-not-your-turn = Gerade ist { $next } dran. Ich erwähne dich, wenn du dran bist.
refused-computer-thinks = Der Computer denkt nach. Versuch es gleich noch einmal, wenn er gezogen hat.
refused-no-seat-for-computer = Du hast alle Plätze mit Leuten besetzt, für den Computer bleibt keiner. Nenne weniger oder lass `computer` weg.
refused-seat-is-out = Du bist aus dieser Partie ausgeschieden. Starte eine neue mit `/halma play`.
refused-seat-is-done = Du bist im Ziel und nicht mehr am Zug. Wie es bei den anderen steht, zeigt `/halma board`.
refused-not-proven = Das ist nicht (mehr) sicher. Beanspruchen kannst du nur ein Ergebnis, das niemand mehr ändern kann.
refused-stale = Dieses Brett ist veraltet. Das aktuelle siehst du mit `/halma board`.
refused-not-begun = Diese Partie hat nicht begonnen. Versuch es noch einmal, wenn sie läuft.
refused-game-over = Diese Partie ist vorbei. Tippe unter dem letzten Brett auf **Revanche**, oder starte eine neue mit `/halma play`.
refused-challenge-declined = Diese Herausforderung wurde abgelehnt. Starte eine neue mit `/halma play`.
refused-challenge-withdrawn = Diese Herausforderung wurde zurückgezogen. Starte deine eigene mit `/halma play`.
refused-challenge-expired = Diese Herausforderung ist abgelaufen. Starte eine neue mit `/halma play`.
refused-already-begun = Diese Partie hat schon begonnen. Deine findest du mit `/halma games`, eine andere startest du mit `/halma play`.
refused-rules = „{ $rules }“ geht nicht bei { $game }. Wähle eine dieser Regeln: { $fitting }.
refused-diagonals = Bei { $game } gibt es keine Diagonalen, denn gespielt wird auf dem Stern. Lass diese Option weg.
refused-option = { $game } hat die Option `{ $option }` nicht, lass sie weg. Es gibt: { $has }.
refused-fixed = Auf diesem Server gelten für { $game } diese Regeln: { $rules }. Lass die Optionen für andere Regeln weg, oder starte mit `/halma play`.
refused-places-and-pairs = Um Plätze oder in Teams, beides zusammen geht nicht. Lass `ends` oder `teams` weg.
refused-bot = Gegen { $user } kannst du nicht spielen: Das ist ein anderer Bot. Fordere einen Menschen heraus, oder nenne mich, um gegen den Computer zu spielen.
refused-not-here = { $user } ist nicht auf diesem Server. Fordere jemanden von hier heraus oder lass den Gegner weg, dann können alle mitmachen.
refused-too-many-opponents = { $seats ->
    [one] Dieses Spiel ist für zwei. Nenne nur einen Gegner.
   *[other] In diesem Spiel ist Platz für { $seats } Gegner. Nenne weniger.
}
refused-named-twice = { $user } wäre in dieser Partie doppelt dabei. Nenne jede Person nur einmal, oder nur dich selbst zum Üben.
refused-already-challenged = Zwischen euch beiden gibt es schon eine offene Herausforderung. Beantworte sie zuerst oder zieh sie zurück.
refused-too-many-challenges = Du hast in dieser Stunde schon zehn Herausforderungen gestartet. Die nächste geht { $until }.
refused-not-invited = Diese Herausforderung ist nicht für dich. Starte deine eigene mit `/halma play`.
refused-already-in = Du bist schon dabei. Die Partie beginnt, wenn alle Plätze besetzt sind.
refused-no-seat-left = Alle Plätze sind besetzt oder für Eingeladene frei gehalten. Starte eine eigene Herausforderung mit `/halma play`.
refused-begins-elsewhere = Diese Partie beginnt nicht mit der üblichen Aufstellung. Importiere eine, in der am Anfang alle Steine im Haus stehen.
refused-not-the-challenger = Das kann nur, wer herausgefordert hat. Starte eine eigene Herausforderung mit `/halma play`.
refused-challenger-may-withdraw = Das ist deine eigene Herausforderung. Tippe auf **Zurückziehen**, um sie zurückzunehmen.
refused-not-finished = Diese Partie ist noch nicht zu Ende. Versuch es danach noch einmal.
refused-moves-deleted = Die Züge dieser Partie sind gelöscht: Nach dem Ende bewahre ich sie { $time } auf. Die deiner nächsten Partien behältst du mit `/halma me settings`.
refused-standing = Neu posten kann ich nur eine Herausforderung, die für alle offen ist. Lass die Gegner und den Computer weg, oder verzichte auf `repeat`.
refused-series = Zwei Partien mit getauschten Seiten gehen nur mit zwei verschiedenen Leuten in einem Spiel zu zweit. Lass `two-games` weg oder nimm einen anderen Gegner oder ein anderes Spiel.
refused-second-follows = Eure zweite Partie beginnt gleich automatisch.
refused-forgotten = Jemand aus dieser Partie hat die eigenen Daten gelöscht, also kann sie nicht mit denselben Leuten starten. Starte eine neue Partie mit `/halma play`.
refused-so-few = Ihr seid zu wenige für dieses Spiel. Warte, bis mehr dabei sind, oder starte ein anderes mit `/halma play`.
refused-counts-nowhere = Diese Partie steht in keiner Rangliste, es gibt also nichts zu entfernen.
refused-voided-before = Diese Partie ist schon aus den Ranglisten entfernt.
refused-no-clock = Diese Partie hat kein Zeitlimit, also braucht niemand mehr Zeit.
refused-own-clock = Gerade läuft deine eigene Uhr. Nur ein Gegner kann dir einen Tag extra geben.
refused-given-enough = Mehr als eine Woche extra geht nicht, und die ist schon vergeben. Warte auf den Zug.
refused-own-turn = Du bist selbst dran. Tippe unter dem Brett auf **Ziehen**.
refused-woken-already = Bei diesem Zug hat schon jemand auf **⏰ Aufwecken** getippt. Warte ein wenig.
refused-reminded-already = Hier gibt es nichts stummzuschalten: An diesen Zug erinnere ich dich nicht mehr.
refused-no-offer = Dieses Angebot gibt es nicht mehr. Mach ein neues.
refused-offer-stands = In dieser Partie gibt es schon ein Angebot. Beantworte es zuerst oder zieh es zurück.
refused-offered-already = Du hast in diesem Zug schon etwas angeboten. Im nächsten Zug kannst du wieder.
refused-not-your-offer = Zurückziehen kann dieses Angebot nur, wer es gemacht hat. Du kannst es ablehnen.
refused-not-asked = Dieses Angebot wartet nicht auf deine Antwort. Warte, bis die anderen antworten.
refused-hints-allowed = Tipps sind in dieser Partie schon erlaubt. Nutze `/halma hint`, wenn du dran bist.
refused-too-late-to-cancel = Alle haben schon zweimal gezogen, zum Abbrechen ist es zu spät. Biete mit `/halma draw` Remis an, oder gib mit `/halma resign` auf.
refused-challenge-removed = Das Mod-Team hat diese Herausforderung entfernt. Starte deine eigene mit `/halma play`.
refused-moderators-only = Auf diesem Server darf nur das Mod-Team herausfordern. Mitmachen darfst du: `/halma game open` zeigt, wo.
refused-not-permitted = In diesem Kanal kannst du keine Partien starten: Dir fehlt dort eine Berechtigung, oder du bist gerade im Timeout. Spiel in einem anderen Kanal mit `/halma play`.
refused-channel = Hier kann man nicht spielen. Kanäle zum Spielen auf diesem Server: { $channels }.
refused-this-channel = Hier kannst du nicht spielen. Kanäle zum Spielen auf diesem Server: { $channels }.
refused-all-channels = Auf diesem Server ist gerade kein Kanal für Partien erlaubt. Bitte das Mod-Team, mit `/halma-admin channel` einen freizugeben.
refused-shared = Das wurde in diesem Kanal schon geteilt. Scroll nach oben, um es zu finden.
refused-too-many-channels = Ich kann mir pro Server nur 100 Kanäle merken. Erlaube oder verbiete zuerst alle, dann nenne die Ausnahmen.
refused-too-many-running = { $most ->
    [one] Auf diesem Server kannst du nur eine Partie gleichzeitig spielen. Beende zuerst deine.
   *[other] Auf diesem Server kannst du { $most } Partien gleichzeitig spielen. Beende zuerst eine von deinen.
}
refused-other-plays-most = { $user } spielt schon so viele Partien, wie dieser Server erlaubt. Versuch es noch einmal, wenn eine davon vorbei ist.
refused-already-here = Diese Partie läuft schon in diesem Kanal. Sieh sie dir mit `/halma board` an.
refused-other-server = Diese Partie gehört zu einem anderen Server und muss dort bleiben. Spiel dort weiter, oder gib mit `/halma resign` auf.
refused-not-lost = Der Kanal dieser Partie funktioniert noch. Soll sie umziehen, frag das Mod-Team: `/halma-admin move-here`.
refused-paused = Diese Partie ist pausiert, also läuft keine Uhr. Versuch es noch einmal, wenn sie weitergeht.
refused-no-such-zone = Eine Zeitzone oder große Stadt namens `{ $name }` kenne ich nicht. Tippe eine große Stadt in deiner Nähe ein und wähle sie aus der Liste, z. B. `Berlin`, `Mumbai` oder `Москва`.
refused-several-zones = Es gibt mehrere Orte namens `{ $name }`. Wähle eine Zeitzone: { $zones }.
refused-no-such-hour = Diese Uhrzeit gibt es nicht. Gib eine ganze Zahl von 0 bis 23 ein.
refused-away-too-long = { $left ->
    [0] Du hast dieses Jahr keine Abwesenheitstage mehr. Deine Gegner können dir mit **+1 Tag** mehr Zeit geben.
    [one] Du hast dieses Jahr nur noch einen Abwesenheitstag. Wähle einen Tag.
   *[other] Du hast dieses Jahr nur noch { $left } Abwesenheitstage. Wähle weniger Tage.
}
refused-blocked = Mit { $user } kannst du gerade nicht spielen. Wähle einen anderen Gegner.
refused-blocked-self = Dich selbst kannst du nicht blockieren. Wähle jemand anderen.
refused-blocked-most = Deine Blockierliste ist voll: 200 Personen. Entferne zuerst jemanden mit `/halma me block`.
refused-computer-plays-on = Der Computer liegt nicht zurück und spielt weiter. Biete noch einmal Remis an, wenn du vorn liegst, oder gib auf.
refused-changed-elsewhere = Du hast das inzwischen woanders geändert, deshalb wurde nichts gespeichert. Sieh dir an, was jetzt dasteht, und speichere noch einmal.
refused-note-too-long = Deine Notiz ist zu lang. Höchstens { $most } Zeichen passen hinein; deine alte Notiz ist unverändert.
refused-plan-own-turn = Du bist dran. Zieh zuerst; danach kannst du Antworten planen.
refused-plan-without-others = Du spielst hier gegen dich selbst, also gibt es nichts vorauszuplanen.
refused-plan-impossible = Zeile { $line }: `{ $text }` geht dort nicht. Dein alter Plan ist unverändert. Verbessere die Zeile und speichere noch einmal.
refused-plan-two-answers = Zeile { $line }: `{ $text }` ist eine zweite Antwort auf einen Zug, für den du schon eine hast. Behalte einen davon; dein alter Plan ist unverändert.
refused-plan-no-answer = Zeile { $line } muss mit einem Zug von dir enden. Ergänze ihn und speichere noch einmal; dein alter Plan ist unverändert.
refused-plan-too-long = Dein Plan ist zu lang. Höchstens { $lines } Zeilen und { $chars } Zeichen passen hinein; dein alter Plan ist unverändert.
refused-nothing-to-undo = In dieser Partie hat noch niemand einen Zug gemacht. Es gibt nichts zurückzunehmen.
refused-nothing-to-take-back = Es gibt noch keinen Zug, den du zurücknehmen kannst.

illegal-in = **#{ $code }:** { $why }
illegal-targets = Von { $from } aus kannst du nach: { $targets }.
illegal-stones = Steine, die du ziehen kannst: { $stones }.
button-try-again = Noch einmal
illegal-malformed = Das verstehe ich nicht: { $typed }. Probier `{ $example }`, oder tippe auf **Ziehen** und wähle aus der Liste.
illegal-unreadable = Das ist kein Zug. Schreib ihn so: `h4-f2`.
illegal-no-such-cell = Ein Feld `{ $name }` gibt es auf diesem Brett nicht.
illegal-empty-cell = Auf { $cell } steht kein Stein.
illegal-not-your-stone = Der Stein auf { $cell } gehört dir nicht.
illegal-same-cell = Dein Zug kann nicht auf { $cell } enden, wo er angefangen hat.
illegal-target-taken = Auf { $cell } steht schon ein Stein.
illegal-not-reachable = Von { $from } kommst du nicht nach { $to }. Du kannst von dort nach: { $targets }.
illegal-cannot-move = Dein Stein auf { $from } kann gar nicht ziehen.
illegal-leaves-goal = Von { $from } kannst du nicht nach { $to }: Dein Stein steht im Ziel und muss dort bleiben.
illegal-enters-corner = Von { $from } kannst du nicht nach { $to }: Durch diese Ecke darf dein Stein nur hindurch, bleiben darf er dort nicht.
illegal-enters-corner-of = Von { $from } kannst du nicht nach { $to }: Durch die Ecke von { $seat } darfst du hindurch, aber nicht darin bleiben.
illegal-wrong-route = Sprung { $leg } geht nicht: Von { $from } kannst du nicht nach { $to } springen. Bei einem längeren Weg muss jeder Teil ein Sprung sein.
illegal-jump-empty = { $from }–{ $to } ist kein Sprung: Dazwischen steht kein Stein.
illegal-jump-several = { $from }–{ $to } ist kein Sprung: { $count } Steine sind im Weg.
illegal-jump-halfway = { $from }–{ $to } ist kein Sprung: Der Stein auf { $stone } steht nicht in der Mitte.
illegal-jump-far = { $from }–{ $to } ist kein Sprung: Der Stein auf { $stone } ist zu weit weg. In diesem Spiel springt man nur über einen Nachbarstein.
illegal-pass = Du kannst noch ziehen, also darfst du nicht passen.
