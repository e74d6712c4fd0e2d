//! The sections of the configuration, with their defaults.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::ops::RangeInclusive;
use std::path::PathBuf;

use data_encoding::HEXLOWER_PERMISSIVE;
use secrecy::SecretString;
use serde::de::Error;
use serde::{Deserialize, Deserializer};

use super::{ConfigError, address, secret};
use halma_service::background::Priority;

/// How to reach Discord.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Discord {
    /// The bot's token.
    pub token: Option<SecretString>,
    /// The file with the token, if the token isn't named itself.
    pub token_file: Option<PathBuf>,
    /// The application's client secret; with it, people can open the board page inside Discord.
    pub client_secret: Option<SecretString>,
    /// The file with the client secret, if the secret isn't named itself.
    pub client_secret_file: Option<PathBuf>,
    /// Another server for all REST calls and profile pictures, without a path.
    pub api_url: Option<String>,
    /// The servers on which commands are registered; globally if empty.
    pub guilds: Vec<u64>,
    /// The key that verifies Discord's calls, if interactions arrive as calls.
    pub public_key: Option<PublicKey>,
    /// Whether the bot says hello on servers that add it; it does by default.
    pub greeting: Option<bool>,
}

/// The public key of an application: 32 bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PublicKey(pub [u8; 32]);

/// The port for calls.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Http {
    /// The address and port to listen on; by default none.
    #[serde(deserialize_with = "address")]
    pub listen: Option<SocketAddr>,
    /// How many seconds (0 to 300) to go on as before once told to stop, while reporting as not ready.
    /// The default is 5 if interactions arrive as calls, otherwise 0.
    pub lame_duck_seconds: Option<u16>,
}

/// The page on which people play in a browser.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BoardPage {
    /// The public address of `http.listen`, without a path; there is no page unless it is set.
    pub address: Option<String>,
}

/// The hosts that browsers take for safe without a certificate: this machine.
const LOCAL: [&str; 2] = ["127.0.0.1", "localhost"];

impl BoardPage {
    /// Writes the address as browsers do, who send it along, and refuses one that can't work.
    pub(super) fn check(&mut self, http: &Http) -> Result<(), ConfigError> {
        let Some(address) = &self.address else {
            return Ok(());
        };
        let origin = address::origin(address);
        let is_safe = |origin: &String| {
            let local = origin.strip_prefix("http://").unwrap_or_default();
            let host = local.split(':').next().unwrap_or_default();
            origin.starts_with("https://") || LOCAL.contains(&host)
        };
        let message = if origin.is_none() {
            "write it without a path, such as https://halma.example"
        } else if !origin.as_ref().is_some_and(is_safe) {
            "it must start with https://, because people sign in there"
        } else if http.listen.is_none() {
            "set http.listen to where the bot listens, such as 127.0.0.1:8080, and put a proxy with a certificate in front"
        } else {
            self.address = origin;
            return Ok(());
        };
        Err(ConfigError(format!(
            "board.address is {address:?}; {message}"
        )))
    }
}

/// The words for "nowhere".
const OFF: [&str; 3] = ["off", "false", "no"];

/// The address for metrics.
#[derive(Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Metrics {
    /// The address and port; `None` for `off`.
    #[serde(deserialize_with = "address_or_off")]
    pub listen: Option<SocketAddr>,
}

impl Metrics {
    /// The default: on this machine only.
    pub const USUAL: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 9464);
}

impl Default for Metrics {
    fn default() -> Self {
        let listen = Some(Self::USUAL);
        Self { listen }
    }
}

/// Where games are kept.
#[derive(Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Store {
    /// The directory, if no database is named.
    pub path: PathBuf,
    /// A PostgreSQL-compatible database, which several processes may share.
    pub url: Option<SecretString>,
    /// A file with the database's password, if it isn't in the URL.
    pub password_file: Option<PathBuf>,
    /// The content of that file.
    #[serde(skip)]
    pub password: Option<SecretString>,
    /// The maximum number of connections to it, 2 to 1000.
    pub connections: u16,
    /// A PEM file with its certificate authorities, if not the public ones.
    pub authorities: Option<PathBuf>,
}

/// Backups on a schedule.
#[derive(Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Backup {
    /// The directory that they are in; none are made unless it is set.
    pub directory: Option<PathBuf>,
    /// How many hours there are from one to the next, 1 to 720.
    pub every_hours: u16,
    /// How many are kept, 1 to 1000.
    pub keep: u16,
}

const BACKUP_HOURS: RangeInclusive<u16> = 1..=720;
const BACKUPS: RangeInclusive<u16> = 1..=1000;

/// How boards look.
#[derive(Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Render {
    /// Pixels on the long side, 256 to 2048.
    pub size: u16,
    /// The name of the default theme.
    pub theme: String,
    /// A folder with one's own themes.
    pub themes: Option<PathBuf>,
}

/// The limits of players.
#[derive(Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Play {
    /// How many days a person may be away per year, 0 to 365.
    pub away_days: u16,
    /// After how many days the moves of finished games are deleted, 7 to 36500; `None` for never.
    pub keep_games_days: Option<u16>,
}

/// The computer opponent.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Computer {
    /// The number of threads for thinking, 1 to 64; by default one per core, at most 2.
    pub threads: Option<u16>,
    /// How these threads share the cores with everything else.
    pub priority: Priority,
}

