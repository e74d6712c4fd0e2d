# Words of the game.

variant-halma8 = Halma 8×8
variant-halma10 = Halma 10×10
variant-halma16 = Halma 16×16
variant-halma16-4 = Halma 16×16 pro čtyři
variant-corners = Rohy (Ugolki)
variant-mini-corners = Minirohy
variant-star2 = Čínská dáma pro dva
variant-star2x3 = Čínská dáma pro dva, po třech barvách
variant-star3 = Čínská dáma pro tři
variant-star3x2 = Čínská dáma pro tři, po dvou barvách
variant-star4 = Čínská dáma pro čtyři
variant-star5 = Čínská dáma pro pět
variant-star6 = Čínská dáma pro šest

clock-1h = 1 hodina
clock-12h = 12 hodin
clock-1d = 1 den
clock-2d = 2 dny
clock-3d = 3 dny
clock-5d = 5 dní
clock-7d = 7 dní
clock-14d = 14 dní
clock-none = Bez časového limitu
clock-per-move = { $time } na tah

rules-gambiter = Limit kol (Gambiter)
rules-brainking = Kontrola domova po tazích (BrainKing)
rules-closed-camp = Uzavřený cíl
rules-classic = Kdo první zaplní cíl (klasika)
rules-igroved = Kdo první zaplní cíl (hvězda)
diagonals-on = s diagonálami
diagonals-off = bez diagonál

