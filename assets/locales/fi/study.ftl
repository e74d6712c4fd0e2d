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
