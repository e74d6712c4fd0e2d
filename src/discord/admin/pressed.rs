//! Handles the moderators' buttons and forms.

use halma_service::Error;

use crate::discord::admin::click::{Click, Form};
use crate::discord::admin::{end, games, reset_tables, undo, void};
use crate::discord::command;
use crate::discord::command::{Answer, Context, Input};

impl command::click::Click for Click {
    async fn run(self, cx: &Context<'_>, _chosen: &Input) -> Result<Answer, Error> {
        let Self::Games { page } = self;
        games::page(cx, page).await
    }
}

impl command::click::Form for Form {
    async fn run(self, cx: &Context<'_>, text: &str) -> Result<Answer, Error> {
        match self {
            Self::End { at } => end::submit(cx, at.id, text).await,
            Self::Undo { at } => undo::submit(cx, at, text).await,
            Self::Void { at } => void::submit(cx, at.id, text).await,
            Self::ResetTables => reset_tables::submit(cx, text).await,
        }
    }
}