/// What is logged.
#[derive(Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Log {
    /// A level, or a filter such as `info,halma=debug`.
    pub level: String,
    /// The format of log lines.
    pub format: LogFormat,
}

/// The format of log lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogFormat {
    /// For people.
    Text,
    /// For machines: one JSON object per line.
    Json,
}

impl Discord {
    /// Reads the token from its file, if there is one, and checks it.
    pub(super) fn read_token(&mut self) -> Result<(), ConfigError> {
        match (&self.token, &self.token_file) {
            (Some(_), Some(_)) => {
                let message = "discord.token and discord.token_file are both set; leave one out";
                return Err(ConfigError(message.to_owned()));
            }
            (None, Some(path)) => {
                self.token = Some(secret::read_token_file(path, "discord.token_file")?);
            }
            _ => {}
        }
        self.token.as_ref().map_or(Ok(()), secret::check_token)
    }

    /// Reads the client secret from its file, if there is one, and checks it.
    pub(super) fn read_client_secret(&mut self) -> Result<(), ConfigError> {
        match (&self.client_secret, &self.client_secret_file) {
            (Some(_), Some(_)) => {
                let message = "discord.client_secret and discord.client_secret_file are both set; leave one out";
                return Err(ConfigError(message.to_owned()));
            }
            (None, Some(path)) => {
                let secret = secret::read_file(path, "discord.client_secret_file")?;
                self.client_secret = Some(secret.into());
            }
            _ => {}
        }
        let secret = self.client_secret.as_ref();
        secret.map_or(Ok(()), secret::check_client_secret)
    }
}

impl Store {
    /// Reads the password from its file, if there is one.
    pub(super) fn read_password(&mut self) -> Result<(), ConfigError> {
        if let Some(path) = &self.password_file {
            let password = secret::read_file(path, "store.password_file")?;
            self.password = Some(password.into());
        }
        Ok(())
    }
}

impl Backup {
    /// Refuses what can't work, or would be no backup.
    pub(super) fn check(&self, store: &Store) -> Result<(), ConfigError> {
        for (key, value, range) in [
            ("every_hours", self.every_hours, BACKUP_HOURS),
            ("keep", self.keep, BACKUPS),
        ] {
            if !range.contains(&value) {
                let (least, most) = (range.start(), range.end());
                return Err(ConfigError(format!(
                    "backup.{key} is {value}; it must be from {least} to {most}"
                )));
            }
        }
        let Some(directory) = &self.directory else {
            return Ok(());
        };
        if store.url.is_some() {
            let message = "backup.directory is set, but the games are in a database; leave it out and back up the \
                database with its own tools, such as pg_dump";
            return Err(ConfigError(message.to_owned()));
        }
        if directory.as_os_str().is_empty() || directory.starts_with(&store.path) {
            return Err(ConfigError(format!(
                "backup.directory is \"{}\"; set it to a directory outside store.path, best on another disk",
                directory.display()
            )));
        }
        Ok(())
    }
}

impl<'de> Deserialize<'de> for LogFormat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        match text.trim().to_ascii_lowercase().as_str() {
            "text" => Ok(Self::Text),
            "json" => Ok(Self::Json),
            _ => Err(D::Error::custom(format!(
                "log.format is {text:?}; it must be text or json"
            ))),
        }
    }
}

impl<'de> Deserialize<'de> for PublicKey {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let bytes = HEXLOWER_PERMISSIVE.decode(text.trim().as_bytes()).ok();
        let bytes = bytes.and_then(|bytes| bytes.try_into().ok());
        bytes.map(Self).ok_or_else(|| {
            D::Error::custom("discord.public_key must have 64 digits, 0 to 9 and a to f")
        })
    }
}

fn address<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<SocketAddr>, D::Error> {
    let text = String::deserialize(deserializer)?;
    let address = text.trim().parse().map_err(|_| {
        D::Error::custom("http.listen must be an address and a port, such as 127.0.0.1:8080")
    })?;
    Ok(Some(address))
}

fn address_or_off<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<SocketAddr>, D::Error> {
    let text = String::deserialize(deserializer)?;
    if OFF.contains(&text.trim().to_ascii_lowercase().as_str()) {
        return Ok(None);
    }
    let address = text.trim().parse().map_err(|_| {
        D::Error::custom(
            "metrics.listen must be an address and a port, such as 127.0.0.1:9464, or off",
        )
    })?;
    Ok(Some(address))
}

impl Default for Store {
    fn default() -> Self {
        Self {
            path: "halma-data".into(),
            url: None,
            password_file: None,
            password: None,
            connections: 16,
            authorities: None,
        }
    }
}

impl Default for Backup {
    fn default() -> Self {
        Self {
            directory: None,
            every_hours: 24,
            keep: 7,
        }
    }
}

impl Default for Render {
    fn default() -> Self {
        Self {
            size: 1024,
            theme: "maple".into(),
            themes: None,
        }
    }
}

impl Default for Play {
    fn default() -> Self {
        Self {
            away_days: 30,
            keep_games_days: None,
        }
    }
}

impl Default for Log {
    fn default() -> Self {
        Self {
            level: "info".into(),
            format: LogFormat::Text,
        }
    }
}
