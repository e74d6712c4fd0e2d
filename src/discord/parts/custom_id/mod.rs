//! The ids of buttons, menus and forms. They say all that a click needs, so they work for the life
//! of a game, across restarts. Those of private messages and of forms bear a seal.

mod access;
mod carried;
mod purpose;
mod seal;
mod table;
mod typed;

use std::fmt;
use std::str::FromStr;

pub use carried::{Carried, MOST_CARRIED_CHARS};
pub use purpose::{ForMatch, InMatch, MoveMenu, PrivacyStep, ReplayStep, StudyStep, TaskStep};
pub use seal::{Bearer, Presented, Surface};
pub use table::TableId;
pub use typed::{packed, unpacked};

use crate::ids::{MatchId, UserId};

/// The version of the format.
const VERSION: &str = "1";

/// The id of a button, menu or form; at most 64 characters as text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CustomId {
    /// Does something in a match as it stood at a turn.
    InMatch {
        /// What.
        what: InMatch,
        /// The match.
        id: MatchId,
        /// The turn of the match that it was made for.
        turn: u64,
    },
    /// Chooses a move in a match as it stood at a turn.
    ChooseMove {
        /// What is chosen.
        what: MoveMenu,
        /// The match.
        id: MatchId,
        /// The turn.
        turn: u64,
        /// The page of the stones, which of the menus of its message it is, or a packed move.
        page: u32,
    },
    /// Shows a game move by move.
    Replay {
        /// What comes next.
        step: ReplayStep,
        /// The match.
        id: MatchId,
        /// The number of events before what is shown.
        events: u64,
        /// From which side it is seen, counted from 0.
        side: u32,
    },
    /// Tries a chain of jumps out, in a game of which nobody else knows.
    TryChain {
        /// The game, by its place among all.
        variant: u32,
    },
    /// Does something in a lesson or a puzzle.
    Study {
        /// What.
        step: StudyStep,
        /// The lesson, counted from 0, or the day of the puzzle.
        number: u64,
    },
    /// Chooses a match for something.
    ChooseMatch {
        /// For what.
        what: ForMatch,
        /// Which of the menus of its message it is.
        menu: u32,
    },
    /// Chooses the game for a challenge of somebody.
    ChooseGame {
        /// Who is challenged.
        opponent: UserId,
    },
    /// Chooses whom to let in again.
    Unblock {
        /// Which of the menus of its message it is.
        menu: u32,
    },
    /// Turns the pages of the list of games.
    Games {
        /// Whose, unless one's own.
        of: Option<UserId>,
        /// The page.
        page: u32,
    },
    /// Turns the pages of the list of a server's games.
    ServerGames {
        /// The page.
        page: u32,
    },
    /// Turns the pages of the list of open challenges.
    OpenGames {
        /// The page.
        page: u32,
    },
    /// Shows a page of a table.
    Table(TableId),
    /// Does something with what is stored about whoever presses it.
    Privacy(PrivacyStep),
    /// The form in which a moderator lets the tables of the server begin anew.
    ResetTables,
    /// The form in which the record of a game is given.
    Import,
}

const CHOOSE_GAME: &str = "which-game";
const UNBLOCK: &str = "unblock";
const GAMES: &str = "games";
const SERVER_GAMES: &str = "server-games";
const OPEN_GAMES: &str = "open-games";
const TABLE: &str = "table";
const TRY_CHAIN: &str = "try-chain";
const RESET_TABLES: &str = "reset-tables";
const IMPORT: &str = "import";

/// An id as it is written: a word and three numbers, each of which means something to some words.
struct Written<'a> {
    word: &'a str,
    /// The match, the account or the player; 0 for none.
    number: u64,
    turn: u64,
    page: u32,
}

