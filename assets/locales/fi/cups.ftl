# Cups: leagues and tournaments over days.

command-halma-cup = Monen päivän turnaukset ja liigat
cup-new = Aloita turnaus tällä palvelimella (moderaattorit)
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
cup-kind-tables = Kolmen, neljän tai kuuden pöydät (7–49 pelaajaa)

button-cup-join = Liity
button-cup-in = Olen mukana
button-cup-leave = Poistu
button-cup-table = Taulukko
button-cup-games = Omat pelit

cup-announced = 🏆 **{ $name }**: { $game }. { $kind }.
cup-until = Ilmoittautuminen päättyy: { $at }. Kaksi päivää ennen kysyn, ketkä pelaavat.
cup-lasts = { $rounds ->
    [0] Kesto on enintään { $days } päivää.
   *[other] Kierroksia on { $rounds }, ja kukin kestää enintään { $days } päivää.
}
cup-todo = Kierroksen kaikki pelit alkavat yhtä aikaa. Aikaa: { $clock }.
cup-draw = Arvonnan voi tarkistaa. Sen salaisuuden SHA-256: `{ $commitment }`.
cup-entered = Olet mukana turnauksessa **{ $name }**. Ilmoittautuneita: { $count ->
    [one] vain sinä
   *[other] { $count }
}. Alkaa: { $at }. Kaksi päivää ennen kysyn, pelaatko.
cup-confirmed = Pelaat turnauksessa **{ $name }**. Alkaa: { $at }.
cup-left = Poistuit turnauksesta **{ $name }**.
cup-removed = { $who } ei ole enää mukana turnauksessa **{ $name }**.
cup-started = Ilmoittautuminen turnaukseen **{ $name }** on suljettu. Ensimmäinen kierros alkaa hetken päästä.
cup-none = Tällä palvelimella ei ole turnauksia. Moderaattori voi aloittaa sellaisen komennolla `/halma-cup new`.
cup-which = Mikä turnaus? Valitse se kohdassa `cup`.
cup-list-line = **{ $name }** · { $state }
cup-state-entry = ilmoittautuminen päättyy { $at }
cup-state-closed = alkaa hetken päästä
cup-state-running = kierros { $round }
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
cup-decided-direct = keskinäiset pelit
cup-decided-sonneborn-berger = vahvemmat vastustajat
cup-decided-margin = tiukemmat pelit
cup-decided-on-time = vähemmän aikatappioita
cup-table-number = Nro { $id } komennolle `halma cup export`
cup-games-none = Sinulla ei ole vielä pelejä turnauksessa **{ $name }**.
cup-games-title = Pelisi turnauksessa **{ $name }**:
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
refused-not-in-cups = Tuo peli ei sovi tähän turnausmuotoon. Pöydissä pelataan kolmen, neljän tai kuuden pelejä, muissa kahden pelejä.
refused-cup-name = Anna turnaukselle nimi, jossa on enintään { $most } merkkiä.
