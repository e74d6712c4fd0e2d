# What is stored about a person.

privacy-title = **Mitä tallennan sinusta**
privacy-account = • Discord-tilisi ja sen nimi, { $name }, jotta peleissä näkyy, kuka pelaa.{ $face ->
    [yes] {" "}Sekä profiilikuvasi tiedostonimi.
   *[no] { "" }
}
privacy-games = • Pelejä käynnissä: { $running }, päättyneitä: { $ended }. Avoimia haasteita: { $open }. Säilytän jokaisen siirron, sen ajan ja sen, miten peli vaikutti vahvuuslukuihin ja tulostaulukoihin.
privacy-settings = • Asetuksesi{ $has_zone ->
    [yes] {" "}ja aikavyöhyke { $zone }
   *[no] { "" }
}. Poissaoloja: { $away }. Henkilöitä estolistallasi: { $blocked }.
privacy-study = • Pelejä, joissa olet voittanut tietokoneen: { $beaten }. Ratkaistuja pulmia: { $puzzles }.
privacy-notes = • Omia muistiinpanoja peleistä: { $count }. Ne näkyvät vain sinulle.
privacy-plans = • Suunnitelmia käynnissä olevissa peleissä: { $count }. Ne näkyvät vain sinulle.
privacy-cups = • Turnauksia, joihin olet ilmoittautunut: { $count }.
privacy-more = En lue viestejä. Voit ladata kaiken tämän juuri sellaisena kuin säilytän sen.
privacy-nothing = En ole tallentanut sinusta mitään.
privacy-exported = Sinusta tallennetut tiedot JSON-muodossa. Pelaajat ovat siinä numeroita; `player` olet sinä.{ $cut ->
    [0] { "" }
    [one] {" "}Jätin vanhimman pelisi siirrot pois, jotta tiedosto mahtuu Discordiin.
   *[other] {" "}Jätin { $cut } vanhimman pelisi siirrot pois, jotta tiedosto mahtuu Discordiin. Saat ne botin ylläpitäjältä.
}
privacy-file = Sinusta tallennetut tiedot. Pelaajat ovat 64-bittisiä numeroita; `player` olet sinä. Ajat ovat UTC-aikoja. Paikat numeroidaan yhdestä alkaen. Pelin tapahtumat: p on siirto, o pelistä pudonnut paikka, e muualla kuin laudalla ratkennut loppu, b perutut siirrot. Jokaisen aika on millisekunteina vuodesta 1970.
privacy-question = ⚠️ **Poistetaanko kaikki henkilötietosi?** Tätä ei voi perua.
privacy-resigns = • { $count ->
    [one] Luovutat käynnissä olevan pelisi: { $codes }.
   *[other] Luovutat { $count } käynnissä olevaa peliäsi: { $codes }.
}
privacy-leaves = • { $count ->
    [one] Poistut avoimesta haasteesta { $codes }.
   *[other] Poistut { $count } avoimesta haasteesta: { $codes }.
}
privacy-stays = • Päättyneet pelit säilyvät, koska ne ovat myös vastustajiesi pelejä. Nimesi katoaa niistä.
    • Katoat kaikista tulostaulukoista. Jos palaat, aloitat uutena pelaajana.
    • Poistetut tiedot häviävät levyltä vuorokaudessa. Kanavien viestit kuuluvat Discordille ja säilyvät. Botin ylläpitäjän varmuuskopiot voivat säilyä jonkin aikaa.
privacy-deleted = Valmis. Tietosi on poistettu.
privacy-kept = Selvä, mitään ei poistettu.
button-privacy-export = Lataa tietoni
button-privacy-delete = Poista tietoni…
button-privacy-delete-yes = Poista pysyvästi
button-privacy-delete-no = Säilytä tietoni
