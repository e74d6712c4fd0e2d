# Cups: leagues and tournaments over days.

command-halma-cup = Tournois et ligues sur plusieurs jours
cup-new = Lancer un tournoi sur ce serveur (modération)
cup-challenge = Défier quelqu’un dans l’échelle
cup-join = T’inscrire à un tournoi
cup-leave = Quitter un tournoi
cup-table = Voir le classement d’un tournoi
cup-games = Voir tes parties dans un tournoi
cup-list = Les tournois de ce serveur
cup-start = Clore les inscriptions et commencer (organisation)
cup-put-off = Repousser la fin des inscriptions (organisation)
cup-correct = Décider du résultat d’une partie (organisation)
cup-remove = Retirer quelqu’un d’un tournoi (organisation)
cup-call-off = Annuler un tournoi (organisation)
option-cup-new-name = Nom du tournoi
option-cup-new-kind = Qui joue contre qui
option-cup-new-game = Quel jeu (par défaut : celui du serveur)
option-cup-new-days = Jours d’inscription (par défaut : 7)
option-cup-new-rounds = Rondes, s’il y en a plusieurs (par défaut : 5, en tables 3)
option-cup-new-threads = Un fil pour chaque partie
option-cup-challenge-player = Qui : à trois échelons au plus
option-cup-challenge-cup = Quel tournoi
option-cup-join-cup = Quel tournoi
option-cup-leave-cup = Quel tournoi
option-cup-table-cup = Quel tournoi
option-cup-games-cup = Quel tournoi
option-cup-start-cup = Quel tournoi
option-cup-put-off-days = De combien de jours
option-cup-put-off-cup = Quel tournoi
option-cup-correct-game = Code de la partie
option-cup-correct-winner = Qui gagne (vide : nulle)
option-cup-correct-cup = Quel tournoi
option-cup-remove-cup = Quel tournoi
option-cup-remove-player = Qui
option-cup-call-off-cup = Quel tournoi
cup-kind-round-robin = Tous contre tous (3 à 8 personnes)
cup-kind-league = Groupes d’environ cinq (9 personnes et plus)
cup-kind-swiss = Rondes à niveau égal (8 personnes et plus)
cup-kind-stairs = Échelle : des défis entre vous, sans fin (4 personnes et plus)
cup-kind-tables = Tables de 3, 4 ou 6 (7 à 49 personnes)

button-cup-join = Rejoindre
button-cup-in = Je joue
button-cup-name = Nommer et annoncer
button-cup-small = Commencer sans attendre
button-cup-leave = Quitter
button-cup-table = Classement
button-cup-games = Mes parties

