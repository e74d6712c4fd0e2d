# Rules and help.

rules-overview = **Halma** en verwante spellen zijn races: breng als eerste al je stenen van je kamp naar het doel aan de overkant. Kies hieronder een spel om de regels te zien.
menu-rules = Regels van een spel
button-rule-sets = Andere regels
menu-illustrations = Regels in beeld
illustration-long-jump = Lange sprong
illustration-filled = Vol doel
illustration-corner = Door een punt
illustration-places = Plaatsen
illustration-pairs = Paren
illustrate-long-jump = De steen springt over een steen verderop en komt even ver erachter neer. De rest van de weg is vrij.
illustrate-filled = Het omlijnde doel is vol en de meeste stenen erin horen daar. Dat is genoeg, ook al is de gemarkeerde steen van een tegenstander.
illustrate-corner = De steen springt in een andere punt van de ster en er weer uit. Hij mag erdoorheen, maar er niet stoppen.
illustrate-places = Wie het doel vult, krijgt de beste vrije plaats. De nummers tonen de plaatsen tot nu toe; de anderen spelen door.
illustrate-pairs = Wie tegenover elkaar zit, speelt samen. Beiden hebben hun doel gevuld en winnen samen: zij dragen de lauweren.
rules-moves = Verzet één steen: doe een **stap** naar een vrij veld ernaast, of **spring** over één steen, van wie dan ook, naar het vrije veld er recht achter. Je mag blijven springen zolang het kan. Er wordt nooit geslagen. Kun je geen zet doen, dan pas je.
rules-moves-long = Verzet één steen: doe een **stap** naar een vrij veld ernaast, of **spring** over precies één steen, dichtbij of ver weg, naar het veld even ver erachter. De rest van de weg moet vrij zijn. Je mag blijven springen zolang het kan. Er wordt nooit geslagen. Kun je geen zet doen, dan pas je.
unusual-jumps = **Lange sprongen**: spring over één steen op elke afstand en kom even ver erachter neer. De rest van de weg moet vrij zijn.
rules-diagonals-on = Stenen stappen en springen in acht richtingen. In de uitdaging kun je de diagonalen uitzetten.
rules-diagonals-off = Stenen stappen en springen in vier richtingen. In de uitdaging kun je de diagonalen aanzetten.
rules-rated = Partijen met rating tellen zodra iedereen twee zetten heeft gedaan. Met drie ervan krijg je een plaats op de ranglijst.
rules-of = { $default ->
    [yes] **{ $name }** (standaard): { $text }
   *[no] **{ $name }**: { $text }
}
explain-gambiter = Wie het eerst het doel vult, wint. Heb je na ronde { $home } nog een steen in je kamp, dan verlies je. Na ronde { $tempo } wint wie de minste stappen te gaan heeft. Jullie krijgen altijd evenveel zetten.
explain-brainking = Wie het eerst het doel vult, wint. Heb je na je eerste { $moves } zetten aan het eind van je beurt nog een steen in je kamp, dan verlies je. Komt 50 rondes lang niemand dichter bij het doel dan eerder, dan is het remise. Heeft dan maar één speler nog een steen in het kamp, dan verliest die.
explain-closed-camp = Wie het eerst het doel vult, wint. Een steen die in het doel staat, mag er niet meer uit. Komt 50 rondes lang niemand dichter bij het doel dan eerder, dan is het remise. Heeft dan maar één speler nog een steen in het kamp, dan verliest die.
explain-classic = Wie het eerst het doel vult, wint. Komt 50 rondes lang niemand dichter bij het doel dan eerder, dan is het remise.{ $seats ->
    [2] {" "}Heeft dan maar één speler nog een steen in het kamp, dan verliest die.
   *[other] { "" }
}
explain-igroved = Wie het eerst het doel vult, wint. Stenen van tegenstanders die in je doel zijn ingesloten, tellen als die van jou, zolang er ook een van jou staat. Komt 50 rondes lang niemand dichter bij het doel dan eerder, dan is het remise.{ $seats ->
    [2] {" "}Heeft dan maar één speler nog een steen in het kamp, dan verliest die.
   *[other] { "" }
}
explain-parlett = Wie het eerst het doel vult, wint. Je wint ook als je doel vol is en de meeste stenen erin van jou zijn. Komt 50 rondes lang niemand dichter bij het doel dan eerder, dan is het remise.{ $seats ->
    [2] {" "}Heeft dan maar één speler nog een steen in het kamp, dan verliest die.
   *[other] { "" }
}
explain-family = Wie het eerst het doel vult, wint. Je wint ook als je doel vol is en de meeste stenen erin van jou zijn. Een steen in het doel mag er niet meer uit, en in de punten van anderen mag je niet stoppen. Komt 50 rondes lang niemand dichter bij het doel dan eerder, dan is het remise.{ $seats ->
    [2] {" "}Heeft dan maar één speler nog een steen in het kamp, dan verliest die.
   *[other] { "" }
}

