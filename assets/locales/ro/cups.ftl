# Cups: leagues and tournaments over days.

command-halma-cup = Turnee și ligi de mai multe zile
cup-new = Începe un turneu pe acest server (moderatori)
cup-challenge = Provoacă pe cineva de pe scară
cup-join = Înscrie-te la un turneu
cup-leave = Ieși dintr-un turneu
cup-table = Vezi clasamentul unui turneu
cup-games = Vezi partidele tale dintr-un turneu
cup-list = Turneele de pe acest server
cup-start = Închide acum înscrierile și începe (organizator)
cup-put-off = Amână sfârșitul înscrierilor (organizator)
cup-correct = Decide rezultatul unei partide (organizator)
cup-remove = Scoate pe cineva dintr-un turneu (organizator)
cup-call-off = Anulează un turneu (organizator)
option-cup-new-name = Numele turneului
option-cup-new-kind = Cine joacă cu cine
option-cup-new-game = Ce joc (implicit: al serverului)
option-cup-new-days = Zile de înscriere (implicit: 7)
option-cup-new-rounds = Runde, dacă sunt mai multe (implicit: 5, la mese 3)
option-cup-new-threads = Fiecare partidă în firul ei
option-cup-challenge-player = Pe cine: la cel mult trei trepte de tine
option-cup-challenge-cup = Care turneu
option-cup-join-cup = Care turneu
option-cup-leave-cup = Care turneu
option-cup-table-cup = Care turneu
option-cup-games-cup = Care turneu
option-cup-start-cup = Care turneu
option-cup-put-off-days = Cu câte zile mai târziu
option-cup-put-off-cup = Care turneu
option-cup-correct-game = Codul partidei
option-cup-correct-winner = Cine câștigă (gol: remiză)
option-cup-correct-cup = Care turneu
option-cup-remove-cup = Care turneu
option-cup-remove-player = Pe cine
option-cup-call-off-cup = Care turneu
cup-kind-round-robin = Fiecare cu fiecare (3–8 persoane)
cup-kind-league = Grupe de aproximativ cinci (minimum 9 persoane)
cup-kind-swiss = Runde între egali (minimum 8 persoane)
cup-kind-stairs = Scară: vă provocați între voi, fără sfârșit (minimum 4 persoane)
cup-kind-tables = Mese de 3, 4 sau 6 (7–49 de persoane)

button-cup-join = Mă înscriu
button-cup-in = Da, joc
button-cup-name = Dă-i nume și anunță
button-cup-small = Începe cu cei prezenți
button-cup-leave = Ieși
button-cup-table = Clasament
button-cup-games = Partidele mele

