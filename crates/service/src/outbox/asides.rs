//! Extra messages that are only needed during the current turn: reminders, notices, offers. They
//! are deleted with the next board.

use halma_store::ids::{ChannelId, MatchId, MessageId, Timestamp, Turn};
use halma_store::records::{Aside, Retirement};

use super::posts::{OldMessage, PostRef};
use crate::Service;
use crate::change::{Error, Transaction};
use crate::matches::Match;

/// The maximum number remembered; older ones stay in the channel.
const MOST_ASIDES: usize = 20;

impl Service {
    /// Notes an extra message of a turn. If the turn is over, it is deleted at once.
    ///
    /// # Errors
    /// The store failed, or the match is damaged.
    pub async fn note_aside(
        &self,
        id: MatchId,
        turn: Turn,
        place: (ChannelId, MessageId),
    ) -> Result<(), Error> {
        let (channel, message) = place;
        self.change_match(id, |mut tx, before| async move {
            let mut after = before.clone();
            let aside = Aside {
                channel,
                message,
                posts: before.card.posts,
            };
            if before.card.turn == turn {
                after.keep_aside(aside);
            } else {
                put_away(&mut tx, &mut after, aside, Timestamp::EPOCH)?;
            }
            self.record(&mut tx, Some(&before), &after).await?;
            Ok(tx.commit().await?)
        })
        .await
    }
}

impl Match {
    /// Remembers an extra message.
    pub(super) fn keep_aside(&mut self, aside: Aside) {
        if self.card.asides.len() < MOST_ASIDES {
            self.card.asides.push(aside);
        }
    }

    /// Removes and returns the extra messages sent before this board.
    pub(super) fn take_asides_before(&mut self, board: u64) -> Vec<Aside> {
        let asides = std::mem::take(&mut self.card.asides);
        let (old, kept) = asides.into_iter().partition(|aside| aside.posts < board);
        self.card.asides = kept;
        old
    }
}

/// Adds the deletion of an extra message to a transaction.
pub(super) fn put_away(
    tx: &mut Transaction<'_>,
    found: &mut Match,
    aside: Aside,
    not_before: Timestamp,
) -> Result<PostRef, Error> {
    let old = OldMessage {
        message: aside.message,
        channel: aside.channel,
        retirement: Retirement::Vanish,
        answered: None,
    };
    Service::put_retirement(tx, found, old, not_before)
}
