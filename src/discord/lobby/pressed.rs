//! Handles the buttons and menus of challenges.

use halma_rules::Variant;
use halma_service::Error;

use crate::discord::command;
use crate::discord::command::{Answer, Context};
use crate::discord::lobby::click::Click;
use crate::discord::lobby::{answer, challenge_user};
use crate::discord::parts::choice::Choice as _;

impl command::click::Click for Click {
    async fn run(self, cx: &Context<'_>, chosen: &str) -> Result<Answer, Error> {
        match self {
            Self::Answer { at, answer } => answer::answer(cx, at.id, answer).await,
            Self::Rematch { at } => answer::rematch(cx, at.id).await,
            Self::NextLevel { at } => answer::next_level(cx, at.id).await,
            Self::Game { opponent } => match Variant::of_name(chosen) {
                Some(variant) => challenge_user::chosen(cx, opponent, variant).await,
                None => Ok(cx.unknown()),
            },
        }
    }
}
