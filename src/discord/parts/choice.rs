//! Choices from a list: each value has a word, which Discord transmits, and a sentence.

use halma_rules::{Ends, Jumps, RuleSet, Teams, Variant};
use halma_service::{Compared, Family, FirstMove, PastBoards, Preset, Reminders, TimeControl};

/// A value of an option or menu with fixed choices.
pub trait Choice: Copy + 'static {
    /// Returns all choices, in the order in which they are offered.
    fn all() -> Vec<Self>;

    /// The name that Discord carries.
    fn name(self) -> String;

    /// Returns the key of its sentence.
    fn key(self) -> String;

    /// The choice of a name.
    fn of_name(name: &str) -> Option<Self> {
        Self::all().into_iter().find(|choice| choice.name() == name)
    }
}

impl Choice for Variant {
    fn all() -> Vec<Self> {
        Self::ALL.to_vec()
    }

    fn name(self) -> String {
        self.name().to_owned()
    }

    fn key(self) -> String {
        format!("variant-{self}")
    }
}

impl Choice for RuleSet {
    fn all() -> Vec<Self> {
        Self::ALL.to_vec()
    }

    fn name(self) -> String {
        self.name().to_owned()
    }

    fn key(self) -> String {
        format!("choice-rules-{self}")
    }
}

impl Choice for Preset {
    fn all() -> Vec<Self> {
        Self::ALL.to_vec()
    }

    fn name(self) -> String {
        self.name().to_owned()
    }

    fn key(self) -> String {
        format!("choice-preset-{}", self.name())
    }
}

/// Implements `Choice` for the options of the rules, by their words.
macro_rules! rule_options {
    ($($type:ident = $word:literal),+) => {$(
        impl Choice for $type {
            fn all() -> Vec<Self> {
                Self::ALL.to_vec()
            }

            fn name(self) -> String {
                self.name().to_owned()
            }

            fn key(self) -> String {
                format!(concat!("choice-", $word, "-{}"), self)
            }
        }
    )+};
}

rule_options!(Jumps = "jumps", Ends = "ends", Teams = "teams");

impl Choice for TimeControl {
    fn all() -> Vec<Self> {
        Self::ALL.to_vec()
    }

    fn name(self) -> String {
        self.to_string()
    }

    fn key(self) -> String {
        format!("clock-{self}")
    }
}

impl Choice for FirstMove {
    fn all() -> Vec<Self> {
        vec![Self::Lot, Self::Challenger, Self::Opponent]
    }

    fn name(self) -> String {
        let word = match self {
            Self::Challenger => "me",
            Self::Opponent => "opponent",
            Self::Lot | Self::AsListed => "lot",
        };
        word.to_owned()
    }

    fn key(self) -> String {
        format!("choice-first-{}", self.name())
    }
}

impl Choice for PastBoards {
    fn all() -> Vec<Self> {
        vec![Self::Tidy, Self::Keep, Self::OneMessage]
    }

    fn name(self) -> String {
        PastBoards::name(self).to_owned()
    }

    fn key(self) -> String {
        format!("choice-boards-{}", PastBoards::name(self))
    }
}

impl Choice for Reminders {
    fn all() -> Vec<Self> {
        vec![Self::All, Self::Turn, Self::None]
    }

    fn name(self) -> String {
        let word = match self {
            Self::All => "all",
            Self::Turn => "turn",
            Self::None => "none",
        };
        word.to_owned()
    }

    fn key(self) -> String {
        format!("choice-reminders-{}", self.name())
    }
}

/// Who may challenge on a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Challengers {
    /// Everyone.
    Everybody,
    /// People who can manage the server.
    Moderators,
}

impl Challengers {
    /// Returns who may challenge, given whether only moderators may.
    pub fn of(moderators_only: bool) -> Self {
        if moderators_only {
            Self::Moderators
        } else {
            Self::Everybody
        }
    }
}

impl Choice for Challengers {
    fn all() -> Vec<Self> {
        vec![Self::Everybody, Self::Moderators]
    }

    fn name(self) -> String {
        let word = match self {
            Self::Everybody => "everybody",
            Self::Moderators => "moderators",
        };
        word.to_owned()
    }

    fn key(self) -> String {
        format!("choice-who-{}", self.name())
    }
}

/// A moderator's choice of where games may be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Playable {
    /// Only in this channel.
    OnlyHere,
    /// In this channel too.
    Here,
    /// No longer in this channel.
    NotHere,
    /// In all channels.
    Everywhere,
    /// In none.
    Nowhere,
}

impl Choice for Playable {
    fn all() -> Vec<Self> {
        use Playable::{Everywhere, Here, NotHere, Nowhere, OnlyHere};
        vec![OnlyHere, Here, NotHere, Everywhere, Nowhere]
    }

    fn name(self) -> String {
        let word = match self {
            Self::OnlyHere => "only-here",
            Self::Here => "here",
            Self::NotHere => "not-here",
            Self::Everywhere => "everywhere",
            Self::Nowhere => "nowhere",
        };
        word.to_owned()
    }

    fn key(self) -> String {
        format!("choice-games-{}", self.name())
    }
}

impl Choice for Family {
    fn all() -> Vec<Self> {
        Self::ALL.to_vec()
    }

    fn name(self) -> String {
        self.name().to_owned()
    }

    fn key(self) -> String {
        format!("family-{self}")
    }
}

impl Choice for Compared {
    fn all() -> Vec<Self> {
        Self::ALL.to_vec()
    }

    fn name(self) -> String {
        Compared::name(self).to_owned()
    }

    fn key(self) -> String {
        format!("choice-by-{}", Compared::name(self))
    }
}

/// The scope of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Where {
    /// Games of this server.
    Here,
    /// Games of all servers.
    Everywhere,
}

impl Choice for Where {
    fn all() -> Vec<Self> {
        vec![Self::Here, Self::Everywhere]
    }

    fn name(self) -> String {
        let word = match self {
            Self::Here => "here",
            Self::Everywhere => "everywhere",
        };
        word.to_owned()
    }

    fn key(self) -> String {
        format!("choice-where-{}", self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn goes_there_and_back<C: Choice + PartialEq + std::fmt::Debug>() {
        for choice in C::all() {
            assert_eq!(C::of_name(&choice.name()), Some(choice));
        }
        assert_eq!(C::of_name("nothing of the kind"), None);
    }

    #[test]
    fn every_word_stands_for_one_choice() {
        goes_there_and_back::<Variant>();
        goes_there_and_back::<RuleSet>();
        goes_there_and_back::<Jumps>();
        goes_there_and_back::<Ends>();
        goes_there_and_back::<Teams>();
        goes_there_and_back::<TimeControl>();
        goes_there_and_back::<FirstMove>();
        goes_there_and_back::<Reminders>();
        goes_there_and_back::<Challengers>();
        goes_there_and_back::<Family>();
        goes_there_and_back::<Compared>();
        goes_there_and_back::<Where>();
    }
}
