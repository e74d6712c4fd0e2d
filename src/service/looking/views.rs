//! What the front ends see of a match.

use super::feats::Feats;
use crate::ids::{ChannelId, MatchId, PlayerId, Timestamp, UserId};
use crate::rating::Rating;
use crate::service::matches::{Card, Closed, LastMove, Terms};
use crate::service::outbox::{OldMessage, Post};
use crate::service::people::Participant;
use crate::store::records::{
    Balance, BoardForm, Cancelled, Holder, Lost, Moderated, Offer, PastBoards, PostKind,
    Retirement, Voided,
};
use halma_mind::Level;
use halma_rules::{BySeat, Reason, Seat, Standing, Variant};

/// A match as it is now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchView {
    /// The id.
    pub id: MatchId,
    /// What all stages have.
    pub card: Card,
    /// What is played and how.
    pub terms: Terms,
    /// Who made the challenge.
    pub challenger: Participant,
    /// The message that has the buttons, with what it takes to change it.
    pub old_message: Option<OldMessage>,
    /// What the server wants of boards of turns that are over.
    pub past_boards: PastBoards,
    /// The theme of public pictures, unless it is the usual one.
    pub theme: Option<String>,
    /// In which form boards are.
    pub board_form: BoardForm,
    /// The channel in which it was made: its own, or that of its thread.
    pub origin: ChannelId,
    /// Whether a thread has to be made before the next post.
    pub needs_thread: bool,
    /// Since when, why and for how long at most the game stands still.
    pub paused: Option<PauseView>,
    /// How far it is.
    pub stage: StageView,
}

/// A game that stands still.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PauseView {
    /// When it ends if nothing is done.
    pub until: Timestamp,
    /// What it has lost.
    pub lost: Lost<Participant>,
}

/// How far a match is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StageView {
    /// A challenge that waits for players.
    Open {
        /// Those who are in, the challenger first.
        joined: Vec<Participant>,
        /// Those who are invited and have not answered.
        invited: Vec<Participant>,
        /// The number of further seats that anybody may take.
        free: usize,
        /// When it expires.
        expires: Timestamp,
        /// The game that those who are in could begin without waiting for more.
        fewer: Option<Variant>,
        /// Whether it is made again by itself once it is accepted.
        recurring: bool,
        /// Who goes first if everyone comes back for a rematch.
        goes_first: Option<Holder<Participant>>,
    },
    /// A game that goes on.
    Running(Box<GameView>),
    /// A game that has ended.
    Finished(Box<GameView>),
    /// A challenge that came to nothing.
    Closed {
        /// Why.
        why: Closed,
        /// Who declined, where somebody did.
        by: Option<Participant>,
        /// Who was in, the challenger first.
        joined: Vec<Participant>,
        /// Who had not answered.
        invited: Vec<Participant>,
        /// The game that those who were in could still play without the others.
        fewer: Option<Variant>,
        /// The moderator who removed it, where one did.
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

impl Holder<Participant> {
    /// The person, if it is one.
    pub fn person(&self) -> Option<&Participant> {
        match self {
            Self::Person(person) => Some(person),
            Self::Computer { .. } => None,
        }
    }

    /// The Discord account, where it is a person's that is known.
    pub fn user(&self) -> Option<UserId> {
        self.person()?.user
    }
}

/// A game with its players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameView {
    /// How the game stands.
    pub standing: Standing,
    /// Who sits where.
    pub seats: BySeat<Holder<Participant>>,
    /// Whether one person has all seats; such a match is not rated.
    pub practice: bool,
    /// The moves before the last one that belong to the same answer: a person's, and those of the
    /// computer, in order.
    pub earlier: Vec<LastMove>,
    /// The last move, if any.
    pub last: Option<LastMove>,
    /// What is worth telling of it, once it is over and looked at by itself.
    pub feats: Option<Feats>,
    /// The seats that had to pass since, in order.
    pub passes: Vec<Seat>,
    /// The seats that went out, in order, with the reason of each.
    pub outs: Vec<(Seat, Reason)>,
    /// The seat that went out since the last move, with the reason.
    pub went_out: Option<(Seat, Reason)>,
    /// When the time for the present move is over, where there is a clock.
    pub deadline: Option<Timestamp>,
    /// How many plies were taken back, where that is the last that happened.
    pub taken_back: Option<u16>,
    /// Whether whose turn it is may ask the computer.
    pub hints: Hints,
    /// What was offered last in the present turn.
    pub offer: Option<Offer<Participant, Seat>>,
    /// Those who have to agree with it and have not.
    pub waiting: Vec<Participant>,
    /// Who is or was away in the present turn; only where there is a clock.
    pub away: Vec<AwayView>,
    /// Whether the one to move will be reminded.
    pub will_remind: bool,
    /// Whether the bot was away in the present turn, which does not count; only where there is a
    /// clock.
    pub outage: bool,
    /// What a moderator did, where that is the last that happened.
    pub moderated: Option<Moderated<Participant>>,
    /// Why it was cancelled, where that is known and no moderator did it.
    pub cancelled: Option<Cancelled<Participant>>,
    /// What it came to for ratings, where it has ended and was counted.
    pub counted: Option<CountedView>,
    /// The level of the computer that a person has beaten in it.
    pub beaten: Option<LevelBeaten>,
    /// That its result was taken out of tables.
    pub voided: Option<Voided>,
    /// Where it was the second of two games: what each of its people has of both, by seat, a win
    /// being worth two.
    pub of_both: Option<[u32; 2]>,
}

