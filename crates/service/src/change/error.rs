//! Why something wasn't done: a user's mistake or our own fault.

use halma_rules::{GameOver, Illegal, OutRefused};
use halma_store::StoreError;
use halma_store::ids::Code;

use crate::matches::{Damage, Match};
use crate::refusal::{CupRefusal, Refusal};

/// Our own fault: logged, and answered with a number.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The store failed, or a record is damaged.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A stored match doesn't replay.
    #[error("the match {code} is damaged: {cause}")]
    Damaged {
        /// The code of the match.
        code: Code,
        /// What is wrong with it.
        cause: Damage,
    },
    /// A stored cup can't be paired or has no table.
    #[error("a cup is damaged: {0}")]
    Cup(halma_cup::Fault),
    /// A stored cup names a game or a clock that doesn't exist.
    #[error("a cup is damaged: {0}")]
    CupTerms(Damage),
    /// No unused id was found.
    #[error("more matches were made in a millisecond than have ids")]
    NoId,
    /// No unused code was found.
    #[error("no unused game code was found")]
    NoCode,
}

impl Fault {
    /// Returns a function that turns damage into a fault of the match with this code.
    pub(crate) fn damaged<D: Into<Damage>>(code: Code) -> impl Fn(D) -> Self {
        move |cause| Self::Damaged {
            code,
            cause: cause.into(),
        }
    }
}

/// Why a request wasn't carried out.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The user's mistake.
    #[error("refused: {0:?}")]
    Refusal(Refusal),
    /// The same, a move that the rules don't allow.
    #[error("refused: {:?}", .0.why)]
    Illegal(Box<IllegalMove>),
    /// Our own.
    #[error(transparent)]
    Fault(Fault),
}

/// A move that was refused, and the match as it was then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IllegalMove {
    /// What is wrong with it.
    pub why: Illegal,
    pub(crate) found: Match,
}

impl IllegalMove {
    /// The error of a move in a match.
    pub(crate) fn error(found: &Match) -> impl Fn(Illegal) -> Error {
        |why| {
            Error::Illegal(Box::new(Self {
                why,
                found: found.clone(),
            }))
        }
    }
}

impl Error {
    /// Returns true if a retry would fail the same way: a record or a match is damaged.
    pub fn is_lasting(&self) -> bool {
        matches!(
            self,
            Self::Fault(
                Fault::Damaged { .. }
                    | Fault::Cup(_)
                    | Fault::CupTerms(_)
                    | Fault::Store(StoreError::Damaged { .. })
            )
        )
    }

    /// Returns true if nothing can be stored at the moment.
    pub fn is_standstill(&self) -> bool {
        matches!(
            self,
            Self::Fault(Fault::Store(
                StoreError::NoRoom
                    | StoreError::Closed
                    | StoreError::Failed(_)
                    | StoreError::Unavailable(_)
                    | StoreError::Deposed
            ))
        )
    }

    /// Returns true if the disk is full.
    pub fn is_no_room(&self) -> bool {
        matches!(self, Self::Fault(Fault::Store(StoreError::NoRoom)))
    }

    /// Returns true if the store can't be reached at the moment, or another process has taken over.
    pub fn is_unavailable(&self) -> bool {
        matches!(
            self,
            Self::Fault(Fault::Store(
                StoreError::Unavailable(_) | StoreError::Deposed
            ))
        )
    }

    /// Returns true if the failed change may have been stored after all.
    pub fn may_be_stored(&self) -> bool {
        matches!(self, Self::Fault(Fault::Store(StoreError::Failed(_))))
    }

    /// Returns true if another change came first.
    pub(crate) fn is_conflict(&self) -> bool {
        matches!(self, Self::Fault(Fault::Store(StoreError::Conflict)))
    }
}

impl From<CupRefusal> for Error {
    fn from(refusal: CupRefusal) -> Self {
        Self::Refusal(refusal.into())
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Self::Refusal(refusal)
    }
}

impl From<Fault> for Error {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        Self::Fault(Fault::Store(error))
    }
}

impl From<GameOver> for Error {
    fn from(over: GameOver) -> Self {
        Self::Refusal(over.into())
    }
}

impl From<OutRefused> for Error {
    fn from(refused: OutRefused) -> Self {
        Self::Refusal(refused.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failures_of_the_store_are_told_apart() {
        let of = |error: StoreError| {
            let error = Error::from(error);
            let (room, reach) = (error.is_no_room(), error.is_unavailable());
            (room, reach, error.may_be_stored(), error.is_conflict())
        };
        let text = || "it failed".to_owned();
        assert_eq!(of(StoreError::NoRoom), (true, false, false, false));
        assert_eq!(
            of(StoreError::Unavailable(text())),
            (false, true, false, false)
        );
        assert_eq!(of(StoreError::Deposed), (false, true, false, false));
        assert_eq!(of(StoreError::Failed(text())), (false, false, true, false));
        assert_eq!(of(StoreError::Conflict), (false, false, false, true));
        assert_eq!(of(StoreError::Closed), (false, false, false, false));
    }
}
