//! Handles the buttons, menus and forms of plans.

use halma_service::{Edit, Error, MOST_PLAN_CHARS, Seen};

use crate::discord::command;
use crate::discord::command::{Answer, Context, Input};
use crate::discord::parts::carried::Carried;
use crate::discord::plan::click::{Click, Form};
use crate::discord::plan::command as plan;

impl command::click::Click for Click {
    async fn run(self, cx: &Context<'_>, chosen: &Input) -> Result<Answer, Error> {
        match self {
            Self::Write { id } => plan::open(cx, id).await,
            Self::Delete { id, seen } => {
                let seen = Some(Seen(seen));
                plan::write(cx, id, Edit { text: "", seen }).await
            }
            Self::Which { .. } => match Carried::read(chosen.one()) {
                Some(carried) => plan::chosen(cx, carried.code).await,
                None => Ok(cx.unknown()),
            },
        }
    }
}

impl command::click::Form for Form {
    /// Returns the plan as typed; one that is too long isn't cut, so that it is refused.
    fn read_text(text: &str) -> String {
        text.chars().take(2 * MOST_PLAN_CHARS).collect()
    }

    async fn run(self, cx: &Context<'_>, text: &str) -> Result<Answer, Error> {
        let Self::Write { id, seen } = self;
        let seen = Some(Seen(seen));
        plan::write(cx, id, Edit { text, seen }).await
    }
}