impl CustomId {
    fn written(self) -> Written<'static> {
        let written = |word, number, turn, page| Written {
            word,
            number,
            turn,
            page,
        };
        match self {
            Self::InMatch { what, id, turn } => written(word(&InMatch::WORDS, what), id.0, turn, 0),
            Self::ChooseMove {
                what,
                id,
                turn,
                page,
            } => written(word(&MoveMenu::WORDS, what), id.0, turn, page),
            Self::Replay {
                step,
                id,
                events,
                side,
            } => written(word(&ReplayStep::WORDS, step), id.0, events, side),
            Self::ChooseMatch { what, menu } => written(word(&ForMatch::WORDS, what), 0, 0, menu),
            Self::ChooseGame { opponent } => written(CHOOSE_GAME, opponent.0, 0, 0),
            Self::Unblock { menu } => written(UNBLOCK, 0, 0, menu),
            Self::Games { of, page } => written(GAMES, of.map_or(0, |user| user.0), 0, page),
            Self::ServerGames { page } => written(SERVER_GAMES, 0, 0, page),
            Self::OpenGames { page } => written(OPEN_GAMES, 0, 0, page),
            Self::Table(table) => {
                let (player, score, table) = table.numbers();
                written(TABLE, player, score, table)
            }
            Self::TryChain { variant } => written(TRY_CHAIN, 0, 0, variant),
            Self::Study { step, number } => written(word(&StudyStep::WORDS, step), 0, number, 0),
            Self::ResetTables => written(RESET_TABLES, 0, 0, 0),
            Self::Import => written(IMPORT, 0, 0, 0),
            Self::Privacy(step) => written(word(&PrivacyStep::WORDS, step), 0, 0, 0),
        }
    }

    fn read(written: &Written<'_>) -> Option<Self> {
        let Written {
            word,
            number,
            turn,
            page,
        } = *written;
        if let Some(what) = meaning(&InMatch::WORDS, word) {
            let id = MatchId(number);
            return Some(Self::InMatch { what, id, turn });
        }
        if let Some(what) = meaning(&MoveMenu::WORDS, word) {
            let id = MatchId(number);
            return Some(Self::ChooseMove {
                what,
                id,
                turn,
                page,
            });
        }
        if let Some(step) = meaning(&ReplayStep::WORDS, word) {
            return Some(Self::Replay {
                step,
                id: MatchId(number),
                events: turn,
                side: page,
            });
        }
        if let Some(what) = meaning(&ForMatch::WORDS, word) {
            return Some(Self::ChooseMatch { what, menu: page });
        }
        if let Some(step) = meaning(&PrivacyStep::WORDS, word) {
            return Some(Self::Privacy(step));
        }
        if let Some(step) = meaning(&StudyStep::WORDS, word) {
            let number = turn;
            return Some(Self::Study { step, number });
        }
        let user = (number != 0).then_some(UserId(number));
        match word {
            CHOOSE_GAME => user.map(|opponent| Self::ChooseGame { opponent }),
            UNBLOCK => Some(Self::Unblock { menu: page }),
            GAMES => Some(Self::Games { of: user, page }),
            SERVER_GAMES => Some(Self::ServerGames { page }),
            OPEN_GAMES => Some(Self::OpenGames { page }),
            TRY_CHAIN => Some(Self::TryChain { variant: page }),
            RESET_TABLES => Some(Self::ResetTables),
            IMPORT => Some(Self::Import),
            TABLE => TableId::of_numbers(number, turn, page).map(Self::Table),
            _ => None,
        }
    }
}

