# Challenges and lobbies.

challenge-named = { $challenger } 님이 { $invited } 님에게 { $game } 도전장을 보냈어요!
challenge-open = { $challenger } 님이 { $game } 상대를 찾고 있어요. 같이 하실 분?
challenge-rematch-open = { $challenger } 님이 { $game } 재대결 상대를 찾고 있어요. 같이 하실 분?
challenge-rematch = { $challenger } 님이 { $game } 재대결을 신청했어요. { $invited } 님, 수락하시겠어요?
challenge-settled = { $game }: { $people }
challenge-rated = { $time } · 레이팅전
challenge-casual = { $time } · 일반전
challenge-uneven = 일반전: 다섯 명이면 모서리마다 유불리가 달라요.
challenge-expires = { $at } 만료돼요.
challenge-standing = 게임이 시작되면 같은 도전을 다시 올릴게요.
series-of-two = 두 판 승부, 두 번째 판은 자리를 바꿔요.
lobby-joined = 참가: { $people }
lobby-invited = 초대: { $people }
lobby-computer = 나머지 자리: 컴퓨터(레벨 { $level })
lobby-free = 빈자리 { $free }개, 누구나 참가할 수 있어요
first-lot = 순서는 무작위로 정해요.
first-challenger = { $challenger } 님이 먼저 둬요.
first-opponent = 상대가 먼저 둬요.
first-swapped = 이번에는 { $first } 님이 먼저 둬요.

closed-declined = { $challenger } 님, { $by } 님이 { $game } 도전을 거절했어요(#{ $code }).
closed-withdrawn = { $count ->
    [0] { $challenger } 님이 { $game } 도전을 취소했어요(#{ $code }).
   *[other] { $others } 님, { $challenger } 님이 { $game } 도전을 취소했어요(#{ $code }).
}
closed-expired = { $count ->
    [0] { $challenger } 님, 7일 동안 아무도 { $game } 도전을 수락하지 않았어요(#{ $code }).
   *[other] { $challenger } 님, { $invited } 님이 7일 동안 { $game } 도전에 답하지 않았어요(#{ $code }).
}
closed-expired-lobby = { $players } 님, 7일 동안 { $seats }자리 중 { $taken }자리만 차서 { $game }(#{ $code }) 모집이 끝났어요. `/halma play`로 다시 모집할 수 있어요.
closed-removed = { $known ->
    [yes] 🛡️ { $players } 님, 관리자 { $who } 님이 { $game } 도전을 삭제했어요(#{ $code }).
   *[no] 🛡️ { $players } 님, 관리자가 { $game } 도전을 삭제했어요(#{ $code }).
}
closed-begun = 게임이 시작됐어요.
closed-begun-in = { $thread }에서 게임이 시작됐어요.

button-accept = 수락
button-join = 참가
button-begin = { $seats }명으로 시작
button-fill = { $seats ->
    [2] 컴퓨터와 대결
   *[other] 컴퓨터로 채우기
}
button-decline = 거절
button-leave = 나가기
button-withdraw = 취소

button-start = 시작
button-more-rules = 규칙 더 보기
panel-anyone = 누구나 들어올 수 있어요. 상대를 골라도 돼요:
panel-with = 상대: { $people }
menu-with = 누구나
extra-rated = 레이팅전
extra-diagonals = 대각선 이동

menu-which-game = 게임 고르기
missing-permissions = 이 채널에서는 게임을 열 수 없어요. 부족한 권한: { $names }. 관리자에게 허용해 달라고 하거나 다른 채널에서 하세요.
permission-view = “채널 보기”
permission-send = “메시지 보내기”
permission-send-in-threads = “스레드에서 메시지 보내기”
permission-create-threads = “공개 스레드 만들기”
permission-embed = “링크 첨부”
permission-attach = “파일 첨부”
permission-history = “메시지 기록 보기”

notice-seat-declined = { $to } 님, { $by } 님은 { $game }(#{ $code })에 참가하지 않아요. 이제 그 자리에는 누구나 참가할 수 있어요.
