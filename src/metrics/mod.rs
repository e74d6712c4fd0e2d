//! The metrics of a running bot, for Prometheus. They name nobody.

#[cfg(target_os = "linux")]
mod process;

use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use halma_store::Connections;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};

/// The media type of what [`Metrics::encode`] returns.
pub const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Bucket bounds in seconds for what people wait for: Discord gives up after three.
const WAITS: [f64; 11] = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 3.0, 10.0,
];

type Number = Gauge<f64, AtomicU64>;
/// A gauge that has no value where what it counts doesn't exist.
type Optional = Family<NoLabels, Number>;
type HistogramOf<L> = Family<L, Histogram, fn() -> Histogram>;

/// A refusal by Discord.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Refused {
    /// The HTTP status.
    status: u16,
}

/// A part of readiness.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct ReadyPart {
    part: &'static str,
}

/// Another clock.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct OtherClock {
    of: &'static str,
}

/// What people asked for: a command, or the buttons, menus or forms of a feature.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct Source {
    /// The command, or `user-menu`, `button`, `form`.
    pub kind: &'static str,
    /// The subcommand, or the feature.
    pub name: &'static str,
}

/// Why people were told that something went wrong.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct ToldError {
    why: &'static str,
}

/// The state of connections to the database.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct ConnectionState {
    state: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct NoLabels {}

/// All metrics; clones share them.
#[derive(Clone)]
pub struct Metrics(Arc<Inner>);

struct Inner {
    registry: Registry,
    moves: Counter,
    acknowledged: Histogram,
    handled: HistogramOf<Source>,
    pictured: Histogram,
    rendered: Histogram,
    committed: Histogram,
    unstored: Counter,
    refused: Family<Refused, Counter>,
    told_errors: Family<ToldError, Counter>,
    ready: Family<ReadyPart, Gauge>,
    clock_ahead: Family<OtherClock, Number>,
    database_connections: Family<ConnectionState, Gauge>,
    backup_age: Optional,
    gateway_connections: Optional,
    snapshot_age: Optional,
    free_room: Optional,
    gauges: Gauges,
    leads: Mutex<Option<Leads>>,
}

/// Tells whether this process leads. It is asked whenever the metrics are read: a process that stood
/// still must not say that it leads when it goes on.
pub type Leads = Box<dyn Fn() -> bool + Send + Sync>;

/// The current gauges.
#[derive(Default)]
struct Gauges {
    matches: Gauge,
    posts: Gauge,
    due_lag: Number,
    post_lag: Number,
    thinking: Gauge,
    store_bytes: Gauge,
    is_leading: Gauge,
}

/// The gauges, as the leader updates them from time to time.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Look {
    /// The number of unfinished matches, as far as counted.
    pub matches: usize,
    /// The number of posts waiting for delivery.
    pub posts: usize,
    /// How long the oldest due item has waited.
    pub due_lag: Duration,
    /// How long the oldest due post has waited.
    pub post_lag: Duration,
    /// The number of the computer's moves being thought about or waiting.
    pub thinking: usize,
    /// The size of the store's files; 0 for a database.
    pub store_bytes: u64,
    /// The bytes free where these files are; `None` for a database, or if the system doesn't tell.
    pub free_bytes: Option<u64>,
    /// The age of the journal's last snapshot; `None` for a database, or before the first one.
    pub snapshot_age: Option<Duration>,
    /// The number of connections to the gateway; `None` if interactions arrive as calls.
    pub gateway_connections: Option<usize>,
}

impl Default for Metrics {
    fn default() -> Self {
        let waits = || Histogram::new(WAITS);
        let mut inner = Inner {
            registry: Registry::default(),
            moves: Counter::default(),
            acknowledged: waits(),
            handled: Family::new_with_constructor(|| Histogram::new(WAITS)),
            pictured: waits(),
            rendered: waits(),
            committed: waits(),
            unstored: Counter::default(),
            refused: Family::default(),
            told_errors: Family::default(),
            ready: Family::default(),
            clock_ahead: Family::default(),
            database_connections: Family::default(),
            backup_age: Family::default(),
            gateway_connections: Family::default(),
            snapshot_age: Family::default(),
            free_room: Family::default(),
            gauges: Gauges::default(),
            leads: Mutex::default(),
        };
        inner.register();
        Self(Arc::new(inner))
    }
}

