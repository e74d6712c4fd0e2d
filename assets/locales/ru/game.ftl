# Words of the game.

variant-halma8 = Хальма 8×8
variant-halma10 = Хальма 10×10
variant-halma16 = Хальма 16×16
variant-halma16-4 = Хальма 16×16 на четверых
variant-corners = Уголки
variant-mini-corners = Мини-уголки
variant-star2 = Китайские шашки на двоих
variant-star2x3 = Китайские шашки на двоих, по три цвета
variant-star3 = Китайские шашки на троих
variant-star3x2 = Китайские шашки на троих, по два цвета
variant-star4 = Китайские шашки на четверых
variant-star5 = Китайские шашки на пятерых
variant-star6 = Китайские шашки на шестерых
variant-star2-15 = Китайские шашки на двоих, 15 фишек
variant-star3-15 = Китайские шашки на троих, 15 фишек

clock-1h = 1 час
clock-12h = 12 часов
clock-1d = 1 день
clock-2d = 2 дня
clock-3d = 3 дня
clock-5d = 5 дней
clock-7d = 7 дней
clock-14d = 14 дней
clock-none = Без лимита времени
clock-bank-7d = 7 дней на все ваши ходы
clock-bank-14d = 14 дней на все ваши ходы
clock-bank-21d = 21 день на все ваши ходы
clock-bank-30d = 30 дней на все ваши ходы
clock-bank-3d-12h = 3 дня и ещё 12 часов за каждый ход
clock-bank-7d-1d = 7 дней и ещё 1 день за каждый ход
clock-weekends = { $time }, выходные не считаются
clock-per-move = { $time } на ход

rules-gambiter = Лимит раундов (Gambiter)
rules-brainking = Вовремя выйти из дома (BrainKing)
rules-closed-camp = Без выхода из дома напротив
rules-classic = Кто раньше займёт дом напротив (классика)
rules-igroved = Кто раньше займёт дом напротив (звезда)
rules-parlett = Полный дом напротив (Parlett)
rules-family = Семейные правила (звезда)
diagonals-on = с диагоналями
diagonals-off = без диагоналей
jumps-long = длинные прыжки
ends-places = игра за все места
teams-pairs = в парах

color-a = Белые
color-b = Чёрные
color-c = Красные
color-d = Синие
color-e = Зелёные
color-f = Жёлтые

forgotten-person = Кто-то
computer = Компьютер (уровень { $level })

# The board in words.

text-stone-a = б
text-stone-b = ч
text-stone-c = к
text-stone-d = с
text-stone-e = з
text-stone-f = ж
text-color = { $letter } { $name }
text-legend = { $colors }; { $free } свободно

