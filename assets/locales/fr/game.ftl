# Words of the game.

variant-halma8 = Halma 8×8
variant-halma10 = Halma 10×10
variant-halma16 = Halma 16×16
variant-halma16-4 = Halma 16×16 à quatre
variant-corners = Coins (Ugolki)
variant-mini-corners = Mini-Coins
variant-star2 = Dames chinoises à deux
variant-star2x3 = Dames chinoises à deux, trois couleurs chacun
variant-star3 = Dames chinoises à trois
variant-star3x2 = Dames chinoises à trois, deux couleurs chacun
variant-star4 = Dames chinoises à quatre
variant-star5 = Dames chinoises à cinq
variant-star6 = Dames chinoises à six
variant-star2-15 = Dames chinoises à deux, 15 pions
variant-star3-15 = Dames chinoises à trois, 15 pions

clock-1h = 1 heure
clock-12h = 12 heures
clock-1d = 1 jour
clock-2d = 2 jours
clock-3d = 3 jours
clock-5d = 5 jours
clock-7d = 7 jours
clock-14d = 14 jours
clock-none = Sans limite de temps
clock-bank-7d = 7 jours pour tous tes coups
clock-bank-14d = 14 jours pour tous tes coups
clock-bank-21d = 21 jours pour tous tes coups
clock-bank-30d = 30 jours pour tous tes coups
clock-bank-3d-12h = 3 jours, plus 12 heures par coup
clock-bank-7d-1d = 7 jours, plus 1 jour par coup
clock-weekends = { $time }, hors week-ends
clock-per-move = { $time } par coup

rules-gambiter = Tours limités (Gambiter)
rules-brainking = Quitter son camp à temps (BrainKing)
rules-closed-camp = Arrivée sans retour
rules-classic = Arrivée remplie en premier (classique)
rules-igroved = Arrivée remplie en premier (étoile)
rules-parlett = Arrivée pleine (Parlett)
rules-family = Règles familiales (étoile)
diagonals-on = avec diagonales
diagonals-off = sans diagonales
jumps-long = sauts longs
ends-places = jusqu’à la dernière place
teams-pairs = par équipes

