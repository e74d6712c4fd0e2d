//! The application's settings at Discord: what they are, what they should be, and the requests that
//! change them.

mod commands;
mod emoji;
mod plan;
mod step;
mod wanted;

pub use plan::{Current, plan};
pub use step::Step;
pub use wanted::Wanted;

use crate::discord::http::{Http, HttpError};
use crate::discord::text::{self, Texts};
use halma_service::ids::Scope;

/// Uses the application's emoji in texts from now on. Without them, texts have signs.
pub async fn learn_emoji(http: &Http, texts: &Texts) {
    match http.emoji().await {
        Ok(emoji) => text::learn_emoji(
            texts.stones(),
            emoji.iter().map(|one| (&one.name[..], one.id.0)),
        ),
        Err(error) => tracing::debug!(?error, "the emoji of the stones aren't known"),
    }
}

/// Creates the emoji of the stones, and replaces outdated ones.
///
/// # Errors
/// Discord refuses one, or can't be reached.
pub async fn give_emoji(http: &Http) -> Result<(), HttpError> {
    let application = http.application().ok_or(HttpError::NoApplication)?;
    for step in emoji::steps(&application.to_string(), &http.emoji().await?) {
        step.carry_out(http).await?;
    }
    Ok(())
}

impl Current {
    /// Asks Discord for the current settings.
    ///
    /// # Errors
    /// Discord can't be reached, or refuses the token.
    pub async fn ask(http: &Http) -> Result<Self, HttpError> {
        Ok(Self {
            application: http.application_settings().await?,
            account: http.account().await?,
            commands: http.commands(Scope::Global).await?,
            emoji: http.emoji().await?,
        })
    }
}
