# Why something cannot be done, and what to do instead.

kept-private = Op deze server kun alleen jij zien wat ik zeg, dus niemand zou kunnen meedoen. Vraag de moderators om **Externe apps gebruiken** toe te staan, of speel in een privébericht.
unknown-request = Deze knop of dit commando ken ik niet meer. Met `/halma help` zie je wat ik kan.
unreadable-request = Ik kon niet lezen wat Discord me stuurde, dus er is niets veranderd. Probeer het opnieuw.
not-admitted = Dit is van iemand anders. Gebruik het commando zelf, dan krijg je er een voor jou.
other-version-none = Dit komt uit een andere versie van de bot. Gebruik het commando opnieuw.
unknown-choice = Dat kun je bij `{ $option }` niet kiezen. Kies iets uit de lijst.
cannot-store = Ik kan nu niets opslaan, dus er is niets veranderd. Probeer het over een paar minuten opnieuw.
may-be-stored = Er ging iets mis tijdens het opslaan. Kijk over een minuut of het gelukt is (partijen: `/halma games`). Zo niet, probeer het dan opnieuw.
unavailable = Ik kan nu even niet bij de partijen. Er is niets verloren: probeer het zo opnieuw.
our-fault = Sorry, er ging bij mij iets mis. Probeer het zo opnieuw. Blijft het misgaan, meld het dan aan de beheerder van deze bot: fout { $number }.
one-at-a-time = Eén ding tegelijk: ik ben nog bezig met je vorige verzoek. Probeer het opnieuw als dat klaar is.
plain-answer = Discord nam mijn antwoord niet aan. Probeer het zo meteen opnieuw. Blijft het misgaan, meld het dan aan de beheerder van deze bot: fout { $number }.

