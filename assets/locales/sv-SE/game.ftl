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
variant-star2-15 = Kinaschack för två, 15 pjäser
variant-star3-15 = Kinaschack för tre, 15 pjäser

clock-1h = 1 timme
clock-12h = 12 timmar
clock-1d = 1 dag
clock-2d = 2 dagar
clock-3d = 3 dagar
clock-5d = 5 dagar
clock-7d = 7 dagar
clock-14d = 14 dagar
clock-none = Ingen tidsgräns
clock-bank-7d = 7 dagar för alla dina drag
clock-bank-14d = 14 dagar för alla dina drag
clock-bank-21d = 21 dagar för alla dina drag
clock-bank-30d = 30 dagar för alla dina drag
clock-bank-3d-12h = 3 dagar, plus 12 timmar per drag
clock-bank-7d-1d = 7 dagar, plus 1 dag per drag
clock-weekends = { $time }, helger räknas inte
clock-per-move = { $time } per drag

rules-gambiter = Rundgränser (Gambiter)
rules-brainking = Töm boet i tid (BrainKing)
rules-closed-camp = Stanna i målet
rules-classic = Först att fylla målet (klassiskt)
rules-igroved = Först att fylla målet (stjärna)
rules-parlett = Fullt mål vinner (Parlett)
rules-family = Familjeregler (stjärna)
diagonals-on = med diagonaler
diagonals-off = utan diagonaler
jumps-long = långa hopp
ends-places = spel om alla platser
teams-pairs = i par

color-a = Vit
color-b = Svart
color-c = Röd
color-d = Blå
color-e = Grön
color-f = Gul

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
text-legend = { $colors }; { $free } ledig