cup-panel = Un turneu pentru acest canal: { $game }. Alege ce vrei, apoi dă-i un nume.
menu-cup-days = Cât timp sunt deschise înscrierile?
cup-panel-days = Înscrierile se încheie peste { $days ->
    [one] { $days } zi
    [few] { $days } zile
   *[other] { $days } de zile
}
cup-name-proposed = Cupa { $game }
cup-announced = 🏆 **{ $name }**: { $game }. { $kind }.
cup-until = Sfârșitul înscrierilor: { $at }. Cu două zile înainte întreb cine joacă.
cup-lasts = { $rounds ->
    [0] Durează cel mult { $days ->
        [one] { $days } zi
        [few] { $days } zile
       *[other] { $days } de zile
    }.
    [one] Are { $rounds } rundă de cel mult { $days ->
        [one] { $days } zi
        [few] { $days } zile
       *[other] { $days } de zile
    }.
    [few] Are { $rounds } runde, fiecare de cel mult { $days ->
        [one] { $days } zi
        [few] { $days } zile
       *[other] { $days } de zile
    }.
   *[other] Are { $rounds } de runde, fiecare de cel mult { $days ->
        [one] { $days } zi
        [few] { $days } zile
       *[other] { $days } de zile
    }.
}
cup-lasts-tables = Are cel mult { $rounds ->
    [one] { $rounds } rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
}, fiecare de cel mult { $days ->
    [one] { $days } zi
    [few] { $days } zile
   *[other] { $days } de zile
}, apoi o masă finală cu cei mai buni.
cup-lasts-stairs = Cu `/halma-cup challenge` provoci pe cineva aflat la cel mult trei trepte de tine. Dacă învingi, urci o treaptă, iar dacă pierzi, cobori una.
cup-lasts-league = Un sezon durează cel mult { $days ->
    [one] { $days } zi
    [few] { $days } zile
   *[other] { $days } de zile
}. Din fiecare grupă, cineva urcă și cineva coboară, apoi începe sezonul următor.
cup-todo = Toate partidele unei runde încep deodată. Timp: { $clock }.
cup-draw = Tragerea la sorți se poate verifica. SHA-256 al secretului ei: `{ $commitment }`.
cup-entered = Ești în **{ $name }**. Înscrieri până acum: { $count ->
    [one] doar a ta
    [few] { $count }
   *[other] { $count }
}. Început: { $at }. Cu două zile înainte te întreb dacă joci.
cup-entered-stairs = Ești pe scara din **{ $name }**. Provoacă pe cineva cu `/halma-cup challenge`.
cup-confirmed = Joci în **{ $name }**. Început: { $at }.
cup-left = Ai ieșit din **{ $name }**.
cup-removed = { $who } nu mai e în **{ $name }**.
cup-started = Înscrierile la **{ $name }** s-au încheiat. Prima rundă începe imediat.
cup-none = Pe acest server nu sunt turnee. Un moderator poate începe unul cu `/halma-cup new`.
cup-which = Care turneu? Alege-l cu opțiunea `cup`.
cup-list-line = **{ $name }** · { $state }
cup-state-entry = înscrierile se încheie { $at }
cup-state-open = înscrieri oricând
cup-state-closed = începe imediat
cup-state-running = runda { $round }
cup-state-rounds = runda { $round } din { $rounds }
cup-state-season = sezonul { $season }
cup-state-over = încheiat
cup-state-called-off = anulat

cup-call-in = 🏆 **{ $name }** începe curând: { $at }. Joci? Apasă până atunci **Da, joc**, altfel rămâi pe dinafară. { $people }
cup-too-few = 🏆 **{ $name }** nu începe încă. Confirmări: { $count }, minimul e { $least }. Înscrierile se prelungesc, sfârșit: { $at }. { $who } poate anula turneul cu `/halma-cup call-off`.
cup-put-off-done = Noul sfârșit al înscrierilor la **{ $name }**: { $at }. Anunț în canal.
cup-corrected-done = Gata. Anunț în canal.
cup-new-date = 🏆 Înscrierile la **{ $name }** se încheie mai târziu: { $at }.
cup-won = 🏆 **{ $name }**: prin decizia organizatorului, { $who } câștigă o partidă contra { $people }.
cup-drawn = 🏆 **{ $name }**: prin decizia organizatorului, o partidă se termină remiză: { $people }.
cup-closed = 🏆 Înscrierile la **{ $name }** s-au încheiat. Jucători: { $count }. Urmează perechile.
cup-round-begun = 🏆 **{ $name }**, runda { $round }: partidele încep acum. Ultima zi: { $day }. { $people }
cup-final-begun = 🏆 **{ $name }**: masa finală cu cei mai buni începe acum. Ultima zi: { $day }. { $people }
cup-open = Te înscrii când vrei și ieși când vrei.
cup-todo-stairs = Timp: { $clock }. Poți avea o partidă cerută de tine și una cerută de alții.
cup-month-begun = 🏆 **{ $name }**: începe o lună nouă, iar treptele goale dispar.
cup-challenged = Partida ta contra { $who } începe imediat.
cup-season-begun = 🏆 **{ $name }**, sezonul { $round }: partidele încep acum. Ultima zi: { $day }. { $people }
cup-later = 🏆 **{ $name }**: am lipsit o vreme, așa că această rundă durează mai mult. Noua ultimă zi: { $day }.
cup-season-over = 🏆 **{ $name }**: sezonul { $season } s-a încheiat. Felicitări, { $who }! Începutul sezonului următor: { $at }. Cu două zile înainte vă întreb pe toți dacă jucați, iar alții se mai pot înscrie.
cup-season-group = Grupa { $group }: { $who }
cup-byes = Fără partidă în această rundă: { $people }.
cup-lots = Secretul tragerii la sorți: `{ $secret }`.
cup-over = 🏆 Turneul **{ $name }** s-a încheiat. Felicitări, { $who }!
cup-over-empty = 🏆 Turneul **{ $name }** s-a încheiat.
cup-called-off = 🏆 Turneul **{ $name }** s-a anulat. Partidele în curs continuă.

