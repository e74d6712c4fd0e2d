//! Commands whose only option is the game they are about, which can be omitted if it is clear.

use std::fmt;
use std::marker::PhantomData;

use halma_service::ids::Code;
use halma_service::{Error, Listing, MatchView};
use serenity::builder::CreateCommandOption;

use crate::discord::command::find::{Found, Search};
use crate::discord::command::{
    Answer, Choices, Command, Context, Describer, Misfit, Options, Typing,
};
use crate::discord::parts::id::Id;

/// An action in a game, or with it.
pub trait InGame: Send + Sync + 'static {
    /// The name of the subcommand.
    const NAME: &'static str;
    /// The key of the message if there is no game.
    const NONE: &'static str;

    /// Returns the id of a menu in which one of several matches is selected, by its number.
    fn which(menu: u32) -> Id;

    /// Returns the lists in which the game is looked up: the first one with any match decides. The
    /// codes of the last one are offered for autocomplete.
    fn listings(cx: &Context<'_>) -> Vec<Listing>;

    /// Runs it.
    ///
    /// # Errors
    /// A refusal, or a fault.
    fn run(
        cx: &Context<'_>,
        view: &MatchView,
    ) -> impl Future<Output = Result<Answer, Error>> + Send;
}

/// A command of this kind with the code that was given.
pub struct About<C> {
    game: Option<Code>,
    command: PhantomData<fn() -> C>,
}

impl<C: InGame> fmt::Debug for About<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}", C::NAME, self.game)
    }
}

impl<C: InGame> Command for About<C> {
    const NAME: &'static str = C::NAME;

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        describe
            .subcommand(Self::NAME)
            .add_sub_option(describe.game(Self::NAME))
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        Ok(Self {
            game: options.code("game")?,
            command: PhantomData,
        })
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        let search = Search {
            listings: &C::listings(cx),
            which: C::which,
            text: "",
            none: C::NONE,
        };
        match cx.find(self.game, search).await? {
            Found::Ask(answer) | Found::Nothing(answer) => Ok(answer),
            Found::Match(view) => C::run(cx, &view).await,
        }
    }

    async fn complete(cx: &Context<'_>, typing: Typing<'_>) -> Result<Choices, Error> {
        match C::listings(cx).last() {
            Some(listing) => cx.codes(*listing, typing.text).await,
            None => Ok(Choices::new()),
        }
    }
}

/// Returns lists of games to look at: one's own in this channel, or else any running here.
pub fn to_look_at(cx: &Context<'_>) -> Vec<Listing> {
    let channel = cx.caller.channel;
    vec![Listing::Mine(channel), Listing::Running(channel)]
}
