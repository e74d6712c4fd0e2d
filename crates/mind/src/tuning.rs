//! The numbers of the opponent: margins, reductions, budgets and the worth of what it knows.
//!
//! Each says how it was found. *By matches* means that versions with other values lost points in
//! matches of one against the other. *By judgment* means that it was set by hand and has never been
//! measured on its own: the first candidates for anyone who wants a stronger opponent. Levels have
//! a table of their own in `level.rs`, what was learned is in `assets/cells.txt`.

use halma_rules::{Rules, Variant};

/// What one step is worth, in the unit of all that is judged: hundredths of a step.
pub(crate) const STEP: i32 = 100;

// Depth and time.

/// The most plies that a search looks ahead. More than any search within its nodes has come to.
pub(crate) const MOST_PLIES: usize = 24;
/// Nodes between two looks at whether to stop: about a millisecond.
pub(crate) const NODES_A_LOOK: u64 = 1_024;
/// The share of its nodes that a search keeps for one look at all moves, so that it never takes
/// more than it may. By judgment.
pub(crate) const RESERVED_SHARE: u64 = 4;
/// The same if jumps are long: positions have up to twice as many moves.
pub(crate) const RESERVED_SHARE_LONG: u64 = RESERVED_SHARE / 2;

// Margins: what is left out of a shallow search.

/// Depths to which a position is left alone that stands far better, or worse, than it must. By
/// judgment.
pub(crate) const SHALLOW: i32 = 3;
/// The lead at which a search of this depth is left out: several steps, because the opponent has
/// one chain of jumps less to answer with. By judgment.
pub(crate) const fn margin(depth: i32) -> i32 {
    match depth {
        3 => 450,
        2 => 250,
        _ => 0,
    }
}
/// What a side can hope to gain beyond a move, in a search of this depth after it. By judgment.
pub(crate) const fn hope(depth: i32) -> i32 {
    match depth {
        3 => 300,
        _ => 0,
    }
}

/// What both are divided by where a network corrects the value. In 200 games at Corners each, 1 lost 5
/// points, 0.5 and 0.33 lost 9 and 8, and leaving out whatever stands worse lost 6.
pub(crate) const SHARPER: i32 = 2;

/// What a hundredth of a step counts in a search with a network, because `lab network` takes a step to
/// be worth half of what it is worth by the sum alone.
pub(crate) const SCALE: i32 = 2;

// Reductions: what is searched less deep at first.

/// By how much less deep a turn given away is searched (null move): the usual value of chess
/// programs.
pub(crate) const REDUCED_PASS: i32 = 3;
/// A move that gains at most this is quiet, so it may be reduced: one jump more is no longer quiet.
/// By judgment.
pub(crate) const QUIET_GAIN: i32 = 2 * STEP;
/// By how much less deep a quiet move is searched after `tried` others: late move reductions as in
/// chess programs, with counts by judgment.
pub(crate) const fn reduction(tried: usize, depth: i32) -> i32 {
    match tried {
        _ if depth < 3 => 0,
        0..=3 => 0,
        4..=11 => 1,
        _ if depth > 4 => 2,
        _ => 1,
    }
}
/// The same for a first move that gains nothing. By judgment.
pub(crate) const fn first_reduction(gain: i32, depth: i32) -> i32 {
    if depth > 3 && gain <= 0 { 1 } else { 0 }
}

// The order of moves.

/// Promise of the move that was best when a position was searched before: above all others.
pub(crate) const BEST_KNOWN: i32 = 1 << 24;
/// Promise of a move that refuted another one at the same ply, above what a step gains. By
/// judgment.
pub(crate) const KILLER: i32 = 300;
/// How much credit is worth a hundredth of a step. By judgment.
pub(crate) const CREDIT: i32 = 8;
/// Credits are halved above this, so that what was good lately counts more. By judgment.
pub(crate) const MOST_CREDIT: i32 = 1 << 14;

// How a position stands.

