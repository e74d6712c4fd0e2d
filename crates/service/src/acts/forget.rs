//! Deleting a person's data: the person leaves all games, and nothing links the account to past
//! games. Those keep a player without a name.

use halma_rules::Reason;
use halma_store::ids::{PlayerId, Timestamp, UserId};
use halma_store::records::{Reminders, Series, SettingsRecord};
use halma_store::{Key, Personal, Prefix, RecordKind, Slot};

use super::march;
use crate::Service;
use crate::change::{Error, Transaction, read};
use crate::matches::{LobbyMove, Match, Stage};
use crate::outbox::{Intent, post_kind};

/// The maximum number of index entries deleted at once; people have far fewer.
const MOST_ENTRIES: usize = 10_000;

impl Service {
    /// Deletes a person's data: running games are resigned, open challenges left, and the account,
    /// its name and its settings deleted. Deleted data leaves the disk within a day. Returns
    /// whether the person was known. A person who comes back is a new one.
    ///
    /// # Errors
    /// The store failed; what was given up stays so, and the request can be repeated.
    pub async fn forget(&self, user: UserId, now: Timestamp) -> Result<bool, Error> {
        let Some(player) = read(&self.store, Slot::user(user)).await? else {
            return Ok(false);
        };
        // Repeated once nobody can find the account, for games started meanwhile.
        self.give_all_up(player, now).await?;
        self.change(|tx| self.try_forget_account(tx, user, player, now))
            .await?;
        self.give_all_up(player, now).await?;
        Ok(true)
    }

    /// Repeats until nothing is left to give up: new games may start meanwhile.
    async fn give_all_up(&self, player: PlayerId, now: Timestamp) -> Result<(), Error> {
        loop {
            let mut any = false;
            for id in self.matches_of(player).await? {
                let _turn = self.gates.enter(id).await;
                let given_up = self
                    .change_match(id, |tx, before| self.give_up(tx, before, player, now))
                    .await;
                match given_up {
                    // Damaged, so it can't be played either.
                    Err(error) if error.is_lasting() => {
                        tracing::error!(?error, %id, "couldn't resign a damaged match");
                    }
                    given_up => any |= given_up?,
                }
            }
            if !any {
                return Ok(());
            }
        }
    }

    /// Returns whether there was anything to give up.
    async fn give_up(
        &self,
        mut tx: Transaction<'_>,
        before: Match,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<bool, Error> {
        let is_in = match &before.stage {
            Stage::Open(lobby) => lobby.people().contains(&player),
            Stage::Running(play) => play.seats_of(player).next().is_some(),
            Stage::Finished(_) | Stage::Closed(_) => false,
        };
        if !is_in {
            return Ok(false);
        }
        let by_now = self.by_the_clock(&mut tx, &before, now).await?;
        let mut after = given_up(&by_now, player, now)?;
        let intent = Intent {
            now: Some(now),
            by: Some(player),
            replaces: before.old_message(before.retirement()),
            not_before: Some(now),
            ..Intent::default()
        };
        let kind = post_kind(&after);
        self.put_post(&mut tx, &mut after, kind, intent).await?;
        self.record(&mut tx, Some(&before), &after).await?;
        tx.commit().await?;
        Ok(true)
    }

    async fn try_forget_account(
        &self,
        mut tx: Transaction<'_>,
        user: UserId,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<(), Error> {
        if tx.read(Slot::user(user)).await? != Some(player) {
            return Ok(());
        }
        let settings = tx.read(Slot::settings(player)).await?;
        march::delete_rows(&mut tx, player).await?;
        for &kind in RecordKind::ALL {
            match kind.personal() {
                Personal::Account => tx.delete(Slot::user(user)),
                Personal::Own(_) => {
                    for key in self.keys_of(kind, player).await? {
                        tx.delete(key);
                    }
                }
                Personal::Nobody
                | Personal::Kept(_)
                | Personal::Match
                | Personal::DoneBy
                | Personal::Derived => {}
            }
        }
        if !settings.is_some_and(|settings| settings.hidden) {
            self.set_hidden(&mut tx, player, true).await?;
        }
        // A player without a name isn't listed in tables or reminded.
        let nobody = SettingsRecord {
            hidden: true,
            reminders: Reminders::None,
            ..SettingsRecord::default()
        };
        tx.put(Slot::settings(player), &nobody)?;
        // Put in any case: a running rewrite of the store may have started too early to cover this.
        let since = tx.read(Slot::erasure()).await?.unwrap_or(now);
        tx.put(Slot::erasure(), &since)?;
        Ok(tx.commit().await?)
    }

    async fn keys_of(&self, kind: RecordKind, player: PlayerId) -> Result<Vec<Key>, Error> {
        let prefix = Prefix::OfPlayer(kind, player);
        // A record created meanwhile is deleted too.
        if let Some(key) = prefix.only_key() {
            return Ok(vec![key]);
        }
        Ok(self.store.scan(prefix, None, MOST_ENTRIES).await?)
    }
}

/// The match after someone gives it up: a game is resigned on all seats, a challenge left. Nothing
/// follows from it automatically.
fn given_up(before: &Match, player: PlayerId, now: Timestamp) -> Result<Match, Error> {
    let mut before = before.clone();
    before.terms.series = Series::Single;
    let Stage::Open(lobby) = &before.stage else {
        let mut play = before.running()?.clone();
        let turns = play.take_out_all(player, Reason::Resignation, now)?;
        return Ok(before.later(play, turns));
    };
    let lobby_move = if before.card.challenger == player {
        LobbyMove::Withdraw
    } else if lobby.joined.contains(&player) {
        LobbyMove::Leave
    } else {
        LobbyMove::Decline
    };
    Ok(before.after_lobby_move(player, lobby_move, |_| {}, now)?)
}
