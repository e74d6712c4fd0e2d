# What is stored about a person.

privacy-title = **Was ich über dich speichere**
privacy-account = • Dein Discord-Konto und seinen Namen, { $name }, damit bei Partien steht, wer spielt.{ $face ->
    [yes] {" "}Außerdem den Dateinamen deines Profilbilds.
   *[no] { "" }
}
privacy-games = • Partien: { $running } laufend, { $ended } beendet. Offene Herausforderungen: { $open }. Ich speichere jeden Zug mit Uhrzeit und wie jede Partie Wertungen und Ranglisten verändert hat.
privacy-settings = • Deine Einstellungen{ $has_zone ->
    [yes] {" "}mit der Zeitzone { $zone }
   *[no] { "" }
}. Abwesenheiten: { $away }. Personen auf deiner Blockierliste: { $blocked }.
privacy-study = • Spiele, in denen du den Computer besiegt hast: { $beaten }. Gelöste Rätsel: { $puzzles }.
privacy-notes = • Private Notizen zu Partien: { $count }. Nur du siehst sie.
privacy-plans = • Pläne in laufenden Partien: { $count }. Nur du siehst sie.
privacy-cups = • Cups, für die du dich angemeldet hast: { $count }.
privacy-more = Ich lese keine Nachrichten. Du kannst das alles genau so herunterladen, wie ich es speichere.
privacy-nothing = Ich speichere nichts über dich.
privacy-exported = Was ich über dich speichere, als JSON. Personen stehen darin als Zahlen; `player` bist du.{ $cut ->
    [0] { "" }
    [one] {" "}Die Züge deiner ältesten Partie fehlen, damit die Datei klein genug für Discord bleibt.
   *[other] {" "}Die Züge deiner { $cut } ältesten Partien fehlen, damit die Datei klein genug für Discord bleibt. Du bekommst sie vom Betreiber des Bots.
}
privacy-file = Was über dich gespeichert ist. Personen stehen als 64-Bit-Zahlen darin; `player` bist du. Zeiten sind in UTC. Plätze zählen ab 1. Ereignisse einer Partie: p ist ein Zug, o ein ausgeschiedener Platz, e ein Ende, das nicht auf dem Brett entschieden wurde, b zurückgenommene Züge. Jedes hat seine Zeit in Millisekunden seit 1970.
privacy-question = ⚠️ **Alle deine persönlichen Daten löschen?** Das lässt sich nicht rückgängig machen.
privacy-resigns = • { $count ->
    [one] Du gibst deine laufende Partie auf: { $codes }.
   *[other] Du gibst deine { $count } laufenden Partien auf: { $codes }.
}
privacy-leaves = • { $count ->
    [one] Du verlässt die offene Herausforderung { $codes }.
   *[other] Du verlässt { $count } offene Herausforderungen: { $codes }.
}
privacy-stays = • Beendete Partien bleiben, denn sie gehören auch deinen Gegnern. Dein Name steht dann nicht mehr darin.
    • Du verschwindest aus allen Ranglisten. Kommst du zurück, fängst du ganz neu an.
    • Gelöschte Daten verschwinden innerhalb eines Tages von der Festplatte. Nachrichten in Kanälen gehören Discord und bleiben. Backups des Bot-Betreibers können noch eine Weile bestehen.
privacy-deleted = Erledigt. Deine Daten sind gelöscht.
privacy-kept = OK, es wurde nichts gelöscht.
button-privacy-export = Daten herunterladen
button-privacy-delete = Daten löschen…
button-privacy-delete-yes = Endgültig löschen
button-privacy-delete-no = Daten behalten
