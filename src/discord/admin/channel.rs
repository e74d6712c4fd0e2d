//! `/halma-admin channel`: where games may be played.

use halma_service::ids::ChannelId;
use halma_service::{ChannelChange, Error, ServerChange};
use serenity::builder::CreateCommandOption;
use serenity::model::application::CommandOptionType;
use serenity::model::channel::ChannelType;

use crate::discord::admin::{Command, Describer, settings};
use crate::discord::command::{Answer, Context, Misfit, Options};
use crate::discord::parts::choice::Playable;

/// The kinds of channels that can be chosen: games are played in them, in their threads, or in
/// their chats.
const PLAYABLE: [ChannelType; 5] = [
    ChannelType::Text,
    ChannelType::News,
    ChannelType::Voice,
    ChannelType::Stage,
    ChannelType::Forum,
];

/// Where games may be played, set for a channel; by default the current one.
#[derive(Debug)]
pub struct Channel {
    games: Playable,
    channel: Option<ChannelId>,
}

impl Command for Channel {
    const NAME: &'static str = "channel";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        let games = describe.choice::<Playable>(Self::NAME, "games");
        let channel = describe.option(CommandOptionType::Channel, Self::NAME, "channel");
        describe
            .subcommand(Self::NAME)
            .add_sub_option(games.required(true))
            .add_sub_option(channel.channel_types(PLAYABLE.to_vec()))
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        Ok(Self {
            games: options.required_choice("games")?,
            channel: options.channel("channel"),
        })
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        // A thread counts as its parent channel.
        let here = || cx.caller.rights.parent.unwrap_or(cx.caller.channel);
        let channel = self.channel.unwrap_or_else(here);
        let change = ServerChange {
            channels: Some(match self.games {
                Playable::OnlyHere => ChannelChange::Only(channel),
                Playable::Here => ChannelChange::Allow(channel),
                Playable::NotHere => ChannelChange::Forbid(channel),
                Playable::Everywhere => ChannelChange::Everywhere,
                Playable::Nowhere => ChannelChange::Nowhere,
            }),
            ..ServerChange::default()
        };
        settings::change(cx, &change).await
    }
}
