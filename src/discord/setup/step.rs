//! One request of a setup.

use reqwest::Method;
use serde_json::Value;

use crate::discord::http::{Http, HttpError};

/// One request, and what it changes in words.
#[derive(Clone, Debug)]
pub struct Step {
    /// What changes, a line each.
    pub changes: Vec<String>,
    /// The method of the request.
    pub method: Method,
    /// Its path after the version.
    pub path: String,
    /// Its body; null if it has none.
    pub body: Value,
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
