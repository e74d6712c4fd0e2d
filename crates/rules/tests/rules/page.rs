//! A naive reading of docs/rules.md: where stones can go and what ends a game, using only the
//! engine's boards and counts.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::collections::BTreeSet;

use halma_rules::{
    Cell, CellSet, Check, Color, Contest, Grid, Jumps, Position, Reason, Rules, Seat, Standing,
    Variant,
};

/// Directions as (letters, numbers).
fn directions(rules: Rules) -> &'static [(i32, i32)] {
    match (rules.variant().grid(), rules.diagonals()) {
        (Grid::Star, _) => &[(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)],
        (Grid::Square { .. }, Some(true)) => &[
            (1, 0),
            (-1, 0),
            (0, 1),
            (0, -1),
            (1, 1),
            (1, -1),
            (-1, 1),
            (-1, -1),
        ],
        (Grid::Square { .. }, _) => &[(1, 0), (-1, 0), (0, 1), (0, -1)],
    }
}

fn shifted(position: &Position, cell: Cell, (letters, numbers): (i32, i32)) -> Option<Cell> {
    let (letter, number) = position.board().coordinates(cell);
    let letter = usize::try_from(letter as i32 + letters).ok()?;
    let number = usize::try_from(number as i32 + numbers).ok()?;
    position.board().cell_at(letter, number)
}

/// The cells that one jump leads to from `at` in a turn that began on `start`, in cell order.
pub fn jumps(position: &Position, start: Cell, at: Cell) -> Vec<Cell> {
    let is_empty = |cell: Cell| cell == start || position.placement().at(cell).is_none();
    let longest = match position.rules().jumps() {
        Jumps::Short => 1,
        Jumps::Long => 16,
    };
    let mut found = BTreeSet::new();
    for &(letters, numbers) in directions(position.rules()) {
        for distance in 1..=longest {
            let step = |count: i32| shifted(position, at, (letters * count, numbers * count));
            let (Some(over), Some(to)) = (step(distance), step(2 * distance)) else {
                continue;
            };
            let between = (1..2 * distance).filter(|&count| count != distance);
            let mut gap = between.map(|count| step(count).expect("boards are convex in each line"));
            if !is_empty(over) && is_empty(to) && gap.all(is_empty) {
                found.insert(to);
            }
        }
    }
    found.into_iter().collect()
}

/// The cells where a stone may end its turn, in cell order.
pub fn targets(position: &Position, from: Cell) -> Vec<Cell> {
    let Some(color) = position.placement().at(from) else {
        return Vec::new();
    };
    let mut reached: BTreeSet<Cell> = BTreeSet::new();
    let mut pending = vec![from];
    while let Some(at) = pending.pop() {
        for to in jumps(position, from, at) {
            if to != from && reached.insert(to) {
                pending.push(to);
            }
        }
    }
    for &direction in directions(position.rules()) {
        let to = shifted(position, from, direction);
        reached.extend(to.filter(|&to| position.placement().at(to).is_none()));
    }
    let may_end = |to: &Cell| may_end(position.rules(), color, from, *to);
    reached.into_iter().filter(may_end).collect()
}

fn may_end(rules: Rules, color: Color, from: Cell, to: Cell) -> bool {
    let (setup, name) = (rules.setup(), rules.rule_set().name());
    let goal = setup.goal(color);
    let stays = !goal.contains(from) || goal.contains(to);
    let is_foreign = |corner: &CellSet| {
        let is_of = |cells: &CellSet| corner.iter().all(|cell| cells.contains(cell));
        corner.contains(to) && !is_of(setup.home(color)) && !is_of(goal)
    };
    match name {
        "closed-camp" => stays,
        "family" => stays && !corners().iter().any(is_foreign),
        _ => true,
    }
}

/// The six points of the star, ten holes each.
fn corners() -> Vec<CellSet> {
    let setup = Rules::default_for(Variant::Star6).setup();
    (0..6).map(|color| *setup.home(Color::at(color))).collect()
}

/// The standing of a game by docs/rules.md, besides its position.
pub struct Page {
    rules: Rules,
    own_moves: Vec<u32>,
    out: Vec<bool>,
    done: Vec<bool>,
    places: Vec<usize>,
    lowest: Vec<u32>,
    quiet: u32,
    progress: bool,
    /// The result and its reason, once the game has ended.
    pub end: Option<(String, Reason)>,
}

impl Page {
    pub fn of(standing: &Standing) -> Self {
        let rules = standing.rules();
        let seats = rules.variant().seats();
        let tempo = |seat: usize| standing.position().tempo(Seat::at(seat));
        Self {
            rules,
            own_moves: vec![0; seats],
            out: vec![false; seats],
            done: vec![false; seats],
            places: vec![0; seats],
            lowest: (0..seats).map(tempo).collect(),
            quiet: 0,
            progress: false,
            end: None,
        }
    }

