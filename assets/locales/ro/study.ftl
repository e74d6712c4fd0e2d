# Lessons and puzzles.

lesson-title = 🎓 **Lecția { $number } din { $all }.** { $text }
lesson-ask-step = Joci cu ⚪ Alb: din colțul din dreapta jos spre colțul conturat din stânga sus. O piesă pășește pe un câmp vecin, în acest joc și în diagonală. Alege o piesă, apoi pasul care o apropie cel mai mult.
lesson-right-step = Un pas în diagonală face cât doi.
lesson-wrong-step = E permis, dar alt pas apropie piesa mai mult.
lesson-ask-jump = În loc să pășească, o piesă poate sări peste alta, a oricui ar fi, pe câmpul liber imediat din spatele ei. Nimic nu se capturează. Sari cu această piesă.
lesson-right-jump = Două câmpuri într-o mutare, iar piesa peste care ai sărit rămâne unde e.
lesson-wrong-jump = Acesta e un pas. Caută o piesă vecină cu un câmp liber imediat în spatele ei.
lesson-ask-chain = După o săritură, aceeași piesă poate sări mai departe, în orice direcție. Găsește mutarea cu cele mai multe sărituri.
lesson-right-chain = Trei sărituri într-o mutare. Cu serii lungi se câștigă partide.
lesson-wrong-chain = Există o serie mai lungă. După fiecare săritură, caută următoarea piesă peste care să sari.
lesson-ask-ladder = Seriile se construiesc: piesele cu goluri între ele sunt o scară pentru cele din spate. Găsește mutarea care îți dă apoi o serie de cel puțin patru sărituri, orice ar face Negrul.
lesson-right-ladder = O mutare liniștită, iar următoarea traversează jumătate de tablă.
lesson-wrong-ladder = După ea nu mai e nicio serie lungă sau Negrul o poate strica. Găsește treapta care lipsește din scara ta.
lesson-ask-home = În acest joc pierzi dacă mai ai o piesă acasă după runda 30, iar aceasta e runda 30. Găsește mutarea care te salvează.
lesson-right-home = Casa ta e goală. În partidele tale te avertizez sub tablă când se apropie momentul.
lesson-wrong-home = Mai ai o piesă acasă, așa că pierzi, oricât avans ai avea.
lesson-ask-block = Uită-te ce poate juca apoi Negrul. Alege mutarea care îi scurtează cel mai mult cea mai bună mutare.
lesson-right-block = Scara Negrului nu mai există, iar piesa ta e și ea pe drum.
lesson-wrong-block = Negrul are încă o mutare mai lungă. Așază-te unde ajunge seria lui sau ia de acolo piesa peste care sare.
lesson-ask-race = Nu mai stă nimeni în cale: e o cursă. Găsește prima mutare a celui mai rapid drum prin care umpli casa opusă.
lesson-right-race = Uneori e mai rapid un pas lateral: face o punte pentru piesa următoare.
lesson-wrong-race = Așa durează mai mult. Numără mutările, nu pașii: caută cum o piesă o poate ajuta pe alta.
lesson-ask-count = Joci cu ⚫ Negru, iar aceasta e ultima mutare din runda 80. Apoi partida se încheie și câștigă cine are mai puțini pași rămași. Albul mai are 3. Câștigă!
lesson-right-count = Doi pași rămași față de trei. A fost ultima lecție! Pentru următoarea partidă încearcă `/halma play computer:2`.
lesson-wrong-count = Mai ai tot atâția pași ca Albul sau mai mulți. Adu-ți aminte cât face un pas în diagonală.
study-right = ✅ **{ $route }**: corect! { $text }
study-wrong = ❌ **{ $route }**: nu chiar. { $text }
study-none = Nu găsesc această lecție sau problemă. `/halma-study learn` arată lecțiile.
study-stone = { $number }: piesa de pe { $cell }
study-target = { $number }: pe { $cell }
menu-study-stone = Ce piesă?
menu-study-target = Unde? Mutarea se joacă imediat
button-study-stones = Altă piesă
button-study-again = Încearcă din nou
button-next-lesson = Lecția următoare
button-solve = Rezolvă
puzzle-game = { $diagonals ->
    [on] { $game }, cu diagonale
    [off] { $game }, fără diagonale
   *[none] { $game }
}
puzzle-title = 🧩 **Problema zilei** · { $game }. Joci cu { $color }. { $text }
puzzle-of-the-day = 🧩 **Problema zilei** · { $game }. { $color } mută. { $text }
study-alt = { $color } mută, din casă ({ $home }) în casa opusă ({ $goal }). Piese care pot muta: { $stones }.
puzzle-ask-chain = Găsește cea mai lungă serie de sărituri.
puzzle-ask-build = { $moves ->
    [one] Poți umple casa opusă într-o mutare, și nimeni nu-ți stă în cale. Găsește-o.
    [few] Poți umple casa opusă în { $moves } mutări, și nimeni nu-ți stă în cale. Găsește-o pe prima: doar una e destul de rapidă.
   *[other] Poți umple casa opusă în { $moves } de mutări, și nimeni nu-ți stă în cale. Găsește-o pe prima: doar una e destul de rapidă.
}
puzzle-ask-home = Pierzi dacă mai ai o piesă acasă după această rundă. O singură mutare te salvează.
puzzle-right = E singurul răspuns.
puzzle-wrong = Există ceva mai bun.
puzzle-streak = { $tries ->
    [one] Rezolvată din prima!
    [few] Rezolvată din { $tries } încercări.
   *[other] Rezolvată din { $tries } de încercări.
} 🔥 { $days ->
    [one] O zi
    [few] { $days } zile la rând
   *[other] { $days } de zile la rând
}, record: { $best }.
puzzle-days-7 = 🎉 O săptămână întreagă de probleme rezolvate!
puzzle-days-30 = 🎉 Treizeci de zile la rând. Deja e un obicei.
puzzle-days-100 = 💯 O sută de zile la rând. Incredibil!
puzzle-skips = { $skipped ->
    [one] Ai sărit o zi, dar
    [few] Ai sărit { $skipped } zile, dar
   *[other] Ai sărit { $skipped } de zile, dar
} două zile pe lună sunt libere. { $left ->
    [0] Luna asta nu mai ai niciuna.
    [one] Luna asta mai ai una.
    [few] Luna asta mai ai { $left }.
   *[other] Luna asta mai ai { $left }.
}
puzzle-shared = 🧩 { $who } a rezolvat problema de azi
    { $tries ->
        [one] ✅ din prima
        [few] ✅ din { $tries } încercări
       *[other] ✅ din { $tries } de încercări
    }
    🔥 { $days ->
        [one] o zi
        [few] { $days } zile la rând
       *[other] { $days } de zile la rând
    }
