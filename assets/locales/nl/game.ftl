# Words of the game.

variant-halma8 = Halma 8×8
variant-halma10 = Halma 10×10
variant-halma16 = Halma 16×16
variant-halma16-4 = Halma 16×16 voor vier
variant-corners = Hoeken (Ugolki)
variant-mini-corners = Mini-Hoeken
variant-star2 = Chinees dammen voor twee
variant-star2x3 = Chinees dammen voor twee, elk drie kleuren
variant-star3 = Chinees dammen voor drie
variant-star3x2 = Chinees dammen voor drie, elk twee kleuren
variant-star4 = Chinees dammen voor vier
variant-star5 = Chinees dammen voor vijf
variant-star6 = Chinees dammen voor zes
variant-star2-15 = Chinees dammen voor twee, 15 stenen
variant-star3-15 = Chinees dammen voor drie, 15 stenen

clock-1h = 1 uur
clock-12h = 12 uur
clock-1d = 1 dag
clock-2d = 2 dagen
clock-3d = 3 dagen
clock-5d = 5 dagen
clock-7d = 7 dagen
clock-14d = 14 dagen
clock-none = Geen tijdslimiet
clock-bank-7d = 7 dagen voor al je zetten
clock-bank-14d = 14 dagen voor al je zetten
clock-bank-21d = 21 dagen voor al je zetten
clock-bank-30d = 30 dagen voor al je zetten
clock-bank-3d-12h = 3 dagen, plus 12 uur per zet
clock-bank-7d-1d = 7 dagen, plus 1 dag per zet
clock-weekends = { $time }, weekenden vrij
clock-per-move = { $time } per zet

rules-gambiter = Rondelimiet (Gambiter)
rules-brainking = Op tijd je kamp uit (BrainKing)
rules-closed-camp = In het doel blijven
rules-classic = Eerst het doel vullen (klassiek)
rules-igroved = Eerst het doel vullen (ster)
rules-parlett = Vol doel wint (Parlett)
rules-family = Familieregels (ster)
diagonals-on = met diagonalen
diagonals-off = zonder diagonalen
jumps-long = lange sprongen
ends-places = doorspelen om alle plaatsen
teams-pairs = in paren

color-a = Wit
color-b = Zwart
color-c = Rood
color-d = Blauw
color-e = Groen
color-f = Geel

forgotten-person = Iemand
computer = Computer (niveau { $level })

# The board in words.

text-stone-a = w
text-stone-b = z
text-stone-c = r
text-stone-d = b
text-stone-e = g
text-stone-f = e
text-color = { $letter } { $name }
text-legend = { $colors }; { $free } vrij

