//! The REST client.

use std::sync::Arc;
use std::time::Duration;

use secrecy::{ExposeSecret, SecretString};
use serenity::http::{Http, HttpBuilder, HttpError};

use super::error_text;

/// serenity sets no limits of its own, and a call that hangs must not hold a game up.
const TIMEOUT: Duration = Duration::from_secs(15);
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// How to reach Discord.
#[derive(Clone, Debug)]
pub struct HttpSettings {
    /// The bot's token.
    pub token: SecretString,
    /// Another server to send all REST calls to, such as `http://127.0.0.1:9000`.
    pub api_url: Option<String>,
}

/// What signing in came to.
#[derive(Debug)]
pub struct SignIn {
    /// The client.
    pub http: Arc<Http>,
    /// The name of the bot.
    pub name: String,
}

/// Why the bot could not sign in.
#[derive(Debug, thiserror::Error)]
pub enum SignInError {
    /// Discord does not know the token.
    #[error(
        "Discord refuses the bot token; copy it again from the page \"Bot\" of your application in the Discord developer portal"
    )]
    Token,
    /// The HTTP client cannot be made.
    #[error("the HTTP client cannot be made: {0}")]
    Client(String),
    /// Discord cannot be reached now.
    #[error("{0}")]
    Unreachable(String),
}

/// Makes the REST client and asks Discord who we are.
///
/// # Errors
/// The token is refused, or Discord cannot be reached.
pub async fn sign_in(settings: &HttpSettings) -> Result<SignIn, SignInError> {
    let http = client(settings)?;
    match ask_who(&http).await {
        Ok(name) => Ok(SignIn {
            http: Arc::new(http),
            name,
        }),
        Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(response)))
            if response.status_code.as_u16() == 401 =>
        {
            Err(SignInError::Token)
        }
        // A token with characters that no header takes was not copied whole.
        Err(serenity::Error::Http(HttpError::InvalidHeader(_))) => Err(SignInError::Token),
        Err(error) => Err(SignInError::Unreachable(error_text::describe(&error))),
    }
}

/// Who we are, and which application, without which no answer can be looked at or changed.
async fn ask_who(http: &Http) -> Result<String, serenity::Error> {
    let user = http.get_current_user().await?;
    let application = http.get_current_application_info().await?;
    http.set_application_id(application.id);
    Ok(user.name.clone())
}

fn client(settings: &HttpSettings) -> Result<Http, SignInError> {
    let client = reqwest::Client::builder()
        .timeout(TIMEOUT)
        .connect_timeout(CONNECT_TIMEOUT)
        .build()
        .map_err(|error| SignInError::Client(error.to_string()))?;
    let builder = HttpBuilder::new(settings.token.expose_secret()).client(client);
    // serenity ignores the proxy while its own rate limiter is on.
    let builder = match &settings.api_url {
        Some(url) => builder.proxy(url.as_str()).ratelimiter_disabled(true),
        None => builder,
    };
    Ok(builder.build())
}
