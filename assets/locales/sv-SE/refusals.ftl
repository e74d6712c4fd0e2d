# Why something cannot be done, and what to do instead.

kept-private = På den här servern ser bara du det jag säger, så ingen skulle kunna gå med. Be moderatorerna tillåta **Använd externa appar**, eller spela i ett direktmeddelande.
unknown-request = Jag känner inte till den knappen eller det kommandot längre. Se vad jag kan med `/halma help`.
unreadable-request = Jag kunde inte läsa det Discord skickade, så inget har ändrats. Försök igen.
not-admitted = Det här är någon annans. Kör kommandot själv så får du ett eget.
other-version-none = Det här är från en annan version av boten. Kör kommandot igen.
unknown-choice = Det går inte att välja för `{ $option }`. Välj något i listan.
cannot-store = Jag kan inte spara något just nu, så inget har ändrats. Försök igen om några minuter.
may-be-stored = Något gick fel när jag sparade. Kolla om en minut ifall det gick (partier: `/halma games`). Försök annars igen.
unavailable = Jag kommer inte åt partierna just nu. Inget är förlorat: försök igen om en stund.
our-fault = Oj, något gick fel hos mig. Försök igen om en stund. Om det händer igen, säg till den som driver boten: fel { $number }.
one-at-a-time = En sak i taget: jag håller fortfarande på med det du bad om sist. Försök igen när det är klart.
plain-answer = Discord tog inte emot mitt svar. Försök igen om en liten stund. Om det händer igen, säg till den som driver boten: fel { $number }.

