# What a person wants.

settings-title = **Tes paramètres** sur tous les serveurs. Change-les avec les options de cette commande.
settings-language = • Langue : { $language }
settings-no-language = • Langue : celle de ton Discord
language-unknown = Je ne parle pas « { $name } ». Je parle : { $languages }. `none` revient à la langue de ton Discord.
language-of-discord = celle de ton Discord
settings-reminders = • Mentions : { $when }
settings-no-zone = • Heures calmes : aucune. Indique ton fuseau horaire avec l’option `zone` pour en avoir.
settings-no-quiet = • Heures calmes : aucune (fuseau horaire { $zone })
settings-quiet = • Heures calmes : pas de mentions de { $from } h à { $until } h ({ $zone })
settings-declines-openly = • Quand tu refuses une proposition : les autres sont prévenus
settings-declines-quietly = • Quand tu refuses une proposition : personne n’est prévenu
settings-no-theme = • Apparence de tes plateaux : celle du serveur
settings-theme = • Apparence de tes plateaux : { $theme }
settings-picture = • Tes plateaux : en image
settings-with-text = • Tes plateaux : en image, plus un texte pour les lecteurs d’écran
settings-plays-at-once = • Le coup que tu choisis : joué tout de suite
settings-confirms = • Le coup que tu choisis : je demande confirmation
settings-keeps-games = • Coups de tes parties terminées : toujours gardés
settings-keeps-no-games = • Coups de tes parties terminées : supprimés quand le bot fait le ménage dans les vieilles parties
theme-unknown = Il n’y a pas d’apparence du nom de `{ $name }`. Choisis parmi : { $themes }. `none` revient à celle par défaut.
theme-of-server = celle du serveur
theme-usual = par défaut
settings-in-tables = • Classements : tu y apparais
settings-hidden = • Classements : tu n’y apparais pas. Tes parties comptent quand même.

away-until = Tu es en pause jusqu’au { $until }. Tes pendules sont arrêtées, et tes adversaires le voient. Tu peux jouer quand même ; reviens avec `/halma me away days:0`. Jours d’absence restants cette année : { $left }.
away-back = Te revoilà ! Tes pendules tournent de nouveau. Jours d’absence restants cette année : { $left }.

blocked = Tu as bloqué { $user }. Vous ne pouvez plus vous défier ni rejoindre la même partie. Les parties en cours continuent. Vois ta liste de blocage avec `/halma me block`.
blocked-nobody = Ta liste de blocage est vide.
blocked-people = { $count ->
    [one] Tu as bloqué une personne.
   *[other] Tu as bloqué { $count } personnes.
} { $more ->
    [0] { "" }
    [one] Une autre ne tient pas ici et apparaîtra quand tu débloqueras quelqu’un.
   *[other] { $more } autres ne tiennent pas ici et apparaîtront quand tu débloqueras quelqu’un.
}
menu-unblock = Débloquer quelqu’un
unblocked = Tu as débloqué { $user }. Vous pouvez de nouveau jouer ensemble.

# What a server wants, and its log.

server-title = **Paramètres du serveur.** Change-les avec les options de cette commande. Choisis les salons où jouer avec `/halma-admin channel`.
server-channels = • Salons où jouer : { $value }
server-all-channels = tous les salons
server-all-channels-but = tous les salons sauf { $channels }
server-no-channel = aucun salon
choice-games-only-here = Seulement ici
choice-games-here = Ici aussi
choice-games-not-here = Pas ici
choice-games-everywhere = Dans tous les salons
choice-games-nowhere = Nulle part
server-same = C’était déjà réglé comme ça, donc rien n’a changé.
server-games-none = Il n’y a ni partie ni défi sur ce serveur en ce moment.
server-games-title = Parties et défis sur ce serveur : { $count }
server-language = • Langue des messages publics : { $value }
server-own-language = celle du serveur
server-usual = { $value } (par défaut)
server-usual-rules = celles de chaque jeu ({ $rules }, par exemple, pour { $game })
server-games-own-rules = celles de chaque jeu
server-changed = **{ $line }** (avant : { $from })
server-game = • Jeu par défaut : { $value }
server-rules = • Règles par défaut : { $value }
server-preset = • Préréglage par défaut : { $value }
server-allowed = • Règles autorisées : { $value }
server-all-rules = toutes
server-default-rules = seulement les règles par défaut
server-clock = • Limite de temps par défaut : { $value }
server-threads = • Un fil pour chaque partie : { $value }
yes = oui
no = non
server-who = • Qui peut lancer des défis : { $value }
server-most = • Parties à la fois par personne : { $value }
server-any-number = sans limite
server-boards = • Anciens plateaux : { $value }
choice-boards-tidy = Réduits à une ligne chacun
choice-boards-keep = Gardés en image
choice-boards-one-message = Un seul plateau, toujours mis à jour
server-theme = • Apparence des plateaux : { $value }
server-text = • Plateaux en texte pour les lecteurs d’écran : { $value }
server-digest = • Vainqueurs de saison annoncés dans : { $value }
server-puzzle = • Problème du jour publié dans : { $value }
server-no-digest = aucun salon

log-title = **Actions de la modération**, de la plus récente à la plus ancienne :
log-empty = Aucune action de la modération en 90 jours.
log-ended = { $at } { $by } a mis fin à #{ $code }.
log-undone = { $at } { $by } a annulé le dernier coup de #{ $code }.
log-moved = { $known ->
    [yes] { $at } { $by } a déplacé #{ $code } de { $from } vers { $to }.
   *[no] { $at } { $by } a déplacé #{ $code } dans un autre salon.
}
log-voided = { $at } { $by } a retiré #{ $code } des classements de ce serveur.
log-cup-made = { $at } { $by } a lancé le tournoi **{ $name }**.
log-cup-started = { $at } { $by } a clos les inscriptions à **{ $name }**.
log-cup-put-off = { $at } { $by } a déplacé la fin des inscriptions à **{ $name }**.
log-cup-corrected = { $at } { $by } a décidé du résultat d’une partie dans **{ $name }**.
log-cup-removed = { $at } { $by } a retiré quelqu’un de **{ $name }**.
log-cup-called-off = { $at } { $by } a annulé **{ $name }**.
log-tables = { $at } { $by } a remis à zéro les classements de ce serveur.
log-settings = { $count ->
    [0] { $at } { $by } a modifié les paramètres du serveur.
   *[other] { $at } { $by } a modifié les paramètres du serveur :
}
log-change = { $what } : { $from } → { $to }
setting-channels = salons où jouer
setting-language = langue des messages publics
setting-game = jeu par défaut
setting-rules = règles par défaut
setting-preset = préréglage par défaut
setting-allowed = règles autorisées
setting-clock = limite de temps par défaut
setting-threads = un fil pour chaque partie
setting-who = qui peut lancer des défis
setting-boards = anciens plateaux
setting-theme = apparence des plateaux
setting-text = plateaux en texte
setting-puzzle = salon du problème du jour
setting-digest = salon des vainqueurs de saison
setting-most = parties à la fois par personne
