//! The terms in which the process answers calls: always, unless it was cut off from the store for
//! so long that others considered it gone.

use std::sync::Arc;

use halma_store::Store;
use halma_store::ids::NodeId;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::{Crew, GRACE, RunError};
use crate::discord::{HttpFront, keep_up_until};
use crate::opponent::Turns;
use halma_service::term::{Role, Term};

impl Crew {
    /// Answers calls until the process has to stop.
    pub(super) async fn answer_terms(
        &self,
        front: &HttpFront,
        store: &Arc<Store>,
        stop: &CancellationToken,
    ) -> Result<(), RunError> {
        let mut id = self.id;
        while let Some(term) = Term::wait(Role::Node(id), store, stop).await? {
            self.answer(front, &term).await;
            let is_lost = term.is_lost();
            term.end().await;
            if !is_lost {
                break;
            }
            // Others now own what was answered under the old name.
            id = NodeId(rand::random());
        }
        Ok(())
    }

    /// Answers until the term is over, and finishes what is running.
    async fn answer(&self, front: &HttpFront, term: &Term) {
        let bot = self.bot(term, term.node);
        Self::have_seal(&bot).await;
        let tasks = TaskTracker::new();
        tasks.spawn(keep_up_until(term.over.clone(), bot.clone()));
        tasks.spawn(self.play_as_computer(Turns::Expected, &bot, term.over.clone()));
        tasks.spawn(self.prove_races(&bot, term.over.clone()));
        let host = self.host(&bot, &term.over);
        tasks.spawn(Self::serve_board(self.board.clone(), host));
        front.answer_by(Some(self.interactions(bot, &tasks)));
        tracing::info!(node = ?term.node, "answering calls");
        term.over.cancelled().await;
        front.answer_by(None);
        tasks.close();
        if tokio::time::timeout(GRACE, tasks.wait()).await.is_err() {
            tracing::warn!(
                "some answers didn't finish in time; other processes deliver their boards"
            );
        }
    }
}
