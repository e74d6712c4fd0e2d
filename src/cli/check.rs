//! `halma check`.

use std::io::Write;
use std::path::Path;

use super::CliError;
use super::offline::with_store;

/// Walks the store of a bot that does not run, and says what is damaged.
pub(super) fn check(file: Option<&Path>, mend: bool, out: &mut dyn Write) -> Result<(), CliError> {
    let walk = with_store(file, async |service| service.check(mend).await)?;
    let closed = CliError::output;
    for one in &walk.damaged {
        let mended = if one.is_mended { "; mended" } else { "" };
        writeln!(out, "{}{mended}", one.why).map_err(closed)?;
    }
    let left = walk.damaged.iter().filter(|one| !one.is_mended).count();
    writeln!(out, "{} matches, {left} of them damaged", walk.matches).map_err(closed)?;
    match left {
        0 => Ok(()),
        _ => Err(CliError::Damaged { can_mend: !mend }),
    }
}
