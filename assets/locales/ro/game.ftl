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

clock-1h = 1 oră
clock-12h = 12 ore
clock-1d = 1 zi
clock-2d = 2 zile
clock-3d = 3 zile
clock-5d = 5 zile
clock-7d = 7 zile
clock-14d = 14 zile
clock-none = Fără limită de timp
clock-per-move = { $time } pentru fiecare mutare

rules-gambiter = Reguli cu termene (Gambiter)
rules-brainking = Verificarea casei după mutări (BrainKing)
rules-closed-camp = Țintă închisă
rules-classic = Prima țintă plină (clasic)
rules-igroved = Prima țintă plină (stea)
diagonals-on = cu diagonale
diagonals-off = fără diagonale

color-a = Alb
color-b = Negru
color-c = Roșu
color-d = Albastru
color-e = Verde
color-f = Galben
mark-a = ⚪
mark-b = ⚫
mark-c = 🔴
mark-d = 🔵
mark-e = 🟢
mark-f = 🟡

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
    [0] toate în țintă
    [one] un pas rămas
    [few] { $tempo } pași rămași
   *[other] { $tempo } de pași rămași
}, { $home } acasă, { $goal } din { $stones } în țintă.
alt-out = { $name } ({ $colors }) a ieșit din joc.
alt-to-move = { $name } e la mutare.
alt-won = { $name } a câștigat.
alt-over = Partida s-a încheiat.
alt-last = Ultima mutare: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] { $seat } începe, { $user }.
   *[no] { $seat } începe.
}
turn-next = { $practice ->
    [yes] { $seat } e la mutare, { $user }.
   *[no] { $seat } e la mutare.
}
turn-thinks = { $seat } se gândește.
played = { $seat } a jucat **{ $route }**.
taken-back = { $count ->
    [one] ↩️ Ultima mutare a fost luată înapoi.
    [few] ↩️ Ultimele { $count } mutări au fost luate înapoi.
   *[other] ↩️ Ultimele { $count } de mutări au fost luate înapoi.
}
moderator-undid = 🛡️ { $players }: { $who }, din echipa de moderare, a luat înapoi ultima mutare.
moderator-moved = 🛡️ { $players }: { $who }, din echipa de moderare, a adus această partidă aici.
moderator-ended = 🛡️ { $players }: { $who }, din echipa de moderare, a încheiat această partidă.
moderator-voided = 🛡️ { $players }: { $who }, din echipa de moderare, a scos această partidă din clasamentele serverului.
void-everywhere = 🛡️ { $players }: operatorul acestui bot a scos partida din toate clasamentele.
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
paused-place = ⏸️ Partida stă pe loc, fiindcă nu pot posta în canalul ei. `/halma bring-here game:{ $code }` o aduce în alt canal; altfel se anulează { $until }.
paused-player = ⏸️ { $who } a părăsit serverul, așa că partida stă pe loc. Dacă nu se întoarce, iese din joc { $until }; o mutare readuce partida la viață.
offer-agreed = 🤝 Propunere acceptată.
offer-draw = 🤝 #{ $code }: { $by } propune remiză. { $asked }, de acord?
offer-takeback = ↩️ #{ $code }: { $by } vrea să-și ia înapoi ultima mutare. { $asked }, de acord?
offer-cancel = 🚫 #{ $code }: { $by } vrea să anuleze partida; nu ar conta pentru nimeni. { $asked }, de acord?
offer-hints = 💡 #{ $code }: { $by } propune ca toată lumea să poată primi sugestii de la calculator în această partidă, care rămâne cu rating. { $asked }, de acord?
offer-undoes = S-ar anula: { $plies }
offer-declined-draw = { $declined } a refuzat remiza propusă de { $by }.
offer-declined-takeback = { $declined } a refuzat, așa că ultima mutare ({ $by }) rămâne.
offer-declined-cancel = { $declined } a refuzat anularea, așa că partida continuă.
offer-declined-hints = { $declined } a refuzat, așa că în această partidă nu sunt permise sugestii.
offer-withdrawn-draw = { $by } a retras propunerea de remiză.
offer-withdrawn-takeback = { $by } lasă totuși ultima mutare așa cum e.
offer-withdrawn-cancel = { $by } vrea totuși să joace mai departe.
offer-withdrawn-hints = { $by } joacă totuși mai departe fără sugestii.
notice-declined-draw = { $to }, { $by } ți-a refuzat propunerea de remiză în #{ $code }. Partida continuă.
notice-declined-takeback = { $to }, { $by } a refuzat, așa că ultima ta mutare din #{ $code } rămâne.
notice-declined-hints = { $to }, { $by } a refuzat, așa că în #{ $code } nu sunt permise sugestii.
notice-hints-agreed = { $to }, toată lumea e de acord: cine e la mutare în #{ $code } poate întreba calculatorul cu `/halma hint`.
notice-declined-cancel = { $to }, { $by } a refuzat anularea partidei #{ $code }. Partida continuă.
notice-day-given = { $known ->
    [yes] { $to }, { $by } ți-a dat încă o zi în #{ $code }. Timpul pentru mutarea ta expiră { $ends }.
   *[no] { $to }, { $by } ți-a dat încă o zi în #{ $code }.
}
had-to-pass = { $seat } nu poate muta și pasează.
out-resignation = { $seat } a abandonat. Piesele sale sunt luate de pe tablă, iar jocul continuă.
out-timeout = { $seat } a depășit timpul. Piesele sale sunt luate de pe tablă, iar jocul continuă.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 remiză
title-cancelled = 🚫 anulată
thread-name = { $game } · { $names } · #{ $code }
thread-summary = Partida #{ $code } ({ $game }) s-a încheiat, vezi { $place }.
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · runda { $round }
board-footer-whole = #{ $code } · { $game } · runda { $round } · { $rules }
steps-to-go = Pași rămași: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } a ieșit din joc
with-time = { $text } · ⏳ { $at }
bot-was-away = 🔌 Am lipsit o vreme în timpul acestei mutări; timpul acela nu se pune.
player-away = ✈️ { $who }: absență între { $from } și { $until }; timpul acesta nu se pune.
reminder = ⏰ { $user }, { $game } #{ $code } îți așteaptă mutarea. Timpul expiră { $ends } — { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] După această rundă ({ $round }) pierde cine mai are piese acasă. Încă acasă: { $homes }
    [few] După runda { $round } pierde cine mai are piese acasă; mai sunt { $left } runde. Încă acasă: { $homes }
   *[other] După runda { $round } pierde cine mai are piese acasă; mai sunt { $left } de runde. Încă acasă: { $homes }
}
forced-home-seat = { $seat } { $count }
forced-home-moves = { $left ->
    [one] { $seat } mai are o mutare liberă; apoi pierde orice mutare care lasă piese acasă. Încă acasă: { $homes }
    [few] După { $moves ->
        [one] o mutare proprie
        [few] { $moves } mutări proprii
       *[other] { $moves } de mutări proprii
    } pierde orice mutare care lasă piese acasă; { $seat } mai are { $left } mutări libere. Încă acasă: { $homes }
   *[other] După { $moves ->
        [one] o mutare proprie
        [few] { $moves } mutări proprii
       *[other] { $moves } de mutări proprii
    } pierde orice mutare care lasă piese acasă; { $seat } mai are { $left } de mutări libere. Încă acasă: { $homes }
}
forced-home-moves-now = { $seat }, acum pierde orice mutare care lasă piese acasă. Încă acasă: { $homes }
forced-tempo = { $left ->
    [one] După această rundă ({ $round }) câștigă cine are mai puțini pași rămași
    [few] După runda { $round } câștigă cine are mai puțini pași rămași; mai sunt { $left } runde
   *[other] După runda { $round } câștigă cine are mai puțini pași rămași; mai sunt { $left } de runde
}
forced-stall = { $left ->
    [one] Runde fără progres: { $quiet }; încă una și e remiză
    [few] Runde fără progres: { $quiet }; încă { $left } și e remiză
   *[other] Runde fără progres: { $quiet }; încă { $left } și e remiză
}
forced-stall-loses = { $left ->
    [one] Runde fără progres: { $quiet }; încă una și { $loser } pierde, fiindcă mai are piese acasă
    [few] Runde fără progres: { $quiet }; încă { $left } și { $loser } pierde, dacă atunci mai are piese acasă
   *[other] Runde fără progres: { $quiet }; încă { $left } și { $loser } pierde, dacă atunci mai are piese acasă
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-locked = { $seats ->
    [2] 🏆 { $winner } câștigă partida cu { $losers }: ținta e plină, în afară de piesele străine blocate în ea.
   *[other] 🏆 { $winner } câștigă: ținta e plină, în afară de piesele străine blocate în ea.
}
won-home = 🏆 { $winner } câștigă. Piese rămase acasă la verificarea casei: { $losers }.
won-tempo = 🏆 { $winner } câștigă partida cu { $losers } la numărul tempo ({ $tempo }): mai puțini pași rămași până la țintă.
won-stall = 🏆 { $winner } câștigă: 50 de runde fără niciun progres. Piese rămase acasă: { $losers }.
won-resignation = { $seats ->
    [2] { $losers } a abandonat. 🏆 { $winner } câștigă.
   *[other] { $last } a abandonat și nu mai e nimeni altcineva în joc. 🏆 { $winner } câștigă.
}
won-timeout = { $seats ->
    [2] { $losers } a depășit timpul. 🏆 { $winner } câștigă.
   *[other] { $last } a depășit timpul și nu mai e nimeni altcineva în joc. 🏆 { $winner } câștigă.
}
drawn-built = { $seats ->
    [2] 🤝 Remiză între { $players }: ambele ținte s-au umplut în aceeași rundă.
   *[other] 🤝 Remiză: ambele ținte s-au umplut în aceeași rundă.
}
drawn-home = { $seats ->
    [2] 🤝 Remiză între { $players }: la verificarea casei, ambele părți mai aveau piese acasă.
   *[other] 🤝 Remiză: la verificarea casei, ambele părți mai aveau piese acasă.
}
drawn-tempo = { $seats ->
    [2] 🤝 Remiză între { $players }: numărul tempo e egal ({ $tempo }).
   *[other] 🤝 Remiză: numărul tempo e egal ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 Remiză între { $players }: nimeni nu a progresat timp de 50 de runde.
   *[other] 🤝 Remiză: nimeni nu a progresat timp de 50 de runde.
}
drawn-blocked = { $seats ->
    [2] 🤝 Remiză între { $players }: nimeni nu mai poate muta.
   *[other] 🤝 Remiză: nimeni nu mai poate muta.
}
drawn-agreement = { $seats ->
    [2] 🤝 Remiză de comun acord între { $players }.
   *[other] 🤝 Remiză de comun acord.
}
void-agreed = 🚫 { $players }: partida a fost anulată de comun acord. Nu contează pentru nimeni.
void-late = 🚫 { $blamed } a lăsat timpul să expire înainte ca toată lumea să fi mutat, așa că partida dintre { $players } e anulată și nu contează pentru nimeni.
void-left = 🚫 { $blamed } a părăsit serverul înainte ca toată lumea să fi mutat, așa că partida dintre { $players } e anulată și nu contează pentru nimeni.
void-no-place = 🚫 { $players }: partida nu a avut canal timp de o săptămână, așa că e anulată și nu contează pentru nimeni.
void-moderator = Nu contează pentru nimeni.
void-unknown = 🚫 { $players }: partida a fost anulată și nu contează pentru nimeni.

# Buttons, menus, forms.

button-move = Mută
choose-move = Mutarea ta în #{ $code }: alege una dintre cele mai bune sau o piesă, după numărul ei, ca să vezi unde poate merge.
choose-target = #{ $code }: unde merge piesa de pe { $stone }?
went-on = Între timp, partida a continuat; iată cum stă acum.
menu-best-moves = Cele mai bune mutări: cea aleasă se joacă
menu-stones = Altă piesă…
menu-targets = { $first ->
    [1] Unde? Ce alegi se joacă
   *[other] Alte câmpuri, de la { $first }
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
    [late] {" "}· ⌛ casa se golește prea târziu
    [drawn] {" "}· 🤝 remiză
   *[none] { "" }
}
jumps-begin = #{ $code }: piesa de pe { $from } sare. Unde ajunge mai întâi?
jumps-on = #{ $code }: de pe { $from }, piesa a ajuns pe { $at }. Poate sări mai departe.
menu-jumps = Sari mai departe pe…
button-jump-by-jump = Săritură cu săritură
button-stop-here = Oprește-te aici
hint-title = 💡 #{ $code }: iată ce ar juca calculatorul.
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Apoi, poate, { $reply }.
hint-play = Joacă { $text }
hint-rated = Partida contează pentru rating, așa că permite sugestii doar dacă toată lumea e de acord: întreabă cu `/halma offer what:hints`. În partidele amicale (`rated:False` în provocare) și la antrenament sunt permise mereu.
hint-wins = { $moves ->
    [one] câștigă.
    [few] câștigă în { $moves } mutări.
   *[other] câștigă în { $moves } de mutări.
}
hint-shortest = { $moves ->
    [one] ultima mutare de pe cel mai scurt drum spre țintă.
    [few] nu mai stă nimeni în cale, iar acesta e cel mai scurt drum: { $moves } mutări.
   *[other] nu mai stă nimeni în cale, iar acesta e cel mai scurt drum: { $moves } de mutări.
}
hint-leaves-home = { $left ->
    [0] casa rămâne goală, la timp pentru verificare.
    [one] casa trebuie golită curând; mai e o piesă în ea.
    [few] casa trebuie golită curând; mai sunt { $left } piese în ea.
   *[other] casa trebuie golită curând; mai sunt { $left } de piese în ea.
}
hint-fills-goal = încă o piesă în țintă.
hint-brings-up = aduce piesa rămasă cel mai în urmă.
hint-chain = { $jumps ->
    [one] o săritură.
    [few] o serie de { $jumps } sărituri.
   *[other] o serie de { $jumps } de sărituri.
}
hint-prepares = pregătește { $next }, poate după { $reply }.
hint-best = duce la cea mai bună continuare.
hint-no-mark = 🤖 După o sugestie, victoria din această partidă nu mai apare în profil ca nivel învins.
confirm-move = Joci **{ $text }** în #{ $code }?
button-play = Joacă
button-type-move = Scrie mutarea
button-other-stones = Alte piese
button-back = Înapoi
button-board = Tabla mea
button-resign = Abandonează
button-resign-yes = Da, abandonez
button-resign-no = Nu, joc mai departe
button-agree = De acord
button-disagree = Refuză
button-give-day = +1 zi
button-rematch = Revanșă
button-analyze = Analiză
analysis-title = 📈 Analiza partidei **#{ $code }** { $game }
analysis-failed = Nu am reușit să analizez partida. Încearcă din nou peste câteva clipe; dacă se repetă, anunță persoana care mă administrează.
analysis-curve = { $seats ->
    [2] Curba: avansul în pași pentru { $seat }, rundă cu rundă.
   *[other] Curbele: avansul în pași al fiecărei culori față de celelalte, rundă cu rundă.
}
analysis-no-moment = Nicio mutare nu a costat nici măcar un pas. Bine jucat!
analysis-missed = 🔗 Cea mai lungă serie ratată: runda { $round }, { $seat } **{ $chain }**, { $jumps ->
    [one] o săritură
    [few] { $jumps } sărituri
   *[other] { $jumps } de sărituri
}, { $gain ->
    [one] un pas
    [few] { $gain } pași
   *[other] { $gain } de pași
} înainte.
analysis-race = 🏁 Începând cu runda { $round }, nimeni nu mai stătea în cale: { $sides }.
analysis-race-side = { $seat } avea nevoie de { $needed ->
    [one] o mutare
    [few] { $needed } mutări
   *[other] { $needed } de mutări
} (jucate: { $made })
analysis-alt = { $rounds ->
    [one] O curbă pe o rundă
    [few] O curbă pe { $rounds } runde
   *[other] O curbă pe { $rounds } de runde
}: avansul primei culori a fost, în pași, cel mult { $most } și cel puțin { $least }.
button-replay = Revezi
button-replay-files = GIF și notație
button-replay-files-from = GIF de aici și notație
menu-replay = Mergi la o mutare
replay-title = **#{ $code }** · { $game } · mutarea { $number } din { $count }
replay-move = { $number ->
    [0] Începutul
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] o rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
} · { $jumps ->
    [0] nicio săritură
    [one] o săritură ({ $seat })
    [few] { $jumps } sărituri · cea mai lungă serie: { $longest } ({ $seat })
   *[other] { $jumps } de sărituri · cea mai lungă serie: { $longest } ({ $seat })
}
replay-files = #{ $code } ca imagine animată, împreună cu notația partidei.
replay-skips = Arată o mutare din { $step }, altfel ar dura prea mult.
replay-small = { $pixels ->
    [one] Are un pixel, altfel ar fi prea mare pentru Discord.
    [few] Are { $pixels } pixeli, altfel ar fi prea mare pentru Discord.
   *[other] Are { $pixels } de pixeli, altfel ar fi prea mare pentru Discord.
}
replay-no-picture = Imaginea animată a partidei #{ $code } nu a putut fi făcută. Aceasta e notația.
imported = #{ $code } e a ta, ca s-o poți revedea: nimeni altcineva nu află de ea, iar partida nu intră în niciun clasament.
import-several = Aici sunt mai multe partide. Dă-mi-le, te rog, una câte una.
import-unreadable = Nu pot citi rândul { $line } din această notație, { $text }. { $why } `/halma export` îți arată un exemplu de notație; corectează rândul și încearcă din nou cu `/halma import`.
import-why-empty = Nu conține nicio partidă.
import-why-large = E mai lungă decât are voie să fie o notație.
import-why-token = Nu e nici etichetă, ca `[Variant "halma8"]`, nici mutare.
import-why-tag = Eticheta apare de două ori sau printre mutări, ori are o valoare pe care nu o cunosc.
import-why-no-variant = Lipsește eticheta `[Variant "halma8"]`, cu numele unui joc.
import-why-move = Mutarea { $ply } a partidei nu se poate juca acolo: { $why }
import-why-seat = Nu numește un loc din această partidă care să poată ieși din joc.
import-why-result = Mutările duc la alt rezultat sau rezultatele se contrazic.
modal-import-title = O partidă din altă parte
modal-import-field = Notația partidei
record-of = Notația partidei #{ $code }.
button-previous = ◀ Înapoi
button-next = Înainte ▶
modal-move-title = Mutarea ta · #{ $code }
modal-move-field = De unde și unde, sau tot traseul
modal-move-example = { $example }
menu-which-match = Alege o partidă
menu-which-challenge = Răspunde la o provocare sau retrage-o
challenge-chosen = Această provocare așteaptă un răspuns.
modal-end-title = Închei #{ $code }? Nu va conta pentru nimeni.
modal-void-title = Scoți #{ $code } din clasamente?
modal-reset-tables-title = Resetezi clasamentele serverului?
modal-reset-tables-field = Scrie numele acestui server
modal-undo-title = Iei înapoi ultima mutare din #{ $code }?
modal-reason-field = De ce? Jucătorii văd motivul.
modal-reason-example = Poți lăsa gol.
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = La care dintre partidele tale te referi?
name-the-match = Joci mai multe partide aici. Spune la care te referi cu opțiunea `game`.

