//! The best of a season, named in a channel of each server that wants it once the season is over.

use crate::ids::{ChannelId, GuildId, Scope, Timestamp};
use crate::rating::Family;
use crate::service::Service;
use crate::service::change::{Error, Transaction, best_of, read, season_at};
use crate::service::people::Participant;
use crate::store::records::ServerRecord;
use crate::store::{Key, Prefix, Season, Slot};

/// How many servers are told in one go; the rest comes with the next occasion.
const MOST_AT_ONCE: usize = 100;
/// How many are named of each family.
const NAMED: usize = 3;

/// The best of a season of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeasonDigest {
    /// The server.
    pub guild: GuildId,
    /// Where they are to be named.
    pub channel: ChannelId,
    /// In which language.
    pub locale: String,
    /// The season, which is over.
    pub season: Season,
    /// The best with their points, by family; without those in which nobody has any.
    pub best: Vec<(Family, Vec<(Participant, u32)>)>,
}

impl Service {
    /// What servers are to be told of seasons that are over.
    ///
    /// # Errors
    /// The store failed.
    pub async fn due_digests(&self, now: Timestamp) -> Result<Vec<SeasonDigest>, Error> {
        let Season(present) = season_at(now);
        let wanted = Prefix::Digests;
        let mut due = Vec::new();
        for key in self.store.scan(wanted, None, MOST_AT_ONCE).await? {
            match key {
                Key::Digest(season, guild) if season < present.into() => {
                    match self.digest_of(guild).await {
                        Ok(digest) => due.extend(digest),
                        // One damaged record must not keep the other servers from theirs.
                        Err(error) if error.is_lasting() => {
                            tracing::error!(?error, %guild, "can't read the best of a season");
                        }
                        Err(error) => return Err(error),
                    }
                }
                _ => break,
            }
        }
        Ok(due)
    }

    async fn digest_of(&self, guild: GuildId) -> Result<Option<SeasonDigest>, Error> {
        let server = read(&self.store, Slot::server(guild)).await?;
        let Some(digest) = server.and_then(|server| server.digest) else {
            return Ok(None);
        };
        let season = Season(digest.season);
        let mut best = Vec::new();
        for family in Family::ALL {
            let mut named = Vec::new();
            let scope = Scope::Guild(guild);
            for (player, points) in best_of(&self.store, scope, family, season, NAMED).await? {
                named.push((self.participant(player).await?, points));
            }
            if !named.is_empty() {
                best.push((family, named));
            }
        }
        Ok(Some(SeasonDigest {
            guild,
            channel: digest.channel,
            locale: digest.locale,
            season,
            best,
        }))
    }

    /// Notes that a server was told, and waits for the present season; or that it cannot be told, and
    /// waits for none.
    ///
    /// # Errors
    /// The store failed.
    pub async fn digested(
        &self,
        digest: &SeasonDigest,
        is_told: bool,
        now: Timestamp,
    ) -> Result<(), Error> {
        self.change(|mut tx| async move {
            let slot = Slot::server(digest.guild);
            let before = tx.read(slot).await?.unwrap_or_default();
            let mut after = before.clone();
            let waited = (after.digest.take()).filter(|known| known.season == digest.season.0);
            let Some(mut waited) = waited else {
                return Ok(());
            };
            Season(waited.season) = season_at(now);
            after.digest = is_told.then_some(waited);
            move_digest(&mut tx, digest.guild, &before, &after);
            tx.put(slot, &after)?;
            Ok(tx.commit().await?)
        })
        .await
    }
}

/// Moves a server to where it is looked for when a season is over.
pub(super) fn move_digest(
    tx: &mut Transaction<'_>,
    guild: GuildId,
    before: &ServerRecord,
    after: &ServerRecord,
) {
    let slot = |server: &ServerRecord| {
        let digest = server.digest.as_ref()?;
        Some(Slot::digest(digest.season.into(), guild))
    };
    if let Some(old) = slot(before) {
        tx.delete(old);
    }
    if let Some(new) = slot(after) {
        tx.put_index(new);
    }
}
