//! The steps of a cup, and how it is stored.

use std::time::Duration;

use halma_cup::{Kind, Pairing, final_table};
use halma_store::Slot;
use halma_store::ids::{PlayerId, Span, Timestamp, days, hours};
use halma_store::records::{CupGameRecord, CupNews, CupRoundRecord, CupStage};

use super::table::Section;
use super::whole::{WholeCup, player_of};
use super::{CALLED_IN_BEFORE, MOST_WAITS, ONCE_MORE, cup_clock};
use crate::change::{Error, Fault, Transaction};
use crate::matches::{merged, moved};

/// Stores a cup, with when to look at it and whether the channel has to be told something.
pub fn put_cup(tx: &mut Transaction<'_>, cup: &WholeCup, now: Timestamp) -> Result<(), Error> {
    if let Some(at) = cup.looked_at_next(now) {
        tx.put_index(Slot::cup_due(at, cup.id));
    }
    if cup.record.news.is_empty() {
        tx.delete(Slot::cup_news(cup.id));
    } else {
        tx.put_index(Slot::cup_news(cup.id));
    }
    Ok(tx.put(Slot::cup(cup.id), &cup.record)?)
}

/// Returns true at the beginning of a day, when a running cup is looked at in any case.
pub fn is_daily(due: Timestamp) -> bool {
    let passed = due.since(Timestamp::EPOCH).as_millis();
    passed.is_multiple_of(days(1).as_millis())
}

/// Returns the beginning of the next day, so that many looks become one.
fn next_day(now: Timestamp) -> Timestamp {
    let passed = now.since(Timestamp::EPOCH).as_secs() / days(1).as_secs();
    Timestamp::EPOCH + days(passed + 1)
}

/// By how much a day that was announced has to change so that people are told.
const LATE: Duration = hours(12);

impl WholeCup {
    /// Returns the numbers of the games that haven't begun and will.
    pub(crate) fn waiting(&self) -> impl Iterator<Item = u64> {
        let games = (0_u64..).zip(&self.games);
        let waiting = games.filter(|(_, game)| game.game.is_none() && !game.annulled);
        waiting.map(|(number, _)| number)
    }

    /// Opens entry for another week, because too few play. If that goes on for long, the cup is called
    /// off.
    pub(crate) fn wait_for_more(&mut self) {
        if self.record.waited == MOST_WAITS {
            self.record.stage = CupStage::CalledOff;
            self.record.news.push(CupNews::CalledOff);
            return;
        }
        self.record.waited += 1;
        self.record.closes = self.record.closes + ONCE_MORE;
        self.record.stage = CupStage::Entry;
        self.record.everyone = false;
        self.record.closing = None;
        self.record.news.push(CupNews::TooFew);
    }

    /// Asks people whether they play, once it is time. If the bot was away then, entry closes later: they
    /// have two days to answer.
    pub(crate) fn call_in(&mut self, now: Timestamp) {
        if self.record.closes - CALLED_IN_BEFORE <= now {
            if self.record.closes - CALLED_IN_BEFORE + LATE <= now {
                self.record.closes = now + CALLED_IN_BEFORE;
            }
            self.record.stage = CupStage::CalledIn;
            self.record.news.push(CupNews::CallIn);
        }
    }

    /// Returns when to look at it again, ignoring what happens in its games.
    pub(crate) fn looked_at_next(&self, now: Timestamp) -> Option<Timestamp> {
        match self.record.stage {
            CupStage::Entry => Some((self.record.closes - CALLED_IN_BEFORE).max(now)),
            CupStage::CalledIn => Some(self.record.closes.max(now)),
            CupStage::Closed => self.record.closing.map(|_| now),
            CupStage::Running if self.waiting().next().is_some() => Some(now),
            CupStage::Running => Some(next_day(now)),
            CupStage::Over | CupStage::CalledOff => None,
        }
    }

    /// Lets entry close at a moment.
    pub(super) fn close_entry_at(&mut self, now: Timestamp) {
        self.drop_news();
        self.record.stage = CupStage::CalledIn;
        self.record.closes = now;
    }

