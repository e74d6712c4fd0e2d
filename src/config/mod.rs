//! The configuration: a TOML file, and environment variables over it. The one place that reads
//! the environment.

mod sections;

use std::path::Path;

use serde::Deserialize;
use toml::{Table, Value};

pub use sections::{
    Computer, Discord, Http, Log, LogFormat, Metrics, Play, PublicKey, Render, Store,
};

/// The keys with the environment variables that set them.
pub const VARIABLES: [(&str, &str); 18] = [
    ("HALMA_DISCORD_TOKEN", "discord.token"),
    ("HALMA_DISCORD_API_URL", "discord.api_url"),
    ("HALMA_DISCORD_GUILDS", "discord.guilds"),
    ("HALMA_DISCORD_PUBLIC_KEY", "discord.public_key"),
    ("HALMA_HTTP_LISTEN", "http.listen"),
    ("HALMA_HTTP_LAME_DUCK_SECONDS", "http.lame_duck_seconds"),
    ("HALMA_METRICS_LISTEN", "metrics.listen"),
    ("HALMA_STORE_PATH", "store.path"),
    ("HALMA_STORE_URL", "store.url"),
    ("HALMA_STORE_CONNECTIONS", "store.connections"),
    ("HALMA_STORE_AUTHORITIES", "store.authorities"),
    ("HALMA_RENDER_SIZE", "render.size"),
    ("HALMA_RENDER_THEME", "render.theme"),
    ("HALMA_RENDER_THEMES", "render.themes"),
    ("HALMA_PLAY_AWAY_DAYS", "play.away_days"),
    ("HALMA_COMPUTER_THREADS", "computer.threads"),
    ("HALMA_LOG_LEVEL", "log.level"),
    ("HALMA_LOG_FORMAT", "log.format"),
];

/// A file that holds the token, and another name for it that is in wide use.
const TOKEN_FILE: &str = "HALMA_DISCORD_TOKEN_FILE";
const TOKEN_ALIAS: &str = "DISCORD_TOKEN";

const MOST_AWAY_DAYS: u16 = 365;
const MOST_THREADS: u16 = 64;
const MOST_LAME_DUCK_SECONDS: u16 = 300;
/// Two, so that it can be tried out whether locks hold.
const LEAST_CONNECTIONS: u16 = 2;
const MOST_CONNECTIONS: u16 = 1000;

/// The configuration.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// How to reach Discord.
    pub discord: Discord,
    /// Where the process can be called.
    pub http: Http,
    /// Where it can be asked what is measured.
    pub metrics: Metrics,
    /// Where games are kept.
    pub store: Store,
    /// How boards look.
    pub render: Render,
    /// What players may do.
    pub play: Play,
    /// The computer as an opponent.
    pub computer: Computer,
    /// What is logged.
    pub log: Log,
}

/// What is wrong with the configuration; says what to do.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct ConfigError(String);

impl Config {
    /// Reads the file, if one is named, and the environment over it.
    ///
    /// # Errors
    /// The file cannot be read, a key is unknown, or a value does not fit.
    pub fn load(file: Option<&Path>) -> Result<Self, ConfigError> {
        let text = match file {
            None => String::new(),
            Some(path) => std::fs::read_to_string(path).map_err(|error| {
                ConfigError(format!("cannot read the file {}: {error}", path.display()))
            })?,
        };
        Self::from_sources(&text, |name| std::env::var(name).ok())
    }

