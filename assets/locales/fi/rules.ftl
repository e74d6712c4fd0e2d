# Rules and help.

rules-moves = Vuorollasi siirrät yhtä nappulaa: joko **askel** viereiseen tyhjään ruutuun tai **hyppy** yhden viereisen nappulan yli, olipa se kenen tahansa, heti sen takana olevaan tyhjään ruutuun, ja halutessasi lisää hyppyjä samalla nappulalla. Se, joka ei voi siirtää, passaa.
rules-diagonals-on = Askelia ja hyppyjä voi tehdä kahdeksaan suuntaan (haasteessa voi kieltää vinosiirrot).
rules-diagonals-off = Askelia ja hyppyjä voi tehdä neljään suuntaan (haasteessa voi sallia vinosiirrot).
rules-of = { $default ->
    [yes] **{ $name }** (tavalliset säännöt): { $text }
   *[no] **{ $name }**: { $text }
}
explain-gambiter = Tilanne tarkistetaan, kun molemmat ovat siirtäneet. Täysi maali voittaa; jos molemmat ovat täynnä, tulee tasapeli. Kierroksen { $home } jälkeen häviää se, jolla on nappula kotipihalla. Kierroksen { $tempo } jälkeen voittaa se, jolla on vähemmän askelia maaliin.
explain-brainking = Täysi maali voittaa heti. { $moves } oman siirron jälkeen siirto, joka jättää yhdenkin oman nappulan kotipihalle, häviää pelin. 50 kierrosta ilman edistystä on tasapeli; jos vain toisella on silloin yhä nappula kotipihalla, hän häviää.
explain-closed-camp = Täysi maali voittaa heti. Maalissaan oleva nappula ei saa päättää vuoroa sen ulkopuolelle. 50 kierrosta ilman edistystä on tasapeli; jos vain yhdellä on silloin yhä nappula kotipihalla, hän häviää.
explain-classic = Täysi maali voittaa heti. 50 kierrosta ilman edistystä on tasapeli{ $seats ->
    [2] {"; jos vain toisella on silloin yhä nappula kotipihalla, hän häviää."}
   *[other] {"."}
}
explain-igroved = Täysi maali voittaa heti. Maali on täysi myös silloin, kun siinä olevat vieraat nappulat ovat lukittuja ja mukana on ainakin yksi oma. 50 kierrosta ilman edistystä on tasapeli{ $seats ->
    [2] {"; jos vain toisella on silloin yhä nappula kotipihalla, hän häviää."}
   *[other] {"."}
}

# For whoever is new.

how-to-title = **Näin pelataan: { $game }**
how-to-aim = Vie kaikki nappulasi kotipihaltasi maaliin eli vastapäiselle kotipihalle; se, joka on ensimmäisenä perillä, voittaa. Nappuloita ei lyödä: omien ja muiden yli hypätään, jotta päästään eteenpäin.
alt-start = Alkuasetelma, { $game }; ensimmäisen pelaajan maali on kehystetty.
lesson-begin = Ruudun { $stone } nappula pääsee hyppimään pitkälle. Minne se menee?
lesson-played = { $jumps ->
    [0] **{ $route }**: askel. Hyppy toisen nappulan yli olisi vienyt pidemmälle.
    [one] **{ $route }**: yksi hyppy.
   *[other] **{ $route }**: { $jumps } hyppyä yhdellä vuorolla. Näin Halma voitetaan: rakenna nappuloillesi tikkaita, ja käytä muidenkin tikkaita.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] askel
    [one] yksi hyppy
   *[other] { $jumps } hyppyä
}
menu-lesson = Minne se menee?
button-how-to = Näin pelataan
button-try-chain = Kokeile hyppysarjaa
button-try-again-chain = Vielä kerran

help = **Näin pelataan**
    • `/halma challenge opponent:@friend` haastaa kaverin; ilman vastustajaa kuka tahansa saa liittyä. `computer:3` pelaa tietokonetta vastaan, tasolla 1–10. Haasta itsesi, jos haluat harjoitella.
    • `/halma move` luettelee sallitut siirtosi, eniten edistävät ensin. Tai kirjoita siirto: `h4-f2`, `h4 f2` tai koko reitti `h1-f3-d3`. Painike **Siirrä** numeroi nappulat, jotka voivat siirtyä, ja avaa siirtovalikot: kaksi napautusta riittää.
    • `/halma board` näyttää laudan sinun puoleltasi, vain sinulle. `/halma games` luettelee pelisi. `/halma resign` luovuttaa pelin.
    • Siirtoon on aikaa 3 päivää, ellei haaste määrää toisin; mainitsen sinut vuorollasi ja vielä kerran ennen ajan loppumista. `/halma settings` asettaa hiljaiset tunnit, `/halma away` pysäyttää kellosi lomasi ajaksi, ja **+1 päivä** antaa vastustajalle aikaa.
    • `/halma hint` kertoo, mitä tietokone pelaisi: harjoittelussa, rennoissa peleissä ja aina, kun kaikki suostuvat (`/halma offer what:hints`). `/halma-study` tarjoaa oppitunteja, joka päivä uuden pulman ja päättyneiden peliesi analyysit; analyysin saa myös pelin alta painikkeella **Analyysi**.
    • `/halma replay` näyttää pelin siirto siirrolta ja antaa sen pöytäkirjan, `/halma import` tuo pelin pöytäkirjasta. Uuden laudan alla **Näin pelataan** selittää pelin.
    • `/halma leaderboard` näyttää sijoitukset, `/halma profile` kertoo, miten joku pelaa, `/halma open` näyttää, kenen peliin voit liittyä.
    • `/halma offer` ehdottaa tasapeliä, viimeisen siirtosi takaisinottoa tai vihjeitä. `/halma block` estää jotakuta haastamasta sinua.
    • `/halma rules` selittää säännöt, myös rajat, joihin peli viimeistään päättyy: seuraan niitä puolestasi jokaisen laudan alla.
    Joka pelillä on koodi, esim. #K7X9Q. Kerro se valinnalla `game`, kun pelaat täällä useita pelejä.
