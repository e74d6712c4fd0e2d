//! Who opened the board page inside Discord: exchanges the code that Discord's client gave the page.

use halma_service::Person;
use reqwest::{Method, RequestBuilder, StatusCode};
use secrecy::{ExposeSecret, SecretString};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tokio::sync::SemaphorePermit;

use super::client::{Http, HttpError, refused};
use crate::discord::interaction::User;
use crate::discord::interaction::loose::part;

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
pub(in crate::discord) struct Access {
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

    /// Waits for one of the places of those who sign in, if their code is worth a request.
    ///
    /// # Errors
    /// It isn't, as if Discord had refused it.
    pub(in crate::discord) async fn place_to_sign_in(
        &self,
        code: &str,
    ) -> Result<SemaphorePermit<'_>, HttpError> {
        let place = self.exchanges.place(code).await;
        place.ok_or_else(invalid_code)
    }

    /// Exchanges a code that Discord gave to a person. The access that comes with it is only used to
    /// ask who it is, and not kept.
    ///
    /// # Errors
    /// Discord refuses the code, with the status 400, can't be reached, or wants a pause.
    pub(in crate::discord) async fn exchange_code(&self, code: &str) -> Result<Access, HttpError> {
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
        let access = self.sign_in_request(exchange).await;
        if let Err(HttpError::Refused { status: 400, .. }) = &access {
            self.exchanges.refuse(code);
        }
        read(&access?)
    }

    /// Returns the person whose access this is.
    ///
    /// # Errors
    /// Discord can't be reached, or wants a pause.
    pub(in crate::discord) async fn account_of(
        &self,
        access: &Access,
    ) -> Result<SignedIn, HttpError> {
        let who = self.plain_request(Method::GET, "users/@me");
        let who = who.bearer_auth(access.access_token.expose_secret());
        let who = self.sign_in_request(who).await?;
        let (user, language): (User, Language) = (read(&who)?, read(&who)?);
        Ok(SignedIn {
            person: user.person(false).ok_or(HttpError::Unreadable)?,
            locale: language.locale,
        })
    }

    /// Sends a request of someone who signs in, unless Discord wants none.
    async fn sign_in_request(&self, request: RequestBuilder) -> Result<Vec<u8>, HttpError> {
        self.wait_while_still().await?;
        if self.exchanges.stillness.left().is_some() {
            return Err(HttpError::Still);
        }
        let response = request.send().await?;
        if response.status() == StatusCode::TOO_MANY_REQUESTS {
            self.exchanges.stillness.begin(response.headers());
        }
        if !response.status().is_success() {
            self.note_limits(&response);
            return Err(refused(response).await);
        }
        Ok(response.bytes().await?.to_vec())
    }
}

/// Returns what Discord says about a code that isn't one of its own.
fn invalid_code() -> HttpError {
    HttpError::Refused {
        status: 400,
        code: 0,
        message: "invalid code".to_owned(),
        fields: Vec::new(),
    }
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, HttpError> {
    serde_json::from_slice(bytes).map_err(|_| HttpError::Unreadable)
}
