# Challenges and lobbies.

challenge-named = { $invited }, { $challenger } зовёт вас сыграть: { $game }!
challenge-open = { $challenger } хочет сыграть: { $game }. Кто играет?
challenge-rematch-open = { $challenger } хочет реванш: { $game }. Кто играет?
challenge-rematch = { $challenger } хочет реванш: { $game }. { $invited }, принимаете?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · на рейтинг
challenge-casual = { $time } · без рейтинга
challenge-uneven = Без рейтинга: впятером одни углы лучше других.
challenge-expires = Вызов истекает { $at }.
challenge-standing = Когда партия начнётся, я опубликую этот вызов снова.
series-of-two = Две партии, во второй — смена сторон.
lobby-joined = В игре: { $people }
lobby-invited = Ждём: { $people }
lobby-computer = Остальные места: компьютер (уровень { $level })
lobby-free = { $free ->
    [one] { $free } место открыто для всех
    [few] { $free } места открыты для всех
    [many] { $free } мест открыто для всех
   *[other] { $free } места открыто для всех
}
first-lot = Кто начинает, решит жребий.
first-challenger = Начинает { $challenger }.
first-opponent = Начинает соперник.
first-swapped = Теперь начинает { $first }.

closed-declined = { $challenger }, { $by } отклоняет ваш вызов: { $game } (#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } отзывает вызов: { $game } (#{ $code }).
   *[other] { $others }: { $challenger } отзывает вызов: { $game } (#{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger }, за 7 дней никто не принял ваш вызов: { $game } (#{ $code }).
   *[other] { $challenger }, ваш вызов истёк: { $game } (#{ $code }). Нет ответа за 7 дней: { $invited }.
}
closed-expired-lobby = { $players }: за 7 дней занято только { $taken } из { $seats } мест, этого мало: { $game } (#{ $code }). Новый вызов — `/halma play`.
closed-removed = { $known ->
    [yes] 🛡️ { $players }: модератор { $who } снимает вызов: { $game } (#{ $code }).
   *[no] 🛡️ { $players }: модератор снимает вызов: { $game } (#{ $code }).
}
closed-begun = Партия началась.
closed-begun-in = Партия началась: { $thread }.

button-accept = Принять
button-join = В игру
button-begin = { $seats ->
    [2] Начать вдвоём
    [3] Начать втроём
    [4] Начать вчетвером
    [5] Начать впятером
   *[other] Начать: { $seats }
}
button-fill = { $seats ->
    [2] С компьютером
   *[other] С компьютерами
}
button-decline = Отклонить
button-leave = Выйти
button-withdraw = Отозвать

button-start = Начать
button-more-rules = Ещё правила
panel-anyone = Может присоединиться любой. Или выберите, с кем играть:
panel-with = Играет { $people }
menu-with = Кто угодно
extra-rated = На рейтинг
extra-diagonals = Ходы по диагонали

menu-which-game = Выберите игру
missing-permissions = Не могу вести партию в этом канале: мне не хватает прав { $names }. Попросите модератора выдать их или сыграйте в другом канале.
permission-view = «Просматривать канал»
permission-send = «Отправлять сообщения»
permission-send-in-threads = «Отправлять сообщения в ветках»
permission-create-threads = «Создать публичные ветки»
permission-embed = «Встраивать ссылки»
permission-attach = «Прикреплять файлы»
permission-history = «Читать историю сообщений»

notice-seat-declined = { $to }, { $by } не присоединится: { $game } (#{ $code }). Место открыто для всех.
