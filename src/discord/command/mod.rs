//! Commands: their registration, their options, their autocomplete, and what they do.

pub mod answer;
pub mod click;
pub mod context;
pub mod describer;
pub mod find;
pub mod in_game;
pub mod options;
pub mod which_match;

pub use answer::{Answer, Choices, First, Replaced, Then};
pub use click::Input;
pub use context::Context;
pub use describer::Describer;
pub use options::{Misfit, Options};

use std::fmt::Debug;

use futures::FutureExt;
use futures::future::BoxFuture;
use serenity::builder::CreateCommandOption;

use halma_service::Error;

/// A command with its options.
pub trait Command: Sized + Send + Sync + Debug + 'static {
    /// The name of the subcommand.
    const NAME: &'static str;

    /// Returns its description for Discord.
    fn describe(describe: &Describer<'_>) -> CreateCommandOption;

    /// Reads its options.
    ///
    /// # Errors
    /// One of them doesn't fit.
    fn parse(options: &Options) -> Result<Self, Misfit>;

    /// Runs it.
    ///
    /// # Errors
    /// A refusal, or a fault.
    fn run(self, cx: &Context<'_>) -> impl Future<Output = Result<Answer, Error>> + Send;

    /// Returns choices for the option being typed; by default none.
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
pub struct Typing<'a> {
    /// Its name.
    pub option: &'a str,
    /// Its text so far.
    pub text: &'a str,
    /// The other options.
    pub options: &'a Options,
}

/// A command of any kind that was given.
pub trait Given: Send + Sync + Debug {
    /// Runs it.
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

/// A row in the table of commands.
pub struct CommandRow {
    /// The name of the subcommand.
    pub name: &'static str,
    /// The group of subcommands it is in, if any.
    pub group: Option<&'static str>,
    /// Returns its description for Discord.
    pub describe: fn(&Describer<'_>) -> CreateCommandOption,
    parse: fn(&Options) -> Result<Box<dyn Given>, Misfit>,
    complete: Complete,
}

impl CommandRow {
    /// Returns the row of a command.
    pub const fn of<C: Command>() -> Self {
        Self {
            name: C::NAME,
            group: None,
            describe: C::describe,
            parse: |options| Ok(Box::new(C::parse(options)?)),
            complete: |cx, typing| C::complete(cx, typing).boxed(),
        }
    }

    /// Returns the same in a group of subcommands.
    pub const fn within(self, group: &'static str) -> Self {
        let group = Some(group);
        Self { group, ..self }
    }

    /// Returns true if this is its name, after that of its group.
    pub fn is_called(&self, name: &str) -> bool {
        let (group, name) = match name.split_once(' ') {
            Some((group, name)) => (Some(group), name),
            None => (None, name),
        };
        self.group == group && self.name == name
    }

    /// Reads the options of the command.
    ///
    /// # Errors
    /// One of them doesn't fit.
    pub fn parse(&self, options: &Options) -> Result<Box<dyn Given>, Misfit> {
        (self.parse)(options)
    }

    /// Returns choices for the option being typed.
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
