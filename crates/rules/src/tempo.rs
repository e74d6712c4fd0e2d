//! The tempo count (docs/rules.md, section 5): the least sum of distances over all pairings of
//! stones with goal cells.

use super::board::Board;
use super::cell::Cell;

/// The most stones that one color has, plus the unused row 0 of the algorithm.
const SIDE: usize = 21;
const UNREACHED: i32 = i32::MAX / 2;

/// The least sum of distances, in single moves, if each stone goes to a different goal cell
/// (docs/rules.md, section 5). There are as many stones as goal cells, at most 20.
pub fn least_pairing(board: &Board, stones: &[Cell], goal: &[Cell]) -> u32 {
    Paired::new(board, stones.iter().copied(), goal).sum()
}

/// Stones paired with goal cells, with room for one more stone: the work that all places of that
/// stone share is done once.
#[derive(Clone)]
pub(super) struct Paired<'a> {
    board: &'a Board,
    goal: &'a [Cell],
    stones: usize,
    pairing: Pairing,
}

impl<'a> Paired<'a> {
    /// Pairs these stones with goal cells.
    pub fn new(board: &'a Board, stones: impl Iterator<Item = Cell>, goal: &'a [Cell]) -> Self {
        let mut paired = Self {
            board,
            goal,
            stones: 0,
            pairing: Pairing::default(),
        };
        for stone in stones {
            paired.add(stone);
        }
        paired
    }

    fn add(&mut self, stone: Cell) {
        self.stones += 1;
        let distance = |cell: &Cell| self.board.distance(stone, *cell) as i32;
        self.pairing.cost[self.stones] = std::array::from_fn(|column| match column {
            0 => 0,
            _ => self.goal.get(column - 1).map_or(UNREACHED, distance),
        });
        self.pairing.pair(self.stones, self.goal.len());
    }

    /// The least sum of distances with one more stone.
    pub fn sum_with(&self, stone: Cell) -> u32 {
        let mut paired = self.clone();
        paired.add(stone);
        paired.sum()
    }

    fn sum(&self) -> u32 {
        let columns = 1..=self.goal.len();
        columns.map(|column| self.pairing.distance_at(column)).sum()
    }
}

/// The Hungarian method with potentials: rows (stones) are added one by one, each along the
/// shortest augmenting path. Row and column 0 mean "none".
#[derive(Clone, Default)]
struct Pairing {
    cost: [[i32; SIDE]; SIDE],
    row_potential: [i32; SIDE],
    column_potential: [i32; SIDE],
    row_of: [usize; SIDE],
}

impl Pairing {
    fn distance_at(&self, column: usize) -> u32 {
        match self.row_of[column] {
            0 => 0,
            row => self.cost[row][column] as u32,
        }
    }

    fn pair(&mut self, row: usize, columns: usize) {
        let mut slack = [UNREACHED; SIDE];
        let mut came_from = [0; SIDE];
        let mut visited = [false; SIDE];
        let mut column = 0;
        self.row_of[0] = row;
        while self.row_of[column] != 0 {
            visited[column] = true;
            let next = self.relax(column, columns, &visited, &mut slack, &mut came_from);
            self.shift_potentials(slack[next], columns, &visited, &mut slack);
            column = next;
        }
        while column != 0 {
            let previous = came_from[column];
            self.row_of[column] = self.row_of[previous];
            column = previous;
        }
    }

    /// Updates the slack of unvisited columns from a visited one; returns the one with the least.
    fn relax(
        &self,
        from: usize,
        columns: usize,
        visited: &[bool; SIDE],
        slack: &mut [i32; SIDE],
        came_from: &mut [usize; SIDE],
    ) -> usize {
        let row = self.row_of[from];
        let mut best = 0;
        let mut least = UNREACHED + 1;
        for column in (1..=columns).filter(|&column| !visited[column]) {
            let reduced =
                self.cost[row][column] - self.row_potential[row] - self.column_potential[column];
            if reduced < slack[column] {
                slack[column] = reduced;
                came_from[column] = from;
            }
            if slack[column] < least {
                least = slack[column];
                best = column;
            }
        }
        best
    }

