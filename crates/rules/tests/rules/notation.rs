//! Parsers: bad input never panics and is reported with its place; good input round-trips.
#![expect(clippy::unwrap_used, reason = "a test")]

use crate::cases;
use halma_rules::notation::{
    MOST_LINE_CHARS, MOST_RECORD_BYTES, Record, Tags, parse_position, plain_text, read_records,
    text_of_file, write_record,
};
use halma_rules::{Game, Illegal, Position, Reason, Rules, Seat, Variant, Verdict};

use proptest::prelude::*;

fn halma8() -> Rules {
    Rules::default_for(Variant::Halma8)
}

fn record(text: &str) -> Result<Game, (String, usize, Option<usize>)> {
    let mut records = read_records(text);
    assert_eq!(records.len(), 1, "{text}");
    let record = records.remove(0).map(|record| record.game);
    record.map_err(|error| (error.message, error.line, error.ply))
}

fn error(text: &str, part: &str, line: usize, ply: Option<usize>) {
    let (message, found_line, found_ply) = record(text).unwrap_err();
    assert!(message.contains(part), "{message}");
    assert_eq!((found_line, found_ply), (line, ply), "{message}");
}

#[test]
fn refusals_are_typed() {
    let position = Position::start(halma8());
    let refuse = |text: &str| position.parse_ply(text).unwrap_err();
    assert_eq!(refuse("c4-c5"), Illegal::EmptyCell { cell: "c4".into() });
    assert_eq!(refuse("a5-a4"), Illegal::NotYourStone { cell: "a5".into() });
    assert_eq!(refuse("h4-h3"), Illegal::TargetTaken { cell: "h3".into() });
    assert_eq!(refuse("h4-h4"), Illegal::SameCell { cell: "h4".into() });
    assert_eq!(refuse("h4-i9"), Illegal::NoSuchCell { name: "i9".into() });
    let targets = ["g4", "g5", "h5"].map(str::to_owned).to_vec();
    assert_eq!(
        refuse("h4-a1"),
        Illegal::NotReachable {
            from: "h4".into(),
            to: "a1".into(),
            targets
        }
    );
    assert_eq!(
        refuse("h3-h5-h6"),
        Illegal::WrongRoute {
            leg: 2,
            from: "h5".into(),
            to: "h6".into()
        }
    );
    assert_eq!(refuse("--"), Illegal::PassNotForced);
    for text in [
        "", "-", "h4", "h4-", "-h4", "h4--h5", "h4 - h5", "hello", "h4-h5 ",
    ] {
        let strict = position.parse_ply(text);
        assert_eq!(strict.is_ok(), text == "h4-h5 ", "{text}");
    }
    assert!(position.parse_ply(" H4-h5\n").is_ok());
}

#[test]
fn a_stone_in_a_closed_goal_may_not_leave_it() {
    let rules = Rules::new(Variant::Halma8, Some("closed-camp".parse().unwrap()), None).unwrap();
    let text = "aaa1a3/aaa5/aa6/a7/8/4b1b1/5bbb/1b2bbbb 1 20";
    let position = parse_position(rules, text).unwrap();
    let leaves = Illegal::LeavesGoal {
        from: "c8".into(),
        to: "d7".into(),
    };
    assert_eq!(position.parse_ply("c8-d7"), Err(leaves));
    assert!(
        position.parse_ply("c8-d8").is_ok(),
        "moves within the goal are free"
    );
    let open = parse_position(halma8(), text).unwrap();
    assert!(open.parse_ply("c8-d7").is_ok());
}

#[test]
fn positions_name_every_fault_at_once() {
    let faults = |text: &str| parse_position(halma8(), text).unwrap_err().faults.len();
    assert_eq!(faults("bbbb4/bbb5/bb6/b7/7a/6aa/5aaa/4aaax 3 0"), 3);
    assert_eq!(faults("bbbb4/bbb5/bb6/b7/7a/6aa/5aaa/4aaa 1 1"), 1);
    for bad in [
        "",
        "1 1",
        "bbbb4/bbb5/bb6/b7/7a/6aa/5aaa/4aaaa 1 1 ",
        "bbbb4/bbb5/bb6/b7/7a/6aa/5aaa/4aaaa  1 1",
        "bbbb4/bbb5/bb6/b7/7a/6aa/5aaa/4aaaa 01 1",
        "bbbb4/bbb5/bb6/b7/7a/6aa/5aaa/4aaaa 1 1000001",
        "bbbb4/bbb5/bb6/b7/7a/6aa/5aaa/4aaaa 1 +1",
        "BBBB4/bbb5/bb6/b7/7a/6aa/5aaa/4aaaa 1 1",
        "bbbb04/bbb5/bb6/b7/7a/6aa/5aaa/4aaaa 1 1",
        "bbbb4/bbb5/bb6/b7/7a/6aa/5aaa/8 1 1",
        "bbbb99999999999999999999/bbb5/bb6/b7/7a/6aa/5aaa/4aaaa 1 1",
    ] {
        assert!(parse_position(halma8(), bad).is_err(), "{bad}");
    }
    let star = Rules::default_for(Variant::Star3);
    let two_left = "1/2/3/4/13/12/11/10/9/10/11/12/13/aaaa/aaa/aa/a 1 1";
    assert!(parse_position(star, two_left).is_err());
}