refused-no-such-match = Op deze server is geen partij met deze code. Die van jou vind je met `/halma games`.
refused-not-a-player = Je doet niet mee aan deze partij. Begin er zelf een met `/halma play`.
refused-not-your-turn-shared = { $next } is aan zet. Tik op **⏰ Wakker maken** onder het bord om een seintje te geven.
refused-not-your-turn = { $next } is aan zet. Ik vermeld je als jij aan zet bent.
refused-computer-thinks = De computer denkt na. Probeer het zo opnieuw, na zijn zet.
refused-no-seat-for-computer = Je hebt alle plaatsen al vergeven, dus voor de computer is er geen over. Noem minder mensen, of laat `computer` weg.
refused-seat-is-out = Je ligt uit deze partij. Begin een nieuwe met `/halma play`.
refused-seat-is-done = Je bent in je doel en hebt geen beurten meer. Bekijk hoe het met de anderen gaat met `/halma board`.
refused-not-proven = Dat is niet (meer) zeker. Je kunt alleen een uitslag claimen die niemand kan veranderen.
refused-stale = Dit bord is verouderd. Het huidige zie je met `/halma board`.
refused-not-begun = Deze partij is niet begonnen. Probeer het opnieuw als de partij loopt.
refused-game-over = Deze partij is afgelopen. Tik op **Revanche** onder het laatste bord, of begin een andere met `/halma play`.
refused-challenge-declined = Deze uitdaging is afgewezen. Maak een nieuwe met `/halma play`.
refused-challenge-withdrawn = Deze uitdaging is ingetrokken. Maak er zelf een met `/halma play`.
refused-challenge-expired = Deze uitdaging is verlopen. Maak een nieuwe met `/halma play`.
refused-already-begun = Deze partij is al begonnen. Die van jou vind je met `/halma games`; een andere begin je met `/halma play`.
refused-rules = “{ $rules }” kan niet bij { $game }. Kies een van deze regels: { $fitting }.
refused-diagonals = In { $game } zijn geen diagonalen: je speelt op de ster. Laat die optie weg.
refused-option = { $game } heeft de optie `{ $option }` niet, dus laat die weg. Wel: { $has }.
refused-fixed = Op deze server speel je { $game } met deze regels: { $rules }. Laat de opties voor andere regels weg, of begin met `/halma play`.
refused-places-and-pairs = Je speelt om plaatsen of in paren, niet allebei. Laat `ends` of `teams` weg.
refused-bot = Je kunt niet tegen { $user } spelen: dat is een andere bot. Daag een mens uit, of kies mij om tegen de computer te spelen.
refused-not-here = { $user } zit niet op deze server. Daag iemand van hier uit, of laat de tegenstander weg zodat iedereen kan meedoen.
refused-too-many-opponents = { $seats ->
    [one] Dit spel is voor twee. Noem één tegenstander.
   *[other] Dit spel heeft plaats voor { $seats } tegenstanders. Noem er minder.
}
refused-named-twice = { $user } zou twee keer meedoen. Noem iedereen één keer, of alleen jezelf om te oefenen.
refused-already-challenged = Er staat al een uitdaging tussen jullie open. Reageer er eerst op of trek die in.
refused-too-many-challenges = Je hebt dit uur al tien uitdagingen gemaakt. De volgende kan { $until }.
refused-not-invited = Deze uitdaging is niet voor jou. Maak er zelf een met `/halma play`.
refused-already-in = Je doet al mee. De partij begint als alle plaatsen bezet zijn.
refused-no-seat-left = Alle plaatsen zijn bezet of vrijgehouden voor genodigden. Maak zelf een uitdaging met `/halma play`.
refused-begins-elsewhere = Deze partij begint niet met de gewone opstelling. Importeer er een waarin alle stenen in het kamp beginnen.
refused-not-the-challenger = Dat kan alleen wie de uitdaging heeft gemaakt. Maak er zelf een met `/halma play`.
refused-challenger-may-withdraw = Dit is je eigen uitdaging. Tik op **Intrekken** om die terug te nemen.
refused-not-finished = Deze partij is nog niet afgelopen. Probeer het daarna opnieuw.
refused-moves-deleted = De zetten van deze partij zijn verwijderd: ik bewaar ze na afloop { $time }. Die van je volgende partijen bewaar je met `/halma me settings`.
refused-standing = Alleen een uitdaging voor iedereen kan opnieuw worden geplaatst. Laat de tegenstanders en de computer weg, of `repeat`.
refused-series = Twee partijen met wisselen van kant kan alleen met twee verschillende mensen en een spel voor twee. Laat `two-games` weg, of kies een andere tegenstander of een ander spel.
refused-second-follows = Jullie tweede partij begint zo vanzelf.
refused-forgotten = De gegevens van iemand uit deze partij zijn gewist, dus beginnen met dezelfde mensen kan niet. Begin een nieuwe partij met `/halma play`.
refused-so-few = Jullie zijn met te weinig voor dit spel. Wacht op meer spelers, of begin een ander spel met `/halma play`.
refused-counts-nowhere = Deze partij staat in geen enkele ranglijst, dus er valt niets weg te halen.
refused-voided-before = Deze partij is al uit de ranglijsten gehaald.
refused-no-clock = Deze partij heeft geen tijdslimiet, dus niemand heeft meer tijd nodig.
refused-own-clock = Je eigen klok loopt. Alleen een tegenstander kan je een dag extra geven.
refused-given-enough = Meer dan een week extra kan niet, en die is al gegeven. Wacht op de zet.
refused-own-turn = Je bent zelf aan zet. Tik op **Zet doen** onder het bord.
refused-woken-already = Voor deze zet heeft al iemand een seintje gegeven. Wacht even.
refused-reminded-already = Er valt niets te dempen: voor deze beurt komt er geen herinnering meer.
refused-no-offer = Dat voorstel is er niet meer. Doe een nieuw voorstel.
refused-offer-stands = Er ligt al een voorstel in deze partij. Reageer er eerst op of trek het in.
refused-offered-already = Je hebt deze beurt al een voorstel gedaan. De volgende beurt kan het weer.
refused-not-your-offer = Alleen wie dit voorstel deed, kan het intrekken. Je kunt het wel afwijzen.
refused-not-asked = Dit voorstel wacht niet op jouw antwoord. Wacht tot de anderen reageren.
refused-hints-allowed = Hints mogen al in deze partij. Gebruik `/halma hint` als je aan zet bent.
refused-too-late-to-cancel = Iedereen heeft al twee zetten gedaan, dus afbreken kan niet meer. Bied remise aan met `/halma draw`, of geef op met `/halma resign`.
refused-challenge-removed = Een moderator heeft deze uitdaging verwijderd. Maak er zelf een met `/halma play`.
refused-moderators-only = Op deze server maken alleen moderators uitdagingen. Je kunt wel meedoen: zie `/halma game open`.
refused-not-permitted = Je kunt in dat kanaal geen partijen beginnen: je mist er een recht of je hebt een time-out. Speel in een ander kanaal met `/halma play`.
refused-channel = Hier kun je niet spelen. Op deze server kan dat in { $channels }.
refused-this-channel = Op deze server kun je spelen in { $channels }. Ga naar een ander kanaal.
refused-all-channels = Op deze server is nu geen kanaal voor partijen. Vraag een moderator om er een toe te staan met `/halma-admin channel`.
refused-shared = Dit is al gedeeld in dit kanaal. Scroll omhoog om het te vinden.
refused-too-many-channels = Ik kan maar 100 kanalen per server onthouden. Sta eerst alles toe of verbied alles, en noem dan de uitzonderingen.
refused-too-many-running = { $most ->
    [one] Op deze server kun je één partij tegelijk spelen. Maak die eerst af.
   *[other] Op deze server kun je { $most } partijen tegelijk spelen. Maak er eerst een af.
}
refused-other-plays-most = { $user } speelt al zoveel partijen als deze server toestaat. Probeer het opnieuw als er een is afgelopen.
refused-already-here = Deze partij wordt al in dit kanaal gespeeld. Bekijk die met `/halma board`.
refused-other-server = Deze partij hoort bij een andere server en moet daar blijven. Speel daar verder, of geef op met `/halma resign`.
refused-not-lost = Het kanaal van deze partij werkt nog. Wil je de partij verplaatsen, vraag het dan een moderator: `/halma-admin move-here`.
refused-paused = Deze partij is gepauzeerd, dus er loopt geen klok. Probeer het opnieuw als de partij verdergaat.
refused-no-such-zone = Ik ken geen tijdzone of grote stad `{ $name }`. Typ een grote stad in de buurt en kies uit de lijst, zoals `Berlin`, `Mumbai` of `Москва`.
refused-several-zones = Er zijn meer plaatsen die `{ $name }` heten. Kies een tijdzone: { $zones }.
refused-no-such-hour = Dat is geen uur van de dag. Gebruik een geheel getal van 0 tot en met 23.
refused-away-too-long = { $left ->
    [0] Je hebt dit jaar geen afwezigheidsdagen meer. Je tegenstanders kunnen je extra tijd geven met **+1 dag**.
    [one] Je hebt dit jaar nog maar één afwezigheidsdag. Kies één dag.
   *[other] Je hebt dit jaar nog maar { $left } afwezigheidsdagen. Kies minder dagen.
}
refused-blocked = Je kunt nu niet met { $user } spelen. Kies een andere tegenstander.
refused-blocked-self = Je kunt jezelf niet blokkeren. Kies iemand anders.
refused-blocked-most = Je blokkeerlijst is vol: 200 personen. Deblokkeer eerst iemand met `/halma me block`.
refused-computer-plays-on = De computer staat niet achter en speelt dus door. Bied opnieuw remise aan als je voorstaat, of geef op.
refused-changed-elsewhere = Je hebt dit intussen ergens anders gewijzigd, dus er is niets opgeslagen. Bekijk wat er nu staat en sla het opnieuw op.
refused-note-too-long = Je notitie is te lang. Er passen hoogstens { $most } tekens in; je oude notitie is niet veranderd.
refused-plan-own-turn = Je bent aan zet. Zet eerst; daarna kun je antwoorden plannen.
refused-plan-without-others = Je speelt hier tegen jezelf, dus er valt niets te plannen.
refused-plan-impossible = Regel { $line }: `{ $text }` kan daar niet. Je oude plan is niet veranderd. Verbeter de regel en sla opnieuw op.
refused-plan-two-answers = Regel { $line }: `{ $text }` is een tweede antwoord op een zet waarop je er al een hebt. Houd er één over; je oude plan is niet veranderd.
refused-plan-no-answer = Regel { $line } moet eindigen met een zet van jou. Voeg die toe en sla opnieuw op; je oude plan is niet veranderd.
refused-plan-too-long = Je plan is te lang. Er passen hoogstens { $lines } regels en { $chars } tekens in; je oude plan is niet veranderd.
refused-nothing-to-undo = In deze partij heeft nog geen speler een zet gedaan, dus er valt niets terug te nemen.
refused-nothing-to-take-back = Er is nog geen zet om terug te nemen.

