# Words of the game.

variant-halma8 = Halma 8×8
variant-halma10 = Halma 10×10
variant-halma16 = Halma 16×16
variant-halma16-4 = Halma 16×16 pro čtyři
variant-corners = Rohy (Ugolki)
variant-mini-corners = Minirohy
variant-star2 = Čínská dáma pro dva
variant-star2x3 = Čínská dáma pro dva, každý tři barvy
variant-star3 = Čínská dáma pro tři
variant-star3x2 = Čínská dáma pro tři, každý dvě barvy
variant-star4 = Čínská dáma pro čtyři
variant-star5 = Čínská dáma pro pět
variant-star6 = Čínská dáma pro šest
variant-star2-15 = Čínská dáma pro dva, 15 kamenů
variant-star3-15 = Čínská dáma pro tři, 15 kamenů

clock-1h = 1 hodina
clock-12h = 12 hodin
clock-1d = 1 den
clock-2d = 2 dny
clock-3d = 3 dny
clock-5d = 5 dní
clock-7d = 7 dní
clock-14d = 14 dní
clock-none = Bez časového limitu
clock-bank-7d = 7 dní na všechny tahy
clock-bank-14d = 14 dní na všechny tahy
clock-bank-21d = 21 dní na všechny tahy
clock-bank-30d = 30 dní na všechny tahy
clock-bank-3d-12h = 3 dny, plus 12 hodin za každý tah
clock-bank-7d-1d = 7 dní, plus 1 den za každý tah
clock-weekends = { $time }, víkendy se nepočítají
clock-per-move = { $time } na tah

rules-gambiter = Limity kol (Gambiter)
rules-brainking = Včas z domova (BrainKing)
rules-closed-camp = Uzavřený cíl
rules-classic = Kdo první zaplní cíl (klasika)
rules-igroved = Kdo první zaplní cíl (hvězda)
rules-parlett = Vyhrává plný cíl (Parlett)
rules-family = Rodinná pravidla (hvězda)
diagonals-on = s diagonálami
diagonals-off = bez diagonál
jumps-long = dlouhé skoky
ends-places = hra o všechna místa
teams-pairs = ve dvojicích

color-a = Bílá
color-b = Černá
color-c = Červená
color-d = Modrá
color-e = Zelená
color-f = Žlutá

forgotten-person = Někdo
computer = Počítač (úroveň { $level })

# The board in words.

text-stone-a = b
text-stone-b = č
text-stone-c = r
text-stone-d = m
text-stone-e = z
text-stone-f = ž
text-color = { $letter } – { $name }
text-legend = { $colors }; { $free } – volné pole

