//! What looking ahead may cost.

/// What a search, or a puzzle for one, may cost.
#[derive(Clone, Copy)]
pub(crate) struct Limits<'a> {
    /// The maximum number of positions searched.
    pub nodes: u64,
    /// The most jumps of a chain that are seen.
    pub jumps: u32,
    pub stop: &'a dyn Fn() -> bool,
}
