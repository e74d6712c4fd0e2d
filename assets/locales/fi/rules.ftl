# Rules and help.

rules-overview = **Halma** ja sen sukulaiset ovat kilpajuoksuja: vie kaikki nappulasi kotipihalta vastapäiseen maaliin ennen muita. Valitse alta peli, niin näet sen säännöt.
menu-rules = Pelin säännöt
button-rule-sets = Muut säännöt
menu-illustrations = Säännöt kuvina
illustration-long-jump = Pitkä hyppy
illustration-filled = Täysi maali
illustration-corner = Sakaran läpi
illustration-places = Sijat
illustration-pairs = Parit
illustrate-long-jump = Nappula hyppää kaukana olevan nappulan yli ja laskeutuu yhtä kauas sen taakse. Muu matka on tyhjä.
illustrate-filled = Kehystetty maali on täynnä, ja suurin osa sen nappuloista kuuluu sinne. Se riittää, vaikka merkitty nappula on vastustajan.
illustrate-corner = Nappula hyppää toiseen tähden sakaraan ja sieltä pois. Se saa kulkea sakaran läpi, muttei jäädä sinne.
illustrate-places = Maalinsa täyttänyt saa parhaan vapaan sijan. Numerot näyttävät tähänastiset sijat, muut jatkavat.
illustrate-pairs = Vastakkain istuvat ovat pari. Molemmat ovat täyttäneet maalinsa ja voittavat yhdessä: heillä on laakerit.
rules-moves = Siirrä yhtä nappulaa: **askel** viereiseen tyhjään ruutuun tai **hyppy** yhden nappulan yli heti sen takana olevaan tyhjään ruutuun. Hyppyjä saa jatkaa niin pitkälle kuin pääsee. Mitään ei lyödä. Jos et voi siirtää, passaat.
rules-moves-long = Siirrä yhtä nappulaa: **askel** viereiseen tyhjään ruutuun tai **hyppy** tasan yhden nappulan yli, läheltä tai kaukaa, yhtä kauas sen taakse. Muun matkan on oltava tyhjä. Hyppyjä saa jatkaa niin pitkälle kuin pääsee. Mitään ei lyödä. Jos et voi siirtää, passaat.
unusual-jumps = **Pitkät hypyt**: hyppää yhden nappulan yli miltä etäisyydeltä tahansa ja laskeudu yhtä kauas sen taakse. Muun matkan on oltava tyhjä.
rules-diagonals-on = Nappulat astuvat ja hyppäävät kahdeksaan suuntaan. Vinosiirrot voi ottaa haasteessa pois.
rules-diagonals-off = Nappulat astuvat ja hyppäävät neljään suuntaan. Vinosiirrot voi ottaa haasteessa käyttöön.
rules-rated = Pisteytetty peli lasketaan, kun kaikki ovat tehneet kaksi siirtoa. Kolmella saat sijoituksen tulostaulukossa.
rules-of = { $default ->
    [yes] **{ $name }** (oletus): { $text }
   *[no] **{ $name }**: { $text }
}
explain-gambiter = Voitat, kun täytät maalin ensimmäisenä. Kierroksen { $home } jälkeen häviät, jos kotipihallasi on vielä nappula. Kierroksen { $tempo } jälkeen voittaa se, jolla on vähemmän askelia jäljellä. Molemmat tekevät aina yhtä monta siirtoa.
explain-brainking = Voitat, kun täytät maalin ensimmäisenä. Kun olet tehnyt { $moves } siirtoa, häviät, jos kotipihallasi on nappula vuorosi päättyessä. Jos kukaan ei 50 kierrokseen pääse lähemmäs maaliaan kuin aiemmin, tulee tasapeli. Jos silloin vain yhdellä pelaajalla on nappula kotipihalla, hän häviää.
explain-closed-camp = Voitat, kun täytät maalin ensimmäisenä. Maalissaan oleva nappula ei saa lähteä sieltä. Jos kukaan ei 50 kierrokseen pääse lähemmäs maaliaan kuin aiemmin, tulee tasapeli. Jos silloin vain yhdellä pelaajalla on nappula kotipihalla, hän häviää.
explain-classic = Voitat, kun täytät maalin ensimmäisenä. Jos kukaan ei 50 kierrokseen pääse lähemmäs maaliaan kuin aiemmin, tulee tasapeli.{ $seats ->
    [2] {" "}Jos silloin vain yhdellä pelaajalla on nappula kotipihalla, hän häviää.
   *[other] { "" }
}
explain-igroved = Voitat, kun täytät maalin ensimmäisenä. Maalissasi lukossa olevat muiden nappulat lasketaan sinulle, kunhan siellä on myös oma nappulasi. Jos kukaan ei 50 kierrokseen pääse lähemmäs maaliaan kuin aiemmin, tulee tasapeli.{ $seats ->
    [2] {" "}Jos silloin vain yhdellä pelaajalla on nappula kotipihalla, hän häviää.
   *[other] { "" }
}
explain-parlett = Voitat, kun täytät maalin ensimmäisenä. Täysi maali riittää, jos suurin osa sen nappuloista on sinun. Jos kukaan ei 50 kierrokseen pääse lähemmäs maaliaan kuin aiemmin, tulee tasapeli.{ $seats ->
    [2] {" "}Jos silloin vain yhdellä pelaajalla on nappula kotipihalla, hän häviää.
   *[other] { "" }
}
explain-family = Voitat, kun täytät maalin ensimmäisenä. Täysi maali riittää, jos suurin osa sen nappuloista on sinun. Maalissaan oleva nappula ei saa lähteä sieltä, eikä muiden sakaroihin saa jäädä, vaikka niiden läpi saa kulkea. Jos kukaan ei 50 kierrokseen pääse lähemmäs maaliaan kuin aiemmin, tulee tasapeli.{ $seats ->
    [2] {" "}Jos silloin vain yhdellä pelaajalla on nappula kotipihalla, hän häviää.
   *[other] { "" }
}