alt-board = { $game }, kolo { $round }.
alt-seat = { $name } ({ $colors }): { $tempo ->
    [0] všechny kameny v cíli
    [one] zbývá jeden krok
    [few] zbývají { $tempo } kroky
   *[other] zbývá { $tempo } kroků
}, doma { $home }, v cíli { $goal } z { $stones }.
alt-out = { $name } ({ $colors }): mimo hru.
alt-place = { $name } ({ $colors }): { $place }. místo.
alt-to-move = Na tahu: { $name }.
alt-won = Vyhrává { $name }.
alt-won-pair = { $names } vyhráli společně.
picture-steps = zbývá kroků
picture-goal = v cíli
alt-over = Partie skončila.
alt-last = Poslední tah: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] { $user }, **začíná { $seat }.**
   *[no] **Začíná { $seat }.**
}
turn-aim = { $aim ->
    [duel] Dostaň všechny své kameny { $marks } ({ $stones }) do { $corners } dřív, než { $other } dostane svoje do cíle. Klepni na **Táhnout**.
    [pair] Dostaň všechny své kameny { $marks } ({ $stones }) do { $corners }. Tvůj spoluhráč: { $other }. Vyhrává dvojice, která jako první zaplní oba cíle. Klepni na **Táhnout**.
    [places] Dostaň všechny své kameny { $marks } ({ $stones }) do { $corners }: čím dřív, tím lepší umístění. Klepni na **Táhnout**.
   *[others] Dostaň všechny své kameny { $marks } ({ $stones }) do { $corners } dřív než ostatní. Klepni na **Táhnout**.
}
# Where a goal lies in the picture, after "do".
corner-bottom = dolního rohu
corner-bottom-left = levého dolního rohu
corner-bottom-right = pravého dolního rohu
corner-top = horního rohu
corner-top-left = levého horního rohu
corner-top-right = pravého horního rohu
turn-next = { $practice ->
    [yes] { $user }, na tahu: { $seat }.
   *[no] { $seat }, jsi na tahu.
}
turn-look = Na tahu: { $seat }
turn-thinks = { $seat } přemýšlí…
played = { $seat } hraje **{ $route }**.
played-planned = { $seat } hraje podle plánu **{ $route }**.
taken-back = { $count ->
    [one] ↩️ Poslední tah je vrácený.
    [few] ↩️ Poslední { $count } tahy jsou vrácené.
   *[other] ↩️ Posledních { $count } tahů je vrácených.
}
moderator-undid = 🛡️ { $players }: moderátor { $who } vrací poslední tah.
moderator-moved = 🛡️ { $players }: moderátor { $who } přesouvá tuto partii sem.
moderator-ended = 🛡️ { $players }: moderátor { $who } ukončuje tuto partii.
moderator-voided = 🛡️ { $players }: moderátor { $who } vyřazuje tuto partii ze žebříčků serveru.
void-everywhere = 🛡️ { $players }: provozovatel bota vyřazuje tuto partii ze všech žebříčků.
moderator-reason = Důvod: { $reason }
past-began = #{ $code } začíná: { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [one] { $first } · ještě jeden · { $last }
    [few] { $first } · ještě { $between } · { $last }
   *[other] { $first } · ještě { $between } · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to } ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
})
past-resigned = { $seat } se vzdává.
past-timeout = Vypršel čas: { $seat }.
turn-short = { $seat }, jsi na tahu v #{ $code }: { $place }
moved-away = ➡️ #{ $code } pokračuje tady: { $place }
paused-place = ⏸️ Pozastaveno: do kanálu partie nemůžu psát. Zadej v jiném kanálu `/halma game move-here game:{ $code }`, jinak se partie { $until } zruší.
paused-player = ⏸️ Pozastaveno: { $who } už není na tomto serveru. Pokud se nevrátí, { $until } vypadne. Tahem partie pokračuje.
offer-agreed = 🤝 Platí.
offer-draw = 🤝 #{ $code }: { $by } nabízí remízu. { $asked }, souhlas?
offer-takeback = ↩️ #{ $code }: { $by } chce vrátit tah. { $asked }, souhlas?
offer-cancel = 🚫 #{ $code }: { $by } chce partii zrušit; nebude se počítat. { $asked }, souhlas?
offer-hints = 💡 #{ $code }: { $by } chce nápovědu pro všechny. Partie zůstane hodnocená. { $asked }, souhlas?
offer-undoes = Vrátí se: { $plies }
offer-declined-draw = { $by } nabízí remízu, { $declined } odmítá.
offer-declined-takeback = { $by } chce vrátit tah, { $declined } odmítá.
offer-declined-cancel = { $declined } nechce partii rušit. Hraje se dál.
offer-declined-hints = { $declined } odmítá: v této partii nápověda nebude.
offer-withdrawn-draw = { $by } stahuje nabídku remízy.
offer-withdrawn-takeback = { $by } už nechce vrátit tah.
offer-withdrawn-cancel = { $by } už nechce partii rušit. Hraje se dál.
offer-withdrawn-hints = { $by } stahuje žádost o nápovědu.
notice-declined-draw = { $to }, { $by } odmítá tvou remízu v #{ $code }. Hraje se dál.
notice-declined-takeback = { $to }, { $by } odmítá vrátit tvůj tah v #{ $code }.
notice-declined-hints = { $to }, { $by } odmítá: v #{ $code } nápověda nebude.
notice-hints-agreed = { $to }, všichni souhlasí: až budeš v #{ $code } na tahu, zadej `/halma hint`.
notice-declined-cancel = { $to }, { $by } nechce zrušit #{ $code }. Hraje se dál.
notice-day-given = { $known ->
    [yes] { $to }, { $by } ti v #{ $code } dává den navíc. Čas ti vyprší { $ends }.
   *[no] { $to }, { $by } ti v #{ $code } dává den navíc.
}
had-to-pass = { $seat } nemá kam táhnout a vynechává.
out-resignation = { $seat } se vzdává. Tyhle kameny mizí z desky, ostatní hrají dál.
out-timeout = Vypršel čas: { $seat }. Tyhle kameny mizí z desky, ostatní hrají dál.
out-pair-resignation = { $seat } se vzdává. Hra tím končí i pro spoluhráče: { $partner }. Jejich kameny mizí z desky, ostatní hrají dál.
out-pair-timeout = Čas vypršel: { $seat }. Hra tím končí i pro spoluhráče: { $partner }. Jejich kameny mizí z desky, ostatní hrají dál.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 remíza
title-cancelled = 🚫 zrušeno
thread-name = { $game } · { $names } · #{ $code }
thread-summary = Partie skončila: { $game } #{ $code }, { $place }
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · kolo { $round }
board-footer-whole = #{ $code } · { $game } · kolo { $round } · { $rules }
steps-to-go = Zbývá kroků: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } mimo hru
race-needs = { $winner } potřebuje nejvýš { $most ->
    [one] jeden tah
    [few] { $most } tahy
   *[other] { $most } tahů
}, { $loser } aspoň { $least }.
time-left = ⏳ { $at }
bank-left = ⌛ { $who }: { $time }
bot-was-away = 🔌 Během tohoto tahu u mě byl výpadek. Ten čas se nepočítá.
player-away = ✈️ { $who }: pryč od { $from } do { $until }. Ten čas se nepočítá.
reminder = ⏰ { $user }, { $game } #{ $code } čeká na tvůj tah. Čas ti vyprší { $ends } – { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] Poslední kolo na opuštění domova: kdo tam má po kole { $round } ještě kámen, prohrává (když oba, je remíza). { $homes }
    [few] Na opuštění domova zbývají { $left } kola: kdo tam má po kole { $round } ještě kámen, prohrává (když oba, je remíza). { $homes }
   *[other] Na opuštění domova zbývá { $left } kol: kdo tam má po kole { $round } ještě kámen, prohrává (když oba, je remíza). { $homes }
}
forced-home-own = Máš tam ještě { $count }.
forced-home-seat = { $seat } tam má ještě { $count }.
forced-home-moves = { $left ->
    [one] { $seat } má ještě jeden tah na vyvedení všech kamenů z domova, jinak prohrává. { $homes }
    [few] { $seat } má ještě { $left } tahy na vyvedení všech kamenů z domova, jinak prohrává. { $homes }
   *[other] { $seat } má ještě { $left } tahů na vyvedení všech kamenů z domova, jinak prohrává. { $homes }
}
forced-tempo = { $left ->
    [one] Po tomto kole ({ $round }) vyhrává, komu zbývá méně kroků
    [few] Po kole { $round } vyhrává, komu zbývá méně kroků. Ještě { $left } kola
   *[other] Po kole { $round } vyhrává, komu zbývá méně kroků. Ještě { $left } kol
}
forced-stall = { $left ->
    [one] Kol bez postupu: { $quiet }. Ještě jedno a je remíza
    [few] Kol bez postupu: { $quiet }. Ještě { $left } a je remíza
   *[other] Kol bez postupu: { $quiet }. Ještě { $left } a je remíza
}
forced-stall-places = { $left ->
    [one] Kol bez postupu: { $quiet }. Ještě jedno a hra skončí, zbylí hráči se dělí o místo
    [few] Kol bez postupu: { $quiet }. Ještě { $left } a hra skončí, zbylí hráči se dělí o místo
   *[other] Kol bez postupu: { $quiet }. Ještě { $left } a hra skončí, zbylí hráči se dělí o místo
}
forced-stall-loses = { $left ->
    [one] Kol bez postupu: { $quiet }. Ještě jedno a { $loser } prohrává, pokud nebude mít prázdný domov
    [few] Kol bez postupu: { $quiet }. Ještě { $left } a { $loser } prohrává, pokud nebude mít prázdný domov
   *[other] Kol bez postupu: { $quiet }. Ještě { $left } a { $loser } prohrává, pokud nebude mít prázdný domov
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-built = { $seats ->
    [2] 🏆 **Vyhrává { $winner }!** Všechny kameny v cíli ({ $stones }), tahů: { $moves }. { $losers }: ztráta { $ahead ->
        [one] { $ahead } krok
        [few] { $ahead } kroky
       *[other] { $ahead } kroků
    }.
   *[other] 🏆 **Vyhrává { $winner }!** Všechny kameny v cíli ({ $stones }), tahů: { $moves }.
}
won-locked = { $seats ->
    [2] 🏆 Vyhrává { $winner }, prohrává { $losers }: cíl je plný a uvězněné kameny soupeřů se počítají.
   *[other] 🏆 Vyhrává { $winner }: cíl je plný a uvězněné kameny soupeřů se počítají.
}
won-filled = { $seats ->
    [2] 🏆 Vyhrává { $winner }, prohrává { $losers }: cíl je plný, většinou vlastních kamenů.
   *[other] 🏆 Vyhrává { $winner }: cíl je plný, většinou vlastních kamenů.
}
level-beaten = 🎉 **Úroveň { $level } poprvé zdolána!**
moment-move = 🔗 Skoky v jednom tahu: { $jumps }!
moment-upset = 🎯 Překvapení! { $seat }: rating o { $points } nižší.
moment-leads = 👑 { $seat } je tu teď na prvním místě!
moment-comeback = 🚀 To je obrat! { $seat }: ztráta { $steps ->
    [one] jednoho kroku
    [few] { $steps } kroků
    [many] { $steps } kroku
   *[other] { $steps } kroků
} v kole { $round }.
moment-streak = 🔥 Výhry v řadě: { $seat } už { $count }!
moment-fastest = ⚡ Osobní rekord: { $seat }, nejrychlejší výhra v téhle hře (tahy: { $moves }).
moment-chain = 🔗 Osobní rekord: { $seat }, nejdelší série (skoky: { $jumps }).
moment-ranked = 📈 Tři hodnocené partie: { $seat } je teď v žebříčku.
moment-first = 🎉 První hodnocená partie: { $seat }!
moment-short = { $seat }: { $steps ->
    [one] chyběl jen jeden krok
    [few] chyběly jen { $steps } kroky
    [many] chybělo jen { $steps } kroku
   *[other] chybělo jen { $steps } kroků
}. Tak blízko!
level-last = 🎉 **Úroveň 10 zdolána. Úroveň 11 už není!**
won-home = 🏆 Vyhrává { $winner }: { $losers } má ještě kámen doma.
won-tempo = 🏆 Vyhrává { $winner }, prohrává { $losers }: rozhodly zbývající kroky ({ $tempo }).
won-stall = 🏆 Vyhrává { $winner }: 50 kol bez postupu a { $losers } má ještě kameny doma.
won-resignation = { $seats ->
    [2] { $losers } se vzdává. 🏆 Vyhrává { $winner }.
   *[other] { $last } se vzdává a ostatní už vypadli. 🏆 Vyhrává { $winner }.
}
won-race = 🏆 **Vyhrává { $winner }!** { $losers } už ztrátu nedožene.
won-timeout = { $seats ->
    [2] Vypršel čas: { $losers }. 🏆 Vyhrává { $winner }.
   *[other] Vypršel čas: { $last }. Ostatní už vypadli. 🏆 Vyhrává { $winner }.
}
won-pair = 🏆 **Společně vyhrávají { $winner }!** Oba jsou v cíli.
won-pair-resignation = { $last } se vzdává. 🏆 **Společně vyhrávají { $winner }!**
won-pair-timeout = Čas vypršel: { $last }. 🏆 **Společně vyhrávají { $winner }!**
placed-places = 🏁 { $places }
placed-stall = 50 kol bez postupu: kdo ještě hraje, dělí se o místo. 🏁 { $places }
placed-blocked = Nikdo už nemá kam táhnout: kdo ještě hraje, dělí se o místo. 🏁 { $places }
placed-agreement = 🤝 Kdo ještě hraje, dohodl se, že se o místo podělí. 🏁 { $places }
placed-resignation = { $last } se vzdává. 🏁 { $places }
placed-timeout = Čas vypršel: { $last }. 🏁 { $places }
drawn-built = { $seats ->
    [2] 🤝 Remíza: { $players }. Oba cíle se zaplnily ve stejném kole.
   *[other] 🤝 Remíza: oba cíle se zaplnily ve stejném kole.
}
drawn-home = { $seats ->
    [2] 🤝 Remíza: { $players }. Na obou stranách zůstaly kameny doma.
   *[other] 🤝 Remíza: na obou stranách zůstaly kameny doma.
}
drawn-tempo = { $seats ->
    [2] 🤝 Remíza: { $players }. Zbývá stejně kroků ({ $tempo }).
   *[other] 🤝 Remíza: zbývá stejně kroků ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 Remíza: { $players }. 50 kol bez postupu.
   *[other] 🤝 Remíza: 50 kol bez postupu.
}
drawn-blocked = { $seats ->
    [2] 🤝 Remíza: { $players }. Nikdo už nemá kam táhnout.
   *[other] 🤝 Remíza: nikdo už nemá kam táhnout.
}
drawn-race = 🤝 Remíza: { $players }. Ať hrají cokoli, dojdou do cíle ve stejném kole.
drawn-agreement = { $seats ->
    [2] 🤝 Remíza dohodou: { $players }.
   *[other] 🤝 Remíza dohodou.
}
void-agreed = 🚫 { $players }: partie je po dohodě zrušená. Nepočítá se.
void-late = 🚫 Vypršel čas ({ $blamed }) dřív, než všichni zahráli dva tahy. Partie je zrušená a nepočítá se: { $players }.
void-left = 🚫 { $blamed } už není na tomto serveru a ne všichni stihli zahrát dva tahy. Partie je zrušená a nepočítá se: { $players }.
void-no-place = 🚫 { $players }: partie byla týden bez kanálu. Je zrušená a nepočítá se.
void-moderator = Partie se nepočítá.
void-unknown = 🚫 { $players }: partie je zrušená a nepočítá se.

# Buttons, menus, forms.

button-move = Táhnout
chooses-move = { $who } vybírá tah v #{ $code }.
choose-move = Tvůj tah v #{ $code }: vyber jeden z návrhů (+4 = o 4 kroky blíž), nebo kámen podle čísla, ať vidíš jeho tahy.
choose-side = Z tvé strany desky jdou tvé kameny do { $corners }.
choose-target = #{ $code }: kam má jít kámen z { $stone }?
went-on = Tahle deska už neplatí. Tady je aktuální:
menu-best-moves = Návrhy tahů: vyber a zahraje se
menu-first-stones = Vyber kámen…
menu-stones = Jiný kámen…
menu-targets = { $first ->
    [1] Kam? Vybraný tah se hned zahraje
   *[other] Další tahy, od č. { $first }
}
stone-label = { $number } · { $stone } · { $moves ->
    [one] jeden tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}
choice-move = { $begins } → { $to } · { $jumps ->
    [0] krok
    [one] jeden skok
    [few] { $jumps } skoky
   *[other] { $jumps } skoků
} · { $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}{ $end ->
    [won] {" "}· 🏆 výhra
    [lost] {" "}· ⚠️ prohra
    [late] {" "}· ⌛ nestihneš vyjít z domova
    [drawn] {" "}· 🤝 remíza
   *[none] { "" }
}
jumps-begin = #{ $code }: skáčeš kamenem z { $from }. Kam nejdřív?
jumps-on = #{ $code }: kámen z { $from } je na { $at }. Skákej dál, nebo zůstaň tady.
jumps-back = #{ $code }: kámen z { $from } je na { $at }. Odtud může skočit jen zpátky.
menu-jumps = Skočit na…
button-jump-by-jump = Skok po skoku
button-stop-here = Zůstat tady
hint-title = 💡 #{ $code }: co by zahrál počítač
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Možná odpověď: { $reply }.
hint-play = Zahrát { $text }
hint-rated = Tahle partie je hodnocená: nápověda jen se souhlasem všech. V tréninku a v přátelských partiích je nápověda vždycky.
button-ask-hints = Zeptat se všech
hint-wins = { $moves ->
    [one] hned vyhrává.
    [few] vyhrává ve { $moves } tazích.
   *[other] vyhrává v { $moves } tazích.
}
hint-shortest = { $moves ->
    [one] dokončí závod.
    [few] už je to závod a tohle je nejkratší cesta do cíle: { $moves } tahy.
   *[other] už je to závod a tohle je nejkratší cesta do cíle: { $moves } tahů.
}
hint-leaves-home = { $left ->
    [0] včas vyprázdní domov.
    [one] pomáhá včas vyjít z domova; zbývá ještě jeden kámen.
    [few] pomáhá včas vyjít z domova; zbývají ještě { $left } kameny.
   *[other] pomáhá včas vyjít z domova; zbývá ještě { $left } kamenů.
}
hint-fills-goal = další kámen v cíli.
hint-brings-up = přitáhne tvůj poslední kámen.
hint-chain = série skoků: { $jumps }.
hint-prepares = připravuje { $next }. Možná odpověď: { $reply }.
hint-best = nejlepší do budoucna.
hint-no-mark = 🤖 V téhle partii máš nápovědu, takže se ti výhra nad touto úrovní nezapíše.
confirm-move = Zahrát **{ $text }** v #{ $code }?
button-play = Zahrát
button-type-move = Napsat tah
button-other-stones = Jiné kameny
button-back = Zpět
button-note = Poznámka
button-plan-write = Upravit plán
button-plan-delete = Smazat plán
button-board = Můj pohled
button-resign = Vzdát se
button-resign-yes = Ano, vzdát se
button-resign-no = Ne, hraju dál
button-agree = Souhlasím
button-disagree = Odmítnout
button-claim-win = 🏁 Nárokovat výhru
button-claim-draw = 🏁 Nárokovat remízu
button-give-day = +1 den
button-to-board = Ukázat desku
button-wake = ⏰ Vzbudit
button-mute = 🔕 Ztlumit
button-rematch = Odveta
button-level = Úroveň { $level }
button-analyze = Analýza
analysis-title = 📈 **#{ $code }** { $game } · analýza
analysis-failed = Analýza se nepovedla. Zkus to za chvíli znovu. Pokud se to opakuje, dej vědět provozovateli bota.
analysis-curve = { $seats ->
    [2] Křivka ukazuje, o kolik kroků vede { $seat }, kolo po kole.
   *[other] Křivky ukazují, o kolik kroků každá barva vede před ostatními, kolo po kole.
}
analysis-no-moment = Ani krok nazmar. Skvělá hra!
analysis-cost-steps = 🔴 Kolo { $round }: { $own ->
    [yes] tvůj tah
   *[no] { $seat } hraje
} { $played }. **{ $better }** bylo o { $steps ->
    [one] krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
} lepší.
analysis-cost-moves = 🔴 Kolo { $round }: { $own ->
    [yes] tvůj tah
   *[no] { $seat } hraje
} { $played }. **{ $better }** bylo o { $moves ->
    [one] tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
} rychlejší.
analysis-cost-win = ❗ Kolo { $round }: { $own ->
    [yes] propásneš
   *[no] { $seat } propásne
} { $moves ->
    [one] okamžitou výhru
    [few] jistou výhru ve { $moves } tazích
   *[other] jistou výhru v { $moves } tazích
} (**{ $better }**).
analysis-cost-game = 🔴 Kolo { $round }: { $own ->
    [yes] tvůj tah
   *[no] { $seat } hraje
} { $played } { $moves ->
    [one] a hned prohrává
    [few] a partie už je prohraná
   *[other] a partie už je prohraná
}. Lepší bylo **{ $better }**.
analysis-missed = 🔗 Nejdelší promarněná série: { $seat } **{ $chain }** v kole { $round }, skoků: { $jumps }, { $gain ->
    [one] jeden krok
    [few] { $gain } kroky
   *[other] { $gain } kroků
} vpřed.
analysis-race = 🏁 Od kola { $round } to byl závod: { $sides }.
analysis-race-side = { $seat } – { $needed ->
    [one] stačil jeden tah
    [few] stačily { $needed } tahy
   *[other] stačilo { $needed } tahů
} (odehráno { $made })
analysis-too-short = Tahle partie je na analýzu moc krátká. Potřebuju od každého hráče aspoň { $moves } tahů.
curve-rounds = Kolo
curve-steps = Kroky
curve-ahead = Vede { $name }
analysis-alt = Náskok první barvy v krocích, počet kol: { $rounds }. Největší { $most }, nejmenší { $least }.
button-replay = Přehrát
button-share = Sdílet
shared = { $who } sdílí #{ $code }: { $game }, { $players }
button-replay-files = GIF a záznam
button-replay-files-from = GIF odtud
menu-replay = Přejít na tah
replay-title = **#{ $code }** · { $game } · tah { $number } z { $count }
replay-move = { $number ->
    [0] Začátek
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] jedno kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
} · { $jumps ->
    [0] bez skoků
    [one] jeden skok, { $seat }
    [few] { $jumps } skoky{ $longest ->
        [1] {""}
       *[other] {" "}· nejdelší série { $longest }, { $seat }
    }
   *[other] { $jumps } skoků{ $longest ->
        [1] {""}
       *[other] {" "}· nejdelší série { $longest }, { $seat }
    }
}
replay-files = #{ $code } jako GIF, i se záznamem.
replay-skips = Ukazuje každý { $step }. tah, ať to netrvá dlouho.
replay-small = Zmenšeno na { $pixels } pixelů, aby se to vešlo do limitu Discordu.
replay-no-picture = GIF partie #{ $code } se nepovedlo vytvořit. Tady je záznam.
imported = Partii #{ $code } máš v přehrávání. Vidíš ji jen ty a nehodnotí se.
import-several = To je víc než jedna partie. Načítej je po jedné.
import-unreadable = Řádek { $line } tohoto záznamu neumím přečíst: { $text }. { $why } Jak záznam vypadá, ukáže `/halma game export`. Oprav řádek a zkus znovu `/halma game import`.
import-why-empty = Není v něm žádná partie.
import-why-large = Řádek nebo celý záznam je moc dlouhý.
import-why-token = Není to ani značka jako `[Variant "halma8"]`, ani tah.
import-why-tag = Tahle značka je tu dvakrát, stojí až za prvním tahem, nebo má hodnotu, kterou neznám.
import-why-no-variant = Chybí značka `[Variant "halma8"]` s názvem tvé hry.
import-why-move = Tah { $ply } tam není možný: { $why }
import-why-seat = Tenhle hráč v partii není, nebo už vypadl.
import-why-result = Tahy vedou k jinému výsledku, nebo si výsledky odporují.
modal-import-title = Načíst partii
modal-import-field = Záznam partie
modal-import-example =
    {"[Variant \"halma8\"]"}
    1. h4-g4 a5-b5
