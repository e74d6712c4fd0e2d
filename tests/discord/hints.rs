//! What the computer would play: shown to the person to move, if the game is unrated.

use halma_mind::{Budget, Memory, Reason, reason, think};
use halma_rules::notation::parse_position;
use halma_rules::{Game, Rules, Standing, Variant};

use crate::common::hall::{Hall, private};
use crate::common::table::Table;

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_shown_with_reasons_and_can_be_played() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let channel = hall.stand_in.channel("general");
    let line = "/halma play with:@anna game:star2";
    let board = anna.slash(channel, line).await.unwrap();
    let board = board.message().await.unwrap();
    let hint = anna.slash(channel, "/halma hint").await.unwrap();
    let hint = hint.message().await.unwrap();
    assert!(hint.is_private() && hint.attachments.len() == 1);
    let lines: Vec<&str> = hint.content.lines().collect();
    // A third one would cost more than a matter of taste.
    assert_eq!(lines.len(), 3, "{}", hint.content);
    let rules = Rules::default_for(Variant::Star2);
    let game = Game::new(rules);
    let mut first = None;
    for (number, line) in (1..).zip(&lines[1..]) {
        assert!(line.starts_with(&format!("{number}. **")), "{line}");
        let route = line.split("**").nth(1).unwrap().replace(" → ", "-");
        let ply = game.parse_ply(&route).unwrap();
        first = first.or(Some(ply.text(rules.board()).replace('-', " → ")));
    }
    let first = first.unwrap();
    let play = format!("Play {first}");
    let played = anna.click(hint.id, &play).await.unwrap();
    let next = played.follow_up(0).await.unwrap();
    assert!(next.content.contains(first.split(' ').next().unwrap()));
    hall.stand_in.wait_for_deletion(hint.id).await.unwrap();
    // A hint from an earlier turn isn't played.
    assert_ne!(next.id, board.id);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_against_the_computer_says_that_the_win_will_not_count() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let channel = hall.stand_in.channel("general");
    let line = "/halma game custom computer:2 game:halma8 first:me";
    let board = anna.slash(channel, line).await.unwrap();
    board.message().await.unwrap();
    // Before each of two moves: the second hint has nothing more to record.
    for _ in 0..2 {
        let hint = anna.slash(channel, "/halma hint").await.unwrap();
        let hint = hint.message().await.unwrap();
        let last = hint.content.lines().last().unwrap();
        assert!(last.starts_with("🤖 You used a hint"), "{}", hint.content);
        let route = hint.content.split("**").nth(1).unwrap();
        let cells: Vec<&str> = route.split(" → ").collect();
        let play = format!("Play {} → {}", cells[0], cells[cells.len() - 1]);
        let played = anna.click(hint.id, &play).await.unwrap();
        played.follow_up(0).await.unwrap();
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn there_are_no_hints_in_rated_games_or_out_of_turn() {
    let hall = Hall::open().await;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
    let ask = async |person: usize| {
        let line = format!("/halma hint game:{}", table.code);
        let answer = table.people[person].slash(table.channel, &line).await;
        private(answer.unwrap()).await
    };
    assert!(ask(0).await.contains("is rated"));
    // Asking for hints needs no turn.
    assert!(ask(1).await.contains("is rated"));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_in_a_rated_game_need_everyones_consent() {
    let hall = Hall::open().await;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
    let [anna, ben] = &table.people.clone()[..] else {
        panic!("two sat down")
    };
    let line = "/halma hint";
    let other = anna.slash(table.channel, line).await.unwrap();
    let other = other.message().await.unwrap();
    let refused = anna.slash(table.channel, line).await.unwrap();
    let refused = refused.message().await.unwrap();
    let text = &refused.content;
    assert!(
        refused.is_private() && text.contains("only if everyone agrees"),
        "{text}"
    );
    let offered = anna.click(refused.id, "Ask everyone").await.unwrap();
    let offered = offered.follow_up(0).await.unwrap();
    assert!(offered.notified.is_only([ben]), "{:?}", offered.notified);
    assert!(offered.content.contains("hints"), "{}", offered.content);
    ben.click(offered.id, "Accept").await.unwrap();
    let agreed = hall.stand_in.message(offered.id).unwrap();
    assert!(agreed.content.contains("Agreed") && agreed.buttons().is_empty());
    let told = hall
        .stand_in
        .wait_for_message(table.channel, "that all agree", |message| {
            message.content.contains("everyone agreed: use")
        });
    assert!(told.await.unwrap().notified.is_only([anna]));
    let hint = anna.slash(table.channel, "/halma hint").await.unwrap();
    let hint = hint.message().await.unwrap();
    assert!(hint.is_private() && hint.attachments.len() == 1);
    let again = private(anna.click(other.id, "Ask everyone").await.unwrap()).await;
    assert!(again.contains("already"), "{again}");
    let early = private(ben.slash(table.channel, line).await.unwrap()).await;
    assert!(early.contains("turn"), "{early}");
    hall.close().await;
}

/// The expected reason.
type Expected = fn(Reason) -> bool;

#[test]
fn the_reason_names_what_matters_most() {
    let rules = Rules::default_for(Variant::Halma8);
    let black = "7b/6bb/5bbb/3b1bbb";
    let cases: [(String, Expected); 3] = [
        // One step from a full goal, and Black can't fill its own in the same round.
        (
            "aaaa4/aaa5/aa6/1a6/7b/b5b1/5bbb/3b1bbb 1 20".to_owned(),
            |reason| reason == Reason::Wins(1),
        ),
        // No opponent is in the way anymore.
        (
            format!("aaaa4/aaa5/a7/1aa5/{black} 1 20"),
            |reason| matches!(reason, Reason::Shortest(moves) if moves > 1),
        ),
        // The check in round 30 is near, and one stone is still at home.
        (
            "8/8/2aaaaa1/1aa1a3/8/bbbbb3/1bbbbb2/2a1a3 1 30".to_owned(),
            |reason| reason == Reason::LeavesHome(0),
        ),
    ];
    for (rows, is_expected) in cases {
        let standing = Standing::of(parse_position(rules, &rows).unwrap());
        let mut memory = Memory::with_positions(1 << 12);
        let thought = think(&standing, Budget::nodes(20_000), &mut memory, &|| false);
        let found = reason(&standing, &thought.unwrap().lines[0]);
        assert!(is_expected(found), "{rows}: {found:?}");
    }
}
