//! What players agree on: a draw, a takeback, canceling a game that hardly started, hints.

use halma_rules::Seat;
use halma_store::ids::PlayerId;
use halma_store::records::{Offer, OfferKind, Undone};

use super::{Match, Play};
use crate::refusal::Refusal;

/// An action on an offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OfferMove {
    /// Agrees.
    Accept,
    /// Declines.
    Decline,
    /// The player who made it withdraws it.
    Withdraw,
}

impl Match {
    /// Returns true if the player to move may get hints: the game isn't rated, or everyone has
    /// agreed.
    pub fn allows_hints(&self, play: &Play) -> bool {
        !self.terms.rated || play.is_practice() || play.hints
    }
}

impl Play {
    /// Returns the open offer.
    pub fn open_offer(&self) -> Option<&Offer> {
        self.turn_state.offers.iter().find(|offer| offer.open)
    }

    /// Returns the people who still have to agree to an offer: everyone else who is still playing,
    /// or whose move a takeback undoes. The computer agrees to everything that can be offered to it.
    pub fn waiting(&self, offer: &Offer) -> Vec<PlayerId> {
        let undone = offer.undone.iter().map(|undone| undone.seat);
        let undone = undone.map(|number| Seat::at(usize::from(number).saturating_sub(1)));
        let mut players: Vec<PlayerId> = self
            .standing()
            .playing()
            .chain(undone)
            .filter_map(|seat| self.owner(seat).player())
            .filter(|player| *player != offer.by && !offer.accepted.contains(player))
            .collect();
        players.sort_unstable();
        players.dedup();
        players
    }

    /// Returns true if a computer in the game isn't behind any person, so that it wants no draw.
    fn computer_plays_on(&self) -> bool {
        let tempo = self.standing().tempo();
        let left = |is_person: bool| {
            let seats = self.standing().playing();
            let seats = seats.filter(move |seat| self.owner(*seat).person().is_some() == is_person);
            seats.filter_map(|seat| tempo[seat])
        };
        let best = left(true).min();
        left(false).any(|computers| best.is_none_or(|best| computers <= best))
    }

    /// Makes an offer; `undone` is what a takeback would undo.
    ///
    /// # Errors
    /// Why this person can't offer this now.
    pub fn offer(
        &mut self,
        by: PlayerId,
        kind: OfferKind,
        undone: Vec<Undone>,
    ) -> Result<(), Refusal> {
        self.check_plays(by)?;
        if self.open_offer().is_some() {
            return Err(Refusal::OfferStands);
        }
        if self.turn_state.offers.iter().any(|offer| offer.by == by) {
            return Err(Refusal::OfferedAlready);
        }
        match kind {
            OfferKind::Abort if self.has_begun() => return Err(Refusal::TooLateToCancel),
            OfferKind::Takeback if undone.is_empty() => return Err(Refusal::NothingToTakeBack),
            OfferKind::Draw if self.computer_plays_on() => return Err(Refusal::ComputerPlaysOn),
            OfferKind::Draw | OfferKind::Abort | OfferKind::Takeback | OfferKind::Hints => {}
        }
        self.turn_state.offers.push(Offer {
            kind,
            by,
            accepted: Vec::new(),
            open: true,
            declined: None,
            undone,
        });
        Ok(())
    }

    /// Accepts, declines or withdraws the open offer.
    ///
    /// # Errors
    /// Why this person can't.
    pub fn answer_offer(&mut self, player: PlayerId, offer_move: OfferMove) -> Result<(), Refusal> {
        let waiting = self.open_offer().map(|offer| self.waiting(offer));
        let waits = waiting.is_some_and(|waiting| waiting.contains(&player));
        let offer = self.turn_state.offers.iter_mut().find(|offer| offer.open);
        let offer = offer.ok_or(Refusal::NoOffer)?;
        match offer_move {
            OfferMove::Withdraw if offer.by != player => return Err(Refusal::NotYourOffer),
            OfferMove::Accept | OfferMove::Decline if !waits => return Err(Refusal::NotAsked),
            OfferMove::Accept => offer.accepted.push(player),
            OfferMove::Decline => {
                offer.open = false;
                offer.declined = Some(player);
            }
            OfferMove::Withdraw => offer.open = false,
        }
        Ok(())
    }

    /// Allows hints from now on, since everyone agrees.
    pub fn allow_hints(&mut self) {
        self.hints = true;
        self.turn_state.offers.retain(|offer| !offer.open);
    }

    /// Returns the offer that everyone has agreed to and that has to be carried out.
    pub fn agreed_offer(&self) -> Option<&Offer> {
        let offer = self.open_offer()?;
        self.waiting(offer).is_empty().then_some(offer)
    }
}
