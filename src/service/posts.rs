//! What a channel is to see: intents that are stored with the change they tell of, and cleared
//! when they are known to be on Discord.

use super::draft::{self, Draft};
use super::matches::{Match, Stage};
use super::{Act, Changed, MatchView, PostKind, Service, retry};
use crate::ids::{ChannelId, InteractionId, MatchId, MessageId, Timestamp};
use crate::service::error::Error;
use crate::store::records::{InteractionRecord, MatchRecord, PostRecord};
use crate::store::{Due, Key, Prefix};

/// How long the answer to an interaction has precedence over the delivery worker: longer than two
/// tries with their time-outs take. An answer that failed is handed on at once.
const ANSWER_MS: i64 = 45_000;
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
    /// The interaction whose answer has precedence.
    pub answers: Option<InteractionId>,
    pub now: Timestamp,
}

/// The index entries that a match has, as they follow from what it is.
fn index_keys(found: &Match) -> Vec<Key> {
    let id = found.card.id;
    let mut keys = Vec::new();
    if !found.is_unfinished() {
        return keys;
    }
    keys.push(Key::ChannelMatch(found.card.place.channel, id));
    keys.extend(
        found
            .people()
            .into_iter()
            .map(|player| Key::PlayerMatch(player, id)),
    );
    if let Stage::Open(lobby) = &found.stage {
        keys.push(Key::Due(lobby.expires, Due::Expiry, id));
    }
    keys.sort_unstable();
    keys.dedup();
    keys
}

impl Service {
    /// Loads a match into a draft.
    pub(super) async fn load(
        &self,
        draft: &mut Draft<'_>,
        id: MatchId,
    ) -> Result<Option<Match>, Error> {
        let record: Option<MatchRecord> = draft.read(Key::Match(id)).await?;
        Ok(record
            .map(|record| Match::restore(id, record))
            .transpose()?)
    }

    /// Puts a match with its indexes; `before` is what was stored.
    pub(super) fn put_match(
        draft: &mut Draft<'_>,
        before: Option<&Match>,
        after: &Match,
    ) -> Result<(), Error> {
        let old_keys = before.map(index_keys).unwrap_or_default();
        let new_keys = index_keys(after);
        for key in old_keys.iter().filter(|key| !new_keys.contains(key)) {
            draft.delete(*key);
        }
        for key in new_keys.iter().filter(|key| !old_keys.contains(key)) {
            draft.put_index(*key);
        }
        if let Some(pair) = before.and_then(Match::open_pair) {
            draft.delete(pair);
        }
        if let Some(pair) = after.open_pair() {
            draft.put(pair, &after.card.id)?;
        }
        draft.put(Key::Match(after.card.id), &after.record())?;
        Ok(())
    }

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
            answers,
            now,
        } = intent;
        let id = found.card.id;
        for key in self
            .store
            .scan(Prefix::PostsOf(id), None, MOST_POSTS)
            .await?
        {
            let older: Option<PostRecord> = draft.read(key).await?;
            if older.is_some_and(|older| older.kind != PostKind::End) {
                draft.delete(key);
            }
        }
        found.card.posts += 1;
        let record = PostRecord {
            kind,
            turn: found.card.turn,
            locale: found.card.place.locale.clone(),
            channel: found.card.place.channel,
            answers,
            replaces,
            not_before: if answers.is_some() {
                now.plus_ms(ANSWER_MS)
            } else {
                now
            },
            attempts: 0,
            parked: None,
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

    /// Commits a change to a match, with the post that tells of it and the interaction.
    pub(super) async fn settle(
        &self,
        mut draft: Draft<'_>,
        before: Option<&Match>,
        mut after: Match,
        act: &Act,
        kind: PostKind,
    ) -> Result<Changed, Error> {
        // The first post of a match has no message of its own to take the place of: it may be an
        // old match's end, whose button made this one.
        let replaces = match before {
            Some(_) => act.message.or(after.card.message),
            None => act.message,
        };
        if before.is_some() {
            after.card.message = replaces;
        }
        let intent = Intent {
            kind,
            replaces,
            answers: Some(act.interaction),
            now: act.now,
        };
        let post = self.put_post(&mut draft, &mut after, intent).await?;
        Self::put_match(&mut draft, before, &after)?;
        let outcome = InteractionRecord {
            id: after.card.id,
            post: Some(post.reference.sequence),
        };
        draft.put(Key::Interaction(act.interaction), &outcome)?;
        draft.commit().await?;
        Ok(Changed {
            view: self.view(&after).await?,
            post: Some(post),
            repeated: false,
        })
    }

    /// What an interaction led to, if it was carried out before. The draft will depend on it.
    pub(super) async fn repeated(
        &self,
        draft: &mut Draft<'_>,
        interaction: InteractionId,
    ) -> Result<Option<Changed>, Error> {
        let known: Option<InteractionRecord> = draft.read(Key::Interaction(interaction)).await?;
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

    async fn pending_post(&self, reference: PostRef) -> Result<Option<Post>, Error> {
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
            // Somebody joined a lobby before its message was known, so it shows the past.
            let outrun = message.is_some()
                && before.card.message.is_none()
                && matches!(before.stage, Stage::Open(_));
            bears_buttons = newest || known || outrun;
            if message.is_some() && bears_buttons {
                after.card.message = message;
            }
            if outrun && !newest {
                let intent = Intent {
                    kind: PostKind::Refresh,
                    replaces: message,
                    answers: None,
                    now: Timestamp(0),
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
        let pause = FIRST_PAUSE_MS << record.attempts.min(20);
        record.attempts += 1;
        record.not_before = now.plus_ms(pause.min(LONGEST_PAUSE_MS));
        if let Failure::Lasting(why) = failure {
            record.parked = Some(why.clone());
        }
        draft.put(key, &record)?;
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

fn post_of(reference: PostRef, record: &PostRecord) -> Post {
    Post {
        reference,
        kind: record.kind,
        channel: record.channel,
        replaces: record.replaces,
    }
}
