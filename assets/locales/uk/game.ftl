# Words of the game.

variant-halma8 = Халма 8×8
variant-halma10 = Халма 10×10
variant-halma16 = Халма 16×16
variant-halma16-4 = Халма 16×16 на чотирьох
variant-corners = Куточки (уголки)
variant-mini-corners = Мінікуточки
variant-star2 = Китайські шашки на двох
variant-star2x3 = Китайські шашки на двох, по три кольори
variant-star3 = Китайські шашки на трьох
variant-star3x2 = Китайські шашки на трьох, по два кольори
variant-star4 = Китайські шашки на чотирьох
variant-star5 = Китайські шашки на п’ятьох
variant-star6 = Китайські шашки на шістьох

clock-1h = 1 година
clock-12h = 12 годин
clock-1d = 1 день
clock-2d = 2 дні
clock-3d = 3 дні
clock-5d = 5 днів
clock-7d = 7 днів
clock-14d = 14 днів
clock-none = Без обмеження часу
clock-per-move = { $time } на хід

rules-gambiter = Ліміт раундів (Gambiter)
rules-brainking = Перевірка дому за ходами (BrainKing)
rules-closed-camp = Закритий фініш
rules-classic = Хто перший заповнить фініш (класика)
rules-igroved = Хто перший заповнить фініш (зірка)
diagonals-on = з діагоналями
diagonals-off = без діагоналей

color-a = Білі
color-b = Чорні
color-c = Червоні
color-d = Сині
color-e = Зелені
color-f = Жовті
mark-a = ⚪
mark-b = ⚫
mark-c = 🔴
mark-d = 🔵
mark-e = 🟢
mark-f = 🟡

forgotten-person = Хтось
computer = Комп’ютер (рівень { $level })

# The board in words.

text-stone-a = б
text-stone-b = ч
text-stone-c = в
text-stone-d = с
text-stone-e = з
text-stone-f = ж
text-color = { $letter } — { $name }
text-legend = { $colors }; { $free } — вільно