illegal-in = **#{ $code }:** { $why }
illegal-targets = Vanaf { $from } kun je naar: { $targets }.
illegal-stones = Stenen waarmee je kunt zetten: { $stones }.
button-try-again = Opnieuw proberen
illegal-malformed = Ik kon { $typed } niet lezen. Probeer `{ $example }`, of tik op **Zet doen** en kies uit de lijst.
illegal-unreadable = Dat is geen zet. Typ hem zo: `h4-f2`.
illegal-no-such-cell = Er is geen veld `{ $name }` op dit bord.
illegal-empty-cell = Op { $cell } staat geen steen.
illegal-not-your-stone = De steen op { $cell } is niet van jou.
illegal-same-cell = Je kunt je zet niet eindigen waar die begon, op { $cell }.
illegal-target-taken = Op { $cell } staat al een steen.
illegal-not-reachable = Vanaf { $from } kun je niet naar { $to }. Vanaf { $from } kun je wel naar: { $targets }.
illegal-cannot-move = Je steen op { $from } kan geen kant op.
illegal-leaves-goal = Vanaf { $from } mag je niet naar { $to }: je steen staat in het doel en mag er niet meer uit.
illegal-enters-corner = Vanaf { $from } mag je niet naar { $to }: je steen mag door die punt heen, maar er niet blijven.
illegal-enters-corner-of = Vanaf { $from } mag je niet naar { $to }: door de punt van { $seat } mag je heen, maar er niet stoppen.
illegal-wrong-route = Sprong { $leg } kan niet: van { $from } kun je niet naar { $to } springen. In een langere route moet elk deel een sprong zijn.
illegal-jump-empty = { $from }–{ $to } is geen sprong: er staat geen steen tussen.
illegal-jump-several = { $from }–{ $to } is geen sprong: er staan { $count } stenen in de weg.
illegal-jump-halfway = { $from }–{ $to } is geen sprong: de steen op { $stone } staat niet halverwege.
illegal-jump-far = { $from }–{ $to } is geen sprong: de steen op { $stone } is te ver weg. In dit spel spring je alleen over een steen ernaast.
illegal-pass = Je kunt nog een zet doen, dus je mag niet passen.
