# Lessons and puzzles.

lesson-title = 🎓 **Oppitunti { $number }/{ $all }.** { $text }
lesson-ask-step = Pelaat ⚪ valkoisilla: oikeasta alakulmasta vasempaan yläkulmaan, joka on kehystetty. Nappula astuu viereiseen ruutuun, tässä pelissä myös vinottain. Valitse nappula ja sitten askel, joka vie sen lähimmäs maalia.
lesson-right-step = Askel vinottain vastaa kahta.
lesson-wrong-step = Siirto on sallittu, mutta toinen askel vie nappulan lähemmäs.
lesson-ask-jump = Askeleen sijaan nappula voi hypätä yhden nappulan yli, kenen tahansa, heti sen takana olevaan tyhjään ruutuun. Mitään ei lyödä. Hyppää tällä nappulalla.
lesson-right-jump = Kaksi ruutua yhdellä siirrolla, ja nappula, jonka yli hyppäsit, jää paikalleen.
lesson-wrong-jump = Se on askel. Etsi viereinen nappula, jonka takana on heti tyhjä ruutu.
lesson-ask-chain = Hypyn jälkeen sama nappula voi jatkaa hyppyjä mihin suuntaan tahansa. Etsi siirto, jossa on eniten hyppyjä.
lesson-right-chain = Kolme hyppyä yhdellä siirrolla. Pitkillä sarjoilla voitetaan pelejä.
lesson-wrong-chain = Pidempikin sarja löytyy. Etsi joka hypyn jälkeen seuraava nappula, jonka yli hypätä.
lesson-ask-ladder = Sarjoja voi rakentaa: nappulat, joiden välissä on aukkoja, ovat tikkaat takana tuleville. Etsi siirto, jonka jälkeen saat ensi vuorolla vähintään neljän hypyn sarjan, teki musta mitä tahansa.
lesson-right-ladder = Hiljainen siirto, ja seuraava vie puolen laudan yli.
lesson-wrong-ladder = Sen jälkeen pitkää sarjaa ei ole, tai musta voi katkaista sen. Etsi puola, joka tikkaistasi puuttuu.
lesson-ask-home = Tässä pelissä häviät, jos kotipihallasi on vielä nappula kierroksen 30 jälkeen, ja nyt on kierros 30. Etsi siirto, joka pelastaa sinut.
lesson-right-home = Kotipihasi on tyhjä. Omissa peleissäsi varoitan laudan alla, kun tällainen tarkistus lähestyy.
lesson-wrong-home = Kotipihallasi on vielä nappula, joten häviät, vaikka olisit kuinka paljon edellä.
lesson-ask-block = Katso, mitä musta voi tehdä seuraavaksi. Valitse siirto, jonka jälkeen mustan paras siirto on mahdollisimman lyhyt.
lesson-right-block = Mustan tikkaat ovat poissa, ja oma nappulasikin on matkalla.
lesson-wrong-block = Mustalla on vielä pidempi siirto. Asetu ruutuun, johon sen sarja laskeutuu, tai vie pois nappula, jonka yli se hyppää.
lesson-ask-race = Kukaan ei ole enää tiellä: nyt juostaan kilpaa. Etsi ensimmäinen siirto, jolla täytät maalisi nopeimmin.
lesson-right-race = Joskus askel sivulle on nopeampi: siitä tulee silta seuraavalle nappulalle.
lesson-wrong-race = Se kestää kauemmin. Laske siirtoja, älä askelia: etsi tapa, jolla nappula auttaa toista.
lesson-ask-count = Pelaat ⚫ mustilla, ja tämä on kierroksen 80 viimeinen siirto. Peli päättyy siihen, ja se voittaa, jolla on vähemmän askelia jäljellä. Valkoisella niitä on 3. Voita!
lesson-right-count = Kaksi askelta jäljellä, valkoisella kolme. Se oli viimeinen oppitunti! Kokeile seuraavaksi `/halma play computer:2`.
lesson-wrong-count = Sinulla on yhä vähintään yhtä monta askelta jäljellä kuin valkoisella. Muista, minkä arvoinen askel vinottain on.
study-right = ✅ **{ $route }**: oikein! { $text }
study-wrong = ❌ **{ $route }**: ei ihan. { $text }
study-none = En löydä tätä oppituntia tai pulmaa. `/halma-study learn` näyttää oppitunnit.
study-stone = { $number }: nappula ruudussa { $cell }
study-target = { $number }: ruutuun { $cell }
menu-study-stone = Mikä nappula?
menu-study-target = Minne? Valintasi pelataan heti
button-study-stones = Toinen nappula
button-study-again = Yritä uudelleen
button-next-lesson = Seuraava oppitunti
button-solve = Ratkaise
puzzle-game = { $diagonals ->
    [on] { $game }, myös vinottain
    [off] { $game }, ei vinottain
   *[none] { $game }
}
puzzle-title = 🧩 **Päivän pulma** · { $game }. Värisi: { $color }. { $text }
puzzle-of-the-day = 🧩 **Päivän pulma** · { $game }. Vuorossa { $color }. { $text }
study-alt = Vuorossa { $color }, kotipihalta ({ $home }) maaliin ({ $goal }). Siirrettävät nappulat: { $stones }.
puzzle-ask-chain = Etsi pisin hyppysarja.
puzzle-ask-build = Voit täyttää maalisi { $moves } siirrolla, eikä kukaan ole tiellä. Etsi niistä ensimmäinen: vain yksi on tarpeeksi nopea.
puzzle-ask-home = Häviät, jos kotipihallasi on nappula tämän kierroksen jälkeen. Vain yksi siirto pelastaa sinut.
puzzle-right = Se on ainoa ratkaisu.
puzzle-wrong = Parempikin löytyy.
puzzle-streak = { $tries ->
    [one] Ratkesi ensi yrityksellä!
   *[other] Ratkesi { $tries }. yrityksellä.
} 🔥 { $days ->
    [one] Yksi päivä
   *[other] { $days } päivää peräkkäin
}, paras: { $best }.
puzzle-days-7 = 🎉 Kokonainen viikko pulmia!
puzzle-days-30 = 🎉 Kolmekymmentä päivää peräkkäin. Siitä on tullut tapa.
puzzle-days-100 = 💯 Sata päivää peräkkäin. Uskomatonta!
puzzle-skips = { $skipped ->
    [one] Yksi päivä jäi väliin, mutta
   *[other] { $skipped } päivää jäi väliin, mutta
} kaksi kuukaudessa on sallittu. { $left ->
    [0] Tässä kuussa niitä ei ole enää jäljellä.
    [one] Tässä kuussa niitä on jäljellä yksi.
   *[other] Tässä kuussa niitä on jäljellä { $left }.
}
puzzle-shared = 🧩 { $who } ratkaisi päivän pulman
    { $tries ->
        [one] ✅ ensi yrityksellä
       *[other] ✅ { $tries }. yrityksellä
    }
    🔥 { $days ->
        [one] yksi päivä
       *[other] { $days } päivää peräkkäin
    }
