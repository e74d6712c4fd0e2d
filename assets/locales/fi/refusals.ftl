# Why something cannot be done, and what to do instead.

servers-only = Pelejä pelataan toistaiseksi vain palvelimilla. Käytä tätä komentoa jonkin palvelimen kanavalla.
unknown-request = En enää tunne tätä painiketta tai komentoa. `/halma help` kertoo, mitä osaan.
unreadable-request = En pystynyt lukemaan, mitä Discord lähetti, joten mikään ei muuttunut. Yritä uudelleen.
not-admitted = Et voi käyttää tätä täällä. Anna komento itse, niin saat oman.
other-version-none = Tämä on botin toisesta versiosta. Anna komento uudelleen.
unknown-choice = En tunne tätä valinnan `{ $option }` arvoa. Valitse jokin sen listasta.
cannot-store = Tallennus ei juuri nyt toimi, joten mikään ei muuttunut. Lautoja voi silti katsoa. Yritä muutaman minuutin päästä uudelleen.
may-be-stored = Levy petti tallennuksen aikana. Katso minuutin päästä komennolla `/halma games`, onnistuiko se, ja jos ei, yritä uudelleen.
unavailable = Peleihin ei juuri nyt saa yhteyttä. Yritä hetken päästä uudelleen; mitään ei katoa, eikä mitään tehdä kahteen kertaan.
our-fault = Jokin meni minulla vikaan; mikään ei muuttunut. Yritä uudelleen. Jos vika jatkuu, kerro botin ylläpitäjälle numero { $number }.
one-at-a-time = Yksi kerrallaan: teen vielä edellistä pyyntöäsi. Yritä uudelleen, kun se on valmis.
plain-answer = Discord ei hyväksynyt vastaustani. Yritä toisella tavalla. Jos vika jatkuu, kerro botin ylläpitäjälle: virhe { $number }.

