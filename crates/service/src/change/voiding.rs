//! Voided games, on one server or everywhere. Each undoes its effects, and records it held are
//! searched for among the other games. Later games that were rated against its effects stay as they
//! are.

use std::cmp::Reverse;

use halma_rating::Family;
use halma_store::ids::{MatchId, PlayerId, Scope, Timestamp};
use halma_store::records::{ResultRecord, VoidedResult};
use halma_store::{Key, Prefix, Slot};

use super::error::Error;
use super::results::later;
use super::tables::{Scores, emptied, is_hidden, move_in_tables, season_at};
use super::transaction::Transaction;
use crate::Service;
use crate::matches::{Feat, GameResult, Match, Tallied, Tally, family};

impl Service {
    /// Removes a counted game from tallies and tables if its match is voided and this wasn't done
    /// before.
    pub(crate) async fn void(&self, tx: &mut Transaction<'_>, found: &Match) -> Result<(), Error> {
        let Some(voided) = found.card.voided else {
            return Ok(());
        };
        let slot = Slot::result(found.id);
        let Some(mut result) = tx.read(slot).await? else {
            return Ok(());
        };
        let mut known = result.voided.iter();
        if known.any(|known| known.everywhere || !voided.everywhere) {
            return Ok(());
        }
        result.voided.push(VoidedResult {
            counted: voided.at,
            at: voided.at,
            everywhere: voided.everywhere,
        });
        let last = result.voided.len() - 1;
        self.void_anew(tx, found, result, last).await
    }

    /// Applies the voiding with this index to tallies that still include the result.
    pub(crate) async fn void_anew(
        &self,
        tx: &mut Transaction<'_>,
        found: &Match,
        mut result: ResultRecord,
        number: usize,
    ) -> Result<(), Error> {
        let voided = result.voided[number];
        let players: Vec<PlayerId> = result.seats.iter().map(|seat| seat.player).collect();
        let at = later(tx, &players, voided.at).await?;
        result.voided[number].counted = at;
        let id = found.id;
        tx.put_index(Slot::result_at(at, id));
        tx.put(Slot::result(id), &result)?;
        if result.quarters.is_none() {
            return Ok(());
        }
        let here = Scope::Guild(result.guild);
        let is_first = number == 0;
        let scopes = [
            (Scope::Global, voided.everywhere),
            (here, is_first && self.still_counts(tx, &result).await?),
        ];
        let Ok(play) = found.finished() else {
            return Ok(());
        };
        let Some(game) = self.game_result(found, play, Some(&result)).await? else {
            return Ok(());
        };
        for (scope, _) in scopes.into_iter().filter(|(_, counts)| *counts) {
            self.void_in(tx, found, &result, &game, scope, at).await?;
        }
        if voided.everywhere {
            self.void_pairs(tx, &result).await?;
        }
        Ok(())
    }

    async fn void_in(
        &self,
        tx: &mut Transaction<'_>,
        found: &Match,
        result: &ResultRecord,
        game: &GameResult,
        scope: Scope,
        at: Timestamp,
    ) -> Result<(), Error> {
        let variant = found.terms.rules.variant();
        let family = family(variant);
        let tallied = Tallied {
            id: found.id,
            variant,
            result: game,
            at: result.counted,
            season: season_at(result.counted),
            quarters: result.quarters.unwrap_or_default().into(),
        };
        for (index, seat) in result.seats.iter().enumerate() {
            let player = seat.player;
            let slot = Slot::tally(player, scope, family);
            let change = match scope {
                Scope::Global => seat.everywhere,
                Scope::Guild(_) => seat.here,
            };
            let (Some(mut tally), Some(change)) = (tx.read(slot).await?, change) else {
                continue;
            };
            let old = Scores::of(scope, family, Some(&tally));
            if let Some(at) = tally.fades_at() {
                tx.delete(Slot::fade(at, player, scope, family));
            }
            let mut past = self.past_of(tx, player, scope, family, at).await?;
            past.retain(|one| one.id != found.id);
            tally.take_back(&tallied, index, change, &past);
            if let Some(at) = tally.fades_at() {
                tx.put_index(Slot::fade(at, player, scope, family));
            }
            tx.put(slot, &tally)?;
            if !is_hidden(tx, player).await? {
                let new = Scores::of(scope, family, Some(&tally));
                move_in_tables(tx, player, &old, &new, self.lot.draw())?;
            }
        }
        Ok(())
    }

    /// Returns the games of a person that counted in a scope before a moment, oldest first.
    async fn past_of(
        &self,
        tx: &mut Transaction<'_>,
        player: PlayerId,
        scope: Scope,
        wanted: Family,
        before: Timestamp,
    ) -> Result<Vec<Feat>, Error> {
        let since = emptied(tx, scope).await?;
        let prefix = Prefix::PlayerResults(player);
        let keys = self.store.scan_all(prefix).await?;
        let of_time = keys.into_iter().rev().filter_map(|key| match key {
            Key::PlayerResult(_, Reverse(at), id) if at < before => Some(id),
            _ => None,
        });
        let ids: Vec<MatchId> = of_time.collect();
        let mut past = Vec::new();
        for (id, result) in self.results(&ids).await? {
            let is_void = result.voided.iter().any(|voided| {
                voided.counted < before && (voided.everywhere || scope != Scope::Global)
            });
            let is_elsewhere = matches!(scope, Scope::Guild(guild)
                if guild != result.guild || since != result.emptied);
            if !is_void && !is_elsewhere {
                past.extend(Feat::of(id, &result, player, scope));
            }
        }
        past.retain(|feat| family(feat.variant) == wanted);
        Ok(past)
    }

    /// Returns whether a game still counts in its server's tables, which may have been reset since.
    async fn still_counts(
        &self,
        tx: &mut Transaction<'_>,
        result: &ResultRecord,
    ) -> Result<bool, Error> {
        let since = emptied(tx, Scope::Guild(result.guild)).await?;
        Ok(since == result.emptied)
    }

    async fn void_pairs(
        &self,
        tx: &mut Transaction<'_>,
        result: &ResultRecord,
    ) -> Result<(), Error> {
        for (index, one) in result.seats.iter().enumerate() {
            for other in &result.seats[index + 1..] {
                let (one, other) = if one.player < other.player {
                    (one, other)
                } else {
                    (other, one)
                };
                let slot = Slot::pairing(one.player, other.player);
                let Some(mut pairing) = tx.read(slot).await? else {
                    continue;
                };
                pairing.rated.retain(|at| *at != result.counted);
                if result.seats.len() == 2 {
                    pairing.balance.take_back(one.fared);
                }
                tx.put(slot, &pairing)?;
            }
        }
        Ok(())
    }
}
