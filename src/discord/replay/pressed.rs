//! Handles the buttons, menus and forms of replays.

use halma_service::Error;

use crate::discord::command;
use crate::discord::command::{Answer, Context, Input};
use crate::discord::parts::carried::Carried;
use crate::discord::parts::limits::MOST_RECORD_CHARS;
use crate::discord::replay::click::{Click, Form};
use crate::discord::replay::{self, export, import, steps};

impl command::click::Click for Click {
    async fn run(self, cx: &Context<'_>, chosen: &Input) -> Result<Answer, Error> {
        match self {
            Self::Open { at } => steps::open(cx, at.id).await,
            Self::Step {
                id,
                step,
                events,
                side,
            } => steps::step(cx, id, step, (events, side)).await,
            Self::Choose { id, side } => match chosen.one().parse() {
                Ok(events) => steps::shown(cx, id, events, side).await,
                Err(_) => Ok(cx.unknown()),
            },
            Self::Files { id, events, side } => steps::files(cx, id, events, side).await,
            Self::Share { id, events, side } => steps::share(cx, id, events, side).await,
            Self::Which { .. } => match Carried::read(chosen.one()) {
                Some(carried) => replay::command::chosen(cx, carried.code).await,
                None => Ok(cx.unknown()),
            },
            Self::WhichRecord { .. } => match Carried::read(chosen.one()) {
                Some(carried) => export::chosen(cx, carried.code).await,
                None => Ok(cx.unknown()),
            },
        }
    }
}

impl command::click::Form for Form {
    /// A record is longer than other typed text.
    fn read_text(text: &str) -> String {
        text.chars().take(MOST_RECORD_CHARS.into()).collect()
    }

    async fn run(self, cx: &Context<'_>, text: &str) -> Result<Answer, Error> {
        let Self::Import = self;
        import::submit(cx, text).await
    }
}
