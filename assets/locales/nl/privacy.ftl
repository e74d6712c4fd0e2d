# What is stored about a person.

privacy-title = **Wat ik over je bewaar**
privacy-account = • Je Discord-account en de naam ervan, { $name }, zodat bij partijen te zien is wie er speelt.{ $face ->
    [yes] {" "}En de bestandsnaam van je profielfoto.
   *[no] { "" }
}
privacy-games = • Partijen: { $running } lopend, { $ended } afgelopen. Open uitdagingen: { $open }. Ik bewaar elke zet met de tijd ervan, en wat elke partij met ratings en ranglijsten deed.
privacy-settings = • Je instellingen{ $has_zone ->
    [yes] {" "}met de tijdzone { $zone }
   *[no] { "" }
}. Keren afwezig: { $away }. Personen op je blokkeerlijst: { $blocked }.
privacy-study = • Spellen waarin je de computer hebt verslagen: { $beaten }. Opgeloste puzzels: { $puzzles }.
privacy-notes = • Privénotities bij partijen: { $count }. Alleen jij ziet ze.
privacy-plans = • Plannen in lopende partijen: { $count }. Alleen jij ziet ze.
privacy-cups = • Toernooien waarvoor je je hebt ingeschreven: { $count }.
privacy-more = Ik lees geen berichten. Je kunt dit allemaal downloaden, precies zoals ik het bewaar.
privacy-nothing = Ik bewaar niets over je.
privacy-exported = Wat ik over je bewaar, als JSON. Mensen zijn daarin nummers; `player` ben jij.{ $cut ->
    [0] { "" }
    [one] {" "}De zetten van je oudste partij ontbreken, zodat het bestand klein genoeg is voor Discord.
   *[other] {" "}De zetten van je { $cut } oudste partijen ontbreken, zodat het bestand klein genoeg is voor Discord. Vraag de beheerder van deze bot erom.
}
privacy-file = Wat er over je wordt bewaard. Mensen zijn nummers van 64 bits; `player` ben jij. Tijden zijn in UTC. Plaatsen tellen vanaf 1. Gebeurtenissen van een partij: p is een zet, o een plaats die is uitgevallen, e een einde dat niet op het bord is beslist, b zetten die zijn teruggenomen. Elk heeft zijn tijd in milliseconden sinds 1970.
privacy-question = ⚠️ **Al je persoonlijke gegevens wissen?** Dit kun je niet ongedaan maken.
privacy-resigns = • { $count ->
    [one] Je geeft je lopende partij op: { $codes }.
   *[other] Je geeft je { $count } lopende partijen op: { $codes }.
}
privacy-leaves = • { $count ->
    [one] Je verlaat de open uitdaging { $codes }.
   *[other] Je verlaat { $count } open uitdagingen: { $codes }.
}
privacy-stays = • Afgelopen partijen blijven, want ze zijn ook van je tegenstanders. Je naam staat er dan niet meer in.
    • Je verdwijnt uit alle ranglijsten. Kom je terug, dan begin je helemaal opnieuw.
    • Gewiste gegevens zijn binnen een dag van de schijf. Berichten in kanalen zijn van Discord en blijven. Back-ups van de beheerder van deze bot kunnen nog een tijdje blijven.
privacy-deleted = Gedaan. Je gegevens zijn gewist.
privacy-kept = Oké, er is niets gewist.
button-privacy-export = Gegevens downloaden
button-privacy-delete = Gegevens wissen…
button-privacy-delete-yes = Definitief wissen
button-privacy-delete-no = Gegevens bewaren
