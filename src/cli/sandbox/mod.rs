//! `halma sandbox`: the bot and a stand-in for Discord in one process, used in a browser or with
//! lines of text.

mod keeper;

use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::Args;
use tokio::io::{AsyncWriteExt, BufReader};
use tokio_util::sync::CancellationToken;

use self::keeper::Keeper;
use super::CliError;
use super::serve::{runtime, stop_on_signal};
use super::setup::signed_in;
use crate::config::Config;
use crate::discord::{HttpSettings, describe, setup};
use crate::run::RunError;
use crate::telemetry;
use halma_service::background::Priority;
use stand_in::{
    ActivitySettings, BotControl, Page, SandboxError, Settings, Snowflake, StandIn, line_client,
};

/// Works with any existing games.
const EXAMPLE: &str = "\
Example of what to type with --lines:
  /halma game custom computer:1 first:me
  click Move
  choose g1-e3
  quit";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLE)]
pub(super) struct SandboxOptions {
    /// Where to keep the games (and with --lines the pictures).
    #[arg(long, default_value = "sandbox-data", value_name = "DIRECTORY")]
    data: PathBuf,
    /// The port on this machine (default: any free one).
    #[arg(long, default_value_t = 0)]
    port: u16,
    /// Type what people do, line by line, instead of opening the page. Type `help` for a list.
    #[arg(long)]
    lines: bool,
    /// The log level of the bot.
    #[arg(long, default_value = "warn", value_name = "LEVEL")]
    log: String,
}

pub(super) fn sandbox(options: &SandboxOptions) -> Result<(), CliError> {
    let runtime = runtime()?;
    let result = runtime.block_on(play(options));
    // A read of standard input can't be interrupted; nobody waits for it anymore.
    runtime.shutdown_background();
    result
}

fn settings(options: &SandboxOptions) -> Settings {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    Settings {
        // Nobody else may act as this bot.
        token: format!("{:032x}", rand::random::<u128>()),
        // A new application each time: the bot relies on Discord remembering its commands, but this
        // Discord forgets them.
        bot_id: Some(Snowflake::made_at(now.unwrap_or_default())),
        // The caller's port is for the page.
        port: if options.lines { options.port } else { 0 },
        ..Settings::default()
    }
}

async fn play(options: &SandboxOptions) -> Result<(), CliError> {
    let stand_in = StandIn::start(settings(options))
        .await
        .map_err(|error| failed(&error))?;
    let mut config = config(options, &stand_in);
    if !options.lines {
        offer_board(&mut config, &stand_in)?;
    }
    telemetry::start(&config.log)?;
    if !options.lines {
        give_emoji(&config).await?;
    }
    let (keeper, mut surprised) = Keeper::start(config, stand_in.clone());
    let keeper = Arc::new(keeper);
    let visit = async {
        stand_in
            .wait_ready()
            .await
            .map_err(|error| failed(&error))?;
        if options.lines {
            read_lines(&stand_in, &options.data).await
        } else {
            let control = Arc::clone(&keeper) as Arc<dyn BotControl>;
            serve_page(stand_in.clone(), control, options.port).await
        }
    };
    let visited = tokio::select! {
        // The bot ended without being told to.
        Some(ended) = surprised.recv() => return ended,
        visited = visit => visited,
    };
    keeper.stop().await?;
    visited
}

/// Creates the emoji of the stones, as `halma setup` does. Lines of text show signs instead.
async fn give_emoji(config: &Config) -> Result<(), CliError> {
    let settings = HttpSettings {
        token: config.discord.token.clone().ok_or(RunError::NoToken)?,
        api_url: config.discord.api_url.clone(),
        client_secret: None,
    };
    let http = signed_in(&settings).await?;
    let given = setup::give_emoji(&http).await;
    given.map_err(|error| CliError::Setup(describe(&error)))
}

fn config(options: &SandboxOptions, stand_in: &StandIn) -> Config {
    let mut config = Config::default();
    config.metrics.listen = None;
    config.discord.token = Some(stand_in.token().into());
    config.discord.api_url = Some(stand_in.api_url());
    config.store.path = options.data.join("store");
    config.log.level.clone_from(&options.log);
    // Someone is waiting, whatever else the machine does.
    config.computer.priority = Priority::Normal;
    config
}

/// Serves the board page at another port, which stays the same when the bot is restarted, by a link
/// and in a frame as inside Discord.
fn offer_board(config: &mut Config, stand_in: &StandIn) -> Result<(), CliError> {
    let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|found| found.local_addr());
    let address = free.map_err(|error| CliError::Option(format!("no free port: {error}")))?;
    config.http.listen = Some(address);
    config.board.address = Some(format!("http://{address}"));
    let client_secret = format!("{:032x}", rand::random::<u128>());
    config.discord.client_secret = Some(client_secret.clone().into());
    stand_in.turn_activities_on(ActivitySettings {
        client_secret,
        mappings: vec![("/".to_owned(), format!("{address}/board/activity"))],
    });
    Ok(())
}

/// Serves the page until the process is told to stop.
async fn serve_page(
    stand_in: StandIn,
    control: Arc<dyn BotControl>,
    port: u16,
) -> Result<(), CliError> {
    let page = Page::serve(stand_in, control, port)
        .await
        .map_err(|error| failed(&error))?;
    say(&format!(
        "Open {} in a browser. Press Ctrl-C to stop.\n",
        page.url()
    ))
    .await?;
    let stop = CancellationToken::new();
    stop_on_signal(stop.clone());
    stop.cancelled().await;
    Ok(())
}

/// Runs the lines of standard input until they end.
async fn read_lines(stand_in: &StandIn, data: &Path) -> Result<(), CliError> {
    say(&format!(
        "The sandbox stands in for Discord at {}. Type `help` for a list of what you can type.\n",
        stand_in.api_url()
    ))
    .await?;
    let input = BufReader::new(tokio::io::stdin());
    line_client::run(stand_in, input, tokio::io::stdout(), &data.join("pictures"))
        .await
        .map_err(|error| failed(&error))
}

async fn say(text: &str) -> Result<(), CliError> {
    let mut output = tokio::io::stdout();
    let written = async {
        output.write_all(text.as_bytes()).await?;
        output.flush().await
    };
    written.await.map_err(CliError::output)
}

fn failed(error: &SandboxError) -> CliError {
    CliError::Option(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_start_has_a_token_of_its_own() {
        let options = SandboxOptions {
            data: PathBuf::new(),
            port: 0,
            lines: false,
            log: String::new(),
        };
        let (one, other) = (settings(&options).token, settings(&options).token);
        assert!(one.len() == 32 && one != other, "{one} {other}");
    }
}
