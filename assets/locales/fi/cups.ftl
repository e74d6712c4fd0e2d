# Cups: leagues and tournaments over days.

command-halma-cup = Monen päivän turnaukset ja liigat
cup-new = Aloita turnaus tällä palvelimella (moderaattorit)
cup-challenge = Haasta joku portailla
cup-join = Ilmoittaudu turnaukseen
cup-leave = Poistu turnauksesta
cup-table = Näytä turnauksen taulukko
cup-games = Näytä pelisi turnauksessa
cup-list = Tämän palvelimen turnaukset
cup-start = Sulje ilmoittautuminen ja aloita heti (järjestäjä)
cup-put-off = Siirrä ilmoittautumisen päättymistä (järjestäjä)
cup-correct = Päätä, miten peli lasketaan (järjestäjä)
cup-remove = Poista joku turnauksesta (järjestäjä)
cup-call-off = Peru turnaus (järjestäjä)
option-cup-new-name = Turnauksen nimi
option-cup-new-kind = Kuka pelaa ketä vastaan
option-cup-new-game = Mikä peli (oletus: palvelimen peli)
option-cup-new-days = Ilmoittautumisaika päivinä (oletus: 7)
option-cup-new-rounds = Kierroksia, jos niitä on useita (oletus: 5, pöydissä 3)
option-cup-new-threads = Jokainen peli omassa ketjussaan
option-cup-challenge-player = Kenet: enintään kolmen portaan päässä
option-cup-challenge-cup = Mikä turnaus
option-cup-join-cup = Mikä turnaus
option-cup-leave-cup = Mikä turnaus
option-cup-table-cup = Mikä turnaus
option-cup-games-cup = Mikä turnaus
option-cup-start-cup = Mikä turnaus
option-cup-put-off-days = Kuinka monta päivää myöhemmin
option-cup-put-off-cup = Mikä turnaus
option-cup-correct-game = Pelin koodi
option-cup-correct-winner = Kuka voitti (tyhjä: tasapeli)
option-cup-correct-cup = Mikä turnaus
option-cup-remove-cup = Mikä turnaus
option-cup-remove-player = Kenet
option-cup-call-off-cup = Mikä turnaus
cup-kind-round-robin = Kaikki kaikkia vastaan (3–8 pelaajaa)
cup-kind-league = Noin viiden pelaajan lohkot (vähintään 9 pelaajaa)
cup-kind-swiss = Kierroksia tasavahvoja vastaan (vähintään 8 pelaajaa)
cup-kind-stairs = Portaat: haastakaa toisianne, ei päättymispäivää (vähintään 4 pelaajaa)
cup-kind-tables = Kolmen, neljän tai kuuden pöydät (7–49 pelaajaa)

button-cup-join = Liity
button-cup-in = Olen mukana
button-cup-name = Nimeä ja julkaise
button-cup-small = Aloita mukana olevilla
button-cup-leave = Poistu
button-cup-table = Taulukko
button-cup-games = Omat pelit