/// What having the move is worth if one of several opponents answers for all. By matches: 240 was
/// worse.
pub(crate) const TURN_AMONG_MANY: i32 = 110;
/// So many open stones of a seat are paired with cells one by one; trying all ways of more takes
/// too long.
pub(crate) const FEW_OPEN: u8 = 4;
/// What it is worth that one of two partners has reached its aim. By judgment.
pub(crate) const DONE: i32 = 10 * STEP;
/// With at most this many open stones a seat is about to fill its goal, and positions aren't judged
/// statically. By judgment.
pub(crate) const ABOUT_TO_BUILD: u8 = 2;
/// What each cell beside the line from home to goal costs where nothing was learned. By judgment;
/// learned tables beat it by 130 to 370 Elo at Corners and on the star, by chance alone on Halma's
/// boards.
pub(crate) const OFF_LINE: f64 = 7.0;
/// The part of the way, gone by all, up to which the early table counts alone. By judgment, before
/// learning.
pub(crate) const EARLY: f64 = 0.15;
/// The part of the way, gone by all, from which on the late table counts alone. By judgment, before
/// learning.
pub(crate) const LATE: f64 = 0.75;
/// By how much a cell is at least dearer than the one to which it goes downhill. By judgment.
pub(crate) const LEAST_SLOPE: i32 = 10;

// Ends by count.

/// Rounds that a search may look ahead; ends that are farther off are left out of it. Twice as many
/// as searches come to.
pub(crate) const HORIZON: u32 = 10;
/// Rounds before an end by count in which nothing is judged by how it stands. By judgment; all won
/// games within four rounds of one were then won in tests.
pub(crate) const CLOSE: u32 = 3;
/// What each step out of home costs while a check is still far. By judgment: it was nothing first,
/// then 30.
pub(crate) const HOME_ALWAYS: i32 = 60;
/// What each step out of home costs more, times the square of the rounds that have gone since. By
/// matches at Corners: 5 lost races.
pub(crate) const HOME_URGENCY: i32 = 2;
/// What each step out of home costs a seat that does nothing else: more than all the rest. By
/// judgment.
pub(crate) const LEAVING: i32 = 20 * STEP;
/// Moves to spare for leaving home, below which even the best player does nothing else; weaker ones
/// want more. By judgment.
pub(crate) const SPARE: u32 = 1;
/// Rounds before the tempo count from which on it is played for. By judgment.
pub(crate) const COUNT_ROUNDS: u32 = 14;
/// Quiet rounds from which on stones at home cost by the stall rule: half of those that it waits
/// for.
pub(crate) const STALL_NEAR: u32 = 25;
/// Quiet rounds after which who isn't far behind waits no longer: games of two who waited for each
/// other were drawn by the stall rule. By judgment.
pub(crate) const PATIENCE: u32 = 6;
/// How far behind a seat may be to be counted among those. By judgment.
pub(crate) const FAR_BEHIND: i32 = 5 * STEP;

// Races.

/// Cells that must lie between a stone and those that it has passed: a jump goes over one to the
/// next.
pub(crate) const PASSED_BY: u8 = 2;
/// Positions that a beam keeps at each move on the way to the goal. By judgment; a test compares
/// short ways with those found breadth first.
pub(crate) const BEAM_TO_GOAL: usize = 160;
/// The same for a way that nobody can hinder. By measurement (docs/race.md).
pub(crate) const BEAM_UNHINDERED: usize = 160;
/// The same on the way out of home, which is short. By judgment.
pub(crate) const BEAM_OUT_OF_HOME: usize = 12;
/// The most moves of a way, so that a beam that leads nowhere ends. By judgment.
pub(crate) const MOST_MOVES: usize = 120;
/// The maximum number of positions for a race or a way out of home, which leaves nodes for a search
/// if that finds nothing. By judgment.
pub(crate) const MOST_OF_A_RACE: u64 = 150_000;

// Playouts among several opponents, found by games of star6 with long jumps against greedy players.

