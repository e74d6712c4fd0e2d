# Words of the game.

variant-halma8 = Halma 8×8
variant-halma10 = Halma 10×10
variant-halma16 = Halma 16×16
variant-halma16-4 = Halma 16×16 neljälle
variant-corners = Kulmat (Ugolki)
variant-mini-corners = Minikulmat
variant-star2 = Kiinanshakki kahdelle
variant-star2x3 = Kiinanshakki kahdelle, kolme väriä kummallakin
variant-star3 = Kiinanshakki kolmelle
variant-star3x2 = Kiinanshakki kolmelle, kaksi väriä kullakin
variant-star4 = Kiinanshakki neljälle
variant-star5 = Kiinanshakki viidelle
variant-star6 = Kiinanshakki kuudelle
variant-star2-15 = Kiinanshakki kahdelle, 15 nappulaa
variant-star3-15 = Kiinanshakki kolmelle, 15 nappulaa

clock-1h = 1 tunti
clock-12h = 12 tuntia
clock-1d = 1 päivä
clock-2d = 2 päivää
clock-3d = 3 päivää
clock-5d = 5 päivää
clock-7d = 7 päivää
clock-14d = 14 päivää
clock-none = Ei aikarajaa
clock-bank-7d = 7 päivää kaikkiin siirtoihisi
clock-bank-14d = 14 päivää kaikkiin siirtoihisi
clock-bank-21d = 21 päivää kaikkiin siirtoihisi
clock-bank-30d = 30 päivää kaikkiin siirtoihisi
clock-bank-3d-12h = 3 päivää ja 12 tuntia lisää joka siirrosta
clock-bank-7d-1d = 7 päivää ja 1 päivä lisää joka siirrosta
clock-weekends = { $time }, viikonloput vapaat
clock-per-move = { $time } per siirto

rules-gambiter = Kierrosrajat (Gambiter)
rules-brainking = Pois kotipihalta ajoissa (BrainKing)
rules-closed-camp = Suljettu maali
rules-classic = Ensin maali täyteen (perinteinen)
rules-igroved = Ensin maali täyteen (tähti)
rules-parlett = Täysi maali voittaa (Parlett)
rules-family = Perhesäännöt (tähti)
diagonals-on = myös vinottain
diagonals-off = ei vinottain
jumps-long = pitkät hypyt
ends-places = pelataan kaikki sijat
teams-pairs = pareittain

color-a = Valkoinen
color-b = Musta
color-c = Punainen
color-d = Sininen
color-e = Vihreä
color-f = Keltainen

forgotten-person = Joku
computer = Tietokone (taso { $level })

# The board in words.

text-stone-a = v
text-stone-b = m
text-stone-c = p
text-stone-d = s
text-stone-e = h
text-stone-f = k
text-color = { $letter } { $name }
text-legend = { $colors }; { $free } tyhjä

