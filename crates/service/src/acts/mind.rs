//! The computer's moves, which are computed elsewhere.

use std::sync::Arc;

use halma_mind::Level;
use halma_rules::{Game, Ply};
use halma_store::ids::{MatchId, Timestamp, Turn};
use halma_store::{Key, Prefix};

use super::settle::ANSWERED_WITHIN;
use crate::change::{Error, IllegalMove};
use crate::matches::{Holder, Match, Stage};
use crate::outbox::{Intent, post_kind};
use crate::{Changed, Service};

/// A game in which it is the computer's turn.
#[derive(Clone, Debug)]
pub struct MindTurn {
    /// The match.
    pub id: MatchId,
    /// The turn of the match, to be passed back with the moves.
    pub turn: Turn,
    /// The game with its history.
    pub game: Game,
    /// The computer's level on each seat; `None` for a person.
    pub levels: Vec<Option<Level>>,
}

/// The computer's moves.
#[derive(Clone, Debug)]
pub struct MindPlay {
    /// The match.
    pub id: MatchId,
    /// The turn they were computed for.
    pub turn: Turn,
    /// The plies in order, without forced passes in between.
    pub plies: Vec<Ply>,
    /// Whether someone is waiting for them. If so, the unsent answer with the person's move is
    /// replaced by one that shows both.
    pub in_answer: bool,
    /// When.
    pub now: Timestamp,
}

impl Service {
    /// Returns the matches in which it is the computer's turn.
    ///
    /// # Errors
    /// The store failed.
    pub async fn minds_to_move(&self) -> Result<Vec<MatchId>, Error> {
        let keys = self.store.scan_all(Prefix::Minds).await?;
        let id = |key| match key {
            Key::Mind(id) => Some(id),
            _ => None,
        };
        Ok(keys.into_iter().filter_map(id).collect())
    }

    /// Returns the position the computer has to think about, or `None` if it isn't its turn.
    ///
    /// # Errors
    /// The store failed, or the match is damaged.
    pub async fn mind_turn(&self, id: MatchId) -> Result<Option<MindTurn>, Error> {
        let Some((found, log)) = self.find_with_log(id).await? else {
            return Ok(None);
        };
        let Stage::Running(play) = &found.stage else {
            return Ok(None);
        };
        if play.to_move().level().is_none() {
            return Ok(None);
        }
        let game = self.game_of(&found, log).await?;
        Ok(Some(MindTurn {
            id,
            turn: found.card.turn,
            game: Arc::unwrap_or_clone(game),
            levels: play.seats.iter().map(Holder::level).collect(),
        }))
    }

    /// Plays the computer's moves. Returns `None` if the match is at another turn by now.
    ///
    /// # Errors
    /// The store failed, or the match is damaged; nothing has changed then.
    pub async fn play_minds(&self, thought: &MindPlay) -> Result<Option<Changed>, Error> {
        let _turn = self.gates.enter(thought.id).await;
        let now = thought.now;
        self.change_match(thought.id, |mut tx, before| async move {
            if before.card.turn != thought.turn {
                return Ok(None);
            }
            let Some(mut after) = played(&before, thought)? else {
                return Ok(None);
            };
            self.answer_by_plans(&mut tx, &mut after, now).await?;
            let answered = if thought.in_answer {
                self.unsent_answer(&mut tx, &before).await?
            } else {
                None
            };
            let intent = Intent {
                now: Some(now),
                by_computer: true,
                by: answered.and_then(|answered| answered.by),
                replaces: before
                    .old_message(before.retirement())
                    .or_else(|| answered.and_then(|answered| answered.replaces)),
                answers: answered.map(|answered| answered.interaction),
                answering: answered.and(self.node).map(|node| node.id),
                not_before: Some(match answered {
                    Some(_) => now + ANSWERED_WITHIN,
                    None => now,
                }),
            };
            // Without people left, nobody looks at the turns before the end.
            let is_watched = match after.running() {
                Ok(play) => play.has_people_left(),
                Err(_) => true,
            };
            let post = if is_watched {
                let kind = post_kind(&after);
                Some(self.put_post(&mut tx, &mut after, kind, intent).await?)
            } else {
                None
            };
            self.record(&mut tx, Some(&before), &after).await?;
            tx.commit().await?;
            let post = match &post {
                Some(post) => Some(self.post_of(post).await?),
                None => None,
            };
            Ok(Some(Changed {
                view: Box::pin(self.view(&after)).await?,
                post,
                repeated: false,
            }))
        })
        .await
    }
}

/// Returns the match after the computer's plies, or `None` if it isn't its turn or a ply is illegal.
fn played(before: &Match, thought: &MindPlay) -> Result<Option<Match>, Error> {
    let now = thought.now;
    let mut play = before.running()?.clone();
    let mut turns = 0;
    for &ply in &thought.plies {
        let is_mine = matches!(play.to_move(), Holder::Computer { .. });
        if !is_mine || !play.standing().position().is_legal(ply) {
            return Ok(None);
        }
        turns += play.play(ply, now).map_err(IllegalMove::error(before))?;
    }
    Ok((turns > 0).then(|| before.later(play, turns)))
}
