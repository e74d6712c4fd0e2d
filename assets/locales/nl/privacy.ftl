# What is stored about a person.

privacy-title = **Wat ik over je bewaar**
privacy-account = • Je Discord-account, met de naam { $name }{ $face ->
    [yes] {" "}en de naam van je profielfoto
   *[no] { "" }
}, zodat bij partijen te zien is wie er speelt.
privacy-games = • { $running ->
    [0] Geen lopende partijen,
    [one] Eén lopende partij,
   *[other] { $running } lopende partijen,
} { $open ->
    [0] geen open uitdagingen
    [one] één open uitdaging
   *[other] { $open } open uitdagingen
} en { $ended ->
    [0] geen afgelopen partijen,
    [one] één afgelopen partij,
   *[other] { $ended } afgelopen partijen,
} met alle zetten, hun tijden en wat ze met ratings en ranglijsten deden.
privacy-settings = • Je instellingen{ $has_zone ->
    [yes] {" "}met de tijdzone { $zone }
   *[no] { "" }
}; { $away ->
    [0] geen afwezigheid
    [one] één keer afwezigheid
   *[other] { $away } keer afwezigheid
}; door jou geblokkeerd: { $blocked ->
    [0] niemand
    [one] één persoon
   *[other] { $blocked } personen
}.
privacy-study = • Computerniveaus die je hebt verslagen: in { $beaten ->
    [one] één spel
   *[other] { $beaten } spellen
}. Opgeloste puzzels: { $puzzles }.
privacy-more = Ik lees geen berichten. Het bestand bevat deze gegevens woord voor woord.
privacy-nothing = Ik bewaar niets over je.
privacy-exported = Wat ik over je bewaar, als JSON. Mensen zijn daarin nummers; dat van jou staat bij `player`.{ $cut ->
    [0] { "" }
    [one] {" "}Van je oudste partij ontbreken de zetten, anders was het bestand te groot voor Discord.
   *[other] {" "}Van je { $cut } oudste partijen ontbreken de zetten, anders was het bestand te groot voor Discord; de beheerder van deze bot heeft ze.
}
privacy-file = Wat er over je wordt bewaard. Mensen zijn nummers van 64 bits, dat van jou staat bij `player`. Tijden zijn in UTC. Plaatsen tellen vanaf 1. Gebeurtenissen van een partij: p een zet, o een plaats die uitviel, e een einde dat buiten het bord om werd beslist, b zetten die werden teruggenomen, elk met het moment in milliseconden sinds 1970.
privacy-question = ⚠️ **Alles wissen waaruit blijkt wie je bent?** Dit kan niet ongedaan worden gemaakt.
privacy-resigns = • { $count ->
    [one] Je geeft de partij { $codes } op.
   *[other] Je geeft { $count } partijen op: { $codes }.
}
privacy-leaves = • { $count ->
    [one] Je verlaat de open uitdaging { $codes }.
   *[other] Je verlaat { $count } open uitdagingen: { $codes }.
}
privacy-stays = • Afgelopen partijen blijven, want ze zijn ook van je tegenstanders, maar dan met een speler zonder naam.
    • Je verdwijnt uit alle ranglijsten. Kom je terug, dan begin je helemaal opnieuw.
    • Wat gewist is, verdwijnt binnen een dag van de schijf. Berichten in kanalen zijn van Discord en blijven; back-ups die de beheerder van deze bot een tijdje bewaart, kunnen ook blijven.
privacy-deleted = Gedaan: ik ken je niet meer.
privacy-kept = Alles blijft zoals het is.
button-privacy-export = Geef me alles
button-privacy-delete = Mijn gegevens wissen…
button-privacy-delete-yes = Definitief wissen
button-privacy-delete-no = Bewaren
