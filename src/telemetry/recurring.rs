//! Logs a recurring fault once, then counts it: during an outage of the database or Discord, every
//! click and every worker would log the same.

use std::collections::HashMap;
use std::fmt::{Debug, Write as _};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use halma_store::StoreError;
use tracing::callsite::Identifier;
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Metadata, Subscriber};
use tracing_subscriber::layer::{Context, Filter};

/// How often the counts are logged.
pub(super) const WINDOW: Duration = Duration::from_secs(60);

/// The target of these lines, which are never counted themselves.
pub(super) const TARGET: &str = "halma::again";

/// The maximum number of different lines logged from one place in the code until it is quiet for a
/// window: each may be about another match.
const MOST_DIFFERENT: usize = 5;

/// Passes a warning or an error unless it was logged recently; clones share the state.
#[derive(Clone, Default)]
pub(super) struct Recurring(Arc<Mutex<Ledger>>);

impl Recurring {
    /// Returns the faults that recurred since the last call.
    pub fn counted(&self) -> Vec<Again> {
        self.ledger().counted()
    }

    fn ledger(&self) -> MutexGuard<'_, Ledger> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<S: Subscriber> Filter<S> for Recurring {
    fn enabled(&self, _: &Metadata<'_>, _: &Context<'_, S>) -> bool {
        true
    }

    fn event_enabled(&self, event: &Event<'_>, _: &Context<'_, S>) -> bool {
        let metadata = event.metadata();
        if *metadata.level() > Level::WARN || metadata.target() == TARGET {
            return true;
        }
        let mut words = Words::default();
        event.record(&mut words);
        let words = words.text();
        let kind = FaultKind::of(&words, metadata.callsite());
        self.ledger().is_new(kind, *metadata.level(), words)
    }
}

/// Faults for which one line is enough.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum FaultKind {
    /// The store is unreachable, recognized by the wording.
    Outage(&'static str),
    /// One place in the code.
    Place(Identifier),
}

impl FaultKind {
    fn of(words: &str, place: Identifier) -> Self {
        let outage = StoreError::OUTAGES.iter().find(|sayings| {
            let mut sayings = sayings.iter();
            sayings.any(|saying| words.contains(saying))
        });
        outage.map_or(Self::Place(place), |sayings| Self::Outage(sayings[0]))
    }

    fn most_different(&self) -> usize {
        match self {
            Self::Outage(_) => 1,
            Self::Place(_) => MOST_DIFFERENT,
        }
    }
}

/// A recurring fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Again {
    /// The last line that was only counted.
    pub words: String,
    pub level: Level,
    pub times: u64,
}

/// What was logged recently.
#[derive(Default)]
struct Ledger(HashMap<FaultKind, Fault>);

#[derive(Default)]
struct Fault {
    /// The hashes of the logged lines.
    said: Vec<u64>,
    /// The number of suppressed lines, and the last of them.
    more: u64,
    last: Option<(Level, String)>,
}

impl Ledger {
    /// Returns true if a line should be logged; otherwise counts it.
    fn is_new(&mut self, kind: FaultKind, level: Level, words: String) -> bool {
        let most = kind.most_different();
        let fault = self.0.entry(kind).or_default();
        let mut hasher = DefaultHasher::new();
        words.hash(&mut hasher);
        let hash = hasher.finish();
        if fault.said.len() < most && !fault.said.contains(&hash) {
            fault.said.push(hash);
            return true;
        }
        fault.more += 1;
        fault.last = Some((level, words));
        false
    }

    /// Takes the counts, and forgets faults that haven't recurred.
    fn counted(&mut self) -> Vec<Again> {
        self.0.retain(|_, fault| fault.last.is_some());
        let again = self.0.values_mut().filter_map(|fault| {
            let (level, words) = fault.last.take()?;
            let times = mem::take(&mut fault.more);
            Some(Again {
                words,
                level,
                times,
            })
        });
        again.collect()
    }
}

