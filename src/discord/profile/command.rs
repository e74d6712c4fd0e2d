//! `/halma profile` and the user menu "Halma profile".

use halma_service::Error;
use halma_service::ids::UserId;
use serenity::builder::CreateCommandOption;
use serenity::model::application::CommandOptionType;

use crate::discord::command::{Answer, Command, Context, Describer, Misfit, Options};
use crate::discord::parts::body::Body;
use crate::discord::profile;
use crate::discord::text::{markup, say};

/// The name of the user menu.
pub const PROFILE_OF_USER: &str = "Halma profile";

/// Whose profile to show, if not one's own.
#[derive(Debug)]
pub struct Profile {
    player: Option<UserId>,
}

impl Command for Profile {
    const NAME: &'static str = "profile";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        let player = describe.option(CommandOptionType::User, Self::NAME, "player");
        describe.subcommand(Self::NAME).add_sub_option(player)
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        let player = options.person("player").map(|person| person.user);
        Ok(Self { player })
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        of(cx, self.player.unwrap_or(cx.user())).await
    }
}

/// Returns a person's profile.
pub async fn of(cx: &Context<'_>, user: UserId) -> Result<Answer, Error> {
    let (bot, speaker) = (cx.bot, cx.speaker());
    let found = bot.service.profile(user, cx.guild, bot.now()).await?;
    let Some(profile) = found else {
        let who = markup::user(user);
        let text = say!(speaker, "profile-none", who = who);
        return Ok(Answer::private(Body::text(text)));
    };
    let curve = bot.rating_curve(&profile, cx.user()).await;
    Ok(Answer::private(profile::message::profile(
        speaker, &profile, curve,
    )))
}
