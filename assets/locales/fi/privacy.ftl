# What is stored about a person.

privacy-title = **Mitä tallennan sinusta**
privacy-account = • Discord-tilisi, sen nimi { $name }{ $face ->
    [yes] {" "}ja sen kuvan nimi
   *[no] { "" }
}, jotta peleissä näkyy, kuka pelaa.
privacy-games = • Pelisi ja haasteesi, niiden siirrot aikoineen sekä vaikutus vahvuuslukuihin ja tulostaulukoihin: { $running ->
    [0] ei käynnissä olevia pelejä
    [one] yksi käynnissä oleva peli
   *[other] { $running } käynnissä olevaa peliä
}, { $open ->
    [0] ei avoimia haasteita
    [one] yksi avoin haaste
   *[other] { $open } avointa haastetta
}, { $ended ->
    [0] ei päättyneitä pelejä
    [one] yksi päättynyt peli
   *[other] { $ended } päättynyttä peliä
}.
privacy-settings = • Asetuksesi{ $has_zone ->
    [yes] {" "}ja aikavyöhyke { $zone }
   *[no] { "" }
}; { $away ->
    [0] ei poissaoloja
    [one] yksi poissaolo
   *[other] { $away } poissaoloa
}; { $blocked ->
    [0] ei estettyjä henkilöitä
    [one] yksi estetty henkilö
   *[other] { $blocked } estettyä henkilöä
}.
privacy-study = • Tietokoneen tasot, jotka olet voittanut: { $beaten ->
    [one] yhdessä pelissä
   *[other] { $beaten } pelissä
}. Ratkaistut pulmat: { $puzzles }.
privacy-more = En lue viestejä. Tiedostossa nämä tiedot ovat sanasta sanaan.
privacy-nothing = En ole tallentanut sinusta mitään.
privacy-exported = Sinusta tallentamani tiedot JSON-muodossa. Pelaajat ovat siinä numeroita; `player` on sinun numerosi.{ $cut ->
    [0] { "" }
    [one] {" "}Vanhimman pelisi siirrot on jätetty pois, koska tiedosto olisi liian suuri Discordille.
   *[other] {" "}{ $cut } vanhimman pelisi siirrot on jätetty pois, koska tiedosto olisi liian suuri Discordille; ne ovat botin ylläpitäjällä.
}
privacy-file = Sinusta tallennetut tiedot. Pelaajat ovat 64-bittisiä numeroita, `player` on sinun numerosi. Ajat ovat UTC-aikoja. Paikkojen numerointi alkaa 1:stä. Pelin tapahtumat: p siirto, o pelistä pudonnut paikka, e muualla kuin laudalla ratkennut loppu, b takaisin otetut siirrot; kunkin hetki on millisekunteina vuodesta 1970.
privacy-question = ⚠️ **Poistetaanko kaikki, mistä sinut tunnistaa?** Tätä ei voi perua.
privacy-resigns = • { $count ->
    [one] Luovutat pelin { $codes }.
   *[other] Luovutat { $count } peliä: { $codes }.
}
privacy-leaves = • { $count ->
    [one] Poistut avoimesta haasteesta { $codes }.
   *[other] Poistut { $count } avoimesta haasteesta: { $codes }.
}
privacy-stays = • Päättyneet pelit säilyvät, koska ne ovat myös vastustajiesi pelejä; sinusta tulee niissä nimetön pelaaja.
    • Katoat kaikista tulostaulukoista. Jos palaat, aloitat uutena pelaajana.
    • Poistetut tiedot häviävät levyltä vuorokaudessa. Kanavien viestit kuuluvat Discordille ja säilyvät; samoin voivat säilyä varmuuskopiot, joita botin ylläpitäjä pitää jonkin aikaa.
privacy-deleted = Tehty: en enää tunne sinua.
privacy-kept = Kaikki pysyy ennallaan.
button-privacy-export = Anna kaikki tietoni
button-privacy-delete = Poista tietoni…
button-privacy-delete-yes = Poista lopullisesti
button-privacy-delete-no = Säilytä
