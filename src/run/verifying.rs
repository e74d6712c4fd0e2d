//! Looking whether all that is stored is whole: the files of the journal, and every match.

use std::path::Path;

use crate::service::Service;
use crate::store::journal::inspection::{Inspection, inspect};

/// What was found, in sentences for whoever runs the bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// One sentence a line.
    pub lines: Vec<String>,
    /// Whether nothing is wrong.
    pub is_sound: bool,
}

/// Looks at everything; the bot may be running.
///
/// # Errors
/// The store failed.
pub async fn verify(service: &Service, directory: Option<&Path>) -> Result<Report, String> {
    let walk = service.check(false).await;
    let walk = walk.map_err(|error| error.to_string())?;
    let mut lines: Vec<String> = walk.damaged.iter().map(|one| one.why.clone()).collect();
    let mut is_sound = lines.is_empty();
    if let Some(directory) = directory {
        let inspection = inspect(directory).map_err(|error| error.to_string())?;
        is_sound &= inspection.damage.is_none() && inspection.bad_snapshots.is_empty();
        lines.extend(said(&inspection));
    }
    let (matches, damaged) = (walk.matches, walk.damaged.len());
    lines.push(format!("{matches} matches, {damaged} of them damaged"));
    Ok(Report { lines, is_sound })
}

/// What a look at a journal found.
pub fn said(inspection: &Inspection) -> Vec<String> {
    let mut lines = inspection.bad_snapshots.clone();
    lines.push(format!(
        "the journal: {} whole snapshots, {} changes behind the newest, the last with revision {}",
        inspection.snapshots, inspection.entries, inspection.revision
    ));
    if let Some(damage) = &inspection.damage {
        let games: Vec<_> = damage.games.iter().map(|code| format!("#{code}")).collect();
        lines.push(format!(
            "{}: damaged at byte {} ({}); {} changes behind it cannot be used, of the games {}",
            damage.file.display(),
            damage.at,
            damage.cause,
            damage.behind,
            if games.is_empty() {
                "-".to_owned()
            } else {
                games.join(" ")
            },
        ));
    }
    lines
}