# For new players.

how-to-title = **Zo speel je { $game }**
how-to-aim = Breng al je stenen van je kamp naar het doel aan de overkant. Wie het eerst het doel vult, wint.
how-to-aim-places = Breng al je stenen van je kamp naar het doel aan de overkant. Het spel gaat door tot iedereen een plaats heeft.
how-to-aim-pairs = Wie tegenover elkaar zit, speelt samen. Het paar dat het eerst beide doelen vult, wint.
how-to-lines = 1️⃣ **Winnen**: breng als eerste al je stenen naar het omlijnde doel.
    2️⃣ **Stap**: verzet één steen naar een vrij veld ernaast.
    3️⃣ **Sprong**: of spring over één steen, van wie dan ook, naar het vrije veld er recht achter.
    4️⃣ **Reeks**: je mag blijven springen zolang het kan. Er wordt nooit geslagen.
alt-how-to = Vier borden van { $game }: het begin met je doel omlijnd, een stap, een sprong en een sprongenreeks.
alt-start = Het begin van { $game }, met het doel van de eerste speler omlijnd.
lesson-begin = Oefening: de steen op { $stone } kan ver springen. Waar moet die heen?
lesson-played = { $jumps ->
    [0] **{ $route }**: een stap. Met een sprong over een andere steen kom je verder.
    [one] **{ $route }**: één sprong.
   *[other] **{ $route }**: { $jumps } sprongen in één zet. Zo win je: bouw ladders voor je stenen en gebruik die van je tegenstanders.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] stap
    [one] één sprong
   *[other] { $jumps } sprongen
}
menu-lesson = Waar moet die heen?
button-how-to = Speluitleg
button-try-chain = Reeks proberen
button-try-again-chain = Opnieuw proberen

greeting = 👋 Hoi! Bij mij speel je Halma, Hoeken en Chinees dammen: nu een zet, morgen weer een. `/halma play` begint een partij.
    Voor moderators: `/halma-admin settings`. Ik lees niemands berichten.
help = **Zo speel je**
    • `/halma play` begint een partij: met een vriend, met wie dan ook hier of tegen de computer. Het kan ook via iemands menu: Apps → **Halma spelen**.
    • Ben je aan zet, tik dan op **Zet doen**: je stenen krijgen nummers, je ziet suggesties, en met twee tikken doe je een zet. Of typ een zet: `/halma move text:h4-f2`.
    • `/halma board` toont je bord, alleen aan jou. `/halma games` toont je partijen.
    • Je hebt 3 dagen per zet, tenzij de uitdaging anders zegt. Ik vermeld je als je aan zet bent, en nog eens voordat je tijd om is.
    • Met `/halma me settings` kies je stille uren en je taal, met `/halma me away` zet je je klokken stil.
    • `/halma rules` legt de regels uit. **Speluitleg** onder een nieuw bord legt dat spel uit.
help-more = • `/halma hint` toont wat de computer zou spelen: bij het oefenen, in vrijblijvende partijen, of als iedereen akkoord gaat.
    • `/halma-study` heeft lessen, een dagelijkse puzzel en analyse. **Analyse** onder een afgelopen partij doet hetzelfde.
    • `/halma game replay` toont een partij zet voor zet, met de notatie. `/halma game import` leest een notatie in.
    • `/halma leaderboard` toont de ranglijsten, `/halma profile` iemands ratings en records, `/halma game open` de uitdagingen waaraan je kunt meedoen.
    • `/halma draw`, `/halma takeback`, `/halma cancel`, `/halma resign`, `/halma me block`
    Elke partij heeft een code, zoals #K7X9Q. Heb je hier meer partijen, kies er dan een met de optie `game`.
button-help-more = Meer commando's