fn word<T: Copy + PartialEq>(words: &[(T, &'static str)], wanted: T) -> &'static str {
    let found = words.iter().find(|(known, _)| *known == wanted);
    found.map_or("", |(_, word)| word)
}

fn meaning<T: Copy>(words: &[(T, &'static str)], wanted: &str) -> Option<T> {
    let found = words.iter().find(|(_, word)| *word == wanted);
    found.map(|(known, _)| *known)
}

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Written {
            word,
            number,
            turn,
            page,
        } = self.written();
        write!(f, "{VERSION}:{number:x}:{word}:{turn:x}:{page:x}")
    }
}

/// Why a text is no id of this version.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadCustomId {
    /// Another version of the bot made it, for this match.
    OtherVersion(MatchId),
    /// It is none of ours.
    Foreign,
}

impl FromStr for CustomId {
    type Err = BadCustomId;

    fn from_str(text: &str) -> Result<Self, BadCustomId> {
        let parts: Vec<&str> = text.split(':').collect();
        let [version, number, rest @ ..] = &parts[..] else {
            return Err(BadCustomId::Foreign);
        };
        // Every version begins with its number and the match.
        let number = hexadecimal(number)?;
        let is_version = !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit());
        let other = if is_version {
            BadCustomId::OtherVersion(MatchId(number))
        } else {
            BadCustomId::Foreign
        };
        if *version != VERSION {
            return Err(other);
        }
        let [word, turn, page] = rest else {
            return Err(BadCustomId::Foreign);
        };
        let written = Written {
            word,
            number,
            turn: hexadecimal(turn)?,
            page: u32::try_from(hexadecimal(page)?).map_err(|_| BadCustomId::Foreign)?,
        };
        let id = Self::read(&written).ok_or(other)?;
        // An id has one spelling.
        if id.to_string() == text {
            Ok(id)
        } else {
            Err(BadCustomId::Foreign)
        }
    }
}

fn hexadecimal(text: &str) -> Result<u64, BadCustomId> {
    u64::from_str_radix(text, 16).map_err(|_| BadCustomId::Foreign)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::parts::choice::Where;
    use crate::ids::PlayerId;
    use crate::service::{Compared, Family, TablePlace};

    /// An id of each kind, with the largest numbers.
    fn longest() -> Vec<CustomId> {
        let (id, turn) = (MatchId(u64::MAX), u64::MAX);
        let (user, page) = (UserId(u64::MAX), u32::MAX);
        let mut all = vec![
            CustomId::ChooseGame { opponent: user },
            CustomId::Unblock { menu: page },
            CustomId::Games { of: None, page },
            CustomId::Games {
                of: Some(user),
                page,
            },
            CustomId::ServerGames { page },
            CustomId::OpenGames { page },
            CustomId::ResetTables,
            CustomId::Import,
            CustomId::TryChain { variant: page },
            CustomId::Table(TableId {
                at: Where::Everywhere,
                family: Family::Many,
                compared: Compared::Season,
                from: Some(TablePlace {
                    score: u32::MAX,
                    player: PlayerId(u64::MAX),
                }),
            }),
        ];
        let in_match = InMatch::WORDS.map(|(what, _)| CustomId::InMatch { what, id, turn });
        let for_match = ForMatch::WORDS.map(|(what, _)| CustomId::ChooseMatch { what, menu: page });
        let choose = MoveMenu::WORDS.map(|(what, _)| CustomId::ChooseMove {
            what,
            id,
            turn,
            page,
        });
        all.extend(choose);
        let replay = ReplayStep::WORDS.map(|(step, _)| CustomId::Replay {
            step,
            id,
            events: turn,
            side: page,
        });
        all.extend(replay);
        let study = StudyStep::WORDS.map(|(step, _)| CustomId::Study { step, number: turn });
        all.extend(study);
        let privacy = PrivacyStep::WORDS.map(|(step, _)| CustomId::Privacy(step));
        all.extend(in_match.into_iter().chain(for_match).chain(privacy));
        all
    }

    #[test]
    fn ids_round_trip_and_stay_short() {
        let mut words = std::collections::BTreeSet::new();
        for id in longest() {
            let text = id.to_string();
            assert!(text.len() <= 64, "{text}");
            assert_eq!(text.parse(), Ok(id));
            let word = id.written().word;
            assert!(!word.is_empty(), "{id:?}");
            assert!(
                words.insert(word) || word == GAMES,
                "{word} means two things"
            );
        }
    }

    #[test]
    fn another_version_still_names_the_match() {
        let other = BadCustomId::OtherVersion(MatchId(0x1f));
        assert_eq!("2:1f:what:ever".parse::<CustomId>(), Err(other));
        assert_eq!("1:1f:juggle:0:0".parse::<CustomId>(), Err(other));
        for foreign in [
            "",
            "1",
            "hello",
            "1:zz:join:0:0",
            "1:1f:join:0:0:0",
            "1:01:join:0:0",
            "1:1F:join:0:0",
            "1:+1f:join:0:0",
            "1:1f:join:0:1",
            "1:0:games:5:0",
        ] {
            assert_eq!(
                foreign.parse::<CustomId>(),
                Err(BadCustomId::Foreign),
                "{foreign}"
            );
        }
    }
}
