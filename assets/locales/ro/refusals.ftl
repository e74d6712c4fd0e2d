# Why something cannot be done, and what to do instead.

kept-private = Pe acest server, ce spun eu vezi doar tu, așa că nu ar putea intra nimeni. Roagă moderatorii să permită **Use External Apps** sau joacă într-un mesaj direct.
unknown-request = Nu mai cunosc acest buton sau această comandă. Vezi ce pot face cu `/halma help`.
unreadable-request = Nu am putut citi ce mi-a trimis Discord, așa că nu s-a schimbat nimic. Încearcă din nou.
not-admitted = Asta nu e a ta. Folosește tu comanda ca să o ai pe a ta.
other-version-none = Vine de la altă versiune a botului. Folosește din nou comanda.
unknown-choice = Asta nu e o variantă pentru `{ $option }`. Alege una din listă.
cannot-store = Acum nu pot salva nimic, așa că nu s-a schimbat nimic. Încearcă din nou peste câteva minute.
may-be-stored = Ceva n-a mers la salvare. Verifică peste un minut dacă a reușit (partide: `/halma games`), iar dacă nu, încearcă din nou.
unavailable = Acum nu pot ajunge la partide. Nu s-a pierdut nimic: încearcă din nou peste câteva clipe.
our-fault = Scuze, s-a stricat ceva la mine. Încearcă din nou peste câteva clipe. Dacă se repetă, spune-i persoanei care administrează botul: eroarea { $number }.
one-at-a-time = Pe rând: încă lucrez la ultima ta cerere. Încearcă din nou când e gata.
plain-answer = Discord nu mi-a acceptat răspunsul. Încearcă din nou peste puțin timp. Dacă se repetă, spune-i persoanei care administrează botul: eroarea { $number }.

