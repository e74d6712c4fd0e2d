//! The game of a match, and what players do in it.

use super::Holder;
use super::course::{Course, LastMove};
use super::damage::ReplayError;
use crate::ids::{PlayerId, Timestamp};
use crate::service::refusal::Refusal;
use crate::store::records::{Cancelled, EventRecord, TurnState, Undone};
use halma_mind::Level;
use halma_rules::{
    Event, Game, GameOver, Illegal, OutRefused, Outcome, Ply, Reason, Rules, Seat, Standing,
};

/// The moves that each seat makes before a game counts: nobody's rating suffers because an opponent
/// never showed up, or because of a first move that was a mistake.
pub const LEAST_MOVES: u32 = 2;

/// A game with its players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    pub seats: Vec<Holder>,
    pub began: Timestamp,
    pub course: Course,
    /// The moves before the last one that are shown with it: those by which computers have answered
    /// a person, and that person's.
    pub earlier: Vec<LastMove>,
    /// How many events the stored log has.
    pub logged: u64,
    /// What happened since.
    pub fresh: Vec<EventRecord>,
    /// What is known of the present turn.
    pub turn_state: TurnState,
    /// Why it was cancelled, if it was, and not by a moderator.
    pub cancelled: Option<Cancelled>,
    /// Whether all have agreed that the computer may be asked.
    pub hints: bool,
}

impl Play {
    /// A game that begins.
    pub fn begin(rules: Rules, seats: Vec<Holder>, began: Timestamp) -> Self {
        Self {
            seats,
            began,
            course: Course::begin(rules, began),
            earlier: Vec::new(),
            logged: 0,
            fresh: Vec::new(),
            turn_state: TurnState::default(),
            cancelled: None,
            hints: false,
        }
    }

    /// How the game stands.
    pub fn standing(&self) -> &Standing {
        &self.course.standing
    }

    /// When the present turn began.
    pub fn turn_began(&self) -> Timestamp {
        self.course.at
    }

    /// Whether one person has all seats.
    pub fn is_practice(&self) -> bool {
        let first = self.seats[0];
        first.person().is_some() && self.seats.iter().all(|holder| *holder == first)
    }

    /// Who has a seat.
    pub fn owner(&self, seat: Seat) -> Holder {
        self.seats[seat.index()]
    }

    /// Who is to move, or was when the game ended.
    pub fn to_move(&self) -> Holder {
        self.owner(self.standing().position().to_move())
    }

    /// The people who have seats, each once, in seat order.
    pub fn people(&self) -> Vec<PlayerId> {
        let mut people = Vec::new();
        for player in self.seats.iter().filter_map(|holder| holder.person()) {
            if !people.contains(&player) {
                people.push(player);
            }
        }
        people
    }

    /// Whether one person alone still plays, with or without the computer, so that nobody waits.
    pub fn is_alone(&self) -> bool {
        let playing = self.standing().playing();
        let mut people = playing.filter_map(|seat| self.owner(seat).person());
        let first = people.next();
        people.all(|player| Some(player) == first)
    }

    /// The person who has won on the board, and the strongest level of the computer among those who
    /// lost.
    pub fn beaten(&self) -> Option<(PlayerId, Level)> {
        let outcome = self.outcome()?;
        let by_board = !matches!(outcome.reason, Reason::Resignation | Reason::Timeout);
        let player = self
            .owner(outcome.winner().filter(|_| by_board)?)
            .person()?;
        let levels = self.seats.iter().filter_map(Holder::level);
        Some((player, levels.max()?))
    }

    /// Whether the computer has a seat.
    pub fn has_minds(&self) -> bool {
        self.seats.iter().any(|holder| holder.level().is_some())
    }

    /// Whether some person still plays.
    pub fn has_people_left(&self) -> bool {
        let mut playing = self.standing().playing();
        playing.any(|seat| self.owner(seat).person().is_some())
    }

