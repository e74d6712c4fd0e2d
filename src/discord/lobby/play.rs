//! `/halma play`: starts a game, and `/halma game custom`: with all that can be chosen.

use halma_mind::Level;
use halma_rules::{Ends, Jumps, Options as RuleOptions, RuleSet, Teams, Variant};
use halma_service::{Error, FirstMove, Person, TimeControl, rule_sets_of};
use serenity::builder::CreateCommandOption;
use serenity::model::application::CommandOptionType;

use crate::discord::command::options::folded;
use crate::discord::command::{
    Answer, Choices, Command, Context, Describer, Misfit, Options, Typing,
};
use crate::discord::lobby::game;
use crate::discord::lobby::terms::{Draft, Terms};
use crate::discord::lobby::{panel, start};
use crate::discord::parts::body::{Body, cut};
use crate::discord::parts::choice::Choice;
use crate::discord::parts::limits::MOST_LABEL_CHARS;
use crate::discord::text::{Say as _, say};

/// The name of the user menu that opens the panel.
pub const PLAY_WITH_USER: &str = "Play Halma";

/// The option for an opponent; the others are for games with more seats.
const WITH: &str = "with";
const MORE: [&str; 4] = ["with2", "with3", "with4", "with5"];

/// The options that both commands have.
#[derive(PartialEq, Debug)]
struct Named {
    opponents: Vec<Person>,
    /// The game as typed or picked.
    game: Option<String>,
    terms: Terms,
}

impl Named {
    fn parse(options: &Options) -> Result<Self, Misfit> {
        Ok(Self {
            opponents: options.people(),
            game: options.text("game").map(str::to_owned),
            terms: Terms {
                computer: level(options),
                time: options.choice("time")?,
                rated: options.flag("rated"),
                ..Terms::default()
            },
        })
    }

    async fn start(self, cx: &Context<'_>) -> Result<Answer, Error> {
        let mut terms = self.terms;
        if let Some(typed) = self.game {
            terms.game = game::found(cx, &typed).first().copied();
            if terms.game.is_none() {
                let text = say!(cx.speaker(), "unknown-choice", option = "game");
                return Ok(Answer::private(Body::text(text)));
            }
        }
        let mut opponents = self.opponents;
        if opponents.is_empty() && terms.computer.is_none() {
            opponents.extend(cx.caller.partner().cloned());
        }
        start::start(cx, opponents, terms).await
    }
}

/// The options before those for more opponents; both commands have the same.
fn described(describe: &Describer<'_>, name: &str) -> CreateCommandOption {
    let option = |kind, option| describe.option(kind, Play::NAME, option);
    let computer = option(CommandOptionType::Integer, "computer")
        .min_int_value(Level::LOWEST.number().into())
        .max_int_value(Level::HIGHEST.number().into());
    describe
        .subcommand(name)
        .add_sub_option(option(CommandOptionType::User, WITH))
        .add_sub_option(computer)
        .add_sub_option(option(CommandOptionType::String, "game").set_autocomplete(true))
        .add_sub_option(describe.choice::<TimeControl>(Play::NAME, "time"))
        .add_sub_option(option(CommandOptionType::Boolean, "rated"))
}

fn with_more_opponents(
    describe: &Describer<'_>,
    command: CreateCommandOption,
) -> CreateCommandOption {
    MORE.iter().fold(command, |command, name| {
        command.add_sub_option(describe.option(CommandOptionType::User, Play::NAME, name))
    })
}

/// Starts a game; without options it shows the panel.
#[derive(Debug)]
pub struct Play(Named);

impl Command for Play {
    const NAME: &'static str = "play";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        with_more_opponents(describe, described(describe, Self::NAME))
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        Named::parse(options).map(Self)
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        let nothing = Named {
            opponents: Vec::new(),
            game: None,
            terms: Terms::default(),
        };
        if self.0 == nothing {
            let partner = cx.caller.partner().map(|person| person.user);
            return panel::open(cx, Draft::default().with(partner)).await;
        }
        self.0.start(cx).await
    }

    async fn complete(cx: &Context<'_>, typing: Typing<'_>) -> Result<Choices, Error> {
        Ok(game::complete(cx, typing.text))
    }
}

/// Starts a game with all that can be chosen.
#[derive(Debug)]
pub struct Custom(Named);

impl Command for Custom {
    const NAME: &'static str = "custom";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        let option = |kind, name| describe.option(kind, Self::NAME, name);
        let completed = |name| option(CommandOptionType::String, name).set_autocomplete(true);
        let flag = |name| option(CommandOptionType::Boolean, name);
        let command = described(describe, Self::NAME)
            .add_sub_option(completed("rules"))
            .add_sub_option(flag("diagonals"))
            .add_sub_option(completed("jumps"))
            .add_sub_option(completed("ends"))
            .add_sub_option(completed("teams"))
            .add_sub_option(describe.choice::<FirstMove>(Self::NAME, "first"))
            .add_sub_option(flag("two-games"))
            .add_sub_option(flag("no-weekends"))
            .add_sub_option(flag("repeat"))
            .add_sub_option(flag("thread"));
        with_more_opponents(describe, command)
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        let mut named = Named::parse(options)?;
        named.terms = Terms {
            rules: options.choice("rules")?,
            options: RuleOptions {
                diagonals: options.flag("diagonals"),
                jumps: options.choice("jumps")?,
                ends: options.choice("ends")?,
                teams: options.choice("teams")?,
            },
            first: options.choice("first")?,
            two_games: options.flag("two-games"),
            repeats: options.flag("repeat"),
            no_weekends: options.flag("no-weekends"),
            thread: options.flag("thread"),
            ..named.terms
        };
        Ok(Self(named))
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        self.0.start(cx).await
    }

    /// Completes the games, and the rules that fit the game.
    async fn complete(cx: &Context<'_>, typing: Typing<'_>) -> Result<Choices, Error> {
        if typing.option == "game" {
            return Ok(game::complete(cx, typing.text));
        }
        let server = cx.bot.service.server(cx.guild).await?;
        let game = typing.options.text("game");
        let game = game.and_then(|typed| game::found(cx, typed).first().copied());
        let variant: Variant = server.variant_or(game.map(|game| game.variant(None)));
        let typed = folded(typing.text);
        let fits = |(label, _): &(String, String)| folded(label).contains(&typed);
        let choices = match typing.option {
            "rules" => {
                let allowed = |rule_set: &RuleSet| server.may_choose(variant, *rule_set);
                labelled(cx, rule_sets_of(variant).filter(allowed))
            }
            "jumps" => labelled(cx, Jumps::all()),
            "ends" if variant.has_places() => labelled(cx, Ends::all()),
            "teams" if variant.has_pairs() => labelled(cx, Teams::all()),
            _ => Choices::new(),
        };
        Ok(choices.into_iter().filter(fits).collect())
    }
}

/// Returns choices with their sentences.
fn labelled<C: Choice>(cx: &Context<'_>, choices: impl IntoIterator<Item = C>) -> Choices {
    let label = |choice: C| cut(&cx.speaker().say(&choice.key()), MOST_LABEL_CHARS);
    let choices = choices.into_iter();
    choices
        .map(|choice| (label(choice), choice.name()))
        .collect()
}

/// Returns the computer's level; Discord doesn't allow invalid ones.
fn level(options: &Options) -> Option<Level> {
    let number = options.number("computer")?;
    Level::new(u8::try_from(number).ok()?)
}