puzzle-share-old = Aceea era problema din altă zi. `/halma-study puzzle` o arată pe cea de azi.
march-title = 🥾 **Drumeția { $number }**. Du { $stones ->
    [one] piesa ta
    [few] cele { $stones } piese ale tale
   *[other] cele { $stones } de piese ale tale
} în casa opusă, cea conturată, fără adversar și în cât mai puține mutări. Minimul posibil e { $par }.
march-so-far = { $moves ->
    [one] Până acum: o mutare.
    [few] Până acum: { $moves } mutări.
   *[other] Până acum: { $moves } de mutări.
}
march-misfit = Nu pot juca `{ $word }` aici. O mutare arată așa: `{ $example }`, cu un spațiu înaintea următoarei.
march-finished = 🏁 **Drumeția { $number }**: ai ajuns în { $moves ->
    [one] { $moves } mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}. Minimul posibil e { $par }.
march-perfect = 🏆 Nimeni nu poate cu mai puține!
march-best = Cel mai bun rezultat al tău azi: { $moves }.
march-shared = 🥾 drumeția { $number }: { $moves }/{ $par } · { $who }
march-share-old = Aceea era drumeția din altă zi. `/halma-study march` o arată pe cea de azi.
march-way = Un drum în { $par ->
    [one] { $par } mutare
    [few] { $par } mutări
   *[other] { $par } de mutări
}: `{ $moves }`
march-table = 🥾 **Drumeția { $number }** pe acest server (minimul posibil e { $par }):
march-table-empty = Nimeni de aici n-a distribuit încă drumeția { $number }.
march-rank = { $place }. { $who } · { $moves }
march-yesterday = Rezultate distribuite din drumeția { $number }:
button-march = Drumeție
button-march-back = Retrage mutarea
button-march-again = De la capăt
button-march-way = Cel mai bun drum
button-march-table = Tabel
modal-march-title = Drumeția { $number }
modal-march-field = Următoarele mutări, cu spații între ele
