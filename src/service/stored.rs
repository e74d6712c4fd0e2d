//! Matches as they are stored, and back: a game is restored by replaying what happened in it.

use super::matches::{Card, Closed, Closing, Lobby, Match, Place, Play, Stage};
use super::move_time::MoveTime;
use super::offers::Offer;
use crate::engine::{Outcome, Reason, Rules, Seat};
use crate::ids::MatchId;
use crate::service::error::Fault;
use crate::store::records::{
    ClosedRecord, EventRecord, GameRecord, MatchRecord, MatchV1, OfferRecord, OptionsRecord,
    PlaceRecord, SpanRecord, StageRecord,
};

impl Play {
    /// Replays a game.
    pub(super) fn restore(rules: Rules, record: GameRecord) -> Result<Self, String> {
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
        play.stopped = record
            .stopped
            .into_iter()
            .map(|span| (span.from, span.until))
            .collect();
        play.looked = record.looked;
        play.word = record.word;
        play.cancelled = record.cancelled;
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

    /// The record of the game.
    pub(super) fn record(&self) -> GameRecord {
        let (seats, events) = (self.seats.clone(), self.events.clone());
        GameRecord {
            seats,
            began: self.began,
            events,
            given_hours: self.given_hours,
            offers: self.offers.iter().map(offer_record).collect(),
            reminded: self.reminded,
            stopped: self
                .stopped
                .iter()
                .map(|&(from, until)| SpanRecord { from, until })
                .collect(),
            looked: self.looked,
            word: self.word.clone(),
            cancelled: self.cancelled,
        }
    }
}

impl Match {
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
            StageRecord::Closed {
                why,
                mut players,
                at,
                joined,
                word,
            } => {
                let invited = players.split_off(players.len().min(joined.unwrap_or(1).into()));
                Stage::Closed(Closing {
                    why: restore_closed(why),
                    joined: players,
                    invited,
                    at,
                    word,
                })
            }
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
            bearer: record.bearer.unwrap_or(record.posts),
            shown: record.shown.unwrap_or(record.posts),
            message: record.message,
            message_answers: record.message_answers,
            rematch_of: record.rematch_of,
            rematch: record.rematch,
            paused: record.paused,
            thread: record.thread,
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
            Stage::Closed(closing) => StageRecord::Closed {
                why: closed_record(closing.why),
                players: self.people(),
                at: closing.at,
                joined: Some(closing.joined.len() as u8),
                word: closing.word.clone(),
            },
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
            bearer: Some(card.bearer),
            shown: Some(card.shown),
            message: card.message,
            message_answers: card.message_answers,
            rematch_of: card.rematch_of,
            rematch: card.rematch,
            paused: card.paused,
            thread: card.thread,
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
        declined: record.declined,
    }
}

fn offer_record(offer: &Offer) -> OfferRecord {
    OfferRecord {
        kind: offer.kind,
        by: offer.by,
        accepted: offer.accepted.clone(),
        open: offer.open,
        declined: offer.declined,
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
        ClosedRecord::Removed => Closed::Removed,
    }
}

fn closed_record(why: Closed) -> ClosedRecord {
    match why {
        Closed::Declined(player) => ClosedRecord::Declined(player),
        Closed::Withdrawn => ClosedRecord::Withdrawn,
        Closed::Expired => ClosedRecord::Expired,
        Closed::Removed => ClosedRecord::Removed,
    }
}
