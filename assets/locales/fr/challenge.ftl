# Challenges and lobbies.

challenge-named = { $challenger } défie { $invited } : { $game } !
challenge-open = { $challenger } propose une partie : { $game }. Qui veut jouer ?
challenge-rematch-open = { $challenger } propose une revanche : { $game }. Qui veut jouer ?
challenge-rematch = { $challenger } propose une revanche : { $game }. { $invited }, c’est d’accord ?
challenge-settled = { $game } : { $people }
challenge-rated = { $time } · partie classée
challenge-casual = { $time } · partie amicale, sans effet sur les cotes
challenge-expires = Expire { $at }.
challenge-standing = Dès que cette partie commence, je relance le même défi.
series-of-two = Deux parties, la seconde avec les couleurs inversées.
lobby-joined = Déjà là : { $people }
lobby-invited = Sur invitation : { $people }
lobby-computer = À toutes les autres places : Ordinateur (niveau { $level })
lobby-free = { $free ->
    [one] Une place libre pour qui veut
    [many] { $free } de places libres pour qui veut
   *[other] { $free } places libres pour qui veut
}
first-lot = Les places sont tirées au sort.
first-challenger = { $challenger } commence.
first-opponent = Ce n’est pas { $challenger } qui commence.

closed-declined = { $challenger }, { $by } a refusé ton défi { $game } (#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } a retiré le défi { $game } (#{ $code }).
   *[other] { $others } : { $challenger } a retiré le défi { $game } (#{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }, personne n’a relevé ton défi { $game } (#{ $code }) en 7 jours.
   *[other] { $challenger }, ton défi { $game } (#{ $code }) est resté 7 jours sans réponse de { $invited }.
}
closed-expired-lobby = { $players } : trop peu de places prises en 7 jours ({ $taken } sur { $seats }) pour { $game } (#{ $code }). `/halma challenge` lance un nouveau défi.
closed-removed = { $known ->
    [yes] 🛡️ { $players } : { $who } (modération) a mis fin au défi { $game } (#{ $code }).
   *[no] 🛡️ { $players } : la modération a mis fin au défi { $game } (#{ $code }).
}
closed-begun = La partie a commencé.
closed-begun-in = La partie a commencé dans { $thread }.

button-accept = Accepter
button-join = Rejoindre
button-begin = Commencer à { $seats }
button-fill = { $seats ->
    [2] Jouer contre l’ordinateur
   *[other] Compléter avec l’ordinateur
}
button-decline = Refuser
button-leave = Quitter
button-withdraw = Retirer

menu-which-game = Choisis un jeu
which-game = À quel jeu veux-tu jouer avec { $user } ?
missing-permissions = Je ne peux pas accueillir de partie dans ce salon, il me manque : { $names }. Demande à la modération de me l’autoriser, ou joue dans un autre salon.
permission-view = « Voir le salon »
permission-send = « Envoyer des messages »
permission-send-in-threads = « Envoyer des messages dans les fils »
permission-create-threads = « Créer des fils publics »
permission-embed = « Intégrer des liens »
permission-attach = « Joindre des fichiers »
permission-history = « Voir les anciens messages »

notice-seat-declined = { $to }, { $by } ne se joint pas à la partie { $game } (#{ $code }). La place est libre pour qui veut.
