# Leaderboards.

family-halma = 할마
family-corners = 코너스, 미니 코너스
family-star = 다이아몬드 게임(2인)
family-many = 3인 이상
choice-where-here = 이 서버
choice-where-everywhere = 전체
choice-by-rating = 레이팅
choice-by-wins = 승수
choice-by-season = 시즌

table-title = 🏆 **{ $family }** · { $place } · { $compared } · { $people }명
table-by-rating = 전체 기간
table-by-wins = 승수
table-by-season = { $year }년 { $quarter }분기 시즌
table-rating-row = { $rank } { $who } **{ $rating }** · { $games }게임 · { $last }
table-wins-row = { $rank } { $who } { $games }게임 중 **{ $won }**승 · { $last }
table-season-row = { $rank } { $who } **{ $points }** · { $last }
table-empty = 아직 순위에 오른 사람이 없어요. 사람과 레이팅전을 세 판 하면 올라요: `/halma play`
table-unplaced = *아직 순위 없음:*
table-unplaced-row = · { $who } **{ $rating }** · 순위까지 레이팅전 { $missing }판 · { $last }
table-hall-of-fame = *명예의 전당*
table-champions = { $year }년 { $quarter }분기: { $champions }
digest-title = 🏆 **{ $year }년 { $quarter }분기 시즌이 끝났어요. 챔피언을 소개해요!**
digest-family = **{ $family }**: { $champions }
digest-most = 🎲 최다 게임: { $who } 님({ $games }게임)
digest-chain = 🔗 최장 연속 점프: { $who } 님, 한 수에 { $jumps }번
digest-closest = 🤏 가장 아슬아슬한 승부: { $winner } 님 승리, { $loser } 님은 { $steps }칸 남음
digest-thanks = 모두 { $games }게임이었어요. 함께해 주셔서 고마워요, { $people } 님!
digest-next = 새 시즌이 시작됐어요. 모두 0점부터예요: `/halma play`
digest-alt = 시즌 최장 연속 점프: { $who } 님, { $jumps }번.
table-own-no-points = *나: 이기거나 비기면 이번 시즌 점수를 얻어요.*
table-own-hidden = *나: 순위표에서 숨김. `/halma me settings hidden:False`로 바꿀 수 있어요.*
rating-sure = { $points }
rating-provisional = { $points }?
button-everywhere = 전체
button-here = 이 서버

rating-changes = 📈 { $changes }
rating-too-early = 📈 레이팅 반영 안 됨: 모두가 두 수씩 두기 전에 끝났어요.
rating-why-first = ? 표시: 아직 자리 잡는 중인 새 레이팅
rating-why-half = 변화량 절반: 30일 안에 같은 상대와 둔 두 번째 레이팅전
rating-why-quarter = 변화량 4분의 1: 30일 안에 같은 상대와 둔 세 번째 레이팅전
rating-why-none = 변화 없음: 같은 상대와는 30일 안에 레이팅전 세 판까지만 반영돼요
series-first = 두 판 중 첫 번째
series-second = 두 판 중 두 번째
series-goes-on = ⏭️ 이제 자리를 바꿔 두 번째 판을 해요.
series-score = 🏁 두 판 결과: { $one } **{ $won } : { $lost }** { $other }
rating-change = { $seat } { $rating } ({ $change })
between-two = ⚔️ { $one } { $won } : { $lost } { $other }

# How somebody plays.

profile-none = { $who } 님은 아직 끝낸 게임이 없어요.
profile-title = 📇 { $who }
profile-family = **{ $family }** { $rating } · { $games }게임: { $balance }
balance = { $won }승 { $drawn }무 { $lost }패
profile-rank-here = 이 서버 { $rank }위
profile-rank-everywhere = 전체 { $rank }위
profile-best-win = 🏅 최고의 승리: 레이팅 { $rating }인 상대 (#{ $code })
profile-longest-chain = 🔗 최장 연속 점프: { $jumps }번 (#{ $code })
profile-fastest = ⚡ { $game } 최단 기록: { $moves }수 만에 도착지 채움 (#{ $code })
profile-streaks = 🔥 연승: 현재 { $now }, 최고 { $best }
profile-times = ⏱️ { $moves }수 · 보통 한 수에 { $median } · { $late ->
    [0] 시간 초과 없음
   *[other] 시간 초과 { $late }번
}
profile-variants = 게임별(승–무–패): { $rows }
profile-reasons = 결과별(승–무–패): { $rows }
profile-seats = 순서별(승–무–패): { $rows }
seat-games = { $seat ->
    [1] 첫 번째
    [2] 두 번째
    [3] 세 번째
    [4] 네 번째
    [5] 다섯 번째
   *[other] 여섯 번째
} { $games }
profile-beaten = 🤖 **이긴 컴퓨터 레벨**
profile-beaten-level = { $ladder } { $game }: 레벨 { $level }/{ $levels }
profile-last = **최근 게임**
profile-curve = 최근 { $games }게임의 레이팅: { $from }에서 { $to }까지.
past-game = { $mark } #{ $code } { $game } · { $others } · { $ended }
versus-none = { $one } 님과 { $other } 님은 아직 서로 끝낸 게임이 없어요.
reason-built = 도착지 채움
reason-home = 집에 말 남음
reason-tempo = 남은 칸 차이
reason-locked = 갇힌 말 포함 도착지 채움
reason-filled = 도착지가 차고 대부분 자기 말
reason-places = 모두 순위 결정
reason-stall = 진전 없음
reason-blocked = 움직일 말 없음
reason-resignation = 기권
reason-timeout = 시간 초과
reason-agreement = 합의
reason-race = 결과 확정
duration-seconds = { $count }초
duration-minutes = { $count }분
duration-hours = { $count }시간
duration-days = { $count }일

reset-tables-done = 🛡️ { $by } 님이 이 서버의 순위표를 초기화했어요. 전체 레이팅은 그대로예요.
reset-tables-other-name = 이 서버의 이름과 달라서 아무것도 바뀌지 않았어요. 정확한 이름으로 다시 시도하세요.
reset-tables-unknown = 지금 Discord에서 이 서버의 이름을 알 수 없어서 아무것도 바뀌지 않았어요. 나중에 다시 시도하세요.
