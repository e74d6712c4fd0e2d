# The board page, on which people play in a browser.

command-web = 브라우저에서 두기: 말을 고르고, 갈 곳을 고르기
button-page = 보드 열기
page-link = 내 보드 페이지예요. 말을 고른 다음 갈 곳을 고르세요. 이 링크는 나만 쓸 수 있고, 10분 안에 한 번만 열려요.
refused-link-used = 이미 사용한 링크예요. `/halma web`로 새 링크를 받으세요.
refused-link-too-old = 더는 쓸 수 없는 링크예요. `/halma web`로 새 링크를 받으세요.
refused-signed-out = 여기에 로그인되어 있지 않아요. `/halma web`로 링크를 받으세요.
page-not-signed-in = Discord로 로그인하지 못했어요. 보드를 닫고 다시 열어 주세요.
page-unreadable = 이 요청을 읽지 못했어요. 페이지를 새로 고침하고 다시 시도하세요.
page-busy = 요청이 너무 많아요. 잠시 기다렸다가 다시 시도하세요.
page-offline = 연결이 끊겼어요. 다시 시도하는 중…
page-no-answer = 연결이 끊겼어요. 잠시 후 다시 시도해 주세요.
page-discord-silent = Discord가 응답하지 않아요. 잠시 후 다시 시도해 주세요.
page-not-on-server = 이 게임의 서버에 더 이상 없어요. 거기서 게임을 시작하려면 다시 참가하세요.
page-thinking = 컴퓨터가 생각하고 있어요…
page-sending = 보내는 중…
page-game = 게임
page-games = 내 게임
page-next = 다음 게임
page-hint = 힌트
page-new-game = 새 게임
page-begin = 시작
page-opponent = 상대
page-someone-else = 다른 사람…
page-member = 멤버 검색
page-nobody = 찾지 못했어요. 이름의 앞부분을 입력하세요.
page-more = 결과가 너무 많아요. 이어서 입력하세요.
page-sign-out = 로그아웃
page-my-move = 내 차례
page-their-move = 다른 사람 차례
page-waiting = 플레이어 기다리는 중
page-over = 끝난 게임
page-touch-stone = 내 차례예요. 말을 고르세요.
page-touch-target = 이제 갈 곳을 고르세요.
page-move-example = 예: h4-g5
page-turn-board = 보드 돌리기
page-try = 수 시험해 보기
page-try-hint = 아무 말이나 움직여 보세요. 다른 사람에게는 보이지 않아요.
page-plan = 내 계획
page-plan-add = 내 계획에 넣기
page-plan-remove = 빼기
page-save = 저장
page-saved = 저장했어요.
page-empty = 빈칸
page-can-move = 움직일 수 있음
page-step = 한 칸
page-jumps = { $jumps ->
   *[other] 점프 { $jumps }번
}
page-replay-at = { $count }수 중 { $number }수
page-replay-start = 처음으로
page-replay-back = 이전 수
page-replay-on = 다음 수
page-replay-end = 끝으로
privacy-sessions = • 보드 페이지에 로그인한 브라우저: { $count ->
    [0] 없음
   *[other] { $count }, { $since }부터
}.
privacy-sessions-ended = 모든 브라우저에서 로그아웃했어요.
button-sessions-end = 모두 로그아웃
page-other-person = { $name } 님으로 로그인되어 있는데, 이 링크는 다른 사람의 링크예요. 그 계정으로 전환할까요?
page-ask-draw = 무승부를 제안할까요?
page-ask-takeback = 내 마지막 수 무르기를 부탁할까요?
page-cookies = 브라우저가 이 페이지의 쿠키를 차단해서 로그인을 유지할 수 없어요. 쿠키를 허용하고 링크를 다시 여세요.
page-sign-in-again = 다시 로그인
page-signed-out = 로그아웃되었어요.
page-switch = 계정 전환
page-stay = 지금 계정 유지
page-stored = 저장된 내용:
