//! What can be wrong with a cup, each in a sentence that says where and what to do.

use thiserror::Error;

use crate::{Kind, MOST_PEOPLE};

/// Why a cup can't be read, or a round can't be paired.
#[derive(Debug, Error)]
pub enum Fault {
    /// It isn't JSON, or not of this form.
    #[error("I couldn't read this: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// Something in it can't be; the sentence says what and where.
    #[error("{0}")]
    Form(String),
    /// Too many people for any cup.
    #[error("a cup has room for {MOST_PEOPLE} people; {0} are entered")]
    Crowd(usize),
    /// Too few or too many people to start.
    #[error("a cup of the kind `{kind}` starts with {least} to {most} people; {people} are in")]
    People {
        /// The cup's kind.
        kind: Kind,
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
        /// How many are in.
        people: usize,
    },
    /// Everything has been paired.
    #[error("all rounds are paired; what is left is the table")]
    Over,
    /// Too few people are left to play.
    #[error("too few people are in: {people}, and a game needs {seats}; the cup is over")]
    Deserted {
        /// How many are in.
        people: usize,
        /// How many a game needs.
        seats: usize,
    },
    /// Tables that leave over more people than may have a bye.
    #[error("round {0} would give somebody a second bye; the tables are over")]
    SecondBye(u32),
    /// A trial of what doesn't end.
    #[error("stairs never end, so there are no cups to simulate; use another kind")]
    Endless,
}

/// Refuses a form, with a sentence.
pub(crate) fn wrong<T>(sentence: String) -> Result<T, Fault> {
    Err(Fault::Form(sentence))
}
