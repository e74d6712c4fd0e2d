# Words of the game.

variant-halma8 = Halma 8×8
variant-halma10 = Halma 10×10
variant-halma16 = Halma 16×16
variant-halma16-4 = Halma 16×16 dla czworga
variant-corners = Narożniki (Ugolki)
variant-mini-corners = Mininarożniki
variant-star2 = Chińskie warcaby dla dwojga
variant-star2x3 = Chińskie warcaby dla dwojga, po trzy kolory
variant-star3 = Chińskie warcaby dla trojga
variant-star3x2 = Chińskie warcaby dla trojga, po dwa kolory
variant-star4 = Chińskie warcaby dla czworga
variant-star5 = Chińskie warcaby dla pięciorga
variant-star6 = Chińskie warcaby dla sześciorga

clock-1h = 1 godzina
clock-12h = 12 godzin
clock-1d = 1 dzień
clock-2d = 2 dni
clock-3d = 3 dni
clock-5d = 5 dni
clock-7d = 7 dni
clock-14d = 14 dni
clock-none = Bez limitu czasu
clock-per-move = { $time } na ruch

rules-gambiter = Limit rund (Gambiter)
rules-brainking = Kontrola bazy według liczby ruchów (BrainKing)
rules-closed-camp = Zamknięta meta
rules-classic = Kto pierwszy zapełni metę (klasyczne)
rules-igroved = Kto pierwszy zapełni metę (gwiazda)
diagonals-on = z ruchami po skosie
diagonals-off = bez ruchów po skosie