    fn seats(&self) -> usize {
        self.out.len()
    }

    fn plays(&self, seat: usize) -> bool {
        !self.out[seat] && !self.done[seat]
    }

    fn playing(&self) -> Vec<usize> {
        (0..self.seats()).filter(|&seat| self.plays(seat)).collect()
    }

    fn partner(&self, seat: usize) -> Option<usize> {
        let seats = self.seats();
        (self.rules.contest() == Contest::Pairs).then_some((seat + seats / 2) % seats)
    }

    fn win(&mut self, winners: &[usize], reason: Reason) {
        let score = |seat| if winners.contains(&seat) { "1" } else { "0" };
        let scores: Vec<&str> = (0..self.seats()).map(score).collect();
        self.end.get_or_insert((scores.join("-"), reason));
    }

    fn draw(&mut self, reason: Reason) {
        let result = if self.rules.contest() == Contest::Places {
            let best = self.done.iter().filter(|done| **done).count() + 1;
            for seat in self.playing() {
                self.places[seat] = best;
            }
            let places = self.places.iter().map(usize::to_string);
            places.collect::<Vec<_>>().join("-")
        } else {
            let score = |out: &bool| if *out { "0" } else { "1/2" };
            self.out.iter().map(score).collect::<Vec<_>>().join("-")
        };
        self.end.get_or_insert((result, reason));
    }

    /// Applies what follows when a seat reaches its aim.
    fn reach(&mut self, seat: usize, reason: Reason) {
        match self.rules.contest() {
            Contest::First => self.win(&[seat], reason),
            Contest::Places => {
                self.places[seat] = self.done.iter().filter(|done| **done).count() + 1;
                self.done[seat] = true;
                if self.playing().len() == 1 {
                    self.draw(Reason::Places);
                }
            }
            Contest::Pairs => {
                self.done[seat] = true;
                let partner = self.partner(seat).unwrap();
                if self.done[partner] {
                    self.win(&[seat, partner], reason);
                }
            }
        }
    }

    /// Applies what follows from a ply between two positions.
    pub fn ply(&mut self, mover: usize, before: &Position, after: &Position) {
        let checks = self.rules.rule_set().checks();
        self.own_moves[mover] += 1;
        let tempo = after.tempo(Seat::at(mover));
        if tempo < self.lowest[mover] {
            self.lowest[mover] = tempo;
            self.progress = true;
        }
        let order: Vec<usize> = (0..self.seats())
            .map(|step| (mover + step) % self.seats())
            .collect();
        for check in checks {
            for &seat in &order {
                if self.end.is_some() || !self.plays(seat) {
                    continue;
                }
                let reason = match check {
                    Check::BuiltAtOnce if seat == mover && self.is_built(after, seat) => {
                        Reason::Built
                    }
                    Check::Locked if self.is_locked_out(after, seat) => Reason::Locked,
                    Check::Filled if self.is_filled(after, seat) => Reason::Filled,
                    _ => continue,
                };
                self.reach(seat, reason);
            }
        }
        let is_last = !(mover + 1..self.seats()).any(|seat| self.plays(seat));
        self.round_and_blocked(is_last.then(|| before.round()), mover, after);
    }

    fn round_and_blocked(&mut self, completed: Option<u32>, mover: usize, after: &Position) {
        if completed.is_some() {
            self.quiet = if self.progress { 0 } else { self.quiet + 1 };
            self.progress = false;
        }
        if self.end.is_some() {
            return;
        }
        let at_home = |seat: usize| after.stones_at_home(Seat::at(seat)) > 0;
        for check in self.rules.rule_set().checks() {
            let pair = |wins: [bool; 2], page: &mut Self, reason| match wins {
                [true, true] => page.draw(reason),
                [true, false] => page.win(&[0], reason),
                [false, true] => page.win(&[1], reason),
                [false, false] => {}
            };
            match check {
                Check::BuiltInRound if completed.is_some() => {
                    let built = [0, 1].map(|seat| self.is_built(after, seat));
                    pair(built, self, Reason::Built);
                }
                Check::HomeInRound if completed == self.rules.home_round() => {
                    let left = [0, 1].map(|seat| !at_home(seat));
                    match left {
                        [true, true] => {}
                        [false, false] => self.draw(Reason::Home),
                        left => pair(left, self, Reason::Home),
                    }
                }
                Check::TempoInRound if completed >= self.rules.tempo_round() => {
                    let [one, other] = [0, 1].map(|seat| after.tempo(Seat::at(seat)));
                    pair([one <= other, other <= one], self, Reason::Tempo);
                }
                Check::HomeAfterOwnMoves => {
                    let free = self.rules.home_moves().unwrap();
                    if self.own_moves[mover] > free && at_home(mover) {
                        self.win(&[1 - mover], Reason::Home);
                    }
                }
                Check::Stall if completed.is_some() && self.quiet >= 50 => {
                    let alone = [at_home(0), at_home(1)];
                    match (self.seats(), alone) {
                        (2, [true, false]) => self.win(&[1], Reason::Stall),
                        (2, [false, true]) => self.win(&[0], Reason::Stall),
                        _ => self.draw(Reason::Stall),
                    }
                }
                Check::Blocked if !self.can_anybody_move(after) => self.draw(Reason::Blocked),
                _ => {}
            }
        }
    }

