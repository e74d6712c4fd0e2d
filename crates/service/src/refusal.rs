//! Users' mistakes, which are shown to them.

use halma_cup::stairs;
use halma_rules::{GameOver, OutRefused, Rules, RulesError};
use halma_store::ids::{MatchId, Timestamp, UserId};
use halma_store::records::Closed;

use super::channels::Channels;

/// Why a person can't do what they asked; shown to them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// No match has this code, or none on this server.
    NoSuchMatch,
    /// The person isn't in this match.
    NotAPlayer,
    /// Something about a cup.
    Cup(CupRefusal),
    /// It is someone else's turn.
    NotYourTurn {
        /// Whose turn it is; `None` if their account is no longer known.
        next: Option<UserId>,
    },
    /// It is the computer's turn.
    ComputerThinks,
    /// The computer isn't behind, so it takes no draw.
    ComputerPlaysOn,
    /// Every seat is taken by a named person, so none is left for the computer.
    NoSeatForComputer,
    /// The person is out of this game.
    SeatIsOut,
    /// The person has reached the goal, and the others play on.
    SeatIsDone,
    /// The moves of this game were deleted a while after its end.
    MovesDeleted {
        /// After how many days.
        days: u16,
    },
    /// No result is proven that the person could claim.
    NotProven,
    /// The button belongs to an outdated board.
    Stale,
    /// The game has not begun.
    NotBegun,
    /// The game has ended.
    GameOver,
    /// The challenge was closed without a game.
    ChallengeClosed(Closed),
    /// The match has started, so nobody can accept, decline or leave anymore.
    AlreadyBegun,
    /// The combination of game, rules and options doesn't exist.
    Rules(RulesError),
    /// The server doesn't allow these rules.
    RulesNotAllowed {
        /// The default rules of the game.
        usual: Rules,
        /// The names of the other rule sets and well-known games that it allows.
        others: Vec<&'static str>,
    },
    /// A challenged person is a bot.
    OpponentIsBot {
        /// Who.
        user: UserId,
    },
    /// A challenged person isn't on this server.
    OpponentNotHere {
        /// Who.
        user: UserId,
    },
    /// More people are named than the game has seats.
    TooManyOpponents {
        /// The number of seats for others.
        seats: usize,
    },
    /// A person is named twice, or together with the challenger's own practice.
    NamedTwice {
        /// Who.
        user: UserId,
    },
    /// These two already have an open challenge.
    AlreadyChallenged {
        /// The challenge.
        id: MatchId,
    },
    /// The person has made too many challenges lately.
    TooManyChallenges {
        /// When the next one is possible.
        until: Timestamp,
    },
    /// The challenge is for someone else.
    NotInvited,
    /// The person is already in.
    AlreadyIn,
    /// All seats that aren't reserved for invited people are taken.
    NoSeatLeft,
    /// The imported game doesn't start from its variant's usual position.
    BeginsElsewhere,
    /// Only the challenger can withdraw a challenge.
    NotTheChallenger,
    /// The challenger can't leave, only withdraw.
    ChallengerMayWithdraw,
    /// A recurring challenge can't name anyone.
    RecurringIsForAnybody,
    /// Matches of two games are for two people.
    SeriesIsForTwo,
    /// The second game of two starts automatically.
    SecondGameFollows,
    /// A player of the old game asked to be forgotten.
    OtherIsForgotten,
    /// The game doesn't exist for so few players.
    NotForSoFew,
    /// The game doesn't count in any table, so its result can't be removed.
    CountsNowhere,
    /// The result was already voided.
    VoidedBefore,
    /// The match is still running, so there can't be a rematch yet.
    NotFinished,
    /// The game has no clock.
    NoClock,
    /// Nobody can give themselves time.
    OwnClock,
    /// It is the person's own turn.
    OwnTurn,
    /// Somebody has woken the player to move already.
    WokenAlready,
    /// The turn can't get more extra time.
    GivenEnough,
    /// The reminder for this turn is already off.
    RemindedAlready,
    /// There is no open offer.
    NoOffer,
    /// Another offer is open.
    OfferStands,
    /// The person already made an offer in this turn.
    OfferedAlready,
    /// Only the player who made an offer can withdraw it.
    NotYourOffer,
    /// The offer isn't waiting for this person.
    NotAsked,
    /// Every seat has moved, so the game can't be canceled anymore.
    TooLateToCancel,
    /// Hints are already allowed in this game.
    HintsAllowed,
    /// The person has no move to take back.
    NothingToTakeBack,
    /// A moderator wants to undo a move, but nobody has moved yet.
    NothingToUndo,
    /// On this server only moderators can challenge.
    ModeratorsOnly,
    /// The platform doesn't let the person do that in this channel.
    NotPermitted,
    /// The server allows games only in other channels.
    ChannelNotAllowed {
        /// Where they may be played.
        channels: Channels,
    },
    /// The same was shared in this channel recently.
    AlreadyShared,
    /// The server lists too many channels.
    TooManyChannels,
    /// The person has reached this server's limit of games.
    TooManyRunning {
        /// The limit.
        most: u16,
    },
    /// Another player has reached this server's limit of games.
    OtherPlaysMost {
        /// Who, if the account is still known.
        user: Option<UserId>,
    },
    /// The match is already in this channel.
    AlreadyHere,
    /// The match belongs to another server.
    OtherServer,
    /// The match's own channel works, so only a moderator can move it.
    NotLost,
    /// The game is paused.
    Paused,
    /// No time zone or known city has this name.
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
    /// Not enough away days are left this year.
    AwayTooLong {
        /// The whole days left.
        left: u16,
    },
    /// One of the two has blocked the other.
    Blocked {
        /// The person they want to play with, if the account is still known.
        user: Option<UserId>,
    },
    /// Nobody can block themselves.
    BlockedSelf,
    /// The person's block list is full.
    BlockedMost,
    /// A link to the board page was used before.
    LinkUsed,
    /// A link to the board page is too old, or isn't one.
    LinkTooOld,
    /// The session on the board page has ended, or there never was one.
    SignedOut,
    /// The person has saved another text meanwhile, somewhere else.
    ChangedElsewhere,
    /// A note is too long.
    NoteTooLong {
        /// The maximum number of characters.
        most: usize,
    },
    /// A plan answers moves of others, but it is the person's own turn.
    PlanOnOwnTurn,
    /// The person has all seats of the game, so there is nobody to answer.
    PlanWithoutOthers,
    /// A line of a plan is wrong.
    PlanLine {
        /// Its number, counted from 1.
        number: usize,
        /// What is wrong with it.
        fault: PlanFault,
    },
    /// A plan is too long.
    PlanTooLong {
        /// The maximum number of lines.
        lines: usize,
        /// The maximum number of characters.
        chars: usize,
    },
}

