//! Giving an extra day, and muting the reminder.

use halma_store::ids::{MatchId, Turn};
use halma_store::records::{Notice, PostKind};

use super::prelude::{ActContext, Effect, Target};
use super::settle::Telling;
use crate::change::Error;
use crate::matches::Holder;
use crate::refusal::{CupRefusal, Refusal};
use crate::{Act, Changed, Service};

/// How much one press of the button gives, and the maximum per turn; banks have their own.
const GIFT_HOURS: u16 = 24;
const MOST_GIVEN_HOURS: u16 = 7 * 24;

impl Service {
    /// Gives the seat to move an extra day.
    ///
    /// # Errors
    /// A refusal: only opponents can, and at most a week; or a fault.
    pub async fn give_day(
        &self,
        act: &Act,
        id: MatchId,
        turn: Option<Turn>,
    ) -> Result<Changed, Error> {
        self.act(act, &Target::of_player(id, turn), give_day).await
    }

    /// Turns the reminder for the current turn off.
    ///
    /// # Errors
    /// A refusal: only the player to move can do this; or a fault.
    pub async fn mute(&self, act: &Act, id: MatchId, turn: Option<Turn>) -> Result<Changed, Error> {
        self.act(act, &Target::of_player(id, turn), mute).await
    }

    /// Notes that a player wakes the one to move.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn wake(&self, act: &Act, id: MatchId, turn: Option<Turn>) -> Result<Changed, Error> {
        self.act(act, &Target::of_player(id, turn), wake).await
    }
}

/// Wakes the player to move, at most once a turn.
fn wake(context: &ActContext<'_>) -> Result<Effect, Error> {
    let mut play = context.play()?;
    let Holder::Person(to) = play.to_move() else {
        return Err(Refusal::ComputerThinks.into());
    };
    if to == context.player {
        return Err(Refusal::OwnTurn.into());
    }
    if play.turn_state.woken {
        return Err(Refusal::WokenAlready.into());
    }
    play.turn_state.woken = true;
    let telling = Telling {
        post: None,
        notice: None,
    };
    Ok(Effect::new(context.found.later(play, 0), telling))
}

fn give_day(context: &ActContext<'_>) -> Result<Effect, Error> {
    let mut play = context.play()?;
    if context.found.card.paused.is_some() {
        return Err(Refusal::Paused.into());
    }
    if context.found.deadline().is_none() {
        return Err(Refusal::NoClock.into());
    }
    if context.found.card.cup.is_some() {
        return Err(CupRefusal::NoExtraTime.into());
    }
    let Holder::Person(to) = play.to_move() else {
        return Err(Refusal::ComputerThinks.into());
    };
    let by = context.player;
    if to == by {
        return Err(Refusal::OwnClock.into());
    }
    let seat = play.standing().position().to_move();
    let is_given = if let Some(banks) = &mut play.banks {
        banks.give_day(seat)
    } else {
        play.turn_state.given_hours += GIFT_HOURS;
        play.turn_state.given_hours <= MOST_GIVEN_HOURS
    };
    if !is_given {
        return Err(Refusal::GivenEnough.into());
    }
    let telling = Telling {
        post: Some(PostKind::Refresh),
        notice: Some(Notice::DayGiven { to, by }),
    };
    Ok(Effect::new(context.found.later(play, 0), telling))
}

fn mute(context: &ActContext<'_>) -> Result<Effect, Error> {
    let mut play = context.play()?;
    play.check_to_move(context.player)?;
    // A scheduled reminder may still be on its way.
    if play.turn_state.reminded && !context.has_errand {
        return Err(Refusal::RemindedAlready.into());
    }
    play.turn_state.reminded = true;
    let after = context.found.later(play, 0);
    Ok(Effect {
        drops_errand: true,
        ..Effect::new(after, PostKind::Refresh)
    })
}
