//! Changes: reading with revisions, and the one place that stores a match.

mod draft;
mod error;
mod record;
mod retry;

pub use draft::{Draft, read};
pub use error::{Error, Fault};
pub use record::index_entries;
pub use retry::retry;
