# Why something cannot be done, and what to do instead.

kept-private = Sur ce serveur, il n’y a que toi qui vois ce que je dis, donc personne ne pourrait te rejoindre. Demande à la modération d’autoriser **Utiliser des applications externes**, ou joue en message privé.
unknown-request = Je ne connais plus ce bouton ou cette commande. `/halma help` montre ce que je sais faire.
unreadable-request = Je n’ai pas pu lire ce que Discord m’a envoyé, donc rien n’a changé. Réessaie.
not-admitted = Ce n’est pas à toi. Lance toi-même la commande pour avoir le tien.
other-version-none = Cela vient d’une autre version du bot. Relance la commande.
unknown-choice = Ce choix n’existe pas pour `{ $option }`. Choisis dans sa liste.
cannot-store = Je ne peux rien enregistrer pour l’instant, donc rien n’a changé. Réessaie dans quelques minutes.
may-be-stored = Un problème est survenu pendant l’enregistrement. Vérifie dans une minute si ça a marché (parties : `/halma games`), et réessaie sinon.
unavailable = Je n’arrive pas à accéder aux parties. Rien n’est perdu : réessaie dans un instant.
our-fault = Oups, quelque chose a planté de mon côté. Réessaie dans un instant. Si ça se reproduit, dis-le à l’équipe de ce bot : erreur { $number }.
one-at-a-time = Une chose à la fois : je travaille encore sur ta dernière demande. Réessaie quand elle est prête.
plain-answer = Discord n’a pas accepté ma réponse. Réessaie dans un instant. Si ça se reproduit, dis-le à l’équipe de ce bot : erreur { $number }.

