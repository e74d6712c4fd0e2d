# Words of the game.

variant-halma8 = Halma 8×8
variant-halma10 = Halma 10×10
variant-halma16 = Halma 16×16
variant-halma16-4 = Halma 16×16 (4 graczy)
variant-corners = Narożniki (Ugolki)
variant-mini-corners = Mininarożniki
variant-star2 = Chińskie warcaby (2 graczy)
variant-star2x3 = Chińskie warcaby (2 graczy, po 3 kolory)
variant-star3 = Chińskie warcaby (3 graczy)
variant-star3x2 = Chińskie warcaby (3 graczy, po 2 kolory)
variant-star4 = Chińskie warcaby (4 graczy)
variant-star5 = Chińskie warcaby (5 graczy)
variant-star6 = Chińskie warcaby (6 graczy)
variant-star2-15 = Chińskie warcaby (2 graczy, 15 pionków)
variant-star3-15 = Chińskie warcaby (3 graczy, 15 pionków)

clock-1h = 1 godzina
clock-12h = 12 godzin
clock-1d = 1 dzień
clock-2d = 2 dni
clock-3d = 3 dni
clock-5d = 5 dni
clock-7d = 7 dni
clock-14d = 14 dni
clock-none = Bez limitu czasu
clock-bank-7d = 7 dni na wszystkie twoje ruchy
clock-bank-14d = 14 dni na wszystkie twoje ruchy
clock-bank-21d = 21 dni na wszystkie twoje ruchy
clock-bank-30d = 30 dni na wszystkie twoje ruchy
clock-bank-3d-12h = 3 dni plus 12 godzin za każdy ruch
clock-bank-7d-1d = 7 dni plus 1 dzień za każdy ruch
clock-weekends = { $time }, weekendy wolne
clock-per-move = { $time } na ruch

rules-gambiter = Limity rund (Gambiter)
rules-brainking = Wyjście z bazy na czas (BrainKing)
rules-closed-camp = Zamknięta meta
rules-classic = Kto pierwszy zapełni metę (klasyczne)
rules-igroved = Kto pierwszy zapełni metę (gwiazda)
rules-parlett = Pełna meta wygrywa (Parlett)
rules-family = Zasady rodzinne (gwiazda)
diagonals-on = z ruchami po skosie
diagonals-off = bez ruchów po skosie
jumps-long = długie skoki
ends-places = gra o wszystkie miejsca
teams-pairs = w parach

color-a = Biały
color-b = Czarny
color-c = Czerwony
color-d = Niebieski
color-e = Zielony
color-f = Żółty

forgotten-person = Ktoś
computer = Komputer (poziom { $level })

# The board in words.

text-stone-a = b
text-stone-b = c
text-stone-c = r
text-stone-d = n
text-stone-e = z
text-stone-f = ż
text-color = { $letter } { $name }
text-legend = { $colors }; { $free } wolne

