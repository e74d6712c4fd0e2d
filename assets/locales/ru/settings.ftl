# What a person wants.

settings-title = **Ваши настройки** для всех серверов. Изменить их можно параметрами этой команды.
settings-language = • Язык: { $language }
settings-no-language = • Язык: как в вашем Discord
language-unknown = На языке «{ $name }» я не говорю. Мои языки: { $languages }. `none` возвращает язык вашего Discord.
language-of-discord = как в вашем Discord
settings-reminders = • Упоминания: { $when }
settings-no-zone = • Тихие часы: нет, ваш часовой пояс мне неизвестен. Задайте его параметром `zone`.
settings-no-quiet = • Тихие часы: нет (часовой пояс { $zone })
settings-quiet = • Тихие часы без напоминаний: с { $from }:00 до { $until }:00, { $zone }
settings-declines-openly = • Предложения, которые вы отклоняете: остальные об этом узнают.
settings-declines-quietly = • Предложения, которые вы отклоняете: никто об этом не узнает.
settings-no-theme = • Оформление досок, видных только вам: как на сервере.
settings-theme = • Оформление досок, видных только вам: { $theme }
settings-picture = • Доски, видные только вам: картинкой.
settings-with-text = • Доски, видные только вам: картинкой и текстом для чтения вслух.
settings-plays-at-once = • Выбранный ход делается сразу.
settings-confirms = • Перед тем как сделать выбранный ход, я переспрашиваю.
theme-unknown = Оформления `{ $name }` нет. Есть: { $themes }. `none` возвращает обычное.
theme-of-server = как на сервере
theme-usual = обычное
settings-in-tables = • Таблицы: вы в них есть.
settings-hidden = • Таблицы: вы в них скрыты. Ваши партии всё равно учитываются.

away-until = Вы отсутствуете до { $until }: ваши часы стоят, и соперники это видят. Играть всё равно можно; `/halma away days:0` прекращает отсутствие. Дней отсутствия на этот год осталось: { $left }.
away-back = Вы снова здесь: ваши часы идут. Дней отсутствия на этот год осталось: { $left }.

blocked = Вы и { $user } больше не можете вызывать друг друга и садиться в одну партию. Начатых партий это не касается. `/halma block` показывает ваш чёрный список и убирает из него.
blocked-nobody = Ваш чёрный список пуст.
blocked-people = { $count ->
    [one] В вашем чёрном списке { $count } человек.
    [few] В вашем чёрном списке { $count } человека.
    [many] В вашем чёрном списке { $count } человек.
   *[other] В вашем чёрном списке { $count } человека.
} { $more ->
    [0] { "" }
    [one] Ещё { $more } не помещается здесь и появится, когда вы кого-нибудь уберёте.
    [few] Ещё { $more } не помещаются здесь и появятся, когда вы кого-нибудь уберёте.
    [many] Ещё { $more } не помещаются здесь и появятся, когда вы кого-нибудь уберёте.
   *[other] Ещё { $more } не помещаются здесь и появятся, когда вы кого-нибудь уберёте.
}
menu-unblock = Убрать из чёрного списка
unblocked = { $user } снова может вас вызывать.

# What a server wants, and its log.

server-title = **Настройки этого сервера.** Изменить их можно параметрами этой команды; где играть, задаёт `/halma-admin channel`.
server-channels = • Где можно играть: { $value }
server-all-channels = во всех каналах
server-all-channels-but = во всех каналах, кроме { $channels }
server-no-channel = нигде
server-same = Всё так и было; ничего не изменилось.
server-games-none = На этом сервере нет ни партий, ни открытых вызовов.
server-games-title = Партии и вызовы этого сервера: { $count }
server-language = • Язык сообщений, видных всем: { $value }
server-own-language = как у сервера
server-game = • Игра для вызова, где она не указана: { $value }
server-rules = • Правила: { $value }
server-clock = • Время на ход: { $value }
server-threads = • Отдельные ветки для партий: { $value }
yes = да
no = нет
server-who = • Кто может бросать вызов: { $value }
server-most = • Партий у одного человека сразу: { $value }
server-any-number = сколько угодно
server-boards = • Доски прошлых ходов: { $value }
choice-boards-tidy = Аккуратно: от каждой остаётся строка
choice-boards-keep = Остаются картинками
choice-boards-one-message = Одна доска, меняется на месте
server-theme = • Оформление досок: { $value }
server-text = • Доски и текстом, для экранного диктора: { $value }
server-digest = • Где я называю лучших сезона: { $value }
server-puzzle = • Где я публикую задачу дня: { $value }
server-no-digest = нигде

log-title = **Действия модераторов**, сначала новые:
log-empty = За 90 дней модераторы ничего не делали.
log-ended = { $at } { $by }: завершение #{ $code }.
log-undone = { $at } { $by }: возврат последнего хода в #{ $code }.
log-moved = { $known ->
    [yes] { $at } { $by }: перенос #{ $code } из { $from } в { $to }.
   *[no] { $at } { $by }: перенос #{ $code } в другой канал.
}
log-voided = { $at } { $by }: #{ $code } больше не в таблицах этого сервера.
log-tables = { $at } { $by }: таблицы этого сервера обнулены.
log-settings = { $count ->
    [0] { $at } { $by }: изменены настройки сервера.
   *[other] { $at } { $by }: изменены настройки сервера:
}
log-change = { $what }: { $from } → { $to }
setting-channels = где можно играть
setting-language = язык сообщений, видных всем
setting-game = игра по умолчанию
setting-rules = правила по умолчанию
setting-clock = время на ход по умолчанию
setting-threads = отдельные ветки для партий
setting-who = кто может бросать вызов
setting-boards = доски прошлых ходов
setting-theme = оформление досок
setting-text = доски и текстом
setting-puzzle = где я публикую задачу дня
setting-digest = где я называю лучших сезона
setting-most = партий у одного человека сразу