color-a = Bílá
color-b = Černá
color-c = Červená
color-d = Modrá
color-e = Zelená
color-f = Žlutá
mark-a = ⚪
mark-b = ⚫
mark-c = 🔴
mark-d = 🔵
mark-e = 🟢
mark-f = 🟡

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
    [0] vše v cíli
    [one] do cíle zbývá jeden krok
    [few] do cíle zbývají { $tempo } kroky
    [many] do cíle zbývá { $tempo } kroku
   *[other] do cíle zbývá { $tempo } kroků
}, doma { $home }, v cíli { $goal } z { $stones }.
alt-out = { $name } ({ $colors }) je mimo hru.
alt-to-move = Na tahu: { $name }.
alt-won = Vyhrává { $name }.
alt-over = Partie skončila.
alt-last = Poslední tah: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] { $user }, začíná { $seat }.
   *[no] Začíná { $seat }.
}
turn-next = { $practice ->
    [yes] { $user }, na tahu je { $seat }.
   *[no] Na tahu je { $seat }.
}
turn-thinks = { $seat } přemýšlí.
played = { $seat } hraje **{ $route }**.
taken-back = { $count ->
    [one] ↩️ Poslední tah je vrácen.
    [few] ↩️ Vráceny poslední { $count } tahy.
    [many] ↩️ Vráceno posledního { $count } tahu.
   *[other] ↩️ Vráceno posledních { $count } tahů.
}
moderator-undid = 🛡️ { $players }: moderace ({ $who }) vrací poslední tah.
moderator-moved = 🛡️ { $players }: moderace ({ $who }) přenáší partii sem.
moderator-ended = 🛡️ { $players }: moderace ({ $who }) ukončuje tuto partii.
moderator-voided = 🛡️ { $players }: moderace ({ $who }) vyřazuje tuto partii ze žebříčků serveru.
void-everywhere = 🛡️ { $players }: provozovatel bota vyřazuje tuto partii ze všech žebříčků.
moderator-reason = Důvod: { $reason }
past-began = Partie #{ $code } začala: { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [one] { $first } · ještě jeden tah · { $last }
    [few] { $first } · ještě { $between } tahy · { $last }
    [many] { $first } · ještě { $between } tahu · { $last }
   *[other] { $first } · ještě { $between } tahů · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to } ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
})
past-resigned = { $seat } se vzdává.
past-timeout = { $seat }: čas vypršel.
turn-short = { $seat }, jsi na tahu v partii #{ $code }: { $place }
moved-away = ➡️ Partie #{ $code } pokračuje tady: { $place }
paused-place = ⏸️ Partie stojí, protože nemůžu psát do jejího kanálu. `/halma bring-here game:{ $code }` ji přenese jinam; jinak se { $until } zruší.
paused-player = ⏸️ { $who } už není na tomto serveru, takže partie stojí. Pokud se nevrátí, { $until } vypadne; jakýkoli tah partii zase oživí.
offer-agreed = 🤝 Dohodnuto.
offer-draw = 🤝 #{ $code }: { $by } nabízí remízu. { $asked }, souhlas?
offer-takeback = ↩️ #{ $code }: { $by } žádá o vrácení posledního tahu. { $asked }, souhlas?
offer-cancel = 🚫 #{ $code }: { $by } navrhuje tuto partii zrušit; nikomu by se nepočítala. { $asked }, souhlas?
offer-hints = 💡 #{ $code }: { $by } navrhuje povolit v této partii všem nápovědu počítače; partie zůstane hodnocená. { $asked }, souhlas?
offer-undoes = Vrátilo by se: { $plies }
offer-declined-draw = { $declined } odmítá remízu, kterou nabízí { $by }.
offer-declined-takeback = { $declined } nesouhlasí, takže poslední tah platí dál ({ $by }).
offer-declined-cancel = { $declined } nesouhlasí se zrušením, takže partie pokračuje.
offer-declined-hints = { $declined } nesouhlasí, takže v této partii nápověda není.
offer-withdrawn-draw = { $by } stahuje nabídku remízy.
offer-withdrawn-takeback = { $by } nakonec nechává poslední tah platit.
offer-withdrawn-cancel = { $by } chce přece jen hrát dál.
offer-withdrawn-hints = { $by } přece jen hraje dál bez nápovědy.
notice-declined-draw = { $to }, { $by } odmítá tvou nabídku remízy v partii #{ $code }. Hraje se dál.
notice-declined-takeback = { $to }, { $by } nesouhlasí, takže tvůj poslední tah v partii #{ $code } platí dál.
notice-declined-hints = { $to }, { $by } nesouhlasí, takže v partii #{ $code } nápověda není.
notice-hints-agreed = { $to }, všichni souhlasí: kdo je v partii #{ $code } na tahu, může se zeptat počítače příkazem `/halma hint`.
notice-declined-cancel = { $to }, { $by } nesouhlasí se zrušením partie #{ $code }. Hraje se dál.
notice-day-given = { $known ->
    [yes] { $to }, { $by } ti v partii #{ $code } dává den navíc. Čas na tvůj tah vyprší { $ends }.
   *[no] { $to }, { $by } ti v partii #{ $code } dává den navíc.
}
had-to-pass = { $seat } nemá kam táhnout a vynechává tah.
out-resignation = { $seat } se vzdává. Kameny této strany mizí z desky a ostatní hrají dál.
out-timeout = { $seat }: čas vypršel. Kameny této strany mizí z desky a ostatní hrají dál.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 remíza
title-cancelled = 🚫 zrušeno
thread-name = { $game } · { $names } · #{ $code }
thread-summary = Partie #{ $code } ({ $game }) skončila: { $place }
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · kolo { $round }
board-footer-whole = #{ $code } · { $game } · kolo { $round } · { $rules }
steps-to-go = Kroků do cíle: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } mimo hru
with-time = { $text } · ⏳ { $at }
bot-was-away = 🔌 Během tohoto tahu u mě nastal výpadek; ten čas se nepočítá.
player-away = ✈️ { $who }: nepřítomnost od { $from } do { $until }; ten čas se nepočítá.
reminder = ⏰ { $user }, partie #{ $code } ({ $game }) pořád čeká na tvůj tah. Čas vyprší { $ends } – { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] Po tomto kole ({ $round }) prohrává, kdo má kámen doma. Ještě doma: { $homes }
    [few] Zbývají { $left } kola: po kole { $round } prohrává, kdo má kámen doma. Ještě doma: { $homes }
    [many] Zbývá { $left } kola: po kole { $round } prohrává, kdo má kámen doma. Ještě doma: { $homes }
   *[other] Zbývá { $left } kol: po kole { $round } prohrává, kdo má kámen doma. Ještě doma: { $homes }
}
forced-home-seat = { $seat } { $count }
forced-home-moves = { $left ->
    [one] { $seat } má poslední volný tah; potom prohrává tah, který nechá kámen doma. Ještě doma: { $homes }
    [few] { $seat } má ještě { $left } volné tahy; po { $moves } vlastních tazích prohrává tah, který nechá kámen doma. Ještě doma: { $homes }
    [many] { $seat } má ještě { $left } volného tahu; po { $moves } vlastních tazích prohrává tah, který nechá kámen doma. Ještě doma: { $homes }
   *[other] { $seat } má ještě { $left } volných tahů; po { $moves } vlastních tazích prohrává tah, který nechá kámen doma. Ještě doma: { $homes }
}
forced-home-moves-now = { $seat }: teď už prohrává tah, který nechá kámen doma. Ještě doma: { $homes }
forced-tempo = { $left ->
    [one] Po tomto kole ({ $round }) vyhrává, kdo má méně kroků do cíle
    [few] Zbývají { $left } kola: po kole { $round } vyhrává, kdo má méně kroků do cíle
    [many] Zbývá { $left } kola: po kole { $round } vyhrává, kdo má méně kroků do cíle
   *[other] Zbývá { $left } kol: po kole { $round } vyhrává, kdo má méně kroků do cíle
}
forced-stall = { $left ->
    [one] Kol bez postupu: { $quiet }; ještě jedno kolo a je remíza
    [few] Kol bez postupu: { $quiet }; ještě { $left } kola a je remíza
    [many] Kol bez postupu: { $quiet }; ještě { $left } kola a je remíza
   *[other] Kol bez postupu: { $quiet }; ještě { $left } kol a je remíza
}
forced-stall-loses = { $left ->
    [one] Kol bez postupu: { $quiet }; ještě jedno kolo a { $loser } prohrává, protože má kameny doma
    [few] Kol bez postupu: { $quiet }; ještě { $left } kola a { $loser } prohrává, pokud domov nebude prázdný
    [many] Kol bez postupu: { $quiet }; ještě { $left } kola a { $loser } prohrává, pokud domov nebude prázdný
   *[other] Kol bez postupu: { $quiet }; ještě { $left } kol a { $loser } prohrává, pokud domov nebude prázdný
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-locked = { $seats ->
    [2] 🏆 { $winner } vyhrává, { $losers } prohrává: cíl je zaplněný až na uvězněné cizí kameny.
   *[other] 🏆 { $winner } vyhrává: cíl je zaplněný až na uvězněné cizí kameny.
}
won-home = 🏆 { $winner } vyhrává: { $losers } má při kontrole domova ještě kameny doma.
won-tempo = 🏆 { $winner } vyhrává, { $losers } prohrává: rozhodl počet kroků do cíle ({ $tempo }).
won-stall = 🏆 { $winner } vyhrává: 50 kol bez postupu a { $losers } má ještě kameny doma.
won-resignation = { $seats ->
    [2] { $losers } se vzdává. 🏆 { $winner } vyhrává.
   *[other] { $last } se vzdává a ostatní už jsou mimo hru. 🏆 { $winner } vyhrává.
}
won-timeout = { $seats ->
    [2] { $losers }: čas vypršel. 🏆 { $winner } vyhrává.
   *[other] { $last }: čas vypršel a ostatní už jsou mimo hru. 🏆 { $winner } vyhrává.
}
drawn-built = { $seats ->
    [2] 🤝 Remíza: { $players }. Oba cíle se zaplnily v témže kole.
   *[other] 🤝 Remíza. Oba cíle se zaplnily v témže kole.
}
drawn-home = { $seats ->
    [2] 🤝 Remíza: { $players }. Při kontrole domova měly ještě obě strany kameny doma.
   *[other] 🤝 Remíza. Při kontrole domova měly ještě obě strany kameny doma.
}
drawn-tempo = { $seats ->
    [2] 🤝 Remíza: { $players }. Počet kroků do cíle je stejný, { $tempo }.
   *[other] 🤝 Remíza. Počet kroků do cíle je stejný, { $tempo }.
}
drawn-stall = { $seats ->
    [2] 🤝 Remíza: { $players }. Už 50 kol bez postupu.
   *[other] 🤝 Remíza. Už 50 kol bez postupu.
}
drawn-blocked = { $seats ->
    [2] 🤝 Remíza: { $players }. Nikdo už nemá kam táhnout.
   *[other] 🤝 Remíza. Nikdo už nemá kam táhnout.
}
drawn-agreement = { $seats ->
    [2] 🤝 Remíza dohodou: { $players }.
   *[other] 🤝 Remíza dohodou.
}
void-agreed = 🚫 { $players }: partie je po dohodě zrušená. Nikomu se nepočítá.
void-late = 🚫 { $blamed }: čas vypršel a první tah ještě nemají všichni za sebou. Partie je proto zrušená a nikomu se nepočítá: { $players }.
void-left = 🚫 { $blamed } už není na tomto serveru a první tah ještě nemají všichni za sebou. Partie je proto zrušená a nikomu se nepočítá: { $players }.
void-no-place = 🚫 { $players }: tato partie byla týden bez kanálu, takže je zrušená a nikomu se nepočítá.
void-moderator = Nikomu se nepočítá.
void-unknown = 🚫 { $players }: tato partie je zrušená a nikomu se nepočítá.

# Buttons, menus, forms.

button-move = Táhnout
choose-move = Tvůj tah v partii #{ $code }: vyber jeden z nejlepších, nebo podle čísla kámen, ať vidíš, kam může.
choose-target = #{ $code }: kam půjde kámen z pole { $stone }?
went-on = Partie mezitím pokročila; takhle to vypadá teď.
menu-best-moves = Nejlepší tahy: výběrem táhneš
menu-stones = Jiný kámen…
menu-targets = { $first ->
    [1] Kam? Výběrem táhneš
   *[other] Další pole, od č. { $first }
}
stone-label = { $number } · { $stone } · { $moves ->
    [one] jeden tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
}
choice-move = { $begins } → { $to } · { $jumps ->
    [0] krok
    [one] jeden skok
    [few] { $jumps } skoky
    [many] { $jumps } skoku
   *[other] { $jumps } skoků
} · { $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}{ $end ->
    [won] {" "}· 🏆 výhra
    [lost] {" "}· ⚠️ prohra
    [late] {" "}· ⌛ nestihneš opustit domov
    [drawn] {" "}· 🤝 remíza
   *[none] { "" }
}
jumps-begin = #{ $code }: kámen z pole { $from } skáče. Kam skočí nejdřív?
jumps-on = #{ $code }: kámen z pole { $from } je teď na poli { $at }. Může skákat dál.
menu-jumps = Skočit dál na…
button-jump-by-jump = Skok po skoku
button-stop-here = Zůstat tady
hint-title = 💡 #{ $code }: takhle by hrál počítač.
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Potom možná { $reply }.
hint-play = Zahrát { $text }
hint-rated = V této partii jde o rating, takže nápověda je v ní jen se souhlasem všech: zeptá se jich `/halma offer what:hints`. V přátelských partiích (`rated:False` ve výzvě) a v tréninku je vždycky.
hint-wins = { $moves ->
    [one] vyhrává hned.
    [few] vyhrává do { $moves } tahů.
    [many] vyhrává do { $moves } tahu.
   *[other] vyhrává do { $moves } tahů.
}
hint-shortest = { $moves ->
    [one] poslední tah nejkratší cesty do cíle.
    [few] nikdo už nepřekáží a tohle je nejkratší cesta: { $moves } tahy.
    [many] nikdo už nepřekáží a tohle je nejkratší cesta: { $moves } tahu.
   *[other] nikdo už nepřekáží a tohle je nejkratší cesta: { $moves } tahů.
}
hint-leaves-home = { $left ->
    [0] domov pak bude prázdný, včas před kontrolou.
    [one] domov musí být brzy prázdný; zbývá v něm ještě jeden kámen.
    [few] domov musí být brzy prázdný; zbývají v něm ještě { $left } kameny.
    [many] domov musí být brzy prázdný; zbývá v něm ještě { $left } kamene.
   *[other] domov musí být brzy prázdný; zbývá v něm ještě { $left } kamenů.
}
hint-fills-goal = další kámen v cíli.
hint-brings-up = dotahuje kámen, který je nejvíc pozadu.
hint-chain = série skoků: { $jumps }.
hint-prepares = připravuje { $next }, možná po { $reply }.
hint-best = vede k nejlepšímu pokračování.
hint-no-mark = 🤖 Po nápovědě se výhra v této partii nezapíše do profilu jako poražená úroveň.
confirm-move = Zahrát **{ $text }** v partii #{ $code }?
button-play = Zahrát
button-type-move = Napsat tah
button-other-stones = Jiné kameny
button-back = Zpět
button-board = Z mé strany
button-resign = Vzdát se
button-resign-yes = Ano, vzdát se
button-resign-no = Ne, hraju dál
button-agree = Souhlasím
button-disagree = Nesouhlasím
button-give-day = +1 den
button-rematch = Odveta
button-analyze = Analýza
analysis-title = 📈 **#{ $code }** { $game }: analýza partie
analysis-failed = Tuhle partii se mi nepodařilo rozebrat. Zkus to za chvíli znovu; když to nepůjde ani pak, dej vědět tomu, kdo mě provozuje.
analysis-curve = { $seats ->
    [2] Křivka náskoku v krocích, kolo po kole: { $seat }.
   *[other] Křivky: o kolik kroků vedla každá barva před ostatními, kolo po kole.
}
analysis-no-moment = Žádný tah nestál ani krok. Skvělá hra!
analysis-missed = 🔗 Nejdelší promarněná série: kolo { $round }, { $seat } **{ $chain }**, { $jumps ->
    [one] jeden skok
    [few] { $jumps } skoky
    [many] { $jumps } skoku
   *[other] { $jumps } skoků
}, { $gain ->
    [one] jeden krok
    [few] { $gain } kroky
    [many] { $gain } kroku
   *[other] { $gain } kroků
} vpřed.
analysis-race = 🏁 Od kola { $round } už si nikdo nepřekážel: { $sides }.
analysis-race-side = { $seat } – { $needed ->
    [one] stačil jeden tah
    [few] stačily { $needed } tahy
    [many] stačilo { $needed } tahu
   *[other] stačilo { $needed } tahů
} (odehráno { $made })
analysis-alt = Křivka partie, kol: { $rounds }. Náskok první barvy v krocích: nejlepší { $most }, nejhorší { $least }.
button-replay = Přehrát
button-replay-files = GIF a záznam
button-replay-files-from = GIF odtud a záznam
menu-replay = Přejít na tah
replay-title = **#{ $code }** · { $game } · tah { $number }/{ $count }
replay-move = { $number ->
    [0] Začátek
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] jedno kolo
    [few] { $rounds } kola
    [many] { $rounds } kola
   *[other] { $rounds } kol
} · { $jumps ->
    [0] žádný skok
    [one] jeden skok, { $seat }
    [few] { $jumps } skoky · nejdelší série { $longest }, { $seat }
    [many] { $jumps } skoku · nejdelší série { $longest }, { $seat }
   *[other] { $jumps } skoků · nejdelší série { $longest }, { $seat }
}
replay-files = #{ $code } jako animace, i se záznamem.
replay-skips = Ukazuje každý { $step }. tah, jinak by trvala moc dlouho.
replay-small = Má rozměr { $pixels } px, jinak by byla na Discord moc velká.
replay-no-picture = Animaci partie #{ $code } se nepodařilo vytvořit. Tady je záznam.
imported = Partii #{ $code } si můžeš prohlížet jen ty: nikdo jiný se o ní nedozví a v žádném žebříčku se nepočítá.
import-several = Je tu víc partií najednou. Dej mi je prosím po jedné.
import-unreadable = Nerozumím řádku { $line } tohoto záznamu, { $text }. { $why } Jak záznam vypadá, ukáže `/halma export`; oprav řádek a zkus `/halma import` znovu.
import-why-empty = Není v něm žádná partie.
import-why-large = Je delší, než záznam smí být.
import-why-token = Není to ani značka jako `[Variant "halma8"]`, ani tah.
import-why-tag = Tato značka je tu dvakrát, nebo stojí mezi tahy, nebo má hodnotu, kterou neznám.
import-why-no-variant = Chybí značka `[Variant "halma8"]` s názvem hry.
import-why-move = Tah { $ply } této partie tam zahrát nejde: { $why }
import-why-seat = Není tu uvedené žádné místo této partie, které by mohlo vypadnout.
import-why-result = Tahy vedou k jinému výsledku, nebo si výsledky odporují.
modal-import-title = Partie odjinud
modal-import-field = Její záznam
record-of = Záznam partie #{ $code }.
button-previous = ◀ Předchozí
button-next = Další ▶
modal-move-title = Tvůj tah · #{ $code }
modal-move-field = Odkud a kam, nebo celá trasa
modal-move-example = { $example }
menu-which-match = Vyber partii
menu-which-challenge = Odpovědět na výzvu, nebo ji stáhnout
challenge-chosen = Tato výzva čeká na odpověď.
modal-end-title = Ukončit #{ $code }? Nikomu se nepočítá.
modal-void-title = Vyřadit #{ $code } ze žebříčků?
modal-reset-tables-title = Začít žebříčky serveru od nuly?
modal-reset-tables-field = Napiš název tohoto serveru
modal-undo-title = Vrátit poslední tah v partii #{ $code }?
modal-reason-field = Proč? Hráči to uvidí.
modal-reason-example = Můžeš nechat prázdné.
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = Kterou ze svých partií myslíš?
name-the-match = Hraješ tu víc partií. Urči tu správnou možností `game`.

