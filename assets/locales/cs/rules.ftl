# Rules and help.

rules-overview = **Halma** a její příbuzné jsou závody: dostaň všechny kameny z domova do cíle na druhé straně dřív než ostatní. Vyber níže hru a uvidíš její pravidla.
menu-rules = Pravidla hry
button-rule-sets = Jiná pravidla
menu-illustrations = Pravidla v obrázcích
illustration-long-jump = Dlouhý skok
illustration-filled = Plný cíl
illustration-corner = Skrz roh
illustration-places = Umístění
illustration-pairs = Dvojice
illustrate-long-jump = Kámen přeskočí jeden vzdálený kámen a dopadne stejně daleko za něj. Zbytek cesty je volný.
illustrate-filled = Orámovaný cíl je plný a většina kamenů v něm tam patří. To stačí, i když označený kámen je soupeřův.
illustrate-corner = Kámen skočí do cizího rohu hvězdy a zase ven. Rohem smí projít, ale nesmí v něm zůstat.
illustrate-places = Kdo zaplní cíl, získá nejlepší volné místo. Čísla ukazují dosavadní pořadí, ostatní hrají dál.
illustrate-pairs = Spoluhráči sedí naproti sobě. Oba zaplnili své cíle, a tak vyhrávají společně: mají vavříny.
rules-moves = Táhni jedním kamenem: udělej **krok** na volné sousední pole, nebo **skok** přes libovolný kámen na volné pole hned za ním. Skákej dál, jak dlouho to jde. Kameny se neberou. Když nemáš kam táhnout, vynecháváš.
rules-moves-long = Táhni jedním kamenem: udělej **krok** na volné sousední pole, nebo **skok** přes právě jeden kámen, blízký i vzdálený, na pole stejně daleko za ním. Všechno ostatní po cestě musí být volné. Skákej dál, jak dlouho to jde. Kameny se neberou. Když nemáš kam táhnout, vynecháváš.
unusual-jumps = **Dlouhé skoky**: přeskoč jeden kámen v libovolné vzdálenosti a dopadni stejně daleko za něj. Všechno ostatní po cestě musí být volné.
rules-diagonals-on = Kroky a skoky vedou v osmi směrech. Ve výzvě jde diagonály vypnout.
rules-diagonals-off = Kroky a skoky vedou ve čtyřech směrech. Ve výzvě jde diagonály zapnout.
rules-rated = Hodnocená partie se počítá, jakmile všichni zahrají dva tahy. Po třech získáš umístění v žebříčku.
rules-of = { $default ->
    [yes] **{ $name }** (výchozí): { $text }
   *[no] **{ $name }**: { $text }
}
explain-gambiter = Vyhraješ, když zaplníš cíl dřív než ostatní. Po kole { $home } prohraješ, pokud máš ještě kámen doma. Po kole { $tempo } vyhrává, komu zbývá méně kroků. Obě strany mají vždy stejně tahů.
explain-brainking = Vyhraješ, když zaplníš cíl dřív než ostatní. Po svých prvních { $moves } tazích prohraješ, pokud máš na konci tahu kámen doma. Když se 50 kol nikdo nedostane k cíli blíž než předtím, je remíza. Pokud má pak kámen doma jen jeden hráč, prohrává.
explain-closed-camp = Vyhraješ, když zaplníš cíl dřív než ostatní. Kámen, který je v cíli, už z něj nesmí. Když se 50 kol nikdo nedostane k cíli blíž než předtím, je remíza. Pokud má pak kámen doma jen jeden hráč, prohrává.
explain-classic = Vyhraješ, když zaplníš cíl dřív než ostatní. Když se 50 kol nikdo nedostane k cíli blíž než předtím, je remíza.{ $seats ->
    [2] {" "}Pokud má pak kámen doma jen jeden hráč, prohrává.
   *[other] { "" }
}
explain-igroved = Vyhraješ, když zaplníš cíl dřív než ostatní. Kameny soupeřů uvězněné v tvém cíli se počítají jako tvoje, pokud tam stojí aspoň jeden tvůj. Když se 50 kol nikdo nedostane k cíli blíž než předtím, je remíza.{ $seats ->
    [2] {" "}Pokud má pak kámen doma jen jeden hráč, prohrává.
   *[other] { "" }
}
explain-parlett = Vyhraješ, když zaplníš cíl dřív než ostatní. Plný cíl stačí, když je v něm většina kamenů tvoje. Když se 50 kol nikdo nedostane k cíli blíž než předtím, je remíza.{ $seats ->
    [2] {" "}Pokud má pak kámen doma jen jeden hráč, prohrává.
   *[other] { "" }
}
explain-family = Vyhraješ, když zaplníš cíl dřív než ostatní. Plný cíl stačí, když je v něm většina kamenů tvoje. Kámen v cíli už z něj nesmí a v cizích rozích se nedá zůstat, jen jimi projít. Když se 50 kol nikdo nedostane k cíli blíž než předtím, je remíza.{ $seats ->
    [2] {" "}Pokud má pak kámen doma jen jeden hráč, prohrává.
   *[other] { "" }
}

