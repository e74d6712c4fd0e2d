# Cups: leagues and tournaments over days.

command-halma-cup = Cuper och serier över flera dagar
cup-new = Starta en cup på servern (moderatorer)
cup-challenge = Utmana någon på stegen
cup-join = Anmäl dig till en cup
cup-leave = Lämna en cup
cup-table = Visa tabellen för en cup
cup-games = Visa dina partier i en cup
cup-list = Serverns cuper
cup-start = Stäng anmälan nu och börja (arrangören)
cup-put-off = Låt anmälan stänga senare (arrangören)
cup-correct = Bestäm hur ett parti räknas (arrangören)
cup-remove = Ta bort någon från en cup (arrangören)
cup-call-off = Ställ in en cup (arrangören)
option-cup-new-name = Cupens namn
option-cup-new-kind = Vilka som möter varandra
option-cup-new-game = Vilket spel (standard: serverns)
option-cup-new-days = Dagar tills anmälan stänger (standard: 7)
option-cup-new-rounds = Ronder, om det är flera (standard: 5, vid bord 3)
option-cup-new-threads = Varje parti i en egen tråd
option-cup-challenge-player = Vem: högst tre steg bort
option-cup-challenge-cup = Vilken cup
option-cup-join-cup = Vilken cup
option-cup-leave-cup = Vilken cup
option-cup-table-cup = Vilken cup
option-cup-games-cup = Vilken cup
option-cup-start-cup = Vilken cup
option-cup-put-off-days = Hur många dagar senare
option-cup-put-off-cup = Vilken cup
option-cup-correct-game = Partiets kod
option-cup-correct-winner = Vem som vinner (tomt: remi)
option-cup-correct-cup = Vilken cup
option-cup-remove-cup = Vilken cup
option-cup-remove-player = Vem
option-cup-call-off-cup = Vilken cup
cup-kind-round-robin = Alla möter alla (3–8 personer)
cup-kind-league = Grupper om ungefär fem (minst 9 personer)
cup-kind-swiss = Ronder mot jämbördiga (minst 8 personer)
cup-kind-stairs = Stege: utmana varandra, utan slut (minst 4 personer)
cup-kind-tables = Bord för 3, 4 eller 6 (7–49 personer)

button-cup-join = Gå med
button-cup-in = Jag är med
button-cup-name = Namnge och utlys
button-cup-small = Börja med dem som är med
button-cup-leave = Lämna
button-cup-table = Tabell
button-cup-games = Mina partier

cup-panel = En cup för den här kanalen: { $game }. Välj det du vill och ge den sedan ett namn.
menu-cup-days = Hur länge kan man anmäla sig?
cup-panel-days = Anmälan stänger om { $days ->
    [one] { $days } dag
   *[other] { $days } dagar
}
cup-name-proposed = { $game } Cup
cup-announced = 🏆 **{ $name }**: { $game }. { $kind }.
cup-until = Anmälan stänger: { $at }. Två dagar innan frågar jag vilka som spelar.
cup-lasts = { $rounds ->
    [0] Den pågår i högst { $days } dagar.
   *[other] Den har { $rounds } ronder på högst { $days } dagar var.
}
cup-lasts-tables = Den har upp till { $rounds } ronder på högst { $days } dagar var, och sedan ett finalbord för de bästa.
cup-lasts-stairs = Utmana någon högst tre steg bort med `/halma-cup challenge`. En vinst är ett steg upp, en förlust ett steg ner.
cup-lasts-league = En säsong pågår i högst { $days } dagar. I varje grupp åker en upp och en ner, och sedan kommer nästa säsong.
cup-todo = Alla partier i en rond börjar samtidigt. Tid: { $clock }.
cup-draw = Lottningen går att kontrollera. Hemlighetens SHA-256: `{ $commitment }`.
cup-entered = Du är med i **{ $name }**. Anmälda hittills: { $count ->
    [one] bara du
   *[other] { $count }
}. Börjar: { $at }. Två dagar innan frågar jag om du spelar.
cup-entered-stairs = Du står på stegen i **{ $name }**. Utmana någon med `/halma-cup challenge`.
cup-confirmed = Du spelar i **{ $name }**. Börjar: { $at }.
cup-left = Du har lämnat **{ $name }**.
cup-removed = { $who } är inte längre med i **{ $name }**.
cup-started = Anmälan till **{ $name }** är stängd. Första ronden börjar strax.
cup-none = Det finns inga cuper på servern. En moderator kan starta en med `/halma-cup new`.
cup-which = Vilken cup? Ange den med alternativet `cup`.
cup-list-line = **{ $name }** · { $state }
cup-state-entry = anmälan stänger { $at }
cup-state-open = anmälan alltid öppen
cup-state-closed = börjar strax
cup-state-running = rond { $round }
cup-state-rounds = rond { $round } av { $rounds }
cup-state-season = säsong { $season }
cup-state-over = avslutad
cup-state-called-off = inställd