#[test]
fn records_are_read_as_documented() {
    let game =
        record("[Variant \"halma8\"]\r\n\r\n1.h4-h5 {a { comment\n[x] } 1...A5-A4 2. * ").unwrap();
    assert_eq!((game.ply_count(), game.outcome()), (2, None));
    let won = record("[Variant \"halma8\"]\n[Result \"0-1\"]\n1. h4-h5 *").unwrap();
    let outcome = won.outcome().unwrap();
    assert_eq!(
        (outcome.verdict, outcome.reason),
        (Verdict::Won(Seat::at(1)), Reason::Resignation)
    );
    let drawn = record("[Variant \"halma8\"]\n1. h4-h5 1/2-1/2")
        .unwrap()
        .outcome()
        .unwrap();
    assert_eq!(
        (drawn.verdict, drawn.reason),
        (Verdict::Drawn, Reason::Agreement)
    );
}

#[test]
fn a_file_may_hold_several_games_and_bad_ones_hide_none() {
    let text = "[Variant \"halma8\"]\n1. h4-h5 a5-a4\n\n[Variant \"halma8\"]\n1. h4-h8\n*\n[Variant \"star2\"]\n";
    let records = read_records(text);
    assert_eq!(records.len(), 3);
    assert_eq!(records[0].as_ref().unwrap().game.ply_count(), 2);
    let error = records[1].as_ref().unwrap_err();
    assert_eq!((error.line, error.ply), (5, Some(1)));
    assert_eq!(
        records[2].as_ref().unwrap().game.rules().variant(),
        Variant::Star2
    );
}

#[test]
fn bad_records_say_where() {
    let head = "[Variant \"halma8\"]\n";
    error("", "no game", 1, None);
    error("{only a comment}", "no game", 1, None);
    error("h4-h5", "Variant is missing", 1, None);
    error("[Variant \"chess\"]", "unknown variant", 1, None);
    error(
        "[Variant \"halma8\"]\n[Rules \"igroved\"]",
        "not played by",
        2,
        None,
    );
    error(
        "[Variant \"star2\"]\n[Diagonals \"no\"]",
        "no option of diagonals",
        2,
        None,
    );
    error(
        "[Variant \"halma8\"]\n[Diagonals \"Yes\"]",
        "yes or no",
        2,
        None,
    );
    error(
        "[Variant \"halma8\"]\n[Event \"a\"]\n[Event \"b\"]",
        "twice",
        3,
        None,
    );
    error(
        "[Variant \"halma8\"]\n[Event \"a\"b\"]",
        "not a tag",
        2,
        None,
    );
    error(
        "[Variant \"halma8\"]\n[Position \"x\"]",
        "bad position",
        2,
        None,
    );
    error(
        &format!("{head}1. h4-h5\na5-a4 h5-h9"),
        "no cell",
        3,
        Some(3),
    );
    error(&format!("{head}1. h4-h5 {{open"), "does not end", 2, None);
    error(
        &format!("{head}1. h4-h5 1-0 a5-a4"),
        "after the result",
        2,
        None,
    );
    error(&format!("{head}1. h4-h5 2-0"), "no result", 2, None);
    error(&format!("{head}1. h4-h5 12"), "no result", 2, None);
    error(
        &format!("{head}[Result \"1-0\"]\n1. h4-h5 0-1"),
        "contradict",
        3,
        None,
    );
    error(&format!("{head}resigns:3"), "names no seat", 2, None);
    error(&format!("{head}resigns:1 resigns:2"), "over", 2, None);
    error(&format!("{head}resigns:1 h4-h5"), "over", 2, Some(1));
    error(&format!("{head}resigns:1 *"), "moves came to 0-1", 2, None);
    error(
        &format!("{head}[Result \"1-0\"]\nresigns:1"),
        "moves came to 0-1",
        2,
        None,
    );
    error(&format!("{head}Resigns:1"), "Resigns", 2, Some(1));
}