    fn shift_potentials(
        &mut self,
        delta: i32,
        columns: usize,
        visited: &[bool; SIDE],
        slack: &mut [i32; SIDE],
    ) {
        for column in 0..=columns {
            if visited[column] {
                self.row_potential[self.row_of[column]] += delta;
                self.column_potential[column] -= delta;
            } else {
                slack[column] -= delta;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::least_pairing;
    use crate::{Board, Cell, Game, Ply, Position, Rules, Seat, Variant};

    /// The least sum over all ways to assign each stone its own goal cell.
    fn least_of_all(board: &Board, stones: &[Cell], goal: &mut Vec<Cell>) -> u32 {
        let Some((&stone, others)) = stones.split_first() else {
            return 0;
        };
        let sums = (0..goal.len()).map(|index| {
            let cell = goal.remove(index);
            let sum = board.distance(stone, cell) + least_of_all(board, others, goal);
            goal.insert(index, cell);
            sum
        });
        sums.collect::<Vec<u32>>().into_iter().min().unwrap_or(0)
    }

    #[test]
    fn no_pairing_of_up_to_eight_stones_has_a_smaller_sum() {
        let mut luck = 7_u64;
        let mut below = |limit: usize| {
            luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (luck >> 33) as usize % limit
        };
        for variant in Variant::ALL {
            let board = Rules::default_for(variant).board();
            for stones in 1..=8 {
                let mut cells: Vec<Cell> = board.cells().to_vec();
                let mut drawn = || cells.swap_remove(below(cells.len()));
                let stones: Vec<Cell> = (0..stones).map(|_| drawn()).collect();
                // Stones may already be in the goal.
                let mut goal: Vec<Cell> = stones.iter().map(|_| drawn()).collect();
                goal[0] = stones[stones.len() - 1];
                assert_eq!(
                    least_pairing(board, &stones, &goal),
                    least_of_all(board, &stones, &mut goal.clone()),
                    "{variant}: {stones:?} to {goal:?}"
                );
            }
        }
    }

    #[test]
    fn listed_gains_match_those_of_single_moves() {
        for variant in Variant::ALL {
            let mut game = Game::new(Rules::default_for(variant));
            for number in 0..24 {
                let plies = game.position().legal_plies();
                let position = game.position();
                let gains = position.gains();
                let moves = gains.iter().map(|(mv, _)| Ply::Move(*mv));
                assert_eq!(moves.collect::<Vec<_>>(), plies, "{variant}");
                for (mv, gain) in gains {
                    assert_eq!(gain, position.gain(mv), "{variant}: ply {number}");
                }
                game.play(plies[number * 11 % plies.len()]).unwrap();
            }
        }
    }

    fn count(variant: Variant, text: &str, seat: usize) -> u32 {
        let rules = Rules::default_for(variant);
        let position = crate::notation::parse_position(rules, text).unwrap();
        position.tempo(Seat::at(seat))
    }

    #[test]
    fn a_built_seat_has_no_steps_left() {
        let text = "aaaa4/aaa5/aa6/a7/5b2/4b1b1/5bbb/4bbbb 2 27";
        assert_eq!(count(Variant::Halma8, text, 0), 0);
        assert_eq!(count(Variant::Halma8, text, 1), 5);
    }

    #[test]
    fn both_seats_start_with_the_same_count() {
        for variant in Variant::ALL {
            let start = Position::start(Rules::default_for(variant));
            if variant.seats() == 2 {
                assert_eq!(
                    start.tempo(Seat::at(0)),
                    start.tempo(Seat::at(1)),
                    "{variant}"
                );
            }
        }
        assert_eq!(
            Position::start(Rules::default_for(Variant::Halma8)).tempo(Seat::FIRST),
            100
        );
    }
}