cup-call-in = 🏆 **{ $name }** börjar snart: { $at }. Spelar du? Tryck på **Jag är med** innan dess, annars får du stå över. { $people }
cup-too-few = 🏆 **{ $name }** börjar inte än. Spelare: { $count } av minst { $least }. Anmälan förlängs och stänger { $at }. { $who } kan ställa in cupen med `/halma-cup call-off`.
cup-put-off-done = Anmälan till **{ $name }** stänger: { $at }. Jag meddelar det i kanalen.
cup-corrected-done = Klart. Jag meddelar det i kanalen.
cup-new-date = 🏆 Anmälan till **{ $name }** stänger senare: { $at }.
cup-won = 🏆 **{ $name }**: enligt arrangörens beslut vann { $who } ett parti mot { $people }.
cup-drawn = 🏆 **{ $name }**: enligt arrangörens beslut slutade ett parti remi: { $people }.
cup-closed = 🏆 Anmälan till **{ $name }** är stängd: { $count } personer spelar. Lottningen kommer strax.
cup-round-begun = 🏆 **{ $name }**, rond { $round }: partierna börjar nu. Sista dagen: { $day }. { $people }
cup-final-begun = 🏆 **{ $name }**: finalbordet för de bästa börjar nu. Sista dagen: { $day }. { $people }
cup-open = Gå med när du vill, och lämna när du vill.
cup-todo-stairs = Tid: { $clock }. Du kan ha ett parti som du har bett om och ett som någon annan har bett dig om.
cup-month-begun = 🏆 **{ $name }**: en ny månad börjar, och tomma steg försvinner.
cup-challenged = Ditt parti mot { $who } börjar strax.
cup-season-begun = 🏆 **{ $name }**, säsong { $round }: partierna börjar nu. Sista dagen: { $day }. { $people }
cup-later = 🏆 **{ $name }**: jag var borta ett tag, så den här ronden blir längre. Ny sista dag: { $day }.
cup-season-over = 🏆 **{ $name }**: säsong { $season } är slut. Grattis, { $who }! Nästa säsong börjar: { $at }. Två dagar innan frågar jag er alla om ni spelar, och fler kan gå med.
cup-season-group = Grupp { $group }: { $who }
cup-byes = Utan parti den här ronden: { $people }.
cup-lots = Lottningens hemlighet: `{ $secret }`.
cup-over = 🏆 **{ $name }** är slut. Grattis, { $who }!
cup-over-empty = 🏆 **{ $name }** är slut.
cup-called-off = 🏆 Cupen **{ $name }** är inställd. Pågående partier fortsätter.

cup-table-title = 🏆 **{ $name }** · { $state }
cup-table-nobody = Ingen har anmält sig än.
cup-table-people = Med hittills: { $people }
cup-table-group = **Grupp { $group }**
cup-row = { $place }. { $who }: { $points }
cup-row-decided = { $place }. { $who }: { $points } ({ $by })
cup-decided-final = finalbord
cup-decided-direct = inbördes möten
cup-decided-sonneborn-berger = starkare motståndare
cup-decided-margin = jämnare partier
cup-decided-on-time = färre förluster på tid
cup-table-number = Nr { $id } för `halma cup export`
cup-games-none = Du har inga partier i **{ $name }** än.
cup-games-title = Dina partier i **{ $name }**:
cup-of-final = 🏆 Finalbord
cup-of-season = 🏆 Säsong { $season }
cup-of-rounds = 🏆 Rond { $round } av { $rounds }

refused-no-such-cup = Det finns ingen sådan cup på servern. `/halma-cup list` visar vilka som finns.
refused-cup-time = I en cup får ingen extra tid: alla andra väntar på att ronden ska ta slut.
refused-cup-moderators = Här är det bara moderatorer som startar cuper. Fråga dem, eller hitta en cup med `/halma-cup list`.
refused-not-the-organizer = Det kan bara arrangören och moderatorer göra. Du kan själv lämna en cup med `/halma-cup leave`.
refused-entry-closed = Anmälan till den här cupen är stängd. Håll utkik efter nästa.
refused-no-cup-game = Det finns inget parti med den koden i cupen. **Mina partier** visar koderna.
refused-not-in-cup = Den personen är inte med i cupen.
refused-cup-full = Cupen är full. Håll utkik efter nästa.
refused-too-many-cups = Servern kan inte ha fler cuper. Vänta tills en är slut, eller ställ in en.
refused-cup-over = Cupen är slut. `/halma-cup list` visar de andra.
refused-too-few-in-cup = Anmälda: { $people }. Den här formen kräver minst { $least }. Vänta på fler.
refused-not-on-stairs = Ni måste båda stå på stegen: tryck på **Gå med** under cupens meddelande.
refused-no-stairs = I den här cupen bestämmer jag vilka som möts. **Mina partier** visar dina.
refused-stairs-yourself = Du kan inte utmana dig själv. Välj någon annan i **Tabell**.
refused-stairs-too-far = Ni står { $steps } steg från varandra. Välj någon högst 3 steg bort.
refused-stairs-out = Du har redan ett pågående parti som du bad om. Spela klart det först.
refused-stairs-in = Den personen har redan ett pågående parti som någon bad om. Välj någon annan.
refused-stairs-again = Ni har precis mött varandra. Du kan utmana igen om { $days ->
    [one] { $days } dag
   *[other] { $days } dagar
}.
refused-stairs-unseen = Den personen har inte varit här på { $days } dagar. Välj någon annan.
refused-not-in-cups = Det spelet passar inte den här formen. Vid bord spelas spel för 3, 4 eller 6, annars spel för två.
refused-cup-name = Ge cupen ett namn på högst { $most } tecken.
