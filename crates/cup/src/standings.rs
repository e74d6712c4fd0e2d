//! The table, and how ties are broken.
//!
//! First come points: for a game for two 1, 1/2 or 0, for more the share of the opponents left
//! behind (one on the same place counts half), for a bye 3/2 in a Swiss and 1 elsewhere, if the
//! person plays the round after it. On stairs the points are the step. Annulled games count for
//! nothing. Then, each among those whom the ones before left equal:
//!
//! 1. *direct*: the points from games in which all have the same total, if each of them has met each
//!    other one; else skipped for that group.
//! 2. *Sonneborn-Berger*: the points of everyone left behind, and half of those on the same place,
//!    summed over games.
//! 3. *margin*: summed over games, the mean of what each other one still needed minus what one
//!    needed oneself. If either of the two is unknown, that difference is 0 for both.
//! 4. *on time*: fewer games lost on time. In a game that ended on time, the last place lost on it.
//!
//! Else the place is shared.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashSet};

use serde::{Deserialize, Serialize};

use crate::cup::{Cup, Game};
use crate::history::{self, Meetings};
use crate::{Amount, Fault};

/// One person's row of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Row {
    /// The place from 1; those who share one have the same, and the next one counts on.
    pub place: usize,
    /// The person.
    pub id: String,
    /// All points.
    pub points: Amount,
    /// Points among those with the same points; `None` if not all of them have met.
    pub direct: Option<Amount>,
    /// Points of those left behind.
    pub sonneborn_berger: Amount,
    /// What others needed more at the end, in moves or steps.
    pub margin: Amount,
    /// Games lost on time.
    pub on_time: usize,
    /// What gave the person their place.
    pub decided: Decided,
}

/// What separated a person from everyone with the same points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decided {
    /// Nobody has the same points.
    Points,
    /// Points among themselves.
    Direct,
    /// Points of those left behind.
    SonnebornBerger,
    /// What others needed more.
    Margin,
    /// Games lost on time.
    OnTime,
    /// Nothing: the place is shared.
    Shared,
}

/// Returns the table of everyone, best first; those on a shared place by id.
pub fn standings(cup: &Cup) -> Vec<Row> {
    table(cup, (0..cup.people.len()).collect())
}

/// Returns the table of some of the people, such as a league's group.
///
/// # Errors
/// [`Fault::Form`] if one of them isn't in the cup.
pub fn standings_among(cup: &Cup, ids: &[String]) -> Result<Vec<Row>, Fault> {
    let people: Result<HashSet<usize>, Fault> =
        ids.iter().map(|id| cup.find(id, "the group")).collect();
    let mut people: Vec<usize> = people?.into_iter().collect();
    people.sort_unstable();
    Ok(table(cup, people))
}

/// `people` ascend, and stay so among equals.
fn table(cup: &Cup, people: Vec<usize>) -> Vec<Row> {
    let scores = scores(cup, &people);
    let mut rows = Vec::with_capacity(people.len());
    for (tied, decided) in ranked(people, &scores) {
        let place = rows.len() + 1;
        rows.extend(tied.into_iter().map(|person| {
            let score = &scores[person];
            Row {
                place,
                id: cup.id(person).to_owned(),
                points: score.points,
                direct: score.direct,
                sonneborn_berger: score.sonneborn_berger,
                margin: score.margin,
                on_time: score.on_time,
                decided,
            }
        }));
    }
    rows
}

/// Splits people by one criterion after the other, best first.
fn ranked(people: Vec<usize>, scores: &[Score]) -> Vec<(Vec<usize>, Decided)> {
    let mut ranks = vec![(people, Decided::Shared)];
    let criteria = [
        Decided::Points,
        Decided::Direct,
        Decided::SonnebornBerger,
        Decided::Margin,
        Decided::OnTime,
    ];
    for criterion in criteria {
        let split = |(tied, decided): (Vec<usize>, Decided)| match decided {
            Decided::Shared => split(tied, scores, criterion),
            _ => vec![(tied, decided)],
        };
        ranks = ranks.into_iter().flat_map(split).collect();
    }
    ranks
}

