# Words of the game.

variant-halma8 = 할마 8×8
variant-halma10 = 할마 10×10
variant-halma16 = 할마 16×16
variant-halma16-4 = 할마 16×16(4인)
variant-corners = 코너스(우골키)
variant-mini-corners = 미니 코너스
variant-star2 = 다이아몬드 게임(2인)
variant-star2x3 = 다이아몬드 게임(2인, 세 색씩)
variant-star3 = 다이아몬드 게임(3인)
variant-star3x2 = 다이아몬드 게임(3인, 두 색씩)
variant-star4 = 다이아몬드 게임(4인)
variant-star5 = 다이아몬드 게임(5인)
variant-star6 = 다이아몬드 게임(6인)
variant-star2-15 = 다이아몬드 게임(2인, 말 15개)
variant-star3-15 = 다이아몬드 게임(3인, 말 15개)

clock-1h = 1시간
clock-12h = 12시간
clock-1d = 1일
clock-2d = 2일
clock-3d = 3일
clock-5d = 5일
clock-7d = 7일
clock-14d = 14일
clock-none = 시간제한 없음
clock-bank-7d = 내 모든 수를 합쳐 7일
clock-bank-14d = 내 모든 수를 합쳐 14일
clock-bank-21d = 내 모든 수를 합쳐 21일
clock-bank-30d = 내 모든 수를 합쳐 30일
clock-bank-3d-12h = 3일 + 한 수마다 12시간
clock-bank-7d-1d = 7일 + 한 수마다 1일
clock-weekends = { $time }, 주말 제외
clock-per-move = 한 수당 { $time }

rules-gambiter = 라운드 제한(Gambiter)
rules-brainking = 제때 집 비우기(BrainKing)
rules-closed-camp = 도착지 이탈 금지
rules-classic = 도착지 먼저 채우기(클래식)
rules-igroved = 도착지 먼저 채우기(별)
rules-parlett = 도착지가 차면 승리(Parlett)
rules-family = 가족 규칙(별)
diagonals-on = 대각선 있음
diagonals-off = 대각선 없음
jumps-long = 긴 점프
ends-places = 모든 순위 가리기
teams-pairs = 2인 1조

color-a = 흰색
color-b = 검은색
color-c = 빨간색
color-d = 파란색
color-e = 초록색
color-f = 노란색

forgotten-person = 익명
computer = 컴퓨터(레벨 { $level })

# The board in words.

text-stone-a = w
text-stone-b = b
text-stone-c = r
text-stone-d = u
text-stone-e = g
text-stone-f = y
text-color = { $letter } { $name }
text-legend = { $colors }; { $free } 빈칸

alt-board = { $game }, { $round }라운드.
alt-seat = { $name }, { $colors }: { $tempo ->
    [0] 모두 도착
   *[other] { $tempo }칸 남음
}, 집에 { $home }개, 도착지에 { $stones }개 중 { $goal }개.
alt-out = { $name }({ $colors }) 탈락.
alt-place = { $name }({ $colors }): { $place }위.
alt-to-move = { $name } 차례.
alt-won = { $name } 승리.
alt-won-pair = { $names } 함께 승리.
picture-steps = 칸 남음
picture-goal = 도착
alt-over = 게임이 끝났어요.
alt-last = 마지막 수: { $seat } { $route }.
alt-stones = { $color }: { $cells }.

# The message of a turn.

