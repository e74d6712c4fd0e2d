//! What people and organizers do with a cup.

use std::fmt::Write as _;
use std::time::Duration;

use halma_cup::Kind;
use halma_rules::Rules;
use halma_store::ids::{Code, CupId, GuildId, MessageId, PlayerId, Timestamp, UserId, hours};
use halma_store::records::{
    CupDeed, CupNews, CupRecord, CupResult, CupStage, DeedRecord, EntrantRecord, FirstMove, Logged,
};
use halma_store::{Key, Prefix, Slot};

use super::steps::put_cup;
use super::whole::{CupHead, WholeCup, is_unfinished};
use super::{cup_clock, plays};
use crate::change::{Error, Transaction, read};
use crate::matches::{Place, Terms};
use crate::people;
use crate::refusal::CupRefusal;
use crate::servers::{Rights, log_deed};
use crate::{Act, Origin, Service};

/// The maximum number of characters of a name.
pub const MOST_CUP_NAME: u16 = 60;
/// The maximum number of unfinished cups of a server.
const MOST_CUPS: usize = 20;
/// After how long it is tried again to tell a channel that refuses messages.
const TOLD_AGAIN_AFTER: Duration = hours(1);
/// Characters that have a meaning in messages are left out of names.
const LEFT_OUT: &str = "*_`~|<>@\\#[]";
/// More cups than a server ever makes.
const MOST_OF_SERVER: usize = 1_000;

/// A cup to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewCup {
    /// Who, and when.
    pub act: Act,
    /// What Discord reports about the person and the channel.
    pub rights: Rights,
    /// Its server and channel, and the language of its messages.
    pub place: Place,
    /// Its name.
    pub name: String,
    /// How people are paired.
    pub kind: Kind,
    /// What is played.
    pub rules: Rules,
    /// The number of rounds, in a Swiss.
    pub rounds: Option<u32>,
    /// The number of days until entry closes.
    pub entry_days: u16,
    /// Whether each game gets a thread.
    pub threads: bool,
}

impl Service {
    /// Makes a cup, which people can enter from now on. Whoever may manage the server may do this.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn new_cup(&self, new: &NewCup) -> Result<WholeCup, Error> {
        if !new.rights.moderator {
            return Err(CupRefusal::ForModerators.into());
        }
        if !plays(new.rules.variant(), new.kind) {
            return Err(CupRefusal::NotPlayed.into());
        }
        let name = plain(&new.name);
        let most = usize::from(MOST_CUP_NAME);
        if name.is_empty() || name.chars().count() > most {
            return Err(CupRefusal::Name { most }.into());
        }
        self.change(|tx| self.try_new_cup(tx, new)).await
    }

    async fn try_new_cup(&self, mut tx: Transaction<'_>, new: &NewCup) -> Result<WholeCup, Error> {
        let (act, guild) = (&new.act, new.place.guild);
        // The interaction makes one cup, however often it is delivered.
        let id = CupId(act.interaction.0);
        if let Some(record) = tx.read(Slot::cup(id)).await? {
            return self.with_people_and_games(id, record).await;
        }
        self.check_number_of_cups(guild).await?;
        let organizer = people::player(&mut tx, &*self.lot, &act.by).await?;
        let (days, clock) = cup_clock(new.kind, new.rules.variant().seats());
        let terms = Terms {
            first: FirstMove::AsListed,
            time_control: clock,
            ..Terms::new(new.rules)
        };
        let record = CupRecord {
            place: new.place.clone(),
            name: plain(&new.name),
            organizer,
            options: terms.record(),
            kind: new.kind.name().to_owned(),
            rounds: new.rounds,
            days,
            threads: new.threads,
            everyone: false,
            stage: CupStage::Entry,
            closes: act.now + halma_store::ids::days(new.entry_days.into()),
            secret: self.secret_of_lots(),
            closing: None,
            waited: 0,
            seasons: 0,
            before: Vec::new(),
            begun: Vec::new(),
            news: Vec::new(),
            told: 0,
        };
        let mut cup = WholeCup {
            id,
            record,
            entrants: Vec::new(),
            games: Vec::new(),
        };
        if new.kind == Kind::Stairs {
            cup.begin_stairs(act.now);
        }
        put_cup(&mut tx, &cup, act.now)?;
        tx.put_index(Slot::guild_cup(guild, id));
        log_cup_deed(&mut tx, act, organizer, &cup, CupDeed::Made)?;
        tx.commit().await?;
        Ok(cup)
    }

    async fn check_number_of_cups(&self, guild: GuildId) -> Result<(), Error> {
        let unfinished = self.cups_of(guild).await?;
        let unfinished = unfinished.iter().filter(|cup| cup.is_unfinished());
        if unfinished.count() >= MOST_CUPS {
            return Err(CupRefusal::TooMany.into());
        }
        Ok(())
    }

    /// Returns the cups of a server, newest first.
    ///
    /// # Errors
    /// The store failed.
    pub async fn cups_of(&self, guild: GuildId) -> Result<Vec<CupHead>, Error> {
        let keys = self.store.scan(Prefix::CupsOf(guild), None, MOST_OF_SERVER);
        let mut cups = Vec::new();
        for key in keys.await?.into_iter().rev() {
            if let Key::GuildCup(_, id) = key
                && let Some(record) = read(&self.store, Slot::cup(id)).await?
            {
                cups.push(CupHead { id, record });
            }
        }
        Ok(cups)
    }

    /// The secret of a draw of lots, in hexadecimal digits.
    pub(crate) fn secret_of_lots(&self) -> String {
        (0..4).fold(String::new(), |mut secret, _| {
            write!(secret, "{:016x}", self.lot.draw()).expect("a String takes any text");
            secret
        })
    }

    /// Enters a person, or confirms once people are called in. Doing it again changes nothing.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn enter_cup(&self, act: &Act, id: CupId) -> Result<WholeCup, Error> {
        self.change(|tx| self.try_enter_cup(tx, act, id)).await?;
        self.whole_cup(id).await
    }

    async fn try_enter_cup(
        &self,
        mut tx: Transaction<'_>,
        act: &Act,
        id: CupId,
    ) -> Result<(), Error> {
        let cup = self.cup_here(&mut tx, act, id).await?;
        let is_on_stairs = cup.kind()? == Kind::Stairs;
        let is_confirmed = match cup.record.stage {
            CupStage::Entry => false,
            CupStage::CalledIn => true,
            CupStage::Running if is_on_stairs => true,
            _ => return Err(CupRefusal::EntryClosed.into()),
        };
        let player = people::player(&mut tx, &*self.lot, &act.by).await?;
        let slot = Slot::entrant(id, player);
        let known = tx.read(slot).await?;
        let (_, most) = cup.kind()?.people();
        let is_counted = |one: &EntrantRecord| !is_on_stairs || one.is_in;
        let people = cup.entrants.iter().filter(|(_, one)| is_counted(one));
        if !known.as_ref().is_some_and(is_counted) && people.count() >= most {
            return Err(CupRefusal::IsFull.into());
        }
        let mut entrant = known.unwrap_or(EntrantRecord {
            entered: act.now,
            rating: None,
            confirmed: false,
            seen: None,
            is_in: false,
        });
        entrant.confirmed |= is_confirmed;
        entrant.is_in |= is_on_stairs;
        entrant.seen = is_on_stairs.then_some(act.now);
        tx.put(slot, &entrant)?;
        tx.put_index(Slot::player_cup(player, id));
        Ok(tx.commit().await?)
    }

    /// Takes a person out of a cup: before the draw as if never entered, after it the games that run
    /// are resigned with the next sweep. If under half of the person's games in a group were played,
    /// none of them counts for the table. Organizers may take out anyone.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn leave_cup(
        &self,
        act: &Act,
        id: CupId,
        whom: UserId,
        rights: Rights,
    ) -> Result<WholeCup, Error> {
        self.change(|tx| self.try_leave(tx, act, id, whom, rights))
            .await?;
        self.whole_cup(id).await
    }

    async fn try_leave(
        &self,
        mut tx: Transaction<'_>,
        act: &Act,
        id: CupId,
        whom: UserId,
        rights: Rights,
    ) -> Result<(), Error> {
        let cup = self.cup_here(&mut tx, act, id).await?;
        if whom != act.by.user {
            let by = self.organizer(&mut tx, act, &cup, rights).await?;
            log_cup_deed(&mut tx, act, by, &cup, CupDeed::Removed)?;
        }
        let player = tx.read(Slot::user(whom)).await?.ok_or(CupRefusal::NotIn)?;
        let slot = Slot::entrant(id, player);
        let mut entrant = tx.read(slot).await?.ok_or(CupRefusal::NotIn)?;
        match cup.record.stage {
            CupStage::Entry | CupStage::CalledIn | CupStage::Closed => {
                tx.delete(slot);
                tx.delete(Slot::player_cup(player, id));
            }
            CupStage::Running => {
                entrant.is_in = false;
                tx.put(slot, &entrant)?;
                annul(&mut tx, &cup, player).await?;
                // The games that run are resigned then.
                tx.put_index(Slot::cup_due(act.now, id));
            }
            CupStage::Over | CupStage::CalledOff => return Err(CupRefusal::IsOver.into()),
        }
        Ok(tx.commit().await?)
    }

    /// Closes the entry now: everyone who has entered plays.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn start_cup(&self, act: &Act, id: CupId, rights: Rights) -> Result<WholeCup, Error> {
        let start = |cup: &mut WholeCup| {
            check_entry(cup)?;
            let (least, _) = cup.kind()?.people();
            let people = cup.entrants.len();
            if people < least {
                return Err(CupRefusal::TooFew { people, least }.into());
            }
            cup.record.everyone = true;
            cup.close_entry_at(act.now);
            Ok(())
        };
        self.organize(act, (id, rights), CupDeed::Started, start)
            .await
    }

    /// Lets those who have confirmed play each other at once, because they are too few for the kind.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn start_small_cup(
        &self,
        act: &Act,
        id: CupId,
        rights: Rights,
    ) -> Result<WholeCup, Error> {
        let start = |cup: &mut WholeCup| {
            check_entry(cup)?;
            if !cup.fits_everyone_against_everyone() {
                return Err(CupRefusal::EntryClosed.into());
            }
            cup.become_round_robin();
            cup.close_entry_at(act.now);
            Ok(())
        };
        self.organize(act, (id, rights), CupDeed::Started, start)
            .await
    }

    /// Lets entry close some days later.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn put_cup_off(
        &self,
        act: &Act,
        id: CupId,
        days: u16,
        rights: Rights,
    ) -> Result<WholeCup, Error> {
        let put_off = |cup: &mut WholeCup| {
            check_entry(cup)?;
            cup.record.stage = CupStage::Entry;
            cup.record.closes = cup.record.closes + halma_store::ids::days(days.into());
            cup.drop_news();
            cup.record.news.push(CupNews::PutOff);
            Ok(())
        };
        self.organize(act, (id, rights), CupDeed::PutOff, put_off)
            .await
    }

    /// Calls a cup off. Games that run go on as games of their own.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn call_cup_off(
        &self,
        act: &Act,
        id: CupId,
        rights: Rights,
    ) -> Result<WholeCup, Error> {
        let call_off = |cup: &mut WholeCup| {
            if !is_unfinished(&cup.record) {
                return Err(CupRefusal::IsOver.into());
            }
            cup.record.stage = CupStage::CalledOff;
            cup.drop_news();
            cup.record.news.push(CupNews::CalledOff);
            Ok(())
        };
        self.organize(act, (id, rights), CupDeed::CalledOff, call_off)
            .await
    }

    /// Changes a cup for its organizer or a moderator, and logs it.
    async fn organize(
        &self,
        act: &Act,
        (id, rights): (CupId, Rights),
        deed: CupDeed,
        change: impl Fn(&mut WholeCup) -> Result<(), Error> + Sync,
    ) -> Result<WholeCup, Error> {
        let change = &change;
        self.change(|mut tx| async move {
            let mut cup = self.cup_here(&mut tx, act, id).await?;
            let by = self.organizer(&mut tx, act, &cup, rights).await?;
            change(&mut cup)?;
            put_cup(&mut tx, &cup, act.now)?;
            log_cup_deed(&mut tx, act, by, &cup, deed)?;
            Ok(tx.commit().await?)
        })
        .await?;
        self.whole_cup(id).await
    }

    /// Decides how a game counts for the table: who wins, or a draw. The game itself and ratings stay
    /// as they are.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn correct_cup(
        &self,
        act: &Act,
        id: CupId,
        (code, winner): (Code, Option<UserId>),
        rights: Rights,
    ) -> Result<WholeCup, Error> {
        self.change(|mut tx| async move {
            let mut cup = self.cup_here(&mut tx, act, id).await?;
            let by = self.organizer(&mut tx, act, &cup, rights).await?;
            if cup.record.stage != CupStage::Running {
                return Err(CupRefusal::IsOver.into());
            }
            let game = tx.read(Slot::code(code)).await?;
            let mut games = (0_u64..).zip(&cup.games);
            let found =
                games.find(|(_, one)| cup.may_correct(one) && game.is_some() && one.game == game);
            let (number, found) = found.ok_or(CupRefusal::NoSuchGame)?;
            let winner = match winner {
                Some(user) => Some(tx.read(Slot::user(user)).await?.ok_or(CupRefusal::NotIn)?),
                None => None,
            };
            if winner.is_some_and(|winner| !found.seats.contains(&winner)) {
                return Err(CupRefusal::NotIn.into());
            }
            let slot = Slot::cup_game(id, number);
            let mut found = tx.read(slot).await?.unwrap_or_else(|| found.clone());
            let loses = |player: &PlayerId| winner.is_some_and(|winner| winner != *player);
            found.annulled = false;
            found.result = Some(CupResult {
                places: found
                    .seats
                    .iter()
                    .map(|seat| 1 + u32::from(loses(seat)))
                    .collect(),
                margin: vec![None; found.seats.len()],
                end: "decided".to_owned(),
                at: Some(act.now),
                by: Some(by),
            });
            tx.put(slot, &found)?;
            cup.record.news.push(CupNews::Corrected(number));
            put_cup(&mut tx, &cup, act.now)?;
            tx.put_index(Slot::cup_due(act.now, id));
            log_cup_deed(&mut tx, act, by, &cup, CupDeed::Corrected)?;
            Ok(tx.commit().await?)
        })
        .await?;
        self.whole_cup(id).await
    }

    /// Returns the cups of which channels have to be told something.
    ///
    /// # Errors
    /// The store failed.
    pub async fn cups_with_news(&self) -> Result<Vec<CupId>, Error> {
        let keys = self.store.scan_all(Prefix::CupNews).await?;
        let id = |key| match key {
            Key::CupNews(id) => Some(id),
            _ => None,
        };
        Ok(keys.into_iter().filter_map(id).collect())
    }

    /// Notes that the channel was told the first of the cup's news, by this message; `None` if it
    /// never can be, which ends the cup.
    ///
    /// # Errors
    /// The store failed.
    pub async fn cup_told(
        &self,
        id: CupId,
        news: CupNews,
        message: Option<MessageId>,
        now: Timestamp,
    ) -> Result<(), Error> {
        self.change(|mut tx| async move {
            let mut cup = self.cup_in(&mut tx, id).await?;
            if cup.record.news.first() != Some(&news) {
                return Ok(());
            }
            cup.record.news.remove(0);
            cup.record.told += 1;
            if message.is_none() && is_unfinished(&cup.record) {
                cup.record.stage = CupStage::CalledOff;
                cup.record.news.clear();
            }
            if news == CupNews::Closed {
                cup.record.closing = message;
            }
            put_cup(&mut tx, &cup, now)?;
            Ok(tx.commit().await?)
        })
        .await
    }

    /// Notes that the channel can't be told now, so that it is tried again in a while.
    ///
    /// # Errors
    /// The store failed.
    pub async fn cup_not_told(&self, id: CupId, now: Timestamp) -> Result<(), Error> {
        self.change(|mut tx| async move {
            tx.delete(Slot::cup_news(id));
            tx.put_index(Slot::cup_due(now + TOLD_AGAIN_AFTER, id));
            Ok(tx.commit().await?)
        })
        .await
    }

    /// Reads a cup of the server that somebody acts in. The page has made sure that they are there.
    pub(super) async fn cup_here(
        &self,
        tx: &mut Transaction<'_>,
        act: &Act,
        id: CupId,
    ) -> Result<WholeCup, Error> {
        let cup = self.cup_in(tx, id).await?;
        let is_here = act.from.guild() == Some(cup.record.place.guild);
        if is_here || act.from == Origin::Page {
            Ok(cup)
        } else {
            Err(CupRefusal::Unknown.into())
        }
    }

    /// Returns who acts, if that is the organizer or a moderator.
    async fn organizer(
        &self,
        tx: &mut Transaction<'_>,
        act: &Act,
        cup: &WholeCup,
        rights: Rights,
    ) -> Result<PlayerId, Error> {
        let known = tx.read(Slot::user(act.by.user)).await?;
        if !rights.moderator && known != Some(cup.record.organizer) {
            return Err(CupRefusal::NotTheOrganizer.into());
        }
        Ok(people::player(tx, &*self.lot, &act.by).await?)
    }
}

