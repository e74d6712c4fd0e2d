//! What falls due.

/// What falls due at a moment.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Due {
    /// An open challenge expires.
    Expiry,
    /// The time for a move is over, unless it was prolonged.
    Deadline,
    /// Somebody is to be reminded of a move, now or later.
    Reminder,
    /// It is to be looked whether somebody is still there.
    Visit,
    /// A game has stood still for long enough.
    Lost,
    /// The thread of a game that has ended is closed.
    CloseThread,
    /// Posts that Discord refused have waited for long enough.
    Parked,
    /// The second game of two begins.
    NextGame,
}

impl Due {
    /// Of what falls due at the same moment, what stands first.
    pub const FIRST: Self = Self::Expiry;
    pub(super) const ALL: [Self; 8] = [
        Self::Expiry,
        Self::Deadline,
        Self::Reminder,
        Self::Visit,
        Self::Lost,
        Self::CloseThread,
        Self::Parked,
        Self::NextGame,
    ];
}
