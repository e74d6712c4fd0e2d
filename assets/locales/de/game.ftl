# Words of the game.

variant-halma8 = Halma 8×8
variant-halma10 = Halma 10×10
variant-halma16 = Halma 16×16
variant-halma16-4 = Halma 16×16 zu viert
variant-corners = Ecken-Halma (Ugolki)
variant-mini-corners = Mini-Ecken
variant-star2 = Sternhalma zu zweit
variant-star2x3 = Sternhalma zu zweit, je drei Farben
variant-star3 = Sternhalma zu dritt
variant-star3x2 = Sternhalma zu dritt, je zwei Farben
variant-star4 = Sternhalma zu viert
variant-star5 = Sternhalma zu fünft
variant-star6 = Sternhalma zu sechst
variant-star2-15 = Sternhalma zu zweit, 15 Steine
variant-star3-15 = Sternhalma zu dritt, 15 Steine

clock-1h = 1 Stunde
clock-12h = 12 Stunden
clock-1d = 1 Tag
clock-2d = 2 Tage
clock-3d = 3 Tage
clock-5d = 5 Tage
clock-7d = 7 Tage
clock-14d = 14 Tage
clock-none = Kein Zeitlimit
clock-bank-7d = 7 Tage für alle deine Züge
clock-bank-14d = 14 Tage für alle deine Züge
clock-bank-21d = 21 Tage für alle deine Züge
clock-bank-30d = 30 Tage für alle deine Züge
clock-bank-3d-12h = 3 Tage, plus 12 Stunden pro Zug
clock-bank-7d-1d = 7 Tage, plus 1 Tag pro Zug
clock-weekends = { $time }, Wochenenden frei
clock-per-move = { $time } pro Zug

rules-gambiter = Rundenlimit (Gambiter)
rules-brainking = Rechtzeitig aus dem Haus (BrainKing)
rules-closed-camp = Im Ziel bleiben
rules-classic = Zuerst alle im Ziel (klassisch)
rules-igroved = Zuerst alle im Ziel (Stern)
rules-parlett = Volles Ziel gewinnt (Parlett)
rules-family = Familienregeln (Stern)
diagonals-on = mit Diagonalen
diagonals-off = ohne Diagonalen
jumps-long = lange Sprünge
ends-places = weiter um alle Plätze
teams-pairs = in Teams

color-a = Weiß
color-b = Schwarz
color-c = Rot
color-d = Blau
color-e = Grün
color-f = Gelb

forgotten-person = Unbekannt
computer = Computer (Stufe { $level })

# The board in words.

text-stone-a = w
text-stone-b = s
text-stone-c = r
text-stone-d = b
text-stone-e = g
text-stone-f = e
text-color = { $letter } { $name }
text-legend = { $colors }; { $free } frei