refused-no-such-match = Aucune partie n’a ce code sur ce serveur. Retrouve les tiennes avec `/halma games`.
refused-not-a-player = Tu ne joues pas dans cette partie. Lance la tienne avec `/halma play`.
refused-not-your-turn-shared = C’est à { $next } de jouer. Appuie sur **⏰ Réveiller** sous le plateau pour envoyer un rappel.
refused-not-your-turn = C’est à { $next } de jouer. Je te mentionnerai quand ce sera à toi.
refused-computer-thinks = L’ordinateur réfléchit. Réessaie dans un instant, quand il aura joué.
refused-no-seat-for-computer = Tu as nommé assez de monde pour toutes les places : il n’en reste pas pour l’ordinateur. Nommes-en moins, ou laisse `computer` vide.
refused-seat-is-out = Tu ne joues plus dans cette partie. Lances-en une autre avec `/halma play`.
refused-seat-is-done = Tu as atteint l’arrivée : tu n’as plus de tours. Regarde où en sont les autres avec `/halma board`.
refused-not-proven = Ce n’est pas (ou plus) certain. Tu ne peux réclamer qu’un résultat que rien ne peut changer.
refused-stale = Ce plateau n’est plus à jour. Vois le plateau actuel avec `/halma board`.
refused-not-begun = Cette partie n’a pas commencé. Réessaie quand elle aura commencé.
refused-game-over = Cette partie est terminée. Appuie sur **Revanche** sous son dernier plateau, ou lances-en une autre avec `/halma play`.
refused-challenge-declined = Ce défi a été refusé. Lances-en un nouveau avec `/halma play`.
refused-challenge-withdrawn = Ce défi a été retiré. Lance le tien avec `/halma play`.
refused-challenge-expired = Ce défi a expiré. Lances-en un nouveau avec `/halma play`.
refused-already-begun = Cette partie a déjà commencé. Retrouve les tiennes avec `/halma games`, ou lances-en une autre avec `/halma play`.
refused-rules = « { $rules } » ne va pas avec ce jeu ({ $game }). Choisis parmi : { $fitting }.
refused-diagonals = Pas de diagonales dans ce jeu ({ $game }) : il se joue sur l’étoile. Laisse cette option vide.
refused-option = L’option `{ $option }` n’existe pas dans ce jeu ({ $game }) : laisse-la vide. Il y a : { $has }.
refused-fixed = Sur ce serveur, { $game } se joue avec ces règles : { $rules }. Laisse vides les options d’autres règles, ou commence avec `/halma play`.
refused-places-and-pairs = On joue au classement ou par équipes, pas les deux. Laisse `ends` ou `teams` vide.
refused-bot = Tu ne peux pas jouer avec { $user } : c’est un autre bot. Défie une personne, ou choisis-moi pour jouer contre l’ordinateur.
refused-not-here = { $user } n’est pas sur ce serveur. Défie quelqu’un d’ici, ou laisse l’adversaire vide pour que tout le monde puisse te rejoindre.
refused-too-many-opponents = { $seats ->
    [one] Ce jeu se joue à deux. Nomme un seul adversaire.
   *[other] Ce jeu a de la place pour { $seats } adversaires. Nommes-en moins.
}
refused-named-twice = { $user } serait deux fois dans la partie. Nomme chaque personne une seule fois, ou seulement toi pour t’entraîner.
refused-already-challenged = Il y a déjà un défi ouvert entre vous deux. Réponds-y ou retire-le d’abord.
refused-too-many-challenges = Tu as lancé dix défis en une heure. Tu pourras lancer le prochain { $until }.
refused-not-invited = Ce défi n’est pas pour toi. Lance le tien avec `/halma play`.
refused-already-in = Tu participes déjà. La partie commence quand toutes les places sont prises.
refused-no-seat-left = Toutes les places sont prises ou réservées. Lance ton propre défi avec `/halma play`.
refused-begins-elsewhere = Cette partie ne part pas de la position habituelle. Importes-en une où tous les pions commencent dans leur camp.
refused-not-the-challenger = Seule la personne qui a lancé le défi peut le faire. Lance le tien avec `/halma play`.
refused-challenger-may-withdraw = C’est ton propre défi. Appuie sur **Retirer** pour l’annuler.
refused-not-finished = Cette partie n’est pas terminée. Réessaie quand elle le sera.
refused-moves-deleted = Les coups de cette partie sont effacés : je les garde { $time } après la fin. Pour garder ceux de tes prochaines parties : `/halma me settings`.
refused-standing = Seul un défi ouvert à tout le monde peut être republié. Laisse vides les adversaires et l’ordinateur, ou `repeat`.
refused-series = Il faut deux personnes différentes et un jeu à deux pour jouer deux parties en changeant de côté. Laisse `two-games` vide, ou change d’adversaire ou de jeu.
refused-second-follows = Votre seconde partie commence automatiquement dans un instant.
refused-forgotten = Quelqu’un de cette partie a supprimé ses données : elle ne peut pas commencer avec les mêmes personnes. Lance une nouvelle partie avec `/halma play`.
refused-so-few = Il n’y a pas assez de monde pour ce jeu. Attends que d’autres arrivent, ou lances-en un autre avec `/halma play`.
refused-counts-nowhere = Cette partie n’est dans aucun classement : il n’y a rien à retirer.
refused-voided-before = Cette partie a déjà été retirée des classements.
refused-no-clock = Cette partie est sans limite de temps : inutile d’en donner plus.
refused-own-clock = C’est ton propre temps qui tourne. Seul un adversaire peut te donner un jour de plus.
refused-given-enough = Le maximum est d’une semaine en plus, et elle est déjà donnée. Attends que le coup soit joué.
refused-own-turn = C’est à toi de jouer. Appuie sur **Jouer** sous le plateau.
refused-woken-already = Un rappel a déjà été envoyé pour ce coup. Patiente un peu.
refused-reminded-already = Pas de rappel à couper : il n’y en aura plus pour ce coup.
refused-no-offer = Cette proposition n’existe plus. Fais-en une nouvelle.
refused-offer-stands = Il y a déjà une proposition dans cette partie. Réponds-y ou retire-la d’abord.
refused-offered-already = Tu as déjà fait une proposition pendant ce coup. Tu pourras en refaire une au prochain.
refused-not-your-offer = Seule la personne qui a fait cette proposition peut la retirer. Toi, tu peux la refuser.
refused-not-asked = Cette proposition n’attend pas ta réponse. Attends celle des autres.
refused-hints-allowed = Les conseils sont déjà permis dans cette partie. Utilise `/halma hint` quand c’est à toi.
refused-too-late-to-cancel = Tout le monde a joué deux coups : il est trop tard pour annuler. Propose la nulle avec `/halma draw`, ou abandonne avec `/halma resign`.
refused-challenge-removed = La modération a supprimé ce défi. Lance le tien avec `/halma play`.
refused-moderators-only = Sur ce serveur, seule la modération lance des défis. Tu peux les rejoindre : `/halma game open`.
refused-not-permitted = Tu ne peux pas commencer de partie dans ce salon : il t’y manque une permission, ou tu es en exclusion temporaire. Joue dans un autre salon avec `/halma play`.
refused-channel = On ne joue pas ici. Sur ce serveur, on peut jouer dans { $channels }.
refused-this-channel = Sur ce serveur, on peut jouer dans { $channels }. Change de salon.
refused-all-channels = En ce moment, on ne peut jouer dans aucun salon de ce serveur. Demande à la modération d’en autoriser un avec `/halma-admin channel`.
refused-shared = C’est déjà partagé dans ce salon. Remonte un peu pour le retrouver.
refused-too-many-channels = Je ne peux retenir que 100 salons par serveur. Autorise-les ou interdis-les d’abord tous, puis nomme les exceptions.
refused-too-many-running = { $most ->
    [one] Sur ce serveur, on joue une partie à la fois. Termine d’abord la tienne.
   *[other] Sur ce serveur, on joue { $most } parties à la fois. Termines-en d’abord une.
}
refused-other-plays-most = { $user } joue déjà autant de parties que ce serveur le permet. Réessaie quand l’une d’elles sera terminée.
refused-already-here = Cette partie se joue déjà dans ce salon. Vois-la avec `/halma board`.
refused-other-server = Cette partie appartient à un autre serveur et doit y rester. Continue là-bas, ou abandonne avec `/halma resign`.
refused-not-lost = Le salon de cette partie fonctionne encore. Pour la déplacer, demande à la modération : `/halma-admin move-here`.
refused-paused = Cette partie est en pause : aucune pendule ne tourne. Réessaie quand elle reprendra.
refused-no-such-zone = Je ne connais ni fuseau horaire ni grande ville du nom de `{ $name }`. Écris une grande ville proche et choisis dans la liste, par exemple `Berlin`, `Mumbai` ou `Москва`.
refused-several-zones = Il y a plusieurs endroits du nom de `{ $name }`. Choisis un fuseau horaire : { $zones }.
refused-no-such-hour = Ce n’est pas une heure de la journée. Écris un nombre entier de 0 à 23.
refused-away-too-long = { $left ->
    [0] Il ne te reste aucun jour d’absence cette année. Tes adversaires peuvent te donner du temps avec **+1 jour**.
    [one] Il ne te reste qu’un jour d’absence cette année. Choisis un jour.
   *[other] Il ne te reste que { $left } jours d’absence cette année. Choisis moins de jours.
}
refused-blocked = Tu ne peux pas jouer avec { $user } en ce moment. Choisis un autre adversaire.
refused-blocked-self = Tu ne peux pas te bloquer toi-même. Choisis quelqu’un d’autre.
refused-blocked-most = Ta liste de blocage est pleine : 200 personnes. Débloque d’abord quelqu’un avec `/halma me block`.
refused-computer-plays-on = L’ordinateur n’est pas en retard, donc il continue. Repropose la nulle quand tu seras devant, ou abandonne.
refused-changed-elsewhere = Tu as modifié ça ailleurs entre-temps, donc rien n’a été enregistré. Regarde ce qu’il y a maintenant, puis enregistre à nouveau.
refused-note-too-long = Ta note est trop longue : { $most } caractères au maximum. L’ancienne n’a pas changé.
refused-plan-own-turn = C’est à toi de jouer. Joue d’abord, tu pourras ensuite prévoir tes réponses.
refused-plan-without-others = Ici, tu joues contre toi-même : il n’y a rien à prévoir.
refused-plan-impossible = Ligne { $line } : `{ $text }` n’est pas possible à cet endroit. L’ancien plan n’a pas changé. Corrige la ligne et enregistre à nouveau.
refused-plan-two-answers = Ligne { $line } : `{ $text }` est une deuxième réponse à un coup qui en a déjà une. Gardes-en une seule ; l’ancien plan n’a pas changé.
refused-plan-no-answer = La ligne { $line } doit finir par un coup à toi. Ajoute-le et enregistre à nouveau ; l’ancien plan n’a pas changé.
refused-plan-too-long = Ton plan est trop long : { $lines } lignes et { $chars } caractères au maximum. L’ancien n’a pas changé.
refused-nothing-to-undo = Personne n’a encore joué de coup dans cette partie : il n’y a rien à annuler.
refused-nothing-to-take-back = Il n’y a pas encore de coup à annuler.

