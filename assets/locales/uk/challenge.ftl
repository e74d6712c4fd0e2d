# Challenges and lobbies.

challenge-named = { $challenger } кидає виклик: { $invited }! Гра: { $game }.
challenge-open = { $challenger } запрошує до гри: { $game }. Хто приєднається?
challenge-rematch-open = { $challenger } хоче реваншу. Гра: { $game }. Хто приєднається?
challenge-rematch = { $challenger } хоче реваншу. Гра: { $game }. { $invited }, приймаєте виклик?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · рейтингова
challenge-casual = { $time } · товариська, рейтингу не змінює
challenge-expires = Виклик спливає { $at }.
challenge-standing = Щойно ця партія почнеться, я створю такий самий виклик знову.
series-of-two = Дві партії; у другій сторони міняються місцями.
lobby-joined = У грі: { $people }
lobby-invited = Запрошено: { $people }
lobby-computer = На решті місць: комп’ютер (рівень { $level })
lobby-free = { $free ->
    [one] { $free } вільне місце для всіх охочих
    [few] { $free } вільні місця для всіх охочих
    [many] { $free } вільних місць для всіх охочих
   *[other] { $free } вільного місця для всіх охочих
}
first-lot = Місця визначає жереб.
first-challenger = Перший хід: { $challenger }.
first-opponent = Перший хід робить не { $challenger }, а хтось інший.

closed-declined = { $challenger }, { $by } відхиляє ваш виклик #{ $code } ({ $game }).
closed-withdrawn = { $count ->
    [0] { $challenger } відкликає виклик #{ $code } ({ $game }).
   *[other] { $others }: { $challenger } відкликає виклик #{ $code } ({ $game }).
}
closed-expired = { $count ->
    [0] { $challenger }, за 7 днів ніхто не прийняв вашого виклику #{ $code } ({ $game }).
   *[other] { $challenger }, за 7 днів на ваш виклик #{ $code } ({ $game }) немає відповіді: { $invited }.
}
closed-expired-lobby = { $players }: за 7 днів зайнято { $taken } з { $seats } місць, а для гри «{ $game }» цього замало (#{ $code }). `/halma challenge` створює новий виклик.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: виклик #{ $code } ({ $game }) знято, модератор: { $who }.
   *[no] 🛡️ { $players }: виклик #{ $code } ({ $game }) знято модератором.
}
closed-begun = Партія почалася.
closed-begun-in = Партія почалася: { $thread }.

button-accept = Прийняти
button-join = Приєднатися
button-begin = Почати з { $seats } гравцями
button-fill = { $seats ->
    [2] Грати з комп’ютером
   *[other] Почати з комп’ютерами
}
button-decline = Відхилити
button-leave = Вийти
button-withdraw = Відкликати

menu-which-game = Виберіть гру
which-game = Виберіть гру. Суперник: { $user }.
missing-permissions = Я не можу вести партії в цьому каналі, бо не маю дозволів: { $names }. Попросіть модератора надати їх або грайте в іншому каналі.
permission-view = «Перегляд каналу»
permission-send = «Надсилати повідомлення»
permission-send-in-threads = «Надсилати повідомлення в гілках»
permission-create-threads = «Створювати публічні гілки»
permission-embed = «Вбудовувати посилання»
permission-attach = «Прикріплювати файли»
permission-history = «Читати історію повідомлень»

notice-seat-declined = { $to }, { $by } не приєднується до партії #{ $code } ({ $game }). Місце вільне для всіх охочих.
