# Tables of who stands where.

family-halma = Halma
family-corners = Rohy
family-star = Čínská dáma (pro dva)
family-many = Tři a více hráčů
choice-where-here = Tento server
choice-where-everywhere = Všude
choice-by-rating = Rating
choice-by-wins = Výhry
choice-by-season = Sezona

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] jeden hráč
    [few] { $people } hráči
    [many] { $people } hráče
   *[other] { $people } hráčů
}
table-by-rating = za celou dobu
table-by-wins = výhry
table-by-season = sezona { $year }, { $quarter }. čtvrtletí
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] 1 partie
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
} · { $last }
table-wins-row = { $rank } { $who } výhry: **{ $won }** / { $games } · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Zatím tu nikdo není. Změní to první dohraná hodnocená partie: `/halma challenge`.
table-hall-of-fame = *Síň slávy*
table-champions = { $year }, { $quarter }. čtvrtletí: { $champions }
digest-title = 🏆 **Na tomto serveru skončila sezona { $year }, { $quarter }. čtvrtletí.**
digest-family = **{ $family }**: { $champions }
digest-next = Další už začala a všichni startují od nuly: `/halma challenge`
table-own-no-points = *Ty: body této sezony přinese výhra nebo remíza.*
table-own-hidden = *Ty: v žebříčcích tě není vidět.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Všude
button-here = Tento server

rating-changes = 📈 { $changes }
series-first = Partie 1 ze 2
series-second = Partie 2 ze 2
series-goes-on = ⏭️ Následuje druhá partie s prohozenými stranami.
series-score = 🏁 Obě partie: { $one } **{ $won } : { $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } : { $lost } { $other }

# How somebody plays.

profile-none = { $who } zatím nemá žádnou dohranou partii.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] 1 partie
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
}: { $balance }
balance = výhry { $won }, remízy { $drawn }, prohry { $lost }
profile-rank-here = { $rank }. místo na tomto serveru
profile-rank-everywhere = { $rank }. místo celkově
profile-best-win = 🏅 Nejlepší výhra: proti ratingu { $rating } (#{ $code })
profile-longest-chain = 🔗 Nejdelší série: { $jumps ->
    [one] jeden skok
    [few] { $jumps } skoky
    [many] { $jumps } skoku
   *[other] { $jumps } skoků
} (#{ $code })
profile-fastest = ⚡ Nejrychlejší výhra, { $game }: cíl zaplněný za { $moves ->
    [one] jeden tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
} (#{ $code })
profile-streaks = 🔥 Výhry v řadě: teď { $now }, rekord { $best }
profile-times = ⏱️ Tahů: { $moves }, polovina trvala nejvýš { $median } · { $late ->
    [0] čas nikdy nevypršel
    [one] čas vypršel jednou
    [few] čas vypršel { $late }×
    [many] čas vypršel { $late }×
   *[other] čas vypršel { $late }×
}
profile-variants = Výhry–remízy–prohry podle her: { $rows }
profile-reasons = Výhry–remízy–prohry podle způsobu ukončení: { $rows }
profile-seats = Výhry–remízy–prohry podle místa: { $rows }
seat-games = { $seat ->
    [1] první
    [2] druhé
    [3] třetí
    [4] čtvrté
    [5] páté
   *[other] šesté
} { $games }
profile-last = **Poslední partie**
profile-curve = Vývoj ratingu, posledních partií: { $games }. Od { $from } do { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } a { $other }: zatím žádná společná dohraná partie pro dva.
reason-built = zaplněný cíl
reason-home = kontrola domova
reason-tempo = kroky do cíle
reason-locked = uvězněné kameny
reason-stall = bez postupu
reason-blocked = nikdo nemá kam táhnout
reason-resignation = vzdaná partie
reason-timeout = vypršel čas
reason-agreement = dohoda
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } h
duration-days = { $count ->
    [one] jeden den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}

reset-tables-done = 🛡️ { $by }: žebříčky tohoto serveru začínají od nuly. Rating na všech serverech zůstává, jak je.
reset-tables-other-name = To není název tohoto serveru, takže se nic nezměnilo.
reset-tables-unknown = Discord mi zrovna neřekne název tohoto serveru, takže se nic nezměnilo. Zkus to prosím později.
