# What is stored about a person.

privacy-title = **저장된 내 데이터**
privacy-account = • Discord 계정과 이름({ $name }): 게임에서 누가 두는지 보여 주는 데 써요.{ $face ->
    [yes] {" "}프로필 사진의 파일 이름도 저장돼 있어요.
   *[no] { "" }
}
privacy-games = • 게임: 진행 중 { $running }개, 끝난 게임 { $ended }개. 공개 도전: { $open }개. 모든 수와 둔 시각, 레이팅과 순위표의 변화를 저장해요.
privacy-settings = • 내 설정{ $has_zone ->
    [yes] (시간대 { $zone } 포함)
   *[no] { "" }
}. 휴가: { $away }번. 차단 목록: { $blocked }명.
privacy-study = • 컴퓨터를 이긴 게임 종류: { $beaten }개. 푼 퍼즐: { $puzzles }개.
privacy-notes = • 게임에 남긴 비공개 메모: { $count }개. 나만 볼 수 있어요.
privacy-plans = • 진행 중인 게임의 계획: { $count }개. 나만 볼 수 있어요.
privacy-cups = • 참가 신청한 대회: { $count }개.
privacy-more = 메시지는 읽지 않아요. 이 데이터는 저장된 그대로 모두 다운로드할 수 있어요.
privacy-nothing = 저장된 데이터가 없어요.
privacy-exported = 저장된 내 데이터예요(JSON). 사람은 숫자로 적혀 있고, `player`가 나예요.{ $cut ->
    [0] { "" }
   *[other] {" "}Discord의 파일 크기 제한 때문에 가장 오래된 게임 { $cut }개의 수는 뺐어요. 필요하면 봇 운영자에게 요청하세요.
}
privacy-file = 저장된 내 데이터. 사람은 64비트 숫자이고 `player`가 나. 시각은 UTC. 자리는 1부터 셈. 게임의 이벤트: p는 수, o는 탈락한 자리, e는 보드 밖에서 정해진 종료, b는 무른 수. 각 이벤트의 시각은 1970년부터 센 밀리초.
privacy-question = ⚠️ **내 개인 데이터를 모두 삭제할까요?** 되돌릴 수 없어요.
privacy-resigns = • 진행 중인 게임 { $count }개에서 기권하게 돼요: { $codes }.
privacy-leaves = • 공개 도전 { $count }개에서 나가게 돼요: { $codes }.
privacy-stays = • 끝난 게임은 상대의 기록이기도 해서 남아요. 대신 내 이름은 지워져요.
    • 모든 순위표에서 사라져요. 다시 돌아오면 새 사람으로 시작해요.
    • 삭제한 데이터는 하루 안에 디스크에서 지워져요. 채널의 메시지는 Discord에 있으므로 남아요. 봇 운영자의 백업에는 한동안 남을 수 있어요.
privacy-deleted = 완료했어요. 내 데이터를 모두 삭제했어요.
privacy-kept = 알겠어요. 아무것도 삭제하지 않았어요.
button-privacy-export = 데이터 다운로드
button-privacy-delete = 데이터 삭제…
button-privacy-delete-yes = 완전히 삭제
button-privacy-delete-no = 그대로 두기
