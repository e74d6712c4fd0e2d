//! Positions late in a game, set up from the homes and goals of its rules.

use std::collections::BTreeMap;

use halma_rules::notation::parse_position;
use halma_rules::{Cell, CellSet, Color, Game, Move, Ply, Position, Route, Rules, Seat};

/// The round in which the position is.
const ROUND: u32 = 30;
/// The number of stones of each color that are still on their way.
pub(super) const ON_THEIR_WAY: usize = 3;

/// A game with what its picture points at.
#[derive(Clone, Debug)]
pub struct Illustrated {
    /// The game after the moves.
    pub game: Game,
    /// The moves, the last one last.
    pub routes: Vec<Route>,
    /// The cell that matters: an opponent's stone in a full goal, or a landing in a corner.
    pub cell: Option<Cell>,
}

/// A position late in a game: stones fill their goals from behind.
pub(super) struct Late {
    rules: Rules,
    pub stones: BTreeMap<Cell, Color>,
    /// Cells that stay empty.
    pub free: Vec<Cell>,
    /// How many stones of each color are still on their way.
    pub on_their_way: usize,
}

impl Late {
    pub fn of(rules: Rules) -> Self {
        Self {
            rules,
            stones: BTreeMap::new(),
            free: Vec::new(),
            on_their_way: ON_THEIR_WAY,
        }
    }

    /// Returns the game after some seats have filled their goals, with a step each.
    pub fn finished_by(mut self, seats: &[Seat]) -> Option<Illustrated> {
        let setup = self.rules.setup();
        let mut steps = Vec::new();
        for &seat in seats {
            let color = setup.colors(seat)[0];
            let to = *inward(self.rules, color).last()?;
            let near = setup.board().neighbors(to);
            let is_free = |cell: &Cell| is_outside(self.rules, *cell) && self.is_empty(*cell);
            let from = near.filter(is_free).last()?;
            self.stones.insert(from, color);
            self.free.push(to);
            steps.push((seat, from, to));
        }
        let mut game = Game::from_position(self.position(seats)?);
        let mut routes = Vec::new();
        while !steps.is_empty() {
            let position = game.position();
            let turn = position.to_move();
            let mv = match steps.iter().position(|(seat, ..)| *seat == turn) {
                Some(place) => {
                    let (_, from, to) = steps.remove(place);
                    move_between(position, from, to)?
                }
                None => greediest(position)?,
            };
            routes.push(position.route(mv));
            game.play(Ply::Move(mv)).ok()?;
        }
        let routes = routes.pop().into_iter().collect();
        let cell = None;
        Some(Illustrated { game, routes, cell })
    }

    /// Returns the position with seat 1 to move, in which some seats are a stone short of filling
    /// their goals.
    pub fn position(mut self, finishers: &[Seat]) -> Option<Position> {
        let (rules, setup) = (self.rules, self.rules.setup());
        let is_short = |color: &Color| finishers.contains(&setup.owner(*color));
        let (short, others): (Vec<Color>, Vec<Color>) = colors(rules).partition(is_short);
        for color in short {
            self.fill(color, 0);
        }
        for &color in &others {
            self.fill(color, self.on_their_way);
        }
        for color in colors(rules) {
            self.scatter(color);
        }
        let text = self.text();
        parse_position(rules, &text).ok()
    }

    /// Fills a goal from behind and leaves some stones out.
    fn fill(&mut self, color: Color, left: usize) {
        let goal = inward(self.rules, color).into_iter();
        let empty: Vec<Cell> = goal.filter(|cell| self.is_empty(*cell)).collect();
        let stones = self.lacking(color).saturating_sub(left);
        let filled = empty.into_iter().take(stones);
        self.stones.extend(filled.map(|cell| (cell, color)));
    }

