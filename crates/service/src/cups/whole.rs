//! A cup with all its people and games, as `halma_cup` computes with it.

use data_encoding::HEXLOWER;
use halma_cup::{CupForm, EntrantForm, GameForm, Kind, RoundForm};
use halma_store::ids::{CupId, PlayerId};
use halma_store::records::{CupGameRecord, CupRecord, CupStage, EntrantRecord};
use halma_store::{Key, Prefix, Slot, Stored};

use crate::Service;
use crate::change::{Error, Fault, Transaction, read};
use crate::matches::{Terms, TimeControl, Weekends};
use crate::refusal::CupRefusal;

/// How many records are read at a time.
const AT_ONCE: usize = 10_000;

/// A cup without its people and games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CupHead {
    /// The cup.
    pub id: CupId,
    /// What it is, and how far it has come.
    pub record: CupRecord,
}

impl CupHead {
    /// Returns true if it isn't over.
    pub fn is_unfinished(&self) -> bool {
        is_unfinished(&self.record)
    }

    /// Returns true if somebody who entered is in it.
    pub fn has(&self, entrant: &EntrantRecord) -> bool {
        is_in(&self.record, entrant)
    }
}

/// Returns true if somebody who entered is in a cup: before the draw everyone, later who hasn't left.
fn is_in(record: &CupRecord, entrant: &EntrantRecord) -> bool {
    match record.stage {
        CupStage::Entry | CupStage::CalledIn | CupStage::Closed => true,
        CupStage::Running | CupStage::Over | CupStage::CalledOff => entrant.is_in,
    }
}

/// Returns true if a cup isn't over.
pub fn is_unfinished(record: &CupRecord) -> bool {
    !matches!(record.stage, CupStage::Over | CupStage::CalledOff)
}

/// A cup with its people and games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WholeCup {
    /// The cup.
    pub id: CupId,
    /// What it is, and how far it has come.
    pub record: CupRecord,
    /// The people, by number.
    pub entrants: Vec<(PlayerId, EntrantRecord)>,
    /// The games of all rounds, in order.
    pub games: Vec<CupGameRecord>,
}

/// Returns the id that a person has in `halma_cup`.
pub fn id_of(player: PlayerId) -> String {
    format!("{:016x}", player.0)
}

/// Returns the ids of people.
pub fn ids_of(players: &[PlayerId]) -> Vec<String> {
    players.iter().copied().map(id_of).collect()
}

/// Returns the person with an id.
pub fn player_of(id: &str) -> Option<PlayerId> {
    u64::from_str_radix(id, 16).ok().map(PlayerId)
}

impl WholeCup {
    /// Returns the cup as `halma_cup` reads it; games that haven't ended are missing. Of a league it is
    /// the season. The final table isn't part of it: it decides among the best of this.
    pub fn form(&self) -> CupForm {
        let closing = self.record.closing.map_or(0, |message| message.0);
        let entrants = self.entrants.iter().map(|(player, entrant)| EntrantForm {
            id: id_of(*player),
            rating: entrant.rating,
            is_in: entrant.is_in,
        });
        let rounds = (1..)
            .zip(&self.record.begun)
            .filter(|(_, round)| !round.is_final);
        let rounds = rounds.skip(self.record.seasons as usize);
        CupForm {
            kind: self.record.kind.clone(),
            seats: self.seats(),
            rounds: self.record.rounds,
            seed: halma_cup::lots::seed(&self.secret(), closing),
            entrants: entrants.collect(),
            before: self
                .record
                .before
                .iter()
                .map(|group| ids_of(group))
                .collect(),
            played: rounds
                .map(|(number, round)| RoundForm {
                    round: number - self.record.seasons,
                    byes: ids_of(&round.byes),
                    games: (self.ended_games(number).into_iter())
                        .filter_map(game_form)
                        .collect(),
                })
                .collect(),
        }
    }

    /// Returns the secret of the draw of lots.
    pub(super) fn secret(&self) -> Vec<u8> {
        let secret = HEXLOWER.decode(self.record.secret.as_bytes());
        secret.unwrap_or_default()
    }

    /// Returns how people are paired.
    ///
    /// # Errors
    /// The cup is damaged.
    pub fn kind(&self) -> Result<Kind, Fault> {
        Kind::named(&self.record.kind).map_err(Fault::Cup)
    }

    /// Returns true if the next pairing is the draw: who is in is settled with it.
    pub(crate) fn is_drawn_next(&self) -> bool {
        self.record.stage == CupStage::Closed
    }

    /// Drops what the channel hasn't been told, as if it had been: what follows is another message.
    pub(super) fn drop_news(&mut self) {
        self.record.told += self.record.news.len() as u32;
        self.record.news.clear();
    }

    /// Returns the clock of its games.
    pub fn clock(&self) -> (TimeControl, Weekends) {
        let terms = Terms::restore(&self.record.options);
        terms.map_or_else(
            |_| (TimeControl::default(), Weekends::default()),
            |terms| (terms.time_control, terms.weekends),
        )
    }

    /// Returns how many people play one game.
    pub fn seats(&self) -> usize {
        let terms = Terms::restore(&self.record.options);
        terms.map_or(2, |terms| terms.rules.variant().seats())
    }

