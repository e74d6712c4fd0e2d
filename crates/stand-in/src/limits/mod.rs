//! Discord's limits, one file per kind of thing, each with its numbers at the top.

pub(crate) mod choices;
pub(crate) mod commands;
pub(crate) mod components;
pub(crate) mod embeds;
pub(crate) mod form;
pub(crate) mod mentions;
pub(crate) mod messages;
pub(crate) mod modals;
