//! A private note on a game, visible only to its author.

use halma_store::Slot;
use halma_store::ids::{Code, MatchId, PlayerId};
use halma_store::records::{InteractionRecord, NoteRecord};

use super::edit::Edit;
use crate::change::{Error, Transaction, read};
use crate::looking::{Asker, MatchView};
use crate::matches::Stage;
use crate::refusal::Refusal;
use crate::{Act, Service};

/// The maximum length of a note in characters.
pub const MOST_NOTE_CHARS: usize = 500;

/// A note after a change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noted {
    /// The code of the game.
    pub code: Code,
    /// The note, if there is one.
    pub text: Option<String>,
}

impl Service {
    /// Returns a person's note on a match.
    ///
    /// # Errors
    /// The store failed.
    pub async fn own_note(&self, asker: Asker, id: MatchId) -> Result<Option<String>, Error> {
        let Some(player) = self.player_of(asker).await? else {
            return Ok(None);
        };
        let note = read(&self.store, Slot::note(player, id)).await?;
        Ok(note.map(|note| note.text))
    }

    /// Returns a person's note on a match for editing; empty if there is none.
    ///
    /// # Errors
    /// A refusal: the person doesn't play in it, or it hasn't started; or a fault.
    pub async fn note_to_edit(&self, asker: Asker, view: &MatchView) -> Result<String, Error> {
        let mut people = view.begun()?.people();
        if !people.any(|person| person.user == Some(asker.user)) {
            return Err(Refusal::NotAPlayer.into());
        }
        Ok(self.own_note(asker, view.id).await?.unwrap_or_default())
    }

    /// Saves a player's note on a running or finished game; an empty text deletes it.
    ///
    /// # Errors
    /// A refusal: the person doesn't play in it, it hasn't started, the text is too long, or another
    /// one was saved meanwhile; or a fault.
    pub async fn set_note(
        &self,
        act: &Act,
        id: MatchId,
        edit: impl Into<Edit<'_>>,
    ) -> Result<Noted, Error> {
        let edit = edit.into();
        if edit.text.trim().chars().count() > MOST_NOTE_CHARS {
            let most = MOST_NOTE_CHARS;
            return Err(Refusal::NoteTooLong { most }.into());
        }
        self.change(|tx| self.try_set_note(tx, act, id, edit)).await
    }

    async fn try_set_note(
        &self,
        mut tx: Transaction<'_>,
        act: &Act,
        id: MatchId,
        edit: Edit<'_>,
    ) -> Result<Noted, Error> {
        let found = self.found(id).await?;
        self.check_visible(&mut tx, &found, act).await?;
        let player: PlayerId = match &found.stage {
            Stage::Running(play) | Stage::Finished(play) => self.seated(&mut tx, play, act).await?,
            Stage::Open(_) => return Err(Refusal::NotBegun.into()),
            Stage::Closed(closing) => return Err(Refusal::ChallengeClosed(closing.why).into()),
        };
        let code = found.card.code;
        let slot = Slot::note(player, id);
        let asked = Slot::interaction(act.interaction);
        let stored = tx.read(slot).await?.map(|note| note.text);
        if tx.exists(asked).await? {
            return Ok(Noted { code, text: stored });
        }
        let text = edit.text.trim();
        edit.check(stored.as_deref().unwrap_or_default(), text)?;
        tx.put(asked, &InteractionRecord { id, post: None })?;
        let text = (!text.is_empty()).then(|| text.to_owned());
        match text.clone() {
            Some(text) => tx.put(slot, &NoteRecord { text })?,
            None => tx.delete(slot),
        }
        tx.commit().await?;
        Ok(Noted { code, text })
    }
}
