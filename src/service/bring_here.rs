//! Bringing a match to another channel.

use super::draft::Draft;
use super::matches::Match;
use super::moderation::log_deed;
use super::people;
use super::play::{later, running};
use super::{Act, Changed, Place, PostKind, Service, retry};
use crate::ids::MatchId;
use crate::service::error::{Error, Refusal};
use crate::store::records::{Deed, DeedRecord, Logged, Lost, Moved, ThreadRecord};

impl Service {
    /// Whether something of a match could not be shown, so that it may be brought elsewhere.
    pub(super) async fn has_lost_place(&self, found: &Match) -> Result<bool, Error> {
        let why = found.card.paused.map(|paused| paused.why);
        Ok(why == Some(Lost::Place) || self.has_parked_posts(found.card.id).await?)
    }

    /// Brings a match to another channel of its server: a player one whose own channel is lost, a
    /// moderator any.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn bring_here(
        &self,
        act: &Act,
        id: MatchId,
        place: &Place,
        as_moderator: bool,
    ) -> Result<Changed, Error> {
        let _turn = self.turnstile(id).await;
        self.judge_now(id, act.now).await?;
        retry!(self.try_bring_here(act, id, place, as_moderator))
    }

    async fn try_bring_here(
        &self,
        act: &Act,
        id: MatchId,
        place: &Place,
        as_moderator: bool,
    ) -> Result<Changed, Error> {
        let mut draft = Draft::new(&*self.store);
        if let Some(changed) = self.repeated(&mut draft, act.interaction).await? {
            return Ok(changed);
        }
        let before = self.existing(&mut draft, id).await?;
        let play = running(&before)?.clone();
        if !as_moderator {
            self.seated(&mut draft, &play, act).await?;
        }
        if before.card.place.channel == place.channel {
            return Err(Refusal::AlreadyHere.into());
        }
        if before.card.place.guild != place.guild {
            return Err(Refusal::OtherServer.into());
        }
        if !as_moderator && !self.has_lost_place(&before).await? {
            return Err(Refusal::NotLost.into());
        }
        let mut after = later(&before, play, 0);
        if as_moderator {
            let deed = Deed::Moved;
            let by = people::player(&mut draft, &*self.lot, &act.by).await?;
            let record = DeedRecord {
                by,
                what: Logged::Match(deed, before.card.code),
                reason: None,
                moved: Some(Moved {
                    from: before.card.place.channel,
                    to: place.channel,
                }),
                changes: Vec::new(),
            };
            log_deed(&mut draft, act, place.guild, &record)?;
            after.say_who(by, deed, None);
        }
        after.card.place = place.clone();
        after.card.thread = ThreadRecord::None;
        after.resume_from(Lost::Place, act.now);
        let act = Act {
            message: None,
            ..act.clone()
        };
        self.settle(draft, Some(&before), after, &act, PostKind::Board)
            .await
    }
}
