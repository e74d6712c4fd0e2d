//! What players agree on: a draw, taking a move back, cancelling a game that hardly began.

use super::deadlines::has_begun;
use super::draft::Draft;
use super::matches::{Match, Play};
use super::play::{MOST_EVENTS, check_turn, later, post_kind, running};
use super::{Act, Changed, Notice, PostKind, Service, retry};
use crate::engine::{Event, Outcome, Ply, Reason, Seat};
use crate::ids::{MatchId, PlayerId};
use crate::service::error::{Error, Fault, Refusal};
use crate::store::records::Cancelled;

pub use crate::store::records::OfferKind;

/// Something offered in the present turn. It stands until somebody declines, the one who made it
/// takes it back, or the turn passes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Offer {
    pub kind: OfferKind,
    pub by: PlayerId,
    pub accepted: Vec<PlayerId>,
    pub open: bool,
    /// Who declined it; nobody where it was taken back.
    pub declined: Option<PlayerId>,
}

/// What somebody does with an offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OfferMove {
    /// Agrees.
    Accept,
    /// Does not.
    Decline,
    /// The one who made it takes it back.
    Withdraw,
}

/// The part of a game that taking a move back undoes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Undone {
    /// Who moved.
    pub seat: Seat,
    /// The ply in notation.
    pub text: String,
}

impl Play {
    /// The offer that stands.
    pub fn open_offer(&self) -> Option<&Offer> {
        self.offers.iter().find(|offer| offer.open)
    }

    /// Those who have to agree with an offer and have not: everybody else who still plays.
    pub fn waiting(&self, offer: &Offer) -> Vec<PlayerId> {
        let mut players: Vec<PlayerId> = self
            .game
            .standing()
            .playing()
            .map(|seat| self.owner(seat))
            .filter(|player| *player != offer.by && !offer.accepted.contains(player))
            .collect();
        players.sort_unstable();
        players.dedup();
        players
    }

    /// What taking back a player's last move undoes, the latest ply first: that move and all that
    /// was played since. Nothing where the player has not moved, or a seat went out meanwhile.
    pub fn undone(&self, player: PlayerId) -> Vec<Undone> {
        let board = self.game.position().board();
        let mut undone = Vec::new();
        for event in self.game.history().iter().rev() {
            let Event::Ply { seat, ply } = *event else {
                return Vec::new();
            };
            let text = ply.text(board);
            undone.push(Undone { seat, text });
            if self.owner(seat) == player && ply != Ply::Pass {
                return undone;
            }
        }
        Vec::new()
    }
}

