//! The standing of a game: its position, the counts that the checks need, and its outcome.

use super::adjudicate::GameState;
use super::cell::Cell;
use super::check::{Check, STALL_ROUNDS};
use super::options::Contest;
use super::outcome::{Outcome, Places, Reason, Verdict};
use super::position::Position;
use super::rules::Rules;
use super::seat::{BySeat, Color, Seat};

/// Whether a game is running; only a running game has a seat to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// The game is running.
    Running {
        /// The seat to move.
        turn: Seat,
    },
    /// The game has ended.
    Over(Outcome),
}

/// The state of the stall rule (docs/rules.md, section 4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stall {
    /// The lowest tempo count that each seat has reached.
    pub lowest: BySeat<u32>,
    /// Complete rounds in a row without progress.
    pub quiet_rounds: u32,
    /// Whether there was progress in the current round.
    pub progress: bool,
}

impl Stall {
    fn new(position: &Position) -> Self {
        let tempo = |seat| {
            if position.has_stones(seat) {
                position.tempo(seat)
            } else {
                0
            }
        };
        let lowest = BySeat::new(position.setup().seats(), tempo);
        Self {
            lowest,
            quiet_rounds: 0,
            progress: false,
        }
    }

    /// Notes the tempo count of a seat that has just moved.
    #[inline]
    pub fn note(&mut self, seat: Seat, tempo: u32) {
        if tempo < self.lowest[seat] {
            self.lowest[seat] = tempo;
            self.progress = true;
        }
    }

    /// Counts a round that has just become complete.
    #[inline]
    pub fn close_round(&mut self) {
        self.quiet_rounds = if self.progress {
            0
        } else {
            self.quiet_rounds + 1
        };
        self.progress = false;
    }
}

/// The standing of a game: everything that decides what a ply leads to. It is enough to play on
/// without the history, which a [`Game`](super::Game) keeps.
///
/// ```
/// use halma_rules::notation::parse_position;
/// use halma_rules::{Outcome, Reason, Rules, Seat, Standing, Status, Variant};
///
/// let rules = Rules::default_for(Variant::Halma8);
/// // White fills its goal; Black, who moves in the same round, cannot.
/// let text = "aaa1a3/aaa5/aa6/a7/7b/6bb/5bbb/3b1bbb 1 20";
/// let mut standing = Standing::of(parse_position(rules, text)?);
/// for text in ["e8-d8", "d1-c1"] {
///     let ply = standing.parse_ply(text)?;
///     standing.play(ply)?;
/// }
/// let won = Outcome::won(Seat::FIRST, Reason::Built);
/// assert_eq!(standing.status(), Status::Over(won));
/// assert_eq!(standing.result(), "1-0");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    pub(super) position: Position,
    pub(super) own_moves: BySeat<u32>,
    pub(super) out: BySeat<bool>,
    /// The places that seats have reached so far, in a game for places.
    pub(super) places: Places,
    /// `None` if it can't matter: the rule set has no stall rule, or the search is too shallow.
    pub(super) stall: Option<Stall>,
    pub(super) outcome: Option<Outcome>,
}

impl Standing {
    /// A new game.
    pub fn start(rules: Rules) -> Self {
        Self::of(Position::start(rules))
    }

    /// A game set up from a position. Own move counts follow from its round, and the stall rule
    /// starts from zero. Only one check applies right away: it is drawn if nobody can move
    /// (docs/rules.md, section 4).
    pub fn of(position: Position) -> Self {
        let (round, to_move) = (position.round(), position.to_move());
        let seats = position.setup().seats();
        let checks = position.rules().rule_set().checks();
        let has_stall = checks.contains(&Check::Stall);
        let is_blocked = position.is_blocked();
        let mut standing = Self {
            outcome: None,
            places: Places::default(),
            own_moves: BySeat::new(seats, |seat| round - 1 + u32::from(seat < to_move)),
            out: BySeat::new(seats, |seat| !position.has_stones(seat)),
            stall: has_stall.then(|| Stall::new(&position)),
            position,
        };
        standing.outcome = is_blocked.then(|| standing.settled(Outcome::drawn(Reason::Blocked)));
        standing
    }