alt-board = { $game }, Runde { $round }.
alt-seat = { $name } spielt { $colors }: { $tempo ->
    [0] alle im Ziel
    [one] ein Schritt bis zum Ziel
   *[other] { $tempo } Schritte bis zum Ziel
}, { $home } im Haus, { $goal } von { $stones } im Ziel.
alt-out = { $name } ({ $colors }) ist ausgeschieden.
alt-place = { $name } ({ $colors }) hat Platz { $place }.
alt-to-move = { $name } ist am Zug.
alt-won = { $name } hat gewonnen.
alt-won-pair = { $names } haben zusammen gewonnen.
picture-steps = Schritte übrig
picture-goal = im Ziel
alt-over = Die Partie ist vorbei.
alt-last = Letzter Zug: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] **{ $seat } fängt an,** { $user }.
   *[no] **{ $seat } fängt an.**
}
turn-aim = { $aim ->
    [duel] Bring deine { $stones } { $marks } Steine in { $corners }, bevor { $other } alle im Ziel hat. Tippe auf **Ziehen**.
    [pair] Bring deine { $stones } { $marks } Steine in { $corners }. Du spielst mit { $other }: Das Team, das zuerst beide Ziele füllt, gewinnt. Tippe auf **Ziehen**.
    [places] Bring deine { $stones } { $marks } Steine in { $corners }: je früher, desto besser dein Platz. Tippe auf **Ziehen**.
   *[others] Bring deine { $stones } { $marks } Steine in { $corners }, bevor jemand anders alle im Ziel hat. Tippe auf **Ziehen**.
}
# Where a goal lies in the picture, after "into".
corner-bottom = die untere Ecke
corner-bottom-left = die Ecke unten links
corner-bottom-right = die Ecke unten rechts
corner-top = die obere Ecke
corner-top-left = die Ecke oben links
corner-top-right = die Ecke oben rechts
turn-next = { $practice ->
    [yes] { $seat } ist am Zug, { $user }.
   *[no] { $seat }, du bist dran.
}
turn-look = { $seat } ist am Zug.
turn-thinks = { $seat } denkt nach…
played = { $seat } hat **{ $route }** gespielt.
played-planned = { $seat } hat wie geplant **{ $route }** gespielt.
taken-back = { $count ->
    [one] ↩️ Letzter Zug zurückgenommen.
   *[other] ↩️ Die letzten { $count } Züge zurückgenommen.
}
moderator-undid = 🛡️ { $players }: { $who } (Mod) hat den letzten Zug zurückgenommen.
moderator-moved = 🛡️ { $players }: { $who } (Mod) hat diese Partie hierher verlegt.
moderator-ended = 🛡️ { $players }: { $who } (Mod) hat diese Partie beendet.
moderator-voided = 🛡️ { $players }: { $who } (Mod) hat diese Partie aus den Ranglisten dieses Servers entfernt.
void-everywhere = 🛡️ { $players }: Der Betreiber des Bots hat diese Partie aus allen Ranglisten entfernt.
moderator-reason = Grund: { $reason }
past-began = #{ $code } hat begonnen: { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [one] { $first } · noch ein Zug · { $last }
   *[other] { $first } · { $between } weitere · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to } ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
})
past-resigned = { $seat } hat aufgegeben.
past-timeout = { $seat } hat die Zeit überschritten.
turn-short = { $seat }, du bist dran in #{ $code }: { $place }
moved-away = ➡️ #{ $code } geht hier weiter: { $place }
paused-place = ⏸️ Pausiert: Ich kann im Kanal der Partie nicht posten. Nutze `/halma game move-here game:{ $code }` in einem anderen Kanal, sonst wird sie { $until } abgebrochen.
paused-player = ⏸️ Pausiert: { $who } hat diesen Server verlassen. Bleibt das so, scheidet { $who } { $until } aus. Mit einem Zug geht die Partie weiter.
offer-agreed = 🤝 Angenommen.
offer-draw = 🤝 #{ $code }: { $by } bietet Remis an. { $asked }, einverstanden?
offer-takeback = ↩️ #{ $code }: { $by } möchte einen Zug zurücknehmen. { $asked }, einverstanden?
offer-cancel = 🚫 #{ $code }: { $by } möchte diese Partie abbrechen. Sie wird dann nicht gewertet. { $asked }, einverstanden?
offer-hints = 💡 #{ $code }: { $by } möchte Tipps für alle erlauben. Die Partie bleibt gewertet. { $asked }, einverstanden?
offer-undoes = Es geht um: { $plies }
offer-declined-draw = { $declined } hat das Remisangebot von { $by } abgelehnt.
offer-declined-takeback = { $declined } hat die Zugrücknahme von { $by } abgelehnt.
offer-declined-cancel = { $declined } möchte nicht abbrechen. Die Partie geht weiter.
offer-declined-hints = { $declined } hat abgelehnt: keine Tipps in dieser Partie.
offer-withdrawn-draw = { $by } hat das Remisangebot zurückgezogen.
offer-withdrawn-takeback = { $by } möchte den Zug doch nicht zurücknehmen.
offer-withdrawn-cancel = { $by } möchte doch nicht abbrechen. Die Partie geht weiter.
offer-withdrawn-hints = { $by } möchte doch keine Tipps.
notice-declined-draw = { $to }: { $by } hat dein Remisangebot in #{ $code } abgelehnt. Die Partie geht weiter.
notice-declined-takeback = { $to }: { $by } hat deine Zugrücknahme in #{ $code } abgelehnt.
notice-declined-hints = { $to }: { $by } hat abgelehnt, also keine Tipps in #{ $code }.
notice-hints-agreed = { $to }: Alle sind einverstanden. Nutze in #{ $code } `/halma hint`, wenn du dran bist.
notice-declined-cancel = { $to }: { $by } möchte #{ $code } nicht abbrechen. Die Partie geht weiter.
notice-day-given = { $known ->
    [yes] { $to }: { $by } schenkt dir in #{ $code } einen Tag extra. Deine Zeit läuft { $ends } ab.
   *[no] { $to }: { $by } schenkt dir in #{ $code } einen Tag extra.
}
had-to-pass = { $seat } kann nicht ziehen und passt.
out-resignation = { $seat } hat aufgegeben. Die Steine kommen vom Brett, und die anderen spielen weiter.
out-timeout = { $seat } hat die Zeit überschritten. Die Steine kommen vom Brett, und die anderen spielen weiter.
out-pair-resignation = { $seat } hat aufgegeben, damit ist das Spiel auch für { $partner } vorbei. Die Steine kommen vom Brett, und die anderen spielen weiter.
out-pair-timeout = { $seat } hat die Zeit überschritten, damit ist das Spiel auch für { $partner } vorbei. Die Steine kommen vom Brett, und die anderen spielen weiter.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 Remis
title-cancelled = 🚫 abgebrochen
thread-name = { $game } · { $names } · #{ $code }
thread-summary = { $game } #{ $code } ist vorbei: { $place }
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · Runde { $round }
board-footer-whole = #{ $code } · { $game } · Runde { $round } · { $rules }
steps-to-go = Schritte bis zum Ziel: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } ausgeschieden
race-needs = { $winner } braucht höchstens noch { $most ->
    [one] einen Zug
   *[other] { $most } Züge
}, { $loser } mindestens { $least }.
time-left = ⏳ { $at }
bank-left = ⌛ { $who }: { $time }
bot-was-away = 🔌 Ich war während dieses Zugs eine Zeit lang offline. Diese Zeit zählt nicht.
player-away = ✈️ { $who } ist vom { $from } bis { $until } abwesend. Diese Zeit zählt nicht.
reminder = ⏰ { $user }: { $game } #{ $code } wartet auf deinen Zug. Deine Zeit läuft { $ends } ab – { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] Letzte Runde, um das Haus zu räumen: Wer nach Runde { $round } dort noch einen Stein hat, verliert (bei beiden: Remis). { $homes }
   *[other] Noch { $left } Runden, um das Haus zu räumen: Wer nach Runde { $round } dort noch einen Stein hat, verliert (bei beiden: Remis). { $homes }
}
forced-home-own = Du hast dort noch { $count }.
forced-home-seat = { $seat } hat dort noch { $count }.
forced-home-moves = { $left ->
    [one] { $seat } hat noch einen Zug, um alle Steine aus dem Haus zu holen, sonst ist die Partie verloren. { $homes }
   *[other] { $seat } hat noch { $left } Züge, um alle Steine aus dem Haus zu holen, sonst ist die Partie verloren. { $homes }
}
forced-tempo = { $left ->
    [one] Nach dieser Runde ({ $round }) gewinnt, wer weniger Schritte bis zum Ziel hat
   *[other] Noch { $left } Runden: Nach Runde { $round } gewinnt, wer weniger Schritte bis zum Ziel hat
}
forced-stall = { $left ->
    [one] Runden ohne Fortschritt: { $quiet }. Noch eine, und es ist Remis
   *[other] Runden ohne Fortschritt: { $quiet }. Noch { $left }, und es ist Remis
}
forced-stall-places = { $left ->
    [one] Runden ohne Fortschritt: { $quiet }. Noch eine, und das Spiel endet; wer noch spielt, teilt sich einen Platz
   *[other] Runden ohne Fortschritt: { $quiet }. Noch { $left }, und das Spiel endet; wer noch spielt, teilt sich einen Platz
}
forced-stall-loses = { $left ->
    [one] Runden ohne Fortschritt: { $quiet }. Noch eine, und { $loser } verliert, außer das Haus ist leer
   *[other] Runden ohne Fortschritt: { $quiet }. Noch { $left }, und { $loser } verliert, außer das Haus ist leer
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-built = { $seats ->
    [2] 🏆 **{ $winner } gewinnt!** Alle { $stones } Steine in { $moves } Zügen im Ziel, { $ahead ->
        [one] einen Schritt
       *[other] { $ahead } Schritte
    } vor { $losers }.
   *[other] 🏆 **{ $winner } gewinnt!** Alle { $stones } Steine in { $moves } Zügen im Ziel.
}
won-locked = { $seats ->
    [2] 🏆 { $winner } gewinnt gegen { $losers }: Das Ziel ist voll, eingesperrte gegnerische Steine mitgezählt.
   *[other] 🏆 { $winner } gewinnt: Das Ziel ist voll, eingesperrte gegnerische Steine mitgezählt.
}
won-filled = { $seats ->
    [2] 🏆 { $winner } gewinnt gegen { $losers }: Das Ziel ist voll, vor allem mit eigenen Steinen.
   *[other] 🏆 { $winner } gewinnt: Das Ziel ist voll, vor allem mit eigenen Steinen.
}
level-beaten = 🎉 **Stufe { $level } zum ersten Mal geschafft!**
moment-move = 🔗 { $jumps } Sprünge in einem Zug!
moment-upset = 🎯 Überraschung! Die Wertung von { $seat } war { $points } Punkte niedriger.
moment-leads = 👑 { $seat } ist hier jetzt die Nummer eins!
moment-comeback = 🚀 Was für ein Comeback: { $seat } lag in Runde { $round } noch { $steps } Schritte zurück.
moment-streak = 🔥 { $seat }: { $count } Siege in Folge!
moment-fastest = ⚡ Persönlicher Rekord: { $seat } hat dieses Spiel noch nie mit so wenigen Zügen gewonnen ({ $moves }).
moment-chain = 🔗 Persönlicher Rekord: die längste Kette von { $seat } bisher, { $jumps } Sprünge.
moment-ranked = 📈 Drei gewertete Partien: { $seat } steht jetzt in der Rangliste.
moment-first = 🎉 Die erste gewertete Partie von { $seat }!
moment-short = { $steps ->
    [one] { $seat } hat nur ein Schritt gefehlt.
   *[other] { $seat } haben nur { $steps } Schritte gefehlt.
} So knapp!
level-last = 🎉 **Stufe 10 geschafft. Eine Stufe 11 gibt es nicht!**
won-home = 🏆 { $winner } gewinnt: { $losers } hatte noch Steine im Haus.
won-tempo = 🏆 { $winner } gewinnt gegen { $losers } mit weniger Schritten bis zum Ziel ({ $tempo }).
won-stall = 🏆 { $winner } gewinnt: 50 Runden ohne Fortschritt, und { $losers } hatte noch Steine im Haus.
won-resignation = { $seats ->
    [2] { $losers } hat aufgegeben. 🏆 { $winner } gewinnt.
   *[other] { $last } hat aufgegeben, und alle anderen sind ausgeschieden. 🏆 { $winner } gewinnt.
}
won-race = 🏆 **{ $winner } gewinnt!** { $losers } kann das nicht mehr aufholen.
won-timeout = { $seats ->
    [2] { $losers } hat die Zeit überschritten. 🏆 { $winner } gewinnt.
   *[other] { $last } hat die Zeit überschritten, und alle anderen sind ausgeschieden. 🏆 { $winner } gewinnt.
}
won-pair = 🏆 **{ $winner } gewinnen zusammen!** Beide sind im Ziel.
won-pair-resignation = { $last } hat aufgegeben. 🏆 **{ $winner } gewinnen zusammen!**
won-pair-timeout = { $last } hat die Zeit überschritten. 🏆 **{ $winner } gewinnen zusammen!**
placed-places = 🏁 { $places }
placed-stall = 50 Runden ohne Fortschritt: Alle, die noch spielen, teilen sich einen Platz. 🏁 { $places }
placed-blocked = Niemand kann mehr ziehen: Alle, die noch spielen, teilen sich einen Platz. 🏁 { $places }
placed-agreement = 🤝 Alle, die noch spielen, teilen sich einen Platz: So haben sie es vereinbart. 🏁 { $places }
placed-resignation = { $last } hat aufgegeben. 🏁 { $places }
placed-timeout = { $last } hat die Zeit überschritten. 🏁 { $places }
drawn-built = { $seats ->
    [2] 🤝 Remis zwischen { $players }: Beide haben ihr Ziel in derselben Runde gefüllt.
   *[other] 🤝 Remis: Beide haben ihr Ziel in derselben Runde gefüllt.
}
drawn-home = { $seats ->
    [2] 🤝 Remis zwischen { $players }: Beide hatten noch einen Stein im Haus.
   *[other] 🤝 Remis: Beide hatten noch einen Stein im Haus.
}
drawn-tempo = { $seats ->
    [2] 🤝 Remis zwischen { $players }: gleich viele Schritte bis zum Ziel ({ $tempo }).
   *[other] 🤝 Remis: gleich viele Schritte bis zum Ziel ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 Remis zwischen { $players }: 50 Runden ohne Fortschritt.
   *[other] 🤝 Remis: 50 Runden ohne Fortschritt.
}
drawn-blocked = { $seats ->
    [2] 🤝 Remis zwischen { $players }: Niemand kann mehr ziehen.
   *[other] 🤝 Remis: Niemand kann mehr ziehen.
}
drawn-race = 🤝 Remis zwischen { $players }: Beide kommen in derselben Runde ans Ziel, egal was sie ziehen.
drawn-agreement = { $seats ->
    [2] 🤝 { $players } haben sich auf Remis geeinigt.
   *[other] 🤝 Remis: Alle waren einverstanden.
}
void-agreed = 🚫 { $players } haben diese Partie gemeinsam abgebrochen. Sie wird nicht gewertet.
void-late = 🚫 { $blamed } hat die Zeit überschritten, bevor alle zweimal gezogen hatten. Die Partie zwischen { $players } ist abgebrochen und wird nicht gewertet.
void-left = 🚫 { $blamed } hat diesen Server verlassen, bevor alle zweimal gezogen hatten. Die Partie zwischen { $players } ist abgebrochen und wird nicht gewertet.
void-no-place = 🚫 { $players }: Diese Partie hatte eine Woche lang keinen Kanal. Sie ist abgebrochen und wird nicht gewertet.
void-moderator = Sie wird nicht gewertet.
void-unknown = 🚫 { $players }: Diese Partie wurde abgebrochen und wird nicht gewertet.

# Buttons, menus, forms.

button-move = Ziehen
chooses-move = { $who } wählt einen Zug in #{ $code }.
choose-move = Dein Zug in #{ $code }: Wähle einen Vorschlag (+4: 4 Schritte näher) oder einen nummerierten Stein, um seine Züge zu sehen.
choose-side = Von deiner Seite aus geht’s in { $corners }.
choose-target = #{ $code }: Wohin soll der Stein auf { $stone }?
went-on = Dieses Brett ist veraltet. Hier ist das aktuelle:
menu-best-moves = Vorgeschlagene Züge: auswählen und ziehen
menu-first-stones = Stein wählen…
menu-stones = Anderer Stein…
menu-targets = { $first ->
    [1] Wohin? Auswählen und ziehen
   *[other] Weitere Züge, ab { $first }
}
stone-label = { $number } · { $stone } · { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}
choice-move = { $begins } → { $to } · { $jumps ->
    [0] Schritt
    [one] ein Sprung
   *[other] { $jumps } Sprünge
} · { $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}{ $end ->
    [won] {" "}· 🏆 gewinnt
    [lost] {" "}· ⚠️ verliert
    [late] {" "}· ⌛ zu spät aus dem Haus
    [drawn] {" "}· 🤝 Remis
   *[none] { "" }
}
jumps-begin = #{ $code }: Wohin springt der Stein auf { $from } zuerst?
jumps-on = #{ $code }: Dein Stein von { $from } steht auf { $at }. Spring weiter oder bleib stehen.
jumps-back = #{ $code }: Dein Stein von { $from } steht auf { $at }. Von hier kann er nur zurückspringen.
menu-jumps = Springen nach…
button-jump-by-jump = Sprung für Sprung
button-stop-here = Hier anhalten
hint-title = 💡 #{ $code }: Das würde der Computer spielen
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Wahrscheinliche Antwort: { $reply }.
hint-play = { $text } spielen
hint-rated = Diese Partie ist gewertet: Tipps gibt es nur, wenn alle zustimmen. Beim Üben und in ungewerteten Partien sind Tipps immer erlaubt.
button-ask-hints = Alle fragen
hint-wins = { $moves ->
    [one] gewinnt sofort.
   *[other] gewinnt in { $moves } Zügen.
}
hint-shortest = { $moves ->
    [one] bringt den letzten Stein ins Ziel.
   *[other] jetzt ist es ein Wettrennen, und das ist der kürzeste Weg ins Ziel: { $moves } Züge.
}
hint-leaves-home = { $left ->
    [0] räumt dein Haus rechtzeitig.
    [one] bringt deine Steine rechtzeitig aus dem Haus; einer muss noch raus.
   *[other] bringt deine Steine rechtzeitig aus dem Haus; { $left } müssen noch raus.
}
hint-fills-goal = bringt noch einen Stein ins Ziel.
hint-brings-up = holt deinen letzten Stein nach.
hint-chain = eine Kette aus { $jumps } Sprüngen.
hint-prepares = bereitet { $next } vor. Wahrscheinliche Antwort: { $reply }.
hint-best = auf lange Sicht am besten.
hint-no-mark = 🤖 Du hast einen Tipp genutzt, deshalb gilt diese Stufe bei einem Sieg nicht als geschafft.
confirm-move = **{ $text }** in #{ $code } spielen?
button-play = Spielen
button-type-move = Eintippen
button-other-stones = Andere Steine
button-back = Zurück
button-note = Meine Notiz
button-plan-write = Plan ändern
button-plan-delete = Plan löschen
button-board = Meine Sicht
button-resign = Aufgeben
button-resign-yes = Ja, aufgeben
button-resign-no = Nein, weiterspielen
button-agree = Annehmen
button-disagree = Ablehnen
button-claim-win = 🏁 Sieg beanspruchen
button-claim-draw = 🏁 Remis beanspruchen
button-give-day = +1 Tag
button-to-board = Brett anzeigen
button-wake = ⏰ Aufwecken
button-mute = 🔕 Stumm
button-rematch = Revanche
button-level = Stufe { $level }
button-analyze = Analyse
analysis-title = 📈 **#{ $code }** { $game } · Analyse
analysis-failed = Die Analyse hat nicht geklappt. Versuch es gleich noch einmal. Passiert das öfter, melde es dem Betreiber des Bots.
analysis-curve = { $seats ->
    [2] Die Kurve zeigt Runde für Runde, wie viele Schritte { $seat } vorn lag.
   *[other] Die Kurven zeigen Runde für Runde, wie viele Schritte jede Farbe vor den anderen lag.
}
analysis-no-moment = Kein Schritt verschenkt. Gut gespielt!
analysis-cost-steps = 🔴 Runde { $round }: { $own ->
    [yes] Du hast
   *[no] { $seat } hat
} { $played } gespielt. **{ $better }** war { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} besser.
analysis-cost-moves = 🔴 Runde { $round }: { $own ->
    [yes] Du hast
   *[no] { $seat } hat
} { $played } gespielt. **{ $better }** war { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
} schneller.
analysis-cost-win = ❗ Runde { $round }: { $own ->
    [yes] Du hast
   *[no] { $seat } hat
} { $moves ->
    [one] den sofortigen Sieg verpasst (**{ $better }**).
   *[other] einen sicheren Sieg in { $moves } Zügen verpasst (**{ $better }**).
}
analysis-cost-game = 🔴 Runde { $round }: { $own ->
    [yes] Du hast
   *[no] { $seat } hat
} { $played } gespielt, und die Partie war { $moves ->
    [one] sofort verloren
   *[other] danach verloren
}. **{ $better }** war besser.
analysis-missed = 🔗 Längste verpasste Kette: { $seat } **{ $chain }** in Runde { $round }, { $jumps } Sprünge, { $gain ->
    [one] ein Schritt
   *[other] { $gain } Schritte
} vorwärts.
analysis-race = 🏁 Ab Runde { $round } war es ein Wettrennen: { $sides }.
analysis-race-side = { $seat } brauchte noch { $needed ->
    [one] einen Zug
   *[other] { $needed } Züge
} (gespielt: { $made })
analysis-too-short = Diese Partie ist zu kurz für eine Analyse. Ich brauche mindestens { $moves } Züge von jeder Seite.
curve-rounds = Runde
curve-steps = Schritte
curve-ahead = { $name } vorn
analysis-alt = Vorsprung der ersten Farbe über { $rounds } Runden, in Schritten: bestenfalls { $most }, schlimmstenfalls { $least }.
button-replay = Nachspielen
button-share = Teilen
shared = { $who } hat #{ $code } geteilt: { $game }, { $players }
button-replay-files = GIF und Notation
button-replay-files-from = GIF ab hier
menu-replay = Zu einem Zug springen
replay-title = **#{ $code }** · { $game } · Zug { $number } von { $count }
replay-move = { $number ->
    [0] Anfang
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
} · { $jumps ->
    [0] keine Sprünge
    [one] ein Sprung, von { $seat }
   *[other] { $jumps } Sprünge{ $longest ->
        [1] {""}
       *[other] {" "}· längste Kette { $longest }, von { $seat }
    }
}
replay-files = #{ $code } als GIF, dazu die Notation.
replay-skips = Zeigt jeden { $step }. Zug, damit es kurz bleibt.
replay-small = Auf { $pixels } Pixel verkleinert, damit es für Discord nicht zu groß ist.
replay-no-picture = Das GIF von #{ $code } konnte ich nicht erstellen. Hier ist die Notation.
imported = Du kannst #{ $code } jetzt nachspielen. Nur du siehst die Partie, gewertet wird sie nicht.
import-several = Das sind mehrere Partien. Bitte importiere sie einzeln.
import-unreadable = Zeile { $line } der Notation kann ich nicht lesen: { $text }. { $why } `/halma game export` zeigt, wie eine Notation aussieht. Korrigiere die Zeile und versuch `/halma game import` noch einmal.
import-why-empty = Da ist keine Partie drin.
import-why-large = Die Zeile oder die ganze Notation ist zu lang.
import-why-token = Das ist weder eine Kopfzeile wie `[Variant "halma8"]` noch ein Zug.
import-why-tag = Diese Kopfzeile steht doppelt da, kommt nach dem ersten Zug oder hat einen Wert, den ich nicht kenne.
import-why-no-variant = Die Kopfzeile `[Variant "halma8"]` mit dem Namen deines Spiels fehlt.
import-why-move = Zug { $ply } geht dort nicht: { $why }
import-why-seat = Diese Seite spielt nicht mit oder ist schon ausgeschieden.
import-why-result = Die Züge führen zu einem anderen Ergebnis, oder die Ergebnisse widersprechen sich.
modal-import-title = Partie importieren
modal-import-field = Notation der Partie
modal-import-example =
    {"[Variant \"halma8\"]"}
    1. h4-g4 a5-b5
record-of = Notation von #{ $code }.
button-previous = ◀ Früher
button-next = Später ▶
modal-move-title = Dein Zug · #{ $code }
modal-move-field = Start- und Zielfeld oder ganzer Weg
modal-move-example = { $example }
menu-which-match = Wähle eine Partie
menu-which-challenge = Herausforderung beantworten oder zurückziehen
challenge-chosen = Diese Herausforderung wartet auf eine Antwort.
modal-end-title = #{ $code } beenden? Wird nicht gewertet.
modal-void-title = #{ $code } aus den Ranglisten entfernen?
modal-reset-tables-title = Ranglisten dieses Servers zurücksetzen?
modal-reset-tables-field = Gib den Servernamen ein
modal-undo-title = Letzten Zug in #{ $code } zurücknehmen?
modal-reason-field = Grund (alle in der Partie sehen ihn)
modal-reason-example = Optional
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = Welche Partie meinst du?
name-the-match = Du hast hier mehrere Partien. Wähle eine mit der Option `game`.

# Private answers.

already-done = Schon erledigt. Das aktuelle Brett:
done-privately = Erledigt. Hier geht’s zu #{ $code }: { $place }
unposted = In { $place } kann ich nicht mehr posten, deshalb ist Partie #{ $code } pausiert, höchstens eine Woche lang. Nichts ist verloren: `/halma board game:{ $code }` zeigt das Brett. `/halma game move-here game:{ $code }` verlegt die Partie in einen anderen Kanal.
unposted-over = In { $place } konnte ich nicht zeigen, wie #{ $code } ausgegangen ist: Ich darf dort nicht posten, oder den Kanal gibt es nicht mehr. `/halma board game:{ $code }` zeigt es.
plain-post = { $people }: In Partie #{ $code } gibt es Neues, aber Discord hat meine Nachricht nicht angenommen. `/halma board game:{ $code }` zeigt es.
no-lost-game = Alle deine Partien haben einen Kanal. Hier gibt es nichts zu verlegen.
done-late = Erledigt. Sorry, das hat etwas gedauert.
press-again = Das hat zu lange gedauert. Bitte tippe noch einmal auf den Button.
other-version = Dieser Button stammt aus einer anderen Version des Bots. Hier ist das aktuelle Brett:
no-turn-here = In diesem Kanal bist du in keiner Partie dran. `/halma games` zeigt deine Partien, `/halma play` startet eine.
no-game-here = Du hast in diesem Kanal keine Partie. `/halma games` zeigt deine Partien.
note-title = 📝 **Deine Notiz** (nur du siehst sie)
note-saved = 📝 Gespeichert. Deine Notiz zu #{ $code } (nur du siehst sie):
note-deleted = Notiz zu #{ $code } gelöscht.
note-no-game = Du hast in diesem Kanal keine Partie. Für eine andere Partie gib ihren Code an: `/halma game note game:`.
modal-note-title = Deine Notiz zu #{ $code }
modal-note-field = Nur du siehst sie (leer: keine Notiz)
modal-note-example = Was hast du vor?
plan-none = Zu #{ $code } hast du keinen Plan.
plan-title = 🗺️ **Dein Plan für #{ $code }** (nur du siehst ihn)
plan-saved = 🗺️ Gespeichert. Dein Plan für #{ $code } (nur du siehst ihn):
plan-how = Auf jeder Zeile: der Zug der anderen, deine Antwort und so weiter, zum Beispiel `{ $example }`. Spielen sie das, wird deine Antwort sofort gespielt.
plan-typed = Das hast du eingegeben:
plan-no-game = Du hast in diesem Kanal keine laufende Partie. Für eine andere Partie gib ihren Code an: `/halma game plan game:`.
modal-plan-title = Dein Plan für #{ $code }
modal-plan-field = Ihr Zug, deine Antwort, … (leer: kein Plan)
no-board-here = In diesem Kanal läuft gerade keine Partie. `/halma play` startet eine.
resign-question = { $two ->
    [yes] Deine Partie gegen { $others } aufgeben? Damit ist sie vorbei.
   *[no] #{ $code } aufgeben? Das lässt sich nicht rückgängig machen.
}
resign-question-pair = #{ $code } aufgeben? Damit ist das Spiel auch für { $partner } vorbei. Das lässt sich nicht rückgängig machen.
resign-kept = OK, du spielst weiter.
day-given = Erledigt: Dein Gegner hat in #{ $code } einen Tag extra.
menu-of = Partien { $from } bis { $to }
menu-more = Für { $count } weitere ist hier kein Platz. Wähle eine mit der Option `game`.
wake-up = ⏰ { $who }, du bist dran in #{ $code }.
muted = OK, an diesen Zug in #{ $code } erinnere ich dich nicht.
offer-declined-quietly = Abgelehnt. Ich sage es niemandem; das Angebot bleibt offen, bis der Zug vorbei ist.
next-waiting = Als Nächstes: { $game }
open-none = Auf diesem Server gibt es keine offenen Herausforderungen. `/halma play` ohne Gegner postet eine, bei der alle mitmachen können.
open-title = Offene Herausforderungen auf diesem Server: { $count }
games-none = Du hast keine Partien. `/halma play` startet eine.
games-none-of = { $who } hat auf diesem Server keine Partien.
games-title = Deine Partien: { $count }
games-title-of = Partien von { $who } auf diesem Server: { $count }
games-my-turn = ▶️ **Du bist dran**
games-their-turn = ⏳ **Wartet auf andere**
link-to-board = zum Brett
games-open = 📨 **Wartet auf Mitspieler**
games-answer = 📨 **Du wirst herausgefordert**
menu-move-in = Ziehen in…
seat-namesake = { $name } ({ $color })
