# Why something cannot be done, and what to do instead.

servers-only = Deocamdată se joacă numai pe servere. Folosește comanda într-un canal al unui server.
unknown-request = Nu mai cunosc acest buton sau această comandă. `/halma help` îți spune ce pot face.
unreadable-request = Nu am putut citi ce mi-a trimis Discord, așa că nu s-a schimbat nimic. Încearcă din nou.
not-admitted = Nu poți folosi asta aici. Scrie tu comanda ca să o ai pe a ta.
other-version-none = Aceasta vine de la altă versiune a botului. Scrie din nou comanda.
unknown-choice = Nu cunosc această valoare a opțiunii `{ $option }`. Alege, te rog, una din listă.
cannot-store = În acest moment nu se poate salva nimic, așa că nu s-a schimbat nimic. Tablele se pot vedea în continuare. Încearcă din nou peste câteva minute.
may-be-stored = Discul a dat eroare în timpul salvării. Verifică peste un minut cu `/halma games` dacă s-a salvat și, dacă nu, încearcă din nou.
unavailable = Partidele nu sunt accesibile acum. Încearcă din nou peste câteva clipe; nu s-a pierdut nimic și nimic nu se va face de două ori.
our-fault = Ceva nu a mers bine la mine; nu s-a schimbat nimic. Încearcă din nou. Dacă se repetă, dă-i numărul { $number } persoanei care administrează botul.
one-at-a-time = Pe rând, te rog: încă lucrez la ce ai cerut. Încearcă din nou când e gata.
plain-answer = Discord nu mi-a acceptat răspunsul. Încearcă altfel. Dacă se repetă, spune-i persoanei care administrează botul: eroarea { $number }.

