//! Games that an earlier version lost (tests/cases).
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_mind::training::Pupil;
use halma_mind::{Budget, Cells, Cost, Memory, advise, review, think};
use halma_rules::notation::read_records;
use halma_rules::{Event, Game, Outcome, Reason};

const GAMES: &str = include_str!("../cases/lost-games.halma");

fn games() -> Vec<Game> {
    let records = read_records(GAMES).into_iter();
    records.map(|record| record.unwrap().game).collect()
}

/// The game as it stood before an event.
fn before(game: &Game, event: usize) -> Game {
    let mut again = Game::from_position(game.start().clone());
    for event in &game.history()[..event] {
        again.repeat(*event).unwrap();
    }
    again
}

#[test]
fn what_is_called_a_mistake_is_never_advised() {
    let mut memory = Memory::with_positions(1 << 17);
    let mut named = 0;
    for game in games().iter().take(5) {
        let review = review(game, 10_000, &mut memory, &|| false).unwrap();
        for moment in review.moments {
            if let Cost::Moves(_) = moment.cost {
                continue;
            }
            named += 1;
            let position = before(game, moment.event);
            let advice = advise(position.standing(), 3, &mut memory);
            let Event::Ply { ply, .. } = game.history()[moment.event] else {
                panic!("a move is named");
            };
            let advised = advice.iter().any(|line| line.ply == ply);
            assert!(!advised, "{moment:?}");
        }
    }
    assert!(named >= 5, "{named} are named");
}

/// Fifteen rounds before the check, against a player who weighs as the version did that lost.
#[test]
fn what_was_lost_by_the_home_check_is_not_lost_by_it_again() {
    let mut memory = Memory::with_positions(1 << 16);
    let is_by_home = |game: &Game| game.outcome().is_some_and(|end| end.reason == Reason::Home);
    let mut games = games();
    games.retain(is_by_home);
    assert_eq!(games.len(), 5);
    let mut lost = 0;
    for game in games {
        let check = game.rules().home_round().unwrap();
        let winner = game.outcome().and_then(Outcome::winner);
        let mut again = Game::from_position(game.start().clone());
        for event in game.history() {
            if again.position().round() + 15 < check {
                again.repeat(*event).unwrap();
            }
        }
        let cells = Cells::of(game.rules());
        let (taste, seed) = (0, 0);
        let other = Pupil { cells, taste, seed };
        let budget = Budget::nodes(20_000);
        while again.outcome().is_none() {
            let (standing, memory) = (again.standing(), &mut memory);
            let ply = if Some(again.position().to_move()) == winner {
                other.choose(standing, budget, memory)
            } else {
                think(standing, budget, memory, &|| false).map(|thought| thought.ply())
            };
            again.play(ply.unwrap()).unwrap();
        }
        let again_lost = again.outcome().and_then(Outcome::winner) == winner;
        lost += usize::from(is_by_home(&again) && again_lost);
    }
    assert_eq!(lost, 0);
}
