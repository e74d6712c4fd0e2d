//! The commands, one file each: how Discord is told of it, what it was given, what it completes
//! while somebody types, and what it does.

pub(super) mod admin;
pub(super) mod away;
pub(super) mod block;
pub(super) mod board;
pub(super) mod bring_here;
pub(super) mod challenge;
pub(super) mod challenge_user;
mod describer;
pub(super) mod export;
mod find;
pub(super) mod games;
mod help;
pub(super) mod hint;
pub(super) mod import;
mod in_game;
mod languages;
pub(super) mod leaderboard;
pub(super) mod r#move;
pub(super) mod offer;
pub(super) mod open;
pub(super) mod privacy;
pub(super) mod profile;
pub(super) mod replay;
pub(super) mod resign;
mod rules;
mod settings;
pub(super) mod study;
mod themes;
mod versus;

use std::fmt::Debug;

use futures::FutureExt;
use futures::future::BoxFuture;
use serde_json::Value;
use serenity::builder::{CreateCommand, CreateCommandOption};

use self::challenge_user::CHALLENGE_USER;
use self::describer::{Describer, command, user_menu};
use self::in_game::About;
use self::profile::PROFILE_OF_USER;
use super::answer::{Answer, Choices};
use super::context::Context;
use super::options::{Misfit, Options};
use super::text::{DEFAULT_LOCALE, Texts};
use crate::service::Error;

/// A command as it was given.
pub(super) trait Command: Sized + Send + Sync + Debug + 'static {
    /// The name of the subcommand.
    const NAME: &'static str;

    /// How Discord is told of it.
    fn describe(describe: &Describer<'_>) -> CreateCommandOption;

    /// Reads its options.
    ///
    /// # Errors
    /// One of them does not fit.
    fn parse(options: &Options) -> Result<Self, Misfit>;

    /// Does it.
    ///
    /// # Errors
    /// A refusal, or a fault.
    fn run(self, cx: &Context<'_>) -> impl Future<Output = Result<Answer, Error>> + Send;

    /// What somebody may choose from while typing; nothing, unless it says so.
    ///
    /// # Errors
    /// A refusal, or a fault.
    fn complete(
        _cx: &Context<'_>,
        _typing: Typing<'_>,
    ) -> impl Future<Output = Result<Choices, Error>> + Send {
        async { Ok(Choices::new()) }
    }
}

/// An option that is being typed.
#[derive(Clone, Copy)]
pub(super) struct Typing<'a> {
    /// Its name.
    pub option: &'a str,
    /// Its text so far.
    pub text: &'a str,
    /// The other options.
    pub options: &'a Options,
}

/// A command that was given, whichever it is.
pub trait Given: Send + Sync + Debug {
    /// Does it.
    ///
    /// # Errors
    /// A refusal, or a fault.
    fn run<'a>(self: Box<Self>, cx: &'a Context<'a>) -> BoxFuture<'a, Result<Answer, Error>>;
}

impl<C: Command> Given for C {
    fn run<'a>(self: Box<Self>, cx: &'a Context<'a>) -> BoxFuture<'a, Result<Answer, Error>> {
        C::run(*self, cx).boxed()
    }
}

type Complete = for<'a> fn(&'a Context<'a>, Typing<'a>) -> BoxFuture<'a, Result<Choices, Error>>;

/// A row of the table of commands.
pub struct Row {
    name: &'static str,
    describe: fn(&Describer<'_>) -> CreateCommandOption,
    parse: fn(&Options) -> Result<Box<dyn Given>, Misfit>,
    complete: Complete,
}

impl Row {
    const fn of<C: Command>() -> Self {
        Self {
            name: C::NAME,
            describe: C::describe,
            parse: |options| Ok(Box::new(C::parse(options)?)),
            complete: |cx, typing| C::complete(cx, typing).boxed(),
        }
    }

