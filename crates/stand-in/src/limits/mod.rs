//! Discord's limits: those in its API description, and handwritten rules that involve several
//! fields.

pub(crate) mod application;
pub(crate) mod commands;
mod components;
mod embeds;
pub(crate) mod emojis;
pub(crate) mod form;
pub(crate) mod messages;
pub(crate) mod modals;
pub(crate) mod refusal;
mod schema;
