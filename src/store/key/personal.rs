//! What the records of a kind have to do with a person.

use serde::Serialize;

/// What the records of a kind have to do with a person: how they are found, whether the person gets them
/// in the file with all their data, and what becomes of them when the person deletes that data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Personal {
    /// They name nobody.
    Nobody,
    /// The key is the person's account. Exported and deleted.
    Account,
    /// The key begins with the player. Exported and deleted.
    Own(Section),
    /// The key begins with the player. Exported, and kept without a name.
    Kept(Section),
    /// They are about a match, and found by the players whom it names. Exported with the match, and kept
    /// without a name.
    Match,
    /// The record says who did something. Exported, and kept for as long as all of its kind.
    DoneBy,
    /// They name players by their numbers alone and follow from other records, with which they go or stay.
    Derived,
}

/// Where the person's file, and the summary of it, put the records of a kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Section {
    /// The account, its name and its picture.
    Account,
    /// What the person wants.
    Settings,
    /// When the person is or was away.
    Absences,
    /// Challenges of the last hour.
    ChallengesMadeLately,
    /// Those of whom the person takes no challenges.
    KeptOut,
    /// What the games came to.
    Tallies,
    /// The levels of the computer that were beaten.
    Beaten,
    /// The daily puzzles.
    Puzzles,
    /// The matches with posts that could not be sent and of which the person will be told.
    Untold,
    /// The private notes on games.
    Notes,
}
