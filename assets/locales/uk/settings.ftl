# What a person wants.

settings-title = **Ваші налаштування** на всіх серверах. Змінюйте їх параметрами цієї команди.
settings-language = • Мова: { $language }
settings-no-language = • Мова: як у вашому Discord
language-unknown = Я не знаю мови «{ $name }». Знаю такі: { $languages }. `none` повертає мову вашого Discord.
language-of-discord = як у вашому Discord
settings-reminders = • Згадки: { $when }
settings-no-zone = • Тихі години: немає, бо я не знаю вашого часового поясу. Вкажіть його параметром `zone`.
settings-no-quiet = • Тихі години: немає (часовий пояс { $zone })
settings-quiet = • Тихі години без нагадувань: з { $from }:00 до { $until }:00, { $zone }
settings-declines-openly = • Пропозиції, які ви відхиляєте: інші про це дізнаються.
settings-declines-quietly = • Пропозиції, які ви відхиляєте: ніхто про це не дізнається.
settings-no-theme = • Вигляд дошок, які бачите лише ви: як на сервері.
settings-theme = • Вигляд дошок, які бачите лише ви: { $theme }
settings-picture = • Дошки, які бачите лише ви: зображення.
settings-with-text = • Дошки, які бачите лише ви: зображення, а ще текст для читання вголос.
settings-plays-at-once = • Вибраний хід робиться одразу.
settings-confirms = • Перед вибраним ходом я прошу підтвердження.
theme-unknown = Вигляду `{ $name }` немає. Є такі: { $themes }. `none` повертає звичайний.
theme-of-server = як на сервері
theme-usual = звичайний
settings-in-tables = • Таблиці лідерів: ви в них є.
settings-hidden = • Таблиці лідерів: вас у них приховано. Ваші партії все одно враховуються.

away-until = Ви відсутні до { $until }: ваш час не йде, і суперники це бачать. Грати все одно можна; `/halma away days:0` завершує відсутність. Цього року лишилося днів відсутності: { $left }.
away-back = Ви знову тут: ваш час іде. Цього року лишилося днів відсутності: { $left }.

blocked = Ви та { $user } більше не можете викликати одне одного чи сісти за одну партію. Партій, що вже тривають, це не стосується. `/halma block` показує, кого ви заблокували, і розблоковує.
blocked-nobody = Ви нікого не заблокували.
blocked-people = { $count ->
    [one] Ви заблокували { $count } людину.
    [few] Ви заблокували { $count } людини.
    [many] Ви заблокували { $count } людей.
   *[other] Ви заблокували { $count } людини.
} { $more ->
    [0] { "" }
    [one] Ще { $more } людина тут не вмістилася; вона з’явиться, коли ви когось розблокуєте.
    [few] Ще { $more } людини тут не вмістилися; вони з’являться, коли ви когось розблокуєте.
    [many] Ще { $more } людей тут не вмістилося; вони з’являться, коли ви когось розблокуєте.
   *[other] Ще { $more } людини тут не вмістилося; вони з’являться, коли ви когось розблокуєте.
}
menu-unblock = Розблокувати когось
unblocked = { $user } знову може вас викликати.

# What a server wants, and its log.

server-title = **Налаштування цього сервера.** Змінюйте їх параметрами цієї команди; `/halma-admin channel` визначає, де можна грати.
server-channels = • Де можна грати: { $value }
server-all-channels = скрізь
server-all-channels-but = скрізь, крім { $channels }
server-no-channel = ніде
server-same = Так уже й було; нічого не змінилося.
server-games-none = На цьому сервері немає ні партій, ні викликів.
server-games-title = Партії та виклики цього сервера: { $count }
server-language = • Мова публічних повідомлень: { $value }
server-own-language = мова сервера
server-game = • Гра для викликів, де її не вказано: { $value }
server-rules = • Правила: { $value }
server-clock = • Час на хід: { $value }
server-threads = • Окремі гілки для партій: { $value }
yes = так
no = ні
server-who = • Хто може викликати: { $value }
server-most = • Партій одночасно на людину: { $value }
server-any-number = скільки завгодно
server-boards = • Дошки минулих ходів: { $value }
choice-boards-tidy = Охайно: кожна стає одним рядком
choice-boards-keep = Лишаються зображеннями
choice-boards-one-message = Одна дошка, що змінюється на місці
server-theme = • Вигляд дошок: { $value }
server-text = • Дошки ще й текстом, для програм зчитування з екрана: { $value }
server-digest = • Де називати найкращих сезону: { $value }
server-puzzle = • Де публікувати задачу дня: { $value }
server-no-digest = ніде

log-title = **Що робили модератори**, найновіше спершу:
log-empty = За 90 днів модератори нічого не робили.
log-ended = { $at } { $by }: партію #{ $code } завершено.
log-undone = { $at } { $by }: останній хід у #{ $code } взято назад.
log-moved = { $known ->
    [yes] { $at } { $by }: партію #{ $code } перенесено, { $from } → { $to }.
   *[no] { $at } { $by }: партію #{ $code } перенесено в інший канал.
}
log-voided = { $at } { $by }: партію #{ $code } вилучено з таблиць цього сервера.
log-tables = { $at } { $by }: таблиці цього сервера почато заново.
log-settings = { $count ->
    [0] { $at } { $by }: змінено налаштування сервера.
   *[other] { $at } { $by }: змінено налаштування сервера:
}
log-change = { $what }: { $from } → { $to }
setting-channels = де можна грати
setting-language = мова публічних повідомлень
setting-game = типова гра
setting-rules = типові правила
setting-clock = типовий час на хід
setting-threads = окремі гілки для партій
setting-who = хто може викликати
setting-boards = дошки минулих ходів
setting-theme = вигляд дошок
setting-text = дошки ще й текстом
setting-puzzle = де публікувати задачу дня
setting-digest = де називати найкращих сезону
setting-most = партій одночасно на людину
