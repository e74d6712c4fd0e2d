# Leaderboards.

family-halma = Halma
family-corners = Coins, Mini-Coins
family-star = Dames chinoises à deux
family-many = À trois ou plus
choice-where-here = Ce serveur
choice-where-everywhere = Partout
choice-by-rating = Cote
choice-by-wins = Victoires
choice-by-season = Saison

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] une personne
   *[other] { $people } personnes
}
table-by-rating = depuis toujours
table-by-wins = victoires
table-by-season = saison { $year } T{ $quarter }
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] 1 partie
   *[other] { $games } parties
} · { $last }
table-wins-row = { $rank } { $who } **{ $won }** victoires sur { $games } · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Le classement est encore vide. Joue trois parties classées contre des gens pour y entrer : `/halma play`.
table-unplaced = *Pas encore classés :*
table-unplaced-row = · { $who } **{ $rating }** · { $missing ->
    [one] encore 1 partie classée pour avoir un rang
   *[other] encore { $missing } parties classées pour avoir un rang
} · { $last }
table-hall-of-fame = *Palmarès*
table-champions = { $year } T{ $quarter } : { $champions }
digest-title = 🏆 **La saison { $year } T{ $quarter } est terminée. Voici vos champions !**
digest-family = **{ $family }** : { $champions }
digest-most = 🎲 Le plus de parties : { $who } ({ $games })
digest-chain = 🔗 Plus longue chaîne : { $who }, { $jumps } sauts en un coup
digest-closest = 🤏 Course la plus serrée : { $winner } bat { $loser }, qui échoue à { $steps ->
    [one] un pas
   *[other] { $steps } pas
} de l’arrivée
digest-thanks = { $games ->
    [one] Une partie
   *[other] { $games } parties
} en tout. Merci d’avoir joué, { $people } !
digest-next = Une nouvelle saison commence, et tout le monde repart de zéro : `/halma play`
digest-alt = La plus longue chaîne de la saison : { $jumps } sauts, par { $who }.
table-own-no-points = *Toi : une victoire ou une nulle te donne des points cette saison.*
table-own-hidden = *Toi : hors des classements. Change-le avec `/halma me settings hidden:False`.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Partout
button-here = Ce serveur

rating-changes = 📈 { $changes }
rating-too-early = 📈 Non classée : elle s’est terminée avant que tout le monde ait joué deux coups.
rating-why-first = ? = nouvelle cote, encore provisoire
rating-why-half = La moitié des points : deuxième partie classée entre vous en 30 jours
rating-why-quarter = Un quart des points : troisième partie classée entre vous en 30 jours
rating-why-none = Cote inchangée : seules comptent les trois premières parties classées entre vous en 30 jours
series-first = Partie 1 sur 2
series-second = Partie 2 sur 2
series-goes-on = ⏭️ La seconde partie suit, en changeant de côté.
series-score = 🏁 Après les deux parties : { $one } **{ $won } – { $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } – { $lost } { $other }

# How somebody plays.

profile-none = { $who } n’a pas encore terminé de partie.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] 1 partie
   *[other] { $games } parties
} : { $balance }
balance = victoires { $won }, nulles { $drawn }, défaites { $lost }
profile-rank-here = n° { $rank } sur ce serveur
profile-rank-everywhere = n° { $rank } partout
profile-best-win = 🏅 Plus belle victoire : contre un adversaire à { $rating } (#{ $code })
profile-longest-chain = 🔗 Plus longue chaîne : { $jumps ->
    [one] un saut
   *[other] { $jumps } sauts
} (#{ $code })
profile-fastest = ⚡ Partie la plus rapide, { $game } : arrivée remplie en { $moves } coups (#{ $code })
profile-streaks = 🔥 Victoires de suite : { $now } en ce moment, record { $best }
profile-times = ⏱️ En général { $median } par coup ({ $moves } jusqu’ici) · { $late ->
    [0] temps jamais dépassé
    [one] temps dépassé une fois
   *[other] temps dépassé { $late } fois
}
profile-variants = Par jeu (victoires–nulles–défaites) : { $rows }
profile-reasons = Par type de fin (victoires–nulles–défaites) : { $rows }
profile-seats = Par ordre de départ (victoires–nulles–défaites) : { $rows }
seat-games = { $seat ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
    [4] en quatrième
    [5] en cinquième
   *[other] en sixième
} { $games }
profile-beaten = 🤖 **Niveaux de l’ordinateur battus**
profile-beaten-level = { $ladder } { $game } : niveau { $level } sur { $levels }
profile-last = **Dernières parties**
profile-curve = Cote sur les { $games } dernières parties : de { $from } à { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } et { $other } n’ont pas encore terminé de partie l’un contre l’autre.
reason-built = arrivée remplie
reason-home = pions restés au camp
reason-tempo = moins de pas restants
reason-locked = arrivée pleine avec des pions bloqués
reason-filled = arrivée pleine, surtout des siens
reason-places = tout le monde est classé
reason-stall = sans progrès
reason-blocked = plus aucun coup
reason-resignation = abandon
reason-timeout = temps dépassé
reason-agreement = accord
reason-race = course décidée
duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } h
duration-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}

reset-tables-done = 🛡️ { $by } a remis à zéro les classements de ce serveur. Les cotes sur tous les serveurs restent les mêmes.
reset-tables-other-name = Ce n’est pas le nom de ce serveur, donc rien n’a changé. Réessaie avec son nom exact.
reset-tables-unknown = Discord ne me donne pas le nom de ce serveur en ce moment, donc rien n’a changé. Réessaie plus tard.
