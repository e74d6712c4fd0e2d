//! Who opened the board page inside Discord: exchanges the code that Discord's client gave the page.

use reqwest::{Method, RequestBuilder, StatusCode};
use secrecy::{ExposeSecret, SecretString};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use sha2::{Digest as _, Sha256};
use tokio::sync::{Semaphore, SemaphorePermit};

use super::client::{Http, HttpError, refused};
use super::stillness::Stillness;
use crate::discord::interaction::User;
use crate::discord::interaction::loose::part;
use crate::service::{Kept, Person};

/// A person whom Discord has identified.
#[derive(Debug)]
pub struct SignedIn {
    /// The person.
    pub person: Person,
    /// The language of the person's Discord, if it is known.
    pub locale: Option<String>,
}

/// The maximum number of codes that are exchanged at a time.
const MOST_EXCHANGES: usize = 4;

/// The exchanges of codes.
#[derive(Debug)]
pub(super) struct Exchanges {
    places: Semaphore,
    /// Kept by these requests alone: their limits are others than the bot's.
    stillness: Stillness,
    /// Codes that Discord has refused lately, by their hash: it would refuse them again.
    refused: Kept<[u8; 32], ()>,
}

impl Default for Exchanges {
    fn default() -> Self {
        Self {
            places: Semaphore::new(MOST_EXCHANGES),
            stillness: Stillness::default(),
            refused: Kept::default(),
        }
    }
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
        if !is_possible(code) || self.exchanges.refused.of(&hash(code)).is_some() {
            return Err(invalid_code());
        }
        let place = self.exchanges.places.acquire().await;
        Ok(place.expect("it is never closed"))
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
            self.exchanges.refused.keep(hash(code), ());
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

/// Returns true if a code has the form of Discord's, so that it is worth a request.
fn is_possible(code: &str) -> bool {
    let is_of_one = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    (8..=256).contains(&code.len()) && code.bytes().all(is_of_one)
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

fn hash(code: &str) -> [u8; 32] {
    Sha256::digest(code).into()
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, HttpError> {
    serde_json::from_slice(bytes).map_err(|_| HttpError::Unreadable)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_of_another_form_is_not_worth_a_request() {
        assert!(is_possible("oiXtwqOzcr4nmmb0x8z8W2XLNWFvC9"));
        let long = "x".repeat(257);
        for odd in [
            "",
            "short",
            "with a space in it",
            "ümlaut-in-it",
            "a/b?c=d&e",
            &long,
        ] {
            assert!(!is_possible(odd), "{odd}");
        }
    }
}
