//! The outcome of posts: sent, to be retried, or refused.

use std::time::Duration;

use halma_store::Slot;
use halma_store::ids::{InteractionId, MessageId, Timestamp};
use halma_store::records::{Aside, Notice, PostKind, PostRecord, Retirement};

use super::asides::put_away;
use super::posts::{Intent, OldMessage, Post, PostRef, is_bearer};
use super::retries::pause;
use crate::Service;
use crate::change::{Error, Transaction};
use crate::matches::{Match, Stage};

/// How long an extra message stays after a newer board, so that people who answered it see the
/// result.
const SEEN: Duration = Duration::from_secs(3);

/// Why a post wasn't delivered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// A retry may work.
    Passing,
    /// Fails until someone changes something on Discord.
    Lasting(String),
    /// Refused because of its content; other posts may be accepted.
    Unfit(String),
}

/// The outcome of an attempt to send a post.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// Discord doesn't have it.
    Failed,
    /// Discord may have it but didn't confirm.
    MayHaveArrived,
}

/// How a post reached Discord.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Delivery {
    /// Its message; `None` if it edited one.
    pub message: Option<MessageId>,
    /// Whether it was sent with the token of the interaction it answers.
    pub by_token: bool,
    /// Whether the message it replaces was updated along with it.
    pub retired: bool,
    /// Whether that message was edited to show the post.
    pub in_place: bool,
    /// When.
    pub now: Timestamp,
}

impl Delivery {
    /// A delivery that edited an existing message.
    pub fn in_place(message: MessageId, now: Timestamp) -> Self {
        Self {
            in_place: true,
            ..Self::of(Some(message), now)
        }
    }

    /// A delivery as a new message, if that is known.
    pub fn of(message: Option<MessageId>, now: Timestamp) -> Self {
        Self {
            message,
            by_token: false,
            retired: false,
            in_place: false,
            now,
        }
    }
}

impl Service {
    /// Notes that a post is on Discord. Returns the follow-ups that are due now: messages lose
    /// their buttons. The delivery worker does them if the caller doesn't.
    ///
    /// # Errors
    /// The store failed, or the match is damaged.
    pub async fn delivered(&self, post: &Post, delivery: Delivery) -> Result<Vec<PostRef>, Error> {
        let _turn = self.gates.enter(post.reference.id).await;
        self.change(|mut tx| async move {
            let PostRef { id, sequence } = post.reference;
            tx.delete(Slot::post(id, sequence));
            tx.delete(Slot::parked_post(id, sequence));
            let mut follows = Vec::new();
            if let Some(before) = self.load(&mut tx, id).await? {
                let mut after = before.clone();
                follows.extend(match (post.kind, delivery.message) {
                    (PostKind::Refresh, shown) => {
                        let shown = shown.or(post.replaces.map(|old| old.message));
                        self.refreshed(&mut tx, &mut after, post, shown).await?
                    }
                    (PostKind::Notice(_), Some(message)) => {
                        said_beside(&mut tx, &mut after, post, message, delivery.now)?;
                        None
                    }
                    (_, Some(message)) => {
                        let shown = self.shown(&mut tx, &mut after, post, message, delivery);
                        shown.await?
                    }
                    (_, None) => None,
                });
                let is_same = |old: OldMessage| before.card.message == Some(old.message);
                let by_click = delivery.message.is_none() && delivery.by_token;
                if by_click && post.replaces.is_some_and(is_same) {
                    after.card.message_answers = post.answers;
                }
                if delivery.in_place && after.running().is_ok_and(|play| !play.is_alone()) {
                    Self::put_notice(&mut tx, &mut after, Notice::Turn, delivery.now)?;
                }
                if let Some(old) = post
                    .replaces
                    .filter(|_| !delivery.retired && !delivery.in_place && !post.kind.is_change())
                {
                    let old = OldMessage {
                        answered: live_token(&before, post, old),
                        ..old
                    };
                    follows.push(self.put_own_retirement(
                        &mut tx,
                        &mut after,
                        old,
                        delivery.now,
                    )?);
                }
                if after != before {
                    self.record(&mut tx, Some(&before), &after).await?;
                }
            }
            tx.commit().await?;
            Ok(follows)
        })
        .await
    }

    /// Handles a message that now shows its match: it has the buttons, or loses them if a newer one
    /// came first.
    async fn shown(
        &self,
        tx: &mut Transaction<'_>,
        found: &mut Match,
        post: &Post,
        message: MessageId,
        delivery: Delivery,
    ) -> Result<Option<PostRef>, Error> {
        let known = found.card.message;
        let is_newest = found.card.bearer == post.reference.sequence;
        if is_newest || known == Some(message) {
            let twin = twin(found, post, message);
            found.card.message = Some(message);
            for aside in found.take_asides_before(post.reference.sequence) {
                put_away(tx, found, aside, delivery.now + SEEN)?;
            }
            if !delivery.in_place || delivery.by_token {
                found.card.message_answers = post.answers.filter(|_| delivery.by_token);
            }
            // A click on it has already updated it.
            if known.is_none() {
                self.catch_up(tx, found, post).await?;
            }
            return twin
                .map(|twin| self.put_own_retirement(tx, found, twin, delivery.now))
                .transpose();
        }
        if post.kind == PostKind::Summary {
            return Ok(None);
        }
        let old = outrun(found, post, message, delivery);
        self.put_own_retirement(tx, found, old, delivery.now)
            .map(Some)
    }

