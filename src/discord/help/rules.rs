//! `/halma rules`: how the games are played.

use serenity::builder::CreateCommandOption;

use crate::discord::command::{
    Answer, Choices, Command, Context, Describer, Misfit, Options, Typing,
};
use crate::discord::help::how_to_message;
use crate::discord::parts::body::Body;
use crate::discord::parts::choice::Choice;
use crate::discord::text::{Speaker, say};
use crate::service::Error;
use halma_rules::{RuleSet, Variant};

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
        if let Some(variant) = self.variant {
            let rules = halma_rules::Rules::default_for(variant);
            let drawn = cx.picture_of_start(rules).await;
            let body = how_to_message::how_to_play(speaker, rules, drawn);
            let framed = Body::framed(&of_variant(speaker, variant));
            return Ok(Answer::private(Body {
                picture: body.picture,
                rows: body.rows,
                ..framed
            }));
        }
        let overview = || ["rules-overview", "rules-moves"].map(|key| speaker.say(key));
        Ok(Answer::private(Body::text(overview().join("\n\n"))))
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
    let default = halma_rules::Rules::default_for(variant);
    let mut parts = vec![
        format!("**{}**", speaker.say(&variant.key())),
        say!(speaker, "how-to-aim"),
        say!(speaker, "rules-moves"),
    ];
    parts.extend(how_to_message::diagonals(speaker, default));
    let rule_sets = RuleSet::ALL.into_iter();
    for rule_set in rule_sets.filter(|rules| rules.plays(variant)) {
        let is_default = rule_set == default.rule_set();
        parts.push(say!(
            speaker,
            "rules-of",
            name = speaker.say(&format!("rules-{rule_set}")),
            default = if is_default { "yes" } else { "no" },
            text = ends(speaker, variant, rule_set)
        ));
    }
    parts.join("\n")
}

/// What ends a game by a rule set, with the numbers of this game.
fn ends(speaker: Speaker<'_>, variant: Variant, rule_set: RuleSet) -> String {
    let rules = halma_rules::Rules::new(variant, Some(rule_set), None);
    let number = |of: fn(halma_rules::Rules) -> Option<u32>| {
        let number = rules.as_ref().ok().copied().and_then(of);
        number.unwrap_or_default()
    };
    say!(
        speaker,
        &format!("explain-{rule_set}"),
        home = number(halma_rules::Rules::home_round),
        tempo = number(halma_rules::Rules::tempo_round),
        moves = number(halma_rules::Rules::home_moves),
        seats = variant.seats(),
    )
}
