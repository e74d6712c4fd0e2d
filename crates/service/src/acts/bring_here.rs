//! Moving a match to another channel.

use halma_store::ids::MatchId;
use halma_store::records::{Deed, Lost, PostKind, Thread};

use super::prelude::{ActContext, Capacity, Effect, Target};
use crate::change::Error;
use crate::matches::Place;
use crate::refusal::Refusal;
use crate::{Act, Changed, Service};

/// As what somebody brings a match to another channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BroughtBy {
    /// One of its players.
    Player,
    /// A moderator of the server.
    Moderator,
}

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
        by: BroughtBy,
    ) -> Result<Changed, Error> {
        let target = Target {
            capacity: match by {
                BroughtBy::Player => Capacity::Player,
                BroughtBy::Moderator => Capacity::Moderator {
                    deed: Deed::Moved,
                    reason: None,
                },
            },
            ..Target::of_player(id, None)
        };
        let found = self.found(id).await?;
        let is_lost = self.has_lost_place(&found).await?;
        let lost = is_lost.then_some(found.card.place.channel);
        // The button was on another message than the match's.
        let act = Act {
            message: None,
            ..act.clone()
        };
        let place = place.clone();
        let deed = move |context: &ActContext<'_>| {
            // Somebody else may have moved it meanwhile.
            let is_lost = lost == Some(context.found.card.place.channel);
            bring_here(context, &place, by == BroughtBy::Moderator || is_lost)
        };
        self.act(&act, &target, deed).await
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
