//! What the games so far say about everyone: points, meetings, byes.

use crate::cup::{Cup, Game, Kind, Round};
use crate::{Amount, stairs};

/// Returns everyone's points: for a game the share of opponents left behind, for a bye 3/2 in a
/// Swiss (it stands for two games) and 1 elsewhere. On stairs it is the step.
pub(crate) fn points(cup: &Cup) -> Vec<Amount> {
    if cup.kind == Kind::Stairs {
        return stairs::steps(cup);
    }
    points_before(cup, cup.played.len())
}

/// Returns everyone's points from the first `rounds` rounds listed.
pub(crate) fn points_before(cup: &Cup, rounds: usize) -> Vec<Amount> {
    let mut points = vec![Amount::ZERO; cup.people.len()];
    for (index, round) in cup.played[..rounds].iter().enumerate() {
        for game in &round.games {
            for (seat, person) in game.seated() {
                points[person] += game.score(seat);
            }
        }
        for &person in &round.byes {
            if bye_counts(cup, index, person) {
                points[person] += bye(cup.kind);
            }
        }
    }
    points
}

fn bye(kind: Kind) -> Amount {
    match kind {
        Kind::Swiss => Amount::of(3, 2),
        _ => Amount::of(1, 1),
    }
}

/// A bye is worth something only if the person plays the round after it: they have a game or a bye
/// there, or are in for the round to come. After the last round nobody has to.
fn bye_counts(cup: &Cup, index: usize, person: usize) -> bool {
    match cup.played.get(index + 1) {
        Some(next) => next.there.contains(&person),
        None => cup.people[person].is_in || cup.rounds == Some(cup.played[index].number),
    }
}

/// Returns how many byes everyone has had.
pub(crate) fn byes(cup: &Cup) -> Vec<usize> {
    let mut byes = vec![0; cup.people.len()];
    for person in cup.played.iter().flat_map(|round| &round.byes) {
        byes[*person] += 1;
    }
    byes
}

/// How often each two have met, by games.
pub(crate) struct Meetings {
    people: usize,
    games: Vec<u16>,
}

impl Meetings {
    /// Counts the games that weren't annulled.
    pub(crate) fn of(cup: &Cup) -> Self {
        let people = cup.people.len();
        let mut meetings = Self {
            people,
            games: vec![0; people * people],
        };
        for game in games(cup) {
            meetings.add(&game.seats);
        }
        meetings
    }

    /// Counts one more game.
    pub(crate) fn add(&mut self, seats: &[usize]) {
        for (seat, one) in seats.iter().enumerate() {
            for other in &seats[seat + 1..] {
                for at in [one * self.people + other, other * self.people + one] {
                    self.games[at] = self.games[at].saturating_add(1);
                }
            }
        }
    }

    /// Returns in how many games the two were.
    pub(crate) fn of_two(&self, one: usize, other: usize) -> u16 {
        self.games[one * self.people + other]
    }
}

/// Returns all games that count.
pub(crate) fn games(cup: &Cup) -> impl Iterator<Item = &Game> {
    cup.played.iter().flat_map(|round| &round.games)
}

/// Whom somebody met in their round before.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Float {
    /// Somebody with fewer points.
    pub(crate) down: bool,
    /// Somebody with more points.
    pub(crate) up: bool,
}

/// Returns everyone's float in the last round in which they had a bye or a game that counts. Points
/// are those from before that round; a bye is no float.
pub(crate) fn floats(cup: &Cup) -> Vec<Float> {
    let mut floats = vec![Float::default(); cup.people.len()];
    for (index, round) in cup.played.iter().enumerate() {
        let points = points_before(cup, index);
        for person in present(round) {
            floats[person] = Float::default();
        }
        for game in &round.games {
            for &one in &game.seats {
                for &other in &game.seats {
                    floats[one].down |= points[other] < points[one];
                    floats[one].up |= points[other] > points[one];
                }
            }
        }
    }
    floats
}

/// Those with a bye or a game that counts.
fn present(round: &Round) -> impl Iterator<Item = usize> + '_ {
    let seated = round.games.iter().flat_map(|game| &game.seats);
    round.byes.iter().chain(seated).copied()
}
