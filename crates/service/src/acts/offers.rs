//! Making and answering offers.

use halma_rules::{Outcome, Reason};
use halma_store::Slot;
use halma_store::ids::{MatchId, Turn};
use halma_store::records::{Cancelled, Notice, OfferKind, PostKind};

use super::prelude::{ActContext, Effect, Target};
use super::settle::Telling;
use crate::change::{Error, read};
use crate::matches::{Holder, Match, OfferMove, Play};
use crate::outbox::post_kind;
use crate::refusal::Refusal;
use crate::{Act, Changed, Service};

impl Service {
    /// Makes an offer; if nobody else has to agree, it is carried out at once. `turn` is that of the
    /// board that the person saw, if it must still be current.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn offer(
        &self,
        act: &Act,
        id: MatchId,
        turn: Option<Turn>,
        kind: OfferKind,
    ) -> Result<Changed, Error> {
        let target = Target {
            needs_log: match kind {
                OfferKind::Takeback => |_| true,
                OfferKind::Draw | OfferKind::Abort | OfferKind::Hints => |_| false,
            },
            ..Target::of_player(id, turn)
        };
        let made = move |context: &ActContext<'_>| offer(context, kind);
        self.act(act, &target, made).await
    }

    /// Accepts, declines or withdraws the open offer.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn answer_offer(
        &self,
        act: &Act,
        id: MatchId,
        turn: Turn,
        offer_move: OfferMove,
    ) -> Result<Changed, Error> {
        let target = Target {
            needs_log: is_takeback_offered,
            ..Target::of_player(id, Some(turn))
        };
        let is_quiet = offer_move == OfferMove::Decline && self.declines_quietly(act).await?;
        let answer = move |context: &ActContext<'_>| answer(context, offer_move, is_quiet);
        self.act(act, &target, answer).await
    }

    /// Returns whether this person's declines aren't announced.
    async fn declines_quietly(&self, act: &Act) -> Result<bool, Error> {
        match read(&self.store, Slot::user(act.by.user)).await? {
            Some(player) => Ok(self.settings_of(player).await?.quiet_declines),
            None => Ok(false),
        }
    }
}

fn is_takeback_offered(found: &Match) -> bool {
    let offer = found.running().ok().and_then(Play::open_offer);
    offer.is_some_and(|offer| offer.kind == OfferKind::Takeback)
}

fn offer(context: &ActContext<'_>, kind: OfferKind) -> Result<Effect, Error> {
    let mut play = context.play()?;
    let undone = match kind {
        OfferKind::Takeback => {
            let own = |holder| holder == Holder::Person(context.player);
            play.undone(context.whole_game(), own)
        }
        OfferKind::Hints if context.found.allows_hints(&play) => {
            return Err(Refusal::HintsAllowed.into());
        }
        OfferKind::Draw | OfferKind::Abort | OfferKind::Hints => Vec::new(),
    };
    play.offer(context.player, kind, undone)?;
    carry_on(context, play, PostKind::Notice(Notice::Offered).into())
}

fn answer(
    context: &ActContext<'_>,
    offer_move: OfferMove,
    is_quiet: bool,
) -> Result<Effect, Error> {
    let mut play = context.play()?;
    play.answer_offer(context.player, offer_move)?;
    // For everyone else it stays open until the turn passes; this person doesn't agree.
    if offer_move == OfferMove::Decline && is_quiet {
        let telling = Telling {
            post: None,
            notice: None,
        };
        return Ok(Effect::new(context.found.clone(), telling));
    }
    let declined = play
        .turn_state
        .offers
        .last()
        .filter(|_| offer_move == OfferMove::Decline);
    let notice = declined.map(|offer| Notice::OfferDeclined {
        kind: offer.kind,
        to: offer.by,
        by: context.player,
    });
    let telling = Telling { post: None, notice };
    carry_on(context, play, telling)
}

/// Returns the game with its offers; carries out one that everyone agrees with.
fn carry_on(context: &ActContext<'_>, mut play: Play, telling: Telling) -> Result<Effect, Error> {
    let Some(agreed) = play.agreed_offer() else {
        return Ok(Effect::new(context.found.later(play, 0), telling));
    };
    let turns = match agreed.kind {
        OfferKind::Hints => {
            let notice = Notice::HintsAgreed { to: agreed.by };
            play.allow_hints();
            // The button's own answer says so.
            let telling = Telling {
                post: None,
                notice: Some(notice),
            };
            return Ok(Effect::new(context.found.later(play, 0), telling));
        }
        OfferKind::Draw => play.conclude(Outcome::drawn(Reason::Agreement), context.now)?,
        OfferKind::Abort => play.cancel(Some(Cancelled::Agreed), context.now)?,
        OfferKind::Takeback => {
            let plies = agreed.undone.len();
            context.take_back(&mut play, plies)?
        }
    };
    let after = context.found.later(play, turns);
    let kind = post_kind(&after);
    Ok(Effect::new(after, kind))
}
