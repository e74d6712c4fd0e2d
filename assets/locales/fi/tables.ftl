# Leaderboards.

family-halma = Halma
family-corners = Kulmat, Minikulmat
family-star = Kiinanshakki kahdelle
family-many = Kolme tai useampi pelaaja
choice-where-here = Tämä palvelin
choice-where-everywhere = Kaikkialla
choice-by-rating = Vahvuusluku
choice-by-wins = Voitot
choice-by-season = Kausi

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] yksi pelaaja
   *[other] { $people } pelaajaa
}
table-by-rating = kaikki ajat
table-by-wins = voitot
table-by-season = kausi { $quarter }/{ $year }
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] 1 peli
   *[other] { $games } peliä
} · { $last }
table-wins-row = { $rank } { $who } voittoja **{ $won }**/{ $games } · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Kukaan ei ole vielä listalla. Pelaa kolme pisteytettyä peliä ihmisiä vastaan, niin saat sijoituksen: `/halma play`.
table-unplaced = *Vielä ilman sijoitusta:*
table-unplaced-row = · { $who } **{ $rating }** · { $missing ->
    [one] vielä 1 pisteytetty peli sijoitukseen
   *[other] vielä { $missing } pisteytettyä peliä sijoitukseen
} · { $last }
table-hall-of-fame = *Kunniagalleria*
table-champions = { $quarter }/{ $year }: { $champions }
digest-title = 🏆 **Kausi { $quarter }/{ $year } on ohi. Tässä ovat voittajat!**
digest-family = **{ $family }**: { $champions }
digest-most = 🎲 Eniten pelejä: { $who } ({ $games })
digest-chain = 🔗 Pisin hyppysarja: { $who }, { $jumps } hyppyä yhdessä siirrossa
digest-closest = 🤏 Tiukin kilpajuoksu: { $winner } voitti, { $loser } jäi { $steps ->
    [one] yhden askelen
   *[other] { $steps } askelen
} päähän maalista
digest-thanks = Yhteensä { $games ->
    [one] yksi peli
   *[other] { $games } peliä
}. Kiitos peleistä, { $people }!
digest-next = Uusi kausi on alkanut, ja kaikki aloittavat nollasta: `/halma play`
digest-alt = Kauden pisin hyppysarja: { $who }, { $jumps } hyppyä.
table-own-no-points = *Sinä: voita tai pelaa tasan, niin saat pisteitä tällä kaudella.*
table-own-hidden = *Sinä: piilossa tulostaulukoista. Muuta tätä komennolla `/halma me settings hidden:False`.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Kaikkialla
button-here = Tämä palvelin

rating-changes = 📈 { $changes }
rating-too-early = 📈 Ei pisteytetty: peli päättyi ennen kuin kaikki olivat tehneet kaksi siirtoa.
rating-why-first = ? = uusi vahvuusluku, vielä tarkentumassa
rating-why-half = Puolikas muutos: teidän toinen pisteytetty pelinne 30 päivässä
rating-why-quarter = Neljäsosa muutoksesta: teidän kolmas pisteytetty pelinne 30 päivässä
rating-why-none = Ei muutosta: keskinäisistä peleistänne lasketaan vain kolme ensimmäistä pisteytettyä 30 päivässä
series-first = Peli 1/2
series-second = Peli 2/2
series-goes-on = ⏭️ Seuraavaksi toinen peli, puolet vaihtuvat.
series-score = 🏁 Molempien pelien jälkeen: { $one } **{ $won }–{ $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won }–{ $lost } { $other }

# How somebody plays.

profile-none = { $who } ei ole vielä pelannut yhtään peliä loppuun.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] 1 peli
   *[other] { $games } peliä
}: { $balance }
balance = voittoja { $won }, tasapelejä { $drawn }, häviöitä { $lost }
profile-rank-here = sija { $rank } tällä palvelimella
profile-rank-everywhere = sija { $rank } kaikkialla
profile-best-win = 🏅 Paras voitto: vastustajan vahvuusluku { $rating } (#{ $code })
profile-longest-chain = 🔗 Pisin hyppysarja: { $jumps ->
    [one] yksi hyppy
   *[other] { $jumps } hyppyä
} (#{ $code })
profile-fastest = ⚡ Nopein { $game }: maali täynnä { $moves } siirrossa (#{ $code })
profile-streaks = 🔥 Voittoja peräkkäin: nyt { $now }, paras { $best }
profile-times = ⏱️ Yleensä { $median } siirtoa kohti (siirtoja { $moves }) · { $late ->
    [0] aika ei ole koskaan loppunut
    [one] aika loppui kerran
   *[other] aika loppui { $late } kertaa
}
profile-variants = Peleittäin (voitot–tasapelit–häviöt): { $rows }
profile-reasons = Päättymistavan mukaan (voitot–tasapelit–häviöt): { $rows }
profile-seats = Aloitusjärjestyksen mukaan (voitot–tasapelit–häviöt): { $rows }
seat-games = { $seat ->
    [1] ensimmäisenä
    [2] toisena
    [3] kolmantena
    [4] neljäntenä
    [5] viidentenä
   *[other] kuudentena
} { $games }
profile-beaten = 🤖 **Tietokoneen voitetut tasot**
profile-beaten-level = { $ladder } { $game }: taso { $level }/{ $levels }
profile-last = **Viimeisimmät pelit**
profile-curve = Vahvuusluku { $games } viime pelissä: alussa { $from }, nyt { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } ja { $other } eivät ole vielä pelanneet keskenään yhtään peliä loppuun.
reason-built = maali täynnä
reason-home = nappuloita kotipihalla
reason-tempo = vähemmän askelia jäljellä
reason-locked = maali täynnä, nappuloita lukossa
reason-filled = maali täynnä, enimmäkseen omia
reason-places = kaikilla on sija
reason-stall = ei edistystä
reason-blocked = ei siirtoja jäljellä
reason-resignation = luovutus
reason-timeout = aika loppui
reason-agreement = sopimus
reason-race = kilpajuoksu ratkesi
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } h
duration-days = { $count ->
    [one] yksi päivä
   *[other] { $count } päivää
}

reset-tables-done = 🛡️ { $by } nollasi tämän palvelimen tulostaulukot. Kaikkien palvelinten yhteiset vahvuusluvut pysyvät ennallaan.
reset-tables-other-name = Se ei ole tämän palvelimen nimi, joten mikään ei muuttunut. Yritä uudelleen täsmälleen oikealla nimellä.
reset-tables-unknown = Discord ei juuri nyt kerro tämän palvelimen nimeä, joten mikään ei muuttunut. Yritä myöhemmin uudelleen.
