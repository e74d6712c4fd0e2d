//! Full games through the real bot, over HTTP and WebSocket, by slash commands, to every forced
//! end. Afterward the store has the same game, and the channel shows the sentence and the picture.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::notation::read_records;
use halma_rules::{Event, Game, Ply, Reason, RuleSet, Rules, Variant, Verdict};
use serde_json::Value;

use crate::common::hall::Hall;
use crate::common::players::Plan::{self, Idle, LeaveThenIdle, Race, RaceKeeping};
use crate::common::table::Table;

fn game(variant: Variant, rules: RuleSet) -> Game {
    Game::new(Rules::new(variant, Some(rules), None).unwrap())
}

const PEOPLE: [&str; 6] = ["anna", "ben", "cleo", "dan", "ella", "finn"];

/// Plays a game by plans and checks its ending.
async fn plays_to(game: Game, plans: &[Plan], reason: Reason, drawn: bool, sentence: &str) {
    let mut hall = Hall::open().await;
    let people = &PEOPLE[..game.rules().setup().seats()];
    let mut table = Table::sit_down(&hall, "games", people, game).await;
    let outcome = table.play_out(plans).await;
    assert_eq!(
        (outcome.reason, outcome.verdict == Verdict::Drawn),
        (reason, drawn)
    );
    ends_with(&mut hall, &table, sentence).await;
    hall.close().await;
}

async fn ends_with(hall: &mut Hall, table: &Table, sentence: &str) {
    assert!(
        table.last.content.contains(sentence),
        "{}",
        table.last.content
    );
    assert!(table.last.button("Rematch").is_some());
    let history = table.game.history().iter().rev();
    let mover = history.clone().find_map(|event| match event {
        Event::Ply { seat, ply } if *ply != Ply::Pass => Some(seat.index()),
        _ => None,
    });
    let others = table.people.iter().enumerate();
    let others = others.filter(|(index, _)| Some(*index) != mover);
    let notified = &table.last.notified;
    if table.people.len() == 2 {
        assert!(notified.is_only(others.map(|(_, who)| who)), "{notified:?}");
    } else {
        // Seats are assigned at random, except the first.
        assert_eq!(notified.users.len(), table.people.len() - 1);
    }
    table.check_last();
    hall.stop_bot().await;
    assert_eq!(hall.stored_game(&table.code).await, table.game);
}

