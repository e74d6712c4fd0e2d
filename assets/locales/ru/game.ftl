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

clock-1h = 1 час
clock-12h = 12 часов
clock-1d = 1 день
clock-2d = 2 дня
clock-3d = 3 дня
clock-5d = 5 дней
clock-7d = 7 дней
clock-14d = 14 дней
clock-none = Без ограничения времени
clock-per-move = { $time } на ход

rules-gambiter = Со сроками (Gambiter)
rules-brainking = Проверка дома по ходам (BrainKing)
rules-closed-camp = Без выхода из дома напротив
rules-classic = Кто раньше заполнит дом напротив (классика)
rules-igroved = Кто раньше заполнит дом напротив (звезда)
diagonals-on = с диагоналями
diagonals-off = без диагоналей

color-a = Белые
color-b = Чёрные
color-c = Красные
color-d = Синие
color-e = Зелёные
color-f = Жёлтые
mark-a = ⚪
mark-b = ⚫
mark-c = 🔴
mark-d = 🔵
mark-e = 🟢
mark-f = 🟡

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
text-legend = { $colors }; { $free } — свободно

alt-board = { $game }, раунд { $round }.
alt-seat = { $name }, цвет: { $colors }. { $tempo ->
    [0] Все фишки в доме напротив
    [one] Остался { $tempo } шаг
    [few] Осталось { $tempo } шага
    [many] Осталось { $tempo } шагов
   *[other] Осталось { $tempo } шага
}; в своём доме — { $home }, в доме напротив — { $goal } из { $stones }.
alt-out = { $name } ({ $colors }): вне игры.
alt-to-move = Следующий ход: { $name }.
alt-won = Победа: { $name }.
alt-over = Партия завершена.
alt-last = Последний ход: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] { $user }, начинают { $seat }.
   *[no] Начинает { $seat }.
}
turn-next = { $practice ->
    [yes] { $user }, теперь ходят { $seat }.
   *[no] Теперь ходит { $seat }.
}
turn-thinks = { $seat } думает.
played = { $seat }: ход **{ $route }**.
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
moderator-voided = 🛡️ { $players }: модератор { $who } убирает партию из таблиц этого сервера.
void-everywhere = 🛡️ { $players }: владелец бота убирает партию из всех таблиц.
moderator-reason = Причина: { $reason }
past-began = Партия #{ $code } началась: { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [1] { $first } · ещё один ход · { $last }
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
past-resigned = { $seat }: сдача партии.
past-timeout = { $seat }: время вышло.
turn-short = { $seat }, ваш ход в партии #{ $code }: { $place }
moved-away = ➡️ Партия #{ $code } продолжается здесь: { $place }.
paused-place = ⏸️ Партия остановлена: в её канал я не могу писать. `/halma bring-here game:{ $code }` перенесёт её в другой, иначе { $until } партия будет отменена.
paused-player = ⏸️ { $who } больше не на этом сервере, поэтому партия остановлена. Если игрок не вернётся, { $until } он выбывает; его ход возобновит партию.
offer-agreed = 🤝 Договорились.
offer-draw = 🤝 #{ $code }: { $by } предлагает ничью. { $asked }, вы согласны?
offer-takeback = ↩️ #{ $code }: { $by } просит вернуть последний ход. { $asked }, вы согласны?
offer-cancel = 🚫 #{ $code }: { $by } просит отменить партию; она никому не будет засчитана. { $asked }, вы согласны?
offer-hints = 💡 #{ $code }: { $by } просит разрешить всем подсказки компьютера в этой партии; она остаётся рейтинговой. { $asked }, вы согласны?
offer-undoes = Будут возвращены ходы: { $plies }
offer-declined-draw = { $declined } не соглашается на ничью, которую предлагает { $by }.
offer-declined-takeback = { $declined } не соглашается, поэтому ход, который просит вернуть { $by }, остаётся.
offer-declined-cancel = { $declined } не соглашается отменить партию, поэтому она продолжается.
offer-declined-hints = { $declined } не соглашается, поэтому подсказок в этой партии нет.
offer-withdrawn-draw = { $by } отзывает предложение ничьей.
offer-withdrawn-takeback = { $by } больше не просит вернуть ход.
offer-withdrawn-cancel = { $by } больше не просит отменить партию.
offer-withdrawn-hints = { $by } больше не просит подсказок.
notice-declined-draw = { $to }, { $by } не соглашается на ничью в партии #{ $code }. Партия продолжается.
notice-declined-takeback = { $to }, { $by } не соглашается, поэтому ваш последний ход в партии #{ $code } остаётся.
notice-declined-hints = { $to }, { $by } не соглашается, поэтому подсказок в партии #{ $code } нет.
notice-hints-agreed = { $to }, все согласны: в партии #{ $code } в свой ход можно спросить компьютер командой `/halma hint`.
notice-declined-cancel = { $to }, { $by } не соглашается отменить партию #{ $code }. Она продолжается.
notice-day-given = { $known ->
    [yes] { $to }, { $by } даёт вам ещё день в партии #{ $code }. Время на ваш ход истекает { $ends }.
   *[no] { $to }, { $by } даёт вам ещё день в партии #{ $code }.
}
had-to-pass = { $seat }: ходить некуда, ход пропускается.
out-resignation = { $seat }: сдача партии. Фишки снимаются с доски, остальные играют дальше.
out-timeout = { $seat }: время вышло. Фишки снимаются с доски, остальные играют дальше.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 ничья
title-cancelled = 🚫 партия отменена
thread-name = { $game } · { $names } · #{ $code }
thread-summary = Партия завершена: { $game } #{ $code }, смотрите { $place }.
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · раунд { $round }
board-footer-whole = #{ $code } · { $game } · раунд { $round } · { $rules }
steps-to-go = Осталось шагов: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } вне игры
with-time = { $text } · ⏳ { $at }
bot-was-away = 🔌 Во время этого хода меня какое-то время не было на связи; это время не считается.
player-away = ✈️ { $who } отсутствует с { $from } до { $until }; это время не считается.
reminder = ⏰ { $user }, партия всё ещё ждёт вашего хода: { $game } #{ $code }. Время истекает { $ends } — { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [1] После этого раунда ({ $round }) проигрывает сторона, у которой фишки ещё дома. Ещё дома: { $homes }
    [one] После раунда { $round } проигрывает сторона, у которой фишки ещё дома; остался { $left } раунд, считая этот. Ещё дома: { $homes }
    [few] После раунда { $round } проигрывает сторона, у которой фишки ещё дома; осталось { $left } раунда, считая этот. Ещё дома: { $homes }
    [many] После раунда { $round } проигрывает сторона, у которой фишки ещё дома; осталось { $left } раундов, считая этот. Ещё дома: { $homes }
   *[other] После раунда { $round } проигрывает сторона, у которой фишки ещё дома; осталось { $left } раунда, считая этот. Ещё дома: { $homes }
}
forced-home-seat = { $seat } { $count }
forced-home-moves = { $left ->
    [one] { $seat }: ещё { $left } свободный ход; дальше ход, оставляющий фишку дома, — проигрыш. Ещё дома: { $homes }
    [few] Свободных ходов всего { $moves }; дальше ход, оставляющий фишку дома, — проигрыш. { $seat }: ещё { $left } хода. Ещё дома: { $homes }
    [many] Свободных ходов всего { $moves }; дальше ход, оставляющий фишку дома, — проигрыш. { $seat }: ещё { $left } ходов. Ещё дома: { $homes }
   *[other] Свободных ходов всего { $moves }; дальше ход, оставляющий фишку дома, — проигрыш. { $seat }: ещё { $left } хода. Ещё дома: { $homes }
}
forced-home-moves-now = { $seat }: теперь ход, оставляющий фишку дома, — проигрыш. Ещё дома: { $homes }
forced-tempo = { $left ->
    [1] После этого раунда ({ $round }) побеждает сторона, которой осталось меньше шагов
    [one] После раунда { $round } побеждает сторона, которой осталось меньше шагов; остался { $left } раунд, считая этот
    [few] После раунда { $round } побеждает сторона, которой осталось меньше шагов; осталось { $left } раунда, считая этот
    [many] После раунда { $round } побеждает сторона, которой осталось меньше шагов; осталось { $left } раундов, считая этот
   *[other] После раунда { $round } побеждает сторона, которой осталось меньше шагов; осталось { $left } раунда, считая этот
}
forced-stall = { $left ->
    [one] Раундов без продвижения: { $quiet }; ещё { $left } раунд — и ничья
    [few] Раундов без продвижения: { $quiet }; ещё { $left } раунда — и ничья
    [many] Раундов без продвижения: { $quiet }; ещё { $left } раундов — и ничья
   *[other] Раундов без продвижения: { $quiet }; ещё { $left } раунда — и ничья
}
forced-stall-loses = { $left ->
    [one] Раундов без продвижения: { $quiet }; ещё { $left } раунд — и, если дом не опустеет, проигрыш: { $loser }
    [few] Раундов без продвижения: { $quiet }; ещё { $left } раунда — и, если дом не опустеет, проигрыш: { $loser }
    [many] Раундов без продвижения: { $quiet }; ещё { $left } раундов — и, если дом не опустеет, проигрыш: { $loser }
   *[other] Раундов без продвижения: { $quiet }; ещё { $left } раунда — и, если дом не опустеет, проигрыш: { $loser }
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-locked = { $seats ->
    [2] 🏆 Победа: { $winner }, поражение: { $losers }. Дом напротив заполнен, не считая запертых в нём чужих фишек.
   *[other] 🏆 Победа: { $winner }. Дом напротив заполнен, не считая запертых в нём чужих фишек.
}
won-home = 🏆 Победа: { $winner }. Проверка дома не пройдена, там ещё стояли фишки: { $losers }.
won-tempo = 🏆 Победа: { $winner }, поражение: { $losers }. Счёт шагов — { $tempo }, у победившей стороны он меньше.
won-stall = 🏆 Победа: { $winner }. 50 раундов без продвижения, а фишки ещё дома: { $losers }.
won-resignation = { $seats ->
    [2] { $losers }: сдача партии. 🏆 Победа: { $winner }.
   *[other] { $last }: сдача партии, все остальные уже выбыли. 🏆 Победа: { $winner }.
}
won-timeout = { $seats ->
    [2] { $losers }: время вышло. 🏆 Победа: { $winner }.
   *[other] { $last }: время вышло, все остальные уже выбыли. 🏆 Победа: { $winner }.
}
drawn-built = { $seats ->
    [2] 🤝 Ничья: { $players }. Обе стороны заполнили дом напротив в одном раунде.
   *[other] 🤝 Ничья: обе стороны заполнили дом напротив в одном раунде.
}
drawn-home = { $seats ->
    [2] 🤝 Ничья: { $players }. При проверке дома там ещё стояли фишки обеих сторон.
   *[other] 🤝 Ничья: при проверке дома там ещё стояли фишки обеих сторон.
}
drawn-tempo = { $seats ->
    [2] 🤝 Ничья: { $players }. Счёт шагов равный ({ $tempo }).
   *[other] 🤝 Ничья: счёт шагов равный ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 Ничья: { $players }. 50 раундов без продвижения.
   *[other] 🤝 Ничья: 50 раундов без продвижения.
}
drawn-blocked = { $seats ->
    [2] 🤝 Ничья: { $players }. Ходить больше некуда никому.
   *[other] 🤝 Ничья: ходить больше некуда никому.
}
drawn-agreement = { $seats ->
    [2] 🤝 Ничья по соглашению: { $players }.
   *[other] 🤝 Ничья по соглашению.
}
void-agreed = 🚫 Партия отменена по соглашению и никому не засчитывается: { $players }.
void-late = 🚫 Время вышло ({ $blamed }), а первый ход сделали ещё не все. Партия отменена и никому не засчитывается: { $players }.
void-left = 🚫 { $blamed } больше не на этом сервере, а первый ход сделали ещё не все. Партия отменена и никому не засчитывается: { $players }.
void-no-place = 🚫 { $players }: неделю у партии не было канала. Она отменена и никому не засчитывается.
void-moderator = Партия никому не засчитывается.
void-unknown = 🚫 { $players }: партия отменена и никому не засчитывается.

# Buttons, menus, forms.

button-move = Сделать ход
choose-move = Ваш ход в партии #{ $code }: выберите один из лучших ходов или фишку по номеру, чтобы увидеть, куда она может пойти.
choose-target = #{ $code }: куда пойдёт фишка с клетки { $stone }?
went-on = Партия тем временем продолжилась; вот доска сейчас.
menu-best-moves = Лучшие ходы: выберите, чтобы сыграть
menu-stones = Другая фишка…
menu-targets = { $first ->
    [1] Куда? Выберите, чтобы сыграть
   *[other] Другие клетки, с № { $first }
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
jumps-begin = #{ $code }: фишка с клетки { $from } прыгает. Куда сначала?
jumps-on = #{ $code }: фишка с клетки { $from } уже на { $at }. Можно прыгать дальше.
menu-jumps = Прыгнуть дальше на…
button-jump-by-jump = Прыжок за прыжком
button-stop-here = Остановиться здесь
hint-title = 💡 #{ $code }: так сыграл бы компьютер.
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Потом, возможно, { $reply }.
hint-play = Сыграть { $text }
hint-rated = Эта партия на рейтинг, поэтому подсказки в ней — только если все согласны: `/halma offer what:hints` спросит остальных. В партиях без рейтинга (`rated:False` в вызове) и на тренировке они есть всегда.
hint-wins = { $moves ->
    [one] победа за { $moves } ход.
    [few] победа за { $moves } хода.
    [many] победа за { $moves } ходов.
   *[other] победа за { $moves } хода.
}
hint-shortest = { $moves ->
    [1] последний ход кратчайшего пути в дом напротив.
    [one] никто больше не мешает, и это кратчайший путь: { $moves } ход.
    [few] никто больше не мешает, и это кратчайший путь: { $moves } хода.
    [many] никто больше не мешает, и это кратчайший путь: { $moves } ходов.
   *[other] никто больше не мешает, и это кратчайший путь: { $moves } хода.
}
hint-leaves-home = { $left ->
    [0] дом теперь пуст, как раз к проверке.
    [one] дом скоро должен опустеть; там ещё { $left } фишка.
    [few] дом скоро должен опустеть; там ещё { $left } фишки.
    [many] дом скоро должен опустеть; там ещё { $left } фишек.
   *[other] дом скоро должен опустеть; там ещё { $left } фишки.
}
hint-fills-goal = ещё одна фишка в доме напротив.
hint-brings-up = подтягивает самую отставшую фишку.
hint-chain = { $jumps ->
    [one] серия из { $jumps } прыжка.
    [few] серия из { $jumps } прыжков.
    [many] серия из { $jumps } прыжков.
   *[other] серия из { $jumps } прыжка.
}
hint-prepares = готовит { $next }, возможно, после { $reply }.
hint-best = ведёт к лучшему продолжению.
hint-no-mark = 🤖 После подсказки победа в этой партии не попадёт в профиль как победа над компьютером.
confirm-move = Сыграть **{ $text }** в партии #{ $code }?
button-play = Сыграть
button-type-move = Ввести ход
button-other-stones = Другие фишки
button-back = Назад
button-board = С моей стороны
button-resign = Сдаться
button-resign-yes = Да, сдаюсь
button-resign-no = Нет, играю дальше
button-agree = Согласиться
button-disagree = Отклонить
button-give-day = +1 день
button-rematch = Реванш
button-analyze = Разбор
analysis-title = 📈 **#{ $code }** { $game }, разбор партии
analysis-failed = Разобрать эту партию не получилось. Попробуйте чуть позже; если не поможет, сообщите владельцу бота.
analysis-curve = { $seats ->
    [2] Кривая: на сколько шагов впереди { $seat }, раунд за раундом.
   *[other] Кривые: на сколько шагов каждый цвет впереди остальных, раунд за раундом.
}
analysis-no-moment = Ни один ход не стоил и шага. Отличная игра!
analysis-missed = 🔗 Самая длинная упущенная серия: раунд { $round }, { $seat } **{ $chain }**, прыжков — { $jumps }, вперёд на { $gain ->
    [one] { $gain } шаг
    [few] { $gain } шага
    [many] { $gain } шагов
   *[other] { $gain } шага
}.
analysis-race = 🏁 С раунда { $round } стороны больше не мешали друг другу: { $sides }.
analysis-race-side = { $seat }: { $needed ->
    [one] нужен был { $needed } ход
    [few] нужно было { $needed } хода
    [many] нужно было { $needed } ходов
   *[other] нужно было { $needed } хода
} (сделано { $made })
analysis-alt = Кривая, раундов: { $rounds }. Перевес первого цвета в шагах: наибольший { $most }, наименьший { $least }.
button-replay = Просмотр
button-replay-files = GIF и запись
button-replay-files-from = GIF отсюда и запись
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
    [one] { $jumps } прыжок · самая длинная серия: { $longest }, { $seat }
    [few] { $jumps } прыжка · самая длинная серия: { $longest }, { $seat }
    [many] { $jumps } прыжков · самая длинная серия: { $longest }, { $seat }
   *[other] { $jumps } прыжка · самая длинная серия: { $longest }, { $seat }
}
replay-files = Анимация партии #{ $code } и её запись.
replay-skips = Показан только каждый { $step }-й ход, иначе анимация была бы слишком долгой.
replay-small = Размер — { $pixels } пикс., иначе анимация была бы слишком велика для Discord.
replay-no-picture = Анимацию партии #{ $code } сделать не удалось. Вот запись.
imported = Партия #{ $code } открыта только для вас: никто о ней не узнает, и ни в одной таблице она не учитывается.
import-several = Здесь больше одной партии. Давайте, пожалуйста, по одной.
import-unreadable = Не могу прочитать строку { $line } этой записи: { $text }. { $why } Как выглядит запись, показывает `/halma export`; исправьте строку и попробуйте `/halma import` ещё раз.
import-why-empty = В записи нет партии.
import-why-large = Запись длиннее, чем разрешено.
import-why-token = Это не тег вроде `[Variant "halma8"]` и не ход.
import-why-tag = Этот тег встречается дважды, стоит среди ходов или имеет неизвестное мне значение.
import-why-no-variant = Нет тега `[Variant "halma8"]` с названием игры.
import-why-move = Ход № { $ply } в этой партии невозможен. { $why }
import-why-seat = Такого места, которое могло бы выбыть, в этой партии нет.
import-why-result = Ходы приводят к другому результату, или результаты противоречат друг другу.
modal-import-title = Партия, сыгранная не здесь
modal-import-field = Её запись
record-of = Запись партии #{ $code }.
button-previous = ◀ Назад
button-next = Вперёд ▶
modal-move-title = Ваш ход · #{ $code }
modal-move-field = Откуда и куда или весь маршрут
modal-move-example = { $example }
menu-which-match = Выберите партию
menu-which-challenge = Ответить на вызов или отозвать его
challenge-chosen = Этот вызов ждёт ответа.
modal-end-title = Завершить #{ $code }? Никому не засчитается.
modal-void-title = Убрать #{ $code } из таблиц?
modal-reset-tables-title = Обнулить таблицы этого сервера?
modal-reset-tables-field = Введите название этого сервера
modal-undo-title = Вернуть последний ход в #{ $code }?
modal-reason-field = Почему? Игроки это увидят.
modal-reason-example = Можно оставить пустым.
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = Какую из ваших партий вы имеете в виду?
name-the-match = У вас здесь несколько партий. Укажите нужную в параметре `game`.

# Private answers.

already-done = Это уже сделано. Вот как всё выглядит сейчас:
done-privately = Готово. Партия #{ $code } здесь: { $place }.
unposted = Кстати: последнее событие партии #{ $code } не удалось показать здесь: { $place }. Писать туда мне нельзя, или этого канала больше нет. Ничего не потеряно: `/halma board game:{ $code }` показывает партию, а `/halma bring-here game:{ $code }` переносит её в канал по вашему выбору. Пока же она остановлена, самое большее на неделю.
unposted-over = Кстати: чем закончилась партия #{ $code } или что с ней стало, не удалось показать здесь: { $place }. Писать туда мне нельзя, или этого канала больше нет. `/halma board game:{ $code }` покажет партию.
plain-post = { $people }: в партии #{ $code } есть новости, но Discord не принял моё сообщение. `/halma board game:{ $code }` покажет партию.
no-lost-game = Все ваши партии на месте: ни у одной канал не пропал.
done-late = Готово, хотя и не сразу.
press-again = Это заняло слишком много времени. Нажмите кнопку ещё раз.
other-version = Эта кнопка от другой версии бота. Вот доска сейчас:
no-turn-here = Ни в одной партии этого канала сейчас не ваш ход. `/halma games` показывает все ваши партии, `/halma challenge` начинает новую.
no-game-here = В этом канале у вас нет партий. `/halma games` показывает все ваши партии.
no-board-here = В этом канале сейчас не играют. `/halma challenge` начинает партию.
resign-kept = Вы играете дальше.
day-given = Готово: у соперника в партии #{ $code } ещё один день.
menu-of = Партии с { $from } по { $to }
menu-more = Не поместилось партий: { $count }. Укажите нужную партию в параметре `game`.
muted = Готово: об этом ходе в партии #{ $code } я больше не напомню.
offer-declined-quietly = Отклонено. Никто об этом не узнает; для остальных предложение в силе, пока ход не сделан.
next-waiting = Дальше: { $game }
open-none = На этом сервере нет открытых вызовов. `/halma challenge` без соперника бросает вызов всем желающим.
open-title = Открытые вызовы этого сервера: { $count }
games-none = У вас нет партий. `/halma challenge` начинает партию.
games-none-of = { $who }: партий на этом сервере нет.
games-title = Ваши партии: { $count }
games-title-of = { $who }, партии на этом сервере: { $count }
games-my-turn = ▶️ **#{ $code }** { $game }: { $people } — **ваш ход** — { $place }
games-my-turn-until = ▶️ **#{ $code }** { $game }: { $people } — **ваш ход**, время истекает { $at } — { $place }
games-their-turn = ⏳ **#{ $code }** { $game }: { $people } — { $place }
games-their-turn-until = ⏳ **#{ $code }** { $game }: { $people }, время истекает { $at } — { $place }
link-to-board = к доске
games-open = 📨 **#{ $code }** { $game }: { $people } — ждёт игроков — { $place }
games-answer = 📨 **#{ $code }** { $game }: { $people } — **вас вызывают** — { $place }
