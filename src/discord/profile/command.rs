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

/// Whose profile to show, if not one's own, or two people's score.
#[derive(Debug)]
pub struct Profile {
    player: Option<UserId>,
    versus: Option<UserId>,
}

impl Command for Profile {
    const NAME: &'static str = "profile";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        let person = |name| describe.option(CommandOptionType::User, Self::NAME, name);
        describe
            .subcommand(Self::NAME)
            .add_sub_option(person("player"))
            .add_sub_option(person("versus"))
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        let person = |name| options.person(name).map(|person| person.user);
        Ok(Self {
            player: person("player"),
            versus: person("versus"),
        })
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        let player = self.player.unwrap_or(cx.user());
        match self.versus {
            Some(other) => versus(cx, player, other).await,
            None => of(cx, player).await,
        }
    }
}

/// Returns the head-to-head score of two people.
async fn versus(cx: &Context<'_>, one: UserId, other: UserId) -> Result<Answer, Error> {
    let games = cx.bot.service.versus(one, other).await?;
    let body = profile::message::versus(cx.speaker(), (one, other), &games);
    Ok(Answer::private(body))
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
