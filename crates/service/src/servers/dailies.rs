//! The daily puzzle, in a channel of each server that wants it.

use std::time::Duration;

use halma_store::ids::{ChannelId, GuildId, Timestamp, days, hours};
use halma_store::records::ServerRecord;
use halma_store::{Key, Prefix, Slot};

use crate::Service;
use crate::change::{Error, Transaction, read};

/// How many servers get it at once; the rest follows next time.
const MOST_AT_ONCE: usize = 100;
/// The time of day, in UTC, from which it is posted.
const POSTED_AT: Duration = hours(8);

/// A daily puzzle due on a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyPost {
    /// The server.
    pub guild: GuildId,
    /// The channel.
    pub channel: ChannelId,
    /// The language.
    pub locale: String,
    /// The theme of pictures, unless it is the default.
    pub theme: Option<String>,
    /// The day, counted from January 1, 1970.
    pub day: u32,
}

/// Returns the day of the current puzzle, counted from January 1, 1970: a day starts when its
/// puzzle is posted.
pub fn puzzle_day(now: Timestamp) -> u32 {
    let passed = (now - POSTED_AT).since(Timestamp::EPOCH);
    u32::try_from(passed.as_secs() / days(1).as_secs()).unwrap_or_default()
}

impl Service {
    /// Returns the servers that should get today's puzzle now.
    ///
    /// # Errors
    /// The store failed.
    pub async fn due_dailies(&self, now: Timestamp) -> Result<Vec<DailyPost>, Error> {
        let today = puzzle_day(now);
        let mut due = Vec::new();
        for key in self.store.scan(Prefix::Dailies, None, MOST_AT_ONCE).await? {
            let Key::Daily(day, guild) = key else { break };
            if day > today.into() {
                break;
            }
            match self.daily_of(guild, today).await {
                Ok(post) => due.extend(post),
                // A damaged record must not block other servers.
                Err(error) if error.is_lasting() => {
                    tracing::error!(?error, %guild, "can't read where the daily puzzle goes");
                }
                Err(error) => return Err(error),
            }
        }
        Ok(due)
    }

    async fn daily_of(&self, guild: GuildId, day: u32) -> Result<Option<DailyPost>, Error> {
        let server = read(&self.store, Slot::server(guild)).await?;
        Ok(server.and_then(|server| {
            let daily = server.daily?;
            Some(DailyPost {
                guild,
                channel: daily.channel,
                locale: daily.locale,
                theme: server.theme,
                day,
            })
        }))
    }

    /// Notes that a server has a day's puzzle and waits for the next, or that it can't get it and
    /// waits for none.
    ///
    /// # Errors
    /// The store failed.
    pub async fn daily_posted(&self, post: &DailyPost, is_there: bool) -> Result<(), Error> {
        self.change(|mut tx| async move {
            let slot = Slot::server(post.guild);
            let before = tx.read(slot).await?.unwrap_or_default();
            let mut after = before.clone();
            let Some(daily) = (after.daily.as_mut()).filter(|daily| daily.day <= post.day) else {
                return Ok(());
            };
            daily.day = post.day + 1;
            if !is_there {
                after.daily = None;
            }
            move_daily(&mut tx, post.guild, &before, &after);
            tx.put(slot, &after)?;
            Ok(tx.commit().await?)
        })
        .await
    }
}

/// Moves a server's index entry to the day it waits for.
pub(super) fn move_daily(
    tx: &mut Transaction<'_>,
    guild: GuildId,
    before: &ServerRecord,
    after: &ServerRecord,
) {
    let slot = |server: &ServerRecord| {
        let daily = server.daily.as_ref()?;
        Some(Slot::daily(daily.day.into(), guild))
    };
    if let Some(old) = slot(before) {
        tx.delete(old);
    }
    if let Some(new) = slot(after) {
        tx.put_index(new);
    }
}