    /// Reads the options of the command.
    ///
    /// # Errors
    /// One of them does not fit.
    pub fn parse(&self, options: &Options) -> Result<Box<dyn Given>, Misfit> {
        (self.parse)(options)
    }

    /// What somebody may choose from while typing.
    ///
    /// # Errors
    /// A refusal, or a fault.
    pub async fn complete(&self, cx: &Context<'_>, options: &Options) -> Result<Choices, Error> {
        let Some((option, text)) = options.typing() else {
            return Ok(Choices::new());
        };
        let typing = Typing {
            option,
            text,
            options,
        };
        (self.complete)(cx, typing).await
    }
}

/// The name of the command that everybody has.
const HALMA: &str = "halma";

/// The subcommands of `/halma`, in the order in which Discord lists them.
static OF_HALMA: [Row; 21] = [
    Row::of::<challenge::Challenge>(),
    Row::of::<r#move::Move>(),
    Row::of::<About<hint::Hint>>(),
    Row::of::<About<board::Board>>(),
    Row::of::<About<replay::Replay>>(),
    Row::of::<About<export::Export>>(),
    Row::of::<import::Import>(),
    Row::of::<About<resign::Resign>>(),
    Row::of::<offer::Offer>(),
    Row::of::<games::Games>(),
    Row::of::<open::Open>(),
    Row::of::<leaderboard::Leaderboard>(),
    Row::of::<profile::Profile>(),
    Row::of::<versus::Versus>(),
    Row::of::<settings::Settings>(),
    Row::of::<away::Away>(),
    Row::of::<block::Block>(),
    Row::of::<About<bring_here::BringHere>>(),
    Row::of::<privacy::Privacy>(),
    Row::of::<rules::Rules>(),
    Row::of::<help::Help>(),
];

/// A subcommand by its name and that of its command.
pub fn find(command: &str, subcommand: &str) -> Option<&'static Row> {
    let rows: &[Row] = match command {
        HALMA => &OF_HALMA,
        study::HALMA_STUDY => &study::OF_HALMA_STUDY,
        admin::HALMA_ADMIN => &admin::OF_HALMA_ADMIN,
        _ => return None,
    };
    rows.iter().find(|row| row.name == subcommand)
}

/// All commands as Discord is told of them. Languages are read one after the other, for most of them nobody
/// speaks with this bot.
pub fn all(texts: &Texts) -> Vec<Value> {
    let mut all = in_languages(&texts.only(DEFAULT_LOCALE));
    for locale in texts.locales_of_discord() {
        let one = in_languages(&texts.only(locale));
        all.iter_mut().zip(one).for_each(|(all, one)| add(all, one));
    }
    all
}

fn in_languages(texts: &Texts) -> Vec<Value> {
    let describe = Describer {
        texts,
        family: "command",
        options: "option",
    };
    let halma = command(texts, HALMA, "command-halma");
    let commands = [
        with(halma, &describe, &OF_HALMA),
        study::halma_study(texts),
        admin::halma_admin(texts),
        user_menu(texts, CHALLENGE_USER, "command-menu-challenge"),
        user_menu(texts, PROFILE_OF_USER, "command-menu-profile"),
    ];
    let json = commands.map(serde_json::to_value);
    json.map(|json| json.expect("a command is always JSON"))
        .to_vec()
}

/// Adds what a description of the same has in another language.
fn add(all: &mut Value, one: Value) {
    match (all, one) {
        (Value::Object(all), Value::Object(one)) => {
            for (name, value) in one {
                add(all.entry(name).or_insert(Value::Null), value);
            }
        }
        (Value::Array(all), Value::Array(one)) => {
            all.iter_mut().zip(one).for_each(|(all, one)| add(all, one));
        }
        (all @ Value::Null, one) => *all = one,
        _ => {}
    }
}

fn with(command: CreateCommand, describe: &Describer<'_>, rows: &[Row]) -> CreateCommand {
    rows.iter().fold(command, |command, row| {
        command.add_option((row.describe)(describe))
    })
}
