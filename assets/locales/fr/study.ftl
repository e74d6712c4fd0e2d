# Lessons and puzzles.

lesson-title = 🎓 **Leçon { $number } sur { $all }.** { $text }
lesson-ask-step = Tu joues les ⚪ Blancs : du coin en bas à droite vers le coin entouré, en haut à gauche. Un pion fait un pas vers une case voisine, dans ce jeu aussi en diagonale. Choisis un pion, puis le pas qui le rapproche le plus.
lesson-right-step = Un pas en diagonale en vaut deux.
lesson-wrong-step = C’est permis, mais un autre pas rapproche davantage le pion.
lesson-ask-jump = Au lieu de faire un pas, un pion peut sauter par-dessus un autre, quel qu’il soit, jusqu’à la case libre juste derrière. Aucun pion n’est jamais pris. Saute avec ce pion.
lesson-right-jump = Deux cases en un coup, et le pion sauté reste où il est.
lesson-wrong-jump = C’est un pas. Cherche un pion voisin avec une case libre juste derrière.
lesson-ask-chain = Après un saut, le même pion peut continuer à sauter, dans toutes les directions. Trouve le coup avec le plus de sauts.
lesson-right-chain = Trois sauts en un coup. Les longues chaînes font gagner.
lesson-wrong-chain = Il y a une chaîne plus longue. Après chaque saut, cherche le prochain pion à sauter.
lesson-ask-ladder = Les chaînes se construisent : des pions espacés d’une case forment une échelle pour ceux de derrière. Trouve le coup qui te donne une chaîne de quatre sauts ou plus au coup suivant, quoi que jouent les Noirs.
lesson-right-ladder = Un coup discret, et le suivant traverse la moitié du plateau.
lesson-wrong-ladder = Après ça, il n’y a pas de longue chaîne, ou les Noirs peuvent la casser. Trouve le barreau qui manque à ton échelle.
lesson-ask-home = Dans ce jeu, tu perds s’il te reste un pion au camp après le tour 30, et c’est le tour 30. Trouve le coup qui te sauve.
lesson-right-home = Ton camp est vide. Dans tes parties, je te préviens sous le plateau quand ce moment approche.
lesson-wrong-home = Il te reste un pion au camp : tu perds, même avec beaucoup d’avance.
lesson-ask-block = Regarde ce que les Noirs peuvent jouer ensuite. Choisis le coup qui raccourcit le plus leur meilleur coup.
lesson-right-block = L’échelle des Noirs a disparu, et ton pion avance aussi.
lesson-wrong-block = Les Noirs ont encore un coup plus long. Place-toi là où leur chaîne atterrit, ou retire le pion qu’elle saute.
lesson-ask-race = Plus personne ne gêne personne : c’est la course. Trouve le premier coup du plus court chemin pour remplir ton arrivée.
lesson-right-race = Parfois, un pas de côté va plus vite : il fait un pont pour le pion suivant.
lesson-wrong-race = C’est plus long comme ça. Compte les coups, pas les cases : cherche comment un pion peut en aider un autre.
lesson-ask-count = Tu joues les ⚫ Noirs, et c’est le dernier coup du tour 80. La partie se termine après, et le total de pas restants le plus bas gagne. Il en reste 3 aux Blancs. À toi de gagner !
lesson-right-count = Deux pas restants contre trois. C’était la dernière leçon ! Pour ta prochaine partie, essaie `/halma play computer:2`.
lesson-wrong-count = Il te reste autant de pas qu’aux Blancs, ou plus. Rappelle-toi ce que vaut un pas en diagonale.
study-right = ✅ **{ $route }** : c’est ça ! { $text }
study-wrong = ❌ **{ $route }** : pas tout à fait. { $text }
study-none = Je ne trouve pas cette leçon ou ce problème. `/halma-study learn` liste les leçons.
study-stone = { $number } : le pion en { $cell }
study-target = { $number } : en { $cell }
menu-study-stone = Quel pion ?
menu-study-target = Où aller ? Le coup est joué aussitôt
button-study-stones = Un autre pion
button-study-again = Réessayer
button-next-lesson = Leçon suivante
button-solve = Résoudre
puzzle-game = { $diagonals ->
    [on] { $game }, avec diagonales
    [off] { $game }, sans diagonales
   *[none] { $game }
}
puzzle-title = 🧩 **Problème du jour** · { $game }. Tu joues { $color }. { $text }
puzzle-of-the-day = 🧩 **Problème du jour** · { $game }. { $color } joue. { $text }
study-alt = À { $color } de jouer, du camp ({ $home }) à l’arrivée ({ $goal }). Pions qui peuvent bouger : { $stones }.
puzzle-ask-chain = Trouve la plus longue chaîne de sauts.
puzzle-ask-build = Tu peux remplir ton arrivée en { $moves } coups, et personne ne te gêne. Trouve le premier : un seul est assez rapide.
puzzle-ask-home = Tu perds s’il reste un pion au camp après ce tour. Un seul coup te sauve.
puzzle-right = C’est la seule réponse.
puzzle-wrong = Il y a mieux.
puzzle-streak = { $tries ->
    [one] Résolu du premier coup !
   *[other] Résolu en { $tries } essais.
} 🔥 { $days ->
    [one] Un jour
   *[other] { $days } jours de suite
}, record : { $best }.
puzzle-days-7 = 🎉 Une semaine entière de problèmes résolus !
puzzle-days-30 = 🎉 Trente jours de suite. C’est devenu une habitude.
puzzle-days-100 = 💯 Cent jours de suite. Incroyable !
puzzle-skips = { $skipped ->
    [one] Tu as sauté un jour, mais
   *[other] Tu as sauté { $skipped } jours, mais
} tu as deux jours libres par mois. { $left ->
    [0] Il ne t’en reste plus ce mois-ci.
    [one] Il t’en reste un ce mois-ci.
   *[other] Il t’en reste { $left } ce mois-ci.
}
puzzle-shared = 🧩 { $who } a résolu le problème du jour
    { $tries ->
        [one] ✅ du premier coup
       *[other] ✅ en { $tries } essais
    }
    🔥 { $days ->
        [one] un jour
       *[other] { $days } jours de suite
    }
