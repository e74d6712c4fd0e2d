//! People who play on the board page, each with two browsers, and what they were told.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use reqwest::{Client as Http, StatusCode};
use serde_json::{Value, json};
use tokio::task::JoinHandle;
use tokio_util::task::TaskTracker;

use crate::common::history::{Board, Call, Deed, NEVER, Offered, Operation, Sent, Stones};
use crate::common::players::Dice;

/// How long a person waits before doing something else; the call goes on.
const PATIENCE: Duration = Duration::from_secs(2);
/// When a call without an answer is given up.
const GIVEN_UP_AFTER: Duration = Duration::from_secs(60);

/// What was done in a match, as its clients know it.
#[derive(Default)]
pub struct Record {
    clock: AtomicU64,
    operations: Mutex<Vec<Operation>>,
    /// By seat and move, the turn in which it was tried.
    tried: Mutex<HashMap<(usize, String), u64>>,
    /// The calls that aren't answered yet.
    pub calls: TaskTracker,
    /// Moves that were accepted.
    pub moved: AtomicUsize,
    /// Calls that the bot answered with a fault.
    pub failed: AtomicUsize,
    /// Answers that no call should get.
    pub strange: Mutex<Vec<String>>,
}

impl Record {
    pub fn tick(&self) -> u64 {
        self.clock.fetch_add(1, Ordering::SeqCst)
    }

    pub fn add(&self, client: usize, (begin, end): (u64, u64), call: Call) {
        let operation = Operation {
            client,
            begin,
            end,
            call,
        };
        self.operations.lock().unwrap().push(operation);
    }

    /// Whether a move wasn't tried in another turn. Made again in the same round, one that was taken
    /// back would have the same line in the chat, and look like a board that is posted twice.
    fn is_new(&self, seat: usize, turn: u64, moved: &Deed) -> bool {
        let tried = self.tried.lock().unwrap();
        let before = tried.get(&(seat, text(moved)));
        before.is_none_or(|before| *before == turn)
    }

    fn try_out(&self, seat: usize, turn: u64, moved: &Deed) {
        let mut tried = self.tried.lock().unwrap();
        tried.insert((seat, text(moved)), turn);
    }

    fn count_fault(&self, status: StatusCode) {
        let failed = usize::from(status == StatusCode::SERVICE_UNAVAILABLE);
        self.failed.fetch_add(failed, Ordering::SeqCst);
    }

    fn note(&self, strange: String) {
        self.strange.lock().unwrap().push(strange);
    }

    pub fn history(&self) -> Vec<Operation> {
        self.operations.lock().unwrap().clone()
    }
}

/// A board as the page shows it to a player.
#[derive(Clone)]
pub struct Shown {
    pub board: Board,
    /// The player's moves, each with its route; empty while it is the other's turn.
    moves: Vec<Deed>,
    /// How the player may answer an open offer.
    answers: Vec<Deed>,
}

impl Shown {
    /// What a page shows to the player in a seat.
    fn of(page: &Value, seat: usize) -> Self {
        let mut stones = Stones::new();
        for (color, cells) in page["game"]["stones"].as_object().unwrap() {
            let cells = cells.as_array().unwrap().iter();
            stones.extend(cells.map(|cell| (cell.as_str().unwrap().to_owned(), color.clone())));
        }
        let moves = page["game"]["moves"].as_array().unwrap().iter();
        let answers = page["answers"].as_array().unwrap().iter();
        let answers: Vec<_> = answers
            .map(|how| match how.as_str().unwrap() {
                "accept" => Deed::Accept,
                "decline" => Deed::Decline,
                "withdraw" => Deed::Withdraw,
                other => panic!("{other}"),
            })
            .collect();
        Self {
            board: Board {
                turn: page["turn"].as_u64().unwrap(),
                stones,
                offer: match answers[..] {
                    [] => None,
                    [Deed::Withdraw] => Some((seat, Offered::Takeback)),
                    _ => Some((1 - seat, Offered::Takeback)),
                },
            },
            answers,
            moves: moves
                .map(|one| Deed::Move(one["route"].as_str().unwrap().to_owned()))
                .collect(),
        }
    }
}

/// The first and the last cell of a move.
pub fn ends(route: &str) -> String {
    let (from, rest) = route.split_once('-').unwrap();
    format!("{from}-{}", rest.rsplit('-').next().unwrap())
}

/// A move in the words of a history.
fn text(moved: &Deed) -> String {
    match moved {
        Deed::Move(route) => ends(route),
        other => panic!("{other:?} is no move"),
    }
}

/// A browser of a player.
#[derive(Clone)]
pub struct Browser {
    pub client: usize,
    pub seat: usize,
    pub http: Http,
    pub cookie: String,
    /// The page's address, and those of all processes.
    pub origin: String,
    pub processes: Vec<String>,
    pub code: String,
    pub record: Arc<Record>,
}

impl Browser {
    /// Looks at the board.
    pub fn look(&self, process: usize) -> JoinHandle<Option<Shown>> {
        let it = self.clone();
        self.record.calls.spawn(async move {
            let begin = it.record.tick();
            let (status, page) = it.ask(process, None).await.ok()?;
            it.record.count_fault(status);
            if status != StatusCode::OK {
                return None;
            }
            let shown = Shown::of(&page, it.seat);
            let saw = Call::Saw(shown.board.clone());
            it.record.add(it.client, (begin, it.record.tick()), saw);
            Some(shown)
        })
    }

