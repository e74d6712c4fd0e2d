//! A cup whose form has been checked. People are numbers here, in the order of their ids.

use std::collections::{BTreeSet, HashSet};
use std::fmt;

use crate::fault::wrong;
use crate::{Amount, Fault};

/// The most people in one cup.
pub const MOST_PEOPLE: usize = 500;

/// How people are paired.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Rounds of matches between people with equal points, for 8 to 500.
    Swiss,
    /// Everyone meets everyone, for 3 to 8.
    RoundRobin,
    /// Groups of about five, for 9 to 500.
    League,
    /// Games for 3, 4 or 6 with places, for 7 to 49.
    Tables,
    /// Challenges, a step up or down, for 4 and more.
    Stairs,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 5] = [
        Self::Swiss,
        Self::RoundRobin,
        Self::League,
        Self::Tables,
        Self::Stairs,
    ];

    /// Returns the kind with this name.
    ///
    /// # Errors
    /// [`Fault::Form`] if there is none.
    pub fn named(name: &str) -> Result<Self, Fault> {
        let mut kinds = Self::ALL.into_iter();
        let kind = kinds.find(|kind| kind.name() == name);
        let names = "swiss, round-robin, league, tables or stairs";
        kind.map_or_else(
            || wrong(format!("I don't know the kind `{name}`; use {names}")),
            Ok,
        )
    }

    /// Returns its name in the JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::Swiss => "swiss",
            Self::RoundRobin => "round-robin",
            Self::League => "league",
            Self::Tables => "tables",
            Self::Stairs => "stairs",
        }
    }

    /// Returns the fewest and the most people that it starts with.
    pub fn people(self) -> (usize, usize) {
        match self {
            Self::Swiss => (8, MOST_PEOPLE),
            Self::RoundRobin => (3, 8),
            Self::League => (9, MOST_PEOPLE),
            Self::Tables => (7, 49),
            Self::Stairs => (4, MOST_PEOPLE),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(self.name())
    }
}

/// A cup in which everything fits together.
#[derive(Clone, Debug)]
pub struct Cup {
    pub(crate) kind: Kind,
    pub(crate) seats: usize,
    /// The number of rounds, for kinds with several.
    pub(crate) rounds: Option<u32>,
    pub(crate) seed: String,
    /// The people by id, ascending.
    pub(crate) people: Vec<Entrant>,
    /// The groups of a league's last season, without people who aren't entered any more.
    pub(crate) before: Vec<Vec<usize>>,
    pub(crate) played: Vec<Round>,
}

#[derive(Clone, Debug)]
pub(crate) struct Entrant {
    pub(crate) id: String,
    pub(crate) rating: Option<i64>,
    pub(crate) is_in: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Round {
    pub(crate) number: u32,
    pub(crate) byes: BTreeSet<usize>,
    /// The games that count: all but the annulled ones.
    pub(crate) games: Vec<Game>,
    /// Everyone with a game, annulled or not, or a bye.
    pub(crate) there: HashSet<usize>,
}

#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) seats: Vec<usize>,
    pub(crate) places: Vec<u32>,
    pub(crate) margin: Vec<Option<i64>>,
    /// The last place was lost on time.
    pub(crate) on_time: bool,
}

impl Game {
    /// Returns everyone's seat and person.
    pub(crate) fn seated(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.seats.iter().copied().enumerate()
    }

    /// Returns the share of the opponents that a seat left behind; one on its place counts half.
    pub(crate) fn score(&self, seat: usize) -> Amount {
        let own = self.places[seat];
        let behind = self.places.iter().filter(|place| **place > own).count();
        let beside = self.places.iter().filter(|place| **place == own).count() - 1;
        let opponents = self.places.len() - 1;
        Amount::of((2 * behind + beside) as i64, 2 * opponents as i64)
    }
}

impl Cup {
    /// Returns its kind.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Returns the number of people who play the next round.
    pub fn present(&self) -> usize {
        self.people.iter().filter(|person| person.is_in).count()
    }

    /// Returns the number of the round to be paired next.
    pub fn next_round(&self) -> u32 {
        self.played
            .last()
            .map_or(1, |round| round.number.saturating_add(1))
    }

    pub(crate) fn id(&self, person: usize) -> &str {
        &self.people[person].id
    }

    pub(crate) fn ids(&self, people: &[usize]) -> Vec<String> {
        let ids = people.iter().map(|person| self.id(*person).to_owned());
        ids.collect()
    }

    /// Returns the people who play the next round, by id.
    pub(crate) fn those_in(&self) -> Vec<usize> {
        let people = 0..self.people.len();
        people.filter(|one| self.people[*one].is_in).collect()
    }

    /// Returns the person with an id that stands somewhere in the cup.
    pub(crate) fn find(&self, id: &str, at: &str) -> Result<usize, Fault> {
        let found = self.people.binary_search_by(|person| (*person.id).cmp(id));
        let unknown = |_| {
            wrong(format!(
                "`{id}` in {at} isn't among the entrants; add them or correct the id"
            ))
        };
        found.or_else(unknown)
    }
}