refused-no-such-match = Tällä palvelimella ei ole peliä, jolla olisi tämä koodi. `/halma games` luettelee pelisi.
refused-not-a-player = Et ole mukana tässä pelissä. `/halma challenge` aloittaa oman pelin.
refused-not-your-turn = Vuorossa on { $next }, et sinä. Mainitsen sinut, kun on sinun vuorosi.
refused-computer-thinks = Tietokone miettii; sen siirto tulee hetken päästä. Sitten on sinun tai seuraavan pelaajan vuoro.
refused-no-seat-for-computer = Nimesit yhtä monta pelaajaa kuin pelissä on paikkoja, joten tietokoneelle ei jää paikkaa. Nimeä vähemmän tai jätä `computer` pois.
refused-seat-is-out = Olet pudonnut tästä pelistä.
refused-stale = Peli jatkui sillä välin, joten lauta ei ole enää ajan tasalla. `/halma board` näyttää tilanteen ja toimivat painikkeet.
refused-not-begun = Tämä peli ei ole vielä alkanut; se odottaa pelaajia.
refused-game-over = Tämä peli on ohi. Sen viimeisen laudan alla oleva painike **Revanssi** aloittaa uuden.
refused-challenge-declined = Tämä haaste hylättiin.
refused-challenge-withdrawn = Tämä haaste peruttiin.
refused-challenge-expired = Tämä haaste on vanhentunut. `/halma challenge` tekee uuden.
refused-already-begun = Tämä peli on jo alkanut.
refused-rules = ”{ $rules }” ei käy peliin { $game }. Nämä käyvät: { $fitting }.
refused-diagonals = { $game } on tähtilaudan peli, eikä siinä ole vinosuuntia. Jätä se valinta pois.
refused-not-here = { $user } ei ole tällä palvelimella.
refused-too-many-opponents = { $seats ->
    [one] Tämä on kahden pelaajan peli: nimeä yksi vastustaja.
   *[other] Tässä pelissä on paikka { $seats } muulle. Nimeä vähemmän.
}
refused-named-twice = { $user } on mukana kahdesti. Nimeä kukin vain kerran; jos haluat harjoitella yksin, nimeä vain itsesi.
refused-already-challenged = Teidän kahden välillä on jo avoin haaste. Tässä se on painikkeineen:
refused-too-many-challenges = Olet tehnyt kymmenen haastetta tunnissa. Voit tehdä seuraavan { $until }.
refused-not-invited = Tämä haaste ei odota sinun vastaustasi. `/halma challenge` tekee oman haasteen.
refused-already-in = Olet jo mukana. Peli alkaa, kun kaikki paikat ovat täynnä.
refused-no-seat-left = Kaikki paikat ovat täynnä tai varattu kutsutuille.
refused-begins-elsewhere = Tämä peli alkaa poikkeavasta asetelmasta. Voin tuoda pelejä vain ensimmäisestä siirrosta alkaen.
refused-not-the-challenger = Vain haasteen tekijä voi perua sen.
refused-challenger-may-withdraw = Tämä haaste on sinun. Painike **Peru** peruu sen.
refused-not-finished = Tämä peli on vielä kesken.
refused-standing = Itsestään uusiutuva haaste on avoin kaikille: jätä vastustajat ja tietokone pois.
refused-series = Kahden pelin sarja, jossa puolet vaihtuvat, on kahdelle eri pelaajalle kahden pelaajan pelissä.
refused-second-follows = Sarjanne toinen peli alkaa itsestään hetken päästä.
refused-forgotten = En enää tunne kaikkia tämän pelin pelaajia, joten revanssi ei onnistu.
refused-so-few = Näin harvalla pelaajalla tätä peliä ei voi pelata. Odota vielä yhtä tai tee toinen haaste.
refused-counts-nowhere = Tätä peliä ei lasketa mihinkään tulostaulukkoon, joten poistettavaa ei ole.
refused-voided-before = Tämä peli on jo poistettu tulostaulukoista.
refused-no-clock = Tässä pelissä ei ole aikarajaa.
refused-own-clock = Nyt kuluu oma aikasi. Vain vastustaja voi antaa sinulle päivän.
refused-given-enough = Tälle vuorolle on annettu jo viikko, enempää ei voi antaa.
refused-reminded-already = Sinua on jo muistutettu tästä vuorosta, eikä siitä muistuteta enää.
refused-no-offer = Ehdotus ei ole enää voimassa.
refused-offer-stands = Pelissä on jo avoin ehdotus. Siihen on ensin vastattava, tai se on peruttava.
refused-offered-already = Teit jo ehdotuksen tällä vuorolla. Voit tehdä uuden, kun vuoro on vaihtunut.
refused-not-your-offer = Vain ehdotuksen tekijä voi perua sen.
refused-not-asked = Tämä ehdotus ei odota sinun vastaustasi.
refused-hints-allowed = Tässä pelissä tietokoneelta saa jo kysyä: `/halma hint`, kun on sinun vuorosi.
refused-too-late-to-cancel = Kaikki ovat jo siirtäneet, joten peliä ei voi enää mitätöidä. Voit ehdottaa tasapeliä tai luovuttaa.
refused-challenge-removed = Moderaattori poisti tämän haasteen.
refused-moderators-only = Tällä palvelimella vain moderaattorit aloittavat pelejä. Voit liittyä heidän peleihinsä.
refused-channel = Tämän palvelimen pelikanavat: { $channels }.
refused-this-channel = Tämän palvelimen pelikanavat: { $channels }. Siirry toiselle kanavalle.
refused-too-many-channels = Palvelimella voi nimetä enintään 100 kanavaa.
refused-too-many-running = { $most ->
    [one] Tällä palvelimella voi pelata yhtä peliä kerrallaan. Pelaa omasi ensin loppuun.
   *[other] Tällä palvelimella voi pelata { $most } peliä kerrallaan. Pelaa jokin omistasi ensin loppuun.
}
refused-other-plays-most = { $user } pelaa jo niin montaa peliä kuin palvelin sallii kerralla. Peli voi alkaa, kun jokin niistä on päättynyt.
refused-already-here = Tätä peliä pelataan jo tällä kanavalla.
refused-other-server = Tämä peli kuuluu toiselle palvelimelle, ja sen voi tuoda vain sikäläiselle kanavalle. `/halma resign` luovuttaa sen.
refused-not-lost = Tämän pelin kanava toimii. Vain moderaattori voi siirtää sen muualle komennolla `/halma-admin move`.
refused-paused = Tämä peli on nyt tauolla, joten aika ei kulu.
refused-no-such-zone = En tunne aikavyöhykettä enkä suurkaupunkia nimeltä `{ $name }`. Valitse listasta: kirjoita jokin lähellä oleva suurkaupunki, esim. `Berlin`, `Mumbai` tai `Москва`.
refused-several-zones = Paikkoja nimeltä `{ $name }` on useita. Nimeä aikavyöhyke: { $zones }.
refused-no-such-hour = Tunti on kokonaisluku väliltä 0–23.
refused-away-too-long = { $left ->
    [0] Sinulla ei ole tänä vuonna enää poissaolopäiviä jäljellä.
    [one] Sinulla on tänä vuonna jäljellä yksi poissaolopäivä.
   *[other] Sinulla on tänä vuonna jäljellä { $left } poissaolopäivää.
}
refused-blocked = Sinä ja { $user } ette voi pelata yhdessä: toinen teistä on estänyt toisen.
refused-blocked-self = Et voi estää itseäsi.
refused-blocked-most = Olet estänyt 200 henkilöä, enempää ei voi estää.
refused-nothing-to-take-back = Sinulla ei ole siirtoa, jonka voisi ottaa takaisin.

illegal-in = **#{ $code }:** { $why }
illegal-targets = Ruudun { $from } nappulasi pääsee ruutuihin: { $targets }.
illegal-stones = Ruudut, joista nappulasi pääsee liikkeelle: { $stones }.
button-try-again = Yritä uudelleen
illegal-no-such-cell = Tällä laudalla ei ole ruutua `{ $name }`.
illegal-empty-cell = Ruudussa { $cell } ei ole nappulaa.
illegal-not-your-stone = Ruudun { $cell } nappula ei ole sinun.
illegal-same-cell = Vuoro ei saa päättyä ruutuun { $cell }, josta se alkoi.
illegal-target-taken = Ruudussa { $cell } on jo nappula.
illegal-not-reachable = Ruudun { $from } nappulasi ei pääse ruutuun { $to }. Se pääsee ruutuihin: { $targets }.
illegal-cannot-move = Ruudun { $from } nappulasi ei pääse mihinkään.
illegal-leaves-goal = Ruudun { $from } nappulasi on maalissaan eikä saa enää lähteä sieltä, joten se ei pääse ruutuun { $to }.
illegal-wrong-route = Reitin { $leg }. hyppy, ruudusta { $from } ruutuun { $to }, ei ole mahdollinen. Vähintään kolmen ruudun reitissä on vain hyppyjä.
illegal-pass = Voit siirtää, joten et saa passata.
