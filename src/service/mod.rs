//! Matches: a game plus people, place and time. Who may do what, and when.
//!
//! Every changing request follows one path: look whether it is a repeat, load what it needs with
//! revisions, authorize, apply to a copy, and commit one change set that holds the match, its
//! indexes, the interaction and the post that the channel is to see. A lost race loads again and
//! retries. Nothing here knows Discord's types, pixels or sentences; time and luck are arguments.

mod ambient;
mod away;
mod bring_here;
mod challenge;
mod channels;
mod deadlines;
mod delivered;
mod draft;
mod errands;
mod error;
mod expiry;
mod lobby;
mod look;
mod matches;
mod moderation;
mod move_time;
mod offers;
mod outages;
mod parking;
mod pauses;
mod people;
mod play;
mod posts;
mod quiet_hours;
mod registration;
mod rematch;
mod reminders;
mod resign;
mod servers;
mod settings;
mod settle;
mod standings;
mod stored;
mod suggest;
mod sweep;
mod threads;
mod typed;
mod upgrade;
mod view;
mod zones;

use std::sync::Arc;

pub use ambient::{Clock, Lot, SystemClock, SystemLot};
pub use away::Absence;
pub use challenge::ChallengeRequest;
pub use channels::{ChannelChange, Channels};
pub use delivered::{Delivery, Failure};
pub use errands::Errand;
pub use error::{Error, Fault, Refusal};
pub use lobby::LobbyMove;
pub use look::{Listing, Summary};
pub use matches::{Closed, Place};
pub use moderation::{ChangedSetting, Deed, LogLine, Logged, MOST_REASON_CHARS, Setting};
pub use move_time::MoveTime;
pub use offers::{OfferKind, OfferMove, Undone};
pub use outages::Heartbeat;
pub use pauses::Finding;
pub use people::Person;
pub use play::PlayRequest;
pub use posts::{OldMessage, Post, PostRef};
pub use servers::{Rights, ServerChange, ServerSettings};
pub use settings::{NO_ZONE, Reminders, Settings, SettingsChange};
pub use suggest::Suggestion;
pub use typed::strict_move;
pub use view::{
    AwayView, CancelledView, GameView, LastMove, LostView, MatchView, ModeratedView, OfferView,
    Participant, PauseView, StageView,
};
pub use zones::{Zone, zones};

pub use crate::store::records::{FirstMove, Notice, PostKind, Retirement};

use crate::ids::{AnswerToken, ChannelId, InteractionId, MatchId, MessageId, Timestamp};
use crate::store::Store;

/// How often a change is tried again after another one came first.
const MOST_RETRIES: u32 = 20;

/// Tries a change until no other comes first. A match being changed is large, so it is kept out of
/// the futures of those who wait.
macro_rules! retry {
    ($attempt:expr) => {{
        let mut tries = 0;
        loop {
            match Box::pin($attempt).await {
                Err(error) if error.is_conflict() && tries < $crate::service::MOST_RETRIES => {
                    tries += 1;
                }
                other => break other,
            }
        }
    }};
}
use retry;

/// Somebody doing something at a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act {
    /// Who.
    pub by: Person,
    /// The event that said so; a second event with this id changes nothing.
    pub interaction: InteractionId,
    /// The message whose button was pressed, if one was, and its channel.
    pub message: Option<MessageId>,
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
    store: Arc<dyn Store>,
    lot: Arc<dyn Lot>,
    /// One change at a time for each match, so that races are rare; the store alone makes
    /// concurrent changes correct. Matches share gates by their ids.
    gates: Arc<[tokio::sync::Mutex<()>; 64]>,
    pulse: Arc<outages::Pulse>,
    away_days: u16,
}

/// How many days a person may be away within a year, unless the operator says otherwise.
const AWAY_DAYS: u16 = 30;

impl Service {
    /// A service over a store.
    pub fn new(store: Arc<dyn Store>, lot: Arc<dyn Lot>) -> Self {
        let gates = std::array::from_fn(|_| tokio::sync::Mutex::new(()));
        Self {
            store,
            lot,
            gates: Arc::new(gates),
            pulse: Arc::default(),
            away_days: AWAY_DAYS,
        }
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