# For new players.

how-to-title = **Näin pelataan: { $game }**
how-to-aim = Vie kaikki nappulasi kotipihalta vastapäiseen maaliin. Se, joka täyttää maalinsa ensin, voittaa.
how-to-aim-places = Vie kaikki nappulasi kotipihalta vastapäiseen maaliin. Peli jatkuu, kunnes kaikilla on sija.
how-to-aim-pairs = Vastakkain istuvat ovat pari. Pari, joka täyttää molemmat maalinsa ensin, voittaa.
how-to-lines = 1️⃣ **Tavoite**: vie kaikki nappulasi kehystettyyn maaliin ennen muita.
    2️⃣ **Askel**: siirrä nappula viereiseen tyhjään ruutuun.
    3️⃣ **Hyppy**: tai hyppää yhden nappulan yli, oman tai toisen, heti sen takana olevaan tyhjään ruutuun.
    4️⃣ **Hyppysarja**: jatka hyppyjä niin pitkälle kuin pääset. Mitään ei lyödä.
alt-how-to = Neljä lautaa, { $game }: alkuasetelma, jossa maalisi on kehystetty, askel, hyppy ja hyppysarja.
alt-start = Alkuasetelma, { $game }. Ensimmäisen pelaajan maali on kehystetty.
lesson-begin = Harjoitus: ruudun { $stone } nappula pääsee hyppimään pitkälle. Minne se menee?
lesson-played = { $jumps ->
    [0] **{ $route }**: askel. Hyppäämällä toisen nappulan yli pääset pidemmälle.
    [one] **{ $route }**: yksi hyppy.
   *[other] **{ $route }**: { $jumps } hyppyä yhdellä vuorolla. Näin voitetaan: rakenna nappuloillesi tikkaita ja käytä vastustajankin tikkaita.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] askel
    [one] yksi hyppy
   *[other] { $jumps } hyppyä
}
menu-lesson = Minne se menee?
button-how-to = Näin pelataan
button-try-chain = Kokeile hyppysarjaa
button-try-again-chain = Kokeile uudelleen

greeting = 👋 Hei! Täällä pelataan Halmaa, Kulmia ja kiinanshakkia: siirto nyt, toinen huomenna. `/halma play` aloittaa pelin.
    Valvojille: `/halma-admin settings`. En lue kenenkään viestejä.
help = **Näin pelataan**
    • `/halma play` aloittaa pelin kaverin, kenen tahansa täällä olevan tai tietokoneen kanssa. Tai avaa henkilön valikko: Sovellukset → **Pelaa Halmaa**.
    • Paina vuorollasi **Siirrä**: se numeroi nappulasi ja ehdottaa siirtoja, ja kaksi napautusta pelaa siirron. Tai kirjoita siirto: `/halma move text:h4-f2`.
    • `/halma board` näyttää lautasi vain sinulle. `/halma games` näyttää pelisi.
    • Siirtoon on aikaa 3 päivää, ellei haaste määrää toisin. Mainitsen sinut vuorollasi ja vielä kerran ennen kuin aikasi loppuu.
    • `/halma me settings` asettaa hiljaiset tunnit ja kielesi, `/halma me away` pysäyttää kellosi.
    • `/halma rules` kertoo säännöt. Uuden laudan alla **Näin pelataan** selittää kyseisen pelin.
help-more = • `/halma hint` näyttää, mitä tietokone pelaisi: harjoittelussa, rennoissa peleissä tai jos kaikki suostuvat.
    • `/halma-study` sisältää oppitunteja, päivän pulman ja pelien analyysin. Päättyneen pelin alla **Analyysi** tekee saman.
    • `/halma game replay` näyttää pelin siirto siirrolta ja sen pöytäkirjan. `/halma game import` tuo pelin pöytäkirjasta.
    • `/halma leaderboard` näyttää tulostaulukot, `/halma profile` pelaajan vahvuusluvut ja ennätykset, `/halma game open` haasteet, joihin voit liittyä.
    • `/halma draw`, `/halma takeback`, `/halma cancel`, `/halma resign`, `/halma me block`
    Joka pelillä on koodi, esim. #K7X9Q. Jos sinulla on täällä useita pelejä, valitse niistä yksi valinnalla `game`.
button-help-more = Lisää komentoja