refused-no-such-match = Nicio partidă de pe acest server nu are acest cod. Găsește-le pe ale tale cu `/halma games`.
refused-not-a-player = Nu joci în această partidă. Începe una a ta cu `/halma play`.
refused-not-your-turn-shared = Acum mută { $next }. Apasă **⏰ Trezește** sub tablă ca să-i dai de știre.
refused-not-your-turn = Acum mută { $next }. Te menționez când e rândul tău.
refused-computer-thinks = Calculatorul se gândește. Încearcă din nou imediat, după ce mută.
refused-no-seat-for-computer = Ai numit destule persoane pentru toate locurile, așa că nu rămâne unul pentru calculator. Numește mai puține sau renunță la `computer`.
refused-seat-is-out = Nu mai joci în această partidă. Începe alta cu `/halma play`.
refused-seat-is-done = Ai umplut casa opusă și nu mai ai mutări. Vezi cum stau ceilalți cu `/halma board`.
refused-not-proven = Rezultatul nu e sigur sau nu mai e. Poți revendica doar un rezultat pe care nimeni nu-l mai poate schimba.
refused-stale = Tabla aceasta nu mai e actuală. Vezi-o pe cea de acum cu `/halma board`.
refused-not-begun = Partida n-a început. Încearcă din nou după ce începe.
refused-game-over = Partida s-a încheiat. Apasă **Revanșă** sub ultima tablă sau începe alta cu `/halma play`.
refused-challenge-declined = Provocarea a fost refuzată. Fă una nouă cu `/halma play`.
refused-challenge-withdrawn = Provocarea a fost retrasă. Fă una a ta cu `/halma play`.
refused-challenge-expired = Provocarea a expirat. Fă una nouă cu `/halma play`.
refused-already-begun = Partida a început deja. Găsește-le pe ale tale cu `/halma games` sau începe alta cu `/halma play`.
refused-rules = „{ $rules }” nu merge cu { $game }. Alege dintre: { $fitting }.
refused-diagonals = { $game } nu are diagonale: se joacă pe stea. Renunță la această opțiune.
refused-option = { $game } nu are opțiunea `{ $option }`, așa că renunță la ea. Are: { $has }.
refused-fixed = Pe acest server, { $game } se joacă după aceste reguli: { $rules }. Renunță la opțiunile altor reguli sau începe cu `/halma play`.
refused-places-and-pairs = Se joacă pe locuri sau în perechi, nu ambele. Renunță la `ends` sau la `teams`.
refused-bot = Nu poți juca cu { $user }: e alt bot. Provoacă o persoană sau alege-mă pe mine, ca să joci cu calculatorul.
refused-not-here = { $user } nu e pe acest server. Provoacă pe cineva de aici sau nu alege adversar, ca să poată intra oricine.
refused-too-many-opponents = { $seats ->
    [one] Jocul acesta e pentru doi. Numește un singur adversar.
    [few] Jocul acesta are loc pentru { $seats } adversari. Numește mai puțini.
   *[other] Jocul acesta are loc pentru { $seats } de adversari. Numește mai puțini.
}
refused-named-twice = { $user } ar fi de două ori în partidă. Numește pe fiecare o dată sau doar pe tine, pentru antrenament.
refused-already-challenged = Între voi doi există deja o provocare deschisă. Răspunde-i sau retrage-o mai întâi.
refused-too-many-challenges = Ai făcut zece provocări într-o oră. O poți face pe următoarea { $until }.
refused-not-invited = Provocarea nu e pentru tine. Fă una a ta cu `/halma play`.
refused-already-in = Ești deja în joc. Partida începe când se ocupă toate locurile.
refused-no-seat-left = Toate locurile sunt ocupate sau rezervate. Fă o provocare a ta cu `/halma play`.
refused-begins-elsewhere = Partida nu pornește din poziția obișnuită. Importă una care începe cu toate piesele acasă.
refused-not-the-challenger = Asta poate face doar cine a lansat provocarea. Fă una a ta cu `/halma play`.
refused-challenger-may-withdraw = E provocarea ta. Apasă **Retrage** ca să o iei înapoi.
refused-not-finished = Partida nu s-a încheiat încă. Încearcă din nou când se încheie.
refused-moves-deleted = Mutările acestei partide au fost șterse: le păstrez { $time } după final. Pe cele din partidele viitoare le poți păstra cu `/halma me settings`.
refused-standing = Doar o provocare deschisă pentru oricine se poate posta din nou. Nu alege adversari și nici calculatorul, sau renunță la `repeat`.
refused-series = Pentru două partide cu locurile schimbate e nevoie de două persoane diferite și de un joc în doi. Renunță la `two-games` sau alege alt adversar ori alt joc.
refused-second-follows = A doua partidă a voastră începe automat imediat.
refused-forgotten = Cineva din această partidă și-a șters datele, așa că nu poate începe cu aceleași persoane. Începe o partidă nouă cu `/halma play`.
refused-so-few = Sunteți prea puțini pentru acest joc. Așteaptă să mai vină cineva sau începe altul cu `/halma play`.
refused-counts-nowhere = Partida nu e în niciun clasament, așa că nu e nimic de scos.
refused-voided-before = Partida a fost deja scoasă din clasamente.
refused-no-clock = Partida nu are limită de timp, așa că nimeni nu are nevoie de mai mult.
refused-own-clock = Timpul care curge e al tău. Doar un adversar îți poate da o zi în plus.
refused-given-enough = Maximul e o săptămână în plus, și e deja dată. Așteaptă mutarea.
refused-own-turn = E rândul tău. Apasă **Mută** sub tablă.
refused-woken-already = Cineva a apăsat deja **⏰ Trezește** pentru această mutare. Mai așteaptă puțin.
refused-reminded-already = Nu e nimic de oprit: pentru această mutare nu mai vine niciun memento.
refused-no-offer = Propunerea aceasta nu mai există. Fă una nouă.
refused-offer-stands = În partidă există deja o propunere. Răspunde-i sau retrage-o mai întâi.
refused-offered-already = Ai făcut deja o propunere la această mutare. Poți face alta la următoarea.
refused-not-your-offer = Doar cine a făcut propunerea o poate retrage. Tu o poți refuza.
refused-not-asked = Propunerea nu așteaptă răspunsul tău. Așteaptă-i pe ceilalți.
refused-hints-allowed = Sugestiile sunt deja permise în această partidă. Folosește `/halma hint` când e rândul tău.
refused-too-late-to-cancel = Toată lumea a făcut două mutări, așa că e prea târziu pentru anulare. Propune remiză cu `/halma draw` sau abandonează cu `/halma resign`.
refused-challenge-removed = Un moderator a șters această provocare. Fă una a ta cu `/halma play`.
refused-moderators-only = Pe acest server doar moderatorii lansează provocări. Poți intra în ale lor: vezi `/halma game open`.
refused-not-permitted = Nu poți începe partide pe acel canal: îți lipsește o permisiune acolo sau ai un timeout. Joacă pe alt canal cu `/halma play`.
refused-channel = Aici nu se poate juca. Pe acest server se joacă în { $channels }.
refused-this-channel = Pe acest server se poate juca în { $channels }. Folosește alt canal.
refused-all-channels = Acum nu se poate juca în niciun canal al acestui server. Cere unui moderator să permită unul cu `/halma-admin channel`.
refused-shared = A fost deja distribuit pe acest canal. Derulează în sus ca să-l vezi.
refused-too-many-channels = Pot ține minte doar 100 de canale pe server. Mai întâi permite-le sau interzice-le pe toate, apoi numește excepțiile.
refused-too-many-running = { $most ->
    [one] Pe acest server poți juca o singură partidă deodată. Încheie-o mai întâi pe a ta.
    [few] Pe acest server poți juca { $most } partide deodată. Încheie mai întâi una.
   *[other] Pe acest server poți juca { $most } de partide deodată. Încheie mai întâi una.
}
refused-other-plays-most = { $user } joacă deja câte partide permite acest server. Încearcă din nou când se încheie una.
refused-already-here = Partida se joacă deja în acest canal. Vezi-o cu `/halma board`.
refused-other-server = Partida e a altui server și trebuie să rămână acolo. Joacă mai departe acolo sau abandonează cu `/halma resign`.
refused-not-lost = Canalul partidei încă funcționează. Dacă vrei să o muți, cere unui moderator: `/halma-admin move-here`.
refused-paused = Partida e în pauză, așa că timpul nu curge. Încearcă din nou când continuă.
refused-no-such-zone = Nu cunosc un fus orar sau un oraș mare numit `{ $name }`. Scrie un oraș mare din apropiere și alege din listă, de exemplu `Berlin`, `Mumbai` sau `Москва`.
refused-several-zones = Există mai multe locuri numite `{ $name }`. Alege un fus orar: { $zones }.
refused-no-such-hour = Asta nu e o oră din zi. Scrie un număr întreg de la 0 la 23.
refused-away-too-long = { $left ->
    [0] Nu mai ai zile de absență anul acesta. Adversarii îți pot da timp în plus cu **+1 zi**.
    [one] Mai ai o singură zi de absență anul acesta. Alege o zi.
    [few] Mai ai doar { $left } zile de absență anul acesta. Alege mai puține.
   *[other] Mai ai doar { $left } de zile de absență anul acesta. Alege mai puține.
}
refused-blocked = Acum nu poți juca cu { $user }. Alege alt adversar.
refused-blocked-self = Nu te poți bloca pe tine. Alege pe altcineva.
refused-blocked-most = Lista ta de blocări e plină: 200 de persoane. Deblochează mai întâi pe cineva cu `/halma me block`.
refused-computer-plays-on = Calculatorul nu e în urmă, așa că joacă mai departe. Propune din nou remiză când ești în față sau abandonează.
refused-changed-elsewhere = Ai schimbat asta între timp în altă parte, așa că nu s-a salvat nimic. Vezi ce e acolo acum, apoi salvează din nou.
refused-note-too-long = Notița e prea lungă. Scrie cel mult { $most } de caractere; notița veche nu s-a schimbat.
refused-plan-own-turn = E rândul tău. Mută întâi, apoi poți plănui răspunsuri.
refused-plan-without-others = În această partidă joci cu toate părțile, deci nu ai ce planifica.
refused-plan-impossible = Rândul { $line }: `{ $text }` nu se poate acolo. Planul vechi nu s-a schimbat. Corectează rândul și salvează din nou.
refused-plan-two-answers = Rândul { $line }: `{ $text }` e al doilea răspuns la o mutare care are deja unul. Păstrează doar unul; planul vechi nu s-a schimbat.
refused-plan-no-answer = Rândul { $line } trebuie să se termine cu o mutare de-a ta. Adaug-o și salvează din nou; planul vechi nu s-a schimbat.
refused-plan-too-long = Planul e prea lung. Scrie cel mult { $lines } de rânduri și { $chars } de caractere; planul vechi nu s-a schimbat.
refused-nothing-to-undo = Nimeni n-a mutat încă în această partidă, așa că nu e nimic de luat înapoi.
refused-nothing-to-take-back = Încă nu e nicio mutare de luat înapoi.

