//! A challenge that waits for players, and what they do with it.

use super::{Card, Closed, Closing, Match, Play, Stage};
use crate::ids::{HOUR_MS, PlayerId, Timestamp};
use crate::service::refusal::Refusal;
use crate::store::records::FirstMove;

/// How long a challenge waits for an answer.
const EXPIRES_MS: i64 = 7 * 24 * HOUR_MS;

/// What somebody does with an open challenge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LobbyMove {
    /// Accepts an invitation, or takes a free seat.
    Join,
    /// Declines an invitation.
    Decline,
    /// The challenger takes the challenge back.
    Withdraw,
    /// Somebody who joined leaves again.
    Leave,
}

/// A challenge that waits for players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lobby {
    pub joined: Vec<PlayerId>,
    pub invited: Vec<PlayerId>,
    pub listed: Vec<PlayerId>,
    pub expires: Timestamp,
}

impl Lobby {
    /// All who are in or invited.
    pub fn people(&self) -> Vec<PlayerId> {
        self.joined.iter().chain(&self.invited).copied().collect()
    }

    /// The end of a lobby from which no game came.
    pub fn closed(&self, why: Closed, at: Timestamp) -> Stage {
        Stage::Closed(Closing {
            why,
            joined: self.joined.clone(),
            invited: self.invited.clone(),
            at,
            word: None,
        })
    }

    fn join(&self, player: PlayerId, seats: usize) -> Result<Self, Refusal> {
        if self.joined.contains(&player) {
            return Err(Refusal::AlreadyIn);
        }
        let invited = self.invited.contains(&player);
        let free = seats - self.joined.len() - self.invited.len();
        if !invited && free == 0 {
            // Every seat is kept for somebody; in a game of two that is the one person challenged.
            return Err(if seats == 2 {
                Refusal::NotInvited
            } else {
                Refusal::NoSeatLeft
            });
        }
        let mut lobby = self.without(player);
        lobby.joined.push(player);
        Ok(lobby)
    }

    /// The lobby without a person; the seat is free for anybody then.
    fn without(&self, player: PlayerId) -> Self {
        let mut lobby = self.clone();
        lobby.joined.retain(|known| *known != player);
        lobby.invited.retain(|known| *known != player);
        lobby
    }

    /// Who sits where now that all are in, given them in random order.
    fn seats(&self, card: &Card, shuffled: Vec<PlayerId>) -> Vec<PlayerId> {
        let same_people = |listed: &[PlayerId]| {
            listed.len() == self.joined.len()
                && self.joined.iter().all(|player| listed.contains(player))
        };
        if card.first == FirstMove::AsListed && same_people(&self.listed) {
            return self.listed.clone();
        }
        let mut seats = shuffled;
        let wanted = |player: &PlayerId| match card.first {
            FirstMove::Lot | FirstMove::AsListed => false,
            FirstMove::Challenger => *player == card.challenger,
            FirstMove::Opponent => *player != card.challenger,
        };
        if let Some(index) = seats.iter().position(wanted) {
            seats.swap(0, index);
        }
        seats
    }
}

impl Match {
    /// The lobby of a match that is still open.
    ///
    /// # Errors
    /// It has begun, or came to nothing.
    pub fn lobby(&self) -> Result<&Lobby, Refusal> {
        match &self.stage {
            Stage::Open(lobby) => Ok(lobby),
            Stage::Running(_) | Stage::Finished(_) => Err(Refusal::AlreadyBegun),
            Stage::Closed(closing) => Err(Refusal::ChallengeClosed(closing.why)),
        }
    }

    /// The two whom an open challenge keeps from a second one.
    pub fn open_pair(&self) -> Option<(PlayerId, PlayerId)> {
        let Stage::Open(lobby) = &self.stage else {
            return None;
        };
        match lobby.invited[..] {
            [only] if self.card.rules.variant().seats() == 2 => {
                let challenger = self.card.challenger;
                Some((challenger.min(only), challenger.max(only)))
            }
            _ => None,
        }
    }

    /// The match after somebody did something with its lobby; the lot puts people in random order.
    ///
    /// # Errors
    /// Why this person cannot do so.
    pub fn after_lobby_move(
        &self,
        player: PlayerId,
        lobby_move: LobbyMove,
        shuffle: impl FnOnce(&mut Vec<PlayerId>),
        now: Timestamp,
    ) -> Result<Self, Refusal> {
        let lobby = self.lobby()?;
        let card = self.card.clone();
        let seats = card.rules.variant().seats();
        let stage = match lobby_move {
            LobbyMove::Join => {
                let lobby = lobby.join(player, seats)?;
                if lobby.joined.len() == seats {
                    let mut shuffled = lobby.joined.clone();
                    shuffle(&mut shuffled);
                    let seats = lobby.seats(&card, shuffled);
                    return Ok(Self::begun(card, seats, now));
                }
                Stage::Open(lobby)
            }
            LobbyMove::Decline if !lobby.invited.contains(&player) => {
                return Err(Refusal::NotInvited);
            }
            LobbyMove::Decline if seats == 2 => lobby.closed(Closed::Declined(player), now),
            LobbyMove::Withdraw if player != card.challenger => {
                return Err(Refusal::NotTheChallenger);
            }
            LobbyMove::Withdraw => lobby.closed(Closed::Withdrawn, now),
            LobbyMove::Leave if player == card.challenger => {
                return Err(Refusal::ChallengerMayWithdraw);
            }
            LobbyMove::Leave if !lobby.joined.contains(&player) => {
                return Err(Refusal::NotAPlayer);
            }
            LobbyMove::Decline | LobbyMove::Leave => Stage::Open(lobby.without(player)),
        };
        Ok(Self { card, stage })
    }

    /// A match that waits for players.
    pub fn opened(
        card: Card,
        invited: Vec<PlayerId>,
        listed: Vec<PlayerId>,
        now: Timestamp,
    ) -> Self {
        let joined = vec![card.challenger];
        let expires = now.plus_ms(EXPIRES_MS);
        let stage = Stage::Open(Lobby {
            joined,
            invited,
            listed,
            expires,
        });
        Self { card, stage }
    }

    /// A match whose game begins now.
    pub fn begun(mut card: Card, seats: Vec<PlayerId>, now: Timestamp) -> Self {
        card.turn += 1;
        let stage = Stage::Running(Play::begin(card.rules, seats, now));
        Self { card, stage }
    }
}
