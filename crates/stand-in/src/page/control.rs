//! What the page asks of the one who runs the bot.

use std::time::Duration;

use async_trait::async_trait;

/// Holds the bot that the page's stand-in serves.
#[async_trait]
pub trait BotControl: Send + Sync + 'static {
    /// Stops the bot and starts it again; returns when it is connected.
    ///
    /// # Errors
    /// A sentence for the person in front of the page.
    async fn restart(&self) -> Result<(), String>;

    /// Moves the bot's clock forward.
    fn move_clock(&self, by: Duration);
}
