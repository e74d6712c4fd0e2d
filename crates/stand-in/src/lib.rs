//! A local stand-in for Discord: its REST interface and gateway over real HTTP and WebSocket on
//! loopback, and people who use a bot through it.
//!
//! Tests start a [`StandIn`], give its [`StandIn::api_url`] to the bot as Discord's address, and
//! drive several [`Person`]s against it. It is as strict as Discord: what Discord refuses, it
//! refuses in the same form, and collects in [`StandIn::violations`]. [`line_client`] lets a
//! developer try the bot by hand.
//!
//! | part | files |
//! |---|---|
//! | what there is | `state`, `world`, `message`, `interaction`, `commands`, `journal` |
//! | the bot's side | `rest`, `gateway`, `calls`, `calling`, `signing`, `limits`, `refusal`, `faults`, `wire` |
//! | the page in the browser | `page` |
//! | who may call | `guard` |
//! | the people's side | `stand_in`, `stage`, `person`, `answer`, `slash_text`, `typed_options`, `typist`, `clicks`, `payload` |

mod answer;
mod calling;
mod calls;
mod clicks;
mod clock;
mod commands;
mod error;
mod faults;
mod gateway;
mod guard;
mod interaction;
mod journal;
mod json;
mod limits;
pub mod line_client;
mod locales;
mod mentions;
pub mod message;
mod page;
mod payload;
pub mod permission;
mod person;
mod refusal;
mod rest;
mod session;
mod settings;
mod signing;
mod slash_text;
mod snowflake;
mod stage;
mod stand_in;
mod state;
mod typed_options;
mod typist;
mod windows;
mod wire;
mod world;

pub use answer::Answer;
pub use error::{SandboxError, SandboxResult};
pub use faults::{Fault, FaultRule};
pub use interaction::{Choice, First, InteractionKind, Modal, ModalField};
pub use journal::{RecordedRequest, Violation};
pub use message::{Attachment, Component, Embed, Message, Notified, SelectOption};
pub use page::{BotControl, Page};
pub use person::Person;
pub use settings::Settings;
pub use snowflake::Snowflake;
pub use stand_in::StandIn;
pub use world::ChannelKind;
