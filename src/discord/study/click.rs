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

/// A march on its way, which is stored nowhere else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OnWay {
    /// The day, counted from January 1, 1970.
    pub day: u32,
    /// The number of moves made.
    pub moves: u32,
    /// The cells of the stones, packed.
    pub stones: u64,
    /// The same before the last move.
    pub before: u64,
}

impl Field for OnWay {
    fn write(self, to: &mut Writer) {
        self.day.write(to);
        self.moves.write(to);
        to.number(self.stones);
        to.number(self.before);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        Some(Self {
            day: Field::read(from)?,
            moves: Field::read(from)?,
            stones: from.number()?,
            before: from.number()?,
        })
    }

    fn sample(of: Sample) -> Self {
        Self {
            day: of.number as u32,
            moves: of.number as u32,
            // Six stones, the most there are.
            stones: of.number >> 22,
            before: of.number >> 22,
        }
    }
}

ids! {
    /// A button or menu of a lesson, a puzzle or a march.
    pub enum Click in "study" {
        /// Shows it from the start.
        Opener Begin { studied: Studied } = "begin",
        /// Selects a stone.
        Opener Stone { studied: Studied } = "stone",
        /// Plays a move.
        Opener Move { studied: Studied } = "move",
        /// Shows a day's puzzle in a new private message.
        Everybody NewPuzzle { day: u32 } = "new-puzzle",
        /// Tells the channel how a puzzle went.
        Opener SharePuzzle { day: u32 } = "share",
        /// Shows a day's march in a new private message.
        Everybody NewMarch { day: u32 } = "new-march",
        /// Shows the march from its start.
        Opener March { day: u32 } = "march",
        /// Shows the stones to choose from.
        Opener Stones { at: OnWay } = "stones",
        /// Selects a stone of the march.
        Opener Marcher { at: OnWay } = "marcher",
        /// Moves it.
        Opener Step { at: OnWay } = "step",
        /// Takes the last move back.
        Opener StepBack { at: OnWay } = "step-back",
        /// Opens the form for typing moves.
        Opener Type { at: OnWay } = "type",
        /// Shows one of the shortest ways.
        Opener Way { day: u32 } = "way",
        /// Tells the channel how a march went.
        Opener ShareMarch { day: u32 } = "share-march",
        /// Shows the server's table of a day's march.
        Everybody Table { day: u32 } = "table",
    }
}

ids! {
    /// A form of a march.
    pub enum Form in "study" {
        /// Plays typed moves.
        Opener Moves { at: OnWay } = "moves",
    }
}
