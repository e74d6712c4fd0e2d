# What is stored about a person.

privacy-title = **Was ich über dich speichere**
privacy-account = • Dein Discord-Konto, sein Name { $name }{ $face ->
    [yes] {" "}und der Name seines Bildes
   *[no] { "" }
}, damit Partien zeigen können, wer spielt.
privacy-games = • { $running ->
    [0] Keine laufende Partie,
    [one] Eine laufende Partie,
   *[other] { $running } laufende Partien,
} { $open ->
    [0] keine offene Herausforderung
    [one] eine offene Herausforderung
   *[other] { $open } offene Herausforderungen
} und { $ended ->
    [0] keine beendete Partie,
    [one] eine beendete Partie,
   *[other] { $ended } beendete Partien,
} mit allen Zügen, deren Zeiten und den Folgen für Wertungen und Ranglisten.
privacy-settings = • Deine Einstellungen{ $has_zone ->
    [yes] {" "}mit der Zeitzone { $zone }
   *[no] { "" }
}; { $away ->
    [0] keine Abwesenheit
    [one] eine Abwesenheit
   *[other] { $away } Abwesenheiten
}; { $blocked ->
    [0] keine blockierte Person
    [one] eine blockierte Person
   *[other] { $blocked } blockierte Personen
}.
privacy-study = • Computerstufen, die du besiegt hast: in { $beaten ->
    [one] einem Spiel
   *[other] { $beaten } Spielen
}. Gelöste Rätsel: { $puzzles }.
privacy-more = Ich lese keine Nachrichten. In der Datei steht das alles Wort für Wort.
privacy-nothing = Ich speichere nichts über dich.
privacy-exported = Was ich über dich speichere, als JSON. Personen sind darin Zahlen; `player` bist du.{ $cut ->
    [0] { "" }
    [one] {" "}Bei deiner ältesten Partie fehlen die Züge, sonst wäre die Datei zu groß für Discord.
   *[other] {" "}Bei deinen { $cut } ältesten Partien fehlen die Züge, sonst wäre die Datei zu groß für Discord; wer diesen Bot betreibt, hat sie.
}
privacy-file = Was über dich gespeichert ist. Personen sind Zahlen mit 64 Bit, `player` bist du. Zeiten sind in UTC. Plätze zählen ab 1. Ereignisse einer Partie: p ein Zug, o ein Platz, der ausschied, e ein Ende, das nicht auf dem Brett entschieden wurde, b zurückgenommene Züge, jeweils mit dem Zeitpunkt in Millisekunden seit 1970.
privacy-question = ⚠️ **Alles löschen, was sagt, wer du bist?** Das lässt sich nicht rückgängig machen.
privacy-resigns = • { $count ->
    [one] Du gibst die Partie { $codes } auf.
   *[other] Du gibst { $count } Partien auf: { $codes }.
}
privacy-leaves = • { $count ->
    [one] Du verlässt die offene Herausforderung { $codes }.
   *[other] Du verlässt { $count } offene Herausforderungen: { $codes }.
}
privacy-stays = • Beendete Partien bleiben, denn sie gehören auch den anderen; dein Name steht dann nicht mehr darin.
    • Du verschwindest aus allen Ranglisten. Kommst du zurück, fängst du ganz neu an.
    • Gelöschtes verschwindet innerhalb eines Tages von der Festplatte. Nachrichten in Kanälen gehören Discord und bleiben; ebenso eine Zeit lang vielleicht Sicherungskopien bei denen, die diesen Bot betreiben.
privacy-deleted = Erledigt: Ich kenne dich nicht mehr.
privacy-kept = Alles bleibt, wie es ist.
button-privacy-export = Alles herunterladen
button-privacy-delete = Meine Daten löschen…
button-privacy-delete-yes = Endgültig löschen
button-privacy-delete-no = Behalten