#[test]
fn what_is_no_text_is_refused_by_line_and_nothing_but_a_short_list_is_ignored() {
    let head = "[Variant \"halma8\"]\n";
    let ignored = "\u{ad}\u{61c}\u{200b}\u{200e}\u{200f}\u{202a}\u{202e}\u{2060}\u{2064}\u{2066}\u{2069}\u{206a}\u{206f}\u{feff}\u{fff9}\u{fffb}";
    for c in ignored.chars() {
        assert!(record(&format!("{head}1. h4{c}-h5")).is_ok(), "{c:?}");
    }
    for c in ('\0'..='\u{9f}').filter(|c| c.is_control() && !c.is_whitespace()) {
        let code = format!("U+{:04X}", u32::from(c));
        error(&format!("{head}1. h4-h5\na5{c}-a4"), &code, 3, None);
        error(&format!("{head}1. h4-h5 {{a{c}b}}"), &code, 2, None);
    }
    // Other letters aren't dropped, so this is no move.
    error(&format!("{head}1. h4\u{301}-h5"), "no cell", 2, Some(1));
    let text = format!("{head}1. h4-h5\n");
    let units = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let bytes: Vec<u8> = units(&text);
    error(&text_of_file(&bytes).unwrap(), "U+0000", 1, None);
    let marked: Vec<u8> = units(&format!("\u{feff}{text}"));
    assert!(record(&text_of_file(&marked).unwrap()).is_ok());
    assert_eq!(text_of_file(&marked[..marked.len() - 3]), Err(2), "cut off");
}

#[test]
fn tags_are_strict_in_form_and_free_in_name() {
    error("[Variant  \"halma8\"]", "not a tag", 1, None);
    assert!(record("[Variant \"halma8\"]\n[Größe-2 \"x\"]\n*").is_ok());
}

#[test]
fn inputs_are_bounded() {
    let head = "[Variant \"halma8\"]\n";
    let long_line = format!("{head}{{{}}}", "ä".repeat(MOST_LINE_CHARS));
    error(&long_line, "more than 10000 characters", 2, None);
    let fits = format!("{head}{{{}}}", "ä".repeat(MOST_LINE_CHARS - 2));
    assert!(record(&fits).is_ok());
    let lines = MOST_RECORD_BYTES / 100;
    let large = format!(
        "{head}{{{}}}",
        format!("{}\n", "x".repeat(100)).repeat(lines)
    );
    assert!(
        record(&large)
            .unwrap_err()
            .0
            .contains("more than 1048576 bytes")
    );
}

proptest! {
    #![proptest_config(cases::config(256, "tests/found/notation.txt"))]

    #[test]
    fn parsers_take_any_text(text in ".{0,200}") {
        let position = Position::start(halma8());
        drop(position.parse_ply(&text));
        drop(position.route_before(&text));
        drop(parse_position(halma8(), &text));
        drop(read_records(&text));
    }

    #[test]
    fn parsers_take_what_looks_almost_right(text in "[a-h1-8\\-/ .*{}\\[\\]\"\n:x0]{0,120}") {
        let position = Position::start(halma8());
        drop(position.parse_ply(&text));
        drop(parse_position(halma8(), &text));
        drop(read_records(&format!("[Variant \"halma8\"]\n{text}")));
    }
}

/// A short game with this name on its first seat, and its record.
fn recorded(name: &str, plies: usize) -> (Record, String) {
    let mut game = Game::new(halma8());
    for _ in 0..plies {
        let ply = game.position().legal_plies()[0];
        game.play(ply).unwrap();
    }
    let mut tags = Tags::default();
    tags.set("Event", "#K7QFXT");
    tags.set("Seat1", name);
    tags.set("Seat2", "Ben");
    let record = Record { tags, game };
    let text = write_record(&record);
    (record, text)
}

/// Characters that could break a record, or that are invisible.
const HOSTILE: &str = "[\"'\\\\\\[\\]{}a-z *0-9\r\n\t\u{0}\u{b}\u{85}\u{ad}\u{200b}\u{200f}\u{202e}\u{2028}\u{2066}\u{feff}]{0,40}";