cup-table-title = 🏆 **{ $name }** · { $state }
cup-table-nobody = Încă nu s-a înscris nimeni.
cup-table-people = Până acum: { $people }
cup-table-group = **Grupa { $group }**
cup-row = { $place }. { $who }: { $points }
cup-row-decided = { $place }. { $who }: { $points } ({ $by })
cup-decided-final = masa finală
cup-decided-direct = meci direct
cup-decided-sonneborn-berger = adversari mai puternici
cup-decided-margin = partide mai strânse
cup-decided-on-time = mai puține înfrângeri la timp
cup-table-number = Nr. { $id } pentru `halma cup export`
cup-games-none = Încă nu ai partide în **{ $name }**.
cup-games-title = Partidele tale din **{ $name }**:
cup-of-final = 🏆 Masa finală
cup-of-season = 🏆 Sezonul { $season }
cup-of-rounds = 🏆 Runda { $round } din { $rounds }

refused-no-such-cup = Pe acest server nu există acest turneu. Turneele le vezi cu `/halma-cup list`.
refused-cup-time = Într-un turneu nimeni nu primește timp în plus: toți ceilalți așteaptă sfârșitul rundei.
refused-cup-moderators = Aici doar moderatorii încep turnee. Întreabă-i pe ei sau găsește un turneu cu `/halma-cup list`.
refused-not-the-organizer = Asta pot face doar organizatorul și moderatorii. Tu poți ieși dintr-un turneu cu `/halma-cup leave`.
refused-entry-closed = Înscrierile la acest turneu s-au încheiat. Așteaptă-l pe următorul.
refused-no-cup-game = În acest turneu nu există o partidă cu acest cod. Codurile le vezi la **Partidele mele**.
refused-not-in-cup = Persoana aceasta nu e în acest turneu.
refused-cup-full = Turneul e plin. Așteaptă-l pe următorul.
refused-too-many-cups = Acest server nu mai poate avea alte turnee. Așteaptă să se încheie unul sau anulează unul.
refused-cup-over = Turneul s-a încheiat. Pe celelalte le vezi cu `/halma-cup list`.
refused-too-few-in-cup = Înscrieri: { $people }. Pentru acest format e nevoie de minimum { $least }. Așteaptă să mai vină cineva.
refused-not-on-stairs = Trebuie să fiți amândoi pe scară: apăsați **Mă înscriu** sub mesajul turneului.
refused-no-stairs = În acest turneu eu hotărăsc cine joacă cu cine. Ale tale le vezi la **Partidele mele**.
refused-stairs-yourself = Nu te poți provoca pe tine. Alege pe altcineva din **Clasament**.
refused-stairs-too-far = Persoana aceasta e la { $steps ->
    [one] { $steps } treaptă
    [few] { $steps } trepte
   *[other] { $steps } de trepte
} de tine. Alege pe cineva la cel mult 3 trepte.
refused-stairs-out = Ai deja în curs o partidă cerută de tine. Termin-o mai întâi.
refused-stairs-in = Persoana aceasta are deja în curs o partidă cerută de altcineva. Alege pe altcineva.
refused-stairs-again = Tocmai ați jucat. Poți provoca din nou aceeași persoană peste { $days ->
    [one] { $days } zi
    [few] { $days } zile
   *[other] { $days } de zile
}.
refused-stairs-unseen = Persoana aceasta n-a mai fost aici de { $days ->
    [one] { $days } zi
    [few] { $days } zile
   *[other] { $days } de zile
}. Alege pe altcineva.
refused-not-in-cups = Jocul acesta nu merge cu acest format. La mese se joacă jocuri pentru 3, 4 sau 6, în rest jocuri pentru doi.
refused-cup-name = Dă-i turneului un nume de cel mult { $most } de caractere.
