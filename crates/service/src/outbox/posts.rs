//! What a channel gets to see: intents stored with the change they belong to, and deleted once they
//! are known to be on Discord. `delivered` notes their outcome, `due` decides which are sent now.

use std::ops::Range;
use std::time::Duration;

use halma_store::ids::{
    AnswerToken, ChannelId, InteractionId, MatchId, MessageId, NodeId, PlayerId, Timestamp, UserId,
    minutes,
};
use halma_store::records::{Notice, PostKind, PostRecord, Retirement};
use halma_store::{Key, Prefix, Slot};

use super::retries::is_due;
use crate::Service;
use crate::change::{Error, Transaction, read};
use crate::matches::{Match, Stage};

/// How long the sender of a post has for its follow-ups before the delivery worker does them.
const FOLLOWED_WITHIN: Duration = Duration::from_secs(45);
/// By how much the clocks of two processes are assumed to differ at most.
const CLOCKS_DIFFER: Duration = Duration::from_secs(100);

/// The name of a post: its match, and its number within that match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PostRef {
    /// The match.
    pub id: MatchId,
    /// Increases with each post of the match.
    pub sequence: u64,
}

/// A post to send.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Post {
    /// Its name.
    pub reference: PostRef,
    /// What it shows.
    pub kind: PostKind,
    /// The channel.
    pub channel: ChannelId,
    /// Who caused it, and so already knows.
    pub by: Option<UserId>,
    /// The message it replaces or edits.
    pub replaces: Option<OldMessage>,
    /// The interaction that it answers.
    pub answers: Option<InteractionId>,
    /// Whether it may be on Discord already: as an answer, or after an attempt that failed.
    pub may_have_arrived: bool,
    /// What happens to its own message if a newer one is posted first.
    pub outrun: Retirement,
    /// Whether a newer post covers it: it is no longer sent, but its message is looked for.
    pub overtaken: bool,
    /// Whether an older board of its match is still on its way and has to come first.
    pub waits: bool,
    /// Bounds for the ids of messages that show it.
    pub sent: Range<InteractionId>,
}

/// A message that a newer one replaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OldMessage {
    /// The message.
    pub message: MessageId,
    /// Where it is.
    pub channel: ChannelId,
    /// What happens to it.
    pub retirement: Retirement,
    /// The interaction it answered, whose token can edit it for a while.
    pub answered: Option<InteractionId>,
}

/// A post to create.
#[derive(Clone, Copy, Default)]
pub struct Intent {
    pub by: Option<PlayerId>,
    pub replaces: Option<OldMessage>,
    pub answers: Option<InteractionId>,
    /// The process that is answering it.
    pub answering: Option<NodeId>,
    /// When the delivery worker may send it; until then the answer has precedence.
    pub not_before: Option<Timestamp>,
    /// When it is created; `None` if it overtakes no post that the delivery worker may be sending.
    pub now: Option<Timestamp>,
    /// Whether it shows the computer's move, for which the older post waits.
    pub by_computer: bool,
}

/// A post added to a transaction.
pub struct Put {
    pub reference: PostRef,
    record: PostRecord,
    /// Whether an older board is on its way.
    waits: bool,
}

/// Returns true if a post is a message with its match's buttons.
pub(super) fn is_bearer(kind: PostKind) -> bool {
    matches!(
        kind,
        PostKind::Challenge | PostKind::Board | PostKind::End | PostKind::Closed
    )
}

/// Returns true if a post shows the current state of its match.
fn shows(kind: PostKind) -> bool {
    is_bearer(kind) || kind == PostKind::Refresh
}

/// Returns true if a newer post makes an unsent older one unnecessary: a board shows a match as it
/// is when sent, so the older one would look the same.
fn makes_needless(newer: PostKind, older: PostKind) -> bool {
    match older {
        PostKind::Refresh => shows(newer),
        PostKind::Challenge | PostKind::Board => is_bearer(newer),
        // Ends and notices are always sent.
        _ => false,
    }
}

/// Returns true if a post is being sent as an answer, or the outcome of that is unknown.
pub(super) fn is_being_answered(post: &PostRecord) -> bool {
    post.answers.is_some() && post.attempts == 0
}

/// Returns true if a post may be on Discord, or on its way there, without a note of it.
fn may_be_there(older: &PostRecord, newer: &Intent) -> bool {
    if !is_bearer(older.kind) {
        return false;
    }
    let Some(answered) = older.answers else {
        // It is or was being sent by the delivery worker, whose clock may be ahead of the newer one's.
        let ahead = if newer.by_computer {
            Duration::ZERO
        } else {
            CLOCKS_DIFFER
        };
        let may_be_due = |now| older.not_before <= now + ahead || is_due(older.not_before, now);
        return newer.now.is_some_and(may_be_due) || older.overtaken || older.attempts > 0;
    };
    // The newer one is the answer now, or someone pressed a button on the older one's message. That
    // isn't the message the older one replaces, which may be later than the interaction. If the
    // older one was overtaken, it may be the message of the post after it.
    let is_taken_over = newer.answers == Some(answered);
    let is_own =
        |old: OldMessage| old.message.0 > answered.0 && older.replaces != Some(old.message);
    let is_seen = !older.overtaken && newer.replaces.is_some_and(is_own);
    !is_taken_over && !is_seen
}

