//! Conversion of matches to and from their stored form.

use std::time::Duration;

use halma_rules::notation::{parse_standing, standing_text};
use halma_rules::{Reason, Route, Rules, Seat};
use halma_store::ids::{MatchId, milliseconds};
use halma_store::records::{
    BanksRecord, CourseRecord, CourseV1, EventRecord, GameHead, LastRecord, MatchBody, MatchRecord,
    StageRecord,
};

use super::banks::Banks;
use super::control::Bank;
use super::course::{Course, LastMove};
use super::damage::Damage;
use super::{Closing, Lobby, Match, Play, Stage, Terms};

/// Returns true if a match can be restored only with its game's log.
pub fn needs_log(record: &MatchRecord) -> bool {
    let (MatchRecord::V2(body) | MatchRecord::V3(body)) = record;
    match &body.stage {
        StageRecord::Running(game) | StageRecord::Finished(game) => {
            game.course == CourseRecord::Other
        }
        StageRecord::Open { .. } | StageRecord::Closed { .. } => false,
    }
}

/// Compares a match with its log.
///
/// # Errors
/// The log doesn't replay, or leads to a different state.
pub fn damage_of(found: &Match, log: &[EventRecord]) -> Result<(), Damage> {
    let Some(play) = found.play() else {
        return Ok(());
    };
    let course = Course::replay(found.terms.rules, play.began, log)?;
    let is_over = course.standing.outcome().is_some();
    if course == play.course && is_over == matches!(found.stage, Stage::Finished(_)) {
        Ok(())
    } else {
        Err(Damage::Head)
    }
}

impl Match {
    /// Builds a match from its record, and from its log if [`needs_log`] says so.
    ///
    /// # Errors
    /// What is wrong with the record or the log.
    pub fn restore(id: MatchId, record: MatchRecord, log: &[EventRecord]) -> Result<Self, Damage> {
        restore(id, record.body(), |terms, head| {
            Play::of_head(terms, head, log)
        })
    }

    /// Returns the head of the match; the game's log is stored separately.
    pub fn record(&self) -> MatchRecord {
        let stage = match &self.stage {
            Stage::Open(lobby) => StageRecord::Open {
                joined: lobby.joined.clone(),
                invited: lobby.invited.clone(),
                listed: lobby.listed.clone(),
                expires: lobby.expires,
            },
            Stage::Running(play) => StageRecord::Running(play.head()),
            Stage::Finished(play) => StageRecord::Finished(play.head()),
            Stage::Closed(closing) => StageRecord::Closed {
                why: closing.why,
                players: self.people(),
                at: closing.at,
                joined: Some(closing.joined.len() as u8),
                moderated: closing.moderated.clone(),
            },
        };
        let body = MatchBody {
            card: self.card.clone(),
            options: self.terms.record(),
            stage,
        };
        body.into()
    }
}

fn restore(
    id: MatchId,
    body: MatchBody,
    play: impl Fn(Terms, GameHead) -> Result<Play, Damage>,
) -> Result<Match, Damage> {
    let terms = Terms::restore(&body.options)?;
    let stage = match body.stage {
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
        StageRecord::Running(game) => Stage::Running(play(terms, game)?),
        StageRecord::Finished(game) => Stage::Finished(play(terms, game)?),
        StageRecord::Closed {
            why,
            mut players,
            at,
            joined,
            moderated,
        } => {
            let invited = players.split_off(players.len().min(joined.unwrap_or(1).into()));
            Stage::Closed(Closing {
                why,
                joined: players,
                invited,
                at,
                moderated,
            })
        }
    };
    Ok(Match {
        id,
        card: body.card,
        terms,
        stage,
    })
}

impl Play {
    fn of_head(terms: Terms, head: GameHead, log: &[EventRecord]) -> Result<Self, Damage> {
        let rules = terms.rules;
        check_seats(rules, head.seats.len())?;
        let course = match head.course {
            CourseRecord::V1(record) => Course::of_record(rules, record)?,
            CourseRecord::Other => Course::replay(rules, head.began, log)?,
        };
        let earlier = head.earlier.into_iter();
        let earlier = earlier.map(|move_| LastMove::of_record(rules, move_));
        let bank = terms.time_control.bank().zip(head.banks);
        let banks = bank.map(|(bank, record)| Banks::restore(rules, bank, record));
        Ok(Self {
            seats: head.seats,
            began: head.began,
            banks: banks.transpose()?,
            course,
            earlier: earlier.collect::<Result<_, _>>()?,
            logged: head.events,
            fresh: Vec::new(),
            turn_state: head.turn_state,
            proven: head.proven,
            cancelled: head.cancelled,
            hints: head.hints,
            deleted_after: head.deleted_after,
        })
    }