color-a = Biały
color-b = Czarny
color-c = Czerwony
color-d = Niebieski
color-e = Zielony
color-f = Żółty
mark-a = ⚪
mark-b = ⚫
mark-c = 🔴
mark-d = 🔵
mark-e = 🟢
mark-f = 🟡

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
    [one] jeden krok do mety
    [few] { $tempo } kroki do mety
    [many] { $tempo } kroków do mety
   *[other] { $tempo } kroku do mety
}, w bazie { $home }, na mecie { $goal } z { $stones }.
alt-out = { $name } ({ $colors }): poza grą.
alt-to-move = Ruch ma { $name }.
alt-won = Wygrywa { $name }.
alt-over = Partia zakończona.
alt-last = Ostatni ruch: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] { $user }, zaczyna { $seat }.
   *[no] Zaczyna { $seat }.
}
turn-next = { $practice ->
    [yes] { $user }, ruch ma { $seat }.
   *[no] Ruch ma { $seat }.
}
turn-thinks = { $seat } myśli.
played = { $seat } gra **{ $route }**.
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
past-began = #{ $code }, początek partii: { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [one] { $first } · jeszcze jeden ruch · { $last }
    [few] { $first } · jeszcze { $between } ruchy · { $last }
    [many] { $first } · jeszcze { $between } ruchów · { $last }
   *[other] { $first } · jeszcze { $between } ruchu · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to } ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
})
past-resigned = { $seat } poddaje partię.
past-timeout = Koniec czasu: { $seat }.
turn-short = { $seat }, twój ruch w partii #{ $code }: { $place }
moved-away = ➡️ Partia #{ $code } toczy się dalej tutaj: { $place }.
paused-place = ⏸️ Partia jest wstrzymana, bo nie mogę pisać na jej kanale. `/halma bring-here game:{ $code }` przenosi ją na inny; bez tego zostanie anulowana { $until }.
paused-player = ⏸️ { $who } nie jest już na tym serwerze, więc partia jest wstrzymana. Jeśli nie wróci, odpadnie { $until }; wykonanie ruchu wznawia partię.
offer-agreed = 🤝 Zgoda.
offer-draw = 🤝 #{ $code }: { $by } proponuje remis. { $asked }, zgoda?
offer-takeback = ↩️ #{ $code }: { $by } prosi o cofnięcie swojego ostatniego ruchu. { $asked }, zgoda?
offer-cancel = 🚫 #{ $code }: { $by } prosi o anulowanie tej partii; nikomu nie będzie się liczyć. { $asked }, zgoda?
offer-hints = 💡 #{ $code }: { $by } prosi, żeby w tej partii wszyscy mogli korzystać z podpowiedzi komputera; pozostanie ona rankingowa. { $asked }, zgoda?
offer-undoes = Do cofnięcia: { $plies }
offer-declined-draw = { $by } proponuje remis, { $declined } odmawia.
offer-declined-takeback = { $by } prosi o cofnięcie ruchu, { $declined } odmawia, więc ruch zostaje.
offer-declined-cancel = { $declined } nie zgadza się na anulowanie, więc partia toczy się dalej.
offer-declined-hints = { $declined } nie zgadza się, więc w tej partii nie ma podpowiedzi.
offer-withdrawn-draw = { $by } wycofuje propozycję remisu.
offer-withdrawn-takeback = { $by } wycofuje prośbę o cofnięcie ruchu.
offer-withdrawn-cancel = { $by } wycofuje prośbę o anulowanie partii.
offer-withdrawn-hints = { $by } wycofuje prośbę o podpowiedzi.
notice-declined-draw = { $to }, { $by } odrzuca twoją propozycję remisu w partii #{ $code }. Partia toczy się dalej.
notice-declined-takeback = { $to }, { $by } odmawia, więc twój ostatni ruch w partii #{ $code } zostaje.
notice-declined-hints = { $to }, { $by } odmawia, więc w partii #{ $code } nie ma podpowiedzi.
notice-hints-agreed = { $to }, wszyscy się zgadzają: kto ma ruch w partii #{ $code }, może zapytać komputer poleceniem `/halma hint`.
notice-declined-cancel = { $to }, { $by } nie zgadza się na anulowanie partii #{ $code }. Partia toczy się dalej.
notice-day-given = { $known ->
    [yes] { $to }, { $by } daje ci jeszcze jeden dzień w partii #{ $code }. Czas na twój ruch mija { $ends }.
   *[no] { $to }, { $by } daje ci jeszcze jeden dzień w partii #{ $code }.
}
had-to-pass = { $seat } nie ma ruchu i pasuje.
out-resignation = { $seat } poddaje partię. Pionki schodzą z planszy, a pozostali grają dalej.
out-timeout = Koniec czasu: { $seat }. Pionki schodzą z planszy, a pozostali grają dalej.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 remis
title-cancelled = 🚫 partia anulowana
thread-name = { $game } · { $names } · #{ $code }
thread-summary = Partia zakończona: { $game } #{ $code }, zobacz: { $place }.
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · runda { $round }
board-footer-whole = #{ $code } · { $game } · runda { $round } · { $rules }
steps-to-go = Kroki do mety: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } poza grą
with-time = { $text } · ⏳ { $at }
bot-was-away = 🔌 W tej turze przez pewien czas nie było mnie w sieci; ten czas się nie liczy.
player-away = ✈️ { $who }: nieobecność od { $from } do { $until }; ten czas się nie liczy.
reminder = ⏰ { $user }, partia wciąż czeka na twój ruch: { $game } #{ $code }. Czas mija { $ends } – { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] Po tej rundzie ({ $round }) przegrywa, kto ma pionek w bazie. Jeszcze w bazie: { $homes }
    [few] Po rundzie { $round } przegrywa, kto ma pionek w bazie; zostały { $left } rundy. Jeszcze w bazie: { $homes }
    [many] Po rundzie { $round } przegrywa, kto ma pionek w bazie; zostało { $left } rund. Jeszcze w bazie: { $homes }
   *[other] Po rundzie { $round } przegrywa, kto ma pionek w bazie; zostało { $left } rundy. Jeszcze w bazie: { $homes }
}
forced-home-seat = { $seat } { $count }
forced-home-moves = { $left ->
    [one] { $seat } ma jeszcze jeden swobodny ruch; potem każdy, który zostawia pionek w bazie, przegrywa. Jeszcze w bazie: { $homes }
    [few] Po { $moves } własnych ruchach przegrywa ruch, który zostawia pionek w bazie; { $seat } ma jeszcze { $left } swobodne ruchy. Jeszcze w bazie: { $homes }
    [many] Po { $moves } własnych ruchach przegrywa ruch, który zostawia pionek w bazie; { $seat } ma jeszcze { $left } swobodnych ruchów. Jeszcze w bazie: { $homes }
   *[other] Po { $moves } własnych ruchach przegrywa ruch, który zostawia pionek w bazie; { $seat } ma jeszcze { $left } swobodnego ruchu. Jeszcze w bazie: { $homes }
}
forced-home-moves-now = { $seat }: ruch, który zostawia pionek w bazie, teraz przegrywa. Jeszcze w bazie: { $homes }
forced-tempo = { $left ->
    [one] Po tej rundzie ({ $round }) wygrywa, kto ma mniej kroków do mety
    [few] Po rundzie { $round } wygrywa, kto ma mniej kroków do mety; zostały { $left } rundy
    [many] Po rundzie { $round } wygrywa, kto ma mniej kroków do mety; zostało { $left } rund
   *[other] Po rundzie { $round } wygrywa, kto ma mniej kroków do mety; zostało { $left } rundy
}
forced-stall = { $left ->
    [one] Rundy bez postępu: { $quiet }; jeszcze jedna i będzie remis
    [few] Rundy bez postępu: { $quiet }; jeszcze { $left } i będzie remis
    [many] Rundy bez postępu: { $quiet }; jeszcze { $left } i będzie remis
   *[other] Rundy bez postępu: { $quiet }; jeszcze { $left } i będzie remis
}
forced-stall-loses = { $left ->
    [one] Rundy bez postępu: { $quiet }; jeszcze jedna i przegrywa { $loser }, bo w bazie wciąż stoją pionki
    [few] Rundy bez postępu: { $quiet }; jeszcze { $left } i przegrywa { $loser }, chyba że baza będzie wtedy pusta
    [many] Rundy bez postępu: { $quiet }; jeszcze { $left } i przegrywa { $loser }, chyba że baza będzie wtedy pusta
   *[other] Rundy bez postępu: { $quiet }; jeszcze { $left } i przegrywa { $loser }, chyba że baza będzie wtedy pusta
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-locked = { $seats ->
    [2] 🏆 Wygrywa { $winner }, przegrywa { $losers }: meta jest zapełniona, nie licząc zablokowanych obcych pionków.
   *[other] 🏆 Wygrywa { $winner }: meta jest zapełniona, nie licząc zablokowanych obcych pionków.
}
won-home = 🏆 Wygrywa { $winner }: przy kontroli bazy wciąż ma tam pionki { $losers }.
won-tempo = 🏆 Wygrywa { $winner }, przegrywa { $losers }: do mety zostało mniej kroków ({ $tempo }).
won-stall = 🏆 Wygrywa { $winner }: 50 rund bez postępu, a pionki w bazie wciąż ma { $losers }.
won-resignation = { $seats ->
    [2] { $losers } poddaje partię. 🏆 Wygrywa { $winner }.
   *[other] { $last } poddaje partię, a reszta już odpadła. 🏆 Wygrywa { $winner }.
}
won-timeout = { $seats ->
    [2] Koniec czasu: { $losers }. 🏆 Wygrywa { $winner }.
   *[other] Koniec czasu: { $last }. Reszta już odpadła. 🏆 Wygrywa { $winner }.
}
drawn-built = { $seats ->
    [2] 🤝 Remis: { $players }. Obie mety zapełniły się w tej samej rundzie.
   *[other] 🤝 Remis: obie mety zapełniły się w tej samej rundzie.
}
drawn-home = { $seats ->
    [2] 🤝 Remis: { $players }. Przy kontroli bazy obie strony wciąż miały tam pionki.
   *[other] 🤝 Remis: przy kontroli bazy obie strony wciąż miały tam pionki.
}
drawn-tempo = { $seats ->
    [2] 🤝 Remis: { $players }. Kroków do mety jest tyle samo, { $tempo }.
   *[other] 🤝 Remis: kroków do mety jest tyle samo, { $tempo }.
}
drawn-stall = { $seats ->
    [2] 🤝 Remis: { $players }. 50 rund bez postępu.
   *[other] 🤝 Remis: 50 rund bez postępu.
}
drawn-blocked = { $seats ->
    [2] 🤝 Remis: { $players }. Nikt nie ma już ruchu.
   *[other] 🤝 Remis: nikt nie ma już ruchu.
}
drawn-agreement = { $seats ->
    [2] 🤝 Remis za obopólną zgodą: { $players }.
   *[other] 🤝 Remis za zgodą wszystkich.
}
void-agreed = 🚫 { $players }: partia anulowana za zgodą wszystkich. Nikomu się nie liczy.
void-late = 🚫 Koniec czasu ({ $blamed }), a nie wszyscy wykonali pierwszy ruch. Partia anulowana i nikomu się nie liczy: { $players }.
void-left = 🚫 { $blamed } nie jest już na tym serwerze, a nie wszyscy wykonali pierwszy ruch. Partia anulowana i nikomu się nie liczy: { $players }.
void-no-place = 🚫 { $players }: partia przez tydzień nie miała kanału, więc jest anulowana i nikomu się nie liczy.
void-moderator = Partia nikomu się nie liczy.
void-unknown = 🚫 { $players }: partia anulowana, nikomu się nie liczy.

# Buttons, menus, forms.

button-move = Wykonaj ruch
choose-move = Twój ruch w partii #{ $code }: wybierz jeden z najlepszych albo numer pionka, żeby zobaczyć, dokąd może pójść.
choose-target = #{ $code }: dokąd idzie pionek z pola { $stone }?
went-on = Partia potoczyła się tymczasem dalej; teraz wygląda tak.
menu-best-moves = Najlepsze ruchy: wybierz, żeby zagrać
menu-stones = Inny pionek…
menu-targets = { $first ->
    [1] Dokąd? Wybór od razu wykonuje ruch
   *[other] Więcej pól, od nr { $first }
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
jumps-begin = #{ $code }: pionek z pola { $from } skacze. Gdzie ląduje najpierw?
jumps-on = #{ $code }: pionek z pola { $from } jest już na { $at }. Może skakać dalej.
menu-jumps = Skocz dalej na…
button-jump-by-jump = Skok po skoku
button-stop-here = Zostań tutaj
hint-title = 💡 #{ $code }: tak zagrałby komputer.
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Potem być może { $reply }.
hint-play = Zagraj { $text }
hint-rated = Ta partia jest rankingowa, więc podpowiedzi są w niej tylko za zgodą wszystkich: prosi o nią `/halma offer what:hints`. W partiach towarzyskich (`rated:False` w wyzwaniu) i na treningu są zawsze.
hint-wins = { $moves ->
    [one] wygrywa.
    [few] wygrywa w { $moves } ruchach.
    [many] wygrywa w { $moves } ruchach.
   *[other] wygrywa w { $moves } ruchu.
}
hint-shortest = { $moves ->
    [one] ostatni ruch najkrótszej drogi do mety.
    [few] nikt już nie przeszkadza, a to najkrótsza droga: { $moves } ruchy.
    [many] nikt już nie przeszkadza, a to najkrótsza droga: { $moves } ruchów.
   *[other] nikt już nie przeszkadza, a to najkrótsza droga: { $moves } ruchu.
}
hint-leaves-home = { $left ->
    [0] baza będzie pusta, zanim przyjdzie kontrola.
    [one] baza musi być wkrótce pusta; stoi tam jeszcze jeden pionek.
    [few] baza musi być wkrótce pusta; stoją tam jeszcze { $left } pionki.
    [many] baza musi być wkrótce pusta; stoi tam jeszcze { $left } pionków.
   *[other] baza musi być wkrótce pusta; stoi tam jeszcze { $left } pionka.
}
hint-fills-goal = jeszcze jeden pionek na mecie.
hint-brings-up = podciąga pionek, który został najdalej w tyle.
hint-chain = seria { $jumps } skoków.
hint-prepares = przygotowuje { $next }, być może po { $reply }.
hint-best = prowadzi do najlepszej kontynuacji.
hint-no-mark = 🤖 Po podpowiedzi wygrana w tej partii nie trafi do profilu jako pokonany poziom.
confirm-move = Zagrać **{ $text }** w partii #{ $code }?
button-play = Zagraj
button-type-move = Wpisz ruch
button-other-stones = Inne pionki
button-back = Wstecz
button-board = Z mojej strony
button-resign = Poddaj partię
button-resign-yes = Tak, poddaję
button-resign-no = Nie, gram dalej
button-agree = Zgoda
button-disagree = Odrzuć
button-give-day = +1 dzień
button-rematch = Rewanż
button-analyze = Analiza
analysis-title = 📈 **#{ $code }** { $game }, analiza partii
analysis-failed = Nie udało mi się przeanalizować tej partii. Spróbuj ponownie za chwilę; jeśli to się powtórzy, powiadom operatora bota.
analysis-curve = { $seats ->
    [2] Wykres: o ile kroków prowadzi { $seat }, runda po rundzie.
   *[other] Wykresy: o ile kroków każdy kolor wyprzedza pozostałe, runda po rundzie.
}
analysis-no-moment = Żaden ruch nie kosztował nawet jednego kroku. Świetna gra!
analysis-missed = 🔗 Najdłuższa przegapiona seria: runda { $round }, { $seat } **{ $chain }**, skoki: { $jumps }, { $gain ->
    [one] jeden krok
    [few] { $gain } kroki
    [many] { $gain } kroków
   *[other] { $gain } kroku
} naprzód.
analysis-race = 🏁 Od rundy { $round } nikt już nikomu nie przeszkadzał: { $sides }.
analysis-race-side = { $seat } – trzeba było { $needed ->
    [one] jednego ruchu
    [few] { $needed } ruchów
    [many] { $needed } ruchów
   *[other] { $needed } ruchu
} (wykonano { $made })
analysis-alt = Wykres przebiegu gry, rundy: { $rounds }. Przewaga pierwszego koloru w krokach: największa { $most }, najmniejsza { $least }.
button-replay = Powtórka
button-replay-files = GIF i zapis
button-replay-files-from = GIF odtąd i zapis
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
    [few] { $jumps } skoki · najdłuższa seria: { $longest }, { $seat }
    [many] { $jumps } skoków · najdłuższa seria: { $longest }, { $seat }
   *[other] { $jumps } skoku · najdłuższa seria: { $longest }, { $seat }
}
replay-files = Partia #{ $code } jako animacja, razem z zapisem.
replay-skips = Animacja pokazuje co { $step }. ruch, inaczej trwałaby za długo.
replay-small = Rozmiar animacji: { $pixels } px, inaczej byłaby za duża dla Discorda.
replay-no-picture = Nie udało się utworzyć animacji partii #{ $code }. Oto jej zapis.
imported = Partię #{ $code } widzisz tylko ty: nikt inny się o niej nie dowie i nie liczy się ona w żadnej tabeli.
import-several = Tu jest więcej niż jedna partia. Podawaj je po jednej.
import-unreadable = Nie mogę odczytać wiersza { $line } tego zapisu: { $text }. { $why } `/halma export` pokazuje, jak wygląda zapis; popraw wiersz i spróbuj ponownie: `/halma import`.
import-why-empty = Nie ma w nim żadnej partii.
import-why-large = Zapis jest dłuższy, niż może być.
import-why-token = To ani znacznik, taki jak `[Variant "halma8"]`, ani ruch.
import-why-tag = Ten znacznik występuje dwa razy, stoi wśród ruchów albo ma wartość, której nie znam.
import-why-no-variant = Brakuje znacznika `[Variant "halma8"]` z nazwą gry.
import-why-move = Ruchu { $ply } tej partii nie da się tam wykonać: { $why }
import-why-seat = Ten wiersz nie wskazuje miejsca w tej partii, które mogłoby odpaść.
import-why-result = Ruchy prowadzą do innego wyniku albo wyniki są ze sobą sprzeczne.
modal-import-title = Partia rozegrana gdzie indziej
modal-import-field = Jej zapis
record-of = Zapis partii #{ $code }.
button-previous = ◀ Wcześniej
button-next = Później ▶
modal-move-title = Twój ruch · #{ $code }
modal-move-field = Skąd i dokąd albo cała trasa
modal-move-example = { $example }
menu-which-match = Wybierz partię
menu-which-challenge = Odpowiedz na wyzwanie albo je wycofaj
challenge-chosen = To wyzwanie czeka na odpowiedź.
modal-end-title = Zakończyć #{ $code }? Nikomu się nie liczy.
modal-void-title = Usunąć #{ $code } z tabel?
modal-reset-tables-title = Zacząć tabele tego serwera od nowa?
modal-reset-tables-field = Wpisz nazwę tego serwera
modal-undo-title = Cofnąć ostatni ruch w #{ $code }?
modal-reason-field = Dlaczego? Gracze to zobaczą.
modal-reason-example = Możesz zostawić to pole puste.
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = Którą ze swoich partii masz na myśli?
name-the-match = Masz tu kilka partii. Wskaż właściwą opcją `game`.

# Private answers.

already-done = To już zrobione. Teraz wygląda to tak:
done-privately = Gotowe. Partia #{ $code } jest tutaj: { $place }.
unposted = Przy okazji: nie udało się pokazać, co ostatnio zaszło w partii #{ $code } ({ $place }), bo nie mogę tam pisać albo tego miejsca już nie ma. Nic nie przepadło: `/halma board game:{ $code }` pokazuje stan partii, a `/halma bring-here game:{ $code }` przenosi ją na wybrany kanał. Do tego czasu jest wstrzymana, najwyżej na tydzień.
unposted-over = Przy okazji: nie udało się pokazać, jak skończyła się partia #{ $code } albo co się z nią stało ({ $place }), bo nie mogę tam pisać albo tego miejsca już nie ma. Pokazuje to `/halma board game:{ $code }`.
plain-post = { $people }: w partii #{ $code } coś się wydarzyło, ale Discord nie przyjął mojej wiadomości. Pokazuje to `/halma board game:{ $code }`.
no-lost-game = Żadna z twoich partii nie straciła kanału.
done-late = Gotowe, choć chwilę to trwało.
press-again = To trwało zbyt długo. Naciśnij przycisk jeszcze raz.
other-version = Ten przycisk pochodzi z innej wersji bota. Oto obecna plansza:
no-turn-here = W żadnej partii na tym kanale nie jest teraz twoja kolej. `/halma games` pokazuje wszystkie twoje partie, `/halma challenge` zaczyna nową.
no-game-here = Nie grasz na tym kanale żadnej partii. `/halma games` pokazuje wszystkie twoje partie.
no-board-here = Na tym kanale nie toczy się żadna partia. `/halma challenge` zaczyna nową.
resign-kept = Grasz dalej.
day-given = Gotowe: przeciwnik w partii #{ $code } ma o dzień więcej.
menu-of = Partie od { $from } do { $to }
menu-more = Inne partie, które się tu nie mieszczą: { $count }. Wskaż właściwą opcją `game`.
muted = Gotowe: nie będę już przypominać o tej turze w partii #{ $code }.
offer-declined-quietly = Odrzucono. Nikt się o tym nie dowie; dla pozostałych propozycja jest ważna, aż minie tura.
next-waiting = Następna: { $game }
open-none = Na tym serwerze nie ma otwartych wyzwań. `/halma challenge` bez przeciwnika tworzy wyzwanie, do którego może dołączyć każdy.
open-title = Otwarte wyzwania na tym serwerze: { $count }
games-none = Nie masz żadnych partii. `/halma challenge` zaczyna nową.
games-none-of = { $who } nie ma partii na tym serwerze.
games-title = Twoje partie: { $count }
games-title-of = Partie na tym serwerze ({ $who }): { $count }
games-my-turn = ▶️ **#{ $code }** { $game }: { $people } – **twój ruch** – { $place }
games-my-turn-until = ▶️ **#{ $code }** { $game }: { $people } – **twój ruch**, czas mija { $at } – { $place }
games-their-turn = ⏳ **#{ $code }** { $game }: { $people } – { $place }
games-their-turn-until = ⏳ **#{ $code }** { $game }: { $people }, czas mija { $at } – { $place }
link-to-board = do planszy
games-open = 📨 **#{ $code }** { $game }: { $people } – czeka na graczy – { $place }
games-answer = 📨 **#{ $code }** { $game }: { $people } – **wyzwanie dla ciebie** – { $place }
