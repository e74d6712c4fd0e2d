//! Discord's REST API: the client and its calls.

mod answers;
mod calls;
mod client;
pub mod clocks;
pub mod error_text;
mod exchanges;
mod payload;
mod setup;
mod signing_in;
mod stillness;

use std::sync::Arc;
use std::time::Duration;

use halma_service::version;
use secrecy::{ExposeSecret, SecretString};

use crate::discord::http::clocks::{Clocks, TimeSignal};

pub(super) use answers::{Emoji, GatewayPlace, Message, SessionLimit};
pub use client::{Http, HttpError};
pub(super) use payload::{File, Payload};
pub use signing_in::SignedIn;

/// A hanging call must not hold up a game.
const TIMEOUT: Duration = Duration::from_secs(15);
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);
/// How to reach Discord.
#[derive(Clone, Debug)]
pub struct HttpSettings {
    /// The bot's token.
    pub token: SecretString,
    /// Another server for all REST calls, such as `http://127.0.0.1:9000`.
    pub api_url: Option<String>,
    /// The application's client secret, if people can open the board page inside Discord.
    pub client_secret: Option<SecretString>,
}

/// The result of signing in.
#[derive(Debug)]
pub struct SignIn {
    /// The client.
    pub http: Arc<Http>,
    /// The name of the bot.
    pub name: String,
    /// Gets the time from Discord.
    pub time: TimeSignal,
}

/// Why the bot couldn't sign in.
#[derive(Debug, thiserror::Error)]
pub enum SignInError {
    /// Discord doesn't accept the token.
    #[error(
        "Discord refuses the bot token; copy it again from the page \"Bot\" of your application in the Discord developer portal"
    )]
    Token,
    /// The HTTP client can't be created.
    #[error("can't create the HTTP client: {0}")]
    Client(String),
    /// Discord can't be reached now.
    #[error("{0}; check the network, or see discordstatus.com")]
    Unreachable(String),
}

/// Creates the REST client and asks Discord for the time and the bot's account.
///
/// # Errors
/// The token is refused, or Discord can't be reached.
pub async fn sign_in(settings: &HttpSettings, clocks: &Clocks) -> Result<SignIn, SignInError> {
    let client = client()?;
    let http = over(client.clone(), settings)?;
    let time = TimeSignal::new(client, settings.api_url.as_deref());
    let asked = time.take(clocks).await;
    asked.map_err(|error| SignInError::Unreachable(error_text::describe_request(&error)))?;
    match http.sign_in().await {
        Ok(name) => Ok(SignIn {
            http: Arc::new(http),
            name,
            time,
        }),
        Err(HttpError::Refused { status: 401, .. }) => Err(SignInError::Token),
        Err(error) => Err(SignInError::Unreachable(error_text::describe(&error))),
    }
}

fn client() -> Result<reqwest::Client, SignInError> {
    reqwest::Client::builder()
        .use_rustls_tls()
        .user_agent(version::user_agent())
        .timeout(TIMEOUT)
        .connect_timeout(CONNECT_TIMEOUT)
        .build()
        .map_err(|error| SignInError::Client(error.to_string()))
}

