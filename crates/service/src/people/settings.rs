//! A person's settings: mentions, quiet hours, blocked people.

use halma_store::ids::{PlayerId, UserId};
use halma_store::records::{BoardForm, Reminders};
use halma_store::{ChangeSet, Key, Prefix, Slot};

use super::zones::zone_named;
use super::{Participant, Person, player};
use crate::change::{Error, Scores, Transaction, emptied, move_in_tables, read};
use crate::refusal::Refusal;
use crate::{Act, Service};

pub use halma_store::records::SettingsRecord as Settings;

/// The word that removes the time zone.
pub const NO_ZONE: &str = "none";
const HOURS_OF_A_DAY: u8 = 24;
/// The maximum length of a block list.
const MOST_BLOCKED: usize = 200;

/// A change of a person's settings; `None` keeps a value.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SettingsChange {
    /// When to be mentioned.
    pub reminders: Option<Reminders>,
    /// The time zone by its IANA name, or [`NO_ZONE`].
    pub zone: Option<String>,
    /// The hour at which the quiet hours begin.
    pub quiet_from: Option<u8>,
    /// The hour at which they end.
    pub quiet_until: Option<u8>,
    /// Whether declined offers aren't announced.
    pub quiet_declines: Option<bool>,
    /// Whether the person is left out of all tables.
    pub hidden: Option<bool>,
    /// The theme of private pictures; the inner `None` for the server's.
    pub theme: Option<Option<String>>,
    /// The language of replies; the inner `None` for Discord's.
    pub locale: Option<Option<String>>,
    /// Whether to ask before playing a chosen move.
    pub confirms: Option<bool>,
    /// Whether the moves of the person's games are never deleted.
    pub keeps_games: Option<bool>,
    /// The form of private boards.
    pub boards: Option<BoardForm>,
}

/// What is read about an account once per request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recognized {
    /// The player, or `None` if the person is new.
    pub player: Option<PlayerId>,
    /// The person's settings.
    pub settings: Settings,
}

impl Service {
    /// Changes a person's settings and returns all of them.
    ///
    /// # Errors
    /// A refusal: the time zone or hour doesn't exist; or a fault.
    pub async fn change_settings(
        &self,
        person: &Person,
        change: &SettingsChange,
    ) -> Result<Settings, Error> {
        self.change(|mut tx| async move {
            let player = player(&mut tx, &*self.lot, person).await?;
            let slot = Slot::settings(player);
            let before = tx.read(slot).await?.unwrap_or_default();
            let after = changed(before.clone(), change)?;
            if after != before {
                tx.put(slot, &after)?;
            }
            if after.hidden != before.hidden {
                self.set_hidden(&mut tx, player, after.hidden).await?;
            }
            tx.commit().await?;
            Ok(after)
        })
        .await
    }

    /// Takes a person out of all tables, or puts the person back.
    pub(crate) async fn set_hidden(
        &self,
        tx: &mut Transaction<'_>,
        player: PlayerId,
        is_hidden: bool,
    ) -> Result<(), Error> {
        // No other move of this person has this number.
        let cause = self.lot.draw();
        for (key, stored) in tx.records(Prefix::TalliesOf(player)).await? {
            let Key::Tally(player, scope, family) = key else {
                continue;
            };
            let tally = Slot::tally(player, scope, family).read(&stored)?;
            let scores = Scores::of(scope, family, Some(&tally));
            if !is_hidden && tally.emptied != emptied(tx, scope).await? {
                continue;
            }
            let (before, after) = if is_hidden {
                (scores, Scores::none())
            } else {
                (Scores::none(), scores)
            };
            move_in_tables(tx, player, &before, &after, cause)?;
        }
        Ok(())
    }

    /// Reads an account's player and settings.
    ///
    /// # Errors
    /// The store failed.
    pub async fn recognize(&self, user: UserId) -> Result<Recognized, Error> {
        let player = read(&self.store, Slot::user(user)).await?;
        let settings = match player {
            Some(player) => self.settings_of(player).await?,
            None => Settings::default(),
        };
        Ok(Recognized { player, settings })
    }

