//! Signing in to the board page: with a link's ticket, which can be exchanged once for a session of
//! the browser, or inside Discord, for an hour at a time.
//!
//! A ticket is sealed by the store's key, so that making one writes nothing. The session that it
//! opens is kept under the ticket's own number: there can't be a second one.

use std::time::Duration;

use data_encoding::{BASE64URL_NOPAD, HEXLOWER};
use halma_store::ids::{InteractionId, PlayerId, SealKey, Timestamp, UserId, days, minutes};
use halma_store::records::SessionRecord;
use halma_store::{Key, Prefix, RecordKind, Slot};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::change::{Error, Transaction, read};
use crate::looking::Asker;
use crate::people::{Person, player};
use crate::refusal::Refusal;
use crate::{Act, Origin, Service};

/// How long a ticket can be used.
const TICKET_VALID: Duration = minutes(10);
/// How long a session lasts.
pub const SESSION_LASTS: Duration = days(30);
/// How long a session inside Discord lasts.
const ACTIVITY_LASTS: Duration = minutes(60);
/// How long a form can be sent: while it is remembered which interactions were carried out.
const FORM_LASTS: Duration = minutes(50);
/// The maximum number of sessions of a person; another one ends the oldest.
const MOST_SESSIONS: usize = 10;
/// Keeps a ticket's seal from being one of something else.
const PURPOSE: &[u8] = b"board ticket";

/// The bits of an interaction's id below its time.
const LUCK: u64 = (1 << 22) - 1;
/// A number in a ticket or a token.
const NUMBER: usize = size_of::<u64>();
/// 128 random bits.
const SECRET: usize = 16;
/// Player, moment, random bits.
const CLAIM: usize = 2 * NUMBER + SECRET;
/// How much of the MAC is part of a ticket.
const SEAL: usize = 16;

/// The number under which it is noted when a person ended all sessions.
const ALL: u64 = 0;
/// How long a session inside Discord can be renewed after it has expired.
const RENEWED_WITHIN: Duration = days(1);
/// How many sessions are looked at before others get to read and write.
const AT_ONCE: usize = 500;

/// Where a session counts, and nowhere else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Door {
    /// In a browser, which opened a link.
    Link,
    /// Inside Discord.
    Activity,
}

/// A person with a session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Visitor {
    /// The player.
    pub player: PlayerId,
    /// The person, with the stored name.
    pub person: Person,
    /// The number of the session.
    pub session: u64,
}

impl Service {
    /// Returns a ticket for a person, or `None` for someone who never played.
    ///
    /// # Errors
    /// The store failed.
    pub async fn ticket(&self, asker: Asker, now: Timestamp) -> Result<Option<String>, Error> {
        let Some(player) = self.player_of(asker).await? else {
            return Ok(None);
        };
        let key = self.seal_key().await?;
        let mut ticket = [numbers(player.0, now.0 as u64), self.secret()].concat();
        let seal = seal(&key, &ticket).finalize().into_bytes();
        ticket.extend(&seal[..SEAL]);
        Ok(Some(BASE64URL_NOPAD.encode(&ticket)))
    }

    /// Exchanges a ticket for the token of a new session.
    ///
    /// # Errors
    /// A refusal: the ticket was used, is too old, or isn't one of ours; or a fault.
    pub async fn open_session(&self, ticket: &str, now: Timestamp) -> Result<String, Error> {
        let key = self.seal_key().await?;
        let (player, made, number) = claim(&key, ticket).ok_or(Refusal::LinkTooOld)?;
        let secret = self.secret();
        let session = SessionRecord {
            secret: Some(hash(&secret)),
            made,
            until: now + SESSION_LASTS,
            inside: false,
        };
        let opened = &session;
        self.change(|tx| self.try_open_session(tx, player, number, opened, now))
            .await?;
        let token = [numbers(player.0, number), secret].concat();
        Ok(BASE64URL_NOPAD.encode(&token))
    }

