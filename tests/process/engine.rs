//! `halma engine`: the protocol, line by line, as a program that uses it sees it.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::io::{BufRead, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use halma_rules::{Game, RuleSet, Rules, Variant};

use crate::common::players::Dice;

/// A silent engine is killed after this time, so that the test fails.
const PATIENCE: Duration = Duration::from_secs(120);

struct Engine {
    child: Arc<Mutex<Child>>,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_halma"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let child = Arc::new(Mutex::new(child));
        let watched = Arc::downgrade(&child);
        std::thread::spawn(move || {
            std::thread::sleep(PATIENCE);
            if let Some(child) = watched.upgrade() {
                drop(child.lock().unwrap().kill());
            }
        });
        Self {
            child,
            input,
            output,
        }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    fn hear(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        assert!(line.ends_with('\n'), "the engine has exited");
        line.trim_end().to_owned()
    }

    /// All lines up to one with this beginning.
    fn hear_until(&mut self, begins: &str) -> Vec<String> {
        let mut lines = vec![self.hear()];
        while !lines[lines.len() - 1].starts_with(begins) {
            lines.push(self.hear());
        }
        lines
    }

    /// The only line of an answer.
    fn ask(&mut self, line: &str) -> String {
        self.say(line);
        self.hear()
    }

    /// The answer to a line, skipping the progress lines of a search.
    fn ask_meanwhile(&mut self, line: &str) -> String {
        self.say(line);
        loop {
            let heard = self.hear();
            if !heard.starts_with("info depth ") {
                return heard;
            }
        }
    }

    /// Thinks, and returns the lines without machine-dependent parts.
    fn think(&mut self, line: &str) -> Vec<String> {
        self.say(line);
        let lines = self.hear_until("bestmove").into_iter();
        lines.map(|line| timeless(&line)).collect()
    }

    /// Closes the input, and checks that the process exits successfully without further output.
    fn end(mut self) {
        drop(self.input);
        let mut rest = String::new();
        self.output.read_line(&mut rest).unwrap();
        assert_eq!(rest, "");
        assert!(self.child.lock().unwrap().wait().unwrap().success());
    }
}

fn timeless(line: &str) -> String {
    let words: Vec<&str> = line.split(' ').collect();
    let mut kept = Vec::new();
    let mut words = words.into_iter();
    while let Some(word) = words.next() {
        if word == "time" || word == "nps" {
            words.next();
        } else {
            kept.push(word);
        }
    }
    kept.join(" ")
}

fn best_move(lines: &[String]) -> &str {
    let last = lines.last().unwrap();
    last.strip_prefix("bestmove ").unwrap()
}

#[test]
fn the_engine_introduces_itself_and_lists_its_games() {
    let mut engine = Engine::start();
    for (word, last) in [("halma", "halmaok"), ("uci", "uciok"), ("ugi", "ugiok")] {
        engine.say(word);
        let lines = engine.hear_until(last);
        assert!(lines[0].starts_with("id name halma "), "{lines:?}");
        let variants: Vec<_> = lines
            .iter()
            .filter(|line| line.starts_with("variant"))
            .collect();
        assert_eq!(variants.len(), Variant::ALL.len());
        assert_eq!(
            variants[0],
            "variant halma8 2 gambiter brainking closed-camp classic parlett +jumps"
        );
        let hash = "option name Hash type spin default 16 min 1 max 1024";
        assert!(lines.iter().any(|line| line == hash), "{lines:?}");
        assert_eq!(lines[lines.len() - 2], "protocol 1");
    }
    assert_eq!(engine.ask("isready"), "readyok");
    engine.end();
}

#[test]
fn every_game_gets_the_same_legal_move_each_time() {
    let mut engine = Engine::start();
    engine.say("setoption name Seed value 7");
    for rules in
        Rules::all().filter(|rules| rules.rule_set() == RuleSet::default_for(rules.variant()))
    {
        let mut game = Game::new(rules);
        let diagonals = match rules.diagonals() {
            None => "",
            Some(true) => " diagonals yes",
            Some(false) => " diagonals no",
        };
        let others = [
            Some(format!(" jumps {}", rules.jumps())),
            rules.ends().map(|ends| format!(" ends {ends}")),
            rules.teams().map(|teams| format!(" teams {teams}")),
        ];
        let others: String = others.into_iter().flatten().collect();
        let variant = rules.variant();
        let mut line = format!("position variant {variant}{diagonals}{others} moves");
        let mut dice = Dice(3);
        for _ in 0..6 {
            let plies = game.position().legal_plies();
            let ply = plies[dice.below(plies.len())];
            line = format!("{line} {}", ply.text(game.position().board()));
            game.play(ply).unwrap();
        }
        engine.say("newgame");
        engine.say(&line);
        for go in [
            "go nodes 3000",
            "go level 2",
            "go depth 2",
            "go multipv 3 nodes 3000",
        ] {
            let lines = engine.think(go);
            let first = best_move(&lines);
            assert!(game.parse_ply(first).is_ok(), "{line}: {first}");
            let told = lines
                .iter()
                .filter(|line| line.contains(" score ") && line.contains(" pv "));
            let lines_a_depth = if go.contains("multipv") { 3 } else { 1 };
            assert_eq!(told.count() % lines_a_depth, 0, "{lines:?}");
            assert_eq!(engine.think(go), lines, "{line}, {go}");
        }
        let moves = engine.ask("moves");
        let count = game.position().legal_plies().len();
        assert!(moves.starts_with(&format!("moves {count} ")), "{moves}");
    }
    engine.end();
}