    /// The rules that the game is played by.
    pub fn rules(&self) -> Rules {
        self.position.rules()
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Whether the game is running.
    pub fn status(&self) -> Status {
        match self.outcome {
            None => Status::Running {
                turn: self.position.to_move(),
            },
            Some(outcome) => Status::Over(outcome),
        }
    }

    /// Returns true if the seat to move can only pass. A game continues only while some seat can
    /// move.
    pub fn must_pass(&self) -> bool {
        match self.status() {
            Status::Running { turn } => !self.position.can_move(turn),
            Status::Over(_) => false,
        }
    }

    /// Returns true if a seat is out: it resigned, missed its deadline, or never had any stones.
    pub fn is_out(&self, seat: Seat) -> bool {
        self.out.get(seat) == Some(&true)
    }

    /// Returns true if a seat is done: it has reached its aim in a running game.
    pub fn is_done(&self, seat: Seat) -> bool {
        self.position.is_done(seat)
    }

    /// The place that a seat has reached, in a game for places.
    pub fn place(&self, seat: Seat) -> Option<u8> {
        match self.outcome.map(|outcome| outcome.verdict) {
            Some(Verdict::Placed(places)) => places.of(seat),
            _ => self.places.of(seat),
        }
    }

    /// The tempo count of each seat; `None` for a seat that is out.
    pub fn tempo(&self) -> BySeat<Option<u32>> {
        let count = |seat| (!self.is_out(seat)).then(|| self.position.tempo(seat));
        BySeat::new(self.out.len(), count)
    }

    /// The number of plies that each seat has played, including those before a set-up position.
    pub fn own_moves(&self) -> &BySeat<u32> {
        &self.own_moves
    }

    /// The result in the form of docs/rules.md, section 7: the seats' scores or places joined by
    /// `-`, or `*`.
    pub fn result(&self) -> String {
        let Some(outcome) = self.outcome else {
            return "*".to_owned();
        };
        let score = |seat: Seat| match outcome.verdict {
            Verdict::Drawn if !self.is_out(seat) => "1/2",
            _ if outcome.is_won_by(seat) => "1",
            _ => "0",
        };
        match outcome.verdict {
            Verdict::Void => "*".to_owned(),
            Verdict::Placed(places) => places.to_string(),
            _ => self.out.keys().map(score).collect::<Vec<_>>().join("-"),
        }
    }

    /// Drops the stall rule for a search of `depth` plies that is too shallow to trigger it: its
    /// tempo counts cost more than everything else.
    pub(super) fn without_stall_beyond(mut self, depth: u32) -> Self {
        let fires = |stall: &Stall| stall.quiet_rounds.saturating_add(depth) >= STALL_ROUNDS;
        self.stall = self.stall.filter(fires);
        self
    }

    /// The state of the stall rule; `None` if the rule set has no such rule.
    pub fn stall(&self) -> Option<&Stall> {
        self.stall.as_ref()
    }

    /// The seats still playing: neither out nor done.
    pub fn playing(&self) -> impl DoubleEndedIterator<Item = Seat> + '_ {
        self.out
            .iter()
            .filter(|(seat, out)| !**out && !self.is_done(*seat))
            .map(|(seat, _)| seat)
    }

    /// Adapts an outcome to this game: in a game for places, drawing seats share the best free
    /// place.
    pub(super) fn settled(&self, outcome: Outcome) -> Outcome {
        if self.rules().contest() != Contest::Places || outcome.verdict != Verdict::Drawn {
            return outcome;
        }
        let mut places = self.places;
        for seat in self.playing() {
            places.give(seat, self.best_place());
        }
        Outcome::placed(places, outcome.reason)
    }

    /// The best free place.
    pub(super) fn best_place(&self) -> u8 {
        let done = self.out.keys().filter(|&seat| self.is_done(seat));
        done.count() as u8 + 1
    }

    /// The worst free place.
    pub(super) fn worst_place(&self) -> u8 {
        let in_game = self.out.values().filter(|out| !**out);
        in_game.count() as u8
    }
}

impl GameState for Standing {
    fn rules(&self) -> Rules {
        self.position.rules()
    }

    fn round(&self) -> u32 {
        self.position.round()
    }

    fn playing(&self) -> impl Iterator<Item = Seat> {
        Self::playing(self)
    }

    fn is_playing(&self, seat: Seat) -> bool {
        !self.is_out(seat) && !self.is_done(seat)
    }

    fn own_moves(&self, seat: Seat) -> u32 {
        self.own_moves[seat]
    }

    fn quiet_rounds(&self) -> Option<u32> {
        Some(self.stall.as_ref()?.quiet_rounds)
    }

    fn is_built(&self, seat: Seat) -> bool {
        self.position.is_built(seat)
    }

    fn is_at_home(&self, seat: Seat) -> bool {
        self.position.stones_at_home(seat) > 0
    }

    fn tempo(&self, seat: Seat) -> u32 {
        self.position.tempo(seat)
    }

    fn is_goal_full(&self, color: Color) -> bool {
        let mut goal = self.position.setup().goal_cells(color).iter();
        goal.all(|&cell| !self.position.placement().is_empty_at(cell))
    }

    fn stone_at(&self, cell: Cell) -> Option<Color> {
        self.position.placement().at(cell)
    }

    fn is_locked(&self, cell: Cell) -> bool {
        self.position.is_locked(cell)
    }

    fn is_blocked(&self) -> bool {
        self.position.is_blocked()
    }
}
