# The board page, on which people play in a browser.

command-web = Pelaa selaimessa: valitse nappula ja minne se menee
button-page = Avaa lauta
page-link = Pelisivusi: valitse nappula ja sitten, minne se menee. Linkki on vain sinulle; se toimii kerran, 10 minuutin ajan.
refused-link-used = Tämä linkki on jo käytetty. `/halma web` antaa uuden.
refused-link-too-old = Tämä linkki ei enää toimi. `/halma web` antaa uuden.
refused-signed-out = Et ole kirjautunut tänne. `/halma web` antaa linkin.
page-not-signed-in = Kirjautuminen Discordilla ei onnistunut. Sulje lauta ja avaa se uudelleen.
page-unreadable = En saa tästä pyynnöstä selvää. Lataa sivu uudelleen ja yritä uudelleen.
page-busy = Liikaa kerralla. Odota hetki ja yritä uudelleen.
page-offline = Ei yhteyttä. Yritetään uudelleen…
page-no-answer = Ei yhteyttä. Yritä hetken päästä uudelleen.
page-discord-silent = Discord ei vastaa. Yritä hetken päästä uudelleen.
page-not-on-server = Et ole enää tämän pelin palvelimella. Liity sinne uudelleen, jos haluat aloittaa pelejä siellä.
page-thinking = Tietokone miettii…
page-sending = Lähetetään…
page-game = Peli
page-games = Pelisi
page-next = Seuraava peli
page-hint = Vihje
page-hint-costs = Vihje (voittoa ei lasketa)
page-new-game = Uusi peli
page-begin = Aloita
page-opponent = Vastustaja
page-someone-else = Joku muu…
page-member = Etsi jäseniä
page-nobody = Ketään ei löytynyt. Kirjoita nimen alku.
page-more = Liikaa osumia. Jatka kirjoittamista.
page-sign-out = Kirjaudu ulos
page-my-move = sinun vuorosi
page-their-move = odottaa muita
page-waiting = avoin haaste
page-over = päättynyt
page-touch-stone = Sinun vuorosi: valitse nappula.
page-touch-target = Valitse nyt, minne se menee.
page-move-example = esimerkiksi { $example }
page-turn-board = Käännä lauta
page-rest = Lisää
page-sound = Ääni
page-you = sinä
page-waiting-for = Vuorossa { $name }
page-lost = Hyvä peli! Otetaanko uusi?
page-home = kotipiha
page-goal = maali
page-all = Kaikki
page-running = Käynnissä
page-try = Kokeile siirtoja
page-try-free = Siirrä vapaasti
page-try-here = Kokeile tästä
page-try-hint = Siirrä mitä tahansa nappulaa. Kukaan muu ei näe tätä.
page-puzzle = Päivän pulma
page-profile = Profiilini
page-lessons = Oppitunnit
page-plan = Suunnitelmani
page-plan-add = Lisää suunnitelmaan
page-plan-remove = Poista
page-save = Tallenna
page-saved = Tallennettu.
page-empty = tyhjä
page-can-move = voi siirtyä
page-step = askel
page-jumps = { $jumps ->
    [one] yksi hyppy
   *[other] { $jumps } hyppyä
}
page-replay-at = Siirto { $number }/{ $count }
page-replay-play = Toista
page-replay-pause = Tauko
page-replay-start = Alkuun
page-replay-back = Edellinen siirto
page-replay-on = Seuraava siirto
page-replay-end = Loppuun
privacy-sessions = • Pelisivulle kirjautuneita selaimia: { $count ->
    [0] ei yhtään
   *[other] { $count }, alkaen { $since }
}.
privacy-sessions-ended = Valmis: kaikki selaimet on kirjattu ulos.
button-sessions-end = Kirjaa selaimet ulos
page-other-person = Olet kirjautunut nimellä { $name }, ja tämä linkki on jonkun toisen. Vaihdetaanko toiseen tiliin?
page-ask-draw = Ehdotetaanko tasapeliä?
page-ask-takeback = Pyydetäänkö viimeisen siirtosi perumista?
page-cookies = Selaimesi estää tämän sivun evästeet, joten kirjautumisesi ei säily. Salli ne ja avaa linkki uudelleen.
page-sign-in-again = Kirjaudu uudelleen
page-signed-out = Sinut on kirjattu ulos.
page-switch = Vaihda tiliä
page-stay = Älä vaihda
page-stored = Tallennettu versio:
