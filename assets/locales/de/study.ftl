# Lessons and puzzles.

lesson-title = 🎓 **Lektion { $number } von { $all }.** { $text }
lesson-ask-step = Du spielst ⚪ Weiß: aus der Ecke rechts unten in die umrandete links oben. Ein Schritt geht auf ein Nachbarfeld, in diesem Spiel auch diagonal. Wähle einen Stein, dann den Schritt, der ihn dem Ziel am nächsten bringt.
lesson-right-step = Ein diagonaler Schritt zählt wie zwei.
lesson-wrong-step = Das ist erlaubt, aber ein anderer Schritt bringt den Stein näher ans Ziel.
lesson-ask-jump = Statt einen Schritt zu gehen, darf ein Stein über einen beliebigen Stein springen, auf das freie Feld direkt dahinter. Geschlagen wird nie. Springe mit diesem Stein.
lesson-right-jump = Zwei Felder in einem Zug, und der übersprungene Stein bleibt, wo er ist.
lesson-wrong-jump = Das ist ein Schritt. Suche einen Nachbarn mit einem freien Feld direkt dahinter.
lesson-ask-chain = Nach einem Sprung darf derselbe Stein weiterspringen, in jede Richtung. Finde den Zug mit den meisten Sprüngen.
lesson-right-chain = Drei Sprünge in einem Zug. Mit langen Sprungketten gewinnst du Partien.
lesson-wrong-chain = Es gibt eine längere Kette. Suche nach jeder Landung den nächsten Stein zum Überspringen.
lesson-ask-ladder = Sprungketten kannst du bauen: Steine mit Lücken dazwischen sind eine Leiter für die dahinter. Finde den Zug, nach dem du als Nächstes eine Kette aus mindestens vier Sprüngen hast, egal was Schwarz tut.
lesson-right-ladder = Ein stiller Zug, und der nächste geht übers halbe Brett.
lesson-wrong-ladder = Danach gibt es keine lange Kette, oder Schwarz kann sie unterbrechen. Finde die Sprosse, die in deiner Leiter fehlt.
lesson-ask-home = In diesem Spiel verlierst du, wenn du nach Runde 30 noch einen Stein im Haus hast, und das hier ist Runde 30. Finde den Zug, der dich rettet.
lesson-right-home = Dein Haus ist leer. In deinen Partien warne ich dich unter dem Brett, bevor so eine Frist abläuft.
lesson-wrong-home = Du hast noch einen Stein im Haus, also verlierst du, egal wie weit du vorn liegst.
lesson-ask-block = Sieh dir an, was Schwarz als Nächstes tun kann. Wähle den Zug, nach dem der beste Zug von Schwarz so kurz wie möglich ist.
lesson-right-block = Die Leiter von Schwarz ist weg, und dein Stein kommt auch noch voran.
lesson-wrong-block = Schwarz hat noch einen längeren Zug. Besetze ein Feld, auf dem die Kette landet, oder zieh den Stein weg, über den sie springt.
lesson-ask-race = Jetzt steht niemand mehr im Weg: Es ist ein Wettrennen. Finde den ersten Zug, um dein Ziel so schnell wie möglich zu füllen.
lesson-right-race = Manchmal ist ein Schritt zur Seite schneller: Er baut eine Brücke für den nächsten Stein.
lesson-wrong-race = Das dauert länger. Zähle Züge, nicht Schritte: Suche einen Weg, bei dem ein Stein dem anderen hilft.
lesson-ask-count = Du spielst ⚫ Schwarz, und das ist der letzte Zug von Runde 80. Danach ist die Partie zu Ende, und wer weniger Schritte bis zum Ziel hat, gewinnt. Weiß hat noch 3. Gewinne!
lesson-right-count = Noch zwei Schritte gegen drei. Das war die letzte Lektion! Für deine nächste Partie probier `/halma play computer:2`.
lesson-wrong-count = Du hast immer noch mindestens so viele Schritte vor dir wie Weiß. Denk daran, was ein diagonaler Schritt wert ist.
study-right = ✅ **{ $route }**: richtig! { $text }
study-wrong = ❌ **{ $route }**: noch nicht ganz. { $text }
study-none = Diese Lektion oder dieses Rätsel finde ich nicht. `/halma-study learn` zeigt die Lektionen.
study-stone = { $number }: der Stein auf { $cell }
study-target = { $number }: nach { $cell }
menu-study-stone = Welcher Stein?
menu-study-target = Wohin? Auswählen und ziehen
button-study-stones = Anderer Stein
button-study-again = Noch einmal
button-next-lesson = Nächste Lektion
button-solve = Lösen
puzzle-game = { $diagonals ->
    [on] { $game }, mit Diagonalen
    [off] { $game }, ohne Diagonalen
   *[none] { $game }
}
puzzle-title = 🧩 **Rätsel des Tages** · { $game }. Du spielst { $color }. { $text }
puzzle-of-the-day = 🧩 **Rätsel des Tages** · { $game }. { $color } am Zug. { $text }
study-alt = { $color } ist am Zug, vom Haus ({ $home }) ins Ziel ({ $goal }). Steine, die ziehen können: { $stones }.
puzzle-ask-chain = Finde die längste Sprungkette.
puzzle-ask-build = Du kannst dein Ziel in { $moves } Zügen füllen, und niemand steht im Weg. Finde den ersten: Nur einer ist schnell genug.
puzzle-ask-home = Du verlierst, wenn nach dieser Runde noch ein Stein im Haus steht. Nur ein Zug rettet dich.
puzzle-right = Das ist die einzige Lösung.
puzzle-wrong = Es gibt einen besseren Zug.
puzzle-streak = { $tries ->
    [one] Beim ersten Versuch gelöst!
   *[other] Beim { $tries }. Versuch gelöst.
} 🔥 { $days ->
    [one] Ein Tag
   *[other] { $days } Tage in Folge
}, Rekord: { $best }.
puzzle-days-7 = 🎉 Eine ganze Woche Rätsel!
puzzle-days-30 = 🎉 Dreißig Tage in Folge. Das ist schon Gewohnheit.
puzzle-days-100 = 💯 Hundert Tage in Folge. Unglaublich!
puzzle-skips = { $skipped ->
    [one] Du hast einen Tag ausgelassen, aber
   *[other] Du hast { $skipped } Tage ausgelassen, aber
} zwei Tage im Monat sind frei. { $left ->
    [0] Diesen Monat ist keiner mehr übrig.
    [one] Diesen Monat ist noch einer übrig.
   *[other] Diesen Monat sind noch { $left } übrig.
}
puzzle-shared = 🧩 { $who } hat das Rätsel von heute gelöst
    { $tries ->
        [one] ✅ beim ersten Versuch
       *[other] ✅ beim { $tries }. Versuch
    }
    🔥 { $days ->
        [one] ein Tag
       *[other] { $days } Tage in Folge
    }
