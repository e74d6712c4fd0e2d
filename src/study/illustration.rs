//! Positions that show what is special in a game's rules, with the moves that lead to them. All
//! are set up from the rules' own homes and goals, and played by the engine.

use halma_rules::{
    Board, Cell, Check, Color, Contest, Ends, Game, Jumps, Move, Options, Ply, RuleSet, Rules,
    Seat, Teams, Variant,
};

use super::late::{
    Illustrated, Late, ON_THEIR_WAY, colors, greediest, inward, may_stop, move_between, open_cells,
};

/// A rule that is shown in a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illustration {
    /// A jump over a stone that isn't a neighbor.
    LongJump,
    /// A full goal with an opponent's stone in it.
    Filled,
    /// A chain of jumps through a corner in which it may not end.
    ClosedCorner,
    /// The game continues after the first has filled the goal.
    Places,
    /// Partners have both filled their goals.
    Pairs,
}

/// The place of an opponent's stone in a full goal, counted from behind.
const INSIDE: usize = 4;
/// How far a long jump goes: two gaps are clearer than one, but not every game has them.
const LONG: [u32; 2] = [6, 4];
/// The maximum length of a game that is searched for a long jump.
const MOST_PLIES: usize = 60;

impl Illustration {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 5] = [
        Self::LongJump,
        Self::Filled,
        Self::ClosedCorner,
        Self::Places,
        Self::Pairs,
    ];

    /// The word in keys and ids.
    pub fn word(self) -> &'static str {
        match self {
            Self::LongJump => "long-jump",
            Self::Filled => "filled",
            Self::ClosedCorner => "corner",
            Self::Places => "places",
            Self::Pairs => "pairs",
        }
    }

    /// Returns the illustration of a word.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.word() == word)
    }

    /// Returns those that a game needs.
    pub fn of(rules: Rules) -> Vec<Self> {
        let all = Self::ALL.into_iter();
        all.filter(|illustration| illustration.is_for(rules))
            .collect()
    }

    /// Returns a usual game that needs it.
    fn usual(self) -> Option<Rules> {
        let (variant, rule_set) = match self {
            Self::LongJump | Self::Places => (Variant::Star3, None),
            Self::Filled => (Variant::Halma8, Some(RuleSet::Parlett)),
            Self::ClosedCorner => (Variant::Star6, Some(RuleSet::Family)),
            Self::Pairs => (Variant::Halma16Four, None),
        };
        let options = Options {
            jumps: (self == Self::LongJump).then_some(Jumps::Long),
            ends: (self == Self::Places).then_some(Ends::Places),
            teams: (self == Self::Pairs).then_some(Teams::Pairs),
            ..Options::default()
        };
        Rules::with_options(variant, rule_set, options).ok()
    }

    fn is_for(self, rules: Rules) -> bool {
        match self {
            Self::LongJump => rules.jumps() == Jumps::Long,
            Self::Filled => intruder(rules).is_some(),
            Self::ClosedCorner => {
                let color = rules.setup().colors(Seat::FIRST)[0];
                open_cells(rules, color).is_some()
            }
            Self::Places => rules.contest() == Contest::Places,
            Self::Pairs => rules.contest() == Contest::Pairs,
        }
    }

    /// Returns the illustration for a game, or for a usual one if that game doesn't need it.
    pub fn shown(self, rules: Rules) -> Option<Illustrated> {
        let rules = if self.is_for(rules) {
            rules
        } else {
            self.usual()?
        };
        match self {
            Self::LongJump => LONG.into_iter().find_map(|least| long_jump(rules, least)),
            Self::Filled => filled(rules),
            Self::ClosedCorner => closed_corner(rules),
            Self::Places => {
                let finishers = rules.variant().seats() - 2;
                Late::of(rules).finished_by(&(0..finishers).map(Seat::at).collect::<Vec<_>>())
            }
            Self::Pairs => {
                let partner = rules.partner(Seat::FIRST)?;
                Late::of(rules).finished_by(&[Seat::FIRST, partner])
            }
        }
    }
}

/// Returns the first jump of seat 1 that goes so far in a plain game.
fn long_jump(rules: Rules, least: u32) -> Option<Illustrated> {
    let mut game = Game::new(rules);
    while game.outcome().is_none() && game.ply_count() < MOST_PLIES {
        let position = game.position();
        let moves = position.gains().into_iter();
        let forward = moves.filter(|&(_, gain)| gain > 0 && position.to_move() == Seat::FIRST);
        let is_long = |mv: Move| position.board().distance(mv.from(), mv.to()) >= least;
        let long = forward.filter(|&(mv, _)| is_long(mv) && position.route(mv).jumps() == 1);
        if let Some((mv, _)) = long.max_by_key(|(_, gain)| *gain) {
            let routes = vec![position.route(mv)];
            game.play(Ply::Move(mv)).ok()?;
            let cell = None;
            return Some(Illustrated { game, routes, cell });
        }
        let mv = greediest(position)?;
        game.play(Ply::Move(mv)).ok()?;
    }
    None
}

/// Returns a game that seat 1 has won with an opponent's stone in its goal.
fn filled(rules: Rules) -> Option<Illustrated> {
    let color = rules.setup().colors(Seat::FIRST)[0];
    let cell = *inward(rules, color).get(INSIDE)?;
    let mut late = Late::of(rules);
    late.stones.insert(cell, intruder(rules)?);
    let shown = late.finished_by(&[Seat::FIRST])?;
    let cell = Some(cell);
    Some(Illustrated { cell, ..shown })
}

