//! `/halma-admin channel`: where games may be played.

use serenity::builder::CreateCommandOption;
use serenity::model::application::CommandOptionType;
use serenity::model::channel::ChannelType;

use crate::discord::admin::{Command, Describer, settings};
use crate::discord::command::{Answer, Context, Misfit, Options};
use crate::service::{ChannelChange, Error, ServerChange};

/// The channels that can be named: games are played in them, in their threads, or in their chats.
const PLAYABLE: [ChannelType; 5] = [
    ChannelType::Text,
    ChannelType::News,
    ChannelType::Voice,
    ChannelType::Stage,
    ChannelType::Forum,
];

/// What is to change.
#[derive(Debug)]
pub struct Channel(ChannelChange);

impl Command for Channel {
    const NAME: &'static str = "channel";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        let option = |kind, name| describe.option(kind, Self::NAME, name);
        let channel = option(CommandOptionType::Channel, "channel");
        describe
            .subcommand(Self::NAME)
            .add_sub_option(option(CommandOptionType::Boolean, "allowed").required(true))
            .add_sub_option(channel.channel_types(PLAYABLE.to_vec()))
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        let allowed = options.flag("allowed").unwrap_or(true);
        Ok(Self(match (options.channel("channel"), allowed) {
            (Some(channel), true) => ChannelChange::Allow(channel),
            (Some(channel), false) => ChannelChange::Forbid(channel),
            (None, true) => ChannelChange::Everywhere,
            (None, false) => ChannelChange::Nowhere,
        }))
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        let change = ServerChange {
            channels: Some(self.0),
            ..ServerChange::default()
        };
        settings::change(cx, &change).await
    }
}
