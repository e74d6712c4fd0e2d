# Words of the game.

variant-halma8 = Halma 8×8
variant-halma10 = Halma 10×10
variant-halma16 = Halma 16×16
variant-halma16-4 = Halma 16×16 négy főre
variant-corners = Sarkok (Ugolki)
variant-mini-corners = Minisarkok
variant-star2 = Csillaghalma két főre
variant-star2x3 = Csillaghalma két főre, fejenként három színnel
variant-star3 = Csillaghalma három főre
variant-star3x2 = Csillaghalma három főre, fejenként két színnel
variant-star4 = Csillaghalma négy főre
variant-star5 = Csillaghalma öt főre
variant-star6 = Csillaghalma hat főre

clock-1h = 1 óra
clock-12h = 12 óra
clock-1d = 1 nap
clock-2d = 2 nap
clock-3d = 3 nap
clock-5d = 5 nap
clock-7d = 7 nap
clock-14d = 14 nap
clock-none = Nincs időkorlát
clock-per-move = Lépésenként { $time }

rules-gambiter = Körlimites szabályok (Gambiter)
rules-brainking = Táborellenőrzés lépésszámra (BrainKing)
rules-closed-camp = Zárt céltábor
rules-classic = Az első teli céltábor (klasszikus)
rules-igroved = Az első teli céltábor (csillag)
diagonals-on = átlósan is
diagonals-off = átlósan nem

