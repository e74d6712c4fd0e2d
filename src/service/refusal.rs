//! A person's mistakes, which are shown to them.

use super::channels::Channels;
use crate::ids::{MatchId, Timestamp, UserId};
use crate::store::records::Closed;
use halma_rules::{GameOver, Illegal, OutRefused, RulesError};

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
    /// It is the computer's turn.
    ComputerThinks,
    /// Everybody is named, so that no seat is left for the computer.
    NoSeatForComputer,
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
    /// No matches are played by these rules yet.
    NotOffered,
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
    /// The game of a record begins with stones elsewhere than its variant does.
    BeginsElsewhere,
    /// Only the challenger can withdraw a challenge.
    NotTheChallenger,
    /// The challenger withdraws rather than leaves.
    ChallengerMayWithdraw,
    /// A challenge that is made again by itself names nobody.
    RecurringIsForAnybody,
    /// Two games with sides swapped are for two people.
    SeriesIsForTwo,
    /// The second game of two begins by itself.
    SecondGameFollows,
    /// Somebody of the old game asked to be forgotten.
    OtherIsForgotten,
    /// The game does not exist for so few.
    NotForSoFew,
    /// The game counts in no table, so it cannot be taken out of one.
    CountsNowhere,
    /// That was done before.
    VoidedBefore,
    /// The match goes on, so there is no rematch yet.
    NotFinished,
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
    /// The computer may be asked in this game already.
    HintsAllowed,
    /// The person has no move that could be taken back.
    NothingToTakeBack,
    /// Nobody has moved yet in the game whose last move a moderator wants back.
    NothingToUndo,
    /// The server lets only moderators challenge.
    ModeratorsOnly,
    /// The server wants games in other channels.
    ChannelNotAllowed {
        /// Where they may be played.
        channels: Channels,
    },
    /// The same was shared in this channel a short while ago.
    AlreadyShared,
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
    /// A note is too long.
    NoteTooLong {
        /// The most characters that it can have.
        most: usize,
    },
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Self {
        Self::Illegal(illegal)
    }
}

impl From<GameOver> for Refusal {
    fn from(_: GameOver) -> Self {
        Self::GameOver
    }
}

impl From<OutRefused> for Refusal {
    fn from(refused: OutRefused) -> Self {
        match refused {
            OutRefused::GameOver(_) => Self::GameOver,
            OutRefused::AlreadyOut | OutRefused::AlreadyDone | OutRefused::NoSuchSeat => {
                Self::SeatIsOut
            }
        }
    }
}