    /// Reads the text of a file, and variables over it.
    ///
    /// # Errors
    /// A key is unknown, or a value does not fit.
    pub fn from_sources(
        text: &str,
        variable: impl Fn(&str) -> Option<String>,
    ) -> Result<Self, ConfigError> {
        // The parser would quote the line that is wrong, which may hold the token.
        let mut table: Table = text.parse().map_err(|error: toml::de::Error| {
            let line = error
                .span()
                .map(|span| text[..span.start].lines().count().max(1));
            let line = line.map_or_else(String::new, |line| format!(", line {line}"));
            ConfigError(format!("the configuration file{line}: {}", error.message()))
        })?;
        let given = |name: &str| variable(name).filter(|value| !value.is_empty());
        for (name, key) in VARIABLES {
            if let Some(text) = given(name) {
                set(&mut table, key, value(name, key, &text)?)?;
            }
        }
        if given(VARIABLES[0].0).is_none() {
            if let Some(path) = given(TOKEN_FILE) {
                let token = read_token(&path)?;
                set(&mut table, "discord.token", Value::String(token))?;
            } else if let Some(token) = given(TOKEN_ALIAS) {
                set(&mut table, "discord.token", Value::String(token))?;
            }
        }
        let config: Self = Value::Table(table)
            .try_into()
            .map_err(|error: toml::de::Error| {
                ConfigError(format!(
                    "the configuration: {}; config.example.toml lists all keys",
                    error.message()
                ))
            })?;
        config.checked()
    }

    fn checked(mut self) -> Result<Self, ConfigError> {
        if !(256..=2048).contains(&self.render.size) {
            let size = self.render.size;
            return Err(ConfigError(format!(
                "render.size is {size}; it must be from 256 to 2048 pixels"
            )));
        }
        if self.play.away_days > MOST_AWAY_DAYS {
            let days = self.play.away_days;
            return Err(ConfigError(format!(
                "play.away_days is {days}; a year has 365 days"
            )));
        }
        let connections = self.store.connections;
        if !(LEAST_CONNECTIONS..=MOST_CONNECTIONS).contains(&connections) {
            return Err(ConfigError(format!(
                "store.connections is {connections}; it must be from {LEAST_CONNECTIONS} to {MOST_CONNECTIONS}"
            )));
        }
        if let Some(threads) = self.computer.threads
            && !(1..=MOST_THREADS).contains(&threads)
        {
            return Err(ConfigError(format!(
                "computer.threads is {threads}; it must be from 1 to {MOST_THREADS}"
            )));
        }
        if let Some(seconds) = self.http.lame_duck_seconds
            && seconds > MOST_LAME_DUCK_SECONDS
        {
            return Err(ConfigError(format!(
                "http.lame_duck_seconds is {seconds}; it must be from 0 to {MOST_LAME_DUCK_SECONDS}"
            )));
        }
        if self.discord.guilds.contains(&0) {
            let message = "discord.guilds has a 0, which is no server's id";
            return Err(ConfigError(message.to_owned()));
        }
        if self.discord.public_key.is_some() && self.http.listen.is_none() {
            let message = "discord.public_key is set, so that Discord calls the bot; http.listen must say \
                where it listens, such as 127.0.0.1:8080";
            return Err(ConfigError(message.to_owned()));
        }
        if let Some(url) = &mut self.discord.api_url {
            while url.ends_with('/') {
                url.pop();
            }
            let rest = url
                .strip_prefix("http://")
                .or_else(|| url.strip_prefix("https://"));
            if !rest.is_some_and(|rest| !rest.is_empty() && !rest.contains('/')) {
                return Err(ConfigError(format!(
                    "discord.api_url is {url:?}; write it without a path, such as http://127.0.0.1:9000"
                )));
            }
        }
        Ok(self)
    }
}

fn read_token(path: &str) -> Result<String, ConfigError> {
    let text = std::fs::read_to_string(path).map_err(|error| {
        ConfigError(format!(
            "cannot read the file {path} that {TOKEN_FILE} names: {error}"
        ))
    })?;
    Ok(text.trim().to_owned())
}

/// The value of a variable, typed as its key wants it.
fn value(name: &str, key: &str, text: &str) -> Result<Value, ConfigError> {
    let number = |text: &str| {
        text.trim().parse().map(Value::Integer).map_err(|_| {
            ConfigError(format!(
                "the variable {name} has {text:?} where a number is needed"
            ))
        })
    };
    match key {
        "http.lame_duck_seconds"
        | "store.connections"
        | "render.size"
        | "play.away_days"
        | "computer.threads" => number(text),
        "discord.guilds" => {
            let parts = text
                .split(',')
                .map(str::trim)
                .filter(|part| !part.is_empty());
            parts
                .map(number)
                .collect::<Result<_, _>>()
                .map(Value::Array)
        }
        _ => Ok(Value::String(text.to_owned())),
    }
}

