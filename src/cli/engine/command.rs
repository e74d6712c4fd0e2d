//! The commands, parsed from a line.

use std::str::SplitWhitespace;

/// A command with the rest of its line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command<'a> {
    /// Identifies the engine; the word ends the answer.
    Introduce(&'static str),
    IsReady,
    NewGame,
    SetOption {
        name: String,
        value: String,
    },
    Position(Vec<&'a str>),
    Go(Vec<&'a str>),
    Stop,
    Quit,
    Show,
    Moves,
    Perft(Option<u32>),
    Evaluate,
    Query(&'a str),
    /// An empty line.
    Nothing,
    Unknown(&'a str),
}

impl<'a> Command<'a> {
    pub fn read(line: &'a str) -> Self {
        let mut words = line.split_whitespace();
        let Some(first) = words.next() else {
            return Self::Nothing;
        };
        match first {
            "halma" => Self::Introduce("halmaok"),
            "uci" => Self::Introduce("uciok"),
            "ugi" => Self::Introduce("ugiok"),
            "isready" => Self::IsReady,
            "newgame" | "ucinewgame" | "uginewgame" => Self::NewGame,
            "setoption" => set_option(words),
            "position" => Self::Position(words.collect()),
            "go" => Self::Go(words.collect()),
            "stop" => Self::Stop,
            "quit" => Self::Quit,
            "d" => Self::Show,
            "moves" => Self::Moves,
            "perft" => Self::Perft(words.next().and_then(|plies| plies.parse().ok())),
            "eval" => Self::Evaluate,
            "query" => Self::Query(words.next().unwrap_or_default()),
            other => Self::Unknown(other),
        }
    }

    /// Returns true if a running search must end first.
    pub fn needs_quiet(&self) -> bool {
        matches!(
            self,
            Self::NewGame
                | Self::SetOption { .. }
                | Self::Position(_)
                | Self::Go(_)
                | Self::Perft(_)
        )
    }
}

/// `name N value V`; either may have several words.
fn set_option(words: SplitWhitespace<'_>) -> Command<'_> {
    let words: Vec<&str> = words.collect();
    let value_at = words.iter().position(|word| *word == "value");
    let (name, value) = words.split_at(value_at.unwrap_or(words.len()));
    let name = name.strip_prefix(&["name"]).unwrap_or(name);
    Command::SetOption {
        name: name.join(" "),
        value: value.get(1..).unwrap_or_default().join(" "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_separated_by_any_blanks() {
        let option = Command::SetOption {
            name: "Hash".to_owned(),
            value: "32".to_owned(),
        };
        assert_eq!(
            Command::read(" setoption\tname Hash   value 32\r\n"),
            option
        );
        assert_eq!(
            Command::read("go  depth 3"),
            Command::Go(vec!["depth", "3"])
        );
        assert_eq!(Command::read("\t \n"), Command::Nothing);
        assert_eq!(Command::read("castle 1"), Command::Unknown("castle"));
        assert_eq!(Command::read("perft x"), Command::Perft(None));
        assert_eq!(Command::read("ugi"), Command::Introduce("ugiok"));
    }
}
