//! The computer's part in matches: it checks whose turn it is, has the engine think on separate
//! threads, and passes the moves to the service. Nothing here knows Discord, and nobody has to wait
//! for it.
//!
//! An index of the games in which it is the computer's turn is stored with the matches, so after a
//! restart the thinking is repeated, with the same result.

mod advice;
mod proofs;
mod replies;
mod thinking;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use futures::StreamExt;
use futures::stream::FuturesUnordered;
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;
use tokio_util::task::AbortOnDropHandle;

pub use advice::{Adviser, Analysis, Hint, NoAdvice, Reviews};
pub use replies::Expected;

use halma_mind::Memory;
use halma_rules::Ply;
use halma_service::background::{Pool, Priority};
use halma_service::ids::MatchId;
use halma_service::{Attempt, Clock, Error, MindPlay, MindTurn, Service};
use replies::Replies;

/// How often to check whose turn it is without being notified.
const PAUSE: Duration = Duration::from_secs(2);
/// The pause before retrying a game that has advanced meanwhile.
const SHORT_PAUSE: Duration = Duration::from_millis(100);
/// The maximum number of games being thought about or waiting for a thread.
const MOST_AT_ONCE: usize = 256;
/// How long a game may wait for moves before simple ones are played: far longer than thinking
/// takes, unless something is wrong.
const LATE: Duration = Duration::from_secs(60);

/// The default maximum number of threads: thinking must not occupy a machine with many cores.
const USUAL_THREADS: usize = 2;
/// The number of positions that a search caches, 16 bytes each.
const REMEMBERED: usize = 1 << 17;

/// Creates the memory of one search. It is created per search, so that an idle bot holds none.
fn memory() -> Memory {
    Memory::with_positions(REMEMBERED)
}

/// The matches in which the computer plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turns {
    /// In all.
    All,
    /// Those in which someone waits for its answer here; another process plays the rest.
    Expected,
    /// Those in which nobody waits.
    Others,
}

/// Returns the default number of threads for thinking: one per core, at most 2.
pub fn usual_threads() -> usize {
    thread::available_parallelism().map_or(1, |cores| cores.get().min(USUAL_THREADS))
}

/// The computer opponent in matches.
#[derive(Clone)]
pub struct Opponent {
    pool: Pool,
    /// Questions from people about a position or a game, which don't delay matches.
    studies: Pool,
    /// Analyses of whole games, which don't delay hints.
    reviews: Pool,
    /// Proofs of races, which don't delay anything.
    proofs: Pool,
    replies: Replies,
    looks: Arc<Notify>,
}

impl Opponent {
    /// Creates an opponent with this many threads, at least one.
    ///
    /// # Errors
    /// The system can't start threads.
    pub fn new(threads: usize, priority: Priority) -> std::io::Result<Self> {
        Ok(Self {
            pool: Pool::new("mind", threads, priority)?,
            studies: Pool::new("study", 1, priority)?,
            reviews: Pool::new("review", 1, priority)?,
            proofs: Pool::new("proof", 1, priority)?,
            replies: Replies::default(),
            looks: Arc::default(),
        })
    }

    /// Notes that someone waits for the computer's answer in a match where it may be its turn.
    pub fn expect(&self, id: MatchId) -> Expected {
        let expected = self.replies.expect(id);
        self.looks.notify_one();
        expected
    }

    /// Notes that it may be the computer's turn somewhere, and that nobody waits for its answer.
    pub fn look(&self) {
        self.looks.notify_one();
    }

