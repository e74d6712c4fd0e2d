//! A summary of what is stored about a person.

use halma_store::ids::{Code, PlayerId, Timestamp, UserId};
use halma_store::records::PlayerRecord;
use halma_store::{Key, Personal, Prefix, RecordKind, Section, Slot, StoreError, Stored};

use crate::Service;
use crate::change::{Error, read};
use crate::matches::Match;
use crate::people::{Participant, Settings};

/// A summary of what is stored about a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// The person, with the name of the profile picture.
    pub person: Participant,
    /// The person's settings.
    pub settings: Settings,
    /// The running games.
    pub running: Vec<Code>,
    /// The open challenges.
    pub open: Vec<Code>,
    /// The number of games with a result.
    pub results: usize,
    /// The number of people on the block list.
    pub blocked: usize,
    /// The number of variants in which a level of the computer was beaten.
    pub beaten: usize,
    /// The number of puzzles solved.
    pub puzzles: u32,
    /// The number of absences stored.
    pub absences: usize,
    /// The number of private notes on games.
    pub notes: usize,
    /// The number of plans in running games.
    pub plans: usize,
    /// The number of cups that the person has entered.
    pub cups: usize,
    /// When the open sessions on the board page began.
    pub sessions: Vec<Timestamp>,
}

impl Known {
    fn add(
        &mut self,
        section: Section,
        key: Key,
        player: PlayerId,
        stored: &Stored,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        match section {
            Section::Settings => self.settings = Slot::settings(player).read(stored)?,
            Section::Absences => self.absences = Slot::away(player).read(stored)?.spans.len(),
            Section::KeptOut => self.blocked += 1,
            Section::Notes => self.notes += 1,
            Section::Plans => self.plans += 1,
            Section::Cups => self.cups += 1,
            Section::Sessions => {
                if let Key::Session(_, number) = key {
                    let session = Slot::session(player, number).read(stored)?;
                    let is_open = session.secret.is_some() && session.until > now;
                    self.sessions.extend(is_open.then_some(session.made));
                }
            }
            Section::Beaten => self.beaten = Slot::beaten(player).read(stored)?.best.len(),
            Section::Puzzles => self.puzzles = Slot::puzzles(player).read(stored)?.solved,
            // The account is named anyway, tallies belong to the results, marches are in the file, and
            // the rest counts for an hour at most.
            Section::Account
            | Section::Tallies
            | Section::Marches
            | Section::ChallengesMadeLately
            | Section::Untold
            | Section::Opened => {}
        }
        Ok(())
    }
}

impl Service {
    /// Returns a summary of what is stored about a person, or `None` for someone unknown or
    /// forgotten.
    ///
    /// # Errors
    /// The store failed.
    pub async fn known_of(&self, user: UserId, now: Timestamp) -> Result<Option<Known>, Error> {
        let Some((player, _)) = self.account(user).await? else {
            return Ok(None);
        };
        let unfinished = self.find_many(&self.matches_of(player).await?).await?;
        let (running, open): (Vec<&Match>, Vec<&Match>) =
            unfinished.iter().partition(|one| one.running().is_ok());
        let codes = |matches: Vec<&Match>| matches.iter().map(|one| one.card.code).collect();
        let results = Prefix::PlayerResults(player);
        let mut known = Known {
            person: self.participant(player).await?,
            settings: Settings::default(),
            running: codes(running),
            open: codes(open),
            results: self.store.scan_all(results).await?.len(),
            blocked: 0,
            beaten: 0,
            puzzles: 0,
            absences: 0,
            notes: 0,
            plans: 0,
            cups: 0,
            sessions: Vec::new(),
        };
        for (section, key, stored) in self.records_of(player).await? {
            known.add(section, key, player, &stored, now)?;
        }
        Ok(Some(known))
    }

    /// Returns the records under a player's key that are part of the data export, in the order of
    /// their kinds.
    pub(super) async fn records_of(
        &self,
        player: PlayerId,
    ) -> Result<Vec<(Section, Key, Stored)>, Error> {
        let mut found = Vec::new();
        for &kind in RecordKind::ALL {
            let section = match kind.personal() {
                Personal::Own(section) | Personal::Kept(section) => section,
                Personal::Nobody
                | Personal::Account
                | Personal::Match
                | Personal::DoneBy
                | Personal::Derived => continue,
            };
            let prefix = Prefix::OfPlayer(kind, player);
            let records = self.store.scan_all_records(prefix).await?;
            found.extend((records.into_iter()).map(|(key, stored)| (section, key, stored)));
        }
        Ok(found)
    }

    /// Returns the player of an account, with the record that says so.
    pub(super) async fn account(
        &self,
        user: UserId,
    ) -> Result<Option<(PlayerId, PlayerRecord)>, Error> {
        let Some(player) = read(&self.store, Slot::user(user)).await? else {
            return Ok(None);
        };
        let record = read(&self.store, Slot::player(player)).await?;
        Ok(record.map(|record| (player, record)))
    }
}
