//! Lessons and puzzles by tapping, and the records they leave.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma::study::{Exercise, LESSONS, Puzzles};
use halma_rules::Ply;
use stand_in::{Message, Person, permission};

use crate::common::hall::{Hall, private, public};

const HOUR_MS: i64 = 60 * 60 * 1_000;

const STONES: &str = "Which stone?";
const TARGETS: &str = "Where to? Your pick is played right away";

/// Taps a move of an exercise.
async fn tap(person: &Person, shown: Message, exercise: &Exercise, is_right: bool) -> Message {
    let solutions = exercise.solutions();
    let mut moves = exercise.moves().into_iter();
    let mv = moves.find(|mv| solutions.contains(mv) == is_right).unwrap();
    let board = exercise.position().board();
    let mut shown = shown;
    if shown.select(TARGETS).is_none() {
        let from = board.name(mv.from());
        let targets = person.select(shown.id, STONES, &[&from]).await.unwrap();
        shown = targets.message().await.unwrap();
    }
    let text = Ply::Move(mv).text(board);
    let judged = person.select(shown.id, TARGETS, &[&text]).await.unwrap();
    judged.message().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn all_lessons_are_learned_in_order() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let channel = hall.stand_in.channel("general");
    let first = anna.slash(channel, "/halma-study learn").await.unwrap();
    let mut shown = first.message().await.unwrap();
    assert!(shown.is_private());
    for (number, lesson) in (1..).zip(LESSONS) {
        assert!(
            shown.content.contains(&format!("Lesson {number} of 8")),
            "{}",
            shown.content
        );
        assert_eq!(shown.attachments.len(), 1);
        let exercise = lesson.exercise();
        let wrong = tap(&anna, shown, &exercise, false).await;
        assert!(wrong.content.starts_with('❌'), "{}", wrong.content);
        let again = anna.click(wrong.id, "Try again").await.unwrap();
        let again = again.message().await.unwrap();
        let right = tap(&anna, again, &exercise, true).await;
        assert!(right.content.starts_with('✅'), "{}", right.content);
        shown = if right.button("Next lesson").is_some() {
            let next = anna.click(right.id, "Next lesson").await.unwrap();
            next.message().await.unwrap()
        } else {
            assert_eq!(number, LESSONS.len());
            right
        };
    }
    let fifth = anna
        .slash(channel, "/halma-study learn lesson:5")
        .await
        .unwrap();
    assert!(private(fifth).await.contains("Lesson 5 of 8"));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_streak_grows_every_day() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let channel = hall.stand_in.channel("general");
    let puzzles = Puzzles::load();
    // At noon, so that the day doesn't change during the test.
    let now = halma_service::Clock::now(&*hall.clock).0;
    hall.clock.advance_ms(36 * HOUR_MS - now % (24 * HOUR_MS));
    for day in 1..=2 {
        let now = halma_service::Clock::now(&*hall.clock);
        let today = halma_service::puzzle_day(now);
        let exercise = puzzles.of_day(today).unwrap();
        let shown = anna.slash(channel, "/halma-study puzzle").await.unwrap();
        let shown = shown.message().await.unwrap();
        assert!(shown.content.contains("day** · "), "{}", shown.content);
        let alt = shown.attachments[0].description.clone().unwrap();
        assert!(
            alt.contains("the goal (") && alt.contains("can move: "),
            "{alt}"
        );
        let wrong = tap(&anna, shown, exercise, false).await;
        assert!(!wrong.content.contains('🔥'), "{}", wrong.content);
        let again = anna.click(wrong.id, "Try again").await.unwrap();
        let right = tap(&anna, again.message().await.unwrap(), exercise, true).await;
        let streak = if day == 1 {
            "One day"
        } else {
            "2 days in a row"
        };
        assert!(right.content.contains(streak), "{}", right.content);
        assert!(
            right.content.contains("Solved on try 2"),
            "{}",
            right.content
        );
        let shared = public(anna.click(right.id, "Share").await.unwrap()).await;
        let lines: Vec<_> = shared.content.lines().collect();
        assert_eq!(
            lines[0],
            format!("🧩 {} solved today's puzzle", anna.mention())
        );
        assert_eq!(lines[1], "✅ on try 2");
        assert!(
            lines[2].contains(&streak.to_lowercase()) && lines.len() == 3,
            "{lines:?}"
        );
        hall.clock.advance_ms(24 * HOUR_MS);
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_gets_one_puzzle_a_day() {
    let mut hall = Hall::open().await;
    let dora = hall.stand_in.user("dora");
    dora.set_permissions(permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    let anna = hall.stand_in.user("anna");
    let channel = hall.stand_in.channel("puzzles");
    // At noon, so that the day doesn't change during the test.
    let now = halma_service::Clock::now(&*hall.clock).0;
    hall.clock.advance_ms(36 * HOUR_MS - now % (24 * HOUR_MS));
    let on = dora
        .slash(channel, "/halma-admin settings puzzle:true")
        .await
        .unwrap();
    assert!(private(on).await.contains("Daily puzzle posted in: <#"));
    let is_daily = |message: &Message| message.button("Solve it").is_some();
    let daily = hall
        .stand_in
        .wait_for_message(channel, "a puzzle", is_daily);
    let first = daily.await.unwrap();
    assert_eq!(first.attachments.len(), 1);
    let solve = anna.click(first.id, "Solve it").await.unwrap();
    assert!(private(solve).await.contains("Puzzle of the day"));
    let march = anna.click(first.id, "March").await.unwrap();
    let march = march.message().await.unwrap();
    assert!(
        march.is_private() && march.content.contains("**March "),
        "{}",
        march.content
    );
    hall.restart_bot().await;
    hall.clock.advance_ms(24 * HOUR_MS);
    let is_next = |message: &Message| message.id > first.id && is_daily(message);
    let next = hall.stand_in.wait_for_message(channel, "the next", is_next);
    let next = next.await.unwrap();
    // After the restart the first puzzle is still posted only once.
    let posted = hall.stand_in.messages(channel);
    let posted = posted.iter().filter(|message| is_daily(message));
    assert_eq!(posted.count(), 2, "{next:?}");
    let off = dora
        .slash(channel, "/halma-admin settings puzzle:false")
        .await
        .unwrap();
    assert!(private(off).await.contains("no channel"));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_analyzed() {
    let hall = Hall::open().await;
    let (anna, ben) = (hall.stand_in.user("anna"), hall.stand_in.user("ben"));
    let channel = hall.stand_in.channel("general");
    let line = "/halma game custom with:@ben game:mini-corners first:me";
    let open = public(anna.slash(channel, line).await.unwrap()).await;
    let board = public(ben.click(open.id, "Accept").await.unwrap()).await;
    let code = crate::common::hall::code_of(&board);
    let line = format!("/halma-study analyze game:{code}");
    let early = private(anna.slash(channel, &line).await.unwrap()).await;
    assert!(early.contains("isn't over"), "{early}");
    let game = halma_rules::Game::new(halma_rules::Rules::default_for(
        halma_rules::Variant::MiniCorners,
    ));
    let board_names = game.rules().board();
    let mut game = game.clone();
    for number in 0..6 {
        let ply = game.position().legal_plies()[0];
        let text = ply.text(board_names);
        let who = [&anna, &ben][number % 2];
        let line = format!("/halma move text:{text} game:{code}");
        public(who.slash(channel, &line).await.unwrap()).await;
        game.play(ply).unwrap();
    }
    let sure = anna
        .slash(channel, &format!("/halma resign game:{code}"))
        .await
        .unwrap();
    let sure = sure.message().await.unwrap();
    let ended = anna.click(sure.id, "Yes, resign").await.unwrap();
    let ended = public(ended).await;
    let looked = ben.click(ended.id, "Analysis").await.unwrap();
    let looked = looked.message().await.unwrap();
    assert!(looked.is_private() && looked.attachments.len() == 1);
    let told = looked.embeds[0].description.clone().unwrap();
    assert!(
        told.contains("The curve") && told.contains("Round"),
        "{told}"
    );
    let shared = crate::discord::sharing::share_twice(&ben, &looked).await;
    let names = [&anna, &ben].map(|one| shared.content.contains(&one.mention()));
    assert_eq!((names, shared.attachments.len()), ([true, true], 1));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_a_few_moves_is_not_analyzed() {
    let hall = Hall::open().await;
    let (anna, ben) = (hall.stand_in.user("anna"), hall.stand_in.user("ben"));
    let channel = hall.stand_in.channel("general");
    let line = "/halma game custom with:@ben game:mini-corners first:me";
    let open = public(anna.slash(channel, line).await.unwrap()).await;
    let board = public(ben.click(open.id, "Accept").await.unwrap()).await;
    let code = crate::common::hall::code_of(&board);
    let game = halma_rules::Game::new(halma_rules::Rules::default_for(
        halma_rules::Variant::MiniCorners,
    ));
    let text = game.position().legal_plies()[0].text(game.rules().board());
    let line = format!("/halma move text:{text} game:{code}");
    public(anna.slash(channel, &line).await.unwrap()).await;
    let line = format!("/halma resign game:{code}");
    let sure = ben.slash(channel, &line).await.unwrap();
    let sure = sure.message().await.unwrap();
    public(ben.click(sure.id, "Yes, resign").await.unwrap()).await;
    let line = format!("/halma-study analyze game:{code}");
    let short = private(anna.slash(channel, &line).await.unwrap()).await;
    assert!(short.contains("too short"), "{short}");
    hall.close().await;
}
