//! What becomes of somebody's games when they leave.

use crate::form::{CupForm, GameForm, RoundForm};

/// What counts of the games of somebody who left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaving {
    /// Nothing: under half of the games were played, so all are annulled for the table.
    Annulled,
    /// All: what was played stands, and the rest is lost.
    Lost,
}

/// Takes somebody out of a group whose games are all in the last round listed. `rest` are the seats
/// of their games that haven't ended. It writes what becomes of all of them into the cup.
///
/// A game that is lost ends as a `forfeit`: the others share place 1. Points from byes and from
/// rounds before stay.
pub fn leave(cup: &mut CupForm, id: &str, rest: Vec<Vec<String>>) -> Leaving {
    if let Some(entrant) = cup.entrants.iter_mut().find(|entrant| entrant.id == id) {
        entrant.is_in = false;
    }
    if cup.played.is_empty() {
        cup.played.push(RoundForm {
            round: 1,
            byes: Vec::new(),
            games: Vec::new(),
        });
    }
    let games = &mut cup.played.last_mut().expect("there is a round now").games;
    let is_own =
        |game: &&mut GameForm| game.end != "annulled" && game.seats.iter().any(|seat| seat == id);
    let own: Vec<&mut GameForm> = games.iter_mut().filter(is_own).collect();
    if own.len() >= rest.len() {
        games.extend(rest.into_iter().map(|seats| forfeit(seats, id)));
        return Leaving::Lost;
    }
    for game in own {
        "annulled".clone_into(&mut game.end);
    }
    games.extend(rest.into_iter().map(|seats| GameForm {
        end: "annulled".to_owned(),
        ..forfeit(seats, id)
    }));
    Leaving::Annulled
}

fn forfeit(seats: Vec<String>, id: &str) -> GameForm {
    let last = seats.len() as u32;
    let places = seats.iter().map(|seat| if seat == id { last } else { 1 });
    GameForm {
        places: places.collect(),
        margin: None,
        end: "forfeit".to_owned(),
        seats,
    }
}
