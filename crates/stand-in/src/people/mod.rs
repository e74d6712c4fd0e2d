//! People: what users of Discord's client can do, and what happens then.

mod action;
mod answer;
mod components;
mod conversations;
mod payload;
mod person;
mod setup;
mod slash_text;
mod typed_options;
mod typist;

pub(crate) use action::{Action, Outcome};
pub use answer::Answer;
pub use person::Person;
pub(crate) use slash_text::TypedCommand;
pub(crate) use typist::Typist;
