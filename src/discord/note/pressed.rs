//! Handles the buttons, menus and forms of notes.

use halma_service::{Edit, Error, MOST_NOTE_CHARS, Seen};

use crate::discord::command;
use crate::discord::command::{Answer, Context, Input};
use crate::discord::note::click::{Click, Form};
use crate::discord::note::command as note;
use crate::discord::parts::carried::Carried;

impl command::click::Click for Click {
    async fn run(self, cx: &Context<'_>, chosen: &Input) -> Result<Answer, Error> {
        match self {
            Self::Write { id } => note::open(cx, id).await,
            Self::Which { .. } => match Carried::read(chosen.one()) {
                Some(carried) => note::chosen(cx, carried.code).await,
                None => Ok(cx.unknown()),
            },
        }
    }
}

impl command::click::Form for Form {
    /// Returns the note as typed; one that is too long isn't cut, so that it is refused.
    fn read_text(text: &str) -> String {
        text.chars().take(2 * MOST_NOTE_CHARS).collect()
    }

    async fn run(self, cx: &Context<'_>, text: &str) -> Result<Answer, Error> {
        let Self::Write { id, seen } = self;
        let seen = Some(Seen(seen));
        note::write(cx, id, Edit { text, seen }).await
    }
}