#[test]
fn each_depth_is_reported_when_it_is_finished() {
    let mut engine = Engine::start();
    engine.say("position variant halma8");
    let lines = engine.think("go depth 4");
    let depth = |line: &&String| line.starts_with("info depth ");
    let depths: Vec<_> = lines.iter().filter(depth).collect();
    for (number, line) in depths.iter().take(4).enumerate() {
        let begins = format!("info depth {} score ", number + 1);
        assert!(line.starts_with(&begins), "{lines:?}");
    }
    assert_eq!(
        depths.len(),
        5,
        "the last once more, with what it cost in all"
    );
    engine.end();
}

#[test]
fn chances_of_several_seats_add_up() {
    let mut engine = Engine::start();
    for (position, is_out) in [
        ("position variant star3 moves m4-m5", None),
        ("position variant star3 moves m4-m5 resigns:2", Some(1)),
        ("position variant star6 moves m4-m5 resigns:3", Some(2)),
    ] {
        engine.say(position);
        let lines = engine.think("go depth 1");
        let told = lines[0].split(" seats ").nth(1).unwrap();
        let chances = told.split(' ').map_while(|word| word.parse().ok());
        let chances: Vec<u32> = chances.collect();
        assert_eq!(chances.iter().sum::<u32>(), 1_000, "{}", lines[0]);
        let nobody = chances.iter().position(|chance| *chance == 0);
        assert_eq!(nobody, is_out, "{}", lines[0]);
    }
    engine.end();
}

#[test]
fn several_threads_find_a_legal_move_in_time() {
    let mut engine = Engine::start();
    engine.say("setoption name Threads value 64");
    for variant in ["halma8", "star3"] {
        engine.say(&format!("position variant {variant}"));
        let moves = engine.ask("moves");
        let lines = engine.think("go movetime 50");
        let first = best_move(&lines).split('-').next().unwrap();
        assert!(moves.contains(&format!(" {first}-")), "{lines:?}");
    }
    engine.end();
}

#[test]
fn a_search_stops_on_request_and_can_be_queried() {
    let mut engine = Engine::start();
    engine.say("position variant star2");
    engine.say("go infinite");
    assert_eq!(engine.ask_meanwhile("isready"), "readyok");
    for line in [
        "go depth 1",
        "position startpos",
        "newgame",
        "setoption name Hash value 1",
        "perft 1",
    ] {
        assert_eq!(
            engine.ask_meanwhile(line),
            "info string error busy",
            "{line}"
        );
    }
    assert_eq!(engine.ask_meanwhile("query turn"), "response 1");
    engine.say("stop");
    let lines = engine.hear_until("bestmove");
    assert!(lines.len() > 1, "{lines:?}");
    engine.say("stop");
    assert_eq!(
        engine.ask("isready"),
        "readyok",
        "nothing was to be stopped"
    );
    let lines = engine.think("go movetime 20");
    assert_ne!(best_move(&lines), "none");
    engine.say("go infinite");
    engine.say("quit");
    assert!(engine.child.lock().unwrap().wait().unwrap().success());
}

#[test]
fn counting_stops_on_request_and_can_be_queried() {
    let mut engine = Engine::start();
    engine.say("position variant star6");
    engine.say("perft 60");
    assert_eq!(engine.ask("isready"), "readyok");
    assert_eq!(engine.ask("go depth 1"), "info string error busy");
    assert_eq!(engine.ask("query turn"), "response 1");
    engine.say("stop");
    assert_eq!(engine.hear(), "info string error perft 60: stopped");
    assert_eq!(engine.ask("perft 2").split(' ').next(), Some("perft"));
    engine.say("perft 60");
    engine.say("quit");
    assert!(engine.child.lock().unwrap().wait().unwrap().success());
}

