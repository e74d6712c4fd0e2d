# Tables of who stands where.

family-halma = Halma
family-corners = Coins
family-star = Dames chinoises (à deux)
family-many = À trois et plus
choice-where-here = Ce serveur
choice-where-everywhere = Partout
choice-by-rating = Cote
choice-by-wins = Victoires
choice-by-season = Saison

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] { $people } personne
    [many] { $people } de personnes
   *[other] { $people } personnes
}
table-by-rating = cotes, toutes saisons
table-by-wins = parties gagnées
table-by-season = saison { $year } T{ $quarter }
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
} · { $last }
table-wins-row = { $rank } { $who } **{ $won }** sur { $games } · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Personne ici pour l’instant. Une partie classée menée à son terme suffit pour y entrer : `/halma challenge`.
table-hall-of-fame = *Palmarès*
table-champions = { $year } T{ $quarter } : { $champions }
digest-title = 🏆 **La saison { $year } T{ $quarter } de ce serveur est terminée.**
digest-family = **{ $family }** : { $champions }
digest-next = La suivante a commencé, et tout le monde repart de zéro : `/halma challenge`
table-own-no-points = *Toi : une victoire ou une nulle rapporte des points pour cette saison.*
table-own-hidden = *Toi : hors des classements, comme tu l’as choisi.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Partout
button-here = Ce serveur

rating-changes = 📈 { $changes }
series-first = Partie 1 sur 2
series-second = Partie 2 sur 2
series-goes-on = ⏭️ La seconde partie suit, avec les couleurs inversées.
series-score = 🏁 Les deux parties : { $one } **{ $won } – { $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } – { $lost } { $other }

# How somebody plays.

profile-none = { $who } n’a pas encore mené de partie à son terme.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
} : { $balance }
balance = victoires { $won }, nulles { $drawn }, défaites { $lost }
profile-rank-here = n° { $rank } sur ce serveur
profile-rank-everywhere = n° { $rank } partout
profile-best-win = 🏅 Plus belle victoire : contre une cote de { $rating } (#{ $code })
profile-longest-chain = 🔗 Plus longue chaîne : { $jumps ->
    [one] { $jumps } saut
    [many] { $jumps } de sauts
   *[other] { $jumps } sauts
} (#{ $code })
profile-fastest = ⚡ Record de vitesse, { $game } : arrivée remplie en { $moves } coups (#{ $code })
profile-streaks = 🔥 Victoires d’affilée : { $now } en ce moment, record { $best }
profile-times = ⏱️ Coups : { $moves }, la moitié en moins de { $median } · { $late ->
    [0] temps jamais dépassé
    [one] temps dépassé une fois
    [many] temps dépassé { $late } de fois
   *[other] temps dépassé { $late } fois
}
profile-variants = Victoires–nulles–défaites par jeu : { $rows }
profile-reasons = Victoires–nulles–défaites par type de fin : { $rows }
profile-seats = Victoires–nulles–défaites par place : { $rows }
seat-games = { $seat ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
} { $games }
profile-last = **Dernières parties**
profile-curve = La cote sur les { $games } dernières parties : de { $from } à { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = Aucune partie à deux terminée pour l’instant entre { $one } et { $other }.
reason-built = arrivée remplie
reason-home = contrôle du camp
reason-tempo = décompte des pas
reason-locked = pions enfermés
reason-stall = sans progrès
reason-blocked = plus aucun coup
reason-resignation = abandon
reason-timeout = temps dépassé
reason-agreement = accord
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } h
duration-days = { $count ->
    [one] { $count } jour
    [many] { $count } de jours
   *[other] { $count } jours
}

reset-tables-done = 🛡️ { $by } a remis à zéro les classements de ce serveur. Les cotes de tous les serveurs restent telles quelles.
reset-tables-other-name = Ce n’est pas le nom de ce serveur, rien n’a donc changé.
reset-tables-unknown = Discord ne me donne pas le nom de ce serveur en ce moment, rien n’a donc changé. Réessaie plus tard.
