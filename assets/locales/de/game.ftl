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

clock-1h = 1 Stunde
clock-12h = 12 Stunden
clock-1d = 1 Tag
clock-2d = 2 Tage
clock-3d = 3 Tage
clock-5d = 5 Tage
clock-7d = 7 Tage
clock-14d = 14 Tage
clock-none = Kein Zeitlimit
clock-per-move = { $time } pro Zug

rules-gambiter = Regeln mit Fristen (Gambiter)
rules-brainking = Hauskontrolle nach Zügen (BrainKing)
rules-closed-camp = Geschlossenes Ziel
rules-classic = Zuerst das Ziel füllen (klassisch)
rules-igroved = Zuerst das Ziel füllen (Stern)
diagonals-on = mit Diagonalen
diagonals-off = ohne Diagonalen

color-a = Weiß
color-b = Schwarz
color-c = Rot
color-d = Blau
color-e = Grün
color-f = Gelb
mark-a = ⚪
mark-b = ⚫
mark-c = 🔴
mark-d = 🔵
mark-e = 🟢
mark-f = 🟡

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
    [0] alles im Ziel
    [one] ein Schritt bis zum Ziel
   *[other] { $tempo } Schritte bis zum Ziel
}, { $home } im Haus, { $goal } von { $stones } im Ziel.
alt-out = { $name } ({ $colors }) ist ausgeschieden.
alt-to-move = { $name } ist am Zug.
alt-won = { $name } hat gewonnen.
alt-over = Die Partie ist zu Ende.
alt-last = Letzter Zug: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] { $seat } beginnt, { $user }.
   *[no] { $seat } beginnt.
}
turn-next = { $practice ->
    [yes] { $seat } ist am Zug, { $user }.
   *[no] { $seat } ist am Zug.
}
turn-thinks = { $seat } denkt nach.
played = { $seat } zog **{ $route }**.
taken-back = { $count ->
    [one] ↩️ Der letzte Zug wurde zurückgenommen.
   *[other] ↩️ Die letzten { $count } Züge wurden zurückgenommen.
}
moderator-undid = 🛡️ { $players }: Die Moderation ({ $who }) hat den letzten Zug zurückgenommen.
moderator-moved = 🛡️ { $players }: Die Moderation ({ $who }) hat diese Partie hierher geholt.
moderator-ended = 🛡️ { $players }: Die Moderation ({ $who }) hat diese Partie beendet.
moderator-voided = 🛡️ { $players }: Die Moderation ({ $who }) hat diese Partie aus den Ranglisten dieses Servers genommen.
void-everywhere = 🛡️ { $players }: Wer diesen Bot betreibt, hat diese Partie aus allen Ranglisten genommen.
moderator-reason = Grund: { $reason }
past-began = #{ $code } hat begonnen: { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [one] { $first } · dazwischen ein Zug · { $last }
   *[other] { $first } · dazwischen { $between } Züge · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to } ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
})
past-resigned = { $seat } hat aufgegeben.
past-timeout = { $seat } hat die Zeit überschritten.
turn-short = { $seat }, du bist am Zug in #{ $code }: { $place }
moved-away = ➡️ #{ $code } geht in { $place } weiter.
paused-place = ⏸️ Diese Partie ruht, denn in ihrem Kanal kann ich nichts posten. `/halma bring-here game:{ $code }` holt sie in einen anderen; sonst wird sie { $until } abgebrochen.
paused-player = ⏸️ { $who } hat diesen Server verlassen, deshalb ruht die Partie. Wer nicht zurückkehrt, scheidet { $until } aus; ein Zug setzt die Partie fort.
offer-agreed = 🤝 Einverstanden.
offer-draw = 🤝 #{ $code }: { $by } bietet Remis an. { $asked }: einverstanden?
offer-takeback = ↩️ #{ $code }: { $by } möchte den letzten Zug zurücknehmen. { $asked }: einverstanden?
offer-cancel = 🚫 #{ $code }: { $by } möchte diese Partie abbrechen; sie würde für niemanden zählen. { $asked }: einverstanden?
offer-hints = 💡 #{ $code }: { $by } möchte für alle in dieser Partie Tipps vom Computer erlauben; sie bleibt gewertet. { $asked }: einverstanden?
offer-undoes = Damit zurückgenommen: { $plies }
offer-declined-draw = { $declined } hat das Remisangebot von { $by } abgelehnt.
offer-declined-takeback = { $declined } hat abgelehnt, also bleibt der letzte Zug von { $by } stehen.
offer-declined-cancel = { $declined } hat den Abbruch abgelehnt, also geht die Partie weiter.
offer-declined-hints = { $declined } hat abgelehnt, also gibt es in dieser Partie keine Tipps.
offer-withdrawn-draw = { $by } hat das Remisangebot zurückgezogen.
offer-withdrawn-takeback = { $by } lässt den letzten Zug nun doch stehen.
offer-withdrawn-cancel = { $by } möchte nun doch weiterspielen.
offer-withdrawn-hints = { $by } spielt nun doch ohne Tipps weiter.
notice-declined-draw = { $to }: { $by } hat dein Remisangebot in #{ $code } abgelehnt. Die Partie geht weiter.
notice-declined-takeback = { $to }: { $by } hat abgelehnt, also bleibt dein letzter Zug in #{ $code } stehen.
notice-declined-hints = { $to }: { $by } hat abgelehnt, also gibt es in #{ $code } keine Tipps.
notice-hints-agreed = { $to }: Alle sind einverstanden. Wer in #{ $code } am Zug ist, darf den Computer mit `/halma hint` fragen.
notice-declined-cancel = { $to }: { $by } hat den Abbruch von #{ $code } abgelehnt. Die Partie geht weiter.
notice-day-given = { $known ->
    [yes] { $to }: { $by } schenkt dir in #{ $code } einen Tag. Die Zeit für deinen Zug endet { $ends }.
   *[no] { $to }: { $by } schenkt dir in #{ $code } einen Tag.
}
had-to-pass = { $seat } kann nicht ziehen und muss passen.
out-resignation = { $seat } hat aufgegeben. Die Steine kommen vom Brett, und die anderen spielen weiter.
out-timeout = { $seat } hat die Zeit überschritten. Die Steine kommen vom Brett, und die anderen spielen weiter.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 Remis
title-cancelled = 🚫 abgebrochen
thread-name = { $game } · { $names } · #{ $code }
thread-summary = { $game } #{ $code } ist zu Ende, siehe { $place }.
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · Runde { $round }
board-footer-whole = #{ $code } · { $game } · Runde { $round } · { $rules }
steps-to-go = Schritte bis zum Ziel: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } ausgeschieden
with-time = { $text } · ⏳ { $at }
bot-was-away = 🔌 Ich war während dieses Zugs eine Weile nicht da; diese Zeit zählt nicht.
player-away = ✈️ { $who }: abwesend, { $from } bis { $until }; diese Zeit zählt nicht.
reminder = ⏰ { $user }: { $game } #{ $code } wartet noch auf deinen Zug. Die Zeit endet { $ends } – { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] Wer nach dieser Runde ({ $round }) noch einen Stein im Haus hat, verliert. Noch im Haus: { $homes }
   *[other] Wer nach Runde { $round } noch einen Stein im Haus hat, verliert (noch { $left } Runden). Noch im Haus: { $homes }
}
forced-home-seat = { $seat } { $count }
forced-home-moves = { $left ->
    [one] { $seat } hat noch einen freien Zug; danach verliert jeder Zug, der einen Stein im Haus lässt. Noch im Haus: { $homes }
   *[other] Nach { $moves } eigenen Zügen verliert jeder Zug, der einen Stein im Haus lässt ({ $seat }: noch { $left } Züge). Noch im Haus: { $homes }
}
forced-home-moves-now = { $seat }, ab jetzt verliert jeder Zug, der einen Stein im Haus lässt. Noch im Haus: { $homes }
forced-tempo = { $left ->
    [one] Wer nach dieser Runde ({ $round }) weniger Schritte bis zum Ziel hat, gewinnt
   *[other] Wer nach Runde { $round } weniger Schritte bis zum Ziel hat, gewinnt (noch { $left } Runden)
}
forced-stall = { $left ->
    [one] { $quiet } Runden ohne Fortschritt: noch eine, und die Partie ist remis
   *[other] { $quiet } Runden ohne Fortschritt; nach { $left } weiteren ist die Partie remis
}
forced-stall-loses = { $left ->
    [one] { $quiet } Runden ohne Fortschritt: noch eine, und { $loser } verliert, denn im Haus stehen noch Steine
   *[other] { $quiet } Runden ohne Fortschritt; nach { $left } weiteren verliert { $loser }, wenn das Haus dann nicht leer ist
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-locked = { $seats ->
    [2] 🏆 { $winner } gewinnt gegen { $losers }: Das Ziel ist voll bis auf eingesperrte fremde Steine.
   *[other] 🏆 { $winner } gewinnt: Das Ziel ist voll bis auf eingesperrte fremde Steine.
}
won-home = 🏆 { $winner } gewinnt. Bei der Hauskontrolle noch Steine im Haus: { $losers }.
won-tempo = 🏆 { $winner } gewinnt gegen { $losers } nach Tempozahl ({ $tempo }): weniger Schritte bis zum Ziel.
won-stall = 🏆 { $winner } gewinnt. 50 Runden lang kam niemand voran; noch Steine im Haus: { $losers }.
won-resignation = { $seats ->
    [2] { $losers } hat aufgegeben. 🏆 { $winner } gewinnt.
   *[other] { $last } hat aufgegeben, und alle anderen sind ausgeschieden. 🏆 { $winner } gewinnt.
}
won-timeout = { $seats ->
    [2] { $losers } hat die Zeit überschritten. 🏆 { $winner } gewinnt.
   *[other] { $last } hat die Zeit überschritten, und alle anderen sind ausgeschieden. 🏆 { $winner } gewinnt.
}
drawn-built = { $seats ->
    [2] 🤝 Remis zwischen { $players }: Beide Ziele wurden in derselben Runde voll.
   *[other] 🤝 Remis: Beide Ziele wurden in derselben Runde voll.
}
drawn-home = { $seats ->
    [2] 🤝 Remis zwischen { $players }: Bei der Hauskontrolle hatten beide Seiten noch Steine im Haus.
   *[other] 🤝 Remis: Bei der Hauskontrolle hatten beide Seiten noch Steine im Haus.
}
drawn-tempo = { $seats ->
    [2] 🤝 Remis zwischen { $players }: gleiche Tempozahl ({ $tempo }).
   *[other] 🤝 Remis: gleiche Tempozahl ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 Remis zwischen { $players }: 50 Runden lang kam niemand voran.
   *[other] 🤝 Remis: 50 Runden lang kam niemand voran.
}
drawn-blocked = { $seats ->
    [2] 🤝 Remis zwischen { $players }: Niemand kann mehr ziehen.
   *[other] 🤝 Remis: Niemand kann mehr ziehen.
}
drawn-agreement = { $seats ->
    [2] 🤝 Remis zwischen { $players } nach Vereinbarung.
   *[other] 🤝 Remis nach Vereinbarung.
}
void-agreed = 🚫 { $players }: Alle sind einverstanden, diese Partie abzubrechen. Sie zählt für niemanden.
void-late = 🚫 { $blamed } hat die Zeit verstreichen lassen, bevor alle gezogen hatten. Diese Partie ({ $players }) ist damit abgebrochen und zählt für niemanden.
void-left = 🚫 { $blamed } hat diesen Server verlassen, bevor alle gezogen hatten. Diese Partie ({ $players }) ist damit abgebrochen und zählt für niemanden.
void-no-place = 🚫 { $players }: Diese Partie hatte eine Woche lang keinen Kanal. Sie ist damit abgebrochen und zählt für niemanden.
void-moderator = Sie zählt für niemanden.
void-unknown = 🚫 { $players }: Diese Partie wurde abgebrochen und zählt für niemanden.

# Buttons, menus, forms.

button-move = Ziehen
choose-move = Dein Zug in #{ $code }: Nimm einen der besten Züge, oder wähle einen Stein anhand seiner Nummer, um zu sehen, wohin er kann.
choose-target = #{ $code }: Wohin soll der Stein auf { $stone }?
went-on = Die Partie ist inzwischen weitergegangen; so steht es jetzt.
menu-best-moves = Die besten Züge: Deine Wahl wird gleich gespielt
menu-stones = Anderer Stein…
menu-targets = { $first ->
    [1] Wohin? Deine Wahl wird gleich gespielt
   *[other] Weitere Felder, ab { $first }
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
    [late] {" "}· ⌛ Haus zu spät leer
    [drawn] {" "}· 🤝 remis
   *[none] { "" }
}
jumps-begin = #{ $code }: Der Stein auf { $from } springt. Wo landet er zuerst?
jumps-on = #{ $code }: Von { $from } ist der Stein nach { $at } gekommen. Er darf weiterspringen.
menu-jumps = Weiterspringen nach…
button-jump-by-jump = Sprung für Sprung
button-stop-here = Hier anhalten
hint-title = 💡 #{ $code }: Das würde der Computer spielen.
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Dann vielleicht { $reply }.
hint-play = { $text } spielen
hint-rated = Diese Partie ist gewertet, deshalb gibt es Tipps nur, wenn alle zustimmen: `/halma offer what:hints` fragt die anderen. In ungewerteten Partien (`rated:False` in der Herausforderung) und beim Üben gibt es sie immer.
hint-wins = { $moves ->
    [one] Das gewinnt.
   *[other] Das gewinnt in { $moves } Zügen.
}
hint-shortest = { $moves ->
    [one] Der letzte Zug auf dem kürzesten Weg ins Ziel.
   *[other] Niemand steht mehr im Weg, und das ist der kürzeste Weg: { $moves } Züge.
}
hint-leaves-home = { $left ->
    [0] Danach ist das Haus leer, rechtzeitig vor der Kontrolle.
    [one] Das Haus muss bald leer sein; ein weiterer Stein steht noch dort.
   *[other] Das Haus muss bald leer sein; { $left } weitere Steine stehen noch dort.
}
hint-fills-goal = Ein Stein mehr im Ziel.
hint-brings-up = Das holt den Stein nach, der am weitesten hinten steht.
hint-chain = Eine Kette aus { $jumps } Sprüngen.
hint-prepares = Das bereitet { $next } vor, vielleicht nach { $reply }.
hint-best = Das führt zur besten Fortsetzung.
hint-no-mark = 🤖 Nach einem Tipp zählt ein Sieg in dieser Partie im Profil nicht mehr als besiegte Stufe.
confirm-move = **{ $text }** in #{ $code } spielen?
button-play = Spielen
button-type-move = Zug eintippen
button-other-stones = Andere Steine
button-back = Zurück
button-board = Meine Sicht
button-resign = Aufgeben
button-resign-yes = Ja, aufgeben
button-resign-no = Nein, weiterspielen
button-agree = Zustimmen
button-disagree = Ablehnen
button-give-day = +1 Tag
button-rematch = Revanche
button-analyze = Analyse
analysis-title = 📈 **#{ $code }** { $game }, in der Analyse
analysis-failed = Diese Partie konnte ich nicht durchdenken. Versuche es gleich noch einmal; wenn es wieder passiert, sag denen Bescheid, die mich betreiben.
analysis-curve = { $seats ->
    [2] Die Kurve: um wie viele Schritte { $seat } vorn lag, Runde für Runde.
   *[other] Die Kurven: um wie viele Schritte jede Farbe vor den anderen lag, Runde für Runde.
}
analysis-no-moment = Kein Zug kostete auch nur einen Schritt. Gut gespielt!
analysis-missed = 🔗 Längste verpasste Sprungkette: Runde { $round }, { $seat } **{ $chain }**, { $jumps } Sprünge, { $gain ->
    [one] ein Schritt
   *[other] { $gain } Schritte
} vorwärts.
analysis-race = 🏁 Ab Runde { $round } stand niemand mehr im Weg: { $sides }.
analysis-race-side = { $seat } brauchte { $needed ->
    [one] einen Zug
   *[other] { $needed } Züge
} (gespielt: { $made })
analysis-alt = Eine Kurve über { $rounds } Runden. Vorsprung der ersten Farbe in Schritten: bestenfalls { $most }, schlimmstenfalls { $least }.
button-replay = Nachspielen
button-replay-files = GIF und Notation
button-replay-files-from = GIF ab hier und Notation
menu-replay = Zu einem Zug springen
replay-title = **#{ $code }** · { $game } · Zug { $number } von { $count }
replay-move = { $number ->
    [0] Der Anfang
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
} · { $jumps ->
    [0] keine Sprünge
    [one] ein Sprung, von { $seat }
   *[other] { $jumps } Sprünge · längste Kette { $longest }, von { $seat }
}
replay-files = #{ $code } als bewegtes Bild, dazu die Notation.
replay-skips = Es zeigt nur jeden { $step }. Zug, sonst würde es zu lang dauern.
replay-small = Es ist nur { $pixels } Pixel groß, sonst wäre es zu groß für Discord.
replay-no-picture = Das bewegte Bild von #{ $code } ließ sich nicht erstellen. Hier ist die Notation.
imported = #{ $code } ist nur für dich zum Ansehen: Niemand sonst erfährt davon, und die Partie zählt in keiner Rangliste.
import-several = Das ist mehr als eine Partie. Bitte gib mir immer nur eine.
import-unreadable = Zeile { $line } dieser Notation kann ich nicht lesen: { $text }. { $why } `/halma export` zeigt, wie eine Notation aussieht; verbessere die Zeile, und versuche `/halma import` noch einmal.
import-why-empty = Es steht keine Partie darin.
import-why-large = Sie ist länger, als eine Notation sein darf.
import-why-token = Das ist weder eine Kopfzeile wie `[Variant "halma8"]` noch ein Zug.
import-why-tag = Diese Kopfzeile steht doppelt da oder mitten unter den Zügen, oder ihren Wert kenne ich nicht.
import-why-no-variant = Die Kopfzeile `[Variant "halma8"]` mit dem Namen eines Spiels fehlt.
import-why-move = Zug { $ply } der Partie kann dort nicht gespielt werden: { $why }
import-why-seat = Das nennt keinen Platz dieser Partie, der ausscheiden könnte.
import-why-result = Die Züge führen zu einem anderen Ergebnis, oder die Ergebnisse widersprechen sich.
modal-import-title = Eine Partie von anderswo
modal-import-field = Notation der Partie
record-of = Die Notation von #{ $code }.
button-previous = ◀ Früher
button-next = Später ▶
modal-move-title = Dein Zug · #{ $code }
modal-move-field = Von und nach, oder der ganze Weg
modal-move-example = { $example }
menu-which-match = Partie wählen
menu-which-challenge = Herausforderung beantworten oder zurückziehen
challenge-chosen = Diese Herausforderung wartet auf eine Antwort.
modal-end-title = #{ $code } beenden? Zählt für niemanden.
modal-void-title = #{ $code } aus den Ranglisten nehmen?
modal-reset-tables-title = Ranglisten dieses Servers zurücksetzen?
modal-reset-tables-field = Gib den Namen dieses Servers ein
modal-undo-title = Letzten Zug in #{ $code } zurücknehmen?
modal-reason-field = Warum? Alle Beteiligten sehen es.
modal-reason-example = Das darf leer bleiben.
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = Welche deiner Partien meinst du?
name-the-match = Du spielst hier mehrere Partien. Gib bitte mit der Option `game` an, welche du meinst.

# Private answers.

already-done = Das ist schon erledigt. So steht es jetzt:
done-privately = Erledigt. Siehe #{ $code } in { $place }.
unposted = Übrigens: Was in der Partie #{ $code } zuletzt geschah, ließ sich in { $place } nicht zeigen, denn dort darf ich nichts posten, oder den Ort gibt es nicht mehr. Verloren ist nichts: `/halma board game:{ $code }` zeigt, wie es steht, und `/halma bring-here game:{ $code }` holt die Partie in einen Kanal deiner Wahl. Bis dahin ruht sie, höchstens eine Woche.
unposted-over = Übrigens: Wie #{ $code } ausging oder was daraus wurde, ließ sich in { $place } nicht zeigen, denn dort darf ich nichts posten, oder den Ort gibt es nicht mehr. `/halma board game:{ $code }` zeigt es.
plain-post = { $people }: In Partie #{ $code } gibt es Neues, aber Discord hat meine Nachricht nicht angenommen. `/halma board game:{ $code }` zeigt es.
no-lost-game = Keine deiner Partien hat ihren Kanal verloren.
done-late = Erledigt, auch wenn es einen Moment gedauert hat.
press-again = Das hat zu lange gedauert. Bitte drücke den Button noch einmal.
other-version = Dieser Button stammt aus einer anderen Version des Bots. So sieht das Brett jetzt aus:
no-turn-here = Du bist in keiner Partie dieses Kanals am Zug. `/halma games` zeigt alle deine Partien, `/halma challenge` beginnt eine.
no-game-here = Du spielst in diesem Kanal keine Partie. `/halma games` zeigt alle deine Partien.
no-board-here = In diesem Kanal läuft keine Partie. `/halma challenge` beginnt eine.
resign-kept = Du spielst weiter.
day-given = Erledigt: Dein Gegenüber hat in #{ $code } einen Tag mehr.
menu-of = Partien { $from } bis { $to }
menu-more = Aus Platzgründen nicht dabei: { $count }. Deine fehlt? Nenne sie mit der Option `game`.
muted = Erledigt: An diesen Zug in #{ $code } erinnere ich dich nicht mehr.
offer-declined-quietly = Abgelehnt. Niemand erfährt es; für die anderen gilt das Angebot, bis der Zug vorbei ist.
next-waiting = Als Nächstes: { $game }
open-none = Auf diesem Server gibt es keine offene Herausforderung. `/halma challenge` ohne Gegenüber erstellt eine, bei der alle mitmachen können.
open-title = Offene Herausforderungen dieses Servers: { $count }
games-none = Du hast keine Partien. `/halma challenge` beginnt eine.
games-none-of = { $who } hat auf diesem Server keine Partien.
games-title = Deine Partien: { $count }
games-title-of = Partien von { $who } auf diesem Server: { $count }
games-my-turn = ▶️ **#{ $code }** { $game }: { $people } – **du bist am Zug** – { $place }
games-my-turn-until = ▶️ **#{ $code }** { $game }: { $people } – **du bist am Zug**, die Zeit endet { $at } – { $place }
games-their-turn = ⏳ **#{ $code }** { $game }: { $people } – { $place }
games-their-turn-until = ⏳ **#{ $code }** { $game }: { $people }, die Zeit endet { $at } – { $place }
link-to-board = zum Brett
games-open = 📨 **#{ $code }** { $game }: { $people } – wartet auf Zusagen – { $place }
games-answer = 📨 **#{ $code }** { $game }: { $people } – **du wirst herausgefordert** – { $place }
