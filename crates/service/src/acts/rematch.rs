//! Playing again.

use halma_mind::Level;
use halma_store::Slot;
use halma_store::ids::{MatchId, PlayerId};
use halma_store::records::{FirstMove, PostKind};

use crate::change::{Error, Transaction, check_pair, read};
use crate::matches::{Holder, LobbyMove, Match, Place, Stage};
use crate::refusal::Refusal;
use crate::servers::Rights;
use crate::{Act, Changed, Service};

impl Service {
    /// Challenges the others of a finished match again and rotates the seats by one; with two
    /// players this swaps sides. A match has one rematch, and anyone who presses later joins it.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn rematch(&self, act: &Act, id: MatchId, rights: Rights) -> Result<Changed, Error> {
        self.play_again(act, id, rights, Against::SameLevel).await
    }

    /// Makes the same rematch against the next level of the computer.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn next_level(
        &self,
        act: &Act,
        id: MatchId,
        rights: Rights,
    ) -> Result<Changed, Error> {
        self.play_again(act, id, rights, Against::NextLevel).await
    }

    async fn play_again(
        &self,
        act: &Act,
        id: MatchId,
        rights: Rights,
        against: Against,
    ) -> Result<Changed, Error> {
        let _turn = self.gates.enter(id).await;
        let made = match self
            .change(|tx| self.try_rematch(tx, act, id, rights, against))
            .await
        {
            Err(Error::Refusal(Refusal::AlreadyChallenged { id: open }))
                if self.is_asked_the_same(act, id, open).await? =>
            {
                Made::Before(open)
            }
            made => made?,
        };
        match made {
            Made::New(changed) => Ok(*changed),
            Made::Before(rematch) => {
                let joined = self.join_rematch(act, rematch).await;
                match joined {
                    Err(Error::Refusal(Refusal::AlreadyIn | Refusal::AlreadyBegun)) => {
                        let view = self.match_view(rematch).await?;
                        Ok(Changed {
                            view,
                            post: None,
                            repeated: true,
                        })
                    }
                    other => other,
                }
            }
        }
    }

    /// Returns whether an open challenge already asks this person for the same game, so that
    /// wanting a rematch accepts it.
    async fn is_asked_the_same(
        &self,
        act: &Act,
        old: MatchId,
        open: MatchId,
    ) -> Result<bool, Error> {
        let player = read(&self.store, Slot::user(act.by.user)).await?;
        let (Some(old), Some(open)) = (self.find(old).await?, self.find(open).await?) else {
            return Ok(false);
        };
        let Stage::Open(lobby) = &open.stage else {
            return Ok(false);
        };
        let is_invited = player.is_some_and(|player| lobby.invited.contains(&player));
        Ok(is_invited && open.terms.rules == old.terms.rules)
    }

    /// The button was on the old match's message, so that isn't the lobby's message.
    async fn join_rematch(&self, act: &Act, rematch: MatchId) -> Result<Changed, Error> {
        let act = Act {
            message: None,
            ..act.clone()
        };
        self.answer_lobby(&act, rematch, LobbyMove::Join).await
    }

    async fn try_rematch(
        &self,
        mut tx: Transaction<'_>,
        act: &Act,
        id: MatchId,
        rights: Rights,
        against: Against,
    ) -> Result<Made, Error> {
        if let Some(changed) = self.repeated(&mut tx, act.interaction).await? {
            return Ok(Made::New(Box::new(changed)));
        }
        let before = self.existing(&mut tx, id).await?;
        self.check_visible(&mut tx, &before, act).await?;
        let player = self.seated(&mut tx, before.finished()?, act).await?;
        if let Some(rematch) = before.card.rematch {
            return Ok(Made::Before(rematch));
        }
        if before.next_game_at().is_some() {
            return Err(Refusal::SecondGameFollows.into());
        }
        let place = Place {
            channel: before.origin(),
            ..before.card.place.clone()
        };
        self.check_server(&mut tx, &place, rights, player).await?;
        self.check_rules(&mut tx, place.guild, before.terms.rules)
            .await?;
        let made = self
            .new_rematch(&mut tx, &before, place, player, act, against)
            .await?;
        check_pair(&mut tx, &made, &self.store).await?;
        let mut after = before.clone();
        after.card.rematch = Some(made.id);
        self.record(&mut tx, Some(&before), &after).await?;
        let kind = match made.stage {
            Stage::Running(_) => PostKind::Board,
            _ => PostKind::Challenge,
        };
        // The finished game keeps its buttons: Replay and Analysis work, and others can still join.
        let act = Act {
            message: None,
            ..act.clone()
        };
        Ok(Made::New(Box::new(
            self.settle(tx, None, made, &act, kind).await?,
        )))
    }

    async fn new_rematch(
        &self,
        tx: &mut Transaction<'_>,
        before: &Match,
        place: Place,
        player: PlayerId,
        act: &Act,
        against: Against,
    ) -> Result<Match, Error> {
        let play = before.finished()?;
        let first = FirstMove::AsListed;
        let new = self.next_match(tx, player, place, before, first, act.now);
        let mut new = new.await?;
        new.card.rematch_of = Some(before.id);
        new.terms.computer = new.terms.computer.map(|level| against.level(level));
        let mut seats: Vec<Holder> = play
            .seats
            .iter()
            .map(|seat| against.holder(*seat))
            .collect();
        seats.rotate_left(1);
        let others: Vec<PlayerId> = seats
            .iter()
            .filter_map(|holder| holder.player())
            .filter(|other| *other != player)
            .collect();
        if others.is_empty() {
            return Ok(new.begin(seats, act.now));
        }
        for &other in &others {
            let user = self.participant(other).await?.user;
            if user.is_none() {
                return Err(Refusal::OtherIsForgotten.into());
            }
            self.check_blocks(tx, player, user, other).await?;
        }
        Ok(new.open(others, seats, act.now))
    }
}

/// The computer's level in a rematch.
#[derive(Clone, Copy)]
enum Against {
    SameLevel,
    NextLevel,
}

impl Against {
    fn level(self, before: Level) -> Level {
        match self {
            Self::SameLevel => before,
            Self::NextLevel => before.next().unwrap_or(before),
        }
    }

    fn holder(self, before: Holder) -> Holder {
        match before {
            Holder::Person(_) => before,
            Holder::Computer { level } => Holder::Computer {
                level: self.level(level),
            },
        }
    }
}

/// What pressing the button resulted in.
enum Made {
    /// A new match, or the repeat of making one.
    New(Box<Changed>),
    /// The rematch already existed.
    Before(MatchId),
}
