# Commands: at most 100 characters for a description, 32 for the name in a menu.

command-halma = Pelaa Halmaa, Kulmia ja kiinanshakkia tällä kanavalla
command-challenge = Haasta joku peliin tai tee avoin haaste
command-move = Tee siirto
command-board = Näytä lauta vain sinulle
command-resign = Luovuta peli; vahvistus kysytään
command-offer = Ehdota tasapeliä, siirtosi takaisinottoa tai pelin mitätöintiä
command-games = Luettele pelisi, ensin sinua odottavat
command-settings = Milloin mainitsen sinut, hiljaiset tunnit, hylkäyksistä kertominen
command-away = Ole poissa muutama päivä: kellosi seisovat
command-block = Estä jotakuta pelaamasta kanssasi; ilman valintoja näet, ketkä olet estänyt
command-rules = Selitä säännöt
command-help = Näin tällä botilla pelataan
command-menu-profile = Halma-profiili
command-menu-challenge = Haasta Halmaan

option-challenge-opponent = Kenet haastat; tyhjänä kuka tahansa saa liittyä
option-challenge-game = Mikä peli; tyhjänä Halma 8×8
option-challenge-computer = Pelaa tietokonetta vastaan: sen taso, 1–10; se täyttää vapaat paikat
option-challenge-rules = Millä säännöillä; muuten tavallisilla
option-challenge-diagonals = Saako siirtää vinottain (ei koske tähtilautaa)
option-challenge-first = Kuka aloittaa; muuten arvotaan
option-challenge-clock = Aika siirtoa kohti; muuten 3 päivää
option-challenge-rated = Vaikuttaako peli vahvuuslukuihin; muuten vaikuttaa
option-challenge-games = 2 = kaksi peliä, toisessa puolet vaihtuvat; kahdelle pelaajalle
option-challenge-standing = Tee sama avoin haaste uudelleen aina, kun siitä alkaa peli
option-challenge-thread = Saako peli oman ketjun
option-challenge-opponent2 = Toinen vastustaja
option-challenge-opponent3 = Kolmas vastustaja
option-challenge-opponent4 = Neljäs vastustaja
option-challenge-opponent5 = Viides vastustaja
option-move-text = Siirtosi, esim. h4-f2; valitse listasta tai kirjoita
option-move-game = Pelin koodi, jos pelaat täällä useita pelejä
option-board-game = Pelin koodi
command-replay = Selaa peliä siirto siirrolta, vain sinulle
option-replay-game = Pelin koodi, myös päättyneen
command-hint = Mitä tietokone pelaisi
option-hint-game = Pelin koodi
command-import = Tuo muualla pelattu peli
command-export = Hae pelin pöytäkirja tiedostona
option-export-game = Pelin koodi, myös päättyneen
option-resign-game = Pelin koodi
option-offer-what = Mitä ehdotat; muiden on suostuttava
option-offer-game = Pelin koodi, jos pelaat täällä useita pelejä
option-rules-game = Peli, jonka säännöt haluat lukea

command-bring-here = Tuo tänne peli, jonka kanava on kadonnut
option-bring-here-game = Pelin koodi

command-halma-study = Oppitunteja, päivän pulma ja pelien analyysejä
study-learn = Kahdeksan lyhyttä oppituntia, vain sinulle
option-study-learn-lesson = Oppitunti, josta aloitetaan
study-puzzle = Päivän pulma, kaikille sama
study-analyze = Analysoi päättynyt peli: kuka johti ja mitkä siirrot ratkaisivat
option-study-analyze-game = Päättyneen pelin koodi

