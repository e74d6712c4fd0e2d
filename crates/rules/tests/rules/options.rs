//! Options and the rule sets that need them: long jumps, the family star, places, pairs.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::notation::{RecordFault, parse_position, read_records, write_record};
use halma_rules::{
    Contest, Ends, Game, Illegal, Jumps, Obstacle, Options, Outcome, Reason, Rules, RulesError,
    Seat, Teams, Variant,
};

fn game(text: &str) -> Game {
    read_records(text).remove(0).unwrap().game
}

fn fault(text: &str) -> RecordFault {
    read_records(text).remove(0).unwrap_err().fault
}

fn halma8(jumps: &str, rows: &str, ply: &str) -> String {
    format!("[Variant \"halma8\"]\n[Jumps \"{jumps}\"]\n[Position \"{rows} 1 5\"]\n5. {ply}\n")
}

#[test]
fn a_long_jump_goes_over_one_stone_to_the_same_distance_behind_it() {
    let rows = "bbb5/bbb5/bb6/b7/5aaa/5aaa/5aaa/a2b4";
    for ply in ["a1-g1", "a1-g1-e3"] {
        assert_eq!(game(&halma8("long", rows, ply)).ply_count(), 1, "{ply}");
        assert!(matches!(
            fault(&halma8("short", rows, ply)),
            RecordFault::Move(_)
        ));
    }
    let two_in_the_way = "bbb5/bbb5/bb6/8/5aaa/5aaa/5aaa/a2bb3";
    for rows in [two_in_the_way, "bbb5/bbb5/bb6/8/5aaa/5aaa/5aaa/ab1b4"] {
        let fault = fault(&halma8("long", rows, "a1-g1"));
        assert!(matches!(
            fault,
            RecordFault::Move(Illegal::NotReachable { .. })
        ));
    }
}

#[test]
fn a_long_jump_may_go_over_the_cell_where_the_turn_began() {
    let rows = "bbbbbaaa/5aaa/5aaa/2b5/3b4/b7/2b5/2ab4";
    // The last leg passes c1, which is empty now.
    let game = game(&halma8("long", rows, "c1-c3-e5-a5-a1-g1"));
    assert_eq!(game.ply_count(), 1);
}

#[test]
fn in_the_family_star_other_corners_may_be_passed_but_not_entered() {
    let moves = "1. m4-m5 e14-e13\n2. m5-n5\n";
    let text = |rules: &str| format!("[Variant \"star2\"]\n[Rules \"{rules}\"]\n{moves}");
    let entered = Illegal::EntersCorner {
        from: "m5".to_owned(),
        to: "n5".to_owned(),
    };
    assert_eq!(fault(&text("family")), RecordFault::Move(entered));
    assert_eq!(game(&text("igroved")).ply_count(), 3);
    assert_eq!(game(&text("parlett")).ply_count(), 3);
}

/// Star2 with Parlett's ending, before seat 1 fills the last cell of a goal where `others` stand
/// too.
fn nearly_filled(others: usize) -> String {
    let goal: String = (0..9)
        .map(|cell| if cell < others { 'b' } else { 'a' })
        .collect();
    let (top, rest) = (&goal[..6], &goal[6..]);
    let rows = format!("{}/{}/{}/{rest}1", &top[..1], &top[1..3], &top[3..]);
    // Stones that are missing in the goal stand in the middle, and one beside the last cell.
    let middle = format!("{}{}", "a".repeat(others), "b".repeat(10 - others));
    let fill = |row: &str, holes: usize| match holes - row.len() {
        0 => row.to_owned(),
        empty => format!("{row}{empty}"),
    };
    let (row_9, row_8) = middle.split_at(9.min(middle.len()));
    format!(
        "[Variant \"star2\"]\n[Rules \"parlett\"]\n[Position \"{rows}/7a5/12/11/10/{}/{}/11/12/13/4/3/2/1 1 20\"]\n20. h13-h14\n",
        fill(row_9, 9),
        fill(row_8, 10)
    )
}

#[test]
fn a_goal_is_filled_by_most_of_its_own_stones() {
    for (others, reason) in [(0, Some(Reason::Built)), (1, Some(Reason::Filled))] {
        let game = game(&nearly_filled(others));
        assert_eq!(
            game.outcome().map(|outcome| outcome.reason),
            reason,
            "{others}"
        );
        assert_eq!(game.result(), "1-0");
    }
    assert_eq!(
        game(&nearly_filled(4)).result(),
        "1-0",
        "six of its own, four others"
    );
    assert_eq!(game(&nearly_filled(5)).outcome(), None, "half and half");
}

