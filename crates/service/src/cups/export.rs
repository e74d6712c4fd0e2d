//! A cup with everything that was published of it, so that anyone can compute it again.

use std::collections::BTreeMap;

use halma_cup::{Export, Pairing, Printed};
use halma_store::ids::CupId;
use halma_store::records::CupRoundRecord;

use super::whole::{WholeCup, ids_of};
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
            pairings: cup.printed(),
            table: halma_cup::standings(&cup.checked()?),
            cup: cup.form(),
        })
    }
}

impl WholeCup {
    /// Returns what was published before the draw: the SHA-256 of the secret.
    pub fn commitment(&self) -> String {
        halma_cup::lots::commitment(&self.secret())
    }

    /// Returns the rounds as they were paired, of a league those of the season; the final table follows
    /// from the table.
    fn printed(&self) -> Vec<Printed> {
        let rounds = (1..).zip(&self.record.begun);
        let rounds = rounds.skip(self.record.seasons as usize);
        let rounds = rounds.filter(|(_, round)| !round.is_final);
        rounds
            .map(|(number, begun)| self.printed_round(number, begun))
            .collect()
    }

    /// Returns a round: everyone who was in has a game or a bye.
    fn printed_round(&self, number: u32, begun: &CupRoundRecord) -> Printed {
        let games: Vec<Vec<String>> = self
            .games_of(number)
            .map(|game| ids_of(&game.seats))
            .collect();
        let byes = ids_of(&begun.byes);
        let mut present: Vec<String> = games.iter().flatten().chain(&byes).cloned().collect();
        present.sort_unstable();
        present.dedup();
        Printed {
            present,
            pairing: Pairing {
                round: number - self.record.seasons,
                games,
                byes,
                groups: begun.groups.iter().map(|group| ids_of(group)).collect(),
            },
            reserves: BTreeMap::new(),
        }
    }
}