    async fn try_open_session(
        &self,
        mut tx: Transaction<'_>,
        player: PlayerId,
        number: u64,
        session: &SessionRecord,
        now: Timestamp,
    ) -> Result<(), Error> {
        let slot = Slot::session(player, number);
        if tx.exists(slot).await? {
            return Err(Refusal::LinkUsed.into());
        }
        let ended = tx.read(Slot::session(player, ALL)).await?;
        // The player may have been forgotten, or have ended everything, since the link was made.
        if session.made + TICKET_VALID <= now
            || !tx.exists(Slot::player(player)).await?
            || ended.is_some_and(|ended| session.made <= ended.made)
        {
            return Err(Refusal::LinkTooOld.into());
        }
        make_room(&mut tx, player, now).await?;
        tx.put(slot, session)?;
        Ok(tx.commit().await?)
    }

    /// Returns whose ticket this is; `None` if it isn't one of ours.
    ///
    /// # Errors
    /// The store failed.
    pub async fn owner_of_ticket(&self, ticket: &str) -> Result<Option<PlayerId>, Error> {
        let key = self.seal_key().await?;
        Ok(claim(&key, ticket).map(|(player, ..)| player))
    }

    /// Opens a session for someone whom Discord has identified, who may be new here. A page that renews
    /// its session names the old one, which this one replaces. Returns its token, and until when it
    /// lasts.
    ///
    /// # Errors
    /// A refusal: the person has ended the old session meanwhile, or deleted their data; or a fault.
    pub async fn open_activity(
        &self,
        person: &Person,
        old: Option<&str>,
        now: Timestamp,
    ) -> Result<(String, Timestamp), Error> {
        let old = match old {
            Some(token) => Some(self.to_renew(person, token).await?),
            None => None,
        };
        let (number, secret) = (self.lot.draw(), self.secret());
        let session = SessionRecord {
            secret: Some(hash(&secret)),
            made: now,
            until: now + ACTIVITY_LASTS,
            inside: true,
        };
        let opened = &session;
        let player = self
            .change(|mut tx| async move {
                if let Some(old) = old {
                    let found = tx.read(old).await?;
                    found.filter(is_going_on).ok_or(Refusal::SignedOut)?;
                    tx.delete(old);
                }
                let player = player(&mut tx, &*self.lot, person).await?;
                make_room(&mut tx, player, now).await?;
                tx.put(Slot::session(player, number), opened)?;
                tx.commit().await?;
                Ok(player)
            })
            .await?;
        let token = [numbers(player.0, number), secret].concat();
        Ok((BASE64URL_NOPAD.encode(&token), session.until))
    }

    /// Returns the session of a token that a person may renew.
    async fn to_renew(&self, person: &Person, token: &str) -> Result<Slot<SessionRecord>, Error> {
        let (player, session, secret) = parts(token).ok_or(Refusal::SignedOut)?;
        let known = read(&self.store, Slot::user(person.user)).await?;
        let slot = Slot::session(player, session);
        let found = read(&self.store, slot).await?;
        let is_meant = |found: &SessionRecord| found.secret.as_ref() == Some(&hash(&secret));
        let may = known == Some(player) && found.as_ref().is_some_and(is_meant);
        may.then_some(slot).ok_or(Refusal::SignedOut.into())
    }

    /// Returns who a session's token belongs to, if it counts at this door.
    ///
    /// # Errors
    /// A refusal: there is no such session, or it has ended; or a fault.
    pub async fn visitor(&self, token: &str, door: Door, now: Timestamp) -> Result<Visitor, Error> {
        let (player, session, secret) = parts(token).ok_or(Refusal::SignedOut)?;
        let found = read(&self.store, Slot::session(player, session)).await?;
        let is_open = |found: &SessionRecord| {
            found.until > now
                && found.secret.as_ref() == Some(&hash(&secret))
                && found.inside == (door == Door::Activity)
        };
        if !found.as_ref().is_some_and(is_open) {
            return Err(Refusal::SignedOut.into());
        }
        let known = read(&self.store, Slot::player(player)).await?;
        let known = known.ok_or(Refusal::SignedOut)?;
        let person = Person {
            user: known.user,
            name: known.name,
            face: known.face,
            bot: false,
            member: true,
        };
        Ok(Visitor {
            player,
            person,
            session,
        })
    }

