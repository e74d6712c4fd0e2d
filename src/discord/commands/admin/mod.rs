//! `/halma-admin`: what moderators do. Discord lets only those use it who manage the server, or
//! whom the server allows it.

mod channel;
pub(in crate::discord) mod end;
pub(in crate::discord) mod games;
mod log;
mod r#move;
pub(in crate::discord) mod reset_tables;
mod settings;
pub(in crate::discord) mod undo;
pub(in crate::discord) mod void;

use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::Permissions;
use serenity::model::application::CommandOptionType;

use super::{Command, Describer, Row, Typing, command, with};
use crate::discord::answer::{Answer, Choices};
use crate::discord::body::Form;
use crate::discord::context::Context;
use crate::discord::limits::MOST_REASON_CHARS;
use crate::discord::options::{Misfit, Options};
use crate::discord::text::Texts;
use crate::ids::Code;
use crate::service::{Error, Listing, MatchView, Refusal};

/// The name of the command.
pub(super) const HALMA_ADMIN: &str = "halma-admin";

/// Its subcommands, in the order in which Discord lists them.
pub(super) static OF_HALMA_ADMIN: [Row; 9] = [
    Row::of::<settings::Settings>(),
    Row::of::<channel::Channel>(),
    Row::of::<end::End>(),
    Row::of::<undo::Undo>(),
    Row::of::<r#move::Move>(),
    Row::of::<void::Void>(),
    Row::of::<reset_tables::ResetTables>(),
    Row::of::<games::Games>(),
    Row::of::<log::Log>(),
];

/// How Discord is told of it.
pub(super) fn halma_admin(texts: &Texts) -> CreateCommand {
    let describe = Describer {
        texts,
        family: "admin",
        options: "option-admin",
    };
    let admin = command(texts, HALMA_ADMIN, "command-halma-admin");
    let admin = admin.default_member_permissions(Permissions::MANAGE_GUILD);
    with(admin, &describe, &OF_HALMA_ADMIN)
}

/// A match of the server that a moderator names, and why something is done with it.
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

    /// The same for games that are in no list, so that their codes are typed.
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

    /// Asks whether it is meant, and why, by a form: sending it off does it.
    async fn ask(
        self,
        cx: &Context<'_>,
        form: impl FnOnce(&MatchView, &str) -> Result<Form, Refusal>,
    ) -> Result<Answer, Error> {
        let view = of_server(cx, self.game).await?;
        Ok(Answer::form(form(&view, &self.reason)?))
    }
}

/// A match of this server, whoever plays it.
async fn of_server(cx: &Context<'_>, code: Code) -> Result<MatchView, Error> {
    let view = cx.match_by_code(code).await?;
    if view.place.guild != cx.guild {
        return Err(Refusal::NoSuchMatch.into());
    }
    Ok(view)
}

/// The codes of the server's matches.
async fn codes(cx: &Context<'_>, typing: Typing<'_>) -> Result<Choices, Error> {
    match typing.option {
        "game" => cx.codes(Listing::OfServer(cx.guild), typing.text).await,
        _ => Ok(Choices::new()),
    }
}
