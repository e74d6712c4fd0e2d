# Why something cannot be done, and what to do instead.

servers-only = Gespielt wird vorerst nur auf Servern. Bitte nutze diesen Befehl in einem Kanal eines Servers.
unknown-request = Diesen Button oder Befehl kenne ich nicht mehr. `/halma help` sagt, was ich kann.
unreadable-request = Ich konnte nicht lesen, was Discord mir geschickt hat. Nichts hat sich geändert. Bitte versuche es noch einmal.
not-admitted = Das kannst du hier nicht benutzen. Gib den Befehl selbst ein, dann bekommst du dein eigenes.
other-version-none = Das stammt aus einer anderen Version des Bots. Gib den Befehl noch einmal ein.
unknown-choice = Diesen Wert der Option `{ $option }` kenne ich nicht. Bitte wähle einen aus der Liste.
cannot-store = Gerade lässt sich nichts speichern, deshalb wurde nichts geändert. Bretter ansehen geht trotzdem. Bitte versuche es in ein paar Minuten noch einmal.
may-be-stored = Beim Speichern hat die Festplatte versagt. Bitte sieh in einer Minute mit `/halma games` nach, ob es geklappt hat, und versuche es sonst noch einmal.
unavailable = Die Partien sind gerade nicht erreichbar. Bitte versuche es gleich noch einmal; nichts geht verloren, und nichts wird doppelt ausgeführt.
our-fault = Bei mir ist etwas schiefgegangen; nichts wurde geändert. Bitte versuche es noch einmal. Wenn es so bleibt, melde die Nummer { $number } denen, die diesen Bot betreiben.
one-at-a-time = Eins nach dem anderen, bitte: Ich arbeite noch an deiner letzten Bitte. Versuche es noch einmal, wenn sie erledigt ist.
plain-answer = Discord hat meine Antwort nicht angenommen. Versuch es auf einem anderen Weg. Wenn es so bleibt, melde den Betreibern des Bots: Fehler { $number }.