    fn can_anybody_move(&self, position: &Position) -> bool {
        let mut stones = self.playing().into_iter().flat_map(|seat| {
            let stones = position.stones(Seat::at(seat));
            stones.collect::<Vec<Cell>>()
        });
        stones.any(|cell| !targets(position, cell).is_empty())
    }

    /// Applies what follows when a seat goes out between two positions.
    pub fn out(&mut self, seat: usize, reason: Reason, before: &Position, after: &Position) {
        if self.seats() == 2 {
            return self.win(&[1 - seat], reason);
        }
        let gone: Vec<usize> = [seat].into_iter().chain(self.partner(seat)).collect();
        for &seat in &gone {
            self.places[seat] = self.out.iter().filter(|out| !**out).count();
            self.out[seat] = true;
            self.done[seat] = false;
        }
        let left: Vec<usize> = (0..self.seats()).filter(|&seat| !self.out[seat]).collect();
        match self.rules.contest() {
            Contest::First if left.len() == 1 => self.win(&left, reason),
            Contest::Pairs if left.len() == 2 => self.win(&left, reason),
            Contest::Places if self.playing().len() == 1 => self.draw(reason),
            _ => {}
        }
        let to_move = before.to_move().index();
        let is_last = !(to_move + 1..self.seats()).any(|seat| self.plays(seat));
        let completes = gone.contains(&to_move) && is_last;
        self.round_and_blocked(completes.then(|| before.round()), seat, after);
    }

    fn goals(&self, seat: usize) -> Vec<(Color, &'static [Cell])> {
        let setup = self.rules.setup();
        let colors = setup.colors(Seat::at(seat)).iter();
        colors
            .map(|&color| (color, setup.goal_cells(color)))
            .collect()
    }

    fn owner(&self, color: Color) -> usize {
        self.rules.setup().owner(color).index()
    }

    fn is_built(&self, position: &Position, seat: usize) -> bool {
        let is_own = |color, cell: &Cell| position.placement().at(*cell) == Some(color);
        let goals = self.goals(seat);
        let mut goals = goals.iter();
        goals.all(|(color, goal)| goal.iter().all(|cell| is_own(*color, cell)))
    }

    fn helps(&self, seat: usize, owner: usize) -> bool {
        self.partner(seat) != Some(owner) || self.done[owner]
    }

    fn is_filled(&self, position: &Position, seat: usize) -> bool {
        self.goals(seat).iter().all(|(color, goal)| {
            let stones = goal
                .iter()
                .filter_map(|&cell| position.placement().at(cell));
            let counted = stones.filter(|&stone| self.helps(seat, self.owner(stone)));
            let counted: Vec<Color> = counted.collect();
            let own = counted.iter().filter(|stone| *stone == color).count();
            counted.len() == goal.len() && own > goal.len() - own
        })
    }

    fn is_locked_out(&self, position: &Position, seat: usize) -> bool {
        let is_stuck = |cell: Cell| {
            let all = directions(self.rules).iter();
            let mut beside = all.filter_map(|&way| shifted(position, cell, way));
            let steps = beside.any(|next| position.placement().at(next).is_none());
            !steps && jumps(position, cell, cell).is_empty()
        };
        let mut locked = 0;
        let fits = self.goals(seat).iter().all(|(color, goal)| {
            let stones = goal
                .iter()
                .map(|&cell| (cell, position.placement().at(cell)));
            let stones: Vec<_> = stones.collect();
            let own = stones.iter().filter(|(_, stone)| *stone == Some(*color));
            let others = stones.iter().filter(|(_, stone)| *stone != Some(*color));
            let mut others = others.map(|&(cell, stone)| {
                locked += 1;
                stone.is_some_and(|stone| {
                    let owner = self.owner(stone);
                    let is_locked = self.done[owner] || is_stuck(cell);
                    owner != seat && self.helps(seat, owner) && is_locked
                })
            });
            others.all(|fits| fits) && own.count() > 0
        });
        fits && locked > 0
    }
}
