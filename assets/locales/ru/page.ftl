# The board page, on which people play in a browser.

command-web = Играть в браузере: выберите фишку, потом клетку
button-page = Открыть доску
page-link = Ваша страница с доской: выберите фишку, потом клетку. Ссылка только для вас; она сработает один раз, в течение 10 минут.
refused-link-used = Эта ссылка уже использована. Новую даст `/halma web`.
refused-link-too-old = Эта ссылка больше не действует. Новую даст `/halma web`.
refused-signed-out = Вы здесь не вошли. Ссылку даст `/halma web`.
page-not-signed-in = Войти через Discord не получилось. Закройте доску и откройте её снова.
page-unreadable = Не могу прочитать этот запрос. Обновите страницу и попробуйте ещё раз.
page-busy = Слишком много сразу. Подождите немного и попробуйте ещё раз.
page-offline = Нет связи. Пробую ещё раз…
page-no-answer = Нет связи. Попробуйте ещё раз чуть позже.
page-discord-silent = Discord не отвечает. Попробуйте ещё раз чуть позже.
page-offer-in-chat = Спросите прямо в чате: отсюда об этом никто не узнает.
page-challenge-in-chat = Бросайте вызов прямо в чате командой `/halma play`: отсюда о нём никто не узнает.
page-not-on-server = Вас больше нет на сервере этой партии. Чтобы начинать там партии, зайдите на него снова.
page-thinking = Компьютер думает…
page-sending = Отправляю…
page-game = Игра
page-games = Ваши партии
page-cups = Турниры
# After the state of a cup, such as "round 2 of 3".
page-cup-in = вы участвуете
page-cup-asked = играете?
page-cup-place = Место
page-cup-player = Игрок
page-cup-points = Очки
# Above what decided between people with the same points, such as "head-to-head".
page-cup-tie = Доп. показатель
page-cup-ask-leave = Выйти из этого турнира? Во всех текущих партиях вы сдадитесь.
page-next = Следующая партия
page-hint = Подсказка
page-hint-costs = Подсказка (победа не засчитается)
page-new-game = Новая партия
page-begin = Начать
page-time = Время
page-opponent = Соперник
page-someone-else = Кто-то другой…
page-member = Поиск участников
page-nobody = Никого не нашлось. Введите начало имени.
page-more = Слишком много совпадений. Продолжайте вводить.
page-sign-out = Выйти
page-my-move = ваш ход
page-their-move = ждём других
page-waiting = открытый вызов
page-over = окончена
page-touch-stone = Ваш ход: выберите фишку.
page-touch-target = Теперь выберите, куда ей идти.
page-move-example = например, { $example }
page-turn-board = Повернуть доску
page-rest = Ещё
page-sound = Звук
page-you = вы
page-waiting-for = Ждём хода: { $name }
page-lost = Хорошая партия! Ещё одну?
page-home = дом
page-goal = дом напротив
page-all = Все
page-running = Текущие
page-try = Пробовать ходы
page-try-free = Двигать свободно
page-try-here = Пробовать отсюда
page-try-hint = Двигайте любые фишки. Этого никто не видит.
page-puzzle = Задача дня
page-profile = Мой профиль
page-lessons = Уроки
page-plan = Мой план
page-plan-add = Добавить в план
page-plan-remove = Убрать
page-save = Сохранить
page-saved = Сохранено.
page-empty = пусто
page-can-move = может ходить
page-step = шаг
page-jumps = { $jumps ->
    [one] { $jumps } прыжок
    [few] { $jumps } прыжка
    [many] { $jumps } прыжков
   *[other] { $jumps } прыжка
}
page-replay-at = Ход { $number } из { $count }
page-replay-play = Воспроизвести
page-replay-pause = Пауза
page-replay-start = В начало
page-replay-back = Предыдущий ход
page-replay-on = Следующий ход
page-replay-end = В конец
privacy-sessions = • Браузеры, где вы вошли на страницу с доской: { $count ->
    [0] нет
   *[other] { $count }, с { $since }
}.
privacy-sessions-ended = Готово: вы вышли во всех браузерах.
button-sessions-end = Выйти везде
page-other-person = Вы вошли как { $name }, а эта ссылка — для другого человека. Сменить аккаунт?
page-ask-draw = Предложить ничью?
page-ask-takeback = Попросить вернуть ваш последний ход?
page-cookies = Браузер блокирует cookie на этой странице, поэтому вход не сохранится. Разрешите их и откройте ссылку снова.
page-sign-in-again = Войти снова
page-not-this-channel = В этом канале нельзя начинать новые партии. Начните партию в чате, в другом канале.
page-signed-out = Сеанс завершён.
page-switch = Сменить аккаунт
page-stay = Не менять
page-stored = Сейчас сохранено:
