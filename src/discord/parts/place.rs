//! Where the board of a match is.

use crate::discord::parts::markup;
use crate::discord::text::{Speaker, say};
use crate::service::MatchView;

/// A link to the board message, or the channel where that is not known.
pub fn place(speaker: Speaker<'_>, view: &MatchView) -> String {
    let place = &view.place;
    match view.message {
        Some(message) => {
            let label = say!(speaker, "link-to-board");
            let (guild, channel) = (place.guild, place.channel);
            format!("[{label}](https://discord.com/channels/{guild}/{channel}/{message})")
        }
        None => markup::channel(place.channel),
    }
}
