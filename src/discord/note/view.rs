//! One person's board with that person's note.

use halma_service::MatchView;

use crate::discord::command::Context;
use crate::discord::note::message;
use crate::discord::parts::body::Body;

impl Context<'_> {
    /// Returns a match as one person sees it, with that person's note and the button to write one.
    pub async fn shown_with_note(&self, view: &MatchView) -> Body {
        let body = self.shown(view).await;
        let is_own = view.game().is_some_and(|game| {
            let mut people = game.people();
            people.any(|person| person.user == Some(self.user()))
        });
        if !is_own {
            return body;
        }
        let note = self.bot.service.own_note(self.caller.asker(), view.id);
        let note = note.await.unwrap_or_else(|error| {
            // This must not hold the board back.
            tracing::error!(?error, "a note cannot be read");
            None
        });
        message::with_note(self.speaker(), view.id, body, note.as_deref())
    }
}
