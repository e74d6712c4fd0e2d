# Tables of who stands where.

family-halma = Halma
family-corners = Colțuri
family-star = Dame chinezești (în doi)
family-many = Trei sau mai mulți jucători
choice-where-here = Acest server
choice-where-everywhere = Toate serverele
choice-by-rating = Rating
choice-by-wins = Partide câștigate
choice-by-season = Sezon

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] un jucător
    [few] { $people } jucători
   *[other] { $people } de jucători
}
table-by-rating = din toate timpurile
table-by-wins = partide câștigate
table-by-season = sezonul { $year } T{ $quarter }
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] 1 partidă
    [few] { $games } partide
   *[other] { $games } de partide
} · { $last }
table-wins-row = { $rank } { $who } **{ $won }** din { $games } câștigate · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Încă nu e nimeni aici. O partidă cu rating dusă până la capăt schimbă asta: `/halma challenge`.
table-hall-of-fame = *Galeria campionilor*
table-champions = { $year } T{ $quarter }: { $champions }
digest-title = 🏆 **Sezonul { $year } T{ $quarter } al acestui server s-a încheiat.**
digest-family = **{ $family }**: { $champions }
digest-next = A început următorul și toată lumea pornește de la zero: `/halma challenge`
table-own-no-points = *Tu: o victorie sau o remiză aduce puncte în acest sezon.*
table-own-hidden = *Tu: nu apari în clasamente.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Toate serverele
button-here = Acest server

rating-changes = 📈 { $changes }
series-first = Partida 1 din 2
series-second = Partida 2 din 2
series-goes-on = ⏭️ Urmează a doua partidă, cu locurile schimbate.
series-score = 🏁 Ambele partide: { $one } **{ $won } : { $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } : { $lost } { $other }

# How somebody plays.

profile-none = { $who } nu a dus încă nicio partidă până la capăt.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] 1 partidă
    [few] { $games } partide
   *[other] { $games } de partide
}: { $balance }
balance = câștigate { $won }, remize { $drawn }, pierdute { $lost }
profile-rank-here = locul { $rank } pe acest server
profile-rank-everywhere = locul { $rank } pe toate serverele
profile-best-win = 🏅 Cea mai bună victorie: contra unui rating de { $rating } (#{ $code })
profile-longest-chain = 🔗 Cea mai lungă serie: { $jumps ->
    [one] o săritură
    [few] { $jumps } sărituri
   *[other] { $jumps } de sărituri
} (#{ $code })
profile-fastest = { $moves ->
    [one] ⚡ Cea mai rapidă partidă de { $game }: ținta plină într-o mutare (#{ $code })
    [few] ⚡ Cea mai rapidă partidă de { $game }: ținta plină în { $moves } mutări (#{ $code })
   *[other] ⚡ Cea mai rapidă partidă de { $game }: ținta plină în { $moves } de mutări (#{ $code })
}
profile-streaks = 🔥 Victorii la rând: acum { $now }, record { $best }
profile-times = ⏱️ { $moves ->
    [one] o mutare, jumătate
    [few] { $moves } mutări, jumătate dintre ele
   *[other] { $moves } de mutări, jumătate dintre ele
} în cel mult { $median } · { $late ->
    [0] timp niciodată depășit
    [one] timp depășit o dată
    [few] timp depășit de { $late } ori
   *[other] timp depășit de { $late } de ori
}
profile-variants = Victorii–remize–înfrângeri pe jocuri: { $rows }
profile-reasons = Victorii–remize–înfrângeri pe tipuri de final: { $rows }
profile-seats = Victorii–remize–înfrângeri pe locuri: { $rows }
seat-games = { $seat ->
    [1] primul
    [2] al doilea
    [3] al treilea
    [4] al patrulea
    [5] al cincilea
   *[other] al șaselea
} { $games }
profile-last = **Ultimele partide**
profile-curve = { $games ->
    [one] Ratingul în ultima partidă: de la { $from } la { $to }.
    [few] Ratingul în ultimele { $games } partide: de la { $from } la { $to }.
   *[other] Ratingul în ultimele { $games } de partide: de la { $from } la { $to }.
}
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } și { $other } nu au încheiat încă nicio partidă în doi.
reason-built = țintă plină
reason-home = verificarea casei
reason-tempo = numărul tempo
reason-locked = piese străine blocate
reason-stall = lipsă de progres
reason-blocked = nimeni nu poate muta
reason-resignation = abandon
reason-timeout = timp depășit
reason-agreement = comun acord
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } h
duration-days = { $count ->
    [one] o zi
    [few] { $count } zile
   *[other] { $count } de zile
}

reset-tables-done = 🛡️ { $by } a resetat clasamentele acestui server. Ratingurile de pe toate serverele rămân cum sunt.
reset-tables-other-name = Acesta nu e numele serverului, așa că nu s-a schimbat nimic.
reset-tables-unknown = Discord nu îmi spune acum numele acestui server, așa că nu s-a schimbat nimic. Încearcă din nou mai târziu.
