# Lessons and puzzles.

lesson-title = 🎓 **Lektion { $number } von { $all }.** { $text }
lesson-ask-step = Du spielst ⚪ Weiß, aus der Ecke rechts unten in die links oben, deren Felder umrandet sind. Ein Stein geht einen Schritt auf ein Nachbarfeld, in diesem Spiel auch diagonal. Wähle einen Stein und den Schritt, der ihn dem Ziel am nächsten bringt.
lesson-right-step = Ein diagonaler Schritt zählt doppelt.
lesson-wrong-step = Erlaubt ist das, aber ein anderer Schritt bringt den Stein näher heran.
lesson-ask-jump = Statt einen Schritt zu gehen, darf ein Stein über einen Nachbarn springen, egal wem er gehört, auf das leere Feld direkt dahinter. Geschlagen wird dabei nichts. Springe mit diesem Stein.
lesson-right-jump = Zwei Felder in einem Zug, und der übersprungene Stein bleibt, wo er ist.
lesson-wrong-jump = Das ist ein Schritt. Suche einen Nachbarn, hinter dem direkt ein leeres Feld liegt.
lesson-ask-chain = Auf einen Sprung dürfen im selben Zug weitere folgen, in alle Richtungen. Finde heraus, wohin dieser Stein mit den meisten Sprüngen kommt.
lesson-right-chain = Drei Sprünge in einem Zug. Lange Sprungketten gewinnen Partien.
lesson-wrong-chain = Es gibt eine längere Kette: Suche nach jeder Landung den nächsten Stein zum Überspringen.
lesson-ask-ladder = Sprungketten werden gebaut: Steine mit Lücken dazwischen sind eine Leiter für die dahinter. Finde den Zug, nach dem du eine Kette aus mindestens vier Sprüngen hast, egal was Schwarz tut.
lesson-right-ladder = Ein stiller Zug, und der nächste geht über das halbe Brett.
lesson-wrong-ladder = Danach kann Schwarz dir die lange Kette nehmen, oder es gibt keine. Suche die Sprosse, die in deiner Leiter fehlt.
lesson-ask-home = Nach diesen Regeln verliert, wer nach Runde 30 noch Steine im Haus hat, und das hier ist Runde 30. Finde den Zug, der die Partie rettet.
lesson-right-home = Das Haus ist leer. Bevor so eine Kontrolle kommt, warne ich dich unter dem Brett.
lesson-wrong-home = Ein Stein bleibt im Haus, und das verliert sofort, egal wie weit du vorn liegst.
lesson-ask-block = Sieh dir an, was Schwarz als Nächstes kann. Wähle den Zug, nach dem der beste Zug von Schwarz so wenig wie möglich bringt.
lesson-right-block = Die Leiter von Schwarz ist weg, und dein Stein kommt dabei auch noch voran.
lesson-wrong-block = Schwarz hat noch einen längeren Zug. Stelle dich dorthin, wo die Kette landet, oder nimm den Stein weg, über den sie springt.
lesson-ask-race = Niemand steht mehr im Weg: Jetzt ist es ein Wettlauf. Finde den ersten Zug des Wegs, der dein Ziel in den wenigsten Zügen füllt.
lesson-right-race = Manchmal ist ein Schritt zur Seite schneller: Er baut eine Brücke für den nächsten Stein.
lesson-wrong-race = So brauchst du einen Zug mehr. Zähle Züge, nicht Schritte: Suche einen Weg, auf dem ein Stein dem anderen hilft.
lesson-ask-count = Du spielst ⚫ Schwarz, und das ist der letzte Zug von Runde 80. Nach diesen Regeln endet die Partie danach, und wer weniger Schritte bis zum Ziel braucht, gewinnt. Weiß braucht noch 3. Finde den Zug, der gewinnt.
lesson-right-count = Zwei Schritte bis zum Ziel gegen drei. Das war die letzte Lektion: `/halma challenge computer:2` ist eine gute nächste Partie.
lesson-wrong-count = Du brauchst noch so viele Schritte wie Weiß oder mehr. Denk daran, wie viel ein diagonaler Schritt zählt.
study-right = ✅ **{ $route }**: richtig! { $text }
study-wrong = ❌ **{ $route }**: noch nicht. { $text }
study-none = So eine Lektion oder so ein Rätsel gibt es nicht.
study-stone = { $number }: der Stein auf { $cell }
study-target = { $number }: nach { $cell }
menu-study-stone = Welcher Stein?
menu-study-target = Wohin? Deine Wahl wird gleich gespielt
button-study-stones = Anderer Stein
button-study-again = Neu versuchen
button-next-lesson = Nächste Lektion
button-solve = Lösen
puzzle-ask-chain = Finde die längste Sprungkette.
puzzle-ask-build = Dein Ziel lässt sich in { $moves } eigenen Zügen füllen; niemand steht im Weg. Finde den ersten: Kein anderer ist schnell genug.
puzzle-ask-home = Nach dieser Runde darf kein Stein mehr im Haus stehen. Nur ein einziger Zug rettet dich.
puzzle-right = Das ist die einzige Lösung.
puzzle-wrong = Es gibt etwas Besseres.
puzzle-streak = { $tries ->
    [one] Beim ersten Versuch gelöst!
   *[other] Beim { $tries }. Versuch gelöst.
} 🔥 { $days ->
    [one] Ein Tag
   *[other] { $days } Tage in Folge
}, Rekord: { $best }.
