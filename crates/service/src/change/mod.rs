//! Changes: reading with revisions, and the one place that stores a match.

mod cells;
mod error;
mod finished;
mod marks;
mod new_match;
mod record;
mod results;
mod retry;
mod tables;
mod transaction;
mod voiding;

pub use cells::Cell;
pub use error::{Error, Fault, IllegalMove};
pub use new_match::{check_pair, count_challenge};
pub use record::index_entries;
pub use tables::{Scores, best_of, emptied, is_hidden, move_in_tables, rating_score, season_at};
pub use transaction::{Transaction, read};