/// Returns a color whose stone may keep seat 1 from filling its goal, where a full goal is enough.
fn intruder(rules: Rules) -> Option<Color> {
    let (setup, partner) = (rules.setup(), rules.partner(Seat::FIRST));
    let color = setup.colors(Seat::FIRST)[0];
    let cell = *inward(rules, color).get(INSIDE)?;
    let is_other =
        |color: &Color| ![Some(Seat::FIRST), partner].contains(&Some(setup.owner(*color)));
    let others = colors(rules).filter(|color| is_other(color) && may_stop(rules, *color, cell));
    let is_enough = rules.rule_set().checks().contains(&Check::Filled);
    let nearest = others.min_by_key(|other| !setup.home(*other).contains(cell));
    nearest.filter(|_| is_enough)
}

/// Returns a chain of seat 1 through a corner in which it may not end.
fn closed_corner(rules: Rules) -> Option<Illustrated> {
    let (setup, board) = (rules.setup(), rules.board());
    let color = setup.colors(Seat::FIRST)[0];
    let open = open_cells(rules, color)?;
    let closed = board.cells().iter().copied();
    let closed = closed.filter(|&cell| !open.contains(cell));
    let leaps = |at: Cell| {
        let all = board.cells().iter().copied();
        all.filter_map(move |to| Some((between(board, at, to)?, to)))
            .filter(|(over, to)| open.contains(*over) && open.contains(*to))
    };
    let mut ways = closed.flat_map(|corner| {
        let ways = move |first| leaps(corner).map(move |second| (corner, first, second));
        leaps(corner).flat_map(ways)
    });
    ways.find_map(|(corner, (over, from), (beyond, to))| {
        let mut late = Late::of(rules);
        late.stones.insert(from, color);
        for cell in [over, beyond] {
            late.stones.insert(cell, setup.colors(Seat::at(1))[0]);
        }
        late.free.extend([corner, to]);
        late.on_their_way = ON_THEIR_WAY + 1;
        let mut game = Game::from_position(late.position(&[])?);
        let mv = move_between(game.position(), from, to)?;
        let route = game.position().route(mv);
        (route.cells() == [from, corner, to]).then_some(())?;
        game.play(Ply::Move(mv)).ok()?;
        Some(Illustrated {
            game,
            routes: vec![route],
            cell: Some(corner),
        })
    })
}

/// Returns the cell between two that are a jump apart.
fn between(board: &Board, one: Cell, other: Cell) -> Option<Cell> {
    let is_next = |cell: &Cell| board.distance(*cell, other) == 1;
    let mut both = board.neighbors(one).filter(is_next);
    let cell = both.next().filter(|_| both.next().is_none())?;
    (board.distance(one, other) == 2).then_some(cell)
}

#[cfg(test)]
mod tests {
    use super::*;
    use halma_rules::Reason;

    #[test]
    fn every_game_has_the_illustrations_that_it_needs() {
        for rules in Rules::all() {
            for illustration in Illustration::of(rules) {
                let what = format!("{illustration:?} of {rules:?}");
                let shown = illustration.shown(rules).expect(&what);
                assert_eq!(shown.game.rules(), rules, "{what}");
                shows(illustration, &shown, &what);
                stones_may_stand(&shown.game, &what);
            }
        }
    }

    /// No stone is where its rules don't let it stop.
    fn stones_may_stand(game: &Game, what: &str) {
        let rules = game.rules();
        for color in colors(rules) {
            let stones = game.position().placement().stones(color);
            let is_allowed = |stone: &Cell| may_stop(rules, color, *stone);
            assert!(stones.iter().all(is_allowed), "{what}");
        }
    }

    fn shows(illustration: Illustration, shown: &Illustrated, what: &str) {
        let (game, rules) = (&shown.game, shown.game.rules());
        let (standing, board) = (game.standing(), rules.board());
        let route = shown.routes.last().expect("a move leads to it");
        let cells = route.cells();
        match illustration {
            Illustration::LongJump => {
                assert_eq!(route.jumps(), 1, "{what}");
                assert!(board.distance(cells[0], cells[1]) > 2, "{what}");
            }
            Illustration::Filled => {
                let reason = game.outcome().map(|outcome| outcome.reason);
                let is_over = rules.contest() == Contest::First;
                assert_eq!(reason, is_over.then_some(Reason::Filled), "{what}");
                assert!(is_over || standing.is_done(Seat::FIRST), "{what}");
                assert!(!game.position().is_built(Seat::FIRST), "{what}");
            }
            Illustration::ClosedCorner => {
                let color = rules.setup().colors(Seat::FIRST)[0];
                let open = open_cells(rules, color).expect("corners are closed");
                let through = cells[1..cells.len() - 1].iter();
                assert!(through.clone().all(|cell| !open.contains(*cell)), "{what}");
                assert!(through.eq(&shown.cell), "{what}");
            }
            Illustration::Places => {
                assert_eq!(standing.place(Seat::FIRST), Some(1), "{what}");
                assert_eq!(game.outcome(), None, "{what}");
            }
            Illustration::Pairs => {
                let outcome = game.outcome().expect("the pair has won");
                assert!(outcome.is_won_by(Seat::FIRST), "{what}");
                assert_eq!(outcome.winners().count(), 2, "{what}");
            }
        }
    }

    #[test]
    fn each_can_be_shown_without_a_game_that_needs_it() {
        let rules = Rules::default_for(Variant::Corners);
        assert_eq!(Illustration::of(rules), []);
        for illustration in Illustration::ALL {
            assert!(illustration.shown(rules).is_some(), "{illustration:?}");
            let word = illustration.word();
            assert_eq!(Illustration::of_word(word), Some(illustration));
        }
    }
}
