//! `/halma-cup new`: starts a cup.

use halma_cup::Kind;
use halma_rules::Rules;
use halma_service::{Error, NewCup};
use serenity::builder::CreateCommandOption;
use serenity::model::application::CommandOptionType;

use crate::discord::command::{
    Answer, Choices, Command, Context, Describer, First, Misfit, Options, Then, Typing,
};
use crate::discord::cup::message;
use crate::discord::lobby::game;
use crate::discord::parts::body::Body;
use crate::discord::parts::choice::Choice;
use crate::discord::text::say;

/// People are asked two days before entry closes whether they play.
const LEAST_ENTRY_DAYS: u16 = 3;
const MOST_ENTRY_DAYS: u16 = 60;
const USUAL_ENTRY_DAYS: u16 = 7;
const USUAL_ROUNDS: u32 = 5;
const USUAL_ROUNDS_AT_TABLES: u32 = 3;

/// The kinds that can be started.
const KINDS: [Kind; 4] = [Kind::RoundRobin, Kind::League, Kind::Swiss, Kind::Tables];

impl Choice for Kind {
    fn all() -> Vec<Self> {
        KINDS.to_vec()
    }

    fn name(self) -> String {
        Kind::name(self).to_owned()
    }

    fn key(self) -> String {
        format!("cup-kind-{self}")
    }
}

/// A new cup.
#[derive(Debug)]
pub struct New {
    name: String,
    kind: Kind,
    game: Option<String>,
    days: Option<i64>,
    rounds: Option<i64>,
    threads: bool,
}

impl Command for New {
    const NAME: &'static str = "new";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        let option = |kind, name| describe.option(kind, Self::NAME, name);
        let name = option(CommandOptionType::String, "name").max_length(60);
        let game = option(CommandOptionType::String, "game").set_autocomplete(true);
        let days = option(CommandOptionType::Integer, "days")
            .min_int_value(LEAST_ENTRY_DAYS.into())
            .max_int_value(MOST_ENTRY_DAYS.into());
        let rounds = option(CommandOptionType::Integer, "rounds")
            .min_int_value(3)
            .max_int_value(7);
        let kind = describe.choice::<Kind>(Self::NAME, "kind");
        describe
            .subcommand(Self::NAME)
            .add_sub_option(name.required(true))
            .add_sub_option(kind.required(true))
            .add_sub_option(game)
            .add_sub_option(days)
            .add_sub_option(rounds)
            .add_sub_option(option(CommandOptionType::Boolean, "threads"))
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        Ok(Self {
            name: options.text("name").unwrap_or_default().to_owned(),
            kind: options.required_choice("kind")?,
            game: options.text("game").map(str::to_owned),
            days: options.number("days"),
            rounds: options.number("rounds"),
            threads: options.flag("threads").unwrap_or(false),
        })
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        if let Some(answer) = cx.missing_permissions() {
            return Ok(answer);
        }
        if self.threads
            && let Some(answer) = cx.missing_for_threads()
        {
            return Ok(answer);
        }
        let server = cx.bot.service.server(cx.guild).await?;
        let found = (self.game.as_deref()).map(|typed| game::found(cx, typed).first().copied());
        if found == Some(None) {
            let text = say!(cx.speaker(), "unknown-choice", option = "game");
            return Ok(Answer::private(Body::text(text)));
        }
        let variant = server.variant_or(found.flatten().map(|game| game.variant(None)));
        let (rule_set, options) = server.rules_or(variant, None, halma_rules::Options::default());
        let rules = Rules::with_options(variant, rule_set, options);
        let days = self.days.and_then(|days| u16::try_from(days).ok());
        let new = NewCup {
            act: cx.act(),
            rights: cx.caller.rights,
            place: cx.caller.place(cx.guild, server.locale.clone()),
            name: self.name,
            kind: self.kind,
            rules: rules.unwrap_or_else(|_| server.rules_of(variant)),
            rounds: rounds(self.kind, self.rounds),
            entry_days: days
                .unwrap_or(USUAL_ENTRY_DAYS)
                .clamp(LEAST_ENTRY_DAYS, MOST_ENTRY_DAYS),
            threads: self.threads,
        };
        let cup = cx.bot.service.new_cup(&new).await?;
        let speaker = cx.bot.speaker(&cup.record.place.locale);
        Ok(Answer::of(
            First::Public(message::announcement(speaker, &cup)),
            Then::Nothing,
        ))
    }

    async fn complete(cx: &Context<'_>, typing: Typing<'_>) -> Result<Choices, Error> {
        Ok(game::complete(cx, typing.text))
    }
}

/// The number of rounds of a kind that has several.
fn rounds(kind: Kind, named: Option<i64>) -> Option<u32> {
    let named = named.and_then(|rounds| u32::try_from(rounds).ok());
    let usual = match kind {
        Kind::Swiss => USUAL_ROUNDS,
        Kind::Tables => USUAL_ROUNDS_AT_TABLES,
        Kind::RoundRobin | Kind::League | Kind::Stairs => return None,
    };
    Some(named.unwrap_or(usual).clamp(3, 7))
}
