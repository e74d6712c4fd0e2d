//! What the computer says about a game, in plain text for readers outside Discord: hints for a move,
//! and the analysis of a finished game.

use halma_service::ids::{Turn, UserId};
use halma_service::{Error, Hints as May, MatchView, Refusal};

use crate::discord::analysis::flow::{finished_game, reviewed};
use crate::discord::bot::Bot;
use crate::discord::bot::one_at_a_time::{Turn as Queued, Work};
use crate::discord::hint::flow;
use crate::discord::plainly;
use crate::discord::text::Speaker;

/// Who asks, in which language.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    /// The account.
    pub user: UserId,
    /// The language.
    pub speaker: Speaker<'a>,
}

/// The moves that the computer would play, best first.
pub struct Hints {
    /// The moves.
    pub moves: Vec<Hint>,
    /// What asking for them costs, if anything.
    pub note: Option<String>,
}

/// A move that the computer would play.
pub struct Hint {
    /// The move in strict text.
    pub text: String,
    /// The move and why.
    pub said: String,
}

/// The analysis of a game.
pub struct Analysis {
    /// How far each seat was ahead, in hundredths of a step, before the first event and after each.
    pub leads: Vec<Vec<i32>>,
    /// What decided it, line by line, with the number of events before the move that a line is about.
    pub lines: Vec<(Option<usize>, String)>,
}

/// Why there is no advice.
pub enum NoAdvice {
    /// Too many of the person's questions are waiting.
    Busy,
    /// What the person is told.
    Told(String),
    /// A refusal or a fault.
    Error(Error),
}

impl<E: Into<Error>> From<E> for NoAdvice {
    fn from(error: E) -> Self {
        Self::Error(error.into())
    }
}

impl Bot {
    /// Returns the moves that the computer would play, best first, if it is the reader's turn.
    ///
    /// # Errors
    /// The reason if there are none, or a fault.
    pub async fn hints(
        &self,
        reader: Reader<'_>,
        view: &MatchView,
        turn: Turn,
    ) -> Result<Hints, NoAdvice> {
        let game = view.check_to_move(reader.user, turn)?;
        if game.hints != May::Allowed {
            let why = plainly::hints_refused(reader.speaker);
            return Err(NoAdvice::Told(why));
        }
        let _queued = self.queue(reader.user, Work::Hint).await?;
        self.service.note_hint(view.id).await?;
        let board = game.standing.position().board();
        let hints = flow::hints(self, game).await;
        let hints = (1..).zip(&hints).map(|(number, hint)| Hint {
            text: hint.ply.text(board),
            said: plainly::hint(reader.speaker, game, number, hint),
        });
        let moves: Vec<Hint> = hints.collect();
        if moves.is_empty() {
            return Err(NoAdvice::Told(reader.speaker.say("analysis-failed")));
        }
        let no_mark = || reader.speaker.say("hint-no-mark");
        Ok(Hints {
            moves,
            note: game.has_computer().then(no_mark),
        })
    }

    /// Returns the analysis of a finished game.
    ///
    /// # Errors
    /// The reason if there is none, or a fault.
    pub async fn analysis(
        &self,
        reader: Reader<'_>,
        view: &MatchView,
    ) -> Result<Analysis, NoAdvice> {
        let _queued = self.queue(reader.user, Work::Analysis).await?;
        let whole = finished_game(self, view).await?;
        let game = view.game().ok_or(Refusal::NotFinished)?;
        let review = reviewed(self, view, &whole).await;
        let review = review.map_err(|why| NoAdvice::Told(why.said(reader.speaker)))?;
        let Reader { user, speaker } = reader;
        Ok(Analysis {
            lines: plainly::analysis(speaker, view, game, &whole, &review, user),
            leads: review.leads.clone(),
        })
    }

    /// Waits until the person has no such work running.
    async fn queue(&self, user: UserId, work: Work) -> Result<Queued, NoAdvice> {
        let queued = self.one_at_a_time.turn(user, work).await;
        queued.ok_or(NoAdvice::Busy)
    }
}
