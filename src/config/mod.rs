//! The configuration: a TOML file, overridden by environment variables. The only place that reads
//! the environment.

mod address;
mod environment;
mod secret;
mod sections;

use std::path::Path;

use serde::Deserialize;
use toml::{Table, Value};

use environment::value;

pub use environment::{VARIABLES, Variables};
pub use secret::{check_token, read_token_file};
pub use sections::{
    Backup, BoardPage, Computer, Discord, Http, Log, LogFormat, Metrics, Play, PublicKey, Render,
    Store,
};

const MOST_AWAY_DAYS: u16 = 365;
const KEEP_GAMES_DAYS: std::ops::RangeInclusive<u16> = 7..=36_500;
const MOST_THREADS: u16 = 64;
const MOST_LAME_DUCK_SECONDS: u16 = 300;
/// Two, because trying out locks needs two.
const LEAST_CONNECTIONS: u16 = 2;
const MOST_CONNECTIONS: u16 = 1000;

/// The configuration.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// How to reach Discord.
    pub discord: Discord,
    /// The port for calls.
    pub http: Http,
    /// The board page.
    pub board: BoardPage,
    /// The address for metrics.
    pub metrics: Metrics,
    /// Where games are kept.
    pub store: Store,
    /// Backups on a schedule.
    pub backup: Backup,
    /// How boards look.
    pub render: Render,
    /// The limits of players.
    pub play: Play,
    /// The computer opponent.
    pub computer: Computer,
    /// What is logged.
    pub log: Log,
}

/// What is wrong with the configuration, and what to do.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct ConfigError(String);

impl Config {
    /// Reads the file, if one is named, and overrides it with the environment.
    ///
    /// # Errors
    /// The file can't be read, a key is unknown, or a value doesn't fit.
    pub fn load(file: Option<&Path>) -> Result<Self, ConfigError> {
        let text = match file {
            None => String::new(),
            Some(path) => std::fs::read_to_string(path).map_err(|error| {
                ConfigError(format!("cannot read the file {}: {error}", path.display()))
            })?,
        };
        Self::from_sources(&text, &Variables::read(std::env::vars_os())?)
    }

