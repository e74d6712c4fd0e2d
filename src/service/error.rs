//! A person's mistake and our own fault: different types, told apart here and nowhere else.

use crate::engine::{Illegal, RulesError};
use crate::ids::{Code, MatchId, Timestamp, UserId};
use crate::service::channels::Channels;
use crate::service::matches::Closed;
use crate::store::StoreError;

/// Why a person cannot do what they asked; shown to them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// No match has this code, or none in this server.
    NoSuchMatch,
    /// The person is not in this match.
    NotAPlayer,
    /// It is somebody else's turn.
    NotYourTurn {
        /// Whose turn it is; nobody whose account is still known.
        next: Option<UserId>,
    },
    /// The person is out of this game.
    SeatIsOut,
    /// The button belongs to a board that is no longer the present one.
    Stale,
    /// The text is no legal move.
    Illegal(Illegal),
    /// The game has not begun.
    NotBegun,
    /// The game has ended.
    GameOver,
    /// The challenge came to nothing.
    ChallengeClosed(Closed),
    /// The match has begun, so nobody can accept, decline or leave any more.
    AlreadyBegun,
    /// The combination of game, rules and diagonals does not exist.
    Rules(RulesError),
    /// Somebody challenged is a bot.
    OpponentIsBot {
        /// Who.
        user: UserId,
    },
    /// Somebody challenged is not in this server.
    OpponentNotHere {
        /// Who.
        user: UserId,
    },
    /// More people are named than the game has seats for.
    TooManyOpponents {
        /// The number of others that the game has seats for.
        seats: usize,
    },
    /// Somebody is named twice, or named beside the challenger's own practice.
    NamedTwice {
        /// Who.
        user: UserId,
    },
    /// There is an open challenge between these two already.
    AlreadyChallenged {
        /// The challenge.
        id: MatchId,
    },
    /// The person made as many challenges lately as are allowed.
    TooManyChallenges {
        /// When the next one is possible.
        until: Timestamp,
    },
    /// The challenge is for somebody else.
    NotInvited,
    /// The person is in already.
    AlreadyIn,
    /// All seats that are not kept for people invited are taken.
    NoSeatLeft,
    /// Only the challenger can withdraw a challenge.
    NotTheChallenger,
    /// The challenger withdraws rather than leaves.
    ChallengerMayWithdraw,
    /// The match goes on, so there is no rematch yet.
    NotFinished,
    /// The game has as many moves as can be stored; it can only be resigned.
    TooLong,
    /// The game has no clock.
    NoClock,
    /// Nobody gives time to themselves.
    OwnClock,
    /// The turn was given as much time as can be.
    GivenEnough,
    /// Nobody is reminded of this turn any more.
    RemindedAlready,
    /// No offer stands.
    NoOffer,
    /// Another offer stands.
    OfferStands,
    /// The person made an offer in this turn already.
    OfferedAlready,
    /// Only the one who made an offer takes it back.
    NotYourOffer,
    /// The offer does not wait for this person.
    NotAsked,
    /// Every seat has moved, so the game cannot be cancelled any more.
    TooLateToCancel,
    /// The person has no move that could be taken back.
    NothingToTakeBack,
    /// The server lets only moderators challenge.
    ModeratorsOnly,
    /// The server wants games in other channels.
    ChannelNotAllowed {
        /// Where they may be played.
        channels: Channels,
    },
    /// The server names as many channels as can be.
    TooManyChannels,
    /// The person plays as many games in this server as it wants.
    TooManyRunning {
        /// How many.
        most: u16,
    },
    /// Somebody else in the match plays as many games in this server as it wants.
    OtherPlaysMost {
        /// Who, where the account is still known.
        user: Option<UserId>,
    },
    /// The match is in this channel already.
    AlreadyHere,
    /// The match belongs to another server.
    OtherServer,
    /// The match's own channel works, so only a moderator brings it elsewhere.
    NotLost,
    /// The game stands still.
    Paused,
    /// No time zone has this name, and no city that is known.
    NoSuchZone {
        /// The name.
        name: String,
    },
    /// Cities of several time zones have this name.
    SeveralZones {
        /// The name.
        name: String,
        /// The zones.
        zones: Vec<String>,
    },
    /// An hour of the day is from 0 to 23.
    NoSuchHour,
    /// So many days of absence are not left within a year.
    AwayTooLong {
        /// The whole days that are left.
        left: u16,
    },
    /// One of the two keeps the other out.
    Blocked {
        /// The one whom the person wants to play with, where the account is still known.
        user: Option<UserId>,
    },
    /// Nobody keeps themselves out.
    BlockedSelf,
    /// The person keeps out as many as can be.
    BlockedMost,
}

/// Our own fault: logged, and answered with a number.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The store failed, or a record is damaged.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A stored match does not replay.
    #[error("the match {code} is damaged: {cause}")]
    Damaged {
        /// The code of the match.
        code: Code,
        /// What is wrong with it.
        cause: String,
    },
    /// No unused id was found.
    #[error("more matches were made in a millisecond than have ids")]
    NoId,
    /// No unused code was found.
    #[error("no unused game code was found")]
    NoCode,
}

/// Why a request was not carried out.
#[derive(Debug)]
pub enum Error {
    /// The person's mistake.
    Refusal(Refusal),
    /// Our own.
    Fault(Fault),
}

impl Error {
    /// Whether it will be the same the next time: a record or a match is damaged.
    pub fn is_lasting(&self) -> bool {
        matches!(
            self,
            Self::Fault(Fault::Damaged { .. } | Fault::Store(StoreError::Damaged { .. }))
        )
    }

    /// Whether nothing can be stored for now, whatever is asked.
    pub fn is_standstill(&self) -> bool {
        matches!(
            self,
            Self::Fault(Fault::Store(
                StoreError::NoRoom | StoreError::Closed | StoreError::Failed(_)
            ))
        )
    }

    /// Whether the change that failed may be found stored all the same.
    pub fn may_be_stored(&self) -> bool {
        matches!(self, Self::Fault(Fault::Store(StoreError::Failed(_))))
    }

    /// Whether another change came first.
    pub(super) fn is_conflict(&self) -> bool {
        matches!(self, Self::Fault(Fault::Store(StoreError::Conflict)))
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Self::Refusal(refusal)
    }
}

impl From<Fault> for Error {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        Self::Fault(Fault::Store(error))
    }
}

impl From<Illegal> for Error {
    fn from(illegal: Illegal) -> Self {
        Self::Refusal(Refusal::Illegal(illegal))
    }
}
