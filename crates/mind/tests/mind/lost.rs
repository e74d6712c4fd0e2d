//! Games that an earlier version lost (tests/cases).
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_mind::{Cost, Memory, advise, review};
use halma_rules::notation::read_records;
use halma_rules::{Event, Game};

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
