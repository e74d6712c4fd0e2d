//! What the bot asked for, and what it was refused: tests look here.

use std::collections::VecDeque;

use serde_json::Value;

/// How many requests and violations are remembered, the newest ones.
const MEMORY: usize = 10_000;

/// One REST request of the bot.
#[derive(Clone, Debug)]
pub struct RecordedRequest {
    /// The HTTP method in capitals.
    pub method: String,
    /// The path below `/api/v10`, without the query.
    pub path: String,
    /// The query as it came, without the question mark.
    pub query: String,
    /// The JSON body, or `payload_json` of a multipart body; null without a body.
    pub body: Value,
    /// The names of the uploaded files.
    pub files: Vec<String>,
    /// The HTTP status of the answer; 0 where the connection was cut before any.
    pub status: u16,
}

/// Something the bot did that Discord refuses.
#[derive(Clone, Debug)]
pub struct Violation {
    /// The HTTP method, or `GATEWAY`.
    pub method: String,
    /// The path below `/api/v10`, or what was sent to the gateway.
    pub path: String,
    /// The HTTP status, or the gateway's close code.
    pub status: u16,
    /// Discord's own code; 0 if there is none.
    pub code: u32,
    /// Discord's words.
    pub message: String,
    /// Discord's nested object that names the fields, where a form was invalid.
    pub errors: Option<Value>,
}

/// The bounded memory of requests and violations.
#[derive(Debug, Default)]
pub(crate) struct Journal {
    requests: VecDeque<RecordedRequest>,
    violations: VecDeque<Violation>,
    recorded: u64,
    violated: u64,
}

impl Journal {
    pub(crate) fn record(&mut self, request: RecordedRequest) {
        self.recorded += 1;
        push_bounded(&mut self.requests, request);
    }

    pub(crate) fn add_violation(&mut self, violation: Violation) {
        tracing::warn!(
            method = %violation.method, path = %violation.path, code = violation.code,
            errors = ?violation.errors, "the sandbox refuses: {}", violation.message
        );
        self.violated += 1;
        push_bounded(&mut self.violations, violation);
    }

    /// How many requests there have been, forgotten ones included.
    pub(crate) fn recorded(&self) -> u64 {
        self.recorded
    }

    /// How many violations there have been, forgotten ones included.
    pub(crate) fn violated(&self) -> u64 {
        self.violated
    }

    pub(crate) fn requests(&self) -> Vec<RecordedRequest> {
        self.requests.iter().cloned().collect()
    }

    pub(crate) fn find(&self, fits: impl Fn(&RecordedRequest) -> bool) -> Option<RecordedRequest> {
        self.requests.iter().find(|request| fits(request)).cloned()
    }

    pub(crate) fn violations(&self) -> Vec<Violation> {
        self.violations.iter().cloned().collect()
    }

    pub(crate) fn take_violations(&mut self) -> Vec<Violation> {
        self.violations.drain(..).collect()
    }
}

fn push_bounded<T>(memory: &mut VecDeque<T>, item: T) {
    if memory.len() == MEMORY {
        memory.pop_front();
    }
    memory.push_back(item);
}