illegal-in = **#{ $code } :** { $why }
illegal-targets = Depuis { $from }, tu peux aller en : { $targets }.
illegal-stones = Pions que tu peux jouer : { $stones }.
button-try-again = Réessayer
illegal-malformed = Je n’ai pas pu lire { $typed }. Essaie `{ $example }`, ou appuie sur **Jouer** pour choisir dans une liste.
illegal-unreadable = Ce n’est pas un coup. Écris-le comme ceci : `h4-f2`.
illegal-no-such-cell = Il n’y a pas de case `{ $name }` sur ce plateau.
illegal-empty-cell = Il n’y a pas de pion en { $cell }.
illegal-not-your-stone = Le pion en { $cell } n’est pas à toi.
illegal-same-cell = Tu ne peux pas finir ton coup là où il a commencé, en { $cell }.
illegal-target-taken = Il y a déjà un pion en { $cell }.
illegal-not-reachable = { $from } ne peut pas aller en { $to }. Depuis { $from }, tu peux aller en : { $targets }.
illegal-cannot-move = Ton pion en { $from } ne peut pas bouger du tout.
illegal-leaves-goal = { $from } ne peut pas aller en { $to } : ton pion est à l’arrivée et ne peut plus en sortir.
illegal-enters-corner = { $from } ne peut pas aller en { $to } : ton pion peut traverser cette pointe, mais pas s’y arrêter.
illegal-enters-corner-of = { $from } ne peut pas aller en { $to } : tu peux traverser la pointe de { $seat }, mais pas t’y arrêter.
illegal-wrong-route = Le saut { $leg } est impossible : on ne peut pas sauter de { $from } à { $to }. Un trajet plus long n’est fait que de sauts.
illegal-jump-empty = { $from }–{ $to } n’est pas un saut : il n’y a aucun pion à sauter.
illegal-jump-several = { $from }–{ $to } n’est pas un saut : { $count } pions sont sur le chemin.
illegal-jump-halfway = { $from }–{ $to } n’est pas un saut : le pion en { $stone } n’est pas à mi-chemin.
illegal-jump-far = { $from }–{ $to } n’est pas un saut : le pion en { $stone } est trop loin. Dans ce jeu, on saute seulement un pion voisin.
illegal-pass = Tu peux encore jouer, donc tu ne peux pas passer.
