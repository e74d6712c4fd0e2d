//! People who play with two clients each, and what they were told.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use halma_rules::{Ply, Position, Seat};
use halma_service::{
    Act, Changed, Error, Hints, MatchView, OfferKind, OfferMove, PlayRequest, Service,
};
use halma_store::ids::{MatchId, Timestamp, Turn};
use tokio::time::{Instant, sleep};

use super::caller::Caller;
use crate::common::history::{Board, Call, Deed, NEVER, Offered, Operation, Sent, Stones};

/// How long every offer is one to cancel.
const BEGINNING: Duration = Duration::from_secs(30);
/// How often a move is sent until it is given up.
const TRIES: usize = 3;
/// How long everybody plays before a client may resign: about once in this many times.
const LEAST: Duration = Duration::from_secs(300);
const RESIGNS: usize = 100;
/// From then on, one offer in this many is a draw.
const DRAWS: usize = 4;
/// Of this many other offers, about one is to cancel, and two are to allow hints.
const RARELY: usize = 8;
/// How long people who oversleep wait for deadlines.
const AWAKE: Duration = Duration::from_secs(100 * 60);
/// How often they look whether the deadline is another one.
const LOOK_AGAIN: Duration = Duration::from_secs(60);
/// The time before and after a deadline in which they move.
const CLOSE: Duration = Duration::from_secs(3);
/// One look in this many is followed by something else than a move.
const OTHERS: usize = 10;

/// What was done in a match, as its clients know it.
#[derive(Default)]
pub struct Record {
    clock: AtomicU64,
    operations: Mutex<Vec<Operation>>,
    /// Whether somebody saw that hints are allowed.
    pub allowed_hints: AtomicBool,
}

impl Record {
    fn tick(&self) -> u64 {
        self.clock.fetch_add(1, Ordering::SeqCst)
    }

    fn add(&self, client: usize, (begin, end): (u64, u64), call: Call) {
        let operation = Operation {
            client,
            begin,
            end,
            call,
        };
        self.operations.lock().unwrap().push(operation);
    }

    /// Adds what none of the clients did, at any time.
    pub fn add_unseen(&self, call: Call) {
        self.add(usize::MAX, (0, self.tick()), call);
    }

    /// Adds what is known in the end.
    pub fn conclude(&self, call: Call) {
        self.add(usize::MAX, (self.tick(), self.tick()), call);
    }

    pub fn history(&self) -> Vec<Operation> {
        self.operations.lock().unwrap().clone()
    }
}

/// The board of a match; `None` before its game.
pub fn board(view: &MatchView) -> Option<Board> {
    let game = view.game()?;
    let position = game.standing.position();
    let mut stones = Stones::new();
    for seat in (0..2).map(Seat::at) {
        let named = position.stones(seat).map(|cell| {
            let cell = position.board().name(cell);
            (cell, format!("{seat:?}"))
        });
        stones.extend(named);
    }
    let open = game.offer.as_ref().filter(|offer| offer.open);
    let is_of = |seat, player| {
        let person = game.seats[Seat::at(seat)].person();
        person.is_some_and(|person| person.player == player)
    };
    let seat = |player| (0..2).find(|&seat| is_of(seat, player));
    let offered = |kind| match kind {
        OfferKind::Draw => Offered::Draw,
        OfferKind::Takeback => Offered::Takeback,
        OfferKind::Abort => Offered::Cancel,
        OfferKind::Hints => Offered::Hints,
    };
    Some(Board {
        turn: view.card.turn.0,
        stones,
        offer: open.and_then(|offer| Some((seat(offer.by.player)?, offered(offer.kind)))),
    })
}

/// The first and the last cell of a move; `None` for a pass.
pub fn ends(position: &Position, ply: Ply) -> Option<String> {
    let Ply::Move(mv) = ply else { return None };
    let name = |cell| position.board().name(cell);
    Some(format!("{}-{}", name(mv.from()), name(mv.to())))
}

/// A client of a player.
pub struct Client {
    pub number: usize,
    pub seat: usize,
    pub id: MatchId,
    pub record: Arc<Record>,
    pub caller: Caller,
}

/// What a client sees of a running game.
struct Seen {
    turn: Turn,
    position: Position,
    /// The seat whose offer is open.
    offer: Option<usize>,
    deadline: Option<Timestamp>,
}

impl Client {
    /// Plays until told to stop: moves for the current turn or an old one, also when the other player
    /// is to move, offers, answers to them, and seldom a resignation, after which it goes on. What
    /// isn't answered is sent again, to any process.
    pub async fn play_until(&mut self, stop: &AtomicBool, may_end: bool) {
        let (begun, mut old) = (Instant::now(), None);
        while !stop.load(Ordering::SeqCst) {
            if let Some(seen) = self.look().await {
                let turn = seen.turn;
                if let Some(deed) = self.other_deed(&seen, begun.elapsed(), may_end) {
                    self.send(turn, deed).await;
                } else if let Some(deed) = self.own_move(&seen) {
                    self.send(turn, deed.clone()).await;
                    old = Some((turn, deed));
                } else if let Some((before, deed)) = old.clone() {
                    // Again for the old turn, or too early.
                    let turn = [before, turn][self.caller.dice.below(2)];
                    self.send(turn, deed).await;
                }
            }
            self.pause(10_000).await;
        }
    }

    /// Waits for the deadline of each turn for a while, and moves then, in time or a moment late. The
    /// other player does something else now and then.
    pub async fn oversleep(&mut self) {
        let begun = Instant::now();
        while begun.elapsed() < AWAKE {
            let Some(seen) = self.look().await else {
                self.pause(60_000).await;
                continue;
            };
            let Some(deadline) = seen.deadline else {
                return;
            };
            let left = deadline.since(self.caller.chat.now());
            let own = self.own_move(&seen);
            if left > CLOSE {
                if own.is_none() && self.caller.dice.below(OTHERS) == 0 {
                    self.send(seen.turn, Deed::Withdraw).await;
                }
                sleep(left.saturating_sub(CLOSE).min(LOOK_AGAIN)).await;
            } else {
                self.pause(2 * CLOSE.as_millis() as usize).await;
                self.send(seen.turn, own.unwrap_or(Deed::Withdraw)).await;
            }
        }
    }

    /// Waits for a second, or for up to this many milliseconds.
    async fn pause(&mut self, longest: usize) {
        let pause = 1_000 + self.caller.dice.below(longest - 1_000) as u64;
        sleep(Duration::from_millis(pause)).await;
    }

    /// Something else than a move, at times.
    fn other_deed(&mut self, seen: &Seen, played: Duration, may_end: bool) -> Option<Deed> {
        let dice = &mut self.caller.dice;
        let may_end = may_end && played > LEAST;
        match dice.below(8) {
            0 if played < BEGINNING => Some(Deed::Offer(Offered::Cancel)),
            _ if may_end && dice.below(RESIGNS) == 0 => Some(Deed::Resign),
            0 if may_end && dice.below(DRAWS) == 0 => Some(Deed::Offer(Offered::Draw)),
            0 => Some(Deed::Offer(match dice.below(RARELY) {
                0 => Offered::Cancel,
                1 | 2 => Offered::Hints,
                _ => Offered::Takeback,
            })),
            1 => Some(Deed::Withdraw),
            2 | 3 if seen.offer == Some(1 - self.seat) => Some(Deed::Accept),
            4 if seen.offer.is_some() => Some(Deed::Decline),
            _ => None,
        }
    }

    /// A move, if it is this player's turn.
    fn own_move(&mut self, seen: &Seen) -> Option<Deed> {
        if seen.position.to_move().index() != self.seat {
            return None;
        }
        let plies = seen.position.legal_plies();
        let ply = plies.get(self.caller.dice.below(plies.len().max(1)))?;
        ends(&seen.position, *ply).map(Deed::Move)
    }

    async fn look(&mut self) -> Option<Seen> {
        let (id, begin) = (self.id, self.record.tick());
        let asked = self
            .caller
            .ask(|service| async move { service.match_view(id).await });
        let view = asked.await?;
        let saw = board(&view)?;
        let offer = saw.offer.map(|(seat, _)| seat);
        let period = (begin, self.record.tick());
        self.record.add(self.number, period, Call::Saw(saw));
        let game = view.game()?;
        if game.hints == Hints::Allowed {
            self.record.allowed_hints.store(true, Ordering::SeqCst);
        }
        Some(Seen {
            turn: view.card.turn,
            position: game.standing.position().clone(),
            offer,
            deadline: game.deadline,
        })
    }

    async fn send(&mut self, turn: Turn, deed: Deed) {
        let sent = Sent {
            turn: turn.0,
            seat: self.seat,
            deed,
        };
        let buttons = self.caller.chat.buttons(self.id, turn);
        let origin = self.caller.origin(buttons);
        let begin = self.record.tick();
        for tried in 0..TRIES {
            let (id, deed) = (self.id, sent.deed.clone());
            let carry_out = move |service: Service, act: Act| async move {
                carry_out(&service, &act, id, turn, deed).await
            };
            let answer = self.caller.act(origin, carry_out).await;
            let period = (begin, self.record.tick());
            match answer {
                Some(Ok(changed)) => {
                    self.record.add(self.number, period, Call::Accepted(sent));
                    if let Some(board) = board(&changed.view) {
                        self.record.add(self.number, period, Call::Saw(board));
                    }
                    return;
                }
                // An earlier try may still arrive, and what it offers or answers isn't refused then.
                Some(Err(Error::Refusal(_)))
                    if tried > 0 && !matches!(sent.deed, Deed::Move(_)) =>
                {
                    break;
                }
                Some(Err(Error::Refusal(_) | Error::Illegal(_))) => {
                    self.record.add(self.number, period, Call::Refused(sent));
                    return;
                }
                Some(Err(Error::Fault(_))) | None => self.caller.hesitate().await,
            }
        }
        let period = (begin, NEVER);
        self.record.add(self.number, period, Call::Unanswered(sent));
    }
}

async fn carry_out(
    service: &Service,
    act: &Act,
    id: MatchId,
    turn: Turn,
    deed: Deed,
) -> Result<Changed, Error> {
    let answer = match deed {
        Deed::Move(text) => {
            let turn = Some(turn);
            let request = PlayRequest {
                act: act.clone(),
                id,
                turn,
                text,
            };
            return service.play(&request).await;
        }
        Deed::Offer(what) => {
            let kind = match what {
                Offered::Takeback => OfferKind::Takeback,
                Offered::Draw => OfferKind::Draw,
                Offered::Cancel => OfferKind::Abort,
                Offered::Hints => OfferKind::Hints,
            };
            return service.offer(act, id, Some(turn), kind).await;
        }
        Deed::Resign => return service.resign(act, id, Some(turn)).await,
        Deed::TimeOut => unreachable!("nobody does that"),
        Deed::Accept => OfferMove::Accept,
        Deed::Decline => OfferMove::Decline,
        Deed::Withdraw => OfferMove::Withdraw,
    };
    service.answer_offer(act, id, turn, answer).await
}
