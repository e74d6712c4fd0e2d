//! The marches of the days: a few stones are brought across alone.
//!
//! The least number of moves isn't estimated: from all ends at once, one move after the other, every
//! placement of the stones is reached by going back. That is possible because under these rules any
//! stone may rest anywhere, so each move can be taken back by another one.

use std::collections::BTreeSet;
use std::io::Write;

use clap::Args;
use halma_rules::{Board, Cell, Ply, Position, RuleSet, Rules, Seat, Variant};

use crate::error::LabError;

/// What marches to look for.
#[derive(Debug, Args)]
pub(crate) struct MarchesOptions {
    /// How many of each game.
    #[arg(long, default_value_t = 200)]
    of_each: usize,
}

/// What stands above the marches.
const HEAD: &str = "\
# The march of each day: the game, the least number of moves, the stones, such moves.
# Made by `cargo run --release -p halma-lab -- marches`.";

/// Prints marches as assets/marches.txt has them, those of the games in turn.
pub(crate) fn find(options: &MarchesOptions, out: &mut dyn Write) -> Result<(), LabError> {
    let star = marches(Variant::Star2, 5, options.of_each);
    let square = marches(Variant::Halma8, 6, options.of_each);
    let lines = [&star, &square];
    let lines = (0..options.of_each).flat_map(|number| lines.map(|list| list[number].as_str()));
    HEAD.lines()
        .chain(lines)
        .try_for_each(|line| writeln!(out, "{line}"))
        .map_err(LabError::Output)?;
    Ok(())
}

/// How far before its home a stone may start, in moves of one cell.
const AHEAD: usize = 1;
/// The most stones on a board that is searched.
const MOST_STONES: usize = 6;
/// The distance of what hasn't been reached.
const UNKNOWN: u8 = u8::MAX;

/// The lines of some of a variant's longer marches.
fn marches(variant: Variant, stones: usize, count: usize) -> Vec<String> {
    let rules =
        Rules::new(variant, Some(RuleSet::Parlett), None).expect("every game has these rules");
    let search = Search::of(rules, stones);
    let mut dice = Dice(variant as u64 + 1);
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    while found.len() < count {
        let start = search.draw(&mut dice);
        // The short ones are over before they are interesting.
        let is_long = search.distance_of(&start) >= search.upper_quartile();
        if is_long && seen.insert(start.clone()) {
            found.push(search.line(rules, &start));
        }
    }
    found
}

/// Stones as indices of cells, in order.
type Stones = Vec<u8>;

/// How far each placement of the stones is from the goal.
struct Search {
    board: &'static Board,
    stones: usize,
    /// For each cell and direction the next cell.
    next: Vec<Vec<Option<u8>>>,
    /// Where stones start.
    area: Vec<u8>,
    /// The binomial coefficients, by cells and stones.
    choices: Vec<[u32; MOST_STONES + 1]>,
    /// The moves to the goal, by the number of a placement.
    distances: Vec<u8>,
}

impl Search {
    fn of(rules: Rules, stones: usize) -> Self {
        let setup = rules.setup();
        let board = setup.board();
        let color = setup.colors(Seat::FIRST)[0];
        let cells = board.cells();
        let index = |cell: Cell| cells.binary_search(&cell).ok().map(|index| index as u8);
        let next = |cell: &Cell| {
            let ways = board.directions().iter();
            let slots = ways.map(|way| cell.slot().wrapping_add_signed((*way).into()));
            slots
                .map(|slot| cells.iter().position(|cell| cell.slot() == slot))
                .map(|index| index.map(|index| index as u8))
                .collect()
        };
        let mut search = Self {
            board,
            stones,
            next: cells.iter().map(next).collect(),
            area: setup.home(color).iter().filter_map(index).collect(),
            choices: choices(cells.len()),
            distances: Vec::new(),
        };
        for _ in 0..AHEAD {
            let around = search
                .area
                .iter()
                .flat_map(|&cell| &search.next[usize::from(cell)]);
            let around: Vec<u8> = around.flatten().copied().collect();
            search.area.extend(around);
            search.area.sort_unstable();
            search.area.dedup();
        }
        let goal: Stones = setup.goal(color).iter().filter_map(index).collect();
        search.go_back(&goal);
        search
    }