/// A line as text: the message, then its fields.
#[derive(Default)]
struct Words {
    message: String,
    fields: String,
}

impl Words {
    fn text(self) -> String {
        self.message + &self.fields
    }
}

impl Visit for Words {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let written = if field.name() == "message" {
            write!(self.message, "{value:?}")
        } else {
            write!(self.fields, " {}={value:?}", field.name())
        };
        written.expect("writing to a String cannot fail");
    }
}

#[cfg(test)]
mod tests {
    use tracing::subscriber::with_default;
    use tracing_subscriber::layer::{Layer, SubscriberExt as _};

    use super::*;
    use halma_service::Error;

    /// The logged messages.
    #[derive(Clone, Default)]
    struct Heard(Arc<Mutex<Vec<String>>>);

    impl<S: Subscriber> Layer<S> for Heard {
        fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
            let mut words = Words::default();
            event.record(&mut words);
            self.0.lock().unwrap().push(words.text());
        }
    }

    /// Returns the messages logged by a function.
    fn heard(recurring: &Recurring, log: impl FnOnce()) -> Vec<String> {
        let heard = Heard::default();
        let layer = heard.clone().with_filter(recurring.clone());
        with_default(tracing_subscriber::registry().with(layer), log);
        mem::take(&mut *heard.0.lock().unwrap())
    }

    #[test]
    fn a_fault_is_said_once_and_counted_until_it_is_over() {
        let recurring = Recurring::default();
        let fail = || tracing::error!(code = 7, "it cannot be read");
        let lines = heard(&recurring, || (0..100).for_each(|_| fail()));
        assert_eq!(lines, ["it cannot be read code=7"]);
        let words = "it cannot be read code=7".to_owned();
        let (level, times) = (Level::ERROR, 99);
        let again = Again {
            words,
            level,
            times,
        };
        assert_eq!(recurring.counted(), [again]);
        assert_eq!(heard(&recurring, fail).len(), 0, "it goes on");
        assert_eq!(recurring.counted()[0].times, 1);
        assert_eq!(recurring.counted(), []);
        assert_eq!(heard(&recurring, fail).len(), 1, "it had ended");
    }

    #[test]
    fn an_outage_is_said_once_whoever_comes_upon_it() {
        let recurring = Recurring::default();
        let away = || StoreError::Unavailable("refused".to_owned());
        let lines = heard(&recurring, || {
            for code in 0..100 {
                tracing::error!(error = ?Error::from(away()), "can't read the posts");
                tracing::error!(error = ?away(), code, "the computer can't move");
                tracing::warn!(error = %away(), "can't renew the lease");
                tracing::error!(error = ?Error::from(StoreError::NoRoom), code, "can't store anything");
                tracing::warn!(error = %StoreError::NoRoom, "can't take a snapshot");
            }
        });
        assert_eq!(lines.len(), 2, "{lines:#?}");
        let mut counted: Vec<_> = recurring
            .counted()
            .iter()
            .map(|again| again.times)
            .collect();
        counted.sort_unstable();
        assert_eq!(counted, [199, 299]);
    }

    #[test]
    fn different_faults_of_one_place_are_said_up_to_a_few() {
        let recurring = Recurring::default();
        let lines = heard(&recurring, || {
            for code in 0..100 {
                tracing::warn!(code, "a game is damaged");
            }
        });
        assert_eq!(lines.len(), MOST_DIFFERENT);
        let counted = recurring.counted();
        assert_eq!(counted[0].words, "a game is damaged code=99");
        assert_eq!(counted[0].times, 100 - MOST_DIFFERENT as u64);
    }

    #[test]
    fn what_is_no_fault_is_not_counted() {
        let recurring = Recurring::default();
        let lines = heard(&recurring, || {
            (0..9).for_each(|_| tracing::info!("connected"));
        });
        assert_eq!(lines.len(), 9);
    }
}
