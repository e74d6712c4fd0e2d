//! `/halma-cup new`: starts a cup.

use halma_cup::Kind;
use halma_service::{Error, MOST_CUP_NAME};
use serenity::builder::CreateCommandOption;
use serenity::model::application::CommandOptionType;

use crate::discord::command::{
    Answer, Choices, Command, Context, Describer, Misfit, Options, Typing,
};
use crate::discord::cup::draft::{CupDraft, LEAST_ENTRY_DAYS, MOST_ENTRY_DAYS};
use crate::discord::cup::panel;
use crate::discord::lobby::game;
use crate::discord::parts::body::Body;
use crate::discord::text::say;

/// A new cup. What isn't named is as it fits the server; without a name the panel asks.
#[derive(Debug)]
pub struct New {
    name: Option<String>,
    kind: Option<Kind>,
    game: Option<String>,
    days: Option<i64>,
    rounds: Option<i64>,
    threads: Option<bool>,
}

impl Command for New {
    const NAME: &'static str = "new";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        let option = |kind, name| describe.option(kind, Self::NAME, name);
        let name = option(CommandOptionType::String, "name").max_length(MOST_CUP_NAME);
        let game = option(CommandOptionType::String, "game").set_autocomplete(true);
        let days = option(CommandOptionType::Integer, "days")
            .min_int_value(LEAST_ENTRY_DAYS.into())
            .max_int_value(MOST_ENTRY_DAYS.into());
        let rounds = option(CommandOptionType::Integer, "rounds")
            .min_int_value(3)
            .max_int_value(7);
        describe
            .subcommand(Self::NAME)
            .add_sub_option(name)
            .add_sub_option(describe.choice::<Kind>(Self::NAME, "kind"))
            .add_sub_option(game)
            .add_sub_option(days)
            .add_sub_option(rounds)
            .add_sub_option(option(CommandOptionType::Boolean, "threads"))
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        Ok(Self {
            name: options.text("name").map(str::to_owned),
            kind: options.choice("kind")?,
            game: options.text("game").map(str::to_owned),
            days: options.number("days"),
            rounds: options.number("rounds"),
            threads: options.flag("threads"),
        })
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        let found = (self.game.as_deref()).map(|typed| game::found(cx, typed).first().copied());
        if found == Some(None) {
            let text = say!(cx.speaker(), "unknown-choice", option = "game");
            return Ok(Answer::private(Body::text(text)));
        }
        let mut draft = panel::proposal(cx).await?;
        draft.game = found.flatten().unwrap_or(draft.game);
        draft = match (self.kind, found) {
            (Some(kind), Some(_)) => CupDraft { kind, ..draft },
            (Some(kind), None) => draft.of_kind(kind),
            (None, _) => draft.of_game(),
        };
        draft.days = (self.days.and_then(|days| u16::try_from(days).ok())).unwrap_or(draft.days);
        draft.rounds = self.rounds.and_then(|rounds| u32::try_from(rounds).ok());
        draft.threads = self.threads.unwrap_or(draft.threads);
        match self.name {
            Some(name) => panel::announce(cx, draft, &name).await,
            None => panel::open(cx, draft).await,
        }
    }

    async fn complete(cx: &Context<'_>, typing: Typing<'_>) -> Result<Choices, Error> {
        Ok(game::complete(cx, typing.text))
    }
}
