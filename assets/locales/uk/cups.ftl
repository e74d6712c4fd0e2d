# Cups: leagues and tournaments over days.

command-halma-cup = Турніри й ліги на кілька днів
cup-new = Почати турнір на цьому сервері (модератори)
cup-challenge = Кинути комусь виклик на драбині
cup-join = Записатися на турнір
cup-leave = Вийти з турніру
cup-table = Показати таблицю турніру
cup-games = Показати ваші партії в турнірі
cup-list = Турніри цього сервера
cup-start = Закрити запис і почати зараз (організатор)
cup-put-off = Перенести кінець запису (організатор)
cup-correct = Вирішити, як зарахувати партію (організатор)
cup-remove = Прибрати когось із турніру (організатор)
cup-call-off = Скасувати турнір (організатор)
option-cup-new-name = Назва турніру
option-cup-new-kind = Хто з ким грає
option-cup-new-game = Яка гра (за замовчуванням гра сервера)
option-cup-new-days = Скільки днів відкритий запис (за замовчуванням 7)
option-cup-new-rounds = Число турів, якщо кілька (за замовчуванням 5, за столами 3)
option-cup-new-threads = Кожна партія у своїй гілці
option-cup-challenge-player = Кому: не далі ніж за три щаблі від вас
option-cup-challenge-cup = Який турнір
option-cup-join-cup = Який турнір
option-cup-leave-cup = Який турнір
option-cup-table-cup = Який турнір
option-cup-games-cup = Який турнір
option-cup-start-cup = Який турнір
option-cup-put-off-days = На скільки днів пізніше
option-cup-put-off-cup = Який турнір
option-cup-correct-game = Код партії
option-cup-correct-winner = Хто виграв (порожньо: нічия)
option-cup-correct-cup = Який турнір
option-cup-remove-cup = Який турнір
option-cup-remove-player = Кого
option-cup-call-off-cup = Який турнір
cup-kind-round-robin = Кожен з кожним (від 3 до 8 людей)
cup-kind-league = Групи приблизно по п’ять (від 9 людей)
cup-kind-swiss = Тури з рівними суперниками (від 8 людей)
cup-kind-stairs = Драбина: кидайте одне одному виклик, без кінця (від 4 людей)
cup-kind-tables = Столи на 3, 4 або 6 (від 7 до 49 людей)

button-cup-join = Записатися
button-cup-in = Граю
button-cup-name = Назвати й оголосити
button-cup-small = Почати цим складом
button-cup-leave = Вийти
button-cup-table = Таблиця
button-cup-games = Мої партії

