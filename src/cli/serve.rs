//! `halma run` and `halma sandbox`.

use std::path::Path;
use std::sync::Arc;

use halma_service::{SystemClock, SystemLot};
use tokio_util::sync::CancellationToken;

use super::CliError;
use crate::config::Config;
use crate::run;
#[cfg(unix)]
use crate::serving::raise_file_limit;
use crate::telemetry;

/// Starts the bot and waits for its end.
pub(super) fn run(file: Option<&Path>) -> Result<(), CliError> {
    let config = Config::load(file)?;
    telemetry::start(&config.log)?;
    #[cfg(unix)]
    {
        let files = raise_file_limit();
        tracing::debug!(files, "may be open");
    }
    let runtime = runtime()?;
    let ran = runtime.block_on(async {
        let stop = CancellationToken::new();
        stop_on_signal(stop.clone());
        run::run(&config, Arc::new(SystemClock), Arc::new(SystemLot), stop).await
    });
    // The store is closed; hanging tasks don't keep the process alive.
    runtime.shutdown_background();
    Ok(ran?)
}

pub(super) fn runtime() -> Result<tokio::runtime::Runtime, CliError> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| CliError::io("the runtime", error))
}

/// Stops on SIGTERM and SIGINT.
pub(super) fn stop_on_signal(stop: CancellationToken) {
    tokio::spawn(async move {
        #[cfg(unix)]
        {
            use tokio::signal::unix::{SignalKind, signal};
            match signal(SignalKind::terminate()) {
                Ok(mut terminate) => tokio::select! {
                    _ = terminate.recv() => {}
                    _ = tokio::signal::ctrl_c() => {}
                },
                Err(error) => tracing::error!(%error, "can't listen for SIGTERM"),
            }
        }
        #[cfg(not(unix))]
        if let Err(error) = tokio::signal::ctrl_c().await {
            tracing::error!(%error, "can't listen for Ctrl-C");
        }
        tracing::info!("stopping");
        stop.cancel();
    });
}