refused-no-such-match = Det finns inget parti med den koden på servern. Hitta dina med `/halma games`.
refused-not-a-player = Du är inte med i det här partiet. Starta ett eget med `/halma play`.
refused-not-your-turn-shared = Det är { $next } som är på tur. Tryck på **⏰ Väck** under brädet för att påminna.
refused-not-your-turn = Det är { $next } som är på tur. Jag nämner dig när det är din tur.
refused-computer-thinks = Datorn tänker. Försök igen om en stund, när den har gjort sitt drag.
refused-no-seat-for-computer = Du har fyllt alla platser med personer, så det finns ingen kvar till datorn. Ange färre, eller ta bort `computer`.
refused-seat-is-out = Du är ute ur det här partiet. Starta ett nytt med `/halma play`.
refused-seat-is-done = Du är i mål och har inga fler drag. Se hur det går för de andra med `/halma board`.
refused-not-proven = Det är inte säkert (längre). Du kan bara kräva ett resultat som ingen kan ändra.
refused-stale = Det här brädet är gammalt. Se det aktuella med `/halma board`.
refused-not-begun = Partiet har inte börjat. Försök igen när det är i gång.
refused-game-over = Partiet är slut. Tryck på **Returmatch** under det sista brädet, eller starta ett nytt med `/halma play`.
refused-challenge-declined = Utmaningen avböjdes. Skapa en ny med `/halma play`.
refused-challenge-withdrawn = Utmaningen drogs tillbaka. Skapa en egen med `/halma play`.
refused-challenge-expired = Utmaningen har gått ut. Skapa en ny med `/halma play`.
refused-already-begun = Partiet har redan börjat. Hitta dina med `/halma games`, eller starta ett annat med `/halma play`.
refused-rules = ”{ $rules }” fungerar inte med { $game }. Välj en av de här: { $fitting }.
refused-diagonals = Det finns inga diagonaler i { $game }: det spelas på stjärnan. Ta bort det alternativet.
refused-option = { $game } har inte alternativet `{ $option }`, så ta bort det. Det finns: { $has }.
refused-fixed = På den här servern spelas { $game } med de här reglerna: { $rules }. Ta bort alternativen för andra regler, eller starta med `/halma play`.
refused-places-and-pairs = Spela om placeringar eller i par, inte båda. Ta bort `ends` eller `teams`.
refused-bot = Du kan inte spela mot { $user }: det är en annan bot. Utmana en människa, eller välj mig för att spela mot datorn.
refused-not-here = { $user } finns inte på servern. Utmana någon som är här, eller ta bort motståndaren så att alla kan gå med.
refused-too-many-opponents = { $seats ->
    [one] Det här spelet är för två. Ange en motståndare.
   *[other] Det här spelet har plats för { $seats } motståndare. Ange färre.
}
refused-named-twice = { $user } skulle vara med två gånger. Ange alla en gång, eller bara dig själv för att öva.
refused-already-challenged = Det finns redan en öppen utmaning mellan er två. Svara på den eller dra tillbaka den först.
refused-too-many-challenges = Du har skapat tio utmaningar den här timmen. Du kan skapa nästa { $until }.
refused-not-invited = Utmaningen är inte till dig. Skapa en egen med `/halma play`.
refused-already-in = Du är redan med. Partiet börjar när alla platser är tagna.
refused-no-seat-left = Alla platser är tagna eller sparade åt inbjudna. Skapa en egen utmaning med `/halma play`.
refused-begins-elsewhere = Partiet börjar inte från den vanliga uppställningen. Importera ett där alla pjäser börjar i boet.
refused-not-the-challenger = Det kan bara den som skapade utmaningen göra. Skapa en egen med `/halma play`.
refused-challenger-may-withdraw = Det är din egen utmaning. Tryck på **Dra tillbaka** om du ångrar dig.
refused-not-finished = Partiet är inte slut än. Försök igen när det är över.
refused-moves-deleted = Dragen i partiet är borttagna: jag sparar dem i { $time } efter slutet. Behåll dragen i dina kommande partier med `/halma me settings`.
refused-standing = Bara en utmaning som är öppen för alla kan läggas upp igen. Ta bort motståndarna och datorn, eller `repeat`.
refused-series = Två partier med ombytta sidor kräver två olika personer och ett spel för två. Ta bort `two-games`, eller välj en annan motståndare eller ett annat spel.
refused-second-follows = Ert andra parti börjar automatiskt om en stund.
refused-forgotten = Någon i partiet har raderat sina data, så det kan inte börja med samma personer. Starta ett nytt parti med `/halma play`.
refused-so-few = Ni är för få för det här spelet. Vänta på fler, eller starta ett annat med `/halma play`.
refused-counts-nowhere = Partiet finns inte i någon topplista, så det finns inget att ta bort.
refused-voided-before = Partiet är redan borttaget från topplistorna.
refused-no-clock = Partiet har ingen tidsgräns, så ingen behöver mer tid.
refused-own-clock = Det är din egen klocka som går. Bara en motståndare kan ge dig en extra dag.
refused-given-enough = Mer än en extra vecka går inte, och den är redan given. Vänta på draget.
refused-own-turn = Det är din egen tur. Tryck på **Flytta** under brädet.
refused-woken-already = Någon har redan påmint om det här draget. Vänta lite.
refused-reminded-already = Det finns inget att tysta: ingen påminnelse kommer för det här draget.
refused-no-offer = Förslaget finns inte längre. Lägg ett nytt.
refused-offer-stands = Det finns redan ett förslag i partiet. Svara på det eller dra tillbaka det först.
refused-offered-already = Du har redan lagt ett förslag under det här draget. Du kan lägga ett nytt vid nästa drag.
refused-not-your-offer = Bara den som lade förslaget kan dra tillbaka det. Du kan avböja det.
refused-not-asked = Förslaget väntar inte på ditt svar. Vänta tills de andra har svarat.
refused-hints-allowed = Tips är redan tillåtna i partiet. Använd `/halma hint` när det är din tur.
refused-too-late-to-cancel = Alla har gjort två drag, så det är för sent att avbryta. Erbjud remi med `/halma draw`, eller ge upp med `/halma resign`.
refused-challenge-removed = En moderator tog bort utmaningen. Skapa en egen med `/halma play`.
refused-moderators-only = På den här servern är det bara moderatorer som utmanar. Du kan gå med i deras utmaningar: se `/halma game open`.
refused-not-permitted = Du kan inte börja partier i den kanalen: du saknar en behörighet där eller har en timeout. Spela i en annan kanal med `/halma play`.
refused-channel = Här går det inte att spela. På den här servern kan du spela i { $channels }.
refused-this-channel = På den här servern kan du spela i { $channels }. Gå till en annan kanal.
refused-all-channels = Det finns ingen kanal för partier på servern just nu. Be en moderator tillåta en med `/halma-admin channel`.
refused-shared = Det har redan delats i den här kanalen. Scrolla upp för att hitta det.
refused-too-many-channels = Jag kan bara komma ihåg 100 kanaler per server. Tillåt eller förbjud alla först, och ange sedan undantagen.
refused-too-many-running = { $most ->
    [one] På den här servern får du spela ett parti i taget. Spela klart ditt först.
   *[other] På den här servern får du spela { $most } partier samtidigt. Spela klart ett av dina först.
}
refused-other-plays-most = { $user } spelar redan så många partier som servern tillåter. Försök igen när ett av dem är slut.
refused-already-here = Partiet spelas redan i den här kanalen. Se det med `/halma board`.
refused-other-server = Partiet hör till en annan server och måste stanna där. Spela vidare där, eller ge upp med `/halma resign`.
refused-not-lost = Partiets kanal fungerar fortfarande. Be en moderator om du vill flytta det: `/halma-admin move-here`.
refused-paused = Partiet är pausat, så ingen klocka går. Försök igen när det fortsätter.
refused-no-such-zone = Jag känner inte till någon tidszon eller storstad som heter `{ $name }`. Skriv en storstad nära dig och välj i listan, t.ex. `Berlin`, `Mumbai` eller `Москва`.
refused-several-zones = Det finns flera platser som heter `{ $name }`. Välj en tidszon: { $zones }.
refused-no-such-hour = Det är inget klockslag. Ange ett heltal från 0 till 23.
refused-away-too-long = { $left ->
    [0] Du har inga frånvarodagar kvar i år. Dina motståndare kan ge dig mer tid med **+1 dag**.
    [one] Du har bara en frånvarodag kvar i år. Välj en dag.
   *[other] Du har bara { $left } frånvarodagar kvar i år. Välj färre dagar.
}
refused-blocked = Du kan inte spela mot { $user } just nu. Välj en annan motståndare.
refused-blocked-self = Du kan inte blockera dig själv. Välj någon annan.
refused-blocked-most = Din blockeringslista är full: 200 personer. Avblockera någon först med `/halma me block`.
refused-computer-plays-on = Datorn ligger inte under, så den spelar vidare. Erbjud remi igen när du leder, eller ge upp.
refused-changed-elsewhere = Du har ändrat det här någon annanstans under tiden, så inget sparades. Titta på vad som står där nu och spara sedan igen.
refused-note-too-long = Din anteckning är för lång. Högst { $most } tecken får plats; din gamla anteckning är oförändrad.
refused-plan-own-turn = Det är din tur. Gör ditt drag först, sedan kan du planera svar.
refused-plan-without-others = Du spelar mot dig själv här, så det finns inget att planera.
refused-plan-impossible = Rad { $line }: `{ $text }` går inte där. Din gamla plan är oförändrad. Rätta raden och spara igen.
refused-plan-two-answers = Rad { $line }: `{ $text }` är ett andra svar på ett drag som redan har ett. Behåll ett av dem; din gamla plan är oförändrad.
refused-plan-no-answer = Rad { $line } måste sluta med ett drag av dig. Lägg till det och spara igen; din gamla plan är oförändrad.
refused-plan-too-long = Din plan är för lång. Högst { $lines } rader och { $chars } tecken får plats; din gamla plan är oförändrad.
refused-nothing-to-undo = Ingen spelare har gjort något drag i partiet än, så det finns inget att ta tillbaka.
refused-nothing-to-take-back = Det finns inget drag att ta tillbaka än.

