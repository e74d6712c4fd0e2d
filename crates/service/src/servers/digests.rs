//! The best players of a season, announced in a channel of each server that wants it once the
//! season is over.

use halma_rating::Family;
use halma_store::ids::{ChannelId, GuildId, Scope, Timestamp};
use halma_store::records::ServerRecord;
use halma_store::{Key, Prefix, Season, Slot};

use crate::Service;
use crate::change::{Error, Transaction, best_of, read, season_at};
use crate::people::Participant;

/// How many servers are told at once; the rest follows next time.
const MOST_AT_ONCE: usize = 100;
/// How many players of each family are named.
const NAMED: usize = 3;

/// The best players of a season on a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeasonDigest {
    /// The server.
    pub guild: GuildId,
    /// Where to announce them.
    pub channel: ChannelId,
    /// The language.
    pub locale: String,
    /// The theme of pictures, unless it is the default.
    pub theme: Option<String>,
    /// The season, which is over.
    pub season: Season,
    /// The best players with their points, by family, without empty families.
    pub best: Vec<(Family, Vec<(Participant, u32)>)>,
}

impl Service {
    /// Returns the announcements due on servers for seasons that are over.
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
                        // A damaged record must not block other servers.
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
        let Some(server) = server else {
            return Ok(None);
        };
        let Some(digest) = server.digest else {
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
            theme: server.theme,
            channel: digest.channel,
            locale: digest.locale,
            season,
            best,
        }))
    }

    /// Notes that a server was told and waits for the current season, or that it can't be told and
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

/// Moves a server's index entry to the season it waits for.
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
