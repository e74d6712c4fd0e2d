//! Matches as front ends see them.

use std::time::Duration;

use halma_mind::Level;
use halma_rating::{Family, Rating};
use halma_rules::{BySeat, Reason, Seat, Standing, Variant};
use halma_store::ids::{ChannelId, MatchId, PlayerId, Timestamp, Turn, UserId};
use halma_store::records::{
    Balance, BoardForm, Cancelled, Holder, Lost, Moderated, Offer, PastBoards, PostKind,
    ProvenRecord, Retirement, Voided,
};

use super::feats::Feats;
use super::moments::Moment;
use crate::matches::{Card, Closed, LastMove, Terms, family};
use crate::outbox::{OldMessage, Post};
use crate::people::Participant;
use crate::refusal::Refusal;

/// The current view of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchView {
    /// The id.
    pub id: MatchId,
    /// What all stages have in common.
    pub card: Card,
    /// What is played and how.
    pub terms: Terms,
    /// Who made the challenge.
    pub challenger: Participant,
    /// The message with the buttons, and what is needed to edit it.
    pub old_message: Option<OldMessage>,
    /// What the server wants to happen to boards of past turns.
    pub past_boards: PastBoards,
    /// The theme of public pictures, unless it is the default.
    pub theme: Option<String>,
    /// The form of boards.
    pub board_form: BoardForm,
    /// The channel in which it was made: its own, or its thread's parent.
    pub origin: ChannelId,
    /// Whether a thread has to be created before the next post.
    pub needs_thread: bool,
    /// Why the game is paused and when that ends.
    pub paused: Option<PauseView>,
    /// The stage of the match.
    pub stage: StageView,
}

/// A paused game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PauseView {
    /// When it ends if nothing happens.
    pub until: Timestamp,
    /// What it has lost.
    pub lost: Lost<Participant>,
}

/// The stage of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StageView {
    /// A challenge waiting for players.
    Open {
        /// Everyone who is in, the challenger first.
        joined: Vec<Participant>,
        /// Invited players who haven't answered.
        invited: Vec<Participant>,
        /// The number of seats that anyone may take.
        free: usize,
        /// When it expires.
        expires: Timestamp,
        /// The game that those who are in could start without waiting.
        fewer: Option<Variant>,
        /// Whether it is posted again once it is accepted.
        recurring: bool,
        /// Who goes first if everyone comes back for a rematch.
        goes_first: Option<Holder<Participant>>,
    },
    /// A running game.
    Running(Box<GameView>),
    /// A finished game.
    Finished(Box<GameView>),
    /// A challenge that didn't become a game.
    Closed {
        /// Why.
        why: Closed,
        /// Who declined, if someone did.
        by: Option<Participant>,
        /// Who was in, the challenger first.
        joined: Vec<Participant>,
        /// Who hadn't answered.
        invited: Vec<Participant>,
        /// The game that those who were in could still play without the others.
        fewer: Option<Variant>,
        /// The moderator who removed it, if one did.
        moderated: Option<Moderated<Participant>>,
    },
}

/// An absence that a turn overlaps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AwayView {
    /// Who is or was away.
    pub who: Participant,
    /// Its beginning.
    pub from: Timestamp,
    /// Its end.
    pub until: Timestamp,
}

