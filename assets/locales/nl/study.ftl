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
puzzle-days-7 = 🎉 Een hele week puzzels!
puzzle-days-30 = 🎉 Dertig dagen op rij. Dat is een gewoonte.
puzzle-days-100 = 💯 Honderd dagen op rij. Ongelooflijk!
puzzle-skips = { $skipped ->
    [one] Je hebt een dag gemist, maar
   *[other] Je hebt { $skipped } dagen gemist, maar
} twee dagen per maand zijn vrij. { $left ->
    [0] Deze maand heb je er geen meer over.
    [one] Deze maand heb je er nog één over.
   *[other] Deze maand heb je er nog { $left } over.
}
puzzle-shared = 🧩 { $who } heeft de puzzel van vandaag opgelost
    { $tries ->
        [one] ✅ in één keer
       *[other] ✅ bij poging { $tries }
    }
    🔥 { $days ->
        [one] één dag
       *[other] { $days } dagen op rij
    }
puzzle-share-old = Dat was de puzzel van een andere dag. `/halma-study puzzle` toont die van vandaag.
march-title = 🥾 **Tocht { $number }**. Breng je { $stones } stenen naar het omlijnde doel, zonder tegenstander en in zo weinig mogelijk zetten. Het best mogelijke is { $par }.
march-so-far = { $moves ->
    [one] Tot nu toe: één zet.
   *[other] Tot nu toe: { $moves } zetten.
}
march-misfit = Ik kan `{ $word }` hier niet spelen. Een zet ziet er zo uit: `{ $example }`, met een spatie voor de volgende.
march-finished = 🏁 **Tocht { $number }**: in { $moves } zetten aan de overkant. Het best mogelijke is { $par }.
march-perfect = 🏆 Niemand kan het in minder!
march-best = Je beste resultaat vandaag: { $moves }.
march-shared = 🥾 tocht { $number }: { $moves }/{ $par } · { $who }
march-share-old = Dat was de tocht van een andere dag. `/halma-study march` toont die van vandaag.
march-way = Een route in { $par } zetten: `{ $moves }`
march-table = 🥾 **Tocht { $number }** op deze server (het best mogelijke is { $par }):
march-table-empty = Niemand hier heeft tocht { $number } al gedeeld.
march-rank = { $place }. { $who } · { $moves }
march-yesterday = Gedeelde resultaten van tocht { $number }:
button-march = Tocht
button-march-back = Zet terug
button-march-again = Opnieuw
button-march-way = Beste route tonen
button-march-table = Tabel
modal-march-title = Tocht { $number }
modal-march-field = Je volgende zetten, met spaties ertussen
