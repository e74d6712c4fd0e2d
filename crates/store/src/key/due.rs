//! Things that fall due.

/// Something that falls due at a moment.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Due {
    /// An open challenge expires.
    Expiry,
    /// The time for a move is up, unless it was extended.
    Deadline,
    /// It is time to remind someone of a move, or to schedule that.
    Reminder,
    /// It is time to check whether someone is still there.
    Visit,
    /// A game has been paused for long enough.
    Lost,
    /// The thread of a game that has ended is closed.
    CloseThread,
    /// Posts that Discord refused have waited long enough.
    Parked,
    /// The second game of a match of two starts.
    NextGame,
}

impl Due {
    /// The first of several that fall due at the same moment.
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
