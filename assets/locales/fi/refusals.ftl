# Why something cannot be done, and what to do instead.

kept-private = Tällä palvelimella vain sinä näet, mitä sanon, joten kukaan ei voisi liittyä. Pyydä moderaattoreita sallimaan **Käytä ulkoisia sovelluksia**, tai pelaa yksityisviestissä.
unknown-request = En enää tunne tätä painiketta tai komentoa. `/halma help` näyttää, mitä osaan.
unreadable-request = En saanut selvää, mitä Discord lähetti, joten mikään ei muuttunut. Yritä uudelleen.
not-admitted = Tämä ei ole sinun. Anna komento itse, niin saat oman.
other-version-none = Tämä on botin toisesta versiosta. Anna komento uudelleen.
unknown-choice = Sitä ei voi valita kohtaan `{ $option }`. Valitse jokin sen listasta.
cannot-store = En voi juuri nyt tallentaa mitään, joten mikään ei muuttunut. Yritä muutaman minuutin päästä uudelleen.
may-be-stored = Jokin meni vikaan tallennettaessa. Katso minuutin päästä, onnistuiko se (pelit: `/halma games`). Jos ei, yritä uudelleen.
unavailable = En juuri nyt saa yhteyttä peleihin. Mitään ei ole kadonnut: yritä hetken päästä uudelleen.
our-fault = Anteeksi, jokin hajosi minun päässäni. Yritä hetken päästä uudelleen. Jos sama toistuu, kerro botin ylläpitäjälle: virhe { $number }.
one-at-a-time = Yksi kerrallaan: teen vielä edellistä pyyntöäsi. Yritä uudelleen, kun se on valmis.
plain-answer = Discord ei hyväksynyt vastaustani. Yritä hetken päästä uudelleen. Jos sama toistuu, kerro botin ylläpitäjälle: virhe { $number }.

