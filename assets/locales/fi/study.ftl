# Lessons and puzzles.

lesson-title = 🎓 **Oppitunti { $number }/{ $all }.** { $text }
lesson-ask-step = Pelaat ⚪ valkoisilla oikeasta alakulmasta vasempaan yläkulmaan, jonka ruudut on kehystetty. Nappula astuu viereiseen ruutuun, tässä pelissä myös vinottain. Valitse nappula ja askel, joka vie sen lähimmäs maalia.
lesson-right-step = Askel vinottain on kahden arvoinen.
lesson-wrong-step = Siirto on sallittu, mutta toinen askel vie nappulan lähemmäs.
lesson-ask-jump = Askeleen sijasta nappula saa hypätä viereisen nappulan yli, olipa se kenen tahansa, heti sen takana olevaan tyhjään ruutuun. Mitään ei lyödä. Hyppää tällä nappulalla.
lesson-right-jump = Kaksi ruutua yhdellä siirrolla, ja nappula, jonka yli hypättiin, jää paikalleen.
lesson-wrong-jump = Se oli askel. Etsi viereinen nappula, jonka takana on heti tyhjä ruutu.
lesson-ask-chain = Hyppyä saa jatkaa uusilla hypyillä samalla siirrolla, mihin suuntaan tahansa. Selvitä, mihin tämä nappula pääsee useimmilla hypyillä.
lesson-right-chain = Kolme hyppyä yhdellä siirrolla. Pitkillä sarjoilla pelit voitetaan.
lesson-wrong-chain = Pidempikin sarja löytyy: etsi joka laskeutumisruudusta seuraava nappula, jonka yli hypätä.
lesson-ask-ladder = Sarjat rakennetaan: nappulat, joiden välissä on aukkoja, ovat tikkaat takana tuleville. Etsi siirto, jonka jälkeen sinulla on vähintään neljän hypyn sarja, tekipä musta mitä tahansa.
lesson-right-ladder = Hiljainen siirto, ja seuraava vie puolen laudan yli.
lesson-wrong-ladder = Sen jälkeen musta voi rikkoa pitkän sarjan, tai sellaista ei ole. Etsi tikkaistasi puuttuva puola.
lesson-ask-home = Näillä säännöillä häviää se, jolla on nappuloita kotipihalla kierroksen 30 jälkeen, ja nyt on kierros 30. Etsi siirto, joka pelastaa pelin.
lesson-right-home = Kotipiha on tyhjä. Varoitan sinua laudan alla ennen tällaista tarkistusta.
lesson-wrong-home = Kotipihalle jää nappula, ja silloin häviät heti, olitpa kuinka paljon edellä tahansa.
lesson-ask-block = Katso, mitä musta voi tehdä seuraavaksi. Valitse siirto, jonka jälkeen mustan paras siirto on mahdollisimman lyhyt.
lesson-right-block = Mustan tikkaat ovat poissa, ja oma nappulasikin on matkalla.
lesson-wrong-block = Mustalla on yhä pidempi siirto. Asetu ruutuun, johon sen sarja laskeutuu, tai vie pois nappula, jonka yli se hyppää.
lesson-ask-race = Kukaan ei ole enää tiellä: nyt juostaan kilpaa. Täytä maalisi mahdollisimman vähillä siirroilla: mikä on niistä ensimmäinen?
lesson-right-race = Joskus askel sivuun on nopeampi: siitä tulee silta seuraavalle nappulalle.
lesson-wrong-race = Näin kuluu yksi siirto enemmän. Laske siirtoja, älä askelia: etsi tapa, jossa nappula auttaa toista.
lesson-ask-count = Pelaat ⚫ mustilla, ja tämä on kierroksen 80 viimeinen siirto. Näillä säännöillä peli päättyy siihen, ja se, jolla on vähemmän yksittäisiä askelia maaliin, voittaa. Valkoisella niitä on 3. Voita peli.
lesson-right-count = Kaksi askelta maaliin, valkoisella kolme. Se oli viimeinen oppitunti: `/halma challenge computer:2` on hyvä seuraava peli.
lesson-wrong-count = Sinulla on yhä yhtä monta askelta maaliin kuin valkoisella, tai enemmän. Muista, minkä arvoinen askel vinottain on.
study-right = ✅ **{ $route }**: oikein! { $text }
study-wrong = ❌ **{ $route }**: ei vielä. { $text }
study-none = Tällaista oppituntia tai pulmaa ei ole.
study-stone = { $number }: nappula ruudussa { $cell }
study-target = { $number }: ruutuun { $cell }
menu-study-stone = Mikä nappula?
menu-study-target = Minne? Valinta tekee siirron
button-study-stones = Toinen nappula
button-study-again = Yritä uudelleen
button-next-lesson = Seuraava oppitunti
button-solve = Ratkaise
puzzle-ask-chain = Etsi pisin hyppysarja.
puzzle-ask-build = Maalisi voi täyttää { $moves } omalla siirrolla; kukaan ei ole tiellä. Etsi niistä ensimmäinen: mikään muu ei ole tarpeeksi nopea.
puzzle-ask-home = Tämän kierroksen jälkeen kotipihalla ei saa olla yhtään nappulaa. Vain yksi siirto pelastaa sinut.
puzzle-right = Se on ainoa ratkaisu.
puzzle-wrong = Parempikin löytyy.
puzzle-streak = { $tries ->
    [one] Ratkesi ensi yrityksellä!
   *[other] Ratkesi { $tries }. yrityksellä.
} 🔥 { $days ->
    [one] Yksi päivä
   *[other] { $days } päivää peräkkäin
}, parhaimmillaan { $best }.
