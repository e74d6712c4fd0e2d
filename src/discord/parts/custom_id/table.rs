//! The ids of buttons that lead to tables.

use crate::discord::parts::choice::{Choice, Where};
use crate::ids::PlayerId;
use crate::service::{Compared, Family, TablePlace};

/// A page of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TableId {
    /// Whose games count.
    pub at: Where,
    /// The family.
    pub family: Family,
    /// What is compared.
    pub compared: Compared,
    /// The place with which the page begins; the first one if it is missing.
    pub from: Option<TablePlace>,
}

/// The base of the digits that tell tables apart: more than any choice has values.
const BASE: u32 = 16;

impl TableId {
    /// As numbers: the player (0 for the first page), the score, and which table.
    pub fn numbers(self) -> (u64, u64, u32) {
        let digits = [digit(self.at), digit(self.family), digit(self.compared)];
        let table = digits
            .into_iter()
            .fold(0, |number, digit| number * BASE + digit);
        let (player, score) = self.from.map_or((0, 0), |from| (from.player.0, from.score));
        (player, score.into(), table)
    }

    /// The page that numbers stand for.
    pub fn of_numbers(player: u64, score: u64, table: u32) -> Option<Self> {
        let place = || {
            Some(TablePlace {
                score: u32::try_from(score).ok()?,
                player: PlayerId(player),
            })
        };
        Some(Self {
            at: choice(table / BASE / BASE)?,
            family: choice(table / BASE % BASE)?,
            compared: choice(table % BASE)?,
            from: if player == 0 { None } else { Some(place()?) },
        })
    }
}

fn digit<C: Choice + PartialEq>(choice: C) -> u32 {
    let all = C::all();
    all.iter()
        .position(|one| *one == choice)
        .unwrap_or_default() as u32
}

fn choice<C: Choice>(digit: u32) -> Option<C> {
    C::all().get(digit as usize).copied()
}
