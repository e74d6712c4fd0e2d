//! The bot's latest requests and mistakes, for the drawer.

use serde_json::{Value, json};

use crate::state::journal::{Journal, RecordedRequest, Violation};

/// How many of each are listed.
const LISTED: usize = 40;

/// The latest entries, newest first, each with a permanent number.
pub(super) fn journal(journal: &Journal) -> Value {
    let requests = newest(&journal.requests(), journal.recorded(), request);
    let violations = newest(&journal.violations(), journal.violated(), violation);
    json!({ "requests": requests, "violations": violations })
}

fn newest<T>(entries: &[T], count: u64, show: fn(&T) -> Value) -> Vec<Value> {
    let numbers = (1..=count).rev();
    let newest = entries.iter().rev().zip(numbers).take(LISTED);
    newest
        .map(|(entry, number)| json!({ "number": number, "entry": show(entry) }))
        .collect()
}

fn request(request: &RecordedRequest) -> Value {
    json!({
        "method": request.method, "path": request.path, "status": request.status,
        "body": request.body, "files": request.files,
    })
}

fn violation(violation: &Violation) -> Value {
    json!({
        "method": violation.method, "path": violation.path, "status": violation.status,
        "code": violation.code, "message": violation.message, "errors": violation.errors,
    })
}
