//! Handles the buttons and menus of lessons and puzzles.

use halma_service::Error;

use crate::discord::command;
use crate::discord::command::{Answer, Context, Input};
use crate::discord::study::click::{Click, Form, Studied};
use crate::discord::study::{flow, march, share};

impl command::click::Click for Click {
    async fn run(self, cx: &Context<'_>, chosen: &Input) -> Result<Answer, Error> {
        match self {
            Self::Begin { studied } => flow::begin(cx, studied).await,
            Self::Stone { studied } => flow::stone(cx, studied, chosen.one()).await,
            Self::Move { studied } => flow::moved(cx, studied, chosen.one()).await,
            Self::NewPuzzle { day } => {
                Ok(Answer::private(flow::open(cx, Studied::Puzzle(day)).await))
            }
            Self::SharePuzzle { day } => share::puzzle(cx, day).await,
            Self::NewMarch { day } => Ok(Answer::private(march::open(cx, day).await)),
            Self::March { day } => Ok(Answer::change(march::open(cx, day).await)),
            Self::Stones { at } => march::stones(cx, at, None).await,
            Self::Marcher { at } => march::stones(cx, at, Some(chosen.one())).await,
            Self::Step { at } => march::play(cx, at, chosen.one()).await,
            Self::StepBack { at } => march::back(cx, at).await,
            Self::Type { at } => Ok(march::form(cx, at)),
            Self::Way { day } => Ok(march::way(cx, day)),
            Self::ShareMarch { day } => share::march(cx, day).await,
            Self::Table { day } => march::table(cx, day).await,
        }
    }
}

impl command::click::Form for Form {
    async fn run(self, cx: &Context<'_>, text: &str) -> Result<Answer, Error> {
        let Self::Moves { at } = self;
        march::play(cx, at, text).await
    }
}
