# Lessons and puzzles.

lesson-title = 🎓 **레슨 { $number }/{ $all }.** { $text }
lesson-ask-step = 내 말은 ⚪ 흰색이에요. 오른쪽 아래 모서리에서 출발해 테두리가 있는 왼쪽 위 모서리까지 가요. 말은 옆 칸으로 한 칸씩 움직이고, 이 게임에서는 대각선으로도 움직여요. 말을 고른 다음 도착지에 가장 가까워지는 칸을 고르세요.
lesson-right-step = 대각선으로 한 번 가면 두 칸만큼 가까워져요.
lesson-wrong-step = 둘 수 있는 수지만, 더 가까워지는 칸이 있어요.
lesson-ask-jump = 말은 한 칸 이동하는 대신, 바로 옆의 말 하나를 뛰어넘어 그 뒤 빈칸으로 점프할 수 있어요. 말을 잡는 일은 없어요. 이 말로 점프해 보세요.
lesson-right-jump = 한 수에 두 칸. 뛰어넘은 말은 그 자리에 그대로 있어요.
lesson-wrong-jump = 그건 한 칸 이동이에요. 바로 뒤가 비어 있는 옆 말을 찾아보세요.
lesson-ask-chain = 점프한 말은 어느 방향으로든 이어서 점프할 수 있어요. 점프를 가장 많이 하는 수를 찾으세요.
lesson-right-chain = 한 수에 점프 세 번. 긴 연속 점프가 승리를 불러요.
lesson-wrong-chain = 더 긴 연속 점프가 있어요. 내려앉을 때마다 다음에 뛰어넘을 말을 찾아보세요.
lesson-ask-ladder = 연속 점프는 직접 만들 수 있어요. 한 칸씩 띄워 놓은 말은 뒤따르는 말의 징검다리가 돼요. 검은색이 어떻게 두든 다음 차례에 네 번 이상 연속으로 점프할 수 있게 하는 수를 찾으세요.
lesson-right-ladder = 조용한 한 수지만, 다음 수는 보드 절반을 건너요.
lesson-wrong-ladder = 그다음에 긴 연속 점프가 없거나, 검은색이 막을 수 있어요. 징검다리에서 빠진 자리를 찾으세요.
lesson-ask-home = 이 게임은 30라운드가 끝난 뒤에 집에 말이 남아 있으면 져요. 지금이 30라운드예요. 지지 않는 수를 찾으세요.
lesson-right-home = 집을 다 비웠어요. 실제 게임에서는 이런 때가 다가오면 보드 아래에 경고가 나와요.
lesson-wrong-home = 아직 집에 말이 남아서, 아무리 앞서 있어도 져요.
lesson-ask-block = 검은색이 다음에 무엇을 할 수 있는지 보세요. 검은색의 가장 좋은 수가 최대한 짧아지게 하는 수를 고르세요.
lesson-right-block = 검은색의 징검다리가 끊겼고, 내 말도 앞으로 나아갔어요.
lesson-wrong-block = 검은색에게 아직 더 긴 수가 있어요. 내려앉을 자리를 막거나, 뛰어넘을 말을 치우세요.
lesson-ask-race = 이제 길을 막는 말이 없으니 속도 싸움이에요. 도착지를 가장 빨리 채우는 길의 첫 수를 찾으세요.
lesson-right-race = 때로는 옆으로 가는 게 더 빨라요. 다음 말이 건널 다리가 되니까요.
lesson-wrong-race = 그러면 더 오래 걸려요. 칸이 아니라 수를 세고, 말끼리 도울 방법을 찾아보세요.
lesson-ask-count = 내 말은 ⚫ 검은색이고, 지금은 80라운드의 마지막 수예요. 이 수로 게임이 끝나고 남은 칸이 더 적은 쪽이 이겨요. 흰색은 3칸 남았어요. 이겨 보세요!
lesson-right-count = 남은 칸은 2 대 3. 레슨을 모두 마쳤어요! 다음에는 `/halma play computer:2`로 대결해 보세요.
lesson-wrong-count = 아직 남은 칸이 흰색과 같거나 더 많아요. 대각선으로 가면 몇 칸이 줄어드는지 떠올려 보세요.
study-right = ✅ **{ $route }**: 정답! { $text }
study-wrong = ❌ **{ $route }**: 아쉬워요. { $text }
study-none = 그 레슨이나 퍼즐을 찾을 수 없어요. 레슨 목록은 `/halma-study learn`에서 보세요.
study-stone = { $number }: { $cell }에 있는 말
study-target = { $number }: { $cell } 칸
menu-study-stone = 어떤 말을 옮길까요?
menu-study-target = 어디로 갈까요? 고르면 바로 둬요
button-study-stones = 다른 말
button-study-again = 다시 풀기
button-next-lesson = 다음 레슨
button-solve = 풀어 보기
puzzle-game = { $diagonals ->
    [on] { $game }, 대각선 있음
    [off] { $game }, 대각선 없음
   *[none] { $game }
}
puzzle-title = 🧩 **오늘의 퍼즐** · { $game }. 내 말은 { $color }. { $text }
puzzle-of-the-day = 🧩 **오늘의 퍼즐** · { $game }. { $color } 차례. { $text }
study-alt = { $color } 차례, 집({ $home })에서 도착지({ $goal })까지. 움직일 수 있는 말: { $stones }.
puzzle-ask-chain = 가장 긴 연속 점프를 찾으세요.
puzzle-ask-build = 길을 막는 말이 없고, { $moves }수 만에 도착지를 채울 수 있어요. 첫 수를 찾으세요. 그만큼 빠른 수는 하나뿐이에요.
puzzle-ask-home = 이번 라운드가 끝난 뒤에 집에 말이 남아 있으면 져요. 지지 않는 수는 하나뿐이에요.
puzzle-right = 하나뿐인 정답이에요.
puzzle-wrong = 더 좋은 수가 있어요.
puzzle-streak = { $tries ->
    [1] 한 번에 풀었어요!
   *[other] { $tries }번 만에 풀었어요.
} 🔥 { $days ->
    [1] 1일째
   *[other] { $days }일 연속
}, 최고 { $best }일.
puzzle-days-7 = 🎉 일주일 내내 퍼즐을 풀었어요!
puzzle-days-30 = 🎉 30일 연속. 이제 습관이네요.
puzzle-days-100 = 💯 100일 연속. 믿기지 않아요!
puzzle-skips = { $skipped }일을 쉬었지만, 한 달에 이틀은 쉬어도 괜찮아요. { $left ->
    [0] 이번 달에는 더 쉴 수 없어요.
   *[other] 이번 달에는 { $left }일 더 쉴 수 있어요.
}
puzzle-shared = 🧩 { $who } 님이 오늘의 퍼즐을 풀었어요
    { $tries ->
        [1] ✅ 한 번에
       *[other] ✅ { $tries }번 만에
    }
    🔥 { $days ->
        [1] 1일째
       *[other] { $days }일 연속
    }