refused-no-such-match = Auf diesem Server gibt es keine Partie mit diesem Code. `/halma games` zeigt deine Partien.
refused-not-a-player = Du spielst in dieser Partie nicht mit. `/halma challenge` beginnt eine eigene.
refused-not-your-turn = Am Zug ist { $next }, nicht du. Ich erwähne dich, sobald du dran bist.
refused-computer-thinks = Der Computer denkt nach, sein Zug kommt gleich. Danach bist du dran oder die nächste Person.
refused-no-seat-for-computer = Du hast so viele Personen genannt, wie das Spiel Plätze hat; für den Computer bleibt keiner. Nenne weniger, oder lass `computer` weg.
refused-seat-is-out = Du bist aus dieser Partie ausgeschieden.
refused-stale = Die Partie ist inzwischen weitergegangen, dieses Brett ist nicht mehr aktuell. `/halma board` zeigt, wie es steht, mit Buttons, die funktionieren.
refused-not-begun = Diese Partie hat noch nicht begonnen; es fehlen noch Zusagen.
refused-game-over = Diese Partie ist vorbei. Der Button **Revanche** unter dem letzten Brett beginnt eine neue.
refused-challenge-declined = Diese Herausforderung wurde abgelehnt.
refused-challenge-withdrawn = Diese Herausforderung wurde zurückgezogen.
refused-challenge-expired = Diese Herausforderung ist abgelaufen. `/halma challenge` erstellt eine neue.
refused-already-begun = Diese Partie hat schon begonnen.
refused-rules = „{ $rules }“ passt nicht zum Spiel „{ $game }“. Möglich: { $fitting }.
refused-diagonals = „{ $game }“ wird auf dem Stern gespielt, und der hat keine Diagonalen. Bitte lass diese Option weg.
refused-not-here = { $user } ist nicht auf diesem Server.
refused-too-many-opponents = { $seats ->
    [one] Dieses Spiel ist für zwei: Bitte nenne nur eine andere Person.
   *[other] Dieses Spiel hat Platz für { $seats } andere. Bitte nenne weniger Personen.
}
refused-named-twice = { $user } ist doppelt dabei. Bitte nenne alle nur einmal; um allein zu üben, nenne nur dich selbst.
refused-already-challenged = Zwischen euch beiden gibt es schon eine offene Herausforderung. Hier ist sie, mit ihren Buttons:
refused-too-many-challenges = Du hast in einer Stunde zehn Herausforderungen erstellt. Die nächste ist { $until } möglich.
refused-not-invited = Diese Herausforderung wartet nicht auf deine Antwort. `/halma challenge` erstellt eine eigene.
refused-already-in = Du bist schon dabei. Die Partie beginnt, wenn alle Plätze besetzt sind.
refused-no-seat-left = Alle Plätze sind besetzt oder für Eingeladene reserviert.
refused-begins-elsewhere = In dieser Partie stehen die Steine am Anfang anders als üblich. Ich kann nur Partien ab dem ersten Zug übernehmen.
refused-not-the-challenger = Nur wer diese Herausforderung erstellt hat, kann sie zurückziehen.
refused-challenger-may-withdraw = Diese Herausforderung ist von dir. Der Button **Zurückziehen** nimmt sie zurück.
refused-not-finished = Diese Partie läuft noch.
refused-standing = Eine Herausforderung, die sich selbst erneuert, ist für alle: Nenne weder Personen noch den Computer.
refused-series = Zwei Partien mit getauschten Seiten gibt es nur zwischen zwei verschiedenen Personen, in einem Spiel zu zweit.
refused-second-follows = Die zweite eurer beiden Partien beginnt gleich von selbst.
refused-forgotten = Jemanden aus dieser Partie kenne ich nicht mehr, deshalb gibt es keine Revanche.
refused-so-few = Für so wenige gibt es dieses Spiel nicht. Warte auf eine weitere Person, oder erstelle eine andere Herausforderung.
refused-counts-nowhere = Diese Partie zählt in keiner Rangliste, also gibt es nichts herauszunehmen.
refused-voided-before = Diese Partie wurde schon aus den Ranglisten genommen.
refused-no-clock = Diese Partie hat kein Zeitlimit.
refused-own-clock = Es ist deine eigene Zeit, die läuft. Einen Tag schenken können dir nur die anderen.
refused-given-enough = Für diesen Zug gab es schon eine Woche dazu, mehr geht nicht.
refused-reminded-already = An diesen Zug wurdest du schon erinnert, und es kommt keine weitere Erinnerung.
refused-no-offer = Dieses Angebot gilt nicht mehr.
refused-offer-stands = Es liegt schon ein Angebot auf dem Tisch. Erst muss es beantwortet oder zurückgezogen werden.
refused-offered-already = Du hast in diesem Zug schon ein Angebot gemacht. Das nächste geht, wenn der Zug vorbei ist.
refused-not-your-offer = Nur wer dieses Angebot gemacht hat, kann es zurückziehen.
refused-not-asked = Dieses Angebot wartet nicht auf deine Antwort.
refused-hints-allowed = In dieser Partie sind Tipps schon erlaubt: `/halma hint`, wenn du am Zug bist.
refused-too-late-to-cancel = Alle haben gezogen, deshalb lässt sich diese Partie nicht mehr abbrechen. Du kannst Remis anbieten oder aufgeben.
refused-challenge-removed = Die Moderation hat diese Herausforderung beendet.
refused-moderators-only = Auf diesem Server beginnt nur die Moderation Partien. Bei diesen kannst du mitspielen.
refused-channel = Auf diesem Server darf in { $channels } gespielt werden.
refused-this-channel = Auf diesem Server darf in { $channels } gespielt werden. Bitte geh in einen anderen Kanal.
refused-too-many-channels = Ein Server kann höchstens 100 Kanäle nennen.
refused-too-many-running = { $most ->
    [one] Auf diesem Server spielt jede Person nur eine Partie zugleich. Beende erst deine.
   *[other] Auf diesem Server spielt jede Person höchstens { $most } Partien zugleich. Beende erst eine von deinen.
}
refused-other-plays-most = { $user } spielt schon so viele Partien, wie dieser Server zugleich erlaubt. Die Partie kann beginnen, wenn eine davon zu Ende ist.
refused-already-here = Diese Partie wird schon in diesem Kanal gespielt.
refused-other-server = Diese Partie gehört zu einem anderen Server und kann nur dort in einen Kanal geholt werden. `/halma resign` gibt sie auf.
refused-not-lost = Diese Partie hat einen Kanal, der funktioniert. Nur die Moderation kann sie verlegen, mit `/halma-admin move`.
refused-paused = Diese Partie ruht gerade, also läuft keine Zeit.
refused-no-such-zone = Ich kenne weder eine Zeitzone noch eine große Stadt namens `{ $name }`. Bitte wähle aus der Liste: Tippe eine große Stadt in deiner Nähe ein, etwa `Berlin`, `Mumbai` oder `Москва`.
refused-several-zones = Es gibt mehrere Orte namens `{ $name }`. Bitte nenne die Zeitzone: { $zones }.
refused-no-such-hour = Eine Stunde des Tages ist eine ganze Zahl von 0 bis 23.
refused-away-too-long = { $left ->
    [0] Du hast in diesem Jahr keine Abwesenheitstage mehr übrig.
    [one] Du hast in diesem Jahr noch einen Abwesenheitstag übrig.
   *[other] Du hast in diesem Jahr noch { $left } Abwesenheitstage übrig.
}
refused-blocked = Du und { $user } könnt nicht miteinander spielen: Eine Seite blockiert die andere.
refused-blocked-self = Dich selbst kannst du nicht blockieren.
refused-blocked-most = Du blockierst 200 Personen, mehr geht nicht.
refused-nothing-to-take-back = Du hast keinen Zug, der sich zurücknehmen ließe.

illegal-in = **#{ $code }:** { $why }
illegal-targets = Dein Stein auf { $from } kann nach: { $targets }.
illegal-stones = Deine Steine, die ziehen können: { $stones }.
button-try-again = Neu versuchen
illegal-no-such-cell = Ein Feld `{ $name }` gibt es auf diesem Brett nicht.
illegal-empty-cell = Auf { $cell } steht kein Stein.
illegal-not-your-stone = Der Stein auf { $cell } gehört dir nicht.
illegal-same-cell = Ein Zug darf nicht auf { $cell } enden, wo er begonnen hat.
illegal-target-taken = Auf { $cell } steht schon ein Stein.
illegal-not-reachable = Dein Stein auf { $from } kommt nicht nach { $to }. Er kann nach: { $targets }.
illegal-cannot-move = Dein Stein auf { $from } kann gar nicht ziehen.
illegal-leaves-goal = Dein Stein auf { $from } steht in seinem Ziel und darf es nicht mehr verlassen, also kann er nicht nach { $to }.
illegal-wrong-route = Sprung { $leg } auf diesem Weg, von { $from } nach { $to }, ist nicht möglich. Ein Weg über drei oder mehr Felder besteht nur aus Sprüngen.
illegal-pass = Du kannst ziehen, also darfst du nicht passen.
