//! What the errors say: each names what is wrong and where.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::notation::{
    parse_position, parse_standing, position_text, read_records, standing_text,
};
use halma_rules::{Game, Ply, Position, Rules, Variant};

fn halma8() -> Rules {
    Rules::default_for(Variant::Halma8)
}

/// The faults of a position, one a line.
fn faults(rules: Rules, text: &str) -> Vec<String> {
    let error = parse_position(rules, text).unwrap_err();
    error.faults.iter().map(ToString::to_string).collect()
}

#[test]
fn each_fault_of_a_position_is_named() {
    let said = |text: &str| faults(halma8(), text).join("; ");
    for (text, sentence) in [
        (
            "1 1",
            "2 parts instead of stones, seat to move and round with one space between",
        ),
        (
            "bbbb4/bbb5/bb6/b7/7a/6aa/5aaa 1 1",
            "7 rows where the board has 8",
        ),
        (
            "bbbb3/bbb5/bb6/b7/7a/6aa/5aaa/4aaaa 1 1",
            "row 1 from the top has 7 cells where the board has 8",
        ),
        (
            "bbbb4/bbbx4/bb6/b7/7a/6aa/5aaa/4aaaa 1 1",
            "row 2 from the top has 'x'",
        ),
        (
            "bbbb4/bbb05/bb6/b7/7a/6aa/5aaa/4aaaa 1 1",
            "row 2 from the top has a number that is 0 or begins with 0",
        ),
        (
            "bbbb4/bbb5/bb6/b7/7a/6aa/5aaa/5aaa 1 1",
            "color a has 9 stones instead of 10 or none",
        ),
        (
            "bbbb4/bbb5/bb6/b7/8/8/8/8 2 1",
            "color a has no stones, which a game of two, places and pairs do not allow",
        ),
        (
            "bbbb4/bbb5/bb6/b7/7a/6aa/5aaa/4aaaa 3 1",
            "the seat to move is \"3\", not a number from 1 to 2",
        ),
        (
            "bbbb4/bbb5/bb6/b7/7a/6aa/5aaa/4aaaa 1 0",
            "the round is \"0\", not a number from 1 to 1000000",
        ),
    ] {
        assert!(said(text).contains(sentence), "{}", said(text));
    }
    let star = Rules::default_for(Variant::Star3);
    let start = Position::start(star);
    let text = position_text(&start).replace("aaaa/aaa/aa/a", "4/3/2/1");
    assert_eq!(faults(star, &text), ["seat 1 is to move but has no stones"]);
    let alone = "1/2/3/4/13/12/11/10/9/10/11/12/13/aaaa/aaa/aa/a 1 1";
    assert_eq!(faults(star, alone), ["fewer than two seats have stones"]);
}

#[test]
fn each_refusal_of_a_move_is_a_sentence() {
    let position = Position::start(halma8());
    let refused = |text: &str| position.parse_ply(text).unwrap_err().to_string();
    for (text, sentence) in [
        ("hello", "not a move; write it as from-to, such as a1-a2"),
        ("h4-i9", "the board has no cell \"i9\""),
        ("c4-c5", "there is no stone on c4"),
        ("a5-a4", "the stone on a5 belongs to another seat"),
        ("h4-h4", "a turn may not end on h4, where it began"),
        ("h4-h3", "there is a stone on h3 already"),
        (
            "h4-a1",
            "the stone on h4 cannot reach a1; it can reach g4, g5, h5",
        ),
        (
            "h3-h5-h6",
            "leg 2 of the route, h5 to h6, is not a possible jump",
        ),
        ("--", "a pass is legal only when no stone can move"),
    ] {
        assert_eq!(refused(text), sentence, "{text}");
    }
    let corners = Position::start(Rules::default_for(Variant::Corners));
    let stuck = "the stone on h1 cannot reach a1; it cannot move at all";
    assert_eq!(corners.parse_ply("h1-a1").unwrap_err().to_string(), stuck);
    let closed = Rules::new(Variant::Halma8, Some("closed-camp".parse().unwrap()), None).unwrap();
    let text = "aaa1a3/aaa5/aa6/a7/8/4b1b1/5bbb/1b2bbbb 1 20";
    let position = parse_position(closed, text).unwrap();
    let leaves = "the stone on c8 stands in its goal and may not leave it for d7";
    assert_eq!(position.parse_ply("c8-d7").unwrap_err().to_string(), leaves);
}

#[test]
fn a_finished_game_says_how_it_ended() {
    let record = "[Variant \"halma8\"]\n[Result \"0-1\"]\n1. h4-h5 *";
    let mut game: Game = read_records(record).remove(0).unwrap().game;
    let refused = game.play(Ply::Pass).unwrap_err();
    assert_eq!(refused.to_string(), "the game is over (resignation)");
    assert!(!game.standing().must_pass());
}

#[test]
fn a_record_says_which_line_and_ply_is_wrong() {
    let refused = |record: &str| read_records(record).remove(0).unwrap_err().to_string();
    let said = refused("[Variant \"halma8\"]\n1. h4-h5 a5-a4\n2. h5-a1");
    assert!(said.starts_with("line 3, ply 3: "), "{said}");
    let said = refused("[Variant \"chess\"]");
    assert!(said.starts_with("line 1: "), "{said}");
}

#[test]
fn a_damaged_standing_says_which_part_is_wrong() {
    let text = standing_text(Game::new(halma8()).standing());
    let parts: Vec<&str> = text.split(' ').collect();
    let said = |part: usize, with: &str| {
        let mut damaged = parts.clone();
        damaged[part] = with;
        let refused = parse_standing(halma8(), &damaged.join(" ")).unwrap_err();
        refused.to_string()
    };
    assert_eq!(said(0, "8"), "bad standing: the stones");
    assert_eq!(said(1, "9"), "bad standing: the seat to move");
    assert_eq!(said(2, "0"), "bad standing: the round");
    let short = parse_standing(halma8(), "x").unwrap_err().to_string();
    assert_eq!(short, "bad standing: not as many parts as there must be");
}
