# What is stored about a person.

privacy-title = **Vad jag sparar om dig**
privacy-account = • Ditt Discord-konto och namnet på det, { $name }, så att partierna kan visa vem som spelar.{ $face ->
    [yes] {" "}Och filnamnet på din profilbild.
   *[no] { "" }
}
privacy-games = • Partier: { $running } pågående, { $ended } avslutade. Öppna utmaningar: { $open }. Jag sparar varje drag, när det gjordes och hur varje parti påverkade rating och topplistor.
privacy-settings = • Dina inställningar{ $has_zone ->
    [yes] {" "}med tidszonen { $zone }
   *[no] { "" }
}. Perioder du varit borta: { $away }. Personer på din blockeringslista: { $blocked }.
privacy-study = • Spel där du har slagit datorn: { $beaten }. Lösta pussel: { $puzzles }.
privacy-notes = • Privata anteckningar om partier: { $count }. Bara du ser dem.
privacy-plans = • Planer i pågående partier: { $count }. Bara du ser dem.
privacy-cups = • Cuper du har anmält dig till: { $count }.
privacy-more = Jag läser inga meddelanden. Du kan ladda ner allt det här precis som jag sparar det.
privacy-nothing = Jag sparar ingenting om dig.
privacy-exported = Det jag sparar om dig, som JSON. Personer är nummer i filen; `player` är du.{ $cut ->
    [0] { "" }
    [one] {" "}Dragen i ditt äldsta parti är inte med, för att filen inte ska bli för stor för Discord.
   *[other] {" "}Dragen i dina { $cut } äldsta partier är inte med, för att filen inte ska bli för stor för Discord. Be den som driver boten om dem.
}
privacy-file = Det som sparas om dig. Personer är 64-bitarsnummer; `player` är du. Tider är i UTC. Platser räknas från 1. Händelser i ett parti: p är ett drag, o en plats som åkt ut, e ett slut som avgjordes utanför brädet, b drag som togs tillbaka. Varje händelse har sin tid i millisekunder sedan 1970.
privacy-question = ⚠️ **Radera alla dina personuppgifter?** Det går inte att ångra.
privacy-resigns = • { $count ->
    [one] Du ger upp ditt pågående parti: { $codes }.
   *[other] Du ger upp dina { $count } pågående partier: { $codes }.
}
privacy-leaves = • { $count ->
    [one] Du lämnar den öppna utmaningen { $codes }.
   *[other] Du lämnar { $count } öppna utmaningar: { $codes }.
}
privacy-stays = • Avslutade partier finns kvar, för de är dina motståndares också. Ditt namn tas bort ur dem.
    • Du försvinner från alla topplistor. Om du kommer tillbaka börjar du om från noll.
    • Raderade data försvinner från disken inom ett dygn. Meddelanden i kanaler tillhör Discord och finns kvar. Säkerhetskopior hos den som driver boten kan finnas kvar ett tag.
privacy-deleted = Klart. Dina data är raderade.
privacy-kept = Okej, inget raderades.
button-privacy-export = Ladda ner mina data
button-privacy-delete = Radera mina data…
button-privacy-delete-yes = Radera för gott
button-privacy-delete-no = Behåll mina data