fn set(table: &mut Table, key: &str, value: Value) -> Result<(), ConfigError> {
    let (section, key) = key.split_once('.').expect("every key has a section");
    let section_value = table
        .entry(section)
        .or_insert_with(|| Value::Table(Table::new()));
    let Value::Table(inner) = section_value else {
        return Err(ConfigError(format!(
            "the configuration: {section} must be a section"
        )));
    };
    inner.insert(key.to_owned(), value);
    Ok(())
}

#[cfg(test)]
mod tests {
    use secrecy::ExposeSecret;

    use super::*;

    const PUBLIC_KEY: &str = "[discord]
        public_key = \"67c6bd767ca099e79efac9fcce4d2022a63bf7dea780e7f3d813f694c1597089\"";

    fn load(text: &str, variables: &[(&str, &str)]) -> Result<Config, ConfigError> {
        Config::from_sources(text, |name| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_example_holds_every_key_with_its_default() {
        let text = include_str!("../../config.example.toml");
        let example = load(text, &[]).unwrap();
        let default = Config::default();
        assert_eq!(example.store.path, default.store.path);
        assert_eq!(example.store.connections, default.store.connections);
        assert_eq!(example.render.size, default.render.size);
        assert_eq!(example.render.theme, default.render.theme);
        assert_eq!(example.play.away_days, default.play.away_days);
        assert_eq!(example.log.level, default.log.level);
        for (name, key) in VARIABLES {
            let short = key.split_once('.').unwrap().1;
            assert!(text.contains(&format!("{short} =")), "{key} is missing");
            assert!(text.contains(name), "{name} is missing");
        }
    }

    #[test]
    fn variables_win_over_the_file() {
        let text = "[discord]\ntoken = \"file\"\nguilds = [1]\n[render]\nsize = 512";
        let variables = [
            ("DISCORD_TOKEN", "alias"),
            ("HALMA_DISCORD_GUILDS", "5, 6"),
            ("HALMA_RENDER_SIZE", "720"),
        ];
        let config = load(text, &variables).unwrap();
        assert_eq!(config.discord.guilds, [5, 6]);
        assert_eq!(config.render.size, 720);
        assert_eq!(config.discord.token.unwrap().expose_secret(), "alias");
    }

    #[test]
    fn errors_are_one_clear_line_without_the_token() {
        for (text, part) in [
            ("[discord]\ntokn = \"s3cret\"", "tokn"),
            ("[discord]\ntoken = \"s3cret", "line 2"),
            ("[render]\nsize = 100", "256"),
            ("[discord]\nguilds = [0]", "no server"),
            ("[play]\naway_days = 400", "365"),
            ("[computer]\nthreads = 0", "1 to 64"),
            ("[store]\nconnections = 1", "2 to 1000"),
            ("[http]\nlisten = \"8080\"", "127.0.0.1:8080"),
            ("[http]\nlame_duck_seconds = 301", "0 to 300"),
            ("[discord]\npublic_key = \"s3cret\"", "64 digits"),
            (PUBLIC_KEY, "http.listen"),
            (
                "[discord]\napi_url = \"http://localhost/api\"",
                "without a path",
            ),
        ] {
            let message = load(text, &[]).unwrap_err().to_string();
            assert!(message.contains(part), "{message}");
            assert!(
                !message.contains("s3cret") && !message.contains('\n'),
                "{message}"
            );
        }
        let config = load(&format!("{PUBLIC_KEY}\n[http]\nlisten = \"[::]:80\""), &[]).unwrap();
        assert_eq!(config.discord.public_key.unwrap().0[..2], [0x67, 0xC6]);
        let text = "[discord]\ntoken = \"s3cret\"\n[store]\nurl = \"postgres://a:s3cret@b/c\"";
        let config = load(text, &[]).unwrap();
        assert!(!format!("{config:?}").contains("s3cret"));
    }
}