alt-board = { $game }, kierros { $round }.
alt-seat = { $name } ({ $colors }): { $tempo ->
    [0] kaikki maalissa
    [one] yksi askel jäljellä
   *[other] { $tempo } askelta jäljellä
}, kotipihalla { $home }, maalissa { $goal }/{ $stones }.
alt-out = { $name } ({ $colors }) on pudonnut pelistä.
alt-place = { $name } ({ $colors }): sija { $place }.
alt-to-move = Vuorossa { $name }.
alt-won = { $name } voitti.
alt-won-pair = { $names } voittivat yhdessä.
picture-steps = askelta jäljellä
picture-goal = maalissa
alt-over = Peli on päättynyt.
alt-last = Viimeinen siirto: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] **{ $seat } aloittaa,** { $user }.
   *[no] **{ $seat } aloittaa.**
}
turn-aim = { $aim ->
    [duel] Vie { $stones } nappulaasi { $marks } { $corners }, ennen kuin { $other } saa omansa maaliin. Paina **Siirrä**.
    [pair] Vie { $stones } nappulaasi { $marks } { $corners }. Parisi: { $other }. Pari, joka täyttää molemmat maalinsa ensin, voittaa. Paina **Siirrä**.
    [places] Vie { $stones } nappulaasi { $marks } { $corners }: mitä nopeammin, sitä parempi sija. Paina **Siirrä**.
   *[others] Vie { $stones } nappulaasi { $marks } { $corners } ensimmäisenä. Paina **Siirrä**.
}
# Where a goal lies in the picture, after "into".
corner-bottom = alakulmaan
corner-bottom-left = vasempaan alakulmaan
corner-bottom-right = oikeaan alakulmaan
corner-top = yläkulmaan
corner-top-left = vasempaan yläkulmaan
corner-top-right = oikeaan yläkulmaan
turn-next = { $practice ->
    [yes] Vuorossa { $seat }, { $user }.
   *[no] Vuorossa { $seat }.
}
turn-look = Vuorossa { $seat }.
turn-thinks = { $seat } miettii…
played = { $seat } pelasi **{ $route }**.
played-planned = { $seat } pelasi suunnitellusti **{ $route }**.
taken-back = { $count ->
    [one] ↩️ Viimeinen siirto peruttiin.
   *[other] ↩️ Viimeiset { $count } siirtoa peruttiin.
}
moderator-undid = 🛡️ { $players }: moderaattori { $who } perui viimeisen siirron.
moderator-moved = 🛡️ { $players }: moderaattori { $who } siirsi tämän pelin tänne.
moderator-ended = 🛡️ { $players }: moderaattori { $who } lopetti tämän pelin.
moderator-voided = 🛡️ { $players }: moderaattori { $who } poisti tämän pelin palvelimen tulostaulukoista.
void-everywhere = 🛡️ { $players }: botin ylläpitäjä poisti tämän pelin kaikista tulostaulukoista.
moderator-reason = Syy: { $reason }
past-began = #{ $code } alkoi: { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [one] { $first } · yksi muu · { $last }
   *[other] { $first } · { $between } muuta · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to } ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
})
past-resigned = { $seat } luovutti.
past-timeout = Aika loppui: { $seat }.
turn-short = { $seat }, sinun vuorosi pelissä #{ $code }: { $place }
moved-away = ➡️ #{ $code } jatkuu täällä: { $place }.
paused-place = ⏸️ Tauolla: en voi lähettää viestejä pelin kanavalle. Jatka toisella kanavalla komennolla `/halma game move-here game:{ $code }`. Muuten peli mitätöidään { $until }.
paused-player = ⏸️ Tauolla: { $who } poistui palvelimelta. Jos { $who } ei palaa, hän putoaa pelistä { $until }. Siirto jatkaa peliä.
offer-agreed = 🤝 Sovittu.
offer-draw = 🤝 #{ $code }: { $by } ehdottaa tasapeliä. { $asked }, sopiiko?
offer-takeback = ↩️ #{ $code }: { $by } haluaa perua siirtonsa. { $asked }, sopiiko?
offer-cancel = 🚫 #{ $code }: { $by } ehdottaa, että peli mitätöidään eikä sitä lasketa. { $asked }, sopiiko?
offer-hints = 💡 #{ $code }: { $by } haluaa sallia vihjeet kaikille. Peli pysyy pisteytettynä. { $asked }, sopiiko?
offer-undoes = Perutaan: { $plies }
offer-declined-draw = { $declined } ei suostunut tasapeliin, jota { $by } ehdotti.
offer-declined-takeback = { $declined } ei suostunut: { $by } ei saa perua siirtoaan.
offer-declined-cancel = { $declined } ei halua mitätöidä peliä. Peli jatkuu.
offer-declined-hints = { $declined } ei suostunut: tässä pelissä ei käytetä vihjeitä.
offer-withdrawn-draw = { $by } perui tasapeliehdotuksen.
offer-withdrawn-takeback = { $by } ei enää halua perua siirtoaan.
offer-withdrawn-cancel = { $by } ei enää halua mitätöidä peliä. Peli jatkuu.
offer-withdrawn-hints = { $by } ei enää pyydä vihjeitä.
notice-declined-draw = { $to }: { $by } hylkäsi tasapeliehdotuksesi pelissä #{ $code }. Peli jatkuu.
notice-declined-takeback = { $to }: { $by } ei suostunut siirtosi perumiseen pelissä #{ $code }.
notice-declined-hints = { $to }: { $by } ei suostunut, joten pelissä #{ $code } ei käytetä vihjeitä.
notice-hints-agreed = { $to }, kaikki suostuivat: komento `/halma hint` toimii nyt vuorollasi pelissä #{ $code }.
notice-declined-cancel = { $to }: { $by } ei halua mitätöidä peliä #{ $code }. Peli jatkuu.
notice-day-given = { $known ->
    [yes] { $to }: { $by } antoi sinulle lisäpäivän pelissä #{ $code }. Aikasi loppuu { $ends }.
   *[no] { $to }: { $by } antoi sinulle lisäpäivän pelissä #{ $code }.
}
had-to-pass = { $seat } ei voi siirtää ja passaa.
out-resignation = { $seat } luovutti. Nappulat poistetaan laudalta, ja muut jatkavat.
out-timeout = Aika loppui: { $seat }. Nappulat poistetaan laudalta, ja muut jatkavat.
out-pair-resignation = { $seat } luovutti, ja peli päättyi myös parilta: { $partner }. Nappulat poistetaan laudalta, ja muut jatkavat.
out-pair-timeout = Aika loppui: { $seat }. Peli päättyi myös parilta: { $partner }. Nappulat poistetaan laudalta, ja muut jatkavat.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 tasapeli
title-cancelled = 🚫 mitätöity
thread-name = { $game } · { $names } · #{ $code }
thread-summary = { $game } #{ $code } on päättynyt: { $place }
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · kierros { $round }
board-footer-whole = #{ $code } · { $game } · kierros { $round } · { $rules }
steps-to-go = Askelia jäljellä: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } pudonnut
race-needs = { $winner } tarvitsee enintään { $most ->
    [one] yhden siirron
   *[other] { $most } siirtoa
}, { $loser } vähintään { $least }.
time-left = ⏳ { $at }
bank-left = ⌛ { $who }: { $time }
bot-was-away = 🔌 En ollut koko tätä vuoroa paikalla. Sitä aikaa ei lasketa.
player-away = ✈️ { $who } on poissa { $from } – { $until }. Sitä aikaa ei lasketa.
reminder = ⏰ { $user }, { $game } #{ $code } odottaa siirtoasi. Aikasi loppuu { $ends } – { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] Viimeinen kierros aikaa tyhjentää kotipiha: se, jolla on siellä vielä nappula kierroksen { $round } jälkeen, häviää (jos molemmilla on, tulee tasapeli). { $homes }
   *[other] { $left } kierrosta aikaa tyhjentää kotipiha: se, jolla on siellä vielä nappula kierroksen { $round } jälkeen, häviää (jos molemmilla on, tulee tasapeli). { $homes }
}
forced-home-own = Sinulla on kotipihalla { $count }.
forced-home-seat = { $seat }: kotipihalla { $count }.
forced-home-moves = { $left ->
    [one] { $seat }: yksi siirto aikaa viedä kaikki nappulat pois kotipihalta, muuten peli on hävitty. { $homes }
   *[other] { $seat }: { $left } siirtoa aikaa viedä kaikki nappulat pois kotipihalta, muuten peli on hävitty. { $homes }
}
forced-tempo = { $left ->
    [one] Tämän kierroksen ({ $round }) jälkeen voittaa se, jolla on vähemmän askelia jäljellä
   *[other] Kierroksen { $round } jälkeen voittaa se, jolla on vähemmän askelia jäljellä: vielä { $left } kierrosta
}
forced-stall = { $left ->
    [one] Kierroksia ilman edistystä: { $quiet }. Vielä yksi, ja tulee tasapeli
   *[other] Kierroksia ilman edistystä: { $quiet }. Vielä { $left }, ja tulee tasapeli
}
forced-stall-places = { $left ->
    [one] Kierroksia ilman edistystä: { $quiet }. Vielä yksi, ja peli päättyy; vielä pelaavat jakavat sijan
   *[other] Kierroksia ilman edistystä: { $quiet }. Vielä { $left }, ja peli päättyy; vielä pelaavat jakavat sijan
}
forced-stall-loses = { $left ->
    [one] Kierroksia ilman edistystä: { $quiet }. Vielä yksi, ja { $loser } häviää, ellei kotipiha ole tyhjä
   *[other] Kierroksia ilman edistystä: { $quiet }. Vielä { $left }, ja { $loser } häviää, ellei kotipiha ole tyhjä
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-built = { $seats ->
    [2] 🏆 **{ $winner } voitti!** Kaikki { $stones } nappulaa maalissa { $moves } siirrolla. { $losers } jäi { $ahead ->
        [one] yhden askelen
       *[other] { $ahead } askelen
    } päähän.
   *[other] 🏆 **{ $winner } voitti!** Kaikki { $stones } nappulaa maalissa { $moves } siirrolla.
}
won-locked = { $seats ->
    [2] 🏆 { $winner } voitti, { $losers } hävisi: maali on täynnä, kun muiden lukossa olevat nappulat lasketaan mukaan.
   *[other] 🏆 { $winner } voitti: maali on täynnä, kun muiden lukossa olevat nappulat lasketaan mukaan.
}
won-filled = { $seats ->
    [2] 🏆 { $winner } voitti, { $losers } hävisi: maali on täynnä, enimmäkseen omia nappuloita.
   *[other] 🏆 { $winner } voitti: maali on täynnä, enimmäkseen omia nappuloita.
}
level-beaten = 🎉 **Taso { $level } voitettu ensimmäistä kertaa!**
moment-move = 🔗 Hyppyjä yhdessä siirrossa: { $jumps }!
moment-upset = 🎯 Yllätys! { $seat } oli vahvuusluvultaan { $points } pistettä alempana.
moment-leads = 👑 { $seat } on nyt täällä ykkönen!
moment-comeback = 🚀 Mikä nousu! { $seat } oli kierroksella { $round } vielä { $steps } askelta jäljessä.
moment-streak = 🔥 { $seat }: { $count } voittoa peräkkäin!
moment-fastest = ⚡ Oma ennätys: { $seat } ei ole koskaan voittanut tätä peliä näin vähillä siirroilla ({ $moves }).
moment-chain = 🔗 Oma ennätys: { $seat }, pisin hyppysarja ({ $jumps } hyppyä).
moment-ranked = 📈 Kolme pisteytettyä peliä: { $seat } on nyt taulukossa.
moment-first = 🎉 Ensimmäinen pisteytetty peli: { $seat }!
moment-short = { $seat } jäi vain { $steps ->
    [one] yhden askeleen
   *[other] { $steps } askeleen
} päähän. Niin lähellä!
level-last = 🎉 **Voitit tason 10. Tasoa 11 ei ole!**
won-home = 🏆 { $winner } voitti. Nappuloita oli vielä kotipihalla: { $losers }.
won-tempo = 🏆 { $winner } voitti, { $losers } hävisi: vähemmän askelia jäljellä ({ $tempo }).
won-stall = 🏆 { $winner } voitti: 50 kierrosta ilman edistystä. Nappuloita oli vielä kotipihalla: { $losers }.
won-resignation = { $seats ->
    [2] { $losers } luovutti. 🏆 { $winner } voitti.
   *[other] { $last } luovutti, ja kaikki muut ovat pudonneet. 🏆 { $winner } voitti.
}
won-race = 🏆 **{ $winner } voitti!** { $losers } ei enää pysty kirimään kiinni.
won-timeout = { $seats ->
    [2] Aika loppui: { $losers }. 🏆 { $winner } voitti.
   *[other] Aika loppui: { $last }. Kaikki muut ovat pudonneet. 🏆 { $winner } voitti.
}
won-pair = 🏆 **{ $winner } voittivat yhdessä!** Molemmat ovat maalissa.
won-pair-resignation = { $last } luovutti. 🏆 **{ $winner } voittivat yhdessä!**
won-pair-timeout = Aika loppui: { $last }. 🏆 **{ $winner } voittivat yhdessä!**
placed-places = 🏁 { $places }
placed-stall = 50 kierrosta ilman edistystä: vielä pelaavat jakavat sijan. 🏁 { $places }
placed-blocked = Kukaan ei voi enää siirtää: vielä pelaavat jakavat sijan. 🏁 { $places }
placed-agreement = 🤝 Vielä pelaavat sopivat jakavansa sijan. 🏁 { $places }
placed-resignation = { $last } luovutti. 🏁 { $places }
placed-timeout = Aika loppui: { $last }. 🏁 { $places }
drawn-built = { $seats ->
    [2] 🤝 Tasapeli ({ $players }): molemmat täyttivät maalin samalla kierroksella.
   *[other] 🤝 Tasapeli: molemmat täyttivät maalin samalla kierroksella.
}
drawn-home = { $seats ->
    [2] 🤝 Tasapeli ({ $players }): molemmilla oli vielä nappula kotipihalla.
   *[other] 🤝 Tasapeli: molemmilla oli vielä nappula kotipihalla.
}
drawn-tempo = { $seats ->
    [2] 🤝 Tasapeli ({ $players }): yhtä monta askelta jäljellä ({ $tempo }).
   *[other] 🤝 Tasapeli: yhtä monta askelta jäljellä ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 Tasapeli ({ $players }): 50 kierrosta ilman edistystä.
   *[other] 🤝 Tasapeli: 50 kierrosta ilman edistystä.
}
drawn-blocked = { $seats ->
    [2] 🤝 Tasapeli ({ $players }): kukaan ei voi enää siirtää.
   *[other] 🤝 Tasapeli: kukaan ei voi enää siirtää.
}
drawn-race = 🤝 Tasapeli ({ $players }): molemmat pääsevät maaliin samalla kierroksella siirroista riippumatta.
drawn-agreement = { $seats ->
    [2] 🤝 Sovittu tasapeli: { $players }.
   *[other] 🤝 Sovittu tasapeli.
}
void-agreed = 🚫 { $players }: peli mitätöitiin yhteisestä sopimuksesta. Sitä ei lasketa.
void-late = 🚫 { $players }: peli mitätöitiin, eikä sitä lasketa. Aika loppui ennen kuin kaikki olivat tehneet kaksi siirtoa: { $blamed }.
void-left = 🚫 { $players }: peli mitätöitiin, eikä sitä lasketa. { $blamed } poistui palvelimelta ennen kuin kaikki olivat tehneet kaksi siirtoa.
void-no-place = 🚫 { $players }: pelillä ei ollut kanavaa viikkoon. Se mitätöitiin, eikä sitä lasketa.
void-moderator = Peliä ei lasketa.
void-unknown = 🚫 { $players }: peli mitätöitiin, eikä sitä lasketa.

# Buttons, menus, forms.

button-move = Siirrä
chooses-move = { $who } valitsee siirtoa pelissä #{ $code }.
choose-move = Siirtosi pelissä #{ $code }: valitse ehdotettu siirto (+4: 4 askelta lähempänä) tai nappulan numero, niin näet sen siirrot.
choose-side = Omalta puoleltasi nappulasi menevät { $corners }.
choose-target = #{ $code }: minne ruudun { $stone } nappula menee?
went-on = Se lauta on vanhentunut. Tässä on nykyinen:
menu-best-moves = Ehdotetut siirrot: valinta pelaa siirron
menu-first-stones = Valitse nappula…
menu-stones = Toinen nappula…
menu-targets = { $first ->
    [1] Minne? Valintasi pelataan heti
   *[other] Lisää siirtoja, numerosta { $first }
}
stone-label = { $number } · { $stone } · { $moves ->
    [one] yksi siirto
   *[other] { $moves } siirtoa
}
choice-move = { $begins } → { $to } · { $jumps ->
    [0] askel
    [one] yksi hyppy
   *[other] { $jumps } hyppyä
} · { $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}{ $end ->
    [won] {" "}· 🏆 voitto
    [lost] {" "}· ⚠️ häviö
    [late] {" "}· ⌛ ei ehdi kotipihalta ajoissa
    [drawn] {" "}· 🤝 tasapeli
   *[none] { "" }
}
jumps-begin = #{ $code }: hyppää ruudun { $from } nappulalla. Minne ensin?
jumps-on = #{ $code }: nappulasi ({ $from }) on ruudussa { $at }. Jatka hyppyjä tai pysähdy tähän.
jumps-back = #{ $code }: nappulasi ({ $from }) on ruudussa { $at }. Tästä se voi hypätä vain takaisin.
menu-jumps = Hyppää ruutuun…
button-jump-by-jump = Hypyittäin
button-stop-here = Pysähdy tähän
hint-title = 💡 #{ $code }: näin tietokone pelaisi
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Todennäköinen vastaus: { $reply }.
hint-play = Pelaa { $text }
hint-rated = Tämä peli on pisteytetty: vihjeitä saa vain, jos kaikki suostuvat. Harjoittelussa ja rennoissa peleissä vihjeet ovat aina sallittuja.
button-ask-hints = Kysy kaikilta
hint-wins = { $moves ->
    [one] voittaa heti.
   *[other] voittaa { $moves } siirrossa.
}
hint-shortest = { $moves ->
    [one] vie viimeisenkin nappulan maaliin.
   *[other] nyt juostaan kilpaa, ja tämä on lyhin reitti maaliin: { $moves } siirtoa.
}
hint-leaves-home = { $left ->
    [0] kotipiha tyhjenee ajoissa.
    [one] kotipiha ehtii tyhjentyä ajoissa; vielä yksi nappula siirrettävänä.
   *[other] kotipiha ehtii tyhjentyä ajoissa; vielä { $left } nappulaa siirrettävänä.
}
hint-fills-goal = vie yhden nappulan lisää maaliin.
hint-brings-up = tuo viimeisen nappulasi mukaan.
hint-chain = { $jumps } hypyn sarja.
hint-prepares = valmistelee siirron { $next }. Todennäköinen vastaus: { $reply }.
hint-best = paras pitkällä tähtäimellä.
hint-no-mark = 🤖 Käytit vihjettä, joten voitto tässä pelissä ei merkitse tasoa voitetuksi.
confirm-move = Pelataanko **{ $text }** pelissä #{ $code }?
button-play = Pelaa
button-type-move = Kirjoita itse
button-other-stones = Muut nappulat
button-back = Takaisin
button-note = Muistiinpano
button-plan-write = Muuta suunnitelmaa
button-plan-delete = Poista suunnitelma
button-board = Oma näkymä
button-resign = Luovuta
button-resign-yes = Kyllä, luovutan
button-resign-no = Ei, jatkan peliä
button-agree = Sopii
button-disagree = Ei sovi
button-claim-win = 🏁 Kirjaa voitto
button-claim-draw = 🏁 Kirjaa tasapeli
button-give-day = +1 päivä
button-to-board = Näytä lauta
button-wake = ⏰ Herätä
button-mute = 🔕 Mykistä
button-rematch = Revanssi
button-level = Taso { $level }
button-analyze = Analyysi
analysis-title = 📈 **#{ $code }** { $game } · Analyysi
analysis-failed = Analyysi jäi kesken. Yritä hetken päästä uudelleen. Jos sama toistuu, kerro botin ylläpitäjälle.
analysis-curve = { $seats ->
    [2] Käyrä näyttää, montako askelta { $seat } oli edellä, kierros kierrokselta.
   *[other] Käyrät näyttävät, montako askelta kukin väri oli muita edellä, kierros kierrokselta.
}
analysis-no-moment = Ei yhtään hukka-askelta. Hyvin pelattu!
analysis-cost-steps = 🔴 Kierros { $round }: { $own ->
    [yes] pelasit
   *[no] { $seat } pelasi
} { $played }. **{ $better }** oli { $steps ->
    [one] askelen
   *[other] { $steps } askelta
} parempi.
analysis-cost-moves = 🔴 Kierros { $round }: { $own ->
    [yes] pelasit
   *[no] { $seat } pelasi
} { $played }. **{ $better }** oli { $moves ->
    [one] siirron
   *[other] { $moves } siirtoa
} nopeampi.
analysis-cost-win = ❗ Kierros { $round }: { $own ->
    [yes] päästit käsistäsi
   *[no] { $seat } päästi käsistään
} { $moves ->
    [one] heti tarjolla olleen voiton (**{ $better }**).
   *[other] varman voiton { $moves } siirrossa (**{ $better }**).
}
analysis-cost-game = 🔴 Kierros { $round }: { $own ->
    [yes] pelasit
   *[no] { $seat } pelasi
} { $played }, ja { $moves ->
    [one] peli oli heti hävitty
   *[other] siitä eteenpäin peli oli hävitty
}. **{ $better }** oli parempi.
analysis-missed = 🔗 Pisin käyttämättä jäänyt sarja: { $seat } **{ $chain }** kierroksella { $round }, { $jumps } hyppyä, { $gain ->
    [one] yksi askel
   *[other] { $gain } askelta
} eteenpäin.
analysis-race = 🏁 Kierroksesta { $round } alkaen juostiin kilpaa: { $sides }.
analysis-race-side = { $seat } tarvitsi { $needed ->
    [one] yhden siirron
   *[other] { $needed } siirtoa
} (teki { $made })
analysis-too-short = Peli oli liian lyhyt analysoitavaksi. Tarvitsen jokaiselta pelaajalta vähintään { $moves } siirtoa.
curve-rounds = Kierros
curve-steps = Askelia
curve-ahead = { $name } edellä
analysis-alt = Ensimmäisen värin johto { $rounds } kierroksen aikana, askelina: parhaimmillaan { $most }, huonoimmillaan { $least }.
button-replay = Toisto
button-share = Jaa
shared = { $who } jakoi pelin #{ $code }: { $game }, { $players }
button-replay-files = GIF ja pöytäkirja
button-replay-files-from = GIF tästä alkaen
menu-replay = Siirry siirtoon
replay-title = **#{ $code }** · { $game } · siirto { $number }/{ $count }
replay-move = { $number ->
    [0] Alku
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] yksi kierros
   *[other] { $rounds } kierrosta
} · { $jumps ->
    [0] ei hyppyjä
    [one] yksi hyppy, { $seat }
   *[other] { $jumps } hyppyä{ $longest ->
        [1] {""}
       *[other] {" "}· pisin sarja { $longest }, { $seat }
    }
}
replay-files = Peli #{ $code } GIF-kuvana, mukana pöytäkirja.
replay-skips = Näyttää joka { $step }. siirron, jotta GIF pysyy lyhyenä.
replay-small = Pienennetty { $pixels } pikseliin, jotta se mahtuu Discordin kokorajaan.
replay-no-picture = Pelin #{ $code } GIF-kuvaa ei voitu tehdä. Tässä on pöytäkirja.
imported = Peli #{ $code } on tuotu, ja voit katsoa sen toistona. Vain sinä näet sen, eikä sitä pisteytetä.
import-several = Siinä on useampi kuin yksi peli. Tuo yksi kerrallaan.
import-unreadable = En saa selvää pöytäkirjan rivistä { $line }: { $text }. { $why } `/halma game export` näyttää, millainen pöytäkirja on. Korjaa rivi ja yritä uudelleen komennolla `/halma game import`.
import-why-empty = Siinä ei ole peliä.
import-why-large = Rivi tai koko pöytäkirja on liian pitkä.
import-why-token = Se ei ole tunniste, kuten `[Variant "halma8"]`, eikä siirto.
import-why-tag = Tunniste on kahteen kertaan, tulee vasta ensimmäisen siirron jälkeen, tai en tunne sen arvoa.
import-why-no-variant = Tunniste `[Variant "halma8"]`, jossa on pelisi nimi, puuttuu.
import-why-move = Siirto { $ply } ei ole siinä mahdollinen: { $why }
import-why-seat = Pelaaja ei ole tässä pelissä tai on jo pudonnut.
import-why-result = Siirrot johtavat eri tulokseen, tai tulokset ovat ristiriidassa.
modal-import-title = Tuo peli
modal-import-field = Pelin pöytäkirja
modal-import-example =
    {"[Variant \"halma8\"]"}
    1. h4-g4 a5-b5
