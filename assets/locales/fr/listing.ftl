# How the bot introduces itself: in its profile at Discord, and in lists of bots.

listing-line = Joue au Halma, aux Coins et aux Dames chinoises entre amis, dans ton salon.
listing-short = Halma, Coins et Dames chinoises pour ton serveur. Défie tes amis ou l’ordinateur, joue quand tu veux, et vois un nouveau plateau après chaque coup.
listing-description = Joue au Halma, aux Coins (Ugolki) et aux Dames chinoises entre amis. Un coup maintenant, un autre demain : je vérifie les coups, je mentionne la personne suivante et je publie une image du plateau. Affronte l’ordinateur sur dix niveaux, grimpe dans le classement, résous le problème du jour. Commence par /halma play.
listing-long =
    ⚪⚫ **Halma, Coins (Ugolki) et Dames chinoises, directement dans ton salon.**

    • **Joue à ton rythme.** Un coup maintenant, un autre demain. D’une heure à deux semaines par coup, avec des rappels et des heures calmes dans ton fuseau horaire.
    • **Deux appuis pour jouer.** Choisis un pion, puis sa case. Je trouve les sauts pour toi, et chaque coup apporte une nouvelle image du plateau.
    • **Personne en ligne ?** Affronte l’ordinateur sur dix niveaux, demande un conseil, suis une leçon ou résous le problème du jour.
    • **Des victoires qui comptent.** Des cotes et des classements pour ton serveur et pour tout le monde, une nouvelle saison chaque trimestre.
    • **De deux à six.** Quinze jeux, des Mini-Coins à l’étoile à six, avec les règles auxquelles on joue vraiment.
    • **Rangé et privé.** Les anciens plateaux se réduisent à une ligne. Je ne lis pas les messages, et tu peux voir et supprimer tout ce que je conserve sur toi.

    Commence par `/halma play`. Vingt-deux langues.
