//! Positions and game records as text (docs/rules.md, section 7).
//!
//! ```
//! use halma_rules::notation::{read_records, write_record};
//!
//! let text = "[Variant \"halma8\"]\n\n1. h4-g5 a5-b4\n2. h1-f5\n";
//! let records = read_records(text);
//! let error = records[0].as_ref().unwrap_err();
//! assert_eq!((error.line, error.ply), (4, Some(3)), "no stone reaches f5 from h1");
//!
//! let record = read_records("[Variant \"halma8\"]\n1. h4-g5").remove(0)?;
//! assert_eq!(record.game.ply_count(), 1);
//! assert!(write_record(&record).contains("1. h4-g5"));
//! # Ok::<(), halma_rules::notation::RecordError>(())
//! ```

mod position;
mod reader;
mod record;
mod standing;
mod text;
mod tokens;
mod writer;

pub use position::{PositionError, PositionFault, parse_position, position_text};
pub use reader::{read_records, read_records_with};
pub use record::{MOST_LINE_CHARS, MOST_RECORD_BYTES, Record, RecordError, RecordFault, Tags};
pub use standing::{StandingError, parse_standing, standing_text};
pub use text::{plain_text, text_of_file};
pub use writer::write_record;
