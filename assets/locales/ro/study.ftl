# Lessons and puzzles.

lesson-title = 🎓 **Lecția { $number } din { $all }.** { $text }
lesson-ask-step = Joci cu ⚪ Alb, din colțul din dreapta jos spre cel din stânga sus, ale cărui câmpuri sunt conturate. O piesă pășește pe un câmp vecin, în acest joc și în diagonală. Alege o piesă și pasul care o aduce cel mai aproape.
lesson-right-step = Un pas în diagonală face cât doi.
lesson-wrong-step = E permis, dar alt pas aduce piesa mai aproape.
lesson-ask-jump = În loc să pășească, o piesă poate sări peste o piesă vecină, a oricui ar fi, pe câmpul liber imediat din spatele ei. Nu se capturează nimic. Sari cu această piesă.
lesson-right-jump = Două câmpuri într-o mutare, iar piesa peste care s-a sărit rămâne pe loc.
lesson-wrong-jump = Acesta e un pas. Caută o piesă vecină cu un câmp liber imediat în spatele ei.
lesson-ask-chain = După o săritură pot urma altele în aceeași mutare, în orice direcție. Găsește unde ajunge această piesă cu cele mai multe sărituri.
lesson-right-chain = Trei sărituri într-o mutare. Seriile lungi câștigă partide.
lesson-wrong-chain = Există o serie mai lungă: de pe fiecare câmp pe care ajungi, caută următoarea piesă peste care să sari.
lesson-ask-ladder = Seriile se construiesc: piesele cu goluri între ele sunt o scară pentru cele din spate. Găsește mutarea după care ai o serie de cel puțin patru sărituri, orice ar face Negrul.
lesson-right-ladder = O mutare liniștită, iar următoarea traversează jumătate de tablă.
lesson-wrong-ladder = După ea, Negrul îți poate strica seria lungă sau seria nici nu există. Caută treapta care lipsește din scara ta.
lesson-ask-home = Cu aceste reguli, cine mai are piese acasă după runda 30 pierde, iar aceasta e runda 30. Găsește mutarea care salvează partida.
lesson-right-home = Nu mai e nimeni acasă. Te avertizez sub tablă înaintea unei astfel de verificări.
lesson-wrong-home = O piesă rămâne acasă și asta pierde pe loc, oricât avans ai avea.
lesson-ask-block = Uită-te ce poate face Negrul mai departe. Alege mutarea după care cea mai bună mutare a Negrului e cât mai scurtă.
lesson-right-block = Scara Negrului nu mai există, iar piesa ta e și ea pe drum.
lesson-wrong-block = Negrul are încă o mutare mai lungă. Așază-te unde ajunge seria lui sau mută de acolo piesa peste care sare.
lesson-ask-race = Nu mai stă nimeni în cale: acum e o cursă. Găsește prima mutare a drumului care îți umple ținta în cele mai puține mutări.
lesson-right-race = Uneori e mai rapid un pas lateral: face o punte pentru piesa următoare.
lesson-wrong-race = Așa durează cu o mutare mai mult. Numără mutările, nu pașii: caută un drum pe care o piesă o ajută pe alta.
lesson-ask-count = Joci cu ⚫ Negru, iar aceasta e ultima mutare din runda 80. Cu aceste reguli, partida se încheie după ea și câștigă cine are nevoie de mai puțini pași simpli până la țintă. Albul are nevoie de 3. Găsește mutarea care câștigă.
lesson-right-count = Doi pași rămași față de trei. A fost ultima lecție: `/halma challenge computer:2` e o partidă bună pentru continuare.
lesson-wrong-count = Mai ai nevoie de tot atâția pași ca Albul sau de mai mulți. Adu-ți aminte cât face un pas în diagonală.
study-right = ✅ **{ $route }**: corect! { $text }
study-wrong = ❌ **{ $route }**: încă nu. { $text }
study-none = Nu există o astfel de lecție sau problemă.
study-stone = { $number }: piesa de pe { $cell }
study-target = { $number }: pe { $cell }
menu-study-stone = Ce piesă?
menu-study-target = Unde? Ce alegi se joacă
button-study-stones = Altă piesă
button-study-again = Încearcă din nou
button-next-lesson = Lecția următoare
button-solve = Rezolvă
puzzle-ask-chain = Găsește cea mai lungă serie de sărituri.
puzzle-ask-build = { $moves ->
    [one] Ținta ta se poate umple într-o mutare proprie; nu mai stă nimeni în cale. Găsește-o: nicio alta nu e destul de rapidă.
    [few] Ținta ta se poate umple în { $moves } mutări proprii; nu mai stă nimeni în cale. Găsește-o pe prima: nicio alta nu e destul de rapidă.
   *[other] Ținta ta se poate umple în { $moves } de mutări proprii; nu mai stă nimeni în cale. Găsește-o pe prima: nicio alta nu e destul de rapidă.
}
puzzle-ask-home = E runda după care nicio piesă nu mai poate rămâne acasă. O singură mutare te salvează.
puzzle-right = E singurul răspuns.
puzzle-wrong = Există una mai bună.
puzzle-streak = { $tries ->
    [one] Rezolvată din prima încercare!
    [few] Rezolvată la încercarea { $tries }.
   *[other] Rezolvată la încercarea { $tries }.
} 🔥 { $days ->
    [one] O zi
    [few] { $days } zile la rând
   *[other] { $days } de zile la rând
}, record { $best }.