#[tokio::test(flavor = "multi_thread")]
async fn built_on_halma8() {
    let game = game(Variant::Halma8, RuleSet::Gambiter);
    plays_to(
        game,
        &[Race, Race],
        Reason::Built,
        false,
        "All 10 stones across in ",
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn built_on_corners() {
    let game = game(Variant::Corners, RuleSet::Gambiter);
    plays_to(
        game,
        &[Race, Race],
        Reason::Built,
        false,
        "stones across in",
    )
    .await;
}

/// Games from the vectors, with endings that no plan reaches: 723 plies by four people, 223 by six.
async fn plays_the_vector(id: &str) {
    let lines = include_str!("../../crates/rules/tests/vectors/games.jsonl").lines();
    let mut values = lines.map(|line| serde_json::from_str::<Value>(line).unwrap());
    let line = values.find(|value| value["id"] == id).unwrap();
    let record = read_records(line["record"].as_str().unwrap())
        .remove(0)
        .unwrap();
    let mut hall = Hall::open().await;
    let empty = Game::new(record.game.rules());
    let people = &PEOPLE[..empty.rules().setup().seats()];
    let mut table = Table::sit_down(&hall, "games", people, empty).await;
    for event in record.game.history() {
        if let Event::Ply { ply, .. } = event {
            table.play(*ply).await;
        }
    }
    assert_eq!(table.game.outcome().unwrap().reason, Reason::Built);
    let content = &table.last.content;
    let winner = content.split_once("🏆 **").unwrap().1;
    let winner = winner.split_once(" wins").unwrap().0;
    let places = format!("🏁 1. {winner} · 2. ");
    assert!(content.contains(&places), "{content}");
    let last = format!(" · {}. ", people.len());
    assert!(content.contains(&last), "{content}");
    ends_with(&mut hall, &table, "stones across in").await;
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn resigning_later_earns_a_better_place() {
    let hall = Hall::open().await;
    let game = game(Variant::Star3, RuleSet::Igroved);
    let table = Table::sit_down(&hall, "games", &PEOPLE[..3], game).await;
    let mut content = String::new();
    for person in &table.people[1..] {
        let line = format!("/halma resign game:{}", table.code);
        let asked = person.slash(table.channel, &line).await.unwrap();
        let asked = asked.message().await.unwrap();
        let answer = person.click(asked.id, "Yes, resign").await.unwrap();
        content = answer.follow_up(0).await.unwrap().content;
        let names_them = content.contains(&person.mention());
        assert!(
            names_them && (content.contains("resigned") || content.contains("🏁")),
            "{content}"
        );
    }
    let [anna, ben, cleo] = &table.people[..] else {
        panic!("three sat down")
    };
    let places = content.lines().find(|line| line.starts_with('🏁')).unwrap();
    let at = |person: &stand_in::Person| places.find(&person.mention()).unwrap();
    assert!(at(anna) < at(cleo) && at(cleo) < at(ben), "{places}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn built_on_halma16_for_four() {
    plays_the_vector("game-10").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn built_on_star6() {
    plays_the_vector("game-20").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn home_lost_on_halma8() {
    let game = game(Variant::Halma8, RuleSet::Gambiter);
    let plans = [RaceKeeping(&["h1"]), Race];
    plays_to(
        game,
        &plans,
        Reason::Home,
        false,
        "still had a stone at home",
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn home_drawn_on_halma8() {
    let game = game(Variant::Halma8, RuleSet::Gambiter);
    let plans = [RaceKeeping(&["h1"]), RaceKeeping(&["a8"])];
    plays_to(
        game,
        &plans,
        Reason::Home,
        true,
        "both still had a stone at home",
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn home_lost_on_corners() {
    let game = game(Variant::Corners, RuleSet::Gambiter);
    let plans = [RaceKeeping(&["h1"]), Race];
    plays_to(
        game,
        &plans,
        Reason::Home,
        false,
        "still had a stone at home",
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn home_drawn_on_corners() {
    let game = game(Variant::Corners, RuleSet::Gambiter);
    let plans = [RaceKeeping(&["h1"]), RaceKeeping(&["a8"])];
    plays_to(
        game,
        &plans,
        Reason::Home,
        true,
        "both still had a stone at home",
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tempo_on_halma8() {
    let game = game(Variant::Halma8, RuleSet::Gambiter);
    let plans = [LeaveThenIdle, LeaveThenIdle];
    plays_to(game, &plans, Reason::Tempo, false, "with fewer steps left").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tempo_on_corners() {
    let game = game(Variant::Corners, RuleSet::Gambiter);
    let plans = [LeaveThenIdle, LeaveThenIdle];
    plays_to(game, &plans, Reason::Tempo, false, "with fewer steps left").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn locked_on_star2() {
    let game = game(Variant::Star2, RuleSet::Igroved);
    let plans = [Race, RaceKeeping(&["e17"])];
    plays_to(game, &plans, Reason::Locked, false, "trapped stones").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn locked_on_star6() {
    let game = game(Variant::Star6, RuleSet::Igroved);
    let plans = [Race, Idle, Idle, RaceKeeping(&["e17"]), Idle, Idle];
    plays_to(game, &plans, Reason::Locked, false, "trapped stones").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn stall_on_closed_camp() {
    let game = game(Variant::Halma8, RuleSet::ClosedCamp);
    plays_to(
        game,
        &[Idle, LeaveThenIdle],
        Reason::Stall,
        false,
        "wins: 50 rounds without progress, and ⚪",
    )
    .await;
}