/// A game with its players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameView {
    /// The position and its rules.
    pub standing: Standing,
    /// Who sits where.
    pub seats: BySeat<Holder<Participant>>,
    /// Whether one person has all seats; such a match isn't rated.
    pub practice: bool,
    /// Earlier moves that belong to the same answer: a person's and the computer's, in order.
    pub earlier: Vec<LastMove>,
    /// The last move, if any.
    pub last: Option<LastMove>,
    /// The highlights of a finished game, if it is shown in detail.
    pub feats: Option<Feats>,
    /// The seats that passed since, in order.
    pub passes: Vec<Seat>,
    /// The seats that are out, in order, with their reasons.
    pub outs: Vec<(Seat, Reason)>,
    /// The seat that went out since the last move, with the reason.
    pub went_out: Option<(Seat, Reason)>,
    /// The deadline of the current move, if there is a clock.
    pub deadline: Option<Timestamp>,
    /// What each person had left of the bank when the turn began, if the game has banks.
    pub banks: Option<BySeat<Duration>>,
    /// What is proven about the result, or what the game ended by.
    pub proven: Option<ProvenRecord>,
    /// How many plies were taken back, if nothing has happened since.
    pub taken_back: Option<u16>,
    /// Whether the player to move may get hints.
    pub hints: Hints,
    /// The last offer in the current turn.
    pub offer: Option<Offer<Participant, Seat>>,
    /// The people who still have to agree to it.
    pub waiting: Vec<Participant>,
    /// Who is or was away during the current turn; only with a clock.
    pub away: Vec<AwayView>,
    /// Whether the player to move will be reminded.
    pub will_remind: bool,
    /// Whether the bot was offline during the current turn, which doesn't count; only with a clock.
    pub outage: bool,
    /// What a moderator did, if nothing has happened since.
    pub moderated: Option<Moderated<Participant>>,
    /// Why it was canceled, if known and not by a moderator.
    pub cancelled: Option<Cancelled<Participant>>,
    /// The effect on ratings, if it has ended and was counted.
    pub counted: Option<CountedView>,
    /// The level of the computer that a person has beaten in it.
    pub beaten: Option<LevelBeaten>,
    /// What is worth a word about a player, if the game has ended and was rated.
    pub moment: Option<(Seat, Moment)>,
    /// How its result was voided, if it was.
    pub voided: Option<Voided>,
    /// For the second of two games: what each player scored in both, by seat; a win is worth two.
    pub of_both: Option<[u32; 2]>,
}

/// Whether hints are allowed in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hints {
    /// Allowed: the game isn't rated, or everyone has agreed.
    Allowed,
    /// Not allowed unless everyone agrees.
    Refused,
}

/// A computer level that a person has beaten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelBeaten {
    /// The strongest level that had a seat.
    pub level: Level,
    /// Whether it is the strongest level this person has beaten in this variant so far.
    pub first: bool,
}

/// The result of a game for its players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CountedView {
    /// The ratings of its server before and after, by seat; empty if they didn't change.
    pub changes: Vec<(Rating, Rating)>,
    /// How many quarters of the computed change were applied; `None` if it ended too early.
    pub quarters: Option<u8>,
    /// The head-to-head score so far, for the first seat of a two-player game.
    pub between: Option<Balance>,
}

impl GameView {
    /// Returns the current round, or that of the last move in a finished game.
    pub fn round(&self) -> u32 {
        let current = self.standing.position().round();
        self.feats.map_or(current, |feats| feats.rounds)
    }

    /// Returns the seats of a player.
    pub fn seats_of(&self, player: PlayerId) -> impl Iterator<Item = Seat> + '_ {
        self.seats
            .iter()
            .filter(move |(_, who)| who.person().is_some_and(|who| who.player == player))
            .map(|(seat, _)| seat)
    }

    /// Returns the seat of the only person, if the computer has all others.
    pub fn only_seat(&self) -> Option<Seat> {
        let mut seats = self.seats.iter().filter(|(_, who)| who.person().is_some());
        let (seat, _) = seats.next()?;
        seats.next().is_none().then_some(seat)
    }

    /// Returns the seat from whose side everyone sees the board: the only person's, else the first.
    pub fn public_side(&self) -> Seat {
        self.only_seat().unwrap_or(Seat::FIRST)
    }

    /// Returns true if nothing has happened yet.
    pub fn begins(&self) -> bool {
        self.last.is_none() && self.passes.is_empty() && self.outs.is_empty()
    }

    /// Returns true if the computer has a seat.
    pub fn has_computer(&self) -> bool {
        self.seats.values().any(|holder| holder.person().is_none())
    }

    /// Returns true if anyone has moved.
    pub fn was_played(&self) -> bool {
        self.standing.own_moves().values().any(|moves| *moves > 0)
    }

    /// Returns true if no person has moved yet and nobody is out: the first board that people see.
    pub fn is_new(&self) -> bool {
        let own_moves = self.standing.own_moves();
        let waits =
            |seat, who: &Holder<Participant>| who.person().is_none() || own_moves[seat] == 0;
        self.outs.is_empty() && self.seats.iter().all(|(seat, who)| waits(seat, who))
    }

    /// Returns the seat to move, if it is a person's who hasn't moved yet.
    pub fn first_turn(&self) -> Option<Seat> {
        let seat = self.standing.position().to_move();
        let is_first = self.standing.own_moves()[seat] == 0 && self.standing.outcome().is_none();
        (is_first && self.to_move().person().is_some()).then_some(seat)
    }

    /// Returns true if something happened that the affected person didn't do: a moderator's action
    /// or a missed deadline.
    pub fn surprises(&self) -> bool {
        self.moderated.is_some() || self.went_out.is_some()
    }

    /// Returns the people with seats, in seat order; someone with several seats appears several
    /// times.
    pub fn people(&self) -> impl Iterator<Item = &Participant> {
        self.seats.values().filter_map(|who| who.person())
    }

    /// Returns who has the turn, or had it when the game ended.
    pub fn to_move(&self) -> &Holder<Participant> {
        &self.seats[self.standing.position().to_move()]
    }

    /// Returns the seat whose side an account sees the board from: its own, else the first.
    pub fn seat_of_user(&self, user: UserId) -> Seat {
        let own = self.seats.iter().find(|(_, who)| who.user() == Some(user));
        own.map_or(Seat::FIRST, |(seat, _)| seat)
    }
}

