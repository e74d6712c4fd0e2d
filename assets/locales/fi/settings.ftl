# What a person wants.

settings-title = **Asetuksesi** kaikilla palvelimilla. Muuta niitä tämän komennon valinnoilla.
settings-language = • Kieli: { $language }
settings-no-language = • Kieli: sama kuin Discordissasi
language-unknown = En puhu kieltä ”{ $name }”. Puhun näitä: { $languages }. `none` palauttaa Discordisi kielen.
language-of-discord = sama kuin Discordissasi
settings-reminders = • Maininnat: { $when }
settings-no-zone = • Hiljaiset tunnit: ei ole, koska en tiedä aikavyöhykettäsi. Aseta se valinnalla `zone`.
settings-no-quiet = • Hiljaiset tunnit: ei ole (aikavyöhyke { $zone })
settings-quiet = • Hiljaiset tunnit ilman muistutuksia: klo { $from }–{ $until } ({ $zone })
settings-declines-openly = • Hylkäämäsi ehdotukset: niistä kerrotaan muille.
settings-declines-quietly = • Hylkäämäsi ehdotukset: niistä ei kerrota kenellekään.
settings-no-theme = • Vain sinulle näkyvien lautojen ulkoasu: sama kuin palvelimella.
settings-theme = • Vain sinulle näkyvien lautojen ulkoasu: { $theme }
settings-picture = • Vain sinulle näkyvät laudat: kuvina.
settings-with-text = • Vain sinulle näkyvät laudat: kuvina ja ääneen luettavana tekstinä.
settings-plays-at-once = • Valitsemasi siirto tehdään heti.
settings-confirms = • Sinulta kysytään vahvistus, ennen kuin valitsemasi siirto tehdään.
theme-unknown = Ulkoasua nimeltä `{ $name }` ei ole. Vaihtoehdot: { $themes }. `none` palauttaa oletuksen.
theme-of-server = sama kuin palvelimella
theme-usual = oletus
settings-in-tables = • Tulostaulukot: olet mukana.
settings-hidden = • Tulostaulukot: sinut on piilotettu. Pelisi lasketaan silti.

away-until = Olet poissa; poissaolo päättyy { $until }. Siihen asti kellosi seisovat, ja vastustajasi näkevät sen. Voit silti pelata; `/halma away days:0` päättää poissaolon. Poissaolopäiviä jäljellä tänä vuonna: { $left }.
away-back = Olet palannut: kellosi käyvät. Poissaolopäiviä jäljellä tänä vuonna: { $left }.

blocked = Sinä ja { $user } ette voi enää haastaa toisianne ettekä liittyä samaan peliin. Käynnissä oleviin peleihin tämä ei vaikuta. `/halma block` näyttää, ketkä olet estänyt, ja poistaa estoja.
blocked-nobody = Et ole estänyt ketään.
blocked-people = { $count ->
    [one] Olet estänyt yhden henkilön.
   *[other] Olet estänyt { $count } henkilöä.
} { $more ->
    [0] { "" }
    [one] Yksi ei mahdu tähän; sekin näkyy, kun poistat jonkun eston.
   *[other] { $more } ei mahdu tähän; loputkin näkyvät, kun poistat jonkun eston.
}
menu-unblock = Poista jonkun esto
unblocked = { $user } voi taas haastaa sinut.

# What a server wants, and its log.

server-title = **Tämän palvelimen asetukset.** Muuta niitä tämän komennon valinnoilla; `/halma-admin channel` määrää, missä saa pelata.
server-channels = • Pelikanavat: { $value }
server-all-channels = kaikki kanavat
server-all-channels-but = kaikki kanavat paitsi { $channels }
server-no-channel = ei yhtään
server-same = Niin se jo olikin; mikään ei muuttunut.
server-games-none = Tällä palvelimella ei ole pelejä eikä avoimia haasteita.
server-games-title = Tämän palvelimen pelit ja haasteet: { $count }
server-language = • Julkisten viestien kieli: { $value }
server-own-language = palvelimen oma
server-game = • Peli, jos haaste ei mainitse sitä: { $value }
server-rules = • Säännöt: { $value }
server-clock = • Siirtoaika: { $value }
server-threads = • Peleillä omat ketjut: { $value }
yes = kyllä
no = ei
server-who = • Kuka saa haastaa: { $value }
server-most = • Pelejä pelaajaa kohti kerralla: { $value }
server-any-number = ei rajaa
server-boards = • Menneiden vuorojen laudat: { $value }
choice-boards-tidy = Siististi: kustakin tulee yksi rivi
choice-boards-keep = Ne jäävät kuviksi
choice-boards-one-message = Yksi lauta, joka muuttuu paikallaan
server-theme = • Lautojen ulkoasu: { $value }
server-text = • Laudat myös tekstinä ruudunlukijoille: { $value }
server-digest = • Kauden parhaiden julkaisukanava: { $value }
server-puzzle = • Päivän pulman julkaisukanava: { $value }
server-no-digest = ei kanavaa

log-title = **Mitä moderaattorit ovat tehneet**, uusin ensin:
log-empty = Moderaattorit eivät ole tehneet mitään 90 päivään.
log-ended = { $at } { $by }: #{ $code } lopetettu.
log-undone = { $at } { $by } otti pelin #{ $code } viimeisen siirron takaisin.
log-moved = { $known ->
    [yes] { $at } { $by } siirsi pelin #{ $code }: { $from } → { $to }.
   *[no] { $at } { $by } siirsi pelin #{ $code } toiselle kanavalle.
}
log-voided = { $at } { $by } poisti pelin #{ $code } tämän palvelimen tulostaulukoista.
log-tables = { $at } { $by } aloitti tämän palvelimen tulostaulukot alusta.
log-settings = { $count ->
    [0] { $at } { $by } muutti tämän palvelimen asetuksia.
   *[other] { $at } { $by } muutti tämän palvelimen asetuksia:
}
log-change = { $what }: { $from } → { $to }
setting-channels = pelikanavat
setting-language = julkisten viestien kieli
setting-game = oletuspeli
setting-rules = oletussäännöt
setting-clock = oletussiirtoaika
setting-threads = peleillä omat ketjut
setting-who = kuka saa haastaa
setting-boards = menneiden vuorojen laudat
setting-theme = lautojen ulkoasu
setting-text = laudat myös tekstinä
setting-puzzle = päivän pulman julkaisukanava
setting-digest = kauden parhaiden julkaisukanava
setting-most = pelejä pelaajaa kohti kerralla