# Private answers.

already-done = Asta s-a făcut deja. Iată cum stă partida acum:
done-privately = Gata. Vezi #{ $code } în { $place }.
unposted = Apropo: ce s-a întâmplat ultima oară în partida #{ $code } nu a putut fi arătat în { $place }, fiindcă nu pot posta acolo sau canalul nu mai există. Nu s-a pierdut nimic: `/halma board game:{ $code }` arată cum stă partida, iar `/halma bring-here game:{ $code }` o aduce într-un canal ales de tine. Până atunci stă pe loc, cel mult o săptămână.
unposted-over = Apropo: cum s-a încheiat #{ $code }, sau ce s-a ales de ea, nu a putut fi arătat în { $place }, fiindcă nu pot posta acolo sau canalul nu mai există. `/halma board game:{ $code }` îți arată.
plain-post = { $people }: sunt noutăți în partida #{ $code }, dar Discord nu mi-a acceptat mesajul. `/halma board game:{ $code }` îți arată.
no-lost-game = Niciuna dintre partidele tale nu și-a pierdut canalul.
done-late = Gata, deși a durat puțin.
press-again = A durat prea mult. Apasă din nou butonul, te rog.
other-version = Acest buton vine de la altă versiune a botului. Iată tabla de acum:
no-turn-here = Nu e rândul tău în nicio partidă din acest canal. `/halma games` îți arată toate partidele, `/halma challenge` începe una.
no-game-here = Nu joci nicio partidă în acest canal. `/halma games` îți arată toate partidele.
no-board-here = Nu se joacă nicio partidă în acest canal. `/halma challenge` începe una.
resign-kept = Joci mai departe.
day-given = Gata: adversarul tău din #{ $code } are încă o zi.
menu-of = Partidele { $from } – { $to }
menu-more = { $count ->
    [one] Încă una nu încape aici. Spune la care te referi cu opțiunea `game`.
    [few] Încă { $count } nu încap aici. Spune la care te referi cu opțiunea `game`.
   *[other] Încă { $count } nu încap aici. Spune la care te referi cu opțiunea `game`.
}
muted = Gata: nu îți mai amintesc de această mutare din #{ $code }.
offer-declined-quietly = Ai refuzat. Nimeni nu află; pentru ceilalți, propunerea rămâne valabilă până se mută.
next-waiting = Urmează: { $game }
open-none = Nu e nicio provocare deschisă pe acest server. `/halma challenge` fără adversar lansează una în care poate intra oricine.
open-title = Provocări deschise pe acest server: { $count }
games-none = Nu ai nicio partidă. `/halma challenge` începe una.
games-none-of = { $who } nu are nicio partidă pe acest server.
games-title = Partidele tale: { $count }
games-title-of = Partide pe acest server ({ $who }): { $count }
games-my-turn = ▶️ **#{ $code }** { $game }: { $people } — **tu muți** — { $place }
games-my-turn-until = ▶️ **#{ $code }** { $game }: { $people } — **tu muți**, timpul expiră { $at } — { $place }
games-their-turn = ⏳ **#{ $code }** { $game }: { $people } — { $place }
games-their-turn-until = ⏳ **#{ $code }** { $game }: { $people }, timpul expiră { $at } — { $place }
link-to-board = spre tablă
games-open = 📨 **#{ $code }** { $game }: { $people } — așteaptă jucători — { $place }
games-answer = 📨 **#{ $code }** { $game }: { $people } — **ai o provocare** — { $place }
