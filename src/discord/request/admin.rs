//! What a moderator asks for.

use serenity::model::application::ResolvedOption;

use super::options::{channel_option, flag_option, number_option, text_option};
use crate::ids::ChannelId;

/// A subcommand of `/halma-admin`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AdminRequest {
    /// Shows or changes what the server wants.
    Settings(ServerOptions),
    /// Lets games be played in a channel, or no longer.
    Channel {
        /// The channel; all of them if there is none named.
        channel: Option<ChannelId>,
        /// Whether games may be played there.
        allowed: bool,
    },
    /// Ends a match.
    End {
        /// The code of the match.
        game: String,
        /// Why.
        reason: String,
    },
    /// Takes the last move of a match back.
    Undo {
        /// The code of the match.
        game: String,
        /// Why.
        reason: String,
    },
    /// Brings a match to this channel.
    Move {
        /// The code of the match.
        game: String,
    },
    /// Shows what moderators did.
    Log,
    /// Lists the games of the server.
    Games,
}

/// The options of a server's settings as they were given.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ServerOptions {
    /// The language of public messages.
    pub language: Option<String>,
    /// The usual variant.
    pub game: Option<String>,
    /// The usual rule set.
    pub rules: Option<String>,
    /// The usual time for a move.
    pub clock: Option<String>,
    /// Whether games get threads of their own.
    pub threads: Option<bool>,
    /// Who may challenge.
    pub who: Option<String>,
    /// The most running games of a person.
    pub most: Option<i64>,
    /// Whether everything goes back to the usual first.
    pub reset: Option<bool>,
}

impl AdminRequest {
    pub(super) fn of(name: &str, options: &[ResolvedOption<'_>]) -> Option<Self> {
        let game = || text_option(options, "game").unwrap_or_default();
        let reason = || text_option(options, "reason").unwrap_or_default();
        Some(match name {
            "settings" => Self::Settings(ServerOptions {
                language: text_option(options, "language"),
                game: text_option(options, "game"),
                rules: text_option(options, "rules"),
                clock: text_option(options, "clock"),
                threads: flag_option(options, "threads"),
                who: text_option(options, "who"),
                most: number_option(options, "most"),
                reset: flag_option(options, "reset"),
            }),
            "channel" => Self::Channel {
                channel: channel_option(options),
                allowed: flag_option(options, "allowed").unwrap_or(true),
            },
            "end" => Self::End {
                game: game(),
                reason: reason(),
            },
            "undo" => Self::Undo {
                game: game(),
                reason: reason(),
            },
            "games" => Self::Games,
            "move" => Self::Move { game: game() },
            "log" => Self::Log,
            _ => return None,
        })
    }
}
