# Challenges and lobbies.

challenge-named = { $challenger } défie { $invited } : { $game } !
challenge-open = { $challenger } propose une partie : { $game }. Qui joue ?
challenge-rematch-open = { $challenger } propose une revanche : { $game }. Qui joue ?
challenge-rematch = { $challenger } propose une revanche : { $game }. { $invited }, d’accord ?
challenge-settled = { $game } : { $people }
challenge-rated = { $time } · partie classée
challenge-casual = { $time } · partie amicale
challenge-uneven = Partie amicale : à cinq, certaines pointes valent mieux que d’autres.
challenge-expires = Expire { $at }.
challenge-standing = Dès qu’une partie commence, je republie ce défi.
series-of-two = Deux parties, en changeant de côté pour la seconde.
lobby-joined = En jeu : { $people }
lobby-invited = Invitations : { $people }
lobby-computer = Autres places : Ordinateur (niveau { $level })
lobby-free = { $free ->
    [one] Une place libre, ouverte à tout le monde
   *[other] { $free } places libres, ouvertes à tout le monde
}
first-lot = L’ordre de départ est tiré au sort.
first-challenger = { $challenger } commence.
first-opponent = L’adversaire commence.
first-swapped = Cette fois, { $first } commence.

closed-declined = { $challenger }, { $by } a refusé ton défi { $game } (#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } a retiré son défi { $game } (#{ $code }).
   *[other] { $others } : { $challenger } a retiré son défi { $game } (#{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }, personne n’a accepté ton défi { $game } (#{ $code }) en 7 jours.
   *[other] { $challenger }, ton défi { $game } (#{ $code }) est resté 7 jours sans réponse de { $invited }.
}
closed-expired-lobby = { $players } : en 7 jours, seulement { $taken } places prises sur { $seats }. C’est trop peu pour { $game } (#{ $code }). `/halma play` lance un nouveau défi.
closed-removed = { $known ->
    [yes] 🛡️ { $players } : { $who } (modération) a supprimé le défi { $game } (#{ $code }).
   *[no] 🛡️ { $players } : la modération a supprimé le défi { $game } (#{ $code }).
}
closed-begun = La partie a commencé.
closed-begun-in = La partie a commencé dans { $thread }.

button-accept = Accepter
button-join = Rejoindre
button-begin = Commencer à { $seats }
button-fill = { $seats ->
    [2] Contre l’ordi
   *[other] Compléter avec l’ordi
}
button-decline = Refuser
button-leave = Quitter
button-withdraw = Retirer

button-start = C’est parti
button-more-rules = Plus de règles
panel-anyone = Tout le monde peut participer. Ou choisis avec qui jouer :
panel-with = Avec { $people }
menu-with = N’importe qui
extra-rated = Classée
extra-diagonals = Coups en diagonale

menu-which-game = Choisis un jeu
missing-permissions = Je ne peux pas accueillir de partie dans ce salon. Permissions manquantes : { $names }. Demande à la modération de me les donner, ou joue dans un autre salon.
permission-view = « Voir le salon »
permission-send = « Envoyer des messages »
permission-send-in-threads = « Envoyer des messages dans les fils »
permission-create-threads = « Créer des fils publics »
permission-embed = « Intégrer des liens »
permission-attach = « Joindre des fichiers »
permission-history = « Voir les anciens messages »

notice-seat-declined = { $to }, { $by } ne participe pas : { $game } (#{ $code }). La place est ouverte à tout le monde.
