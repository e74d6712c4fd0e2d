//! What a channel is to see: intents that are stored with the change they tell of, and cleared
//! when they are known to be on Discord. What became of them is noted in `delivered`, which of them
//! come now in `due`.

use crate::ids::{
    ChannelId, InteractionId, MatchId, MessageId, NodeId, PlayerId, Timestamp, UserId, minutes,
};
use crate::service::Service;
use crate::service::change::{Error, Transaction, read};
use crate::service::matches::{Match, Stage};
use crate::store::records::{Notice, PostKind, PostRecord, Retirement};
use crate::store::{Key, Prefix, Slot};

/// The name of a post: its match, and its number among that match's posts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PostRef {
    /// The match.
    pub id: MatchId,
    /// Rises with each post of the match.
    pub sequence: u64,
}

/// A post that is to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Post {
    /// Its name.
    pub reference: PostRef,
    /// What it shows.
    pub kind: PostKind,
    /// The channel.
    pub channel: ChannelId,
    /// Who brought it about, and so knows.
    pub by: Option<UserId>,
    /// The message that it takes the place of, or changes.
    pub replaces: Option<OldMessage>,
    /// The interaction that it answers.
    pub answers: Option<InteractionId>,
    /// What becomes of its own message where a newer one comes first.
    pub outrun: Retirement,
    /// Whether a newer post tells what it would tell now: it is not sent any more, but looked for.
    pub overtaken: bool,
    /// Whether an older board of its match is still on its way, which has to come first.
    pub waits: bool,
    /// No message that shows it is older than what has this number of Discord's.
    pub sent_after: InteractionId,
}

/// A message whose place a newer one takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OldMessage {
    /// The message.
    pub message: MessageId,
    /// Where it is.
    pub channel: ChannelId,
    /// What becomes of it.
    pub retirement: Retirement,
    /// The interaction that it answered, through whose token it can be changed for a while.
    pub answered: Option<InteractionId>,
}

/// A post to be made.
#[derive(Clone, Copy, Default)]
pub struct Intent {
    pub by: Option<PlayerId>,
    pub replaces: Option<OldMessage>,
    pub answers: Option<InteractionId>,
    /// The process that is answering it.
    pub answering: Option<NodeId>,
    /// When the delivery worker may send it; until then an answer has precedence.
    pub not_before: Option<Timestamp>,
    /// When it is made; nothing where it overtakes none that the delivery worker may be sending.
    pub now: Option<Timestamp>,
}

/// A post that was added to a transaction.
pub struct Put {
    pub reference: PostRef,
    record: PostRecord,
    /// Whether an older board is on its way.
    waits: bool,
}

/// Whether a post is a message with the buttons of its match.
pub(super) fn is_bearer(kind: PostKind) -> bool {
    matches!(
        kind,
        PostKind::Challenge | PostKind::Board | PostKind::End | PostKind::Closed
    )
}

/// Whether a post shows how its match stands.
fn shows(kind: PostKind) -> bool {
    is_bearer(kind) || kind == PostKind::Refresh
}

/// Whether a newer post takes the place of an older one that was not sent: a board shows a match as
/// it is when it is sent, so the older one would say the same.
fn makes_needless(newer: PostKind, older: PostKind) -> bool {
    match older {
        PostKind::Refresh => shows(newer),
        PostKind::Challenge | PostKind::Board => is_bearer(newer),
        // Ends and words to somebody always come.
        _ => false,
    }
}

/// Whether somebody is answering an interaction with a post, or it is not known what became of that.
pub(super) fn is_being_answered(post: &PostRecord) -> bool {
    post.answers.is_some() && post.attempts == 0
}

