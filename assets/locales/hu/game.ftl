# Words of the game.

variant-halma8 = Halma 8×8
variant-halma10 = Halma 10×10
variant-halma16 = Halma 16×16
variant-halma16-4 = Halma 16×16 négy főre
variant-corners = Sarkok (Ugolki)
variant-mini-corners = Minisarkok
variant-star2 = Csillaghalma két főre
variant-star2x3 = Csillaghalma két főre, három-három színnel
variant-star3 = Csillaghalma három főre
variant-star3x2 = Csillaghalma három főre, két-két színnel
variant-star4 = Csillaghalma négy főre
variant-star5 = Csillaghalma öt főre
variant-star6 = Csillaghalma hat főre
variant-star2-15 = Csillaghalma két főre, 15 bábuval
variant-star3-15 = Csillaghalma három főre, 15 bábuval

clock-1h = 1 óra
clock-12h = 12 óra
clock-1d = 1 nap
clock-2d = 2 nap
clock-3d = 3 nap
clock-5d = 5 nap
clock-7d = 7 nap
clock-14d = 14 nap
clock-none = Nincs időkorlát
clock-bank-7d = 7 nap az összes lépésedre
clock-bank-14d = 14 nap az összes lépésedre
clock-bank-21d = 21 nap az összes lépésedre
clock-bank-30d = 30 nap az összes lépésedre
clock-bank-3d-12h = 3 nap, plusz lépésenként 12 óra
clock-bank-7d-1d = 7 nap, plusz lépésenként 1 nap
clock-weekends = { $time }, hétvégén szünet
clock-per-move = { $time } / lépés

rules-gambiter = Körkorlát (Gambiter)
rules-brainking = Kiürítés időre (BrainKing)
rules-closed-camp = Zárt céltábor
rules-classic = Ki tölti meg előbb (klasszikus)
rules-igroved = Ki tölti meg előbb (csillag)
rules-parlett = Teli céltábor nyer (Parlett)
rules-family = Családi szabályok (csillag)
diagonals-on = átlósan is
diagonals-off = átlósan nem
jumps-long = hosszú ugrások
ends-places = minden helyezésért
teams-pairs = párban

color-a = Fehér
color-b = Fekete
color-c = Piros
color-d = Kék
color-e = Zöld
color-f = Sárga

forgotten-person = Valaki
computer = Gép ({ $level }. szint)

# The board in words.

text-stone-a = h
text-stone-b = t
text-stone-c = p
text-stone-d = k
text-stone-e = z
text-stone-f = s
text-color = { $letter } { $name }
text-legend = { $colors }; { $free } üres

