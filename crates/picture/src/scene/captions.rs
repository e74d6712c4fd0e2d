//! The words in a picture.

/// The words in a picture, in one language.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Captions {
    /// The seats' names, in the order of the seats.
    pub names: Vec<String>,
    /// The progress of the game, such as "Round 12".
    pub round: String,
    /// Whose turn it is, or how the game ended.
    pub state: String,
    /// What follows the number of steps left.
    pub steps: String,
    /// What follows the number of stones in the goal.
    pub goal: String,
}
