//! The game of a match, and what players do in it.

use halma_mind::Level;
use halma_rules::{
    Event, Game, GameOver, Illegal, OutRefused, Outcome, Ply, Reason, Seat, Standing,
};
use halma_store::ids::{PlayerId, Span, Timestamp};
use halma_store::records::{Cancelled, EventRecord, ProvenRecord, TurnState, Undone};

use super::Holder;
use super::banks::Banks;
use super::course::{Course, LastMove};
use super::damage::ReplayError;
use super::terms::Terms;
use crate::refusal::Refusal;

/// The number of moves that each seat makes before a game counts: nobody's rating suffers from an
/// opponent who never showed up, or from a mistaken first move.
pub const LEAST_MOVES: u32 = 2;

/// A game with its players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    pub seats: Vec<Holder>,
    pub began: Timestamp,
    pub course: Course,
    /// The moves before the last one that are shown with it: a person's move and the answers of
    /// computers, or planned ones.
    pub earlier: Vec<LastMove>,
    /// The number of events in the stored log.
    pub logged: u64,
    /// New events that aren't stored yet.
    pub fresh: Vec<EventRecord>,
    /// The state of the current turn.
    pub turn_state: TurnState,
    /// The seats' banks of time, if the game has them.
    pub banks: Option<Banks>,
    /// What is proven about its result, or what it ended by.
    pub proven: Option<ProvenRecord>,
    /// Why it was canceled, if it was, except by a moderator.
    pub cancelled: Option<Cancelled>,
    /// Whether everyone has agreed to allow hints.
    pub hints: bool,
    /// After how many days its moves were deleted, if they were.
    pub deleted_after: Option<u16>,
}

impl Play {
    /// Starts a game.
    pub fn begin(terms: Terms, seats: Vec<Holder>, began: Timestamp) -> Self {
        let course = Course::begin(terms.rules, began);
        let first = course.standing.position().to_move();
        let bank = terms.time_control.bank();
        Self {
            banks: bank.map(|bank| Banks::new(bank, seats.len(), first, began)),
            seats,
            began,
            course,
            earlier: Vec::new(),
            logged: 0,
            fresh: Vec::new(),
            turn_state: TurnState::default(),
            proven: None,
            cancelled: None,
            hints: false,
            deleted_after: None,
        }
    }

    /// Returns the position and its rules.
    pub fn standing(&self) -> &Standing {
        &self.course.standing
    }

    /// Returns when the current turn started.
    pub fn turn_began(&self) -> Timestamp {
        self.course.at
    }

    /// Returns true if one person has all seats.
    pub fn is_practice(&self) -> bool {
        let first = self.seats[0];
        first.person().is_some() && self.seats.iter().all(|holder| *holder == first)
    }

    /// Returns the holder of a seat.
    pub fn owner(&self, seat: Seat) -> Holder {
        self.seats[seat.index()]
    }

    /// Returns who is to move, or was when the game ended.
    pub fn to_move(&self) -> Holder {
        self.owner(self.standing().position().to_move())
    }

    /// Returns the people with seats, each once, in seat order.
    pub fn people(&self) -> Vec<PlayerId> {
        let mut people = Vec::new();
        for player in self.seats.iter().filter_map(|holder| holder.player()) {
            if !people.contains(&player) {
                people.push(player);
            }
        }
        people
    }

    /// Returns true if only one person is still playing, with or without the computer, so that
    /// nobody waits.
    pub fn is_alone(&self) -> bool {
        let playing = self.standing().playing();
        let mut people = playing.filter_map(|seat| self.owner(seat).player());
        let first = people.next();
        people.all(|player| Some(player) == first)
    }

    /// Returns the person who has won on the board, with the strongest computer level among the
    /// losers.
    pub fn beaten(&self) -> Option<(PlayerId, Level)> {
        let outcome = self.outcome()?;
        let by_board = !matches!(outcome.reason, Reason::Resignation | Reason::Timeout);
        let player = self
            .owner(outcome.winner().filter(|_| by_board)?)
            .player()?;
        let levels = self.seats.iter().filter_map(Holder::level);
        Some((player, levels.max()?))
    }

