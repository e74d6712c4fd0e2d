//! The end of every act: one change with the match, the post about it, and the interaction that
//! caused it.

use std::time::Duration;

use halma_store::Slot;
use halma_store::ids::{InteractionId, minutes};
use halma_store::records::{InteractionRecord, Lost, Notice, PostKind, Retirement};

use crate::change::{Error, Transaction};
use crate::matches::Match;
use crate::outbox::{Intent, OldMessage, PostRef, Put};
use crate::{Act, Changed, Origin, Service};

/// How long the answer to an interaction has precedence over the delivery worker: longer than all
/// steps of an answer take, with each attempt up to its timeout and a queued picture. A failed
/// answer is handed on at once.
pub(super) const ANSWERED_WITHIN: Duration = minutes(2);

/// How the channel and people are told about a change.
pub struct Telling {
    /// What the channel gets to see, if anything.
    pub post: Option<PostKind>,
    /// A message to someone who wouldn't notice otherwise.
    pub notice: Option<Notice>,
}

impl From<PostKind> for Telling {
    fn from(kind: PostKind) -> Self {
        Self {
            post: Some(kind),
            notice: None,
        }
    }
}

/// How long a post that no answer carries waits for the computer's move, which replaces it by one
/// post with both moves.
const COMPUTER_WITHIN: Duration = Duration::from_secs(5);

/// Returns how long the delivery worker leaves the post of an act to others.
fn precedence(after: &Match, act: &Act) -> Duration {
    let computer_moves = || {
        let play = after.running();
        play.is_ok_and(|play| play.to_move().level().is_some())
    };
    match act.from {
        Origin::Chat(_) => ANSWERED_WITHIN,
        Origin::Page if computer_moves() => COMPUTER_WITHIN,
        Origin::Page => Duration::ZERO,
    }
}

/// Returns the old message of a match that may have moved to another channel meanwhile.
fn moved_on(old: OldMessage, after: &Match) -> OldMessage {
    let is_elsewhere = old.channel != after.card.place.channel;
    OldMessage {
        retirement: if is_elsewhere && old.retirement != Retirement::Answer {
            Retirement::Point
        } else {
            old.retirement
        },
        ..old
    }
}

impl Service {
    /// Commits a change to a match, with the post about it and the interaction.
    pub(crate) async fn settle(
        &self,
        mut tx: Transaction<'_>,
        before: Option<&Match>,
        mut after: Match,
        act: &Act,
        telling: impl Into<Telling>,
    ) -> Result<Changed, Error> {
        let Telling { post, notice } = telling.into();
        let post = match post {
            Some(kind) => {
                let put = self.put_answer(&mut tx, before, &mut after, act, kind);
                Some(put.await?)
            }
            None => None,
        };
        if let Some(notice) = notice {
            Self::put_notice(&mut tx, &mut after, notice, act.now)?;
        }
        self.record(&mut tx, before, &after).await?;
        Box::pin(self.finish(tx, &after, act, post)).await
    }

    /// Adds the post that answers an act and replaces the match's message.
    async fn put_answer(
        &self,
        tx: &mut Transaction<'_>,
        before: Option<&Match>,
        after: &mut Match,
        act: &Act,
        kind: PostKind,
    ) -> Result<Put, Error> {
        let intent = Intent {
            by: tx.read(Slot::user(act.by.user)).await?,
            replaces: None,
            answers: act.token.as_ref().map(|_| act.interaction),
            answering: self
                .node
                .filter(|_| act.token.is_some())
                .map(|node| node.id),
            not_before: Some(act.now + precedence(after, act)),
            now: Some(act.now),
            by_computer: false,
        };
        if let PostKind::Notice(_) = kind {
            return self.put_post(tx, after, kind, intent).await;
        }
        // The first post of a match replaces no message: the button may have been on the end of an
        // old match.
        let retirement = before.map_or(Retirement::Strip, Match::retirement);
        let channel = before.unwrap_or(after).card.place.channel;
        let is_here = act.channel.is_none_or(|pressed_in| pressed_in == channel);
        let pressed = act.message.filter(|_| is_here).map(|message| OldMessage {
            message,
            channel,
            retirement,
            answered: act.token.as_ref().map(|_| act.interaction),
        });
        let known = before.and_then(|before| before.old_message(retirement));
        let replaces = pressed.or(known);
        let in_place = replaces.filter(|old| old.channel == after.card.place.channel);
        if before.is_some() {
            after.card.message = in_place.map(|old| old.message);
            // The click counts as answered once this message is updated.
            let same = known.filter(|known| in_place.map(|old| old.message) == Some(known.message));
            after.card.message_answers = same.and_then(|known| known.answered);
        }
        // Posting there is tried again.
        after.resume_from(Lost::Place, act.now);
        let intent = Intent {
            replaces: replaces.map(|old| moved_on(old, after)),
            ..intent
        };
        let post = self.put_post(tx, after, kind, intent).await?;
        // The click may have been on a message older than the one with the buttons.
        if let Some(known) =
            known.filter(|known| pressed.is_some_and(|pressed| pressed.message != known.message))
        {
            let known = moved_on(known, after);
            Self::put_retirement(tx, after, known, act.now)?;
        }
        Ok(post)
    }

    /// Commits a transaction with the interaction that led to it.
    async fn finish(
        &self,
        mut tx: Transaction<'_>,
        after: &Match,
        act: &Act,
        post: Option<Put>,
    ) -> Result<Changed, Error> {
        let outcome = InteractionRecord {
            id: after.id,
            post: post.as_ref().map(|post| post.reference.sequence),
        };
        tx.put(Slot::interaction(act.interaction), &outcome)?;
        let is_delivered = post.is_some() && !after.is_in_conversation();
        if let Some(token) = act.token.as_ref().filter(|_| is_delivered) {
            tx.put(Slot::answer(act.interaction), token)?;
        }
        tx.commit().await?;
        // Not read again: another change may already have made it unnecessary.
        let post = match &post {
            Some(post) => Some(self.post_of(post).await?),
            None => None,
        };
        Ok(Changed {
            view: Box::pin(self.view(after)).await?,
            post,
            repeated: false,
        })
    }

    /// Returns the outcome of an interaction if it was carried out before. The transaction will
    /// depend on it.
    pub(crate) async fn repeated(
        &self,
        tx: &mut Transaction<'_>,
        interaction: InteractionId,
    ) -> Result<Option<Changed>, Error> {
        let known = tx.read(Slot::interaction(interaction)).await?;
        let Some(known) = known else { return Ok(None) };
        let view = self.match_view(known.id).await?;
        let post = match known.post {
            Some(sequence) => {
                self.pending_post(PostRef {
                    id: known.id,
                    sequence,
                })
                .await?
            }
            None => None,
        };
        Ok(Some(Changed {
            view,
            post,
            repeated: true,
        }))
    }
}
