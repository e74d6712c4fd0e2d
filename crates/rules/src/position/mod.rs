//! A valid position: stones, the seat to move, the round.

mod alone;
mod obstacle;
mod typed;

pub use obstacle::Obstacle;

use super::board::{Board, Compass};
use super::cell::Cell;
use super::jump::{self, Jumping, LongJumps, ShortJumps};
use super::moves::{Move, Ply, Search};
use super::options::Jumps;
use super::placement::Placement;
use super::route::{Flight, Route};
use super::rules::Rules;
use super::seat::{Color, Seat, SeatSet};
use super::setup::Setup;
use super::tempo::{self, Paired};

/// A position that is possible under its rules: the start of a variant, one that the parser has
/// validated, or the result of a legal ply.
///
/// ```
/// use halma_rules::{Illegal, Ply, Position, Rules, Variant};
///
/// let position = Position::start(Rules::default_for(Variant::Halma8));
/// assert_eq!(position.legal_plies().len(), 24);
/// let ply = position.parse_ply("h4-g5")?;
/// let Ply::Move(mv) = ply else { unreachable!() };
/// assert!(position.route(mv).is_step());
/// assert_eq!(position.gain(mv), 2);
///
/// let error = position.parse_ply("h4-a1").unwrap_err();
/// assert!(matches!(error, Illegal::NotReachable { .. }));
/// # Ok::<(), Illegal>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    rules: Rules,
    placement: Placement,
    to_move: Seat,
    round: u32,
    /// Seats that have reached their aim in a running game: their stones stay, but they have no
    /// turns.
    done: SeatSet,
}

impl Position {
    /// The starting position of a variant.
    pub fn start(rules: Rules) -> Self {
        let placement = Placement::start(rules.setup());
        Self {
            rules,
            placement,
            to_move: Seat::FIRST,
            round: 1,
            done: SeatSet::default(),
        }
    }

    /// For the parser, which has validated everything.
    pub(super) fn from_parts(
        rules: Rules,
        placement: Placement,
        to_move: Seat,
        round: u32,
    ) -> Self {
        Self {
            rules,
            placement,
            to_move,
            round,
            done: SeatSet::default(),
        }
    }

