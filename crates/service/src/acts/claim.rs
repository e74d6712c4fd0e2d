//! Proofs of a race's result, and claiming it.

use halma_rules::{Outcome, Reason, Seat, Standing};
use halma_store::ids::{MatchId, Timestamp, Turn};
use halma_store::records::{NeedsRecord, ProvenRecord};

use super::prelude::{ActContext, Effect, Target};
use crate::change::Error;
use crate::matches::{Holder, Match, Play};
use crate::outbox::post_kind;
use crate::refusal::Refusal;
use crate::{Act, Changed, Service};

/// The lowest level of the computer that claims a win.
const LEAST_LEVEL_TO_CLAIM: u8 = 5;

/// A position whose result may be proven.
#[derive(Clone, Debug)]
pub struct RaceTurn {
    /// The turn of the match, to be passed back with the proof.
    pub turn: Turn,
    /// The position.
    pub standing: Standing,
}

/// A proof, as it is computed elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proven {
    /// The winner; `None` for a draw.
    pub winner: Option<Seat>,
    /// How many moves each seat needs at least, and at most if that is proven; by seat.
    pub needs: [(u32, Option<u32>); 2],
}

impl Service {
    /// Returns the position of a running game for two that counts and has no proof yet; `None` for
    /// any other match.
    ///
    /// # Errors
    /// The store failed, or the match is damaged.
    pub async fn race_turn(&self, id: MatchId) -> Result<Option<RaceTurn>, Error> {
        let found = self.find(id).await?;
        let wanted = found.as_ref().and_then(|found| {
            let play = found.running().ok()?;
            let is_race = play.seats.len() == 2 && !play.is_practice() && play.has_begun();
            let is_watched = play.has_people_left() && play.proven.is_none();
            (is_race && is_watched).then(|| RaceTurn {
                turn: found.card.turn,
                standing: play.standing().clone(),
            })
        });
        Ok(wanted)
    }

    /// Notes a proof, unless the match is at another turn by now. People may claim the result from
    /// then on; a game that the computer can't win any more ends, and so does one that it has won.
    /// Returns whether it was noted.
    ///
    /// # Errors
    /// The store failed, or the match is damaged.
    pub async fn note_proof(
        &self,
        id: MatchId,
        turn: Turn,
        proven: Proven,
        now: Timestamp,
    ) -> Result<bool, Error> {
        let _turn = self.gates.enter(id).await;
        self.change_match(id, |mut tx, before| async move {
            let Ok(play) = before.running() else {
                return Ok(false);
            };
            if before.card.turn != turn || play.proven.is_some() {
                return Ok(false);
            }
            let mut play = play.clone();
            play.proven = Some(record(proven));
            if is_over(&play, proven) {
                let turns = play.conclude(outcome(&play).ok_or(Refusal::NotProven)?, now)?;
                let after = before.later(play, turns);
                self.put_board(&mut tx, &before, after, now).await?;
            } else {
                let mut after = before.later(play, 0);
                self.put_refresh_of(&mut tx, &mut after, now).await?;
                self.record(&mut tx, Some(&before), &after).await?;
            }
            tx.commit().await?;
            Ok(true)
        })
        .await
    }

    /// Claims a result that is proven.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn claim(
        &self,
        act: &Act,
        id: MatchId,
        turn: Option<Turn>,
    ) -> Result<Changed, Error> {
        self.act(act, &Target::of_player(id, turn), claim).await
    }
}

/// Returns true if the computer ends the game: it resigns what it can't win any more, and claims what
/// it has won.
fn is_over(play: &Play, proven: Proven) -> bool {
    let is_computer = |seat: Seat| play.owner(seat).level();
    let Some(winner) = proven.winner else {
        return false;
    };
    let loser = Seat::at(1 - winner.index());
    is_computer(loser).is_some()
        || is_computer(winner).is_some_and(|level| level.number() >= LEAST_LEVEL_TO_CLAIM)
}

fn record(proven: Proven) -> ProvenRecord {
    ProvenRecord {
        winner: proven.winner.map(Seat::number),
        needs: proven
            .needs
            .map(|(least, most)| NeedsRecord { least, most })
            .to_vec(),
    }
}

/// Returns the outcome that is proven.
fn outcome(play: &Play) -> Option<Outcome> {
    let proven = play.proven.as_ref()?;
    Some(match proven.winner {
        None => Outcome::drawn(Reason::Race),
        Some(number) => {
            let seat = usize::from(number).checked_sub(1)?;
            Outcome::won(Seat::at(seat), Reason::Race)
        }
    })
}

fn claim(context: &ActContext<'_>) -> Result<Effect, Error> {
    let mut play = context.play()?;
    let outcome = outcome(&play).ok_or(Refusal::NotProven)?;
    let is_own = |seat: Seat| play.owner(seat) == Holder::Person(context.player);
    if outcome.winner().is_some_and(|winner| !is_own(winner)) {
        return Err(Refusal::NotProven.into());
    }
    let turns = play.conclude(outcome, context.now)?;
    let after: Match = context.found.later(play, turns);
    let kind = post_kind(&after);
    Ok(Effect::new(after, kind))
}