#[test]
fn a_name_forges_no_tag() {
    let name = "Anna\"]\r\n[Result \"1-0\"]\u{2028}[Variant \"star2\"]\\";
    let (record, text) = recorded(name, 2);
    let expected = "Anna'] [Result '1-0'] [Variant 'star2']/";
    assert_eq!(record.tags.get("Seat1"), Some(expected));
    let tags: Vec<_> = text.lines().filter(|line| line.starts_with('[')).collect();
    assert_eq!(tags.len(), 7, "{text}");
    assert_eq!(record.tags.get("Seat2"), Some("Ben"));
    // Direction marks and other invisible characters are dropped.
    let (record, _) = recorded("\u{202e}anna\u{200b}\u{7}\u{feff}", 0);
    assert_eq!(record.tags.get("Seat1"), Some("anna"));
}

#[test]
fn files_are_decoded_by_their_byte_order_marks() {
    let (record, text) = recorded("Ангелина 👩‍👧", 3);
    let units = |order: fn(u16) -> [u8; 2]| -> Vec<u8> {
        let marked = std::iter::once(0xFEFF).chain(text.encode_utf16());
        marked.flat_map(order).collect()
    };
    let marked = [b"\xEF\xBB\xBF", text.as_bytes()].concat();
    for bytes in [
        text.clone().into_bytes(),
        marked,
        units(u16::to_le_bytes),
        units(u16::to_be_bytes),
    ] {
        let read = text_of_file(&bytes).unwrap();
        let read = read_records(&read).remove(0).unwrap();
        assert_eq!(read.game, record.game);
        assert_eq!(read.tags.get("Seat1"), record.tags.get("Seat1"));
    }
    assert_eq!(text_of_file(b"a\nb\xFFc"), Err(2));
    assert_eq!(text_of_file(b"\xFF\xFE\x00"), Err(1));
    assert_eq!(
        text_of_file(b"\xFE\xFF\xD8\x00"),
        Err(1),
        "half a character"
    );
}

proptest! {
    #![proptest_config(cases::config(256, "tests/found/notation_names.txt"))]

    #[test]
    fn any_name_leaves_its_record_readable(name in prop_oneof![any::<String>(), HOSTILE], plies in 0_usize..6) {
        let (record, text) = recorded(&name, plies);
        let read = read_records(&text);
        prop_assert_eq!(read.len(), 1, "{}", text);
        let read = read.into_iter().next().unwrap().unwrap();
        prop_assert_eq!(&read.game, &record.game);
        let names: Vec<_> = read.tags.iter().map(|(name, _)| name).collect();
        prop_assert_eq!(names, ["Variant", "Rules", "Diagonals", "Event", "Seat1", "Seat2", "Result"]);
        prop_assert_eq!(read.tags.get("Seat1"), record.tags.get("Seat1"));
        // Writing it again changes nothing.
        prop_assert_eq!(write_record(&read), text);
    }

    #[test]
    fn editors_and_mail_programs_break_no_record(
        name in any::<String>(),
        line_end in prop_oneof![Just("\n"), Just("\r\n"), Just("\r"), Just(" \t\r\n"), Just("\u{a0}\n"), Just("\u{2028}")],
        mark in prop_oneof![Just(""), Just("\u{feff}"), Just("ï»¿"), Just("\u{feff}\r\n\r\n")],
        space in prop_oneof![Just(" "), Just("\u{a0}"), Just("\u{202f}")],
        hyphen in prop_oneof![Just("-"), Just("\u{2011}")],
        has_last_end in any::<bool>(),
    ) {
        let (record, text) = recorded(&name, 5);
        let (tags, moves) = text.split_once("\n\n").unwrap();
        let moves = moves.replace(' ', space).replace('-', hyphen);
        let tags = tags.lines().map(|tag| tag.replacen(' ', space, 1));
        let tags = tags.collect::<Vec<_>>().join("\n");
        let whole = format!("{tags}\n\n{moves}");
        let whole = if has_last_end { whole.as_str() } else { whole.trim_end() };
        let mangled = format!("{mark}{}", whole.replace('\n', line_end));
        let read = read_records(&mangled);
        prop_assert_eq!(read.len(), 1, "{}", mangled);
        prop_assert_eq!(&read[0].as_ref().unwrap().game, &record.game);
    }

    #[test]
    fn plain_texts_stay_unchanged(text in any::<String>()) {
        let plain = plain_text(&text);
        prop_assert_eq!(plain_text(&plain), plain);
    }
}
