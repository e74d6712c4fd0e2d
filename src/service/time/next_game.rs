//! Matches of two games: the second begins by itself, with sides swapped.

use crate::ids::Timestamp;
use crate::service::Service;
use crate::service::change::{Draft, Error};
use crate::service::matches::{Card, Match, Place};
use crate::service::outbox::Intent;
use crate::store::records::{FirstMove, PostKind, Series};

impl Service {
    /// Begins the second game of two, unless somebody has asked to be forgotten meanwhile.
    pub(in crate::service) async fn judge_next_game(
        &self,
        draft: &mut Draft<'_>,
        before: &Match,
        now: Timestamp,
    ) -> Result<(), Error> {
        if before.next_game_at().is_none() {
            return Ok(());
        }
        let mut after = before.clone();
        if self.is_anybody_forgotten(before).await? {
            after.card.series = Series::Single;
            return self.record(draft, Some(before), &after).await;
        }
        let made = self.next_game(draft, before, now).await?;
        after.card.rematch = Some(made.card.id);
        self.record(draft, Some(before), &after).await
    }

    async fn is_anybody_forgotten(&self, found: &Match) -> Result<bool, Error> {
        for player in found.people() {
            if self.participant(player).await?.user.is_none() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    async fn next_game(
        &self,
        draft: &mut Draft<'_>,
        before: &Match,
        now: Timestamp,
    ) -> Result<Match, Error> {
        let (old, play) = (&before.card, before.finished()?);
        let place = Place {
            channel: before.origin(),
            ..old.place.clone()
        };
        let card = self.new_card(draft, old.challenger, place, old.rules, now);
        let card = Card {
            first: FirstMove::AsListed,
            rematch_of: Some(old.id),
            series: Series::SecondOfTwo,
            ..card.await?.on_terms_of(old)
        };
        let mut seats = play.seats.clone();
        seats.rotate_left(1);
        let mut made = Match::begun(card, seats, now);
        let intent = Intent {
            not_before: Some(now),
            ..Intent::default()
        };
        let kind = PostKind::Board;
        self.put_post(draft, &mut made, kind, intent).await?;
        self.record(draft, None, &made).await?;
        Ok(made)
    }
}
