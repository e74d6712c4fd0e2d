//! `halma health`.

use std::io::Write;
use std::path::Path;
use std::time::Duration;

use super::CliError;
use super::serve::runtime;
use crate::config::Config;

/// How long the bot may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Asks the bot running on this machine, at its metrics address, whether it is ready.
pub(super) fn health(file: Option<&Path>, out: &mut dyn Write) -> Result<(), CliError> {
    let config = Config::load(file)?;
    let Some(address) = config.metrics.listen else {
        return Err(CliError::Option(
            "metrics.listen is off, so the bot can't be asked; turn it on in the configuration"
                .to_owned(),
        ));
    };
    let asked = runtime()?.block_on(async {
        let client = reqwest::Client::builder().timeout(PATIENCE).build()?;
        let answer = client
            .get(format!("http://{address}/readyz"))
            .send()
            .await?;
        Ok((answer.status(), answer.text().await?))
    });
    let (status, answer) = asked.map_err(|error: reqwest::Error| {
        let why = if error.is_connect() {
            "no answer; is the bot running?".to_owned()
        } else {
            error.without_url().to_string()
        };
        CliError::NotReady(format!("{address}: {why}"))
    })?;
    if !status.is_success() {
        return Err(CliError::NotReady(format!(
            "{address}: {}",
            reason(&answer)
        )));
    }
    write!(out, "{answer}").map_err(CliError::output)
}

/// Returns the reason in an answer that says that the bot isn't ready.
fn reason(answer: &str) -> &str {
    let answer = answer.trim_end();
    answer.strip_prefix("not ready: ").unwrap_or(answer)
}