/// The most first moves that are played out, those that gain most. By judgment.
pub(crate) const PLAYED_OUT: usize = 16;
/// The fewest playouts of a move, as long as they can be. By judgment: with a
/// sixth of these a search won more in the tests.
pub(crate) const LEAST_PLAYOUTS: u64 = 160;
/// The most plies of all playouts of a move, about half a second. By matches with long jumps on
/// star6: with a quarter of it nothing was lost.
pub(crate) const MOST_PLAYED_OUT: u64 = 200_000;
/// Rounds after which a playout is judged as it stands. By matches: 5 lost 8 points.
pub(crate) const LONGEST_PLAYOUT: usize = 40;
/// By how much a move in a playout may be worse than the one that gains most, in hundredths of a
/// step. By matches: 30 lost 22 points beside 60, 120 was as good.
pub(crate) const PLAYOUT_NOISE: i32 = 100;
/// What a won game is worth beside the lead at its end, in hundredths of a step. By judgment.
pub(crate) const PLAYOUT_WIN: i64 = 1_000;
/// By how much seldom tried moves are preferred, in hundredths of a step. By matches: 400, 800 and
/// 3,200 lost 27, 12 and 10 points.
pub(crate) const PLAYOUT_CURIOSITY: f64 = 1_600.0;

// Advice and reviews.

/// The positions of a hint, and of the search that confirms a mistake: two plies deeper than a
/// review's first look.
pub const ADVICE_NODES: u64 = 500_000;
/// What a move has to cost to be called a mistake, in hundredths of a step: less is a matter of
/// taste.
pub(crate) const MISTAKE: i32 = STEP;
/// The lead after a move that is as good as the win that it missed. By judgment.
pub(crate) const FAR_AHEAD: i32 = 5 * STEP;
/// The most moves of a game that are searched again to confirm that they were mistakes.
pub(crate) const MOST_CONFIRMED: usize = 8;

/// The positions that the review of a whole game is given: some seconds of one processor.
pub(crate) const REVIEW_NODES: u64 = 4_000_000;
/// The fewest positions of a move in a review: as many as the lowest levels have for theirs.
pub(crate) const LEAST_REVIEW_NODES: u64 = 2_000;
/// The most positions of a move in a review, between levels 7 and 8.
pub(crate) const MOST_REVIEW_NODES: u64 = 40_000;
/// The number of race positions allowed per search position; a race needs no search besides. By
/// judgment.
pub(crate) const RACE_SHARE: u64 = 4;

// What differs by board.

/// What is worth something else on each board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights {
    /// How much steeper the last step is than the first, for a stone that still has the whole way.
    pub lag: f64,
    /// How many times what was learned of cells counts.
    pub shape: f64,
    /// What having the move is worth, in hundredths of a step, with two seats.
    pub turn: i32,
    /// Rounds before the home check from which on stones at home cost more.
    pub home_rounds: u32,
}

impl Weights {
    /// What counts unless matches found something better. Lag and the round of the home check by
    /// judgment; having the move by matches: 240 beat 110, and it matters more than the shape.
    pub const USUAL: Self = Self {
        lag: 45.0,
        shape: 1.0,
        turn: 240,
        home_rounds: 12,
    };

    /// What counts on a board. By matches of 50 to 80 games a value against the version before, at
    /// 10,000 positions a move; crates/lab/NOTES.md has the figures.
    pub fn of(rules: Rules) -> Self {
        let usual = Self::USUAL;
        let (turn, home_rounds) = (320, 25);
        let corners = |shape| Self {
            lag: 120.0,
            shape,
            turn,
            home_rounds,
        };
        match rules.variant() {
            Variant::Corners => Self {
                home_rounds: 30,
                ..corners(2.0)
            },
            Variant::MiniCorners => corners(1.2),
            Variant::Star2 => Self {
                lag: 140.0,
                shape: 2.5,
                turn,
                ..usual
            },
            Variant::Halma8 => Self {
                lag: 70.0,
                turn,
                home_rounds: 18,
                ..usual
            },
            Variant::Halma10 => Self {
                shape: 1.5,
                turn,
                home_rounds,
                ..usual
            },
            Variant::Halma16 => Self { turn, ..usual },
            _ => usual,
        }
    }
}
