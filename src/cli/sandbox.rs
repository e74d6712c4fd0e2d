//! `halma sandbox`.

use std::path::PathBuf;

use clap::Args;

use super::CliError;

#[derive(Debug, Args)]
pub(super) struct SandboxOptions {
    /// Where the sandbox keeps its games and pictures.
    #[arg(long, default_value = "sandbox-data", value_name = "DIRECTORY")]
    data: PathBuf,
}

pub(super) fn sandbox(options: &SandboxOptions) -> Result<(), CliError> {
    let _ = &options.data;
    Ok(())
}
