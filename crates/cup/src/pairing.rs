//! The next round of a cup.

use serde::{Deserialize, Serialize};

use crate::cup::{Cup, Kind};
use crate::drawn::Drawn;
use crate::luck::Luck;
use crate::{Fault, league, robin, swiss, tables};

/// A round to be played: people by their ids.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pairing {
    /// Its number.
    pub round: u32,
    /// The games, seats in order.
    pub games: Vec<Vec<String>>,
    /// Who has no game.
    pub byes: Vec<String>,
    /// A league's groups, highest first, or the people of each table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<Vec<String>>,
}

/// Pairs the next round. The same cup and seed always make the same pairing, in whatever order the
/// entrants are listed.
///
/// # Errors
/// If too few people or too many are in, or nothing is left to be paired.
pub fn pair(cup: &Cup) -> Result<Pairing, Fault> {
    check_people(cup)?;
    let drawn = match cup.kind {
        Kind::Stairs => Drawn::default(),
        Kind::Swiss => check_rounds(cup).map(|()| match_games(&swiss::matching(cup)))?,
        Kind::Tables => check_rounds(cup).and_then(|()| tables::draw(cup))?,
        Kind::RoundRobin | Kind::League if !cup.played.is_empty() => return Err(Fault::Over),
        Kind::RoundRobin => groups_games(cup, vec![cup.those_in()], false),
        Kind::League => groups_games(cup, league::groups(cup), true),
    };
    let ids = |lists: &[Vec<usize>]| lists.iter().map(|people| cup.ids(people)).collect();
    Ok(Pairing {
        round: cup.next_round(),
        games: ids(&drawn.games),
        byes: cup.ids(&drawn.byes),
        groups: ids(&drawn.groups),
    })
}

/// The bounds are those of a start: a cup goes on as long as there is a game to play.
fn check_people(cup: &Cup) -> Result<(), Fault> {
    let (kind, people) = (cup.kind, cup.present());
    let (least, most) = kind.people();
    if cup.played.is_empty() && !(least..=most).contains(&people) {
        return Err(Fault::People {
            kind,
            least,
            most,
            people,
        });
    }
    let seats = cup.seats;
    let refusal = Fault::Deserted { people, seats };
    if people < seats { Err(refusal) } else { Ok(()) }
}

fn check_rounds(cup: &Cup) -> Result<(), Fault> {
    match cup.rounds {
        Some(rounds) if cup.next_round() > rounds => Err(Fault::Over),
        _ => Ok(()),
    }
}

/// A round of a Swiss is a match of two games for each pair, both at once, sides swapped.
fn match_games(matching: &swiss::Matching) -> Drawn {
    let both = |[high, low]: &[usize; 2]| [vec![*high, *low], vec![*low, *high]];
    Drawn {
        games: matching.pairs.iter().flat_map(both).collect(),
        byes: matching.bye.into_iter().collect(),
        groups: Vec::new(),
    }
}

fn groups_games(cup: &Cup, groups: Vec<Vec<usize>>, print: bool) -> Drawn {
    let mut luck = Luck::new(&cup.seed, "sides");
    let games = groups
        .iter()
        .flat_map(|group| robin::games(group, &mut luck));
    Drawn {
        games: games.collect(),
        byes: Vec::new(),
        groups: if print { groups } else { Vec::new() },
    }
}
