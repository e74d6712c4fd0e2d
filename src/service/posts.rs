//! What a channel is to see: intents that are stored with the change they tell of, and cleared
//! when they are known to be on Discord.

use super::draft::{self, Draft};
use super::matches::{Match, Stage};
use super::{MatchView, PostKind, Service, retry};
use crate::ids::{ChannelId, MatchId, MessageId, Timestamp};
use crate::service::error::Error;
use crate::store::records::PostRecord;
use crate::store::{Key, Prefix};

/// The first pause after a failed delivery; it doubles with each further one.
const FIRST_PAUSE_MS: i64 = 1_000;
const LONGEST_PAUSE_MS: i64 = 5 * 60_000;
const MOST_POSTS: usize = 10_000;

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
    /// The message that it takes the place of: the one to edit, or to take the buttons from.
    pub replaces: Option<MessageId>,
}

/// Why a post was not delivered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// It may work later.
    Passing,
    /// It will not work until somebody changes something on Discord.
    Lasting(String),
}

/// A post to be made.
pub(super) struct Intent {
    pub kind: PostKind,
    /// The message to edit, or to take the buttons from.
    pub replaces: Option<MessageId>,
    /// When the delivery worker may send it; until then an answer has precedence.
    pub not_before: Timestamp,
}

impl Service {
    /// Adds a post to the draft. It takes the place of older ones that were not sent, except the
    /// end of a game, which always comes.
    pub(super) async fn put_post(
        &self,
        draft: &mut Draft<'_>,
        found: &mut Match,
        intent: Intent,
    ) -> Result<Post, Error> {
        let Intent {
            kind,
            replaces,
            not_before,
        } = intent;
        let id = found.card.id;
        for key in self
            .store
            .scan(Prefix::PostsOf(id), None, MOST_POSTS)
            .await?
        {
            let older: Option<PostRecord> = draft.read(key).await?;
            let always_comes = [PostKind::End, PostKind::Summary];
            if older.is_some_and(|older| !always_comes.contains(&older.kind)) {
                draft.delete(key);
            }
        }
        if kind == PostKind::End && found.home() != found.card.place.channel {
            // Before the end itself, which bears the buttons and is the newest post.
            found.card.posts += 1;
            let summary = new_post(PostKind::Summary, found.home(), Timestamp(0));
            draft.put(Key::Post(id, found.card.posts), &summary)?;
        }
        found.card.posts += 1;
        let record = PostRecord {
            replaces,
            ..new_post(kind, found.card.place.channel, not_before)
        };
        draft.put(Key::Post(id, found.card.posts), &record)?;
        Ok(post_of(
            PostRef {
                id,
                sequence: found.card.posts,
            },
            &record,
        ))
    }

    pub(super) async fn pending_post(&self, reference: PostRef) -> Result<Option<Post>, Error> {
        let key = Key::Post(reference.id, reference.sequence);
        let record: Option<PostRecord> = draft::read(&*self.store, key).await?;
        Ok(record.map(|record| post_of(reference, &record)))
    }

    /// The posts that are to be sent now, at most one of each match, in order. At the start
    /// nothing is being answered, so `all` asks for those too that wait for an answer.
    ///
    /// # Errors
    /// The store failed.
    pub async fn due_posts(&self, now: Timestamp, all: bool) -> Result<Vec<PostRef>, Error> {
        let mut due: Vec<PostRef> = Vec::new();
        let mut waiting = None;
        for key in self.store.scan(Prefix::Posts, None, MOST_POSTS).await? {
            let Key::Post(id, sequence) = key else {
                continue;
            };
            if waiting == Some(id) {
                continue;
            }
            let record: Option<PostRecord> = match draft::read(&*self.store, key).await {
                Ok(record) => record,
                Err(error) => {
                    tracing::error!(%error, "skipping a post that cannot be read");
                    continue;
                }
            };
            let Some(record) = record.filter(|record| record.parked.is_none()) else {
                continue;
            };
            waiting = Some(id);
            if all || record.not_before <= now {
                due.push(PostRef { id, sequence });
            }
        }
        Ok(due)
    }

    /// A post with the match that it shows, or `None` if it was sent or replaced meanwhile.
    ///
    /// # Errors
    /// The store failed, or the match is damaged.
    pub async fn post(&self, reference: PostRef) -> Result<Option<(Post, MatchView)>, Error> {
        match self.pending_post(reference).await? {
            None => Ok(None),
            Some(post) => Ok(Some((post, self.match_view(reference.id).await?))),
        }
    }

