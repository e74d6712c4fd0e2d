//! Answering a challenge.

use super::challenge::begun;
use super::draft::Draft;
use super::matches::{Closed, Lobby, Match, Stage};
use super::people;
use super::play::post_kind;
use super::{Act, Changed, Notice, Service, retry};
use crate::ids::{MatchId, PlayerId};
use crate::service::error::{Error, Refusal};

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

impl Service {
    /// Joins, declines, withdraws or leaves; the game begins with the last seat taken.
    ///
    /// # Errors
    /// A refusal that says why this person cannot do so now, or a fault.
    pub async fn answer_challenge(
        &self,
        act: &Act,
        id: MatchId,
        lobby_move: LobbyMove,
    ) -> Result<Changed, Error> {
        let _turn = self.turnstile(id).await;
        retry!(self.try_answer_challenge(act, id, lobby_move))
    }

    pub(super) async fn try_answer_challenge(
        &self,
        act: &Act,
        id: MatchId,
        lobby_move: LobbyMove,
    ) -> Result<Changed, Error> {
        let mut draft = Draft::new(&*self.store);
        if let Some(changed) = self.repeated(&mut draft, act.interaction).await? {
            return Ok(changed);
        }
        let before = self.existing(&mut draft, id).await?;
        let lobby = open_lobby(&before)?;
        if lobby.expires <= act.now {
            self.expire(id, act.now).await?;
            return Err(Refusal::ChallengeClosed(Closed::Expired).into());
        }
        let player = people::player(&mut draft, &*self.lot, &act.by).await?;
        let after = self.after(&before, lobby, player, act, lobby_move)?;
        if lobby_move == LobbyMove::Join {
            self.check_company(&mut draft, &before, &after, player)
                .await?;
        }
        let kind = post_kind(&after);
        let still_open = matches!(after.stage, Stage::Open(_));
        let told = (lobby_move == LobbyMove::Decline && still_open)
            .then_some(Notice::SeatDeclined { by: player });
        self.settle_telling(draft, Some(&before), after, act, kind, told)
            .await
    }

    async fn check_company(
        &self,
        draft: &mut Draft<'_>,
        found: &Match,
        after: &Match,
        player: PlayerId,
    ) -> Result<(), Error> {
        // Whoever comes later is refused, also where two are strangers to the challenger's quarrel.
        let Stage::Open(lobby) = &found.stage else {
            return Ok(());
        };
        for &other in &lobby.joined {
            let user = self.participant(other).await?.user;
            self.check_blocks(draft, player, user, other).await?;
        }
        let guild = found.card.place.guild;
        self.check_number(draft, guild, player).await?;
        let Stage::Running(play) = &after.stage else {
            return Ok(());
        };
        // Others may have begun as many games as they may since they joined.
        for other in play.seats.iter().filter(|seat| **seat != player) {
            let checked = self.check_number(draft, guild, *other).await;
            if let Err(Error::Refusal(Refusal::TooManyRunning { .. })) = checked {
                let user = self.participant(*other).await?.user;
                return Err(Refusal::OtherPlaysMost { user }.into());
            }
            checked?;
        }
        Ok(())
    }

    fn after(
        &self,
        before: &Match,
        lobby: &Lobby,
        player: PlayerId,
        act: &Act,
        lobby_move: LobbyMove,
    ) -> Result<Match, Refusal> {
        let card = before.card.clone();
        let seats = card.rules.variant().seats();
        let closed = |why| lobby.closed(why, act.now);
        let stage = match lobby_move {
            LobbyMove::Join => {
                let lobby = joined(lobby, player, seats)?;
                if lobby.joined.len() == seats {
                    let seats = self.seats_of(&card, &lobby);
                    return Ok(begun(card, seats, act.now));
                }
                Stage::Open(lobby)
            }
            LobbyMove::Decline if !lobby.invited.contains(&player) => {
                return Err(Refusal::NotInvited);
            }
            LobbyMove::Decline if seats == 2 => closed(Closed::Declined(player)),
            LobbyMove::Withdraw if player != card.challenger => {
                return Err(Refusal::NotTheChallenger);
            }
            LobbyMove::Withdraw => closed(Closed::Withdrawn),
            LobbyMove::Leave if player == card.challenger => {
                return Err(Refusal::ChallengerMayWithdraw);
            }
            LobbyMove::Leave if !lobby.joined.contains(&player) => {
                return Err(Refusal::NotAPlayer);
            }
            LobbyMove::Decline | LobbyMove::Leave => Stage::Open(without(lobby, player)),
        };
        Ok(Match { card, stage })
    }
}

/// The lobby of a match that is still open.
fn open_lobby(found: &Match) -> Result<&Lobby, Refusal> {
    match &found.stage {
        Stage::Open(lobby) => Ok(lobby),
        Stage::Running(_) | Stage::Finished(_) => Err(Refusal::AlreadyBegun),
        Stage::Closed(closing) => Err(Refusal::ChallengeClosed(closing.why)),
    }
}

fn joined(lobby: &Lobby, player: PlayerId, seats: usize) -> Result<Lobby, Refusal> {
    if lobby.joined.contains(&player) {
        return Err(Refusal::AlreadyIn);
    }
    let invited = lobby.invited.contains(&player);
    let free = seats - lobby.joined.len() - lobby.invited.len();
    if !invited && free == 0 {
        // Every seat is kept for somebody; in a game of two that is the one person challenged.
        return Err(if seats == 2 {
            Refusal::NotInvited
        } else {
            Refusal::NoSeatLeft
        });
    }
    let mut lobby = without(lobby, player);
    lobby.joined.push(player);
    Ok(lobby)
}

/// The lobby without a person; the seat is free for anybody then.
fn without(lobby: &Lobby, player: PlayerId) -> Lobby {
    let mut lobby = lobby.clone();
    lobby.joined.retain(|known| *known != player);
    lobby.invited.retain(|known| *known != player);
    lobby
}
