//! `/halma challenge`: makes a challenge, or a lobby that anyone can join.

use halma_mind::Level;
use halma_rules::{Ends, Jumps, RuleSet, Teams, Variant};
use halma_service::{
    ChallengeRequest, Error, FirstMove, MoveTime, Person, Preset, Refusal, Series, rule_sets_of,
};
use serenity::builder::CreateCommandOption;
use serenity::model::application::CommandOptionType;

use crate::discord::command::options::folded;
use crate::discord::command::{
    Answer, Choices, Command, Context, Describer, Misfit, Options, Typing,
};
use crate::discord::interaction::caller::Threads;
use crate::discord::parts::body::cut;
use crate::discord::parts::choice::Choice;
use crate::discord::parts::limits::MOST_LABEL_CHARS;
use crate::discord::text::Say as _;

/// The name of the first opponent option; the others are for games with more seats.
const FIRST_OPPONENT: &str = "opponent";
const MORE_OPPONENTS: [&str; 4] = ["opponent2", "opponent3", "opponent4", "opponent5"];

/// The maximum number of games in a match: two, with sides swapped.
const MOST_GAMES: u64 = 2;

/// The options of a challenge.
#[derive(Debug, Default)]
pub struct Challenge {
    /// The people challenged by name.
    pub opponents: Vec<Person>,
    /// The game; by default the server's.
    pub variant: Option<Variant>,
    /// The computer's level in the seats that nobody is named for.
    pub computer: Option<Level>,
    /// A well-known game with its rules.
    pub preset: Option<Preset>,
    /// The rule set; by default the server's.
    pub rules: Option<RuleSet>,
    /// The options of the rules; by default the variant's.
    pub chosen: halma_rules::Options,
    /// Who moves first; by default random.
    pub first: Option<FirstMove>,
    /// The time per move; by default the server's.
    pub move_time: Option<MoveTime>,
    /// Whether the game is rated; by default it is.
    pub rated: Option<bool>,
    /// The number of games, with sides swapped.
    pub games: Option<i64>,
    /// Whether the challenge is posted again automatically.
    pub standing: Option<bool>,
    /// Whether the game gets its own thread; by default as the server's settings say.
    pub thread: Option<bool>,
}

