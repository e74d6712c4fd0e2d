//! The environment variables, and what they set.

use std::collections::BTreeMap;
use std::ffi::OsString;

use toml::Value;

use super::ConfigError;

/// The keys with the environment variables that set them.
pub const VARIABLES: [(&str, &str); 29] = [
    ("HALMA_DISCORD_TOKEN", "discord.token"),
    ("HALMA_DISCORD_TOKEN_FILE", "discord.token_file"),
    ("HALMA_DISCORD_CLIENT_SECRET", "discord.client_secret"),
    (
        "HALMA_DISCORD_CLIENT_SECRET_FILE",
        "discord.client_secret_file",
    ),
    ("HALMA_DISCORD_API_URL", "discord.api_url"),
    ("HALMA_DISCORD_GUILDS", "discord.guilds"),
    ("HALMA_DISCORD_PUBLIC_KEY", "discord.public_key"),
    ("HALMA_DISCORD_GREETING", "discord.greeting"),
    ("HALMA_HTTP_LISTEN", "http.listen"),
    ("HALMA_HTTP_LAME_DUCK_SECONDS", "http.lame_duck_seconds"),
    ("HALMA_BOARD_ADDRESS", "board.address"),
    ("HALMA_METRICS_LISTEN", "metrics.listen"),
    ("HALMA_STORE_PATH", "store.path"),
    ("HALMA_STORE_URL", "store.url"),
    ("HALMA_STORE_PASSWORD_FILE", "store.password_file"),
    ("HALMA_STORE_CONNECTIONS", "store.connections"),
    ("HALMA_STORE_AUTHORITIES", "store.authorities"),
    ("HALMA_BACKUP_DIRECTORY", "backup.directory"),
    ("HALMA_BACKUP_EVERY_HOURS", "backup.every_hours"),
    ("HALMA_BACKUP_KEEP", "backup.keep"),
    ("HALMA_RENDER_SIZE", "render.size"),
    ("HALMA_RENDER_THEME", "render.theme"),
    ("HALMA_RENDER_THEMES", "render.themes"),
    ("HALMA_PLAY_AWAY_DAYS", "play.away_days"),
    ("HALMA_PLAY_KEEP_GAMES_DAYS", "play.keep_games_days"),
    ("HALMA_COMPUTER_THREADS", "computer.threads"),
    ("HALMA_COMPUTER_PRIORITY", "computer.priority"),
    ("HALMA_LOG_LEVEL", "log.level"),
    ("HALMA_LOG_FORMAT", "log.format"),
];

/// Another common name for the variable with the token.
pub(super) const TOKEN_ALIAS: &str = "DISCORD_TOKEN";

/// The prefix of our variables.
const OURS: &str = "HALMA_";

/// Variables by name, without empty ones, which count as not set.
#[derive(Clone, Debug, Default)]
pub struct Variables(BTreeMap<String, String>);

impl Variables {
    /// Collects our variables.
    ///
    /// # Errors
    /// A value isn't text, or a variable is unknown.
    pub fn read(
        variables: impl IntoIterator<Item = (OsString, OsString)>,
    ) -> Result<Self, ConfigError> {
        let mut ours = BTreeMap::new();
        for (name, value) in variables {
            let name = name.to_string_lossy().into_owned();
            if !name.starts_with(OURS) && name != TOKEN_ALIAS {
                continue;
            }
            let value = value
                .into_string()
                .map_err(|_| ConfigError(format!("the variable {name} is not valid UTF-8")))?;
            if is_of_kubernetes(&name, &value) {
                continue;
            }
            if !known().any(|known| known == name) {
                return Err(unknown(&name));
            }
            if !value.is_empty() {
                ours.insert(name, value);
            }
        }
        Ok(Self(ours))
    }

    pub(super) fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }
}

/// Returns all known names.
fn known() -> impl Iterator<Item = &'static str> {
    let names = VARIABLES.iter().map(|(name, _)| *name);
    names.chain([TOKEN_ALIAS])
}

fn unknown(name: &str) -> ConfigError {
    let likeness = |known: &&str| strsim::sorensen_dice(known, name);
    let nearest = known()
        .max_by(|one, other| likeness(one).total_cmp(&likeness(other)))
        .expect("there are some");
    ConfigError(format!(
        "unknown variable {name}; did you mean {nearest}? config.example.toml lists all variables"
    ))
}

/// Returns true for a variable that Kubernetes sets in every container, about a service called
/// `halma`.
fn is_of_kubernetes(name: &str, value: &str) -> bool {
    name.contains("_SERVICE_HOST")
        || name.contains("_SERVICE_PORT")
        || name.contains("_PORT_")
        || (name.ends_with("_PORT") && value.contains("://"))
}

/// Returns the value of a variable, with the type of its key.
pub(super) fn value(name: &str, key: &str, text: &str) -> Result<Value, ConfigError> {
    let number = |text: &str| {
        text.trim().parse().map(Value::Integer).map_err(|_| {
            ConfigError(format!(
                "the variable {name} has to be a number, not {text:?}"
            ))
        })
    };
    match key {
        "http.lame_duck_seconds"
        | "store.connections"
        | "backup.every_hours"
        | "backup.keep"
        | "render.size"
        | "play.away_days"
        | "play.keep_games_days"
        | "computer.threads" => number(text),
        "discord.greeting" => match text.trim() {
            "true" => Ok(Value::Boolean(true)),
            "false" => Ok(Value::Boolean(false)),
            _ => Err(ConfigError(format!(
                "the variable {name} has to be true or false, not {text:?}"
            ))),
        },
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

#[cfg(test)]
mod tests {
    use super::*;

    fn read(name: &str, value: &str) -> Result<Variables, ConfigError> {
        Variables::read([(name.into(), value.into())])
    }

    #[test]
    fn a_variable_that_nothing_reads_is_refused_with_the_nearest_name() {
        for (name, nearest) in [
            ("HALMA_STORE_PAHT", "HALMA_STORE_PATH"),
            ("HALMA_TOKEN", "HALMA_DISCORD_TOKEN"),
            ("HALMA_LOGLEVEL", "HALMA_LOG_LEVEL"),
            ("HALMA_METRICS_PORT", "HALMA_METRICS_LISTEN"),
        ] {
            for value in ["s3cret", ""] {
                let said = read(name, value).unwrap_err().to_string();
                let names = said.contains(name) && said.contains(&format!("mean {nearest}?"));
                assert!(names && !said.contains("s3cret"), "{said}");
            }
        }
    }

    #[test]
    fn what_others_set_is_left_alone() {
        for (name, value) in [
            ("PATH", "/bin"),
            ("HALMA_PORT", "tcp://10.0.0.1:80"),
            ("HALMA_PORT_80_TCP_ADDR", "10.0.0.1"),
            ("HALMA_SERVICE_PORT", "80"),
            ("HALMA_WEB_SERVICE_HOST", "10.0.0.1"),
        ] {
            assert!(read(name, value).is_ok(), "{name}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_value_that_is_no_text_is_refused() {
        use std::os::unix::ffi::OsStringExt as _;

        let value = OsString::from_vec(b"halma\xFF".to_vec());
        let said = Variables::read([("HALMA_STORE_PATH".into(), value)]);
        assert!(said.unwrap_err().to_string().contains("HALMA_STORE_PATH"));
    }
}
