//! How much is stored about a person.

use crate::ids::{Code, PlayerId, UserId};
use crate::service::Service;
use crate::service::change::{Error, read};
use crate::service::matches::Match;
use crate::service::people::{Participant, Settings};
use crate::store::records::{AwayRecord, PlayerRecord};
use crate::store::{Prefix, Slot};

/// How much is stored about a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// The person, with the name of the picture.
    pub person: Participant,
    /// What the person wants.
    pub settings: Settings,
    /// The games that go on.
    pub running: Vec<Code>,
    /// The challenges that are open.
    pub open: Vec<Code>,
    /// How many games have a result.
    pub results: usize,
    /// How many people the person keeps out.
    pub blocked: usize,
    /// In how many variants a level of the computer was beaten.
    pub beaten: usize,
    /// How many puzzles were solved.
    pub puzzles: u32,
    /// How many times of absence are remembered.
    pub absences: usize,
}

impl Service {
    /// How much is stored about a person; nothing of whom was never seen, or was forgotten.
    ///
    /// # Errors
    /// The store failed.
    pub async fn known_of(&self, user: UserId) -> Result<Option<Known>, Error> {
        let Some((player, _)) = self.account(user).await? else {
            return Ok(None);
        };
        let unfinished = self.find_many(&self.matches_of(player).await?).await?;
        let (running, open): (Vec<&Match>, Vec<&Match>) =
            unfinished.iter().partition(|one| one.running().is_ok());
        let codes = |matches: Vec<&Match>| matches.iter().map(|one| one.card.code).collect();
        let count = |prefix| self.store.scan_all(prefix);
        let away = read(&*self.store, Slot::away(player)).await?;
        let beaten = read(&*self.store, Slot::beaten(player)).await?;
        let puzzles = read(&*self.store, Slot::puzzles(player)).await?;
        Ok(Some(Known {
            person: self.participant(player).await?,
            settings: self.settings_of(player).await?,
            running: codes(running),
            open: codes(open),
            results: count(Prefix::PlayerResults(player)).await?.len(),
            blocked: count(Prefix::BlockedBy(player)).await?.len(),
            beaten: beaten.unwrap_or_default().best.len(),
            puzzles: puzzles.unwrap_or_default().solved,
            absences: away.map_or(0, |away: AwayRecord| away.spans.len()),
        }))
    }

    /// The player that an account is, with the record that says so.
    pub(super) async fn account(
        &self,
        user: UserId,
    ) -> Result<Option<(PlayerId, PlayerRecord)>, Error> {
        let Some(player) = read(&*self.store, Slot::user(user)).await? else {
            return Ok(None);
        };
        let record = read(&*self.store, Slot::player(player)).await?;
        Ok(record.map(|record| (player, record)))
    }
}