/// Whether a post that was not noted as sent may be on Discord all the same, or be on its way there.
fn may_be_there(older: &PostRecord, newer: &Intent) -> bool {
    if !is_bearer(older.kind) {
        return false;
    }
    let Some(answered) = older.answers else {
        // It is the delivery worker's, or was.
        return older.attempts > 0 || Some(older.not_before) <= newer.now;
    };
    // The newer one is the answer now; or somebody pressed a button on what the older one became.
    let is_taken_over = newer.answers == Some(answered);
    let is_seen = newer.replaces.is_some_and(|old| old.message.0 > answered.0);
    !is_taken_over && !is_seen
}

/// What the channel is to see after a change to a match.
pub fn post_kind(after: &Match) -> PostKind {
    match after.stage {
        Stage::Finished(_) => PostKind::End,
        Stage::Running(_) => PostKind::Board,
        Stage::Open(_) => PostKind::Refresh,
        Stage::Closed(_) => PostKind::Closed,
    }
}

impl Match {
    /// The message that bears the buttons now, for a post that takes its place.
    pub(in crate::service) fn old_message(&self, retirement: Retirement) -> Option<OldMessage> {
        Some(OldMessage {
            message: self.card.message?,
            channel: self.card.place.channel,
            retirement,
            answered: self.card.message_answers,
        })
    }
}

impl Service {
    /// Adds a post to the transaction. It takes the place of older ones that were not sent, except of
    /// what always comes. One that may be there, or be on its way, is overtaken: what became of it is
    /// waited for.
    pub(in crate::service) async fn put_post(
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
            let replaced = older.old_message().filter(|_| is_bearer(older.kind));
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

    /// Whether a post is on its way that will show a match as it is then.
    pub(in crate::service) async fn is_to_be_shown(
        &self,
        tx: &mut Transaction<'_>,
        id: MatchId,
    ) -> Result<bool, Error> {
        let unsent = self.unsent(tx, id).await?;
        let mut showing = unsent.iter().filter(|(_, post)| shows(post.kind));
        Ok(showing.any(|(_, post)| !post.overtaken))
    }

    /// The posts of a match that are not on Discord, those that it refused among them.
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

    /// Adds a word to somebody to the transaction.
    pub(in crate::service) fn put_notice(
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

    /// Adds to the transaction that a message loses its buttons.
    pub(in crate::service) fn put_retirement(
        tx: &mut Transaction<'_>,
        found: &mut Match,
        old: OldMessage,
        not_before: Timestamp,
    ) -> Result<PostRef, Error> {
        let intent = Intent {
            replaces: Some(old),
            not_before: Some(not_before),
            ..Intent::default()
        };
        let kind = PostKind::Retire(old.retirement);
        Ok(add(tx, found, kind, old.channel, intent)?.reference)
    }

    pub(in crate::service) async fn pending_post(
        &self,
        reference: PostRef,
    ) -> Result<Option<Post>, Error> {
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

    /// A post as front ends see it.
    pub(in crate::service) async fn post_of(&self, put: &Put) -> Result<Post, Error> {
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
            replaces: record.old_message(),
            answers: record.answers,
            outrun: record.outrun,
            overtaken: record.overtaken,
            waits: *waits,
            sent_after: record.sent_after(),
        })
    }
}

impl PostRecord {
    /// A number of Discord's from before it was sent for the first time.
    fn sent_after(&self) -> InteractionId {
        // No pause between two tries is longer, and clocks are not that far apart.
        let before = minutes(5) * self.attempts.saturating_add(1);
        let first = InteractionId::first_at(self.not_before - before);
        self.answers.unwrap_or(first)
    }

    /// The message that the post takes the place of.
    pub(super) fn old_message(&self) -> Option<OldMessage> {
        Some(OldMessage {
            message: self.replaces?,
            channel: self.replaces_in.unwrap_or(self.channel),
            retirement: self.retirement,
            answered: self.replaces_answer,
        })
    }
}

/// Adds a post to the transaction as the newest of its match.
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
    tx.put(Slot::post(reference.id, reference.sequence), &record)?;
    Ok(Put {
        reference,
        record,
        waits: false,
    })
}
