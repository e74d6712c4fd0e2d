//! Whole games with known results.

use halma_rules::notation::{position_text, read_records, write_record};
use halma_rules::{Outcome, Seat};
use serde::Deserialize;

#[derive(Deserialize)]
struct Line {
    id: String,
    record: String,
    expect: Expected,
}

#[derive(Deserialize)]
struct Expected {
    plies: usize,
    to_move: u8,
    outcome: ExpectedOutcome,
    tempo: Vec<Option<u32>>,
    position: String,
}

#[derive(Deserialize)]
struct ExpectedOutcome {
    result: String,
    winners: Vec<u8>,
    reason: Option<String>,
}

#[test]
fn whole_games_have_their_known_results() {
    for line in include_str!("../vectors/games.jsonl").lines() {
        let Line { id, record, expect } = serde_json::from_str(line).unwrap();
        let record = read_records(&record).remove(0).unwrap();
        let game = &record.game;
        assert_eq!(game.ply_count(), expect.plies, "{id}");
        assert_eq!(game.position().to_move().number(), expect.to_move, "{id}");
        assert_eq!(game.result(), expect.outcome.result, "{id}");
        let outcome = game.outcome();
        let winners = outcome.into_iter().flat_map(Outcome::winners);
        let winners: Vec<u8> = winners.map(Seat::number).collect();
        assert_eq!(winners, expect.outcome.winners, "{id}");
        let reason = outcome.map(|outcome| outcome.reason.name().to_owned());
        assert_eq!(reason, expect.outcome.reason, "{id}");
        let tempo: Vec<_> = game.standing().tempo().values().copied().collect();
        assert_eq!(tempo, expect.tempo, "{id}");
        assert_eq!(position_text(game.position()), expect.position, "{id}");
        let again = read_records(&write_record(&record)).remove(0).unwrap();
        assert_eq!(again.game, record.game, "{id}");
    }
}
