//! A match: open, running, finished, or closed without a game.

use crate::engine::{Event, Game, Outcome, Position, Reason, Route, Rules, Seat, Status};
use crate::engine::{Move, Ply};
use crate::ids::{
    ChannelId, Code, GuildId, InteractionId, MatchId, MessageId, PlayerId, Timestamp,
};
use crate::service::move_time::MoveTime;
use crate::service::offers::Offer;
use crate::store::records::{
    Cancelled, EventRecord, FirstMove, Moderated, PausedRecord, ThreadRecord,
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
    /// A moderator removed it.
    Removed,
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
    /// The newest post that is a message with the match's buttons.
    pub bearer: u64,
    /// The newest post that shows the match, as a message or by changing one.
    pub shown: u64,
    pub message: Option<MessageId>,
    /// The interaction that this message answered.
    pub message_answers: Option<InteractionId>,
    pub rematch_of: Option<MatchId>,
    pub rematch: Option<MatchId>,
    /// Since when and why a game stands still.
    pub paused: Option<PausedRecord>,
    /// Whether it has a thread of its own.
    pub thread: ThreadRecord,
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

    /// The end of a lobby from which no game came.
    pub fn closed(&self, why: Closed, at: Timestamp) -> Stage {
        Stage::Closed(Closing {
            why,
            joined: self.joined.clone(),
            invited: self.invited.clone(),
            at,
            word: None,
        })
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
    /// The times in which the game stood still during the present turn.
    pub stopped: Vec<(Timestamp, Timestamp)>,
    /// When it was last asked whether the one to move is still there.
    pub looked: Option<Timestamp>,
    /// What a moderator did, where that is the last that happened.
    pub word: Option<Moderated>,
    /// Why it was cancelled, if it was, and not by a moderator.
    pub cancelled: Option<Cancelled>,
}

/// How far a match is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    Open(Lobby),
    Running(Play),
    Finished(Play),
    Closed(Closing),
}

/// How a challenge came to nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Closing {
    pub why: Closed,
    /// Those who were in, the challenger first.
    pub joined: Vec<PlayerId>,
    /// Those who had not answered.
    pub invited: Vec<PlayerId>,
    pub at: Timestamp,
    /// The moderator who did it, where one did.
    pub word: Option<Moderated>,
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
            stopped: Vec::new(),
            looked: None,
            word: None,
            cancelled: None,
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

    /// Plays a ply alone.
    pub(super) fn push(&mut self, ply: Ply, now: Timestamp) -> Result<(), crate::engine::Illegal> {
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
        self.stopped.clear();
        self.looked = None;
        self.word = None;
    }

    /// Takes the last plies back. Gives the number of turns by which the board is newer.
    pub fn take_back(&mut self, plies: usize, now: Timestamp) -> Result<u64, String> {
        let mut record = self.record();
        let plies = u16::try_from(plies).map_err(|error| error.to_string())?;
        record.events.push(EventRecord::Back(plies, now));
        *self = Self::restore(self.game.rules(), record)?;
        self.pass_turn();
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

    /// Cancels the game, which then counts for nobody. Gives the number of turns by which the board
    /// is newer.
    pub fn cancel(&mut self, why: Option<Cancelled>, now: Timestamp) -> Result<u64, String> {
        let turns = self.conclude(Outcome::void(Reason::Aborted), now)?;
        self.cancelled = why;
        Ok(turns)
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
            Stage::Closed(closing) => {
                let people = closing.joined.iter().chain(&closing.invited);
                people.copied().collect()
            }
        }
    }

    /// Whether it is a player's turn.
    pub fn waits_for_move_of(&self, player: PlayerId) -> bool {
        match &self.stage {
            Stage::Running(play) => play.owner(play.game.position().to_move()) == player,
            _ => false,
        }
    }

    /// Whether it can still change.
    pub fn is_unfinished(&self) -> bool {
        matches!(self.stage, Stage::Open(_) | Stage::Running(_))
    }
}
