# Words of the game.

variant-halma8 = Халма 8×8
variant-halma10 = Халма 10×10
variant-halma16 = Халма 16×16
variant-halma16-4 = Халма 16×16 на чотирьох
variant-corners = Куточки
variant-mini-corners = Мінікуточки
variant-star2 = Китайські шашки на двох
variant-star2x3 = Китайські шашки на двох, по три кольори
variant-star3 = Китайські шашки на трьох
variant-star3x2 = Китайські шашки на трьох, по два кольори
variant-star4 = Китайські шашки на чотирьох
variant-star5 = Китайські шашки на п’ятьох
variant-star6 = Китайські шашки на шістьох
variant-star2-15 = Китайські шашки на двох, 15 фішок
variant-star3-15 = Китайські шашки на трьох, 15 фішок

clock-1h = 1 година
clock-12h = 12 годин
clock-1d = 1 день
clock-2d = 2 дні
clock-3d = 3 дні
clock-5d = 5 днів
clock-7d = 7 днів
clock-14d = 14 днів
clock-none = Без ліміту часу
clock-bank-7d = 7 днів на всі ваші ходи
clock-bank-14d = 14 днів на всі ваші ходи
clock-bank-21d = 21 день на всі ваші ходи
clock-bank-30d = 30 днів на всі ваші ходи
clock-bank-3d-12h = 3 дні й ще 12 годин за кожен хід
clock-bank-7d-1d = 7 днів і ще 1 день за кожен хід
clock-weekends = { $time }, вихідні не рахуються
clock-per-move = { $time } на хід

rules-gambiter = Ліміт раундів (Gambiter)
rules-brainking = Вчасно вийти з дому (BrainKing)
rules-closed-camp = Без виходу з фінішу
rules-classic = Хто раніше на фініші (класика)
rules-igroved = Хто раніше на фініші (зірка)
rules-parlett = Повний фініш (Parlett)
rules-family = Сімейні правила (зірка)
diagonals-on = з діагоналями
diagonals-off = без діагоналей
jumps-long = довгі стрибки
ends-places = гра за всі місця
teams-pairs = у парах

color-a = Білі
color-b = Чорні
color-c = Червоні
color-d = Сині
color-e = Зелені
color-f = Жовті

forgotten-person = Хтось
computer = Комп’ютер (рівень { $level })

# The board in words.

text-stone-a = б
text-stone-b = ч
text-stone-c = в
text-stone-d = с
text-stone-e = з
text-stone-f = ж
text-color = { $letter } { $name }
text-legend = { $colors }; { $free } вільно

