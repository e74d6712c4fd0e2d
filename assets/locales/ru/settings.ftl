# What a person wants.

settings-title = **Ваши настройки** на всех серверах. Изменить их можно параметрами этой команды.
settings-language = • Язык: { $language }
settings-no-language = • Язык: как в вашем Discord
language-unknown = Языка «{ $name }» я не знаю. Мои языки: { $languages }. `none` — снова язык вашего Discord.
language-of-discord = как в вашем Discord
settings-reminders = • Упоминания: { $when }
settings-no-zone = • Тихие часы: нет. Чтобы их включить, укажите часовой пояс в параметре `zone`.
settings-no-quiet = • Тихие часы: нет (часовой пояс { $zone })
settings-quiet = • Тихие часы: без упоминаний с { $from }:00 до { $until }:00 ({ $zone })
settings-declines-openly = • Ваши отказы: о них узнают остальные
settings-declines-quietly = • Ваши отказы: о них никто не узнает
settings-no-theme = • Оформление ваших досок: как на сервере
settings-theme = • Оформление ваших досок: { $theme }
settings-picture = • Ваши доски: картинками
settings-with-text = • Ваши доски: картинками и текстом для программ экранного доступа
settings-plays-at-once = • Выбранный ход: делается сразу
settings-confirms = • Выбранный ход: сначала переспрошу
settings-keeps-games = • Ходы ваших завершённых партий: хранятся всегда
settings-keeps-no-games = • Ходы ваших завершённых партий: удаляются, когда бот чистит старые партии
theme-unknown = Оформления `{ $name }` нет. Выберите из этих: { $themes }. `none` — снова по умолчанию.
theme-of-server = как на сервере
theme-usual = по умолчанию
settings-in-tables = • Таблицы лидеров: вы в них есть
settings-hidden = • Таблицы лидеров: вас в них нет. Ваши партии всё равно учитываются.

away-until = Вы в отпуске до { $until }. Ваши часы стоят, соперники это видят. Играть всё равно можно, а закончить отпуск — `/halma me away days:0`. Дней отпуска на этот год осталось: { $left }.
away-back = С возвращением! Ваши часы снова идут. Дней отпуска на этот год осталось: { $left }.

blocked = { $user } в вашем чёрном списке. Вы больше не сможете вызывать друг друга и играть в одной партии. Начатые партии продолжаются. Чёрный список — `/halma me block`.
blocked-nobody = Ваш чёрный список пуст.
blocked-people = { $count ->
    [one] В вашем чёрном списке { $count } человек.
    [few] В вашем чёрном списке { $count } человека.
    [many] В вашем чёрном списке { $count } человек.
   *[other] В вашем чёрном списке { $count } человека.
} { $more ->
    [0] { "" }
    [one] Ещё { $more } не поместился и появится, когда вы кого-нибудь разблокируете.
    [few] Ещё { $more } не поместились и появятся, когда вы кого-нибудь разблокируете.
    [many] Ещё { $more } не поместились и появятся, когда вы кого-нибудь разблокируете.
   *[other] Ещё { $more } не поместились и появятся, когда вы кого-нибудь разблокируете.
}
menu-unblock = Разблокировать
unblocked = { $user } больше не в чёрном списке. Можно снова играть вместе.

# What a server wants, and its log.

server-title = **Настройки сервера.** Изменить их можно параметрами этой команды. Каналы для игры — `/halma-admin channel`.
server-channels = • Каналы для игры: { $value }
server-all-channels = все
server-all-channels-but = все, кроме { $channels }
server-no-channel = нет
choice-games-only-here = Только здесь
choice-games-here = Здесь тоже
choice-games-not-here = Не здесь
choice-games-everywhere = Во всех каналах
choice-games-nowhere = Нигде
server-same = Так и было, ничего не изменилось.
server-games-none = На этом сервере сейчас нет ни партий, ни вызовов.
server-games-title = Партии и вызовы этого сервера: { $count }
server-language = • Язык сообщений для всех: { $value }
server-own-language = как у сервера
server-usual = { $value } (по умолчанию)
server-usual-rules = свои у каждой игры ({ $game }: { $rules })
server-games-own-rules = свои у каждой игры
server-changed = **{ $line }** (было: { $from })
server-game = • Игра по умолчанию: { $value }
server-rules = • Правила по умолчанию: { $value }
server-preset = • Шаблон по умолчанию: { $value }
server-allowed = • Разрешённые правила: { $value }
server-all-rules = все
server-default-rules = только правила по умолчанию
server-clock = • Лимит времени по умолчанию: { $value }
server-threads = • Отдельная ветка для каждой партии: { $value }
yes = да
no = нет
server-who = • Кто может бросать вызовы: { $value }
server-most = • Партий одновременно у одного человека: { $value }
server-any-number = сколько угодно
server-boards = • Старые доски: { $value }
choice-boards-tidy = Сворачивать в одну строку
choice-boards-keep = Оставлять картинками
choice-boards-one-message = Одна доска, которая обновляется
server-theme = • Оформление досок: { $value }
server-text = • Доски текстом для программ экранного доступа: { $value }
server-digest = • Победители сезона объявляются в: { $value }
server-puzzle = • Задача дня: { $value }
server-no-digest = нет

log-title = **Действия модераторов**, сначала новые:
log-empty = За 90 дней действий модераторов не было.
log-ended = { $at } { $by } завершает #{ $code }.
log-undone = { $at } { $by } возвращает последний ход в #{ $code }.
log-moved = { $known ->
    [yes] { $at } { $by } переносит #{ $code } из { $from } в { $to }.
   *[no] { $at } { $by } переносит #{ $code } в другой канал.
}
log-voided = { $at } { $by } убирает #{ $code } из таблиц лидеров этого сервера.
log-cup-made = { $at } { $by } начинает турнир **{ $name }**.
log-cup-started = { $at } { $by } закрывает запись на турнир **{ $name }**.
log-cup-put-off = { $at } { $by } переносит конец записи на турнир **{ $name }**.
log-cup-corrected = { $at } { $by } решает исход партии в турнире **{ $name }**.
log-cup-removed = { $at } { $by } убирает кого-то из турнира **{ $name }**.
log-cup-called-off = { $at } { $by } отменяет турнир **{ $name }**.
log-tables = { $at } { $by } обнуляет таблицы лидеров этого сервера.
log-settings = { $count ->
    [0] { $at } { $by } меняет настройки сервера.
   *[other] { $at } { $by } меняет настройки сервера:
}
log-change = { $what }: { $from } → { $to }
setting-channels = каналы для игры
setting-language = язык сообщений для всех
setting-game = игра по умолчанию
setting-rules = правила по умолчанию
setting-preset = шаблон по умолчанию
setting-allowed = разрешённые правила
setting-clock = лимит времени по умолчанию
setting-threads = отдельная ветка для каждой партии
setting-who = кто может бросать вызовы
setting-boards = старые доски
setting-theme = оформление досок
setting-text = доски текстом
setting-puzzle = канал для задачи дня
setting-digest = канал для победителей сезона
setting-most = партий одновременно у одного человека