refused-no-such-match = Tällä palvelimella ei ole peliä tällä koodilla. `/halma games` näyttää pelisi.
refused-not-a-player = Et ole mukana tässä pelissä. Aloita oma komennolla `/halma play`.
refused-not-your-turn-shared = Nyt vuorossa on { $next }. Voit muistuttaa vuorosta painamalla laudan alta **⏰ Herätä**.
refused-not-your-turn = Nyt vuorossa on { $next }. Mainitsen sinut, kun on sinun vuorosi.
refused-computer-thinks = Tietokone miettii. Yritä hetken päästä uudelleen, kun se on siirtänyt.
refused-no-seat-for-computer = Valitsit jo pelaajan jokaiselle paikalle, joten tietokone ei mahdu mukaan. Valitse vähemmän tai jätä `computer` pois.
refused-seat-is-out = Olet pudonnut tästä pelistä. Aloita uusi komennolla `/halma play`.
refused-seat-is-done = Olet maalissa, eikä sinulla ole enää vuoroja. Katso muiden tilanne komennolla `/halma board`.
refused-not-proven = Se ei ole (enää) varmaa. Voit kirjata vain tuloksen, jota kukaan ei voi enää muuttaa.
refused-stale = Se lauta on vanhentunut. `/halma board` näyttää nykyisen.
refused-not-begun = Tämä peli ei ole alkanut. Yritä uudelleen, kun se on alkanut.
refused-game-over = Tämä peli on ohi. Paina viimeisen laudan alta **Revanssi** tai aloita toinen komennolla `/halma play`.
refused-challenge-declined = Tämä haaste hylättiin. Tee uusi komennolla `/halma play`.
refused-challenge-withdrawn = Tämä haaste peruttiin. Tee oma komennolla `/halma play`.
refused-challenge-expired = Tämä haaste on vanhentunut. Tee uusi komennolla `/halma play`.
refused-already-begun = Tämä peli on jo alkanut. `/halma games` näyttää pelisi, ja uuden aloitat komennolla `/halma play`.
refused-rules = ”{ $rules }” ei käy peliin { $game }. Valitse jokin näistä: { $fitting }.
refused-diagonals = { $game } on tähtilaudan peli, eikä siinä ole vinosiirtoja. Jätä se valinta pois.
refused-option = Pelissä { $game } ei ole valintaa `{ $option }`, joten jätä se pois. Siinä on: { $has }.
refused-fixed = Tällä palvelimella pelin { $game } säännöt ovat: { $rules }. Jätä muiden sääntöjen valinnat pois tai aloita komennolla `/halma play`.
refused-places-and-pairs = Pelataan sijoista tai pareittain, ei molempia. Jätä pois `ends` tai `teams`.
refused-bot = Et voi pelata tätä vastaan: { $user } on toinen botti. Haasta ihminen, tai valitse minut, jos haluat pelata tietokonetta vastaan.
refused-not-here = { $user } ei ole tällä palvelimella. Haasta joku, joka on, tai jätä vastustaja pois, niin kuka tahansa saa liittyä.
refused-too-many-opponents = { $seats ->
    [one] Tämä on kahden pelaajan peli. Valitse yksi vastustaja.
   *[other] Tähän peliin mahtuu { $seats } vastustajaa. Valitse vähemmän.
}
refused-named-twice = { $user } olisi pelissä kahdesti. Valitse kukin kerran, tai vain itsesi, jos haluat harjoitella.
refused-already-challenged = Teillä kahdella on jo avoin haaste. Vastaa siihen tai peru se ensin.
refused-too-many-challenges = Olet tehnyt kymmenen haastetta tunnissa. Voit tehdä seuraavan { $until }.
refused-not-invited = Tämä haaste ei ole sinulle. Tee oma komennolla `/halma play`.
refused-already-in = Olet jo mukana. Peli alkaa, kun kaikki paikat ovat täynnä.
refused-no-seat-left = Kaikki paikat ovat täynnä tai varattu kutsutuille. Tee oma haaste komennolla `/halma play`.
refused-begins-elsewhere = Tämä peli ei ala tavallisesta asetelmasta. Tuo peli, jossa kaikki nappulat ovat alussa kotipihalla.
refused-not-the-challenger = Vain haasteen tekijä voi tehdä tämän. Tee oma haaste komennolla `/halma play`.
refused-challenger-may-withdraw = Tämä on oma haasteesi. Paina **Peru**, jos haluat perua sen.
refused-not-finished = Tämä peli ei ole vielä ohi. Yritä uudelleen, kun se on päättynyt.
refused-moves-deleted = Tämän pelin siirrot on poistettu: säilytän ne { $time } pelin jälkeen. Seuraavien peliesi siirrot voit säilyttää: `/halma me settings`.
refused-standing = Vain kaikille avoimen haasteen voi julkaista uudelleen. Jätä pois vastustajat ja tietokone tai `repeat`.
refused-series = Kaksi peliä puolia vaihtaen sopii vain kahden pelaajan peliin, ja pelaajien on oltava eri. Jätä `two-games` pois tai vaihda vastustajaa tai peliä.
refused-second-follows = Toinen pelinne alkaa automaattisesti hetken päästä.
refused-forgotten = Joku tämän pelin pelaajista poisti tietonsa, joten peli ei voi alkaa samoilla pelaajilla. Aloita uusi peli komennolla `/halma play`.
refused-so-few = Teitä on liian vähän tähän peliin. Odota lisää pelaajia tai aloita toinen peli komennolla `/halma play`.
refused-counts-nowhere = Tämä peli ei ole missään tulostaulukossa, joten poistettavaa ei ole.
refused-voided-before = Tämä peli on jo poistettu tulostaulukoista.
refused-no-clock = Tässä pelissä ei ole aikarajaa, joten kukaan ei tarvitse lisäaikaa.
refused-own-clock = Nyt käy oma kellosi. Vain vastustaja voi antaa sinulle lisäpäivän.
refused-given-enough = Lisäaikaa voi antaa enintään viikon, ja se on jo annettu. Odota siirtoa.
refused-own-turn = Nyt on oma vuorosi. Paina laudan alta **Siirrä**.
refused-woken-already = Joku on jo painanut **⏰ Herätä** tällä vuorolla. Odota hetki.
refused-reminded-already = Mykistettävää ei ole: tästä vuorosta ei enää tule muistutusta.
refused-no-offer = Ehdotus ei ole enää voimassa. Tee uusi.
refused-offer-stands = Pelissä on jo avoin ehdotus. Vastaa siihen tai peru se ensin.
refused-offered-already = Teit jo ehdotuksen tällä vuorolla. Voit tehdä uuden seuraavalla vuorolla.
refused-not-your-offer = Vain ehdotuksen tekijä voi perua sen. Sinä voit hylätä sen.
refused-not-asked = Tämä ehdotus ei odota sinun vastaustasi. Odota, että muut vastaavat.
refused-hints-allowed = Vihjeet ovat jo sallittuja tässä pelissä. Kysy vuorollasi komennolla `/halma hint`.
refused-too-late-to-cancel = Kaikki ovat tehneet kaksi siirtoa, joten peliä ei voi enää mitätöidä. Ehdota tasapeliä komennolla `/halma draw` tai luovuta komennolla `/halma resign`.
refused-challenge-removed = Moderaattori poisti tämän haasteen. Tee oma komennolla `/halma play`.
refused-moderators-only = Tällä palvelimella vain moderaattorit tekevät haasteita. Voit liittyä niihin: `/halma game open` näyttää ne.
refused-not-permitted = Et voi aloittaa pelejä sillä kanavalla: sinulta puuttuu oikeus tai olet jäähyllä. Pelaa toisella kanavalla: `/halma play`.
refused-channel = Täällä ei voi pelata. Tämän palvelimen pelikanavat: { $channels }.
refused-this-channel = Tällä palvelimella voit pelata täällä: { $channels }. Siirry toiselle kanavalle.
refused-all-channels = Tällä palvelimella ei nyt ole pelikanavaa. Pyydä moderaattoria sallimaan sellainen komennolla `/halma-admin channel`.
refused-shared = Tämä on jo jaettu tällä kanavalla. Vieritä ylöspäin, niin löydät sen.
refused-too-many-channels = Muistan palvelinta kohti vain 100 kanavaa. Salli tai kiellä ensin kaikki ja lisää sitten poikkeukset.
refused-too-many-running = { $most ->
    [one] Tällä palvelimella voit pelata yhtä peliä kerrallaan. Pelaa omasi ensin loppuun.
   *[other] Tällä palvelimella voit pelata { $most } peliä kerrallaan. Pelaa ensin jokin niistä loppuun.
}
refused-other-plays-most = { $user } pelaa jo niin montaa peliä kuin palvelin sallii. Yritä uudelleen, kun jokin niistä on päättynyt.
refused-already-here = Tätä peliä pelataan jo tällä kanavalla. Katso lauta komennolla `/halma board`.
refused-other-server = Tämä peli kuuluu toiselle palvelimelle ja pysyy siellä. Jatka siellä tai luovuta komennolla `/halma resign`.
refused-not-lost = Tämän pelin kanava toimii yhä. Jos haluat siirtää pelin, pyydä moderaattoria: `/halma-admin move-here`.
refused-paused = Tämä peli on tauolla, joten kellot eivät käy. Yritä uudelleen, kun se jatkuu.
refused-no-such-zone = En tunne aikavyöhykettä tai suurkaupunkia nimeltä `{ $name }`. Kirjoita lähin suurkaupunki ja valitse se listasta, esim. `Berlin`, `Mumbai` tai `Москва`.
refused-several-zones = `{ $name }` on usean paikan nimi. Valitse aikavyöhyke: { $zones }.
refused-no-such-hour = Se ei ole kellonaika. Anna kokonaisluku väliltä 0–23.
refused-away-too-long = { $left ->
    [0] Sinulla ei ole tänä vuonna enää poissaolopäiviä. Vastustajasi voivat antaa sinulle lisäaikaa: **+1 päivä**.
    [one] Sinulla on tänä vuonna enää yksi poissaolopäivä. Valitse yksi päivä.
   *[other] Sinulla on tänä vuonna enää { $left } poissaolopäivää. Valitse vähemmän päiviä.
}
refused-blocked = Et voi nyt pelata tämän pelaajan kanssa: { $user }. Valitse toinen vastustaja.
refused-blocked-self = Et voi estää itseäsi. Valitse joku muu.
refused-blocked-most = Estolistasi on täynnä: 200 henkilöä. Poista ensin jonkun esto komennolla `/halma me block`.
refused-computer-plays-on = Tietokone ei ole häviöllä, joten se jatkaa peliä. Ehdota tasapeliä uudelleen, kun olet johdossa, tai luovuta.
refused-changed-elsewhere = Muutit tätä sillä välin muualla, joten mitään ei tallennettu. Katso, mitä siinä lukee nyt, ja tallenna sitten uudelleen.
refused-note-too-long = Muistiinpano on liian pitkä: enintään { $most } merkkiä. Vanha muistiinpanosi ei muuttunut.
refused-plan-own-turn = On sinun vuorosi. Siirrä ensin, sitten voit suunnitella vastauksia.
refused-plan-without-others = Pelaat tässä pelissä kaikkia puolia, joten suunniteltavaa ei ole.
refused-plan-impossible = Rivi { $line }: `{ $text }` ei ole siinä mahdollinen. Vanha suunnitelmasi ei muuttunut. Korjaa rivi ja tallenna uudelleen.
refused-plan-two-answers = Rivi { $line }: `{ $text }` on toinen vastaus siirtoon, johon sinulla jo on vastaus. Jätä vain toinen; vanha suunnitelmasi ei muuttunut.
refused-plan-no-answer = Rivin { $line } pitää päättyä omaan siirtoosi. Lisää se ja tallenna uudelleen; vanha suunnitelmasi ei muuttunut.
refused-plan-too-long = Suunnitelma on liian pitkä: enintään { $lines } riviä ja { $chars } merkkiä. Vanha suunnitelmasi ei muuttunut.
refused-nothing-to-undo = Kukaan pelaaja ei ole vielä siirtänyt tässä pelissä, joten peruttavaa ei ole.
refused-nothing-to-take-back = Peruttavaa siirtoa ei vielä ole.

