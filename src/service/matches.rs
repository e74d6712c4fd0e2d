//! A match: open, running, finished, or closed without a game.

use crate::engine::{Event, Game, Outcome, Position, Reason, Route, Rules, Seat, Status};
use crate::engine::{Move, Ply};
use crate::ids::{ChannelId, Code, GuildId, MatchId, MessageId, PlayerId, Timestamp};
use crate::service::error::Fault;
use crate::service::move_time::MoveTime;
use crate::service::offers::Offer;
use crate::store::records::{
    ClosedRecord, EventRecord, FirstMove, GameRecord, MatchRecord, MatchV1, OfferRecord,
    OptionsRecord, PlaceRecord, StageRecord,
};

/// Where a match is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The server.
    pub guild: GuildId,
    /// The channel.
    pub channel: ChannelId,
    /// The language of public messages.
    pub locale: String,
}

/// Why a challenge came to nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closed {
    /// Somebody invited declined.
    Declined(PlayerId),
    /// The challenger withdrew it.
    Withdrawn,
    /// Nobody answered in time.
    Expired,
}

/// What all stages of a match have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Card {
    pub id: MatchId,
    pub code: Code,
    pub made: Timestamp,
    pub place: Place,
    pub rules: Rules,
    pub first: FirstMove,
    pub move_time: MoveTime,
    pub challenger: PlayerId,
    pub turn: u64,
    pub posts: u64,
    pub message: Option<MessageId>,
    pub rematch_of: Option<MatchId>,
    pub rematch: Option<MatchId>,
}

/// A challenge that waits for players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Lobby {
    pub joined: Vec<PlayerId>,
    pub invited: Vec<PlayerId>,
    pub listed: Vec<PlayerId>,
    pub expires: Timestamp,
}

impl Lobby {
    /// All who are in or invited.
    pub fn people(&self) -> Vec<PlayerId> {
        self.joined.iter().chain(&self.invited).copied().collect()
    }
}

/// The move that was played last, with its route.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Last {
    pub seat: Seat,
    pub mv: Move,
    pub route: Route,
}

/// A game with its players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Play {
    pub seats: Vec<PlayerId>,
    pub began: Timestamp,
    pub events: Vec<EventRecord>,
    pub game: Game,
    pub last: Option<Last>,
    /// The seats that had to pass since the last move, in order.
    pub passes: Vec<Seat>,
    /// The hours that the present turn was given beyond its time.
    pub given_hours: u16,
    /// What was offered in the present turn.
    pub offers: Vec<Offer>,
    /// Whether nobody is to be reminded of the present turn, or was already.
    pub reminded: bool,
}

/// How far a match is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    Open(Lobby),
    Running(Play),
    Finished(Play),
    Closed {
        why: Closed,
        players: Vec<PlayerId>,
        at: Timestamp,
    },
}

/// A match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Match {
    pub card: Card,
    pub stage: Stage,
}

impl Play {
    /// A game that begins.
    pub fn begin(rules: Rules, seats: Vec<PlayerId>, began: Timestamp) -> Self {
        let game = Game::new(rules);
        Self {
            seats,
            began,
            events: Vec::new(),
            game,
            last: None,
            passes: Vec::new(),
            given_hours: 0,
            offers: Vec::new(),
            reminded: false,
        }
    }

    /// When the present turn began.
    pub fn turn_began(&self) -> Timestamp {
        self.events.last().map_or(self.began, EventRecord::at)
    }

    /// Whether one person has all seats.
    pub fn is_practice(&self) -> bool {
        self.seats.iter().all(|player| *player == self.seats[0])
    }

