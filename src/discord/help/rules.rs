//! `/halma rules`: the rules of the games.

use halma_rules::{Seat, Variant};
use halma_service::{Error, MatchView, rule_sets_of};
use serenity::builder::{CreateActionRow, CreateCommandOption};
use serenity::model::application::ButtonStyle;

use crate::discord::command::in_game::to_look_at;
use crate::discord::command::options::folded;
use crate::discord::command::{
    Answer, Choices, Command, Context, Describer, Misfit, Options, Typing,
};
use crate::discord::help::click::Click;
use crate::discord::help::how_to_message::Lesson;
use crate::discord::help::menus::{games_menu, illustrations_menu};
use crate::discord::parts::body::{Body, Picture};
use crate::discord::parts::choice::Choice;
use crate::discord::parts::components::button;
use crate::discord::pictures::gallery::Drawn;
use crate::discord::text::{Say as _, Speaker, say};
use crate::study::Illustration;
use crate::words::rules::{aim, diagonals, explained, moves};

/// The game to explain; by default the one in this channel.
#[derive(Debug)]
pub struct Rules {
    variant: Option<Variant>,
}

impl Command for Rules {
    const NAME: &'static str = "rules";

    fn describe(describe: &Describer<'_>) -> CreateCommandOption {
        describe
            .subcommand(Self::NAME)
            .add_sub_option(describe.game(Self::NAME))
    }

    fn parse(options: &Options) -> Result<Self, Misfit> {
        let variant = options.choice("game")?;
        Ok(Self { variant })
    }

    async fn run(self, cx: &Context<'_>) -> Result<Answer, Error> {
        let body = match self.variant {
            Some(variant) => of_game(cx, variant).await?,
            None => match game_here(cx).await? {
                Some(view) => {
                    let seat = view.game().map(|game| game.seat_of_user(cx.user()));
                    of_rules(cx, view.terms.rules, seat.unwrap_or(Seat::FIRST)).await
                }
                None => overview(cx).await,
            },
        };
        Ok(Answer::private(body))
    }

    /// Completes the games. Listing them in the command itself would use up much of Discord's limit
    /// for descriptions.
    async fn complete(cx: &Context<'_>, typing: Typing<'_>) -> Result<Choices, Error> {
        let typed = folded(typing.text);
        let choices = Variant::ALL.into_iter();
        let choices =
            choices.map(|variant| (cx.speaker().say(&variant.key()), variant.name().to_owned()));
        let fits = |(label, word): &(String, String)| {
            folded(label).contains(&typed) || word.starts_with(&typed)
        };
        Ok(choices.filter(fits).collect())
    }
}

/// Returns a game of the person in this channel, or else any running here.
async fn game_here(cx: &Context<'_>) -> Result<Option<MatchView>, Error> {
    for listing in to_look_at(cx) {
        let games = cx.bot.service.list(cx.user(), listing).await?;
        if let Some(first) = games.into_iter().next() {
            return Ok(Some(first.view));
        }
    }
    Ok(None)
}

/// Returns the rules of a game by the server's default rules.
pub async fn of_game(cx: &Context<'_>, variant: Variant) -> Result<Body, Error> {
    let server = cx.bot.service.server(cx.guild).await?;
    Ok(of_rules(cx, server.rules_of(variant), Seat::FIRST).await)
}

/// Returns the rules of a game by one rule set, with buttons for a chain, other rule sets and other
/// games.
async fn of_rules(cx: &Context<'_>, rules: halma_rules::Rules, seat: Seat) -> Body {
    let (speaker, variant) = (cx.speaker(), rules.variant());
    let game = speaker.say(&variant.key());
    let mut lines = vec![
        format!("**{game}**"),
        speaker.write(&aim(speaker, rules)),
        speaker.write(&moves(speaker, rules)),
    ];
    lines.extend(speaker.write_all(&diagonals(speaker, rules)));
    lines.push(speaker.write(&explained(speaker, rules)));
    lines.push(speaker.say("rules-rated"));
    let (side, style) = (seat.index() as u32, ButtonStyle::Secondary);
    let chain = Click::TryChain { rules, side };
    let mut buttons = vec![button(speaker, chain, "button-try-chain", style)];
    if rule_sets_of(variant).count() > 1 {
        let others = Click::RuleSets { variant };
        buttons.push(button(speaker, others, "button-rule-sets", style));
    }
    let drawn = aim_and_chain(cx, rules, seat).await;
    let mut rows = vec![CreateActionRow::Buttons(buttons)];
    rows.extend(illustrations_menu(speaker, rules, &Illustration::of(rules)));
    rows.push(games_menu(speaker));
    Body {
        picture: drawn.map(|png| start_picture(speaker, game, png)),
        rows,
        ..Body::framed(&lines.join("\n"))
    }
}

/// Returns what all games have in common, and a menu of them.
async fn overview(cx: &Context<'_>) -> Body {
    let speaker = cx.speaker();
    let rules = halma_rules::Rules::default_for(Variant::Halma8);
    let game = speaker.say(&rules.variant().key());
    let lines = ["rules-overview", "rules-moves", "rules-rated"].map(|key| speaker.say(key));
    let drawn = aim_and_chain(cx, rules, Seat::FIRST).await;
    let menu = illustrations_menu(speaker, rules, &Illustration::ALL);
    Body {
        picture: drawn.map(|png| start_picture(speaker, game, png)),
        rows: menu.into_iter().chain([games_menu(speaker)]).collect(),
        ..Body::framed(&lines.join("\n"))
    }
}

/// Returns a picture of the start beside a chain of jumps: half as high as one of the board.
async fn aim_and_chain(cx: &Context<'_>, rules: halma_rules::Rules, seat: Seat) -> Option<Drawn> {
    let [aim, .., chain] = Lesson::of(rules, seat).course();
    cx.picture_of_lessons(vec![aim, chain]).await
}

fn start_picture(speaker: Speaker<'_>, game: String, png: Drawn) -> Picture {
    Picture {
        png,
        name: "halma-start.png".to_owned(),
        alt_text: say!(speaker, "alt-start", game = game),
    }
}

/// Returns all rule sets of a game.
pub fn rule_sets(cx: &Context<'_>, variant: Variant) -> Answer {
    let speaker = cx.speaker();
    let title = format!("**{}**", speaker.say(&variant.key()));
    let all = rule_sets_of(variant).filter_map(|rule_set| {
        let rules = halma_rules::Rules::new(variant, Some(rule_set), None);
        rules
            .ok()
            .map(|rules| speaker.write(&explained(speaker, rules)))
    });
    let lines: Vec<String> = [title].into_iter().chain(all).collect();
    Answer::change(Body {
        rows: vec![games_menu(speaker)],
        ..Body::framed(&lines.join("\n"))
    })
}