alt-board = { $game }, раунд { $round }.
alt-seat = { $name }, колір: { $colors }. { $tempo ->
    [0] Усі фішки на фініші
    [one] Лишився { $tempo } крок
    [few] Лишилося { $tempo } кроки
    [many] Лишилося { $tempo } кроків
   *[other] Лишилося { $tempo } кроку
}, у домі — { $home }, на фініші — { $goal } з { $stones }.
alt-out = { $practice ->
    [yes] { $name } ({ $colors }) вже не грають.
   *[no] { $name } ({ $colors }) вже не грає.
}
alt-place = { $name } ({ $colors }): місце { $place }.
alt-to-move = Чий хід: { $name }.
alt-won = Перемога: { $name }.
alt-won-pair = { $names } перемогли разом.
picture-steps = кроків лишилося
picture-goal = на фініші
alt-over = Партію завершено.
alt-last = Останній хід: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] { $user }, **починають { $seat }.**
   *[no] **Починає { $seat }.**
}
turn-aim = { $aim ->
    [duel] Переведіть усі свої фішки { $marks } ({ $stones }) у { $corners } раніше, ніж суперник ({ $other }) переведе свої на фініш. Натисніть **Хід**.
    [pair] Переведіть усі свої фішки { $marks } ({ $stones }) у { $corners }. Ваш партнер: { $other }. Виграє пара, яка раніше заповнить обидва свої фініші. Натисніть **Хід**.
    [places] Переведіть усі свої фішки { $marks } ({ $stones }) у { $corners }: що раніше, то краще місце. Натисніть **Хід**.
   *[others] Переведіть усі свої фішки { $marks } ({ $stones }) у { $corners } раніше за всіх. Натисніть **Хід**.
}
# Where a goal lies in the picture, after "into".
corner-bottom = нижній кут
corner-bottom-left = лівий нижній кут
corner-bottom-right = правий нижній кут
corner-top = верхній кут
corner-top-left = лівий верхній кут
corner-top-right = правий верхній кут
turn-next = { $practice ->
    [yes] { $user }, ходять { $seat }.
   *[no] { $seat }, ваш хід.
}
turn-look = Чий хід: { $seat }.
turn-thinks = { $seat } думає…
played = { $seat }: **{ $route }**.
played-planned = { $seat } за планом: **{ $route }**.
taken-back = { $count ->
    [1] ↩️ Останній хід повернуто.
    [one] ↩️ Повернуто { $count } останній хід.
    [few] ↩️ Повернуто { $count } останні ходи.
    [many] ↩️ Повернуто { $count } останніх ходів.
   *[other] ↩️ Повернуто { $count } останнього ходу.
}
moderator-undid = 🛡️ { $players }: модератор { $who } повертає останній хід.
moderator-moved = 🛡️ { $players }: модератор { $who } переносить партію сюди.
moderator-ended = 🛡️ { $players }: модератор { $who } завершує партію.
moderator-voided = 🛡️ { $players }: модератор { $who } прибирає партію з таблиць лідерів цього сервера.
void-everywhere = 🛡️ { $players }: власник бота прибирає партію з усіх таблиць лідерів.
moderator-reason = Причина: { $reason }
past-began = #{ $code } почалася: { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [1] { $first } · ще хід · { $last }
    [one] { $first } · ще { $between } хід · { $last }
    [few] { $first } · ще { $between } ходи · { $last }
    [many] { $first } · ще { $between } ходів · { $last }
   *[other] { $first } · ще { $between } ходу · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to } ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
})
past-resigned = { $practice ->
    [yes] { $seat } здаються.
   *[no] { $seat } здається.
}
past-timeout = Час вийшов: { $seat }.
turn-short = { $seat }, ваш хід у #{ $code }: { $place }
moved-away = ➡️ Партія #{ $code } триває тут: { $place }.
paused-place = ⏸️ Пауза: не можу писати в канал цієї партії. Введіть в іншому каналі `/halma game move-here game:{ $code }`, інакше { $until } партію буде скасовано.
paused-player = ⏸️ Пауза: { $who } більше не на цьому сервері. Без повернення { $until } — вибуває. Хід поновить партію.
offer-agreed = 🤝 Домовлено.
offer-draw = 🤝 #{ $code }: { $by } пропонує нічию. { $asked }, згода?
offer-takeback = ↩️ #{ $code }: { $by } хоче повернути хід. { $asked }, згода?
offer-cancel = 🚫 #{ $code }: { $by } пропонує скасувати партію; вона не рахується. { $asked }, згода?
offer-hints = 💡 #{ $code }: { $by } пропонує дозволити підказки всім. Партія лишається на рейтинг. { $asked }, згода?
offer-undoes = Повернуться ходи: { $plies }
offer-declined-draw = { $declined } не погоджується на нічию з { $by }.
offer-declined-takeback = { $declined } не погоджується повернути хід { $by }.
offer-declined-cancel = { $declined } не хоче скасовувати партію. Граємо далі.
offer-declined-hints = { $declined } не погоджується: підказок у цій партії немає.
offer-withdrawn-draw = { $by } більше не пропонує нічию.
offer-withdrawn-takeback = { $by } більше не просить повернути хід.
offer-withdrawn-cancel = { $by } більше не пропонує скасувати партію. Граємо далі.
offer-withdrawn-hints = { $by } більше не просить підказок.
notice-declined-draw = { $to }, { $by } не погоджується на нічию в #{ $code }. Партія триває.
notice-declined-takeback = { $to }, { $by } не погоджується повернути ваш хід у #{ $code }.
notice-declined-hints = { $to }, { $by } не погоджується: підказок у #{ $code } немає.
notice-hints-agreed = { $to }, усі згодні: у свій хід у #{ $code } вводьте `/halma hint`.
notice-declined-cancel = { $to }, { $by } не хоче скасовувати #{ $code }. Партія триває.
notice-day-given = { $known ->
    [yes] { $to }, { $by } дає вам ще день у #{ $code }. Ваш час закінчиться { $ends }.
   *[no] { $to }, { $by } дає вам ще день у #{ $code }.
}
had-to-pass = { $seat }: ходити нікуди, хід пропущено.
out-resignation = { $practice ->
    [yes] { $seat } здаються. Фішки зникають з дошки, решта грає далі.
   *[no] { $seat } здається. Фішки зникають з дошки, решта грає далі.
}
out-timeout = Час вийшов: { $seat }. Фішки зникають з дошки, решта грає далі.
out-pair-resignation = { $seat } здається, і гра закінчується й для партнера: { $partner }. Їхні фішки знімаються з дошки, решта грає далі.
out-pair-timeout = { $seat }: час вийшов, і гра закінчується й для партнера: { $partner }. Їхні фішки знімаються з дошки, решта грає далі.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 нічия
title-cancelled = 🚫 скасовано
thread-name = { $game } · { $names } · #{ $code }
thread-summary = Партію { $game } #{ $code } завершено: { $place }
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · раунд { $round }
board-footer-whole = #{ $code } · { $game } · раунд { $round } · { $rules }
steps-to-go = Лишилося кроків: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $practice ->
    [yes] { $seat } вже не грають
   *[no] { $seat } вже не грає
}
race-needs = До фінішу: { $winner } — щонайбільше { $most ->
    [one] { $most } хід
    [few] { $most } ходи
    [many] { $most } ходів
   *[other] { $most } ходу
}, { $loser } — щонайменше { $least }.
time-left = ⏳ { $at }
bank-left = ⌛ { $who }: { $time }
bot-was-away = 🔌 Частину цього ходу мене не було в мережі. Цей час не рахується.
player-away = ✈️ { $who } у відпустці з { $from } до { $until }. Цей час не рахується.
reminder = ⏰ { $user }, { $game } #{ $code }: партія чекає на ваш хід. Час закінчиться { $ends } — { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [1] Останній раунд, щоб вийти з дому: у кого після раунду { $round } там лишиться фішка, той програє (якщо в обох — нічия). { $homes }
    [one] Лишився { $left } раунд, щоб вийти з дому: у кого після раунду { $round } там лишиться фішка, той програє (якщо в обох — нічия). { $homes }
    [few] Лишилося { $left } раунди, щоб вийти з дому: у кого після раунду { $round } там лишиться фішка, той програє (якщо в обох — нічия). { $homes }
    [many] Лишилося { $left } раундів, щоб вийти з дому: у кого після раунду { $round } там лишиться фішка, той програє (якщо в обох — нічия). { $homes }
   *[other] Лишилося { $left } раунду, щоб вийти з дому: у кого після раунду { $round } там лишиться фішка, той програє (якщо в обох — нічия). { $homes }
}
forced-home-own = Ваших фішок у домі: { $count }.
forced-home-seat = { $seat }: у домі { $count }.
forced-home-moves = { $left ->
    [1] { $seat }: останній хід, щоб вивести всі фішки з дому, інакше програш. { $homes }
    [one] { $seat }: ще { $left } хід, щоб вивести всі фішки з дому, інакше програш. { $homes }
    [few] { $seat }: ще { $left } ходи, щоб вивести всі фішки з дому, інакше програш. { $homes }
    [many] { $seat }: ще { $left } ходів, щоб вивести всі фішки з дому, інакше програш. { $homes }
   *[other] { $seat }: ще { $left } ходу, щоб вивести всі фішки з дому, інакше програш. { $homes }
}
forced-tempo = { $left ->
    [1] Після цього раунду ({ $round }) виграє той, кому лишилося менше кроків
    [one] Після раунду { $round } виграє той, кому лишилося менше кроків: ще { $left } раунд
    [few] Після раунду { $round } виграє той, кому лишилося менше кроків: ще { $left } раунди
    [many] Після раунду { $round } виграє той, кому лишилося менше кроків: ще { $left } раундів
   *[other] Після раунду { $round } виграє той, кому лишилося менше кроків: ще { $left } раунду
}
forced-stall = { $left ->
    [1] Раундів без просування: { $quiet }. Ще один — і нічия
    [one] Раундів без просування: { $quiet }. Ще { $left } — і нічия
    [few] Раундів без просування: { $quiet }. Ще { $left } — і нічия
    [many] Раундів без просування: { $quiet }. Ще { $left } — і нічия
   *[other] Раундів без просування: { $quiet }. Ще { $left } — і нічия
}
forced-stall-places = { $left ->
    [1] Раундів без просування: { $quiet }. Ще один — і кінець гри, решта ділить місце
    [one] Раундів без просування: { $quiet }. Ще { $left } — і кінець гри, решта ділить місце
    [few] Раундів без просування: { $quiet }. Ще { $left } — і кінець гри, решта ділить місце
    [many] Раундів без просування: { $quiet }. Ще { $left } — і кінець гри, решта ділить місце
   *[other] Раундів без просування: { $quiet }. Ще { $left } — і кінець гри, решта ділить місце
}
forced-stall-loses = { $practice ->
    [yes] { $left ->
        [1] Раундів без просування: { $quiet }. Ще один — і { $loser } програють, якщо дім не спорожніє
        [one] Раундів без просування: { $quiet }. Ще { $left } — і { $loser } програють, якщо дім не спорожніє
        [few] Раундів без просування: { $quiet }. Ще { $left } — і { $loser } програють, якщо дім не спорожніє
        [many] Раундів без просування: { $quiet }. Ще { $left } — і { $loser } програють, якщо дім не спорожніє
       *[other] Раундів без просування: { $quiet }. Ще { $left } — і { $loser } програють, якщо дім не спорожніє
    }
   *[no] { $left ->
        [1] Раундів без просування: { $quiet }. Ще один — і { $loser } програє, якщо дім не спорожніє
        [one] Раундів без просування: { $quiet }. Ще { $left } — і { $loser } програє, якщо дім не спорожніє
        [few] Раундів без просування: { $quiet }. Ще { $left } — і { $loser } програє, якщо дім не спорожніє
        [many] Раундів без просування: { $quiet }. Ще { $left } — і { $loser } програє, якщо дім не спорожніє
       *[other] Раундів без просування: { $quiet }. Ще { $left } — і { $loser } програє, якщо дім не спорожніє
    }
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-built = { $practice ->
    [yes] 🏆 **{ $winner } перемагають!** Усі { $stones } фішок на фініші. Ходів: { $moves }.
   *[no] { $seats ->
        [2] 🏆 **{ $winner } перемагає!** Усі { $stones } фішок на фініші. Ходів: { $moves }, відрив від { $losers }: { $ahead ->
            [one] { $ahead } крок
            [few] { $ahead } кроки
            [many] { $ahead } кроків
           *[other] { $ahead } кроку
        }.
       *[other] 🏆 **{ $winner } перемагає!** Усі { $stones } фішок на фініші. Ходів: { $moves }.
    }
}
won-locked = { $practice ->
    [yes] 🏆 { $winner } перемагають: фініш зайнято, а чужі фішки на ньому замкнено.
   *[no] { $seats ->
        [2] 🏆 { $winner } перемагає { $losers }: фініш зайнято, а чужі фішки на ньому замкнено.
       *[other] 🏆 { $winner } перемагає: фініш зайнято, а чужі фішки на ньому замкнено.
    }
}
won-filled = { $practice ->
    [yes] 🏆 { $winner } перемагають: фініш повний, і більшість фішок на ньому свої.
   *[no] { $seats ->
        [2] 🏆 { $winner } перемагає { $losers }: фініш повний, і більшість фішок на ньому свої.
       *[other] 🏆 { $winner } перемагає: фініш повний, і більшість фішок на ньому свої.
    }
}
level-beaten = 🎉 **Рівень { $level } уперше пройдено!**
moment-move = 🔗 Стрибків за один хід: { $jumps }!
moment-upset = 🎯 Сенсація! У { $seat } рейтинг був нижчий на { $points }.
moment-leads = 👑 { $seat } тепер тут на першому місці!
moment-comeback = 🚀 Оце камбек! У раунді { $round } у { $seat } було відставання на { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
    [many] { $steps } кроків
   *[other] { $steps } кроку
}.
moment-streak = 🔥 { $seat }: перемог поспіль — { $count }!
moment-fastest = ⚡ Особистий рекорд: { $seat }, перемога за найменшу кількість ходів ({ $moves }).
moment-chain = 🔗 Особистий рекорд: { $seat }, найдовша серія (стрибків: { $jumps }).
moment-ranked = 📈 Три партії на рейтинг: { $seat } тепер у таблиці.
moment-first = 🎉 Перша партія на рейтинг: { $seat }!
moment-short = { $seat }: забракло лише { $steps ->
    [1] одного кроку
    [one] { $steps } кроку
    [few] { $steps } кроків
    [many] { $steps } кроків
   *[other] { $steps } кроку
}. Так близько!
level-last = 🎉 **Рівень 10 пройдено. Рівня 11 немає!**
won-home = { $practice ->
    [yes] 🏆 { $winner } перемагають. Ще лишилися фішки в домі: { $losers }.
   *[no] 🏆 { $winner } перемагає: { $losers } ще має фішки в домі.
}
won-tempo = { $practice ->
    [yes] 🏆 { $winner } перемагають: лишилося менше кроків ({ $tempo }).
   *[no] 🏆 { $winner } перемагає { $losers }: лишилося менше кроків ({ $tempo }).
}
won-stall = { $practice ->
    [yes] 🏆 { $winner } перемагають: 50 раундів без просування. Ще лишилися фішки в домі: { $losers }.
   *[no] 🏆 { $winner } перемагає: 50 раундів без просування, а { $losers } ще має фішки в домі.
}
won-resignation = { $practice ->
    [yes] { $seats ->
        [2] { $losers } здаються. 🏆 { $winner } перемагають.
       *[other] { $last } здаються, решта вже вибула. 🏆 { $winner } перемагають.
    }
   *[no] { $seats ->
        [2] { $losers } здається. 🏆 { $winner } перемагає.
       *[other] { $last } здається, решта вже вибула. 🏆 { $winner } перемагає.
    }
}
won-race = { $practice ->
    [yes] 🏆 **{ $winner } перемагають!** { $losers } вже не наздоженуть.
   *[no] 🏆 **{ $winner } перемагає!** { $losers } вже не наздожене.
}
won-timeout = { $practice ->
    [yes] { $seats ->
        [2] Час вийшов: { $losers }. 🏆 { $winner } перемагають.
       *[other] Час вийшов: { $last }, решта вже вибула. 🏆 { $winner } перемагають.
    }
   *[no] { $seats ->
        [2] Час вийшов: { $losers }. 🏆 { $winner } перемагає.
       *[other] Час вийшов: { $last }, решта вже вибула. 🏆 { $winner } перемагає.
    }
}
won-pair = 🏆 **{ $winner } перемагають разом!** Обоє на фініші.
won-pair-resignation = { $last } здається. 🏆 **{ $winner } перемагають разом!**
won-pair-timeout = { $last }: час вийшов. 🏆 **{ $winner } перемагають разом!**
placed-places = 🏁 { $places }
placed-stall = 50 раундів без просування: хто ще грає, ділить місце. 🏁 { $places }
placed-blocked = Ніхто більше не може ходити: хто ще грає, ділить місце. 🏁 { $places }
placed-agreement = 🤝 Ті, хто ще грає, домовилися поділити місце. 🏁 { $places }
placed-resignation = { $last } здається. 🏁 { $places }
placed-timeout = { $last }: час вийшов. 🏁 { $places }
drawn-built = { $seats ->
    [2] 🤝 { $players } — нічия: фішки обох на фініші в одному раунді.
   *[other] 🤝 Нічия: фішки обох на фініші в одному раунді.
}
drawn-home = { $seats ->
    [2] 🤝 { $players } — нічия: в обох ще лишилися фішки в домі.
   *[other] 🤝 Нічия: в обох ще лишилися фішки в домі.
}
drawn-tempo = { $seats ->
    [2] 🤝 { $players } — нічия: кроків лишилося порівну ({ $tempo }).
   *[other] 🤝 Нічия: кроків лишилося порівну ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 { $players } — нічия: 50 раундів без просування.
   *[other] 🤝 Нічия: 50 раундів без просування.
}
drawn-blocked = { $seats ->
    [2] 🤝 { $players } — нічия: більше ніхто не може ходити.
   *[other] 🤝 Нічия: більше ніхто не може ходити.
}
drawn-race = 🤝 { $players } — нічия: за будь-яких ходів фішки обох будуть на фініші в одному раунді.
drawn-agreement = { $seats ->
    [2] 🤝 { $players } погоджуються на нічию.
   *[other] 🤝 Нічия за згодою.
}
void-agreed = 🚫 { $players }: за згодою партію скасовано, вона не рахується.
void-late = 🚫 { $blamed }: час вийшов, а по два ходи зробили ще не всі. Партію скасовано, вона не рахується: { $players }.
void-left = 🚫 { $blamed } більше не на цьому сервері, а по два ходи зробили ще не всі. Партію скасовано, вона не рахується: { $players }.
void-no-place = 🚫 { $players }: тиждень ця партія не мала каналу. Її скасовано, вона не рахується.
void-moderator = Вона не рахується.
void-unknown = 🚫 { $players }: партію скасовано, вона не рахується.

# Buttons, menus, forms.

button-move = Хід
chooses-move = { $who } вибирає хід у #{ $code }.
choose-move = Ваш хід у #{ $code }: виберіть підказаний хід (+4 — на 4 кроки ближче) або фішку за номером, щоб побачити її ходи.
choose-side = З вашого боку ваші фішки йдуть у { $corners }.
choose-target = #{ $code }: куди піде фішка з { $stone }?
went-on = Ця дошка застаріла. Ось поточна:
menu-best-moves = Підказані ходи: виберіть, щоб зіграти
menu-first-stones = Виберіть фішку…
menu-stones = Інша фішка…
menu-targets = { $first ->
    [1] Куди? Вибір одразу робить хід
   *[other] Інші ходи, від { $first }
}
stone-label = { $number } · { $stone } · { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
    [many] { $moves } ходів
   *[other] { $moves } ходу
}
choice-move = { $begins } → { $to } · { $jumps ->
    [0] крок
    [one] { $jumps } стрибок
    [few] { $jumps } стрибки
    [many] { $jumps } стрибків
   *[other] { $jumps } стрибка
} · { $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}{ $end ->
    [won] {" "}· 🏆 виграш
    [lost] {" "}· ⚠️ програш
    [late] {" "}· ⌛ не встигнете вийти з дому
    [drawn] {" "}· 🤝 нічия
   *[none] { "" }
}
jumps-begin = #{ $code }: стрибаємо фішкою з { $from }. Куди спершу?
jumps-on = #{ $code }: ваша фішка з { $from } зараз на { $at }. Стрибайте далі або зупиніться тут.
jumps-back = #{ $code }: ваша фішка з { $from } зараз на { $at }. Звідси вона може стрибнути лише назад.
menu-jumps = Стрибнути на…
button-jump-by-jump = По стрибку
button-stop-here = Зупинитися
hint-title = 💡 #{ $code }: як зіграв би комп’ютер
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Імовірна відповідь: { $reply }.
hint-play = ▶ { $text }
hint-rated = Ця партія на рейтинг: підказки лише за згоди всіх. На тренуванні й без рейтингу підказки є завжди.
button-ask-hints = Запитати всіх
hint-wins = { $moves ->
    [1] виграє цим ходом.
    [one] виграє за { $moves } хід.
    [few] виграє за { $moves } ходи.
    [many] виграє за { $moves } ходів.
   *[other] виграє за { $moves } ходу.
}
hint-shortest = { $moves ->
    [1] завершує перегони.
    [one] це вже перегони, і так на фініш найшвидше: { $moves } хід.
    [few] це вже перегони, і так на фініш найшвидше: { $moves } ходи.
    [many] це вже перегони, і так на фініш найшвидше: { $moves } ходів.
   *[other] це вже перегони, і так на фініш найшвидше: { $moves } ходу.
}
hint-leaves-home = { $left ->
    [0] вчасно звільняє дім.
    [one] вчасно виходить із дому; лишиться ще { $left } фішка.
    [few] вчасно виходить із дому; лишиться ще { $left } фішки.
    [many] вчасно виходить із дому; лишиться ще { $left } фішок.
   *[other] вчасно виходить із дому; лишиться ще { $left } фішки.
}
hint-fills-goal = ще одна фішка на фініші.
hint-brings-up = підтягує фішку, що відстала.
hint-chain = { $jumps ->
    [one] серія з { $jumps } стрибка.
    [few] серія з { $jumps } стрибків.
    [many] серія з { $jumps } стрибків.
   *[other] серія з { $jumps } стрибка.
}
hint-prepares = готує { $next }. Імовірна відповідь: { $reply }.
hint-best = найкраще на перспективу.
hint-no-mark = 🤖 Партія з підказкою: перемога над цим рівнем у профіль не потрапить.
confirm-move = Зіграти **{ $text }** у #{ $code }?
button-play = Зіграти
button-type-move = Ввести хід
button-other-stones = Інші фішки
button-back = Назад
button-note = Моя нотатка
button-plan-write = Змінити план
button-plan-delete = Видалити план
button-board = Мій бік
button-resign = Здатися
button-resign-yes = Так, здаюся
button-resign-no = Ні, граю далі
button-agree = Прийняти
button-disagree = Відхилити
button-claim-win = 🏁 Зарахувати перемогу
button-claim-draw = 🏁 Зарахувати нічию
button-give-day = +1 день
button-to-board = Показати дошку
button-wake = ⏰ Розбудити
button-mute = 🔕 Тихо
button-rematch = Реванш
button-level = Рівень { $level }
button-analyze = Аналіз
analysis-title = 📈 **#{ $code }** { $game } · Аналіз
analysis-failed = Не вдалося закінчити аналіз. Спробуйте трохи пізніше. Якщо не допоможе, повідомте власника бота.
analysis-curve = { $seats ->
    [2] Крива показує перевагу в кроках раунд за раундом: { $seat }.
   *[other] Криві показують, на скільки кроків кожен колір випереджає інших, раунд за раундом.
}
analysis-no-moment = Жодного зайвого кроку. Чудова гра!
analysis-cost-steps = 🔴 Раунд { $round }: { $own ->
    [yes] ваш хід
   *[no] { $seat },
} { $played }. **{ $better }** краще на { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
    [many] { $steps } кроків
   *[other] { $steps } кроку
}.
analysis-cost-moves = 🔴 Раунд { $round }: { $own ->
    [yes] ваш хід
   *[no] { $seat },
} { $played }. **{ $better }** швидше на { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
    [many] { $moves } ходів
   *[other] { $moves } ходу
}.
analysis-cost-win = ❗ Раунд { $round }: { $own ->
    [yes] ви упустили перемогу
   *[no] { $seat } — упущено перемогу
} { $moves ->
    [1] в один хід
    [one] за { $moves } хід
    [few] за { $moves } ходи
    [many] за { $moves } ходів
   *[other] за { $moves } ходу
} (**{ $better }**).
analysis-cost-game = 🔴 Раунд { $round }: { $own ->
    [yes] ваш хід
   *[no] { $seat },
} { $played } — { $moves ->
    [1] одразу програш
    [one] після цього партію програно
    [few] після цього партію програно
    [many] після цього партію програно
   *[other] після цього партію програно
}. Краще було **{ $better }**.
analysis-missed = 🔗 Найдовша упущена серія: { $seat } **{ $chain }** у раунді { $round }, стрибків: { $jumps }, вперед на { $gain ->
    [one] { $gain } крок
    [few] { $gain } кроки
    [many] { $gain } кроків
   *[other] { $gain } кроку
}.
analysis-race = 🏁 З раунду { $round } почалися перегони: { $sides }.
analysis-race-side = { $seat } — { $needed ->
    [one] потрібен був { $needed } хід
    [few] потрібно було { $needed } ходи
    [many] потрібно було { $needed } ходів
   *[other] потрібно було { $needed } ходу
} (вийшло { $made })
analysis-too-short = Ця партія закоротка для аналізу: потрібно щонайменше { $moves ->
    [one] по { $moves } ходу
    [few] по { $moves } ходи
    [many] по { $moves } ходів
   *[other] по { $moves } ходу
} від кожного гравця.
curve-rounds = Раунд
curve-steps = Кроки
curve-ahead = Попереду { $name }
analysis-alt = Перевага першого кольору в кроках, раундів: { $rounds }. Найкраще { $most }, найгірше { $least }.
button-replay = Перегляд
button-share = Поділитися
shared = { $who } показує #{ $code }: { $game }, { $players }
button-replay-files = GIF і запис
button-replay-files-from = GIF звідси
menu-replay = Перейти до ходу
replay-title = **#{ $code }** · { $game } · хід { $number } з { $count }
replay-move = { $number ->
    [0] Початок
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
    [many] { $rounds } раундів
   *[other] { $rounds } раунду
} · { $jumps ->
    [0] без стрибків
    [1] один стрибок: { $seat }
    [one] { $jumps } стрибок{ $longest ->
        [1] {""}
       *[other] {" "}· найдовша серія { $longest }: { $seat }
    }
    [few] { $jumps } стрибки{ $longest ->
        [1] {""}
       *[other] {" "}· найдовша серія { $longest }: { $seat }
    }
    [many] { $jumps } стрибків{ $longest ->
        [1] {""}
       *[other] {" "}· найдовша серія { $longest }: { $seat }
    }
   *[other] { $jumps } стрибка{ $longest ->
        [1] {""}
       *[other] {" "}· найдовша серія { $longest }: { $seat }
    }
}
replay-files = GIF і запис партії #{ $code }.
replay-skips = Щоб було коротше, показано кожен { $step }-й хід.
replay-small = Зменшено до { $pixels } пікс., щоб уміститися в ліміт Discord.
replay-no-picture = GIF партії #{ $code } створити не вдалося. Ось запис.
imported = Партію #{ $code } завантажено. Бачите її лише ви, на рейтинг вона не впливає.
import-several = Тут більше ніж одна партія. Завантажуйте по одній.
import-unreadable = Не можу прочитати рядок { $line } цього запису: { $text }. { $why } Як виглядає запис, покаже `/halma game export`. Виправте рядок і знову введіть `/halma game import`.
import-why-empty = У ньому немає партії.
import-why-large = Цей рядок або весь запис задовгий.
import-why-token = Це не тег на зразок `[Variant "halma8"]` і не хід.
import-why-tag = Цей тег є двічі, стоїть після першого ходу або має невідоме мені значення.
import-why-no-variant = Бракує тегу `[Variant "halma8"]` з назвою вашої гри.
import-why-move = Хід { $ply } там неможливий: { $why }
import-why-seat = Цього гравця немає в партії, або він уже вибув.
import-why-result = Ходи ведуть до іншого результату, або результати суперечать один одному.
modal-import-title = Завантажити партію
modal-import-field = Запис партії
modal-import-example =
    {"[Variant \"halma8\"]"}
    1. h4-g4 a5-b5
record-of = Запис партії #{ $code }.
button-previous = ◀ Раніше
button-next = Далі ▶
modal-move-title = Ваш хід · #{ $code }
modal-move-field = Звідки й куди або весь шлях
modal-move-example = { $example }
menu-which-match = Виберіть партію
menu-which-challenge = Відповісти на виклик або відкликати його
challenge-chosen = Цей виклик чекає на відповідь.
modal-end-title = Завершити #{ $code }? Вона не рахується.
modal-void-title = Прибрати #{ $code } з таблиць лідерів?
modal-reset-tables-title = Обнулити таблиці лідерів сервера?
modal-reset-tables-field = Введіть назву цього сервера
modal-undo-title = Повернути останній хід у #{ $code }?
modal-reason-field = Чому? Гравці це побачать.
modal-reason-example = Необов’язково
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = Яка партія?
name-the-match = У вас тут кілька партій. Виберіть одну в параметрі `game`.

# Private answers.

already-done = Уже зроблено. Поточна дошка:
done-privately = Готово. Партія #{ $code } тут: { $place }.
unposted = Більше не можу писати в { $place }, тому партія #{ $code } на паузі, не довше тижня. Нічого не втрачено: `/halma board game:{ $code }` покаже дошку. `/halma game move-here game:{ $code }` перенесе партію в інший канал.
unposted-over = Не можу показати, чим скінчилася #{ $code }, у { $place }: немає дозволу або каналу більше немає. `/halma board game:{ $code }` покаже дошку.
plain-post = { $people }: у партії #{ $code } новини, але Discord не прийняв моє повідомлення. `/halma board game:{ $code }` їх покаже.
no-lost-game = Усі ваші партії мають канал. Переносити нічого.
done-late = Готово. Вибачте за очікування.
press-again = Задовго. Натисніть кнопку ще раз.
other-version = Ця кнопка від іншої версії бота. Ось поточна дошка:
no-turn-here = У жодній партії цього каналу зараз не ваш хід. `/halma games` — ваші партії, `/halma play` — нова.
no-game-here = У вас немає партій у цьому каналі. `/halma games` — усі ваші партії.
note-title = 📝 **Ваша нотатка** (бачите лише ви)
note-saved = 📝 Збережено. Ваша нотатка до #{ $code }, бачите її лише ви:
note-deleted = Нотатку до #{ $code } видалено.
note-no-game = У вас немає партій у цьому каналі. Якщо партія деінде, вкажіть її код: `/halma game note game:`.
modal-note-title = Ваша нотатка до #{ $code }
modal-note-field = Бачите лише ви (порожньо: без нотатки)
modal-note-example = Який у вас план?
plan-none = У вас немає плану для #{ $code }.
plan-title = 🗺️ **Ваш план для #{ $code }** (бачите лише ви)
plan-saved = 🗺️ Збережено. Ваш план для #{ $code }, бачите його лише ви:
plan-how = У кожному рядку: хід інших, ваша відповідь і так далі, наприклад `{ $example }`. Якщо так зіграють, вашу відповідь буде зроблено одразу.
plan-typed = Ви написали:
plan-no-game = У вас немає поточних партій у цьому каналі. Якщо партія деінде, вкажіть її код: `/halma game plan game:`.
modal-plan-title = Ваш план для #{ $code }
modal-plan-field = Їхній хід, ваша відповідь… (порожньо: ні)
no-board-here = У цьому каналі зараз ніхто не грає. Почніть із `/halma play`.
resign-question = { $two ->
    [yes] Здатися в партії проти { $others }? На цьому вона завершиться.
   *[no] Здатися в #{ $code }? Скасувати це не можна.
}
resign-question-pair = Здатися в #{ $code }? Гра закінчиться і для партнера: { $partner }. Скасувати не можна.
resign-kept = Гаразд, граєте далі.
day-given = Готово: суперник у #{ $code } має ще один день.
menu-of = Партії з { $from } по { $to }
menu-more = Не вмістилося партій: { $count }. Виберіть потрібну в параметрі `game`.
wake-up = ⏰ { $who }, ваш хід у #{ $code }.
muted = Гаразд, про цей хід у #{ $code } більше не нагадуватиму.
offer-declined-quietly = Відхилено. Інші не дізнаються; пропозиція відкрита, поки не зроблено хід.
next-waiting = Далі: { $game }
open-none = На цьому сервері немає відкритих викликів. `/halma play` без суперника кине виклик усім.
open-title = Відкриті виклики цього сервера: { $count }
games-none = У вас немає партій. Почніть із `/halma play`.
games-none-of = { $who }: на цьому сервері партій немає.
games-title = Ваші партії: { $count }
games-title-of = { $who }, партії на цьому сервері: { $count }
games-my-turn = ▶️ **Ваш хід**
games-their-turn = ⏳ **Чекаємо на інших**
link-to-board = до дошки
games-open = 📨 **Чекає на гравців**
games-answer = 📨 **Виклик для вас**
menu-move-in = Хід у партії…
seat-namesake = { $name } ({ $color })
