//! Positions and game records as text (RULES.md, section 7).

mod position;
mod reader;
mod record;
mod standing;
mod text;
mod tokens;
mod writer;

pub use position::{PositionError, PositionFault, parse_position, position_text};
pub use reader::read_records;
pub use record::{MOST_LINE_CHARS, MOST_RECORD_BYTES, Record, RecordError, RecordFault, Tags};
pub use standing::{StandingError, parse_standing, standing_text};
pub use text::{plain_text, text_of_file};
pub use writer::write_record;