color-a = Blanc
color-b = Noir
color-c = Rouge
color-d = Bleu
color-e = Vert
color-f = Jaune

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
alt-seat = { $name } joue { $colors } : { $tempo ->
    [0] tout est à l’arrivée
    [one] encore un pas
   *[other] encore { $tempo } pas
}, { $home } au camp, { $goal } sur { $stones } à l’arrivée.
alt-out = { $name } ({ $colors }) ne joue plus.
alt-place = { $name } ({ $colors }) : place { $place }.
alt-to-move = À { $name } de jouer.
alt-won = { $name } a gagné.
alt-won-pair = { $names } ont gagné ensemble.
picture-steps = pas restants
picture-goal = à l’arrivée
alt-over = La partie est terminée.
alt-last = Dernier coup : { $seat } { $route }.
alt-stones = { $color } : { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] **{ $seat } commence,** { $user }.
   *[no] **{ $seat } commence.**
}
turn-aim = { $aim ->
    [duel] Amène tes { $stones } pions { $marks } dans { $corners } avant que { $other } remplisse son arrivée. Appuie sur **Jouer**.
    [pair] Amène tes { $stones } pions { $marks } dans { $corners }. Tu fais équipe avec { $other } : la première équipe dont les deux arrivées sont remplies gagne. Appuie sur **Jouer**.
    [places] Amène tes { $stones } pions { $marks } dans { $corners } : plus tôt tu arrives, meilleure est ta place. Appuie sur **Jouer**.
   *[others] Amène tes { $stones } pions { $marks } dans { $corners } avant tout le monde. Appuie sur **Jouer**.
}
# Where a goal lies in the picture, after "into".
corner-bottom = le coin du bas
corner-bottom-left = le coin en bas à gauche
corner-bottom-right = le coin en bas à droite
corner-top = le coin du haut
corner-top-left = le coin en haut à gauche
corner-top-right = le coin en haut à droite
turn-next = { $practice ->
    [yes] { $user }, à { $seat } de jouer.
   *[no] { $seat }, à toi de jouer.
}
turn-look = À { $seat } de jouer.
turn-thinks = { $seat } réfléchit…
played = { $seat } a joué **{ $route }**.
played-planned = { $seat } a joué **{ $route }**, comme prévu.
taken-back = { $count ->
    [one] ↩️ Le dernier coup est annulé.
   *[other] ↩️ Les { $count } derniers coups sont annulés.
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
paused-place = ⏸️ En pause : je ne peux pas écrire dans le salon de la partie. Utilise `/halma game move-here game:{ $code }` dans un autre salon, sinon elle sera annulée { $until }.
paused-player = ⏸️ En pause : { $who } a quitté ce serveur. Si { $who } ne revient pas, sa place est perdue { $until }. Un coup relance la partie.
offer-agreed = 🤝 C’est d’accord.
offer-draw = 🤝 #{ $code } : { $by } propose la nulle. { $asked }, d’accord ?
offer-takeback = ↩️ #{ $code } : { $by } aimerait annuler un coup. { $asked }, d’accord ?
offer-cancel = 🚫 #{ $code } : { $by } demande à annuler cette partie ; elle ne comptera pas. { $asked }, d’accord ?
offer-hints = 💡 #{ $code } : { $by } veut permettre les conseils à tout le monde. La partie reste classée. { $asked }, d’accord ?
offer-undoes = Coups annulés : { $plies }
offer-declined-draw = { $declined } a refusé la nulle proposée par { $by }.
offer-declined-takeback = { $declined } a refusé : le coup de { $by } reste joué.
offer-declined-cancel = { $declined } ne veut pas annuler. La partie continue.
offer-declined-hints = { $declined } a refusé : pas de conseils dans cette partie.
offer-withdrawn-draw = { $by } a retiré sa proposition de nulle.
offer-withdrawn-takeback = { $by } ne veut plus annuler de coup.
offer-withdrawn-cancel = { $by } ne veut plus annuler la partie. Elle continue.
offer-withdrawn-hints = { $by } ne demande plus de conseils.
notice-declined-draw = { $to }, { $by } a refusé ta proposition de nulle dans #{ $code }. La partie continue.
notice-declined-takeback = { $to }, { $by } a refusé d’annuler ton coup dans #{ $code }.
notice-declined-hints = { $to }, { $by } a refusé : pas de conseils dans #{ $code }.
notice-hints-agreed = { $to }, tout le monde est d’accord : utilise `/halma hint` quand c’est à toi dans #{ $code }.
notice-declined-cancel = { $to }, { $by } ne veut pas annuler #{ $code }. La partie continue.
notice-day-given = { $known ->
    [yes] { $to }, { $by } t’a donné un jour de plus dans #{ $code }. Fin de ton temps : { $ends }.
   *[no] { $to }, { $by } t’a donné un jour de plus dans #{ $code }.
}
had-to-pass = { $seat } ne peut pas jouer et passe.
out-resignation = { $seat } a abandonné. Ses pions quittent le plateau et les autres continuent.
out-timeout = { $seat } a dépassé le temps. Ses pions quittent le plateau et les autres continuent.
out-pair-resignation = { $seat } a abandonné, et la partie se termine aussi pour { $partner }. Leurs pions quittent le plateau et les autres continuent.
out-pair-timeout = { $seat } n’a plus de temps, et la partie se termine aussi pour { $partner }. Leurs pions quittent le plateau et les autres continuent.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 nulle
title-cancelled = 🚫 annulée
thread-name = { $game } · { $names } · #{ $code }
thread-summary = { $game } #{ $code }, partie terminée : { $place }
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · tour { $round }
board-footer-whole = #{ $code } · { $game } · tour { $round } · { $rules }
steps-to-go = Pas restants : { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } hors jeu
race-needs = { $winner } a besoin de { $most ->
    [one] un coup
   *[other] { $most } coups
} au plus, { $loser } de { $least } au moins.
time-left = ⏳ { $at }
bank-left = ⌛ { $who } : { $time }
bot-was-away = 🔌 J’étais hors ligne une partie de ce coup. Ce temps ne compte pas.
player-away = ✈️ { $who } s’absente du { $from } au { $until }. Ce temps ne compte pas.
reminder = ⏰ { $user }, { $game } #{ $code } attend ton coup. Fin de ton temps : { $ends } — { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] Dernier tour pour quitter le camp. On perd si on y a encore un pion après le tour { $round } (nulle si c’est le cas des deux). { $homes }
   *[other] Encore { $left } tours pour quitter le camp. On perd si on y a encore un pion après le tour { $round } (nulle si c’est le cas des deux). { $homes }
}
forced-home-own = Tu en as encore { $count }.
forced-home-seat = { $seat } en a encore { $count }.
forced-home-moves = { $left ->
    [one] Il reste un coup à { $seat } pour sortir tous ses pions du camp, sinon c’est perdu. { $homes }
   *[other] Il reste { $left } coups à { $seat } pour sortir tous ses pions du camp, sinon c’est perdu. { $homes }
}
forced-tempo = { $left ->
    [one] Après ce tour ({ $round }), qui a le moins de pas restants gagne
   *[other] Après le tour { $round }, qui a le moins de pas restants gagne : encore { $left } tours
}
forced-stall = { $left ->
    [one] Tours sans progrès : { $quiet }. Encore un, et c’est la nulle
   *[other] Tours sans progrès : { $quiet }. Encore { $left }, et c’est la nulle
}
forced-stall-places = { $left ->
    [one] Tours sans progrès : { $quiet }. Encore un, et la partie se termine : ceux qui jouent encore partagent une place
   *[other] Tours sans progrès : { $quiet }. Encore { $left }, et la partie se termine : ceux qui jouent encore partagent une place
}
forced-stall-loses = { $left ->
    [one] Tours sans progrès : { $quiet }. Encore un, et { $loser } perd, sauf si son camp est vide
   *[other] Tours sans progrès : { $quiet }. Encore { $left }, et { $loser } perd, sauf si son camp est vide
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-built = { $seats ->
    [2] 🏆 **{ $winner } gagne !** Ses { $stones } pions sont arrivés en { $moves } coups, avec { $ahead ->
        [one] un pas
       *[other] { $ahead } pas
    } d’avance sur { $losers }.
   *[other] 🏆 **{ $winner } gagne !** Ses { $stones } pions sont arrivés en { $moves } coups.
}
won-locked = { $seats ->
    [2] 🏆 { $winner } bat { $losers } : son arrivée est pleine, pions adverses bloqués compris.
   *[other] 🏆 { $winner } gagne : son arrivée est pleine, pions adverses bloqués compris.
}
won-filled = { $seats ->
    [2] 🏆 { $winner } bat { $losers } : l’arrivée est pleine, surtout de ses propres pions.
   *[other] 🏆 { $winner } gagne : l’arrivée est pleine, surtout de ses propres pions.
}
level-beaten = 🎉 **Tu as battu le niveau { $level } pour la première fois !**
moment-move = 🔗 { $jumps } sauts en un coup !
moment-upset = 🎯 Surprise ! La cote de { $seat } était inférieure de { $points } points.
moment-leads = 👑 { $seat } passe en tête du classement ici !
moment-comeback = 🚀 Quelle remontée ! { $seat } avait { $steps } pas de retard au tour { $round }.
moment-streak = 🔥 { $seat } : { $count } victoires de suite !
moment-fastest = ⚡ Record personnel : { $seat } n’avait jamais gagné ce jeu en si peu de coups ({ $moves }).
moment-chain = 🔗 La plus longue chaîne de { $seat } à ce jour : { $jumps } sauts.
moment-ranked = 📈 Trois parties classées : { $seat } entre au classement.
moment-first = 🎉 La première partie classée de { $seat } !
moment-short = { $seat } n’était plus qu’à { $steps ->
    [one] un pas
   *[other] { $steps } pas
} du but. Si près !
level-last = 🎉 **Tu as battu le niveau 10. Il n’y a pas de niveau 11 !**
won-home = 🏆 { $winner } gagne : il restait des pions au camp de { $losers }.
won-tempo = 🏆 { $winner } bat { $losers } avec moins de pas restants ({ $tempo }).
won-stall = 🏆 { $winner } gagne : 50 tours sans progrès, et il restait des pions au camp de { $losers }.
won-resignation = { $seats ->
    [2] { $losers } a abandonné. 🏆 { $winner } gagne.
   *[other] { $last } a abandonné, et les autres ne jouent plus. 🏆 { $winner } gagne.
}
won-race = 🏆 **{ $winner } gagne !** { $losers } ne peut plus revenir.
won-timeout = { $seats ->
    [2] { $losers } a dépassé le temps. 🏆 { $winner } gagne.
   *[other] { $last } a dépassé le temps, et les autres ne jouent plus. 🏆 { $winner } gagne.
}
won-pair = 🏆 **{ $winner } gagnent ensemble !** Leurs deux arrivées sont remplies.
won-pair-resignation = { $last } a abandonné. 🏆 **{ $winner } gagnent ensemble !**
won-pair-timeout = { $last } n’a plus de temps. 🏆 **{ $winner } gagnent ensemble !**
placed-places = 🏁 { $places }
placed-stall = 50 tours sans progrès : ceux qui jouent encore partagent une place. 🏁 { $places }
placed-blocked = Plus personne ne peut jouer : ceux qui jouent encore partagent une place. 🏁 { $places }
placed-agreement = 🤝 Ceux qui jouent encore ont décidé de partager une place. 🏁 { $places }
placed-resignation = { $last } a abandonné. 🏁 { $places }
placed-timeout = { $last } n’a plus de temps. 🏁 { $places }
drawn-built = { $seats ->
    [2] 🤝 Partie nulle entre { $players } : les deux arrivées ont été remplies au même tour.
   *[other] 🤝 Partie nulle : les deux arrivées ont été remplies au même tour.
}
drawn-home = { $seats ->
    [2] 🤝 Partie nulle entre { $players } : il restait des pions dans les deux camps.
   *[other] 🤝 Partie nulle : il restait des pions dans les deux camps.
}
drawn-tempo = { $seats ->
    [2] 🤝 Partie nulle entre { $players } : autant de pas restants des deux côtés ({ $tempo }).
   *[other] 🤝 Partie nulle : autant de pas restants des deux côtés ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 Partie nulle entre { $players } : 50 tours sans progrès.
   *[other] 🤝 Partie nulle : 50 tours sans progrès.
}
drawn-blocked = { $seats ->
    [2] 🤝 Partie nulle entre { $players } : plus personne ne peut jouer.
   *[other] 🤝 Partie nulle : plus personne ne peut jouer.
}
drawn-race = 🤝 Partie nulle entre { $players } : arrivée au même tour, quels que soient les coups.
drawn-agreement = { $seats ->
    [2] 🤝 Partie nulle d’un commun accord entre { $players }.
   *[other] 🤝 Partie nulle d’un commun accord.
}
void-agreed = 🚫 Partie annulée d’un commun accord : { $players }. Elle ne compte pas.
void-late = 🚫 { $blamed } a dépassé le temps avant que tout le monde ait joué deux coups. La partie entre { $players } est annulée et ne compte pas.
void-left = 🚫 { $blamed } a quitté ce serveur avant que tout le monde ait joué deux coups. La partie entre { $players } est annulée et ne compte pas.
void-no-place = 🚫 { $players } : cette partie n’a pas eu de salon pendant une semaine. Elle est annulée et ne compte pas.
void-moderator = Elle ne compte pas.
void-unknown = 🚫 { $players } : cette partie a été annulée et ne compte pas.

# Buttons, menus, forms.

button-move = Jouer
chooses-move = { $who } choisit un coup dans #{ $code }.
choose-move = Ton coup dans #{ $code } : prends un coup conseillé (+4 : 4 pas plus près), ou un pion numéroté pour voir ses coups.
choose-side = De ton côté, tes pions vont dans { $corners }.
choose-target = #{ $code } : où va le pion en { $stone } ?
went-on = Ce plateau n’est plus à jour. Voici le plateau actuel :
menu-best-moves = Coups conseillés : choisis un coup pour le jouer
menu-first-stones = Choisis un pion…
menu-stones = Un autre pion…
menu-targets = { $first ->
    [1] Où aller ? Le coup est joué aussitôt
   *[other] D’autres coups, à partir du { $first }
}
stone-label = { $number } · { $stone } · { $moves ->
    [one] un coup
   *[other] { $moves } coups
}
choice-move = { $begins } → { $to } · { $jumps ->
    [0] pas
    [one] un saut
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
jumps-begin = #{ $code } : saute avec le pion en { $from }. Où d’abord ?
jumps-on = #{ $code } : ton pion de { $from } est en { $at }. Continue à sauter ou arrête-toi ici.
jumps-back = #{ $code } : ton pion de { $from } est en { $at }. D’ici, il ne peut que revenir en arrière.
menu-jumps = Sauter en…
button-jump-by-jump = Saut par saut
button-stop-here = M’arrêter ici
hint-title = 💡 #{ $code } : ce que jouerait l’ordinateur
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}) : { $why }
hint-reply = { $text } Réponse probable : { $reply }.
hint-play = Jouer { $text }
hint-rated = Cette partie est classée : pas de conseils, sauf si tout le monde est d’accord. À l’entraînement et en partie amicale, ils sont toujours permis.
button-ask-hints = Demander à tous
hint-wins = { $moves ->
    [one] gagne tout de suite.
   *[other] gagne en { $moves } coups.
}
hint-shortest = { $moves ->
    [one] termine la course.
   *[other] c’est la course, et voici le plus court chemin vers l’arrivée : { $moves } coups.
}
hint-leaves-home = { $left ->
    [0] vide ton camp à temps.
    [one] vide ton camp à temps ; encore un pion à sortir.
   *[other] sort du camp à temps ; encore { $left } pions à sortir.
}
hint-fills-goal = met un pion de plus à l’arrivée.
hint-brings-up = fait avancer ton dernier pion.
hint-chain = une chaîne de { $jumps } sauts.
hint-prepares = prépare { $next }. Réponse probable : { $reply }.
hint-best = le meilleur coup à long terme.
hint-no-mark = 🤖 Tu as demandé un conseil : une victoire ici ne comptera pas pour ce niveau.
confirm-move = Jouer **{ $text }** dans #{ $code } ?
button-play = Jouer
button-type-move = Écrire un coup
button-other-stones = Autres pions
button-back = Retour
button-note = Ma note
button-plan-write = Modifier le plan
button-plan-delete = Supprimer le plan
button-board = Ma vue
button-resign = Abandonner
button-resign-yes = Oui, abandonner
button-resign-no = Non, continuer
button-agree = Accepter
button-disagree = Refuser
button-claim-win = 🏁 Réclamer la victoire
button-claim-draw = 🏁 Réclamer la nulle
button-give-day = +1 jour
button-to-board = Afficher le plateau
button-wake = ⏰ Réveiller
button-mute = 🔕 Silence
button-rematch = Revanche
button-level = Niveau { $level }
button-analyze = Analyse
analysis-title = 📈 **#{ $code }** { $game } · Analyse
analysis-failed = Je n’ai pas pu terminer l’analyse. Réessaie dans un instant. Si ça se reproduit, dis-le à l’équipe de ce bot.
analysis-curve = { $seats ->
    [2] La courbe montre de combien de pas { $seat } menait, tour par tour.
   *[other] Les courbes montrent de combien de pas chaque couleur menait, tour par tour.
}
analysis-no-moment = Pas un seul pas perdu. Bien joué !
analysis-cost-steps = 🔴 Tour { $round } : { $own ->
    [yes] tu as
   *[no] { $seat } a
} joué { $played }. **{ $better }** faisait gagner { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
} de plus.
analysis-cost-moves = 🔴 Tour { $round } : { $own ->
    [yes] tu as
   *[no] { $seat } a
} joué { $played }. **{ $better }** faisait gagner { $moves ->
    [one] un coup
   *[other] { $moves } coups
}.
analysis-cost-win = ❗ Tour { $round } : { $own ->
    [yes] tu as
   *[no] { $seat } a
} raté { $moves ->
    [one] une victoire immédiate
   *[other] une victoire forcée en { $moves } coups
} (**{ $better }**).
analysis-cost-game = 🔴 Tour { $round } : { $own ->
    [yes] tu as
   *[no] { $seat } a
} joué { $played } et { $moves ->
    [one] c’était perdu tout de suite
   *[other] dès lors, la partie était perdue
}. **{ $better }** était meilleur.
analysis-missed = 🔗 Plus longue chaîne ratée : { $seat } **{ $chain }** au tour { $round }, { $jumps } sauts, { $gain ->
    [one] un pas
   *[other] { $gain } pas
} en avant.
analysis-race = 🏁 À partir du tour { $round }, c’était la course : { $sides }.
analysis-race-side = { $seat } avait besoin de { $needed ->
    [one] un coup
   *[other] { $needed } coups
} (joués : { $made })
analysis-too-short = Cette partie était trop courte pour être analysée. Il me faut au moins { $moves } coups de chaque côté.
curve-rounds = Tour
curve-steps = Pas
curve-ahead = { $name } mène
analysis-alt = Avance de la première couleur sur { $rounds } tours, en pas : { $most } au mieux, { $least } au pire.
button-replay = Revoir
button-share = Partager
shared = { $who } partage #{ $code } : { $game }, { $players }
button-replay-files = GIF et notation
button-replay-files-from = GIF à partir d’ici
menu-replay = Aller à un coup
replay-title = **#{ $code }** · { $game } · coup { $number } sur { $count }
replay-move = { $number ->
    [0] Début
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] un tour
   *[other] { $rounds } tours
} · { $jumps ->
    [0] aucun saut
    [one] un saut, par { $seat }
   *[other] { $jumps } sauts{ $longest ->
        [1] {""}
       *[other] {" "}· plus longue chaîne : { $longest }, par { $seat }
    }
}
replay-files = #{ $code } en GIF, avec la notation.
replay-skips = Montre un coup sur { $step } pour rester court.
replay-small = Réduit à { $pixels } pixels pour passer sur Discord.
replay-no-picture = Je n’ai pas pu faire le GIF de #{ $code }. Voici la notation.
imported = #{ $code } est dans tes parties à revoir. Tu es la seule personne à la voir ; elle n’est pas classée.
import-several = Il y a plus d’une partie là-dedans. Importe-les une par une.
import-unreadable = Je ne peux pas lire la ligne { $line } de cette notation : { $text }. { $why } `/halma game export` montre à quoi ressemble une notation. Corrige la ligne et réessaie `/halma game import`.
import-why-empty = Elle ne contient pas de partie.
import-why-large = Cette ligne ou toute la notation est trop longue.
import-why-token = Ce n’est ni une balise comme `[Variant "halma8"]`, ni un coup.
import-why-tag = Cette balise y est deux fois, vient après le premier coup, ou a une valeur que je ne connais pas.
import-why-no-variant = Il manque la balise `[Variant "halma8"]`, avec le nom de ton jeu.
import-why-move = Le coup { $ply } est impossible à cet endroit : { $why }
import-why-seat = Cette personne n’est pas dans la partie, ou n’y joue déjà plus.
import-why-result = Les coups mènent à un autre résultat, ou les résultats se contredisent.
modal-import-title = Importer une partie
modal-import-field = Notation de la partie
modal-import-example =
    {"[Variant \"halma8\"]"}
    1. h4-g4 a5-b5
