# What is stored about a person.

privacy-title = **Ce que je conserve sur toi**
privacy-account = • Ton compte Discord et son nom, { $name }, pour que les parties indiquent qui joue.{ $face ->
    [yes] {" "}Et le nom de fichier de ton avatar.
   *[no] { "" }
}
privacy-games = • Parties : { $running } en cours, { $ended } terminées. Défis ouverts : { $open }. Je garde chaque coup avec son heure, et l’effet de chaque partie sur les cotes et les classements.
privacy-settings = • Tes paramètres{ $has_zone ->
    [yes] {" "}avec le fuseau horaire { $zone }
   *[no] { "" }
}. Absences : { $away }. Personnes sur ta liste de blocage : { $blocked }.
privacy-study = • Jeux où tu as battu l’ordinateur : { $beaten }. Problèmes résolus : { $puzzles }.
privacy-notes = • Notes privées sur des parties : { $count }. Personne d’autre ne les voit.
privacy-plans = • Plans dans des parties en cours : { $count }. Personne d’autre ne les voit.
privacy-cups = • Inscriptions à des tournois : { $count }.
privacy-more = Je ne lis pas les messages. Tu peux télécharger tout cela exactement comme je le conserve.
privacy-nothing = Je ne conserve rien sur toi.
privacy-exported = Ce que je conserve sur toi, en JSON. Les personnes y sont des nombres ; `player`, c’est toi.{ $cut ->
    [0] { "" }
    [one] {" "}Pour que le fichier passe sur Discord, j’ai laissé de côté les coups de ta partie la plus ancienne.
   *[other] {" "}Pour que le fichier passe sur Discord, j’ai laissé de côté les coups de tes { $cut } parties les plus anciennes. Demande-les à l’équipe de ce bot.
}
privacy-file = Ce qui est conservé sur toi. Les personnes sont des nombres de 64 bits ; `player`, c’est toi. Les heures sont en UTC. Les places se comptent à partir de 1. Événements d’une partie : p est un coup, o une place éliminée, e une fin décidée hors du plateau, b des coups annulés. Chacun a son heure en millisecondes depuis 1970.
privacy-question = ⚠️ **Supprimer toutes tes données personnelles ?** C’est définitif.
privacy-resigns = • { $count ->
    [one] Tu abandonnes ta partie en cours : { $codes }.
   *[other] Tu abandonnes tes { $count } parties en cours : { $codes }.
}
privacy-leaves = • { $count ->
    [one] Tu quittes le défi ouvert { $codes }.
   *[other] Tu quittes { $count } défis ouverts : { $codes }.
}
privacy-stays = • Les parties terminées restent : ce sont aussi celles de tes adversaires. Ton nom n’y figure plus.
    • Tu disparais de tous les classements. Si tu reviens, tu repars de zéro.
    • Les données supprimées quittent le disque en moins d’un jour. Les messages des salons appartiennent à Discord et restent. L’équipe de ce bot peut garder des sauvegardes un certain temps.
privacy-deleted = C’est fait. Tes données sont supprimées.
privacy-kept = OK, rien n’a été supprimé.
button-privacy-export = Tout télécharger
button-privacy-delete = Tout supprimer…
button-privacy-delete-yes = Supprimer pour de bon
button-privacy-delete-no = Tout garder