record-of = Záznam partie #{ $code }.
button-previous = ◀ Dřívější
button-next = Pozdější ▶
modal-move-title = Tvůj tah · #{ $code }
modal-move-field = Odkud a kam, nebo celá trasa
modal-move-example = { $example }
menu-which-match = Vyber partii
menu-which-challenge = Odpověz na výzvu, nebo ji stáhni
challenge-chosen = Tahle výzva čeká na odpověď.
modal-end-title = Ukončit #{ $code }? Nebude se počítat.
modal-void-title = Vyřadit #{ $code } ze žebříčků?
modal-reset-tables-title = Vynulovat žebříčky tohoto serveru?
modal-reset-tables-field = Napiš název tohoto serveru
modal-undo-title = Vrátit poslední tah v #{ $code }?
modal-reason-field = Proč? Hráči to uvidí.
modal-reason-example = Nepovinné
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = Kterou partii myslíš?
name-the-match = Máš tu víc partií. Vyber jednu možností `game`.

# Private answers.

already-done = To už je hotové. Aktuální deska:
done-privately = Hotovo. Podívej se na #{ $code }: { $place }
unposted = Do kanálu už nemůžu psát ({ $place }), takže partie #{ $code } je pozastavená, nejdéle na týden. Nic se neztratilo: `/halma board game:{ $code }` ukáže desku a `/halma game move-here game:{ $code }` přesune partii do jiného kanálu.
unposted-over = Nepovedlo se ukázat, jak partie #{ $code } skončila ({ $place }): nemůžu tam psát, nebo ten kanál už není. Uvidíš to přes `/halma board game:{ $code }`.
plain-post = { $people }: v partii #{ $code } je něco nového, ale Discord mou zprávu nepřijal. Uvidíš to přes `/halma board game:{ $code }`.
no-lost-game = Všechny tvoje partie mají kanál. Není co přesouvat.
done-late = Hotovo. Promiň, chvíli to trvalo.
press-again = Trvalo to moc dlouho. Klepni na tlačítko znovu.
other-version = Tohle tlačítko je z jiné verze bota. Tady je aktuální deska:
no-turn-here = V tomhle kanálu nejsi v žádné partii na tahu. `/halma games` vypíše tvoje partie, `/halma play` začne novou.
no-game-here = V tomhle kanálu nemáš žádnou partii. `/halma games` vypíše tvoje partie.
note-title = 📝 **Tvoje poznámka** (vidíš ji jen ty)
note-saved = 📝 Uloženo. Tvoje poznámka k #{ $code }, kterou vidíš jen ty:
note-deleted = Poznámka k #{ $code } smazána.
note-no-game = V tomhle kanálu nehraješ žádnou partii. Pokud je partie jinde, uveď její kód: `/halma game note game:`.
modal-note-title = Tvoje poznámka k #{ $code }
modal-note-field = Vidíš ji jen ty (prázdné: bez poznámky)
modal-note-example = Jaký máš plán?
plan-none = K #{ $code } nemáš žádný plán.
plan-title = 🗺️ **Tvůj plán pro #{ $code }** (vidíš ho jen ty)
plan-saved = 🗺️ Uloženo. Tvůj plán pro #{ $code }, který vidíš jen ty:
plan-how = Na každém řádku: jejich tah, tvoje odpověď a tak dál, třeba `{ $example }`. Když to zahrají, tvoje odpověď se hned zahraje.
plan-typed = Tohle bylo zadáno:
plan-no-game = V tomhle kanálu nehraješ žádnou rozehranou partii. Pokud je partie jinde, uveď její kód: `/halma game plan game:`.
modal-plan-title = Tvůj plán pro #{ $code }
modal-plan-field = Jejich tah, tvá odpověď… (prázdné: bez plánu)
no-board-here = V tomhle kanálu se teď nic nehraje. `/halma play` začne partii.
resign-question = { $two ->
    [yes] Vzdát partii? Soupeř: { $others }. Tím končí.
   *[no] Vzdát #{ $code }? Nejde to vrátit.
}
resign-question-pair = Vzdát #{ $code }? Hra tím skončí i pro tohoto spoluhráče: { $partner }. Nejde to vrátit.
resign-kept = OK, hraješ dál.
day-given = Hotovo: soupeř v #{ $code } má den navíc.
menu-of = Partie { $from } až { $to }
menu-more = Partie, které se sem nevešly: { $count }. Vyber jednu možností `game`.
wake-up = ⏰ { $who }, jsi na tahu v #{ $code }.
muted = OK, tenhle tah v #{ $code } už ti nepřipomenu.
offer-declined-quietly = Odmítnuto. Nikomu to neřeknu; nabídka zůstane otevřená do konce tahu.
next-waiting = Další: { $game }
open-none = Na tomto serveru není žádná otevřená výzva. `/halma play` bez soupeře vytvoří takovou, ke které se může přidat kdokoli.
open-title = Otevřené výzvy na tomto serveru: { $count }
games-none = Nemáš žádné partie. `/halma play` začne novou.
games-none-of = { $who } nemá na tomto serveru žádné partie.
games-title = Tvoje partie: { $count }
games-title-of = { $who }, partie na tomto serveru: { $count }
games-my-turn = ▶️ **Jsi na tahu**
games-their-turn = ⏳ **Čeká na ostatní**
link-to-board = na desku
games-open = 📨 **Čeká na hráče**
games-answer = 📨 **Výzva pro tebe**
menu-move-in = Táhnout v partii…
seat-namesake = { $name } ({ $color })
