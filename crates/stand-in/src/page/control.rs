//! What the page needs from the program that runs the bot.

use std::time::Duration;

use async_trait::async_trait;

/// Control over the bot that the page's stand-in serves.
#[async_trait]
pub trait BotControl: Send + Sync + 'static {
    /// Restarts the bot; returns once it is connected.
    ///
    /// # Errors
    /// Returns a sentence for the person using the page.
    async fn restart(&self) -> Result<(), String>;

    /// Moves the bot's clock forward.
    fn move_clock(&self, by: Duration);
}
