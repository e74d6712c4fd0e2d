# Lessons and puzzles.

lesson-title = 🎓 **Les { $number } van { $all }.** { $text }
lesson-ask-step = Je speelt ⚪ Wit, van de hoek rechtsonder naar de hoek linksboven, waarvan de velden omlijnd zijn. Een steen stapt naar een aangrenzend veld, in dit spel ook diagonaal. Kies een steen, en de stap die hem het dichtst bij het doel brengt.
lesson-right-step = Een diagonale stap telt dubbel.
lesson-wrong-step = Het mag, maar een andere stap brengt de steen dichterbij.
lesson-ask-jump = In plaats van te stappen mag een steen over een buursteen springen, van wie die ook is, naar het lege veld er recht achter. Er wordt niets geslagen. Spring met deze steen.
lesson-right-jump = Twee velden in één zet, en de steen waar je overheen sprong, blijft gewoon staan.
lesson-wrong-jump = Dat is een stap. Zoek een buursteen met een leeg veld er recht achter.
lesson-ask-chain = Na een sprong mogen er in dezelfde zet meer volgen, in alle richtingen. Zoek uit waar deze steen met de meeste sprongen komt.
lesson-right-chain = Drie sprongen in één zet. Met lange reeksen win je partijen.
lesson-wrong-chain = Er is een langere reeks: zoek na elke landing de volgende steen om overheen te springen.
lesson-ask-ladder = Reeksen moet je bouwen: stenen met gaten ertussen zijn een ladder voor de stenen erachter. Zoek de zet waarna je een reeks van minstens vier sprongen hebt, wat Zwart ook doet.
lesson-right-ladder = Een rustige zet, en de volgende gaat over het halve bord.
lesson-wrong-ladder = Daarna kan Zwart je de lange reeks afnemen, of er is er geen. Zoek de sport die nog in je ladder ontbreekt.
lesson-ask-home = Volgens deze regels verliest wie na ronde 30 nog stenen in het kamp heeft, en dit is ronde 30. Zoek de zet die de partij redt.
lesson-right-home = Je kamp is leeg. Onder het bord waarschuw ik je voordat er zo’n controle komt.
lesson-wrong-home = Er blijft een steen in het kamp, en dat verliest meteen, hoe ver je ook voorligt.
lesson-ask-block = Kijk wat Zwart hierna kan doen. Kies de zet waarna de beste zet van Zwart zo weinig mogelijk oplevert.
lesson-right-block = De ladder van Zwart is weg, en je steen komt ook nog vooruit.
lesson-wrong-block = Zwart heeft nog een langere zet. Ga staan waar de reeks landt, of haal de steen weg waar de reeks overheen gaat.
lesson-ask-race = Niemand staat meer in de weg: nu is het een race. Zoek de eerste zet van de weg die je doel in de minste zetten vult.
lesson-right-race = Soms is een stap opzij sneller: die legt een brug voor de volgende steen.
lesson-wrong-race = Dat kost een zet meer. Tel zetten, geen stappen: zoek een weg waarop de ene steen de andere helpt.
lesson-ask-count = Je speelt ⚫ Zwart, en dit is de laatste zet van ronde 80. Volgens deze regels is de partij daarna afgelopen, en wint wie de minste losse stappen naar het doel nodig heeft. Wit heeft er nog 3 nodig. Zoek de winnende zet.
lesson-right-count = Twee stappen te gaan tegen drie. Dat was de laatste les: `/halma challenge computer:2` is een mooie volgende partij.
lesson-wrong-count = Je hebt nog evenveel stappen nodig als Wit, of meer. Bedenk wat een diagonale stap waard is.
study-right = ✅ **{ $route }**: goed! { $text }
study-wrong = ❌ **{ $route }**: nog niet. { $text }
study-none = Zo’n les of puzzel is er niet.
study-stone = { $number }: de steen op { $cell }
study-target = { $number }: naar { $cell }
menu-study-stone = Welke steen?
menu-study-target = Waarheen? Je keuze wordt meteen gespeeld
button-study-stones = Andere steen
button-study-again = Opnieuw proberen
button-next-lesson = Volgende les
button-solve = Oplossen
puzzle-ask-chain = Zoek de langste sprongenreeks.
puzzle-ask-build = Je doel kan in { $moves } eigen zetten worden gevuld; niemand staat in de weg. Zoek de eerste: geen andere is snel genoeg.
puzzle-ask-home = Na deze ronde mag er geen steen meer in het kamp staan. Slechts één zet redt je.
puzzle-right = Dat is het enige goede antwoord.
puzzle-wrong = Er is een betere.
puzzle-streak = { $tries ->
    [one] Bij de eerste poging opgelost!
   *[other] Opgelost bij poging { $tries }.
} 🔥 { $days ->
    [one] Eén dag
   *[other] { $days } dagen op rij
}, record: { $best }.
