# Rules and help.

rules-overview = **Halma** und seine Verwandten sind Wettrennen: Bring alle deine Steine aus deinem Haus ins Ziel gegenüber, bevor es jemand anderes schafft. Wähle unten ein Spiel, um seine Regeln zu sehen.
menu-rules = Regeln eines Spiels
button-rule-sets = Andere Regeln
menu-illustrations = Regeln in Bildern
illustration-long-jump = Langer Sprung
illustration-filled = Volles Ziel
illustration-corner = Durch eine Ecke
illustration-places = Plätze
illustration-pairs = Teams
illustrate-long-jump = Der Stein springt über einen entfernten Stein und landet ebenso weit dahinter. Der Rest des Wegs ist frei.
illustrate-filled = Das umrandete Ziel ist voll, und die meisten Steine darin gehören dorthin. Das reicht, auch wenn der markierte Stein einem Gegner gehört.
illustrate-corner = Der Stein springt in eine fremde Ecke des Sterns und wieder hinaus. Hindurch darf er, dort stehen bleiben darf er nicht.
illustrate-places = Wer sein Ziel füllt, bekommt den besten freien Platz. Die Zahlen zeigen die bisherigen Plätze, die anderen spielen weiter.
illustrate-pairs = Wer sich gegenübersitzt, spielt zusammen. Beide haben ihr Ziel gefüllt und gewinnen gemeinsam: Sie tragen den Lorbeer.
rules-moves = Du ziehst einen Stein: mit einem **Schritt** auf ein freies Nachbarfeld oder mit einem **Sprung** über einen beliebigen Stein auf das freie Feld dahinter. Spring weiter, solange es geht. Geschlagen wird nie. Geht kein Zug, passt du.
rules-moves-long = Du ziehst einen Stein: mit einem **Schritt** auf ein freies Nachbarfeld oder mit einem **Sprung** über genau einen Stein, nah oder fern, auf das Feld ebenso weit dahinter. Alles andere auf dem Weg muss frei sein. Spring weiter, solange es geht. Geschlagen wird nie. Geht kein Zug, passt du.
unusual-jumps = **Lange Sprünge**: Spring über einen Stein in beliebiger Entfernung und lande ebenso weit dahinter. Alles andere auf dem Weg muss frei sein.
rules-diagonals-on = Steine gehen und springen in acht Richtungen. In der Herausforderung lassen sich die Diagonalen ausschalten.
rules-diagonals-off = Steine gehen und springen in vier Richtungen. In der Herausforderung lassen sich die Diagonalen einschalten.
rules-rated = Gewertete Partien zählen, sobald alle zweimal gezogen haben. Nach drei davon hast du einen Platz in der Rangliste.
rules-of = { $default ->
    [yes] **{ $name }** (Standard): { $text }
   *[no] **{ $name }**: { $text }
}
explain-gambiter = Wer sein Ziel zuerst füllt, gewinnt. Wer nach Runde { $home } noch einen Stein im Haus hat, verliert. Nach Runde { $tempo } gewinnt, wer weniger Schritte bis zum Ziel hat. Beide haben immer gleich viele Züge.
explain-brainking = Wer sein Ziel zuerst füllt, gewinnt. Hast du nach deinen ersten { $moves } Zügen am Ende eines Zugs noch einen Stein im Haus, verlierst du. Kommt 50 Runden lang niemand seinem Ziel näher als zuvor, ist es Remis. Hat dann nur eine Seite noch einen Stein im Haus, verliert sie.
explain-closed-camp = Wer sein Ziel zuerst füllt, gewinnt. Ein Stein, der in seinem Ziel ist, muss dort bleiben. Kommt 50 Runden lang niemand seinem Ziel näher als zuvor, ist es Remis. Hat dann nur eine Seite noch einen Stein im Haus, verliert sie.
explain-classic = Wer sein Ziel zuerst füllt, gewinnt. Kommt 50 Runden lang niemand seinem Ziel näher als zuvor, ist es Remis.{ $seats ->
    [2] {" "}Hat dann nur eine Seite noch einen Stein im Haus, verliert sie.
   *[other] { "" }
}
explain-igroved = Wer sein Ziel zuerst füllt, gewinnt. Gegnerische Steine, die in deinem Ziel eingesperrt sind, zählen als deine, solange auch einer von dir dort steht. Kommt 50 Runden lang niemand seinem Ziel näher als zuvor, ist es Remis.{ $seats ->
    [2] {" "}Hat dann nur eine Seite noch einen Stein im Haus, verliert sie.
   *[other] { "" }
}
explain-parlett = Wer sein Ziel zuerst füllt, gewinnt. Auch ein Ziel mit fremden Steinen zählt, wenn es voll ist und die meisten Steine darin deine sind. Kommt 50 Runden lang niemand seinem Ziel näher als zuvor, ist es Remis.{ $seats ->
    [2] {" "}Hat dann nur eine Seite noch einen Stein im Haus, verliert sie.
   *[other] { "" }
}
explain-family = Wer sein Ziel zuerst füllt, gewinnt. Auch ein Ziel mit fremden Steinen zählt, wenn es voll ist und die meisten Steine darin deine sind. Ein Stein im Ziel muss dort bleiben, und in fremden Ecken darf kein Stein stehen bleiben. Kommt 50 Runden lang niemand seinem Ziel näher als zuvor, ist es Remis.{ $seats ->
    [2] {" "}Hat dann nur eine Seite noch einen Stein im Haus, verliert sie.
   *[other] { "" }
}