record-of = Notation de #{ $code }.
button-previous = ◀ Précédent
button-next = Suivant ▶
modal-move-title = Ton coup · #{ $code }
modal-move-field = Départ et arrivée, ou tout le trajet
modal-move-example = { $example }
menu-which-match = Choisis une partie
menu-which-challenge = Répondre à un défi, ou le retirer
challenge-chosen = Ce défi attend une réponse.
modal-end-title = Mettre fin à #{ $code } sans résultat ?
modal-void-title = Retirer #{ $code } des classements ?
modal-reset-tables-title = Remettre les classements à zéro ?
modal-reset-tables-field = Écris le nom de ce serveur
modal-undo-title = Annuler le dernier coup de #{ $code } ?
modal-reason-field = Pourquoi ? Ce sera visible dans la partie.
modal-reason-example = Facultatif
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = De quelle partie s’agit-il ?
name-the-match = Tu as plusieurs parties ici. Choisis-en une avec l’option `game`.

# Private answers.

already-done = C’était déjà fait. Plateau actuel :
done-privately = C’est fait. Voir #{ $code } dans { $place }.
unposted = Je ne peux plus écrire dans { $place } : la partie #{ $code } est en pause, une semaine au plus. Rien n’est perdu : `/halma board game:{ $code }` montre le plateau. `/halma game move-here game:{ $code }` déplace la partie dans un autre salon.
unposted-over = Je n’ai pas pu afficher la fin de #{ $code } dans { $place } : je ne peux pas y écrire, ou le salon n’existe plus. `/halma board game:{ $code }` la montre.
plain-post = { $people } : il y a du nouveau dans la partie #{ $code }, mais Discord n’a pas accepté mon message. `/halma board game:{ $code }` le montre.
no-lost-game = Toutes tes parties ont un salon. Rien à déplacer ici.
done-late = C’est fait. Désolé pour l’attente.
press-again = Ça a pris trop de temps. Appuie encore une fois sur le bouton.
other-version = Ce bouton vient d’une autre version du bot. Voici le plateau actuel :
no-turn-here = Ce n’est à toi de jouer dans aucune partie de ce salon. `/halma games` liste tes parties, `/halma play` en lance une.
no-game-here = Tu n’as pas de partie dans ce salon. `/halma games` liste tes parties.
note-title = 📝 **Ta note** (rien que pour toi)
note-saved = 📝 C’est enregistré. Ta note sur #{ $code }, rien que pour toi :
note-deleted = Note sur #{ $code } supprimée.
note-no-game = Tu n’as pas de partie dans ce salon. Pour une partie jouée ailleurs, indique son code : `/halma game note game:`.
modal-note-title = Ta note sur #{ $code }
modal-note-field = Rien que pour toi (vide : pas de note)
modal-note-example = Quel est ton plan ?
plan-none = Tu n’as pas de plan pour #{ $code }.
plan-title = 🗺️ **Ton plan pour #{ $code }** (rien que pour toi)
plan-saved = 🗺️ C’est enregistré. Ton plan pour #{ $code }, rien que pour toi :
plan-how = Sur chaque ligne : leur coup, ta réponse, et ainsi de suite, par exemple `{ $example }`. Si ce coup est joué, ta réponse l’est aussitôt.
plan-typed = Ce que tu as écrit :
plan-no-game = Tu n’as pas de partie en cours dans ce salon. Pour une partie jouée ailleurs, indique son code : `/halma game plan game:`.
modal-plan-title = Ton plan pour #{ $code }
modal-plan-field = Leur coup, ta réponse… (vide : pas de plan)
no-board-here = Il n’y a pas de partie dans ce salon en ce moment. `/halma play` en lance une.
resign-question = { $two ->
    [yes] Abandonner ta partie contre { $others } ? Elle sera terminée.
   *[no] Abandonner #{ $code } ? C’est définitif.
}
resign-question-pair = Abandonner #{ $code } ? La partie se termine aussi pour { $partner }. C’est définitif.
resign-kept = OK, tu continues à jouer.
day-given = C’est fait : ton adversaire a un jour de plus dans #{ $code }.
menu-of = Parties { $from } à { $to }
menu-more = Il y en a encore { $count }, trop pour ce menu. Choisis avec l’option `game`.
wake-up = ⏰ { $who }, à toi de jouer dans #{ $code }.
muted = OK, pas de rappel pour ce coup dans #{ $code }.
offer-declined-quietly = C’est refusé. Je ne le dis à personne ; la proposition reste ouverte jusqu’à la fin du coup.
next-waiting = Ensuite : { $game }
open-none = Aucun défi ouvert sur ce serveur. `/halma play` sans adversaire en lance un que tout le monde peut rejoindre.
open-title = Défis ouverts sur ce serveur : { $count }
games-none = Tu n’as pas de partie. `/halma play` en lance une.
games-none-of = { $who } n’a pas de partie sur ce serveur.
games-title = Tes parties : { $count }
games-title-of = Parties de { $who } sur ce serveur : { $count }
games-my-turn = ▶️ **À toi de jouer**
games-their-turn = ⏳ **En attente des autres**
link-to-board = voir le plateau
games-open = 📨 **En attente d’adversaires**
games-answer = 📨 **Défi pour toi**
menu-move-in = Jouer dans…
seat-namesake = { $name } ({ $color })
