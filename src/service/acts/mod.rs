//! What people do, each act in a file; none calls another, but for a rematch that is joined. Acts in
//! a match that there is go through the prelude; those that make one or fill its seats do not.

mod answer_challenge;
mod bring_here;
mod challenge;
mod clock;
mod empty_tables;
mod forget;
mod hint;
mod import;
mod mind;
mod moderation;
mod note;
mod offers;
mod play;
mod prelude;
mod rematch;
mod renew;
mod resign;
mod set_away;
mod settle;
mod study;
mod void;

pub use challenge::ChallengeRequest;
pub use import::ImportRequest;
pub use mind::{MindPlay, MindTurn};
pub use moderation::MOST_REASON_CHARS;
pub use note::{MOST_NOTE_CHARS, Noted};
pub use play::PlayRequest;
pub use study::PuzzleStreak;