    /// Puts the stones that are left on the nearest cells before their goal.
    fn scatter(&mut self, color: Color) {
        let (rules, setup) = (self.rules, self.rules.setup());
        let board = setup.board();
        let steps = |cell: Cell| {
            let goal = setup.goal_cells(color).iter();
            goal.map(|&other| board.distance(cell, other)).min()
        };
        let cells = board.cells().iter().copied();
        let is_open = |cell| is_outside(rules, cell) && may_stop(rules, color, cell);
        let empty = cells.filter(|&cell| self.is_empty(cell) && is_open(cell));
        let mut empty: Vec<Cell> = empty.collect();
        empty.sort_by_key(|&cell| steps(cell));
        let lacking = self.lacking(color);
        let placed = empty.into_iter().skip(1).step_by(2).take(lacking);
        self.stones.extend(placed.map(|cell| (cell, color)));
    }

    fn lacking(&self, color: Color) -> usize {
        let placed = self.stones.values().filter(|other| **other == color);
        self.rules.setup().stones_per_color() - placed.count()
    }

    fn is_empty(&self, cell: Cell) -> bool {
        !self.stones.contains_key(&cell) && !self.free.contains(&cell)
    }

    /// Returns the position as docs/rules.md, section 7, writes it.
    fn text(&self) -> String {
        let board = self.rules.board();
        let row = |number: usize| {
            let cells = (0..board.side()).filter_map(|letter| board.cell_at(letter, number));
            let signs = cells.map(|cell| match self.stones.get(&cell) {
                Some(color) => char::from(b'a' + color.index() as u8).to_string(),
                None => "1".to_owned(),
            });
            runs(&signs.collect::<String>())
        };
        let rows: Vec<String> = (0..board.side()).rev().map(row).collect();
        format!("{} 1 {ROUND}", rows.join("/"))
    }
}

/// Replaces runs of ones by their length.
fn runs(row: &str) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for sign in row.chars().chain([' ']) {
        if sign == '1' {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        empty = 0;
        text.push(sign);
    }
    text.trim_end().to_owned()
}

pub(super) fn colors(rules: Rules) -> impl Iterator<Item = Color> {
    (0..rules.setup().color_count()).map(Color::at)
}

/// Returns the cells of a goal, the farthest from home first.
pub(super) fn inward(rules: Rules, color: Color) -> Vec<Cell> {
    let (setup, board) = (rules.setup(), rules.board());
    let mut cells = setup.goal_cells(color).to_vec();
    let far = |cell: Cell| -> u32 {
        let home = setup.home(color).iter();
        home.map(|other| board.distance(cell, other)).sum()
    };
    cells.sort_by_key(|&cell| std::cmp::Reverse(far(cell)));
    cells
}

/// Returns true if a stone of a color may end a turn on a cell.
pub(super) fn may_stop(rules: Rules, color: Color, cell: Cell) -> bool {
    let open = open_cells(rules, color);
    open.is_none_or(|open| open.contains(cell))
}

/// Returns where a stone of a color may end a turn; `None` if it may everywhere.
pub(super) fn open_cells(rules: Rules, color: Color) -> Option<&'static CellSet> {
    rules.end_cells(color, rules.setup().home(color).iter().next()?)
}

/// Returns true if a cell is in no home and no goal.
fn is_outside(rules: Rules, cell: Cell) -> bool {
    let setup = rules.setup();
    let is_taken = |color| setup.home(color).contains(cell) || setup.goal(color).contains(cell);
    !colors(rules).any(is_taken)
}

pub(super) fn greediest(position: &Position) -> Option<Move> {
    let best = position.gains().into_iter().max_by_key(|(_, gain)| *gain);
    best.map(|(mv, _)| mv)
}

/// Returns the move from one cell to another, if it is legal.
pub(super) fn move_between(position: &Position, from: Cell, to: Cell) -> Option<Move> {
    let moves = position.gains().into_iter().map(|(mv, _)| mv);
    moves
        .into_iter()
        .find(|mv| (mv.from(), mv.to()) == (from, to))
}
