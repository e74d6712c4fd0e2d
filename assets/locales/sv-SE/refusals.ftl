# Why something cannot be done, and what to do instead.

servers-only = Än så länge spelas partier bara på servrar. Använd kommandot i en kanal på en server.
unknown-request = Jag känner inte till den knappen eller det kommandot längre. `/halma help` visar vad jag kan.
unreadable-request = Jag kunde inte läsa det Discord skickade, så inget har ändrats. Försök igen.
not-admitted = Du kan inte använda det här. Kör kommandot själv så får du ett eget.
other-version-none = Det här är från en annan version av boten. Kör kommandot igen.
unknown-choice = Jag känner inte till det värdet för alternativet `{ $option }`. Välj ett i listan.
cannot-store = Just nu går det inte att spara något, så inget har ändrats. Brädena går ändå att titta på. Försök igen om några minuter.
may-be-stored = Disken krånglade medan det här sparades. Kolla med `/halma games` om en minut ifall det gick igenom, och försök annars igen.
unavailable = Partierna går inte att nå just nu. Försök igen om en stund; inget är förlorat, och inget görs två gånger.
our-fault = Något gick fel hos mig; inget har ändrats. Försök igen. Om det inte hjälper, ge den som driver boten numret { $number }.
one-at-a-time = En sak i taget: jag håller fortfarande på med det du bad om. Försök igen när det är klart.
plain-answer = Discord tog inte emot mitt svar. Försök på ett annat sätt. Om det inte hjälper, meddela den som driver boten: fel { $number }.

