# Cups: leagues and tournaments over days.

command-halma-cup = Toernooien en competities van meerdere dagen
cup-new = Begin een toernooi op deze server (moderators)
cup-challenge = Daag iemand uit op de ladder
cup-join = Schrijf je in voor een toernooi
cup-leave = Verlaat een toernooi
cup-table = Bekijk de stand van een toernooi
cup-games = Bekijk je partijen in een toernooi
cup-list = De toernooien van deze server
cup-start = Sluit de inschrijving nu en begin (organisatie)
cup-put-off = Laat de inschrijving later sluiten (organisatie)
cup-correct = Bepaal hoe een partij telt (organisatie)
cup-remove = Haal iemand uit een toernooi (organisatie)
cup-call-off = Gelast een toernooi af (organisatie)
option-cup-new-name = Naam van het toernooi
option-cup-new-kind = Wie tegen wie speelt
option-cup-new-game = Welk spel (standaard: dat van de server)
option-cup-new-days = Dagen tot de inschrijving sluit (standaard: 7)
option-cup-new-rounds = Rondes, als het er meer zijn (standaard: 5, aan tafels 3)
option-cup-new-threads = Elke partij in een eigen thread
option-cup-challenge-player = Wie: hoogstens drie treden van je af
option-cup-challenge-cup = Welk toernooi
option-cup-join-cup = Welk toernooi
option-cup-leave-cup = Welk toernooi
option-cup-table-cup = Welk toernooi
option-cup-games-cup = Welk toernooi
option-cup-start-cup = Welk toernooi
option-cup-put-off-days = Hoeveel dagen later
option-cup-put-off-cup = Welk toernooi
option-cup-correct-game = Code van de partij
option-cup-correct-winner = Wie wint (leeg: remise)
option-cup-correct-cup = Welk toernooi
option-cup-remove-cup = Welk toernooi
option-cup-remove-player = Wie
option-cup-call-off-cup = Welk toernooi
cup-kind-round-robin = Iedereen tegen iedereen (3 tot 8 mensen)
cup-kind-league = Groepen van ongeveer vijf (vanaf 9 mensen)
cup-kind-swiss = Rondes tegen gelijken (vanaf 8 mensen)
cup-kind-stairs = Ladder: elkaar uitdagen, zonder einde (vanaf 4 mensen)
cup-kind-tables = Tafels van 3, 4 of 6 (7 tot 49 mensen)

button-cup-join = Meedoen
button-cup-in = Ik doe mee
button-cup-name = Naam geven en aankondigen
button-cup-small = Beginnen met wie er is
button-cup-leave = Verlaten
button-cup-table = Stand
button-cup-games = Mijn partijen

cup-panel = Een toernooi voor dit kanaal: { $game }. Kies wat je wilt en geef het dan een naam.
menu-cup-days = Hoelang kan men zich inschrijven?
cup-panel-days = Inschrijving sluit over { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}
cup-name-proposed = { $game } Cup
cup-announced = 🏆 **{ $name }**: { $game }. { $kind }.
cup-until = Inschrijving sluit: { $at }. Twee dagen ervoor vraag ik wie er speelt.
cup-lasts = { $rounds ->
    [0] Het duurt hoogstens { $days } dagen.
   *[other] Er zijn { $rounds } rondes van elk hoogstens { $days } dagen.
}
cup-lasts-tables = Er zijn hoogstens { $rounds } rondes van elk hoogstens { $days } dagen, en daarna een finaletafel met de besten.
cup-lasts-stairs = Daag met `/halma-cup challenge` iemand uit die hoogstens drie treden van je af staat. Winst is een trede omhoog, verlies een trede omlaag.
cup-lasts-league = Een seizoen duurt hoogstens { $days } dagen. Uit elke groep gaat er een omhoog en een omlaag, en dan komt het volgende seizoen.
cup-todo = Alle partijen van een ronde beginnen tegelijk. Bedenktijd: { $clock }.
cup-draw = De loting is te controleren. SHA-256 van het geheim: `{ $commitment }`.
cup-entered = Je doet mee aan **{ $name }**. Inschrijvingen tot nu toe: { $count ->
    [one] alleen de jouwe
   *[other] { $count }
}. Begin: { $at }. Twee dagen ervoor vraag ik of je speelt.
cup-entered-stairs = Je staat op de ladder van **{ $name }**. Daag iemand uit met `/halma-cup challenge`.
cup-confirmed = Je speelt mee in **{ $name }**. Begin: { $at }.
cup-left = Je hebt **{ $name }** verlaten.
cup-removed = { $who } doet niet meer mee aan **{ $name }**.
cup-started = De inschrijving voor **{ $name }** is gesloten. De eerste ronde begint zo.
cup-none = Op deze server zijn geen toernooien. Een moderator kan er een beginnen met `/halma-cup new`.
cup-which = Welk toernooi? Kies het met de optie `cup`.
cup-list-line = **{ $name }** · { $state }
cup-state-entry = inschrijving sluit { $at }
cup-state-open = inschrijving altijd open
cup-state-closed = begint zo
cup-state-running = ronde { $round }
cup-state-rounds = ronde { $round } van { $rounds }
cup-state-season = seizoen { $season }
cup-state-over = afgelopen
cup-state-called-off = afgelast