illegal-in = **#{ $code }:** { $why }
illegal-targets = Från { $from } kan du gå till: { $targets }.
illegal-stones = Pjäser du kan flytta: { $stones }.
button-try-again = Försök igen
illegal-malformed = Jag kunde inte läsa { $typed }. Testa `{ $example }`, eller tryck på **Flytta** och välj i listan.
illegal-unreadable = Det är inget drag. Skriv det så här: `h4-f2`.
illegal-no-such-cell = Det finns ingen ruta `{ $name }` på det här brädet.
illegal-empty-cell = Det står ingen pjäs på { $cell }.
illegal-not-your-stone = Pjäsen på { $cell } är inte din.
illegal-same-cell = Du kan inte avsluta draget där det började, på { $cell }.
illegal-target-taken = Det står redan en pjäs på { $cell }.
illegal-not-reachable = Från { $from } går det inte att nå { $to }. Från { $from } kan du gå till: { $targets }.
illegal-cannot-move = Din pjäs på { $from } kan inte flyttas alls.
illegal-leaves-goal = Från { $from } får du inte gå till { $to }: pjäsen står i sitt mål och får inte lämna det.
illegal-enters-corner = Från { $from } får du inte gå till { $to }: pjäsen får passera genom det hörnet, men inte stanna där.
illegal-enters-corner-of = Från { $from } får du inte gå till { $to }: du får passera genom hörnet ({ $seat }), men inte stanna där.
illegal-wrong-route = Hopp { $leg } går inte: du kan inte hoppa från { $from } till { $to }. I en längre rutt måste varje del vara ett hopp.
illegal-jump-empty = { $from }–{ $to } är inget hopp: det finns ingen pjäs att hoppa över.
illegal-jump-several = { $from }–{ $to } är inget hopp: { $count } pjäser står i vägen.
illegal-jump-halfway = { $from }–{ $to } är inget hopp: pjäsen på { $stone } står inte mitt emellan.
illegal-jump-far = { $from }–{ $to } är inget hopp: pjäsen på { $stone } är för långt bort. I det här spelet hoppar man bara över en pjäs intill.
illegal-pass = Du kan fortfarande flytta, så du får inte passa.
