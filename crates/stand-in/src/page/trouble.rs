//! Switches for what goes wrong on purpose, by the names that a window knows.

use std::collections::BTreeSet;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::faults::{Fault, FaultRule, Faults};
use crate::state::State;

/// By how much slow answers come late: late enough to be noticed, in time for a first answer.
const LATE: Duration = Duration::from_secs(2);
/// For how long a rate limit asks the bot to wait.
const WAIT: Duration = Duration::from_secs(2);

/// Something that goes wrong for as long as its switch is on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Trouble {
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
    on: BTreeSet<Trouble>,
}

impl Troubles {
    /// Turns a switch on or off, and gives what goes wrong from now on; whatever else went wrong on
    /// purpose ends with that.
    fn turn(&mut self, trouble: Trouble, is_on: bool) -> Faults {
        if is_on {
            self.on.insert(trouble);
        } else {
            self.on.remove(&trouble);
        }
        let mut faults = Faults::default();
        for fault in self.on.iter().filter_map(|trouble| trouble.fault()) {
            faults.add(FaultRule::new(fault));
        }
        faults.twice = self.on.contains(&Trouble::Twice);
        faults.deaf_to_heartbeats = self.on.contains(&Trouble::Deaf);
        faults
    }

    /// All switches as a window shows them.
    pub(super) fn view(&self) -> Vec<Value> {
        let one = |trouble: Trouble| json!({ "name": trouble, "label": trouble.label(), "isOn": self.on.contains(&trouble) });
        Trouble::ALL.map(one).into()
    }
}

impl State {
    /// Turns a switch on or off.
    pub(super) fn turn(&mut self, trouble: Trouble, is_on: bool) {
        self.faults = self.windows.troubles.turn(trouble, is_on);
    }
}
