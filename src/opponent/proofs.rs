//! Proofs of races: after each move from half-way on, whether the result is certain.

use std::collections::BTreeSet;
use std::sync::Arc;

use halma_mind::decided;
use halma_rules::{Position, Standing};
use halma_service::ids::MatchId;
use halma_service::{Clock, Error, Proven, RaceTurn, Service};
use tokio::sync::broadcast::error::RecvError;
use tokio_util::sync::CancellationToken;

use super::Opponent;

/// The number of positions searched for a proof, which takes some milliseconds. By measurement
/// (docs/race.md).
const NODES: u64 = 1_000_000;

impl Opponent {
    /// Looks for a proof after each change of a match until `stop` is canceled, one at a time. Calls
    /// `moved` after each one found, which leaves a post.
    pub async fn prove_until(
        &self,
        stop: CancellationToken,
        service: Service,
        clock: Arc<dyn Clock>,
        moved: impl Fn(),
    ) {
        let mut news = service.news();
        let mut waiting = BTreeSet::new();
        loop {
            tokio::select! {
                () = stop.cancelled() => return,
                heard = news.recv() => match heard {
                    Ok(id) => drop(waiting.insert(id)),
                    // What was missed is looked at after its next move.
                    Err(RecvError::Lagged(_)) => {}
                    Err(RecvError::Closed) => return,
                },
            }
            while let Ok(id) = news.try_recv() {
                waiting.insert(id);
            }
            while let Some(id) = waiting.pop_first() {
                match self.prove(&service, id, &*clock).await {
                    Ok(true) => moved(),
                    Ok(false) => {}
                    Err(error) => tracing::error!(?error, %id, "can't look for a proof"),
                }
            }
        }
    }

    async fn prove(
        &self,
        service: &Service,
        id: MatchId,
        clock: &dyn Clock,
    ) -> Result<bool, Error> {
        let Some(RaceTurn { turn, standing }) = service.race_turn(id).await? else {
            return Ok(false);
        };
        if !is_half_way(&standing) {
            return Ok(false);
        }
        let proof = move || {
            let found = decided(&standing, NODES, &|| false)?;
            let [one, other] = found.bounds;
            Some(Proven {
                winner: found.winner,
                needs: [one, other].map(|bounds| (bounds.least, bounds.most())),
            })
        };
        match self.proofs.run(proof).await.flatten() {
            Some(proven) => service.note_proof(id, turn, proven, clock.now()).await,
            None => Ok(false),
        }
    }
}

/// Returns true if each seat has half of its steps behind it; before that nothing is decided.
fn is_half_way(standing: &Standing) -> bool {
    let (start, now) = (Position::start(standing.rules()), standing.position());
    let mut seats = standing.own_moves().keys();
    seats.all(|seat| 2 * now.tempo(seat) <= start.tempo(seat))
}