    pub fn owner(&self, seat: Seat) -> PlayerId {
        self.seats[seat.index()]
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Plays a ply that was made by this game's position; forced passes follow. Gives the number
    /// of plies played.
    pub fn play(&mut self, ply: Ply, now: Timestamp) -> Result<u64, crate::engine::Illegal> {
        self.push(ply, now)?;
        Ok(1 + self.play_forced_passes(now)?)
    }

    /// Plays the pass of every seat to move that has nothing else. The game goes on only while
    /// some seat can move, so this ends.
    fn play_forced_passes(&mut self, now: Timestamp) -> Result<u64, crate::engine::Illegal> {
        let mut count = 0;
        while let Status::Running { turn } = self.game.status() {
            if self.game.position().can_move(turn) {
                break;
            }
            self.push(Ply::Pass, now)?;
            count += 1;
        }
        Ok(count)
    }

    fn push(&mut self, ply: Ply, now: Timestamp) -> Result<(), crate::engine::Illegal> {
        let before: Position = self.game.position().clone();
        self.game.play(ply)?;
        self.pass_turn();
        self.events
            .push(EventRecord::Ply(ply.text(before.board()), now));
        match ply {
            Ply::Pass => self.passes.push(before.to_move()),
            Ply::Move(mv) => {
                let last = Last {
                    seat: before.to_move(),
                    mv,
                    route: before.route(mv),
                };
                self.last = Some(last);
                self.passes.clear();
            }
        }
        Ok(())
    }

    /// Takes a seat out; forced passes follow. Gives the number of turns by which the board is
    /// newer.
    pub fn take_out(&mut self, seat: Seat, reason: Reason, now: Timestamp) -> Result<u64, String> {
        self.game
            .take_out(seat, reason)
            .map_err(|error| error.to_string())?;
        self.events.push(EventRecord::Out(
            seat.number(),
            reason.word().to_owned(),
            now,
        ));
        self.passes.clear();
        self.pass_turn();
        Ok(1 + self
            .play_forced_passes(now)
            .map_err(|error| error.to_string())?)
    }

    /// Forgets what belongs to the present turn alone.
    fn pass_turn(&mut self) {
        self.given_hours = 0;
        self.offers.clear();
        self.reminded = false;
    }

    /// Takes the last plies back. Gives the number of turns by which the board is newer.
    pub fn take_back(&mut self, plies: usize, now: Timestamp) -> Result<u64, String> {
        let mut record = self.record();
        let plies = u16::try_from(plies).map_err(|error| error.to_string())?;
        record.events.push(EventRecord::Back(plies, now));
        record.given_hours = 0;
        record.offers.clear();
        record.reminded = false;
        *self = Self::restore(self.game.rules(), record)?;
        Ok(1)
    }

    /// Ends the game by what was decided away from the board. Gives the number of turns by which
    /// the board is newer.
    pub fn conclude(&mut self, outcome: Outcome, now: Timestamp) -> Result<u64, String> {
        self.game
            .conclude(outcome)
            .map_err(|error| error.to_string())?;
        self.pass_turn();
        let word = outcome.reason.word().to_owned();
        self.events.push(EventRecord::End(word, now));
        Ok(1)
    }

    fn restore(rules: Rules, record: GameRecord) -> Result<Self, String> {
        if record.seats.len() != rules.variant().seats() {
            return Err(format!(
                "{} players for {}",
                record.seats.len(),
                rules.variant()
            ));
        }
        let mut play = Self::begin(rules, record.seats, record.began);
        let standing = standing(&record.events)?;
        let last_move = standing
            .iter()
            .rposition(|event| matches!(event, EventRecord::Ply(text, _) if text != "--"));
        for (index, event) in standing.into_iter().enumerate() {
            // Routes are looked up only for the move that is shown.
            let shown = last_move.is_none_or(|last| index >= last);
            play.replay(event, shown)
                .map_err(|why| format!("event {}: {why}", index + 1))?;
        }
        play.events = record.events;
        play.given_hours = record.given_hours;
        play.offers = record.offers.into_iter().map(restore_offer).collect();
        play.reminded = record.reminded;
        Ok(play)
    }

    fn replay(&mut self, event: EventRecord, shown: bool) -> Result<(), String> {
        match event {
            EventRecord::Ply(text, at) => {
                let ply = self.game.parse_ply(&text).map_err(|why| why.to_string())?;
                if shown {
                    return self.push(ply, at).map_err(|why| why.to_string());
                }
                self.game.play(ply).map_err(|why| why.to_string())?;
                self.events.push(EventRecord::Ply(text, at));
            }
            EventRecord::Out(number, word, at) => {
                let reason = word
                    .parse()
                    .map_err(|()| format!("unknown reason {word:?}"))?;
                let index = usize::from(number).checked_sub(1).ok_or("no seat 0")?;
                let out = self.game.take_out(Seat::at(index), reason);
                out.map_err(|why| why.to_string())?;
                self.passes.clear();
                self.events.push(EventRecord::Out(number, word, at));
            }
            EventRecord::End(word, at) => {
                self.conclude(decided(&word)?, at)?;
            }
            EventRecord::Back(..) => return Err("a takeback among what stands".to_owned()),
        }
        Ok(())
    }

    fn record(&self) -> GameRecord {
        let (seats, events) = (self.seats.clone(), self.events.clone());
        GameRecord {
            seats,
            began: self.began,
            events,
            given_hours: self.given_hours,
            offers: self.offers.iter().map(offer_record).collect(),
            reminded: self.reminded,
        }
    }

    /// The seats that went out, with the reason of each.
    pub fn outs(&self) -> impl Iterator<Item = (Seat, Reason)> + '_ {
        self.game.history().iter().filter_map(|event| match *event {
            Event::Out { seat, reason } => Some((seat, reason)),
            Event::Ply { .. } => None,
        })
    }
}

impl Match {
    /// Everybody who is in the match or invited to it.
    pub fn people(&self) -> Vec<PlayerId> {
        match &self.stage {
            Stage::Open(lobby) => lobby.people(),
            Stage::Running(play) | Stage::Finished(play) => play.seats.clone(),
            Stage::Closed { players, .. } => players.clone(),
        }
    }

    /// Whether it can still change.
    pub fn is_unfinished(&self) -> bool {
        matches!(self.stage, Stage::Open(_) | Stage::Running(_))
    }

