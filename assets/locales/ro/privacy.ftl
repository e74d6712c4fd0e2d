# What is stored about a person.

privacy-title = **Ce păstrez despre tine**
privacy-account = • Contul tău Discord și numele lui, { $name }, ca partidele să arate cine joacă.{ $face ->
    [yes] {" "}Și numele fișierului imaginii tale de profil.
   *[no] { "" }
}
privacy-games = • Partide: { $running } în curs, { $ended } încheiate. Provocări deschise: { $open }. Păstrez fiecare mutare cu ora ei, și ce a schimbat fiecare partidă în ratinguri și clasamente.
privacy-settings = • Setările tale{ $has_zone ->
    [yes] {" "}cu fusul orar { $zone }
   *[no] { "" }
}. Absențe: { $away }. Persoane pe lista ta de blocări: { $blocked }.
privacy-study = • Jocuri în care ai învins calculatorul: { $beaten }. Probleme rezolvate: { $puzzles }.
privacy-notes = • Notițe private la partide: { $count }. Le vezi doar tu.
privacy-plans = • Planuri în partide în curs: { $count }. Le vezi doar tu.
privacy-cups = • Turnee la care te-ai înscris: { $count }.
privacy-more = Nu citesc mesaje. Poți descărca toate acestea exact cum le păstrez.
privacy-nothing = Nu păstrez nimic despre tine.
privacy-exported = Ce păstrez despre tine, ca JSON. Persoanele sunt numere; `player` ești tu.{ $cut ->
    [0] { "" }
    [one] {" "}Ca fișierul să încapă pe Discord, am lăsat deoparte mutările celei mai vechi partide.
    [few] {" "}Ca fișierul să încapă pe Discord, am lăsat deoparte mutările celor mai vechi { $cut } partide. Cere-le de la cine administrează botul.
   *[other] {" "}Ca fișierul să încapă pe Discord, am lăsat deoparte mutările celor mai vechi { $cut } de partide. Cere-le de la cine administrează botul.
}
privacy-file = Ce se păstrează despre tine. Persoanele sunt numere de 64 de biți; `player` ești tu. Orele sunt în UTC. Locurile se numără de la 1. Evenimentele unei partide: p e o mutare, o un loc ieșit din joc, e un final decis în afara tablei, b mutări luate înapoi. Fiecare își are ora în milisecunde din 1970.
privacy-question = ⚠️ **Ștergi toate datele tale personale?** Nu mai poți reveni.
privacy-resigns = • { $count ->
    [one] Abandonezi partida în curs: { $codes }.
    [few] Abandonezi cele { $count } partide în curs: { $codes }.
   *[other] Abandonezi cele { $count } de partide în curs: { $codes }.
}
privacy-leaves = • { $count ->
    [one] Ieși din provocarea deschisă { $codes }.
    [few] Ieși din { $count } provocări deschise: { $codes }.
   *[other] Ieși din { $count } de provocări deschise: { $codes }.
}
privacy-stays = • Partidele încheiate rămân, fiindcă sunt și ale adversarilor tăi. Numele tău dispare din ele.
    • Dispari din toate clasamentele. Dacă revii, o iei de la zero.
    • Datele șterse pleacă de pe disc într-o zi. Mesajele din canale țin de Discord și rămân. Cine administrează botul poate păstra copii de siguranță o vreme.
privacy-deleted = Gata. Datele tale sunt șterse.
privacy-kept = OK, nu s-a șters nimic.
button-privacy-export = Descarcă datele
button-privacy-delete = Șterge datele…
button-privacy-delete-yes = Șterge definitiv
button-privacy-delete-no = Păstrează datele