/// Refuses if nobody can enter any more.
fn check_entry(cup: &WholeCup) -> Result<(), Error> {
    match cup.record.stage {
        CupStage::Entry | CupStage::CalledIn => Ok(()),
        _ => Err(CupRefusal::EntryClosed.into()),
    }
}

fn log_cup_deed(
    tx: &mut Transaction<'_>,
    act: &Act,
    by: PlayerId,
    cup: &WholeCup,
    deed: CupDeed,
) -> Result<(), Error> {
    let record = DeedRecord {
        cup: Some(cup.record.name.clone()),
        ..DeedRecord::new(by, Logged::Cup(deed))
    };
    log_deed(tx, act, cup.record.place.guild, &record)
}

/// Returns a name without what has a meaning in messages.
fn plain(name: &str) -> String {
    let kept = name
        .chars()
        .filter(|c| !c.is_control() && !LEFT_OUT.contains(*c));
    kept.collect::<String>().trim().to_owned()
}

/// Makes somebody's games of a group count for nothing, if under half of them were played.
pub async fn annul(
    tx: &mut Transaction<'_>,
    cup: &WholeCup,
    player: PlayerId,
) -> Result<(), Error> {
    if !matches!(cup.kind()?, Kind::RoundRobin | Kind::League) {
        return Ok(());
    }
    let games = (0_u64..).zip(&cup.games);
    let own = games.filter(|(_, game)| game.seats.contains(&player) && !game.annulled);
    let own: Vec<_> = own.collect();
    let played = own.iter().filter(|(_, game)| game.result.is_some()).count();
    if 2 * played >= own.len() {
        return Ok(());
    }
    for (number, _) in own {
        let slot = Slot::cup_game(cup.id, number);
        if let Some(mut game) = tx.read(slot).await? {
            game.annulled = true;
            tx.put(slot, &game)?;
        }
    }
    Ok(())
}
