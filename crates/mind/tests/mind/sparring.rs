//! Sparring partners: small, plain, and nothing of the opponent's own in them.
#![allow(clippy::unwrap_used, reason = "a test")]

use halma_rules::{Cell, Color, Position, SLOTS, Standing};

pub use crate::dice::Dice;

/// A player of a fixed and simple kind.
#[derive(Clone, Copy, Debug)]
pub enum Sparring {
    /// Any legal ply.
    Random,
    /// The most progress, ties at random.
    Greedy,
    /// Plain alpha-beta to a depth, over sums of distances; two seats only.
    AlphaBeta(u32),
    /// UCT with progress play-outs, so many of them unless it is stopped; max^n for several seats.
    Uct(u32),
}

impl Sparring {
    /// The place of the chosen ply in the list of legal plies.
    pub fn choose(self, standing: &Standing, dice: &mut Dice, stop: &dyn Fn() -> bool) -> usize {
        let position = standing.position();
        let plies = position.legal_plies();
        if plies.len() == 1 {
            return 0;
        }
        match self {
            Self::Random => dice.below(plies.len()),
            Self::Greedy => {
                let gains = position.gains();
                let worth = |index: usize| gains[index].1 * 64 + dice.below(64) as i32;
                let worths: Vec<i32> = (0..gains.len()).map(worth).collect();
                let best = (0..worths.len()).max_by_key(|&index| worths[index]);
                best.unwrap_or(0)
            }
            Self::AlphaBeta(depth) => {
                let mut table = Table::of(position);
                let me = position.to_move().index();
                let mut moves = table.moves(me);
                moves.sort_by_cached_key(|mv| (-mv.gain, dice.below(1_000)));
                let (mut best, mut alpha) = (moves[0], -1_000_000);
                for mv in moves {
                    table.shift(mv.from, mv.to);
                    let value = -table.search(1 - me, depth - 1, (-1_000_000, -alpha));
                    table.shift(mv.to, mv.from);
                    if value > alpha {
                        (best, alpha) = (mv, value);
                    }
                }
                place_of(position, best)
            }
            Self::Uct(playouts) => {
                let mut tree = Tree::of(position);
                tree.play_out(dice);
                for _ in (1..playouts).take_while(|_| !stop()) {
                    tree.play_out(dice);
                }
                place_of(position, tree.most_visited())
            }
        }
    }
}

fn place_of(position: &Position, mv: Mv) -> usize {
    let board = position.board();
    let cell = |slot: usize| *board.cells().iter().find(|c| c.slot() == slot).unwrap();
    let name = |cell: Cell| board.name(cell);
    let text = format!("{}-{}", name(cell(mv.from)), name(cell(mv.to)));
    let ply = position.parse_ply(&text).unwrap();
    position.legal_plies().binary_search(&ply).unwrap()
}

#[derive(Clone, Copy, Debug)]
struct Mv {
    from: usize,
    to: usize,
    gain: i32,
}

/// A board of slots with what each color has to go.
#[derive(Clone)]
struct Table {
    slots: [u8; SLOTS],
    stones: Vec<Vec<usize>>,
    owner: Vec<usize>,
    distance: Vec<Vec<i32>>,
    goal: Vec<Vec<bool>>,
    ways: Vec<i16>,
    closed: bool,
}

