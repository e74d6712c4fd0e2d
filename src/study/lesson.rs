//! The lessons, each a row of data.

use halma_rules::notation::parse_position;
use halma_rules::{Rules, Variant};

use super::exercise::{Aim, Exercise};

/// A lesson: a position in which to find a move.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The word in the keys of its sentences.
    pub word: &'static str,
    variant: Variant,
    position: &'static str,
    aim: Aim,
    /// The stones that may be moved.
    stones: &'static [&'static str],
}

/// All lessons, in order.
pub const LESSONS: [Lesson; 8] = [
    Lesson {
        word: "step",
        variant: Variant::Halma8,
        position: "bbbb4/bbb5/bb6/b7/7a/6aa/5aaa/4aaaa 1 1",
        aim: Aim::Step,
        stones: &["g3", "h4"],
    },
    Lesson {
        word: "jump",
        variant: Variant::Halma8,
        position: "bbbb4/bbb5/bb6/b7/7a/6aa/5aaa/4aaaa 1 1",
        aim: Aim::Jump,
        stones: &["g2"],
    },
    Lesson {
        word: "chain",
        variant: Variant::Halma8,
        position: "2b5/1bb1b3/bbbb1b2/b7/4aa1a/4aaaa/5a2/4aa2 1 5",
        aim: Aim::Chain,
        stones: &["f3"],
    },
    Lesson {
        word: "ladder",
        variant: Variant::Halma8,
        position: "2bb4/1b6/bb1bb3/baa1b3/5a1a/6ba/5aa1/4aaa1 1 5",
        aim: Aim::Ladder(4),
        stones: &["f2", "f4", "g1"],
    },
    Lesson {
        word: "home",
        variant: Variant::Halma8,
        position: "aa6/1a6/aaa5/2b1bb2/ab6/2b2b1a/3aa1bb/5bb1 1 30",
        aim: Aim::LeaveHome,
        stones: &["d2", "e2", "h3"],
    },
    Lesson {
        word: "block",
        variant: Variant::Halma8,
        position: "8/3aba2/bbbb1bb1/b5b1/3aaa1a/4aba1/8/4aa2 1 8",
        aim: Aim::Block,
        stones: &["e1", "g3", "h4"],
    },
    Lesson {
        word: "race",
        variant: Variant::Halma8,
        position: "aaaa4/aa2a3/aaa5/8/5b2/5bb1/3b1bb1/4bbbb 1 29",
        aim: Aim::Build,
        stones: &["b6", "c6", "e7"],
    },
    Lesson {
        word: "count",
        variant: Variant::Halma8,
        position: "aaaa4/aaa5/aa3b2/8/8/6bb/a4bbb/4bbbb 2 80",
        aim: Aim::Win,
        stones: &["f6"],
    },
];

impl Lesson {
    /// Returns the exercise.
    pub fn exercise(&self) -> Exercise {
        let rules = Rules::default_for(self.variant);
        let position = parse_position(rules, self.position).expect("the tests read all lessons");
        let board = position.board();
        let stones = self.stones.iter();
        let stones = stones.filter_map(|name| board.parse_cell(name)).collect();
        Exercise::new(position, self.aim, stones)
    }
}