    /// Runs a question from a person, one at a time; `None` if it panicked.
    pub async fn study<T: Send + 'static>(
        &self,
        think: impl FnOnce(&mut Memory) -> T + Send + 'static,
    ) -> Option<T> {
        self.studies.run(move || think(&mut memory())).await
    }

    /// Like [`Opponent::study`], for longer work.
    pub async fn review<T: Send + 'static>(
        &self,
        think: impl FnOnce(&mut Memory) -> T + Send + 'static,
    ) -> Option<T> {
        self.reviews.run(move || think(&mut memory())).await
    }

    /// Returns the number of moves being thought about or waiting.
    pub fn busy(&self) -> usize {
        self.pool.busy()
    }

    /// Plays the computer's moves until `stop` is canceled. Calls `moved` after each change that
    /// nobody waited for and that left a post.
    pub async fn play_until(
        &self,
        turns: Turns,
        stop: CancellationToken,
        service: Service,
        clock: Arc<dyn Clock>,
        moved: impl Fn(),
    ) {
        let mut under_way = BTreeSet::new();
        let mut playing = FuturesUnordered::new();
        loop {
            match service.minds_to_move().await {
                Ok(waiting) => {
                    for id in waiting {
                        if !self.plays_in(turns, id) {
                            continue;
                        }
                        if under_way.len() < MOST_AT_ONCE && under_way.insert(id) {
                            playing.push(self.guarded(service.clone(), id, Arc::clone(&clock)));
                        }
                    }
                }
                Err(error) => tracing::error!(?error, "can't read the computer's turns"),
            }
            tokio::select! {
                () = stop.cancelled() => return,
                () = self.looks.notified(), if turns != Turns::Others => {}
                () = tokio::time::sleep(PAUSE) => {}
                Some((id, has_posted)) = playing.next() => {
                    under_way.remove(&id);
                    if has_posted {
                        moved();
                    }
                }
            }
        }
    }

    fn plays_in(&self, turns: Turns, id: MatchId) -> bool {
        match turns {
            Turns::All => true,
            Turns::Expected => self.replies.is_expected(id),
            Turns::Others => !self.replies.is_expected(id),
        }
    }

    /// Plays the computer's moves in a match as a separate task, so that a panic ends only that
    /// task.
    async fn guarded(
        &self,
        service: Service,
        id: MatchId,
        clock: Arc<dyn Clock>,
    ) -> (MatchId, bool) {
        let here = self.clone();
        let task = tokio::spawn(async move { here.play(&service, id, &*clock).await });
        match AbortOnDropHandle::new(task).await {
            Ok(played) => played,
            Err(error) => {
                tracing::error!(%error, %id, "the computer's turn panicked");
                tokio::time::sleep(PAUSE).await;
                (id, false)
            }
        }
    }

    /// Plays the computer's moves in a match. Returns whether it left a post that nobody waited
    /// for.
    async fn play(&self, service: &Service, id: MatchId, clock: &dyn Clock) -> (MatchId, bool) {
        match self.try_play(service, id, clock).await {
            Ok(has_posted) => (id, has_posted),
            Err(error) => {
                tracing::error!(?error, %id, "the computer can't move");
                // It is retried, but not at once.
                tokio::time::sleep(PAUSE).await;
                (id, false)
            }
        }
    }

    async fn try_play(
        &self,
        service: &Service,
        id: MatchId,
        clock: &dyn Clock,
    ) -> Result<bool, Error> {
        let Some(turn) = service.mind_turn(id).await? else {
            return Ok(false);
        };
        let (number, plies) = (turn.turn, self.think(turn).await);
        // From here on the waiting person waits until the moves are stored.
        let waiting = self.replies.take(id);
        let thought = MindPlay {
            id,
            turn: number,
            plies,
            in_answer: waiting.is_some(),
            now: clock.now(),
        };
        let Some(changed) = service.play_minds(&thought).await? else {
            tokio::time::sleep(SHORT_PAUSE).await;
            return Ok(false);
        };
        let Some(post) = &changed.post else {
            return Ok(false);
        };
        let (post, answers) = (post.reference, post.answers.is_some());
        // The delivery worker sends posts that answer nothing; in a conversation it can't.
        let is_conversation = changed.view.card.place.guild.is_conversation();
        let waiting = waiting.filter(|_| answers || is_conversation);
        let is_taken = waiting.is_some_and(|waiting| waiting.send(changed).is_ok());
        if answers && !is_taken {
            service.hand_on(post, Attempt::Failed, clock.now()).await?;
        }
        Ok(!is_taken)
    }

    /// Returns the computer's next moves; simple ones if thinking fails.
    async fn think(&self, turn: MindTurn) -> Vec<Ply> {
        let (id, plain) = (turn.id, turn.clone());
        let thinking = self.pool.run(move || thinking::plies(turn, &mut memory()));
        match tokio::time::timeout(LATE, thinking).await {
            Ok(Some(plies)) if !plies.is_empty() => return plies,
            Ok(_) => tracing::error!(%id, "thinking failed, playing a simple move"),
            Err(_) => tracing::error!(%id, "thinking took too long, playing a simple move"),
        }
        thinking::plain_ply(&plain).into_iter().collect()
    }
}