    /// The seats of a player that still play, in turn order.
    pub fn seats_of(&self, player: PlayerId) -> impl Iterator<Item = Seat> + '_ {
        let playing = self.standing().playing();
        playing.filter(move |&seat| self.owner(seat) == Holder::Person(player))
    }

    /// Refuses whoever is not to move.
    pub fn check_to_move(&self, player: PlayerId) -> Result<(), Refusal> {
        if self.to_move() == Holder::Person(player) {
            return Ok(());
        }
        if self.seats_of(player).next().is_none() {
            return Err(Refusal::SeatIsOut);
        }
        Err(Refusal::NotYourTurn { next: None })
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.standing().outcome()
    }

    /// Whether every seat that still plays has made the moves without which a game doesn't count.
    pub fn has_begun(&self) -> bool {
        let standing = self.standing();
        let mut playing = standing.playing();
        playing.all(|seat| standing.own_moves()[seat] >= LEAST_MOVES)
    }

    /// Whether every seat has, also those that are out.
    pub fn all_have_begun(&self) -> bool {
        let mut own_moves = self.standing().own_moves().values();
        own_moves.all(|moves| *moves >= LEAST_MOVES)
    }

    /// Plays a ply that was made by this game's position; forced passes follow. Gives the number
    /// of plies played.
    pub fn play(&mut self, ply: Ply, now: Timestamp) -> Result<u64, Illegal> {
        let mover = self.to_move();
        let before = self.course.last.clone();
        let event = self.course.play(ply, now)?;
        match mover {
            Holder::Computer { .. } if self.has_people_left() => {
                self.earlier.extend(before.filter(|_| ply != Ply::Pass));
            }
            Holder::Computer { .. } | Holder::Person(_) => self.earlier.clear(),
        }
        self.happened(event);
        Ok(1 + self.play_forced_passes(now)?)
    }

    /// Plays the pass of every seat to move that has nothing else. The game goes on only while
    /// some seat can move, so this ends.
    fn play_forced_passes(&mut self, now: Timestamp) -> Result<u64, Illegal> {
        let mut count = 0;
        while self.standing().must_pass() {
            let event = self.course.play(Ply::Pass, now)?;
            self.happened(event);
            count += 1;
        }
        Ok(count)
    }

    /// Takes a seat out; forced passes follow. Gives the number of turns by which the board is
    /// newer.
    pub fn take_out(
        &mut self,
        seat: Seat,
        reason: Reason,
        now: Timestamp,
    ) -> Result<u64, OutRefused> {
        let event = self.course.take_out(seat, reason, now)?;
        self.earlier.clear();
        self.happened(event);
        let passes = self.play_forced_passes(now);
        Ok(1 + passes.expect("a pass that is forced is legal"))
    }

    /// Takes the last plies of a log back, which is that of this game. Gives the number of turns by
    /// which the board is newer.
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

    /// Ends the game by what was decided away from the board. Gives the number of turns by which
    /// the board is newer.
    pub fn conclude(&mut self, outcome: Outcome, now: Timestamp) -> Result<u64, GameOver> {
        let event = self.course.conclude(outcome, now)?;
        self.happened(event);
        Ok(1)
    }

    /// Cancels the game, which then counts for nobody. Gives the number of turns by which the board
    /// is newer.
    pub fn cancel(&mut self, why: Option<Cancelled>, now: Timestamp) -> Result<u64, GameOver> {
        let turns = self.conclude(Outcome::void(Reason::Aborted), now)?;
        self.cancelled = why;
        Ok(turns)
    }

    /// Notes an event, and forgets what belongs to the turn before it alone.
    fn happened(&mut self, event: EventRecord) {
        self.fresh.push(event);
        self.turn_state = TurnState::default();
    }

    /// What taking back the last move of some holder undoes, the latest ply first: that move and all
    /// that was played since. Nothing where there is no such move, or a seat went out meanwhile.
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
