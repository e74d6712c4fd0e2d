//! What the page's windows share that Discord doesn't know. It is part of the state, so that one
//! lock guards everything that a window reads.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::snowflake::Snowflake;

/// The state that all windows share.
#[derive(Debug, Default)]
pub(crate) struct Windows {
    /// The last message that each person has read in each channel.
    pub(crate) read: BTreeMap<(Snowflake, Snowflake), Snowflake>,
    /// The switches that are on.
    pub(crate) troubles: BTreeSet<Trouble>,
}

/// A fault that lasts while its switch is on.
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
