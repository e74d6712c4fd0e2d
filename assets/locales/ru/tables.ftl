# Leaderboards.

family-halma = Хальма
family-corners = Уголки, Мини-уголки
family-star = Китайские шашки на двоих
family-many = Три игрока и больше
choice-where-here = Этот сервер
choice-where-everywhere = Все серверы
choice-by-rating = Рейтинг
choice-by-wins = Победы
choice-by-season = Сезон

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] { $people } игрок
    [few] { $people } игрока
    [many] { $people } игроков
   *[other] { $people } игрока
}
table-by-rating = за всё время
table-by-wins = победы
table-by-season = сезон { $year }, { $quarter }-й квартал
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
} · { $last }
table-wins-row = { $rank } { $who }, побед: **{ $won }** из { $games } · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = В таблице пока никого. Сыграйте с людьми три партии на рейтинг, чтобы попасть в неё: `/halma play`.
table-unplaced = *Ещё без места:*
table-unplaced-row = · { $who } **{ $rating }** · { $missing ->
    [one] до места { $missing } партия на рейтинг
    [few] до места { $missing } партии на рейтинг
    [many] до места { $missing } партий на рейтинг
   *[other] до места { $missing } партии на рейтинг
} · { $last }
table-hall-of-fame = *Зал славы*
table-champions = { $year }, { $quarter }-й квартал: { $champions }
digest-title = 🏆 **Сезон { $year }, { $quarter }-й квартал, завершён. Вот победители!**
digest-family = **{ $family }**: { $champions }
digest-most = 🎲 Больше всего партий: { $who } ({ $games })
digest-chain = 🔗 Самая длинная серия: { $who }, прыжков за один ход: { $jumps }
digest-closest = 🤏 Самая напряжённая гонка: { $winner } выигрывает, { $loser } — в { $steps ->
    [1] одном шаге
    [one] { $steps } шаге
    [few] { $steps } шагах
    [many] { $steps } шагах
   *[other] { $steps } шага
} от победы
digest-thanks = Всего { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}. Спасибо за игру, { $people }!
digest-next = Начался новый сезон, все снова с нуля: `/halma play`
digest-alt = Самая длинная серия сезона: { $who }, прыжков: { $jumps }.
table-own-no-points = *Вы: победа или ничья принесёт очки в этом сезоне.*
table-own-hidden = *Вы: скрыты из таблиц лидеров. Изменить — `/halma me settings hidden:False`.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Все серверы
button-here = Этот сервер

rating-changes = 📈 { $changes }
rating-too-early = 📈 Без рейтинга: партия закончилась раньше, чем все сделали по два хода.
rating-why-first = ? — новый рейтинг, пока предварительный
rating-why-half = Половина очков: вторая партия на рейтинг между вами за 30 дней
rating-why-quarter = Четверть очков: третья партия на рейтинг между вами за 30 дней
rating-why-none = Без изменений: за 30 дней рейтинг меняют только три первые партии между вами
series-first = Партия 1 из 2
series-second = Партия 2 из 2
series-goes-on = ⏭️ Дальше вторая партия, стороны меняются.
series-score = 🏁 Итог двух партий: { $one } **{ $won } : { $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } : { $lost } { $other }

# How somebody plays.

profile-none = { $who }: ещё ни одной завершённой партии.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}: { $balance }
balance = победы { $won }, ничьи { $drawn }, поражения { $lost }
profile-rank-here = { $rank }-е место на этом сервере
profile-rank-everywhere = { $rank }-е место на всех серверах
profile-best-win = 🏅 Лучшая победа: рейтинг соперника { $rating } (#{ $code })
profile-longest-chain = 🔗 Самая длинная серия: { $jumps ->
    [one] { $jumps } прыжок
    [few] { $jumps } прыжка
    [many] { $jumps } прыжков
   *[other] { $jumps } прыжка
} (#{ $code })
profile-fastest = ⚡ Рекорд скорости, { $game }: дом напротив занят за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
} (#{ $code })
profile-streaks = 🔥 Побед подряд: сейчас { $now }, рекорд { $best }
profile-times = ⏱️ Обычно { $median } на ход (ходов: { $moves }) · { $late ->
    [0] без просрочек
    [one] { $late } просрочка
    [few] { $late } просрочки
    [many] { $late } просрочек
   *[other] { $late } просрочки
}
profile-variants = По играм (победы–ничьи–поражения): { $rows }
profile-reasons = По исходам (победы–ничьи–поражения): { $rows }
profile-seats = По очереди хода (победы–ничьи–поражения): { $rows }
seat-games = { $seat ->
    [1] первый
    [2] второй
    [3] третий
    [4] четвёртый
    [5] пятый
   *[other] шестой
} { $games }
profile-beaten = 🤖 **Пройденные уровни компьютера**
profile-beaten-level = { $ladder } { $game }: уровень { $level } из { $levels }
profile-last = **Последние партии**
profile-curve = Рейтинг за последние партии ({ $games }): с { $from } до { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } и { $other } ещё не доиграли между собой ни одной партии.
reason-built = дом напротив занят
reason-home = фишки остались дома
reason-tempo = осталось меньше шагов
reason-locked = чужие фишки заперты
reason-filled = дом полон, больше своих фишек
reason-places = все заняли места
reason-stall = без продвижения
reason-blocked = некуда ходить
reason-resignation = кто-то сдался
reason-timeout = вышло время
reason-agreement = по соглашению
reason-race = исход гонки решён
duration-seconds = { $count } с
duration-minutes = { $count } мин
duration-hours = { $count } ч
duration-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}

reset-tables-done = 🛡️ { $by } обнуляет таблицы лидеров этого сервера. Общие рейтинги не меняются.
reset-tables-other-name = Сервер называется иначе, поэтому ничего не изменилось. Введите точное название.
reset-tables-unknown = Discord сейчас не сообщает мне название этого сервера, поэтому ничего не изменилось. Попробуйте позже.
