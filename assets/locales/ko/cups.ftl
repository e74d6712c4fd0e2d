# Cups: leagues and tournaments over days.

command-halma-cup = 며칠에 걸쳐 하는 대회와 리그
cup-new = 이 서버에서 대회 열기(관리자)
cup-join = 대회에 참가하기
cup-leave = 대회에서 나가기
cup-table = 대회 순위표 보기
cup-games = 대회의 내 게임 보기
cup-list = 이 서버의 대회 목록
cup-start = 지금 신청을 마감하고 시작하기(주최자)
cup-put-off = 신청 마감 늦추기(주최자)
cup-correct = 게임 결과 정하기(주최자)
cup-remove = 대회에서 참가자 빼기(주최자)
cup-call-off = 대회 취소하기(주최자)
option-cup-new-name = 대회 이름
option-cup-new-kind = 누가 누구와 겨루는지
option-cup-new-game = 게임 종류(기본: 서버 설정)
option-cup-new-days = 참가 신청을 받는 날수(기본: 7)
option-cup-new-rounds = 라운드가 여럿일 때 라운드 수(기본: 5, 테이블은 3)
option-cup-new-threads = 게임마다 전용 스레드 만들기
option-cup-join-cup = 어느 대회
option-cup-leave-cup = 어느 대회
option-cup-table-cup = 어느 대회
option-cup-games-cup = 어느 대회
option-cup-start-cup = 어느 대회
option-cup-put-off-days = 늦출 날수
option-cup-put-off-cup = 어느 대회
option-cup-correct-game = 게임 코드
option-cup-correct-winner = 이긴 사람(비우면 무승부)
option-cup-correct-cup = 어느 대회
option-cup-remove-cup = 어느 대회
option-cup-remove-player = 뺄 사람
option-cup-call-off-cup = 어느 대회
cup-kind-round-robin = 모두가 서로 겨루기(3~8명)
cup-kind-league = 다섯 명 안팎의 조별 리그(9명 이상)
cup-kind-swiss = 성적이 비슷한 상대와 라운드마다 겨루기(8명 이상)
cup-kind-tables = 3, 4, 6인 테이블(7~49명)

button-cup-join = 참가
button-cup-in = 할게요
button-cup-leave = 나가기
button-cup-table = 순위표
button-cup-games = 내 게임

cup-announced = 🏆 **{ $name }**: { $game }. { $kind }.
cup-until = 참가 신청 마감: { $at }. 이틀 전에 누가 참가하는지 물어볼게요.
cup-lasts = { $rounds ->
    [0] 최대 { $days }일 동안 이어져요.
   *[other] 모두 { $rounds }라운드이고, 라운드마다 최대 { $days }일이에요.
}
cup-todo = 한 라운드의 게임은 모두 동시에 시작해요. 제한 시간: { $clock }.
cup-draw = 추첨은 누구나 검증할 수 있어요. 비밀 값의 SHA-256: `{ $commitment }`.
cup-entered = **{ $name }** 대회에 참가 신청했어요. 지금까지 신청한 사람: { $count ->
    [1] 나 혼자
   *[other] { $count }명
}. 시작: { $at }. 이틀 전에 참가하는지 물어볼게요.
cup-confirmed = **{ $name }** 대회에 참가해요. 시작: { $at }.
cup-left = **{ $name }** 대회에서 나왔어요.
cup-removed = { $who } 님이 **{ $name }** 대회에서 빠졌어요.
cup-started = **{ $name }** 참가 신청을 마감했어요. 곧 첫 라운드가 시작돼요.
cup-none = 이 서버에는 대회가 없어요. 관리자는 `/halma-cup new`로 대회를 열 수 있어요.
cup-which = 어느 대회인가요? `cup` 옵션으로 골라 주세요.
cup-list-line = **{ $name }** · { $state }
cup-state-entry = 신청 마감: { $at }
cup-state-closed = 곧 시작
cup-state-running = { $round }라운드
cup-state-over = 종료
cup-state-called-off = 취소됨