alt-board = { $game }, runda { $round }.
alt-seat = { $name } spelar { $colors }: { $tempo ->
    [0] alla i mål
    [one] ett steg kvar
   *[other] { $tempo } steg kvar
}, { $home } i boet, { $goal } av { $stones } i mål.
alt-out = { $name } ({ $colors }) är ute.
alt-place = { $name } ({ $colors }) har plats { $place }.
alt-to-move = { $name } är på tur.
alt-won = { $name } vann.
alt-won-pair = { $names } vann tillsammans.
picture-steps = steg kvar
picture-goal = i mål
alt-over = Partiet är slut.
alt-last = Senaste draget: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] **{ $seat } börjar,** { $user }.
   *[no] **{ $seat } börjar.**
}
turn-aim = { $aim ->
    [duel] Få in dina { $stones } { $marks } pjäser i { $corners } innan { $other } får sina i mål. Tryck på **Flytta**.
    [pair] Få in dina { $stones } { $marks } pjäser i { $corners }. Du spelar ihop med { $other }: det par som först fyller båda sina mål vinner. Tryck på **Flytta**.
    [places] Få in dina { $stones } { $marks } pjäser i { $corners }: ju förr, desto bättre placering. Tryck på **Flytta**.
   *[others] Få in dina { $stones } { $marks } pjäser i { $corners } innan någon annan får sina i mål. Tryck på **Flytta**.
}
# Where a goal lies in the picture, after "into".
corner-bottom = hörnet längst ner
corner-bottom-left = hörnet nere till vänster
corner-bottom-right = hörnet nere till höger
corner-top = hörnet längst upp
corner-top-left = hörnet uppe till vänster
corner-top-right = hörnet uppe till höger
turn-next = { $practice ->
    [yes] { $seat } är på tur, { $user }.
   *[no] { $seat }, din tur.
}
turn-look = { $seat } är på tur.
turn-thinks = { $seat } tänker…
played = { $seat } spelade **{ $route }**.
played-planned = { $seat } spelade **{ $route }**, enligt plan.
taken-back = { $count ->
    [one] ↩️ Senaste draget togs tillbaka.
   *[other] ↩️ De senaste { $count } dragen togs tillbaka.
}
moderator-undid = 🛡️ { $players }: moderatorn { $who } tog tillbaka senaste draget.
moderator-moved = 🛡️ { $players }: moderatorn { $who } flyttade partiet hit.
moderator-ended = 🛡️ { $players }: moderatorn { $who } avslutade partiet.
moderator-voided = 🛡️ { $players }: moderatorn { $who } tog bort partiet från serverns topplistor.
void-everywhere = 🛡️ { $players }: den som driver boten tog bort partiet från alla topplistor.
moderator-reason = Anledning: { $reason }
past-began = #{ $code } började: { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [one] { $first } · ett till · { $last }
   *[other] { $first } · { $between } till · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to } ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
})
past-resigned = { $seat } gav upp.
past-timeout = Tiden gick ut för { $seat }.
turn-short = { $seat }, din tur i #{ $code }: { $place }
moved-away = ➡️ #{ $code } fortsätter i { $place }.
paused-place = ⏸️ Pausat: jag kan inte skriva i kanalen. Använd `/halma game move-here game:{ $code }` i en annan kanal, annars avbryts partiet { $until }.
paused-player = ⏸️ Pausat: { $who } har lämnat servern och åker ut { $until } om inget ändras. Ett drag sätter i gång partiet igen.
offer-agreed = 🤝 Överens.
offer-draw = 🤝 #{ $code }: { $by } erbjuder remi. { $asked }, går det bra?
offer-takeback = ↩️ #{ $code }: { $by } vill ta tillbaka ett drag. { $asked }, går det bra?
offer-cancel = 🚫 #{ $code }: { $by } vill avbryta partiet; det räknas inte. { $asked }, går det bra?
offer-hints = 💡 #{ $code }: { $by } vill tillåta tips för alla. Partiet är fortfarande rankat. { $asked }, går det bra?
offer-undoes = Det här ångras: { $plies }
offer-declined-draw = { $declined } avböjde remi från { $by }.
offer-declined-takeback = { $declined } avböjde: draget av { $by } står kvar.
offer-declined-cancel = { $declined } vill inte avbryta. Partiet fortsätter.
offer-declined-hints = { $declined } avböjde: inga tips i det här partiet.
offer-withdrawn-draw = { $by } drog tillbaka sitt remianbud.
offer-withdrawn-takeback = { $by } ändrade sig: draget står kvar.
offer-withdrawn-cancel = { $by } vill inte längre avbryta. Partiet fortsätter.
offer-withdrawn-hints = { $by } ändrade sig: inga tips.
notice-declined-draw = { $to }: { $by } avböjde ditt remianbud i #{ $code }. Partiet fortsätter.
notice-declined-takeback = { $to }: { $by } avböjde, så ditt drag i #{ $code } står kvar.
notice-declined-hints = { $to }: { $by } avböjde, så det blir inga tips i #{ $code }.
notice-hints-agreed = { $to }: alla är överens. Använd `/halma hint` när det är din tur i #{ $code }.
notice-declined-cancel = { $to }: { $by } vill inte avbryta #{ $code }. Partiet fortsätter.
notice-day-given = { $known ->
    [yes] { $to }: { $by } gav dig en extra dag i #{ $code }. Din tid går ut { $ends }.
   *[no] { $to }: { $by } gav dig en extra dag i #{ $code }.
}
had-to-pass = { $seat } kan inte flytta och passar.
out-resignation = { $seat } gav upp. Pjäserna tas bort från brädet och de andra spelar vidare.
out-timeout = Tiden gick ut för { $seat }. Pjäserna tas bort från brädet och de andra spelar vidare.
out-pair-resignation = { $seat } gav upp, och spelet är slut även för { $partner }. Deras pjäser tas bort från brädet och de andra spelar vidare.
out-pair-timeout = Tiden är ute för { $seat }, och spelet är slut även för { $partner }. Deras pjäser tas bort från brädet och de andra spelar vidare.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 remi
title-cancelled = 🚫 avbrutet
thread-name = { $game } · { $names } · #{ $code }
thread-summary = { $game } #{ $code } är slut: { $place }
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · runda { $round }
board-footer-whole = #{ $code } · { $game } · runda { $round } · { $rules }
steps-to-go = Steg kvar: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } ute
race-needs = { $winner } behöver högst { $most ->
    [one] ett drag
   *[other] { $most } drag
}, { $loser } minst { $least }.
time-left = ⏳ { $at }
bank-left = ⌛ { $who }: { $time }
bot-was-away = 🔌 Jag var offline en del av det här draget. Den tiden räknas inte.
player-away = ✈️ { $who } är borta från { $from } till { $until }. Den tiden räknas inte.
reminder = ⏰ { $user }: { $game } #{ $code } väntar på ditt drag. Din tid går ut { $ends } – { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] Sista rundan att lämna boet: den som har en pjäs kvar där efter runda { $round } förlorar (remi om båda har det). { $homes }
   *[other] { $left } rundor kvar att lämna boet: den som har en pjäs kvar där efter runda { $round } förlorar (remi om båda har det). { $homes }
}
forced-home-own = Du har { $count } kvar där.
forced-home-seat = { $seat } har { $count } kvar där.
forced-home-moves = { $left ->
    [one] { $seat } har ett drag på sig att få ut alla pjäser ur boet, annars är partiet förlorat. { $homes }
   *[other] { $seat } har { $left } drag på sig att få ut alla pjäser ur boet, annars är partiet förlorat. { $homes }
}
forced-tempo = { $left ->
    [one] Efter den här rundan ({ $round }) vinner den som har färre steg kvar
   *[other] { $left } rundor till: efter runda { $round } vinner den som har färre steg kvar
}
forced-stall = { $left ->
    [one] Rundor utan framsteg: { $quiet }. En till och det blir remi
   *[other] Rundor utan framsteg: { $quiet }. { $left } till och det blir remi
}
forced-stall-places = { $left ->
    [one] Rundor utan framsteg: { $quiet }. En till och spelet slutar; de som är kvar delar en placering
   *[other] Rundor utan framsteg: { $quiet }. { $left } till och spelet slutar; de som är kvar delar en placering
}
forced-stall-loses = { $left ->
    [one] Rundor utan framsteg: { $quiet }. En till och { $loser } förlorar, om inte boet är tomt
   *[other] Rundor utan framsteg: { $quiet }. { $left } till och { $loser } förlorar, om inte boet är tomt
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-built = { $seats ->
    [2] 🏆 **{ $winner } vinner!** Alla { $stones } pjäser i mål på { $moves } drag, { $ahead ->
        [one] ett steg
       *[other] { $ahead } steg
    } före { $losers }.
   *[other] 🏆 **{ $winner } vinner!** Alla { $stones } pjäser i mål på { $moves } drag.
}
won-locked = { $seats ->
    [2] 🏆 { $winner } vinner mot { $losers }: målet är fullt, och motståndarpjäserna i det är instängda.
   *[other] 🏆 { $winner } vinner: målet är fullt, och motståndarpjäserna i det är instängda.
}
won-filled = { $seats ->
    [2] 🏆 { $winner } vinner mot { $losers }: målet är fullt, mest med egna pjäser.
   *[other] 🏆 { $winner } vinner: målet är fullt, mest med egna pjäser.
}
level-beaten = 🎉 **Nivå { $level } slagen för första gången!**
moment-move = 🔗 { $jumps } hopp i ett drag!
moment-upset = 🎯 Skräll! { $seat } hade { $points } lägre rating.
moment-leads = 👑 { $seat } är nu etta här!
moment-comeback = 🚀 Vilken vändning: { $seat } låg { $steps } steg efter i runda { $round }.
moment-streak = 🔥 { $seat }: { $count } vinster i rad!
moment-fastest = ⚡ Personligt rekord: { $seat } har aldrig vunnit det här spelet på så få drag ({ $moves }).
moment-chain = 🔗 Personligt rekord: { $seat }, längsta kedjan hittills ({ $jumps } hopp).
moment-ranked = 📈 Tre rankade partier: { $seat } finns nu på topplistan.
moment-first = 🎉 Det första rankade partiet för { $seat }!
moment-short = { $seat } var bara { $steps ->
    [one] ett steg
   *[other] { $steps } steg
} från målet. Så nära!
level-last = 🎉 **Du slog nivå 10. Någon nivå 11 finns inte!**
won-home = 🏆 { $winner } vinner: { $losers } hade en pjäs kvar i boet.
won-tempo = 🏆 { $winner } vinner mot { $losers } med färre steg kvar ({ $tempo }).
won-stall = 🏆 { $winner } vinner: 50 rundor utan framsteg, och { $losers } hade pjäser kvar i boet.
won-resignation = { $seats ->
    [2] { $losers } gav upp. 🏆 { $winner } vinner.
   *[other] { $last } gav upp och alla andra är ute. 🏆 { $winner } vinner.
}
won-race = 🏆 **{ $winner } vinner!** { $losers } kan inte komma i kapp längre.
won-timeout = { $seats ->
    [2] Tiden gick ut för { $losers }. 🏆 { $winner } vinner.
   *[other] Tiden gick ut för { $last } och alla andra är ute. 🏆 { $winner } vinner.
}
won-pair = 🏆 **{ $winner } vinner tillsammans!** Båda är i mål.
won-pair-resignation = { $last } gav upp. 🏆 **{ $winner } vinner tillsammans!**
won-pair-timeout = Tiden är ute för { $last }. 🏆 **{ $winner } vinner tillsammans!**
placed-places = 🏁 { $places }
placed-stall = 50 rundor utan framsteg: de som fortfarande spelar delar en placering. 🏁 { $places }
placed-blocked = Ingen kan flytta längre: de som fortfarande spelar delar en placering. 🏁 { $places }
placed-agreement = 🤝 De som fortfarande spelar kom överens om att dela en placering. 🏁 { $places }
placed-resignation = { $last } gav upp. 🏁 { $places }
placed-timeout = Tiden är ute för { $last }. 🏁 { $places }
drawn-built = { $seats ->
    [2] 🤝 Remi mellan { $players }: båda fyllde sitt mål i samma runda.
   *[other] 🤝 Remi: båda fyllde sitt mål i samma runda.
}
drawn-home = { $seats ->
    [2] 🤝 Remi mellan { $players }: båda hade en pjäs kvar i boet.
   *[other] 🤝 Remi: båda hade en pjäs kvar i boet.
}
drawn-tempo = { $seats ->
    [2] 🤝 Remi mellan { $players }: lika många steg kvar ({ $tempo }).
   *[other] 🤝 Remi: lika många steg kvar ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 Remi mellan { $players }: 50 rundor utan framsteg.
   *[other] 🤝 Remi: 50 rundor utan framsteg.
}
drawn-blocked = { $seats ->
    [2] 🤝 Remi mellan { $players }: ingen kan flytta längre.
   *[other] 🤝 Remi: ingen kan flytta längre.
}
drawn-race = 🤝 Remi mellan { $players }: de kommer i mål i samma runda, vad de än spelar.
drawn-agreement = { $seats ->
    [2] 🤝 { $players } kom överens om remi.
   *[other] 🤝 Remi enligt överenskommelse.
}
void-agreed = 🚫 { $players } kom överens om att avbryta partiet. Det räknas inte.
void-late = 🚫 Tiden gick ut för { $blamed } innan alla hade gjort två drag. Partiet mellan { $players } är avbrutet och räknas inte.
void-left = 🚫 { $blamed } lämnade servern innan alla hade gjort två drag. Partiet mellan { $players } är avbrutet och räknas inte.
void-no-place = 🚫 { $players }: partiet saknade kanal i en vecka. Det är avbrutet och räknas inte.
void-moderator = Det räknas inte.
void-unknown = 🚫 { $players }: partiet avbröts och räknas inte.

# Buttons, menus, forms.

button-move = Flytta
chooses-move = { $who } väljer ett drag i #{ $code }.
choose-move = Ditt drag i #{ $code }: välj ett förslag (+4: 4 steg närmare), eller en numrerad pjäs för att se dess drag.
choose-side = Från din sida ska dina pjäser in i { $corners }.
choose-target = #{ $code }: vart ska pjäsen på { $stone }?
went-on = Det här brädet är gammalt. Här är det aktuella:
menu-best-moves = Förslag: ditt val spelas direkt
menu-first-stones = Välj en pjäs…
menu-stones = En annan pjäs…
menu-targets = { $first ->
    [1] Vart? Ditt val spelas direkt
   *[other] Fler drag, från { $first }
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
    [drawn] {" "}· 🤝 remi
   *[none] { "" }
}
jumps-begin = #{ $code }: hoppa med pjäsen på { $from }. Vart först?
jumps-on = #{ $code }: din pjäs från { $from } står på { $at }. Hoppa vidare eller stanna här.
jumps-back = #{ $code }: din pjäs från { $from } står på { $at }. Härifrån kan den bara hoppa tillbaka.
menu-jumps = Hoppa till…
button-jump-by-jump = Hopp för hopp
button-stop-here = Stanna här
hint-title = 💡 #{ $code }: det här skulle datorn spela
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Troligt svar: { $reply }.
hint-play = Spela { $text }
hint-rated = Partiet är rankat: tips bara om alla går med på det. När du övar och i orankade partier är tips alltid tillåtna.
button-ask-hints = Fråga alla
hint-wins = { $moves ->
    [one] vinner nu.
   *[other] vinner på { $moves } drag.
}
hint-shortest = { $moves ->
    [one] avgör kapplöpningen.
   *[other] nu är det en kapplöpning, och det här är kortaste vägen i mål: { $moves } drag.
}
hint-leaves-home = { $left ->
    [0] tömmer boet i tid.
    [one] tömmer boet i tid; en pjäs till ska ut.
   *[other] tömmer boet i tid; { $left } pjäser till ska ut.
}
hint-fills-goal = får in en pjäs till i mål.
hint-brings-up = flyttar fram din sista pjäs.
hint-chain = en kedja på { $jumps } hopp.
hint-prepares = förbereder { $next }. Troligt svar: { $reply }.
hint-best = bäst i längden.
hint-no-mark = 🤖 Du använde ett tips, så en vinst här räknas inte som att du har slagit nivån.
confirm-move = Spela **{ $text }** i #{ $code }?
button-play = Spela
button-type-move = Skriv drag
button-other-stones = Andra pjäser
button-back = Tillbaka
button-note = Anteckning
button-plan-write = Ändra plan
button-plan-delete = Ta bort plan
button-board = Min sida
button-resign = Ge upp
button-resign-yes = Ja, ge upp
button-resign-no = Nej, spela vidare
button-agree = Acceptera
button-disagree = Avböj
button-claim-win = 🏁 Kräv vinst
button-claim-draw = 🏁 Kräv remi
button-give-day = +1 dag
button-to-board = Visa brädet
button-wake = ⏰ Väck
button-mute = 🔕 Tysta
button-rematch = Returmatch
button-level = Nivå { $level }
button-analyze = Analys
analysis-title = 📈 **#{ $code }** { $game } · Analys
analysis-failed = Analysen misslyckades. Försök igen om en stund. Om det händer igen, säg till den som driver boten.
analysis-curve = { $seats ->
    [2] Kurvan visar hur många steg { $seat } låg före, runda för runda.
   *[other] Kurvorna visar hur många steg varje färg låg före de andra, runda för runda.
}
analysis-no-moment = Inte ett steg bortkastat. Bra spelat!
analysis-cost-steps = 🔴 Runda { $round }: { $own ->
    [yes] du
   *[no] { $seat }
} spelade { $played }. **{ $better }** var { $steps ->
    [one] ett steg
   *[other] { $steps } steg
} bättre.
analysis-cost-moves = 🔴 Runda { $round }: { $own ->
    [yes] du
   *[no] { $seat }
} spelade { $played }. **{ $better }** var { $moves ->
    [one] ett drag
   *[other] { $moves } drag
} snabbare.
analysis-cost-win = ❗ Runda { $round }: { $own ->
    [yes] du
   *[no] { $seat }
} { $moves ->
    [one] missade en vinst på ett drag: **{ $better }**.
   *[other] hade en säker vinst på { $moves } drag (**{ $better }**) men missade den.
}
analysis-cost-game = 🔴 Runda { $round }: { $own ->
    [yes] du
   *[no] { $seat }
} spelade { $played }, och partiet { $moves ->
    [one] var förlorat direkt
   *[other] var förlorat från och med då
}. **{ $better }** var bättre.
analysis-missed = 🔗 Längsta missade kedjan: { $seat } **{ $chain }** i runda { $round }, { $jumps } hopp, { $gain ->
    [one] ett steg
   *[other] { $gain } steg
} framåt.
analysis-race = 🏁 Från runda { $round } var det en kapplöpning: { $sides }.
analysis-race-side = { $seat } behövde { $needed ->
    [one] ett drag
   *[other] { $needed } drag
} (gjorde { $made })
analysis-too-short = Partiet är för kort för en analys. Jag behöver minst { $moves } drag från varje spelare.
curve-rounds = Runda
curve-steps = Steg
curve-ahead = { $name } leder
analysis-alt = Första färgens ledning under { $rounds } rundor, i steg: { $most } som bäst, { $least } som sämst.
button-replay = Repris
button-share = Dela
shared = { $who } delade #{ $code }: { $game }, { $players }
button-replay-files = GIF och protokoll
button-replay-files-from = GIF härifrån
menu-replay = Gå till ett drag
replay-title = **#{ $code }** · { $game } · drag { $number } av { $count }
replay-move = { $number ->
    [0] Start
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] en runda
   *[other] { $rounds } rundor
} · { $jumps ->
    [0] inga hopp
    [one] ett hopp, av { $seat }
   *[other] { $jumps } hopp{ $longest ->
        [1] {""}
       *[other] {" "}· längsta kedjan { $longest }, av { $seat }
    }
}
replay-files = #{ $code } som GIF, med protokoll.
replay-skips = Visar ett drag av { $step } så att den inte blir för lång.
replay-small = Förminskad till { $pixels } bildpunkter för att rymmas i Discord.
replay-no-picture = Jag kunde inte göra GIF:en av #{ $code }. Här är protokollet.
imported = #{ $code } finns bland dina repriser. Bara du ser det, och det är inte rankat.
import-several = Det är mer än ett parti. Importera ett i taget.
import-unreadable = Jag kan inte läsa rad { $line } i protokollet: { $text }. { $why } `/halma game export` visar hur ett protokoll ser ut. Rätta raden och försök med `/halma game import` igen.
import-why-empty = Det finns inget parti i det.
import-why-large = Raden eller hela protokollet är för långt.
import-why-token = Det är varken en tagg som `[Variant "halma8"]` eller ett drag.
import-why-tag = Taggen finns två gånger, kommer efter första draget eller har ett värde jag inte känner till.
import-why-no-variant = Taggen `[Variant "halma8"]`, med namnet på ditt spel, saknas.
import-why-move = Drag { $ply } går inte där: { $why }
import-why-seat = Den spelaren är inte med i partiet eller är redan ute.
import-why-result = Dragen leder till ett annat resultat, eller så säger resultaten emot varandra.
modal-import-title = Importera ett parti
modal-import-field = Partiets protokoll
modal-import-example =
    {"[Variant \"halma8\"]"}
    1. h4-g4 a5-b5