refused-no-such-match = Nu există nicio partidă cu acest cod pe acest server. `/halma games` îți arată partidele.
refused-not-a-player = Nu joci în această partidă. `/halma challenge` începe una a ta.
refused-not-your-turn = La mutare e { $next }, nu tu. Te menționez când îți vine rândul.
refused-computer-thinks = Calculatorul se gândește; mută imediat. Apoi e rândul tău sau al următorului jucător.
refused-no-seat-for-computer = Ai numit câte o persoană pentru fiecare loc, așa că nu mai rămâne niciunul pentru calculator. Numește mai puține persoane sau renunță la `computer`.
refused-seat-is-out = Nu mai joci în această partidă.
refused-stale = Între timp, partida a continuat, așa că tabla aceasta nu mai e cea actuală. `/halma board` arată cum stă partida, cu butoane care merg.
refused-not-begun = Partida nu a început; mai așteaptă jucători.
refused-game-over = Partida s-a încheiat. Butonul **Revanșă** de sub ultima tablă începe alta.
refused-challenge-declined = Această provocare a fost refuzată.
refused-challenge-withdrawn = Această provocare a fost retrasă.
refused-challenge-expired = Această provocare a expirat. `/halma challenge` lansează una nouă.
refused-already-begun = Partida a început deja.
refused-rules = „{ $rules }” nu se potrivește cu { $game }. Se potrivesc: { $fitting }.
refused-diagonals = { $game } se joacă pe stea, care nu are diagonale. Lasă deoparte această opțiune.
refused-not-here = { $user } nu e pe acest server.
refused-too-many-opponents = { $seats ->
    [one] Acest joc e pentru doi: numește un singur adversar.
    [few] Acest joc are locuri pentru încă { $seats } persoane. Numește mai puține.
   *[other] Acest joc are locuri pentru încă { $seats } de persoane. Numește mai puține.
}
refused-named-twice = { $user } apare de două ori. Numește fiecare persoană o singură dată; pentru antrenament, numește-te doar pe tine.
refused-already-challenged = Între voi există deja o provocare deschisă. Iat-o, cu butoanele ei:
refused-too-many-challenges = Ai lansat zece provocări într-o oră. Poți lansa următoarea { $until }.
refused-not-invited = Această provocare nu așteaptă răspunsul tău. `/halma challenge` lansează una a ta.
refused-already-in = Ai deja un loc. Partida începe când se ocupă toate locurile.
refused-no-seat-left = Toate locurile sunt ocupate sau păstrate pentru persoane invitate.
refused-begins-elsewhere = Această partidă începe cu piesele în altă parte decât de obicei. Pot prelua doar partide de la prima mutare.
refused-not-the-challenger = Doar persoana care a lansat provocarea o poate retrage.
refused-challenger-may-withdraw = Tu ai lansat această provocare. O poți lua înapoi cu butonul **Retrage**.
refused-not-finished = Partida e încă în curs.
refused-standing = O provocare care se relansează singură e pentru oricine: nu numi nici adversari, nici calculatorul.
refused-series = Două partide cu locurile schimbate sunt pentru două persoane diferite, într-un joc pentru doi.
refused-second-follows = A doua dintre cele două partide începe imediat, de la sine.
refused-forgotten = Nu mai știu cine a jucat pe unul dintre locuri, așa că nu se poate juca revanșa.
refused-so-few = Acest joc nu există pentru atât de puțini jucători. Mai așteaptă pe cineva sau lansează altă provocare.
refused-counts-nowhere = Partida nu intră în niciun clasament, așa că nu e nimic de scos.
refused-voided-before = Partida a fost deja scoasă din clasamente.
refused-no-clock = Partida nu are limită de timp.
refused-own-clock = Timpul care curge e al tău. Numai un adversar îți poate da o zi.
refused-given-enough = Această mutare a primit deja o săptămână, adică maximul.
refused-reminded-already = Ți s-a amintit deja de această mutare și nu ți se va mai aminti.
refused-no-offer = Propunerea aceasta nu mai e valabilă.
refused-offer-stands = Există deja o propunere în partidă. Mai întâi trebuie să primească răspuns sau să fie retrasă.
refused-offered-already = Ai făcut deja o propunere la această mutare. Poți face alta după ce se mută.
refused-not-your-offer = Doar persoana care a făcut propunerea o poate retrage.
refused-not-asked = Această propunere nu așteaptă răspunsul tău.
refused-hints-allowed = În această partidă calculatorul poate fi întrebat deja: `/halma hint`, când e rândul tău.
refused-too-late-to-cancel = Toată lumea a mutat, așa că partida nu mai poate fi anulată. Poți propune remiză sau abandona.
refused-challenge-removed = Un moderator a închis această provocare.
refused-moderators-only = Pe acest server numai moderatorii încep partide. Poți intra în cele pe care le încep.
refused-channel = Pe acest server se joacă în { $channels }.
refused-this-channel = Pe acest server se joacă în { $channels }. Mergi, te rog, în alt canal.
refused-too-many-channels = Pentru un server se pot indica cel mult 100 de canale.
refused-too-many-running = { $most ->
    [one] Pe acest server o persoană joacă o singură partidă o dată. Încheie-o mai întâi pe a ta.
    [few] Pe acest server o persoană joacă cel mult { $most } partide în același timp. Încheie mai întâi una.
   *[other] Pe acest server o persoană joacă cel mult { $most } de partide în același timp. Încheie mai întâi una.
}
refused-other-plays-most = { $user } joacă deja câte partide permite acest server în același timp. Partida poate începe după ce se încheie una dintre ele.
refused-already-here = Partida se joacă deja în acest canal.
refused-other-server = Partida ține de alt server și poate fi adusă numai într-un canal de acolo. `/halma resign` o abandonează.
refused-not-lost = Partida are un canal care merge. Doar un moderator o poate aduce în altă parte, cu `/halma-admin move`.
refused-paused = Partida stă pe loc deocamdată, așa că timpul nu curge.
refused-no-such-zone = Nu cunosc niciun fus orar și niciun oraș mare `{ $name }`. Alege unul din listă: scrie un oraș mare din apropiere, de exemplu `Berlin`, `Mumbai` sau `Москва`.
refused-several-zones = Există mai multe locuri numite `{ $name }`. Spune, te rog, fusul orar: { $zones }.
refused-no-such-hour = Ora e un număr întreg de la 0 la 23.
refused-away-too-long = { $left ->
    [0] Nu mai ai zile de absență anul acesta.
    [one] Mai ai o zi de absență anul acesta.
    [few] Mai ai { $left } zile de absență anul acesta.
   *[other] Mai ai { $left } de zile de absență anul acesta.
}
refused-blocked = Tu și { $user } nu puteți juca împreună: între voi există o blocare.
refused-blocked-self = Nu te poți bloca pe tine.
refused-blocked-most = Ai blocat 200 de persoane, adică maximul.
refused-nothing-to-take-back = Nu ai nicio mutare care să poată fi luată înapoi.

illegal-in = **#{ $code }:** { $why }
illegal-targets = Piesa ta de pe { $from } poate merge pe: { $targets }.
illegal-stones = Piesele tale care pot muta: { $stones }.
button-try-again = Încearcă din nou
illegal-no-such-cell = Nu există câmpul `{ $name }` pe această tablă.
illegal-empty-cell = Nu e nicio piesă pe { $cell }.
illegal-not-your-stone = Piesa de pe { $cell } nu e a ta.
illegal-same-cell = O mutare nu se poate încheia pe { $cell }, unde a început.
illegal-target-taken = Pe { $cell } e deja o piesă.
illegal-not-reachable = Piesa ta de pe { $from } nu poate ajunge pe { $to }. Poate merge pe: { $targets }.
illegal-cannot-move = Piesa ta de pe { $from } nu poate muta deloc.
illegal-leaves-goal = Piesa ta de pe { $from } e în țintă și nu mai are voie să iasă, așa că nu poate merge pe { $to }.
illegal-wrong-route = Săritura { $leg } din acest traseu, de pe { $from } pe { $to }, nu e posibilă. Un traseu de cel puțin trei câmpuri e făcut numai din sărituri.
illegal-pass = Poți muta, deci nu ai voie să pasezi.