impl Command for Challenge {
    const NAME: &'static str = "challenge";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        let option = |kind, name| describe.option(kind, Self::NAME, name);
        let completed = |name| option(CommandOptionType::String, name).set_autocomplete(true);
        let games = option(CommandOptionType::Integer, "games")
            .min_int_value(1)
            .max_int_value(MOST_GAMES);
        let challenge = describe
            .subcommand(Self::NAME)
            .add_sub_option(option(CommandOptionType::User, FIRST_OPPONENT))
            .add_sub_option(describe.choice::<Variant>(Self::NAME, "game"))
            .add_sub_option(describe.choice::<Preset>(Self::NAME, "preset"))
            .add_sub_option(
                option(CommandOptionType::Integer, "computer")
                    .min_int_value(Level::LOWEST.number().into())
                    .max_int_value(Level::HIGHEST.number().into()),
            )
            .add_sub_option(completed("rules"))
            .add_sub_option(option(CommandOptionType::Boolean, "diagonals"))
            .add_sub_option(completed("jumps"))
            .add_sub_option(completed("ends"))
            .add_sub_option(completed("teams"))
            .add_sub_option(describe.choice::<FirstMove>(Self::NAME, "first"))
            .add_sub_option(describe.choice::<MoveTime>(Self::NAME, "clock"))
            .add_sub_option(option(CommandOptionType::Boolean, "rated"))
            .add_sub_option(games)
            .add_sub_option(option(CommandOptionType::Boolean, "standing"))
            .add_sub_option(option(CommandOptionType::Boolean, "thread"));
        MORE_OPPONENTS.iter().fold(challenge, |challenge, name| {
            challenge.add_sub_option(option(CommandOptionType::User, name))
        })
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        Ok(Self {
            opponents: options.people(),
            variant: options.choice("game")?,
            computer: level(options),
            preset: options.choice("preset")?,
            rules: options.choice("rules")?,
            chosen: halma_rules::Options {
                diagonals: options.flag("diagonals"),
                jumps: options.choice("jumps")?,
                ends: options.choice("ends")?,
                teams: options.choice("teams")?,
            },
            first: options.choice("first")?,
            move_time: options.choice("clock")?,
            rated: options.flag("rated"),
            games: options.number("games"),
            standing: options.flag("standing"),
            thread: options.flag("thread"),
        })
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        if let Some(answer) = cx.missing_permissions() {
            return Ok(answer);
        }
        let server = cx.bot.service.server(cx.guild).await?;
        let has_room = cx.caller.threads == Threads::Possible;
        let thread = has_room && self.thread.unwrap_or(server.threads);
        if thread && let Some(answer) = cx.missing_for_threads() {
            return Ok(answer);
        }
        // Naming the bot means playing the computer.
        let (own, opponents): (Vec<Person>, Vec<Person>) =
            (self.opponents.into_iter()).partition(|person| cx.bot.http.is_own(person.user));
        let players = (!opponents.is_empty()).then_some(opponents.len() + 1);
        let preset = self.preset.map(|preset| preset.variant_for(players));
        let variant = server.variant_or(self.variant.or(preset));
        let computer = match (self.computer, own.first()) {
            (None, Some(_)) => Some(cx.level_to_try(variant).await?),
            (level, _) => level,
        };
        let rule_set = self.rules.or(self.preset.map(Preset::rule_set));
        let chosen = with_preset(self.chosen, self.preset);
        let (rule_set, chosen) = server.rules_or(variant, rule_set, chosen);
        let request = ChallengeRequest {
            act: cx.act(),
            opponents,
            place: cx.caller.place(cx.guild, server.locale.clone()),
            variant,
            computer,
            rule_set,
            chosen,
            first: self.first.unwrap_or(FirstMove::Lot),
            move_time: server.move_time_or(self.move_time),
            rated: self.rated.unwrap_or(true),
            series: if self.games == Some(MOST_GAMES as i64) {
                Series::FirstOfTwo
            } else {
                Series::Single
            },
            recurring: self.standing.unwrap_or_default(),
            rights: cx.caller.rights,
            thread,
        };
        let changed = match cx.bot.service.challenge(&request).await {
            Err(Error::Refusal(refusal)) if is_outdated(cx, &refusal).await? => {
                cx.bot.service.challenge(&request).await?
            }
            changed => changed?,
        };
        cx.tell(changed).await
    }

    /// Completes the rule sets and options that fit the game.
    async fn complete(cx: &Context<'_>, typing: Typing<'_>) -> Result<Choices, Error> {
        let server = cx.bot.service.server(cx.guild).await?;
        let preset = typing.options.choice::<Preset>("preset");
        let preset = preset.unwrap_or_default();
        let preset = preset.map(|preset| preset.variant_for(None));
        let game = typing.options.choice("game").unwrap_or_default();
        let variant = server.variant_or(game.or(preset));
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

/// Returns the options that are named, and those of a well-known game that aren't.
fn with_preset(named: halma_rules::Options, preset: Option<Preset>) -> halma_rules::Options {
    let usual = preset.map(Preset::options).unwrap_or_default();
    halma_rules::Options {
        diagonals: named.diagonals.or(usual.diagonals),
        jumps: named.jumps.or(usual.jumps),
        ends: named.ends.or(usual.ends),
        teams: named.teams.or(usual.teams),
    }
}

/// Returns the computer's level; Discord doesn't allow invalid ones.
fn level(options: &Options) -> Option<Level> {
    let number = options.number("computer")?;
    Level::new(u8::try_from(number).ok()?)
}

/// Returns whether the obstacle is gone on Discord and has now been removed here too: an older
/// challenge's message, or the only channels that allowed games.
pub async fn is_outdated(cx: &Context<'_>, refusal: &Refusal) -> Result<bool, Error> {
    let (bot, service) = (cx.bot, &cx.bot.service);
    match refusal {
        Refusal::AlreadyChallenged { id } => {
            let view = service.match_view(*id).await?;
            let Some(message) = view.card.message else {
                return Ok(false);
            };
            let is_gone = bot.is_there(view.card.place.channel, message).await == Some(false);
            if is_gone {
                service.drop_challenge(*id, bot.now()).await?;
            }
            Ok(is_gone)
        }
        Refusal::ChannelNotAllowed { channels } if !channels.named().is_empty() => {
            bot.forget_lost_channels(cx.guild).await;
            Ok(true)
        }
        _ => Ok(false),
    }
}
