//! The settings of a stand-in.

use std::time::Duration;

use super::snowflake::Snowflake;

/// The settings of a stand-in; [`Settings::default`] behaves as Discord does.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The token that the bot must use.
    pub token: String,
    /// The port on 127.0.0.1; 0 takes any free port.
    pub port: u16,
    /// The bot's user name.
    pub bot_name: String,
    /// The id of the bot's user and application; derived from the name if `None`.
    pub bot_id: Option<Snowflake>,
    /// The language of the stock guild, such as `en-US`.
    pub guild_locale: String,
    /// How soon after the event the first answer must come; Discord allows 3 seconds.
    pub first_answer_within: Duration,
    /// How long an interaction's token is valid; Discord allows 15 minutes.
    pub token_lifetime: Duration,
    /// How long a nonce is remembered.
    pub nonce_memory: Duration,
    /// The largest allowed file, in bytes.
    pub attachment_size_limit: usize,
    /// How far its clock is behind this machine's.
    pub clock_behind: Duration,
    /// How often a connected bot must send a heartbeat.
    pub heartbeat_interval: Duration,
    /// How many sessions may be started per day, and how soon that number is reset.
    pub session_starts: (u64, Duration),
    /// How long waiting functions wait before they return an error.
    pub patience: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            token: "sandbox-token".to_owned(),
            port: 0,
            bot_name: "halma".to_owned(),
            bot_id: None,
            guild_locale: "en-US".to_owned(),
            first_answer_within: Duration::from_secs(3),
            token_lifetime: Duration::from_secs(15 * 60),
            nonce_memory: Duration::from_secs(5 * 60),
            attachment_size_limit: 10 * 1024 * 1024,
            clock_behind: Duration::ZERO,
            heartbeat_interval: Duration::from_millis(41_250),
            session_starts: (1000, Duration::from_secs(24 * 60 * 60)),
            patience: Duration::from_secs(180),
        }
    }
}
