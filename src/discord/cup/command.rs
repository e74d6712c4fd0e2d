//! `/halma-cup`: entering, leaving, looking, and what organizers do.

use halma_service::ids::{Code, CupId, UserId};
use halma_service::{CupRefusal, Error, WholeCup};
use serenity::builder::CreateCommandOption;
use serenity::model::application::CommandOptionType;

use crate::discord::command::{
    Answer, Choices, Command, Context, Describer, Misfit, Options, Typing,
};
use crate::discord::cup::{card, message};
use crate::discord::parts::body::{Body, cut};
use crate::discord::parts::limits::MOST_LABEL_CHARS;
use crate::discord::text::{markup, say};

const CUP: &str = "cup";
/// Discord shows at most so many choices.
const MOST_CHOICES: usize = 25;

/// Which cup is meant: the one named, or the server's only one.
#[derive(Clone, Copy, Debug)]
struct Which(Option<CupId>);

impl Which {
    fn parse(options: &Options) -> Result<Self, Misfit> {
        let named = options.text(CUP).map(|id| id.trim().parse());
        let id = named.transpose().map_err(|_| Misfit::Choice(CUP))?;
        Ok(Self(id.map(CupId)))
    }

    /// Does something with the cup, or asks which one is meant.
    async fn then<F>(self, cx: &Context<'_>, run: impl FnOnce(CupId) -> F) -> Result<Answer, Error>
    where
        F: Future<Output = Result<Answer, Error>>,
    {
        if let Some(id) = self.0 {
            return run(id).await;
        }
        let cups = cx.bot.service.cups_of(cx.guild).await?;
        let unfinished: Vec<_> = cups.iter().filter(|cup| cup.is_unfinished()).collect();
        match (&unfinished[..], &cups[..]) {
            ([one], _) => run(one.id).await,
            ([], [one]) => run(one.id).await,
            (_, []) => Ok(cx.private("cup-none")),
            _ => Ok(cx.private("cup-which")),
        }
    }
}

/// What else a command about a cup takes.
trait More: Sized {
    /// Adds its options, the required ones.
    fn describe(
        describe: &Describer<'_>,
        name: &str,
        to: CreateCommandOption,
    ) -> CreateCommandOption;

    fn parse(options: &Options) -> Result<Self, Misfit>;
}

impl More for () {
    fn describe(_: &Describer<'_>, _: &str, to: CreateCommandOption) -> CreateCommandOption {
        to
    }

