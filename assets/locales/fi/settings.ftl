# What a person wants.

settings-title = **Asetuksesi** kaikilla palvelimilla. Muuta niitä tämän komennon valinnoilla.
settings-language = • Kieli: { $language }
settings-no-language = • Kieli: sama kuin Discordissasi
language-unknown = En puhu kieltä ”{ $name }”. Puhun näitä: { $languages }. `none` palauttaa Discordisi kielen.
language-of-discord = sama kuin Discordissasi
settings-reminders = • Maininnat: { $when }
settings-no-zone = • Hiljaiset tunnit: ei ole. Aseta ensin aikavyöhykkeesi valinnalla `zone`.
settings-no-quiet = • Hiljaiset tunnit: ei ole (aikavyöhyke { $zone })
settings-quiet = • Hiljaiset tunnit: ei mainintoja klo { $from }–{ $until } ({ $zone })
settings-declines-openly = • Kun hylkäät ehdotuksen: muille kerrotaan
settings-declines-quietly = • Kun hylkäät ehdotuksen: kenellekään ei kerrota
settings-no-theme = • Lautojesi ulkoasu: sama kuin palvelimella
settings-theme = • Lautojesi ulkoasu: { $theme }
settings-picture = • Lautasi: kuvina
settings-with-text = • Lautasi: kuvina ja tekstinä ruudunlukijoille
settings-plays-at-once = • Valitsemasi siirrot: pelataan heti
settings-confirms = • Valitsemasi siirrot: kysyn ennen kuin pelaan ne
settings-keeps-games = • Päättyneiden peliesi siirrot: säilytetään aina
settings-keeps-no-games = • Päättyneiden peliesi siirrot: poistetaan, kun botti siivoaa vanhoja pelejä
theme-unknown = Ulkoasua `{ $name }` ei ole. Valitse jokin näistä: { $themes }. `none` palauttaa oletuksen.
theme-of-server = sama kuin palvelimella
theme-usual = oletus
settings-in-tables = • Tulostaulukot: olet mukana
settings-hidden = • Tulostaulukot: olet piilossa. Pelisi lasketaan silti.

away-until = Olet nyt poissa. Poissaolosi päättyy { $until }. Kellosi seisovat, ja vastustajasi näkevät sen. Voit silti pelata; `/halma me away days:0` päättää poissaolon. Poissaolopäiviä jäljellä tänä vuonna: { $left }.
away-back = Tervetuloa takaisin! Kellosi käyvät taas. Poissaolopäiviä jäljellä tänä vuonna: { $left }.

blocked = Esto on voimassa: { $user }. Ette voi enää haastaa toisianne tai liittyä samaan peliin. Käynnissä olevat pelit jatkuvat. `/halma me block` näyttää estolistasi.
blocked-nobody = Estolistasi on tyhjä.
blocked-people = { $count ->
    [one] Olet estänyt yhden henkilön.
   *[other] Olet estänyt { $count } henkilöä.
} { $more ->
    [0] { "" }
    [one] Yksi ei mahdu tähän; hän tulee näkyviin, kun poistat jonkun eston.
   *[other] { $more } ei mahdu tähän; he tulevat näkyviin, kun poistat jonkun eston.
}
menu-unblock = Poista jonkun esto
unblocked = Esto on poistettu: { $user }. Voitte taas pelata yhdessä.

# What a server wants, and its log.

server-title = **Palvelimen asetukset.** Muuta niitä tämän komennon valinnoilla. Pelikanavat valitset komennolla `/halma-admin channel`.
server-channels = • Pelikanavat: { $value }
server-all-channels = kaikki kanavat
server-all-channels-but = kaikki kanavat paitsi { $channels }
server-no-channel = ei yhtään
choice-games-only-here = Vain täällä
choice-games-here = Myös täällä
choice-games-not-here = Ei täällä
choice-games-everywhere = Kaikilla kanavilla
choice-games-nowhere = Ei missään
server-same = Niin se jo olikin, joten mikään ei muuttunut.
server-games-none = Tällä palvelimella ei juuri nyt ole pelejä eikä haasteita.
server-games-title = Tämän palvelimen pelit ja haasteet: { $count }
server-language = • Julkisten viestien kieli: { $value }
server-own-language = palvelimen kieli
server-usual = { $value } (oletus)
server-usual-rules = kunkin pelin omat ({ $rules }, kun peli on { $game })
server-games-own-rules = kunkin pelin omat
server-changed = **{ $line }** (aiemmin: { $from })
server-game = • Oletuspeli: { $value }
server-rules = • Oletussäännöt: { $value }
server-preset = • Oletusesiasetus: { $value }
server-allowed = • Sallitut säännöt: { $value }
server-all-rules = kaikki
server-default-rules = vain oletussäännöt
server-clock = • Oletusaikaraja: { $value }
server-threads = • Oma ketju joka pelille: { $value }
yes = kyllä
no = ei
server-who = • Kuka saa tehdä haasteita: { $value }
server-most = • Pelejä pelaajaa kohti kerralla: { $value }
server-any-number = ei rajaa
server-boards = • Vanhat laudat: { $value }
choice-boards-tidy = Kutistuvat yhdeksi riviksi
choice-boards-keep = Jäävät kuviksi
choice-boards-one-message = Yksi lauta, joka päivittyy
server-theme = • Lautojen ulkoasu: { $value }
server-text = • Tekstilaudat ruudunlukijoille: { $value }
server-digest = • Kauden voittajat julkaistaan: { $value }
server-puzzle = • Päivän pulma julkaistaan: { $value }
server-no-digest = ei missään

log-title = **Moderaattorien toimet**, uusin ensin:
log-empty = Ei moderaattorien toimia 90 päivään.
log-ended = { $at } { $by } lopetti pelin #{ $code }.
log-undone = { $at } { $by } perui pelin #{ $code } viimeisen siirron.
log-moved = { $known ->
    [yes] { $at } { $by } siirsi pelin #{ $code }: { $from } → { $to }.
   *[no] { $at } { $by } siirsi pelin #{ $code } toiselle kanavalle.
}
log-voided = { $at } { $by } poisti pelin #{ $code } tämän palvelimen tulostaulukoista.
log-cup-made = { $at } { $by } aloitti turnauksen **{ $name }**.
log-cup-started = { $at } { $by } sulki ilmoittautumisen turnaukseen **{ $name }**.
log-cup-put-off = { $at } { $by } siirsi ilmoittautumisen päättymistä turnauksessa **{ $name }**.
log-cup-corrected = { $at } { $by } ratkaisi pelin turnauksessa **{ $name }**.
log-cup-removed = { $at } { $by } poisti jonkun turnauksesta **{ $name }**.
log-cup-called-off = { $at } { $by } perui turnauksen **{ $name }**.
log-tables = { $at } { $by } nollasi tämän palvelimen tulostaulukot.
log-settings = { $count ->
    [0] { $at } { $by } muutti palvelimen asetuksia.
   *[other] { $at } { $by } muutti palvelimen asetuksia:
}
log-change = { $what }: { $from } → { $to }
setting-channels = pelikanavat
setting-language = julkisten viestien kieli
setting-game = oletuspeli
setting-rules = oletussäännöt
setting-preset = oletusesiasetus
setting-allowed = sallitut säännöt
setting-clock = oletusaikaraja
setting-threads = oma ketju joka pelille
setting-who = kuka saa tehdä haasteita
setting-boards = vanhat laudat
setting-theme = lautojen ulkoasu
setting-text = tekstilaudat
setting-puzzle = päivän pulman kanava
setting-digest = kauden voittajien kanava
setting-most = pelejä pelaajaa kohti kerralla