    /// Finds all distances.
    fn go_back(&mut self, goal: &[u8]) {
        let all = self.choices[self.next.len()][self.stones];
        let mut distances = vec![UNKNOWN; all as usize];
        let ends = subsets(goal, self.stones);
        let mut wave: Vec<u32> = ends.iter().map(|end| self.number(end)).collect();
        for &end in &wave {
            distances[end as usize] = 0;
        }
        for moves in 1.. {
            let mut next = Vec::new();
            for number in wave {
                let stones = self.placement(number);
                self.each_move(&stones, |from, to| {
                    let before = self.number_after(&stones, from, to);
                    let distance = &mut distances[before as usize];
                    if *distance == UNKNOWN {
                        *distance = moves;
                        next.push(before);
                    }
                });
            }
            if next.is_empty() {
                break;
            }
            wave = next;
        }
        self.distances = distances;
    }

    /// Calls `found` for each move of each stone.
    fn each_move(&self, stones: &[u8], mut found: impl FnMut(u8, u8)) {
        let taken = stones.iter().fold(0_u128, |taken, &cell| taken | 1 << cell);
        for &from in stones {
            let others = taken & !(1 << from);
            let is_free = |cell: u8| others & 1 << cell == 0;
            let mut seen = 1_u128 << from;
            for &to in self.next[usize::from(from)].iter().flatten() {
                if is_free(to) {
                    seen |= 1 << to;
                    found(from, to);
                }
            }
            let (mut landed, mut open) = (1_u128 << from, vec![from]);
            while let Some(at) = open.pop() {
                for (way, over) in self.next[usize::from(at)].iter().enumerate() {
                    let Some(over) = over.filter(|&over| !is_free(over)) else {
                        continue;
                    };
                    let Some(to) = self.next[usize::from(over)][way] else {
                        continue;
                    };
                    if is_free(to) && landed & 1 << to == 0 {
                        landed |= 1 << to;
                        open.push(to);
                        if seen & 1 << to == 0 {
                            found(from, to);
                        }
                    }
                }
            }
        }
    }

    /// The number of a placement among all with as many stones.
    fn number(&self, stones: &[u8]) -> u32 {
        let places = stones.iter().enumerate();
        places
            .map(|(place, &cell)| self.choices[usize::from(cell)][place + 1])
            .sum()
    }

    /// The number after a move.
    fn number_after(&self, stones: &[u8], from: u8, to: u8) -> u32 {
        let others = stones.iter().filter(|&&cell| cell != from);
        let (mut number, mut place, mut to) = (0, 0, Some(to));
        let mut add = |cell: u8| {
            place += 1;
            number += self.choices[usize::from(cell)][place];
        };
        for &cell in others {
            if let Some(to) = to.take_if(|to| *to < cell) {
                add(to);
            }
            add(cell);
        }
        if let Some(to) = to {
            add(to);
        }
        number
    }

    fn placement(&self, mut number: u32) -> Stones {
        let mut stones = vec![0; self.stones];
        let mut cell = self.next.len();
        for place in (0..self.stones).rev() {
            while self.choices[cell][place + 1] > number {
                cell -= 1;
            }
            number -= self.choices[cell][place + 1];
            stones[place] = cell as u8;
        }
        stones
    }

    fn distance_of(&self, stones: &[u8]) -> u8 {
        self.distances[self.number(stones) as usize]
    }

    /// The distance that three of four starts don't reach.
    fn upper_quartile(&self) -> u8 {
        let starts = subsets(&self.area, self.stones);
        let mut all: Vec<u8> = starts.iter().map(|start| self.distance_of(start)).collect();
        all.sort_unstable();
        all[all.len() * 3 / 4]
    }

    fn draw(&self, dice: &mut Dice) -> Stones {
        let mut left = self.area.clone();
        let mut stones: Stones = (0..self.stones)
            .map(|_| left.swap_remove(dice.below(left.len())))
            .collect();
        stones.sort_unstable();
        stones
    }

    /// A shortest way.
    fn way(&self, start: &[u8]) -> Vec<(u8, u8)> {
        let mut stones = start.to_vec();
        let mut way = Vec::new();
        while self.distance_of(&stones) > 0 {
            let left = self.distance_of(&stones) - 1;
            let mut best = None;
            self.each_move(&stones, |from, to| {
                if self.distances[self.number_after(&stones, from, to) as usize] == left {
                    best.get_or_insert((from, to));
                }
            });
            let (from, to) = best.expect("a move that leads nearer");
            stones = moved(&stones, from, to);
            way.push((from, to));
        }
        way
    }