/// Returns the kind of post for a changed match.
pub fn post_kind(after: &Match) -> PostKind {
    match after.stage {
        Stage::Finished(_) => PostKind::End,
        Stage::Running(_) => PostKind::Board,
        Stage::Open(_) => PostKind::Refresh,
        Stage::Closed(_) => PostKind::Closed,
    }
}

impl Match {
    /// Returns the message that has the buttons now, for a post that replaces it.
    pub(crate) fn old_message(&self, retirement: Retirement) -> Option<OldMessage> {
        Some(OldMessage {
            message: self.card.message?,
            channel: self.card.place.channel,
            retirement,
            answered: self.card.message_answers,
        })
    }
}

impl Service {
    /// Adds a post to the transaction. It replaces unsent older posts, except those that are always
    /// sent. A post that may already be sent becomes overtaken, and its outcome is awaited.
    pub(crate) async fn put_post(
        &self,
        tx: &mut Transaction<'_>,
        found: &mut Match,
        kind: PostKind,
        mut intent: Intent,
    ) -> Result<Put, Error> {
        let mut waits = false;
        for (key, older) in self.unsent(tx, found.id).await? {
            if !makes_needless(kind, older.kind) {
                continue;
            }
            let replaced = old_message(&older).filter(|_| is_bearer(older.kind));
            // The message still shows what it did before the older post.
            if let (Some(old), Some(new)) = (replaced, &mut intent.replaces)
                && old.message == new.message
                && matches!(new.retirement, Retirement::Line(_))
            {
                new.retirement = old.retirement;
            }
            match key {
                Key::Post(id, sequence) if may_be_there(&older, &intent) => {
                    waits |= is_being_answered(&older);
                    let overtaken = PostRecord {
                        overtaken: true,
                        ..older
                    };
                    tx.put(Slot::post(id, sequence), &overtaken)?;
                }
                _ => {
                    tx.delete(key);
                    let kept = intent.replaces.map(|new| new.message);
                    if let Some(old) = replaced.filter(|old| kept != Some(old.message)) {
                        Self::put_retirement(tx, found, old, older.not_before)?;
                    }
                }
            }
        }
        if kind == PostKind::End && found.origin() != found.card.place.channel {
            let home = found.origin();
            add(tx, found, PostKind::Summary, home, Intent::default())?;
        }
        let channel = found.card.place.channel;
        let put = Put {
            waits: waits && is_bearer(kind),
            ..add(tx, found, kind, channel, intent)?
        };
        if is_bearer(kind) {
            found.card.bearer = put.reference.sequence;
        }
        if shows(kind) {
            found.card.shown = put.reference.sequence;
        }
        Ok(put)
    }

    /// Returns whether a pending post will show the latest state of a match.
    pub(crate) async fn is_to_be_shown(
        &self,
        tx: &mut Transaction<'_>,
        id: MatchId,
    ) -> Result<bool, Error> {
        let unsent = self.unsent(tx, id).await?;
        let mut showing = unsent.iter().filter(|(_, post)| shows(post.kind));
        Ok(showing.any(|(_, post)| !post.overtaken))
    }

    /// Returns the posts of a match that aren't on Discord, including refused ones.
    async fn unsent(
        &self,
        tx: &mut Transaction<'_>,
        id: MatchId,
    ) -> Result<Vec<(Key, PostRecord)>, Error> {
        let mut unsent = Vec::new();
        for (key, stored) in tx.records(Prefix::ParkedPostsOf(id)).await? {
            if let Key::ParkedPost(id, sequence) = key {
                let parked = Slot::parked_post(id, sequence).read(&stored)?;
                unsent.push((key, parked.post));
            }
        }
        for (key, stored) in tx.records(Prefix::PostsOf(id)).await? {
            if let Key::Post(id, sequence) = key {
                unsent.push((key, Slot::post(id, sequence).read(&stored)?));
            }
        }
        Ok(unsent)
    }

    /// Adds a notice to the transaction.
    pub(crate) fn put_notice(
        tx: &mut Transaction<'_>,
        found: &mut Match,
        notice: Notice,
        now: Timestamp,
    ) -> Result<(), Error> {
        let intent = Intent {
            not_before: Some(now),
            ..Intent::default()
        };
        let channel = found.card.place.channel;
        add(tx, found, PostKind::Notice(notice), channel, intent)?;
        Ok(())
    }

