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

clock-1h = 1 uur
clock-12h = 12 uur
clock-1d = 1 dag
clock-2d = 2 dagen
clock-3d = 3 dagen
clock-5d = 5 dagen
clock-7d = 7 dagen
clock-14d = 14 dagen
clock-none = Geen tijdslimiet
clock-per-move = { $time } per zet

rules-gambiter = Rondelimiet (Gambiter)
rules-brainking = Kampcontrole (BrainKing)
rules-closed-camp = Gesloten doel
rules-classic = Eerste volle doel (klassiek)
rules-igroved = Eerste volle doel (ster)
diagonals-on = met diagonalen
diagonals-off = zonder diagonalen

color-a = Wit
color-b = Zwart
color-c = Rood
color-d = Blauw
color-e = Groen
color-f = Geel
mark-a = ⚪
mark-b = ⚫
mark-c = 🔴
mark-d = 🔵
mark-e = 🟢
mark-f = 🟡

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
alt-seat = { $name } heeft { $colors }: { $tempo ->
    [0] alles in het doel
    [one] nog één stap te gaan
   *[other] nog { $tempo } stappen te gaan
}, { $home } in het kamp, { $goal } van { $stones } in het doel.
alt-out = { $name } ({ $colors }) is uitgevallen.
alt-to-move = { $name } is aan zet.
alt-won = { $name } heeft gewonnen.
alt-over = De partij is afgelopen.
alt-last = Laatste zet: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] { $seat } begint, { $user }.
   *[no] { $seat } begint.
}
turn-next = { $practice ->
    [yes] { $seat } is aan zet, { $user }.
   *[no] { $seat } is aan zet.
}
turn-thinks = { $seat } denkt na.
played = { $seat } speelde **{ $route }**.
taken-back = { $count ->
    [one] ↩️ De laatste zet is teruggenomen.
   *[other] ↩️ De laatste { $count } zetten zijn teruggenomen.
}
moderator-undid = 🛡️ { $players }: moderator { $who } heeft de laatste zet teruggenomen.
moderator-moved = 🛡️ { $players }: moderator { $who } heeft deze partij hierheen gehaald.
moderator-ended = 🛡️ { $players }: moderator { $who } heeft deze partij beëindigd.
moderator-voided = 🛡️ { $players }: moderator { $who } heeft deze partij uit de ranglijsten van deze server gehaald.
void-everywhere = 🛡️ { $players }: de beheerder van deze bot heeft deze partij uit alle ranglijsten gehaald.
moderator-reason = Reden: { $reason }
past-began = #{ $code } is begonnen: { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [one] { $first } · nog één zet · { $last }
   *[other] { $first } · nog { $between } zetten · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to } ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
})
past-resigned = { $seat } heeft opgegeven.
past-timeout = { $seat } heeft de tijd overschreden.
turn-short = { $seat }, je bent aan zet in #{ $code }: { $place }
moved-away = ➡️ #{ $code } gaat verder in { $place }.
paused-place = ⏸️ Deze partij ligt stil, want in het kanaal van de partij kan ik niets plaatsen. Met `/halma bring-here game:{ $code }` haal je de partij naar een ander kanaal; anders wordt die { $until } afgebroken.
paused-player = ⏸️ { $who } heeft deze server verlaten, dus de partij ligt stil. Wie { $until } niet terug is, valt uit; met een zet gaat de partij weer verder.
offer-agreed = 🤝 Akkoord.
offer-draw = 🤝 #{ $code }: { $by } biedt remise aan. { $asked }, akkoord?
offer-takeback = ↩️ #{ $code }: { $by } wil de laatste zet terugnemen. { $asked }, akkoord?
offer-cancel = 🚫 #{ $code }: { $by } wil deze partij afbreken; die telt dan voor niemand. { $asked }, akkoord?
offer-hints = 💡 #{ $code }: { $by } wil dat iedereen in deze partij hints van de computer mag vragen; de partij telt gewoon mee voor de rating. { $asked }, akkoord?
offer-undoes = Dit wordt dan teruggenomen: { $plies }
offer-declined-draw = { $declined } heeft het remiseaanbod van { $by } afgewezen.
offer-declined-takeback = { $declined } gaat niet akkoord, dus de laatste zet van { $by } blijft staan.
offer-declined-cancel = { $declined } wil de partij niet afbreken, dus die gaat door.
offer-declined-hints = { $declined } gaat niet akkoord, dus in deze partij zijn er geen hints.
offer-withdrawn-draw = { $by } heeft het remiseaanbod ingetrokken.
offer-withdrawn-takeback = { $by } laat de laatste zet toch staan.
offer-withdrawn-cancel = { $by } wil toch doorspelen.
offer-withdrawn-hints = { $by } speelt toch door zonder hints.
notice-declined-draw = { $to }, { $by } heeft je remiseaanbod in #{ $code } afgewezen. De partij gaat verder.
notice-declined-takeback = { $to }, { $by } gaat niet akkoord, dus je laatste zet in #{ $code } blijft staan.
notice-declined-hints = { $to }, { $by } gaat niet akkoord, dus in #{ $code } zijn er geen hints.
notice-hints-agreed = { $to }, iedereen gaat akkoord: wie in #{ $code } aan zet is, mag de computer met `/halma hint` om raad vragen.
notice-declined-cancel = { $to }, { $by } wil #{ $code } niet afbreken. De partij gaat verder.
notice-day-given = { $known ->
    [yes] { $to }, { $by } geeft je een dag extra in #{ $code }. Je tijd loopt { $ends } af.
   *[no] { $to }, { $by } geeft je een dag extra in #{ $code }.
}
had-to-pass = { $seat } kan geen zet doen en moet passen.
out-resignation = { $seat } heeft opgegeven. De stenen gaan van het bord en de anderen spelen verder.
out-timeout = { $seat } heeft de tijd overschreden. De stenen gaan van het bord en de anderen spelen verder.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 remise
title-cancelled = 🚫 afgebroken
thread-name = { $game } · { $names } · #{ $code }
thread-summary = { $game } #{ $code } is afgelopen, zie { $place }.
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · ronde { $round }
board-footer-whole = #{ $code } · { $game } · ronde { $round } · { $rules }
steps-to-go = Stappen te gaan: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } uitgevallen
with-time = { $text } · ⏳ { $at }
bot-was-away = 🔌 Ik was er tijdens deze beurt een tijdje niet; die tijd telt niet mee.
player-away = ✈️ { $who }: afwezig van { $from } tot { $until }; die tijd telt niet mee.
reminder = ⏰ { $user }, { $game } #{ $code } wacht nog op je zet. Je tijd loopt { $ends } af – { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] Wie na deze ronde ({ $round }) nog een steen in het kamp heeft, verliest. Nog in het kamp: { $homes }
   *[other] Wie na ronde { $round } nog een steen in het kamp heeft, verliest (nog { $left } rondes). Nog in het kamp: { $homes }
}
forced-home-seat = { $seat } { $count }
forced-home-moves = { $left ->
    [one] { $seat } heeft nog één vrije zet; daarna verliest elke zet die een steen in het kamp achterlaat. Nog in het kamp: { $homes }
   *[other] Na { $moves } eigen zetten verliest elke zet die een steen in het kamp achterlaat ({ $seat }: nog { $left } zetten). Nog in het kamp: { $homes }
}
forced-home-moves-now = { $seat }, vanaf nu verliest elke zet die een steen in het kamp achterlaat. Nog in het kamp: { $homes }
forced-tempo = { $left ->
    [one] Wie na deze ronde ({ $round }) de minste stappen te gaan heeft, wint
   *[other] Wie na ronde { $round } de minste stappen te gaan heeft, wint (nog { $left } rondes)
}
forced-stall = { $left ->
    [one] { $quiet } rondes zonder vooruitgang: nog één en het is remise
   *[other] { $quiet } rondes zonder vooruitgang: nog { $left } en het is remise
}
forced-stall-loses = { $left ->
    [one] { $quiet } rondes zonder vooruitgang: nog één en { $loser } verliest, want er staan nog stenen in het kamp
   *[other] { $quiet } rondes zonder vooruitgang: nog { $left } en { $loser } verliest, tenzij het kamp dan leeg is
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-locked = { $seats ->
    [2] 🏆 { $winner } wint van { $losers }: het doel is gevuld, op ingesloten stenen van anderen na.
   *[other] 🏆 { $winner } wint: het doel is gevuld, op ingesloten stenen van anderen na.
}
won-home = 🏆 { $winner } wint. Bij de kampcontrole nog stenen in het kamp: { $losers }.
won-tempo = 🏆 { $winner } wint van { $losers } op de tempotelling ({ $tempo }): minder stappen te gaan.
won-stall = 🏆 { $winner } wint na 50 rondes zonder vooruitgang. Nog stenen in het kamp: { $losers }.
won-resignation = { $seats ->
    [2] { $losers } heeft opgegeven. 🏆 { $winner } wint.
   *[other] { $last } heeft opgegeven. 🏆 { $winner } blijft als enige over en wint.
}
won-timeout = { $seats ->
    [2] { $losers } heeft de tijd overschreden. 🏆 { $winner } wint.
   *[other] { $last } heeft de tijd overschreden. 🏆 { $winner } blijft als enige over en wint.
}
drawn-built = { $seats ->
    [2] 🤝 Remise tussen { $players }: beide doelen werden in dezelfde ronde gevuld.
   *[other] 🤝 Remise: beide doelen werden in dezelfde ronde gevuld.
}
drawn-home = { $seats ->
    [2] 🤝 Remise tussen { $players }: bij de kampcontrole hadden beide kanten nog stenen in het kamp.
   *[other] 🤝 Remise: bij de kampcontrole hadden beide kanten nog stenen in het kamp.
}
drawn-tempo = { $seats ->
    [2] 🤝 Remise tussen { $players }: de tempotelling is gelijk ({ $tempo }).
   *[other] 🤝 Remise: de tempotelling is gelijk ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 Remise tussen { $players }: 50 rondes lang geen vooruitgang.
   *[other] 🤝 Remise: 50 rondes lang geen vooruitgang.
}
drawn-blocked = { $seats ->
    [2] 🤝 Remise tussen { $players }: niemand kan nog een zet doen.
   *[other] 🤝 Remise: niemand kan nog een zet doen.
}
drawn-agreement = { $seats ->
    [2] 🤝 Remise overeengekomen: { $players }.
   *[other] 🤝 Remise overeengekomen.
}
void-agreed = 🚫 { $players }: deze partij is in overleg afgebroken en telt voor niemand.
void-late = 🚫 { $blamed } liet de tijd verstrijken voordat iedereen een zet had gedaan. Deze partij ({ $players }) is daarom afgebroken en telt voor niemand.
void-left = 🚫 { $blamed } heeft deze server verlaten voordat iedereen een zet had gedaan. Deze partij ({ $players }) is daarom afgebroken en telt voor niemand.
void-no-place = 🚫 { $players }: deze partij had een week lang geen kanaal, is daarom afgebroken en telt voor niemand.
void-moderator = De partij telt voor niemand.
void-unknown = 🚫 { $players }: deze partij is afgebroken en telt voor niemand.

# Buttons, menus, forms.

button-move = Zet doen
choose-move = Je zet in #{ $code }: kies een van de beste, of een steen op nummer om te zien waar die heen kan.
choose-target = #{ $code }: waar gaat de steen op { $stone } heen?
went-on = De partij is intussen verdergegaan; dit is de stand nu.
menu-best-moves = De beste zetten: je keuze wordt meteen gespeeld
menu-stones = Andere steen…
menu-targets = { $first ->
    [1] Waarheen? Je keuze wordt meteen gespeeld
   *[other] Meer velden, vanaf { $first }
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
    [late] {" "}· ⌛ kamp te laat leeg
    [drawn] {" "}· 🤝 remise
   *[none] { "" }
}
jumps-begin = #{ $code }: de steen op { $from } springt. Waar landt die het eerst?
jumps-on = #{ $code }: de steen is van { $from } naar { $at } gesprongen en mag verderspringen.
menu-jumps = Verderspringen naar…
button-jump-by-jump = Sprong voor sprong
button-stop-here = Hier stoppen
hint-title = 💡 #{ $code }: dit zou de computer spelen.
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Daarna misschien { $reply }.
hint-play = Speel { $text }
hint-rated = Deze partij telt mee voor de rating, dus hints zijn er alleen als iedereen akkoord gaat: vraag erom met `/halma offer what:hints`. In vrijblijvende partijen (`rated:False` in de uitdaging) en bij het oefenen zijn ze er altijd.
hint-wins = { $moves ->
    [one] dit wint.
   *[other] dit wint in { $moves } zetten.
}
hint-shortest = { $moves ->
    [one] de laatste zet van de kortste weg naar het doel.
   *[other] niemand staat meer in de weg, en dit is de kortste weg: { $moves } zetten.
}
hint-leaves-home = { $left ->
    [0] het kamp is dan leeg, op tijd voor de controle.
    [one] het kamp moet snel leeg zijn; er staat nog één steen.
   *[other] het kamp moet snel leeg zijn; er staan nog { $left } stenen.
}
hint-fills-goal = weer een steen in het doel.
hint-brings-up = dit brengt de achterste steen naar voren.
hint-chain = een reeks van { $jumps } sprongen.
hint-prepares = dit bereidt { $next } voor, misschien na { $reply }.
hint-best = dit leidt tot het beste vervolg.
hint-no-mark = 🤖 Na een hint telt winst in deze partij niet meer als verslagen niveau in je profiel.
confirm-move = **{ $text }** spelen in #{ $code }?
button-play = Spelen
button-type-move = Zet typen
button-other-stones = Andere stenen
button-back = Terug
button-board = Mijn kant
button-resign = Opgeven
button-resign-yes = Ja, opgeven
button-resign-no = Nee, doorspelen
button-agree = Akkoord
button-disagree = Afwijzen
button-give-day = +1 dag
button-rematch = Revanche
button-analyze = Analyse
analysis-title = 📈 **#{ $code }** { $game }: analyse
analysis-failed = Het lukte me niet deze partij te analyseren. Probeer het zo nog eens; gebeurt het weer, laat het dan weten aan wie deze bot beheert.
analysis-curve = { $seats ->
    [2] De curve: hoeveel stappen { $seat } voorlag, ronde voor ronde.
   *[other] De curves: hoeveel stappen elke kleur op de andere kleuren voorlag, ronde voor ronde.
}
analysis-no-moment = Geen zet kostte ook maar één stap. Goed gespeeld!
analysis-missed = 🔗 Langste gemiste sprongenreeks: ronde { $round }, { $seat } **{ $chain }**, { $jumps } sprongen, { $gain ->
    [one] één stap
   *[other] { $gain } stappen
} vooruit.
analysis-race = 🏁 Vanaf ronde { $round } stond niemand meer in de weg: { $sides }.
analysis-race-side = { $seat } had { $needed ->
    [one] één zet
   *[other] { $needed } zetten
} nodig (gespeeld: { $made })
analysis-alt = Een curve over { $rounds } rondes: de voorsprong van de eerste kleur was hoogstens { $most } en minstens { $least } stappen.
button-replay = Naspelen
button-replay-files = GIF en notatie
button-replay-files-from = GIF vanaf hier en notatie
menu-replay = Ga naar een zet
replay-title = **#{ $code }** · { $game } · zet { $number } van { $count }
replay-move = { $number ->
    [0] Het begin
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
} · { $jumps ->
    [0] geen sprongen
    [one] één sprong, van { $seat }
   *[other] { $jumps } sprongen · langste reeks { $longest }, van { $seat }
}
replay-files = #{ $code } als animatie, met de notatie.
replay-skips = Te zien is één op de { $step } zetten, anders zou het te lang duren.
replay-small = De animatie is verkleind tot { $pixels } pixels, anders was die te groot voor Discord.
replay-no-picture = De animatie van #{ $code } kon niet worden gemaakt. Hier is de notatie.
imported = #{ $code } is er alleen voor jou: niemand anders krijgt het te horen, en de partij telt in geen enkele ranglijst.
import-several = Dit is meer dan één partij. Geef me er één tegelijk.
import-unreadable = Regel { $line } van deze notatie kan ik niet lezen: { $text }. { $why } `/halma export` laat zien hoe een notatie eruitziet; verbeter de regel en probeer `/halma import` opnieuw.
import-why-empty = Er staat geen partij in.
import-why-large = De tekst is langer dan een notatie mag zijn.
import-why-token = Dit is geen tag, zoals `[Variant "halma8"]`, en ook geen zet.
import-why-tag = Deze tag staat er twee keer, of tussen de zetten, of heeft een waarde die ik niet ken.
import-why-no-variant = De tag `[Variant "halma8"]`, met de naam van een spel, ontbreekt.
import-why-move = Zet { $ply } van de partij kan daar niet worden gespeeld: { $why }
import-why-seat = Dit is geen plaats in deze partij die kon uitvallen.
import-why-result = De zetten leiden tot een andere uitslag, of de uitslagen spreken elkaar tegen.
modal-import-title = Een partij van elders
modal-import-field = De notatie
record-of = De notatie van #{ $code }.
button-previous = ◀ Eerder
button-next = Later ▶
modal-move-title = Je zet · #{ $code }
modal-move-field = Van en naar, of de hele route
modal-move-example = { $example }
menu-which-match = Kies een partij
menu-which-challenge = Een uitdaging beantwoorden of intrekken
challenge-chosen = Deze uitdaging wacht op een antwoord.
modal-end-title = #{ $code } beëindigen? Telt voor niemand.
modal-void-title = #{ $code } uit de ranglijsten halen?
modal-reset-tables-title = Ranglijsten van deze server op nul zetten?
modal-reset-tables-field = Typ de naam van deze server
modal-undo-title = De laatste zet in #{ $code } terugnemen?
modal-reason-field = Waarom? De spelers zien het.
modal-reason-example = Dit mag je leeg laten.
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = Welke van je partijen bedoel je?
name-the-match = Je speelt hier meerdere partijen. Geef met de optie `game` aan welke je bedoelt.

# Private answers.

already-done = Dat was al gedaan. Dit is de stand nu:
done-privately = Gedaan. Zie #{ $code } in { $place }.
unposted = Trouwens: wat er het laatst in partij #{ $code } gebeurde, kon ik niet laten zien in { $place }, want daar mag ik niets plaatsen of die plek bestaat niet meer. Er is niets verloren: `/halma board game:{ $code }` toont de stand, en met `/halma bring-here game:{ $code }` haal je de partij naar een kanaal van je keuze. Tot die tijd ligt de partij stil, hoogstens een week.
unposted-over = Trouwens: hoe #{ $code } afliep, of wat ervan werd, kon ik niet laten zien in { $place }, want daar mag ik niets plaatsen of die plek bestaat niet meer. `/halma board game:{ $code }` toont het.
plain-post = { $people }: er is nieuws in partij #{ $code }, maar Discord nam mijn bericht niet aan. `/halma board game:{ $code }` toont het.
no-lost-game = Al je partijen hebben hun kanaal nog.
done-late = Gedaan, al duurde het even.
press-again = Dat duurde te lang. Druk nog een keer op de knop.
other-version = Deze knop hoort bij een andere versie van de bot. Dit is het bord nu:
no-turn-here = Je bent in geen enkele partij in dit kanaal aan zet. `/halma games` toont al je partijen, met `/halma challenge` begin je er een.
no-game-here = Je speelt geen partij in dit kanaal. `/halma games` toont al je partijen.
no-board-here = In dit kanaal loopt geen partij. Met `/halma challenge` begin je er een.
resign-kept = Je speelt verder.
day-given = Gedaan: je tegenstander heeft in #{ $code } een dag extra.
menu-of = Partijen { $from } t/m { $to }
menu-more = Niet getoond: { $count }. Mis je er een? Noem dan de code met de optie `game`.
muted = Gedaan: aan deze beurt in #{ $code } herinner ik je niet meer.
offer-declined-quietly = Afgewezen. Niemand krijgt het te horen; voor de anderen blijft het voorstel staan tot de beurt voorbij is.
next-waiting = Volgende: { $game }
open-none = Op deze server staat geen uitdaging open. Met `/halma challenge` zonder tegenstander maak je er een waaraan iedereen kan meedoen.
open-title = Open uitdagingen op deze server: { $count }
games-none = Je hebt geen partijen. Met `/halma challenge` begin je er een.
games-none-of = { $who } heeft geen partijen op deze server.
games-title = Je partijen: { $count }
games-title-of = Partijen van { $who } op deze server: { $count }
games-my-turn = ▶️ **#{ $code }** { $game }: { $people } – **jij bent aan zet** – { $place }
games-my-turn-until = ▶️ **#{ $code }** { $game }: { $people } – **jij bent aan zet**, je tijd loopt { $at } af – { $place }
games-their-turn = ⏳ **#{ $code }** { $game }: { $people } – { $place }
games-their-turn-until = ⏳ **#{ $code }** { $game }: { $people }, de tijd loopt { $at } af – { $place }
link-to-board = naar het bord
games-open = 📨 **#{ $code }** { $game }: { $people } – wacht op spelers – { $place }
games-answer = 📨 **#{ $code }** { $game }: { $people } – **je bent uitgedaagd** – { $place }