    /// The line of a march, whose moves are played by the rules once.
    fn line(&self, rules: Rules, start: &[u8]) -> String {
        let cell = |index: u8| self.board.cells()[usize::from(index)];
        let name = |index: u8| self.board.name(cell(index));
        let cells: Vec<Cell> = start.iter().copied().map(cell).collect();
        let mut position = Position::alone(rules, &cells).expect("stones on the board");
        let way = self.way(start).into_iter();
        let way: Vec<String> = way
            .map(|(from, to)| format!("{}-{}", name(from), name(to)))
            .collect();
        for text in &way {
            let Ok(Ply::Move(mv)) = position.parse_ply(text) else {
                panic!("{text} isn't a move")
            };
            position = position.alone_after(mv).expect("a legal move");
        }
        let across = position.stones_in_goal(Seat::FIRST);
        assert_eq!(across, self.stones, "the way leads there");
        let stones: Vec<String> = start.iter().copied().map(name).collect();
        let (variant, moves) = (rules.variant(), way.len());
        format!("{variant} {moves} {} {}", stones.join(","), way.join(","))
    }
}

fn moved(stones: &[u8], from: u8, to: u8) -> Stones {
    let mut stones: Stones = stones
        .iter()
        .map(|&cell| if cell == from { to } else { cell })
        .collect();
    stones.sort_unstable();
    stones
}

/// All ways to choose some of the cells, each in order.
fn subsets(cells: &[u8], count: usize) -> Vec<Stones> {
    let Some((&first, rest)) = cells.split_first().filter(|_| count > 0) else {
        return if count == 0 {
            vec![Vec::new()]
        } else {
            Vec::new()
        };
    };
    let with_first = subsets(rest, count - 1).into_iter();
    let with_first = with_first.map(|rest| [&[first], &rest[..]].concat());
    with_first.chain(subsets(rest, count)).collect()
}

fn choices(cells: usize) -> Vec<[u32; MOST_STONES + 1]> {
    let mut rows = vec![[0; MOST_STONES + 1]; cells + 1];
    for row in 0..=cells {
        rows[row][0] = 1;
        for place in 1..=MOST_STONES.min(row) {
            rows[row][place] = rows[row - 1][place - 1] + rows[row - 1][place];
        }
    }
    rows
}

struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The least number of moves, breadth first from the start, by the moves of the rules.
    fn least(start: Position) -> usize {
        let stones = start.stones(Seat::FIRST).count();
        let (mut wave, mut seen) = (vec![start], BTreeSet::new());
        for moves in 0.. {
            let is_across = |position: &Position| position.stones_in_goal(Seat::FIRST) == stones;
            if wave.iter().any(is_across) {
                return moves;
            }
            let mut next = Vec::new();
            for position in wave {
                for (mv, _) in position.gains() {
                    let after = position.alone_after(mv).expect("a legal move");
                    let mut cells: Vec<Cell> = after.stones(Seat::FIRST).collect();
                    cells.sort_unstable();
                    if seen.insert(cells) {
                        next.push(after);
                    }
                }
            }
            wave = next;
        }
        unreachable!("every goal can be reached")
    }

    #[test]
    fn what_is_found_backward_is_found_forward() {
        for (variant, stones) in [
            (Variant::Star2, 2),
            (Variant::Halma8, 2),
            (Variant::Halma8, 3),
        ] {
            let rules = Rules::new(variant, Some(RuleSet::Parlett), None).unwrap();
            let search = Search::of(rules, stones);
            let mut dice = Dice(stones as u64);
            for _ in 0..4 {
                let start = search.draw(&mut dice);
                let cells: Vec<Cell> = start
                    .iter()
                    .map(|&index| search.board.cells()[usize::from(index)])
                    .collect();
                let position = Position::alone(rules, &cells).unwrap();
                assert_eq!(
                    least(position),
                    usize::from(search.distance_of(&start)),
                    "{start:?}"
                );
                assert_eq!(
                    search.way(&start).len(),
                    usize::from(search.distance_of(&start))
                );
            }
        }
    }

    #[test]
    fn each_placement_has_a_number_of_its_own() {
        let rules = Rules::new(Variant::MiniCorners, Some(RuleSet::Parlett), None).unwrap();
        let search = Search::of(rules, 3);
        for number in 0..search.distances.len() as u32 {
            assert_eq!(search.number(&search.placement(number)), number);
        }
        assert!(search.distances.iter().all(|&distance| distance != UNKNOWN));
    }
}
