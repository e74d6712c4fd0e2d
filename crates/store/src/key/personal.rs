//! How records relate to people.

use serde::Serialize;

/// How records of a kind relate to a person: how they are found, whether they are part of the
/// person's data export, and what happens to them when the person deletes that data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Personal {
    /// They name nobody.
    Nobody,
    /// The key is the person's account. Exported and deleted.
    Account,
    /// The key begins with the player. Exported and deleted.
    Own(Section),
    /// The key begins with the player. Exported, and kept without the name.
    Kept(Section),
    /// About a match, and found through the players it names. Exported with the match, and kept
    /// without names.
    Match,
    /// Says who did something. Exported, and kept as long as all records of its kind.
    DoneBy,
    /// Names players only by number and follows from other records. Kept or deleted with those.
    Derived,
}

/// The section of a person's data export, and of its summary, that lists a kind of record.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Section {
    /// The account, its name and its picture.
    Account,
    /// The person's settings.
    Settings,
    /// When the person is or was away.
    Absences,
    /// Challenges of the last hour.
    ChallengesMadeLately,
    /// The person's block list.
    KeptOut,
    /// Totals of the person's games.
    Tallies,
    /// The levels of the computer that were beaten.
    Beaten,
    /// The daily puzzles.
    Puzzles,
    /// The last marches.
    Marches,
    /// Matches with unsent posts that the person will be told about.
    Untold,
    /// The private notes on games.
    Notes,
    /// The sessions on the board page.
    Sessions,
    /// The board that was opened last.
    Opened,
    /// The plans in running games.
    Plans,
    /// The cups.
    Cups,
}
