//! `halma sandbox`: the bot and a stand-in for Discord in one process.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use tokio::io::{AsyncWriteExt, BufReader};
use tokio_util::sync::CancellationToken;

use super::CliError;
use super::serve::runtime;
use crate::config::Config;
use crate::run;
use crate::sandbox::{SandboxError, Settings, StandIn, line_client};
use crate::service::{SystemClock, SystemLot};
use crate::telemetry;

#[derive(Debug, Args)]
pub(super) struct SandboxOptions {
    /// Where the sandbox keeps its games and pictures.
    #[arg(long, default_value = "sandbox-data", value_name = "DIRECTORY")]
    data: PathBuf,
    /// The port on this machine; any free one by default.
    #[arg(long, default_value_t = 0)]
    port: u16,
    /// What the bot logs.
    #[arg(long, default_value = "warn", value_name = "LEVEL")]
    log: String,
}

pub(super) fn sandbox(options: &SandboxOptions) -> Result<(), CliError> {
    let runtime = runtime()?;
    let result = runtime.block_on(play(options));
    // A read of standard input cannot be interrupted; nobody waits for it any more.
    runtime.shutdown_background();
    result
}

async fn play(options: &SandboxOptions) -> Result<(), CliError> {
    let settings = Settings {
        port: options.port,
        ..Settings::default()
    };
    let stand_in = StandIn::start(settings)
        .await
        .map_err(|error| failed(&error))?;
    let mut config = Config::default();
    config.discord.token = Some(stand_in.token().into());
    config.discord.api_url = Some(stand_in.api_url());
    config.store.path = options.data.join("store");
    config.log.level.clone_from(&options.log);
    telemetry::start(&config.log)?;
    let stop = CancellationToken::new();
    let (clock, lot) = (Arc::new(SystemClock), Arc::new(SystemLot));
    let bot = {
        let stop = stop.clone();
        tokio::spawn(async move { run::run(&config, clock, lot, stop).await })
    };
    let chat = async {
        stand_in
            .wait_ready()
            .await
            .map_err(|error| failed(&error))?;
        let mut output = tokio::io::stdout();
        let welcome = format!("The sandbox plays Discord on {}\n", stand_in.api_url());
        let written = output.write_all(welcome.as_bytes()).await;
        written.map_err(|error| CliError::io("standard output", error))?;
        let input = BufReader::new(tokio::io::stdin());
        let pictures = options.data.join("pictures");
        line_client::run(&stand_in, input, output, &pictures)
            .await
            .map_err(|error| failed(&error))
    };
    until_either_ends(bot, chat, stop).await
}

/// Waits for the chat to end and stops the bot; if the bot ends first, that is an error.
async fn until_either_ends(
    mut bot: tokio::task::JoinHandle<Result<(), run::RunError>>,
    chat: impl Future<Output = Result<(), CliError>>,
    stop: CancellationToken,
) -> Result<(), CliError> {
    let chat = tokio::select! {
        ended = &mut bot => return bot_ended(ended),
        chat = chat => chat,
    };
    stop.cancel();
    bot_ended(bot.await)?;
    chat
}

fn bot_ended(
    ended: Result<Result<(), run::RunError>, tokio::task::JoinError>,
) -> Result<(), CliError> {
    match ended {
        Ok(result) => Ok(result?),
        Err(error) => Err(CliError::Option(format!(
            "the bot ended by a panic: {error}"
        ))),
    }
}

fn failed(error: &SandboxError) -> CliError {
    CliError::Option(error.to_string())
}
