//! The `halma` command.

use std::io::Write as _;
use std::process::ExitCode;

use clap::Parser;
use halma::cli::{Cli, execute};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    // Not locked: the sandbox writes from other threads.
    match execute(Cli::parse(), &mut std::io::stdout()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let message = error.to_string();
            if !message.is_empty() && !error.is_unread() {
                // Nobody is left to tell if standard error is closed.
                drop(writeln!(std::io::stderr(), "halma: {message}"));
            }
            ExitCode::from(error.status())
        }
    }
}
