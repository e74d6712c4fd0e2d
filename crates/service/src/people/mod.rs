//! People: Discord accounts, and the players in matches.

mod away;
mod named;
mod quiet_hours;
mod settings;
mod zones;

pub use away::Absence;
pub use named::{naming, players_named};
pub use quiet_hours::QuietHours;
pub use settings::{NO_ZONE, Recognized, Settings, SettingsChange};
pub use zones::{Zone, zones};

use std::collections::{BTreeMap, BTreeSet};

use super::Service;
use super::ambient::Lot;
use super::change::{Error, Transaction, read};
use halma_store::ids::{PlayerId, UserId};
use halma_store::records::{Account, PlayerRecord, Reminders};
use halma_store::{Key, Slot, StoreError};

/// A person as an interaction names them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The Discord account.
    pub user: UserId,
    /// The name that people see.
    pub name: String,
    /// The hash of the profile picture on Discord, if there is one.
    pub face: Option<String>,
    /// Whether the account is a bot's.
    pub bot: bool,
    /// Whether the person is on the server where this happens.
    pub member: bool,
}

/// A person in a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Participant {
    /// The player.
    pub player: PlayerId,
    /// The Discord account, or `None` if the person asked to be forgotten.
    pub user: Option<UserId>,
    /// The name that people see; empty if the person asked to be forgotten.
    pub name: String,
    /// The hash of the profile picture on Discord, if there is one.
    pub face: Option<String>,
    /// When the person wants to be mentioned.
    pub reminders: Reminders,
}

impl Account for Participant {
    fn user(&self) -> Option<UserId> {
        self.user
    }
}

impl Participant {
    /// Returns a person with what is known.
    pub(crate) fn of(player: PlayerId, record: Option<PlayerRecord>, settings: &Settings) -> Self {
        let Some(record) = record else {
            return Self {
                reminders: settings.reminders,
                ..Self::nobody(player)
            };
        };
        Self {
            player,
            user: Some(record.user),
            name: record.name,
            face: record.face,
            reminders: settings.reminders,
        }
    }

    /// Returns a person about whom nothing is known.
    pub fn nobody(player: PlayerId) -> Self {
        Self {
            player,
            user: None,
            name: String::new(),
            face: None,
            reminders: Reminders::None,
        }
    }
}

/// Names are cut to this many characters, Discord's maximum.
const MOST_NAME_CHARS: usize = 32;

/// Returns a person's player, creating one for a new person. A changed name is stored.
pub async fn player(
    tx: &mut Transaction<'_>,
    lot: &dyn Lot,
    person: &Person,
) -> Result<PlayerId, StoreError> {
    let name: String = person.name.chars().take(MOST_NAME_CHARS).collect();
    let record = PlayerRecord {
        user: person.user,
        name,
        face: person.face.clone(),
    };
    let known = tx.read(Slot::user(person.user)).await?;
    let id = known.unwrap_or_else(|| PlayerId(lot.draw()));
    if known.is_none() {
        tx.put(Slot::user(person.user), &id)?;
    }
    let stored = tx.read(Slot::player(id)).await?;
    if stored.as_ref() != Some(&record) {
        tx.put(Slot::player(id), &record)?;
    }
    Ok(id)
}

impl Service {
    /// Stores a person's name for later requests that only have the account.
    ///
    /// # Errors
    /// The store failed.
    pub async fn meet(&self, person: &Person) -> Result<(), Error> {
        self.change(|mut tx| async move {
            player(&mut tx, &*self.lot, person).await?;
            Ok(tx.commit().await?)
        })
        .await
    }

    /// Returns a known member of a server with the stored name.
    ///
    /// # Errors
    /// The store failed.
    pub async fn met(&self, user: UserId) -> Result<Person, Error> {
        let id = read(&self.store, Slot::user(user)).await?;
        let record = match id {
            Some(id) => read(&self.store, Slot::player(id)).await?,
            None => None,
        };
        let (name, face) = record.map(|record| (record.name, record.face)).unzip();
        Ok(Person {
            user,
            name: name.unwrap_or_default(),
            face: face.flatten(),
            bot: false,
            member: true,
        })
    }

    /// Returns a person as matches name them.
    pub(crate) async fn participant(&self, player: PlayerId) -> Result<Participant, Error> {
        let record = read(&self.store, Slot::player(player)).await?;
        let settings = self.settings_of(player).await?;
        Ok(Participant::of(player, record, &settings))
    }

    /// Returns several people as matches name them, read at once.
    pub(crate) async fn participants(
        &self,
        players: impl Iterator<Item = PlayerId>,
    ) -> Result<BTreeMap<PlayerId, Participant>, Error> {
        let players: BTreeSet<PlayerId> = players.collect();
        let keys = players
            .iter()
            .flat_map(|&player| [Slot::player(player).key(), Slot::settings(player).key()]);
        let keys: Vec<Key> = keys.collect();
        let loaded = self.store.load_many(&keys).await?;
        let mut people = BTreeMap::new();
        for (&player, records) in players.iter().zip(loaded.chunks_exact(2)) {
            let record = records[0]
                .as_ref()
                .map(|who| Slot::player(player).read(who));
            let settings = (records[1].as_ref()).map(|kept| Slot::settings(player).read(kept));
            let settings = settings.transpose()?.unwrap_or_default();
            let who = Participant::of(player, record.transpose()?, &settings);
            people.insert(player, who);
        }
        Ok(people)
    }
}
