//! Answering a challenge.

use halma_store::Slot;
use halma_store::ids::{MatchId, PlayerId, Timestamp};
use halma_store::records::{Notice, PostKind};

use super::settle::Telling;
use crate::ambient::shuffle;
use crate::change::{Error, Transaction, count_challenge};
use crate::matches::{Closed, Holder, LobbyMove, Match, Place, Stage};
use crate::outbox::post_kind;
use crate::people;
use crate::refusal::Refusal;
use crate::{Act, Changed, Service};

impl Service {
    /// Joins, declines, withdraws or leaves; the game starts when the last seat is taken.
    ///
    /// # Errors
    /// A refusal that says why this person can't do that now, or a fault.
    pub async fn answer_challenge(
        &self,
        act: &Act,
        id: MatchId,
        lobby_move: LobbyMove,
    ) -> Result<Changed, Error> {
        let _turn = self.gates.enter(id).await;
        self.answer_lobby(act, id, lobby_move).await
    }

    /// Like [`Service::answer_challenge`], for callers that hold the gate of another match and so
    /// must not wait for this one's.
    pub(super) async fn answer_lobby(
        &self,
        act: &Act,
        id: MatchId,
        lobby_move: LobbyMove,
    ) -> Result<Changed, Error> {
        self.change(|tx| self.try_to_answer(tx, act, id, lobby_move))
            .await
    }

    async fn try_to_answer(
        &self,
        mut tx: Transaction<'_>,
        act: &Act,
        id: MatchId,
        lobby_move: LobbyMove,
    ) -> Result<Changed, Error> {
        if let Some(changed) = self.repeated(&mut tx, act.interaction).await? {
            return Ok(changed);
        }
        let before = self.existing(&mut tx, id).await?;
        self.check_visible(&mut tx, &before, act).await?;
        let late = before.expired_lobby(act.now);
        let late = late.filter(|_| lobby_move == LobbyMove::Begin);
        if late.is_none() && before.lobby()?.expires <= act.now {
            self.expire(id, act.now).await?;
            return Err(Refusal::ChallengeClosed(Closed::Expired).into());
        }
        for joined in late.into_iter().flat_map(|lobby| lobby.joined) {
            if !tx.exists(Slot::player(joined)).await? {
                return Err(Refusal::OtherIsForgotten.into());
            }
        }
        let player = people::player(&mut tx, &*self.lot, &act.by).await?;
        let shuffle = |seats: &mut Vec<Holder>| shuffle(&*self.lot, seats);
        let mut asked = before.clone();
        if lobby_move == LobbyMove::Fill && asked.terms.computer.is_none() {
            let level = self.level_to_try(act.by.user.into(), before.terms.rules.variant());
            asked.terms.computer = Some(level.await?);
        }
        let after = asked.after_lobby_move(player, lobby_move, shuffle, act.now)?;
        if lobby_move == LobbyMove::Join {
            self.check_newcomer(&mut tx, &before, player).await?;
        }
        if matches!(lobby_move, LobbyMove::Begin | LobbyMove::Fill) {
            let guild = before.card.place.guild;
            if before.terms.recurring {
                // The challenge is posted again automatically.
                count_challenge(&mut tx, player, act.now).await?;
            }
            self.check_number(&mut tx, guild, player).await?;
        }
        self.check_numbers(&mut tx, &after, player).await?;
        if after.terms.recurring && after.running().is_ok() {
            self.reopen(&mut tx, &before, act.now).await?;
        }
        let kind = post_kind(&after);
        let still_open = matches!(after.stage, Stage::Open(_));
        let notice = (lobby_move == LobbyMove::Decline && still_open)
            .then_some(Notice::SeatDeclined { by: player });
        let telling = Telling {
            post: Some(kind),
            notice,
        };
        self.settle(tx, Some(&before), after, act, telling).await
    }

    async fn check_newcomer(
        &self,
        tx: &mut Transaction<'_>,
        found: &Match,
        player: PlayerId,
    ) -> Result<(), Error> {
        // The later one is refused, even if neither of the two is the challenger.
        for &other in &found.lobby()?.joined {
            let user = self.participant(other).await?.user;
            self.check_blocks(tx, player, user, other).await?;
        }
        self.check_number(tx, found.card.place.guild, player).await
    }

    /// Players may have reached their limit of games since they joined.
    async fn check_numbers(
        &self,
        tx: &mut Transaction<'_>,
        after: &Match,
        player: PlayerId,
    ) -> Result<(), Error> {
        let Stage::Running(play) = &after.stage else {
            return Ok(());
        };
        let guild = after.card.place.guild;
        for other in play.people().into_iter().filter(|other| *other != player) {
            let checked = self.check_number(tx, guild, other).await;
            if let Err(Error::Refusal(Refusal::TooManyRunning { .. })) = checked {
                let user = self.participant(other).await?.user;
                return Err(Refusal::OtherPlaysMost { user }.into());
            }
            checked?;
        }
        Ok(())
    }

    /// Makes a recurring challenge again. If its challenger is at the server's limit of games, it
    /// can be joined once there is room.
    async fn reopen(
        &self,
        tx: &mut Transaction<'_>,
        found: &Match,
        now: Timestamp,
    ) -> Result<(), Error> {
        let old = &found.card;
        // The server may allow other rules now.
        let checked = self
            .check_rules(tx, old.place.guild, found.terms.rules)
            .await;
        if matches!(checked, Err(Error::Refusal(_))) {
            return Ok(());
        }
        checked?;
        if !tx.exists(Slot::player(old.challenger)).await? {
            return Ok(());
        }
        let place = Place {
            channel: found.origin(),
            ..old.place.clone()
        };
        let first = found.terms.first;
        let new = self.next_match(tx, old.challenger, place, found, first, now);
        let mut new = new.await?;
        new.terms.recurring = true;
        let made = new.open(Vec::new(), Vec::new(), now);
        self.put_new(tx, made, PostKind::Challenge, now).await?;
        Ok(())
    }
}
