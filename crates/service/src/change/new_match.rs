//! What every new match needs: an id, a code, and no duplicate.

use std::time::Duration;

use halma_store::ids::{Code, MatchId, PlayerId, Timestamp, hours};
use halma_store::records::{FirstMove, Thread};
use halma_store::{Slot, Store};

use super::error::{Error, Fault};
use super::transaction::{Transaction, read};
use crate::Service;
use crate::matches::{Card, Match, NewMatch, Place, Terms};
use crate::refusal::Refusal;

/// How many codes of one length are tried before using a longer one.
const CODES_OF_A_LENGTH: usize = 8;

/// The maximum number of challenges by a person within [`RATED_OVER`].
const MOST_CHALLENGES: usize = 10;
const RATED_OVER: Duration = hours(1);

impl Service {
    /// Creates a match with an unused id and code.
    pub(crate) async fn new_match(
        &self,
        tx: &mut Transaction<'_>,
        challenger: PlayerId,
        place: Place,
        terms: Terms,
        now: Timestamp,
    ) -> Result<NewMatch, Error> {
        let id = self.unused_id(tx, now).await?;
        let code = self.unused_code(tx).await?;
        tx.put(Slot::code(code), &id)?;
        let card = Card::new(code, challenger, place, now);
        Ok(NewMatch { id, card, terms })
    }

    /// Creates a match that follows an older one on the same terms.
    pub(crate) async fn next_match(
        &self,
        tx: &mut Transaction<'_>,
        challenger: PlayerId,
        place: Place,
        old: &Match,
        first: FirstMove,
        now: Timestamp,
    ) -> Result<NewMatch, Error> {
        let terms = old.terms.again(first);
        let mut new = self.new_match(tx, challenger, place, terms, now).await?;
        new.card.thread = match old.card.thread {
            Thread::None => Thread::None,
            _ => Thread::Wanted,
        };
        Ok(new)
    }

    /// Returns an unused id. Random parts within a millisecond can collide.
    async fn unused_id(&self, tx: &mut Transaction<'_>, now: Timestamp) -> Result<MatchId, Error> {
        let luck = self.lot.draw();
        let node = self.node.map_or(0, |node| node.number);
        for next in 0..MatchId::IN_A_MILLISECOND {
            let id = MatchId::new(now, node, luck.wrapping_add(next));
            let is_used =
                tx.exists(Slot::matched(id)).await? || tx.exists(Slot::finished(id)).await?;
            if !is_used {
                return Ok(id);
            }
        }
        Err(Fault::NoId.into())
    }

    async fn unused_code(&self, tx: &mut Transaction<'_>) -> Result<Code, Error> {
        for length in Code::SHORTEST..=Code::LONGEST {
            for _ in 0..CODES_OF_A_LENGTH {
                let code = Code::from_luck(length, self.lot.draw());
                if !tx.exists(Slot::code(code)).await? {
                    return Ok(code);
                }
            }
        }
        Err(Fault::NoCode.into())
    }
}

/// Refuses a second open challenge between the same two people.
pub async fn check_pair(
    tx: &mut Transaction<'_>,
    made: &Match,
    store: &Store,
) -> Result<(), Error> {
    let Some((one, other)) = made.open_pair() else {
        return Ok(());
    };
    let Some(open) = tx.read(Slot::pair(one, other)).await? else {
        return Ok(());
    };
    // A damaged match doesn't block a new one.
    match read(store, Slot::matched(open)).await {
        Ok(Some(_)) => Err(Refusal::AlreadyChallenged { id: open }.into()),
        Ok(None) | Err(_) => Ok(()),
    }
}

/// Counts one more match that a person makes, and refuses too many per hour.
pub async fn count_challenge(
    tx: &mut Transaction<'_>,
    maker: PlayerId,
    now: Timestamp,
) -> Result<(), Error> {
    let slot = Slot::challenges(maker);
    let mut record = tx.read(slot).await?.unwrap_or_default();
    record.made.retain(|made| *made + RATED_OVER > now);
    if record.made.len() >= MOST_CHALLENGES {
        return Err(Refusal::TooManyChallenges {
            until: record.made[0] + RATED_OVER,
        }
        .into());
    }
    record.made.push(now);
    Ok(tx.put(slot, &record)?)
}
