//! Voiding a game's result: moderators in the server's tables, the operator in all tables.

use halma_store::Slot;
use halma_store::ids::{Code, MatchId, Timestamp};
use halma_store::records::{Deed, Voided};

use super::moderation::target;
use super::prelude::{ActContext, Effect};
use crate::change::{Error, read};
use crate::matches::Match;
use crate::outbox::post_kind;
use crate::refusal::Refusal;
use crate::{Act, Changed, Service};

impl Service {
    /// Removes a game's result from its server's tables, for a moderator. The players are told the
    /// reason, if any.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn void_here(&self, act: &Act, id: MatchId, reason: &str) -> Result<Changed, Error> {
        let target = target(id, None, Deed::Voided, reason);
        self.act(act, &target, void_here).await
    }

    /// Removes a game's result from all tables, for the operator. Its players are told.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn void_everywhere(&self, code: Code, now: Timestamp) -> Result<(), Error> {
        let id = read(&self.store, Slot::code(code)).await?;
        let id = id.ok_or(Refusal::NoSuchMatch)?;
        let _turn = self.gates.enter(id).await;
        self.change(|mut tx| async move {
            let before = self.existing(&mut tx, id).await?;
            let after = voided(
                &before,
                Voided {
                    at: now,
                    everywhere: true,
                },
            )?;
            self.put_board(&mut tx, &before, after, now).await?;
            Ok(tx.commit().await?)
        })
        .await
    }
}

fn void_here(context: &ActContext<'_>) -> Result<Effect, Error> {
    let after = voided(
        context.found,
        Voided {
            at: context.now,
            everywhere: false,
        },
    )?;
    let kind = post_kind(&after);
    Ok(Effect::new(after, kind))
}

/// Returns the match with its result voided.
fn voided(found: &Match, voided: Voided) -> Result<Match, Refusal> {
    let play = found.finished()?;
    if !play.may_count() || !found.terms.rated {
        return Err(Refusal::CountsNowhere);
    }
    if found
        .card
        .voided
        .is_some_and(|known| known.everywhere || !voided.everywhere)
    {
        return Err(Refusal::VoidedBefore);
    }
    let mut after = found.clone();
    after.card.voided = Some(voided);
    Ok(after)
}
