//! One simulated cup: its people, its rounds, its days.

use std::collections::{HashMap, HashSet};

use integer_blossom::max_weight_matching;

use super::game::{Chances, Ended, Player, play};
use super::{Report, Trial};
use crate::cup::Cup;
use crate::form::{CupForm, EntrantForm, RoundForm};
use crate::history::{self, Meetings};
use crate::leaving::leave;
use crate::luck::Luck;
use crate::{Fault, Kind, Pairing, pair, standings, standings_among};

/// A week's hours: longer for one game is waiting.
const PATIENCE: u32 = 7 * 24;

/// A cup with people whose strength nobody knows.
pub(super) struct World<'a> {
    trial: &'a Trial,
    luck: Luck,
    form: CupForm,
    strength: HashMap<String, f64>,
    byes: HashMap<String, u32>,
    first_group: Option<Vec<String>>,
}

/// How a person stops playing in a round.
#[derive(Clone, Copy)]
struct Leaver {
    hour: u32,
    withdraws: bool,
}

impl<'a> World<'a> {
    pub(super) fn new(trial: &'a Trial, nth: u32) -> Self {
        let seed = format!("{:016x}{nth:08x}", trial.seed);
        let mut luck = Luck::new(&seed, "people");
        let mut strength = HashMap::new();
        let entrants = (0..trial.people).map(|number| {
            let id = format!("p{number:03}");
            let hidden = 1_000.0 + 500.0 * (luck.part() + luck.part());
            strength.insert(id.clone(), hidden);
            entrant(id, hidden, &mut luck)
        });
        let form = CupForm {
            kind: trial.kind.name().to_owned(),
            seats: trial.seats,
            rounds: Some(trial.rounds),
            seed,
            entrants: entrants.collect(),
            before: Vec::new(),
            played: Vec::new(),
        };
        Self {
            trial,
            luck,
            form,
            strength,
            byes: HashMap::new(),
            first_group: None,
        }
    }

    /// Plays all rounds and returns the days they took.
    pub(super) fn play(mut self, report: &mut Report) -> Result<u32, Fault> {
        let mut days = 0;
        let mut last_day = 0;
        loop {
            let cup = Cup::try_from(&self.form)?;
            let pairing = match pair(&cup) {
                Ok(pairing) => pairing,
                Err(Fault::Over | Fault::Deserted { .. } | Fault::SecondBye(_)) => break,
                Err(fault) => return Err(fault),
            };
            count_repeats(&cup, &pairing, report)?;
            let hours = self.round(pairing, report);
            days += hours.div_ceil(24);
            last_day += (self.bank() * self.trial.seats as u32).div_ceil(24);
        }
        report.last_day = report.last_day.max(last_day);
        report.strongest_first += u32::from(self.strongest_is_first()?);
        Ok(days)
    }

    /// Hours on each clock.
    fn bank(&self) -> u32 {
        match self.trial.kind {
            Kind::Swiss => 14 * 24,
            _ => 42 * 24 / self.trial.seats as u32,
        }
    }

    /// Plays a round and returns the hour at which it was decided.
    fn round(&mut self, pairing: Pairing, report: &mut Report) -> u32 {
        let leavers = self.leavers(&pairing);
        let mut ended = self.games(&pairing, &leavers);
        ended.sort_by_key(|ended| ended.hour);
        let last_hour = self.bank() * self.trial.seats as u32;
        report.rounds += 1;
        report.unfinished += ended.iter().filter(|one| one.hour > last_hour).count() as u32;
        ended.retain(|ended| ended.hour <= last_hour);
        for id in &pairing.byes {
            let byes = self.byes.entry(id.clone()).or_default();
            *byes += 1;
            report.most_byes = report.most_byes.max(*byes);
        }
        self.first_group = self
            .first_group
            .take()
            .or(pairing.groups.into_iter().next());
        self.form.played.push(RoundForm {
            round: pairing.round,
            byes: pairing.byes,
            games: Vec::new(),
        });
        let hours = ended.last().map_or(0, |ended| ended.hour);
        report.waited += u32::from(waited(&ended));
        self.record(ended, &leavers);
        self.come_and_go(&leavers);
        hours
    }

    fn leavers(&mut self, pairing: &Pairing) -> HashMap<String, Leaver> {
        let mut seated: Vec<&String> = pairing.games.iter().flatten().collect();
        seated.sort_unstable();
        seated.dedup();
        let mut leavers = HashMap::new();
        for id in seated {
            if self.luck.happens(self.trial.vanish) {
                let leaver = Leaver {
                    hour: self.luck.below(2 * self.bank() as usize) as u32,
                    withdraws: self.luck.happens(0.5),
                };
                leavers.insert(id.clone(), leaver);
            }
        }
        leavers
    }

    fn games(&mut self, pairing: &Pairing, leavers: &HashMap<String, Leaver>) -> Vec<Ended> {
        let chances = Chances {
            draw: self.trial.draw,
            time: self.trial.time,
            bank: self.bank(),
        };
        let mut ended = Vec::new();
        for seats in &pairing.games {
            let player = |id: &String| Player {
                strength: self.strength[id],
                gone: leavers.get(id).map(|leaver| leaver.hour),
            };
            let players: Vec<Player> = seats.iter().map(player).collect();
            ended.push(play(seats.clone(), &players, chances, &mut self.luck));
        }
        ended
    }

