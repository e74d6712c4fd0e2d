# Words of the game.

variant-halma8 = Halma 8×8
variant-halma10 = Halma 10×10
variant-halma16 = Halma 16×16
variant-halma16-4 = Halma 16×16 à quatre
variant-corners = Coins (Ugolki)
variant-mini-corners = Mini-Coins
variant-star2 = Dames chinoises à deux
variant-star2x3 = Dames chinoises à deux, trois couleurs par personne
variant-star3 = Dames chinoises à trois
variant-star3x2 = Dames chinoises à trois, deux couleurs par personne
variant-star4 = Dames chinoises à quatre
variant-star5 = Dames chinoises à cinq
variant-star6 = Dames chinoises à six

clock-1h = 1 heure
clock-12h = 12 heures
clock-1d = 1 jour
clock-2d = 2 jours
clock-3d = 3 jours
clock-5d = 5 jours
clock-7d = 7 jours
clock-14d = 14 jours
clock-none = Sans limite de temps
clock-per-move = { $time } par coup

rules-gambiter = Tours limités (Gambiter)
rules-brainking = Contrôle du camp (BrainKing)
rules-closed-camp = Arrivée fermée
rules-classic = Première arrivée remplie (classique)
rules-igroved = Première arrivée remplie (étoile)
diagonals-on = avec diagonales
diagonals-off = sans diagonales

color-a = Blanc
color-b = Noir
color-c = Rouge
color-d = Bleu
color-e = Vert
color-f = Jaune
mark-a = ⚪
mark-b = ⚫
mark-c = 🔴
mark-d = 🔵
mark-e = 🟢
mark-f = 🟡

forgotten-person = Quelqu’un
computer = Ordinateur (niveau { $level })

# The board in words.

text-stone-a = b
text-stone-b = n
text-stone-c = r
text-stone-d = u
text-stone-e = v
text-stone-f = j
text-color = { $letter } { $name }
text-legend = { $colors } ; { $free } libre

