# Rules and help.

rules-moves = In einem Zug bewegst du einen Stein: entweder mit einem **Schritt** auf ein leeres Nachbarfeld oder mit einem **Sprung** über einen einzelnen benachbarten Stein, egal wem er gehört, auf das leere Feld direkt dahinter – und dann, wenn du magst, mit weiteren Sprüngen desselben Steins. Wer nicht ziehen kann, passt.
rules-diagonals-on = Steine gehen und springen in acht Richtungen (in der Herausforderung lassen sich die Diagonalen abschalten).
rules-diagonals-off = Steine gehen und springen in vier Richtungen (in der Herausforderung lassen sich die Diagonalen einschalten).
rules-of = { $default ->
    [yes] **{ $name }** (üblich): { $text }
   *[no] **{ $name }**: { $text }
}
explain-gambiter = Erst ziehen beide Seiten, dann wird geprüft. Ein volles Ziel gewinnt; sind beide voll, ist die Partie remis. Wer nach Runde { $home } noch einen Stein im Haus hat, verliert. Nach Runde { $tempo } gewinnt, wer weniger Schritte bis zum Ziel hat.
explain-brainking = Ein volles Ziel gewinnt sofort. Nach { $moves } eigenen Zügen verliert jeder Zug, der einen eigenen Stein im Haus lässt. 50 Runden ohne Fortschritt ergeben ein Remis; hat dann nur eine Seite noch Steine im Haus, verliert sie.
explain-closed-camp = Ein volles Ziel gewinnt sofort. Ein Stein, der in seinem Ziel steht, darf keinen Zug außerhalb beenden. 50 Runden ohne Fortschritt ergeben ein Remis; hat dann nur eine Seite noch Steine im Haus, verliert sie.
explain-classic = Ein volles Ziel gewinnt sofort. 50 Runden ohne Fortschritt ergeben ein Remis{ $seats ->
    [2] {"; hat dann nur eine Seite noch Steine im Haus, verliert sie."}
   *[other] {"."}
}
explain-igroved = Ein volles Ziel gewinnt sofort. Ein Ziel gilt auch als voll, wenn die fremden Steine darin eingesperrt sind und mindestens ein eigener dort steht. 50 Runden ohne Fortschritt ergeben ein Remis{ $seats ->
    [2] {"; hat dann nur eine Seite noch Steine im Haus, verliert sie."}
   *[other] {"."}
}

# For whoever is new.

how-to-title = **So geht { $game }**
how-to-aim = Bringe alle deine Steine aus deinem Haus ins Ziel, das Haus gegenüber; wer zuerst dort ist, gewinnt. Geschlagen wird nie: Du springst über eigene und fremde Steine, um schneller voranzukommen.
alt-start = Die Ausgangsstellung von { $game }; das Ziel der ersten Seite ist umrandet.
lesson-begin = Der Stein auf { $stone } kann weit springen. Wohin soll er?
lesson-played = { $jumps ->
    [0] **{ $route }**: ein Schritt. Ein Sprung über einen anderen Stein wäre weiter gegangen.
    [one] **{ $route }**: ein Sprung.
   *[other] **{ $route }**: { $jumps } Sprünge in einem Zug. So gewinnt man Halma: Baue Leitern für deine Steine, und nutze die der anderen.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] Schritt
    [one] ein Sprung
   *[other] { $jumps } Sprünge
}
menu-lesson = Wohin soll er?
button-how-to = So geht’s
button-try-chain = Sprungkette probieren
button-try-again-chain = Noch einmal

help = **So geht’s**
    • `/halma challenge opponent:@friend` fordert jemanden heraus; ohne Gegenüber können alle mitmachen. `computer:3` spielt gegen den Computer, auf Stufe 1 bis 10. Fordere dich selbst heraus, um zu üben.
    • `/halma move` zeigt deine möglichen Züge, die mit dem größten Fortschritt zuerst. Oder tippe einen ein: `h4-f2`, `h4 f2` oder den ganzen Weg `h1-f3-d3`. Der Button **Ziehen** nummeriert die Steine, die ziehen können, und zeigt Menüs mit Zügen: Zweimal tippen, und der Zug ist gespielt.
    • `/halma board` zeigt das Brett aus deiner Sicht, nur für dich. `/halma games` zeigt deine Partien. `/halma resign` gibt eine Partie auf.
    • Für einen Zug sind 3 Tage Zeit, wenn die Herausforderung nichts anderes sagt; ich erwähne dich, wenn du dran bist, und noch einmal vor Ablauf der Zeit. `/halma settings` legt Ruhezeiten fest, `/halma away` hält deine Uhren an, solange du im Urlaub bist, **+1 Tag** schenkt deinem Gegenüber Zeit.
    • `/halma hint` verrät, was der Computer spielen würde: beim Üben, in ungewerteten Partien und wenn alle zustimmen (`/halma offer what:hints`). `/halma-study` hat Lektionen, ein Rätsel für jeden Tag und Analysen deiner beendeten Partien; die gibt es auch mit **Analyse** unter der Partie.
    • `/halma replay` zeigt eine Partie Zug für Zug und liefert ihre Notation, `/halma import` übernimmt eine. **So geht’s** unter einem neuen Brett erklärt das Spiel.
    • `/halma leaderboard` zeigt die Ranglisten, `/halma profile`, wie jemand spielt, `/halma open`, wo du mitspielen kannst.
    • `/halma offer` bietet Remis an oder bittet um Rücknahme deines letzten Zugs oder um Tipps. `/halma block` hindert jemanden daran, dich herauszufordern.
    • `/halma rules` erklärt die Regeln, auch wann eine Partie nach ihnen enden muss: Unter jedem Brett zähle ich das für dich mit.
    Jede Partie hat einen Code wie #K7X9Q. Gib ihn mit der Option `game` an, wenn du hier mehrere spielst.
