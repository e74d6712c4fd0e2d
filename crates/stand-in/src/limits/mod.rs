//! Discord's limits: what its own description says, and by hand the rules that connect several
//! fields.

pub(crate) mod application;
pub(crate) mod commands;
mod components;
mod embeds;
pub(crate) mod form;
pub(crate) mod messages;
pub(crate) mod modals;
pub(crate) mod refusal;
mod schema;