turn-first = { $practice ->
    [yes] **{ $seat }부터 시작해요,** { $user } 님.
   *[no] **{ $seat } 님부터 시작해요.**
}
turn-aim = { $aim ->
    [duel] { $other } 쪽이 도착지를 다 채우기 전에 { $marks } 말 { $stones }개를 모두 { $corners }에 넣으세요. **말 옮기기**를 누르세요.
    [pair] { $marks } 말 { $stones }개를 모두 { $corners }에 넣으세요. 같은 조: { $other }. 두 도착지를 먼저 다 채우는 조가 이겨요. **말 옮기기**를 누르세요.
    [places] { $marks } 말 { $stones }개를 모두 { $corners }에 넣으세요. 빨리 넣을수록 순위가 높아요. **말 옮기기**를 누르세요.
   *[others] 누구보다 먼저 { $marks } 말 { $stones }개를 모두 { $corners }에 넣으세요. **말 옮기기**를 누르세요.
}
# Where a goal lies in the picture, after "into".
corner-bottom = 아래쪽 모서리
corner-bottom-left = 왼쪽 아래 모서리
corner-bottom-right = 오른쪽 아래 모서리
corner-top = 위쪽 모서리
corner-top-left = 왼쪽 위 모서리
corner-top-right = 오른쪽 위 모서리
turn-next = { $practice ->
    [yes] { $seat } 차례예요, { $user } 님.
   *[no] { $seat } 님 차례예요.
}
turn-look = { $seat } 차례예요.
turn-thinks = { $seat } 생각 중…
played = { $seat } **{ $route }**
played-planned = { $seat } 계획대로 **{ $route }**
taken-back = { $count ->
    [1] ↩️ 마지막 수를 물렀어요.
   *[other] ↩️ 마지막 { $count }수를 물렀어요.
}
moderator-undid = 🛡️ { $players } 님, 관리자 { $who } 님이 마지막 수를 물렀어요.
moderator-moved = 🛡️ { $players } 님, 관리자 { $who } 님이 게임을 여기로 옮겼어요.
moderator-ended = 🛡️ { $players } 님, 관리자 { $who } 님이 게임을 끝냈어요.
moderator-voided = 🛡️ { $players } 님, 관리자 { $who } 님이 이 서버 순위표에서 이 게임을 제외했어요.
void-everywhere = 🛡️ { $players } 님, 봇 운영자가 모든 순위표에서 이 게임을 제외했어요.
moderator-reason = 이유: { $reason }
past-began = #{ $code } 시작: { $game }, { $seats }
past-answered = { $between ->
    [0] { $first } · { $last }
   *[other] { $first } · { $between }수 더 · { $last }
}
past-played = { $round }. { $seat } { $from }→{ $to } ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
})
past-resigned = { $seat } 기권.
past-timeout = { $seat } 시간 초과.
turn-short = { $seat } 차례예요(#{ $code }): { $place }
moved-away = ➡️ #{ $code } 게임은 { $place }에서 이어져요.
paused-place = ⏸️ 일시 정지: 게임 채널에 글을 올릴 수 없어요. 다른 채널에서 `/halma game move-here game:{ $code }` 명령어를 쓰지 않으면 { $until } 무효가 돼요.
paused-player = ⏸️ 일시 정지: { $who } 님이 서버를 떠났어요. 돌아오지 않으면 { $until } 탈락해요. 한 수 두면 게임이 이어져요.
offer-agreed = 🤝 모두 수락했어요.
offer-draw = 🤝 #{ $code }: { $by } 님이 무승부를 제안했어요. { $asked } 님, 수락하시겠어요?
offer-takeback = ↩️ #{ $code }: { $by } 님이 무르기를 부탁했어요. { $asked } 님, 수락하시겠어요?
offer-cancel = 🚫 #{ $code }: { $by } 님이 이 게임을 무효로 하자고 해요. { $asked } 님, 수락하시겠어요?
offer-hints = 💡 #{ $code }: { $by } 님이 모두 힌트를 쓰자고 해요. 레이팅에는 그대로 반영돼요. { $asked } 님, 수락하시겠어요?
offer-undoes = 무를 수: { $plies }
offer-declined-draw = { $declined } 님이 { $by } 님의 무승부 제안을 거절했어요.
offer-declined-takeback = { $declined } 님이 { $by } 님의 무르기를 거절했어요.
offer-declined-cancel = { $declined } 님은 무효로 하고 싶지 않대요. 게임이 이어져요.
offer-declined-hints = { $declined } 님이 거절했어요. 이 게임에서는 힌트를 쓸 수 없어요.
offer-withdrawn-draw = { $by } 님이 무승부 제안을 취소했어요.
offer-withdrawn-takeback = { $by } 님이 무르기 부탁을 취소했어요.
offer-withdrawn-cancel = { $by } 님이 무효 제안을 취소했어요. 게임이 이어져요.
offer-withdrawn-hints = { $by } 님이 힌트 제안을 취소했어요.
notice-declined-draw = { $to } 님, { $by } 님이 #{ $code } 무승부 제안을 거절했어요. 게임이 이어져요.
notice-declined-takeback = { $to } 님, { $by } 님이 #{ $code } 무르기를 거절했어요.
notice-declined-hints = { $to } 님, { $by } 님이 거절했어요. #{ $code } 게임에서는 힌트를 쓸 수 없어요.
notice-hints-agreed = { $to } 님, 모두 수락했어요. #{ $code } 게임에서 차례가 되면 `/halma hint`를 쓰세요.
notice-declined-cancel = { $to } 님, { $by } 님은 #{ $code } 게임을 무효로 하고 싶지 않대요. 게임이 이어져요.
notice-day-given = { $known ->
    [yes] { $to } 님, { $by } 님이 #{ $code } 게임에서 하루를 더 줬어요. { $ends } 시간이 다 돼요.
   *[no] { $to } 님, { $by } 님이 #{ $code } 게임에서 하루를 더 줬어요.
}
had-to-pass = { $seat }: 움직일 수 있는 말이 없어 차례를 건너뛰어요.
out-resignation = { $seat } 기권. 말을 보드에서 치우고 나머지 사람들이 계속해요.
out-timeout = { $seat } 시간 초과. 말을 보드에서 치우고 나머지 사람들이 계속해요.
out-pair-resignation = { $seat } 기권. 같은 조인 { $partner } 님의 게임도 끝났어요. 두 사람의 말을 보드에서 치우고 나머지 사람들이 계속해요.
out-pair-timeout = { $seat } 시간 초과. 같은 조인 { $partner } 님의 게임도 끝났어요. 두 사람의 말을 보드에서 치우고 나머지 사람들이 계속해요.

board-title = { $game } · { $result }
title-won = 🏆 { $marks }
title-drawn = 🤝 무승부
title-cancelled = 🚫 무효
thread-name = { $game } · { $names } · #{ $code }
thread-summary = { $game } #{ $code } 게임이 끝났어요: { $place }
    { $ended }
board-footer = #{ $code } · { $rules }
board-footer-round = #{ $code } · { $game } · { $round }라운드
board-footer-whole = #{ $code } · { $game } · { $round }라운드 · { $rules }
steps-to-go = 남은 칸: { $seats }
steps-of = { $seat } { $tempo }
steps-out = { $seat } 탈락
race-needs = { $winner } 쪽은 많아야 { $most }수, { $loser } 쪽은 적어도 { $least }수가 필요해요.
time-left = ⏳ { $at }
bank-left = ⌛ { $who }: { $time }
bot-was-away = 🔌 이번 차례에 봇이 잠시 오프라인이었어요. 그 시간은 빼고 계산해요.
player-away = ✈️ { $who } 님은 { $from }부터 { $until }까지 휴가예요. 그 시간은 빼고 계산해요.
reminder = ⏰ { $user } 님, { $game } #{ $code } 차례예요. { $ends } 시간이 다 돼요 — { $place }

# Counters of the ends that the rules force.

warning = ⚠️ **{ $text }**
forced-home = { $left ->
    [1] 이번 라운드 안에 집을 비워야 해요. { $round }라운드가 끝날 때 집에 말이 남아 있는 사람이 져요(둘 다 남아 있으면 무승부). { $homes }
   *[other] { $left }라운드 안에 집을 비워야 해요. { $round }라운드가 끝날 때 집에 말이 남아 있는 사람이 져요(둘 다 남아 있으면 무승부). { $homes }
}
forced-home-own = 내 집에 { $count }개 남았어요.
forced-home-seat = { $seat } 집에 { $count }개 남았어요.
forced-home-moves = { $seat } 쪽은 { $left }수 안에 집을 비우지 못하면 져요. { $homes }
forced-tempo = { $left ->
    [1] 이번 { $round }라운드가 끝나면 남은 칸이 더 적은 쪽이 이겨요
   *[other] { $round }라운드가 끝나면 남은 칸이 더 적은 쪽이 이겨요: { $left }라운드 남음
}
forced-stall = { $quiet }라운드째 진전 없음: { $left }라운드 더 이어지면 무승부
forced-stall-places = { $quiet }라운드째 진전 없음: { $left }라운드 더 이어지면 끝나고 남은 사람들은 공동 순위
forced-stall-loses = { $quiet }라운드째 진전 없음: { $left }라운드 더 이어지면, 집을 비우지 않는 한 { $loser } 패배

# The end. `losers` are all others, `tempo` all counts in seat order. In games of more than two the
# places name everybody.

places = 🏁 { $places }
place = { $place }위 { $seat }
won-built = { $seats ->
    [2] 🏆 **{ $winner } 승리!** { $moves }수 만에 말 { $stones }개가 모두 도착했어요. { $losers }보다 { $ahead }칸 앞섰어요.
   *[other] 🏆 **{ $winner } 승리!** { $moves }수 만에 말 { $stones }개가 모두 도착했어요.
}
won-locked = { $seats ->
    [2] 🏆 { $winner } 승리! { $losers }의 갇힌 말까지 합쳐 도착지가 다 찼어요.
   *[other] 🏆 { $winner } 승리! 갇힌 상대 말까지 합쳐 도착지가 다 찼어요.
}
won-filled = { $seats ->
    [2] 🏆 { $winner } 승리, { $losers } 패배! 도착지가 다 찼고 대부분 자기 말이에요.
   *[other] 🏆 { $winner } 승리! 도착지가 다 찼고 대부분 자기 말이에요.
}
level-beaten = 🎉 **레벨 { $level } 첫 승리!**
moment-move = 🔗 한 수에 점프 { $jumps }번!
moment-upset = 🎯 이변! { $seat } 님의 레이팅이 { $points } 낮았어요.
moment-leads = 👑 { $seat } 님이 이제 여기서 1위예요!
moment-comeback = 🚀 대역전! { $seat } 님은 { $round }라운드에서 { $steps }칸 뒤져 있었어요.
moment-streak = 🔥 { $seat } 님 { $count }연승!
moment-fastest = ⚡ 개인 최고 기록: { $seat } 님이 이 게임에서 가장 적은 수로 이겼어요({ $moves }).
moment-chain = 🔗 { $seat } 님의 가장 긴 연속 점프: { $jumps }번.
moment-ranked = 📈 레이팅전 세 판: { $seat } 님이 순위표에 올랐어요.
moment-first = 🎉 { $seat } 님의 첫 레이팅전!
moment-short = { $seat } 님은 단 { $steps }칸이 모자랐어요. 아까워요!
level-last = 🎉 **레벨 10을 이겼어요. 레벨 11은 없어요!**
won-home = 🏆 { $winner } 승리! { $losers }의 말이 아직 집에 남아 있었어요.
won-tempo = 🏆 { $winner } 승리! 남은 칸이 { $losers }보다 적었어요({ $tempo }).
won-stall = 🏆 { $winner } 승리! 50라운드 동안 진전이 없었고, { $losers }의 말이 집에 남아 있었어요.
won-resignation = { $seats ->
    [2] { $losers } 기권. 🏆 { $winner } 승리!
   *[other] { $last } 기권, 나머지도 모두 탈락. 🏆 { $winner } 승리!
}
won-race = 🏆 **{ $winner } 승리!** { $losers } 쪽은 이제 따라잡을 수 없어요.
won-timeout = { $seats ->
    [2] { $losers } 시간 초과. 🏆 { $winner } 승리!
   *[other] { $last } 시간 초과, 나머지도 모두 탈락. 🏆 { $winner } 승리!
}
won-pair = 🏆 **{ $winner } 함께 승리!** 두 사람 모두 도착했어요.
won-pair-resignation = { $last } 기권. 🏆 **{ $winner } 함께 승리!**
won-pair-timeout = { $last } 시간 초과. 🏆 **{ $winner } 함께 승리!**
placed-places = 🏁 { $places }
placed-stall = 50라운드 동안 진전이 없어 남은 사람들은 공동 순위예요. 🏁 { $places }
placed-blocked = 아무도 움직일 수 없어 남은 사람들은 공동 순위예요. 🏁 { $places }
placed-agreement = 🤝 남은 사람들이 공동 순위에 합의했어요. 🏁 { $places }
placed-resignation = { $last } 기권. 🏁 { $places }
placed-timeout = { $last } 시간 초과. 🏁 { $places }
drawn-built = { $seats ->
    [2] 🤝 { $players } 무승부: 같은 라운드에 둘 다 도착지를 채웠어요.
   *[other] 🤝 무승부: 같은 라운드에 둘 다 도착지를 채웠어요.
}
drawn-home = { $seats ->
    [2] 🤝 { $players } 무승부: 둘 다 집에 말이 남아 있었어요.
   *[other] 🤝 무승부: 둘 다 집에 말이 남아 있었어요.
}
drawn-tempo = { $seats ->
    [2] 🤝 { $players } 무승부: 남은 칸이 같았어요({ $tempo }).
   *[other] 🤝 무승부: 남은 칸이 같았어요({ $tempo }).
}
drawn-stall = { $seats ->
    [2] 🤝 { $players } 무승부: 50라운드 동안 진전이 없었어요.
   *[other] 🤝 무승부: 50라운드 동안 진전이 없었어요.
}
drawn-blocked = { $seats ->
    [2] 🤝 { $players } 무승부: 이제 아무도 둘 수 없어요.
   *[other] 🤝 무승부: 이제 아무도 둘 수 없어요.
}
drawn-race = 🤝 { $players } 무승부: 어떻게 두어도 같은 라운드에 도착해요.
drawn-agreement = { $seats ->
    [2] 🤝 { $players } 합의 무승부.
   *[other] 🤝 합의 무승부.
}
void-agreed = 🚫 { $players }의 합의로 이 게임은 무효예요.
void-late = 🚫 모두가 두 수씩 두기 전에 { $blamed } 님의 시간이 다 됐어요. { $players }의 게임은 무효예요.
void-left = 🚫 모두가 두 수씩 두기 전에 { $blamed } 님이 서버를 떠났어요. { $players }의 게임은 무효예요.
void-no-place = 🚫 { $players }: 일주일 동안 게임할 채널이 없어서 이 게임은 무효예요.
void-moderator = 이 게임은 무효예요.
void-unknown = 🚫 { $players }: 이 게임은 무효예요.

# Buttons, menus, forms.

button-move = 말 옮기기
chooses-move = { $who } 님이 #{ $code } 게임에서 수를 고르고 있어요.
choose-move = #{ $code } 내 차례: 추천 수(+4는 4칸 더 가까워진다는 뜻)를 고르거나, 번호가 붙은 말을 골라 갈 곳을 보세요.
choose-side = 내 쪽에서 보면 내 말은 { $corners }에 넣어야 해요.
choose-target = #{ $code }: { $stone }에 있는 말을 어디로 옮길까요?
went-on = 지난 보드예요. 지금 보드는 이래요:
menu-best-moves = 추천 수: 고르면 바로 둬요
menu-first-stones = 말 고르기…
menu-stones = 다른 말…
menu-targets = { $first ->
    [1] 어디로 갈까요? 고르면 바로 둬요
   *[other] 다른 수, { $first }번부터
}
stone-label = { $number } · { $stone } · 갈 곳 { $moves }군데
choice-move = { $begins } → { $to } · { $jumps ->
    [0] 한 칸
   *[other] 점프 { $jumps }번
} · { $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}{ $end ->
    [won] {" "}· 🏆 승리
    [lost] {" "}· ⚠️ 패배
    [late] {" "}· ⌛ 집을 제때 못 비움
    [drawn] {" "}· 🤝 무승부
   *[none] { "" }
}
jumps-begin = #{ $code }: { $from }에 있는 말로 점프해요. 먼저 어디로 갈까요?
jumps-on = #{ $code }: { $from }에 있던 말이 지금 { $at }에 있어요. 더 점프하거나 여기서 멈추세요.
jumps-back = #{ $code }: { $from }에 있던 말이 지금 { $at }에 있어요. 여기서는 되돌아가는 점프만 할 수 있어요.
menu-jumps = 점프할 곳…
button-jump-by-jump = 하나씩 점프
button-stop-here = 여기서 멈추기
hint-title = 💡 #{ $code }: 컴퓨터라면 이렇게 둬요
hint-move = { $number }. **{ $route }** ({ $sign ->
    [up] +{ $gain }
    [even] ±0
   *[down] { $gain }
}): { $why }
hint-reply = { $text } 예상 응수: { $reply }.
hint-play = { $text } 두기
hint-rated = 레이팅전이라 모두 수락해야 힌트를 쓸 수 있어요. 연습과 일반전에서는 언제나 쓸 수 있어요.
button-ask-hints = 모두에게 묻기
hint-wins = { $moves ->
    [1] 바로 이겨요.
   *[other] { $moves }수 만에 이겨요.
}
hint-shortest = { $moves ->
    [1] 이 수로 모두 도착해요.
   *[other] 이제 속도 싸움이에요. 도착지까지 가장 빠른 길로 { $moves }수 남았어요.
}
hint-leaves-home = { $left ->
    [0] 집을 제때 다 비워요.
   *[other] 집에서 제때 나와요. 집에 남은 말은 { $left }개예요.
}
hint-fills-goal = 말 하나를 더 도착지에 넣어요.
hint-brings-up = 가장 뒤처진 말을 앞으로 보내요.
hint-chain = { $jumps }번 연속으로 점프해요.
hint-prepares = { $next } 길을 열어요. 예상 응수: { $reply }.
hint-best = 길게 보면 가장 좋아요.
hint-no-mark = 🤖 힌트를 썼으니, 이겨도 이 레벨의 승리로 기록되지 않아요.
confirm-move = #{ $code }에서 **{ $text }** 둘까요?
button-play = 두기
button-type-move = 직접 입력
button-other-stones = 다른 말
button-back = 뒤로
button-note = 내 메모
button-plan-write = 계획 바꾸기
button-plan-delete = 계획 지우기
button-board = 내 시점
button-resign = 기권
button-resign-yes = 기권하기
button-resign-no = 계속하기
button-agree = 수락
button-disagree = 거절
button-claim-win = 🏁 승리 선언
button-claim-draw = 🏁 무승부 선언
button-give-day = +1일
button-to-board = 보드 보기
button-wake = ⏰ 깨우기
button-mute = 🔕 끄기
button-rematch = 재대결
button-level = 레벨 { $level }
button-analyze = 분석
analysis-title = 📈 **#{ $code }** { $game } · 분석
analysis-failed = 분석을 끝내지 못했어요. 잠시 뒤에 다시 시도하세요. 계속되면 봇 운영자에게 알려 주세요.
analysis-curve = { $seats ->
    [2] 그래프는 라운드마다 { $seat } 쪽이 몇 칸 앞섰는지 보여 줘요.
   *[other] 그래프는 라운드마다 각 색이 다른 색보다 몇 칸 앞섰는지 보여 줘요.
}
analysis-no-moment = 한 칸도 낭비하지 않았어요. 정말 잘 뒀어요!
analysis-cost-steps = 🔴 { $round }라운드: { $own ->
    [yes] 내 수
   *[no] { $seat }
} { $played }. **{ $better }** 쪽이 { $steps }칸 더 좋았어요.
analysis-cost-moves = 🔴 { $round }라운드: { $own ->
    [yes] 내 수
   *[no] { $seat }
} { $played }. **{ $better }** 쪽이 { $moves }수 더 빨랐어요.
analysis-cost-win = ❗ { $round }라운드: { $own ->
    [yes] { "" }
   *[no] { $seat } 쪽이{" "}
}{ $moves ->
    [1] 바로 이기는 수를 놓쳤어요: **{ $better }**.
   *[other] { $moves }수 만에 확실히 이기는 길을 놓쳤어요: **{ $better }**.
}
analysis-cost-game = 🔴 { $round }라운드: { $own ->
    [yes] 내 수
   *[no] { $seat }
} { $played }. { $moves ->
    [1] 이 수로 바로 졌어요
   *[other] 이 수부터 진 게임이었어요
}. **{ $better }** 쪽이 나았어요.
analysis-missed = 🔗 놓친 최장 연속 점프: { $seat } **{ $chain }**, { $round }라운드, 점프 { $jumps }번, { $gain }칸 전진.
analysis-race = 🏁 { $round }라운드부터 속도 싸움: { $sides }.
analysis-race-side = { $seat } { $needed }수 필요(실제 { $made }수)
analysis-too-short = 분석하기에는 게임이 너무 짧아요. 저마다 적어도 { $moves }수는 둬야 해요.
curve-rounds = 라운드
curve-steps = 칸
curve-ahead = { $name } 우세
analysis-alt = { $rounds }라운드 동안 첫 번째 색이 앞선 칸 수: 최대 { $most }, 최소 { $least }.
button-replay = 다시 보기
button-share = 공유
shared = { $who } 님이 #{ $code } 게임을 공유했어요: { $game }, { $players }
button-replay-files = GIF와 기보
button-replay-files-from = 여기부터 GIF
menu-replay = 원하는 수로 이동
replay-title = **#{ $code }** · { $game } · { $number }/{ $count }수
replay-move = { $number ->
    [0] 시작
   *[other] { $number }. { $text }
}
feats = 🦘 { $rounds }라운드 · { $jumps ->
    [0] 점프 없음
    [1] 점프 1번({ $seat })
   *[other] 점프 { $jumps }번{ $longest ->
        [1] {""}
       *[other] {" "}· 최장 연속 { $longest }번({ $seat })
    }
}
replay-files = #{ $code } 게임의 GIF와 기보예요.
replay-skips = 짧게 보여 주려고 { $step }수마다 하나씩만 담았어요.
replay-small = Discord 용량 제한에 맞춰 { $pixels }픽셀로 줄였어요.
replay-no-picture = #{ $code } 게임의 GIF를 만들지 못했어요. 기보는 여기 있어요.
imported = #{ $code } 게임을 가져왔어요. 다시 보기에서 나만 볼 수 있고, 레이팅에는 반영되지 않아요.
import-several = 게임이 여러 개예요. 한 번에 하나씩 가져오세요.
import-unreadable = 기보의 { $line }번째 줄을 읽을 수 없어요: { $text }. { $why } 기보 형식은 `/halma game export`로 볼 수 있어요. 그 줄을 고쳐서 `/halma game import`로 다시 시도하세요.
import-why-empty = 게임이 들어 있지 않아요.
import-why-large = 이 줄이나 기보 전체가 너무 길어요.
import-why-token = `[Variant "halma8"]` 같은 태그도 아니고 수도 아니에요.
import-why-tag = 태그가 두 번 나오거나, 첫 수 뒤에 나오거나, 모르는 값이 있어요.
import-why-no-variant = 게임 종류를 적은 `[Variant "halma8"]` 태그가 없어요.
import-why-move = { $ply }번째 수는 거기서 둘 수 없어요: { $why }
import-why-seat = 이 게임에 없거나 이미 탈락한 플레이어예요.
import-why-result = 수대로 두면 결과가 다르거나, 적힌 결과가 서로 맞지 않아요.
modal-import-title = 게임 가져오기
modal-import-field = 게임 기보
modal-import-example =
    {"[Variant \"halma8\"]"}
    1. h4-g4 a5-b5
record-of = #{ $code } 게임의 기보예요.
button-previous = ◀ 이전
button-next = 다음 ▶
modal-move-title = 내 차례 · #{ $code }
modal-move-field = 출발 칸과 도착 칸, 또는 경로 전체
modal-move-example = { $example }
menu-which-match = 게임 고르기
menu-which-challenge = 도전에 답하기, 도전 취소하기
challenge-chosen = 답을 기다리는 도전이에요.
modal-end-title = #{ $code } 게임을 끝낼까요? 무효가 돼요.
modal-void-title = #{ $code } 게임을 순위표에서 제외할까요?
modal-reset-tables-title = 이 서버의 순위표를 초기화할까요?
modal-reset-tables-field = 이 서버의 이름을 입력하세요
modal-undo-title = #{ $code } 게임의 마지막 수를 무를까요?
modal-reason-field = 이유(플레이어에게 보여요)
modal-reason-example = 선택 사항
match-label = #{ $code } · { $game } · { $names }
move-label = { $sign ->
    [up] { $route }  (+{ $gain })
   *[other] { $route }  ({ $gain })
}
which-match = 어떤 게임인가요?
name-the-match = 이 채널에 내 게임이 여러 개예요. `game` 옵션으로 하나를 고르세요.

# Private answers.

already-done = 이미 처리했어요. 지금 보드:
done-privately = 완료했어요. #{ $code } 게임은 { $place }에서 보세요.
unposted = { $place }에 더는 글을 올릴 수 없어서 #{ $code } 게임이 최대 일주일 동안 멈춰 있어요. 사라진 것은 없어요. `/halma board game:{ $code }` 명령어로 보드를 볼 수 있어요. `/halma game move-here game:{ $code }` 명령어로 다른 채널로 옮길 수 있어요.
unposted-over = #{ $code } 게임의 결과를 { $place }에 올리지 못했어요. 글을 올릴 권한이 없거나 채널이 사라졌어요. `/halma board game:{ $code }` 명령어로 볼 수 있어요.
plain-post = { $people } 님, #{ $code } 게임에 새 소식이 있는데 Discord가 메시지를 받아 주지 않았어요. `/halma board game:{ $code }` 명령어로 볼 수 있어요.
no-lost-game = 내 게임은 모두 채널이 그대로 있어서 옮길 것이 없어요.
done-late = 완료했어요. 조금 늦어서 죄송해요.
press-again = 너무 오래 걸렸어요. 버튼을 다시 눌러 주세요.
other-version = 다른 버전의 봇에서 온 버튼이에요. 지금 보드는 이래요:
no-turn-here = 이 채널에는 내 차례인 게임이 없어요. 내 게임은 `/halma games`로 보고, 새 게임은 `/halma play`로 시작하세요.
no-game-here = 이 채널에는 내 게임이 없어요. 내 게임은 `/halma games`에서 볼 수 있어요.
note-title = 📝 **내 메모**(나만 보여요)
note-saved = 📝 저장했어요. #{ $code } 게임의 내 메모(나만 보여요):
note-deleted = #{ $code } 게임의 메모를 지웠어요.
note-no-game = 이 채널에는 내가 참가한 게임이 없어요. 다른 곳의 게임은 코드를 입력하세요: `/halma game note game:`.
modal-note-title = #{ $code } 내 메모
modal-note-field = 나만 볼 수 있어요(비우면 메모 없음)
modal-note-example = 어떤 작전인가요?
plan-none = #{ $code } 게임에 세운 계획이 없어요.
plan-title = 🗺️ **#{ $code } 내 계획**(나만 보여요)
plan-saved = 🗺️ 저장했어요. #{ $code } 게임의 내 계획(나만 보여요):
plan-how = 줄마다 상대 수, 내 수 순서로 적어요. 예: `{ $example }`. 상대가 그대로 두면 내 수가 바로 두어져요.
plan-typed = 입력한 내용:
plan-no-game = 이 채널에는 진행 중인 내 게임이 없어요. 다른 곳의 게임은 코드를 입력하세요: `/halma game plan game:`.
modal-plan-title = #{ $code } 내 계획
modal-plan-field = 상대 수, 내 수…(비우면 계획 없음)
no-board-here = 지금 이 채널에는 게임이 없어요. `/halma play`로 시작하세요.
resign-question = { $two ->
    [yes] { $others } 상대로 하는 게임에서 기권할까요? 게임이 바로 끝나요.
   *[no] #{ $code } 게임에서 기권할까요? 되돌릴 수 없어요.
}
resign-question-pair = #{ $code }, 기권할까요? 같은 조인 { $partner } 님의 게임도 끝나요. 되돌릴 수 없어요.
resign-kept = 알겠어요. 게임을 계속해요.
day-given = 완료했어요. #{ $code } 게임의 상대에게 하루를 더 줬어요.
menu-of = 게임 { $from }~{ $to }
menu-more = { $count }개는 자리가 모자라 여기 없어요. `game` 옵션으로 고르세요.
wake-up = ⏰ { $who } 님, #{ $code } 게임 차례예요.
muted = 알겠어요. #{ $code } 게임의 이번 차례는 알리지 않을게요.
offer-declined-quietly = 거절했어요. 아무에게도 알리지 않고, 제안은 이번 차례가 끝날 때까지 그대로 있어요.
next-waiting = 다음: { $game }
open-none = 이 서버에는 공개 도전이 없어요. 상대 없이 `/halma play`를 쓰면 누구나 참가할 수 있는 도전이 올라가요.
open-title = 이 서버의 공개 도전: { $count }개
games-none = 게임이 없어요. `/halma play`로 시작하세요.
games-none-of = { $who } 님은 이 서버에 게임이 없어요.
games-title = 내 게임: { $count }개
games-title-of = { $who } 님의 이 서버 게임: { $count }개
games-my-turn = ▶️ **내 차례**
games-their-turn = ⏳ **다른 사람 차례**
link-to-board = 보드로 가기
games-open = 📨 **플레이어 기다리는 중**
games-answer = 📨 **도전을 받았어요**
menu-move-in = 수를 둘 게임…
seat-namesake = { $name } ({ $color })