record-of = Pelin #{ $code } pöytäkirja.
button-previous = ◀ Aiemmat
button-next = Myöhemmät ▶
modal-move-title = Siirtosi · #{ $code }
modal-move-field = Mistä mihin, tai koko reitti
modal-move-example = { $example }
menu-which-match = Valitse peli
menu-which-challenge = Vastaa haasteeseen tai peru se
challenge-chosen = Tämä haaste odottaa vastausta.
modal-end-title = Lopetetaanko #{ $code }? Sitä ei lasketa.
modal-void-title = Poistetaanko #{ $code } tulostaulukoista?
modal-reset-tables-title = Nollataanko palvelimen tulostaulukot?
modal-reset-tables-field = Kirjoita tämän palvelimen nimi
modal-undo-title = #{ $code }: perutaanko viimeinen siirto?
modal-reason-field = Miksi? Pelaajat näkevät tämän.
modal-reason-example = Vapaaehtoinen
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = Mitä peliä tarkoitat?
name-the-match = Sinulla on täällä useita pelejä. Valitse niistä yksi valinnalla `game`.

# Private answers.

already-done = Tehty jo aiemmin. Lauta nyt:
done-privately = Tehty. Katso #{ $code }: { $place }.
unposted = En voi enää kirjoittaa kanavalle { $place }, joten peli #{ $code } on tauolla enintään viikon. Mitään ei ole kadonnut: `/halma board game:{ $code }` näyttää laudan. `/halma game move-here game:{ $code }` siirtää pelin toiselle kanavalle.
unposted-over = En voinut näyttää kanavalla { $place }, miten #{ $code } päättyi: en saa kirjoittaa sinne, tai kanavaa ei enää ole. `/halma board game:{ $code }` näyttää sen.
plain-post = { $people }: pelissä #{ $code } tapahtui jotain, mutta Discord ei hyväksynyt viestiäni. `/halma board game:{ $code }` näyttää sen.
no-lost-game = Kaikilla peleilläsi on kanava. Mitään ei tarvitse siirtää tänne.
done-late = Tehty. Anteeksi, siinä kesti hetki.
press-again = Siinä kesti liian kauan. Paina painiketta uudelleen.
other-version = Tämä painike on botin toisesta versiosta. Lauta nyt:
no-turn-here = Tällä kanavalla ei ole sinun vuorosi missään pelissä. `/halma games` näyttää pelisi, `/halma play` aloittaa uuden.
no-game-here = Sinulla ei ole peliä tällä kanavalla. `/halma games` näyttää pelisi.
note-title = 📝 **Muistiinpanosi** (näkyy vain sinulle)
note-saved = 📝 Tallennettu. Muistiinpanosi pelistä #{ $code }, näkyy vain sinulle:
note-deleted = Muistiinpano pelistä #{ $code } poistettu.
note-no-game = Et pelaa tällä kanavalla. Jos peli on muualla, anna sen koodi: `/halma game note game:`.
modal-note-title = Muistiinpanosi pelistä #{ $code }
modal-note-field = Näkyy vain sinulle (tyhjä: poista)
modal-note-example = Mitä aiot seuraavaksi?
plan-none = Sinulla ei ole suunnitelmaa peliin #{ $code }.
plan-title = 🗺️ **Suunnitelmasi peliin #{ $code }** (näkyy vain sinulle)
plan-saved = 🗺️ Tallennettu. Suunnitelmasi peliin #{ $code }, näkyy vain sinulle:
plan-how = Joka rivillä: muiden siirto, vastauksesi ja niin edelleen, esimerkiksi `{ $example }`. Jos he pelaavat sen, vastauksesi pelataan heti.
plan-typed = Kirjoitit näin:
plan-no-game = Sinulla ei ole käynnissä olevaa peliä tällä kanavalla. Jos peli on muualla, anna sen koodi: `/halma game plan game:`.
modal-plan-title = Suunnitelmasi peliin #{ $code }
modal-plan-field = Heidän siirto, vastauksesi… (tyhjä: poista)
no-board-here = Tällä kanavalla ei nyt pelata. `/halma play` aloittaa pelin.
resign-question = { $two ->
    [yes] Luovutatko pelin? Vastustajasi: { $others }. Peli päättyy tähän.
   *[no] Luovutatko pelin #{ $code }? Tätä ei voi perua.
}
resign-question-pair = Luovutetaanko #{ $code }? Peli päättyy samalla myös parilta: { $partner }. Tätä ei voi perua.
resign-kept = Selvä, peli jatkuu.
day-given = Tehty: vastustajallasi on lisäpäivä pelissä #{ $code }.
menu-of = Pelit { $from }–{ $to }
menu-more = Kaikki eivät mahdu tähän, pois jäi { $count }. Valitse peli valinnalla `game`.
wake-up = ⏰ { $who }, sinun vuorosi pelissä #{ $code }.
muted = Selvä, en muistuta sinua tästä vuorosta pelissä #{ $code }.
offer-declined-quietly = Hylätty. En kerro kenellekään; ehdotus näkyy muille avoimena vuoron loppuun.
next-waiting = Seuraavaksi: { $game }
open-none = Tällä palvelimella ei ole avoimia haasteita. `/halma play` ilman vastustajaa tekee haasteen, johon kuka tahansa voi liittyä.
open-title = Tämän palvelimen avoimet haasteet: { $count }
games-none = Sinulla ei ole pelejä. `/halma play` aloittaa uuden.
games-none-of = Ei pelejä tällä palvelimella: { $who }.
games-title = Pelisi: { $count }
games-title-of = { $who }, pelejä tällä palvelimella: { $count }
games-my-turn = ▶️ **Sinun vuorosi**
games-their-turn = ⏳ **Odottaa muita**
link-to-board = laudalle
games-open = 📨 **Odottaa pelaajia**
games-answer = 📨 **Sinut on haastettu**
menu-move-in = Siirrä pelissä…
seat-namesake = { $name } ({ $color })