illegal-in = **#{ $code }:** { $why }
illegal-targets = De pe { $from } poți merge pe: { $targets }.
illegal-stones = Piese pe care le poți muta: { $stones }.
button-try-again = Încearcă din nou
illegal-malformed = Nu am putut citi { $typed }. Încearcă `{ $example }` sau apasă **Mută** ca să alegi din listă.
illegal-unreadable = Asta nu e o mutare. Scrie-o așa: `h4-f2`.
illegal-no-such-cell = Nu există câmpul `{ $name }` pe această tablă.
illegal-empty-cell = Nu e nicio piesă pe { $cell }.
illegal-not-your-stone = Piesa de pe { $cell } nu e a ta.
illegal-same-cell = Nu poți încheia mutarea unde a început, pe { $cell }.
illegal-target-taken = Pe { $cell } e deja o piesă.
illegal-not-reachable = { $from } nu ajunge pe { $to }. De pe { $from } poți merge pe: { $targets }.
illegal-cannot-move = Piesa ta de pe { $from } nu poate muta deloc.
illegal-leaves-goal = { $from } nu poate merge pe { $to }: piesa ta e în casa opusă și nu mai poate ieși.
illegal-enters-corner = { $from } nu poate merge pe { $to }: piesa ta poate trece prin colțul acela, dar nu se poate opri acolo.
illegal-enters-corner-of = { $from } nu poate merge pe { $to }: poți trece prin colțul acesta ({ $seat }), dar nu te poți opri acolo.
illegal-wrong-route = Săritura { $leg } nu merge: nu poți sări de pe { $from } pe { $to }. Într-un traseu mai lung, fiecare parte e o săritură.
illegal-jump-empty = { $from }–{ $to } nu e săritură: nu e nicio piesă de sărit.
illegal-jump-several = { $from }–{ $to } nu e săritură: sunt { $count } piese în cale.
illegal-jump-halfway = { $from }–{ $to } nu e săritură: piesa de pe { $stone } nu e la jumătatea drumului.
illegal-jump-far = { $from }–{ $to } nu e săritură: piesa de pe { $stone } e prea departe. În acest joc se sare doar peste o piesă vecină.
illegal-pass = Încă poți muta, deci nu poți pasa.