cup-panel = Турнір для цього каналу: { $game }. Виберіть, що вам до вподоби, і дайте йому назву.
menu-cup-days = Скільки відкритий запис?
cup-panel-days = Запис закриється через { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}
cup-name-proposed = Кубок «{ $game }»
cup-announced = 🏆 **{ $name }**: { $game }. { $kind }.
cup-until = Кінець запису: { $at }. За два дні до цього я запитаю, хто грає.
cup-lasts = { $rounds ->
    [0] Турнір триває щонайбільше { $days ->
        [one] { $days } день
        [few] { $days } дні
        [many] { $days } днів
       *[other] { $days } дня
    }.
    [one] Усього { $rounds } тур, щонайбільше { $days ->
        [one] { $days } день
        [few] { $days } дні
        [many] { $days } днів
       *[other] { $days } дня
    }.
    [few] Усього { $rounds } тури, кожен щонайбільше { $days ->
        [one] { $days } день
        [few] { $days } дні
        [many] { $days } днів
       *[other] { $days } дня
    }.
    [many] Усього { $rounds } турів, кожен щонайбільше { $days ->
        [one] { $days } день
        [few] { $days } дні
        [many] { $days } днів
       *[other] { $days } дня
    }.
   *[other] Усього { $rounds } туру, кожен щонайбільше { $days ->
        [one] { $days } день
        [few] { $days } дні
        [many] { $days } днів
       *[other] { $days } дня
    }.
}
cup-lasts-tables = Усього щонайбільше { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тури
    [many] { $rounds } турів
   *[other] { $rounds } туру
}, кожен щонайбільше { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}, а наприкінці — фінальний стіл найкращих.
cup-lasts-stairs = Киньте виклик комусь не далі ніж за три щаблі від вас: `/halma-cup challenge`. Перемога — щабель угору, поразка — щабель униз.
cup-lasts-league = Сезон триває щонайбільше { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}. З кожної групи один гравець піднімається, один опускається, і починається наступний сезон.
cup-todo = Усі партії туру починаються водночас. Час: { $clock }.
cup-draw = Жеребкування можна перевірити. SHA-256 його секрету: `{ $commitment }`.
cup-entered = Ви берете участь у турнірі **{ $name }**. Поки записалися: { $count ->
    [1] лише ви
    [one] { $count } людина
    [few] { $count } людини
    [many] { $count } людей
   *[other] { $count } людини
}. Початок: { $at }. За два дні до цього я запитаю, чи ви граєте.
cup-entered-stairs = Ви на драбині **{ $name }**. Киньте комусь виклик: `/halma-cup challenge`.
cup-confirmed = Ви граєте в турнірі **{ $name }**. Початок: { $at }.
cup-left = Ви вийшли з турніру **{ $name }**.
cup-removed = { $who } більше не бере участі в турнірі **{ $name }**.
cup-started = Запис на турнір **{ $name }** закрито. Перший тур ось-ось почнеться.
cup-none = На цьому сервері немає турнірів. Модератор може почати новий: `/halma-cup new`.
cup-which = Який турнір? Вкажіть його в параметрі `cup`.
cup-list-line = **{ $name }** · { $state }
cup-state-entry = запис закриється { $at }
cup-state-open = долучитися можна будь-коли
cup-state-closed = ось-ось почнеться
cup-state-running = тур { $round }
cup-state-rounds = тур { $round } з { $rounds }
cup-state-season = сезон { $season }
cup-state-over = завершено
cup-state-called-off = скасовано

cup-call-in = 🏆 **{ $name }** скоро почнеться: { $at }. Граєте? Встигніть натиснути **Граю**, інакше турнір пройде без вас. { $people }
cup-too-few = 🏆 **{ $name }** поки не починається. Грають: { $count }, потрібно щонайменше { $least }. Запис подовжено, він закриється { $at }. { $who } може скасувати турнір: `/halma-cup call-off`.
cup-put-off-done = Запис на турнір **{ $name }** закриється: { $at }. Я повідомлю про це в каналі.
cup-corrected-done = Готово. Я повідомлю про це в каналі.
cup-new-date = 🏆 Запис на турнір **{ $name }** закриється пізніше: { $at }.
cup-won = 🏆 **{ $name }**: за рішенням організатора { $who } виграє партію проти { $people }.
cup-drawn = 🏆 **{ $name }**: за рішенням організатора партія закінчилася внічию: { $people }.
cup-closed = 🏆 Запис на турнір **{ $name }** закрито. Учасників: { $count }. Зараз будуть пари.
cup-round-begun = 🏆 **{ $name }**, тур { $round }: партії починаються. Останній день: { $day }. { $people }
cup-final-begun = 🏆 **{ $name }**: починається фінальний стіл найкращих. Останній день: { $day }. { $people }
cup-open = Долучитися й вийти можна будь-коли.
cup-todo-stairs = Час: { $clock }. У вас може бути одна партія за вашим викликом і одна за чужим.
cup-month-begun = 🏆 **{ $name }**: починається новий місяць, порожні щаблі зникають.
cup-challenged = Партія ось-ось почнеться. Суперник: { $who }.
cup-season-begun = 🏆 **{ $name }**, сезон { $round }: партії починаються. Останній день: { $day }. { $people }
cup-later = 🏆 **{ $name }**: мене певний час не було в мережі, тому цей тур триватиме довше. Новий останній день: { $day }.
cup-season-over = 🏆 **{ $name }**: сезон { $season } завершено. Вітаю, { $who }! Початок наступного сезону: { $at }. За два дні до цього я запитаю вас усіх, чи граєте ви. Нові гравці теж зможуть долучитися.
cup-season-group = Група { $group }: { $who }
cup-byes = Без партії в цьому турі: { $people }.
cup-lots = Секрет жеребкування: `{ $secret }`.
cup-over = 🏆 Турнір **{ $name }** завершено. Вітаю, { $who }!
cup-over-empty = 🏆 Турнір **{ $name }** завершено.
cup-called-off = 🏆 Турнір **{ $name }** скасовано. Розпочаті партії тривають.