    /// Notes that a post is on Discord, as a message if that is known. Gives whether this message
    /// is the one that bears the buttons now; an older one has to lose them.
    ///
    /// # Errors
    /// The store failed, or the match is damaged.
    pub async fn delivered(
        &self,
        reference: PostRef,
        message: Option<MessageId>,
    ) -> Result<bool, Error> {
        let _turn = self.turnstile(reference.id).await;
        retry!(self.try_delivered(reference, message))
    }

    async fn try_delivered(
        &self,
        reference: PostRef,
        message: Option<MessageId>,
    ) -> Result<bool, Error> {
        let mut draft = Draft::new(&*self.store);
        draft.delete(Key::Post(reference.id, reference.sequence));
        let mut bears_buttons = true;
        if let Some(before) = self.load(&mut draft, reference.id).await? {
            let mut after = before.clone();
            let newest = before.card.posts == reference.sequence;
            let known = message.is_some() && before.card.message == message;
            // A lobby changed before its message was known, so it shows the past.
            let outrun = message.is_some()
                && before.card.message.is_none()
                && matches!(before.stage, Stage::Open(_) | Stage::Closed { .. });
            bears_buttons = newest || known || outrun;
            if message.is_some() && bears_buttons {
                after.card.message = message;
            }
            if outrun && !newest {
                let intent = Intent {
                    kind: PostKind::Refresh,
                    replaces: message,
                    not_before: Timestamp(0),
                };
                self.put_post(&mut draft, &mut after, intent).await?;
            }
            if after != before {
                Self::put_match(&mut draft, Some(&before), &after)?;
            }
        }
        draft.commit().await?;
        Ok(bears_buttons)
    }

    /// Notes that a post could not be delivered: it is tried again after a pause, or parked.
    ///
    /// # Errors
    /// The store failed.
    pub async fn undelivered(
        &self,
        reference: PostRef,
        failure: &Failure,
        now: Timestamp,
    ) -> Result<(), Error> {
        retry!(self.try_undelivered(reference, failure, now))
    }

    async fn try_undelivered(
        &self,
        reference: PostRef,
        failure: &Failure,
        now: Timestamp,
    ) -> Result<(), Error> {
        let mut draft = Draft::new(&*self.store);
        let key = Key::Post(reference.id, reference.sequence);
        let record: Option<PostRecord> = draft.read(key).await?;
        let Some(mut record) = record else {
            return Ok(());
        };
        match failure {
            Failure::Passing => {
                let pause = FIRST_PAUSE_MS << record.attempts.min(20);
                record.attempts += 1;
                record.not_before = now.plus_ms(pause.min(LONGEST_PAUSE_MS));
                draft.put(key, &record)?;
            }
            // A message that cannot be changed any more shows the past, and nobody waits for it;
            // nor for the summary of a game that ended in its thread.
            Failure::Lasting(_)
                if [PostKind::Refresh, PostKind::Summary].contains(&record.kind) =>
            {
                draft.delete(key);
            }
            Failure::Lasting(why) => {
                self.park(&mut draft, reference, record, why, now).await?;
            }
        }
        Ok(draft.commit().await?)
    }

    /// Hands a post that could not be given as an answer to the delivery worker at once.
    ///
    /// # Errors
    /// The store failed.
    pub async fn release(&self, reference: PostRef, now: Timestamp) -> Result<(), Error> {
        retry!(self.try_release(reference, now))
    }

    async fn try_release(&self, reference: PostRef, now: Timestamp) -> Result<(), Error> {
        let mut draft = Draft::new(&*self.store);
        let key = Key::Post(reference.id, reference.sequence);
        let record: Option<PostRecord> = draft.read(key).await?;
        let Some(record) = record else { return Ok(()) };
        draft.put(
            key,
            &PostRecord {
                not_before: now,
                ..record
            },
        )?;
        Ok(draft.commit().await?)
    }
}

fn new_post(kind: PostKind, channel: ChannelId, not_before: Timestamp) -> PostRecord {
    PostRecord {
        kind,
        channel,
        replaces: None,
        not_before,
        attempts: 0,
        parked: None,
    }
}

fn post_of(reference: PostRef, record: &PostRecord) -> Post {
    Post {
        reference,
        kind: record.kind,
        channel: record.channel,
        replaces: record.replaces,
    }
}
