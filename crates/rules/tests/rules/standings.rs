//! The text of a standing: a game resumed from it continues exactly as before.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::fs;
use std::path::Path;

use crate::cases;
use halma_rules::notation::{
    StandingError, parse_position, parse_standing, read_records, standing_text,
};
use halma_rules::{Event, Game, Position, Route, RuleSet, Rules, Standing, Variant};
use proptest::prelude::*;

/// All games of the test data: whole ones, and one for each line of the rules.
fn games() -> Vec<Game> {
    let mut texts: Vec<String> = include_str!("../vectors/games.jsonl")
        .lines()
        .map(|line| {
            let line: serde_json::Value = serde_json::from_str(line).unwrap();
            line["record"].as_str().unwrap().to_owned()
        })
        .collect();
    let endings = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/endings");
    for entry in fs::read_dir(endings).unwrap() {
        texts.push(fs::read_to_string(entry.unwrap().path()).unwrap());
    }
    let records = texts.iter().flat_map(|text| read_records(text));
    records.map(|record| record.unwrap().game).collect()
}

fn reread(standing: &Standing) -> Standing {
    let text = standing_text(standing);
    let read = parse_standing(standing.rules(), &text);
    read.unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn a_game_resumed_from_its_text_continues_the_same() {
    let games = games();
    assert!(games.len() > 50, "only {} games", games.len());
    for game in games {
        let mut played = Standing::of(game.start().clone());
        for event in game.history() {
            // Reread before each event, so that anything missing from the text shows up later.
            played = reread(&played);
            match *event {
                Event::Ply { ply, .. } => drop(played.play(ply).unwrap()),
                Event::Out { seat, reason } => drop(played.take_out(seat, reason).unwrap()),
            }
        }
        if let Some(outcome) = game.outcome().filter(|_| played.outcome().is_none()) {
            played.conclude(outcome).unwrap();
        }
        assert_eq!(&reread(&played), game.standing());
    }
}

#[test]
fn seats_late_to_leave_home_are_still_there_at_the_check() {
    let mut late = 0;
    for game in games() {
        let mut played = Standing::of(game.start().clone());
        let seats = played.playing().collect::<Vec<_>>();
        let mut was_late = vec![false; seats.len()];
        for event in game.history() {
            let Event::Ply { ply, .. } = *event else {
                break;
            };
            let checked = played.forced_ends();
            played.play(ply).unwrap();
            let is_over = checked.len() > played.forced_ends().len();
            for &seat in &seats {
                let at_home = played.position().stones_at_home(seat);
                assert!(
                    !was_late[seat.index()] || is_over || at_home > 0,
                    "{seat:?}"
                );
                was_late[seat.index()] |= played.is_late_to_leave_home(seat);
            }
        }
        late += usize::from(was_late.contains(&true));
    }
    assert!(late >= 5, "only {late} games in which somebody was late");
}

#[test]
fn the_last_move_before_the_check_may_take_the_last_stone_from_home() {
    let rows = "8/8/8/aaaaaa2/8/bbbbbb2/2bbbb2/aaa4a";
    for (round, moves_left) in [(29, 2), (30, 1)] {
        let rules = Rules::default_for(Variant::Halma8);
        let position = parse_position(rules, &format!("{rows} 1 {round}")).unwrap();
        let mut standing = Standing::of(position);
        let white = standing.position().to_move();
        assert_eq!(standing.position().stones_at_home(white), 1, "h1");
        assert!(!standing.is_late_to_leave_home(white), "{moves_left} moves");
        let away = standing.position().parse_ply("a1-a2").unwrap();
        standing.play(away).unwrap();
        assert_eq!(standing.is_late_to_leave_home(white), moves_left == 1);
    }
    let rules = Rules::new(Variant::Halma8, Some(RuleSet::BrainKing), None).unwrap();
    let position = parse_position(rules, &format!("{rows} 1 90")).unwrap();
    let text = standing_text(&Standing::of(position));
    let mut parts: Vec<&str> = text.split(' ').collect();
    let free = rules.home_moves().unwrap();
    let played = format!("{free},{free}");
    parts[3] = &played;
    let standing = parse_standing(rules, &parts.join(" ")).unwrap();
    let white = standing.position().to_move();
    assert!(
        !standing.is_late_to_leave_home(white),
        "this move may do it"
    );
}

#[test]
fn the_part_that_cannot_be_read_is_named() {
    let rules = Rules::default_for(Variant::Star3);
    let whole = standing_text(&Standing::start(rules));
    assert!(parse_standing(rules, &whole).is_ok(), "{whole}");
    let damaged = |part: usize, text: &str| {
        let mut parts: Vec<&str> = whole.split(' ').collect();
        parts[part] = text;
        parse_standing(rules, &parts.join(" ")).unwrap_err()
    };
    assert_eq!(damaged(0, "13"), StandingError::Stones);
    let stones = whole.split(' ').next().unwrap();
    let one_more = stones.replacen('1', "a", 1);
    assert_eq!(damaged(0, &one_more), StandingError::Stones);
    let nobody = "1/2/3/4/13/12/11/10/9/10/11/12/13/4/3/2/1";
    assert_eq!(damaged(0, nobody), StandingError::Outcome);
    assert_eq!(damaged(1, "4"), StandingError::SeatToMove);
    assert_eq!(damaged(2, "0"), StandingError::Round);
    assert_eq!(damaged(3, "0,0"), StandingError::OwnMoves);
    assert_eq!(damaged(4, "4"), StandingError::Out);
    assert_eq!(damaged(5, "-"), StandingError::Stall);
    assert_eq!(damaged(5, "0,0,60,60"), StandingError::Stall);
    assert_eq!(damaged(6, "won:9:built"), StandingError::Outcome);
    assert_eq!(damaged(6, "won:1:luck"), StandingError::Outcome);
    assert_eq!(damaged(6, "* *"), StandingError::Parts);
}

#[test]
fn a_route_is_read_back() {
    for variant in Variant::ALL {
        let position = Position::start(Rules::default_for(variant));
        for ply in position.legal_plies() {
            let halma_rules::Ply::Move(mv) = ply else {
                continue;
            };
            let (route, board) = (position.route(mv), position.board());
            let read = Route::parse(board, &route.text(board)).unwrap();
            assert_eq!((&read, read.mv()), (&route, mv), "{variant}");
        }
        for text in ["", "a", "h4", "h4-", "z9-z8", "h4-h5-"] {
            assert_eq!(Route::parse(position.board(), text), None, "{text}");
        }
    }
}

proptest! {
    #![proptest_config(cases::config(200, "tests/found/standings.txt"))]

    #[test]
    fn no_text_makes_the_parser_panic(text in "\\PC{0,60}", part in 0..7_usize) {
        for variant in Variant::ALL {
            let rules = Rules::default_for(variant);
            let whole = standing_text(&Standing::start(rules));
            let mut parts: Vec<&str> = whole.split(' ').collect();
            parts[part] = &text;
            drop(parse_standing(rules, &parts.join(" ")));
        }
    }
}
