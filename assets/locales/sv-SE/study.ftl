# Lessons and puzzles.

lesson-title = 🎓 **Lektion { $number } av { $all }.** { $text }
lesson-ask-step = Du spelar ⚪ Vit, från hörnet nere till höger till det uppe till vänster, vars rutor är inramade. En pjäs tar ett steg till en grannruta, i det här spelet även diagonalt. Välj en pjäs, och det steg som tar den närmast målet.
lesson-right-step = Ett diagonalt steg räknas som två.
lesson-wrong-step = Det är tillåtet, men ett annat steg tar pjäsen närmare.
lesson-ask-jump = I stället för att ta ett steg får en pjäs hoppa över en granne, oavsett vems den är, till den tomma rutan rakt bakom. Inget slås ut. Hoppa med den här pjäsen.
lesson-right-jump = Två rutor i ett drag, och pjäsen du hoppade över står kvar.
lesson-wrong-jump = Det är ett steg. Leta efter en granne med en tom ruta rakt bakom.
lesson-ask-chain = Ett hopp får följas av fler hopp i samma drag, åt vilka håll som helst. Ta reda på vart pjäsen kommer med flest hopp.
lesson-right-chain = Tre hopp i ett drag. Det är långa hoppkedjor som vinner partier.
lesson-wrong-chain = Det finns en längre kedja: leta vid varje landning efter nästa pjäs att hoppa över.
lesson-ask-ladder = Kedjor byggs: pjäser med luckor emellan är en stege för dem bakom. Hitta draget som ger dig en kedja på minst fyra hopp till nästa drag, vad Svart än gör.
lesson-right-ladder = Ett stillsamt drag, och nästa går över halva brädet.
lesson-wrong-ladder = Efter det kan Svart ta bort den långa kedjan, eller så finns det ingen. Leta efter pinnen som saknas i din stege.
lesson-ask-home = Enligt de här reglerna förlorar den som har pjäser i boet efter runda 30, och det här är runda 30. Hitta draget som räddar partiet.
lesson-right-home = Boet är tomt. Jag varnar dig under brädet innan en sådan kontroll kommer.
lesson-wrong-home = En pjäs är kvar i boet, och då förlorar du direkt, hur långt före du än ligger.
lesson-ask-block = Se efter vad Svart kan göra härnäst. Välj det drag som gör Svarts bästa drag så kort som möjligt.
lesson-right-block = Svarts stege är borta, och din pjäs är dessutom på väg.
lesson-wrong-block = Svart har fortfarande ett längre drag. Ställ dig där kedjan landar, eller ta undan pjäsen som den hoppar över.
lesson-ask-race = Ingen är i vägen längre: nu är det en kapplöpning. Hitta första draget på den väg som fyller ditt mål på minst antal drag.
lesson-right-race = Ibland går det fortare med ett steg åt sidan: det blir en bro för nästa pjäs.
lesson-wrong-race = Det tar ett drag till. Räkna drag, inte steg: leta efter en väg där en pjäs hjälper en annan.
lesson-ask-count = Du spelar ⚫ Svart, och det här är sista draget i runda 80. Enligt de här reglerna slutar partiet efter det, och den som behöver färre enkla steg till mål vinner. Vit behöver 3. Vinn.
lesson-right-count = Två steg kvar mot tre. Det var sista lektionen: `/halma challenge computer:2` är ett bra nästa parti.
lesson-wrong-count = Du behöver fortfarande lika många steg som Vit, eller fler. Kom ihåg vad ett diagonalt steg är värt.
study-right = ✅ **{ $route }**: rätt! { $text }
study-wrong = ❌ **{ $route }**: inte än. { $text }
study-none = En sådan lektion eller ett sådant pussel finns inte.
study-stone = { $number }: pjäsen på { $cell }
study-target = { $number }: till { $cell }
menu-study-stone = Vilken pjäs?
menu-study-target = Vart? Ditt val spelas direkt
button-study-stones = En annan pjäs
button-study-again = Försök igen
button-next-lesson = Nästa lektion
button-solve = Lös det
puzzle-ask-chain = Hitta den längsta hoppkedjan.
puzzle-ask-build = Ditt mål går att fylla på { $moves } egna drag; ingen är i vägen. Hitta det första: inget annat räcker.
puzzle-ask-home = Efter den här rundan får ingen pjäs stå i boet. Bara ett drag räddar dig.
puzzle-right = Det är det enda rätta svaret.
puzzle-wrong = Det finns ett bättre.
puzzle-streak = { $tries ->
    [one] Löst på första försöket!
   *[other] Löst på försök { $tries }.
} 🔥 { $days ->
    [one] En dag
   *[other] { $days } dagar i rad
}, som bäst { $best }.