alt-board = { $game }, раунд { $round }.
alt-seat = { $name }, цвет: { $colors }. { $tempo ->
    [0] Все фишки в доме напротив
    [one] Остался { $tempo } шаг
    [few] Осталось { $tempo } шага
    [many] Осталось { $tempo } шагов
   *[other] Осталось { $tempo } шага
}, дома — { $home }, в доме напротив — { $goal } из { $stones }.
alt-out = { $practice ->
    [yes] { $name } ({ $colors }) больше не играют.
   *[no] { $name } ({ $colors }) больше не играет.
}
alt-place = { $name } ({ $colors }): место { $place }.
alt-to-move = Чей ход: { $name }.
alt-won = Победа: { $name }.
alt-won-pair = { $names } выиграли вместе.
picture-steps = шагов осталось
picture-goal = в доме напротив
alt-over = Партия завершена.
alt-last = Последний ход: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] { $user }, **начинают { $seat }.**
   *[no] **Начинает { $seat }.**
}
turn-aim = Проведите свои { $stones } { $stones ->
    [one] фишку
    [few] фишки
    [many] фишек
   *[other] фишки
} { $marks } в { $corners }{ $aim ->
    [duel] {" "}раньше, чем соперник ({ $other }) проведёт все свои.
    [pair] . Ваш партнёр: { $other }. Выигрывает пара, которая раньше займёт оба своих дома напротив.
    [places] : чем раньше, тем лучше место.
   *[others] {" "}раньше всех.
} Нажмите **Ход**.
# Where a goal lies in the picture, after "into".
corner-bottom = нижний угол
corner-bottom-left = левый нижний угол
corner-bottom-right = правый нижний угол
corner-top = верхний угол
corner-top-left = левый верхний угол
corner-top-right = правый верхний угол
turn-next = { $practice ->
    [yes] { $user }, ходят { $seat }.
   *[no] { $seat }, ваш ход.
}
turn-look = Чей ход: { $seat }.
turn-thinks = { $seat } думает…
played = { $seat }: **{ $route }**.
played-planned = { $seat } по плану: **{ $route }**.
taken-back = { $count ->
    [1] ↩️ Последний ход возвращён.
    [one] ↩️ Возвращён { $count } последний ход.
    [few] ↩️ Возвращены { $count } последних хода.
    [many] ↩️ Возвращено { $count } последних ходов.
   *[other] ↩️ Возвращено { $count } последнего хода.
}
moderator-undid = 🛡️ { $players }: модератор { $who } возвращает последний ход.
moderator-moved = 🛡️ { $players }: модератор { $who } переносит партию сюда.
moderator-ended = 🛡️ { $players }: модератор { $who } завершает партию.
moderator-voided = 🛡️ { $players }: модератор { $who } убирает партию из таблиц лидеров этого сервера.
void-everywhere = 🛡️ { $players }: владелец бота убирает партию из всех таблиц лидеров.
moderator-reason = Причина: { $reason }
past-began = Старт #{ $code }: { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [1] { $first } · ещё ход · { $last }
    [one] { $first } · ещё { $between } ход · { $last }
    [few] { $first } · ещё { $between } хода · { $last }
    [many] { $first } · ещё { $between } ходов · { $last }
   *[other] { $first } · ещё { $between } хода · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to } ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
})
past-resigned = { $practice ->
    [yes] { $seat } сдаются.
   *[no] { $seat } сдаётся.
}
past-timeout = { $seat }: время вышло.
turn-short = { $seat }, ваш ход в #{ $code }: { $place }
moved-away = ➡️ Партия #{ $code } продолжается здесь: { $place }.
paused-place = ⏸️ Пауза: не могу писать в канале этой партии. Введите в другом канале `/halma game move-here game:{ $code }`, иначе { $until } партия будет отменена.
paused-player = ⏸️ Пауза: { $who } покидает сервер и выбывает { $until }, если не вернётся. Ход возобновит партию.
offer-agreed = 🤝 Договорились.
offer-draw = 🤝 #{ $code }: { $by } предлагает ничью. { $asked }, согласны?
offer-takeback = ↩️ #{ $code }: { $by } хочет вернуть ход. { $asked }, согласны?
offer-cancel = 🚫 #{ $code }: { $by } предлагает отменить партию без зачёта. { $asked }, согласны?
offer-hints = 💡 #{ $code }: { $by } предлагает разрешить подсказки всем. Партия по-прежнему на рейтинг. { $asked }, согласны?
offer-undoes = Вернутся ходы: { $plies }
offer-declined-draw = { $by }, { $declined } не соглашается на ничью.
offer-declined-takeback = { $by }, { $declined } не соглашается вернуть ход.
offer-declined-cancel = { $declined } не хочет отменять партию. Играем дальше.
offer-declined-hints = { $declined } не соглашается: подсказок в этой партии нет.
offer-withdrawn-draw = { $by } больше не предлагает ничью.
offer-withdrawn-takeback = { $by } больше не просит вернуть ход.
offer-withdrawn-cancel = { $by } больше не предлагает отменить партию. Играем дальше.
offer-withdrawn-hints = { $by } больше не просит подсказок.
notice-declined-draw = { $to }, { $by } не соглашается на ничью в #{ $code }. Партия продолжается.
notice-declined-takeback = { $to }, { $by } не соглашается вернуть ваш ход в #{ $code }.
notice-declined-hints = { $to }, { $by } не соглашается: подсказок в #{ $code } нет.
notice-hints-agreed = { $to }, все согласны: в свой ход в #{ $code } вводите `/halma hint`.
notice-declined-cancel = { $to }, { $by } не хочет отменять #{ $code }. Партия продолжается.
notice-day-given = { $known ->
    [yes] { $to }, { $by } даёт вам ещё день в #{ $code }. Ваше время истекает { $ends }.
   *[no] { $to }, { $by } даёт вам ещё день в #{ $code }.
}
had-to-pass = { $seat }: ходить некуда, ход пропущен.
out-resignation = { $practice ->
    [yes] { $seat } сдаются. Фишки уходят с доски, остальные играют дальше.
   *[no] { $seat } сдаётся. Фишки уходят с доски, остальные играют дальше.
}
out-timeout = { $seat }: время вышло. Фишки уходят с доски, остальные играют дальше.
out-pair-resignation = { $seat } сдаётся, и игра заканчивается и для партнёра: { $partner }. Их фишки снимаются с доски, остальные играют дальше.
out-pair-timeout = { $seat }: время вышло, и игра заканчивается и для партнёра: { $partner }. Их фишки снимаются с доски, остальные играют дальше.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 ничья
title-cancelled = 🚫 отменена
thread-name = { $game } · { $names } · #{ $code }
thread-summary = Партия #{ $code } ({ $game }) завершена: { $place }
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · раунд { $round }
board-footer-whole = #{ $code } · { $game } · раунд { $round } · { $rules }
steps-to-go = Осталось шагов: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $practice ->
    [yes] { $seat } больше не играют
   *[no] { $seat } больше не играет
}
race-needs = { $winner } — нужно не больше { $most ->
    [one] { $most } хода
    [few] { $most } ходов
    [many] { $most } ходов
   *[other] { $most } хода
}, { $loser } — не меньше { $least }.
time-left = ⏳ { $at }
bank-left = ⌛ { $who }: { $time }
bot-was-away = 🔌 Часть этого хода меня не было в сети. Это время не считается.
player-away = ✈️ { $who } в отпуске с { $from } до { $until }. Это время не считается.
reminder = ⏰ { $user }, партия ждёт вашего хода: { $game } #{ $code }. Время истекает { $ends } — { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [1] Последний раунд, чтобы выйти из дома: у кого после раунда { $round } там останется фишка, тот проиграет (если у обоих — ничья). { $homes }
    [one] Остался { $left } раунд, чтобы выйти из дома: у кого после раунда { $round } там останется фишка, тот проиграет (если у обоих — ничья). { $homes }
    [few] Осталось { $left } раунда, чтобы выйти из дома: у кого после раунда { $round } там останется фишка, тот проиграет (если у обоих — ничья). { $homes }
    [many] Осталось { $left } раундов, чтобы выйти из дома: у кого после раунда { $round } там останется фишка, тот проиграет (если у обоих — ничья). { $homes }
   *[other] Осталось { $left } раунда, чтобы выйти из дома: у кого после раунда { $round } там останется фишка, тот проиграет (если у обоих — ничья). { $homes }
}
forced-home-own = Дома у вас { $count }.
forced-home-seat = { $seat }: дома { $count }.
forced-home-moves = { $left ->
    [1] { $seat }: последний ход, чтобы вывести все фишки из дома, иначе проигрыш. { $homes }
    [one] { $seat }: ещё { $left } ход, чтобы вывести все фишки из дома, иначе проигрыш. { $homes }
    [few] { $seat }: ещё { $left } хода, чтобы вывести все фишки из дома, иначе проигрыш. { $homes }
    [many] { $seat }: ещё { $left } ходов, чтобы вывести все фишки из дома, иначе проигрыш. { $homes }
   *[other] { $seat }: ещё { $left } хода, чтобы вывести все фишки из дома, иначе проигрыш. { $homes }
}
forced-tempo = { $left ->
    [1] После этого раунда ({ $round }) победит тот, кому осталось меньше шагов
    [one] После { $round }-го раунда победит тот, кому осталось меньше шагов: ещё { $left } раунд
    [few] После { $round }-го раунда победит тот, кому осталось меньше шагов: ещё { $left } раунда
    [many] После { $round }-го раунда победит тот, кому осталось меньше шагов: ещё { $left } раундов
   *[other] После { $round }-го раунда победит тот, кому осталось меньше шагов: ещё { $left } раунда
}
forced-stall = { $left ->
    [1] Раундов без продвижения: { $quiet }. Ещё один — и ничья
    [one] Раундов без продвижения: { $quiet }. Ещё { $left } — и ничья
    [few] Раундов без продвижения: { $quiet }. Ещё { $left } — и ничья
    [many] Раундов без продвижения: { $quiet }. Ещё { $left } — и ничья
   *[other] Раундов без продвижения: { $quiet }. Ещё { $left } — и ничья
}
forced-stall-places = { $left ->
    [1] Раундов без продвижения: { $quiet }. Ещё один — и конец игры, оставшиеся делят место
    [one] Раундов без продвижения: { $quiet }. Ещё { $left } — и конец игры, оставшиеся делят место
    [few] Раундов без продвижения: { $quiet }. Ещё { $left } — и конец игры, оставшиеся делят место
    [many] Раундов без продвижения: { $quiet }. Ещё { $left } — и конец игры, оставшиеся делят место
   *[other] Раундов без продвижения: { $quiet }. Ещё { $left } — и конец игры, оставшиеся делят место
}
forced-stall-loses = { $practice ->
    [yes] { $left ->
        [1] Раундов без продвижения: { $quiet }. Ещё один — и { $loser } проигрывают, если дом не опустеет
        [one] Раундов без продвижения: { $quiet }. Ещё { $left } — и { $loser } проигрывают, если дом не опустеет
        [few] Раундов без продвижения: { $quiet }. Ещё { $left } — и { $loser } проигрывают, если дом не опустеет
        [many] Раундов без продвижения: { $quiet }. Ещё { $left } — и { $loser } проигрывают, если дом не опустеет
       *[other] Раундов без продвижения: { $quiet }. Ещё { $left } — и { $loser } проигрывают, если дом не опустеет
    }
   *[no] { $left ->
        [1] Раундов без продвижения: { $quiet }. Ещё один — и { $loser } проигрывает, если дом не опустеет
        [one] Раундов без продвижения: { $quiet }. Ещё { $left } — и { $loser } проигрывает, если дом не опустеет
        [few] Раундов без продвижения: { $quiet }. Ещё { $left } — и { $loser } проигрывает, если дом не опустеет
        [many] Раундов без продвижения: { $quiet }. Ещё { $left } — и { $loser } проигрывает, если дом не опустеет
       *[other] Раундов без продвижения: { $quiet }. Ещё { $left } — и { $loser } проигрывает, если дом не опустеет
    }
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-built = { $practice ->
    [yes] 🏆 **{ $winner } выигрывают!** Все { $stones } фишек в доме напротив за { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }.
   *[no] { $seats ->
        [2] 🏆 **{ $winner } выигрывает!** Все { $stones } фишек в доме напротив за { $moves ->
            [one] { $moves } ход
            [few] { $moves } хода
            [many] { $moves } ходов
           *[other] { $moves } хода
        }. { $losers } отстаёт на { $ahead ->
            [one] { $ahead } шаг
            [few] { $ahead } шага
            [many] { $ahead } шагов
           *[other] { $ahead } шага
        }.
       *[other] 🏆 **{ $winner } выигрывает!** Все { $stones } фишек в доме напротив за { $moves ->
            [one] { $moves } ход
            [few] { $moves } хода
            [many] { $moves } ходов
           *[other] { $moves } хода
        }.
    }
}
won-locked = { $practice ->
    [yes] 🏆 { $winner } выигрывают: дом напротив занят, а чужие фишки в нём заперты.
   *[no] { $seats ->
        [2] 🏆 { $winner } выигрывает у { $losers }: дом напротив занят, а чужие фишки в нём заперты.
       *[other] 🏆 { $winner } выигрывает: дом напротив занят, а чужие фишки в нём заперты.
    }
}
won-filled = { $practice ->
    [yes] 🏆 { $winner } выигрывают: дом напротив полон, и большинство фишек в нём свои.
   *[no] { $seats ->
        [2] 🏆 { $winner } выигрывает у { $losers }: дом напротив полон, и большинство фишек в нём свои.
       *[other] 🏆 { $winner } выигрывает: дом напротив полон, и большинство фишек в нём свои.
    }
}
level-beaten = 🎉 **Уровень { $level } пройден впервые!**
moment-move = 🔗 Прыжков за один ход: { $jumps }!
moment-upset = 🎯 Сенсация! У { $seat } рейтинг был ниже на { $points }.
moment-leads = 👑 { $seat } теперь здесь на первом месте!
moment-comeback = 🚀 Вот это камбэк! В раунде { $round } у { $seat } было отставание в { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}.
moment-streak = 🔥 { $seat }: побед подряд — { $count }!
moment-fastest = ⚡ Личный рекорд: { $seat }, победа за наименьшее число ходов ({ $moves }).
moment-chain = 🔗 Личный рекорд: { $seat }, самая длинная серия (прыжков: { $jumps }).
moment-ranked = 📈 Три партии на рейтинг: { $seat } теперь в таблице.
moment-first = 🎉 Первая партия на рейтинг: { $seat }!
moment-short = { $seat }: не хватило всего { $steps ->
    [1] одного шага
    [one] { $steps } шага
    [few] { $steps } шагов
    [many] { $steps } шагов
   *[other] { $steps } шага
}. Так близко!
level-last = 🎉 **Уровень 10 пройден. Уровня 11 нет!**
won-home = { $practice ->
    [yes] 🏆 { $winner } выигрывают: { $losers } не успевают выйти из дома.
   *[no] 🏆 { $winner } выигрывает: { $losers } не успевает выйти из дома.
}
won-tempo = { $practice ->
    [yes] 🏆 { $winner } выигрывают: осталось меньше шагов ({ $tempo }).
   *[no] 🏆 { $winner } выигрывает, { $losers } отстаёт (осталось шагов: { $tempo }).
}
won-stall = { $practice ->
    [yes] 🏆 { $winner } выигрывают: 50 раундов без продвижения, а { $losers } держат фишки дома.
   *[no] 🏆 { $winner } выигрывает: 50 раундов без продвижения, а { $losers } держит фишки дома.
}
won-resignation = { $practice ->
    [yes] { $seats ->
        [2] { $losers } сдаются. 🏆 { $winner } выигрывают.
       *[other] { $last } сдаются, остальные уже выбыли. 🏆 { $winner } выигрывают.
    }
   *[no] { $seats ->
        [2] { $losers } сдаётся. 🏆 { $winner } выигрывает.
       *[other] { $last } сдаётся, остальные уже выбыли. 🏆 { $winner } выигрывает.
    }
}
won-race = { $practice ->
    [yes] 🏆 **{ $winner } выигрывают!** { $losers } уже не догонят.
   *[no] 🏆 **{ $winner } выигрывает!** { $losers } уже не догонит.
}
won-timeout = { $practice ->
    [yes] { $seats ->
        [2] { $losers }: время вышло. 🏆 { $winner } выигрывают.
       *[other] { $last }: время вышло, остальные уже выбыли. 🏆 { $winner } выигрывают.
    }
   *[no] { $seats ->
        [2] { $losers }: время вышло. 🏆 { $winner } выигрывает.
       *[other] { $last }: время вышло, остальные уже выбыли. 🏆 { $winner } выигрывает.
    }
}
won-pair = 🏆 **{ $winner } выигрывают вместе!** Оба дома напротив заняты.
won-pair-resignation = { $last } сдаётся. 🏆 **{ $winner } выигрывают вместе!**
won-pair-timeout = { $last }: время вышло. 🏆 **{ $winner } выигрывают вместе!**
placed-places = 🏁 { $places }
placed-stall = 50 раундов без продвижения: кто ещё играет, делит место. 🏁 { $places }
placed-blocked = Никто больше не может ходить: кто ещё играет, делит место. 🏁 { $places }
placed-agreement = 🤝 Оставшиеся договорились разделить место. 🏁 { $places }
placed-resignation = { $last } сдаётся. 🏁 { $places }
placed-timeout = { $last }: время вышло. 🏁 { $places }
drawn-built = { $seats ->
    [2] 🤝 { $players } — ничья: оба дома заняты в одном раунде.
   *[other] 🤝 Ничья: оба дома заняты в одном раунде.
}
drawn-home = { $seats ->
    [2] 🤝 { $players } — ничья: у обоих ещё остались фишки дома.
   *[other] 🤝 Ничья: у обоих ещё остались фишки дома.
}
drawn-tempo = { $seats ->
    [2] 🤝 { $players } — ничья: шагов осталось поровну ({ $tempo }).
   *[other] 🤝 Ничья: шагов осталось поровну ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 { $players } — ничья: 50 раундов без продвижения.
   *[other] 🤝 Ничья: 50 раундов без продвижения.
}
drawn-blocked = { $seats ->
    [2] 🤝 { $players } — ничья: ни у кого больше нет ходов.
   *[other] 🤝 Ничья: ни у кого больше нет ходов.
}
drawn-race = 🤝 { $players } — ничья: при любых ходах оба дома будут заняты в одном раунде.
drawn-agreement = { $seats ->
    [2] 🤝 { $players } соглашаются на ничью.
   *[other] 🤝 Ничья по соглашению.
}
void-agreed = 🚫 { $players }: партия отменена по соглашению. Она не засчитывается.
void-late = 🚫 { $players }: партия отменена и не засчитывается. { $blamed }: время вышло, а по два хода сделали ещё не все.
void-left = 🚫 { $players }: партия отменена и не засчитывается. { $blamed } покидает сервер, а по два хода сделали ещё не все.
void-no-place = 🚫 { $players }: неделю у партии не было канала. Она отменена и не засчитывается.
void-moderator = Партия не засчитывается.
void-unknown = 🚫 { $players }: партия отменена и не засчитывается.

# Buttons, menus, forms.

button-move = Ход
chooses-move = { $who } выбирает ход в #{ $code }.
choose-move = Ваш ход в #{ $code }: выберите готовый вариант (+4 — на 4 шага ближе) или номер фишки, чтобы увидеть её ходы.
choose-side = С вашей стороны ваши фишки идут в { $corners }.
choose-target = #{ $code }: куда пойдёт фишка с { $stone }?
went-on = Эта доска устарела. Вот текущая:
menu-best-moves = Варианты хода: выберите, чтобы сыграть
menu-first-stones = Выберите фишку…
menu-stones = Другая фишка…
menu-targets = { $first ->
    [1] Куда? Фишка пойдёт сразу
   *[other] Другие ходы, с { $first }
}
stone-label = { $number } · { $stone } · { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}
choice-move = { $begins } → { $to } · { $jumps ->
    [0] шаг
    [one] { $jumps } прыжок
    [few] { $jumps } прыжка
    [many] { $jumps } прыжков
   *[other] { $jumps } прыжка
} · { $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}{ $end ->
    [won] {" "}· 🏆 победа
    [lost] {" "}· ⚠️ проигрыш
    [late] {" "}· ⌛ не успеть выйти из дома
    [drawn] {" "}· 🤝 ничья
   *[none] { "" }
}
jumps-begin = #{ $code }: прыгаем фишкой с { $from }. Куда сначала?
jumps-on = #{ $code }: ваша фишка с { $from } сейчас на { $at }. Прыгайте дальше или остановитесь здесь.
jumps-back = #{ $code }: ваша фишка с { $from } сейчас на { $at }. Отсюда она может прыгнуть только назад.
menu-jumps = Прыгнуть на…
button-jump-by-jump = По прыжку
button-stop-here = Остановиться
hint-title = 💡 #{ $code }: как сыграл бы компьютер
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Вероятный ответ: { $reply }.
hint-play = ▶ { $text }
hint-rated = Эта партия на рейтинг: подсказки — только если все согласны. На тренировке и без рейтинга подсказки есть всегда.
button-ask-hints = Спросить всех
hint-wins = { $moves ->
    [1] победа этим ходом.
    [one] победа в { $moves } ход.
    [few] победа в { $moves } хода.
    [many] победа в { $moves } ходов.
   *[other] победа в { $moves } хода.
}
hint-shortest = { $moves ->
    [1] завершает гонку.
    [one] это уже гонка, и так до дома напротив быстрее всего: { $moves } ход.
    [few] это уже гонка, и так до дома напротив быстрее всего: { $moves } хода.
    [many] это уже гонка, и так до дома напротив быстрее всего: { $moves } ходов.
   *[other] это уже гонка, и так до дома напротив быстрее всего: { $moves } хода.
}
hint-leaves-home = { $left ->
    [0] освобождает дом вовремя.
    [one] выводит из дома вовремя; останется ещё { $left } фишка.
    [few] выводит из дома вовремя; останется ещё { $left } фишки.
    [many] выводит из дома вовремя; останется ещё { $left } фишек.
   *[other] выводит из дома вовремя; останется ещё { $left } фишки.
}
hint-fills-goal = ещё одна фишка в доме напротив.
hint-brings-up = подтягивает отставшую фишку.
hint-chain = { $jumps ->
    [one] серия из { $jumps } прыжка.
    [few] серия из { $jumps } прыжков.
    [many] серия из { $jumps } прыжков.
   *[other] серия из { $jumps } прыжка.
}
hint-prepares = готовит { $next }. Вероятный ответ: { $reply }.
hint-best = лучший ход на перспективу.
hint-no-mark = 🤖 Была подсказка: при победе этот уровень не засчитается.
confirm-move = Сыграть **{ $text }** в #{ $code }?
button-play = Сыграть
button-type-move = Ввести ход
button-other-stones = Другие фишки
button-back = Назад
button-note = Моя заметка
button-plan-write = Изменить план
button-plan-delete = Удалить план
button-board = Моя сторона
button-resign = Сдаться
button-resign-yes = Да, сдаюсь
button-resign-no = Нет, играю дальше
button-agree = Принять
button-disagree = Отклонить
button-claim-win = 🏁 Засчитать победу
button-claim-draw = 🏁 Засчитать ничью
button-give-day = +1 день
button-to-board = Показать доску
button-wake = ⏰ Разбудить
button-mute = 🔕 Тихо
button-rematch = Реванш
button-level = Уровень { $level }
button-analyze = Разбор
analysis-title = 📈 **#{ $code }** { $game } · Разбор
analysis-failed = Не получилось закончить разбор. Попробуйте чуть позже. Если не поможет, сообщите владельцу бота.
analysis-curve = { $seats ->
    [2] График по раундам: на сколько шагов впереди { $seat }.
   *[other] График по раундам: на сколько шагов каждый цвет впереди остальных.
}
analysis-no-moment = Ни одного лишнего шага. Отличная игра!
analysis-cost-steps = 🔴 Раунд { $round }: { $own ->
    [yes] ваш ход
   *[no] { $seat },
} { $played }. **{ $better }** лучше на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}.
analysis-cost-moves = 🔴 Раунд { $round }: { $own ->
    [yes] ваш ход
   *[no] { $seat },
} { $played }. **{ $better }** быстрее на { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}.
analysis-cost-win = ❗ Раунд { $round }: { $own ->
    [yes] вы упустили победу
   *[no] { $seat } — упущена победа
} { $moves ->
    [1] в один ход
    [one] в { $moves } ход
    [few] в { $moves } хода
    [many] в { $moves } ходов
   *[other] в { $moves } хода
} (**{ $better }**).
analysis-cost-game = 🔴 Раунд { $round }: { $own ->
    [yes] ваш ход
   *[no] { $seat },
} { $played } — { $moves ->
    [1] сразу проигрыш
    [one] после этого партия проиграна
    [few] после этого партия проиграна
    [many] после этого партия проиграна
   *[other] после этого партия проиграна
}. Лучше было **{ $better }**.
analysis-missed = 🔗 Самая длинная упущенная серия: { $seat } **{ $chain }**, раунд { $round }, прыжков: { $jumps }, на { $gain ->
    [one] { $gain } шаг
    [few] { $gain } шага
    [many] { $gain } шагов
   *[other] { $gain } шага
} вперёд.
analysis-race = 🏁 С раунда { $round } шла гонка: { $sides }.
analysis-race-side = { $seat } — { $needed ->
    [one] нужен был { $needed } ход
    [few] нужно было { $needed } хода
    [many] нужно было { $needed } ходов
   *[other] нужно было { $needed } хода
} (вышло { $made })
analysis-too-short = Эта партия слишком короткая для разбора: нужно хотя бы { $moves ->
    [one] по { $moves } ходу
    [few] по { $moves } хода
    [many] по { $moves } ходов
   *[other] по { $moves } хода
} от каждого игрока.
curve-rounds = Раунд
curve-steps = Шаги
curve-ahead = Впереди { $name }
analysis-alt = Перевес первого цвета в шагах за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
}: в лучший момент { $most }, в худший { $least }.
button-replay = Просмотр
button-share = Поделиться
shared = { $who } делится партией #{ $code }: { $game }, { $players }
button-replay-files = GIF и запись
button-replay-files-from = GIF отсюда
menu-replay = Перейти к ходу
replay-title = **#{ $code }** · { $game } · ход { $number } из { $count }
replay-move = { $number ->
    [0] Начало
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
} · { $jumps ->
    [0] без прыжков
    [1] один прыжок: { $seat }
    [one] { $jumps } прыжок{ $longest ->
        [1] {""}
       *[other] {" "}· самая длинная серия { $longest }: { $seat }
    }
    [few] { $jumps } прыжка{ $longest ->
        [1] {""}
       *[other] {" "}· самая длинная серия { $longest }: { $seat }
    }
    [many] { $jumps } прыжков{ $longest ->
        [1] {""}
       *[other] {" "}· самая длинная серия { $longest }: { $seat }
    }
   *[other] { $jumps } прыжка{ $longest ->
        [1] {""}
       *[other] {" "}· самая длинная серия { $longest }: { $seat }
    }
}
replay-files = GIF и запись партии #{ $code }.
replay-skips = Чтобы было короче, показан каждый { $step }-й ход.
replay-small = Уменьшено до { $pixels } пикс., чтобы уложиться в лимит Discord.
replay-no-picture = GIF партии #{ $code } сделать не получилось. Вот запись.
imported = Партия #{ $code } загружена. Видите её только вы, на рейтинг она не влияет.
import-several = Здесь больше одной партии. Загружайте по одной.
import-unreadable = Не могу прочитать строку { $line } этой записи: { $text }. { $why } Как выглядит запись, показывает `/halma game export`. Исправьте строку и снова введите `/halma game import`.
import-why-empty = В ней нет партии.
import-why-large = Эта строка или вся запись слишком длинная.
import-why-token = Это не тег вроде `[Variant "halma8"]` и не ход.
import-why-tag = Этот тег встречается дважды, стоит после первого хода, или его значение мне незнакомо.
import-why-no-variant = Нет тега `[Variant "halma8"]` с названием вашей игры.
import-why-move = Ход { $ply } там невозможен: { $why }
import-why-seat = Этого игрока нет в партии, или он уже выбыл.
import-why-result = Ходы ведут к другому результату, или результаты противоречат друг другу.
modal-import-title = Загрузить партию
modal-import-field = Запись партии
modal-import-example =
    {"[Variant \"halma8\"]"}
    1. h4-g4 a5-b5
