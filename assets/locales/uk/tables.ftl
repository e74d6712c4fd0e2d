# Tables of who stands where.

family-halma = Халма
family-corners = Куточки
family-star = Китайські шашки (на двох)
family-many = Троє й більше гравців
choice-where-here = Цей сервер
choice-where-everywhere = Скрізь
choice-by-rating = Рейтинг
choice-by-wins = Перемоги
choice-by-season = Сезон

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people ->
    [one] { $people } гравець
    [few] { $people } гравці
    [many] { $people } гравців
   *[other] { $people } гравця
}
table-by-rating = за весь час
table-by-wins = перемоги
table-by-season = сезон { $year }, кв. { $quarter }
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
} · { $last }
table-wins-row = { $rank } { $who } перемог: **{ $won }** з { $games } · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = Тут поки що нікого. Це змінить завершена рейтингова партія: `/halma challenge`.
table-hall-of-fame = *Зала слави*
table-champions = { $year }, кв. { $quarter }: { $champions }
digest-title = 🏆 **На цьому сервері завершено сезон { $year }, кв. { $quarter }.**
digest-family = **{ $family }**: { $champions }
digest-next = Новий уже почався, і всі стартують з нуля: `/halma challenge`
table-own-no-points = *Перемога або нічия принесе вам очки цього сезону.*
table-own-hidden = *Вас приховано з таблиць.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Скрізь
button-here = Цей сервер

rating-changes = 📈 { $changes }
series-first = Партія 1 з 2
series-second = Партія 2 з 2
series-goes-on = ⏭️ Далі друга партія, сторони міняються місцями.
series-score = 🏁 Обидві партії: { $one } **{ $won } : { $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } : { $lost } { $other }

# How somebody plays.

profile-none = { $who }: поки що жодної завершеної партії.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
}: { $balance }
balance = перемог { $won }, нічиїх { $drawn }, поразок { $lost }
profile-rank-here = № { $rank } на цьому сервері
profile-rank-everywhere = № { $rank } загалом
profile-best-win = 🏅 Найкраща перемога: суперник із рейтингом { $rating } (#{ $code })
profile-longest-chain = 🔗 Найдовша серія: { $jumps ->
    [one] { $jumps } стрибок
    [few] { $jumps } стрибки
    [many] { $jumps } стрибків
   *[other] { $jumps } стрибка
} (#{ $code })
profile-fastest = ⚡ Найшвидша перемога, { $game }: фініш за { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
    [many] { $moves } ходів
   *[other] { $moves } ходу
} (#{ $code })
profile-streaks = 🔥 Перемог поспіль: зараз { $now }, рекорд { $best }
profile-times = ⏱️ Ходів: { $moves }, половину зроблено за { $median } або швидше · { $late ->
    [0] час ніколи не спливав
    [one] час сплив { $late } раз
    [few] час сплив { $late } рази
    [many] час сплив { $late } разів
   *[other] час сплив { $late } разу
}
profile-variants = Перемоги–нічиї–поразки за іграми: { $rows }
profile-reasons = Перемоги–нічиї–поразки за способом завершення: { $rows }
profile-seats = Перемоги–нічиї–поразки за місцями: { $rows }
seat-games = { $seat ->
    [1] перше
    [2] друге
    [3] третє
    [4] четверте
    [5] п’яте
   *[other] шосте
} { $games }
profile-last = **Останні партії**
profile-curve = Рейтинг за останні партії ({ $games }): від { $from } до { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } та { $other }: поки що жодної завершеної партії на двох.
reason-built = фініш заповнено
reason-home = перевірка дому
reason-tempo = кроки до фінішу
reason-locked = замкнені фішки
reason-stall = без просування
reason-blocked = нікуди ходити
reason-resignation = партію здано
reason-timeout = час сплив
reason-agreement = за згодою
duration-seconds = { $count } с
duration-minutes = { $count } хв
duration-hours = { $count } год
duration-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
}

reset-tables-done = 🛡️ { $by }: таблиці цього сервера почато заново. Рейтинги на всіх серверах лишаються, як були.
reset-tables-other-name = Це не назва цього сервера, тож нічого не змінилося.
reset-tables-unknown = Discord саме зараз не каже мені назви цього сервера, тож нічого не змінилося. Спробуйте пізніше.
