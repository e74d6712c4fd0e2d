# What a person wants.

settings-title = 모든 서버에 적용되는 **내 설정**이에요. 이 명령어의 옵션으로 바꾸세요.
settings-language = • 언어: { $language }
settings-no-language = • 언어: Discord와 같음
language-unknown = “{ $name }”: 할 줄 모르는 언어예요. 할 줄 아는 언어: { $languages }. `none`을 고르면 Discord 언어로 돌아가요.
language-of-discord = Discord와 같음
settings-reminders = • 멘션: { $when }
settings-no-zone = • 방해 금지 시간: 없음. 쓰려면 `zone` 옵션으로 시간대를 정하세요.
settings-no-quiet = • 방해 금지 시간: 없음(시간대 { $zone })
settings-quiet = • 방해 금지 시간: { $from }시부터 { $until }시까지 멘션하지 않음({ $zone })
settings-declines-openly = • 제안을 거절하면: 다른 사람에게 알림
settings-declines-quietly = • 제안을 거절하면: 아무에게도 알리지 않음
settings-no-theme = • 내 보드 테마: 서버와 같음
settings-theme = • 내 보드 테마: { $theme }
settings-picture = • 내 보드: 그림
settings-with-text = • 내 보드: 그림과 스크린 리더용 텍스트
settings-plays-at-once = • 수를 고르면: 바로 두기
settings-confirms = • 수를 고르면: 두기 전에 확인
settings-keeps-games = • 끝난 게임의 수: 항상 보관
settings-keeps-no-games = • 끝난 게임의 수: 봇이 오래된 게임을 정리할 때 삭제
theme-unknown = `{ $name }` 테마는 없어요. 다음에서 고르세요: { $themes }. `none`을 고르면 기본 테마로 돌아가요.
theme-of-server = 서버와 같음
theme-usual = 기본
settings-in-tables = • 순위표: 표시
settings-hidden = • 순위표: 숨김. 게임 결과는 그대로 반영돼요.

away-until = { $until }까지 휴가예요. 제한 시간이 멈추고, 상대도 휴가인 걸 볼 수 있어요. 휴가 중에도 둘 수 있고, `/halma me away days:0`으로 끝낼 수 있어요. 올해 남은 휴가: { $left }일.
away-back = 돌아오셨네요! 제한 시간이 다시 흘러요. 올해 남은 휴가: { $left }일.

blocked = { $user } 님을 차단했어요. 이제 서로 도전하거나 같은 게임에 참가할 수 없어요. 진행 중인 게임은 이어져요. 차단 목록은 `/halma me block`으로 볼 수 있어요.
blocked-nobody = 차단 목록이 비어 있어요.
blocked-people = { $count }명을 차단했어요.{ $more ->
    [0] { "" }
   *[other] {" "}{ $more }명은 자리가 모자라 여기 없어요. 누군가를 차단 해제하면 보여요.
}
menu-unblock = 차단 해제하기
unblocked = { $user } 님을 차단 해제했어요. 다시 함께 게임할 수 있어요.

# What a server wants, and its log.

server-title = **서버 설정.** 이 명령어의 옵션으로 바꾸세요. 게임할 수 있는 채널은 `/halma-admin channel`에서 정하세요.
server-channels = • 게임할 수 있는 채널: { $value }
server-all-channels = 모든 채널
server-all-channels-but = 모든 채널(제외: { $channels })
server-no-channel = 없음
choice-games-only-here = 여기에서만
choice-games-here = 여기도 허용
choice-games-not-here = 여기는 금지
choice-games-everywhere = 모든 채널에서
choice-games-nowhere = 모든 채널 금지
server-same = 이미 그렇게 설정되어 있어서 바뀐 것이 없어요.
server-games-none = 지금 이 서버에는 게임도 도전도 없어요.
server-games-title = 이 서버의 게임과 도전: { $count }개
server-language = • 공개 메시지 언어: { $value }
server-own-language = 서버 언어
server-usual = { $value }(기본)
server-usual-rules = 게임마다 다름({ $game }: { $rules })
server-games-own-rules = 게임마다 다름
server-changed = **{ $line }** (이전: { $from })
server-game = • 기본 게임: { $value }
server-rules = • 기본 규칙: { $value }
server-preset = • 기본 프리셋: { $value }
server-allowed = • 허용된 규칙: { $value }
server-all-rules = 모두
server-default-rules = 기본 규칙만
server-clock = • 기본 제한 시간: { $value }
server-threads = • 게임마다 전용 스레드: { $value }
yes = 예
no = 아니요
server-who = • 도전을 만들 수 있는 사람: { $value }
server-most = • 한 사람이 동시에 하는 게임 수: { $value }
server-any-number = 제한 없음
server-boards = • 지난 보드: { $value }
choice-boards-tidy = 한 줄로 줄이기
choice-boards-keep = 그림으로 남기기
choice-boards-one-message = 보드 하나를 계속 갱신하기
server-theme = • 보드 테마: { $value }
server-text = • 스크린 리더용 텍스트 보드: { $value }
server-digest = • 시즌 우승자 발표: { $value }
server-puzzle = • 오늘의 퍼즐: { $value }
server-no-digest = 채널 없음

log-title = **관리 기록**, 최신순:
log-empty = 최근 90일 동안 관리 기록이 없어요.
log-ended = { $at } { $by } 님이 #{ $code } 게임을 끝냈어요.
log-undone = { $at } { $by } 님이 #{ $code } 게임의 마지막 수를 물렀어요.
log-moved = { $known ->
    [yes] { $at } { $by } 님이 #{ $code } 게임을 { $from }에서 { $to } 채널로 옮겼어요.
   *[no] { $at } { $by } 님이 #{ $code } 게임을 다른 채널로 옮겼어요.
}
log-voided = { $at } { $by } 님이 #{ $code } 게임을 이 서버 순위표에서 제외했어요.
log-cup-made = { $at } { $by } 님이 **{ $name }** 대회를 열었어요.
log-cup-started = { $at } { $by } 님이 **{ $name }** 참가 신청을 마감했어요.
log-cup-put-off = { $at } { $by } 님이 **{ $name }** 참가 신청 마감을 변경했어요.
log-cup-corrected = { $at } { $by } 님이 **{ $name }** 대회의 게임 결과를 정했어요.
log-cup-removed = { $at } { $by } 님이 **{ $name }** 대회에서 참가자를 뺐어요.
log-cup-called-off = { $at } { $by } 님이 **{ $name }** 대회를 취소했어요.
log-tables = { $at } { $by } 님이 이 서버의 순위표를 초기화했어요.
log-settings = { $count ->
    [0] { $at } { $by } 님이 서버 설정을 바꿨어요.
   *[other] { $at } { $by } 님이 서버 설정을 바꿨어요:
}
log-change = { $what }: { $from } → { $to }
setting-channels = 게임할 수 있는 채널
setting-language = 공개 메시지 언어
setting-game = 기본 게임
setting-rules = 기본 규칙
setting-preset = 기본 프리셋
setting-allowed = 허용된 규칙
setting-clock = 기본 제한 시간
setting-threads = 게임마다 전용 스레드
setting-who = 도전을 만들 수 있는 사람
setting-boards = 지난 보드
setting-theme = 보드 테마
setting-text = 텍스트 보드
setting-puzzle = 오늘의 퍼즐 채널
setting-digest = 시즌 우승자 발표 채널
setting-most = 한 사람이 동시에 하는 게임 수