    /// Returns a player's settings.
    pub(crate) async fn settings_of(&self, player: PlayerId) -> Result<Settings, Error> {
        let settings = read(&self.store, Slot::settings(player)).await?;
        Ok(settings.unwrap_or_default())
    }

    /// Keeps a person from challenging the one who acts.
    ///
    /// # Errors
    /// A refusal: nobody blocks themselves, or more than 200 people; or a fault.
    pub async fn block(&self, act: &Act, whom: &Person) -> Result<(), Error> {
        if whom.user == act.by.user {
            return Err(Refusal::BlockedSelf.into());
        }
        self.change(|mut tx| async move {
            let by = player(&mut tx, &*self.lot, &act.by).await?;
            let whom = player(&mut tx, &*self.lot, whom).await?;
            let blocked = Prefix::BlockedBy(by);
            let blocked = self.store.scan(blocked, None, MOST_BLOCKED).await?;
            if blocked.len() >= MOST_BLOCKED {
                return Err(Refusal::BlockedMost.into());
            }
            tx.put_index(Slot::block(by, whom));
            Ok(tx.commit().await?)
        })
        .await
    }

    /// Returns a person's block list.
    ///
    /// # Errors
    /// The store failed.
    pub async fn blocked_by(&self, user: UserId) -> Result<Vec<Participant>, Error> {
        let by = read(&self.store, Slot::user(user)).await?;
        let mut blocked = Vec::new();
        let Some(by) = by else { return Ok(blocked) };
        let keys = self.store.scan(Prefix::BlockedBy(by), None, MOST_BLOCKED);
        for key in keys.await? {
            if let Key::Block(_, whom) = key {
                blocked.push(self.participant(whom).await?);
            }
        }
        Ok(blocked)
    }

    /// Unblocks a person on all servers.
    ///
    /// # Errors
    /// The store failed.
    pub async fn unblock(&self, user: UserId, whom: PlayerId) -> Result<(), Error> {
        let by = read(&self.store, Slot::user(user)).await?;
        let mut changes = ChangeSet::new();
        if let Some(by) = by {
            changes.delete(Key::Block(by, whom));
        }
        Ok(self.store.commit(changes).await?)
    }

    /// The same by the account.
    ///
    /// # Errors
    /// The store failed.
    pub async fn unblock_user(&self, user: UserId, whom: UserId) -> Result<(), Error> {
        match read(&self.store, Slot::user(whom)).await? {
            Some(whom) => self.unblock(user, whom).await,
            None => Ok(()),
        }
    }

    /// Refuses to bring people together of whom one keeps the other out; says nothing of who.
    pub(crate) async fn check_blocks(
        &self,
        tx: &mut Transaction<'_>,
        player: PlayerId,
        user: Option<UserId>,
        other: PlayerId,
    ) -> Result<(), Error> {
        for slot in [Slot::block(player, other), Slot::block(other, player)] {
            if tx.exists(slot).await? {
                return Err(Refusal::Blocked { user }.into());
            }
        }
        Ok(())
    }
}

fn changed(mut settings: Settings, change: &SettingsChange) -> Result<Settings, Refusal> {
    if let Some(reminders) = change.reminders {
        settings.reminders = reminders;
    }
    if let Some(zone) = &change.zone {
        settings.zone = match zone.trim() {
            NO_ZONE => None,
            name => Some(zone_named(name)?),
        };
    }
    let hours = [
        (&mut settings.quiet_from, change.quiet_from),
        (&mut settings.quiet_until, change.quiet_until),
    ];
    for (hour, wanted) in hours {
        *hour = wanted.unwrap_or(*hour);
        if *hour >= HOURS_OF_A_DAY {
            return Err(Refusal::NoSuchHour);
        }
    }
    if let Some(theme) = &change.theme {
        settings.theme.clone_from(theme);
    }
    if let Some(locale) = &change.locale {
        settings.locale.clone_from(locale);
    }
    settings.boards = change.boards.unwrap_or(settings.boards);
    settings.confirms = change.confirms.unwrap_or(settings.confirms);
    settings.keeps_games = change.keeps_games.unwrap_or(settings.keeps_games);
    settings.hidden = change.hidden.unwrap_or(settings.hidden);
    if let Some(quiet) = change.quiet_declines {
        settings.quiet_declines = quiet;
    }
    Ok(settings)
}
