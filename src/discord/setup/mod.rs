//! The application's settings at Discord: what they are, what they should be, and the requests that
//! change them.

mod commands;
mod plan;
mod wanted;

pub use plan::{Current, Step, plan};
pub use wanted::Wanted;

use crate::discord::http::{Http, HttpError};

impl Current {
    /// Asks Discord for the current settings.
    ///
    /// # Errors
    /// Discord can't be reached, or refuses the token.
    pub async fn ask(http: &Http) -> Result<Self, HttpError> {
        Ok(Self {
            application: http.application_settings().await?,
            account: http.account().await?,
            commands: http.commands().await?,
        })
    }
}

impl Step {
    /// Sends the request.
    ///
    /// # Errors
    /// Discord refuses it, or can't be reached.
    pub async fn carry_out(&self, http: &Http) -> Result<(), HttpError> {
        http.send_json(self.method.clone(), self.path.clone(), &self.body)
            .await
    }
}
