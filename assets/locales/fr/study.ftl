# Lessons and puzzles.

lesson-title = 🎓 **Leçon { $number } sur { $all }.** { $text }
lesson-ask-step = Tu joues les ⚪ Blancs, du coin en bas à droite vers celui en haut à gauche, dont les cases sont entourées. Un pion fait un pas vers une case voisine, dans ce jeu aussi en diagonale. Choisis un pion, et le pas qui le rapproche le plus.
lesson-right-step = Un pas en diagonale en vaut deux.
lesson-wrong-step = C’est permis, mais un autre pas rapproche davantage le pion.
lesson-ask-jump = Au lieu d’un pas, un pion peut sauter par-dessus un voisin, de n’importe quelle couleur, jusqu’à la case libre juste derrière. Rien n’est pris. Saute avec ce pion.
lesson-right-jump = Deux cases en un coup, et le pion sauté reste où il est.
lesson-wrong-jump = C’est un pas. Cherche un voisin avec une case libre juste derrière lui.
lesson-ask-chain = Un saut peut être suivi d’autres sauts dans le même coup, dans toutes les directions. Trouve où ce pion arrive avec le plus de sauts.
lesson-right-chain = Trois sauts en un coup. Ce sont les longues chaînes qui font gagner.
lesson-wrong-chain = Il y a une chaîne plus longue : à chaque atterrissage, cherche le prochain pion à sauter.
lesson-ask-ladder = Les chaînes se construisent : des pions espacés d’une case forment une échelle pour ceux de derrière. Trouve le coup après lequel tu auras une chaîne de quatre sauts ou plus, quoi que fassent les Noirs.
lesson-right-ladder = Un coup discret, et le suivant traverse la moitié du plateau.
lesson-wrong-ladder = Après cela, les Noirs peuvent casser la longue chaîne, ou bien il n’y en a pas. Cherche le barreau qui manque à ton échelle.
lesson-ask-home = Selon ces règles, qui a des pions dans son camp après le tour 30 perd, et c’est le tour 30. Trouve le coup qui sauve la partie.
lesson-right-home = Plus aucun pion au camp. Avant un tel contrôle, je te préviens sous le plateau.
lesson-wrong-home = Un pion reste au camp, et c’est perdu tout de suite, quelle que soit ton avance.
lesson-ask-block = Regarde ce que les Noirs peuvent jouer ensuite. Choisis le coup qui réduit le plus leur meilleur coup.
lesson-right-block = L’échelle des Noirs a disparu, et ton pion a avancé aussi.
lesson-wrong-block = Les Noirs ont encore un coup plus long. Occupe une case où leur chaîne atterrit, ou déplace le pion qu’elle saute.
lesson-ask-race = Plus personne ne gêne personne : c’est la course. Trouve le premier coup du chemin qui remplit ton arrivée en un minimum de coups.
lesson-right-race = Parfois, un pas de côté va plus vite : il fait un pont pour le pion suivant.
lesson-wrong-race = Il faut ainsi un coup de plus. Compte les coups, pas les cases : cherche comment un pion peut en aider un autre.
lesson-ask-count = Tu joues les ⚫ Noirs, et c’est le dernier coup du tour 80. Selon ces règles, la partie se termine ensuite, et qui a le moins de pas restants jusqu’à l’arrivée gagne. Il en reste 3 aux Blancs. À toi de gagner.
lesson-right-count = Deux pas restants contre trois. C’était la dernière leçon : `/halma challenge computer:2` est une bonne partie pour continuer.
lesson-wrong-count = Il te reste encore autant de pas qu’aux Blancs, ou plus. Rappelle-toi ce que vaut un pas en diagonale.
study-right = ✅ **{ $route }** : c’est ça ! { $text }
study-wrong = ❌ **{ $route }** : pas encore. { $text }
study-none = Cette leçon ou ce problème n’existe pas.
study-stone = { $number } : le pion en { $cell }
study-target = { $number } : en { $cell }
menu-study-stone = Quel pion ?
menu-study-target = Où aller ? Choisir joue le coup
button-study-stones = Un autre pion
button-study-again = Réessayer
button-next-lesson = Leçon suivante
button-solve = Résoudre
puzzle-ask-chain = Trouve la plus longue chaîne de sauts.
puzzle-ask-build = Tu peux remplir ton arrivée en { $moves } coups ; personne ne gêne. Trouve le premier : aucun autre n’est assez rapide.
puzzle-ask-home = C’est le tour après lequel aucun pion ne doit rester au camp. Un seul coup te sauve.
puzzle-right = C’est la seule réponse.
puzzle-wrong = Il y a mieux.
puzzle-streak = { $tries ->
    [one] Résolu au premier essai !
    [many] Résolu en { $tries } d’essais.
   *[other] Résolu en { $tries } essais.
} 🔥 { $days ->
    [one] { $days } jour
    [many] { $days } de jours d’affilée
   *[other] { $days } jours d’affilée
}, record : { $best }.
