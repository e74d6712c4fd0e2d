//! Computes a finished cup again: the draw of lots, every pairing, and the table.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::cup::Cup;
use crate::form::{CupForm, RoundForm};
use crate::{Fault, Pairing, Row, lots, pair, standings};

/// Everything that was published of a cup.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Export {
    /// The cup with all its results. Ratings are those it was paired by.
    pub cup: CupForm,
    /// The SHA-256 of the secret, as announced.
    pub commitment: String,
    /// The secret's bytes as hexadecimal digits.
    pub secret: String,
    /// The id of the message that closed the entry, as text: it is larger than a JSON number holds.
    pub closing: String,
    /// The rounds as they were posted.
    pub pairings: Vec<Printed>,
    /// The table as it was posted.
    pub table: Vec<Row>,
}

/// A round as it was posted.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Printed {
    /// Who was in when it was paired.
    #[serde(rename = "in")]
    pub present: Vec<String>,
    /// Its games and byes.
    #[serde(flatten)]
    pub pairing: Pairing,
    /// Reserves who took a seat after it was posted, by the id of whom they replaced.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub reserves: BTreeMap<String, String>,
}

/// What was computed again and is the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Verified {
    /// People.
    pub people: usize,
    /// Rounds.
    pub rounds: usize,
    /// Games with a result.
    pub games: usize,
}

impl fmt::Display for Verified {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            people,
            rounds,
            games,
        } = self;
        write!(
            to,
            "Everything matches: the draw, the pairings and the table. \
             People: {people}, rounds: {rounds}, games: {games}."
        )
    }
}