impl Table {
    fn of(position: &Position) -> Self {
        let (setup, board) = (position.setup(), position.board());
        let mut table = Self {
            slots: [255; SLOTS],
            stones: Vec::new(),
            owner: Vec::new(),
            distance: Vec::new(),
            goal: Vec::new(),
            ways: board.directions().to_vec(),
            closed: position.rules().closed_goals(),
        };
        for cell in board.cells() {
            table.slots[cell.slot()] = 0;
        }
        for color in (0..setup.color_count()).map(Color::at) {
            let stones = position.placement().stones(color).iter();
            let stones: Vec<usize> = stones.map(|cell| cell.slot()).collect();
            for &slot in &stones {
                table.slots[slot] = color.index() as u8 + 1;
            }
            let far = |cell: &&Cell| -> u32 {
                let home = setup.home(color).iter();
                home.map(|other| board.distance(**cell, other)).sum()
            };
            let corner = *setup.goal_cells(color).iter().max_by_key(far).unwrap();
            let (mut distance, mut goal) = (vec![0; SLOTS], vec![false; SLOTS]);
            for &cell in board.cells() {
                distance[cell.slot()] = board.distance(cell, corner) as i32;
                goal[cell.slot()] = setup.goal(color).contains(cell);
                // A block's corner is nearer to some cells outside than to some inside.
                distance[cell.slot()] += i32::from(!goal[cell.slot()]) * 2;
            }
            table.stones.push(stones);
            table.owner.push(setup.owner(color).index());
            table.distance.push(distance);
            table.goal.push(goal);
        }
        table
    }

    fn shift(&mut self, from: usize, to: usize) {
        let stone = std::mem::take(&mut self.slots[from]);
        self.slots[to] = stone;
        let stones = &mut self.stones[usize::from(stone) - 1];
        let place = stones.iter().position(|slot| *slot == from).unwrap();
        stones[place] = to;
    }

    fn moves(&self, seat: usize) -> Vec<Mv> {
        let mut moves = Vec::with_capacity(64);
        for color in (0..self.stones.len()).filter(|color| self.owner[*color] == seat) {
            for &from in &self.stones[color] {
                for to in self.targets(from) {
                    if !self.closed || !self.goal[color][from] || self.goal[color][to] {
                        let gain = self.distance[color][from] - self.distance[color][to];
                        moves.push(Mv { from, to, gain });
                    }
                }
            }
        }
        moves
    }

    fn targets(&self, from: usize) -> Vec<usize> {
        let next = |slot: usize, way: i16| slot.wrapping_add_signed(way as isize);
        let mut landed = vec![from];
        let mut index = 0;
        while index < landed.len() {
            let at = landed[index];
            for &way in &self.ways {
                let over = next(at, way);
                let is_stone = (1..=6).contains(&self.slots[over]) && over != from;
                let to = next(over, way);
                if is_stone && self.slots[to] == 0 && !landed.contains(&to) {
                    landed.push(to);
                }
            }
            index += 1;
        }
        for &way in &self.ways {
            let to = next(from, way);
            if self.slots[to] == 0 && !landed.contains(&to) {
                landed.push(to);
            }
        }
        landed.remove(0);
        landed
    }

    fn to_go(&self, seat: usize) -> i32 {
        let colors = (0..self.stones.len()).filter(|color| self.owner[*color] == seat);
        colors
            .map(|color| {
                let stones = self.stones[color].iter();
                stones.map(|slot| self.distance[color][*slot]).sum::<i32>()
            })
            .sum()
    }

    fn is_built(&self, seat: usize) -> bool {
        let mut colors = (0..self.stones.len()).filter(|color| self.owner[*color] == seat);
        colors.all(|color| {
            let mut stones = self.stones[color].iter();
            stones.all(|slot| self.goal[color][*slot])
        })
    }

    /// The value for a seat to move of two.
    fn search(&mut self, seat: usize, depth: u32, (mut alpha, beta): (i32, i32)) -> i32 {
        if self.is_built(1 - seat) {
            return -100_000 - depth as i32;
        }
        if depth == 0 {
            return self.to_go(1 - seat) - self.to_go(seat);
        }
        let mut moves = self.moves(seat);
        moves.sort_by_key(|mv| -mv.gain);
        for mv in moves {
            self.shift(mv.from, mv.to);
            let value = -self.search(1 - seat, depth - 1, (-beta, -alpha));
            self.shift(mv.to, mv.from);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        alpha
    }
}

struct Node {
    mv: Mv,
    /// Who played it.
    seat: usize,
    parent: usize,
    children: Vec<usize>,
    is_open: bool,
    visits: f64,
    /// What came of it for who played it.
    sum: f64,
}

/// Each seat picks what has been best for it so far (max^n).
struct Tree {
    root: Table,
    seats: usize,
    to_move: usize,
    nodes: Vec<Node>,
}

impl Tree {
    fn of(position: &Position) -> Self {
        let mv = Mv {
            from: 0,
            to: 0,
            gain: 0,
        };
        let (seats, to_move) = (position.setup().seats(), position.to_move().index());
        let mut tree = Self {
            root: Table::of(position),
            seats,
            to_move,
            nodes: Vec::new(),
        };
        tree.add(mv, (to_move + seats - 1) % seats, 0);
        tree
    }