alt-board = { $game }, { $round }. kör.
alt-seat = { $name } ({ $colors }): { $tempo ->
    [0] minden bábu a céltáborban
    [one] egy mező van hátra
   *[other] { $tempo } mező van hátra
}; a táborban { $home }, a céltáborban { $goal } / { $stones }.
alt-out = { $name } ({ $colors }) kiesett.
alt-place = { $name } ({ $colors }): { $place }. hely.
alt-to-move = { $name } jön.
alt-won = { $name } nyert.
alt-won-pair = { $names } együtt nyert.
picture-steps = hátralévő mező
picture-goal = a célban
alt-over = A játszma véget ért.
alt-last = Utolsó lépés: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] { $user }, **{ $seat } kezd.**
   *[no] **{ $seat } kezd.**
}
turn-aim = { $aim ->
    [duel] Vidd be minden bábudat ({ $stones } { $marks }) { $corners }, mielőtt { $other } megtölti a céltáborát. Koppints erre: **Lépés**.
    [pair] Vidd be minden bábudat ({ $stones } { $marks }) { $corners }. A párod: { $other }. Az a pár nyer, amelyik előbb megtölti mindkét céltáborát. Koppints erre: **Lépés**.
    [places] Vidd be minden bábudat ({ $stones } { $marks }) { $corners }: minél előbb beérsz, annál jobb a helyezésed. Koppints erre: **Lépés**.
   *[others] Vidd be minden bábudat ({ $stones } { $marks }) { $corners }, mielőtt bárki más megtölti a céltáborát. Koppints erre: **Lépés**.
}
# Where a goal lies in the picture, after "into".
corner-bottom = az alsó sarokba
corner-bottom-left = a bal alsó sarokba
corner-bottom-right = a jobb alsó sarokba
corner-top = a felső sarokba
corner-top-left = a bal felső sarokba
corner-top-right = a jobb felső sarokba
turn-next = { $practice ->
    [yes] { $user }, { $seat } jön.
   *[no] { $seat }, te jössz.
}
turn-look = { $seat } jön.
turn-thinks = { $seat } gondolkodik…
played = { $seat } lépése: **{ $route }**.
played-planned = { $seat } lépése a terve szerint: **{ $route }**.
taken-back = { $count ->
    [one] ↩️ Az utolsó lépés visszavonva.
   *[other] ↩️ Az utolsó { $count } lépés visszavonva.
}
moderator-undid = 🛡️ { $players }: { $who } moderátor visszavonta az utolsó lépést.
moderator-moved = 🛡️ { $players }: { $who } moderátor ide helyezte át a játszmát.
moderator-ended = 🛡️ { $players }: { $who } moderátor lezárta a játszmát.
moderator-voided = 🛡️ { $players }: { $who } moderátor törölte a játszmát a szerver ranglistáiról.
void-everywhere = 🛡️ { $players }: a bot üzemeltetője minden ranglistáról törölte a játszmát.
moderator-reason = Indok: { $reason }
past-began = #{ $code } elkezdődött: { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [one] { $first } · még egy · { $last }
   *[other] { $first } · még { $between } · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to } ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
})
past-resigned = { $seat } feladta.
past-timeout = { $seat } kifutott az időből.
turn-short = { $seat }, te jössz (#{ $code }): { $place }
moved-away = ➡️ #{ $code } itt folytatódik: { $place }
paused-place = ⏸️ Szünet: nem írhatok a játszma csatornájába. Használd másik csatornában: `/halma game move-here game:{ $code }`. Különben { $until } érvénytelen lesz.
paused-player = ⏸️ Szünet: { $who } kilépett a szerverről. Ha nem jön vissza, { $until } kiesik. Egy lépéssel folytatódik.
offer-agreed = 🤝 Megegyeztetek.
offer-draw = 🤝 #{ $code }: { $by } döntetlent ajánl. { $asked }, rendben?
offer-takeback = ↩️ #{ $code }: { $by } visszavonna egy lépést. { $asked }, rendben?
offer-cancel = 🚫 #{ $code }: { $by } érvénytelenítené a játszmát; nem fog számítani. { $asked }, rendben?
offer-hints = 💡 #{ $code }: { $by } tippeket szeretne mindenkinek. A játszma értékszámos marad. { $asked }, rendben?
offer-undoes = Visszavont lépések: { $plies }
offer-declined-draw = { $by } döntetlent ajánlott, { $declined } nem fogadta el.
offer-declined-takeback = { $by } visszavonást kért, { $declined } nem egyezett bele.
offer-declined-cancel = { $declined } nem akarja érvényteleníteni. A játszma folytatódik.
offer-declined-hints = { $declined } elutasította: ebben a játszmában nincsenek tippek.
offer-withdrawn-draw = { $by } visszavonta a döntetlenajánlatot.
offer-withdrawn-takeback = { $by } már nem kér visszavonást.
offer-withdrawn-cancel = { $by } már nem akarja érvényteleníteni. A játszma folytatódik.
offer-withdrawn-hints = { $by } már nem kér tippeket.
notice-declined-draw = { $to }, { $by } elutasította a döntetlent (#{ $code }). A játszma folytatódik.
notice-declined-takeback = { $to }, { $by } nem egyezett bele a visszavonásba (#{ $code }).
notice-declined-hints = { $to }, { $by } elutasította: itt nincsenek tippek (#{ $code }).
notice-hints-agreed = { $to }, mindenki beleegyezett (#{ $code }): ha te jössz, használd a `/halma hint` parancsot.
notice-declined-cancel = { $to }, { $by } nem akarja érvényteleníteni (#{ $code }). A játszma folytatódik.
notice-day-given = { $known ->
    [yes] { $to }, { $by } adott neked egy plusz napot (#{ $code }). Az időd lejár { $ends }.
   *[no] { $to }, { $by } adott neked egy plusz napot (#{ $code }).
}
had-to-pass = { $seat } nem tud lépni, ezért passzol.
out-resignation = { $seat } feladta. Bábui lekerülnek a tábláról, a többiek játszanak tovább.
out-timeout = { $seat } kifutott az időből. Bábui lekerülnek a tábláról, a többiek játszanak tovább.
out-pair-resignation = { $seat } feladta, és a játék a párjának is véget ért: { $partner }. Bábuik lekerülnek a tábláról, a többiek játszanak tovább.
out-pair-timeout = { $seat } ideje lejárt, és a játék a párjának is véget ért: { $partner }. Bábuik lekerülnek a tábláról, a többiek játszanak tovább.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 döntetlen
title-cancelled = 🚫 érvénytelen
thread-name = { $game } · { $names } · #{ $code }
thread-summary = A játszma véget ért: { $game } #{ $code }, { $place }
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · { $round }. kör
board-footer-whole = #{ $code } · { $game } · { $round }. kör · { $rules }
steps-to-go = Hátralévő mezők: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } kiesett
race-needs = { $winner }: legfeljebb { $most ->
    [one] egy lépés
   *[other] { $most } lépés
} kell, { $loser }: legalább { $least }.
time-left = ⏳ { $at }
bank-left = ⌛ { $who }: { $time }
bot-was-away = 🔌 Közben egy ideig nem voltam elérhető. Ez az idő nem számít.
player-away = ✈️ { $who } távol van: { $from } – { $until }. Ez az idő nem számít.
reminder = ⏰ { $user }, a lépésedre várunk: { $game } #{ $code }. Az időd lejár { $ends } – { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] Utolsó kör a tábor kiürítésére: akinek { $round } kör után még van ott bábuja, veszít (ha mindkettőnek van, döntetlen). { $homes }
   *[other] Még { $left } kör a tábor kiürítésére: akinek { $round } kör után még van ott bábuja, veszít (ha mindkettőnek van, döntetlen). { $homes }
}
forced-home-own = A táborodban { $count } bábu van.
forced-home-seat = { $seat }: { $count } bábu a táborban.
forced-home-moves = { $left ->
    [one] { $seat }: még egy lépés a tábor kiürítésére, különben veszít. { $homes }
   *[other] { $seat }: még { $left } lépés a tábor kiürítésére, különben veszít. { $homes }
}
forced-tempo = { $left ->
    [one] Ennek a körnek ({ $round }.) a végén az nyer, akinek kevesebb mező van hátra
   *[other] { $round } kör után az nyer, akinek kevesebb mező van hátra. Még { $left } kör
}
forced-stall = { $left ->
    [one] { $quiet } kör haladás nélkül. Még egy, és döntetlen
   *[other] { $quiet } kör haladás nélkül. Még { $left }, és döntetlen
}
forced-stall-places = { $left ->
    [one] { $quiet } kör haladás nélkül. Még egy, és vége: akik még játszanak, osztoznak egy helyen
   *[other] { $quiet } kör haladás nélkül. Még { $left }, és vége: akik még játszanak, osztoznak egy helyen
}
forced-stall-loses = { $left ->
    [one] { $quiet } kör haladás nélkül. Még egy, és { $loser } veszít, ha nem üríti ki a táborát
   *[other] { $quiet } kör haladás nélkül. Még { $left }, és { $loser } veszít, ha nem üríti ki a táborát
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-built = { $seats ->
    [2] 🏆 **{ $winner } nyert!** Mind a { $stones } bábu a céltáborban { $moves } lépés alatt. { $losers } lemaradása: { $ahead ->
        [one] egy mező
       *[other] { $ahead } mező
    }.
   *[other] 🏆 **{ $winner } nyert!** Mind a { $stones } bábu a céltáborban { $moves } lépés alatt.
}
won-locked = { $seats ->
    [2] 🏆 { $winner } nyert { $losers } ellen: a céltábor megtelt, a bezárt idegen bábuk is számítanak.
   *[other] 🏆 { $winner } nyert: a céltábor megtelt, a bezárt idegen bábuk is számítanak.
}
won-filled = { $seats ->
    [2] 🏆 { $winner } nyert { $losers } ellen: a céltábor megtelt, többségében saját bábukkal.
   *[other] 🏆 { $winner } nyert: a céltábor megtelt, többségében saját bábukkal.
}
level-beaten = 🎉 **{ $level }. szint legyőzve, most először!**
moment-move = 🔗 { $jumps } ugrás egy lépésben!
moment-upset = 🎯 Meglepetés! { $seat } értékszáma { $points } ponttal kisebb volt.
moment-leads = 👑 Mostantól { $seat } az első itt!
moment-comeback = 🚀 Micsoda fordítás! { $seat } hátránya { $steps } mező volt ({ $round }. kör).
moment-streak = 🔥 { $seat }: sorozatban { $count } győzelem!
moment-fastest = ⚡ Egyéni csúcs: { $seat } még sosem nyert ilyen kevés lépésből ({ $moves }).
moment-chain = 🔗 { $seat } eddigi leghosszabb sorozata: { $jumps } ugrás.
moment-ranked = 📈 Három értékszámos játszma: { $seat } felkerült a ranglistára.
moment-first = 🎉 { $seat } első értékszámos játszmája!
moment-short = { $seat } csak { $steps ->
    [one] egy mezőre
   *[other] { $steps } mezőre
} volt a céltól. Milyen közel!
level-last = 🎉 **Legyőzted a 10. szintet. Nincs 11. szint!**
won-home = 🏆 { $winner } nyert: még bábu állt { $losers } táborában.
won-tempo = 🏆 { $winner } nyert { $losers } ellen: kevesebb mező volt hátra ({ $tempo }).
won-stall = 🏆 { $winner } nyert: 50 kör haladás nélkül, és még bábu állt { $losers } táborában.
won-resignation = { $seats ->
    [2] { $losers } feladta. 🏆 { $winner } nyert.
   *[other] { $last } feladta, a többiek már kiestek. 🏆 { $winner } nyert.
}
won-race = 🏆 **{ $winner } nyert!** { $losers } már nem érheti utol.
won-timeout = { $seats ->
    [2] { $losers } kifutott az időből. 🏆 { $winner } nyert.
   *[other] { $last } kifutott az időből, a többiek már kiestek. 🏆 { $winner } nyert.
}
won-pair = 🏆 **{ $winner } együtt nyert!** Mindketten célba értek.
won-pair-resignation = { $last } feladta. 🏆 **{ $winner } együtt nyert!**
won-pair-timeout = { $last } ideje lejárt. 🏆 **{ $winner } együtt nyert!**
placed-places = 🏁 { $places }
placed-stall = 50 kör haladás nélkül: akik még játszanak, osztoznak egy helyen. 🏁 { $places }
placed-blocked = Már senki sem tud lépni: akik még játszanak, osztoznak egy helyen. 🏁 { $places }
placed-agreement = 🤝 Akik még játszanak, megegyeztek, hogy osztoznak egy helyen. 🏁 { $places }
placed-resignation = { $last } feladta. 🏁 { $places }
placed-timeout = { $last } ideje lejárt. 🏁 { $places }
drawn-built = { $seats ->
    [2] 🤝 Döntetlen: { $players }. Mindkét céltábor ugyanabban a körben telt meg.
   *[other] 🤝 Döntetlen: mindkét céltábor ugyanabban a körben telt meg.
}
drawn-home = { $seats ->
    [2] 🤝 Döntetlen: { $players }. Még mindkét táborban állt bábu.
   *[other] 🤝 Döntetlen: még mindkét táborban állt bábu.
}
drawn-tempo = { $seats ->
    [2] 🤝 Döntetlen: { $players }. Ugyanannyi mező volt hátra ({ $tempo }).
   *[other] 🤝 Döntetlen: ugyanannyi mező volt hátra ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 Döntetlen: { $players }. 50 kör haladás nélkül.
   *[other] 🤝 Döntetlen: 50 kör haladás nélkül.
}
drawn-blocked = { $seats ->
    [2] 🤝 Döntetlen: { $players }. Már senki sem tud lépni.
   *[other] 🤝 Döntetlen: már senki sem tud lépni.
}
drawn-race = 🤝 Döntetlen: { $players }. Bárhogy lépnek, ugyanabban a körben érnek célba.
drawn-agreement = { $seats ->
    [2] 🤝 Döntetlen közös megegyezéssel: { $players }.
   *[other] 🤝 Döntetlen közös megegyezéssel.
}
void-agreed = 🚫 { $players }: a játszma közös megegyezéssel érvénytelen. Nem számít bele a ranglistába.
void-late = 🚫 { $blamed } kifutott az időből, mielőtt mindenki kétszer lépett volna. A játszma érvénytelen, és nem számít: { $players }.
void-left = 🚫 { $blamed } kilépett a szerverről, mielőtt mindenki kétszer lépett volna. A játszma érvénytelen, és nem számít: { $players }.
void-no-place = 🚫 { $players }: a játszmának egy hétig nem volt csatornája. Érvénytelen, és nem számít.
void-moderator = Nem számít bele a ranglistába.
void-unknown = 🚫 { $players }: a játszma érvénytelen, és nem számít.

# Buttons, menus, forms.

button-move = Lépés
chooses-move = { $who } lépést választ: #{ $code }.
choose-move = A lépésed (#{ $code }): válassz egy javaslatot (+4: 4 mezővel közelebb), vagy egy számozott bábut, hogy lásd a lépéseit.
choose-side = A te oldaladról nézve a bábuid { $corners } tartanak.
choose-target = #{ $code }: hová menjen ez a bábu: { $stone }?
went-on = Ez a tábla már elavult. Itt a mostani:
menu-best-moves = Javasolt lépések: válassz, és már lépsz is
menu-first-stones = Válassz bábut…
menu-stones = Másik bábu…
menu-targets = { $first ->
    [1] Hová? Amit választasz, azonnal meglépem
   *[other] További lépések, innen: { $first }.
}
stone-label = { $number } · { $stone } · { $moves ->
    [one] egy lépés
   *[other] { $moves } lépés
}
choice-move = { $begins } → { $to } · { $jumps ->
    [0] sima lépés
    [one] egy ugrás
   *[other] { $jumps } ugrás
} · { $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}{ $end ->
    [won] {" "}· 🏆 nyer
    [lost] {" "}· ⚠️ veszít
    [late] {" "}· ⌛ későn ürül ki a tábor
    [drawn] {" "}· 🤝 döntetlen
   *[none] { "" }
}
jumps-begin = #{ $code }: ugrás innen: { $from }. Hová először?
jumps-on = #{ $code }: a bábud ({ $from }) most itt áll: { $at }. Ugorj tovább, vagy állj meg itt.
jumps-back = #{ $code }: a bábud ({ $from }) most itt áll: { $at }. Innen már csak visszafelé ugorhat.
menu-jumps = Ugrás ide…
button-jump-by-jump = Ugrásonként
button-stop-here = Megállok itt
hint-title = 💡 #{ $code }: mit lépne a gép
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Várható válasz: { $reply }.
hint-play = Meglépem: { $text }
hint-rated = Ez a játszma értékszámos: tippek csak akkor vannak, ha mindenki beleegyezik. Gyakorláskor és barátságos játszmában mindig vannak.
button-ask-hints = Mindenki megkérdezése
hint-wins = { $moves ->
    [one] ezzel nyersz.
   *[other] { $moves } lépésben nyersz.
}
hint-shortest = { $moves ->
    [one] ezzel célba érsz.
   *[other] ez már versenyfutás, és ez a legrövidebb út a céltáborba: { $moves } lépés.
}
hint-leaves-home = { $left ->
    [0] időben kiüríti a tábort.
    [one] segít időben kiüríteni a tábort; még egy bábu van ott.
   *[other] segít időben kiüríteni a tábort; még { $left } bábu van ott.
}
hint-fills-goal = újabb bábu a céltáborban.
hint-brings-up = előrehozza az utolsó bábudat.
hint-chain = { $jumps } ugrásból álló sorozat.
hint-prepares = előkészíti ezt: { $next }. Várható válasz: { $reply }.
hint-best = hosszú távon ez a legjobb.
hint-no-mark = 🤖 Kértél tippet, így itt a győzelem nem számít legyőzött szintnek.
confirm-move = Meglépjem: **{ $text }** (#{ $code })?
button-play = Meglépem
button-type-move = Lépés beírása
button-other-stones = Többi bábu
button-back = Vissza
button-note = Jegyzetem
button-plan-write = Terv módosítása
button-plan-delete = Terv törlése
button-board = Saját nézet
button-resign = Feladás
button-resign-yes = Igen, feladom
button-resign-no = Nem, játszom tovább
button-agree = Rendben
button-disagree = Elutasítás
button-claim-win = 🏁 Győzelem igénylése
button-claim-draw = 🏁 Döntetlen igénylése
button-give-day = +1 nap
button-to-board = Tábla megjelenítése
button-wake = ⏰ Ébresztő
button-mute = 🔕 Némítás
button-rematch = Visszavágó
button-level = { $level }. szint
button-analyze = Elemzés
analysis-title = 📈 **#{ $code }** { $game } · elemzés
analysis-failed = Az elemzés nem sikerült. Próbáld újra egy kicsit később. Ha máskor is előfordul, szólj a bot üzemeltetőjének.
analysis-curve = { $seats ->
    [2] A görbe azt mutatja, hány mezővel vezetett { $seat }, körről körre.
   *[other] A görbék azt mutatják, hány mezővel járt az egyes színek a többi előtt, körről körre.
}
analysis-no-moment = Egyetlen mező sem veszett el. Szép játék!
analysis-cost-steps = 🔴 { $round }. kör, { $own ->
    [yes] a lépésed
   *[no] { $seat } lépése
}: { $played }. **{ $better }** { $steps ->
    [one] egy mezővel
   *[other] { $steps } mezővel
} jobb volt.
analysis-cost-moves = 🔴 { $round }. kör, { $own ->
    [yes] a lépésed
   *[no] { $seat } lépése
}: { $played }. **{ $better }** { $moves ->
    [one] egy lépéssel
   *[other] { $moves } lépéssel
} gyorsabb volt.
analysis-cost-win = ❗ { $round }. kör: { $own ->
    [yes] elszalasztottál
   *[no] { $seat } elszalasztott
} { $moves ->
    [one] egy azonnali győzelmet
   *[other] egy biztos győzelmet { $moves } lépésben
} (**{ $better }**).
analysis-cost-game = 🔴 { $round }. kör, { $own ->
    [yes] a lépésed
   *[no] { $seat } lépése
}: { $played }, { $moves ->
    [one] azonnali vereség
   *[other] innen a játszma már elveszett
}. **{ $better }** jobb volt.
analysis-missed = 🔗 Leghosszabb kihagyott sorozat: { $seat } **{ $chain }**, { $round }. kör, { $jumps } ugrás, { $gain ->
    [one] egy mező
   *[other] { $gain } mező
} előre.
analysis-race = 🏁 Innentől versenyfutás: { $round }. kör. { $sides }.
analysis-race-side = { $seat }: { $needed ->
    [one] egy lépés
   *[other] { $needed } lépés
} is elég volt (lett: { $made })
analysis-too-short = Ez a játszma túl rövid az elemzéshez. Minden játékostól legalább { $moves } lépés kell.
curve-rounds = Kör
curve-steps = Mező
curve-ahead = { $name } vezet
analysis-alt = Az első szín előnye { $rounds } körön át: legfeljebb { $most }, legalább { $least } mező.
button-replay = Visszajátszás
button-share = Megosztás
shared = { $who } megosztotta: #{ $code }, { $game }, { $players }
button-replay-files = GIF és lejegyzés
button-replay-files-from = GIF innentől
menu-replay = Ugrás egy lépéshez
replay-title = **#{ $code }** · { $game } · lépés: { $number } / { $count }
replay-move = { $number ->
    [0] Kezdőállás
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] egy kör
   *[other] { $rounds } kör
} · { $jumps ->
    [0] ugrás nélkül
    [one] egy ugrás – { $seat }
   *[other] { $jumps } ugrás{ $longest ->
        [1] {""}
       *[other] {" "}· leghosszabb sorozat: { $longest } – { $seat }
    }
}
replay-files = #{ $code } GIF-ként, a lejegyzéssel együtt.
replay-skips = Minden { $step }. lépést mutatja, hogy ne legyen túl hosszú.
replay-small = { $pixels } képpontra kicsinyítve, hogy beleférjen a Discord korlátjába.
replay-no-picture = Nem sikerült a GIF (#{ $code }). Itt a lejegyzés.
imported = #{ $code } a visszajátszásaid között van: csak te látod, nem lesz értékszámos.
import-several = Ez több játszma. Egyszerre csak egyet tölts be.
import-unreadable = A lejegyzés { $line }. sorát nem tudom elolvasni: { $text }. { $why } A `/halma game export` megmutatja, milyen egy lejegyzés. Javítsd ki a sort, és próbáld újra: `/halma game import`.
import-why-empty = Nincs benne játszma.
import-why-large = Ez a sor vagy az egész lejegyzés túl hosszú.
import-why-token = Ez nem címke, mint a `[Variant "halma8"]`, és nem is lépés.
import-why-tag = Ez a címke kétszer szerepel, az első lépés után áll, vagy nem ismerem az értékét.
import-why-no-variant = Hiányzik a `[Variant "halma8"]` címke a játékod nevével.
import-why-move = Ez a lépés ({ $ply }.) ott nem lehetséges: { $why }
import-why-seat = Ez a játékos nincs a játszmában, vagy már kiesett.
import-why-result = A lépésekből más eredmény jön ki, vagy az eredmények ellentmondanak egymásnak.
modal-import-title = Játszma betöltése
modal-import-field = A játszma lejegyzése
modal-import-example =
    {"[Variant \"halma8\"]"}
    1. h4-g4 a5-b5
record-of = A játszma lejegyzése (#{ $code }).
button-previous = ◀ Korábbi
button-next = Későbbi ▶
modal-move-title = A lépésed · #{ $code }
modal-move-field = Honnan és hová, vagy a teljes út
modal-move-example = { $example }
menu-which-match = Válassz játszmát
menu-which-challenge = Válaszolj egy kihívásra, vagy vond vissza
challenge-chosen = Ez a kihívás válaszra vár.
modal-end-title = Lezárod (#{ $code })? Nem fog számítani.
modal-void-title = Törlöd a ranglistákról (#{ $code })?
modal-reset-tables-title = Nullázod a szerver ranglistáit?
modal-reset-tables-field = Írd be a szerver nevét
modal-undo-title = Visszavonod az utolsó lépést (#{ $code })?
modal-reason-field = Miért? A játékosok látni fogják.
modal-reason-example = Nem kötelező
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = Melyik játszmára gondolsz?
name-the-match = Több játszmád is van itt. Válassz egyet a `game` opcióval.

# Private answers.

already-done = Ez már megtörtént. A mostani tábla:
done-privately = Kész. #{ $code } itt van: { $place }
unposted = Ide már nem írhatok: { $place }. A játszma (#{ $code }) szünetel, legfeljebb egy hétig. Semmi sem veszett el: a `/halma board game:{ $code }` megmutatja a táblát, a `/halma game move-here game:{ $code }` másik csatornába hozza a játszmát.
unposted-over = A játszma végét (#{ $code }) nem tudtam megmutatni itt: { $place }. Nem írhatok oda, vagy a csatorna megszűnt. A `/halma board game:{ $code }` megmutatja.
plain-post = { $people }: történt valami a játszmában (#{ $code }), de a Discord nem fogadta el az üzenetemet. A `/halma board game:{ $code }` megmutatja.
no-lost-game = Minden játszmádnak van csatornája. Nincs mit áthozni.
done-late = Kész. Bocs, kicsit eltartott.
press-again = Ez túl sokáig tartott. Koppints újra a gombra.
other-version = Ez a gomb a bot egy másik változatából való. Itt a mostani tábla:
no-turn-here = Ebben a csatornában most egyik játszmában sem te jössz. A `/halma games` felsorolja a játszmáidat, a `/halma play` újat indít.
no-game-here = Ebben a csatornában nincs játszmád. A `/halma games` felsorolja a játszmáidat.
note-title = 📝 **A jegyzeted** (csak te látod)
note-saved = 📝 Mentve. A jegyzeted (#{ $code }), csak te látod:
note-deleted = Jegyzet törölve (#{ $code }).
note-no-game = Ebben a csatornában nincs játszmád. Ha máshol van, add meg a kódját: `/halma game note game:`.
modal-note-title = A jegyzeted · #{ $code }
modal-note-field = Csak te látod (üresen: nincs jegyzet)
modal-note-example = Mi a terved?
plan-none = Nincs terved ehhez a játszmához (#{ $code }).
plan-title = 🗺️ **A terved · #{ $code }** (csak te látod)
plan-saved = 🗺️ Mentve. A terved (#{ $code }), csak te látod:
plan-how = Soronként: az ő lépésük, a te válaszod és így tovább, például `{ $example }`. Ha ezt lépik, a válaszod azonnal meglesz.
plan-typed = Ezt írtad:
plan-no-game = Ebben a csatornában nincs folyamatban lévő játszmád. Ha máshol van, add meg a kódját: `/halma game plan game:`.
modal-plan-title = A terved · #{ $code }
modal-plan-field = Lépésük, a válaszod… (üresen: nincs terv)
no-board-here = Ebben a csatornában most nincs játszma. A `/halma play` indít egyet.
resign-question = { $two ->
    [yes] Feladod a játszmát { $others } ellen? Ezzel véget ér.
   *[no] Feladod (#{ $code })? Ez nem vonható vissza.
}
resign-question-pair = Feladod a játszmát (#{ $code })? A játék a párodnak is véget ér: { $partner }. Nem vonható vissza.
resign-kept = Rendben, játszol tovább.
day-given = Kész: az ellenfeled kapott egy plusz napot (#{ $code }).
menu-of = Játszmák: { $from }–{ $to }
menu-more = Még { $count } nem fér ide. Válassz egyet a `game` opcióval.
wake-up = ⏰ { $who }, te jössz: #{ $code }.
muted = Rendben, erre a lépésre nem emlékeztetlek többet (#{ $code }).
offer-declined-quietly = Elutasítva. Nem szólok senkinek; az ajánlat a következő lépésig nyitva marad.
next-waiting = Következő: { $game }
open-none = Ezen a szerveren nincs nyílt kihívás. A `/halma play` ellenfél nélkül olyat ír ki, amelybe bárki beszállhat.
open-title = Nyílt kihívások ezen a szerveren: { $count }
games-none = Nincs játszmád. A `/halma play` indít egyet.
games-none-of = { $who } nem játszik ezen a szerveren.
games-title = A játszmáid: { $count }
games-title-of = { $who } játszmái ezen a szerveren: { $count }
games-my-turn = ▶️ **Te jössz**
games-their-turn = ⏳ **A többiekre vár**
link-to-board = a táblához
games-open = 📨 **Játékosokra vár**
games-answer = 📨 **Kihívást kaptál**
menu-move-in = Lépés a játszmában…
seat-namesake = { $name } ({ $color })
