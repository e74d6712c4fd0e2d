# Rules and help.

rules-moves = In een beurt verzet je één steen: met een **stap** naar een leeg aangrenzend veld, of met een **sprong** over één aangrenzende steen, van wie dan ook, naar het lege veld er recht achter, en dan, als je wilt, met meer sprongen van dezelfde steen. Wie geen zet kan doen, past.
rules-diagonals-on = Stenen stappen en springen in acht richtingen (in de uitdaging kun je de diagonalen uitzetten).
rules-diagonals-off = Stenen stappen en springen in vier richtingen (in de uitdaging kun je de diagonalen aanzetten).
rules-of = { $default ->
    [yes] **{ $name }** (gebruikelijk): { $text }
   *[no] **{ $name }**: { $text }
}
explain-gambiter = Beide kanten doen een zet, dan wordt er gekeken. Een vol doel wint; zijn beide vol, dan is het remise. Wie na ronde { $home } nog een steen in het kamp heeft, verliest. Na ronde { $tempo } wint wie de minste stappen te gaan heeft.
explain-brainking = Een vol doel wint meteen. Na { $moves } eigen zetten verliest elke zet die een eigen steen in het kamp achterlaat. 50 rondes zonder vooruitgang is remise; heeft dan maar één kant nog stenen in het kamp, dan verliest die.
explain-closed-camp = Een vol doel wint meteen. Een steen die in zijn doel staat, mag een beurt niet daarbuiten eindigen. 50 rondes zonder vooruitgang is remise; heeft dan maar één kant nog stenen in het kamp, dan verliest die.
explain-classic = Een vol doel wint meteen. 50 rondes zonder vooruitgang is remise{ $seats ->
    [2] {"; heeft dan maar één kant nog stenen in het kamp, dan verliest die."}
   *[other] {"."}
}
explain-igroved = Een vol doel wint meteen. Een doel telt ook als vol wanneer de stenen van anderen erin ingesloten zijn en er minstens één eigen steen staat. 50 rondes zonder vooruitgang is remise{ $seats ->
    [2] {"; heeft dan maar één kant nog stenen in het kamp, dan verliest die."}
   *[other] {"."}
}

# For whoever is new.

how-to-title = **Zo speel je { $game }**
how-to-aim = Breng al je stenen van je kamp naar het doel, het kamp aan de overkant; wie daar het eerst is, wint. Er wordt nooit geslagen: je springt over je eigen en andere stenen om vooruit te komen.
alt-start = Het begin van { $game }, met het doel van de eerste kant omlijnd.
lesson-begin = De steen op { $stone } kan ver springen. Waar moet die heen?
lesson-played = { $jumps ->
    [0] **{ $route }**: een stap. Met een sprong over een andere steen was je verder gekomen.
    [one] **{ $route }**: één sprong.
   *[other] **{ $route }**: { $jumps } sprongen in één beurt. Zo win je Halma: bouw ladders voor je stenen en gebruik die van anderen.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] stap
    [one] één sprong
   *[other] { $jumps } sprongen
}
menu-lesson = Waar moet de steen heen?
button-how-to = Speluitleg
button-try-chain = Probeer een sprongenreeks
button-try-again-chain = Nog een keer

help = **Zo speel je**
    • Met `/halma challenge opponent:@friend` daag je iemand uit; zonder tegenstander kan iedereen meedoen. Met `computer:3` speel je tegen de computer, op niveau 1 tot 10. Daag jezelf uit om te oefenen.
    • `/halma move` toont je mogelijke zetten, die met de meeste vooruitgang eerst. Of typ er een: `h4-f2`, `h4 f2` of de hele route `h1-f3-d3`. De knop **Zet doen** nummert de stenen die een zet kunnen doen en heeft menu’s met zetten: twee tikken en je zet is gespeeld.
    • `/halma board` toont het bord van jouw kant, alleen voor jou. `/halma games` toont je partijen. Met `/halma resign` geef je een partij op.
    • Voor een zet heb je 3 dagen, tenzij de uitdaging anders zegt; ik vermeld je als je aan zet bent en nog eens voordat de tijd om is. Met `/halma settings` stel je stille uren in, `/halma away` zet je klokken stil als je op vakantie bent, **+1 dag** geeft je tegenstander tijd.
    • `/halma hint` vertelt wat de computer zou spelen: bij het oefenen, in vrijblijvende partijen en waar iedereen akkoord gaat (`/halma offer what:hints`). `/halma-study` heeft lessen, elke dag een puzzel, en analyses van je afgelopen partijen; die vind je ook met **Analyse** onder een partij.
    • `/halma replay` toont een partij zet voor zet en geeft de notatie, `/halma import` neemt er een over. **Speluitleg** onder een nieuw bord legt een spel uit.
    • `/halma leaderboard` toont de ranglijsten, `/halma profile` hoe iemand speelt, `/halma open` waar je kunt meedoen.
    • Met `/halma offer` bied je remise aan, of vraag je om je laatste zet terug te nemen of om hints. Met `/halma block` voorkom je dat iemand je uitdaagt.
    • `/halma rules` legt de regels uit, ook hoe ze een partij laten eindigen: dat tel ik onder elk bord voor je af.
    Elke partij heeft een code, zoals #K7X9Q. Noem die met de optie `game` als je hier meerdere partijen speelt.