# Private answers.

already-done = To už je hotové. Takhle to vypadá teď:
done-privately = Hotovo. Partie #{ $code }: { $place }.
unposted = Mimochodem: poslední událost partie #{ $code } se v kanálu { $place } nepodařilo ukázat, protože tam nemůžu psát nebo už ten kanál neexistuje. Nic se neztratilo: `/halma board game:{ $code }` ukáže, jak to vypadá, a `/halma bring-here game:{ $code }` přenese partii do kanálu podle tvého výběru. Do té doby stojí, nejdéle týden.
unposted-over = Mimochodem: jak partie #{ $code } skončila nebo co se s ní stalo, se v kanálu { $place } nepodařilo ukázat, protože tam nemůžu psát nebo už ten kanál neexistuje. Ukáže to `/halma board game:{ $code }`.
plain-post = { $people }: v partii #{ $code } je něco nového, ale Discord mou zprávu nepřijal. Ukáže to `/halma board game:{ $code }`.
no-lost-game = Žádná z tvých partií o svůj kanál nepřišla.
done-late = Hotovo, i když to chvíli trvalo.
press-again = Trvalo to moc dlouho. Stiskni prosím tlačítko znovu.
other-version = Toto tlačítko je z jiné verze bota. Aktuální deska:
no-turn-here = V žádné partii v tomto kanálu teď nejsi na tahu. `/halma games` vypíše všechny tvé partie, `/halma challenge` začne novou.
no-game-here = V tomto kanálu nehraješ žádnou partii. `/halma games` vypíše všechny tvé partie.
no-board-here = V tomto kanálu se nic nehraje. `/halma challenge` začne novou partii.
resign-kept = Hraješ dál.
day-given = Hotovo: soupeř v partii #{ $code } má den navíc.
menu-of = Partie { $from }–{ $to }
menu-more = { $count ->
    [one] Jedna další se sem nevejde. Tu správnou urči možností `game`.
    [few] Další { $count } se sem nevejdou. Tu správnou urči možností `game`.
    [many] Dalších { $count } se sem nevejde. Tu správnou urči možností `game`.
   *[other] Dalších { $count } se sem nevejde. Tu správnou urči možností `game`.
}
muted = Hotovo: tento tah v partii #{ $code } už ti připomínat nebudu.
offer-declined-quietly = Odmítnuto. Nikdo se to nedozví; pro ostatní nabídka platí do konce tahu.
next-waiting = Další: { $game }
open-none = Na tomto serveru není žádná otevřená výzva. `/halma challenge` bez soupeře vytvoří takovou, ke které se může přidat kdokoli.
open-title = Otevřené výzvy na tomto serveru: { $count }
games-none = Nemáš žádné partie. `/halma challenge` začne novou.
games-none-of = { $who } nemá na tomto serveru žádné partie.
games-title = Tvoje partie: { $count }
games-title-of = { $who } · partie na tomto serveru: { $count }
games-my-turn = ▶️ **#{ $code }** { $game }: { $people } – **jsi na tahu** – { $place }
games-my-turn-until = ▶️ **#{ $code }** { $game }: { $people } – **jsi na tahu**, čas vyprší { $at } – { $place }
games-their-turn = ⏳ **#{ $code }** { $game }: { $people } – { $place }
games-their-turn-until = ⏳ **#{ $code }** { $game }: { $people }, čas vyprší { $at } – { $place }
link-to-board = přejít na desku
games-open = 📨 **#{ $code }** { $game }: { $people } – čeká na hráče – { $place }
games-answer = 📨 **#{ $code }** { $game }: { $people } – **výzva pro tebe** – { $place }
