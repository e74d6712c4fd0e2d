# Why something cannot be done, and what to do instead.

servers-only = Partijen worden voorlopig alleen op servers gespeeld. Gebruik dit commando in een kanaal van een server.
unknown-request = Deze knop of dit commando ken ik niet meer. In `/halma help` lees je wat ik kan.
unreadable-request = Ik kon niet lezen wat Discord me stuurde, dus er is niets veranderd. Probeer het opnieuw.
not-admitted = Dit kun je hier niet gebruiken. Voer het commando zelf uit voor je eigen versie.
other-version-none = Dit komt uit een andere versie van de bot. Voer het commando opnieuw uit.
unknown-choice = Deze waarde van de optie `{ $option }` ken ik niet. Kies er een uit de lijst.
cannot-store = Op dit moment kan er niets worden opgeslagen, dus er is niets veranderd. Borden bekijken kan wel. Probeer het over een paar minuten opnieuw.
may-be-stored = De schijf haperde terwijl dit werd opgeslagen. Kijk over een minuut met `/halma games` of het gelukt is, en probeer het anders opnieuw.
unavailable = De partijen zijn nu even niet bereikbaar. Probeer het zo nog eens; er gaat niets verloren en er gebeurt niets dubbel.
our-fault = Er ging bij mij iets mis; er is niets veranderd. Probeer het opnieuw. Blijft het misgaan, geef dan het nummer { $number } door aan wie deze bot beheert.
one-at-a-time = Eén ding tegelijk: ik ben nog bezig met je vorige verzoek. Probeer het opnieuw als dat klaar is.
plain-answer = Discord nam mijn antwoord niet aan. Probeer het op een andere manier. Blijft het misgaan, meld dan aan wie deze bot beheert: fout { $number }.