alt-board = { $game }, runda { $round }.
alt-seat = { $name } ({ $colors }): { $tempo ->
    [0] wszystkie pionki na mecie
    [one] został jeden krok
    [few] zostały { $tempo } kroki
    [many] zostało { $tempo } kroków
   *[other] zostało { $tempo } kroku
}, w bazie { $home }, na mecie { $goal } z { $stones }.
alt-out = { $name } ({ $colors }): poza grą.
alt-place = { $name } ({ $colors }): miejsce { $place }.
alt-to-move = Ruch: { $name }.
alt-won = Wygrywa { $name }.
alt-won-pair = Razem wygrywają { $names }.
picture-steps = zostało kroków
picture-goal = na mecie
alt-over = Partia zakończona.
alt-last = Ostatni ruch: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] { $user }, **zaczyna { $seat }.**
   *[no] **Zaczyna { $seat }.**
}
turn-aim = { $aim ->
    [duel] Wprowadź wszystkie swoje pionki { $marks } ({ $stones }) do { $corners }, zanim { $other } wprowadzi swoje na metę. Kliknij **Ruch**.
    [pair] Wprowadź wszystkie swoje pionki { $marks } ({ $stones }) do { $corners }. W parze z tobą: { $other }. Wygrywa para, która pierwsza zapełni obie swoje mety. Kliknij **Ruch**.
    [places] Wprowadź wszystkie swoje pionki { $marks } ({ $stones }) do { $corners }: im szybciej, tym lepsze miejsce. Kliknij **Ruch**.
   *[others] Wprowadź wszystkie swoje pionki { $marks } ({ $stones }) do { $corners } szybciej niż inni. Kliknij **Ruch**.
}
# Where a goal lies in the picture, after "do".
corner-bottom = dolnego rogu
corner-bottom-left = lewego dolnego rogu
corner-bottom-right = prawego dolnego rogu
corner-top = górnego rogu
corner-top-left = lewego górnego rogu
corner-top-right = prawego górnego rogu
turn-next = { $practice ->
    [yes] { $user }, ruch: { $seat }.
   *[no] { $seat }, twój ruch.
}
turn-look = Ruch: { $seat }
turn-thinks = { $seat } myśli…
played = { $seat } gra **{ $route }**.
played-planned = { $seat } gra zgodnie z planem **{ $route }**.
taken-back = { $count ->
    [one] ↩️ Cofnięto ostatni ruch.
    [few] ↩️ Cofnięto { $count } ostatnie ruchy.
    [many] ↩️ Cofnięto { $count } ostatnich ruchów.
   *[other] ↩️ Cofnięto { $count } ostatniego ruchu.
}
moderator-undid = 🛡️ { $players }: moderator { $who } cofa ostatni ruch.
moderator-moved = 🛡️ { $players }: moderator { $who } przenosi tę partię tutaj.
moderator-ended = 🛡️ { $players }: moderator { $who } kończy tę partię.
moderator-voided = 🛡️ { $players }: moderator { $who } usuwa tę partię z tabel tego serwera.
void-everywhere = 🛡️ { $players }: operator tego bota usuwa tę partię ze wszystkich tabel.
moderator-reason = Powód: { $reason }
past-began = Start #{ $code }: { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [one] { $first } · jeszcze jeden · { $last }
    [few] { $first } · jeszcze { $between } · { $last }
    [many] { $first } · jeszcze { $between } · { $last }
   *[other] { $first } · jeszcze { $between } · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to } ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
})
past-resigned = { $seat } poddaje partię.
past-timeout = Koniec czasu: { $seat }.
turn-short = { $seat }, twój ruch w #{ $code }: { $place }
moved-away = ➡️ #{ $code } toczy się dalej tutaj: { $place }
paused-place = ⏸️ Pauza: nie mogę pisać na kanale tej partii. Wpisz na innym kanale `/halma game move-here game:{ $code }`, inaczej { $until } partia zostanie anulowana.
paused-player = ⏸️ Pauza: { $who } nie jest już na tym serwerze. Jeśli nie wróci, odpadnie { $until }. Ruch wznawia partię.
offer-agreed = 🤝 Zgoda.
offer-draw = 🤝 #{ $code }: { $by } proponuje remis. { $asked }, zgoda?
offer-takeback = ↩️ #{ $code }: { $by } chce cofnąć ruch. { $asked }, zgoda?
offer-cancel = 🚫 #{ $code }: { $by } chce anulować tę partię; nie będzie się liczyć. { $asked }, zgoda?
offer-hints = 💡 #{ $code }: { $by } chce podpowiedzi dla wszystkich. Partia pozostanie rankingowa. { $asked }, zgoda?
offer-undoes = Do cofnięcia: { $plies }
offer-declined-draw = { $by } proponuje remis, { $declined } odmawia.
offer-declined-takeback = { $by } chce cofnąć ruch, { $declined } odmawia.
offer-declined-cancel = { $declined } nie chce anulować. Partia toczy się dalej.
offer-declined-hints = { $declined } odmawia: w tej partii nie ma podpowiedzi.
offer-withdrawn-draw = { $by } wycofuje propozycję remisu.
offer-withdrawn-takeback = { $by } nie chce już cofać ruchu.
offer-withdrawn-cancel = { $by } nie chce już anulować. Partia toczy się dalej.
offer-withdrawn-hints = { $by } wycofuje prośbę o podpowiedzi.
notice-declined-draw = { $to }, { $by } odrzuca twój remis w #{ $code }. Partia toczy się dalej.
notice-declined-takeback = { $to }, { $by } nie zgadza się na cofnięcie ruchu w #{ $code }.
notice-declined-hints = { $to }, { $by } odmawia: w #{ $code } nie ma podpowiedzi.
notice-hints-agreed = { $to }, wszyscy się zgadzają: w #{ $code } użyj `/halma hint`, gdy przyjdzie twoja kolej.
notice-declined-cancel = { $to }, { $by } nie chce anulować #{ $code }. Partia toczy się dalej.
notice-day-given = { $known ->
    [yes] { $to }, { $by } daje ci dodatkowy dzień w #{ $code }. Twój czas mija { $ends }.
   *[no] { $to }, { $by } daje ci dodatkowy dzień w #{ $code }.
}
had-to-pass = { $seat } nie ma ruchu i pasuje.
out-resignation = { $seat } poddaje partię. Te pionki schodzą z planszy, reszta gra dalej.
out-timeout = Koniec czasu: { $seat }. Te pionki schodzą z planszy, reszta gra dalej.
out-pair-resignation = { $seat } poddaje partię. Gra kończy się też dla: { $partner }. Ich pionki schodzą z planszy, reszta gra dalej.
out-pair-timeout = { $seat }: koniec czasu. Gra kończy się też dla: { $partner }. Ich pionki schodzą z planszy, reszta gra dalej.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 remis
title-cancelled = 🚫 anulowana
thread-name = { $game } · { $names } · #{ $code }
thread-summary = Partia zakończona: { $game } #{ $code }, { $place }
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · runda { $round }
board-footer-whole = #{ $code } · { $game } · runda { $round } · { $rules }
steps-to-go = Zostało kroków: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } poza grą
race-needs = { $winner } potrzebuje najwyżej { $most ->
    [one] jednego ruchu
    [few] { $most } ruchów
    [many] { $most } ruchów
   *[other] { $most } ruchu
}, { $loser } co najmniej { $least }.
time-left = ⏳ { $at }
bank-left = ⌛ { $who }: { $time }
bot-was-away = 🔌 Przez część tej tury nie było mnie w sieci. Ten czas się nie liczy.
player-away = ✈️ { $who }: nieobecność od { $from } do { $until }. Ten czas się nie liczy.
reminder = ⏰ { $user }, { $game } #{ $code } czeka na twój ruch. Twój czas mija { $ends } – { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] Ostatnia runda na opuszczenie bazy: kto po rundzie { $round } ma tam jeszcze pionek, przegrywa (jeśli oboje, jest remis). { $homes }
    [few] Zostały { $left } rundy na opuszczenie bazy: kto po rundzie { $round } ma tam jeszcze pionek, przegrywa (jeśli oboje, jest remis). { $homes }
    [many] Zostało { $left } rund na opuszczenie bazy: kto po rundzie { $round } ma tam jeszcze pionek, przegrywa (jeśli oboje, jest remis). { $homes }
   *[other] Zostało { $left } rundy na opuszczenie bazy: kto po rundzie { $round } ma tam jeszcze pionek, przegrywa (jeśli oboje, jest remis). { $homes }
}
forced-home-own = Masz tam jeszcze { $count }.
forced-home-seat = { $seat } ma tam jeszcze { $count }.
forced-home-moves = { $left ->
    [one] { $seat } ma jeszcze jeden ruch na wyprowadzenie wszystkich pionków z bazy, inaczej przegrywa. { $homes }
    [few] { $seat } ma jeszcze { $left } ruchy na wyprowadzenie wszystkich pionków z bazy, inaczej przegrywa. { $homes }
    [many] { $seat } ma jeszcze { $left } ruchów na wyprowadzenie wszystkich pionków z bazy, inaczej przegrywa. { $homes }
   *[other] { $seat } ma jeszcze { $left } ruchu na wyprowadzenie wszystkich pionków z bazy, inaczej przegrywa. { $homes }
}
forced-tempo = { $left ->
    [one] Po tej rundzie ({ $round }) wygrywa, kto ma mniej kroków do mety
    [few] Po rundzie { $round } wygrywa, kto ma mniej kroków do mety. Zostały { $left } rundy
    [many] Po rundzie { $round } wygrywa, kto ma mniej kroków do mety. Zostało { $left } rund
   *[other] Po rundzie { $round } wygrywa, kto ma mniej kroków do mety. Zostało { $left } rundy
}
forced-stall = { $left ->
    [one] Rundy bez postępu: { $quiet }. Jeszcze jedna i remis
    [few] Rundy bez postępu: { $quiet }. Jeszcze { $left } i remis
    [many] Rundy bez postępu: { $quiet }. Jeszcze { $left } i remis
   *[other] Rundy bez postępu: { $quiet }. Jeszcze { $left } i remis
}
forced-stall-places = { $left ->
    [one] Rundy bez postępu: { $quiet }. Jeszcze jedna i koniec gry, pozostali dzielą miejsce
    [few] Rundy bez postępu: { $quiet }. Jeszcze { $left } i koniec gry, pozostali dzielą miejsce
    [many] Rundy bez postępu: { $quiet }. Jeszcze { $left } i koniec gry, pozostali dzielą miejsce
   *[other] Rundy bez postępu: { $quiet }. Jeszcze { $left } i koniec gry, pozostali dzielą miejsce
}
forced-stall-loses = { $left ->
    [one] Rundy bez postępu: { $quiet }. Jeszcze jedna i przegrywa { $loser }, chyba że opróżni bazę
    [few] Rundy bez postępu: { $quiet }. Jeszcze { $left } i przegrywa { $loser }, chyba że opróżni bazę
    [many] Rundy bez postępu: { $quiet }. Jeszcze { $left } i przegrywa { $loser }, chyba że opróżni bazę
   *[other] Rundy bez postępu: { $quiet }. Jeszcze { $left } i przegrywa { $loser }, chyba że opróżni bazę
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-built = { $seats ->
    [2] 🏆 **Wygrywa { $winner }!** Wszystkie pionki na mecie ({ $stones }) po { $moves } ruchach. { $losers }: strata { $ahead ->
        [one] jednego kroku
        [few] { $ahead } kroków
        [many] { $ahead } kroków
       *[other] { $ahead } kroku
    }.
   *[other] 🏆 **Wygrywa { $winner }!** Wszystkie pionki na mecie ({ $stones }) po { $moves } ruchach.
}
won-locked = { $seats ->
    [2] 🏆 Wygrywa { $winner }, przegrywa { $losers }: meta jest pełna, a zablokowane w niej cudze pionki się liczą.
   *[other] 🏆 Wygrywa { $winner }: meta jest pełna, a zablokowane w niej cudze pionki się liczą.
}
won-filled = { $seats ->
    [2] 🏆 Wygrywa { $winner }, przegrywa { $losers }: meta jest pełna, głównie swoich pionków.
   *[other] 🏆 Wygrywa { $winner }: meta jest pełna, głównie swoich pionków.
}
level-beaten = 🎉 **Poziom { $level } pokonany po raz pierwszy!**
moment-move = 🔗 Skoki w jednym ruchu: { $jumps }!
moment-upset = 🎯 Niespodzianka! { $seat }: ranking niższy o { $points }.
moment-leads = 👑 { $seat } jest tu teraz na pierwszym miejscu!
moment-comeback = 🚀 Co za powrót! { $seat }: w rundzie { $round } strata { $steps ->
    [one] jednego kroku
    [few] { $steps } kroków
    [many] { $steps } kroków
   *[other] { $steps } kroku
}.
moment-streak = 🔥 { $seat }: wygrane z rzędu – { $count }!
moment-fastest = ⚡ Rekord życiowy: { $seat }, najszybsza wygrana w tej grze (ruchy: { $moves }).
moment-chain = 🔗 Rekord życiowy: { $seat }, najdłuższa seria (skoki: { $jumps }).
moment-ranked = 📈 Trzy partie rankingowe: { $seat } jest już w tabeli.
moment-first = 🎉 Pierwsza partia rankingowa: { $seat }!
moment-short = { $seat }: zabrakło tylko { $steps ->
    [one] jednego kroku
    [few] { $steps } kroków
    [many] { $steps } kroków
   *[other] { $steps } kroku
}. Tak blisko!
level-last = 🎉 **Poziom 10 pokonany. Poziomu 11 nie ma!**
won-home = 🏆 Wygrywa { $winner }: { $losers } ma jeszcze pionek w bazie.
won-tempo = 🏆 Wygrywa { $winner }, przegrywa { $losers }: o wyniku decydują kroki do mety ({ $tempo }).
won-stall = 🏆 Wygrywa { $winner }: 50 rund bez postępu, a { $losers } ma jeszcze pionki w bazie.
won-resignation = { $seats ->
    [2] { $losers } poddaje partię. 🏆 Wygrywa { $winner }.
   *[other] { $last } poddaje partię, pozostali już odpadli. 🏆 Wygrywa { $winner }.
}
won-race = 🏆 **Wygrywa { $winner }!** { $losers } już nie odrobi straty.
won-timeout = { $seats ->
    [2] Koniec czasu: { $losers }. 🏆 Wygrywa { $winner }.
   *[other] Koniec czasu: { $last }. Pozostali już odpadli. 🏆 Wygrywa { $winner }.
}
won-pair = 🏆 **Razem wygrywają { $winner }!** Oboje są na mecie.
won-pair-resignation = { $last } poddaje partię. 🏆 **Razem wygrywają { $winner }!**
won-pair-timeout = { $last }: koniec czasu. 🏆 **Razem wygrywają { $winner }!**
placed-places = 🏁 { $places }
placed-stall = 50 rund bez postępu: kto jeszcze gra, dzieli miejsce z innymi. 🏁 { $places }
placed-blocked = Nikt nie ma już ruchu: kto jeszcze gra, dzieli miejsce z innymi. 🏁 { $places }
placed-agreement = 🤝 Ci, którzy jeszcze grają, zgodzili się podzielić miejsce. 🏁 { $places }
placed-resignation = { $last } poddaje partię. 🏁 { $places }
placed-timeout = { $last }: koniec czasu. 🏁 { $places }
drawn-built = { $seats ->
    [2] 🤝 Remis: { $players }. Obie mety zapełniły się w tej samej rundzie.
   *[other] 🤝 Remis: obie mety zapełniły się w tej samej rundzie.
}
drawn-home = { $seats ->
    [2] 🤝 Remis: { $players }. W obu bazach stoją jeszcze pionki.
   *[other] 🤝 Remis: w obu bazach stoją jeszcze pionki.
}
drawn-tempo = { $seats ->
    [2] 🤝 Remis: { $players }. Tyle samo kroków do mety ({ $tempo }).
   *[other] 🤝 Remis: tyle samo kroków do mety ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 Remis: { $players }. 50 rund bez postępu.
   *[other] 🤝 Remis: 50 rund bez postępu.
}
drawn-blocked = { $seats ->
    [2] 🤝 Remis: { $players }. Nikt nie ma już ruchu.
   *[other] 🤝 Remis: nikt nie ma już ruchu.
}
drawn-race = 🤝 Remis: { $players }. Niezależnie od ruchów dotrą do mety w tej samej rundzie.
drawn-agreement = { $seats ->
    [2] 🤝 Zgoda na remis: { $players }.
   *[other] 🤝 Remis za zgodą wszystkich.
}
void-agreed = 🚫 { $players }: partia anulowana za zgodą wszystkich. Nie liczy się.
void-late = 🚫 Koniec czasu ({ $blamed }), a nie wszyscy zdążyli zrobić dwa ruchy. Partia anulowana, nie liczy się: { $players }.
void-left = 🚫 { $blamed } nie jest już na tym serwerze, a nie wszyscy zdążyli zrobić dwa ruchy. Partia anulowana, nie liczy się: { $players }.
void-no-place = 🚫 { $players }: partia przez tydzień nie miała kanału. Została anulowana i się nie liczy.
void-moderator = Partia się nie liczy.
void-unknown = 🚫 { $players }: partia anulowana, nie liczy się.

# Buttons, menus, forms.

button-move = Ruch
chooses-move = { $who } wybiera ruch w #{ $code }.
choose-move = Twój ruch w #{ $code }: wybierz jedną z propozycji (+4: 4 kroki bliżej) albo pionek z numerem, żeby zobaczyć jego ruchy.
choose-side = Z twojej strony planszy pionki idą do { $corners }.
choose-target = #{ $code }: dokąd ma pójść pionek z { $stone }?
went-on = Ta plansza jest już nieaktualna. Oto obecna:
menu-best-moves = Propozycje ruchów: wybierz, żeby zagrać
menu-first-stones = Wybierz pionek…
menu-stones = Inny pionek…
menu-targets = { $first ->
    [1] Dokąd? Wybrany ruch zagram od razu
   *[other] Więcej ruchów, od nr { $first }
}
stone-label = { $number } · { $stone } · { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}
choice-move = { $begins } → { $to } · { $jumps ->
    [0] krok
    [one] jeden skok
    [few] { $jumps } skoki
    [many] { $jumps } skoków
   *[other] { $jumps } skoku
} · { $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}{ $end ->
    [won] {" "}· 🏆 wygrana
    [lost] {" "}· ⚠️ przegrana
    [late] {" "}· ⌛ nie zdążysz wyjść z bazy
    [drawn] {" "}· 🤝 remis
   *[none] { "" }
}
jumps-begin = #{ $code }: skaczesz pionkiem z { $from }. Dokąd najpierw?
jumps-on = #{ $code }: twój pionek z { $from } stoi na { $at }. Skacz dalej albo zostań tutaj.
jumps-back = #{ $code }: twój pionek z { $from } stoi na { $at }. Stąd może tylko skoczyć z powrotem.
menu-jumps = Skocz na…
button-jump-by-jump = Skok po skoku
button-stop-here = Zostań tutaj
hint-title = 💡 #{ $code }: co zagrałby komputer
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Możliwa odpowiedź: { $reply }.
hint-play = Zagraj { $text }
hint-rated = To partia rankingowa: podpowiedzi tylko za zgodą wszystkich. W treningu i partiach towarzyskich są zawsze.
button-ask-hints = Zapytaj wszystkich
hint-wins = { $moves ->
    [one] wygrywa od razu.
    [few] wygrywa w { $moves } ruchach.
    [many] wygrywa w { $moves } ruchach.
   *[other] wygrywa w { $moves } ruchu.
}
hint-shortest = { $moves ->
    [one] kończy wyścig.
    [few] to już wyścig, a to najkrótsza droga do mety: { $moves } ruchy.
    [many] to już wyścig, a to najkrótsza droga do mety: { $moves } ruchów.
   *[other] to już wyścig, a to najkrótsza droga do mety: { $moves } ruchu.
}
hint-leaves-home = { $left ->
    [0] opróżnia bazę na czas.
    [one] pomaga wyjść z bazy na czas; został jeszcze jeden pionek.
    [few] pomaga wyjść z bazy na czas; zostały jeszcze { $left } pionki.
    [many] pomaga wyjść z bazy na czas; zostało jeszcze { $left } pionków.
   *[other] pomaga wyjść z bazy na czas; zostało jeszcze { $left } pionka.
}
hint-fills-goal = kolejny pionek na mecie.
hint-brings-up = podciąga twój ostatni pionek.
hint-chain = seria { $jumps } skoków.
hint-prepares = przygotowuje { $next }. Możliwa odpowiedź: { $reply }.
hint-best = najlepszy na dłuższą metę.
hint-no-mark = 🤖 To partia z podpowiedzią, więc wygrana nie zaliczy ci tego poziomu.
confirm-move = Zagrać **{ $text }** w #{ $code }?
button-play = Zagraj
button-type-move = Wpisz ruch
button-other-stones = Inne pionki
button-back = Wstecz
button-note = Notatka
button-plan-write = Zmień plan
button-plan-delete = Usuń plan
button-board = Mój widok
button-resign = Poddaj się
button-resign-yes = Tak, poddaję
button-resign-no = Nie, gram dalej
button-agree = Zgoda
button-disagree = Odrzuć
button-claim-win = 🏁 Ogłoś wygraną
button-claim-draw = 🏁 Ogłoś remis
button-give-day = +1 dzień
button-to-board = Pokaż planszę
button-wake = ⏰ Obudź
button-mute = 🔕 Wycisz
button-rematch = Rewanż
button-level = Poziom { $level }
button-analyze = Analiza
analysis-title = 📈 **#{ $code }** { $game } · analiza
analysis-failed = Analiza się nie udała. Spróbuj ponownie za chwilę. Jeśli to się powtarza, daj znać operatorowi bota.
analysis-curve = { $seats ->
    [2] Wykres: o ile kroków prowadzi { $seat }, runda po rundzie.
   *[other] Wykresy: o ile kroków każdy kolor wyprzedza pozostałe, runda po rundzie.
}
analysis-no-moment = Ani jednego kroku na darmo. Świetna gra!
analysis-cost-steps = 🔴 Runda { $round }: { $own ->
    [yes] twój ruch
   *[no] { $seat } gra
} { $played }. **{ $better }** było o { $steps ->
    [one] krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
} lepsze.
analysis-cost-moves = 🔴 Runda { $round }: { $own ->
    [yes] twój ruch
   *[no] { $seat } gra
} { $played }. **{ $better }** było o { $moves ->
    [one] ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
} szybsze.
analysis-cost-win = ❗ Runda { $round }: { $own ->
    [yes] przegapiasz
   *[no] { $seat } przegapia
} { $moves ->
    [one] natychmiastową wygraną
    [few] pewną wygraną w { $moves } ruchach
    [many] pewną wygraną w { $moves } ruchach
   *[other] pewną wygraną w { $moves } ruchu
} (**{ $better }**).
analysis-cost-game = 🔴 Runda { $round }: { $own ->
    [yes] twój ruch
   *[no] { $seat } gra
} { $played } { $moves ->
    [one] i to od razu przegrana
    [few] i partia jest już przegrana
    [many] i partia jest już przegrana
   *[other] i partia jest już przegrana
}. Lepsze było **{ $better }**.
analysis-missed = 🔗 Najdłuższa przegapiona seria: { $seat } **{ $chain }** w rundzie { $round }, skoki: { $jumps }, { $gain ->
    [one] jeden krok
    [few] { $gain } kroki
    [many] { $gain } kroków
   *[other] { $gain } kroku
} naprzód.
analysis-race = 🏁 Od rundy { $round } trwał wyścig: { $sides }.
analysis-race-side = { $seat } – wystarczało { $needed ->
    [one] { $needed } ruchu
    [few] { $needed } ruchów
    [many] { $needed } ruchów
   *[other] { $needed } ruchu
} (było { $made })
analysis-too-short = Ta partia była za krótka na analizę. Potrzebuję co najmniej { $moves } ruchów każdego gracza.
curve-rounds = Runda
curve-steps = Kroki
curve-ahead = Prowadzi { $name }
analysis-alt = Przewaga pierwszego koloru w krokach, rundy: { $rounds }. Największa { $most }, najmniejsza { $least }.
button-replay = Powtórka
button-share = Udostępnij
shared = { $who } udostępnia #{ $code }: { $game }, { $players }
button-replay-files = GIF i zapis
button-replay-files-from = GIF odtąd
menu-replay = Przejdź do ruchu
replay-title = **#{ $code }** · { $game } · ruch { $number } z { $count }
replay-move = { $number ->
    [0] Początek
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] jedna runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
} · { $jumps ->
    [0] bez skoków
    [one] jeden skok, { $seat }
    [few] { $jumps } skoki{ $longest ->
        [1] {""}
       *[other] {" "}· najdłuższa seria: { $longest }, { $seat }
    }
    [many] { $jumps } skoków{ $longest ->
        [1] {""}
       *[other] {" "}· najdłuższa seria: { $longest }, { $seat }
    }
   *[other] { $jumps } skoku{ $longest ->
        [1] {""}
       *[other] {" "}· najdłuższa seria: { $longest }, { $seat }
    }
}
replay-files = #{ $code } jako GIF, razem z zapisem.
replay-skips = Pokazuje co { $step }. ruch, żeby nie trwało to za długo.
replay-small = Zmniejszone do { $pixels } pikseli, żeby zmieścić się w limicie Discorda.
replay-no-picture = Nie udało się zrobić GIF-a z #{ $code }. Oto zapis.
imported = Partię #{ $code } masz w powtórkach. Widzisz ją tylko ty i nie liczy się do rankingu.
import-several = To więcej niż jedna partia. Wczytuj je po jednej.
import-unreadable = Nie mogę odczytać wiersza { $line } tego zapisu: { $text }. { $why } `/halma game export` pokazuje, jak wygląda zapis. Popraw wiersz i spróbuj ponownie: `/halma game import`.
import-why-empty = Nie ma w nim żadnej partii.
import-why-large = Ten wiersz lub cały zapis jest za długi.
import-why-token = To ani znacznik, taki jak `[Variant "halma8"]`, ani ruch.
import-why-tag = Ten znacznik występuje dwa razy, stoi za pierwszym ruchem albo ma wartość, której nie znam.
import-why-no-variant = Brakuje znacznika `[Variant "halma8"]` z nazwą twojej gry.
import-why-move = Ruch { $ply } jest tam niemożliwy: { $why }
import-why-seat = Tego gracza nie ma w tej partii albo już odpadł.
import-why-result = Ruchy prowadzą do innego wyniku albo wyniki są ze sobą sprzeczne.
modal-import-title = Wczytaj partię
modal-import-field = Zapis partii
modal-import-example =
    {"[Variant \"halma8\"]"}
    1. h4-g4 a5-b5