/// The first difference between what was published and what follows from it.
#[derive(Debug, Error)]
pub enum Mismatch {
    /// The cup isn't one, or a round that was posted couldn't be paired.
    #[error(transparent)]
    Cup(#[from] Fault),
    /// Something differs; the sentence says what and where.
    #[error("{0}")]
    Differs(String),
}

fn differs<T>(sentence: String) -> Result<T, Mismatch> {
    Err(Mismatch::Differs(sentence))
}

/// Computes everything again.
///
/// # Errors
/// The first difference: in the draw of lots, then round by round, then in the table.
pub fn verify(export: &Export) -> Result<Verified, Mismatch> {
    let cup = Cup::try_from(&export.cup)?;
    check_draw(export, &cup)?;
    for index in 0..export.pairings.len().max(export.cup.played.len()) {
        check_round(export, index)?;
    }
    check_table(export, &cup)?;
    let games = export.cup.played.iter().map(|round| round.games.len());
    Ok(Verified {
        people: export.cup.entrants.len(),
        rounds: export.cup.played.len(),
        games: games.sum(),
    })
}

fn check_draw(export: &Export, cup: &Cup) -> Result<(), Mismatch> {
    let Some(secret) = lots::bytes(&export.secret) else {
        return differs("`secret` must be hexadecimal digits, two for each byte".to_owned());
    };
    let Ok(closing) = export.closing.parse() else {
        return differs("`closing` must be the id of a message, a number".to_owned());
    };
    let (computed, announced) = (lots::commitment(&secret), &export.commitment);
    if computed != announced.to_ascii_lowercase() {
        return differs(format!(
            "the secret's SHA-256 is {computed}, but {announced} was announced"
        ));
    }
    let (computed, used) = (lots::seed(&secret, closing), &cup.seed);
    if computed == *used {
        return Ok(());
    }
    differs(format!(
        "secret and closing message make the seed {computed}, but the cup was drawn with {used}"
    ))
}

fn check_round(export: &Export, index: usize) -> Result<(), Mismatch> {
    let played = export.cup.played.get(index);
    let posted = export.pairings.get(index);
    let is_other = |round: &&RoundForm| posted.is_none_or(|one| one.pairing.round != round.round);
    if let Some(RoundForm { round, .. }) = played.filter(is_other) {
        return differs(format!(
            "round {round} has results, but wasn't posted in its turn"
        ));
    }
    let posted = posted.expect("a round without results is among the posted ones");
    let computed = pair(&Cup::try_from(&state_before(&export.cup, index, posted))?)?;
    check_pairing(&posted.pairing, &computed)?;
    let nothing = RoundForm {
        round: computed.round,
        byes: Vec::new(),
        games: Vec::new(),
    };
    // The last round may still be running.
    let over = index + 1 < export.pairings.len();
    check_played(played.unwrap_or(&nothing), posted, over)
}

/// The cup as it was when a round was paired.
fn state_before(cup: &CupForm, index: usize, posted: &Printed) -> CupForm {
    let mut cup = cup.clone();
    cup.played.truncate(index);
    for entrant in &mut cup.entrants {
        entrant.is_in = posted.present.contains(&entrant.id);
    }
    cup
}

fn check_pairing(posted: &Pairing, computed: &Pairing) -> Result<(), Mismatch> {
    if posted.round != computed.round {
        let (posted, turn) = (posted.round, computed.round);
        return differs(format!(
            "round {posted} was posted when it was round {turn}'s turn"
        ));
    }
    let byes = |pairing: &Pairing| vec![pairing.byes.clone()];
    let parts = [
        ("games", posted.games.clone(), computed.games.clone()),
        ("byes", byes(posted), byes(computed)),
        ("groups", posted.groups.clone(), computed.groups.clone()),
    ];
    for (what, posted_part, computed_part) in parts {
        for at in 0..posted_part.len().max(computed_part.len()) {
            let (posted_one, computed_one) = (posted_part.get(at), computed_part.get(at));
            if posted_one != computed_one {
                return differs(format!(
                    "round {}: the posted {what} have {}, but the draw makes {}",
                    posted.round,
                    listed(posted_one),
                    listed(computed_one)
                ));
            }
        }
    }
    Ok(())
}

fn listed(people: Option<&Vec<String>>) -> String {
    match people {
        Some(people) if !people.is_empty() => people.join(", "),
        _ => "nothing".to_owned(),
    }
}

/// Each result belongs to a game that was posted, one to each if the round is over.
fn check_played(played: &RoundForm, posted: &Printed, over: bool) -> Result<(), Mismatch> {
    let round = played.round;
    let replaced = |id: &String| posted.reserves.get(id).unwrap_or(id).clone();
    let seats = |game: &Vec<String>| game.iter().map(replaced).collect();
    let mut open: Vec<Vec<String>> = posted.pairing.games.iter().map(seats).collect();
    // A bye is a game with an empty seat here.
    open.extend(posted.pairing.byes.iter().map(|id| vec![id.clone()]));
    let results = played.games.iter().map(|game| game.seats.clone());
    for seats in results.chain(played.byes.iter().map(|id| vec![id.clone()])) {
        let Some(found) = open.iter().position(|game| *game == seats) else {
            let people = seats.join(", ");
            return differs(format!(
                "round {round}: the results have {people}, who weren't posted like that"
            ));
        };
        open.swap_remove(found);
    }
    match open.first().filter(|_| over) {
        Some(seats) => differs(format!(
            "round {round}: {} were posted, but have no result",
            seats.join(", ")
        )),
        None => Ok(()),
    }
}

fn check_table(export: &Export, cup: &Cup) -> Result<(), Mismatch> {
    let computed = standings(cup);
    for at in 0..computed.len().max(export.table.len()) {
        let (posted_row, computed_row) = (export.table.get(at), computed.get(at));
        if posted_row != computed_row {
            return differs(format!(
                "row {} of the table was posted as {}, but the results make it {}",
                at + 1,
                written(posted_row),
                written(computed_row)
            ));
        }
    }
    Ok(())
}

fn written(row: Option<&Row>) -> String {
    let Some(row) = row else {
        return "nothing".to_owned();
    };
    serde_json::to_string(row).expect("a row is plain JSON")
}
