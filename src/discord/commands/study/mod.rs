//! `/halma-study`: what is learned away from a game.

pub(in crate::discord) mod analyze;
mod learn;
mod puzzle;

use serenity::builder::CreateCommand;

use super::{Command, Describer, Row, Typing, command, with};
use crate::discord::text::Texts;

/// The name of the command.
pub(super) const HALMA_STUDY: &str = "halma-study";

/// Its subcommands, in the order in which Discord lists them.
pub(super) static OF_HALMA_STUDY: [Row; 3] = [
    Row::of::<learn::Learn>(),
    Row::of::<puzzle::Puzzle>(),
    Row::of::<analyze::Analyze>(),
];

/// How Discord is told of it.
pub(super) fn halma_study(texts: &Texts) -> CreateCommand {
    let describe = Describer {
        texts,
        family: "study",
        options: "option-study",
    };
    let study = command(texts, HALMA_STUDY, "command-halma-study");
    with(study, &describe, &OF_HALMA_STUDY)
}