record-of = Zapis partii #{ $code }.
button-previous = ◀ Wcześniej
button-next = Później ▶
modal-move-title = Twój ruch · #{ $code }
modal-move-field = Skąd i dokąd albo cała trasa
modal-move-example = { $example }
menu-which-match = Wybierz partię
menu-which-challenge = Odpowiedz na wyzwanie albo je wycofaj
challenge-chosen = To wyzwanie czeka na odpowiedź.
modal-end-title = Zakończyć #{ $code }? Nie będzie się liczyć.
modal-void-title = Usunąć #{ $code } z tabel?
modal-reset-tables-title = Wyzerować tabele tego serwera?
modal-reset-tables-field = Wpisz nazwę tego serwera
modal-undo-title = Cofnąć ostatni ruch w #{ $code }?
modal-reason-field = Dlaczego? Gracze to zobaczą.
modal-reason-example = Opcjonalnie
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = O którą partię chodzi?
name-the-match = Masz tu kilka partii. Wskaż jedną opcją `game`.

# Private answers.

already-done = To już zrobione. Obecna plansza:
done-privately = Gotowe. Zobacz #{ $code }: { $place }
unposted = Nie mogę już tam pisać ({ $place }), więc partia #{ $code } jest wstrzymana, najwyżej na tydzień. Nic nie przepadło: `/halma board game:{ $code }` pokazuje planszę, a `/halma game move-here game:{ $code }` przenosi partię na inny kanał.
unposted-over = Nie udało mi się pokazać, jak skończyła się partia #{ $code } ({ $place }): nie mogę tam pisać albo tego kanału już nie ma. Zobaczysz to przez `/halma board game:{ $code }`.
plain-post = { $people }: w partii #{ $code } jest coś nowego, ale Discord nie przyjął mojej wiadomości. Zobaczysz to przez `/halma board game:{ $code }`.
no-lost-game = Wszystkie twoje partie mają kanał. Nie ma czego przenosić.
done-late = Gotowe. Przepraszam, chwilę to trwało.
press-again = To trwało za długo. Kliknij przycisk jeszcze raz.
other-version = Ten przycisk jest z innej wersji bota. Oto obecna plansza:
no-turn-here = W żadnej partii na tym kanale nie jest teraz twoja kolej. `/halma games` pokazuje twoje partie, `/halma play` zaczyna nową.
no-game-here = Nie masz partii na tym kanale. `/halma games` pokazuje twoje partie.
note-title = 📝 **Twoja notatka** (widzisz ją tylko ty)
note-saved = 📝 Zapisane. Twoja notatka do #{ $code }, widoczna tylko dla ciebie:
note-deleted = Notatka do #{ $code } usunięta.
note-no-game = Nie grasz w żadnej partii na tym kanale. Jeśli partia jest gdzie indziej, podaj jej kod: `/halma game note game:`.
modal-note-title = Twoja notatka do #{ $code }
modal-note-field = Widzisz ją tylko ty (puste: bez notatki)
modal-note-example = Jaki masz plan?
plan-none = Nie masz planu do #{ $code }.
plan-title = 🗺️ **Twój plan do #{ $code }** (widzisz go tylko ty)
plan-saved = 🗺️ Zapisane. Twój plan do #{ $code }, widoczny tylko dla ciebie:
plan-how = W każdym wierszu: ich ruch, twoja odpowiedź i tak dalej, na przykład `{ $example }`. Jeśli tak zagrają, twoja odpowiedź padnie od razu.
plan-typed = Oto wpisany tekst:
plan-no-game = Nie grasz w żadnej trwającej partii na tym kanale. Jeśli partia jest gdzie indziej, podaj jej kod: `/halma game plan game:`.
modal-plan-title = Twój plan do #{ $code }
modal-plan-field = Ich ruch, twoja odpowiedź… (puste: bez planu)
no-board-here = Na tym kanale nie ma teraz partii. `/halma play` zaczyna nową.
resign-question = { $two ->
    [yes] Poddać partię? Przeciwnik: { $others }. To kończy grę.
   *[no] Poddać #{ $code }? Tego nie da się cofnąć.
}
resign-question-pair = Poddać #{ $code }? Gra kończy się wtedy także dla: { $partner }. Tego nie da się cofnąć.
resign-kept = OK, grasz dalej.
day-given = Gotowe: przeciwnik w #{ $code } ma dodatkowy dzień.
menu-of = Partie { $from }–{ $to }
menu-more = Partie, które się tu nie mieszczą: { $count }. Wskaż jedną opcją `game`.
wake-up = ⏰ { $who }, twój ruch w #{ $code }.
muted = OK, nie przypomnę ci już o tej turze w #{ $code }.
offer-declined-quietly = Odrzucone. Nikomu nie powiem; propozycja jest otwarta do końca tury.
next-waiting = Następna: { $game }
open-none = Na tym serwerze nie ma otwartych wyzwań. `/halma play` bez przeciwnika tworzy takie, do którego może dołączyć każdy.
open-title = Otwarte wyzwania na tym serwerze: { $count }
games-none = Nie masz żadnych partii. `/halma play` zaczyna nową.
games-none-of = { $who } nie ma partii na tym serwerze.
games-title = Twoje partie: { $count }
games-title-of = { $who }, partie na tym serwerze: { $count }
games-my-turn = ▶️ **Twój ruch**
games-their-turn = ⏳ **Czeka na innych**
link-to-board = do planszy
games-open = 📨 **Czeka na graczy**
games-answer = 📨 **Wyzwanie dla ciebie**
menu-move-in = Ruch w partii…
seat-namesake = { $name } ({ $color })
