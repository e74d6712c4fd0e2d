//! What is stored of games.

use serde::{Deserialize, Serialize};

use super::holder::Holder;
use super::is_default;
use super::servers::Deed;
use crate::ids::{PlayerId, Span, Timestamp};

/// The game of a match as far as everybody needs it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameHead {
    /// Who sits where, in seat order.
    pub seats: Vec<Holder>,
    /// When it began.
    pub began: Timestamp,
    /// How many events its log has.
    pub events: u64,
    /// What they come to.
    pub course: CourseRecord,
    /// The moves before the last one that its board shows, too.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub earlier: Vec<LastRecord>,
    /// What is known of the present turn.
    #[serde(flatten)]
    pub turn_state: TurnState,
    /// Why it was cancelled, if it was, and not by a moderator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cancelled: Option<Cancelled>,
    /// Whether all have agreed that the computer may be asked.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hints: bool,
}

/// What is known of the present turn of a game, and begins again with the next one.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct TurnState {
    /// The hours that it was given beyond its time.
    #[serde(default, skip_serializing_if = "is_default")]
    pub given_hours: u16,
    /// What was offered in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<Offer>,
    /// Whether nobody is to be reminded of it, or was already.
    #[serde(default, skip_serializing_if = "is_default")]
    pub reminded: bool,
    /// The times in which the game stood still during it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stopped: Vec<Span>,
    /// When it was last asked whether the one to move is still there.
    #[serde(default, rename = "looked", skip_serializing_if = "Option::is_none")]
    pub visited: Option<Timestamp>,
    /// What a moderator did, where that is the last that happened.
    #[serde(default, rename = "word", skip_serializing_if = "Option::is_none")]
    pub moderated: Option<Moderated>,
}

/// What the log of a game comes to. The log is the truth: a course of another shape than this
/// version's is made anew from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "shape")]
pub enum CourseRecord {
    /// The shape of this version.
    #[serde(rename = "1")]
    V1(CourseV1),
    /// Another one.
    #[serde(other)]
    Other,
}

/// The first shape of a course.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CourseV1 {
    /// When the last event happened, or the game began.
    pub at: Timestamp,
    /// How the game stands, in notation.
    pub standing: String,
    /// The move that was played last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<LastRecord>,
    /// The seats (counted from 1) that had to pass since, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub passes: Vec<u8>,
    /// The seats that went out, in order, each with a reason of docs/rules.md.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub outs: Vec<(u8, String)>,
    /// Whether the last of them went out since that move.
    #[serde(default, skip_serializing_if = "is_default")]
    pub went_out: bool,
    /// How many plies were taken back, where that is the last that happened.
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
}

/// Why a game was cancelled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cancelled<P = PlayerId> {
    /// All agreed.
    Agreed,
    /// Somebody let the time pass before everybody had moved.
    Late(P),
    /// Somebody had left the server before everybody had moved.
    Left(P),
    /// It had lost its channel for a week.
    NoPlace,
}

impl<P> Cancelled<P> {
    /// The same with people named in another way.
    pub fn named<Q>(self, name: impl FnOnce(P) -> Q) -> Cancelled<Q> {
        match self {
            Self::Agreed => Cancelled::Agreed,
            Self::Late(who) => Cancelled::Late(name(who)),
            Self::Left(who) => Cancelled::Left(name(who)),
            Self::NoPlace => Cancelled::NoPlace,
        }
    }
}

/// What a moderator did with a match, and who.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moderated<P = PlayerId> {
    /// Who.
    pub by: P,
    /// What.
    pub deed: Deed,
    /// Why, in the moderator's own words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// What can be offered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfferKind {
    /// A draw.
    Draw,
    /// To take one's last move back.
    Takeback,
    /// To cancel the game, before every seat has moved.
    Abort,
    /// That the computer may be asked in this game.
    Hints,
}

/// Something offered in the present turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = "P: Deserialize<'de>, S: Deserialize<'de>"))]
pub struct Offer<P = PlayerId, S = u8> {
    /// What.
    pub kind: OfferKind,
    /// By whom.
    pub by: P,
    /// Who has agreed.
    pub accepted: Vec<P>,
    /// Whether it still stands.
    pub open: bool,
    /// Who declined it; nobody where it was taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declined: Option<P>,
    /// For a takeback: what it undoes, the latest ply first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<Undone<S>>,
}

impl<P, S> Offer<P, S> {
    /// The same with people and seats named in another way.
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
    /// The seat that played it; stored as its number, counted from 1.
    pub seat: S,
    /// The ply in notation.
    pub text: String,
}
