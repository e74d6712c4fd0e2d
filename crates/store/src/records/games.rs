//! Records of games.

use serde::{Deserialize, Serialize};

use super::holder::Holder;
use super::is_default;
use super::servers::Deed;
use crate::ids::{PlayerId, Span, Timestamp};

/// The part of a game that every reader needs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameHead {
    /// Who sits where, in seat order.
    pub seats: Vec<Holder>,
    /// When it began.
    pub began: Timestamp,
    /// The number of events in its log.
    pub events: u64,
    /// The state the log leads to.
    pub course: CourseRecord,
    /// The earlier moves that its board still shows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub earlier: Vec<LastRecord>,
    /// The state of the current turn.
    #[serde(flatten)]
    pub turn_state: TurnState,
    /// The seats' banks of time, if the game has them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub banks: Option<BanksRecord>,
    /// What is proven about its result, or what it ended by.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proven: Option<ProvenRecord>,
    /// Why it was canceled, if it was, except by a moderator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cancelled: Option<Cancelled>,
    /// Whether everyone has agreed to allow hints.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hints: bool,
    /// After how many days its moves were deleted, if they were: its log is empty then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deleted_after: Option<u16>,
}

/// A proof of a race's result (docs/race.md).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ProvenRecord {
    /// The winner, counted from 1; `None` for a draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<u8>,
    /// What each seat needs, in seat order.
    pub needs: Vec<NeedsRecord>,
}

/// How many of its own moves a seat needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NeedsRecord {
    /// At least.
    pub least: u32,
    /// At most, if that is proven.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<u32>,
}

/// The seats' banks of time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BanksRecord {
    /// The milliseconds that each seat had left at `since`, in seat order.
    pub left: Vec<u64>,
    /// Up to when the time of the current turn is subtracted.
    pub since: Timestamp,
    /// The seats (counted from 1) of the last turns, each with the milliseconds it had left when its
    /// turn began; the current turn is last.
    pub turns: Vec<(u8, u64)>,
    /// The days that were given to each seat.
    pub given: Vec<u8>,
}

/// The state of the current turn of a game; it is reset with the next turn.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct TurnState {
    /// The extra hours that were given for this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub given_hours: u16,
    /// The offers made in this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<Offer>,
    /// Whether the reminder was sent or isn't wanted.
    #[serde(default, skip_serializing_if = "is_default")]
    pub reminded: bool,
    /// The number of reminders sent before the last one.
    #[serde(default, skip_serializing_if = "is_default")]
    pub reminders: u8,
    /// Whether a player woke the one to move, in a conversation.
    #[serde(default, skip_serializing_if = "is_default")]
    pub woken: bool,
    /// The periods in which the game was paused during this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stopped: Vec<Span>,
    /// When it was last checked whether the player to move is still there.
    #[serde(default, rename = "looked", skip_serializing_if = "Option::is_none")]
    pub visited: Option<Timestamp>,
    /// What a moderator did, if nothing has happened since.
    #[serde(default, rename = "word", skip_serializing_if = "Option::is_none")]
    pub moderated: Option<Moderated>,
}

/// The state that the log of a game leads to. The log is the source of truth: a course in another
/// format is rebuilt from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "shape")]
pub enum CourseRecord {
    /// This version's format.
    #[serde(rename = "1")]
    V1(CourseV1),
    /// Another format.
    #[serde(other)]
    Other,
}

/// The first format of a course.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CourseV1 {
    /// When the last event happened, or the game began.
    pub at: Timestamp,
    /// The position in notation.
    pub standing: String,
    /// The last move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<LastRecord>,
    /// The seats (counted from 1) that have passed since, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub passes: Vec<u8>,
    /// The seats that are out, in order, each with a reason from docs/rules.md.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub outs: Vec<(u8, String)>,
    /// Whether the last of them went out after the last move.
    #[serde(default, skip_serializing_if = "is_default")]
    pub went_out: bool,
    /// How many plies were taken back, if nothing has happened since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken_back: Option<u16>,
}

/// A move with its route.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LastRecord {
    /// The seat that played it, counted from 1.
    pub seat: u8,
    /// The route in notation.
    pub route: String,
    /// Whether it was a planned answer.
    #[serde(default, skip_serializing_if = "is_default")]
    pub planned: bool,
}

/// Why a game was canceled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cancelled<P = PlayerId> {
    /// Everyone agreed.
    Agreed,
    /// Someone ran out of time before everyone had moved.
    Late(P),
    /// Someone left the server before everyone had moved.
    Left(P),
    /// Its channel was lost for a week.
    NoPlace,
}

impl<P> Cancelled<P> {
    /// Converts the names of people.
    pub fn named<Q>(self, name: impl FnOnce(P) -> Q) -> Cancelled<Q> {
        match self {
            Self::Agreed => Cancelled::Agreed,
            Self::Late(who) => Cancelled::Late(name(who)),
            Self::Left(who) => Cancelled::Left(name(who)),
            Self::NoPlace => Cancelled::NoPlace,
        }
    }
}

/// What a moderator did with a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moderated<P = PlayerId> {
    /// Who.
    pub by: P,
    /// What.
    pub deed: Deed,
    /// The reason in the moderator's own words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// What can be offered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfferKind {
    /// A draw.
    Draw,
    /// Taking back one's last move.
    Takeback,
    /// Canceling the game before every seat has moved.
    Abort,
    /// Allowing hints in this game.
    Hints,
}

/// An offer made in the current turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = "P: Deserialize<'de>, S: Deserialize<'de>"))]
pub struct Offer<P = PlayerId, S = u8> {
    /// What.
    pub kind: OfferKind,
    /// Who made it.
    pub by: P,
    /// Who has accepted.
    pub accepted: Vec<P>,
    /// Whether it is still open.
    pub open: bool,
    /// Who declined it; `None` if it was withdrawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declined: Option<P>,
    /// For a takeback: what it undoes, latest ply first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<Undone<S>>,
}

impl<P, S> Offer<P, S> {
    /// Converts the names of people and seats.
    pub fn named<Q, R>(self, name: impl Fn(P) -> Q, seat: impl Fn(S) -> R) -> Offer<Q, R> {
        Offer {
            kind: self.kind,
            by: name(self.by),
            accepted: self.accepted.into_iter().map(&name).collect(),
            open: self.open,
            declined: self.declined.map(&name),
            undone: (self.undone.into_iter())
                .map(|ply| Undone {
                    seat: seat(ply.seat),
                    text: ply.text,
                })
                .collect(),
        }
    }
}

/// A ply that a takeback undoes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Undone<S = u8> {
    /// The seat that played it, stored as a number counted from 1.
    pub seat: S,
    /// The ply in notation.
    pub text: String,
}
