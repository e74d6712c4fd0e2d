//! A local stand-in for Discord: its REST API and gateway over real HTTP and WebSocket on loopback,
//! and people who use a bot through it.
//!
//! Tests start a [`StandIn`], give its [`StandIn::api_url`] to the bot as Discord's address, and
//! drive several [`Person`]s against it. It is as strict as Discord: what Discord refuses, it
//! refuses in the same form and records in [`StandIn::violations`]. With [`line_client`],
//! developers can try the bot by hand.
//!
//! | part | folder |
//! |---|---|
//! | the state, behind one lock | `state` |
//! | the bot's side | `rest`, `gateway`, and what they refuse in `limits` |
//! | starting, watching and waiting | `stand_in` |
//! | the people's side | `people` |
//! | the page in the browser, and typed lines | `page`, `line_client` |
//! | who may call | `guard` |

mod error;
mod gateway;
mod guard;
mod json;
mod limits;
pub mod line_client;
mod page;
mod people;
mod rest;
mod stand_in;
mod state;

pub use error::{SandboxError, SandboxResult};
pub use page::{BotControl, Page};
pub use people::{Answer, Person};
pub use stand_in::StandIn;
pub use state::activity::ActivitySettings;
pub use state::component::{Component, DefaultValue, SelectOption};
pub use state::embed::Embed;
pub use state::faults::{Fault, FaultRule};
pub use state::interaction::{Choice, First, InteractionKind, Modal, ModalField};
pub use state::journal::{RecordedRequest, Violation};
pub use state::message::{Attachment, Message, Notified};
pub use state::permission;
pub use state::settings::Settings;
pub use state::snowflake::Snowflake;
pub use state::world::ChannelKind;
