# Tables of who stands where.

family-halma = Halma
family-corners = Ecken-Halma
family-star = Sternhalma (zu zweit)
family-many = Zu dritt oder mehr
choice-where-here = Dieser Server
choice-where-everywhere = Überall
choice-by-rating = Wertung
choice-by-wins = Siege
choice-by-season = Saison

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] eine Person
   *[other] { $people } Personen
}
table-by-rating = Gesamtwertung
table-by-wins = Siege
table-by-season = Saison Q{ $quarter } { $year }
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · { $last }
table-wins-row = { $rank } { $who } **{ $won }** von { $games } gewonnen · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Hier steht noch niemand. Eine gewertete Partie, die zu Ende gespielt wird, ändert das: `/halma challenge`.
table-hall-of-fame = *Ruhmeshalle*
table-champions = Q{ $quarter } { $year }: { $champions }
digest-title = 🏆 **Die Saison Q{ $quarter } { $year } dieses Servers ist vorbei.**
digest-family = **{ $family }**: { $champions }
digest-next = Die nächste hat begonnen, und alle fangen bei null an: `/halma challenge`
table-own-no-points = *Du: Ein Sieg oder ein Remis bringt Punkte für diese Saison.*
table-own-hidden = *Du: in den Ranglisten ausgeblendet.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Überall
button-here = Dieser Server

rating-changes = 📈 { $changes }
series-first = Partie 1 von 2
series-second = Partie 2 von 2
series-goes-on = ⏭️ Die zweite Partie folgt, mit getauschten Seiten.
series-score = 🏁 Beide Partien: { $one } **{ $won } : { $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } : { $lost } { $other }

# How somebody plays.

profile-none = { $who } hat noch keine Partie zu Ende gespielt.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}: { $balance }
balance = { $won } gewonnen, { $drawn } remis, { $lost } verloren
profile-rank-here = #{ $rank } auf diesem Server
profile-rank-everywhere = #{ $rank } überall
profile-best-win = 🏅 Bester Sieg: gegen eine Wertung von { $rating } (#{ $code })
profile-longest-chain = 🔗 Längste Sprungkette: { $jumps ->
    [one] ein Sprung
   *[other] { $jumps } Sprünge
} (#{ $code })
profile-fastest = ⚡ Am schnellsten im Ziel bei { $game }: nach { $moves } Zügen (#{ $code })
profile-streaks = 🔥 Siege in Folge: jetzt { $now }, Rekord { $best }
profile-times = ⏱️ { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}, Bedenkzeit (Median): { $median } · { $late ->
    [0] Zeit nie überschritten
    [one] Zeit einmal überschritten
   *[other] Zeit { $late }-mal überschritten
}
profile-variants = Gewonnen–remis–verloren nach Spiel: { $rows }
profile-reasons = Gewonnen–remis–verloren nach Spielende: { $rows }
profile-seats = Gewonnen–remis–verloren nach Startplatz: { $rows }
seat-games = { $seat ->
    [1] erster
    [2] zweiter
    [3] dritter
    [4] vierter
    [5] fünfter
   *[other] sechster
} { $games }
profile-last = **Letzte Partien**
profile-curve = Die Wertung in den letzten { $games } Partien: von { $from } auf { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = Zwischen { $one } und { $other } gibt es noch keine beendete Partie zu zweit.
reason-built = Ziel voll
reason-home = Hauskontrolle
reason-tempo = Tempozahl
reason-locked = eingesperrt
reason-stall = Stillstand
reason-blocked = niemand kann ziehen
reason-resignation = Aufgabe
reason-timeout = Zeit abgelaufen
reason-agreement = Vereinbarung
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } h
duration-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}

reset-tables-done = 🛡️ { $by } hat die Ranglisten dieses Servers zurückgesetzt. Die serverübergreifenden Wertungen bleiben, wie sie sind.
reset-tables-other-name = Das ist nicht der Name dieses Servers, deshalb hat sich nichts geändert.
reset-tables-unknown = Discord nennt mir den Namen dieses Servers gerade nicht, deshalb hat sich nichts geändert. Bitte versuche es später noch einmal.