puzzle-share-old = Tuo oli toisen päivän pulma. `/halma-study puzzle` näyttää tämän päivän pulman.
march-title = 🥾 **Marssi { $number }**. Vie { $stones } nappulaasi kehystettyyn maaliin ilman vastustajaa, mahdollisimman vähillä siirroilla. Paras mahdollinen tulos on { $par }.
march-so-far = { $moves ->
    [one] Tähän asti yksi siirto.
   *[other] Tähän asti { $moves } siirtoa.
}
march-misfit = En voi pelata tässä siirtoa `{ $word }`. Siirto näyttää tältä: `{ $example }`. Jätä väli ennen seuraavaa.
march-finished = 🏁 **Marssi { $number }**: maalissa { $moves } siirrolla. Paras mahdollinen tulos on { $par }.
march-perfect = 🏆 Vähemmällä ei pääse kukaan!
march-best = Paras tuloksesi tänään: { $moves }.
march-shared = 🥾 marssi { $number }: { $moves }/{ $par } · { $who }
march-share-old = Tuo oli toisen päivän marssi. `/halma-study march` näyttää tämän päivän marssin.
march-way = Yksi reitti { $par } siirrolla: `{ $moves }`
march-table = 🥾 **Marssi { $number }** tällä palvelimella (paras mahdollinen tulos on { $par }):
march-table-empty = Kukaan täällä ei ole vielä jakanut tulostaan (marssi { $number }).
march-rank = { $place }. { $who } · { $moves }
march-yesterday = Jaetut tulokset, marssi { $number }:
button-march = Marssi
button-march-back = Peru siirto
button-march-again = Alusta
button-march-way = Näytä paras reitti
button-march-table = Taulukko
modal-march-title = Marssi { $number }
modal-march-field = Seuraavat siirtosi, välilyönnit väliin
