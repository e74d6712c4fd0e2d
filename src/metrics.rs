//! The metrics of a running bot, for Prometheus. They name nobody.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

/// The media type of what [`Metrics::encode`] returns.
pub const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Bucket bounds in seconds for what people wait for: Discord gives up after three.
const WAITS: [f64; 11] = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 3.0, 10.0,
];

type Number = Gauge<f64, AtomicU64>;

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

/// The labels of what there is once, or not at all.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Alone {}

/// All metrics; clones share them.
#[derive(Clone)]
pub struct Metrics(Arc<Inner>);

struct Inner {
    registry: Registry,
    moves: Counter,
    acknowledged: Histogram,
    pictured: Histogram,
    rendered: Histogram,
    committed: Histogram,
    unstored: Counter,
    refused: Family<Refused, Counter>,
    ready: Family<ReadyPart, Gauge>,
    clock_ahead: Family<OtherClock, Number>,
    /// Nothing where no backups are scheduled.
    backup_age: Family<Alone, Number>,
    gauges: Gauges,
}

/// The current gauges.
#[derive(Default)]
struct Gauges {
    matches: Gauge,
    posts: Gauge,
    due_lag: Number,
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
    /// The number of the computer's moves being thought about or waiting.
    pub thinking: usize,
    /// The size of the store's files; 0 for a database.
    pub store_bytes: u64,
}

impl Default for Metrics {
    fn default() -> Self {
        let waits = || Histogram::new(WAITS);
        let mut inner = Inner {
            registry: Registry::with_prefix("halma"),
            moves: Counter::default(),
            acknowledged: waits(),
            pictured: waits(),
            rendered: waits(),
            committed: waits(),
            unstored: Counter::default(),
            refused: Family::default(),
            ready: Family::default(),
            clock_ahead: Family::default(),
            backup_age: Family::default(),
            gauges: Gauges::default(),
        };
        inner.register();
        Self(Arc::new(inner))
    }
}

impl Inner {
    fn register(&mut self) {
        let list = &mut self.registry;
        list.register("moves", "Moves that people played", self.moves.clone());
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
        let unstored = self.unstored.clone();
        list.register(
            "unstored",
            "Changes that the store failed to keep",
            unstored,
        );
        let refused = self.refused.clone();
        list.register(
            "refused",
            "Requests that Discord refused, by status",
            refused,
        );
        let ready = self.ready.clone();
        list.register(
            "ready",
            "Whether a part of being ready is as it should be",
            ready,
        );
        let ahead = self.clock_ahead.clone();
        let help = "How far this machine's clock is ahead of another one";
        list.register_with_unit("clock_ahead", help, Unit::Seconds, ahead);
        let age = self.backup_age.clone();
        let help = "Age of the last good scheduled backup";
        list.register_with_unit("backup_age", help, Unit::Seconds, age);
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
        let bytes = gauges.store_bytes.clone();
        list.register_with_unit("store", "The files of the store", Unit::Bytes, bytes);
        let lag = gauges.due_lag.clone();
        list.register_with_unit(
            "due_lag",
            "How long the oldest of what is due has waited",
            Unit::Seconds,
            lag,
        );
    }
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
        self.0.backup_age.get_or_create(&Alone {}).set(seconds);
    }

    /// Notes that this process makes no backups.
    pub fn no_backup_age(&self) {
        self.0.backup_age.clear();
    }

    /// Records the gauges.
    pub fn look(&self, look: Look) {
        let gauges = &self.0.gauges;
        let whole = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        gauges.matches.set(whole(look.matches));
        gauges.posts.set(whole(look.posts));
        gauges.thinking.set(whole(look.thinking));
        gauges.due_lag.set(look.due_lag.as_secs_f64());
        gauges
            .store_bytes
            .set(i64::try_from(look.store_bytes).unwrap_or(i64::MAX));
    }

    /// Records whether this process leads.
    pub fn leads(&self, leads: bool) {
        self.0.gauges.is_leading.set(leads.into());
    }

    /// Returns all metrics as text, in the format of [`CONTENT_TYPE`].
    pub fn encode(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.0.registry).expect("a text takes everything");
        text
    }
}
