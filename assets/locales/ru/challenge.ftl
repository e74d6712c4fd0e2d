# Challenges and lobbies.

challenge-named = { $challenger } предлагает сыграть: { $game }. { $invited }, принимаете вызов?
challenge-open = { $challenger } предлагает сыграть: { $game }. Кто в игру?
challenge-rematch-open = { $challenger } хочет реванш: { $game }. Кто в игру?
challenge-rematch = { $challenger } хочет реванш: { $game }. { $invited }, принимаете вызов?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · на рейтинг
challenge-casual = { $time } · без рейтинга
challenge-expires = Вызов истекает { $at }.
challenge-standing = Как только партия начнётся, я повторю этот вызов.
series-of-two = Две партии, вторая — со сменой сторон.
lobby-joined = В игре: { $people }
lobby-invited = Ждём ответа: { $people }
lobby-computer = На остальных местах: компьютер (уровень { $level })
lobby-free = { $free ->
    [one] { $free } свободное место для всех желающих
    [few] { $free } свободных места для всех желающих
    [many] { $free } свободных мест для всех желающих
   *[other] { $free } свободного места для всех желающих
}
first-lot = Места распределяются по жребию.
first-challenger = Первый ход: { $challenger }.
first-opponent = Первый ход — не за автором вызова ({ $challenger }).

closed-declined = { $challenger }, { $by } отклоняет ваш вызов: { $game } (#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } отзывает вызов: { $game } (#{ $code }).
   *[other] { $others }: { $challenger } отзывает вызов: { $game } (#{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }, за 7 дней ваш вызов никто не принял: { $game } (#{ $code }).
   *[other] { $challenger }, за 7 дней на ваш вызов так и не пришло ответа ({ $invited }): { $game } (#{ $code }).
}
closed-expired-lobby = { $players }: за 7 дней занято { $taken } из { $seats } мест, для игры «{ $game }» этого мало (#{ $code }). Новый вызов — `/halma challenge`.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: модератор { $who } снимает вызов: { $game } (#{ $code }).
   *[no] 🛡️ { $players }: вызов снят модератором: { $game } (#{ $code }).
}
closed-begun = Партия началась.
closed-begun-in = Партия началась: { $thread }.

button-accept = Принять
button-join = Присоединиться
button-begin = { $seats ->
    [2] Начать вдвоём
    [3] Начать втроём
    [4] Начать вчетвером
    [5] Начать впятером
   *[other] Начать: { $seats }
}
button-fill = { $seats ->
    [2] Играть с компьютером
   *[other] Начать с компьютерами
}
button-decline = Отклонить
button-leave = Выйти
button-withdraw = Отозвать

menu-which-game = Выберите игру
which-game = Во что хотите сыграть? Соперник: { $user }
missing-permissions = В этом канале партию провести не получится, мне не хватает прав: { $names }. Попросите модератора выдать их или играйте в другом канале.
permission-view = «Просматривать канал»
permission-send = «Отправлять сообщения»
permission-send-in-threads = «Отправлять сообщения в ветках»
permission-create-threads = «Создать публичные ветки»
permission-embed = «Встраивать ссылки»
permission-attach = «Прикреплять файлы»
permission-history = «Читать историю сообщений»

notice-seat-declined = { $to }, { $by } не будет играть: { $game } (#{ $code }). Место свободно для всех желающих.
