//! Handles the buttons and menus that explain games.

use halma_rules::Variant;
use halma_service::Error;

use crate::discord::command;
use crate::discord::command::{Answer, Context, Input};
use crate::discord::help::click::Click;
use crate::discord::help::{how_to, illustration, overview, rules};
use crate::discord::parts::choice::Choice as _;

impl command::click::Click for Click {
    async fn run(self, cx: &Context<'_>, chosen: &Input) -> Result<Answer, Error> {
        match self {
            Self::Help => Ok(overview::help(cx)),
            Self::HowToPlay { at } => how_to::open(cx, at.id).await,
            Self::TryChain { rules, side } => {
                let target = (!chosen.one().is_empty()).then_some(chosen.one());
                how_to::try_chain(cx, rules, side, target).await
            }
            Self::Explain { rules, side } => Ok(how_to::explain(cx, rules, side).await),
            Self::Illustrate { rules } => Ok(illustration::show(cx, rules, chosen.one()).await),
            Self::Game => match Variant::of_name(chosen.one()) {
                Some(variant) => Ok(Answer::change(rules::of_game(cx, variant).await?)),
                None => Ok(cx.unknown()),
            },
            Self::More => Ok(overview::more(cx)),
            Self::RuleSets { variant } => Ok(rules::rule_sets(cx, variant)),
        }
    }
}
