# What a person wants.

settings-title = **Tes paramètres**, sur tous les serveurs. Change-les avec les options de cette commande.
settings-language = • Langue : { $language }
settings-no-language = • Langue : celle de ton Discord
language-unknown = Je ne parle pas « { $name } ». Je parle : { $languages }. `none` revient à la langue de ton Discord.
language-of-discord = celle de ton Discord
settings-reminders = • Mentions : { $when }
settings-no-zone = • Heures calmes : aucune, car je ne connais pas ton fuseau horaire. Indique-le avec l’option `zone`.
settings-no-quiet = • Heures calmes : aucune (fuseau horaire { $zone })
settings-quiet = • Heures calmes, sans rappels : de { $from } h à { $until } h ({ $zone })
settings-declines-openly = • Propositions que tu refuses : les autres le savent.
settings-declines-quietly = • Propositions que tu refuses : personne ne le sait.
settings-no-theme = • Apparence de tes plateaux privés : celle du serveur.
settings-theme = • Apparence de tes plateaux privés : { $theme }
settings-picture = • Tes plateaux privés : en image.
settings-with-text = • Tes plateaux privés : en image, et en texte à faire lire à voix haute.
settings-plays-at-once = • Le coup que tu choisis est joué tout de suite.
settings-confirms = • Je te demande confirmation avant de jouer le coup que tu choisis.
theme-unknown = Il n’y a pas d’apparence du nom de `{ $name }`. Il y a : { $themes }. `none` revient à celle par défaut.
theme-of-server = celle du serveur
theme-usual = celle par défaut
settings-in-tables = • Classements : tu y apparais.
settings-hidden = • Classements : tu n’y apparais pas. Tes parties comptent quand même.

away-until = Ton absence dure jusqu’au { $until } : tes pendules sont arrêtées, et tes adversaires le voient. Tu peux jouer quand même ; `/halma away days:0` y met fin. Jours d’absence restants sur un an : { $left }.
away-back = Te revoilà : tes pendules tournent. Jours d’absence restants sur un an : { $left }.

blocked = Toi et { $user } ne pouvez plus vous défier, ni jouer dans une même partie. Les parties en cours ne changent pas. `/halma block` liste qui tu bloques et permet de débloquer.
blocked-nobody = Tu ne bloques personne.
blocked-people = { $count ->
    [one] Tu bloques une personne.
    [many] Tu bloques { $count } de personnes.
   *[other] Tu bloques { $count } personnes.
} { $more ->
    [0] { "" }
    [one] Une autre ne tient pas ici et apparaîtra quand tu auras débloqué quelqu’un.
    [many] { $more } d’autres ne tiennent pas ici et apparaîtront quand tu auras débloqué quelqu’un.
   *[other] { $more } autres ne tiennent pas ici et apparaîtront quand tu auras débloqué quelqu’un.
}
menu-unblock = Débloquer quelqu’un
unblocked = { $user } peut de nouveau te défier.

# What a server wants, and its log.

server-title = **Les paramètres de ce serveur.** Change-les avec les options de cette commande ; `/halma-admin channel` dit où l’on peut jouer.
server-channels = • On peut jouer dans : { $value }
server-all-channels = tous les salons
server-all-channels-but = tous les salons sauf { $channels }
server-no-channel = aucun salon
server-same = C’était déjà ainsi ; rien n’a changé.
server-games-none = Aucune partie ni aucun défi en cours sur ce serveur.
server-games-title = Parties et défis de ce serveur : { $count }
server-language = • Langue des messages publics : { $value }
server-own-language = celle du serveur
server-game = • Jeu d’un défi qui n’en précise pas : { $value }
server-rules = • Règles : { $value }
server-clock = • Temps par coup : { $value }
server-threads = • Un fil par partie : { $value }
yes = oui
no = non
server-who = • Qui peut lancer des défis : { $value }
server-most = • Parties à la fois par personne : { $value }
server-any-number = sans limite
server-boards = • Plateaux des coups passés : { $value }
choice-boards-tidy = Rangés : chacun devient une ligne
choice-boards-keep = Ils restent en image
choice-boards-one-message = Un seul plateau, qui change sur place
server-theme = • Apparence des plateaux : { $value }
server-text = • Plateaux aussi en texte, pour les lecteurs d’écran : { $value }
server-digest = • Le palmarès de chaque saison est publié dans : { $value }
server-puzzle = • Le problème du jour est publié dans : { $value }
server-no-digest = aucun salon

log-title = **Ce que la modération a fait**, du plus récent au plus ancien :
log-empty = La modération n’a rien fait ces 90 derniers jours.
log-ended = { $at } { $by } a mis fin à #{ $code }.
log-undone = { $at } { $by } a annulé le dernier coup de #{ $code }.
log-moved = { $known ->
    [yes] { $at } { $by } a déplacé #{ $code } de { $from } vers { $to }.
   *[no] { $at } { $by } a déplacé #{ $code } vers un autre salon.
}
log-voided = { $at } { $by } a retiré #{ $code } des classements de ce serveur.
log-tables = { $at } { $by } a remis à zéro les classements de ce serveur.
log-settings = { $count ->
    [0] { $at } { $by } a modifié les paramètres de ce serveur.
   *[other] { $at } { $by } a modifié les paramètres de ce serveur :
}
log-change = { $what } : { $from } → { $to }
setting-channels = où l’on peut jouer
setting-language = langue des messages publics
setting-game = jeu par défaut
setting-rules = règles par défaut
setting-clock = temps par coup par défaut
setting-threads = un fil par partie
setting-who = qui peut lancer des défis
setting-boards = plateaux des coups passés
setting-theme = apparence des plateaux
setting-text = plateaux aussi en texte
setting-puzzle = où le problème du jour est publié
setting-digest = où le palmarès de chaque saison est publié
setting-most = parties à la fois par personne
