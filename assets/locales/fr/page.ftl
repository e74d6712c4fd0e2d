# The board page, on which people play in a browser.

command-web = Jouer dans le navigateur : choisis un pion, puis où il va
button-page = Voir le plateau
page-link = Ta page de jeu : choisis un pion, puis où il va. Ce lien n’est que pour toi ; il marche une fois, pendant 10 minutes.
refused-link-used = Ce lien a déjà servi. Demande-en un autre avec `/halma web`.
refused-link-too-old = Ce lien ne marche plus. Demande-en un autre avec `/halma web`.
refused-signed-out = Tu n’as pas de session ouverte ici. Demande un lien avec `/halma web`.
page-not-signed-in = La connexion avec Discord a échoué. Ferme le plateau et rouvre-le.
page-unreadable = Je ne peux pas lire cette demande. Recharge la page et réessaie.
page-busy = Ça fait beaucoup d’un coup. Attends un instant et réessaie.
page-offline = Pas de connexion. Nouvel essai…
page-no-answer = Pas de connexion. Réessaie dans un instant.
page-discord-silent = Discord ne répond pas. Réessaie dans un instant.
page-not-on-server = Tu n’es plus sur le serveur de cette partie. Rejoins-le pour y commencer des parties.
page-thinking = L’ordinateur réfléchit…
page-sending = Envoi…
page-game = Jeu
page-games = Tes parties
page-next = Partie suivante
page-hint = Conseil
page-hint-costs = Conseil (victoire non comptée)
page-new-game = Nouvelle partie
page-begin = Commencer
page-opponent = Adversaire
page-someone-else = Quelqu’un d’autre…
page-member = Rechercher des membres
page-nobody = Aucun résultat. Essaie avec le début du nom.
page-more = Trop de résultats. Continue à écrire.
page-sign-out = Se déconnecter
page-my-move = à toi de jouer
page-their-move = en attente des autres
page-waiting = défi ouvert
page-over = terminée
page-touch-stone = À toi de jouer : choisis un pion.
page-touch-target = Choisis maintenant où il va.
page-move-example = par exemple { $example }
page-turn-board = Retourner le plateau
page-rest = Plus
page-sound = Son
page-you = toi
page-waiting-for = À { $name } de jouer
page-lost = Belle partie ! On remet ça ?
page-home = camp
page-goal = arrivée
page-all = Toutes
page-running = En cours
page-try = Essayer des coups
page-try-free = Déplacement libre
page-try-here = Essayer à partir d’ici
page-try-hint = Déplace n’importe quel pion. Personne d’autre ne le voit.
page-puzzle = Problème du jour
page-profile = Mon profil
page-lessons = Leçons
page-plan = Mon plan
page-plan-add = Ajouter à mon plan
page-plan-remove = Retirer
page-save = Enregistrer
page-saved = C’est enregistré.
page-empty = vide
page-can-move = peut bouger
page-step = un pas
page-jumps = { $jumps ->
    [one] un saut
   *[other] { $jumps } sauts
}
page-replay-at = Coup { $number } sur { $count }
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-start = Au début
page-replay-back = Coup précédent
page-replay-on = Coup suivant
page-replay-end = À la fin
privacy-sessions = • Navigateurs connectés à la page de jeu : { $count ->
    [0] aucun
   *[other] { $count }, depuis { $since }
}.
privacy-sessions-ended = C’est fait : tous les navigateurs sont déconnectés.
button-sessions-end = Déconnecter les navigateurs
page-other-person = La session ouverte est celle de { $name }, et ce lien est à quelqu’un d’autre. Passer à l’autre compte ?
page-ask-draw = Proposer la nulle ?
page-ask-takeback = Demander d’annuler ton dernier coup ?
page-cookies = Ton navigateur bloque les cookies de cette page, donc je ne peux pas garder ta session ouverte. Autorise-les et rouvre le lien.
page-sign-in-again = Se reconnecter
page-signed-out = Ta session est fermée.
page-switch = Changer de compte
page-stay = Ne pas changer
page-stored = Version enregistrée :
