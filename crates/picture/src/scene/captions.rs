//! What a picture says in words.

/// The words of a picture, in one language.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Captions {
    /// What the seats are called, in the order of the seats.
    pub names: Vec<String>,
    /// How far the game is, such as "Round 12".
    pub round: String,
    /// Whose turn it is, or how the game ended.
    pub state: String,
    /// What follows the number of steps that a side has left.
    pub steps: String,
    /// What follows the number of a side's stones in its goal.
    pub goal: String,
}