    /// Adds the removal of a message's buttons to the transaction.
    pub(crate) fn put_retirement(
        tx: &mut Transaction<'_>,
        found: &mut Match,
        old: OldMessage,
        not_before: Timestamp,
    ) -> Result<PostRef, Error> {
        let intent = Intent {
            not_before: Some(not_before),
            ..Intent::default()
        };
        add_retirement(tx, found, old, intent)
    }

    /// Adds the removal of a message's buttons that this process does next. The delivery worker
    /// does it if this process is gone, or hasn't done it in time.
    pub(super) fn put_own_retirement(
        &self,
        tx: &mut Transaction<'_>,
        found: &mut Match,
        old: OldMessage,
        now: Timestamp,
    ) -> Result<PostRef, Error> {
        let intent = Intent {
            not_before: Some(now + FOLLOWED_WITHIN),
            answering: self.node.map(|node| node.id),
            ..Intent::default()
        };
        add_retirement(tx, found, old, intent)
    }

    pub(crate) async fn pending_post(&self, reference: PostRef) -> Result<Option<Post>, Error> {
        let slot = Slot::post(reference.id, reference.sequence);
        let record = read(&self.store, slot).await?;
        match record {
            None => Ok(None),
            Some(record) => {
                let put = Put {
                    reference,
                    record,
                    waits: false,
                };
                Ok(Some(self.post_of(&put).await?))
            }
        }
    }

    /// Returns a post as front ends see it.
    pub(crate) async fn post_of(&self, put: &Put) -> Result<Post, Error> {
        let Put {
            reference,
            record,
            waits,
        } = put;
        let by = match record.by {
            Some(by) => read(&self.store, Slot::player(by)).await?,
            None => None,
        };
        Ok(Post {
            reference: *reference,
            kind: record.kind,
            channel: record.channel,
            by: by.map(|by| by.user),
            replaces: old_message(record),
            answers: record.answers,
            may_have_arrived: record.answers.is_some() || record.attempts > 0,
            outrun: record.outrun,
            overtaken: record.overtaken,
            waits: *waits,
            sent: sent(record),
        })
    }
}

/// Returns Discord ids from before its first attempt and after the last one.
fn sent(record: &PostRecord) -> Range<InteractionId> {
    // Pauses between attempts are shorter, and so are differences between clocks.
    let slack = minutes(5);
    let before = slack * record.attempts.saturating_add(1);
    let first = InteractionId::first_at(record.not_before - before);
    // An interaction is answered while its token lasts.
    let until = |answered: InteractionId| answered.moment() + AnswerToken::LIFETIME;
    let last = record.answers.map_or(record.not_before, until);
    let last = InteractionId::first_at(last.max(record.not_before) + slack);
    record.answers.unwrap_or(first)..last
}

/// Returns the message that the post replaces.
pub(super) fn old_message(record: &PostRecord) -> Option<OldMessage> {
    Some(OldMessage {
        message: record.replaces?,
        channel: record.replaces_in.unwrap_or(record.channel),
        retirement: record.retirement,
        answered: record.replaces_answer,
    })
}

fn add_retirement(
    tx: &mut Transaction<'_>,
    found: &mut Match,
    old: OldMessage,
    intent: Intent,
) -> Result<PostRef, Error> {
    let kind = PostKind::Retire(old.retirement);
    let intent = Intent {
        replaces: Some(old),
        ..intent
    };
    Ok(add(tx, found, kind, old.channel, intent)?.reference)
}

/// Adds a post to the transaction as the latest of its match.
fn add(
    tx: &mut Transaction<'_>,
    found: &mut Match,
    kind: PostKind,
    channel: ChannelId,
    intent: Intent,
) -> Result<Put, Error> {
    found.card.posts += 1;
    let reference = PostRef {
        id: found.id,
        sequence: found.card.posts,
    };
    let old = intent.replaces;
    let record = PostRecord {
        kind,
        channel,
        replaces: old.map(|old| old.message),
        not_before: intent.not_before.unwrap_or_default(),
        attempts: 0,
        by: intent.by,
        answers: intent.answers,
        answering: intent.answering,
        retirement: old.map(|old| old.retirement).unwrap_or_default(),
        replaces_in: old.map(|old| old.channel).filter(|old| *old != channel),
        replaces_answer: old.and_then(|old| old.answered),
        outrun: if is_bearer(kind) {
            found.retirement()
        } else {
            Retirement::Strip
        },
        overtaken: false,
    };
    // In a conversation only the token of a click can say something, and what it can't say nobody can.
    if !found.is_in_conversation() {
        tx.put(Slot::post(reference.id, reference.sequence), &record)?;
    }
    Ok(Put {
        reference,
        record,
        waits: false,
    })
}
