//! The log level from the configuration.

use std::str::FromStr as _;

use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;

use crate::config::Log;

/// The level names a filter that can't be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "log.level is {0:?}; write error, warn, info, debug, trace or off, or a filter such as info,halma=debug"
)]
pub struct BadLevel(String);

/// Other common words for levels.
const ALIASES: [(&str, &str); 9] = [
    ("critical", "error"),
    ("err", "error"),
    ("fatal", "error"),
    ("warning", "warn"),
    ("information", "info"),
    ("notice", "info"),
    ("verbose", "debug"),
    ("all", "trace"),
    ("none", "off"),
];

/// Checks that logging could be started.
///
/// # Errors
/// The level can't be read.
pub fn check(log: &Log) -> Result<(), BadLevel> {
    filter(log).map(|_| ())
}

pub(super) fn filter(log: &Log) -> Result<EnvFilter, BadLevel> {
    let refused = || BadLevel(log.level.clone());
    // At debug level, clients log whole URLs, which contain tokens, and the limiter logs each
    // pause. The store already reports lost connections to the database, once.
    let quiet = "twilight_gateway=warn,twilight_http_ratelimiting=warn,tokio_websockets=warn,reqwest=warn,\
                 hyper=warn,hyper_util=warn,sled=warn,tokio_postgres=warn,deadpool=error";
    let wanted = directives(&log.level).ok_or_else(refused)?;
    EnvFilter::try_new(format!("{wanted},{quiet}")).map_err(|_| refused())
}

/// Returns a level or a list of directives with the standard level names. The parser would take an
/// unknown level for the name of a module.
fn directives(text: &str) -> Option<String> {
    // Directives about spans contain commas and equals signs themselves.
    if text.contains(['[', '{']) {
        return Some(text.to_owned());
    }
    let directives = text.split(',').map(|directive| {
        let (module, word) = match directive.split_once('=') {
            Some((module, word)) => (Some(module.trim()), word),
            None => (None, directive),
        };
        let level = level(word)?;
        Some(module.map_or_else(|| level.to_string(), |module| format!("{module}={level}")))
    });
    directives
        .collect::<Option<Vec<_>>>()
        .map(|list| list.join(","))
}

fn level(word: &str) -> Option<LevelFilter> {
    let word = word.trim().to_ascii_lowercase();
    // The parser accepts an empty word as a level.
    if word.is_empty() {
        return None;
    }
    let alias = ALIASES.iter().find(|(alias, _)| *alias == word);
    LevelFilter::from_str(alias.map_or(&word, |(_, usual)| usual)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_known_by_their_usual_names() {
        for (text, read) in [
            ("INFO", "info"),
            ("Warning", "warn"),
            (" verbose ", "debug"),
            ("fatal", "error"),
            ("off", "off"),
            ("info, halma=Debug", "info,halma=debug"),
            ("halma[span{id=1}]=debug", "halma[span{id=1}]=debug"),
        ] {
            assert_eq!(directives(text).as_deref(), Some(read), "{text}");
        }
    }

    #[test]
    fn what_is_no_level_is_refused() {
        for text in ["", "loud", "info,halma", "halma=shout", "info,,warn", "[["] {
            let log = Log {
                level: text.to_owned(),
                ..Log::default()
            };
            assert_eq!(check(&log), Err(BadLevel(text.to_owned())), "{text}");
        }
    }
}
