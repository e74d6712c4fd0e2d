//! How far each person has read, and where unread mentions are.

use crate::state::State;
use crate::state::message::Message;
use crate::state::snowflake::Snowflake;
use crate::state::world::Place;

/// What a person hasn't read in a channel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Waiting {
    /// Unread messages of others.
    pub(super) unread: usize,
    /// Those that notified the person.
    pub(super) mentions: usize,
}

impl State {
    /// Marks everything in a channel as read by a person.
    pub(super) fn mark_read(&mut self, person: Snowflake, channel: Snowflake) {
        let last = self.messages_in(channel).map(|message| message.id).max();
        if let Some(last) = last {
            self.windows.read.insert((person, channel), last);
        }
    }

    /// What a person hasn't read in a channel.
    pub(super) fn waiting(&self, person: Snowflake, channel: Snowflake) -> Waiting {
        let read = self.windows.read.get(&(person, channel)).copied();
        let is_new = |message: &&Message| {
            read.is_none_or(|read| message.id > read)
                && message.author_id != person
                && message.is_visible_to(person)
        };
        let mut waiting = Waiting::default();
        for message in self.messages_in(channel).filter(is_new) {
            waiting.unread += 1;
            waiting.mentions += usize::from(notifies(self, message, person));
        }
        waiting
    }

    /// The number of a person's unread mentions, and the first channel that has one.
    pub(super) fn calls(&self, person: Snowflake) -> (usize, Option<Snowflake>) {
        let seen = self
            .channels
            .keys()
            .filter(|channel| self.sees(person, **channel));
        let mut calls = (0, None);
        for channel in seen {
            let mentions = self.waiting(person, *channel).mentions;
            if mentions > 0 {
                calls = (calls.0 + mentions, calls.1.or(Some(*channel)));
            }
        }
        calls
    }
}

/// Returns true if a message notified a person: by a mention, or in their direct messages with the
/// bot.
fn notifies(state: &State, message: &Message, person: Snowflake) -> bool {
    let channel = state.channels.get(&message.channel_id);
    let is_direct = channel.is_some_and(|channel| channel.place == Place::Direct(person));
    message.notified.everyone || message.notified.users.contains(&person) || is_direct
}
