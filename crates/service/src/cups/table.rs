//! The table of a cup.

use halma_cup::{Amount, Cup, Decided, Kind, Row};
use halma_store::ids::PlayerId;
use halma_store::records::CupGameRecord;

use super::whole::{WholeCup, ids_of, player_of};
use crate::change::Fault;

/// A part of the table with places of its own: a league's group, or the whole.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Section {
    /// The number of the group, from 1; `None` for the whole.
    pub group: Option<u32>,
    /// The rows, best first.
    pub rows: Vec<Standing>,
}

/// Somebody in the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The place; equal ones share it, and the next one counts on.
    pub place: usize,
    /// Who.
    pub player: PlayerId,
    /// The points, without those of the final table.
    pub points: Amount,
    /// What decided between this row and the ones with the same points.
    pub decided: Decided,
    /// Whether the final table decided the place.
    pub by_final: bool,
}

impl WholeCup {
    /// Returns the cup as `halma_cup` computes with it.
    ///
    /// # Errors
    /// The cup is damaged.
    pub(crate) fn checked(&self) -> Result<Cup, Fault> {
        Cup::try_from(&self.form()).map_err(Fault::Cup)
    }

    /// Returns the table: of a league each group, else one section. It is empty before the draw.
    ///
    /// # Errors
    /// The cup is damaged.
    pub fn table(&self) -> Result<Vec<Section>, Fault> {
        let Some(round) = self.record.begun.get(self.record.seasons as usize) else {
            return Ok(Vec::new());
        };
        let cup = self.checked()?;
        if self.kind()? == Kind::League {
            let sections = (1..).zip(&round.groups).map(|(number, group)| {
                let rows = halma_cup::standings_among(&cup, &ids_of(group)).map_err(Fault::Cup)?;
                Ok(Section {
                    group: Some(number),
                    rows: standings(rows),
                })
            });
            return sections.collect();
        }
        let mut rows = standings(halma_cup::standings(&cup));
        if self.kind()? == Kind::Stairs {
            rows.retain(|row| self.entrant(row.player).is_some_and(|one| one.is_in));
            number(&mut rows, 0);
        }
        if let Some(game) = self.final_game() {
            finish(&mut rows, game);
        }
        Ok(vec![Section { group: None, rows }])
    }

    /// Returns the game of the final table, once it has ended.
    fn final_game(&self) -> Option<&CupGameRecord> {
        let is_final = self.record.begun.last()?.is_final;
        let mut games = self.games_of(self.round());
        let counts = |game: &&CupGameRecord| {
            let result = game.result.as_ref();
            !game.annulled && result.is_some_and(|result| !result.places.is_empty())
        };
        games.find(counts).filter(|_| is_final)
    }
}

/// Puts those who played the final table on top, in its order.
fn finish(rows: &mut [Standing], game: &CupGameRecord) {
    let Some(result) = &game.result else { return };
    let place = |player: PlayerId| {
        let mut seats = game.seats.iter().zip(&result.places);
        seats
            .find(|(seat, _)| **seat == player)
            .map(|(_, place)| *place as usize)
    };
    for row in rows.iter_mut() {
        if let Some(place) = place(row.player) {
            (row.place, row.by_final) = (place, true);
        }
    }
    rows.sort_by_key(|row| (!row.by_final, row.place));
    let others = rows.iter_mut().filter(|row| !row.by_final);
    number(others, game.seats.len());
}

/// Gives rows places that count on after so many; equal ones still share theirs.
fn number<'a>(rows: impl IntoIterator<Item = &'a mut Standing>, above: usize) {
    let (mut place, mut before) = (0, None);
    for (nth, row) in (1..).zip(rows) {
        if before.replace(row.place) != Some(row.place) {
            place = nth;
        }
        row.place = above + place;
    }
}

fn standings(rows: Vec<Row>) -> Vec<Standing> {
    let standings = rows.into_iter().filter_map(|row| {
        Some(Standing {
            place: row.place,
            player: player_of(&row.id)?,
            points: row.points,
            decided: row.decided,
            by_final: false,
        })
    });
    standings.collect()
}
