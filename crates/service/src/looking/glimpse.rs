//! Whether anything has changed for a person, at little cost.

use halma_store::ids::{MatchId, PlayerId};
use halma_store::{Prefix, Slot};
use sha2::{Digest, Sha256};
use tokio::sync::broadcast;

use crate::Service;
use crate::change::Error;

/// The maximum number of a person's matches that are looked at.
const MOST: usize = 500;

impl Service {
    /// Returns a mark that is another one after a change of a match, or after a person's matches or
    /// turns have changed.
    ///
    /// # Errors
    /// The store failed.
    pub async fn glimpse(
        &self,
        player: PlayerId,
        match_id: Option<MatchId>,
    ) -> Result<[u8; 8], Error> {
        let mut seen = Sha256::new();
        for prefix in [Prefix::PlayerMatches(player), Prefix::TurnsOf(player)] {
            for key in self.store.scan(prefix, None, MOST).await? {
                seen.update(key.encode());
            }
        }
        if let Some(id) = match_id {
            let head = self.store.load(Slot::matched(id).key()).await?;
            let revision = head.map_or(0, |head| head.revision);
            seen.update(revision.to_be_bytes());
        }
        let digest: [u8; 32] = seen.finalize().into();
        let (mark, _) = digest.split_first_chunk().expect("it is longer");
        Ok(*mark)
    }

    /// Returns the matches that this process changes from now on.
    pub fn news(&self) -> broadcast::Receiver<MatchId> {
        self.store.news()
    }
}
