# Words of the game.

variant-halma8 = Halma 8×8
variant-halma10 = Halma 10×10
variant-halma16 = Halma 16×16
variant-halma16-4 = Halma 16×16 în patru
variant-corners = Colțuri (Ugolki)
variant-mini-corners = Mini-colțuri
variant-star2 = Dame chinezești în doi
variant-star2x3 = Dame chinezești în doi, câte trei culori
variant-star3 = Dame chinezești în trei
variant-star3x2 = Dame chinezești în trei, câte două culori
variant-star4 = Dame chinezești în patru
variant-star5 = Dame chinezești în cinci
variant-star6 = Dame chinezești în șase
variant-star2-15 = Dame chinezești în doi, 15 piese
variant-star3-15 = Dame chinezești în trei, 15 piese

clock-1h = 1 oră
clock-12h = 12 ore
clock-1d = 1 zi
clock-2d = 2 zile
clock-3d = 3 zile
clock-5d = 5 zile
clock-7d = 7 zile
clock-14d = 14 zile
clock-none = Fără limită de timp
clock-bank-7d = 7 zile pentru toate mutările tale
clock-bank-14d = 14 zile pentru toate mutările tale
clock-bank-21d = 21 de zile pentru toate mutările tale
clock-bank-30d = 30 de zile pentru toate mutările tale
clock-bank-3d-12h = 3 zile, plus 12 ore la fiecare mutare
clock-bank-7d-1d = 7 zile, plus 1 zi la fiecare mutare
clock-weekends = { $time }, fără weekenduri
clock-per-move = { $time } pe mutare

rules-gambiter = Runde limitate (Gambiter)
rules-brainking = Ieșire din casă la timp (BrainKing)
rules-closed-camp = Fără ieșire din casa opusă
rules-classic = Prima casă opusă plină (clasic)
rules-igroved = Prima casă opusă plină (stea)
rules-parlett = Casa opusă plină câștigă (Parlett)
rules-family = Reguli de familie (stea)
diagonals-on = cu diagonale
diagonals-off = fără diagonale
jumps-long = sărituri lungi
ends-places = se joacă pe toate locurile
teams-pairs = în perechi

color-a = Alb
color-b = Negru
color-c = Roșu
color-d = Albastru
color-e = Verde
color-f = Galben

forgotten-person = Cineva
computer = Calculator (nivel { $level })

# The board in words.

text-stone-a = a
text-stone-b = n
text-stone-c = r
text-stone-d = b
text-stone-e = v
text-stone-f = g
text-color = { $letter } { $name }
text-legend = { $colors }; { $free } liber

