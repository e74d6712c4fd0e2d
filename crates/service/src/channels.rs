//! The channels of a server in which games may be played.

use std::fmt::{self, Write};
use std::str::FromStr;

use halma_store::ids::ChannelId;
use halma_store::records::ServerRecord;

/// The channels of a server in which games may be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Channels {
    /// All but these.
    AllBut(Vec<ChannelId>),
    /// Only these; an empty list means none.
    Only(Vec<ChannelId>),
}

/// A change of where games may be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChannelChange {
    /// Only there.
    Only(ChannelId),
    /// There too.
    Allow(ChannelId),
    /// There no longer.
    Forbid(ChannelId),
    /// In all channels.
    Everywhere,
    /// In none.
    Nowhere,
}

impl Default for Channels {
    fn default() -> Self {
        Self::AllBut(Vec::new())
    }
}

impl Channels {
    /// Returns true if games may be played in a channel, or in a thread of one.
    pub fn allow(&self, channel: ChannelId, parent: Option<ChannelId>) -> bool {
        let is_listed = |listed: &[ChannelId]| {
            listed.contains(&channel) || parent.is_some_and(|parent| listed.contains(&parent))
        };
        match self {
            Self::AllBut(except) => !is_listed(except),
            Self::Only(listed) => is_listed(listed),
        }
    }

    /// Returns the channels listed.
    pub fn named(&self) -> &[ChannelId] {
        match self {
            Self::AllBut(named) | Self::Only(named) => named,
        }
    }

    /// Applies a change.
    pub fn change(&mut self, change: ChannelChange) {
        match (change, &mut *self) {
            (ChannelChange::Everywhere, _) => *self = Self::AllBut(Vec::new()),
            (ChannelChange::Nowhere, _) => *self = Self::Only(Vec::new()),
            (ChannelChange::Only(channel), _) => *self = Self::Only(vec![channel]),
            (ChannelChange::Allow(channel), Self::AllBut(except)) => {
                except.retain(|known| *known != channel);
            }
            (ChannelChange::Allow(channel), Self::Only(named))
            | (ChannelChange::Forbid(channel), Self::AllBut(named)) => {
                if !named.contains(&channel) {
                    named.push(channel);
                }
            }
            (ChannelChange::Forbid(channel), Self::Only(listed)) => {
                listed.retain(|known| *known != channel);
            }
        }
    }

    /// Removes channels that no longer exist.
    pub fn keep(&mut self, there: &[ChannelId]) {
        let (Self::AllBut(named) | Self::Only(named)) = self;
        named.retain(|channel| there.contains(channel));
    }

    pub(crate) fn of_record(record: &ServerRecord) -> Self {
        if record.nowhere || !record.channels.is_empty() {
            Self::Only(record.channels.clone())
        } else {
            Self::AllBut(record.except.clone())
        }
    }

    pub(crate) fn put_into(self, record: &mut ServerRecord) {
        record.nowhere = matches!(&self, Self::Only(listed) if listed.is_empty());
        (record.channels, record.except) = match self {
            Self::AllBut(except) => (Vec::new(), except),
            Self::Only(listed) => (listed, Vec::new()),
        };
    }
}

/// The form in logs: `all 1 2` or `only 1 2`.
impl fmt::Display for Channels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::AllBut(_) => "all",
            Self::Only(_) => "only",
        })?;
        for channel in self.named() {
            f.write_char(' ')?;
            channel.fmt(f)?;
        }
        Ok(())
    }
}

impl FromStr for Channels {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut words = text.split(' ');
        let kind = words.next();
        let named: Result<Vec<_>, _> = words.map(|word| word.parse().map(ChannelId)).collect();
        match (kind, named) {
            (Some("all"), Ok(except)) => Ok(Self::AllBut(except)),
            (Some("only"), Ok(listed)) => Ok(Self::Only(listed)),
            _ => Err(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: ChannelId = ChannelId(1);
    const TWO: ChannelId = ChannelId(2);

    fn after(changes: &[ChannelChange]) -> Channels {
        let mut channels = Channels::default();
        for &change in changes {
            channels.change(change);
        }
        channels
    }

    #[test]
    fn forbidding_the_only_channel_leaves_none() {
        let nowhere = after(&[ChannelChange::Only(ONE), ChannelChange::Forbid(ONE)]);
        assert_eq!(nowhere, Channels::Only(Vec::new()));
        assert!(!nowhere.allow(ONE, None) && !nowhere.allow(TWO, None));
    }

    #[test]
    fn forbidding_one_of_all_leaves_the_others() {
        let others = after(&[ChannelChange::Forbid(ONE)]);
        assert!(others.allow(TWO, None) && !others.allow(ONE, None));
        assert!(!others.allow(ChannelId(9), Some(ONE)), "nor in its threads");
        let all = after(&[ChannelChange::Forbid(ONE), ChannelChange::Allow(ONE)]);
        assert_eq!(all, Channels::default());
    }

    #[test]
    fn one_channel_alone_is_one_change_and_one_more_never_closes_the_others() {
        for first in [ChannelChange::Everywhere, ChannelChange::Forbid(TWO)] {
            let only = after(&[first, ChannelChange::Only(ONE)]);
            assert_eq!(only, Channels::Only(vec![ONE]));
        }
        let both = after(&[ChannelChange::Allow(TWO), ChannelChange::Only(ONE)]);
        assert_eq!(both, Channels::Only(vec![ONE]));
        assert_eq!(after(&[ChannelChange::Allow(ONE)]), Channels::default());
    }

    #[test]
    fn they_are_kept_and_read_back() {
        for channels in [
            Channels::default(),
            after(&[ChannelChange::Forbid(ONE), ChannelChange::Forbid(TWO)]),
            after(&[ChannelChange::Only(ONE), ChannelChange::Allow(TWO)]),
            after(&[ChannelChange::Nowhere]),
        ] {
            assert_eq!(channels.to_string().parse(), Ok(channels.clone()));
            let mut record = ServerRecord::default();
            channels.clone().put_into(&mut record);
            assert_eq!(Channels::of_record(&record), channels);
        }
        let mut kept = after(&[ChannelChange::Only(ONE), ChannelChange::Allow(TWO)]);
        kept.keep(&[TWO]);
        assert_eq!(kept, Channels::Only(vec![TWO]));
    }
}
