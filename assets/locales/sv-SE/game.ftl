# Words of the game.

variant-halma8 = Halma 8×8
variant-halma10 = Halma 10×10
variant-halma16 = Halma 16×16
variant-halma16-4 = Halma 16×16 för fyra
variant-corners = Hörnhalma (Ugolki)
variant-mini-corners = Minihörnhalma
variant-star2 = Kinaschack för två
variant-star2x3 = Kinaschack för två, tre färger var
variant-star3 = Kinaschack för tre
variant-star3x2 = Kinaschack för tre, två färger var
variant-star4 = Kinaschack för fyra
variant-star5 = Kinaschack för fem
variant-star6 = Kinaschack för sex

clock-1h = 1 timme
clock-12h = 12 timmar
clock-1d = 1 dag
clock-2d = 2 dagar
clock-3d = 3 dagar
clock-5d = 5 dagar
clock-7d = 7 dagar
clock-14d = 14 dagar
clock-none = Ingen tidsgräns
clock-per-move = { $time } per drag

rules-gambiter = Regler med rundgränser (Gambiter)
rules-brainking = Bokontroll efter antal drag (BrainKing)
rules-closed-camp = Stängt mål
rules-classic = Först att fylla målet (klassiskt)
rules-igroved = Först att fylla målet (stjärna)
diagonals-on = med diagonaler
diagonals-off = utan diagonaler

color-a = Vit
color-b = Svart
color-c = Röd
color-d = Blå
color-e = Grön
color-f = Gul
mark-a = ⚪
mark-b = ⚫
mark-c = 🔴
mark-d = 🔵
mark-e = 🟢
mark-f = 🟡

forgotten-person = Någon
computer = Datorn (nivå { $level })

# The board in words.

text-stone-a = v
text-stone-b = s
text-stone-c = r
text-stone-d = b
text-stone-e = g
text-stone-f = u
text-color = { $letter } { $name }
text-legend = { $colors }; { $free } tom ruta

