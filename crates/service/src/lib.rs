//! Matches: a game with people, a time and a place. Decides who may do what, and when.
//!
//! Every changing request follows one path: detect repeats, load with revisions, authorize, apply
//! to a copy, and commit one change set with the match, its indexes, the interaction and the post
//! for the channel. A lost race reloads and retries. Nothing here knows Discord's types, pixels or
//! sentences; time and randomness are arguments.

mod acts;
mod ambient;
pub mod background;
mod change;
mod channels;
mod cups;
mod gates;
mod integrity;
mod looking;
mod matches;
mod outbox;
mod people;
mod recount;
mod refusal;
mod servers;
mod slow;
pub mod term;
mod time;
pub mod version;

use std::sync::Arc;

pub use acts::{
    BroughtBy, ChallengeRequest, Door, Edit, ImportRequest, MOST_NOTE_CHARS, MOST_REASON_CHARS,
    MindPlay, MindTurn, Noted, Planned, PlayRequest, Proven, PuzzleStreak, RaceTurn, SESSION_LASTS,
    Seen, Visitor,
};
pub use ambient::{Clock, Lot, SystemClock, SystemLot};
pub use change::{Error, Fault, IllegalMove};
pub use channels::{ChannelChange, Channels};
pub use cups::{CupHead, MOST_CUP_NAME, NewCup, Section, Standing, WholeCup, cup_clock, plays};
pub use integrity::{DamagedMatch, Repair, Walk};
pub use looking::{
    Asker, AwayView, Champions, Compared, CountedView, Export, FamilyProfile, Feats, GameView,
    Hints, Known, LevelBeaten, Listing, LongestChain, MatchView, Moment, PastGame, PauseView,
    Profile, ROWS_OF_A_PAGE, SeasonParty, StageView, Suggestion, Summary, TablePlace, TableRequest,
    TableRow, TableView, Versus,
};
pub use matches::{
    AllowedRules, Closed, Damage, LastMove, LobbyMove, MOST_PLAN_CHARS, OfferMove, Place, Preset,
    RuleChoice, TimeControl, Weekends, family, is_even, past_move, rule_sets_of, strict_move,
};
pub use outbox::{Attempt, Delivery, Failure, OldMessage, Post, PostRef, Urgency};
pub use people::{
    Absence, NO_ZONE, Participant, Person, Recognized, Settings, SettingsChange, Zone, zones,
};
pub use recount::{ChangedRating, Recount};
pub use refusal::{CupRefusal, PlanFault, Refusal};
pub use servers::{
    DailyPost, LogLine, Rights, SeasonDigest, ServerChange, ServerSettings, puzzle_day,
};
pub use slow::Kept;
pub use time::{Compacted, Deleted, Finding, Heartbeat};

pub use halma_rating::{Family, Rating};
pub use halma_store::records::{
    Balance, BoardForm, Cancelled, ChangedSetting, CupDeed, CupGame, CupGameRecord, CupNews,
    CupRecord, CupStage, Deed, EntrantRecord, Errand, Fared, FirstMove, Holder, Logged, Lost,
    Moderated, Notice, Offer, OfferKind, PastBoards, PastMove, PastTurn, PostKind, Reminders,
    Retirement, Series, Setting, Undone, Voided,
};
pub use halma_store::{Season, ids};

use background::{Pool, Priority};
use halma_store::ids::{
    AnswerToken, ChannelId, GuildId, InteractionId, MatchId, MessageId, Node, Timestamp, Turn,
};
use halma_store::{Revision, Store};
use matches::{Match, Replayed};

/// An action of a person at a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act {
    /// Who.
    pub by: Person,
    /// The interaction that requested it; a second one with this id changes nothing.
    pub interaction: InteractionId,
    /// The message whose button was pressed, if one was, and its channel.
    pub message: Option<MessageId>,
    /// Where it comes from.
    pub from: Origin,
    /// The channel in which it happened, if any.
    pub channel: Option<ChannelId>,
    /// The token for sending the answer, if there is one.
    pub token: Option<AnswerToken>,
    /// When.
    pub now: Timestamp,
}

/// Where an act comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A channel of a server, or a conversation, where an answer carries the board.
    Chat(GuildId),
    /// The board page, where no answer carries a board.
    Page,
}

impl Origin {
    /// Returns the server in which it happened, if any.
    pub fn guild(self) -> Option<GuildId> {
        match self {
            Self::Chat(guild) => Some(guild),
            Self::Page => None,
        }
    }
}

/// The result of a change.
#[derive(Clone, Debug)]
pub struct Changed {
    /// The match after the change.
    pub view: MatchView,
    /// What the channel still has to see of this change.
    pub post: Option<Post>,
    /// Whether the request was a repeat and changed nothing.
    pub repeated: bool,
}

/// The service: everything that can be done with matches.
#[derive(Clone)]
pub struct Service {
    store: Arc<Store>,
    lot: Arc<dyn Lot>,
    /// Lets one change of a match in at a time. Correctness doesn't depend on it: the store refuses
    /// conflicting changes.
    gates: gates::Gates,
    pulse: Arc<time::Pulse>,
    low_water: Arc<time::LowWater>,
    seal: Arc<servers::Seal>,
    /// Held while a data export is written.
    exports: Arc<tokio::sync::Mutex<()>>,
    /// For work that takes longer the longer a game is.
    slow: Pool,
    /// Games with their history, and the turn of the match that had it.
    games: Kept<MatchId, (Turn, Replayed)>,
    /// Matches that were restored from the compact form of finished games.
    finished: Kept<(MatchId, Revision), Match>,
    /// The highlights of finished games.
    feats: Kept<(MatchId, Turn), Option<Feats>>,
    away_days: u16,
    /// This process as a node, if it answers interactions under a lease of its own.
    node: Option<Node>,
}

/// How many days a person may be away per year by default.
const AWAY_DAYS: u16 = 30;

impl Service {
    /// Creates a service over a store.
    ///
    /// # Panics
    /// The system can't start a thread.
    pub fn new(store: Arc<Store>, lot: Arc<dyn Lot>) -> Self {
        let slow = Pool::new("slow", 1, Priority::Low).expect("a thread");
        Self {
            store,
            lot,
            gates: gates::Gates::default(),
            pulse: Arc::default(),
            low_water: Arc::default(),
            seal: Arc::default(),
            exports: Arc::default(),
            slow,
            games: Kept::default(),
            finished: Kept::default(),
            feats: Kept::default(),
            away_days: AWAY_DAYS,
            node: None,
        }
    }

    /// Returns the same service over another store with the same records; it has felt no pulse yet.
    #[must_use]
    pub fn over(&self, store: Arc<Store>) -> Self {
        Self {
            store,
            pulse: Arc::default(),
            low_water: Arc::default(),
            ..self.clone()
        }
    }

    /// Returns the same service without a thread for long work, which then runs where it is asked for.
    #[must_use]
    pub fn without_thread(self) -> Self {
        let slow = Pool::inline();
        Self { slow, ..self }
    }

    /// Returns the same service for a process that answers.
    #[must_use]
    pub fn of_node(self, node: Option<Node>) -> Self {
        Self { node, ..self }
    }

    /// Returns the same service with another limit of away days per year.
    #[must_use]
    pub fn with_away_days(self, away_days: u16) -> Self {
        Self { away_days, ..self }
    }
}
