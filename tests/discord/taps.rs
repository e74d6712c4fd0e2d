//! Moves chosen by tapping only: suggestions first, all others by their stones.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::{Game, Ply, Route, Rules, Variant};
use stand_in::{Answer, First, Message, Person, Snowflake, permission};

use crate::common::hall::{Hall, private, stripped};
use crate::common::players::{Dice, Plan, next};
use crate::common::table::Table;

const BEST: &str = "Suggested moves: pick one to play it";
const STONES: &str = "Pick a stone…";
const TARGETS: &str = "Where to? Your pick is played right away";

async fn menu(person: &Person, board: Snowflake) -> Message {
    let menu = person.click(board, "Move").await.unwrap();
    menu.message().await.unwrap()
}

fn values(menu: &Message, which: &str) -> Vec<String> {
    let select = menu.select(which).unwrap();
    select.options.iter().map(|one| one.value.clone()).collect()
}

/// Taps until a move is played. Returns the answer to the last tap, the message with the menus, and
/// the number of taps.
async fn tap(person: &Person, board: Snowflake, text: &str) -> (Answer, Snowflake, u32) {
    let shown = menu(person, board).await;
    let menus = shown.id;
    if values(&shown, BEST).iter().any(|value| value == text) {
        let played = person.select(shown.id, BEST, &[text]).await.unwrap();
        return (played, menus, 2);
    }
    let (from, _) = text.split_once('-').unwrap();
    let mut page = shown;
    while !values(&page, STONES).iter().any(|value| value == from) {
        let next = person.click(page.id, "Other stones").await.unwrap();
        page = next.message().await.unwrap();
    }
    let targets = person.select(page.id, STONES, &[from]).await.unwrap();
    let targets = targets.message().await.unwrap();
    let played = person.select(targets.id, TARGETS, &[text]).await.unwrap();
    (played, menus, 3)
}