cup-panel = Un tournoi pour ce salon : { $game }. Fais tes choix, puis donne-lui un nom.
menu-cup-days = Combien de temps peut-on s’inscrire ?
cup-panel-days = Fin des inscriptions dans { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
cup-name-proposed = Coupe { $game }
cup-announced = 🏆 **{ $name }** : { $game }. { $kind }.
cup-until = Fin des inscriptions : { $at }. Deux jours avant, je demande qui joue.
cup-lasts = { $rounds ->
    [0] Durée : { $days } jours au maximum.
   *[other] Il y a { $rounds } rondes de { $days } jours au maximum chacune.
}
cup-lasts-tables = Il y a jusqu’à { $rounds } rondes de { $days } jours au maximum chacune, puis une table finale pour les meilleurs.
cup-lasts-stairs = Défie quelqu’un à trois échelons de toi au plus avec `/halma-cup challenge`. Si tu gagnes, tu montes d’un échelon ; si tu perds, tu descends d’un.
cup-lasts-league = Une saison dure { $days } jours au maximum. Dans chaque groupe, une personne monte et une descend, puis la saison suivante commence.
cup-todo = Toutes les parties d’une ronde commencent en même temps. Temps : { $clock }.
cup-draw = Le tirage au sort est vérifiable. SHA-256 de son secret : `{ $commitment }`.
cup-entered = Tu participes à **{ $name }**. Inscriptions pour l’instant : { $count ->
    [one] la tienne seulement
   *[other] { $count }
}. Début : { $at }. Deux jours avant, je te demande si tu joues.
cup-entered-stairs = Tu es dans l’échelle de **{ $name }**. Défie quelqu’un avec `/halma-cup challenge`.
cup-confirmed = Tu joues dans **{ $name }**. Début : { $at }.
cup-left = Tu as quitté **{ $name }**.
cup-removed = { $who } ne participe plus à **{ $name }**.
cup-started = Les inscriptions à **{ $name }** sont closes. La première ronde commence dans un instant.
cup-none = Il n’y a pas de tournoi sur ce serveur. La modération peut en lancer un avec `/halma-cup new`.
cup-which = Quel tournoi ? Indique-le avec l’option `cup`.
cup-list-line = **{ $name }** · { $state }
cup-state-entry = fin des inscriptions { $at }
cup-state-open = inscriptions toujours ouvertes
cup-state-closed = commence dans un instant
cup-state-running = ronde { $round }
cup-state-rounds = ronde { $round } sur { $rounds }
cup-state-season = saison { $season }
cup-state-over = terminé
cup-state-called-off = annulé

cup-call-in = 🏆 **{ $name }** commence bientôt : { $at }. Tu joues ? Appuie avant sur **Je joue**, sinon ce sera sans toi. { $people }
cup-too-few = 🏆 **{ $name }** ne commence pas encore. Confirmations : { $count } sur { $least } au minimum. Les inscriptions sont prolongées, fin : { $at }. { $who } peut annuler le tournoi avec `/halma-cup call-off`.
cup-put-off-done = Nouvelle fin des inscriptions à **{ $name }** : { $at }. Je l’annonce dans le salon.
cup-corrected-done = C’est fait. Je l’annonce dans le salon.
cup-new-date = 🏆 Les inscriptions à **{ $name }** sont prolongées, fin : { $at }.
cup-won = 🏆 **{ $name }** : sur décision de l’organisation, { $who } gagne une partie contre { $people }.
cup-drawn = 🏆 **{ $name }** : sur décision de l’organisation, une partie est nulle : { $people }.
cup-closed = 🏆 Les inscriptions à **{ $name }** sont closes : { $count } personnes jouent. Les appariements suivent.
cup-round-begun = 🏆 **{ $name }**, ronde { $round } : les parties commencent maintenant. Dernier jour : { $day }. { $people }
cup-final-begun = 🏆 **{ $name }** : la table finale des meilleurs commence maintenant. Dernier jour : { $day }. { $people }
cup-open = Arrive quand tu veux, et repars quand tu veux.
cup-todo-stairs = Temps : { $clock }. Tu peux avoir une partie que tu as demandée et une qu’on t’a demandée.
cup-month-begun = 🏆 **{ $name }** : un nouveau mois commence, et les échelons vides disparaissent.
cup-challenged = Ta partie contre { $who } commence dans un instant.
cup-season-begun = 🏆 **{ $name }**, saison { $round } : les parties commencent maintenant. Dernier jour : { $day }. { $people }
cup-later = 🏆 **{ $name }** : je n’étais pas là pendant un moment, donc cette ronde est prolongée. Nouveau dernier jour : { $day }.
cup-season-over = 🏆 **{ $name }** : la saison { $season } est terminée. Félicitations, { $who } ! Début de la saison suivante : { $at }. Deux jours avant, je vous demande à tous si vous jouez, et d’autres peuvent s’inscrire.
cup-season-group = Groupe { $group } : { $who }
cup-byes = Sans partie dans cette ronde : { $people }.
cup-lots = Le secret du tirage au sort : `{ $secret }`.
cup-over = 🏆 Le tournoi **{ $name }** est terminé. Félicitations, { $who } !
cup-over-empty = 🏆 Le tournoi **{ $name }** est terminé.
cup-called-off = 🏆 Le tournoi **{ $name }** est annulé. Les parties en cours continuent.

cup-table-title = 🏆 **{ $name }** · { $state }
cup-table-nobody = Il n’y a encore aucune inscription.
cup-table-people = Inscriptions : { $people }
cup-table-group = **Groupe { $group }**
cup-row = { $place }. { $who } : { $points }
cup-row-decided = { $place }. { $who } : { $points } ({ $by })
cup-decided-final = table finale
cup-decided-direct = confrontation directe
cup-decided-sonneborn-berger = adversaires plus forts
cup-decided-margin = parties plus serrées
cup-decided-on-time = moins de défaites au temps
cup-table-number = N° { $id } pour `halma cup export`
cup-games-none = Tu n’as pas encore de parties dans **{ $name }**.
cup-games-title = Tes parties dans **{ $name }** :
cup-of-final = 🏆 Table finale
cup-of-season = 🏆 Saison { $season }
cup-of-rounds = 🏆 Ronde { $round } sur { $rounds }

refused-no-such-cup = Ce tournoi n’existe pas sur ce serveur. `/halma-cup list` montre ceux qu’il y a.
refused-cup-time = Dans un tournoi, personne n’a de temps en plus : tous les autres attendent la fin de la ronde.
refused-cup-moderators = Ici, seule la modération lance des tournois. Demande-lui, ou trouves-en un avec `/halma-cup list`.
refused-not-the-organizer = Seules la modération et la personne qui organise peuvent le faire. Pour quitter toi-même un tournoi : `/halma-cup leave`.
refused-entry-closed = Les inscriptions à ce tournoi sont closes. Guette le prochain.
refused-no-cup-game = Il n’y a pas de partie avec ce code dans le tournoi. **Mes parties** montre les codes.
refused-not-in-cup = Cette personne ne participe pas à ce tournoi.
refused-cup-full = Ce tournoi est complet. Guette le prochain.
refused-too-many-cups = Ce serveur ne peut pas avoir plus de tournois. Attends la fin de l’un d’eux, ou annules-en un.
refused-cup-over = Ce tournoi est terminé. `/halma-cup list` montre les autres.
refused-too-few-in-cup = Inscriptions : { $people }. Il en faut au moins { $least } pour ce format. Attends que d’autres arrivent.
refused-not-on-stairs = Vous devez être tous les deux dans l’échelle : appuyez sur **Rejoindre** sous le message du tournoi.
refused-no-stairs = Dans ce tournoi, c’est moi qui décide qui joue contre qui. **Mes parties** montre les tiennes.
refused-stairs-yourself = Tu ne peux pas te défier toi-même. Choisis quelqu’un d’autre dans **Classement**.
refused-stairs-too-far = Cette personne est à { $steps } échelons de toi. Choisis quelqu’un à 3 échelons au plus.
refused-stairs-out = Tu as déjà une partie en cours que tu as demandée. Termine-la d’abord.
refused-stairs-in = Cette personne a déjà une partie en cours qu’on lui a demandée. Choisis quelqu’un d’autre.
refused-stairs-again = Vous venez de jouer ensemble. Tu pourras relancer un défi dans { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
refused-stairs-unseen = Cette personne n’est pas venue depuis { $days } jours. Choisis quelqu’un d’autre.
refused-not-in-cups = Ce jeu ne va pas avec ce format. Les tables se jouent à 3, 4 ou 6, les autres formats à deux.
refused-cup-name = Donne au tournoi un nom de { $most } caractères au maximum.