refused-no-such-match = Op deze server is er geen partij met deze code. `/halma games` toont je partijen.
refused-not-a-player = Je doet niet mee aan deze partij. Met `/halma challenge` begin je er zelf een.
refused-not-your-turn = Niet jij bent aan zet, maar { $next }. Ik vermeld je zodra het zover is.
refused-computer-thinks = De computer denkt na en doet zo een zet. Daarna ben jij aan zet, of de volgende speler.
refused-no-seat-for-computer = Je hebt net zo veel mensen genoemd als het spel plaatsen heeft, dus voor de computer is er geen over. Noem er minder, of laat `computer` weg.
refused-seat-is-out = Je bent in deze partij uitgevallen.
refused-stale = De partij is intussen verdergegaan, dus dit is niet meer het huidige bord. `/halma board` toont de stand, met knoppen die werken.
refused-not-begun = Deze partij is nog niet begonnen; er wordt nog op spelers gewacht.
refused-game-over = Deze partij is afgelopen. Met de knop **Revanche** onder het laatste bord begin je een nieuwe.
refused-challenge-declined = Deze uitdaging is afgewezen.
refused-challenge-withdrawn = Deze uitdaging is ingetrokken.
refused-challenge-expired = Deze uitdaging is verlopen. Met `/halma challenge` maak je een nieuwe.
refused-already-begun = Deze partij is al begonnen.
refused-rules = “{ $rules }” past niet bij { $game }. Deze regels wel: { $fitting }.
refused-diagonals = { $game } wordt op de ster gespeeld, en die heeft geen diagonalen. Laat die optie weg.
refused-not-here = { $user } zit niet op deze server.
refused-too-many-opponents = { $seats ->
    [one] Dit spel is voor twee: noem één tegenstander.
   *[other] Dit spel heeft plaats voor { $seats } anderen. Noem er minder.
}
refused-named-twice = { $user } staat er dubbel in. Noem iedereen één keer; wil je in je eentje oefenen, noem dan alleen jezelf.
refused-already-challenged = Er staat al een uitdaging tussen jullie open. Hier is die, met de knoppen:
refused-too-many-challenges = Je hebt binnen een uur tien uitdagingen gemaakt. De volgende kun je { $until } maken.
refused-not-invited = Deze uitdaging wacht niet op jouw antwoord. Met `/halma challenge` maak je er zelf een.
refused-already-in = Je doet al mee. De partij begint als alle plaatsen bezet zijn.
refused-no-seat-left = Alle plaatsen zijn bezet of vrijgehouden voor wie is uitgenodigd.
refused-begins-elsewhere = In deze partij staan de stenen aan het begin anders dan gewoonlijk. Ik kan alleen partijen vanaf de eerste zet overnemen.
refused-not-the-challenger = Alleen wie deze uitdaging heeft gemaakt, kan die intrekken.
refused-challenger-may-withdraw = Deze uitdaging is van jou. Met de knop **Intrekken** trek je die in.
refused-not-finished = Deze partij is nog bezig.
refused-standing = Een uitdaging die vanzelf terugkomt, is voor iedereen: laat de tegenstanders en de computer weg.
refused-series = Twee partijen waarbij je van kant wisselt, zijn voor twee verschillende spelers, in een spel voor twee.
refused-second-follows = De tweede van jullie twee partijen begint zo vanzelf.
refused-forgotten = Iemand die deze partij speelde, is mij niet meer bekend, dus een revanche kan niet.
refused-so-few = Dit spel bestaat niet voor zo weinig spelers. Wacht op nog iemand, of maak een andere uitdaging.
refused-counts-nowhere = Deze partij telt in geen enkele ranglijst, dus er valt niets uit te halen.
refused-voided-before = Deze partij is al eerder uit de ranglijsten gehaald.
refused-no-clock = Deze partij heeft geen tijdslimiet.
refused-own-clock = Het is je eigen tijd die loopt. Alleen een tegenstander kan je een dag geven.
refused-given-enough = Deze beurt heeft al een week extra gekregen; meer kan niet.
refused-reminded-already = Je bent al aan deze beurt herinnerd; verder herinnert niemand je eraan.
refused-no-offer = Dat voorstel geldt niet meer.
refused-offer-stands = Er ligt al een voorstel. Dat moet eerst worden beantwoord of ingetrokken.
refused-offered-already = Je hebt in deze beurt al een voorstel gedaan. Een nieuw voorstel kan als de beurt voorbij is.
refused-not-your-offer = Alleen wie dit voorstel heeft gedaan, kan het intrekken.
refused-not-asked = Dit voorstel wacht niet op jouw antwoord.
refused-hints-allowed = In deze partij mag je de computer al om raad vragen: `/halma hint`, als je aan zet bent.
refused-too-late-to-cancel = Iedereen heeft een zet gedaan, dus deze partij kan niet meer worden afgebroken. Je kunt remise aanbieden of opgeven.
refused-challenge-removed = Een moderator heeft deze uitdaging verwijderd.
refused-moderators-only = Op deze server beginnen alleen moderators een partij. Aan hun partijen kun je meedoen.
refused-channel = Op deze server wordt in { $channels } gespeeld.
refused-this-channel = Op deze server wordt in { $channels } gespeeld. Ga naar een ander kanaal.
refused-too-many-channels = Een server kan hoogstens 100 kanalen noemen.
refused-too-many-running = { $most ->
    [one] Op deze server speel je één partij tegelijk. Maak die eerst af.
   *[other] Op deze server speel je hoogstens { $most } partijen tegelijk. Maak er eerst een af.
}
refused-other-plays-most = { $user } speelt al zo veel partijen tegelijk als deze server toestaat. De partij kan beginnen zodra er één van is afgelopen.
refused-already-here = Deze partij wordt al in dit kanaal gespeeld.
refused-other-server = Deze partij hoort bij een andere server en kan alleen naar een kanaal daar worden gehaald. Met `/halma resign` geef je de partij op.
refused-not-lost = Deze partij heeft een kanaal dat werkt. Alleen een moderator kan de partij verplaatsen, met `/halma-admin move`.
refused-paused = Deze partij ligt voorlopig stil, dus er loopt geen tijd.
refused-no-such-zone = Ik ken geen tijdzone of grote stad `{ $name }`. Kies er een uit de lijst: typ een grote stad bij jou in de buurt, zoals `Berlin`, `Mumbai` of `Москва`.
refused-several-zones = Er zijn meerdere plaatsen die `{ $name }` heten. Noem de tijdzone: { $zones }.
refused-no-such-hour = Geef het uur als een geheel getal van 0 tot en met 23.
refused-away-too-long = { $left ->
    [0] Je hebt dit jaar geen afwezigheidsdagen meer.
    [one] Je hebt dit jaar nog één afwezigheidsdag.
   *[other] Je hebt dit jaar nog { $left } afwezigheidsdagen.
}
refused-blocked = Jij en { $user } kunnen niet samen spelen: een van jullie blokkeert de ander.
refused-blocked-self = Je kunt jezelf niet blokkeren.
refused-blocked-most = Je blokkeert 200 personen; meer kan niet.
refused-nothing-to-take-back = Je hebt geen zet die kan worden teruggenomen.

illegal-in = **#{ $code }:** { $why }
illegal-targets = Je steen op { $from } kan naar: { $targets }.
illegal-stones = Je stenen die een zet kunnen doen: { $stones }.
button-try-again = Opnieuw proberen
illegal-no-such-cell = Er is geen veld `{ $name }` op dit bord.
illegal-empty-cell = Op { $cell } staat geen steen.
illegal-not-your-stone = De steen op { $cell } is niet van jou.
illegal-same-cell = Een beurt mag niet eindigen op het veld waar die begon: { $cell }.
illegal-target-taken = Op { $cell } staat al een steen.
illegal-not-reachable = Je steen op { $from } kan niet naar { $to }. Wel naar: { $targets }.
illegal-cannot-move = Je steen op { $from } kan geen kant op.
illegal-leaves-goal = Je steen op { $from } staat in zijn doel en mag daar niet meer uit, dus hij kan niet naar { $to }.
illegal-wrong-route = Sprong { $leg } van deze route, van { $from } naar { $to }, is niet mogelijk. Een route van drie of meer velden bestaat alleen uit sprongen.
illegal-pass = Je kunt een zet doen, dus je mag niet passen.
