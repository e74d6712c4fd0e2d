//! `halma health`.

use std::io::Write;
use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use super::CliError;
use super::serve::runtime;
use crate::config::Config;

/// How long the bot may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long to wait before asking again.
const PAUSE: Duration = Duration::from_millis(500);

/// Asks the bot running on this machine, at its metrics address, whether it is ready; again and
/// again until then, or until `wait` has passed.
pub(super) fn health(
    file: Option<&Path>,
    wait: Option<Duration>,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let config = Config::load(file)?;
    let Some(address) = config.metrics.listen else {
        return Err(CliError::Option(
            "metrics.listen is off, so the bot can't be asked; turn it on in the configuration"
                .to_owned(),
        ));
    };
    let answer = runtime()?.block_on(async {
        let (begun, wait) = (Instant::now(), wait.unwrap_or_default());
        loop {
            match ask(address).await {
                Err(CliError::NotReady(_)) if begun.elapsed() + PAUSE < wait => {
                    tokio::time::sleep(PAUSE).await;
                }
                asked => return asked,
            }
        }
    })?;
    write!(out, "{answer}").map_err(CliError::output)
}

async fn ask(address: SocketAddr) -> Result<String, CliError> {
    let asked = async {
        let client = reqwest::Client::builder().timeout(PATIENCE).build()?;
        let url = format!("http://{address}/readyz");
        let answer = client.get(url).send().await?;
        Ok((answer.status(), answer.text().await?))
    };
    let (status, answer) = asked.await.map_err(|error: reqwest::Error| {
        let why = if error.is_connect() {
            "no answer; is the bot running?".to_owned()
        } else {
            error.without_url().to_string()
        };
        CliError::NotReady(format!("{address}: {why}"))
    })?;
    if !status.is_success() {
        let reason = reason(&answer);
        return Err(CliError::NotReady(format!("{address}: {reason}")));
    }
    Ok(answer)
}

/// Returns the reason in an answer that says that the bot isn't ready.
fn reason(answer: &str) -> &str {
    let answer = answer.trim_end();
    answer.strip_prefix("not ready: ").unwrap_or(answer)
}
