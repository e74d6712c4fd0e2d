//! The end of a game: its result and the effect on ratings, tallies and tables, in the same change.

use std::cmp::Reverse;

use halma_rating::{Rated, Rating, Weight, rated};
use halma_store::Slot;
use halma_store::ids::{PlayerId, Scope, Timestamp, days};
use halma_store::records::{
    Fared, PairingRecord, RatingChange, ResultRecord, SeatResult, TallyRecord,
};

use super::error::Error;
use super::tables::{Scores, emptied, is_hidden, move_in_tables, season_at};
use super::transaction::Transaction;
use crate::Service;
use crate::matches::{GameResult, Match, Play, Tallied, Tally, family};

impl Service {
    /// Counts a game that has ended, unless it was already counted.
    pub(crate) async fn count(&self, tx: &mut Transaction<'_>, found: &Match) -> Result<(), Error> {
        let Ok(play) = found.finished() else {
            return Ok(());
        };
        if tx.exists(Slot::result(found.id)).await? {
            return Ok(());
        }
        self.count_anew(tx, found, play).await
    }

    /// Counts a game that isn't in any tally.
    pub(crate) async fn count_anew(
        &self,
        tx: &mut Transaction<'_>,
        found: &Match,
        play: &Play,
    ) -> Result<(), Error> {
        let slot = Slot::result(found.id);
        let known: Option<ResultRecord> = tx.read(slot).await?;
        let Some(result) = self.game_result(found, play, known.as_ref()).await? else {
            return Ok(());
        };
        let at = later(tx, &result.players(), play.course.at).await?;
        let here = Scope::Guild(found.card.place.guild);
        let emptied = emptied(tx, here).await?;
        let ended = Ended {
            found,
            result,
            at,
            counts_here: known.as_ref().is_none_or(|known| known.emptied == emptied),
        };
        let mut record = ended.count(tx, play).await?;
        record.emptied = emptied;
        if let Some(known) = known {
            keep_what_was_decided(&mut record, known);
        }
        Ok(tx.put(slot, &record)?)
    }
}

impl Service {
    /// Returns the result of a finished game: by its log, or if its moves were deleted, by what was
    /// counted.
    pub(super) async fn game_result(
        &self,
        found: &Match,
        play: &Play,
        counted: Option<&ResultRecord>,
    ) -> Result<Option<GameResult>, Error> {
        if play.deleted_after.is_some() {
            return Ok(counted.and_then(|counted| play.came_to_without_moves(counted)));
        }
        let log = self.log_of(found).await?;
        Ok(play.came_to(&log).unwrap_or_else(|error| {
            // The game still ends.
            tracing::error!(?error, code = %found.card.code, "not counting a damaged game");
            None
        }))
    }
}

/// Keeps what doesn't follow from the game itself: that it was voided, and its effect on ratings in
/// tables that were reset since.
fn keep_what_was_decided(record: &mut ResultRecord, known: ResultRecord) {
    for (seat, known) in record.seats.iter_mut().zip(known.seats) {
        seat.here = seat.here.or(known.here);
    }
    record.emptied = known.emptied;
    record.voided = known.voided;
}

/// A finished game and its result.
struct Ended<'a> {
    found: &'a Match,
    result: GameResult,
    at: Timestamp,
    /// Whether it counts on its server, whose tables may have been reset since.
    counts_here: bool,
}

