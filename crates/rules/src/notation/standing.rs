//! The text of a standing: what a store keeps to resume a game.
//!
//! Seven parts separated by single spaces: the three of a position, the own moves of each seat, the
//! seats that are out, the state of the stall rule, and the outcome. A running game after a win has
//! an eighth: each seat's place, or in a game of pairs 1 if the seat is done; else 0. Lists use
//! commas; `-` stands for an empty list, `*` for a running game.

use std::fmt;

use super::position::{parse_stones, position_text, strict_number};
use crate::check::Check;
use crate::options::Contest;
use crate::outcome::{Outcome, Places, Reason, Verdict};
use crate::position::Position;
use crate::rules::Rules;
use crate::seat::{BySeat, Seat};
use crate::standing::{Stall, Standing};

/// The part of a standing's text that can't be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StandingError {
    /// The number of parts is wrong for these rules.
    Parts,
    /// The stones.
    Stones,
    /// The seat to move.
    SeatToMove,
    /// The round.
    Round,
    /// The own moves.
    OwnMoves,
    /// The seats that are out.
    Out,
    /// The state of the stall rule.
    Stall,
    /// The outcome.
    Outcome,
    /// The places of the seats, or which are done.
    Places,
}

impl fmt::Display for StandingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("bad standing: ")?;
        f.write_str(match self {
            Self::Parts => "not as many parts as there must be",
            Self::Stones => "the stones",
            Self::SeatToMove => "the seat to move",
            Self::Round => "the round",
            Self::OwnMoves => "the own moves",
            Self::Out => "the seats that are out",
            Self::Stall => "the stall rule",
            Self::Outcome => "the outcome",
            Self::Places => "the places",
        })
    }
}

impl std::error::Error for StandingError {}

/// The text of a standing, which [`parse_standing`] reads back.
pub fn standing_text(standing: &Standing) -> String {
    let out = standing.out.iter().filter(|(_, out)| **out);
    let out = out.map(|(seat, _)| u32::from(seat.number()));
    let stall = standing.stall.iter().flat_map(|stall| {
        let counts = [stall.quiet_rounds, u32::from(stall.progress)];
        counts.into_iter().chain(stall.lowest.values().copied())
    });
    let places = match standing.rules().contest() {
        Contest::First => String::new(),
        Contest::Places | Contest::Pairs => {
            let place = |seat| match standing.places.of(seat) {
                Some(place) => u32::from(place),
                None => u32::from(standing.is_done(seat)),
            };
            format!(" {}", list(standing.out.keys().map(place)))
        }
    };
    format!(
        "{} {} {} {} {}{places}",
        position_text(&standing.position),
        list(standing.own_moves.values().copied()),
        list(out),
        list(stall),
        outcome_text(standing.outcome),
    )
}

fn list(numbers: impl Iterator<Item = u32>) -> String {
    let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
    if numbers.is_empty() {
        "-".to_owned()
    } else {
        numbers.join(",")
    }
}

fn outcome_text(outcome: Option<Outcome>) -> String {
    let Some(outcome) = outcome else {
        return "*".to_owned();
    };
    let reason = outcome.reason.name();
    match outcome.verdict {
        Verdict::Won(seat) => format!("won:{}:{reason}", seat.number()),
        Verdict::WonTogether(one, other) => {
            format!("won:{},{}:{reason}", one.number(), other.number())
        }
        Verdict::Placed(places) => {
            let places = places.iter().map(|(_, place)| u32::from(place));
            format!("placed:{}:{reason}", list(places))
        }
        Verdict::Drawn => format!("drawn:{reason}"),
        Verdict::Void => format!("void:{reason}"),
    }
}

/// Reads the text of a standing.
///
/// # Errors
/// Returns the first part that can't be read, or a missing outcome. Doesn't check whether a game
/// can reach this standing.
pub fn parse_standing(rules: Rules, text: &str) -> Result<Standing, StandingError> {
    let parts: Vec<&str> = text.split(' ').collect();
    let (parts, places) = match (rules.contest(), &parts[..]) {
        (Contest::First, parts) => (parts, None),
        (Contest::Places | Contest::Pairs, [parts @ .., places]) => (parts, Some(*places)),
        (Contest::Places | Contest::Pairs, []) => return Err(StandingError::Parts),
    };
    let &[stones, to_move, round, own_moves, out, stall, outcome] = parts else {
        return Err(StandingError::Parts);
    };
    let seats = rules.variant().seats();
    let position = Position::from_parts(
        rules,
        parse_stones(rules, stones).ok_or(StandingError::Stones)?,
        parse_seat(seats, to_move).ok_or(StandingError::SeatToMove)?,
        strict_number(round).ok_or(StandingError::Round)?,
    );
    let mut standing = Standing {
        position,
        own_moves: by_seat(seats, parse_list(own_moves)).ok_or(StandingError::OwnMoves)?,
        out: parse_out(seats, out).ok_or(StandingError::Out)?,
        places: Places::default(),
        stall: parse_stall(rules, stall)?,
        outcome: parse_outcome(seats, outcome)?,
    };
    if let Some(places) = places {
        let places = by_seat(seats, parse_list(places)).ok_or(StandingError::Places)?;
        set_places(&mut standing, places).ok_or(StandingError::Places)?;
    }
    let position = &standing.position;
    let can_go_on = position.has_turns(position.to_move()) && !position.is_blocked();
    if standing.outcome.is_none() && !can_go_on {
        return Err(StandingError::Outcome);
    }
    Ok(standing)
}

