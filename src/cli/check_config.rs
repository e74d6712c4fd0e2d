//! `halma check-config`.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use halma_store::LocalDisk;

use super::CliError;
use crate::config::Config;
use crate::run::backups::Backups;
use crate::run::check;
use crate::telemetry;

/// Says whether the bot could start with a configuration, and with which settings; doesn't touch
/// the store.
pub(super) fn check_config(file: Option<&Path>, out: &mut dyn Write) -> Result<(), CliError> {
    let config = Config::load(file)?;
    telemetry::check(&config.log)?;
    check(&config)?;
    let store = match &config.store.url {
        Some(_) => "a database".to_owned(),
        None => config.store.path.display().to_string(),
    };
    let calls = match (config.http.listen, &config.discord.public_key) {
        (Some(address), Some(_)) => format!("Discord calls the bot at {address}"),
        (Some(address), None) => {
            format!("the bot connects to Discord; health checks at {address}")
        }
        (None, _) => "the bot connects to Discord".to_owned(),
    };
    let line = format!("the configuration is good: games are stored in {store}; {calls}");
    writeln!(out, "{line}").map_err(CliError::output)?;
    // It's no reason not to start: games are more important.
    let backups = Backups::of(&config.backup, Arc::new(LocalDisk));
    if let Some(Err(error)) = backups.map(|backups| backups.check()) {
        let line = format!("but no backups would be made: {error}");
        writeln!(out, "{line}").map_err(CliError::output)?;
    }
    Ok(())
}
