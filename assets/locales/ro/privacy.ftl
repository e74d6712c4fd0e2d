# What is stored about a person.

privacy-title = **Ce păstrez despre tine**
privacy-account = • Contul tău Discord cu numele { $name }{ $face ->
    [yes] {" "}și cu numele imaginii de profil
   *[no] { "" }
}, ca partidele să poată arăta cine joacă.
privacy-games = • { $running ->
    [0] Nicio partidă în curs,
    [one] O partidă în curs,
    [few] { $running } partide în curs,
   *[other] { $running } de partide în curs,
} { $open ->
    [0] nicio provocare deschisă
    [one] o provocare deschisă
    [few] { $open } provocări deschise
   *[other] { $open } de provocări deschise
} și { $ended ->
    [0] nicio partidă încheiată,
    [one] o partidă încheiată,
    [few] { $ended } partide încheiate,
   *[other] { $ended } de partide încheiate,
} cu toate mutările, cu timpii lor și cu efectul asupra ratingurilor și clasamentelor.
privacy-settings = • Setările tale{ $has_zone ->
    [yes] {" "}cu fusul orar { $zone }
   *[no] { "" }
}; { $away ->
    [0] nicio zi de absență
    [one] o perioadă de absență
    [few] { $away } perioade de absență
   *[other] { $away } de perioade de absență
}; { $blocked ->
    [0] nicio persoană blocată
    [one] o persoană blocată
    [few] { $blocked } persoane blocate
   *[other] { $blocked } de persoane blocate
}.
privacy-study = • Niveluri ale calculatorului pe care le-ai învins: la { $beaten ->
    [one] un joc
    [few] { $beaten } jocuri
   *[other] { $beaten } de jocuri
}. Probleme rezolvate: { $puzzles }.
privacy-more = Nu citesc mesaje. Fișierul conține exact aceste înregistrări, cuvânt cu cuvânt.
privacy-nothing = Nu păstrez nimic despre tine.
privacy-exported = Ce păstrez despre tine, ca JSON. Persoanele apar ca numere; `player` e numărul tău.{ $cut ->
    [0] { "" }
    [one] {" "}Din cea mai veche partidă a ta lipsesc mutările, altfel fișierul ar fi prea mare pentru Discord.
    [few] {" "}Din cele mai vechi { $cut } partide ale tale lipsesc mutările, altfel fișierul ar fi prea mare pentru Discord; le are operatorul acestui bot.
   *[other] {" "}Din cele mai vechi { $cut } de partide ale tale lipsesc mutările, altfel fișierul ar fi prea mare pentru Discord; le are operatorul acestui bot.
}
privacy-file = Ce se păstrează despre tine. Persoanele sunt numere pe 64 de biți, `player` e numărul tău. Orele sunt în UTC. Locurile se numără de la 1. Evenimentele unei partide: p = o mutare, o = un loc ieșit din joc, e = un sfârșit hotărât în afara tablei, b = mutări luate înapoi, fiecare cu momentul său, în milisecunde din 1970.
privacy-question = ⚠️ **Ștergi tot ce arată cine ești?** Nu se poate anula.
privacy-resigns = • { $count ->
    [one] Abandonezi partida { $codes }.
    [few] Abandonezi { $count } partide: { $codes }.
   *[other] Abandonezi { $count } de partide: { $codes }.
}
privacy-leaves = • { $count ->
    [one] Ieși din provocarea deschisă { $codes }.
    [few] Ieși din { $count } provocări deschise: { $codes }.
   *[other] Ieși din { $count } de provocări deschise: { $codes }.
}
privacy-stays = • Partidele încheiate rămân, fiindcă sunt și ale adversarilor tăi, dar cu un jucător fără nume.
    • Dispari din toate clasamentele. Dacă revii, pornești de la zero.
    • Ce s-a șters dispare de pe disc într-o zi. Mesajele din canale țin de Discord și rămân; la fel, o vreme, eventualele copii de siguranță ale operatorului acestui bot.
privacy-deleted = Gata: nu te mai cunosc.
privacy-kept = Totul rămâne cum era.
button-privacy-export = Dă-mi tot
button-privacy-delete = Șterge datele mele…
button-privacy-delete-yes = Șterge definitiv
button-privacy-delete-no = Păstrează