impl Service {
    /// Makes an offer; where nobody else has to agree it is carried out at once.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn offer(&self, act: &Act, id: MatchId, kind: OfferKind) -> Result<Changed, Error> {
        let _turn = self.turnstile(id).await;
        self.judge_now(id, act.now).await?;
        retry!(self.try_offer(act, id, kind))
    }

    async fn try_offer(&self, act: &Act, id: MatchId, kind: OfferKind) -> Result<Changed, Error> {
        let mut draft = Draft::new(&*self.store);
        if let Some(changed) = self.repeated(&mut draft, act.interaction).await? {
            return Ok(changed);
        }
        let before = self.existing(&mut draft, id).await?;
        let mut play = running(&before)?.clone();
        let by = self.seated(&mut draft, &play, act).await?;
        check_offer(&play, by, kind)?;
        play.offers.push(Offer {
            kind,
            by,
            accepted: Vec::new(),
            open: true,
            declined: None,
        });
        self.carry_on(draft, &before, play, act, None).await
    }

    /// Accepts, declines or takes back the offer that stands.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn answer_offer(
        &self,
        act: &Act,
        id: MatchId,
        turn: u64,
        offer_move: OfferMove,
    ) -> Result<Changed, Error> {
        let _turn = self.turnstile(id).await;
        self.judge_now(id, act.now).await?;
        retry!(self.try_answer_offer(act, id, turn, offer_move))
    }

    async fn try_answer_offer(
        &self,
        act: &Act,
        id: MatchId,
        turn: u64,
        offer_move: OfferMove,
    ) -> Result<Changed, Error> {
        let mut draft = Draft::new(&*self.store);
        if let Some(changed) = self.repeated(&mut draft, act.interaction).await? {
            return Ok(changed);
        }
        let before = self.existing(&mut draft, id).await?;
        let mut play = running(&before)?.clone();
        let player = self.seated(&mut draft, &play, act).await?;
        check_turn(&before, Some(turn))?;
        let waiting = play.open_offer().map(|offer| play.waiting(offer));
        let waits = waiting.is_some_and(|waiting| waiting.contains(&player));
        let offer = play.offers.iter_mut().find(|offer| offer.open);
        let offer = offer.ok_or(Refusal::NoOffer)?;
        match offer_move {
            OfferMove::Withdraw if offer.by != player => return Err(Refusal::NotYourOffer.into()),
            OfferMove::Accept | OfferMove::Decline if !waits => {
                return Err(Refusal::NotAsked.into());
            }
            OfferMove::Accept => offer.accepted.push(player),
            // To all others it stands until the turn passes; this person does not agree.
            OfferMove::Decline if self.settings_of(player).await?.quiet_declines => {
                let after = later(&before, play, 0);
                return self.settle_quietly(draft, &before, &after, act).await;
            }
            OfferMove::Decline => {
                offer.open = false;
                offer.declined = Some(player);
            }
            OfferMove::Withdraw => offer.open = false,
        }
        let told = offer.declined.map(|by| Notice::OfferDeclined {
            kind: offer.kind,
            to: offer.by,
            by,
        });
        self.carry_on(draft, &before, play, act, told).await
    }

    /// Stores the game with its offers; an offer that all agree with is carried out.
    async fn carry_on(
        &self,
        draft: Draft<'_>,
        before: &Match,
        mut play: Play,
        act: &Act,
        told: Option<Notice>,
    ) -> Result<Changed, Error> {
        let agreed = play
            .open_offer()
            .filter(|offer| play.waiting(offer).is_empty())
            .map(|offer| (offer.kind, offer.by));
        let is_new = running(before)?.offers.len() < play.offers.len();
        let Some((kind, by)) = agreed else {
            let kind = if is_new {
                PostKind::Board
            } else {
                PostKind::Refresh
            };
            let after = later(before, play, 0);
            return self
                .settle_telling(draft, Some(before), after, act, kind, told)
                .await;
        };
        let code = before.card.code;
        let turns = match kind {
            OfferKind::Draw => play.conclude(Outcome::drawn(Reason::Agreement), act.now),
            OfferKind::Abort => play.cancel(Some(Cancelled::Agreed), act.now),
            OfferKind::Takeback => {
                let count = play.undone(by).len();
                play.take_back(count, act.now)
            }
        };
        let turns = turns.map_err(|cause| Fault::Damaged { code, cause })?;
        let after = later(before, play, turns);
        let kind = post_kind(&after);
        self.settle(draft, Some(before), after, act, kind).await
    }
}

fn check_offer(play: &Play, by: PlayerId, kind: OfferKind) -> Result<(), Refusal> {
    if !play
        .game
        .standing()
        .playing()
        .any(|seat| play.owner(seat) == by)
    {
        return Err(Refusal::SeatIsOut);
    }
    if play.open_offer().is_some() {
        return Err(Refusal::OfferStands);
    }
    if play.offers.iter().any(|offer| offer.by == by) {
        return Err(Refusal::OfferedAlready);
    }
    match kind {
        OfferKind::Abort if has_begun(play) => Err(Refusal::TooLateToCancel),
        OfferKind::Takeback if play.undone(by).is_empty() => Err(Refusal::NothingToTakeBack),
        OfferKind::Takeback if play.events.len() >= MOST_EVENTS => Err(Refusal::TooLong),
        _ => Ok(()),
    }
}
