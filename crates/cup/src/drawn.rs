//! A round as it was drawn.

/// A round in numbers.
#[derive(Default)]
pub(crate) struct Drawn {
    pub(crate) games: Vec<Vec<usize>>,
    pub(crate) byes: Vec<usize>,
    pub(crate) groups: Vec<Vec<usize>>,
}