/// Sets the places of seats; a seat that has one and isn't out is done.
fn set_places(standing: &mut Standing, places: BySeat<u32>) -> Option<()> {
    for (seat, &place) in places.iter() {
        if place as usize > places.len() {
            return None;
        }
        if standing.rules().contest() == Contest::Places {
            standing.places.give(seat, place as u8);
        }
        if place > 0 && !standing.is_out(seat) {
            standing.position.set_done(seat);
        }
    }
    Some(())
}

fn parse_seat(seats: usize, text: &str) -> Option<Seat> {
    let number = strict_number(text)? as usize;
    (number <= seats).then(|| Seat::at(number - 1))
}

fn parse_list(text: &str) -> Option<Vec<u32>> {
    if text == "-" {
        return Some(Vec::new());
    }
    text.split(',').map(|number| number.parse().ok()).collect()
}

fn by_seat(seats: usize, values: Option<Vec<u32>>) -> Option<BySeat<u32>> {
    let values = values.filter(|values| values.len() == seats)?;
    Some(BySeat::new(seats, |seat| values[seat.index()]))
}

fn parse_out(seats: usize, text: &str) -> Option<BySeat<bool>> {
    let out = parse_list(text)?;
    let is_seat = |number: &u32| (1..=seats).contains(&(*number as usize));
    let is_out = |seat: Seat| out.contains(&u32::from(seat.number()));
    out.iter().all(is_seat).then(|| BySeat::new(seats, is_out))
}

/// The state of the stall rule, if the rule set has it.
fn parse_stall(rules: Rules, text: &str) -> Result<Option<Stall>, StandingError> {
    let has_stall = rules.rule_set().checks().contains(&Check::Stall);
    if !has_stall && text == "-" {
        return Ok(None);
    }
    let stall = parse_list(text).filter(|_| has_stall).and_then(|numbers| {
        let [quiet_rounds, progress, lowest @ ..] = &numbers[..] else {
            return None;
        };
        let lowest = by_seat(rules.variant().seats(), Some(lowest.to_vec()))?;
        Some(Stall {
            lowest,
            quiet_rounds: *quiet_rounds,
            progress: *progress != 0,
        })
    });
    stall.map(Some).ok_or(StandingError::Stall)
}

fn parse_outcome(seats: usize, text: &str) -> Result<Option<Outcome>, StandingError> {
    if text == "*" {
        return Ok(None);
    }
    let words: Vec<&str> = text.split(':').collect();
    let reason = |word: &str| word.parse::<Reason>().ok();
    let outcome = match words[..] {
        ["won", winners, word] => won_by(seats, winners, reason(word)),
        ["placed", places, word] => placed(seats, places, reason(word)),
        ["drawn", word] => reason(word).map(Outcome::drawn),
        ["void", word] => reason(word).map(Outcome::void),
        _ => None,
    };
    outcome.map(Some).ok_or(StandingError::Outcome)
}

fn won_by(seats: usize, winners: &str, reason: Option<Reason>) -> Option<Outcome> {
    let reason = reason?;
    match winners.split_once(',') {
        None => Some(Outcome::won(parse_seat(seats, winners)?, reason)),
        Some((one, other)) => {
            let (one, other) = (parse_seat(seats, one)?, parse_seat(seats, other)?);
            Some(Outcome::won_together(one, other, reason))
        }
    }
}

fn placed(seats: usize, text: &str, reason: Option<Reason>) -> Option<Outcome> {
    let places = by_seat(seats, parse_list(text))?;
    let mut given = Places::default();
    for (seat, &place) in places.iter() {
        let is_place = (1..=seats as u32).contains(&place);
        given.give(seat, is_place.then_some(place as u8)?);
    }
    Some(Outcome::placed(given, reason?))
}
