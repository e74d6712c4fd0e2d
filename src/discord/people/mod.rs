//! People's settings, and the data stored about them.

pub mod away;
pub mod block;
pub mod click;
pub mod languages;
pub mod pressed;
pub mod privacy;
pub mod privacy_message;
pub mod settings;
pub mod settings_message;
pub mod themes;
