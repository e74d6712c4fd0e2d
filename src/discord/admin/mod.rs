//! `/halma-admin`: commands for moderators. Discord only offers them to people who can manage the
//! server, or whom the server allows it.

pub mod channel;
pub mod click;
pub mod end;
pub mod forms;
pub mod games;
pub mod log;
pub mod r#move;
pub mod pressed;
pub mod reset_tables;
pub mod server_message;
pub mod settings;
pub mod undo;
pub mod void;

use halma_service::ids::Code;
use halma_service::{Error, Listing, MatchView, Refusal};
use serenity::builder::CreateCommandOption;
use serenity::model::application::CommandOptionType;

use crate::discord::command::{
    Answer, Choices, Command, Context, Describer, Misfit, Options, Typing,
};
use crate::discord::parts::body::Form;
use crate::discord::parts::limits::MOST_REASON_CHARS;

/// A match of the server named by a moderator, with the reason for the action.
#[derive(Debug)]
struct Named {
    game: Code,
    reason: String,
}

impl Named {
    fn describe(describe: &Describer<'_>, name: &str) -> CreateCommandOption {
        let reason = describe.option(CommandOptionType::String, name, "reason");
        describe
            .subcommand(name)
            .add_sub_option(describe.game(name).required(true))
            .add_sub_option(reason.max_length(MOST_REASON_CHARS))
    }

    /// Like `describe`, for games that are in no list, so that their codes have to be typed.
    fn describe_typed(describe: &Describer<'_>, name: &str) -> CreateCommandOption {
        let option = |option| describe.option(CommandOptionType::String, name, option);
        let reason = option("reason").max_length(MOST_REASON_CHARS);
        describe
            .subcommand(name)
            .add_sub_option(option("game").required(true))
            .add_sub_option(reason)
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        Ok(Self {
            game: options.code("game")?.ok_or(Misfit::Code)?,
            reason: options.text("reason").unwrap_or_default().to_owned(),
        })
    }

    /// Asks for confirmation and a reason in a form; submitting it carries out the action.
    async fn ask(
        self,
        cx: &Context<'_>,
        form: impl FnOnce(&MatchView, &str) -> Result<Form, Refusal>,
    ) -> Result<Answer, Error> {
        let view = of_server(cx, self.game).await?;
        Ok(Answer::form(form(&view, &self.reason)?))
    }
}

/// Returns a match of this server, regardless of who plays it.
async fn of_server(cx: &Context<'_>, code: Code) -> Result<MatchView, Error> {
    let view = cx.match_by_code(code).await?;
    if view.card.place.guild != cx.guild {
        return Err(Refusal::NoSuchMatch.into());
    }
    Ok(view)
}

/// Returns the codes of the server's matches.
async fn codes(cx: &Context<'_>, typing: Typing<'_>) -> Result<Choices, Error> {
    match typing.option {
        "game" => cx.codes(Listing::OfServer(cx.guild), typing.text).await,
        _ => Ok(Choices::new()),
    }
}