    /// Sends a move by its whole route, an offer, or an answer to one.
    fn send(&self, process: usize, turn: u64, deed: &Deed) -> JoinHandle<()> {
        let it = self.clone();
        let answer = |how| json!({ "act": "answer", "turn": turn, "how": how });
        let act = match deed {
            Deed::Move(route) => json!({ "act": "move", "turn": turn, "text": route }),
            Deed::Offer(what) => {
                let kind = match what {
                    Offered::Takeback => "takeback",
                    Offered::Draw => "draw",
                    Offered::Cancel => "abort",
                    Offered::Hints => "hints",
                };
                json!({ "act": "offer", "turn": turn, "kind": kind })
            }
            Deed::Accept => answer("accept"),
            Deed::Decline => answer("decline"),
            Deed::Withdraw => answer("withdraw"),
            Deed::Resign => json!({ "act": "resign", "turn": turn }),
            Deed::TimeOut => unreachable!("nobody does that"),
        };
        let sent = Sent {
            turn,
            seat: self.seat,
            deed: match deed {
                Deed::Move(route) => Deed::Move(ends(route)),
                other => other.clone(),
            },
        };
        self.record.calls.spawn(async move {
            let record = &it.record;
            let begin = record.tick();
            let answer = it.ask(process, Some(&act)).await;
            let period = (begin, record.tick());
            if let Ok((status, _)) = answer {
                record.count_fault(status);
            }
            match answer {
                Ok((StatusCode::OK, page)) => {
                    let shown = Shown::of(&page, it.seat);
                    let passes = matches!(sent.deed, Deed::Move(_) | Deed::Accept);
                    if shown.board.turn < turn + u64::from(passes) {
                        record.note(format!("turn {turn} accepted with an older board"));
                    }
                    let moved = usize::from(matches!(sent.deed, Deed::Move(_)));
                    record.moved.fetch_add(moved, Ordering::SeqCst);
                    record.add(it.client, period, Call::Accepted(sent));
                    record.add(it.client, period, Call::Saw(shown.board));
                }
                // Only legal moves are sent, so one that isn't legal was made for another board.
                Ok((StatusCode::CONFLICT | StatusCode::UNPROCESSABLE_ENTITY, _)) => {
                    record.add(it.client, period, Call::Refused(sent));
                }
                Ok((StatusCode::TOO_MANY_REQUESTS, _)) => {}
                Err(error) if error.is_connect() => {}
                Ok((status, _)) if status.is_server_error() => {
                    record.add(it.client, (begin, NEVER), Call::Unanswered(sent));
                }
                Ok((status, told)) => record.note(format!("{status}: {told}")),
                Err(_) => record.add(it.client, (begin, NEVER), Call::Unanswered(sent)),
            }
        })
    }

    async fn ask(
        &self,
        process: usize,
        act: Option<&Value>,
    ) -> reqwest::Result<(StatusCode, Value)> {
        let url = format!("{}/board/api/game/{}", self.processes[process], self.code);
        let request = match act {
            Some(act) => self.http.post(url).body(act.to_string()),
            None => self.http.get(url),
        };
        let request = request
            .header("origin", &self.origin)
            .header("cookie", &self.cookie)
            .timeout(GIVEN_UP_AFTER);
        let response = request.send().await?;
        let status = response.status();
        let text = response.text().await?;
        Ok((status, serde_json::from_str(&text).unwrap_or_default()))
    }

    /// Plays until told to stop, each time at any of the processes: sends a move once or twice, for the
    /// current turn or an old one, also when the other player is to move, and offers and answers for
    /// takebacks.
    pub async fn play_until(self, stop: Arc<AtomicBool>, mut dice: Dice) {
        let mut old = None;
        while !stop.load(Ordering::SeqCst) {
            let looked = self.look(self.any(&mut dice));
            let shown = tokio::time::timeout(PATIENCE, looked).await;
            if let Ok(Some(shown)) = shown.map(Result::unwrap) {
                let turn = shown.board.turn;
                let is_new = |moved: &&Deed| self.record.is_new(self.seat, turn, moved);
                let moves: Vec<&Deed> = shown.moves.iter().filter(is_new).collect();
                let mut sends = Vec::new();
                let about_offers = match dice.below(8) {
                    0 => Some(Deed::Offer(Offered::Takeback)),
                    1 => Some(Deed::Withdraw),
                    2 | 3 => shown.answers.first().cloned(),
                    4 => shown.answers.last().cloned(),
                    _ => None,
                };
                if let Some(deed) = about_offers {
                    sends.push(self.send(self.any(&mut dice), turn, &deed));
                } else if !moves.is_empty() {
                    let mut any = || moves[dice.below(moves.len())];
                    let (first, other) = (any(), any());
                    self.record.try_out(self.seat, turn, first);
                    self.record.try_out(self.seat, turn, other);
                    sends.push(self.send(self.any(&mut dice), turn, first));
                    match dice.below(3) {
                        0 => sends.push(self.send(self.any(&mut dice), turn, first)),
                        1 => sends.push(self.send(self.any(&mut dice), turn, other)),
                        _ => {}
                    }
                    old = Some((turn, first.clone()));
                } else if let Some((before, moved)) = &old {
                    // Again for the old turn, or too early.
                    let turn = [*before, turn][dice.below(2)];
                    sends.push(self.send(self.any(&mut dice), turn, moved));
                }
                let all = futures::future::join_all(sends);
                if let Ok(sent) = tokio::time::timeout(PATIENCE, all).await {
                    sent.into_iter().for_each(Result::unwrap);
                }
            }
            let pause = 10 + dice.below(80) as u64;
            tokio::time::sleep(Duration::from_millis(pause)).await;
        }
    }

    fn any(&self, dice: &mut Dice) -> usize {
        dice.below(self.processes.len())
    }
}
