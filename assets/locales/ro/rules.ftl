# Rules and help.

rules-overview = **Halma** și rudele ei sunt curse: du-ți toate piesele din casa ta în casa opusă înaintea celorlalți. Alege mai jos un joc ca să-i vezi regulile.
menu-rules = Regulile unui joc
button-rule-sets = Alte reguli
menu-illustrations = Regulile în imagini
illustration-long-jump = Săritură lungă
illustration-filled = Casă opusă plină
illustration-corner = Printr-un colț
illustration-places = Locuri
illustration-pairs = Perechi
illustrate-long-jump = Piesa sare peste o piesă îndepărtată și aterizează la fel de departe în spatele ei. Restul drumului este liber.
illustrate-filled = Casa opusă conturată este plină, iar majoritatea pieselor din ea sunt la locul lor. Ajunge, deși piesa marcată este a unui adversar.
illustrate-corner = Piesa sare în alt colț al stelei și apoi afară. Poate trece prin acel colț, dar nu se poate opri acolo.
illustrate-places = Cine își umple casa opusă ia cel mai bun loc liber. Numerele arată locurile de până acum; ceilalți joacă mai departe.
illustrate-pairs = Cei aflați față în față sunt parteneri. Amândoi și-au umplut casa opusă și câștigă împreună: ei poartă laurii.
rules-moves = Mută o singură piesă: fă un **pas** pe un câmp vecin liber sau **sari** peste o piesă, oricare ar fi, pe câmpul liber imediat din spatele ei. Sari mai departe cât poți. Nimic nu se capturează. Dacă nu poți muta, pasezi.
rules-moves-long = Mută o singură piesă: fă un **pas** pe un câmp vecin liber sau **sari** peste o singură piesă, apropiată sau îndepărtată, pe câmpul aflat la fel de departe în spatele ei. Restul drumului trebuie să fie liber. Sari mai departe cât poți. Nimic nu se capturează. Dacă nu poți muta, pasezi.
unusual-jumps = **Sărituri lungi**: sari peste o piesă de la orice distanță și aterizezi la fel de departe în spatele ei. Restul drumului trebuie să fie liber.
rules-diagonals-on = Se pășește și se sare în opt direcții. O provocare poate opri diagonalele.
rules-diagonals-off = Se pășește și se sare în patru direcții. O provocare poate permite diagonalele.
rules-rated = O partidă cu rating contează după ce toată lumea a făcut două mutări. Cu trei ai un loc în clasament.
rules-of = { $default ->
    [yes] **{ $name }** (implicit): { $text }
   *[no] **{ $name }**: { $text }
}
explain-gambiter = Câștigă cine umple primul casa opusă. După runda { $home } pierzi dacă mai ai o piesă acasă. După runda { $tempo } câștigă cine are mai puțini pași rămași. Toți fac același număr de mutări.
explain-brainking = Câștigă cine umple primul casa opusă. După { $moves ->
    [one] prima mutare
    [few] primele { $moves } mutări
   *[other] primele { $moves } de mutări
} pierzi dacă mai ai o piesă acasă când termini de mutat. Dacă timp de 50 de runde nimeni nu ajunge mai aproape de casa opusă decât înainte, e remiză. Dacă atunci doar un jucător mai are piese acasă, acela pierde.
explain-closed-camp = Câștigă cine umple primul casa opusă. O piesă ajunsă acolo nu mai poate ieși. Dacă timp de 50 de runde nimeni nu ajunge mai aproape de casa opusă decât înainte, e remiză. Dacă atunci doar un jucător mai are piese acasă, acela pierde.
explain-classic = Câștigă cine umple primul casa opusă. Dacă timp de 50 de runde nimeni nu ajunge mai aproape de casa opusă decât înainte, e remiză.{ $seats ->
    [2] {" "}Dacă atunci doar un jucător mai are piese acasă, acela pierde.
   *[other] { "" }
}
explain-igroved = Câștigă cine umple primul casa opusă. Piesele adverse blocate în ea contează ca ale tale, dacă e acolo măcar una de-a ta. Dacă timp de 50 de runde nimeni nu ajunge mai aproape de casa opusă decât înainte, e remiză.{ $seats ->
    [2] {" "}Dacă atunci doar un jucător mai are piese acasă, acela pierde.
   *[other] { "" }
}
explain-parlett = Câștigă cine umple primul casa opusă. Ajunge o casă opusă plină dacă majoritatea pieselor din ea sunt ale tale. Dacă timp de 50 de runde nimeni nu ajunge mai aproape de casa opusă decât înainte, e remiză.{ $seats ->
    [2] {" "}Dacă atunci doar un jucător mai are piese acasă, acela pierde.
   *[other] { "" }
}
explain-family = Câștigă cine umple primul casa opusă. Ajunge o casă opusă plină dacă majoritatea pieselor din ea sunt ale tale. O piesă ajunsă acolo nu mai poate ieși, iar prin colțurile altora se trece doar, fără oprire. Dacă timp de 50 de runde nimeni nu ajunge mai aproape de casa opusă decât înainte, e remiză.{ $seats ->
    [2] {" "}Dacă atunci doar un jucător mai are piese acasă, acela pierde.
   *[other] { "" }
}