alt-board = { $game }, tour { $round }.
alt-seat = { $name } ({ $colors }) : { $tempo ->
    [0] tout est à l’arrivée
    [one] il reste { $tempo } pas
    [many] il reste { $tempo } de pas
   *[other] il reste { $tempo } pas
}, pions au camp : { $home }, à l’arrivée : { $goal } sur { $stones }.
alt-out = { $name } ({ $colors }) : hors jeu.
alt-to-move = Au trait : { $name }.
alt-won = Victoire : { $name }.
alt-over = La partie est terminée.
alt-last = Dernier coup : { $seat } { $route }.
alt-stones = { $color } : { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] { $user }, tu commences avec { $seat }.
   *[no] { $seat } commence.
}
turn-next = { $practice ->
    [yes] { $user }, à toi de jouer avec { $seat }.
   *[no] { $seat }, à toi de jouer.
}
turn-thinks = { $seat } réfléchit.
played = { $seat } a joué **{ $route }**.
taken-back = { $count ->
    [one] ↩️ Le dernier coup a été annulé.
    [many] ↩️ Les { $count } derniers coups ont été annulés.
   *[other] ↩️ Les { $count } derniers coups ont été annulés.
}
moderator-undid = 🛡️ { $players } : { $who } (modération) a annulé le dernier coup.
moderator-moved = 🛡️ { $players } : { $who } (modération) a déplacé cette partie ici.
moderator-ended = 🛡️ { $players } : { $who } (modération) a mis fin à cette partie.
moderator-voided = 🛡️ { $players } : { $who } (modération) a retiré cette partie des classements de ce serveur.
void-everywhere = 🛡️ { $players } : l’équipe de ce bot a retiré cette partie de tous les classements.
moderator-reason = Raison : { $reason }
past-began = #{ $code } a commencé : { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [one] { $first } · encore un · { $last }
    [many] { $first } · { $between } autres · { $last }
   *[other] { $first } · { $between } autres · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to } ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
})
past-resigned = { $seat } a abandonné.
past-timeout = { $seat } a dépassé le temps.
turn-short = { $seat }, à toi de jouer dans #{ $code } : { $place }
moved-away = ➡️ #{ $code } continue dans { $place }.
paused-place = ⏸️ Cette partie est en pause, car je ne peux pas écrire dans son salon. `/halma bring-here game:{ $code }` la déplace dans un autre ; sinon, elle sera annulée { $until }.
paused-player = ⏸️ { $who } a quitté ce serveur : la partie est en pause. Sans retour, { $who } sort du jeu { $until } ; un coup joué relance la partie.
offer-agreed = 🤝 C’est d’accord.
offer-draw = 🤝 #{ $code } : { $by } propose la nulle. { $asked }, c’est d’accord ?
offer-takeback = ↩️ #{ $code } : { $by } demande à annuler son dernier coup. { $asked }, c’est d’accord ?
offer-cancel = 🚫 #{ $code } : { $by } demande à annuler cette partie ; elle ne compterait pour personne. { $asked }, c’est d’accord ?
offer-hints = 💡 #{ $code } : { $by } aimerait que tout le monde ait droit aux conseils de l’ordinateur dans cette partie ; elle reste classée. { $asked }, c’est d’accord ?
offer-undoes = Coups annulés en cas d’accord : { $plies }
offer-declined-draw = { $declined } a refusé la nulle proposée par { $by }.
offer-declined-takeback = { $declined } a refusé : le dernier coup de { $by } reste joué.
offer-declined-cancel = { $declined } a refusé d’annuler la partie, elle continue.
offer-declined-hints = { $declined } a refusé : pas de conseils dans cette partie.
offer-withdrawn-draw = { $by } a retiré sa proposition de nulle.
offer-withdrawn-takeback = Finalement, { $by } n’annule pas son dernier coup.
offer-withdrawn-cancel = Finalement, { $by } veut continuer la partie.
offer-withdrawn-hints = Finalement, { $by } continue sans conseils.
notice-declined-draw = { $to }, { $by } a refusé ta proposition de nulle dans #{ $code }. La partie continue.
notice-declined-takeback = { $to }, { $by } a refusé : ton dernier coup dans #{ $code } reste joué.
notice-declined-hints = { $to }, { $by } a refusé : pas de conseils dans #{ $code }.
notice-hints-agreed = { $to }, tout le monde est d’accord : dans #{ $code }, quand c’est à toi de jouer, tu peux consulter l’ordinateur avec `/halma hint`, et les autres aussi.
notice-declined-cancel = { $to }, { $by } a refusé d’annuler #{ $code }. La partie continue.
notice-day-given = { $known ->
    [yes] { $to }, { $by } t’a donné un jour de plus dans #{ $code }. Ton temps pour ce coup se termine { $ends }.
   *[no] { $to }, { $by } t’a donné un jour de plus dans #{ $code }.
}
had-to-pass = { $seat } ne peut pas jouer et doit passer.
out-resignation = { $seat } a abandonné. Ses pions quittent le plateau et les autres continuent.
out-timeout = { $seat } a dépassé le temps. Ses pions quittent le plateau et les autres continuent.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 partie nulle
title-cancelled = 🚫 partie annulée
thread-name = { $game } · { $names } · #{ $code }
thread-summary = { $game } #{ $code } : partie terminée, voir { $place }.
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · tour { $round }
board-footer-whole = #{ $code } · { $game } · tour { $round } · { $rules }
steps-to-go = Pas restants : { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } hors jeu
with-time = { $text } · ⏳ { $at }
bot-was-away = 🔌 J’étais hors ligne un moment pendant ce coup ; ce temps ne compte pas.
player-away = ✈️ { $who } : absence du { $from } au { $until } ; ce temps ne compte pas.
reminder = ⏰ { $user }, #{ $code } ({ $game }) attend toujours ton coup. Ton temps se termine { $ends } — { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] Après ce tour ({ $round }), qui a un pion dans son camp perd. Encore au camp : { $homes }
    [many] Après le tour { $round }, qui a un pion dans son camp perd ; encore { $left } de tours. Encore au camp : { $homes }
   *[other] Après le tour { $round }, qui a un pion dans son camp perd ; encore { $left } tours. Encore au camp : { $homes }
}
forced-home-seat = { $seat } { $count }
forced-home-moves = { $left ->
    [one] { $seat } a encore un coup libre ; ensuite, laisser un pion dans son camp fait perdre. Encore au camp : { $homes }
    [many] Une fois ses { $moves } premiers coups joués, laisser un pion dans son camp fait perdre ; encore { $left } de coups pour { $seat }. Encore au camp : { $homes }
   *[other] Une fois ses { $moves } premiers coups joués, laisser un pion dans son camp fait perdre ; encore { $left } coups pour { $seat }. Encore au camp : { $homes }
}
forced-home-moves-now = { $seat }, désormais, laisser un pion dans ton camp fait perdre. Encore au camp : { $homes }
forced-tempo = { $left ->
    [one] Après ce tour ({ $round }), qui a le moins de pas restants gagne
    [many] Après le tour { $round }, qui a le moins de pas restants gagne ; encore { $left } de tours
   *[other] Après le tour { $round }, qui a le moins de pas restants gagne ; encore { $left } tours
}
forced-stall = { $left ->
    [one] Tours sans progrès : { $quiet } ; encore un et la partie est nulle
    [many] Tours sans progrès : { $quiet } ; encore { $left } et la partie est nulle
   *[other] Tours sans progrès : { $quiet } ; encore { $left } et la partie est nulle
}
forced-stall-loses = { $left ->
    [one] Tours sans progrès : { $quiet } ; encore un et { $loser } perd, faute d’avoir vidé son camp
    [many] Tours sans progrès : { $quiet } ; encore { $left } et { $loser } perd, à moins d’avoir vidé son camp
   *[other] Tours sans progrès : { $quiet } ; encore { $left } et { $loser } perd, à moins d’avoir vidé son camp
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-locked = { $seats ->
    [2] 🏆 { $winner } gagne contre { $losers } : l’arrivée est remplie, à part des pions adverses enfermés.
   *[other] 🏆 { $winner } gagne : l’arrivée est remplie, à part des pions adverses enfermés.
}
won-home = 🏆 { $winner } gagne. Pions encore au camp lors du contrôle : { $losers }.
won-tempo = 🏆 { $winner } gagne contre { $losers } au décompte des pas ({ $tempo }) : moins de pas restants jusqu’à l’arrivée.
won-stall = 🏆 { $winner } gagne : 50 tours sans progrès, et encore des pions au camp pour { $losers }.
won-resignation = { $seats ->
    [2] { $losers } a abandonné. 🏆 { $winner } gagne.
   *[other] { $last } a abandonné, il n’y a plus d’adversaire en jeu. 🏆 { $winner } gagne.
}
won-timeout = { $seats ->
    [2] { $losers } a dépassé le temps. 🏆 { $winner } gagne.
   *[other] { $last } a dépassé le temps, il n’y a plus d’adversaire en jeu. 🏆 { $winner } gagne.
}
drawn-built = { $seats ->
    [2] 🤝 Partie nulle entre { $players } : les deux arrivées ont été remplies au même tour.
   *[other] 🤝 Partie nulle : les deux arrivées ont été remplies au même tour.
}
drawn-home = { $seats ->
    [2] 🤝 Partie nulle entre { $players } : des deux côtés, il restait des pions au camp lors du contrôle.
   *[other] 🤝 Partie nulle : des deux côtés, il restait des pions au camp lors du contrôle.
}
drawn-tempo = { $seats ->
    [2] 🤝 Partie nulle entre { $players } : égalité au décompte des pas ({ $tempo }).
   *[other] 🤝 Partie nulle : égalité au décompte des pas ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 Partie nulle entre { $players } : 50 tours sans progrès.
   *[other] 🤝 Partie nulle : 50 tours sans progrès.
}
drawn-blocked = { $seats ->
    [2] 🤝 Partie nulle entre { $players } : plus personne ne peut jouer.
   *[other] 🤝 Partie nulle : plus personne ne peut jouer.
}
drawn-agreement = { $seats ->
    [2] 🤝 Partie nulle d’un commun accord entre { $players }.
   *[other] 🤝 Partie nulle d’un commun accord.
}
void-agreed = 🚫 Partie annulée d’un commun accord : { $players }. Elle ne compte pour personne.
void-late = 🚫 { $blamed } a laissé passer le temps avant que tout le monde ait joué : cette partie est annulée et ne compte pour personne ({ $players }).
void-left = 🚫 { $blamed } a quitté ce serveur avant que tout le monde ait joué : cette partie est annulée et ne compte pour personne ({ $players }).
void-no-place = 🚫 { $players } : cette partie est restée une semaine sans salon, elle est donc annulée et ne compte pour personne.
void-moderator = Elle ne compte pour personne.
void-unknown = 🚫 { $players } : cette partie a été annulée et ne compte pour personne.

# Buttons, menus, forms.

button-move = Jouer
choose-move = Ton coup dans #{ $code } : prends l’un des meilleurs, ou choisis un pion par son numéro pour voir où il peut aller.
choose-target = #{ $code } : où va le pion en { $stone } ?
went-on = La partie a continué entre-temps ; voici où elle en est.
menu-best-moves = Les meilleurs coups : en choisir un le joue
menu-stones = Un autre pion…
menu-targets = { $first ->
    [1] Où aller ? Choisir joue le coup
   *[other] D’autres cases, à partir de { $first }
}
stone-label = { $number } · { $stone } · { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
}
choice-move = { $begins } → { $to } · { $jumps ->
    [0] un pas
    [one] un saut
    [many] { $jumps } de sauts
   *[other] { $jumps } sauts
} · { $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}{ $end ->
    [won] {" "}· 🏆 gagne
    [lost] {" "}· ⚠️ perd
    [late] {" "}· ⌛ camp vidé trop tard
    [drawn] {" "}· 🤝 nulle
   *[none] { "" }
}
jumps-begin = #{ $code } : le pion en { $from } saute. Où atterrit-il d’abord ?
jumps-on = #{ $code } : parti de { $from }, le pion est en { $at }. Il peut encore sauter.
menu-jumps = Sauter encore vers…
button-jump-by-jump = Saut par saut
button-stop-here = S’arrêter ici
hint-title = 💡 #{ $code } : voici ce que jouerait l’ordinateur.
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}) : { $why }
hint-reply = { $text } Puis peut-être { $reply }.
hint-play = Jouer { $text }
hint-rated = Cette partie compte pour les cotes : les conseils n’y sont permis que si tout le monde est d’accord, `/halma offer what:hints` pose la question. En partie amicale (`rated:False` dans le défi) et à l’entraînement, ils sont toujours permis.
hint-wins = { $moves ->
    [one] gagne tout de suite.
    [many] gagne en { $moves } de coups.
   *[other] gagne en { $moves } coups.
}
hint-shortest = { $moves ->
    [one] le dernier coup du plus court chemin vers l’arrivée.
    [many] plus personne ne gêne, et voici le plus court chemin : { $moves } de coups.
   *[other] plus personne ne gêne, et voici le plus court chemin : { $moves } coups.
}
hint-leaves-home = { $left ->
    [0] le camp est alors vide, à temps pour le contrôle.
    [one] le camp doit bientôt être vide ; il y reste un pion.
    [many] le camp doit bientôt être vide ; il y reste { $left } de pions.
   *[other] le camp doit bientôt être vide ; il y reste { $left } pions.
}
hint-fills-goal = un pion de plus à l’arrivée.
hint-brings-up = fait avancer le pion le plus en retard.
hint-chain = une chaîne de { $jumps } sauts.
hint-prepares = prépare { $next }, peut-être après { $reply }.
hint-best = mène à la meilleure suite possible.
hint-no-mark = 🤖 Après un conseil, une victoire dans cette partie ne compte plus comme niveau battu dans ton profil.
confirm-move = Jouer **{ $text }** dans #{ $code } ?
button-play = Jouer ce coup
button-type-move = Écrire un coup
button-other-stones = Autres pions
button-back = Retour
button-board = Vu de mon côté
button-resign = Abandonner
button-resign-yes = Oui, abandonner
button-resign-no = Non, continuer
button-agree = D’accord
button-disagree = Refuser
button-give-day = +1 jour
button-rematch = Revanche
button-analyze = Analyse
analysis-title = 📈 **#{ $code }** { $game } · analyse
analysis-failed = Je n’ai pas pu analyser cette partie. Réessaie dans un moment ; si cela se reproduit, dis-le à l’équipe de ce bot.
analysis-curve = { $seats ->
    [2] La courbe : de combien de pas { $seat } menait, tour par tour.
   *[other] Les courbes : de combien de pas chaque couleur menait sur les autres, tour par tour.
}
analysis-no-moment = Aucun coup n’a coûté ne serait-ce qu’un pas. Bien joué !
analysis-missed = 🔗 Plus longue chaîne manquée (tour { $round }, { $seat }) : **{ $chain }**, { $jumps } sauts, { $gain ->
    [one] { $gain } pas
    [many] { $gain } de pas
   *[other] { $gain } pas
} vers l’arrivée.
analysis-race = 🏁 À partir du tour { $round }, plus personne ne gênait personne : { $sides }.
analysis-race-side = { $seat } { $needed ->
    [one] { $needed } coup nécessaire
    [many] { $needed } de coups nécessaires
   *[other] { $needed } coups nécessaires
} (joués : { $made })
analysis-alt = Une courbe sur { $rounds } tours : la première couleur menait au mieux de { $most } pas, au pire de { $least }.
button-replay = Revoir
button-replay-files = GIF et relevé
button-replay-files-from = GIF à partir d’ici et relevé
menu-replay = Aller à un coup
replay-title = **#{ $code }** · { $game } · coup { $number } sur { $count }
replay-move = { $number ->
    [0] Le début
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] { $rounds } tour
    [many] { $rounds } de tours
   *[other] { $rounds } tours
} · { $jumps ->
    [0] aucun saut
    [one] un saut, par { $seat }
    [many] { $jumps } de sauts · plus longue chaîne : { $longest }, par { $seat }
   *[other] { $jumps } sauts · plus longue chaîne : { $longest }, par { $seat }
}
replay-files = #{ $code } en image animée, avec son relevé.
replay-skips = Elle montre un coup sur { $step }, sinon elle durerait trop longtemps.
replay-small = Sa taille est limitée à { $pixels } pixels, sinon elle serait trop lourde pour Discord.
replay-no-picture = Je n’ai pas pu faire l’image animée de #{ $code }. Voici le relevé.
imported = La partie #{ $code } t’est réservée : personne d’autre n’en sait rien, et elle ne compte dans aucun classement.
import-several = Il y a là plus d’une partie. Donne-m’en une à la fois.
import-unreadable = Je n’arrive pas à lire la ligne { $line } de ce relevé, { $text }. { $why } `/halma export` montre à quoi ressemble un relevé ; corrige la ligne et réessaie `/halma import`.
import-why-empty = Il ne contient aucune partie.
import-why-large = Il est plus long qu’un relevé ne peut l’être.
import-why-token = Ce n’est ni une balise, comme `[Variant "halma8"]`, ni un coup.
import-why-tag = Cette balise figure deux fois, ou parmi les coups, ou a une valeur que je ne connais pas.
import-why-no-variant = Il manque la balise `[Variant "halma8"]`, avec le nom d’un jeu.
import-why-move = Le coup { $ply } de la partie ne peut pas se jouer là : { $why }
import-why-seat = Elle ne nomme aucune place de cette partie qui puisse sortir du jeu.
import-why-result = Les coups mènent à un autre résultat, ou les résultats se contredisent.
modal-import-title = Une partie venue d’ailleurs
modal-import-field = Son relevé
record-of = Le relevé de #{ $code }.
button-previous = ◀ Précédent
button-next = Suivant ▶
modal-move-title = Ton coup · #{ $code }
modal-move-field = De quelle case à quelle case, ou le trajet
modal-move-example = { $example }
menu-which-match = Choisis une partie
menu-which-challenge = Répondre à un défi, ou le retirer
challenge-chosen = Ce défi attend une réponse.
modal-end-title = Mettre fin à #{ $code } ? Rien ne comptera.
modal-void-title = Retirer #{ $code } des classements ?
modal-reset-tables-title = Remettre à zéro les classements du serveur ?
modal-reset-tables-field = Écris le nom de ce serveur
modal-undo-title = Annuler le dernier coup de #{ $code } ?
modal-reason-field = Pourquoi ? Ce sera visible dans la partie.
modal-reason-example = Tu peux laisser ce champ vide.
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = De laquelle de tes parties s’agit-il ?
name-the-match = Tu joues plusieurs parties ici. Précise laquelle avec l’option `game`.

