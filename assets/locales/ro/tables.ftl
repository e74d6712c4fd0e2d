# Leaderboards.

family-halma = Halma
family-corners = Colțuri, Mini-colțuri
family-star = Dame chinezești în doi
family-many = Trei sau mai mulți jucători
choice-where-here = Acest server
choice-where-everywhere = Toate serverele
choice-by-rating = Rating
choice-by-wins = Victorii
choice-by-season = Sezon

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] un jucător
    [few] { $people } jucători
   *[other] { $people } de jucători
}
table-by-rating = din toate timpurile
table-by-wins = victorii
table-by-season = sezonul { $year } T{ $quarter }
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] 1 partidă
    [few] { $games } partide
   *[other] { $games } de partide
} · { $last }
table-wins-row = { $rank } { $who } **{ $won }** din { $games } câștigate · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Încă nu e nimeni în clasament. Joacă trei partide cu rating contra oamenilor ca să intri: `/halma play`.
table-unplaced = *Încă fără loc:*
table-unplaced-row = · { $who } **{ $rating }** · { $missing ->
    [one] încă 1 partidă cu rating până la un loc
    [few] încă { $missing } partide cu rating până la un loc
   *[other] încă { $missing } de partide cu rating până la un loc
} · { $last }
table-hall-of-fame = *Galeria campionilor*
table-champions = { $year } T{ $quarter }: { $champions }
digest-title = 🏆 **Sezonul { $year } T{ $quarter } s-a încheiat. Iată campionii!**
digest-family = **{ $family }**: { $champions }
digest-most = 🎲 Cele mai multe partide: { $who } ({ $games })
digest-chain = 🔗 Cea mai lungă serie: { $who }, sărituri într-o mutare: { $jumps }
digest-closest = 🤏 Cea mai strânsă cursă: { $winner } a câștigat contra { $loser }, care mai avea { $steps ->
    [one] un pas
    [few] { $steps } pași
   *[other] { $steps } de pași
} de făcut
digest-thanks = { $games ->
    [one] O partidă
    [few] { $games } partide
   *[other] { $games } de partide
} în total. Mulțumesc că ați jucat, { $people }!
digest-next = A început un sezon nou și toată lumea pornește de la zero: `/halma play`
digest-alt = Cea mai lungă serie a sezonului: { $who }, sărituri: { $jumps }.
table-own-no-points = *Tu: o victorie sau o remiză îți aduce puncte în acest sezon.*
table-own-hidden = *Tu: nu apari în clasamente. Schimbă asta cu `/halma me settings hidden:False`.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Toate serverele
button-here = Acest server

rating-changes = 📈 { $changes }
rating-too-early = 📈 Fără rating: s-a încheiat înainte ca toată lumea să facă două mutări.
rating-why-first = ? = rating nou, încă provizoriu
rating-why-half = Jumătate din schimbare: a doua partidă cu rating dintre voi în 30 de zile
rating-why-quarter = Un sfert din schimbare: a treia partidă cu rating dintre voi în 30 de zile
rating-why-none = Neschimbat: contează doar primele trei partide cu rating dintre voi în 30 de zile
series-first = Partida 1 din 2
series-second = Partida 2 din 2
series-goes-on = ⏭️ Urmează a doua partidă, cu locurile schimbate.
series-score = 🏁 După ambele partide: { $one } **{ $won }–{ $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won }–{ $lost } { $other }

# How somebody plays.

profile-none = { $who } n-a încheiat încă nicio partidă.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] 1 partidă
    [few] { $games } partide
   *[other] { $games } de partide
}: { $balance }
balance = câștigate { $won }, remize { $drawn }, pierdute { $lost }
profile-rank-here = locul { $rank } pe acest server
profile-rank-everywhere = locul { $rank } pe toate serverele
profile-best-win = 🏅 Cea mai bună victorie: contra cuiva cu { $rating } (#{ $code })
profile-longest-chain = 🔗 Cea mai lungă serie: { $jumps ->
    [one] o săritură
    [few] { $jumps } sărituri
   *[other] { $jumps } de sărituri
} (#{ $code })
profile-fastest = ⚡ Cea mai rapidă partidă, { $game }: casa opusă plină în { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
} (#{ $code })
profile-streaks = 🔥 Victorii la rând: { $now } acum, record { $best }
profile-times = ⏱️ De obicei { $median } pe mutare (până acum { $moves }) · { $late ->
    [0] timp niciodată depășit
    [one] timp depășit o dată
    [few] timp depășit de { $late } ori
   *[other] timp depășit de { $late } de ori
}
profile-variants = Pe jocuri (victorii–remize–înfrângeri): { $rows }
profile-reasons = După final (victorii–remize–înfrângeri): { $rows }
profile-seats = După ordinea de start (victorii–remize–înfrângeri): { $rows }
seat-games = { $seat ->
    [1] primul
    [2] al doilea
    [3] al treilea
    [4] al patrulea
    [5] al cincilea
   *[other] al șaselea
} { $games }
profile-beaten = 🤖 **Niveluri ale calculatorului învinse**
profile-beaten-level = { $ladder } { $game }: nivelul { $level } din { $levels }
profile-last = **Ultimele partide**
profile-curve = { $games ->
    [one] Ratingul în ultima partidă: de la { $from } la { $to }.
    [few] Ratingul în ultimele { $games } partide: de la { $from } la { $to }.
   *[other] Ratingul în ultimele { $games } de partide: de la { $from } la { $to }.
}
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } și { $other } n-au încheiat încă nicio partidă directă.
reason-built = casa opusă plină
reason-home = piese rămase acasă
reason-tempo = mai puțini pași rămași
reason-locked = casă plină, cu piese blocate
reason-filled = casă plină, mai ales piese proprii
reason-places = toți au un loc
reason-stall = fără progres
reason-blocked = nicio mutare posibilă
reason-resignation = abandon
reason-timeout = timp depășit
reason-agreement = comun acord
reason-race = cursă decisă
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } h
duration-days = { $count ->
    [one] o zi
    [few] { $count } zile
   *[other] { $count } de zile
}

reset-tables-done = 🛡️ { $by } a resetat clasamentele acestui server. Ratingurile de pe toate serverele rămân la fel.
reset-tables-other-name = Acesta nu e numele serverului, așa că nu s-a schimbat nimic. Încearcă din nou cu numele exact.
reset-tables-unknown = Discord nu-mi spune acum numele serverului, așa că nu s-a schimbat nimic. Încearcă din nou mai târziu.
