# Rules and help.

rules-overview = **Halma** och liknande spel är kapplöpningar: få alla dina pjäser från ditt bo till målet mitt emot före alla andra. Välj ett spel nedan för att se reglerna.
menu-rules = Regler för ett spel
button-rule-sets = Andra regler
menu-illustrations = Regler i bilder
illustration-long-jump = Långt hopp
illustration-filled = Fullt mål
illustration-corner = Genom ett hörn
illustration-places = Placeringar
illustration-pairs = Par
illustrate-long-jump = Pjäsen hoppar över en pjäs långt bort och landar lika långt bakom. Resten av vägen är fri.
illustrate-filled = Det inramade målet är fullt, och de flesta pjäserna i det hör hemma där. Det räcker, även om den markerade pjäsen är en motståndares.
illustrate-corner = Pjäsen hoppar in i ett annat hörn av stjärnan och ut igen. Den får passera hörnet men inte stanna där.
illustrate-places = Den som fyller sitt mål får den bästa lediga placeringen. Siffrorna visar placeringarna hittills; de andra spelar vidare.
illustrate-pairs = De som sitter mitt emot varandra spelar ihop. Båda har fyllt sina mål och vinner tillsammans: de bär lagerkransen.
rules-moves = Flytta en pjäs: ta ett **steg** till en fri grannruta, eller **hoppa** över vilken pjäs som helst till den fria rutan precis bakom. Fortsätt hoppa så länge du kan. Inga pjäser slås ut. Kan du inte flytta så passar du.
rules-moves-long = Flytta en pjäs: ta ett **steg** till en fri grannruta, eller **hoppa** över exakt en pjäs, nära eller långt bort, till rutan lika långt bakom. Resten av vägen måste vara fri. Fortsätt hoppa så länge du kan. Inga pjäser slås ut. Kan du inte flytta så passar du.
unusual-jumps = **Långa hopp**: hoppa över en pjäs på vilket avstånd som helst och landa lika långt bakom. Resten av vägen måste vara fri.
rules-diagonals-on = Pjäserna går och hoppar i åtta riktningar. I utmaningen går det att stänga av diagonalerna.
rules-diagonals-off = Pjäserna går och hoppar i fyra riktningar. I utmaningen går det att slå på diagonalerna.
rules-rated = Rankade partier räknas när alla har gjort två drag. Efter tre har du en placering på topplistan.
rules-of = { $default ->
    [yes] **{ $name }** (standard): { $text }
   *[no] **{ $name }**: { $text }
}
explain-gambiter = Den som fyller sitt mål först vinner. Har du en pjäs kvar i boet efter runda { $home } förlorar du. Efter runda { $tempo } vinner den som har färre steg kvar. Båda får alltid lika många drag.
explain-brainking = Den som fyller sitt mål först vinner. Efter dina första { $moves } drag förlorar du om en pjäs är kvar i boet när ditt drag är klart. Om ingen på 50 rundor kommer närmare sitt mål än tidigare blir det remi. Har bara en av spelarna en pjäs kvar i boet då, förlorar den spelaren.
explain-closed-camp = Den som fyller sitt mål först vinner. En pjäs som står i sitt mål får inte lämna det. Om ingen på 50 rundor kommer närmare sitt mål än tidigare blir det remi. Har bara en av spelarna en pjäs kvar i boet då, förlorar den spelaren.
explain-classic = Den som fyller sitt mål först vinner. Om ingen på 50 rundor kommer närmare sitt mål än tidigare blir det remi.{ $seats ->
    [2] {" "}Har bara en av spelarna en pjäs kvar i boet då, förlorar den spelaren.
   *[other] { "" }
}
explain-igroved = Den som fyller sitt mål först vinner. Motståndarpjäser som är instängda i ditt mål räknas som dina, så länge en av dina står där. Om ingen på 50 rundor kommer närmare sitt mål än tidigare blir det remi.{ $seats ->
    [2] {" "}Har bara en av spelarna en pjäs kvar i boet då, förlorar den spelaren.
   *[other] { "" }
}
explain-parlett = Den som fyller sitt mål först vinner. Ett fullt mål räcker om de flesta pjäserna i det är dina. Om ingen på 50 rundor kommer närmare sitt mål än tidigare blir det remi.{ $seats ->
    [2] {" "}Har bara en av spelarna en pjäs kvar i boet då, förlorar den spelaren.
   *[other] { "" }
}
explain-family = Den som fyller sitt mål först vinner. Ett fullt mål räcker om de flesta pjäserna i det är dina. En pjäs i målet får inte lämna det, och i andras hörn får man bara passera, inte stanna. Om ingen på 50 rundor kommer närmare sitt mål än tidigare blir det remi.{ $seats ->
    [2] {" "}Har bara en av spelarna en pjäs kvar i boet då, förlorar den spelaren.
   *[other] { "" }
}

