//! Puzzles and marches in words.

use halma_rules::{Color, Seat};
use halma_service::PuzzleStreak;

use super::names::color_name;
use super::{Speaker, Text, text};
use crate::study::{Aim, Exercise, March};

/// The numbers of days in a row that are worth a word.
const MILESTONES: [u32; 3] = [7, 30, 100];

/// Says what a puzzle asks for; `key` is that of the sentence around it.
pub fn puzzle(speaker: Speaker<'_>, key: &str, exercise: &Exercise) -> Text {
    let color: Color = exercise.position().setup().colors(exercise.seat())[0];
    let color = [Text::stone(color), " ".into(), color_name(speaker, color)];
    text!(
        speaker,
        key,
        game = game(speaker, exercise),
        color = color.into_iter().collect::<Text>(),
        text = asked(speaker, exercise),
    )
}

fn asked(speaker: Speaker<'_>, exercise: &Exercise) -> Text {
    match exercise.aim() {
        Aim::Build => {
            let moves = exercise.moves_needed().unwrap_or_default();
            text!(speaker, "puzzle-ask-build", moves = moves)
        }
        Aim::LeaveHome => speaker.text("puzzle-ask-home"),
        _ => speaker.text("puzzle-ask-chain"),
    }
}

/// Returns the game of an exercise, and whether diagonals count.
fn game(speaker: Speaker<'_>, exercise: &Exercise) -> Text {
    let rules = exercise.position().rules();
    let diagonals = match rules.diagonals() {
        None => "none",
        Some(true) => "on",
        Some(false) => "off",
    };
    let name = speaker.text(&format!("variant-{}", rules.variant()));
    text!(speaker, "puzzle-game", game = name, diagonals = diagonals)
}

/// Says how many days in a row have a solved puzzle, and what is special about that.
pub fn streak(speaker: Speaker<'_>, streak: PuzzleStreak) -> Vec<Text> {
    let days = text!(
        speaker,
        "puzzle-streak",
        days = streak.days,
        best = streak.best,
        tries = streak.tries,
    );
    let is_round = streak.is_new && MILESTONES.contains(&streak.days);
    let milestone = is_round.then(|| speaker.text(&format!("puzzle-days-{}", streak.days)));
    let (skipped, left) = (streak.skipped, streak.skips_left);
    let skips =
        (skipped > 0).then(|| text!(speaker, "puzzle-skips", skipped = skipped, left = left));
    [Some(days), milestone, skips]
        .into_iter()
        .flatten()
        .collect()
}

/// Says what a march asks for.
pub fn march(speaker: Speaker<'_>, march: &March) -> Text {
    let stones = march.start().stones(Seat::FIRST).count();
    text!(
        speaker,
        "march-title",
        number = march.number(),
        stones = stones,
        par = march.par(),
    )
}

/// A person's fewest moves in a march.
#[derive(Clone, Copy, Debug)]
pub struct Best {
    /// The number; `None` if the march is too old to be kept.
    pub moves: Option<u32>,
    /// Whether it is the march of this day.
    pub is_today: bool,
}

/// Says that all stones are across, and in how many moves.
pub fn finished(speaker: Speaker<'_>, march: &March, moves: u32, best: Best) -> Vec<Text> {
    let (number, par) = (march.number(), march.par());
    let mut lines = vec![text!(
        speaker,
        "march-finished",
        number = number,
        moves = moves,
        par = par
    )];
    let better = best.moves.filter(|fewest| best.is_today && *fewest < moves);
    lines.extend((moves == par).then(|| speaker.text("march-perfect")));
    lines.extend(better.map(|best| text!(speaker, "march-best", moves = best)));
    lines
}
