//! The cups that a person can see outside the chat: those of the servers in which they play.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use halma_store::ids::{CupId, GuildId, PlayerId};
use halma_store::records::EntrantRecord;
use halma_store::{Key, Prefix, Slot};

use super::{Asker, Listing};
use crate::Service;
use crate::change::{Error, read};
use crate::cups::{CupHead, WholeCup};
use crate::refusal::CupRefusal;

/// More cups than a person ever enters.
const MOST_OF_PERSON: usize = 1_000;
/// How many of the person's cups that are over are listed.
const MOST_OVER: usize = 3;

impl Service {
    /// Returns the cups of the servers in which a person plays, with the person's entry: those to
    /// play in first, then those to enter, then the last ones that are over.
    ///
    /// # Errors
    /// The store failed.
    pub async fn cups_for(
        &self,
        asker: Asker,
    ) -> Result<Vec<(CupHead, Option<EntrantRecord>)>, Error> {
        let Some(player) = self.player_of(asker).await? else {
            return Ok(Vec::new());
        };
        let own = self.cups_entered(player).await?;
        let mut cups = Vec::new();
        for guild in self.servers_of(asker, &own).await? {
            for cup in self.cups_of(guild).await? {
                let entrant = if own.contains(&cup.id) {
                    read(&self.store, Slot::entrant(cup.id, player)).await?
                } else {
                    None
                };
                if cup.is_unfinished() || entrant.is_some() {
                    cups.push((cup, entrant));
                }
            }
        }
        cups.sort_by_key(|(cup, entrant)| {
            let plays = entrant.as_ref().is_some_and(|entrant| cup.has(entrant));
            (!cup.is_unfinished(), !plays, Reverse(cup.id))
        });
        let unfinished = cups.partition_point(|(cup, _)| cup.is_unfinished());
        cups.truncate(unfinished + MOST_OVER);
        Ok(cups)
    }

    /// Returns a cup of a server in which the person plays. Others are as if they didn't exist.
    ///
    /// # Errors
    /// There is no such cup, or a fault.
    pub async fn visible_cup(&self, id: CupId, asker: Asker) -> Result<WholeCup, Error> {
        let record = read(&self.store, Slot::cup(id)).await?;
        let guild = record.ok_or(CupRefusal::Unknown)?.place.guild;
        let own = match self.player_of(asker).await? {
            Some(player) => self.cups_entered(player).await?,
            None => BTreeSet::new(),
        };
        if !self.servers_of(asker, &own).await?.contains(&guild) {
            return Err(CupRefusal::Unknown.into());
        }
        self.whole_cup(id).await
    }

    async fn cups_entered(&self, player: PlayerId) -> Result<BTreeSet<CupId>, Error> {
        let prefix = Prefix::PlayerCups(player);
        let keys = self.store.scan(prefix, None, MOST_OF_PERSON).await?;
        let id = |key| match key {
            Key::PlayerCup(_, id) => Some(id),
            _ => None,
        };
        Ok(keys.into_iter().filter_map(id).collect())
    }

    /// Returns the servers of a person's games and cups.
    async fn servers_of(
        &self,
        asker: Asker,
        cups: &BTreeSet<CupId>,
    ) -> Result<BTreeSet<GuildId>, Error> {
        let mut servers = BTreeSet::new();
        for listing in [Listing::Everywhere, Listing::Ended] {
            let games = self.candidates(asker, listing).await?;
            servers.extend(games.iter().map(|one| one.card.place.guild));
        }
        for cup in cups {
            let record = read(&self.store, Slot::cup(*cup)).await?;
            servers.extend(record.map(|record| record.place.guild));
        }
        Ok(servers)
    }
}
