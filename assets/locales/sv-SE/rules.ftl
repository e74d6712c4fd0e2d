# Rules and help.

rules-moves = I ett drag flyttar du en pjäs, antingen med ett **steg** till en tom grannruta eller med ett **hopp** över en pjäs intill, vems den än är, till den tomma rutan rakt bakom. Sedan får du, om du vill, hoppa vidare med samma pjäs. Den som inte kan flytta passar.
rules-diagonals-on = Pjäserna går och hoppar i åtta riktningar (utmaningen kan stänga av diagonalerna).
rules-diagonals-off = Pjäserna går och hoppar i fyra riktningar (utmaningen kan slå på diagonalerna).
rules-of = { $default ->
    [yes] **{ $name }** (de vanliga reglerna): { $text }
   *[no] **{ $name }**: { $text }
}
explain-gambiter = Båda sidor gör sitt drag, sedan kontrolleras ställningen. Ett fyllt mål vinner; är båda fyllda blir det remi. Efter runda { $home } förlorar den som har en pjäs i boet. Efter runda { $tempo } vinner den som har färre steg kvar.
explain-brainking = Ett fyllt mål vinner direkt. Efter { $moves } egna drag förlorar du på ett drag som lämnar någon av dina pjäser i boet. 50 rundor utan framsteg ger remi; har då bara en av spelarna någon pjäs kvar i boet förlorar den spelaren.
explain-closed-camp = Ett fyllt mål vinner direkt. En pjäs som står i sitt mål får inte avsluta ett drag utanför det. 50 rundor utan framsteg ger remi; har då bara en av spelarna någon pjäs kvar i boet förlorar den spelaren.
explain-classic = Ett fyllt mål vinner direkt. 50 rundor utan framsteg ger remi{ $seats ->
    [2] {"; har då bara en av spelarna någon pjäs kvar i boet förlorar den spelaren."}
   *[other] {"."}
}
explain-igroved = Ett fyllt mål vinner direkt. Ett mål räknas också som fyllt när andras pjäser i det är instängda och minst en av dina egna står där. 50 rundor utan framsteg ger remi{ $seats ->
    [2] {"; har då bara en av spelarna någon pjäs kvar i boet förlorar den spelaren."}
   *[other] {"."}
}

# For whoever is new.

how-to-title = **Så spelas { $game }**
how-to-aim = Flytta alla dina pjäser från ditt bo till målet, boet mitt emot; den som är där först vinner. Pjäser slås aldrig ut: du hoppar över dina egna och andras för att komma framåt.
alt-start = Utgångsställningen i { $game }, med den första sidans mål inramat.
lesson-begin = Pjäsen på { $stone } kan hoppa långt. Vart ska den?
lesson-played = { $jumps ->
    [0] **{ $route }**: ett steg. Ett hopp över en annan pjäs hade nått längre.
    [one] **{ $route }**: ett hopp.
   *[other] **{ $route }**: { $jumps } hopp i ett drag. Så vinner man i halma: bygg stegar åt dina pjäser och använd de andras.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] steg
    [one] ett hopp
   *[other] { $jumps } hopp
}
menu-lesson = Vart ska den?
button-how-to = Så spelar du
button-try-chain = Prova en hoppkedja
button-try-again-chain = En gång till

help = **Så spelar du**
    • `/halma challenge opponent:@friend` utmanar en vän; utan motståndare kan vem som helst gå med. `computer:3` spelar mot datorn, på en nivå från 1 till 10. Utmana dig själv för att öva.
    • `/halma move` visar dina tillåtna drag, de som vinner mest mark först. Eller skriv ett: `h4-f2`, `h4 f2` eller hela rutten `h1-f3-d3`. Knappen **Flytta** numrerar pjäserna som kan flyttas och har menyer med drag: två tryck gör ett drag.
    • `/halma board` visar brädet från din sida, bara för dig. `/halma games` visar dina partier. `/halma resign` ger upp ett parti.
    • Man har 3 dagar per drag om utmaningen inte säger något annat; jag nämner dig när det är din tur och en gång till innan tiden går ut. `/halma settings` ställer in tysta timmar, `/halma away` stoppar dina klockor när du är på semester, **+1 dag** ger din motståndare tid.
    • `/halma hint` visar vad datorn skulle spela: när du övar, i orankade partier och där alla går med på det (`/halma offer what:hints`). `/halma-study` har lektioner, ett pussel för varje dag och analys av dina avslutade partier (även med knappen **Analys** under sista brädet).
    • `/halma replay` visar ett parti drag för drag och ger dig protokollet, `/halma import` tar in ett parti. **Så spelar du** under ett nytt bräde förklarar spelet.
    • `/halma leaderboard` visar topplistorna, `/halma profile` hur någon spelar, `/halma open` vilka utmaningar du kan gå med i.
    • `/halma offer` erbjuder remi, eller ber att få ta tillbaka ditt senaste drag eller att få tips. `/halma block` hindrar någon från att utmana dig.
    • `/halma rules` förklarar reglerna, även de slut som de tvingar fram: jag räknar ner till dem under varje bräde.
    Varje parti har en kod, till exempel #K7X9Q. Ange den med alternativet `game` när du spelar flera här.