    fn head(&self) -> GameHead {
        let rules = self.standing().rules();
        GameHead {
            seats: self.seats.clone(),
            began: self.began,
            events: self.logged + self.fresh.len() as u64,
            course: CourseRecord::V1(self.course.record()),
            earlier: self.earlier.iter().map(|last| last.record(rules)).collect(),
            turn_state: self.turn_state.clone(),
            banks: self.banks.as_ref().map(Banks::record),
            proven: self.proven.clone(),
            cancelled: self.cancelled,
            hints: self.hints,
            deleted_after: self.deleted_after,
        }
    }
}

fn check_seats(rules: Rules, found: usize) -> Result<(), Damage> {
    let seats = rules.variant().seats();
    if found == seats {
        Ok(())
    } else {
        Err(Damage::Players { found, seats })
    }
}

fn seat_of(rules: Rules, number: u8) -> Result<Seat, Damage> {
    match usize::from(number).checked_sub(1) {
        Some(index) if index < rules.variant().seats() => Ok(Seat::at(index)),
        _ => Err(Damage::Seat(number)),
    }
}

impl Banks {
    /// Reads the stored form.
    ///
    /// # Errors
    /// It isn't of this game.
    fn restore(rules: Rules, bank: Bank, record: BanksRecord) -> Result<Self, Damage> {
        let seats = rules.variant().seats();
        for found in [record.left.len(), record.given.len()] {
            if found != seats {
                return Err(Damage::Players { found, seats });
            }
        }
        let turn = |(number, left)| Ok((seat_of(rules, number)?, Duration::from_millis(left)));
        let turns = record.turns.into_iter().map(turn);
        Ok(Self {
            bank,
            left: record.left.into_iter().map(Duration::from_millis).collect(),
            given: record.given,
            since: record.since,
            turns: turns.collect::<Result<_, Damage>>()?,
        })
    }

    /// Returns the stored form.
    fn record(&self) -> BanksRecord {
        let turns = self.turns.iter();
        BanksRecord {
            left: self.left.iter().copied().map(milliseconds).collect(),
            since: self.since,
            turns: turns
                .map(|(seat, left)| (seat.number(), milliseconds(*left)))
                .collect(),
            given: self.given.clone(),
        }
    }
}

impl LastMove {
    fn of_record(rules: Rules, record: LastRecord) -> Result<Self, Damage> {
        let route = Route::parse(rules.board(), &record.route);
        Ok(Self {
            seat: seat_of(rules, record.seat)?,
            route: route.ok_or(Damage::Route(record.route))?,
            planned: record.planned,
        })
    }

    fn record(&self, rules: Rules) -> LastRecord {
        LastRecord {
            seat: self.seat.number(),
            route: self.route.text(rules.board()),
            planned: self.planned,
        }
    }
}

impl Course {
    fn of_record(rules: Rules, record: CourseV1) -> Result<Self, Damage> {
        let seat = |number| seat_of(rules, number);
        let last = |last| LastMove::of_record(rules, last);
        let out = |(number, word): (u8, String)| match word.parse::<Reason>() {
            Ok(reason) => Ok((seat(number)?, reason)),
            Err(()) => Err(Damage::Reason(word)),
        };
        Ok(Self {
            standing: parse_standing(rules, &record.standing)?,
            at: record.at,
            last: record.last.map(last).transpose()?,
            passes: record
                .passes
                .into_iter()
                .map(seat)
                .collect::<Result<_, _>>()?,
            outs: record.outs.into_iter().map(out).collect::<Result<_, _>>()?,
            went_out: record.went_out,
            taken_back: record.taken_back,
        })
    }

    pub(super) fn record(&self) -> CourseV1 {
        let rules = self.standing.rules();
        let last = self.last.as_ref();
        let outs = self.outs.iter();
        CourseV1 {
            at: self.at,
            standing: standing_text(&self.standing),
            last: last.map(|last| last.record(rules)),
            passes: self.passes.iter().map(|seat| seat.number()).collect(),
            outs: outs
                .map(|(seat, reason)| (seat.number(), reason.name().to_owned()))
                .collect(),
            went_out: self.went_out,
            taken_back: self.taken_back,
        }
    }
}

#[cfg(test)]
mod tests {
    use halma_rules::Variant;

    use super::*;

    #[test]
    fn seats_that_a_game_lacks_are_damage() {
        let rules = Rules::default_for(Variant::Star3);
        for number in 1..=3 {
            let seat = Seat::at(usize::from(number) - 1);
            assert_eq!(seat_of(rules, number), Ok(seat));
        }
        for number in [0, 4] {
            assert_eq!(seat_of(rules, number), Err(Damage::Seat(number)));
        }
        assert_eq!(check_seats(rules, 3), Ok(()));
        for found in [2, 4] {
            let damage = Damage::Players { found, seats: 3 };
            assert_eq!(check_seats(rules, found), Err(damage));
        }
    }
}
