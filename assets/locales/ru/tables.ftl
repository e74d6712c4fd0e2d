# Tables of who stands where.

family-halma = Хальма
family-corners = Уголки
family-star = Китайские шашки (на двоих)
family-many = Три и больше игроков
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
table-empty = Здесь пока никого. Первая же доигранная партия на рейтинг это изменит: `/halma challenge`.
table-hall-of-fame = *Зал славы*
table-champions = { $year }, { $quarter }-й квартал: { $champions }
digest-title = 🏆 **Сезон на этом сервере завершён: { $year }, { $quarter }-й квартал.**
digest-family = **{ $family }**: { $champions }
digest-next = Новый уже начался, и все стартуют с нуля: `/halma challenge`
table-own-no-points = *Победа или ничья принесёт вам очки этого сезона.*
table-own-hidden = *Вы скрыты из таблиц.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Все серверы
button-here = Этот сервер

rating-changes = 📈 { $changes }
series-first = Партия 1 из 2
series-second = Партия 2 из 2
series-goes-on = ⏭️ Дальше вторая партия, со сменой сторон.
series-score = 🏁 Обе партии: { $one } **{ $won } : { $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } : { $lost } { $other }

# How somebody plays.

profile-none = { $who }: пока ни одной доигранной партии.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}: { $balance }
balance = победы — { $won }, ничьи — { $drawn }, поражения — { $lost }
profile-rank-here = { $rank }-е место на этом сервере
profile-rank-everywhere = { $rank }-е место среди всех
profile-best-win = 🏅 Лучшая победа: соперник с рейтингом { $rating } (#{ $code })
profile-longest-chain = 🔗 Самая длинная серия: { $jumps ->
    [one] { $jumps } прыжок
    [few] { $jumps } прыжка
    [many] { $jumps } прыжков
   *[other] { $jumps } прыжка
} (#{ $code })
profile-fastest = ⚡ Быстрее всего заполнен дом: { $game }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
} (#{ $code })
profile-streaks = 🔥 Победы подряд: сейчас { $now }, рекорд — { $best }
profile-times = ⏱️ Ходов: { $moves }, половина — быстрее чем за { $median } · { $late ->
    [0] время ни разу не вышло
    [one] время вышло { $late } раз
    [few] время вышло { $late } раза
    [many] время вышло { $late } раз
   *[other] время вышло { $late } раза
}
profile-variants = Победы–ничьи–поражения по играм: { $rows }
profile-reasons = Победы–ничьи–поражения по исходам: { $rows }
profile-seats = Победы–ничьи–поражения по местам: { $rows }
seat-games = { $seat ->
    [1] первое
    [2] второе
    [3] третье
    [4] четвёртое
    [5] пятое
   *[other] шестое
} { $games }
profile-last = **Последние партии**
profile-curve = Кривая рейтинга, последних партий: { $games }. Начало — { $from }, конец — { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } и { $other } ещё не доиграли ни одной партии на двоих.
reason-built = дом напротив заполнен
reason-home = проверка дома
reason-tempo = счёт шагов
reason-locked = запертые фишки
reason-stall = без продвижения
reason-blocked = ходить некуда
reason-resignation = сдача партии
reason-timeout = время вышло
reason-agreement = соглашение
duration-seconds = { $count } с
duration-minutes = { $count } мин
duration-hours = { $count } ч
duration-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}

reset-tables-done = 🛡️ { $by } обнуляет таблицы этого сервера. Общие рейтинги остаются прежними.
reset-tables-other-name = Этот сервер называется иначе, поэтому ничего не изменилось.
reset-tables-unknown = Сейчас Discord не сообщает мне названия этого сервера, поэтому ничего не изменилось. Попробуйте позже.