alt-board = { $game }, runda { $round }.
alt-seat = { $name } joacă cu { $colors }: { $tempo ->
    [0] toate în casa opusă
    [one] un pas rămas
    [few] { $tempo } pași rămași
   *[other] { $tempo } de pași rămași
}, { $home } acasă, { $goal } din { $stones } în casa opusă.
alt-out = { $name } ({ $colors }) nu mai joacă.
alt-place = { $name } ({ $colors }): locul { $place }.
alt-to-move = { $name } mută.
alt-won = { $name } a câștigat.
alt-won-pair = { $names } au câștigat împreună.
picture-steps = pași rămași
picture-goal = în casa opusă
alt-over = Partida s-a încheiat.
alt-last = Ultima mutare: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] **{ $seat } începe,** { $user }.
   *[no] **{ $seat } începe.**
}
turn-aim = Du-ți cele { $stones ->
    [one] { $stones } piesă
    [few] { $stones } piese
   *[other] { $stones } de piese
} { $marks } { $corners }{ $aim ->
    [duel] {" "}înainte ca { $other } să-și umple casa opusă.
    [pair] . Joci în pereche cu { $other }: câștigă perechea care își umple prima ambele case opuse.
    [places] : cu cât mai repede, cu atât mai bun locul.
   *[others] {" "}înaintea celorlalți.
} Apasă **Mută**.
# Where a goal lies in the picture, after "into".
corner-bottom = în colțul de jos
corner-bottom-left = în colțul din stânga jos
corner-bottom-right = în colțul din dreapta jos
corner-top = în colțul de sus
corner-top-left = în colțul din stânga sus
corner-top-right = în colțul din dreapta sus
turn-next = { $practice ->
    [yes] { $seat } mută, { $user }.
   *[no] { $seat }, e rândul tău.
}
turn-look = { $seat } mută.
turn-thinks = { $seat } se gândește…
played = { $seat } a jucat **{ $route }**.
played-planned = { $seat } a jucat **{ $route }**, conform planului.
taken-back = { $count ->
    [one] ↩️ Ultima mutare a fost luată înapoi.
    [few] ↩️ Ultimele { $count } mutări au fost luate înapoi.
   *[other] ↩️ Ultimele { $count } de mutări au fost luate înapoi.
}
moderator-undid = 🛡️ { $players }: { $who } (moderare) a luat înapoi ultima mutare.
moderator-moved = 🛡️ { $players }: { $who } (moderare) a mutat partida aici.
moderator-ended = 🛡️ { $players }: { $who } (moderare) a încheiat partida.
moderator-voided = 🛡️ { $players }: { $who } (moderare) a scos partida din clasamentele acestui server.
void-everywhere = 🛡️ { $players }: administratorul botului a scos partida din toate clasamentele.
moderator-reason = Motiv: { $reason }
past-began = #{ $code } a început: { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [one] { $first } · încă una · { $last }
    [few] { $first } · încă { $between } · { $last }
   *[other] { $first } · încă { $between } · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to } ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
})
past-resigned = { $seat } a abandonat.
past-timeout = { $seat } a depășit timpul.
turn-short = { $seat }, e rândul tău în #{ $code }: { $place }
moved-away = ➡️ #{ $code } continuă în { $place }.
paused-place = ⏸️ Partidă în pauză: nu pot posta în canalul ei. Folosește `/halma game move-here game:{ $code }` în alt canal, altfel se anulează { $until }.
paused-player = ⏸️ Partidă în pauză: { $who } a părăsit serverul. Dacă nu se întoarce, iese din joc { $until }. Cu o mutare, partida continuă.
offer-agreed = 🤝 S-a acceptat.
offer-draw = 🤝 #{ $code }: { $by } propune remiză. { $asked }, de acord?
offer-takeback = ↩️ #{ $code }: { $by } vrea să ia înapoi o mutare. { $asked }, de acord?
offer-cancel = 🚫 #{ $code }: { $by } cere anularea partidei; nu va conta. { $asked }, de acord?
offer-hints = 💡 #{ $code }: { $by } vrea sugestii pentru toată lumea; partida rămâne cu rating. { $asked }, de acord?
offer-undoes = Se iau înapoi: { $plies }
offer-declined-draw = { $declined } a refuzat remiza propusă de { $by }.
offer-declined-takeback = { $declined } a refuzat: mutarea ({ $by }) rămâne.
offer-declined-cancel = { $declined } nu vrea anularea. Partida continuă.
offer-declined-hints = { $declined } a refuzat: fără sugestii în această partidă.
offer-withdrawn-draw = { $by } a retras propunerea de remiză.
offer-withdrawn-takeback = { $by } nu mai cere o mutare înapoi.
offer-withdrawn-cancel = { $by } nu mai cere anularea. Partida continuă.
offer-withdrawn-hints = { $by } nu mai cere sugestii.
notice-declined-draw = { $to }, { $by } ți-a refuzat propunerea de remiză în #{ $code }. Partida continuă.
notice-declined-takeback = { $to }, { $by } a refuzat: mutarea ta din #{ $code } rămâne.
notice-declined-hints = { $to }, { $by } a refuzat: fără sugestii în #{ $code }.
notice-hints-agreed = { $to }, toată lumea e de acord: folosește `/halma hint` când e rândul tău în #{ $code }.
notice-declined-cancel = { $to }, { $by } nu vrea anularea partidei #{ $code }. Partida continuă.
notice-day-given = { $known ->
    [yes] { $to }, { $by } ți-a dat o zi în plus în #{ $code }. Timpul tău expiră { $ends }.
   *[no] { $to }, { $by } ți-a dat o zi în plus în #{ $code }.
}
had-to-pass = { $seat } nu poate muta și pasează.
out-resignation = { $seat } a abandonat. Piesele sale ies de pe tablă, iar ceilalți continuă.
out-timeout = { $seat } a depășit timpul. Piesele sale ies de pe tablă, iar ceilalți continuă.
out-pair-resignation = { $seat } a abandonat, iar jocul s-a terminat și pentru { $partner }. Piesele lor ies de pe tablă, iar ceilalți continuă.
out-pair-timeout = Timpul pentru { $seat } a expirat, iar jocul s-a terminat și pentru { $partner }. Piesele lor ies de pe tablă, iar ceilalți continuă.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 remiză
title-cancelled = 🚫 anulată
thread-name = { $game } · { $names } · #{ $code }
thread-summary = { $game } #{ $code } s-a încheiat: { $place }
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · runda { $round }
board-footer-whole = #{ $code } · { $game } · runda { $round } · { $rules }
steps-to-go = Pași rămași: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } a ieșit
race-needs = { $winner } are nevoie de cel mult { $most ->
    [one] o mutare
    [few] { $most } mutări
   *[other] { $most } de mutări
}, { $loser } de cel puțin { $least }.
time-left = ⏳ { $at }
bank-left = ⌛ { $who }: { $time }
bot-was-away = 🔌 Am fost offline o parte din această mutare. Timpul acela nu se pune.
player-away = ✈️ { $who } e în pauză de la { $from } până la { $until }. Timpul acela nu se pune.
reminder = ⏰ { $user }, { $game } #{ $code } îți așteaptă mutarea. Timpul tău expiră { $ends } — { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] Ultima rundă pentru a ieși din casă: cine mai are piese acolo după runda { $round } pierde (dacă au amândoi, e remiză). { $homes }
    [few] Mai sunt { $left } runde pentru a ieși din casă: cine mai are piese acolo după runda { $round } pierde (dacă au amândoi, e remiză). { $homes }
   *[other] Mai sunt { $left } de runde pentru a ieși din casă: cine mai are piese acolo după runda { $round } pierde (dacă au amândoi, e remiză). { $homes }
}
forced-home-own = Tu mai ai { $count } acolo.
forced-home-seat = { $seat } mai are { $count } acolo.
forced-home-moves = { $left ->
    [one] { $seat } mai are o mutare ca să scoată toate piesele din casă, altfel pierde. { $homes }
    [few] { $seat } mai are { $left } mutări ca să scoată toate piesele din casă, altfel pierde. { $homes }
   *[other] { $seat } mai are { $left } de mutări ca să scoată toate piesele din casă, altfel pierde. { $homes }
}
forced-tempo = { $left ->
    [one] După această rundă ({ $round }) câștigă cine are mai puțini pași rămași
    [few] După runda { $round } câștigă cine are mai puțini pași rămași: mai sunt { $left } runde
   *[other] După runda { $round } câștigă cine are mai puțini pași rămași: mai sunt { $left } de runde
}
forced-stall = { $left ->
    [one] Runde fără progres: { $quiet }; încă una și e remiză
    [few] Runde fără progres: { $quiet }; încă { $left } și e remiză
   *[other] Runde fără progres: { $quiet }; încă { $left } și e remiză
}
forced-stall-places = { $left ->
    [one] Runde fără progres: { $quiet }; încă una și jocul se termină; cei rămași împart un loc
    [few] Runde fără progres: { $quiet }; încă { $left } și jocul se termină; cei rămași împart un loc
   *[other] Runde fără progres: { $quiet }; încă { $left } și jocul se termină; cei rămași împart un loc
}
forced-stall-loses = { $left ->
    [one] Runde fără progres: { $quiet }; încă una și { $loser } pierde, dacă mai are piese acasă
    [few] Runde fără progres: { $quiet }; încă { $left } și { $loser } pierde, dacă mai are piese acasă
   *[other] Runde fără progres: { $quiet }; încă { $left } și { $loser } pierde, dacă mai are piese acasă
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-built = { $seats ->
    [2] 🏆 **{ $winner } câștigă!** Toate cele { $stones ->
        [one] { $stones } piesă
        [few] { $stones } piese
       *[other] { $stones } de piese
    } au ajuns în { $moves ->
        [one] { $moves } mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }, cu un avans de { $ahead ->
        [one] un pas
        [few] { $ahead } pași
       *[other] { $ahead } de pași
    } față de { $losers }.
   *[other] 🏆 **{ $winner } câștigă!** Toate cele { $stones ->
        [one] { $stones } piesă
        [few] { $stones } piese
       *[other] { $stones } de piese
    } au ajuns în { $moves ->
        [one] { $moves } mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }.
}
won-locked = { $seats ->
    [2] 🏆 { $winner } câștigă contra { $losers }: casa opusă e plină, cu piese adverse blocate în ea.
   *[other] 🏆 { $winner } câștigă: casa opusă e plină, cu piese adverse blocate în ea.
}
won-filled = { $seats ->
    [2] 🏆 { $winner } câștigă contra { $losers }: casa opusă e plină, mai ales cu piese proprii.
   *[other] 🏆 { $winner } câștigă: casa opusă e plină, mai ales cu piese proprii.
}
level-beaten = 🎉 **Ai învins nivelul { $level } pentru prima dată!**
moment-move = 🔗 Sărituri într-o mutare: { $jumps }!
moment-upset = 🎯 Surpriză! { $seat } avea ratingul cu { $points } mai mic.
moment-leads = 👑 { $seat } e acum pe primul loc aici!
moment-comeback = 🚀 Ce revenire! { $seat } avea de recuperat { $steps ->
    [one] un pas
    [few] { $steps } pași
   *[other] { $steps } de pași
} în runda { $round }.
moment-streak = 🔥 { $seat }: { $count } victorii la rând!
moment-fastest = ⚡ Record personal: { $seat } n-a câștigat niciodată acest joc în mai puține mutări ({ $moves }).
moment-chain = 🔗 Record personal: { $seat }, cea mai lungă serie (sărituri: { $jumps }).
moment-ranked = 📈 Trei partide cu rating: { $seat } e acum în clasament.
moment-first = 🎉 Prima partidă cu rating: { $seat }!
moment-short = { $seat } mai avea doar { $steps ->
    [one] un pas
    [few] { $steps } pași
   *[other] { $steps } de pași
}. Atât de aproape!
level-last = 🎉 **Ai învins nivelul 10. Nivelul 11 nu există!**
won-home = 🏆 { $winner } câștigă: au rămas piese acasă la { $losers }.
won-tempo = 🏆 { $winner } câștigă contra { $losers } cu mai puțini pași rămași ({ $tempo }).
won-stall = 🏆 { $winner } câștigă: 50 de runde fără progres și piese rămase acasă la { $losers }.
won-resignation = { $seats ->
    [2] { $losers } a abandonat. 🏆 { $winner } câștigă.
   *[other] { $last } a abandonat, iar ceilalți au ieșit. 🏆 { $winner } câștigă.
}
won-race = 🏆 **{ $winner } câștigă!** { $losers } nu mai poate recupera.
won-timeout = { $seats ->
    [2] { $losers } a depășit timpul. 🏆 { $winner } câștigă.
   *[other] { $last } a depășit timpul, iar ceilalți au ieșit. 🏆 { $winner } câștigă.
}
won-pair = 🏆 **{ $winner } câștigă împreună!** Amândoi și-au umplut casa opusă.
won-pair-resignation = { $last } a abandonat. 🏆 **{ $winner } câștigă împreună!**
won-pair-timeout = Timpul pentru { $last } a expirat. 🏆 **{ $winner } câștigă împreună!**
placed-places = 🏁 { $places }
placed-stall = 50 de runde fără progres: cei care mai joacă împart un loc. 🏁 { $places }
placed-blocked = Nimeni nu mai poate muta: cei care mai joacă împart un loc. 🏁 { $places }
placed-agreement = 🤝 Cei care mai joacă au convenit să împartă un loc. 🏁 { $places }
placed-resignation = { $last } a abandonat. 🏁 { $places }
placed-timeout = Timpul pentru { $last } a expirat. 🏁 { $places }
drawn-built = { $seats ->
    [2] 🤝 Remiză între { $players }: amândoi au umplut casa opusă în aceeași rundă.
   *[other] 🤝 Remiză: amândoi au umplut casa opusă în aceeași rundă.
}
drawn-home = { $seats ->
    [2] 🤝 Remiză între { $players }: amândoi mai aveau piese acasă.
   *[other] 🤝 Remiză: amândoi mai aveau piese acasă.
}
drawn-tempo = { $seats ->
    [2] 🤝 Remiză între { $players }: același număr de pași rămași ({ $tempo }).
   *[other] 🤝 Remiză: același număr de pași rămași ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 Remiză între { $players }: 50 de runde fără progres.
   *[other] 🤝 Remiză: 50 de runde fără progres.
}
drawn-blocked = { $seats ->
    [2] 🤝 Remiză între { $players }: nimeni nu mai poate muta.
   *[other] 🤝 Remiză: nimeni nu mai poate muta.
}
drawn-race = 🤝 Remiză între { $players }: orice ar juca, ajung în aceeași rundă.
drawn-agreement = { $seats ->
    [2] 🤝 Remiză de comun acord între { $players }.
   *[other] 🤝 Remiză de comun acord.
}
void-agreed = 🚫 { $players }: partidă anulată de comun acord. Nu contează.
void-late = 🚫 { $blamed } a depășit timpul înainte ca toată lumea să facă două mutări. Partida dintre { $players } e anulată și nu contează.
void-left = 🚫 { $blamed } a părăsit serverul înainte ca toată lumea să facă două mutări. Partida dintre { $players } e anulată și nu contează.
void-no-place = 🚫 { $players }: partida n-a avut canal timp de o săptămână. E anulată și nu contează.
void-moderator = Nu intră în clasament.
void-unknown = 🚫 { $players }: partida a fost anulată și nu contează.

# Buttons, menus, forms.

button-move = Mută
chooses-move = { $who } alege o mutare în #{ $code }.
choose-move = Mutarea ta în #{ $code }: alege o mutare sugerată (+4: cu 4 pași mai aproape) sau o piesă numerotată, ca să-i vezi mutările.
choose-side = Din partea ta, piesele tale merg { $corners }.
choose-target = #{ $code }: unde merge piesa de pe { $stone }?
went-on = Tabla aceasta nu mai e actuală. Iat-o pe cea de acum:
menu-best-moves = Mutări sugerate: alege una ca să o joci
menu-first-stones = Alege o piesă…
menu-stones = Altă piesă…
menu-targets = { $first ->
    [1] Unde? Mutarea se joacă imediat
   *[other] Alte mutări, de la { $first }
}
stone-label = { $number } · { $stone } · { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}
choice-move = { $begins } → { $to } · { $jumps ->
    [0] pas
    [one] o săritură
    [few] { $jumps } sărituri
   *[other] { $jumps } de sărituri
} · { $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}{ $end ->
    [won] {" "}· 🏆 câștigă
    [lost] {" "}· ⚠️ pierde
    [late] {" "}· ⌛ nu iese din casă la timp
    [drawn] {" "}· 🤝 remiză
   *[none] { "" }
}
jumps-begin = #{ $code }: sari cu piesa de pe { $from }. Unde mai întâi?
jumps-on = #{ $code }: piesa ta de pe { $from } e pe { $at }. Sari mai departe sau oprește-te aici.
jumps-back = #{ $code }: piesa ta de pe { $from } e pe { $at }. De aici poate doar sări înapoi.
menu-jumps = Sari pe…
button-jump-by-jump = Salt cu salt
button-stop-here = Oprește-te aici
hint-title = 💡 #{ $code }: ce ar juca calculatorul
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Răspuns probabil: { $reply }.
hint-play = Joacă { $text }
hint-rated = Partida e cu rating: sugestii doar dacă toată lumea e de acord. La antrenament și în partidele amicale sunt permise mereu.
button-ask-hints = Întreabă pe toți
hint-wins = { $moves ->
    [one] câștigă imediat.
    [few] câștigă în { $moves } mutări.
   *[other] câștigă în { $moves } de mutări.
}
hint-shortest = { $moves ->
    [one] încheie cursa.
    [few] acum e o cursă, iar acesta e cel mai scurt drum: { $moves } mutări.
   *[other] acum e o cursă, iar acesta e cel mai scurt drum: { $moves } de mutări.
}
hint-leaves-home = { $left ->
    [0] îți golește casa la timp.
    [one] îți golește casa la timp; mai e o piesă de scos.
    [few] iese din casă la timp; mai sunt { $left } piese de scos.
   *[other] iese din casă la timp; mai sunt { $left } de piese de scos.
}
hint-fills-goal = duce încă o piesă în casa opusă.
hint-brings-up = aduce în față ultima ta piesă.
hint-chain = { $jumps ->
    [one] o săritură.
    [few] o serie de { $jumps } sărituri.
   *[other] o serie de { $jumps } de sărituri.
}
hint-prepares = pregătește { $next }. Răspuns probabil: { $reply }.
hint-best = cea mai bună pe termen lung.
hint-no-mark = 🤖 Ai folosit o sugestie: o victorie aici nu mai contează ca nivel învins.
confirm-move = Joci **{ $text }** în #{ $code }?
button-play = Joacă
button-type-move = Scrie mutarea
button-other-stones = Alte piese
button-back = Înapoi
button-note = Notița mea
button-plan-write = Schimbă planul
button-plan-delete = Șterge planul
button-board = Tabla mea
button-resign = Abandonează
button-resign-yes = Da, abandonez
button-resign-no = Nu, continui
button-agree = Acceptă
button-disagree = Refuză
button-claim-win = 🏁 Revendică victoria
button-claim-draw = 🏁 Revendică remiza
button-give-day = +1 zi
button-to-board = Arată tabla
button-wake = ⏰ Trezește
button-mute = 🔕 Liniște
button-rematch = Revanșă
button-level = Nivel { $level }
button-analyze = Analiză
analysis-title = 📈 **#{ $code }** { $game } · Analiză
analysis-failed = N-am reușit să termin analiza. Încearcă din nou imediat. Dacă se repetă, spune-i persoanei care administrează botul.
analysis-curve = { $seats ->
    [2] Curba arată cu câți pași conducea { $seat }, rundă cu rundă.
   *[other] Curbele arată cu câți pași era fiecare culoare înaintea celorlalte, rundă cu rundă.
}
analysis-no-moment = Niciun pas irosit. Bine jucat!
analysis-cost-steps = 🔴 Runda { $round }: { $own ->
    [yes] ai
   *[no] { $seat } a
} jucat { $played }. **{ $better }** era mai bună cu { $steps ->
    [one] un pas
    [few] { $steps } pași
   *[other] { $steps } de pași
}.
analysis-cost-moves = 🔴 Runda { $round }: { $own ->
    [yes] ai
   *[no] { $seat } a
} jucat { $played }. **{ $better }** era mai rapidă cu { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}.
analysis-cost-win = ❗ Runda { $round }: { $own ->
    [yes] ai
   *[no] { $seat } a
} ratat { $moves ->
    [one] o victorie imediată
    [few] o victorie forțată în { $moves } mutări
   *[other] o victorie forțată în { $moves } de mutări
} (**{ $better }**).
analysis-cost-game = 🔴 Runda { $round }: { $own ->
    [yes] ai
   *[no] { $seat } a
} jucat { $played }, și { $moves ->
    [one] partida s-a pierdut imediat
    [few] de acolo partida era pierdută
   *[other] de acolo partida era pierdută
}. Mai bună era **{ $better }**.
analysis-missed = 🔗 Cea mai lungă serie ratată: { $seat } **{ $chain }** în runda { $round }, { $jumps ->
    [one] o săritură
    [few] { $jumps } sărituri
   *[other] { $jumps } de sărituri
}, { $gain ->
    [one] un pas
    [few] { $gain } pași
   *[other] { $gain } de pași
} înainte.
analysis-race = 🏁 Din runda { $round } a fost o cursă: { $sides }.
analysis-race-side = { $seat } avea nevoie de { $needed ->
    [one] o mutare
    [few] { $needed } mutări
   *[other] { $needed } de mutări
} (a făcut { $made })
analysis-too-short = Partida a fost prea scurtă pentru analiză. Am nevoie de cel puțin { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
} de la fiecare jucător.
curve-rounds = Runda
curve-steps = Pași
curve-ahead = { $name } conduce
analysis-alt = Avansul primei culori în pași, în { $rounds ->
    [one] o rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
}: cel mult { $most }, cel puțin { $least }.
button-replay = Revezi
button-share = Distribuie
shared = { $who } a distribuit #{ $code }: { $game }, { $players }
button-replay-files = GIF și notație
button-replay-files-from = GIF de aici
menu-replay = Mergi la o mutare
replay-title = **#{ $code }** · { $game } · mutarea { $number } din { $count }
replay-move = { $number ->
    [0] Început
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] o rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
} · { $jumps ->
    [0] nicio săritură
    [one] o săritură, { $seat }
    [few] { $jumps } sărituri{ $longest ->
        [1] {""}
       *[other] {" "}· cea mai lungă serie { $longest }, { $seat }
    }
   *[other] { $jumps } de sărituri{ $longest ->
        [1] {""}
       *[other] {" "}· cea mai lungă serie { $longest }, { $seat }
    }
}
replay-files = #{ $code } ca GIF, cu notația.
replay-skips = Arată o mutare din { $step }, ca să fie scurt.
replay-small = Micșorat la { $pixels } px, ca să încapă pe Discord.
replay-no-picture = N-am putut face GIF-ul pentru #{ $code }. Iată notația.
imported = #{ $code } e printre partidele tale de revăzut. O vezi doar tu și nu intră în clasament.
import-several = Aici sunt mai multe partide. Importă-le pe rând.
import-unreadable = Nu pot citi rândul { $line } din această notație: { $text }. { $why } `/halma game export` arată cum arată o notație. Corectează rândul și încearcă din nou `/halma game import`.
import-why-empty = Nu conține nicio partidă.
import-why-large = Rândul acesta sau toată notația e prea lungă.
import-why-token = Nu e nici o etichetă ca `[Variant "halma8"]`, nici o mutare.
import-why-tag = Eticheta apare de două ori, vine după prima mutare sau are o valoare pe care n-o cunosc.
import-why-no-variant = Lipsește eticheta `[Variant "halma8"]`, cu numele jocului.
import-why-move = Mutarea { $ply } nu e posibilă acolo: { $why }
import-why-seat = Acest jucător nu e în partidă sau a ieșit deja.
import-why-result = Mutările duc la alt rezultat sau rezultatele se contrazic.
modal-import-title = Importă o partidă
modal-import-field = Notația partidei
modal-import-example =
    {"[Variant \"halma8\"]"}
    1. h4-g4 a5-b5
