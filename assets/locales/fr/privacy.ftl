# What is stored about a person.

privacy-title = **Ce que je conserve sur toi**
privacy-account = • Ton compte Discord, son nom { $name }{ $face ->
    [yes] {" "}et le nom de son image
   *[no] { "" }
}, pour que les parties disent qui joue.
privacy-games = • { $running ->
    [0] Aucune partie en cours,
    [one] Une partie en cours,
    [many] { $running } de parties en cours,
   *[other] { $running } parties en cours,
} { $open ->
    [0] aucun défi ouvert
    [one] un défi ouvert
    [many] { $open } de défis ouverts
   *[other] { $open } défis ouverts
} et { $ended ->
    [0] aucune partie terminée,
    [one] une partie terminée,
    [many] { $ended } de parties terminées,
   *[other] { $ended } parties terminées,
} avec tous les coups, leur heure, et leur effet sur les cotes et les classements.
privacy-settings = • Tes paramètres{ $has_zone ->
    [yes] {" "}avec le fuseau horaire { $zone }
   *[no] { "" }
} ; { $away ->
    [0] aucune absence
    [one] une absence
    [many] { $away } d’absences
   *[other] { $away } absences
} ; { $blocked ->
    [0] aucune personne bloquée
    [one] une personne bloquée
    [many] { $blocked } de personnes bloquées
   *[other] { $blocked } personnes bloquées
}.
privacy-study = • Niveaux de l’ordinateur que tu as battus, dans { $beaten ->
    [one] { $beaten } jeu
    [many] { $beaten } de jeux
   *[other] { $beaten } jeux
}. Problèmes résolus : { $puzzles }.
privacy-more = Je ne lis aucun message. Le fichier contient ces données, mot pour mot.
privacy-nothing = Je ne conserve rien sur toi.
privacy-exported = Ce que je conserve sur toi, en JSON. Les personnes y sont des nombres ; `player` est le tien.{ $cut ->
    [0] { "" }
    [one] {" "}Les coups de ta partie la plus ancienne n’y sont pas, car le fichier serait trop gros pour Discord.
    [many] {" "}Les coups de tes { $cut } parties les plus anciennes n’y sont pas, car le fichier serait trop gros pour Discord ; l’équipe de ce bot les a.
   *[other] {" "}Les coups de tes { $cut } parties les plus anciennes n’y sont pas, car le fichier serait trop gros pour Discord ; l’équipe de ce bot les a.
}
privacy-file = Ce qui est conservé sur toi. Les personnes sont des nombres de 64 bits, `player` est le tien. Les heures sont en UTC. Les places se comptent à partir de 1. Événements d’une partie : p un coup, o une place sortie du jeu, e une fin décidée hors du plateau, b des coups annulés, chacun avec son instant en millisecondes depuis 1970.
privacy-question = ⚠️ **Supprimer tout ce qui dit qui tu es ?** C’est irréversible.
privacy-resigns = • { $count ->
    [one] Tu abandonnes la partie { $codes }.
    [many] Tu abandonnes { $count } de parties : { $codes }.
   *[other] Tu abandonnes { $count } parties : { $codes }.
}
privacy-leaves = • { $count ->
    [one] Tu quittes le défi ouvert { $codes }.
    [many] Tu quittes { $count } de défis ouverts : { $codes }.
   *[other] Tu quittes { $count } défis ouverts : { $codes }.
}
privacy-stays = • Les parties terminées restent, car elles appartiennent aussi à tes adversaires ; ta place n’y porte plus de nom.
    • Tu disparais de tous les classements. Si tu reviens, tu repars de zéro.
    • Ce qui est supprimé quitte le disque en un jour. Les messages des salons appartiennent à Discord et restent ; peut-être aussi des sauvegardes que l’équipe de ce bot garde un certain temps.
privacy-deleted = C’est fait : je ne te connais plus.
privacy-kept = Tout reste comme avant.
button-privacy-export = Tout recevoir
button-privacy-delete = Supprimer mes données…
button-privacy-delete-yes = Supprimer pour de bon
button-privacy-delete-no = Garder
