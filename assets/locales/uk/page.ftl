# The board page, on which people play in a browser.

command-web = Грати в браузері: виберіть фішку, потім клітинку
button-page = Відкрити дошку
page-link = Ваша сторінка з дошкою: виберіть фішку, потім клітинку. Посилання лише для вас; воно спрацює один раз, протягом 10 хвилин.
refused-link-used = Це посилання вже використано. Нове дасть `/halma web`.
refused-link-too-old = Це посилання більше не діє. Нове дасть `/halma web`.
refused-signed-out = Ви тут не ввійшли. Посилання дасть `/halma web`.
page-not-signed-in = Увійти через Discord не вдалося. Закрийте дошку й відкрийте її знову.
page-unreadable = Не можу прочитати цей запит. Оновіть сторінку й спробуйте ще раз.
page-busy = Забагато одразу. Зачекайте трохи й спробуйте ще раз.
page-offline = Немає зв’язку. Пробую ще раз…
page-no-answer = Немає зв’язку. Спробуйте ще раз трохи згодом.
page-discord-silent = Discord не відповідає. Спробуйте ще раз трохи згодом.
page-offer-in-chat = Запитайте просто в чаті: звідси про це ніхто не дізнається.
page-challenge-in-chat = Кидайте виклик просто в чаті командою `/halma play`: звідси про нього ніхто не дізнається.
page-not-on-server = Вас більше немає на сервері цієї партії. Щоб починати там партії, приєднайтеся знову.
page-thinking = Комп’ютер думає…
page-sending = Надсилаю…
page-game = Гра
page-games = Ваші партії
page-cups = Турніри
# After the state of a cup, such as "round 2 of 3".
page-cup-in = ви берете участь
page-cup-asked = граєте?
page-cup-place = Місце
page-cup-player = Гравець
page-cup-points = Очки
# Above what decided between people with the same points, such as "head-to-head".
page-cup-tie = Дод. показник
page-cup-ask-leave = Вийти з цього турніру? В усіх поточних партіях ви здастеся.
page-next = Наступна партія
page-hint = Підказка
page-hint-costs = Підказка (перемога не зарахується)
page-new-game = Нова партія
page-begin = Почати
page-time = Час
page-opponent = Суперник
page-someone-else = Хтось інший…
page-member = Пошук учасників
page-nobody = Нікого не знайдено. Введіть початок імені.
page-more = Забагато збігів. Уводьте далі.
page-sign-out = Вийти
page-my-move = ваш хід
page-their-move = чекаємо на інших
page-waiting = відкритий виклик
page-over = завершена
page-touch-stone = Ваш хід: виберіть фішку.
page-touch-target = Тепер виберіть, куди їй іти.
page-move-example = наприклад, { $example }
page-turn-board = Повернути дошку
page-rest = Ще
page-sound = Звук
page-you = ви
page-waiting-for = Чекаємо на хід: { $name }
page-lost = Гарна партія! Ще одну?
page-home = дім
page-goal = фініш
page-all = Усі
page-running = Поточні
page-try = Спробувати ходи
page-try-free = Рухати вільно
page-try-here = Спробувати звідси
page-try-hint = Рухайте будь-які фішки. Цього ніхто не бачить.
page-puzzle = Задача дня
page-profile = Мій профіль
page-lessons = Уроки
page-plan = Мій план
page-plan-add = Додати до плану
page-plan-remove = Прибрати
page-save = Зберегти
page-saved = Збережено.
page-empty = порожньо
page-can-move = може ходити
page-step = крок
page-jumps = { $jumps ->
    [one] { $jumps } стрибок
    [few] { $jumps } стрибки
    [many] { $jumps } стрибків
   *[other] { $jumps } стрибка
}
page-replay-at = Хід { $number } з { $count }
page-replay-play = Відтворити
page-replay-pause = Пауза
page-replay-start = На початок
page-replay-back = Попередній хід
page-replay-on = Наступний хід
page-replay-end = У кінець
privacy-sessions = • Браузери, де ви ввійшли на сторінку з дошкою: { $count ->
    [0] немає
   *[other] { $count }, з { $since }
}.
privacy-sessions-ended = Готово: ви вийшли в усіх браузерах.
button-sessions-end = Вийти всюди
page-other-person = Ви ввійшли як { $name }, а це посилання — для іншої людини. Змінити обліковий запис?
page-ask-draw = Запропонувати нічию?
page-ask-takeback = Попросити повернути ваш останній хід?
page-cookies = Браузер блокує файли cookie на цій сторінці, тож вхід не збережеться. Дозвольте їх і відкрийте посилання ще раз.
page-sign-in-again = Увійти знову
page-not-this-channel = У цьому каналі не можна починати нові партії. Почніть партію в чаті, в іншому каналі.
page-signed-out = Сеанс завершено.
page-switch = Змінити обліковий запис
page-stay = Не змінювати
page-stored = Зараз збережено:
