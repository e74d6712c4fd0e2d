//! People who play with two clients each, and what they were told.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use halma::ids::{AnswerToken, ChannelId, GuildId, MatchId, MessageId, Turn};
use halma::service::{Act, Changed, Error, MatchView, OfferKind, OfferMove, PlayRequest, Service};
use halma_rules::{Ply, Position, Seat};
use tokio::time::{Instant, sleep, timeout};

use super::chat::{Chat, Face};
use super::process::Process;
use crate::common::desk::person;
use crate::common::dice::Dice;
use crate::common::history::{Board, Call, Deed, NEVER, Offered, Operation, Sent, Stones};

/// How long a client waits for an answer; the call goes on.
const PATIENCE: Duration = Duration::from_secs(15);
/// How often a move is sent until it is given up.
const TRIES: usize = 3;
/// How long everybody plays before a client may resign: about once in this many times.
const LEAST: Duration = Duration::from_secs(300);
const RESIGNS: usize = 100;
/// From then on, one offer in this many is a draw.
const DRAWS: usize = 4;

/// What was done in a match, as its clients know it.
#[derive(Default)]
pub struct Record {
    clock: AtomicU64,
    operations: Mutex<Vec<Operation>>,
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

    /// Adds what nobody did, after everything else.
    pub fn conclude(&self, call: Call) {
        self.add(usize::MAX, (self.tick(), self.tick()), call);
    }

    pub fn history(&self) -> Vec<Operation> {
        self.operations.lock().unwrap().clone()
    }
}

/// The board of a match; `None` unless its game is running.
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
        OfferKind::Abort | OfferKind::Hints => unreachable!("nobody offers it"),
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
    pub user: u64,
    pub id: MatchId,
    pub processes: Vec<Arc<Process>>,
    pub record: Arc<Record>,
    pub chat: Chat,
    pub dice: Dice,
}

impl Client {
    /// Plays until told to stop: moves for the current turn or an old one, also when the other player
    /// is to move, offers of takebacks and later of draws, answers to them, and seldom a resignation,
    /// after which it goes on. What isn't answered is sent again, to any process.
    pub async fn play_until(mut self, stop: Arc<AtomicBool>) {
        let (begun, mut old) = (Instant::now(), None);
        while !stop.load(Ordering::SeqCst) {
            if let Some((turn, position, offer)) = self.look().await {
                let is_own = position.to_move().index() == self.seat;
                let plies = position.legal_plies();
                let other_deed = match self.dice.below(8) {
                    _ if begun.elapsed() > LEAST && self.dice.below(RESIGNS) == 0 => {
                        Some(Deed::Resign)
                    }
                    0 if begun.elapsed() > LEAST && self.dice.below(DRAWS) == 0 => {
                        Some(Deed::Offer(Offered::Draw))
                    }
                    0 => Some(Deed::Offer(Offered::Takeback)),
                    1 => Some(Deed::Withdraw),
                    2 | 3 if offer == Some(1 - self.seat) => Some(Deed::Accept),
                    4 if offer.is_some() => Some(Deed::Decline),
                    _ => None,
                };
                if let Some(deed) = other_deed {
                    self.send(turn, deed).await;
                } else if is_own && !plies.is_empty() {
                    let ply = plies[self.dice.below(plies.len())];
                    let Some(text) = ends(&position, ply) else {
                        return;
                    };
                    let deed = Deed::Move(text);
                    self.send(turn, deed.clone()).await;
                    old = Some((turn, deed));
                } else if let Some((before, deed)) = old.clone() {
                    // Again for the old turn, or too early.
                    let turn = [before, turn][self.dice.below(2)];
                    self.send(turn, deed).await;
                }
            }
            let pause = 1_000 + self.dice.below(9_000) as u64;
            sleep(Duration::from_millis(pause)).await;
        }
    }

    fn any_process(&mut self) -> Arc<Process> {
        let number = self.dice.below(self.processes.len());
        Arc::clone(&self.processes[number])
    }

    /// The turn, the position and the seat whose offer is open.
    async fn look(&mut self) -> Option<(Turn, Position, Option<usize>)> {
        let (id, process) = (self.id, self.any_process());
        let begin = self.record.tick();
        let call = process.call(|service| async move { service.match_view(id).await });
        let view = timeout(PATIENCE, call).await.ok()??.ok()?;
        let saw = board(&view)?;
        let offer = saw.offer.map(|(seat, _)| seat);
        let period = (begin, self.record.tick());
        self.record.add(self.number, period, Call::Saw(saw));
        let position = view.game()?.standing.position().clone();
        Some((view.card.turn, position, offer))
    }

    /// A message with the buttons of a turn.
    fn button(&mut self, turn: Turn) -> Option<MessageId> {
        let mut messages = self.chat.messages(self.id);
        let bears = |face: Face| face.has_buttons && face.turn == turn;
        messages.retain(|it| it.face.is_some_and(bears));
        let pressed = self.dice.below(messages.len().max(1));
        messages.get(pressed).map(|message| message.id)
    }

    async fn send(&mut self, turn: Turn, deed: Deed) {
        let sent = Sent {
            turn: turn.0,
            seat: self.seat,
            deed,
        };
        let interaction = self.chat.interact();
        // By the board page, by a command or by a button.
        let by = self.dice.below(3);
        let message = self.button(turn).filter(|_| by == 2);
        let begin = self.record.tick();
        for tried in 0..TRIES {
            let process = self.any_process();
            let act = Act {
                by: person(self.user),
                interaction,
                message,
                guild: Some(GuildId(5)).filter(|_| by > 0),
                channel: Some(ChannelId(6)).filter(|_| by > 0),
                token: Some(AnswerToken::new("a token")).filter(|_| by > 0),
                now: process.now(),
            };
            let (id, deed) = (self.id, sent.deed.clone());
            let called = Arc::clone(&process);
            let call = process.call(|service| async move {
                let changed = carry_out(&service, &act, id, turn, deed).await?;
                called.answer_with(service, act, changed.clone());
                Ok(changed)
            });
            let answer = timeout(PATIENCE, call).await.ok().flatten();
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
                Some(Err(Error::Fault(_))) | None => {
                    let pause = 500 + self.dice.below(3_000) as u64;
                    sleep(Duration::from_millis(pause)).await;
                }
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
            };
            return service.offer(act, id, Some(turn), kind).await;
        }
        Deed::Resign => return service.resign(act, id, Some(turn)).await,
        Deed::Accept => OfferMove::Accept,
        Deed::Decline => OfferMove::Decline,
        Deed::Withdraw => OfferMove::Withdraw,
    };
    service.answer_offer(act, id, turn, answer).await
}