#[test]
fn an_option_that_a_variant_lacks_is_an_error_with_any_value() {
    let with = |variant, options| Rules::with_options(variant, None, options);
    let none = Options::default();
    for ends in Ends::ALL.iter().copied().map(Some) {
        let error = with(Variant::Star2, Options { ends, ..none }).unwrap_err();
        assert!(matches!(error, RulesError::NoEnds { .. }));
        assert!(with(Variant::Star3, Options { ends, ..none }).is_ok());
    }
    for teams in Teams::ALL.iter().copied().map(Some) {
        let error = with(Variant::Star5, Options { teams, ..none }).unwrap_err();
        assert!(
            error.to_string().contains("halma16-4, star4, star6"),
            "{error}"
        );
        assert!(with(Variant::Star6, Options { teams, ..none }).is_ok());
    }
    let (ends, teams) = (Some(Ends::Places), Some(Teams::Pairs));
    let both = Options {
        ends,
        teams,
        ..none
    };
    assert_eq!(with(Variant::Star4, both), Err(RulesError::PlacesAndPairs));
    for head in [
        "[Variant \"halma8\"]\n[Ends \"first\"]",
        "[Variant \"star3\"]\n[Teams \"none\"]",
        "[Variant \"star3\"]\n[Jumps \"far\"]",
        "[Variant \"star4\"]\n[Teams \"pairs\"]\n[Ends \"places\"]",
    ] {
        assert_eq!(fault(&format!("{head}\n*\n")), RecordFault::Tag, "{head}");
    }
}

#[test]
fn only_options_that_differ_from_the_default_are_written() {
    for rules in Rules::all() {
        let record = halma_rules::notation::Record {
            tags: halma_rules::notation::Tags::default(),
            game: Game::new(rules),
        };
        let text = write_record(&record);
        let has = |tag: &str| text.contains(&format!("[{tag} "));
        assert_eq!(has("Jumps"), rules.jumps() == Jumps::Long);
        assert_eq!(has("Ends"), rules.contest() == Contest::Places);
        assert_eq!(has("Teams"), rules.contest() == Contest::Pairs);
        assert_eq!(game(&text).rules(), rules);
    }
}

/// Star4, where seat 1 is built with its next move.
const ABOUT_TO_BUILD: &str =
    "a/aa/aaa/aaa1/7a1dddd/9ddd/9dd/9d/ccccccccc/bc8/bb9/bbb9/bbbb9/4/3/2/1 1 5";

fn star4(option: &str, moves: &str) -> String {
    format!("[Variant \"star4\"]\n{option}\n[Position \"{ABOUT_TO_BUILD}\"]\n5. {moves}\n")
}

#[test]
fn a_seat_that_is_done_has_no_more_turns() {
    for option in ["[Ends \"places\"]", "[Teams \"pairs\"]"] {
        let mut game = game(&star4(option, "h13-h14"));
        assert_eq!(game.outcome(), None, "{option}");
        assert!(game.standing().is_done(Seat::FIRST));
        for number in [2, 3, 4] {
            assert_eq!(game.position().to_move().number(), number);
            game.play(game.position().legal_plies()[0]).unwrap();
        }
        let (next, round) = (game.position().to_move().number(), game.position().round());
        assert_eq!(
            (next, round),
            (2, 6),
            "the round is complete without seat 1"
        );
        assert_eq!(game.position().stones_in_goal(Seat::FIRST), 10);
        assert!(game.standing().tempo()[Seat::FIRST].is_some());
        let resigns = star4(option, "h13-h14 resigns:1");
        assert_eq!(fault(&resigns), RecordFault::Seat, "{option}");
    }
    assert_eq!(game(&star4("", "h13-h14")).result(), "1-0-0-0");
}

#[test]
fn places_are_assigned_from_both_ends() {
    let star3 = |moves: &str| format!("[Variant \"star3\"]\n[Ends \"places\"]\n{moves}\n");
    let ends = |text: &str| {
        let game = game(text);
        let outcome = game.outcome().unwrap();
        let winners: Vec<u8> = outcome.winners().map(Seat::number).collect();
        (game.result(), winners, outcome.reason)
    };
    let resigned = ends(&star3("1. resigns:1 timeout:2"));
    assert_eq!(resigned, ("3-2-1".to_owned(), vec![3], Reason::Timeout));
    let agreed = ends(&star3("1. resigns:2\n1-3-1"));
    assert_eq!(agreed, ("1-3-1".to_owned(), vec![1, 3], Reason::Agreement));
    for bad in ["1-0-0", "1-2-3", "1/2-1/2-1/2", "1-1-3"] {
        assert_eq!(
            fault(&star3(&format!("1. resigns:2\n{bad}"))),
            RecordFault::Result,
            "{bad}"
        );
    }
    // Seat 1 is done first; two others go out, and the last seat takes the place between.
    let after = ends(&star4("[Ends \"places\"]", "h13-h14 resigns:2 resigns:4"));
    assert_eq!(after, ("1-4-2-3".to_owned(), vec![1], Reason::Resignation));
    let mut game = game(&star4("[Ends \"places\"]", "h13-h14"));
    assert_eq!(game.standing().place(Seat::FIRST), Some(1));
    game.conclude(Outcome::drawn(Reason::Agreement)).unwrap();
    assert_eq!(game.result(), "1-2-2-2");
}

