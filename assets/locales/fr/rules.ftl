# Rules and help.

rules-moves = Un coup déplace un seul pion : soit un **pas** vers une case voisine libre, soit un **saut** par-dessus un pion voisin, de n’importe quelle couleur, jusqu’à la case libre juste derrière, puis, si tu veux, d’autres sauts avec le même pion. Qui ne peut pas jouer passe.
rules-diagonals-on = Les pas et les sauts se font dans huit directions (le défi peut interdire les diagonales).
rules-diagonals-off = Les pas et les sauts se font dans quatre directions (le défi peut permettre les diagonales).
rules-of = { $default ->
    [yes] **{ $name }** (règles par défaut) : { $text }
   *[no] **{ $name }** : { $text }
}
explain-gambiter = Les deux côtés jouent, puis on regarde. Une arrivée remplie gagne ; si les deux le sont, la partie est nulle. Après le tour { $home }, qui a un pion dans son camp perd. Après le tour { $tempo }, qui a le moins de pas restants gagne.
explain-brainking = Une arrivée remplie gagne tout de suite. Une fois ses { $moves } premiers coups joués, laisser un pion dans son camp fait perdre. 50 tours sans progrès mènent à la nulle ; mais si un seul côté a encore un pion dans son camp, il perd.
explain-closed-camp = Une arrivée remplie gagne tout de suite. Un pion qui se trouve dans son arrivée ne peut plus finir un coup dehors. 50 tours sans progrès mènent à la nulle ; mais si un seul côté a encore un pion dans son camp, il perd.
explain-classic = Une arrivée remplie gagne tout de suite. 50 tours sans progrès mènent à la nulle{ $seats ->
    [2] {" ; mais si un seul côté a encore un pion dans son camp, il perd."}
   *[other] {"."}
}
explain-igroved = Une arrivée remplie gagne tout de suite. Une arrivée compte aussi comme remplie quand les pions des autres y sont enfermés et qu’au moins un des tiens y est. 50 tours sans progrès mènent à la nulle{ $seats ->
    [2] {" ; mais si un seul côté a encore un pion dans son camp, il perd."}
   *[other] {"."}
}

# For whoever is new.

how-to-title = **Comment jouer : { $game }**
how-to-aim = Amène tous tes pions de ton camp jusqu’à l’arrivée, le camp d’en face ; qui y amène d’abord tous les siens gagne. On ne prend jamais de pion : on saute par-dessus les siens et ceux des autres pour avancer.
alt-start = Le début de la partie, { $game }, avec l’arrivée du premier côté entourée.
lesson-begin = Le pion en { $stone } peut sauter loin. Où doit-il aller ?
lesson-played = { $jumps ->
    [0] **{ $route }** : un pas. Un saut par-dessus un autre pion l’aurait mené plus loin.
    [one] **{ $route }** : un saut.
    [many] **{ $route }** : { $jumps } de sauts en un coup. C’est ainsi qu’on gagne au Halma : construis des échelles pour tes pions, et sers-toi de celles des autres.
   *[other] **{ $route }** : { $jumps } sauts en un coup. C’est ainsi qu’on gagne au Halma : construis des échelles pour tes pions, et sers-toi de celles des autres.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] un pas
    [one] un saut
    [many] { $jumps } de sauts
   *[other] { $jumps } sauts
}
menu-lesson = Où doit-il aller ?
button-how-to = Comment jouer
button-try-chain = Essayer une chaîne de sauts
button-try-again-chain = Encore une fois

help = **Comment jouer**
    • `/halma challenge opponent:@friend` défie quelqu’un ; sans adversaire, qui veut peut se joindre à la partie. `computer:3` joue contre l’ordinateur, à un niveau de 1 à 10. Défie-toi toi-même pour t’entraîner.
    • `/halma move` liste tes coups possibles, les plus efficaces d’abord. Ou écris-en un : `h4-f2`, `h4 f2` ou tout le trajet `h1-f3-d3`. Le bouton **Jouer** numérote les pions qui peuvent bouger et propose des menus de coups : toucher deux fois suffit.
    • `/halma board` montre le plateau de ton côté, rien que pour toi. `/halma games` liste tes parties. `/halma resign` abandonne une partie.
    • Tu as 3 jours par coup, sauf si le défi dit autre chose ; je te mentionne quand c’est à toi et une fois encore avant la fin du temps. `/halma settings` règle les heures calmes, `/halma away` arrête tes pendules pendant les vacances, **+1 jour** donne du temps à ton adversaire.
    • `/halma hint` dit ce que jouerait l’ordinateur, à l’entraînement, en partie amicale, et si tout le monde est d’accord (`/halma offer what:hints`). `/halma-study` propose des leçons, un problème chaque jour, et l’analyse de tes parties terminées, tout comme **Analyse** sous leur plateau.
    • `/halma replay` montre une partie coup par coup et donne son relevé, `/halma import` en reprend un. **Comment jouer** sous un nouveau plateau explique le jeu.
    • `/halma leaderboard` montre les classements, `/halma profile` comment quelqu’un joue, `/halma open` les défis à rejoindre.
    • `/halma offer` propose la nulle, ou demande à annuler ton dernier coup ou à recevoir des conseils. `/halma block` empêche quelqu’un de te défier.
    • `/halma rules` explique les règles, y compris les fins de partie qu’elles imposent : j’en tiens le compte pour toi sous chaque plateau.
    Chaque partie a un code, par exemple #K7X9Q. Donne-le avec l’option `game` quand tu en joues plusieurs ici.
