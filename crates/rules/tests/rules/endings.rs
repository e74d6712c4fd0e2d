//! A game file for each line of the rules, named after it: checks the outcome, and that the last
//! event caused it.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::fs;
use std::path::Path;

use halma_rules::notation::{Record, read_records};
use halma_rules::{Event, ForcedEnd, Game, Reason, Seat};

fn records() -> Vec<(String, Record)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/endings");
    let mut records = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        for record in read_records(&fs::read_to_string(&path).unwrap()) {
            records.push((
                name.clone(),
                record.unwrap_or_else(|error| panic!("{name}: {error}")),
            ));
        }
    }
    records
}

#[test]
fn every_ending_is_the_expected_one() {
    let records = records();
    assert!(records.len() >= 30, "only {} endings", records.len());
    for (name, record) in &records {
        let reason = record
            .game
            .outcome()
            .map_or("none", |outcome| outcome.reason.name());
        assert_eq!(Some(reason), record.tags.get("Expect"), "{name}");
    }
}

#[test]
fn only_the_last_event_ends_the_game() {
    for (name, record) in records() {
        let mut game = Game::from_position(record.game.start().clone());
        let away_from_the_board = record.game.outcome().is_some_and(|outcome| {
            matches!(outcome.reason, Reason::Agreement | Reason::Aborted)
                || outcome.reason == Reason::Timeout
                    && !matches!(record.game.history().last(), Some(Event::Out { .. }))
        });
        let by_moves = record.game.outcome().is_some() && !away_from_the_board;
        let events = record.game.history();
        for (index, event) in events.iter().enumerate() {
            assert_eq!(
                game.outcome(),
                None,
                "{name}: over before event {}",
                index + 1
            );
            match *event {
                Event::Ply { ply, .. } => drop(game.play(ply).unwrap()),
                Event::Out { seat, reason } => drop(game.take_out(seat, reason).unwrap()),
            }
        }
        assert_eq!(game.outcome().is_some(), by_moves, "{name}");
        if let (true, Some(Event::Ply { ply, .. })) = (by_moves, events.last()) {
            assert!(
                game.clone().play(*ply).is_err(),
                "{name}: a finished game accepts a ply"
            );
        }
    }
}

#[test]
fn the_stall_counter_names_the_threatened_seat() {
    for (name, record) in records() {
        let loser = match name.as_str() {
            "stall-white-alone-at-home-loses" => Some(Seat::at(0)),
            "stall-black-alone-at-home-loses" => Some(Seat::at(1)),
            "stall-both-at-home-draws" | "stall-nobody-at-home-draws" => None,
            _ => continue,
        };
        let mut game = Game::from_position(record.game.start().clone());
        for event in &record.game.history()[..60] {
            let Event::Ply { ply, .. } = *event else {
                unreachable!("it holds plies only")
            };
            game.play(ply).unwrap();
        }
        let expected = ForcedEnd::Stall {
            quiet_rounds: 30,
            rounds_left: 20,
            loser,
        };
        assert!(game.standing().forced_ends().contains(&expected), "{name}");
        let winner = loser.map(|loser| Seat::at(1 - loser.index()));
        assert_eq!(record.game.outcome().unwrap().winner(), winner, "{name}");
    }
}

#[test]
fn an_end_by_count_is_one_round_away_before_the_last_event() {
    let mut counted = 0;
    for (name, record) in records() {
        let reason = record.game.outcome().map(|outcome| outcome.reason);
        let is_counted = matches!(reason, Some(Reason::Home | Reason::Tempo | Reason::Stall));
        let Some((_, events)) = record.game.history().split_last().filter(|_| is_counted) else {
            continue;
        };
        let mut game = Game::from_position(record.game.start().clone());
        for event in events {
            game.repeat(*event).unwrap();
        }
        let ends = game.standing().forced_ends();
        let left = ends
            .iter()
            .filter_map(|end| end.left(game.standing()))
            .min();
        // None if the last move itself goes back home.
        assert!(left.is_none_or(|left| left == 1), "{name}: {ends:?}");
        counted += u32::from(left.is_some());
    }
    assert!(counted >= 5, "only {counted} games");
}