/// Plays a whole game by tapping only. Returns the most taps that a move needed.
async fn play_whole_game(variant: Variant, people: &[&str]) -> u32 {
    let hall = Hall::open().await;
    let game = Game::new(Rules::default_for(variant));
    let mut table = Table::sit_down(&hall, "general", people, game).await;
    let plans = vec![Plan::Race; people.len()];
    let (mut dice, mut most, mut chains) = (Dice(5), 0, Vec::new());
    let mut rounds = 0;
    while let Some(ply) = next(&table.game, &plans, &mut dice) {
        let mover = table.to_move().clone();
        rounds = table.game.position().round();
        if let Ply::Move(mv) = ply {
            chains.push(table.game.position().route(mv).jumps());
        }
        let text = ply.text(table.game.position().board());
        let (answer, menus, taps) = tap(&mover, table.last.id, &text).await;
        assert!(matches!(answer.first(), First::Update), "the menus go");
        table.last = answer.follow_up(0).await.unwrap();
        // The menus' replacement isn't needed once the board is there.
        hall.stand_in.wait_for_deletion(menus).await.unwrap();
        table.note(ply);
        most = most.max(taps);
    }
    let end = &table.last.content;
    assert!(end.contains("🏆"), "{end}");
    let (jumps, longest) = (chains.iter().sum::<usize>(), chains.iter().max().unwrap());
    let feats = format!("{rounds} rounds · {jumps} jumps · longest chain {longest}, by");
    assert!(end.contains(&feats), "{feats} in {end}");
    hall.close().await;
    most
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_on_the_largest_board_can_be_played_by_tapping_only() {
    let most = play_whole_game(Variant::Halma16, &["anna", "ben"]).await;
    assert!(most <= 3, "{most} taps");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_six_can_be_played_by_tapping_only() {
    let people = ["anna", "ben", "carl", "dora", "eva", "finn"];
    let most = play_whole_game(Variant::Star6, &people).await;
    assert!(most <= 3, "{most} taps");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_menus_describe_moves_and_have_a_way_back() {
    let hall = Hall::open().await;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
    let anna = table.people[0].clone();
    let shown = menu(&anna, table.last.id).await;
    assert!(shown.is_private() && shown.attachments.len() == 1);
    let best = shown.select(BEST).unwrap();
    let labels: Vec<&str> = best.options.iter().map(|one| one.label.as_str()).collect();
    assert!(
        labels[0].contains(" → ") && labels[0].contains("+4"),
        "{labels:?}"
    );
    assert!(
        labels.iter().any(|label| label.contains("one jump")),
        "{labels:?}"
    );
    assert!(
        labels.iter().any(|label| label.contains("step")),
        "{labels:?}"
    );
    let stones = values(&shown, STONES);
    let all = table.game.position().legal_plies();
    let from = |ply: &Ply| match ply {
        Ply::Move(mv) => table.game.position().board().name(mv.from()),
        Ply::Pass => String::new(),
    };
    assert!(
        all.iter().all(|ply| stones.contains(&from(ply))),
        "every stone that can move"
    );
    let targets = anna.select(shown.id, STONES, &["h4"]).await.unwrap();
    let targets = targets.message().await.unwrap();
    let wanted: Vec<String> = (all.iter().filter(|ply| from(ply) == "h4"))
        .map(|ply| ply.text(table.game.position().board()))
        .collect();
    let mut offered = values(&targets, TARGETS);
    offered.sort();
    assert_eq!(offered, wanted);
    assert!(targets.content.contains("h4") && targets.attachments.len() == 1);
    let back = anna.click(targets.id, "Back").await.unwrap();
    assert!(back.message().await.unwrap().select(BEST).is_some());

    // Meanwhile the game continues elsewhere; the menus always show the current board.
    let old = table.last.clone();
    table.play(all[0]).await;
    let stale = anna.select(targets.id, BEST, &["h4-h5"]).await.unwrap();
    let stale = stale.message().await.unwrap();
    assert!(stale.content.contains("out of date"), "{}", stale.content);
    assert!(stale.select(BEST).is_none(), "it is the other's turn");
    let ben = table.people[1].clone();
    let early = menu(&ben, table.last.id).await;
    let reply = table.game.position().legal_plies()[0];
    table.play(reply).await;
    table.play(table.game.position().legal_plies()[0]).await;
    let again = ben.select(early.id, BEST, &["a5-a4"]).await.unwrap();
    let again = again.message().await.unwrap();
    assert!(again.content.contains("out of date"), "{}", again.content);
    assert!(again.select(BEST).is_some(), "it is their turn again");
    stripped(&hall.stand_in, &old).await;
    let other = anna.click(table.last.id, "Move").await.unwrap();
    let said = private(other).await;
    assert!(said.contains("turn. I'll mention you"), "{said}");
    hall.close().await;
}

const JUMPS: &str = "Jump to…";

/// The first chain with this many jumps in a game of two, which is played up to that point.
async fn chain(table: &mut Table, jumps: usize) -> Vec<String> {
    let (plans, mut dice) = ([Plan::Race, Plan::Race], Dice(5));
    loop {
        let position = table.game.position();
        let moves = position
            .gains()
            .into_iter()
            .map(|(mv, _)| position.route(mv));
        let longest = moves.max_by_key(Route::jumps).unwrap();
        if longest.jumps() >= jumps {
            let cells = longest.cells().iter();
            return cells.map(|&cell| position.board().name(cell)).collect();
        }
        let ply = next(&table.game, &plans, &mut dice).unwrap();
        table.play(ply).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chain_can_be_chosen_jump_by_jump_and_stopped_anywhere() {
    let hall = Hall::open().await;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
    let cells = chain(&mut table, 3).await;
    let mover = table.to_move().clone();
    let shown = menu(&mover, table.last.id).await;
    let targets = mover.select(shown.id, STONES, &[&cells[0]]).await.unwrap();
    let targets = targets.message().await.unwrap();
    let select = targets.select(TARGETS).unwrap();
    let routes = select
        .options
        .iter()
        .filter_map(|one| one.description.as_deref());
    assert!(
        routes.clone().any(|route| route == cells.join(" → ")),
        "{:?} without {cells:?}",
        routes.collect::<Vec<_>>()
    );
    let begun = mover.click(targets.id, "Jump by jump").await.unwrap();
    let mut at = begun.message().await.unwrap();
    let stop = mover.click(at.id, "Stop here").await;
    assert!(stop.is_err(), "a turn may not end where it began");
    for landing in &cells[1..] {
        assert!(values(&at, JUMPS).contains(landing), "{landing}");
        let on = mover.select(at.id, JUMPS, &[landing]).await.unwrap();
        at = on.message().await.unwrap();
        assert!(
            at.content.contains(&format!("is on {landing}")),
            "{}",
            at.content
        );
    }
    assert!(at.content.contains("only jump back"), "{}", at.content);
    // Back returns to the stone, where everything starts over.
    let back = mover.click(at.id, "Back").await.unwrap();
    let back = back.message().await.unwrap();
    assert!(back.select(TARGETS).is_some());
    let begun = mover.click(back.id, "Jump by jump").await.unwrap();
    let begun = begun.message().await.unwrap();
    let first = mover.select(begun.id, JUMPS, &[&cells[1]]).await.unwrap();
    let first = first.message().await.unwrap();
    let played = mover.click(first.id, "Stop here").await.unwrap();
    let board = played.follow_up(0).await.unwrap();
    let stopped = format!("{} → {}", cells[0], cells[1]);
    assert!(board.content.contains(&stopped), "{}", board.content);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_that_make_leaving_home_in_time_impossible_are_marked() {
    let hall = Hall::open().await;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
    let is_marked = |shown: &Message| {
        let best = shown.select(BEST).unwrap();
        best.options
            .iter()
            .any(|one| one.label.contains("won't leave home in time"))
    };
    let shown = menu(table.to_move(), table.last.id).await;
    assert!(!is_marked(&shown), "there is time");
    // Both players step back and forth until the check is near.
    while table.game.position().round() < 25 {
        let ply = next(&table.game, &[Plan::Idle, Plan::Idle], &mut Dice(3)).unwrap();
        table.play(ply).await;
    }
    let shown = menu(table.to_move(), table.last.id).await;
    assert!(is_marked(&shown), "ten stones, and six moves");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn menus_also_disappear_if_the_board_changes_in_place() {
    let hall = Hall::open().await;
    let channel = hall.stand_in.channel("general");
    let felix = hall.stand_in.user("felix");
    felix.set_permissions(permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    let line = "/halma-admin settings boards:one-message";
    private(felix.slash(channel, line).await.unwrap()).await;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
    table.until_known().await;
    let shown = menu(&table.people[0], table.last.id).await;
    let choose = table.people[0].select(shown.id, BEST, &["h4-g5"]);
    choose.await.unwrap();
    hall.stand_in.wait_for_deletion(shown.id).await.unwrap();
    let board = hall.stand_in.wait_for_edit(&table.last).await.unwrap();
    assert!(board.content.contains("h4 → g5"), "{}", board.content);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_confirmed_if_the_player_wants_it() {
    let hall = Hall::open().await;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
    let anna = table.people[0].clone();
    let line = "/halma me settings confirm:true";
    let settings = private(anna.slash(table.channel, line).await.unwrap()).await;
    assert!(settings.contains("I ask before"), "{settings}");
    let shown = menu(&anna, table.last.id).await;
    let asked = anna.select(shown.id, BEST, &["h4-g5"]).await.unwrap();
    let asked = asked.message().await.unwrap();
    assert!(asked.content.contains("h4 → g5"), "{}", asked.content);
    assert!(asked.attachments.len() == 1 && asked.is_private());
    let back = anna.click(asked.id, "Back").await.unwrap();
    let back = back.message().await.unwrap();
    let asked = anna.select(back.id, BEST, &["h4-h5"]).await.unwrap();
    let asked = asked.message().await.unwrap();
    let played = anna.click(asked.id, "Play").await.unwrap();
    let board = played.follow_up(0).await.unwrap();
    assert!(board.content.contains("h4 → h5"), "{}", board.content);
    hall.close().await;
}