record-of = Запись партии #{ $code }.
button-previous = ◀ Назад
button-next = Вперёд ▶
modal-move-title = Ваш ход · #{ $code }
modal-move-field = Откуда и куда, или весь путь
modal-move-example = { $example }
menu-which-match = Выберите партию
menu-which-challenge = Ответить на вызов или отозвать его
challenge-chosen = Этот вызов ждёт ответа.
modal-end-title = Завершить #{ $code }? Без зачёта.
modal-void-title = Убрать #{ $code } из таблиц лидеров?
modal-reset-tables-title = Обнулить таблицы лидеров сервера?
modal-reset-tables-field = Введите название этого сервера
modal-undo-title = Вернуть последний ход в #{ $code }?
modal-reason-field = Почему? Игроки это увидят.
modal-reason-example = Необязательно
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = Какая партия?
name-the-match = У вас здесь несколько партий. Выберите одну в параметре `game`.

# Private answers.

already-done = Уже сделано. Вот текущая доска:
done-privately = Готово. Партия #{ $code } здесь: { $place }.
unposted = Больше не могу писать в { $place }, поэтому партия #{ $code } на паузе, не дольше недели. Ничего не потеряно: `/halma board game:{ $code }` покажет доску. `/halma game move-here game:{ $code }` перенесёт партию в другой канал.
unposted-over = Не могу показать, чем закончилась #{ $code }, в { $place }: нет прав или канала больше нет. `/halma board game:{ $code }` покажет доску.
plain-post = { $people }: в партии #{ $code } новости, но Discord не принял моё сообщение. `/halma board game:{ $code }` их покажет.
no-lost-game = У всех ваших партий канал на месте. Переносить нечего.
done-late = Готово. Простите за ожидание.
press-again = Слишком долго. Нажмите кнопку ещё раз.
other-version = Эта кнопка от другой версии бота. Вот текущая доска:
no-turn-here = В партиях этого канала сейчас не ваш ход. `/halma games` — ваши партии, `/halma play` — новая.
no-game-here = У вас нет партий в этом канале. `/halma games` — все ваши партии.
note-title = 📝 **Ваша заметка** (видите только вы)
note-saved = 📝 Сохранено. Ваша заметка к #{ $code }, видите её только вы:
note-deleted = Заметка к #{ $code } удалена.
note-no-game = У вас нет партий в этом канале. Если партия в другом месте, укажите её код: `/halma game note game:`.
modal-note-title = Ваша заметка к #{ $code }
modal-note-field = Видите только вы (пусто: без заметки)
modal-note-example = Какой у вас план?
plan-none = У вас нет плана для #{ $code }.
plan-title = 🗺️ **Ваш план для #{ $code }** (видите только вы)
plan-saved = 🗺️ Сохранено. Ваш план для #{ $code }, видите его только вы:
plan-how = В каждой строке: ход других, ваш ответ и так далее, например `{ $example }`. Если так сыграют, ваш ответ будет сделан сразу.
plan-typed = Вы написали:
plan-no-game = У вас нет текущих партий в этом канале. Если партия в другом месте, укажите её код: `/halma game plan game:`.
modal-plan-title = Ваш план для #{ $code }
modal-plan-field = Их ход, ваш ответ… (пусто: без плана)
no-board-here = В этом канале сейчас никто не играет. Начните с `/halma play`.
resign-question = { $two ->
    [yes] Сдаться? Партия закончится, победит { $others }.
   *[no] Сдаться в #{ $code }? Отменить это нельзя.
}
resign-question-pair = Сдаться в #{ $code }? Игра кончится и для партнёра: { $partner }. Отменить нельзя.
resign-kept = Хорошо, играете дальше.
day-given = Готово: у соперника в #{ $code } ещё один день.
menu-of = Партии с { $from } по { $to }
menu-more = Не поместилось партий: { $count }. Выберите нужную в параметре `game`.
wake-up = ⏰ { $who }, ваш ход в #{ $code }.
muted = Хорошо, об этом ходе в #{ $code } больше не напомню.
offer-declined-quietly = Отклонено. Остальные не узнают; предложение открыто, пока не сделан ход.
next-waiting = Дальше: { $game }
open-none = На этом сервере нет открытых вызовов. `/halma play` без соперника бросит вызов всем.
open-title = Открытые вызовы этого сервера: { $count }
games-none = У вас нет партий. Начните с `/halma play`.
games-none-of = { $who }: партий на этом сервере нет.
games-title = Ваши партии: { $count }
games-title-of = { $who }, партии на этом сервере: { $count }
games-my-turn = ▶️ **Ваш ход**
games-their-turn = ⏳ **Ждём других**
link-to-board = к доске
games-open = 📨 **Ждём игроков**
games-answer = 📨 **Вас вызывают**
menu-move-in = Ход в партии…
seat-namesake = { $name } ({ $color })
