//! Answering a challenge.

use super::settle::Telling;
use crate::ids::{MatchId, PlayerId};
use crate::service::ambient::shuffle;
use crate::service::change::{Draft, Error, retry};
use crate::service::matches::{Closed, LobbyMove, Match, Stage};
use crate::service::outbox::post_kind;
use crate::service::people;
use crate::service::refusal::Refusal;
use crate::service::{Act, Changed, Service};
use crate::store::records::Notice;

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
        retry(|| self.try_answer_challenge(act, id, lobby_move)).await
    }

    pub(in crate::service) async fn try_answer_challenge(
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
        if before.lobby()?.expires <= act.now {
            self.expire(id, act.now).await?;
            return Err(Refusal::ChallengeClosed(Closed::Expired).into());
        }
        let player = people::player(&mut draft, &*self.lot, &act.by).await?;
        let shuffle = |people: &mut Vec<PlayerId>| shuffle(&*self.lot, people);
        let after = before.after_lobby_move(player, lobby_move, shuffle, act.now)?;
        if lobby_move == LobbyMove::Join {
            self.check_company(&mut draft, &before, &after, player)
                .await?;
        }
        let kind = post_kind(&after);
        let still_open = matches!(after.stage, Stage::Open(_));
        let notice = (lobby_move == LobbyMove::Decline && still_open)
            .then_some(Notice::SeatDeclined { by: player });
        let telling = Telling {
            post: Some(kind),
            notice,
        };
        self.settle(draft, Some(&before), after, act, telling).await
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
}