impl Inner {
    fn register(&mut self) {
        #[cfg(target_os = "linux")]
        self.registry.register_collector(Box::new(process::Process));
        self.register_counters();
        self.register_waits();
        self.register_gauges();
    }

    fn register_counters(&mut self) {
        let list = self.registry.sub_registry_with_prefix("halma");
        let version = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
        list.register("build", "The version of the bot", version);
        list.register("moves", "Moves that people played", self.moves.clone());
        list.register(
            "unstored",
            "Changes that the store failed to keep",
            self.unstored.clone(),
        );
        list.register(
            "refused",
            "Requests that Discord refused, by status",
            self.refused.clone(),
        );
        list.register(
            "told_errors",
            "Times people were told that something went wrong, by cause",
            self.told_errors.clone(),
        );
    }

    fn register_waits(&mut self) {
        let list = self.registry.sub_registry_with_prefix("halma");
        for (name, help, histogram) in [
            (
                "acknowledged",
                "From an interaction to its first response",
                &self.acknowledged,
            ),
            (
                "pictured",
                "The same where the response shows a board",
                &self.pictured,
            ),
            ("rendered", "The making of a picture", &self.rendered),
            (
                "committed",
                "A change of the store until it is on the disk",
                &self.committed,
            ),
        ] {
            list.register_with_unit(name, help, Unit::Seconds, histogram.clone());
        }
        list.register_with_unit(
            "handled",
            "From a request to its answer, by command or feature",
            Unit::Seconds,
            self.handled.clone(),
        );
    }

    fn register_gauges(&mut self) {
        let list = self.registry.sub_registry_with_prefix("halma");
        let gauges = &self.gauges;
        for (name, help, gauge) in [
            (
                "matches",
                "Matches that are not over, at most 100,000",
                &gauges.matches,
            ),
            (
                "posts_waiting",
                "Posts that wait to be delivered",
                &gauges.posts,
            ),
            (
                "thinking",
                "Moves that the computer thinks about, or that wait for it",
                &gauges.thinking,
            ),
            (
                "leading",
                "Whether this process delivers and keeps time",
                &gauges.is_leading,
            ),
        ] {
            list.register(name, help, gauge.clone());
        }
        list.register(
            "ready",
            "Whether a part of being ready is as it should be",
            self.ready.clone(),
        );
        list.register(
            "database_connections",
            "Connections to the database, and requests that wait for one",
            self.database_connections.clone(),
        );
        list.register(
            "gateway_connections",
            "Connections to Discord's gateway",
            self.gateway_connections.clone(),
        );
        let (bytes, free) = (gauges.store_bytes.clone(), self.free_room.clone());
        list.register_with_unit("store", "The files of the store", Unit::Bytes, bytes);
        list.register_with_unit("store_free", "Room beside them", Unit::Bytes, free);
        let (due, posts) = (gauges.due_lag.clone(), gauges.post_lag.clone());
        let help = "How long the oldest of what is due has waited";
        list.register_with_unit("due_lag", help, Unit::Seconds, due);
        let help = "How long the oldest post that is due has waited";
        list.register_with_unit("post_lag", help, Unit::Seconds, posts);
        for (name, help, gauge) in [
            (
                "backup_age",
                "Age of the last good scheduled backup",
                &self.backup_age,
            ),
            (
                "snapshot_age",
                "Age of the journal's last snapshot",
                &self.snapshot_age,
            ),
        ] {
            list.register_with_unit(name, help, Unit::Seconds, gauge.clone());
        }
        let help = "How far this machine's clock is ahead of another one";
        list.register_with_unit("clock_ahead", help, Unit::Seconds, self.clock_ahead.clone());
    }
}

fn set(gauge: &Optional, value: Option<f64>) {
    match value {
        Some(value) => {
            gauge.get_or_create(&NoLabels {}).set(value);
        }
        None => gauge.clear(),
    }
}

/// Rounds to what a gauge can hold.
fn rounded(number: impl TryInto<i64>) -> i64 {
    number.try_into().unwrap_or(i64::MAX)
}

impl Metrics {
    /// Records a person's move.
    pub fn moved(&self) {
        self.0.moves.inc();
    }

