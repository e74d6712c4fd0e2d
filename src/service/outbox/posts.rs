//! What a channel is to see: intents that are stored with the change they tell of, and cleared
//! when they are known to be on Discord. What became of them is noted in `delivered`.

use std::collections::BTreeSet;

use super::urgency::Urgency;
use crate::ids::{
    ChannelId, InteractionId, MatchId, MessageId, NodeId, PlayerId, Timestamp, UserId,
};
use crate::service::Service;
use crate::service::change::{Draft, Error, read};
use crate::service::matches::{Match, Stage};
use crate::store::records::{Notice, PostKind, PostRecord, Retirement};
use crate::store::{Key, Prefix, Slot};

const MOST_POSTS: usize = 10_000;
const MOST_NODES: usize = MatchId::NODES as usize;

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
}

/// A post that waits to be sent as the answer to an interaction.
#[derive(Clone, Copy)]
pub struct UnsentAnswer {
    pub by: Option<PlayerId>,
    pub replaces: Option<OldMessage>,
    pub interaction: InteractionId,
}

/// A post that was added to a draft.
pub struct Put {
    pub reference: PostRef,
    record: PostRecord,
}

/// Whether a post is a message with the buttons of its match.
fn is_bearer(kind: PostKind) -> bool {
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

/// Whether the posts of a match come in order: those that show it do, others wait for nothing.
fn keeps_order(kind: PostKind) -> bool {
    !matches!(kind, PostKind::Notice(_) | PostKind::Retire(_))
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
    /// Adds a post to the draft. It takes the place of older ones that were not sent, except of
    /// what always comes.
    pub(in crate::service) async fn put_post(
        &self,
        draft: &mut Draft<'_>,
        found: &mut Match,
        kind: PostKind,
        mut intent: Intent,
    ) -> Result<Put, Error> {
        let id = found.card.id;
        for (key, older) in self.unsent(draft, id).await? {
            if !makes_needless(kind, older.kind) {
                continue;
            }
            draft.delete(key);
            let replaced = older.old_message().filter(|_| is_bearer(older.kind));
            let is_kept =
                |old: &OldMessage| intent.replaces.map(|new| new.message) == Some(old.message);
            match replaced {
                // The message still shows what it did before the older post.
                Some(old) if is_kept(&old) => {
                    intent.replaces = intent.replaces.map(|new| match new.retirement {
                        Retirement::Line(_) => OldMessage {
                            retirement: old.retirement,
                            ..new
                        },
                        _ => new,
                    });
                }
                Some(old) => {
                    Self::put_retirement(draft, found, old, older.not_before)?;
                }
                None => {}
            }
        }
        if kind == PostKind::End && found.origin() != found.card.place.channel {
            let home = found.origin();
            add(draft, found, PostKind::Summary, home, Intent::default())?;
        }
        let channel = found.card.place.channel;
        let put = add(draft, found, kind, channel, intent)?;
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
        draft: &mut Draft<'_>,
        id: MatchId,
    ) -> Result<bool, Error> {
        let unsent = self.unsent(draft, id).await?;
        Ok(unsent.iter().any(|(_, post)| shows(post.kind)))
    }

    /// The answer to an interaction of this process that shows a match as it is now, and has not been
    /// sent.
    pub(in crate::service) async fn unsent_answer(
        &self,
        draft: &mut Draft<'_>,
        found: &Match,
    ) -> Result<Option<UnsentAnswer>, Error> {
        let slot = Slot::post(found.card.id, found.card.shown);
        let record = draft.read(slot).await?;
        let own = self.node.map(|node| node.id);
        let record = record.filter(|record| record.answering == own);
        Ok(record.and_then(|record| {
            Some(UnsentAnswer {
                by: record.by,
                replaces: record.old_message(),
                interaction: record.answers?,
            })
        }))
    }

    /// The posts of a match that are not on Discord, those that it refused among them.
    async fn unsent(
        &self,
        draft: &mut Draft<'_>,
        id: MatchId,
    ) -> Result<Vec<(Key, PostRecord)>, Error> {
        let mut unsent = Vec::new();
        for (key, stored) in draft.records(Prefix::ParkedPostsOf(id)).await? {
            if let Key::ParkedPost(id, sequence) = key {
                let parked = Slot::parked_post(id, sequence).read(&stored)?;
                unsent.push((key, parked.post));
            }
        }
        for (key, stored) in draft.records(Prefix::PostsOf(id)).await? {
            if let Key::Post(id, sequence) = key {
                unsent.push((key, Slot::post(id, sequence).read(&stored)?));
            }
        }
        Ok(unsent)
    }

    /// Adds a word to somebody to the draft.
    pub(in crate::service) fn put_notice(
        draft: &mut Draft<'_>,
        found: &mut Match,
        notice: Notice,
        now: Timestamp,
    ) -> Result<(), Error> {
        let intent = Intent {
            not_before: Some(now),
            ..Intent::default()
        };
        let channel = found.card.place.channel;
        add(draft, found, PostKind::Notice(notice), channel, intent)?;
        Ok(())
    }

    /// Adds to the draft that a message loses its buttons.
    pub(in crate::service) fn put_retirement(
        draft: &mut Draft<'_>,
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
        Ok(add(draft, found, kind, old.channel, intent)?.reference)
    }

    pub(in crate::service) async fn pending_post(
        &self,
        reference: PostRef,
    ) -> Result<Option<Post>, Error> {
        let slot = Slot::post(reference.id, reference.sequence);
        let record = read(&*self.store, slot).await?;
        match record {
            None => Ok(None),
            Some(record) => Ok(Some(self.post_of(&Put { reference, record }).await?)),
        }
    }

    /// A post as front ends see it.
    pub(in crate::service) async fn post_of(&self, put: &Put) -> Result<Post, Error> {
        let Put { reference, record } = put;
        let by = match record.by {
            Some(by) => read(&*self.store, Slot::player(by)).await?,
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
        })
    }

    /// The posts that are to be sent now, the most urgent first: those that show a match one by one, in
    /// order. At the start `all` asks for those too that wait for an answer. Whoever answers is left to do so: no
    /// other one takes those of a process that is there, everybody those of one that is gone.
    ///
    /// # Errors
    /// The store failed.
    pub async fn due_posts(&self, now: Timestamp, all: bool) -> Result<Vec<PostRef>, Error> {
        let mut first: Vec<(PostRef, PostRecord)> = Vec::new();
        let mut waiting = None;
        let posts = self.store.scan_records(Prefix::Posts, None, MOST_POSTS);
        for (key, stored) in posts.await? {
            let Key::Post(id, sequence) = key else {
                continue;
            };
            let record = match Slot::post(id, sequence).read(&stored) {
                Ok(record) => record,
                Err(error) => {
                    tracing::error!(%error, "skipping a post that cannot be read");
                    continue;
                }
            };
            if keeps_order(record.kind) && waiting.replace(id) == Some(id) {
                continue;
            }
            first.push((PostRef { id, sequence }, record));
        }
        let answered = first.iter().any(|(_, post)| post.answering.is_some());
        let nodes = if answered {
            self.nodes().await?
        } else {
            BTreeSet::new()
        };
        let is_due = |post: &PostRecord| match post.answering {
            Some(node) if nodes.contains(&node) => post.not_before <= now,
            Some(_) => true,
            None => all || post.not_before <= now,
        };
        first.retain(|(_, post)| is_due(post));
        first.sort_by_key(|(_, post)| Urgency::of(post.kind));
        Ok(first.into_iter().map(|(reference, _)| reference).collect())
    }

    /// The processes that may answer now.
    async fn nodes(&self) -> Result<BTreeSet<NodeId>, Error> {
        let mut nodes: BTreeSet<_> = self.node.iter().map(|node| node.id).collect();
        let scanned = self.store.scan_records(Prefix::Nodes, None, MOST_NODES);
        for (key, stored) in scanned.await? {
            if let Key::Node(number) = key {
                nodes.insert(Slot::node(number).read(&stored)?.id);
            }
        }
        Ok(nodes)
    }
}

impl PostRecord {
    /// The message that the post takes the place of.
    fn old_message(&self) -> Option<OldMessage> {
        Some(OldMessage {
            message: self.replaces?,
            channel: self.replaces_in.unwrap_or(self.channel),
            retirement: self.retirement,
            answered: self.replaces_answer,
        })
    }
}

/// Adds a post to the draft as the newest of its match.
fn add(
    draft: &mut Draft<'_>,
    found: &mut Match,
    kind: PostKind,
    channel: ChannelId,
    intent: Intent,
) -> Result<Put, Error> {
    found.card.posts += 1;
    let reference = PostRef {
        id: found.card.id,
        sequence: found.card.posts,
    };
    let old = intent.replaces;
    let record = PostRecord {
        kind,
        channel,
        replaces: old.map(|old| old.message),
        not_before: intent.not_before.unwrap_or(Timestamp(0)),
        attempts: 0,
        parked: None,
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
    };
    draft.put(Slot::post(reference.id, reference.sequence), &record)?;
    Ok(Put { reference, record })
}
