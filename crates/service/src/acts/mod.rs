//! What people do, one file per act. No act calls another, except that a rematch may be joined.
//! What players and moderators do in one match, such as moves, offers and resigning, goes through the
//! prelude. Other acts load and commit on their own: those that create a match or fill its seats, the
//! computer's turns, notes, plans, hints, and what concerns all matches of a person.

mod answer_challenge;
mod bring_here;
mod challenge;
mod claim;
mod clock;
mod edit;
mod empty_tables;
mod forget;
mod hint;
mod import;
mod march;
mod mind;
mod moderation;
mod note;
mod offers;
mod opened;
mod plan;
mod play;
mod prelude;
mod rematch;
mod renew;
mod resign;
mod session;
mod set_away;
mod settle;
mod study;
mod void;

pub use bring_here::BroughtBy;
pub use challenge::ChallengeRequest;
pub use claim::{Proven, RaceTurn};
pub use edit::{Edit, Seen};
pub use import::ImportRequest;
pub use mind::{MindPlay, MindTurn};
pub use moderation::MOST_REASON_CHARS;
pub use note::{MOST_NOTE_CHARS, Noted};
pub use plan::Planned;
pub use play::PlayRequest;
pub use session::{Door, SESSION_LASTS, Visitor};
pub use study::PuzzleStreak;