color-a = Fehér
color-b = Fekete
color-c = Piros
color-d = Kék
color-e = Zöld
color-f = Sárga
mark-a = ⚪
mark-b = ⚫
mark-c = 🔴
mark-d = 🔵
mark-e = 🟢
mark-f = 🟡

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
}; táborban { $home }, céltáborban { $goal } / { $stones }.
alt-out = { $name } ({ $colors }) kiesett.
alt-to-move = { $name } következik.
alt-won = { $name } nyert.
alt-over = A játszma véget ért.
alt-last = Utolsó lépés: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] { $user }, { $seat } kezd.
   *[no] { $seat } kezd.
}
turn-next = { $practice ->
    [yes] { $user }, { $seat } következik.
   *[no] { $seat } következik.
}
turn-thinks = { $seat } gondolkodik.
played = { $seat } lépése: **{ $route }**.
taken-back = { $count ->
    [one] ↩️ Az utolsó lépés visszavonva.
   *[other] ↩️ Az utolsó { $count } lépés visszavonva.
}
moderator-undid = 🛡️ { $players }: { $who } moderátor visszavonta az utolsó lépést.
moderator-moved = 🛡️ { $players }: { $who } moderátor ide hozta át ezt a játszmát.
moderator-ended = 🛡️ { $players }: { $who } moderátor lezárta ezt a játszmát.
moderator-voided = 🛡️ { $players }: { $who } moderátor kivette ezt a játszmát a szerver ranglistáiból.
void-everywhere = 🛡️ { $players }: a bot üzemeltetője minden ranglistából kivette ezt a játszmát.
moderator-reason = Indoklás: { $reason }
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
paused-place = ⏸️ Ez a játszma áll, mert nem írhatok a csatornájába. A `/halma bring-here game:{ $code }` másik csatornába hozza; különben { $until } érvénytelen lesz.
paused-player = ⏸️ { $who } kilépett erről a szerverről, ezért a játszma áll. Visszatérés nélkül { $until } kiesik; egy lépés újra életre kelti a játszmát.
offer-agreed = 🤝 Megegyeztetek.
offer-draw = 🤝 #{ $code }: { $by } döntetlent ajánl. { $asked }, rendben?
offer-takeback = ↩️ #{ $code }: { $by } visszavonná az utolsó lépését. { $asked }, rendben?
offer-cancel = 🚫 #{ $code }: { $by } érvénytelenítené ezt a játszmát; senkinek sem számítana. { $asked }, rendben?
offer-hints = 💡 #{ $code }: { $by } szeretné, ha ebben a játszmában mindenki kérhetne tippet a géptől; a játszma értékszámos marad. { $asked }, rendben?
offer-undoes = Ezt vonná vissza: { $plies }
offer-declined-draw = { $declined } nem fogadta el a döntetlent, amelyet { $by } ajánlott.
offer-declined-takeback = { $declined } nem egyezett bele, így { $by } utolsó lépése marad.
offer-declined-cancel = { $declined } nem egyezett bele az érvénytelenítésbe, így a játszma folytatódik.
offer-declined-hints = { $declined } nem egyezett bele, így ebben a játszmában nincsenek tippek.
offer-withdrawn-draw = { $by } visszavonta a döntetlenajánlatot.
offer-withdrawn-takeback = { $by } mégis meghagyja az utolsó lépését.
offer-withdrawn-cancel = { $by } mégis folytatná a játszmát.
offer-withdrawn-hints = { $by } mégis tippek nélkül játszik tovább.
notice-declined-draw = { $to }, { $by } nem fogadta el a döntetlenajánlatodat (#{ $code }). A játszma folytatódik.
notice-declined-takeback = { $to }, { $by } nem egyezett bele, így az utolsó lépésed marad (#{ $code }).
notice-declined-hints = { $to }, { $by } nem egyezett bele, így ebben a játszmában nincsenek tippek (#{ $code }).
notice-hints-agreed = { $to }, mindenki beleegyezett (#{ $code }): aki soron van, a `/halma hint` paranccsal tippet kérhet a géptől.
notice-declined-cancel = { $to }, { $by } nem egyezett bele az érvénytelenítésbe (#{ $code }). A játszma folytatódik.
notice-day-given = { $known ->
    [yes] { $to }, { $by } még egy napot adott neked (#{ $code }). A lépésidőd lejár { $ends }.
   *[no] { $to }, { $by } még egy napot adott neked (#{ $code }).
}
had-to-pass = { $seat } nem tud lépni, ezért passzol.
out-resignation = { $seat } feladta. Bábui lekerülnek a tábláról, a többiek továbbjátszanak.
out-timeout = { $seat } kifutott az időből. Bábui lekerülnek a tábláról, a többiek továbbjátszanak.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 döntetlen
title-cancelled = 🚫 érvénytelen
thread-name = { $game } · { $names } · #{ $code }
thread-summary = { $game } #{ $code }: a játszma véget ért, lásd itt: { $place }
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · { $round }. kör
board-footer-whole = #{ $code } · { $game } · { $round }. kör · { $rules }
steps-to-go = Hátralévő mezők: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } kiesett
with-time = { $text } · ⏳ { $at }
bot-was-away = 🔌 E lépés közben egy ideig nem voltam elérhető; ez az idő nem számít.
player-away = ✈️ { $who } távol: { $from } – { $until }; ez az idő nem számít.
reminder = ⏰ { $user }, még mindig a te lépésedre várunk: { $game } #{ $code }. Az idő lejár { $ends } – { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] E kör ({ $round }.) után veszít, akinek bábuja van a táborában. Táborban még: { $homes }
   *[other] { $round } kör után veszít, akinek bábuja van a táborában; még { $left } kör. Táborban még: { $homes }
}
forced-home-seat = { $seat } { $count }
forced-home-moves = { $left ->
    [one] { $seat }: még egy szabad lépés; azután veszít, aki a lépésével bábut hagy a táborában. Táborban még: { $homes }
   *[other] { $moves } saját lépés után veszít, aki a lépésével bábut hagy a táborában; { $seat }: még { $left } lépés. Táborban még: { $homes }
}
forced-home-moves-now = { $seat }: mostantól veszít, aki a lépésével bábut hagy a táborában. Táborban még: { $homes }
forced-tempo = { $left ->
    [one] E kör ({ $round }.) után az nyer, akinek kevesebb hátralévő mezője van
   *[other] { $round } kör után az nyer, akinek kevesebb hátralévő mezője van; még { $left } kör
}
forced-stall = { $left ->
    [one] { $quiet } kör haladás nélkül; még egy, és a játszma döntetlen
   *[other] { $quiet } kör haladás nélkül; még { $left }, és a játszma döntetlen
}
forced-stall-loses = { $left ->
    [one] { $quiet } kör haladás nélkül; még egy, és { $loser } veszít, mert bábu áll még a táborában
   *[other] { $quiet } kör haladás nélkül; még { $left }, és { $loser } veszít, ha addig nem ürül ki a tábora
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-locked = { $seats ->
    [2] 🏆 { $winner } nyert { $losers } ellen: a céltábor a bezárt idegen bábukkal együtt megtelt.
   *[other] 🏆 { $winner } nyert: a céltábor a bezárt idegen bábukkal együtt megtelt.
}
won-home = 🏆 { $winner } nyert: a táborellenőrzéskor még bábu állt { $losers } táborában.
won-tempo = 🏆 { $winner } nyert { $losers } ellen a hátralévő mezők alapján ({ $tempo }): kevesebb maradt a célig.
won-stall = 🏆 { $winner } nyert: 50 körön át senki sem haladt, és még bábu állt { $losers } táborában.
won-resignation = { $seats ->
    [2] { $losers } feladta. 🏆 { $winner } nyert.
   *[other] { $last } feladta, és már mindenki más kiesett. 🏆 { $winner } nyert.
}
won-timeout = { $seats ->
    [2] { $losers } kifutott az időből. 🏆 { $winner } nyert.
   *[other] { $last } kifutott az időből, és már mindenki más kiesett. 🏆 { $winner } nyert.
}
drawn-built = { $seats ->
    [2] 🤝 { $players }: döntetlen. Mindkét céltábor ugyanabban a körben telt meg.
   *[other] 🤝 Döntetlen: mindkét céltábor ugyanabban a körben telt meg.
}
drawn-home = { $seats ->
    [2] 🤝 { $players }: döntetlen. A táborellenőrzéskor még mindkét táborban állt bábu.
   *[other] 🤝 Döntetlen: a táborellenőrzéskor még mindkét táborban állt bábu.
}
drawn-tempo = { $seats ->
    [2] 🤝 { $players }: döntetlen. A hátralévő mezők száma egyenlő, { $tempo }.
   *[other] 🤝 Döntetlen: a hátralévő mezők száma egyenlő, { $tempo }.
}
drawn-stall = { $seats ->
    [2] 🤝 { $players }: döntetlen. 50 körön át senki sem haladt.
   *[other] 🤝 Döntetlen: 50 körön át senki sem haladt.
}
drawn-blocked = { $seats ->
    [2] 🤝 { $players }: döntetlen. Már senki sem tud lépni.
   *[other] 🤝 Döntetlen: már senki sem tud lépni.
}
drawn-agreement = { $seats ->
    [2] 🤝 { $players }: döntetlen közös megegyezéssel.
   *[other] 🤝 Döntetlen közös megegyezéssel.
}
void-agreed = 🚫 { $players }: közös megegyezéssel ez a játszma érvénytelen. Senkinek sem számít.
void-late = 🚫 { $players }: { $blamed } kifutott az időből, mielőtt mindenki lépett volna, ezért ez a játszma érvénytelen, és senkinek sem számít.
void-left = 🚫 { $players }: { $blamed } kilépett erről a szerverről, mielőtt mindenki lépett volna, ezért ez a játszma érvénytelen, és senkinek sem számít.
void-no-place = 🚫 { $players }: ennek a játszmának egy hete nincs csatornája, ezért érvénytelen, és senkinek sem számít.
void-moderator = Senkinek sem számít.
void-unknown = 🚫 { $players }: ez a játszma érvénytelen lett, és senkinek sem számít.

# Buttons, menus, forms.

button-move = Lépés
choose-move = A lépésed (#{ $code }): válassz a legjobbak közül, vagy válassz egy bábut a száma szerint, hogy lásd, hová mehet.
choose-target = #{ $code }: hová menjen a bábu? Most itt áll: { $stone }.
went-on = Közben továbbment a játszma; most így áll.
menu-best-moves = A legjobb lépések: amit választasz, meg is léped
menu-stones = Másik bábu…
menu-targets = { $first ->
    [1] Hová? Amit választasz, meg is léped
   *[other] További mezők, { $first }. sorszámtól
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
    [late] {" "}· ⌛ későn ürül a tábor
    [drawn] {" "}· 🤝 döntetlen
   *[none] { "" }
}
jumps-begin = #{ $code }: ugrás innen: { $from }. Hová érkezzen először a bábu?
jumps-on = #{ $code }: { $from } → { $at }. A bábu továbbugorhat.
menu-jumps = Tovább ide…
button-jump-by-jump = Ugrásonként
button-stop-here = Megállok itt
hint-title = 💡 #{ $code }: a gép ezt lépné.
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Utána talán { $reply }.
hint-play = Meglépem: { $text }
hint-rated = Ez a játszma értékszámos, ezért csak akkor vannak benne tippek, ha mindenki beleegyezik: a `/halma offer what:hints` kérdezi meg őket. Barátságos játszmákban (`rated:False` a kihívásban) és gyakorláskor mindig vannak.
hint-wins = { $moves ->
    [one] ezzel nyer.
   *[other] { $moves } lépésben nyer.
}
hint-shortest = { $moves ->
    [one] a céltáborba vezető legrövidebb út utolsó lépése.
   *[other] már senki sincs útban, és ez a legrövidebb út: { $moves } lépés.
}
hint-leaves-home = { $left ->
    [0] ezzel kiürül a tábor, még az ellenőrzés előtt.
    [one] a tábornak hamarosan ki kell ürülnie; még egy bábu marad ott.
   *[other] a tábornak hamarosan ki kell ürülnie; még { $left } bábu marad ott.
}
hint-fills-goal = eggyel több bábu lesz a céltáborban.
hint-brings-up = felhozza a leghátul maradt bábut.
hint-chain = { $jumps } ugrásból álló sorozat.
hint-prepares = ezt készíti elő: { $next }, talán { $reply } után.
hint-best = a legjobb folytatáshoz vezet.
hint-no-mark = 🤖 Tipp után a győzelem ebben a játszmában már nem kerül a profilba legyőzött szintként.
confirm-move = Ezt léped: **{ $text }** (#{ $code })?
button-play = Meglépem
button-type-move = Lépés beírása
button-other-stones = Többi bábu
button-back = Vissza
button-board = Az én oldalam
button-resign = Feladás
button-resign-yes = Igen, feladom
button-resign-no = Nem, játszom tovább
button-agree = Rendben
button-disagree = Elutasítás
button-give-day = +1 nap
button-rematch = Visszavágó
button-analyze = Elemzés
analysis-title = 📈 **#{ $code }** { $game }, elemzés
analysis-failed = Ezt a játszmát most nem tudtam végiggondolni. Próbáld újra egy kis idő múlva; ha megint így jársz, szólj annak, aki üzemeltet engem.
analysis-curve = { $seats ->
    [2] A görbe: hány mezővel járt elöl { $seat } körről körre.
   *[other] A görbék: melyik szín hány mezővel járt a többi előtt körről körre.
}
analysis-no-moment = Egyetlen lépés sem került egy teljes mezőbe. Szép játszma!
analysis-missed = 🔗 A leghosszabb kihagyott sorozat: { $round }. kör, { $seat } **{ $chain }**, { $jumps } ugrás, { $gain ->
    [one] egy mező
   *[other] { $gain } mező
} előre.
analysis-race = 🏁 { $round }. kör: innentől már senki sem volt útban. { $sides }.
analysis-race-side = { $seat }: { $needed ->
    [one] egy lépés
   *[other] { $needed } lépés
} kellett (ennyi lett: { $made })
analysis-alt = Görbe, { $rounds } kör: az első szín előnye legfeljebb { $most }, legalább { $least } mező volt.
button-replay = Visszajátszás
button-replay-files = GIF és lejegyzés
button-replay-files-from = GIF innentől és lejegyzés
menu-replay = Válassz egy lépést
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
   *[other] { $jumps } ugrás · leghosszabb sorozat: { $longest } – { $seat }
}
replay-files = #{ $code } mozgóképként, a lejegyzéssel együtt.
replay-skips = Csak minden { $step }. lépést mutatja, különben túl hosszú lenne.
replay-small = { $pixels } képpontos, különben túl nagy lenne a Discordnak.
replay-no-picture = Nem sikerült mozgóképet készíteni (#{ $code }). Itt a lejegyzés.
imported = #{ $code } csak a tiéd: senki más nem értesül róla, és egyik ranglistába sem számít bele.
import-several = Ebben több játszma van. Egyszerre csak egyet adj meg.
import-unreadable = A lejegyzés { $line }. sorát nem tudom értelmezni: { $text }. { $why } A `/halma export` megmutatja, hogyan néz ki egy lejegyzés; javítsd ki a sort, és próbáld újra: `/halma import`.
import-why-empty = Nincs benne játszma.
import-why-large = Hosszabb, mint amekkora egy lejegyzés lehet.
import-why-token = Ez nem címke, mint például `[Variant "halma8"]`, és nem is lépés.
import-why-tag = Ez a címke kétszer szerepel, vagy a lépések között áll, vagy nem ismerem az értékét.
import-why-no-variant = Hiányzik a `[Variant "halma8"]` címke, benne a játék nevével.
import-why-move = A játszma { $ply }. lépése ott nem lehetséges: { $why }
import-why-seat = Nem olyan helyet nevez meg, amely ebben a játszmában kieshetne.
import-why-result = A lépésekből más eredmény jön ki, vagy az eredmények ellentmondanak egymásnak.
modal-import-title = Egy máshol lejátszott játszma
modal-import-field = A lejegyzése
record-of = A játszma lejegyzése (#{ $code }).
button-previous = ◀ Korábbi
button-next = Későbbi ▶
modal-move-title = A lépésed · #{ $code }
modal-move-field = Honnan és hová, vagy a teljes út
modal-move-example = { $example }
menu-which-match = Válassz játszmát
menu-which-challenge = Válaszolj egy kihívásra, vagy vond vissza a sajátodat
challenge-chosen = Ez a kihívás válaszra vár.
modal-end-title = Lezárod (#{ $code })? Senkinek sem számít.
modal-void-title = Kiveszed a ranglistákból (#{ $code })?
modal-reset-tables-title = Újraindítod a szerver ranglistáit?
modal-reset-tables-field = Írd be a szerver nevét
modal-undo-title = Visszavonod az utolsó lépést (#{ $code })?
modal-reason-field = Miért? A játékosok látják.
modal-reason-example = Üresen is hagyhatod.
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = Melyik játszmádra gondolsz?
name-the-match = Több játszmád is van itt. Add meg a `game` opcióval, melyikre gondolsz.

# Private answers.

already-done = Ez már megtörtént. Most így áll:
done-privately = Kész. #{ $code } itt látható: { $place }
unposted = Egyébként: a legutóbbi fejlemény (#{ $code }) nem jelenhetett meg itt: { $place }, mert oda nem írhatok, vagy a csatorna már nincs meg. Semmi sem veszett el: a `/halma board game:{ $code }` megmutatja az állást, a `/halma bring-here game:{ $code }` pedig az általad választott csatornába hozza a játszmát. Addig áll, legfeljebb egy hétig.
unposted-over = Egyébként: a játszma vége (#{ $code }), vagy ami lett belőle, nem jelenhetett meg itt: { $place }, mert oda nem írhatok, vagy a csatorna már nincs meg. A `/halma board game:{ $code }` megmutatja.
plain-post = { $people }: történt valami a játszmában (#{ $code }), de a Discord nem fogadta el az üzenetemet. A `/halma board game:{ $code }` megmutatja.
no-lost-game = Egyik játszmádnak sem veszett el a csatornája.
done-late = Kész, bár kicsit eltartott.
press-again = Ez túl sokáig tartott. Nyomd meg újra a gombot.
other-version = Ez a gomb a bot egy másik változatából való. Most ez a tábla:
no-turn-here = Ebben a csatornában most egyik játszmában sem te jössz. A `/halma games` felsorolja az összes játszmádat, a `/halma challenge` újat indít.
no-game-here = Ebben a csatornában nincs játszmád. A `/halma games` felsorolja az összes játszmádat.
no-board-here = Ebben a csatornában nem folyik játszma. A `/halma challenge` indít egyet.
resign-kept = Játszol tovább.
day-given = Kész: az ellenfeled még egy napot kapott (#{ $code }).
menu-of = Játszmák: { $from }–{ $to }
menu-more = Még { $count } nem fér ide. Add meg a `game` opcióval, melyikre gondolsz.
muted = Kész: erre a lépésre nem emlékeztetlek többet (#{ $code }).
offer-declined-quietly = Elutasítva. Senki sem tudja meg; a többiek szemében az ajánlat a következő lépésig áll.
next-waiting = Következő: { $game }
open-none = Ezen a szerveren nincs nyílt kihívás. A `/halma challenge` ellenfél nélkül olyat ír ki, amelybe bárki beszállhat.
open-title = A szerver nyílt kihívásai: { $count }
games-none = Nincs játszmád. A `/halma challenge` indít egyet.
games-none-of = { $who } most semmit sem játszik ezen a szerveren.
games-title = A játszmáid: { $count }
games-title-of = { $who } játszmái ezen a szerveren: { $count }
games-my-turn = ▶️ **#{ $code }** { $game }: { $people } – **te jössz** – { $place }
games-my-turn-until = ▶️ **#{ $code }** { $game }: { $people } – **te jössz**, az idő lejár { $at } – { $place }
games-their-turn = ⏳ **#{ $code }** { $game }: { $people } – { $place }
games-their-turn-until = ⏳ **#{ $code }** { $game }: { $people }, az idő lejár { $at } – { $place }
link-to-board = a táblához
games-open = 📨 **#{ $code }** { $game }: { $people } – játékosokra vár – { $place }
games-answer = 📨 **#{ $code }** { $game }: { $people } – **kihívást kaptál** – { $place }