alt-board = { $game }, runda { $round }.
alt-seat = { $name } spelar { $colors }: { $tempo ->
    [0] alla i mål
    [one] ett steg kvar
   *[other] { $tempo } steg kvar
}, { $home } i boet, { $goal } av { $stones } i mål.
alt-out = { $name } ({ $colors }) är ute.
alt-to-move = { $name } är vid draget.
alt-won = { $name } har vunnit.
alt-over = Partiet är slut.
alt-last = Senaste draget: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] { $seat } börjar, { $user }.
   *[no] { $seat } börjar.
}
turn-next = { $practice ->
    [yes] { $seat } är vid draget, { $user }.
   *[no] { $seat } är vid draget.
}
turn-thinks = { $seat } tänker.
played = { $seat } spelade **{ $route }**.
taken-back = { $count ->
    [one] ↩️ Senaste draget togs tillbaka.
   *[other] ↩️ De senaste { $count } dragen togs tillbaka.
}
moderator-undid = 🛡️ { $players }: moderatorn { $who } tog tillbaka senaste draget.
moderator-moved = 🛡️ { $players }: moderatorn { $who } flyttade partiet hit.
moderator-ended = 🛡️ { $players }: moderatorn { $who } avslutade partiet.
moderator-voided = 🛡️ { $players }: moderatorn { $who } tog bort partiet ur serverns topplistor.
void-everywhere = 🛡️ { $players }: den som driver boten tog bort partiet ur alla topplistor.
moderator-reason = Anledning: { $reason }
past-began = #{ $code } började: { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [one] { $first } · ett drag till · { $last }
   *[other] { $first } · { $between } drag till · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to } ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
})
past-resigned = { $seat } gav upp.
past-timeout = Tiden tog slut för { $seat }.
turn-short = { $seat }, det är din tur i #{ $code }: { $place }
moved-away = ➡️ #{ $code } fortsätter i { $place }.
paused-place = ⏸️ Partiet står stilla, för jag kan inte skriva i dess kanal. `/halma bring-here game:{ $code }` flyttar det till en annan; annars avbryts det { $until }.
paused-player = ⏸️ { $who } har lämnat servern, så partiet står stilla. Den som inte kommer tillbaka är ute { $until }; ett drag sätter i gång partiet igen.
offer-agreed = 🤝 Ni är överens.
offer-draw = 🤝 #{ $code }: { $by } erbjuder remi. { $asked }: okej?
offer-takeback = ↩️ #{ $code }: { $by } ber att få ta tillbaka senaste draget. { $asked }: okej?
offer-cancel = 🚫 #{ $code }: { $by } ber att få avbryta partiet; det räknas då inte för någon. { $asked }: okej?
offer-hints = 💡 #{ $code }: { $by } vill att alla ska få be datorn om tips i det här partiet; det förblir rankat. { $asked }: okej?
offer-undoes = Det här skulle tas tillbaka: { $plies }
offer-declined-draw = { $declined } avböjde remin som { $by } erbjöd.
offer-declined-takeback = { $declined } avböjde, så senaste draget av { $by } står kvar.
offer-declined-cancel = { $declined } ville inte avbryta partiet, så det fortsätter.
offer-declined-hints = { $declined } avböjde, så det blir inga tips i det här partiet.
offer-withdrawn-draw = { $by } drog tillbaka sitt remierbjudande.
offer-withdrawn-takeback = { $by } låter trots allt senaste draget stå kvar.
offer-withdrawn-cancel = { $by } vill trots allt spela vidare.
offer-withdrawn-hints = { $by } spelar trots allt vidare utan tips.
notice-declined-draw = { $to }: { $by } avböjde ditt remierbjudande i #{ $code }. Partiet fortsätter.
notice-declined-takeback = { $to }: { $by } avböjde, så ditt senaste drag i #{ $code } står kvar.
notice-declined-hints = { $to }: { $by } avböjde, så det blir inga tips i #{ $code }.
notice-hints-agreed = { $to }: alla är överens. Den som är vid draget i #{ $code } får fråga datorn med `/halma hint`.
notice-declined-cancel = { $to }: { $by } ville inte avbryta #{ $code }. Partiet fortsätter.
notice-day-given = { $known ->
    [yes] { $to }: { $by } gav dig en dag till i #{ $code }. Tiden för ditt drag går ut { $ends }.
   *[no] { $to }: { $by } gav dig en dag till i #{ $code }.
}
had-to-pass = { $seat } kan inte flytta och måste passa.
out-resignation = { $seat } gav upp. Pjäserna tas bort från brädet och de andra spelar vidare.
out-timeout = Tiden tog slut för { $seat }. Pjäserna tas bort från brädet och de andra spelar vidare.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 remi
title-cancelled = 🚫 avbrutet
thread-name = { $game } · { $names } · #{ $code }
thread-summary = { $game } #{ $code } är slut, se { $place }.
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · runda { $round }
board-footer-whole = #{ $code } · { $game } · runda { $round } · { $rules }
steps-to-go = Steg kvar: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } ute
with-time = { $text } · ⏳ { $at }
bot-was-away = 🔌 Jag var borta en stund under det här draget; den tiden räknas inte.
player-away = ✈️ { $who }: borta { $from } – { $until }; den tiden räknas inte.
reminder = ⏰ { $user }: { $game } #{ $code } väntar fortfarande på ditt drag. Tiden går ut { $ends } – { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] Efter den här rundan ({ $round }) förlorar den som har en pjäs i boet. Kvar i boet: { $homes }
   *[other] Efter runda { $round } förlorar den som har en pjäs i boet; { $left } rundor återstår. Kvar i boet: { $homes }
}
forced-home-seat = { $seat } { $count }
forced-home-moves = { $left ->
    [one] { $seat } har ett fritt drag till; därefter förlorar man på ett drag som lämnar en pjäs i boet. Kvar i boet: { $homes }
   *[other] Efter { $moves } egna drag förlorar man på ett drag som lämnar en pjäs i boet; { $left } återstår för { $seat }. Kvar i boet: { $homes }
}
forced-home-moves-now = { $seat }: nu förlorar du på ett drag som lämnar en pjäs i boet. Kvar i boet: { $homes }
forced-tempo = { $left ->
    [one] Efter den här rundan ({ $round }) vinner den som har färre steg kvar
   *[other] Efter runda { $round } vinner den som har färre steg kvar; { $left } rundor återstår
}
forced-stall = { $left ->
    [one] { $quiet } rundor utan framsteg: en till, så blir det remi
   *[other] { $quiet } rundor utan framsteg; efter { $left } till blir det remi
}
forced-stall-loses = { $left ->
    [one] { $quiet } rundor utan framsteg: en till, så förlorar { $loser }, som har pjäser kvar i boet
   *[other] { $quiet } rundor utan framsteg; efter { $left } till förlorar { $loser }, om inte boet är tomt då
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-locked = { $seats ->
    [2] 🏆 { $winner } vinner mot { $losers }: målet är fyllt så när som på andras instängda pjäser.
   *[other] 🏆 { $winner } vinner: målet är fyllt så när som på andras instängda pjäser.
}
won-home = 🏆 { $winner } vinner: { $losers } hade pjäser kvar i boet vid bokontrollen.
won-tempo = 🏆 { $winner } vinner mot { $losers } på stegräkningen, { $tempo }: färre steg kvar till mål.
won-stall = 🏆 { $winner } vinner: ingen kom framåt på 50 rundor, och { $losers } hade pjäser kvar i boet.
won-resignation = { $seats ->
    [2] { $losers } gav upp. 🏆 { $winner } vinner.
   *[other] { $last } gav upp, och alla andra är ute. 🏆 { $winner } vinner.
}
won-timeout = { $seats ->
    [2] Tiden tog slut för { $losers }. 🏆 { $winner } vinner.
   *[other] Tiden tog slut för { $last }, och alla andra är ute. 🏆 { $winner } vinner.
}
drawn-built = { $seats ->
    [2] 🤝 Remi mellan { $players }: båda målen fylldes i samma runda.
   *[other] 🤝 Remi: båda målen fylldes i samma runda.
}
drawn-home = { $seats ->
    [2] 🤝 Remi mellan { $players }: båda sidor hade pjäser kvar i boet vid bokontrollen.
   *[other] 🤝 Remi: båda sidor hade pjäser kvar i boet vid bokontrollen.
}
drawn-tempo = { $seats ->
    [2] 🤝 Remi mellan { $players }: stegräkningen slutade lika, { $tempo }.
   *[other] 🤝 Remi: stegräkningen slutade lika, { $tempo }.
}
drawn-stall = { $seats ->
    [2] 🤝 Remi mellan { $players }: ingen kom framåt på 50 rundor.
   *[other] 🤝 Remi: ingen kom framåt på 50 rundor.
}
drawn-blocked = { $seats ->
    [2] 🤝 Remi mellan { $players }: ingen har något möjligt drag kvar.
   *[other] 🤝 Remi: ingen har något möjligt drag kvar.
}
drawn-agreement = { $seats ->
    [2] 🤝 { $players } kom överens om remi.
   *[other] 🤝 Remi enligt överenskommelse.
}
void-agreed = 🚫 { $players } kom överens om att avbryta partiet. Det räknas inte för någon.
void-late = 🚫 { $blamed } lät tiden gå ut innan alla hade gjort ett drag, så partiet mellan { $players } är avbrutet och räknas inte för någon.
void-left = 🚫 { $blamed } lämnade servern innan alla hade gjort ett drag, så partiet mellan { $players } är avbrutet och räknas inte för någon.
void-no-place = 🚫 { $players }: partiet saknade kanal i en vecka, så det är avbrutet och räknas inte för någon.
void-moderator = Det räknas inte för någon.
void-unknown = 🚫 { $players }: partiet avbröts och räknas inte för någon.

# Buttons, menus, forms.

button-move = Flytta
choose-move = Ditt drag i #{ $code }: välj ett av de bästa, eller en pjäs via dess nummer för att se vart den kan gå.
choose-target = #{ $code }: vart ska pjäsen på { $stone }?
went-on = Partiet gick vidare under tiden; så här står det nu.
menu-best-moves = De bästa dragen: välj ett så spelas det
menu-stones = En annan pjäs…
menu-targets = { $first ->
    [1] Vart? Ditt val spelas direkt
   *[other] Fler rutor, från { $first }
}
stone-label = { $number } · { $stone } · { $moves ->
    [one] ett drag
   *[other] { $moves } drag
}
choice-move = { $begins } → { $to } · { $jumps ->
    [0] steg
    [one] ett hopp
   *[other] { $jumps } hopp
} · { $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}{ $end ->
    [won] {" "}· 🏆 vinner
    [lost] {" "}· ⚠️ förlorar
    [late] {" "}· ⌛ boet töms för sent
    [drawn] {" "}· 🤝 ger remi
   *[none] { "" }
}
jumps-begin = #{ $code }: pjäsen på { $from } hoppar. Var landar den först?
jumps-on = #{ $code }: från { $from } har pjäsen kommit till { $at }. Den kan hoppa vidare.
menu-jumps = Hoppa vidare till…
button-jump-by-jump = Hopp för hopp
button-stop-here = Stanna här
hint-title = 💡 #{ $code }: det här skulle datorn spela.
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Sedan kanske { $reply }.
hint-play = Spela { $text }
hint-rated = Det här partiet är rankat, så tips ges bara om alla går med på det: `/halma offer what:hints` frågar dem. I orankade partier (`rated:False` i utmaningen) och när du övar finns de alltid.
hint-wins = { $moves ->
    [one] det vinner.
   *[other] det vinner på { $moves } drag.
}
hint-shortest = { $moves ->
    [one] sista draget på den kortaste vägen i mål.
   *[other] ingen är i vägen längre, och det här är den kortaste vägen: { $moves } drag.
}
hint-leaves-home = { $left ->
    [0] då är boet tomt, i tid till bokontrollen.
    [one] boet måste snart vara tomt; en pjäs till är kvar där.
   *[other] boet måste snart vara tomt; { $left } pjäser till är kvar där.
}
hint-fills-goal = en pjäs till i mål.
hint-brings-up = hämtar upp pjäsen som ligger längst efter.
hint-chain = en kedja på { $jumps } hopp.
hint-prepares = förbereder { $next }, kanske efter { $reply }.
hint-best = leder till det bästa som kan följa.
hint-no-mark = 🤖 Efter ett tips räknas en vinst i det här partiet inte som en besegrad nivå i profilen.
confirm-move = Spela **{ $text }** i #{ $code }?
button-play = Spela
button-type-move = Skriv ett drag
button-other-stones = Andra pjäser
button-back = Tillbaka
button-board = Min sida
button-resign = Ge upp
button-resign-yes = Ja, ge upp
button-resign-no = Nej, spela vidare
button-agree = Godkänn
button-disagree = Avböj
button-give-day = +1 dag
button-rematch = Returmatch
button-analyze = Analys
analysis-title = 📈 **#{ $code }** { $game }: analys
analysis-failed = Jag lyckades inte tänka igenom partiet. Försök igen om en stund; om det händer igen, säg till den som driver mig.
analysis-curve = { $seats ->
    [2] Kurvan: hur många steg { $seat } låg före, runda för runda.
   *[other] Kurvorna: hur många steg varje färg låg före de andra, runda för runda.
}
analysis-no-moment = Inget drag kostade ens ett steg. Bra spelat!
analysis-missed = 🔗 Längsta missade hoppkedjan: runda { $round }, { $seat } **{ $chain }**, { $jumps } hopp, { $gain ->
    [one] ett steg
   *[other] { $gain } steg
} framåt.
analysis-race = 🏁 Från och med runda { $round } var ingen i vägen längre: { $sides }.
analysis-race-side = { $seat } behövde { $needed ->
    [one] ett drag
   *[other] { $needed } drag
} (gjorde { $made })
analysis-alt = En kurva över { $rounds } rundor: den första färgen låg som bäst { $most } steg före, och som sämst { $least }.
button-replay = Repris
button-replay-files = GIF och protokoll
button-replay-files-from = GIF härifrån och protokoll
menu-replay = Gå till ett drag
replay-title = **#{ $code }** · { $game } · drag { $number } av { $count }
replay-move = { $number ->
    [0] Början
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] en runda
   *[other] { $rounds } rundor
} · { $jumps ->
    [0] inga hopp
    [one] ett hopp, av { $seat }
   *[other] { $jumps } hopp · längsta kedjan { $longest }, av { $seat }
}
replay-files = #{ $code } som rörlig bild, med protokoll.
replay-skips = Bilden visar ett drag av { $step }, annars skulle den ta för lång tid.
replay-small = Bilden har { $pixels } bildpunkter, annars skulle den bli för stor för Discord.
replay-no-picture = Den rörliga bilden av #{ $code } gick inte att göra. Här är protokollet.
imported = #{ $code } är bara för dig: ingen annan får veta något, och det räknas inte i någon topplista.
import-several = Det här är mer än ett parti. Ge mig ett i taget.
import-unreadable = Jag kan inte läsa rad { $line } i protokollet, { $text }. { $why } `/halma export` visar hur ett protokoll ser ut; rätta raden och försök med `/halma import` igen.
import-why-empty = Det finns inget parti i det.
import-why-large = Det är längre än ett protokoll får vara.
import-why-token = Det är varken en tagg, till exempel `[Variant "halma8"]`, eller ett drag.
import-why-tag = Taggen förekommer två gånger, står bland dragen eller har ett värde som jag inte känner till.
import-why-no-variant = Taggen `[Variant "halma8"]`, med namnet på ett spel, saknas.
import-why-move = Drag { $ply } i partiet går inte att spela där: { $why }
import-why-seat = Det anger ingen plats i partiet som kan åka ut.
import-why-result = Dragen leder till ett annat resultat, eller så säger resultaten emot varandra.
modal-import-title = Ett parti från annat håll
modal-import-field = Protokollet
record-of = Protokollet för #{ $code }.
button-previous = ◀ Tidigare
button-next = Senare ▶
modal-move-title = Ditt drag · #{ $code }
modal-move-field = Från och till, eller hela rutten
modal-move-example = { $example }
menu-which-match = Välj ett parti
menu-which-challenge = Svara på en utmaning, eller dra tillbaka den
challenge-chosen = Utmaningen väntar på svar.
modal-end-title = Avsluta #{ $code }? Det räknas inte för någon.
modal-void-title = Ta bort #{ $code } ur topplistorna?
modal-reset-tables-title = Nollställa serverns topplistor?
modal-reset-tables-field = Skriv serverns namn
modal-undo-title = Ta tillbaka senaste draget i #{ $code }?
modal-reason-field = Varför? Spelarna ser det.
modal-reason-example = Du kan lämna det här tomt.
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = Vilket av dina partier menar du?
name-the-match = Du spelar flera partier här. Ange vilket du menar med alternativet `game`.

