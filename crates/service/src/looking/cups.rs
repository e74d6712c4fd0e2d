//! Cups as front ends see them.

use std::collections::BTreeMap;

use halma_store::Slot;
use halma_store::ids::{PlayerId, UserId};

use super::MatchView;
use crate::Service;
use crate::change::{Error, read};
use crate::cups::WholeCup;
use crate::people::Participant;

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
        self.participants(entrants.chain([cup.record.organizer]))
            .await
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