puzzle-share-old = 다른 날의 퍼즐이에요. 오늘의 퍼즐은 `/halma-study puzzle`에서 보세요.
march-title = 🥾 **행진 { $number }**. 말 { $stones }개를 상대 없이, 되도록 적은 수로 테두리가 있는 도착지까지 옮기세요. 최소 { $par }수면 돼요.
march-so-far = 지금까지 { $moves }수.
march-misfit = 여기서는 `{ $word }` 수를 둘 수 없어요. `{ $example }`처럼 입력하고, 다음 수 앞은 한 칸 띄우세요.
march-finished = 🏁 **행진 { $number }**: { $moves }수 만에 도착! 최소 { $par }수면 돼요.
march-perfect = 🏆 더 적은 수로는 아무도 못 가요!
march-best = 오늘 내 최고 기록: { $moves }수
march-shared = 🥾 행진 { $number }: { $moves }/{ $par } · { $who }
march-share-old = 다른 날의 행진이에요. 오늘의 행진은 `/halma-study march`에서 보세요.
march-way = { $par }수로 가는 길: `{ $moves }`
march-table = 🥾 이 서버의 **행진 { $number }** (최소 { $par }수):
march-table-empty = 여기서 행진 { $number } 결과를 공유한 사람이 아직 없어요.
march-rank = { $place }. { $who } · { $moves }
march-yesterday = 공유된 행진 { $number } 결과:
button-march = 행진
button-march-back = 한 수 무르기
button-march-again = 처음부터
button-march-way = 가장 짧은 길
button-march-table = 순위
modal-march-title = 행진 { $number }
modal-march-field = 다음 수(여러 수는 띄어서)
