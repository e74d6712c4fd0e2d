# What a person wants.

settings-title = **Ваші налаштування** на всіх серверах. Змінюйте їх параметрами цієї команди.
settings-language = • Мова: { $language }
settings-no-language = • Мова: як у вашому Discord
language-unknown = Мови «{ $name }» я не знаю. Мої мови: { $languages }. `none` — знову мова вашого Discord.
language-of-discord = як у вашому Discord
settings-reminders = • Згадки: { $when }
settings-no-zone = • Тихі години: немає. Щоб їх увімкнути, вкажіть часовий пояс у параметрі `zone`.
settings-no-quiet = • Тихі години: немає (часовий пояс { $zone })
settings-quiet = • Тихі години: без згадок з { $from }:00 до { $until }:00 ({ $zone })
settings-declines-openly = • Ваші відмови: інші дізнаються
settings-declines-quietly = • Ваші відмови: ніхто не дізнається
settings-no-theme = • Вигляд ваших дошок: як на сервері
settings-theme = • Вигляд ваших дошок: { $theme }
settings-picture = • Ваші дошки: зображення
settings-with-text = • Ваші дошки: зображення й текст для програм зчитування з екрана
settings-plays-at-once = • Вибраний хід: робиться одразу
settings-confirms = • Вибраний хід: спершу перепитаю
settings-keeps-games = • Ходи ваших завершених партій: зберігаються завжди
settings-keeps-no-games = • Ходи ваших завершених партій: видаляються, коли бот чистить старі партії
theme-unknown = Вигляду `{ $name }` немає. Виберіть із цих: { $themes }. `none` — знову за замовчуванням.
theme-of-server = як на сервері
theme-usual = за замовчуванням
settings-in-tables = • Таблиці лідерів: ви в них є
settings-hidden = • Таблиці лідерів: вас у них немає. Ваші партії все одно рахуються.

away-until = Ви у відпустці до { $until }. Ваш годинник стоїть, суперники це бачать. Грати все одно можна, а завершити відпустку — `/halma me away days:0`. Днів відпустки цього року лишилося: { $left }.
away-back = З поверненням! Ваш годинник знову йде. Днів відпустки цього року лишилося: { $left }.

blocked = { $user } у вашому списку заблокованих. Ви більше не зможете викликати одне одного чи грати в одній партії. Розпочаті партії тривають. Список заблокованих — `/halma me block`.
blocked-nobody = Ваш список заблокованих порожній.
blocked-people = { $count ->
    [one] У вашому списку заблокованих { $count } людина.
    [few] У вашому списку заблокованих { $count } людини.
    [many] У вашому списку заблокованих { $count } людей.
   *[other] У вашому списку заблокованих { $count } людини.
} { $more ->
    [0] { "" }
    [one] Ще { $more } не вмістилася й з’явиться, коли ви когось розблокуєте.
    [few] Ще { $more } не вмістилися й з’являться, коли ви когось розблокуєте.
    [many] Ще { $more } не вмістилися й з’являться, коли ви когось розблокуєте.
   *[other] Ще { $more } не вмістилися й з’являться, коли ви когось розблокуєте.
}
menu-unblock = Розблокувати
unblocked = { $user } більше не заблоковано. Можна знову грати разом.

# What a server wants, and its log.

server-title = **Налаштування сервера.** Змінюйте їх параметрами цієї команди. Канали для гри — `/halma-admin channel`.
server-channels = • Канали для гри: { $value }
server-all-channels = усі
server-all-channels-but = усі, крім { $channels }
server-no-channel = немає
choice-games-only-here = Лише тут
choice-games-here = Тут теж
choice-games-not-here = Не тут
choice-games-everywhere = В усіх каналах
choice-games-nowhere = Ніде
server-same = Так і було, нічого не змінилося.
server-games-none = На цьому сервері зараз немає ні партій, ні викликів.
server-games-title = Партії та виклики цього сервера: { $count }
server-language = • Мова повідомлень для всіх: { $value }
server-own-language = як у сервера
server-usual = { $value } (за замовчуванням)
server-usual-rules = свої в кожної гри ({ $game }: { $rules })
server-games-own-rules = свої в кожної гри
server-changed = **{ $line }** (було: { $from })
server-game = • Гра за замовчуванням: { $value }
server-rules = • Правила за замовчуванням: { $value }
server-preset = • Шаблон за замовчуванням: { $value }
server-allowed = • Дозволені правила: { $value }
server-all-rules = усі
server-default-rules = лише правила за замовчуванням
server-clock = • Ліміт часу за замовчуванням: { $value }
server-threads = • Окрема гілка для кожної партії: { $value }
yes = так
no = ні
server-who = • Хто може кидати виклики: { $value }
server-most = • Партій водночас на людину: { $value }
server-any-number = скільки завгодно
server-boards = • Старі дошки: { $value }
choice-boards-tidy = Згортати в один рядок
choice-boards-keep = Лишати зображеннями
choice-boards-one-message = Одна дошка, що оновлюється
server-theme = • Вигляд дошок: { $value }
server-text = • Дошки текстом для програм зчитування з екрана: { $value }
server-digest = • Переможці сезону оголошуються в: { $value }
server-puzzle = • Задача дня: { $value }
server-no-digest = немає

log-title = **Дії модераторів**, спершу новіші:
log-empty = За 90 днів дій модераторів немає.
log-ended = { $at } { $by } завершує #{ $code }.
log-undone = { $at } { $by } повертає останній хід у #{ $code }.
log-moved = { $known ->
    [yes] { $at } { $by } переносить #{ $code } з { $from } у { $to }.
   *[no] { $at } { $by } переносить #{ $code } в інший канал.
}
log-voided = { $at } { $by } прибирає #{ $code } з таблиць лідерів цього сервера.
log-cup-made = { $at } { $by } починає турнір **{ $name }**.
log-cup-started = { $at } { $by } закриває запис на турнір **{ $name }**.
log-cup-put-off = { $at } { $by } переносить кінець запису на турнір **{ $name }**.
log-cup-corrected = { $at } { $by } вирішує, як зарахувати партію в турнірі **{ $name }**.
log-cup-removed = { $at } { $by } прибирає когось із турніру **{ $name }**.
log-cup-called-off = { $at } { $by } скасовує турнір **{ $name }**.
log-tables = { $at } { $by } обнуляє таблиці лідерів цього сервера.
log-settings = { $count ->
    [0] { $at } { $by } змінює налаштування сервера.
   *[other] { $at } { $by } змінює налаштування сервера:
}
log-change = { $what }: { $from } → { $to }
setting-channels = канали для гри
setting-language = мова повідомлень для всіх
setting-game = гра за замовчуванням
setting-rules = правила за замовчуванням
setting-preset = шаблон за замовчуванням
setting-allowed = дозволені правила
setting-clock = ліміт часу за замовчуванням
setting-threads = окрема гілка для кожної партії
setting-who = хто може кидати виклики
setting-boards = старі дошки
setting-theme = вигляд дошок
setting-text = дошки текстом
setting-puzzle = канал для задачі дня
setting-digest = канал для переможців сезону
setting-most = партій водночас на людину