    fn parse(_: &Options) -> Result<Self, Misfit> {
        Ok(())
    }
}

/// A person.
impl More for UserId {
    fn describe(
        describe: &Describer<'_>,
        name: &str,
        to: CreateCommandOption,
    ) -> CreateCommandOption {
        let player = describe.option(CommandOptionType::User, name, "player");
        to.add_sub_option(player.required(true))
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        let player = options.person("player").ok_or(Misfit::Choice("player"))?;
        Ok(player.user)
    }
}

/// A number of days.
impl More for u16 {
    fn describe(
        describe: &Describer<'_>,
        name: &str,
        to: CreateCommandOption,
    ) -> CreateCommandOption {
        let days = describe.option(CommandOptionType::Integer, name, "days");
        let days = days.min_int_value(1).max_int_value(60);
        to.add_sub_option(days.required(true))
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        let days = options
            .number("days")
            .and_then(|days| Self::try_from(days).ok());
        let days = days.filter(|days| (1..=60).contains(days));
        days.ok_or(Misfit::Choice("days"))
    }
}

/// A game, and who won it.
impl More for (Code, Option<UserId>) {
    fn describe(
        describe: &Describer<'_>,
        name: &str,
        to: CreateCommandOption,
    ) -> CreateCommandOption {
        let game = describe.option(CommandOptionType::String, name, "game");
        let winner = describe.option(CommandOptionType::User, name, "winner");
        to.add_sub_option(game.required(true))
            .add_sub_option(winner)
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        let game = options.code("game")?.ok_or(Misfit::Code)?;
        Ok((game, options.person("winner").map(|person| person.user)))
    }
}

/// Declares commands that are about one cup.
macro_rules! about_a_cup {
    ($($(#[$doc:meta])* $name:ident($more:ty) = $word:literal, $run:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Debug)]
        pub struct $name(Which, $more);

        impl Command for $name {
            const NAME: &'static str = $word;

            fn describe(describe: &Describer<'_>) -> CreateCommandOption {
                let cup = describe.option(CommandOptionType::String, Self::NAME, CUP);
                let command = describe.subcommand(Self::NAME);
                let command = <$more as More>::describe(describe, Self::NAME, command);
                command.add_sub_option(cup.set_autocomplete(true))
            }

            fn parse(options: &Options) -> Result<Self, Misfit> {
                Ok(Self(Which::parse(options)?, More::parse(options)?))
            }

            async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
                let run = $run;
                self.0.then(cx, |id| run(cx, id, self.1)).await
            }

            async fn complete(cx: &Context<'_>, typing: Typing<'_>) -> Result<Choices, Error> {
                complete(cx, typing.text).await
            }
        }
    )*};
}

about_a_cup! {
    /// Enters a cup.
    Join(()) = "join", |cx, id, ()| join(cx, id);
    /// Leaves a cup.
    Leave(()) = "leave", |cx, id, ()| leave(cx, id);
    /// Shows a cup's table.
    Table(()) = "table", |cx, id, ()| table(cx, id);
    /// Shows one's games in a cup.
    Games(()) = "games", |cx, id, ()| games(cx, id);
    /// Challenges somebody on the stairs.
    Challenge(UserId) = "challenge", challenge;
    /// Closes entry.
    Start(()) = "start", |cx, id, ()| start(cx, id);
    /// Calls a cup off.
    CallOff(()) = "call-off", |cx, id, ()| call_off(cx, id);
    /// Takes somebody out of a cup.
    Remove(UserId) = "remove", remove;
    /// Lets entry close later.
    PutOff(u16) = "put-off", put_off;
    /// Decides how a game counts.
    Correct((Code, Option<UserId>)) = "correct", correct;
}

/// Lists the server's cups.
#[derive(Debug)]
pub struct List;

impl Command for List {
    const NAME: &'static str = "list";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        describe.subcommand(Self::NAME)
    }

    fn parse(_options: &Options) -> Result<Self, Misfit> {
        Ok(Self)
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        let cups = cx.bot.service.cups_of(cx.guild).await?;
        if cups.is_empty() {
            return Ok(cx.private("cup-none"));
        }
        Ok(Answer::private(message::list(cx.speaker(), &cups)))
    }
}

async fn complete(cx: &Context<'_>, typed: &str) -> Result<Choices, Error> {
    let typed = typed.trim().to_lowercase();
    let cups = cx.bot.service.cups_of(cx.guild).await?;
    let fitting = cups.iter().filter(|cup| {
        let name = cup.record.name.to_lowercase();
        name.contains(&typed)
    });
    let choices = fitting.take(MOST_CHOICES).map(|cup| {
        let label = cut(&cup.record.name, MOST_LABEL_CHARS);
        (label, cup.id.to_string())
    });
    Ok(choices.collect())
}

/// Enters a cup, or confirms.
pub async fn join(cx: &Context<'_>, id: CupId) -> Result<Answer, Error> {
    let cup = cx.bot.service.enter_cup(&cx.act(), id).await?;
    Ok(Answer::private(message::entered(cx.speaker(), &cup)))
}

/// Leaves a cup.
pub async fn leave(cx: &Context<'_>, id: CupId) -> Result<Answer, Error> {
    let (service, act) = (&cx.bot.service, cx.act());
    let left = service.leave_cup(&act, id, cx.user(), cx.caller.rights);
    Ok(said(cx, "cup-left", &left.await?))
}

