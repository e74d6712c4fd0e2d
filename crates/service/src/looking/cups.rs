//! Cups as front ends see them.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use halma_cup::MOST_PEOPLE;
use halma_rating::Family;
use halma_store::Slot;
use halma_store::ids::{GuildId, PlayerId, Scope, Timestamp, UserId, days};

use super::MatchView;
use crate::Service;
use crate::change::{Error, best_of, read, season_at};
use crate::cups::WholeCup;
use crate::people::Participant;

/// How long ago a game may have ended for its people to be active.
const LATELY: Duration = days(30);

impl Service {
    /// Returns the people of a cup and its organizer, by number.
    ///
    /// # Errors
    /// The store failed.
    pub async fn cup_people(
        &self,
        cup: &WholeCup,
    ) -> Result<BTreeMap<PlayerId, Participant>, Error> {
        let entrants = cup.entrants.iter().map(|(player, _)| *player);
        let before = cup.record.before.iter().flatten().copied();
        let all = entrants.chain(before).chain([cup.record.organizer]);
        self.participants(all).await
    }

    /// Returns how many people played rated games on a server lately: in this season, and in its first
    /// month in the one before.
    ///
    /// # Errors
    /// The store failed.
    pub async fn active_people(&self, guild: GuildId, now: Timestamp) -> Result<usize, Error> {
        let mut people = BTreeSet::new();
        for season in [season_at(now), season_at(now - LATELY)] {
            for family in Family::ALL {
                let scope = Scope::Guild(guild);
                let best = best_of(&self.store, scope, family, season, MOST_PEOPLE).await?;
                people.extend(best.into_iter().map(|(player, _)| player));
            }
        }
        Ok(people.len())
    }

    /// Returns a person's games in a cup, those that run first.
    ///
    /// # Errors
    /// The store failed.
    pub async fn own_cup_games(
        &self,
        cup: &WholeCup,
        user: UserId,
    ) -> Result<Vec<MatchView>, Error> {
        let Some(player) = read(&self.store, Slot::user(user)).await? else {
            return Ok(Vec::new());
        };
        let own = cup.games.iter().filter(|game| game.seats.contains(&player));
        let mut own: Vec<_> = own.filter(|game| game.game.is_some()).collect();
        own.sort_by_key(|game| game.result.is_some());
        let ids: Vec<_> = own.iter().filter_map(|game| game.game).collect();
        let found = self.find_many(&ids).await?;
        let context = self.view_context(&found).await?;
        Ok(found.iter().map(|one| context.view(one)).collect())
    }
}