    /// Ends a person's session, or all of them; then links that weren't opened yet open nothing
    /// anymore.
    ///
    /// # Errors
    /// The store failed.
    pub async fn end_sessions(
        &self,
        user: UserId,
        only: Option<u64>,
        now: Timestamp,
    ) -> Result<(), Error> {
        let Some(player) = self.player_of(Asker::from(user)).await? else {
            return Ok(());
        };
        self.change(|mut tx| async move {
            for (slot, found) in sessions(&mut tx, player).await? {
                let is_meant = only.is_none_or(|number| slot == Slot::session(player, number));
                if is_meant {
                    end(&mut tx, slot, &found, now)?;
                }
            }
            if only.is_none() {
                let all = SessionRecord {
                    secret: None,
                    made: now,
                    until: now,
                    inside: false,
                };
                tx.put(Slot::session(player, ALL), &all)?;
            }
            Ok(tx.commit().await?)
        })
        .await
    }

    /// Deletes the sessions of a page that have ended, once nothing can be done with them anymore.
    /// Returns where the next page begins, unless this was the last one.
    ///
    /// # Errors
    /// The store failed.
    pub async fn forget_sessions(
        &self,
        from: Option<Key>,
        now: Timestamp,
    ) -> Result<Option<Key>, Error> {
        let found = (self.store).scan_records(Prefix::Sessions, from, AT_ONCE + 1);
        let found = found.await?;
        for (key, stored) in found.iter().take(AT_ONCE) {
            let Key::Session(player, number) = *key else {
                continue;
            };
            let slot = Slot::session(player, number);
            // A damaged record must not keep the others.
            if !slot
                .read(stored)
                .is_ok_and(|session| is_void(&session, now))
            {
                continue;
            }
            self.change(|mut tx| async move {
                let session = tx.read(slot).await?;
                if session.is_some_and(|session| is_void(&session, now)) {
                    tx.delete(slot);
                }
                Ok(tx.commit().await?)
            })
            .await?;
        }
        Ok(found.get(AT_ONCE).map(|(key, _)| *key))
    }

    /// Returns an action of a visitor for the other acts, which no answer on Discord follows.
    pub fn act_of(&self, visitor: &Visitor, now: Timestamp) -> Act {
        act(visitor, now, self.lot.draw(), now)
    }

    /// Returns the action of a form that a visitor asked for at a moment, which counts once however
    /// often the form is sent; `None` if the form is too old.
    pub fn act_of_form(visitor: &Visitor, made: Timestamp, now: Timestamp) -> Option<Act> {
        let is_known = made.0.abs_diff(now.0) < FORM_LASTS.as_millis() as u64;
        let digest = Sha256::digest(numbers(visitor.player.0, made.0 as u64));
        let (luck, _) = digest.split_first_chunk().expect("it is longer");
        is_known.then(|| act(visitor, made, u64::from_be_bytes(*luck), now))
    }

    fn secret(&self) -> Vec<u8> {
        numbers(self.lot.draw(), self.lot.draw())
    }
}

/// Returns true if nobody has ended a session.
fn is_going_on(session: &SessionRecord) -> bool {
    session.secret.is_some()
}

/// Returns true if nothing can be done with a session anymore.
fn is_void(session: &SessionRecord, now: Timestamp) -> bool {
    let may_be_renewed = session.inside && session.until + RENEWED_WITHIN > now;
    let is_open = is_going_on(session) && (session.until > now || may_be_renewed);
    !is_open && session.made + TICKET_VALID <= now
}