# For new players.

how-to-title = **Cum se joacă { $game }**
how-to-aim = Du-ți toate piesele din casa ta în casa opusă. Câștigă cine o umple primul.
how-to-aim-places = Du-ți toate piesele din casa ta în casa opusă. Se joacă până când fiecare are un loc.
how-to-aim-pairs = Cei aflați față în față sunt parteneri. Câștigă perechea care își umple prima ambele case opuse.
how-to-lines = 1️⃣ **Scop**: du-ți toate piesele în casa conturată înaintea celorlalți.
    2️⃣ **Pas**: mută o piesă pe un câmp vecin liber.
    3️⃣ **Săritură**: sau sari peste o piesă, a ta sau nu, pe câmpul liber imediat din spatele ei.
    4️⃣ **Serie**: sari mai departe cât poți. Nimic nu se capturează.
alt-how-to = Patru table de { $game }: începutul cu casa opusă conturată, un pas, o săritură și o serie de sărituri.
alt-start = Începutul jocului { $game }, cu casa în care trebuie să ajungă primul jucător conturată.
lesson-begin = Exercițiu: piesa de pe { $stone } poate sări departe. Unde să ajungă?
lesson-played = { $jumps ->
    [0] **{ $route }**: un pas. Dacă sari peste altă piesă, ajungi mai departe.
    [one] **{ $route }**: o săritură.
    [few] **{ $route }**: { $jumps } sărituri într-o mutare. Așa se câștigă: construiește scări pentru piesele tale și folosește-le pe ale adversarilor.
   *[other] **{ $route }**: { $jumps } de sărituri într-o mutare. Așa se câștigă: construiește scări pentru piesele tale și folosește-le pe ale adversarilor.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] pas
    [one] o săritură
    [few] { $jumps } sărituri
   *[other] { $jumps } de sărituri
}
menu-lesson = Unde să ajungă?
button-how-to = Cum se joacă
button-try-chain = Încearcă o serie
button-try-again-chain = Încearcă din nou

greeting = 👋 Salut! La mine se joacă Halma, Colțuri și dame chinezești: o mutare acum, alta mâine. `/halma play` începe o partidă.
    Pentru moderatori: `/halma-admin settings`. Nu citesc mesajele nimănui.
help = **Cum se joacă**
    • `/halma play` începe o partidă: cu un prieten, cu oricine de aici sau cu calculatorul. Sau deschide meniul cuiva: Aplicații → **Joacă Halma**.
    • Când e rândul tău, apasă **Mută**: îți numerotează piesele și îți sugerează mutări, iar din două atingeri joci una. Sau scrie o mutare: `/halma move text:h4-f2`.
    • `/halma board` îți arată tabla, doar ție. `/halma games` îți arată partidele.
    • Ai 3 zile pe mutare, dacă provocarea nu spune altceva. Te menționez când e rândul tău și încă o dată înainte să-ți expire timpul.
    • `/halma me settings` stabilește orele de liniște și limba, `/halma me away` îți oprește ceasurile.
    • `/halma rules` explică regulile. **Cum se joacă** de sub o tablă nouă explică jocul acela.
help-more = • `/halma hint` arată ce ar juca calculatorul: la antrenament, în partide amicale sau dacă toată lumea e de acord.
    • `/halma-study` are lecții, câte o problemă pe zi și analiza partidelor. **Analiză** de sub o partidă încheiată face la fel.
    • `/halma game replay` arată o partidă mutare cu mutare, cu notația ei. `/halma game import` citește o notație.
    • `/halma leaderboard` arată clasamentele, `/halma profile` ratingurile și recordurile unui jucător, `/halma game open` provocările în care poți intra.
    • `/halma draw`, `/halma takeback`, `/halma cancel`, `/halma resign`, `/halma me block`
    Fiecare partidă are un cod, ca #K7X9Q. Dacă ai mai multe aici, alege una cu opțiunea `game`.
button-help-more = Alte comenzi