# For new players.

how-to-title = **{ $game }: jak se hraje**
how-to-aim = Dostaň všechny kameny z domova do cíle na druhé straně. Kdo ho zaplní první, vyhrává.
how-to-aim-places = Dostaň všechny kameny z domova do cíle na druhé straně. Hraje se, dokud nemají místo všichni.
how-to-aim-pairs = Spoluhráči sedí naproti sobě. Vyhrává dvojice, která jako první zaplní oba své cíle.
how-to-lines = 1️⃣ **Cíl**: dostaň dřív než ostatní všechny kameny do orámovaného cíle.
    2️⃣ **Krok**: posuň jeden kámen na volné sousední pole.
    3️⃣ **Skok**: nebo skoč přes libovolný kámen, svůj i cizí, na volné pole hned za ním.
    4️⃣ **Série**: skákej dál, jak dlouho to jde. Kameny se neberou.
alt-how-to = Čtyři desky, { $game }: začátek s orámovaným cílem, krok, skok a série skoků.
alt-start = Začátek hry „{ $game }“ s orámovaným cílem prvního hráče.
lesson-begin = Cvičení: kámen na { $stone } může skočit daleko. Kam má jít?
lesson-played = { $jumps ->
    [0] **{ $route }**: krok. Skokem přes jiný kámen se dostaneš dál.
    [one] **{ $route }**: jeden skok.
    [few] **{ $route }**: { $jumps } skoky v jednom tahu. Tak se vyhrává: stav svým kamenům žebříky a využívej i soupeřovy.
   *[other] **{ $route }**: { $jumps } skoků v jednom tahu. Tak se vyhrává: stav svým kamenům žebříky a využívej i soupeřovy.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] krok
    [one] jeden skok
    [few] { $jumps } skoky
   *[other] { $jumps } skoků
}
menu-lesson = Kam má jít?
button-how-to = Jak se hraje
button-try-chain = Zkusit sérii
button-try-again-chain = Zkusit znovu

greeting = 👋 Ahoj! Hrají se u mě halma, rohy a čínská dáma: jeden tah teď, další třeba zítra. `/halma play` začne partii.
    Moderátoři: `/halma-admin settings`. Ničí zprávy nečtu.
help = **Jak se hraje**
    • `/halma play` začne partii: s kamarádem, s kýmkoli odsud nebo s počítačem. Jde to i z nabídky u osoby: Aplikace → **Hrát Halmu**.
    • Až budeš na tahu, klepni na **Táhnout**: uvidíš čísla kamenů a návrhy, stačí dvě klepnutí. Nebo tah napiš: `/halma move text:h4-f2`.
    • `/halma board` ukáže desku jen tobě. `/halma games` vypíše tvoje partie.
    • Na tah máš 3 dny, pokud výzva neříká jinak. Zmíním tě, když jsi na tahu, a ještě jednou, než ti vyprší čas.
    • `/halma me settings` nastaví tiché hodiny a jazyk, `/halma me away` zastaví tvůj čas.
    • `/halma rules` vysvětlí pravidla. **Jak se hraje** pod novou deskou vysvětlí danou hru.
help-more = • `/halma hint` ukáže, co by zahrál počítač: v tréninku, v přátelských partiích, nebo se souhlasem všech.
    • `/halma-study` má lekce, úlohu dne a analýzu partií. Totéž dělá **Analýza** pod dohranou partií.
    • `/halma game replay` projde partii tah po tahu, i se záznamem. `/halma game import` záznam partie načte.
    • `/halma leaderboard` ukáže žebříčky, `/halma profile` ratingy a rekordy hráče, `/halma game open` výzvy, ke kterým se můžeš přidat.
    • `/halma draw`, `/halma takeback`, `/halma cancel`, `/halma resign`, `/halma me block`
    Každá partie má kód, třeba #K7X9Q. Když jich tu máš víc, vyber jednu možností `game`.
button-help-more = Další příkazy