fn over(client: reqwest::Client, settings: &HttpSettings) -> Result<Http, SignInError> {
    let (token, server) = (settings.token.expose_secret(), settings.api_url.as_deref());
    // A token with characters not allowed in headers wasn't copied completely.
    let http = Http::new(client, token, server).ok_or(SignInError::Token)?;
    Ok(http.with_client_secret(settings.client_secret.clone()))
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;
    use std::time::Instant;

    use rcgen::{CertifiedKey, generate_simple_self_signed};
    use rustls::ServerConfig;
    use rustls::pki_types::PrivateKeyDer;
    use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::{TcpListener, TcpStream};
    use tokio_rustls::TlsAcceptor;

    use super::*;
    use halma_service::ids::{ChannelId, MessageId};

    /// How long a used-up bucket stays empty.
    const RESET: Duration = Duration::from_millis(400);

    /// A fake Discord with rate limits: one request per bucket, then it is empty for a while.
    #[derive(Default)]
    struct Limits {
        used: Mutex<Option<Instant>>,
        taken: Mutex<usize>,
        refused: Mutex<usize>,
        /// Whether responses don't mention the bucket until it is empty.
        is_silent: bool,
    }

    impl Limits {
        fn answer(&self) -> String {
            let mut used = self.used.lock().expect("no panic");
            if let Some(left) = used.and_then(|used| RESET.checked_sub(used.elapsed())) {
                *self.refused.lock().expect("no panic") += 1;
                let wait = left.as_secs_f64();
                let body = format!(
                    "{{\"message\": \"slower\", \"retry_after\": {wait}, \"global\": false}}"
                );
                let length = body.len();
                return format!(
                    "HTTP/1.1 429 Too Many Requests\r\nretry-after: {wait}\r\ncontent-length: {length}\r\n\r\n{body}"
                );
            }
            *used = Some(Instant::now());
            *self.taken.lock().expect("no panic") += 1;
            let after = RESET.as_secs_f64();
            let bucket = format!(
                "x-ratelimit-bucket: one\r\nx-ratelimit-limit: 1\r\nx-ratelimit-remaining: 0\r\nx-ratelimit-reset: 9999999999\r\n\
                 x-ratelimit-reset-after: {after}\r\n"
            );
            let bucket = if self.is_silent { "" } else { bucket.as_str() };
            format!("HTTP/1.1 204 No Content\r\n{bucket}\r\n")
        }
    }

    /// Reads a request up to the end of its headers; none here has a body.
    async fn head(from: &mut (impl AsyncRead + Unpin)) -> Option<String> {
        let mut read = Vec::new();
        while !read.ends_with(b"\r\n\r\n") {
            read.push(from.read_u8().await.ok()?);
        }
        String::from_utf8(read).ok()
    }

    /// A proxy that is also the server.
    async fn serve(
        mut stream: TcpStream,
        acceptor: TlsAcceptor,
        limits: Arc<Limits>,
    ) -> Option<()> {
        let asked = head(&mut stream).await?;
        assert!(asked.starts_with("CONNECT discord.com:443 "), "{asked}");
        stream.write_all(b"HTTP/1.1 200 OK\r\n\r\n").await.ok()?;
        let mut secret = acceptor.accept(stream).await.ok()?;
        loop {
            head(&mut secret).await?;
            let answer = limits.answer();
            secret.write_all(answer.as_bytes()).await.ok()?;
        }
    }

    /// Returns a client for Discord's own address, which is served here.
    async fn client_of(limits: &Arc<Limits>) -> Http {
        let CertifiedKey { cert, signing_key } =
            generate_simple_self_signed(["discord.com".to_owned()]).expect("a certificate");
        let key = PrivateKeyDer::Pkcs8(signing_key.serialize_der().into());
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let server = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("usual versions")
            .with_no_client_auth()
            .with_single_cert(vec![cert.der().clone()], key)
            .expect("they belong together");
        let acceptor = TlsAcceptor::from(Arc::new(server));
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let limits = Arc::clone(limits);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, acceptor.clone(), Arc::clone(&limits)));
            }
        });
        let proxy = reqwest::Proxy::https(format!("http://{address}")).expect("an address");
        let root = reqwest::Certificate::from_der(cert.der()).expect("a certificate");
        let client = reqwest::Client::builder()
            .proxy(proxy)
            .add_root_certificate(root);
        let settings = HttpSettings {
            token: "token".into(),
            api_url: None,
            client_secret: None,
        };
        let client = client.timeout(TIMEOUT).build().expect("a client");
        over(client, &settings).expect("a header takes the token")
    }

    async fn delete_three(http: &Http) {
        for message in 1..=3 {
            let deleted = http.delete_message(ChannelId(1), MessageId(message));
            deleted.await.expect("it is waited for");
        }
    }

    #[tokio::test]
    async fn a_bucket_that_is_used_up_is_waited_for_and_never_overdrawn() {
        let limits = Arc::new(Limits::default());
        delete_three(&client_of(&limits).await).await;
        assert_eq!(*limits.taken.lock().expect("no panic"), 3);
        assert_eq!(*limits.refused.lock().expect("no panic"), 0);
    }

    #[tokio::test]
    async fn what_is_refused_for_its_rate_is_sent_again_when_it_may() {
        let limits = Arc::new(Limits {
            is_silent: true,
            ..Limits::default()
        });
        delete_three(&client_of(&limits).await).await;
        assert_eq!(*limits.taken.lock().expect("no panic"), 3);
        assert!(*limits.refused.lock().expect("no panic") >= 2);
    }
}