    /// Records how long the first response took, and whether it shows a board.
    pub fn acknowledged(&self, took: Duration, has_picture: bool) {
        self.0.acknowledged.observe(took.as_secs_f64());
        if has_picture {
            self.0.pictured.observe(took.as_secs_f64());
        }
    }

    /// Records how long a picture took.
    pub fn rendered(&self, took: Duration) {
        self.0.rendered.observe(took.as_secs_f64());
    }

    /// Records how long a change of the store took, and whether it was stored.
    pub fn committed(&self, took: Duration, is_kept: bool) {
        self.0.committed.observe(took.as_secs_f64());
        if !is_kept {
            self.0.unstored.inc();
        }
    }

    /// Records how long it took to find the answer to a request.
    pub fn handled(&self, source: Source, took: Duration) {
        self.0
            .handled
            .get_or_create(&source)
            .observe(took.as_secs_f64());
    }

    /// Records that a person was told that something went wrong.
    pub fn told_error(&self, why: &'static str) {
        self.0.told_errors.get_or_create(&ToldError { why }).inc();
    }

    /// Records how the connections to the database are used.
    pub fn database_connections(&self, now: Connections) {
        for (state, number) in [
            ("busy", now.busy),
            ("idle", now.idle),
            ("waited-for", now.waiting),
        ] {
            self.0
                .database_connections
                .get_or_create(&ConnectionState { state })
                .set(rounded(number));
        }
    }

    /// Records a refusal by Discord.
    pub fn refused(&self, status: u16) {
        self.0.refused.get_or_create(&Refused { status }).inc();
    }

    /// Records whether a part of readiness is fine.
    pub fn ready(&self, part: &'static str, is_fine: bool) {
        let part = ReadyPart { part };
        self.0.ready.get_or_create(&part).set(is_fine.into());
    }

    /// Records by how many seconds this machine's clock is ahead of another one.
    pub fn clock_ahead(&self, of: &'static str, seconds: f64) {
        self.0
            .clock_ahead
            .get_or_create(&OtherClock { of })
            .set(seconds);
    }

    /// Notes the age of the last good scheduled backup; infinite if there is none.
    pub fn backup_age(&self, age: Option<Duration>) {
        let seconds = age.map_or(f64::INFINITY, |age| age.as_secs_f64());
        set(&self.0.backup_age, Some(seconds));
    }

    /// Notes that this process makes no backups.
    pub fn no_backup_age(&self) {
        set(&self.0.backup_age, None);
    }

    /// Records the gauges.
    pub fn look(&self, look: Look) {
        let gauges = &self.0.gauges;
        gauges.matches.set(rounded(look.matches));
        gauges.posts.set(rounded(look.posts));
        gauges.thinking.set(rounded(look.thinking));
        gauges.due_lag.set(look.due_lag.as_secs_f64());
        gauges.post_lag.set(look.post_lag.as_secs_f64());
        gauges.store_bytes.set(rounded(look.store_bytes));
        #[expect(clippy::cast_precision_loss, reason = "nobody needs single bytes")]
        set(&self.0.free_room, look.free_bytes.map(|bytes| bytes as f64));
        let snapshot_age = look.snapshot_age.map(|age| age.as_secs_f64());
        set(&self.0.snapshot_age, snapshot_age);
        #[expect(clippy::cast_precision_loss, reason = "there are few")]
        let connections = look.gateway_connections.map(|number| number as f64);
        set(&self.0.gateway_connections, connections);
    }

    /// Records what tells whether this process leads; `None` if it doesn't.
    pub fn leads(&self, leads: Option<Leads>) {
        *self.0.leads.lock().unwrap_or_else(PoisonError::into_inner) = leads;
    }

    /// Returns all metrics as text, in the format of [`CONTENT_TYPE`].
    pub fn encode(&self) -> String {
        let leads = self.0.leads.lock().unwrap_or_else(PoisonError::into_inner);
        let is_leading = leads.as_ref().is_some_and(|leads| leads());
        drop(leads);
        self.0.gauges.is_leading.set(is_leading.into());
        let mut text = String::new();
        encode(&mut text, &self.0.registry).expect("a text takes everything");
        text
    }
}
