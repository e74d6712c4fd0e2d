# Words of the game.

variant-halma8 = Halma 8×8
variant-halma10 = Halma 10×10
variant-halma16 = Halma 16×16
variant-halma16-4 = Halma 16×16 neljälle
variant-corners = Kulmat (Ugolki)
variant-mini-corners = Minikulmat
variant-star2 = Kiinanshakki kahdelle
variant-star2x3 = Kiinanshakki kahdelle, kolme väriä kullakin
variant-star3 = Kiinanshakki kolmelle
variant-star3x2 = Kiinanshakki kolmelle, kaksi väriä kullakin
variant-star4 = Kiinanshakki neljälle
variant-star5 = Kiinanshakki viidelle
variant-star6 = Kiinanshakki kuudelle

clock-1h = 1 tunti
clock-12h = 12 tuntia
clock-1d = 1 päivä
clock-2d = 2 päivää
clock-3d = 3 päivää
clock-5d = 5 päivää
clock-7d = 7 päivää
clock-14d = 14 päivää
clock-none = Ei aikarajaa
clock-per-move = Siirtoaika { $time }

rules-gambiter = Kierrosrajat (Gambiter)
rules-brainking = Kotipihan tarkistus siirtojen mukaan (BrainKing)
rules-closed-camp = Suljettu maali
rules-classic = Ensin maali täyteen (perinteinen)
rules-igroved = Ensin maali täyteen (tähti)
diagonals-on = myös vinottain
diagonals-off = ei vinottain