async fn challenge(cx: &Context<'_>, id: CupId, player: UserId) -> Result<Answer, Error> {
    let (service, act) = (&cx.bot.service, cx.act());
    service.challenge_on_stairs(&act, id, player).await?;
    let who = markup::user(player);
    let text = say!(cx.speaker(), "cup-challenged", who = who);
    Ok(Answer::private(Body::text(text)))
}

async fn remove(cx: &Context<'_>, id: CupId, player: UserId) -> Result<Answer, Error> {
    let (service, act) = (&cx.bot.service, cx.act());
    let left = service.leave_cup(&act, id, player, cx.caller.rights);
    let name = left.await?.record.name;
    let who = markup::user(player);
    let text = say!(cx.speaker(), "cup-removed", who = who, name = name);
    Ok(Answer::private(Body::text(text)))
}

async fn put_off(cx: &Context<'_>, id: CupId, days: u16) -> Result<Answer, Error> {
    let (service, act) = (&cx.bot.service, cx.act());
    let put_off = service.put_cup_off(&act, id, days, cx.caller.rights);
    let record = put_off.await?.record;
    let (name, at) = (record.name, markup::dated(record.closes));
    let text = say!(cx.speaker(), "cup-put-off-done", name = name, at = at);
    Ok(Answer::private(Body::text(text)))
}

async fn correct(
    cx: &Context<'_>,
    id: CupId,
    decided: (Code, Option<UserId>),
) -> Result<Answer, Error> {
    let (service, act) = (&cx.bot.service, cx.act());
    let corrected = service.correct_cup(&act, id, decided, cx.caller.rights);
    corrected.await?;
    Ok(cx.private("cup-corrected-done"))
}

async fn start(cx: &Context<'_>, id: CupId) -> Result<Answer, Error> {
    let act = cx.act();
    let started = cx.bot.service.start_cup(&act, id, cx.caller.rights);
    Ok(said(cx, "cup-started", &started.await?))
}

/// Starts a cup with those who have confirmed, everyone against everyone.
pub async fn start_small(cx: &Context<'_>, id: CupId) -> Result<Answer, Error> {
    let act = cx.act();
    let started = (cx.bot.service).start_small_cup(&act, id, cx.caller.rights);
    Ok(said(cx, "cup-started", &started.await?))
}

async fn call_off(cx: &Context<'_>, id: CupId) -> Result<Answer, Error> {
    let (service, act) = (&cx.bot.service, cx.act());
    let called = service.call_cup_off(&act, id, cx.caller.rights);
    Ok(said(cx, "cup-called-off", &called.await?))
}

fn said(cx: &Context<'_>, key: &str, cup: &WholeCup) -> Answer {
    let name = &cup.record.name;
    let text = say!(cx.speaker(), key, name = name.as_str());
    Answer::private(Body::text(text))
}

/// Shows a cup's table.
pub async fn table(cx: &Context<'_>, id: CupId) -> Result<Answer, Error> {
    let cup = here(cx, id).await?;
    let people = cx.bot.service.cup_people(&cup).await?;
    let table = cup.table()?;
    let picture = card::table(
        (cx.bot, cx.speaker()),
        &cup,
        &table,
        &people,
        Some(cx.user()),
    )
    .await;
    let body = message::table(cx.speaker(), &cup, &table, &people);
    Ok(Answer::private(Body { picture, ..body }))
}

/// Shows the person's games in a cup.
pub async fn games(cx: &Context<'_>, id: CupId) -> Result<Answer, Error> {
    let cup = here(cx, id).await?;
    let games = cx.bot.service.own_cup_games(&cup, cx.user()).await?;
    Ok(Answer::private(message::games(
        cx.speaker(),
        &cup,
        &games,
        cx.user(),
    )))
}

async fn here(cx: &Context<'_>, id: CupId) -> Result<WholeCup, Error> {
    let cup = cx.bot.service.whole_cup(id).await?;
    if cup.record.place.guild == cx.guild {
        return Ok(cup);
    }
    Err(CupRefusal::Unknown.into())
}
