//! The buttons and menus of lessons and puzzles.

use crate::discord::parts::id::{Field, Reader, Sample, Writer, ids};

/// What is being studied.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Studied {
    /// A lesson, by its index.
    Lesson(u32),
    /// The puzzle of a day, counted from January 1, 1970.
    Puzzle(u32),
}

impl Field for Studied {
    fn write(self, to: &mut Writer) {
        let (kind, number) = match self {
            Self::Lesson(number) => ("lesson", number),
            Self::Puzzle(day) => ("puzzle", day),
        };
        to.word(kind);
        number.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        let studied = match from.word()? {
            "lesson" => Self::Lesson,
            "puzzle" => Self::Puzzle,
            _ => return None,
        };
        Field::read(from).map(studied)
    }

    fn sample(of: Sample) -> Self {
        Self::Puzzle(of.number as u32)
    }
}

ids! {
    /// A button or menu of a lesson or a puzzle.
    pub enum Click in "study" {
        /// Shows it from the start.
        Opener Begin { studied: Studied } = "begin",
        /// Selects a stone.
        Opener Stone { studied: Studied } = "stone",
        /// Plays a move.
        Opener Move { studied: Studied } = "move",
        /// Shows a day's puzzle in a new private message.
        Everybody NewPuzzle { day: u32 } = "new-puzzle",
    }
}
