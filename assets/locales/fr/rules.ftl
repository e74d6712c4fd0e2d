# Rules and help.

rules-overview = Le **Halma** et les jeux de sa famille sont des courses : amène tous tes pions de ton camp à l’arrivée, en face, avant les autres. Choisis un jeu ci-dessous pour voir ses règles.
menu-rules = Règles d’un jeu
button-rule-sets = Autres règles
menu-illustrations = Les règles en images
illustration-long-jump = Saut long
illustration-filled = Arrivée pleine
illustration-corner = À travers une pointe
illustration-places = Places
illustration-pairs = Équipes
illustrate-long-jump = Le pion saute par-dessus un pion éloigné et atterrit aussi loin derrière. Le reste du trajet est libre.
illustrate-filled = L’arrivée entourée est pleine et la plupart de ses pions y ont leur place. C’est assez, même si le pion marqué est à un adversaire.
illustrate-corner = Le pion saute dans une autre pointe de l’étoile et en ressort. Il peut la traverser, mais pas s’y arrêter.
illustrate-places = Qui remplit son arrivée prend la meilleure place libre. Les numéros montrent les places déjà prises ; les autres continuent.
illustrate-pairs = Les joueurs face à face font équipe. Tous deux ont rempli leur arrivée et gagnent ensemble : ils portent les lauriers.
rules-moves = Joue un seul pion : fais un **pas** vers une case voisine libre, ou **saute** par-dessus un pion, quel qu’il soit, jusqu’à la case libre juste derrière. Continue à sauter tant que tu peux. Aucun pion n’est jamais pris. Si tu ne peux pas jouer, tu passes.
rules-moves-long = Joue un seul pion : fais un **pas** vers une case voisine libre, ou **saute** par-dessus un seul pion, proche ou lointain, jusqu’à la case aussi loin derrière. Tout le reste du trajet doit être libre. Continue à sauter tant que tu peux. Aucun pion n’est jamais pris. Si tu ne peux pas jouer, tu passes.
unusual-jumps = **Sauts longs** : saute par-dessus un pion à n’importe quelle distance et atterris aussi loin derrière. Tout le reste du trajet doit être libre.
rules-diagonals-on = On avance et on saute dans huit directions. Un défi peut interdire les diagonales.
rules-diagonals-off = On avance et on saute dans quatre directions. Un défi peut permettre les diagonales.
rules-rated = Une partie classée compte dès que tout le monde a joué deux coups. Trois parties te donnent un rang au classement.
rules-of = { $default ->
    [yes] **{ $name }** (par défaut) : { $text }
   *[no] **{ $name }** : { $text }
}
explain-gambiter = Remplis ton arrivée en premier et tu gagnes. Après le tour { $home }, tu perds s’il te reste un pion au camp. Après le tour { $tempo }, qui a le moins de pas restants gagne. Tout le monde joue le même nombre de coups.
explain-brainking = Remplis ton arrivée en premier et tu gagnes. Après tes { $moves } premiers coups, tu perds si tu finis un coup avec un pion au camp. Si pendant 50 tours personne ne s’approche de son arrivée plus qu’avant, c’est la nulle. Mais si une seule personne a encore un pion au camp, elle perd.
explain-closed-camp = Remplis ton arrivée en premier et tu gagnes. Un pion arrivé ne peut plus en sortir. Si pendant 50 tours personne ne s’approche de son arrivée plus qu’avant, c’est la nulle. Mais si une seule personne a encore un pion au camp, elle perd.
explain-classic = Remplis ton arrivée en premier et tu gagnes. Si pendant 50 tours personne ne s’approche de son arrivée plus qu’avant, c’est la nulle.{ $seats ->
    [2] {" "}Mais si une seule personne a encore un pion au camp, elle perd.
   *[other] { "" }
}
explain-igroved = Remplis ton arrivée en premier et tu gagnes. Les pions adverses bloqués dans ton arrivée comptent comme les tiens, si au moins un des tiens y est. Si pendant 50 tours personne ne s’approche de son arrivée plus qu’avant, c’est la nulle.{ $seats ->
    [2] {" "}Mais si une seule personne a encore un pion au camp, elle perd.
   *[other] { "" }
}
explain-parlett = Remplis ton arrivée en premier et tu gagnes. Une arrivée pleine suffit si la plupart de ses pions sont à toi. Si pendant 50 tours personne ne s’approche de son arrivée plus qu’avant, c’est la nulle.{ $seats ->
    [2] {" "}Mais si une seule personne a encore un pion au camp, elle perd.
   *[other] { "" }
}
explain-family = Remplis ton arrivée en premier et tu gagnes. Une arrivée pleine suffit si la plupart de ses pions sont à toi. Un pion arrivé ne peut plus en sortir, et on peut traverser les pointes des autres, mais pas s’y arrêter. Si pendant 50 tours personne ne s’approche de son arrivée plus qu’avant, c’est la nulle.{ $seats ->
    [2] {" "}Mais si une seule personne a encore un pion au camp, elle perd.
   *[other] { "" }
}

