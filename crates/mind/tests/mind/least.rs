//! The race against a plain breadth-first search: no way is shorter than the one that is counted.
//! `HALMA_RACES=500 cargo test --release -p halma-mind --test mind least:: -- --nocapture` is the
//! long run.
#![expect(clippy::unwrap_used, reason = "a test")]
#![allow(clippy::print_stdout, reason = "what the long run says")]

use std::collections::HashSet;

use halma_mind::{Level, Memory, Player, Sprint, last_move, race};
use halma_rules::{Cell, Game, Ply, Rules, Seat, Status, Variant};

/// How many races are compared, unless said otherwise.
const RACES: usize = 24;
/// The positions that each race is given.
const NODES: u64 = 400_000;
/// The longest ways that are compared: the search looks at all positions of one move less.
const MOST_MOVES: u32 = 5;
/// The most stones that aren't in the goal.
const MOST_OPEN: usize = 6;

const SIDE: i8 = 8;

/// Cells of an 8x8 board, a bit each.
type Cells = u64;

fn bit((x, y): (i8, i8)) -> Option<Cells> {
    let is_on = (0..SIDE).contains(&x) && (0..SIDE).contains(&y);
    is_on.then(|| 1 << (y * SIDE + x))
}

fn place(cells: Cells) -> (i8, i8) {
    let number = cells.trailing_zeros() as i8;
    (number % SIDE, number / SIDE)
}

/// Where a stone can go: steps and chains of jumps in all eight directions.
fn targets(from: Cells, taken: Cells) -> Cells {
    let directions = || (-1..=1).flat_map(|x| (-1..=1).map(move |y| (x, y)));
    let directions = || directions().filter(|direction| *direction != (0, 0));
    let free = taken & !from;
    let (x, y) = place(from);
    let mut found = 0;
    for (right, up) in directions() {
        found |= bit((x + right, y + up))
            .filter(|cell| free & cell == 0)
            .unwrap_or(0);
    }
    let (mut landings, mut waiting) = (from, vec![from]);
    while let Some(at) = waiting.pop() {
        let (x, y) = place(at);
        for (right, up) in directions() {
            let over = bit((x + right, y + up)).filter(|cell| free & cell != 0);
            let to = bit((x + 2 * right, y + 2 * up)).filter(|cell| free & cell == 0);
            if let (Some(_), Some(to)) = (over, to)
                && landings & to == 0
            {
                landings |= to;
                waiting.push(to);
            }
        }
    }
    (found | landings) & !from
}

/// Returns true if a goal can be filled in a number of moves, while nobody else moves.
fn can_fill(stones: Cells, others: Cells, goal: Cells, moves: u32) -> bool {
    let (mut seen, mut reached) = (HashSet::from([stones]), vec![stones]);
    for _ in 0..moves {
        let mut next = Vec::new();
        for &stones in &reached {
            let mut left = stones;
            while left != 0 {
                let from = left & left.wrapping_neg();
                left ^= from;
                let mut to = targets(from, stones | others);
                while to != 0 {
                    let target = to & to.wrapping_neg();
                    to ^= target;
                    let moved = stones ^ from | target;
                    if moved == goal {
                        return true;
                    }
                    if seen.insert(moved) {
                        next.push(moved);
                    }
                }
            }
        }
        reached = next;
    }
    false
}

/// The cells as this file has them.
fn cells(game: &Game, cells: impl IntoIterator<Item = Cell>) -> Cells {
    let board = game.rules().board();
    let one = |cell| {
        let name = board.name(cell).into_bytes();
        bit(((name[0] - b'a') as i8, (name[1] - b'1') as i8)).unwrap()
    };
    cells.into_iter().map(one).fold(0, |all, one| all | one)
}

/// Returns true if no way of a seat is shorter than the one that was counted.
fn is_least(game: &Game, sprint: &Sprint) -> bool {
    let position = game.position();
    let color = position.setup().colors(sprint.seat)[0];
    let goal = cells(game, position.setup().goal_cells(color).iter().copied());
    let stones = cells(game, position.stones(sprint.seat));
    let other = Seat::at(1 - sprint.seat.index());
    let others = cells(game, position.stones(other));
    !can_fill(stones, others, goal, sprint.moves - 1)
}

/// The first race of a game between two levels.
fn first_race(seed: u64, memory: &mut Memory) -> Option<(Game, Vec<Sprint>)> {
    let mut game = Game::new(Rules::default_for(Variant::Halma8));
    let levels = [4 + seed % 3, 4 + seed / 3 % 3];
    while let Status::Running { turn } = game.status() {
        let position = game.position();
        let open = |seat| position.setup().stones_per_color() - position.stones_in_goal(seat);
        if [0, 1]
            .into_iter()
            .all(|seat| open(Seat::at(seat)) <= MOST_OPEN)
            && let Some(race) = race(game.standing(), NODES)
        {
            return Some((game, race));
        }
        let level = Level::new(levels[turn.index()] as u8)?;
        let player = Player { level, seed };
        let last = last_move(&game, turn);
        let thought = player.choose(game.standing(), last, memory, &|| false)?;
        game.play(thought.ply()).ok()?;
    }
    None
}

#[test]
fn no_way_is_shorter_than_the_one_that_is_counted() {
    let wanted = std::env::var("HALMA_RACES").ok();
    let wanted = wanted.and_then(|races| races.parse().ok()).unwrap_or(RACES);
    let mut memory = Memory::with_positions(1 << 12);
    let (mut compared, mut exact, mut longer) = (0, 0, 0);
    for seed in 0.. {
        if compared >= wanted {
            break;
        }
        let Some((game, race)) = first_race(seed, &mut memory) else {
            continue;
        };
        for sprint in race
            .iter()
            .filter(|sprint| (1..=MOST_MOVES).contains(&sprint.moves))
        {
            compared += 1;
            if is_least(&game, sprint) {
                exact += 1;
            } else {
                longer += 1;
                assert!(!sprint.is_least, "it was thought to be the least");
            }
        }
    }
    println!("{compared} races compared, {exact} exact, {longer} with a shorter way");
    assert!(exact * 100 >= compared * 95, "{exact} of {compared}");
}

#[test]
fn the_search_beside_it_knows_the_moves() {
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let position = game.position();
    let taken =
        cells(&game, position.stones(Seat::at(0))) | cells(&game, position.stones(Seat::at(1)));
    for ply in position.legal_plies() {
        let Ply::Move(mv) = ply else { continue };
        let from = cells(&game, [mv.from()]);
        assert_ne!(targets(from, taken) & cells(&game, [mv.to()]), 0);
    }
    let count: u32 = position
        .stones(Seat::FIRST)
        .map(|stone| targets(cells(&game, [stone]), taken).count_ones())
        .sum();
    assert_eq!(count as usize, position.legal_plies().len());
}
