//! People: Discord accounts, and the players that matches know.

use super::ambient::Lot;
use super::draft::{self, Draft};
use super::error::Error;
use super::{Service, retry};
use crate::ids::{PlayerId, UserId};
use crate::store::records::PlayerRecord;
use crate::store::{Slot, StoreError};

/// A person as an event names them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The Discord account.
    pub user: UserId,
    /// The name that people see.
    pub name: String,
    /// Whether the account is a bot's.
    pub bot: bool,
    /// Whether the person is in the server where this happens.
    pub member: bool,
}

/// Names are cut to this many characters, which is the most that Discord allows.
const MOST_NAME_CHARS: usize = 32;

/// The player that a person is; a new one if the person was never seen. A changed name is kept.
pub(super) async fn player(
    draft: &mut Draft<'_>,
    lot: &dyn Lot,
    person: &Person,
) -> Result<PlayerId, StoreError> {
    let name: String = person.name.chars().take(MOST_NAME_CHARS).collect();
    let record = PlayerRecord {
        user: person.user,
        name,
    };
    let known = draft.read(Slot::user(person.user)).await?;
    let id = known.unwrap_or_else(|| PlayerId(lot.draw()));
    if known.is_none() {
        draft.put(Slot::user(person.user), &id)?;
    }
    let stored = draft.read(Slot::player(id)).await?;
    if stored.as_ref() != Some(&record) {
        draft.put(Slot::player(id), &record)?;
    }
    Ok(id)
}

impl Service {
    /// Notes a person's name, so that it is known when only the account is.
    ///
    /// # Errors
    /// The store failed.
    pub async fn meet(&self, person: &Person) -> Result<(), Error> {
        retry!(self.try_meet(person))
    }

    async fn try_meet(&self, person: &Person) -> Result<(), Error> {
        let mut draft = Draft::new(&*self.store);
        player(&mut draft, &*self.lot, person).await?;
        Ok(draft.commit().await?)
    }

    /// The name of a person who was met before.
    ///
    /// # Errors
    /// The store failed.
    pub async fn name_of(&self, user: UserId) -> Result<Option<String>, Error> {
        let id = draft::read(&*self.store, Slot::user(user)).await?;
        let Some(id) = id else { return Ok(None) };
        let record = draft::read(&*self.store, Slot::player(id)).await?;
        Ok(record.map(|record| record.name))
    }
}