impl MatchView {
    /// Returns the message that is edited to show a post instead of a new message, if the server
    /// wants that.
    pub fn shown_in_place(&self, post: &Post) -> Option<OldMessage> {
        let old = post.replaces?;
        let is_board = matches!(old.retirement, Retirement::Line(_));
        // Edits notify nobody.
        let tells_more = self.game().is_none_or(GameView::surprises);
        let in_place = self.past_boards == PastBoards::OneMessage
            && post.kind == PostKind::Board
            && is_board
            && !tells_more
            && old.channel == post.channel;
        in_place.then_some(old)
    }

    /// Returns the family in which it is rated.
    pub fn family(&self) -> Family {
        family(self.terms.rules.variant())
    }

    /// Returns true if its game has ended.
    pub fn is_finished(&self) -> bool {
        matches!(self.stage, StageView::Finished(_))
    }

    /// Returns the game, if it has started.
    pub fn game(&self) -> Option<&GameView> {
        match &self.stage {
            StageView::Running(game) | StageView::Finished(game) => Some(game),
            StageView::Open { .. } | StageView::Closed { .. } => None,
        }
    }

    /// Returns the game, running or finished.
    ///
    /// # Errors
    /// A refusal: it hasn't started, and possibly never will.
    pub fn begun(&self) -> Result<&GameView, Refusal> {
        match &self.stage {
            StageView::Running(game) | StageView::Finished(game) => Ok(game),
            StageView::Open { .. } => Err(Refusal::NotBegun),
            StageView::Closed { why, .. } => Err(Refusal::ChallengeClosed(*why)),
        }
    }

    /// Returns the running game.
    ///
    /// # Errors
    /// A refusal: it hasn't started, or is over.
    pub fn running(&self) -> Result<&GameView, Refusal> {
        let game = self.begun()?;
        let is_over = self.is_finished();
        (!is_over).then_some(game).ok_or(Refusal::GameOver)
    }

    /// Returns the finished game.
    ///
    /// # Errors
    /// A refusal: it isn't over, or never started.
    pub fn ended(&self) -> Result<&GameView, Refusal> {
        match &self.stage {
            StageView::Finished(game) => Ok(game),
            StageView::Closed { why, .. } => Err(Refusal::ChallengeClosed(*why)),
            StageView::Open { .. } | StageView::Running(_) => Err(Refusal::NotFinished),
        }
    }

    /// Returns the running game in which someone is to move, at a turn.
    ///
    /// # Errors
    /// A refusal: the game isn't running, or it is someone else's turn, or a different turn.
    pub fn check_to_move(&self, user: UserId, turn: Turn) -> Result<&GameView, Refusal> {
        let game = self.running()?;
        let mut holders = game.seats.values();
        if !holders.any(|holder| holder.user() == Some(user)) {
            return Err(Refusal::NotAPlayer);
        }
        if self.card.turn != turn {
            return Err(Refusal::Stale);
        }
        if game.to_move().person().is_none() {
            return Err(Refusal::ComputerThinks);
        }
        let next = game.to_move().user();
        if next != Some(user) {
            return Err(Refusal::NotYourTurn { next });
        }
        Ok(game)
    }

    /// Returns everyone who is in the match or invited.
    pub fn people(&self) -> Vec<&Participant> {
        match &self.stage {
            StageView::Open {
                joined, invited, ..
            }
            | StageView::Closed {
                joined, invited, ..
            } => joined.iter().chain(invited).collect(),
            StageView::Running(game) | StageView::Finished(game) => game.people().collect(),
        }
    }
}