cup-panel = Turnaus tälle kanavalle: { $game }. Valitse mieleisesi ja anna sitten nimi.
menu-cup-days = Kuinka kauan voi ilmoittautua?
cup-panel-days = Ilmoittautuminen päättyy { $days ->
    [one] { $days } päivän päästä
   *[other] { $days } päivän päästä
}
cup-name-proposed = { $game } Cup
cup-announced = 🏆 **{ $name }**: { $game }. { $kind }.
cup-until = Ilmoittautuminen päättyy: { $at }. Kaksi päivää ennen kysyn, ketkä pelaavat.
cup-lasts = { $rounds ->
    [0] Kesto on enintään { $days } päivää.
   *[other] Kierroksia on { $rounds }, ja kukin kestää enintään { $days } päivää.
}
cup-lasts-tables = Kierroksia on enintään { $rounds }, ja kukin kestää enintään { $days } päivää. Lopuksi parhaat pelaavat finaalipöydässä.
cup-lasts-stairs = Haasta komennolla `/halma-cup challenge` joku enintään kolmen portaan päästä. Voitto nostaa yhden portaan, tappio laskee yhden.
cup-lasts-league = Kausi kestää enintään { $days } päivää. Joka lohkosta yksi nousee ja yksi putoaa, ja sitten alkaa seuraava kausi.
cup-todo = Kierroksen kaikki pelit alkavat yhtä aikaa. Aikaa: { $clock }.
cup-draw = Arvonnan voi tarkistaa. Sen salaisuuden SHA-256: `{ $commitment }`.
cup-entered = Olet mukana turnauksessa **{ $name }**. Ilmoittautuneita: { $count ->
    [one] vain sinä
   *[other] { $count }
}. Alkaa: { $at }. Kaksi päivää ennen kysyn, pelaatko.
cup-entered-stairs = Olet nyt portailla turnauksessa **{ $name }**. Haasta joku komennolla `/halma-cup challenge`.
cup-confirmed = Pelaat turnauksessa **{ $name }**. Alkaa: { $at }.
cup-left = Poistuit turnauksesta **{ $name }**.
cup-removed = { $who } ei ole enää mukana turnauksessa **{ $name }**.
cup-started = Ilmoittautuminen turnaukseen **{ $name }** on suljettu. Ensimmäinen kierros alkaa hetken päästä.
cup-none = Tällä palvelimella ei ole turnauksia. Moderaattori voi aloittaa sellaisen komennolla `/halma-cup new`.
cup-which = Mikä turnaus? Valitse se kohdassa `cup`.
cup-list-line = **{ $name }** · { $state }
cup-state-entry = ilmoittautuminen päättyy { $at }
cup-state-open = mukaan pääsee milloin vain
cup-state-closed = alkaa hetken päästä
cup-state-running = kierros { $round }
cup-state-rounds = kierros { $round }/{ $rounds }
cup-state-season = kausi { $season }
cup-state-over = päättynyt
cup-state-called-off = peruttu

cup-call-in = 🏆 **{ $name }** alkaa pian: { $at }. Pelaatko? Paina sitä ennen **Olen mukana**, muuten jäät pois. { $people }
cup-too-few = 🏆 **{ $name }** ei ala vielä: pelaajia on { $count }, tarvitaan vähintään { $least }. Ilmoittautuminen päättyykin vasta { $at }. { $who } voi perua turnauksen komennolla `/halma-cup call-off`.
cup-put-off-done = Ilmoittautuminen turnaukseen **{ $name }** päättyy: { $at }. Kerron siitä kanavalla.
cup-corrected-done = Valmis. Kerron siitä kanavalla.
cup-new-date = 🏆 Ilmoittautuminen turnaukseen **{ $name }** päättyy myöhemmin: { $at }.
cup-won = 🏆 **{ $name }**: järjestäjä ratkaisi pelin. { $who } voitti, { $people } hävisi.
cup-drawn = 🏆 **{ $name }**: järjestäjä julisti pelin tasapeliksi: { $people }.
cup-closed = 🏆 Ilmoittautuminen turnaukseen **{ $name }** on suljettu: pelaajia on { $count }. Peliparit julkaistaan pian.
cup-round-begun = 🏆 **{ $name }**, kierros { $round }: pelit alkavat nyt. Viimeinen päivä: { $day }. { $people }
cup-final-begun = 🏆 **{ $name }**: parhaiden finaalipöytä alkaa nyt. Viimeinen päivä: { $day }. { $people }
cup-open = Liity milloin haluat ja poistu milloin haluat.
cup-todo-stairs = Aikaa: { $clock }. Sinulla voi olla yksi peli omasta haasteestasi ja yksi muiden haasteesta.
cup-month-begun = 🏆 **{ $name }**: uusi kuukausi alkaa, ja tyhjät portaat poistuvat.
cup-challenged = Pelisi alkaa hetken päästä, vastassa { $who }.
cup-season-begun = 🏆 **{ $name }**, kausi { $round }: pelit alkavat nyt. Viimeinen päivä: { $day }. { $people }
cup-later = 🏆 **{ $name }**: olin jonkin aikaa poissa, joten tämä kierros kestää pidempään. Uusi viimeinen päivä: { $day }.
cup-season-over = 🏆 **{ $name }**: kausi { $season } on ohi. Onnittelut, { $who }! Seuraava kausi alkaa: { $at }. Kaksi päivää ennen kysyn teiltä kaikilta, pelaatteko, ja muutkin voivat liittyä.
cup-season-group = Lohko { $group }: { $who }
cup-byes = Ilman peliä tällä kierroksella: { $people }.
cup-lots = Arvonnan salaisuus: `{ $secret }`.
cup-over = 🏆 **{ $name }** on ohi. Onnittelut, { $who }!
cup-over-empty = 🏆 **{ $name }** on ohi.
cup-called-off = 🏆 **{ $name }** on peruttu. Käynnissä olevat pelit jatkuvat.