#[test]
fn allocating_the_largest_table_does_not_block_the_protocol() {
    let mut engine = Engine::start();
    engine.say("setoption name Hash value 1024");
    engine.say("go infinite");
    assert_eq!(engine.ask_meanwhile("isready"), "readyok");
    engine.say("stop");
    engine.hear_until("bestmove");
    let lines = engine.think("go depth 1");
    assert_ne!(best_move(&lines), "none");
    engine.end();
}

#[test]
fn limits_that_cannot_be_read_are_refused_and_nothing_is_searched() {
    let mut engine = Engine::start();
    engine.say("position variant star3");
    for (line, says) in [
        ("go movetime", "movetime: how much?"),
        ("go movetime -100", "movetime: a whole number, not \"-100\""),
        ("go depth x", "depth: a whole number, not \"x\""),
        ("go nodes 1e6", "nodes: a whole number, not \"1e6\""),
        ("go nodes 99999999999999999999", "nodes: a whole number"),
        ("go level ten", "level: a whole number"),
        ("go clock 1000 1000", "clock: 3 numbers, one a seat, not 2"),
        ("go clock 1 1 1 inc 5", "inc: 3 numbers, one a seat, not 1"),
        ("go depth 1 searchmoves", "searchmoves: which moves?"),
    ] {
        let answer = engine.ask(line);
        let says = format!("info string error go: {says}");
        assert!(answer.starts_with(&says), "{line}: {answer}");
    }
    let lines = engine.think("go clock 1000 1000 1000 inc 5 5 5 depth 1");
    assert_ne!(best_move(&lines), "none");
    engine.end();
}

#[test]
fn only_the_requested_moves_are_searched() {
    let mut engine = Engine::start();
    engine.say("position variant halma8");
    let lines = engine.think("go nodes 2000 searchmoves h4-h5 e1-d1");
    assert!(["h4-h5", "e1-d1"].contains(&best_move(&lines)), "{lines:?}");
    let lines = engine.think("go nodes 2000 searchmoves e1-d1");
    assert_eq!(best_move(&lines), "e1-d1");
    let refused = engine.ask("go nodes 10 searchmoves a1-a2");
    assert!(
        refused.starts_with("info string error searchmoves a1-a2: "),
        "{refused}"
    );
    engine.end();
}

#[test]
fn errors_are_explained_and_change_nothing() {
    let mut engine = Engine::start();
    engine.say("position variant corners rules classic");
    let before = engine.ask("moves");
    for (line, says) in [
        ("position variant chess", "info string error position: "),
        (
            "position variant corners moves a1-a2 a1-a2",
            "info string error move 1 a1-a2: ",
        ),
        (
            "setoption name Hash value 0",
            "info string error option Hash: 1 to 1024",
        ),
        (
            "setoption name Elo value 1",
            "info string error unknown option Elo",
        ),
        ("castle", "info string error unknown command castle"),
        ("go level 11", "info string error level 11: 1 to 10"),
        ("perft", "info string error perft"),
        ("query luck", "info string error unknown query luck"),
        (&"x".repeat(70_000), "info string error line too long"),
    ] {
        let answer = engine.ask(line);
        assert!(answer.starts_with(says), "{line:.40}: {answer}");
    }
    assert_eq!(engine.ask("moves"), before);
    engine.say("");
    assert_eq!(engine.ask("perft 1").split(' ').next(), Some("perft"));
    engine.end();
}

#[test]
fn a_finished_game_is_reported_and_not_searched() {
    let mut engine = Engine::start();
    engine.say("position variant star2 moves resigns:1");
    assert_eq!(engine.ask("query gameover"), "response true");
    assert_eq!(engine.ask("query result"), "response 0-1 resignation");
    assert_eq!(engine.ask("go nodes 10"), "info string error game over");
    assert_eq!(engine.hear(), "bestmove none");
    assert_eq!(engine.ask("moves"), "moves 0");
    engine.say("position variant star2");
    assert_eq!(engine.ask("query result"), "response *");
    engine.say("eval");
    let lines = engine.hear_until("info string deadline");
    assert!(
        lines[0].starts_with("info score cp 0"),
        "both stand alike: {lines:?}"
    );
    for term in [
        "tempo",
        "shape",
        "stragglers",
        "home",
        "deadline",
        "mobility",
    ] {
        assert!(lines[1].contains(&format!(" {term}=")), "{lines:?}");
    }
    engine.say("d");
    let lines = engine.hear_until("info string moves");
    assert!(lines[0].starts_with("info string position variant star2 rules igroved pos "));
    engine.end();
}