    /// Returns true if those who have confirmed are too few for the kind, but could all play each
    /// other.
    pub fn fits_everyone_against_everyone(&self) -> bool {
        let confirmed = self.entrants.iter().filter(|(_, one)| one.confirmed);
        let (least, most) = Kind::RoundRobin.people();
        let is_other = self.kind().is_ok_and(|kind| kind != Kind::RoundRobin);
        is_other && self.seats() == 2 && (least..=most).contains(&confirmed.count())
    }

    /// Makes everyone play everyone.
    pub(super) fn become_round_robin(&mut self) {
        let record = &mut self.record;
        Kind::RoundRobin.name().clone_into(&mut record.kind);
        record.rounds = None;
        let (days, clock) = cup_clock(Kind::RoundRobin, 2);
        record.days = days;
        (record.options.move_hours, record.options.bank) = clock.record();
    }

    /// Begins a round.
    pub(crate) fn begin_round(&mut self, pairing: &Pairing, now: Timestamp) {
        let players = |ids: &[String]| ids.iter().filter_map(|id| player_of(id)).collect();
        let seated: usize = pairing.games.iter().map(Vec::len).sum();
        let present = self.entrants.iter().filter(|(_, one)| one.is_in).count();
        let is_whole = self.record.begun.is_empty() && seated > present;
        if is_whole && self.record.rounds.is_some_and(|_| self.seats() > 2) {
            // Everyone meets everyone in this one.
            self.record.rounds = Some(1);
        }
        self.record.begun.push(CupRoundRecord {
            began: now,
            ends: now + days(self.record.days.into()),
            byes: players(&pairing.byes),
            groups: pairing.groups.iter().map(|group| players(group)).collect(),
            is_final: false,
        });
        self.games
            .extend(pairing.games.iter().map(|seats| CupGameRecord {
                round: self.record.begun.len() as u32,
                seats: players(seats),
                challenger: None,
                game: None,
                result: None,
                annulled: false,
            }));
        self.record.stage = CupStage::Running;
        self.record.news.push(CupNews::Round);
    }

    /// Goes on after the last round that can be paired: with the final table, with the next season, or
    /// not at all.
    ///
    /// # Errors
    /// The cup is damaged.
    pub(crate) fn go_on(&mut self, now: Timestamp) -> Result<(), Fault> {
        let kind = self.kind()?;
        let is_final = self.record.begun.last().is_none_or(|round| round.is_final);
        if kind == Kind::Tables && !is_final {
            let best = final_table(&self.checked()?);
            let others = self.entrants.iter().filter(|(_, one)| one.is_in).count();
            if best.len() == self.seats() && others > best.len() {
                self.begin_final(best, now);
                return Ok(());
            }
        }
        let present = self.entrants.iter().filter(|(_, one)| one.is_in).count();
        if kind == Kind::League && present >= self.seats() {
            return self.open_next_season(now);
        }
        self.record.stage = CupStage::Over;
        self.record.news.push(CupNews::Over);
        Ok(())
    }

    fn begin_final(&mut self, best: Vec<String>, now: Timestamp) {
        let pairing = Pairing {
            round: self.round() + 1,
            games: vec![best],
            byes: Vec::new(),
            groups: Vec::new(),
        };
        self.begin_round(&pairing, now);
        let round = self.record.begun.last_mut();
        round.expect("a round has just begun").is_final = true;
    }

    /// Opens entry to the next season of a league. Whoever plays in this one is in, and is asked.
    fn open_next_season(&mut self, now: Timestamp) -> Result<(), Fault> {
        let best_first =
            |section: Section| section.rows.into_iter().map(|row| row.player).collect();
        let before: Vec<Vec<PlayerId>> = self.table()?.into_iter().map(best_first).collect();
        self.record.before = before;
        self.record.seasons = self.round();
        self.record.stage = CupStage::Entry;
        self.record.closes = now + ONCE_MORE;
        self.record.everyone = false;
        self.record.waited = 0;
        self.record.closing = None;
        self.record.news.push(CupNews::Season);
        Ok(())
    }

    /// Moves the printed last day of the round by the outages since it began.
    pub(crate) fn move_last_day(&mut self, outages: Vec<Span>) {
        let Some(round) = self.record.begun.last_mut() else {
            return;
        };
        let ends = round.began + days(self.record.days.into());
        let moved = moved(round.began, ends, &merged(outages));
        if moved.since(round.ends) >= LATE {
            round.ends = moved;
            self.record.news.push(CupNews::Later);
        }
    }
}
