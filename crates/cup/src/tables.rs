//! Tables of 3, 4 or 6: by a design where there is one, else rounds with the fewest repeats.

use crate::Fault;
use crate::cup::Cup;
use crate::designs::design;
use crate::drawn::Drawn;
use crate::history::{self, Meetings};
use crate::luck::Luck;
use crate::standings::standings;

/// How often the search for a round starts over.
const STARTS: usize = 25;
/// Swaps tried after each start.
const SWAPS: usize = 20_000;

/// Returns the last table of a cup: the best of those who are in, as many as play one game. Among
/// those on a shared place the order of ids decides.
pub fn final_table(cup: &Cup) -> Vec<String> {
    let best = standings(cup).into_iter().map(|row| row.id);
    let is_in = |id: &String| cup.find(id, "").is_ok_and(|one| cup.people[one].is_in);
    best.filter(is_in).take(cup.seats).collect()
}

/// Draws the next round. All games of a design are in round 1.
pub(crate) fn draw(cup: &Cup) -> Result<Drawn, Fault> {
    let mut luck = Luck::new(&cup.seed, &format!("round {}", cup.next_round()));
    let mut people = cup.those_in();
    luck.shuffle(&mut people);
    let first = cup.played.first();
    let started = first.map_or(people.len(), |round| round.there.len());
    match design(started, cup.seats) {
        Some(_) if first.is_some() => Err(Fault::Over),
        Some(games) => {
            let seated = games
                .iter()
                .map(|game| game.iter().map(|one| people[*one]).collect());
            Ok(drawn(seated.collect(), Vec::new()))
        }
        None => full_tables(cup, people, &mut luck),
    }
}

fn drawn(games: Vec<Vec<usize>>, byes: Vec<usize>) -> Drawn {
    Drawn {
        groups: games.clone(),
        games,
        byes,
    }
}

fn full_tables(cup: &Cup, people: Vec<usize>, luck: &mut Luck) -> Result<Drawn, Fault> {
    let byes = history::byes(cup);
    let rested: Vec<bool> = byes.iter().map(|byes| *byes > 0).collect();
    let fresh = people.iter().filter(|one| !rested[**one]).count();
    if fresh < people.len() % cup.seats {
        return Err(Fault::SecondBye(cup.next_round()));
    }
    let mut hall = Hall {
        seats: cup.seats,
        meetings: Meetings::of(cup),
        rested,
        order: people,
    };
    let order = hall.search(luck);
    let mut byes = order.chunks_exact(cup.seats).remainder().to_vec();
    byes.sort_unstable();
    let had = seats_had(cup);
    let tables = order.chunks_exact(cup.seats);
    let games = tables.map(|table| seated(table, &had));
    Ok(drawn(games.collect(), byes))
}

/// People at tables: each has a row of `seats`, and those left over at the end have a bye.
struct Hall {
    seats: usize,
    meetings: Meetings,
    /// Who has had a bye.
    rested: Vec<bool>,
    order: Vec<usize>,
}

impl Hall {
    /// Returns the order with the fewest meetings again of all that it comes to.
    fn search(&mut self, luck: &mut Luck) -> Vec<usize> {
        let mut best = (u32::MAX, Vec::new());
        for _ in 0..STARTS {
            luck.shuffle(&mut self.order);
            // Whoever has had a bye can't be among the last.
            self.order.sort_by_key(|one| !self.rested[*one]);
            self.descend(luck);
            let repeats = self.repeats();
            if repeats < best.0 {
                best = (repeats, self.order.clone());
            }
            if repeats == 0 {
                break;
            }
        }
        best.1
    }

    /// Swaps people as long as that makes nothing worse.
    fn descend(&mut self, luck: &mut Luck) {
        let mut repeats = self.repeats();
        for _ in 0..SWAPS {
            if repeats == 0 {
                break;
            }
            let [one, other] = [0; 2].map(|_| luck.below(self.order.len()));
            if one / self.seats == other / self.seats || !self.may_swap(one, other) {
                continue;
            }
            let before = self.met(one) + self.met(other);
            self.order.swap(one, other);
            let after = self.met(one) + self.met(other);
            if after > before {
                self.order.swap(one, other);
            } else {
                repeats -= before - after;
            }
        }
    }

    fn may_swap(&self, one: usize, other: usize) -> bool {
        let tables = self.order.len() / self.seats * self.seats;
        let may = |from: usize, to: usize| to < tables || !self.rested[self.order[from]];
        may(one, other) && may(other, one)
    }

    /// How often somebody has met the others at their table.
    fn met(&self, place: usize) -> u32 {
        let start = place / self.seats * self.seats;
        let Some(table) = self.order.get(start..start + self.seats) else {
            return 0;
        };
        let met = table
            .iter()
            .map(|other| self.met_two(self.order[place], *other));
        met.sum()
    }

    fn met_two(&self, one: usize, other: usize) -> u32 {
        u32::from(self.meetings.of_two(one, other))
    }

    fn repeats(&self) -> u32 {
        (0..self.order.len())
            .map(|place| self.met(place))
            .sum::<u32>()
            / 2
    }
}

/// Returns how often everyone has had each seat.
fn seats_had(cup: &Cup) -> Vec<Vec<u32>> {
    let mut had = vec![vec![0; cup.seats]; cup.people.len()];
    for game in history::games(cup) {
        for (seat, person) in game.seated() {
            had[person][seat] += 1;
        }
    }
    had
}

/// Returns the people of a table in the order in which they had their seats least often.
fn seated(table: &[usize], had: &[Vec<u32>]) -> Vec<usize> {
    let mut best = (u32::MAX, table.to_vec());
    seat_next(&mut table.to_vec(), 0, 0, had, &mut best);
    best.1
}

/// Tries everyone who has no seat yet in the next one.
fn seat_next(
    table: &mut Vec<usize>,
    seat: usize,
    times: u32,
    had: &[Vec<u32>],
    best: &mut (u32, Vec<usize>),
) {
    if times >= best.0 {
        return;
    }
    if seat == table.len() {
        *best = (times, table.clone());
        return;
    }
    for other in seat..table.len() {
        table.swap(seat, other);
        let more = had[table[seat]][seat].saturating_pow(2);
        seat_next(table, seat + 1, times.saturating_add(more), had, best);
        table.swap(seat, other);
    }
}
