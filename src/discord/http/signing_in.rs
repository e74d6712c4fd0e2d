//! Who opened the board page inside Discord: exchanges the code that Discord's client gave the page.

use reqwest::{Method, RequestBuilder};
use secrecy::{ExposeSecret, SecretString};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::client::{Http, HttpError, refused};
use crate::discord::interaction::User;
use crate::discord::interaction::loose::part;
use crate::service::Person;

/// A person whom Discord has identified.
#[derive(Debug)]
pub struct SignedIn {
    /// The person.
    pub person: Person,
    /// The language of the person's Discord, if it is known.
    pub locale: Option<String>,
}

/// What a code was exchanged for.
#[derive(Deserialize)]
struct Access {
    access_token: SecretString,
}

#[derive(Deserialize)]
struct Language {
    #[serde(default, deserialize_with = "part")]
    locale: Option<String>,
}

impl Http {
    /// Returns true if people can open the board page inside Discord.
    pub fn offers_activity(&self) -> bool {
        self.client_secret().is_some()
    }

    /// Returns the person whom Discord gave a code to. The access that comes with it is only used
    /// for this, and not kept.
    ///
    /// # Errors
    /// Discord refuses the code, with the status 400, or can't be reached.
    pub async fn person_of_code(&self, code: &str) -> Result<SignedIn, HttpError> {
        let (Some(application), Some(secret)) = (self.application(), self.client_secret()) else {
            return Err(HttpError::NoApplication);
        };
        let application = application.to_string();
        let form = [
            ("grant_type", "authorization_code"),
            ("code", code),
            ("client_id", &application),
            ("client_secret", secret.expose_secret()),
        ];
        let exchange = self.plain_request(Method::POST, "oauth2/token").form(&form);
        let access: Access = read(&answer(exchange).await?)?;
        let who = self.plain_request(Method::GET, "users/@me");
        let who = answer(who.bearer_auth(access.access_token.expose_secret())).await?;
        let (user, language): (User, Language) = (read(&who)?, read(&who)?);
        Ok(SignedIn {
            person: user.person(false).ok_or(HttpError::Unreadable)?,
            locale: language.locale,
        })
    }
}

async fn answer(request: RequestBuilder) -> Result<Vec<u8>, HttpError> {
    let response = request.send().await?;
    if !response.status().is_success() {
        return Err(refused(response).await);
    }
    Ok(response.bytes().await?.to_vec())
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, HttpError> {
    serde_json::from_slice(bytes).map_err(|_| HttpError::Unreadable)
}