alt-board = { $game }, ronde { $round }.
alt-seat = { $name } speelt { $colors }: { $tempo ->
    [0] alles in het doel
    [one] nog één stap te gaan
   *[other] nog { $tempo } stappen te gaan
}, { $home } in het kamp, { $goal } van { $stones } in het doel.
alt-out = { $name } ({ $colors }) ligt eruit.
alt-place = { $name } ({ $colors }) heeft plaats { $place }.
alt-to-move = { $name } is aan zet.
alt-won = { $name } heeft gewonnen.
alt-won-pair = { $names } hebben samen gewonnen.
picture-steps = stappen te gaan
picture-goal = in doel
alt-over = De partij is afgelopen.
alt-last = Laatste zet: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] **{ $seat } begint,** { $user }.
   *[no] **{ $seat } begint.**
}
turn-aim = { $aim ->
    [duel] Breng je { $stones } { $marks } stenen naar { $corners } voordat { $other } alle stenen in het doel heeft. Tik op **Zet doen**.
    [pair] Breng je { $stones } { $marks } stenen naar { $corners }. Je speelt samen met { $other }: het paar dat het eerst beide doelen vult, wint. Tik op **Zet doen**.
    [places] Breng je { $stones } { $marks } stenen naar { $corners }: hoe eerder, hoe beter je plaats. Tik op **Zet doen**.
   *[others] Breng je { $stones } { $marks } stenen naar { $corners } voordat een ander alles in het doel heeft. Tik op **Zet doen**.
}
# Where a goal lies in the picture, after "into".
corner-bottom = de onderste hoek
corner-bottom-left = de hoek linksonder
corner-bottom-right = de hoek rechtsonder
corner-top = de bovenste hoek
corner-top-left = de hoek linksboven
corner-top-right = de hoek rechtsboven
turn-next = { $practice ->
    [yes] { $seat } is aan zet, { $user }.
   *[no] { $seat } is aan zet.
}
turn-look = { $seat } is aan zet.
turn-thinks = { $seat } denkt na…
played = { $seat } speelde **{ $route }**.
played-planned = { $seat } speelde zoals gepland **{ $route }**.
taken-back = { $count ->
    [one] ↩️ Laatste zet teruggenomen.
   *[other] ↩️ Laatste { $count } zetten teruggenomen.
}
moderator-undid = 🛡️ { $players }: moderator { $who } heeft de laatste zet teruggenomen.
moderator-moved = 🛡️ { $players }: moderator { $who } heeft deze partij hierheen verplaatst.
moderator-ended = 🛡️ { $players }: moderator { $who } heeft deze partij beëindigd.
moderator-voided = 🛡️ { $players }: moderator { $who } heeft deze partij uit de ranglijsten van deze server gehaald.
void-everywhere = 🛡️ { $players }: de beheerder van deze bot heeft deze partij uit alle ranglijsten gehaald.
moderator-reason = Reden: { $reason }
past-began = #{ $code } is begonnen: { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [one] { $first } · nog één · { $last }
   *[other] { $first } · nog { $between } · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to } ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
})
past-resigned = { $seat } heeft opgegeven.
past-timeout = De tijd van { $seat } is om.
turn-short = { $seat }, jij bent aan zet in #{ $code }: { $place }
moved-away = ➡️ #{ $code } gaat verder in { $place }.
paused-place = ⏸️ Gepauzeerd: ik kan niet in het kanaal posten. Gebruik `/halma game move-here game:{ $code }` in een ander kanaal, anders wordt de partij { $until } afgebroken.
paused-player = ⏸️ Gepauzeerd: { $who } heeft deze server verlaten en valt { $until } uit als dat zo blijft. Met een zet gaat de partij verder.
offer-agreed = 🤝 Akkoord.
offer-draw = 🤝 #{ $code }: { $by } biedt remise aan. { $asked }, akkoord?
offer-takeback = ↩️ #{ $code }: { $by } wil een zet terugnemen. { $asked }, akkoord?
offer-cancel = 🚫 #{ $code }: { $by } wil deze partij afbreken; die telt dan niet mee. { $asked }, akkoord?
offer-hints = 💡 #{ $code }: { $by } wil hints toestaan voor iedereen. De partij blijft meetellen voor de rating. { $asked }, akkoord?
offer-undoes = Dit wordt teruggenomen: { $plies }
offer-declined-draw = { $declined } heeft het remiseaanbod van { $by } afgewezen.
offer-declined-takeback = { $declined } gaat niet akkoord: de zet van { $by } blijft staan.
offer-declined-cancel = { $declined } wil niet afbreken. De partij gaat door.
offer-declined-hints = { $declined } gaat niet akkoord: geen hints in deze partij.
offer-withdrawn-draw = { $by } heeft het remiseaanbod ingetrokken.
offer-withdrawn-takeback = { $by } wil de zet toch niet terugnemen.
offer-withdrawn-cancel = { $by } wil toch niet afbreken. De partij gaat door.
offer-withdrawn-hints = { $by } hoeft toch geen hints.
notice-declined-draw = { $to }, { $by } heeft je remiseaanbod in #{ $code } afgewezen. De partij gaat door.
notice-declined-takeback = { $to }, { $by } gaat niet akkoord: je zet in #{ $code } blijft staan.
notice-declined-hints = { $to }, { $by } gaat niet akkoord: geen hints in #{ $code }.
notice-hints-agreed = { $to }, iedereen gaat akkoord: gebruik `/halma hint` als je aan zet bent in #{ $code }.
notice-declined-cancel = { $to }, { $by } wil #{ $code } niet afbreken. De partij gaat door.
notice-day-given = { $known ->
    [yes] { $to }, { $by } geeft je een dag extra in #{ $code }. Je tijd loopt { $ends } af.
   *[no] { $to }, { $by } geeft je een dag extra in #{ $code }.
}
had-to-pass = { $seat } kan geen zet doen en past.
out-resignation = { $seat } heeft opgegeven. De stenen gaan van het bord en de anderen spelen door.
out-timeout = De tijd van { $seat } is om. De stenen gaan van het bord en de anderen spelen door.
out-pair-resignation = { $seat } heeft opgegeven, waarmee het spel ook voor { $partner } voorbij is. Hun stenen gaan van het bord en de anderen spelen door.
out-pair-timeout = De tijd van { $seat } is op, waarmee het spel ook voor { $partner } voorbij is. Hun stenen gaan van het bord en de anderen spelen door.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 remise
title-cancelled = 🚫 afgebroken
thread-name = { $game } · { $names } · #{ $code }
thread-summary = { $game } #{ $code } is afgelopen: { $place }
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · ronde { $round }
board-footer-whole = #{ $code } · { $game } · ronde { $round } · { $rules }
steps-to-go = Stappen te gaan: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } ligt eruit
race-needs = { $winner } heeft hoogstens { $most ->
    [one] één zet
   *[other] { $most } zetten
} nodig, { $loser } minstens { $least }.
time-left = ⏳ { $at }
bank-left = ⌛ { $who }: { $time }
bot-was-away = 🔌 Ik was een deel van deze beurt offline. Die tijd telt niet mee.
player-away = ✈️ { $who } is afwezig van { $from } tot { $until }. Die tijd telt niet mee.
reminder = ⏰ { $user }, { $game } #{ $code } wacht op je zet. Je tijd loopt { $ends } af – { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] Laatste ronde om het kamp te verlaten: wie daar na ronde { $round } nog een steen heeft, verliest (allebei: remise). { $homes }
   *[other] Nog { $left } rondes om het kamp te verlaten: wie daar na ronde { $round } nog een steen heeft, verliest (allebei: remise). { $homes }
}
forced-home-own = Jij hebt er daar nog { $count }.
forced-home-seat = { $seat } heeft er daar nog { $count }.
forced-home-moves = { $left ->
    [one] { $seat } heeft nog één zet om alle stenen uit het kamp te halen, anders is de partij verloren. { $homes }
   *[other] { $seat } heeft nog { $left } zetten om alle stenen uit het kamp te halen, anders is de partij verloren. { $homes }
}
forced-tempo = { $left ->
    [one] Na deze ronde ({ $round }) wint wie de minste stappen te gaan heeft
   *[other] Nog { $left } rondes: na ronde { $round } wint wie de minste stappen te gaan heeft
}
forced-stall = { $left ->
    [one] Rondes zonder vooruitgang: { $quiet }. Nog één en het is remise
   *[other] Rondes zonder vooruitgang: { $quiet }. Nog { $left } en het is remise
}
forced-stall-places = { $left ->
    [one] Rondes zonder vooruitgang: { $quiet }. Nog één en het spel eindigt; wie nog speelt, deelt een plaats
   *[other] Rondes zonder vooruitgang: { $quiet }. Nog { $left } en het spel eindigt; wie nog speelt, deelt een plaats
}
forced-stall-loses = { $left ->
    [one] Rondes zonder vooruitgang: { $quiet }. Nog één en { $loser } verliest, tenzij het kamp leeg is
   *[other] Rondes zonder vooruitgang: { $quiet }. Nog { $left } en { $loser } verliest, tenzij het kamp leeg is
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-built = { $seats ->
    [2] 🏆 **{ $winner } wint!** Alle { $stones } stenen in het doel in { $moves } zetten, { $ahead ->
        [one] één stap
       *[other] { $ahead } stappen
    } voor op { $losers }.
   *[other] 🏆 **{ $winner } wint!** Alle { $stones } stenen in het doel in { $moves } zetten.
}
won-locked = { $seats ->
    [2] 🏆 { $winner } wint van { $losers }: het doel is vol, en de stenen van tegenstanders erin zijn ingesloten.
   *[other] 🏆 { $winner } wint: het doel is vol, en de stenen van tegenstanders erin zijn ingesloten.
}
won-filled = { $seats ->
    [2] 🏆 { $winner } wint van { $losers }: het doel is vol, vooral met eigen stenen.
   *[other] 🏆 { $winner } wint: het doel is vol, vooral met eigen stenen.
}
level-beaten = 🎉 **Niveau { $level } voor het eerst verslagen!**
moment-move = 🔗 { $jumps } sprongen in één zet!
moment-upset = 🎯 Verrassing! De rating van { $seat } was { $points } punten lager.
moment-leads = 👑 { $seat } staat hier nu op nummer één!
moment-comeback = 🚀 Wat een comeback: { $seat } stond in ronde { $round } nog { $steps } stappen achter.
moment-streak = 🔥 { $seat }: { $count } keer op rij gewonnen!
moment-fastest = ⚡ Persoonlijk record: { $seat } won dit spel nog nooit in zo weinig zetten ({ $moves }).
moment-chain = 🔗 De langste reeks van { $seat } tot nu toe: { $jumps } sprongen.
moment-ranked = 📈 Drie partijen met rating: { $seat } staat nu in de ranglijst.
moment-first = 🎉 De eerste partij met rating van { $seat }!
moment-short = { $seat } kwam maar { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} tekort. Zo dichtbij!
level-last = 🎉 **Niveau 10 verslagen. Een niveau 11 is er niet!**
won-home = 🏆 { $winner } wint: { $losers } had nog een steen in het kamp.
won-tempo = 🏆 { $winner } wint van { $losers } met minder stappen te gaan ({ $tempo }).
won-stall = 🏆 { $winner } wint: 50 rondes zonder vooruitgang, en { $losers } had nog stenen in het kamp.
won-resignation = { $seats ->
    [2] { $losers } heeft opgegeven. 🏆 { $winner } wint.
   *[other] { $last } heeft opgegeven en de rest ligt er al uit. 🏆 { $winner } wint.
}
won-race = 🏆 **{ $winner } wint!** { $losers } kan de achterstand niet meer inhalen.
won-timeout = { $seats ->
    [2] De tijd van { $losers } is om. 🏆 { $winner } wint.
   *[other] De tijd van { $last } is om en de rest ligt er al uit. 🏆 { $winner } wint.
}
won-pair = 🏆 **{ $winner } winnen samen!** Allebei zijn ze in hun doel.
won-pair-resignation = { $last } heeft opgegeven. 🏆 **{ $winner } winnen samen!**
won-pair-timeout = De tijd van { $last } is op. 🏆 **{ $winner } winnen samen!**
placed-places = 🏁 { $places }
placed-stall = 50 rondes zonder vooruitgang: wie nog speelt, deelt een plaats. 🏁 { $places }
placed-blocked = Niemand kan nog een zet doen: wie nog speelt, deelt een plaats. 🏁 { $places }
placed-agreement = 🤝 Wie nog speelt, heeft afgesproken een plaats te delen. 🏁 { $places }
placed-resignation = { $last } heeft opgegeven. 🏁 { $places }
placed-timeout = De tijd van { $last } is op. 🏁 { $places }
drawn-built = { $seats ->
    [2] 🤝 Remise tussen { $players }: allebei het doel gevuld in dezelfde ronde.
   *[other] 🤝 Remise: allebei het doel gevuld in dezelfde ronde.
}
drawn-home = { $seats ->
    [2] 🤝 Remise tussen { $players }: allebei nog een steen in het kamp.
   *[other] 🤝 Remise: allebei nog een steen in het kamp.
}
drawn-tempo = { $seats ->
    [2] 🤝 Remise tussen { $players }: evenveel stappen te gaan ({ $tempo }).
   *[other] 🤝 Remise: evenveel stappen te gaan ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 Remise tussen { $players }: 50 rondes zonder vooruitgang.
   *[other] 🤝 Remise: 50 rondes zonder vooruitgang.
}
drawn-blocked = { $seats ->
    [2] 🤝 Remise tussen { $players }: niemand kan nog een zet doen.
   *[other] 🤝 Remise: niemand kan nog een zet doen.
}
drawn-race = 🤝 Remise tussen { $players }: wat ze ook spelen, ze komen in dezelfde ronde aan.
drawn-agreement = { $seats ->
    [2] 🤝 { $players } zijn remise overeengekomen.
   *[other] 🤝 Remise in overleg.
}
void-agreed = 🚫 { $players } hebben deze partij in overleg afgebroken. De partij telt niet mee.
void-late = 🚫 De tijd van { $blamed } was om voordat iedereen twee zetten had gedaan. De partij tussen { $players } is afgebroken en telt niet mee.
void-left = 🚫 { $blamed } heeft deze server verlaten voordat iedereen twee zetten had gedaan. De partij tussen { $players } is afgebroken en telt niet mee.
void-no-place = 🚫 { $players }: deze partij had een week lang geen kanaal. De partij is afgebroken en telt niet mee.
void-moderator = De partij telt niet mee.
void-unknown = 🚫 { $players }: deze partij is afgebroken en telt niet mee.

# Buttons, menus, forms.

button-move = Zet doen
chooses-move = { $who } kiest een zet in #{ $code }.
choose-move = Je zet in #{ $code }: kies een suggestie (+4: 4 stappen dichterbij), of een genummerde steen om de zetten ervan te zien.
choose-side = Vanaf jouw kant gaan je stenen naar { $corners }.
choose-target = #{ $code }: waar gaat de steen op { $stone } heen?
went-on = Dit bord is verouderd. Hier is het huidige:
menu-best-moves = Suggesties: je keuze wordt meteen gespeeld
menu-first-stones = Kies een steen…
menu-stones = Andere steen…
menu-targets = { $first ->
    [1] Waarheen? Je keuze wordt meteen gespeeld
   *[other] Meer zetten, vanaf { $first }
}
stone-label = { $number } · { $stone } · { $moves ->
    [one] één zet
   *[other] { $moves } zetten
}
choice-move = { $begins } → { $to } · { $jumps ->
    [0] stap
    [one] één sprong
   *[other] { $jumps } sprongen
} · { $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}{ $end ->
    [won] {" "}· 🏆 wint
    [lost] {" "}· ⚠️ verliest
    [late] {" "}· ⌛ te laat het kamp uit
    [drawn] {" "}· 🤝 remise
   *[none] { "" }
}
jumps-begin = #{ $code }: spring met de steen op { $from }. Waar eerst heen?
jumps-on = #{ $code }: je steen van { $from } staat op { $at }. Spring verder of stop hier.
jumps-back = #{ $code }: je steen van { $from } staat op { $at }. Vanaf hier kan die alleen terugspringen.
menu-jumps = Springen naar…
button-jump-by-jump = Sprong voor sprong
button-stop-here = Hier stoppen
hint-title = 💡 #{ $code }: dit zou de computer spelen
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Waarschijnlijk antwoord: { $reply }.
hint-play = { $text } spelen
hint-rated = Deze partij telt voor de rating: hints mogen alleen als iedereen akkoord gaat. Bij het oefenen en in vrijblijvende partijen mogen hints altijd.
button-ask-hints = Vraag het iedereen
hint-wins = { $moves ->
    [one] wint nu.
   *[other] wint in { $moves } zetten.
}
hint-shortest = { $moves ->
    [one] maakt de race af.
   *[other] het is nu een race, en dit is de kortste weg naar het doel: { $moves } zetten.
}
hint-leaves-home = { $left ->
    [0] maakt je kamp op tijd leeg.
    [one] maakt je kamp op tijd leeg; er moet nog één steen uit.
   *[other] maakt je kamp op tijd leeg; er moeten nog { $left } stenen uit.
}
hint-fills-goal = brengt weer een steen in het doel.
hint-brings-up = haalt je achterste steen naar voren.
hint-chain = een reeks van { $jumps } sprongen.
hint-prepares = bereidt { $next } voor. Waarschijnlijk antwoord: { $reply }.
hint-best = op de lange termijn het best.
hint-no-mark = 🤖 Je hebt een hint gebruikt, dus een overwinning telt hier niet als verslagen niveau.
confirm-move = **{ $text }** spelen in #{ $code }?
button-play = Spelen
button-type-move = Zet typen
button-other-stones = Andere stenen
button-back = Terug
button-note = Mijn notitie
button-plan-write = Plan wijzigen
button-plan-delete = Plan wissen
button-board = Mijn kant
button-resign = Opgeven
button-resign-yes = Ja, opgeven
button-resign-no = Nee, doorspelen
button-agree = Akkoord
button-disagree = Afwijzen
button-claim-win = 🏁 Winst claimen
button-claim-draw = 🏁 Remise claimen
button-give-day = +1 dag
button-to-board = Bord tonen
button-wake = ⏰ Wakker maken
button-mute = 🔕 Dempen
button-rematch = Revanche
button-level = Niveau { $level }
button-analyze = Analyse
analysis-title = 📈 **#{ $code }** { $game } · Analyse
analysis-failed = De analyse is niet gelukt. Probeer het zo opnieuw. Blijft het misgaan, meld het dan aan de beheerder van deze bot.
analysis-curve = { $seats ->
    [2] De curve toont hoeveel stappen { $seat } voorlag, ronde voor ronde.
   *[other] De curves tonen hoeveel stappen elke kleur voorlag op de andere, ronde voor ronde.
}
analysis-no-moment = Geen stap verspild. Goed gespeeld!
analysis-cost-steps = 🔴 Ronde { $round }: { $own ->
    [yes] je
   *[no] { $seat }
} speelde { $played }. **{ $better }** was { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} beter.
analysis-cost-moves = 🔴 Ronde { $round }: { $own ->
    [yes] je
   *[no] { $seat }
} speelde { $played }. **{ $better }** was { $moves ->
    [one] één zet
   *[other] { $moves } zetten
} sneller.
analysis-cost-win = ❗ Ronde { $round }: { $own ->
    [yes] je
   *[no] { $seat }
} { $moves ->
    [one] miste een directe winst: **{ $better }**.
   *[other] kon in { $moves } zetten zeker winnen (**{ $better }**), maar miste dat.
}
analysis-cost-game = 🔴 Ronde { $round }: { $own ->
    [yes] je
   *[no] { $seat }
} speelde { $played }, en de partij was { $moves ->
    [one] meteen verloren
   *[other] vanaf daar verloren
}. **{ $better }** was beter.
analysis-missed = 🔗 Langste gemiste reeks: { $seat } **{ $chain }** in ronde { $round }, { $jumps } sprongen, { $gain ->
    [one] één stap
   *[other] { $gain } stappen
} vooruit.
analysis-race = 🏁 Vanaf ronde { $round } was het een race: { $sides }.
analysis-race-side = { $seat } had { $needed ->
    [one] één zet
   *[other] { $needed } zetten
} nodig (gespeeld: { $made })
analysis-too-short = Deze partij is te kort voor een analyse. Ik heb minstens { $moves } zetten van elke speler nodig.
curve-rounds = Ronde
curve-steps = Stappen
curve-ahead = { $name } voor
analysis-alt = Voorsprong van de eerste kleur over { $rounds } rondes, in stappen: hoogstens { $most }, minstens { $least }.
button-replay = Naspelen
button-share = Delen
shared = { $who } heeft #{ $code } gedeeld: { $game }, { $players }
button-replay-files = GIF en notatie
button-replay-files-from = GIF vanaf hier
menu-replay = Naar een zet gaan
replay-title = **#{ $code }** · { $game } · zet { $number } van { $count }
replay-move = { $number ->
    [0] Begin
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
} · { $jumps ->
    [0] geen sprongen
    [one] één sprong, van { $seat }
   *[other] { $jumps } sprongen{ $longest ->
        [1] {""}
       *[other] {" "}· langste reeks { $longest }, van { $seat }
    }
}
replay-files = #{ $code } als GIF, met de notatie.
replay-skips = Toont één op de { $step } zetten om het kort te houden.
replay-small = Verkleind tot { $pixels } pixels, anders is de GIF te groot voor Discord.
replay-no-picture = Ik kon de GIF van #{ $code } niet maken. Hier is de notatie.
imported = #{ $code } staat bij je partijen om na te spelen. Alleen jij ziet de partij, en die telt niet mee.
import-several = Dat is meer dan één partij. Importeer er één tegelijk.
import-unreadable = Ik kan regel { $line } van deze notatie niet lezen: { $text }. { $why } `/halma game export` laat zien hoe een notatie eruitziet. Verbeter de regel en probeer `/halma game import` opnieuw.
import-why-empty = Er staat geen partij in.
import-why-large = Deze regel of de hele notatie is te lang.
import-why-token = Dit is geen tag, zoals `[Variant "halma8"]`, en ook geen zet.
import-why-tag = Deze tag staat er twee keer, komt na de eerste zet of heeft een waarde die ik niet ken.
import-why-no-variant = De tag `[Variant "halma8"]`, met de naam van je spel, ontbreekt.
import-why-move = Zet { $ply } kan daar niet: { $why }
import-why-seat = Die speler doet niet mee aan deze partij of ligt er al uit.
import-why-result = De zetten leiden tot een andere uitslag, of de uitslagen spreken elkaar tegen.
modal-import-title = Een partij importeren
modal-import-field = Notatie van de partij
modal-import-example =
    {"[Variant \"halma8\"]"}
    1. h4-g4 a5-b5
record-of = Notatie van #{ $code }.
button-previous = ◀ Eerder
button-next = Later ▶
modal-move-title = Je zet · #{ $code }
modal-move-field = Van en naar, of de hele route
modal-move-example = { $example }
menu-which-match = Kies een partij
menu-which-challenge = Een uitdaging beantwoorden of intrekken
challenge-chosen = Deze uitdaging wacht op een antwoord.
modal-end-title = #{ $code } beëindigen? Telt dan niet mee.
modal-void-title = #{ $code } uit de ranglijsten halen?
modal-reset-tables-title = Ranglijsten van deze server resetten?
modal-reset-tables-field = Typ de naam van deze server
modal-undo-title = Laatste zet in #{ $code } terugnemen?
modal-reason-field = Waarom? De spelers zien het.
modal-reason-example = Niet verplicht
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = Welke partij bedoel je?
name-the-match = Je hebt hier meer partijen. Kies er een met de optie `game`.

# Private answers.

already-done = Al gedaan. Het huidige bord:
done-privately = Gedaan. Zie #{ $code } in { $place }.
unposted = Ik kan niet meer posten in { $place }, dus partij #{ $code } is gepauzeerd, hoogstens een week. Er is niets verloren: `/halma board game:{ $code }` toont het bord. Met `/halma game move-here game:{ $code }` verhuist de partij naar een ander kanaal.
unposted-over = Ik kon niet laten zien hoe #{ $code } afliep in { $place }: ik mag daar niet posten, of het kanaal is weg. `/halma board game:{ $code }` toont het.
plain-post = { $people }: er is nieuws in partij #{ $code }, maar Discord nam mijn bericht niet aan. `/halma board game:{ $code }` toont het.
no-lost-game = Al je partijen hebben een kanaal. Er valt niets hierheen te halen.
done-late = Gedaan. Sorry dat het even duurde.
press-again = Dat duurde te lang. Tik nog een keer op de knop.
other-version = Deze knop komt uit een andere versie van de bot. Hier is het huidige bord:
no-turn-here = Je bent in dit kanaal in geen partij aan zet. `/halma games` toont je partijen, met `/halma play` begin je er een.
no-game-here = Je hebt geen partij in dit kanaal. `/halma games` toont je partijen.
note-title = 📝 **Je notitie** (alleen jij ziet die)
note-saved = 📝 Opgeslagen. Je notitie bij #{ $code }, die alleen jij ziet:
note-deleted = Notitie bij #{ $code } verwijderd.
note-no-game = Je hebt geen partij in dit kanaal. Geef voor een partij ergens anders de code op: `/halma game note game:`.
modal-note-title = Je notitie bij #{ $code }
modal-note-field = Alleen jij ziet die (leeg: geen notitie)
modal-note-example = Wat is je plan?
plan-none = Je hebt geen plan voor #{ $code }.
plan-title = 🗺️ **Je plan voor #{ $code }** (alleen jij ziet het)
plan-saved = 🗺️ Opgeslagen. Je plan voor #{ $code }, dat alleen jij ziet:
plan-how = Op elke regel: hun zet, jouw antwoord, enzovoort, bijvoorbeeld `{ $example }`. Spelen ze dat, dan wordt jouw antwoord meteen gespeeld.
plan-typed = Dit heb je getypt:
plan-no-game = Je hebt geen lopende partij in dit kanaal. Geef voor een partij ergens anders de code op: `/halma game plan game:`.
modal-plan-title = Je plan voor #{ $code }
modal-plan-field = Hun zet, jouw antwoord, … (leeg: geen plan)
no-board-here = In dit kanaal loopt nu geen partij. Met `/halma play` begin je er een.
resign-question = { $two ->
    [yes] Je partij tegen { $others } opgeven? Dan is die afgelopen.
   *[no] #{ $code } opgeven? Dit kun je niet ongedaan maken.
}
resign-question-pair = #{ $code } opgeven? Het spel is dan ook voorbij voor { $partner }. Dit kun je niet ongedaan maken.
resign-kept = Oké, je speelt door.
day-given = Gedaan: je tegenstander in #{ $code } heeft een dag extra.
menu-of = Partijen { $from } t/m { $to }
menu-more = Nog { $count } passen hier niet. Kies er een met de optie `game`.
wake-up = ⏰ { $who }, je bent aan zet in #{ $code }.
muted = Oké, ik herinner je niet aan deze beurt in #{ $code }.
offer-declined-quietly = Afgewezen. Ik zeg het tegen niemand; het voorstel blijft open tot de beurt voorbij is.
next-waiting = Volgende: { $game }
open-none = Op deze server staan geen uitdagingen open. Met `/halma play` zonder tegenstander plaats je er een waaraan iedereen kan meedoen.
open-title = Open uitdagingen op deze server: { $count }
games-none = Je hebt geen partijen. Met `/halma play` begin je er een.
games-none-of = { $who } heeft geen partijen op deze server.
games-title = Je partijen: { $count }
games-title-of = Partijen van { $who } op deze server: { $count }
games-my-turn = ▶️ **Jij bent aan zet**
games-their-turn = ⏳ **Wacht op anderen**
link-to-board = naar het bord
games-open = 📨 **Wacht op spelers**
games-answer = 📨 **Je bent uitgedaagd**
menu-move-in = Zet doen in…
seat-namesake = { $name } ({ $color })