illegal-in = **#{ $code }:** { $why }
illegal-targets = Ruudusta { $from } pääset ruutuihin: { $targets }.
illegal-stones = Näitä nappuloita voit siirtää: { $stones }.
button-try-again = Yritä uudelleen
illegal-malformed = En saanut tästä selvää: { $typed }. Kokeile `{ $example }`, tai paina **Siirrä** ja valitse listasta.
illegal-unreadable = Se ei ole siirto. Kirjoita se näin: `h4-f2`.
illegal-no-such-cell = Tällä laudalla ei ole ruutua `{ $name }`.
illegal-empty-cell = Ruudussa { $cell } ei ole nappulaa.
illegal-not-your-stone = Ruudun { $cell } nappula ei ole sinun.
illegal-same-cell = Siirto ei voi päättyä ruutuun { $cell }, josta se alkoi.
illegal-target-taken = Ruudussa { $cell } on jo nappula.
illegal-not-reachable = Ruudusta { $from } ei pääse ruutuun { $to }. Ruudusta { $from } pääset ruutuihin: { $targets }.
illegal-cannot-move = Ruudun { $from } nappulasi ei pääse mihinkään.
illegal-leaves-goal = Ruudusta { $from } ei pääse ruutuun { $to }: nappulasi on maalissaan eikä saa lähteä sieltä.
illegal-enters-corner = Ruudusta { $from } ei pääse ruutuun { $to }: nappulasi saa kulkea tuon sakaran läpi, mutta ei jäädä sinne.
illegal-enters-corner-of = Ruudusta { $from } ei pääse ruutuun { $to }: tämän sakaran ({ $seat }) läpi saa kulkea, mutta siihen ei saa jäädä.
illegal-wrong-route = Hyppy { $leg } ei onnistu: ruudusta { $from } ei voi hypätä ruutuun { $to }. Pidemmässä reitissä jokaisen osan on oltava hyppy.
illegal-jump-empty = { $from }–{ $to } ei ole hyppy: välissä ei ole nappulaa.
illegal-jump-several = { $from }–{ $to } ei ole hyppy: tiellä on { $count } nappulaa.
illegal-jump-halfway = { $from }–{ $to } ei ole hyppy: ruudun { $stone } nappula ei ole puolivälissä.
illegal-jump-far = { $from }–{ $to } ei ole hyppy: ruudun { $stone } nappula on liian kaukana. Tässä pelissä hypätään vain viereisen nappulan yli.
illegal-pass = Voit vielä siirtää, joten et saa passata.
