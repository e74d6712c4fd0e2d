//! Handles the buttons and menus of challenges.

use halma_service::Error;

use crate::discord::command;
use crate::discord::command::{Answer, Context, Input};
use crate::discord::lobby::click::Click;
use crate::discord::lobby::terms::Draft;
use crate::discord::lobby::{answer, panel};

impl command::click::Click for Click {
    async fn run(self, cx: &Context<'_>, chosen: &Input) -> Result<Answer, Error> {
        match self {
            Self::Answer { at, answer } => answer::answer(cx, at.id, answer).await,
            Self::Rematch { at } => answer::rematch(cx, at.id).await,
            Self::NextLevel { at } => answer::next_level(cx, at.id).await,
            Self::Open => panel::open(cx, Draft::default()).await,
            Self::With { draft } => panel::with(cx, draft, &chosen.people).await,
            Self::Pick { draft, pick } => panel::picked(cx, draft, pick, &chosen.texts).await,
            Self::Page { draft, page } => panel::turn(cx, draft, page).await,
            Self::Start { draft } => panel::start(cx, draft).await,
            Self::PlayComputer { draft } => panel::play_computer(cx, draft).await,
        }
    }
}
