# Cups: leagues and tournaments over days.

command-halma-cup = Турниры и лиги на несколько дней
cup-new = Начать турнир на этом сервере (модераторы)
cup-challenge = Бросить кому-нибудь вызов на лестнице
cup-join = Записаться на турнир
cup-leave = Выйти из турнира
cup-table = Показать таблицу турнира
cup-games = Показать ваши партии в турнире
cup-list = Турниры этого сервера
cup-start = Закрыть запись и начать сейчас (организатор)
cup-put-off = Перенести конец записи (организатор)
cup-correct = Решить, как засчитать партию (организатор)
cup-remove = Убрать кого-то из турнира (организатор)
cup-call-off = Отменить турнир (организатор)
option-cup-new-name = Название турнира
option-cup-new-kind = Кто с кем играет
option-cup-new-game = Какая игра (по умолчанию игра сервера)
option-cup-new-days = Сколько дней открыта запись (по умолчанию 7)
option-cup-new-rounds = Число туров, если несколько (по умолчанию 5, за столами 3)
option-cup-new-threads = Каждая партия в своей ветке
option-cup-challenge-player = Кому: не дальше трёх ступеней от вас
option-cup-challenge-cup = Какой турнир
option-cup-join-cup = Какой турнир
option-cup-leave-cup = Какой турнир
option-cup-table-cup = Какой турнир
option-cup-games-cup = Какой турнир
option-cup-start-cup = Какой турнир
option-cup-put-off-days = На сколько дней позже
option-cup-put-off-cup = Какой турнир
option-cup-correct-game = Код партии
option-cup-correct-winner = Кто выиграл (пусто: ничья)
option-cup-correct-cup = Какой турнир
option-cup-remove-cup = Какой турнир
option-cup-remove-player = Кого
option-cup-call-off-cup = Какой турнир
cup-kind-round-robin = Каждый с каждым (от 3 до 8 человек)
cup-kind-league = Группы примерно по пять (от 9 человек)
cup-kind-swiss = Туры с равными соперниками (от 8 человек)
cup-kind-stairs = Лестница: бросайте друг другу вызов, без конца (от 4 человек)
cup-kind-tables = Столы на 3, 4 или 6 (от 7 до 49 человек)

button-cup-join = Записаться
button-cup-in = Играю
button-cup-name = Назвать и объявить
button-cup-small = Начать этим составом
button-cup-leave = Выйти
button-cup-table = Таблица
button-cup-games = Мои партии