    /// Returns true if the computer has a seat.
    pub fn has_minds(&self) -> bool {
        self.seats.iter().any(|holder| holder.level().is_some())
    }

    /// Returns true if a person is still playing.
    pub fn has_people_left(&self) -> bool {
        let mut playing = self.standing().playing();
        playing.any(|seat| self.owner(seat).person().is_some())
    }

    /// Returns the seats of a player that are still playing, in turn order.
    pub fn seats_of(&self, player: PlayerId) -> impl Iterator<Item = Seat> + '_ {
        let playing = self.standing().playing();
        playing.filter(move |&seat| self.owner(seat) == Holder::Person(player))
    }

    /// Refuses anyone who isn't to move.
    pub fn check_to_move(&self, player: PlayerId) -> Result<(), Refusal> {
        if self.to_move() == Holder::Person(player) {
            return Ok(());
        }
        self.check_plays(player)?;
        Err(Refusal::NotYourTurn { next: None })
    }

    /// Refuses people who have no more turns: they are out, or have reached their goals.
    pub fn check_plays(&self, player: PlayerId) -> Result<(), Refusal> {
        if self.seats_of(player).next().is_some() {
            return Ok(());
        }
        let own = |seat: Seat| self.owner(seat) == Holder::Person(player);
        let mut seats = self.standing().own_moves().keys();
        let is_done = seats.any(|seat| own(seat) && self.standing().is_done(seat));
        Err(if is_done {
            Refusal::SeatIsDone
        } else {
            Refusal::SeatIsOut
        })
    }

    /// Takes out all seats of a player that are still playing. Returns the number of turns by which
    /// the board advances.
    pub fn take_out_all(
        &mut self,
        player: PlayerId,
        reason: Reason,
        now: Timestamp,
    ) -> Result<u64, OutRefused> {
        let mut turns = 0;
        while self.outcome().is_none() {
            let Some(seat) = self.seats_of(player).next() else {
                break;
            };
            turns += self.take_out(seat, reason, now)?;
        }
        Ok(turns)
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.standing().outcome()
    }

    /// Returns true if every seat still playing has made enough moves for the game to count.
    pub fn has_begun(&self) -> bool {
        let standing = self.standing();
        let mut playing = standing.playing();
        playing.all(|seat| standing.own_moves()[seat] >= LEAST_MOVES)
    }

    /// Returns true if every seat has made enough moves, including those that are out.
    pub fn all_have_begun(&self) -> bool {
        let mut own_moves = self.standing().own_moves().values();
        own_moves.all(|moves| *moves >= LEAST_MOVES)
    }

    /// Plays a ply generated from this position, and the forced passes after it. Returns the number
    /// of plies played.
    pub fn play(&mut self, ply: Ply, now: Timestamp) -> Result<u64, Illegal> {
        let mover = self.to_move();
        let seat = self.standing().position().to_move();
        let is_on_clock = self.is_on_clock();
        let before = self.course.last.clone();
        let event = self.course.play(ply, now)?;
        if let Some(banks) = self.banks.as_mut().filter(|_| is_on_clock) {
            banks.advance(seat, now, &[]);
            if ply != Ply::Pass {
                banks.moved(seat);
            }
        }
        match mover {
            Holder::Computer { .. } if self.has_people_left() => {
                self.earlier.extend(before.filter(|_| ply != Ply::Pass));
            }
            Holder::Computer { .. } | Holder::Person(_) => self.earlier.clear(),
        }
        self.happened(event);
        Ok(1 + self.play_forced_passes(now)?)
    }

    /// Plays a planned answer, which is shown with the moves before it. Returns the number of plies
    /// played.
    pub fn play_planned(&mut self, ply: Ply, now: Timestamp) -> Result<u64, Illegal> {
        let shown = self.earlier.iter().chain(&self.course.last);
        let shown = shown.cloned().collect();
        let turns = self.play(ply, now)?;
        self.earlier = shown;
        if let Some(last) = &mut self.course.last {
            last.planned = true;
        }
        Ok(turns)
    }

    /// Plays the pass of each seat that can only pass. This ends because a running game always has
    /// a seat that can move.
    fn play_forced_passes(&mut self, now: Timestamp) -> Result<u64, Illegal> {
        let mut count = 0;
        while self.standing().must_pass() {
            let event = self.course.play(Ply::Pass, now)?;
            self.happened(event);
            count += 1;
        }
        Ok(count)
    }

    /// Takes a seat out, and plays the forced passes after it. Returns the number of turns by which
    /// the board advances.
    pub fn take_out(
        &mut self,
        seat: Seat,
        reason: Reason,
        now: Timestamp,
    ) -> Result<u64, OutRefused> {
        self.advance_banks(now, &[]);
        let event = self.course.take_out(seat, reason, now)?;
        self.earlier.clear();
        self.happened(event);
        let passes = self.play_forced_passes(now);
        Ok(1 + passes.expect("a pass that is forced is legal"))
    }

    /// Takes back the last plies of this game, given its log. Returns the number of turns by which
    /// the board advances.
    pub fn take_back(
        &mut self,
        mut log: Vec<EventRecord>,
        plies: u16,
        now: Timestamp,
    ) -> Result<u64, ReplayError> {
        let event = EventRecord::Back(plies, now);
        log.push(event.clone());
        self.course = Course::replay(self.standing().rules(), self.began, &log)?;
        self.earlier.clear();
        self.happened(event);
        Ok(1)
    }

    /// Ends the game with an outcome decided away from the board. Returns the number of turns by
    /// which the board advances.
    pub fn conclude(&mut self, outcome: Outcome, now: Timestamp) -> Result<u64, GameOver> {
        let event = self.course.conclude(outcome, now)?;
        let proven = self.proven.take();
        self.happened(event);
        self.proven = proven.filter(|_| outcome.reason == Reason::Race);
        Ok(1)
    }

    /// Cancels the game, which then doesn't count. Returns the number of turns by which the board
    /// advances.
    pub fn cancel(&mut self, why: Option<Cancelled>, now: Timestamp) -> Result<u64, GameOver> {
        let turns = self.conclude(Outcome::void(Reason::Aborted), now)?;
        self.cancelled = why;
        Ok(turns)
    }

    /// Returns true if a clock runs in the current turn: of a person for whom others wait.
    pub fn is_on_clock(&self) -> bool {
        self.outcome().is_none() && !self.is_alone() && self.to_move().person().is_some()
    }

    /// Subtracts the time until now from the bank of the seat to move, without the times that don't
    /// count.
    pub fn advance_banks(&mut self, now: Timestamp, standstills: &[Span]) {
        let is_on_clock = self.is_on_clock();
        let seat = self.standing().position().to_move();
        if let Some(banks) = self.banks.as_mut().filter(|_| is_on_clock) {
            banks.advance(seat, now, standstills);
        }
    }

    /// Adds an event and drops the state of the previous turn.
    fn happened(&mut self, event: EventRecord) {
        let (next, is_over) = (
            self.standing().position().to_move(),
            self.outcome().is_some(),
        );
        self.banks = self.banks.take().filter(|_| !is_over);
        if let Some(banks) = &mut self.banks {
            match event {
                EventRecord::Back(plies, at) => banks.take_back(plies, next, at),
                _ => banks.begin_turn(next, event.at()),
            }
        }
        self.fresh.push(event);
        self.turn_state = TurnState::default();
        self.proven = None;
    }

    /// Returns what taking back a holder's last move undoes, latest ply first: that move and
    /// everything played since. Empty if there is no such move or a seat went out meanwhile.
    pub fn undone(&self, game: &Game, is_of: impl Fn(Holder) -> bool) -> Vec<Undone> {
        let board = game.position().board();
        let mut undone = Vec::new();
        for event in game.history().iter().rev() {
            let Event::Ply { seat, ply } = *event else {
                return Vec::new();
            };
            undone.push(Undone {
                seat: seat.number(),
                text: ply.text(board),
            });
            if is_of(self.owner(seat)) && ply != Ply::Pass {
                return undone;
            }
        }
        Vec::new()
    }
}
