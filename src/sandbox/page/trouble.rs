//! Switches for what goes wrong on purpose, by the names that a window knows.

use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::sandbox::faults::{Fault, FaultRule};
use crate::sandbox::stand_in::StandIn;

/// By how much slow answers come late: late enough to be noticed, in time for a first answer.
const LATE: Duration = Duration::from_secs(2);
/// For how long a rate limit asks the bot to wait.
const WAIT: Duration = Duration::from_secs(2);

/// Something that goes wrong for as long as its switch is on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Trouble {
    Slow,
    RateLimit,
    ServerError,
    Cut,
    Twice,
    Deaf,
}

impl Trouble {
    const ALL: [Self; 6] = [
        Self::Slow,
        Self::RateLimit,
        Self::ServerError,
        Self::Cut,
        Self::Twice,
        Self::Deaf,
    ];

    fn label(self) -> &'static str {
        match self {
            Self::Slow => "Answer requests 2 s late",
            Self::RateLimit => "Too many requests (429)",
            Self::ServerError => "Server errors (500)",
            Self::Cut => "Cut every request off",
            Self::Twice => "Deliver interactions twice",
            Self::Deaf => "Ignore heartbeats",
        }
    }

    fn fault(self) -> Option<Fault> {
        match self {
            Self::Slow => Some(Fault::Late(LATE)),
            Self::RateLimit => Some(Fault::RateLimited(Some(WAIT))),
            Self::ServerError => Some(Fault::ServerError(500)),
            Self::Cut => Some(Fault::CutBefore),
            Self::Twice | Self::Deaf => None,
        }
    }
}

/// Which switches are on.
#[derive(Debug, Default)]
pub(super) struct Troubles {
    on: Mutex<BTreeSet<Trouble>>,
}

impl Troubles {
    /// Turns a switch on or off; whatever else went wrong on purpose ends with that.
    pub(super) fn turn(&self, stand_in: &StandIn, trouble: Trouble, is_on: bool) {
        let mut on = self.lock();
        if is_on {
            on.insert(trouble);
        } else {
            on.remove(&trouble);
        }
        stand_in.clear_faults();
        for fault in on.iter().filter_map(|trouble| trouble.fault()) {
            stand_in.fail(FaultRule::new(fault));
        }
        stand_in.deliver_twice(on.contains(&Trouble::Twice));
        stand_in.ignore_heartbeats(on.contains(&Trouble::Deaf));
        drop(on);
        // The windows learn of it only now that all is set.
        stand_in.change(|_| ());
    }

    /// All switches as a window shows them.
    pub(super) fn view(&self) -> Vec<Value> {
        let on = self.lock();
        let one = |trouble: Trouble| json!({ "name": trouble, "label": trouble.label(), "isOn": on.contains(&trouble) });
        Trouble::ALL.map(one).into()
    }

    fn lock(&self) -> MutexGuard<'_, BTreeSet<Trouble>> {
        self.on.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
