# What is stored about a person.

privacy-title = **Vad jag lagrar om dig**
privacy-account = • Ditt Discord-konto med namnet { $name }{ $face ->
    [yes] {" "}och namnet på profilbilden
   *[no] { "" }
}, så att partierna kan visa vem som spelar.
privacy-games = • { $running ->
    [0] Inget pågående parti,
    [one] Ett pågående parti,
   *[other] { $running } pågående partier,
} { $open ->
    [0] ingen öppen utmaning
    [one] en öppen utmaning
   *[other] { $open } öppna utmaningar
} och { $ended ->
    [0] inget avslutat parti,
    [one] ett avslutat parti,
   *[other] { $ended } avslutade partier,
} med alla drag, deras tider och hur de påverkade rating och topplistor.
privacy-settings = • Dina inställningar{ $has_zone ->
    [yes] {" "}med tidszonen { $zone }
   *[no] { "" }
}; { $away ->
    [0] ingen frånvaro
    [one] en period av frånvaro
   *[other] { $away } perioder av frånvaro
}; { $blocked ->
    [0] ingen som du blockerar
    [one] en person som du blockerar
   *[other] { $blocked } personer som du blockerar
}.
privacy-study = • Datornivåer som du har slagit: i { $beaten ->
    [one] ett spel
   *[other] { $beaten } spel
}. Lösta pussel: { $puzzles }.
privacy-more = Jag läser inga meddelanden. Filen innehåller uppgifterna ord för ord.
privacy-nothing = Jag lagrar ingenting om dig.
privacy-exported = Det jag lagrar om dig, som JSON. Personer är nummer i filen; ditt står vid `player`.{ $cut ->
    [0] { "" }
    [one] {" "}Dragen i ditt äldsta parti är inte med, för då skulle filen bli för stor för Discord.
   *[other] {" "}Dragen i dina { $cut } äldsta partier är inte med, för då skulle filen bli för stor för Discord; den som driver boten har dem.
}
privacy-file = Det som lagras om dig. Personer är nummer på 64 bitar; ditt står vid `player`. Tider anges i UTC. Platser räknas från 1. Händelser i ett parti: p ett drag, o en plats som åkte ut, e ett slut som avgjordes utanför brädet, b drag som togs tillbaka, var och en med sin tidpunkt i millisekunder sedan 1970.
privacy-question = ⚠️ **Radera allt som säger vem du är?** Det går inte att ångra.
privacy-resigns = • { $count ->
    [one] Du ger upp partiet { $codes }.
   *[other] Du ger upp { $count } partier: { $codes }.
}
privacy-leaves = • { $count ->
    [one] Du lämnar den öppna utmaningen { $codes }.
   *[other] Du lämnar { $count } öppna utmaningar: { $codes }.
}
privacy-stays = • Avslutade partier finns kvar, för de är också dina motståndares, men med en spelare utan namn.
    • Du försvinner ur alla topplistor. Om du kommer tillbaka börjar du om från noll.
    • Det som raderas försvinner från disken inom ett dygn. Meddelanden i kanaler tillhör Discord och finns kvar; det kan även gälla säkerhetskopior som den som driver boten sparar ett tag.
privacy-deleted = Klart: jag känner dig inte längre.
privacy-kept = Allt är kvar som det var.
button-privacy-export = Ge mig alltihop
button-privacy-delete = Radera mina data…
button-privacy-delete-yes = Radera för gott
button-privacy-delete-no = Behåll