puzzle-share-old = Das war das Rätsel von einem anderen Tag. `/halma-study puzzle` zeigt das von heute.
march-title = 🥾 **Marsch { $number }**. Bring deine { $stones } Steine ins umrandete Ziel, ohne Gegner und in möglichst wenigen Zügen. Das bestmögliche Ergebnis ist { $par }.
march-so-far = { $moves ->
    [one] Bisher: ein Zug.
   *[other] Bisher: { $moves } Züge.
}
march-misfit = `{ $word }` kann ich hier nicht spielen. Ein Zug sieht so aus: `{ $example }`, mit einem Leerzeichen vor dem nächsten.
march-finished = 🏁 **Marsch { $number }**: in { $moves } Zügen am Ziel. Das bestmögliche Ergebnis ist { $par }.
march-perfect = 🏆 Mit weniger schafft es niemand!
march-best = Dein bestes Ergebnis heute: { $moves }.
march-shared = 🥾 Marsch { $number }: { $moves }/{ $par } · { $who }
march-share-old = Das war der Marsch von einem anderen Tag. `/halma-study march` zeigt den von heute.
march-way = Ein Weg in { $par } Zügen: `{ $moves }`
march-table = 🥾 **Marsch { $number }** auf diesem Server (das bestmögliche Ergebnis ist { $par }):
march-table-empty = Hier hat noch niemand Marsch { $number } geteilt.
march-rank = { $place }. { $who } · { $moves }
march-yesterday = Geteilte Ergebnisse von Marsch { $number }:
button-march = Marsch
button-march-back = Zug zurück
button-march-again = Von vorn
button-march-way = Besten Weg zeigen
button-march-table = Tabelle
modal-march-title = Marsch { $number }
modal-march-field = Nächste Züge, mit Leerzeichen dazwischen