# For new players.

how-to-title = **Så spelar du { $game }**
how-to-aim = Få alla dina pjäser från ditt bo till målet mitt emot. Den som fyller sitt mål först vinner.
how-to-aim-places = Få alla dina pjäser från ditt bo till målet mitt emot. Spelet fortsätter tills alla har en placering.
how-to-aim-pairs = De som sitter mitt emot varandra spelar ihop. Det par som först fyller båda sina mål vinner.
how-to-lines = 1️⃣ **Vinn**: var först med att få alla dina pjäser till det inramade målet.
    2️⃣ **Steg**: flytta en pjäs till en fri grannruta.
    3️⃣ **Hopp**: eller hoppa över vilken pjäs som helst, även din egen, till den fria rutan precis bakom.
    4️⃣ **Kedja**: fortsätt hoppa så länge du kan. Inga pjäser slås ut.
alt-how-to = Fyra bräden i { $game }: starten med ditt mål inramat, ett steg, ett hopp och en hoppkedja.
alt-start = Starten i { $game }, med första spelarens mål inramat.
lesson-begin = Övning: pjäsen på { $stone } kan hoppa långt. Vart ska den?
lesson-played = { $jumps ->
    [0] **{ $route }**: ett steg. Du kommer längre om du hoppar över en annan pjäs.
    [one] **{ $route }**: ett hopp.
   *[other] **{ $route }**: { $jumps } hopp i ett drag. Så vinner du: bygg stegar åt dina pjäser och använd motståndarnas.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] steg
    [one] ett hopp
   *[other] { $jumps } hopp
}
menu-lesson = Vart ska den?
button-how-to = Så spelar du
button-try-chain = Testa en hoppkedja
button-try-again-chain = Försök igen

greeting = 👋 Hej! Här spelar ni halma, hörnhalma och kinaschack: ett drag nu, ett till i morgon. `/halma play` startar ett parti.
    För moderatorer: `/halma-admin settings`. Jag läser ingens meddelanden.
help = **Så spelar du**
    • `/halma play` startar ett parti: med en vän, med vem som helst här eller mot datorn. Eller öppna någons meny: Appar → **Spela Halma**.
    • När det är din tur trycker du på **Flytta**: dina pjäser numreras, du får förslag, och två tryck gör ett drag. Eller skriv draget: `/halma move text:h4-f2`.
    • `/halma board` visar ditt bräde, bara för dig. `/halma games` visar dina partier.
    • Du har 3 dagar per drag om inte utmaningen säger något annat. Jag nämner dig när det är din tur, och en gång till innan tiden går ut.
    • `/halma me settings` ställer in tysta timmar och språk, `/halma me away` pausar dina klockor.
    • `/halma rules` förklarar reglerna. **Så spelar du** under ett nytt bräde förklarar just det spelet.
help-more = • `/halma hint` visar vad datorn skulle spela: när du övar, i orankade partier eller om alla går med på det.
    • `/halma-study` har lektioner, dagens pussel och partianalys. **Analys** under ett avslutat parti gör samma sak.
    • `/halma game replay` visar ett parti drag för drag, med protokoll. `/halma game import` läser in ett protokoll.
    • `/halma leaderboard` visar topplistorna, `/halma profile` någons rating och rekord, `/halma game open` utmaningar du kan gå med i.
    • `/halma draw`, `/halma takeback`, `/halma cancel`, `/halma resign`, `/halma me block`
    Varje parti har en kod som #K7X9Q. Har du flera partier här väljer du ett med alternativet `game`.
button-help-more = Fler kommandon
