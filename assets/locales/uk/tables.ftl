# Leaderboards.

family-halma = Халма
family-corners = Куточки, Мінікуточки
family-star = Китайські шашки на двох
family-many = Три гравці й більше
choice-where-here = Цей сервер
choice-where-everywhere = Усі сервери
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
table-by-season = сезон { $year }, { $quarter }-й квартал
table-rating-row = { $rank } { $who } **{ $rating }** · { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
} · { $last }
table-wins-row = { $rank } { $who }, перемог: **{ $won }** з { $games } · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = У таблиці поки нікого. Зіграйте з людьми три партії на рейтинг, щоб потрапити до неї: `/halma play`.
table-unplaced = *Ще без місця:*
table-unplaced-row = · { $who } **{ $rating }** · { $missing ->
    [one] до місця { $missing } партія на рейтинг
    [few] до місця { $missing } партії на рейтинг
    [many] до місця { $missing } партій на рейтинг
   *[other] до місця { $missing } партії на рейтинг
} · { $last }
table-hall-of-fame = *Зала слави*
table-champions = { $year }, { $quarter }-й квартал: { $champions }
digest-title = 🏆 **Сезон { $year }, { $quarter }-й квартал, завершено. Ось переможці!**
digest-family = **{ $family }**: { $champions }
digest-most = 🎲 Найбільше партій: { $who } ({ $games })
digest-chain = 🔗 Найдовша серія: { $who }, стрибків за один хід: { $jumps }
digest-closest = 🤏 Найнапруженіші перегони: { $winner } перемагає, { $loser } — за { $steps ->
    [1] один крок
    [one] { $steps } крок
    [few] { $steps } кроки
    [many] { $steps } кроків
   *[other] { $steps } кроку
} від фінішу
digest-thanks = Усього { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
}. Дякую за гру, { $people }!
digest-next = Почався новий сезон, усі знову з нуля: `/halma play`
digest-alt = Найдовша серія сезону: { $who }, стрибків: { $jumps }.
table-own-no-points = *Ви: перемога або нічия дасть очки в цьому сезоні.*
table-own-hidden = *Ви: сховані з таблиць лідерів. Змінити — `/halma me settings hidden:False`.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = Усі сервери
button-here = Цей сервер

rating-changes = 📈 { $changes }
rating-too-early = 📈 Без рейтингу: партія скінчилася раніше, ніж усі зробили по два ходи.
rating-why-first = ? — новий рейтинг, поки попередній
rating-why-half = Половина зміни: друга партія на рейтинг між вами за 30 днів
rating-why-quarter = Чверть зміни: третя партія на рейтинг між вами за 30 днів
rating-why-none = Без змін: за 30 днів рахуються лише перші три партії на рейтинг між вами
series-first = Партія 1 з 2
series-second = Партія 2 з 2
series-goes-on = ⏭️ Далі друга партія, сторони міняються.
series-score = 🏁 Підсумок двох партій: { $one } **{ $won } : { $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } : { $lost } { $other }

# How somebody plays.

profile-none = { $who }: ще жодної завершеної партії.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
}: { $balance }
balance = перемоги { $won }, нічиї { $drawn }, поразки { $lost }
profile-rank-here = № { $rank } на цьому сервері
profile-rank-everywhere = № { $rank } на всіх серверах
profile-best-win = 🏅 Найкраща перемога: рейтинг суперника { $rating } (#{ $code })
profile-longest-chain = 🔗 Найдовша серія: { $jumps ->
    [one] { $jumps } стрибок
    [few] { $jumps } стрибки
    [many] { $jumps } стрибків
   *[other] { $jumps } стрибка
} (#{ $code })
profile-fastest = ⚡ Рекорд швидкості, { $game }: усі на фініші за { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
    [many] { $moves } ходів
   *[other] { $moves } ходу
} (#{ $code })
profile-streaks = 🔥 Перемог поспіль: зараз { $now }, рекорд { $best }
profile-times = ⏱️ Зазвичай { $median } на хід (ходів: { $moves }) · { $late ->
    [0] без прострочень
    [one] { $late } прострочення
    [few] { $late } прострочення
    [many] { $late } прострочень
   *[other] { $late } прострочення
}
profile-variants = За іграми (перемоги–нічиї–поразки): { $rows }
profile-reasons = За завершенням (перемоги–нічиї–поразки): { $rows }
profile-seats = За черговістю ходу (перемоги–нічиї–поразки): { $rows }
seat-games = { $seat ->
    [1] перший
    [2] другий
    [3] третій
    [4] четвертий
    [5] п’ятий
   *[other] шостий
} { $games }
profile-beaten = 🤖 **Пройдені рівні комп’ютера**
profile-beaten-level = { $ladder } { $game }: рівень { $level } з { $levels }
profile-last = **Останні партії**
profile-curve = Рейтинг за останні партії ({ $games }): від { $from } до { $to }.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } та { $other } ще не дограли між собою жодної партії.
reason-built = усі фішки на фініші
reason-home = фішки лишилися в домі
reason-tempo = лишилося менше кроків
reason-locked = чужі фішки замкнено
reason-filled = повний фініш, більше своїх фішок
reason-places = усі мають місця
reason-stall = без просування
reason-blocked = нікуди ходити
reason-resignation = хтось здався
reason-timeout = вийшов час
reason-agreement = за згодою
reason-race = перегони вирішено
duration-seconds = { $count } с
duration-minutes = { $count } хв
duration-hours = { $count } год
duration-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
}

reset-tables-done = 🛡️ { $by } обнуляє таблиці лідерів цього сервера. Загальні рейтинги не змінюються.
reset-tables-other-name = Сервер називається інакше, тож нічого не змінилося. Введіть точну назву.
reset-tables-unknown = Discord зараз не повідомляє мені назву цього сервера, тож нічого не змінилося. Спробуйте пізніше.
