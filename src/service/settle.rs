//! One change to a match: loading it, and storing it with its indexes, the interaction that asked
//! for it and the post that tells of it.

use super::draft::Draft;
use super::matches::{Match, Stage};
use super::play::post_kind;
use super::posts::{Intent, OldMessage, PostRef, Put};
use super::{Act, Changed, Notice, PostKind, Retirement, Service};
use crate::ids::{InteractionId, MatchId, Timestamp};
use crate::service::error::{Error, Refusal};
use crate::store::records::{InteractionRecord, Lost};
use crate::store::{Due, Index, Slot};

/// How long the answer to an interaction has precedence over the delivery worker: longer than what
/// an answer consists of takes, each try up to its time-out, and a picture that waits to be drawn.
/// An answer that failed is handed on at once.
const ANSWER_MS: i64 = 120_000;

/// The index entries that a match has, as they follow from what it is.
pub(super) fn index_entries(found: &Match) -> Vec<Slot<Index>> {
    let id = found.card.id;
    let mut entries = Vec::new();
    if let Some(close) = found.close_thread_at() {
        entries.push(Slot::due(close, Due::CloseThread, id));
    }
    if !found.is_unfinished() {
        return entries;
    }
    entries.push(Slot::guild_match(found.card.place.guild, id));
    entries.push(Slot::channel_match(found.card.place.channel, id));
    entries.push(Slot::channel_match(found.home(), id));
    entries.extend(
        found
            .people()
            .into_iter()
            .map(|player| Slot::player_match(player, id)),
    );
    if let Stage::Open(lobby) = &found.stage {
        entries.push(Slot::due(lobby.expires, Due::Expiry, id));
    }
    if let Some(deadline) = found.deadline() {
        entries.push(Slot::due(deadline, Due::Deadline, id));
    }
    if let Some(look) = found.reminder_look() {
        entries.push(Slot::due(look, Due::Reminder, id));
    }
    if let Some(look) = found.look_at() {
        entries.push(Slot::due(look, Due::Look, id));
    }
    if let Some(lost) = found.lost_at() {
        entries.push(Slot::due(lost, Due::Lost, id));
    }
    entries.sort_unstable();
    entries.dedup();
    entries
}

impl Match {
    /// What becomes of the message of this match when a newer one takes its place.
    pub(super) fn retirement(&self) -> Retirement {
        match self.stage {
            Stage::Open(_) => Retirement::Settle,
            _ => Retirement::Strip,
        }
    }
}

/// The old message of a match that may have moved to another channel meanwhile.
fn moved_on(old: OldMessage, after: &Match) -> OldMessage {
    let is_elsewhere = old.channel != after.card.place.channel;
    OldMessage {
        retirement: if is_elsewhere && old.retirement == Retirement::Strip {
            Retirement::Point
        } else {
            old.retirement
        },
        ..old
    }
}

impl Service {
    /// Loads a match into a draft.
    pub(super) async fn load(
        &self,
        draft: &mut Draft<'_>,
        id: MatchId,
    ) -> Result<Option<Match>, Error> {
        let record = draft.read(Slot::matched(id)).await?;
        Ok(record
            .map(|record| Match::restore(id, record))
            .transpose()?)
    }

    /// Loads a match that somebody wants to change into a draft.
    pub(super) async fn existing(
        &self,
        draft: &mut Draft<'_>,
        id: MatchId,
    ) -> Result<Match, Error> {
        let found = self.load(draft, id).await?;
        Ok(found.ok_or(Refusal::NoSuchMatch)?)
    }

    /// Puts a match with its indexes; `before` is what was stored.
    pub(super) fn put_match(
        draft: &mut Draft<'_>,
        before: Option<&Match>,
        after: &Match,
    ) -> Result<(), Error> {
        let old_entries = before.map(index_entries).unwrap_or_default();
        let new_entries = index_entries(after);
        for entry in old_entries.iter().filter(|old| !new_entries.contains(old)) {
            draft.delete(*entry);
        }
        for entry in new_entries.iter().filter(|new| !old_entries.contains(new)) {
            draft.put_index(*entry);
        }
        if let Some(pair) = before.and_then(Match::open_pair) {
            draft.delete(pair);
        }
        if let Some(pair) = after.open_pair() {
            draft.put(pair, &after.card.id)?;
        }
        draft.put(Slot::matched(after.card.id), &after.record())?;
        Ok(())
    }

    /// Commits a change to a match, with the post that tells of it and the interaction.
    pub(super) async fn settle(
        &self,
        draft: Draft<'_>,
        before: Option<&Match>,
        after: Match,
        act: &Act,
        kind: PostKind,
    ) -> Result<Changed, Error> {
        self.settle_telling(draft, before, after, act, kind, None)
            .await
    }

