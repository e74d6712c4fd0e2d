# Lessons and puzzles.

lesson-title = 🎓 **Les { $number } van { $all }.** { $text }
lesson-ask-step = Je speelt ⚪ Wit: van de hoek rechtsonder naar de omlijnde hoek linksboven. Een steen stapt naar een veld ernaast, in dit spel ook diagonaal. Kies een steen, en dan de stap die hem het dichtst bij het doel brengt.
lesson-right-step = Een diagonale stap telt voor twee.
lesson-wrong-step = Het mag, maar een andere stap brengt de steen dichterbij.
lesson-ask-jump = In plaats van te stappen kan een steen over één steen springen, van wie dan ook, naar het vrije veld er recht achter. Er wordt nooit geslagen. Spring met deze steen.
lesson-right-jump = Twee velden in één zet, en de steen waar je overheen sprong, blijft staan.
lesson-wrong-jump = Dat is een stap. Zoek een buursteen met een vrij veld er recht achter.
lesson-ask-chain = Na een sprong mag dezelfde steen verderspringen, in elke richting. Zoek de zet met de meeste sprongen.
lesson-right-chain = Drie sprongen in één zet. Met lange reeksen win je partijen.
lesson-wrong-chain = Er is een langere reeks. Zoek na elke landing de volgende steen om overheen te springen.
lesson-ask-ladder = Reeksen kun je bouwen: stenen met gaten ertussen zijn een ladder voor de stenen erachter. Zoek de zet die je voor de volgende beurt een reeks van vier of meer sprongen geeft, wat Zwart ook doet.
lesson-right-ladder = Een rustige zet, en de volgende gaat over het halve bord.
lesson-wrong-ladder = Daarna is er geen lange reeks, of Zwart kan die breken. Zoek de sport die nog in je ladder ontbreekt.
lesson-ask-home = In dit spel verlies je als je na ronde 30 nog een steen in je kamp hebt, en dit is ronde 30. Zoek de zet die je redt.
lesson-right-home = Je kamp is leeg. In je partijen waarschuw ik je onder het bord als zo’n controle eraan komt.
lesson-wrong-home = Je hebt nog een steen in je kamp, dus je verliest, hoe ver je ook voorligt.
lesson-ask-block = Kijk wat Zwart hierna kan doen. Kies de zet die de beste zet van Zwart zo kort mogelijk maakt.
lesson-right-block = De ladder van Zwart is weg, en je steen is ook nog op weg.
lesson-wrong-block = Zwart heeft nog een langere zet. Ga staan waar de reeks landt, of haal de steen weg waar die overheen springt.
lesson-ask-race = Niemand staat meer in de weg: het is een race. Zoek de eerste zet van de snelste manier om je doel te vullen.
lesson-right-race = Soms is een stap opzij sneller: zo maak je een brug voor de volgende steen.
lesson-wrong-race = Dat duurt langer. Tel zetten, geen stappen: zoek een manier waarop de ene steen de andere helpt.
lesson-ask-count = Je speelt ⚫ Zwart, en dit is de laatste zet van ronde 80. Daarna is de partij afgelopen en wint wie de minste stappen te gaan heeft. Wit heeft er nog 3. Win!
lesson-right-count = Twee stappen te gaan tegen drie. Dat was de laatste les! Probeer nu eens `/halma play computer:2`.
lesson-wrong-count = Je hebt nog evenveel stappen te gaan als Wit, of meer. Bedenk wat een diagonale stap waard is.
study-right = ✅ **{ $route }**: goed! { $text }
study-wrong = ❌ **{ $route }**: net niet. { $text }
study-none = Die les of puzzel kan ik niet vinden. `/halma-study learn` toont de lessen.
study-stone = { $number }: de steen op { $cell }
study-target = { $number }: naar { $cell }
menu-study-stone = Welke steen?
menu-study-target = Waarheen? Je keuze wordt meteen gespeeld
button-study-stones = Andere steen
button-study-again = Opnieuw proberen
button-next-lesson = Volgende les
button-solve = Oplossen
puzzle-game = { $diagonals ->
    [on] { $game }, met diagonalen
    [off] { $game }, zonder diagonalen
   *[none] { $game }
}
puzzle-title = 🧩 **Puzzel van de dag** · { $game }. Je speelt { $color }. { $text }
puzzle-of-the-day = 🧩 **Puzzel van de dag** · { $game }. { $color } is aan zet. { $text }
study-alt = { $color } is aan zet, van het kamp ({ $home }) naar het doel ({ $goal }). Stenen die een zet kunnen doen: { $stones }.
puzzle-ask-chain = Zoek de langste sprongenreeks.
puzzle-ask-build = Je kunt je doel in { $moves } zetten vullen, en niemand staat in de weg. Zoek de eerste: er is er maar één snel genoeg.
puzzle-ask-home = Je verliest als er na deze ronde nog een steen in je kamp staat. Slechts één zet redt je.
puzzle-right = Dat is het enige goede antwoord.
puzzle-wrong = Er is een betere.
puzzle-streak = { $tries ->
    [one] In één keer opgelost!
   *[other] Opgelost bij poging { $tries }.
} 🔥 { $days ->
    [one] Eén dag
   *[other] { $days } dagen op rij
}, record: { $best }.