cup-table-title = 🏆 **{ $name }** · { $state }
cup-table-nobody = Поки ніхто не записався.
cup-table-people = Поки записалися: { $people }
cup-table-group = **Група { $group }**
cup-row = { $place }. { $who }: { $points }
cup-row-decided = { $place }. { $who }: { $points } ({ $by })
cup-decided-final = фінальний стіл
cup-decided-direct = особиста зустріч
cup-decided-sonneborn-berger = сильніші суперники
cup-decided-margin = запекліші партії
cup-decided-on-time = рідше виходив час
cup-table-number = № { $id } для `halma cup export`
cup-games-none = У вас поки немає партій у турнірі **{ $name }**.
cup-games-title = Ваші партії в турнірі **{ $name }**:
cup-of-final = 🏆 Фінальний стіл
cup-of-season = 🏆 Сезон { $season }
cup-of-rounds = 🏆 Тур { $round } з { $rounds }

refused-no-such-cup = На цьому сервері немає такого турніру. Турніри покаже `/halma-cup list`.
refused-cup-time = У турнірі ніхто не отримує додаткового часу: усі інші чекають на кінець туру.
refused-cup-moderators = Турніри тут починають лише модератори. Попросіть їх або знайдіть турнір для себе: `/halma-cup list`.
refused-not-the-organizer = Це можуть лише організатор і модератори. Вийти з турніру можна так: `/halma-cup leave`.
refused-entry-closed = Запис на цей турнір закрито. Дочекайтеся наступного.
refused-no-cup-game = У цьому турнірі немає партії з таким кодом. Коди покаже кнопка **Мої партії**.
refused-not-in-cup = Ця людина не бере участі в турнірі.
refused-cup-full = Усі місця в турнірі зайняті. Дочекайтеся наступного.
refused-too-many-cups = Більше турнірів на цьому сервері бути не може. Дочекайтеся кінця одного з них або скасуйте якийсь.
refused-cup-over = Цей турнір завершено. Решту покаже `/halma-cup list`.
refused-too-few-in-cup = Записалося: { $people }, а для такого турніру потрібно щонайменше { $least }. Зачекайте на інших.
refused-not-on-stairs = На драбині мають бути обидва гравці: натисніть **Записатися** під повідомленням про турнір.
refused-no-stairs = У цьому турнірі пари призначаю я. Ваші партії покаже кнопка **Мої партії**.
refused-stairs-yourself = Собі кинути виклик не можна. Виберіть когось іншого: **Таблиця**.
refused-stairs-too-far = До цього гравця { $steps ->
    [one] { $steps } щабель
    [few] { $steps } щаблі
    [many] { $steps } щаблів
   *[other] { $steps } щабля
}. Виберіть когось не далі ніж за 3 щаблі.
refused-stairs-out = У вас уже є партія за вашим викликом. Спершу дограйте її.
refused-stairs-in = Цей гравець уже грає за чиїмось викликом. Виберіть когось іншого.
refused-stairs-again = Ви нещодавно грали між собою. Знову кинути виклик можна через { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}.
refused-stairs-unseen = Цього гравця тут не було { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}. Виберіть когось іншого.
refused-not-in-cups = Ця гра не підходить для такого турніру. Столи — для ігор на 3, 4 або 6 людей, решта — для ігор на двох.
refused-cup-name = Дайте турніру назву до { $most } символів.
