//! What the computer says about a game when people ask: moves for the present turn, and what decided a
//! finished game. Each person's questions wait for one another.

use std::sync::Arc;

use halma_mind::{Memory, Reason, Review, advise, nodes_a_move, reason, review};
use halma_rules::{Cell, Game, Ply, Standing};
use halma_service::ids::{MatchId, Turn, UserId};
use halma_service::{Error, GameView, Hints, Kept, MatchView, Refusal, Service};

use super::Opponent;
use crate::one_at_a_time::{OneAtATime, Work};

/// The number of moves in a hint.
const MOVES: usize = 3;
/// The minimum number of moves per player; shorter games aren't worth an analysis.
const LEAST_MOVES: usize = 3;

/// A move the computer would play.
#[derive(Clone, Copy, Debug)]
pub struct Hint {
    /// The move.
    pub ply: Ply,
    /// Why.
    pub reason: Reason,
    /// The expected reply.
    pub reply: Option<(Cell, Cell)>,
    /// The best move after that.
    pub next: Option<(Cell, Cell)>,
}

/// Recent analyses of finished games: people who share one have usually just seen it.
pub type Reviews = Kept<(MatchId, Turn), Arc<Review>>;

/// The computer as people ask it.
#[derive(Clone, Copy)]
pub struct Adviser<'a> {
    /// The matches.
    pub service: &'a Service,
    /// The threads on which it thinks.
    pub opponent: &'a Opponent,
    /// The long work in progress per person.
    pub one_at_a_time: &'a OneAtATime,
    /// Recent analyses.
    pub reviews: &'a Reviews,
}

/// A finished game and what decided it.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The game with its history.
    pub game: Arc<Game>,
    /// What decided it.
    pub review: Arc<Review>,
}

/// Why there is no advice.
#[derive(Clone, Copy, Debug)]
pub enum NoAdvice {
    /// Too many of the person's questions are waiting.
    Busy,
    /// The game has no hints, because it is rated.
    Rated,
    /// The game is shorter than this many moves per player.
    TooShort(usize),
    /// Thinking failed.
    Failed,
}

impl Adviser<'_> {
    /// Returns the moves that the computer would play, best first, if it is the person's turn. Only who
    /// is answered loses the mark of a win.
    ///
    /// # Errors
    /// A refusal: it isn't the person's turn; or a fault.
    pub async fn hints(
        self,
        user: UserId,
        view: &MatchView,
        turn: Turn,
    ) -> Result<Result<Vec<Hint>, NoAdvice>, Error> {
        let game = view.check_to_move(user, turn)?;
        if game.hints != Hints::Allowed {
            return Ok(Err(NoAdvice::Rated));
        }
        let Some(_queued) = self.one_at_a_time.turn(user, Work::Hint).await else {
            return Ok(Err(NoAdvice::Busy));
        };
        self.service.note_hint(view.id).await?;
        let hints = self.thought_of(game).await;
        let hints = hints.filter(|hints| !hints.is_empty());
        Ok(hints.ok_or(NoAdvice::Failed))
    }

    async fn thought_of(self, game: &GameView) -> Option<Vec<Hint>> {
        let standing = game.standing.clone();
        self.opponent
            .study(move |memory| hinted(&standing, memory))
            .await
    }

    /// Returns the analysis of a finished game, computed or cached.
    ///
    /// # Errors
    /// A refusal: the game isn't finished; or a fault.
    pub async fn analysis(
        self,
        user: UserId,
        view: &MatchView,
    ) -> Result<Result<Analysis, NoAdvice>, Error> {
        let Some(_queued) = self.one_at_a_time.turn(user, Work::Analysis).await else {
            return Ok(Err(NoAdvice::Busy));
        };
        view.ended()?;
        let game = self.service.whole_game(view.id).await?;
        let game = game.ok_or(Refusal::NotFinished)?;
        if game.history().len() < LEAST_MOVES * game.rules().setup().seats() {
            return Ok(Err(NoAdvice::TooShort(LEAST_MOVES)));
        }
        let key = (view.id, view.card.turn);
        let review = match self.reviews.of(&key) {
            Some(review) => Some(review),
            None => (self.reviewed(&game).await).map(|review| self.reviews.keep(key, review)),
        };
        let analysis = review.map(|review| Analysis { game, review });
        Ok(analysis.ok_or(NoAdvice::Failed))
    }

    async fn reviewed(self, game: &Arc<Game>) -> Option<Arc<Review>> {
        let (game, nodes) = (Arc::clone(game), nodes_a_move(game));
        let study = move |memory: &mut _| review(&game, nodes, memory, &|| false);
        self.opponent.review(study).await.flatten().map(Arc::new)
    }
}

/// Returns the best move and others that come close.
fn hinted(standing: &Standing, memory: &mut Memory) -> Vec<Hint> {
    let lines = advise(standing, MOVES, memory);
    let hints = lines.iter().map(|line| {
        // In a race, and on the way out of home, all moves of a line are one's own.
        let stones = standing.position().placement();
        let color = |place: usize| stones.at(line.moves.get(place)?.0);
        let is_by_turns = color(1).is_some() && color(1) != color(0);
        let follows = |place: usize| line.moves.get(place).copied().filter(|_| is_by_turns);
        Hint {
            ply: line.ply,
            reason: reason(standing, line),
            reply: follows(1),
            next: follows(2),
        }
    });
    hints.collect()
}