cup-table-title = 🏆 **{ $name }** · { $state }
cup-table-nobody = Kukaan ei ole vielä ilmoittautunut.
cup-table-people = Mukana tähän mennessä: { $people }
cup-table-group = **Lohko { $group }**
cup-row = { $place }. { $who }: { $points }
cup-row-decided = { $place }. { $who }: { $points } ({ $by })
cup-decided-final = finaalipöytä
cup-decided-direct = keskinäiset pelit
cup-decided-sonneborn-berger = vahvemmat vastustajat
cup-decided-margin = tiukemmat pelit
cup-decided-on-time = vähemmän aikatappioita
cup-table-number = Nro { $id } komennolle `halma cup export`
cup-games-none = Sinulla ei ole vielä pelejä turnauksessa **{ $name }**.
cup-games-title = Pelisi turnauksessa **{ $name }**:
cup-of-final = 🏆 Finaalipöytä
cup-of-season = 🏆 Kausi { $season }
cup-of-rounds = 🏆 Kierros { $round }/{ $rounds }

refused-no-such-cup = Tällä palvelimella ei ole sellaista turnausta. `/halma-cup list` näyttää turnaukset.
refused-cup-time = Turnauksessa kukaan ei saa lisäaikaa: kaikki muut odottavat kierroksen päättymistä.
refused-cup-moderators = Täällä vain moderaattorit aloittavat turnauksia. Kysy heiltä, tai etsi turnaus komennolla `/halma-cup list`.
refused-not-the-organizer = Vain järjestäjä ja moderaattorit voivat tehdä tämän. Itse voit poistua turnauksesta komennolla `/halma-cup leave`.
refused-entry-closed = Ilmoittautuminen tähän turnaukseen on suljettu. Odota seuraavaa.
refused-no-cup-game = Turnauksessa ei ole peliä tällä koodilla. **Omat pelit** näyttää koodit.
refused-not-in-cup = Tämä henkilö ei ole mukana turnauksessa.
refused-cup-full = Turnaus on täynnä. Odota seuraavaa.
refused-too-many-cups = Palvelimella ei voi olla enempää turnauksia. Odota, että yksi päättyy, tai peru jokin.
refused-cup-over = Turnaus on päättynyt. `/halma-cup list` näyttää muut.
refused-too-few-in-cup = Ilmoittautuneita on { $people }, mutta tähän muotoon tarvitaan vähintään { $least }. Odota lisää pelaajia.
refused-not-on-stairs = Teidän molempien pitää olla portailla: painakaa turnauksen viestin alta **Liity**.
refused-no-stairs = Tässä turnauksessa minä päätän, kuka pelaa ketä vastaan. **Omat pelit** näyttää omasi.
refused-stairs-yourself = Et voi haastaa itseäsi. Valitse joku muu kohdasta **Taulukko**.
refused-stairs-too-far = Etäisyys on { $steps } porrasta. Valitse joku enintään 3 portaan päästä.
refused-stairs-out = Sinulla on jo peli omasta haasteestasi. Pelaa se ensin loppuun.
refused-stairs-in = Tällä pelaajalla on jo peli jonkun haasteesta. Valitse joku muu.
refused-stairs-again = Pelasitte juuri vastakkain. Voit haastaa uudelleen { $days ->
    [one] { $days } päivän päästä
   *[other] { $days } päivän päästä
}.
refused-stairs-unseen = Tämä pelaaja ei ole käynyt täällä { $days } päivään. Valitse joku muu.
refused-not-in-cups = Tuo peli ei sovi tähän turnausmuotoon. Pöydissä pelataan kolmen, neljän tai kuuden pelejä, muissa kahden pelejä.
refused-cup-name = Anna turnaukselle nimi, jossa on enintään { $most } merkkiä.