cup-panel = Турнир для этого канала: { $game }. Выберите, что вам по душе, и дайте ему название.
menu-cup-days = Сколько открыта запись?
cup-panel-days = Запись закроется через { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
cup-name-proposed = Кубок «{ $game }»
cup-announced = 🏆 **{ $name }**: { $game }. { $kind }.
cup-until = Конец записи: { $at }. За два дня до этого я спрошу, кто играет.
cup-lasts = { $rounds ->
    [0] Турнир длится не больше { $days ->
        [one] { $days } дня
        [few] { $days } дней
        [many] { $days } дней
       *[other] { $days } дня
    }.
    [one] Всего { $rounds } тур, не больше { $days ->
        [one] { $days } дня
        [few] { $days } дней
        [many] { $days } дней
       *[other] { $days } дня
    }.
    [few] Всего { $rounds } тура, каждый не больше { $days ->
        [one] { $days } дня
        [few] { $days } дней
        [many] { $days } дней
       *[other] { $days } дня
    }.
    [many] Всего { $rounds } туров, каждый не больше { $days ->
        [one] { $days } дня
        [few] { $days } дней
        [many] { $days } дней
       *[other] { $days } дня
    }.
   *[other] Всего { $rounds } тура, каждый не больше { $days ->
        [one] { $days } дня
        [few] { $days } дней
        [many] { $days } дней
       *[other] { $days } дня
    }.
}
cup-lasts-tables = Всего не больше { $rounds ->
    [one] { $rounds } тура
    [few] { $rounds } туров
    [many] { $rounds } туров
   *[other] { $rounds } тура
}, каждый не больше { $days ->
    [one] { $days } дня
    [few] { $days } дней
    [many] { $days } дней
   *[other] { $days } дня
}, а в конце — финальный стол лучших.
cup-lasts-stairs = Бросьте вызов кому-нибудь не дальше трёх ступеней от вас: `/halma-cup challenge`. Победа — ступень вверх, поражение — ступень вниз.
cup-lasts-league = Сезон длится не больше { $days ->
    [one] { $days } дня
    [few] { $days } дней
    [many] { $days } дней
   *[other] { $days } дня
}. Из каждой группы один игрок поднимается, один опускается, и начинается следующий сезон.
cup-todo = Все партии тура начинаются одновременно. Время: { $clock }.
cup-draw = Жеребьёвку можно проверить. SHA-256 её секрета: `{ $commitment }`.
cup-entered = Вы участвуете в турнире **{ $name }**. Пока записались: { $count ->
    [1] только вы
    [one] { $count } человек
    [few] { $count } человека
    [many] { $count } человек
   *[other] { $count } человека
}. Начало: { $at }. За два дня до этого я спрошу, играете ли вы.
cup-entered-stairs = Вы на лестнице **{ $name }**. Бросьте кому-нибудь вызов: `/halma-cup challenge`.
cup-confirmed = Вы играете в турнире **{ $name }**. Начало: { $at }.
cup-left = Вы вышли из турнира **{ $name }**.
cup-removed = { $who } больше не участвует в турнире **{ $name }**.
cup-started = Запись на турнир **{ $name }** закрыта. Первый тур вот-вот начнётся.
cup-none = На этом сервере нет турниров. Модератор может начать новый: `/halma-cup new`.
cup-which = Какой турнир? Укажите его в параметре `cup`.
cup-list-line = **{ $name }** · { $state }
cup-state-entry = запись закроется { $at }
cup-state-open = присоединиться можно в любой момент
cup-state-closed = вот-вот начнётся
cup-state-running = тур { $round }
cup-state-rounds = тур { $round } из { $rounds }
cup-state-season = сезон { $season }
cup-state-over = завершён
cup-state-called-off = отменён

cup-call-in = 🏆 **{ $name }** скоро начнётся: { $at }. Играете? Успейте нажать **Играю**, иначе турнир пройдёт без вас. { $people }
cup-too-few = 🏆 **{ $name }** пока не начинается. Играют: { $count }, нужно хотя бы { $least }. Запись продлена и закроется { $at }. { $who } может отменить турнир: `/halma-cup call-off`.
cup-put-off-done = Запись на турнир **{ $name }** закроется: { $at }. Я сообщу об этом в канале.
cup-corrected-done = Готово. Я сообщу об этом в канале.
cup-new-date = 🏆 Запись на турнир **{ $name }** закроется позже: { $at }.
cup-won = 🏆 **{ $name }**: по решению организатора { $who } выигрывает партию у { $people }.
cup-drawn = 🏆 **{ $name }**: по решению организатора партия закончилась вничью: { $people }.
cup-closed = 🏆 Запись на турнир **{ $name }** закрыта. Участников: { $count }. Сейчас будут пары.
cup-round-begun = 🏆 **{ $name }**, тур { $round }: партии начинаются. Последний день: { $day }. { $people }
cup-final-begun = 🏆 **{ $name }**: начинается финальный стол лучших. Последний день: { $day }. { $people }
cup-open = Присоединиться и выйти можно в любой момент.
cup-todo-stairs = Время: { $clock }. У вас может быть одна партия по вашему вызову и одна по чужому.
cup-month-begun = 🏆 **{ $name }**: начинается новый месяц, пустые ступени исчезают.
cup-challenged = Партия вот-вот начнётся. Соперник: { $who }.
cup-season-begun = 🏆 **{ $name }**, сезон { $round }: партии начинаются. Последний день: { $day }. { $people }
cup-later = 🏆 **{ $name }**: меня какое-то время не было в сети, поэтому этот тур продлится дольше. Новый последний день: { $day }.
cup-season-over = 🏆 **{ $name }**: сезон { $season } завершён. Поздравляю, { $who }! Начало следующего сезона: { $at }. За два дня до этого я спрошу вас всех, играете ли вы. Новые игроки тоже смогут присоединиться.
cup-season-group = Группа { $group }: { $who }
cup-byes = Без партии в этом туре: { $people }.
cup-lots = Секрет жеребьёвки: `{ $secret }`.
cup-over = 🏆 Турнир **{ $name }** завершён. Поздравляю, { $who }!
cup-over-empty = 🏆 Турнир **{ $name }** завершён.
cup-called-off = 🏆 Турнир **{ $name }** отменён. Начатые партии продолжаются.

cup-table-title = 🏆 **{ $name }** · { $state }
cup-table-nobody = Пока никто не записался.
cup-table-people = Пока записались: { $people }
cup-table-group = **Группа { $group }**
cup-row = { $place }. { $who }: { $points }
cup-row-decided = { $place }. { $who }: { $points } ({ $by })
cup-decided-final = финальный стол
cup-decided-direct = личная встреча
cup-decided-sonneborn-berger = более сильные соперники
cup-decided-margin = более упорные партии
cup-decided-on-time = реже выходило время
cup-table-number = № { $id } для `halma cup export`
cup-games-none = У вас пока нет партий в турнире **{ $name }**.
cup-games-title = Ваши партии в турнире **{ $name }**:
cup-of-final = 🏆 Финальный стол
cup-of-season = 🏆 Сезон { $season }
cup-of-rounds = 🏆 Тур { $round } из { $rounds }

refused-no-such-cup = На этом сервере нет такого турнира. Турниры покажет `/halma-cup list`.
refused-cup-time = В турнире никто не получает дополнительного времени: все остальные ждут конца тура.
refused-cup-moderators = Турниры здесь начинают только модераторы. Попросите их или найдите турнир для себя: `/halma-cup list`.
refused-not-the-organizer = Это могут только организатор и модераторы. Выйти из турнира можно так: `/halma-cup leave`.
refused-entry-closed = Запись на этот турнир закрыта. Дождитесь следующего.
refused-no-cup-game = В этом турнире нет партии с таким кодом. Коды покажет кнопка **Мои партии**.
refused-not-in-cup = Этот человек не участвует в турнире.
refused-cup-full = Все места в турнире заняты. Дождитесь следующего.
refused-too-many-cups = Больше турниров на этом сервере быть не может. Дождитесь конца одного из них или отмените какой-нибудь.
refused-cup-over = Этот турнир завершён. Остальные покажет `/halma-cup list`.
refused-too-few-in-cup = Записалось: { $people }, а для такого турнира нужно хотя бы { $least }. Подождите других.
refused-not-on-stairs = На лестнице должны быть оба игрока: нажмите **Записаться** под сообщением о турнире.
refused-no-stairs = В этом турнире пары назначаю я. Ваши партии покажет кнопка **Мои партии**.
refused-stairs-yourself = Себе бросить вызов нельзя. Выберите кого-то другого: **Таблица**.
refused-stairs-too-far = До этого игрока { $steps ->
    [one] { $steps } ступень
    [few] { $steps } ступени
    [many] { $steps } ступеней
   *[other] { $steps } ступени
}. Выберите кого-то не дальше 3 ступеней.
refused-stairs-out = У вас уже есть партия по вашему вызову. Сначала доиграйте её.
refused-stairs-in = Этот игрок уже играет по чьему-то вызову. Выберите кого-то другого.
refused-stairs-again = Вы недавно играли друг с другом. Снова бросить вызов можно через { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}.
refused-stairs-unseen = Этот игрок не появлялся здесь { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}. Выберите кого-то другого.
refused-not-in-cups = Эта игра не подходит для такого турнира. Столы — для игр на 3, 4 или 6 человек, остальное — для игр на двоих.
refused-cup-name = Дайте турниру название не длиннее { $most } символов.