cup-call-in = 🏆 **{ $name }** 대회가 곧 시작돼요: { $at }. 참가하시나요? 그 전에 **할게요** 버튼을 누르지 않으면 빠지게 돼요. { $people }
cup-too-few = 🏆 **{ $name }** 대회는 아직 시작하지 않아요. 참가자는 { $count }명이고 { $least }명 이상 필요해요. 신청 기간을 늘렸어요(마감: { $at }). { $who } 님은 `/halma-cup call-off`로 대회를 취소할 수 있어요.
cup-put-off-done = **{ $name }** 참가 신청 마감: { $at }. 채널에 알릴게요.
cup-corrected-done = 완료했어요. 채널에 알릴게요.
cup-new-date = 🏆 **{ $name }** 참가 신청 마감을 늦췄어요: { $at }.
cup-won = 🏆 **{ $name }**: 주최자 판정으로 { $who } 님이 { $people } 님과의 게임에서 이겼어요.
cup-drawn = 🏆 **{ $name }**: 주최자 판정으로 { $people } 님의 게임이 무승부가 됐어요.
cup-closed = 🏆 **{ $name }** 참가 신청을 마감했어요. 참가자는 { $count }명이에요. 곧 대진을 알려 드릴게요.
cup-round-begun = 🏆 **{ $name }** { $round }라운드: 지금 게임이 시작돼요. 마지막 날: { $day }. { $people }
cup-byes = 이번 라운드에 게임이 없는 사람: { $people }.
cup-lots = 추첨의 비밀 값: `{ $secret }`.
cup-over = 🏆 **{ $name }** 대회가 끝났어요. 축하해요, { $who } 님!
cup-over-empty = 🏆 **{ $name }** 대회가 끝났어요.
cup-called-off = 🏆 **{ $name }** 대회가 취소됐어요. 진행 중인 게임은 계속돼요.

cup-table-title = 🏆 **{ $name }** · { $state }
cup-table-nobody = 아직 아무도 신청하지 않았어요.
cup-table-people = 지금까지 참가: { $people }
cup-table-group = **{ $group }조**
cup-row = { $place }위 { $who }: { $points }점
cup-row-decided = { $place }위 { $who }: { $points }점({ $by })
cup-decided-direct = 맞대결 결과
cup-decided-sonneborn-berger = 더 강한 상대
cup-decided-margin = 더 팽팽한 게임
cup-decided-on-time = 더 적은 시간패
cup-table-number = `halma cup export`용 번호: { $id }
cup-games-none = **{ $name }** 대회에는 아직 내 게임이 없어요.
cup-games-title = **{ $name }** 대회의 내 게임:
cup-of-rounds = 🏆 { $rounds }라운드 중 { $round }라운드

refused-no-such-cup = 이 서버에 그런 대회가 없어요. `/halma-cup list`에서 확인하세요.
refused-cup-time = 대회에서는 시간을 더 줄 수 없어요. 다른 참가자가 모두 라운드가 끝나기를 기다려요.
refused-cup-moderators = 이 서버에서는 관리자만 대회를 열어요. 관리자에게 부탁하거나 `/halma-cup list`에서 참가할 대회를 찾아보세요.
refused-not-the-organizer = 주최자와 관리자만 할 수 있어요. 직접 나가려면 `/halma-cup leave`를 쓰세요.
refused-entry-closed = 이 대회는 참가 신청이 끝났어요. 다음 대회를 기다려 주세요.
refused-no-cup-game = 이 대회에는 그 코드의 게임이 없어요. 코드는 **내 게임** 버튼으로 확인하세요.
refused-not-in-cup = 이 대회에 참가하지 않는 사람이에요.
refused-cup-full = 이 대회는 자리가 다 찼어요. 다음 대회를 기다려 주세요.
refused-too-many-cups = 이 서버에는 대회를 더 열 수 없어요. 하나가 끝나기를 기다리거나 취소하세요.
refused-cup-over = 끝난 대회예요. 다른 대회는 `/halma-cup list`에서 확인하세요.
refused-too-few-in-cup = 지금까지 { $people }명이 신청했지만 이 방식은 { $least }명 이상 필요해요. 더 기다려 주세요.
refused-not-in-cups = 이 대회 방식에는 쓸 수 없는 게임이에요. 테이블은 3, 4, 6인 게임, 다른 방식은 2인 게임이에요.
refused-cup-name = 대회 이름은 { $most }자까지 쓸 수 있어요.