color-a = Valkoinen
color-b = Musta
color-c = Punainen
color-d = Sininen
color-e = Vihreä
color-f = Keltainen
mark-a = ⚪
mark-b = ⚫
mark-c = 🔴
mark-d = 🔵
mark-e = 🟢
mark-f = 🟡

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
    [one] yksi askel maaliin
   *[other] { $tempo } askelta maaliin
}, kotipihalla { $home }, maalissa { $goal }/{ $stones }.
alt-out = { $name } ({ $colors }) on pois pelistä.
alt-to-move = Vuorossa { $name }.
alt-won = { $name } on voittanut.
alt-over = Peli on päättynyt.
alt-last = Viimeinen siirto: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] { $user }: { $seat } aloittaa.
   *[no] { $seat } aloittaa.
}
turn-next = { $practice ->
    [yes] { $user }: vuorossa { $seat }.
   *[no] Vuorossa { $seat }.
}
turn-thinks = { $seat } miettii.
played = { $seat } pelasi **{ $route }**.
taken-back = { $count ->
    [one] ↩️ Viimeinen siirto otettiin takaisin.
   *[other] ↩️ Viimeiset { $count } siirtoa otettiin takaisin.
}
moderator-undid = 🛡️ { $players }: moderaattori { $who } otti viimeisen siirron takaisin.
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
past-timeout = { $seat } ylitti aikarajan.
turn-short = { $seat }, on sinun vuorosi pelissä #{ $code }: { $place }
moved-away = ➡️ #{ $code } jatkuu kanavalla { $place }.
paused-place = ⏸️ Peli on tauolla, koska en voi lähettää viestejä sen kanavalle. `/halma bring-here game:{ $code }` tuo sen toiselle kanavalle; muuten se mitätöidään { $until }.
paused-player = ⏸️ { $who } on poistunut palvelimelta, joten peli on tauolla. Jos paluuta ei kuulu, pelaaja putoaa pelistä { $until }; siirto päättää tauon.
offer-agreed = 🤝 Sovittu.
offer-draw = 🤝 #{ $code }: { $by } ehdottaa tasapeliä. { $asked }, sopiiko?
offer-takeback = ↩️ #{ $code }: { $by } haluaa ottaa viimeisen siirtonsa takaisin. { $asked }, sopiiko?
offer-cancel = 🚫 #{ $code }: { $by } ehdottaa pelin mitätöintiä; sitä ei laskettaisi kenenkään tuloksiin. { $asked }, sopiiko?
offer-hints = 💡 #{ $code }: { $by } ehdottaa, että kaikki saisivat tässä pelissä vihjeitä tietokoneelta; peli pysyy pisteytettynä. { $asked }, sopiiko?
offer-undoes = Takaisin otettaisiin: { $plies }
offer-declined-draw = { $declined } hylkäsi tasapelin, jota { $by } ehdotti.
offer-declined-takeback = { $declined } ei suostunut, joten { $by } ei saa viimeistä siirtoaan takaisin.
offer-declined-cancel = { $declined } ei suostunut pelin mitätöintiin, joten peli jatkuu.
offer-declined-hints = { $declined } ei suostunut, joten tässä pelissä ei saa vihjeitä.
offer-withdrawn-draw = { $by } perui tasapeliehdotuksen.
offer-withdrawn-takeback = { $by } ei sittenkään ota viimeistä siirtoaan takaisin.
offer-withdrawn-cancel = { $by } haluaa sittenkin jatkaa peliä.
offer-withdrawn-hints = { $by } jatkaa sittenkin ilman vihjeitä.
notice-declined-draw = { $to }: { $by } hylkäsi tasapeliehdotuksesi pelissä #{ $code }. Peli jatkuu.
notice-declined-takeback = { $to }: { $by } ei suostunut, joten viimeinen siirtosi pelissä #{ $code } pysyy.
notice-declined-hints = { $to }: { $by } ei suostunut, joten pelissä #{ $code } ei saa vihjeitä.
notice-hints-agreed = { $to }, kaikki suostuivat: vuorossa oleva saa pelissä #{ $code } kysyä tietokoneelta komennolla `/halma hint`.
notice-declined-cancel = { $to }: { $by } ei suostunut mitätöimään peliä #{ $code }. Peli jatkuu.
notice-day-given = { $known ->
    [yes] { $to }: { $by } antoi sinulle päivän lisää pelissä #{ $code }. Siirtoaikasi päättyy { $ends }.
   *[no] { $to }: { $by } antoi sinulle päivän lisää pelissä #{ $code }.
}
had-to-pass = { $seat } ei voi siirtää ja joutuu passaamaan.
out-resignation = { $seat } luovutti. Nappulat poistetaan laudalta, ja muut jatkavat peliä.
out-timeout = { $seat } ylitti aikarajan. Nappulat poistetaan laudalta, ja muut jatkavat peliä.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 tasapeli
title-cancelled = 🚫 mitätöity
thread-name = { $game } · { $names } · #{ $code }
thread-summary = { $game } #{ $code } on päättynyt, katso { $place }.
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · kierros { $round }
board-footer-whole = #{ $code } · { $game } · kierros { $round } · { $rules }
steps-to-go = Askelia maaliin: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } pois pelistä
with-time = { $text } · ⏳ { $at }
bot-was-away = 🔌 Olin tällä vuorolla hetken poissa; sitä aikaa ei lasketa.
player-away = ✈️ { $who }: poissa { $from } – { $until }; sitä aikaa ei lasketa.
reminder = ⏰ { $user }, { $game } #{ $code } odottaa vielä siirtoasi. Aika päättyy { $ends } – { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] Tämän kierroksen ({ $round }) jälkeen häviää se, jolla on nappula kotipihalla. Vielä kotipihalla: { $homes }
   *[other] Kierroksen { $round } jälkeen häviää se, jolla on nappula kotipihalla; kierroksia jäljellä { $left }. Vielä kotipihalla: { $homes }
}
forced-home-seat = { $seat } { $count }
forced-home-moves = { $left ->
    [one] { $seat } saa tehdä vielä yhden vapaan siirron; sen jälkeen siirto, joka jättää nappulan kotipihalle, häviää pelin. Vielä kotipihalla: { $homes }
   *[other] { $moves } oman siirron jälkeen siirto, joka jättää nappulan kotipihalle, häviää pelin; { $seat }: vapaita siirtoja jäljellä { $left }. Vielä kotipihalla: { $homes }
}
forced-home-moves-now = { $seat }: siirto, joka jättää nappulan kotipihalle, häviää nyt pelin. Vielä kotipihalla: { $homes }
forced-tempo = { $left ->
    [one] Tämän kierroksen ({ $round }) jälkeen voittaa se, jolla on vähemmän askelia maaliin
   *[other] Kierroksen { $round } jälkeen voittaa se, jolla on vähemmän askelia maaliin; kierroksia jäljellä { $left }
}
forced-stall = { $left ->
    [one] Kierroksia ilman edistystä: { $quiet }; vielä yksi, ja peli päättyy tasan
   *[other] Kierroksia ilman edistystä: { $quiet }; vielä { $left } lisää, ja peli päättyy tasan
}
forced-stall-loses = { $left ->
    [one] Kierroksia ilman edistystä: { $quiet }; vielä yksi, ja { $loser } häviää, koska kotipihalla on yhä nappuloita
   *[other] Kierroksia ilman edistystä: { $quiet }; vielä { $left } lisää, ja { $loser } häviää, ellei kotipiha ole silloin tyhjä
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-locked = { $seats ->
    [2] 🏆 { $winner } voittaa, { $losers } häviää: maali on täynnä, kun muiden lukitut nappulat lasketaan mukaan.
   *[other] 🏆 { $winner } voittaa: maali on täynnä, kun muiden lukitut nappulat lasketaan mukaan.
}
won-home = 🏆 { $winner } voittaa, { $losers } häviää: nappuloita oli vielä kotipihalla, kun se tarkistettiin.
won-tempo = 🏆 { $winner } voittaa, { $losers } häviää (tempoluvut { $tempo }): voittajalla on vähemmän askelia maaliin.
won-stall = 🏆 { $winner } voittaa, { $losers } häviää: kukaan ei edistynyt 50 kierrokseen, ja häviäjän kotipihalla oli yhä nappuloita.
won-resignation = { $seats ->
    [2] { $losers } luovutti. 🏆 { $winner } voittaa.
   *[other] { $last } luovutti, ja kaikki muut ovat pois pelistä. 🏆 { $winner } voittaa.
}
won-timeout = { $seats ->
    [2] { $losers } ylitti aikarajan. 🏆 { $winner } voittaa.
   *[other] { $last } ylitti aikarajan, ja kaikki muut ovat pois pelistä. 🏆 { $winner } voittaa.
}
drawn-built = { $seats ->
    [2] 🤝 Tasapeli ({ $players }): molemmat maalit täyttyivät samalla kierroksella.
   *[other] 🤝 Tasapeli: molemmat maalit täyttyivät samalla kierroksella.
}
drawn-home = { $seats ->
    [2] 🤝 Tasapeli ({ $players }): molemmilla oli vielä nappuloita kotipihalla, kun se tarkistettiin.
   *[other] 🤝 Tasapeli: molemmilla oli vielä nappuloita kotipihalla, kun se tarkistettiin.
}
drawn-tempo = { $seats ->
    [2] 🤝 Tasapeli ({ $players }): tempoluvut ovat samat, { $tempo }.
   *[other] 🤝 Tasapeli: tempoluvut ovat samat, { $tempo }.
}
drawn-stall = { $seats ->
    [2] 🤝 Tasapeli ({ $players }): kukaan ei edistynyt 50 kierrokseen.
   *[other] 🤝 Tasapeli: kukaan ei edistynyt 50 kierrokseen.
}
drawn-blocked = { $seats ->
    [2] 🤝 Tasapeli ({ $players }): kukaan ei voi enää siirtää.
   *[other] 🤝 Tasapeli: kukaan ei voi enää siirtää.
}
drawn-agreement = { $seats ->
    [2] 🤝 Sovittu tasapeli: { $players }.
   *[other] 🤝 Sovittu tasapeli.
}
void-agreed = 🚫 { $players }: peli mitätöitiin yhteisestä sopimuksesta. Sitä ei lasketa kenenkään tuloksiin.
void-late = 🚫 { $players }: { $blamed } ylitti aikarajan, ennen kuin kaikki olivat siirtäneet. Peli mitätöitiin, eikä sitä lasketa kenenkään tuloksiin.
void-left = 🚫 { $players }: { $blamed } poistui palvelimelta, ennen kuin kaikki olivat siirtäneet. Peli mitätöitiin, eikä sitä lasketa kenenkään tuloksiin.
void-no-place = 🚫 { $players }: pelillä ei ollut kanavaa viikkoon, joten se mitätöitiin, eikä sitä lasketa kenenkään tuloksiin.
void-moderator = Peliä ei lasketa kenenkään tuloksiin.
void-unknown = 🚫 { $players }: peli mitätöitiin, eikä sitä lasketa kenenkään tuloksiin.

# Buttons, menus, forms.

button-move = Siirrä
choose-move = Siirtosi pelissä #{ $code }: valitse jokin parhaista siirroista tai nappulan numero, niin näet, minne se pääsee.
choose-target = #{ $code }: minne ruudun { $stone } nappula menee?
went-on = Peli jatkui sillä välin; tilanne on nyt tämä.
menu-best-moves = Parhaat siirrot: valinta tekee siirron
menu-stones = Toinen nappula…
menu-targets = { $first ->
    [1] Minne? Valinta tekee siirron
   *[other] Lisää ruutuja, numerosta { $first } alkaen
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
    [won] {" "}· 🏆 voittaa
    [lost] {" "}· ⚠️ häviää
    [late] {" "}· ⌛ kotipihalta liian myöhään
    [drawn] {" "}· 🤝 tasapeli
   *[none] { "" }
}
jumps-begin = #{ $code }: ruudun { $from } nappula hyppää. Minne ensin?
jumps-on = #{ $code }: nappula on tullut ruudusta { $from } ruutuun { $at }. Se saa hypätä vielä.
menu-jumps = Seuraava hyppy…
button-jump-by-jump = Hyppy kerrallaan
button-stop-here = Pysähdy tähän
hint-title = 💡 #{ $code }: näin tietokone pelaisi.
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Sitten ehkä { $reply }.
hint-play = Pelaa { $text }
hint-rated = Tämä peli on pisteytetty, joten vihjeitä saa vain, jos kaikki suostuvat: `/halma offer what:hints` kysyy heiltä. Rennoissa peleissä (haasteessa `rated:False`) ja harjoittelussa niitä saa aina.
hint-wins = { $moves ->
    [one] se voittaa.
   *[other] se voittaa { $moves } siirrossa.
}
hint-shortest = { $moves ->
    [one] viimeinen siirto nopeinta tietä maaliin.
   *[other] kukaan ei ole enää edessä, ja tämä on nopein tie maaliin: { $moves } siirtoa.
}
hint-leaves-home = { $left ->
    [0] kotipiha tyhjenee ajoissa ennen tarkistusta.
    [one] kotipihan on pian oltava tyhjä; siellä on vielä yksi nappula.
   *[other] kotipihan on pian oltava tyhjä; siellä on vielä { $left } nappulaa.
}
hint-fills-goal = yksi nappula lisää maaliin.
hint-brings-up = se tuo mukaan nappulan, joka on eniten jäljessä.
hint-chain = { $jumps } hypyn sarja.
hint-prepares = se valmistelee siirtoa { $next }, ehkä vastauksen { $reply } jälkeen.
hint-best = se johtaa parhaaseen jatkoon.
hint-no-mark = 🤖 Vihjeen jälkeen tämän pelin voitto ei enää näy profiilissa voitettuna tasona.
confirm-move = Pelataanko **{ $text }** pelissä #{ $code }?
button-play = Pelaa
button-type-move = Kirjoita siirto
button-other-stones = Muut nappulat
button-back = Takaisin
button-board = Oma näkymä
button-resign = Luovuta
button-resign-yes = Kyllä, luovutan
button-resign-no = Ei, jatkan peliä
button-agree = Sopii
button-disagree = Ei sovi
button-give-day = +1 päivä
button-rematch = Revanssi
button-analyze = Analyysi
analysis-title = 📈 **#{ $code }** { $game }: analyysi
analysis-failed = Pelin analyysi ei onnistunut. Yritä hetken päästä uudelleen; jos sama toistuu, kerro siitä botin ylläpitäjälle.
analysis-curve = { $seats ->
    [2] Käyrä: montako askelta edellä { $seat } oli, kierros kierrokselta.
   *[other] Käyrät: montako askelta edellä muita kukin väri oli, kierros kierrokselta.
}
analysis-no-moment = Mikään siirto ei maksanut edes askelta. Hyvin pelattu!
analysis-missed = 🔗 Pisin käyttämättä jäänyt hyppysarja: kierros { $round }, { $seat } **{ $chain }**, { $jumps } hyppyä, { $gain ->
    [one] yksi askel
   *[other] { $gain } askelta
} eteenpäin.
analysis-race = 🏁 Kierroksesta { $round } alkaen kukaan ei ollut enää tiellä: { $sides }.
analysis-race-side = { $seat } tarvitsi { $needed ->
    [one] yhden siirron
   *[other] { $needed } siirtoa
} (teki { $made })
analysis-alt = Käyrä { $rounds } kierroksen ajalta: ensimmäisen värin johto askelina oli parhaimmillaan { $most }, huonoimmillaan { $least }.
button-replay = Selaa peliä
button-replay-files = GIF ja pöytäkirja
button-replay-files-from = GIF tästä alkaen ja pöytäkirja
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
    [one] yksi hyppy: { $seat }
   *[other] { $jumps } hyppyä · pisin sarja { $longest }: { $seat }
}
replay-files = Peli #{ $code } animaationa, mukana pöytäkirja.
replay-skips = Animaatiossa näkyy joka { $step }. siirto, muuten se kestäisi liian kauan.
replay-small = Animaation koko on { $pixels } pikseliä, muuten se olisi liian suuri Discordille.
replay-no-picture = Pelin #{ $code } animaatiota ei voitu tehdä. Tässä on pöytäkirja.
imported = #{ $code } on sinun katsottavanasi: kenellekään muulle ei kerrota siitä, eikä sitä lasketa mihinkään tulostaulukkoon.
import-several = Tässä on enemmän kuin yksi peli. Anna minulle yksi kerrallaan.
import-unreadable = En osaa lukea pöytäkirjan riviä { $line }, { $text }. { $why } `/halma export` näyttää, millainen pöytäkirja on; korjaa rivi ja kokeile uudelleen komennolla `/halma import`.
import-why-empty = Siinä ei ole peliä.
import-why-large = Se on pidempi kuin pöytäkirja saa olla.
import-why-token = Se ei ole tunniste, kuten `[Variant "halma8"]`, eikä siirto.
import-why-tag = Tämä tunniste on kahteen kertaan tai siirtojen seassa, tai en tunne sen arvoa.
import-why-no-variant = Siitä puuttuu tunniste `[Variant "halma8"]`, joka kertoo, mikä peli on.
import-why-move = Pelin { $ply }. siirtoa ei voi tehdä: { $why }
import-why-seat = Tässä pelissä ei ole sellaista paikkaa, tai se ei voi pudota pelistä.
import-why-result = Siirrot johtavat eri tulokseen, tai tulokset ovat ristiriidassa keskenään.
modal-import-title = Muualla pelattu peli
modal-import-field = Sen pöytäkirja
record-of = Pelin #{ $code } pöytäkirja.
button-previous = ◀ Edelliset
button-next = Seuraavat ▶
modal-move-title = Siirtosi · #{ $code }
modal-move-field = Mistä mihin, tai koko reitti
modal-move-example = { $example }
menu-which-match = Valitse peli
menu-which-challenge = Vastaa haasteeseen tai peru se
challenge-chosen = Tämä haaste odottaa vastausta.
modal-end-title = Lopetetaanko #{ $code }? Sitä ei lasketa.
modal-void-title = Poistetaanko #{ $code } tulostaulukoista?
modal-reset-tables-title = Aloitetaanko palvelimen tulostaulukot alusta?
modal-reset-tables-field = Kirjoita tämän palvelimen nimi
modal-undo-title = #{ $code }: otetaanko viimeinen siirto takaisin?
modal-reason-field = Miksi? Pelaajat näkevät sen.
modal-reason-example = Voit jättää tämän tyhjäksi.
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = Mitä peleistäsi tarkoitat?
name-the-match = Pelaat täällä useita pelejä. Kerro valinnalla `game`, mitä niistä tarkoitat.