record-of = Protokollet för #{ $code }.
button-previous = ◀ Tidigare
button-next = Senare ▶
modal-move-title = Ditt drag · #{ $code }
modal-move-field = Från och till, eller hela rutten
modal-move-example = { $example }
menu-which-match = Välj ett parti
menu-which-challenge = Svara på eller dra tillbaka en utmaning
challenge-chosen = Utmaningen väntar på svar.
modal-end-title = Avsluta #{ $code }? Det räknas inte.
modal-void-title = Ta bort #{ $code } från topplistorna?
modal-reset-tables-title = Nollställa serverns topplistor?
modal-reset-tables-field = Skriv serverns namn
modal-undo-title = Ta tillbaka senaste draget i #{ $code }?
modal-reason-field = Varför? Spelarna ser det.
modal-reason-example = Valfritt
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = Vilket parti menar du?
name-the-match = Du har flera partier här. Välj ett med alternativet `game`.

# Private answers.

already-done = Redan gjort. Det aktuella brädet:
done-privately = Klart. Se #{ $code } i { $place }.
unposted = Jag kan inte längre skriva i { $place }, så parti #{ $code } är pausat, högst en vecka. Inget är förlorat: `/halma board game:{ $code }` visar brädet. `/halma game move-here game:{ $code }` flyttar partiet till en annan kanal.
unposted-over = Jag kunde inte visa hur #{ $code } slutade i { $place }: jag kan inte skriva där, eller så är kanalen borta. `/halma board game:{ $code }` visar det.
plain-post = { $people }: det har hänt något i parti #{ $code }, men Discord tog inte emot mitt meddelande. `/halma board game:{ $code }` visar det.
no-lost-game = Alla dina partier har en kanal. Det finns inget att flytta hit.
done-late = Klart. Ursäkta att det dröjde.
press-again = Det tog för lång tid. Tryck på knappen igen.
other-version = Knappen är från en annan version av boten. Här är det aktuella brädet:
no-turn-here = Det är inte din tur i något parti i den här kanalen. `/halma games` visar dina partier, `/halma play` startar ett.
no-game-here = Du har inget parti i den här kanalen. `/halma games` visar dina partier.
note-title = 📝 **Din anteckning** (bara du ser den)
note-saved = 📝 Sparat. Din anteckning om #{ $code }, som bara du ser:
note-deleted = Anteckningen om #{ $code } är raderad.
note-no-game = Du har inget parti i den här kanalen. Ange koden om partiet spelas någon annanstans: `/halma game note game:`.
modal-note-title = Din anteckning om #{ $code }
modal-note-field = Bara du ser den (tomt: ingen anteckning)
modal-note-example = Vad har du för plan?
plan-none = Du har ingen plan för #{ $code }.
plan-title = 🗺️ **Din plan för #{ $code }** (bara du ser den)
plan-saved = 🗺️ Sparat. Din plan för #{ $code }, som bara du ser:
plan-how = På varje rad: deras drag, ditt svar och så vidare, till exempel `{ $example }`. Spelar de det, så spelas ditt svar genast.
plan-typed = Det här skrev du:
plan-no-game = Du har inget pågående parti i den här kanalen. Ange koden om partiet spelas någon annanstans: `/halma game plan game:`.
modal-plan-title = Din plan för #{ $code }
modal-plan-field = Deras drag, ditt svar, … (tomt: ingen plan)
no-board-here = Det pågår inget parti i den här kanalen. `/halma play` startar ett.
resign-question = { $two ->
    [yes] Ge upp partiet mot { $others }? Då är det slut.
   *[no] Ge upp #{ $code }? Det går inte att ångra.
}
resign-question-pair = Ge upp #{ $code }? Då är spelet slut även för { $partner }. Det går inte att ångra.
resign-kept = Okej, du spelar vidare.
day-given = Klart: din motståndare i #{ $code } har fått en extra dag.
menu-of = Parti { $from }–{ $to }
menu-more = { $count } till får inte plats här. Välj ett med alternativet `game`.
wake-up = ⏰ { $who }, det är din tur i #{ $code }.
muted = Okej, jag påminner dig inte om det här draget i #{ $code }.
offer-declined-quietly = Avböjt. Jag säger inget till någon; förslaget ligger kvar tills draget är gjort.
next-waiting = Näst på tur: { $game }
open-none = Det finns inga öppna utmaningar på servern. `/halma play` utan motståndare lägger upp en som alla kan gå med i.
open-title = Öppna utmaningar på servern: { $count }
games-none = Du har inga partier. `/halma play` startar ett.
games-none-of = { $who } har inga partier på servern.
games-title = Dina partier: { $count }
games-title-of = Partier för { $who } på servern: { $count }
games-my-turn = ▶️ **Din tur**
games-their-turn = ⏳ **Väntar på andra**
link-to-board = till brädet
games-open = 📨 **Väntar på spelare**
games-answer = 📨 **Du är utmanad**
menu-move-in = Dra i…
seat-namesake = { $name } ({ $color })
