//! A cup with everything that was published of it, so that anyone can compute it again.

use std::collections::BTreeMap;

use halma_cup::{Export, Pairing, Printed};
use halma_store::ids::{CupId, PlayerId};

use super::whole::{WholeCup, id_of};
use crate::Service;
use crate::change::Error;

impl Service {
    /// Returns all that is needed to verify a cup. People are numbers in it, not names.
    ///
    /// # Errors
    /// There is no such cup, it is damaged, or the store failed.
    pub async fn export_cup(&self, id: CupId) -> Result<Export, Error> {
        let cup = self.whole_cup(id).await?;
        Ok(Export {
            commitment: cup.commitment(),
            secret: cup.record.secret.clone(),
            closing: cup
                .record
                .closing
                .map_or_else(String::new, |id| id.to_string()),
            pairings: (1..=cup.round()).map(|round| cup.printed(round)).collect(),
            table: cup.table()?,
            cup: cup.form(),
        })
    }
}

impl WholeCup {
    /// Returns what was published before the draw: the SHA-256 of the secret.
    pub fn commitment(&self) -> String {
        halma_cup::lots::commitment(&self.secret())
    }

    /// Returns a round as it was paired: everyone who was in has a game or a bye.
    fn printed(&self, round: u32) -> Printed {
        let ids = |players: &[PlayerId]| players.iter().copied().map(id_of).collect();
        let begun = &self.record.begun[round as usize - 1];
        let games: Vec<Vec<String>> = self.games_of(round).map(|game| ids(&game.seats)).collect();
        let byes: Vec<String> = ids(&begun.byes);
        let mut present: Vec<String> = games.iter().flatten().chain(&byes).cloned().collect();
        present.sort_unstable();
        present.dedup();
        Printed {
            present,
            pairing: Pairing {
                round,
                games,
                byes,
                groups: begun.groups.iter().map(|group| ids(group)).collect(),
            },
            reserves: BTreeMap::new(),
        }
    }
}
