# Tables of who stands where.

family-halma = Halma
family-corners = Kulmat
family-star = Kiinanshakki (kaksin)
family-many = Kolme tai useampi pelaaja
choice-where-here = Tämä palvelin
choice-where-everywhere = Kaikkialla
choice-by-rating = Vahvuusluku
choice-by-wins = Voitetut pelit
choice-by-season = Kausi

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] yksi pelaaja
   *[other] { $people } pelaajaa
}
table-by-rating = vahvuusluku
table-by-wins = voitetut pelit
table-by-season = kausi { $year } Q{ $quarter }
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] 1 peli
   *[other] { $games } peliä
} · { $last }
table-wins-row = { $rank } { $who } voittoja **{ $won }**/{ $games } · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Täällä ei ole vielä ketään. Loppuun pelattu pisteytetty peli korjaa asian: `/halma challenge`.
table-hall-of-fame = *Kunniagalleria*
table-champions = { $year } Q{ $quarter }: { $champions }
digest-title = 🏆 **Tämän palvelimen kausi { $year } Q{ $quarter } on päättynyt.**
digest-family = **{ $family }**: { $champions }
digest-next = Seuraava on alkanut, ja kaikki aloittavat nollasta: `/halma challenge`
table-own-no-points = *Sinä: voitto tai tasapeli tuo tämän kauden pisteitä.*
table-own-hidden = *Sinä: piilotettu tulostaulukoista.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Kaikkialla
button-here = Tämä palvelin

rating-changes = 📈 { $changes }
series-first = Peli 1/2
series-second = Peli 2/2
series-goes-on = ⏭️ Seuraavaksi toinen peli, puolet vaihtuvat.
series-score = 🏁 Molemmat pelit: { $one } **{ $won } : { $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } : { $lost } { $other }

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
profile-streaks = 🔥 Voittoja peräkkäin: nyt { $now }, parhaimmillaan { $best }
profile-times = ⏱️ Siirtoja { $moves }, mediaaniaika { $median } · { $late ->
    [0] aikaraja ei ole ylittynyt
    [one] aikaraja ylittyi kerran
   *[other] aikaraja ylittyi { $late } kertaa
}
profile-variants = Voitot–tasapelit–häviöt pelin mukaan: { $rows }
profile-reasons = Voitot–tasapelit–häviöt päättymistavan mukaan: { $rows }
profile-seats = Voitot–tasapelit–häviöt paikan mukaan: { $rows }
seat-games = { $seat ->
    [1] ensimmäinen
    [2] toinen
    [3] kolmas
    [4] neljäs
    [5] viides
   *[other] kuudes
} { $games }
profile-last = **Viimeisimmät pelit**
profile-curve = Vahvuusluvun kehitys viimeisten { $games } pelin aikana: alussa { $from }, lopussa { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } ja { $other } eivät ole vielä pelanneet kaksinpeliä loppuun.
reason-built = maali täynnä
reason-home = kotipihan tarkistus
reason-tempo = tempoluku
reason-locked = lukitut nappulat
reason-stall = ei edistystä
reason-blocked = kukaan ei voi siirtää
reason-resignation = luovutus
reason-timeout = aika loppui
reason-agreement = sopimus
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } h
duration-days = { $count ->
    [one] yksi päivä
   *[other] { $count } päivää
}

reset-tables-done = 🛡️ { $by } aloitti tämän palvelimen tulostaulukot alusta. Kaikkien palvelinten yhteiset vahvuusluvut säilyvät ennallaan.
reset-tables-other-name = Se ei ole tämän palvelimen nimi, joten mikään ei muuttunut.
reset-tables-unknown = Discord ei juuri nyt kerro minulle tämän palvelimen nimeä, joten mikään ei muuttunut. Yritä myöhemmin uudelleen.