    /// Builds a match from its record by replaying its game.
    pub fn restore(id: MatchId, record: MatchRecord) -> Result<Self, Fault> {
        let MatchRecord::V1(record) = record;
        let code = record.code;
        let damaged = |cause: String| Fault::Damaged { code, cause };
        let rules = restore_rules(&record.options).map_err(damaged)?;
        let hours = record.options.move_hours;
        let move_time = MoveTime::of_hours(hours)
            .ok_or_else(|| damaged(format!("{hours:?} hours for a move")))?;
        let play = |game| Play::restore(rules, game).map_err(damaged);
        let stage = match record.stage {
            StageRecord::Open {
                joined,
                invited,
                listed,
                expires,
            } => Stage::Open(Lobby {
                joined,
                invited,
                listed,
                expires,
            }),
            StageRecord::Running(game) => Stage::Running(play(game)?),
            StageRecord::Finished(game) => Stage::Finished(play(game)?),
            StageRecord::Closed { why, players, at } => Stage::Closed {
                why: restore_closed(why),
                players,
                at,
            },
        };
        let place = record.place;
        let card = Card {
            id,
            code,
            made: record.made,
            place: Place {
                guild: place.guild,
                channel: place.channel,
                locale: place.locale,
            },
            rules,
            first: record.options.first,
            move_time,
            challenger: record.challenger,
            turn: record.turn,
            posts: record.posts,
            message: record.message,
            rematch_of: record.rematch_of,
            rematch: record.rematch,
        };
        Ok(Self { card, stage })
    }

    /// The record of the match.
    pub fn record(&self) -> MatchRecord {
        let card = &self.card;
        let stage = match &self.stage {
            Stage::Open(lobby) => StageRecord::Open {
                joined: lobby.joined.clone(),
                invited: lobby.invited.clone(),
                listed: lobby.listed.clone(),
                expires: lobby.expires,
            },
            Stage::Running(play) => StageRecord::Running(play.record()),
            Stage::Finished(play) => StageRecord::Finished(play.record()),
            Stage::Closed { why, players, at } => {
                let why = closed_record(*why);
                StageRecord::Closed {
                    why,
                    players: players.clone(),
                    at: *at,
                }
            }
        };
        let place = card.place.clone();
        MatchRecord::V1(MatchV1 {
            code: card.code,
            made: card.made,
            place: PlaceRecord {
                guild: place.guild,
                channel: place.channel,
                locale: place.locale,
            },
            options: OptionsRecord {
                variant: card.rules.variant().name().to_owned(),
                rules: card.rules.rule_set().name().to_owned(),
                diagonals: card.rules.diagonals(),
                first: card.first,
                move_hours: card.move_time.hours(),
            },
            challenger: card.challenger,
            turn: card.turn,
            posts: card.posts,
            message: card.message,
            rematch_of: card.rematch_of,
            rematch: card.rematch,
            stage,
        })
    }
}

/// The events that still count: plies that were taken back are left out.
fn standing(events: &[EventRecord]) -> Result<Vec<EventRecord>, String> {
    let mut standing: Vec<EventRecord> = Vec::with_capacity(events.len());
    for event in events {
        let EventRecord::Back(plies, _) = event else {
            standing.push(event.clone());
            continue;
        };
        for _ in 0..*plies {
            if !matches!(standing.pop(), Some(EventRecord::Ply(..))) {
                return Err(format!("there are no {plies} plies to take back"));
            }
        }
    }
    Ok(standing)
}

fn restore_offer(record: OfferRecord) -> Offer {
    Offer {
        kind: record.kind,
        by: record.by,
        accepted: record.accepted,
        open: record.open,
        declined_by: record.declined_by,
    }
}

fn offer_record(offer: &Offer) -> OfferRecord {
    OfferRecord {
        kind: offer.kind,
        by: offer.by,
        accepted: offer.accepted.clone(),
        open: offer.open,
        declined_by: offer.declined_by,
    }
}

/// The outcome that a reason stands for where it was decided away from the board.
fn decided(word: &str) -> Result<Outcome, String> {
    match word.parse() {
        Ok(reason @ Reason::Aborted) => Ok(Outcome::void(reason)),
        Ok(reason @ Reason::Agreement) => Ok(Outcome::drawn(reason)),
        _ => Err(format!("{word:?} is not decided away from the board")),
    }
}

fn restore_rules(options: &OptionsRecord) -> Result<Rules, String> {
    let variant = options
        .variant
        .parse()
        .map_err(|error| format!("{error}"))?;
    let rule_set = options.rules.parse().map_err(|error| format!("{error}"))?;
    Rules::new(variant, Some(rule_set), options.diagonals).map_err(|error| error.to_string())
}

fn restore_closed(record: ClosedRecord) -> Closed {
    match record {
        ClosedRecord::Declined(player) => Closed::Declined(player),
        ClosedRecord::Withdrawn => Closed::Withdrawn,
        ClosedRecord::Expired => Closed::Expired,
    }
}

fn closed_record(why: Closed) -> ClosedRecord {
    match why {
        Closed::Declined(player) => ClosedRecord::Declined(player),
        Closed::Withdrawn => ClosedRecord::Withdrawn,
        Closed::Expired => ClosedRecord::Expired,
    }
}