    /// Handles an edited message. If the match changed during the edit, the message is edited
    /// again, or loses the buttons it just got back.
    async fn refreshed(
        &self,
        tx: &mut Transaction<'_>,
        found: &mut Match,
        post: &Post,
        shown: Option<MessageId>,
    ) -> Result<Option<PostRef>, Error> {
        let Some(message) = shown else {
            return Ok(None);
        };
        // A newer message may be on its way whose click has already removed the buttons here.
        if found.card.message != Some(message) || found.card.bearer > post.reference.sequence {
            let retirement = post.replaces.map(|old| old.retirement).unwrap_or_default();
            let old = OldMessage {
                message,
                channel: post.channel,
                retirement,
                answered: None,
            };
            return Self::put_retirement(tx, found, old, Timestamp::EPOCH).map(Some);
        }
        if found.card.shown > post.reference.sequence {
            return self.put_refresh_again(tx, found).await.map(Some);
        }
        Ok(None)
    }

    async fn put_refresh_again(
        &self,
        tx: &mut Transaction<'_>,
        found: &mut Match,
    ) -> Result<PostRef, Error> {
        let intent = Intent {
            replaces: found.old_message(found.retirement()),
            ..Intent::default()
        };
        let put = self.put_post(tx, found, PostKind::Refresh, intent).await?;
        Ok(put.reference)
    }

    /// Updates a lobby that changed before its message was known.
    async fn catch_up(
        &self,
        tx: &mut Transaction<'_>,
        found: &mut Match,
        post: &Post,
    ) -> Result<(), Error> {
        let is_lobby = post.kind == PostKind::Challenge && matches!(found.stage, Stage::Open(_));
        if is_lobby && found.card.shown > post.reference.sequence {
            self.put_refresh_again(tx, found).await?;
        }
        Ok(())
    }

    /// Notes that a post couldn't be delivered: it is retried after a pause, or parked.
    ///
    /// # Errors
    /// The store failed.
    pub async fn undelivered(
        &self,
        reference: PostRef,
        failure: &Failure,
        now: Timestamp,
    ) -> Result<(), Error> {
        self.change(|mut tx| async move {
            let slot = Slot::post(reference.id, reference.sequence);
            let record = tx.read(slot).await?;
            let Some(mut record) = record else {
                return Ok(());
            };
            match failure {
                Failure::Passing => {
                    record.not_before = now + pause(record.attempts);
                    record.attempts += 1;
                    record.answering = None;
                    tx.put(slot, &record)?;
                }
                // Nobody waits for an edit that is no longer possible, for a notice, or for the
                // summary of a game that ended in its thread.
                _ if !is_bearer(record.kind) => tx.delete(slot),
                Failure::Lasting(why) if !record.overtaken => {
                    self.park(&mut tx, reference, record, why, now).await?;
                }
                Failure::Lasting(_) | Failure::Unfit(_) => {
                    return self.drop_post(tx, reference, &record).await;
                }
            }
            Ok(tx.commit().await?)
        })
        .await
    }

    /// Hands a post that couldn't be sent as an answer to the delivery worker at once. If it may
    /// have arrived, it is looked for before it is sent again.
    ///
    /// # Errors
    /// The store failed.
    pub async fn hand_on(
        &self,
        reference: PostRef,
        attempt: Attempt,
        now: Timestamp,
    ) -> Result<(), Error> {
        let may_have_arrived = attempt == Attempt::MayHaveArrived;
        self.change(|mut tx| async move {
            let slot = Slot::post(reference.id, reference.sequence);
            let record = tx.read(slot).await?;
            let Some(record) = record else { return Ok(()) };
            if record.overtaken && !may_have_arrived {
                return self.drop_post(tx, reference, &record).await;
            }
            // A token that answered nothing can't edit a message.
            let is_live =
                |token: &InteractionId| may_have_arrived || record.answers != Some(*token);
            tx.put(
                slot,
                &PostRecord {
                    not_before: now,
                    answers: record.answers.filter(|_| may_have_arrived),
                    replaces_answer: record.replaces_answer.filter(is_live),
                    ..record
                },
            )?;
            Ok(tx.commit().await?)
        })
        .await
    }
}

/// Returns the interaction whose token can edit an old message. Not that of the click that made the
/// post: it has updated the message already, or it can't.
fn live_token(found: &Match, post: &Post, old: OldMessage) -> Option<InteractionId> {
    if old.answered != post.answers {
        return old.answered;
    }
    let is_same = found.card.message == Some(old.message);
    found.card.message_answers.filter(|_| is_same)
}

/// Handles an extra message. It is deleted with the next board, or soon if that came first: someone
/// may just have answered it.
fn said_beside(
    tx: &mut Transaction<'_>,
    found: &mut Match,
    post: &Post,
    message: MessageId,
    now: Timestamp,
) -> Result<(), Error> {
    let aside = Aside {
        channel: post.channel,
        message,
        posts: post.reference.sequence,
    };
    if post.reference.sequence > found.card.bearer {
        found.keep_aside(aside);
    } else {
        put_away(tx, found, aside, now + SEEN)?;
    }
    Ok(())
}

/// Returns the first message of a post that was sent twice, as two processes whose clocks differ may
/// do.
fn twin(found: &Match, post: &Post, message: MessageId) -> Option<OldMessage> {
    let known = found.old_message(Retirement::Vanish)?;
    let replaced = post.replaces?.message;
    let is_twin = known.message != message && known.message != replaced;
    is_twin.then_some(known)
}

/// Returns the message of a post that a newer one outran.
fn outrun(found: &Match, post: &Post, message: MessageId, delivery: Delivery) -> OldMessage {
    let is_open = matches!(found.stage, Stage::Open(_));
    OldMessage {
        message,
        channel: post.channel,
        retirement: match post.outrun {
            Retirement::Answer if is_open => Retirement::Strip,
            outrun => outrun,
        },
        answered: post.answers.filter(|_| delivery.by_token),
    }
}