/// Returns an action of a visitor with the interaction that Discord could have sent at a moment.
fn act(visitor: &Visitor, at: Timestamp, luck: u64, now: Timestamp) -> Act {
    Act {
        by: visitor.person.clone(),
        interaction: InteractionId(InteractionId::first_at(at).0 | luck & LUCK),
        message: None,
        from: Origin::Page,
        channel: None,
        token: None,
        now,
    }
}

/// Returns a person's sessions, including those that have ended.
async fn sessions(
    tx: &mut Transaction<'_>,
    player: PlayerId,
) -> Result<Vec<(Slot<SessionRecord>, SessionRecord)>, Error> {
    let mut found = Vec::new();
    for (key, stored) in tx
        .records(Prefix::OfPlayer(RecordKind::Session, player))
        .await?
    {
        if let Key::Session(player, number) = key {
            let slot = Slot::session(player, number);
            found.push((slot, slot.read(&stored)?));
        }
    }
    Ok(found)
}

/// Deletes sessions with which nothing can be done, and ends the one that ends first if there are too many for another
/// one.
async fn make_room(
    tx: &mut Transaction<'_>,
    player: PlayerId,
    now: Timestamp,
) -> Result<(), Error> {
    let mut open = Vec::new();
    for (slot, found) in sessions(tx, player).await? {
        if is_going_on(&found) && found.until > now {
            open.push((found.until, slot, found));
        } else if is_void(&found, now) {
            tx.delete(slot);
        }
    }
    open.sort_by_key(|(until, ..)| *until);
    let many = (open.len() + 1).saturating_sub(MOST_SESSIONS);
    for (_, slot, found) in open.into_iter().take(many) {
        end(tx, slot, &found, now)?;
    }
    Ok(())
}

/// Ends a session. Its record stays as long as its ticket could be used again.
fn end(
    tx: &mut Transaction<'_>,
    slot: Slot<SessionRecord>,
    session: &SessionRecord,
    now: Timestamp,
) -> Result<(), Error> {
    if session.made + TICKET_VALID <= now {
        tx.delete(slot);
        return Ok(());
    }
    let ended = SessionRecord {
        secret: None,
        ..session.clone()
    };
    Ok(tx.put(slot, &ended)?)
}

/// Returns the player of a ticket, when it was made, and its number; `None` if the seal isn't ours.
fn claim(key: &SealKey, ticket: &str) -> Option<(PlayerId, Timestamp, u64)> {
    let bytes = BASE64URL_NOPAD.decode(ticket.as_bytes()).ok()?;
    let (claim, tag) = bytes.split_at_checked(CLAIM)?;
    let is_sealed = tag.len() == SEAL && seal(key, claim).verify_truncated_left(tag).is_ok();
    let number = |at: usize| Some(u64::from_be_bytes(*claim[at * NUMBER..].first_chunk()?));
    let made = Timestamp(i64::try_from(number(1)?).ok()?);
    is_sealed.then_some((PlayerId(number(0)?), made, number(2)?))
}

fn seal(key: &SealKey, claim: &[u8]) -> Hmac<Sha256> {
    let mut mac =
        Hmac::<Sha256>::new_from_slice(key.expose()).expect("HMAC takes keys of any length");
    mac.update(PURPOSE);
    mac.update(claim);
    mac
}

/// Returns the player, the session's number and the secret of a token.
fn parts(token: &str) -> Option<(PlayerId, u64, Vec<u8>)> {
    let bytes = BASE64URL_NOPAD.decode(token.as_bytes()).ok()?;
    let (player, rest) = bytes.split_first_chunk()?;
    let (number, secret) = rest.split_first_chunk()?;
    let is_whole = secret.len() == SECRET;
    let player = PlayerId(u64::from_be_bytes(*player));
    is_whole.then(|| (player, u64::from_be_bytes(*number), secret.to_owned()))
}

fn numbers(one: u64, other: u64) -> Vec<u8> {
    [one.to_be_bytes(), other.to_be_bytes()].concat()
}

fn hash(secret: &[u8]) -> String {
    HEXLOWER.encode(&Sha256::digest(secret))
}