    /// Reads the text of a file, and overrides it with variables.
    ///
    /// # Errors
    /// A key is unknown, or a value doesn't fit.
    pub fn from_sources(text: &str, variables: &Variables) -> Result<Self, ConfigError> {
        // The parser's message would quote the line, which may contain the token.
        let mut table: Table = text.parse().map_err(|error: toml::de::Error| {
            let line = error
                .span()
                .map(|span| text[..span.start].lines().count().max(1));
            let line = line.map_or_else(String::new, |line| format!(", line {line}"));
            ConfigError(format!("the configuration file{line}: {}", error.message()))
        })?;
        for (name, key) in VARIABLES {
            if let Some(text) = variables.get(name) {
                set(&mut table, key, value(name, key, text)?)?;
            }
        }
        secret::choose(&mut table, variables)?;
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
        self.discord.read_token()?;
        self.discord.read_client_secret()?;
        self.store.read_password()?;
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
        if let Some(days) = self.play.keep_games_days
            && !KEEP_GAMES_DAYS.contains(&days)
        {
            return Err(ConfigError(format!(
                "play.keep_games_days is {days}; it must be from 7 to 36500, or left out to keep games forever"
            )));
        }
        if self.store.path.as_os_str().is_empty() {
            let message = "store.path is empty; set it to a directory, such as halma-data";
            return Err(ConfigError(message.to_owned()));
        }
        if let Some(path) = &self.store.authorities
            && let Err(error) = std::fs::File::open(path)
        {
            let path = path.display();
            return Err(ConfigError(format!(
                "store.authorities is {path}, which cannot be read: {error}"
            )));
        }
        self.backup.check(&self.store)?;
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
            let message = "discord.guilds has a 0, which is no server id";
            return Err(ConfigError(message.to_owned()));
        }
        if self.discord.public_key.is_some() && self.http.listen.is_none() {
            let message = "discord.public_key is set, so Discord will call the bot; set http.listen to where \
                it listens, such as 127.0.0.1:8080";
            return Err(ConfigError(message.to_owned()));
        }
        self.board.check(&self.http)?;
        if self.discord.client_secret.is_some() && self.board.address.is_none() {
            let message = "discord.client_secret is set, so people will open the board page inside Discord; set \
                board.address, too";
            return Err(ConfigError(message.to_owned()));
        }
        if let Some(url) = &mut self.discord.api_url {
            let origin = address::origin(url).filter(|origin| origin.starts_with("http"));
            *url = origin.ok_or_else(|| {
                ConfigError(format!(
                    "discord.api_url is {url:?}; write it without a path, such as http://127.0.0.1:9000"
                ))
            })?;
        }
        Ok(self)
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
        let variables = variables
            .iter()
            .map(|&(name, value)| (name.into(), value.into()));
        Config::from_sources(text, &Variables::read(variables)?)
    }

    #[test]
    fn the_example_holds_every_key_with_its_default() {
        let text = include_str!("../../config.example.toml");
        let example = load(text, &[]).unwrap();
        let default = Config::default();
        assert_eq!(example.store.path, default.store.path);
        assert_eq!(example.store.connections, default.store.connections);
        assert_eq!(example.backup.every_hours, default.backup.every_hours);
        assert_eq!(example.backup.keep, default.backup.keep);
        assert_eq!(example.render.size, default.render.size);
        assert_eq!(example.render.theme, default.render.theme);
        assert_eq!(example.play.away_days, default.play.away_days);
        assert_eq!(example.play.keep_games_days, default.play.keep_games_days);
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
    fn the_token_of_the_environment_wins_however_it_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("token");
        std::fs::write(&file, "filed").unwrap();
        let path = file.to_str().unwrap();
        let named = format!("[discord]\ntoken_file = {path:?}");
        let gone = "[discord]\ntoken_file = \"/no/token\"";
        for (text, variables, expected) in [
            (&*named, &[][..], "filed"),
            (gone, &[("HALMA_DISCORD_TOKEN", "set")], "set"),
            (gone, &[("DISCORD_TOKEN", "alias")], "alias"),
            (gone, &[("HALMA_DISCORD_TOKEN_FILE", path)], "filed"),
            (
                "[discord]\ntoken = \"text\"",
                &[("HALMA_DISCORD_TOKEN_FILE", path)],
                "filed",
            ),
            (
                "",
                &[
                    ("HALMA_DISCORD_TOKEN_FILE", path),
                    ("DISCORD_TOKEN", "alias"),
                ],
                "filed",
            ),
            (
                "",
                &[
                    ("HALMA_DISCORD_TOKEN_FILE", "/no/token"),
                    ("HALMA_DISCORD_TOKEN", "set"),
                ],
                "set",
            ),
        ] {
            let config = load(text, variables).unwrap();
            assert_eq!(
                config.discord.token.unwrap().expose_secret(),
                expected,
                "{text}"
            );
        }
        let page = "[board]\naddress = \"https://a.example\"\n[http]\nlisten = \"[::]:80\"";
        let gone = format!("{page}\n[discord]\nclient_secret_file = \"/no/secret\"");
        let variables = [("HALMA_DISCORD_CLIENT_SECRET", "set")];
        let secret = load(&gone, &variables).unwrap().discord.client_secret;
        assert_eq!(secret.unwrap().expose_secret(), "set");
        let both = load(&format!("{named}\ntoken = \"text\""), &[]);
        assert!(both.unwrap_err().to_string().contains("leave one out"));
    }

    #[test]
    fn a_token_that_cannot_be_one_is_refused() {
        for (token, part) in [
            ("  ", "is empty"),
            ("Bot s3cret", "\"Bot\"; leave"),
            ("bearer s3cret", "\"bearer\"; leave"),
            ("s3cret\ns3cret", "line break"),
            ("s3cret\n", "line break"),
            ("\"s3cret\"", "quotation mark"),
            ("s3cret s3cret", "a space"),
            ("s3cret\u{200b}", "a character"),
        ] {
            let message = load("", &[("HALMA_DISCORD_TOKEN", token)]);
            let message = message.unwrap_err().to_string();
            assert!(message.contains(part), "{message}");
            assert!(!message.contains("s3cret"), "{message}");
        }
        let message = load("[discord]\ntoken = \"\"", &[]).unwrap_err();
        assert!(message.to_string().contains("is empty"), "{message}");
    }

    #[test]
    fn secrets_are_read_from_files_that_hold_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("secret");
        let path = path.to_str().unwrap();
        let page = "[board]\naddress = \"https://a.example\"\n[http]\nlisten = \"[::]:80\"";
        for variable in [
            "HALMA_DISCORD_TOKEN_FILE",
            "HALMA_DISCORD_CLIENT_SECRET_FILE",
            "HALMA_STORE_PASSWORD_FILE",
        ] {
            let named = [(variable, path)];
            for (text, part) in [
                (None, "No such file"),
                (Some(" \n"), "is empty"),
                (Some("s3cret\ns3cret\n"), "several lines"),
            ] {
                if let Some(text) = text {
                    std::fs::write(path, text).unwrap();
                }
                let message = load(page, &named).unwrap_err().to_string();
                let is_clear = message.contains(part) && message.contains(path);
                assert!(is_clear && !message.contains("s3cret"), "{message}");
            }
            std::fs::write(path, "s3cret\r\n").unwrap();
            let Config { discord, store, .. } = load(page, &named).unwrap();
            let secret = discord.token.or(discord.client_secret);
            let secret = secret.or(store.password).unwrap();
            assert_eq!(secret.expose_secret(), "s3cret");
            std::fs::remove_file(path).unwrap();
        }
    }

    #[test]
    fn words_may_be_in_any_case() {
        for (off, json) in [("OFF", "JSON"), ("False", "Json"), (" no ", " json ")] {
            let variables = [("HALMA_METRICS_LISTEN", off), ("HALMA_LOG_FORMAT", json)];
            let config = load("", &variables).unwrap();
            assert_eq!(config.metrics.listen, None);
            assert_eq!(config.log.format, LogFormat::Json);
        }
        let message = load("[log]\nformat = \"xml\"", &[])
            .unwrap_err()
            .to_string();
        assert!(message.contains("text or json"), "{message}");
    }

    #[test]
    fn errors_are_one_clear_line_without_the_token() {
        for (text, part) in [
            ("[discord]\ntokn = \"s3cret\"", "tokn"),
            ("[discord]\ntoken = \"s3cret", "line 2"),
            ("[render]\nsize = 100", "256"),
            ("[discord]\nguilds = [0]", "no server"),
            ("[discord]\nclient_secret = \"s3cret\"", "board.address"),
            ("[discord]\nclient_secret = \"s3cret \"", "a space"),
            ("[discord]\nclient_secret = \"\"", "is empty"),
            (
                "[discord]\nclient_secret = \"s3cret\"\nclient_secret_file = \"a\"",
                "leave one out",
            ),
            ("[play]\naway_days = 400", "365"),
            ("[play]\nkeep_games_days = 1", "7 to 36500"),
            ("[computer]\nthreads = 0", "1 to 64"),
            ("[computer]\npriority = \"high\"", "idle"),
            ("[store]\nconnections = 1", "2 to 1000"),
            ("[backup]\nevery_hours = 0", "1 to 720"),
            ("[backup]\nkeep = 0", "1 to 1000"),
            (
                "[store]\npath = \"a\"\n[backup]\ndirectory = \"a/b\"",
                "outside",
            ),
            (
                "[store]\nurl = \"postgres://a@b/c\"\n[backup]\ndirectory = \"d\"",
                "pg_dump",
            ),
            ("[store]\npath = \"\"", "store.path"),
            ("[store]\nauthorities = \"/no/ca.pem\"", "/no/ca.pem"),
            ("[http]\nlisten = \"8080\"", "127.0.0.1:8080"),
            ("[http]\nlame_duck_seconds = 301", "0 to 300"),
            ("[discord]\npublic_key = \"s3cret\"", "64 digits"),
            (PUBLIC_KEY, "http.listen"),
            ("[board]\naddress = \"https://a.b\"", "http.listen"),
            ("[board]\naddress = \"http://a.b\"", "https://"),
            ("[board]\naddress = \"https://a.b/c\"", "without a path"),
            ("[board]\naddress = \"https://\"", "without a path"),
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
        let text = "[discord]\ntoken = \"s3cret\"\nclient_secret = \"s3cret\"
            [http]\nlisten = \"[::]:80\"\n[board]\naddress = \"https://a.example\"
            [store]\nurl = \"postgres://a:s3cret@b/c\"";
        let config = load(text, &[]).unwrap();
        assert!(!format!("{config:?}").contains("s3cret"));
    }
}
