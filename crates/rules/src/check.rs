//! The checks that a rule set is a list of (docs/rules.md, section 4): their names, as data.

/// Complete rounds in a row without progress after which the stall rule ends the game.
pub const STALL_ROUNDS: u32 = 50;

/// One line of a rule set: a condition that may end the game after a ply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Check {
    /// gambiter 2: at the end of a round, the built seat wins; both built draw.
    BuiltInRound,
    /// gambiter 3: at the end of round H, a seat with a stone at home loses; both draw.
    HomeInRound,
    /// gambiter 4: at the end of round T, the lower tempo count wins.
    TempoInRound,
    /// brainking 1, closed-camp 2, classic 1, igroved 1, parlett 1: the seat that moved is built
    /// and wins.
    BuiltAtOnce,
    /// brainking 2: a stone at home after more than H own moves loses.
    HomeAfterOwnMoves,
    /// igroved 2: a goal that is full except for opponents' locked stones wins.
    Locked,
    /// parlett 2: goals that are full, with most stones of each its own, win.
    Filled,
    /// The stall rule.
    Stall,
    /// Nobody can move.
    Blocked,
}