alt-board = { $game }, раунд { $round }.
alt-seat = { $name } ({ $colors }): { $tempo ->
    [0] усі на фініші
    [one] до фінішу { $tempo } крок
    [few] до фінішу { $tempo } кроки
    [many] до фінішу { $tempo } кроків
   *[other] до фінішу { $tempo } кроку
}, у домі { $home }, на фініші { $goal } з { $stones }.
alt-out = { $name } ({ $colors }): поза грою.
alt-to-move = Хід: { $name }.
alt-won = Перемога: { $name }.
alt-over = Партію завершено.
alt-last = Останній хід: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] { $user }, перший хід: { $seat }.
   *[no] Перший хід: { $seat }.
}
turn-next = { $practice ->
    [yes] { $user }, хід: { $seat }.
   *[no] Хід: { $seat }.
}
turn-thinks = { $seat } думає.
played = { $seat }: **{ $route }**.
taken-back = { $count ->
    [1] ↩️ Останній хід узято назад.
    [one] ↩️ Узято назад { $count } останній хід.
    [few] ↩️ Узято назад { $count } останні ходи.
    [many] ↩️ Узято назад { $count } останніх ходів.
   *[other] ↩️ Узято назад { $count } останнього ходу.
}
moderator-undid = 🛡️ { $players }: останній хід узято назад, модератор: { $who }.
moderator-moved = 🛡️ { $players }: цю партію перенесено сюди, модератор: { $who }.
moderator-ended = 🛡️ { $players }: цю партію завершено, модератор: { $who }.
moderator-voided = 🛡️ { $players }: цю партію вилучено з таблиць цього сервера, модератор: { $who }.
void-everywhere = 🛡️ { $players }: власник бота вилучає цю партію з усіх таблиць.
moderator-reason = Причина: { $reason }
past-began = Партія #{ $code } почалася: { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
    [one] { $first } · ще { $between } хід · { $last }
    [few] { $first } · ще { $between } ходи · { $last }
    [many] { $first } · ще { $between } ходів · { $last }
   *[other] { $first } · ще { $between } ходу · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to } ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
})
past-resigned = { $seat }: партію здано.
past-timeout = { $seat }: час сплив.
turn-short = { $seat }, ваш хід у партії #{ $code }: { $place }
moved-away = ➡️ Партія #{ $code } триває тут: { $place }.
paused-place = ⏸️ Партію призупинено, бо я не можу писати в її каналі. `/halma bring-here game:{ $code }` переносить її в інший; інакше її буде скасовано { $until }.
paused-player = ⏸️ { $who } більше не на цьому сервері, тож партію призупинено. Якщо не повернеться, вибуде { $until }; хід поновить партію.
offer-agreed = 🤝 Домовлено.
offer-draw = 🤝 #{ $code }: { $by } пропонує нічию. { $asked }, погоджуєтеся?
offer-takeback = ↩️ #{ $code }: { $by } просить узяти останній хід назад. { $asked }, погоджуєтеся?
offer-cancel = 🚫 #{ $code }: { $by } просить скасувати цю партію; її нікому не зарахують. { $asked }, погоджуєтеся?
offer-hints = 💡 #{ $code }: { $by } пропонує дозволити всім підказки комп’ютера в цій партії; вона лишається рейтинговою. { $asked }, погоджуєтеся?
offer-undoes = Буде взято назад: { $plies }
offer-declined-draw = { $declined } відхиляє нічию, яку пропонує { $by }.
offer-declined-takeback = { $declined } не погоджується, тож останній хід ({ $by }) лишається.
offer-declined-cancel = { $declined } не погоджується скасувати партію, тож вона триває.
offer-declined-hints = { $declined } не погоджується, тож підказок у цій партії немає.
offer-withdrawn-draw = { $by } відкликає пропозицію нічиєї.
offer-withdrawn-takeback = { $by } таки лишає останній хід.
offer-withdrawn-cancel = { $by } таки хоче грати далі.
offer-withdrawn-hints = { $by } таки грає далі без підказок.
notice-declined-draw = { $to }, { $by } відхиляє вашу пропозицію нічиєї в партії #{ $code }. Партія триває.
notice-declined-takeback = { $to }, { $by } не погоджується, тож ваш останній хід у партії #{ $code } лишається.
notice-declined-hints = { $to }, { $by } не погоджується, тож підказок у партії #{ $code } немає.
notice-hints-agreed = { $to }, усі згодні: у партії #{ $code } той, чий хід, може питати комп’ютер через `/halma hint`.
notice-declined-cancel = { $to }, { $by } не погоджується скасувати партію #{ $code }. Вона триває.
notice-day-given = { $known ->
    [yes] { $to }, { $by } дає вам ще один день у партії #{ $code }. Час на ваш хід спливає { $ends }.
   *[no] { $to }, { $by } дає вам ще один день у партії #{ $code }.
}
had-to-pass = { $seat }: ходити нікуди, хід пропущено.
out-resignation = { $seat }: партію здано. Ці фішки зникають з дошки, решта грає далі.
out-timeout = { $seat }: час сплив. Ці фішки зникають з дошки, решта грає далі.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 нічия
title-cancelled = 🚫 скасовано
thread-name = { $game } · { $names } · #{ $code }
thread-summary = Партію #{ $code } ({ $game }) завершено: { $place }.
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · раунд { $round }
board-footer-whole = #{ $code } · { $game } · раунд { $round } · { $rules }
steps-to-go = Кроків до фінішу: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } поза грою
with-time = { $text } · ⏳ { $at }
bot-was-away = 🔌 У мене була перерва під час цього ходу; цей час не рахується.
player-away = ✈️ { $who }: відсутність з { $from } до { $until }; цей час не рахується.
reminder = ⏰ { $user }, партія #{ $code } ({ $game }) чекає на ваш хід. Час спливає { $ends } — { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [one] Лишився { $left } раунд: після раунду { $round } програє той, у кого є фішка в домі. Ще в домі: { $homes }
    [few] Лишилося { $left } раунди: після раунду { $round } програє той, у кого є фішка в домі. Ще в домі: { $homes }
    [many] Лишилося { $left } раундів: після раунду { $round } програє той, у кого є фішка в домі. Ще в домі: { $homes }
   *[other] Лишилося { $left } раунду: після раунду { $round } програє той, у кого є фішка в домі. Ще в домі: { $homes }
}
forced-home-seat = { $seat } { $count }
forced-home-moves = { $left ->
    [one] { $seat }: лишився { $left } вільний хід; після { $moves } власних ходів хід, що лишає фішку в домі, — поразка. Ще в домі: { $homes }
    [few] { $seat }: лишилося { $left } вільні ходи; після { $moves } власних ходів хід, що лишає фішку в домі, — поразка. Ще в домі: { $homes }
    [many] { $seat }: лишилося { $left } вільних ходів; після { $moves } власних ходів хід, що лишає фішку в домі, — поразка. Ще в домі: { $homes }
   *[other] { $seat }: лишилося { $left } вільного ходу; після { $moves } власних ходів хід, що лишає фішку в домі, — поразка. Ще в домі: { $homes }
}
forced-home-moves-now = { $seat }: відтепер хід, що лишає фішку в домі, — поразка. Ще в домі: { $homes }
forced-tempo = { $left ->
    [one] Лишився { $left } раунд: після раунду { $round } перемагає той, у кого менше кроків до фінішу
    [few] Лишилося { $left } раунди: після раунду { $round } перемагає той, у кого менше кроків до фінішу
    [many] Лишилося { $left } раундів: після раунду { $round } перемагає той, у кого менше кроків до фінішу
   *[other] Лишилося { $left } раунду: після раунду { $round } перемагає той, у кого менше кроків до фінішу
}
forced-stall = { $left ->
    [one] Раундів без просування: { $quiet }; ще { $left } раунд — і нічия
    [few] Раундів без просування: { $quiet }; ще { $left } раунди — і нічия
    [many] Раундів без просування: { $quiet }; ще { $left } раундів — і нічия
   *[other] Раундів без просування: { $quiet }; ще { $left } раунду — і нічия
}
forced-stall-loses = { $left ->
    [one] Раундів без просування: { $quiet }; ще { $left } раунд — і поразка ({ $loser }), якщо дім не спорожніє
    [few] Раундів без просування: { $quiet }; ще { $left } раунди — і поразка ({ $loser }), якщо дім не спорожніє
    [many] Раундів без просування: { $quiet }; ще { $left } раундів — і поразка ({ $loser }), якщо дім не спорожніє
   *[other] Раундів без просування: { $quiet }; ще { $left } раунду — і поразка ({ $loser }), якщо дім не спорожніє
}

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }. { $seat }
won-locked = { $seats ->
    [2] 🏆 Перемога: { $winner }, поразка: { $losers }. Фініш заповнено, крім замкнених чужих фішок.
   *[other] 🏆 Перемога: { $winner }. Фініш заповнено, крім замкнених чужих фішок.
}
won-home = 🏆 Перемога: { $winner }. На момент перевірки фішки ще були в домі: { $losers }.
won-tempo = 🏆 Перемога: { $winner }, поразка: { $losers }. Кроків до фінішу лишилося менше ({ $tempo }).
won-stall = 🏆 Перемога: { $winner }. 50 раундів без просування, а фішки ще були в домі: { $losers }.
won-resignation = { $seats ->
    [2] { $losers }: партію здано. 🏆 Перемога: { $winner }.
   *[other] { $last }: партію здано, решта вже поза грою. 🏆 Перемога: { $winner }.
}
won-timeout = { $seats ->
    [2] { $losers }: час сплив. 🏆 Перемога: { $winner }.
   *[other] { $last }: час сплив, решта вже поза грою. 🏆 Перемога: { $winner }.
}
drawn-built = { $seats ->
    [2] 🤝 Нічия: { $players }. Обидва фініші заповнено в одному раунді.
   *[other] 🤝 Нічия. Обидва фініші заповнено в одному раунді.
}
drawn-home = { $seats ->
    [2] 🤝 Нічия: { $players }. На момент перевірки фішки в домі ще були в обох сторін.
   *[other] 🤝 Нічия. На момент перевірки фішки в домі ще були в обох сторін.
}
drawn-tempo = { $seats ->
    [2] 🤝 Нічия: { $players }. Кроків до фінішу порівну ({ $tempo }).
   *[other] 🤝 Нічия. Кроків до фінішу порівну ({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 Нічия: { $players }. 50 раундів без просування.
   *[other] 🤝 Нічия. 50 раундів без просування.
}
drawn-blocked = { $seats ->
    [2] 🤝 Нічия: { $players }. Нікому більше нікуди ходити.
   *[other] 🤝 Нічия. Нікому більше нікуди ходити.
}
drawn-agreement = { $seats ->
    [2] 🤝 Нічия за згодою: { $players }.
   *[other] 🤝 Нічия за згодою.
}
void-agreed = 🚫 { $players }: цю партію скасовано за згодою. Її нікому не зараховано.
void-late = 🚫 { $blamed }: час сплив, перш ніж усі зробили хід. Цю партію скасовано й нікому не зараховано: { $players }.
void-left = 🚫 { $blamed } більше не на цьому сервері, а ще не всі зробили хід. Цю партію скасовано й нікому не зараховано: { $players }.
void-no-place = 🚫 { $players }: ця партія тиждень не мала каналу, тож її скасовано й нікому не зараховано.
void-moderator = Її нікому не зараховано.
void-unknown = 🚫 { $players }: цю партію скасовано й нікому не зараховано.

# Buttons, menus, forms.

button-move = Хід
choose-move = Ваш хід у партії #{ $code }: виберіть один із найкращих або фішку за номером, щоб побачити, куди вона може піти.
choose-target = #{ $code }: куди піде фішка з { $stone }?
went-on = Партія тим часом пішла далі; ось що зараз на дошці.
menu-best-moves = Найкращі ходи: вибір одразу робить хід
menu-stones = Інша фішка…
menu-targets = { $first ->
    [1] Куди? Вибір одразу робить хід
   *[other] Ще клітинки, від № { $first }
}
stone-label = { $number } · { $stone } · { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
    [many] { $moves } ходів
   *[other] { $moves } ходу
}
choice-move = { $begins } → { $to } · { $jumps ->
    [0] крок
    [one] { $jumps } стрибок
    [few] { $jumps } стрибки
    [many] { $jumps } стрибків
   *[other] { $jumps } стрибка
} · { $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}{ $end ->
    [won] {" "}· 🏆 виграш
    [lost] {" "}· ⚠️ програш
    [late] {" "}· ⌛ не встигнете вийти з дому
    [drawn] {" "}· 🤝 нічия
   *[none] { "" }
}
jumps-begin = #{ $code }: фішка з { $from } стрибає. Куди спершу?
jumps-on = #{ $code }: фішка з { $from } вже на { $at }. Вона може стрибати далі.
menu-jumps = Стрибнути далі на…
button-jump-by-jump = По одному стрибку
button-stop-here = Зупинитися тут
hint-title = 💡 #{ $code }: ось як зіграв би комп’ютер.
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } Далі, мабуть, { $reply }.
hint-play = Зіграти { $text }
hint-rated = Ця партія рейтингова, тож підказки в ній можливі, лише якщо всі згодні: `/halma offer what:hints` запитає їхньої згоди. У товариських партіях (`rated:False` у виклику) і тренуваннях підказки є завжди.
hint-wins = { $moves ->
    [1] виграє одразу.
    [one] виграє за { $moves } хід.
    [few] виграє за { $moves } ходи.
    [many] виграє за { $moves } ходів.
   *[other] виграє за { $moves } ходу.
}
hint-shortest = { $moves ->
    [1] останній хід найкоротшого шляху на фініш.
    [one] більше ніхто не заважає, і це найкоротший шлях на фініш: { $moves } хід.
    [few] більше ніхто не заважає, і це найкоротший шлях на фініш: { $moves } ходи.
    [many] більше ніхто не заважає, і це найкоротший шлях на фініш: { $moves } ходів.
   *[other] більше ніхто не заважає, і це найкоротший шлях на фініш: { $moves } ходу.
}
hint-leaves-home = { $left ->
    [0] дім тоді порожній, якраз вчасно до перевірки.
    [one] дім треба скоро звільнити; там ще { $left } фішка.
    [few] дім треба скоро звільнити; там ще { $left } фішки.
    [many] дім треба скоро звільнити; там ще { $left } фішок.
   *[other] дім треба скоро звільнити; там ще { $left } фішки.
}
hint-fills-goal = ще одна фішка на фініші.
hint-brings-up = підтягує фішку, що відстала найбільше.
hint-chain = серія стрибків: { $jumps }.
hint-prepares = готує { $next } (імовірна відповідь: { $reply }).
hint-best = веде до найкращого продовження.
hint-no-mark = 🤖 Після підказки перемога в цій партії не потрапить до профілю як перемога над комп’ютером.
confirm-move = Зіграти **{ $text }** у партії #{ $code }?
button-play = Зіграти
button-type-move = Ввести хід
button-other-stones = Інші фішки
button-back = Назад
button-board = З мого боку
button-resign = Здатися
button-resign-yes = Так, здатися
button-resign-no = Ні, граю далі
button-agree = Погодитися
button-disagree = Відхилити
button-give-day = +1 день
button-rematch = Реванш
button-analyze = Аналіз
analysis-title = 📈 **#{ $code }** { $game }: розбір партії
analysis-failed = Не вдалося проаналізувати цю партію. Спробуйте ще раз за мить; якщо не допоможе, повідомте власника бота.
analysis-curve = { $seats ->
    [2] Крива переваги в кроках, раунд за раундом: { $seat }.
   *[other] Криві переваги кожного кольору над іншими в кроках, раунд за раундом.
}
analysis-no-moment = Жоден хід не коштував і кроку. Чудова гра!
analysis-missed = 🔗 Найдовша пропущена серія: раунд { $round }, { $seat } **{ $chain }**, { $jumps ->
    [one] { $jumps } стрибок
    [few] { $jumps } стрибки
    [many] { $jumps } стрибків
   *[other] { $jumps } стрибка
}, { $gain ->
    [one] { $gain } крок
    [few] { $gain } кроки
    [many] { $gain } кроків
   *[other] { $gain } кроку
} вперед.
analysis-race = 🏁 Від раунду { $round } уже ніхто нікому не заважав: { $sides }.
analysis-race-side = { $seat } — треба { $needed ->
    [one] { $needed } хід
    [few] { $needed } ходи
    [many] { $needed } ходів
   *[other] { $needed } ходу
} (зроблено { $made })
analysis-alt = Крива партії, раундів: { $rounds }. Найбільша перевага першого кольору в кроках: { $most }, найменша: { $least }.
button-replay = Перегляд
button-replay-files = GIF і запис
button-replay-files-from = GIF звідси й запис
menu-replay = Перейти до ходу
replay-title = **#{ $code }** · { $game } · хід { $number } з { $count }
replay-move = { $number ->
    [0] Початок
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
    [many] { $rounds } раундів
   *[other] { $rounds } раунду
} · { $jumps ->
    [0] без стрибків
    [one] { $jumps } стрибок · найдовша серія { $longest }, { $seat }
    [few] { $jumps } стрибки · найдовша серія { $longest }, { $seat }
    [many] { $jumps } стрибків · найдовша серія { $longest }, { $seat }
   *[other] { $jumps } стрибка · найдовша серія { $longest }, { $seat }
}
replay-files = #{ $code }: анімація та запис партії.
replay-skips = Показано кожен { $step }-й хід, інакше вийшло б задовго.
replay-small = Розмір: { $pixels } пікс., інакше файл був би завеликий для Discord.
replay-no-picture = Анімацію партії #{ $code } створити не вдалося. Ось запис.
imported = Партію #{ $code } можете переглядати лише ви: інші про неї не дізнаються, і в таблицях її не враховано.
import-several = Тут більше ніж одна партія. Давайте їх мені по одній.
import-unreadable = Я не можу прочитати рядок { $line } цього запису, { $text }. { $why } `/halma export` показує, як виглядає запис; виправте рядок і спробуйте `/halma import` ще раз.
import-why-empty = Тут немає жодної партії.
import-why-large = Це довше, ніж може бути запис.
import-why-token = Це ні тег на зразок `[Variant "halma8"]`, ні хід.
import-why-tag = Цей тег стоїть двічі, або серед ходів, або має невідоме мені значення.
import-why-no-variant = Бракує тегу `[Variant "halma8"]` з назвою гри.
import-why-move = Хід { $ply } цієї партії тут неможливий: { $why }
import-why-seat = Тут не названо місця цієї партії, яке могло б вибути.
import-why-result = Ходи ведуть до іншого результату, або результати суперечать один одному.
modal-import-title = Партія, зіграна деінде
modal-import-field = Її запис
record-of = Запис партії #{ $code }.
button-previous = ◀ Раніше
button-next = Далі ▶
modal-move-title = Ваш хід · #{ $code }
modal-move-field = Звідки й куди або весь маршрут
modal-move-example = { $example }
menu-which-match = Виберіть партію
menu-which-challenge = Відповісти на виклик або відкликати його
challenge-chosen = Цей виклик чекає на відповідь.
modal-end-title = Завершити #{ $code } без зарахування?
modal-void-title = Вилучити #{ $code } з таблиць?
modal-reset-tables-title = Почати таблиці цього сервера заново?
modal-reset-tables-field = Введіть назву цього сервера
modal-undo-title = Узяти назад останній хід у #{ $code }?
modal-reason-field = Чому? Гравці це побачать.
modal-reason-example = Можна лишити порожнім.
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = Яку з ваших партій ви маєте на увазі?
name-the-match = Ви граєте тут кілька партій. Вкажіть потрібну параметром `game`.

# Private answers.

already-done = Це вже зроблено. Ось поточний стан:
done-privately = Готово. Партія #{ $code }: { $place }.
unposted = До речі: не вдалося показати останню подію партії #{ $code } ({ $place }), бо я не можу там писати або цього місця вже немає. Нічого не втрачено: `/halma board game:{ $code }` показує дошку, а `/halma bring-here game:{ $code }` переносить партію в канал на ваш вибір. Доти її призупинено, щонайбільше на тиждень.
unposted-over = До речі: не вдалося показати, чим скінчилася партія #{ $code } або що з нею сталося ({ $place }), бо я не можу там писати або цього місця вже немає. `/halma board game:{ $code }` показує її.
plain-post = { $people }: у партії #{ $code } є новини, але Discord не прийняв мого повідомлення. `/halma board game:{ $code }` покаже партію.
no-lost-game = Жодна з ваших партій не втратила каналу.
done-late = Готово, хоч і не одразу.
press-again = Це забрало забагато часу. Натисніть кнопку ще раз.
other-version = Ця кнопка від іншої версії бота. Ось поточна дошка:
no-turn-here = У жодній партії цього каналу зараз не ваш хід. `/halma games` показує всі ваші партії, `/halma challenge` починає нову.
no-game-here = Ви не граєте жодної партії в цьому каналі. `/halma games` показує всі ваші партії.
no-board-here = У цьому каналі жодна партія не триває. `/halma challenge` починає нову.
resign-kept = Ви граєте далі.
day-given = Готово: суперник у партії #{ $code } має ще один день.
menu-of = Партії { $from }–{ $to }
menu-more = Ще { $count } сюди не вмістилося. Вкажіть потрібну партію параметром `game`.
muted = Готово: про цей хід у партії #{ $code } я вам не нагадуватиму.
offer-declined-quietly = Відхилено. Ніхто про це не дізнається; для інших пропозиція діє, доки не мине хід.
next-waiting = Далі: { $game }
open-none = На цьому сервері немає відкритих викликів. `/halma challenge` без суперника створює такий, до якого може приєднатися будь-хто.
open-title = Відкриті виклики цього сервера: { $count }
games-none = У вас немає партій. `/halma challenge` починає нову.
games-none-of = { $who }: на цьому сервері немає партій.
games-title = Ваші партії: { $count }
games-title-of = { $who } · партії на цьому сервері: { $count }
games-my-turn = ▶️ **#{ $code }** { $game }: { $people } — **ваш хід** — { $place }
games-my-turn-until = ▶️ **#{ $code }** { $game }: { $people } — **ваш хід**, час спливає { $at } — { $place }
games-their-turn = ⏳ **#{ $code }** { $game }: { $people } — { $place }
games-their-turn-until = ⏳ **#{ $code }** { $game }: { $people }, час спливає { $at } — { $place }
link-to-board = до дошки
games-open = 📨 **#{ $code }** { $game }: { $people } — чекає на гравців — { $place }
games-answer = 📨 **#{ $code }** { $game }: { $people } — **виклик для вас** — { $place }
