//! Switches for faults, by the names used in a window.

use std::collections::BTreeSet;
use std::time::Duration;

use serde_json::{Value, json};

use crate::state::State;
use crate::state::faults::{Fault, FaultRule, Faults};
use crate::state::windows::Trouble;

/// The delay of slow answers: noticeable, but in time for a first answer.
const LATE: Duration = Duration::from_secs(2);
/// How long a rate limit asks the bot to wait.
const WAIT: Duration = Duration::from_secs(2);

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
            Self::Cut => "Cut off every request",
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

/// The faults of these switches; all other faults end.
fn faults(on: &BTreeSet<Trouble>) -> Faults {
    let mut faults = Faults::default();
    for fault in on.iter().filter_map(|trouble| trouble.fault()) {
        faults.add(FaultRule::new(fault));
    }
    faults.twice = on.contains(&Trouble::Twice);
    faults.deaf_to_heartbeats = on.contains(&Trouble::Deaf);
    faults
}

/// All switches as shown in a window.
pub(super) fn switches(on: &BTreeSet<Trouble>) -> Vec<Value> {
    let one = |trouble: Trouble| json!({ "name": trouble, "label": trouble.label(), "isOn": on.contains(&trouble) });
    Trouble::ALL.map(one).into()
}

impl State {
    /// Turns a switch on or off.
    pub(super) fn turn(&mut self, trouble: Trouble, is_on: bool) {
        let on = &mut self.windows.troubles;
        if is_on {
            on.insert(trouble);
        } else {
            on.remove(&trouble);
        }
        self.faults = faults(on);
    }
}
