//! Search results as lines of the protocol.

use std::fmt::Write as _;
use std::time::Duration;

use halma_mind::{Line, Score, Thought, race, terms};
use halma_rules::{Game, Ply, Position, Seat};

/// The lead in hundredths of a step that makes a win e times as likely as a loss.
const SCALE: f64 = 260.0;
/// Hundredths of a step.
const STEP: f64 = 100.0;
/// The node limit for a race that is only reported.
const RACE_NODES: u64 = 20_000;

/// Returns a line per line of play, best first.
pub(super) fn infos(game: &Game, thought: &Thought, time: Duration) -> Vec<String> {
    let has_two = game.rules().variant().seats() == 2;
    let lines = thought.lines.iter().enumerate();
    let info = |(index, line): (usize, &Line)| {
        let mut text = format!("info depth {}", thought.depth);
        if thought.lines.len() > 1 {
            write!(text, " multipv {}", index + 1).expect("writing to a String cannot fail");
        }
        text.push_str(&score(line.score));
        text.push_str(&if has_two {
            wdl(line.score)
        } else {
            seats(game, line.score)
        });
        let ms = time.as_millis().max(1);
        let speed = u128::from(thought.nodes) * 1_000 / ms;
        write!(text, " nodes {} nps {speed} time {ms} pv", thought.nodes)
            .expect("writing to a String cannot fail");
        for mv in way(game.position(), line) {
            text.push(' ');
            text.push_str(&mv);
        }
        text
    };
    lines.map(info).collect()
}

fn score(score: Score) -> String {
    match score {
        Score::Ahead(hundredths) => format!(" score cp {hundredths}"),
        Score::Win(moves) => format!(" score win {moves}"),
        Score::Loss(moves) => format!(" score loss {moves}"),
        Score::Race { needs, best_other } => {
            let ahead = (i64::from(best_other) - i64::from(needs)) * 200;
            format!(" score cp {ahead} score race {needs} {best_other}")
        }
    }
}

/// Returns the win, draw and loss probabilities of a two-player game in thousandths.
fn wdl(score: Score) -> String {
    let ahead = match score {
        Score::Win(_) => return " wdl 1000 0 0".to_owned(),
        Score::Loss(_) => return " wdl 0 0 1000".to_owned(),
        Score::Ahead(hundredths) => f64::from(hundredths),
        Score::Race { needs, best_other } => (f64::from(best_other) - f64::from(needs)) * 400.0,
    };
    let win = (1_000.0 / (1.0 + (-ahead / SCALE).exp())).round() as u32;
    format!(" wdl {win} 0 {}", 1_000 - win)
}

/// Returns each seat's probability of coming first in thousandths, based on steps left: a search
/// with more than two players sees only the most important opponent.
fn seats(game: &Game, score: Score) -> String {
    let mover = game.position().to_move();
    let hope = |(seat, steps): (Seat, Option<u32>)| match (steps, score) {
        (None, _) => 0.0,
        (Some(_), Score::Win(_)) => f64::from(u8::from(seat == mover)),
        (Some(_), Score::Loss(_)) if seat == mover => 0.0,
        (Some(steps), _) => (-f64::from(steps) * STEP / SCALE).exp(),
    };
    let tempo = game.standing().tempo();
    let hopes: Vec<f64> = tempo
        .iter()
        .map(|(seat, steps)| hope((seat, *steps)))
        .collect();
    let sum: f64 = hopes.iter().sum();
    // Rounded cumulative sums, so that the total is 1,000.
    let (mut told, mut so_far) = (0, 0.0);
    let mut text = " seats".to_owned();
    for hope in &hopes {
        so_far += hope / sum * 1_000.0;
        let until = so_far.round() as u32;
        write!(text, " {}", until - told).expect("writing to a String cannot fail");
        told = until;
    }
    text
}

/// Returns the moves of a line, of which the first is never missing.
fn way(position: &Position, line: &Line) -> Vec<String> {
    let board = position.board();
    let first = line.ply.text(board);
    let rest = line.moves.iter().skip(1);
    let rest = rest.map(|&(from, to)| format!("{}-{}", board.name(from), board.name(to)));
    [first].into_iter().chain(rest).collect()
}

/// Returns the move to play, with its route if it is a chain.
pub(super) fn best_move(position: &Position, ply: Ply) -> String {
    let text = match ply {
        Ply::Pass => "--".to_owned(),
        Ply::Move(mv) => position.route(mv).text(position.board()),
    };
    format!("bestmove {text}")
}

/// Returns the evaluation of a position without a search: the sum, then term by term.
pub(super) fn evaluation(game: &Game) -> Vec<String> {
    let terms = terms(game.standing());
    // The gain of the next move isn't part of the evaluation.
    let sum: i32 = (terms.iter())
        .filter(|(term, _)| term.name() != "mobility")
        .map(|(_, hundredths)| hundredths)
        .sum();
    let race = race(game.standing(), RACE_NODES).and_then(|sprints| {
        let me = game.position().to_move();
        let mine = sprints.iter().find(|sprint| sprint.seat == me)?.moves;
        let others = sprints.iter().filter(|sprint| sprint.seat != me);
        let fewest = others.map(|sprint| sprint.moves).min()?;
        Some(format!(" score race {mine} {fewest}"))
    });
    let mut lines = vec![format!("info score cp {sum}{}", race.unwrap_or_default())];
    let parts = terms.map(|(term, hundredths)| format!("{}={hundredths}", term.name()));
    lines.push(format!("info terms {}", parts.join(" ")));
    let named = terms.map(|(term, hundredths)| format!("info string {} {hundredths}", term.name()));
    lines.extend(named);
    lines
}