record-of = Notația partidei #{ $code }.
button-previous = ◀ Anterioare
button-next = Următoare ▶
modal-move-title = Mutarea ta · #{ $code }
modal-move-field = De unde și unde, sau tot traseul
modal-move-example = { $example }
menu-which-match = Alege o partidă
menu-which-challenge = Răspunde la o provocare sau retrage-o
challenge-chosen = Provocarea așteaptă un răspuns.
modal-end-title = Închei #{ $code }? Nu va conta.
modal-void-title = Scoți #{ $code } din clasamente?
modal-reset-tables-title = Resetezi clasamentele acestui server?
modal-reset-tables-field = Scrie numele acestui server
modal-undo-title = Iei înapoi ultima mutare din #{ $code }?
modal-reason-field = De ce? Jucătorii vor vedea motivul.
modal-reason-example = Opțional
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = Ce partidă?
name-the-match = Ai mai multe partide aici. Alege una cu opțiunea `game`.

# Private answers.

already-done = Era deja făcut. Tabla de acum:
done-privately = Gata. Vezi #{ $code } în { $place }.
unposted = Nu mai pot posta în { $place }, așa că partida #{ $code } e în pauză, cel mult o săptămână. Nu s-a pierdut nimic: `/halma board game:{ $code }` arată tabla. `/halma game move-here game:{ $code }` mută partida în alt canal.
unposted-over = N-am putut arăta cum s-a încheiat #{ $code } în { $place }: nu pot posta acolo sau canalul nu mai există. `/halma board game:{ $code }` arată finalul.
plain-post = { $people }: sunt noutăți în partida #{ $code }, dar Discord nu mi-a acceptat mesajul. `/halma board game:{ $code }` le arată.
no-lost-game = Toate partidele tale au un canal. Nimic de mutat aici.
done-late = Gata. Scuze că a durat.
press-again = A durat prea mult. Apasă din nou butonul.
other-version = Butonul vine de la altă versiune a botului. Iată tabla de acum:
no-turn-here = Nu e rândul tău în nicio partidă din acest canal. `/halma games` îți arată partidele, `/halma play` începe una.
no-game-here = Nu ai nicio partidă în acest canal. `/halma games` îți arată partidele.
note-title = 📝 **Notița ta** (o vezi doar tu)
note-saved = 📝 Salvată. Notița ta la #{ $code }, pe care o vezi doar tu:
note-deleted = Notița la #{ $code } a fost ștearsă.
note-no-game = Nu ai nicio partidă în acest canal. Pentru una din altă parte, scrie-i codul: `/halma game note game:`.
modal-note-title = Notița ta la #{ $code }
modal-note-field = O vezi doar tu (gol: fără notiță)
modal-note-example = Ce plan ai?
plan-none = Nu ai niciun plan la #{ $code }.
plan-title = 🗺️ **Planul tău la #{ $code }** (îl vezi doar tu)
plan-saved = 🗺️ Salvat. Planul tău la #{ $code }, pe care îl vezi doar tu:
plan-how = Pe fiecare rând: mutarea lor, răspunsul tău și tot așa, de exemplu `{ $example }`. Dacă o joacă, răspunsul tău se joacă imediat.
plan-typed = Ce ai scris:
plan-no-game = Nu ai nicio partidă în curs în acest canal. Pentru una din altă parte, scrie-i codul: `/halma game plan game:`.
modal-plan-title = Planul tău la #{ $code }
modal-plan-field = Mutarea lor, răspunsul tău… (gol: fără plan)
no-board-here = Acum nu e nicio partidă în acest canal. `/halma play` începe una.
resign-question = { $two ->
    [yes] Abandonezi partida contra { $others }? Se încheie aici.
   *[no] Abandonezi #{ $code }? Nu mai poți reveni.
}
resign-question-pair = Abandonezi #{ $code }? Jocul se termină și pentru { $partner }. Nu se poate anula.
resign-kept = OK, joci mai departe.
day-given = Gata: adversarul are o zi în plus în #{ $code }.
menu-of = Partidele { $from }–{ $to }
menu-more = Mai sunt { $count } care nu încap aici. Alege una cu opțiunea `game`.
wake-up = ⏰ { $who }, e rândul tău în #{ $code }.
muted = OK, nu-ți mai amintesc de această mutare în #{ $code }.
offer-declined-quietly = Refuzată. Nu spun nimănui; propunerea rămâne deschisă până la sfârșitul mutării.
next-waiting = Urmează: { $game }
open-none = Nicio provocare deschisă pe acest server. `/halma play` fără adversar face una în care poate intra oricine.
open-title = Provocări deschise pe acest server: { $count }
games-none = Nu ai nicio partidă. `/halma play` începe una.
games-none-of = { $who } nu are nicio partidă pe acest server.
games-title = Partidele tale: { $count }
games-title-of = { $who }, partide pe acest server: { $count }
games-my-turn = ▶️ **E rândul tău**
games-their-turn = ⏳ **Îi așteaptă pe ceilalți**
link-to-board = vezi tabla
games-open = 📨 **Așteaptă jucători**
games-answer = 📨 **Te-a provocat cineva**
menu-move-in = Mută în…
seat-namesake = { $name } ({ $color })