    /// Returns the games of a round.
    pub fn games_of(&self, round: u32) -> impl Iterator<Item = &CupGameRecord> {
        self.games.iter().filter(move |game| game.round == round)
    }

    /// Returns true if people challenge each other in it.
    pub(crate) fn is_stairs(&self) -> bool {
        self.kind().is_ok_and(|kind| kind == Kind::Stairs)
    }

    /// Returns true if the organizer may decide a game: later rounds follow from the others.
    pub(super) fn may_correct(&self, game: &CupGameRecord) -> bool {
        self.is_stairs() || game.round == self.round()
    }

    /// Returns the games that may still change: those of the round, on the stairs all.
    pub(crate) fn current_games(&self) -> impl Iterator<Item = &CupGameRecord> {
        let (round, is_stairs) = (self.round(), self.is_stairs());
        let games = self.games.iter();
        games.filter(move |game| is_stairs || game.round == round)
    }

    /// Returns the games of a round; of a month on the stairs those that ended in it, in that order.
    fn ended_games(&self, round: u32) -> Vec<&CupGameRecord> {
        if !self.is_stairs() {
            return self.games_of(round).collect();
        }
        let began = |round: u32| Some(self.record.begun.get(round as usize)?.began);
        let (from, until) = (began(round - 1), began(round));
        let ended = |game: &&CupGameRecord| game.result.as_ref().and_then(|result| result.at);
        let is_in = |game: &&CupGameRecord| {
            ended(game).is_some_and(|at| {
                (round == 1 || from.is_some_and(|from| from <= at))
                    && until.is_none_or(|until| at < until)
            })
        };
        let mut games: Vec<_> = self.games.iter().filter(is_in).collect();
        games.sort_by_key(ended);
        games
    }

    /// Returns the number of the last round that has begun.
    pub fn round(&self) -> u32 {
        self.record.begun.len() as u32
    }

    /// Returns true if all games of the last round have ended.
    pub fn is_round_over(&self) -> bool {
        let mut games = self.games_of(self.round());
        games.all(|game| game.annulled || game.result.is_some())
    }

    /// Returns true if it isn't over.
    pub fn is_unfinished(&self) -> bool {
        is_unfinished(&self.record)
    }

    /// Returns somebody who entered and is in it.
    pub fn one_in(&self, player: PlayerId) -> Option<&EntrantRecord> {
        let found = self.entrant(player);
        found.filter(|entrant| is_in(&self.record, entrant))
    }

    /// Returns somebody who entered.
    pub fn entrant(&self, player: PlayerId) -> Option<&EntrantRecord> {
        let mut entrants = self.entrants.iter();
        let found = entrants.find(|(other, _)| *other == player);
        found.map(|(_, entrant)| entrant)
    }
}

fn game_form(game: &CupGameRecord) -> Option<GameForm> {
    let seats = ids_of(&game.seats);
    if game.annulled {
        return Some(GameForm {
            seats,
            places: Vec::new(),
            margin: None,
            end: "annulled".to_owned(),
        });
    }
    let result = game.result.clone()?;
    Some(GameForm {
        seats,
        places: result.places,
        margin: Some(result.margin),
        end: result.end,
    })
}

impl Service {
    /// Reads a cup for a change. The change depends on how far the cup has come, and not on each of
    /// its people and games: many enter or end at once.
    pub(crate) async fn cup_in(
        &self,
        tx: &mut Transaction<'_>,
        id: CupId,
    ) -> Result<WholeCup, Error> {
        let record = tx.read(Slot::cup(id)).await?.ok_or(CupRefusal::Unknown)?;
        self.with_people_and_games(id, record).await
    }

    /// Returns a cup with its people and games.
    ///
    /// # Errors
    /// There is no such cup, or a fault.
    pub async fn whole_cup(&self, id: CupId) -> Result<WholeCup, Error> {
        let record = read(&self.store, Slot::cup(id)).await?;
        let record = record.ok_or(CupRefusal::Unknown)?;
        self.with_people_and_games(id, record).await
    }

    /// Reads the people and games of a cup.
    pub(super) async fn with_people_and_games(
        &self,
        id: CupId,
        record: CupRecord,
    ) -> Result<WholeCup, Error> {
        let mut cup = WholeCup {
            id,
            record,
            entrants: Vec::new(),
            games: Vec::new(),
        };
        for (key, stored) in self.records_of_cup(Prefix::EntrantsOf(id)).await? {
            if let Key::Entrant(_, player) = key {
                let entrant = Slot::entrant(id, player).read(&stored)?;
                cup.entrants.push((player, entrant));
            }
        }
        for (key, stored) in self.records_of_cup(Prefix::CupGamesOf(id)).await? {
            if let Key::CupGame(_, number) = key {
                cup.games.push(Slot::cup_game(id, number).read(&stored)?);
            }
        }
        Ok(cup)
    }

    async fn records_of_cup(&self, prefix: Prefix) -> Result<Vec<(Key, Stored)>, Error> {
        let (mut records, mut from) = (Vec::new(), None);
        loop {
            let mut page = self.store.scan_records(prefix, from, AT_ONCE + 1).await?;
            let next = (page.len() > AT_ONCE).then(|| page.pop()).flatten();
            records.append(&mut page);
            match next {
                Some((key, _)) => from = Some(key),
                None => return Ok(records),
            }
        }
    }
}
