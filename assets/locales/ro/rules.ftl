# Rules and help.

rules-moves = La fiecare mutare joci cu o singură piesă: fie un **pas** pe un câmp vecin liber, fie o **săritură** peste o piesă vecină, a oricui ar fi, pe câmpul liber imediat din spatele ei, apoi, dacă vrei, alte sărituri cu aceeași piesă. Cine nu poate muta pasează.
rules-diagonals-on = Pașii și săriturile se fac în opt direcții (provocarea poate opri diagonalele).
rules-diagonals-off = Pașii și săriturile se fac în patru direcții (provocarea poate permite diagonalele).
rules-of = { $default ->
    [yes] **{ $name }** (regulile obișnuite): { $text }
   *[no] **{ $name }**: { $text }
}
explain-gambiter = Mută ambele părți, apoi se verifică. O țintă plină câștigă; dacă sunt pline amândouă, e remiză. După runda { $home } pierde cine mai are vreo piesă acasă. După runda { $tempo } câștigă cine are mai puțini pași rămași.
explain-brainking = O țintă plină câștigă pe loc. După { $moves ->
    [one] o mutare proprie
    [few] { $moves } mutări proprii
   *[other] { $moves } de mutări proprii
} pierde orice mutare care îți lasă vreo piesă acasă. 50 de runde fără progres înseamnă remiză; dacă atunci o singură parte mai are piese acasă, ea pierde.
explain-closed-camp = O țintă plină câștigă pe loc. O piesă aflată în ținta ei nu poate încheia o mutare în afara țintei. 50 de runde fără progres înseamnă remiză; dacă atunci o singură parte mai are piese acasă, ea pierde.
explain-classic = O țintă plină câștigă pe loc. 50 de runde fără progres înseamnă remiză{ $seats ->
    [2] {"; dacă atunci o singură parte mai are piese acasă, ea pierde."}
   *[other] {"."}
}
explain-igroved = O țintă plină câștigă pe loc. Ținta se consideră plină și când piesele altora din ea sunt blocate și e acolo cel puțin una de-a ta. 50 de runde fără progres înseamnă remiză{ $seats ->
    [2] {"; dacă atunci o singură parte mai are piese acasă, ea pierde."}
   *[other] {"."}
}

# For whoever is new.

how-to-title = **Cum se joacă { $game }**
how-to-aim = Du-ți toate piesele din casa ta în țintă, adică în casa opusă; câștigă cine ajunge mai întâi. Piesele nu se capturează: sari peste ale tale și peste ale altora ca să înaintezi.
alt-start = Începutul jocului { $game }, cu ținta primei părți conturată.
lesson-begin = Piesa de pe { $stone } poate sări departe. Unde să ajungă?
lesson-played = { $jumps ->
    [0] **{ $route }**: un pas. O săritură peste altă piesă ar fi ajuns mai departe.
    [one] **{ $route }**: o săritură.
    [few] **{ $route }**: { $jumps } sărituri într-o singură mutare. Așa se câștigă la Halma: construiește scări pentru piesele tale și folosește-le pe ale altora.
   *[other] **{ $route }**: { $jumps } de sărituri într-o singură mutare. Așa se câștigă la Halma: construiește scări pentru piesele tale și folosește-le pe ale altora.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] pas
    [one] o săritură
    [few] { $jumps } sărituri
   *[other] { $jumps } de sărituri
}
menu-lesson = Unde să ajungă?
button-how-to = Cum se joacă
button-try-chain = Încearcă o serie de sărituri
button-try-again-chain = Încă o dată

help = **Cum se joacă**
    • `/halma challenge opponent:@friend` provoacă pe cineva anume; fără adversar poate intra oricine. `computer:3` joacă împotriva calculatorului, la un nivel de la 1 la 10. Provoacă-te pe tine ca să te antrenezi.
    • `/halma move` îți arată mutările posibile, mai întâi cele cu cel mai mare progres. Sau scrie una: `h4-f2`, `h4 f2` ori tot traseul `h1-f3-d3`. Butonul **Mută** numerotează piesele care pot muta și are meniuri cu mutări: din două apăsări joci una.
    • `/halma board` arată tabla văzută dinspre tine, doar pentru tine. `/halma games` îți arată partidele. `/halma resign` abandonează o partidă.
    • Pentru o mutare ai 3 zile, dacă provocarea nu spune altceva; te menționez când e rândul tău și încă o dată înainte să expire timpul. `/halma settings` stabilește orele de liniște, `/halma away` îți oprește ceasurile în vacanță, **+1 zi** îi dă timp adversarului.
    • `/halma hint` spune ce ar juca calculatorul, la antrenament, în partidele amicale și acolo unde toată lumea e de acord (`/halma offer what:hints`). `/halma-study` are lecții, câte o problemă pentru fiecare zi și îți analizează partidele încheiate; la fel și **Analiză** de sub ele.
    • `/halma replay` arată o partidă mutare cu mutare și îi dă notația, `/halma import` preia una. **Cum se joacă** de sub o tablă nouă explică jocul.
    • `/halma leaderboard` arată clasamentele, `/halma profile` cum joacă cineva, `/halma open` în ce partide poți intra.
    • `/halma offer` propune remiză, cere înapoi ultima ta mutare sau cere sugestii. `/halma block` nu mai lasă pe cineva să te provoace.
    • `/halma rules` explică regulile, inclusiv finalurile pe care le impun: numărătoarea lor apare sub fiecare tablă.
    Fiecare partidă are un cod, de exemplu #K7X9Q. Dă-l cu opțiunea `game` când joci mai multe aici.
