//! Handles the buttons and menus for a person's data.

use halma_service::Error;
use halma_service::ids::PlayerId;

use crate::discord::command;
use crate::discord::command::{Answer, Context, Input};
use crate::discord::people::click::Click;
use crate::discord::people::{block, privacy, settings};

impl command::click::Click for Click {
    async fn run(self, cx: &Context<'_>, chosen: &Input) -> Result<Answer, Error> {
        match self {
            Self::Export => privacy::export(cx).await,
            Self::AskDelete => privacy::ask(cx).await,
            Self::Delete => privacy::delete(cx).await,
            Self::Keep => Ok(privacy::keep(cx)),
            Self::EndSessions => privacy::end_sessions(cx).await,
            Self::Language => settings::choose_language(cx, chosen.one()).await,
            Self::Reminders => settings::choose_reminders(cx, chosen.one()).await,
            Self::Unblock { .. } => match chosen.one().parse() {
                Ok(player) => block::unblock(cx, PlayerId(player)).await,
                Err(_) => Ok(cx.unknown()),
            },
        }
    }
}