# Private answers.

already-done = C’était déjà fait. Voici où en est la partie :
done-privately = C’est fait. Voir #{ $code } dans { $place }.
unposted = Au fait : ce qui s’est passé en dernier dans la partie #{ $code } n’a pas pu être affiché dans { $place }, car je n’ai pas le droit d’y écrire, ou le salon n’existe plus. Rien n’est perdu : `/halma board game:{ $code }` montre où elle en est, et `/halma bring-here game:{ $code }` la déplace dans un salon de ton choix. D’ici là, elle est en pause, une semaine au plus.
unposted-over = Au fait : la fin de la partie #{ $code }, ou ce qu’il en est advenu, n’a pas pu être affichée dans { $place }, car je n’ai pas le droit d’y écrire, ou le salon n’existe plus. `/halma board game:{ $code }` la montre.
plain-post = { $people } : il y a du nouveau dans la partie #{ $code }, mais Discord n’a pas accepté mon message. `/halma board game:{ $code }` le montre.
no-lost-game = Aucune de tes parties n’a perdu son salon.
done-late = C’est fait, même si cela a pris un moment.
press-again = Cela a pris trop de temps. Appuie encore une fois sur le bouton.
other-version = Ce bouton vient d’une autre version du bot. Voici le plateau actuel :
no-turn-here = Aucune partie de ce salon n’attend ton coup. `/halma games` liste toutes tes parties, `/halma challenge` en lance une.
no-game-here = Tu ne joues aucune partie dans ce salon. `/halma games` liste toutes tes parties.
no-board-here = Aucune partie n’est en cours dans ce salon. `/halma challenge` en lance une.
resign-kept = Tu continues la partie.
day-given = C’est fait : ton adversaire a un jour de plus dans #{ $code }.
menu-of = Parties { $from } à { $to }
menu-more = { $count ->
    [one] Une autre ne tient pas ici.
    [many] { $count } d’autres ne tiennent pas ici.
   *[other] { $count } autres ne tiennent pas ici.
} Précise celle que tu veux avec l’option `game`.
muted = C’est fait : je ne te rappellerai pas ce coup dans #{ $code }.
offer-declined-quietly = C’est refusé. Personne ne le sait ; pour les autres, la proposition tient jusqu’au coup suivant.
next-waiting = Ensuite : { $game }
open-none = Aucun défi n’est ouvert sur ce serveur. `/halma challenge` sans adversaire en lance un que tout le monde peut rejoindre.
open-title = Défis ouverts de ce serveur : { $count }
games-none = Tu n’as pas de partie. `/halma challenge` en lance une.
games-none-of = { $who } n’a pas de partie sur ce serveur.
games-title = Tes parties : { $count }
games-title-of = Parties de { $who } sur ce serveur : { $count }
games-my-turn = ▶️ **#{ $code }** { $game } : { $people } — **à toi de jouer** — { $place }
games-my-turn-until = ▶️ **#{ $code }** { $game } : { $people } — **à toi de jouer**, fin du temps { $at } — { $place }
games-their-turn = ⏳ **#{ $code }** { $game } : { $people } — { $place }
games-their-turn-until = ⏳ **#{ $code }** { $game } : { $people }, fin du temps { $at } — { $place }
link-to-board = voir le plateau
games-open = 📨 **#{ $code }** { $game } : { $people } — en attente d’adversaires — { $place }
games-answer = 📨 **#{ $code }** { $game } : { $people } — **défi pour toi** — { $place }
