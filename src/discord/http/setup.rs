//! The calls of `halma setup`.

use halma_service::ids::Scope;
use reqwest::Method;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::answers::{Emoji, Emojis};
use super::client::{Call, Http, HttpError};
use super::payload::Payload;

impl Http {
    /// Returns the application's settings.
    pub(in crate::discord) async fn application_settings<T: DeserializeOwned>(
        &self,
    ) -> Result<T, HttpError> {
        self.ask(&get("applications/@me".to_owned(), &[])).await
    }

    /// Returns the bot's account.
    pub(in crate::discord) async fn account<T: DeserializeOwned>(&self) -> Result<T, HttpError> {
        self.ask(&get("users/@me".to_owned(), &[])).await
    }

    /// Returns the commands of a scope, in all languages.
    pub(in crate::discord) async fn commands(&self, scope: Scope) -> Result<Vec<Value>, HttpError> {
        let path = self.path_of_commands(scope)?;
        let query = [("with_localizations", "true".to_owned())];
        self.ask(&get(path, &query)).await
    }

    /// Returns the application's emoji.
    pub(in crate::discord) async fn emoji(&self) -> Result<Vec<Emoji>, HttpError> {
        let application = self.application().ok_or(HttpError::NoApplication)?;
        let path = format!("applications/{application}/emojis");
        let list: Emojis = self.ask(&get(path, &[])).await?;
        Ok(list.items)
    }

    /// Sends JSON, or nothing if it is null.
    pub(in crate::discord) async fn send_json(
        &self,
        method: Method,
        path: String,
        body: &Value,
    ) -> Result<(), HttpError> {
        let body = (!body.is_null()).then(|| Payload::of(body.clone()));
        self.tell(&Call {
            method,
            path,
            query: &[],
            body: body.as_ref(),
        })
        .await
    }
}

fn get<'a>(path: String, query: &'a [(&'a str, String)]) -> Call<'a> {
    Call {
        method: Method::GET,
        path,
        query,
        body: None,
    }
}