    fn add(&mut self, mv: Mv, seat: usize, parent: usize) {
        self.nodes.push(Node {
            mv,
            seat,
            parent,
            children: Vec::new(),
            is_open: false,
            visits: 0.0,
            sum: 0.0,
        });
    }

    fn play_out(&mut self, dice: &mut Dice) {
        let (mut table, mut seat, mut at) = (self.root.clone(), self.to_move, 0);
        while self.nodes[at].is_open && !self.nodes[at].children.is_empty() {
            at = self.best_child(at);
            let mv = self.nodes[at].mv;
            table.shift(mv.from, mv.to);
            seat = (seat + 1) % self.seats;
        }
        if at == 0 || !table.is_built(self.nodes[at].seat) {
            self.nodes[at].is_open = true;
            for mv in table.moves(seat) {
                let next = self.nodes.len();
                self.nodes[at].children.push(next);
                self.add(mv, seat, at);
            }
        }
        let worths = self.worths(table, seat, dice);
        loop {
            let node = &mut self.nodes[at];
            node.visits += 1.0;
            node.sum += worths[node.seat];
            if at == 0 {
                return;
            }
            at = node.parent;
        }
    }

    fn best_child(&self, at: usize) -> usize {
        let log = self.nodes[at].visits.max(1.0).ln();
        let worth = |child: &usize| {
            let node = &self.nodes[*child];
            let progress = f64::from(node.mv.gain) / 20.0 / (1.0 + node.visits);
            if node.visits == 0.0 {
                return 1.0 + progress;
            }
            node.sum / node.visits + 0.4 * (log / node.visits).sqrt() + progress
        };
        let children = self.nodes[at].children.iter();
        let best = children.max_by(|a, b| worth(a).total_cmp(&worth(b)));
        *best.unwrap()
    }

    /// Plays on by progress for some rounds and gives what each seat has of it; all have 1
    /// together.
    fn worths(&self, mut table: Table, mut seat: usize, dice: &mut Dice) -> Vec<f64> {
        let built = |table: &Table| (0..self.seats).find(|&seat| table.is_built(seat));
        let mut winner = built(&table);
        for _ in 0..4 * self.seats {
            if winner.is_some() {
                break;
            }
            let moves = table.moves(seat);
            let worth: Vec<i32> = moves
                .iter()
                .map(|mv| mv.gain * 4 + dice.below(6) as i32)
                .collect();
            if let Some(best) = (0..moves.len()).max_by_key(|&index| worth[index]) {
                table.shift(moves[best].from, moves[best].to);
                winner = table.is_built(seat).then_some(seat);
            }
            seat = (seat + 1) % self.seats;
        }
        let hope = |seat: usize| match winner {
            Some(winner) => f64::from(u8::from(winner == seat)),
            None => (-f64::from(table.to_go(seat)) / 4.0).exp(),
        };
        let hopes: Vec<f64> = (0..self.seats).map(hope).collect();
        let sum: f64 = hopes.iter().sum();
        hopes.iter().map(|hope| hope / sum).collect()
    }

    fn most_visited(&self) -> Mv {
        let children = self.nodes[0].children.iter();
        let best =
            children.max_by(|a, b| self.nodes[**a].visits.total_cmp(&self.nodes[**b].visits));
        self.nodes[*best.unwrap()].mv
    }
}
