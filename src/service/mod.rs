//! Matches: a game plus people, place and time. Who may do what, and when.
//!
//! Every changing request follows one path: look whether it is a repeat, load what it needs with
//! revisions, authorize, apply to a copy, and commit one change set that holds the match, its
//! indexes, the interaction and the post that the channel is to see. A lost race loads again and
//! retries. Nothing here knows Discord's types, pixels or sentences; time and luck are arguments.

mod acts;
mod ambient;
mod change;
mod channels;
mod integrity;
mod looking;
mod matches;
mod outbox;
mod people;
mod recount;
mod refusal;
mod servers;
mod time;

use std::sync::Arc;

pub use acts::{
    ChallengeRequest, ImportRequest, MOST_NOTE_CHARS, MOST_REASON_CHARS, MindPlay, MindTurn, Noted,
    PlayRequest, PuzzleStreak,
};
pub use ambient::{Clock, Lot, SystemClock, SystemLot};
pub use change::{Error, Fault};
pub use channels::{ChannelChange, Channels};
pub use integrity::{DamagedMatch, Repair, Walk};
pub use looking::{
    Asker, AwayView, Champions, Compared, CountedView, Export, FamilyProfile, Feats, GameView,
    Hints, Known, LevelBeaten, Listing, MatchView, PastGame, PauseView, Profile, ROWS_OF_A_PAGE,
    StageView, Suggestion, Summary, TablePlace, TableRequest, TableRow, TableView, Versus,
};
pub use matches::{
    Closed, Damage, LastMove, LobbyMove, MoveTime, OfferMove, Place, RULE_SETS, VARIANTS,
    past_move, rule_sets_of, strict_move,
};
pub use outbox::{Attempt, Delivery, Failure, OldMessage, Post, PostRef, Urgency};
pub use people::{
    Absence, NO_ZONE, Participant, Person, Recognized, Settings, SettingsChange, Zone, zones,
};
pub use recount::{ChangedRating, Recount};
pub use refusal::Refusal;
pub use servers::{
    DailyPost, LogLine, Rights, SeasonDigest, ServerChange, ServerSettings, puzzle_day,
};
pub use time::{Finding, Heartbeat};

pub use crate::rating::{Family, Rating};
pub use crate::store::Season;
pub use crate::store::records::{
    Balance, BoardForm, Cancelled, ChangedSetting, Deed, Errand, Fared, FirstMove, Holder, Logged,
    Lost, Moderated, Notice, Offer, OfferKind, PastBoards, PastMove, PastTurn, PostKind, Reminders,
    Retirement, Series, Setting, Undone, Voided,
};

use crate::ids::{
    AnswerToken, ChannelId, GuildId, InteractionId, MatchId, MessageId, Node, Timestamp,
};
use crate::store::Store;

/// Somebody doing something at a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act {
    /// Who.
    pub by: Person,
    /// The event that said so; a second event with this id changes nothing.
    pub interaction: InteractionId,
    /// The message whose button was pressed, if one was, and its channel.
    pub message: Option<MessageId>,
    /// The server in which it happened, if it happened in one.
    pub guild: Option<GuildId>,
    /// The channel in which it happened, where it happened in one.
    pub channel: Option<ChannelId>,
    /// What the answer can be sent with, where there is to be one.
    pub token: Option<AnswerToken>,
    /// When.
    pub now: Timestamp,
}

/// What a change led to.
#[derive(Clone, Debug)]
pub struct Changed {
    /// The match as it is now.
    pub view: MatchView,
    /// What the channel is to see because of this change, if it has not seen it yet.
    pub post: Option<Post>,
    /// Whether the request was a repeat, so that nothing was changed now.
    pub repeated: bool,
}

/// The service: all that can be done with matches.
#[derive(Clone)]
pub struct Service {
    store: Arc<Store>,
    lot: Arc<dyn Lot>,
    /// One change at a time for each match, so that races are rare; the store alone makes
    /// concurrent changes correct. Matches share gates by their ids.
    gates: Arc<[tokio::sync::Mutex<()>; 64]>,
    pulse: Arc<time::Pulse>,
    low_water: Arc<time::LowWater>,
    seal: Arc<servers::Seal>,
    /// Held by whoever writes down all that is stored about a person.
    exports: Arc<tokio::sync::Mutex<()>>,
    away_days: u16,
    /// The process, where several answer or it does so beside what it does by itself.
    node: Option<Node>,
}

/// How many days a person may be away within a year, unless the operator says otherwise.
const AWAY_DAYS: u16 = 30;

impl Service {
    /// A service over a store.
    pub fn new(store: Arc<Store>, lot: Arc<dyn Lot>) -> Self {
        let gates = std::array::from_fn(|_| tokio::sync::Mutex::new(()));
        Self {
            store,
            lot,
            gates: Arc::new(gates),
            pulse: Arc::default(),
            low_water: Arc::default(),
            seal: Arc::default(),
            exports: Arc::default(),
            away_days: AWAY_DAYS,
            node: None,
        }
    }

    /// The same service by way of another store, which has the same records; it has felt no pulse yet.
    #[must_use]
    pub fn over(&self, store: Arc<Store>) -> Self {
        Self {
            store,
            pulse: Arc::default(),
            low_water: Arc::default(),
            ..self.clone()
        }
    }

    /// The same service of a process that answers.
    #[must_use]
    pub fn of_node(self, node: Option<Node>) -> Self {
        Self { node, ..self }
    }

    /// The same service, in which people may be away for so many days within a year.
    #[must_use]
    pub fn with_away_days(self, away_days: u16) -> Self {
        Self { away_days, ..self }
    }

    async fn turnstile(&self, id: MatchId) -> tokio::sync::MutexGuard<'_, ()> {
        let mixed = id.0.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 58;
        self.gates[mixed as usize].lock().await
    }
}
