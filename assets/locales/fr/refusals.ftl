# Why something cannot be done, and what to do instead.

servers-only = Pour l’instant, on joue sur des serveurs. Utilise cette commande dans un salon d’un serveur.
unknown-request = Je ne connais plus ce bouton ou cette commande. `/halma help` dit ce que je sais faire.
unreadable-request = Je n’ai pas pu lire ce que Discord m’a envoyé ; rien n’a changé. Réessaie, s’il te plaît.
not-admitted = Tu ne peux pas utiliser cela ici. Lance toi-même la commande pour avoir le tien.
other-version-none = Cela vient d’une autre version du bot. Relance la commande.
unknown-choice = Je ne connais pas cette valeur de l’option `{ $option }`. Choisis-en une dans sa liste.
cannot-store = Rien ne peut être enregistré pour l’instant, donc rien n’a changé. On peut quand même regarder les plateaux. Réessaie dans quelques minutes.
may-be-stored = Le disque a flanché pendant l’enregistrement. Regarde dans une minute avec `/halma games` si c’est fait, et réessaie sinon.
unavailable = Les parties sont inaccessibles en ce moment. Réessaie dans un instant ; rien n’est perdu, et rien ne sera fait deux fois.
our-fault = Quelque chose s’est mal passé de mon côté ; rien n’a changé. Réessaie. Si cela continue, donne à l’équipe de ce bot le numéro { $number }.
one-at-a-time = Une chose à la fois : je travaille encore sur ta demande. Réessaie quand elle sera prête.
plain-answer = Discord n’a pas accepté ma réponse. Essaie autrement. Si cela continue, signale à l’équipe de ce bot : erreur { $number }.