fn split(tied: Vec<usize>, scores: &[Score], criterion: Decided) -> Vec<(Vec<usize>, Decided)> {
    let mut by_key: BTreeMap<_, Vec<usize>> = BTreeMap::new();
    for person in tied {
        let key = Reverse(scores[person].key(criterion));
        by_key.entry(key).or_default().push(person);
    }
    let decided = |tied: Vec<usize>| match tied.len() {
        1 => (tied, criterion),
        _ => (tied, Decided::Shared),
    };
    by_key.into_values().map(decided).collect()
}

#[derive(Clone, Default)]
struct Score {
    points: Amount,
    direct: Option<Amount>,
    sonneborn_berger: Amount,
    margin: Amount,
    on_time: usize,
}

impl Score {
    /// The larger the better.
    fn key(&self, criterion: Decided) -> Option<Amount> {
        match criterion {
            Decided::Points => Some(self.points),
            Decided::Direct => self.direct,
            Decided::SonnebornBerger => Some(self.sonneborn_berger),
            Decided::Margin => Some(self.margin),
            Decided::OnTime => Some(Amount::of(-(self.on_time as i64), 1)),
            Decided::Shared => None,
        }
    }
}

/// Returns everyone's score; `direct` only for those of `people`.
fn scores(cup: &Cup, people: &[usize]) -> Vec<Score> {
    let points = history::points(cup);
    let score = |points: &Amount| Score {
        points: *points,
        ..Score::default()
    };
    let mut scores: Vec<Score> = points.iter().map(score).collect();
    for game in history::games(cup) {
        for (seat, person) in game.seated() {
            let score = &mut scores[person];
            score.sonneborn_berger += left_behind(game, seat, &points);
            score.margin += margin(game, seat);
            score.on_time += usize::from(game.on_time && is_last(game, seat));
        }
    }
    let meetings = Meetings::of(cup);
    let mut totals: BTreeMap<Amount, Vec<usize>> = BTreeMap::new();
    for person in people {
        totals.entry(points[*person]).or_default().push(*person);
    }
    for tied in totals.values().filter(|tied| all_met(tied, &meetings)) {
        direct(cup, tied, &mut scores);
    }
    scores
}

fn left_behind(game: &Game, seat: usize, points: &[Amount]) -> Amount {
    let own = game.places[seat];
    let others = game.seated().filter(|(other, _)| *other != seat);
    let counted = others.map(|(other, person)| match game.places[other] {
        place if place > own => points[person],
        place if place == own => points[person].half(),
        _ => Amount::ZERO,
    });
    counted.sum()
}

fn margin(game: &Game, seat: usize) -> Amount {
    let more = |other: &Option<i64>| Some((*other)? - game.margin[seat]?);
    let sum = game.margin.iter().filter_map(more).sum();
    Amount::of(sum, game.seats.len() as i64 - 1)
}

fn is_last(game: &Game, seat: usize) -> bool {
    let own = game.places[seat];
    own != 1 && game.places.iter().all(|place| *place <= own)
}

fn all_met(people: &[usize], meetings: &Meetings) -> bool {
    let mut others = people
        .iter()
        .enumerate()
        .map(|(nth, one)| (one, &people[nth + 1..]));
    others.all(|(one, others)| others.iter().all(|other| meetings.of_two(*one, *other) > 0))
}

fn direct(cup: &Cup, tied: &[usize], scores: &mut [Score]) {
    for person in tied {
        scores[*person].direct = Some(Amount::ZERO);
    }
    let is_among = |game: &&Game| game.seats.iter().all(|one| tied.binary_search(one).is_ok());
    for game in history::games(cup).filter(is_among) {
        for (seat, person) in game.seated() {
            let direct = scores[person].direct.get_or_insert_default();
            *direct += game.score(seat);
        }
    }
}