refused-no-such-match = Det finns inget parti med den koden på den här servern. `/halma games` visar dina partier.
refused-not-a-player = Du är inte med i det här partiet. Starta ett eget med `/halma challenge`.
refused-not-your-turn = Det är inte din tur: { $next } är vid draget. Jag nämner dig när det är dags.
refused-computer-thinks = Datorn tänker; draget kommer om ett ögonblick. Sedan är det din eller nästa spelares tur.
refused-no-seat-for-computer = Du har angett lika många personer som partiet har platser, så det finns ingen kvar till datorn. Ange färre, eller utelämna `computer`.
refused-seat-is-out = Du är ute ur det här partiet.
refused-stale = Partiet har gått vidare, så det här brädet gäller inte längre. `/halma board` visar hur det står, med knappar som fungerar.
refused-not-begun = Partiet har inte börjat; det väntar fortfarande på spelare.
refused-game-over = Partiet är slut. Knappen **Returmatch** under det sista brädet startar ett nytt.
refused-challenge-declined = Utmaningen har avböjts.
refused-challenge-withdrawn = Utmaningen har dragits tillbaka.
refused-challenge-expired = Utmaningen har gått ut. `/halma challenge` skapar en ny.
refused-already-begun = Partiet har redan börjat.
refused-rules = ”{ $rules }” passar inte till { $game }. Det här passar: { $fitting }.
refused-diagonals = { $game } spelas på stjärnan, som inte har några diagonaler. Utelämna det alternativet.
refused-not-here = { $user } finns inte på den här servern.
refused-too-many-opponents = { $seats ->
    [one] Det här spelet är för två: ange en motståndare.
   *[other] Det här spelet har plats för { $seats } till. Ange färre.
}
refused-named-twice = { $user } är med två gånger. Ange alla en gång; ange bara dig själv om du vill öva på egen hand.
refused-already-challenged = Det finns redan en öppen utmaning mellan er två. Här är den, med sina knappar:
refused-too-many-challenges = Du har skapat tio utmaningar inom en timme. Du kan skapa nästa { $until }.
refused-not-invited = Utmaningen väntar inte på ditt svar. Skapa en egen med `/halma challenge`.
refused-already-in = Du är redan med. Partiet börjar när alla platser är tagna.
refused-no-seat-left = Alla platser är tagna eller reserverade för inbjudna.
refused-begins-elsewhere = I det här partiet börjar pjäserna på andra rutor än vanligt. Jag kan bara ta in partier från första draget.
refused-not-the-challenger = Bara den som skapade utmaningen kan dra tillbaka den.
refused-challenger-may-withdraw = Du har skapat utmaningen. Knappen **Dra tillbaka** tar bort den.
refused-not-finished = Partiet pågår fortfarande.
refused-standing = En utmaning som kommer tillbaka av sig själv är för vem som helst: utelämna motståndarna och datorn.
refused-series = Två partier med ombytta sidor är för två olika personer, i ett spel för två.
refused-second-follows = Det andra av era två partier börjar av sig självt om ett ögonblick.
refused-forgotten = Någon som var med i partiet är inte längre känd för mig, så det blir ingen returmatch.
refused-so-few = Spelet finns inte för så få. Vänta på en till, eller skapa en annan utmaning.
refused-counts-nowhere = Partiet räknas inte i någon topplista, så det finns inget att ta bort.
refused-voided-before = Partiet har redan tagits bort ur topplistorna.
refused-no-clock = Partiet har ingen tidsgräns.
refused-own-clock = Det är din egen tid som går. Bara en motståndare kan ge dig en dag.
refused-given-enough = Det här draget har redan fått en extra vecka, och mer går inte.
refused-reminded-already = Du har redan fått en påminnelse om det här draget, och det kommer inga fler.
refused-no-offer = Det förslaget gäller inte längre.
refused-offer-stands = Det finns redan ett förslag på bordet. Det måste besvaras eller dras tillbaka först.
refused-offered-already = Du har redan lagt ett förslag under det här draget. Du kan lägga ett nytt när draget är gjort.
refused-not-your-offer = Bara den som lade förslaget kan dra tillbaka det.
refused-not-asked = Förslaget väntar inte på ditt svar.
refused-hints-allowed = Datorn får redan frågas i det här partiet: `/halma hint`, när det är din tur.
refused-too-late-to-cancel = Alla har gjort ett drag, så partiet går inte att avbryta längre. Du kan erbjuda remi eller ge upp.
refused-challenge-removed = En moderator har avslutat utmaningen.
refused-moderators-only = På den här servern är det bara moderatorer som startar partier. Du kan gå med i deras.
refused-channel = På den här servern spelas partier i { $channels }.
refused-this-channel = På den här servern spelas partier i { $channels }. Gå till en annan kanal.
refused-too-many-channels = En server kan ange högst 100 kanaler.
refused-too-many-running = { $most ->
    [one] På den här servern spelar man ett parti i taget. Avsluta ditt först.
   *[other] På den här servern spelar man högst { $most } partier samtidigt. Avsluta ett av dina först.
}
refused-other-plays-most = { $user } spelar redan så många partier samtidigt som servern tillåter. Partiet kan börja när ett av dem är slut.
refused-already-here = Partiet spelas redan i den här kanalen.
refused-other-server = Partiet hör till en annan server och kan bara flyttas till en kanal där. Med `/halma resign` ger du upp det.
refused-not-lost = Partiet har en kanal som fungerar. Bara en moderator kan flytta det, med `/halma-admin move`.
refused-paused = Partiet står stilla just nu, så ingen tid går.
refused-no-such-zone = Jag känner inte till någon tidszon eller storstad som heter `{ $name }`. Välj en i listan: skriv en storstad nära dig, till exempel `Berlin`, `Mumbai` eller `Москва`.
refused-several-zones = Det finns flera platser som heter `{ $name }`. Ange tidszonen: { $zones }.
refused-no-such-hour = Ange timmen som ett heltal från 0 till 23.
refused-away-too-long = { $left ->
    [0] Du har inga frånvarodagar kvar i år.
    [one] Du har en frånvarodag kvar i år.
   *[other] Du har { $left } frånvarodagar kvar i år.
}
refused-blocked = Du och { $user } kan inte spela tillsammans: en av er blockerar den andra.
refused-blocked-self = Du kan inte blockera dig själv.
refused-blocked-most = Du blockerar 200 personer, och fler går inte.
refused-nothing-to-take-back = Du har inget drag att ta tillbaka.

illegal-in = **#{ $code }:** { $why }
illegal-targets = Din pjäs på { $from } kan gå till: { $targets }.
illegal-stones = Dina pjäser som kan flyttas: { $stones }.
button-try-again = Försök igen
illegal-no-such-cell = Det finns ingen ruta `{ $name }` på det här brädet.
illegal-empty-cell = Det står ingen pjäs på { $cell }.
illegal-not-your-stone = Pjäsen på { $cell } är inte din.
illegal-same-cell = Ett drag får inte sluta på { $cell }, där det började.
illegal-target-taken = Det står redan en pjäs på { $cell }.
illegal-not-reachable = Din pjäs på { $from } kan inte nå { $to }. Den kan gå till: { $targets }.
illegal-cannot-move = Din pjäs på { $from } kan inte flyttas alls.
illegal-leaves-goal = Din pjäs på { $from } står i sitt mål och får inte lämna det igen, så den kan inte gå till { $to }.
illegal-wrong-route = Hopp { $leg } i rutten, från { $from } till { $to }, är inte möjligt. En rutt med tre eller fler rutor består bara av hopp.
illegal-pass = Du kan flytta, så du får inte passa.
