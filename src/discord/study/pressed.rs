//! Handles the buttons and menus of lessons and puzzles.

use halma_service::Error;

use crate::discord::command;
use crate::discord::command::{Answer, Context, Input};
use crate::discord::study::click::{Click, Studied};
use crate::discord::study::flow;

impl command::click::Click for Click {
    async fn run(self, cx: &Context<'_>, chosen: &Input) -> Result<Answer, Error> {
        match self {
            Self::Begin { studied } => flow::begin(cx, studied).await,
            Self::Stone { studied } => flow::stone(cx, studied, chosen.one()).await,
            Self::Move { studied } => flow::moved(cx, studied, chosen.one()).await,
            Self::NewPuzzle { day } => {
                Ok(Answer::private(flow::open(cx, Studied::Puzzle(day)).await))
            }
        }
    }
}