    /// Writes the results of a round. In a group whose games are all at once, the games of somebody
    /// who leaves are annulled or lost when they withdraw, or when their clocks have run out.
    fn record(&mut self, mut ended: Vec<Ended>, leavers: &HashMap<String, Leaver>) {
        let mut leaving: Vec<(u32, &String)> = Vec::new();
        if matches!(self.trial.kind, Kind::RoundRobin | Kind::League) {
            let bank = self.bank();
            let out = |(id, leaver): (_, &Leaver)| {
                let wait = if leaver.withdraws { 0 } else { bank };
                (leaver.hour + wait, id)
            };
            leaving.extend(leavers.iter().map(out));
        }
        leaving.sort_unstable();
        for (hour, id) in leaving {
            let decided = ended.iter().take_while(|ended| ended.hour <= hour).count();
            self.write(ended.drain(..decided));
            let is_own = |ended: &Ended| ended.game.seats.contains(id);
            let (own, others) = ended.into_iter().partition(is_own);
            let own: Vec<Ended> = own;
            leave(
                &mut self.form,
                id,
                own.into_iter().map(|ended| ended.game.seats).collect(),
            );
            ended = others;
        }
        self.write(ended.into_iter());
    }

    fn write(&mut self, ended: impl Iterator<Item = Ended>) {
        let round = self
            .form
            .played
            .last_mut()
            .expect("a round is being played");
        round.games.extend(ended.map(|ended| ended.game));
    }

    fn come_and_go(&mut self, leavers: &HashMap<String, Leaver>) {
        for entrant in &mut self.form.entrants {
            entrant.is_in = if entrant.is_in {
                !leavers.contains_key(&entrant.id)
            } else {
                self.luck.happens(0.5)
            };
        }
    }

    fn strongest_is_first(&self) -> Result<bool, Fault> {
        let cup = Cup::try_from(&self.form)?;
        let group = self
            .first_group
            .as_ref()
            .filter(|_| cup.kind == Kind::League);
        let table = match group {
            Some(group) => standings_among(&cup, group)?,
            None => standings(&cup),
        };
        let strength = |id: &String| self.strength[id];
        let strongest = table
            .iter()
            .map(|row| strength(&row.id))
            .fold(0.0, f64::max);
        let mut first = table.iter().take_while(|row| row.place == 1);
        Ok(first.any(|row| strength(&row.id) >= strongest))
    }
}

/// Somebody whose rating is near their strength; one in ten has none.
fn entrant(id: String, strength: f64, luck: &mut Luck) -> EntrantForm {
    let rating = strength + 200.0 * (luck.part() - 0.5);
    EntrantForm {
        id,
        rating: luck.happens(0.9).then_some(rating as i64),
        is_in: true,
    }
}

/// The last pair or table took over a week longer than all others. `ended` is in order of hours.
fn waited(ended: &[Ended]) -> bool {
    let Some(last) = ended.last() else {
        return false;
    };
    let mut others = ended.iter().rev();
    let before = others.find(|other| {
        other
            .game
            .seats
            .iter()
            .all(|id| !last.game.seats.contains(id))
    });
    before.is_some_and(|before| last.hour - before.hour > PATIENCE)
}

/// Counts pairs who have met in a round before, and rounds where that could have been avoided.
fn count_repeats(cup: &Cup, pairing: &Pairing, report: &mut Report) -> Result<(), Fault> {
    if cup.played.is_empty() {
        return Ok(());
    }
    let meetings = Meetings::of(cup);
    let byes = history::byes(cup);
    let mut repeats = HashSet::new();
    for game in &pairing.games {
        let seats: Result<Vec<usize>, Fault> = game.iter().map(|id| cup.find(id, "")).collect();
        let seats = seats?;
        for (seat, one) in seats.iter().enumerate() {
            let again = seats[seat + 1..]
                .iter()
                .filter(|other| meetings.of_two(*one, **other) > 0);
            repeats.extend(again.map(|other| (*one.min(other), *one.max(other))));
        }
    }
    let mut second_byes = 0;
    for id in &pairing.byes {
        second_byes += usize::from(byes[cup.find(id, "")?] > 0);
    }
    report.repeats += repeats.len() as u32;
    let flawed = cup.kind == Kind::Swiss && repeats.len() + second_byes > 0;
    report.avoidable += u32::from(flawed && can_avoid(cup, &meetings, &byes));
    Ok(())
}

/// Says if everyone can be paired without meeting again and without a second bye.
fn can_avoid(cup: &Cup, meetings: &Meetings, byes: &[usize]) -> bool {
    let people = cup.those_in();
    let size = people.len().next_multiple_of(2);
    let mut weights = vec![0_i32; size * size];
    for (at, one) in people.iter().enumerate() {
        for other in at + 1..size {
            let free = match people.get(other) {
                Some(other) => meetings.of_two(*one, *other) == 0,
                None => byes[*one] == 0,
            };
            weights[at * size + other] = i32::from(free);
        }
    }
    max_weight_matching(&weights, size)
        .iter()
        .all(Option::is_some)
}
