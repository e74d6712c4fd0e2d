//! `halma void`.

use std::io::Write;
use std::path::Path;

use halma_service::{Clock as _, Error, Refusal, SystemClock};
use halma_store::ids::Code;

use super::CliError;
use super::offline::with_store;

/// Removes a game's result from all tables.
pub(super) fn void(code: Code, file: Option<&Path>, out: &mut dyn Write) -> Result<(), CliError> {
    let refused = with_store(file, async |service| {
        match service.void_everywhere(code, SystemClock.now()).await {
            Ok(()) => Ok(None),
            Err(Error::Refusal(refusal)) => Ok(Some(refusal)),
            Err(fault) => Err(fault),
        }
    })?;
    if let Some(refusal) = refused {
        let why = why(&refusal);
        return Err(CliError::Option(format!("#{code} {why}")));
    }
    let done = "no longer counts in any leaderboard; the players are told when the bot runs";
    writeln!(out, "#{code} {done}").map_err(CliError::output)
}

fn why(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::NoSuchMatch => "is not the code of a game in this store",
        Refusal::CountsNowhere => "is in no leaderboard, so there is nothing to remove",
        Refusal::VoidedBefore => "has already been removed from all leaderboards",
        _ => "has not ended, so it is in no leaderboard yet",
    }
}
