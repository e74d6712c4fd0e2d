//! The computer's part in matches: it looks whose turn it is, has the mind think about it on threads of
//! its own, and hands the moves to the service. Nothing here knows Discord, and nobody waits for it
//! who does not want to.
//!
//! What is to be thought about is stored with the match (an index of the games in which it is the
//! computer's turn), so after a restart it is thought about again, and comes to the same.

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

pub use replies::Expected;

use crate::background::Pool;
use crate::ids::MatchId;
use crate::service::{Attempt, Clock, Error, MindPlay, MindTurn, Service};
use halma_mind::Memory;
use halma_rules::Ply;
use replies::Replies;

/// How often it is looked whose turn it is where nobody says that it is the computer's.
const PAUSE: Duration = Duration::from_secs(2);
/// The pause before a game is looked at again that has gone on meanwhile.
const SHORT_PAUSE: Duration = Duration::from_millis(100);
/// How many games are thought about or wait for a thread at the same time.
const MOST_AT_ONCE: usize = 256;
/// How long a game may wait for its moves before plain ones are played: far longer than thinking
/// takes, unless something is wrong.
const LATE: Duration = Duration::from_secs(60);

/// The most threads for thinking unless the operator says otherwise: thinking must not take all of a
/// machine that has many cores.
const USUAL_THREADS: usize = 2;
/// The positions that a search remembers, 16 bytes each.
const REMEMBERED: usize = 1 << 17;

/// The memory of one search. It is made when a search begins, so that an idle bot holds none.
fn memory() -> Memory {
    Memory::with_positions(REMEMBERED)
}

/// In which matches the computer plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turns {
    /// In all.
    All,
    /// Where somebody waits for its answer here: another process plays everywhere else.
    Expected,
    /// Where nobody does.
    Others,
}

/// The number of threads for thinking unless the operator says otherwise: one per core, at most 2.
pub fn usual_threads() -> usize {
    thread::available_parallelism().map_or(1, |cores| cores.get().min(USUAL_THREADS))
}

/// The computer as it plays in matches.
#[derive(Clone)]
pub struct Opponent {
    pool: Pool,
    /// What people want to know of a position or a game, which waits for no match.
    studies: Pool,
    /// Whole games that are looked at again, for which no hint waits.
    reviews: Pool,
    replies: Replies,
    looks: Arc<Notify>,
}

impl Opponent {
    /// A computer that thinks with so many threads, at least one.
    ///
    /// # Errors
    /// The system gives no threads.
    pub fn new(threads: usize) -> std::io::Result<Self> {
        Ok(Self {
            pool: Pool::new("mind", threads)?,
            studies: Pool::new("study", 1)?,
            reviews: Pool::new("review", 1)?,
            replies: Replies::default(),
            looks: Arc::default(),
        })
    }

    /// Says that somebody waits for the computer's answer in a match, where it may be its turn now.
    pub fn expect(&self, id: MatchId) -> Expected {
        let expected = self.replies.expect(id);
        self.looks.notify_one();
        expected
    }

    /// Thinks about something that a person wants to know, one after the other; nothing where that
    /// ended by a panic.
    pub async fn study<T: Send + 'static>(
        &self,
        think: impl FnOnce(&mut Memory) -> T + Send + 'static,
    ) -> Option<T> {
        self.studies.run(move || think(&mut memory())).await
    }

    /// The same for what takes longer.
    pub async fn review<T: Send + 'static>(
        &self,
        think: impl FnOnce(&mut Memory) -> T + Send + 'static,
    ) -> Option<T> {
        self.reviews.run(move || think(&mut memory())).await
    }

    /// How many moves are thought about, or wait for it.
    pub fn busy(&self) -> usize {
        self.pool.busy()
    }

    /// Plays the computer's moves until `stop` is cancelled; `moved` is called after each change that
    /// nobody waited for, which has left a post.
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

    /// Plays the computer's moves in a match as a task of its own, so that a panic ends it alone.
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

    /// Plays the computer's moves in a match. Gives whether a post waits that nobody waited for.
    async fn play(&self, service: &Service, id: MatchId, clock: &dyn Clock) -> (MatchId, bool) {
        match self.try_play(service, id, clock).await {
            Ok(has_posted) => (id, has_posted),
            Err(error) => {
                tracing::error!(?error, %id, "the computer can't move");
                // It is tried again, but not at once.
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
        // From here on whoever waits does so until the moves are stored.
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
        // A post that answers nothing is the delivery worker's.
        let waiting = waiting.filter(|_| answers);
        let is_taken = waiting.is_some_and(|waiting| waiting.send(changed).is_ok());
        if answers && !is_taken {
            service.hand_on(post, Attempt::Failed, clock.now()).await?;
        }
        Ok(!is_taken)
    }

    /// The moves of the computer in a row; plain ones where thinking fails.
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
