//! The board that a person opened last in the chat: the board page inside Discord can't be told, so
//! it asks.

use std::time::Duration;

use halma_store::Slot;
use halma_store::ids::{Code, MatchId, Timestamp, UserId, minutes};
use halma_store::records::OpenedRecord;

use crate::change::{Error, read};
use crate::looking::Asker;
use crate::{Refusal, Service};

/// How soon after that the page has to ask.
const LATELY: Duration = minutes(5);

/// A board that was opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    /// The code of its match.
    pub code: Code,
    /// When.
    pub at: Timestamp,
}

impl Service {
    /// Notes that a player has opened a board.
    ///
    /// # Errors
    /// The store failed.
    pub async fn note_opened(
        &self,
        user: UserId,
        game: MatchId,
        now: Timestamp,
    ) -> Result<(), Error> {
        let Some(player) = self.player_of(Asker::from(user)).await? else {
            return Ok(());
        };
        self.change(|mut tx| async move {
            // The player may have been forgotten in the meantime.
            if !tx.exists(Slot::player(player)).await? {
                return Ok(());
            }
            let slot = Slot::opened(player);
            let known = tx.read(slot).await?;
            // An older request that comes later changes nothing.
            if known.is_none_or(|known| known.at <= now) {
                tx.put(slot, &OpenedRecord { game, at: now })?;
            }
            Ok(tx.commit().await?)
        })
        .await
    }

    /// Returns the board that a player opened last, if that was within the last minutes.
    ///
    /// # Errors
    /// The store failed.
    pub async fn opened_lately(
        &self,
        asker: Asker,
        now: Timestamp,
    ) -> Result<Option<Opened>, Error> {
        let Some(player) = self.player_of(asker).await? else {
            return Ok(None);
        };
        let opened = read(&self.store, Slot::opened(player)).await?;
        let is_lately = |opened: &OpenedRecord| opened.at <= now && now < opened.at + LATELY;
        let Some(OpenedRecord { game, at }) = opened.filter(is_lately) else {
            return Ok(None);
        };
        match self.match_view(game).await {
            Ok(view) => Ok(Some(Opened {
                code: view.card.code,
                at,
            })),
            Err(Error::Refusal(Refusal::NoSuchMatch)) => Ok(None),
            Err(error) => Err(error),
        }
    }
}