refused-no-such-match = Aucune partie n’a ce code sur ce serveur. `/halma games` liste tes parties.
refused-not-a-player = Tu ne joues pas dans cette partie. `/halma challenge` lance la tienne.
refused-not-your-turn = C’est à { $next } de jouer, pas à toi. Je te mentionnerai quand ce sera à toi.
refused-computer-thinks = L’ordinateur réfléchit ; son coup arrive dans un instant. Ensuite, c’est à toi ou à la personne suivante.
refused-no-seat-for-computer = Tu as nommé autant de personnes que le jeu a de places, il n’en reste pas pour l’ordinateur. Nommes-en moins, ou laisse `computer` de côté.
refused-seat-is-out = Tu es hors jeu dans cette partie.
refused-stale = La partie a continué entre-temps, ce n’est plus le plateau actuel. `/halma board` montre où elle en est, avec des boutons qui marchent.
refused-not-begun = Cette partie n’a pas commencé ; il reste des places à prendre.
refused-game-over = Cette partie est terminée. Le bouton **Revanche** sous son dernier plateau en lance une autre.
refused-challenge-declined = Ce défi a été refusé.
refused-challenge-withdrawn = Ce défi a été retiré.
refused-challenge-expired = Ce défi a expiré. `/halma challenge` en lance un nouveau.
refused-already-begun = Cette partie a déjà commencé.
refused-rules = Les règles « { $rules } » n’existent pas pour ce jeu ({ $game }). Règles possibles : { $fitting }.
refused-diagonals = Ce jeu ({ $game }) se joue sur l’étoile, qui n’a pas de diagonales. Laisse cette option de côté.
refused-not-here = { $user } n’est pas sur ce serveur.
refused-too-many-opponents = { $seats ->
    [one] Ce jeu se joue à deux : ne nomme qu’une personne.
    [many] Ce jeu a de la place pour { $seats } d’adversaires. Nommes-en moins.
   *[other] Ce jeu a de la place pour { $seats } adversaires. Nommes-en moins.
}
refused-named-twice = { $user } figure deux fois. Nomme chaque personne une fois ; pour t’entraîner en solo, ne nomme que toi.
refused-already-challenged = Il y a déjà un défi ouvert entre vous deux. Le voici, avec ses boutons :
refused-too-many-challenges = Tu as lancé dix défis en une heure. Le prochain sera possible { $until }.
refused-not-invited = Ce défi n’attend pas ta réponse. `/halma challenge` lance le tien.
refused-already-in = Tu as déjà ta place. La partie commence quand toutes les places sont prises.
refused-no-seat-left = Toutes les places sont prises ou réservées aux personnes invitées.
refused-begins-elsewhere = Dans cette partie, les pions ne partent pas des cases habituelles. Je ne peux reprendre une partie que depuis son premier coup.
refused-not-the-challenger = Seule la personne qui a lancé ce défi peut le retirer.
refused-challenger-may-withdraw = C’est toi qui as lancé ce défi. Le bouton **Retirer** le retire.
refused-not-finished = Cette partie est encore en cours.
refused-standing = Un défi qui revient de lui-même est ouvert à tout le monde : ne nomme ni adversaire ni ordinateur.
refused-series = Deux parties à couleurs inversées se jouent entre deux personnes différentes, dans un jeu à deux.
refused-second-follows = La seconde de vos deux parties commence d’elle-même dans un instant.
refused-forgotten = Je ne connais plus une des personnes qui ont joué cette partie, il n’y a donc pas de revanche.
refused-so-few = Ce jeu n’existe pas à si peu. Attends une personne de plus, ou lance un autre défi.
refused-counts-nowhere = Cette partie ne compte dans aucun classement, il n’y a donc rien à retirer.
refused-voided-before = Cette partie a déjà été retirée des classements.
refused-no-clock = Cette partie est sans limite de temps.
refused-own-clock = C’est ton propre temps qui court. Un jour de plus ne peut venir que de tes adversaires.
refused-given-enough = Ce coup a déjà reçu une semaine, c’est le maximum.
refused-reminded-already = Tu as déjà reçu un rappel pour ce coup, il n’y en aura pas d’autre.
refused-no-offer = Cette proposition n’est plus valable.
refused-offer-stands = Il y a déjà une proposition en cours. Il faut d’abord y répondre ou la retirer.
refused-offered-already = Tu as déjà fait une proposition pendant ce coup. Tu pourras en faire une autre au coup suivant.
refused-not-your-offer = Seule la personne qui a fait cette proposition peut la retirer.
refused-not-asked = Cette proposition n’attend pas ta réponse.
refused-hints-allowed = On peut déjà consulter l’ordinateur dans cette partie : `/halma hint`, quand c’est à toi.
refused-too-late-to-cancel = Tout le monde a joué, cette partie ne peut donc plus être annulée. Tu peux proposer la nulle, ou abandonner.
refused-challenge-removed = La modération a mis fin à ce défi.
refused-moderators-only = Sur ce serveur, seule la modération lance des parties. Tu peux rejoindre celles qu’elle lance.
refused-channel = Sur ce serveur, on joue dans { $channels }.
refused-this-channel = Sur ce serveur, on joue dans { $channels }. Change de salon.
refused-too-many-channels = Un serveur peut nommer 100 salons au plus.
refused-too-many-running = { $most ->
    [one] Sur ce serveur, on joue une partie à la fois. Termine d’abord la tienne.
    [many] Sur ce serveur, on joue { $most } de parties à la fois. Termine d’abord l’une des tiennes.
   *[other] Sur ce serveur, on joue { $most } parties à la fois. Termine d’abord l’une des tiennes.
}
refused-other-plays-most = { $user } joue autant de parties à la fois que ce serveur le permet. Celle-ci pourra commencer quand l’une d’elles sera terminée.
refused-already-here = Cette partie se joue déjà dans ce salon.
refused-other-server = Cette partie appartient à un autre serveur et ne peut aller que dans l’un de ses salons. `/halma resign` l’abandonne.
refused-not-lost = Cette partie a un salon qui fonctionne. Seule la modération peut la déplacer, avec `/halma-admin move`.
refused-paused = Cette partie est en pause, aucun temps ne court.
refused-no-such-zone = Je ne connais ni fuseau horaire ni grande ville du nom de `{ $name }`. Choisis dans la liste : écris une grande ville près de chez toi, comme `Berlin`, `Mumbai` ou `Москва`.
refused-several-zones = Il y a plusieurs endroits du nom de `{ $name }`. Précise le fuseau horaire : { $zones }.
refused-no-such-hour = Une heure de la journée est un nombre entier de 0 à 23.
refused-away-too-long = { $left ->
    [0] Il ne te reste aucun jour d’absence sur un an.
    [one] Il te reste un jour d’absence sur un an.
    [many] Il te reste { $left } de jours d’absence sur un an.
   *[other] Il te reste { $left } jours d’absence sur un an.
}
refused-blocked = Toi et { $user } ne pouvez pas jouer ensemble : il y a un blocage entre vous.
refused-blocked-self = Tu ne peux pas te bloquer toi-même.
refused-blocked-most = Tu bloques 200 personnes, c’est le maximum.
refused-nothing-to-take-back = Tu n’as aucun coup à annuler.

illegal-in = **#{ $code } :** { $why }
illegal-targets = Ton pion en { $from } peut aller en : { $targets }.
illegal-stones = Tes pions qui peuvent bouger : { $stones }.
button-try-again = Réessayer
illegal-no-such-cell = Il n’y a pas de case `{ $name }` sur ce plateau.
illegal-empty-cell = Il n’y a pas de pion en { $cell }.
illegal-not-your-stone = Le pion en { $cell } n’est pas à toi.
illegal-same-cell = Un coup ne peut pas finir en { $cell }, là où il a commencé.
illegal-target-taken = Il y a déjà un pion en { $cell }.
illegal-not-reachable = Ton pion en { $from } ne peut pas atteindre { $to }. Il peut aller en : { $targets }.
illegal-cannot-move = Ton pion en { $from } ne peut pas bouger du tout.
illegal-leaves-goal = Ton pion en { $from } est dans son arrivée et ne peut plus en sortir, il ne peut donc pas aller en { $to }.
illegal-wrong-route = Le saut { $leg } de ce trajet, de { $from } à { $to }, est impossible. Un trajet de trois cases ou plus n’est fait que de sauts.
illegal-pass = Tu peux jouer, donc tu ne peux pas passer.