# For new players.

how-to-title = **So spielst du { $game }**
how-to-aim = Bring alle deine Steine aus deinem Haus ins Ziel gegenüber. Wer sein Ziel zuerst füllt, gewinnt.
how-to-aim-places = Bring alle deine Steine aus deinem Haus ins Ziel gegenüber. Gespielt wird, bis alle einen Platz haben.
how-to-aim-pairs = Wer sich gegenübersitzt, spielt zusammen. Das Team, das zuerst beide Ziele füllt, gewinnt.
how-to-lines = 1️⃣ **Gewinnen**: Bring vor allen anderen alle deine Steine ins umrandete Ziel.
    2️⃣ **Schritt**: Zieh einen Stein auf ein freies Nachbarfeld.
    3️⃣ **Sprung**: Oder spring über einen beliebigen Stein, auch einen eigenen, auf das freie Feld direkt dahinter.
    4️⃣ **Kette**: Spring weiter, solange es geht. Geschlagen wird nie.
alt-how-to = Vier Bretter von { $game }: der Anfang mit deinem umrandeten Ziel, ein Schritt, ein Sprung und eine Sprungkette.
alt-start = Die Startaufstellung von { $game }; das Ziel der Seite, die anfängt, ist umrandet.
lesson-begin = Übung: Der Stein auf { $stone } kann weit springen. Wohin soll er?
lesson-played = { $jumps ->
    [0] **{ $route }**: ein Schritt. Mit einem Sprung über einen anderen Stein kommst du weiter.
    [one] **{ $route }**: ein Sprung.
   *[other] **{ $route }**: { $jumps } Sprünge in einem Zug. So gewinnst du: Bau Leitern für deine Steine und nutz die deiner Gegner.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] Schritt
    [one] ein Sprung
   *[other] { $jumps } Sprünge
}
menu-lesson = Wohin soll er?
button-how-to = So geht’s
button-try-chain = Sprungkette üben
button-try-again-chain = Noch einmal

greeting = 👋 Hallo! Bei mir spielt ihr Halma, Ecken-Halma und Sternhalma: ein Zug jetzt, der nächste morgen. `/halma play` startet eine Partie.
    Für die Moderation: `/halma-admin settings`. Nachrichten lese ich keine.
help = **So geht’s**
    • `/halma play` startet eine Partie: mit Freunden, mit irgendwem hier oder gegen den Computer. Das geht auch im Menü einer Person: Apps → **Halma spielen**.
    • Wenn du dran bist, tippe auf **Ziehen**: Deine Steine bekommen Nummern, du siehst Vorschläge, und mit zweimal Tippen hast du gezogen. Oder tippe den Zug ein: `/halma move text:h4-f2`.
    • `/halma board` zeigt dein Brett, nur für dich. `/halma games` zeigt deine Partien.
    • Du hast 3 Tage pro Zug, wenn nichts anderes ausgemacht ist. Ich erwähne dich, wenn du dran bist, und noch einmal, bevor deine Zeit abläuft.
    • `/halma me settings` stellt Ruhezeiten und deine Sprache ein, `/halma me away` hält deine Uhren an.
    • `/halma rules` erklärt die Regeln. **So geht’s** unter einem neuen Brett erklärt das Spiel.
help-more = • `/halma hint` zeigt, was der Computer spielen würde: beim Üben, in ungewerteten Partien oder wenn alle zustimmen.
    • `/halma-study` hat Lektionen, ein tägliches Rätsel und die Analyse deiner Partien. Die gibt es auch mit **Analyse** unter einer beendeten Partie.
    • `/halma game replay` zeigt eine Partie Zug für Zug, mit Notation. `/halma game import` liest eine Notation ein.
    • `/halma leaderboard` zeigt die Ranglisten, `/halma profile` Wertungen und Rekorde, `/halma game open` die Herausforderungen, bei denen du mitmachen kannst.
    • `/halma draw`, `/halma takeback`, `/halma cancel`, `/halma resign`, `/halma me block`
    Jede Partie hat einen Code wie #K7X9Q. Hast du hier mehrere Partien, wähle eine mit der Option `game`.
button-help-more = Weitere Befehle