cup-call-in = 🏆 **{ $name }** begint binnenkort: { $at }. Speel je mee? Tik op tijd op **Ik doe mee**, anders val je af. { $people }
cup-too-few = 🏆 **{ $name }** begint nog niet. Deelnemers: { $count } van minstens { $least }. De inschrijving is verlengd en sluit { $at }. { $who } kan het toernooi afgelasten met `/halma-cup call-off`.
cup-put-off-done = De inschrijving voor **{ $name }** sluit: { $at }. Ik meld het in het kanaal.
cup-corrected-done = Klaar. Ik meld het in het kanaal.
cup-new-date = 🏆 De inschrijving voor **{ $name }** sluit later: { $at }.
cup-won = 🏆 **{ $name }**: de organisatie heeft een partij beslist. { $who } wint van { $people }.
cup-drawn = 🏆 **{ $name }**: de organisatie heeft een partij beslist. Het is remise: { $people }.
cup-closed = 🏆 De inschrijving voor **{ $name }** is gesloten: { $count } mensen spelen mee. De indeling volgt.
cup-round-begun = 🏆 **{ $name }**, ronde { $round }: de partijen beginnen nu. Laatste dag: { $day }. { $people }
cup-final-begun = 🏆 **{ $name }**: de finaletafel met de besten begint nu. Laatste dag: { $day }. { $people }
cup-open = Doe mee wanneer je wilt, en stop wanneer je wilt.
cup-todo-stairs = Bedenktijd: { $clock }. Je kunt één partij hebben waar jij om vroeg en één waar een ander je om vroeg.
cup-month-begun = 🏆 **{ $name }**: er begint een nieuwe maand, en lege treden verdwijnen.
cup-challenged = Je partij tegen { $who } begint zo.
cup-season-begun = 🏆 **{ $name }**, seizoen { $round }: de partijen beginnen nu. Laatste dag: { $day }. { $people }
cup-later = 🏆 **{ $name }**: ik was een tijdje weg, dus deze ronde duurt langer. Nieuwe laatste dag: { $day }.
cup-season-over = 🏆 **{ $name }**: seizoen { $season } is afgelopen. Gefeliciteerd, { $who }! Begin van het volgende seizoen: { $at }. Twee dagen ervoor vraag ik jullie allemaal of jullie spelen, en anderen kunnen erbij komen.
cup-season-group = Groep { $group }: { $who }
cup-byes = Zonder partij in deze ronde: { $people }.
cup-lots = Het geheim van de loting: `{ $secret }`.
cup-over = 🏆 **{ $name }** is afgelopen. Gefeliciteerd, { $who }!
cup-over-empty = 🏆 **{ $name }** is afgelopen.
cup-called-off = 🏆 **{ $name }** is afgelast. Lopende partijen gaan door.

cup-table-title = 🏆 **{ $name }** · { $state }
cup-table-nobody = Er heeft zich nog niemand ingeschreven.
cup-table-people = Doet tot nu toe mee: { $people }
cup-table-group = **Groep { $group }**
cup-row = { $place }. { $who }: { $points }
cup-row-decided = { $place }. { $who }: { $points } ({ $by })
cup-decided-final = finaletafel
cup-decided-direct = onderling resultaat
cup-decided-sonneborn-berger = sterkere tegenstanders
cup-decided-margin = krappere partijen
cup-decided-on-time = minder vaak op tijd verloren
cup-table-number = Nr. { $id } voor `halma cup export`
cup-games-none = Je hebt nog geen partijen in **{ $name }**.
cup-games-title = Je partijen in **{ $name }**:
cup-of-final = 🏆 Finaletafel
cup-of-season = 🏆 Seizoen { $season }
cup-of-rounds = 🏆 Ronde { $round } van { $rounds }

refused-no-such-cup = Dat toernooi is er niet op deze server. `/halma-cup list` toont wat er is.
refused-cup-time = In een toernooi krijgt niemand extra tijd: alle anderen wachten op het einde van de ronde.
refused-cup-moderators = Hier beginnen alleen moderators toernooien. Vraag het een van hen, of zoek er een met `/halma-cup list`.
refused-not-the-organizer = Dat kunnen alleen de organisator en moderators. Zelf kun je een toernooi verlaten met `/halma-cup leave`.
refused-entry-closed = De inschrijving voor dit toernooi is gesloten. Wacht op het volgende.
refused-no-cup-game = Dit toernooi heeft geen partij met die code. **Mijn partijen** toont de codes.
refused-not-in-cup = Die persoon doet niet mee aan dit toernooi.
refused-cup-full = Dit toernooi is vol. Wacht op het volgende.
refused-too-many-cups = Meer toernooien kan deze server niet hebben. Wacht tot er een is afgelopen, of gelast er een af.
refused-cup-over = Dit toernooi is afgelopen. `/halma-cup list` toont de andere.
refused-too-few-in-cup = Inschrijvingen: { $people }. Deze vorm vraagt er minstens { $least }. Wacht op meer spelers.
refused-not-on-stairs = Jullie moeten allebei op de ladder staan: tik op **Meedoen** onder het bericht van het toernooi.
refused-no-stairs = In dit toernooi bepaal ik wie tegen wie speelt. **Mijn partijen** toont de jouwe.
refused-stairs-yourself = Je kunt jezelf niet uitdagen. Kies iemand anders uit **Stand**.
refused-stairs-too-far = Jullie staan { $steps } treden uit elkaar. Kies iemand die hoogstens 3 treden van je af staat.
refused-stairs-out = Er loopt al een partij waar jij om vroeg. Maak die eerst af.
refused-stairs-in = Die persoon speelt al een partij waar iemand om vroeg. Kies iemand anders.
refused-stairs-again = Jullie hebben net tegen elkaar gespeeld. Opnieuw uitdagen kan over { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}.
refused-stairs-unseen = Die persoon is hier al { $days } dagen niet geweest. Kies iemand anders.
refused-not-in-cups = Dat spel past niet bij deze vorm. Aan tafels speel je spellen voor 3, 4 of 6, anders spellen voor twee.
refused-cup-name = Geef het toernooi een naam van hoogstens { $most } tekens.
