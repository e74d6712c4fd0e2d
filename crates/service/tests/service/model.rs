//! A plain model of the service for games of two: exactly those it allows may act, and every match
//! has the state it says. It knows the engine, but no stores, logs or retries.

use halma_rules::{Event, Game, Outcome, Ply, Reason, Rules, Seat, Variant};
use halma_service::{LobbyMove, OfferKind, OfferMove};
use halma_store::ids::MatchId;

use crate::common::desk::MINUTE;

const HOUR: i64 = 60 * MINUTE;
/// A shorter gap isn't an outage.
const LEAST_OUTAGE: i64 = 5 * MINUTE;
const LOBBY_LASTS: i64 = 7 * 24 * HOUR;
/// One day at a time, at most a week in total.
const GIFT: i64 = 24 * HOUR;
const MOST_GIVEN: i64 = 7 * GIFT;

/// How much time there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Time {
    Unlimited,
    Hour,
    /// Three days for all moves; each adds half a day, up to five in all.
    Bank,
}

const BANK: i64 = 3 * 24 * HOUR;
const INCREMENT: i64 = 12 * HOUR;
const MOST_IN_BANK: i64 = 5 * 24 * HOUR;

/// An action in a match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Deed {
    Answer(LobbyMove),
    /// The legal ply with this number, or an illegal move.
    Move(Option<usize>),
    Offer(OfferKind),
    AnswerOffer(OfferMove),
    Resign,
    GiveDay,
    /// By a moderator.
    End,
    Undo,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Offer {
    pub kind: OfferKind,
    pub by: u64,
    pub open: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Stage {
    Open { expires: i64 },
    Closed,
    Running,
    Over(Outcome),
}

/// A match between two people, or one person's practice.
#[derive(Clone, Debug)]
pub struct Match {
    pub id: MatchId,
    pub challenger: u64,
    /// `None` if anyone may join.
    pub invited: Option<u64>,
    time: Time,
    pub stage: Stage,
    /// The people in the seats, once it runs.
    pub seats: [u64; 2],
    pub game: Game,
    pub offers: Vec<Offer>,
    began: i64,
    given: i64,
    /// What was left of the banks when each turn began, the current one's last.
    banks: Vec<[i64; 2]>,
    given_in_all: [i64; 2],
    outages: Vec<(i64, i64)>,
}

impl Match {
    pub fn new(
        id: MatchId,
        by: u64,
        invited: Option<u64>,
        rules: Rules,
        time: Time,
        now: i64,
    ) -> Self {
        let is_alone = invited == Some(by);
        Self {
            id,
            challenger: by,
            invited,
            time,
            stage: if is_alone {
                Stage::Running
            } else {
                Stage::Open {
                    expires: now + LOBBY_LASTS,
                }
            },
            seats: [by, by],
            game: Game::new(rules),
            offers: Vec::new(),
            began: now,
            given: 0,
            banks: vec![[BANK; 2]],
            given_in_all: [0; 2],
            outages: Vec::new(),
        }
    }

    pub fn is_practice(&self) -> bool {
        self.seats[0] == self.seats[1]
    }

    pub fn to_move(&self) -> u64 {
        self.seats[self.game.position().to_move().index()]
    }

    pub fn has_seat(&self, user: u64) -> bool {
        self.seats.contains(&user)
    }

    /// Whether it is one of a person's unfinished matches, and if so, whether it waits for that
    /// person.
    pub fn expects(&self, user: u64) -> Option<bool> {
        match self.stage {
            Stage::Open { .. } if self.invited == Some(user) => Some(true),
            Stage::Open { .. } if self.challenger == user => Some(false),
            Stage::Running if self.has_seat(user) => Some(self.to_move() == user),
            _ => None,
        }
    }

    /// Returns true if it has a result that counts.
    pub fn counts(&self) -> bool {
        let is_void = |outcome: Outcome| outcome == Outcome::void(Reason::Aborted);
        matches!(self.stage, Stage::Over(outcome) if !is_void(outcome)) && !self.is_practice()
    }

    fn has_begun(&self) -> bool {
        self.game
            .standing()
            .own_moves()
            .values()
            .all(|moves| *moves >= 2)
    }

    /// How many plies are undone to take back a person's last one; `None` if there is none.
    fn undone(&self, user: u64) -> usize {
        let plies: Vec<(Seat, Ply)> = (self.game.history().iter())
            .filter_map(|event| match *event {
                Event::Ply { seat, ply } => Some((seat, ply)),
                Event::Out { .. } => None,
            })
            .collect();
        let is_own =
            |(seat, ply): &(Seat, Ply)| self.seats[seat.index()] == user && *ply != Ply::Pass;
        let from_the_end = plies.iter().rev().position(is_own);
        from_the_end.map_or(0, |index| index + 1)
    }

    fn take_back(&mut self, count: usize, now: i64) {
        let history = self.game.history().to_vec();
        self.game = Game::new(self.game.rules());
        for event in &history[..history.len() - count] {
            if let Event::Ply { ply, .. } = *event {
                self.game.play(ply).expect("it was played before");
            }
        }
        self.banks.truncate(self.banks.len() - count);
        self.turn_passes(now);
    }

    fn turn_passes(&mut self, now: i64) {
        self.offers.clear();
        (self.began, self.given) = (now, 0);
    }

    fn end(&mut self, outcome: Outcome) {
        self.stage = Stage::Over(outcome);
    }

    fn take_out(&mut self, seat: Seat, reason: Reason) {
        let winner = Seat::at(1 - seat.index());
        self.end(Outcome::won(winner, reason));
    }

    /// Performs an action if the person may; otherwise does nothing. Returns whether they may.
    /// `is_stale` means that the button belongs to an older board.
    pub fn act(&mut self, user: u64, deed: Deed, is_stale: bool, now: i64) -> bool {
        if self.stage == Stage::Running || !matches!(deed, Deed::Answer(_) | Deed::End) {
            let needs_seat = !matches!(deed, Deed::End | Deed::Undo);
            let may =
                self.stage == Stage::Running && (!needs_seat || self.has_seat(user)) && !is_stale;
            return may && self.act_in_game(user, deed, now);
        }
        match (deed, &self.stage) {
            (Deed::End, Stage::Open { .. }) => self.stage = Stage::Closed,
            (Deed::Answer(lobby_move), Stage::Open { .. }) => {
                return self.answer(user, lobby_move, now);
            }
            _ => return false,
        }
        true
    }

    fn answer(&mut self, user: u64, lobby_move: LobbyMove, now: i64) -> bool {
        let is_challenger = user == self.challenger;
        match lobby_move {
            LobbyMove::Join
                if !is_challenger && self.invited.is_none_or(|invited| invited == user) =>
            {
                self.seats = [self.challenger, user];
                self.stage = Stage::Running;
                self.began = now;
            }
            LobbyMove::Decline if self.invited == Some(user) => self.stage = Stage::Closed,
            LobbyMove::Withdraw if is_challenger => self.stage = Stage::Closed,
            _ => return false,
        }
        true
    }

    fn act_in_game(&mut self, user: u64, deed: Deed, now: i64) -> bool {
        let to_move = self.game.position().to_move();
        match deed {
            Deed::Move(Some(number)) if self.to_move() == user => self.play(number, now),
            Deed::Answer(_) | Deed::Move(_) => return false,
            Deed::Resign => {
                let own = if self.to_move() == user {
                    to_move
                } else {
                    Seat::at(1 - to_move.index())
                };
                self.take_out(own, Reason::Resignation);
            }
            Deed::GiveDay => {
                let seat = to_move.index();
                let given = match self.time {
                    Time::Bank => self.given_in_all[seat],
                    Time::Hour | Time::Unlimited => self.given,
                };
                let may =
                    given < MOST_GIVEN && self.deadline(&[]).is_some() && self.to_move() != user;
                if may {
                    self.give(seat);
                }
                return may;
            }
            Deed::End => self.end(Outcome::void(Reason::Aborted)),
            Deed::Undo => {
                let last = self
                    .game
                    .history()
                    .iter()
                    .rev()
                    .find_map(|event| match *event {
                        Event::Ply { seat, ply } if ply != Ply::Pass => Some(seat),
                        _ => None,
                    });
                let Some(last) = last else { return false };
                self.take_back(self.undone(self.seats[last.index()]), now);
            }
            Deed::Offer(kind) => return self.offer(user, kind, now),
            Deed::AnswerOffer(offer_move) => return self.answer_offer(user, offer_move, now),
        }
        true
    }

    fn give(&mut self, seat: usize) {
        if self.time != Time::Bank {
            self.given += GIFT;
            return;
        }
        self.given_in_all[seat] += GIFT;
        for banks in &mut self.banks {
            banks[seat] += GIFT;
        }
    }

    /// Returns the banks after a move of the seat to move.
    fn banks_after(&self, now: i64) -> [i64; 2] {
        let mut banks = *self.banks.last().expect("a turn");
        if self.is_practice() {
            return banks;
        }
        let stood: i64 = (self.outages.iter())
            .map(|&(from, until)| (until.min(now) - from.max(self.began)).max(0))
            .sum();
        let bank = &mut banks[self.game.position().to_move().index()];
        *bank -= now - self.began - stood;
        *bank = (*bank).max(MOST_IN_BANK.min(*bank + INCREMENT));
        banks
    }

    fn play(&mut self, number: usize, now: i64) {
        let banks = self.banks_after(now);
        let plies = self.game.position().legal_plies();
        self.game
            .play(plies[number % plies.len()])
            .expect("it is legal");
        self.banks.push(banks);
        while self.game.outcome().is_none()
            && !self
                .game
                .position()
                .can_move(self.game.position().to_move())
        {
            self.game.play(Ply::Pass).expect("nothing else is possible");
            self.banks.push(banks);
        }
        self.turn_passes(now);
        if let Some(outcome) = self.game.outcome() {
            self.end(outcome);
        }
    }

    fn offer(&mut self, user: u64, kind: OfferKind, now: i64) -> bool {
        let is_possible = match kind {
            OfferKind::Abort => !self.has_begun(),
            OfferKind::Takeback => self.undone(user) > 0,
            OfferKind::Draw => true,
            OfferKind::Hints => false,
        };
        if !is_possible
            || self
                .offers
                .iter()
                .any(|offer| offer.open || offer.by == user)
        {
            return false;
        }
        self.offers.push(Offer {
            kind,
            by: user,
            open: true,
        });
        if self.is_practice() {
            self.agree(now);
        }
        true
    }

    fn answer_offer(&mut self, user: u64, offer_move: OfferMove, now: i64) -> bool {
        let Some(offer) = self.offers.iter_mut().find(|offer| offer.open) else {
            return false;
        };
        if (offer.by == user) != (offer_move == OfferMove::Withdraw) {
            return false;
        }
        if offer_move == OfferMove::Accept {
            self.agree(now);
        } else {
            offer.open = false;
        }
        true
    }

    /// Everyone agrees to the current offer.
    fn agree(&mut self, now: i64) {
        let offer = *self.offers.last().expect("an offer");
        match offer.kind {
            OfferKind::Draw => self.end(Outcome::drawn(Reason::Agreement)),
            OfferKind::Abort => self.end(Outcome::void(Reason::Aborted)),
            OfferKind::Takeback => self.take_back(self.undone(offer.by), now),
            OfferKind::Hints => {}
        }
    }

    /// The end of the turn, extended by the outages that overlap it.
    pub fn deadline(&self, outages: &[(i64, i64)]) -> Option<i64> {
        if self.is_practice() || self.stage != Stage::Running {
            return None;
        }
        let mut deadline = match self.time {
            Time::Unlimited => return None,
            Time::Hour => self.began + HOUR + self.given,
            Time::Bank => {
                let banks = self.banks.last().expect("a turn");
                self.began + banks[self.game.position().to_move().index()]
            }
        };
        for &(from, until) in outages {
            if from < deadline && until > self.began {
                deadline += until - from.max(self.began);
            }
        }
        Some(deadline)
    }

    /// Applies the passage of time.
    pub fn judge(&mut self, outages: &[(i64, i64)], now: i64) {
        outages.clone_into(&mut self.outages);
        if matches!(self.stage, Stage::Open { expires } if expires <= now) {
            self.stage = Stage::Closed;
        }
        if self
            .deadline(outages)
            .is_some_and(|deadline| deadline <= now)
        {
            if self.has_begun() {
                self.take_out(self.game.position().to_move(), Reason::Timeout);
            } else {
                self.end(Outcome::void(Reason::Aborted));
            }
        }
    }
}

/// The games in this model.
pub fn rules(number: usize) -> Rules {
    Rules::default_for([Variant::MiniCorners, Variant::Halma8, Variant::Star2][number % 3])
}

/// Returns true if a gap between heartbeats is an outage.
pub fn is_outage(from: i64, until: i64) -> bool {
    until - from > LEAST_OUTAGE
}