    /// The rules that the position is played by.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The variant laid out on its board.
    pub fn setup(&self) -> &'static Setup {
        self.rules.setup()
    }

    /// The board.
    pub fn board(&self) -> &'static Board {
        self.setup().board()
    }

    /// The stones.
    pub fn placement(&self) -> &Placement {
        &self.placement
    }

    /// The seat whose turn it would be, even if the game has ended.
    pub fn to_move(&self) -> Seat {
        self.to_move
    }

    /// The round, counted from 1.
    pub fn round(&self) -> u32 {
        self.round
    }

    /// The number of stones of a seat that stand in the goal of their color.
    pub fn stones_in_goal(&self, seat: Seat) -> usize {
        let setup = self.setup();
        let in_goal = |&color: &Color| {
            let stones = self.placement.stones(color).iter();
            let in_goal = stones.filter(|cell| setup.goal(color).contains(**cell));
            in_goal.count()
        };
        setup.colors(seat).iter().map(in_goal).sum()
    }

    /// Returns true if a seat has stones on the board.
    pub fn has_stones(&self, seat: Seat) -> bool {
        let mut colors = self.setup().colors(seat).iter();
        colors.any(|&color| !self.placement.stones(color).is_empty())
    }

    /// Returns true if a seat has reached its aim in a running game: it has no more turns.
    pub fn is_done(&self, seat: Seat) -> bool {
        self.done.contains(seat)
    }

    /// Returns true if a seat has turns: it has stones and isn't done.
    pub(super) fn has_turns(&self, seat: Seat) -> bool {
        !self.is_done(seat) && self.has_stones(seat)
    }

    /// The cells of all stones of a seat, in no particular order.
    pub fn stones(&self, seat: Seat) -> impl Iterator<Item = Cell> + '_ {
        let colors = self.setup().colors(seat).iter();
        colors.flat_map(|&color| self.placement.stones(color).iter().copied())
    }

    /// The tempo count of a seat: how many single moves without diagonals its stones still need
    /// (docs/rules.md, section 5). Meaningless for a seat without stones.
    pub fn tempo(&self, seat: Seat) -> u32 {
        self.setup()
            .colors(seat)
            .iter()
            .map(|&color| self.tempo_of(color))
            .sum()
    }

    /// How much a legal move lowers the tempo count of its seat.
    pub fn gain(&self, mv: Move) -> i32 {
        let Some(color) = self.placement.at(mv.from()) else {
            return 0;
        };
        let mut after = self.clone();
        after.placement.shift(mv.from(), mv.to());
        self.tempo_of(color) as i32 - after.tempo_of(color) as i32
    }

    /// How much a move that led to this position lowered the tempo count, regardless of what stands
    /// on its start now.
    pub fn gained(&self, played: Move) -> i32 {
        let Some(color) = self.placement.at(played.to()) else {
            return 0;
        };
        let setup = self.setup();
        let stones = self.placement.stones(color).iter().copied();
        let others = stones.filter(|stone| *stone != played.to());
        let others = Paired::new(setup.board(), others, setup.goal_cells(color));
        others.sum_with(played.from()) as i32 - others.sum_with(played.to()) as i32
    }

    /// The legal moves of the seat to move, each with its gain, in cell order.
    pub fn gains(&self) -> Vec<(Move, i32)> {
        let setup = self.setup();
        let mut gains = Vec::new();
        for &color in setup.colors(self.to_move) {
            let stones = self.placement.stones(color);
            for &from in stones {
                let targets = self.targets(from);
                if targets.is_empty() {
                    continue;
                }
                let others = stones.iter().copied().filter(|stone| *stone != from);
                let others = Paired::new(setup.board(), others, setup.goal_cells(color));
                let before = others.sum_with(from) as i32;
                let gain = |to| (Move::new(from, to), before - others.sum_with(to) as i32);
                gains.extend(targets.into_iter().map(gain));
            }
        }
        gains.sort_unstable();
        gains
    }

    fn tempo_of(&self, color: Color) -> u32 {
        let setup = self.setup();
        tempo::least_pairing(
            setup.board(),
            self.placement.stones(color),
            setup.goal_cells(color),
        )
    }

    /// Returns true if every cell of every goal of a seat holds a stone of the goal's own color.
    pub fn is_built(&self, seat: Seat) -> bool {
        let setup = self.setup();
        setup.colors(seat).iter().all(|&color| {
            let goal = setup.goal_cells(color);
            goal.iter()
                .all(|&cell| self.placement.at(cell) == Some(color))
        })
    }

    /// The number of a seat's stones that stand in the home of their own color.
    pub fn stones_at_home(&self, seat: Seat) -> usize {
        let setup = self.setup();
        let at_home = |color: &Color| {
            let stones = self.placement.stones(*color).iter();
            stones
                .filter(|cell| setup.home(*color).contains(**cell))
                .count()
        };
        setup.colors(seat).iter().map(at_home).sum()
    }

    /// Returns true if a seat has a legal step or jump, even out of turn.
    pub fn can_move(&self, seat: Seat) -> bool {
        let setup = self.setup();
        setup.colors(seat).iter().any(|&color| {
            self.placement
                .stones(color)
                .iter()
                .any(|&cell| self.stone_can_move(color, cell))
        })
    }

    fn stone_can_move(&self, color: Color, from: Cell) -> bool {
        let Some(ends) = self.rules.end_cells(color, from) else {
            return !self.is_locked(from);
        };
        let can_step = |to: Cell| ends.contains(to) && self.placement.is_empty_at(to);
        self.board().neighbors(from).any(can_step) || !self.targets(from).is_empty()
    }

    /// Returns true if the stone on a cell has neither an empty neighbor nor a jump, even out of
    /// turn (docs/rules.md, section 4, igroved 2).
    pub fn is_locked(&self, cell: Cell) -> bool {
        let directions = self.board().directions();
        jump::is_locked(self.placement.slots(), directions, cell.slot() as u16)
    }

    /// Returns true if no seat that has turns can step or jump.
    pub fn is_blocked(&self) -> bool {
        let mut seats = self.seats().filter(|&seat| !self.is_done(seat));
        !seats.any(|seat| self.can_move(seat))
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.setup().seats()).map(Seat::at)
    }

    /// The cells that the stone on `from` can legally go to, in cell order, even out of turn; empty
    /// if there is no stone.
    pub fn targets(&self, from: Cell) -> Vec<Cell> {
        let mut targets = self.reachable(from);
        if let Some(color) = self.placement.at(from)
            && let Some(ends) = self.rules.end_cells(color, from)
        {
            targets.retain(|&to| ends.contains(to));
        }
        targets
    }

    /// The cells that a step or a chain of jumps can reach, in cell order.
    fn reachable(&self, from: Cell) -> Vec<Cell> {
        let mut targets = Vec::new();
        if self.placement.at(from).is_some() {
            match self.board().compass() {
                Compass::Four(ways) => self.reach_in(ways, from, &mut targets),
                Compass::Six(ways) => self.reach_in(ways, from, &mut targets),
                Compass::Eight(ways) => self.reach_in(ways, from, &mut targets),
            }
            targets.sort_unstable();
        }
        targets
    }

    fn reach_in<const D: usize>(&self, ways: &[i16; D], from: Cell, targets: &mut Vec<Cell>) {
        let reached = |to| targets.push(to);
        match self.rules.jumps() {
            Jumps::Short => {
                let mut jumping = ShortJumps::over(ways, self.placement.slots());
                Search::new(&self.placement, &mut jumping).targets(ways, from, reached);
            }
            Jumps::Long => {
                let mut jumping = LongJumps::<D>::of(self.board(), &self.placement);
                Search::new(&self.placement, &mut jumping).targets(ways, from, reached);
            }
        }
    }

    /// Calls `found` once for each legal move of the seat to move, in no particular order.
    #[inline]
    pub(super) fn for_each_move(&self, mut found: impl FnMut(Move)) {
        match self.board().compass() {
            Compass::Four(ways) => self.for_each_move_in(ways, &mut found),
            Compass::Six(ways) => self.for_each_move_in(ways, &mut found),
            Compass::Eight(ways) => self.for_each_move_in(ways, &mut found),
        }
    }

    #[inline]
    fn for_each_move_in<const D: usize>(&self, ways: &[i16; D], found: &mut impl FnMut(Move)) {
        match self.rules.jumps() {
            Jumps::Short => {
                let mut jumping = ShortJumps::over(ways, self.placement.slots());
                self.for_each_move_by(&mut jumping, ways, found);
            }
            Jumps::Long => self.for_each_move_by(
                &mut LongJumps::<D>::of(self.board(), &self.placement),
                ways,
                found,
            ),
        }
    }

    #[inline]
    fn for_each_move_by<const D: usize>(
        &self,
        jumping: &mut impl Jumping,
        ways: &[i16; D],
        found: &mut impl FnMut(Move),
    ) {
        let is_limited = self.rules.limits_ends();
        let mut search = Search::new(&self.placement, jumping);
        for &color in self.setup().colors(self.to_move) {
            for &from in self.placement.stones(color) {
                let ends = is_limited.then(|| self.rules.end_cells(color, from));
                if let Some(Some(ends)) = ends {
                    search.targets(ways, from, |to| {
                        if ends.contains(to) {
                            found(Move::new(from, to));
                        }
                    });
                } else {
                    search.targets(ways, from, |to| found(Move::new(from, to)));
                }
            }
        }
    }

    /// The legal plies of the seat to move, in cell order: its moves, or a single pass if it has
    /// none, or nothing if nobody can move.
    pub fn legal_plies(&self) -> Vec<Ply> {
        let mut plies = Vec::with_capacity(64);
        self.for_each_move(|mv| plies.push(Ply::Move(mv)));
        if plies.is_empty() && !self.is_blocked() {
            plies.push(Ply::Pass);
        }
        plies.sort_unstable();
        plies
    }

    /// The number of legal plies.
    pub fn count_legal_plies(&self) -> u64 {
        let mut count = 0;
        self.for_each_move(|_| count += 1);
        if count == 0 && !self.is_blocked() {
            1
        } else {
            count
        }
    }

    /// Returns true if a ply is legal here.
    pub fn is_legal(&self, ply: Ply) -> bool {
        match ply {
            Ply::Pass => !self.can_move(self.to_move) && !self.is_blocked(),
            Ply::Move(mv) => {
                self.owner_at(mv.from()) == Some(self.to_move)
                    && self.targets(mv.from()).contains(&mv.to())
            }
        }
    }

    fn owner_at(&self, cell: Cell) -> Option<Seat> {
        self.placement
            .at(cell)
            .map(|color| self.setup().owner(color))
    }

    /// The routes of the stone on `from` to the cells that it can legally go to, even out of turn.
    pub fn routes(&self, from: Cell) -> Vec<Route> {
        let targets = self.targets(from).into_iter();
        targets.map(|to| self.route(Move::new(from, to))).collect()
    }

    /// The route to show for a legal move: the one with the fewest jumps, ties broken by cell
    /// order. A route typed with the move isn't kept, because it is the same move.
    pub fn route(&self, mv: Move) -> Route {
        Route::shortest(&self.flight(mv.from()), mv.to())
    }

    /// The stone on a cell, ready to jump.
    fn flight(&self, start: Cell) -> Flight {
        Flight::new(self.board(), &self.placement, self.rules.jumps(), start)
    }

    /// The cells that one jump leads to, in cell order, for the stone of `start` when it is at `at`
    /// during its turn.
    pub fn jumps_on(&self, start: Cell, at: Cell) -> Vec<Cell> {
        let mut cells = self.flight(start).landings(at);
        cells.sort_unstable();
        cells
    }

    /// Moves the stone of a ply that is known to be legal.
    #[inline]
    pub(super) fn move_stone(&mut self, ply: Ply) {
        if let Ply::Move(mv) = ply {
            self.placement.shift(mv.from(), mv.to());
        }
    }

    /// Gives the turn to the next seat that has turns; after the last one a new round begins.
    pub(super) fn pass_turn(&mut self) {
        let seats = self.setup().seats();
        for _ in 0..seats {
            let next = self.to_move.index() + 1;
            self.round += u32::from(next == seats);
            self.to_move = Seat::at(next % seats);
            if self.has_turns(self.to_move) {
                return;
            }
        }
    }

    /// Notes that a seat has reached its aim in a running game.
    pub(super) fn set_done(&mut self, seat: Seat) {
        self.done.insert(seat);
    }

    /// Takes a seat's stones off the board.
    pub(super) fn clear(&mut self, seat: Seat) {
        for &color in self.setup().colors(seat) {
            self.placement.clear(color);
        }
        self.done.remove(seat);
    }
}
