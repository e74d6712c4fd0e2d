//! What the windows of the page share beyond what Discord would know. It is part of the state, so
//! that one lock guards all that a window looks at.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::snowflake::Snowflake;

/// The state that all windows share.
#[derive(Debug, Default)]
pub(crate) struct Windows {
    /// The last message that a person has read in a channel.
    pub(crate) read: BTreeMap<(Snowflake, Snowflake), Snowflake>,
    /// Which switches are on.
    pub(crate) troubles: BTreeSet<Trouble>,
}

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