impl Ended<'_> {
    async fn count(&self, tx: &mut Transaction<'_>, play: &Play) -> Result<ResultRecord, Error> {
        let (id, guild) = (self.found.id, self.found.card.place.guild);
        let rules = self.found.terms.rules;
        let weight = self.count_pairs(tx).await?;
        let (mut everywhere, mut here) = (Vec::new(), Vec::new());
        if let Some(weight) = weight {
            everywhere = self.count_in(tx, Scope::Global, weight).await?;
            let scope = Scope::Guild(guild);
            if self.counts_here {
                here = self.count_in(tx, scope, weight).await?;
            }
        }
        tx.put_index(Slot::result_at(self.at, id));
        let seats = self.result.seats.iter().enumerate().map(|(index, tale)| {
            tx.put_index(Slot::player_result(tale.player, Reverse(self.at), id));
            SeatResult {
                player: tale.player,
                place: tale.place,
                fared: tale.fared,
                moves: tale.moves,
                chain: tale.longest_chain,
                late: tale.late,
                everywhere: everywhere.get(index).copied(),
                here: here.get(index).copied(),
            }
        });
        Ok(ResultRecord {
            began: play.began,
            ended: play.course.at,
            counted: self.at,
            guild,
            variant: rules.variant().name().to_owned(),
            rules: rules.rule_set().name().to_owned(),
            reason: self.result.reason.name().to_owned(),
            for_places: self.result.for_places,
            seats: seats.collect(),
            quarters: weight.map(Weight::quarters),
            emptied: None,
            voided: Vec::new(),
        })
    }

    /// Counts the game for each pair of its players. Returns its weight for ratings, if it is
    /// rated. The pair that has played together least recently decides, so that a regular table is
    /// worth as much as its guest.
    async fn count_pairs(&self, tx: &mut Transaction<'_>) -> Result<Option<Weight>, Error> {
        if !self.result.all_begun {
            return Ok(None);
        }
        let (seats, is_rated) = (&self.result.seats, self.found.terms.rated);
        let mut weight = Weight::Nothing;
        for (index, one) in seats.iter().enumerate() {
            for other in &seats[index + 1..] {
                let (one, other) = if one.player < other.player {
                    (one, other)
                } else {
                    (other, one)
                };
                let slot = Slot::pairing(one.player, other.player);
                let mut pairing = tx.read(slot).await?.unwrap_or_default();
                if is_rated {
                    weight = weight.min(self.weigh(&mut pairing));
                }
                if seats.len() == 2 {
                    pairing.balance.add(one.fared);
                }
                tx.put(slot, &pairing)?;
            }
        }
        Ok(is_rated.then_some(weight))
    }

    /// Returns the weight of a pair's next game, which is this one.
    fn weigh(&self, pairing: &mut PairingRecord) -> Weight {
        let since = self.at - days(Weight::DAYS);
        pairing.rated.retain(|at| *at > since);
        let weight = Weight::after(pairing.rated.len());
        pairing.rated.push(self.at);
        weight
    }

    /// Counts the game in a scope's tallies and tables. Returns its effect on the ratings.
    async fn count_in(
        &self,
        tx: &mut Transaction<'_>,
        scope: Scope,
        weight: Weight,
    ) -> Result<Vec<RatingChange>, Error> {
        let (id, variant) = (self.found.id, self.found.terms.rules.variant());
        let family = family(variant);
        let seats = &self.result.seats;
        let since = emptied(tx, scope).await?;
        let mut tallies: Vec<Option<TallyRecord>> = Vec::new();
        for tale in seats {
            let slot = Slot::tally(tale.player, scope, family);
            tallies.push(tx.read(slot).await?);
        }
        let counts = |tally: &TallyRecord| tally.emptied == since;
        let rating = |tally: &Option<TallyRecord>| {
            let tally = tally.as_ref().filter(|tally| counts(tally));
            tally.map_or(Rating::START, |tally| tally.rating_at(self.at))
        };
        let before: Vec<Rating> = tallies.iter().map(rating).collect();
        let players: Vec<_> = before
            .iter()
            .zip(seats)
            .map(|(rating, tale)| Rated {
                rating: *rating,
                place: tale.place.into(),
                team: tale.team.index(),
            })
            .collect();
        let after = rated(&players, weight);
        let game = Tallied {
            id,
            variant,
            result: &self.result,
            at: self.at,
            season: season_at(self.at),
            quarters: weight.quarters().into(),
        };
        let mut changes = Vec::new();
        for (index, tally) in tallies.into_iter().enumerate() {
            let player = seats[index].player;
            let old = Scores::of(scope, family, tally.as_ref());
            if let Some(at) = tally.as_ref().and_then(TallyRecord::fades_at) {
                tx.delete(Slot::fade(at, player, scope, family));
            }
            let mut tally = tally.filter(counts).unwrap_or_default();
            tally.emptied = since;
            tally.add(&game, index, after[index], self.beaten(index, &before));
            if let Some(at) = tally.fades_at() {
                tx.put_index(Slot::fade(at, player, scope, family));
            }
            tx.put(Slot::tally(player, scope, family), &tally)?;
            if !is_hidden(tx, player).await? {
                let new = Scores::of(scope, family, Some(&tally));
                move_in_tables(tx, player, &old, &new, id.0)?;
            }
            changes.push(RatingChange {
                from: before[index].into(),
                to: after[index].into(),
            });
        }
        Ok(changes)
    }

    /// Returns the highest rating among the players whom the winner beat.
    fn beaten(&self, seat: usize, before: &[Rating]) -> Option<Rating> {
        let seats = &self.result.seats;
        if seats[seat].fared != Fared::Won {
            return None;
        }
        let others = before
            .iter()
            .enumerate()
            .filter(|(other, _)| seats[*other].team != seats[seat].team);
        others
            .map(|(_, rating)| *rating)
            .max_by_key(|rating| rating.stored().0)
    }
}

/// Returns the moment a game counts from: after the last game of each of its players, so that these
/// moments are in counting order.
pub async fn later(
    tx: &mut Transaction<'_>,
    players: &[PlayerId],
    ended: Timestamp,
) -> Result<Timestamp, Error> {
    let mut at = ended;
    for player in players {
        let last: Option<Timestamp> = tx.read(Slot::last_counted(*player)).await?;
        at = at.max(last.map_or(ended, Timestamp::next));
    }
    for player in players {
        tx.put(Slot::last_counted(*player), &at)?;
    }
    Ok(at)
}