/// Whether the computer may be asked in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hints {
    /// It may: the game moves no ratings, or all have agreed.
    Allowed,
    /// It may not, unless all agree.
    Refused,
}

/// A level of the computer that a person has beaten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelBeaten {
    /// The strongest level that had a seat.
    pub level: Level,
    /// Whether this person had beaten no level as strong in this variant before.
    pub first: bool,
}

/// What a game came to for those who played it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CountedView {
    /// The ratings of its server before and after, by seat; none where it moved none.
    pub changes: Vec<(Rating, Rating)>,
    /// How many quarters of the computed change it moved ratings; none where it ended too early.
    pub quarters: Option<u8>,
    /// Where two played: how their games went so far for the first seat.
    pub between: Option<Balance>,
}

impl GameView {
    /// The seats that a player owns.
    pub fn seats_of(&self, player: PlayerId) -> impl Iterator<Item = Seat> + '_ {
        self.seats
            .iter()
            .filter(move |(_, who)| who.person().is_some_and(|who| who.player == player))
            .map(|(seat, _)| seat)
    }

    /// The seat of the only person, where the computer has all others.
    pub fn only_seat(&self) -> Option<Seat> {
        let mut seats = self.seats.iter().filter(|(_, who)| who.person().is_some());
        let (seat, _) = seats.next()?;
        seats.next().is_none().then_some(seat)
    }

    /// The seat from which everybody sees the board: that of the only person, else the first.
    pub fn public_side(&self) -> Seat {
        self.only_seat().unwrap_or(Seat::FIRST)
    }

    /// Whether nothing has happened yet.
    pub fn begins(&self) -> bool {
        self.last.is_none() && self.passes.is_empty() && self.outs.is_empty()
    }

    /// Whether the computer has a seat.
    pub fn has_computer(&self) -> bool {
        self.seats.values().any(|holder| holder.person().is_none())
    }

    /// Whether anybody has moved.
    pub fn was_played(&self) -> bool {
        self.standing.own_moves().values().any(|moves| *moves > 0)
    }

    /// Whether no person has moved yet, and nobody went out: the first board that people see.
    pub fn is_new(&self) -> bool {
        let own_moves = self.standing.own_moves();
        let waits =
            |seat, who: &Holder<Participant>| who.person().is_none() || own_moves[seat] == 0;
        self.outs.is_empty() && self.seats.iter().all(|(seat, who)| waits(seat, who))
    }

    /// The seat to move, if it is a person's who has not moved yet.
    pub fn first_turn(&self) -> Option<Seat> {
        let seat = self.standing.position().to_move();
        let is_first = self.standing.own_moves()[seat] == 0 && self.standing.outcome().is_none();
        (is_first && self.to_move().person().is_some()).then_some(seat)
    }

    /// Whether something happened to somebody who did not do it: a moderator's deed, a missed
    /// deadline.
    pub fn surprises(&self) -> bool {
        self.moderated.is_some() || self.went_out.is_some()
    }

    /// The people who have seats, in seat order; somebody with several seats comes several times.
    pub fn people(&self) -> impl Iterator<Item = &Participant> {
        self.seats.values().filter_map(|who| who.person())
    }

    /// Who has the turn, or had it when the game ended.
    pub fn to_move(&self) -> &Holder<Participant> {
        &self.seats[self.standing.position().to_move()]
    }

    /// The seat that a Discord account would look at the board from: its own, else the first.
    pub fn seat_of_user(&self, user: UserId) -> Seat {
        let own = self.seats.iter().find(|(_, who)| who.user() == Some(user));
        own.map_or(Seat::FIRST, |(seat, _)| seat)
    }
}

impl MatchView {
    /// The message that shows a post instead of one of its own, where the server wants that.
    pub fn shown_in_place(&self, post: &Post) -> Option<OldMessage> {
        let old = post.replaces?;
        let is_board = matches!(old.retirement, Retirement::Line(_));
        // A change of a message notifies nobody.
        let tells_more = self.game().is_none_or(GameView::surprises);
        let in_place = self.past_boards == PastBoards::OneMessage
            && post.kind == PostKind::Board
            && is_board
            && !tells_more
            && old.channel == post.channel;
        in_place.then_some(old)
    }

    /// Whether its game has ended.
    pub fn is_finished(&self) -> bool {
        matches!(self.stage, StageView::Finished(_))
    }

    /// The game, if it has begun.
    pub fn game(&self) -> Option<&GameView> {
        match &self.stage {
            StageView::Running(game) | StageView::Finished(game) => Some(game),
            StageView::Open { .. } | StageView::Closed { .. } => None,
        }
    }

    /// Everybody who is in the match or invited.
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