# For new players.

how-to-title = **Comment jouer : { $game }**
how-to-aim = Amène tous tes pions de ton camp à l’arrivée, en face. Remplis-la en premier et tu gagnes.
how-to-aim-places = Amène tous tes pions de ton camp à l’arrivée, en face. On joue jusqu’à ce que tout le monde soit classé.
how-to-aim-pairs = Les joueurs face à face font équipe. La première équipe dont les deux arrivées sont remplies gagne.
how-to-lines = 1️⃣ **But** : amène en premier tous tes pions dans l’arrivée entourée.
    2️⃣ **Pas** : déplace un pion vers une case voisine libre.
    3️⃣ **Saut** : ou saute par-dessus un pion, à toi ou non, jusqu’à la case libre juste derrière.
    4️⃣ **Chaîne** : continue à sauter tant que tu peux. Aucun pion n’est jamais pris.
alt-how-to = Quatre plateaux ({ $game }) : le début avec ton arrivée entourée, un pas, un saut et une chaîne de sauts.
alt-start = Le début du jeu ({ $game }), avec l’arrivée du premier joueur entourée.
lesson-begin = Exercice : le pion en { $stone } peut sauter loin. Où doit-il aller ?
lesson-played = { $jumps ->
    [0] **{ $route }** : un pas. En sautant par-dessus un autre pion, tu vas plus loin.
    [one] **{ $route }** : un saut.
   *[other] **{ $route }** : { $jumps } sauts en un coup. C’est comme ça qu’on gagne : construis des échelles pour tes pions, et sers-toi de celles des autres.
}
lesson-target = { $number } · { $to } · { $jumps ->
    [0] pas
    [one] un saut
   *[other] { $jumps } sauts
}
menu-lesson = Où doit-il aller ?
button-how-to = Comment jouer
button-try-chain = Essayer une chaîne
button-try-again-chain = Réessayer

greeting = 👋 Bonjour ! Avec moi, on joue à Halma, aux Coins et aux dames chinoises : un coup maintenant, un autre demain. `/halma play` lance une partie.
    Pour la modération : `/halma-admin settings`. Je ne lis les messages de personne.
help = **Comment jouer**
    • `/halma play` lance une partie : avec quelqu’un, avec n’importe qui ici ou contre l’ordinateur. Ou ouvre le menu d’une personne : Applications → **Jouer à Halma**.
    • Quand c’est à toi, appuie sur **Jouer** : tes pions sont numérotés, des coups te sont conseillés, et deux appuis suffisent. Ou écris un coup : `/halma move text:h4-f2`.
    • `/halma board` montre ton plateau, rien que pour toi. `/halma games` liste tes parties.
    • Tu as 3 jours par coup, sauf si le défi dit autre chose. Je te mentionne quand c’est à toi, et encore une fois avant la fin de ton temps.
    • `/halma me settings` règle tes heures calmes et ta langue, `/halma me away` met tes pendules en pause.
    • `/halma rules` explique les règles. **Comment jouer**, sous un nouveau plateau, explique ce jeu.
help-more = • `/halma hint` montre ce que jouerait l’ordinateur : à l’entraînement, en partie amicale, ou si tout le monde est d’accord.
    • `/halma-study` propose des leçons, un problème du jour et l’analyse de parties. **Analyse**, sous une partie terminée, fait de même.
    • `/halma game replay` montre une partie coup par coup, avec sa notation. `/halma game import` en charge une.
    • `/halma leaderboard` montre les classements, `/halma profile` les cotes et records de quelqu’un, `/halma game open` les défis à rejoindre.
    • `/halma draw`, `/halma takeback`, `/halma cancel`, `/halma resign`, `/halma me block`
    Chaque partie a un code, par exemple #K7X9Q. Si tu en as plusieurs ici, choisis avec l’option `game`.
button-help-more = Autres commandes
