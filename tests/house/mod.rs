//! Rules for the whole repository: module boundaries, layers and wording.

mod banned_turns;
mod circles;
mod dependencies;
mod deploy;
mod east_asia;
mod floors;
mod locales;
mod monitoring;
mod papers;
mod sentences;
mod source;
mod texts;
mod tidy;
mod wording;