impl Refusal {
    /// Returns true if what is wrong is the text of a plan or a note, which a form doesn't keep.
    pub fn is_about_text(&self) -> bool {
        matches!(
            self,
            Self::PlanOnOwnTurn
                | Self::PlanWithoutOthers
                | Self::PlanLine { .. }
                | Self::PlanTooLong { .. }
                | Self::NoteTooLong { .. }
                | Self::ChangedElsewhere
        )
    }
}

/// What is wrong with a line of a plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlanFault {
    /// This move isn't possible at its place.
    Impossible(String),
    /// An earlier line answers the same moves with another one than this.
    TwoAnswers(String),
    /// It doesn't end with a move of the person's own.
    NoAnswer,
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
            OutRefused::AlreadyDone => Self::SeatIsDone,
            OutRefused::AlreadyOut | OutRefused::NoSuchSeat => Self::SeatIsOut,
        }
    }
}

/// Why something about a cup wasn't done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CupRefusal {
    /// There is no such cup on this server.
    Unknown,
    /// Nobody gets extra time in a cup.
    NoExtraTime,
    /// Only moderators make cups.
    ForModerators,
    /// Only the cup's organizer and moderators can do this.
    NotTheOrganizer,
    /// No game of this cup has this code.
    NoSuchGame,
    /// Nobody enters this cup any more.
    EntryClosed,
    /// The person isn't in this cup, or not any more.
    NotIn,
    /// The cup has as many people as it can have.
    IsFull,
    /// The server has as many unfinished cups as it can have.
    TooMany,
    /// The cup is over or was called off.
    IsOver,
    /// Fewer people are in than this kind of cup needs.
    TooFew {
        /// How many are in.
        people: usize,
        /// How many it needs.
        least: usize,
    },
    /// There are no stairs to challenge somebody on.
    NoStairs,
    /// One of the two isn't on the stairs.
    NotOnStairs,
    /// A rule of the stairs.
    Stairs(stairs::Refusal),
    /// The variant can't be played in a cup of this kind.
    NotPlayed,
    /// The name is empty or too long.
    Name {
        /// The most characters.
        most: usize,
    },
}

impl From<CupRefusal> for Refusal {
    fn from(refusal: CupRefusal) -> Self {
        Self::Cup(refusal)
    }
}
