//! `/halma rules`: how the games are played.

use serenity::builder::CreateCommandOption;

use super::{Command, Describer, Typing};
use crate::discord::answer::{Answer, Choices};
use crate::discord::body::Body;
use crate::discord::choice::Choice;
use crate::discord::context::Context;
use crate::discord::options::{Misfit, Options};
use crate::discord::text::{Speaker, say};
use crate::engine::{self, RuleSet, Variant};
use crate::service::Error;

/// Of which game; an overview of all where it is not said.
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
        let speaker = cx.speaker();
        let overview = || ["rules-overview", "rules-moves"].map(|key| speaker.say(key));
        let text = match self.variant {
            Some(variant) => of_variant(speaker, variant),
            None => overview().join("\n\n"),
        };
        Ok(Answer::private(Body::text(text)))
    }

    /// The games. Named one by one in the command itself, they would take up much of what Discord
    /// lets all descriptions have.
    async fn complete(cx: &Context<'_>, typing: Typing<'_>) -> Result<Choices, Error> {
        let typed = typing.text.trim().to_lowercase();
        let choices = Variant::ALL.into_iter();
        let choices = choices.map(|variant| (cx.speaker().say(&variant.key()), variant.word()));
        let fits = |(label, word): &(String, String)| {
            label.to_lowercase().contains(&typed) || word.starts_with(&typed)
        };
        Ok(choices.filter(fits).collect())
    }
}

fn of_variant(speaker: Speaker<'_>, variant: Variant) -> String {
    let default = engine::Rules::default_for(variant);
    let mut parts = vec![
        format!("**{}**", speaker.say(&variant.key())),
        say!(speaker, "rules-moves"),
    ];
    parts.extend(default.diagonals().map(|on| {
        let key = if on {
            "rules-diagonals-on"
        } else {
            "rules-diagonals-off"
        };
        speaker.say(key)
    }));
    let rule_sets = RuleSet::ALL.into_iter();
    for rule_set in rule_sets.filter(|rules| rules.plays(variant)) {
        let is_default = rule_set == default.rule_set();
        parts.push(say!(
            speaker,
            "rules-of",
            name = speaker.say(&format!("rules-{rule_set}")),
            default = if is_default { "yes" } else { "no" },
            text = speaker.say(&format!("explain-{rule_set}"))
        ));
    }
    parts.join("\n")
}