puzzle-share-old = C’était le problème d’un autre jour. `/halma-study puzzle` affiche celui d’aujourd’hui.
march-title = 🥾 **Marche { $number }**. Amène tes { $stones } pions à l’arrivée entourée, sans adversaire et en un minimum de coups. Le mieux possible est { $par }.
march-so-far = { $moves ->
    [one] Jusqu’ici : un coup.
   *[other] Jusqu’ici : { $moves } coups.
}
march-misfit = Je ne peux pas jouer `{ $word }` ici. Un coup s’écrit comme ça : `{ $example }`, avec un espace avant le suivant.
march-finished = 🏁 **Marche { $number }** : arrivée en { $moves } coups. Le mieux possible est { $par }.
march-perfect = 🏆 Impossible de faire moins !
march-best = Ton meilleur résultat du jour : { $moves }.
march-shared = 🥾 marche { $number } : { $moves }/{ $par } · { $who }
march-share-old = C’était la marche d’un autre jour. `/halma-study march` affiche celle d’aujourd’hui.
march-way = Un chemin en { $par } coups : `{ $moves }`
march-table = 🥾 **Marche { $number }** sur ce serveur (le mieux possible est { $par }) :
march-table-empty = Personne ici n’a encore partagé la marche { $number }.
march-rank = { $place }. { $who } · { $moves }
march-yesterday = Résultats partagés de la marche { $number } :
button-march = Marche
button-march-back = Annuler le coup
button-march-again = Recommencer
button-march-way = Meilleur chemin
button-march-table = Tableau
modal-march-title = Marche { $number }
modal-march-field = Tes prochains coups, séparés par des espaces
