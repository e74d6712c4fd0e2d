//! Moving a match to another channel.

use super::prelude::{ActContext, Capacity, Effect, Target};
use crate::ids::MatchId;
use crate::service::change::Error;
use crate::service::matches::Place;
use crate::service::refusal::Refusal;
use crate::service::{Act, Changed, Service};
use crate::store::records::{Deed, Lost, Moved, PostKind, Thread};

impl Service {
    /// Moves a match to another channel of its server: players can move one that has lost its
    /// channel, moderators any.
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
        let found = self.find(id).await?.ok_or(Refusal::NoSuchMatch)?;
        let moved = Some(Moved {
            from: found.card.place.channel,
            to: place.channel,
        });
        let target = Target {
            capacity: if as_moderator {
                Capacity::Moderator {
                    deed: Deed::Moved,
                    reason: None,
                    moved,
                }
            } else {
                Capacity::Player
            },
            ..Target::of_player(id, None)
        };
        let may_go = as_moderator || self.has_lost_place(&found).await?;
        // The button wasn't on this match's message.
        let act = Act {
            message: None,
            ..act.clone()
        };
        self.act(&act, &target, |context| bring_here(context, place, may_go))
            .await
    }
}

fn bring_here(context: &ActContext<'_>, place: &Place, may_go: bool) -> Result<Effect, Error> {
    let before = context.found;
    let mut after = before.later(context.play()?, 0);
    if before.card.place.channel == place.channel {
        return Err(Refusal::AlreadyHere.into());
    }
    if before.card.place.guild != place.guild {
        return Err(Refusal::OtherServer.into());
    }
    if !may_go {
        return Err(Refusal::NotLost.into());
    }
    after.card.place = place.clone();
    after.card.thread = Thread::None;
    after.resume_from(Lost::Place, context.now);
    Ok(Effect::new(after, PostKind::Board))
}