command-halma-admin = Moderaattoreille: pelibotin asetukset tällä palvelimella
admin-settings = Näytä tai muuta tämän palvelimen asetuksia
admin-channel = Määrää, missä saa pelata
admin-end = Lopeta peli tai poista haaste; vahvistus kysytään
admin-undo = Ota pelin viimeinen siirto takaisin; vahvistus kysytään
admin-move = Siirrä tämän palvelimen peli tälle kanavalle
admin-games = Luettele tämän palvelimen pelit ja haasteet
admin-void = Poista pelin tulos tämän palvelimen tulostaulukoista
admin-reset-tables = Aloita tämän palvelimen tulostaulukot alusta; palvelimen nimi kysytään
admin-log = Moderaattorien teot 90 päivän ajalta
option-admin-settings-language = Julkisten viestien kieli
option-admin-settings-game = Peli, jos haaste ei mainitse sitä
option-admin-settings-rules = Säännöt, jos haaste ei mainitse niitä ja ne sopivat peliin
option-admin-settings-clock = Siirtoaika, jos haaste ei mainitse sitä
option-admin-settings-threads = Saavatko pelit omat ketjut, ellei haaste määrää toisin
option-admin-settings-who = Kuka saa haastaa
option-admin-settings-most = Montako peliä yhdellä pelaajalla saa olla täällä kerralla; 0 = ei rajaa
option-admin-settings-boards = Mitä laudalle tapahtuu, kun sen vuoro on ohi
option-admin-settings-text = Näytetäänkö laudat myös tekstinä ruudunlukijoille
option-admin-settings-theme = Lautojen ulkoasu
option-admin-settings-puzzle = Julkaisenko päivän pulman tällä kanavalla
option-admin-settings-digest = Julkaisenko kauden parhaat tällä kanavalla kauden päätyttyä
option-admin-settings-reset = Palauta ensin kaikki nämä oletuksiin
option-admin-void-game = Pelin koodi
option-admin-void-reason = Syy; pelaajat näkevät sen
option-admin-end-game = Pelin koodi
option-admin-end-reason = Syy; pelaajat näkevät sen
option-admin-undo-game = Pelin koodi
option-admin-undo-reason = Syy; pelaajat näkevät sen
option-admin-move-game = Pelin koodi
choice-who-everybody = kaikki
choice-who-moderators = vain palvelimen hallinnoijat
language-name = Suomi

command-leaderboard = Sijoitukset tällä palvelimella ja kaikkialla
option-leaderboard-where = Mitkä pelit lasketaan; tyhjänä tämän palvelimen
option-leaderboard-game = Mikä peli; tyhjänä eniten pelattu
option-leaderboard-by = Mitä verrataan; tyhjänä vahvuuslukuja, kunhan niitä on tarpeeksi
command-open = Palvelimen avoimet haasteet, joihin voit liittyä
command-profile = Miten joku pelaa: vahvuusluvut, ennätykset, viime pelit
option-profile-player = Kenen profiili; tyhjänä omasi
command-privacy = Mitä tallennan sinusta: katso, ota talteen, poista
command-versus = Kahden pelaajan keskinäiset pelit
option-versus-player = Ensimmäinen pelaaja
option-versus-other = Toinen pelaaja; tyhjänä sinä
option-games-player = Kenen pelit tällä palvelimella; tyhjänä omasi kaikkialta
option-settings-language = Kielesi, puhuipa Discordisi mitä tahansa
option-settings-reminders = Milloin mainitsen sinut peleissäsi
option-settings-zone = Aikavyöhykkeesi hiljaisia tunteja varten; kirjoita lähin kaupunki
option-settings-quiet_from = Tunti, jolloin hiljaiset tuntisi alkavat, 0–23; oletuksena 22
option-settings-quiet_until = Tunti, jolloin ne päättyvät; oletuksena 8
option-settings-quiet_declines = Pidetäänkö muilta salassa, että hylkäät ehdotuksen
option-settings-text = Näytetäänkö yksityiset lautasi myös tekstinä
option-settings-theme = Vain sinulle näkyvien lautojen ulkoasu
option-settings-confirm = Kysytäänkö vahvistus, ennen kuin valitsemasi siirto tehdään
option-settings-hidden = Piilotetaanko sinut tulostaulukoista
option-away-days = Montako päivää tästä alkaen; 0, jos olet palannut
option-block-person = Kenet estät; tyhjänä näet, ketkä olet estänyt
option-block-undo = Poista tämän henkilön esto

choice-reminders-all = omalla vuorolla ja vielä kerran ennen ajan loppumista
choice-reminders-turn = omalla vuorolla
choice-reminders-none = ei koskaan

choice-offer-draw = Tasapeliä
choice-offer-takeback = Viimeisen siirtoni takaisinottoa
choice-offer-cancel = Pelin mitätöintiä
choice-offer-hints = Vihjeitä tietokoneelta

choice-first-lot = Arvotaan
choice-first-me = Minä
choice-first-opponent = Vastustajani

choice-rules-gambiter = Kierrosrajat (Gambiter): kotipiha tyhjäksi ajoissa, lopuksi askelet ratkaisevat
choice-rules-brainking = Kotipihan tarkistus (BrainKing): liian kauan kotipihalla oleva häviää heti
choice-rules-closed-camp = Suljettu maali: nappula ei saa enää lähteä maalista
choice-rules-classic = Perinteinen: ensimmäisenä maalin täyttänyt voittaa
choice-rules-igroved = Tähti: ensin maali täyteen; lukitut vieraat lasketaan
