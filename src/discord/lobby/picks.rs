//! What the pages and menus of the panel are, and what can be switched on there.

use crate::discord::parts::choice::Choice;
use crate::discord::parts::id::words;

/// A page of the panel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Page {
    /// Whom to play, which game, how much time.
    First,
    /// Everything else that the game has.
    More,
}

words!(Page { First = "first", More = "more" });

/// What a menu of the panel picks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pick {
    /// The game.
    Game,
    /// The time per move.
    Time,
    /// The rule set.
    Rules,
    /// How far stones jump.
    Jumps,
    /// When the game ends, or whether people play in pairs.
    Contest,
    /// Who moves first.
    First,
    /// What is switched on.
    Extras,
}

words!(Pick {
    Game = "game",
    Time = "time",
    Rules = "rules",
    Jumps = "jumps",
    Contest = "contest",
    First = "first",
    Extras = "extras",
});

impl Pick {
    /// Returns the key of what its menu says if nothing is picked.
    pub fn key(self) -> &'static str {
        match self {
            Self::Game => "menu-which-game",
            Self::Time => "option-play-time",
            Self::Rules => "option-custom-rules",
            Self::Jumps => "option-custom-jumps",
            Self::Contest => "option-custom-ends",
            Self::First => "option-custom-first",
            Self::Extras => "button-more-rules",
        }
    }
}

/// Something that is switched on or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extra {
    /// The game is rated.
    Rated,
    /// Stones move diagonally.
    Diagonals,
    /// A second game with sides swapped follows.
    TwoGames,
    /// The game gets its own thread.
    Thread,
    /// The challenge is posted again.
    Repeat,
    /// No clock runs on weekends.
    NoWeekends,
}

impl Choice for Extra {
    fn all() -> Vec<Self> {
        use Extra::{Diagonals, NoWeekends, Rated, Repeat, Thread, TwoGames};
        vec![Rated, Diagonals, TwoGames, NoWeekends, Thread, Repeat]
    }

    fn name(self) -> String {
        let word = match self {
            Self::Rated => "rated",
            Self::Diagonals => "diagonals",
            Self::TwoGames => "two-games",
            Self::Thread => "thread",
            Self::Repeat => "repeat",
            Self::NoWeekends => "no-weekends",
        };
        word.to_owned()
    }

    fn key(self) -> String {
        let key = match self {
            Self::Rated => "extra-rated",
            Self::Diagonals => "extra-diagonals",
            Self::TwoGames => "option-custom-two-games",
            Self::Thread => "option-custom-thread",
            Self::Repeat => "option-custom-repeat",
            Self::NoWeekends => "option-custom-no-weekends",
        };
        key.to_owned()
    }
}