#[test]
fn partners_win_and_go_out_together() {
    let star6 = |moves: &str| format!("[Variant \"star6\"]\n[Teams \"pairs\"]\n{moves}\n");
    let game_on = game(&star6("1. resigns:1"));
    assert_eq!(game_on.outcome(), None, "two teams are left");
    assert!(
        game_on.standing().is_out(Seat::at(3)),
        "the partner of seat 1"
    );
    assert_eq!(game_on.position().to_move().number(), 2);
    assert_eq!(fault(&star6("1. resigns:1 resigns:4")), RecordFault::Seat);
    assert_eq!(
        game(&star6("1. resigns:1 resigns:5")).result(),
        "0-0-1-0-0-1"
    );
    assert_eq!(
        game(&star6("1. resigns:1\n0-1/2-1/2-0-1/2-1/2")).result(),
        "0-1/2-1/2-0-1/2-1/2"
    );
    assert_eq!(game(&star6("*\n")).result(), "*");
    assert_eq!(
        game(&star6("0-1-0-0-1-0")).outcome().unwrap().winner(),
        None
    );
    assert_eq!(fault(&star6("1-0-0-0-0-0")), RecordFault::Result);
    // The partner of a seat that is done goes out, and takes it along.
    let lost = game(&star4("[Teams \"pairs\"]", "h13-h14 resigns:3"));
    assert_eq!(lost.result(), "0-1-0-1");
    assert!(!lost.position().has_stones(Seat::FIRST));
    let drawn = game(&star4("[Teams \"pairs\"]", "h13-h14\n1/2-1/2-1/2-1/2"));
    assert_eq!(
        drawn.result(),
        "1/2-1/2-1/2-1/2",
        "the seat that is done shares the draw"
    );
}

#[test]
fn a_game_for_places_or_pairs_starts_with_all_seats_and_none_built() {
    let rules = |ends| {
        let options = Options {
            ends,
            ..Options::default()
        };
        Rules::with_options(Variant::Star4, None, options).unwrap()
    };
    let built = ABOUT_TO_BUILD.replace("aaa1/7a1dddd", "aaaa/9dddd");
    let missing = ABOUT_TO_BUILD.replace("ccccccccc/bc8", "9/b9");
    for text in [&built, &missing] {
        assert!(parse_position(rules(None), text).is_ok());
        assert!(
            parse_position(rules(Some(Ends::Places)), text).is_err(),
            "{text}"
        );
    }
    assert!(parse_position(rules(Some(Ends::Places)), ABOUT_TO_BUILD).is_ok());
}

#[test]
fn the_same_game_for_fewer_players_keeps_its_homes() {
    let fewer = Variant::Star3Fifteen.with_seats(2);
    assert_eq!(fewer, Some(Variant::Star2Fifteen));
    assert_eq!(Variant::Star6.with_seats(2), Some(Variant::Star2));
    assert_eq!(Variant::Halma16Four.with_seats(2), Some(Variant::Halma16));
}

#[test]
fn what_keeps_a_stone_from_jumping_is_found() {
    let several = "bbb5/bbb5/bb6/8/5aaa/5aaa/5aaa/a2bb3";
    let near = "bbb5/bbb5/bb6/b7/5aaa/5aaa/5aaa/a1b5";
    let halfway = "bbb5/bbb5/bb6/b7/5aaa/5aaa/5aaa/a2b4";
    let (long, short) = (Jumps::Long, Jumps::Short);
    for (jumps, rows, to, expected) in [
        (long, halfway, "g1", "none"),
        (short, halfway, "g1", "d1 is too far"),
        (long, several, "g1", "2 stones"),
        (long, near, "g1", "c1 isn't halfway"),
        (long, near, "d1", "c1 isn't halfway"),
        (short, near, "e1", "c1 is too far"),
        (long, halfway, "a4", "no stone"),
        (long, halfway, "b3", "none"),
    ] {
        let options = Options {
            jumps: Some(jumps),
            ..Options::default()
        };
        let rules = Rules::with_options(Variant::Halma8, None, options).unwrap();
        let position = parse_position(rules, &format!("{rows} 1 5")).unwrap();
        let board = position.board();
        let [start, end] = ["a1", to].map(|cell| board.parse_cell(cell).unwrap());
        let found = match position.obstacle(start, start, end) {
            None => "none".to_owned(),
            Some(Obstacle::NoStone) => "no stone".to_owned(),
            Some(Obstacle::Several(count)) => format!("{count} stones"),
            Some(Obstacle::NotHalfway(stone)) => format!("{} isn't halfway", board.name(stone)),
            Some(Obstacle::TooFar(stone)) => format!("{} is too far", board.name(stone)),
        };
        assert_eq!(found, expected, "{jumps} {rows} to {to}");
    }
}