# Private answers.

already-done = Det var redan gjort. Så här står det nu:
done-privately = Klart. Se #{ $code } i { $place }.
unposted = Förresten: det senaste som hände i parti #{ $code } kunde inte visas i { $place }. Jag får inte skriva där, eller så är platsen borta. Inget är förlorat: `/halma board game:{ $code }` visar hur det står, och `/halma bring-here game:{ $code }` flyttar det till en kanal du väljer. Till dess står det stilla, högst en vecka.
unposted-over = Förresten: hur #{ $code } slutade, eller vad det blev av det, kunde inte visas i { $place }. Jag får inte skriva där, eller så är platsen borta. `/halma board game:{ $code }` visar det.
plain-post = { $people }: det har hänt något i parti #{ $code }, men Discord tog inte emot mitt meddelande. `/halma board game:{ $code }` visar det.
no-lost-game = Inget av dina partier har förlorat sin kanal.
done-late = Klart, fast det tog en stund.
press-again = Det där tog för lång tid. Tryck på knappen igen.
other-version = Den här knappen är från en annan version av boten. Så här ser brädet ut nu:
no-turn-here = Det är inte din tur i något parti i den här kanalen. `/halma games` visar alla dina partier, `/halma challenge` startar ett nytt.
no-game-here = Du spelar inget parti i den här kanalen. `/halma games` visar alla dina partier.
no-board-here = Inget parti pågår i den här kanalen. `/halma challenge` startar ett.
resign-kept = Du spelar vidare.
day-given = Klart: din motståndare i #{ $code } har en dag till.
menu-of = Parti { $from }–{ $to }
menu-more = { $count } till får inte plats här. Ange det du menar med alternativet `game`.
muted = Klart: jag påminner dig inte om det här draget i #{ $code }.
offer-declined-quietly = Avböjt. Ingen får veta det; för de andra gäller förslaget tills draget är gjort.
next-waiting = Näst på tur: { $game }
open-none = Ingen utmaning är öppen på servern. `/halma challenge` utan motståndare skapar en som vem som helst kan gå med i.
open-title = Öppna utmaningar på servern: { $count }
games-none = Du har inga partier. `/halma challenge` startar ett.
games-none-of = { $who } har inga partier på den här servern.
games-title = Dina partier: { $count }
games-title-of = Partier för { $who } på den här servern: { $count }
games-my-turn = ▶️ **#{ $code }** { $game }: { $people } – **ditt drag** – { $place }
games-my-turn-until = ▶️ **#{ $code }** { $game }: { $people } – **ditt drag**, tiden går ut { $at } – { $place }
games-their-turn = ⏳ **#{ $code }** { $game }: { $people } – { $place }
games-their-turn-until = ⏳ **#{ $code }** { $game }: { $people }, tiden går ut { $at } – { $place }
link-to-board = till brädet
games-open = 📨 **#{ $code }** { $game }: { $people } – väntar på spelare – { $place }
games-answer = 📨 **#{ $code }** { $game }: { $people } – **du är utmanad** – { $place }
