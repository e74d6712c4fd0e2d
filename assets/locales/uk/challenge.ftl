# Challenges and lobbies.

challenge-named = { $invited }, { $challenger } кличе вас зіграти: { $game }!
challenge-open = { $challenger } хоче зіграти: { $game }. Хто грає?
challenge-rematch-open = { $challenger } хоче реваншу: { $game }. Хто грає?
challenge-rematch = { $challenger } хоче реваншу: { $game }. { $invited }, приймаєте?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · на рейтинг
challenge-casual = { $time } · без рейтингу
challenge-uneven = Без рейтингу: вп’ятьох одні кути кращі за інші.
challenge-expires = Виклик закриється { $at }.
challenge-standing = Коли партія почнеться, я опублікую цей виклик знову.
series-of-two = Дві партії, у другій міняєтеся сторонами.
lobby-joined = Грають: { $people }
lobby-invited = Запрошено: { $people }
lobby-computer = Решта місць: комп’ютер (рівень { $level })
lobby-free = { $free ->
    [one] { $free } місце відкрите для всіх
    [few] { $free } місця відкриті для всіх
    [many] { $free } місць відкрито для всіх
   *[other] { $free } місця відкрито для всіх
}
first-lot = Хто починає, вирішить жереб.
first-challenger = Починає { $challenger }.
first-opponent = Починає суперник.
first-swapped = Цього разу починає { $first }.

closed-declined = { $challenger }, { $by } відхиляє ваш виклик: { $game } (#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } відкликає виклик: { $game } (#{ $code }).
   *[other] { $others }: { $challenger } відкликає виклик: { $game } (#{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }, за 7 днів ніхто не прийняв ваш виклик: { $game } (#{ $code }).
   *[other] { $challenger }, за 7 днів на ваш виклик немає відповіді від { $invited }: { $game } (#{ $code }).
}
closed-expired-lobby = { $players }: за 7 днів зайнято { $taken } з { $seats } місць, для партії замало: { $game } (#{ $code }). Новий виклик — `/halma play`.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: модератор { $who } знімає виклик: { $game } (#{ $code }).
   *[no] 🛡️ { $players }: модератор знімає виклик: { $game } (#{ $code }).
}
closed-begun = Партія почалася.
closed-begun-in = Партія почалася: { $thread }.

button-accept = Прийняти
button-join = Граю
button-begin = { $seats ->
    [2] Почати вдвох
    [3] Почати втрьох
    [4] Почати вчотирьох
    [5] Почати вп’ятьох
   *[other] Почати: { $seats }
}
button-fill = { $seats ->
    [2] З комп’ютером
   *[other] З комп’ютерами
}
button-decline = Відхилити
button-leave = Вийти
button-withdraw = Відкликати

button-start = Почати
button-more-rules = Ще правила
panel-anyone = Може приєднатися будь-хто. Або виберіть, з ким грати:
panel-with = Грає { $people }
menu-with = Будь-хто
extra-rated = На рейтинг
extra-diagonals = Ходи по діагоналі

menu-which-game = Виберіть гру
missing-permissions = Не можу провести партію в цьому каналі, бракує дозволів: { $names }. Попросіть модератора їх надати або грайте в іншому каналі.
permission-view = «Перегляд каналу»
permission-send = «Надсилати повідомлення»
permission-send-in-threads = «Надсилати повідомлення в гілках»
permission-create-threads = «Створювати публічні гілки»
permission-embed = «Вбудовувати посилання»
permission-attach = «Прикріплювати файли»
permission-history = «Читати історію повідомлень»

notice-seat-declined = { $to }, { $by } не грає: { $game } (#{ $code }). Місце відкрите для всіх.
