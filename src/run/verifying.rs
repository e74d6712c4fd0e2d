//! Checks whether everything stored is sound: the store's files, and every match.

use std::path::Path;
use std::sync::Arc;

use halma_service::Clock as _;
use halma_service::{Error, Repair, Service, SystemClock, SystemLot};
use halma_store::dry_run::{self, DryRun, Salvaged, Start};
use halma_store::journal::inspection::{Inspection, inspect};
use halma_store::transfer::check_whole;
use halma_store::{Image, Store};

/// The result of a check, in sentences for the operator.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Report {
    /// One sentence per line.
    pub lines: Vec<String>,
    /// Whether something is damaged.
    pub is_damaged: bool,
}

impl Report {
    fn say(&mut self, line: impl Into<String>) {
        self.lines.push(line.into());
    }

    fn say_journal(&mut self, found: &Inspection) {
        self.is_damaged |= !found.faults.is_empty();
        self.lines.extend(found.faults.iter().cloned());
        self.say(format!(
            "journal: {} complete snapshots, {} changes since the newest, last revision {}",
            found.snapshots, found.entries, found.revision
        ));
    }

    /// Compares every match with its log.
    async fn say_matches(&mut self, service: &Service) -> Result<(), Error> {
        let walk = service.check(Repair::No).await?;
        self.lines
            .extend(walk.damaged.iter().map(|one| one.why.clone()));
        let (matches, damaged) = (walk.matches, walk.damaged.len());
        self.say(format!("games checked: {matches}, damaged: {damaged}"));
        if damaged > 0 {
            self.is_damaged = true;
            self.say("to rebuild damaged games from their logs, stop the bot and run halma verify --mend");
        }
        Ok(())
    }

    fn say_files(&mut self, found: &DryRun) {
        if let Some(why) = &found.database {
            self.is_damaged = true;
            self.say(format!("database: {why}"));
        }
        self.say_journal(&found.journal);
        for step in &found.steps {
            self.say(format!("the next start {step}"));
        }
    }
}

/// Checks everything while the bot is running.
///
/// # Errors
/// The store failed.
pub async fn verify(service: &Service, directory: Option<&Path>) -> Result<Report, String> {
    let mut report = Report::default();
    if let Some(directory) = directory {
        let found = inspect(directory).map_err(|error| error.to_string())?;
        report.say_journal(&found);
        if report.is_damaged {
            report.say("the bot still has everything: stop it and run halma verify --mend to start a new journal");
        }
    }
    let said = report.say_matches(service).await;
    said.map_err(|error| error.to_string())?;
    Ok(report)
}

/// Checks everything in the directory of a store that nobody has open, and says what the next start
/// would do. Changes nothing there.
///
/// # Errors
/// There is no store, another process has it, or there is no room for a copy.
pub async fn look(directory: &Path) -> Result<Report, String> {
    let found = dry_run::look(directory).map_err(|error| error.to_string())?;
    let mut report = Report::default();
    report.say_files(&found);
    let (is_sound, is_known) = (found.is_sound(), matches!(found.start, Start::Whole(_)));
    match found.start {
        Start::Whole(image) | Start::Unsure(image) => {
            report.say(if is_known { NOTHING_LOST } else { UNSURE });
            let service = service_on(image).await?;
            let said = report.say_matches(&service).await;
            said.map_err(|error| error.to_string())?;
            if !is_sound {
                report.say("halma verify --mend does the same and starts a new journal");
            }
        }
        Start::Stops { why, .. } => {
            report.is_damaged = true;
            report.say(format!("the next start will fail: {why}"));
        }
    }
    Ok(report)
}

/// Says what is damaged in the files of a store that nobody has open, and what would be lost by
/// giving that up. Returns true if a start loses nothing that is known.
///
/// # Errors
/// As [`look`].
pub async fn weigh(directory: &Path) -> Result<(Report, bool), String> {
    let found = dry_run::look(directory).map_err(|error| error.to_string())?;
    let mut report = Report::default();
    report.say_files(&found);
    let rest = match found.start {
        Start::Whole(_) => {
            report.say(format!("{NOTHING_LOST}; start the bot"));
            return Ok((report, true));
        }
        Start::Unsure(_) => {
            report.say(format!("{UNSURE}; start the bot"));
            return Ok((report, true));
        }
        Start::Stops { why, rest } => {
            report.is_damaged = true;
            report.say(format!("the next start will fail: {why}"));
            rest
        }
    };
    let (salvaged, image) = rest.map_err(|error| error.to_string())?;
    report.lines.extend(lost(&salvaged));
    report.say("if you go on without that:");
    let service = service_on(image).await?;
    let said = report.say_matches(&service).await;
    said.map_err(|error| error.to_string())?;
    Ok((report, false))
}

const NOTHING_LOST: &str = "nothing is lost";
const UNSURE: &str = "everything readable is there, but newer changes may be missing";

/// Returns what giving up the unreadable parts loses.
pub fn lost(salvaged: &Salvaged) -> Vec<String> {
    let mut lines = salvaged.others.clone();
    for missing in &salvaged.missing {
        let (from, to) = (missing.start(), missing.end());
        lines.push(if from == to {
            format!("change {from} can't be read; everything after it can be restored")
        } else {
            format!("changes {from} to {to} can't be read")
        });
    }
    lines
}

/// Returns a service on a copy, with any interrupted recount finished as the next start would do.
async fn service_on(image: Image) -> Result<Service, String> {
    let store = Store::new(image);
    check_whole(&store)
        .await
        .map_err(|error| error.to_string())?;
    let service = Service::new(store, Arc::new(SystemLot));
    let counted = service.finish_recount(SystemClock.now()).await;
    counted.map_err(|error| error.to_string())?;
    Ok(service)
}