# Private answers.

already-done = Se on jo tehty. Tilanne on nyt tämä:
done-privately = Tehty. #{ $code } on kanavalla { $place }.
unposted = Tiedoksi: pelin #{ $code } viimeisimpiä tapahtumia ei voitu näyttää kanavalla { $place }, koska en saa lähettää sinne viestejä tai kanavaa ei enää ole. Mitään ei ole kadonnut: `/halma board game:{ $code }` näyttää tilanteen, ja `/halma bring-here game:{ $code }` tuo pelin valitsemallesi kanavalle. Siihen asti peli on tauolla, enintään viikon.
unposted-over = Tiedoksi: sitä, miten #{ $code } päättyi tai mitä sille tapahtui, ei voitu näyttää kanavalla { $place }, koska en saa lähettää sinne viestejä tai kanavaa ei enää ole. `/halma board game:{ $code }` näyttää sen.
plain-post = { $people }: pelissä #{ $code } tapahtui jotain, mutta Discord ei hyväksynyt viestiäni. `/halma board game:{ $code }` näyttää sen.
no-lost-game = Minkään pelisi kanava ei ole kadonnut.
done-late = Tehty, vaikka siinä hetki kesti.
press-again = Se kesti liian kauan. Paina painiketta uudelleen.
other-version = Tämä painike on botin toisesta versiosta. Lauta on nyt tämä:
no-turn-here = Tämän kanavan peleissä ei ole sinun vuorosi. `/halma games` luettelee kaikki pelisi, `/halma challenge` aloittaa uuden.
no-game-here = Sinulla ei ole peliä tällä kanavalla. `/halma games` luettelee kaikki pelisi.
no-board-here = Tällä kanavalla ei ole peliä käynnissä. `/halma challenge` aloittaa uuden.
resign-kept = Peli jatkuu.
day-given = Tehty: vastustajallasi on päivä lisää pelissä #{ $code }.
menu-of = Pelit { $from }–{ $to }
menu-more = Kaikki eivät mahdu tähän: { $count } jää pois. Kerro valinnalla `game`, mitä peliä tarkoitat.
muted = Tehty: en muistuta sinua tästä vuorosta pelissä #{ $code }.
offer-declined-quietly = Hylätty. Tästä ei kerrota kenellekään; muiden silmissä ehdotus on voimassa, kunnes vuoro vaihtuu.
next-waiting = Seuraavaksi: { $game }
open-none = Tällä palvelimella ei ole avoimia haasteita. `/halma challenge` ilman vastustajaa tekee haasteen, johon kuka tahansa voi liittyä.
open-title = Tämän palvelimen avoimet haasteet: { $count }
games-none = Sinulla ei ole pelejä. `/halma challenge` aloittaa uuden.
games-none-of = Pelaajalla { $who } ei ole pelejä tällä palvelimella.
games-title = Pelisi: { $count }
games-title-of = Pelaajan { $who } pelit tällä palvelimella: { $count }
games-my-turn = ▶️ **#{ $code }** { $game }: { $people } – **sinun vuorosi** – { $place }
games-my-turn-until = ▶️ **#{ $code }** { $game }: { $people } – **sinun vuorosi**, aika päättyy { $at } – { $place }
games-their-turn = ⏳ **#{ $code }** { $game }: { $people } – { $place }
games-their-turn-until = ⏳ **#{ $code }** { $game }: { $people }, aika päättyy { $at } – { $place }
link-to-board = laudalle
games-open = 📨 **#{ $code }** { $game }: { $people } – odottaa pelaajia – { $place }
games-answer = 📨 **#{ $code }** { $game }: { $people } – **sinut on haastettu** – { $place }
