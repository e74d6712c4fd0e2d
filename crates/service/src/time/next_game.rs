//! Matches of two games: the second starts automatically, with sides swapped.

use halma_store::Slot;
use halma_store::ids::Timestamp;
use halma_store::records::{FirstMove, PostKind, Series};

use crate::Service;
use crate::change::{Error, Transaction};
use crate::matches::{Match, Place};

impl Service {
    /// Starts the second game of two, unless a player has asked to be forgotten or has blocked the
    /// other meanwhile.
    pub(crate) async fn judge_next_game(
        &self,
        tx: &mut Transaction<'_>,
        before: &Match,
        now: Timestamp,
    ) -> Result<(), Error> {
        if before.next_game_at().is_none() {
            return Ok(());
        }
        let mut after = before.clone();
        if self.may_go_on(tx, before).await? {
            let made = self.next_game(tx, before, now).await?;
            after.card.rematch = Some(made.id);
        } else {
            after.terms.series = Series::Single;
        }
        self.record(tx, Some(before), &after).await
    }

    async fn may_go_on(&self, tx: &mut Transaction<'_>, found: &Match) -> Result<bool, Error> {
        let people = found.people();
        for &player in &people {
            if !tx.exists(Slot::player(player)).await? {
                return Ok(false);
            }
        }
        let [one, other] = people[..] else {
            return Ok(true);
        };
        match self.check_blocks(tx, one, None, other).await {
            Ok(()) => Ok(true),
            Err(Error::Refusal(_)) => Ok(false),
            Err(fault) => Err(fault),
        }
    }

    async fn next_game(
        &self,
        tx: &mut Transaction<'_>,
        before: &Match,
        now: Timestamp,
    ) -> Result<Match, Error> {
        let (old, play) = (&before.card, before.finished()?);
        let place = Place {
            channel: before.origin(),
            ..old.place.clone()
        };
        let first = FirstMove::AsListed;
        let new = self.next_match(tx, old.challenger, place, before, first, now);
        let mut new = new.await?;
        new.card.rematch_of = Some(before.id);
        new.terms.series = Series::SecondOfTwo;
        let mut seats = play.seats.clone();
        seats.rotate_left(1);
        let made = new.begin(seats, now);
        self.put_new(tx, made, PostKind::Board, now).await
    }
}
