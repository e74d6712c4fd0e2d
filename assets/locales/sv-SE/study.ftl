# Lessons and puzzles.

lesson-title = 🎓 **Lektion { $number } av { $all }.** { $text }
lesson-ask-step = Du spelar ⚪ Vit: från hörnet nere till höger till det inramade uppe till vänster. En pjäs tar ett steg till en grannruta, i det här spelet även diagonalt. Välj en pjäs, och sedan steget som tar den närmast målet.
lesson-right-step = Ett diagonalt steg är värt två.
lesson-wrong-step = Det är tillåtet, men ett annat steg tar pjäsen närmare.
lesson-ask-jump = I stället för att ta ett steg kan en pjäs hoppa över vilken pjäs som helst till den fria rutan precis bakom. Inga pjäser slås ut. Hoppa med den här pjäsen.
lesson-right-jump = Två rutor i ett drag, och pjäsen du hoppade över står kvar.
lesson-wrong-jump = Det är ett steg. Leta efter en granne med en fri ruta precis bakom.
lesson-ask-chain = Efter ett hopp kan samma pjäs hoppa vidare, åt alla håll. Hitta draget med flest hopp.
lesson-right-chain = Tre hopp i ett drag. Med långa kedjor vinner du partier.
lesson-wrong-chain = Det finns en längre kedja. Leta efter nästa pjäs att hoppa över varje gång du landar.
lesson-ask-ladder = Du kan bygga kedjor: pjäser med luckor emellan är en stege för dem bakom. Hitta draget som ger dig en kedja på minst fyra hopp nästa gång, vad Svart än gör.
lesson-right-ladder = Ett lugnt drag, och nästa går över halva brädet.
lesson-wrong-ladder = Efter det finns ingen lång kedja, eller så kan Svart bryta den. Hitta pinnen som saknas i din stege.
lesson-ask-home = I det här spelet förlorar du om du har en pjäs kvar i boet efter runda 30, och det här är runda 30. Hitta draget som räddar dig.
lesson-right-home = Ditt bo är tomt. I dina partier varnar jag dig under brädet när en sådan kontroll närmar sig.
lesson-wrong-home = Du har fortfarande en pjäs i boet, så du förlorar, hur långt före du än ligger.
lesson-ask-block = Titta på vad Svart kan göra härnäst. Välj draget som gör Svarts bästa drag så kort som möjligt.
lesson-right-block = Svarts stege är borta, och din pjäs är på väg den också.
lesson-wrong-block = Svart har fortfarande ett längre drag. Ställ dig där kedjan landar, eller ta bort pjäsen den hoppar över.
lesson-ask-race = Ingen är i vägen längre: det är en kapplöpning. Hitta första draget på det snabbaste sättet att fylla ditt mål.
lesson-right-race = Ibland går det fortare med ett steg åt sidan: det blir en bro för nästa pjäs.
lesson-wrong-race = Det tar längre tid. Räkna drag, inte steg: leta efter ett sätt där en pjäs hjälper en annan.
lesson-ask-count = Du spelar ⚫ Svart, och det här är sista draget i runda 80. Sedan är partiet slut, och den som har färre steg kvar vinner. Vit har 3 kvar. Vinn!
lesson-right-count = Två steg kvar mot tre. Det var sista lektionen! Prova `/halma play computer:2` som nästa parti.
lesson-wrong-count = Du har fortfarande lika många steg kvar som Vit, eller fler. Kom ihåg vad ett diagonalt steg är värt.
study-right = ✅ **{ $route }**: rätt! { $text }
study-wrong = ❌ **{ $route }**: inte riktigt. { $text }
study-none = Jag hittar inte den lektionen eller det pusslet. `/halma-study learn` visar lektionerna.
study-stone = { $number }: pjäsen på { $cell }
study-target = { $number }: till { $cell }
menu-study-stone = Vilken pjäs?
menu-study-target = Vart? Ditt val spelas direkt
button-study-stones = En annan pjäs
button-study-again = Försök igen
button-next-lesson = Nästa lektion
button-solve = Lös det
puzzle-game = { $diagonals ->
    [on] { $game }, med diagonaler
    [off] { $game }, utan diagonaler
   *[none] { $game }
}
puzzle-title = 🧩 **Dagens pussel** · { $game }. Du spelar { $color }. { $text }
puzzle-of-the-day = 🧩 **Dagens pussel** · { $game }. { $color } är på tur. { $text }
study-alt = { $color } är på tur, från boet ({ $home }) till målet ({ $goal }). Pjäser som kan flyttas: { $stones }.
puzzle-ask-chain = Hitta den längsta hoppkedjan.
puzzle-ask-build = Du kan fylla ditt mål på { $moves } drag, och ingen är i vägen. Hitta det första: bara ett är snabbt nog.
puzzle-ask-home = Du förlorar om en pjäs är kvar i boet efter den här rundan. Bara ett drag räddar dig.
puzzle-right = Det är det enda rätta svaret.
puzzle-wrong = Det finns ett bättre.
puzzle-streak = { $tries ->
    [one] Löst på första försöket!
   *[other] Löst på försök { $tries }.
} 🔥 { $days ->
    [one] En dag
   *[other] { $days } dagar i rad
}, rekord: { $best }.
puzzle-days-7 = 🎉 En hel vecka med pussel!
puzzle-days-30 = 🎉 Trettio dagar i rad. Det är en vana.
puzzle-days-100 = 💯 Hundra dagar i rad. Otroligt!
puzzle-skips = { $skipped ->
    [one] Du missade en dag, men
   *[other] Du missade { $skipped } dagar, men
} två dagar i månaden är fria. { $left ->
    [0] Du har ingen kvar den här månaden.
    [one] Du har en kvar den här månaden.
   *[other] Du har { $left } kvar den här månaden.
}
puzzle-shared = 🧩 { $who } löste dagens pussel
    { $tries ->
        [one] ✅ på första försöket
       *[other] ✅ på försök { $tries }
    }
    🔥 { $days ->
        [one] en dag
       *[other] { $days } dagar i rad
    }
puzzle-share-old = Det där var en annan dags pussel. `/halma-study puzzle` visar dagens.
march-title = 🥾 **Marsch { $number }**. Ta dina { $stones } pjäser till det inramade målet, utan motståndare och på så få drag som möjligt. Bästa möjliga är { $par }.
march-so-far = { $moves ->
    [one] Hittills: ett drag.
   *[other] Hittills: { $moves } drag.
}
march-misfit = Jag kan inte spela `{ $word }` här. Ett drag ser ut så här: `{ $example }`, med ett mellanslag före nästa.
march-finished = 🏁 **Marsch { $number }**: i mål på { $moves } drag. Bästa möjliga är { $par }.
march-perfect = 🏆 Ingen kan klara det på färre!
march-best = Ditt bästa resultat i dag: { $moves }.
march-shared = 🥾 marsch { $number }: { $moves }/{ $par } · { $who }
march-share-old = Det där var en annan dags marsch. `/halma-study march` visar dagens.
march-way = En väg på { $par } drag: `{ $moves }`
march-table = 🥾 **Marsch { $number }** på den här servern (bästa möjliga är { $par }):
march-table-empty = Ingen här har delat marsch { $number } än.
march-rank = { $place }. { $who } · { $moves }
march-yesterday = Delade resultat från marsch { $number }:
button-march = Marsch
button-march-back = Ångra
button-march-again = Börja om
button-march-way = Visa bästa vägen
button-march-table = Tabell
modal-march-title = Marsch { $number }
modal-march-field = Dina nästa drag, med mellanslag emellan