    /// The same, with a word to somebody who would not learn of it otherwise.
    pub(super) async fn settle_telling(
        &self,
        mut draft: Draft<'_>,
        before: Option<&Match>,
        mut after: Match,
        act: &Act,
        kind: PostKind,
        told: Option<Notice>,
    ) -> Result<Changed, Error> {
        // The first post of a match has no message of its own to take the place of: it may be an
        // old match's end, whose button made this one.
        let retirement = before.map_or(Retirement::Strip, Match::retirement);
        let channel = before.unwrap_or(&after).card.place.channel;
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
            // The click counts as answered once it is.
            let same = known.filter(|known| in_place.map(|old| old.message) == Some(known.message));
            after.card.message_answers = same.and_then(|known| known.answered);
        }
        // It is tried again to post there.
        after.resume_from(Lost::Place, act.now);
        let intent = Intent {
            by: draft.read(Slot::user(act.by.user)).await?,
            replaces: replaces.map(|old| moved_on(old, &after)),
            answers: act.token.as_ref().map(|_| act.interaction),
            not_before: Some(act.now.plus_ms(ANSWER_MS)),
        };
        let post = self.put_post(&mut draft, &mut after, kind, intent).await?;
        // The click may have been on an older message than the one that bears the buttons now.
        if let Some(known) =
            known.filter(|known| pressed.is_some_and(|pressed| pressed.message != known.message))
        {
            let known = moved_on(known, &after);
            Self::put_retirement(&mut draft, &mut after, known, act.now)?;
        }
        if let Some(told) = told {
            Self::put_notice(&mut draft, &mut after, told, act.now)?;
        }
        Self::put_match(&mut draft, before, &after)?;
        Box::pin(self.finish(draft, &after, act, Some(post))).await
    }

    /// Commits what a draft has, with the interaction that led to it.
    async fn finish(
        &self,
        mut draft: Draft<'_>,
        after: &Match,
        act: &Act,
        post: Option<Put>,
    ) -> Result<Changed, Error> {
        let outcome = InteractionRecord {
            id: after.card.id,
            post: post.as_ref().map(|post| post.reference.sequence),
        };
        draft.put(Slot::interaction(act.interaction), &outcome)?;
        if let Some(token) = act.token.as_ref().filter(|_| post.is_some()) {
            draft.put(Slot::answer(act.interaction), token)?;
        }
        draft.commit().await?;
        // Not read again: another change may have made it needless already.
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

    /// Puts a changed match with a post that shows it, where nobody is being answered.
    pub(super) async fn put_board(
        &self,
        draft: &mut Draft<'_>,
        before: &Match,
        mut after: Match,
        now: Timestamp,
    ) -> Result<(), Error> {
        let kind = post_kind(&after);
        let intent = Intent {
            replaces: before.old_message(before.retirement()),
            not_before: Some(now),
            ..Intent::default()
        };
        self.put_post(draft, &mut after, kind, intent).await?;
        Self::put_match(draft, Some(before), &after)
    }

    /// Lets the board of a match say how it stands now. One that is still on its way will say it by
    /// itself.
    pub(super) async fn put_refresh(
        &self,
        draft: &mut Draft<'_>,
        before: &Match,
        now: Timestamp,
    ) -> Result<(), Error> {
        let mut after = before.clone();
        if self.is_to_be_shown(draft, before.card.id).await? {
            return Ok(());
        }
        self.put_refresh_of(draft, &mut after, now).await?;
        Self::put_match(draft, Some(before), &after)
    }

    /// Lets the board of a match that is being changed say how it stands.
    pub(super) async fn put_refresh_of(
        &self,
        draft: &mut Draft<'_>,
        after: &mut Match,
        now: Timestamp,
    ) -> Result<(), Error> {
        let intent = Intent {
            replaces: after.old_message(after.retirement()),
            not_before: Some(now),
            ..Intent::default()
        };
        self.put_post(draft, after, PostKind::Refresh, intent)
            .await?;
        Ok(())
    }

    /// Commits a change of which the channel need not be told by a post.
    pub(super) async fn settle_quietly(
        &self,
        mut draft: Draft<'_>,
        before: &Match,
        after: &Match,
        act: &Act,
    ) -> Result<Changed, Error> {
        Self::put_match(&mut draft, Some(before), after)?;
        self.finish(draft, after, act, None).await
    }

    /// What an interaction led to, if it was carried out before. The draft will depend on it.
    pub(super) async fn repeated(
        &self,
        draft: &mut Draft<'_>,
        interaction: InteractionId,
    ) -> Result<Option<Changed>, Error> {
        let known = draft.read(Slot::interaction(interaction)).await?;
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
